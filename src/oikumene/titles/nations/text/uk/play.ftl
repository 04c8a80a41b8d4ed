### What is asked, what can be answered, what happened, and why something is not allowed.

## Questions

ask-draft = Виберіть націю та сторону її планшета
ask-first-worker = З якої частини треку населення взяти додаткового робітника?
ask-growth = Приріст: візьміть робітника або ресурси
ask-take-worker = З якої частини треку населення взяти робітника?
ask-return-worker = Поверніть робітника на трек населення
ask-choose-event = Виберіть карту Подій на цей раунд; другу вилучають
ask-turn = Ваш хід: виберіть дію
ask-end-turn = Дію виконано: завершіть хід або спершу зніміть робітників
ask-place-card = Куди покласти карту «{ $card }»?
ask-replace-colony = Вільного місця немає: яку Колонію замінить «{ $card }»?
ask-place-wonder = Диво світу «{ $card }» добудовано: куди його покласти?
ask-appoint = Куди покласти карту «{ $card }»?
ask-battle-gain = «{ $card }»: виберіть здобич
ask-golden-age = «{ $card }»: ресурси чи ПО?
ask-pay-anything =
    { $n ->
        [1] Яким ресурсом заплатити?
        [few] Заплатіть { $n } будь-які ресурси
       *[many] Заплатіть { $n } будь-яких ресурсів
    }
ask-lose-anything =
    { $n ->
        [1] Бракує 1 книги: який ресурс втратити замість неї?
        [one] Бракує { $n } книги: які ресурси втратити замість них?
       *[many] Бракує { $n } книг: які ресурси втратити замість них?
    }
ask-war-shield =
    { $n ->
        [1] «{ $card }»: стабільність зберігає 1 ресурс. Який?
        [few] «{ $card }»: стабільність зберігає { $n } ресурси. Які?
       *[many] «{ $card }»: стабільність зберігає { $n } ресурсів. Які?
    }
ask-event-offer = «{ $event }». { $event-text } Згодні?
ask-event-undeploy = «{ $event }». { $event-text } Зняти робітника?
ask-event-deploy = Безплатно розмістити робітника на Військовій карті?
ask-choose-loss = «{ $event }»: виберіть, що втратити
ask-zoroastrian-revival = «Відродження зороастризму»: що станеться?
ask-remove-colony = Яку Колонію вилучити?
ask-swap-first = Яку карту поміняти місцями з іншою?
ask-swap-second = З якою картою поміняти місцями карту «{ $card }»?
ask-pay-one-of = «{ $card }»: чим заплатити?
ask-gain-one-of = «{ $card }»: що отримати?
ask-buy-free = Яку карту взяти безплатно?
ask-deploy-free = Якого робітника безплатно розмістити і де?
ask-deploy-on-new = Безплатно розмістити робітника на новій Будівлі?
ask-which-first = Який ефект спрацює першим?

## Answers

option-nation =
    { $side-id ->
        [B] { $nation }, сторона B. { $nation-text }
       *[other] { $nation }, сторона { $side-id }
    }
option-take-food = Взяти робітника з частини «їжа»: −{ amount-food.sign } під час кожного Виробництва
option-take-stability = Взяти робітника з частини «стабільність»: −{ amount-stability.sign }
option-take-beside = Взяти робітника, що стоїть поруч із треком, без витрат
option-take-food-at-first-worker = З частини «їжа»
option-take-stability-at-first-worker = З частини «стабільність»
option-bonus = Взяти { $amount }
option-return =
    { $source-id ->
        [area] { $section-id ->
            [food] Повернути робітника із зони ресурсів у частину «їжа»
            [stability] Повернути робітника із зони ресурсів у частину «стабільність»
           *[beside] Повернути робітника із зони ресурсів і поставити поруч із треком
        }
       *[other] { $section-id ->
            [food] Повернути робітника з карти «{ $source }» у частину «їжа»
            [stability] Повернути робітника з карти «{ $source }» у частину «стабільність»
           *[beside] Повернути робітника з карти «{ $source }» і поставити поруч із треком
        }
    }
option-event = { $event }
option-buy = Купити карту «{ $card }» за { amount-gold }{ $because }
option-buy-at-buy-free = Взяти карту «{ $card }» безплатно
option-deploy =
    { $source-id ->
        [area] Розмістити робітника на карті «{ $card }» за { amount-stone }{ $because }
       *[other] Перемістити робітника з карти «{ $source }» на карту «{ $card }» за { amount-stone }{ $because }
    }
option-deploy-at-deploy-free = { option-deploy-at-event-deploy }
option-deploy-at-deploy-on-new = { option-deploy-at-event-deploy }
option-deploy-at-event-deploy =
    { $source-id ->
        [area] Розмістити робітника на карті «{ $card }»
       *[other] Перемістити робітника з карти «{ $source }» на карту «{ $card }»
    }
option-undeploy = Зняти робітника з карти «{ $card }»
option-hire-board =
    { $n ->
        [0] Найняти архітектора для Дива «{ $card }» безплатно
       *[many] Найняти архітектора для Дива «{ $card }» за { amount-stone }
    }
option-hire =
    { $n ->
        [0] Найняти особистого архітектора ({ $source }) для Дива «{ $card }» безплатно
       *[many] Найняти особистого архітектора ({ $source }) для Дива «{ $card }» за { amount-stone }
    }
option-use = Використати карту «{ $card }»
option-pass = Пасувати
option-end = Завершити хід
option-place = На вільне місце
option-replace = Замість карти «{ $card }»
option-cover = Поверх Дива «{ $card }»: його вилучають
option-appoint-advisor = На місце Радника
option-appoint-tower = На Порцелянову вежу
option-gain = Отримати { $amount }
option-gain-vp =
    { $price ->
        [0] Отримати 1 ПО безплатно
        [one] Заплатити { $price } ресурс за 1 ПО
        [few] Заплатити { $price } ресурси за 1 ПО
       *[many] Заплатити { $price } ресурсів за 1 ПО
    }
option-pay = Заплатити { $amounts }
option-pay-nothing = Нічого з цього
option-pay-at-lose-anything = Втратити { $amounts }
option-save = Зберегти { $amounts }
option-save-nothing = Не зберегти нічого
option-lose = Втратити { $amounts }
option-remove-advisors = Вилучити всіх своїх Радників
option-remove-architect = Прибрати останнього архітектора зі свого Дива
option-go-last = Стати останнім у порядку ходу
option-count-weaker = Вважати свою міць меншою на { $n }
option-own-gain = Найстабільніші нації отримують по { $amounts }
option-others-lose = Усі інші нації втрачають по { $amounts }
option-accept = Погодитися
option-decline = Відмовитися
option-decline-at-event-undeploy = Не знімати
option-decline-at-event-deploy = Не розміщувати
option-remove = Вилучити карту «{ $card }»
option-swap = { $card }
option-first = Спершу «{ $card }»

## What happened

log-round = Раунд { $n }, { $age }
log-phase = { $phase }
log-nation-taken = { $seat-person } вибирає націю: { $nation }, сторона { $side-id }
log-worker-taken =
    { $section-id ->
        [food] { $seat } бере робітника з частини «їжа»
        [stability] { $seat } бере робітника з частини «стабільність»
       *[beside] { $seat } бере робітника, що стоїть поруч із треком
    }
log-growth-bonus = { $seat } бере { $amount } замість робітника
log-worker-returned =
    { $source-id ->
        [area] { $section-id ->
            [food] { $seat } повертає робітника із зони ресурсів у частину «їжа»
            [stability] { $seat } повертає робітника із зони ресурсів у частину «стабільність»
           *[beside] { $seat } повертає робітника із зони ресурсів і ставить поруч із треком
        }
       *[other] { $section-id ->
            [food] { $seat } повертає робітника з карти «{ $source }» у частину «їжа»
            [stability] { $seat } повертає робітника з карти «{ $source }» у частину «стабільність»
           *[beside] { $seat } повертає робітника з карти «{ $source }» і ставить поруч із треком
        }
    }
log-event = Нові події: «{ $event }» і «{ $other }»
log-two-events = { $seat } відкриває дві карти Подій: «{ $one }» і «{ $two }»
log-architects =
    { $n ->
        [0] Цього раунду спільних архітекторів немає
       *[many] Спільних архітекторів цього раунду: { $n }
    }
log-bought =
    { $n ->
        [0] { $seat } бере карту «{ $card }» безплатно
       *[many] { $seat } купує карту «{ $card }» за { amount-gold }
    }
log-replaced = { $seat } вилучає карту «{ $old }»: її місце займає «{ $card }»
log-war-declared = Оголошено Війну «{ $card }»: міць { $n }
log-wonder-abandoned = { $seat } кидає недобудоване Диво «{ $card }»
log-deployed =
    { $n ->
        [0] { $seat } розміщує робітника на карті «{ $card }» безплатно
       *[many] { $seat } розміщує робітника на карті «{ $card }» за { amount-stone }
    }
log-undeployed = { $seat } знімає робітника з карти «{ $card }»
log-hired =
    { $n ->
        [0] { $seat } наймає архітектора для Дива «{ $card }» безплатно
       *[many] { $seat } наймає архітектора для Дива «{ $card }» за { amount-stone }
    }
log-hired-free = { $seat } наймає архітектора для Дива «{ $card }» безплатно{ $why }
log-wonder-ready = { $seat } добудовує Диво «{ $card }»
log-wonder-covered = { $seat } накриває Диво «{ $card }»
log-used = { $seat } використовує карту «{ $card }»
log-swapped = { $seat } міняє місцями карти «{ $one }» та «{ $two }»
log-passed = { $seat } пасує ({ $n }-й пас раунду)
log-turn-skipped = { $seat } пропускає свій перший хід
log-card-leaves = { $seat } вилучає карту «{ $card }»: виконано її умову
log-advisor-removed = { $seat } вилучає Радника «{ $card }»
log-colony-removed = { $seat } вилучає Колонію «{ $card }»
log-architect-removed = { $seat } прибирає архітектора з Дива «{ $card }»
log-gain = { $seat } отримує { $amount }{ $why }
log-lose = { $seat } втрачає { $amount }{ $why }
log-paid = { $seat } платить { $amount }{ $why }
log-lack =
    { $good-id ->
        [gold] { $seat }: бракує золота
        [food] { $seat }: бракує їжі
        [stone] { $seat }: бракує каменю
       *[books] { $seat }: бракує книг
    }
log-produced = { $seat }: { $goods } (виробництво)
log-order = Порядок ходу: { $seats }
log-defeated = { $seat } зазнає поразки: «{ $card }»
log-event-resolves = Подія «{ $event }»
log-nobody = Подія нікого не зачіпає
log-counts-weaker = { $seat }: міць вважається меншою на { $n }
log-famine =
    { $n ->
        [0] Голоду цього раунду немає
       *[many] Голод: кожна нація втрачає { amount-food }
    }
log-tile = Суперник цього раунду: «{ $tile }»
log-die = Кидок за суперника: { $n }
log-campaign-next = { $seat } грає наступну партію кампанії на рівні «{ $level }»
log-campaign-won = { $seat } виграє кампанію!
log-card-removed = Карту «{ $card }» вилучено
log-opponent-war = Суперник оголошує Війну «{ $card }»: міць { $n }
log-opponent-gains =
    { $what-id ->
        [strength] Суперник: +{ amount-strength.sign }
        [stability] Суперник: +{ amount-stability.sign }
       *[books] Суперник: +{ amount-books.sign }
    }

## Where gains and losses come from

reason-production = виробництво
reason-revolt = повстання
reason-famine = голод
reason-lack = нестача
reason-books = підрахунок книг
reason-stability = порівняння стабільності

## How it ended

result-most-vp = Перемагає { $winners }: найбільше ПО
result-tie-break = За рівного рахунку перемагає { $winners }
result-hall =
    { $rank-id ->
        [none] { $rank }
        [lost] { $rank }
       *[other] Зала слави: { $rank }
    }

## Places

track-food = Частина «їжа»
track-beside = Поруч із треком
place-area = Зона ресурсів
place-board = Поле Прогресу
place-architects = Спільні архітектори
place-advisor = Місце Радника
place-tower = Порцелянова вежа

## Why not

why-NAT-SETUP-21 = На п’ятьох базових карт замало: додайте інші рівні.
why-NAT-BUY-01 = Бракує золота.
why-NAT-COL-01 = Бракує моці, якої вимагає Колонія.
why-NAT-BAT-01 = Для Битви потрібен робітник на вашій Військовій карті.
why-NAT-WAR-02 = Цього раунду Війну вже купили.
why-NAT-CRD-34 = Альфред Нобель не дає вам купувати Війни.
why-NAT-MIL-02 = Військових карт уже максимум: нова може лише замінити одну з них.
why-NAT-GA-07 = Бракує ресурсів, щоб заплатити за ПО.
why-NAT-DEP-01 = Бракує каменю, щоб розмістити там робітника.
why-NAT-DEP-07 = Немає робітника, якого можна туди поставити.
why-NAT-ARC-02 = Потрібні вільний архітектор, недобудоване Диво світу й камінь на наступний етап.
why-NAT-SPA-01 = Цю карту цього раунду вже використано.
why-NAT-RES-08 = Заплатити повну ціну нічим.
why-NAT-WRK-07 = Спершу треба взяти робітника, що стоїть поруч із треком.
why-NAT-WRK-08 = Там не лишилося робітників.
why-NAT-CRD-19 = Для обміну на полі Прогресу потрібні дві карти.
why-NAT-CRD-22 = На полі Прогресу немає ні Золотої доби, ні Дива світу.
why-NAT-CRD-30 = Ваша міць не найбільша.
why-NAT-CRD-35 = У вас немає Колонії, яку можна вилучити.

## Розпорядження наперед

order-pass = Спасувати, коли настане мій хід
    .text = Щойно настане ваш хід, ви спасуєте до кінця раунду.
order-end-turn = Одразу завершувати мої ходи
    .text = Після дії хід завершується без запитання, чи знімати робітників.

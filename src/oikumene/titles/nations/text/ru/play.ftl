### What is asked, what can be answered, what happened, and why something is not allowed.

## Questions

ask-draft = Выберите нацию и сторону её планшета
ask-first-worker = Из какой части трека населения взять дополнительного работника?
ask-growth = Прирост: возьмите работника или ресурсы
ask-take-worker = Из какой части трека населения взять работника?
ask-return-worker = Верните работника на трек населения
ask-choose-event = Выберите карту Событий на этот раунд; вторая удаляется
ask-turn = Ваш ход: выберите действие
ask-end-turn = Действие совершено: завершите ход или сначала снимите работников
ask-place-card = Куда положить карту «{ $card }»?
ask-replace-colony = Свободного места нет: какую Колонию заменит «{ $card }»?
ask-place-wonder = Чудо Света «{ $card }» достроено: куда его положить?
ask-appoint = Куда положить карту «{ $card }»?
ask-battle-gain = «{ $card }»: выберите добычу
ask-golden-age = «{ $card }»: ресурсы или ПО?
ask-pay-anything =
    { $n ->
        [1] Каким ресурсом заплатить?
        [few] Заплатите { $n } любых ресурса
       *[many] Заплатите { $n } любых ресурсов
    }
ask-lose-anything =
    { $n ->
        [1] Не хватает 1 книги: какой ресурс потерять вместо неё?
        [one] Не хватает { $n } книги: какие ресурсы потерять вместо них?
       *[many] Не хватает { $n } книг: какие ресурсы потерять вместо них?
    }
ask-war-shield =
    { $n ->
        [1] «{ $card }»: стабильность сберегает 1 ресурс. Какой?
        [few] «{ $card }»: стабильность сберегает { $n } ресурса. Какие?
       *[many] «{ $card }»: стабильность сберегает { $n } ресурсов. Какие?
    }
ask-event-offer = «{ $event }». { $event-text } Согласны?
ask-event-undeploy = «{ $event }». { $event-text } Снять работника?
ask-event-deploy = Бесплатно разместить работника на Военной карте?
ask-choose-loss = «{ $event }»: выберите, что потерять
ask-zoroastrian-revival = «Возрождение зороастризма»: что произойдёт?
ask-remove-colony = Какую Колонию удалить?
ask-swap-first = Какую карту поменять местами с другой?
ask-swap-second = С какой картой поменять местами карту «{ $card }»?
ask-pay-one-of = «{ $card }»: чем заплатить?
ask-gain-one-of = «{ $card }»: что получить?
ask-buy-free = Какую карту взять бесплатно?
ask-deploy-free = Какого работника бесплатно разместить и где?
ask-deploy-on-new = Бесплатно разместить работника на новом Здании?
ask-which-first = Какой эффект сработает первым?

## Answers

option-nation =
    { $side-id ->
        [B] { $nation }, сторона B. { $nation-text }
       *[other] { $nation }, сторона { $side-id }
    }
option-take-food = Взять работника из части «еда»: −{ amount-food.sign } при каждом Производстве
option-take-stability = Взять работника из части «стабильность»: −{ amount-stability.sign }
option-take-beside = Взять работника, стоящего рядом с треком, без затрат
option-take-food-at-first-worker = Из части «еда»
option-take-stability-at-first-worker = Из части «стабильность»
option-bonus = Взять { $amount }
option-return =
    { $source-id ->
        [area] { $section-id ->
            [food] Вернуть работника из зоны ресурсов в часть «еда»
            [stability] Вернуть работника из зоны ресурсов в часть «стабильность»
           *[beside] Вернуть работника из зоны ресурсов и поставить рядом с треком
        }
       *[other] { $section-id ->
            [food] Вернуть работника с карты «{ $source }» в часть «еда»
            [stability] Вернуть работника с карты «{ $source }» в часть «стабильность»
           *[beside] Вернуть работника с карты «{ $source }» и поставить рядом с треком
        }
    }
option-event = { $event }
option-buy = Купить карту «{ $card }» за { amount-gold }{ $because }
option-buy-at-buy-free = Взять карту «{ $card }» бесплатно
option-deploy =
    { $source-id ->
        [area] Разместить работника на карте «{ $card }» за { amount-stone }{ $because }
       *[other] Переместить работника с карты «{ $source }» на карту «{ $card }» за { amount-stone }{ $because }
    }
option-deploy-at-deploy-free = { option-deploy-at-event-deploy }
option-deploy-at-deploy-on-new = { option-deploy-at-event-deploy }
option-deploy-at-event-deploy =
    { $source-id ->
        [area] Разместить работника на карте «{ $card }»
       *[other] Переместить работника с карты «{ $source }» на карту «{ $card }»
    }
option-undeploy = Снять работника с карты «{ $card }»
option-hire-board =
    { $n ->
        [0] Нанять архитектора для Чуда «{ $card }» бесплатно
       *[many] Нанять архитектора для Чуда «{ $card }» за { amount-stone }
    }
option-hire =
    { $n ->
        [0] Нанять личного архитектора ({ $source }) для Чуда «{ $card }» бесплатно
       *[many] Нанять личного архитектора ({ $source }) для Чуда «{ $card }» за { amount-stone }
    }
option-use = Использовать карту «{ $card }»
option-pass = Пасовать
option-end = Завершить ход
option-place = На свободное место
option-replace = Вместо карты «{ $card }»
option-cover = Поверх Чуда «{ $card }»: оно удаляется
option-appoint-advisor = На место Советника
option-appoint-tower = На Фарфоровую башню
option-gain = Получить { $amount }
option-gain-vp =
    { $price ->
        [0] Получить 1 ПО бесплатно
        [one] Заплатить { $price } ресурс за 1 ПО
        [few] Заплатить { $price } ресурса за 1 ПО
       *[many] Заплатить { $price } ресурсов за 1 ПО
    }
option-pay = Заплатить { $amounts }
option-pay-nothing = Ничего из этого
option-pay-at-lose-anything = Потерять { $amounts }
option-save = Сберечь { $amounts }
option-save-nothing = Не сберечь ничего
option-lose = Потерять { $amounts }
option-remove-advisors = Удалить всех своих Советников
option-remove-architect = Убрать последнего архитектора со своего Чуда
option-go-last = Стать последним в порядке хода
option-count-weaker = Считать свою мощь меньшей на { $n }
option-own-gain = Самые стабильные нации получают по { $amounts }
option-others-lose = Все остальные нации теряют по { $amounts }
option-accept = Согласиться
option-decline = Отказаться
option-decline-at-event-undeploy = Не снимать
option-decline-at-event-deploy = Не размещать
option-remove = Удалить карту «{ $card }»
option-swap = { $card }
option-first = Сначала «{ $card }»

## What happened

log-round = Раунд { $n }, { $age }
log-phase = { $phase }
log-nation-taken = { $seat-person } выбирает нацию: { $nation }, сторона { $side-id }
log-worker-taken =
    { $section-id ->
        [food] { $seat } берёт работника из части «еда»
        [stability] { $seat } берёт работника из части «стабильность»
       *[beside] { $seat } берёт работника, стоящего рядом с треком
    }
log-growth-bonus = { $seat } берёт { $amount } вместо работника
log-worker-returned =
    { $source-id ->
        [area] { $section-id ->
            [food] { $seat } возвращает работника из зоны ресурсов в часть «еда»
            [stability] { $seat } возвращает работника из зоны ресурсов в часть «стабильность»
           *[beside] { $seat } возвращает работника из зоны ресурсов и ставит рядом с треком
        }
       *[other] { $section-id ->
            [food] { $seat } возвращает работника с карты «{ $source }» в часть «еда»
            [stability] { $seat } возвращает работника с карты «{ $source }» в часть «стабильность»
           *[beside] { $seat } возвращает работника с карты «{ $source }» и ставит рядом с треком
        }
    }
log-event = Новые события: «{ $event }» и «{ $other }»
log-two-events = { $seat } открывает две карты Событий: «{ $one }» и «{ $two }»
log-architects =
    { $n ->
        [0] В этом раунде общих архитекторов нет
       *[many] Общих архитекторов в этом раунде: { $n }
    }
log-bought =
    { $n ->
        [0] { $seat } берёт карту «{ $card }» бесплатно
       *[many] { $seat } покупает карту «{ $card }» за { amount-gold }
    }
log-replaced = { $seat } удаляет карту «{ $old }»: её место занимает «{ $card }»
log-war-declared = Объявлена Война «{ $card }»: мощь { $n }
log-wonder-abandoned = { $seat } бросает недостроенное Чудо «{ $card }»
log-deployed =
    { $n ->
        [0] { $seat } размещает работника на карте «{ $card }» бесплатно
       *[many] { $seat } размещает работника на карте «{ $card }» за { amount-stone }
    }
log-undeployed = { $seat } снимает работника с карты «{ $card }»
log-hired =
    { $n ->
        [0] { $seat } нанимает архитектора для Чуда «{ $card }» бесплатно
       *[many] { $seat } нанимает архитектора для Чуда «{ $card }» за { amount-stone }
    }
log-hired-free = { $seat } нанимает архитектора для Чуда «{ $card }» бесплатно{ $why }
log-wonder-ready = { $seat } достраивает Чудо «{ $card }»
log-wonder-covered = { $seat } накрывает Чудо «{ $card }»
log-used = { $seat } использует карту «{ $card }»
log-swapped = { $seat } меняет местами карты «{ $one }» и «{ $two }»
log-passed = { $seat } пасует ({ $n }-й пас раунда)
log-turn-skipped = { $seat } пропускает свой первый ход
log-card-leaves = { $seat } удаляет карту «{ $card }»: выполнено её условие
log-advisor-removed = { $seat } удаляет Советника «{ $card }»
log-colony-removed = { $seat } удаляет Колонию «{ $card }»
log-architect-removed = { $seat } убирает архитектора с Чуда «{ $card }»
log-gain = { $seat } получает { $amount }{ $why }
log-lose = { $seat } теряет { $amount }{ $why }
log-paid = { $seat } платит { $amount }{ $why }
log-lack =
    { $good-id ->
        [gold] { $seat }: не хватает золота
        [food] { $seat }: не хватает еды
        [stone] { $seat }: не хватает камня
       *[books] { $seat }: не хватает книг
    }
log-produced = { $seat }: { $goods } (производство)
log-order = Порядок хода: { $seats }
log-defeated = { $seat } терпит поражение: «{ $card }»
log-event-resolves = Событие «{ $event }»
log-nobody = Событие никого не затрагивает
log-counts-weaker = { $seat }: мощь считается меньшей на { $n }
log-famine =
    { $n ->
        [0] Голода в этом раунде нет
       *[many] Голод: каждая нация теряет { amount-food }
    }
log-tile = Противник этого раунда: «{ $tile }»
log-die = Бросок за противника: { $n }
log-campaign-next = { $seat } играет следующую партию кампании на уровне «{ $level }»
log-campaign-won = { $seat } выигрывает кампанию!
log-card-removed = Карта «{ $card }» удалена
log-opponent-war = Противник объявляет Войну «{ $card }»: мощь { $n }
log-opponent-gains =
    { $what-id ->
        [strength] Противник: +{ amount-strength.sign }
        [stability] Противник: +{ amount-stability.sign }
       *[books] Противник: +{ amount-books.sign }
    }

## Where gains and losses come from

reason-production = производство
reason-revolt = восстание
reason-famine = голод
reason-lack = нехватка
reason-books = подсчёт книг
reason-stability = сравнение стабильности

## How it ended

result-most-vp = Побеждает { $winners }: больше всех ПО
result-tie-break = При равном счёте побеждает { $winners }
result-hall =
    { $rank-id ->
        [none] { $rank }
        [lost] { $rank }
       *[other] Зал Славы: { $rank }
    }

## Places

track-food = Часть «еда»
track-beside = Рядом с треком
place-area = Зона ресурсов
place-board = Поле Прогресса
place-architects = Общие архитекторы
place-advisor = Место Советника
place-tower = Фарфоровая башня

## Why not

why-NAT-SETUP-21 = Впятером базовых карт не хватит: добавьте другие уровни.
why-NAT-BUY-01 = Не хватает золота.
why-NAT-COL-01 = Не хватает мощи, которой требует Колония.
why-NAT-BAT-01 = Для Битвы нужен работник на вашей Военной карте.
why-NAT-WAR-02 = В этом раунде Войну уже купили.
why-NAT-CRD-34 = Альфред Нобель не даёт вам покупать Войны.
why-NAT-MIL-02 = Военных карт уже максимум: новая может лишь заменить одну из них.
why-NAT-GA-07 = Не хватает ресурсов, чтобы заплатить за ПО.
why-NAT-DEP-01 = Не хватает камня, чтобы разместить там работника.
why-NAT-DEP-07 = Нет работника, которого можно туда поставить.
why-NAT-ARC-02 = Нужны свободный архитектор, строящееся Чудо Света и камень на следующий этап.
why-NAT-SPA-01 = Эта карта в этом раунде уже использована.
why-NAT-RES-08 = Заплатить полную цену нечем.
why-NAT-WRK-07 = Первым нужно взять работника, стоящего рядом с треком.
why-NAT-WRK-08 = Там не осталось работников.
why-NAT-CRD-19 = Для обмена на поле Прогресса нужны две карты.
why-NAT-CRD-22 = На поле Прогресса нет ни Золотого Века, ни Чуда Света.
why-NAT-CRD-30 = Ваша мощь не наибольшая.
why-NAT-CRD-35 = У вас нет Колонии, которую можно удалить.

## Распоряжения наперёд

order-pass = Спасовать, когда придёт мой ход
    .text = Как только наступит ваш ход, вы спасуете до конца раунда.
order-end-turn = Сразу завершать мои ходы
    .text = После действия ход завершается без вопроса, снять ли работников.

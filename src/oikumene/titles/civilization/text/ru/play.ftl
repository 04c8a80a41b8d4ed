### What is asked, what can be answered, what happened, and why something is not allowed.
### Players may have plural names: no verb agrees with one.

## Questions: setup and Start of Turn

ask-capital = Где поставить столицу?
ask-wonder-place = «{ $wonder }»: где на окраинах поставить?
ask-figure-place = { $figure }: где поставить?
ask-person-place = Великий человек ({ $person }): где на окраинах его поставить?
ask-start = Старт: что делать?
ask-founder = Какая фишка основывает город?
ask-displace = { $figure } в квадрате нового города: куда переставить?
ask-switch-now = Сразу принять новое правительство?

## Questions: negotiation

ask-negotiate = Переговоры: предложить обмен?
ask-offer = Обмен ({ $partner }): соберите предложение
ask-answer-offer = Предложение обмена ({ $partner }). Вам: { $gives }. От вас: { $wants }
ask-which-gift =
    { $kind-id ->
        [hut] Обмен ({ $partner }): какую хижину отдать?
        [village] Обмен ({ $partner }): какую деревню отдать?
       *[other] Обмен ({ $partner }): какое культурное событие отдать?
    }

## Questions: City Management

ask-city = Город: что делать?
ask-item = Город { $square }: производство { $n }, со всей торговлей { $most }. Что построить?
ask-second-item = Город { $square }, вторая покупка: производство { $n }, со всей торговлей { $most }. Что построить?
ask-free-item = Город { $square }: что возвести бесплатно?
ask-where = { $item }: где?
ask-harvest = Город { $square }: какой ресурс собрать?
ask-great-person = Новый великий человек ({ $person }): где на окраинах его поставить?
ask-discard =
    { $n ->
        [1] Предел культуры превышен: какое культурное событие сбросить?
       *[other] Предел культуры превышен: какое культурное событие сбросить? Всего { $n }
    }

## Questions: Movement

ask-movement = Поход: какие фишки переместить?
ask-step =
    { $n ->
        [one] Фишки в квадрате { $square } могут пройти ещё { $n } квадрат
        [few] Фишки в квадрате { $square } могут пройти ещё { $n } квадрата
       *[many] Фишки в квадрате { $square } могут пройти ещё { $n } квадратов
    }
ask-wreck = «{ tech-combustion }»: разрушить постройку? { $building }
ask-sacrifice = Город { $square }: пожертвовать фишкой ради технологии?
ask-sacrifice-tech = Какую технологию исследовать в обмен на фишку?

## Questions: Research

ask-research = Исследования: какую технологию выбрать? Выбор тайный, пока не выберут все

## Questions: battles

ask-battle =
    { $owner-id ->
        [barbarians] Боевой ход варваров: сыграйте за них отряд
       *[other] Ваш боевой ход: сыграйте отряд
    }
ask-battle-after = Отряд сыгран: применить свойство, пока боевой ход не кончился?
ask-battle-wound =
    { $n ->
        [1] Какому отряду нанести рану?
       *[other] Какому отряду нанести рану? Ещё { $n }
    }
ask-battle-heal =
    { $n ->
        [1] С какого отряда снять рану?
       *[other] С какого отряда снять рану? Ещё { $n }
    }
ask-barbarians = Варварам не хватает отряда: из какой другой колоды его взять?
ask-save-unit = Вернуть один из погибших отрядов в регулярную армию?
ask-spoils = Добыча победителя ({ $other }): что взять?
ask-spoils-resource =
    { $n ->
        [1] Добыча победителя ({ $other }): какой ресурс взять?
       *[other] Добыча победителя ({ $other }): какие ресурсы взять? Ещё { $n }
    }
ask-spoils-tech = Добыча победителя: какую технологию исследовать?
ask-loot =
    { $n ->
        [one] Добыча победителя ({ $other }), { $n } очко добычи: что взять?
        [few] Добыча победителя ({ $other }), { $n } очка добычи: что взять?
       *[many] Добыча победителя ({ $other }), { $n } очков добычи: что взять?
    }

## Questions: culture events and answers to others

ask-pay = { $resource }: чем заплатить?
ask-gift-coin = «{ event-a_gift_from_afar }»: кто положит 1 жетон монеты на свой лист?
ask-aim = «{ $event }»: выберите цель
ask-aim-more = «{ $event }»: выбрать ещё одну цель?
ask-exchange = Какую технологию исследовать?
ask-lead = Фишки в квадрате { $square } ({ $other }): куда их переместить?
ask-interrupt = Прервать перемещение ({ $by })?
ask-cancel = { $by }: { a-thing }. Отменить?
ask-consent = { $by }: «{ $what }» против вас. Согласиться?

## Questions: technologies, wonders, civilizations

ask-boost = «{ $tech }»: какой город получит +{ $n } к производству?
ask-share-trade = «{ $tech }»: кто ещё получит { icon-trade.count }?
ask-harm = «{ $tech }»: выберите цель
ask-nuke = «{ $tech }»: какой город уничтожить?
ask-freeze = «{ $tech }»: какой квадрат нельзя будет покинуть?
ask-sail = «{ $tech }»: какие фишки отплывают?
ask-sail-to = Фишки в квадрате { $square }: куда плыть?
ask-gardens = «{ wonder-hanging_gardens }»: какую фишку выставить?
ask-cristo = «{ wonder-cristo_redentor }»: из какой колоды взять 2 карточки?
ask-liberty = «{ wonder-statue_of_liberty }»: какую технологию исследовать?
ask-german-resource = «{ $tech }»: какой ресурс взять?

## Answers: Start of Turn

option-at = { $terrain } { $square }{ $here }{ $yields }
option-found = Основать город: { $terrain } { $square }{ $yields }
option-figure = { $thing }
option-switch = Сменить правительство: { $thing }. { $effect }
option-switch-at-switch-now = { $thing }. { $effect }
option-person = Выставить великого человека: { $thing }
option-send = Добыча скаута из квадрата { $square } — в город { $city }{ $yields }
option-use = Применить «{ $thing }»: { $price }
option-play = Сыграть «{ $thing }»
option-wonder = { $thing }: { $cost }{ $convert }
option-wonder-at-start = Применить «{ $thing }»
option-harvest = Собрать ресурс, город { $square }: { $things }
option-end = Завершить ход
option-end-at-start = Завершить ход (старт)
option-end-at-city = Завершить ход (город)
option-end-at-movement = Завершить ход (поход)

## Answers: negotiation

option-deal = Предложить обмен: { $thing }
option-pass = Пас
option-give = Отдать: { put-in }
option-give-marker = Отдать: { $thing }
option-give-event = Отдать: «{ $thing }»
option-give-marker-at-which-gift = { $thing }
option-give-event-at-which-gift = { $thing }
option-want = Получить: { put-in }
option-want-marker = Получить: { $thing }, не глядя
option-want-event = Получить: культурное событие { $level }, не глядя
option-propose = Предложить: { $gives } ↔ { $wants }
option-cancel-at-offer = Не меняться
option-accept = Принять
option-refuse = Отклонить
option-counter = Встречное предложение

## Answers: City Management

option-produce = Производство, город { $square }: { $n }, со всей торговлей { $most }
option-free = Бесплатная постройка, город { $square }
option-arts = Посвятить искусствам город { $square }: { icon-culture.count }
option-advance = Трек культуры, { $reward }: { $price }
option-army = { $thing }: { $cost }{ $convert }
option-army-at-gardens = { $thing }
option-scout = { $thing }: { $cost }{ $convert }
option-scout-at-gardens = { $thing }
option-unit = { $thing }: { $cost }{ $convert }
option-build = { $thing }: { $cost }{ $convert }
option-build-at-free-item = { $thing }
option-take = { $thing }
option-reserve = В резерв
option-discard = Сбросить «{ $thing }»

## Answers: Movement

option-move = { $square }: { $amounts }
option-go = { $terrain } { $square }{ $here }{ $foe }{ $odds }
option-discover = Открыть участок с квадратом { $square }
option-stop = Остановиться здесь
option-destroy = Разрушить
option-sacrifice = Пожертвовать фишкой: { $thing }
option-attack-at-sacrifice = Штурмовать город

## Answers: Research

option-tech = { $thing } ({ $level }){ $unlocks }
option-tech-at-research =
    { $need ->
        [one] { $thing } ({ $level }, { $need } торговля){ $unlocks }
       *[many] { $thing } ({ $level }, { $need } торговли){ $unlocks }
    }

## Answers: battles

option-front = { $unit }: открыть фронт
option-attack = { $other }: { $unit } → { $enemy }{ $outcome }
option-heal = Применить «{ $thing }»: снять раны
option-heal-at-battle-heal = { $thing }: { $unit }
option-wound = { $thing }: { $enemy }
option-deck = { $thing }
option-save = { $unit }
option-trade =
    { $n ->
        [3] Торговля: до { $n }
       *[other] Торговля: только { $n }
    }
option-culture =
    { $n ->
        [3] Жетоны культуры: до { $n }
       *[other] Жетоны культуры: только { $n }
    }
option-token = { $thing }
option-marker = { $thing }, не глядя
option-learn = Технология
option-event = Культурное событие { $level }, не глядя
option-resources = 2 ресурса
option-discard-coin = Заставить сбросить жетон монеты: { $thing }
option-steal-coin = Отнять жетон монеты: { $thing }

## Answers: culture events, technologies, wonders

option-pay = { $thing }
option-player = { $thing }
option-kill = { $thing }, { $square }{ $whose }
option-to = { $terrain } { $square }{ $here }
option-from = { $terrain } { $square }{ $here }
option-cancel = «{ $thing }»: отменить ({ $price })
option-obsolete = Чудо «{ $thing }» устаревает ({ $owner })
option-kill-unit = Гибнет случайный отряд: { $thing }
option-level = Колода { $level }

## Answers: yes, no, enough

option-yes = Да
option-no = Нет
option-no-at-switch-now = Не сейчас
option-no-at-second-item = Больше ничего
option-no-at-harvest = Второго не брать
option-no-at-research = Ничего не исследовать
option-no-at-wreck = Не разрушать
option-no-at-save-unit = Никого не возвращать
option-no-at-spoils = Ничего не брать
option-no-at-loot = Больше ничего не брать
option-no-at-interrupt = Не прерывать
option-no-at-cancel = Не отменять
option-no-at-consent = Не соглашаться
option-yes-at-consent = Согласиться
option-done = Готово
option-done-at-battle = Не играть отряд
option-done-at-battle-after = Завершить боевой ход
option-done-at-battle-wound = Больше ран не наносить
option-done-at-battle-heal = Остальные раны оставить
option-done-at-aim-more = Больше целей нет

## What happened: the course of the game

log-plays = { $seat-person }: { $civilization }
log-egypt-wonder = { $seat }, квадрат { $square }: стартовое чудо «{ $wonder }»
log-capital = { $seat }: столица в квадрате { $square }
log-placed = { $seat }, квадрат { $square }: выставлена фишка — { a-thing }
log-round = Раунд { $n }, первый игрок: { $seat }
log-phase = Фаза «{ $phase }»
log-turn = Ход ({ $phase }): { $seat }
log-victory = { $victory }: { $seat }
log-draw = Игра окончена без победителя

## What happened: trade, culture, coins, resources

log-trade-changed = { $seat }: { $sign }{ icon-trade.count }{ $why }
log-culture-changed = { $seat }: { $sign }{ icon-culture.count }{ $why }
log-coin = { $seat }: +1 жетон монеты ({ $card })
log-took = { $seat }: с рынка взят ресурс — { a-resource }
log-paid = { $seat }: уплачен ресурс — { a-resource }
log-paid-marker = { $seat }: уплачен маркер — { $marker }
log-sent = { $seat }: добыча скаута, { $square } → город { $city }

## What happened: cities

log-founded = { $seat }: основан город { $square }
log-city-bonus = Город { $square }: +{ $n } к следующему производству
log-produces = { $seat }: производство в городе { $city } — { a-thing }
log-produces-at = { $seat }: производство в городе { $city } — { a-thing } ({ $square })
log-converted = { $seat }: обмен, торговля { $n } → производство { $m }
log-devotes = { $seat }: город { $city } посвящён искусствам
log-harvests = { $seat }: сбор в городе { $city } — { a-resource }
log-drew-unit = { $seat }: новый отряд — { a-thing }
log-drew-unit-card = Ваш новый отряд: { a-thing }, сила { $n }
log-upgraded = { $seat }, квадрат { $square }: { $mark } → { $building }
log-units-shuffled = { $unit }: сброс перетасован в новую колоду
log-replaced = { $seat }, квадрат { $square }: заменено — { a-thing }
log-destroyed = Квадрат { $square }: потеря — { a-thing }
log-city-destroyed = Город { $square } уничтожен ({ $seat })
log-wonder-comes = На рынке чудес: «{ $wonder }»
log-wonder-left = Устарело и ушло с рынка чудо «{ $wonder }»
log-obsolete = { $seat }: устарело чудо «{ $wonder }»
log-government = { $seat }: новое правительство — «{ $government }»
log-learned = { $seat }: исследована технология «{ $tech }»

## What happened: culture and great people

log-advanced = { $seat }: трек культуры, деление { $n }
log-great-person = { $seat }: великий человек — { a-thing }
log-person-put = { $seat }, квадрат { $square }: выставлен великий человек — { a-thing }
log-drew-event = { $seat }: взято культурное событие { $level }
log-drew-event-card = Ваше новое событие: «{ $event }»
log-events-shuffled = Культурные события { $level }: сброс перетасован в новую колоду
log-discarded = { $seat }: сброшено событие «{ $event }»
log-played = { $seat }: сыграно событие «{ $event }»{ $aims }
log-event-refused = { $seat }: нет согласия на событие «{ $event }»
log-cancelled = { $seat }: отменено — { a-thing }

## What happened: technologies and wonders

log-used = { $seat }: применена технология «{ $tech }»
log-used-wonder = { $seat }: применено чудо «{ $wonder }»
log-figure-placed = { $seat }, квадрат { $square }: выставлена фишка — { a-thing }
log-unit-lost = { $seat }: гибнет отряд — { $card }
log-nuked = { $seat }: ядерный удар по городу { $square }
log-frozen = { $seat }: квадрат { $square } нельзя покинуть до конца раунда
log-sailed = { $seat }: по воде, { $square } → { $to }

## What happened: deals

log-deal-offered = { $seat } → { $partner }: предложение, { $gives } ↔ { $wants }
log-deal-refused = { $seat }: предложение отклонено ({ $partner })
log-deal-made = { $seat } ↔ { $partner }: обмен, { $gives } ↔ { $wants }
log-deal-cards = { $seat } → { $partner }: передано, { $cards }

## What happened: movement

log-moved = { $seat }: { $start } → { $end }, { moved-figures }
log-discovered = { $seat }: открыт участок с квадратом { $square }
log-hut-explored = { $seat }: вторжение в хижину, квадрат { $square }
log-village-conquered = { $seat }: захвачена деревня, квадрат { $square }
log-marker-seen = Ваш маркер: { $marker }
log-led = { $seat }: фишки сбиты с пути, { $square } → { $to }
log-killed = { $seat }, квадрат { $square }: потеря — { a-thing }
log-sacrificed = { $seat }, город { $square }: принесена в жертву фишка — { a-thing }

## What happened: battles

log-battle = Битва в квадрате { $square }: { $attacker } → { $defender }
log-force-drawn =
    { $n ->
        [one] { $owner }: в боевом соединении { $n } отряд
        [few] { $owner }: в боевом соединении { $n } отряда
       *[many] { $owner }: в боевом соединении { $n } отрядов
    }
log-combat-bonus = { $owner }: боевой бонус +{ $n }
log-front-opened = { $owner }: фронт { $front } открывает { a-thing }, сила { $n }
log-unit-attacks = { $owner }: фронт { $front } атакует { a-thing }, сила { $n }
log-unit-wounded =
    { $n ->
        [one] { $owner }, фронт { $front }: { $n } рана — { a-thing }
        [few] { $owner }, фронт { $front }: { $n } раны — { a-thing }
       *[many] { $owner }, фронт { $front }: { $n } ран — { a-thing }
    }
log-unit-killed = { $owner }, фронт { $front }: гибнет { a-thing }
log-unit-healed = { $owner }, фронт { $front }: снято ран — { $n } ({ a-thing })
log-battle-result = Победа в битве: { $owner }. Нападение — { $attacker }, оборона — { $defender }
log-armies-lost =
    { $n ->
        [one] { $seat }: потери победителя, { $n } армия
        [few] { $seat }: потери победителя, { $n } армии
       *[many] { $seat }: потери победителя, { $n } армий
    }
log-figure-killed = { $seat }, квадрат { $square }: потеря — { a-thing }
log-city-conquered = { $seat }: захвачен город { $square } ({ $other })
log-unit-saved = { $seat }: в строй возвращается { a-thing }
log-looted-trade = { $seat }: добыча, { icon-trade.count } ({ $other })
log-looted-culture = { $seat }: добыча, { icon-culture.count } ({ $other })
log-looted-resource = { $seat }: добыча, { a-resource } ({ $other })
log-looted-marker =
    { $marker-id ->
        [hut] { $seat }: добыча, маркер хижины ({ $other })
       *[village] { $seat }: добыча, маркер деревни ({ $other })
    }
log-looted-marker-face = Это был маркер: { $marker }
log-looted-event = { $seat }: добыча, культурное событие { $level } ({ $other })
log-looted-event-card = Это было событие «{ $event }»
log-coin-discarded = { $seat } → { $other }: сброшен жетон монеты ({ $card })
log-coin-stolen = { $seat }: отнят жетон монеты ({ $other }, { $card })

## How it ended

result-culture = Культурное доминирование: { $winners }
result-tech = Технологический прорыв: { $winners }
result-economic = Экономическое чудо: { $winners }
result-military = Военная победа: { $winners }
result-draw = Игра окончена без победителя

## Parts of sentences

square = { $id }
front = Фронт { $id }
owner-barbarians = Варвары
great_person-any = Великий человек
action-arts = Посвящение искусствам
action-harvest = Сбор ресурсов
unit_card-artillery_1 = Артиллерия 1/2/3/4
unit_card-artillery_2 = Артиллерия 2/3/4/5
unit_card-artillery_3 = Артиллерия 3/4/5/6
unit_card-infantry_1 = Пехота 1/2/3/4
unit_card-infantry_2 = Пехота 2/3/4/5
unit_card-infantry_3 = Пехота 3/4/5/6
unit_card-mounted_1 = Кавалерия 1/2/3/4
unit_card-mounted_2 = Кавалерия 2/3/4/5
unit_card-mounted_3 = Кавалерия 3/4/5/6
unit_card-aircraft_5 = Авиация 5
unit_card-aircraft_6 = Авиация 6
unit_card-aircraft_7 = Авиация 7
coin-sheet = лист цивилизации
# Behind the name of an event: what it was played on.
aimed = {" "}({ $things })
# Behind the name of a square: what is there.
here = {" "}· { $things }
city-here =
    { $kind-id ->
        [capital] { $owner }: столица
       *[city] { $owner }: город
    }
thing-here = { $thing }
figures-here = { $owner }: { $figures }
frozen-here = покинуть нельзя
# Behind the name of a square: who must be fought there, and how often that is won.
foe = {" "}· битва: { $owner }, { $things }
foe-undefended = {" "}· { $owner }, одни скауты
odds = {" "}· { $n } %
# A unit in a battle: its name and strength.
fighter = { $name } { $n }
fighter-wounded =
    { $wounds ->
        [one] { $name } { $n } ({ $wounds } рана)
        [few] { $name } { $n } ({ $wounds } раны)
       *[many] { $name } { $n } ({ $wounds } ран)
    }
# Behind two units that meet.
outcome-both = {" "}· погибнут оба
outcome-kills = {" "}· погибнет враг
outcome-dies = {" "}· погибнет ваш отряд
outcome-none = {" "}· оба выживут
# Behind the name of a figure: whose it is.
whose = {" "}({ $owner })
whose-moving = {" "}({ $owner }, в походе)
# Behind a cost: the trade that must be converted for it.
convert = {" "}· с обменом { $n } торговли
price = { $goods }
price-free = бесплатно
in-market = рынок чудес
yields = {" "}· { $goods }
unlocks = {" "}· { $things }
reward-culture_event = культурное событие { $level }
reward-great_person = великий человек
reward-victory = культурное доминирование
goods = { $amounts }
nothing = ничего
# What is put into an offer.
put-in =
    { $thing-id ->
        [trade] { icon-trade.count }
        [culture] { icon-culture.count }
       *[other] { $thing }
    }
# What moved.
moved-figures =
    { $armies ->
        [0] { moved-scouts }
       *[other]
            { $scouts ->
                [0] { moved-armies }
               *[other] { moved-armies }, { moved-scouts }
            }
    }
moved-armies =
    { $armies ->
        [one] { $armies } армия
        [few] { $armies } армии
       *[many] { $armies } армий
    }
moved-scouts =
    { $scouts ->
        [one] { $scouts } скаут
        [few] { $scouts } скаута
       *[many] { $scouts } скаутов
    }
# The resource or another thing of a sentence, not at its beginning.
a-resource =
    { $resource-id ->
        [wheat] зерно
        [silk] шёлк
        [incense] благовония
        [iron] железо
        [spy] шпион
       *[uranium] уран
    }
a-thing =
    { $thing-id ->
        [army] армия
        [scout] скаут
        [artillery] артиллерия
        [infantry] пехота
        [mounted] кавалерия
        [aircraft] авиация
        [harbor] гавань
        [trading_post] фактория
        [workshop] мастерская
        [iron_mine] рудник
        [library] библиотека
        [university] университет
        [granary] амбар
        [aqueduct] акведук
        [market] рынок
        [bank] банк
        [temple] храм
        [cathedral] собор
        [barracks] казармы
        [academy] академия
        [city_walls] стены
        [artist] художник
        [builder] строитель
        [general] генерал
        [humanitarian] гуманист
        [industrialist] промышленник
        [scientist] учёный
        [arts] посвящение искусствам
        [harvest] сбор ресурсов
       *[other] «{ $thing }»
    }
amount-trade = { icon-trade.count }
amount-culture = { icon-culture.count }
amount-wheat = { resource-wheat.count }
amount-silk = { resource-silk.count }
amount-incense = { resource-incense.count }
amount-iron = { resource-iron.count }
amount-hut = { marker-hut.count }
amount-village = { marker-village.count }
amount-event_1 =
    { $n ->
        [one] { $n } культурное событие I
        [few] { $n } культурных события I
       *[many] { $n } культурных событий I
    }
amount-event_2 =
    { $n ->
        [one] { $n } культурное событие II
        [few] { $n } культурных события II
       *[many] { $n } культурных событий II
    }
amount-event_3 =
    { $n ->
        [one] { $n } культурное событие III
        [few] { $n } культурных события III
       *[many] { $n } культурных событий III
    }
amount-army = { figure-army.count }
amount-scout = { figure-scout.count }
reason-arts = посвящение искусствам
reason-income = доход

## What is printed on things

text-government = Базовый набор: { $core } Обновлённый набор: { $revised }
text-leader = { $civilization }.
text-unit =
    { $trumps-id ->
        [artillery] Цена по рангам: { $costs }. Козырем бьёт артиллерию.
        [infantry] Цена по рангам: { $costs }. Козырем бьёт пехоту.
       *[mounted] Цена по рангам: { $costs }. Козырем бьёт кавалерию.
    }
text-unit-plain = Цена: { $costs }.

## Why not

why-CIV-ABL-12 = Этот квадрат нельзя покинуть до конца раунда.
why-CIV-BAT-29 = Пока отряды есть, в боевой ход нужно сыграть один из них.
why-CIV-BAT-34 = На этом фронте стоит ваш отряд.
why-CIV-BLD-01 = У вас нет технологии, осваивающей эту постройку.
why-CIV-BLD-02 = Постройка ставится на окраинах города, который её возводит.
why-CIV-BLD-03 = Ландшафт не подходит этой постройке.
why-CIV-BLD-06 = В городе не больше одной значимой постройки.
why-CIV-BLD-11 = Эту постройку вы возводите только в развитом виде.
why-CIV-BLD-13 = В квадрате стоит вражеская фишка.
why-CIV-CMP-03 = У игрока одна столица и ещё два города.
why-CIV-CMP-04 = У игрока 6 армий и 2 скаута, у России 7 армий.
why-CIV-CMP-05 = Все ваши фишки этого вида уже на карте.
why-CIV-CMP-15 = Столько маркеров этой постройки в коробке нет.
why-CIV-CMP-19 = На рынке не осталось маркеров этой постройки.
why-CIV-CTY-01 = Действий у этого города в этом раунде не осталось.
why-CIV-CTY-09 = При анархии столица не совершает действий.
why-CIV-CUL-04 = На следующее деление не хватает жетонов культуры или торговли.
why-CIV-ENM-01 = Скаутам без армии нельзя входить в квадрат с вражескими фишками.
why-CIV-EXP-01 = Этот участок ещё закрыт.
why-CIV-FIG-04 = Ваши фишки не могут стоять на воде.
why-CIV-FIG-05 = Места нет: в квадрате достигнут предел соединения.
why-CIV-FIG-06 = Скаута нельзя выставить туда, где стоит вражеская фишка.
why-CIV-FIG-08 = На окраинах нет квадрата для этой фишки.
why-CIV-FND-02 = Достигнут предел городов.
why-CIV-FND-03 = Чтобы основать город, в квадрате нужен ваш скаут.
why-CIV-FND-04 = Город нельзя основать на воде.
why-CIV-FND-05 = Вокруг города должны быть 8 открытых квадратов.
why-CIV-FND-06 = Рядом с квадратом лежит хижина или деревня.
why-CIV-FND-07 = В квадрате лежит хижина или деревня.
why-CIV-FND-08 = Рядом с квадратом стоит вражеская фишка.
why-CIV-FND-09 = Слишком близко другой город: окраины перекроются.
why-CIV-FND-12 = Остальным фишкам квадрата некуда деться.
why-CIV-GOV-03 = Это правительство вами не освоено.
why-CIV-GOV-07 = Сначала нужен раунд анархии.
why-CIV-GOV-12 = В этом раунде ваше правительство уже менялось.
why-CIV-GOV-21 = В этом раунде вы уже собрали ресурс при этом правительстве.
why-CIV-GOV-27 = При демократии ваши армии не нападают на других игроков.
why-CIV-GOV-28 = При коммунизме города нельзя посвящать искусствам.
why-CIV-GOV-34 = Два действия столицы должны быть разными.
why-CIV-GRP-04 = Великих людей не ставят на воду.
why-CIV-HRV-02 = Здесь нет ресурса, жетоны которого остались на рынке.
why-CIV-HUT-01 = Скаутам без армии нельзя входить в хижины и деревни.
why-CIV-HUT-13 = Маркер с великим человеком не хранят.
why-CIV-MOV-01 = Эти фишки уже перемещались.
why-CIV-MOV-09 = Предел соединения не допускает столько фишек в квадрате.
why-CIV-MOV-12 = Фишки разных игроков не стоят в одном квадрате.
why-CIV-MOV-13 = В своём городе перемещение не заканчивают.
why-CIV-MOV-15 = Скаутам нельзя входить во вражеский город.
why-CIV-MOV-21 = Этот путь не ведёт туда, где можно закончить перемещение.
why-CIV-NAT-05 = Бесплатно здесь возвести нечего, или в этом раунде это уже сделано.
why-CIV-OPT-01 = В ознакомительной игре нет чудес света, Египта и Рима.
why-CIV-OVR-02 = Ландшафт не подходит новому маркеру.
why-CIV-OVR-06 = В городе есть другая значимая постройка: её можно заменить только в её квадрате.
why-CIV-PRD-02 = Производства не хватает даже со всей вашей торговлей.
why-CIV-PYR-02 = В пирамиде нет места этого уровня: нужны две соседние технологии уровнем ниже.
why-CIV-RSH-02 = Не хватает торговли: для уровня I нужно 6, дальше 11, 16, 21 и 26.
why-CIV-SCT-02 = Скаут добывает только для города своего владельца.
why-CIV-SET-01 = Одна цивилизация достаётся только одному игроку.
why-CIV-SET-12 = Столько жетонов в этой партии на рынке нет.
why-CIV-UNI-02 = Авиации нужна технология «{ tech-flight }».
why-CIV-UNI-07 = Колода этих отрядов пуста.
why-CIV-WAL-01 = Стенам нужна технология «{ tech-masonry }».
why-CIV-WAL-02 = Стены стоят в центре города.
why-CIV-WAL-03 = Стены в городе уже есть.
why-CIV-WON-04 = Маркер чуда лежит на окраинах города владельца.
why-CIV-WON-05 = Чудеса света не ставят на воду.
why-CIV-WON-06 = В городе не больше одного чуда света.
why-CIV-WON-13 = В квадрате стоит вражеская фишка.
why-CIV-WON-21 = «{ wonder-brandenburg_gate }»: чужие фишки не могут закончить здесь перемещение.
why-CIV-WON-22 = «{ wonder-brandenburg_gate }»: сначала ваши фишки должны покинуть эти окраины.
why-CIV-WTR-01 = Ваши фишки не могут пересекать воду.
why-CIV-WTR-02 = Ваши фишки не могут закончить перемещение на воде.

## Standing orders

order-no-deals = Отклонять любой обмен
    .text = На каждое предложение обмена сразу следует отказ.
order-no-talks = Не предлагать обмен
    .text = В переговорах вы пасуете, если нечего применить.
order-no-cancelling = Никогда не отменять
    .text = Вы не отменяете чужих событий, свойств и действий.
order-no-interrupts = Не прерывать перемещений
    .text = Вы не вмешиваетесь в чужие походы.

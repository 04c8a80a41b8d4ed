### What is asked, what can be answered, what happened, and why something is not allowed.
### Players may have plural names: no verb agrees with one.

## Questions: setup and Start of Turn

ask-capital = Де поставити столицю?
ask-wonder-place = «{ $wonder }»: де на околицях поставити?
ask-figure-place = { $figure }: де поставити?
ask-person-place = Велика людина ({ $person }): де на околицях її поставити?
ask-start = Старт: що робити?
ask-founder = Яка фішка засновує місто?
ask-displace = { $figure } у квадраті нового міста: куди переставити?
ask-switch-now = Одразу прийняти новий уряд?

## Questions: negotiation

ask-negotiate = Перемовини: запропонувати обмін?
ask-offer = Обмін ({ $partner }): складіть пропозицію
ask-answer-offer = Пропозиція обміну ({ $partner }). Вам: { $gives }. Від вас: { $wants }
ask-which-gift =
    { $kind-id ->
        [hut] Обмін ({ $partner }): яку хатину віддати?
        [village] Обмін ({ $partner }): яке село віддати?
       *[other] Обмін ({ $partner }): яку культурну подію віддати?
    }

## Questions: City Management

ask-city = Місто: що робити?
ask-item = Місто { $square }: виробництво { $n }, з усією торгівлею { $most }. Що збудувати?
ask-second-item = Місто { $square }, друга купівля: виробництво { $n }, з усією торгівлею { $most }. Що збудувати?
ask-free-item = Місто { $square }: що звести безплатно?
ask-where = { $item }: де?
ask-harvest = Місто { $square }: який ресурс зібрати?
ask-great-person = Нова велика людина ({ $person }): де на околицях її поставити?
ask-discard =
    { $n ->
        [1] Ліміт культури перевищено: яку культурну подію скинути?
       *[other] Ліміт культури перевищено: яку культурну подію скинути? Усього { $n }
    }

## Questions: Movement

ask-movement = Похід: які фішки перемістити?
ask-step =
    { $n ->
        [one] Фішки у квадраті { $square } можуть пройти ще { $n } квадрат
        [few] Фішки у квадраті { $square } можуть пройти ще { $n } квадрати
       *[many] Фішки у квадраті { $square } можуть пройти ще { $n } квадратів
    }
ask-wreck = «{ tech-combustion }»: зруйнувати споруду? { $building }
ask-sacrifice = Місто { $square }: пожертвувати фішкою заради технології?
ask-sacrifice-tech = Яку технологію дослідити в обмін на фішку?

## Questions: Research

ask-research = Дослідження: яку технологію обрати? Вибір таємний, доки не оберуть усі

## Questions: battles

ask-battle =
    { $owner-id ->
        [barbarians] Бойовий хід варварів: зіграйте за них загін
       *[other] Ваш бойовий хід: зіграйте загін
    }
ask-battle-after = Загін зіграно: застосувати властивість, поки бойовий хід не скінчився?
ask-battle-wound =
    { $n ->
        [1] Якому загонові завдати рани?
       *[other] Якому загонові завдати рани? Ще { $n }
    }
ask-battle-heal =
    { $n ->
        [1] З якого загону зняти рану?
       *[other] З якого загону зняти рану? Ще { $n }
    }
ask-barbarians = Варварам бракує загону: з якої іншої колоди його взяти?
ask-save-unit = Повернути один із загиблих загонів до регулярної армії?
ask-spoils = Здобич переможця ({ $other }): що взяти?
ask-spoils-resource =
    { $n ->
        [1] Здобич переможця ({ $other }): який ресурс узяти?
       *[other] Здобич переможця ({ $other }): які ресурси взяти? Ще { $n }
    }
ask-spoils-tech = Здобич переможця: яку технологію дослідити?
ask-loot =
    { $n ->
        [one] Здобич переможця ({ $other }), { $n } очко здобичі: що взяти?
        [few] Здобич переможця ({ $other }), { $n } очки здобичі: що взяти?
       *[many] Здобич переможця ({ $other }), { $n } очок здобичі: що взяти?
    }

## Questions: culture events and answers to others

ask-pay = { $resource }: чим заплатити?
ask-gift-coin = «{ event-a_gift_from_afar }»: хто покладе 1 жетон монети на свій аркуш?
ask-aim = «{ $event }»: оберіть ціль
ask-aim-more = «{ $event }»: обрати ще одну ціль?
ask-exchange = Яку технологію дослідити?
ask-lead = Фішки у квадраті { $square } ({ $other }): куди їх перемістити?
ask-interrupt = Перервати переміщення ({ $by })?
ask-cancel = { $by }: { a-thing }. Скасувати?
ask-consent = { $by }: «{ $what }» проти вас. Погодитися?

## Questions: technologies, wonders, civilizations

ask-boost = «{ $tech }»: яке місто отримає +{ $n } до виробництва?
ask-share-trade = «{ $tech }»: хто ще отримає { icon-trade.count }?
ask-harm = «{ $tech }»: оберіть ціль
ask-nuke = «{ $tech }»: яке місто знищити?
ask-freeze = «{ $tech }»: який квадрат не можна буде залишити?
ask-sail = «{ $tech }»: які фішки відпливають?
ask-sail-to = Фішки у квадраті { $square }: куди плисти?
ask-gardens = «{ wonder-hanging_gardens }»: яку фішку виставити?
ask-cristo = «{ wonder-cristo_redentor }»: з якої колоди взяти 2 картки?
ask-liberty = «{ wonder-statue_of_liberty }»: яку технологію дослідити?
ask-german-resource = «{ $tech }»: який ресурс узяти?

## Answers: Start of Turn

option-at = { $terrain } { $square }{ $here }{ $yields }
option-found = Заснувати місто: { $terrain } { $square }{ $yields }
option-figure = { $thing }
option-switch = Змінити уряд: { $thing }. { $effect }
option-switch-at-switch-now = { $thing }. { $effect }
option-person = Виставити велику людину: { $thing }
option-send = Здобич скаута з квадрата { $square } — до міста { $city }{ $yields }
option-use = Застосувати «{ $thing }»: { $price }
option-play = Зіграти «{ $thing }»
option-wonder = { $thing }: { $cost }{ $convert }
option-wonder-at-start = Застосувати «{ $thing }»
option-harvest = Зібрати ресурс, місто { $square }: { $things }
option-end = Завершити хід
option-end-at-start = Завершити хід (старт)
option-end-at-city = Завершити хід (місто)
option-end-at-movement = Завершити хід (похід)

## Answers: negotiation

option-deal = Запропонувати обмін: { $thing }
option-pass = Пас
option-give = Віддати: { put-in }
option-give-marker = Віддати: { $thing }
option-give-event = Віддати: «{ $thing }»
option-give-marker-at-which-gift = { $thing }
option-give-event-at-which-gift = { $thing }
option-want = Отримати: { put-in }
option-want-marker = Отримати: { $thing }, не дивлячись
option-want-event = Отримати: культурна подія { $level }, не дивлячись
option-propose = Запропонувати: { $gives } ↔ { $wants }
option-cancel-at-offer = Не мінятися
option-accept = Прийняти
option-refuse = Відхилити
option-counter = Зустрічна пропозиція

## Answers: City Management

option-produce = Виробництво, місто { $square }: { $n }, з усією торгівлею { $most }
option-free = Безплатна споруда, місто { $square }
option-arts = Присвятити мистецтвам місто { $square }: { icon-culture.count }
option-advance = Трек культури, { $reward }: { $price }
option-army = { $thing }: { $cost }{ $convert }
option-army-at-gardens = { $thing }
option-scout = { $thing }: { $cost }{ $convert }
option-scout-at-gardens = { $thing }
option-unit = { $thing }: { $cost }{ $convert }
option-build = { $thing }: { $cost }{ $convert }
option-build-at-free-item = { $thing }
option-take = { $thing }
option-reserve = До резерву
option-discard = Скинути «{ $thing }»

## Answers: Movement

option-move = { $square }: { $amounts }
option-go = { $terrain } { $square }{ $here }{ $foe }{ $odds }
option-discover = Відкрити ділянку з квадратом { $square }
option-stop = Зупинитися тут
option-destroy = Зруйнувати
option-sacrifice = Пожертвувати фішкою: { $thing }
option-attack-at-sacrifice = Штурмувати місто

## Answers: Research

option-tech = { $thing } ({ $level }){ $unlocks }
option-tech-at-research =
    { $need ->
        [one] { $thing } ({ $level }, { $need } торгівля){ $unlocks }
       *[many] { $thing } ({ $level }, { $need } торгівлі){ $unlocks }
    }

## Answers: battles

option-front = { $unit }: відкрити фронт
option-attack = { $other }: { $unit } → { $enemy }{ $outcome }
option-heal = Застосувати «{ $thing }»: зняти рани
option-heal-at-battle-heal = { $thing }: { $unit }
option-wound = { $thing }: { $enemy }
option-deck = { $thing }
option-save = { $unit }
option-trade =
    { $n ->
        [3] Торгівля: до { $n }
       *[other] Торгівля: лише { $n }
    }
option-culture =
    { $n ->
        [3] Жетони культури: до { $n }
       *[other] Жетони культури: лише { $n }
    }
option-token = { $thing }
option-marker = { $thing }, не дивлячись
option-learn = Технологія
option-event = Культурна подія { $level }, не дивлячись
option-resources = 2 ресурси
option-discard-coin = Змусити скинути жетон монети: { $thing }
option-steal-coin = Забрати жетон монети: { $thing }

## Answers: culture events, technologies, wonders

option-pay = { $thing }
option-player = { $thing }
option-kill = { $thing }, { $square }{ $whose }
option-to = { $terrain } { $square }{ $here }
option-from = { $terrain } { $square }{ $here }
option-cancel = «{ $thing }»: скасувати ({ $price })
option-obsolete = Диво «{ $thing }» застаріває ({ $owner })
option-kill-unit = Гине випадковий загін: { $thing }
option-level = Колода { $level }

## Answers: yes, no, enough

option-yes = Так
option-no = Ні
option-no-at-switch-now = Не зараз
option-no-at-second-item = Більше нічого
option-no-at-harvest = Другого не брати
option-no-at-research = Нічого не досліджувати
option-no-at-wreck = Не руйнувати
option-no-at-save-unit = Нікого не повертати
option-no-at-spoils = Нічого не брати
option-no-at-loot = Більше нічого не брати
option-no-at-interrupt = Не переривати
option-no-at-cancel = Не скасовувати
option-no-at-consent = Не погоджуватися
option-yes-at-consent = Погодитися
option-done = Готово
option-done-at-battle = Не грати загону
option-done-at-battle-after = Завершити бойовий хід
option-done-at-battle-wound = Більше ран не завдавати
option-done-at-battle-heal = Решту ран лишити
option-done-at-aim-more = Більше цілей немає

## What happened: the course of the game

log-plays = { $seat-person }: { $civilization }
log-egypt-wonder = { $seat }, квадрат { $square }: стартове диво «{ $wonder }»
log-capital = { $seat }: столиця у квадраті { $square }
log-placed = { $seat }, квадрат { $square }: виставлено фішку — { a-thing }
log-round = Раунд { $n }, перший гравець: { $seat }
log-phase = Фаза «{ $phase }»
log-turn = Хід ({ $phase }): { $seat }
log-victory = { $victory }: { $seat }
log-draw = Гру завершено без переможця

## What happened: trade, culture, coins, resources

log-trade-changed = { $seat }: { $sign }{ icon-trade.count }{ $why }
log-culture-changed = { $seat }: { $sign }{ icon-culture.count }{ $why }
log-coin = { $seat }: +1 жетон монети ({ $card })
log-took = { $seat }: з ринку взято ресурс — { a-resource }
log-paid = { $seat }: сплачено ресурс — { a-resource }
log-paid-marker = { $seat }: сплачено маркер — { $marker }
log-sent = { $seat }: здобич скаута, { $square } → місто { $city }

## What happened: cities

log-founded = { $seat }: засновано місто { $square }
log-city-bonus = Місто { $square }: +{ $n } до наступного виробництва
log-produces = { $seat }: виробництво в місті { $city } — { a-thing }
log-produces-at = { $seat }: виробництво в місті { $city } — { a-thing } ({ $square })
log-converted = { $seat }: обмін, торгівля { $n } → виробництво { $m }
log-devotes = { $seat }: місто { $city } присвячено мистецтвам
log-harvests = { $seat }: збір у місті { $city } — { a-resource }
log-drew-unit = { $seat }: новий загін — { a-thing }
log-drew-unit-card = Ваш новий загін: { a-thing }, сила { $n }
log-upgraded = { $seat }, квадрат { $square }: { $mark } → { $building }
log-units-shuffled = { $unit }: скид перемішано в нову колоду
log-replaced = { $seat }, квадрат { $square }: замінено — { a-thing }
log-destroyed = Квадрат { $square }: втрата — { a-thing }
log-city-destroyed = Місто { $square } знищено ({ $seat })
log-wonder-comes = На ринку див: «{ $wonder }»
log-wonder-left = Застаріло й пішло з ринку диво «{ $wonder }»
log-obsolete = { $seat }: застаріло диво «{ $wonder }»
log-government = { $seat }: новий уряд — «{ $government }»
log-learned = { $seat }: досліджено технологію «{ $tech }»

## What happened: culture and great people

log-advanced = { $seat }: трек культури, поділка { $n }
log-great-person = { $seat }: велика людина — { a-thing }
log-person-put = { $seat }, квадрат { $square }: виставлено велику людину — { a-thing }
log-drew-event = { $seat }: узято культурну подію { $level }
log-drew-event-card = Ваша нова подія: «{ $event }»
log-events-shuffled = Культурні події { $level }: скид перемішано в нову колоду
log-discarded = { $seat }: скинуто подію «{ $event }»
log-played = { $seat }: зіграно подію «{ $event }»{ $aims }
log-event-refused = { $seat }: немає згоди на подію «{ $event }»
log-cancelled = { $seat }: скасовано — { a-thing }

## What happened: technologies and wonders

log-used = { $seat }: застосовано технологію «{ $tech }»
log-used-wonder = { $seat }: застосовано диво «{ $wonder }»
log-figure-placed = { $seat }, квадрат { $square }: виставлено фішку — { a-thing }
log-unit-lost = { $seat }: гине загін — { $card }
log-nuked = { $seat }: ядерний удар по місту { $square }
log-frozen = { $seat }: квадрат { $square } не можна залишити до кінця раунду
log-sailed = { $seat }: водою, { $square } → { $to }

## What happened: deals

log-deal-offered = { $seat } → { $partner }: пропозиція, { $gives } ↔ { $wants }
log-deal-refused = { $seat }: пропозицію відхилено ({ $partner })
log-deal-made = { $seat } ↔ { $partner }: обмін, { $gives } ↔ { $wants }
log-deal-cards = { $seat } → { $partner }: передано, { $cards }

## What happened: movement

log-moved = { $seat }: { $start } → { $end }, { moved-figures }
log-discovered = { $seat }: відкрито ділянку з квадратом { $square }
log-hut-explored = { $seat }: вторгнення до хатини, квадрат { $square }
log-village-conquered = { $seat }: захоплено село, квадрат { $square }
log-marker-seen = Ваш маркер: { $marker }
log-led = { $seat }: фішки збито зі шляху, { $square } → { $to }
log-killed = { $seat }, квадрат { $square }: втрата — { a-thing }
log-sacrificed = { $seat }, місто { $square }: принесено в жертву фішку — { a-thing }

## What happened: battles

log-battle = Битва у квадраті { $square }: { $attacker } → { $defender }
log-force-drawn =
    { $n ->
        [one] { $owner }: у бойовому з’єднанні { $n } загін
        [few] { $owner }: у бойовому з’єднанні { $n } загони
       *[many] { $owner }: у бойовому з’єднанні { $n } загонів
    }
log-combat-bonus = { $owner }: бойовий бонус +{ $n }
log-front-opened = { $owner }: фронт { $front } відкриває { a-thing }, сила { $n }
log-unit-attacks = { $owner }: фронт { $front } атакує { a-thing }, сила { $n }
log-unit-wounded =
    { $n ->
        [one] { $owner }, фронт { $front }: { $n } рана — { a-thing }
        [few] { $owner }, фронт { $front }: { $n } рани — { a-thing }
       *[many] { $owner }, фронт { $front }: { $n } ран — { a-thing }
    }
log-unit-killed = { $owner }, фронт { $front }: гине { a-thing }
log-unit-healed = { $owner }, фронт { $front }: знято ран — { $n } ({ a-thing })
log-battle-result = Перемога в битві: { $owner }. Нападник — { $attacker }, захисник — { $defender }
log-armies-lost =
    { $n ->
        [one] { $seat }: втрати переможця, { $n } армія
        [few] { $seat }: втрати переможця, { $n } армії
       *[many] { $seat }: втрати переможця, { $n } армій
    }
log-figure-killed = { $seat }, квадрат { $square }: втрата — { a-thing }
log-city-conquered = { $seat }: захоплено місто { $square } ({ $other })
log-unit-saved = { $seat }: до строю повертається { a-thing }
log-looted-trade = { $seat }: здобич, { icon-trade.count } ({ $other })
log-looted-culture = { $seat }: здобич, { icon-culture.count } ({ $other })
log-looted-resource = { $seat }: здобич, { a-resource } ({ $other })
log-looted-marker =
    { $marker-id ->
        [hut] { $seat }: здобич, маркер хатини ({ $other })
       *[village] { $seat }: здобич, маркер села ({ $other })
    }
log-looted-marker-face = Це був маркер: { $marker }
log-looted-event = { $seat }: здобич, культурна подія { $level } ({ $other })
log-looted-event-card = Це була подія «{ $event }»
log-coin-discarded = { $seat } → { $other }: скинуто жетон монети ({ $card })
log-coin-stolen = { $seat }: забрано жетон монети ({ $other }, { $card })

## How it ended

result-culture = Культурне домінування: { $winners }
result-tech = Технологічний прорив: { $winners }
result-economic = Економічне диво: { $winners }
result-military = Військова перемога: { $winners }
result-draw = Гру завершено без переможця

## Parts of sentences

square = { $id }
front = Фронт { $id }
owner-barbarians = Варвари
great_person-any = Велика людина
action-arts = Присвята мистецтвам
action-harvest = Збір ресурсів
unit_card-artillery_1 = Артилерія 1/2/3/4
unit_card-artillery_2 = Артилерія 2/3/4/5
unit_card-artillery_3 = Артилерія 3/4/5/6
unit_card-infantry_1 = Піхота 1/2/3/4
unit_card-infantry_2 = Піхота 2/3/4/5
unit_card-infantry_3 = Піхота 3/4/5/6
unit_card-mounted_1 = Кавалерія 1/2/3/4
unit_card-mounted_2 = Кавалерія 2/3/4/5
unit_card-mounted_3 = Кавалерія 3/4/5/6
unit_card-aircraft_5 = Авіація 5
unit_card-aircraft_6 = Авіація 6
unit_card-aircraft_7 = Авіація 7
coin-sheet = аркуш цивілізації
# Behind the name of an event: what it was played on.
aimed = {" "}({ $things })
# Behind the name of a square: what is there.
here = {" "}· { $things }
city-here =
    { $kind-id ->
        [capital] { $owner }: столиця
       *[city] { $owner }: місто
    }
thing-here = { $thing }
figures-here = { $owner }: { $figures }
frozen-here = залишити не можна
# Behind the name of a square: who must be fought there, and how often that is won.
foe = {" "}· битва: { $owner }, { $things }
foe-undefended = {" "}· { $owner }, самі скаути
odds = {" "}· { $n } %
# A unit in a battle: its name and strength.
fighter = { $name } { $n }
fighter-wounded =
    { $wounds ->
        [one] { $name } { $n } ({ $wounds } рана)
        [few] { $name } { $n } ({ $wounds } рани)
       *[many] { $name } { $n } ({ $wounds } ран)
    }
# Behind two units that meet.
outcome-both = {" "}· загинуть обидва
outcome-kills = {" "}· загине ворог
outcome-dies = {" "}· загине ваш загін
outcome-none = {" "}· обидва виживуть
# Behind the name of a figure: whose it is.
whose = {" "}({ $owner })
whose-moving = {" "}({ $owner }, у поході)
# Behind a cost: the trade that must be converted for it.
convert = {" "}· з обміном { $n } торгівлі
price = { $goods }
price-free = безплатно
in-market = ринок див
yields = {" "}· { $goods }
unlocks = {" "}· { $things }
reward-culture_event = культурна подія { $level }
reward-great_person = велика людина
reward-victory = культурне домінування
goods = { $amounts }
nothing = нічого
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
        [one] { $armies } армія
        [few] { $armies } армії
       *[many] { $armies } армій
    }
moved-scouts =
    { $scouts ->
        [one] { $scouts } скаут
        [few] { $scouts } скаути
       *[many] { $scouts } скаутів
    }
# The resource or another thing of a sentence, not at its beginning.
a-resource =
    { $resource-id ->
        [wheat] зерно
        [silk] шовк
        [incense] пахощі
        [iron] залізо
        [spy] шпигун
       *[uranium] уран
    }
a-thing =
    { $thing-id ->
        [army] армія
        [scout] скаут
        [artillery] артилерія
        [infantry] піхота
        [mounted] кавалерія
        [aircraft] авіація
        [harbor] гавань
        [trading_post] факторія
        [workshop] майстерня
        [iron_mine] рудник
        [library] бібліотека
        [university] університет
        [granary] комора
        [aqueduct] акведук
        [market] ринок
        [bank] банк
        [temple] храм
        [cathedral] собор
        [barracks] казарми
        [academy] академія
        [city_walls] мури
        [artist] митець
        [builder] будівничий
        [general] генерал
        [humanitarian] гуманіст
        [industrialist] промисловець
        [scientist] учений
        [arts] присвята мистецтвам
        [harvest] збір ресурсів
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
        [one] { $n } культурна подія I
        [few] { $n } культурні події I
       *[many] { $n } культурних подій I
    }
amount-event_2 =
    { $n ->
        [one] { $n } культурна подія II
        [few] { $n } культурні події II
       *[many] { $n } культурних подій II
    }
amount-event_3 =
    { $n ->
        [one] { $n } культурна подія III
        [few] { $n } культурні події III
       *[many] { $n } культурних подій III
    }
amount-army = { figure-army.count }
amount-scout = { figure-scout.count }
reason-arts = присвята мистецтвам
reason-income = дохід

## What is printed on things

text-government = Базовий набір: { $core } Оновлений набір: { $revised }
text-leader = { $civilization }.
text-unit =
    { $trumps-id ->
        [artillery] Ціна за рангами: { $costs }. Козирем б’є артилерію.
        [infantry] Ціна за рангами: { $costs }. Козирем б’є піхоту.
       *[mounted] Ціна за рангами: { $costs }. Козирем б’є кавалерію.
    }
text-unit-plain = Ціна: { $costs }.

## Why not

why-CIV-ABL-12 = Цей квадрат не можна залишити до кінця раунду.
why-CIV-BAT-29 = Поки загони є, у бойовий хід треба зіграти один із них.
why-CIV-BAT-34 = На цьому фронті стоїть ваш загін.
why-CIV-BLD-01 = У вас немає технології, що освоює цю споруду.
why-CIV-BLD-02 = Споруду ставлять на околицях міста, яке її зводить.
why-CIV-BLD-03 = Ландшафт не підходить цій споруді.
why-CIV-BLD-06 = У місті не більш як одна визначна споруда.
why-CIV-BLD-11 = Цю споруду ви зводите лише в розвиненому вигляді.
why-CIV-BLD-13 = У квадраті стоїть ворожа фішка.
why-CIV-CMP-03 = Гравець має одну столицю й ще два міста.
why-CIV-CMP-04 = Гравець має 6 армій і 2 скаутів, Росія — 7 армій.
why-CIV-CMP-05 = Усі ваші фішки цього виду вже на мапі.
why-CIV-CMP-15 = Стільки маркерів цієї споруди в коробці немає.
why-CIV-CMP-19 = На ринку не лишилося маркерів цієї споруди.
why-CIV-CTY-01 = Цього раунду місто більше не має дій.
why-CIV-CTY-09 = За анархії столиця не виконує дій.
why-CIV-CUL-04 = На наступну поділку бракує жетонів культури або торгівлі.
why-CIV-ENM-01 = Скаутам без армії не можна входити у квадрат із ворожими фішками.
why-CIV-EXP-01 = Ця ділянка ще закрита.
why-CIV-FIG-04 = Ваші фішки не можуть стояти на воді.
why-CIV-FIG-05 = Місця немає: у квадраті досягнуто ліміту з’єднання.
why-CIV-FIG-06 = Скаута не можна виставити туди, де стоїть ворожа фішка.
why-CIV-FIG-08 = На околицях немає квадрата для цієї фішки.
why-CIV-FND-02 = Досягнуто ліміту міст.
why-CIV-FND-03 = Щоб заснувати місто, у квадраті потрібен ваш скаут.
why-CIV-FND-04 = Місто не можна заснувати на воді.
why-CIV-FND-05 = Навколо міста мають бути 8 відкритих квадратів.
why-CIV-FND-06 = Поруч із квадратом лежить хатина або село.
why-CIV-FND-07 = У квадраті лежить хатина або село.
why-CIV-FND-08 = Поруч із квадратом стоїть ворожа фішка.
why-CIV-FND-09 = Надто близько інше місто: околиці перекриються.
why-CIV-FND-12 = Решті фішок квадрата нема куди подітися.
why-CIV-GOV-03 = Цього уряду ви не освоїли.
why-CIV-GOV-07 = Спершу потрібен раунд анархії.
why-CIV-GOV-12 = Цього раунду ваш уряд уже змінювався.
why-CIV-GOV-21 = У цьому раунді ви вже зібрали ресурс за цього уряду.
why-CIV-GOV-27 = За демократії ваші армії не нападають на інших гравців.
why-CIV-GOV-28 = За комунізму міста не можна присвячувати мистецтвам.
why-CIV-GOV-34 = Дві дії столиці мають бути різними.
why-CIV-GRP-04 = Великих людей не ставлять на воду.
why-CIV-HRV-02 = Тут немає ресурсу, жетони якого лишилися на ринку.
why-CIV-HUT-01 = Скаутам без армії не можна входити до хатин і сіл.
why-CIV-HUT-13 = Маркера з великою людиною не зберігають.
why-CIV-MOV-01 = Ці фішки вже переміщувалися.
why-CIV-MOV-09 = Ліміт з’єднання не допускає стільки фішок у квадраті.
why-CIV-MOV-12 = Фішки різних гравців не стоять в одному квадраті.
why-CIV-MOV-13 = У своєму місті переміщення не закінчують.
why-CIV-MOV-15 = Скаутам не можна входити до ворожого міста.
why-CIV-MOV-21 = Цей шлях не веде туди, де можна закінчити переміщення.
why-CIV-NAT-05 = Безплатно тут звести нічого, або цього раунду це вже зроблено.
why-CIV-OPT-01 = В ознайомчій грі немає див світу, Єгипту й Риму.
why-CIV-OVR-02 = Ландшафт не підходить новому маркерові.
why-CIV-OVR-06 = У місті є інша визначна споруда: її можна замінити лише в її квадраті.
why-CIV-PRD-02 = Виробництва бракує навіть з усією вашою торгівлею.
why-CIV-PYR-02 = У піраміді немає місця цього рівня: потрібні дві сусідні технології рівнем нижче.
why-CIV-RSH-02 = Бракує торгівлі: для рівня I потрібно 6, далі 11, 16, 21 і 26.
why-CIV-SCT-02 = Скаут здобуває лише для міста свого власника.
why-CIV-SET-01 = Одна цивілізація дістається лише одному гравцеві.
why-CIV-SET-12 = Стільки жетонів у цій партії на ринку немає.
why-CIV-UNI-02 = Авіації потрібна технологія «{ tech-flight }».
why-CIV-UNI-07 = Колода цих загонів порожня.
why-CIV-WAL-01 = Мурам потрібна технологія «{ tech-masonry }».
why-CIV-WAL-02 = Мури стоять у центрі міста.
why-CIV-WAL-03 = Мури в місті вже є.
why-CIV-WON-04 = Маркер дива лежить на околицях міста власника.
why-CIV-WON-05 = Див світу не ставлять на воду.
why-CIV-WON-06 = У місті не більш як одне диво світу.
why-CIV-WON-13 = У квадраті стоїть ворожа фішка.
why-CIV-WON-21 = «{ wonder-brandenburg_gate }»: чужі фішки не можуть закінчити тут переміщення.
why-CIV-WON-22 = «{ wonder-brandenburg_gate }»: спершу ваші фішки мають залишити ці околиці.
why-CIV-WTR-01 = Ваші фішки не можуть перетинати воду.
why-CIV-WTR-02 = Ваші фішки не можуть закінчити переміщення на воді.

## Standing orders

order-no-deals = Відхиляти будь-який обмін
    .text = На кожну пропозицію обміну одразу йде відмова.
order-no-talks = Не пропонувати обміну
    .text = У перемовинах ви пасуєте, якщо нічого застосувати.
order-no-cancelling = Ніколи не скасовувати
    .text = Ви не скасовуєте чужих подій, властивостей і дій.
order-no-interrupts = Не переривати переміщень
    .text = Ви не втручаєтеся в чужі походи.

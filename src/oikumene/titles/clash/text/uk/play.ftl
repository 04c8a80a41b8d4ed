### What is asked, what can be answered, what happened, and why something is not allowed.
### Players may have plural names: no verb agrees with one.

## Questions: the turn

ask-first-settler = Де почне перший поселенець?
ask-act =
    { $n ->
        [0] Основних дій не лишилося: вільні дії або кінець ходу
        [one] Ваш хід: лишилася { $n } основна дія
        [few] Ваш хід: лишилося { $n } основні дії
       *[many] Ваш хід: лишилося { $n } основних дій
    }
ask-advance = Яке досягнення отримати?
ask-free-advance = Яке досягнення отримати безплатно?
ask-government = На який тип правління змінити теперішній?
ask-cube =
    { $n ->
        [one] Виберіть ще { $n } досягнення нового типу правління
        [few] Виберіть ще { $n } досягнення нового типу правління
       *[many] Виберіть ще { $n } досягнень нового типу правління
    }
ask-pay = { $what }: чим заплатити?
ask-spend = { $what }: скільки віддати? { $kind }
ask-gain =
    { $what ->
        [pirates] Піратський корабель знищено: що взяти в нагороду?
       *[other] { $what }: що отримати?
    }
ask-found = Де звести місто?
ask-collect-where = Яке місто збирає ресурси?
ask-collect =
    { $n ->
        [1] Місто { $city } збирає ресурси: ще { $n }
       *[other] Місто { $city } збирає ресурси: ще до { $n }
    }
ask-build = Що збудувати й де?
ask-port = До якої клітинки моря повернути порт?
ask-recruit-where = Яке місто наймає загони?
ask-recruit =
    { $n ->
        [1] Місто { $city } наймає загони: ще { $n }
       *[other] Місто { $city } наймає загони: ще до { $n }
    }
ask-muster = { $unit }: де розмістити?
ask-relocate = { $unit }: у запасі більше немає. Яку фігурку на полі найняти знову?
ask-leader = Якого лідера найняти?
ask-move =
    { $n ->
        [1] Перемістіть ще один загін або формування
       *[other] Перемістіть загони або формування: ще до { $n }
    }
ask-where = Куди рушити з клітинки { $start }?
ask-group = { $start } → { $end }: хто йде?
ask-via = Через яку клітинку веде дорога? Туди ж веде відступ
ask-orientation = Новий регіон: { $terrains }. Як його покласти?
ask-sail-into = На яку клітинку моря входять кораблі?
ask-improve = Настрій якого міста поліпшити?
ask-myths = «{ advance-myths }»: віддати 1 жетон настрою, щоб настрій міста { $city } не погіршився?
ask-influence = Виберіть ціль культурного впливу
ask-influence-from = Вплив на { $target }: звідки?
ask-boost =
    { $n ->
        [one] На кубику { $die }: витратити { $n } жетон культури заради успіху?
        [few] На кубику { $die }: витратити { $n } жетони культури заради успіху?
       *[many] На кубику { $die }: витратити { $n } жетонів культури заради успіху?
    }
ask-replace = Місто { $city }: яка будівля стане вашою?
ask-draw-from = Узяти верхню карту колоди чи скиду?
ask-draw-wonder = Узяти відкриту карту дива світу чи верхню карту колоди?
ask-which-first = Який ефект спрацює першим?

## Questions: trade

ask-trade = Кому запропонувати обмін?
ask-offer = Обмін ({ $partner }): складіть пропозицію
ask-answer-offer = Пропозиція обміну ({ $partner }). Вам: { $gives }. Від вас: { $wants }
ask-which-gift = Яку карту ви віддаєте?
ask-which-card =
    { $kind ->
        [action] Обмін ({ $partner }): яку карту дії віддати?
        [objective] Обмін ({ $partner }): яку карту цілі віддати?
       *[wonder] Обмін ({ $partner }): яку карту дива світу віддати?
    }
ask-route = Торговельні шляхи, вибрано { $n } з { $most }: з яким містом торгувати?
ask-route-income = Що принесуть торговельні шляхи?
ask-route-take = Торговельні шляхи: скільки взяти? { $kind }
ask-raided = Набіг ({ $by }): який ресурс ви втрачаєте?

## Questions: battles

ask-steel-weapons = «{ advance-steel_weapons }»: віддати 1 руду за +{ $n } до БЗ в кожному раунді?
ask-siegecraft = «{ advance-siegecraft }»: послабити фортецю?
ask-tactics = Раунд бою { $n }: викласти карту дії?
ask-casualties =
    { $n ->
        [1] Який загін втрачено?
       *[other] Які загони втрачено? Ще { $n }
    }
ask-lose-cargo =
    { $n ->
        [1] На кораблях немає місця: який загін втрачено?
       *[other] На кораблях немає місця: які загони втрачено? Ще { $n }
    }
ask-the-siege = «{ tactics-the_siege }»: віддати 2 їжі, щоб здатності зіткнення діяли?
ask-withdraw = «{ tactics-tactical_retreat }»: куди відходять ваші загони?
ask-retreat = Раунд бою { $n } завершено: битися далі чи відступити?
ask-refugees = Ваше місто втрачено: де з’явиться безплатний поселенець?
ask-teach-us-now = Місто { $city } захоплено ({ $owner }): перейняти досягнення картою «{ civil-teach_us_now }»?

## Questions: the status phase

ask-objective = Досягти цілі?
ask-objective-now = Досягти цілі просто зараз?
ask-raze = Знищити своє місто розміру 1 за 1 золото?
ask-first-player = Хто буде першим гравцем?

## Questions: action cards

ask-card-target = «{ $card }»: проти кого?
ask-tech-synergy =
    { $n ->
        [1] «{ civil-tech_synergy }»: виберіть друге досягнення
       *[other] «{ civil-tech_synergy }»: виберіть перше з двох досягнень однієї категорії
    }
ask-heroic-general = «{ civil-heroic_general }»: настрій якого міста поліпшити?
ask-heroic-general-again = «{ civil-heroic_general }»: віддати 1 жетон настрою й поліпшити настрій ще раз?
ask-city-growth = «{ civil-city_growth }»: яку будівлю збудувати безплатно?
ask-free-infantry = Де розмістити безплатну піхоту?
ask-free-settler = Де розмістити безплатного поселенця?
ask-explorers = «{ civil-explorers }»: який регіон розвідати?
ask-mercenaries = «{ civil-mercenaries }»: яке військо варварів найняти?
ask-win-over = Місто { $city } ваше: який загін ви отримуєте?
ask-spies = «{ civil-spies }»: обмінятися картою ({ $target })?
ask-new-goals = «{ civil-new_goals }»: яку нову карту лишити і яку віддати натомість?

## Questions: advances and wonders

ask-may-use =
    { $what-id ->
        [free_education] { $what }: віддати 1 ідею або золото за 1 жетон настрою?
        [metallurgy] { $what }: узяти 1 золото замість 1 руди?
        [great_arena] { $what }: віддати 1 жетон настрою або культури за +1 до БЗ?
        [trojan_horse] { $what }: віддати 1 деревину й 1 жетон культури, щоб захисник не розігрував карти в 1-му раунді?
        [human_sacrifice] { $what }: віддати 1 полоненого, щоб ігнорувати цю подію й узяти іншу?
        [fireworks] { $what }: віддати 1 руду й 1 деревину, щоб скасувати 1 влучання?
        [marqzen] { $what }: повернути його місту те, що забрала подія?
        [boudica] { $what }: віддати 1 їжу, щоб зберегти поселенця?
        [qin_shi_huang] { $what }: віддати 2 жетони культури, щоб скасувати 1 влучання?
        [queen_dido] { $what }: пожертвувати нею, щоб нападники відступили?
        [attila] { $what }: нехай одна кіннота скасує влучання замість удару?
        [akbar] { $what }: віддати 1 руду за +1 до БЗ за кожного вашого бойового слона?
        [ashoka] { $what }: перекинути кубик?
        [go_toba] { $what }: віддати 1 руду за +2 до БЗ в кожному раунді?
        [ballcourts] { $what }: віддати 1 жетон настрою, щоб місто вважалося на 1 більшим?
        [siyaj_kak] { $what }: поширити вплив із його міста?
        [cyrus] { $what }: відмовитися від своєї карти за +2 до БЗ?
        [pygmalion] { $what }: віддати 1 жетон культури, щоб скасувати 1 влучання?
        [provinces] { $what }: віддати 1 жетон культури, щоб захоплене місто стало щасливим?
        [caesar] { $what }: віддати 1 золото за 1 піхоту в захопленому місті?
        [rune_stones] { $what }: поставити обеліск у пам’ять про полеглих, 1 переможне очко?
       *[other] Застосувати: { $what }?
    }
ask-dogma = «{ advance-dogma }»: безплатно отримати досягнення категорії «{ category-theocracy }»?
ask-fanaticism = «{ advance-fanaticism }»: де розмістити безплатну піхоту?
ask-bartering = «{ advance-bartering }»: яку карту скинути?
ask-taxes = «{ advance-taxes }», лишилося взяти { $n }: скільки? { $kind }
ask-sports = «{ advance-sports }»: настрій якого міста поліпшити?
ask-theaters = «{ advance-theaters }»: який жетон віддати?
ask-great-library = «{ wonder-great_library }»: яким досягненням користуватися цього ходу?
ask-great-lighthouse = «{ wonder-great_lighthouse }»: розмістити безплатний корабель?
ask-great-statue = «{ wonder-great_statue }»: яку карту цілі скинути заради основної дії?

## Questions: events

ask-announce-event = Перед картою події: застосувати карту цілком чи лише символ?
ask-exhaust = Яка земля виснажилася?
ask-barbarians-settle = Де з’являться варвари?
ask-barbarians-reinforce = Яке поселення варварів отримає загін?
ask-barbarians-march = Яке військо варварів іде й куди?
ask-tribal-allies = «{ advance-tribal_allies }»: які війська лишаться на місці, за 1 їжу на всіх?
ask-hunnic-tribes = «{ advance-hunnic_tribes }»: віддати 1 золото або 1 жетон культури, щоб спрямовувати війська варварів?
ask-sulla = { leader-sulla }: пропустити варварів із клітинки { $army }?
ask-take-pirate = У запасі немає піратських кораблів: який узяти з поля?
ask-place-pirate = Де розмістити піратський корабель?
ask-pirate-raid = Рейд піратів: що ви втрачаєте?
ask-pirate-raid-mood = Рейд піратів: настрій якого міста погіршиться?
ask-event-mood = «{ $event }»: настрій якого міста погіршиться?
ask-event-anger = «{ $event }»: яке місто стане нещасним?
ask-event-units =
    { $n ->
        [1] «{ $event }»: який загін ви втрачаєте?
       *[other] «{ $event }»: які загони ви втрачаєте? Ще { $n }
    }
ask-pandemic =
    { $n ->
        [1] «{ event-epidemic_pandemic }»: чим пожертвувати?
       *[other] «{ event-epidemic_pandemic }»: чим пожертвувати? Ще { $n }
    }
ask-civil-war = «{ event-civil_war_1 }»: у якому місті загине піхота?
ask-avert-idleness = «{ event-revolution }»: пожертвувати військовим загоном, щоб не втратити основну дію?
ask-avert-change = «{ event-revolution }»: пожертвувати військовим загоном, щоб не міняти типу правління?
ask-give-food = «{ $event }»: кому дати 1 їжу?
ask-give-settler = «{ $event }»: кому дати поселенця?
ask-give-culture = «{ $event }»: кому дати 1 жетон культури?
ask-truce = «{ $event }»: з ким укласти мир?
ask-reformation-victim = «{ $event }»: у вас немає храму. Хто втратить свій?
ask-reformer = «{ $event }»: хто замінить один із ваших храмів?
ask-reformation = «{ event-reformation }»: який храм замінити своїм?
ask-wildfire = «{ event-wildfire }»: довкола якого міста горить ліс?
ask-volcano = «{ event-volcano }»: яке місто знищено?
ask-earthquake =
    { $n ->
        [1] «{ event-earthquake }»: яку споруду зруйновано?
       *[other] «{ event-earthquake }»: які споруди зруйновано? Ще до { $n }
    }
ask-successor = Лідер загинув: новий лідер чи 2 переможні очки?
ask-great-person = «{ $event }»: узяти карту за жетони культури?

## Questions: great persons

ask-person-advance = Отримати досягнення безплатно?
ask-great-artist = «{ event-great_artist }»: яке місто стане щасливим?
ask-great-prophet = «{ event-great_prophet }»: збудувати храм, не активуючи міста?
ask-great-engineer = «{ event-great_engineer }»: збудувати будівлю, не активуючи міста?
ask-great-discoverer = «{ event-great_discoverer }»: який регіон розвідати?
ask-colonize = Звести там місто за 2 їжі?
ask-great-athlete = «{ event-great_athlete }»: обміняти жетони?
ask-oracle = «{ event-great_oracle }» ({ $player }): яку карту цілі дати?

## Questions: civilizations

ask-captives = «{ advance-captives }»: кого взяти в полон? Вільних місць: { $n }
ask-aztec-gold =
    { $n ->
        [1] «{ advance-aztec_gold }»: віддати щось за 1 золото?
       *[other] «{ advance-aztec_gold }»: віддати щось за 1 золото? Можна до { $n } разів
    }
ask-hegemony = «{ advance-hegemony }»: який корабель стане містом і де?
ask-hegemony-ship = «{ advance-hegemony }»: який корабель стане містом?
ask-go-ashore = Місто { $city }: хто сходить на берег?
ask-pirates = «{ advance-pirate_allies }»: атакувати піратів на клітинці { $space }?
ask-spread-of-fear = { leader-marqzen }: який ворожий загін тікає?
ask-flee = { $unit }: куди тікати?
ask-revolt = { leader-nabopolassar }: де з’явиться безплатна піхота?
ask-terror = Раунд бою { $n }, { leader-viriatus }: прогнати ворожий загін за 2 жетони настрою?
ask-imperial-army = «{ advance-imperial_army }»: кого замінити?
ask-city-states = «{ advance-city_states }»: зарахувати цю активацію міста { $city } іншому місту?
ask-idol = { leader-alexander }: яку карту розіграти?
ask-roam-with = { $start } → { $end }: хто йде разом із містом?
ask-ride = «{ advance-mounted_archers }»: куди йде нова кіннота з клітинки { $start }?
ask-vow = { leader-ashoka }: замінити в місті { $city } саме храм?
ask-golden-age = { leader-sri_gupta }: яке досягнення отримати?
ask-subterfuge = «{ advance-subterfuge }»: скинути карту й скасувати «{ $card }» ({ $by })?
ask-shogunate = «{ advance-shogunate }»: яку карту розіграти?
ask-scholar = { leader-go_toba }: отримати досягнення за його ціну?
ask-mythical = { leader-jimmu }: повернути карту за 1 жетон культури?
ask-calendar = «{ advance-calendar }»: покласти верхню карту події під колоду за 1 жетон культури?
ask-reconstruction = { leader-wak_chanil_ajaw }: замінити будівлю в місті { $city }?
ask-immortals = Раунд бою { $n }, «{ advance-immortals }»: скільки жетонів культури витратити? Кожен: +1 до БЗ
ask-architect = { leader-darius }: що збудувати?
ask-princeps = { leader-augustus }: яку карту скинути?
ask-beach = { $start } → { $end }: ким стануть кораблі?
ask-launch = { $start } → { $end }: хто стане кораблем?
ask-along = { $start } → { $end }: хто ще вирушає?
ask-new-colonies = { leader-erik_the_red }: де висадитися?

## Answers: the turn

option-advance = { $thing }: { $price }{ $helped }{ $token }{ $unlocks }
option-advance-at-act = Отримати досягнення
option-advance-at-free-advance = { $thing }{ $token }{ $unlocks }
option-advance-at-dogma = { $thing }{ $token }{ $unlocks }
option-advance-at-person-advance = { $thing }{ $token }{ $unlocks }
option-advance-at-cube = { $thing }
option-found = Звести місто: { $terrain } { $space }{ $here }
option-found-at-act = Звести місто
option-collect = Зібрати ресурси
option-build = { $thing }, місто { $space }: { $price }{ $helped }
option-build-at-act = Збудувати будівлю або диво світу
option-build-at-city-growth = { $thing }, місто { $space }
option-wonder = { $thing }, місто { $space }: { $price }{ $helped }
option-recruit = { $thing }: { $price }{ $helped }
option-recruit-at-act = Найняти загони
option-draft-card = Карта дії замість піхоти
option-move = Перемістити загони
option-improve = Поліпшити настрій міст
option-influence = Поширити культурний вплив
option-use = Застосувати: { $thing } ({ $timing })
option-use-at-may-use = Застосувати: { $thing }
option-use-at-hunnic-tribes = Застосувати: { $thing }
option-use-at-vow = Храм: кубик можна буде перекинути
option-use2 = Застосувати: { $thing } ({ $timing })
option-play = Розіграти «{ $thing }» ({ $timing }): { $price }
option-play-at-teach-us-now = Розіграти «{ $thing }»
option-play-at-shogunate = Розіграти «{ $thing }»: { $price }
option-play-at-idol = Розіграти «{ $thing }»: { $price }
option-trade = Запропонувати обмін
option-with = { $thing }
option-end = Завершити хід
option-city = { $terrain } { $space }{ $here }
option-change = { $thing }
option-pay = { $amounts }
option-pay-nothing = Нічого
option-spend = { $n }
option-spend-at-pandemic = { $thing }: 1
option-spend-at-immortals =
    { $n ->
        [one] { $n } жетон культури
        [few] { $n } жетони культури
       *[many] { $n } жетонів культури
    }
option-gain = { $amounts }
option-take = { $thing }
option-take-at-collect = { $thing }: { $terrain } { $space }{ $here }
option-take-at-route-income = { $amounts }
option-take-at-route-take = { $amounts }
option-take-at-taxes = { $amounts }
option-take-at-take-pirate = { $terrain } { $space }{ $here }
option-take-ship = Свій корабель
option-take-pirate = Піратський корабель
option-take-at-draw-wonder = Узяти карту «{ $thing }»
option-take-at-great-person = Узяти карту «{ $thing }»
option-all = Усе це
option-port = { $terrain } { $space }{ $here }
option-muster = { $terrain } { $space }{ $here }
option-relocate = { $terrain } { $space }{ $here }
option-leader = { $thing }
option-leader-at-successor = Новий лідер: { $terrain } { $space }{ $here }
option-from = { $terrain } { $space }{ $here }
option-from-at-influence-from = { $terrain } { $space }{ $here } · дальність { $reach }
option-to = { $terrain } { $space }{ $here }{ $foe }{ $odds }
option-to-at-flee = { $terrain } { $space }{ $here }
option-road = Дорогою: { $terrain } { $space }{ $here }{ $foe }{ $odds }
option-sail = Плисти: { $terrain } { $space }{ $here }{ $foe }{ $odds }
option-sail-at-sail-into = { $terrain } { $space }{ $here }
option-explore = Розвідати регіон із клітинкою { $space }
option-roam = Перенести місто: { $terrain } { $space }{ $here }
option-beach = Кораблі стануть сухопутними загонами: { $terrain } { $space }{ $here }
option-launch = Сухопутні загони стануть кораблями: { $terrain } { $space }{ $here }
option-attack-pirates = Атакувати піратів на клітинці { $space }
option-group = { $amounts }
option-alone = Більше ніхто
option-alone-at-roam-with = Лише місто
option-via = { $terrain } { $space }{ $here }
option-lay = Викласти «{ $thing }»
option-lay-straight = Як є: { $terrains }
option-lay-turned = З поворотом: { $terrains }
option-raise = { $space } → { $thing }: { $price }{ $helped }
option-keep = Віддати 1 жетон настрою
option-keep-at-new-goals = Лишити «{ $thing }», віддати «{ $other }»
option-target =
    { $way ->
        [druids] { $space }: друїди{ $chance }
        [cultural_awe] { $space }: приєднати поселення варварів{ $chance }
        [unit] { $space }: навернути загін, { $thing }{ $chance }
       *[other] { $space }{ $here }{ $chance }
    }
option-boost =
    { $n ->
        [one] Витратити { $n } жетон культури
        [few] Витратити { $n } жетони культури
       *[many] Витратити { $n } жетонів культури
    }
option-accept = Змиритися з невдачею
option-accept-at-answer-offer = Погодитися
option-replace = { $thing }
option-deck = Колода
option-discard = Скинути «{ $thing }»
option-discard-at-draw-from = Скид: «{ $thing }»
option-place = { $terrain } { $space }{ $here }
option-first = { $thing }
option-complete = { $thing }
option-raze = Знищити { $space }{ $here }
option-player = { $thing }

## Answers: trade

option-give = Віддати: { $thing }
option-give-card =
    { $unseen ->
        [yes] Віддати не показуючи: «{ $thing }»
       *[no] Віддати відкритою: «{ $thing }»
    }
option-give-card-at-which-card = { $thing }
option-want = Отримати: { $thing }
option-offer-card-action = Віддати: карта дії
option-offer-card-objective = Віддати: карта цілі
option-offer-card-wonder = Віддати: карта дива світу
option-want-card-action = Отримати: карта дії
option-want-card-objective = Отримати: карта цілі
option-want-card-wonder = Отримати: карта дива світу
option-propose = Запропонувати
option-cancel = Не мінятися
option-refuse = Відмовитися
option-counter = Запропонувати інше
option-route = { $terrain } { $space }{ $here }

## Answers: battles

option-steel = Віддати 1 руду
option-siege-wood = Віддати 2 деревини: фортеця не дає кубика
option-siege-ore = Віддати 2 руди: фортеця не скасовує влучання
option-none = Без карти{ $odds }
option-lose = { $thing }
option-lose-at-event-units = { $thing }: { $space }
option-lose-at-pandemic = Загін: { $thing }, { $space }
option-lose-at-civil-war = { $thing }: { $space }
option-lose-at-avert-idleness = Пожертвувати: { $thing }, { $space }
option-lose-at-avert-change = Пожертвувати: { $thing }, { $space }
option-supply = Віддати 2 їжі
option-withdraw = { $terrain } { $space }{ $here }
option-fight = Битися далі{ $odds }
option-retreat = Відступити

## Answers: cards, events, civilizations

option-cheer = { $space }{ $here }
option-hire = { $space }{ $here }
option-join = { $thing }
option-swap = Узяти «{ $thing }», віддати «{ $other }»
option-swap-at-reconstruction = { $thing } → { $other }
option-exchange = Віддати: { $amounts }
option-exchange-at-aztec-gold = Віддати: { $thing }
option-lend = { $thing }
option-drop = Скинути «{ $thing }»
option-full = Карта цілком
option-icon = Лише символ
option-exhaust = { $terrain } { $space }
option-settle = { $terrain } { $space }
option-reinforce = { $space }: { $thing }
option-march = { $space } → { $end }
option-stay = Військо на клітинці { $space } лишається
option-hold = Військо на клітинці { $space } лишається
option-yes = Так
option-no = Ні
option-no-at-vow = Замінити іншу будівлю
option-lower = { $space }{ $here }
option-anger = { $space }{ $here }
option-temple = { $space }{ $here }
option-burn = { $space }{ $here }
option-destroy = { $thing }: { $space }
option-destroy-at-volcano = { $space }{ $here }
option-points = 2 переможні очки
option-assign = { $thing }
option-seize = { $thing }
option-frighten = { $thing }
option-frighten-at-spread-of-fear = { $thing }: { $space }
option-convert = { $space }: { $amounts }
option-charge = { $space }{ $here }
option-colonize = { $space } → { $end }
option-ally = Плисти разом
option-attack = Атакувати
option-bury = Покласти під колоду

## Answers: enough

option-done = Готово
option-done-at-government = Не міняти
option-done-at-move = Більше не переміщувати
option-done-at-collect = Більше не збирати
option-done-at-recruit = Більше не наймати
option-done-at-myths = Нехай погіршиться
option-done-at-route = Шляхів досить
option-done-at-teach-us-now = Не зараз
option-done-at-objective = Більше цілей немає
option-done-at-objective-now = Не зараз
option-done-at-raze = Лишити всі міста
option-done-at-heroic-general-again = Ні
option-done-at-explorers = Лише поселенець
option-done-at-mercenaries = Більше не наймати
option-done-at-spies = Не мінятися
option-done-at-new-goals = Лишити попередні карти
option-done-at-dogma = Ні
option-done-at-great-lighthouse = Ні
option-done-at-tribal-allies = Решта нехай іде
option-done-at-avert-idleness = Втратити основну дію
option-done-at-avert-change = Змінити тип правління
option-done-at-earthquake = Більше нічого
option-done-at-person-advance = Ні
option-done-at-great-prophet = Ні
option-done-at-great-engineer = Ні
option-done-at-great-discoverer = Ні
option-done-at-colonize = Ні
option-done-at-great-athlete = Не міняти
option-done-at-captives = Більше нікого
option-done-at-aztec-gold = Більше нічого не віддавати
option-done-at-go-ashore = Ніхто
option-done-at-imperial-army = Більше нікого
option-done-at-city-states = Ні
option-done-at-ride = Лишитися
option-done-at-scholar = Ні
option-done-at-mythical = Ні
option-done-at-calendar = Лишити згори
option-done-at-reconstruction = Нічого не замінювати

## What happened: the course of the game

log-plays = { $seat-person }: { $civilization }
log-begins = Перший гравець: { $seat }
log-round = Епоха { $level }, раунд { $n }
log-turn = Хід: { $seat }
log-end-rolled = Кидок на кінець гри: { $n }
log-status = Фаза стану, епоха { $level }
log-first-player = Перший гравець наступної епохи: { $first } (вибір: { $seat })

## What happened: goods, cards and advances

log-paid = { $seat }: −{ $goods }
log-gained = { $seat }: +{ $goods }{ $why }
log-lost = { $seat }: −{ $goods }{ $why }
log-exchanged = { $seat }: обмін, { $given } → { $gained }
log-advanced = { $seat }: отримано досягнення «{ $advance }»
log-linked = { $seat }: отримано досягнення цивілізації «{ $advance }»
log-lent = { $seat }: до кінця ходу діє «{ $advance }»
log-changed = { $seat }: новий тип правління — { $government }
log-drew-action = { $seat }: узято карту дії
log-drew-action-card = Ваша нова карта: «{ $card }»
log-drew-objective = { $seat }: узято карту цілі
log-drew-objective-card = Ваша нова карта цілі: «{ $card }»
log-drew-wonder = { $seat }: узято карту дива світу
log-drew-wonder-card = Ваша карта дива світу: «{ $card }»
log-took-discard = { $seat }: зі скиду взято карту «{ $card }»
log-wonder-opened = Відкрито карту дива світу «{ $card }»
log-discarded = { $seat }: скинуто карту «{ $card }»
log-discarded-objective = { $seat }: скинуто карту цілі
log-discarded-objective-card = Ви скинули карту «{ $card }»
log-completed = { $seat }: досягнуто цілі «{ $objective }»
log-played = { $seat }: розіграно карту «{ $card }»
log-played-against = { $seat } → { $target }: розіграно карту «{ $card }»
log-card-cancelled = { $seat }: карту «{ $card }» скасовано
log-spied = { $target }, карти на руці: { $cards }
log-swapped =
    { $kind ->
        [action] { $seat } ↔ { $target }: обмін картами дій
        [objective] { $seat } ↔ { $target }: обмін картами цілей
       *[wonder] { $seat } ↔ { $target }: обмін картами див світу
    }
log-swapped-cards = { $seat } ↔ { $target }: узято карту «{ $taken }», віддано «{ $given }»
log-goals-changed = { $seat }: замінено карту цілі
log-goals-kept = { $seat }: карти цілей ті самі

## What happened: trade

log-trade-offered = { $seat } → { $partner }: пропозиція, { $gives } ↔ { $wants }
log-trade-shown = { $seat } → { $partner }: показано карти, { $cards }
log-trade-refused = { $seat }: відмова від обміну ({ $partner })
log-trade-made = { $seat } ↔ { $partner }: обмін, { $gives } ↔ { $wants }
log-trade-cards = { $seat } → { $partner }: передано карти, { $cards }
log-traded =
    { $n ->
        [one] { $seat }: { $n } торговельний шлях
        [few] { $seat }: { $n } торговельні шляхи
       *[many] { $seat }: { $n } торговельних шляхів
    }
log-raided = { $seat }: −{ $goods } (набіг: { $by })

## What happened: cities and units

log-founded = { $seat }: нове місто { $city }
log-collected = { $seat }, збір у місті { $city }: { $goods }
log-built = { $seat }, місто { $city }: нова будівля — { a-building }
log-wonder-built = { $seat }, місто { $city }: збудовано диво світу «{ $wonder }»
log-recruited = { $seat }, місто { $city }: новий загін — { a-unit }
log-placed = { $seat }, клітинка { $city }: новий загін — { a-unit }
log-leader-came = { $seat }: новий лідер — { $leader }
log-leader-lost = { $seat }: лідера більше немає — { $leader }
log-mood =
    { $mood-id ->
        [happy] Місто { $city } — щасливе
        [neutral] Місто { $city } — спокійне
       *[angry] Місто { $city } — нещасне
    }
log-moved =
    { $n ->
        [one] { $seat }: { $start } → { $end }, { $n } загін
        [few] { $seat }: { $start } → { $end }, { $n } загони
       *[many] { $seat }: { $start } → { $end }, { $n } загонів
    }
log-sailed =
    { $n ->
        [one] { $seat }: { $start } → { $end }, { $n } корабель
        [few] { $seat }: { $start } → { $end }, { $n } кораблі
       *[many] { $seat }: { $start } → { $end }, { $n } кораблів
    }
log-explored = { $seat }: розвідано регіон із клітинкою { $region } — { $terrain }
log-influence-rolled = { $seat }: вплив на { $target }, на кубику { $n }
log-influence-failed = { $seat }: вплив на { $target } не вдався
log-influenced = { $seat }: вплив на { $city }, замінено будівлю — { a-building }
log-won-over = { $seat }: приєднано поселення варварів { $city }

## What happened: battles

log-battle = Бій на клітинці { $space }: { $attacker } → { $defender }
log-combat-round = Раунд бою { $n }
log-tactics = { $seat }: відкрито карту «{ $tactics }»
log-rolled =
    { $number ->
        [0] { $owner }: без кубиків, БЗ { $n }
       *[other] { $owner }: на кубиках { $dice }, БЗ { $n }
    }
log-unit-lost = { $owner }, клітинка { $space }: втрата — { a-unit }
log-retreated = { $owner }: відступ на клітинку { $space }
log-battle-won = Перемога в бою: { $owner }
log-battle-drawn = Бій завершено без переможця
log-captured = { $seat }: захоплено місто { $city } ({ $owner })
log-barbarians-captured = Варвари захопили місто { $city } ({ $seat })
log-razed = Місто { $city } знищено ({ $owner })

## What happened: events

log-event = { $seat }: подія «{ $event }»
log-event-kept = { $seat }: карта «{ $event }» дає 1 переможне очко
log-exhausted = Земля виснажилася: { $space }
log-barbarians-settled = Варвари з’явилися на клітинці { $city }
log-barbarians-reinforced = Варвари, клітинка { $city }: новий загін — { a-unit }
log-barbarians-moved =
    { $n ->
        [one] Варвари: { $start } → { $end }, { $n } загін
        [few] Варвари: { $start } → { $end }, { $n } загони
       *[many] Варвари: { $start } → { $end }, { $n } загонів
    }
log-pirates-placed = Піратський корабель на клітинці { $space }
log-pirates-raided = { $seat }: −{ $goods } (рейд піратів)
log-action-lost = { $seat }: втрачено основну дію
log-anarchy =
    { $n ->
        [one] { $seat }: анархія, втрачено { $n } досягнення
        [few] { $seat }: анархія, втрачено { $n } досягнення
       *[many] { $seat }: анархія, втрачено { $n } досягнень
    }
log-city-destroyed = Місто { $city } загинуло ({ $seat })
log-piece-destroyed = { $seat }, місто { $city }: зруйновано — { $piece }
log-reformed = { $seat }: храм у місті { $city } замінено своїм
log-person-taken = { $seat }: узято карту «{ $event }»
log-truce = Мир: { $seat } і { $other }
log-truce-over = Мир скінчився ({ $seat })
log-plague-over = Чума відступила
log-assigned = { $seat }: наступною картою цілі буде «{ $card }»

## What happened: civilizations

log-captive = { $seat }: у полоні { a-unit } ({ $owner })
log-driven = { $owner }: { $start } → { $end }, тікає { a-unit }
log-druids = { $seat }: друїди в поселенні варварів { $city }
log-retrained = { $seat }, клітинка { $space }: поселенців { $settlers }, піхоти { $infantry }
log-beloved = { $seat }: жетон культури покладено в місто { $city }
log-charged = { $seat }: активацію зараховано місту { $city }
log-roamed = { $seat }: місто перенесено, { $start } → { $end }
log-enforced = { $seat }: місто { $city } діє як щасливе
log-foresaw = { $seat }: переглянуто верхню карту події
log-foresaw-card = Наступна подія: «{ $event }»
log-event-buried = { $seat }: верхню карту події покладено під колоду
log-converted = { $seat }, клітинка { $space }: навернено загін — { a-unit } ({ $owner })
log-refitted = { $seat }: { $old } → { $unit }
log-rune-stone = { $seat }: поставлено рунічний камінь
log-charted = { $seat }: позначено регіон із клітинкою { $space }

## How it ended

result-points = Перемога за очками: { $winners }
result-pyramid = Рівність очок, перемогу дає «{ wonder-great_pyramid }»: { $winners }
result-tie-break = Рівність очок, вирішує «{ $category }»: { $winners }
result-shared = Перемогу ділять: { $winners }

## Parts of sentences

hex = { $id }
# Behind the name of a space: what lies there.
here = {" "}· { $things }
city-here =
    { $mood-id ->
        [happy] { $owner }: щасливе місто розміру { $size }
        [neutral] { $owner }: місто розміру { $size }
       *[angry] { $owner }: нещасне місто розміру { $size }
    }
units-here = { $owner }: { $units }
exhausted-here = виснажена земля
goods = { $amounts }
nothing = нічого
price = { $goods }
price-or = { $one } або { $other }
price-free = безплатно
# Behind a price: what made it lower.
helped = {" "}({ $things })
advance-token = {" "}· +{ $goods }
advance-unlocks = {" "}· відкриває: { $things }
timing-action = основна дія
timing-free = вільна дія
timing-reaction = негайно
# Behind the name of a space: who must be fought there, and how often that is won.
foe = {" "}· бій: { $owner }, { $things }
foe-undefended = {" "}· { $owner }, без захисту
odds = {" "}· { $n } %
# Behind the target of influence: how often the die succeeds, alone and with culture tokens.
chance =
    { $cost ->
        [0] {" "}· { $n } %, з підсиленням { $most } %
        [one] {" "}· дальність: { $cost } жетон культури · { $n } %, з підсиленням { $most } %
        [few] {" "}· дальність: { $cost } жетони культури · { $n } %, з підсиленням { $most } %
       *[many] {" "}· дальність: { $cost } жетонів культури · { $n } %, з підсиленням { $most } %
    }
die =
    { $unit-id ->
        [infantry] { $value } (піхота)
        [cavalry] { $value } (кіннота)
        [elephant] { $value } (слон)
       *[leader] { $value } (лідер)
    }
# The unit or building of a sentence, not at its beginning.
a-unit =
    { $unit-id ->
        [settler] поселенець
        [infantry] піхота
        [cavalry] кіннота
        [elephant] бойовий слон
        [leader] лідер
       *[ship] корабель
    }
a-building =
    { $building-id ->
        [temple] храм
        [fortress] фортеця
        [academy] академія
        [port] порт
        [obelisk] обеліск
        [market] ринок
       *[observatory] обсерваторія
    }
amount-food = { resource-food.count }
amount-wood = { resource-wood.count }
amount-ore = { resource-ore.count }
amount-ideas = { resource-ideas.count }
amount-gold = { resource-gold.count }
amount-mood = { resource-mood.count }
amount-culture = { resource-culture.count }
amount-captive = { resource-captive.count }
amount-settler = { unit-settler.count }
amount-infantry = { unit-infantry.count }
amount-cavalry = { unit-cavalry.count }
amount-elephant = { unit-elephant.count }
amount-leader = { unit-leader.count }
amount-ship = { unit-ship.count }
amount-action =
    { $n ->
        [one] { $n } карта дії
        [few] { $n } карти дій
       *[many] { $n } карт дій
    }
amount-objective =
    { $n ->
        [one] { $n } карта цілі
        [few] { $n } карти цілей
       *[many] { $n } карт цілей
    }
amount-wonder =
    { $n ->
        [one] { $n } карта дива світу
        [few] { $n } карти див світу
       *[many] { $n } карт див світу
    }
reason-city = захоплення міста
reason-razed = знищення міста
reason-barbarians = перемога над варварами
reason-pirates = перемога над піратами
reason-trade = обмін

## What is printed on things

text-half = { $name }: { $text }
text-advance = { $category }.
text-advance-requires = Потрібне досягнення «{ $advance }».
text-advance-token = Під час отримання: { $goods }.
text-advance-building = Відкриває будівлю: { $building }.
text-own-advance = { $civilization }, разом із досягненням «{ $advance }».
text-own-advance-government = { $civilization }, разом із першим урядовим досягненням.
text-wonder = Ціна: { $goods }. Потрібне досягнення «{ $advance }». Переможні очки: { $n }.
text-building = Ціна: { $goods }. Потрібне досягнення «{ $advance }».
text-unit = Ціна: { $goods }.
text-unit-building = Ціна: { $goods }. Потрібна будівля в місті: { $building }.
text-leader = { $civilization }.
text-event = { $symbol }.
text-civilization = Досягнення: { $advances }. Лідери: { $leaders }.
text-category = Досягнення: { $advances }.

## Why not

why-COC-ACT-03 = Умову карти не виконано, або на неї не лишилося основної дії.
why-COC-ACT-10 = Вам нема чим заплатити за карту.
why-COC-ACT-13 = Карту розігрують лише одразу після захоплення міста суперника.
why-COC-ADV-02 = Спершу потрібне верхнє досягнення категорії.
why-COC-ADV-03 = На досягнення не вистачає: потрібно 2 їжі, ідеї або золота.
why-COC-ADV-04 = Це досягнення у вас уже є.
why-COC-ADV-15 = У вас немає досягнення, що відкриває цю будівлю.
why-COC-BLD-01 = На будівлю бракує ресурсів, або немає міста, яке можна активувати.
why-COC-BLD-04 = У нещасному місті не будують.
why-COC-BLD-05 = Місто не може вирости: у ньому не більше 5 споруд і не більше, ніж у вас міст.
why-COC-BLD-06 = Така будівля в місті вже є.
why-COC-BLD-07 = У вашому запасі немає цієї будівлі.
why-COC-BLD-10 = Порту потрібна клітинка моря поруч із містом.
why-COC-CIV-01 = Це досягнення іншої цивілізації.
why-COC-CIV-30 = Бракує жетонів культури: напад на це місто їх вимагає.
why-COC-CMP-05 = Стільки жетонів у коробці немає.
why-COC-CMP-10 = Стільки таких загонів для цієї партії в коробці немає.
why-COC-COL-15 = Жодному вашому місту нема чого збирати.
why-COC-CTY-03 = У місті не більше 5 споруд.
why-COC-CTY-14 = Цього ходу місто більше не можна активувати.
why-COC-EVC-05 = Чума: без «Гігієни» ніхто не будує.
why-COC-EVC-28 = Бракує 2 жетонів культури, щоб порушити мир.
why-COC-FND-02 = Поселенець зводить місто на суходолі, але не на пустищі й не на виснаженій землі, де немає ні міста, ні ворогів.
why-COC-FND-03 = У вашому запасі немає поселень.
why-COC-FND-05 = Поселенець на кораблі міста не зводить.
why-COC-GEN-01 = Для цього потрібне доповнення «Цивілізації».
why-COC-GEN-16 = Це забороняє карта або досягнення.
why-COC-GOV-02 = Першому досягненню типу правління потрібне те, що вказано над ним, решті — саме перше.
why-COC-GOV-03 = У вас інший тип правління.
why-COC-INF-02 = Для впливу потрібне місто в межах дальності з будівлею, яку ви можете замінити.
why-COC-INF-12 = Цього ходу культурний вплив вам уже вдався.
why-COC-INF-18 = У цьому місті ви не можете замінити жодної будівлі.
why-COC-INF-23 = Міста з дивом світу захищають «Пам’ятники».
why-COC-LDR-09 = Наймати більше нікого: лідерів не лишилося.
why-COC-MAP-16 = На цій клітинці так не можна: вона не розвідана або не підходить.
why-COC-MAP-17 = Земля виснажена.
why-COC-MOD-02 = Бракує жетонів настрою: рівень коштує стільки, скільки в місті споруд.
why-COC-MOV-01 = У вас немає загонів.
why-COC-OBJ-05 = Тим самим учинком уже досягнуто однойменної цілі.
why-COC-OBJ-08 = Цю ціль виключає інша ваша ціль.
why-COC-REC-03 = На загін бракує ресурсів, або немає міста, яке можна активувати.
why-COC-REC-05 = Кораблі наймають у місті з портом.
why-COC-REC-06 = Кінноту й бойових слонів наймають у місті з ринком.
why-COC-REC-09 = Фігурок цього загону немає ні в запасі, ні на полі.
why-COC-REC-12 = На клітинці не більше 4 військових загонів.
why-COC-RES-02 = Для стількох ресурсів немає місця.
why-COC-SEA-14 = Корабель перевозить не більше 2 сухопутних загонів.
why-COC-SET-07 = Одна цивілізація дістається лише одному гравцеві.
why-COC-TRN-03 = Основних дій не лишилося.
why-COC-WON-04 = Диву світу потрібні «Проєктування» й щасливе місто.
why-COC-WON-05 = У вас немає досягнення, потрібного цьому диву світу.
why-COC-WON-06 = На диво світу бракує ресурсів або жетонів культури.
why-COC-WON-08 = Місто не може вирости: у ньому не більше 5 споруд і не більше, ніж у вас міст.
why-COC-WON-10 = «Великому маяку» потрібен порт у місті.

## Standing orders

order-no-tactics = Не розігрувати карт у боях
    .text = У боях ви не викладаєте карт дій.
order-no-trades = Відхиляти будь-який обмін
    .text = На кожну пропозицію обміну одразу йде відмова.
order-no-myths = Не платити за «Міфологію»
    .text = Коли подія погіршує настрій міста, він погіршується.

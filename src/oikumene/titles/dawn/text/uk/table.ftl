### The table around the cards: title, leaders, map, events, options.

## Title

title-dawn = Цивілізація: Новий світанок
    .text = Щоходу розігруйте одну з п’яти карт фокусу, і що довше вона чекала, то вона сильніша: засновуйте міста, споряджайте каравани, зводьте чудеса світу, відбивайтеся від варварів і першим виконайте по завданню з кожної карти умов перемоги.

## Leaders: the name is that of the civilization, the text that of the ability

leader-america = Америка
    .leader = Теодор Рузвельт
    .ability = Поправка Рузвельта
    .text = Отримавши або витративши жетон чуда природи, покладіть його на будь-яку свою карту фокусу. Раз за хід він править там за жетон торгівлі (понад ліміт у 3) або за ресурс свого типу.
leader-aztec = Ацтеки
    .leader = Монтесума
    .ability = Легенда про п’ять сонць
    .text = Після скидання військової карти в слот 1: якщо цього ходу ви виграли атаку, можете поміняти місцями будь-які 2 карти свого ряду фокусу.
leader-egypt = Єгипет
    .leader = Клеопатра
    .ability = Будівничі монументів
    .text = Кожне чудо світу коштує вам на 1 менше.
leader-france = Франція
    .leader = Катерина Медічі
    .ability = Гранд-тур
    .text = Карта культури розміщує більше жетонів контролю, залежно від найпізнішої епохи ваших чудес світу: Античність +1, Середньовіччя +2, Сучасність +3.
leader-japan = Японія
    .leader = Ходзьо Токімуне
    .ability = Божественний вітер
    .text = У ваш хід складність пустель і гір поруч із водою або на краю мапи дорівнює 3.
leader-rome = Рим
    .leader = Траян
    .ability = Усі дороги ведуть до Рима
    .text = Каравани вирушають із будь-якого вашого міста, навіть нерозвинутого.
leader-scythia = Скіфія
    .leader = Томіріс
    .ability = Народ степів
    .text = В атаці й обороні: +3 до військової сили, якщо гекс захисника — луги або пагорби.
leader-sumeria = Шумер
    .leader = Гільгамеш
    .ability = Епічна мандрівка
    .text = Щоразу, перемігши варвара, отримайте ще й 1 ресурс на вибір.

colour-blue = Блакитний
colour-green = Зелений
colour-orange = Оранжевий
colour-red = Червоний

## Map

terrain-grassland = Луги
terrain-hills = Пагорби
terrain-forest = Ліси
terrain-desert = Пустелі
terrain-mountain = Гори
terrain-water = Вода
terrain-natural_wonder = Чудо природи

resource-marble = Мармур
resource-mercury = Ртуть
resource-oil = Нафта
resource-diamond = Діамант

barbarian-A = Варвар A
barbarian-B = Варвар B
barbarian-C = Варвар C
barbarian-D = Варвар D
barbarian-E = Варвар E
barbarian-F = Варвар F
barbarian-G = Варвар G
barbarian-H = Варвар H
barbarian-I = Варвар I

## Types and eras: the text of a type is what a trade token on its card gives

type-culture = Культура
    .text = Кожен жетон торгівлі: +1 жетон контролю.
type-science = Наука
    .text = Кожен жетон торгівлі: +1 поділка диска технологій.
type-economy = Економіка
    .text = Кожен жетон торгівлі: +1 гекс кожному каравану.
type-industry = Промисловість
    .text = Кожен жетон торгівлі: +1 виробництво, лише для чудес світу.
type-military = Військова справа
    .text = Кожен жетон торгівлі: +1 до військової сили в одній атаці чи обороні.

era-ancient = Античність
era-medieval = Середньовіччя
era-modern = Сучасність

## Event dial

event-spawn = Відродження варварів
    .text = Усі переможені варвари повертаються на гекси зі своїми літерами, якщо там немає міста, жетона контролю чи іншого варвара. Каравани там гинуть.
event-blank = Немає події
    .text = Нічого не стається.
event-move = Набіги варварів
    .text = Перший гравець кидає кубик: кожен варвар переходить на 1 гекс у напрямку, що випав, воду перетинає, від краю мапи повертає назад.
event-trade = Торгівля
    .text = Кожен гравець отримує 1 жетон торгівлі за кожне своє розвинуте місто й кладе їх на будь-які свої карти фокусу, не більше 3 на карту.

## Options of a table

setting-on = Так
setting-off = Ні

setting-map = Мапа
    .text = Звідки береться мапа.
setting-map-construction = Гравці викладають компоненти мапи
    .text = Ядро з 4 компонентів складається випадково, потім гравці по черзі додають по 3 свої, вибираючи сторону, поворот і місце.
setting-map-first_game = Мапа для першої партії
    .text = Готова мапа на 2, 3 або 4 гравців; столиці дістаються за жеребом.
setting-map-random = Випадкова мапа
    .text = Швидко: мапа за всіма правилами складається випадково, і партія одразу починається.

setting-leader = Лідер
    .text = Хто яким лідером грає: випадковим чи вибраним.
setting-leader-random = Випадковий
setting-leader-america = { leader-america }
setting-leader-aztec = { leader-aztec }
setting-leader-egypt = { leader-egypt }
setting-leader-france = { leader-france }
setting-leader-japan = { leader-japan }
setting-leader-rome = { leader-rome }
setting-leader-scythia = { leader-scythia }
setting-leader-sumeria = { leader-sumeria }

setting-epic_game = Епічна гра
    .text = 4 карти умов перемоги замість 3, і на кожній треба виконати завдання.

setting-automated_player = Автоматичний гравець
    .text = До 1–3 гравців долучається ще одна цивілізація: щоходу вона розігрує карту зі слота 5, а решту вирішують її власні карти.

setting-use_printed_maracana = «Маракана»: за текстом карти
    .text = Стадіон «Маракана» розігрує карту економіки після вибраної карти, а не перед нею.

setting-city_states_block_attacks = Поліси перешкоджають атакам
    .text = Дальність атаки не можна рахувати через поліси; «Політ» і «Пентагон» — винятки.

setting-animal_husbandry_caravan_range = «Тваринництво»: відстань від каравана
    .text = Як далеко від каравана ця карта може збудувати місто.
setting-animal_husbandry_caravan_range-1 = Поруч із караваном
setting-animal_husbandry_caravan_range-3 = Не далі ніж за 3 гекси від каравана

setting-mass_media_convert_first = «Засоби масової інформації»: спершу заміна жетона
    .text = «Засоби масової інформації» перевертають або замінюють чужий жетон контролю до розміщення своїх, а не після.

### Short words for drawing the table in little room.

## Groups of options

group-use = Застосувати
group-play = Розіграти карту
group-to = Іти на клітинку
group-road = Іти дорогою
group-sail = Плисти
group-explore = Розвідати регіон
group-wonder = Збудувати диво світу
group-march = Перемістити військо варварів
group-give = Віддати
group-give-card = Віддати карту
group-want = Отримати
group-offer-card = Віддати карту
group-want-card = Отримати карту
group-discard = Скинути карту
group-drop = Скинути карту цілі

## Options in short, under the heading of their group

brief-use = { $thing } ({ $timing })
brief-play = { $thing } ({ $timing }): { $price }
brief-to = { $terrain } { $space }{ $here }{ $foe }{ $odds }
brief-road = { $terrain } { $space }{ $here }{ $foe }{ $odds }
brief-sail = { $terrain } { $space }{ $here }{ $foe }{ $odds }
brief-explore = Регіон із клітинкою { $space }
brief-give = { $thing }
brief-give-card =
    { $unseen ->
        [yes] { $thing }, не показуючи
       *[no] { $thing }, відкритою
    }
brief-give-card-at-which-card = { $thing }
brief-want = { $thing }
brief-offer-card-action = Карта дії
brief-offer-card-objective = Карта цілі
brief-offer-card-wonder = Карта дива світу
brief-want-card-action = Карта дії
brief-want-card-objective = Карта цілі
brief-want-card-wonder = Карта дива світу
brief-discard = { $thing }
brief-drop = { $thing }

## Headings

screen-when =
    { $left ->
        [0] Епоха { $level }, раунд { $n } · основних дій не лишилося
        [one] Епоха { $level }, раунд { $n } · лишилася { $left } основна дія
        [few] Епоха { $level }, раунд { $n } · лишилося { $left } основні дії
       *[many] Епоха { $level }, раунд { $n } · лишилося { $left } основних дій
    }
screen-status = Епоха { $level }, фаза стану · крок { $n } із 6
screen-cities = Міста
screen-city = Місто, його власник і настрій: + щасливе, − нещасне
screen-players = Гравці
screen-final = Підсумковий рахунок
screen-you = ви
screen-decks = Колоди
screen-decks-left = події — { $event }, карти дій — { $action }, цілі — { $objective }, дива світу — { $wonder }
screen-in-force = Чинні події
screen-open-wonders = Відкриті дива
screen-topmost = Верх колоди подій
screen-battle = Бій
screen-gives = Пропонується
screen-wants = Натомість

## Columns

column-points = ПО
column-food = їжа
column-wood = дер.
column-ore = руда
column-ideas = ідеї
column-gold = зол.
column-mood = настр.
column-culture = культ.
column-cards = карти
column-cubes = фішки

## A player's board

screen-leader = Лідер
screen-leaders = Ще можуть прийти
screen-actions = Карти дій
screen-objectives = Карти цілей
screen-wonders = Карти див світу
screen-open-cards = Відкриті карти
screen-completed = Виконані цілі
screen-kept = Залишені події
screen-killed = Ворожі лідери

## Points

score-city_pieces = Частини міст
score-advances = Досягнення
score-objectives = Цілі
score-wonders = Дива світу
score-events = Події
score-captured_leaders = Ворожі лідери
score-total = Разом

### Short words for drawing the table in little room.

## Phases

phase-start = Старт
    .text = По черзі: заснувати міста, змінити уряд, виставити великих людей, спрямувати здобич скаутів, застосувати все, що діє на старті.
phase-trade = Торгівля
    .text = Усі додають торгівлю своїх міст на диск, потім ведуть перемовини.
phase-city = Місто
    .text = По черзі: одна дія кожним містом (виробництво, присвята мистецтвам або збір ресурсів), просування треком культури, технології та культурні події.
phase-movement = Похід
    .text = По черзі: кожну фішку перемістити один раз, не далі за швидкість походу; відкрити ділянки, вторгнутися до хатин, стати до битви.
phase-research = Дослідження
    .text = Усі обирають таємно й одночасно: технологія доступна, якщо вистачає торгівлі й у піраміді є місце. Потім диск торгівлі опускається до числа монет.

## Groups of options

group-found = Заснувати місто
group-switch = Змінити уряд
group-person = Виставити велику людину
group-send = Спрямувати здобич скаута
group-use = Застосувати властивість
group-play = Зіграти культурну подію
group-wonder = Дива світу
group-deal = Запропонувати обмін
group-give = Віддати
group-give-marker = Віддати маркер
group-give-event = Віддати культурну подію
group-want = Отримати
group-want-marker = Отримати маркер, не дивлячись
group-want-event = Отримати культурну подію, не дивлячись
group-produce = Виробництво
group-free = Безплатна споруда
group-arts = Присвятити мистецтвам
group-harvest = Зібрати ресурс
group-unit = Загони
group-build = Споруди
group-move = Перемістити фішки
group-go = Іти
group-discover = Відкрити ділянку
group-front = Відкрити фронт
group-attack = Атакувати
group-kill = Знищити
group-obsolete = Застаріває диво світу
group-kill-unit = Гине випадковий загін
group-discard-coin = Змусити скинути жетон монети
group-steal-coin = Забрати жетон монети

## Options in short, under the heading of their group

brief-found = { $terrain } { $square }{ $yields }
brief-switch = { $thing }. { $effect }
brief-person = { $thing }
brief-send = { $square } → { $city }{ $yields }
brief-use = { $thing }: { $price }
brief-play = { $thing }
brief-deal = { $thing }
brief-give = { put-in }
brief-give-marker = { $thing }
brief-give-event = { $thing }
brief-want = { put-in }
brief-want-marker = { $thing }
brief-want-event = { $thing }
brief-produce = { $square }: { $n }, з усією торгівлею { $most }
brief-free = { $square }
brief-arts = { $square }: { icon-culture.count }
brief-harvest = { $square }: { $things }
brief-move = { $square }: { $amounts }
brief-go = { $terrain } { $square }{ $here }{ $foe }{ $odds }
brief-discover = Ділянка з квадратом { $square }
brief-front = { $unit }
brief-kill = { $thing }, { $square }{ $whose }
brief-obsolete = { $thing } ({ $owner })
brief-kill-unit = { $thing }
brief-discard-coin = { $thing }
brief-steal-coin = { $thing }

## Headings

screen-setup = Підготовка
screen-when = Раунд { $n } · { $phase }
screen-market = Ринок
screen-cities = Міста
screen-players = Гравці
screen-final = Хто чого досяг
screen-you = ви
screen-building = Споруда
screen-wonder = Диво світу
screen-great_person = Велика людина
screen-buildings = Споруди
screen-resources = Ресурси
screen-decks = Колоди культурних подій
screen-battle = Битва
screen-gives = Пропонується
screen-wants = Натомість

## Columns

column-trade = торг.
column-culture = культ.
column-track = трек
column-techs = техн.
column-coins = монети
column-cities = міста
column-army = армії
column-scout = скаути
column-units = загони
column-events = події

## A civilization sheet

screen-civilization = Цивілізація
screen-government = Уряд
screen-techs = Технології { $level }
screen-limits = Ліміти
screen-limits-are = швидкість походу { $speed }, ліміт з’єднання { $stacking }, ліміт культури { $event_hand }, склад { $battle_hand }, ліміт міст { $city_limit }
screen-units = Регулярна армія
screen-figures = Фішки
screen-events = Культурні події
screen-coins = Жетони монет
screen-wonders = Дива світу
screen-obsolete = Застарілі дива
screen-reserve = Великі люди в резерві

## Progress

score-culture = Трек культури
score-tech = Технології
score-economic = Монети
score-total = Разом

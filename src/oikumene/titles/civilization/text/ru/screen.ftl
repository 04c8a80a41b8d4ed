### Short words for drawing the table in little room.

## Phases

phase-start = Старт
    .text = По очереди: основать города, сменить правительство, выставить великих людей, направить добычу скаутов, применить всё, что действует на старте.
phase-trade = Торговля
    .text = Все добавляют торговлю своих городов на диск, затем ведут переговоры.
phase-city = Город
    .text = По очереди: одно действие каждым городом (производство, посвящение искусствам или сбор ресурсов), продвижение по треку культуры, технологии и культурные события.
phase-movement = Поход
    .text = По очереди: каждую фишку переместить один раз, не дальше походной скорости; открыть участки, вторгнуться в хижины, сразиться.
phase-research = Исследования
    .text = Все выбирают тайно и одновременно: технология доступна, если хватает торговли и в пирамиде есть место. Затем диск торговли опускается до числа монет.

## Groups of options

group-found = Основать город
group-switch = Сменить правительство
group-person = Выставить великого человека
group-send = Направить добычу скаута
group-use = Применить свойство
group-play = Сыграть культурное событие
group-wonder = Чудеса света
group-deal = Предложить обмен
group-give = Отдать
group-give-marker = Отдать маркер
group-give-event = Отдать культурное событие
group-want = Получить
group-want-marker = Получить маркер, не глядя
group-want-event = Получить культурное событие, не глядя
group-produce = Производство
group-free = Бесплатная постройка
group-arts = Посвятить искусствам
group-harvest = Собрать ресурс
group-unit = Отряды
group-build = Постройки
group-move = Переместить фишки
group-go = Идти
group-discover = Открыть участок
group-front = Открыть фронт
group-attack = Атаковать
group-kill = Уничтожить
group-obsolete = Устаревает чудо света
group-kill-unit = Гибнет случайный отряд
group-discard-coin = Заставить сбросить жетон монеты
group-steal-coin = Отнять жетон монеты

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
brief-produce = { $square }: { $n }, со всей торговлей { $most }
brief-free = { $square }
brief-arts = { $square }: { icon-culture.count }
brief-harvest = { $square }: { $things }
brief-move = { $square }: { $amounts }
brief-go = { $terrain } { $square }{ $here }{ $foe }{ $odds }
brief-discover = Участок с квадратом { $square }
brief-front = { $unit }
brief-kill = { $thing }, { $square }{ $whose }
brief-obsolete = { $thing } ({ $owner })
brief-kill-unit = { $thing }
brief-discard-coin = { $thing }
brief-steal-coin = { $thing }

## Headings

screen-setup = Подготовка
screen-when = Раунд { $n } · { $phase }
screen-market = Рынок
screen-cities = Города
screen-players = Игроки
screen-final = Кто чего достиг
screen-you = вы
screen-building = Постройка
screen-wonder = Чудо света
screen-great_person = Великий человек
screen-buildings = Постройки
screen-resources = Ресурсы
screen-decks = Колоды культурных событий
screen-battle = Битва
screen-gives = Предлагается
screen-wants = Взамен

## Columns

column-trade = торг.
column-culture = культ.
column-track = трек
column-techs = техн.
column-coins = монеты
column-cities = города
column-army = армии
column-scout = скауты
column-units = отряды
column-events = события

## A civilization sheet

screen-civilization = Цивилизация
screen-government = Правительство
screen-techs = Технологии { $level }
screen-limits = Пределы
screen-limits-are = походная скорость { $speed }, предел соединения { $stacking }, предел культуры { $event_hand }, состав { $battle_hand }, предел городов { $city_limit }
screen-units = Регулярная армия
screen-figures = Фишки
screen-events = Культурные события
screen-coins = Жетоны монет
screen-wonders = Чудеса света
screen-obsolete = Устаревшие чудеса
screen-reserve = Великие люди в резерве

## Progress

score-culture = Трек культуры
score-tech = Технологии
score-economic = Монеты
score-total = Всего

### Short words for drawing the table in little room.

## Groups of options

group-use = Применить
group-play = Сыграть карту
group-to = Идти на клетку
group-road = Идти по дороге
group-sail = Плыть
group-explore = Разведать регион
group-wonder = Построить чудо света
group-march = Переместить войско варваров
group-give = Отдать
group-give-card = Отдать карту
group-want = Получить
group-offer-card = Отдать карту
group-want-card = Получить карту
group-discard = Сбросить карту
group-drop = Сбросить карту цели

## Options in short, under the heading of their group

brief-use = { $thing } ({ $timing })
brief-play = { $thing } ({ $timing }): { $price }
brief-to = { $terrain } { $space }{ $here }{ $foe }{ $odds }
brief-road = { $terrain } { $space }{ $here }{ $foe }{ $odds }
brief-sail = { $terrain } { $space }{ $here }{ $foe }{ $odds }
brief-explore = Регион с клеткой { $space }
brief-give = { $thing }
brief-give-card =
    { $unseen ->
        [yes] { $thing }, не показывая
       *[no] { $thing }, в открытую
    }
brief-give-card-at-which-card = { $thing }
brief-want = { $thing }
brief-offer-card-action = Карта действия
brief-offer-card-objective = Карта цели
brief-offer-card-wonder = Карта чуда света
brief-want-card-action = Карта действия
brief-want-card-objective = Карта цели
brief-want-card-wonder = Карта чуда света
brief-discard = { $thing }
brief-drop = { $thing }

## Headings

screen-when =
    { $left ->
        [0] Эпоха { $level }, раунд { $n } · основных действий не осталось
        [one] Эпоха { $level }, раунд { $n } · осталось { $left } основное действие
        [few] Эпоха { $level }, раунд { $n } · осталось { $left } основных действия
       *[many] Эпоха { $level }, раунд { $n } · осталось { $left } основных действий
    }
screen-status = Эпоха { $level }, фаза состояния · этап { $n } из 6
screen-cities = Города
screen-city = Город, его хозяин и настроение: + счастливый, − несчастный
screen-players = Игроки
screen-final = Итоговый счёт
screen-you = вы
screen-decks = Колоды
screen-decks-left = события — { $event }, карты действий — { $action }, цели — { $objective }, чудеса света — { $wonder }
screen-in-force = События в силе
screen-open-wonders = Открытые чудеса
screen-topmost = Верх колоды событий
screen-battle = Сражение
screen-gives = Предлагается
screen-wants = Взамен

## Columns

column-points = ПО
column-food = еда
column-wood = дер.
column-ore = руда
column-ideas = идеи
column-gold = зол.
column-mood = настр.
column-culture = культ.
column-cards = карты
column-cubes = фишки

## A player's board

screen-leader = Лидер
screen-leaders = Ещё могут прийти
screen-actions = Карты действий
screen-objectives = Карты целей
screen-wonders = Карты чудес света
screen-open-cards = Открытые карты
screen-completed = Достигнутые цели
screen-kept = Сохранённые события
screen-killed = Вражеские лидеры

## Points

score-city_pieces = Части городов
score-advances = Достижения
score-objectives = Цели
score-wonders = Чудеса света
score-events = События
score-captured_leaders = Вражеские лидеры
score-total = Всего

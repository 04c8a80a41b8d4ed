### Short words for drawing the table in little room.

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

### The screen in the browser: what is said around the pictures.

## Where the match stands

clash-stage = Эпоха { $age }, раунд { $n }
clash-stage-status = Эпоха { $age }, фаза состояния
clash-turn-order = Порядок хода
clash-first = Первый игрок
clash-ending = игра заканчивается

## Common board

clash-board = Карта и общее поле
clash-decks = Колоды
clash-deck-event = События: в колоде { $n }, в сбросе { $discarded }
clash-deck-action = Карты действий: в колоде { $n }, в сбросе { $discarded }
clash-deck-objective = Карты целей: в колоде { $n }, в сбросе { $discarded }
clash-deck-wonder = Карты чудес: в колоде { $n }, в сбросе { $discarded }
clash-on-discard = Верхняя карта сброса
clash-topmost = Известный верх колоды событий
clash-in-force = Действующие события
clash-open-wonders = Открытые чудеса
clash-points = Очки
clash-cities = Города

## A player's board

clash-actions-left =
    { $n ->
        [0] основных действий не осталось
        [one] осталось { $n } основное действие
        [few] осталось { $n } основных действия
       *[other] осталось { $n } основных действий
    }
clash-goods = Ресурсы и жетоны
clash-cap = не больше { $n }
clash-event-track =
    { $n ->
        [one] Шкала событий: осталась { $n } фишка
        [few] Шкала событий: осталось { $n } фишки
       *[other] Шкала событий: осталось { $n } фишек
    }
clash-pieces = Фигурки в запасе
clash-left = { $thing }: в запасе { $n }
clash-advances = Достижения
clash-whole-board = весь планшет
clash-gained = получено
clash-lent = действует в этот ход
clash-needs = Нужно: { $advance }
clash-any-government = любое правительственное достижение
clash-comes-with = приходит вместе с: { $advance }
clash-leads = в игре
clash-can-come = можно нанять
clash-hand-actions = Карты действий
clash-hand-objectives = Карты целей
clash-hand-wonders = Карты чудес
clash-won = Построено, выполнено и сохранено
clash-captives =
    { $n ->
        [one] { $n } пленный
        [few] { $n } пленных
       *[other] { $n } пленных
    }
clash-runes =
    { $n ->
        [one] { $n } рунический камень
        [few] { $n } рунических камня
       *[other] { $n } рунических камней
    }
clash-charted =
    { $n ->
        [one] { $n } нанесённый на карту регион
        [few] { $n } нанесённых на карту региона
       *[other] { $n } нанесённых на карту регионов
    }
clash-anarchy =
    { $n ->
        [one] { $n } фишка отложена из-за анархии
        [few] { $n } фишки отложены из-за анархии
       *[other] { $n } фишек отложено из-за анархии
    }

## Cards

clash-timing-action = стоит основного действия
clash-timing-reaction = играется в ответ на событие
clash-timing-now = выполняется сразу, в момент события

## Filters of the journal

filter-advances = Достижения
filter-cities = Города
filter-goods = Ресурсы и обмен
filter-cards = Карты и цели
filter-moves = Движение и открытия
filter-war = Война
filter-events = События

## The map

clash-map = Карта
clash-coordinates = Координаты
clash-exhausted = истощённая земля
clash-city =
    Город ({ $owner }), размер { $n }{ $mood ->
        [happy] , счастливый
        [angry] , несчастный
       *[neutral] { "" }
    }
clash-owned = { $what } ({ $owner })
clash-owned-tired = { $what } ({ $owner }), ходов не осталось
clash-odds = { $n } %
clash-odds-boosted = { $n }–{ $most } %

## Сражения и обмен

clash-attacker = Нападение
clash-defender = Защита
clash-combat-value = Боевое значение { $n }
clash-combat-values = Боевые значения
clash-hits = Попаданий: { $n }
clash-bonus = +{ $n } к боевому значению до конца сражения
clash-fallen = Потеря: { $unit }
clash-laid = Карта действия лежит лицом вниз
clash-earlier = Прошлые раунды боя
clash-you-have = У вас:
clash-over-limit = больше хранить нельзя
clash-offer = Предложение обмена
clash-you-give = Вы отдаёте
clash-you-get = Вы получаете
clash-give = Отдать
clash-face-up = в открытую
clash-unseen = не показывая
clash-event = Событие
clash-status = Фаза состояния
clash-step-1 = Выполнение целей
clash-step-2 = Бесплатное достижение каждому
clash-step-3 = Карты действий и целей
clash-step-4 = Уничтожение малых городов
clash-step-5 = Смена типа правления
clash-step-6 = Первый игрок следующей эпохи

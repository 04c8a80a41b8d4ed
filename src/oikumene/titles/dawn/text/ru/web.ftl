### The screen in the browser: what is said around the pictures.

## Where the match stands

dawn-stage = Раунд { $n }
dawn-turn-order = Порядок хода

## Common board

dawn-board = Поле и общий планшет
dawn-event = Диск событий
dawn-next-event = Следующее событие
dawn-done = выполнено
dawn-agendas-done = Выполнено карт победы: { $n } из { $of }
dawn-market = Рынок чудес
dawn-cost = цена { $n }
dawn-costs = Цена сейчас
dawn-deck =
    { $n ->
        [0] Карт под ней не осталось.
        [one] Под ней осталась { $n } карта.
        [few] Под ней осталось { $n } карты.
       *[many] Под ней осталось { $n } карт.
    }
dawn-deck-empty = Эта колода пуста.
dawn-city-states = Города-государства
dawn-cards-left =
    { $n ->
        [0] карт не осталось
        [one] осталась { $n } карта
        [few] осталось { $n } карты
       *[many] осталось { $n } карт
    }
dawn-conquered-by = завоеватель — { $seat }
dawn-automated = Автоматический игрок

## A player's board

dawn-slot = ячейка { $n }
dawn-in-slot = ячейка { $n }, { $terrain }
dawn-counts-as = считается ячейкой { $n }
dawn-trade =
    { $n ->
        [0] без жетонов торговли
        [one] { $n } жетон торговли
        [few] { $n } жетона торговли
       *[many] { $n } жетонов торговли
    }
dawn-caravans = Караваны
dawn-caravans-here =
    { $n ->
        [one] { $n } караван готов
        [few] { $n } каравана готовы
       *[many] { $n } караванов готовы
    }
dawn-dial = Счётчик технологий: { $n }
dawn-dial-next = Счётчик технологий: { $n }. Следующая карта, уровня { $level }, — на делении { $space }.
dawn-resources = Ресурсы
dawn-supply = в запасе { $n }
dawn-city-count =
    { $n ->
        [one] { $n } город в запасе
        [few] { $n } города в запасе
       *[many] { $n } городов в запасе
    }
dawn-token-count =
    { $n ->
        [one] { $n } жетон контроля в запасе
        [few] { $n } жетона контроля в запасе
       *[many] { $n } жетонов контроля в запасе
    }
dawn-spaces-count =
    { $n ->
        [one] { $n } своя клетка
        [few] { $n } своих клетки
       *[many] { $n } своих клеток
    }
dawn-mature-count =
    { $n ->
        [one] { $n } развитый город
        [few] { $n } развитых города
       *[many] { $n } развитых городов
    }
dawn-stock = Свои карты дипломатии
dawn-in-stock = никем не взята
dawn-wonder = Чудо света
dawn-diplomacy-card = Карта дипломатии

## Fights and offers

dawn-attack = Атака
dawn-defence = Оборона
dawn-wins = победа
dawn-loses = поражение
dawn-may-answer =
    { $n ->
        [one] Защитник может ответить { $n } жетоном торговли.
       *[many] Защитник может ответить жетонами торговли: до { $n }.
    }
dawn-for = в ячейку { $n } вместо карты «{ $card }»

## The large form of a thing

dawn-levels = Другие уровни
dawn-printed = Напечатано
dawn-star = звезда столицы

## Filters of the journal

filter-growth = Города и контроль
filter-trade = Торговля и дипломатия
filter-science = Наука
filter-wonders = Чудеса
filter-war = Война и варвары
filter-agendas = Цели

## The map

dawn-map = Поле
dawn-space = { $terrain } ({ $q }, { $r })
dawn-piece-token = { piece-token } ({ $seat })
dawn-piece-reinforced = { piece-reinforced } ({ $seat })
dawn-piece-city = { piece-city } ({ $seat })
dawn-piece-mature-city = Развитый город ({ $seat })
dawn-piece-capital = { piece-capital } ({ $seat })
dawn-piece-mature-capital = { piece-capital }, развитая ({ $seat })
dawn-piece-caravan = { piece-caravan } ({ $seat })
dawn-spawn = Место появления: { $barbarian }
dawn-coordinates = Координаты
dawn-direction = Жетон направления варваров: куда они идут при каждом броске
dawn-odds = { $attack } : { $defence } · { $odds } %
dawn-lay = Положить сюда
dawn-turn-left = Повернуть влево
dawn-turn-right = Повернуть вправо

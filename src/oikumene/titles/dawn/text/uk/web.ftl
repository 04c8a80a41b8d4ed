### The screen in the browser: what is said around the pictures.

## Where the match stands

dawn-stage = Раунд { $n }
dawn-turn-order = Порядок ходу

## Common board

dawn-board = Мапа та спільний планшет
dawn-event = Диск подій
dawn-next-event = Наступна подія
dawn-done = виконано
dawn-agendas-done = Виконано карт умов перемоги: { $n } з { $of }
dawn-market = Ринок чудес
dawn-cost = ціна { $n }
dawn-costs = Ціна зараз
dawn-deck =
    { $n ->
        [0] Карт під нею не лишилося.
        [one] Під нею лишилася { $n } карта.
        [few] Під нею лишилося { $n } карти.
       *[many] Під нею лишилося { $n } карт.
    }
dawn-deck-empty = Ця колода порожня.
dawn-city-states = Поліси
dawn-cards-left =
    { $n ->
        [0] карт не лишилося
        [one] лишилася { $n } карта
        [few] лишилося { $n } карти
       *[many] лишилося { $n } карт
    }
dawn-conquered-by = завойовник — { $seat }
dawn-automated = Автоматичний гравець

## A player's board

dawn-slot = слот { $n }
dawn-in-slot = слот { $n }, { $terrain }
dawn-counts-as = вважається слотом { $n }
dawn-trade =
    { $n ->
        [0] без жетонів торгівлі
        [one] { $n } жетон торгівлі
        [few] { $n } жетони торгівлі
       *[many] { $n } жетонів торгівлі
    }
dawn-caravans = Каравани
dawn-caravans-here =
    { $n ->
        [one] { $n } караван готовий
        [few] { $n } каравани готові
       *[many] { $n } караванів готові
    }
dawn-dial = Диск технологій: { $n }
dawn-dial-next = Диск технологій: { $n }. Наступна карта, рівня { $level }, — на поділці { $space }.
dawn-resources = Ресурси
dawn-supply = у резерві { $n }
dawn-city-count =
    { $n ->
        [one] { $n } місто в запасі
        [few] { $n } міста в запасі
       *[many] { $n } міст у запасі
    }
dawn-token-count =
    { $n ->
        [one] { $n } жетон контролю в запасі
        [few] { $n } жетони контролю в запасі
       *[many] { $n } жетонів контролю в запасі
    }
dawn-spaces-count =
    { $n ->
        [one] { $n } дружній гекс
        [few] { $n } дружні гекси
       *[many] { $n } дружніх гексів
    }
dawn-mature-count =
    { $n ->
        [one] { $n } розвинуте місто
        [few] { $n } розвинуті міста
       *[many] { $n } розвинутих міст
    }
dawn-stock = Власні карти дипломатії
dawn-in-stock = ніхто не взяв
dawn-wonder = Чудо світу
dawn-diplomacy-card = Карта дипломатії

## Fights and offers

dawn-attack = Атака
dawn-defence = Оборона
dawn-wins = перемога
dawn-loses = поразка
dawn-may-answer =
    { $n ->
        [one] Захисник може відповісти { $n } жетоном торгівлі.
       *[many] Захисник може відповісти жетонами торгівлі: до { $n }.
    }
dawn-for = у слот { $n } замість карти «{ $card }»

## The large form of a thing

dawn-levels = Інші рівні
dawn-printed = Надруковано
dawn-star = зірка столиці

## Filters of the journal

filter-growth = Міста й контроль
filter-trade = Торгівля й дипломатія
filter-science = Наука
filter-wonders = Чудеса
filter-war = Війна й варвари
filter-agendas = Завдання

## The map

dawn-map = Мапа
dawn-space = { $terrain } ({ $q }, { $r })
dawn-piece-token = { piece-token } ({ $seat })
dawn-piece-reinforced = { piece-reinforced } ({ $seat })
dawn-piece-city = { piece-city } ({ $seat })
dawn-piece-mature-city = Розвинуте місто ({ $seat })
dawn-piece-capital = { piece-capital } ({ $seat })
dawn-piece-mature-capital = { piece-capital }, розвинута ({ $seat })
dawn-piece-caravan = { piece-caravan } ({ $seat })
dawn-spawn = Місце відродження: { $barbarian }
dawn-coordinates = Координати
dawn-direction = Жетон напряму набігів варварів: куди вони йдуть за кожного кидка
dawn-odds = { $attack } : { $defence } · { $odds } %
dawn-lay = Покласти сюди
dawn-turn-left = Повернути ліворуч
dawn-turn-right = Повернути праворуч

### The screen in the browser: what is said around the pictures.

## Where the match stands

clash-stage = Епоха { $age }, раунд { $n }
clash-stage-status = Епоха { $age }, фаза стану
clash-turn-order = Порядок ходу
clash-first = Перший гравець
clash-ending = гра завершується

## Common board

clash-board = Мапа та спільне поле
clash-decks = Колоди
clash-deck-event = Події: у колоді { $n }, у скиді { $discarded }
clash-deck-action = Карти дій: у колоді { $n }, у скиді { $discarded }
clash-deck-objective = Карти цілей: у колоді { $n }, у скиді { $discarded }
clash-deck-wonder = Карти див: у колоді { $n }, у скиді { $discarded }
clash-on-discard = Верхня карта скиду
clash-topmost = Відомий верх колоди подій
clash-in-force = Чинні події
clash-open-wonders = Відкриті дива
clash-points = Очки
clash-cities = Міста

## A player's board

clash-actions-left =
    { $n ->
        [0] основних дій не лишилося
        [one] лишилася { $n } основна дія
        [few] лишилися { $n } основні дії
       *[other] лишилося { $n } основних дій
    }
clash-goods = Ресурси й жетони
clash-cap = не більше { $n }
clash-event-track =
    { $n ->
        [one] Шкала подій: лишилася { $n } фішка
        [few] Шкала подій: лишилося { $n } фішки
       *[other] Шкала подій: лишилося { $n } фішок
    }
clash-pieces = Фігурки в запасі
clash-left = { $thing }: у запасі { $n }
clash-advances = Досягнення
clash-whole-board = увесь планшет
clash-gained = отримано
clash-lent = діє цього ходу
clash-needs = Потрібно: { $advance }
clash-any-government = будь-яке урядове досягнення
clash-comes-with = приходить разом із: { $advance }
clash-leads = у грі
clash-can-come = можна найняти
clash-hand-actions = Карти дій
clash-hand-objectives = Карти цілей
clash-hand-wonders = Карти див
clash-won = Збудовано, виконано та збережено
clash-captives =
    { $n ->
        [one] { $n } полонений
        [few] { $n } полонені
       *[other] { $n } полонених
    }
clash-runes =
    { $n ->
        [one] { $n } рунічний камінь
        [few] { $n } рунічні камені
       *[other] { $n } рунічних каменів
    }
clash-charted =
    { $n ->
        [one] { $n } нанесений на мапу регіон
        [few] { $n } нанесені на мапу регіони
       *[other] { $n } нанесених на мапу регіонів
    }
clash-anarchy =
    { $n ->
        [one] { $n } фішку відкладено через анархію
        [few] { $n } фішки відкладено через анархію
       *[other] { $n } фішок відкладено через анархію
    }

## Cards

clash-timing-action = коштує основної дії
clash-timing-reaction = грається у відповідь на подію
clash-timing-now = виконується одразу, у мить події

## Filters of the journal

filter-advances = Досягнення
filter-cities = Міста
filter-goods = Ресурси й обмін
filter-cards = Карти й цілі
filter-moves = Рух і відкриття
filter-war = Війна
filter-events = Події

## The map

clash-map = Мапа
clash-coordinates = Координати
clash-exhausted = виснажена земля
clash-city =
    Місто ({ $owner }), розмір { $n }{ $mood ->
        [happy] , щасливе
        [angry] , нещасне
       *[neutral] { "" }
    }
clash-owned = { $what } ({ $owner })
clash-owned-tired = { $what } ({ $owner }), ходів не лишилося
clash-odds = { $n } %
clash-odds-boosted = { $n }–{ $most } %

## Бої та обмін

clash-attacker = Напад
clash-defender = Захист
clash-combat-value = Бойове значення { $n }
clash-combat-values = Бойові значення
clash-hits = Влучань: { $n }
clash-bonus = +{ $n } до бойового значення до кінця бою
clash-fallen = Втрата: { $unit }
clash-laid = Карта дії лежить долілиць
clash-earlier = Попередні раунди бою
clash-you-have = У вас:
clash-over-limit = більше зберігати не можна
clash-offer = Пропозиція обміну
clash-you-give = Ви віддаєте
clash-you-get = Ви отримуєте
clash-give = Віддати
clash-face-up = відкритою
clash-unseen = не показуючи
clash-event = Подія
clash-status = Фаза стану
clash-step-1 = Виконання цілей
clash-step-2 = Безплатне досягнення кожному
clash-step-3 = Карти дій та цілей
clash-step-4 = Знищення малих міст
clash-step-5 = Зміна типу правління
clash-step-6 = Перший гравець наступної епохи

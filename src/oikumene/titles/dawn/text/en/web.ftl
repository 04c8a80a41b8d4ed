### The screen in the browser: what is said around the pictures.

## Where the match stands

dawn-stage = Round { $n }
dawn-turn-order = Turn order

## Common board

dawn-board = Map and common board
dawn-event = Event dial
dawn-next-event = Next event
dawn-done = done
dawn-agendas-done = Victory cards completed: { $n } of { $of }
dawn-market = Wonder market
dawn-cost = cost { $n }
dawn-costs = Costs now
dawn-deck =
    { $n ->
        [0] No card is left under it.
        [one] { $n } card is left under it.
       *[other] { $n } cards are left under it.
    }
dawn-deck-empty = This deck is empty.
dawn-city-states = City-states
dawn-cards-left =
    { $n ->
        [0] no cards left
        [one] { $n } card left
       *[other] { $n } cards left
    }
dawn-conquered-by = conquered by { $seat }
dawn-automated = Automated player

## A player's board

dawn-slot = slot { $n }
dawn-in-slot = slot { $n }, { $terrain }
dawn-counts-as = counts as slot { $n }
dawn-trade =
    { $n ->
        [0] no trade tokens
        [one] { $n } trade token
       *[other] { $n } trade tokens
    }
dawn-caravans = Caravans
dawn-caravans-here =
    { $n ->
        [one] { $n } caravan ready
       *[other] { $n } caravans ready
    }
dawn-dial = Tech dial: { $n }
dawn-dial-next = Tech dial: { $n }. The next card, of level { $level }, is at { $space }.
dawn-resources = Resources
dawn-supply = { $n } in the supply
dawn-city-count =
    { $n ->
        [one] { $n } unused city
       *[other] { $n } unused cities
    }
dawn-token-count =
    { $n ->
        [one] { $n } unused control token
       *[other] { $n } unused control tokens
    }
dawn-spaces-count =
    { $n ->
        [one] { $n } friendly space
       *[other] { $n } friendly spaces
    }
dawn-mature-count =
    { $n ->
        [one] { $n } mature city
       *[other] { $n } mature cities
    }
dawn-stock = Own diplomacy cards
dawn-in-stock = not taken
dawn-wonder = World wonder
dawn-diplomacy-card = Diplomacy card

## Fights and offers

dawn-attack = Attack
dawn-defence = Defence
dawn-wins = won
dawn-loses = lost
dawn-may-answer =
    { $n ->
        [one] The defender can add 1 trade token after you.
       *[other] The defender can add up to { $n } trade tokens after you.
    }
dawn-for = in slot { $n }, for { $card }

## The large form of a thing

dawn-levels = Other levels
dawn-printed = Printed
dawn-star = star of a capital

## Filters of the journal

filter-growth = Cities and control
filter-trade = Trade and diplomacy
filter-science = Science
filter-wonders = Wonders
filter-war = War and barbarians
filter-agendas = Agendas

## The map

dawn-map = Map
dawn-space = { $terrain } ({ $q }, { $r })
dawn-piece-token = { piece-token } ({ $seat })
dawn-piece-reinforced = { piece-reinforced } ({ $seat })
dawn-piece-city = { piece-city } ({ $seat })
dawn-piece-mature-city = Mature city ({ $seat })
dawn-piece-capital = { piece-capital } ({ $seat })
dawn-piece-mature-capital = { piece-capital }, mature ({ $seat })
dawn-piece-caravan = { piece-caravan } ({ $seat })
dawn-spawn = Spawning space: { $barbarian }
dawn-coordinates = Coordinates
dawn-direction = Barbarian direction token: where they go on each roll
dawn-odds = { $attack } : { $defence } · { $odds }%
dawn-lay = Lay here
dawn-turn-left = Turn left
dawn-turn-right = Turn right

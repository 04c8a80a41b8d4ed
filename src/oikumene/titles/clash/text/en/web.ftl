### The screen in the browser: what is said around the pictures.

## Where the match stands

clash-stage = Age { $age }, round { $n }
clash-stage-status = Age { $age }, status phase
clash-turn-order = Turn order
clash-first = First player
clash-ending = the game is ending

## Common board

clash-board = Map and common board
clash-decks = Decks
clash-deck-event = Event cards: { $n } in the deck, { $discarded } discarded
clash-deck-action = Action cards: { $n } in the deck, { $discarded } discarded
clash-deck-objective = Objective cards: { $n } in the deck, { $discarded } discarded
clash-deck-wonder = Wonder cards: { $n } in the deck, { $discarded } discarded
clash-on-discard = On top of the discard pile
clash-topmost = Known on top of the event deck
clash-in-force = Events in force
clash-open-wonders = Open wonders
clash-points = Points
clash-cities = Cities

## A player's board

clash-actions-left =
    { $n ->
        [0] no main actions left
        [one] { $n } main action left
       *[other] { $n } main actions left
    }
clash-goods = Resources and tokens
clash-cap = at most { $n }
clash-event-track =
    { $n ->
        [one] Event track: { $n } cube left
       *[other] Event track: { $n } cubes left
    }
clash-pieces = Own pieces left
clash-left = { $thing }: { $n } left
clash-advances = Advances
clash-whole-board = whole board
clash-gained = gained
clash-lent = in use this turn
clash-needs = Needs { $advance }
clash-any-government = any government advance
clash-comes-with = comes with { $advance }
clash-leads = in play
clash-can-come = can be recruited
clash-hand-actions = Action cards
clash-hand-objectives = Objective cards
clash-hand-wonders = Wonder cards
clash-won = Built, completed and kept
clash-captives =
    { $n ->
        [one] { $n } captive
       *[other] { $n } captives
    }
clash-runes =
    { $n ->
        [one] { $n } rune stone
       *[other] { $n } rune stones
    }
clash-charted =
    { $n ->
        [one] { $n } charted region
       *[other] { $n } charted regions
    }
clash-anarchy =
    { $n ->
        [one] { $n } cube set aside by Anarchy
       *[other] { $n } cubes set aside by Anarchy
    }

## Cards

clash-timing-action = costs a main action
clash-timing-reaction = played in answer to a deed
clash-timing-now = completed at once, when it happens

## Filters of the journal

filter-advances = Advances
filter-cities = Cities
filter-goods = Goods and trade
filter-cards = Cards and objectives
filter-moves = Moves and discoveries
filter-war = War
filter-events = Events

## The map

clash-map = Map
clash-coordinates = Coordinates
clash-exhausted = exhausted land
clash-city =
    City ({ $owner }), size { $n }{ $mood ->
        [happy] , happy
        [angry] , angry
       *[neutral] { "" }
    }
clash-owned = { $what } ({ $owner })
clash-owned-tired = { $what } ({ $owner }), no move left
clash-odds = { $n }%
clash-odds-boosted = { $n }–{ $most }%

## Battles and trades

clash-attacker = Attacker
clash-defender = Defender
clash-combat-value = Combat value { $n }
clash-combat-values = Combat values
clash-hits = Hits taken: { $n }
clash-bonus = +{ $n } to the combat value for the whole battle
clash-fallen = Lost: { $unit }
clash-laid = An action card lies face down
clash-earlier = Earlier rounds
clash-you-have = You have:
clash-over-limit = you can hold no more of it
clash-offer = Trade offer
clash-you-give = You give
clash-you-get = You get
clash-give = Give
clash-face-up = face up
clash-unseen = unseen
clash-event = Event
clash-status = Status phase
clash-step-1 = Objectives are completed
clash-step-2 = A free advance for each
clash-step-3 = Action and objective cards
clash-step-4 = Small cities may be destroyed
clash-step-5 = Change of government
clash-step-6 = First player of the next age

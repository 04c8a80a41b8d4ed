### The screen in the browser: what is said around the pictures.

## Where the match stands

civilization-stage = Round { $n }, { $phase }
civilization-stage-setup = Setup
civilization-round = Round
civilization-player-order = Player order
civilization-first = First player
civilization-victories = Ways to win
civilization-capital-stands = Capital stands
civilization-capital-lost = Capital conquered

## Common board

civilization-board = Map and market
civilization-wonder-market = Wonder market
civilization-building-market = Buildings
civilization-costs = Costs { $n } production.
civilization-left = Left in the market: { $n }
civilization-resources = Resources
civilization-decks = Decks
civilization-deck = { $thing }: { $n } in the deck, { $discarded } discarded
civilization-track = Culture track
civilization-space =
    { $kind ->
        [start] Start of the culture track
        [great_person] Space { $n }: great person
        [victory] Space { $n }: culture victory
       *[culture_event] Space { $n }: culture event { $level }
    }

## A civilization sheet

civilization-loose-coins =
    { $n ->
        [one] { $n } coin token on the sheet
       *[other] { $n } coin tokens on the sheet
    }
civilization-government = Government
civilization-pyramid = Tech pyramid
civilization-whole-sheet = whole sheet
civilization-free-space = Free space for a tech of level { $level }, from { $n } trade on
civilization-rank = rank { $level }
civilization-forces = Standing forces
civilization-has-armies = Armies not built yet: { $n }
civilization-has-scouts = Scouts not built yet: { $n }
civilization-has-cities = Cities: { $n } of { $of }
civilization-has-speed = Travel speed: { $n }
civilization-has-stacking = Stacking limit: { $n }
civilization-has-battle-hand = Battle hand size: { $n }
civilization-event-limit = Culture hand size: { $n }
civilization-events = Culture events
civilization-reserve = Great people in reserve
civilization-wonders = Wonders
civilization-obsolete = obsolete

## Filters of the journal

filter-techs = Technologies and governments
filter-cities = Cities and buildings
filter-goods = Trade, resources, deals
filter-culture = Culture and events
filter-moves = Moves and discoveries
filter-war = War

## The map

civilization-map = Map
civilization-coordinates = Coordinates
civilization-city =
    { $capital ->
        [true] Capital
       *[false] City
    } ({ $owner })
civilization-city-done = has acted this round
civilization-outskirts = outskirts ({ $owner })
civilization-blockaded = blockaded
civilization-disaster = disaster
civilization-frozen = no figure may leave
civilization-owned = { $what } ({ $owner })
civilization-owned-moved = { $what } ({ $owner }), has moved
civilization-odds = { $n }%

## Battles and deals

civilization-offer = Offer of a deal
civilization-attacker = attacker
civilization-defender = defender
civilization-played-by = played by { $seat }
civilization-battle-turn = Battle turn
civilization-combat-bonus = Combat bonus +{ $n }
civilization-units-left =
    { $n ->
        [0] No units left to play
        [one] { $n } unit left to play
       *[other] { $n } units left to play
    }
civilization-unit-lost = Lost: { $unit }
civilization-unit-stands =
    { $wounds ->
        [0] { $unit }, strength { $strength }
        [one] { $unit }, strength { $strength }, { $wounds } wound
       *[other] { $unit }, strength { $strength }, { $wounds } wounds
    }
civilization-front = Front { $n }
civilization-fronts = Fronts
civilization-no-fronts = No unit is in play yet
civilization-strikes-first = Trump: this unit strikes first
civilization-force = Your battle force
civilization-seen-force = The enemy’s battle force
civilization-charge =
    { $n ->
        [one] { $n } more wound if the next unit attacks
       *[other] { $n } more wounds if the next unit attacks
    }
civilization-pick-unit = Choose a unit
civilization-pick-front = Choose its front
civilization-you-give = You give
civilization-you-get = You get
civilization-add = Add to the offer
civilization-show-techs = Show technologies with
civilization-techs-buildings = Buildings
civilization-techs-units = Units
civilization-techs-governments = Governments
civilization-techs-coins = Coins
civilization-techs-figures = Figures and cities
civilization-techs-abilities = Resource abilities

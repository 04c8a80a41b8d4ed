### Short words for drawing the table in little room.

## Phases

phase-start = Start of Turn
    .text = One after the other: found cities, change the government, place great people, send what scouts gather, use whatever says Start of Turn.
phase-trade = Trade
    .text = All add the trade of their cities to the dial, then negotiate.
phase-city = City Management
    .text = One after the other: one action with each city (produce, devote to the arts or harvest), steps on the culture track, technologies and culture events.
phase-movement = Movement
    .text = One after the other: move each figure once, up to the travel speed; discover tiles, explore huts, fight.
phase-research = Research
    .text = All choose in secret and at once: a technology, if the trade is enough and the pyramid has a space. Then the trade dial falls to the number of coins.

## Groups of options

group-found = Found a city
group-switch = Change the government
group-person = Place a great person
group-send = Send what a scout gathers
group-use = Use an ability
group-play = Play a culture event
group-wonder = Wonders
group-deal = Offer a deal
group-give = Give
group-give-marker = Give a marker
group-give-event = Give a culture event
group-want = Want
group-want-marker = Want a marker, unseen
group-want-event = Want a culture event, unseen
group-produce = Produce
group-free = Build for free
group-arts = Devote to the arts
group-harvest = Harvest
group-unit = Units
group-build = Buildings
group-move = Move figures
group-go = Go to
group-discover = Discover a tile
group-front = Open a front
group-attack = Attack
group-kill = Kill
group-obsolete = Make a wonder obsolete
group-kill-unit = Kill a random unit
group-discard-coin = A coin token is discarded
group-steal-coin = A coin token for yourself

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
brief-produce = { $square }: { $n }, with all your trade { $most }
brief-free = { $square }
brief-arts = { $square }: { icon-culture.count }
brief-harvest = { $square }: { $things }
brief-move = { $square }: { $amounts }
brief-go = { $terrain } { $square }{ $here }{ $foe }{ $odds }
brief-discover = Tile of { $square }
brief-front = { $unit }
brief-kill = { $thing }, { $square }{ $whose }
brief-obsolete = { $thing } ({ $owner })
brief-kill-unit = { $thing }
brief-discard-coin = { $thing }
brief-steal-coin = { $thing }

## Headings

screen-setup = Setup
screen-when = Round { $n } · { $phase }
screen-market = Market
screen-cities = Cities
screen-players = Players
screen-final = How far all have come
screen-you = you
screen-building = Building
screen-wonder = Wonder
screen-great_person = Great person
screen-buildings = Buildings
screen-resources = Resources
screen-decks = Culture events left
screen-battle = Battle
screen-gives = Offered
screen-wants = Wanted

## Columns

column-trade = trade
column-culture = cult.
column-track = track
column-techs = techs
column-coins = coins
column-cities = cities
column-army = armies
column-scout = scouts
column-units = units
column-events = events

## A civilization sheet

screen-civilization = Civilization
screen-government = Government
screen-techs = Technologies { $level }
screen-limits = Limits
screen-limits-are = travel speed { $speed }, stacking limit { $stacking }, culture hand size { $event_hand }, battle hand size { $battle_hand }, city limit { $city_limit }
screen-units = Standing forces
screen-figures = Figures
screen-events = Culture events
screen-coins = Coin tokens
screen-wonders = Wonders
screen-obsolete = Obsolete wonders
screen-reserve = Great people in reserve

## Progress

score-culture = Culture track
score-tech = Technologies
score-economic = Coins
score-total = Total

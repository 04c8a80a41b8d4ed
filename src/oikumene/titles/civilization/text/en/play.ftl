### What is asked, what can be answered, what happened, and why something is not allowed.
### Players may have plural names: no verb agrees with one.

## Questions: setup and Start of Turn

ask-capital = Where does your capital stand?
ask-wonder-place = { $wonder }: where in the outskirts does it stand?
ask-figure-place = { $figure }: where does it start?
ask-person-place = Great person, { $person }: where in the outskirts?
ask-start = Start of Turn: what do you do?
ask-founder = Which figure founds the city?
ask-displace = { $figure } in the square of the new city: where does it go?
ask-switch-now = Adopt the new government at once?

## Questions: negotiation

ask-negotiate = Negotiation: offer a deal?
ask-offer = Deal with { $partner }: put your offer together
ask-answer-offer = Offer from { $partner }: { $gives } for { $wants }
ask-which-gift =
    { $kind-id ->
        [hut] Deal with { $partner }: which hut do you give?
        [village] Deal with { $partner }: which village do you give?
       *[other] Deal with { $partner }: which culture event do you give?
    }

## Questions: City Management

ask-city = City Management: what do you do?
ask-item = { $square } produces with { $n } production ({ $most } with all your trade): what?
ask-second-item = { $square } may build a second item with { $n } production ({ $most } with all your trade): what?
ask-free-item = { $square }: which building do you build for free?
ask-where = { $item }: where?
ask-harvest = { $square } harvests: which resource?
ask-great-person = New great person, { $person }: where in the outskirts?
ask-discard =
    { $n ->
        [one] Too many culture events: discard { $n }
       *[other] Too many culture events: discard { $n }, one by one
    }

## Questions: Movement

ask-movement = Movement: which figures move?
ask-step =
    { $n ->
        [one] The figures in { $square } can move { $n } more square
       *[other] The figures in { $square } can move { $n } more squares
    }
ask-wreck = { tech-combustion }: destroy this building? { $building }
ask-sacrifice = The city { $square }: sacrifice a figure for a technology?
ask-sacrifice-tech = Which technology do you learn for the sacrifice?

## Questions: Research

ask-research = Research: which technology? Nobody sees your choice before all have chosen

## Questions: battles

ask-battle =
    { $owner-id ->
        [barbarians] Battle turn of the barbarians: play a unit for them
       *[other] Your battle turn: play a unit
    }
ask-battle-after = Your unit is in play: use an ability before your battle turn ends?
ask-battle-wound =
    { $n ->
        [one] { $n } more wound to deal: which unit takes it?
       *[other] { $n } more wounds to deal: which unit takes the next one?
    }
ask-battle-heal =
    { $n ->
        [one] { $n } more wound to remove: from which unit?
       *[other] { $n } more wounds to remove: from which unit first?
    }
ask-barbarians = The barbarians lack a unit: from which other deck does it come?
ask-save-unit = Return one of your killed units to the standing forces?
ask-spoils = Spoils of battle ({ $other }): what do you take?
ask-spoils-resource =
    { $n ->
        [one] Spoils of battle ({ $other }): which resource do you take?
       *[other] Spoils of battle ({ $other }): which resources do you take? { $n } more
    }
ask-spoils-tech = Spoils of battle: which technology do you learn?
ask-loot =
    { $n ->
        [one] Spoils of battle ({ $other }), { $n } loot point: what do you take?
       *[other] Spoils of battle ({ $other }), { $n } loot points: what do you take?
    }

## Questions: culture events and answers to others

ask-pay = { $resource }: what do you pay with?
ask-gift-coin = { event-a_gift_from_afar }: who puts 1 coin token on the sheet?
ask-aim = { $event }: choose the target
ask-aim-more = { $event }: one more target?
ask-exchange = Which technology do you learn?
ask-lead = { $square }, figures of { $other }: where do they go?
ask-interrupt = Interrupt the move of { $by }?
ask-cancel = { $by }: { a-thing }. Cancel it?
ask-consent = { $by } played { $what } on you: will you let it happen?

## Questions: technologies, wonders, civilizations

ask-boost = { $tech }: which city gets +{ $n } production?
ask-share-trade = { $tech }: who else gains { $n } trade?
ask-harm = { $tech }: choose the target
ask-nuke = { $tech }: which city is destroyed?
ask-freeze = { $tech }: which square may no figure leave?
ask-sail = { $tech }: which figures sail?
ask-sail-to = Figures in { $square }: where do they sail?
ask-gardens = { wonder-hanging_gardens }: which figure appears there?
ask-cristo = { wonder-cristo_redentor }: from which deck do you draw 2 cards?
ask-liberty = { wonder-statue_of_liberty }: which technology do you learn?
ask-german-resource = { $tech }: which resource do you take?

## Answers: Start of Turn

option-at = { $terrain } { $square }{ $here }{ $yields }
option-found = Found a city: { $terrain } { $square }{ $yields }
option-figure = { $thing }
option-switch = Change the government: { $thing }. { $effect }
option-switch-at-switch-now = { $thing }. { $effect }
option-person = Place a great person: { $thing }
option-send = Scout in { $square } gathers for { $city }{ $yields }
option-use = Use { $thing }: { $price }
option-play = Play { $thing }
option-wonder = { $thing }: { $cost }{ $convert }
option-wonder-at-start = Use { $thing }
option-harvest = { $square } harvests: { $things }
option-end = End your turn
option-end-at-start = End your Start of Turn
option-end-at-city = End your City Management
option-end-at-movement = End your Movement

## Answers: negotiation

option-deal = Offer a deal: { $thing }
option-pass = Pass
option-give = Give: { put-in }
option-give-marker = Give: { $thing }
option-give-event = Give: { $thing }
option-give-marker-at-which-gift = { $thing }
option-give-event-at-which-gift = { $thing }
option-want = Want: { put-in }
option-want-marker = Want: { $thing }, unseen
option-want-event = Want: a culture event { $level }, unseen
option-propose = Offer { $gives } for { $wants }
option-cancel-at-offer = No deal
option-accept = Accept
option-refuse = Reject
option-counter = Make a counter-offer

## Answers: City Management

option-produce = { $square } produces: { $n } production, { $most } with all your trade
option-free = { $square } builds a building for free
option-arts =
    { $n ->
        [one] Devote { $square } to the arts: { $n } culture token
       *[other] Devote { $square } to the arts: { $n } culture tokens
    }
option-advance = Advance on the culture track to { $reward }: { $price }
option-army = { $thing }: { $cost }{ $convert }
option-army-at-gardens = { $thing }
option-scout = { $thing }: { $cost }{ $convert }
option-scout-at-gardens = { $thing }
option-unit = { $thing }: { $cost }{ $convert }
option-build = { $thing }: { $cost }{ $convert }
option-build-at-free-item = { $thing }
option-take = { $thing }
option-reserve = Into the reserve
option-discard = Discard { $thing }

## Answers: Movement

option-move = { $square }: { $amounts }
option-go = { $terrain } { $square }{ $here }{ $foe }{ $odds }
option-discover = Discover the tile of { $square }
option-stop = Stop here
option-destroy = Destroy it
option-sacrifice = Sacrifice: { $thing }
option-attack-at-sacrifice = Attack the city

## Answers: Research

option-tech = { $thing } ({ $level }){ $unlocks }
option-tech-at-research = { $thing } ({ $level }, { $need } trade){ $unlocks }

## Answers: battles

option-front = { $unit }: open a front
option-attack = { $other }: { $unit } → { $enemy }{ $outcome }
option-heal = Use { $thing }: remove wounds
option-heal-at-battle-heal = { $thing }: { $unit }
option-wound = { $thing }: { $enemy }
option-deck = { $thing }
option-save = { $unit }
option-trade =
    { $n ->
        [3] Up to { icon-trade.count }
       *[other] Only { icon-trade.count }
    }
option-culture =
    { $n ->
        [3] Up to { icon-culture.count }
       *[other] Only { icon-culture.count }
    }
option-token = { $thing }
option-marker = { $thing }, unseen
option-learn = A technology
option-event = A culture event { $level }, unseen
option-resources = 2 resources
option-discard-coin = A coin token is discarded: { $thing }
option-steal-coin = A coin token for yourself: { $thing }

## Answers: culture events, technologies, wonders

option-pay = { $thing }
option-player = { $thing }
option-kill = { $thing }, { $square }{ $whose }
option-to = { $terrain } { $square }{ $here }
option-from = { $terrain } { $square }{ $here }
option-cancel = Cancel with { $thing } ({ $price })
option-obsolete = Make { $thing } obsolete ({ $owner })
option-kill-unit = Kill a random unit: { $thing }
option-level = Deck { $level }

## Answers: yes, no, enough

option-yes = Yes
option-no = No
option-no-at-switch-now = Not now
option-no-at-second-item = Nothing more
option-no-at-harvest = No second one
option-no-at-research = Research nothing
option-no-at-wreck = Leave it
option-no-at-save-unit = None
option-no-at-spoils = Take nothing
option-no-at-loot = Take nothing more
option-no-at-interrupt = Let them move on
option-no-at-cancel = Let it happen
option-no-at-consent = Refuse
option-yes-at-consent = Let it happen
option-done = Done
option-done-at-battle = Play no unit
option-done-at-battle-after = End the battle turn
option-done-at-battle-wound = No more wounds
option-done-at-battle-heal = Leave the other wounds
option-done-at-aim-more = No other target

## What happened: the course of the game

log-plays = { $seat-person } plays { $civilization }
log-egypt-wonder = { $seat } starts with { $wonder } in { $square }
log-capital = { $seat }: the capital stands in { $square }
log-placed = { $seat }: { a-thing } starts in { $square }
log-round = Round { $n }, first player: { $seat }
log-phase = Phase: { $phase }
log-turn = { $phase }: { $seat }
log-victory = { $victory }: { $seat }
log-draw = The game ended without a winner

## What happened: trade, culture, coins, resources

log-trade-changed = { $seat }: { $sign }{ icon-trade.count }{ $why }
log-culture-changed = { $seat }: { $sign }{ icon-culture.count }{ $why }
log-coin = { $seat } gained a coin token: { $card }
log-took = { $seat } took from the market: { $resource }
log-paid = { $seat } paid: { $resource }
log-paid-marker = { $seat } paid with a marker: { $marker }
log-sent = { $seat }: the scout in { $square } gathers for { $city }

## What happened: cities

log-founded = { $seat } founded a city in { $square }
log-city-bonus = { $square }: +{ $n } for the next produce action
log-produces = { $seat }: { $city } builds { a-thing }
log-produces-at = { $seat }: { $city } builds { a-thing } in { $square }
log-converted = { $seat } turned { $n } trade into { $m } production
log-devotes = { $seat } devoted { $city } to the arts
log-harvests = { $seat }: { $city } harvests { a-resource }
log-drew-unit = { $seat }: new unit, { a-thing }
log-drew-unit-card = Your new unit: { a-thing }, strength { $n }
log-upgraded = { $seat }: { $mark } → { $building } in { $square }
log-units-shuffled = { $unit }: the discards were shuffled into a new deck
log-replaced = { $seat } replaced { a-thing } in { $square }
log-destroyed = { $square }: { a-thing } is gone
log-city-destroyed = The city { $square } was destroyed ({ $seat })
log-wonder-comes = New in the wonder market: { $wonder }
log-wonder-left = { $wonder } left the wonder market, obsolete
log-obsolete = { $wonder } is obsolete ({ $seat })
log-government = { $seat }: the government is now { $government }
log-learned = { $seat } learned { $tech }

## What happened: culture and great people

log-advanced = { $seat } reached space { $n } of the culture track
log-great-person = { $seat } gained a great person: { $person }
log-person-put = { $seat } placed { a-thing } in { $square }
log-drew-event = { $seat } drew a culture event { $level }
log-drew-event-card = You drew { $event }
log-events-shuffled = Culture events { $level }: the discards were shuffled into a new deck
log-discarded = { $seat } discarded { $event }
log-played = { $seat } played { $event }{ $aims }
log-event-refused = { $seat } did not allow { $event }
log-cancelled = { $seat } cancelled { a-thing }

## What happened: technologies and wonders

log-used = { $seat } used { $tech }
log-used-wonder = { $seat } used { $wonder }
log-figure-placed = { $seat }: { a-thing } appeared in { $square }
log-unit-lost = { $seat } lost a unit: { $card }
log-nuked = { $seat } nuked { $square }
log-frozen = { $seat }: no figure may leave { $square } this round
log-sailed = { $seat } sailed: { $square } → { $to }

## What happened: deals

log-deal-offered = { $seat } offered { $partner } { $gives } for { $wants }
log-deal-refused = { $seat } rejected the offer of { $partner }
log-deal-made = { $seat } gave { $partner } { $gives } for { $wants }
log-deal-cards = { $seat } gave { $partner }: { $cards }

## What happened: movement

log-moved = { $seat } moved { moved-figures }: { $start } → { $end }
log-discovered = { $seat } discovered the tile of { $square }
log-hut-explored = { $seat } explored the hut in { $square }
log-village-conquered = { $seat } conquered the village in { $square }
log-marker-seen = Your marker: { $marker }
log-led = { $seat }: the figures went astray, { $square } → { $to }
log-killed = { $seat } lost { a-thing } in { $square }
log-sacrificed = { $seat } sacrificed { a-thing } in { $square }

## What happened: battles

log-battle = Battle in { $square }: { $attacker } against { $defender }
log-force-drawn =
    { $n ->
        [one] { $owner }: battle force of { $n } unit
       *[other] { $owner }: battle force of { $n } units
    }
log-combat-bonus = { $owner }: combat bonus +{ $n }
log-front-opened = { $owner }: { a-thing } with strength { $n } opened front { $front }
log-unit-attacks = { $owner }: { a-thing } with strength { $n } attacked front { $front }
log-unit-wounded =
    { $n ->
        [one] { $owner }, front { $front }: { $n } wound for { a-thing }
       *[other] { $owner }, front { $front }: { $n } wounds for { a-thing }
    }
log-unit-killed = { $owner } lost { a-thing } on front { $front }
log-unit-healed =
    { $n ->
        [one] { $owner }, front { $front }: { $n } wound removed from { a-thing }
       *[other] { $owner }, front { $front }: { $n } wounds removed from { a-thing }
    }
log-battle-result = { $owner } won the battle: attacker { $attacker }, defender { $defender }
log-armies-lost =
    { $n ->
        [one] { $seat } lost { $n } army in the victory
       *[other] { $seat } lost { $n } armies in the victory
    }
log-figure-killed = { $seat } lost { a-thing } in { $square }
log-city-conquered = { $seat } conquered { $square } from { $other }
log-unit-saved = { $seat } saved { a-thing }
log-looted-trade = { $seat } took { icon-trade.count } from { $other }
log-looted-culture = { $seat } took { icon-culture.count } from { $other }
log-looted-resource = { $seat } took { a-resource } from { $other }
log-looted-marker =
    { $marker-id ->
        [hut] { $seat } took a hut marker from { $other }
       *[village] { $seat } took a village marker from { $other }
    }
log-looted-marker-face = It was { $marker }
log-looted-event = { $seat } took a culture event { $level } from { $other }
log-looted-event-card = It was { $event }
log-coin-discarded = { $other } lost a coin token to { $seat }: { $card }
log-coin-stolen = { $seat } stole a coin token from { $other }: { $card }

## How it ended

result-culture = Culture victory: { $winners }
result-tech = Tech victory: { $winners }
result-economic = Economic victory: { $winners }
result-military = Military victory: { $winners }
result-draw = The game ended without a winner

## Parts of sentences

square = { $id }
front = Front { $id }
owner-barbarians = Barbarians
great_person-any = Great person
action-arts = Devotion to the arts
action-harvest = Harvest
unit_card-artillery_1 = Artillery 1/2/3/4
unit_card-artillery_2 = Artillery 2/3/4/5
unit_card-artillery_3 = Artillery 3/4/5/6
unit_card-infantry_1 = Infantry 1/2/3/4
unit_card-infantry_2 = Infantry 2/3/4/5
unit_card-infantry_3 = Infantry 3/4/5/6
unit_card-mounted_1 = Mounted 1/2/3/4
unit_card-mounted_2 = Mounted 2/3/4/5
unit_card-mounted_3 = Mounted 3/4/5/6
unit_card-aircraft_5 = Aircraft 5
unit_card-aircraft_6 = Aircraft 6
unit_card-aircraft_7 = Aircraft 7
coin-sheet = civilization sheet
# Behind the name of an event: what it was played on.
aimed = {" "}({ $things })
# Behind the name of a square: what is there.
here = {" "}· { $things }
city-here =
    { $kind-id ->
        [capital] { $owner }: capital
       *[city] { $owner }: city
    }
thing-here = { $thing }
figures-here = { $owner }: { $figures }
frozen-here = no figure may leave
# Behind the name of a square: who must be fought there, and how often that is won.
foe = {" "}· battle: { $owner }, { $things }
foe-undefended = {" "}· { $owner }, scouts only
odds = {" "}· { $n }%
# A unit in a battle: its name and strength.
fighter = { $name } { $n }
fighter-wounded =
    { $wounds ->
        [one] { $name } { $n } ({ $wounds } wound)
       *[other] { $name } { $n } ({ $wounds } wounds)
    }
# Behind two units that meet.
outcome-both = {" "}· both are killed
outcome-kills = {" "}· the enemy is killed
outcome-dies = {" "}· your unit is killed
outcome-none = {" "}· both survive
# Behind the name of a figure: whose it is.
whose = {" "}({ $owner })
whose-moving = {" "}({ $owner }, on the move)
# Behind a cost: the trade that must be converted for it.
convert = {" "}· converting { $n } trade
price = { $goods }
price-free = no cost
in-market = wonder market
yields = {" "}· { $goods }
unlocks = {" "}· { $things }
reward-culture_event = a culture event { $level }
reward-great_person = a great person
reward-victory = the culture victory
goods = { $amounts }
nothing = nothing
# What is put into an offer.
put-in =
    { $thing-id ->
        [trade] { icon-trade.count }
        [culture] { icon-culture.count }
       *[other] { $thing }
    }
# What moved.
moved-figures =
    { $armies ->
        [0] { moved-scouts }
       *[other]
            { $scouts ->
                [0] { moved-armies }
               *[other] { moved-armies } and { moved-scouts }
            }
    }
moved-armies =
    { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }
moved-scouts =
    { $scouts ->
        [one] { $scouts } scout
       *[other] { $scouts } scouts
    }
# The resource or another thing of a sentence, not at its beginning.
a-resource =
    { $resource-id ->
        [wheat] wheat
        [silk] silk
        [incense] incense
        [iron] iron
        [spy] a spy
       *[uranium] uranium
    }
a-thing =
    { $thing-id ->
        [army] an army
        [scout] a scout
        [artillery] artillery
        [infantry] infantry
        [mounted] a mounted unit
        [aircraft] aircraft
        [harbor] a Harbor
        [trading_post] a Trading Post
        [workshop] a Workshop
        [iron_mine] an Iron Mine
        [library] a Library
        [university] a University
        [granary] a Granary
        [aqueduct] an Aqueduct
        [market] a Market
        [bank] a Bank
        [temple] a Temple
        [cathedral] a Cathedral
        [barracks] Barracks
        [academy] an Academy
        [city_walls] City Walls
        [artist] an Artist
        [builder] a Builder
        [general] a General
        [humanitarian] a Humanitarian
        [industrialist] an Industrialist
        [scientist] a Scientist
        [arts] the devotion to the arts
        [harvest] the harvest
       *[other] { $thing }
    }
amount-trade = { icon-trade.count }
amount-culture = { icon-culture.count }
amount-wheat = { resource-wheat.count }
amount-silk = { resource-silk.count }
amount-incense = { resource-incense.count }
amount-iron = { resource-iron.count }
amount-hut = { marker-hut.count }
amount-village = { marker-village.count }
amount-event_1 =
    { $n ->
        [one] { $n } culture event I
       *[other] { $n } culture events I
    }
amount-event_2 =
    { $n ->
        [one] { $n } culture event II
       *[other] { $n } culture events II
    }
amount-event_3 =
    { $n ->
        [one] { $n } culture event III
       *[other] { $n } culture events III
    }
amount-army = { figure-army.count }
amount-scout = { figure-scout.count }
reason-arts = devotion to the arts
reason-income = income

## What is printed on things

text-government = Core set: { $core } Revised set: { $revised }
text-leader = { $civilization }.
text-unit = Cost by rank: { $costs }. Trumps: { $trumps }.
text-unit-plain = Cost: { $costs }.

## Why not

why-CIV-ABL-12 = No figure may leave this square this round.
why-CIV-BAT-29 = Whoever has units left must play one.
why-CIV-BAT-34 = A unit of yours holds this front.
why-CIV-BLD-01 = You know no technology that unlocks this building.
why-CIV-BLD-02 = A building stands in the outskirts of the city that builds it.
why-CIV-BLD-03 = The terrain does not suit this building.
why-CIV-BLD-06 = A city has only one starred building.
why-CIV-BLD-11 = You build only the upgraded form of this building.
why-CIV-BLD-13 = An enemy figure stands in the square.
why-CIV-CMP-03 = A player has one capital and two other cities.
why-CIV-CMP-04 = A player has 6 armies and 2 scouts, Russia 7 armies.
why-CIV-CMP-05 = All your figures of this kind are on the map.
why-CIV-CMP-15 = The box does not hold so many markers of this building.
why-CIV-CMP-19 = No marker of this building is left in the market.
why-CIV-CTY-01 = This city has no action left this round.
why-CIV-CTY-09 = In Anarchy the capital takes no action.
why-CIV-CUL-04 = You lack the culture tokens or the trade for the next space.
why-CIV-ENM-01 = Scouts without an army cannot enter a square with enemy figures.
why-CIV-EXP-01 = This tile is face down.
why-CIV-FIG-04 = Your figures cannot stand on water.
why-CIV-FIG-05 = The square is full: your stacking limit is reached.
why-CIV-FIG-06 = A scout cannot be placed where an enemy figure stands.
why-CIV-FIG-08 = There is no square for this figure in the outskirts.
why-CIV-FND-02 = You have as many cities as you may have.
why-CIV-FND-03 = A city needs one of your scouts in the square.
why-CIV-FND-04 = No city stands on water.
why-CIV-FND-05 = All 8 squares around a city must exist and lie face up.
why-CIV-FND-06 = A hut or a village lies beside the square.
why-CIV-FND-07 = A hut or a village lies in the square.
why-CIV-FND-08 = An enemy figure stands beside the square.
why-CIV-FND-09 = Another city is too near: the outskirts would overlap.
why-CIV-FND-12 = The other figures in the square would find no room.
why-CIV-GOV-03 = You have not unlocked this government.
why-CIV-GOV-07 = A round of Anarchy must come first.
why-CIV-GOV-12 = Your government has changed this round.
why-CIV-GOV-21 = You have harvested under this government in this round.
why-CIV-GOV-27 = In a Democracy your armies do not attack other players.
why-CIV-GOV-28 = Under Communism no city is devoted to the arts.
why-CIV-GOV-34 = The two actions of a capital are of different kinds.
why-CIV-GRP-04 = A great person does not stand on water.
why-CIV-HRV-02 = There is no resource here whose tokens are left in the market.
why-CIV-HUT-01 = Scouts without an army cannot enter huts and villages.
why-CIV-HUT-13 = Markers with a great person are not kept.
why-CIV-MOV-01 = These figures have moved.
why-CIV-MOV-09 = Your stacking limit does not allow so many figures in a square.
why-CIV-MOV-12 = Figures of different players cannot share a square.
why-CIV-MOV-13 = No move ends in one of your own cities.
why-CIV-MOV-15 = Scouts cannot enter an enemy city.
why-CIV-MOV-21 = This way leads to no square where the move could end.
why-CIV-NAT-05 = Nothing can be built for free here, or it has been done this round.
why-CIV-OPT-01 = The learning game has no wonders, no Egypt and no Rome.
why-CIV-OVR-02 = The terrain does not suit the new marker.
why-CIV-OVR-06 = The city has another starred building: it can only be replaced in its own square.
why-CIV-PRD-02 = The city has not enough production, even with all your trade.
why-CIV-PYR-02 = Your pyramid has no space of this level: it needs two neighbouring technologies one level below.
why-CIV-RSH-02 = You lack trade: 6 for level I, then 11, 16, 21 and 26.
why-CIV-SCT-02 = A scout gathers only for a city of its owner.
why-CIV-SET-01 = A civilization is played by one player.
why-CIV-SET-12 = The market does not hold so many tokens in this game.
why-CIV-UNI-02 = Aircraft need { tech-flight }.
why-CIV-UNI-07 = The deck of these units is empty.
why-CIV-WAL-01 = City Walls need { tech-masonry }.
why-CIV-WAL-02 = City Walls stand in the city center.
why-CIV-WAL-03 = The city has walls.
why-CIV-WON-04 = The marker of a wonder lies in the outskirts of a city of its owner.
why-CIV-WON-05 = No wonder stands on water.
why-CIV-WON-06 = A city has only one wonder.
why-CIV-WON-13 = An enemy figure stands in the square.
why-CIV-WON-21 = { wonder-brandenburg_gate }: figures of others cannot end a move here.
why-CIV-WON-22 = { wonder-brandenburg_gate }: your figures must leave these outskirts first.
why-CIV-WTR-01 = Your figures cannot cross water.
why-CIV-WTR-02 = Your figures cannot end a move on water.

## Standing orders

order-no-deals = Reject all deals
    .text = Every offer of the others is rejected at once.
order-no-talks = Offer no deals
    .text = You pass in every negotiation, unless you have an ability to use.
order-no-cancelling = Never cancel
    .text = You let everything happen that you could cancel.
order-no-interrupts = Never interrupt moves
    .text = You let all figures move on.

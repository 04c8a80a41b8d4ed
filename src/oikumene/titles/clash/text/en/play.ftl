### What is asked, what can be answered, what happened, and why something is not allowed.
### Players may have plural names: no verb agrees with one.

## Questions: the turn

ask-first-settler = Choose where your first settler starts
ask-act =
    { $n ->
        [0] No main actions left: free actions, or end your turn
        [one] Your turn: { $n } main action left
       *[other] Your turn: { $n } main actions left
    }
ask-advance = Which advance do you gain?
ask-free-advance = Choose an advance that you gain for free
ask-government = Choose another government
ask-cube =
    { $n ->
        [one] Choose { $n } more advance of the new government
       *[other] Choose { $n } more advances of the new government
    }
ask-pay = { $what }: how do you pay?
ask-spend = { $what }: how many of these do you pay? { $kind }
ask-gain =
    { $what ->
        [pirates] A pirate ship is destroyed: choose your reward
       *[other] { $what }: choose what you gain
    }
ask-found = Where do you found a city?
ask-collect-where = Which city collects resources?
ask-collect =
    { $n ->
        [one] { $city } collects: { $n } more
       *[other] { $city } collects: up to { $n } more
    }
ask-build = What do you build, and where?
ask-port = Which sea space does the Port face?
ask-recruit-where = Which city recruits units?
ask-recruit =
    { $n ->
        [one] { $city } recruits: { $n } more unit
       *[other] { $city } recruits: up to { $n } more units
    }
ask-muster = { $unit }: where does it appear?
ask-relocate = { $unit }: none is left in your supply. Which one on the map is recruited again?
ask-leader = Which leader do you recruit?
ask-move =
    { $n ->
        [one] Move { $n } more unit or group
       *[other] Move up to { $n } units or groups
    }
ask-where = { $start }: where does the group go?
ask-group = { $start } → { $end }: who goes?
ask-via = Which space does the road lead through? A retreat would end there
ask-orientation = New region: { $terrains }. How do you lay it?
ask-sail-into = Which sea space do the ships enter?
ask-improve = Which city’s mood do you raise?
ask-myths = { advance-myths }: pay 1 mood token so that the mood of { $city } does not drop?
ask-influence = Choose the target of your cultural influence
ask-influence-from = Influence on { $target }: where does it start?
ask-boost =
    { $n ->
        [one] The die shows { $die }: spend { $n } culture token to succeed?
       *[other] The die shows { $die }: spend { $n } culture tokens to succeed?
    }
ask-replace = { $city }: which building becomes yours?
ask-draw-from = Take the top card of the deck or of the discard pile?
ask-draw-wonder = Take an open wonder card or draw one?
ask-which-first = Which effect works first?

## Questions: trade

ask-trade = Trade with whom?
ask-offer = Trade with { $partner }: put your offer together
ask-answer-offer = Offer from { $partner }: { $gives } for { $wants }
ask-which-gift = Which card do you give?
ask-which-card =
    { $kind ->
        [action] Trade with { $partner }: which action card do you give?
        [objective] Trade with { $partner }: which objective card do you give?
       *[wonder] Trade with { $partner }: which wonder card do you give?
    }
ask-route = Trade routes, { $n } of { $most } chosen: which city do you trade with?
ask-route-income = What do your trade routes bring?
ask-route-take = Trade routes: how many of these do you take? { $kind }
ask-raided = Raid ({ $by }): which resource do you lose?

## Questions: battles

ask-steel-weapons = { advance-steel_weapons }: pay 1 ore for +{ $n } CV in every round?
ask-siegecraft = { advance-siegecraft }: weaken the Fortress?
ask-tactics = Round { $n }: lay an action card face down?
ask-casualties =
    { $n ->
        [one] Choose the unit that is lost
       *[other] Choose units that are lost: { $n } more
    }
ask-lose-cargo =
    { $n ->
        [one] No room aboard: choose the unit that is lost
       *[other] No room aboard: choose units that are lost, { $n } more
    }
ask-the-siege = { tactics-the_siege }: pay 2 food to keep your clash abilities?
ask-withdraw = { tactics-tactical_retreat }: where do your units go?
ask-retreat = Round { $n } is over: fight on or retreat?
ask-refugees = Your city is lost: where does a free settler appear?
ask-teach-us-now = { $city } is captured ({ $owner }): copy an advance with “{ civil-teach_us_now }”?

## Questions: the status phase

ask-objective = Complete an objective?
ask-objective-now = Complete an objective right now?
ask-raze = Destroy a city of size 1 for 1 gold?
ask-first-player = Who will be first player?

## Questions: action cards

ask-card-target = { $card }: against whom?
ask-tech-synergy =
    { $n ->
        [1] { civil-tech_synergy }: choose the second advance
       *[other] { civil-tech_synergy }: choose the first of two advances of a category
    }
ask-heroic-general = { civil-heroic_general }: which city’s mood rises?
ask-heroic-general-again = { civil-heroic_general }: spend 1 mood token to raise a mood once more?
ask-city-growth = { civil-city_growth }: choose a free building
ask-free-infantry = Where do you place the free infantry?
ask-free-settler = Where do you place the free settler?
ask-explorers = { civil-explorers }: which region do you explore?
ask-mercenaries = { civil-mercenaries }: which barbarian army do you hire?
ask-win-over = { $city } is yours: which unit do you get?
ask-spies = { civil-spies }: exchange a card with { $target }?
ask-new-goals = { civil-new_goals }: which new card do you keep, and which one do you give up?

## Questions: advances and wonders

ask-may-use =
    { $what-id ->
        [free_education] { $what }: pay 1 idea or gold for 1 mood token?
        [metallurgy] { $what }: take 1 gold instead of 1 ore?
        [great_arena] { $what }: spend 1 mood or culture token for +1 CV?
        [trojan_horse] { $what }: pay 1 wood and 1 culture token, so that the defender lays no card in round 1?
        [human_sacrifice] { $what }: give up 1 captive to ignore this event and draw another?
        [fireworks] { $what }: pay 1 ore and 1 wood to cancel 1 hit?
        [marqzen] { $what }: give his city back what the event took?
        [boudica] { $what }: pay 1 food to keep the settler?
        [qin_shi_huang] { $what }: spend 2 culture tokens to cancel 1 hit?
        [queen_dido] { $what }: give her up, so that the attackers retreat?
        [attila] { $what }: one cavalry cancels a hit instead of striking?
        [akbar] { $what }: pay 1 ore for +1 CV for each of your war elephants?
        [ashoka] { $what }: roll the die again?
        [go_toba] { $what }: pay 1 ore for +2 CV in every round?
        [ballcourts] { $what }: spend 1 mood token, so that the city counts as 1 larger?
        [siyaj_kak] { $what }: try cultural influence from his city?
        [cyrus] { $what }: do without your card for +2 CV?
        [pygmalion] { $what }: spend 1 culture token to cancel 1 hit?
        [provinces] { $what }: spend 1 culture token to make the captured city Happy?
        [caesar] { $what }: pay 1 gold for 1 infantry in the captured city?
        [rune_stones] { $what }: lay an Obelisk down for the fallen, worth 1 VP?
       *[other] Use { $what }?
    }
ask-dogma = { advance-dogma }: gain an advance of { category-theocracy } for free?
ask-fanaticism = { advance-fanaticism }: where do you place the free infantry?
ask-bartering = { advance-bartering }: which card do you discard?
ask-taxes = { advance-taxes }, { $n } to take: how many of these? { $kind }
ask-sports = { advance-sports }: which city’s mood do you raise?
ask-theaters = { advance-theaters }: which token do you give?
ask-great-library = { wonder-great_library }: which advance do you use this turn?
ask-great-lighthouse = { wonder-great_lighthouse }: place a free ship?
ask-great-statue = { wonder-great_statue }: which objective card do you discard for a main action?

## Questions: events

ask-announce-event = Before you draw an event: the whole card or only its symbol?
ask-exhaust = Which land is exhausted?
ask-barbarians-settle = Where do barbarians settle?
ask-barbarians-reinforce = Which barbarian settlement gets a unit?
ask-barbarians-march = Which barbarian army moves, and where?
ask-tribal-allies = { advance-tribal_allies }: which armies stay where they are, for 1 food in all?
ask-hunnic-tribes = { advance-hunnic_tribes }: pay 1 gold or 1 culture token to direct the barbarian armies?
ask-sulla = { leader-sulla }: may the barbarians on { $army } move?
ask-take-pirate = No pirate ship is left in the supply: which one do you take from the map?
ask-place-pirate = Where do you place a pirate ship?
ask-pirate-raid = Pirate raid: what do you lose?
ask-pirate-raid-mood = Pirate raid: which city’s mood drops?
ask-event-mood = { $event }: which city’s mood drops?
ask-event-anger = { $event }: which city becomes Angry?
ask-event-units =
    { $n ->
        [one] { $event }: choose the unit that you lose
       *[other] { $event }: choose units that you lose, { $n } more
    }
ask-pandemic =
    { $n ->
        [one] { event-epidemic_pandemic }: what do you give up?
       *[other] { event-epidemic_pandemic }: what do you give up? { $n } more
    }
ask-civil-war = { event-civil_war_1 }: in which city is infantry lost?
ask-avert-idleness = { event-revolution }: give up an army unit to keep your main action?
ask-avert-change = { event-revolution }: give up an army unit to keep your government?
ask-give-food = { $event }: who gets 1 food?
ask-give-settler = { $event }: who gets a settler?
ask-give-culture = { $event }: who gets 1 culture token?
ask-truce = { $event }: with whom do you make peace?
ask-reformation-victim = { $event }: you have no Temple. Who will lose one?
ask-reformer = { $event }: who takes over one of your Temples?
ask-reformation = { event-reformation }: which Temple do you take over?
ask-wildfire = { event-wildfire }: around which city does the forest burn?
ask-volcano = { event-volcano }: which city is destroyed?
ask-earthquake =
    { $n ->
        [one] { event-earthquake }: which piece is destroyed?
       *[other] { event-earthquake }: which pieces are destroyed? Up to { $n } more
    }
ask-successor = The leader is dead: a new leader, or 2 points?
ask-great-person = { $event }: take the card for culture tokens?

## Questions: great persons

ask-person-advance = Gain an advance for free?
ask-great-artist = { event-great_artist }: which city becomes Happy?
ask-great-prophet = { event-great_prophet }: build a Temple without activating its city?
ask-great-engineer = { event-great_engineer }: build something without activating its city?
ask-great-discoverer = { event-great_discoverer }: which region do you explore?
ask-colonize = Found a city there for 2 food?
ask-great-athlete = { event-great_athlete }: exchange tokens?
ask-oracle = { event-great_oracle }: which objective card will { $player } get?

## Questions: civilizations

ask-captives =
    { $n ->
        [one] { advance-captives }: whom do you take? Room for { $n } more
       *[other] { advance-captives }: whom do you take? Room for { $n }
    }
ask-aztec-gold =
    { $n ->
        [one] { advance-aztec_gold }: give something for 1 gold?
       *[other] { advance-aztec_gold }: give something for 1 gold? Up to { $n } times
    }
ask-hegemony = { advance-hegemony }: which ship becomes a city, and where?
ask-hegemony-ship = { advance-hegemony }: which ship becomes the city?
ask-go-ashore = { $city }: who goes ashore into the new city?
ask-pirates = { advance-pirate_allies }: attack the pirates on { $space }?
ask-spread-of-fear = { leader-marqzen }: which enemy unit flees?
ask-flee = { $unit }: where does it flee?
ask-revolt = { leader-nabopolassar }: where does the free infantry appear?
ask-terror = Round { $n }, { leader-viriatus }: drive an enemy unit away for 2 mood tokens?
ask-imperial-army = { advance-imperial_army }: who changes places?
ask-city-states = { advance-city_states }: count this activation of { $city } for another city?
ask-idol = { leader-alexander }: which card do you play?
ask-roam-with = { $start } → { $end }: who goes with the city?
ask-ride = { advance-mounted_archers }: where does the new cavalry on { $start } go?
ask-vow = { leader-ashoka }: will you replace a Temple in { $city }?
ask-golden-age = { leader-sri_gupta }: which advance do you gain?
ask-subterfuge = { advance-subterfuge }: discard a card to cancel { $card } ({ $by })?
ask-shogunate = { advance-shogunate }: which card do you play?
ask-scholar = { leader-go_toba }: gain an advance for its price?
ask-mythical = { leader-jimmu }: take a card back for 1 culture token?
ask-calendar = { advance-calendar }: put the top event card under the deck for 1 culture token?
ask-reconstruction = { leader-wak_chanil_ajaw }: replace a building in { $city }?
ask-immortals = Round { $n }, { advance-immortals }: how many culture tokens do you spend? Each: +1 CV
ask-architect = { leader-darius }: what do you build?
ask-princeps = { leader-augustus }: which card do you discard?
ask-beach = { $start } → { $end }: what do the ships become?
ask-launch = { $start } → { $end }: who becomes a ship?
ask-along = { $start } → { $end }: who goes along?
ask-new-colonies = { leader-erik_the_red }: where do you land?

## Answers: the turn

option-advance = { $thing }: { $price }{ $helped }{ $token }{ $unlocks }
option-advance-at-act = Gain an advance
option-advance-at-free-advance = { $thing }{ $token }{ $unlocks }
option-advance-at-dogma = { $thing }{ $token }{ $unlocks }
option-advance-at-person-advance = { $thing }{ $token }{ $unlocks }
option-advance-at-cube = { $thing }
option-found = Found a city: { $terrain } { $space }{ $here }
option-found-at-act = Found a city
option-collect = Collect resources
option-build = { $thing } in { $space }: { $price }{ $helped }
option-build-at-act = Build a building or a wonder
option-build-at-city-growth = { $thing } in { $space }
option-wonder = { $thing } in { $space }: { $price }{ $helped }
option-recruit = { $thing }: { $price }{ $helped }
option-recruit-at-act = Recruit units
option-draft-card = Draw an action card instead of infantry
option-move = Move units
option-improve = Raise moods
option-influence = Try cultural influence
option-use = Use { $thing } ({ $timing })
option-use-at-may-use = Use { $thing }
option-use-at-hunnic-tribes = Use { $thing }
option-use-at-vow = A Temple: the die may be rolled again
option-use2 = Use { $thing } ({ $timing })
option-play = Play { $thing } ({ $timing }): { $price }
option-play-at-teach-us-now = Play { $thing }
option-play-at-shogunate = Play { $thing }: { $price }
option-play-at-idol = Play { $thing }: { $price }
option-trade = Trade
option-with = { $thing }
option-end = End your turn
option-city = { $terrain } { $space }{ $here }
option-change = { $thing }
option-pay = { $amounts }
option-pay-nothing = Nothing
option-spend = { $n }
option-spend-at-pandemic = { $thing }: 1
option-spend-at-immortals =
    { $n ->
        [one] { $n } culture token
       *[other] { $n } culture tokens
    }
option-gain = { $amounts }
option-take = { $thing }
option-take-at-collect = { $thing }: { $terrain } { $space }{ $here }
option-take-at-route-income = { $amounts }
option-take-at-route-take = { $amounts }
option-take-at-taxes = { $amounts }
option-take-at-take-pirate = { $terrain } { $space }{ $here }
option-take-ship = An own ship
option-take-pirate = A pirate ship
option-take-at-draw-wonder = Take { $thing }
option-take-at-great-person = Take { $thing }
option-all = All of these
option-port = { $terrain } { $space }{ $here }
option-muster = { $terrain } { $space }{ $here }
option-relocate = { $terrain } { $space }{ $here }
option-leader = { $thing }
option-leader-at-successor = A new leader: { $terrain } { $space }{ $here }
option-from = { $terrain } { $space }{ $here }
option-from-at-influence-from = { $terrain } { $space }{ $here } · range { $reach }
option-to = { $terrain } { $space }{ $here }{ $foe }{ $odds }
option-to-at-flee = { $terrain } { $space }{ $here }
option-road = By road: { $terrain } { $space }{ $here }{ $foe }{ $odds }
option-sail = Sail: { $terrain } { $space }{ $here }{ $foe }{ $odds }
option-sail-at-sail-into = { $terrain } { $space }{ $here }
option-explore = Explore the region of { $space }
option-roam = The city moves: { $terrain } { $space }{ $here }
option-beach = Ships become land units: { $terrain } { $space }{ $here }
option-launch = Land units become ships: { $terrain } { $space }{ $here }
option-attack-pirates = Attack the pirates on { $space }
option-group = { $amounts }
option-alone = Nobody else
option-alone-at-roam-with = Only the city
option-via = { $terrain } { $space }{ $here }
option-lay = Lay { $thing }
option-lay-straight = As it is: { $terrains }
option-lay-turned = Turned: { $terrains }
option-raise = { $space } → { $thing }: { $price }{ $helped }
option-keep = Pay 1 mood token
option-keep-at-new-goals = Keep { $thing }, give up { $other }
option-target =
    { $way ->
        [druids] { $space }: druids{ $chance }
        [cultural_awe] { $space }: win the barbarian settlement over{ $chance }
        [unit] { $space }: convert a unit, { $thing }{ $chance }
       *[other] { $space }{ $here }{ $chance }
    }
option-boost =
    { $n ->
        [one] Spend { $n } culture token
       *[other] Spend { $n } culture tokens
    }
option-accept = Accept the failure
option-accept-at-answer-offer = Accept
option-replace = { $thing }
option-deck = Deck
option-discard = Discard { $thing }
option-discard-at-draw-from = Discard pile: { $thing }
option-place = { $terrain } { $space }{ $here }
option-first = { $thing }
option-complete = { $thing }
option-raze = Destroy { $space }{ $here }
option-player = { $thing }

## Answers: trade

option-give = Give: { $thing }
option-give-card =
    { $unseen ->
        [yes] Give unseen: { $thing }
       *[no] Give face up: { $thing }
    }
option-give-card-at-which-card = { $thing }
option-want = Want: { $thing }
option-offer-card-action = Give: an action card
option-offer-card-objective = Give: an objective card
option-offer-card-wonder = Give: a wonder card
option-want-card-action = Want: an action card
option-want-card-objective = Want: an objective card
option-want-card-wonder = Want: a wonder card
option-propose = Make this offer
option-cancel = No trade
option-refuse = Refuse
option-counter = Make another offer
option-route = { $terrain } { $space }{ $here }

## Answers: battles

option-steel = Pay 1 ore
option-siege-wood = Pay 2 wood: no die for the Fortress
option-siege-ore = Pay 2 ore: the Fortress cancels no hit
option-none = No card{ $odds }
option-lose = { $thing }
option-lose-at-event-units = { $thing }: { $space }
option-lose-at-pandemic = Lose { $thing }: { $space }
option-lose-at-civil-war = { $thing }: { $space }
option-lose-at-avert-idleness = Give up { $thing }: { $space }
option-lose-at-avert-change = Give up { $thing }: { $space }
option-supply = Pay 2 food
option-withdraw = { $terrain } { $space }{ $here }
option-fight = Fight on{ $odds }
option-retreat = Retreat

## Answers: cards, events, civilizations

option-cheer = { $space }{ $here }
option-hire = { $space }{ $here }
option-join = { $thing }
option-swap = { $thing } for { $other }
option-swap-at-reconstruction = { $thing } → { $other }
option-exchange = Give { $amounts }
option-exchange-at-aztec-gold = Give: { $thing }
option-lend = { $thing }
option-drop = Discard { $thing }
option-full = The whole card
option-icon = Only the symbol
option-exhaust = { $terrain } { $space }
option-settle = { $terrain } { $space }
option-reinforce = { $space }: { $thing }
option-march = { $space } → { $end }
option-stay = The army on { $space } stays
option-hold = The army on { $space } stays
option-yes = Yes
option-no = No
option-no-at-vow = Replace something else
option-lower = { $space }{ $here }
option-anger = { $space }{ $here }
option-temple = { $space }{ $here }
option-burn = { $space }{ $here }
option-destroy = { $thing }: { $space }
option-destroy-at-volcano = { $space }{ $here }
option-points = 2 points
option-assign = { $thing }
option-seize = { $thing }
option-frighten = { $thing }
option-frighten-at-spread-of-fear = { $thing }: { $space }
option-convert = { $space }: { $amounts }
option-charge = { $space }{ $here }
option-colonize = { $space } → { $end }
option-ally = Sail with them
option-attack = Attack
option-bury = Put it under the deck

## Answers: enough

option-done = Done
option-done-at-government = Keep your government
option-done-at-move = No more moves
option-done-at-collect = Collect no more
option-done-at-recruit = Recruit no more
option-done-at-myths = Let the mood drop
option-done-at-route = No more routes
option-done-at-teach-us-now = Not now
option-done-at-objective = No more objectives
option-done-at-objective-now = Not now
option-done-at-raze = Keep all cities
option-done-at-heroic-general-again = No
option-done-at-explorers = Only place a settler
option-done-at-mercenaries = Hire no more
option-done-at-spies = Exchange nothing
option-done-at-new-goals = Keep the old cards
option-done-at-dogma = No
option-done-at-great-lighthouse = No
option-done-at-tribal-allies = The others may move
option-done-at-avert-idleness = Lose the main action
option-done-at-avert-change = Change the government
option-done-at-earthquake = No more
option-done-at-person-advance = No
option-done-at-great-prophet = No
option-done-at-great-engineer = No
option-done-at-great-discoverer = No
option-done-at-colonize = No
option-done-at-great-athlete = Exchange nothing
option-done-at-captives = No more captives
option-done-at-aztec-gold = Give nothing more
option-done-at-go-ashore = Nobody
option-done-at-imperial-army = No more changes
option-done-at-city-states = No
option-done-at-ride = Stay
option-done-at-scholar = No
option-done-at-mythical = No
option-done-at-calendar = Leave it there
option-done-at-reconstruction = Replace nothing

## What happened: the course of the game

log-plays = { $seat-person } plays { $civilization }
log-begins = First player: { $seat }
log-round = Age { $level }, round { $n }
log-turn = Turn: { $seat }
log-end-rolled = The die for the end of the game shows { $n }
log-status = Status phase of age { $level }
log-first-player = First player of the next age: { $first } (decided by { $seat })

## What happened: goods, cards and advances

log-paid = { $seat } paid { $goods }
log-gained = { $seat } gained { $goods }{ $why }
log-lost = { $seat } lost { $goods }{ $why }
log-exchanged = { $seat } exchanged { $given } for { $gained }
log-advanced = { $seat } gained the advance { $advance }
log-linked = { $seat } gained the civilization advance { $advance }
log-lent = { $seat } may use { $advance } this turn
log-changed = { $seat } changed the government: { $government }
log-drew-action = { $seat } drew an action card
log-drew-action-card = You drew { $card }
log-drew-objective = { $seat } drew an objective card
log-drew-objective-card = You drew { $card }
log-drew-wonder = { $seat } took a wonder card
log-drew-wonder-card = Your wonder card: { $card }
log-took-discard = { $seat } took { $card } from the discard pile
log-wonder-opened = New open wonder card: { $card }
log-discarded = { $seat } discarded { $card }
log-discarded-objective = { $seat } discarded an objective card
log-discarded-objective-card = You discarded { $card }
log-completed = { $seat } completed the objective { $objective }
log-played = { $seat } played { $card }
log-played-against = { $seat } played { $card } against { $target }
log-card-cancelled = { $card } was cancelled ({ $seat })
log-spied = Cards of { $target }: { $cards }
log-swapped =
    { $kind ->
        [action] { $seat } exchanged an action card with { $target }
        [objective] { $seat } exchanged an objective card with { $target }
       *[wonder] { $seat } exchanged a wonder card with { $target }
    }
log-swapped-cards = { $seat } took { $taken } and gave { $given }
log-goals-changed = { $seat } exchanged an objective card
log-goals-kept = { $seat } kept the objective cards

## What happened: trade

log-trade-offered = { $seat } offered { $partner } { $gives } for { $wants }
log-trade-shown = Offered face up: { $cards }
log-trade-refused = { $seat } refused the offer of { $partner }
log-trade-made = { $seat } gave { $partner } { $gives } for { $wants }
log-trade-cards = { $seat } gave { $partner }: { $cards }
log-traded =
    { $n ->
        [one] { $seat } used { $n } trade route
       *[other] { $seat } used { $n } trade routes
    }
log-raided = { $seat } lost { $goods } in a raid ({ $by })

## What happened: cities and units

log-founded = { $seat } founded a city: { $city }
log-collected = { $city } collected { $goods } ({ $seat })
log-built = { $seat } built { a-building } in { $city }
log-wonder-built = { $seat } built the { $wonder } in { $city }
log-recruited = { $seat } recruited { a-unit } in { $city }
log-placed = { $seat } placed { a-unit } on { $city }
log-leader-came = { $seat } recruited the leader { $leader }
log-leader-lost = { $seat } lost the leader { $leader }
log-mood =
    { $mood-id ->
        [happy] { $city } is Happy
        [neutral] { $city } is Neutral
       *[angry] { $city } is Angry
    }
log-moved =
    { $n ->
        [one] { $seat } moved { $n } unit: { $start } → { $end }
       *[other] { $seat } moved { $n } units: { $start } → { $end }
    }
log-sailed =
    { $n ->
        [one] { $seat } sailed with { $n } ship: { $start } → { $end }
       *[other] { $seat } sailed with { $n } ships: { $start } → { $end }
    }
log-explored = { $seat } explored the region of { $region }: { $terrain }
log-influence-rolled = { $seat } tried to influence { $target }: the die shows { $n }
log-influence-failed = Influence on { $target } failed ({ $seat })
log-influenced = { $seat } replaced { a-building } in { $city }
log-won-over = { $seat } won the barbarian settlement { $city } over

## What happened: battles

log-battle = Battle on { $space }: { $attacker } against { $defender }
log-combat-round = Round { $n } of combat
log-tactics = { $seat } revealed { $tactics }
log-rolled =
    { $number ->
        [0] { $owner }: no dice, CV { $n }
       *[other] { $owner } rolled { $dice }: CV { $n }
    }
log-unit-lost = { $owner } lost { a-unit } on { $space }
log-retreated = { $owner } retreated to { $space }
log-battle-won = { $owner } won the battle
log-battle-drawn = The battle ended without a winner
log-captured = { $seat } captured { $city } from { $owner }
log-barbarians-captured = Barbarians captured { $city } from { $seat }
log-razed = The city { $city } was destroyed ({ $owner })

## What happened: events

log-event = { $seat } drew the event { $event }
log-event-kept = { $seat } kept { $event } for a point
log-exhausted = { $space }: the land is exhausted
log-barbarians-settled = Barbarians settled on { $city }
log-barbarians-reinforced = Barbarians in { $city } got { a-unit }
log-barbarians-moved =
    { $n ->
        [one] Barbarians moved, { $n } unit: { $start } → { $end }
       *[other] Barbarians moved, { $n } units: { $start } → { $end }
    }
log-pirates-placed = A pirate ship appeared on { $space }
log-pirates-raided = { $seat } lost { $goods } to pirates
log-action-lost = { $seat } lost a main action
log-anarchy =
    { $n ->
        [one] { $seat } lost { $n } government advance to anarchy
       *[other] { $seat } lost { $n } government advances to anarchy
    }
log-city-destroyed = The city { $city } vanished ({ $seat })
log-piece-destroyed = { $piece } in { $city } was destroyed ({ $seat })
log-reformed = { $seat } took over the Temple in { $city }
log-person-taken = { $seat } took { $event }
log-truce = { $seat } and { $other } keep peace
log-truce-over = The peace made by { $seat } is over
log-plague-over = The plague is over
log-assigned = { $seat } will get the objective card { $card }

## What happened: civilizations

log-captive = { $seat } took { a-unit } captive ({ $owner })
log-driven = { $owner }: { a-unit } fled, { $start } → { $end }
log-druids = { $seat } sent druids to { $city }
log-retrained = { $seat }, { $space }: settlers { $settlers }, infantry { $infantry }
log-beloved = { $seat } put a culture token into { $city }
log-charged = { $seat }: the activation counts for { $city }
log-roamed = { $seat }: the city moved, { $start } → { $end }
log-enforced = { $seat }: { $city } acts as a Happy city
log-foresaw = { $seat } looked at the top event card
log-foresaw-card = The next event: { $event }
log-event-buried = { $seat } put the top event card under the deck
log-converted = { $seat } converted { a-unit } on { $space } ({ $owner })
log-refitted = { $seat }: { $old } → { $unit }
log-rune-stone = { $seat } raised a rune stone
log-charted = { $seat } charted the region of { $space }

## How it ended

result-points = Winner by points: { $winners }
result-pyramid = Winner of the tie by the { wonder-great_pyramid }: { $winners }
result-tie-break = Winner of the tie ({ $category }): { $winners }
result-shared = Shared victory: { $winners }

## Parts of sentences

hex = { $id }
# Behind the name of a space: what lies there.
here = {" "}· { $things }
city-here =
    { $mood-id ->
        [happy] { $owner }: Happy city of size { $size }
        [neutral] { $owner }: city of size { $size }
       *[angry] { $owner }: Angry city of size { $size }
    }
units-here = { $owner }: { $units }
exhausted-here = exhausted land
goods = { $amounts }
nothing = nothing
price = { $goods }
price-or = { $one } or { $other }
price-free = no cost
# Behind a price: what made it lower.
helped = {" "}({ $things })
advance-token = {" "}· +{ $goods }
advance-unlocks = {" "}· unlocks { $things }
timing-action = main action
timing-free = free action
timing-reaction = at once
# Behind the name of a space: who must be fought there, and how often that is won.
foe = {" "}· battle: { $owner }, { $things }
foe-undefended = {" "}· { $owner }, undefended
odds = {" "}· { $n }%
# Behind the target of influence: how often the die succeeds, alone and with culture tokens.
chance =
    { $cost ->
        [0] {" "}· { $n }%, boosted { $most }%
        [one] {" "}· range: { $cost } culture token · { $n }%, boosted { $most }%
       *[other] {" "}· range: { $cost } culture tokens · { $n }%, boosted { $most }%
    }
die =
    { $unit-id ->
        [infantry] { $value } (infantry)
        [cavalry] { $value } (cavalry)
        [elephant] { $value } (elephant)
       *[leader] { $value } (leader)
    }
# The unit or building of a sentence, not at its beginning.
a-unit =
    { $unit-id ->
        [settler] a settler
        [infantry] infantry
        [cavalry] cavalry
        [elephant] a war elephant
        [leader] a leader
       *[ship] a ship
    }
a-building =
    { $building-id ->
        [temple] a Temple
        [fortress] a Fortress
        [academy] an Academy
        [port] a Port
        [obelisk] an Obelisk
        [market] a Market
       *[observatory] an Observatory
    }
amount-food = { resource-food.count }
amount-wood = { resource-wood.count }
amount-ore = { resource-ore.count }
amount-ideas = { resource-ideas.count }
amount-gold = { resource-gold.count }
amount-mood = { resource-mood.count }
amount-culture = { resource-culture.count }
amount-captive = { resource-captive.count }
amount-settler = { unit-settler.count }
amount-infantry = { unit-infantry.count }
amount-cavalry = { unit-cavalry.count }
amount-elephant = { unit-elephant.count }
amount-leader = { unit-leader.count }
amount-ship = { unit-ship.count }
amount-action =
    { $n ->
        [one] { $n } action card
       *[other] { $n } action cards
    }
amount-objective =
    { $n ->
        [one] { $n } objective card
       *[other] { $n } objective cards
    }
amount-wonder =
    { $n ->
        [one] { $n } wonder card
       *[other] { $n } wonder cards
    }
reason-city = captured city
reason-razed = destroyed city
reason-barbarians = victory over barbarians
reason-pirates = destroyed pirates
reason-trade = trade

## What is printed on things

text-half = { $name }: { $text }
text-advance = { $category }.
text-advance-requires = Needs { $advance }.
text-advance-token = When gained: { $goods }.
text-advance-building = Unlocks the { $building }.
text-own-advance = { $civilization }, comes with { $advance }.
text-own-advance-government = { $civilization }, comes with the first government advance.
text-wonder = Cost: { $goods }. Needs { $advance }. VP: { $n }.
text-building = Cost: { $goods }. Needs { $advance }.
text-unit = Cost: { $goods }.
text-unit-building = Cost: { $goods }. Needs a { $building } in the city.
text-leader = { $civilization }.
text-event = { $symbol }.
text-civilization = Advances: { $advances }. Leaders: { $leaders }.
text-category = Advances: { $advances }.

## Why not

why-COC-ACT-03 = Its condition is not met, or you have no main action left for it.
why-COC-ACT-10 = You cannot pay for the card.
why-COC-ACT-13 = It is played only right after you captured an opponent’s city.
why-COC-ADV-02 = The top advance of the category comes first.
why-COC-ADV-03 = You cannot pay for an advance: 2 food, ideas or gold.
why-COC-ADV-04 = You have this advance.
why-COC-ADV-15 = You lack the advance that unlocks the building.
why-COC-BLD-01 = You cannot pay for a building in a city that you can activate.
why-COC-BLD-04 = An Angry city builds nothing.
why-COC-BLD-05 = The city cannot grow: a city has at most 5 pieces, and no more than you have cities.
why-COC-BLD-06 = The city has this building.
why-COC-BLD-07 = You have no piece of this building left.
why-COC-BLD-10 = A Port needs a sea space beside the city.
why-COC-CIV-01 = This advance belongs to another civilization.
why-COC-CIV-30 = You lack culture tokens: this city costs an attacker some.
why-COC-CMP-05 = The box does not hold so many tokens.
why-COC-CMP-10 = The box does not hold so many of these units for this game.
why-COC-COL-15 = No city of yours can collect anything.
why-COC-CTY-03 = A city has at most 5 pieces.
why-COC-CTY-14 = The city cannot be activated again this turn.
why-COC-EVC-05 = Plague: nobody builds without Sanitation.
why-COC-EVC-28 = You lack 2 culture tokens to break the peace.
why-COC-FND-02 = A settler founds a city on land that is neither Barren nor exhausted, without a city or enemies.
why-COC-FND-03 = You have no settlement left.
why-COC-FND-05 = A settler aboard a ship founds no city.
why-COC-GEN-01 = That needs the Civilizations expansion.
why-COC-GEN-16 = A card or an advance forbids it.
why-COC-GOV-02 = The first advance of a government needs the advance printed above it, the others need that first one.
why-COC-GOV-03 = You have another government.
why-COC-INF-02 = Influence needs a city in reach with a building that you can replace.
why-COC-INF-12 = You have influenced something already this turn.
why-COC-INF-18 = You can replace none of the buildings in this city.
why-COC-INF-23 = Monuments protect cities with a wonder.
why-COC-LDR-09 = You have no leader left to recruit.
why-COC-MAP-16 = That is not possible on this space: it is unexplored, or of the wrong kind.
why-COC-MAP-17 = The land is exhausted.
why-COC-MOD-02 = You lack mood tokens: a level costs as many as the city has pieces.
why-COC-MOV-01 = You have no units to move.
why-COC-OBJ-05 = An objective of this name was completed by the same deed.
why-COC-OBJ-08 = Another objective of yours excludes this one.
why-COC-REC-03 = You cannot pay for a unit in a city that you can activate.
why-COC-REC-05 = Ships are recruited in a city with a Port.
why-COC-REC-06 = Cavalry and war elephants are recruited in a city with a Market.
why-COC-REC-09 = You have no piece of this unit, neither in the supply nor on the board.
why-COC-REC-12 = At most 4 army units can be on a space.
why-COC-RES-02 = There is no room for so much.
why-COC-SEA-14 = A ship carries at most 2 land units.
why-COC-SET-07 = A civilization is played by one player.
why-COC-TRN-03 = You have no main actions left.
why-COC-WON-04 = A wonder needs Engineering and a Happy city.
why-COC-WON-05 = You lack the advance that the wonder needs.
why-COC-WON-06 = You cannot pay for the wonder.
why-COC-WON-08 = The city cannot grow: a city has at most 5 pieces, and no more than you have cities.
why-COC-WON-10 = The Great Lighthouse needs a Port in the city.

## Standing orders

order-no-tactics = Lay no cards in battles
    .text = You lay no action card in any battle.
order-no-trades = Refuse all trades
    .text = Every offer of the others is refused at once.
order-no-myths = Never pay for Myths
    .text = When an event lowers a mood, it drops.

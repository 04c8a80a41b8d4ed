### Short words for drawing the table in little room.

## Groups of options

group-use = Use
group-play = Play a card
group-to = Move to
group-road = By road
group-sail = Sail
group-explore = Explore a region
group-wonder = Build a wonder
group-march = Move a barbarian army
group-give = Give
group-give-card = Give a card
group-want = Want
group-offer-card = Give a card
group-want-card = Want a card
group-discard = Discard a card
group-drop = Discard an objective card

## Options in short, under the heading of their group

brief-use = { $thing } ({ $timing })
brief-play = { $thing } ({ $timing }): { $price }
brief-to = { $terrain } { $space }{ $here }{ $foe }{ $odds }
brief-road = { $terrain } { $space }{ $here }{ $foe }{ $odds }
brief-sail = { $terrain } { $space }{ $here }{ $foe }{ $odds }
brief-explore = Region of { $space }
brief-give = { $thing }
brief-give-card =
    { $unseen ->
        [yes] { $thing }, unseen
       *[no] { $thing }, face up
    }
brief-give-card-at-which-card = { $thing }
brief-want = { $thing }
brief-offer-card-action = Action card
brief-offer-card-objective = Objective card
brief-offer-card-wonder = Wonder card
brief-want-card-action = Action card
brief-want-card-objective = Objective card
brief-want-card-wonder = Wonder card
brief-discard = { $thing }
brief-drop = { $thing }

## Headings

screen-when =
    { $left ->
        [0] Age { $level }, round { $n } · no main actions left
        [one] Age { $level }, round { $n } · { $left } main action left
       *[other] Age { $level }, round { $n } · { $left } main actions left
    }
screen-status = Age { $level }, status phase · step { $n } of 6
screen-cities = Cities
screen-city = City with its owner and mood: + happy, − angry
screen-players = Players
screen-final = Final score
screen-you = you
screen-decks = Decks
screen-decks-left = events { $event }, action cards { $action }, objectives { $objective }, wonders { $wonder }
screen-in-force = Events in force
screen-open-wonders = Open wonders
screen-topmost = Top of the event deck
screen-battle = Battle
screen-gives = Offered
screen-wants = Wanted

## Columns

column-points = VP
column-food = food
column-wood = wood
column-ore = ore
column-ideas = ideas
column-gold = gold
column-mood = mood
column-culture = cult.
column-cards = cards
column-cubes = cubes

## A player's board

screen-leader = Leader
screen-leaders = Can still come
screen-actions = Action cards
screen-objectives = Objective cards
screen-wonders = Wonder cards
screen-open-cards = Open cards
screen-completed = Objectives completed
screen-kept = Events kept
screen-killed = Enemy leaders

## Points

score-city_pieces = City pieces
score-advances = Advances
score-objectives = Objectives
score-wonders = Wonders
score-events = Events
score-captured_leaders = Enemy leaders
score-total = Total

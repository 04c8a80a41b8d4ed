### Short words for drawing the table in little room.

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

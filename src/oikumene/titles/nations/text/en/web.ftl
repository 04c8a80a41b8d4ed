### The screen in the browser: what is said around the pictures.

## Where the match stands

nat-stage = { $age } · round { $round } of { $rounds } · { $phase }

## Common boards

nat-deck =
    { $n ->
        [one] { $n } card left in the deck of this age
       *[other] { $n } cards left in the deck of this age
    }
nat-no-war = No War this round
nat-no-event = No event now
nat-columns = The column that the opponent’s die clears
nat-first = goes first
place-war = { board-war }
place-event = { board-event }
place-population = { board-population }

## A nation's board

nat-idle = Idle workers
nat-left-food = Food section: { $left } of { $spaces } workers left. Each one taken: −{ $cost } food in Production.
nat-left-stability = Stability section: { $left } of { $spaces } workers left. Each one taken: −{ $cost } stability.
nat-space = Building or Military
nat-no-construction = No Wonder under construction
nat-no-nation = No nation chosen yet
nat-used = used
nat-workers =
    { $n ->
        [0] no workers
        [one] { $n } worker
       *[other] { $n } workers
    }
nat-stages =
    { $n ->
        [0] no stage built
        [one] { $n } stage built
       *[other] { $n } stages built
    }
nat-goods = Stock (and Production)
nat-score-now = Score so far
nat-spaces = Spaces: { $cards } for Buildings and Military, { $colonies } for Colonies, { $wonders } for Wonders. Printed:

## Where numbers come from

nat-workers-on =
    { $n ->
        [1] { $card }
       *[other] { $card } × { $n }
    }
nat-taken =
    { $n ->
        [one] Population: { $n } worker taken
       *[other] Population: { $n } workers taken
    }
nat-revolt = Revolt
nat-then = Left after that
nat-short = Short after that

## The large form of a thing

nat-golden-age-bonus = Your Golden Age bonus: { $n }.

## Filters of the journal

filter-purchases = Cards
filter-workers = Workers
filter-wonders = Wonders
filter-war = War and events
filter-gains = Gains and losses

### Short words for drawing the table in little room.

## Groups of options

group-resolve = Resolve a focus card
group-use = Use first, once per turn
group-place = Place a control token
group-shift = Move a control token
group-convert = Flip or replace a rival control token
group-replace = Take a new card
group-go = Move the caravan
group-take = Take a diplomacy card
group-swap = Exchange a resource
group-wonder = Build a world wonder
group-found = Build a city
group-attack = Attack
group-reinforce = Reinforce a control token
group-put = Put a trade token on a focus card
group-swap-cards = Swap two focus cards

## Options in short, under the heading of their group

brief-resolve = { $card }: slot { $n }{ $because }
brief-use = { $thing }
brief-place = { $terrain } { $space }{ $here }
brief-take = { $card }
brief-wonder = { $card }: cost { $n }{ $because }
brief-found = { $terrain } { $space }{ $here }
brief-attack = { $foe }, { $terrain } { $space }: { $mine } against { $theirs }, { $odds }%
brief-reinforce = { $terrain } { $space }

## Headings

screen-building = The map is being built
screen-when = Round { $round } · event dial: { $now }, next: { $next }
screen-market = World wonders; in front: the cost
screen-victory = Victory cards
screen-players = Players
screen-final = Final standing
screen-you = you
screen-direction = Barbarian direction: a roll of 1 is { $arrow }, the others follow clockwise.

## Columns

column-dial = dial
column-cities = cities
column-mature = mature
column-spaces = spaces
column-tokens = unused
column-wonders = wonders
column-caravans = carav.
column-resources = resources

## A player's board

screen-ability = Ability
screen-dial = Tech dial
screen-dial-at = space { $at }; level { roman } at { $ahead }
screen-wonders = World wonders
screen-tokens = Tokens
screen-diplomacy = Diplomacy
screen-tiles = Map tiles

### What is asked, what can be answered, what happened, and why something is not allowed.

## Questions

ask-tile = Choose one of your map tiles and its side
ask-lay-tile = { $tile }, { $side }: choose its place
ask-turn = Your turn: choose a focus card
ask-place-token =
    { $n ->
        [one] Place a control token
       *[other] Place control tokens: up to { $n } more
    }
ask-place-for-trade = Spend a trade token to place one more control token?
ask-shift-token = Move one of your control tokens to an adjacent empty space?
ask-convert = Choose a rival control token: a reinforced one is flipped, another one becomes yours
ask-put-trade = Choose a focus card for the trade token ({ $player })
ask-gain-resource = Choose a resource{ $why }
ask-spend-on-science = How many trade tokens do you spend? Each one: +1 space of the tech dial
ask-spend-on-economy = How many trade tokens do you spend? Each one: +1 space for every caravan
ask-spend-on-attack = You attack with { $attack } against { $defence }. How many trade tokens do you spend?
ask-spend-on-defence = You are attacked with { $attack } against your { $defence }; a tie saves you. How many trade tokens do you spend?
ask-strike = Nuclear Power: choose the space to strike
ask-gain-card = The tech dial reaches level { roman }: choose a new card
ask-improve-card =
    { $n ->
        [one] Improve one more focus card
       *[other] Improve focus cards: up to { $n } more
    }
ask-recall-caravan = Too many caravans: choose the one to take back
ask-which-caravan = Choose the caravan that moves next
ask-move-caravan =
    { $n ->
        [one] Move the caravan: { $n } space left
       *[other] Move the caravan: up to { $n } spaces
    }
ask-take-diplomacy = Take a diplomacy card?
ask-return-diplomacy = Choose the diplomacy card to return
ask-swap-resource = Exchange a resource?
ask-build = Build a world wonder or a city
ask-pay = { $wonder }: choose how to pay the missing { $n }
ask-wonder-site = Choose the city for { $wonder }
ask-military = Reinforce control tokens, or attack
ask-attack =
    { $n ->
        [one] Choose a target: { $n } attack left
       *[other] Choose a target: { $n } attacks left
    }
ask-reinforce =
    { $n ->
        [one] Reinforce one more control token
       *[other] Reinforce control tokens: up to { $n } more
    }
ask-lift-token = No unused control token: choose one to take off the map
ask-conquer-or-liberate = Conquer the city-state or liberate it?
ask-plunder = The capital is defeated: choose a card of { $player } to take a trade token from
ask-put-token = Choose a focus card for { $thing }
ask-discard-trade = A barbarian is in your capital: choose a card that loses a trade token
ask-swap-cards = Choose two focus cards to swap
ask-destroy-token = Choose the control token to destroy
ask-fetch-first = Choose the first of two control tokens of a rival
ask-fetch-second = Choose the second control token of the same rival
ask-give-up-token = Eiffel Tower: choose which control token you give up
ask-lure-barbarian = Choose a barbarian and where it goes
ask-trade-diplomacy = Choose the diplomacy card to return and the one to take
ask-unload =
    { $n ->
        [one] Great Zimbabwe: move its last trade token to a focus card?
       *[other] Great Zimbabwe: move its { $n } trade tokens to focus cards
    }
ask-also-economy = Estádio do Maracanã: resolve your economy card as well?
ask-resolve-again = Venetian Arsenal: resolve the card again as if in slot 1?
ask-resolve-another = Capitalism: resolve another card as if in slot 1?
ask-sacrifice-city = Nuclear Power: choose the city that you lose with all control tokens around it

## Answers

option-tile = { $tile }, { $side }{ $here }
option-lay =
    { $turn ->
        [0] Centre on { $space }, not turned
       *[other] Centre on { $space }, turned by { $turn }°
    }
option-resolve = Resolve { $card } from slot { $n }{ $because }
option-use = Use { $thing }
option-place = Place a control token: { $terrain } { $space }{ $here }
option-place-at-place-for-trade = For a trade token: { $terrain } { $space }{ $here }
option-shift = From { $start } to { $terrain } { $space }
option-convert = { $terrain } { $space }{ $here }
option-put = { $card }
option-put-at-plunder = Take from { $card }
option-put-at-discard-trade = Discard from { $card }
option-resource = { $resource }
option-spend =
    { $n ->
        [0] Spend none
        [one] Spend { $n } trade token
       *[other] Spend { $n } trade tokens
    }
option-spend-at-spend-on-attack =
    { $n ->
        [0] Spend none: { $attack-then } against { $defence }
        [one] Spend { $n } trade token: { $attack-then } against { $defence }
       *[other] Spend { $n } trade tokens: { $attack-then } against { $defence }
    }
option-spend-at-spend-on-defence =
    { $n ->
        [0] Spend none: { $attack } against { $defence-then }
        [one] Spend { $n } trade token: { $attack } against { $defence-then }
       *[other] Spend { $n } trade tokens: { $attack } against { $defence-then }
    }
option-strike = { $terrain } { $space }{ $here }
option-replace = { $card } in place of { $old }
option-recall = Take back the caravan on { $terrain } { $space }
option-caravan = The caravan on { $terrain } { $space }
option-caravan-card = A caravan on the economy card
option-go = { $terrain } { $space }{ $here }{ $steps }
option-stay = Stay
option-take = Take { $card }
option-return = Return { $card }
option-swap = { $given } for { $taken }
option-wonder = Build { $card }: cost { $n }{ $because }, production { $production }
option-found = Build a city: { $terrain } { $space }{ $here }
option-pay = Spend { $amounts }
option-site = { $terrain } { $space }{ $here }
option-attack = Attack { $foe } on { $terrain } { $space }: { $mine } against { $theirs } before the dice, { $odds }%
option-reinforce = Reinforce the control token on { $terrain } { $space }
option-lift = { $terrain } { $space }{ $here }
option-conquer = Conquer { $state }
option-liberate = Liberate { $state } and take its diplomacy card
option-swap-cards = { $card } and { $other }
option-destroy = { $terrain } { $space }{ $here }
option-fetch = { $terrain } { $space }{ $here }
option-give = { $terrain } { $space }{ $here }
option-lure = { $barbarian } to { $terrain } { $space }
option-trade-diplomacy = { $card } for { $old }
option-also = Resolve { $card } as well
option-again = Resolve { $card } again
option-sacrifice = { $terrain } { $space }{ $here }
option-done = Done
option-done-at-place-token = Place no more control tokens
option-done-at-place-for-trade = Spend no trade token
option-done-at-shift-token = Move no control token
option-done-at-convert = Leave all of them
option-done-at-gain-card = Take no card
option-done-at-improve-card = Improve no more cards
option-done-at-take-diplomacy = Take no card
option-done-at-swap-resource = Exchange nothing
option-done-at-build = Build nothing
option-done-at-military = Neither
option-done-at-attack = No more attacks
option-done-at-reinforce = Reinforce no more
option-done-at-swap-cards = Leave the focus row as it is
option-done-at-unload = Leave the rest there
option-done-at-also-economy = Not now
option-done-at-resolve-again = Do not resolve it again
option-done-at-resolve-another = Resolve no other card

## What happened

log-begins = { $seat } is the first player
log-round = Round { $n }
log-tile = { $seat } lays { $tile }, { $side }
log-event = Event: { $event }
log-spawned = { $barbarian } returns to { $space }
log-barbarians-move = Barbarians move; the die shows { $n }
log-barbarian-moved = { $barbarian } moves to { $space }
log-barbarian-lured = { $seat } sends { $barbarian } to { $space }
log-barbarian-defeated = { $seat } defeats { $barbarian }
log-caravan-lost = { $seat } loses the caravan on { $space }
log-city-destroyed = { $seat } loses the city on { $space }
log-token-destroyed = { $seat } loses the control token on { $space }
log-destroyed = { $seat } loses the control token on { $space }
log-flipped = { $seat }: the control token on { $space } is no longer reinforced
log-discarded = { $seat } discards a trade token from { $card }
log-used = { $seat } uses { $thing }
log-resolves = { $seat } resolves { $card } from slot { $n }
log-placed = { $seat } places a control token on { $space }
log-shifted = { $seat } moves a control token from { $start } to { $space }
log-converted = { $seat } replaces a rival control token on { $space }
log-lifted = { $seat } takes back the control token on { $space }
log-took = { $seat } takes { $thing }
log-gained = { $seat } gains { $resource }{ $why }
log-swapped = { $seat } exchanges { $given } for { $taken }
log-trade = { $seat } puts a trade token on { $card }
log-spent =
    { $n ->
        [one] { $seat } spends { $n } trade token
       *[other] { $seat } spends { $n } trade tokens
    }
log-struck = { $seat } strikes { $space } with Nuclear Power
log-advanced =
    { $n ->
        [one] { $seat } advances the tech dial by { $n } space
       *[other] { $seat } advances the tech dial by { $n } spaces
    }
log-new-card = { $seat } replaces { $old } with { $card }
log-swapped-cards = { $seat } swaps { $card } and { $other }
log-arrived = { $seat }: a caravan arrives on { $space }
log-diplomacy = { $seat } takes { $card }
log-returned = { $seat } returns { $card }
log-founded = { $seat } builds a city on { $space }
log-built = { $seat } builds { $wonder } on { $space }
log-revealed = New world wonder: { $wonder }
log-wonder-lost = { $seat } loses { $wonder }
log-reinforced = { $seat } reinforces the control token on { $space }
log-attacks =
    { $target-id ->
        [barbarian] { $seat } attacks the barbarian on { $space }
        [city_state] { $seat } attacks the city-state on { $space }
       *[piece] { $seat } attacks { $space }
    }
log-rolled = { $seat } rolls { $die }, the defender { $other }: { $attack } against { $defence }
log-won-fight = { $seat } wins the attack, { $attack } against { $defence }
log-repelled = { $seat } loses the attack, { $attack } against { $defence }
log-captured = { $seat } captures { $space }
log-capital-defeated = { $seat } defeats the capital of { $rival }
log-conquered = { $seat } conquers { $state }
log-liberated = { $seat } liberates { $state }
log-agenda = { $seat } completes the agenda { $agenda }
log-won = { $seat } has completed every victory card

## How it ended

result-agendas = { $winners } wins: an agenda on every victory card
result-wonders = { $winners } wins the tie with more world wonders
result-spaces = { $winners } wins the tie with more friendly spaces
result-shared = Shared victory: { $winners }
result-automated = The automated player wins

## How things are called

hex = ({ $id })
tile = Tile { $id }
side-A = side A
side-B = side B
piece-token = Control token
piece-reinforced = Reinforced control token
piece-city = City
piece-capital = Capital
piece-caravan = Caravan
target-barbarian = Barbarian
target-city_state = City-state
target-piece = City or control token

## Parts of sentences

# Behind the name of a space: what lies there.
here = {" "}· { $things }
# Behind where a caravan goes: how far it is.
steps =
    { $n ->
        [one] {" "}· { $n } space
       *[other] {" "}· { $n } spaces
    }
# A number and where it comes from.
sum = { $n }{ $because }
roman =
    { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
amount-marble = { $n } marble
amount-mercury = { $n } mercury
amount-oil = { $n } oil
amount-diamond =
    { $n ->
        [one] { $n } diamond
       *[other] { $n } diamonds
    }
amount-trade =
    { $n ->
        [one] { $n } trade token
       *[other] { $n } trade tokens
    }
text-focus = { $type }, level { roman }.
text-wonder = { $era }, { $type }. Cost { $n }; resources: { $resources }.
text-leader = { $person }, “{ $ability }”.
text-city-state = { $type }.
text-agenda = { $agenda }: { $text }

## Why not

why-CND-CMP-03 = The box does not hold so many of these.
why-CND-SET-03 = Choose one map: that of the first game or a random one.
why-CND-GEO-03 = Not on water.
why-CND-MAP-07 = A tile covers nothing and touches at least four spaces of the tiles on the table.
why-CND-MAP-08 = A tile must touch the core.
why-CND-MAP-11 = There are not enough water tokens for the gap that this would close.
why-CND-CUL-02 = The space is not adjacent to any of your cities.
why-CND-CUL-03 = The terrain is too difficult for the slot.
why-CND-CUL-04 = The space is taken: a barbarian, a city, a city-state or a control token.
why-CND-ECO-01 = The caravan cannot get that far.
why-CND-ECO-05 = The terrain is too difficult for the slot.
why-CND-ECO-06 = A barbarian blocks the way.
why-CND-ECO-15 = One of your caravans has already arrived there this turn.
why-CND-IND-02 = The space is out of range.
why-CND-IND-04 = The terrain is too difficult for the slot.
why-CND-IND-08 = The space is not free for a city.
why-CND-IND-10 = A city or a city-state is adjacent.
why-CND-IND-12 = You have no unused city.
why-CND-WON-05 = You cannot pay the cost.
why-CND-WON-07 = You have no city without a world wonder.
why-CND-MIL-08 = The target is out of range.
why-CND-MIL-13 = There is a barbarian in the city-state: attack the barbarian.
why-CND-SOL-01 = The automated player joins 1 to 3 players; one player always plays against it.

## Standing orders

order-defend-enough = Defend with as many tokens as it takes
    .text = Attacked, you spend the trade tokens that just save the space; if they cannot, you spend none.
order-defend-nothing = Keep my trade tokens in defence
    .text = Attacked, you spend no trade tokens.

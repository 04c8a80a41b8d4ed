### What is asked, what can be answered, what happened, and why something is not allowed.

## Questions

ask-draft = Choose a nation and a side of its board
ask-first-worker = Choose the section of the population track that your extra worker comes from
ask-growth = Growth: take a worker or resources
ask-take-worker = Choose the section to take a worker from
ask-return-worker = Return a worker to the population track
ask-choose-event = Choose the event card of this round; the other one is removed
ask-turn = Your turn: choose an action
ask-end-turn = The action is done: end your turn, or take workers back first
ask-place-card = Choose a space for { $card }
ask-replace-colony = No free space: choose the Colony that { $card } replaces
ask-place-wonder = { $card } is ready: choose its space
ask-appoint = Choose a place for { $card }
ask-battle-gain = { $card }: choose what to raid
ask-golden-age = { $card }: choose resources or the VP
ask-pay-anything =
    { $n ->
        [one] Choose the resource to pay
       *[other] Choose which { $n } resources to pay
    }
ask-lose-anything =
    { $n ->
        [one] You are short: choose 1 resource to lose for the missing book
       *[other] You are short: choose { $n } resources to lose for the missing books
    }
ask-war-shield =
    { $n ->
        [one] { $card }: your stability saves 1 resource. Choose which
       *[other] { $card }: your stability saves { $n } resources. Choose which
    }
ask-event-offer = { $event }. { $event-text } Do you accept?
ask-event-undeploy = { $event }. { $event-text } Take a worker back?
ask-event-deploy = Deploy a worker on a Military card for no stone?
ask-choose-loss = { $event }: choose what to lose
ask-zoroastrian-revival = Zoroastrian Revival: choose what happens
ask-remove-colony = Choose the Colony to remove
ask-swap-first = Choose the first card to swap
ask-swap-second = Choose the card to swap with { $card }
ask-pay-one-of = { $card }: choose what to pay
ask-gain-one-of = { $card }: choose what to gain
ask-buy-free = Choose the card to take for nothing
ask-deploy-free = Choose a worker to deploy for no stone
ask-deploy-on-new = Deploy a worker on the new Building for no stone?
ask-which-first = Choose the effect that works first

## Answers

option-nation =
    { $side-id ->
        [B] { $nation }, side B. { $nation-text }
       *[other] { $nation }, side { $side-id }
    }
option-take-food = Take a worker from the food section: −{ amount-food.sign } in each Production
option-take-stability = Take a worker from the stability section: −{ amount-stability.sign }
option-take-beside = Take the worker beside the track, free of cost
option-take-food-at-first-worker = From the food section
option-take-stability-at-first-worker = From the stability section
option-bonus = Take { $amount }
option-return =
    { $source-id ->
        [area] { $section-id ->
            [food] Return a worker from the area to the food section
            [stability] Return a worker from the area to the stability section
           *[beside] Return a worker from the area and place it beside the track
        }
       *[other] { $section-id ->
            [food] Return a worker from { $source } to the food section
            [stability] Return a worker from { $source } to the stability section
           *[beside] Return a worker from { $source } and place it beside the track
        }
    }
option-event = { $event }
option-buy = Buy { $card }: { amount-gold }{ $because }
option-buy-at-buy-free = Take { $card } for nothing
option-deploy =
    { $source-id ->
        [area] Deploy a worker on { $card }: { amount-stone }{ $because }
       *[other] Move a worker from { $source } to { $card }: { amount-stone }{ $because }
    }
option-deploy-at-deploy-free = { option-deploy-at-event-deploy }
option-deploy-at-deploy-on-new = { option-deploy-at-event-deploy }
option-deploy-at-event-deploy =
    { $source-id ->
        [area] Deploy a worker on { $card }
       *[other] Move a worker from { $source } to { $card }
    }
option-undeploy = Take a worker back from { $card }
option-hire-board =
    { $n ->
        [0] Hire an architect for { $card }: no stone
       *[other] Hire an architect for { $card }: { amount-stone }
    }
option-hire =
    { $n ->
        [0] Hire the private architect of { $source } for { $card }: no stone
       *[other] Hire the private architect of { $source } for { $card }: { amount-stone }
    }
option-use = Use { $card }
option-pass = Pass
option-end = End the turn
option-place = On a free space
option-replace = In the place of { $card }
option-cover = Over { $card }, which is removed
option-appoint-advisor = On the advisor space
option-appoint-tower = On the Porcelain Tower
option-gain = Gain { $amount }
option-gain-vp =
    { $price ->
        [0] Gain 1 VP for nothing
        [one] Pay { $price } resource for 1 VP
       *[other] Pay { $price } resources for 1 VP
    }
option-pay = Pay { $amounts }
option-pay-nothing = None of it
option-pay-at-lose-anything = Lose { $amounts }
option-save = Save { $amounts }
option-save-nothing = Save nothing
option-lose = Lose { $amounts }
option-remove-advisors = Remove all your Advisors
option-remove-architect = Remove the last architect from your Wonder
option-go-last = Go last in player order
option-count-weaker = Count as { $n } strength weaker
option-own-gain = The most stable nations gain { $amounts } each
option-others-lose = All other nations lose { $amounts } each
option-accept = Accept
option-decline = Decline
option-decline-at-event-undeploy = Leave them
option-decline-at-event-deploy = No
option-remove = Remove { $card }
option-swap = { $card }
option-first = { $card } first

## What happened

log-round = Round { $n }, { $age }
log-phase = { $phase }
log-nation-taken = { $seat-person } plays { $nation }, side { $side-id }
log-worker-taken =
    { $section-id ->
        [food] { $seat } takes a worker from the food section
        [stability] { $seat } takes a worker from the stability section
       *[beside] { $seat } takes the worker beside the track
    }
log-growth-bonus = { $seat } takes { $amount } instead of a worker
log-worker-returned =
    { $source-id ->
        [area] { $section-id ->
            [food] { $seat } returns a worker from the area to the food section
            [stability] { $seat } returns a worker from the area to the stability section
           *[beside] { $seat } returns a worker from the area and places it beside the track
        }
       *[other] { $section-id ->
            [food] { $seat } returns a worker from { $source } to the food section
            [stability] { $seat } returns a worker from { $source } to the stability section
           *[beside] { $seat } returns a worker from { $source } and places it beside the track
        }
    }
log-event = New events: { $event } and { $other }
log-two-events = { $seat } reveals two event cards: { $one } and { $two }
log-architects =
    { $n ->
        [0] There are no public architects this round
       *[other] Public architects this round: { $n }
    }
log-bought =
    { $n ->
        [0] { $seat } takes { $card } for nothing
       *[other] { $seat } buys { $card } for { amount-gold }
    }
log-replaced = { $seat } removes { $old } to make room for { $card }
log-war-declared = War: { $card }, strength { $n }
log-wonder-abandoned = { $seat } gives up the unfinished { $card }
log-deployed =
    { $n ->
        [0] { $seat } deploys a worker on { $card } for nothing
       *[other] { $seat } deploys a worker on { $card } for { amount-stone }
    }
log-undeployed = { $seat } takes a worker back from { $card }
log-hired =
    { $n ->
        [0] { $seat } hires an architect for { $card }, paying nothing
       *[other] { $seat } hires an architect for { $card }, paying { amount-stone }
    }
log-hired-free = { $seat } hires an architect for { $card }, paying nothing{ $why }
log-wonder-ready = { $seat } completes { $card }
log-wonder-covered = { $seat } covers { $card }
log-used = { $seat } uses { $card }
log-swapped = { $seat } swaps { $one } and { $two }
log-passed =
    { $n ->
        [1] { $seat } passes first
        [2] { $seat } passes second
        [3] { $seat } passes third
        [4] { $seat } passes fourth
       *[other] { $seat } passes fifth
    }
log-turn-skipped = { $seat } skips its first turn
log-card-leaves = { $seat } removes { $card }: its condition is met
log-advisor-removed = { $seat } removes { $card }
log-colony-removed = { $seat } removes { $card }
log-architect-removed = { $seat } removes an architect from { $card }
log-gain = { $seat } gains { $amount }{ $why }
log-lose = { $seat } loses { $amount }{ $why }
log-paid = { $seat } pays { $amount }{ $why }
log-lack = { $seat } is short of { $good }
log-produced = { $seat }: { $goods } (Production)
log-order = Player order: { $seats }
log-defeated = { $seat } is defeated: { $card }
log-event-resolves = Event: { $event }
log-nobody = Nobody is affected
log-counts-weaker = { $seat } counts as { $n } strength weaker
log-famine =
    { $n ->
        [0] No famine this round
       *[other] Famine: every nation loses { amount-food }
    }
log-tile = The opponent this round: { $tile }
log-die = The opponent rolls { $n }
log-campaign-next = { $seat } plays the next game of the campaign as { $level }
log-campaign-won = { $seat } wins the campaign!
log-card-removed = { $card } is removed
log-opponent-war = The opponent goes to War: { $card }, strength { $n }
log-opponent-gains =
    { $what-id ->
        [strength] The opponent: +{ amount-strength.sign }
        [stability] The opponent: +{ amount-stability.sign }
       *[books] The opponent: +{ amount-books.sign }
    }

## Where gains and losses come from

reason-production = Production
reason-revolt = revolt
reason-famine = Famine
reason-lack = shortage
reason-books = books
reason-stability = stability

## How it ended

result-most-vp = { $winners } wins with the most VP
result-tie-break = The scores are equal: { $winners } wins the tie
result-hall =
    { $rank-id ->
        [none] { $rank }
        [lost] { $rank }
       *[other] Hall of Fame: { $rank }
    }

## Places

track-food = Food section
track-beside = Beside the track
place-area = Resource area
place-board = Progress board
place-architects = Public architects
place-advisor = Advisor space
place-tower = Porcelain Tower

## Why not

why-NAT-SETUP-21 = Five players need more than the basic cards.
why-NAT-BUY-01 = You do not have enough gold.
why-NAT-COL-01 = You do not have the strength that the Colony requires.
why-NAT-BAT-01 = A Battle needs a worker on one of your Military cards.
why-NAT-WAR-02 = A War has already been bought this round.
why-NAT-CRD-34 = Alfred Nobel does not let you buy Wars.
why-NAT-MIL-02 = You have as many Military cards as allowed: a new one must replace one of them.
why-NAT-GA-07 = You do not have enough resources to pay for the VP.
why-NAT-DEP-01 = You do not have enough stone to deploy a worker there.
why-NAT-DEP-07 = You have no worker to deploy there.
why-NAT-ARC-02 = You need a free architect, a Wonder under construction and the stone for its next stage.
why-NAT-SPA-01 = You have already used this card this round.
why-NAT-RES-08 = You cannot pay the full price.
why-NAT-WRK-07 = The worker beside the track must be taken first.
why-NAT-WRK-08 = There is no worker left to take there.
why-NAT-CRD-19 = A swap needs two cards on the Progress board.
why-NAT-CRD-22 = There is no Golden Age or Wonder on the Progress board.
why-NAT-CRD-30 = You are not the strongest nation.
why-NAT-CRD-35 = You have no Colony to remove.

## Standing orders

order-pass = Pass when my turn comes
    .text = You pass as soon as it is your turn, for the rest of the round.
order-end-turn = End my turns at once
    .text = After an action your turn ends without asking whether to take workers back.

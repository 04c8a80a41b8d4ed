### Short words for drawing the table in little room.

## Groups of options

group-buy = Buy a card
group-deploy = Deploy a worker
group-hire = Hire an architect
group-use = Use a card’s action
group-undeploy = Take a worker back, free of charge
group-take = Take a worker
group-bonus = Take goods instead

## Headings

screen-middle = Table
screen-nations = Nations
screen-score = Final score
screen-nation = in player order
screen-you = you
screen-passed = passed { $n }.
screen-alone = There are no other boards.
screen-none = none

## Columns

column-gold = gold
column-food = food
column-stone = stone
column-books = books
column-vp = VP
column-strength = strength
column-stability = stability
column-area = idle
column-colonies = Colonies
column-wonders = Wonders
column-workers = workers
column-resources = resources
column-total = total

## A nation's board

screen-free =
    { $n ->
        [0] no free space
        [one] { $n } free space
       *[other] { $n } free spaces
    }
screen-next-section = next section: { $price }
screen-in-area = in the area: { $n }
screen-track-food = left for food: { $n } of { $of }
screen-track-stability = for stability: { $n } of { $of }
screen-beside = beside the track: { $n }

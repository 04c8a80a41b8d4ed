### Short words for drawing the table in little room.

## Groups of options

group-buy = Buy a card
group-deploy = Deploy a worker
group-hire = Hire an architect
group-use = Use a card’s action
group-undeploy = Take a worker back, free of charge
group-take = Take a worker
group-bonus = Take resources instead

## Options in short, under the heading of their group

brief-buy = { $card }: { amount-gold }{ $because }
brief-deploy =
    { $source-id ->
        [area] { $card }: { amount-stone }{ $because }
       *[other] { $source } → { $card }: { amount-stone }{ $because }
    }
brief-undeploy = { $card }
brief-use = { $card }

## Cards in short

gist-worker = { amount-stone } · { $effects }
gist-raid = raid { $n }
gist-stages = { $stages } stone
gist-required = { amount-strength }
gist-vp = { amount-vp }
gist-worker-vp = VP { $vp }
gist-war = weaker nations: −1 VP, −{ $amount }
gist-battle = your raid value in books, food or stone
gist-golden-age =
    { $price ->
        [one] +{ $amount }, or 1 VP for { $price } resource
       *[other] +{ $amount }, or 1 VP for { $price } resources
    }

## Headings

screen-middle = Event and War
screen-nations = Nations in player order; beside the resources: what Production will bring
screen-score = Final score
screen-you = you
screen-passed = passed ({ $n })
screen-alone = There are no other boards.
screen-none = none
screen-strength = strength { $n }
screen-opponent = strength { $strength }, stability { $stability }, books { $books }
screen-built = Being built
screen-workers = Workers

## Columns

column-price = gold
column-columns = col.
column-text = needs · brings (c name: full text)
column-gold = gold
column-food = food
column-stone = stone
column-books = books
column-vp = VP
column-strength = strength
column-stability = stab.
column-area = idle
column-colonies = colonies
column-wonders = wonders
column-workers = workers
column-resources = resources
column-total = total

## Kinds of cards in a narrow column

short-building = Building
short-military = Military
short-colony = Colony
short-war = War
short-battle = Battle
short-golden_age = Golden Age
short-wonder = Wonder
short-advisor = Advisor

## A nation's board

screen-free =
    { $n ->
        [0] no free space
        [one] { $n } free space
       *[other] { $n } free spaces
    }
screen-next-section = next stage: { $price }
screen-in-area = { $n } in the area
screen-track = left on the track: { $food } of { $food-of } (food), { $stability } of { $stability-of } (stability)
screen-beside = { $n } beside the track
screen-famine =
    { $n ->
        [0] none this round
       *[other] each nation loses { amount-food }
    }

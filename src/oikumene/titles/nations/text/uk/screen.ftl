### Short words for drawing the table in little room.

## Groups of options

group-buy = Купити карту
group-deploy = Розмістити робітника
group-hire = Найняти архітектора
group-use = Дія карти
group-undeploy = Зняти робітника (безплатно)
group-take = Узяти робітника
group-bonus = Натомість узяти ресурси

## Options in short, under the heading of their group

brief-buy = { $card }: { amount-gold.sign }{ $because }
brief-deploy =
    { $source-id ->
        [area] { $card }: { amount-stone.sign }{ $because }
       *[other] { $source } → { $card }: { amount-stone.sign }{ $because }
    }
brief-undeploy = { $card }
brief-use = { $card }

## Cards in short

gist-worker = { amount-stone.sign } · { $effects }
gist-raid = рейд { $n }
gist-stages = камінь { $stages }
gist-required = міць { $n }
gist-vp = { amount-vp }
gist-worker-vp = ПО { $vp }
gist-war = хто слабший: −1 ПО, −{ $amount }
gist-battle = рейд: книги, їжа або камінь
gist-golden-age =
    { $price ->
        [one] { $amount } або 1 ПО за { $price } ресурс
        [few] { $amount } або 1 ПО за { $price } ресурси
       *[many] { $amount } або 1 ПО за { $price } ресурсів
    }

## Headings

screen-middle = Подія та Війна
screen-nations = Нації в порядку ходу; поруч із запасом — що дасть Виробництво
screen-score = Підсумковий рахунок
screen-you = ви
screen-passed = пас ({ $n })
screen-alone = Інших планшетів немає.
screen-none = немає
screen-strength = міць { $n }
screen-opponent = міць { $strength }, стабільність { $stability }, книги { $books }
screen-built = Будується
screen-workers = Робітники

## Columns

column-price = зол.
column-columns = стовп.
column-text = треба · дає (повністю: c назва)
column-gold = золото
column-food = їжа
column-stone = камінь
column-books = книги
column-vp = ПО
column-strength = міць
column-stability = стаб.
column-area = вільні
column-colonies = колонії
column-wonders = дива
column-workers = робітники
column-resources = ресурси
column-total = разом

## Kinds of cards in a narrow column

short-building = Будівля
short-military = Військова
short-colony = Колонія
short-war = Війна
short-battle = Битва
short-golden_age = Зол. доба
short-wonder = Диво
short-advisor = Радник

## A nation's board

screen-free =
    { $n ->
        [0] вільних місць немає
        [one] { $n } вільне місце
        [few] { $n } вільні місця
       *[many] { $n } вільних місць
    }
screen-next-section = наступний етап: { $price }
screen-in-area = у зоні ресурсів: { $n }
screen-track = на треку: { $food } з { $food-of } (їжа), { $stability } з { $stability-of } (стабільність)
screen-beside = поруч із треком: { $n }
screen-famine =
    { $n ->
        [0] цього раунду немає
       *[many] кожна нація втрачає { amount-food }
    }

### Short words for drawing the table in little room.

## Groups of options

group-buy = Купити карту
group-deploy = Розмістити робітника
group-hire = Найняти архітектора
group-use = Дія карти
group-undeploy = Зняти робітника (безкоштовно)
group-take = Узяти робітника
group-bonus = Натомість узяти ресурси

## Headings

screen-middle = Стіл
screen-nations = Нації
screen-score = Підсумковий рахунок
screen-nation = у порядку ходу
screen-you = ви
screen-passed = пас { $n }
screen-alone = Інших планшетів немає.
screen-none = немає

## Columns

column-gold = золото
column-food = їжа
column-stone = камінь
column-books = книги
column-vp = ПО
column-strength = міць
column-stability = стаб.
column-area = вільні
column-colonies = Колонії
column-wonders = Дива
column-workers = робітники
column-resources = ресурси
column-total = разом

## A nation's board

screen-free =
    { $n ->
        [0] вільних місць немає
        [one] { $n } вільне місце
        [few] { $n } вільні місця
       *[many] { $n } вільних місць
    }
screen-next-section = наступна частина: { $price }
screen-in-area = у зоні ресурсів: { $n }
screen-track-food = лишилося за їжу: { $n } з { $of }
screen-track-stability = за стабільність: { $n } з { $of }
screen-beside = поруч із треком: { $n }

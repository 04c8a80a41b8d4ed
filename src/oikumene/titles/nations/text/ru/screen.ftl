### Short words for drawing the table in little room.

## Groups of options

group-buy = Купить карту
group-deploy = Разместить работника
group-hire = Нанять архитектора
group-use = Действие карты
group-undeploy = Снять работника (бесплатно)
group-take = Взять работника
group-bonus = Вместо этого взять ресурсы

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
gist-stages = камень { $stages }
gist-required = мощь { $n }
gist-vp = { amount-vp }
gist-worker-vp = ПО { $vp }
gist-war = кто слабее: −1 ПО, −{ $amount }
gist-battle = рейд: книги, еда или камень
gist-golden-age =
    { $price ->
        [one] { $amount } или 1 ПО за { $price } ресурс
        [few] { $amount } или 1 ПО за { $price } ресурса
       *[many] { $amount } или 1 ПО за { $price } ресурсов
    }

## Headings

screen-middle = Событие и Война
screen-nations = Нации в порядке хода; рядом с запасом — что даст Производство
screen-score = Итоговый счёт
screen-you = вы
screen-passed = пас ({ $n })
screen-alone = Других планшетов нет.
screen-none = нет
screen-strength = мощь { $n }
screen-opponent = мощь { $strength }, стабильность { $stability }, книги { $books }
screen-built = Строится
screen-workers = Работники

## Columns

column-price = зол.
column-columns = столб.
column-text = нужно · даёт (целиком: c название)
column-gold = золото
column-food = еда
column-stone = камень
column-books = книги
column-vp = ПО
column-strength = мощь
column-stability = стаб.
column-area = своб.
column-colonies = колонии
column-wonders = чудеса
column-workers = работники
column-resources = ресурсы
column-total = итого

## Kinds of cards in a narrow column

short-building = Здание
short-military = Военная
short-colony = Колония
short-war = Война
short-battle = Битва
short-golden_age = Зол. Век
short-wonder = Чудо
short-advisor = Советник

## A nation's board

screen-free =
    { $n ->
        [0] свободных мест нет
        [one] { $n } свободное место
        [few] { $n } свободных места
       *[many] { $n } свободных мест
    }
screen-next-section = следующий этап: { $price }
screen-in-area = в зоне ресурсов: { $n }
screen-track = на треке: { $food } из { $food-of } (еда), { $stability } из { $stability-of } (стабильность)
screen-beside = рядом с треком: { $n }
screen-famine =
    { $n ->
        [0] в этом раунде нет
       *[many] каждая нация теряет { amount-food }
    }

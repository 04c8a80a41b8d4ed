### Short words for drawing the table in little room.

## Groups of options

group-buy = Купить карту
group-deploy = Разместить работника
group-hire = Нанять архитектора
group-use = Действие карты
group-undeploy = Снять работника (бесплатно)
group-take = Взять работника
group-bonus = Вместо этого взять ресурсы

## Headings

screen-middle = Стол
screen-nations = Нации
screen-score = Итоговый счёт
screen-nation = в порядке хода
screen-you = вы
screen-passed = пас { $n }
screen-alone = Других планшетов нет.
screen-none = нет

## Columns

column-gold = золото
column-food = еда
column-stone = камень
column-books = книги
column-vp = ПО
column-strength = мощь
column-stability = стаб.
column-area = своб.
column-colonies = Колонии
column-wonders = Чудеса
column-workers = работники
column-resources = ресурсы
column-total = итого

## A nation's board

screen-free =
    { $n ->
        [0] свободных мест нет
        [one] { $n } свободное место
        [few] { $n } свободных места
       *[many] { $n } свободных мест
    }
screen-next-section = следующая часть: { $price }
screen-in-area = в зоне ресурсов: { $n }
screen-track-food = осталось за еду: { $n } из { $of }
screen-track-stability = за стабильность: { $n } из { $of }
screen-beside = рядом с треком: { $n }

### Short words for drawing the table in little room.

## Groups of options

group-resolve = Розіграти карту фокусу
group-use = Використати перед цим, раз за хід
group-place = Розмістити жетон контролю
group-shift = Перемістити жетон контролю
group-convert = Перевернути або замінити чужий жетон контролю
group-replace = Взяти нову карту
group-go = Рушити караваном
group-take = Взяти карту дипломатії
group-swap = Обміняти ресурс
group-wonder = Збудувати чудо світу
group-found = Збудувати місто
group-attack = Атакувати
group-reinforce = Укріпити жетон контролю
group-put = Покласти жетон торгівлі на карту фокусу
group-swap-cards = Поміняти місцями дві карти фокусу

## Options in short, under the heading of their group

brief-resolve = { $card }: слот { $n }{ $because }
brief-use = { $thing }
brief-place = { $terrain } { $space }{ $here }
brief-take = { $card }
brief-wonder = { $card }: ціна { $n }{ $because }
brief-found = { $terrain } { $space }{ $here }
brief-attack = { $foe }, { $terrain } { $space }: { $mine } проти { $theirs }, { $odds } %
brief-reinforce = { $terrain } { $space }

## Headings

screen-building = Гравці складають мапу
screen-when = Раунд { $round } · диск подій: { $now }, далі: { $next }
screen-market = Чудеса світу; попереду — ціна
screen-victory = Карти умов перемоги
screen-players = Гравці
screen-final = Підсумок
screen-you = ви
screen-direction = Набіги варварів: 1 на кубику — { $arrow }, решта чисел за годинниковою стрілкою.

## Columns

column-dial = диск
column-cities = міста
column-mature = розв.
column-spaces = гекси
column-tokens = запас
column-wonders = чудеса
column-caravans = карав.
column-resources = ресурси

## A player's board

screen-ability = Властивість
screen-dial = Диск технологій
screen-dial-at = поділка { $at }; рівень { roman } — на { $ahead }
screen-wonders = Чудеса світу
screen-tokens = Жетони
screen-diplomacy = Дипломатія
screen-tiles = Компоненти мапи

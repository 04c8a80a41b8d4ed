### Short words for drawing the table in little room.

## Groups of options

group-resolve = Разыграть карту действия
group-use = Использовать до этого, раз за ход
group-place = Разместить жетон контроля
group-shift = Переместить жетон контроля
group-convert = Перевернуть или заменить чужой жетон контроля
group-replace = Взять новую карту
group-go = Двинуть караван
group-take = Взять карту дипломатии
group-swap = Обменять ресурс
group-wonder = Построить чудо света
group-found = Построить город
group-attack = Атаковать
group-reinforce = Укрепить жетон контроля
group-put = Положить жетон торговли на карту действия
group-swap-cards = Поменять местами две карты действий

## Options in short, under the heading of their group

brief-resolve = { $card }: ячейка { $n }{ $because }
brief-use = { $thing }
brief-place = { $terrain } { $space }{ $here }
brief-take = { $card }
brief-wonder = { $card }: цена { $n }{ $because }
brief-found = { $terrain } { $space }{ $here }
brief-attack = { $foe }, { $terrain } { $space }: { $mine } против { $theirs }, { $odds } %
brief-reinforce = { $terrain } { $space }

## Headings

screen-building = Игроки собирают поле
screen-when = Раунд { $round } · диск событий: { $now }, дальше: { $next }
screen-market = Чудеса света; впереди — цена
screen-victory = Карты победы
screen-players = Игроки
screen-final = Итог
screen-you = вы
screen-direction = Набег варваров: 1 на кубике — { $arrow }, остальные числа по часовой стрелке.

## Columns

column-dial = счёт.
column-cities = города
column-mature = разв.
column-spaces = клетки
column-tokens = запас
column-wonders = чудеса
column-caravans = карав.
column-resources = ресурсы

## A player's board

screen-ability = Свойство
screen-dial = Счётчик технологий
screen-dial-at = деление { $at }; уровень { roman } — на { $ahead }
screen-wonders = Чудеса света
screen-tokens = Жетоны
screen-diplomacy = Дипломатия
screen-tiles = Фрагменты поля

### The table around the cards: title, civilizations, map, pieces, options.
### What is counted (.count) stands after a sign or a colon.

## Title

title-clash = Столкновение цивилизаций. Монументальное издание
    .short = Столкновение цивилизаций
    .text = Проведите народ от первого города до великой цивилизации: открывайте новые земли, получайте достижения, стройте города и держите их счастливыми, возводите чудеса света, распространяйте свою культуру, а варваров и соседей встречайте торговлей или мечом.

## Civilizations

civilization-aztecs = Ацтеки
civilization-babylon = Вавилон
civilization-carthage = Карфаген
civilization-celts = Кельты
civilization-china = Китай
civilization-egypt = Египет
civilization-greece = Греция
civilization-huns = Гунны
civilization-india = Индия
civilization-japan = Япония
civilization-maya = Майя
civilization-persia = Персия
civilization-phoenicia = Финикия
civilization-rome = Рим
civilization-vikings = Викинги

colour-blue = Синий
colour-orange = Оранжевый
colour-green = Зелёный
colour-pink = Розовый

## Map

terrain-fertile = Равнина
terrain-forest = Лес
terrain-mountain = Горы
terrain-barren = Пустошь
terrain-sea = Море
terrain-unexplored = Неразведанный регион
region = Регион

## Resources and tokens

resource-food = Еда
    .count =
    { $n ->
        [one] { $n } еда
       *[many] { $n } еды
    }
resource-wood = Дерево
    .count =
    { $n ->
        [one] { $n } дерево
       *[many] { $n } дерева
    }
resource-ore = Руда
    .count =
    { $n ->
        [one] { $n } руда
       *[many] { $n } руды
    }
resource-ideas = Идеи
    .count =
    { $n ->
        [one] { $n } идея
        [few] { $n } идеи
       *[many] { $n } идей
    }
resource-gold = Золото
    .count =
    { $n ->
        [one] { $n } золото
       *[many] { $n } золота
    }
resource-mood = Жетоны настроения
    .count =
    { $n ->
        [one] { $n } жетон настроения
        [few] { $n } жетона настроения
       *[many] { $n } жетонов настроения
    }
resource-culture = Жетоны культуры
    .count =
    { $n ->
        [one] { $n } жетон культуры
        [few] { $n } жетона культуры
       *[many] { $n } жетонов культуры
    }
resource-captive = Пленные
    .count =
    { $n ->
        [one] { $n } пленный
       *[other] { $n } пленных
    }

## Units

unit-settler = Поселенец
    .text = Возводит город на своей клетке, участвует в торговых путях. Не сражается: на клетку врага входит только с военным отрядом и гибнет, оставшись один против войска.
    .count =
    { $n ->
        [one] { $n } поселенец
        [few] { $n } поселенца
       *[many] { $n } поселенцев
    }
unit-infantry = Пехота
    .text = Военный отряд, 1 кубик в сухопутных сражениях. Столкновение: +1 к БЗ.
    .count =
    { $n ->
        [one] { $n } пехота
       *[many] { $n } пехоты
    }
unit-ship = Корабль
    .text = Нанимается в городе с портом. Проходит любое расстояние по своей области моря, перевозит до 2 сухопутных отрядов, участвует в торговых путях; 1 кубик в морских сражениях.
    .count =
    { $n ->
        [one] { $n } корабль
        [few] { $n } корабля
       *[many] { $n } кораблей
    }
unit-cavalry = Конница
    .text = Военный отряд, 1 кубик в сухопутных сражениях; нанимается в городе с рынком. Столкновение: +2 к БЗ.
    .count =
    { $n ->
        [one] { $n } конница
       *[many] { $n } конницы
    }
unit-elephant = Боевой слон
    .text = Военный отряд, 1 кубик в сухопутных сражениях; нанимается в городе с рынком. Столкновение: число на кубике не считается, зато отменяется 1 попадание врага.
    .count =
    { $n ->
        [one] { $n } боевой слон
        [few] { $n } боевых слона
       *[many] { $n } боевых слонов
    }
unit-leader = Лидер
    .text = Военный отряд с двумя собственными способностями, 1 кубик в сухопутных сражениях. Столкновение: перебрасывайте кубик, пока не выпадет другой символ. Лидер у вас всегда один; погибший или заменённый больше не вернётся.
    .count =
    { $n ->
        [one] { $n } лидер
        [few] { $n } лидера
       *[many] { $n } лидеров
    }

## City pieces

building-temple = Храм
    .text = При постройке: получите 1 жетон настроения или 1 жетон культуры.
building-fortress = Крепость
    .text = В 1-м раунде боя за её город защищающийся, даже без отрядов, бросает ещё 1 кубик и может отменить 1 попадание.
building-academy = Академия
    .text = При постройке: получите 2 идеи.
building-port = Порт
    .text = Только в прибрежном городе. Здесь нанимают корабли. Когда город собирает ресурсы, клетка моря может дать 1 золото или 1 жетон настроения вместо еды.
building-obelisk = Обелиск
    .text = Его нельзя заменить культурным влиянием, и он сохраняет цвет при захвате города.
building-market = Рынок
    .text = Здесь нанимают конницу и боевых слонов. Когда соперник использует торговые пути в ваши города с рынками, вы получаете за все вместе 1 золото.
building-observatory = Обсерватория
    .text = При постройке: возьмите 1 карту действия.
building-settlement = Поселение
    .text = С него начинается каждый город; его цвет — цвет владельца. Его нельзя заменить культурным влиянием.

mood-happy = Счастливый
    .text = При сборе ресурсов и найме считается на 1 больше. Чудеса света строят только в счастливых городах.
mood-neutral = Спокойный
    .text = Собирает ресурсы и нанимает отряды по своему размеру.
mood-angry = Несчастный
    .text = При сборе ресурсов и найме считается городом размера 1. Строить в нём нельзя, активировать можно лишь раз за ход.

## Owners without a seat

owner-barbarians = Варвары
owner-pirates = Пираты

## Advances

category-agriculture = Земледелие
category-construction = Строительство
category-seafaring = Судоходство
category-education = Образование
category-warfare = Военное дело
category-spirituality = Духовность
category-economy = Экономика
category-culture = Традиции
category-science = Наука
category-democracy = Демократия
category-autocracy = Автократия
category-theocracy = Теократия

## Symbols of event cards

symbol-gold_mine = Золотая шахта
    .text = Получите 2 золота.
symbol-exhausted_land = Истощение
    .text = Положите жетон истощённой земли на пустую клетку суши, кроме пустоши, рядом со своим городом. Там больше нельзя собирать ресурсы и возводить города.
symbol-barbarians_spawn = Появление варваров
    .text = Поместите поселение варваров с 1 пехотой ровно в 2 клетках суши от одного своего города и не ближе 2 клеток ко всем остальным городам. Затем добавьте 1 пехоту варваров в любое их поселение.
symbol-barbarians_move = Перемещение варваров
    .text = Войска варваров не дальше 2 клеток от ваших городов переходят на 1 клетку к ближайшему из них; затем в каждое поселение варваров не дальше 2 клеток от ваших городов добавляется 1 пехота. Если таких войск нет, вместо этого поместите поселение с 1 пехотой, как при символе «{ symbol-barbarians_spawn }».
symbol-pirates = Появление пиратов и рейд
    .text = Поместите 2 пиратских корабля на клетки моря без кораблей игроков, по возможности хотя бы один — рядом со своим городом. Затем каждый игрок, у которого рядом с городом есть пираты, теряет 1 ресурс, жетон настроения или жетон культуры, а если терять нечего, ухудшает настроение такого города на 1 уровень.
symbol-none = Без символа
    .text = До текста карты ничего не происходит.

## Styles of machine players

style-warlike = Воинственный
    .text = Собирает армии и высматривает города без защиты.
style-builder = Строитель
    .text = Растит города и возводит чудеса света.
style-scholar = Учёный
    .text = Получает достижение за достижением.

## Options of a table

setting-on = Да
setting-off = Нет

setting-expansion = Дополнение «Цивилизации»
    .text = 15 цивилизаций со своими достижениями и лидерами; конница, боевые слоны и пираты; рынки, обелиски и обсерватории; новые события и цели.

setting-events = События
    .text = Что делает взятая карта события.
setting-events-full = Карты целиком
    .text = Сначала символ карты, затем её текст.
setting-events-icons = Только символы
    .text = Действует только символ карты, текст не применяется.
setting-events-announce = По желанию
    .text = Прежде чем взять карту, игрок объявляет, применит ли её целиком или только символ.

setting-length = Длительность
    .text = Сколько длится партия.
setting-length-standard = Обычная
    .text = 6 эпох по 3 раунда.
setting-length-short = Сокращённая
    .text = 4 эпохи; у каждого на старте 2 поселенца и в каждую фазу состояния по 2 бесплатных достижения.
setting-length-random_end = Случайный конец
    .text = До 7 эпох: в начале каждого из последних 5 раундов бросок кубика решает, не закончилась ли игра.
setting-length-wonder_end = Конец по чудесам света
    .text = До 7 эпох: если в одном из последних 5 раундов построено чудо света, этот раунд — последний.

setting-random_leaders = Случайные лидеры
    .text = Нанимая лидера, вы берёте его наугад из оставшихся.

setting-alternate_history = Альтернативная история
    .text = Лидеры всех цивилизаций перемешаны, каждому игроку сдаётся по 3.

setting-open_wonders = Общедоступные чудеса света
    .text = Карты чудес света выкладываются на стол в открытую, и строить их может любой, у кого есть «Проектирование».

setting-start_settler = Первый поселенец
    .text = Где начинает первый поселенец.
setting-start_settler-adjacent = Рядом с городом
setting-start_settler-in_city = В городе

setting-government_change_cost = Смена типа правления
    .text = Сколько стоит сменить тип правления в фазу состояния.
setting-government_change_cost-free = Бесплатно
setting-government_change_cost-tokens = 1 жетон настроения и 1 жетон культуры

setting-civilization = Цивилизация
    .text = С дополнением каждый игрок ведёт цивилизацию; одна и та же двум игрокам не достаётся.
setting-civilization-random = Случайная
setting-civilization-aztecs = { civilization-aztecs }
setting-civilization-babylon = { civilization-babylon }
setting-civilization-carthage = { civilization-carthage }
setting-civilization-celts = { civilization-celts }
setting-civilization-china = { civilization-china }
setting-civilization-egypt = { civilization-egypt }
setting-civilization-greece = { civilization-greece }
setting-civilization-huns = { civilization-huns }
setting-civilization-india = { civilization-india }
setting-civilization-japan = { civilization-japan }
setting-civilization-maya = { civilization-maya }
setting-civilization-persia = { civilization-persia }
setting-civilization-phoenicia = { civilization-phoenicia }
setting-civilization-rome = { civilization-rome }
setting-civilization-vikings = { civilization-vikings }

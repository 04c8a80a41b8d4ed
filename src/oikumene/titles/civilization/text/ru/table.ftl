### The table around the cards: title, civilizations, map, pieces, governments, victories, options.
### What is counted (.count) stands after a sign or a colon.

## Title

title-civilization = Цивилизация Сида Мейера. Настольная игра
    .short = Цивилизация
    .text = Проведите цивилизацию от первого города до космической эры: открывайте карту, основывайте города, возводите постройки и чудеса, собирайте армии, наращивайте пирамиду технологий и первым победите культурой, наукой, богатством или оружием.

## Civilizations

civilization-america = Америка
    .text = В начале партии: технология «{ tech-currency }», правительство «{ government-despotism }» и случайный великий человек на окраинах столицы. Каждые 3 торговли обмениваются на 2 производства вместо 1.
civilization-china = Китай
    .text = В начале партии: технология «{ tech-writing }», правительство «{ government-despotism }» и стены вокруг столицы. Получайте 3 жетона культуры за каждое вторжение в хижину и каждую захваченную деревню. После каждой битвы можете вернуть 1 свой погибший отряд в регулярную армию.
civilization-egypt = Египет
    .text = В начале партии: технология «{ tech-construction }», правительство «{ government-despotism }» и случайное древнее чудо на окраинах столицы. Раз за раунд один ваш город может действием бесплатно возвести освоенную постройку или стены.
civilization-germany = Германия
    .text = В начале партии: технология «{ tech-metalworking }», правительство «{ government-despotism }» и ещё 2 отряда пехоты. Каждый раз, получив технологию, которая развивает или осваивает вид отрядов, бесплатно создайте 1 такой отряд и возьмите с рынка 1 ресурс на выбор.
civilization-rome = Рим
    .text = В начале партии: технология «{ tech-code_of_laws }» и правительство «{ government-republic }». Каждый раз, создав чудо, основав город или захватив город либо деревню, бесплатно продвиньтесь на 1 деление трека культуры.
civilization-russia = Россия
    .text = В начале партии: технология «{ tech-communism_tech }», правительство «{ government-communism }» и ещё 1 армия. Предел соединения +1. Раз за раунд можете пожертвовать армией или скаутом, вошедшими в чужой город, вместо штурма: бесплатно исследуйте технологию, известную владельцу города.

leader-abraham_lincoln = Авраам Линкольн
leader-mao_zedong = Мао Цзэдун
leader-cleopatra = Клеопатра
leader-otto_von_bismarck = Отто фон Бисмарк
leader-julius_caesar = Гай Юлий Цезарь
leader-catherine_the_great = Екатерина Великая

colour-blue = Синий
colour-orange = Оранжевый
colour-green = Зелёный
colour-pink = Розовый

## Map

terrain-mountain = Горы
terrain-forest = Лес
terrain-grassland = Равнина
terrain-desert = Пустыня
terrain-water = Вода
terrain-unexplored = Закрытый участок
natural_wonder = Природное чудо света
tile = Участок карты
track-culture = Трек культуры

## Resources and markers

resource-wheat = Зерно
    .count =
    { $n ->
        [one] { $n } зерно
       *[many] { $n } зерна
    }
resource-silk = Шёлк
    .count =
    { $n ->
        [one] { $n } шёлк
       *[many] { $n } шёлка
    }
resource-incense = Благовония
    .count =
    { $n ->
        [one] { $n } благовоние
        [few] { $n } благовония
       *[many] { $n } благовоний
    }
resource-iron = Железо
    .count =
    { $n ->
        [one] { $n } железо
       *[many] { $n } железа
    }
resource-spy = Шпион
    .count =
    { $n ->
        [one] { $n } шпион
        [few] { $n } шпиона
       *[many] { $n } шпионов
    }
resource-uranium = Уран
    .count =
    { $n ->
        [one] { $n } уран
       *[many] { $n } урана
    }
resource-any = Любой ресурс
    .count =
    { $n ->
        [one] { $n } любой ресурс
        [few] { $n } любых ресурса
       *[many] { $n } любых ресурсов
    }

marker-hut = Хижина
    .text = Вошедшая сюда армия забирает этот маркер лицом вниз. Он служит 1 ресурсом: зерно, шёлк или благовония (по 5 маркеров), шпион (3) или железо (2). Потраченный маркер выходит из игры.
    .count =
    { $n ->
        [one] { $n } хижина
        [few] { $n } хижины
       *[many] { $n } хижин
    }
marker-village = Деревня
    .text = Вошедшая сюда армия бьётся с варварами: 1 артиллерия, 1 пехота и 1 кавалерия I ранга. Победив, она забирает этот маркер лицом вниз: шпион или железо (по 3 маркера), уран (2) — потраченный маркер выходит из игры — или великий человек (2).
    .count =
    { $n ->
        [one] { $n } деревня
        [few] { $n } деревни
       *[many] { $n } деревень
    }

## What squares, markers and cards give

icon-trade = Торговля
    .count =
    { $n ->
        [one] { $n } торговля
       *[many] { $n } торговли
    }
icon-production = Производство
    .count =
    { $n ->
        [one] { $n } производство
       *[many] { $n } производства
    }
icon-culture = Культура
    .count =
    { $n ->
        [one] { $n } жетон культуры
        [few] { $n } жетона культуры
       *[many] { $n } жетонов культуры
    }
icon-coin = Монеты
    .count =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
icon-battle = Боевой бонус
    .count = боевой бонус +{ $n }

## Figures and cities

figure-army = Армия
    .text = Стоит 4 производства. Вторгается в хижины и деревни, атакует чужие фишки и города. В битве каждая ваша армия в квадрате, кроме первой, добавляет 2 к составу боевого соединения.
    .count =
    { $n ->
        [one] { $n } армия
        [few] { $n } армии
       *[many] { $n } армий
    }
figure-scout = Скаут
    .text = Стоит 6 производства. Основывает город и уходит в резерв или собирает всё, что даёт его квадрат, для одного из ваших городов. Без армии не входит в квадраты с хижинами, деревнями и чужими фишками и в чужие города, а при нападении гибнет без битвы.
    .count =
    { $n ->
        [one] { $n } скаут
        [few] { $n } скаута
       *[many] { $n } скаутов
    }

city-capital = Столица
city-city = Город
walls = Стены
    .text = Боевой бонус +4 при обороне города; первый боевой ход — у нападающего. Стоят в центре города, не больше одних на город.

## Units

unit-artillery = Артиллерия
    .count =
    { $n ->
        [one] { $n } артиллерия
       *[many] { $n } артиллерии
    }
unit-infantry = Пехота
    .count =
    { $n ->
        [one] { $n } пехота
       *[many] { $n } пехоты
    }
unit-mounted = Кавалерия
    .count =
    { $n ->
        [one] { $n } кавалерия
       *[many] { $n } кавалерии
    }
unit-aircraft = Авиация
    .count =
    { $n ->
        [one] { $n } авиация
       *[many] { $n } авиации
    }

unit-artillery-1 = Лучник
unit-artillery-2 = Катапульта
unit-artillery-3 = Пушка
unit-artillery-4 = Самоходная артиллерия
unit-infantry-1 = Копейщик
unit-infantry-2 = Пикинер
unit-infantry-3 = Стрелок
unit-infantry-4 = Современная пехота
unit-mounted-1 = Всадник
unit-mounted-2 = Рыцарь
unit-mounted-3 = Кавалерист
unit-mounted-4 = Танк
unit-aircraft-1 = Авиация

## Great people

great_person-artist = Художник
    .text = 1 торговля, 2 культуры.
great_person-builder = Строитель
    .text = 2 производства, 1 монета.
great_person-general = Генерал
    .text = Боевой бонус +4 во всех ваших битвах.
great_person-humanitarian = Гуманист
    .text = 1 торговля, 1 производство, 1 культура, 1 монета.
great_person-industrialist = Промышленник
    .text = 2 культуры, 1 монета.
great_person-scientist = Учёный
    .text = 2 торговли, 1 производство.

## Governments: the text of the core set and that of the revised set

government-anarchy = Анархия
    .text = Ваша столица не совершает действий города.
    .revised = Ваша столица не совершает действий города.
government-despotism = Деспотизм
    .text = Без эффекта.
    .revised = Каждое производство ваших городов получает +1.
government-republic = Республика
    .text = Ваши скауты могут вторгаться в хижины, как армии.
    .revised = Ваши армии могут основывать города, как скауты.
government-feudalism = Феодализм
    .text = 1 монета.
    .revised = Старт: можете собрать 1 ресурс одним своим городом, не тратя его действия.
government-monarchy = Монархия
    .text = Посвящение столицы искусствам даёт на 2 жетона культуры больше.
    .revised = Ваша столица может совершить за раунд 2 разных действия города.
government-democracy = Демократия
    .text = Старт: получите 2 торговли. Ваши армии не могут нападать на других игроков.
    .revised = 1 монета. Старт: получите 2 торговли.
government-communism = Коммунизм
    .text = Каждое производство ваших городов получает +2, но посвящать их искусствам нельзя.
    .revised = Состав боевого соединения +1. Окраины каждого вашего города дают столько же производства, сколько окраины лучшего из них.
government-fundamentalism = Фундаментализм
    .text = Состав боевого соединения +1. Старт: потеряйте 2 торговли.
    .revised = Боевой бонус +4 в каждой битве. Старт: получите 1 жетон культуры за каждую свою армию на карте.

## Victories

victory-culture = Культурное доминирование
    .text = Дойдите до последнего деления трека культуры.
victory-tech = Технологический прорыв
    .text = Исследуйте технологию «{ tech-space_flight }» на вершине своей пирамиды технологий.
victory-economic = Экономическое чудо
    .text = Соберите 15 монет.
victory-military = Военная победа
    .text = Нападите на столицу другого игрока и победите в битве.

## Levels, ages and decks

level-1 = I
level-2 = II
level-3 = III
level-4 = IV
level-5 = V

age-ancient = Древность
age-medieval = Средневековье
age-modern = Современность

deck-1 = Культурные события I
deck-2 = Культурные события II
deck-3 = Культурные события III

## Styles of machine players

style-warlike = Воинственный
    .text = Набирает отряды, ищет битв и идёт на чужие столицы.
style-cultural = Культурный
    .text = Продвигается по треку культуры.
style-scholar = Учёный
    .text = Исследует технологию за технологией; его цель — «{ tech-space_flight }».

## Options of a table

setting-on = Да
setting-off = Нет

setting-governments = Карточки правительства
    .text = Какой набор карточек правительства в игре.
setting-governments-core = Базовый набор
    .text = Карточки базовой игры, насколько они известны.
setting-governments-revised = Обновлённый набор (2013)
    .text = Более сильные карточки, которыми издатель заменил базовые.

setting-loot = Добыча победителя
    .text = Что победитель битвы забирает у проигравшего.
setting-loot-printed = По правилам игры
    .text = Что-то одно: до 3 торговли, до 3 жетонов культуры или 1 ресурс; за город — технология, культурное событие или 2 ресурса.
setting-loot-faq2 = Очки добычи (2013)
    .text = 1 очко добычи, за город — 2; они тратятся по общему списку, в котором есть и жетоны монет.

setting-tie_break = Одновременные победы
    .text = Кто выигрывает, если условие победы выполнили несколько игроков.
setting-tie_break-player_order = По порядку хода
    .text = Первая же победа заканчивает игру, а в один и тот же миг побеждает первый по порядку хода.
setting-tie_break-margin = По перевесу
    .text = Фаза доигрывается до конца, кроме как при военной победе. Если победителей несколько, сравниваются монеты сверх 14, затем трек культуры, число технологий и порядок хода.

setting-learning_game = Ознакомительная игра
    .text = Без чудес света, Египта и Рима. Игра заканчивается без победителя, как только кто-нибудь основал третий город.

setting-round_limit = Предел раундов
    .text = После стольких раундов объявляется ничья.
setting-round_limit-0 = Без предела
setting-round_limit-20 = 20 раундов
setting-round_limit-30 = 30 раундов
setting-round_limit-40 = 40 раундов
setting-round_limit-60 = 60 раундов

setting-interrupts = Ответы в чужой ход
    .text = Кого спрашивать, не отменит ли он или не прервёт ли то, что делает другой игрок.
setting-interrupts-auto = Кто может ответить
    .text = Спрашивают только тех, кому есть чем ответить: так быстрее, но пауза выдаёт, что кому-то есть чем.
setting-interrupts-ask = Все
    .text = Каждый раз спрашивают всех игроков, и молчание ничего не выдаёт.

setting-civilization = Цивилизация
    .text = Каждый игрок ведёт цивилизацию; одна и та же двум игрокам не достаётся.
setting-civilization-random = Случайная
setting-civilization-america = { civilization-america }
setting-civilization-china = { civilization-china }
setting-civilization-egypt = { civilization-egypt }
setting-civilization-germany = { civilization-germany }
setting-civilization-rome = { civilization-rome }
setting-civilization-russia = { civilization-russia }

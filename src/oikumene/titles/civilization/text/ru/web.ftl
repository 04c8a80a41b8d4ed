### The screen in the browser: what is said around the pictures.

## Where the match stands

civilization-stage = Раунд { $n }, { $phase }
civilization-stage-setup = Подготовка
civilization-round = Раунд
civilization-player-order = Порядок хода
civilization-first = Первый игрок
civilization-victories = Пути к победе
civilization-capital-stands = Столица стоит
civilization-capital-lost = Столица захвачена

## Common board

civilization-board = Карта и рынок
civilization-wonder-market = Рынок чудес
civilization-building-market = Постройки
civilization-costs = Цена: { $n }.
civilization-left = Осталось на рынке: { $n }
civilization-resources = Ресурсы
civilization-decks = Колоды
civilization-deck = { $thing }: в колоде { $n }, в сбросе { $discarded }
civilization-track = Трек культуры
civilization-space =
    { $kind ->
        [start] Начало трека культуры
        [great_person] Деление { $n }: великий человек
        [victory] Деление { $n }: культурная победа
       *[culture_event] Деление { $n }: культурное событие { $level }
    }

## A civilization sheet

civilization-loose-coins =
    { $n ->
        [one] { $n } жетон монеты на листе
        [few] { $n } жетона монет на листе
       *[other] { $n } жетонов монет на листе
    }
civilization-government = Правительство
civilization-pyramid = Пирамида технологий
civilization-whole-sheet = весь лист
civilization-free-space = Место для технологии { $level } уровня, нужно { $n } торговли
civilization-rank = ранг { $level }
civilization-forces = Регулярная армия
civilization-has-armies = Армии в резерве: { $n }
civilization-has-scouts = Скауты в резерве: { $n }
civilization-has-cities = Города: { $n } из { $of }
civilization-has-speed = Походная скорость: { $n }
civilization-has-stacking = Предел соединения: { $n }
civilization-has-battle-hand = Состав боевого соединения: { $n }
civilization-event-limit = Предел культуры: { $n }
civilization-events = Культурные события
civilization-reserve = Великие люди в резерве
civilization-wonders = Чудеса
civilization-obsolete = устарело

## Filters of the journal

filter-techs = Технологии и правительства
filter-cities = Города и постройки
filter-goods = Торговля, ресурсы, обмен
filter-culture = Культура и события
filter-moves = Походы и открытия
filter-war = Война

## The map

civilization-map = Карта
civilization-coordinates = Координаты
civilization-city =
    { $capital ->
        [true] Столица
       *[false] Город
    } ({ $owner })
civilization-city-done = действие этого раунда сделано
civilization-outskirts = окраина ({ $owner })
civilization-blockaded = блокада
civilization-disaster = бедствие
civilization-frozen = фигуры не могут уйти
civilization-owned = { $what } ({ $owner })
civilization-owned-moved = { $what } ({ $owner }), ход сделан
civilization-odds = { $n } %

## Battles and deals

civilization-offer = Предложение обмена
civilization-attacker = нападающий
civilization-defender = защитник
civilization-played-by = играет { $seat }
civilization-battle-turn = Боевой ход
civilization-combat-bonus = Боевой бонус +{ $n }
civilization-units-left =
    { $n ->
        [0] Отрядов на руке нет
        [one] На руке { $n } отряд
        [few] На руке { $n } отряда
       *[many] На руке { $n } отрядов
    }
civilization-unit-lost = Потери: { $unit }
civilization-unit-stands =
    { $wounds ->
        [0] { $unit }, сила { $strength }
        [one] { $unit }, сила { $strength }, { $wounds } рана
        [few] { $unit }, сила { $strength }, { $wounds } раны
       *[many] { $unit }, сила { $strength }, { $wounds } ран
    }
civilization-front = Фронт { $n }
civilization-fronts = Фронты
civilization-no-fronts = Ни один отряд ещё не разыгран
civilization-strikes-first = Козырь: этот отряд бьёт первым
civilization-force = Ваше боевое соединение
civilization-seen-force = Боевое соединение противника
civilization-charge =
    { $n ->
        [one] +{ $n } рана, если следующий отряд атакует
        [few] +{ $n } раны, если следующий отряд атакует
       *[many] +{ $n } ран, если следующий отряд атакует
    }
civilization-pick-unit = Выберите отряд
civilization-pick-front = Выберите для него фронт
civilization-you-give = Вы отдаёте
civilization-you-get = Вы получаете
civilization-add = Добавить в предложение
civilization-show-techs = Показать технологии
civilization-techs-buildings = Постройки
civilization-techs-units = Отряды
civilization-techs-governments = Правительства
civilization-techs-coins = Монеты
civilization-techs-figures = Фишки и города
civilization-techs-abilities = Ресурсоёмкие свойства

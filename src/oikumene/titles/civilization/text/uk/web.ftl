### The screen in the browser: what is said around the pictures.

## Where the match stands

civilization-stage = Раунд { $n }, { $phase }
civilization-stage-setup = Підготовка
civilization-round = Раунд
civilization-player-order = Порядок ходу
civilization-first = Перший гравець
civilization-victories = Шляхи до перемоги
civilization-capital-stands = Столиця стоїть
civilization-capital-lost = Столицю захоплено

## Common board

civilization-board = Мапа й ринок
civilization-wonder-market = Ринок див
civilization-building-market = Споруди
civilization-costs = Ціна: { $n }.
civilization-left = Залишилося на ринку: { $n }
civilization-resources = Ресурси
civilization-decks = Колоди
civilization-deck = { $thing }: у колоді { $n }, у скиді { $discarded }
civilization-track = Трек культури
civilization-space =
    { $kind ->
        [start] Початок трека культури
        [great_person] Поділка { $n }: велика людина
        [victory] Поділка { $n }: культурна перемога
       *[culture_event] Поділка { $n }: культурна подія { $level }
    }

## A civilization sheet

civilization-loose-coins =
    { $n ->
        [one] { $n } жетон монети на аркуші
        [few] { $n } жетони монет на аркуші
       *[other] { $n } жетонів монет на аркуші
    }
civilization-government = Уряд
civilization-pyramid = Піраміда технологій
civilization-whole-sheet = увесь аркуш
civilization-free-space = Місце для технології { $level } рівня, треба { $n } торгівлі
civilization-rank = ранг { $level }
civilization-forces = Регулярна армія
civilization-has-armies = Армії в резерві: { $n }
civilization-has-scouts = Скаути в резерві: { $n }
civilization-has-cities = Міста: { $n } із { $of }
civilization-has-speed = Швидкість походу: { $n }
civilization-has-stacking = Ліміт з’єднання: { $n }
civilization-has-battle-hand = Склад бойового з’єднання: { $n }
civilization-event-limit = Ліміт культури: { $n }
civilization-events = Культурні події
civilization-reserve = Великі люди в резерві
civilization-wonders = Дива
civilization-obsolete = застаріло

## Filters of the journal

filter-techs = Технології та уряди
filter-cities = Міста й споруди
filter-goods = Торгівля, ресурси, обмін
filter-culture = Культура й події
filter-moves = Походи й відкриття
filter-war = Війна

## The map

civilization-map = Мапа
civilization-coordinates = Координати
civilization-city =
    { $capital ->
        [true] Столиця
       *[false] Місто
    } ({ $owner })
civilization-city-done = дію цього раунду виконано
civilization-outskirts = околиця ({ $owner })
civilization-blockaded = блокада
civilization-disaster = лихо
civilization-frozen = фігури не можуть піти
civilization-owned = { $what } ({ $owner })
civilization-owned-moved = { $what } ({ $owner }), хід зроблено
civilization-odds = { $n } %

## Battles and deals

civilization-offer = Пропозиція обміну
civilization-attacker = нападник
civilization-defender = захисник
civilization-played-by = грає { $seat }
civilization-battle-turn = Бойовий хід
civilization-combat-bonus = Бойовий бонус +{ $n }
civilization-units-left =
    { $n ->
        [0] Загонів на руці немає
        [one] На руці { $n } загін
        [few] На руці { $n } загони
       *[many] На руці { $n } загонів
    }
civilization-unit-lost = Втрати: { $unit }
civilization-unit-stands =
    { $wounds ->
        [0] { $unit }, сила { $strength }
        [one] { $unit }, сила { $strength }, { $wounds } рана
        [few] { $unit }, сила { $strength }, { $wounds } рани
       *[many] { $unit }, сила { $strength }, { $wounds } ран
    }
civilization-front = Фронт { $n }
civilization-fronts = Фронти
civilization-no-fronts = Жодного загону ще не зіграно
civilization-strikes-first = Козир: цей загін б’є першим
civilization-force = Ваше бойове з’єднання
civilization-seen-force = Бойове з’єднання супротивника
civilization-charge =
    { $n ->
        [one] +{ $n } рана, якщо наступний загін атакує
        [few] +{ $n } рани, якщо наступний загін атакує
       *[many] +{ $n } ран, якщо наступний загін атакує
    }
civilization-pick-unit = Оберіть загін
civilization-pick-front = Оберіть для нього фронт
civilization-you-give = Ви віддаєте
civilization-you-get = Ви отримуєте
civilization-add = Додати до пропозиції
civilization-show-techs = Показати технології
civilization-techs-buildings = Споруди
civilization-techs-units = Загони
civilization-techs-governments = Уряди
civilization-techs-coins = Монети
civilization-techs-figures = Фішки й міста
civilization-techs-abilities = Ресурсомісткі властивості

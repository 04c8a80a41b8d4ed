### The table around the cards: title, civilizations, map, pieces, governments, victories, options.
### What is counted (.count) stands after a sign or a colon.

## Title

title-civilization = Цивілізація Сіда Меєра. Настільна гра
    .short = Цивілізація
    .text = Проведіть цивілізацію від першого міста до космічної ери: відкривайте мапу, засновуйте міста, зводьте споруди й дива, збирайте армії, нарощуйте піраміду технологій і першими переможіть культурою, наукою, багатством або зброєю.

## Civilizations

civilization-america = Америка
    .text = На початку партії: технологія «{ tech-currency }», уряд «{ government-despotism }» і випадкова велика людина на околицях столиці. Кожні 3 торгівлі обмінюються на 2 виробництва замість 1.
civilization-china = Китай
    .text = На початку партії: технологія «{ tech-writing }», уряд «{ government-despotism }» і мури навколо столиці. Отримуйте 3 жетони культури за кожне вторгнення до хатини та кожне захоплене село. Після кожної битви можете повернути 1 свій загиблий загін до регулярної армії.
civilization-egypt = Єгипет
    .text = На початку партії: технологія «{ tech-construction }», уряд «{ government-despotism }» і випадкове стародавнє диво на околицях столиці. Раз за раунд одне ваше місто може дією безплатно звести освоєну споруду або мури.
civilization-germany = Німеччина
    .text = На початку партії: технологія «{ tech-metalworking }», уряд «{ government-despotism }» і ще 2 загони піхоти. Щоразу, отримавши технологію, яка розвиває або освоює вид загонів, безплатно створіть 1 такий загін і візьміть з ринку 1 ресурс на вибір.
civilization-rome = Рим
    .text = На початку партії: технологія «{ tech-code_of_laws }» й уряд «{ government-republic }». Щоразу, створивши диво, заснувавши місто або захопивши місто чи село, безплатно просуньтеся на 1 поділку трека культури.
civilization-russia = Росія
    .text = На початку партії: технологія «{ tech-communism_tech }», уряд «{ government-communism }» і ще 1 армія. Ліміт з’єднання +1. Раз за раунд можете пожертвувати армією або скаутом, що ввійшли до чужого міста, замість штурму: безплатно дослідіть технологію, відому власникові міста.

leader-abraham_lincoln = Авраам Лінкольн
leader-mao_zedong = Мао Цзедун
leader-cleopatra = Клеопатра
leader-otto_von_bismarck = Отто фон Бісмарк
leader-julius_caesar = Гай Юлій Цезар
leader-catherine_the_great = Катерина Велика

colour-blue = Синій
colour-orange = Оранжевий
colour-green = Зелений
colour-pink = Рожевий

## Map

terrain-mountain = Гори
terrain-forest = Ліс
terrain-grassland = Рівнина
terrain-desert = Пустеля
terrain-water = Вода
terrain-unexplored = Закрита ділянка
natural_wonder = Природне диво світу
tile = Ділянка мапи
track-culture = Трек культури

## Resources and markers

resource-wheat = Зерно
    .count =
    { $n ->
        [one] { $n } зерно
       *[many] { $n } зерна
    }
resource-silk = Шовк
    .count =
    { $n ->
        [one] { $n } шовк
       *[many] { $n } шовку
    }
resource-incense = Пахощі
    .count =
    { $n ->
        [one] { $n } пахощі
       *[many] { $n } пахощів
    }
resource-iron = Залізо
    .count =
    { $n ->
        [one] { $n } залізо
       *[many] { $n } заліза
    }
resource-spy = Шпигун
    .count =
    { $n ->
        [one] { $n } шпигун
        [few] { $n } шпигуни
       *[many] { $n } шпигунів
    }
resource-uranium = Уран
    .count =
    { $n ->
        [one] { $n } уран
       *[many] { $n } урану
    }
resource-any = Будь-який ресурс
    .count =
    { $n ->
        [one] { $n } будь-який ресурс
        [few] { $n } будь-які ресурси
       *[many] { $n } будь-яких ресурсів
    }

marker-hut = Хатина
    .text = Армія, що ввійшла сюди, забирає цей маркер долілиць. Він править за 1 ресурс: зерно, шовк або пахощі (по 5 маркерів), шпигун (3) або залізо (2). Витрачений маркер виходить із гри.
    .count =
    { $n ->
        [one] { $n } хатина
        [few] { $n } хатини
       *[many] { $n } хатин
    }
marker-village = Село
    .text = Армія, що ввійшла сюди, б’ється з варварами: 1 артилерія, 1 піхота та 1 кавалерія I рангу. Перемігши, вона забирає цей маркер долілиць: шпигун або залізо (по 3 маркери), уран (2) — витрачений маркер виходить із гри — або велика людина (2).
    .count =
    { $n ->
        [one] { $n } село
        [few] { $n } села
       *[many] { $n } сіл
    }

## What squares, markers and cards give

icon-trade = Торгівля
    .count =
    { $n ->
        [one] { $n } торгівля
       *[many] { $n } торгівлі
    }
icon-production = Виробництво
    .count =
    { $n ->
        [one] { $n } виробництво
       *[many] { $n } виробництва
    }
icon-culture = Культура
    .count =
    { $n ->
        [one] { $n } жетон культури
        [few] { $n } жетони культури
       *[many] { $n } жетонів культури
    }
icon-coin = Монети
    .count =
    { $n ->
        [one] { $n } монета
        [few] { $n } монети
       *[many] { $n } монет
    }
icon-battle = Бойовий бонус
    .count = бойовий бонус +{ $n }

## Figures and cities

figure-army = Армія
    .text = Коштує 4 виробництва. Вторгається до хатин і сіл, атакує чужі фішки та міста. У битві кожна ваша армія в квадраті, крім першої, додає 2 до складу бойового з’єднання.
    .count =
    { $n ->
        [one] { $n } армія
        [few] { $n } армії
       *[many] { $n } армій
    }
figure-scout = Скаут
    .text = Коштує 6 виробництва. Засновує місто й іде до резерву або збирає все, що дає його квадрат, для одного з ваших міст. Без армії не входить у квадрати з хатинами, селами й чужими фішками та до чужих міст, а в разі нападу гине без битви.
    .count =
    { $n ->
        [one] { $n } скаут
        [few] { $n } скаути
       *[many] { $n } скаутів
    }

city-capital = Столиця
city-city = Місто
walls = Мури
    .text = Бойовий бонус +4 під час оборони міста; перший бойовий хід — у нападника. Стоять у центрі міста, не більш як одні на місто.

## Units

unit-artillery = Артилерія
    .count =
    { $n ->
        [one] { $n } артилерія
       *[many] { $n } артилерії
    }
unit-infantry = Піхота
    .count =
    { $n ->
        [one] { $n } піхота
       *[many] { $n } піхоти
    }
unit-mounted = Кавалерія
    .count =
    { $n ->
        [one] { $n } кавалерія
       *[many] { $n } кавалерії
    }
unit-aircraft = Авіація
    .count =
    { $n ->
        [one] { $n } авіація
       *[many] { $n } авіації
    }

unit-artillery-1 = Лучник
unit-artillery-2 = Катапульта
unit-artillery-3 = Гармата
unit-artillery-4 = Самохідна артилерія
unit-infantry-1 = Списник
unit-infantry-2 = Пікінер
unit-infantry-3 = Стрілець
unit-infantry-4 = Сучасна піхота
unit-mounted-1 = Вершник
unit-mounted-2 = Лицар
unit-mounted-3 = Кавалерист
unit-mounted-4 = Танк
unit-aircraft-1 = Авіація

## Great people

great_person-artist = Митець
    .text = 1 торгівля, 2 культури.
great_person-builder = Будівничий
    .text = 2 виробництва, 1 монета.
great_person-general = Генерал
    .text = Бойовий бонус +4 в усіх ваших битвах.
great_person-humanitarian = Гуманіст
    .text = 1 торгівля, 1 виробництво, 1 культура, 1 монета.
great_person-industrialist = Промисловець
    .text = 2 культури, 1 монета.
great_person-scientist = Учений
    .text = 2 торгівлі, 1 виробництво.

## Governments: the text of the core set and that of the revised set

government-anarchy = Анархія
    .text = Ваша столиця не виконує дій міста.
    .revised = Ваша столиця не виконує дій міста.
government-despotism = Деспотизм
    .text = Без ефекту.
    .revised = Кожне виробництво ваших міст отримує +1.
government-republic = Республіка
    .text = Ваші скаути можуть вторгатися до хатин, як армії.
    .revised = Ваші армії можуть засновувати міста, як скаути.
government-feudalism = Феодалізм
    .text = 1 монета.
    .revised = Старт: можете зібрати 1 ресурс одним своїм містом, не витрачаючи його дії.
government-monarchy = Монархія
    .text = Присвята столиці мистецтвам дає на 2 жетони культури більше.
    .revised = Ваша столиця може виконати за раунд 2 різні дії міста.
government-democracy = Демократія
    .text = Старт: отримайте 2 торгівлі. Ваші армії не можуть нападати на інших гравців.
    .revised = 1 монета. Старт: отримайте 2 торгівлі.
government-communism = Комунізм
    .text = Кожне виробництво ваших міст отримує +2, але присвячувати їх мистецтвам не можна.
    .revised = Склад бойового з’єднання +1. Околиці кожного вашого міста дають стільки ж виробництва, скільки околиці найкращого з них.
government-fundamentalism = Фундаменталізм
    .text = Склад бойового з’єднання +1. Старт: втратьте 2 торгівлі.
    .revised = Бойовий бонус +4 у кожній битві. Старт: отримайте 1 жетон культури за кожну свою армію на мапі.

## Victories

victory-culture = Культурне домінування
    .text = Дійдіть до останньої поділки трека культури.
victory-tech = Технологічний прорив
    .text = Дослідіть технологію «{ tech-space_flight }» на вершині своєї піраміди технологій.
victory-economic = Економічне диво
    .text = Зберіть 15 монет.
victory-military = Військова перемога
    .text = Нападіть на столицю іншого гравця й переможіть у битві.

## Levels, ages and decks

level-1 = I
level-2 = II
level-3 = III
level-4 = IV
level-5 = V

age-ancient = Стародавність
age-medieval = Середньовіччя
age-modern = Сучасність

deck-1 = Культурні події I
deck-2 = Культурні події II
deck-3 = Культурні події III

## Styles of machine players

style-warlike = Войовничий
    .text = Набирає загони, шукає битв і йде на чужі столиці.
style-cultural = Культурний
    .text = Просувається треком культури.
style-scholar = Учений
    .text = Досліджує технологію за технологією; його мета — «{ tech-space_flight }».

## Options of a table

setting-on = Так
setting-off = Ні

setting-governments = Картки уряду
    .text = Який набір карток уряду в грі.
setting-governments-core = Базовий набір
    .text = Картки базової гри, наскільки вони відомі.
setting-governments-revised = Оновлений набір (2013)
    .text = Сильніші картки, якими видавець замінив базові.

setting-loot = Здобич переможця
    .text = Що переможець битви забирає в переможеного.
setting-loot-printed = За правилами гри
    .text = Щось одне: до 3 торгівлі, до 3 жетонів культури або 1 ресурс; за місто — технологія, культурна подія або 2 ресурси.
setting-loot-faq2 = Очки здобичі (2013)
    .text = 1 очко здобичі, за місто — 2; їх витрачають за спільним списком, у якому є й жетони монет.

setting-tie_break = Одночасні перемоги
    .text = Хто виграє, якщо умову перемоги виконали кілька гравців.
setting-tie_break-player_order = За порядком ходу
    .text = Перша ж перемога закінчує гру, а тієї самої миті перемагає перший за порядком ходу.
setting-tie_break-margin = За перевагою
    .text = Фазу дограють до кінця, хіба що перемога військова. Якщо переможців кілька, порівнюють монети понад 14, потім трек культури, кількість технологій і порядок ходу.

setting-learning_game = Ознайомча гра
    .text = Без див світу, Єгипту й Риму. Гра закінчується без переможця, щойно хтось заснував третє місто.

setting-round_limit = Ліміт раундів
    .text = Після стількох раундів оголошують нічию.
setting-round_limit-0 = Без ліміту
setting-round_limit-20 = 20 раундів
setting-round_limit-30 = 30 раундів
setting-round_limit-40 = 40 раундів
setting-round_limit-60 = 60 раундів

setting-interrupts = Відповіді в чужий хід
    .text = Кого питати, чи не скасує або не перерве він те, що робить інший гравець.
setting-interrupts-auto = Хто може відповісти
    .text = Питають лише тих, хто має чим відповісти: так швидше, але пауза виказує, що хтось має чим.
setting-interrupts-ask = Усі
    .text = Щоразу питають усіх гравців, і мовчання нічого не виказує.

setting-civilization = Цивілізація
    .text = Кожен гравець веде цивілізацію; та сама двом гравцям не дістається.
setting-civilization-random = Випадкова
setting-civilization-america = { civilization-america }
setting-civilization-china = { civilization-china }
setting-civilization-egypt = { civilization-egypt }
setting-civilization-germany = { civilization-germany }
setting-civilization-rome = { civilization-rome }
setting-civilization-russia = { civilization-russia }

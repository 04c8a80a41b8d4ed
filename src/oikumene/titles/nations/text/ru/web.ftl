### The screen in the browser: what is said around the pictures.

## Where the match stands

nat-stage = { $age } · раунд { $round } из { $rounds } · { $phase }

## Common boards

nat-deck =
    { $n ->
        [one] В колоде этой эпохи осталась { $n } карта
        [few] В колоде этой эпохи осталось { $n } карты
       *[many] В колоде этой эпохи осталось { $n } карт
    }
nat-no-war = Войны в этом раунде нет
nat-no-event = События сейчас нет
nat-columns = Столбец, который убирает кубик противника
nat-first = ходит первым
place-war = { board-war }
place-event = { board-event }
place-population = { board-population }

## A nation's board

nat-idle = Свободные работники
nat-left-food = Часть «еда»: осталось { $left } из { $spaces }. Каждый взятый работник: −{ $cost } еды в Производство.
nat-left-stability = Часть «стабильность»: осталось { $left } из { $spaces }. Каждый взятый работник: −{ $cost } стабильности.
nat-space = Здание или войско
nat-no-construction = Чудо Света не строится
nat-no-nation = Нация ещё не выбрана
nat-used = использовано
nat-workers =
    { $n ->
        [0] без работников
        [one] { $n } работник
        [few] { $n } работника
       *[many] { $n } работников
    }
nat-stages =
    { $n ->
        [0] ни одного этапа
        [one] готов { $n } этап
        [few] готово { $n } этапа
       *[many] готово { $n } этапов
    }
nat-goods = Запас (и Производство)
nat-score-now = Счёт сейчас
nat-spaces = Места: Здания и войска — { $cards }, Колонии — { $colonies }, Чудеса Света — { $wonders }. Напечатаны:

## Where numbers come from

nat-workers-on =
    { $n ->
        [1] { $card }
       *[many] { $card } × { $n }
    }
nat-taken =
    { $n ->
        [one] Население: взят { $n } работник
        [few] Население: взято { $n } работника
       *[many] Население: взято { $n } работников
    }
nat-revolt = Восстание
nat-then = Останется
nat-short = Не хватит

## The large form of a thing

nat-golden-age-bonus = Ваш бонус Золотого Века: { $n }.

## Filters of the journal

filter-purchases = Карты
filter-workers = Работники
filter-wonders = Чудеса
filter-war = Война и события
filter-gains = Доходы и потери

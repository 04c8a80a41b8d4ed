### The screen in the browser: what is said around the pictures.

## Where the match stands

nat-stage = { $age } · раунд { $round } з { $rounds } · { $phase }

## Common boards

nat-deck =
    { $n ->
        [one] У колоді цієї епохи лишилася { $n } карта
        [few] У колоді цієї епохи лишилося { $n } карти
       *[many] У колоді цієї епохи лишилося { $n } карт
    }
nat-no-war = Війни цього раунду немає
nat-no-event = Події зараз немає
nat-columns = Стовпець, який прибирає кубик суперника
nat-first = ходить першим
place-war = { board-war }
place-event = { board-event }
place-population = { board-population }

## A nation's board

nat-idle = Вільні робітники
nat-left-food = Частина «їжа»: лишилося { $left } з { $spaces }. Кожен узятий робітник: −{ $cost } їжі у Виробництві.
nat-left-stability = Частина «стабільність»: лишилося { $left } з { $spaces }. Кожен узятий робітник: −{ $cost } стабільності.
nat-space = Будівля чи військо
nat-no-construction = Диво світу не будується
nat-no-nation = Націю ще не обрано
nat-used = використано
nat-workers =
    { $n ->
        [0] без робітників
        [one] { $n } робітник
        [few] { $n } робітники
       *[many] { $n } робітників
    }
nat-stages =
    { $n ->
        [0] жодного етапу
        [one] готовий { $n } етап
        [few] готові { $n } етапи
       *[many] готово { $n } етапів
    }
nat-goods = Запас (і Виробництво)
nat-score-now = Рахунок зараз
nat-spaces = Місця: Будівлі та війська — { $cards }, Колонії — { $colonies }, Дива світу — { $wonders }. Надруковано:

## Where numbers come from

nat-workers-on =
    { $n ->
        [1] { $card }
       *[many] { $card } × { $n }
    }
nat-taken =
    { $n ->
        [one] Населення: узято { $n } робітника
       *[many] Населення: узято { $n } робітників
    }
nat-revolt = Повстання
nat-then = Залишиться
nat-short = Не вистачить

## The large form of a thing

nat-golden-age-bonus = Ваш бонус Золотої доби: { $n }.

## Filters of the journal

filter-purchases = Карти
filter-workers = Робітники
filter-wonders = Дива
filter-war = Війна та події
filter-gains = Прибутки та втрати

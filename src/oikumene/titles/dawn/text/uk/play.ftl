### What is asked, what can be answered, what happened, and why something is not allowed.

## Questions

ask-tile = Виберіть свій компонент мапи та його сторону
ask-lay-tile = { $tile }, { $side }: куди його покласти?
ask-turn = Ваш хід: виберіть карту фокусу
ask-place-token =
    { $n ->
        [1] Розмістіть жетон контролю
       *[many] Розмістіть жетони контролю: ще до { $n }
    }
ask-place-for-trade = Витратити жетон торгівлі, щоб розмістити ще один жетон контролю?
ask-shift-token = Перемістити свій жетон контролю на суміжний порожній гекс?
ask-convert = Виберіть чужий жетон контролю: укріплений перевертається, неукріплений стає вашим
ask-put-trade = На яку карту фокусу покласти жетон торгівлі ({ $player })?
ask-gain-resource = Виберіть ресурс{ $why }
ask-spend-on-science = Скільки жетонів торгівлі витратити? Кожен: +1 поділка диска технологій
ask-spend-on-economy = Скільки жетонів торгівлі витратити? Кожен: +1 гекс кожному каравану
ask-spend-on-attack = Ваша атака: { $attack } проти { $defence }. Скільки жетонів торгівлі витратити?
ask-spend-on-defence = Вас атакують: { $attack } проти ваших { $defence }; за рівності ви встоїте. Скільки жетонів торгівлі витратити?
ask-strike = «Ядерна енергія»: по якому гексу завдати удару?
ask-gain-card = Диск технологій досяг рівня { roman }: виберіть нову карту
ask-improve-card =
    { $n ->
        [1] Поліпште ще одну карту фокусу
       *[many] Поліпште карти фокусу: ще до { $n }
    }
ask-recall-caravan = Караванів більше, ніж доступно: який повернути?
ask-which-caravan = Який караван рушить наступним?
ask-move-caravan =
    { $n ->
        [one] Куди йде караван? Лишився { $n } гекс
        [few] Куди йде караван? Можна пройти { $n } гекси
       *[many] Куди йде караван? Можна пройти { $n } гексів
    }
ask-take-diplomacy = Взяти карту дипломатії?
ask-return-diplomacy = Яку карту дипломатії повернути?
ask-swap-resource = Обміняти ресурс?
ask-build = Збудуйте чудо світу або місто
ask-pay = «{ $wonder }»: чим оплатити ті { $n }, яких бракує?
ask-wonder-site = У якому місті збудувати чудо «{ $wonder }»?
ask-military = Укріпіть жетони контролю або атакуйте
ask-attack =
    { $n ->
        [one] Виберіть ціль: лишилася { $n } атака
        [few] Виберіть ціль: лишилося { $n } атаки
       *[many] Виберіть ціль: лишилося { $n } атак
    }
ask-reinforce =
    { $n ->
        [1] Укріпіть ще один жетон контролю
       *[many] Укріпіть жетони контролю: ще до { $n }
    }
ask-lift-token = Невикористаних жетонів контролю немає: який зняти з мапи?
ask-conquer-or-liberate = Завоювати поліс чи звільнити?
ask-plunder = Столицю переможено: з якої карти забрати жетон торгівлі ({ $player })?
ask-put-token = На яку карту фокусу покласти жетон «{ $thing }»?
ask-discard-trade = Варвар у вашій столиці: з якої карти віддати жетон торгівлі?
ask-swap-cards = Які дві карти фокусу поміняти місцями?
ask-destroy-token = Який жетон контролю знищити?
ask-fetch-first = Укажіть перший із двох жетонів контролю одного суперника
ask-fetch-second = Укажіть другий жетон контролю того самого суперника
ask-give-up-token = «Ейфелева вежа»: який жетон контролю ви віддаєте?
ask-lure-barbarian = Якого варвара перемістити й куди?
ask-trade-diplomacy = Яку карту дипломатії повернути і яку взяти?
ask-unload =
    { $n ->
        [1] «Великий Зімбабве»: перекласти останній жетон торгівлі на карту фокусу?
        [few] «Великий Зімбабве»: перекладіть { $n } жетони торгівлі на карти фокусу
       *[many] «Великий Зімбабве»: перекладіть { $n } жетонів торгівлі на карти фокусу
    }
ask-also-economy = Стадіон «Маракана»: розіграти й карту економіки?
ask-resolve-again = «Венеційський арсенал»: розіграти карту ще раз як зі слота 1?
ask-resolve-another = «Капіталізм»: розіграти іншу карту як зі слота 1?
ask-sacrifice-city = «Ядерна енергія»: яке місто ви втрачаєте разом із жетонами контролю довкола?

## Answers

option-tile = { $tile }, { $side }{ $here }
option-lay =
    { $turn ->
        [0] Центр на гексі { $space }, без повороту
       *[other] Центр на гексі { $space }, поворот на { $turn }°
    }
option-resolve = Розіграти карту «{ $card }» зі слота { $n }{ $because }
option-use = Використати карту «{ $thing }»
option-place = Розмістити жетон контролю: { $terrain } { $space }{ $here }
option-place-at-place-for-trade = За жетон торгівлі: { $terrain } { $space }{ $here }
option-shift = З гекса { $start } на гекс { $space }: { $terrain }
option-convert = { $terrain } { $space }{ $here }
option-put = { $card }
option-put-at-plunder = Забрати з карти «{ $card }»
option-put-at-discard-trade = Віддати з карти «{ $card }»
option-resource = { $resource }
option-spend =
    { $n ->
        [0] Не витрачати
        [one] Витратити { $n } жетон торгівлі
        [few] Витратити { $n } жетони торгівлі
       *[many] Витратити { $n } жетонів торгівлі
    }
option-spend-at-spend-on-attack =
    { $n ->
        [0] Не витрачати: { $attack-then } проти { $defence }
        [one] Витратити { $n } жетон торгівлі: { $attack-then } проти { $defence }
        [few] Витратити { $n } жетони торгівлі: { $attack-then } проти { $defence }
       *[many] Витратити { $n } жетонів торгівлі: { $attack-then } проти { $defence }
    }
option-spend-at-spend-on-defence =
    { $n ->
        [0] Не витрачати: { $attack } проти { $defence-then }
        [one] Витратити { $n } жетон торгівлі: { $attack } проти { $defence-then }
        [few] Витратити { $n } жетони торгівлі: { $attack } проти { $defence-then }
       *[many] Витратити { $n } жетонів торгівлі: { $attack } проти { $defence-then }
    }
option-strike = { $terrain } { $space }{ $here }
option-replace = «{ $card }» замість карти «{ $old }»
option-recall = Повернути караван із гекса { $space }: { $terrain }
option-caravan = Караван на гексі { $space }: { $terrain }
option-caravan-card = Караван із карти економіки
option-go = { $terrain } { $space }{ $here }{ $steps }
option-stay = Лишитися на місці
option-take = Взяти карту «{ $card }»
option-return = Повернути карту «{ $card }»
option-swap = { $given } → { $taken }
option-wonder = Збудувати чудо «{ $card }»: ціна { $n }{ $because }, виробництво { $production }
option-found = Збудувати місто: { $terrain } { $space }{ $here }
option-pay = Витратити { $amounts }
option-site = { $terrain } { $space }{ $here }
option-attack = Атакувати: { $foe }, { $terrain } { $space }. До кидків { $mine } проти { $theirs }, { $odds } %
option-reinforce = Укріпити жетон контролю: { $terrain } { $space }
option-lift = { $terrain } { $space }{ $here }
option-conquer = Завоювати: { $state }
option-liberate = Звільнити й узяти карту дипломатії: { $state }
option-swap-cards = «{ $card }» і «{ $other }»
option-destroy = { $terrain } { $space }{ $here }
option-fetch = { $terrain } { $space }{ $here }
option-give = { $terrain } { $space }{ $here }
option-lure = { $barbarian } → { $terrain } { $space }
option-trade-diplomacy = { $old } → { $card }
option-also = Розіграти й карту «{ $card }»
option-again = Розіграти карту «{ $card }» ще раз
option-sacrifice = { $terrain } { $space }{ $here }
option-done = Готово
option-done-at-place-token = Більше не розміщувати
option-done-at-place-for-trade = Не витрачати жетон торгівлі
option-done-at-shift-token = Не переміщувати
option-done-at-convert = Нічого не чіпати
option-done-at-gain-card = Не брати карти
option-done-at-improve-card = Більше не поліпшувати
option-done-at-take-diplomacy = Не брати карти
option-done-at-swap-resource = Не міняти
option-done-at-build = Нічого не будувати
option-done-at-military = Ні те, ні те
option-done-at-attack = Більше не атакувати
option-done-at-reinforce = Більше не укріплювати
option-done-at-swap-cards = Лишити ряд як є
option-done-at-unload = Решту лишити там
option-done-at-also-economy = Не зараз
option-done-at-resolve-again = Не розігрувати
option-done-at-resolve-another = Не розігрувати

## What happened

log-begins = Перший гравець: { $seat }
log-round = Раунд { $n }
log-tile = { $seat } викладає: { $tile }, { $side }
log-event = Подія: { $event }
log-spawned = { $barbarian }: знову на гексі { $space }
log-barbarians-move = Набіги варварів: на кубику { $n }
log-barbarian-moved = { $barbarian } переходить на гекс { $space }
log-barbarian-lured = { $seat } відсилає варвара на гекс { $space }: { $barbarian }
log-barbarian-defeated = { $seat } перемагає: { $barbarian }
log-caravan-lost = { $seat } втрачає караван на гексі { $space }
log-city-destroyed = { $seat } втрачає місто на гексі { $space }
log-token-destroyed = { $seat } втрачає жетон контролю на гексі { $space }
log-destroyed = { $seat } втрачає жетон контролю на гексі { $space }
log-flipped = { $seat }: жетон контролю на гексі { $space } вже не укріплений
log-discarded = { $seat } віддає жетон торгівлі з карти «{ $card }»
log-used = { $seat } використовує карту «{ $thing }»
log-resolves = { $seat } розігрує карту «{ $card }» зі слота { $n }
log-placed = { $seat } розміщує жетон контролю на гексі { $space }
log-shifted = { $seat } переміщує жетон контролю з гекса { $start } на гекс { $space }
log-converted = { $seat } замінює чужий жетон контролю на гексі { $space } своїм
log-lifted = { $seat } знімає жетон контролю з гекса { $space }
log-took = { $seat } забирає: { $thing }
log-gained = { $seat } отримує ресурс: { $resource }{ $why }
log-swapped = { $seat } обмінює ресурс: { $given } → { $taken }
log-trade = { $seat } кладе жетон торгівлі на карту «{ $card }»
log-spent =
    { $n ->
        [one] { $seat } витрачає { $n } жетон торгівлі
        [few] { $seat } витрачає { $n } жетони торгівлі
       *[many] { $seat } витрачає { $n } жетонів торгівлі
    }
log-struck = { $seat } завдає ядерного удару по гексу { $space }
log-advanced =
    { $n ->
        [one] { $seat } просуває диск технологій на { $n } поділку
        [few] { $seat } просуває диск технологій на { $n } поділки
       *[many] { $seat } просуває диск технологій на { $n } поділок
    }
log-new-card = { $seat } замінює карту «{ $old }» картою «{ $card }»
log-swapped-cards = { $seat } міняє місцями карти «{ $card }» і «{ $other }»
log-arrived = { $seat }: караван приходить на гекс { $space }
log-diplomacy = { $seat } бере карту дипломатії: { $card }
log-returned = { $seat } повертає карту дипломатії: { $card }
log-founded = { $seat } будує місто на гексі { $space }
log-built = { $seat } будує чудо «{ $wonder }» на гексі { $space }
log-revealed = Нове чудо світу: «{ $wonder }»
log-wonder-lost = { $seat } втрачає чудо «{ $wonder }»
log-reinforced = { $seat } укріплює жетон контролю на гексі { $space }
log-attacks =
    { $target-id ->
        [barbarian] { $seat } атакує варвара на гексі { $space }
        [city_state] { $seat } атакує поліс на гексі { $space }
       *[piece] { $seat } атакує гекс { $space }
    }
log-rolled = { $seat } викидає { $die }, захисник — { $other }: { $attack } проти { $defence }
log-won-fight = { $seat } виграє атаку: { $attack } проти { $defence }
log-repelled = { $seat } програє атаку: { $attack } проти { $defence }
log-captured = { $seat } захоплює гекс { $space }
log-capital-defeated = { $seat } перемагає столицю суперника ({ $rival })
log-conquered = { $seat } завойовує поліс { $state }
log-liberated = { $seat } звільняє поліс { $state }
log-agenda = { $seat } виконує завдання «{ $agenda }»
log-won = { $seat } виконує завдання всіх карт умов перемоги

## How it ended

result-agendas = Перемагає { $winners }: виконано завдання з усіх карт умов перемоги
result-wonders = За нічиєї перемагає { $winners }: більше чудес світу
result-spaces = За нічиєї перемагає { $winners }: більше дружніх гексів
result-shared = Перемогу ділять: { $winners }
result-automated = Перемагає автоматичний гравець

## How things are called

hex = ({ $id })
tile = Компонент мапи { $id }
side-A = сторона A
side-B = сторона B
piece-token = Жетон контролю
piece-reinforced = Укріплений жетон контролю
piece-city = Місто
piece-capital = Столиця
piece-caravan = Караван
target-barbarian = Варвар
target-city_state = Поліс
target-piece = Місто або жетон контролю

## Parts of sentences

# Behind the name of a space: what lies there.
here = {" "}· { $things }
# Behind where a caravan goes: how far it is.
steps =
    { $n ->
        [one] {" "}· { $n } гекс
        [few] {" "}· { $n } гекси
       *[many] {" "}· { $n } гексів
    }
# A number and where it comes from.
sum = { $n }{ $because }
roman =
    { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
amount-marble =
    { $n ->
        [one] { $n } мармур
       *[many] { $n } мармуру
    }
amount-mercury =
    { $n ->
        [one] { $n } ртуть
       *[many] { $n } ртуті
    }
amount-oil =
    { $n ->
        [one] { $n } нафту
       *[many] { $n } нафти
    }
amount-diamond =
    { $n ->
        [one] { $n } діамант
        [few] { $n } діаманти
       *[many] { $n } діамантів
    }
amount-trade =
    { $n ->
        [one] { $n } жетон торгівлі
        [few] { $n } жетони торгівлі
       *[many] { $n } жетонів торгівлі
    }
text-focus = { $type }, рівень { roman }.
text-wonder = { $era }, { $type }. Ціна { $n }; ресурси: { $resources }.
text-leader = { $person }, «{ $ability }».
text-city-state = { $type }.
text-agenda = { $agenda }: { $text }

## Why not

why-CND-CMP-03 = Стільки цього в коробці немає.
why-CND-SET-03 = Виберіть одну мапу: першої партії або випадкову.
why-CND-GEO-03 = На воду не можна.
why-CND-MAP-07 = Компонент мапи нічого не накриває й торкається щонайменше чотирьох гексів уже викладених.
why-CND-MAP-08 = Компонент мапи має торкатися ядра.
why-CND-MAP-11 = На прогалину, яка тут замкнеться, не вистачить жетонів води.
why-CND-CUL-02 = Гекс не суміжний із жодним вашим містом.
why-CND-CUL-03 = Ландшафт заскладний для цього слота.
why-CND-CUL-04 = Гекс зайнятий: там варвар, місто, поліс або жетон контролю.
why-CND-ECO-01 = Караван туди не дійде.
why-CND-ECO-05 = Ландшафт заскладний для цього слота.
why-CND-ECO-06 = Там варвар.
why-CND-ECO-15 = Цього ходу ваш караван туди вже прийшов.
why-CND-IND-02 = Гекс задалеко.
why-CND-IND-04 = Ландшафт заскладний для цього слота.
why-CND-IND-08 = Гекс не вільний для міста.
why-CND-IND-10 = Поруч місто або поліс.
why-CND-IND-12 = У вас не лишилося невикористаних міст.
why-CND-WON-05 = На ціну чуда бракує виробництва.
why-CND-WON-07 = У вас немає міста без чуда світу.
why-CND-MIL-08 = Ціль задалеко.
why-CND-MIL-13 = У полісі варвар: атакувати можна лише його.
why-CND-SOL-01 = Автоматичний гравець долучається до 1–3 гравців, а одному без нього не обійтися.

## Розпорядження наперед

order-defend-enough = Оборонятися рівно тим, чого вистачить
    .text = Коли вас атакують, ви витрачаєте рівно стільки жетонів торгівлі, щоб устояти; якщо це неможливо — жодного.
order-defend-nothing = Берегти жетони торгівлі в обороні
    .text = Коли вас атакують, ви не витрачаєте жетонів торгівлі.

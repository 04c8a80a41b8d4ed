### What is asked, what can be answered, what happened, and why something is not allowed.

## Questions

ask-tile = Выберите свой фрагмент поля и его сторону
ask-lay-tile = { $tile }, { $side }: куда его положить?
ask-turn = Ваш ход: выберите карту действия
ask-place-token =
    { $n ->
        [1] Разместите жетон контроля
       *[many] Разместите жетоны контроля: ещё до { $n }
    }
ask-place-for-trade = Потратить жетон торговли, чтобы разместить ещё один жетон контроля?
ask-shift-token = Переместить свой жетон контроля на соседнюю пустую клетку?
ask-convert = Выберите чужой жетон контроля: укреплённый переворачивается, неукреплённый становится вашим
ask-put-trade = На какую карту действия положить жетон торговли ({ $player })?
ask-gain-resource = Выберите ресурс{ $why }
ask-spend-on-science = Сколько жетонов торговли потратить? Каждый: +1 деление счётчика технологий
ask-spend-on-economy = Сколько жетонов торговли потратить? Каждый: +1 клетка каждому каравану
ask-spend-on-attack = Ваша атака: { $attack } против { $defence }. Сколько жетонов торговли потратить?
ask-spend-on-defence = Вас атакуют: { $attack } против ваших { $defence }; при равенстве вы устоите. Сколько жетонов торговли потратить?
ask-strike = «Ядерная энергия»: по какой клетке нанести удар?
ask-gain-card = Счётчик технологий достиг уровня { roman }: выберите новую карту
ask-improve-card =
    { $n ->
        [1] Улучшите ещё одну карту действия
       *[many] Улучшите карты действий: ещё до { $n }
    }
ask-recall-caravan = Караванов больше, чем доступно: какой вернуть?
ask-which-caravan = Какой караван пойдёт следующим?
ask-move-caravan =
    { $n ->
        [one] Куда идёт караван? Осталась { $n } клетка
        [few] Куда идёт караван? Можно пройти { $n } клетки
       *[many] Куда идёт караван? Можно пройти { $n } клеток
    }
ask-take-diplomacy = Взять карту дипломатии?
ask-return-diplomacy = Какую карту дипломатии вернуть?
ask-swap-resource = Обменять ресурс?
ask-build = Постройте чудо света или город
ask-pay = «{ $wonder }»: чем оплатить недостающие { $n }?
ask-wonder-site = В каком городе построить чудо «{ $wonder }»?
ask-military = Укрепите жетоны контроля или атакуйте
ask-attack =
    { $n ->
        [one] Выберите цель: осталась { $n } атака
        [few] Выберите цель: осталось { $n } атаки
       *[many] Выберите цель: осталось { $n } атак
    }
ask-reinforce =
    { $n ->
        [1] Укрепите ещё один жетон контроля
       *[many] Укрепите жетоны контроля: ещё до { $n }
    }
ask-lift-token = Неиспользованных жетонов контроля нет: какой снять с поля?
ask-conquer-or-liberate = Завоевать город-государство или освободить?
ask-plunder = Столица побеждена: с какой карты забрать жетон торговли ({ $player })?
ask-put-token = На какую карту действия положить жетон «{ $thing }»?
ask-discard-trade = Варвары в вашей столице: с какой карты сбросить жетон торговли?
ask-swap-cards = Какие две карты действий поменять местами?
ask-destroy-token = Какой жетон контроля уничтожить?
ask-fetch-first = Укажите первый из двух жетонов контроля одного соперника
ask-fetch-second = Укажите второй жетон контроля того же соперника
ask-give-up-token = «Эйфелева башня»: какой жетон контроля вы отдаёте?
ask-lure-barbarian = Каких варваров переместить и куда?
ask-trade-diplomacy = Какую карту дипломатии вернуть и какую взять?
ask-unload =
    { $n ->
        [1] «Большой Зимбабве»: переложить последний жетон торговли на карту действия?
        [few] «Большой Зимбабве»: переложите { $n } жетона торговли на карты действий
       *[many] «Большой Зимбабве»: переложите { $n } жетонов торговли на карты действий
    }
ask-also-economy = Стадион «Маракана»: разыграть и карту экономики?
ask-resolve-again = «Венецианский арсенал»: разыграть карту ещё раз как из ячейки 1?
ask-resolve-another = «Капитализм»: разыграть другую карту как из ячейки 1?
ask-sacrifice-city = «Ядерная энергия»: какой город вы теряете вместе с жетонами контроля вокруг?

## Answers

option-tile = { $tile }, { $side }{ $here }
option-lay =
    { $turn ->
        [0] Центр на клетке { $space }, без поворота
       *[other] Центр на клетке { $space }, поворот на { $turn }°
    }
option-resolve = Разыграть карту «{ $card }» из ячейки { $n }{ $because }
option-use = Использовать карту «{ $thing }»
option-place = Разместить жетон контроля: { $terrain } { $space }{ $here }
option-place-at-place-for-trade = За жетон торговли: { $terrain } { $space }{ $here }
option-shift = С клетки { $start } на клетку { $space }: { $terrain }
option-convert = { $terrain } { $space }{ $here }
option-put = { $card }
option-put-at-plunder = Забрать с карты «{ $card }»
option-put-at-discard-trade = Сбросить с карты «{ $card }»
option-resource = { $resource }
option-spend =
    { $n ->
        [0] Не тратить
        [one] Потратить { $n } жетон торговли
        [few] Потратить { $n } жетона торговли
       *[many] Потратить { $n } жетонов торговли
    }
option-spend-at-spend-on-attack =
    { $n ->
        [0] Не тратить: { $attack-then } против { $defence }
        [one] Потратить { $n } жетон торговли: { $attack-then } против { $defence }
        [few] Потратить { $n } жетона торговли: { $attack-then } против { $defence }
       *[many] Потратить { $n } жетонов торговли: { $attack-then } против { $defence }
    }
option-spend-at-spend-on-defence =
    { $n ->
        [0] Не тратить: { $attack } против { $defence-then }
        [one] Потратить { $n } жетон торговли: { $attack } против { $defence-then }
        [few] Потратить { $n } жетона торговли: { $attack } против { $defence-then }
       *[many] Потратить { $n } жетонов торговли: { $attack } против { $defence-then }
    }
option-strike = { $terrain } { $space }{ $here }
option-replace = «{ $card }» вместо карты «{ $old }»
option-recall = Вернуть караван с клетки { $space }: { $terrain }
option-caravan = Караван на клетке { $space }: { $terrain }
option-caravan-card = Караван с карты экономики
option-go = { $terrain } { $space }{ $here }{ $steps }
option-stay = Остаться на месте
option-take = Взять карту «{ $card }»
option-return = Вернуть карту «{ $card }»
option-swap = { $given } → { $taken }
option-wonder = Построить чудо «{ $card }»: цена { $n }{ $because }, производство { $production }
option-found = Построить город: { $terrain } { $space }{ $here }
option-pay = Потратить { $amounts }
option-site = { $terrain } { $space }{ $here }
option-attack = Атаковать: { $foe }, { $terrain } { $space }. До бросков { $mine } против { $theirs }, { $odds } %
option-reinforce = Укрепить жетон контроля: { $terrain } { $space }
option-lift = { $terrain } { $space }{ $here }
option-conquer = Завоевать: { $state }
option-liberate = Освободить и взять карту дипломатии: { $state }
option-swap-cards = «{ $card }» и «{ $other }»
option-destroy = { $terrain } { $space }{ $here }
option-fetch = { $terrain } { $space }{ $here }
option-give = { $terrain } { $space }{ $here }
option-lure = { $barbarian } → { $terrain } { $space }
option-trade-diplomacy = { $old } → { $card }
option-also = Разыграть и карту «{ $card }»
option-again = Разыграть карту «{ $card }» ещё раз
option-sacrifice = { $terrain } { $space }{ $here }
option-done = Готово
option-done-at-place-token = Больше не размещать
option-done-at-place-for-trade = Не тратить жетон торговли
option-done-at-shift-token = Не перемещать
option-done-at-convert = Ничего не трогать
option-done-at-gain-card = Не брать карту
option-done-at-improve-card = Больше не улучшать
option-done-at-take-diplomacy = Не брать карту
option-done-at-swap-resource = Не менять
option-done-at-build = Ничего не строить
option-done-at-military = Ни то ни другое
option-done-at-attack = Больше не атаковать
option-done-at-reinforce = Больше не укреплять
option-done-at-swap-cards = Оставить ряд как есть
option-done-at-unload = Оставить остальное там
option-done-at-also-economy = Не сейчас
option-done-at-resolve-again = Не разыгрывать
option-done-at-resolve-another = Не разыгрывать

## What happened

log-begins = Первый игрок: { $seat }
log-round = Раунд { $n }
log-tile = { $seat } выкладывает: { $tile }, { $side }
log-event = Событие: { $event }
log-spawned = { $barbarian }: снова на клетке { $space }
log-barbarians-move = Набег варваров: на кубике { $n }
log-barbarian-moved = { $barbarian }: переход на клетку { $space }
log-barbarian-lured = { $seat } отправляет варваров на клетку { $space }: { $barbarian }
log-barbarian-defeated = { $seat } побеждает: { $barbarian }
log-caravan-lost = { $seat } теряет караван на клетке { $space }
log-city-destroyed = { $seat } теряет город на клетке { $space }
log-token-destroyed = { $seat } теряет жетон контроля на клетке { $space }
log-destroyed = { $seat } теряет жетон контроля на клетке { $space }
log-flipped = { $seat }: жетон контроля на клетке { $space } больше не укреплён
log-discarded = { $seat } сбрасывает жетон торговли с карты «{ $card }»
log-used = { $seat } использует карту «{ $thing }»
log-resolves = { $seat } разыгрывает карту «{ $card }» из ячейки { $n }
log-placed = { $seat } размещает жетон контроля на клетке { $space }
log-shifted = { $seat } перемещает жетон контроля с клетки { $start } на клетку { $space }
log-converted = { $seat } заменяет чужой жетон контроля на клетке { $space } своим
log-lifted = { $seat } снимает жетон контроля с клетки { $space }
log-took = { $seat } забирает: { $thing }
log-gained = { $seat } получает ресурс: { $resource }{ $why }
log-swapped = { $seat } обменивает ресурс: { $given } → { $taken }
log-trade = { $seat } кладёт жетон торговли на карту «{ $card }»
log-spent =
    { $n ->
        [one] { $seat } тратит { $n } жетон торговли
        [few] { $seat } тратит { $n } жетона торговли
       *[many] { $seat } тратит { $n } жетонов торговли
    }
log-struck = { $seat } наносит ядерный удар по клетке { $space }
log-advanced =
    { $n ->
        [one] { $seat } продвигает счётчик технологий на { $n } деление
        [few] { $seat } продвигает счётчик технологий на { $n } деления
       *[many] { $seat } продвигает счётчик технологий на { $n } делений
    }
log-new-card = { $seat } заменяет карту «{ $old }» картой «{ $card }»
log-swapped-cards = { $seat } меняет местами карты «{ $card }» и «{ $other }»
log-arrived = { $seat }: караван прибывает на клетку { $space }
log-diplomacy = { $seat } берёт карту дипломатии: { $card }
log-returned = { $seat } возвращает карту дипломатии: { $card }
log-founded = { $seat } строит город на клетке { $space }
log-built = { $seat } строит чудо «{ $wonder }» на клетке { $space }
log-revealed = Новое чудо света: «{ $wonder }»
log-wonder-lost = { $seat } теряет чудо «{ $wonder }»
log-reinforced = { $seat } укрепляет жетон контроля на клетке { $space }
log-attacks =
    { $target-id ->
        [barbarian] { $seat } атакует варваров на клетке { $space }
        [city_state] { $seat } атакует город-государство на клетке { $space }
       *[piece] { $seat } атакует клетку { $space }
    }
log-rolled = { $seat } выбрасывает { $die }, защитник — { $other }: { $attack } против { $defence }
log-won-fight = { $seat } выигрывает атаку: { $attack } против { $defence }
log-repelled = { $seat } проигрывает атаку: { $attack } против { $defence }
log-captured = { $seat } захватывает клетку { $space }
log-capital-defeated = { $seat } побеждает столицу соперника ({ $rival })
log-conquered = { $seat } завоёвывает город-государство { $state }
log-liberated = { $seat } освобождает город-государство { $state }
log-agenda = { $seat } выполняет цель «{ $agenda }»
log-won = { $seat } выполняет цели всех карт победы

## How it ended

result-agendas = Побеждает { $winners }: цели выполнены на всех картах победы
result-wonders = При равенстве побеждает { $winners }: больше чудес света
result-spaces = При равенстве побеждает { $winners }: больше своих клеток
result-shared = Победу делят: { $winners }
result-automated = Побеждает автоматический игрок

## How things are called

hex = ({ $id })
tile = Фрагмент { $id }
side-A = сторона A
side-B = сторона B
piece-token = Жетон контроля
piece-reinforced = Укреплённый жетон контроля
piece-city = Город
piece-capital = Столица
piece-caravan = Караван
target-barbarian = Варвары
target-city_state = Город-государство
target-piece = Город или жетон контроля

## Parts of sentences

# Behind the name of a space: what lies there.
here = {" "}· { $things }
# Behind where a caravan goes: how far it is.
steps =
    { $n ->
        [one] {" "}· { $n } клетка
        [few] {" "}· { $n } клетки
       *[many] {" "}· { $n } клеток
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
        [one] { $n } мрамор
       *[many] { $n } мрамора
    }
amount-mercury =
    { $n ->
        [one] { $n } ртуть
       *[many] { $n } ртути
    }
amount-oil =
    { $n ->
        [one] { $n } нефть
       *[many] { $n } нефти
    }
amount-diamond =
    { $n ->
        [one] { $n } алмаз
        [few] { $n } алмаза
       *[many] { $n } алмазов
    }
amount-trade =
    { $n ->
        [one] { $n } жетон торговли
        [few] { $n } жетона торговли
       *[many] { $n } жетонов торговли
    }
text-focus = { $type }, уровень { roman }.
text-wonder = { $era }, { $type }. Цена { $n }; ресурсы: { $resources }.
text-leader = { $person }, «{ $ability }».
text-city-state = { $type }.
text-agenda = { $agenda }: { $text }

## Why not

why-CND-CMP-03 = Столько этого в коробке нет.
why-CND-SET-03 = Выберите одну карту: первой партии или случайную.
why-CND-GEO-03 = На воду нельзя.
why-CND-MAP-07 = Фрагмент ничего не перекрывает и касается не меньше четырёх клеток выложенных фрагментов.
why-CND-MAP-08 = Фрагмент должен касаться центра поля.
why-CND-MAP-11 = На просвет, который здесь замкнётся, не хватит жетонов воды.
why-CND-CUL-02 = Клетка не граничит ни с одним вашим городом.
why-CND-CUL-03 = Местность слишком сложна для этой ячейки.
why-CND-CUL-04 = Клетка занята: там варвары, город, город-государство или жетон контроля.
why-CND-ECO-01 = Караван туда не дойдёт.
why-CND-ECO-05 = Местность слишком сложна для этой ячейки.
why-CND-ECO-06 = Там варвары.
why-CND-ECO-15 = В этот ход ваш караван туда уже прибыл.
why-CND-IND-02 = Клетка слишком далеко.
why-CND-IND-04 = Местность слишком сложна для этой ячейки.
why-CND-IND-08 = Клетка не свободна для города.
why-CND-IND-10 = По соседству город или город-государство.
why-CND-IND-12 = У вас не осталось неиспользованных городов.
why-CND-WON-05 = На цену чуда не хватает производства.
why-CND-WON-07 = У вас нет города без чуда света.
why-CND-MIL-08 = Цель слишком далеко.
why-CND-MIL-13 = В городе-государстве варвары: атаковать можно только их.
why-CND-SOL-01 = Автоматический игрок присоединяется к 1–3 игрокам, а одному без него не обойтись.

## Распоряжения наперёд

order-defend-enough = Обороняться ровно тем, чего хватит
    .text = Когда вас атакуют, вы тратите ровно столько жетонов торговли, чтобы устоять; если это невозможно — ни одного.
order-defend-nothing = Беречь жетоны торговли в обороне
    .text = Когда вас атакуют, вы не тратите жетоны торговли.

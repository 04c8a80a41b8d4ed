### What is asked, what can be answered, what happened, and why something is not allowed.
### Players may have plural names: no verb agrees with one.

## Questions: the turn

ask-first-settler = Где начнёт первый поселенец?
ask-act =
    { $n ->
        [0] Основных действий не осталось: свободные действия или конец хода
        [one] Ваш ход: осталось { $n } основное действие
        [few] Ваш ход: осталось { $n } основных действия
       *[many] Ваш ход: осталось { $n } основных действий
    }
ask-advance = Какое достижение получить?
ask-free-advance = Какое достижение получить бесплатно?
ask-government = На какой тип правления сменить нынешний?
ask-cube =
    { $n ->
        [one] Выберите ещё { $n } достижение нового типа правления
        [few] Выберите ещё { $n } достижения нового типа правления
       *[many] Выберите ещё { $n } достижений нового типа правления
    }
ask-pay = { $what }: чем заплатить?
ask-spend = { $what }: сколько отдать? { $kind }
ask-gain =
    { $what ->
        [pirates] Пиратский корабль уничтожен: что взять в награду?
       *[other] { $what }: что получить?
    }
ask-found = Где возвести город?
ask-collect-where = Какой город собирает ресурсы?
ask-collect =
    { $n ->
        [1] Город { $city } собирает ресурсы: ещё { $n }
       *[other] Город { $city } собирает ресурсы: ещё до { $n }
    }
ask-build = Что построить и где?
ask-port = К какой клетке моря обратить порт?
ask-recruit-where = Какой город нанимает отряды?
ask-recruit =
    { $n ->
        [1] Город { $city } нанимает отряды: ещё { $n }
       *[other] Город { $city } нанимает отряды: ещё до { $n }
    }
ask-muster = { $unit }: где разместить?
ask-relocate = { $unit }: в запасе больше нет. Какую фигурку на поле нанять заново?
ask-leader = Какого лидера нанять?
ask-move =
    { $n ->
        [1] Переместите ещё один отряд или формирование
       *[other] Переместите отряды или формирования: ещё до { $n }
    }
ask-where = Куда перейти с клетки { $start }?
ask-group = { $start } → { $end }: кто идёт?
ask-via = Через какую клетку ведёт дорога? Туда же ведёт отступление
ask-orientation = Новый регион: { $terrains }. Как его положить?
ask-sail-into = На какую клетку моря входят корабли?
ask-improve = Настроение какого города улучшить?
ask-myths = «{ advance-myths }»: отдать 1 жетон настроения, чтобы настроение города { $city } не ухудшилось?
ask-influence = Выберите цель культурного влияния
ask-influence-from = Влияние на { $target }: откуда?
ask-boost =
    { $n ->
        [one] На кубике { $die }: потратить { $n } жетон культуры ради успеха?
        [few] На кубике { $die }: потратить { $n } жетона культуры ради успеха?
       *[many] На кубике { $die }: потратить { $n } жетонов культуры ради успеха?
    }
ask-replace = Город { $city }: какое здание станет вашим?
ask-draw-from = Взять верхнюю карту колоды или сброса?
ask-draw-wonder = Взять открытую карту чуда света или верхнюю карту колоды?
ask-which-first = Какой эффект сработает первым?

## Questions: trade

ask-trade = Кому предложить обмен?
ask-offer = Обмен ({ $partner }): соберите предложение
ask-answer-offer = Предложение обмена ({ $partner }). Вам: { $gives }. От вас: { $wants }
ask-which-gift = Какую карту вы отдаёте?
ask-which-card =
    { $kind ->
        [action] Обмен ({ $partner }): какую карту действия отдать?
        [objective] Обмен ({ $partner }): какую карту цели отдать?
       *[wonder] Обмен ({ $partner }): какую карту чуда света отдать?
    }
ask-route = Торговые пути, выбрано { $n } из { $most }: с каким городом торговать?
ask-route-income = Что принесут торговые пути?
ask-route-take = Торговые пути: сколько взять? { $kind }
ask-raided = Набег ({ $by }): какой ресурс вы теряете?

## Questions: battles

ask-steel-weapons = «{ advance-steel_weapons }»: отдать 1 руду за +{ $n } к БЗ в каждом раунде?
ask-siegecraft = «{ advance-siegecraft }»: ослабить крепость?
ask-tactics = Раунд боя { $n }: выложить карту действия?
ask-casualties =
    { $n ->
        [1] Какой отряд потерян?
       *[other] Какие отряды потеряны? Ещё { $n }
    }
ask-lose-cargo =
    { $n ->
        [1] На кораблях нет места: какой отряд потерян?
       *[other] На кораблях нет места: какие отряды потеряны? Ещё { $n }
    }
ask-the-siege = «{ tactics-the_siege }»: отдать 2 еды, чтобы способности столкновения действовали?
ask-withdraw = «{ tactics-tactical_retreat }»: куда уходят ваши отряды?
ask-retreat = Раунд боя { $n } окончен: сражаться дальше или отступить?
ask-refugees = Ваш город потерян: где появится бесплатный поселенец?
ask-teach-us-now = Город { $city } захвачен ({ $owner }): перенять достижение картой «{ civil-teach_us_now }»?

## Questions: the status phase

ask-objective = Достичь цели?
ask-objective-now = Достичь цели прямо сейчас?
ask-raze = Уничтожить свой город размера 1 за 1 золото?
ask-first-player = Кто будет первым игроком?

## Questions: action cards

ask-card-target = «{ $card }»: против кого?
ask-tech-synergy =
    { $n ->
        [1] «{ civil-tech_synergy }»: выберите второе достижение
       *[other] «{ civil-tech_synergy }»: выберите первое из двух достижений одной категории
    }
ask-heroic-general = «{ civil-heroic_general }»: настроение какого города улучшить?
ask-heroic-general-again = «{ civil-heroic_general }»: отдать 1 жетон настроения и улучшить настроение ещё раз?
ask-city-growth = «{ civil-city_growth }»: какое здание построить бесплатно?
ask-free-infantry = Где разместить бесплатную пехоту?
ask-free-settler = Где разместить бесплатного поселенца?
ask-explorers = «{ civil-explorers }»: какой регион разведать?
ask-mercenaries = «{ civil-mercenaries }»: какое войско варваров нанять?
ask-win-over = Город { $city } ваш: какой отряд вы получаете?
ask-spies = «{ civil-spies }»: обменяться картой ({ $target })?
ask-new-goals = «{ civil-new_goals }»: какую новую карту оставить и какую отдать взамен?

## Questions: advances and wonders

ask-may-use =
    { $what-id ->
        [free_education] { $what }: отдать 1 идею или золото за 1 жетон настроения?
        [metallurgy] { $what }: взять 1 золото вместо 1 руды?
        [great_arena] { $what }: отдать 1 жетон настроения или культуры за +1 к БЗ?
        [trojan_horse] { $what }: отдать 1 дерево и 1 жетон культуры, чтобы защищающийся не играл карту в 1-м раунде?
        [human_sacrifice] { $what }: отдать 1 пленного, чтобы игнорировать это событие и взять другое?
        [fireworks] { $what }: отдать 1 руду и 1 дерево, чтобы отменить 1 попадание?
        [marqzen] { $what }: вернуть его городу то, что отняло событие?
        [boudica] { $what }: отдать 1 еду, чтобы сохранить поселенца?
        [qin_shi_huang] { $what }: отдать 2 жетона культуры, чтобы отменить 1 попадание?
        [queen_dido] { $what }: пожертвовать ею, чтобы атакующие отступили?
        [attila] { $what }: пусть одна конница отменит попадание вместо удара?
        [akbar] { $what }: отдать 1 руду за +1 к БЗ за каждого вашего боевого слона?
        [ashoka] { $what }: перебросить кубик?
        [go_toba] { $what }: отдать 1 руду за +2 к БЗ в каждом раунде?
        [ballcourts] { $what }: отдать 1 жетон настроения, чтобы город считался на 1 больше?
        [siyaj_kak] { $what }: распространить влияние из его города?
        [cyrus] { $what }: отказаться от своей карты за +2 к БЗ?
        [pygmalion] { $what }: отдать 1 жетон культуры, чтобы отменить 1 попадание?
        [provinces] { $what }: отдать 1 жетон культуры, чтобы захваченный город стал счастливым?
        [caesar] { $what }: отдать 1 золото за 1 пехоту в захваченном городе?
        [rune_stones] { $what }: поставить обелиск в память о павших, 1 победное очко?
       *[other] Применить: { $what }?
    }
ask-dogma = «{ advance-dogma }»: бесплатно получить достижение категории «{ category-theocracy }»?
ask-fanaticism = «{ advance-fanaticism }»: где разместить бесплатную пехоту?
ask-bartering = «{ advance-bartering }»: какую карту сбросить?
ask-taxes = «{ advance-taxes }», осталось взять { $n }: сколько? { $kind }
ask-sports = «{ advance-sports }»: настроение какого города улучшить?
ask-theaters = «{ advance-theaters }»: какой жетон отдать?
ask-great-library = «{ wonder-great_library }»: каким достижением пользоваться в этот ход?
ask-great-lighthouse = «{ wonder-great_lighthouse }»: разместить бесплатный корабль?
ask-great-statue = «{ wonder-great_statue }»: какую карту цели сбросить ради основного действия?

## Questions: events

ask-announce-event = Перед картой события: применить карту целиком или только символ?
ask-exhaust = Какая земля истощилась?
ask-barbarians-settle = Где появятся варвары?
ask-barbarians-reinforce = Какое поселение варваров получит отряд?
ask-barbarians-march = Какое войско варваров идёт и куда?
ask-tribal-allies = «{ advance-tribal_allies }»: какие войска останутся на месте, за 1 еду на всех?
ask-hunnic-tribes = «{ advance-hunnic_tribes }»: отдать 1 золото или 1 жетон культуры, чтобы направлять войска варваров?
ask-sulla = { leader-sulla }: пропустить варваров с клетки { $army }?
ask-take-pirate = В запасе нет пиратских кораблей: какой взять с поля?
ask-place-pirate = Где разместить пиратский корабль?
ask-pirate-raid = Рейд пиратов: что вы теряете?
ask-pirate-raid-mood = Рейд пиратов: настроение какого города ухудшится?
ask-event-mood = «{ $event }»: настроение какого города ухудшится?
ask-event-anger = «{ $event }»: какой город станет несчастным?
ask-event-units =
    { $n ->
        [1] «{ $event }»: какой отряд вы теряете?
       *[other] «{ $event }»: какие отряды вы теряете? Ещё { $n }
    }
ask-pandemic =
    { $n ->
        [1] «{ event-epidemic_pandemic }»: чем пожертвовать?
       *[other] «{ event-epidemic_pandemic }»: чем пожертвовать? Ещё { $n }
    }
ask-civil-war = «{ event-civil_war_1 }»: в каком городе погибнет пехота?
ask-avert-idleness = «{ event-revolution }»: пожертвовать военным отрядом, чтобы не потерять основное действие?
ask-avert-change = «{ event-revolution }»: пожертвовать военным отрядом, чтобы не менять тип правления?
ask-give-food = «{ $event }»: кому дать 1 еду?
ask-give-settler = «{ $event }»: кому дать поселенца?
ask-give-culture = «{ $event }»: кому дать 1 жетон культуры?
ask-truce = «{ $event }»: с кем заключить мир?
ask-reformation-victim = «{ $event }»: у вас нет храма. Кто лишится своего?
ask-reformer = «{ $event }»: кто заменит один из ваших храмов?
ask-reformation = «{ event-reformation }»: какой храм заменить своим?
ask-wildfire = «{ event-wildfire }»: вокруг какого города горит лес?
ask-volcano = «{ event-volcano }»: какой город уничтожен?
ask-earthquake =
    { $n ->
        [1] «{ event-earthquake }»: какая постройка разрушена?
       *[other] «{ event-earthquake }»: какие постройки разрушены? Ещё до { $n }
    }
ask-successor = Лидер погиб: новый лидер или 2 победных очка?
ask-great-person = «{ $event }»: взять карту за жетоны культуры?

## Questions: great persons

ask-person-advance = Получить достижение бесплатно?
ask-great-artist = «{ event-great_artist }»: какой город станет счастливым?
ask-great-prophet = «{ event-great_prophet }»: построить храм, не активируя город?
ask-great-engineer = «{ event-great_engineer }»: построить здание, не активируя город?
ask-great-discoverer = «{ event-great_discoverer }»: какой регион разведать?
ask-colonize = Возвести там город за 2 еды?
ask-great-athlete = «{ event-great_athlete }»: обменять жетоны?
ask-oracle = «{ event-great_oracle }» ({ $player }): какую карту цели дать?

## Questions: civilizations

ask-captives = «{ advance-captives }»: кого взять в плен? Свободных мест: { $n }
ask-aztec-gold =
    { $n ->
        [1] «{ advance-aztec_gold }»: отдать что-нибудь за 1 золото?
       *[other] «{ advance-aztec_gold }»: отдать что-нибудь за 1 золото? Можно до { $n } раз
    }
ask-hegemony = «{ advance-hegemony }»: какой корабль станет городом и где?
ask-hegemony-ship = «{ advance-hegemony }»: какой корабль станет городом?
ask-go-ashore = Город { $city }: кто сходит на берег?
ask-pirates = «{ advance-pirate_allies }»: атаковать пиратов на клетке { $space }?
ask-spread-of-fear = { leader-marqzen }: какой вражеский отряд бежит?
ask-flee = { $unit }: куда бежать?
ask-revolt = { leader-nabopolassar }: где появится бесплатная пехота?
ask-terror = Раунд боя { $n }, { leader-viriatus }: прогнать вражеский отряд за 2 жетона настроения?
ask-imperial-army = «{ advance-imperial_army }»: кого заменить?
ask-city-states = «{ advance-city_states }»: засчитать эту активацию города { $city } другому городу?
ask-idol = { leader-alexander }: какую карту сыграть?
ask-roam-with = { $start } → { $end }: кто идёт вместе с городом?
ask-ride = «{ advance-mounted_archers }»: куда идёт новая конница с клетки { $start }?
ask-vow = { leader-ashoka }: заменить в городе { $city } именно храм?
ask-golden-age = { leader-sri_gupta }: какое достижение получить?
ask-subterfuge = «{ advance-subterfuge }»: сбросить карту и отменить «{ $card }» ({ $by })?
ask-shogunate = «{ advance-shogunate }»: какую карту сыграть?
ask-scholar = { leader-go_toba }: получить достижение за его цену?
ask-mythical = { leader-jimmu }: вернуть карту за 1 жетон культуры?
ask-calendar = «{ advance-calendar }»: убрать верхнюю карту события под колоду за 1 жетон культуры?
ask-reconstruction = { leader-wak_chanil_ajaw }: заменить здание в городе { $city }?
ask-immortals = Раунд боя { $n }, «{ advance-immortals }»: сколько жетонов культуры потратить? Каждый: +1 к БЗ
ask-architect = { leader-darius }: что построить?
ask-princeps = { leader-augustus }: какую карту сбросить?
ask-beach = { $start } → { $end }: кем станут корабли?
ask-launch = { $start } → { $end }: кто станет кораблём?
ask-along = { $start } → { $end }: кто ещё отправляется?
ask-new-colonies = { leader-erik_the_red }: где высадиться?

## Answers: the turn

option-advance = { $thing }: { $price }{ $helped }{ $token }{ $unlocks }
option-advance-at-act = Получить достижение
option-advance-at-free-advance = { $thing }{ $token }{ $unlocks }
option-advance-at-dogma = { $thing }{ $token }{ $unlocks }
option-advance-at-person-advance = { $thing }{ $token }{ $unlocks }
option-advance-at-cube = { $thing }
option-found = Возвести город: { $terrain } { $space }{ $here }
option-found-at-act = Возвести город
option-collect = Собрать ресурсы
option-build = { $thing }, город { $space }: { $price }{ $helped }
option-build-at-act = Построить здание или чудо света
option-build-at-city-growth = { $thing }, город { $space }
option-wonder = { $thing }, город { $space }: { $price }{ $helped }
option-recruit = { $thing }: { $price }{ $helped }
option-recruit-at-act = Нанять отряды
option-draft-card = Карта действия вместо пехоты
option-move = Переместить отряды
option-improve = Улучшить настроение городов
option-influence = Распространить культурное влияние
option-use = Применить: { $thing } ({ $timing })
option-use-at-may-use = Применить: { $thing }
option-use-at-hunnic-tribes = Применить: { $thing }
option-use-at-vow = Храм: кубик можно будет перебросить
option-use2 = Применить: { $thing } ({ $timing })
option-play = Сыграть «{ $thing }» ({ $timing }): { $price }
option-play-at-teach-us-now = Сыграть «{ $thing }»
option-play-at-shogunate = Сыграть «{ $thing }»: { $price }
option-play-at-idol = Сыграть «{ $thing }»: { $price }
option-trade = Предложить обмен
option-with = { $thing }
option-end = Закончить ход
option-city = { $terrain } { $space }{ $here }
option-change = { $thing }
option-pay = { $amounts }
option-pay-nothing = Ничего
option-spend = { $n }
option-spend-at-pandemic = { $thing }: 1
option-spend-at-immortals =
    { $n ->
        [one] { $n } жетон культуры
        [few] { $n } жетона культуры
       *[many] { $n } жетонов культуры
    }
option-gain = { $amounts }
option-take = { $thing }
option-take-at-collect = { $thing }: { $terrain } { $space }{ $here }
option-take-at-route-income = { $amounts }
option-take-at-route-take = { $amounts }
option-take-at-taxes = { $amounts }
option-take-at-take-pirate = { $terrain } { $space }{ $here }
option-take-ship = Свой корабль
option-take-pirate = Пиратский корабль
option-take-at-draw-wonder = Взять карту «{ $thing }»
option-take-at-great-person = Взять карту «{ $thing }»
option-all = Всё это
option-port = { $terrain } { $space }{ $here }
option-muster = { $terrain } { $space }{ $here }
option-relocate = { $terrain } { $space }{ $here }
option-leader = { $thing }
option-leader-at-successor = Новый лидер: { $terrain } { $space }{ $here }
option-from = { $terrain } { $space }{ $here }
option-from-at-influence-from = { $terrain } { $space }{ $here } · дальность { $reach }
option-to = { $terrain } { $space }{ $here }{ $foe }{ $odds }
option-to-at-flee = { $terrain } { $space }{ $here }
option-road = По дороге: { $terrain } { $space }{ $here }{ $foe }{ $odds }
option-sail = Плыть: { $terrain } { $space }{ $here }{ $foe }{ $odds }
option-sail-at-sail-into = { $terrain } { $space }{ $here }
option-explore = Разведать регион с клеткой { $space }
option-roam = Перенести город: { $terrain } { $space }{ $here }
option-beach = Корабли станут сухопутными отрядами: { $terrain } { $space }{ $here }
option-launch = Сухопутные отряды станут кораблями: { $terrain } { $space }{ $here }
option-attack-pirates = Атаковать пиратов на клетке { $space }
option-group = { $amounts }
option-alone = Больше никто
option-alone-at-roam-with = Только город
option-via = { $terrain } { $space }{ $here }
option-lay = Выложить «{ $thing }»
option-lay-straight = Как есть: { $terrains }
option-lay-turned = С поворотом: { $terrains }
option-raise = { $space } → { $thing }: { $price }{ $helped }
option-keep = Отдать 1 жетон настроения
option-keep-at-new-goals = Оставить «{ $thing }», отдать «{ $other }»
option-target =
    { $way ->
        [druids] { $space }: друиды{ $chance }
        [cultural_awe] { $space }: присоединить поселение варваров{ $chance }
        [unit] { $space }: обратить отряд, { $thing }{ $chance }
       *[other] { $space }{ $here }{ $chance }
    }
option-boost =
    { $n ->
        [one] Потратить { $n } жетон культуры
        [few] Потратить { $n } жетона культуры
       *[many] Потратить { $n } жетонов культуры
    }
option-accept = Смириться с неудачей
option-accept-at-answer-offer = Согласиться
option-replace = { $thing }
option-deck = Колода
option-discard = Сбросить «{ $thing }»
option-discard-at-draw-from = Сброс: «{ $thing }»
option-place = { $terrain } { $space }{ $here }
option-first = { $thing }
option-complete = { $thing }
option-raze = Уничтожить { $space }{ $here }
option-player = { $thing }

## Answers: trade

option-give = Отдать: { $thing }
option-give-card =
    { $unseen ->
        [yes] Отдать не показывая: «{ $thing }»
       *[no] Отдать в открытую: «{ $thing }»
    }
option-give-card-at-which-card = { $thing }
option-want = Получить: { $thing }
option-offer-card-action = Отдать: карта действия
option-offer-card-objective = Отдать: карта цели
option-offer-card-wonder = Отдать: карта чуда света
option-want-card-action = Получить: карта действия
option-want-card-objective = Получить: карта цели
option-want-card-wonder = Получить: карта чуда света
option-propose = Предложить
option-cancel = Не меняться
option-refuse = Отказаться
option-counter = Предложить другое
option-route = { $terrain } { $space }{ $here }

## Answers: battles

option-steel = Отдать 1 руду
option-siege-wood = Отдать 2 дерева: крепость не даёт кубика
option-siege-ore = Отдать 2 руды: крепость не отменяет попадания
option-none = Без карты{ $odds }
option-lose = { $thing }
option-lose-at-event-units = { $thing }: { $space }
option-lose-at-pandemic = Отряд: { $thing }, { $space }
option-lose-at-civil-war = { $thing }: { $space }
option-lose-at-avert-idleness = Пожертвовать: { $thing }, { $space }
option-lose-at-avert-change = Пожертвовать: { $thing }, { $space }
option-supply = Отдать 2 еды
option-withdraw = { $terrain } { $space }{ $here }
option-fight = Сражаться дальше{ $odds }
option-retreat = Отступить

## Answers: cards, events, civilizations

option-cheer = { $space }{ $here }
option-hire = { $space }{ $here }
option-join = { $thing }
option-swap = Взять «{ $thing }», отдать «{ $other }»
option-swap-at-reconstruction = { $thing } → { $other }
option-exchange = Отдать: { $amounts }
option-exchange-at-aztec-gold = Отдать: { $thing }
option-lend = { $thing }
option-drop = Сбросить «{ $thing }»
option-full = Карта целиком
option-icon = Только символ
option-exhaust = { $terrain } { $space }
option-settle = { $terrain } { $space }
option-reinforce = { $space }: { $thing }
option-march = { $space } → { $end }
option-stay = Войско на клетке { $space } остаётся
option-hold = Войско на клетке { $space } остаётся
option-yes = Да
option-no = Нет
option-no-at-vow = Заменить другое здание
option-lower = { $space }{ $here }
option-anger = { $space }{ $here }
option-temple = { $space }{ $here }
option-burn = { $space }{ $here }
option-destroy = { $thing }: { $space }
option-destroy-at-volcano = { $space }{ $here }
option-points = 2 победных очка
option-assign = { $thing }
option-seize = { $thing }
option-frighten = { $thing }
option-frighten-at-spread-of-fear = { $thing }: { $space }
option-convert = { $space }: { $amounts }
option-charge = { $space }{ $here }
option-colonize = { $space } → { $end }
option-ally = Плыть вместе
option-attack = Атаковать
option-bury = Убрать под колоду

## Answers: enough

option-done = Готово
option-done-at-government = Не менять
option-done-at-move = Больше не перемещать
option-done-at-collect = Больше не собирать
option-done-at-recruit = Больше не нанимать
option-done-at-myths = Пусть ухудшится
option-done-at-route = Путей достаточно
option-done-at-teach-us-now = Не сейчас
option-done-at-objective = Больше целей нет
option-done-at-objective-now = Не сейчас
option-done-at-raze = Оставить все города
option-done-at-heroic-general-again = Нет
option-done-at-explorers = Только поселенец
option-done-at-mercenaries = Больше не нанимать
option-done-at-spies = Не меняться
option-done-at-new-goals = Оставить прежние карты
option-done-at-dogma = Нет
option-done-at-great-lighthouse = Нет
option-done-at-tribal-allies = Остальные пусть идут
option-done-at-avert-idleness = Потерять основное действие
option-done-at-avert-change = Сменить тип правления
option-done-at-earthquake = Больше ничего
option-done-at-person-advance = Нет
option-done-at-great-prophet = Нет
option-done-at-great-engineer = Нет
option-done-at-great-discoverer = Нет
option-done-at-colonize = Нет
option-done-at-great-athlete = Не менять
option-done-at-captives = Больше никого
option-done-at-aztec-gold = Больше ничего не отдавать
option-done-at-go-ashore = Никто
option-done-at-imperial-army = Больше никого
option-done-at-city-states = Нет
option-done-at-ride = Остаться
option-done-at-scholar = Нет
option-done-at-mythical = Нет
option-done-at-calendar = Оставить наверху
option-done-at-reconstruction = Ничего не заменять

## What happened: the course of the game

log-plays = { $seat-person }: { $civilization }
log-begins = Первый игрок: { $seat }
log-round = Эпоха { $level }, раунд { $n }
log-turn = Ход: { $seat }
log-end-rolled = Бросок на конец игры: { $n }
log-status = Фаза состояния, эпоха { $level }
log-first-player = Первый игрок следующей эпохи: { $first } (выбор: { $seat })

## What happened: goods, cards and advances

log-paid = { $seat }: −{ $goods }
log-gained = { $seat }: +{ $goods }{ $why }
log-lost = { $seat }: −{ $goods }{ $why }
log-exchanged = { $seat }: обмен, { $given } → { $gained }
log-advanced = { $seat }: получено достижение «{ $advance }»
log-linked = { $seat }: получено достижение цивилизации «{ $advance }»
log-lent = { $seat }: до конца хода действует «{ $advance }»
log-changed = { $seat }: новый тип правления — { $government }
log-drew-action = { $seat }: взята карта действия
log-drew-action-card = Ваша новая карта: «{ $card }»
log-drew-objective = { $seat }: взята карта цели
log-drew-objective-card = Ваша новая карта цели: «{ $card }»
log-drew-wonder = { $seat }: взята карта чуда света
log-drew-wonder-card = Ваша карта чуда света: «{ $card }»
log-took-discard = { $seat }: из сброса взята карта «{ $card }»
log-wonder-opened = Открыта карта чуда света «{ $card }»
log-discarded = { $seat }: сброшена карта «{ $card }»
log-discarded-objective = { $seat }: сброшена карта цели
log-discarded-objective-card = Вы сбросили карту «{ $card }»
log-completed = { $seat }: достигнута цель «{ $objective }»
log-played = { $seat }: сыграна карта «{ $card }»
log-played-against = { $seat } → { $target }: сыграна карта «{ $card }»
log-card-cancelled = { $seat }: карта «{ $card }» отменена
log-spied = { $target }, карты в руке: { $cards }
log-swapped =
    { $kind ->
        [action] { $seat } ↔ { $target }: обмен картами действий
        [objective] { $seat } ↔ { $target }: обмен картами целей
       *[wonder] { $seat } ↔ { $target }: обмен картами чудес света
    }
log-swapped-cards = { $seat } ↔ { $target }: взята карта «{ $taken }», отдана «{ $given }»
log-goals-changed = { $seat }: заменена карта цели
log-goals-kept = { $seat }: карты целей прежние

## What happened: trade

log-trade-offered = { $seat } → { $partner }: предложение, { $gives } ↔ { $wants }
log-trade-shown = { $seat } → { $partner }: показаны карты, { $cards }
log-trade-refused = { $seat }: отказ от обмена ({ $partner })
log-trade-made = { $seat } ↔ { $partner }: обмен, { $gives } ↔ { $wants }
log-trade-cards = { $seat } → { $partner }: переданы карты, { $cards }
log-traded =
    { $n ->
        [one] { $seat }: { $n } торговый путь
        [few] { $seat }: { $n } торговых пути
       *[many] { $seat }: { $n } торговых путей
    }
log-raided = { $seat }: −{ $goods } (набег: { $by })

## What happened: cities and units

log-founded = { $seat }: новый город { $city }
log-collected = { $seat }, сбор в городе { $city }: { $goods }
log-built = { $seat }, город { $city }: новое здание — { a-building }
log-wonder-built = { $seat }, город { $city }: построено чудо света «{ $wonder }»
log-recruited = { $seat }, город { $city }: новый отряд — { a-unit }
log-placed = { $seat }, клетка { $city }: новый отряд — { a-unit }
log-leader-came = { $seat }: новый лидер — { $leader }
log-leader-lost = { $seat }: лидера больше нет — { $leader }
log-mood =
    { $mood-id ->
        [happy] Город { $city } — счастливый
        [neutral] Город { $city } — спокойный
       *[angry] Город { $city } — несчастный
    }
log-moved =
    { $n ->
        [one] { $seat }: { $start } → { $end }, { $n } отряд
        [few] { $seat }: { $start } → { $end }, { $n } отряда
       *[many] { $seat }: { $start } → { $end }, { $n } отрядов
    }
log-sailed =
    { $n ->
        [one] { $seat }: { $start } → { $end }, { $n } корабль
        [few] { $seat }: { $start } → { $end }, { $n } корабля
       *[many] { $seat }: { $start } → { $end }, { $n } кораблей
    }
log-explored = { $seat }: разведан регион с клеткой { $region } — { $terrain }
log-influence-rolled = { $seat }: влияние на { $target }, на кубике { $n }
log-influence-failed = { $seat }: влияние на { $target } не удалось
log-influenced = { $seat }: влияние на { $city }, заменено здание — { a-building }
log-won-over = { $seat }: присоединено поселение варваров { $city }

## What happened: battles

log-battle = Сражение на клетке { $space }: { $attacker } → { $defender }
log-combat-round = Раунд боя { $n }
log-tactics = { $seat }: открыта карта «{ $tactics }»
log-rolled =
    { $number ->
        [0] { $owner }: без кубиков, БЗ { $n }
       *[other] { $owner }: на кубиках { $dice }, БЗ { $n }
    }
log-unit-lost = { $owner }, клетка { $space }: потеря — { a-unit }
log-retreated = { $owner }: отступление на клетку { $space }
log-battle-won = Победа в сражении: { $owner }
log-battle-drawn = Сражение окончено без победителя
log-captured = { $seat }: захвачен город { $city } ({ $owner })
log-barbarians-captured = Варвары захватили город { $city } ({ $seat })
log-razed = Город { $city } уничтожен ({ $owner })

## What happened: events

log-event = { $seat }: событие «{ $event }»
log-event-kept = { $seat }: карта «{ $event }» приносит 1 победное очко
log-exhausted = Земля истощилась: { $space }
log-barbarians-settled = Варвары появились на клетке { $city }
log-barbarians-reinforced = Варвары, клетка { $city }: новый отряд — { a-unit }
log-barbarians-moved =
    { $n ->
        [one] Варвары: { $start } → { $end }, { $n } отряд
        [few] Варвары: { $start } → { $end }, { $n } отряда
       *[many] Варвары: { $start } → { $end }, { $n } отрядов
    }
log-pirates-placed = Пиратский корабль на клетке { $space }
log-pirates-raided = { $seat }: −{ $goods } (рейд пиратов)
log-action-lost = { $seat }: потеряно основное действие
log-anarchy =
    { $n ->
        [one] { $seat }: анархия, потеряно { $n } достижение
        [few] { $seat }: анархия, потеряно { $n } достижения
       *[many] { $seat }: анархия, потеряно { $n } достижений
    }
log-city-destroyed = Город { $city } погиб ({ $seat })
log-piece-destroyed = { $seat }, город { $city }: разрушено — { $piece }
log-reformed = { $seat }: храм в городе { $city } заменён своим
log-person-taken = { $seat }: взята карта «{ $event }»
log-truce = Мир: { $seat } и { $other }
log-truce-over = Мир окончен ({ $seat })
log-plague-over = Чума отступила
log-assigned = { $seat }: следующей картой цели будет «{ $card }»

## What happened: civilizations

log-captive = { $seat }: в плену { a-unit } ({ $owner })
log-driven = { $owner }: { $start } → { $end }, бежит { a-unit }
log-druids = { $seat }: друиды в поселении варваров { $city }
log-retrained = { $seat }, клетка { $space }: поселенцев { $settlers }, пехоты { $infantry }
log-beloved = { $seat }: жетон культуры положен в город { $city }
log-charged = { $seat }: активация засчитана городу { $city }
log-roamed = { $seat }: город перенесён, { $start } → { $end }
log-enforced = { $seat }: город { $city } действует как счастливый
log-foresaw = { $seat }: просмотрена верхняя карта события
log-foresaw-card = Следующее событие: «{ $event }»
log-event-buried = { $seat }: верхняя карта события убрана под колоду
log-converted = { $seat }, клетка { $space }: обращён отряд — { a-unit } ({ $owner })
log-refitted = { $seat }: { $old } → { $unit }
log-rune-stone = { $seat }: поставлен рунический камень
log-charted = { $seat }: отмечен регион с клеткой { $space }

## How it ended

result-points = Победа по очкам: { $winners }
result-pyramid = Равенство очков, победу приносит «{ wonder-great_pyramid }»: { $winners }
result-tie-break = Равенство очков, решает «{ $category }»: { $winners }
result-shared = Победу делят: { $winners }

## Parts of sentences

hex = { $id }
# Behind the name of a space: what lies there.
here = {" "}· { $things }
city-here =
    { $mood-id ->
        [happy] { $owner }: счастливый город размера { $size }
        [neutral] { $owner }: город размера { $size }
       *[angry] { $owner }: несчастный город размера { $size }
    }
units-here = { $owner }: { $units }
exhausted-here = истощённая земля
goods = { $amounts }
nothing = ничего
price = { $goods }
price-or = { $one } или { $other }
price-free = бесплатно
# Behind a price: what made it lower.
helped = {" "}({ $things })
advance-token = {" "}· +{ $goods }
advance-unlocks = {" "}· открывает: { $things }
timing-action = основное действие
timing-free = свободное действие
timing-reaction = немедленно
# Behind the name of a space: who must be fought there, and how often that is won.
foe = {" "}· бой: { $owner }, { $things }
foe-undefended = {" "}· { $owner }, без защиты
odds = {" "}· { $n } %
# Behind the target of influence: how often the die succeeds, alone and with culture tokens.
chance =
    { $cost ->
        [0] {" "}· { $n } %, с усилением { $most } %
        [one] {" "}· дальность: { $cost } жетон культуры · { $n } %, с усилением { $most } %
        [few] {" "}· дальность: { $cost } жетона культуры · { $n } %, с усилением { $most } %
       *[many] {" "}· дальность: { $cost } жетонов культуры · { $n } %, с усилением { $most } %
    }
die =
    { $unit-id ->
        [infantry] { $value } (пехота)
        [cavalry] { $value } (конница)
        [elephant] { $value } (слон)
       *[leader] { $value } (лидер)
    }
# The unit or building of a sentence, not at its beginning.
a-unit =
    { $unit-id ->
        [settler] поселенец
        [infantry] пехота
        [cavalry] конница
        [elephant] боевой слон
        [leader] лидер
       *[ship] корабль
    }
a-building =
    { $building-id ->
        [temple] храм
        [fortress] крепость
        [academy] академия
        [port] порт
        [obelisk] обелиск
        [market] рынок
       *[observatory] обсерватория
    }
amount-food = { resource-food.count }
amount-wood = { resource-wood.count }
amount-ore = { resource-ore.count }
amount-ideas = { resource-ideas.count }
amount-gold = { resource-gold.count }
amount-mood = { resource-mood.count }
amount-culture = { resource-culture.count }
amount-captive = { resource-captive.count }
amount-settler = { unit-settler.count }
amount-infantry = { unit-infantry.count }
amount-cavalry = { unit-cavalry.count }
amount-elephant = { unit-elephant.count }
amount-leader = { unit-leader.count }
amount-ship = { unit-ship.count }
amount-action =
    { $n ->
        [one] { $n } карта действия
        [few] { $n } карты действий
       *[many] { $n } карт действий
    }
amount-objective =
    { $n ->
        [one] { $n } карта цели
        [few] { $n } карты целей
       *[many] { $n } карт целей
    }
amount-wonder =
    { $n ->
        [one] { $n } карта чуда света
        [few] { $n } карты чудес света
       *[many] { $n } карт чудес света
    }
reason-city = захват города
reason-razed = уничтожение города
reason-barbarians = победа над варварами
reason-pirates = победа над пиратами
reason-trade = обмен

## What is printed on things

text-half = { $name }: { $text }
text-advance = { $category }.
text-advance-requires = Нужно достижение «{ $advance }».
text-advance-token = При получении: { $goods }.
text-advance-building = Открывает здание: { $building }.
text-own-advance = { $civilization }, вместе с достижением «{ $advance }».
text-own-advance-government = { $civilization }, вместе с первым правительственным достижением.
text-wonder = Цена: { $goods }. Нужно достижение «{ $advance }». Победные очки: { $n }.
text-building = Цена: { $goods }. Нужно достижение «{ $advance }».
text-unit = Цена: { $goods }.
text-unit-building = Цена: { $goods }. Нужно здание в городе: { $building }.
text-leader = { $civilization }.
text-event = { $symbol }.
text-civilization = Достижения: { $advances }. Лидеры: { $leaders }.
text-category = Достижения: { $advances }.

## Why not

why-COC-ACT-03 = Условие карты не выполнено, или на неё не осталось основного действия.
why-COC-ACT-10 = Вам нечем заплатить за карту.
why-COC-ACT-13 = Карту играют только сразу после захвата города соперника.
why-COC-ADV-02 = Сначала нужно верхнее достижение категории.
why-COC-ADV-03 = На достижение не хватает: нужно 2 еды, идеи или золота.
why-COC-ADV-04 = Это достижение у вас уже есть.
why-COC-ADV-15 = У вас нет достижения, открывающего это здание.
why-COC-BLD-01 = На здание не хватает ресурсов, или нет города, который можно активировать.
why-COC-BLD-04 = В несчастном городе не строят.
why-COC-BLD-05 = Город не может вырасти: в нём не больше 5 построек и не больше, чем у вас городов.
why-COC-BLD-06 = Такое здание в городе уже есть.
why-COC-BLD-07 = В вашем запасе нет этого здания.
why-COC-BLD-10 = Порту нужна клетка моря рядом с городом.
why-COC-CIV-01 = Это достижение другой цивилизации.
why-COC-CIV-30 = Не хватает жетонов культуры: нападение на этот город их требует.
why-COC-CMP-05 = Столько жетонов в коробке нет.
why-COC-CMP-10 = Столько таких отрядов для этой партии в коробке нет.
why-COC-COL-15 = Ни одному вашему городу нечего собирать.
why-COC-CTY-03 = В городе не больше 5 построек.
why-COC-CTY-14 = В этот ход город больше нельзя активировать.
why-COC-EVC-05 = Чума: без «Гигиены» никто не строит.
why-COC-EVC-28 = Не хватает 2 жетонов культуры, чтобы нарушить мир.
why-COC-FND-02 = Поселенец возводит город на суше, но не на пустоши и не на истощённой земле, где нет ни города, ни врагов.
why-COC-FND-03 = В вашем запасе нет поселений.
why-COC-FND-05 = Поселенец на корабле город не возводит.
why-COC-GEN-01 = Для этого нужно дополнение «Цивилизации».
why-COC-GEN-16 = Это запрещает карта или достижение.
why-COC-GOV-02 = Первому достижению типа правления нужно то, что указано над ним, остальным — само первое.
why-COC-GOV-03 = У вас другой тип правления.
why-COC-INF-02 = Для влияния нужен город в пределах дальности со зданием, которое вы можете заменить.
why-COC-INF-12 = В этом ходу культурное влияние вам уже удалось.
why-COC-INF-18 = В этом городе вы не можете заменить ни одного здания.
why-COC-INF-23 = Города с чудом света защищают «Памятники».
why-COC-LDR-09 = Нанимать больше некого: лидеров не осталось.
why-COC-MAP-16 = На этой клетке так нельзя: она не разведана или не подходит.
why-COC-MAP-17 = Земля истощена.
why-COC-MOD-02 = Не хватает жетонов настроения: уровень стоит столько, сколько в городе построек.
why-COC-MOV-01 = У вас нет отрядов.
why-COC-OBJ-05 = Тем же поступком уже достигнута одноимённая цель.
why-COC-OBJ-08 = Эту цель исключает другая ваша цель.
why-COC-REC-03 = На отряд не хватает ресурсов, или нет города, который можно активировать.
why-COC-REC-05 = Корабли нанимают в городе с портом.
why-COC-REC-06 = Конницу и боевых слонов нанимают в городе с рынком.
why-COC-REC-09 = Фигурок этого отряда нет ни в запасе, ни на поле.
why-COC-REC-12 = На клетке не больше 4 военных отрядов.
why-COC-RES-02 = Для стольких ресурсов нет места.
why-COC-SEA-14 = Корабль перевозит не больше 2 сухопутных отрядов.
why-COC-SET-07 = Одна цивилизация достаётся только одному игроку.
why-COC-TRN-03 = Основных действий не осталось.
why-COC-WON-04 = Чуду света нужны «Проектирование» и счастливый город.
why-COC-WON-05 = У вас нет достижения, нужного этому чуду света.
why-COC-WON-06 = На чудо света не хватает ресурсов или жетонов культуры.
why-COC-WON-08 = Город не может вырасти: в нём не больше 5 построек и не больше, чем у вас городов.
why-COC-WON-10 = «Великому маяку» нужен порт в городе.

## Standing orders

order-no-tactics = Не играть карты в сражениях
    .text = В сражениях вы не выкладываете карт действий.
order-no-trades = Отклонять любой обмен
    .text = На каждое предложение обмена сразу следует отказ.
order-no-myths = Не платить за «Мифологию»
    .text = Когда событие ухудшает настроение города, оно ухудшается.

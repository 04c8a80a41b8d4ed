### The table around the cards: title, nations, options, phases, tracks.

## Title

title-nations = Нації
    .text = Проведіть свою націю від Античності до Нового часу: купуйте карти Прогресу, зводьте Дива світу, захоплюйте Колонії, перемагайте у Війнах і не давайте народові голодувати й бунтувати.

## Nations: the text is the special of side B

nation-china = Китай
    .text = На початку гри ви маєте 6 робітників, але в частині «їжа» треку населення лише 3 місця. 1 місце для Колонії, 6 місць для Див світу. Виробництво: +1 їжа, якщо ваша нація спасувала першою.
nation-egypt = Єгипет
    .text = Піраміди збудовано від самого початку, але Військової карти на планшеті немає. 1 особистий архітектор кожного раунду.
nation-greece = Греція
    .text = Бонус до Золотої доби: 1. Отримайте на 1 ресурс більше або заплатіть за ПО на 1 менше. Бонуси додаються.
nation-persia = Персія
    .text = 3 місця для Колоній замість 2.
nation-rome = Рим
    .text = Завжди +2 до моці; на значення рейду це не впливає.

side-A = Сторона A
side-B = Сторона B

## Difficulty levels

difficulty-chieftain = Вождь
    .text = Бонус замість робітника: 4 їжі, 4 камені або 4 золота.
difficulty-prince = Князь
    .text = Бонус замість робітника: 3 їжі, 3 камені або 3 золота.
difficulty-king = Король
    .text = Бонус замість робітника: 2 їжі, 2 камені або 2 золота.
difficulty-emperor = Імператор
    .text = Бонус замість робітника: 1 їжа, 1 камінь або 1 золото.

## Hall of Fame (solo)

hall-trajan = Траян
hall-ashoka = Ашока
hall-wu_zetian = У Цзетянь
hall-saladin = Саладін
hall-victoria = Вікторія
hall-charles_v = Карл V
hall-cleopatra = Клеопатра
hall-pericles = Перікл
hall-darius_iii = Дарій III
hall-atahualpa = Атауальпа
hall-cixi = Цисі
hall-dan_quayle = Ден Квейл
hall-none = Без місця в Залі слави
hall-lost = Поразка: підсумок менший за нуль

## Styles of machine players

style-warlike = Войовничий
    .text = Нарощує військову міць, рветься до Колоній і чекає чужих поразок у Війнах.
style-builder = Будівничий
    .text = Понад усе ставить Дива світу.
style-scholar = Учений
    .text = Збирає книги й хоче бути першим за книгами.

## Options of a table

setting-on = Так
setting-off = Ні

setting-level = Рівні карт
    .text = З яких карт Прогресу складено колоди; для п’ятьох самого початкового рівня замало.
setting-level-basic = Початковий
setting-level-advanced = Початковий і середній
setting-level-expert = Усі
setting-level-basic_expert = Початковий і високий
setting-level-competitive = Змагання: початковий із замінами
    .text = Колоди початкового рівня, де частину карт замінено один до одного картами середнього й високого рівнів того самого типу й тієї самої епохи.

setting-boards = Планшети
    .text = Або всі грають на однакових сторонах A, або кожен, починаючи з останнього в порядку ходу, вибирає одну з націй, що випали, і сторону її планшета.
setting-boards-A = Сторона A для всіх
setting-boards-B = Вибір нації та сторони

setting-difficulty = Рівень складності
    .text = Скільки ресурсів дає приріст, якщо не брати робітника: що вищий рівень, то менше.
setting-difficulty-chieftain = { difficulty-chieftain }
setting-difficulty-prince = { difficulty-prince }
setting-difficulty-king = { difficulty-king }
setting-difficulty-emperor = { difficulty-emperor }

setting-ages = Кількість епох
    .text = Коротка гра завершується фінальним підрахунком після останньої з вибраних епох.
setting-ages-1 = 1 епоха (2 раунди)
setting-ages-2 = 2 епохи (4 раунди)
setting-ages-3 = 3 епохи (6 раундів)
setting-ages-4 = 4 епохи (8 раундів)

setting-easier_game = Полегшена гра
    .text = Кожна нація починає з додатковим робітником, який усю гру не коштує ні їжі, ні стабільності.

setting-max_military_cards = Ліміт Військових карт
    .text = Скільки Військових карт може мати нація одночасно.
setting-max_military_cards-3 = 3 карти
setting-max_military_cards-none = Без ліміту

setting-remainder_tiebreak = Нічию вирішує залишок ресурсів
    .text = За рівного рахунку спершу порівнюють залишок суми ресурсів понад повні десятки й лише потім порядок ходу.

setting-promo_finland = Промокарта «Велике князівство Фінляндське»
    .text = Ця Колонія замішується в колоду Нового часу.

setting-solo_roll_on_building_deploy = Соло: кидок і за Будівлі
    .text = У соло-грі кубик кидають і після розміщення робітника на Будівлі.
setting-campaign = Кампанія
    .text = Серія партій: переможець грає наступну на рівень складніше; хто переможе на рівні «Імператор», виграє кампанію.

## Rounds and phases

round = Раунд { $round } з { $rounds }, { $age }
phase-draft = Вибір націй
phase-easier = Додаткові робітники
phase-growth = Приріст
phase-event = Нові події
phase-action = Дії
phase-production = Виробництво
phase-order = Порядок ходу
phase-war = Війна
phase-events = Події
phase-famine = Голод
phase-books = Підрахунок книг
phase-over = Гру завершено

## Score sheet

score-vp = Жетони ПО
score-colonies = Колонії
score-wonders = Дива світу
score-workers = Робітники на Будівлях і Військових картах
score-resources = Ресурси
score-total = Разом

## Tracks

track-strength = Військова міць
track-stability = Стабільність
track-books = Книги
track-order = Порядок ходу

## Boards

board-progress = Поле Прогресу
board-architects = Архітектори
board-event = Подія
board-war = Війна
board-famine = Голод
board-under-construction = Недобудоване Диво світу
board-population = Трек населення
board-area = Зона ресурсів
board-advisor = Радник
board-colonies = Колонії
board-wonders = Дива світу
board-private-architects = Особисті архітектори
board-empty = Порожнє місце
board-passed = Пас
board-opponent = Суперник

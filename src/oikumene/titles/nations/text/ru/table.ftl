### The table around the cards: title, nations, options, phases, tracks.

## Title

title-nations = Нации
    .text = Проведите свою нацию от Античности до Нового времени: покупайте карты Прогресса, возводите Чудеса Света, захватывайте Колонии, побеждайте в Войнах и не давайте народу голодать и бунтовать.

## Nations: the text is the special of side B

nation-china = Китай
    .text = В начале игры у вас 6 работников, но в части «еда» трека населения только 3 места. 1 место для Колонии, 6 мест для Чудес Света. Производство: +1 еда, если ваша нация спасовала первой.
nation-egypt = Египет
    .text = Пирамиды построены с самого начала, но Военной карты на планшете нет. 1 личный архитектор каждый раунд.
nation-greece = Греция
    .text = Бонус к Золотому Веку: 1. Получите на 1 ресурс больше или заплатите за ПО на 1 меньше. Бонусы складываются.
nation-persia = Персия
    .text = 3 места для Колоний вместо 2.
nation-rome = Рим
    .text = Всегда +2 к мощи; на значение рейда это не влияет.

side-A = Сторона A
side-B = Сторона B

## Difficulty levels

difficulty-chieftain = Вождь
    .text = Бонус вместо работника: 4 еды, 4 камня или 4 золота.
difficulty-prince = Князь
    .text = Бонус вместо работника: 3 еды, 3 камня или 3 золота.
difficulty-king = Король
    .text = Бонус вместо работника: 2 еды, 2 камня или 2 золота.
difficulty-emperor = Император
    .text = Бонус вместо работника: 1 еда, 1 камень или 1 золото.

## Hall of Fame (solo)

hall-trajan = Траян
hall-ashoka = Ашока
hall-wu_zetian = У Цзэтянь
hall-saladin = Саладин
hall-victoria = Виктория
hall-charles_v = Карл V
hall-cleopatra = Клеопатра
hall-pericles = Перикл
hall-darius_iii = Дарий III
hall-atahualpa = Атауальпа
hall-cixi = Цыси
hall-dan_quayle = Дэн Куэйл
hall-none = Без места в Зале Славы
hall-lost = Поражение: итог меньше нуля

## Styles of machine players

style-warlike = Воинственный
    .text = Наращивает военную мощь, рвётся к Колониям и ждёт чужих поражений в Войнах.
style-builder = Строитель
    .text = Превыше всего ставит Чудеса Света.
style-scholar = Учёный
    .text = Копит книги и хочет быть первым по книгам.

## Options of a table

setting-on = Да
setting-off = Нет

setting-level = Уровни карт
    .text = Из каких карт Прогресса собраны колоды; впятером одного начального уровня мало.
setting-level-basic = Начальный
setting-level-advanced = Начальный и средний
setting-level-expert = Все
setting-level-basic_expert = Начальный и высокий
setting-level-competitive = Соревнование: начальный с заменами
    .text = Колоды начального уровня, где часть карт заменена один к одному картами среднего и высокого уровней того же типа и той же эпохи.

setting-boards = Планшеты
    .text = Либо все играют на одинаковых сторонах A, либо каждый, начиная с последнего в порядке хода, выбирает одну из выпавших наций и сторону её планшета.
setting-boards-A = Сторона A для всех
setting-boards-B = Выбор нации и стороны

setting-difficulty = Уровень сложности
    .text = Сколько ресурсов даёт прирост, если не брать работника: чем выше уровень, тем меньше.
setting-difficulty-chieftain = { difficulty-chieftain }
setting-difficulty-prince = { difficulty-prince }
setting-difficulty-king = { difficulty-king }
setting-difficulty-emperor = { difficulty-emperor }

setting-ages = Число эпох
    .text = Короткая игра завершается финальным подсчётом после последней из выбранных эпох.
setting-ages-1 = 1 эпоха (2 раунда)
setting-ages-2 = 2 эпохи (4 раунда)
setting-ages-3 = 3 эпохи (6 раундов)
setting-ages-4 = 4 эпохи (8 раундов)

setting-easier_game = Облегчённая игра
    .text = Каждая нация начинает с дополнительным работником, который всю игру не стоит ни еды, ни стабильности.

setting-max_military_cards = Лимит Военных карт
    .text = Сколько Военных карт может быть у нации одновременно.
setting-max_military_cards-3 = 3 карты
setting-max_military_cards-none = Без лимита

setting-remainder_tiebreak = Ничью решает остаток ресурсов
    .text = При равном счёте сначала сравнивают остаток суммы ресурсов сверх полных десятков и лишь затем порядок хода.

setting-promo_finland = Промокарта «Великое герцогство Финляндское»
    .text = Эта Колония замешивается в колоду Нового времени.

setting-solo_roll_on_building_deploy = Соло: бросок и за Здания
    .text = В соло-игре кубик бросают и после размещения работника на Здании.
setting-campaign = Кампания
    .text = Серия партий: победитель играет следующую на уровень сложнее; кто победит на уровне «Император», выигрывает кампанию.

## Rounds and phases

round = Раунд { $round } из { $rounds }, { $age }
phase-draft = Выбор наций
phase-easier = Дополнительные работники
phase-growth = Прирост
phase-event = Новые события
phase-action = Действия
phase-production = Производство
phase-order = Порядок хода
phase-war = Война
phase-events = События
phase-famine = Голод
phase-books = Подсчёт книг
phase-over = Игра окончена

## Score sheet

score-vp = Жетоны ПО
score-colonies = Колонии
score-wonders = Чудеса Света
score-workers = Работники на Зданиях и Военных картах
score-resources = Ресурсы
score-total = Итого

## Tracks

track-strength = Военная мощь
track-stability = Стабильность
track-books = Книги
track-order = Порядок хода

## Boards

board-progress = Поле Прогресса
board-architects = Архитекторы
board-event = Событие
board-war = Война
board-famine = Голод
board-under-construction = Строящееся Чудо Света
board-population = Трек населения
board-area = Зона ресурсов
board-advisor = Советник
board-colonies = Колонии
board-wonders = Чудеса Света
board-private-architects = Личные архитекторы
board-empty = Пустое место
board-passed = Пас
board-opponent = Противник

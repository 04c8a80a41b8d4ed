### Words of the command line.

## Lists and summaries

cli-seats = гравців: { $low }–{ $high }
cli-simulating = Триває гра
cli-summary = { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[many] { $games } партій
    }, рішень: { $decisions } за { $seconds } с ({ $speed } за секунду)
cli-ends = Чим закінчилися партії: { $ends }
cli-player = Гравець
cli-wins = Перемоги
cli-share = Частка
cli-mean = Середній рахунок
cli-least = Найгірший
cli-most = Найкращий

## Arena

arena-summary = «{ $title }», місць за столом: { $seats }; { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[many] { $games } партій
    }
arena-games = Партії
arena-parity = Рівні шанси
arena-score = Очки
arena-rating = Ело
arena-think = мс/рішення
arena-pairs = Як часто перемагав гравець у рядку, якщо брати партії, де виграв він або гравець у стовпці:
arena-one = Як часто перемагав { $player }, коли всі інші місця займав той самий суперник:
arena-plot-rating = Ело відносно середнього, з 95-відсотковими інтервалами
arena-plot-share = Частка перемог, з 95-відсотковими інтервалами

## Export

export-done = { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[many] { $games } партій
    }, { $rows ->
        [one] { $rows } рішення
        [few] { $rows } рішення
       *[many] { $rows } рішень
    }: { $file }
export-skipped = Пропущено файл: { $file }

## At the table

cli-welcome = «{ $title }». Введіть номер варіанта й натисніть Enter.
cli-welcome-keys = h — усі команди · l — мова ({ $languages }) · q — вихід
cli-thinking = { $player } думає…
cli-hand-over = { $player }, ваш хід
cli-prompt = Ваш вибір (h — довідка):
cli-news = Після вашого попереднього рішення
cli-earlier =
    { $n ->
        [one] … ще { $n } запис раніше: j
        [few] … ще { $n } записи раніше: j
       *[many] … ще { $n } записів раніше: j
    }
cli-unknown = Немає команди «{ $line }». Введіть номер або h, щоб відкрити довідку.
cli-no-option = Варіанта { $n } немає: виберіть від 1 до { $last }.
cli-nothing-refused = Тут вам нічого не заборонено: це всі варіанти.
cli-no-text = Цей варіант не стосується карт.
cli-card-how = Введіть c і частину назви.
cli-no-card = Немає карти з назвою «{ $name }». Введіть c і частину назви.
cli-many-cards = Відповідних карт забагато ({ $n }). Введіть довшу частину назви.
cli-no-rule = Немає правила «{ $id }». Номери правил стоять поруч із причинами: введіть ?
cli-no-undo = Скасувати не можна: після вас вирішував інший гравець або відкрилося щось нове.
cli-no-redo = Повертати нічого.

## Saving

cli-save-how = Введіть s та ім’я файлу.
cli-saved = Збережено: { $file }
cli-saved-resume = Продовжити згодом: { $command }
cli-saved-replay = Переглянути партію: { $command }
cli-save-failed = Не вдалося записати { $file }: { $problem }
cli-save-before = Ім’я файлу для збереження (Enter — вийти без збереження):
cli-save-end = s та ім’я файлу — зберегти партію для перегляду, Enter — вийти:

## Help

cli-key-number = номер
cli-help-number = вибрати варіант із цим номером
cli-key-why = ?
cli-help-why = що зараз недоступне і чому
cli-key-text = ? номер
cli-help-text = повний текст карт, про які йдеться у варіанті
cli-key-card = c назва
cli-help-card = повний текст будь-якої карти, події або нації
cli-key-r = r номер
cli-help-r = правило зі зводу, наприклад r NAT-BUY-03 (англійською)
cli-key-t = t
cli-help-t = показати стіл ще раз
cli-key-b = b
cli-help-b = планшети інших гравців
cli-key-j = j
cli-help-j = увесь журнал партії
cli-key-u = u
cli-help-u = скасувати своє останнє рішення
cli-key-y = y
cli-help-y = повернути скасоване
cli-key-s = s файл
cli-help-s = зберегти партію
cli-key-l = l, l en
cli-help-l = наступна мова або вказана (en, ru, uk)
cli-key-q = q
cli-help-q = вийти
cli-key-h = h
cli-help-h = ця довідка

## Replay

cli-step = Крок { $n } з { $last }
cli-replay-keys = Enter або n — наступний крок · b — назад · номер — перейти до кроку · q — вихід
cli-replay-prompt = Далі, назад (b), номер або q:

## Bots

bot-title = Гра
bot-questions = Запитань
bot-kinds = Видів
bot-slowest = Найдовше, с
bot-problems = Помилок
bot-late = Відповідає вчасно
bot-died = Не падає на жодному виді запитань
bot-garbage = Не пише нічого, крім відповідей
bot-illegal = Обирає лише із запропонованого
bot-lingers = Сам завершує роботу, коли партію закінчено
bot-good = Бот дотримується протоколу.
bot-bad = Бот поки що не дотримується протоколу.

## Statistics

stats-summary = «{ $title }»: { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[many] { $games } партій
    }
stats-left-out = Не враховано файлів: { $n } (інша гра або партію не дограно)
stats-forced = Відповіді без вибору: { $share }
stats-mean = Середнє
stats-deviation = ±
stats-least = Мін.
stats-median = Медіана
stats-p90 = 90%
stats-most = Макс.
stats-length = Тривалість
stats-rounds = Раунди
stats-decisions = Рішення
stats-seconds = Секунди
stats-options = Варіантів на рішення
stats-asks = Варіанти за запитаннями
stats-asked = Скільки разів
stats-seat = Місце
stats-who = Хто
stats-games = Партії
stats-fair = Рівні шанси
stats-points = Очки
stats-top = Перемог більше
stats-bottom = Перемог менше
stats-how = Як
stats-seats = Гравці
stats-taken = Частка гравців
stats-round = Раунд
stats-with = Перемог із цим
stats-without = Без цього
stats-marked = * невипадково навіть із поправкою на кількість порівнянь
stats-how-bought = купівля
stats-how-wonder-ready = добудовано
stats-how-new-card = карта фокусу
stats-how-built = збудовано
stats-how-took = узято
stats-how-conquered = завоювання
stats-how-diplomacy = дипломатія
stats-how-advanced = досягнення
stats-how-linked = досягнення цивілізації
stats-how-changed = тип правління
stats-how-wonder-built = диво світу
stats-how-leader-came = лідер
stats-how-completed = ціль
stats-how-learned = технологія
stats-how-government = уряд
stats-how-produces = виробництво
stats-how-produces-at = виробництво
stats-how-egypt-wonder = зі старту
stats-how-great-person = велика людина
stats-plot-length = Скільки тривали партії
stats-plot-course = Скільки було варіантів
stats-plot-progress = Перебіг партії
stats-plot-things = Що мали гравці та як часто вони перемагали
stats-plot-share = Частка перемог
stats-plot-all = усі гравці

## Training

train-fit =
    { $generations ->
        [one] { $generations } покоління навчання
        [few] { $generations } покоління навчання
       *[many] { $generations } поколінь навчання
    }. На незнайомих партіях: похибка { $loss } (за рівних шансів — { $even }), результат угадано у { $right } випадків
train-alone =
    { $games ->
        [one] { $games } партія навчання
        [few] { $games } партії навчання
       *[many] { $games } партій навчання
    }. В останніх без примх ({ $last }) — у середньому очок: { $mean } (стандартна похибка { $error })
train-use = Навчений гравець: { $player }
train-plot-learned = партії, на яких навчалися
train-plot-unseen = незнайомі партії
train-plot-generations = покоління
train-plot-loss = похибка

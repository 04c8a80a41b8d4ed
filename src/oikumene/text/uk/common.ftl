### Words of the command line.

## Lists and summaries

cli-seats = гравців: { $low }–{ $high }
cli-simulating = Триває гра
cli-summary = { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[many] { $games } партій
    }, рішень: { $decisions } за { $seconds } с ({ $speed } за секунду)
cli-ends = Чим закінчилися: { $ends }
cli-player = Гравець
cli-wins = Перемоги
cli-share = Частка
cli-mean = Середній рахунок
cli-least = Найгірший
cli-most = Найкращий

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

### Words of the command line.

## Lists and summaries

cli-seats = игроков: { $low }–{ $high }
cli-simulating = Идёт игра
cli-summary = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, решений: { $decisions } за { $seconds } с ({ $speed } в секунду)
cli-ends = Чем закончились: { $ends }
cli-player = Игрок
cli-wins = Победы
cli-share = Доля
cli-mean = Средний счёт
cli-least = Худший
cli-most = Лучший

## At the table

cli-welcome = «{ $title }». Введите номер варианта и нажмите Enter.
cli-welcome-keys = h — все команды · l — язык ({ $languages }) · q — выход
cli-thinking = { $player } думает…
cli-hand-over = { $player }, ваш ход
cli-prompt = Ваш выбор (h — справка):
cli-news = После вашего прошлого решения
cli-earlier =
    { $n ->
        [one] … ещё { $n } запись раньше: j
        [few] … ещё { $n } записи раньше: j
       *[many] … ещё { $n } записей раньше: j
    }
cli-unknown = Нет команды «{ $line }». Введите номер или h, чтобы открыть справку.
cli-no-option = Варианта { $n } нет: выберите от 1 до { $last }.
cli-nothing-refused = Здесь вам ничего не запрещено: это все варианты.
cli-no-text = Этот вариант не связан с картами.
cli-card-how = Введите c и часть названия.
cli-no-card = Нет карты с названием «{ $name }». Введите c и часть названия.
cli-many-cards = Подходящих карт слишком много ({ $n }). Введите более длинную часть названия.
cli-no-rule = Нет правила «{ $id }». Номера правил стоят рядом с причинами: введите ?
cli-no-undo = Отменить нельзя: после вас решал другой игрок или открылось что-то новое.
cli-no-redo = Возвращать нечего.

## Saving

cli-save-how = Введите s и имя файла.
cli-saved = Сохранено: { $file }
cli-saved-resume = Продолжить позже: { $command }
cli-saved-replay = Пересмотреть партию: { $command }
cli-save-failed = Не удалось записать { $file }: { $problem }
cli-save-before = Имя файла для сохранения (Enter — выйти без сохранения):
cli-save-end = s и имя файла — сохранить партию для просмотра, Enter — выйти:

## Help

cli-key-number = номер
cli-help-number = выбрать вариант с этим номером
cli-key-why = ?
cli-help-why = что сейчас недоступно и почему
cli-key-text = ? номер
cli-help-text = полный текст карт, о которых идёт речь в варианте
cli-key-card = c название
cli-help-card = полный текст любой карты, события или нации
cli-key-r = r номер
cli-help-r = правило из свода, например r NAT-BUY-03 (на английском)
cli-key-t = t
cli-help-t = показать стол ещё раз
cli-key-b = b
cli-help-b = планшеты других игроков
cli-key-j = j
cli-help-j = весь журнал партии
cli-key-u = u
cli-help-u = отменить своё последнее решение
cli-key-y = y
cli-help-y = вернуть отменённое
cli-key-s = s файл
cli-help-s = сохранить партию
cli-key-l = l, l en
cli-help-l = следующий язык или указанный (en, ru, uk)
cli-key-q = q
cli-help-q = выйти
cli-key-h = h
cli-help-h = эта справка

## Replay

cli-step = Шаг { $n } из { $last }
cli-replay-keys = Enter или n — следующий шаг · b — назад · номер — перейти к шагу · q — выход
cli-replay-prompt = Дальше, назад (b), номер или q:

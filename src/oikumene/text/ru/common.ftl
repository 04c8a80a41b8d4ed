### Words of the command line.

## Lists and summaries

cli-seats = игроков: { $low }–{ $high }
cli-simulating = Идёт игра
cli-summary = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, решений: { $decisions } за { $seconds } с ({ $speed } в секунду)
cli-ends = Чем закончились партии: { $ends }
cli-player = Игрок
cli-wins = Победы
cli-share = Доля
cli-mean = Средний счёт
cli-least = Худший
cli-most = Лучший

## Arena

arena-summary = «{ $title }», мест за столом: { $seats }; { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
arena-games = Партии
arena-parity = Равные шансы
arena-score = Очки
arena-rating = Эло
arena-think = мс/решение
arena-pairs = Как часто побеждал игрок в строке, если брать партии, где выиграл он или игрок в столбце:
arena-one = Как часто побеждал { $player }, когда все остальные места занимал один и тот же соперник:
arena-plot-rating = Эло относительно среднего, с 95-процентными интервалами
arena-plot-share = Доля побед, с 95-процентными интервалами

## Export

export-done = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $rows ->
        [one] { $rows } решение
        [few] { $rows } решения
       *[many] { $rows } решений
    }: { $file }
export-skipped = Пропущен файл: { $file }

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

## Bots

bot-title = Игра
bot-questions = Вопросов
bot-kinds = Видов
bot-slowest = Дольше всего, с
bot-problems = Ошибок
bot-late = Отвечает вовремя
bot-died = Не падает ни на одном виде вопросов
bot-garbage = Не пишет ничего, кроме ответов
bot-illegal = Выбирает только из предложенного
bot-lingers = Сам завершает работу, когда партия окончена
bot-good = Бот соблюдает протокол.
bot-bad = Бот пока не соблюдает протокол.

## Statistics

stats-summary = «{ $title }»: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
stats-left-out = Не учтено файлов: { $n } (другая игра или партия не доиграна)
stats-forced = Ответы без выбора: { $share }
stats-mean = Среднее
stats-deviation = ±
stats-least = Мин.
stats-median = Медиана
stats-p90 = 90%
stats-most = Макс.
stats-length = Длительность
stats-rounds = Раунды
stats-decisions = Решения
stats-seconds = Секунды
stats-options = Вариантов на решение
stats-asks = Варианты по вопросам
stats-asked = Сколько раз
stats-seat = Место
stats-who = Кто
stats-games = Партии
stats-fair = Равные шансы
stats-points = Очки
stats-top = Побед больше
stats-bottom = Побед меньше
stats-how = Как
stats-seats = Игроки
stats-taken = Доля игроков
stats-round = Раунд
stats-with = Побед с этим
stats-without = Без этого
stats-marked = * неслучайно даже с поправкой на число сравнений
stats-how-bought = покупка
stats-how-wonder-ready = достроено
stats-how-new-card = карта действия
stats-how-built = построено
stats-how-took = взято
stats-how-conquered = завоевание
stats-how-diplomacy = дипломатия
stats-how-advanced = достижение
stats-how-linked = достижение цивилизации
stats-how-changed = тип правления
stats-how-wonder-built = чудо света
stats-how-leader-came = лидер
stats-how-completed = цель
stats-how-learned = технология
stats-how-government = правительство
stats-how-produces = производство
stats-how-produces-at = производство
stats-how-egypt-wonder = со старта
stats-how-great-person = великий человек
stats-plot-length = Сколько длились партии
stats-plot-course = Сколько было вариантов
stats-plot-progress = Ход партии
stats-plot-things = Что было у игроков и как часто они побеждали
stats-plot-share = Доля побед
stats-plot-all = все игроки

## Training

train-fit =
    { $generations ->
        [one] { $generations } поколение обучения
        [few] { $generations } поколения обучения
       *[many] { $generations } поколений обучения
    }. На незнакомых партиях: ошибка { $loss } (при равных шансах — { $even }), исход угадан в { $right } случаев
train-alone =
    { $games ->
        [one] { $games } партия обучения
        [few] { $games } партии обучения
       *[many] { $games } партий обучения
    }. В последних без причуд ({ $last }) — в среднем очков: { $mean } (стандартная ошибка { $error })
train-use = Обученный игрок: { $player }
train-plot-learned = партии, на которых учились
train-plot-unseen = незнакомые партии
train-plot-generations = поколение
train-plot-loss = ошибка

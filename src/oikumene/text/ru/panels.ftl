### The table's panels: journal, catch-up, replay, score, hint, rules, chat, guide, text mode, host.

## Everywhere

panel-of = { $n } из { $last }
panel-next = Дальше
panel-previous = Назад
panel-loading = Минутку…
panel-download = Скачать партию
panel-spectator = зритель

## Journal

panel-journal = Хроника
panel-journal-show = Что показывать
panel-journal-all = Всё
panel-journal-mine = Моё
panel-journal-empty = Пока ничего не произошло.
panel-journal-none = Такого пока не было.
panel-journal-go = Показать этот момент
log-bot-replaced = { $seat }: бот дал сбой, решение за него принял другой

## Since my last turn

panel-catch-up = С вашего хода
panel-catch-up-nothing = С вашего хода ничего не произошло.
panel-catch-up-skip = Пропустить

## Replay

panel-replay = Повтор
panel-replay-moment = Момент партии
panel-replay-begin = Начало партии
panel-replay-by = Шаг
panel-replay-by-decision = одно решение
panel-replay-by-action = одно действие
panel-replay-by-turn = один ход
panel-replay-by-round = один раунд
panel-replay-first = В начало
panel-replay-last = В конец
panel-replay-play = Смотреть
panel-replay-pause = Пауза
panel-replay-more = Ещё
panel-replay-eyes = Чьими глазами
panel-replay-link = Ссылка на момент
panel-replay-fork = Сыграть отсюда
    .text = Откроется ваш собственный стол, и партия продолжится с этого момента; этот стол не изменится.

## Final score

panel-score = Итоги партии
panel-score-ranking = Места
panel-score-points = { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [other] { $n } очка
       *[many] { $n } очков
    }
panel-score-sources = За что получены очки
panel-score-progress = Кто сколько прошёл
panel-score-course = Ход партии
panel-score-chart = Очки всех игроков по раундам. Значения можно читать стрелками влево и вправо.
panel-score-round = Раунд { $n }
panel-score-rounds = Раунды
panel-score-table = То же таблицей
panel-score-replay = Смотреть повтор
panel-score-rematch = Реванш

## Hint

panel-hint = Как сыграл бы бот?
panel-hint-nothing = Сейчас вам нечего решать.
panel-hint-only = Вариант всего один.
panel-hint-now = Лучше всего сейчас: { $option }.
panel-hint-behind = Почти не хуже: { $options }.
panel-hint-alone = Остальное заметно хуже.
panel-hint-best = лучший
panel-hint-near = почти не хуже
panel-hint-less = немного хуже
panel-hint-worse = хуже
panel-hint-poor = намного хуже
panel-hint-more = { $n ->
        [one] … и ещё { $n } вариант
        [few] … и ещё { $n } варианта
       *[many] … и ещё { $n } вариантов
    }
panel-hint-show = Показать на столе
panel-hint-play = Сыграть
panel-hint-by = Так советует бот «{ $player }»: он видит только то, что видите вы. Процент — насколько он уверен.

## Rules

panel-rules = Правила
panel-rules-search = Слово или номер правила
panel-rules-english = Эти правила есть только на английском.
panel-rules-none = Нет правил, где есть «{ $wanted }».
panel-rules-found = { $n ->
        [one] { $n } правило
        [few] { $n } правила
       *[many] { $n } правил
    }
panel-rules-chapters = Главы
panel-rules-def = определение
panel-rules-opt = вариант
panel-rules-rulebook = книга правил
panel-rules-faq = официальный ответ
panel-rules-cards = напечатано
panel-rules-ruling = наше решение

## Chat

panel-chat = Чат
panel-chat-off = За этим столом чат выключен.
panel-chat-empty = Пока никто ничего не написал. Поздоровайтесь!
panel-chat-write = Ваше сообщение
panel-chat-left = Осталось знаков: { $n }
panel-chat-send = Отправить

## Guided first game

panel-guide = Ваша первая партия
panel-guide-do = Ваш ход: сделайте это на столе
panel-guide-end = Первая партия позади!
    .text = Теперь вы знаете достаточно для настоящей игры. Вас ждёт лёгкий соперник, а можно и заглянуть на главную.
panel-guide-play = Сыграть с лёгким ботом

## Several people at one screen

panel-hand-over = Передайте экран игроку
    .text = Стол появится только после нажатия кнопки.
panel-hand-over-ready = Я { $name }: показать стол

## The table as text

panel-text = Стол текстом
panel-text-copy = Скопировать всё
panel-text-decision = Что решается
panel-text-waiting = Ожидаем: { $names }
panel-text-options = Варианты
panel-text-refused = Сейчас нельзя
panel-text-over = Партия окончена
panel-text-journal = Последние события

## Host

panel-host = Стол
panel-host-you = вы
panel-host-host = хозяин стола
panel-host-machine = бот: { $player }
panel-host-open = Свободное место
panel-host-away = не за столом
panel-host-here = за столом
panel-host-link = Ссылка на место
panel-host-watch = Ссылка для зрителей
    .text = Зрители видят только открытое всем и ни во что не вмешиваются.
panel-host-replace = Посадить бота
panel-host-free = Освободить место
panel-host-kick = Выгнать
panel-host-kick-sure = Выгнать игрока { $name }? Место освободится.
panel-host-yes = Да
panel-host-no = Нет
panel-host-pause = Пауза
    .text = Никто не сможет ходить, пока хозяин стола не продолжит игру.
panel-host-resume = Продолжить
panel-host-delete = Удалить стол
    .text = Чтобы удалить стол, введите слово «{ $word }».
panel-host-delete-word = удалить
panel-host-delete-all = Партия пропадёт для всех.
panel-host-leave = Уйти из-за стола
    .text = Ваше место освободится. Вернуться можно по его ссылке.
panel-host-leave-sure = Да, уйти
panel-host-only = Менять места может только хозяин стола.

## Reporting a problem

panel-report = Что-то пошло не так? Отправьте три вещи тому, кто держит этот сервер:
panel-report-file = файл партии: в нём только то, что вам можно знать;
panel-report-text = эти строки: по ним не узнать, кто вы, и не попасть на ваше место;
panel-report-copy = Скопировать строки
panel-report-story = рассказ: что вы сделали, что случилось и чего вы ждали.
panel-report-table = { $title }, мест: { $seats }, правила { $rules }
panel-report-moment = Момент { $n } из { $last }
panel-report-window = Окно { $size }, язык { $language }
panel-report-browser = Браузер: { $name }

### The table's panels: journal, catch-up, replay, score, hint, rules, chat, guide, text mode, host.

## Everywhere

panel-of = { $n } з { $last }
panel-next = Далі
panel-previous = Назад
panel-loading = Хвилинку…
panel-download = Завантажити партію
panel-spectator = глядач

## Journal

panel-journal = Хроніка
panel-journal-show = Що показувати
panel-journal-all = Усе
panel-journal-mine = Моє
panel-journal-empty = Поки що нічого не сталося.
panel-journal-none = Такого ще не було.
panel-journal-go = Показати цей момент
log-bot-replaced = { $seat }: бот дав збій, рішення за нього ухвалив інший

## Since my last turn

panel-catch-up = Від вашого ходу
panel-catch-up-nothing = Від вашого ходу нічого не сталося.
panel-catch-up-skip = Пропустити

## Replay

panel-replay = Повтор
panel-replay-moment = Момент партії
panel-replay-begin = Початок партії
panel-replay-by = Крок
panel-replay-by-decision = одне рішення
panel-replay-by-action = одна дія
panel-replay-by-turn = один хід
panel-replay-by-round = один раунд
panel-replay-first = На початок
panel-replay-last = У кінець
panel-replay-play = Дивитися
panel-replay-pause = Пауза
panel-replay-more = Ще
panel-replay-eyes = Чиїми очима
panel-replay-link = Посилання на момент
panel-replay-fork = Зіграти звідси
    .text = Відкриється ваш власний стіл, і партія продовжиться з цього моменту; цей стіл не зміниться.

## Final score

panel-score = Підсумки партії
panel-score-ranking = Місця
panel-score-points = { $n ->
        [one] { $n } очко
        [few] { $n } очки
        [other] { $n } очка
       *[many] { $n } очок
    }
panel-score-sources = За що здобуто очки
panel-score-progress = Хто скільки пройшов
panel-score-course = Перебіг партії
panel-score-chart = Очки всіх гравців за раундами. Значення можна читати стрілками вліво і вправо.
panel-score-round = Раунд { $n }
panel-score-rounds = Раунди
panel-score-table = Те саме таблицею
panel-score-replay = Дивитися повтор
panel-score-rematch = Реванш

## Hint

panel-hint = Як зіграв би бот?
panel-hint-nothing = Зараз вам нема чого вирішувати.
panel-hint-only = Варіант лише один.
panel-hint-now = Найкраще зараз: { $option }.
panel-hint-behind = Майже не гірше: { $options }.
panel-hint-alone = Решта помітно гірша.
panel-hint-best = найкращий
panel-hint-near = майже не гірший
panel-hint-less = трохи гірший
panel-hint-worse = гірший
panel-hint-poor = значно гірший
panel-hint-more = { $n ->
        [one] … і ще { $n } варіант
        [few] … і ще { $n } варіанти
       *[many] … і ще { $n } варіантів
    }
panel-hint-show = Показати на столі
panel-hint-play = Зіграти
panel-hint-by = Так радить бот «{ $player }»: він бачить лише те, що бачите ви. Відсоток — наскільки він упевнений.

## Rules

panel-rules = Правила
panel-rules-search = Слово або номер правила
panel-rules-english = Ці правила є лише англійською.
panel-rules-none = Немає правил, де є «{ $wanted }».
panel-rules-found = { $n ->
        [one] { $n } правило
        [few] { $n } правила
       *[many] { $n } правил
    }
panel-rules-chapters = Розділи
panel-rules-def = означення
panel-rules-opt = варіант
panel-rules-rulebook = книга правил
panel-rules-faq = офіційна відповідь
panel-rules-cards = надруковано
panel-rules-ruling = наше рішення

## Chat

panel-chat = Чат
panel-chat-off = За цим столом чат вимкнено.
panel-chat-empty = Поки що ніхто нічого не написав. Привітайтеся!
panel-chat-write = Ваше повідомлення
panel-chat-left = Лишилося знаків: { $n }
panel-chat-send = Надіслати

## Guided first game

panel-guide = Ваша перша партія
panel-guide-do = Ваш хід: зробіть це на столі
panel-guide-end = Перша партія позаду!
    .text = Тепер ви знаєте досить для справжньої гри. На вас чекає легкий суперник, а можна й зазирнути на головну.
panel-guide-play = Зіграти з легким ботом

## Several people at one screen

panel-hand-over = Передайте екран гравцеві
    .text = Стіл з’явиться лише після натискання кнопки.
panel-hand-over-ready = Я { $name }: показати стіл

## The table as text

panel-text = Стіл текстом
panel-text-copy = Скопіювати все
panel-text-decision = Що вирішується
panel-text-waiting = Чекаємо: { $names }
panel-text-options = Варіанти
panel-text-refused = Зараз не можна
panel-text-over = Партію завершено
panel-text-journal = Останні події

## Host

panel-host = Стіл
panel-host-you = ви
panel-host-host = господар столу
panel-host-machine = бот: { $player }
panel-host-open = Вільне місце
panel-host-away = не за столом
panel-host-here = за столом
panel-host-link = Посилання на місце
panel-host-watch = Посилання для глядачів
    .text = Глядачі бачать лише відкрите для всіх і ні в що не втручаються.
panel-host-replace = Посадити бота
panel-host-free = Звільнити місце
panel-host-kick = Вигнати
panel-host-kick-sure = Вигнати гравця { $name }? Місце звільниться.
panel-host-yes = Так
panel-host-no = Ні
panel-host-pause = Пауза
    .text = Ніхто не зможе ходити, доки господар столу не продовжить гру.
panel-host-resume = Продовжити
panel-host-delete = Видалити стіл
    .text = Щоб видалити стіл, введіть слово «{ $word }».
panel-host-delete-word = видалити
panel-host-delete-all = Партія пропаде для всіх.
panel-host-leave = Піти з-за столу
    .text = Ваше місце звільниться. Повернутися можна за його посиланням.
panel-host-leave-sure = Так, піти
panel-host-only = Змінювати місця може лише господар столу.

## Reporting a problem

panel-report = Щось пішло не так? Надішліть три речі тому, хто тримає цей сервер:
panel-report-file = файл партії: у ньому лише те, що вам можна знати;
panel-report-text = ці рядки: з них не дізнатися, хто ви, і не потрапити на ваше місце;
panel-report-copy = Скопіювати рядки
panel-report-story = розповідь: що ви зробили, що сталося і на що чекали.
panel-report-table = { $title }, місць: { $seats }, правила { $rules }
panel-report-moment = Момент { $n } з { $last }
panel-report-window = Вікно { $size }, мова { $language }
panel-report-browser = Браузер: { $name }

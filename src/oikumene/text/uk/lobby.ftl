### The front page, a new table, the waiting room, settings, credits.

## Every page

lobby-you = Ваше ім’я
lobby-guest = Гість
lobby-settings = Налаштування
lobby-to-dark = Темна тема
lobby-to-light = Світла тема
lobby-saved = Збережено

## Front page

lobby-tagline = Настільні ігри про цивілізації за одним столом
lobby-welcome = Грайте з друзями за посиланням, за одним екраном або проти ботів. Реєстрація не потрібна: назвіться й сідайте за стіл.
lobby-footer = Вільний проєкт. Не пов’язаний з авторами та видавцями ігор.
lobby-credits = Автори та ліцензії

## Quick start

lobby-quick-machines = Проти ботів
    .text = Стіл на { $seats }: ви й боти.
lobby-quick-guided = Перша партія
    .text = Вчимося за грою, крок за кроком.
lobby-quick-solo = Соло
    .text = Сам на сам з історією.
lobby-quick-two = Удвох за екраном
    .text = Ходіть по черзі й передавайте екран.
lobby-quick-own = Свій стіл
    .text = До { $most } гравців, друзі за посиланням і всі варіанти з коробки.
lobby-second = Другий гравець
lobby-strength = Боти
lobby-machine-easy = Легкий
    .text = Часто вибирає не найкращий хід: саме для першої партії.
lobby-machine-normal = Звичайний
    .text = Вибирає хід, який вважає найкращим.
lobby-machine-hard = Сильний
    .text = Прораховує ходи наперед.
lobby-machine-expert = Майстер
    .text = Прораховує найдалі, але й думає найдовше.
lobby-style-any = Будь-який стиль
    .text = Як він любить грати, дізнаєтеся за столом.
lobby-style-usual = Різнобічний
    .text = Нічому не віддає переваги.

## Tables

lobby-mine = Мої столи
lobby-mine-none = Ви поки не сидите за жодним столом. Почніть партію вище — вона з’явиться тут.
lobby-finished = Зіграні
lobby-open = Відкриті столи
lobby-open-none = Зараз ніхто не шукає гравців.
lobby-open-invite = Відкрити стіл
lobby-join = Сісти за стіл
lobby-your-turn = Ваш хід
lobby-your-turns = { $n ->
        [1] Ваш хід
        [one] Ваш хід за { $n } столом
       *[other] Ваш хід за { $n } столами
    }
lobby-turn-of = Чекаємо: { $names }
lobby-gathering = { $n ->
        [one] { $n } вільне місце
        [few] { $n } вільні місця
       *[many] { $n } вільних місць
    }
lobby-ready = Усі місця зайнято
lobby-paused = Пауза
lobby-over = Партію закінчено
lobby-watching = Ви глядач
lobby-guided = Перша партія
lobby-upload = Відкрити файл партії
lobby-upload-how = Продовжте збережену партію або перегляньте її знову. Файл можна й перетягнути сюди.

## New table

lobby-new = Новий стіл: «{ $title }»
lobby-title-unknown = Такої гри тут немає.
lobby-seats = Місця
lobby-seats-count = Кількість гравців
lobby-seat = Місце { $letter }
lobby-seat-kind = Хто сидить на місці { $letter }
lobby-seat-name = Ім’я гравця на місці { $letter }
lobby-seat-strength = Сила бота на місці { $letter }
lobby-seat-style = Стиль бота на місці { $letter }
lobby-seat-none-mine = Вашого місця тут немає: ви лише дивитиметеся.
lobby-kind-me = Я
    .text = За це місце граєте ви, у цьому браузері.
lobby-kind-open = Друг за посиланням
    .text = Місце вільне, доки його не займуть за посиланням або з головної сторінки.
lobby-kind-machine = Бот
lobby-kind-hotseat = За цим екраном
    .text = Ще одна людина за цим екраном; під час передавання заставка ховає секрети.
lobby-options = Правила партії
lobby-options-more = Інші варіанти
lobby-option-of-seat = { $setting }, місце { $letter }
lobby-table = За столом
lobby-undo = Скасування ходів
lobby-undo-strict = Суворе
    .text = Лише власні рішення цього ходу, доки нічого не відкрилося й не вирішував інший гравець.
lobby-undo-consent = За згодою
    .text = І далі в минуле, якщо всі люди за столом згодні.
lobby-undo-free = Вільне
    .text = Будь-що, будь-коли й без дозволу: для навчання та для своїх.
lobby-chat = Чат
    .text = Гравці можуть листуватися поруч із полем.
lobby-listed = Показувати на головній
    .text = Вільне місце займе будь-хто охочий. Інакше ввійдуть лише ті, хто має посилання.
lobby-create = Відкрити стіл
lobby-start = Почати партію

## Waiting room

lobby-waiting = Чекаємо на гравців
lobby-waiting-how = Надішліть кожному другові посилання на його місце. Партію можна почати, коли зайнято всі місця.
lobby-waiting-guest = Партія почнеться, коли буде зайнято всі місця.
lobby-full = Усі місця зайнято: господар столу може починати.
lobby-host = Господар столу
lobby-seat-free = Вільне місце
lobby-seat-you = Ви
lobby-here = Зараз за столом
lobby-away = Не за столом
lobby-take = Зайняти місце
lobby-copy = Скопіювати посилання
lobby-copy-of = Скопіювати посилання на місце { $letter }
lobby-copy-watch = Посилання для глядачів
    .text = За ним видно все відкрите на столі, без секретів; втрутитися не можна.
lobby-give-machine = Посадити бота на місце { $letter }
lobby-free-seat = Звільнити місце
lobby-start-missing = { $n ->
        [one] Ще { $n } вільне місце
        [few] Ще { $n } вільні місця
       *[many] Ще { $n } вільних місць
    }
lobby-played = У що граємо
lobby-played-usual = Звичайні
lobby-leave = Піти з-за столу
lobby-delete = Видалити стіл
lobby-delete-sure = Видалити для всіх?
lobby-delete-yes = Так, видалити
lobby-delete-no = Ні

## Settings

lobby-me = Про вас
lobby-name-how = Це ім’я бачать інші. Воно зберігається разом із цим браузером, без пароля.
lobby-look = Вигляд і керування
lobby-look-how = Ці налаштування зберігаються в браузері й діють одразу.
lobby-hotkeys = Кожен варіант має клавішу; список — за знаком питання. Клавіш браузера ми не чіпаємо.
lobby-confirm = Ще одне натискання, якщо ось-ось відкриється щось нове або закінчиться ваш хід.
lobby-sound = Дві тихі ноти, коли настав ваш хід.
lobby-motion = Предмети переміщуються, числа біжать. Без неї все змінюється одразу.
lobby-notify = Як сповістити, що мій хід
    .text = Лише коли ви не дивитеся на стіл.
lobby-browser = У цьому браузері
    .text = Сповіщення на екрані, доки стіл відкрито у вкладці.
lobby-browser-ask = Дозволити сповіщення
lobby-browser-granted = Дозволено
lobby-browser-denied = У браузері їх заборонено: дозвольте сповіщення для цієї сторінки в його налаштуваннях.
lobby-browser-none = Цей браузер не вміє показувати сповіщення.
lobby-webhook = У чат
    .text = Вставте адресу вебхука: він перетворює повідомлення на рядок вашого чату.
lobby-webhook-discord = Discord: «Налаштування сервера» → «Інтеграція» → «Вебхуки» → «Новий вебхук» → «Копіювати URL вебхука».
lobby-webhook-telegram = Telegram: створіть бота в { $maker } і напишіть йому; адреса — { $address } з його токеном і вашим номером.
lobby-webhook-slack = Slack: ваш застосунок → { $way }.
lobby-email = Поштою
    .text = Один короткий лист за хід і більше нічого.
bot-keys = Власні боти
    .text = Ваша програма може грати за будь-яким столом. Створіть для неї ключ, відкрийте стіл із вільним місцем і запустіть програму, вказавши їй посилання на це місце:
bot-key-name = Ім’я бота
bot-key-make = Створити ключ
bot-key-once = Ключ видно лише зараз. Хто його знає, той грає від імені вашого бота: нікому його не давайте.
bot-key-copy = Скопіювати ключ
bot-key-made = Створено { $ago }
bot-key-withdraw = Відкликати
bot-key-withdraw-of = Відкликати ключ бота { $name }
bot-seat = Бот

## Credits

lobby-credits-game = Гра
lobby-credits-nations = Автори гри «Нації» — Рустан Гоканссон, Ніна Гоканссон, Ейнар Росен і Роберт Росен; її видано 2013 року.
lobby-credits-dawn = Автор гри «Цивілізація: Новий світанок» — Джеймс Кніффен; її видано 2017 року.
lobby-credits-clash = Автор гри «Зіткнення цивілізацій» — Крістіан Маркуссен; монументальне видання вийшло 2021 року.
lobby-credits-civilization = Автор настільної гри «Цивілізація Сіда Меєра» — Кевін Вілсон; її видано 2010 року.
lobby-credits-free = Проєкт не пов’язаний з авторами й видавцями цих ігор. Тут немає ні їхніх ілюстрацій, ні текстів: правила переказано своїми словами. Щоб дізнатися, яка гра гарна, купіть її.
lobby-credits-icons = Значки
    .text = Значки з game-icons.net, ліцензія CC BY 3.0; ми змінили їхні кольори й домалювали кілька в тому ж дусі. Їхні автори:
lobby-credits-fonts = Шрифти
    .text = Alegreya та Alegreya Sans: Хуан Пабло дель Пераль, Huerta Tipográfica; ліцензія SIL Open Font License 1.1.
lobby-credits-code = Програма
    .text = Oikumene — вільна програма під ліцензією MIT. Мапу на головній сторінці намалювали ми самі.

### The front page, a new table, the waiting room, settings, credits.

## Every page

lobby-you = Ваше имя
lobby-guest = Гость
lobby-settings = Настройки
lobby-to-dark = Тёмная тема
lobby-to-light = Светлая тема
lobby-saved = Сохранено

## Front page

lobby-tagline = Настольные игры о цивилизациях за одним столом
lobby-welcome = Играйте с друзьями по ссылке, за одним экраном или против ботов. Регистрация не нужна: назовитесь и садитесь за стол.
lobby-footer = Свободный проект. Не связан с авторами и издателями игр.
lobby-credits = Авторы и лицензии

## Quick start

lobby-quick-machines = Против ботов
    .text = Стол на { $seats }: вы и боты.
lobby-quick-guided = Первая партия
    .text = Учимся за игрой, шаг за шагом.
lobby-quick-solo = Соло
    .text = Один на один с историей.
lobby-quick-two = Вдвоём у экрана
    .text = Ходите по очереди и передавайте экран.
lobby-quick-own = Свой стол
    .text = До { $most } игроков, друзья по ссылке и все варианты из коробки.
lobby-second = Второй игрок
lobby-strength = Боты
lobby-machine-easy = Лёгкий
    .text = Часто выбирает не лучший ход: в самый раз для первой партии.
lobby-machine-normal = Обычный
    .text = Выбирает ход, который считает лучшим.
lobby-machine-hard = Сильный
    .text = Просчитывает ходы вперёд.
lobby-machine-expert = Мастер
    .text = Просчитывает дальше всех, но и думает дольше.
lobby-style-any = Любой стиль
    .text = Как он любит играть, узнаете за столом.
lobby-style-usual = Разносторонний
    .text = Ничему не отдаёт предпочтения.

## Tables

lobby-mine = Мои столы
lobby-mine-none = Вы пока не сидите ни за одним столом. Начните партию выше — она появится здесь.
lobby-finished = Сыгранные
lobby-open = Открытые столы
lobby-open-none = Сейчас никто не ищет игроков.
lobby-open-invite = Открыть стол
lobby-join = Сесть за стол
lobby-your-turn = Ваш ход
lobby-your-turns = { $n ->
        [1] Ваш ход
        [one] Ваш ход за { $n } столом
       *[other] Ваш ход за { $n } столами
    }
lobby-turn-of = Ждём: { $names }
lobby-gathering = { $n ->
        [one] { $n } свободное место
        [few] { $n } свободных места
       *[many] { $n } свободных мест
    }
lobby-ready = Все места заняты
lobby-paused = Пауза
lobby-over = Партия окончена
lobby-watching = Вы зритель
lobby-guided = Первая партия
lobby-upload = Открыть файл партии
lobby-upload-how = Продолжите сохранённую партию или пересмотрите её. Файл можно и перетащить сюда.

## New table

lobby-new = Новый стол: «{ $title }»
lobby-title-unknown = Такой игры здесь нет.
lobby-seats = Места
lobby-seats-count = Число игроков
lobby-seat = Место { $letter }
lobby-seat-kind = Кто сидит на месте { $letter }
lobby-seat-name = Имя игрока на месте { $letter }
lobby-seat-strength = Сила бота на месте { $letter }
lobby-seat-style = Стиль бота на месте { $letter }
lobby-seat-none-mine = Вашего места здесь нет: вы будете только смотреть.
lobby-kind-me = Я
    .text = За это место играете вы, в этом браузере.
lobby-kind-open = Друг по ссылке
    .text = Место свободно, пока его не займут по ссылке или с главной страницы.
lobby-kind-machine = Бот
lobby-kind-hotseat = За этим экраном
    .text = Ещё один человек за этим экраном; при передаче заставка скрывает секреты.
lobby-options = Правила партии
lobby-options-more = Другие варианты
lobby-option-of-seat = { $setting }, место { $letter }
lobby-table = За столом
lobby-undo = Отмена ходов
lobby-undo-strict = Строгая
    .text = Только свои решения этого хода, пока ничего не открылось и не решал другой игрок.
lobby-undo-consent = По согласию
    .text = И дальше в прошлое, если все люди за столом согласны.
lobby-undo-free = Свободная
    .text = Что угодно, когда угодно и без спроса: для обучения и для своих.
lobby-chat = Чат
    .text = Игроки могут переписываться рядом с полем.
lobby-listed = Показывать на главной
    .text = Свободное место займёт любой желающий. Иначе войдут только те, у кого есть ссылка.
lobby-create = Открыть стол
lobby-start = Начать партию

## Waiting room

lobby-waiting = Ждём игроков
lobby-waiting-how = Отправьте каждому другу ссылку на его место. Партию можно начать, когда заняты все места.
lobby-waiting-guest = Партия начнётся, когда будут заняты все места.
lobby-full = Все места заняты: хозяин стола может начинать.
lobby-host = Хозяин стола
lobby-seat-free = Свободное место
lobby-seat-you = Вы
lobby-here = Сейчас за столом
lobby-away = Не за столом
lobby-take = Занять место
lobby-copy = Скопировать ссылку
lobby-copy-of = Скопировать ссылку на место { $letter }
lobby-copy-watch = Ссылка для зрителей
    .text = По ней видно всё открытое на столе, без секретов; вмешаться нельзя.
lobby-give-machine = Посадить бота на место { $letter }
lobby-free-seat = Освободить место
lobby-start-missing = { $n ->
        [one] Ещё { $n } свободное место
        [few] Ещё { $n } свободных места
       *[many] Ещё { $n } свободных мест
    }
lobby-played = Во что играем
lobby-played-usual = Обычные
lobby-leave = Уйти из-за стола
lobby-delete = Удалить стол
lobby-delete-sure = Удалить для всех?
lobby-delete-yes = Да, удалить
lobby-delete-no = Нет

## Settings

lobby-me = О вас
lobby-name-how = Это имя видят другие. Оно хранится вместе с этим браузером, без пароля.
lobby-look = Вид и управление
lobby-look-how = Эти настройки хранятся в браузере и действуют сразу.
lobby-hotkeys = У каждого варианта есть клавиша; список — по знаку вопроса. Клавиши браузера не задеты.
lobby-confirm = Ещё одно нажатие, если вот-вот откроется новое или закончится ваш ход.
lobby-sound = Две тихие ноты, когда настал ваш ход.
lobby-motion = Предметы перемещаются, числа бегут. Без неё всё меняется сразу.
lobby-notify = Как сообщить, что мой ход
    .text = Только когда вы не смотрите на стол.
lobby-browser = В этом браузере
    .text = Уведомление на экране, пока стол открыт во вкладке.
lobby-browser-ask = Разрешить уведомления
lobby-browser-granted = Разрешено
lobby-browser-denied = В браузере они запрещены: разрешите уведомления для этой страницы в его настройках.
lobby-browser-none = Этот браузер не умеет показывать уведомления.
lobby-webhook = В чат
    .text = Вставьте адрес вебхука: он превращает сообщение в строку вашего чата.
lobby-webhook-discord = Discord: «Настройки сервера» → «Интеграция» → «Вебхуки» → «Новый вебхук» → «Копировать URL вебхука».
lobby-webhook-telegram = Telegram: создайте бота у { $maker } и напишите ему; адрес — { $address } с его токеном и вашим номером.
lobby-webhook-slack = Slack: ваше приложение → { $way }.
lobby-email = По почте
    .text = Одно короткое письмо за ход и больше ничего.
bot-keys = Свои боты
    .text = Ваша программа может играть за любым столом. Создайте для неё ключ, откройте стол со свободным местом и запустите программу, указав ей ссылку на это место:
bot-key-name = Имя бота
bot-key-make = Создать ключ
bot-key-once = Ключ виден только сейчас. Кто его знает, тот играет от имени вашего бота: никому его не давайте.
bot-key-copy = Скопировать ключ
bot-key-made = Создан { $ago }
bot-key-withdraw = Отозвать
bot-key-withdraw-of = Отозвать ключ бота { $name }
bot-seat = Бот

## Credits

lobby-credits-game = Игра
lobby-credits-nations = Авторы игры «Нации» — Рустан Хоканссон, Нина Хоканссон, Эйнар Росен и Роберт Росен; она издана в 2013 году.
lobby-credits-dawn = Автор игры «Цивилизация: Новый рассвет» — Джеймс Книффен; она издана в 2017 году.
lobby-credits-clash = Автор игры «Столкновение цивилизаций» — Кристиан Маркуссен; монументальное издание вышло в 2021 году.
lobby-credits-civilization = Автор настольной игры «Цивилизация Сида Мейера» — Кевин Уилсон; она издана в 2010 году.
lobby-credits-free = Проект не связан с авторами и издателями этих игр. Здесь нет ни их иллюстраций, ни текстов: правила пересказаны своими словами. Чтобы узнать, насколько игра хороша, купите её.
lobby-credits-icons = Значки
    .text = Значки с game-icons.net, лицензия CC BY 3.0; мы изменили их цвета и дорисовали несколько в том же духе. Их авторы:
lobby-credits-fonts = Шрифты
    .text = Alegreya и Alegreya Sans: Хуан Пабло дель Пераль, Huerta Tipográfica; лицензия SIL Open Font License 1.1.
lobby-credits-code = Программа
    .text = Oikumene — свободная программа под лицензией MIT. Карту на главной странице нарисовали мы сами.

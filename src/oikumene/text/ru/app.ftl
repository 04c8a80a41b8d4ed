### Рамка приложения, страница стола и что может пойти не так.

## Везде

app-close = Закрыть
app-home = На главную
app-lost = Здесь ничего нет
app-loading = Минутку…
app-copied = Скопировано
app-no-connection = Сервер не отвечает. Есть ли связь?

## Части стола

app-seats = Игроки
app-board = Поле
app-my-board = Мой планшет
app-decision = Что нужно решить
app-parts = Части стола
app-part-board = Поле
app-part-me = Я
app-part-others = Соперники
app-part-journal = Хроника
app-journal = Хроника
app-notes = Пояснения
app-rules = Правила
app-chat = Чат
app-zoom = Масштаб поля
app-zoom-in = Крупнее
app-zoom-out = Мельче
app-zoom-fit = По размеру экрана
app-you = вы
app-away = не за столом
app-decides = принимает решение
app-can = Можно выбрать
app-cannot = Сейчас нельзя

## Решение

app-tab-turn = ● Ваш ход – { $title }
app-waiting = Ожидаем: { $who }
app-paused = Хозяин стола объявил паузу
app-past =
    { $n ->
        [0] Прошлое: до первого решения
        [one] Прошлое: после { $n } решения
       *[other] Прошлое: после { $n } решений
    }
app-now = Вернуться к игре
app-machine = Бот · { $strength }
app-score = Итоги
app-options =
    { $n ->
        [one] { $n } вариант
        [few] { $n } варианта
       *[other] { $n } вариантов
    }
app-fold = Свернуть
app-final = Отменить это будет нельзя.
app-confirm = Подтвердить
app-back = Назад
app-not-now = Сейчас нельзя ({ $n })
app-orders = Решить заранее
app-reconnecting = Связь потеряна. Восстанавливаем…

## Отмена с общего согласия

app-undo-asked = Спрашиваем остальных, согласны ли они.
app-consent = { $who } просит отменить ход. Согласны?
app-consent-yes = Согласиться
app-consent-no = Отказать
app-consent-waiting = { $by } просит отменить ход. Ждём ответа: { $who }

## Команды

app-menu = Меню
app-command-undo = Отменить
app-command-redo = Вернуть
app-command-restart = Начать ход заново
app-command-catch-up = С моего хода
app-command-hint = Подсказка
app-command-rules = Правила
app-command-replay = Повтор
app-command-text = Стол текстом
app-command-share = Места и ссылки
app-command-settings = Настройки
app-command-keys = Клавиши
app-command-report = Сообщить о проблеме
app-command-lobby = На главную

## Клавиши

app-keys = Клавиши
app-keys-on = Горячие клавиши включены
app-keys-options = 1–9, A–Z
    .text = Выбрать вариант или раскрыть группу: клавиша указана рядом
app-keys-enter = ↵
    .text = Подтвердить необратимое; выбрать то, что в фокусе
app-keys-escape = Esc
    .text = Назад: из вопроса, группы, окна или прошлого
app-keys-thing = I
    .text = Крупный вид карты в фокусе
app-keys-zoom = + − 0
    .text = Масштаб поля в фокусе

## Настройки

app-language = Язык
app-theme = Тема
app-theme-auto = Как в системе
app-theme-dark = Тёмная
app-theme-light = Светлая
app-size = Размер текста
app-hotkeys = Горячие клавиши
app-confirm-final = Переспрашивать о необратимом
app-sound = Звук
app-motion = Анимация

## Ошибки

error-stale = На столе уже всё изменилось.
error-not-asked = Сейчас решаете не вы.
error-illegal = Правила этого не позволяют.
error-not-yours = Это не ваше место.
error-not-found = Такого стола нет.
error-not-host = Это может только хозяин стола.
error-taken = Место уже занято.
error-paused = За столом пауза.
error-over = Партия окончена.
error-bad-setup = С такими настройками начать игру нельзя.
error-bad-file = Это не файл партии, или он повреждён.
error-bad-request = Сервер не понял запрос.
error-too-many = Слишком часто. Подождите немного и попробуйте снова.
error-too-big = Слишком большой объём.
error-cannot-undo = Отменить нельзя: уже решил другой игрок или что-то открылось.
error-guided = В обучающей партии следуйте подсказкам.
error-closed = Сейчас это невозможно.
error-gone = Этого стола больше нет.
error-sent-away = Вы больше не сидите за этим столом.
error-not-kept = Ответ не удалось сохранить. Попробуйте ещё раз.
error-bad-key = Этот ключ не подходит: в нём ошибка или он отозван.

### Рамка застосунку, сторінка столу та що може піти не так.

## Усюди

app-close = Закрити
app-home = На головну
app-lost = Тут нічого немає
app-loading = Хвилинку…
app-copied = Скопійовано
app-no-connection = Сервер не відповідає. Чи є зв’язок?

## Частини столу

app-seats = Гравці
app-board = Поле
app-my-board = Мій планшет
app-decision = Що треба вирішити
app-parts = Частини столу
app-part-board = Поле
app-part-me = Я
app-part-others = Суперники
app-part-journal = Хроніка
app-journal = Хроніка
app-notes = Пояснення
app-rules = Правила
app-chat = Чат
app-zoom = Масштаб поля
app-zoom-in = Більше
app-zoom-out = Менше
app-zoom-fit = За розміром екрана
app-you = ви
app-away = не за столом
app-decides = ухвалює рішення
app-can = Можна обрати
app-cannot = Зараз не можна

## Рішення

app-tab-turn = ● Ваш хід – { $title }
app-waiting = Чекаємо: { $who }
app-paused = Господар столу оголосив паузу
app-past =
    { $n ->
        [0] Минуле: до першого рішення
        [one] Минуле: після { $n } рішення
       *[other] Минуле: після { $n } рішень
    }
app-now = Повернутися до гри
app-machine = Бот · { $strength }
app-score = Підсумки
app-options =
    { $n ->
        [one] { $n } варіант
        [few] { $n } варіанти
       *[other] { $n } варіантів
    }
app-fold = Згорнути
app-final = Скасувати це буде неможливо.
app-confirm = Підтвердити
app-back = Назад
app-not-now = Зараз не можна ({ $n })
app-orders = Вирішити наперед
app-reconnecting = Зв’язок утрачено. Відновлюємо…

## Скасування за згодою

app-undo-asked = Питаємо інших, чи вони згодні.
app-consent = { $who } просить скасувати хід. Ви згодні?
app-consent-yes = Погодитися
app-consent-no = Відмовити
app-consent-waiting = { $by } просить скасувати хід. Чекаємо на відповідь: { $who }

## Команди

app-menu = Меню
app-command-undo = Скасувати
app-command-redo = Повернути
app-command-restart = Почати хід заново
app-command-catch-up = Від мого ходу
app-command-hint = Підказка
app-command-rules = Правила
app-command-replay = Повтор
app-command-text = Стіл текстом
app-command-share = Місця та посилання
app-command-settings = Налаштування
app-command-keys = Клавіші
app-command-report = Повідомити про проблему
app-command-lobby = На головну

## Клавіші

app-keys = Клавіші
app-keys-on = Гарячі клавіші ввімкнено
app-keys-options = 1–9, A–Z
    .text = Обрати варіант або розгорнути групу: клавішу вказано поруч
app-keys-enter = ↵
    .text = Підтвердити незворотне; обрати те, що у фокусі
app-keys-escape = Esc
    .text = Назад: із запитання, групи, вікна чи минулого
app-keys-thing = I
    .text = Великий вигляд карти у фокусі
app-keys-zoom = + − 0
    .text = Масштаб поля у фокусі

## Налаштування

app-language = Мова
app-theme = Тема
app-theme-auto = Як у системі
app-theme-dark = Темна
app-theme-light = Світла
app-size = Розмір тексту
app-hotkeys = Гарячі клавіші
app-confirm-final = Перепитувати про незворотне
app-sound = Звук
app-motion = Анімація

## Помилки

error-stale = На столі вже все змінилося.
error-not-asked = Зараз вирішуєте не ви.
error-illegal = Правила цього не дозволяють.
error-not-yours = Це не ваше місце.
error-not-found = Такого столу немає.
error-not-host = Це може лише господар столу.
error-taken = Місце вже зайняте.
error-paused = За столом пауза.
error-over = Партію завершено.
error-bad-setup = З такими налаштуваннями почати гру не можна.
error-bad-file = Це не файл партії, або його пошкоджено.
error-bad-request = Сервер не зрозумів запиту.
error-too-many = Забагато за раз. Зачекайте трохи й спробуйте знову.
error-too-big = Завеликий обсяг.
error-cannot-undo = Скасувати не можна: уже вирішив інший гравець або щось відкрилося.
error-guided = У навчальній партії дотримуйтеся підказок.
error-closed = Зараз це неможливо.
error-gone = Цього столу більше немає.
error-sent-away = Ви більше не сидите за цим столом.
error-not-kept = Відповідь не вдалося зберегти. Спробуйте ще раз.
error-bad-key = Цей ключ не підходить: у ньому помилка або його відкликано.

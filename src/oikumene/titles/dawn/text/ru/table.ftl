### The table around the cards: title, leaders, map, events, options.

## Title

title-dawn = Цивилизация: Новый рассвет
    .text = Каждый ход разыгрывайте одну из пяти карт действий, и чем дольше она ждала, тем она сильнее: основывайте города, водите караваны, возводите чудеса света, отбивайтесь от варваров и первым выполните по цели с каждой карты победы.

## Leaders: the name is that of the civilization, the text that of the ability

leader-america = Америка
    .leader = Теодор Рузвельт
    .ability = Поправка Рузвельта
    .text = Получив или потратив жетон чуда природы, положите его на любую свою карту действия. Раз за ход он служит там жетоном торговли (сверх лимита в 3) или ресурсом своего типа.
leader-aztec = Ацтеки
    .leader = Монтесума
    .ability = Легенда о пяти солнцах
    .text = После возврата военной карты: если в этот ход вы выиграли атаку, можете поменять местами любые 2 карты своего ряда действий.
leader-egypt = Египет
    .leader = Клеопатра
    .ability = Строители монументов
    .text = Каждое чудо света стоит вам на 1 меньше.
leader-france = Франция
    .leader = Екатерина Медичи
    .ability = Гранд-тур
    .text = Карта культуры размещает больше жетонов контроля, смотря по самой поздней эпохе ваших чудес света: Античность +1, Средневековье +2, Современность +3.
leader-japan = Япония
    .leader = Ходзё Токимунэ
    .ability = Божественный ветер
    .text = В ваш ход сложность пустынь и гор рядом с водой или на краю поля равна 3.
leader-rome = Рим
    .leader = Траян
    .ability = Все дороги ведут в Рим
    .text = Караваны выходят из любого вашего города, даже неразвитого.
leader-scythia = Скифия
    .leader = Томирис
    .ability = Народ степей
    .text = В атаке и обороне: +3 к боевой силе, если клетка защитника — луга или холмы.
leader-sumeria = Шумер
    .leader = Гильгамеш
    .ability = Эпический поход
    .text = Каждый раз, победив варваров, получите ещё и 1 ресурс на выбор.

colour-blue = Синий
colour-green = Зелёный
colour-orange = Оранжевый
colour-red = Красный

## Map

terrain-grassland = Луга
terrain-hills = Холмы
terrain-forest = Лес
terrain-desert = Пустыня
terrain-mountain = Горы
terrain-water = Вода
terrain-natural_wonder = Чудо природы

resource-marble = Мрамор
resource-mercury = Ртуть
resource-oil = Нефть
resource-diamond = Алмазы

barbarian-A = Варвары A
barbarian-B = Варвары B
barbarian-C = Варвары C
barbarian-D = Варвары D
barbarian-E = Варвары E
barbarian-F = Варвары F
barbarian-G = Варвары G
barbarian-H = Варвары H
barbarian-I = Варвары I

## Types and eras: the text of a type is what a trade token on its card gives

type-culture = Культура
    .text = Каждый жетон торговли: +1 жетон контроля.
type-science = Наука
    .text = Каждый жетон торговли: +1 деление счётчика технологий.
type-economy = Экономика
    .text = Каждый жетон торговли: +1 клетка каждому каравану.
type-industry = Промышленность
    .text = Каждый жетон торговли: +1 производство, только для чудес света.
type-military = Военное дело
    .text = Каждый жетон торговли: +1 к боевой силе в одной атаке или обороне.

era-ancient = Античность
era-medieval = Средневековье
era-modern = Современность

## Event dial

event-spawn = Появление варваров
    .text = Все побеждённые варвары возвращаются на клетки со своими буквами, если там нет города, жетона контроля или других варваров. Караваны там гибнут.
event-blank = Нет события
    .text = Ничего не происходит.
event-move = Набег варваров
    .text = Первый игрок бросает кубик: все варвары переходят на 1 клетку в выпавшем направлении, воду пересекают, от края поля поворачивают назад.
event-trade = Торговля
    .text = Каждый игрок получает 1 жетон торговли за каждый свой развитый город и кладёт их на любые свои карты действий, не больше 3 на карту.

## Options of a table

setting-on = Да
setting-off = Нет

setting-map = Игровое поле
    .text = Откуда берётся поле.
setting-map-construction = Игроки выкладывают фрагменты
    .text = Центр из 4 фрагментов складывается случайно, затем игроки по очереди добавляют по 3 своих, выбирая сторону, поворот и место.
setting-map-first_game = Поле для первой партии
    .text = Готовое поле на 2, 3 или 4 игроков; столицы достаются по жребию.
setting-map-random = Случайное поле
    .text = Быстро: поле по всем правилам складывается случайно, и партия сразу начинается.

setting-leader = Предводитель
    .text = Кто играет каким предводителем: случайным или выбранным.
setting-leader-random = Случайный
setting-leader-america = { leader-america }
setting-leader-aztec = { leader-aztec }
setting-leader-egypt = { leader-egypt }
setting-leader-france = { leader-france }
setting-leader-japan = { leader-japan }
setting-leader-rome = { leader-rome }
setting-leader-scythia = { leader-scythia }
setting-leader-sumeria = { leader-sumeria }

setting-epic_game = Эпическая игра
    .text = 4 карты победы вместо 3, и на каждой нужно выполнить цель.

setting-automated_player = Автоматический игрок
    .text = К 1–3 игрокам присоединяется ещё одна цивилизация: каждый ход она разыгрывает карту из ячейки 5, а остальное решают её собственные карты.

setting-use_printed_maracana = «Маракана»: текст с карты
    .text = Стадион «Маракана» разыгрывает карту экономики после выбранной карты, а не до неё.

setting-city_states_block_attacks = Города-государства преграждают путь атаке
    .text = Дальность атаки нельзя считать через города-государства; «Полёт» и «Пентагон» — исключения.

setting-animal_husbandry_caravan_range = «Животноводство»: дальность от каравана
    .text = Как далеко от каравана эта карта может построить город.
setting-animal_husbandry_caravan_range-1 = Рядом с караваном
setting-animal_husbandry_caravan_range-3 = Не дальше 3 клеток от каравана

setting-mass_media_convert_first = СМИ: сначала замена жетона
    .text = «Средства массовой информации» переворачивают или заменяют чужой жетон контроля до размещения своих, а не после.

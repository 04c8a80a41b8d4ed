## Amounts
## They stand after a verb such as gain, lose, pay; .sign stands after a sign or a colon. $n is
## never negative.

amount-gold =
    { $n ->
        [one] { $n } золото
       *[many] { $n } золота
    }
    .sign = { amount-gold }
amount-food =
    { $n ->
        [one] { $n } еду
       *[many] { $n } еды
    }
    .sign =
    { $n ->
        [one] { $n } еда
       *[many] { $n } еды
    }
amount-stone =
    { $n ->
        [one] { $n } камень
       *[many] { $n } камня
    }
    .sign = { amount-stone }
amount-books =
    { $n ->
        [one] { $n } книгу
        [few] { $n } книги
       *[many] { $n } книг
    }
    .sign =
    { $n ->
        [one] { $n } книга
        [few] { $n } книги
       *[many] { $n } книг
    }
amount-vp = { $n } ПО
    .sign = { amount-vp }
amount-strength =
    { $n ->
        [one] { $n } мощь
       *[many] { $n } мощи
    }
    .sign = { $n } к мощи
amount-stability =
    { $n ->
        [one] { $n } стабильность
       *[many] { $n } стабильности
    }
    .sign = { $n } к стабильности

## Composed texts
## $effects is a list of signed amounts.

text-plus = +{ $amount }
text-minus = −{ $amount }
text-nothing = без изменений
text-deploy = Размещение: { amount-stone.sign }.
text-worker = Каждый работник: { $effects }.
text-raid = Рейд: { $n }.
# $vp lists what the first worker brings, the second …
text-worker-vp =
    { $workers ->
        [1] В конце игры: { $vp } ПО за первого работника.
       *[other] В конце игры: { $vp } ПО за первых { $workers } работников.
    }
text-required = Требует { amount-strength }.
text-at-once = { $effects }.
text-production = Производство: { $effects }.
text-stages = Этапы (камень): { $stages }.
text-vp = В конце игры: +{ amount-vp.sign }.
# The VP is the same on every War.
text-war = Нации слабее Войны теряют 1 ПО и { $amount }. Стабильность уменьшает потерю ресурсов, но не ПО.
text-battle = Получите книги, еду или камень (что-то одно) по значению рейда. Нужен работник на Военной карте.
text-golden-age =
    { $price ->
        [1] Получите { $amount } или заплатите 1 любой ресурс за 1 ПО.
        [few] Получите { $amount } или заплатите { $price } ресурса в любом сочетании за 1 ПО.
       *[many] Получите { $amount } или заплатите { $price } ресурсов в любом сочетании за 1 ПО.
    }
text-tile = Противник: мощь { $strength }, стабильность { $stability }, книги +{ $books }. Голод: { $famine }. Архитекторы: { $architects }.
text-die = Если за противника выпало 1–4, удаляются все карты этого столбца; если 5 или 6, у него { $gain }.

## Kinds, ages, levels, goods

kind-building = Здание
kind-military = Военная карта
kind-colony = Колония
kind-war = Война
kind-battle = Битва
kind-golden_age = Золотой Век
kind-wonder = Чудо Света
kind-advisor = Советник
age-1 = Античность
age-2 = Средневековье
age-3 = Возрождение
age-4 = Новое время
level-basic = Начальный уровень
level-advanced = Средний уровень
level-expert = Высокий уровень
level-promo = Промокарта
level-printed = Напечатано на планшете
good-gold = золото
good-food = еда
good-stone = камень
good-books = книги
good-vp = ПО
good-strength = мощь
good-stability = стабильность

## Buildings, age I

card-synagogue = Синагога
card-brewery = Пивоварня
card-lyceum = Ликей
card-ziggurat = Зиккурат
card-city_wall = Городская стена
card-aqueduct = Акведук
card-forum = Форум
card-lighthouse = Маяк
card-mine = Рудник
card-pagoda = Пагода
card-granary = Амбар
card-forge = Кузница
card-library = Библиотека
card-confucian_academy = Конфуцианская академия

## Buildings, age II

card-cathedral = Собор
card-windmill = Ветряная мельница
card-madrasa = Медресе
card-university = Университет
card-market = Рынок
card-watermill = Водяная мельница
card-monastery = Монастырь
card-mosque = Мечеть
card-ball_court = Площадка для игры в мяч
card-castle = Замок
card-guild_hall = Дом гильдий
card-hippodrome = Ипподром
card-ocean_fishing = Океанское рыболовство
card-mint = Монетный двор

## Buildings, age III

card-parliament = Парламент
card-dike = Дамба
card-sawmill = Лесопилка
card-courthouse = Суд
card-colonial_trading = Колониальная торговля
card-theatre = Театр
card-observatory = Обсерватория
card-terrace_farming = Террасное земледелие
card-shipyard = Верфь
card-sacrificial_altar = Жертвенник
card-bank = Банк
card-hammam = Хаммам
card-chateau = Шато
card-printing_press = Печатный станок

## Buildings, age IV

card-hospital = Больница
card-urban_center = Городской центр
card-zeppelin = Цеппелин
card-voortrekker = Фуртреккеры
card-railroad = Железная дорога
card-penal_colony = Каторга
card-hydro_plant = Гидроэлектростанция
card-factory = Фабрика
card-engineering_school = Инженерное училище
card-sewer_system = Канализация
card-stock_exchange = Фондовая биржа
card-radio = Радио
card-coal_mine = Угольная шахта
card-national_park = Национальный парк

## Military, age I

card-chariot = Колесница
card-hoplite = Гоплит
card-immortal = Бессмертный
card-legionary = Легионер
card-archer = Лучник
card-trireme = Трирема
card-elephant = Боевой слон
card-phalanx = Фаланга

## Military, age II

card-camel_archer = Лучник на верблюде
card-cho_ko_nu = Чо-ко-ну
card-horse_archer = Конный лучник
card-longships = Драккары
card-knight = Рыцарь
card-longbowman = Стрелок из длинного лука
card-cataphract = Катафракт
card-greek_fire_galley = Галера с греческим огнём

## Military, age III

card-samurai = Самурай
card-conquistador = Конкистадор
card-jaguar_warrior = Воин-ягуар
card-redcoat = Красный мундир
card-ranger = Рейнджер
card-frigate = Фрегат
card-hakkapeliitta = Хаккапелит
card-mercenary = Наёмник

## Military, age IV

card-hussar = Гусар
card-rifleman = Стрелок
card-cossack = Казак
card-cavalry = Кавалерия
card-conscript = Призывник
card-submarine = Подводная лодка
card-dreadnought = Дредноут
card-machine_gunner = Пулемётчик

## Colonies, age I

card-macedonia = Македония
card-nubia = Нубия
card-israel = Израиль
card-hispania = Испания
card-babylonia = Вавилония
card-gaul = Галлия
card-armenia = Армения
card-hindu_kush = Гиндукуш

## Colonies, age II

card-greenland = Гренландия
card-tibet = Тибет
card-lombardy = Ломбардия
card-sicily = Сицилия
card-prussia = Пруссия
card-england = Англия
card-saharan_trade = Транссахарская торговля
card-crusader_states = Государства крестоносцев

## Colonies, age III

card-quebec = Квебек
card-incan_empire = Империя инков
card-south_africa = Южная Африка
card-aztec_empire = Империя ацтеков
card-brazil = Бразилия
card-philippines = Филиппины
card-virginia = Виргиния
card-the_caribbean = Карибы

## Colonies, age IV

card-india = Индия
card-ostafrika = Германская Восточная Африка
card-nigeria = Нигерия
card-congo = Конго
card-algeria = Алжир
card-hong_kong = Гонконг
card-libya = Ливия
card-australia = Австралия

## Wars, age I

card-hunnic_invasions = Нашествие гуннов
card-wars_of_alexander = Войны Александра Македонского
card-peloponnesian_war = Пелопоннесская война
card-warring_states = Сражающиеся царства
card-war_three_kingdoms = Троецарствие
card-parthian_wars = Парфянские войны
card-punic_wars = Пунические войны
card-hyksos_invasion = Вторжение гиксосов

## Wars, age II

card-hundred_years_war = Столетняя война
card-byzantine_arab_war = Арабо-византийская война
card-first_crusade = Первый крестовый поход
card-reconquista = Реконкиста
card-war_of_the_roses = Война Алой и Белой розы
card-viking_raids = Набеги викингов
card-mongol_invasions = Нашествие монголов
card-vandalic_war = Вандальская война

## Wars, age III

card-war_of_jenkins_ear = Война за ухо Дженкинса
card-mughal_invasion = Вторжение Моголов
card-imjin_war = Имджинская война
card-great_northern_war = Северная война
card-cortes_expedition = Экспедиция Кортеса
card-dutch_liberation_war = Война за независимость Нидерландов
card-war_of_cyprus = Кипрская война
card-thirty_years_war = Тридцатилетняя война

## Wars, age IV

card-franco_prussian_war = Франко-прусская война
card-second_boer_war = Вторая англо-бурская война
card-opium_war = Опиумная война
card-balkan_wars = Балканские войны
card-napoleonic_war = Наполеоновские войны
card-anglo_afghan_war = Англо-афганская война
card-american_civil_war = Гражданская война в США
card-crimean_war = Крымская война

## Battles, age I

card-battle_of_cannae = Битва при Каннах
card-battle_of_kadesh = Битва при Кадеше
card-siege_of_troy = Осада Трои
card-siege_of_alesia = Осада Алезии
card-battle_of_thermopylae = Битва при Фермопилах
card-milvian_bridge = Мульвийский мост
card-crossing_the_alps = Переход через Альпы
card-battle_of_issus = Битва при Иссе

## Battles, age II

card-battle_of_poitiers = Битва при Пуатье
card-battle_of_hastings = Битва при Гастингсе
card-battle_of_tannenberg = Грюнвальдская битва
card-battle_of_agincourt = Битва при Азенкуре
card-the_horns_of_hattin = Рога Хаттина
card-battle_of_manzikert = Битва при Манцикерте
card-siege_of_constantinople = Осада Константинополя
card-battle_of_ain_jalut = Битва при Айн-Джалуте

## Battles, age III

card-siege_of_rhodes = Осада Родоса
card-fall_of_constantinople = Падение Константинополя
card-la_noche_triste = Ночь печали
card-battle_of_poltava = Полтавская битва
card-battle_of_noryang = Битва в проливе Норян
card-battle_of_cajamarca = Битва при Кахамарке
card-fall_of_louisburg = Падение Луисбурга
card-siege_of_vienna = Осада Вены

## Battles, age IV

card-battle_of_waterloo = Битва при Ватерлоо
card-surrender_at_yorktown = Капитуляция при Йорктауне
card-battle_of_tsushima = Цусимское сражение
card-fashoda_incident = Фашодский инцидент
card-battle_of_austerlitz = Битва под Аустерлицем
card-battle_of_borodino = Бородинское сражение
card-battle_of_balaclava = Балаклавское сражение
card-battle_of_trafalgar = Трафальгарское сражение

## Golden Ages, age I

card-iron_working = Обработка железа
card-map_making = Картография
card-aeneid = Энеида
card-the_bible = Библия
card-silk = Шёлк
card-the_odyssey = Одиссея
card-mahabharata = Махабхарата
card-coinage = Чеканка монет

## Golden Ages, age II

card-heavy_plough = Тяжёлый плуг
card-divina_commedia = Божественная комедия
card-compass = Компас
card-magna_carta = Великая хартия вольностей
card-ga_three_kingdoms = Троецарствие
card-spectacles = Очки для чтения
card-the_quoran = Коран
card-gunpowder = Порох

## Golden Ages, age III

card-romeo_and_juliet = Ромео и Джульетта
card-gutenberg_bible = Библия Гутенберга
card-microscope = Микроскоп
card-clocks = Часы
card-telescope = Телескоп
card-don_quixote = Дон Кихот
card-thermometer = Термометр
card-principia = Математические начала

## Golden Ages, age IV

card-dynamite = Динамит
card-vaccine = Вакцина
card-origin_of_species = Происхождение видов
card-das_kapital = Капитал
card-candide = Кандид
card-electricity = Электричество
card-kalevala = Калевала
card-spinning_jenny = Прялка «Дженни»

## Wonders, age I

card-pyramids = Пирамиды
card-stonehenge = Стоунхендж
    .text = Когда достроено: +6 книг, +4 еды.
card-colosseum = Колизей
    .text = Когда достроено: потеряйте 2 еды, даже если её нет (по правилам нехватки).
card-hanging_gardens = Висячие сады
card-the_oracle = Оракул
card-sphinx = Сфинкс
    .text = Каждый раз, когда вы достраиваете другое Чудо: +5 камня, даже если оно ляжет на Сфинкса.
card-great_lighthouse = Великий маяк
    .text = Каждый раз, заплатив за карту ровно 3 золота, получите 1 книгу.
card-petra = Петра
    .text = Действие, раз за раунд: заплатите 1 еду и получите 3 книги, 3 золота или 3 камня.
card-terracotta_army = Терракотовая армия
    .text = Когда достроено: наименее стабильные нации (ваша не исключение) теряют по 4 золота.
card-solomons_temple = Храм Соломона
    .text = В конце каждой эпохи: +1 ПО. Удалите эту карту, если потерпели поражение в Войне.

## Wonders, age II

card-notre_dame = Нотр-Дам
    .text = Производство: ещё +3 книги, если у вас наибольшая стабильность.
card-alhambra = Альгамбра
    .text = 1 личный архитектор каждый раунд; первый — сразу после постройки.
card-sankore_university = Университет Санкоре
    .text = Когда достроено: +8 книг.
card-porcelain_tower = Фарфоровая башня
    .text = Вмещает ещё одного Советника. Купив Советника, положите его на место Советника или на Башню; прежний Советник оттуда удаляется. Если Башню накрыли или удалили, её Советник удаляется тоже.
card-chichen_itza = Чичен-Ица
    .text = Каждый раз при покупке Войны: +1 ПО.
card-moai_statues = Статуи моаи
    .text = Когда достроено: +12 камня.
card-angkor_wat = Ангкор-Ват
    .text = Производство: −4 книги, если у вас наименьшая мощь (в том числе при ничьей).
card-krak_des_chevaliers = Крак-де-Шевалье
card-great_wall = Великая стена
    .text = Если в этом раунде вы спасовали первым, поражение в Войне не отнимает у вас ПО. Ресурсы и ПО за их нехватку теряете как обычно.
card-piazza_san_marco = Площадь Святого Марка
    .text = Действие, раз за раунд: заплатите 2 золота и получите 5 книг, 5 еды или 5 камня.

## Wonders, age III

card-sistine_chapel = Сикстинская капелла
    .text = Каждый раз, когда нанимаете архитектора (общего, личного или бесплатного): +3 книги. За этапы самой Капеллы — ничего.
card-versailles = Версаль
    .text = Когда достроено: до конца раунда, даже если Версаль накрыт, в любом сравнении ваша стабильность наименьшая, как при восстании, но без его штрафа. Потери в Войне уменьшает настоящая стабильность.
card-taj_mahal = Тадж-Махал
    .text = Когда достроено: +15 книг.
card-machu_picchu = Мачу-Пикчу
card-royal_society = Королевское общество
    .text = Действие, раз за раунд: бесплатно разместите 1 работника.
card-uraniborg = Ураниборг
    .text = Бонус к Золотому Веку: 2. Получите на 2 ресурса больше или заплатите за ПО на 2 меньше. Бонусы складываются.
card-potala_palace = Дворец Потала
    .text = В конце игры: ещё +1 ПО за каждого вашего Советника.
card-forbidden_palace = Запретный дворец
    .text = Когда пасуете первым: +1 ПО.
card-himeji_castle = Замок Химэдзи
    .text = Каждый раз, заменив Здание Зданием более поздней эпохи, получите 4 камня. Напечатанные на планшете Здания старше всех эпох.
card-red_fort = Красный форт
    .text = Каждый раз, заплатив за карту ровно 1 золото, получите 2 еды.

## Wonders, age IV

card-darwins_voyage = Путешествие Дарвина
    .text = Когда достроено: +15 золота.
card-suez_canal = Суэцкий канал
card-ford_motor_company = Автозавод Форда
card-south_pole_expedition = Экспедиция к Южному полюсу
    .text = Когда достроено: потеряйте 5 еды, даже если её нет (по правилам нехватки).
card-big_ben = Биг-Бен
    .text = В конце игры: ещё +1 ПО за каждую вашу Колонию Нового времени.
card-british_museum = Британский музей
    .text = Когда достроено: слабейшие нации (ваша не исключение) теряют по 10 книг.
card-brandenburg_gate = Бранденбургские ворота
    .text = Когда достроено: сильнейшая нация, ваша или чужая, получает 6 золота и 6 камня.
card-titanic = Титаник
    .text = Когда достроено: каждая нация, включая вашу, теряет 4 золота или удаляет всех своих Советников; первым выбирает последний игрок. Нет Советника — только золото; есть Советник, но меньше 4 золота — только Советники.
card-mit = Массачусетский технологический институт
    .text = Каждый раз, купив Здание, можете бесплатно разместить на нём 1 работника.
card-statue_of_liberty = Статуя Свободы
    .text = В конце игры: ещё +2 ПО, если у вас больше всех работников на картах и в зоне ресурсов.

## Advisors, age I

card-saint_augustine = Святой Августин
    .text = Производство: +2 книги, если у вас наибольшая стабильность.
card-hatshepsut = Хатшепсут
    .text = Каждый раз, когда вы достраиваете Чудо: +3 книги.
card-augustus = Август
    .text = Производство: +2 камня, если у вас наибольшая мощь.
card-qin_shi_huang = Цинь Шихуанди
    .text = Удалите эту карту, как только ваша стабильность окажется наименьшей (в том числе при ничьей).
card-boudica = Боудикка
    .text = Удалите эту карту, как только у вас окажется работник на Военной карте или если он там уже есть. Мощь из других источников не важна.
card-archimedes = Архимед
    .text = 1 личный архитектор каждый раунд; первый — сразу при покупке.
card-cyrus_the_great = Кир Великий
    .text = Производство: +3 золота, если в этом раунде вы купили Колонию (один раз, сколько бы их ни было).
card-sun_tzu = Сунь-цзы
    .text = В свой первый ход раунда совершите 2 действия, если Сунь-цзы у вас уже к началу этого хода. Если спасуете первым же действием, второго не будет.
card-hannibal = Ганнибал
    .text = +1 к рейду, пока у вас есть работник на Военной карте. Другие нации платят за каждую Битву на 1 золото больше.
card-buddha = Будда
    .text = Пропустите свой первый ход раунда, если Будда у вас уже к началу этого хода: нельзя ни действовать, ни снимать работников. Пасом это не считается.

## Advisors, age II

card-thomas_aquino = Фома Аквинский
    .text = Производство: +4 книги, если у вас наибольшая стабильность.
card-harald_hardrada = Харальд Суровый
    .text = Удалите эту карту, как только ваша мощь окажется наименьшей (в том числе при ничьей).
card-sejong_the_great = Седжон Великий
    .text = Каждый раз при покупке Золотого Века: +2 камня, ещё до его эффекта.
card-anna_komnene = Анна Комнина
    .text = Производство: не платите ресурсы на содержание работников на Военных картах. Потеря стабильности от них остаётся.
card-mansa_musa = Манса Муса
    .text = Каждый раз, когда по своей воле платите последнее золото, получите 2 книги и 1 еду. Вынужденные потери и плата за самого Мансу Мусу не считаются.
card-eleanor_of_aquitaine = Алиенора Аквитанская
    .text = Производство: +5 золота, если в этом раунде вы купили Колонию (один раз, сколько бы их ни было).
card-abu_bakr = Абу Бакр
    .text = Каждый раз при покупке Битвы: +2 книги.
card-alhazen = Альхазен
    .text = Действие, раз за раунд: поменяйте местами любые две карты на поле Прогресса; их цена зависит от нового места.
card-genghis_khan = Чингисхан
    .text = Все нации, включая вашу: −3 к стабильности.
card-marco_polo = Марко Поло
    .text = Действие, раз за раунд: заплатите 2 еды или 2 камня (смешивать нельзя) и получите 4 золота.

## Advisors, age III

card-montezuma = Монтесума
    .text = Каждый раз при покупке Войны или Битвы: +3 книги.
card-galileo_galilei = Галилео Галилей
    .text = Действие, раз за раунд: купите Золотой Век или Чудо Света из любого ряда за 0 золота. В остальном это обычная покупка.
card-isabella = Изабелла
    .text = Производство: +3 золота за каждую вашу Колонию Возрождения.
card-elizabeth = Елизавета
    .text = На шаге Войны ваша мощь считается на 8 больше, но только чтобы узнать, терпите ли вы поражение.
card-pocahontas = Покахонтас
    .text = Все Колонии требуют на 4 мощи больше, от вас тоже.
card-martin_luther = Мартин Лютер
    .text = Каждая нация, побеждённая в Войне, включая вашу, теряет ещё 4 еды. Стабильность уменьшает общую потерю; по каким ресурсам — решает побеждённый.
card-tokugawa = Токугава
    .text = Производство: +2 камня за каждое ваше Здание и каждую Военную карту текущей эпохи, с работниками или без.
card-peter_the_great = Пётр Великий
    .text = Производство: +5 камня, +5 золота или +5 книг на выбор, если в этом раунде купили Войну и ваша мощь больше мощи Войны (равной мало).
card-niccolo_machiavelli = Никколо Макиавелли
    .text = Когда открывают новые События: откройте 2 карты вместо одной, покажите всем, одну оставьте, другую удалите.
card-suleiman_i = Сулейман I
    .text = Действие, если у вас наибольшая мощь: возьмите 1 работника. Сколько угодно раз за раунд.

## Advisors, age IV

card-florence_nightingale = Флоренс Найтингейл
    .text = Вы не теряете ПО за нехватку ресурсов. Недостающее всё равно возмещайте книгами или другими ресурсами.
card-frederick_the_great = Фридрих Великий
    .text = Размещение на Военной карте стоит вам на 2 камня меньше, но не меньше 1.
card-marie_antoinette = Мария-Антуанетта
card-lin_zexu = Линь Цзэсюй
    .text = Производство: −8 книг, если у вас наименьшая мощь (в том числе при ничьей).
card-marie_curie = Мария Кюри
    .text = 2 личных архитектора каждый раунд; первые два — сразу при покупке.
card-abraham_lincoln = Авраам Линкольн
    .text = Действие: возьмите 1 работника. Сколько угодно раз за раунд.
card-benjamin_disraeli = Бенджамин Дизраэли
    .text = Производство: +8 еды, если в этом раунде вы купили Колонию (один раз, сколько бы их ни было).
card-alfred_nobel = Альфред Нобель
    .text = Вам нельзя покупать Войны. Производство: +3 камня за каждого вашего работника на Зданиях Нового времени.
card-simon_bolivar = Симон Боливар
    .text = Действие: удалите одну свою Колонию и получите 4 золота и 4 камня. Сколько угодно раз за раунд.
card-shaka_zulu = Чака Зулу
    .text = Каждый раз, когда другая нация покупает Колонию, она получает 5 камня.

## Starting cards, printed on the boards

card-start_temple = Храм
card-start_quarry = Каменоломня
card-start_axeman = Воин с топором
card-start_farm = Ферма
card-start_caravan = Караван
card-start_pagoda = Пагода
card-start_brewery = Пивоварня
card-start_hoplite = Гоплит
card-start_lyceum = Ликей
card-start_ziggurat = Зиккурат
card-start_legionary = Легионер
card-start_aqueduct = Акведук
card-start_pyramids = Пирамиды

## Promo

card-grand_duchy_of_finland = Великое герцогство Финляндское
    .text = Действие, раз за раунд: пропустите ход, не пасуя.

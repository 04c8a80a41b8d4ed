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
        [one] { $n } їжу
       *[many] { $n } їжі
    }
    .sign =
    { $n ->
        [one] { $n } їжа
       *[many] { $n } їжі
    }
amount-stone =
    { $n ->
        [one] { $n } камінь
        [few] { $n } камені
       *[many] { $n } каменів
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
        [one] { $n } міць
       *[many] { $n } моці
    }
    .sign = { $n } до моці
amount-stability =
    { $n ->
        [one] { $n } стабільність
       *[many] { $n } стабільності
    }
    .sign = { $n } до стабільності

## Composed texts
## $effects is a list of signed amounts.

text-plus = +{ $amount }
text-minus = −{ $amount }
text-nothing = без змін
text-deploy = Розміщення: { amount-stone.sign }.
text-worker = Кожен робітник: { $effects }.
text-raid = Рейд: { $n }.
# $vp lists what the first worker brings, the second …
text-worker-vp =
    { $workers ->
        [1] Наприкінці гри: { $vp } ПО за першого робітника.
       *[other] Наприкінці гри: { $vp } ПО за перших { $workers } робітників.
    }
text-required = Вимагає { amount-strength }.
text-at-once = { $effects }.
text-production = Виробництво: { $effects }.
text-stages = Етапи (камінь): { $stages }.
text-vp = Наприкінці гри: +{ amount-vp.sign }.
# The VP is the same on every War.
text-war = Нації, слабші за Війну, втрачають 1 ПО та { $amount }. Стабільність зменшує втрату ресурсів, але не ПО.
text-battle = Отримайте книги, їжу або камінь (щось одне) за значенням рейду. Потрібен робітник на Військовій карті.
text-golden-age =
    { $price ->
        [1] Отримайте { $amount } або заплатіть 1 будь-який ресурс за 1 ПО.
        [few] Отримайте { $amount } або заплатіть { $price } ресурси в будь-якому поєднанні за 1 ПО.
       *[many] Отримайте { $amount } або заплатіть { $price } ресурсів у будь-якому поєднанні за 1 ПО.
    }
text-tile = Суперник: міць { $strength }, стабільність { $stability }, книги +{ $books }. Голод: { $famine }. Архітектори: { $architects }.
text-die = Якщо за суперника випало 1–4, вилучаються всі карти цього стовпця; якщо 5 або 6, у нього { $gain }.

## Kinds, ages, levels, goods

kind-building = Будівля
kind-military = Військова карта
kind-colony = Колонія
kind-war = Війна
kind-battle = Битва
kind-golden_age = Золота доба
kind-wonder = Диво світу
kind-advisor = Радник
age-1 = Античність
age-2 = Середньовіччя
age-3 = Відродження
age-4 = Новий час
level-basic = Початковий рівень
level-advanced = Середній рівень
level-expert = Високий рівень
level-promo = Промокарта
level-printed = Надруковано на планшеті
good-gold = золото
good-food = їжа
good-stone = камінь
good-books = книги
good-vp = ПО
good-strength = міць
good-stability = стабільність

## Buildings, age I

card-synagogue = Синагога
card-brewery = Броварня
card-lyceum = Лікей
card-ziggurat = Зикурат
card-city_wall = Міський мур
card-aqueduct = Акведук
card-forum = Форум
card-lighthouse = Маяк
card-mine = Копальня
card-pagoda = Пагода
card-granary = Комора
card-forge = Кузня
card-library = Бібліотека
card-confucian_academy = Конфуціанська академія

## Buildings, age II

card-cathedral = Собор
card-windmill = Вітряк
card-madrasa = Медресе
card-university = Університет
card-market = Ринок
card-watermill = Водяний млин
card-monastery = Монастир
card-mosque = Мечеть
card-ball_court = Майданчик для гри в м’яч
card-castle = Замок
card-guild_hall = Дім гільдій
card-hippodrome = Іподром
card-ocean_fishing = Океанське рибальство
card-mint = Монетний двір

## Buildings, age III

card-parliament = Парламент
card-dike = Дамба
card-sawmill = Лісопильня
card-courthouse = Суд
card-colonial_trading = Колоніальна торгівля
card-theatre = Театр
card-observatory = Обсерваторія
card-terrace_farming = Терасне землеробство
card-shipyard = Корабельня
card-sacrificial_altar = Жертовник
card-bank = Банк
card-hammam = Хамам
card-chateau = Шато
card-printing_press = Друкарський верстат

## Buildings, age IV

card-hospital = Лікарня
card-urban_center = Міський центр
card-zeppelin = Цепелін
card-voortrekker = Фуртрекери
card-railroad = Залізниця
card-penal_colony = Каторга
card-hydro_plant = Гідроелектростанція
card-factory = Фабрика
card-engineering_school = Інженерна школа
card-sewer_system = Каналізація
card-stock_exchange = Фондова біржа
card-radio = Радіо
card-coal_mine = Вугільна шахта
card-national_park = Національний парк

## Military, age I

card-chariot = Колісниця
card-hoplite = Гопліт
card-immortal = Безсмертний
card-legionary = Легіонер
card-archer = Лучник
card-trireme = Трирема
card-elephant = Бойовий слон
card-phalanx = Фаланга

## Military, age II

card-camel_archer = Лучник на верблюді
card-cho_ko_nu = Чо-ко-ну
card-horse_archer = Кінний лучник
card-longships = Дракари
card-knight = Лицар
card-longbowman = Стрілець із довгого лука
card-cataphract = Катафракт
card-greek_fire_galley = Галера з грецьким вогнем

## Military, age III

card-samurai = Самурай
card-conquistador = Конкістадор
card-jaguar_warrior = Воїн-ягуар
card-redcoat = Червоний мундир
card-ranger = Рейнджер
card-frigate = Фрегат
card-hakkapeliitta = Гакапеліт
card-mercenary = Найманець

## Military, age IV

card-hussar = Гусар
card-rifleman = Стрілець
card-cossack = Козак
card-cavalry = Кавалерія
card-conscript = Призовник
card-submarine = Підводний човен
card-dreadnought = Дредноут
card-machine_gunner = Кулеметник

## Colonies, age I

card-macedonia = Македонія
card-nubia = Нубія
card-israel = Ізраїль
card-hispania = Іспанія
card-babylonia = Вавилонія
card-gaul = Галлія
card-armenia = Вірменія
card-hindu_kush = Гіндукуш

## Colonies, age II

card-greenland = Гренландія
card-tibet = Тибет
card-lombardy = Ломбардія
card-sicily = Сицилія
card-prussia = Пруссія
card-england = Англія
card-saharan_trade = Транссахарська торгівля
card-crusader_states = Держави хрестоносців

## Colonies, age III

card-quebec = Квебек
card-incan_empire = Імперія інків
card-south_africa = Південна Африка
card-aztec_empire = Імперія ацтеків
card-brazil = Бразилія
card-philippines = Філіппіни
card-virginia = Вірджинія
card-the_caribbean = Кариби

## Colonies, age IV

card-india = Індія
card-ostafrika = Німецька Східна Африка
card-nigeria = Нігерія
card-congo = Конго
card-algeria = Алжир
card-hong_kong = Гонконг
card-libya = Лівія
card-australia = Австралія

## Wars, age I

card-hunnic_invasions = Навала гунів
card-wars_of_alexander = Війни Александра Македонського
card-peloponnesian_war = Пелопоннеська війна
card-warring_states = Боротьба царств
card-war_three_kingdoms = Трицарство
card-parthian_wars = Парфянські війни
card-punic_wars = Пунічні війни
card-hyksos_invasion = Вторгнення гіксосів

## Wars, age II

card-hundred_years_war = Столітня війна
card-byzantine_arab_war = Арабо-візантійська війна
card-first_crusade = Перший хрестовий похід
card-reconquista = Реконкіста
card-war_of_the_roses = Війна Червоної та Білої троянд
card-viking_raids = Набіги вікінгів
card-mongol_invasions = Навала монголів
card-vandalic_war = Вандальська війна

## Wars, age III

card-war_of_jenkins_ear = Війна за вухо Дженкінса
card-mughal_invasion = Вторгнення Моголів
card-imjin_war = Імджинська війна
card-great_northern_war = Велика Північна війна
card-cortes_expedition = Експедиція Кортеса
card-dutch_liberation_war = Війна за незалежність Нідерландів
card-war_of_cyprus = Кіпрська війна
card-thirty_years_war = Тридцятирічна війна

## Wars, age IV

card-franco_prussian_war = Франко-прусська війна
card-second_boer_war = Друга англо-бурська війна
card-opium_war = Опіумна війна
card-balkan_wars = Балканські війни
card-napoleonic_war = Наполеонівські війни
card-anglo_afghan_war = Англо-афганська війна
card-american_civil_war = Громадянська війна у США
card-crimean_war = Кримська війна

## Battles, age I

card-battle_of_cannae = Битва під Каннами
card-battle_of_kadesh = Битва під Кадешем
card-siege_of_troy = Облога Трої
card-siege_of_alesia = Облога Алезії
card-battle_of_thermopylae = Битва під Фермопілами
card-milvian_bridge = Мульвійський міст
card-crossing_the_alps = Перехід через Альпи
card-battle_of_issus = Битва під Іссом

## Battles, age II

card-battle_of_poitiers = Битва під Пуатьє
card-battle_of_hastings = Битва під Гастінгсом
card-battle_of_tannenberg = Грюнвальдська битва
card-battle_of_agincourt = Битва під Азенкуром
card-the_horns_of_hattin = Роги Хаттіна
card-battle_of_manzikert = Битва під Манцикертом
card-siege_of_constantinople = Облога Константинополя
card-battle_of_ain_jalut = Битва під Айн-Джалутом

## Battles, age III

card-siege_of_rhodes = Облога Родосу
card-fall_of_constantinople = Падіння Константинополя
card-la_noche_triste = Ніч печалі
card-battle_of_poltava = Полтавська битва
card-battle_of_noryang = Битва в протоці Норян
card-battle_of_cajamarca = Битва під Кахамаркою
card-fall_of_louisburg = Падіння Луїсбурга
card-siege_of_vienna = Облога Відня

## Battles, age IV

card-battle_of_waterloo = Битва під Ватерлоо
card-surrender_at_yorktown = Капітуляція під Йорктауном
card-battle_of_tsushima = Цусімська битва
card-fashoda_incident = Фашодський інцидент
card-battle_of_austerlitz = Битва під Аустерліцом
card-battle_of_borodino = Бородінська битва
card-battle_of_balaclava = Балаклавська битва
card-battle_of_trafalgar = Трафальгарська битва

## Golden Ages, age I

card-iron_working = Обробка заліза
card-map_making = Картографія
card-aeneid = Енеїда
card-the_bible = Біблія
card-silk = Шовк
card-the_odyssey = Одіссея
card-mahabharata = Магабгарата
card-coinage = Карбування монет

## Golden Ages, age II

card-heavy_plough = Важкий плуг
card-divina_commedia = Божественна комедія
card-compass = Компас
card-magna_carta = Велика хартія вольностей
card-ga_three_kingdoms = Трицарство
card-spectacles = Окуляри
card-the_quoran = Коран
card-gunpowder = Порох

## Golden Ages, age III

card-romeo_and_juliet = Ромео і Джульєтта
card-gutenberg_bible = Біблія Гутенберга
card-microscope = Мікроскоп
card-clocks = Годинники
card-telescope = Телескоп
card-don_quixote = Дон Кіхот
card-thermometer = Термометр
card-principia = Математичні начала

## Golden Ages, age IV

card-dynamite = Динаміт
card-vaccine = Вакцина
card-origin_of_species = Походження видів
card-das_kapital = Капітал
card-candide = Кандід
card-electricity = Електрика
card-kalevala = Калевала
card-spinning_jenny = Прядка «Дженні»

## Wonders, age I

card-pyramids = Піраміди
card-stonehenge = Стоунгендж
    .text = Коли збудовано: +6 книг, +4 їжі.
card-colosseum = Колізей
    .text = Коли збудовано: втратьте 2 їжі, навіть якщо її немає (за правилами нестачі).
card-hanging_gardens = Висячі сади
card-the_oracle = Оракул
card-sphinx = Сфінкс
    .text = Щоразу, коли ви добудовуєте інше Диво: +5 каменів, навіть якщо воно накриє Сфінкса.
card-great_lighthouse = Великий маяк
    .text = Щоразу, заплативши за карту рівно 3 золота, отримайте 1 книгу.
card-petra = Петра
    .text = Дія, раз на раунд: заплатіть 1 їжу й отримайте 3 книги, 3 золота або 3 камені.
card-terracotta_army = Теракотова армія
    .text = Коли збудовано: найменш стабільні нації (ваша не виняток) втрачають по 4 золота.
card-solomons_temple = Храм Соломона
    .text = Наприкінці кожної епохи: +1 ПО. Вилучіть цю карту, якщо зазнали поразки у Війні.

## Wonders, age II

card-notre_dame = Нотр-Дам
    .text = Виробництво: ще +3 книги, якщо у вас найбільша стабільність.
card-alhambra = Альгамбра
    .text = 1 особистий архітектор кожного раунду; перший — одразу після побудови.
card-sankore_university = Університет Санкоре
    .text = Коли збудовано: +8 книг.
card-porcelain_tower = Порцелянова вежа
    .text = Вміщує ще одного Радника. Купивши Радника, покладіть його на місце Радника або на Вежу; попередній Радник звідти вилучається. Якщо Вежу накрили чи вилучили, її Радник вилучається теж.
card-chichen_itza = Чичен-Іца
    .text = Щоразу, коли купуєте Війну: +1 ПО.
card-moai_statues = Статуї моаї
    .text = Коли збудовано: +12 каменів.
card-angkor_wat = Ангкор-Ват
    .text = Виробництво: −4 книги, якщо у вас найменша міць (зокрема за нічиєї).
card-krak_des_chevaliers = Крак-де-Шевальє
card-great_wall = Великий мур
    .text = Якщо цього раунду ви спасували першим, поразка у Війні не забирає у вас ПО. Ресурси та ПО за їх нестачу втрачаєте як завжди.
card-piazza_san_marco = Площа Святого Марка
    .text = Дія, раз на раунд: заплатіть 2 золота й отримайте 5 книг, 5 їжі або 5 каменів.

## Wonders, age III

card-sistine_chapel = Сикстинська капела
    .text = Щоразу, коли наймаєте архітектора (спільного, особистого чи безплатного): +3 книги. За етапи самої Капели — нічого.
card-versailles = Версаль
    .text = Коли збудовано: до кінця раунду, навіть якщо Версаль накрито, у будь-якому порівнянні ваша стабільність найменша, як під час повстання, але без його штрафу. Втрати у Війні зменшує справжня стабільність.
card-taj_mahal = Тадж-Махал
    .text = Коли збудовано: +15 книг.
card-machu_picchu = Мачу-Пікчу
card-royal_society = Королівське товариство
    .text = Дія, раз на раунд: безплатно розмістіть 1 робітника.
card-uraniborg = Ураніборг
    .text = Бонус до Золотої доби: 2. Отримайте на 2 ресурси більше або заплатіть за ПО на 2 менше. Бонуси додаються.
card-potala_palace = Палац Потала
    .text = Наприкінці гри: ще +1 ПО за кожного вашого Радника.
card-forbidden_palace = Заборонений палац
    .text = Коли пасуєте першим: +1 ПО.
card-himeji_castle = Замок Хімедзі
    .text = Щоразу, замінивши Будівлю Будівлею пізнішої епохи, отримайте 4 камені. Надруковані на планшеті Будівлі старші за всі епохи.
card-red_fort = Червоний форт
    .text = Щоразу, заплативши за карту рівно 1 золото, отримайте 2 їжі.

## Wonders, age IV

card-darwins_voyage = Подорож Дарвіна
    .text = Коли збудовано: +15 золота.
card-suez_canal = Суецький канал
card-ford_motor_company = Автозавод Форда
card-south_pole_expedition = Експедиція до Південного полюса
    .text = Коли збудовано: втратьте 5 їжі, навіть якщо її немає (за правилами нестачі).
card-big_ben = Біг-Бен
    .text = Наприкінці гри: ще +1 ПО за кожну вашу Колонію Нового часу.
card-british_museum = Британський музей
    .text = Коли збудовано: найслабші нації (ваша не виняток) втрачають по 10 книг.
card-brandenburg_gate = Бранденбурзькі ворота
    .text = Коли збудовано: найсильніша нація, ваша чи чужа, отримує 6 золота та 6 каменів.
card-titanic = Титанік
    .text = Коли збудовано: кожна нація, зокрема ваша, втрачає 4 золота або вилучає всіх своїх Радників; першим вибирає останній гравець. Немає Радника — лише золото; є Радник, але менше 4 золота — лише Радники.
card-mit = Массачусетський технологічний інститут
    .text = Щоразу, купивши Будівлю, можете безплатно розмістити на ній 1 робітника.
card-statue_of_liberty = Статуя Свободи
    .text = Наприкінці гри: ще +2 ПО, якщо у вас найбільше робітників на картах і в зоні ресурсів.

## Advisors, age I

card-saint_augustine = Святий Августин
    .text = Виробництво: +2 книги, якщо у вас найбільша стабільність.
card-hatshepsut = Хатшепсут
    .text = Щоразу, коли ви добудовуєте Диво: +3 книги.
card-augustus = Август
    .text = Виробництво: +2 камені, якщо у вас найбільша міць.
card-qin_shi_huang = Цінь Шихуанді
    .text = Вилучіть цю карту, щойно ваша стабільність виявиться найменшою (зокрема за нічиєї).
card-boudica = Боудікка
    .text = Вилучіть цю карту, щойно у вас з’явиться робітник на Військовій карті або якщо він там уже є. Міць з інших джерел не має значення.
card-archimedes = Архімед
    .text = 1 особистий архітектор кожного раунду; перший — одразу під час купівлі.
card-cyrus_the_great = Кір Великий
    .text = Виробництво: +3 золота, якщо цього раунду ви купили Колонію (один раз, хоч би скільки їх було).
card-sun_tzu = Сунь-цзи
    .text = У свій перший хід раунду виконайте 2 дії, якщо Сунь-цзи у вас уже на початку цього ходу. Якщо спасуєте першою ж дією, другої не буде.
card-hannibal = Ганнібал
    .text = +1 до рейду, поки маєте робітника на Військовій карті. Інші нації платять за кожну Битву на 1 золото більше.
card-buddha = Будда
    .text = Пропустіть свій перший хід раунду, якщо Будда у вас уже на початку цього ходу: не можна ні діяти, ні знімати робітників. Пасом це не вважається.

## Advisors, age II

card-thomas_aquino = Тома Аквінський
    .text = Виробництво: +4 книги, якщо у вас найбільша стабільність.
card-harald_hardrada = Гаральд Суворий
    .text = Вилучіть цю карту, щойно ваша міць виявиться найменшою (зокрема за нічиєї).
card-sejong_the_great = Седжон Великий
    .text = Щоразу, коли купуєте Золоту добу: +2 камені, ще до її ефекту.
card-anna_komnene = Анна Комніна
    .text = Виробництво: не платіть ресурси за утримання робітників на Військових картах. Втрата стабільності від них лишається.
card-mansa_musa = Манса Муса
    .text = Щоразу, коли з власної волі сплачуєте останнє золото, отримайте 2 книги та 1 їжу. Вимушені втрати й плата за самого Мансу Мусу не враховуються.
card-eleanor_of_aquitaine = Алієнора Аквітанська
    .text = Виробництво: +5 золота, якщо цього раунду ви купили Колонію (один раз, хоч би скільки їх було).
card-abu_bakr = Абу Бакр
    .text = Щоразу, коли купуєте Битву: +2 книги.
card-alhazen = Альгазен
    .text = Дія, раз на раунд: поміняйте місцями будь-які дві карти на полі Прогресу; їхня ціна залежить від нового місця.
card-genghis_khan = Чингісхан
    .text = Усі нації, зокрема ваша: −3 до стабільності.
card-marco_polo = Марко Поло
    .text = Дія, раз на раунд: заплатіть 2 їжі або 2 камені (змішувати не можна) й отримайте 4 золота.

## Advisors, age III

card-montezuma = Монтесума
    .text = Щоразу, коли купуєте Війну чи Битву: +3 книги.
card-galileo_galilei = Галілео Галілей
    .text = Дія, раз на раунд: купіть Золоту добу або Диво світу з будь-якого ряду за 0 золота. Решта — як за звичайної купівлі.
card-isabella = Ізабелла
    .text = Виробництво: +3 золота за кожну вашу Колонію Відродження.
card-elizabeth = Єлизавета
    .text = На кроці Війни ваша міць вважається на 8 більшою, але лише щоб визначити, чи зазнаєте ви поразки.
card-pocahontas = Покахонтас
    .text = Усі Колонії вимагають на 4 моці більше, від вас теж.
card-martin_luther = Мартін Лютер
    .text = Кожна нація, переможена у Війні, зокрема ваша, втрачає ще 4 їжі. Стабільність зменшує загальну втрату; за якими ресурсами — вирішує переможений.
card-tokugawa = Токуґава
    .text = Виробництво: +2 камені за кожну вашу Будівлю та кожну Військову карту поточної епохи, з робітниками чи без.
card-peter_the_great = Петро Великий
    .text = Виробництво: +5 каменів, +5 золота або +5 книг на вибір, якщо цього раунду купили Війну і ваша міць більша за міць Війни (рівної замало).
card-niccolo_machiavelli = Нікколо Макіавеллі
    .text = Коли відкривають нові Події: відкрийте 2 карти замість однієї, покажіть усім, одну залиште, другу вилучіть.
card-suleiman_i = Сулейман I
    .text = Дія, якщо у вас найбільша міць: візьміть 1 робітника. Скільки завгодно разів на раунд.

## Advisors, age IV

card-florence_nightingale = Флоренс Найтінгейл
    .text = Ви не втрачаєте ПО за нестачу ресурсів. Те, чого бракує, все одно відшкодовуйте книгами чи іншими ресурсами.
card-frederick_the_great = Фрідріх Великий
    .text = Розміщення на Військовій карті коштує вам на 2 камені менше, але не менше ніж 1.
card-marie_antoinette = Марія-Антуанетта
card-lin_zexu = Лінь Цзесюй
    .text = Виробництво: −8 книг, якщо у вас найменша міць (зокрема за нічиєї).
card-marie_curie = Марія Кюрі
    .text = 2 особисті архітектори кожного раунду; перші два — одразу під час купівлі.
card-abraham_lincoln = Авраам Лінкольн
    .text = Дія: візьміть 1 робітника. Скільки завгодно разів на раунд.
card-benjamin_disraeli = Бенджамін Дізраелі
    .text = Виробництво: +8 їжі, якщо цього раунду ви купили Колонію (один раз, хоч би скільки їх було).
card-alfred_nobel = Альфред Нобель
    .text = Вам не можна купувати Війни. Виробництво: +3 камені за кожного вашого робітника на Будівлях Нового часу.
card-simon_bolivar = Симон Болівар
    .text = Дія: вилучіть одну свою Колонію й отримайте 4 золота та 4 камені. Скільки завгодно разів на раунд.
card-shaka_zulu = Чака Зулу
    .text = Щоразу, коли інша нація купує Колонію, вона отримує 5 каменів.

## Starting cards, printed on the boards

card-start_temple = Храм
card-start_quarry = Каменоломня
card-start_axeman = Воїн із сокирою
card-start_farm = Ферма
card-start_caravan = Караван
card-start_pagoda = Пагода
card-start_brewery = Броварня
card-start_hoplite = Гопліт
card-start_lyceum = Лікей
card-start_ziggurat = Зикурат
card-start_legionary = Легіонер
card-start_aqueduct = Акведук
card-start_pyramids = Піраміди

## Promo

card-grand_duchy_of_finland = Велике князівство Фінляндське
    .text = Дія, раз на раунд: пропустіть хід, не пасуючи.

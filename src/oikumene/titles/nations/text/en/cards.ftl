## Amounts
## They stand after a verb such as gain, lose, pay; .sign stands after a sign or a colon. $n is
## never negative.

amount-gold = { $n } gold
    .sign = { amount-gold }
amount-food = { $n } food
    .sign = { amount-food }
amount-stone = { $n } stone
    .sign = { amount-stone }
amount-books =
    { $n ->
        [one] { $n } book
       *[other] { $n } books
    }
    .sign = { amount-books }
amount-vp = { $n } VP
    .sign = { amount-vp }
amount-strength = { $n } strength
    .sign = { amount-strength }
amount-stability = { $n } stability
    .sign = { amount-stability }

## Composed texts
## $effects is a list of signed amounts.

text-plus = +{ $amount }
text-minus = −{ $amount }
text-nothing = no change
text-deploy = Deploy: { amount-stone.sign }.
text-worker = Each worker: { $effects }.
text-raid = Raid: { $n }.
# $vp lists what the first worker brings, the second …
text-worker-vp =
    { $workers ->
        [1] Scoring: { $vp } VP for the first worker.
       *[other] Scoring: { $vp } VP for the first { $workers } workers.
    }
text-required = Requires { amount-strength }.
text-at-once = { $effects }.
text-production = Production: { $effects }.
text-stages = Stages (stone): { $stages }.
text-vp = Scoring: +{ amount-vp.sign }.
# The VP is the same on every War.
text-war = Nations weaker than the War lose 1 VP and { $amount }. Stability reduces the loss of resources, never that of the VP.
text-battle = Gain your raid value in books, food or stone (one of them). You need a worker on a Military card.
text-golden-age =
    { $price ->
        [1] Gain { $amount }, or pay any 1 resource for 1 VP.
       *[other] Gain { $amount }, or pay { $price } resources in any mix for 1 VP.
    }
text-tile = Opponent: strength { $strength }, stability { $stability }, books +{ $books }. Famine: { $famine }. Architects: { $architects }.
text-die = If the opponent rolls 1–4, all cards in that column are removed; on a 5 or 6 it gets { $gain }.

## Kinds, ages, levels, goods

kind-building = Building
kind-military = Military
kind-colony = Colony
kind-war = War
kind-battle = Battle
kind-golden_age = Golden Age
kind-wonder = Wonder
kind-advisor = Advisor
age-1 = Antiquity
age-2 = Medieval
age-3 = Renaissance
age-4 = Industrial
level-basic = Basic
level-advanced = Advanced
level-expert = Expert
level-promo = Promo
level-printed = Printed on the board
good-gold = gold
good-food = food
good-stone = stone
good-books = books
good-vp = VP
good-strength = strength
good-stability = stability

## Buildings, age I

card-synagogue = Synagogue
card-brewery = Brewery
card-lyceum = Lyceum
card-ziggurat = Ziggurat
card-city_wall = City Wall
card-aqueduct = Aqueduct
card-forum = Forum
card-lighthouse = Lighthouse
card-mine = Mine
card-pagoda = Pagoda
card-granary = Granary
card-forge = Forge
card-library = Library
card-confucian_academy = Confucian Academy

## Buildings, age II

card-cathedral = Cathedral
card-windmill = Windmill
card-madrasa = Madrasa
card-university = University
card-market = Market
card-watermill = Watermill
card-monastery = Monastery
card-mosque = Mosque
card-ball_court = Ball Court
card-castle = Castle
card-guild_hall = Guild Hall
card-hippodrome = Hippodrome
card-ocean_fishing = Ocean Fishing
card-mint = Mint

## Buildings, age III

card-parliament = Parliament
card-dike = Dike
card-sawmill = Sawmill
card-courthouse = Courthouse
card-colonial_trading = Colonial Trading
card-theatre = Theatre
card-observatory = Observatory
card-terrace_farming = Terrace Farming
card-shipyard = Shipyard
card-sacrificial_altar = Sacrificial Altar
card-bank = Bank
card-hammam = Hammam
card-chateau = Château
card-printing_press = Printing Press

## Buildings, age IV

card-hospital = Hospital
card-urban_center = Urban Center
card-zeppelin = Zeppelin
card-voortrekker = Voortrekker
card-railroad = Railroad
card-penal_colony = Penal Colony
card-hydro_plant = Hydro Plant
card-factory = Factory
card-engineering_school = Engineering School
card-sewer_system = Sewer System
card-stock_exchange = Stock Exchange
card-radio = Radio
card-coal_mine = Coal Mine
card-national_park = National Park

## Military, age I

card-chariot = Chariot
card-hoplite = Hoplite
card-immortal = Immortal
card-legionary = Legionary
card-archer = Archer
card-trireme = Trireme
card-elephant = Elephant
card-phalanx = Phalanx

## Military, age II

card-camel_archer = Camel Archer
card-cho_ko_nu = Cho-Ko-Nu
card-horse_archer = Horse Archer
card-longships = Longships
card-knight = Knight
card-longbowman = Longbowman
card-cataphract = Cataphract
card-greek_fire_galley = Greek Fire Galley

## Military, age III

card-samurai = Samurai
card-conquistador = Conquistador
card-jaguar_warrior = Jaguar Warrior
card-redcoat = Redcoat
card-ranger = Ranger
card-frigate = Frigate
card-hakkapeliitta = Hakkapeliitta
card-mercenary = Mercenary

## Military, age IV

card-hussar = Hussar
card-rifleman = Rifleman
card-cossack = Cossack
card-cavalry = Cavalry
card-conscript = Conscript
card-submarine = Submarine
card-dreadnought = Dreadnought
card-machine_gunner = Machine Gunner

## Colonies, age I

card-macedonia = Macedonia
card-nubia = Nubia
card-israel = Israel
card-hispania = Hispania
card-babylonia = Babylonia
card-gaul = Gaul
card-armenia = Armenia
card-hindu_kush = Hindu Kush

## Colonies, age II

card-greenland = Greenland
card-tibet = Tibet
card-lombardy = Lombardy
card-sicily = Sicily
card-prussia = Prussia
card-england = England
card-saharan_trade = Saharan Trade
card-crusader_states = Crusader States

## Colonies, age III

card-quebec = Québec
card-incan_empire = Incan Empire
card-south_africa = South Africa
card-aztec_empire = Aztec Empire
card-brazil = Brazil
card-philippines = Philippines
card-virginia = Virginia
card-the_caribbean = The Caribbean

## Colonies, age IV

card-india = India
card-ostafrika = Ostafrika
card-nigeria = Nigeria
card-congo = Congo
card-algeria = Algeria
card-hong_kong = Hong Kong
card-libya = Libya
card-australia = Australia

## Wars, age I

card-hunnic_invasions = Hunnic Invasions
card-wars_of_alexander = Wars of Alexander
card-peloponnesian_war = Peloponnesian War
card-warring_states = Warring States
card-war_three_kingdoms = Three Kingdoms
card-parthian_wars = Parthian Wars
card-punic_wars = Punic Wars
card-hyksos_invasion = Hyksos Invasion

## Wars, age II

card-hundred_years_war = Hundred Years War
card-byzantine_arab_war = Byzantine-Arab War
card-first_crusade = First Crusade
card-reconquista = Reconquista
card-war_of_the_roses = War of the Roses
card-viking_raids = Viking Raids
card-mongol_invasions = Mongol Invasions
card-vandalic_war = Vandalic War

## Wars, age III

card-war_of_jenkins_ear = War of Jenkins’ Ear
card-mughal_invasion = Mughal Invasion
card-imjin_war = Imjin War
card-great_northern_war = Great Northern War
card-cortes_expedition = Cortés Expedition
card-dutch_liberation_war = Dutch Liberation War
card-war_of_cyprus = War of Cyprus
card-thirty_years_war = Thirty Years War

## Wars, age IV

card-franco_prussian_war = Franco-Prussian War
card-second_boer_war = Second Boer War
card-opium_war = Opium War
card-balkan_wars = Balkan Wars
card-napoleonic_war = Napoleonic War
card-anglo_afghan_war = Anglo-Afghan War
card-american_civil_war = American Civil War
card-crimean_war = Crimean War

## Battles, age I

card-battle_of_cannae = Battle of Cannae
card-battle_of_kadesh = Battle of Kadesh
card-siege_of_troy = Siege of Troy
card-siege_of_alesia = Siege of Alesia
card-battle_of_thermopylae = Battle of Thermopylae
card-milvian_bridge = Milvian Bridge
card-crossing_the_alps = Crossing the Alps
card-battle_of_issus = Battle of Issus

## Battles, age II

card-battle_of_poitiers = Battle of Poitiers
card-battle_of_hastings = Battle of Hastings
card-battle_of_tannenberg = Battle of Tannenberg
card-battle_of_agincourt = Battle of Agincourt
card-the_horns_of_hattin = The Horns of Hattin
card-battle_of_manzikert = Battle of Manzikert
card-siege_of_constantinople = Siege of Constantinople
card-battle_of_ain_jalut = Battle of Ain Jalut

## Battles, age III

card-siege_of_rhodes = Siege of Rhodes
card-fall_of_constantinople = Fall of Constantinople
card-la_noche_triste = La Noche Triste
card-battle_of_poltava = Battle of Poltava
card-battle_of_noryang = Battle of Noryang
card-battle_of_cajamarca = Battle of Cajamarca
card-fall_of_louisburg = Fall of Louisburg
card-siege_of_vienna = Siege of Vienna

## Battles, age IV

card-battle_of_waterloo = Battle of Waterloo
card-surrender_at_yorktown = Surrender at Yorktown
card-battle_of_tsushima = Battle of Tsushima
card-fashoda_incident = Fashoda Incident
card-battle_of_austerlitz = Battle of Austerlitz
card-battle_of_borodino = Battle of Borodino
card-battle_of_balaclava = Battle of Balaclava
card-battle_of_trafalgar = Battle of Trafalgar

## Golden Ages, age I

card-iron_working = Iron Working
card-map_making = Map Making
card-aeneid = Aeneid
card-the_bible = The Bible
card-silk = Silk
card-the_odyssey = The Odyssey
card-mahabharata = Mahabharata
card-coinage = Coinage

## Golden Ages, age II

card-heavy_plough = Heavy Plough
card-divina_commedia = Divina Commedia
card-compass = Compass
card-magna_carta = Magna Carta
card-ga_three_kingdoms = Three Kingdoms
card-spectacles = Spectacles
card-the_quoran = The Quran
card-gunpowder = Gunpowder

## Golden Ages, age III

card-romeo_and_juliet = Romeo and Juliet
card-gutenberg_bible = Gutenberg Bible
card-microscope = Microscope
card-clocks = Clocks
card-telescope = Telescope
card-don_quixote = Don Quixote
card-thermometer = Thermometer
card-principia = Principia

## Golden Ages, age IV

card-dynamite = Dynamite
card-vaccine = Vaccine
card-origin_of_species = Origin of Species
card-das_kapital = Das Kapital
card-candide = Candide
card-electricity = Electricity
card-kalevala = Kalevala
card-spinning_jenny = Spinning Jenny

## Wonders, age I

card-pyramids = Pyramids
card-stonehenge = Stonehenge
    .text = When ready: +6 books, +4 food.
card-colosseum = Colosseum
    .text = When ready: lose 2 food, even if you do not have it (shortage rules).
card-hanging_gardens = Hanging Gardens
card-the_oracle = The Oracle
card-sphinx = Sphinx
    .text = Each time another Wonder of yours becomes ready: +5 stone, even if it covers the Sphinx.
card-great_lighthouse = Great Lighthouse
    .text = Each time you pay exactly 3 gold for a card: +1 book.
card-petra = Petra
    .text = Action, once per round: pay 1 food, gain 3 books, 3 gold or 3 stone.
card-terracotta_army = Terracotta Army
    .text = When ready: the least stable nations (yours too if it is one) lose 4 gold each.
card-solomons_temple = Solomon’s Temple
    .text = At the end of each age: +1 VP. Remove it if you are defeated in a War.

## Wonders, age II

card-notre_dame = Notre Dame
    .text = Production: 3 more books if you are most stable.
card-alhambra = Alhambra
    .text = 1 private architect each round; the first one comes when it is ready.
card-sankore_university = Sankore University
    .text = When ready: +8 books.
card-porcelain_tower = Porcelain Tower
    .text = Holds one more Advisor. When you buy an Advisor, choose the advisor space or the Tower; whoever is there is removed. If the Tower is covered or removed, its Advisor goes too.
card-chichen_itza = Chichen Itza
    .text = Each time you buy a War: +1 VP.
card-moai_statues = Moai Statues
    .text = When ready: +12 stone.
card-angkor_wat = Angkor Wat
    .text = Production: −4 books if you are weakest (ties count).
card-krak_des_chevaliers = Krak des Chevaliers
card-great_wall = Great Wall
    .text = If you passed first this round, a defeat in the War costs you no VP. Resources, and VP for lacking them, are lost as usual.
card-piazza_san_marco = Piazza San Marco
    .text = Action, once per round: pay 2 gold, gain 5 books, 5 food or 5 stone.

## Wonders, age III

card-sistine_chapel = Sistine Chapel
    .text = Each time you hire an architect (public, private or free): +3 books. Its own stages give nothing.
card-versailles = Versailles
    .text = When ready: until the end of the round, even if it is covered, you count as least stable in every comparison, as if in revolt but without its penalty. Your real stability still reduces War losses.
card-taj_mahal = Taj Mahal
    .text = When ready: +15 books.
card-machu_picchu = Machu Picchu
card-royal_society = Royal Society
    .text = Action, once per round: deploy 1 worker for no stone.
card-uraniborg = Uraniborg
    .text = Golden Age bonus 2: gain 2 resources more, or pay 2 less for the VP. Bonuses add up.
card-potala_palace = Potala Palace
    .text = Scoring: 1 more VP for each Advisor you have.
card-forbidden_palace = Forbidden Palace
    .text = When you pass first: +1 VP.
card-himeji_castle = Himeji Castle
    .text = Each time you replace a Building with a Building of a later age: +4 stone. Buildings printed on the board are older than every age.
card-red_fort = Red Fort
    .text = Each time you pay exactly 1 gold for a card: +2 food.

## Wonders, age IV

card-darwins_voyage = Darwin’s Voyage
    .text = When ready: +15 gold.
card-suez_canal = Suez Canal
card-ford_motor_company = Ford Motor Company
card-south_pole_expedition = South Pole Expedition
    .text = When ready: lose 5 food, even if you do not have it (shortage rules).
card-big_ben = Big Ben
    .text = Scoring: 1 more VP for each Industrial Colony you have.
card-british_museum = British Museum
    .text = When ready: the weakest nations (yours too if it is one) lose 10 books each.
card-brandenburg_gate = Brandenburg Gate
    .text = When ready: the strongest nation, yours or another, gains 6 gold and 6 stone.
card-titanic = Titanic
    .text = When ready: every nation, yours too, loses 4 gold or removes all its Advisors; the last player chooses first. Without an Advisor it must lose the gold; with one but less than 4 gold it must remove the Advisors.
card-mit = MIT
    .text = Each time you buy a Building, you may deploy 1 worker on it for no stone.
card-statue_of_liberty = Statue of Liberty
    .text = Scoring: 2 more VP if you have the most workers on cards and in the area together.

## Advisors, age I

card-saint_augustine = Saint Augustine
    .text = Production: +2 books if you are most stable.
card-hatshepsut = Hatshepsut
    .text = Each time a Wonder of yours becomes ready: +3 books.
card-augustus = Augustus
    .text = Production: +2 stone if you are strongest.
card-qin_shi_huang = Qin Shi Huang
    .text = Remove him the moment you are least stable (ties count).
card-boudica = Boudica
    .text = Remove her the moment you have a worker on a Military card, also if one is there when you buy her. Strength from elsewhere does not matter.
card-archimedes = Archimedes
    .text = 1 private architect each round; the first one comes at once.
card-cyrus_the_great = Cyrus the Great
    .text = Production: +3 gold if you bought a Colony this round (once, however many you bought).
card-sun_tzu = Sun Tzu
    .text = Your first turn of the round has 2 actions if you already have him when it begins. Passing as the first of them ends the turn.
card-hannibal = Hannibal
    .text = +1 raid value while you have a worker on a Military card. Other nations pay 1 gold more for each Battle.
card-buddha = Buddha
    .text = Skip your first turn of the round if you already have him when it begins: no action, no undeploying, and it is not a pass.

## Advisors, age II

card-thomas_aquino = Thomas Aquinas
    .text = Production: +4 books if you are most stable.
card-harald_hardrada = Harald Hardrada
    .text = Remove him the moment you are weakest (ties count).
card-sejong_the_great = Sejong the Great
    .text = Each time you buy a Golden Age: +2 stone, before its effect.
card-anna_komnene = Anna Komnene
    .text = Production: your workers on Military cards cost no gold, food, stone or books. Their stability cost stays.
card-mansa_musa = Mansa Musa
    .text = Each time you choose to pay your last gold: gain 2 books and 1 food. Forced losses and his own price do not count.
card-eleanor_of_aquitaine = Eleanor of Aquitaine
    .text = Production: +5 gold if you bought a Colony this round (once, however many you bought).
card-abu_bakr = Abu Bakr
    .text = Each time you buy a Battle: +2 books.
card-alhazen = Alhazen
    .text = Action, once per round: swap any two cards on the Progress board; their prices follow their new places.
card-genghis_khan = Genghis Khan
    .text = All nations, yours too: −3 stability.
card-marco_polo = Marco Polo
    .text = Action, once per round: pay 2 food or 2 stone (no mix), gain 4 gold.

## Advisors, age III

card-montezuma = Montezuma
    .text = Each time you buy a War or a Battle: +3 books.
card-galileo_galilei = Galileo Galilei
    .text = Action, once per round: buy a Golden Age or a Wonder from any row for 0 gold. Otherwise it is an ordinary purchase.
card-isabella = Isabella
    .text = Production: +3 gold for each Renaissance Colony you have.
card-elizabeth = Elizabeth
    .text = In the War step your strength counts 8 higher, but only to decide whether you are defeated.
card-pocahontas = Pocahontas
    .text = Every Colony requires 4 more strength, from you too.
card-martin_luther = Martin Luther
    .text = Every nation defeated in a War, yours too, loses 4 food more. Its stability reduces the whole loss; it chooses how to split the reduction.
card-tokugawa = Tokugawa
    .text = Production: +2 stone for each Building or Military card of the current age you have, with or without workers.
card-peter_the_great = Peter the Great
    .text = Production: +5 stone, +5 gold or +5 books if a War was bought this round and your strength is higher than the War strength (equal is not enough).
card-niccolo_machiavelli = Niccolò Machiavelli
    .text = When the new event is revealed: draw 2 cards instead, show both to all, keep one and remove the other.
card-suleiman_i = Suleiman I
    .text = Action, if you are strongest: take 1 worker. No limit per round.

## Advisors, age IV

card-florence_nightingale = Florence Nightingale
    .text = You lose no VP for lacking resources. What is missing still costs books or other resources.
card-frederick_the_great = Frederick the Great
    .text = Deploying on a Military card costs you 2 stone less, but at least 1.
card-marie_antoinette = Marie Antoinette
card-lin_zexu = Lin Zexu
    .text = Production: −8 books if you are weakest (ties count).
card-marie_curie = Marie Curie
    .text = 2 private architects each round; the first two come at once.
card-abraham_lincoln = Abraham Lincoln
    .text = Action: take 1 worker. No limit per round.
card-benjamin_disraeli = Benjamin Disraeli
    .text = Production: +8 food if you bought a Colony this round (once, however many you bought).
card-alfred_nobel = Alfred Nobel
    .text = You may not buy Wars. Production: +3 stone for each worker you have on Industrial Buildings.
card-simon_bolivar = Simón Bolívar
    .text = Action: remove a Colony of yours, gain 4 gold and 4 stone. No limit per round.
card-shaka_zulu = Shaka Zulu
    .text = Each time another nation buys a Colony, that nation gains 5 stone.

## Starting cards, printed on the boards

card-start_temple = Temple
card-start_quarry = Quarry
card-start_axeman = Axeman
card-start_farm = Farm
card-start_caravan = Caravan
card-start_pagoda = Pagoda
card-start_brewery = Brewery
card-start_hoplite = Hoplite
card-start_lyceum = Lyceum
card-start_ziggurat = Ziggurat
card-start_legionary = Legionary
card-start_aqueduct = Aqueduct
card-start_pyramids = Pyramids

## Promo

card-grand_duchy_of_finland = Grand Duchy of Finland
    .text = Action, once per round: skip your turn without passing.

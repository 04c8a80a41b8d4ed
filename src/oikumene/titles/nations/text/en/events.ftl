### Event cards: each half is an event of its own. Solo tiles have names only.

## Events, age I (Antiquity)

event-rigveda = Rigveda
    .text = Every nation gains 1 book for each War and Battle it bought this round.
event-exodus = Exodus
    .text = The nation with the most food gains 4 food.
event-yellow_turban_rebellion = Yellow Turban Rebellion
    .text = The weakest nations lose 3 food each.
event-spartacus_revolt = Spartacus Revolt
    .text = The least stable nations go last and lose 1 gold each.
event-taoism = Taoism
    .text = The nation that passed first gains 3 books.
event-philosophy = Philosophy
    .text = The most stable nation gains 1 VP.
event-bread_and_games = Bread and Games
    .text = The most stable nation gains 3 food.
event-christianity = Christianity
    .text = Every nation may once pay 4 food to gain 6 books.
event-shang_oracle_bones = Shang Oracle Bones
    .text = The least stable nations lose 3 books each.
event-ionian_colonisation = Ionian Colonisation
    .text = The nation with the most food gains 3 gold.
event-attila = Attila
    .text = The weakest nations lose 3 gold each.
event-zoroastrian_revival = Zoroastrian Revival
    .text = The most stable nation chooses: it gains 4 stone, or every other nation loses 3 food. Five players: the more stable of the two chooses for both (tie: the one earlier in player order).
event-qin_unification = Qin Unification
    .text = Every nation with more strength than the War gains 1 VP. No War this round: nothing happens.
event-olympic_games = Olympic Games
    .text = The most stable nation becomes first in player order. Five players: the second most stable becomes second (tie: the two keep their relative order).
event-aryan_migration = Aryan Migration
    .text = The weakest nations lose 3 books each.
event-code_of_hammurabi = Code of Hammurabi
    .text = Every nation except the least stable ones gains 3 food.
event-hellenism = Hellenism
    .text = The strongest nation gains 2 stone; every other nation loses 2 food. If a tie leaves nobody strongest, every nation loses 2 food.
event-ashokas_conversion = Ashoka’s Conversion
    .text = Every nation may undeploy any number of workers from its Military cards and gains 2 books for each.
event-assyrian_deportations = Assyrian Deportations
    .text = The weakest nations return 1 worker each to the population track.
event-jain_asceticism = Jain Asceticism
    .text = The most stable nation gets back all VP it lost to the War this round, including VP for shortages caused by the War.
event-sea_peoples = Sea Peoples
    .text = The weakest nations choose: remove the last architect from their Wonder under construction or lose 1 VP. No architect there: lose the VP; an architect but no VP: remove the architect.
event-bronze_age_collapse = Bronze Age Collapse
    .text = Every nation that is neither strongest nor most stable loses 1 VP.
event-pax_romana = Pax Romana
    .text = The strongest nation gains 1 VP.
event-han_dynasty = Han Dynasty
    .text = The most stable nation may take 1 worker and gain 3 food: both or nothing.

## Events, age II (Medieval)

event-ecological_collapse = Ecological Collapse
    .text = Every nation chooses, last in player order first: pay 2 food or go last. When all have chosen, those who did not pay move behind the others, keeping their relative order.
event-caste_system = Caste System
    .text = The least stable nations lose 4 books each.
event-benedictine_rule = Benedictine Rule
    .text = The most stable nation gains 4 food.
event-paper_money = Paper Money
    .text = Every nation may once pay 3 food to gain 5 gold.
event-peace_of_god = Peace of God
    .text = The strongest nation gains 4 books if another nation bought a War this round.
event-council_of_clermont = Council of Clermont
    .text = Every nation gains 1 VP for each of its Medieval Colonies.
event-black_death = Black Death
    .text = Every nation returns 1 worker to the population track.
event-hunt_for_prester_john = Hunt for Prester John
    .text = The strongest nation gains 3 books.
event-imperial_examination = Imperial Examination
    .text = Every nation with a Medieval Advisor gains 1 VP.
event-justinian_code = Justinian Code
    .text = The most stable nation gains 1 VP.
event-martyrdom_of_ali = Martyrdom of Ali
    .text = The weakest nations lose 1 VP each.
event-scholasticism = Scholasticism
    .text = The most stable nation gains 3 books.
event-fourth_crusade = Fourth Crusade
    .text = The strongest nation may pay 3 gold: it then gains 1 VP and the weakest nations lose 4 books each. Five players: the stronger of the two decides (tie: the one earlier in player order); if it pays, the other may also pay 3 gold for 1 VP.
event-song_resistance = Song Resistance
    .text = The most stable nation gets back all resources and VP it lost to the War this round.
event-feudal_dues = Feudal Dues
    .text = In force as soon as it is revealed: the player order step is skipped this round.
event-hajj_from_mali = Hajj from Mali
    .text = The least stable nations discard all gold beyond 2.
event-raid_on_lindisfarne = Raid on Lindisfarne
    .text = The weakest nations lose 4 gold each.
event-iconoclasm = Iconoclasm
    .text = The least stable nations lose 2 food and 2 gold each.
event-chanson_de_roland = Chanson de Roland
    .text = The weakest nations lose 1 book each; the strongest nation gains 3 books.
event-zanj_revolt = Zanj Revolt
    .text = The least stable nations go last and lose 2 food each.
event-sack_of_baghdad = Sack of Baghdad
    .text = The weakest nations lose 5 books each.
event-hanseatic_salt_trade = Hanseatic Salt Trade
    .text = The nation with the most food gains 4 gold.
event-stupor_mundi = Stupor Mundi
    .text = The nation that bought the most Golden Ages this round gains 4 books.
event-great_schism = Great Schism
    .text = The least stable nations lose 3 gold each.

## Events, age III (Renaissance)

event-little_ice_age = Little Ice Age
    .text = Every nation chooses: lose 3 food or lose 5 books. A loss it cannot cover may be chosen only if it can cover neither.
event-city_upon_a_hill = City Upon a Hill
    .text = The most stable nation gains 6 books.
event-african_slave_trade = African Slave Trade
    .text = The weakest nations lose 1 VP each.
event-glorious_revolution = Glorious Revolution
    .text = The most stable nation may go last to gain 6 gold. Five players: the second most stable decides first (tie: the one later in player order); if both accept, it is last and the most stable last but one.
event-janissaries = Janissaries
    .text = The strongest nation may take 2 workers and gain 4 stone: all or nothing.
event-council_of_trent = Council of Trent
    .text = The most stable nation gains 5 stone.
event-crop_rotation = Crop Rotation
    .text = The most stable nation gains 6 food.
event-mercantilism = Mercantilism
    .text = Every nation may undeploy any number of workers from its Buildings and gains 2 stone for each.
event-sinking_of_the_vasa = Sinking of the Vasa
    .text = The least stable nations choose: lose 3 gold, or count as 10 strength weaker (not below 0) for Peace of Westphalia. With less than 3 gold only the second is possible.
event-peace_of_westphalia = Peace of Westphalia
    .text = The weakest nations, with the reductions of Sinking of the Vasa, lose 5 food each.
event-pilgrims = Pilgrims
    .text = The nation with the most food must take 1 worker.
event-dutch_revolt = Dutch Revolt
    .text = The least stable nations go last and lose 3 gold each.
event-spice_trade = Spice Trade
    .text = The nation with the most food gains 4 gold.
event-muntzer_revolt = Müntzer Revolt
    .text = The least stable nations go last and lose 3 stone each.
event-absolute_monarchy = Absolute Monarchy
    .text = Every nation with an Antiquity or Medieval Advisor loses 4 books.
event-salem_witch_trials = Salem Witch Trials
    .text = The least stable nations choose: lose 3 gold or remove all their Advisors. No Advisor: lose the gold; an Advisor but less than 3 gold: remove the Advisors.
event-columbian_exchange = Columbian Exchange
    .text = The strongest nation gains 3 food; the weakest nations lose 3 food each.
event-expulsion_of_jews = Expulsion of Jews
    .text = The least stable nations lose 5 gold each.
event-tulip_mania = Tulip Mania
    .text = The nation that passed last loses 1 VP.
event-kangxi_era = Kangxi Era
    .text = The most stable nation becomes first in player order and gains 3 gold. Five players: the second most stable becomes second and also gains 3 gold (tie: the two keep their relative order).
event-magellans_expedition = Magellan’s Expedition
    .text = Every nation gains 5 gold for each Colony it bought this round.
event-papal_indulgence = Papal Indulgence
    .text = The most stable nation may hire 1 architect from the guild for no stone; every other nation loses 2 gold. If a tie leaves nobody most stable, every nation loses 2 gold.
event-blackbeard = Blackbeard
    .text = The weakest nations lose 5 gold each.
event-habeas_corpus_act = Habeas Corpus Act
    .text = The most stable nation gains 1 VP.

## Events, age IV (Industrial)

event-tonghak_movement = Tonghak Movement
    .text = The weakest nations lose 8 books each, then gain 2 stone each.
event-sepoy_mutiny = Sepoy Mutiny
    .text = The least stable nations go last and lose 5 gold each.
event-sokoto_caliphate = Sokoto Caliphate
    .text = Every nation may once pay 4 food to gain 8 gold.
event-tennis_court_oath = Tennis Court Oath
    .text = The least stable nations lose 7 gold each.
event-romanticism = Romanticism
    .text = The nation that passed first gains 5 books.
event-industrial_revolution = Industrial Revolution
    .text = The nation with the most workers on Industrial Buildings gains 1 VP.
event-sick_man_of_europe = Sick Man of Europe
    .text = The weakest nations lose 8 gold each.
event-womens_suffrage = Women’s Suffrage
    .text = The most stable nation gains 1 VP.
event-eruption_of_krakatoa = Eruption of Krakatoa
    .text = The nations with the least food lose 1 VP each.
event-first_vatican_council = First Vatican Council
    .text = The most stable nation gains 10 books.
event-entente_cordiale = Entente Cordiale
    .text = The strongest nation may deploy up to 2 workers on its Military cards for no stone, from its area or from other cards.
event-general_strike = General Strike
    .text = The least stable nations lose 6 stone each.
event-weltpolitik = Weltpolitik
    .text = Every nation gains 5 gold and 5 stone for each of its Industrial Colonies.
event-emigration = Emigration
    .text = The least stable nations return 1 worker each to the population track.
event-californian_gold_rush = Californian Gold Rush
    .text = The strongest nation gains 8 gold.
event-irish_potato_blight = Irish Potato Blight
    .text = The least stable nations lose 8 food each.
event-march_to_moscow = March to Moscow
    .text = The nations with the least food each remove one Colony of their choice; a nation without Colonies loses 1 VP.
event-taiping_rebellion = Taiping Rebellion
    .text = The least stable nations go last and lose 10 books each.
event-anarchism = Anarchism
    .text = The weakest nations remove all their Advisors and lose 1 VP each, even without an Advisor.
event-great_exhibition = Great Exhibition
    .text = The most stable nation may hire up to 2 architects from the guild for no stone. If the first completes the Wonder, the second is lost.
event-american_revolution = American Revolution
    .text = The weakest nations each remove one Colony of their choice; a nation without Colonies loses 1 VP.
event-french_revolution = French Revolution
    .text = The least stable nations remove all their Advisors; a nation without an Advisor loses 2 VP.
event-scramble_for_africa = Scramble for Africa
    .text = Every nation with an Industrial Colony gains 1 VP.
event-dreyfus_affair = Dreyfus Affair
    .text = The least stable nations lose 8 books each.

## Solo tiles, age I (Antiquity)

tile-solo_1_1 = Hittite Chariots
tile-solo_1_2 = Phoenician Traders
tile-solo_1_3 = Carthage
tile-solo_1_4 = Mauryan Court
tile-solo_1_5 = Scythian Riders
tile-solo_1_6 = Olmec Astronomers

## Solo tiles, age II (Medieval)

tile-solo_2_1 = Frankish Realm
tile-solo_2_2 = Abbasid Baghdad
tile-solo_2_3 = Mongol Horde
tile-solo_2_4 = Song China
tile-solo_2_5 = Byzantium
tile-solo_2_6 = Norse Raiders

## Solo tiles, age III (Renaissance)

tile-solo_3_1 = Habsburg Spain
tile-solo_3_2 = Sublime Porte
tile-solo_3_3 = Dutch Republic
tile-solo_3_4 = Mughal India
tile-solo_3_5 = Joseon Korea
tile-solo_3_6 = Swedish Empire

## Solo tiles, age IV (Industrial)

tile-solo_4_1 = British Empire
tile-solo_4_2 = Prussia
tile-solo_4_3 = French Republic
tile-solo_4_4 = Meiji Japan
tile-solo_4_5 = United States
tile-solo_4_6 = Russian Empire

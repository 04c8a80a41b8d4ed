### The advances and what they do. Frame tokens, buildings and links of advances are told elsewhere.

## Agriculture

advance-farming = Farming
    .text = Cities collect food from fertile land and wood from forests.
advance-storage = Storage
    .text = You may hold up to 7 food instead of 2.
advance-irrigation = Irrigation
    .text = Cities also collect food from barren land. Ignore the text of all Famine events.
advance-husbandry = Husbandry
    .text = Once per turn, when collecting, 1 land space may lie 2 spaces from the city; with { advance-roads }, 2 such spaces.

## Construction

advance-mining = Mining
    .text = Cities collect ore from mountains.
advance-engineering = Engineering
    .text = When gained: draw 1 wonder card. You may build wonders in Happy cities.
advance-sanitation = Sanitation
    .text = In each recruit action 1 settler may be paid for with 1 mood token. Ignore the text of the events Plague, Epidemic and Epidemic: Pandemic.
advance-roads = Roads
    .text = A land unit or group that starts or ends its move in your city may, for 1 food and 1 ore, move up to 2 spaces and ignore terrain restrictions. It cannot explore, board or land this way, and attacks only when it starts in your city.

## Seafaring

advance-fishing = Fishing
    .text = When collecting, a city may take 1 food from 1 adjacent sea space.
advance-navigation = Navigation
    .text = Ships may sail out at the edge of the map and around it, either way, to the nearest sea area, and go on there. An unexplored region on the way may be explored but not passed.
advance-war_ships = War Ships
    .text = Cancel 1 hit in round 1 of every sea battle and of every land battle that you start by landing from ships.
advance-cartography = Cartography
    .text = After each move action in which your ships moved: gain 1 idea, and 1 culture token if you used { advance-navigation }.

## Education

advance-writing = Writing
    .text = When gained: draw 1 action card and 1 objective card.
advance-public_education = Public Education
    .text = Once per turn, when collecting in a city with an Academy: gain 1 idea as well.
advance-free_education = Free Education
    .text = Once per turn, after gaining an advance for which you spent at least 1 idea or 1 gold: you may spend 1 idea to gain 1 mood token.
advance-philosophy = Philosophy
    .text = When gained: gain 1 idea. From then on gain 1 idea for each Science advance you gain.

## Warfare

advance-tactics = Tactics
    .text = You may move army units and use the combat effects of action cards.
advance-siegecraft = Siegecraft
    .text = Before attacking a city with a Fortress you may spend 2 wood to void its extra die and 2 ore to void its cancelled hit, for this battle.
advance-steel_weapons = Steel Weapons
    .text = Before a land battle you may spend 1 ore: +2 CV in every round, or +1 if the enemy has { advance-steel_weapons } too.
advance-draft = Draft
    .text = In each recruit action 1 infantry may be paid for with 1 mood token.

## Spirituality

advance-myths = Myths
    .text = When an event would lower the mood of your cities, you may spend 1 mood token per city to prevent it.
advance-rituals = Rituals
    .text = In a civic improvement any resources may replace mood tokens, one for one.
advance-priesthood = Priesthood
    .text = Once per turn, a Science advance costs you no food.
advance-state_religion = State Religion
    .text = Once per turn, a Temple costs you no food.

## Economy

advance-bartering = Bartering
    .text = Free action, once per turn: discard 1 action card to gain 1 gold or 1 culture token.
advance-taxes = Taxes
    .text = Main action, once per turn: spend 1 mood token to gain as many food, wood and ore, in any mix, as you have cities.
advance-trade_routes = Trade Routes
    .text = At the start of your turn gain 1 food per trade route, at most 4. A route links 1 settler or ship of yours with 1 Happy or Neutral city of another player within 2 spaces; each unit and each city serves only one route.
advance-currency = Currency
    .text = { advance-taxes } and { advance-trade_routes } may give gold instead of any other resource.

## Culture

advance-arts = Arts
    .text = Free action, once per turn: spend 1 culture token to attempt cultural influence.
advance-sports = Sports
    .text = Main action: spend 1 or 2 culture tokens to raise the mood of one of your cities by as many levels, whatever its size.
advance-monuments = Monuments
    .text = When gained: draw 1 wonder card. Enemies cannot target your cities with wonders with cultural influence.
advance-theaters = Theaters
    .text = Free action, once per turn: exchange 1 culture token for 1 mood token or 1 mood token for 1 culture token.

## Science

advance-math = Math
    .text = { advance-engineering } and { advance-roads } cost you no food.
advance-astronomy = Astronomy
    .text = { advance-navigation } and { advance-cartography } cost you no food.
advance-medicine = Medicine
    .text = After each recruit action take back 1 of the resources just spent.
advance-metallurgy = Metallurgy
    .text = When you collect at least 2 ore at once, you may exchange 1 of it for 1 gold. { advance-steel_weapons } costs you no ore against an enemy without it.

## Democracy

advance-voting = Voting
    .text = Free action: spend 1 mood token to make a civic improvement, whose own cost is paid on top.
advance-separation_of_power = Separation of Power
    .text = Enemies cannot boost cultural influence on your Happy cities.
advance-civil_liberties = Civil Liberties
    .text = Main action: gain 3 mood tokens. { advance-draft } costs you 2 mood tokens.
advance-free_economy = Free Economy
    .text = Free action: spend 1 mood token to collect in a city. You must collect only this once in the turn.

## Autocracy

advance-nationalism = Nationalism
    .text = After recruiting at least 1 army unit or ship: gain 1 mood token or 1 culture token.
advance-totalitarianism = Totalitarianism
    .text = Enemies cannot boost cultural influence on your cities with army units of yours.
advance-absolute_power = Absolute Power
    .text = Free action, once per turn: spend 2 mood tokens to get 1 more main action this turn.
advance-forced_labor = Forced Labor
    .text = Free action: spend 1 mood token; until the end of the turn your Angry cities count as Neutral for collecting, recruiting and constructing buildings. Each may still be activated only once.

## Theocracy

advance-dogma = Dogma
    .text = When you construct a Temple, you may gain a Theocracy advance for free. You cannot hold more than 2 ideas.
advance-devotion = Devotion
    .text = Enemies cannot boost cultural influence on your cities with a Temple.
advance-conversion = Conversion
    .text = +1 to your cultural influence rolls. Each success gives you 1 culture token.
advance-fanaticism = Fanaticism
    .text = In a battle in a city with a Temple: +2 CV in round 1. If you lose it, place 1 infantry for free in any of your cities.

## Aztecs

advance-captives = Captives
    .text = After winning a land battle you may take enemy army units destroyed in it, except leaders, as captives; you hold at most 4. Each is worth ½ VP at the end of the game.
advance-human_sacrifice = Human Sacrifice
    .text = When you draw an event you may return 1 captive to ignore the whole card, symbol included, and draw another; repeat at will. Captives may be spent as mood or culture tokens.
advance-aztec_gold = Aztec Gold
    .text = When you found a city: gain 1 gold. Then for each adjacent mountain space you may exchange 1 resource, mood token or culture token for 1 gold.
advance-tribute_empire = Tribute Empire
    .text = When collecting, your cities may also take the resource of the terrain under enemy cities within 2 spaces. With { advance-captives } you may take 1 barbarian army unit from a barbarian city as a captive instead of the resource.

## Babylon

advance-canals = Canals
    .text = When you collect exactly 1 food in a city, gain 1 more food.
advance-code_of_laws = Code of Laws
    .text = After each success of cultural influence: draw 1 action card if you hold at most 4.
advance-star_catalogues = Star Catalogues
    .text = Before you draw an event card: gain 1 idea or 1 culture token.
advance-ziggurats = Ziggurats
    .text = { advance-dogma } does not limit your ideas. When constructing a Temple, ideas may replace any resources, one for one.

## Carthage

advance-warbeasts = Warbeasts
    .text = Culture tokens may replace the food for war elephants, one for one. An elephant needs no Market if you spend at least 1 gold or culture token on it.
advance-hegemony = Hegemony
    .text = Main action: remove 1 ship of yours to found a city on an adjacent land space. Land units aboard may enter the new city, but do not move again this turn.
advance-pirate_allies = Pirate Allies
    .text = Your ships enter and pass spaces with pirates without a battle, unless you want one. While a unit of yours is there, these pirate ships count as yours and ignore the symbol { symbol-pirates }; in battle you lose them first. At most 4 ships of your own per space.
advance-carthage_mercenaries = Mercenaries
    .text = Gold may replace the mood tokens of { advance-draft }, one for one. In a city with a Port { advance-draft } may give 1 ship instead of 1 infantry.

## Celts

advance-tribal_warfare = Tribal Warfare
    .text = In land battles against army units of other players: +1 CV in every round for each barbarian city within 2 spaces, at most +4.
advance-tribal_allies = Tribal Allies
    .text = Main action, once per turn: resolve the symbol { symbol-barbarians_spawn }. When your event moves barbarians, you may spend 1 food to hold back any of their armies.
advance-druidic_influence = Druidic Influence
    .text = Your cultural influence may target barbarian settlements, even without buildings. A success puts 1 culture token from the supply under the settlement, at most 1 each; a token there at the end of the game is worth 1 VP.
advance-tribal_trade = Tribal Trade
    .text = Trade routes may also lead to barbarian cities that are not Angry; such a route gives only food.

## China

advance-rice_cultivation = Rice Cultivation
    .text = When collecting, each fertile space outside the city with a settler of yours gives 1 more food, at most +2 per action.
advance-expansion = Expansion
    .text = After recruiting at least 1 settler: move up to 3 settlers or groups of settlers that stand in your cities, for free.
advance-fireworks = Fireworks
    .text = In round 1 of any battle you may spend 1 ore and 1 wood to cancel 1 hit.
advance-imperial_army = Imperial Army
    .text = Main action, once per turn: turn any number of your settlers into infantry and of your infantry into settlers, where they stand.

## Egypt

advance-flood_plains = Flood Plains
    .text = Cities collect food or wood from barren land. You may found cities on barren land.
advance-architecture = Architecture
    .text = When constructing buildings and wonders, mood tokens may replace any resources and culture tokens, one for one.
advance-embalming = Embalming
    .text = After each battle of yours: gain 1 culture token if you hold at most 4. When your leader dies or is discarded: gain 1 culture token.
advance-man_god = Man God
    .text = Each Theocracy advance you have also gives the effect of an Autocracy advance: { advance-dogma } of { advance-nationalism }, { advance-devotion } of { advance-totalitarianism }, { advance-conversion } of { advance-absolute_power }, { advance-fanaticism } of { advance-forced_labor }.

## Greece

advance-study = Study
    .text = Each recruit action in a city with an Academy: gain 1 idea.
advance-sparta = Sparta
    .text = Culture tokens may replace the mood tokens of { advance-draft }, one for one. In a land battle the enemy cannot play a tactics card in a round that you begin with fewer army units than the enemy.
advance-hellenistic_culture = Hellenistic Culture
    .text = Your cultural influence may start from any city with a building of your colour, its range being the size of that city. { advance-arts } may be paid for with 2 mood tokens.
advance-city_states = City States
    .text = Once per turn, when you activate a city for the second time in the turn, the activation may count for another city of yours that is at least as large and in at least as good a mood.

## Huns

advance-nomads = Nomads
    .text = In a move action your Happy and Neutral cities of size 1 move like land units, on barren and exhausted land too, but not by { advance-roads } nor onto cities or enemies. Each move is an activation and gives 1 resource of the space entered (none on barren or exhausted land).
advance-mounted_archers = Mounted Archers
    .text = Cities of size 1 may recruit cavalry without a Market. Right after being recruited, each cavalry may make 1 move for free if you have { advance-tactics }.
advance-raiders = Raiders
    .text = Other players’ settlers within 2 spaces of your army units cannot found cities or serve trade routes, unless their own army unit or city is on the same space.
advance-hunnic_tribes = Hunnic Tribes
    .text = When your event moves barbarians, you may spend 1 gold or 1 culture token to choose the direction of each of their armies.

## India

advance-indian_elephants = Indian Elephants
    .text = Your cities on forests may recruit war elephants without a Market. Your elephants in your cities that are not Angry serve trade routes like settlers.
advance-proselytism = Proselytism
    .text = Your cultural influence may start from settlers, with range 2 and +1 for each further settler on the space. Settlers in your city add 1 each to its range.
advance-prosperity = Prosperity
    .text = Each trade route may give 1 mood token instead of its resource, or 1 culture token if the city has a building of your colour.
advance-peace_and_poetry = Peace & Poetry
    .text = Once per turn, you may gain an advance for 1 mood token instead of 2 food.

## Japan

advance-pottery = Pottery
    .text = Once per turn, when you collect at least 3 food in a city: gain 1 culture token.
advance-horsemanship = Horsemanship
    .text = Cities with a Fortress may recruit cavalry without a Market. When you defend a city with a Fortress, one cavalry clash in round 1 gives +3 CV instead of +2.
advance-subterfuge = Subterfuge
    .text = When an opponent plays the upper effect of an action card or a Great Person card, and your city or army unit is within 2 spaces of any unit or city of that opponent, you may discard 1 action card to cancel it. The costs of the cancelled card are not paid.
advance-shogunate = Shogunate
    .text = Once per turn, you may play a card that takes a main action as a free action. Once per turn, { advance-draft } may give 1 action card instead of 1 infantry.

## Maya

advance-terracing = Terracing
    .text = Cities collect food, wood or ore from mountains. Mountains do not stop your settlers and leaders.
advance-stelas = Stelas
    .text = After you construct an Obelisk, found a city or capture a city: gain 1 culture token or 1 idea.
advance-ballcourts = Ballcourts
    .text = When collecting or recruiting in a city that is not Angry, you may spend 1 mood token to treat it as 1 larger. Once per turn, a Spirituality advance costs you 1 food less.
advance-calendar = Calendar
    .text = Free action: look at the top card of the event deck. You may spend 1 culture token to put it under the deck and look at the next one; repeat at will.

## Persia

advance-persian_elephants = Elephants
    .text = Cities next to barren land may recruit war elephants without a Market. In round 1 of a land battle with a war elephant of yours, the enemy’s CV bonuses beyond dice and clashes count as +2 at most.
advance-immortals = Immortals
    .text = In each round of any battle, before the roll, you may spend up to 4 culture tokens: +1 CV for each in this round.
advance-zoroastrianism = Zoroastrianism
    .text = Your cultural influence may target 1 enemy army unit, barbarians included but not leaders, on a land space without a city. A success replaces it with your unit of the same type; if enemies remain there, it attacks them at once.
advance-banking = Banking
    .text = At the start of your turn, before trade routes, if you have at least 1 gold: gain 1 gold or 1 culture token.

## Phoenicia

advance-city_independence = City Independence
    .text = Ports of your colour cannot be replaced by cultural influence, keep their colour when captured and are worth 1½ VP each. Your government advances are worth nothing.
advance-biremes = Biremes
    .text = +2 CV in every round of sea battles; against an opponent with { advance-war_ships } only in round 1.
advance-alphabet = Alphabet
    .text = Each turn up to 2 of your trade routes may give 1 culture token or 2 ideas each instead of their resource.
advance-cedars_and_dyes = Cedars & Dyes
    .text = Your ships serve trade routes to coastal cities within 3 spaces, and so do your cities with a Port. There are still at most 4 routes.

## Rome

advance-aqueduct = Aqueduct
    .text = Ignore the text of all Famine events. { advance-sanitation } may be gained without spending food, or as a free action for its usual price.
advance-roman_roads = Roman Roads
    .text = A move by { advance-roads } from one of your cities to another may cover up to 4 spaces.
advance-captivi = Captivi
    .text = When constructing buildings, mood tokens may replace any resources, one for one. After winning a battle: gain 1 gold and 1 mood token.
advance-provinces = Provinces
    .text = Your cities at least 3 spaces from your starting city may recruit cavalry without a Market. A city you capture becomes Neutral instead of Angry, or Happy for 1 culture token.

## Vikings

advance-ship_construction = Ship Construction
    .text = { advance-navigation } costs you no food. In a move action a ship may go ashore to an adjacent space and become infantry or a settler, and infantry and settlers may go onto an adjacent sea space and become ships, never where enemies are. Infantry needs { advance-tactics }.
advance-longships = Longships
    .text = Ships that fought may move again this turn with another move action. Your ships carry up to 3 land units each.
advance-raiding = Raiding
    .text = When you collect from trade routes, each player with a city that is traded with by your ship next to it loses 1 resource of their choice.
advance-rune_stones = Rune Stones
    .text = After a battle in which you lost at least 2 army units, you may put 1 unbuilt Obelisk aside: it is worth 1 VP and can no longer be built.

### The table around the cards: title, civilizations, map, pieces, options.
### What is counted (.count) stands after a sign or a colon.

## Title

title-clash = Clash of Cultures: Monumental Edition
    .short = Clash of Cultures
    .text = Lead a people from one city to a civilization: explore the map, gain advances, build up your cities and keep them happy, raise wonders, spread your culture, and meet barbarians and rivals with trade or with the sword.

## Civilizations

civilization-aztecs = Aztecs
civilization-babylon = Babylon
civilization-carthage = Carthage
civilization-celts = Celts
civilization-china = China
civilization-egypt = Egypt
civilization-greece = Greece
civilization-huns = Huns
civilization-india = India
civilization-japan = Japan
civilization-maya = Maya
civilization-persia = Persia
civilization-phoenicia = Phoenicia
civilization-rome = Rome
civilization-vikings = Vikings

colour-blue = Blue
colour-orange = Orange
colour-green = Green
colour-pink = Pink

## Map

terrain-fertile = Fertile
terrain-forest = Forest
terrain-mountain = Mountains
terrain-barren = Barren
terrain-sea = Sea
terrain-unexplored = Unexplored region
region = Region

## Resources and tokens

resource-food = Food
    .count = { $n } food
resource-wood = Wood
    .count = { $n } wood
resource-ore = Ore
    .count = { $n } ore
resource-ideas = Ideas
    .count =
    { $n ->
        [one] { $n } idea
       *[other] { $n } ideas
    }
resource-gold = Gold
    .count = { $n } gold
resource-mood = Mood tokens
    .count =
    { $n ->
        [one] { $n } mood token
       *[other] { $n } mood tokens
    }
resource-culture = Culture tokens
    .count =
    { $n ->
        [one] { $n } culture token
       *[other] { $n } culture tokens
    }
resource-captive = Captives
    .count =
    { $n ->
        [one] { $n } captive
       *[other] { $n } captives
    }

## Units

unit-settler = Settler
    .text = Founds a city on its space and serves trade routes. Cannot fight: it enters enemy spaces only with an army unit and is lost when left alone with an enemy army.
    .count =
    { $n ->
        [one] { $n } settler
       *[other] { $n } settlers
    }
unit-infantry = Infantry
    .text = Army unit, 1 die in land battles. Clash: +1 CV.
    .count = { $n } infantry
unit-ship = Ship
    .text = Recruited in a city with a Port. Sails any distance within its sea area, carries up to 2 land units and serves trade routes; 1 die in sea battles.
    .count =
    { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }
unit-cavalry = Cavalry
    .text = Army unit, 1 die in land battles; recruited in a city with a Market. Clash: +2 CV.
    .count = { $n } cavalry
unit-elephant = War Elephant
    .text = Army unit, 1 die in land battles; recruited in a city with a Market. Clash: the number of the die does not count, but 1 enemy hit is cancelled.
    .count =
    { $n ->
        [one] { $n } war elephant
       *[other] { $n } war elephants
    }
unit-leader = Leader
    .text = Army unit with two abilities of its own, 1 die in land battles. Clash: reroll the die until it shows another symbol. You have only 1 at a time; one that died or was replaced never returns.
    .count =
    { $n ->
        [one] { $n } leader
       *[other] { $n } leaders
    }

## City pieces

building-temple = Temple
    .text = When built: gain 1 mood token or 1 culture token.
building-fortress = Fortress
    .text = In round 1 of a battle in its city the defender, even without units, rolls 1 more die and may cancel 1 hit.
building-academy = Academy
    .text = When built: gain 2 ideas.
building-port = Port
    .text = Only in a coastal city. Ships are recruited here. When the city collects, its sea space may give 1 gold or 1 mood token instead of food.
building-obelisk = Obelisk
    .text = Cannot be replaced by cultural influence and keeps its colour when the city is captured.
building-market = Market
    .text = Cavalry and war elephants are recruited here. When an opponent uses trade routes to your cities with a Market, gain 1 gold in all.
building-observatory = Observatory
    .text = When built: draw 1 action card.
building-settlement = Settlement
    .text = The first piece of every city: its colour is that of the owner. Cannot be replaced by cultural influence.

mood-happy = Happy
    .text = Counts as 1 larger for collecting and recruiting. Wonders are built only in Happy cities.
mood-neutral = Neutral
    .text = Collects and recruits by its size.
mood-angry = Angry
    .text = Counts as size 1 for collecting and recruiting, builds nothing and is activated only once per turn.

## Owners without a seat

owner-barbarians = Barbarians
owner-pirates = Pirates

## Advances

category-agriculture = Agriculture
category-construction = Construction
category-seafaring = Seafaring
category-education = Education
category-warfare = Warfare
category-spirituality = Spirituality
category-economy = Economy
category-culture = Culture
category-science = Science
category-democracy = Democracy
category-autocracy = Autocracy
category-theocracy = Theocracy

## Symbols of event cards

symbol-gold_mine = Gold Mine
    .text = Gain 2 gold.
symbol-exhausted_land = Exhausted Land
    .text = Put an exhausted-land token on an empty land space, not barren, next to one of your cities. Nobody collects or founds a city there any more.
symbol-barbarians_spawn = Barbarians Appear
    .text = Place a barbarian settlement with 1 infantry exactly 2 land spaces from one of your cities and at least 2 from all others. Then add 1 barbarian infantry to any barbarian settlement.
symbol-barbarians_move = Barbarians Move
    .text = Barbarian armies within 2 spaces of your cities move 1 space toward the nearest one; then 1 barbarian infantry joins each barbarian settlement within 2 spaces of your cities. If no army is that near, place a settlement with 1 infantry instead, as for { symbol-barbarians_spawn }.
symbol-pirates = Pirates Appear and Raid
    .text = Place 2 pirate ships on sea spaces without players’ ships, at least one next to your city if possible. Then every player with a city next to pirates loses 1 resource, mood token or culture token; with none of these, such a city loses 1 level of mood.
symbol-none = No symbol
    .text = Nothing happens before the text of the card.

## Styles of machine players

style-warlike = Warlike
    .text = Raises armies and looks for cities that nobody guards.
style-builder = Builder
    .text = Adds to its cities and raises wonders.
style-scholar = Scholar
    .text = Gains advance after advance.

## Options of a table

setting-on = On
setting-off = Off

setting-expansion = Civilizations expansion
    .text = 15 civilizations with advances and leaders of their own; cavalry, war elephants and pirates; Markets, Obelisks and Observatories; more events and objectives.

setting-events = Events
    .text = What an event card does when it is drawn.
setting-events-full = Whole cards
    .text = The symbol of the card, then its text.
setting-events-icons = Symbols only
    .text = Only the symbol of the card counts, not its text.
setting-events-announce = At will
    .text = Before drawing, the player announces whether the whole card or only its symbol counts.

setting-length = Length of the game
    .text = How long the game lasts.
setting-length-standard = Standard
    .text = 6 ages of 3 rounds.
setting-length-short = Short
    .text = 4 ages; everybody starts with 2 settlers and gains 2 free advances in each status phase.
setting-length-random_end = Random end
    .text = Up to 7 ages: at the start of each of the last 5 rounds a die decides whether the game ends at once.
setting-length-wonder_end = Wonder end
    .text = Up to 7 ages: a wonder built in one of the last 5 rounds makes that round the last.

setting-random_leaders = Random leaders
    .text = A recruited leader is drawn at random from the leaders you have left.

setting-alternate_history = Alternate history
    .text = The leaders of all civilizations are shuffled, and everybody is dealt 3.

setting-open_wonders = Public wonders
    .text = Wonder cards are drawn openly onto the table, and everybody with Engineering may build them.

setting-start_settler = First settler
    .text = Where the first settler starts.
setting-start_settler-adjacent = Next to the city
setting-start_settler-in_city = In the city

setting-government_change_cost = Change of government
    .text = What it costs to change the government in the status phase.
setting-government_change_cost-free = Free
setting-government_change_cost-tokens = 1 mood token and 1 culture token

setting-civilization = Civilization
    .text = With the expansion every seat leads a civilization; each takes part only once.
setting-civilization-random = Random
setting-civilization-aztecs = { civilization-aztecs }
setting-civilization-babylon = { civilization-babylon }
setting-civilization-carthage = { civilization-carthage }
setting-civilization-celts = { civilization-celts }
setting-civilization-china = { civilization-china }
setting-civilization-egypt = { civilization-egypt }
setting-civilization-greece = { civilization-greece }
setting-civilization-huns = { civilization-huns }
setting-civilization-india = { civilization-india }
setting-civilization-japan = { civilization-japan }
setting-civilization-maya = { civilization-maya }
setting-civilization-persia = { civilization-persia }
setting-civilization-phoenicia = { civilization-phoenicia }
setting-civilization-rome = { civilization-rome }
setting-civilization-vikings = { civilization-vikings }

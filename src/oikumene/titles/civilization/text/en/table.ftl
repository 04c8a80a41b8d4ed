### The table around the cards: title, civilizations, map, pieces, governments, victories, options.
### What is counted (.count) stands after a sign or a colon.

## Title

title-civilization = Sid Meier’s Civilization: The Board Game
    .short = Civilization
    .text = Lead a civilization from its first city into the space age: explore the map, found cities, raise buildings, wonders and armies, climb your pyramid of technologies, and be the first to win by culture, science, wealth or conquest.

## Civilizations

civilization-america = America
    .text = Starts with the technology { tech-currency }, the government { government-despotism } and a random great person in the outskirts of the capital. Every 3 trade converted give 2 production instead of 1.
civilization-china = China
    .text = Starts with the technology { tech-writing }, the government { government-despotism } and walls around the capital. Gain 3 culture tokens for every hut you explore and every village you conquer. After each battle you may return 1 of your killed units to your standing forces.
civilization-egypt = Egypt
    .text = Starts with the technology { tech-construction }, the government { government-despotism } and a random ancient wonder in the outskirts of the capital. Once per round a city may use its action to build an unlocked building or city walls for free.
civilization-germany = Germany
    .text = Starts with the technology { tech-metalworking }, the government { government-despotism } and 2 extra infantry. Whenever you gain a technology that upgrades or unlocks a unit type: build 1 unit of that type for free and take 1 resource of your choice from the market.
civilization-rome = Rome
    .text = Starts with the technology { tech-code_of_laws } and the government { government-republic }. Whenever you build a wonder, found a city, or conquer a city or a village: advance 1 space on the culture track for free.
civilization-russia = Russia
    .text = Starts with the technology { tech-communism_tech }, the government { government-communism } and 1 extra army. Stacking limit +1. Once per round you may sacrifice an army or scout that moves into an enemy city, instead of attacking: learn for free a technology that the owner of the city knows.

leader-abraham_lincoln = Abraham Lincoln
leader-mao_zedong = Mao Zedong
leader-cleopatra = Cleopatra
leader-otto_von_bismarck = Otto von Bismarck
leader-julius_caesar = Julius Caesar
leader-catherine_the_great = Catherine the Great

colour-blue = Blue
colour-orange = Orange
colour-green = Green
colour-pink = Pink

## Map

terrain-mountain = Mountain
terrain-forest = Forest
terrain-grassland = Grassland
terrain-desert = Desert
terrain-water = Water
terrain-unexplored = Facedown tile
natural_wonder = Natural wonder
tile = Map tile
track-culture = Culture track

## Resources and markers

resource-wheat = Wheat
    .count = { $n } wheat
resource-silk = Silk
    .count = { $n } silk
resource-incense = Incense
    .count = { $n } incense
resource-iron = Iron
    .count = { $n } iron
resource-spy = Spy
    .count =
    { $n ->
        [one] { $n } spy
       *[other] { $n } spies
    }
resource-uranium = Uranium
    .count = { $n } uranium
resource-any = Any resource
    .count =
    { $n ->
        [one] any { $n } resource
       *[other] any { $n } resources
    }

marker-hut = Hut
    .text = An army that enters takes this marker facedown. It counts as 1 resource: wheat, silk or incense (5 markers each), spy (3) or iron (2). Once spent it leaves the game.
    .count =
    { $n ->
        [one] { $n } hut
       *[other] { $n } huts
    }
marker-village = Village
    .text = An army that enters fights barbarians: 1 artillery, 1 infantry and 1 mounted unit of rank I. If it wins, it takes this marker facedown: spy or iron (3 markers each) or uranium (2), out of the game once spent, or a great person (2).
    .count =
    { $n ->
        [one] { $n } village
       *[other] { $n } villages
    }

## What squares, markers and cards give

icon-trade = Trade
    .count = { $n } trade
icon-production = Production
    .count = { $n } production
icon-culture = Culture
    .count =
    { $n ->
        [one] { $n } culture token
       *[other] { $n } culture tokens
    }
icon-coin = Coins
    .count =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
icon-battle = Combat bonus
    .count = combat bonus +{ $n }

## Figures and cities

figure-army = Army
    .text = Costs 4 production. Explores huts, attacks villages, other players’ figures and cities. In battle each of your armies in the square after the first adds 2 to the battle hand size.
    .count =
    { $n ->
        [one] { $n } army
       *[other] { $n } armies
    }
figure-scout = Scout
    .text = Costs 6 production. Founds a city and is removed, or gathers what its square gives for one of your cities. Without an army it cannot enter squares with huts, villages or other players’ figures, nor enemy cities, and dies without a battle when attacked.
    .count =
    { $n ->
        [one] { $n } scout
       *[other] { $n } scouts
    }

city-capital = Capital
city-city = City
walls = City Walls
    .text = Combat bonus +4 in defence of the city, and the attacker takes the first battle turn. Stand in the city center; only one set per city.

## Units

unit-artillery = Artillery
    .count = { $n } artillery
unit-infantry = Infantry
    .count = { $n } infantry
unit-mounted = Mounted
    .count = { $n } mounted
unit-aircraft = Aircraft
    .count = { $n } aircraft

unit-artillery-1 = Archer
unit-artillery-2 = Catapult
unit-artillery-3 = Cannon
unit-artillery-4 = Mobile Artillery
unit-infantry-1 = Spearman
unit-infantry-2 = Pikeman
unit-infantry-3 = Rifleman
unit-infantry-4 = Modern Infantry
unit-mounted-1 = Horseman
unit-mounted-2 = Knight
unit-mounted-3 = Cavalry
unit-mounted-4 = Tank
unit-aircraft-1 = Aircraft

## Great people

great_person-artist = Artist
    .text = 1 trade, 2 culture.
great_person-builder = Builder
    .text = 2 production, 1 coin.
great_person-general = General
    .text = Combat bonus +4 in all your battles.
great_person-humanitarian = Humanitarian
    .text = 1 trade, 1 production, 1 culture, 1 coin.
great_person-industrialist = Industrialist
    .text = 2 culture, 1 coin.
great_person-scientist = Scientist
    .text = 2 trade, 1 production.

## Governments: the text of the core set and that of the revised set

government-anarchy = Anarchy
    .text = Your capital takes no city actions.
    .revised = Your capital takes no city actions.
government-despotism = Despotism
    .text = No effect.
    .revised = Your cities have 1 more production in every produce action.
government-republic = Republic
    .text = Your scouts may enter huts and explore them as armies do.
    .revised = Your armies may found cities as scouts do.
government-feudalism = Feudalism
    .text = 1 coin.
    .revised = Start of Turn: you may harvest 1 resource with one of your cities; this uses no city action.
government-monarchy = Monarchy
    .text = Devoting your capital to the arts gives 2 more culture tokens.
    .revised = Your capital may take 2 city actions per round, of different kinds.
government-democracy = Democracy
    .text = Start of Turn: gain 2 trade. Your armies may not attack other players.
    .revised = 1 coin. Start of Turn: gain 2 trade.
government-communism = Communism
    .text = Your cities have 2 more production in every produce action and cannot be devoted to the arts.
    .revised = Battle hand size +1. The outskirts of each of your cities give as much production as those of your best city.
government-fundamentalism = Fundamentalism
    .text = Battle hand size +1. Start of Turn: lose 2 trade.
    .revised = Combat bonus +4 in every battle. Start of Turn: gain 1 culture token for each of your armies on the map.

## Victories

victory-culture = Culture victory
    .text = Reach the last space of the culture track.
victory-tech = Tech victory
    .text = Research { tech-space_flight } at the top of your tech pyramid.
victory-economic = Economic victory
    .text = Have 15 coins.
victory-military = Military victory
    .text = Attack the capital of another player and win the battle.

## Levels, ages and decks

level-1 = I
level-2 = II
level-3 = III
level-4 = IV
level-5 = V

age-ancient = Ancient
age-medieval = Medieval
age-modern = Modern

deck-1 = Culture events I
deck-2 = Culture events II
deck-3 = Culture events III

## Styles of machine players

style-warlike = Warlike
    .text = Builds up units, seeks battles and marches on capitals.
style-cultural = Cultural
    .text = Climbs the culture track.
style-scholar = Scholar
    .text = Learns its way to { tech-space_flight }.

## Options of a table

setting-on = On
setting-off = Off

setting-governments = Government cards
    .text = Which set of government cards is in play.
setting-governments-core = Core set
    .text = The cards of the core box, as far as they are known.
setting-governments-revised = Revised set (2013)
    .text = The stronger cards with which the publisher replaced them.

setting-loot = Spoils of battle
    .text = What the winner of a battle takes from the loser.
setting-loot-printed = As in the rulebook
    .text = One thing: up to 3 trade, up to 3 culture tokens or 1 resource; for a city a technology, a culture event or 2 resources.
setting-loot-faq2 = Loot points (2013)
    .text = 1 loot point, or 2 for a city, to spend on one list for both, in which coin tokens can be taken too.

setting-tie_break = Simultaneous victories
    .text = Who wins when several players fulfil a victory condition.
setting-tie_break-player_order = By player order
    .text = The first victory ends the game; at the same moment the first in player order wins.
setting-tie_break-margin = By margin
    .text = The phase is played to its end, except after a military victory. Among several winners the coins above 14 decide, then the culture track, the number of technologies and player order.

setting-learning_game = Learning game
    .text = No wonders, no Egypt and no Rome. The game stops without a winner as soon as somebody founds a third city.

setting-round_limit = Round limit
    .text = After this many rounds the game is a draw.
setting-round_limit-0 = No limit
setting-round_limit-20 = 20 rounds
setting-round_limit-30 = 30 rounds
setting-round_limit-40 = 40 rounds
setting-round_limit-60 = 60 rounds

setting-interrupts = Interrupts
    .text = Who is asked whether to cancel or interrupt what another player does.
setting-interrupts-auto = Who can
    .text = Only players who have something to answer with are asked: quicker, but a pause tells that somebody has.
setting-interrupts-ask = Everybody
    .text = All players are asked every time, so that silence gives nothing away.

setting-civilization = Civilization
    .text = Every seat leads a civilization; each takes part only once.
setting-civilization-random = Random
setting-civilization-america = { civilization-america }
setting-civilization-china = { civilization-china }
setting-civilization-egypt = { civilization-egypt }
setting-civilization-germany = { civilization-germany }
setting-civilization-rome = { civilization-rome }
setting-civilization-russia = { civilization-russia }

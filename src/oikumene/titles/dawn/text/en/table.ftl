### The table around the cards: title, leaders, map, events, options.

## Title

title-dawn = Civilization: A New Dawn
    .text = Resolve one of five focus cards each turn, the longer it waited the stronger: found cities, send caravans, raise world wonders, hold off barbarians, and be the first to complete an agenda on every victory card.

## Leaders: the name is that of the civilization, the text that of the ability

leader-america = America
    .leader = Theodore Roosevelt
    .ability = Roosevelt Corollary
    .text = When you gain or spend a natural wonder token, put it on any of your focus cards. Once per turn it serves there as a trade token (beyond the limit of 3) or as a resource of its type.
leader-aztec = Aztec
    .leader = Montezuma
    .ability = Legend of the Five Suns
    .text = After resetting your military card: if you won an attack this turn, you may swap any 2 cards of your focus row.
leader-egypt = Egypt
    .leader = Cleopatra
    .ability = Monument Builders
    .text = Every world wonder costs you 1 less.
leader-france = France
    .leader = Catherine de Medici
    .ability = Grand Tour
    .text = Your culture card places more control tokens, by the latest era among your world wonders: ancient +1, medieval +2, modern +3.
leader-japan = Japan
    .leader = Hojo Tokimune
    .ability = Divine Wind
    .text = During your turn, deserts and mountains next to water or on the edge of the map have terrain difficulty 3.
leader-rome = Rome
    .leader = Trajan
    .ability = All Roads Lead to Rome
    .text = Caravans set out from any of your cities, mature or not.
leader-scythia = Scythia
    .leader = Tomyris
    .ability = People of the Steppe
    .text = Attacking or defending: +3 combat value if the defending space is grassland or hills.
leader-sumeria = Sumeria
    .leader = Gilgamesh
    .ability = Epic Quest
    .text = Whenever you defeat a barbarian, also gain 1 resource of your choice.

colour-blue = Blue
colour-green = Green
colour-orange = Orange
colour-red = Red

## Map

terrain-grassland = Grassland
terrain-hills = Hills
terrain-forest = Forest
terrain-desert = Desert
terrain-mountain = Mountain
terrain-water = Water
terrain-natural_wonder = Natural wonder

resource-marble = Marble
resource-mercury = Mercury
resource-oil = Oil
resource-diamond = Diamond

barbarian-A = Barbarian A
barbarian-B = Barbarian B
barbarian-C = Barbarian C
barbarian-D = Barbarian D
barbarian-E = Barbarian E
barbarian-F = Barbarian F
barbarian-G = Barbarian G
barbarian-H = Barbarian H
barbarian-I = Barbarian I

## Types and eras: the text of a type is what a trade token on its card gives

type-culture = Culture
    .text = Each trade token: +1 control token.
type-science = Science
    .text = Each trade token: +1 space of the tech dial.
type-economy = Economy
    .text = Each trade token: +1 space for every caravan.
type-industry = Industry
    .text = Each trade token: +1 production, for world wonders only.
type-military = Military
    .text = Each trade token: +1 combat value in one attack or defence.

era-ancient = Ancient
era-medieval = Medieval
era-modern = Modern

## Event dial

event-spawn = Barbarian spawning
    .text = Every defeated barbarian returns to the space with its letter, unless a city, a control token or another barbarian is there. Caravans there are destroyed.
event-blank = No event
    .text = Nothing happens.
event-move = Barbarian movement
    .text = The first player rolls a die: every barbarian moves 1 space in that direction, on across water and back from the edge of the map.
event-trade = Trade
    .text = Every player gains 1 trade token per own mature city and puts them on any own focus cards, at most 3 per card.

## Styles of machine players

style-warlike = Warlike
    .text = Attacks whoever leads and goes for city-states.
style-cultural = Cultural
    .text = Spreads control tokens and lets its cities mature.
style-builder = Builder
    .text = Puts world wonders above all.
style-trader = Trader
    .text = Sends caravans and gathers trade tokens and diplomacy cards.

## Options of a table

setting-on = On
setting-off = Off

setting-first_game_map = Map of the first game
    .text = A fixed map for 2, 3 or 4 players; the capitals are dealt at random. Otherwise the players lay the tiles: 4 lie in the middle, then each adds 3 and chooses side, rotation and place.

setting-random_map = Random map
    .text = A legal map is laid by chance, and the game starts at once.

setting-epic_game = Epic game
    .text = 4 victory cards instead of 3, with an agenda to complete on each.

setting-automated_player = Automated player
    .text = One more civilization joins 1 to 3 players: each turn it resolves the card in slot 5, and its own cards decide the rest.

setting-use_printed_maracana = Maracanã as printed
    .text = Estádio do Maracanã resolves the economy card after the chosen card, not before it.

setting-city_states_block_attacks = City-states block attacks
    .text = The range of an attack is not counted across city-states, except with Flight and the Pentagon.

setting-animal_husbandry_caravan_range = Animal Husbandry: caravan range
    .text = How far from a caravan this card may build a city.
setting-animal_husbandry_caravan_range-1 = Adjacent to the caravan
setting-animal_husbandry_caravan_range-3 = Within 3 spaces of the caravan

setting-mass_media_convert_first = Mass Media: conversion first
    .text = Mass Media flips or replaces the rival control token before it places its own, not after.

## Score sheet

score-agendas = Completed agendas
score-total = Total

### The event cards and what is printed on them; “you” are who drew the card.

## Famine and disease

event-plague = Plague
    .text = Every player with at least 2 cities lowers the mood of one of them by 1 level, of two with Roads, Navigation or Trade Routes. As long as this card lies open, players cannot construct buildings or wonders. Sanitation protects from all this; discard the card when everybody has it.
event-epidemic = Epidemic
    .text = Every player with at least 2 units removes one of them, two with Roads, Navigation or Trade Routes. Sanitation protects.
event-famine_1 = Famine
    .text = Lose 1 food; gold cannot replace it. If you have none, one of your happy or neutral cities becomes angry. Irrigation and Aqueduct protect.
event-famine_2 = { event-famine_1 }
    .text = { event-famine_1.text }
event-famine_3 = { event-famine_1 }
    .text = { event-famine_1.text }
event-severe_famine_1 = Severe Famine
    .text = Lose 2 food; gold cannot replace it. If you have less, lose what you have, and one of your happy or neutral cities becomes angry. Irrigation and Aqueduct protect.
event-severe_famine_2 = { event-severe_famine_1 }
    .text = { event-severe_famine_1.text }
event-severe_famine_3 = { event-severe_famine_1 }
    .text = { event-severe_famine_1.text }

## Good years

event-fine_year_all = A Fine Year
    .text = Every player gains 1 food.
event-fine_year_drawer = { event-fine_year_all }
    .text = Gain 1 food.
event-fine_year_share = { event-fine_year_all }
    .text = Gain 1 food, then choose an opponent: they gain 1 food.
event-good_year_drawer = A Good Year
    .text = Gain 2 food.
event-good_year_all = { event-good_year_drawer }
    .text = Every player gains 2 food.
event-good_year_share = { event-good_year_drawer }
    .text = Gain 2 food, then distribute 2 food from the supply among your opponents as you like.
event-splendid_year_all = A Splendid Year
    .text = Every player gains 3 food.
event-splendid_year_share = { event-splendid_year_all }
    .text = Gain 3 food, then distribute 3 food from the supply among your opponents as you like.
event-splendid_year_drawer = { event-splendid_year_all }
    .text = Gain 3 food.

## Great persons

text-great-person = You may take this card for 1 culture token; if you decline, the others may clockwise for 2.

event-great_discoverer = Great Discoverer
    .text = { text-great-person } Main action: you may gain 1 Seafaring advance for free; the event track does not change. Then you may explore 1 region next to a region with your city and found a city there without a settler for 2 food.
event-great_artist = Great Artist
    .text = { text-great-person } Main action: you may gain 1 Culture advance for free; the event track does not change. Then one of your cities becomes happy.
event-great_prophet = Great Prophet
    .text = { text-great-person } Main action: you may gain 1 Spirituality advance for free; the event track does not change. Then you may construct a Temple at its normal cost in your city without activating it.
event-great_philosopher = Great Philosopher
    .text = { text-great-person } Main action: you may gain 1 Education advance for free; the event track does not change. Then gain 2 ideas.
event-great_scientist = Great Scientist
    .text = { text-great-person } Main action: you may gain 1 Science advance for free; the event track does not change. Then gain 1 idea and draw 1 action card.
event-great_statesman = Great Statesman
    .text = { text-great-person } Main action: you may gain 1 government advance for free; the event track does not change. Then draw 2 action cards.
event-great_warlord = Great Warlord
    .text = { text-great-person } Main action: you may gain 1 Warfare advance for free; the event track does not change. Then move units as with a move action; +2 CV in every round of the first battle that you start with it.
event-great_merchant = Great Merchant
    .text = { text-great-person } Main action: you may gain 1 Economy advance for free; the event track does not change. Then, if you have Trade Routes, gain the income of your trade routes once more.
event-great_engineer = Great Engineer
    .text = { text-great-person } Main action: you may gain 1 Construction advance for free; the event track does not change. Then you may construct 1 building at its normal cost in your city without activating it.

## People and disasters

event-population_boom_1 = Population Boom
    .text = Place 1 free settler in your city. Then choose an opponent, if possible with a settler in supply: they do the same.
event-population_boom_2 = { event-population_boom_1 }
    .text = { event-population_boom_1.text }
event-volcano = Volcano
    .text = If you have at least 4 cities, choose one: destroy it with all units on its space. Keep this card with the pieces of the city on it: each settlement and building is worth 2 VP to the player of its colour, each wonder its usual VP; wonders lose their abilities, except the Great Pyramids.
event-earthquake = Earthquake
    .text = If you have at least 3 cities, destroy 1 to 3 buildings or wonders in them, of any colour; a settlement only as the last piece of its city. Keep this card with these pieces on it: each settlement and building is worth 2 VP to the player of its colour, each wonder its usual VP; wonders lose their abilities, except the Great Pyramids. The mood of every damaged city drops by 1 level.
event-major_earthquake = Major Earthquake
    .text = Every player with at least 3 cities destroys 1 to 3 buildings or wonders in them, of any colour; a settlement only as the last piece of its city. The pieces are kept on this card: each settlement and building is worth 2 VP to the player of its colour, each wonder its usual VP; wonders lose their abilities, except the Great Pyramids. The mood of every damaged city drops by 1 level.
event-local_flood = Local Flood
    .text = Lower the mood of one of your coastal cities by 1 level, if possible of one that is not angry.
event-major_flood = Major Flood
    .text = Every player lowers the mood of one of their coastal cities by 1 level, if possible of one that is not angry.
event-migration_1 = Migration
    .text = Choose an opponent, if possible with a settler in supply: they place 1 free settler in their city. Lower the mood of one of your happy or neutral cities by 1 level.
event-migration_2 = { event-migration_1 }
    .text = { event-migration_1.text }
event-civil_war_1 = Civil War
    .text = Choose your neutral or angry city with your infantry: remove 1 infantry there and lower the mood of the city by 1 level. If there is none, lower the mood of one of your happy or neutral cities by 1 level.
event-civil_war_2 = { event-civil_war_1 }
    .text = { event-civil_war_1.text }
event-revolution = Revolution
    .text = Lose 1 main action of this turn if you have one left (in the status phase: of your next turn). Then change your government, for free, if you can. You may avert either by removing 1 of your army units.

## Expansion

event-revolution_uprising = Revolution: Uprising
    .text = Keep this card and put 1 to 4 of your mood or culture tokens on it, in any mix, if you have any. Each is worth ½ VP at the end of the game.
event-envoys_meet = Envoys Meet
    .text = Gain 1 idea and 1 culture token; an opponent of your choice gains 1 culture token. Turn up the top wonder card: whoever may draw a wonder card may take this one instead.
event-solar_eclipse = Solar Eclipse
    .text = Lies open until the next land battle with rounds of combat. This battle ends after its first round; if it is undecided, the attacker retreats. The winner, or the defender if there is none, takes this card: 1 VP. If these are barbarians, discard it.
event-trojan_horse = Trojan Horse
    .text = Lies open for all. Before a land battle for another player’s city that army units or a fortress defend, the attacker may pay 1 wood and 1 culture token: they take this card (1 VP), and the defender plays no tactics card in the first round.
event-revolution_et_tu_brute = Revolution: “Et tu, Brute?”
    .text = Your leader in play dies; nobody scores for this. Then either place a new leader of your choice for free in your city or keep this card: 2 VP. If you cannot place one, 2 VP. You can never recruit a leader again.
event-revolution_anarchy = Revolution: Anarchy
    .text = Keep this card and move all cubes from your government advances to it; these advances are lost, and so is a civilization advance tied to them. When you gain a government advance again, take its cube from here instead of the event track. Each cube left here is worth 1 VP at the end of the game.
event-meeting_of_academics = Meeting of Academics
    .text = Every player gains 1 idea for each of their cities with an Academy or Observatory; you gain at least 2.
event-brisk_trade = Brisk Trade
    .text = Every player gains 1 gold for each of their cities with a Market or Port, at most 3; you gain at least 1.
event-era_of_stability = Era of Stability
    .text = Every player gains 1 mood or culture token for each of their cities with a Temple or Obelisk, at most 3 in any mix; you gain at least 1.
event-reformation = Reformation
    .text = Choose an opponent with a Temple in supply: they replace one Temple of your colour in your cities with their own. If you have no such Temple, choose a player who has one: this card hits them instead of you.
event-epidemic_pandemic = Epidemic: Pandemic
    .text = Every player gives up 1 thing for every 2 of their cities, in any mix: units, action cards, objective cards, resources, mood or culture tokens. Sanitation protects.
event-black_death = Black Death
    .text = Every player with at least 4 units removes 1 for every 4 of them, and 1 more with Roads, Navigation or Trade Routes. Each removed unit is worth 1 VP to its owner.
event-famine_pests = Famine: Pests
    .text = Every player with Storage loses 1 food; gold cannot replace it. If they have none, one of their happy or neutral cities becomes angry. Irrigation and Aqueduct protect.
event-famine_drought = Famine: Drought
    .text = Lose 1 food for each of your cities on or next to barren land, at most 3; gold cannot replace it. If you have less, lose what you have, and one of these cities that is not angry becomes angry. Irrigation and Aqueduct protect.
event-wildfire = Wildfire
    .text = Choose your city in a forest: its mood and that of every city in the same connected forest, whoever owns it, drop by 1 level. If you have no such city, lose 1 wood.
event-prosperous_year = A Prosperous Year
    .text = Each player with the fewest cities gains 1 food for every city by which the player with the most is ahead. If all have the same number, every player gains 1 food.
event-great_architect = Great Architect
    .text = { text-great-person } It lies open before its owner. When they construct a wonder, they may discard this card: the advance named on the wonder card is not needed, and the wonder costs 3 culture tokens less.
event-great_athlete = Great Athlete
    .text = { text-great-person } Main action: you may gain 1 Culture advance for free; the event track does not change. Then you may exchange any number of your culture tokens for as many mood tokens, or the reverse.
event-great_diplomat = Great Diplomat
    .text = { text-great-person } It lies open before its owner, who names another player: the two cannot attack each other. Either may attack after paying 2 culture tokens; this discards the card. The owner may also discard it as a main action.
event-great_oracle = Great Oracle
    .text = { text-great-person } Main action: draw as many objective cards as there are players, look at them and secretly assign one to each player, yourself included. It is the next objective card that this player draws.

### The technologies: everything that is printed on them.
### In an ability, the phase stands first, then what it costs.

## Level I

tech-animal_husbandry = Animal Husbandry
    .text = Battle: once per battle, in your battle turn, remove up to 3 wounds from your units, split as you like. City Management, 1 wheat: choose one of your cities. Its next produce action this round has +3 production.
tech-code_of_laws = Code of Laws
    .text = Unlock: Trading Post for 7 production; the government { government-republic }. Once per round, after you win a battle or kill lone scouts: put 1 coin token on this card, up to 4.
tech-currency = Currency
    .text = Unlock: Market for 7 production. City Management, 1 incense: gain 3 culture tokens.
tech-horseback_riding = Horseback Riding
    .text = Travel speed 3. Trade, 1 silk: gain 9 trade, and another player of your choice gains 6.
tech-masonry = Masonry
    .text = Stacking limit 3. Unlock: City Walls for 7 production.
tech-metalworking = Metalworking
    .text = Unlock: Barracks for 7 production. Battle, 1 iron, before you play a unit: if it attacks an enemy front, it deals 3 more wounds.
tech-navigation = Navigation
    .text = Your figures may cross water, but not end a move there. Unlock: Harbor for 7 production.
tech-philosophy = Philosophy
    .text = Unlock: Temple for 7 production. City Management, any 3 resources: gain a great person.
tech-pottery = Pottery
    .text = Culture hand size +1. Unlock: Granary for 5 production. City Management, any 2 resources: put 1 coin token on this card, up to 4.
tech-writing = Writing
    .text = Unlock: Library for 5 production. City Management, 1 spy: cancel a city action that another player has just announced; what was paid for it is lost.

## Level II

tech-chivalry = Chivalry
    .text = Unlock: the government { government-feudalism }. Upgrade: mounted to rank II (Knight). City Management, 1 incense: gain 5 culture tokens.
tech-civil_service = Civil Service
    .text = 1 coin. Culture hand size +1. Any time, 1 spy: cancel a culture event that another player is playing.
tech-construction = Construction
    .text = Unlock: Workshop for 7 production. City Management, 1 wheat: choose one of your cities. Its next produce action this round has +5 production.
tech-democracy_tech = Democracy
    .text = Unlock: the government { government-democracy }. Upgrade: infantry to rank II (Pikeman). City Management, once per round, 6 trade: put 1 coin token on this card, up to 4.
tech-engineering = Engineering
    .text = Upgrade: your Granaries become Aqueducts, new ones cost 8 production. Once per round one of your cities may split the production of an action between two items.
tech-irrigation = Irrigation
    .text = City limit 3, the capital included.
tech-mathematics = Mathematics
    .text = Upgrade: artillery to rank II (Catapult). Battle, 1 iron, in your battle turn: deal up to 3 wounds to enemy units in play, split as you like.
tech-monarchy_tech = Monarchy
    .text = Unlock: the government { government-monarchy }. City Management, 1 silk, choose one: make an ancient wonder obsolete (one in the market is discarded and replaced); or kill a random unit from another player’s standing forces.
tech-printing_press = Printing Press
    .text = Stacking limit 4. Upgrade: your Libraries become Universities, new ones cost 8 production. City Management, once per round, 5 culture tokens: put 1 coin token on this card, up to 4.
tech-sailing = Sailing
    .text = Travel speed 4. Your figures may cross water, end a move there and be placed there.

## Level III

tech-banking = Banking
    .text = Upgrade: your Markets become Banks, new ones cost 10 production. City Management, 1 wheat: choose one of your cities. Its next produce action this round has +7 production.
tech-biology = Biology
    .text = Stacking limit 5. Battle: once per battle, in your battle turn, remove all wounds from all your units.
tech-communism_tech = Communism
    .text = Unlock: the government { government-communism }. Movement, 1 spy: choose a faceup square; no figure may leave it until the end of the round. This may interrupt a move of another player after any of its steps.
tech-gunpowder = Gunpowder
    .text = Upgrade: infantry to rank III (Rifleman). City Management, any 2 resources, choose one: make an ancient or medieval wonder obsolete (one in the market is discarded and replaced); or destroy any building on the map, City Walls included.
tech-metal_casting = Metal Casting
    .text = Upgrade: artillery to rank III (Cannon). City Management, 1 incense: gain 7 culture tokens.
tech-military_science = Military Science
    .text = Upgrade: your Barracks become Academies, new ones cost 10 production. In every produce action your cities have +1 production for every 3 coins you have.
tech-railroad = Railroad
    .text = 1 coin. Upgrade: your Workshops become Iron Mines, new ones cost 10 production; mounted to rank III (Cavalry).
tech-steam_power = Steam Power
    .text = Travel speed 5. Your figures may cross water, end a move there and be placed there. City Management, 1 silk: put all your figures of one square on one faceup water square without other players’ figures, within the stacking limit; they do not move again this round.
tech-theology = Theology
    .text = Culture hand size +1. Unlock: the government { government-fundamentalism }. Upgrade: your Temples become Cathedrals, new ones cost 10 production.

## Level IV

tech-atomic_theory = Atomic Theory
    .text = City Management, 1 uranium: each of your cities may take 1 more action this turn. Movement, 1 uranium: destroy any city except a capital, with all buildings, wonders, great people and figures in its center and outskirts.
tech-ballistics = Ballistics
    .text = Upgrade: artillery to rank IV (Mobile Artillery). Battle, 1 iron, in your battle turn: deal up to 6 wounds to enemy units in play, split as you like.
tech-combustion = Combustion
    .text = Upgrade: mounted to rank IV (Tank). Once per round, when your army ends its move on another player’s building, you may destroy that building. Walls of a city that your army attacks are destroyed before the battle.
tech-computers = Computers
    .text = 1 coin. Battle hand size and culture hand size +1 each for every 5 coins you have.
tech-flight = Flight
    .text = Travel speed 6. Your figures may cross water, end a move there and be placed there, and pass enemy figures, huts, villages and enemy cities without stopping. Unlock: aircraft for 12 production.
tech-mass_media = Mass Media
    .text = Your culture events cannot be cancelled. Any time, 1 spy: cancel a resource ability that another player is using; what was paid for it is lost.
tech-replaceable_parts = Replaceable Parts
    .text = Stacking limit 6. Upgrade: infantry to rank IV (Modern Infantry).

## Level V

tech-space_flight = Space Flight
    .text = Research this technology and you win the game at once.

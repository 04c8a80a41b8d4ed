### The guided first game, step by step. Two or three short sentences each; the numbers are those of the table.

## The Start of Turn: a second city

guide-welcome = Welcome! You lead { civilization-rome }, your rival { civilization-egypt }. There are four ways to win: the end of the culture track, the technology { tech-space_flight }, 15 coins, or the conquest of a capital. The first to do it wins.
guide-outskirts = This is your capital. The 8 squares around it are its outskirts, and all that they show is the city’s: 3 trade, 6 production and a source of iron. Its own square gives nothing.
guide-found = A round has five phases. In the { phase-start } a scout may become a city: on land, 3 squares or more from other cities, with all 8 squares around it faceup and no hut, village or enemy among them. Found it!
guide-culture-track = The scout is gone, your second city stands. { civilization-rome } goes 1 space along the culture track for every new city: that brought a culture event into your hand. End your turn.

## Trade: the dial and a deal

guide-trade = { phase-trade }: your cities brought 3 and 5 trade, your dial shows 13 of 27 at most. Trade pays for technologies, and 3 trade make 1 production. Now players may bargain: offer { civilization-egypt } a deal.
guide-give = Trade, culture tokens, resources, hut and village markers and culture events can change hands. Give your silk: you have no use for it, and { civilization-egypt } knows { tech-horseback_riding }.
guide-want = In return ask for wheat: your { tech-animal_husbandry } needs it.
guide-propose = Silk for wheat, a fair deal. Propose it!
guide-dealt = { civilization-egypt } accepts, the wheat is yours. You want nothing else: pass. Once all have passed in a row, the phase is over.

## City Management: a building, the arts, the culture track

guide-city = { phase-city }: each city takes one action. It produces, devotes itself to the arts, or harvests a resource. First use { tech-animal_husbandry }: 1 wheat gives a city 3 production more.
guide-boost = Your capital makes 6 production, and the building we want costs 7. Give the 3 to your capital.
guide-produce = Now there are 9. A city builds one thing in a round: an army, a scout, a unit, a building or a wonder; what is left over is lost. Produce in the capital.
guide-build = Buildings come from technologies, and each needs its terrain. { tech-code_of_laws } lets you build the { building-trading_post } in a desert: 2 trade and 1 culture. Build it.
guide-arts = The building covers its square: only what the marker shows counts there. Now your new city. Devoted to the arts it gives 1 culture token, and 1 more for the culture in its outskirts.
guide-advance = You have 3 culture tokens, the price of the next space on the culture track. On most spaces a culture event waits, on some a great person. Later steps cost more, and trade too. Advance!

## Movement: a new tile, a hut, a village with its battle

guide-move = Another event, and { civilization-egypt } harvested wheat. { phase-movement }: each figure may go 2 squares, not diagonally. Choose this army.
guide-discover = Turning over the tile in front of it takes 1 of the 2 squares.
guide-hut = A new land, and a hut on the nearest square! An army that ends its move there takes the marker facedown. Go there.
guide-army = The marker hides a resource that you may spend once; only you know it is silk. Next: barbarians live in this village. Choose your second army.
guide-village = An army on the map is only a flag: your unit cards do the fighting, up to 3 for 1 army. The barbarians have 3 as well: 1 of each type. Attack!
guide-trump = The defender began with mounted on a front of its own. Infantry trumps mounted: it strikes first and takes no wounds if the enemy dies. A unit dies of as many wounds as its strength. Attack!
guide-strike-back = Your infantry won, but then artillery came, which trumps infantry. Mounted trumps artillery: pay it back!
guide-last-front = Their last unit opened a second front. You could open one too, but artillery trumps infantry: attack.
guide-person = 4 strength left to 0: victory! It brings the village’s marker and, for { civilization-rome }, 1 space on the track: a great person. The { great_person-artist } covers a square too; in this desert you lose nothing.

## Research, and the next Start of Turn

guide-research = { phase-research }, all at once and facedown. Level I needs 6 trade, II needs 11 and a place above two technologies side by side: a pyramid grows. With 13 trade choose { tech-monarchy_tech }.
guide-government = Your trade fell to 1: you keep as much as you have coins, and { tech-code_of_laws } gave one for the battle. A government just unlocked can be adopted now; later only after a round of { government-anarchy }. Change to { government-monarchy }!
guide-done = Your capital gains 2 more culture by the arts now: with { civilization-rome }’s free steps the culture track is a good aim. Watch the coins, technologies and armies of your rival too. Good luck!

### The guided first game, step by step. Two or three short sentences each; the numbers are those of the table.

## The first turn: an advance and a third city

guide-welcome = Welcome! You are { colour-blue }, your rival is { colour-orange }. At the end each settlement and building of yours is worth 1 point, an advance ½, a completed objective 2, a wonder 4. Most points win.
guide-turn = Each turn you take 3 main actions in any order; the same one again is fine. The first: gain an advance. It costs 2 food, and ideas or gold may replace food.
guide-tactics = Choose { advance-tactics }: without it armies do not move and action cards do not help in battle. It brings 1 culture token. Each advance takes a cube from your event track: when that is empty, you draw an event.
guide-move = Now to your settler. One action moves up to 3 units or groups, each of them 1 space. Move units.
guide-settler = Choose the settler. Units on one space may also go together, as one group.
guide-explore = Send it into the unexplored region: the region is turned up, and then you see how it can lie.
guide-region = A region lies one way or the other; often the sea decides, for sea must join sea. Here the choice is yours: turn it, and the fertile space lies next to both your cities.
guide-found = Mountains end a move, but a city may be founded there, as on any free land that is not barren or exhausted. Found your third city.
guide-free-actions = That was your third action. Free actions cost none: trading with { colour-orange }, or cards like { civil-leadership }. You need none of them now: end your turn.

## The second turn: activating cities

guide-collect = { colour-orange } has founded a city too. Your turn again, but the food is gone. Activate a city: it collects, builds or recruits. Collect!
guide-size = Take this city. It collects as many resources as its size: 2 for the settlement and the { building-temple }, and 1 more because it is Happy.
guide-spaces = Its own space and the neighbours give 1 each: fertile land food, forest wood, mountains ore. Other cities and spaces with enemies give nothing. Take all three!
guide-build = A building costs 1 food, 1 wood and 1 ore, and needs the advance that unlocks it. Build one.
guide-academy = You have 3 cities, so each may grow to size 3. Build an { building-academy } in the new one: it brings 2 ideas, and the objective { objective-academic } asks for it.
guide-recruit = Here are your 2 ideas. And here are barbarians: you need an army. A settler costs 2 food, infantry 1 food and 1 ore, a ship 2 wood. Recruit!
guide-infantry = Your last food and ore pay for 1 infantry. Recruit it next to the barbarians. This city is activated a second time: that lowers its mood by 1 level.
guide-mood = It is Neutral now and counts only by its size. Once more, and it would be Angry: such a city counts as size 1, builds nothing and is activated only once per turn. End your turn.

## The third turn: moods, culture and a battle

guide-improve = Mood tokens make good for it: each level costs as many of them as the city is large. One action may raise several cities. Raise moods.
guide-happy = Spend your 2 tokens here: the city is Happy again.
guide-influence = Culture spreads as many spaces as a city is large: from here 2, to the { building-port } of { colour-orange }. A die decides, 5 and 6 succeed. Try it!
guide-boost = A 4, and 5 is needed. A culture token adds 1 to the die; before the roll it would add 1 to the range. Spend it: the { building-port } gets your colour.
guide-attack = The { building-port } now scores for you, though { colour-orange } still uses it. And now the barbarians: whoever enters a space with enemies fights. Move units.
guide-army = Choose your infantry: since you have { advance-tactics }, it can move.
guide-battle = Attack! Each unit rolls a die. The sum is the combat value, CV: every full 5 of it is a hit and removes an enemy unit. Rounds follow until one side has none left.
guide-card = In each round you may play an action card for its lower half. { tactics-high_morale } gives you +2 CV: lay it.
guide-victory = 3 on the die, +1 for the infantry symbol, +2 for the card: 6 CV, a hit. Their 4 CV were not enough. The city is yours, but Angry; 2 gold come with it, and gold replaces any resource. End your turn.

## The status phase

guide-objective = Three rounds make an Age; then comes the status phase. Its first step: objectives. More of your cities have an { building-academy } than of { colour-orange }: complete the objective for 2 points.
guide-free-advance = Second: a free advance for everybody. Choose { advance-storage }, to hold 7 food instead of 2. It takes the last cube of your event track!
guide-event = So you draw an event: { event-good_year_all }. First its symbol: a space is exhausted and yields nothing any more. Choose the mountains at the edge. Then its text: everybody gains 2 food.
guide-raze = Your event track is full again. Third: everybody has drawn an action card and an objective card. Fourth: you may destroy a city of size 1 for 1 gold. Keep yours.
guide-first = Fifth: a government may be changed; you have none yet. Sixth: whoever has most mood and culture tokens names the first player. You are tied, so the first player does it: you. Stay first.
guide-done = You lead by 13 points to 6½. The game ends in Age 6 after the objectives of the status phase, or sooner if somebody has no city left. Now you know enough to play. Good luck!

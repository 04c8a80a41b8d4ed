### The guided first game, step by step. Two or three short sentences each; the numbers are those of the table.

## The table

guide-welcome = Welcome! You lead Rome, and Egypt is your rival. Each of the three victory cards shows two agendas: whoever first completes one on every card wins.
guide-row = These are your five focus cards, and each turn you resolve one. The number of its slot is its power and the hardest terrain it can reach: 1 grassland, 2 hills, 3 forest, 4 desert, 5 mountain.

## Industry: a city

guide-industry = The card in slot 5 is the strongest. Pottery builds cities and world wonders: resolve it.
guide-city = A city is built within 2 spaces of your own, but not next to a city or city-state; from slot 5 any terrain but water will do. Build one in this desert: Civilized asks for 8.

## Culture: control tokens

guide-culture = A resolved card goes back to slot 1, and those before it move up. That has brought Early Empire to slot 5: resolve it to place 2 control tokens.
guide-resource = Control tokens go next to your cities. Slot 5 reaches even mountains: place one here, and the mercury is yours.
guide-mature = Place the other one here. Your tokens will then be on all sides of the new city, and that makes it mature: Populous asks for 5 such cities.

## Military: reinforcing

guide-barbarians = A new round begins with a turn of the event dial. This time all barbarians moved 1 space, as the die showed. They destroy control tokens, caravans and cities in their way, but no capital. The next event is trade.
guide-military = Barbarian D is coming your way. Masonry has reached slot 5: it attacks, or reinforces control tokens. Resolve it.
guide-reinforce = A reinforced token throws a barbarian back once, and defends itself and its neighbours against rivals. Slot 5 reinforces up to 5: begin with the mountain.
guide-reinforce-more = Now this one. Your third token is reinforced already.

## Economy: a caravan

guide-trade = The trade event: each mature city brings 1 trade token for any of your focus cards. Put yours on Masonry: it will be worth +1 in a fight.
guide-economy = Foreign Trade is in slot 5. Its caravan sets out from any of your cities (that is Rome’s ability) and goes up to 3 spaces, over all terrain but water. Resolve it.
guide-caravan = Send it to Brussels. An arrival brings 2 trade tokens: in a rival city for any cards, in a city-state for the card of its type, here industry.
guide-diplomacy = The caravan is back, and 2 trade tokens lie on Pottery. You may take a diplomacy card too: with that of Brussels, wonders cost 1 less for each mature city.

## Science: a better card

guide-science = The barbarians have moved again, and D is only 2 spaces from your mountain. You need better weapons! Astrology is in slot 5: resolve it to advance your tech dial by 5.
guide-level = The dial has passed space 3, so you gain a card of level II. Replace Masonry with Iron Working: its slot and trade token stay. On space 24 Technophile is waiting.

## Military: an attack

guide-iron = Iron Working is in slot 3 and adds 3 against barbarians: combat value 6. Resolve it.
guide-attack = Attack the barbarian. Both sides roll a die: you add 6, the barbarian adds the difficulty of its terrain, 2 on hills.
guide-tie = 1 + 6 against 5 + 2: a tie, and the defender wins ties. Spend the trade token, and it is 8 against 7.
guide-reward = Victory! Barbarian D is gone until the next barbarian spawning, and you gain a trade token. Put it on Early Empire: it will place one more control token.
guide-peace = Iron Working may attack once more. But whoever attacks a city-state or a rival returns the diplomacy cards taken from them, and Brussels is useful: no more attacks.

## Industry: a world wonder

guide-production = Egypt has claimed Mt. Everest, one of two natural wonders for Preservationist. Answer with a world wonder: Pottery is in slot 5 again, resolve it.
guide-wonder = The Oracle costs 8, thanks to Brussels only 7. Slot 5 gives 5 production, each mercury or marble 2, each trade token on the card 1. Build it!
guide-pay = 2 are missing. Spend the mercury: the 2 trade tokens stay on Pottery for the next wonder.
guide-site = A wonder belongs to the player whose city stands on it. Choose your capital: nothing can destroy it.

## The end of a game

guide-agendas = The Oracle is your first of two science wonders for Scholarly. You also have 2 of 8 cities, 1 of 5 mature ones, and 5 of 24 spaces on the dial. A completed agenda stays completed, whatever happens.
guide-done = Whoever has completed agendas on all three victory cards when a round begins wins; among several, the one with most world wonders. Now you know enough to play. Good luck!

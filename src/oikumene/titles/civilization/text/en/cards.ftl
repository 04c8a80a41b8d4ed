### The culture events and what is printed on them; “you” are who plays the card.

## Ancient deck

event-a_gift_from_afar = A Gift from Afar
    .text = Any time, when paying resources: counts as 1 iron, wheat, spy or silk. Then choose another player: they put 1 coin token on their civilization sheet.
event-bread_and_circuses = Bread and Circuses
    .text = Any time: cancel a culture event of another player that targets you, one of your figures, or a square, building or great person in one of your cities or its outskirts. It is discarded without effect.
event-defection = Defection
    .text = Movement, also in the middle of any player’s move: kill 1 figure of any player within 4 squares (no diagonals) of one of your figures or cities. It brings no spoils.
event-disoriented = Disoriented
    .text = City Management: choose a square with figures of another player and move all of them together up to 2 squares (no diagonals). They cannot enter water, a facedown tile, a city center, or a square with a hut, a village or figures that are not their owner’s, and cannot end above their owner’s stacking limit.
event-drought = Drought
    .text = Start of Turn: choose a faceup square that is not a mountain and holds no building, wonder or city center. For the rest of the game it is desert: 1 trade and nothing else. Figures, great people, huts and villages on it stay.
event-exchange_of_ideas = Exchange of Ideas
    .text = Start of Turn: choose another player. Learn for free 1 technology of level I that they know and you do not; then they learn one of yours in the same way. Each needs a legal place in the tech pyramid; who has no legal choice learns nothing.
event-sabotage = Sabotage
    .text = Start of Turn: destroy 1 building of any player (city walls included) within 4 squares (no diagonals) of one of your figures or cities; its marker returns to the market.
event-the_citizens_are_revolting_1 = The Citizens are Revolting!
    .text = Start of Turn: choose another player. Their government becomes { government-anarchy } at once and stays so for the rest of the round; in their Start of Turn of the next round they may adopt any government they have unlocked.
event-we_love_the_despot_day = We Love the Despot Day!
    .text = City Management: choose one of your cities. Its next produce action this round has +4 production; what is left over is lost.

## Medieval deck

event-a_generous_gift = A Generous Gift
    .text = Any time, when paying resources: counts as 1 iron, wheat, spy or silk.
event-catastrophe = Catastrophe
    .text = Start of Turn: destroy 1 building of any player (city walls included) within 6 squares (no diagonals) of one of your figures or cities; its marker returns to the market.
event-deforestation = Deforestation
    .text = Start of Turn: choose a faceup forest square without a building, wonder or city center. For the rest of the game it is grassland without icons or resource. Figures, great people, huts and villages on it stay.
event-jousting_tourney = Jousting Tourney
    .text = Any time: cancel any culture event of another player. It is discarded without effect.
event-knowledge_shared = Knowledge Shared
    .text = Start of Turn: choose another player. Learn for free 1 technology of level I or II that they know and you do not; then they learn one of yours in the same way. Each needs a legal place in the tech pyramid; who has no legal choice learns nothing.
event-lost = Lost
    .text = City Management: choose a square with figures of another player and move all of them together up to 3 squares (no diagonals). They cannot enter water, a facedown tile, a city center, or a square with a hut, a village or figures that are not their owner’s, and cannot end above their owner’s stacking limit.
event-mass_defection = Mass Defection
    .text = Movement, also in the middle of any player’s move: choose a square within 6 squares (no diagonals) of one of your figures or cities. Kill either the great person there, who leaves the game, or up to 2 figures there of any player. They bring no spoils.
event-the_citizens_are_revolting_2 = The Citizens are Revolting II!
    .text = { event-the_citizens_are_revolting_1.text }
event-we_love_the_queen_day = We Love the Queen Day!
    .text = City Management: choose one of your cities. Its next produce action this round has +6 production; what is left over is lost.

## Modern deck

event-a_princely_gift = A Princely Gift
    .text = Any time, when paying resources: counts as 1 iron, uranium, spy, wheat or silk.
event-disaster = Disaster
    .text = Start of Turn: destroy 1 or 2 buildings of other players (city walls included), at any distance; their markers return to the market.
event-out_of_position = Out of Position
    .text = City Management: choose a square with figures of another player and move all of them together up to 4 squares (no diagonals). They cannot enter water, a facedown tile, a city center, or a square with a hut, a village or figures that are not their owner’s, and cannot end above their owner’s stacking limit.
event-primetime_tv = Primetime TV
    .text = Any time: cancel a culture event or a resource ability of another player. The event is discarded without effect; the ability counts as used and its resources are lost.
event-think_tank = Think Tank
    .text = Start of Turn: choose another player. Learn for free 1 technology of level I, II or III that they know and you do not; then they learn one of yours in the same way. Each needs a legal place in the tech pyramid; who has no legal choice learns nothing.
event-we_love_the_president_day = We Love the President Day!
    .text = City Management: choose one of your cities. Its next produce action this round has +8 production; what is left over is lost.
event-wholesale_defection = Wholesale Defection
    .text = Movement, also in the middle of any player’s move: choose any faceup square. Kill either the great person there, who leaves the game, or up to 2 figures there of any player. They bring no spoils.

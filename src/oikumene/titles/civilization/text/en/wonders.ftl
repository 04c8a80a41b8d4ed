### The wonders: “you” are the owner of the city that holds the wonder.

## Ancient

wonder-stonehenge = Stonehenge
    .text = Ancient wonder: cost 10, 1 culture. Start of Turn: gain 1 culture token.
wonder-colossus = The Colossus
    .text = Ancient wonder: cost 15 (10 with { tech-metalworking }), 1 culture. Start of Turn: gain 3 trade.
wonder-hanging_gardens = The Hanging Gardens
    .text = Ancient wonder: cost 15 (10 with { tech-animal_husbandry }), 1 culture. Start of Turn: you may place 1 army or scout from your reserve for free on this wonder’s square, within the stacking limit.
wonder-oracle = The Oracle
    .text = Ancient wonder: cost 15 (10 with { tech-code_of_laws }), 1 culture. Battle: your opponent’s battle force, barbarians’ too, is open to you as soon as it is drawn.

## Medieval

wonder-angkor_wat = Angkor Wat
    .text = Medieval wonder: cost 20 (10 with { tech-theology }), 2 culture. City Management, once per round: when one of your cities harvests, it takes 2 resource tokens instead of 1, also 2 of one kind, as far as the market holds them.
wonder-brandenburg_gate = Brandenburg Gate
    .text = Medieval wonder: cost 15, 2 culture. Figures of other players cannot end a move in the outskirts of your cities, but may pass through and enter the city centers. Figures that already stand there must leave in their owner’s next Movement turn if they can.
wonder-himeji_samurai_castle = Himeji Samurai Castle
    .text = Medieval wonder: cost 20 (15 with { tech-monarchy_tech }), 2 culture. Battle: all your units have +1 strength.
wonder-porcelain_tower = Porcelain Tower
    .text = Medieval wonder: cost 20 (15 with { tech-construction }), 2 culture. Research: every technology requires 5 less trade (levels I–V: 1, 6, 11, 16, 21). Your trade is still spent as usual.

## Modern

wonder-cristo_redentor = Cristo Redentor
    .text = Modern wonder: cost 25 (15 with { tech-mass_media }), 3 culture. Culture hand size +4. Start of Turn: you may choose one culture event deck and draw its top 2 cards, then discard down to your hand size.
wonder-panama_canal = Panama Canal
    .text = Modern wonder: cost 25 (20 with { tech-engineering }), 3 culture. Start of Turn: put 1 coin token on this card, without a maximum. The tokens count as coins, even while the wonder is blockaded, and leave with the card.
wonder-statue_of_liberty = Statue of Liberty
    .text = Modern wonder: cost 25 (20 with { tech-metal_casting }), 3 culture. Start of Turn: you may learn for free 1 technology that another player knows and you do not, if it has a legal place in your tech pyramid. You may still research this round.
wonder-united_nations = United Nations
    .text = Modern wonder: cost 20, 3 culture. Without your consent, culture events of other players cannot target you, your figures, or the squares, buildings and great people in your cities and their outskirts.

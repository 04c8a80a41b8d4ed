### The buildings and what is printed on their markers.

## On one kind of terrain

building-harbor = Harbor
    .text = Needs { tech-navigation }; cost 7, on water. Gives 2 trade and 1 production. For movement its square stays water.
building-trading_post = Trading Post
    .text = Needs { tech-code_of_laws }; cost 7, on desert. Gives 2 trade and 1 culture.
building-workshop = Workshop
    .text = Needs { tech-construction }; cost 7, on mountains. Gives 3 production. Upgrade: { building-iron_mine }.
building-iron_mine = Iron Mine
    .text = Needs { tech-railroad }; cost 10, on mountains. Gives 4 production. When the technology is learned, all your workshops become iron mines for free.
building-library = Library
    .text = Needs { tech-writing }; cost 5, on grassland. Gives 1 trade and 1 culture. Upgrade: { building-university }.
building-university = University
    .text = Needs { tech-printing_press }; cost 8, on grassland. Gives 2 trade and 2 culture. When the technology is learned, all your libraries become universities for free.
building-granary = Granary
    .text = Needs { tech-pottery }; cost 5, on grassland. Gives 1 trade and 1 production. Upgrade: { building-aqueduct }.
building-aqueduct = Aqueduct
    .text = Needs { tech-engineering }; cost 8, on grassland. Gives 2 trade and 2 production. When the technology is learned, all your granaries become aqueducts for free.

## Starred, on any land

building-market = Market
    .text = Needs { tech-currency }; cost 7, anywhere but on water. Gives 1 trade, 1 production and 1 culture. Starred building: a city may hold only 1 of these, whatever its kind. Upgrade: { building-bank }.
building-bank = Bank
    .text = Needs { tech-banking }; cost 10, anywhere but on water. Gives 1 trade, 1 production, 1 culture and 1 coin. Starred building: a city may hold only 1 of these, whatever its kind. When the technology is learned, all your markets become banks for free.
building-temple = Temple
    .text = Needs { tech-philosophy }; cost 7, anywhere but on water. Gives 2 culture. Starred building: a city may hold only 1 of these, whatever its kind. Upgrade: { building-cathedral }.
building-cathedral = Cathedral
    .text = Needs { tech-theology }; cost 10, anywhere but on water. Gives 3 culture. Starred building: a city may hold only 1 of these, whatever its kind. When the technology is learned, all your temples become cathedrals for free.
building-barracks = Barracks
    .text = Needs { tech-metalworking }; cost 7, anywhere but on water. Gives 2 trade. Combat bonus +2 in all your battles. Starred building: a city may hold only 1 of these, whatever its kind. Upgrade: { building-academy }.
building-academy = Academy
    .text = Needs { tech-military_science }; cost 10, anywhere but on water. Gives 2 trade. Combat bonus +4 in all your battles. Starred building: a city may hold only 1 of these, whatever its kind. When the technology is learned, all your barracks become academies for free.

## In the city center

building-city_walls = City Walls
    .text = Needs { tech-masonry }; cost 7, in the city center, 1 per city. Combat bonus +4 when the city defends, on top of its own; the attacker takes the first battle turn. Walls count as a building.

### The cards and what is printed on them. A card’s slot is the one in which it counts as resolved.

## Focus cards: culture

card-early_empire = Early Empire
    .text = Place up to 2 control tokens adjacent to friendly cities; terrain difficulty up to this card’s slot.
card-drama_and_poetry = Drama and Poetry
    .text = Place up to 2 control tokens adjacent to friendly cities; terrain difficulty up to this card’s slot. Then you may move 1 of your control tokens to an adjacent empty space of any difficulty, but not to water.
card-civil_service = Civil Service
    .text = Place up to 2 control tokens adjacent to friendly cities; terrain difficulty up to this card’s slot. Then you may place 1 more adjacent to any friendly space, under the same limit.
card-mass_media = Mass Media
    .text = Place up to 3 control tokens adjacent to friendly cities; terrain difficulty up to this card’s slot. Then you may choose 1 rival control token within 2 spaces of a friendly space: flip a reinforced one, replace an unreinforced one with yours.

## Focus cards: science

card-astrology = Astrology
    .text = Advance your tech dial by the number of this card’s slot.
card-mathematics = Mathematics
    .text = Put 1 trade token on any of your focus cards, this one included. Then advance your tech dial by the number of this card’s slot.
card-replaceable_parts = Replaceable Parts
    .text = Gain 1 resource of a type of which you have no token. Then advance your tech dial by the number of this card’s slot.
card-nuclear_power = Nuclear Power
    .text = In slot 5: first choose any space. There and in all adjacent spaces destroy unreinforced control tokens and flip reinforced ones, whoever owns them. Then advance your tech dial by the number of this card’s slot.

## Focus cards: economy

card-foreign_trade = Foreign Trade
    .text = Caravans: 1. Each moves up to 3 spaces; terrain difficulty up to this card’s slot.
card-currency = Currency
    .text = Caravans: 2. Each moves up to 4 spaces; terrain difficulty up to this card’s slot. A caravan may enter a barbarian’s space: this defeats the barbarian without a trade token, and the caravan may go on.
card-steam_power = Steam Power
    .text = Caravans: 2. Each moves up to 6 spaces, over water too; terrain difficulty up to this card’s slot. Then you may exchange 1 of your resources for any in the supply.
card-capitalism = Capitalism
    .text = Caravans: 3. Each moves up to 6 spaces, over water too; terrain difficulty up to this card’s slot. Once per turn, after this card’s reset: resolve another card of your focus row as if in slot 1, without resetting it.

## Focus cards: industry

card-pottery = Pottery
    .text = Build a world wonder (production: this card’s slot) or a city within 2 spaces of a friendly space (terrain difficulty up to this card’s slot).
card-animal_husbandry = Animal Husbandry
    .text = Build a world wonder (production: this card’s slot) or a city within 3 spaces of a friendly space or adjacent to your caravan (terrain difficulty up to this card’s slot).
card-nationalism = Nationalism
    .text = Build a world wonder (production: this card’s slot, but 7 in slot 5) or a city within 4 spaces of a friendly space, counted across water too (terrain difficulty up to this card’s slot).
card-urbanization = Urbanization
    .text = Build a world wonder (production: this card’s slot) or a city within 5 spaces of a friendly space, counted across water too (terrain difficulty up to this card’s slot). After building a city, place up to 2 control tokens adjacent to it, under the same limit.

## Focus cards: military

card-masonry = Masonry
    .text = Reinforce control tokens, at most as many as this card’s slot; or make up to 2 attacks within 2 spaces of a friendly space. Combat value: this card’s slot.
card-iron_working = Iron Working
    .text = Reinforce control tokens, at most as many as this card’s slot; or make up to 2 attacks within 3 spaces of a friendly space. Combat value: this card’s slot +1, against barbarians +3.
card-mass_production = Mass Production
    .text = Make up to 2 attacks within 3 spaces of a friendly space, counted across water too. Combat value: this card’s slot +2. Then reinforce control tokens, at most as many as this card’s slot minus 1 per attack made.
card-flight = Flight
    .text = Reinforce control tokens, at most as many as this card’s slot; or make up to 3 attacks within 5 spaces of a friendly space, counted across water, rival spaces, barbarians and city-states. Combat value: this card’s slot +3.

## Automated player: culture

card-ap_early_empire = { card-early_empire }
    .text = Places 2 control tokens adjacent to its cities. Preference: a natural wonder, a resource, a barbarian spawn point, next to most cities, next to its city closest to maturity, highest terrain difficulty. For each token without a place: 1 trade token on this card.
card-ap_drama_and_poetry = { card-drama_and_poetry }
    .text = Places 3 control tokens adjacent to its cities. Preference: a natural wonder, a resource, a barbarian spawn point, next to most cities, next to its city closest to maturity, highest terrain difficulty. For each token without a place: 1 trade token on this card.
card-ap_civil_service = { card-civil_service }
    .text = Places 3 control tokens adjacent to its cities, then 1 adjacent to any of its spaces. Preference: a natural wonder, a resource, a barbarian spawn point, next to one of these, next to most cities, next to its city closest to maturity, highest terrain difficulty. For each of the 3 tokens without a place: 1 trade token on this card.
card-ap_mass_media = { card-mass_media }
    .text = Of the rival control tokens adjacent to its spaces, flips reinforced ones and removes unreinforced ones. Then places 4 control tokens adjacent to its cities. Preference: a natural wonder, a resource, a barbarian spawn point, next to most cities, next to its city closest to maturity, next to a rival space, highest terrain difficulty. For each token without a place: 1 trade token on this card.

## Automated player: science

card-ap_astrology = { card-astrology }
    .text = Advances its tech dial 5 spaces. At each level space a random card of its lowest level is replaced with the card of that type and the new level, or with one a level higher if it has that level already.
card-ap_mathematics = { card-mathematics }
    .text = Puts 1 trade token on its focus card with the fewest (tied: in the highest slot). Then advances its tech dial 5 spaces.
card-ap_replaceable_parts = { card-replaceable_parts }
    .text = Replaces its focus card of the lowest level (tied: in the highest slot) with the card of that type one level higher. Then advances its tech dial 5 spaces.
card-ap_nuclear_power = { card-nuclear_power }
    .text = Each human player chooses 1 own city, not the capital: it and all control tokens adjacent to it are destroyed. Then advances its tech dial 5 spaces.

## Automated player: economy

card-ap_foreign_trade = { card-foreign_trade }
    .text = Caravans: 1. It goes 3 spaces by the shortest way to the nearest city-state whose card it lacks, else to a rival city, else to another city-state.
card-ap_currency = { card-currency }
    .text = Defeats all barbarians adjacent to its spaces, without trade tokens. Caravans: 2. Each goes 4 spaces by the shortest way to a destination of its own: the nearest city-state whose card it lacks, else a rival city, else another city-state.
card-ap_steam_power = { card-steam_power }
    .text = Gains 1 random resource. Caravans: 2. Each goes 6 spaces, over water too, by the shortest way to a destination of its own: the nearest city-state whose card it lacks, else a rival city, else another city-state.
card-ap_capitalism = { card-capitalism }
    .text = Caravans: 3. Each goes 6 spaces, over water too, by the shortest way to a destination of its own: the nearest city-state whose card it lacks, else a rival city, else another city-state. After this card’s reset, resolves the card now in slot 5 without resetting it.

## Automated player: industry

card-ap_pottery = { card-pottery }
    .text = Builds a world wonder (production 5), the one closest to an agenda or else the cheapest, in its city of highest defence. Then also a city within 2 spaces of its spaces: next to most natural wonders and resources, on a barbarian spawn point, at the highest defence. If it built nothing, this card is replaced with { card-animal_husbandry } and reset.
card-ap_animal_husbandry = { card-animal_husbandry }
    .text = Builds a world wonder (production 6), the one closest to an agenda or else the cheapest, in its city of highest defence. Then also a city within 3 spaces of its spaces or caravans: next to most natural wonders and resources, on a barbarian spawn point, at the highest defence. If it built nothing, this card is replaced with { card-nationalism } and reset.
card-ap_nationalism = { card-nationalism }
    .text = Builds a world wonder (production 7), the one closest to an agenda or else the cheapest, in its city of highest defence. Then also a city within 4 spaces of its spaces, counted across water too: next to most natural wonders and resources, on a barbarian spawn point, at the highest defence. If it built nothing, this card is replaced with { card-urbanization } and reset.
card-ap_urbanization = { card-urbanization }
    .text = Builds a world wonder (production 8), the one closest to an agenda or else the cheapest, in its city of highest defence. Then also a city within 5 spaces of its spaces, counted across water too: next to most natural wonders and resources, on a barbarian spawn point, at the highest defence. After this card’s reset, resolves its culture card as if in slot 5 and resets it.

## Automated player: military

card-ap_masonry = { card-masonry }
    .text = Up to 2 attacks within 2 spaces of its spaces, combat value 5. Targets in order: a barbarian, a rival city of defence up to 4, a rival control token; the lowest defence first. Then reinforces 5 control tokens minus 3 per attack, those closest to barbarians and rival spaces first. If it did neither, this card is replaced with { card-iron_working } and reset.
card-ap_iron_working = { card-iron_working }
    .text = Up to 2 attacks within 3 spaces of its spaces, combat value 6, against barbarians 8. Targets in order: a barbarian, a rival city of defence up to 6, a rival control token; the lowest defence first. Then reinforces 5 control tokens minus 2 per attack, those closest to barbarians and rival spaces first. If it did neither, this card is replaced with { card-mass_production } and reset.
card-ap_mass_production = { card-mass_production }
    .text = Up to 2 attacks within 3 spaces of its spaces, counted across water too, combat value 7. Targets in order: a rival city with a world wonder and defence up to 8, a barbarian adjacent to its spaces, a rival city of defence up to 8, a city-state, a rival control token; the lowest defence first. Then reinforces 5 control tokens minus 1 per attack, those closest to barbarians and rival spaces first.
card-ap_flight = { card-flight }
    .text = Up to 3 attacks within 5 spaces of its spaces, counted across water, rival spaces, barbarians and city-states, combat value 8. Targets in order: a rival city with a world wonder and defence up to 10, a barbarian adjacent to its spaces, a rival city of defence up to 10, a city-state, a rival control token; the lowest defence first. Then reinforces 5 control tokens minus 1 per attack, those closest to barbarians and rival spaces first.

## World wonders: culture

card-stonehenge = Stonehenge
    .text = After placing a control token on hills, you may place one on each adjacent hills space, in any slot. Each of them sets this off again.
card-hanging_gardens = Hanging Gardens
    .text = Start of your turn: you may place 1 control token adjacent to a friendly city; terrain difficulty up to 4.
card-forbidden_city = Forbidden City
    .text = Start of your turn: you may destroy 1 rival control token next to a friendly space, even a reinforced one.
card-chichen_itza = Chichen Itza
    .text = Control tokens may also go on empty forests away from your cities; the difficulty limit stays.
card-sydney_opera_house = Sydney Opera House
    .text = Your cities mature with rival control tokens too.
card-eiffel_tower = Eiffel Tower
    .text = Start of your turn: you may point at 2 control tokens of one rival. The rival picks which of them gives way to an unused token of yours, unreinforced.

## World wonders: economy

card-colossus = Colossus
    .text = When your economy card is resolved, your caravans share 6 extra spaces of movement as you like.
card-great_lighthouse = Great Lighthouse
    .text = When you build a city, empty spaces on the edge of the map count as 2 spaces away from a friendly one.
card-machu_picchu = Machu Picchu
    .text = Cards in your slots 1 and 2 are resolved as if in slot 3.
card-great_zimbabwe = Great Zimbabwe
    .text = Trade tokens that you gain may go on this card instead, up to 4 on it. Start of your turn: you may move any of them to your focus cards.
card-estadio_do_maracana = Estádio do Maracanã
    .text = Once per turn, before resolving a chosen card of another type, you may resolve and reset your economy card. The chosen card is then resolved in its new slot.
card-big_ben = Big Ben
    .text = Attacking or defending: +2 combat value for each of your caravans next to the defending space.

## World wonders: science

card-oracle = Oracle
    .text = Start of your turn: you may swap 2 cards in neighbouring slots of your focus row.
card-pyramids = Pyramids
    .text = When built: replace up to 3 of your level I cards with level II cards of the same types.
card-potala_palace = Potala Palace
    .text = You may hold up to 4 diplomacy cards of each player. When built: take up to 3 in all from other players.
card-porcelain_tower = Porcelain Tower
    .text = When built: replace up to 2 of your focus cards, each with the card of its type one level higher.
card-oxford_university = Oxford University
    .text = When you replace a focus card other than science, the new card of the same required level may be of any type.
card-kremlin = Kremlin
    .text = Attacking a rival city or control token: +4 combat value if you have more reinforced control tokens than the defender.

## World wonders: military

card-petra = Petra
    .text = Defending: +2 combat value. Barbarians never enter your cities and reinforced control tokens: they move the opposite way.
card-terracotta_army = Terracotta Army
    .text = Attacking: +2 combat value.
card-alhambra = Alhambra
    .text = Attacking or defending: +2 combat value.
card-venetian_arsenal = Venetian Arsenal
    .text = Once per turn, after resolving the card in slot 5, you may resolve it again as if in slot 1, then reset it.
card-pentagon = Pentagon
    .text = Attacking: +2 combat value. Every target on the map is in range, whatever lies between.
card-ruhr_valley = Ruhr Valley
    .text = Defending: +5 combat value.

## Natural wonders

natural_wonder-torres_del_paine = Torres del Paine
    .text = 1 diamond, once per turn.
natural_wonder-cliffs_of_dover = Cliffs of Dover
    .text = 1 marble, once per turn.
natural_wonder-mount_everest = Mt. Everest
    .text = 1 oil, once per turn.
natural_wonder-crater_lake = Crater Lake
    .text = 1 mercury, once per turn.
natural_wonder-grand_mesa = Grand Mesa
    .text = 1 diamond, once per turn.
natural_wonder-galapagos_islands = Galápagos Islands
    .text = 1 mercury, once per turn.
natural_wonder-mount_kilimanjaro = Mt. Kilimanjaro
    .text = 1 oil, once per turn.
natural_wonder-pantanal = Pantanal
    .text = 1 marble, once per turn.

## City-states: the text is that of their diplomacy card

city_state-carthage = Carthage
    .text = Attacking (but not Carthage) or defending: +1 combat value for each city-state and each of your cities within 2 spaces of the defending space.
city_state-kumasi = Kumasi
    .text = When your culture or industry card is resolved, forests have terrain difficulty 1.
city_state-brussels = Brussels
    .text = A world wonder costs you 1 less per mature city of yours.
city_state-seoul = Seoul
    .text = Start of your turn: you may move 1 barbarian to an adjacent empty space, not water.
city_state-geneva = Geneva
    .text = Start of your turn: you may return a player’s diplomacy card and take a different one of that player.
city_state-mohenjo_daro = Mohenjo Daro
    .text = When you place control tokens, terrain difficulty is 1 lower, but at least 1.
city_state-buenos_aires = Buenos Aires
    .text = A world wonder costs you 2 less while you control none of its type.
city_state-kabul = Kabul
    .text = Attacking a rival city or a city-state (but not Kabul): +3 combat value.

## Diplomacy cards of the players

diplomacy-joint_war = Joint War
    .text = Attacking anyone but this card’s owner: +2 combat value.
diplomacy-defensive_pact = Defensive Pact
    .text = Defending against anyone but this card’s owner: +2 combat value.
diplomacy-open_borders = Open Borders
    .text = Your cities mature with control tokens of this card’s owner too.
diplomacy-embassy = Embassy
    .text = When your caravan arrives at the capital of this card’s owner: put 1 trade token on any focus card of the owner and gain 1 resource of your choice.

## Agendas

agenda-civilized = Civilized
    .text = All 8 of your cities are on the map, capital included.
agenda-money_grubber = Money Grubber
    .text = You control 2 economic wonders.
agenda-warmonger = Warmonger
    .text = You have won an attack on a rival capital, or you hold 2 city-state tokens.
agenda-paranoid = Paranoid
    .text = You control 2 military wonders.
agenda-explorer = Explorer
    .text = You have 15 friendly spaces next to water or on the edge of the map.
agenda-aesthetic = Aesthetic
    .text = You control 2 cultural wonders.
agenda-technophile = Technophile
    .text = Your tech dial has reached space 24.
agenda-scholarly = Scholarly
    .text = You control 2 scientific wonders.
agenda-populous = Populous
    .text = You have 5 mature cities.
agenda-preservationist = Preservationist
    .text = You hold 2 natural wonder tokens.

## Victory cards

victory-civilized_money_grubber = { agenda-civilized } / { agenda-money_grubber }
victory-warmonger_paranoid = { agenda-warmonger } / { agenda-paranoid }
victory-explorer_aesthetic = { agenda-explorer } / { agenda-aesthetic }
victory-technophile_scholarly = { agenda-technophile } / { agenda-scholarly }
victory-populous_preservationist = { agenda-populous } / { agenda-preservationist }

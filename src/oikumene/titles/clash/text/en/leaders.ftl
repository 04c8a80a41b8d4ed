### The leaders: two abilities each. A bonus to combat value holds in every round in which the leader fights, unless the text says otherwise.

## Aztecs

leader-acamapichtli = Acamapichtli
    .first = Growth
    .second = Tributes
    .text = { leader-acamapichtli.first }: when you build a building or wonder in his city, each captive you spend replaces 2 resources of any kind. { leader-acamapichtli.second }: once per turn, free action: pay 2 mood tokens to collect resources in his city if its size is 3 or less (this activates the city).
leader-ahuitzotl = Ahuitzotl
    .first = Expansionist
    .second = Mass Sacrifice
    .text = { leader-ahuitzotl.first }: cancel 1 hit in every round of his battles if no city of yours is within 2 spaces of him. { leader-ahuitzotl.second }: once per turn, free action: spend 2 captives to build a building or wonder in his city at its normal price (this activates the city).
leader-marqzen = Marqzen
    .first = Storm Master
    .second = Spread of Fear
    .text = { leader-marqzen.first }: when the text of an event lowers the mood of his city or removes units there other than the leader, you may undo these losses. Event symbols work as usual. { leader-marqzen.second }: once per turn, main action: move one enemy land unit adjacent to him, not aboard a ship, by 1 land space to a space without enemies of that unit. The army limit applies; there is no battle.

## Babylon

leader-hammurabi = Hammurabi
    .first = Lawgiver
    .second = Guardian
    .text = { leader-hammurabi.first }: when you take the civic improvement action, you may make his city happy, even an angry one, for 1 culture token instead of its mood tokens. { leader-hammurabi.second }: a Fortress in his city costs you no food and no wood.
leader-nabopolassar = Nabopolassar
    .first = Liberator
    .second = Revolt
    .text = { leader-nabopolassar.first }: +2 CV in his battles against a player with at least as many cities as you. { leader-nabopolassar.second }: after a player or barbarians capture a city of yours, place 1 infantry from your supply on his space for free, or in any of your cities with room if his space is at the army limit.
leader-nebuchadnezzar_ii = Nebuchadnezzar II
    .first = Great Gardens
    .second = Iconoclast
    .text = { leader-nebuchadnezzar_ii.first }: whenever you receive a wonder card, it must be { wonder-great_gardens } unless that is built: take it from another hand (its player draws a new card), from the deck (shuffle it), from the discards, or if it lies open through { event-envoys_meet } (reveal a new one). If you have { advance-engineering }, you may build any wonder from your hand in his city as a free action (this activates the city); { wonder-great_gardens } then costs 2 culture tokens less. { leader-nebuchadnezzar_ii.second }: +2 CV when he attacks a city with a Temple.

## Carthage

leader-hannibal = Hannibal
    .first = Father of Strategy
    .second = Hannibal ad Portas
    .text = { leader-hannibal.first }: in round 1 of his land battles the enemy’s CV modifiers, dice and clash abilities aside, add up to +2 at most. { leader-hannibal.second }: mountains do not stop a group with him and at least 1 war elephant.
leader-hanno = Hanno
    .first = Navigator
    .second = Fleet Commander
    .text = { leader-hanno.first }: once per turn, free action, if he is aboard a ship: make one ship move with the ships of his space and him. They must not have moved this turn and cannot move again in it. { leader-hanno.second }: +2 CV in sea battles on his space if he is aboard a ship.
leader-queen_dido = Queen Dido
    .first = Founder
    .second = Sacrifice
    .text = { leader-queen_dido.first }: a settler on her space may found a city as a free action; if you have { advance-hegemony }, so may a ship that carries her or shares her sea space. { leader-queen_dido.second }: +2 CV when her city is attacked, while she takes part. After a round she survives, if the battle is undecided, you may discard her and put 1 infantry from your supply in her place: the attacker must retreat, nobody wins and nobody gets VP for her.

## Celts

leader-boudica = Queen Boudica
    .first = Fearless
    .second = Great Numbers
    .text = { leader-boudica.first }: +2 CV in her battles against a player with more { category-warfare } advances than you. { leader-boudica.second }: when your settler founds a city on her space, you may pay 1 food to keep the settler in the new city.
leader-vercingetorix = Vercingetorix
    .first = Warrior People
    .second = Rapid Recruitment
    .text = { leader-vercingetorix.first }: +1 CV in his battles for each of your settlers within 2 spaces of him, his own space included. { leader-vercingetorix.second }: when you recruit in his city, you may place any of the new land units on adjacent explored land spaces without enemy units and cities (army limit applies).
leader-viriatus = Viriatus
    .first = Terror
    .second = Loyalty
    .text = { leader-viriatus.first }: at the start of each round of his land battles but the first you may pay 2 mood tokens, once: an enemy army unit of your choice leaves the battle for an adjacent land space of your choice without units and cities. A side left without army units loses. { leader-viriatus.second }: when barbarians fight another player within 2 spaces of him, you may play tactics cards from your hand for them, one per round (you need { advance-tactics }, and they must meet the conditions of the card).

## China

leader-qin_shi_huang = Qin Shi Huang
    .first = Great Wall
    .second = Tactician
    .text = { leader-qin_shi_huang.first }: whenever you receive a wonder card, it must be { wonder-great_wall } unless that is built: take it from another hand (its player draws a new card), from the deck (shuffle it), from the discards, or if it lies open through { event-envoys_meet } (reveal a new one). If you have { advance-engineering }, you may build any wonder from your hand in his city as a free action (this activates the city); { wonder-great_wall } then costs 2 culture tokens less. { leader-qin_shi_huang.second }: in the casualties step of each round of his land battles you may pay 2 culture tokens to cancel 1 hit.
leader-sun_tzu = Sun Tzu
    .first = The Art of War
    .second = Fast War
    .text = { leader-sun_tzu.first }: main action, if he is in a happy city of yours: pay 1 mood or culture token to gain a { category-warfare } advance without paying food. The city is not activated. { leader-sun_tzu.second }: after winning a land battle against army units in its first round, if he survived it, gain 1 mood and 1 culture token.
leader-wu_zetian = Wu Zetian
    .first = Agriculture Economist
    .second = Brilliant Conqueror
    .text = { leader-wu_zetian.first }: main action, if she is in a happy city of yours: pay 1 mood or culture token to gain an { category-agriculture } advance without paying food. The city is not activated. { leader-wu_zetian.second }: +2 CV in each round of her land battles that you start with at least as many fighting units as the enemy.

## Egypt

leader-cleopatra = Cleopatra
    .first = Legendary
    .second = Beloved
    .text = { leader-cleopatra.first }: +1 range of cultural influence from her city. { leader-cleopatra.second }: once per turn, free action, if she is in a city of yours: put 1 of your culture tokens in that city. To attack a city of yours with such tokens, even without her, a player must first pay as many culture tokens to the supply; this removes them. Barbarians ignore them. All return to the supply when she dies or is replaced, those of a city when you lose it.
leader-imhotep = Imhotep
    .first = Innovator
    .second = Physician
    .text = { leader-imhotep.first }: gain 1 idea each time his city is activated, except to collect resources. { leader-imhotep.second }: an Academy or Observatory in his city costs you no food and no wood.
leader-ramses_ii = Ramses II
    .first = Monumental
    .second = Coastal Power
    .text = { leader-ramses_ii.first }: after building an Obelisk in his city, gain 1 culture token or 2 ideas. { leader-ramses_ii.second }: +2 CV when he attacks a coastal city; also in sea battles against pirate ships while he is aboard a ship.

## Greece

leader-alexander = Alexander the Great
    .first = Idol
    .second = Ruler of the World
    .text = { leader-alexander.first }: free action: pay 1 culture token and activate his city to play an action card that takes a main action without spending one; pay what the card itself costs. { leader-alexander.second }: +1 CV in his land battles for each region other than your home region where you have a city.
leader-leonidas = Leonidas I
    .first = That’s Sparta
    .second = Hero of Thermopylae
    .text = { leader-leonidas.first }: gain 1 culture token after recruiting in his city. { leader-leonidas.second }: +2 CV in each round of his land battles for every army unit by which the enemy outnumbers you at its start.
leader-pericles = Pericles
    .first = Master
    .second = Admiral
    .text = { leader-pericles.first }: main action, if he is in a happy city of yours: pay 1 mood or culture token to gain an { category-education } advance without paying food. The city is not activated. { leader-pericles.second }: +2 CV in sea battles if he is aboard one of the ships.

## Huns

leader-attila = Attila
    .first = Ruler
    .second = Horse Master
    .text = { leader-attila.first }: his city, if it is of size 1 and not angry, counts as 1 larger when you collect or recruit there. { leader-attila.second }: in round 1 of his land battles one cavalry whose symbol was rolled may use the clash ability of a war elephant instead of +2: the number on the die does not count and 1 hit is cancelled.
leader-bleda = Bleda
    .first = Enforcer
    .second = Battering Rams
    .text = { leader-bleda.first }: when his city is activated for the first time in a turn, you may announce that it acts as a happy one whatever its mood (collecting, recruiting, buildings, wonders); then it cannot be activated again this turn. { leader-bleda.second }: when he attacks a city, the defender cannot play a tactics card in round 1.
leader-rugila = Rugila
    .first = Tribute
    .second = Unifier
    .text = { leader-rugila.first }: after he captures a city and survives, gain 2 gold if another enemy city, barbarian ones included, is within 2 spaces of it. { leader-rugila.second }: a barbarian city he captures becomes happy instead of angry if he survives.

## India

leader-akbar = Akbar the Great
    .first = Bladed Tusks
    .second = Prosperous
    .text = { leader-akbar.first }: before a land battle of his you may pay 1 ore: +1 CV for each of your surviving war elephants in every round of it, even if he dies. { leader-akbar.second }: gain 1 gold each time a move brings him into a city of yours (not when he is recruited or retreats).
leader-ashoka = Ashoka the Great
    .first = Buddhism
    .second = Expansionist
    .text = { leader-ashoka.first }: once per turn you may reroll the die of a cultural influence attempt from his city, before boosting the result, if his city has a Temple or you announced before the roll that you will replace a Temple of the target city. The second result counts. { leader-ashoka.second }: after he captures a city and survives, gain 1 culture token, or 2 if the city has a Temple.
leader-sri_gupta = Maharaja Sri Gupta
    .first = Golden Age
    .second = Prepared
    .text = { leader-sri_gupta.first }: free action: pay 1 culture token and activate his city to gain an advance of a category in which you have none, at its normal price. { leader-sri_gupta.second }: +2 CV in each round of his battles in which you play no tactics card.

## Japan

leader-go_toba = Emperor Go-Toba
    .first = Way of the Sword
    .second = Scholar
    .text = { leader-go_toba.first }: before a land battle of his you may pay 1 ore: +2 CV in every round of it, even if he dies. { leader-go_toba.second }: after building an Academy or Observatory in his city, you may gain 1 advance at its normal price without spending an action.
leader-jimmu = Emperor Jimmu
    .first = Fortified
    .second = Mythical
    .text = { leader-jimmu.first }: +2 CV when you defend a city of yours with a Fortress within 2 spaces of him, even if he takes no part ({ advance-siegecraft } does not prevent this). { leader-jimmu.second }: after a battle he survived, you may pay 1 culture token to take one tactics card you used in it back to your hand.
leader-suiko = Empress Suiko
    .first = Japanese Buddhism
    .second = Defender
    .text = { leader-suiko.first }: main action, or free action if you have { advance-state_religion }: pay 1 culture token to replace one building of another colour in her city, but no Obelisk, with one of yours of the same type from your supply. This is not cultural influence. { leader-suiko.second }: +2 CV in land battles in which she defends.

## Maya

leader-pakal = K’inich Janaab’ Pakal I
    .first = Sun Shield
    .second = Art and Architecture
    .text = { leader-pakal.first }: cancel 1 hit in round 1 when he defends a city with an Obelisk of your colour. { leader-pakal.second }: when you build a building, not a wonder, in his city, 1 culture token may replace 2 of its resources, once per building.
leader-siyaj_kak = Siyaj K’ak’
    .first = Fire Is Born
    .second = Cultural Influx
    .text = { leader-siyaj_kak.first }: when he attacks a city, add its size, whatever its mood, to your CV in round 1. { leader-siyaj_kak.second }: after building a building or wonder in his city, you may make one cultural influence attempt from that city as a free action (still one success per turn at most).
leader-wak_chanil_ajaw = Wak Chanil Ajaw
    .first = New Dynasty
    .second = Reconstruction
    .text = { leader-wak_chanil_ajaw.first }: +2 CV in her battles within 2 spaces of a city of yours. { leader-wak_chanil_ajaw.second }: after a move action in which she captured a city and survived, you may replace one building of your colour in the city she is in with a different one from your supply, without cost or activation, even if the city is angry. The requirements of the new building apply, and you get its rewards.

## Persia

leader-cyrus = Cyrus the Great
    .first = King of Persia
    .second = Strategist
    .text = { leader-cyrus.first }: main action: activate his city and gain 1 mood or culture token, in any mix, for each region where you have a city, at most as many as the size of his city, whatever its mood. { leader-cyrus.second }: when you reveal a tactics card in his battle, you may ignore its effect, even if the enemy cancels the card: +2 CV this round.
leader-darius = Darius I
    .first = Cultural Unity
    .second = Architect
    .text = { leader-darius.first }: gain 1 mood token after each success of cultural influence from his city. { leader-darius.second }: once per turn, free action: pay 2 culture tokens to build a building or wonder in his city at its normal price (this activates the city).
leader-xerxes = Xerxes I
    .first = Mighty Army
    .second = Great Builder
    .text = { leader-xerxes.first }: the army limit on his space is 5. While exactly 5 of your army units fight in his battle, you can play no tactics card and use no clash abilities. If he dies or leaves, 5 units may stay, but none may be added. { leader-xerxes.second }: wonders in his city cost you 2 less, in any mix of resources and culture tokens.

## Phoenicia

leader-hiram = Hiram
    .first = Trade Master
    .second = Constructor
    .text = { leader-hiram.first }: one trade route of a settler or ship on his space does not count towards the limit of 4. { leader-hiram.second }: main action, if he is in a happy city of yours: pay 1 mood or culture token to gain a { category-construction } advance without paying food. The city is not activated.
leader-ithobaal = Ithobaal
    .first = Deliverance
    .second = Priest of Astarte
    .text = { leader-ithobaal.first }: a city he captures that already had a building of your colour becomes happy instead of angry if he survives. { leader-ithobaal.second }: +2 CV in his battles within 2 spaces of a city of yours with a Temple.
leader-pygmalion = Pygmalion
    .first = Mediterranean Trader
    .second = Protector
    .text = { leader-pygmalion.first }: each time you collect from trade routes, one route you use of a settler or ship on his space yields 1 extra gold or culture token. { leader-pygmalion.second }: when he defends a city, once per battle, in the casualties step: you may pay 1 culture token to cancel 1 hit; it is returned if you win the battle.

## Rome

leader-augustus = Augustus
    .first = Princeps
    .second = Emperor
    .text = { leader-augustus.first }: main action: pay 1 culture token and activate his city; draw 1 action card and 1 objective card, then discard 1 of each from your hand. { leader-augustus.second }: +2 CV in his land battles in regions where you have no city.
leader-caesar = Gaius Julius Caesar
    .first = Statesman
    .second = Proconsul
    .text = { leader-caesar.first }: free action, any number of times: civic improvement in his city only, for its usual mood tokens. { leader-caesar.second }: when he captures a city and survives, you may pay 1 gold to place 1 infantry from your supply with him (army limit applies).
leader-sulla = Sulla
    .first = Dictator
    .second = Civilizer
    .text = { leader-sulla.first }: the city he is in cannot be the target of cultural influence. Events and cards move barbarians within 2 spaces of him only if you agree, army by army. { leader-sulla.second }: +2 CV in his land battles against barbarians.

## Vikings

leader-erik_the_red = Erik the Red
    .first = Legendary Explorer
    .second = New Colonies
    .text = { leader-erik_the_red.first }: main action, if he is aboard a ship: pay 1 culture token to put your cube on the region he is in, if none of yours is there yet. Each of these cubes is worth 1 VP. { leader-erik_the_red.second }: free action, if he is aboard a ship: land all your land units of his sea space on one adjacent land space (army limit and { advance-tactics } apply); this may start a battle.
leader-knut = Knut the Great
    .first = Ruler of the North
    .second = Danegeld
    .text = { leader-knut.first }: at game end, if he is in play: ½ VP for each space of distance from him to the space of your starting city. { leader-knut.second }: once per turn, main action, if you have { advance-taxes }: activate his city to use that advance without paying its mood token. Not in the same turn as its normal use.
leader-ragnar = Ragnar Lodbrok
    .first = Prey
    .second = Horror of the North
    .text = { leader-ragnar.first }: after he captures a city that was not angry and survives, gain 2 gold. { leader-ragnar.second }: +2 CV in land battles he starts by disembarking.

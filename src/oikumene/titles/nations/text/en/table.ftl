### The table around the cards: title, nations, options, phases, tracks.

## Title

title-nations = Nations
    .text = Guide one nation from Antiquity to the industrial age: buy Progress cards, raise Wonders, win Colonies and Wars, and keep your people fed and calm.

## Nations: the text is the special of side B

nation-china = China
    .text = You start with 6 workers, but the food section of your population track has only 3 spaces. 1 Colony space, 6 Wonder spaces. Production: +1 food if you passed first.
nation-egypt = Egypt
    .text = You start with the Pyramids ready and without a Military card. 1 private architect each round.
nation-greece = Greece
    .text = Golden Age bonus 1: gain 1 resource more, or pay 1 less for the VP. Bonuses add up.
nation-persia = Persia
    .text = 3 Colony spaces instead of 2.
nation-rome = Rome
    .text = +2 strength at all times; it adds nothing to your raid value.

side-A = Side A
side-B = Side B

## Difficulty levels

difficulty-chieftain = Chieftain
    .text = Growth bonus instead of a worker: 4 food, 4 stone or 4 gold.
difficulty-prince = Prince
    .text = Growth bonus instead of a worker: 3 food, 3 stone or 3 gold.
difficulty-king = King
    .text = Growth bonus instead of a worker: 2 food, 2 stone or 2 gold.
difficulty-emperor = Emperor
    .text = Growth bonus instead of a worker: 1 food, 1 stone or 1 gold.

## Hall of Fame (solo)

hall-trajan = Trajan
hall-ashoka = Ashoka
hall-wu_zetian = Wu Zetian
hall-saladin = Saladin
hall-victoria = Victoria
hall-charles_v = Charles V
hall-cleopatra = Cleopatra
hall-pericles = Pericles
hall-darius_iii = Darius III
hall-atahualpa = Atahualpa
hall-cixi = Cixi
hall-dan_quayle = Dan Quayle
hall-none = No place in the Hall of Fame
hall-lost = Defeat: the total is negative

## Styles of machine players

style-warlike = Warlike
    .text = Wants strength, Colonies and Wars that others lose.
style-builder = Builder
    .text = Puts Wonders above all.
style-scholar = Scholar
    .text = Gathers books and wants to lead in them.

## Options of a table

setting-on = On
setting-off = Off

setting-level = Card levels
    .text = Which Progress cards make up the decks; five players need more than the basic ones.
setting-level-basic = Basic
setting-level-advanced = Basic and advanced
setting-level-expert = All cards
setting-level-basic_expert = Basic and expert
setting-level-competitive = Competitive: basic with exchanges
    .text = Basic decks in which some cards are exchanged one for one for advanced or expert cards of the same type and age.

setting-boards = Boards
    .text = Everyone plays the same side A, or each player, last in order first, chooses one of the drawn nations and its side.
setting-boards-A = Side A for everyone
setting-boards-B = Choice of nation and side

setting-difficulty = Difficulty level
    .text = How much a nation gains in growth when it takes no worker: the higher the level, the less.
setting-difficulty-chieftain = { difficulty-chieftain }
setting-difficulty-prince = { difficulty-prince }
setting-difficulty-king = { difficulty-king }
setting-difficulty-emperor = { difficulty-emperor }

setting-ages = Number of ages
    .text = A shorter game ends with the final scoring after the last of the chosen ages.
setting-ages-1 = 1 age (2 rounds)
setting-ages-2 = 2 ages (4 rounds)
setting-ages-3 = 3 ages (6 rounds)
setting-ages-4 = 4 ages (8 rounds)

setting-easier_game = Easier game
    .text = Each nation starts with one extra worker that costs neither food nor stability for the whole game.

setting-max_military_cards = Limit of Military cards
    .text = How many Military cards a nation may have at the same time.
setting-max_military_cards-3 = 3 cards
setting-max_military_cards-none = No limit

setting-remainder_tiebreak = Leftover resources break ties
    .text = With equal final scores, what is left of the resource sum beyond full tens counts first, and only then player order.

setting-promo_finland = Promo card: Grand Duchy of Finland
    .text = This Colony is shuffled into the Industrial deck.

setting-solo_roll_on_building_deploy = Solo: roll for Buildings too
    .text = In a solo game the die is also rolled after a worker is deployed on a Building.
setting-campaign = Campaign
    .text = A series of games: the winner plays the next one a level harder; whoever wins as Emperor wins the campaign.

## Rounds and phases

round = Round { $round } of { $rounds }, { $age }
phase-draft = Choice of nations
phase-easier = Extra workers
phase-growth = Growth
phase-event = New events
phase-action = Actions
phase-production = Production
phase-order = Player order
phase-war = War
phase-events = Events
phase-famine = Famine
phase-books = Book scoring
phase-over = Game over

## Score sheet

score-vp = VP tokens
score-colonies = Colonies
score-wonders = Wonders
score-workers = Workers on Buildings and Military
score-resources = Resources
score-total = Total

## Tracks

track-strength = Strength
track-stability = Stability
track-books = Books
track-order = Player order

## Boards

board-progress = Progress board
board-architects = Architects
board-event = Event
board-war = War
board-famine = Famine
board-under-construction = Wonder under construction
board-population = Population track
board-area = Resource area
board-advisor = Advisor
board-colonies = Colonies
board-wonders = Wonders
board-private-architects = Private architects
board-empty = Empty space
board-passed = Passed
board-opponent = Opponent

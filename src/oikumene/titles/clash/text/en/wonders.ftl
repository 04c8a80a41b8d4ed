### The wonders: “you” are the owner of the city that holds the wonder.

wonder-great_arena = Great Arena
    .text = You may spend mood tokens as culture tokens and the reverse, but not for the culture tokens of a new wonder. Once per land battle, after the combat roll, you may pay 1 mood or culture token for +1 CV.
wonder-great_gardens = Great Gardens
    .text = This city may collect 1 resource of any kind, ideas and gold included, from each fertile space. Army units of other players that entered a fertile space this turn cannot attack this city until the end of the turn ({ advance-roads } does not help); this does not bind barbarians. If barbarians hold the city, it binds every player.
wonder-great_library = Great Library
    .text = Once in each of your turns, at any moment: name an advance you do not have, neither a government nor a civilization advance, and use its effects until the end of the turn. You get nothing for gaining it. It serves to build buildings and wonders, but not to gain advances, for objectives or for VP.
wonder-great_lighthouse = Great Lighthouse
    .text = Needs a Port in the city. Each time this city is activated, you may place 1 ship from your supply for free on any sea space without enemy ships; it does not count as recruited. In the status phase you always choose the next first player.
wonder-great_mausoleum = Great Mausoleum
    .text = Whenever you must draw an action or event card, you may take the top card of its discard pile instead; an event is then resolved in full, symbol and text. Action and event cards you have used go to the bottom of the discard piles.
wonder-great_pyramid = Great Pyramids
    .text = Worth 5 VP, always in full to its builder, even if the city is captured or the wonder lies on a kept event card. If the city is destroyed otherwise, these VP are lost. If the builder is tied for most VP, the builder wins.
wonder-great_statue = Great Statue
    .text = When built: draw 1 objective card. Once per turn, free action: discard 1 objective card from your hand to get 1 additional main action.
wonder-great_wall = Great Wall
    .text = Enemies that attack a happy city of yours have −2 CV in round 1. When barbarians attack a city of yours, you win the battle without dice and cards (and gain 1 gold as usual).

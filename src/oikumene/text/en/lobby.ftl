### The front page, a new table, the waiting room, settings, credits.

## Every page

lobby-you = Your name
lobby-guest = Guest
lobby-settings = Settings
lobby-to-dark = Dark theme
lobby-to-light = Light theme
lobby-saved = Saved

## Front page

lobby-tagline = Civilization board games at one table
lobby-welcome = Play with friends by link, around one screen or against machine players. No account needed: choose a name and sit down.
lobby-footer = Free and open. Not affiliated with the authors or publishers of the games.
lobby-credits = Credits and licences

## Quick start

lobby-quick-machines = Against machines
    .text = A table for { $seats }: you and machine players.
lobby-quick-guided = First game
    .text = Learn by playing, one short step after another.
lobby-quick-solo = Solo
    .text = You alone against history.
lobby-quick-two = Two at one screen
    .text = Take turns and hand the screen over.
lobby-quick-own = A table of your own
    .text = Up to { $most } players, friends by link, all options of the box.
lobby-second = Second player
lobby-strength = Machine players
lobby-machine-easy = Easy
    .text = Often takes the second best: good for a first game.
lobby-machine-normal = Normal
    .text = Takes what looks best to it.
lobby-machine-hard = Hard
    .text = Looks further ahead.
lobby-machine-expert = Expert
    .text = Looks furthest ahead, and takes its time.
lobby-style-any = Any style
    .text = How it likes to play you will find out.
lobby-style-usual = Balanced
    .text = Favours nothing.

## Tables

lobby-mine = My tables
lobby-mine-none = You are not at any table yet. Start one above: it will wait for you here.
lobby-finished = Finished
lobby-open = Open tables
lobby-open-none = Nobody is looking for players right now.
lobby-open-invite = Open a table
lobby-join = Sit down
lobby-your-turn = Your turn
lobby-your-turns = { $n ->
        [1] It is your turn
       *[other] Your turn at { $n } tables
    }
lobby-turn-of = Waiting for { $names }
lobby-gathering = { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
lobby-ready = All seats are taken
lobby-paused = Paused
lobby-over = The game is over
lobby-watching = You are watching
lobby-guided = First game
lobby-upload = Open a match file
lobby-upload-how = Go on with a game that you have saved, or watch it again. You can also drop the file here.

## New table

lobby-new = New table: { $title }
lobby-title-unknown = There is no such game here.
lobby-seats = Seats
lobby-seats-count = Number of players
lobby-seat = Seat { $letter }
lobby-seat-kind = Who sits at seat { $letter }
lobby-seat-name = Name of the player at seat { $letter }
lobby-seat-strength = Strength of the machine player at seat { $letter }
lobby-seat-style = Style of the machine player at seat { $letter }
lobby-seat-none-mine = You have no seat here: you will only watch.
lobby-kind-me = Me
    .text = You play this seat in this browser.
lobby-kind-open = A friend by link
    .text = The seat stays free until somebody takes it by its link or in the lobby.
lobby-kind-machine = Machine player
lobby-kind-hotseat = At this screen
    .text = Another person at this screen; a cover hides secrets when you hand it over.
lobby-options = Rules of the game
lobby-options-more = More options
lobby-option-of-seat = { $setting }, seat { $letter }
lobby-table = At the table
lobby-undo = Taking back
lobby-undo-strict = Strict
    .text = Your own decisions of this turn, until something is revealed or another player decides.
lobby-undo-consent = By consent
    .text = Further back too, if all other people at the table agree.
lobby-undo-free = Free
    .text = Anything, at any time, without asking: for learning and among friends.
lobby-chat = Chat
    .text = Players can write to each other beside the board.
lobby-listed = Show in the lobby
    .text = Anyone may take a free seat. Otherwise only those who have a link come in.
lobby-create = Open the table
lobby-start = Start the game

## Waiting room

lobby-waiting = Waiting for players
lobby-waiting-how = Send each friend the link to a seat. The game can begin when all seats are taken.
lobby-waiting-guest = The game begins when all seats are taken.
lobby-full = All seats are taken: the host can start the game.
lobby-host = Host
lobby-seat-free = Free seat
lobby-seat-you = You
lobby-here = At the table now
lobby-away = Away
lobby-take = Take this seat
lobby-copy = Copy the link
lobby-copy-of = Copy the link to seat { $letter }
lobby-copy-watch = Link to watch
    .text = Whoever has it sees the open table, without secrets, and cannot act.
lobby-give-machine = Give seat { $letter } to a machine player
lobby-free-seat = Free this seat
lobby-start-missing = { $n ->
        [one] { $n } seat is still free
       *[other] { $n } seats are still free
    }
lobby-played = What is played
lobby-played-usual = As usual
lobby-leave = Leave the table
lobby-delete = Delete the table
lobby-delete-sure = Delete it for everyone?
lobby-delete-yes = Yes, delete
lobby-delete-no = No

## Settings

lobby-me = You
lobby-name-how = The others see this name. It is kept with this browser, without a password.
lobby-look = Look and feel
lobby-look-how = These choices are kept in this browser and take effect at once.
lobby-hotkeys = Every option has a key; the question mark lists them. Browser keys stay untouched.
lobby-confirm = One more press where something would be revealed or your turn would end.
lobby-sound = Two soft notes when it is your turn.
lobby-motion = Things travel and numbers tick. Off: everything changes at once.
lobby-notify = Tell me that it is my turn
    .text = Only when you are not looking at the table.
lobby-browser = In this browser
    .text = A notice on your screen while the table is open in a tab.
lobby-browser-ask = Allow notices
lobby-browser-granted = Allowed
lobby-browser-denied = Your browser has been told not to show them: allow notices for this page in its settings.
lobby-browser-none = This browser cannot show notices.
lobby-webhook = In a chat
    .text = Paste the address of a webhook: it turns a message into a line of your chat.
lobby-webhook-discord = Discord: Server settings → Integrations → Webhooks → New webhook → Copy webhook URL.
lobby-webhook-telegram = Telegram: make a bot with { $maker } and write to it; the address is { $address } with its token and your number.
lobby-webhook-slack = Slack: an app of yours → { $way }.
lobby-email = By e-mail
    .text = One short letter per turn, nothing else.
bot-keys = Bots of your own
    .text = A program of yours can play at any table here. Make a key for it, open a table with a free seat, and start the program with the link to that seat:
bot-key-name = Name of the bot
bot-key-make = Make a key
bot-key-once = This key is shown only now. Whoever has it plays as your bot: keep it to yourself.
bot-key-copy = Copy the key
bot-key-made = Made { $ago }
bot-key-withdraw = Withdraw
bot-key-withdraw-of = Withdraw the key of { $name }
bot-seat = Bot

## Credits

lobby-credits-game = The game
lobby-credits-nations = Nations was designed by Rustan Håkansson, Nina Håkansson, Einar Rosén and Robert Rosén and published in 2013.
lobby-credits-dawn = Civilization: A New Dawn was designed by James Kniffen and published in 2017.
lobby-credits-clash = Clash of Cultures was designed by Christian Marcussen; its Monumental Edition was published in 2021.
lobby-credits-civilization = Sid Meier’s Civilization: The Board Game was designed by Kevin Wilson and published in 2010.
lobby-credits-free = This project is not affiliated with their authors or publishers. It holds no art and no text of the games: the rules are told in our own words, and to learn how good a game is, buy it.
lobby-credits-icons = Icons
    .text = Icons from game-icons.net, under the licence CC BY 3.0; we have changed their colours and drawn a few more in their style. They were made by:
lobby-credits-fonts = Typefaces
    .text = Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica, under the SIL Open Font License 1.1.
lobby-credits-code = The program
    .text = Oikumene is free software under the MIT licence. The map of the front page is our own.

### The frame of the browser app, the page of a table, and what can go wrong.

## Everywhere

app-close = Close
app-home = To the lobby
app-lost = There is nothing here
app-loading = One moment …
app-copied = Copied
app-no-connection = The server does not answer. Are you online?

## Parts of the table

app-seats = Players
app-board = Board
app-my-board = My board
app-decision = What is to be decided
app-parts = Parts of the table
app-part-board = Board
app-part-me = Me
app-part-others = Others
app-part-journal = Journal
app-journal = Journal
app-notes = Notes
app-rules = Rules
app-chat = Chat
app-zoom = Size of the board
app-zoom-in = Larger
app-zoom-out = Smaller
app-zoom-fit = Fit to the screen
app-you = you
app-away = not at the table
app-decides = must decide
app-can = Can be chosen
app-cannot = Not possible now

## The decision

app-tab-turn = ● Your turn – { $title }
app-waiting = Waiting for { $who }
app-paused = The host has paused the table
app-past =
    { $n ->
        [0] The past: before the first decision
        [one] The past: after { $n } decision
       *[other] The past: after { $n } decisions
    }
app-now = Back to now
app-machine = Machine · { $strength }
app-score = Final score
app-options =
    { $n ->
        [one] { $n } option
       *[other] { $n } options
    }
app-fold = Fold
app-final = This cannot be taken back.
app-confirm = Confirm
app-back = Back
app-not-now = Not now ({ $n })
app-orders = Standing orders
app-reconnecting = The connection is lost. Reconnecting …

## Taking back by consent

app-undo-asked = The others are asked whether they agree.
app-consent = { $who } wants to take a move back. Do you agree?
app-consent-yes = Agree
app-consent-no = Refuse
app-consent-waiting = { $by } wants to take a move back. Waiting for { $who }

## Commands

app-menu = Menu
app-command-undo = Undo
app-command-redo = Redo
app-command-restart = Restart my turn
app-command-catch-up = Since my turn
app-command-hint = Hint
app-command-rules = Rules
app-command-replay = Replay
app-command-text = Table as text
app-command-share = Seats and links
app-command-settings = Settings
app-command-keys = Keys
app-command-report = Report a problem
app-command-lobby = To the lobby

## Keys

app-keys = Keys
app-keys-on = Use hotkeys
app-keys-options = 1–9, A–Z
    .text = Choose an option or open a group: the key stands beside it
app-keys-enter = ↵
    .text = Confirm what cannot be taken back; choose what is in focus
app-keys-escape = Esc
    .text = Back: from a question, a group, a sheet, the past
app-keys-thing = I
    .text = The large form of the card in focus
app-keys-zoom = + − 0
    .text = Size of the board in focus

## Settings

app-language = Language
app-theme = Theme
app-theme-auto = As the system
app-theme-dark = Dark
app-theme-light = Light
app-size = Size of text
app-hotkeys = Hotkeys
app-confirm-final = Ask before what cannot be taken back
app-sound = Sound
app-motion = Motion

## Errors

error-stale = The table has moved on meanwhile.
error-not-asked = You are not asked to decide now.
error-illegal = The rules do not allow this.
error-not-yours = This seat is not yours.
error-not-found = There is no such table.
error-not-host = Only the host can do this.
error-taken = This seat is already taken.
error-paused = The table is paused.
error-over = The match is over.
error-bad-setup = The game cannot be set up like this.
error-bad-file = This is not a match file, or it is damaged.
error-bad-request = The server did not understand this.
error-too-many = Too many at once. Wait a moment and try again.
error-too-big = This is too big.
error-cannot-undo = This cannot be taken back: another player has decided since, or something was revealed.
error-guided = In the guided game, do what the guide says.
error-closed = That is not possible now.
error-gone = This table is no longer there.
error-sent-away = You are no longer at this table.
error-not-kept = The answer could not be stored. Try again.
error-bad-key = This key opens nothing: it is wrong, or it was withdrawn.

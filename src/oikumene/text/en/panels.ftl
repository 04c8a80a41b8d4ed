### The table's panels: journal, catch-up, replay, score, hint, rules, chat, guide, text mode, host.

## Everywhere

panel-of = { $n } of { $last }
panel-next = Next
panel-previous = Back
panel-loading = One moment …
panel-download = Download the match
panel-spectator = spectator

## Journal

panel-journal = Journal
panel-journal-show = What to show
panel-journal-all = All
panel-journal-mine = Mine
panel-journal-empty = Nothing has happened yet.
panel-journal-none = Nothing of this kind has happened yet.
panel-journal-go = Look at this moment
log-bot-replaced = { $seat }: the machine player failed, and another one decided for it

## Since my last turn

panel-catch-up = Since your last turn
panel-catch-up-nothing = Nothing has happened since your last turn.
panel-catch-up-skip = Skip to now

## Replay

panel-replay = Replay
panel-replay-moment = Moment of the match
panel-replay-begin = The beginning
panel-replay-by = Step by
panel-replay-by-decision = decision
panel-replay-by-action = action
panel-replay-by-turn = turn
panel-replay-by-round = round
panel-replay-first = To the beginning
panel-replay-last = To the end
panel-replay-play = Play
panel-replay-pause = Pause
panel-replay-more = More
panel-replay-eyes = Seen by
panel-replay-link = Link to this moment
panel-replay-fork = Try it from here
    .text = Opens a table of your own that goes on from this moment; this one stays as it is.

## Final score

panel-score = Final score
panel-score-ranking = Ranking
panel-score-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
panel-score-sources = Where the points come from
panel-score-progress = How far everybody came
panel-score-course = How the match went
panel-score-chart = Points of every player by round. The left and right arrow keys read the values.
panel-score-round = Round { $n }
panel-score-rounds = Rounds
panel-score-table = The same as a table
panel-score-replay = Watch the replay
panel-score-rematch = Rematch

## Hint

panel-hint = What would a machine player do?
panel-hint-nothing = You have nothing to decide now.
panel-hint-only = There is only one option.
panel-hint-now = Best now: { $option }.
panel-hint-behind = Close behind: { $options }.
panel-hint-alone = Nothing else comes close.
panel-hint-best = the best
panel-hint-near = about as good
panel-hint-less = a little worse
panel-hint-worse = worse
panel-hint-poor = much worse
panel-hint-more = { $n ->
        [one] … and { $n } more option
       *[other] … and { $n } more options
    }
panel-hint-show = Show on the table
panel-hint-play = Play this
panel-hint-by = Advice of the machine player “{ $player }”, which sees only what you see; the percentage says how sure it is.

## Rules

panel-rules = Rules
panel-rules-search = A word or a rule’s number
panel-rules-english = These rules are in English only.
panel-rules-none = No rule has “{ $wanted }” in it.
panel-rules-found = { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
panel-rules-chapters = Chapters
panel-rules-def = definition
panel-rules-opt = option
panel-rules-rulebook = rulebook
panel-rules-faq = official answer
panel-rules-cards = printed
panel-rules-ruling = our ruling

## Chat

panel-chat = Chat
panel-chat-off = Chat is off at this table.
panel-chat-empty = Nobody has written yet. Say hello!
panel-chat-write = Your message
panel-chat-left = { $n } left
panel-chat-send = Send

## Guided first game

panel-guide = Your first game
panel-guide-do = Your turn: do this on the table
panel-guide-end = That was your first game!
    .text = You know enough to play a real match. An easy opponent is waiting, or look around on the front page.
panel-guide-play = Play against an easy machine player

## Several people at one screen

panel-hand-over = Hand the screen to
    .text = The table appears only after the button is pressed.
panel-hand-over-ready = I am { $name }: show the table

## The table as text

panel-text = The table as text
panel-text-copy = Copy everything
panel-text-decision = What is to be decided
panel-text-waiting = Waiting for: { $names }
panel-text-options = Options
panel-text-refused = Not possible now
panel-text-over = The match is over
panel-text-journal = What happened last

## Host

panel-host = The table
panel-host-you = you
panel-host-host = host
panel-host-machine = machine player: { $player }
panel-host-open = Free seat
panel-host-away = not at the table
panel-host-here = at the table
panel-host-link = Link to this seat
panel-host-watch = Link for spectators
    .text = Spectators see what everybody may see, and can do nothing.
panel-host-replace = Let a machine play
panel-host-free = Free the seat
panel-host-kick = Send away
panel-host-kick-sure = Send { $name } away? The seat becomes free.
panel-host-yes = Yes
panel-host-no = No
panel-host-pause = Pause
    .text = Nobody can do anything until the host goes on.
panel-host-resume = Go on
panel-host-delete = Delete the table
    .text = Type “{ $word }” to delete the table.
panel-host-delete-word = delete
panel-host-delete-all = The match is lost for everybody.
panel-host-leave = Leave the table
    .text = Your seat becomes free. You can come back with its link.
panel-host-leave-sure = Yes, leave
panel-host-only = Only the host can change seats.

## Reporting a problem

panel-report = Something went wrong? Send three things to whoever runs this server:
panel-report-file = the match as a file: it holds only what you may know;
panel-report-text = these lines: they say neither who you are nor how to get to your seat;
panel-report-copy = Copy the lines
panel-report-story = what you did, what happened, and what you expected instead.
panel-report-table = { $title }, { $seats } seats, rules { $rules }
panel-report-moment = Moment { $n } of { $last }
panel-report-window = Window { $size }, language { $language }
panel-report-browser = Browser: { $name }

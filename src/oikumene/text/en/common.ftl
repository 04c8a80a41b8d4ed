### Words of the command line.

## Lists and summaries

cli-seats = { $low }–{ $high } players
cli-simulating = Playing
cli-summary = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions } decisions in { $seconds } s ({ $speed } per second)
cli-ends = How the games ended: { $ends }
cli-player = Player
cli-wins = Wins
cli-share = Share
cli-mean = Mean score
cli-least = Least
cli-most = Most

## Arena

arena-summary = { $title }, { $seats } seats: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
arena-games = Games
arena-parity = Parity
arena-score = Score
arena-rating = Elo
arena-think = ms/decision
arena-pairs = How often the player of the row won, out of the games won by that player or the one of the column:
arena-one = How often { $player } won when another player took all the other seats:
arena-plot-rating = Elo above the mean, with 95 % intervals
arena-plot-share = Share of wins, with 95 % intervals

## Export

export-done = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $rows ->
        [one] { $rows } decision
       *[other] { $rows } decisions
    }: { $file }
export-skipped = Left out: { $file }

## At the table

cli-welcome = { $title }. Type the number of your choice and press Enter.
cli-welcome-keys = h: all commands · l: language ({ $languages }) · q: leave
cli-thinking = { $player } is thinking …
cli-hand-over = { $player }, your turn
cli-prompt = Your choice (h for help):
cli-news = Since your last decision
cli-earlier =
    { $n ->
        [one] … { $n } earlier line: j
       *[other] … { $n } earlier lines: j
    }
cli-unknown = There is no command “{ $line }”. Type a number, or h for help.
cli-no-option = There is no option { $n }: choose 1 to { $last }.
cli-nothing-refused = Nothing is held back from you here: these are all the options.
cli-no-text = This option is about no card.
cli-card-how = Type c and a part of a name.
cli-no-card = No card is called “{ $name }”. Type c and a part of its name.
cli-many-cards = { $n } cards have this in their name. Type a longer part of it.
cli-no-rule = There is no rule “{ $id }”. The ids stand beside the reasons: type ?
cli-no-undo = You cannot take this back: another player has decided since, or something was revealed.
cli-no-redo = There is nothing to redo.

## Saving

cli-save-how = Type s and the name of a file.
cli-saved = Saved: { $file }
cli-saved-resume = Go on later: { $command }
cli-saved-replay = Watch it again: { $command }
cli-save-failed = Could not write { $file }: { $problem }
cli-save-before = File to save to (Enter leaves without saving):
cli-save-end = s and a file name saves the game for a replay, Enter leaves:

## Help

cli-key-number = number
cli-help-number = choose the option with this number
cli-key-why = ?
cli-help-why = what you cannot do now, and why
cli-key-text = ? number
cli-help-text = the full text of the cards that an option is about
cli-key-card = c name
cli-help-card = the full text of any card, event or nation
cli-key-r = r id
cli-help-r = a rule of the ledger, for example r NAT-BUY-03
cli-key-t = t
cli-help-t = the table once more
cli-key-b = b
cli-help-b = the boards of the other players
cli-key-j = j
cli-help-j = the whole journal
cli-key-u = u
cli-help-u = undo your last decision
cli-key-y = y
cli-help-y = redo what you have undone
cli-key-s = s file
cli-help-s = save the game
cli-key-l = l, l en
cli-help-l = the next language, or a given one (en, ru, uk)
cli-key-q = q
cli-help-q = leave
cli-key-h = h
cli-help-h = this help

## Replay

cli-step = Step { $n } of { $last }
cli-replay-keys = Enter or n: next step · b: back · number: go to that step · q: leave
cli-replay-prompt = Next, back, number or q:

## Bots

bot-title = Title
bot-questions = Questions
bot-kinds = Kinds
bot-slowest = Slowest, s
bot-problems = Problems
bot-late = Answers in time
bot-died = Survives every kind of question
bot-garbage = Writes nothing but answers
bot-illegal = Answers only what is on offer
bot-lingers = Leaves by itself when the match is over
bot-good = The bot keeps to the protocol.
bot-bad = The bot does not keep to the protocol yet.

## Statistics

stats-summary = { $title }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
stats-left-out = { $n ->
        [one] Left out: { $n } file, a match of another title or without an end
       *[other] Left out: { $n } files, matches of another title or without an end
    }
stats-forced = Answers without a choice: { $share }
stats-mean = Mean
stats-deviation = ±
stats-least = Least
stats-median = Median
stats-p90 = 90%
stats-most = Most
stats-length = Length
stats-rounds = Rounds
stats-decisions = Decisions
stats-seconds = Seconds
stats-options = Options per decision
stats-asks = Options by question
stats-asked = Asked
stats-seat = Seat
stats-who = Who
stats-games = Games
stats-fair = If equal
stats-points = Points
stats-top = More wins
stats-bottom = Fewer wins
stats-how = How
stats-seats = Seats
stats-taken = Of all seats
stats-round = Round
stats-with = Won with it
stats-without = Without
stats-marked = * more than luck explains, even with so many things compared
stats-how-bought = purchase
stats-how-wonder-ready = wonder
stats-how-new-card = focus card
stats-how-built = built
stats-how-took = taken
stats-how-conquered = conquest
stats-how-diplomacy = diplomacy
stats-how-advanced = advance
stats-how-linked = civilization advance
stats-how-changed = government
stats-how-wonder-built = wonder
stats-how-leader-came = leader
stats-how-completed = objective
stats-how-learned = technology
stats-how-government = government
stats-how-produces = produced
stats-how-produces-at = produced
stats-how-egypt-wonder = from the start
stats-how-great-person = great person
stats-plot-length = How long the games were
stats-plot-course = How many options there were
stats-plot-progress = Course of the game
stats-plot-things = Who had it, and how often they won
stats-plot-share = Share of wins
stats-plot-all = all seats

## Training

train-fit =
    { $generations ->
        [one] { $generations } generation
       *[other] { $generations } generations
    } of learning. In games never seen: loss { $loss } (equal chances: { $even }), outcome called right: { $right }
train-alone =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of learning. The last { $last } without whims: { $mean } points on average (standard error { $error })
train-use = The player that learned this: { $player }
train-plot-learned = games learned from
train-plot-unseen = games never seen
train-plot-generations = generation
train-plot-loss = loss

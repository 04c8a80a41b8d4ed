### Words of the command line.

## Lists and summaries

cli-seats = { $low }–{ $high } players
cli-simulating = Playing
cli-summary = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions } decisions in { $seconds } s ({ $speed } per second)
cli-ends = How they ended: { $ends }
cli-player = Player
cli-wins = Wins
cli-share = Share
cli-mean = Mean score
cli-least = Least
cli-most = Most

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

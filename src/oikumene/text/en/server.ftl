### What the server itself says to people who are not looking.

notify-turn = Your turn: { $title }.

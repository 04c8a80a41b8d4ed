### The guided first game, step by step. Two short sentences each; the numbers are those of the table.

## The table

guide-welcome = Welcome! You lead Rome, and Egypt is your rival. After eight rounds the nation with the most victory points (VP) wins.
guide-board = Each row of the Progress board has its price: 1, 2 or 3 gold. You and Egypt take turns, one action each, until both have passed.
guide-goods = Gold buys cards, stone pays for workers and Wonders, food feeds your people, and books bring VP. Your 5 workers are waiting in the resource area.

## Actions

guide-advisor = You have 9 gold: buy Augustus for 1. This Advisor gives +1 strength at once, and 2 stone in each Production if you are strongest.
guide-golden-age = A Golden Age works at once and is gone. Buy the Aeneid for 1 gold.
guide-golden-age-gain = You may gain 2 books, or pay any resource for 1 VP. Take the books: they will be worth VP later.
guide-wonder = Wonders bring a lot, but they have to be built. Buy the Hanging Gardens for 2 gold to begin.
guide-architect = Each stage takes an architect and stone, and this round there are only 2 architects for everybody. Hire one for 1 stone.
guide-last-stage = Hire the other one for 2 stone, and the Wonder is ready: +1 stability, 1 VP at the end of the game, and 2 food for 1 stone in each Production.
guide-building = Now a Building: buy the Ziggurat for 2 gold.
guide-replace = All five spaces are taken, so the new card replaces an old one. Give up the Caravan.
guide-deploy = A Building brings nothing without workers. Deploy one on the Ziggurat for 1 stone.
guide-end-turn = Your stability has risen to 3, and in Production the worker will bring 1 stone as well. You may always take workers back for free, but there is no need now: end your turn.
guide-war = Egypt has bought the Peloponnesian War with strength 2! Whoever is weaker at the end of the round loses 1 VP and 4 books, and your strength is only 1.
guide-military = The Axeman is a Military card: each worker on it brings 2 strength, but eats 1 food in each Production. Deploy one there for 1 stone.
guide-strength = Strength 3: the War cannot harm you any more, and the strongest nation goes first in the next round. End your turn.
guide-colony = Strength also opens the way to Colonies. Nubia requires 3, exactly what you have: buy it for your last 3 gold.
guide-colony-won = That costs you no strength, and Nubia will bring 2 gold in each Production. End your turn.
guide-pass = You could deploy one more worker, but the event Taoism gives 3 books to the nation that passes first. Pass!

## The end of the round

guide-production = Egypt has passed too, and the round is over. First came Production: you gained 2 gold, 1 food and 2 stone.
guide-shield = The War harmed nobody, for nobody was weaker. Had you lost, your stability of 3 would have saved 3 of the 4 books, but not the VP.
guide-event = Then came the events: 3 books for passing first, and 1 VP for the highest stability. Famine took 1 food; whoever is short of food pays with books and VP.
guide-books = Every second round ends an age, and your books bring 1 VP for each nation that has fewer. At the end of the game Wonders, Colonies, workers on cards and every 10 resources bring VP too.
guide-growth = A round begins with growth: a new worker costs 3 food in each Production, or 3 stability. Take yours from the stability section: you drop to 0, and people revolt only below that.
guide-done = Now you know enough to play! There are new cards on the board, and a long history lies ahead. Good luck!

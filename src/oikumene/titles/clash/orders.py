"""Standing orders: what a person may decide ahead.

Battles, offers and events ask in somebody else's turn; an order spares the others the wait.
"""

from __future__ import annotations

from oikumene.engine.title import always
from oikumene.titles.clash.cards import DONE
from oikumene.titles.clash.rounds import NO_CARD
from oikumene.titles.clash.trading import REFUSE

ORDERS = {
    "no-tactics": always("tactics", NO_CARD),
    "no-trades": always("answer-offer", REFUSE),
    "no-myths": always("myths", DONE),
}

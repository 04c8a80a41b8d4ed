"""Negotiation after the income of the Trade phase (CIV-NEG, CIV-TRD-07).

The deal that is being discussed lies in the table's `offer`: ``draft`` or ``open``, who offers, to
whom, and then what was put in, each as the text of its option: ``give trade 3``,
``give-marker hut_wheat``, ``want silk``, ``want-event 2``. A wanted card that its owner has chosen
stands behind its kind: ``want-event 2 lost``. Nobody may look at cards before a deal is made
(CIV-NEG-07, CIV-NEG-08). A deal among more than two players is made of several.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from oikumene.engine.chance import revealed
from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.civilization.abilities import usable, use
from oikumene.titles.civilization.cards import (
    DECK,
    EVENTS,
    HUT,
    MARKERS,
    MARKET,
    SEAT,
    TRADE,
    VILLAGE,
)
from oikumene.titles.civilization.jobs import first_do, job
from oikumene.titles.civilization.resources import CULTURE, gain_culture, gain_trade
from oikumene.titles.civilization.state import CivilizationTable, Player, opponents, use_up

OFFERS = 3
"""Of each player in a phase, counter-offers included: talks must come to an end."""
DRAFTS = 20
"""So many a player may give up: people do not come near, a machine might never stop."""
ITEMS = 8
"""The most that is put into an offer."""
DRAFT, OPEN = "draft", "open"
GIVE, WANT = "give", "want"

POINTS = (TRADE, CULTURE)
GOODS = (*POINTS, *MARKET)
HIDDEN = (HUT, VILLAGE)
KINDS = (*GOODS, *HIDDEN, *(f"event_{level}" for level in DECK))
"""Everything that can be exchanged (CIV-NEG-02), as it is told to everybody: of a card its back."""
THINGS = (
    *(f"icon:{name}" for name in POINTS),
    *(f"resource:{name}" for name in MARKET),
    *(f"marker:{kind}" for kind in HIDDEN),
    *(f"deck:{level}" for level in DECK),
)
KIND_OF = {
    **{id_: KINDS.index(each.kind) for id_, each in MARKERS.items()},
    **{id_: KINDS.index(f"event_{each.level}") for id_, each in EVENTS.items()},
}
"""The kind of every card."""
NO_CARDS = (0,) * (len(KINDS) - len(GOODS))
STEPS = (1, 3)
"""Trade and culture are put in by these numbers, anything else one by one."""


def sums(verb: str) -> list[tuple[Option, int, int]]:
    """The options to put in what has no face, with its kind and how much it is."""
    return [
        (Option(verb, (name, n) if n > 1 else (name,), (THINGS[kind],)), kind, n)
        for kind, name in enumerate(GOODS)
        for n in (STEPS if name in POINTS else (1,))
    ]


GIVES = sums(GIVE)
WANTS = [
    *sums(WANT),
    *(
        (Option("want-marker", (kind,), (f"marker:{kind}",)), KINDS.index(kind), 1)
        for kind in HIDDEN
    ),
    *(
        (Option("want-event", (level,), (f"deck:{level}",)), KINDS.index(f"event_{level}"), 1)
        for level in DECK
    ),
]
GIVE_CARD = {
    **{id_: Option("give-marker", (id_,), (f"marker:{id_}",)) for id_ in MARKERS},
    **{id_: Option("give-event", (id_,), (f"event:{id_}",)) for id_ in EVENTS},
}
DEAL = tuple(Option("deal", (seat,), (thing,)) for seat, thing in enumerate(SEAT))
PASS = Option("pass")
CANCEL = Option("cancel")
REFUSE = Option("refuse")
COUNTER = Option("counter")


# The phase


@job("negotiate")
async def negotiate(s: CivilizationTable) -> None:
    """A player proposes a deal, uses an ability, or passes (CIV-NEG-10, CIV-TRD-07)."""
    p = s.player
    answer = await choose(p.seat, "negotiate", lambda: choices(s, p), always=s.options.always_ask)
    if answer == PASS:
        pass_on(s)
        return
    first_do(s, "negotiate")
    if answer.verb == "deal":
        begin(s, p.seat, int(answer.args[0]))
    else:
        s.passed = 0
        await use(s, p, str(answer.args[0]), TRADE)


def choices(s: CivilizationTable, p: Player) -> list[Option]:
    """What a player may do now; no culture event is of this phase."""
    found: list[Option] = []
    if may_offer(s, p):
        rich = owns_something(p)
        found += [DEAL[q.seat] for q in opponents(s, p) if rich or owns_something(q)]
    return [*found, *usable(s, p, TRADE), PASS]


def may_offer(s: CivilizationTable, p: Player) -> bool:
    """Whether a player may make an offer more (CIV-NEG-11)."""
    return s.offers[p.seat] < OFFERS and given_up(s, p) < DRAFTS


def given_up(s: CivilizationTable, p: Player) -> int:
    """How many offers a player gave up before they were proposed."""
    if not s.used:
        return 0
    mine = f"{p.seat}:{DRAFT}-"
    return sum([each.startswith(mine) for each in s.used])


def pass_on(s: CivilizationTable) -> None:
    """The next player, until all have passed in a row."""
    s.passed += 1
    s.active = (s.active + 1) % len(s.players)
    if s.passed < len(s.players):
        first_do(s, "negotiate")


def owns_something(p: Player) -> bool:
    """Whether a player has anything to exchange (CIV-NEG-02)."""
    return bool(p.trade or p.culture or p.markers or p.events) or any(p.goods)


# The package


class Piece(NamedTuple):
    """A line of an offer."""

    verb: str
    kind: int
    n: int
    card: str
    """The marker or event; "" while it is only wanted."""


@cache
def piece_of(line: str) -> Piece:
    """What a line of an offer means."""
    verb, word, *rest = line.split()
    verb, _, cards = verb.partition("-")
    if not cards:
        return Piece(verb, KINDS.index(word), int(rest[0]) if rest else 1, "")
    if verb == GIVE:
        return Piece(verb, KIND_OF[word], 1, word)
    kind = word if cards == "marker" else f"event_{word}"
    return Piece(verb, KINDS.index(kind), 1, rest[0] if rest else "")


def partners(s: CivilizationTable) -> tuple[Player, Player]:
    """Who offers, and to whom."""
    return s.players[int(s.offer[1])], s.players[int(s.offer[2])]


def pieces(s: CivilizationTable, verb: str) -> list[Piece]:
    """What is given or wanted, piece by piece,"""
    return [piece for piece in map(piece_of, s.offer[3:]) if piece.verb == verb]


def amounts(s: CivilizationTable, verb: str) -> list[int]:
    """and how much of each kind that is."""
    found = [0] * len(KINDS)
    for piece in pieces(s, verb):
        found[piece.kind] += piece.n
    return found


def cards(s: CivilizationTable, verb: str) -> list[str]:
    """The cards that are given, or that were chosen for those wanted."""
    return [piece.card for piece in pieces(s, verb) if piece.card]


def told(s: CivilizationTable, verb: str) -> str:
    """What everybody hears of a side of the offer: ``trade 3 hut 1 event_2 1``, or ``nothing``."""
    each = zip(KINDS, amounts(s, verb), strict=True)
    return " ".join(f"{name} {n}" for name, n in each if n) or "nothing"


def stock(p: Player) -> list[int]:
    """How much a player has of each kind; all can see that (CIV-INF-03)."""
    found = [p.trade, p.culture, *p.goods, *NO_CARDS]
    for card in (*p.markers, *p.events):
        found[KIND_OF[card]] += 1
    return found


def left(s: CivilizationTable, p: Player, verb: str) -> list[int]:
    """What a player has beside what is in the offer."""
    return [have - n for have, n in zip(stock(p), amounts(s, verb), strict=True)]


def cards_left(s: CivilizationTable, p: Player, verb: str) -> list[str]:
    """A player's cards that are not in the offer, each once."""
    found = [*p.markers, *p.events]
    for card in cards(s, verb):
        found.remove(card)
    return list(dict.fromkeys(found))


# Offering


def begin(s: CivilizationTable, seat: int, partner: int) -> None:
    """An empty offer."""
    s.offer = (DRAFT, str(seat), str(partner))
    first_do(s, "offer")


@job("offer")
async def offer(s: CivilizationTable) -> None:
    """Put one thing more into the offer, or be done with it."""
    by, to = partners(s)
    # What is in it is secret: the question must not tell, the options are made when they are seen.
    answer = await choose(by.seat, "offer", lambda: additions(s), partner=SEAT[to.seat])
    if answer == CANCEL:
        use_up(s, by, f"{DRAFT}-{given_up(s, by)}")
        s.offer = ()
    elif answer.verb == "propose":
        propose(s)
    else:
        s.offer = (*s.offer, answer.text)
        first_do(s, "offer")


def additions(s: CivilizationTable) -> list[Option]:
    """What can be put into the offer: no more than the partners have, so it can be accepted."""
    found: list[Option] = []
    size = len(s.offer) - 3
    if size < ITEMS:
        by, to = partners(s)
        mine, yours = left(s, by, GIVE), left(s, to, WANT)
        found += [option for option, kind, n in GIVES if n <= mine[kind]]
        found += [GIVE_CARD[card] for card in cards_left(s, by, GIVE)]
        found += [option for option, kind, n in WANTS if n <= yours[kind]]
    if size:
        found.append(Option("propose", (), things(s, shown=False)))
    return [*found, CANCEL]


def things(s: CivilizationTable, shown: bool) -> tuple[str, ...]:
    """What the offer is about, for screens to light up; `shown`: only the backs of cards."""
    found = [
        THINGS[piece.kind] if shown or not piece.card else thing_of(piece.card)
        for piece in map(piece_of, s.offer[3:])
    ]
    return tuple(dict.fromkeys(found))


def thing_of(card: str) -> str:
    """The name of a card."""
    return GIVE_CARD[card].things[0]


def propose(s: CivilizationTable) -> None:
    """All hear the offer; of cards, only their backs (CIV-NEG-07, CIV-NEG-08)."""
    by, _ = partners(s)
    s.offer = (OPEN, *s.offer[1:])
    s.passed = 0
    s.offers = tuple(n + (seat == by.seat) for seat, n in enumerate(s.offers))
    log_deal(s, "deal-offered")
    first_do(s, "answer-offer")


def log_deal(s: CivilizationTable, key: str) -> None:
    """Everybody hears of the deal (CIV-NEG-10)."""
    if s.journal is None:
        return
    by, to = partners(s)
    gives, wants = told(s, GIVE), told(s, WANT)
    log(s, key, seat=SEAT[by.seat], partner=SEAT[to.seat], gives=gives, wants=wants)


# Answering


@job("answer-offer")
async def answer_offer(s: CivilizationTable) -> None:
    """The partner accepts, refuses, or makes an offer in turn (CIV-NEG-10)."""
    by, to = partners(s)
    answer = await choose(
        to.seat,
        "answer-offer",
        lambda: answers(s, to),
        partner=SEAT[by.seat],
        gives=told(s, GIVE),
        wants=told(s, WANT),
    )
    if answer.verb == "accept":
        first_do(s, "exchange")
        return
    s.offer = ()
    log(s, "deal-refused", seat=SEAT[to.seat], partner=SEAT[by.seat])
    if answer == COUNTER:
        begin(s, to.seat, by.seat)


def answers(s: CivilizationTable, p: Player) -> list[Option]:
    """How an offer can be answered."""
    found = [Option("accept", (), things(s, shown=True)), REFUSE]
    return [*found, COUNTER] if may_offer(s, p) else found


@job("exchange")
async def exchange(s: CivilizationTable) -> None:
    """The wanted cards are chosen one by one, then all changes hands."""
    at = next((at for at, line in enumerate(s.offer) if is_open(line)), 0)
    if not at:
        hand_over(s)
        return
    by, to = partners(s)
    kind = piece_of(s.offer[at]).kind
    answer = await choose(
        to.seat,
        "which-gift",
        lambda: [GIVE_CARD[card] for card in cards_left(s, to, WANT) if KIND_OF[card] == kind],
        kind=THINGS[kind],
        partner=SEAT[by.seat],
    )
    choice = f"{s.offer[at]} {answer.args[0]}"
    s.offer = (*s.offer[:at], choice, *s.offer[at + 1 :])
    first_do(s, "exchange")


def is_open(line: str) -> bool:
    """Whether a line wants a card that its owner has still to choose."""
    return line.startswith("want-") and not piece_of(line).card


def hand_over(s: CivilizationTable) -> None:
    """Everything changes hands at once (CIV-NEG-04); cards too many are discarded (CIV-NEG-05)."""
    by, to = partners(s)
    given, taken = amounts(s, GIVE), amounts(s, WANT)
    cards_given, cards_taken = cards(s, GIVE), cards(s, WANT)
    log_deal(s, "deal-made")
    s.offer = ()
    lose(s, by, given)
    lose(s, to, taken)
    gain(s, by, taken)
    gain(s, to, given)
    pass_cards(s, by, to, cards_given)
    pass_cards(s, to, by, cards_taken)


def lose(s: CivilizationTable, p: Player, goods: list[int]) -> None:
    """Goods leave a player."""
    gain(s, p, [-n for n in goods])


def gain(s: CivilizationTable, p: Player, goods: list[int]) -> None:
    """Goods come to a player; trade beyond the end of the dial is lost (CIV-NEG-06)."""
    trade, culture, *tokens = goods
    gain_trade(s, p, trade)
    gain_culture(s, p, culture)
    for kind in range(len(MARKET)):
        p.goods[kind] += tokens[kind]


def pass_cards(s: CivilizationTable, giver: Player, taker: Player, passed: list[str]) -> None:
    """Markers and events go from player to player; only these two know them."""
    if not passed:
        return
    for card in passed:
        hand(giver, card).remove(card)
        hand(taker, card).append(card)
    both = giver.seat, taker.seat
    named = " ".join(map(thing_of, passed))
    log(s, "deal-cards", both, seat=SEAT[giver.seat], partner=SEAT[taker.seat], cards=named)
    revealed(s)


def hand(p: Player, card: str) -> list[str]:
    """Where a player keeps cards like this one."""
    return p.markers if card in MARKERS else p.events


# What is known


def shown_offer(s: CivilizationTable, seat: int | None) -> dict[str, Any] | None:
    """What a seat (None: a spectator) sees of the offer: a draft is its maker's alone."""
    if not s.offer:
        return None
    by, to = partners(s)
    found: dict[str, Any] = {"seat": by.seat, "partner": to.seat, "open": s.offer[0] == OPEN}
    if s.offer[0] == DRAFT and seat != by.seat:
        return found
    found["gives"] = shown_side(s, GIVE, seat == by.seat)
    found["wants"] = shown_side(s, WANT, seat == to.seat)
    return found


def shown_side(s: CivilizationTable, verb: str, own: bool) -> dict[str, Any]:
    """Goods by name, and cards: their names if they are one's own, otherwise their backs."""
    numbers = zip(GOODS, amounts(s, verb), strict=False)
    return {
        "goods": {name: n for name, n in numbers if n},
        "cards": [
            thing_of(piece.card) if own and piece.card else THINGS[piece.kind]
            for piece in pieces(s, verb)
            if piece.kind >= len(GOODS)
        ],
    }


def imagine_offer(s: CivilizationTable, seat: int | None) -> None:
    """Make up what a seat cannot know of the offer, after the hands have been made up."""
    if not s.offer:
        return
    by, to = partners(s)
    if s.offer[0] == DRAFT:
        s.offer = s.offer if seat == by.seat else s.offer[:3]
        return
    if seat != to.seat:
        s.offer = tuple(
            " ".join(line.split()[:2]) if line.startswith("want-") else line for line in s.offer
        )
    if seat != by.seat:
        make_up_gifts(s, by)


def make_up_gifts(s: CivilizationTable, by: Player) -> None:
    """Put cards of the made-up hand in the place of those that are offered."""
    unused = [*by.markers, *by.events]
    made = []
    for line in s.offer:
        if line.startswith("give-"):
            kind = piece_of(line).kind
            card = next(card for card in unused if KIND_OF[card] == kind)
            unused.remove(card)
            line = GIVE_CARD[card].text
        made.append(line)
    s.offer = tuple(made)

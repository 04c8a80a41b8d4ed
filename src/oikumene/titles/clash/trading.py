"""Trading between players (COC-TRD, COC-AMB-30).

The trade that is being discussed lies in the table's `offer`: ``draft`` or ``open``, who offers,
to whom, and then what was put in, each as the text of its option: ``give food``,
``give-card a05 unseen``, ``want gold``, ``want-card wonder``. A wanted card that its owner has
chosen stands behind its kind: ``want-card wonder great_gardens``.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any

from oikumene.engine.chance import revealed
from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.cards import (
    CAPTIVE,
    GOODS,
    OBJECTIVE_CARDS,
    SEAT,
    WONDERS,
    Goods,
)
from oikumene.titles.clash.decks import action_thing
from oikumene.titles.clash.jobs import first_do, job
from oikumene.titles.clash.resources import gain, goods_text, spend
from oikumene.titles.clash.state import ClashTable, Player, opponents

OFFERS = 3
"""For each partner in a turn, counter-offers included (COC-AMB-30)."""
ITEMS = 8
"""The most that is put into an offer."""
DRAFT, OPEN = "draft", "open"
HEAD = 3
"""Words of an offer before what was put in."""
TRADABLE = GOODS[:CAPTIVE]
KINDS = ("action", "objective", "wonder")
"""What can be told of a card by its back."""

WITH = tuple(Option("with", (seat,), (thing,)) for seat, thing in enumerate(SEAT))
GIVE = tuple(Option("give", (name,), (f"resource:{name}",)) for name in TRADABLE)
WANT = tuple(Option("want", (name,), (f"resource:{name}",)) for name in TRADABLE)
WANT_CARD = tuple(Option("want-card", (kind,)) for kind in KINDS)
OFFER_CARD = tuple(Option("offer-card", (kind,)) for kind in KINDS)
PIECES = (*GIVE, *OFFER_CARD, *WANT, *WANT_CARD)
PIECE = {piece.text: piece for piece in PIECES}
LINES = {verb: tuple(f"{verb} {name}" for name in GOODS) for verb in ("give", "want")}
CANCEL = Option("cancel")
REFUSE = Option("refuse")
COUNTER = Option("counter")


# Cards


def hand(p: Player, kind: str) -> list[str]:
    """A player's cards of a kind; great persons in hand are among the action cards (COC-TRD-11)."""
    if kind == "action":
        return p.actions
    return p.objectives if kind == "objective" else p.wonders


def card_kind(card: str) -> str:
    """Of which kind a card is."""
    if card in OBJECTIVE_CARDS:
        return "objective"
    return "wonder" if card in WONDERS else "action"


def card_thing(card: str) -> str:
    """The name of a card."""
    if card in OBJECTIVE_CARDS:
        return f"objective_card:{card}"
    return f"wonder:{card}" if card in WONDERS else action_thing(card)


@cache
def give_card(card: str, *how: str) -> Option:
    """The option to give a card, face up or ``unseen`` (COC-TRD-05)."""
    return Option("give-card", (card, *how), (card_thing(card),))


# The package


def partners(s: ClashTable) -> tuple[Player, Player]:
    """Who offers, and to whom."""
    return s.players[int(s.offer[1])], s.players[int(s.offer[2])]


@lru_cache(1 << 12)
def words_of(line: str) -> tuple[str, ...]:
    """The words of a thing that was put into an offer."""
    return tuple(line.split())


def items(s: ClashTable, verb: str) -> tuple[tuple[str, ...], ...]:
    """What was put in with a verb: the words behind it."""
    return _items(s.offer, verb)


@lru_cache(1 << 12)
def _items(offer: tuple[str, ...], verb: str) -> tuple[tuple[str, ...], ...]:
    start = f"{verb} "
    return tuple(words_of(line)[1:] for line in offer if line.startswith(start))


def goods(s: ClashTable, verb: str) -> Goods:
    """The goods that are given or wanted."""
    return _goods(s.offer, verb)


@lru_cache(1 << 12)
def _goods(offer: tuple[str, ...], verb: str) -> Goods:
    return tuple(map(offer.count, LINES[verb]))


def kinds(s: ClashTable, verb: str) -> list[str]:
    """The kinds of the cards that are given or wanted."""
    if verb == "want":
        return [words[0] for words in items(s, "want-card")]
    return [card_kind(card) for card in offered(s)]


def told(s: ClashTable, verb: str) -> str:
    """What everybody hears of a side of the offer: ``food 2 action 1``, or ``nothing``."""
    found = kinds(s, verb)
    cards = [f"{kind} {found.count(kind)}" for kind in KINDS if kind in found]
    return " ".join(filter(None, [goods_text(goods(s, verb)), *cards])) or "nothing"


def offered(s: ClashTable) -> list[str]:
    """The cards that are offered,"""
    return [words[0] for words in items(s, "give-card")]


def face_up(s: ClashTable) -> list[str]:
    """and those of them that are offered face up."""
    return [words[0] for words in items(s, "give-card") if len(words) == 1]


def chosen(s: ClashTable) -> list[str]:
    """The cards that were chosen for those wanted."""
    return [words[1] for words in items(s, "want-card") if len(words) == 2]


def other_seat(s: ClashTable) -> int:
    """Whom the active player trades with, whoever made the offer (COC-TRD-08)."""
    by, to = partners(s)
    return to.seat if by.seat == s.active else by.seat


# Offering


def can_trade(s: ClashTable, p: Player) -> bool:
    """Whether there is anybody to trade with as a free action (COC-TRD-01)."""
    return any(traders(s, p))


def traders(s: ClashTable, p: Player) -> Iterator[Player]:
    """Who can be offered something."""
    rich = owns_something(p)
    for q in opponents(s, p):
        if s.offers[q.seat] < OFFERS and (rich or owns_something(q)):
            yield q


def owns_something(p: Player) -> bool:
    """Whether a player has anything tradable (COC-TRD-02)."""
    return bool(p.actions or p.objectives or p.wonders) or any(p.goods)


async def trade(s: ClashTable, p: Player) -> None:
    """Begin an offer to somebody; it is put together piece by piece."""
    answer = await choose(p.seat, "trade", [WITH[q.seat] for q in traders(s, p)])
    begin(s, p.seat, int(answer.args[0]))


def begin(s: ClashTable, seat: int, partner: int) -> None:
    """An empty offer."""
    s.offer = (DRAFT, str(seat), str(partner))
    first_do(s, "offer")


@job("offer")
async def offer(s: ClashTable) -> None:
    """Put one thing more into the offer, or be done with it."""
    by, to = partners(s)
    # What is in it is secret: the question must not tell, the options are made when they are seen.
    answer = await choose(by.seat, "offer", lambda: pieces(s), partner=SEAT[to.seat])
    if answer.verb == "offer-card":
        kind = str(answer.args[0])
        answer = await choose(by.seat, "which-gift", lambda: cards_left(s, by, kind))
    if answer == CANCEL:
        count(s)
        s.offer = ()
    elif answer.verb == "propose":
        propose(s)
    else:
        s.offer = (*s.offer, answer.text)
        first_do(s, "offer")


def pieces(s: ClashTable) -> list[Option]:
    """What can be put into the offer: no more than the partners have, so it can be accepted."""
    found: list[Option] = []
    many = len(s.offer) - HEAD
    if many < ITEMS:
        by, to = partners(s)
        each = zip(PIECES, (*stock(by), *stock(to)), _taken(s.offer), strict=True)
        found += [piece for piece, n, taken in each if n > taken]
    if many:
        found.append(Option("propose", (), things(s, offered(s))))
    return [*found, CANCEL]


def stock(p: Player) -> tuple[int, ...]:
    """How many tradable goods and cards of each kind a player has; all can see that."""
    return (*p.goods, len(p.actions), len(p.objectives), len(p.wonders))


@lru_cache(1 << 12)
def _taken(offer: tuple[str, ...]) -> tuple[int, ...]:
    """How often each of the pieces is in an offer."""
    taken = [piece_of(line) for line in offer[HEAD:]]
    return tuple(map(taken.count, PIECES))


def piece_of(line: str) -> Option:
    """The piece that led to a line of the offer."""
    verb, word, *_ = words_of(line)
    if verb == "give-card":
        return OFFER_CARD[KINDS.index(card_kind(word))]
    return PIECE[f"{verb} {word}"]


def cards_left(s: ClashTable, p: Player, kind: str) -> list[Option]:
    """The cards of a kind that are not in the offer yet, face up or unseen (COC-TRD-05)."""
    taken = offered(s)
    cards = [card for card in hand(p, kind) if card not in taken]
    return [give_card(card, *how) for card in cards for how in ((), ("unseen",))]


def things(s: ClashTable, cards: list[str]) -> tuple[str, ...]:
    """The goods and some cards of the offer, for screens to light up."""
    lines = set(s.offer)
    both = zip(LINES["give"], LINES["want"], GOODS, strict=True)
    shown = [f"resource:{name}" for give, want, name in both if give in lines or want in lines]
    return (*shown, *map(card_thing, cards))


def propose(s: ClashTable) -> None:
    """The partner hears the offer and sees the cards that are face up (COC-HID-07)."""
    by, to = partners(s)
    s.offer = (OPEN, *s.offer[1:])
    count(s)
    log_trade(s, "trade-offered")
    shown = face_up(s)
    if shown:
        log_cards(s, "trade-shown", by, to, shown)
        revealed(s)
    first_do(s, "answer-offer")


def count(s: ClashTable) -> None:
    """An offer was made, or given up: few are allowed in a turn (COC-AMB-30)."""
    other = other_seat(s)
    s.offers = tuple(n + (seat == other) for seat, n in enumerate(s.offers))


def log_trade(s: ClashTable, key: str) -> None:
    """Everybody hears of the offer; of cards, only their kinds."""
    if s.journal is None:
        return
    by, to = partners(s)
    gives, wants = told(s, "give"), told(s, "want")
    log(s, key, seat=SEAT[by.seat], partner=SEAT[to.seat], gives=gives, wants=wants)


def log_cards(s: ClashTable, key: str, giver: Player, taker: Player, cards: list[str]) -> None:
    """Only the partners know the cards (COC-HID-07)."""
    both = giver.seat, taker.seat
    named = " ".join(map(card_thing, cards))
    log(s, key, both, seat=SEAT[giver.seat], partner=SEAT[taker.seat], cards=named)


# Answering


@job("answer-offer")
async def answer_offer(s: ClashTable) -> None:
    """The partner accepts, refuses, or makes an offer in turn (COC-TRD-04)."""
    by, to = partners(s)
    answer = await choose(
        to.seat,
        "answer-offer",
        lambda: answers(s),
        partner=SEAT[by.seat],
        gives=told(s, "give"),
        wants=told(s, "want"),
    )
    if answer.verb == "accept":
        first_do(s, "exchange")
        return
    s.offer = ()
    log(s, "trade-refused", seat=SEAT[to.seat], partner=SEAT[by.seat])
    if answer == COUNTER:
        begin(s, to.seat, by.seat)


def answers(s: ClashTable) -> list[Option]:
    """How an offer can be answered; the cap ends the bargaining (COC-AMB-30)."""
    found = [Option("accept", (), things(s, face_up(s))), REFUSE]
    return [*found, COUNTER] if s.offers[other_seat(s)] < OFFERS else found


@job("exchange")
async def exchange(s: ClashTable) -> None:
    """The wanted cards are chosen one by one, then all changes hands (COC-TRD-06)."""
    open_kinds = [words[0] for words in items(s, "want-card") if len(words) == 1]
    if not open_kinds:
        hand_over(s)
        return
    kind = open_kinds[0]
    by, to = partners(s)
    answer = await choose(
        to.seat,
        "which-card",
        lambda: [give_card(card) for card in hand(to, kind) if card not in chosen(s)],
        kind=kind,
        partner=SEAT[by.seat],
    )
    at = s.offer.index(f"want-card {kind}")
    choice = f"want-card {kind} {answer.args[0]}"
    s.offer = (*s.offer[:at], choice, *s.offer[at + 1 :])
    first_do(s, "exchange")


def hand_over(s: ClashTable) -> None:
    """Everything changes hands at once; what exceeds a limit is lost (COC-TRD-06, COC-TRD-09)."""
    by, to = partners(s)
    given, taken = goods(s, "give"), goods(s, "want")
    cards_given, cards_taken = offered(s), chosen(s)
    log_trade(s, "trade-made")
    s.offer = ()
    spend(s, by, given)
    spend(s, to, taken)
    gain(s, to, given, "trade")
    gain(s, by, taken, "trade")
    pass_cards(s, by, to, cards_given)
    pass_cards(s, to, by, cards_taken)


def pass_cards(s: ClashTable, giver: Player, taker: Player, cards: list[str]) -> None:
    """Cards go from hand to hand."""
    if not cards:
        return
    for card in cards:
        hand(giver, card_kind(card)).remove(card)
        hand(taker, card_kind(card)).append(card)
    log_cards(s, "trade-cards", giver, taker, cards)
    revealed(s)


# What is known


def shown_offer(s: ClashTable, seat: int | None) -> dict[str, Any] | None:
    """What a seat (None: a spectator) sees of the offer: a draft is its maker's alone."""
    if not s.offer:
        return None
    by, to = partners(s)
    found: dict[str, Any] = {"seat": by.seat, "partner": to.seat, "open": s.offer[0] == OPEN}
    if s.offer[0] == DRAFT and seat != by.seat:
        return found
    given = [shown_gift(words, seat == by.seat, seat == to.seat) for words in items(s, "give-card")]
    wanted = items(s, "want-card")
    mine = seat == to.seat
    found["gives"] = {"goods": list(goods(s, "give")[:CAPTIVE]), "cards": given}
    found["wants"] = {
        "goods": list(goods(s, "want")[:CAPTIVE]),
        "cards": [card_thing(w[1]) if mine and len(w) == 2 else w[0] for w in wanted],
    }
    return found


def shown_gift(words: tuple[str, ...], giver: bool, taker: bool) -> str:
    """A card that is offered: its name where it is known, otherwise its kind."""
    card, *how = words
    if giver or (taker and not how):
        return " ".join((card_thing(card), *how))
    return card_kind(card)


def known_cards(s: ClashTable, seat: int | None) -> list[str]:
    """The cards of the other's hand that a seat has been shown: imagination leaves them there."""
    if not s.offer or s.offer[0] == DRAFT or seat != partners(s)[1].seat:
        return []
    return face_up(s)


def imagine_offer(s: ClashTable, seat: int | None) -> None:
    """Make up what a seat cannot know of the offer, after the hands have been made up."""
    if not s.offer:
        return
    by, to = partners(s)
    if s.offer[0] == DRAFT:
        s.offer = s.offer if seat == by.seat else s.offer[:3]
        return
    if seat != to.seat:
        s.offer = tuple(
            " ".join(line.split()[:2]) if line.startswith("want-card ") else line
            for line in s.offer
        )
    if seat != by.seat:
        make_up_gifts(s, by, known_cards(s, seat))


def make_up_gifts(s: ClashTable, by: Player, known: list[str]) -> None:
    """Put cards of the made-up hand in the place of those that were offered unseen."""
    left = {kind: [card for card in hand(by, kind) if card not in known] for kind in KINDS}
    made = []
    for line in s.offer:
        verb, *words = line.split()
        if verb == "give-card" and words[0] not in known:
            words[0] = left[card_kind(words[0])].pop()
        made.append(" ".join((verb, *words)))
    s.offer = tuple(made)

"""The table of a match of Nations: what lies where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from oikumene.engine.hooks import in_play
from oikumene.engine.state import Count, Hidden, Public, Record, Table
from oikumene.titles.nations.cards import CARDS, EVENTS, MILITARY, NATIONS, TABLES, Side
from oikumene.titles.nations.hooks import HOOKS

NOBODY = -1
NOTHING_LOST = (0, 0, 0, 0, 0)


class Nation(Record):
    """A player's nation: its board, goods and workers. Empty spaces hold "".

    What changes seldom is kept as a tuple and replaced whole: copies share it.
    """

    seat: Public[int]
    nation: Public[str]
    side: Public[str]
    difficulty: Public[str]
    goods: Public[list[int]]
    """Gold, food, stone, books, VP."""
    area: Public[int]
    """Undeployed workers."""
    food_track: Public[int]
    """Workers left on the food section of the population track, of `food_spaces`."""
    stability_track: Public[int]
    food_spaces: Public[int]
    stability_spaces: Public[int]
    beside: Public[int]
    """Workers beside the full track: taken first, free of cost (NAT-WRK-07)."""
    cards: Public[list[str]]
    """The Building/Military spaces."""
    workers: Public[list[int]]
    """The workers on them."""
    advisor: Public[str]
    tower_advisor: Public[str]
    """The Advisor on the Porcelain Tower."""
    wonders: Public[list[str]]
    colonies: Public[list[str]]
    construction: Public[str]
    """The wonder under construction, and its finished sections:"""
    sections: Public[int]
    private: Public[Mapping[str, int]]
    """Private architects, by the thing that they stand on."""
    strength: Public[int]
    """True sums, kept up to date by tracks.recount; read them capped with tracks.*_of."""
    stability: Public[int]
    passed: Public[int]
    """0, or the how-manieth nation to pass this round."""
    turns: Public[int]
    """Turns begun this round."""
    used: Public[tuple[str, ...]]
    bought: Public[tuple[str, ...]]
    """Cards bought this round, also those gone since (NAT-EVT-14)."""
    lacked: Public[tuple[int, ...]]
    """Goods whose lack has cost a VP this round (NAT-LACK-02)."""
    lost_to_war: Public[tuple[int, ...]]
    """Goods and VP lost in this round's War step (NAT-WRS-11)."""
    seems_in_revolt: Public[bool]
    """Counts as least stable for the rest of the round (NAT-CRD-54)."""
    seems_weaker: Public[int]
    """Strength that does not count for the lower event (NAT-EVC-11)."""

    @property
    def board(self) -> Side:
        """The printed board."""
        return NATIONS[self.nation].sides[self.side]

    @property
    def board_id(self) -> str:
        """The board as a printed thing: ``rome_B``."""
        return f"{self.nation}_{self.side}"

    @property
    def advisors(self) -> list[str]:
        """The Advisors in play."""
        return [card for card in (self.advisor, self.tower_advisor) if card]

    @property
    def taken_for_food(self) -> int:
        """Empty spaces of the food section."""
        return self.food_spaces - self.food_track

    @property
    def taken_for_stability(self) -> int:
        """Empty spaces of the stability section."""
        return self.stability_spaces - self.stability_track

    @property
    def untaken(self) -> int:
        """Workers that can still be taken."""
        return self.food_track + self.stability_track + self.beside

    @property
    def own_workers(self) -> int:
        """Workers in the area and on cards (NAT-CRD-62)."""
        return self.area + sum(self.workers)

    @property
    def military_cards(self) -> int:
        """Military cards in play, printed ones included (NAT-MIL-03)."""
        return sum(1 for card in self.cards if card and CARDS[card].kind == MILITARY)


class Opponent(Record):
    """The virtual opponent of the solo game: a tile and its numbers."""

    tile: Public[str]
    strength: Public[int]
    stability: Public[int]
    books: Public[int]
    first: Public[bool]
    """Whether it is first in player order."""


class Options(msgspec.Struct, frozen=True):
    """What the players agreed on before the match, and what follows from their number."""

    ages: int
    level: str
    boards: str
    military_cap: int
    """0: no limit."""
    promo: bool
    easier: bool
    remainder_tiebreak: bool
    roll_on_building: bool
    campaign: bool
    columns: int
    """Columns of the Progress board in use."""


class NationsTable(Table):
    """The common boards, the nations, and the options of the match."""

    nations: Public[list[Nation]]
    order: Public[list[int]]
    """Seats in player order."""
    round: Public[int]
    options: Public[Options]
    board: Public[list[str]]
    """The Progress board, row 1 (the cheapest) from left to right, then row 2, then row 3."""
    deck: Count[list[str]]
    """The Progress cards of the current age that have not been drawn: a pool."""
    event_deck: Count[list[str]]
    """The same for event cards, in solo for tiles."""
    drawn: Public[tuple[str, ...]]
    """Event cards shown to choose from (NAT-CRD-29)."""
    event: Public[str]
    architects: Public[int]
    war: Public[str]
    war_strength: Public[int]
    """NOBODY until a War is bought; known to the end of the round (NAT-WRS-12)."""
    war_buyer: Public[int]
    active: Public[int]
    """The seat whose turn it is in the Action phase."""
    draft: Public[tuple[str, ...]]
    """Nations still to be chosen."""
    removed: Public[tuple[str, ...]]
    """Progress cards, events and tiles out of the game (NAT-INFO-06)."""
    undrawn: Hidden[tuple[str, ...]]
    """What was left of the decks of past ages; nobody has seen it (NAT-INFO-02)."""
    in_play: Public[str]
    """The printed things in play that change rules (see engine/hooks.py)."""
    opponent: Public[Opponent | None]

    @property
    def age(self) -> int:
        """The current age (NAT-RND-07)."""
        return (self.round + 1) // TABLES.rounds_per_age

    @property
    def solo(self) -> bool:
        """Whether this is the game for one."""
        return self.opponent is not None

    @property
    def reverse(self) -> list[Nation]:
        """The nations, last in player order first (NAT-INFO-08)."""
        return [self.nations[seat] for seat in reversed(self.order)]


def from_(s: NationsTable, seat: int) -> list[int]:
    """Player order, beginning with a seat (NAT-ACT-09)."""
    at = s.order.index(seat)
    return s.order[at:] + s.order[:at]


async def react(s: NationsTable, n: Nation, moment: str, *context: Any) -> None:
    """Something happened to a nation: cards notice, its own first (NAT-ACT-09)."""
    if HOOKS.at(s, moment):
        await HOOKS.react(s, from_(s, n.seat), moment, n, *context)


def things_in_play(s: NationsTable) -> list[tuple[int, str]]:
    """Every printed thing that may change a rule, with its owner."""
    found: list[tuple[int, str]] = []
    for n in s.nations:
        cards = (n.board_id, n.advisor, n.tower_advisor, *n.wonders, *n.colonies)
        found += [(n.seat, card) for card in cards if card in HOOKED]
    return found + [(NOBODY, half) for half in hooked_halves(s.event)]


def hooked_halves(event: str) -> list[str]:
    """The events of a card that change rules while it lies open (NAT-MNT-19)."""
    if event not in EVENTS:
        return []
    halves = (EVENTS[event].top.id, EVENTS[event].bottom.id)
    return [half for half in halves if half in HOOKED]


def refresh(s: NationsTable) -> None:
    """Something entered or left play: say anew what is in play."""
    s.in_play = in_play(things_in_play(s))


HOOKED: set[str] = set()
"""The printed things with hooks; filled by effects."""

"""Resolution steps 5 and 6: Famine and books; the end of the round (NAT-FAM, NAT-BKS, NAT-RND)."""

from __future__ import annotations

from oikumene.engine.journal import log
from oikumene.engine.state import OVER
from oikumene.titles.nations.campaign import tell_next_game
from oikumene.titles.nations.cards import BOOKS, EVENTS, TABLES, TILES
from oikumene.titles.nations.goods import gain_vp, lose
from oikumene.titles.nations.hooks import HOOKS
from oikumene.titles.nations.scoring import result
from oikumene.titles.nations.state import NOBODY, NOTHING_LOST, Nation, NationsTable, hooked_halves
from oikumene.titles.nations.tracks import in_play_changed


async def famine(s: NationsTable) -> None:
    """Every nation pays the food of the event card, or the tile (NAT-FAM-01, NAT-SOLO-28)."""
    amount = TILES[s.event].famine if s.solo else EVENTS[s.event].famine
    log(s, "famine", n=amount)
    if amount:
        for n in s.reverse:
            await lose(s, n, {"food": amount}, "famine")
    s.phase = "books" if s.round % TABLES.rounds_per_age == 0 else "end-round"


async def score_books(s: NationsTable) -> None:
    """At the end of an age: 1 VP per nation with fewer books (NAT-BKS-01 … 03)."""
    log(s, "phase", phase="phase:books")
    books = [n.goods[BOOKS] for n in s.nations]
    for n in s.reverse:
        vp = book_vp(s, n, books)
        if vp:
            gain_vp(s, n, vp, "books")
    await HOOKS.react(s, s.order[::-1], "age.ended")  # NAT-BKS-04
    s.phase = "end-round"


def book_vp(s: NationsTable, n: Nation, books: list[int]) -> int:
    """What a nation's books are worth now."""
    mine = n.goods[BOOKS]
    if s.opponent is not None:
        return TABLES.solo.book_vp if mine > s.opponent.books else 0  # NAT-SOLO-29
    return TABLES.book_rank_vp * sum(other < mine for other in books)


def end_round(s: NationsTable) -> None:
    """Nothing of "this round" is left (NAT-RND-06, NAT-MNT-17, NAT-LACK-07)."""
    changes = hooked_halves(s.event) or HOOKS.at(s, "card.leaves")
    s.removed = (*s.removed, s.event)
    s.event = ""
    s.architects = 0
    s.war_strength = NOBODY
    s.war_buyer = NOBODY
    for n in s.nations:
        n.passed = 0
        n.turns = 0
        n.used = ()
        n.bought = ()
        n.lacked = ()
        n.private = {}
        n.lost_to_war = NOTHING_LOST
        n.seems_in_revolt = False
        n.seems_weaker = 0
    if changes:
        in_play_changed(s)
    s.phase = "begin-round"
    if s.round == s.options.ages * TABLES.rounds_per_age:
        end_game(s)


def end_game(s: NationsTable) -> None:
    """After the last round the game is over (NAT-END-01)."""
    s.phase = OVER
    winners = result(s).winners
    if s.options.campaign and winners:
        tell_next_game(s, winners[0])

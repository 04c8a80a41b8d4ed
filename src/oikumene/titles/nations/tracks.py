"""Strength and stability (NAT-TRK), and the cards that leave when they change (NAT-ACT-07)."""

from __future__ import annotations

from oikumene.engine.journal import log
from oikumene.titles.nations.cards import CARDS, SEAT, TABLES
from oikumene.titles.nations.hooks import HOOKS
from oikumene.titles.nations.state import Nation, NationsTable, refresh
from oikumene.titles.nations.tableau import held_by, manned_by

MAX_STRENGTH = TABLES.max_strength
MAX_STABILITY = TABLES.max_stability
STABILITY_PER_TAKEN = TABLES.stability_per_taken_worker


def strength_of(n: Nation) -> int:
    """Strength as it counts (NAT-TRK-04, NAT-TRK-08)."""
    strength = n.strength
    if 0 <= strength <= MAX_STRENGTH:
        return strength
    return MAX_STRENGTH if strength > 0 else 0


def stability_of(n: Nation) -> int:
    """Stability as it counts (NAT-TRK-05, NAT-TRK-06)."""
    return n.stability if n.stability < MAX_STABILITY else MAX_STABILITY


def recount(s: NationsTable, n: Nation) -> None:
    """Set both tracks anew, at once after every change (NAT-TRK-03, NAT-BUY-11)."""
    tally(s, n)
    remove_what_leaves(s)


def shift(s: NationsTable, n: Nation, strength: int, stability: int) -> None:
    """Move both tracks by what one worker brought or took: a recount in short."""
    n.strength += strength
    n.stability += stability
    remove_what_leaves(s)


def tally(s: NationsTable, n: Nation) -> None:
    """Add up both tracks (NAT-TRK-01, NAT-TRK-02)."""
    manned, held = manned_by(n), held_by(n)
    taken = STABILITY_PER_TAKEN * (n.stability_spaces - n.stability_track)
    n.strength = HOOKS.value(s, "strength", manned.strength + held.strength, n)
    n.stability = HOOKS.value(s, "stability", manned.stability + held.stability - taken, n)


def in_play_changed(s: NationsTable, n: Nation | None = None) -> None:
    """A printed thing (of a nation) came or went: what is in play, and tracks, may change."""
    before = s.in_play
    refresh(s)
    if n is not None and n.tower_advisor and not HOOKS.value(s, "advisor.tower", False, n):
        log(s, "advisor-removed", seat=SEAT[n.seat], card=CARDS[n.tower_advisor].thing)
        gone(s, n, n.tower_advisor)  # NAT-CRD-50
        n.tower_advisor = ""
        refresh(s)
    if n is None or s.in_play != before:  # it may change the tracks of all
        for each in s.nations:
            tally(s, each)
    else:
        tally(s, n)
    remove_what_leaves(s)


def gone(s: NationsTable, n: Nation, card: str) -> None:
    """A card left its space: out of the game, with what stood on it (NAT-COMP-11)."""
    s.removed = (*s.removed, card)
    n.private = {thing: count for thing, count in n.private.items() if thing != card}
    n.used = tuple(used for used in n.used if used != card)


def remove_what_leaves(s: NationsTable) -> None:
    """Remove every card whose "if …: remove" has come true (NAT-ACT-07, NAT-CRD-02)."""
    hooked = HOOKS.at(s, "card.leaves")
    if not hooked:
        return
    leaving = [
        (s.nations[owner], hook.origin)
        for owner, hook in hooked
        if hook.run(s, owner, False, s.nations[owner], hook.origin)
    ]
    for n, card in leaving:  # all at once: none of them saves another by leaving first
        log(s, "card-leaves", seat=SEAT[n.seat], card=CARDS[card].thing)
        _clear_space(s, n, card)
    if leaving:
        in_play_changed(s)  # which looks at the others again


def take_off_board(s: NationsTable, n: Nation, card: str) -> None:
    """Remove an Advisor, ready Wonder or Colony; its effects end at once (NAT-AMB-17)."""
    _clear_space(s, n, card)
    in_play_changed(s, n)


def _clear_space(s: NationsTable, n: Nation, card: str) -> None:
    if n.advisor == card:
        n.advisor = ""
    elif n.tower_advisor == card:
        n.tower_advisor = ""
    elif card in n.wonders:
        n.wonders[n.wonders.index(card)] = ""
    else:
        n.colonies[n.colonies.index(card)] = ""
    gone(s, n, card)


def opponent_stability(s: NationsTable) -> int:
    """Stability of the solo opponent; effects on all nations reach it too (NAT-SOLO-31)."""
    assert s.opponent is not None
    stability: int = HOOKS.value(s, "stability", s.opponent.stability, None)
    return min(stability, MAX_STABILITY)

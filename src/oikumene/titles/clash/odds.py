"""How a battle may end by dice and clash abilities alone: no cards, no modifiers, no retreat."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod

from oikumene.titles.clash.cards import DIE, HITS, LEADER
from oikumene.titles.clash.rounds import clashes

Units = tuple[int, ...]
"""Kinds of fighting units, those that fall first in front."""
Roll = dict[tuple[int, int], float]
"""Hits and cancelled hits of a roll, and how likely they are."""

FACES = {DIE.index(face): n for face, n in Counter(DIE).items()}
"""Sides of the die that differ, and how often each occurs."""
OTHERS = {face: n for face, n in FACES.items() if DIE[face][1] != "leader"}
"""Those that a leader's reroll ends with (COC-CMB-21)."""


@cache
def roll(units: Units, dice: int, sea: bool) -> Roll:
    """What some units can roll; at sea there are no clash abilities (COC-NAV-02)."""
    found: Roll = {}
    for faces in combinations_with_replacement(FACES, dice):
        alike = Counter(faces)
        ways = factorial(dice) / prod(map(factorial, alike.values()))
        share = ways * prod(FACES[face] for face in faces) / len(DIE) ** dice
        for final, part in _rerolled(faces, LEADER in units and not sea):
            total, cancelled = clashes(list(final), [] if sea else list(units))
            key = total // HITS, cancelled
            found[key] = found.get(key, 0) + share * part
    return found


def _rerolled(faces: Units, led: bool) -> list[tuple[Units, float]]:
    """What the dice show after a leader has thrown one of them again."""
    at = next((i for i, face in enumerate(faces) if face not in OTHERS), None) if led else None
    if at is None:
        return [(faces, 1)]
    sides = sum(OTHERS.values())
    return [((*faces[:at], face, *faces[at + 1 :]), n / sides) for face, n in OTHERS.items()]


@lru_cache(1 << 14)
def victory(
    attackers: Units,
    defenders: Units,
    *,
    sea: bool = False,
    die: bool = False,
    cancel: bool = False,
) -> float:
    """How likely the attackers win.

    `die` and `cancel` are what a Fortress gives the defenders in the first round (COC-BLD-11).
    """
    fortress = die or cancel
    if not attackers or (not defenders and not fortress):
        return float(bool(attackers))
    won = unchanged = 0.0
    theirs = roll(defenders, len(defenders) + die, sea)
    for (hits, saved), chance in roll(attackers, len(attackers), sea).items():
        for (taken, spared), other in theirs.items():
            left = attackers[max(0, taken - saved) :]
            foes = defenders[max(0, hits - spared - cancel) :]
            if not fortress and left == attackers and foes == defenders:
                unchanged += chance * other
            else:
                won += chance * other * victory(left, foes, sea=sea)
    return won / (1 - unchanged)

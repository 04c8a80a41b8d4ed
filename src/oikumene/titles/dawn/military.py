"""Military cards: reinforcing and attacking (CND-MIL)."""

from __future__ import annotations

from collections.abc import Iterator

from oikumene.engine.decision import Option, Refusal, choose
from oikumene.engine.journal import log
from oikumene.titles.dawn.cards import DONE, SEAT, Focus
from oikumene.titles.dawn.combat import BARBARIAN, CITY_STATE, PIECE, fight
from oikumene.titles.dawn.hooks import HOOKS
from oikumene.titles.dawn.state import (
    REINFORCED,
    TOKEN,
    DawnTable,
    Player,
    city_state_at,
    friendly,
)

REINFORCING = -1
"""Instead of a number of attacks: a token was reinforced."""


async def resolve_military(s: DawnTable, p: Player, card: Focus) -> None:
    """Reinforce or attack; Mass Production does both (CND-MIL-01)."""
    if card.reinforces_after:
        done = await attack(s, p, card, [])
        await reinforce(s, p, s.slot - done)  # CND-MIL-05
        return
    flips = unreinforced(s, p)
    first = await attack(s, p, card, flips)
    if first == REINFORCING:
        await reinforce(s, p, s.slot - 1)


def unreinforced(s: DawnTable, p: Player) -> list[int]:
    """Own control tokens that can be flipped."""
    return sorted(n for n in p.control if s.pieces[n] & 3 == TOKEN)


def flip(s: DawnTable, p: Player, n: int) -> None:
    """Turn a control token to its reinforced side."""
    s.pieces[n] += REINFORCED - TOKEN
    log(s, "reinforced", seat=SEAT[p.seat], space=s.ground.things[n])


async def reinforce(s: DawnTable, p: Player, most: int) -> None:
    """Flip up to so many own control tokens anywhere (CND-MIL-02)."""
    flips = s.ground.options("reinforce")
    for left in range(most, 0, -1):
        spaces = unreinforced(s, p)
        if not spaces:
            return
        answer = await choose(p.seat, "reinforce", [*[flips[n] for n in spaces], DONE], n=left)
        if answer == DONE:
            return
        flip(s, p, s.ground.where(answer))


async def attack(s: DawnTable, p: Player, card: Focus, flips: list[int]) -> int:
    """Up to the card's number of attacks, one after the other (CND-MIL-06).

    The first decision may reinforce a token instead; returns how many attacks were made.
    """
    reinforcing = s.ground.options("reinforce")
    for made in range(card.attacks):
        found = attack_options(s, p, card)
        options = [*found, *[reinforcing[n] for n in flips if not made], DONE]
        answer = await choose(
            p.seat,
            "attack" if made or not flips else "military",
            options,
            lambda found=found: refused_attacks(s, p, found),  # type: ignore[misc]
            n=card.attacks - made,
        )
        if answer == DONE:
            return made
        if answer.verb == "reinforce":
            flip(s, p, s.ground.where(answer))
            return REINFORCING
        await fight(s, p, card, s.ground.where(answer), str(answer.args[1]))
    return card.attacks


def attack_options(s: DawnTable, p: Player, card: Focus) -> list[Option]:
    """Everything that can be attacked from here (CND-MIL-07 … 15)."""
    return [attack_option(s, n, kind) for n, kind in sorted(targets(s, p, card))]


def attack_option(s: DawnTable, n: int, kind: str) -> Option:
    """An attack on what is on a space."""
    return Option("attack", (s.ground.words[n], kind), (s.ground.things[n],))


def targets(s: DawnTable, p: Player, card: Focus) -> set[tuple[int, str]]:
    """The targets in range."""
    near = in_range(s, p, card)
    return {(n, kind) for n, kind in foes(s, p) if near is None or n in near}


def foes(s: DawnTable, p: Player) -> Iterator[tuple[int, str]]:
    """Barbarians, city-states without one, rival cities and tokens (CND-MIL-07, CND-MIL-13)."""
    camps = {n for n in s.barbarians.values() if n >= 0}
    for n in camps:
        yield n, BARBARIAN
    for n in s.things:
        if n not in camps and city_state_at(s, n):
            yield n, CITY_STATE
    for rival in s.players:
        if rival is not p:
            for n in friendly(rival):
                yield n, PIECE


def in_range(s: DawnTable, p: Player, card: Focus) -> dict[int, int] | None:
    """The spaces within range of a friendly space that was not captured this turn (CND-MIL-11).

    None: there is no limit.
    """
    starts = [n for n in friendly(p) if n not in s.captured]
    if starts and not HOOKS.value(s, "attack.limits", True, p):
        return None
    water, pieces, mine = s.ground.water, s.pieces, p.seat
    camps = set(s.barbarians.values())
    states = {n for n in s.things if city_state_at(s, n)} if s.options.city_states_block else set()

    def passes(n: int) -> bool:  # CND-MIL-09, CND-MIL-10
        if water[n] and not card.water:
            return False
        blocked = n in camps or n in states or pieces[n] >> 2 not in (-1, mine)
        return card.over_all or not blocked

    return s.ground.land.within(starts, card.range, passes)


def refused_attacks(s: DawnTable, p: Player, found: list[Option]) -> Iterator[Refusal]:
    """Why something cannot be attacked."""
    for n, kind in foes(s, p):
        option = attack_option(s, n, kind)
        if option not in found:
            yield Refusal(option, "CND-MIL-08")
    for n in s.barbarians.values():
        if n >= 0 and city_state_at(s, n):
            yield Refusal(attack_option(s, n, CITY_STATE), "CND-MIL-13")

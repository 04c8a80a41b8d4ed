"""Military cards: reinforcing and attacking (CND-MIL)."""

from __future__ import annotations

from collections.abc import Iterator

from oikumene.engine.decision import Option, Refusal, choose
from oikumene.engine.hexes import Area
from oikumene.engine.journal import log
from oikumene.titles.dawn.cards import DONE, SEAT, Focus, focus
from oikumene.titles.dawn.combat import BARBARIAN, CITY_STATE, PIECE, fight
from oikumene.titles.dawn.hooks import HOOKS
from oikumene.titles.dawn.jobs import first_do, job
from oikumene.titles.dawn.state import (
    REINFORCED,
    TOKEN,
    DawnTable,
    Player,
    city_state_at,
    city_states,
    friendly,
    obstacles,
)

KINDS = BARBARIAN, CITY_STATE, PIECE


async def resolve_military(s: DawnTable, p: Player, card: Focus) -> None:
    """Reinforce or attack; Mass Production does both (CND-MIL-01)."""
    if card.reinforces_after:
        first_do(s, "reinforce-after")
        await attack(s, p)
        return
    flips = s.ground.options("reinforce")
    answer = await choose(
        p.seat,
        "military",
        lambda: [*attack_options(s, p, card), *[flips[n] for n in unreinforced(s, p)], DONE],
        lambda: refused_attacks(s, p, attack_options(s, p, card)),
        n=card.attacks,
    )
    if answer.verb == "attack":
        await strike(s, p, card, answer)
    elif answer.verb == "reinforce":
        flip(s, p, s.ground.where(answer))
        reinforce_more(s, s.slot - 1)


@job("reinforce-after")
async def reinforce_after(s: DawnTable, _p: Player) -> None:
    """Mass Production: one less for each attack (CND-MIL-05)."""
    reinforce_more(s, s.slot - s.attacks)


def reinforce_more(s: DawnTable, left: int) -> None:
    """Go on reinforcing, if any more may be."""
    if left > 0:
        first_do(s, f"reinforce {left}")


def unreinforced(s: DawnTable, p: Player) -> list[int]:
    """Own control tokens that can be flipped."""
    return sorted(n for n in p.control if s.pieces[n] & 3 == TOKEN)


def flip(s: DawnTable, p: Player, n: int) -> None:
    """Turn a control token to its reinforced side."""
    s.pieces[n] += REINFORCED - TOKEN
    log(s, "reinforced", seat=SEAT[p.seat], space=s.ground.things[n])


@job("reinforce")
async def reinforce(s: DawnTable, p: Player, left: str) -> None:
    """Flip up to so many own control tokens anywhere (CND-MIL-02)."""
    flips = s.ground.options("reinforce")
    answer = await choose(
        p.seat,
        "reinforce",
        lambda: [*[flips[n] for n in unreinforced(s, p)], DONE],
        n=int(left),
    )
    if answer != DONE:
        flip(s, p, s.ground.where(answer))
        reinforce_more(s, int(left) - 1)


@job("attack")
async def attack(s: DawnTable, p: Player) -> None:
    """Up to the card's number of attacks, one after the other (CND-MIL-06)."""
    card = focus(s.resolving)
    answer = await choose(
        p.seat,
        "attack",
        lambda: [*attack_options(s, p, card), DONE],
        lambda: refused_attacks(s, p, attack_options(s, p, card)),
        n=card.attacks - s.attacks,
    )
    if answer != DONE:
        await strike(s, p, card, answer)


async def strike(s: DawnTable, p: Player, card: Focus, answer: Option) -> None:
    """One attack, and then perhaps the next."""
    await fight(s, p, card, s.ground.where(answer), str(answer.args[1]))
    s.attacks += 1
    if s.attacks < card.attacks:
        first_do(s, "attack")


def attack_options(s: DawnTable, p: Player, card: Focus) -> list[Option]:
    """Everything that can be attacked from here (CND-MIL-07 … 15)."""
    options = {kind: s.ground.options("attack", kind) for kind in KINDS}
    return [options[kind][n] for n, kind in sorted(targets(s, p, card))]


def targets(s: DawnTable, p: Player, card: Focus) -> list[tuple[int, str]]:
    """The targets in range."""
    near, bits = in_range(s, p, card), s.ground.land.bits
    return [foe for foe in foes(s, p) if near & bits[foe[0]]]


def foes(s: DawnTable, p: Player) -> list[tuple[int, str]]:
    """Barbarians, city-states without one, rival cities and tokens (CND-MIL-07, CND-MIL-13)."""
    camps = {n for n in s.barbarians.values() if n >= 0}
    found = [(n, BARBARIAN) for n in camps]
    found += [(n, CITY_STATE) for n in city_states(s) if n not in camps]
    for rival in s.players:
        if rival is not p:
            found += [(n, PIECE) for n in friendly(rival)]
    return found


def in_range(s: DawnTable, p: Player, card: Focus) -> Area:
    """What is within range of a friendly space that was not captured this turn (CND-MIL-11)."""
    ground = s.ground
    starts = friendly(p)
    if s.captured:
        starts = [n for n in starts if n not in s.captured]
    if starts and not HOOKS.value(s, "attack.limits", True, p):
        return ground.everything
    open_ = ground.everything if card.water else ground.everything & ~ground.sea
    if not card.over_all:
        blocked = obstacles(s, p)  # CND-MIL-09
        if s.options.city_states_block:  # CND-AMB-04
            blocked += city_states(s)
        open_ &= ~ground.land.area(blocked)
    mine = ground.land.area(starts)
    return mine | ground.land.reach(mine, card.range, open_)


def refused_attacks(s: DawnTable, p: Player, found: list[Option]) -> Iterator[Refusal]:
    """Why something cannot be attacked."""
    for n, kind in foes(s, p):
        option = s.ground.options("attack", kind)[n]
        if option not in found:
            yield Refusal(option, "CND-MIL-08")
    for n in s.barbarians.values():
        if n >= 0 and city_state_at(s, n):
            yield Refusal(s.ground.options("attack", CITY_STATE)[n], "CND-MIL-13")

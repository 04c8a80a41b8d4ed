"""What the wonders do outside the chapters that speak of them (COC-WON)."""

from __future__ import annotations

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.cards import (
    ADVANCES,
    CULTURE,
    DONE,
    FERTILE,
    HAPPY,
    HITS,
    MOOD,
    NOBODY,
    RESOURCES,
    SEAT,
    SHIP,
)
from oikumene.titles.clash.decks import draw_objective
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.pieces import enemies_at, place, supply
from oikumene.titles.clash.resources import OWN_CULTURE, Swap, can_pay, exactly, pay
from oikumene.titles.clash.sides import ATTACKER
from oikumene.titles.clash.state import Battle, ClashTable, Player, has, refresh, use_up
from oikumene.titles.clash.uses import usable, wants

CHEERS = exactly(mood=1)
"""A culture token does as well in the Great Arena (COC-WON-18)."""

WEAKER = 2
"""Combat value that attackers lose before the Great Wall."""


@HOOKS.changes("combat.bonus", "great_wall")
def great_wall(_s: ClashTable, owner: int, bonus: int, b: Battle, side: int) -> int:
    """It weakens attackers of a Happy city in round 1 (COC-CMB-41),"""
    walled = owner == b.defender and b.city and b.mood == HAPPY
    return bonus - WEAKER if walled and side == ATTACKER and b.round == 1 else bonus


@HOOKS.changes("barbarians.break", "great_wall")
def unbreakable(_s: ClashTable, owner: int, broken: bool, b: Battle) -> bool:
    """and barbarians break on it (COC-BAR-38)."""
    return broken or owner == b.defender


@HOOKS.changes("draw.digs", "great_mausoleum")
def great_mausoleum(_s: ClashTable, owner: int, digs: bool, p: Player) -> bool:
    """COC-WON-26, COC-WON-27."""
    return digs or p.seat == owner


@HOOKS.changes("first.chooser", "great_lighthouse")
def beacon(_s: ClashTable, owner: int, _chooser: int) -> int:
    """COC-WON-25."""
    return owner


@HOOKS.changes("pay.swaps", "great_arena")
def exchanged(_s: ClashTable, owner: int, swaps: tuple[Swap, ...], p: Player) -> tuple[Swap, ...]:
    """Tokens of both kinds pay for each other, but not for a wonder's culture (COC-WON-18)."""
    if p.seat != owner or OWN_CULTURE in swaps:
        return swaps
    return (*swaps, (MOOD, CULTURE), (CULTURE, MOOD))


@HOOKS.reacts("round.rolled", "great_arena", priority=1)
async def great_arena(s: ClashTable, owner: int, p: Player, b: Battle) -> None:
    """Once in a land battle a token adds to the roll; asked if that makes a hit (COC-AMB-10)."""
    side, mark = b.side_of(owner), f"{owner}:great_arena"
    if p.seat != owner or b.sea or mark in b.effects or not can_pay(s, p, CHEERS):
        return
    if (b.values[side] + 1) % HITS or not await wants(p, "wonder", "great_arena"):
        return
    await pay(s, p, CHEERS, "wonder:great_arena")
    b.effects = (*b.effects, mark)
    b.values[side] += 1


@HOOKS.changes("collect.kinds", "great_gardens")
def great_gardens(
    s: ClashTable, owner: int, kinds: tuple[int, ...], p: Player, n: int, m: int
) -> tuple[int, ...]:
    """COC-WON-19."""
    blooming = s.terrain[m] == FERTILE and "great_gardens" in s.cities[n].wonders
    return tuple(RESOURCES) if p.seat == owner and blooming else kinds


def readable(p: Player) -> list[str]:
    """The advances that the Great Library can lend (COC-WON-20, COC-WON-22)."""
    return [id_ for id_, each in ADVANCES.items() if not each.government and id_ not in p.advances]


@usable("great_library", once=True, ready=lambda _s, p: bool(readable(p)))
async def great_library(s: ClashTable, p: Player) -> None:
    """COC-WON-20."""
    read(s, p, await choose(p.seat, "great-library", [lend(id_) for id_ in readable(p)]))


def lend(id_: str) -> Option:
    """The option to use an advance for a turn."""
    return Option("lend", (id_,), (f"advance:{id_}",))


def read(s: ClashTable, p: Player, answer: Option) -> None:
    """An advance is used until the end of the turn."""
    advance = str(answer.args[0])
    p.lent = (*p.lent, advance)
    log(s, "lent", seat=SEAT[p.seat], advance=f"advance:{advance}")
    refresh(s)


@HOOKS.reacts("advance.needed", "great_library")
async def looked_up(s: ClashTable, owner: int, p: Player, needed: tuple[str, ...]) -> None:
    """In the middle of an action, right before it is used (COC-WON-21)."""
    if p.seat != owner or s.active != owner or s.step or "great_library" in s.used:
        return
    options = [lend(id_) for id_ in needed if not has(p, id_)]
    if not options:
        return
    answer = await choose(p.seat, "great-library", [*options, DONE])
    if answer != DONE:
        use_up(s, "great_library")
        read(s, p, answer)


@HOOKS.reacts("activated", "great_lighthouse")
async def great_lighthouse(s: ClashTable, owner: int, p: Player, n: int, _what: str) -> None:
    """COC-WON-24, COC-TIM-08."""
    if p.seat != owner or "great_lighthouse" not in s.cities[n].wonders:
        return
    if not supply(s, owner, SHIP):
        return
    options = s.ground.options("place")
    harbours = [
        options[m]
        for m, sea in enumerate(s.ground.is_sea)
        if sea and enemies_at(s, owner, m) == NOBODY
    ]
    answer = await choose(p.seat, "great-lighthouse", [*harbours, DONE])
    if answer == DONE:
        return
    m = s.ground.where(answer)
    place(s, owner, SHIP, m)
    log(s, "placed", seat=SEAT[owner], unit="unit:ship", city=s.ground.things[m])


@HOOKS.reacts("constructed", "great_statue")
async def unveiled(s: ClashTable, owner: int, p: Player, _n: int, what: str) -> None:
    """COC-WON-30, COC-WON-31."""
    if p.seat == owner and what == "great_statue":
        draw_objective(s, p)


@usable("great_statue", once=True, ready=lambda _s, p: bool(p.objectives))
async def great_statue(s: ClashTable, p: Player) -> None:
    """COC-WON-30."""
    answer = await choose(
        p.seat,
        "great-statue",
        lambda: [
            Option("drop", (card,), (f"objective_card:{card}",)) for card in sorted(p.objectives)
        ],
    )
    card = str(answer.args[0])
    p.objectives.remove(card)
    s.objective_discard.append(card)
    log(s, "discarded-objective", seat=SEAT[p.seat])
    log(s, "discarded-objective-card", (p.seat,), card=f"objective_card:{card}")
    s.left += 1

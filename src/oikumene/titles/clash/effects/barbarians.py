"""Who else has a say when barbarians move."""

from __future__ import annotations

from oikumene.engine.decision import choose
from oikumene.titles.clash.barbarians import RANGE, ROAM, fresh
from oikumene.titles.clash.cards import BARBARIANS, DONE, NO, YES, amount, use
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.leaders import leader_space
from oikumene.titles.clash.pieces import MOVED, mark
from oikumene.titles.clash.resources import Price, can_pay, pay, price
from oikumene.titles.clash.state import ClashTable, Player, use_up

HOLD = price(food=1)
STEER = Price((amount({"gold": 1}), amount({"culture": 1})), ())


def own_event(s: ClashTable, owner: int, p: Player) -> bool:
    """Whether an event that the owner drew moves the barbarians."""
    return owner == p.seat == s.drawer


@HOOKS.reacts("barbarians.moving", "tribal_allies")
async def tribal_allies(s: ClashTable, owner: int, p: Player, armies: tuple[int, ...]) -> None:
    """One food keeps any number of armies where they are."""
    if not own_event(s, owner, p) or not can_pay(s, p, HOLD):
        return
    hold = s.ground.options("hold")
    paid = False
    while options := [hold[n] for n in armies if fresh(s, n)]:
        answer = await choose(p.seat, "tribal-allies", [*options, DONE])
        if answer == DONE:
            return
        if not paid:
            await pay(s, p, HOLD, "advance:tribal_allies")
            paid = True
        stop(s, s.ground.where(answer))


@HOOKS.reacts("barbarians.moving", "hunnic_tribes")
async def hunnic_tribes(s: ClashTable, owner: int, p: Player, armies: tuple[int, ...]) -> None:
    """Gold or culture gives the directions of all armies (COC-CIV-36)."""
    if not own_event(s, owner, p) or not can_pay(s, p, STEER):
        return
    steer = use("hunnic_tribes", "advance")
    if await choose(p.seat, "hunnic-tribes", [steer, NO]) == NO:
        return
    await pay(s, p, STEER, "advance:hunnic_tribes")
    use_up(s, ROAM)


@HOOKS.reacts("barbarians.moving", "sulla")
async def sulla(s: ClashTable, owner: int, p: Player, armies: tuple[int, ...]) -> None:
    """Near him armies move only with his owner's consent."""
    here = leader_space(s, s.players[owner])
    for n in armies:
        if not fresh(s, n) or not s.ground.near(here, n, RANGE):
            continue
        if await choose(owner, "sulla", [YES, NO], army=s.ground.things[n]) == NO:
            stop(s, n)


def stop(s: ClashTable, n: int) -> None:
    """An army stays where it is."""
    mark(s, BARBARIANS, fresh(s, n), MOVED)

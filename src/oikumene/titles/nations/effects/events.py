"""Events that are more than a list of operations, one function each."""

from __future__ import annotations

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.nations.cards import Half
from oikumene.titles.nations.events import (
    SPECIAL_EVENTS,
    accepts,
    by_stability,
    change_order,
    choose_loss,
    others,
    selected,
)
from oikumene.titles.nations.goods import can_pay, gain, gain_vp, lose, pay
from oikumene.titles.nations.hooks import HOOKS
from oikumene.titles.nations.ranking import strength
from oikumene.titles.nations.state import NationsTable
from oikumene.titles.nations.war import log_order

# Age I


async def zoroastrian_revival(s: NationsTable, event: Half) -> None:
    """The most stable decides for all: it gains, or the others lose (NAT-EVC-12)."""
    (op,) = event.ops
    seats = by_stability(s, selected(s, op, []))
    if not seats:
        log(s, "nobody")
        return
    own, harm = op["choose_one_of"]
    options = [Option("own-gain"), Option("others-lose")]
    answer = await choose(seats[0], "zoroastrian-revival", options)
    why = f"event:{event.id}"
    if answer == options[0]:
        for seat in seats:
            gain(s, s.nations[seat], own["selection_gain"], why)
        return
    for n in [n for n in s.reverse if n.seat not in seats]:
        await lose(s, n, harm["others_lose"], why)


# Age II


async def ecological_collapse(s: NationsTable, event: Half) -> None:
    """All choose before anybody moves (NAT-EVC-24, NAT-EVT-05)."""
    (op,) = event.ops
    why = f"event:{event.id}"
    last = []
    for seat in selected(s, op, []):
        n = s.nations[seat]
        chosen = await choose_loss(s, n, op["choose_one_of"], why)
        if "pay" in chosen:
            await pay(s, n, chosen["pay"], why)
        else:
            last.append(n.seat)
    if last:
        change_order(s, "go_last", last)


async def fourth_crusade(s: NationsTable, event: Half) -> None:
    """The strongest decides whether it happens at all (NAT-EVC-03, NAT-EVC-04, NAT-AMB-07)."""
    offer, harm = event.ops
    why = f"event:{event.id}"
    strongest = sorted(
        selected(s, offer, []),
        key=lambda seat: (-strength(s.nations[seat]), s.order.index(seat)),
    )
    weakest = selected(s, harm, [])
    for place, seat in enumerate(strongest):
        n = s.nations[seat]
        if can_pay(n, offer["may_pay"]) and await accepts(n, why):
            await pay(s, n, offer["may_pay"], why)
            gain_vp(s, n, offer["then_gain_vp"], why)
        elif place == 0:
            log(s, "nobody")
            return
    if not strongest:
        log(s, "nobody")
        return
    for seat in weakest:
        await lose(s, s.nations[seat], harm["lose"], why)


@HOOKS.changes("order.stays", "feudal_dues")  # NAT-EVC-14, NAT-MNT-19
def feudal_dues(_s: NationsTable, _owner: int, _stays: bool) -> bool:
    """The player order step is skipped."""
    return True


# Age III


async def glorious_revolution(s: NationsTable, event: Half) -> None:
    """The less stable decides first, and is last if both accept (NAT-EVC-05)."""
    (op,) = event.ops
    ranked = by_stability(s, selected(s, op, []))
    if not ranked:
        log(s, "nobody")
    going = []
    for seat in reversed(ranked):
        n = s.nations[seat]
        if await accepts(n, f"event:{event.id}"):
            gain(s, n, op["then_gain"], f"event:{event.id}")
            going.append(seat)
    if going:
        s.order = others(s, going) + [seat for seat in ranked if seat in going]
        log_order(s)


SPECIAL_EVENTS["zoroastrian_revival"] = zoroastrian_revival
SPECIAL_EVENTS["ecological_collapse"] = ecological_collapse
SPECIAL_EVENTS["fourth_crusade"] = fourth_crusade
SPECIAL_EVENTS["glorious_revolution"] = glorious_revolution

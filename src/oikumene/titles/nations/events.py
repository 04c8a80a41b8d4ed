"""Resolution step 4: the two events of the card (NAT-EVT).

An event is a list of operations in the data; each selects nations and does one thing to them. An
event that is more than that has a function in effects/events.py.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.nations.cards import (
    BUILDING,
    CARDS,
    EVENTS,
    GOODS,
    MILITARY,
    SEAT,
    VP,
    Half,
    amounts_option,
    card_option,
)
from oikumene.titles.nations.conditions import CONDITIONS, COUNTERS
from oikumene.titles.nations.deploy import (
    DECLINE,
    manned,
    may_deploy_free,
    military,
    undeploy,
    undeploy_options,
)
from oikumene.titles.nations.goods import can_pay, gain, gain_vp, lose, lose_vp, pay
from oikumene.titles.nations.population import choose_return, return_worker, take_worker
from oikumene.titles.nations.ranking import (
    least,
    most,
    passed_first,
    passed_last,
    stability,
)
from oikumene.titles.nations.state import Nation, NationsTable
from oikumene.titles.nations.tracks import remove_what_leaves, take_off_board
from oikumene.titles.nations.war import log_order
from oikumene.titles.nations.wonders import hire_from_guild

Op = dict[str, Any]
Seats = list[int]

ACCEPT = Option("accept")


async def resolve_top(s: NationsTable) -> None:
    """First the upper event, completely (NAT-EVT-01)."""
    await resolve(s, EVENTS[s.event].top)
    s.phase = "event-bottom"


async def resolve_bottom(s: NationsTable) -> None:
    """Then the lower one, with all that has changed (NAT-EVT-02)."""
    await resolve(s, EVENTS[s.event].bottom)
    s.phase = "famine"


async def resolve(s: NationsTable, event: Half) -> None:
    """Fix whom each operation hits, then do them in turn (NAT-EVT-02)."""
    log(s, "event-resolves", event=f"event:{event.id}")
    special = SPECIAL_EVENTS.get(event.id)
    if special is not None:
        await special(s, event)
        return
    selections: list[Seats] = []
    for op in event.ops:
        selections.append(selected(s, op, selections))
    for op, seats in zip(event.ops, selections, strict=True):
        await operate(s, op, seats, f"event:{event.id}")


def selected(s: NationsTable, op: Op, earlier: list[Seats]) -> Seats:
    """The seats that an operation concerns, last in order first (NAT-EVT-05, NAT-INFO-08)."""
    select = op["select"]
    if select == "same":
        return earlier[-1]
    if select == "all_others":
        chosen = [seat for seat in s.order if seat not in earlier[-1]]  # NAT-EVT-10
    else:
        chosen = SELECTS[select](s)
    condition = op.get("condition")
    if condition:
        chosen = [seat for seat in chosen if CONDITIONS[condition](s, s.nations[seat])]
    return sorted(chosen, key=s.order.index, reverse=True)


SELECTS: dict[str, Callable[[NationsTable], Seats]] = {
    "all": lambda s: s.order,
    "most_strength": lambda s: most(s, "strength"),
    "most_stability": lambda s: most(s, "stability"),
    "most_food": lambda s: most(s, "food"),
    "least_strength": lambda s: least(s, "strength"),
    "least_reduced_strength": lambda s: least(s, "reduced_strength"),  # NAT-EVC-11
    "least_stability": lambda s: least(s, "stability"),
    "least_food": lambda s: least(s, "food"),
    "first_to_pass": lambda s: [n.seat for n in s.nations if passed_first(s, n)],
    "last_to_pass": lambda s: [n.seat for n in s.nations if passed_last(s, n)],
    "all_except_least_stability": lambda s: others(s, least(s, "stability")),
    "all_except_most_strength_or_most_stability": lambda s: others(
        s, most(s, "strength") + most(s, "stability")
    ),
    # none at all is a tie: nobody has most (NAT-EVC-26)
    "most_golden_ages_bought_this_round": lambda s: most(s, "golden_ages_bought_this_round"),
    "most_workers_on_industrial_buildings": lambda s: most(s, "workers_on_industrial_buildings"),
}


def others(s: NationsTable, seats: Seats) -> Seats:
    """The seats outside these."""
    return [seat for seat in s.order if seat not in seats]


async def operate(s: NationsTable, op: Op, seats: Seats, why: str) -> None:
    """Do one operation to the selected nations."""
    if not seats:
        log(s, "nobody")
        return
    nations = [s.nations[seat] for seat in seats]
    for verb in op:
        if verb in TOGETHER:
            await TOGETHER[verb](s, nations, op, why)
        elif verb in EACH:
            for n in nations:
                await EACH[verb](s, n, op, why)


# What an operation can do to one nation


async def _gain(s: NationsTable, n: Nation, op: Op, why: str) -> None:
    times = COUNTERS[op["gain_per"]](s, n) if "gain_per" in op else 1
    if times:
        gain(s, n, {name: times * amount for name, amount in op["gain"].items()}, why)


async def _gain_vp(s: NationsTable, n: Nation, op: Op, why: str) -> None:
    times = COUNTERS[op["gain_per"]](s, n) if "gain_per" in op else 1
    if times:
        gain_vp(s, n, times * op["gain_vp"], why)


async def _lose(s: NationsTable, n: Nation, op: Op, why: str) -> None:
    await lose(s, n, op["lose"], why)


async def _lose_vp(s: NationsTable, n: Nation, op: Op, why: str) -> None:
    lose_vp(s, n, op["lose_vp"], why)


async def _may_pay(s: NationsTable, n: Nation, op: Op, why: str) -> None:
    """Once, and only the full price (NAT-EVT-07)."""
    if can_pay(n, op["may_pay"]) and await accepts(n, why):
        await pay(s, n, op["may_pay"], why)
        gain(s, n, op["then_gain"], why)


async def accepts(n: Nation, why: str) -> bool:
    """Whether a nation takes an event's offer."""
    return await choose(n.seat, "event-offer", [ACCEPT, DECLINE], event=why) == ACCEPT


async def _take_workers(s: NationsTable, n: Nation, op: Op, _why: str) -> None:
    for _ in range(op["take_workers"]):
        await take_worker(s, n)


async def _may_take_workers(s: NationsTable, n: Nation, op: Op, why: str) -> None:
    """All of it or nothing (NAT-EVC-08, NAT-EVC-09)."""
    count = op["may_take_workers"]
    if n.untaken >= count and await accepts(n, why):
        for _ in range(count):
            await take_worker(s, n)
        gain(s, n, op["then_gain"], why)


async def _may_undeploy(s: NationsTable, n: Nation, op: Op, why: str) -> None:
    """Any number of workers, each for a reward, in force at once (NAT-EVC-16)."""
    kind = {"military": MILITARY, "building": BUILDING}[op["may_undeploy"]]
    while True:
        options = undeploy_options([card for card in manned(n) if CARDS[card].kind == kind])
        answer = await choose(n.seat, "event-undeploy", [DECLINE, *options], event=why)
        if answer == DECLINE:
            return
        undeploy(s, n, str(answer.args[0]))
        gain(s, n, op["gain_per_undeployed"], why)


async def _may_deploy_free(s: NationsTable, n: Nation, op: Op, _why: str) -> None:
    for _ in range(op["may_deploy_free"]["count"]):  # on Military, the only kind printed
        if not await may_deploy_free(s, n, military(n), "event-deploy"):
            return


async def _may_hire(s: NationsTable, n: Nation, op: Op, why: str) -> None:
    """From the guild, for no stone (NAT-EVC-06, NAT-EVC-07)."""
    for _ in range(op["may_hire_free_architects"]):
        if not n.construction or not await accepts(n, why):
            return
        await hire_from_guild(s, n, why)


async def _regain(s: NationsTable, n: Nation, op: Op, why: str) -> None:
    """What the War took this round comes back (NAT-EVC-19)."""
    for good, lost in enumerate(n.lost_to_war):
        if lost and (good == VP or op["regain_lost_to_war"] == "all"):
            gain(s, n, {GOODS[good]: lost}, why)


async def _keep_only(s: NationsTable, n: Nation, op: Op, why: str) -> None:
    """What is over the limit is discarded; nothing is lacking (NAT-EVC-15)."""
    for name, limit in op["keep_only"].items():
        over = n.goods[GOODS.index(name)] - limit
        if over > 0:
            await lose(s, n, {name: over}, why)


async def _remove(s: NationsTable, n: Nation, op: Op, why: str) -> None:
    if op["remove"] == "one_own_colony":
        removed = await remove_colony(s, n)
    else:
        removed = remove_advisors(s, n)
    if not removed and "if_none" in op:
        lose_vp(s, n, op["if_none"]["lose_vp"], why)


async def remove_colony(s: NationsTable, n: Nation) -> bool:
    """The nation removes a Colony of its choice, if it has any (NAT-EVC-20)."""
    options = [card_option("remove", card) for card in n.colonies if card]
    if not options:
        return False
    card = str((await choose(n.seat, "remove-colony", options)).args[0])
    log(s, "colony-removed", seat=SEAT[n.seat], card=CARDS[card].thing)
    take_off_board(s, n, card)
    return True


def remove_advisors(s: NationsTable, n: Nation) -> bool:
    """All Advisors of the nation go (NAT-ADV-04)."""
    had = bool(n.advisors)
    while n.advisors:
        card = n.advisors[0]
        log(s, "advisor-removed", seat=SEAT[n.seat], card=CARDS[card].thing)
        take_off_board(s, n, card)
    return had


EACH: dict[str, Callable[[NationsTable, Nation, Op, str], Awaitable[None]]] = {
    "gain": _gain,
    "gain_vp": _gain_vp,
    "lose": _lose,
    "lose_vp": _lose_vp,
    "may_pay": _may_pay,
    "take_workers": _take_workers,
    "may_take_workers": _may_take_workers,
    "may_undeploy": _may_undeploy,
    "may_deploy_free": _may_deploy_free,
    "may_hire_free_architects": _may_hire,
    "regain_lost_to_war": _regain,
    "keep_only": _keep_only,
    "remove": _remove,
}


# What it can do to all of them: everybody chooses before anything happens (NAT-EVT-05)


async def _return_workers(s: NationsTable, nations: list[Nation], op: Op, _why: str) -> None:
    for _ in range(op["return_workers"]):
        chosen = [(n, await choose_return(n)) for n in nations]
        for n, worker in chosen:
            if worker is not None:
                return_worker(s, n, worker)
        remove_what_leaves(s)


async def _choose_one(s: NationsTable, nations: list[Nation], op: Op, why: str) -> None:
    await choose_and_lose(s, nations, op["choose_one_of"], why)


async def _order(s: NationsTable, nations: list[Nation], op: Op, _why: str) -> None:
    change_order(s, op["order"], [n.seat for n in nations])


TOGETHER: dict[str, Callable[[NationsTable, list[Nation], Op, str], Awaitable[None]]] = {
    "return_workers": _return_workers,
    "choose_one_of": _choose_one,
    "order": _order,
}


# A choice of losses


async def choose_and_lose(
    s: NationsTable, nations: list[Nation], losses: list[Op], why: str
) -> None:
    """Each nation chooses a loss, then all suffer (NAT-EVT-05)."""
    chosen = [(n, await choose_loss(s, n, losses, why)) for n in nations]
    for n, loss in chosen:
        await suffer(s, n, loss, why)


async def choose_loss(s: NationsTable, n: Nation, losses: list[Op], why: str) -> Op:
    """One of several losses; only what can be done in full, while anything can (NAT-EVT-08)."""
    full = [loss for loss in losses if _in_full(s, n, loss)]
    open_ = full or [loss for loss in losses if _in_kind(n, loss)]
    options = [loss_option(loss) for loss in open_]
    answer = await choose(n.seat, "choose-loss", options, event=why)
    return open_[options.index(answer)]


def _in_full(s: NationsTable, n: Nation, loss: Op) -> bool:
    if "lose_vp" in loss:
        return s.solo or n.goods[VP] >= int(loss["lose_vp"])
    price = loss.get("lose") or loss.get("pay")
    return can_pay(n, price) if price else _in_kind(n, loss)


def _in_kind(n: Nation, loss: Op) -> bool:
    """Whether there is anything of the kind to lose (NAT-EVT-09)."""
    if "remove" in loss:
        return bool(n.advisors)
    if "remove_architects_from_own_wonder" in loss:
        return n.sections > 0
    return True


def loss_option(loss: Op) -> Option:
    """A loss as an option."""
    if "lose_vp" in loss:
        return amounts_option("lose", {"vp": loss["lose_vp"]})
    if "remove" in loss:
        return Option("remove-advisors")
    if "remove_architects_from_own_wonder" in loss:
        return Option("remove-architect")
    if "order" in loss:
        return Option("go-last")
    if "strength_modifier_for_bottom_event" in loss:
        return Option("count-weaker", (-loss["strength_modifier_for_bottom_event"],))
    if "pay" in loss:
        return amounts_option("pay", loss["pay"])
    return amounts_option("lose", loss["lose"])


async def suffer(s: NationsTable, n: Nation, loss: Op, why: str) -> None:
    """Carry a chosen loss out."""
    if "lose_vp" in loss:
        lose_vp(s, n, loss["lose_vp"], why)
    elif "lose" in loss:
        await lose(s, n, loss["lose"], why)
    elif "remove" in loss:
        remove_advisors(s, n)
    elif "remove_architects_from_own_wonder" in loss:
        # back to the guild; that section is built and paid again (NAT-EVC-25)
        n.sections -= loss["remove_architects_from_own_wonder"]
        log(s, "architect-removed", seat=SEAT[n.seat], card=CARDS[n.construction].thing)
    else:
        n.seems_weaker = -loss["strength_modifier_for_bottom_event"]
        log(s, "counts-weaker", seat=SEAT[n.seat], n=n.seems_weaker)


# Player order


def change_order(s: NationsTable, how: str, seats: Seats) -> None:
    """Go first or last; in force from now on (NAT-EVT-04, NAT-EVT-12)."""
    if how == "go_last":
        s.order = others(s, seats) + [seat for seat in s.order if seat in seats]
    elif how == "go_first":
        s.order = by_stability(s, seats) + others(s, seats)
    else:
        return  # the step was skipped long ago (NAT-EVC-14)
    log_order(s)


def by_stability(s: NationsTable, seats: Seats) -> Seats:
    """The more stable first, ties by player order (NAT-EVC-10)."""
    return sorted(seats, key=lambda seat: (-stability(s.nations[seat]), s.order.index(seat)))


SPECIAL_EVENTS: dict[str, Callable[[NationsTable, Half], Awaitable[None]]] = {}
"""Filled by effects/events.py."""

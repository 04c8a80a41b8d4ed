"""The Action phase: turn after turn, one action each, until all have passed (NAT-ACT, NAT-PAS)."""

from __future__ import annotations

from collections.abc import Iterator

from oikumene.engine.decision import Option, Refusal, choose
from oikumene.engine.journal import log
from oikumene.titles.nations.actions import refused_uses, use, use_options
from oikumene.titles.nations.buying import buy, buy_options, refused_purchases
from oikumene.titles.nations.cards import CARDS, SEAT
from oikumene.titles.nations.deploy import (
    deploy,
    deploy_options,
    manned,
    refused_deployments,
    undeploy,
    undeploy_options,
)
from oikumene.titles.nations.hooks import HOOKS
from oikumene.titles.nations.solo import roll_after, roll_before_first_turn
from oikumene.titles.nations.state import NOBODY, Nation, NationsTable, react
from oikumene.titles.nations.wonders import hire, hire_options, refused_hire

PASS = Option("pass")
END = Option("end")


def begin_actions(s: NationsTable) -> None:
    """The first player begins (NAT-ACT-01)."""
    s.active = s.order[0]
    log(s, "phase", phase="phase:action")
    s.phase = "action"


async def turn(s: NationsTable) -> None:
    """One turn: an action, or two, or a pass (NAT-ACT-02)."""
    n = s.nations[s.active]
    n.turns += 1
    actions = 1
    if n.turns == 1:
        roll_before_first_turn(s)
        actions = HOOKS.value(s, "actions.first_turn", actions, n)
    if not actions:
        log(s, "turn-skipped", seat=SEAT[n.seat])  # NAT-CRD-13
    for _ in range(actions):
        await act(s, n)
        if n.passed:
            break
    if actions and not n.passed:
        await undeploy_at_will(s, n)
    hand_over(s, n)


async def act(s: NationsTable, n: Nation) -> None:
    """Exactly one action, after undeploying at will (NAT-ACT-02, NAT-ACT-03)."""
    while True:
        answer = await choose(n.seat, "turn", lambda: turn_options(s, n), lambda: refused(s, n))
        if answer.verb != "undeploy":
            break
        undeploy(s, n, str(answer.args[0]))
    if answer == PASS:
        await pass_(s, n)
        return
    kind = await _do(s, n, answer)
    roll_after(s, kind)


async def _do(s: NationsTable, n: Nation, answer: Option) -> str:
    """Carry an action out; returns what it was, for the solo die (NAT-SOLO-12)."""
    thing = str(answer.args[0])
    if answer.verb == "buy":
        await buy(s, n, thing)
        return "buy"
    if answer.verb == "hire":
        await hire(s, n, thing)
        return "hire"
    if answer.verb == "use":
        return await use(s, n, thing)
    deploy(s, n, answer)
    return CARDS[thing].kind


def turn_options(s: NationsTable, n: Nation) -> list[Option]:
    """Everything a nation may do with its turn; passing is always allowed (NAT-ACT-10)."""
    sources = manned(n)
    return [
        *buy_options(s, n),
        *deploy_options(s, n, sources),
        *hire_options(s, n),
        *use_options(s, n),
        *undeploy_options(sources),
        PASS,
    ]


def refused(s: NationsTable, n: Nation) -> Iterator[Refusal]:
    """Everything a nation might want to do and may not, with the rule that forbids it."""
    yield from refused_purchases(s, n)
    yield from refused_deployments(s, n)
    yield from refused_hire(s, n)
    yield from refused_uses(s, n)


async def undeploy_at_will(s: NationsTable, n: Nation) -> None:
    """After the action too, workers may be taken back for nothing (NAT-ACT-03)."""
    while any(n.workers):
        answer = await choose(n.seat, "end-turn", lambda: [END, *undeploy_options(manned(n))])
        if answer == END:
            return
        undeploy(s, n, str(answer.args[0]))


async def pass_(s: NationsTable, n: Nation) -> None:
    """No more turns this round; the order of passing is kept (NAT-PAS-01, NAT-PAS-02)."""
    n.passed = 1 + sum(1 for each in s.nations if each.passed)
    log(s, "passed", seat=SEAT[n.seat], n=n.passed)
    await react(s, n, "nation.passed")


def hand_over(s: NationsTable, n: Nation) -> None:
    """The next nation that has not passed; if there is none, the phase ends (NAT-ACT-01)."""
    at = s.order.index(n.seat) + 1
    for seat in s.order[at:] + s.order[:at]:
        if not s.nations[seat].passed:
            s.active = seat
            return
    s.active = NOBODY
    s.phase = "production"

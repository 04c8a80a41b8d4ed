"""Deploying and undeploying workers (NAT-DEP, NAT-ACT-03)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import compress

from oikumene.engine.decision import Option, Refusal, RuleId, choose
from oikumene.engine.journal import log
from oikumene.titles.nations.cards import (
    CARDS,
    DEPLOY,
    MILITARY,
    SEAT,
    STONE,
    UNDEPLOY,
)
from oikumene.titles.nations.hooks import HOOKS
from oikumene.titles.nations.state import Nation, NationsTable
from oikumene.titles.nations.tracks import shift

DEPLOY_COSTS = {card.id: card.printed.deploy_cost for card in CARDS.values()}


def deploy_cost(s: NationsTable, n: Nation, card: str) -> int:
    """Stone for one worker on a card (NAT-DEP-01, NAT-DEP-04)."""
    cost: int = HOOKS.value(s, "deploy.cost", DEPLOY_COSTS[card], n, card)
    return cost


def why_not_deploy(n: Nation, cost: int) -> RuleId | None:
    """Why no worker can be put on a card at a cost, wherever it comes from."""
    if n.goods[STONE] < cost:
        return "NAT-DEP-01"
    return None


def deploy_options(s: NationsTable, n: Nation, sources: list[str]) -> list[Option]:
    """Every legal deployment: from the area, or moved from another card (NAT-DEP-03)."""
    if not (sources or n.area):
        return []
    changed, stone = HOOKS.at(s, "deploy.cost"), n.goods[STONE]
    targets = [
        card
        for card in n.cards
        if card and (deploy_cost(s, n, card) if changed else DEPLOY_COSTS[card]) <= stone
    ]
    return deployments(n, targets, sources)


def deployments(n: Nation, targets: Iterable[str], sources: list[str]) -> list[Option]:
    """The ways to bring a worker onto one of these cards."""
    return [*_ways(tuple(targets), tuple(sources), n.area > 0)]


@lru_cache(1 << 14)
def _ways(targets: tuple[str, ...], sources: tuple[str, ...], idle: bool) -> tuple[Option, ...]:
    options = []
    for card in targets:
        if idle:
            options.append(DEPLOY[card])
        options += [_move(card, source) for source in sources if source != card]
    return tuple(options)


@cache
def _move(card: str, source: str) -> Option:
    """The option to move a worker: the same at every decision, as others are."""
    return Option("deploy", (card, source), (CARDS[card].thing, CARDS[source].thing))


def manned(n: Nation) -> list[str]:
    """The cards with workers."""
    return list(compress(n.cards, n.workers))


def refused_deployments(s: NationsTable, n: Nation) -> Iterator[Refusal]:
    """The cards on which no worker can be put now."""
    sources = manned(n)
    for card in filter(None, n.cards):
        rule = why_not_deploy(n, deploy_cost(s, n, card))
        if rule is None and not deployments(n, [card], sources):
            rule = "NAT-DEP-07"
        if rule is not None:
            yield Refusal(DEPLOY[card], rule)


def undeploy_options(sources: list[str]) -> list[Option]:
    """The cards from which a worker can be taken back."""
    return [UNDEPLOY[card] for card in sources]


def undeploy(s: NationsTable, n: Nation, card: str) -> None:
    """Take a worker back into the area, for nothing (NAT-DEP-06)."""
    n.workers[n.cards.index(card)] -= 1
    n.area += 1
    log(s, "undeployed", seat=SEAT[n.seat], card=CARDS[card].thing)
    shift(s, n, -CARDS[card].strength, -CARDS[card].stability)


def deploy(s: NationsTable, n: Nation, answer: Option, cost: int | None = None) -> str:
    """Put one worker on a card and pay the stone (NAT-DEP-01 … 05); returns the card."""
    card = str(answer.args[0])
    if cost is None:
        cost = deploy_cost(s, n, card)
    if len(answer.args) > 1:
        undeploy(s, n, str(answer.args[1]))  # a move is both, with a moment between (NAT-ACT-07)
    n.goods[STONE] -= cost
    n.area -= 1
    n.workers[n.cards.index(card)] += 1
    log(s, "deployed", seat=SEAT[n.seat], card=CARDS[card].thing, n=cost)
    shift(s, n, CARDS[card].strength, CARDS[card].stability)
    return card


async def may_deploy_free(s: NationsTable, n: Nation, cards: list[str], ask: str) -> str:
    """Offer one deployment for no stone on one of these cards; returns the card or ""."""
    options = deployments(n, cards, manned(n))
    if not options:
        return ""
    answer = await choose(n.seat, ask, [*options, DECLINE])
    if answer == DECLINE:
        return ""
    return deploy(s, n, answer, cost=0)


def military(n: Nation) -> list[str]:
    """The Military cards on the board."""
    return [card for card in n.cards if card and CARDS[card].kind == MILITARY]


DECLINE = Option("decline")

"""Resolution steps 2 and 3: player order and War (NAT-ORD, NAT-WRS)."""

from __future__ import annotations

from oikumene.engine.decision import choose
from oikumene.engine.journal import log
from oikumene.titles.nations.cards import (
    CARDS,
    GOODS,
    RESOURCES,
    SEAT,
    TABLES,
    amounts_option,
)
from oikumene.titles.nations.goods import lose, lose_vp, splits
from oikumene.titles.nations.hooks import HOOKS
from oikumene.titles.nations.ranking import IN_REVOLT, stability
from oikumene.titles.nations.state import Nation, NationsTable
from oikumene.titles.nations.tracks import opponent_stability, stability_of, strength_of

# Step 2


def set_order(s: NationsTable) -> None:
    """Strength, then stability, then the order that was (NAT-ORD-01 … 05)."""
    s.phase = "war" if s.war else after_war(s)
    if HOOKS.value(s, "order.stays", False):
        return
    ranks = {n.seat: (-strength_of(n), -stability(n)) for n in s.nations}
    s.order.sort(key=lambda seat: ranks[seat])  # stable: ties keep their places
    if s.opponent is not None:
        _order_in_solo(s)
    log_order(s)


def log_order(s: NationsTable) -> None:
    """Tell the new order, as the list of seats."""
    log(s, "order", seats=" ".join(SEAT[seat] for seat in s.order))


def _order_in_solo(s: NationsTable) -> None:
    """The player against the opponent's numbers of now (NAT-SOLO-25)."""
    (n,) = s.nations
    o = s.opponent
    assert o is not None
    mine = (strength_of(n), stability(n))
    theirs = (o.strength, max(opponent_stability(s), IN_REVOLT))
    if mine != theirs:
        o.first = theirs > mine


# Step 3


async def wage_war(s: NationsTable) -> None:
    """Every nation weaker than the War is defeated (NAT-WRS-01 … 03, NAT-WRS-10)."""
    if s.war:
        log(s, "phase", phase="phase:war")
        for n in [n for n in s.reverse if war_strength_of(s, n) < s.war_strength]:  # NAT-WRS-08
            await suffer_defeat(s, n)
        s.removed = (*s.removed, s.war)
        s.war = ""
    s.phase = after_war(s)


def after_war(s: NationsTable) -> str:
    """Events come next, in solo the stability event (NAT-RND-05, NAT-SOLO-09)."""
    return "stability-event" if s.solo else "event-top"


def war_strength_of(s: NationsTable, n: Nation) -> int:
    """Strength for the question of defeat only (NAT-CRD-24)."""
    strength: int = HOOKS.value(s, "war.strength", strength_of(n), n)
    return strength


async def suffer_defeat(s: NationsTable, n: Nation) -> None:
    """First what leaves, then the VP, then the goods (NAT-WRS-06 … 08)."""
    had = n.goods[:]
    log(s, "defeated", seat=SEAT[n.seat], card=CARDS[s.war].thing)
    await HOOKS.react(s, [n.seat], "nation.defeated", n)
    lose_vp(s, n, HOOKS.value(s, "war.defeat_vp", TABLES.war_vp, n), CARDS[s.war].thing)
    await lose(s, n, await reduced_loss(s, n), CARDS[s.war].thing)
    n.lost_to_war = tuple(before - now for before, now in zip(had, n.goods, strict=True))  # WRS-11


async def reduced_loss(s: NationsTable, n: Nation) -> dict[str, int]:
    """The War's loss, less the stability, which the nation spreads as it likes (NAT-WRS-04, 09)."""
    war = CARDS[s.war].printed
    printed = tuple(war.loss_amount if GOODS[r] == war.loss_resource else 0 for r in RESOURCES)
    loss: tuple[int, ...] = HOOKS.value(s, "war.loss", printed, n)
    shield = min(max(stability_of(n), 0), sum(loss))  # NAT-WRS-05
    kinds = [r for r in RESOURCES if loss[r]]
    ways = splits([loss[r] for r in kinds], shield)
    options = [
        amounts_option("save", dict(zip((GOODS[r] for r in kinds), way, strict=True)))
        for way in ways
    ]
    answer = await choose(n.seat, "war-shield", options, card=CARDS[s.war].thing, n=shield)
    saved = dict(zip(kinds, ways[options.index(answer)], strict=True))
    return {GOODS[r]: loss[r] - saved[r] for r in kinds if loss[r] > saved[r]}

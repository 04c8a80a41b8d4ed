"""Wonders that are more than gains and losses, one function each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from oikumene.engine.decision import RuleId, choose
from oikumene.engine.journal import log
from oikumene.titles.nations.actions import special
from oikumene.titles.nations.cards import BUILDING, CARDS, SEAT, Card, good_option
from oikumene.titles.nations.deploy import deploy, deployments, manned, may_deploy_free
from oikumene.titles.nations.effects.abilities import ability_of, reward
from oikumene.titles.nations.events import choose_and_lose
from oikumene.titles.nations.goods import can_pay, gain, pay
from oikumene.titles.nations.hooks import HOOKS
from oikumene.titles.nations.ranking import passed_first
from oikumene.titles.nations.state import Nation, NationsTable
from oikumene.titles.nations.tracks import remove_what_leaves, take_off_board

# Age I


def can_trade(card: str) -> Callable[[NationsTable, Nation], RuleId | None]:
    """A trade needs its full price."""
    price = ability_of(card, "action")["pay"]
    return lambda _s, n: None if can_pay(n, price) else "NAT-RES-08"


def trade(card: str) -> Callable[[NationsTable, Nation], Awaitable[str]]:
    """Pay, and gain goods of one's choice (NAT-CRD-42)."""
    ability = ability_of(card, "action")
    gains = [item for each in ability["gain_one_of"] for item in each.items()]
    options = [good_option("gain", name) for name, _ in gains]

    async def run(s: NationsTable, n: Nation) -> str:
        await pay(s, n, ability["pay"], f"card:{card}")
        answer = await choose(n.seat, "gain-one-of", options, card=f"card:{card}", n=gains[0][1])
        name, amount = gains[options.index(answer)]
        gain(s, n, {name: amount}, f"card:{card}")
        return ""

    return run


special("petra", can_trade("petra"), trade("petra"))
special("piazza_san_marco", can_trade("piazza_san_marco"), trade("piazza_san_marco"))


@HOOKS.reacts("nation.defeated", "solomons_temple")  # NAT-CRD-46
async def solomons_temple(s: NationsTable, owner: int, n: Nation) -> None:
    """It falls when its owner is defeated."""
    if owner == n.seat:
        log(s, "card-leaves", seat=SEAT[owner], card="card:solomons_temple")
        take_off_board(s, n, "solomons_temple")


# Age II


@HOOKS.changes("advisor.tower", "porcelain_tower")  # NAT-CRD-49
def porcelain_tower(_s: NationsTable, owner: int, has_place: bool, n: Nation) -> bool:
    """An Advisor may stand on it."""
    return has_place or owner == n.seat


@HOOKS.changes("war.defeat_vp", "great_wall")  # NAT-CRD-52
def great_wall(s: NationsTable, owner: int, vp: int, n: Nation) -> int:
    """Who passed first behind it loses no VP for a defeat."""
    return 0 if owner == n.seat and passed_first(s, n) else vp


# Age III


@HOOKS.reacts("wonder.ready", "versailles")  # NAT-CRD-54
async def versailles(s: NationsTable, _owner: int, n: Nation, card: Card) -> None:
    """Its owner counts as revolting for the rest of the round."""
    if card.id == "versailles":
        n.seems_in_revolt = True
        remove_what_leaves(s)


def can_deploy_free(_s: NationsTable, n: Nation) -> RuleId | None:
    """There must be a worker to put somewhere."""
    return None if deployments(n, filter(None, n.cards), manned(n)) else "NAT-DEP-07"


async def royal_society(s: NationsTable, n: Nation) -> str:
    """Deploy one worker for no stone (NAT-CRD-56)."""
    options = deployments(n, filter(None, n.cards), manned(n))
    card = deploy(s, n, await choose(n.seat, "deploy-free", options), cost=0)
    return CARDS[card].kind  # NAT-SOLO-14


special("royal_society", can_deploy_free, royal_society)


@HOOKS.reacts("card.replaced", "himeji_castle")  # NAT-CRD-60
async def himeji_castle(s: NationsTable, owner: int, n: Nation, old: Card, new: Card) -> None:
    """Stone when a Building replaces an older Building."""
    if owner == n.seat and old.kind == new.kind == BUILDING and old.age < new.age:
        reward(s, n, ability_of("himeji_castle", "on_replace_card"), "himeji_castle")


# Age IV


@HOOKS.reacts("wonder.ready", "titanic")  # NAT-CRD-44, NAT-CRD-45
async def titanic(s: NationsTable, _owner: int, _n: Nation, card: Card) -> None:
    """Every nation loses gold or its Advisors."""
    if card.id != "titanic":
        return
    losses = ability_of("titanic", "on_ready")["choose_one_of"]
    await choose_and_lose(s, s.reverse, losses, card.thing)


@HOOKS.reacts("card.placed", "mit")  # NAT-CRD-61
async def mit(s: NationsTable, owner: int, n: Nation, card: Card) -> None:
    """A new Building may get a worker for no stone."""
    if owner == n.seat and card.kind == BUILDING:
        await may_deploy_free(s, n, [card.id], "deploy-on-new")

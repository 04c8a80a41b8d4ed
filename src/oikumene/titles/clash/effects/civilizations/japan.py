"""Japan: its advances and leaders (COC-CIV-38 … 42, COC-CIV-57)."""

from __future__ import annotations

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.action_cards import play, playable_actions
from oikumene.titles.clash.advances import GAIN, PRICE, gain_advance, gainable
from oikumene.titles.clash.cards import (
    CAVALRY,
    DONE,
    FOOD,
    INFANTRY,
    NO,
    NOWHERE,
    SEAT,
    Goods,
)
from oikumene.titles.clash.decks import action_thing, discard_action, draw_action
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.influence import replace_building, replaceable
from oikumene.titles.clash.leaders import leader_city, leader_space, leads
from oikumene.titles.clash.pieces import is_army, space_of
from oikumene.titles.clash.recruiting import EXTRAS, draft_price
from oikumene.titles.clash.resources import can_pay, exactly, gain, pay, price
from oikumene.titles.clash.rounds import charges
from oikumene.titles.clash.sides import DEFENDER
from oikumene.titles.clash.state import Battle, ClashTable, Player, cities_of, has, use_up
from oikumene.titles.clash.uses import usable, wants

HARVEST = 3
"""Food that fills the pots."""
NEAR = 2
"""How far spies and Jimmu's name reach."""
CHARGE = 1
"""What one cavalry adds more."""
DRAFTED = "shogunate/draft"
DRAFT_CARD = Option("draft-card", (), ("advance:shogunate",))
SWORD, TOKEN = price(ore=1), exactly(culture=1)
WAY_OF_THE_SWORD = FORTIFIED = DEFENCE = 2
"""Combat value."""
SCHOOLS = ("academy", "observatory")


@HOOKS.reacts("collected", "pottery")
async def pottery(
    s: ClashTable, owner: int, p: Player, _n: int, gains: Goods, _taken: tuple[tuple[int, int], ...]
) -> None:
    """COC-CIV-38."""
    if p.seat != owner or gains[FOOD] < HARVEST or "pottery" in s.used:
        return
    use_up(s, "pottery")
    gain(s, p, {"culture": 1}, "advance:pottery")


@HOOKS.changes("recruit.where", "horsemanship")
def stables(s: ClashTable, owner: int, here: bool, p: Player, n: int, kind: int) -> bool:
    """A Fortress is as good as a Market for cavalry,"""
    return here or (p.seat == owner and kind == CAVALRY and "fortress" in s.cities[n].buildings)


@HOOKS.changes("combat.clashes", "horsemanship")
def horsemanship(s: ClashTable, owner: int, found: int, b: Battle, side: int) -> int:
    """and at its walls one cavalry strikes harder."""
    if side != DEFENDER or b.defender != owner or not b.fortress or b.round > 1:
        return found
    return found + CHARGE if charges(s, b, side) else found


# Subterfuge


@HOOKS.reacts("card.announced", "subterfuge")
async def subterfuge(s: ClashTable, owner: int, p: Player, card: str) -> None:
    """A card of the own hand cancels an opponent's (COC-CIV-39 … 41)."""
    me = s.players[owner]
    if p.seat == owner or s.cancelled or not me.actions or not spies_on(s, owner, p):
        return
    answer = await choose(
        owner,
        "subterfuge",
        lambda: [
            *(Option("discard", (each,), (action_thing(each),)) for each in sorted(me.actions)),
            NO,
        ],
        by=SEAT[p.seat],
        card=action_thing(card),
    )
    if answer == NO:
        return
    spent = str(answer.args[0])
    discard_action(s, me, spent)
    log(s, "discarded", seat=SEAT[owner], card=action_thing(spent))
    s.cancelled = True


def spies_on(s: ClashTable, owner: int, p: Player) -> bool:
    """Whether a city or army of somebody is near anything of a player (COC-CIV-39)."""
    spies = {*cities_of(s, owner), *(space_of(u) for u in s.units[owner] if is_army(u))}
    watched = {*cities_of(s, p.seat), *(space_of(u) for u in s.units[p.seat])}
    return any(s.ground.near(n, m, NEAR) for n in spies for m in watched)


# Shogunate


@usable("shogunate", once=True, ready=lambda s, p: bool(playable_actions(s, p)))
async def shogunate(s: ClashTable, p: Player) -> None:
    """A card "as an action" takes none (COC-CIV-42)."""
    answer = await choose(p.seat, "shogunate", lambda: playable_actions(s, p))
    await play(s, p, answer, free_of_action=True)


@HOOKS.changes("recruit.more", "shogunate")
def draft_office(
    s: ClashTable, owner: int, more: tuple[Option, ...], p: Player, _n: int, used: list[int]
) -> tuple[Option, ...]:
    """Draft may bring a card instead of an infantry, once in a turn (COC-CIV-42)."""
    if p.seat != owner or DRAFTED in s.used or INFANTRY in used or not has(p, "draft"):
        return more
    return (*more, DRAFT_CARD) if can_pay(s, p, draft_price(p)) else more


async def draft_card(s: ClashTable, p: Player, used: list[int]) -> None:
    """The card that Draft brings (COC-CIV-42)."""
    await pay(s, p, draft_price(p), "advance:draft")
    used.append(INFANTRY)
    use_up(s, DRAFTED)
    await draw_action(s, p)


EXTRAS[DRAFT_CARD.verb] = draft_card


# Leaders


@HOOKS.reacts("battle.begins", "go_toba")
async def way_of_the_sword(s: ClashTable, owner: int, p: Player, b: Battle) -> None:
    """Ore for swords that serve to the end of the battle."""
    side = b.side_of(owner)
    if p.seat != owner or not leads(s, owner, b, side) or not can_pay(s, p, SWORD):
        return
    if await wants(p, "leader", "go_toba"):
        await pay(s, p, SWORD, "leader:go_toba")
        b.bonus[side] += WAY_OF_THE_SWORD


@HOOKS.reacts("constructed", "go_toba")
async def scholar(s: ClashTable, owner: int, p: Player, n: int, what: str) -> None:
    """A school in his city: an advance for its price."""
    if p.seat != owner or what not in SCHOOLS or n != leader_city(s, p):
        return
    options = [GAIN[id_] for id_ in gainable(p)] if can_pay(s, p, PRICE) else []
    if not options:
        return
    answer = await choose(p.seat, "scholar", [*options, DONE])
    if answer == DONE:
        return
    id_ = str(answer.args[0])
    await gain_advance(s, p, id_, await pay(s, p, PRICE, f"advance:{id_}"))


@HOOKS.changes("combat.bonus", "jimmu")
def fortified(s: ClashTable, owner: int, bonus: int, b: Battle, side: int) -> int:
    """His name protects own Fortresses near him."""
    if side != DEFENDER or b.defender != owner or not b.fortress:
        return bonus
    near = s.ground.near(leader_space(s, s.players[owner]), b.space, NEAR)
    return bonus + FORTIFIED if near else bonus


@HOOKS.reacts("battle.begins", "jimmu")
async def enters(s: ClashTable, owner: int, p: Player, b: Battle) -> None:
    """He may retreat from a battle, so it is noted that he fought;"""
    if p.seat == owner and leads(s, owner, b, b.side_of(owner)):
        b.effects = (*b.effects, f"{owner}:jimmu")


@HOOKS.reacts("battle.ended", "jimmu")
async def mythical(s: ClashTable, owner: int, p: Player, b: Battle, _won: int) -> None:
    """if he survives, a card that was used in it can be bought back."""
    if p.seat != owner or f"{owner}:jimmu" not in b.effects or not can_pay(s, p, TOKEN):
        return
    used = [card for card in s.action_discard if f"{owner}:{card}" in b.played]
    if not used:
        return
    options = [Option("take", (card,), (action_thing(card),)) for card in sorted(used)]
    answer = await choose(p.seat, "mythical", [*options, DONE])
    if answer == DONE:
        return
    await pay(s, p, TOKEN, "leader:jimmu")
    card = str(answer.args[0])
    s.action_discard.remove(card)
    p.actions.append(card)
    log(s, "took-discard", seat=SEAT[p.seat], card=action_thing(card))


def can_convert(s: ClashTable, p: Player) -> bool:
    """Whether Suiko's city has a building to replace (COC-CIV-57)."""
    n = leader_city(s, p)
    return n != NOWHERE and can_pay(s, p, TOKEN) and bool(replaceable(s, p, n))


async def japanese_buddhism(s: ClashTable, p: Player) -> None:
    """A foreign building in her city becomes an own one; no influence (COC-CIV-57)."""
    await pay(s, p, TOKEN, "leader:suiko")
    await replace_building(s, p, leader_city(s, p))


def is_religious(p: Player) -> bool:
    """Whether Suiko needs no main action (COC-CIV-57)."""
    return has(p, "state_religion")


usable("suiko", main=True, ready=lambda s, p: not is_religious(p) and can_convert(s, p))(
    japanese_buddhism
)
usable("suiko", ready=lambda s, p: is_religious(p) and can_convert(s, p))(japanese_buddhism)


@HOOKS.changes("combat.bonus", "suiko")
def defender(s: ClashTable, owner: int, bonus: int, b: Battle, side: int) -> int:
    """COC-CIV-57."""
    return bonus + DEFENCE if side == DEFENDER and leads(s, owner, b, side) else bonus

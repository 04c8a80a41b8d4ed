"""Event cards that stay in force (COC-EVC-05, COC-EVC-16, COC-EVC-17)."""

from __future__ import annotations

from oikumene.engine.journal import log
from oikumene.titles.clash.cards import NOBODY, SEAT
from oikumene.titles.clash.events import PLAGUE
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.resources import can_pay, pay, price
from oikumene.titles.clash.rounds import BROKEN_OFF
from oikumene.titles.clash.scoring import POINT
from oikumene.titles.clash.sides import DEFENDER
from oikumene.titles.clash.state import Battle, ClashTable, Player, has, refresh
from oikumene.titles.clash.uses import wants

ECLIPSE, HORSE = "solar_eclipse", "trojan_horse"
TIMBER = price(wood=1, culture=1)


@HOOKS.changes("build.barred", PLAGUE)
def plagued(_s: ClashTable, owner: int, barred: bool, p: Player) -> bool:
    """Nobody without Sanitation builds (COC-EVC-05)."""
    return barred or (p.seat == owner and not has(p, "sanitation"))


def take_card(s: ClashTable, card: str, taker: int) -> None:
    """A card is no longer in force: a player keeps it for a point, or it is discarded."""
    s.in_force = tuple(each for each in s.in_force if each != card)
    if taker < len(s.players):
        s.players[taker].kept = {**s.players[taker].kept, card: POINT}
        log(s, "event-kept", seat=SEAT[taker], event=f"event:{card}")
    else:
        s.event_discard.append(card)
    refresh(s)


def inside(owner: int) -> str:
    """The mark of a battle that began with the horse."""
    return f"{owner}:{HORSE}"


@HOOKS.reacts("battle.begins", HORSE)
async def trojan_horse(s: ClashTable, owner: int, p: Player, b: Battle) -> None:
    """Whoever attacks the defended city of a player may pay for it (COC-EVC-17);"""
    if not owner == p.seat == b.attacker or not b.city or b.defender >= len(s.players):
        return
    if can_pay(s, p, TIMBER) and await wants(p, "event", HORSE):
        await pay(s, p, TIMBER, f"event:{HORSE}")
        b.effects = (*b.effects, inside(owner))


@HOOKS.changes("combat.mute", HORSE)
def surprised(_s: ClashTable, owner: int, mute: bool, b: Battle, side: int) -> bool:
    """then the defender plays no card in round 1,"""
    return mute or (side == DEFENDER and b.round == 1 and inside(owner) in b.effects)


@HOOKS.reacts("battle.ended", HORSE)
async def horse_taken(s: ClashTable, owner: int, p: Player, b: Battle, _won: int) -> None:
    """and the attacker keeps the card."""
    if p.seat == owner and inside(owner) in b.effects:
        take_card(s, HORSE, owner)


@HOOKS.reacts("round.ended", ECLIPSE)
async def darkness(_s: ClashTable, owner: int, p: Player, b: Battle) -> None:
    """A land battle ends after a round (COC-EVC-16);"""
    if p.seat == owner and not b.sea and BROKEN_OFF not in b.effects:
        b.effects = (*b.effects, BROKEN_OFF)


@HOOKS.reacts("battle.ended", ECLIPSE)
async def light(s: ClashTable, owner: int, p: Player, b: Battle, won: int) -> None:
    """its winner, or the defender, takes the card."""
    if p.seat == owner and not b.sea and b.round:
        take_card(s, ECLIPSE, b.defender if won == NOBODY else won)

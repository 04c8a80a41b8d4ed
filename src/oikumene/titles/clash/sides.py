"""The two sides of a battle: who fights, who decides, what cards fit (COC-CMB-03, COC-CMB-46)."""

from __future__ import annotations

from oikumene.titles.clash.capture import lose_unit
from oikumene.titles.clash.cards import NOBODY, TACTICS
from oikumene.titles.clash.decks import put_away
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.pieces import army_at, army_room, enemies_at, kind_of, ships_at
from oikumene.titles.clash.state import (
    Battle,
    ClashTable,
    Player,
    city_owner,
    clockwise,
    has,
    react,
)

ATTACKER, DEFENDER = 0, 1
SIDES = (ATTACKER, DEFENDER)


def fighters(s: ClashTable, b: Battle, side: int) -> list[int]:
    """The units of a side that fight (COC-CMB-46, COC-NAV-02)."""
    owner = b.owner_of(side)
    return ships_at(s, owner, b.space) if b.sea else army_at(s, owner, b.space)


def player_of(s: ClashTable, b: Battle, side: int) -> Player | None:
    """The player of a side; barbarians and pirates have none."""
    owner = b.owner_of(side)
    return s.players[owner] if owner < len(s.players) else None


def decider(s: ClashTable, b: Battle, side: int) -> int:
    """Who chooses for a side: for barbarians and pirates somebody else (COC-BAR-27)."""
    owner = b.owner_of(side)
    if owner < len(s.players):
        return owner
    other = b.owner_of(1 - side)
    if s.event and s.drawer != other:
        return s.drawer
    return clockwise(s, other)[1] if other < len(s.players) else s.active


async def both_react(s: ClashTable, b: Battle, side: int, moment: str) -> None:
    """A moment of a round for the player of a side."""
    p = player_of(s, b, side)
    if p is not None:
        await react(s, p, moment, b)


def card_player(s: ClashTable, b: Battle, side: int) -> Player | None:
    """Who plays cards for a side: the player, if Tactics are known (COC-ACT-05)."""
    p = player_of(s, b, side)
    seat: int = HOOKS.value(s, "combat.cards", p.seat if p else NOBODY, b, side)
    if seat == NOBODY or not has(s.players[seat], "tactics"):
        return None
    return s.players[seat]


def fits(s: ClashTable, b: Battle, side: int, tactics: str) -> bool:
    """Whether a combat effect may be used (COC-CMB-09, COC-CMB-10)."""
    card = TACTICS[tactics]
    if card.role and card.role != ("attacker", "defender")[side]:
        return False
    if (card.place == "land" and b.sea) or (card.place == "city" and not b.city):
        return False
    if not card.against_city and side == ATTACKER and b.city:
        return False
    if card.needs_shelter and not shelters(s, b):
        return False
    if "fortress" in card.fighters and side == DEFENDER and b.fortress:
        return True
    return bool(fighters(s, b, side)) and ("ship" if b.sea else "army") in card.fighters


def shelters(s: ClashTable, b: Battle) -> list[int]:
    """Where a Tactical Retreat can lead: adjacent land without enemies, with room."""
    owner = b.defender
    army = len(army_at(s, owner, b.space))
    return [
        m
        for m in s.ground.beside[b.space]
        if s.ground.is_dry[m]
        and enemies_at(s, owner, m) == NOBODY
        and city_owner(s, m) in (NOBODY, owner)
        and army_room(s, owner, m) >= army
    ]


async def fall(s: ClashTable, b: Battle, side: int, u: int) -> None:
    """A unit of a side is destroyed in battle."""
    b.lost[side] = (*b.lost[side], kind_of(u))
    await lose_unit(s, b.owner_of(side), u, b.owner_of(1 - side))


def put_cards_away(s: ClashTable, b: Battle) -> None:
    """Used cards go to the discard pile (COC-CMB-13)."""
    for side in SIDES:
        card, p = b.shown[side], card_player(s, b, side)
        if card and p:
            put_away(s, p, card)
            b.played = (*b.played, f"{p.seat}:{card}")
    b.shown = ["", ""]

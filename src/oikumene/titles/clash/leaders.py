"""Leaders: how they come and go (COC-LDR)."""

from __future__ import annotations

from oikumene.engine.chance import below
from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.cards import LEADER, NOBODY, NOWHERE, SEAT
from oikumene.titles.clash.pieces import army_at, kind_of, space_of, take
from oikumene.titles.clash.state import Battle, ClashTable, Player, change, react, refresh


def leader_space(s: ClashTable, p: Player) -> int:
    """Where a player's leader is."""
    for u in s.units[p.seat]:
        if kind_of(u) == LEADER:
            return space_of(u)
    return NOWHERE


def leader_city(s: ClashTable, p: Player) -> int:
    """The own city that a player's leader is in (COC-LDR-05, COC-LDR-12)."""
    n = leader_space(s, p)
    city = s.cities.get(n)
    return n if city and city.owner == p.seat else NOWHERE


def leads(s: ClashTable, owner: int, b: Battle, side: int) -> bool:
    """Whether a side of a land battle is somebody's, with a leader (COC-LDR-05, COC-LDR-06)."""
    if b.sea or b.owner_of(side) != owner:
        return False
    return any(kind_of(u) == LEADER for u in army_at(s, owner, b.space))


def aboard(s: ClashTable, owner: int, b: Battle, side: int) -> bool:
    """Whether a side of a naval battle is somebody's, with a leader on the ships."""
    if not b.sea or b.owner_of(side) != owner:
        return False
    return any(kind_of(u) == LEADER for u in army_at(s, owner, b.space))


async def take_command(s: ClashTable, p: Player) -> None:
    """One of the remaining leader cards is laid open (COC-LDR-02, COC-VAR-11)."""
    if s.options.random_leaders:
        leader = p.leaders[below(s, len(p.leaders))]
    else:
        options = [Option("leader", (each,), (f"leader:{each}",)) for each in p.leaders]
        leader = str((await choose(p.seat, "leader", options)).args[0])
    p.leader = leader
    p.leaders = tuple(each for each in p.leaders if each != leader)
    p.recruited += 1
    log(s, "leader-came", seat=SEAT[p.seat], leader=f"leader:{leader}")
    refresh(s)


async def dismiss(s: ClashTable, p: Player) -> None:
    """The leader in play is discarded for a new one (COC-LDR-03)."""
    if not p.leader:
        return
    take(s, p.seat, next(u for u in s.units[p.seat] if kind_of(u) == LEADER))
    await lose_leader(s, p, NOBODY)


async def lose_leader(s: ClashTable, p: Player, killer: int) -> None:
    """The leader is gone for the rest of the game (COC-LDR-08, COC-LDR-10, COC-LDR-11)."""
    leader, p.leader = p.leader, ""
    if killer in range(len(s.players)) and killer != p.seat:
        winner = s.players[killer]
        winner.killed = (*winner.killed, leader)
    log(s, "leader-lost", seat=SEAT[p.seat], leader=f"leader:{leader}")
    for n, city in list(s.cities.items()):
        if city.tokens and city.owner == p.seat:  # Cleopatra's (COC-CIV-30)
            change(s, n, tokens=0)
    await react(s, p, "leader.lost", leader)
    refresh(s)

"""The end of a battle: result, losses, conquest, and what follows (CIV-BAT-49 … 59)."""

from __future__ import annotations

from oikumene.engine.journal import log
from oikumene.titles.civilization.buildings import destroy_city
from oikumene.titles.civilization.cards import BARBARIANS, KILLS_PER_ARMY, OWNER, SEAT
from oikumene.titles.civilization.exploration import win_village
from oikumene.titles.civilization.figures import KINDS, MOVED, armies_at, at, is_scout, remove
from oikumene.titles.civilization.forces import ATTACKER, DEFENDER, SIDES, player_of
from oikumene.titles.civilization.fronts import strength
from oikumene.titles.civilization.jobs import first_do, job
from oikumene.titles.civilization.spoils import CITY, FIELD
from oikumene.titles.civilization.state import Battle, CivilizationTable, Player, react
from oikumene.titles.civilization.units import kill_unit
from oikumene.titles.civilization.victory import MILITARY, recount, win


@job("battle-result")
async def battle_result(s: CivilizationTable) -> None:
    """Count, losses, conquest (CIV-TIM-09)."""
    b = s.battle
    assert b is not None
    totals = [total(s, b, side) for side in SIDES]
    b.winner = ATTACKER if totals[ATTACKER] > totals[DEFENDER] else DEFENDER  # CIV-BAT-50
    log(
        s,
        "battle-result",
        owner=OWNER[b.owner_of(b.winner)],
        attacker=totals[ATTACKER],
        defender=totals[DEFENDER],
    )
    for side in SIDES:
        send_home(s, b, side)
    winner, loser = player_of(s, b, b.winner), player_of(s, b, 1 - b.winner)
    first_do(s, "battle-over")
    if winner is not None:
        lose_armies(s, b, winner)
    if loser is not None:
        kill_figures(s, loser, b.square)
    taken = b.city and b.winner == ATTACKER
    if taken and winner is not None:
        take_city(s, winner, b.square)
    recount(s)
    if winner is not None and loser is not None:  # CIV-LOT-16
        first_do(s, f"spoils {winner.seat} {loser.seat} {CITY if taken else FIELD}")


def total(s: CivilizationTable, b: Battle, side: int) -> int:
    """The full strength of the survivors and the combat bonus (CIV-BAT-49, CIV-BAT-51)."""
    return b.bonus[side] + sum(strength(s, b, side, card) for card in survivors(b, side))


def survivors(b: Battle, side: int) -> list[str]:
    """The units of a side that are still in play."""
    return [card for front in b.fronts if (card := front[2] if side else front[0])]


def send_home(s: CivilizationTable, b: Battle, side: int) -> None:
    """Survivors return to the standing forces, barbarians to the decks (CIV-BAT-56, CIV-HUT-16)."""
    p = player_of(s, b, side)
    if p is not None:
        p.units = sorted([*p.units, *survivors(b, side)])
        return
    for card in survivors(b, side):
        kill_unit(s, card)


def lose_armies(s: CivilizationTable, b: Battle, p: Player) -> None:
    """The winner loses an army for every two units killed, never the last (CIV-BAT-52 … 54)."""
    kills = len(b.killed[b.winner])
    lost = min(kills // KILLS_PER_ARMY, armies_at(p, b.square) - 1)
    if lost < 1:
        return
    armies = [f for f in at(p, b.square) if not is_scout(f)]
    armies.sort(key=lambda f: not f & MOVED)  # one that can still move is worth more
    for figure in armies[:lost]:
        remove(s, p, figure)
    log(s, "armies-lost", seat=SEAT[p.seat], n=lost)


def kill_figures(s: CivilizationTable, p: Player, n: int) -> None:
    """All figures of a player in a square are killed (CIV-BAT-55)."""
    for figure in at(p, n):
        remove(s, p, figure)
        kind = f"figure:{KINDS[is_scout(figure)]}"
        log(s, "figure-killed", seat=SEAT[p.seat], figure=kind, square=s.ground.things[n])


def take_city(s: CivilizationTable, p: Player, n: int) -> None:
    """A capital ends the game, any other city is destroyed (CIV-LOT-10, CIV-LOT-13)."""
    city = s.cities[n]
    log(
        s,
        "city-conquered",
        seat=SEAT[p.seat],
        other=SEAT[city.owner],
        square=s.ground.things[n],
    )
    if city.capital:
        win(s, p, MILITARY)
    destroy_city(s, n)


@job("battle-over")
async def battle_over(s: CivilizationTable) -> None:
    """What follows a battle, the winner's part first (CIV-TIM-09)."""
    b = s.battle
    assert b is not None
    winner = player_of(s, b, b.winner)
    if winner is not None:
        if b.winner == ATTACKER and b.defender == BARBARIANS:
            await win_village(s, winner, b.square)
        if b.winner == ATTACKER and b.city:
            await react(s, winner, "city.conquered", b.square)
        await react(s, winner, "battle.won")
    for side in (b.winner, 1 - b.winner):
        p = player_of(s, b, side)
        if p is not None:
            await react(s, p, "battle.ended", b)
    s.battle = None

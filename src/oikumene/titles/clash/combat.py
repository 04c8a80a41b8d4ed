"""Battles on land and at sea (COC-CMB, COC-NAV).

A battle is a record of the table and a chain of jobs: ``battle`` begins it, ``round`` is fought as
often as need be (rounds.py), ``battle-over`` gives the winner what a victory brings. The attackers
stand on the space of the battle; what each side may do is read from the board (sides.py).
"""

from __future__ import annotations

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash import rounds as rounds  # registers its job
from oikumene.titles.clash.action_cards import after_capture
from oikumene.titles.clash.capture import barbarians_capture, capture, check_cargo, lose_unit
from oikumene.titles.clash.cards import BARBARIANS, NOBODY, OWNER, PIRATES, SETTLER
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.jobs import first_do, job
from oikumene.titles.clash.objectives import complete_now
from oikumene.titles.clash.pieces import FOUGHT, army_at, at, enemies_at, kind_of, mark, ships_at
from oikumene.titles.clash.resources import can_pay, gain, gain_one_of, pay, price
from oikumene.titles.clash.sides import ATTACKER, SIDES, fall, fighters, player_of
from oikumene.titles.clash.state import (
    Battle,
    ClashTable,
    Player,
    city_owner,
    has,
    note,
    react,
    refresh,
)

SIEGE_WOOD, SIEGE_ORE = price(wood=2), price(ore=2)
STEEL = price(ore=1)


def begin_battle(s: ClashTable, attacker: int, n: int, origin: int, landed: bool = False) -> None:
    """A battle starts right after what is going on (COC-CMB-01, COC-CMB-02)."""
    first_do(s, f"battle {attacker} {n} {origin} {int(landed)}")


@job("battle")
async def battle(s: ClashTable, attacker: str, where: str, origin: str, landed: str) -> None:
    """Two sides meet."""
    n, owner = int(where), int(attacker)
    defender = enemies_at(s, owner, n)
    if defender == NOBODY:
        defender = city_owner(s, n)
    if defender in (NOBODY, owner) or not at(s, owner, n):
        return
    b = s.battle = meeting(s, owner, defender, n, int(origin), landed == "1")
    log(
        s,
        "battle",
        attacker=OWNER[owner],
        defender=OWNER[defender],
        space=s.ground.things[n],
    )
    if barbarians_break(s, b):
        for u in fighters(s, b, ATTACKER):
            await fall(s, b, ATTACKER, u)
        first_do(s, f"battle-over {defender}")
        return
    if not b.defended:
        first_do(s, f"battle-over {owner}")
        return
    first_do(s, "round")
    for side in SIDES:  # COC-CMB-06
        p = player_of(s, b, side)
        if p is None:
            continue
        await react(s, p, "advance.needed", useful(b, side))
        await prepare(s, b, side, p)
        await react(s, p, "battle.begins", b)


def meeting(
    s: ClashTable, attacker: int, defender: int, n: int, origin: int, landed: bool
) -> Battle:
    """The record of a battle that begins."""
    city = s.cities.get(n)
    if city and city.owner == attacker:
        city = None
    sea = s.ground.is_sea[n]
    fortress = bool(city and "fortress" in city.buildings and city.owner == defender)
    attacking = ships_at(s, attacker, n) if sea else army_at(s, attacker, n)
    defending = ships_at(s, defender, n) if sea else army_at(s, defender, n)
    return Battle(
        attacker=attacker,
        defender=defender,
        space=n,
        origin=origin,
        sea=sea,
        landed=landed,
        round=0,
        fielded=(len(attacking), len(defending)),
        cards=["", ""],
        laid=[False, False],
        shown=["", ""],
        played=(),
        lost=[(), ()],
        fortress=fortress,
        no_die=False,
        no_cancel=False,
        bonus=[0, 0],
        effects=(),
        dice=[[], []],
        clashed=[False, False],
        values=[0, 0],
        hits=[0, 0],
        city=city.size if city else 0,
        mood=city.mood if city else 0,
        wonders=len(city.wonders) if city else 0,
        temple=bool(city and "temple" in city.buildings),
        defended=bool(defending) or fortress,
    )


def barbarians_break(s: ClashTable, b: Battle) -> bool:
    """Whether barbarians cannot but lose against a player's city (COC-BAR-38)."""
    if b.attacker != BARBARIANS or not b.city or b.defender >= len(s.players):
        return False
    broken: bool = HOOKS.value(s, "barbarians.break", False, b)
    return broken


async def prepare(s: ClashTable, b: Battle, side: int, p: Player) -> None:
    """Siegecraft and Steel Weapons are paid before cards and dice (COC-ADT-19 … 22)."""
    if side == ATTACKER and b.fortress and has(p, "siegecraft"):
        await lay_siege(s, b, p)
    if b.sea or not has(p, "steel_weapons"):
        return
    foe = player_of(s, b, 1 - side)
    matched = foe is not None and has(foe, "steel_weapons")
    worth = 1 if matched else 2
    if has(p, "metallurgy") and not matched:  # COC-ADT-41
        b.bonus[side] += worth
        return
    if not can_pay(s, p, STEEL):
        return
    options = [Option("steel", (), ("advance:steel_weapons",)), Option("no")]
    if (await choose(p.seat, "steel-weapons", options, n=worth)).verb == "steel":
        await pay(s, p, STEEL, "advance:steel_weapons")
        b.bonus[side] += worth


def useful(b: Battle, side: int) -> tuple[str, ...]:
    """The advances that can help a side in a battle."""
    found = ("tactics",) if b.sea else ("tactics", "steel_weapons")
    if side == ATTACKER and b.fortress:
        found = (*found, "siegecraft")
    return (*found, "war_ships") if b.sea or (side == ATTACKER and b.landed) else found


async def lay_siege(s: ClashTable, b: Battle, p: Player) -> None:
    """Siegecraft: wood against the die of a Fortress, ore against its cancel (COC-ADT-19)."""
    while True:
        options = []
        if not b.no_die and can_pay(s, p, SIEGE_WOOD):
            options.append(Option("siege", ("wood",), ("advance:siegecraft", "resource:wood")))
        if not b.no_cancel and can_pay(s, p, SIEGE_ORE):
            options.append(Option("siege", ("ore",), ("advance:siegecraft", "resource:ore")))
        if not options:
            return
        answer = await choose(p.seat, "siegecraft", [*options, Option("no")])
        if answer.verb == "no":
            return
        if answer.args[0] == "wood":
            await pay(s, p, SIEGE_WOOD, "advance:siegecraft")
            b.no_die = True
        else:
            await pay(s, p, SIEGE_ORE, "advance:siegecraft")
            b.no_cancel = True


@job("battle-over")
async def battle_over(s: ClashTable, winner: str) -> None:
    """The order of what follows a battle (COC-TIM-06)."""
    b = s.battle
    assert b is not None
    won = int(winner)
    log(s, "battle-won" if won != NOBODY else "battle-drawn", owner=OWNER[max(won, 0)])
    for side in SIDES:
        await clear(s, b, side)
    stop_attackers(s, b)
    if not b.sea and won == b.attacker and b.city:
        if won == BARBARIANS:
            await barbarians_capture(s, b.space)
        else:
            await capture(s, s.players[won], b.space)
    await rewards(s, b, won)
    keep_deeds(s, b, won)
    for side in SIDES:
        p = player_of(s, b, side)
        if p is not None:
            await react(s, p, "battle.ended", b, won)
    if won == b.attacker and b.city and won < len(s.players) > b.defender:
        await after_capture(s, s.players[won], b.space, b.defender)
    await complete_now(s, "battle", b, won)
    s.battle = None
    refresh(s)


async def clear(s: ClashTable, b: Battle, side: int) -> None:
    """Settlers without an army and cargo without ships are lost (COC-CMB-30, COC-NAV-06)."""
    owner, foe = b.owner_of(side), b.owner_of(1 - side)
    if b.sea:
        b.lost[side] = (*b.lost[side], *await check_cargo(s, owner, b.space, foe))
        return
    if fighters(s, b, side) or not (b.lost[side] or fighters(s, b, 1 - side)):
        return
    for u in at(s, owner, b.space):
        if kind_of(u) == SETTLER:
            b.lost[side] = (*b.lost[side], SETTLER)
            await lose_unit(s, owner, u, foe)


def stop_attackers(s: ClashTable, b: Battle) -> None:
    """Who fought does not move again this turn (COC-CMB-49, COC-MOV-08)."""
    if b.attacker < len(s.players):
        units = ships_at(s, b.attacker, b.space) if b.sea else at(s, b.attacker, b.space)
        mark(s, b.attacker, units, FOUGHT)


async def rewards(s: ClashTable, b: Battle, won: int) -> None:
    """Gold for barbarians and pirates (COC-BAR-33, COC-PIR-13)."""
    for side in SIDES:
        p, foe = player_of(s, b, side), b.owner_of(1 - side)
        if p is None:
            continue
        if foe == BARBARIANS and won == p.seat and b.fielded[1 - side]:
            gain(s, p, {"gold": 1}, "barbarians")
        if foe == PIRATES:
            for _ in b.lost[1 - side]:
                gain(s, p, {"gold": 1}, "pirates")
                await gain_one_of(s, p, {"mood": 1}, {"culture": 1}, why="pirates")


def keep_deeds(s: ClashTable, b: Battle, won: int) -> None:
    """What the active player did, for cards and objectives."""
    if s.active not in (b.attacker, b.defender):
        return
    foe = b.defender if s.active == b.attacker else b.attacker
    if foe == PIRATES and won == s.active:
        note(s, "pirates_won")
    if b.sea:
        return
    note(s, "land_battles")
    if won == s.active:
        note(s, "land_won" if b.defended else "land_taken")
        if b.city and b.attacker == s.active:
            note(s, "captured")

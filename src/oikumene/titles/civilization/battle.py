"""Battles: who fights, and the battle turns (CIV-BAT, CIV-ENM; what follows: aftermath.py).

A battle is a record of the table and a chain of jobs: ``battle-draw``, then ``battle-turn`` and
``battle-after`` for every unit that is played, ``battle-result``, ``spoils``, ``battle-over``.
"""

from __future__ import annotations

from functools import cache

from oikumene.engine.chance import revealed
from oikumene.engine.decision import Option, Refusal, choose
from oikumene.engine.journal import log
from oikumene.titles.civilization.abilities import usable, use
from oikumene.titles.civilization.aftermath import kill_figures
from oikumene.titles.civilization.cards import (
    BARBARIANS,
    DONE,
    NOBODY,
    OWNER,
    SEAT,
    UNIT_CARDS,
)
from oikumene.titles.civilization.figures import enemy_at
from oikumene.titles.civilization.forces import (
    ATTACKER,
    DEFENDER,
    SIDES,
    draw_barbarians,
    draw_force,
    player_of,
    set_bonus,
)
from oikumene.titles.civilization.fronts import (
    UNIT,
    front_of,
    holds,
    meet,
    open_to,
    put,
    strength,
)
from oikumene.titles.civilization.hooks import HOOKS
from oikumene.titles.civilization.jobs import first_do, job
from oikumene.titles.civilization.spoils import FIELD
from oikumene.titles.civilization.state import (
    Battle,
    CivilizationTable,
    Player,
    city_owner,
    clockwise,
    react,
)
from oikumene.titles.civilization.victory import recount

FRONT = {card: Option("front", (card,), (UNIT[card],)) for card in UNIT_CARDS}


@cache
def attacking(card: str, front: int) -> Option:
    """The option to attack the enemy unit on a front; people count from 1."""
    return Option("attack", (card, front + 1), (UNIT[card], f"front:{front + 1}"))


# Beginning


def begin_battle(s: CivilizationTable, p: Player, n: int) -> None:
    """A battle is fought right after what is going on (CIV-BAT-01 … 03)."""
    owner, foe = city_owner(s, n), enemy_at(s, p, n)
    city = owner not in (NOBODY, p.seat)
    if city:
        defender = controller = owner  # figures around it take no part (CIV-ENM-08)
    elif foe is not None:
        defender = controller = foe.seat
    else:
        defender, controller = BARBARIANS, clockwise(s, p.seat)[1]  # CIV-HUT-07
    s.battle = Battle(
        attacker=p.seat,
        defender=defender,
        controller=controller,
        square=n,
        city=city,
        walls=False,
        forces=[[], []],
        sizes=[0, 0],
        fronts=[],
        bonus=[0, 0],
        turn=DEFENDER,
        played=False,
        charge=0,
        killed=[(), ()],
        used=(),
        winner=NOBODY,
    )
    first_do(s, "battle-draw")
    log(s, "battle", attacker=SEAT[p.seat], defender=OWNER[defender], square=s.ground.things[n])


def kill_scouts(s: CivilizationTable, p: Player, n: int) -> None:
    """Scouts without an army die without a battle (CIV-ENM-02, CIV-ENM-05)."""
    q = enemy_at(s, p, n)
    assert q is not None
    kill_figures(s, q, n)
    first_do(s, f"spoils {p.seat} {q.seat} {FIELD}", f"battle-won {p.seat}")
    recount(s)


@job("battle-won")
async def battle_won(s: CivilizationTable, winner: str) -> None:
    """A victory is noticed."""
    await react(s, s.players[int(winner)], "battle.won")


@job("battle-draw")
async def draw_forces(s: CivilizationTable) -> None:
    """What comes before the battle, forces, bonus (CIV-TIM-09)."""
    b = s.battle
    assert b is not None
    for side in (DEFENDER, ATTACKER):
        p = player_of(s, b, side)
        if p is not None:
            await react(s, p, "battle.begins", b)
    b.walls = b.city and s.cities[b.square].walls
    for side in SIDES:
        p = player_of(s, b, side)
        if p is None:
            await draw_barbarians(s, b)
        else:
            draw_force(s, b, side, p)
        log(s, "force-drawn", owner=OWNER[b.owner_of(side)], n=b.sizes[side])
    set_bonus(s, b)
    for side in SIDES:
        if b.bonus[side]:
            log(s, "combat-bonus", owner=OWNER[b.owner_of(side)], n=b.bonus[side])
    turn_to(s, b, ATTACKER if b.walls else DEFENDER)  # CIV-BAT-25, CIV-WAL-06


# Battle turns


def turn_to(s: CivilizationTable, b: Battle, side: int) -> None:
    """The battle turn of a side, or of the other one if it has no unit left (CIV-BAT-30)."""
    if not b.sizes[side]:
        side = 1 - side
    b.turn, b.played = side, False
    first_do(s, "battle-turn" if b.sizes[side] else "battle-result")


@job("battle-turn")
async def battle_turn(s: CivilizationTable) -> None:
    """A side uses abilities or plays a unit (CIV-BAT-26 … 29)."""
    b = s.battle
    assert b is not None
    side = b.turn
    answer = await choose(
        b.seat_of(side),
        "battle",
        lambda: [*helps(s, b, side), *plays(b, side)],
        lambda: refused(b, side),
        owner=OWNER[b.owner_of(side)],
    )
    if answer.verb in ("front", "attack"):
        play_unit(s, b, side, answer)
        if helps(s, b, side):
            first_do(s, "battle-after")
        else:
            turn_to(s, b, 1 - side)
        return
    first_do(s, "battle-turn")
    await help_with(s, b, side, answer)


@job("battle-after")
async def after_playing(s: CivilizationTable) -> None:
    """The second opportunity of a battle turn to use abilities (CIV-BAT-26, CIV-BAT-47)."""
    b = s.battle
    assert b is not None
    side = b.turn
    found = helps(s, b, side)
    if not found:
        turn_to(s, b, 1 - side)
        return
    answer = await choose(
        b.seat_of(side), "battle-after", [*found, DONE], owner=OWNER[b.owner_of(side)]
    )
    if answer == DONE:
        turn_to(s, b, 1 - side)
        return
    first_do(s, "battle-after")
    await help_with(s, b, side, answer)


def helps(s: CivilizationTable, b: Battle, side: int) -> list[Option]:
    """The abilities that a side can use now; barbarians have none (CIV-HUT-12)."""
    p = player_of(s, b, side)
    if p is None:
        return []
    return [*usable(s, p, "battle"), *HOOKS.value(s, "battle.free", (), p, b)]


async def help_with(s: CivilizationTable, b: Battle, side: int, answer: Option) -> None:
    """A side uses an ability."""
    p = player_of(s, b, side)
    assert p is not None
    tech = str(answer.args[0])
    if answer.verb == "use":
        await use(s, p, tech, "battle")
    else:
        await react(s, p, "battle.heals", b, tech)


def plays(b: Battle, side: int) -> list[Option]:
    """Every unit of the force can open a front, or attack one (CIV-BAT-31, CIV-BAT-32)."""
    fronts = open_to(b, side)
    if not fronts and not b.sizes[1 - side]:
        return [FRONT[b.forces[side][0]]]  # nobody is left to fight: the order makes no difference
    found = []
    for card in dict.fromkeys(b.forces[side]):
        found.append(FRONT[card])
        found += [attacking(card, front) for front in fronts]
    return found


def refused(b: Battle, side: int) -> list[Refusal]:
    """One's own fronts are closed, and nobody may pass."""
    cards = dict.fromkeys(b.forces[side])
    return [
        *(
            Refusal(attacking(card, front), "CIV-BAT-34")
            for card in cards
            for front in holds(b, side)
        ),
        Refusal(DONE, "CIV-BAT-29"),
    ]


def play_unit(s: CivilizationTable, b: Battle, side: int, answer: Option) -> None:
    """A unit opens a front or attacks (CIV-BAT-33, CIV-BAT-35)."""
    card = str(answer.args[0])
    b.forces[side].remove(card)
    b.sizes[side] -= 1
    more, b.charge, b.played = b.charge, 0, True  # wasted on a new front (CIV-BAT-44)
    new = answer.verb == "front"
    front = len(b.fronts) if new else front_of(answer)
    if new:
        b.fronts.append(("", 0, "", 0))
    put(b, side, front, card, 0)
    if s.journal is not None:
        log(
            s,
            "front-opened" if new else "unit-attacks",
            owner=OWNER[b.owner_of(side)],
            unit=UNIT[card],
            n=strength(s, b, side, card),
            front=front + 1,
        )
    revealed(s)
    if not new:
        meet(s, b, side, front, more)

"""Battles on land and at sea (COC-CMB, COC-NAV).

A battle is a record of the table and a chain of jobs: ``battle`` begins it, ``round`` is fought as
often as need be, ``battle-over`` gives the winner what a victory brings. The attackers stand on the
space of the battle; what each side may do is read from the board.
"""

from __future__ import annotations

from oikumene.engine.chance import below
from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.action_cards import after_capture
from oikumene.titles.clash.capture import (
    barbarians_capture,
    capture,
    check_cargo,
    choose_losses,
    lose_unit,
)
from oikumene.titles.clash.cards import (
    ACTIONS,
    BARBARIANS,
    CAVALRY,
    DIE,
    ELEPHANT,
    HAPPY,
    HITS,
    INFANTRY,
    LEADER,
    NOBODY,
    NOWHERE,
    OWNER,
    PIRATES,
    SETTLER,
    SHIP,
    TACTICS,
)
from oikumene.titles.clash.decks import put_away
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.jobs import first_do, job
from oikumene.titles.clash.objectives import complete_now
from oikumene.titles.clash.pieces import (
    FOUGHT,
    army_at,
    at,
    enemies_at,
    kind_of,
    mark,
    shift,
    ships_at,
)
from oikumene.titles.clash.resources import can_pay, gain, gain_one_of, pay, price
from oikumene.titles.clash.state import (
    Battle,
    ClashTable,
    Player,
    city_owner,
    clockwise,
    has,
    note,
    react,
    refresh,
)

ATTACKER, DEFENDER = 0, 1
SIDES = (ATTACKER, DEFENDER)
SIEGE_WOOD, SIEGE_ORE = price(wood=2), price(ore=2)
STEEL = price(ore=1)
NO_CARD = Option("none")
BROKEN_OFF = "broken off"
"""An effect: the attackers must retreat."""
RETREAT, FIGHT = Option("retreat"), Option("fight")
CLASH = {"infantry": INFANTRY, "cavalry": CAVALRY, "elephant": ELEPHANT, "leader": LEADER}


def begin_battle(s: ClashTable, attacker: int, n: int, origin: int, landed: bool = False) -> None:
    """A battle starts right after what is going on (COC-CMB-01, COC-CMB-02)."""
    first_do(s, f"battle {attacker} {n} {origin} {int(landed)}")


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


# The start


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
    """Whether barbarians run into the Great Wall (COC-BAR-38)."""
    if b.attacker != BARBARIANS or not b.city or b.defender >= len(s.players):
        return False
    return f"{b.defender}:great_wall" in s.in_play.split()


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


# A round


@job("round")
async def fight_round(s: ClashTable) -> None:
    """Cards, reveal, roll, casualties, end (COC-CMB-07)."""
    b = s.battle
    assert b is not None
    b.round += 1
    b.cards, b.laid, b.shown = ["", ""], [False, False], ["", ""]
    b.dice, b.values, b.hits = [[], []], [0, 0], [0, 0]
    log(s, "combat-round", n=b.round)
    for side in SIDES:
        await both_react(s, b, side, "round.begins")
    if b.round > 1 and await decided(s, b):  # a Fortress alone fights the first (COC-CMB-37)
        return
    for side in SIDES:
        await lay_card(s, b, side)
    from oikumene.titles.clash.tactics import reveal

    this = await reveal(s, b)
    if this.retreated:
        return
    for side in SIDES:
        await both_react(s, b, side, "round.cards")
    for side in SIDES:
        roll(s, b, side, this.dice[side])
        value(s, b, side, this.bonus[side], this.clash[side], this.cancels)
    log_rolls(s, b)
    for side in SIDES:
        await both_react(s, b, side, "round.rolled")
    for side in SIDES:
        b.hits[side] = max(0, b.values[1 - side] // HITS - cancels(s, b, side, this.cancels[side]))
    for side in SIDES:
        await both_react(s, b, side, "round.hits")
    before = [len(fighters(s, b, side)) for side in SIDES]
    await casualties(s, b)
    await this.aftermath(s, b, before)
    put_cards_away(s, b)
    await finish_round(s, b)


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


async def lay_card(s: ClashTable, b: Battle, side: int) -> None:
    """One action card face down (COC-CMB-08, COC-CMB-11)."""
    p = card_player(s, b, side)
    if p is None or not p.actions or HOOKS.value(s, "combat.mute", False, b, side):
        return
    answer = await choose(
        p.seat,
        "tactics",
        lambda: [
            *[
                Option("lay", (card,), (f"action:{card}",))
                for card in sorted(set(p.actions))
                if card in ACTIONS and fits(s, b, side, ACTIONS[card].tactics)
            ],
            NO_CARD,
        ],
        n=b.round,
    )
    if answer != NO_CARD:
        b.cards[side] = str(answer.args[0])
        b.laid[side] = True


def fits(s: ClashTable, b: Battle, side: int, tactics: str) -> bool:
    """Whether a combat effect may be used (COC-CMB-09, COC-CMB-10)."""
    card = TACTICS[tactics]
    if card.role and card.role != ("attacker", "defender")[side]:
        return False
    if (card.place == "land" and b.sea) or (card.place == "city" and not b.city):
        return False
    if tactics == "high_ground" and side == ATTACKER and b.city:
        return False
    if tactics == "tactical_retreat" and not shelters(s, b):
        return False
    if "fortress" in card.fighters and side == DEFENDER and b.fortress:
        return True
    return bool(fighters(s, b, side)) and ("ship" if b.sea else "army") in card.fighters


def shelters(s: ClashTable, b: Battle) -> list[int]:
    """Where a Tactical Retreat can lead: adjacent land without enemies, with room."""
    from oikumene.titles.clash.pieces import army_room

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


def roll(s: ClashTable, b: Battle, side: int, more: int) -> None:
    """One die for each fighting unit, and bonus dice (COC-CMB-15, COC-CMB-23)."""
    number = len(fighters(s, b, side)) + more
    if side == DEFENDER and b.fortress and b.round == 1 and not b.no_die:
        number += 1
    b.dice[side] = [below(s, len(DIE)) for _ in range(number)]


def value(s: ClashTable, b: Battle, side: int, bonus: int, clash: bool, free: list[int]) -> None:
    """Add up the dice, the clash abilities and all modifiers (COC-CMB-16, COC-CMB-17)."""
    units = [] if b.sea else [kind_of(u) for u in fighters(s, b, side)]
    clash = clash and HOOKS.value(s, "combat.clash", True, b, side)
    found = 0
    b.clashed[side] = bool(clash and units)
    if b.clashed[side]:
        if LEADER in units:
            reroll(s, b.dice[side])
        found, cancelled = clashes(b.dice[side], units)
        free[side] += cancelled
        found = HOOKS.value(s, "combat.clashes", found, b, side)
    else:
        found = sum(DIE[face][0] for face in b.dice[side])
    extra = HOOKS.value(s, "combat.bonus", bonus + b.bonus[side] + wall(s, b, side), b, side)
    extra = min(extra, HOOKS.value(s, "combat.cap", extra, b, side))
    b.values[side] = max(0, found + extra)


def reroll(s: ClashTable, dice: list[int]) -> None:
    """The leader's clash ability: one die until it shows something else (COC-CMB-21, -22)."""
    for at_, face in enumerate(dice):
        if DIE[face][1] == "leader":
            while DIE[face][1] == "leader":
                face = below(s, len(DIE))
            dice[at_] = face
            return


def clashes(dice: list[int], units: list[int]) -> tuple[int, int]:
    """Numbers with clash abilities, and hits that elephants cancel (COC-CMB-18 … 25)."""
    symbols = [DIE[face][1] for face in dice]
    trampled = sorted(DIE[face][0] for face in dice if DIE[face][1] == "elephant")
    trampled = trampled[: units.count(ELEPHANT)]
    infantry = min(symbols.count("infantry"), units.count(INFANTRY))
    cavalry = min(symbols.count("cavalry"), units.count(CAVALRY))
    total = sum(DIE[face][0] for face in dice) - sum(trampled)
    return total + infantry + 2 * cavalry, len(trampled)


def charges(s: ClashTable, b: Battle, side: int) -> list[int]:
    """The numbers of the dice that the cavalry of a side can strike with (COC-CMB-19)."""
    if not b.clashed[side] or all(kind_of(u) != CAVALRY for u in fighters(s, b, side)):
        return []
    return [DIE[face][0] for face in b.dice[side] if DIE[face][1] == "cavalry"]


def wall(s: ClashTable, b: Battle, side: int) -> int:
    """The Great Wall weakens attackers of a Happy city in round 1 (COC-CMB-41)."""
    if side == DEFENDER or b.round > 1 or not b.city or b.mood != HAPPY:
        return 0
    return -2 if f"{b.defender}:great_wall" in s.in_play.split() else 0


def cancels(s: ClashTable, b: Battle, side: int, free: int) -> int:
    """Hits that a side cancels for nothing (COC-CMB-27)."""
    if side == DEFENDER and b.fortress and b.round == 1 and not b.no_cancel:
        free += 1  # COC-BLD-11
    p = player_of(s, b, side)
    if p and b.round == 1 and has(p, "war_ships") and (b.sea or (side == ATTACKER and b.landed)):
        free += 1  # COC-ADT-11
    found: int = HOOKS.value(s, "combat.cancel", free, b, side)
    return found


def log_rolls(s: ClashTable, b: Battle) -> None:
    """What both sides rolled."""
    if s.journal is None:
        return
    for side in SIDES:
        faces = " ".join(f"{DIE[face][0]}{DIE[face][1][0]}" for face in b.dice[side])
        log(s, "rolled", owner=OWNER[b.owner_of(side)], dice=faces, n=b.values[side])


async def casualties(s: ClashTable, b: Battle) -> None:
    """Both sides remove units at the same time; the attacker chooses first (COC-CMB-28)."""
    lost = []
    for side in SIDES:
        units = fighters(s, b, side)
        ask = "casualties"
        chosen = await choose_losses(s, decider(s, b, side), units, b.hits[side], ask)
        lost.append(chosen)
    for side in SIDES:
        for u in lost[side]:
            await fall(s, b, side, u)


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


# The end


async def decided(s: ClashTable, b: Battle) -> bool:
    """Whether a side is gone; then the battle is over (COC-CMB-31, COC-CMB-37, COC-CMB-39)."""
    left = [bool(fighters(s, b, side)) for side in SIDES]
    if all(left):
        return False
    held = b.fortress and b.round == 1
    if left[ATTACKER]:
        winner = b.attacker
    elif left[DEFENDER] or held:
        winner = b.defender
    else:
        winner = NOBODY
    first_do(s, f"battle-over {winner}")
    return True


async def finish_round(s: ClashTable, b: Battle) -> None:
    """The end of a round: somebody has won, retreats, or fights on (COC-CMB-31 … 35)."""
    if await decided(s, b):
        return
    for side in SIDES:
        await both_react(s, b, side, "round.ended")
    if await decided(s, b):
        return
    if BROKEN_OFF in b.effects:
        await retreat(s, b)
        return
    if b.attacker < len(s.players) and b.origin != NOWHERE:
        answer = await choose(b.attacker, "retreat", [FIGHT, RETREAT], n=b.round)
        if answer == RETREAT:
            await retreat(s, b)
            return
    first_do(s, "round")


async def retreat(s: ClashTable, b: Battle) -> None:
    """The attackers go back where they came from (COC-CMB-33, COC-CMB-34)."""
    units = at(s, b.attacker, b.space)
    shift(s, b.attacker, [u for u in units if kind_of(u) == SHIP or not b.sea], b.origin, FOUGHT)
    shift(s, b.attacker, at(s, b.attacker, b.space), b.origin)
    log(s, "retreated", owner=OWNER[b.attacker], space=s.ground.things[b.origin])
    if b.sea:
        drowned = await check_cargo(s, b.attacker, b.origin, b.defender)
        b.lost[ATTACKER] = (*b.lost[ATTACKER], *drowned)
    first_do(s, f"battle-over {NOBODY}")


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

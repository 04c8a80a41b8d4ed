"""A round of combat: cards, dice, casualties, and whether it goes on (COC-CMB-07)."""

from __future__ import annotations

from oikumene.engine.chance import below
from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.capture import check_cargo, choose_losses
from oikumene.titles.clash.cards import (
    ACTIONS,
    CAVALRY,
    DIE,
    ELEPHANT,
    HITS,
    INFANTRY,
    LEADER,
    NOBODY,
    NOWHERE,
    OWNER,
    SHIP,
)
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.jobs import first_do, job
from oikumene.titles.clash.pieces import FOUGHT, at, kind_of, shift
from oikumene.titles.clash.sides import (
    ATTACKER,
    DEFENDER,
    SIDES,
    both_react,
    card_player,
    decider,
    fall,
    fighters,
    fits,
    player_of,
    put_cards_away,
)
from oikumene.titles.clash.state import Battle, ClashTable, has
from oikumene.titles.clash.tactics import reveal

NO_CARD = Option("none")
BROKEN_OFF = "broken off"
"""An effect: the attackers must retreat."""
RETREAT, FIGHT = Option("retreat"), Option("fight")


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
    extra = HOOKS.value(s, "combat.bonus", bonus + b.bonus[side], b, side)
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
    if b.origin == NOWHERE:  # who came from nowhere has no way back (COC-CIV-45)
        first_do(s, "round")
        return
    if BROKEN_OFF in b.effects:
        await retreat(s, b)
        return
    if b.attacker < len(s.players):
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

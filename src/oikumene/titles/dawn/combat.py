"""One attack, step by step (CND-CBT)."""

from __future__ import annotations

import msgspec

from oikumene.engine.chance import roll
from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.dawn.barbarians import defeat
from oikumene.titles.dawn.cards import (
    CITY_STATE_DEFENCE,
    MILITARY,
    PUT,
    SEAT,
    Focus,
)
from oikumene.titles.dawn.city_states import conquer, liberate, take_token
from oikumene.titles.dawn.diplomacy import break_with, from_rival
from oikumene.titles.dawn.hooks import HOOKS
from oikumene.titles.dawn.pieces import free_token, lose_wonder, replace
from oikumene.titles.dawn.state import (
    CAPITAL,
    CITY,
    NOBODY,
    REINFORCED,
    TOKEN,
    DawnTable,
    Player,
    barbarian_at,
    city_state_at,
    is_city,
    refresh,
)
from oikumene.titles.dawn.terrain import FIGHTING, difficulties
from oikumene.titles.dawn.trade import ask_spend, gain_trade, spend, spendable
from oikumene.titles.dawn.victory import CONQUEST, MATURE, WONDERS_OF, check_agendas
from oikumene.titles.dawn.wonders import free_cities

BARBARIAN, CITY_STATE, PIECE = "barbarian", "city_state", "piece"
"""What can be attacked: a piece is a rival's city or control token."""


class Fight(msgspec.Struct, frozen=True):
    """Who attacks what where."""

    attacker: int
    defender: int
    """The rival's seat, or NOBODY."""
    n: int
    kind: str
    city: bool


async def fight(s: DawnTable, p: Player, card: Focus, n: int, kind: str) -> None:
    """An attack from its declaration to what it brings."""
    piece = s.pieces[n]
    defender = piece >> 2 if kind == PIECE else NOBODY
    the = Fight(p.seat, defender, n, kind, kind == PIECE and is_city(piece))
    log(s, "attacks", seat=SEAT[p.seat], space=s.ground.things[n], target=f"target:{kind}")
    declare(s, p, the)
    mine, theirs = roll(s), roll(s)  # CND-CBT-03
    attack = mine + s.slot + attack_bonus(s, p, card, the)
    defence = theirs + defence_of(s, p, the)
    log(s, "rolled", seat=SEAT[p.seat], attack=attack, defence=defence, die=mine, other=theirs)
    attack += await more(s, p, [s.resolving], "spend-on-attack", attack, defence)
    if defender != NOBODY:  # CND-CBT-12, CND-AMB-17
        rival = s.players[defender]
        cards = rival.cards_of(MILITARY)
        defence += await more(s, rival, cards, "spend-on-defence", attack, defence)
    if attack <= defence:  # CND-CBT-16
        log(s, "repelled", seat=SEAT[p.seat], attack=attack, defence=defence)
        return
    log(s, "won-fight", seat=SEAT[p.seat], attack=attack, defence=defence)
    s.attacks_won += 1
    await win(s, p, the)
    check_agendas(s, p, CONQUEST, WONDERS_OF, MATURE)  # a wonder carried off may ripen cities


async def more(
    s: DawnTable, p: Player, cards: list[str], ask: str, attack: int, defence: int
) -> int:
    """Trade tokens for the combat value (CND-CBT-12 … 15)."""
    if not p.automated:
        return await ask_spend(s, p, cards, ask, attack=attack, defence=defence)
    short = defence - attack + 1 if ask == "spend-on-attack" else attack - defence
    if not 0 < short <= spendable(s, p, cards):  # only what turns a loss (CND-SOL-11, -12)
        return 0
    await spend(s, p, cards, short)
    return short


def declare(s: DawnTable, p: Player, the: Fight) -> None:
    """Diplomacy with the attacked ends before anything is counted (CND-CBT-02)."""
    if the.kind == CITY_STATE:
        state = city_state_at(s, the.n)
        break_with(s, p, [card for card in p.diplomacy if card == state])
    elif the.kind == PIECE:
        break_with(s, p, from_rival(p, s.players[the.defender]))


def attack_bonus(s: DawnTable, p: Player, card: Focus, the: Fight) -> int:
    """The military card, leader, wonders and diplomacy (CND-CBT-05)."""
    bonus = card.bonus
    if the.kind == BARBARIAN and card.bonus_against_barbarians:
        bonus = card.bonus_against_barbarians
    total: int = HOOKS.value(s, "combat.attack", bonus, p, the)
    return total


def defence_of(s: DawnTable, attacker: Player, the: Fight) -> int:
    """What the defender has before the die (CND-CBT-06 … 11)."""
    if the.kind == CITY_STATE:
        return CITY_STATE_DEFENCE
    difficulty = difficulties(s, attacker, FIGHTING)[the.n]
    if the.kind == BARBARIAN:
        return difficulty
    rival = s.players[the.defender]
    base = difficulty * (2 if the.city else 1) + reinforcement(s, rival, the.n)
    total: int = HOOKS.value(s, "combat.defence", base, rival, the)
    return total


def reinforcement(s: DawnTable, p: Player, n: int) -> int:
    """The own side of the token and each adjacent reinforced one (CND-MIL-04)."""
    shield = 4 * p.seat + REINFORCED
    near = sum(s.pieces[each] == shield for each in s.ground.beside[n])
    return near + (s.pieces[n] == shield)


async def win(s: DawnTable, p: Player, the: Fight) -> None:
    """What a victory brings."""
    if the.kind == BARBARIAN:  # nobody moves in (CND-CBT-18, CND-CBT-19)
        await defeat(s, p, barbarian_at(s, the.n), trade=True)
    elif the.kind == CITY_STATE:
        await conquer(s, p, the.n)
        s.captured = (*s.captured, the.n)
    elif s.pieces[the.n] & 3 == CAPITAL:
        await plunder(s, p, s.players[the.defender], the.n)
    else:
        await capture(s, p, the)


async def capture(s: DawnTable, p: Player, the: Fight) -> None:
    """A rival's token or city gives way (CND-CBT-20 … 25, CND-CBT-33)."""
    rival = s.players[the.defender]
    state = next((x for x, at in s.conquered.items() if at == the.n), "")
    if state and await wants_to_liberate(p, state):
        await liberate(s, p, rival, state)
        return
    wants_city = the.city or bool(state)
    kind = CITY if wants_city and p.unused_cities else REINFORCED if wants_city else TOKEN
    if kind != CITY and not await free_token(s, p):
        return
    log(s, "captured", seat=SEAT[p.seat], space=s.ground.things[the.n])
    await replace(s, p, the.n, kind)
    s.captured = (*s.captured, the.n)
    if state:  # CND-CST-09
        s.conquered = {**s.conquered, state: the.n}
        rival.tokens = {token: card for token, card in rival.tokens.items() if token != state}
        await take_token(s, p, state)


async def wants_to_liberate(p: Player, state: str) -> bool:
    """Conquer or liberate (CND-CBT-33)."""
    thing = (f"city_state:{state}",)
    options = [Option("conquer", (state,), thing), Option("liberate", (state,), thing)]
    return (await choose(p.seat, "conquer-or-liberate", options)).verb == "liberate"


async def plunder(s: DawnTable, p: Player, rival: Player, n: int) -> None:
    """A defeated capital gives up trade tokens and its wonder, and stays (CND-CBT-28 … 31)."""
    p.capitals_defeated += 1
    log(s, "capital-defeated", seat=SEAT[p.seat], rival=SEAT[rival.seat])
    check_agendas(s, p, CONQUEST)
    taken = 0
    for _ in range(2):
        cards = [card for card, tokens in zip(rival.row, rival.trade, strict=True) if tokens]
        if not cards:
            break
        options = [PUT[card] for card in cards]
        answer = await choose(p.seat, "plunder", options, player=SEAT[rival.seat])
        rival.trade[rival.row.index(str(answer.args[0]))] -= 1
        taken += 1
    await gain_trade(s, p, taken)
    await carry_off(s, p, rival, n)


async def carry_off(s: DawnTable, p: Player, rival: Player, n: int) -> None:
    """The wonder of a capital moves under an own city without one (CND-CBT-31)."""
    wonder = next((each for each, at in s.sites.items() if at == n), "")
    cities = sorted(free_cities(s, p))
    if not wonder or not cities:
        return
    sites = s.ground.options("site")
    answer = await choose(
        p.seat, "wonder-site", [sites[at] for at in cities], wonder=f"card:{wonder}"
    )
    s.sites = {**s.sites, wonder: s.ground.where(answer)}
    refresh(s)
    await lose_wonder(s, rival, wonder)

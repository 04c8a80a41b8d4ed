"""The event dial and the barbarians (CND-EVT)."""

from __future__ import annotations

from oikumene.engine.chance import roll
from oikumene.engine.decision import choose
from oikumene.engine.hexes import OFF
from oikumene.engine.journal import log
from oikumene.titles.dawn.automated import ByChance
from oikumene.titles.dawn.cards import BLANK, EVENT_DIAL, MOVE, PUT, SEAT, SPAWN, TRADE
from oikumene.titles.dawn.hooks import HOOKS
from oikumene.titles.dawn.maturity import mature_cities
from oikumene.titles.dawn.pieces import vacate, weaken
from oikumene.titles.dawn.state import (
    CAPITAL,
    CITY,
    NOBODY,
    NOWHERE,
    REINFORCED,
    DawnTable,
    Player,
    has_caravan,
    owner_at,
    put_barbarian,
)
from oikumene.titles.dawn.trade import gain_trade

DIRECTIONS = 6
HALF_TURN = 3


async def event(s: DawnTable) -> None:
    """Before each turn of the first player but the first (CND-TRN-02)."""
    await ByChance(s, turn_dial(s))
    s.phase = "victory"


async def turn_dial(s: DawnTable) -> None:
    """The next section of the dial."""
    s.dial = (s.dial + 1) % len(EVENT_DIAL)
    section = EVENT_DIAL[s.dial]
    if section != BLANK:
        log(s, "event", event=f"event:{section}")
    if section == SPAWN:
        spawn(s)
    elif section == MOVE:
        await move_barbarians(s)
    elif section == TRADE:
        await trade(s)


async def trade(s: DawnTable) -> None:
    """A trade token for each mature city, in turn order (CND-EVT-02, CND-EVT-03)."""
    for seat in s.turn_order:
        p = s.players[seat]
        await gain_trade(s, p, len(mature_cities(s, p)))


def spawn(s: DawnTable) -> None:
    """Defeated barbarians come back to their spaces, if nothing stands there (CND-EVT-04 … 06)."""
    for letter, at in s.barbarians.items():
        home = s.ground.spawn[letter]
        if at == NOWHERE and s.pieces[home] == NOBODY and home not in s.barbarians.values():
            put_barbarian(s, letter, home)
            log(s, "spawned", barbarian=f"barbarian:{letter}", space=s.ground.things[home])
            destroy_caravans(s, home)


def destroy_caravans(s: DawnTable, n: int) -> None:
    """Caravans go back to their owners' economy cards (CND-ECO-22)."""
    if not has_caravan(s, n):
        return
    for p in s.players:
        while n in p.caravans:
            p.caravans.remove(n)
            log(s, "caravan-lost", seat=SEAT[p.seat], space=s.ground.things[n])


async def move_barbarians(s: DawnTable) -> None:
    """All at once; then arrivals, then stacks are dispersed (CND-EVT-07, CND-EVT-08)."""
    number = roll(s)
    log(s, "barbarians-move", n=number)
    before = s.barbarians
    s.barbarians = {
        letter: NOWHERE if at == NOWHERE else goal(s, at, number) for letter, at in before.items()
    }

    def turn(letter: str) -> int:
        return (owner_at(s, s.barbarians[letter]) - s.first) % len(s.players)

    for letter in sorted(before, key=turn):  # the first player suffers first (CND-TIM-08)
        if s.barbarians[letter] != before[letter]:
            await arrive(s, letter, before[letter])
    await disperse(s)


async def disperse(s: DawnTable) -> None:
    """One of several in a space moves on, with a new roll (CND-EVT-22, CND-EVT-23)."""
    while True:
        here = [n for n in s.barbarians.values() if n != NOWHERE]
        crowded = [letter for letter, n in s.barbarians.items() if n >= 0 and here.count(n) > 1]
        if not crowded:
            return
        letter = max(crowded)
        at = s.barbarians[letter]
        put_barbarian(s, letter, goal(s, at, roll(s)))
        if s.barbarians[letter] != at:
            await arrive(s, letter, at)


def goal(s: DawnTable, at: int, number: int) -> int:
    """Where a roll takes a barbarian; what keeps it out turns it round (CND-EVT-24)."""
    direction = (s.direction + number - 1) % DIRECTIONS
    ahead = walk(s, at, direction)
    if not guarded(s, ahead):
        return ahead
    back = walk(s, at, (direction + HALF_TURN) % DIRECTIONS)
    return at if guarded(s, back) else back


def walk(s: DawnTable, at: int, direction: int) -> int:
    """Step by step over water to land; the edge reverses (CND-EVT-09 … 11)."""
    around, water = s.ground.around, s.ground.water
    while True:
        ahead = around[at][direction]
        if ahead == OFF:
            direction = (direction + HALF_TURN) % DIRECTIONS
            ahead = around[at][direction]
            if ahead == OFF:
                return at
        at = ahead
        if not water[at]:
            return at


def guarded(s: DawnTable, n: int) -> bool:
    """Whether something keeps barbarians out of a space."""
    piece = s.pieces[n]
    if piece < 0:
        return False
    kept_out: bool = HOOKS.value(s, "barbarians.kept_out", False, s.players[piece >> 2], piece)
    return kept_out


async def arrive(s: DawnTable, letter: str, came_from: int) -> None:
    """What a barbarian does where it comes to (CND-EVT-12 … 21)."""
    n = s.barbarians[letter]
    piece = s.pieces[n]
    log(s, "barbarian-moved", barbarian=f"barbarian:{letter}", space=s.ground.things[n])
    if piece >= 0 and piece & 3 == REINFORCED:  # CND-EVT-14, CND-EVT-15
        await weaken(s, n)
        put_barbarian(s, letter, came_from)
        return
    destroy_caravans(s, n)
    if piece < 0:
        return
    if piece & 3 == CAPITAL:
        await suffer(s, s.players[piece >> 2])
        return
    kind = "city" if piece & 3 == CITY else "token"
    log(s, f"{kind}-destroyed", seat=SEAT[piece >> 2], space=s.ground.things[n])
    await vacate(s, n)


async def suffer(s: DawnTable, p: Player) -> None:
    """A capital's owner discards two trade tokens (CND-EVT-16)."""
    for _ in range(2):
        cards = [card for card, tokens in zip(p.row, p.trade, strict=True) if tokens]
        if not cards:
            return
        answer = await choose(p.seat, "discard-trade", [PUT[card] for card in cards])
        card = str(answer.args[0])
        p.trade[p.row.index(card)] -= 1
        log(s, "discarded", seat=SEAT[p.seat], card=f"card:{card}")

"""City-states: conquest and liberation (CND-CST)."""

from __future__ import annotations

from oikumene.engine.decision import choose
from oikumene.engine.journal import log
from oikumene.titles.dawn.cards import CITY_STATES, PUT, SEAT
from oikumene.titles.dawn.diplomacy import take
from oikumene.titles.dawn.pieces import free_token, occupy, vacate
from oikumene.titles.dawn.state import (
    CITY,
    REINFORCED,
    DawnTable,
    Player,
    city_state_at,
    put_thing,
    refresh,
    take_thing,
)


async def conquer(s: DawnTable, p: Player, n: int) -> None:
    """A city in its space, its token on a card, its diplomacy face down (CND-CST-05)."""
    state = city_state_at(s, n)
    kind = CITY if p.unused_cities else REINFORCED  # CND-CBT-24
    if kind == REINFORCED and not await free_token(s, p):
        return
    log(s, "conquered", seat=SEAT[p.seat], state=f"city_state:{state}")
    take_thing(s, n)
    _turn_down(s, state)
    s.conquered = {**s.conquered, state: n}
    await occupy(s, p, n, kind)
    await take_token(s, p, state)


def _turn_down(s: DawnTable, state: str) -> None:
    """All its cards leave the game for now, those that players hold too (CND-CST-06)."""
    s.stocks = {**s.stocks, state: 0}
    for p in s.players:
        p.diplomacy = tuple(card for card in p.diplomacy if card != state)
    refresh(s)


async def take_token(s: DawnTable, p: Player, state: str) -> None:
    """The token goes on a card of its type (CND-CST-07, CND-SCI-15)."""
    cards = p.cards_of(CITY_STATES[state].type)
    card = ""
    if cards:
        options = [PUT[each] for each in cards]
        answer = await choose(p.seat, "put-token", options, thing=f"city_state:{state}")
        card = str(answer.args[0])
    p.tokens = {**p.tokens, state: card}


async def liberate(s: DawnTable, p: Player, loser: Player, state: str) -> None:
    """The city-state is free again and thanks its liberator with a card (CND-CST-08)."""
    n = s.conquered[state]
    log(s, "liberated", seat=SEAT[p.seat], state=f"city_state:{state}")
    await vacate(s, n)
    loser.tokens = {token: card for token, card in loser.tokens.items() if token != state}
    put_thing(s, n, f"city_state:{state}")
    s.stocks = {**s.stocks, state: 2}
    take(s, p, state)

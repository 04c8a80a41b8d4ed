"""Diplomacy cards of players and city-states (CND-DIP)."""

from __future__ import annotations

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.dawn.cards import CITY_STATES, DIPLOMACY, DONE, SEAT
from oikumene.titles.dawn.hooks import HOOKS
from oikumene.titles.dawn.state import DawnTable, Player, refresh
from oikumene.titles.dawn.victory import MATURE, check_agendas


def from_rival(p: Player, rival: Player) -> list[str]:
    """The cards that a player holds of a rival."""
    return [card for card in p.diplomacy if card.endswith(f"@{rival.seat}")]


def stock_of(s: DawnTable, rival: Player) -> list[str]:
    """The cards in a player's own stock, free to be taken (CND-DIP-03)."""
    own = [f"{card}@{rival.seat}" for card in DIPLOMACY]
    return [card for card in own if not any(card in p.diplomacy for p in s.players)]


def take(s: DawnTable, p: Player, card: str) -> None:
    """A player takes a card."""
    p.diplomacy = (*p.diplomacy, card)
    if card in CITY_STATES:
        s.stocks = {**s.stocks, card: s.stocks[card] - 1}
    log(s, "diplomacy", seat=SEAT[p.seat], card=thing(card))
    refresh(s)
    check_agendas(s, p, MATURE)  # Open Borders may make a city mature


def give_back(s: DawnTable, p: Player, card: str) -> None:
    """A player returns a card to where it came from."""
    p.diplomacy = tuple(each for each in p.diplomacy if each != card)
    if card in CITY_STATES:
        s.stocks = {**s.stocks, card: s.stocks[card] + 1}
    log(s, "returned", seat=SEAT[p.seat], card=thing(card))
    refresh(s)


def thing(card: str) -> str:
    """A diplomacy card as a thing."""
    return f"city_state:{card}" if card in CITY_STATES else f"diplomacy:{card}"


def option(verb: str, card: str) -> Option:
    """An option about a diplomacy card."""
    return Option(verb, (card,), (thing(card),))


def limit(s: DawnTable, p: Player) -> int:
    """Cards of each rival that a player may hold (CND-DIP-02)."""
    found: int = HOOKS.value(s, "diplomacy.limit", 1, p)
    return found


async def offer_of_city_state(s: DawnTable, p: Player, state: str) -> None:
    """One of its cards, if there is one left and the player has none (CND-ECO-12)."""
    if state in p.diplomacy or not s.stocks.get(state):
        return
    answer = await choose(p.seat, "take-diplomacy", [option("take", state), DONE])
    if answer != DONE:
        take(s, p, state)


async def offer_of_rival(s: DawnTable, p: Player, rival: Player) -> None:
    """A card out of the rival's stock, for the one held before (CND-ECO-13)."""
    free = stock_of(s, rival)
    if not free:
        return
    answer = await choose(p.seat, "take-diplomacy", [*[option("take", c) for c in free], DONE])
    if answer == DONE:
        return
    held = from_rival(p, rival)
    if len(held) >= limit(s, p):
        await give_one_back(s, p, held)
    take(s, p, str(answer.args[0]))


async def give_one_back(s: DawnTable, p: Player, held: list[str]) -> None:
    """Which of several cards goes back."""
    answer = await choose(p.seat, "return-diplomacy", [option("return", card) for card in held])
    give_back(s, p, str(answer.args[0]))


def break_with(s: DawnTable, p: Player, cards: list[str]) -> None:
    """An attack returns all cards of the attacked (CND-CBT-02, CND-DIP-04)."""
    for card in cards:
        give_back(s, p, card)

"""Science cards, the tech dial and gaining focus cards (CND-SCI)."""

from __future__ import annotations

from functools import cache

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.dawn.cards import (
    AFTER_LAST,
    CITY_STATES,
    DONE,
    FOCUS,
    LAST_ON_DIAL,
    LEVEL_SPACES,
    PUT,
    SCIENCE,
    SEAT,
    Focus,
    focus,
)
from oikumene.titles.dawn.hooks import HOOKS
from oikumene.titles.dawn.jobs import first_do, job, rename
from oikumene.titles.dawn.pieces import weaken
from oikumene.titles.dawn.resources import available, gain_resource
from oikumene.titles.dawn.state import DawnTable, Player, is_token
from oikumene.titles.dawn.trade import ask_spend, gain_trade
from oikumene.titles.dawn.victory import DIAL, check_agendas


async def resolve_science(s: DawnTable, p: Player, card: Focus) -> None:
    """What the card does first, then the dial (CND-SCI-01)."""
    if card.first == "trade_token":
        await gain_trade(s, p, 1)
    elif card.first == "resource":
        missing = [each for each in available(s) if not p.resources[each]]  # CND-SCI-17
        await gain_resource(s, p, missing, f"card:{card.id}")
    elif card.first == "nuclear" and s.slot == card.slot:  # CND-SCI-18
        await strike(s, p)
    spent = await ask_spend(s, p, [s.resolving], "spend-on-science")
    await advance(s, p, s.slot + spent)


async def strike(s: DawnTable, p: Player) -> None:
    """Nuclear Power: tokens of everybody in and around a space suffer (CND-SCI-19)."""
    strikes = s.ground.options("strike")
    n = s.ground.where(await choose(p.seat, "strike", list(strikes)))
    log(s, "struck", seat=SEAT[p.seat], space=s.ground.things[n])
    for hit in (n, *s.ground.beside[n]):
        if is_token(s.pieces[hit]):
            await weaken(s, hit)


async def advance(s: DawnTable, p: Player, steps: int) -> None:
    """Turn the dial; every level space on the way gives a card, in order (CND-SCI-07)."""
    log(s, "advanced", seat=SEAT[p.seat], n=steps)
    first_do(s, *[f"gain-card {level}" for level in levels_passed(s, p, steps)])


def levels_passed(s: DawnTable, p: Player, steps: int) -> list[int]:
    """Turn the dial; returns the levels of the level spaces reached or passed."""
    levels = []
    for _ in range(steps):
        p.dial = p.dial + 1 if p.dial < LAST_ON_DIAL else AFTER_LAST  # CND-SCI-08
        if p.dial in LEVEL_SPACES:
            levels.append(LEVEL_SPACES[p.dial])
        if p.dial == LAST_ON_DIAL:
            check_agendas(s, p, DIAL)
    return levels


@job("gain-card")
async def gain_card(s: DawnTable, p: Player, level: str) -> None:
    """A card of exactly this level may replace one of its type (CND-SCI-03, CND-SCI-04)."""
    options = replacements(s, p, p.row, int(level))
    if not options:
        return
    answer = await choose(p.seat, "gain-card", [*options, DONE], level=int(level))
    if answer != DONE:
        await exchange(s, p, *map(str, answer.args))


def replacements(s: DawnTable, p: Player, cards: list[str], level: int) -> list[Option]:
    """The cards of a level in the focus deck, each with a card of the row that it may replace."""
    any_type = HOOKS.value(s, "focus.any_type", False, p)
    return [
        option
        for old in cards
        for new, option in _successors(old, level, any_type)
        if new not in p.row
    ]


@cache
def _successors(old: str, level: int, any_type: bool) -> list[tuple[str, Option]]:
    """What may replace a card; Oxford University: any type but for science cards (CND-SCI-14)."""
    type_ = focus(old).type
    own = "ap_" if old.startswith("ap_") else ""
    deck = [own + card.id for card in FOCUS.values() if card.level == level]
    return [
        (new, Option("replace", (old, new), (f"card:{old}", f"card:{new}")))
        for new in deck
        if focus(new).type == type_ or (any_type and type_ != SCIENCE)
    ]


async def place_for(p: Player, token: str, new: str) -> str:
    """The card that a token goes to: the new one, if it is of the city-state's type."""
    if token not in CITY_STATES or focus(new).type == CITY_STATES[token].type:
        return new
    cards = p.cards_of(CITY_STATES[token].type)  # CND-SCI-15
    if not cards:
        return ""
    options = [PUT[card] for card in cards]
    answer = await choose(p.seat, "put-token", options, thing=f"city_state:{token}")
    return str(answer.args[0])


async def exchange(s: DawnTable, p: Player, old: str, new: str) -> None:
    """The new card takes the old one's slot and tokens (CND-SCI-05, CND-SCI-06)."""
    log(s, "new-card", seat=SEAT[p.seat], card=f"card:{new}", old=f"card:{old}")
    p.row[p.row.index(old)] = new
    for token, card in p.tokens.items():
        if card == old:
            p.tokens = {**p.tokens, token: await place_for(p, token, new)}
    if s.resolving == old:
        s.resolving = new  # it is the one that is reset (CND-SCI-10, CND-WON-15)
    if s.todo:
        rename(s, old, new)
    while 0 < p.available_caravans < len(p.caravans):  # CND-SCI-13, CND-SCI-16
        options = s.ground.options("recall")
        answer = await choose(p.seat, "recall-caravan", [options[n] for n in sorted({*p.caravans})])
        p.caravans.remove(s.ground.where(answer))

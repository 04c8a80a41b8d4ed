"""Civic improvement, and mood that events lower (COC-MOD, COC-ADT-24)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from oikumene.engine.decision import Option, choose
from oikumene.titles.clash.cards import (
    ANGRY,
    DONE,
    HAPPY,
    MOOD,
    MOODS,
    RESOURCES,
    amount,
)
from oikumene.titles.clash.cities import lower_mood, raise_mood
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.resources import Price, can_pay, exactly, pay
from oikumene.titles.clash.state import ClashTable, Player, cities_of, has, react

RITUALS = tuple((kind, MOOD) for kind in RESOURCES)
"""Any resource for a mood token (COC-ADT-26)."""
MYTHS = exactly(mood=1)


@cache
def priced(tokens: int, rituals: bool) -> Price:
    """So many mood tokens."""
    return Price((amount({"mood": tokens}),), RITUALS if rituals else ())


def level_price(s: ClashTable, p: Player, n: int, levels: int) -> Price:
    """What it costs to raise the mood of a city (COC-MOD-02)."""
    size = s.cities[n].size * levels
    price = priced(size, has(p, "rituals"))
    found: Price = HOOKS.value(s, "mood.price", price, p, n, levels)
    return found


def raises(s: ClashTable, p: Player, only: list[int] | None = None) -> Iterator[tuple[int, int]]:
    """The cities whose mood a player can raise, and by how many levels (COC-MOD-03, -04)."""
    for n in sorted(cities_of(s, p.seat) if only is None else only):
        for levels in range(1, HAPPY - s.cities[n].mood + 1):
            if can_pay(s, p, level_price(s, p, n, levels)):
                yield n, levels


def can_improve(s: ClashTable, p: Player) -> bool:
    """Whether any mood can be raised."""
    return any(raises(s, p))


async def improve(s: ClashTable, p: Player, only: list[int] | None = None) -> None:
    """Raise the mood of any number of cities (COC-MOD-01)."""
    first = True
    while found := list(raises(s, p, only)):
        options = [
            s.ground.options("raise", MOODS[s.cities[n].mood + levels])[n] for n, levels in found
        ]
        answer = await choose(p.seat, "improve", options if first else [*options, DONE])
        if answer == DONE:
            return
        first = False
        n = s.ground.where(answer)
        levels = MOODS.index(str(answer.args[1])) - s.cities[n].mood
        await pay(s, p, level_price(s, p, n, levels), s.ground.things[n])
        raise_mood(s, n, levels)


async def lower_by_event(s: ClashTable, n: int, levels: int = 1) -> None:
    """An event lowers a mood, unless Myths are paid for (COC-ADT-24, COC-AMB-37)."""
    city = s.cities[n]
    if city.mood == ANGRY:
        return
    if city.owner < len(s.players):
        p = s.players[city.owner]
        if can_pay(s, p, MYTHS):
            await react(s, p, "advance.needed", ("myths",))
        if has(p, "myths") and can_pay(s, p, MYTHS):
            options = [Option("keep", (), ("advance:myths",)), DONE]
            answer = await choose(p.seat, "myths", options, city=s.ground.things[n])
            if answer != DONE:
                await pay(s, p, MYTHS, "advance:myths")
                return
    lower_mood(s, n, levels)

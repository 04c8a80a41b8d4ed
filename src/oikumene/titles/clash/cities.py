"""City size, mood and activation (COC-CTY)."""

from __future__ import annotations

from oikumene.engine.decision import RuleId
from oikumene.engine.journal import log
from oikumene.titles.clash.cards import ANGRY, HAPPY, MOODS, NEUTRAL
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.jobs import job
from oikumene.titles.clash.state import (
    ClashTable,
    Player,
    change,
    cities_of,
    react,
)

LARGER = "larger"
"""A mark in `used`: the city that is at work counts as one larger."""


def why_not_activate(s: ClashTable, n: int) -> RuleId | None:
    """Whether a city cannot be activated any more this turn."""
    city = s.cities[n]
    if city.spent and city.mood == ANGRY:
        return "COC-CTY-14"
    if s.used and f"closed {n}" in s.used:
        return "COC-CTY-14"
    return None


def active_cities(s: ClashTable, p: Player) -> list[int]:
    """The cities that a player can activate."""
    return [n for n in cities_of(s, p.seat) if not why_not_activate(s, n)]


async def activate(s: ClashTable, p: Player, n: int, what: str) -> None:
    """A city goes to work: the activation is counted (COC-CTY-11 … 15)."""
    s.charged = n
    count(s, n, 1)
    await react(s, p, "activating", n, what)


def count(s: ClashTable, n: int, by: int) -> None:
    """An activation more, or less, in this turn."""
    city = s.cities[n]
    change(s, n, activations=city.activations + by, spent=by > 0 and city.mood == ANGRY)


@job("activated")
async def activated(s: ClashTable, where: str, what: str, charged: str) -> None:
    """The work is done; from the second time on it costs mood (COC-CTY-13, COC-TIM-07)."""
    n, at = int(where), int(charged)
    s.used = tuple(each for each in s.used if each != LARGER)
    if n in s.cities and s.cities[n].owner == s.active:
        await react(s, s.player, "activated", n, what)
    city = s.cities.get(at)
    if city and city.activations > 1:
        lower_mood(s, at)


def work_mood(s: ClashTable, p: Player, n: int, what: str) -> int:
    """The mood that a city works with: Forced Labor hides anger (COC-ADT-50)."""
    mood = s.cities[n].mood
    if mood == ANGRY and "forced_labor" in s.used and what != "wonder":
        mood = NEUTRAL
    found: int = HOOKS.value(s, "city.mood", mood, p, n, what)
    return found


def work_number(s: ClashTable, p: Player, n: int, what: str) -> int:
    """How many resources or units an activation may bring (COC-CTY-07, COC-CTY-08)."""
    mood = work_mood(s, p, n, what)
    size = s.cities[n].size + s.used.count(LARGER)
    number = 1 if mood == ANGRY else size + (mood == HAPPY)
    found: int = HOOKS.value(s, f"{what}.number", number, p, n)
    return found


def lower_mood(s: ClashTable, n: int, levels: int = 1) -> None:
    """The mood of a city drops (COC-CTY-17)."""
    mood = max(ANGRY, s.cities[n].mood - levels)
    set_mood(s, n, mood)


def raise_mood(s: ClashTable, n: int, levels: int = 1) -> None:
    """The mood of a city rises: it may work again (COC-CTY-18)."""
    mood = min(HAPPY, s.cities[n].mood + levels)
    if mood > s.cities[n].mood:
        change(s, n, spent=False)
    set_mood(s, n, mood)


def set_mood(s: ClashTable, n: int, mood: int) -> None:
    """A city has a mood."""
    if s.cities[n].mood == mood:
        return
    change(s, n, mood=mood)
    log(s, "mood", city=s.ground.things[n], mood=f"mood:{MOODS[mood]}")

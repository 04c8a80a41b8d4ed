"""Greece: its advances and leaders (COC-CIV-31 … 33, COC-CIV-57)."""

from __future__ import annotations

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.action_cards import play, playable_actions
from oikumene.titles.clash.cards import (
    ACTIONS,
    CULTURE,
    DONE,
    INFANTRY,
    MOOD,
    NOWHERE,
    SEAT,
    Goods,
)
from oikumene.titles.clash.cities import activate, count, why_not_activate
from oikumene.titles.clash.effects.civilizations.common import teaches
from oikumene.titles.clash.ground import region_of
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.influence import can_influence, influence
from oikumene.titles.clash.jobs import first_do
from oikumene.titles.clash.leaders import aboard, leader_city, leads
from oikumene.titles.clash.resources import Price, can_pay, exactly, gain, pay, spend, ways
from oikumene.titles.clash.sides import fighters
from oikumene.titles.clash.state import Battle, ClashTable, Player, cities_of, has, use_up
from oikumene.titles.clash.uses import usable

MOODS_FOR_ARTS = exactly(mood=2)
SECOND = 2
"""The activation that City States can charge to another city."""
TOKEN = exactly(culture=1)
THERMOPYLAE, ADMIRAL = 2, 2
"""Combat value: of Leonidas for each unit that he lacks; of Pericles at sea."""


@HOOKS.reacts("recruited", "study")
async def study(
    s: ClashTable, owner: int, p: Player, n: int, _kinds: tuple[int, ...], _spent: Goods
) -> None:
    """COC-CIV-31."""
    if p.seat == owner and "academy" in s.cities[n].buildings:
        gain(s, p, {"ideas": 1}, "advance:study")


@HOOKS.changes("draft.price", "sparta")
def spartans(
    _s: ClashTable, owner: int, due: Price | None, p: Player, _n: int, kind: int
) -> Price | None:
    """Culture pays for Draft as well,"""
    if p.seat != owner or kind != INFANTRY or due is None:
        return due
    return due.plus_swaps((CULTURE, MOOD))


@HOOKS.changes("combat.mute", "sparta")
def sparta(s: ClashTable, owner: int, mute: bool, b: Battle, side: int) -> bool:
    """and a superior enemy plays no cards."""
    return mute or (not b.sea and b.owner_of(1 - side) == owner and lacks(s, b, 1 - side) > 0)


def lacks(s: ClashTable, b: Battle, side: int) -> int:
    """How many units more the other side has."""
    return len(fighters(s, b, 1 - side)) - len(fighters(s, b, side))


@HOOKS.changes("influence.sources", "hellenistic_culture")
def hellenistic_culture(
    s: ClashTable, owner: int, sources: dict[int, int], p: Player
) -> dict[int, int]:
    """Others' cities with own buildings are sources (COC-CIV-32)."""
    if p.seat != owner:
        return sources
    abroad = {
        n: city.size
        for n, city in s.cities.items()
        if city.owner != owner and owner in city.buildings.values()
    }
    return {**sources, **abroad}


def can_perform(s: ClashTable, p: Player) -> bool:
    """Whether Arts are still to be paid (COC-CIV-32)."""
    if not has(p, "arts") or "arts" in s.used:
        return False
    return can_pay(s, p, MOODS_FOR_ARTS) and can_influence(s, p)


@usable("hellenistic_culture", ready=can_perform)
async def perform(s: ClashTable, p: Player) -> None:
    """Arts for mood tokens (COC-CIV-32)."""
    use_up(s, "arts")
    await pay(s, p, MOODS_FOR_ARTS, "advance:arts")
    if can_influence(s, p):  # tokens that would have boosted it may be gone
        await influence(s, p)


@HOOKS.reacts("activating", "city_states")
async def city_states(s: ClashTable, owner: int, p: Player, n: int, _what: str) -> None:
    """The second activation of a city may be charged to another one (COC-CIV-33)."""
    if p.seat != owner or s.cities[n].activations != SECOND or "city_states" in s.used:
        return
    charge = s.ground.options("charge")
    options = [charge[m] for m in allies(s, p, n)]
    if not options:
        return
    answer = await choose(p.seat, "city-states", [*options, DONE], city=s.ground.things[n])
    if answer == DONE:
        return
    use_up(s, "city_states")
    count(s, n, -1)
    s.charged = s.ground.where(answer)
    count(s, s.charged, 1)
    log(s, "charged", seat=SEAT[p.seat], city=s.ground.things[s.charged])


def allies(s: ClashTable, p: Player, n: int) -> list[int]:
    """Cities that can stand in: as large, as happy, and free to work."""
    city = s.cities[n]
    return [
        m
        for m in sorted(cities_of(s, p.seat))
        if m != n
        and s.cities[m].size >= city.size
        and s.cities[m].mood >= city.mood
        and why_not_activate(s, m) is None
    ]


# Leaders


def idols(s: ClashTable, p: Player) -> list[Option]:
    """The action cards that Alexander can play (COC-CIV-57)."""
    return [option for option in playable_actions(s, p) if option.args[0] in ACTIONS]


def can_inspire(s: ClashTable, p: Player) -> bool:
    """Whether a card can be paid besides what Alexander costs."""
    n = leader_city(s, p)
    if n == NOWHERE or why_not_activate(s, n):
        return False
    return any(idols(s, poorer(s, p, way)) for way in ways(s, p, TOKEN))


def poorer(s: ClashTable, p: Player, way: Goods) -> Player:
    """A player after a payment."""
    found = p.copy()
    spend(s, found, way)
    return found


@usable("alexander", ready=can_inspire)
async def idol(s: ClashTable, p: Player) -> None:
    """A token and the work of his city instead of a main action (COC-CIV-57)."""
    n = leader_city(s, p)
    await pay(s, p, TOKEN, "leader:alexander")
    await activate(s, p, n, "idol")
    first_do(s, f"activated {n} idol {s.charged}")
    if not idols(s, p):  # the tokens that were paid are missing for every card
        return
    answer = await choose(p.seat, "idol", lambda: idols(s, p))
    await play(s, p, answer, free_of_action=True)


@HOOKS.changes("combat.bonus", "alexander")
def ruler_of_the_world(s: ClashTable, owner: int, bonus: int, b: Battle, side: int) -> int:
    """One for each region with own cities besides home (COC-CIV-57)."""
    if not leads(s, owner, b, side):
        return bonus
    home = region_of(s.players[owner].start)
    return bonus + len({region_of(n) for n in cities_of(s, owner)} - {home})


@HOOKS.reacts("recruited", "leonidas")
async def thats_sparta(
    s: ClashTable, owner: int, p: Player, n: int, _kinds: tuple[int, ...], _spent: Goods
) -> None:
    """Recruiting in his city."""
    if p.seat == owner and n == leader_city(s, p):
        gain(s, p, {"culture": 1}, "leader:leonidas")


@HOOKS.reacts("round.begins", "leonidas")
async def outnumbered(s: ClashTable, owner: int, p: Player, b: Battle) -> None:
    """What counts is how many there are when a round starts,"""
    if p.seat != owner:
        return
    mark = f"{owner}:leonidas"
    others = (each for each in b.effects if each != mark)
    b.effects = (*others, *[mark] * lacks(s, b, b.side_of(owner)))


@HOOKS.changes("combat.bonus", "leonidas")
def hero_of_thermopylae(s: ClashTable, owner: int, bonus: int, b: Battle, side: int) -> int:
    """so it is noted, once for each unit."""
    if not leads(s, owner, b, side):
        return bonus
    return bonus + THERMOPYLAE * b.effects.count(f"{owner}:leonidas")


teaches("pericles", "education")


@HOOKS.changes("combat.bonus", "pericles")
def admiral(s: ClashTable, owner: int, bonus: int, b: Battle, side: int) -> int:
    """At sea, aboard."""
    return bonus + ADMIRAL if aboard(s, owner, b, side) else bonus

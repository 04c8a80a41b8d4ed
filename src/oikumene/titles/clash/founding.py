"""Founding a city (COC-FND)."""

from __future__ import annotations

from oikumene.engine.decision import Refusal, RuleId, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.cards import BARREN, NOBODY, SEAT, SETTLER
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.objectives import complete_now
from oikumene.titles.clash.pieces import enemies_at, kind_of, settlements, space_of, take
from oikumene.titles.clash.state import City, ClashTable, Player, react


def why_not_site(s: ClashTable, p: Player, n: int) -> RuleId | None:
    """Whether a city cannot be founded on a space, whoever founds it (COC-FND-02, COC-FND-03)."""
    ground = s.ground
    if not ground.is_dry[n]:
        return "COC-FND-05"
    if ground.terrain[n] == BARREN and not HOOKS.value(s, "found.barren", False, p):
        return "COC-FND-02"
    if n in s.cities or n in s.exhausted or enemies_at(s, p.seat, n) != NOBODY:
        return "COC-FND-02"
    if not settlements(s, p):
        return "COC-FND-03"
    return None


def why_not_found(s: ClashTable, p: Player, n: int) -> RuleId | None:
    """Whether a settler cannot found a city where it stands."""
    rule = why_not_site(s, p, n)
    if rule is None and HOOKS.value(s, "found.barred", False, p, n):
        return "COC-GEN-16"
    return rule


def settler_spaces(s: ClashTable, p: Player) -> list[int]:
    """Where a player's settlers are."""
    return sorted({space_of(u) for u in s.units[p.seat] if kind_of(u) == SETTLER})


def sites(s: ClashTable, p: Player) -> list[int]:
    """Where a player's settlers can found a city."""
    return [n for n in settler_spaces(s, p) if why_not_found(s, p, n) is None]


async def found_city(s: ClashTable, p: Player) -> None:
    """The main action: a settler becomes a settlement (COC-FND-01)."""
    options = s.ground.options("found")
    answer = await choose(
        p.seat,
        "found",
        lambda: [options[n] for n in sites(s, p)],
        lambda: [
            Refusal(options[n], rule)
            for n in settler_spaces(s, p)
            if (rule := why_not_found(s, p, n))
        ],
    )
    await settle(s, p, s.ground.where(answer))


async def settle(s: ClashTable, p: Player, n: int) -> None:
    """A settler founds a city where it stands."""
    settler = next(u for u in s.units[p.seat] if kind_of(u) == SETTLER and space_of(u) == n)
    take(s, p.seat, settler)
    await found(s, p, n)


async def found(s: ClashTable, p: Player, n: int) -> None:
    """A new city of size 1, Neutral and not activated (COC-FND-07)."""
    s.cities[n] = City(p.seat)
    log(s, "founded", seat=SEAT[p.seat], city=s.ground.things[n])
    await react(s, p, "founded", n)
    await complete_now(s, "founded", p, n)

"""What the civilizations can do (CIV-NAT)."""

from __future__ import annotations

from oikumene.engine.decision import choose
from oikumene.titles.civilization.cards import MARKET, TECHS, UNITS
from oikumene.titles.civilization.culture import advance_track
from oikumene.titles.civilization.harvest import TAKE
from oikumene.titles.civilization.hooks import HOOKS
from oikumene.titles.civilization.resources import take_token
from oikumene.titles.civilization.state import CivilizationTable, Player, used
from oikumene.titles.civilization.units import draw_unit

AMERICAN_PRODUCTION = 2


@HOOKS.changes("production.gained", "america")
def america_trades(_s: CivilizationTable, owner: int, gained: int, p: Player) -> int:
    """Each 3 trade give 2 production (CIV-NAT-01)."""
    return AMERICAN_PRODUCTION if owner == p.seat else gained


@HOOKS.changes("city.free", "egypt")
def egypt_builds(s: CivilizationTable, owner: int, free: bool, p: Player, _city: int) -> bool:
    """Once per round a city may use its action to build for free (CIV-NAT-05)."""
    return free or (p.seat == owner and not used(s, p, "egypt"))


@HOOKS.reacts("tech.learned", "germany")
async def germany_arms(s: CivilizationTable, owner: int, p: Player, tech: str) -> None:
    """A tech of a unit type brings such a unit and a resource, whatever the rank and however it was
    learned (CIV-NAT-06 … 08, CIV-NAT-16)."""
    unit = TECHS[tech].unit
    if owner != p.seat or not unit:
        return
    draw_unit(s, p, UNITS.index(unit))
    options = [TAKE[name] for name, n in zip(MARKET, s.market, strict=True) if n]
    if options:
        answer = await choose(p.seat, "german-resource", options, tech=f"tech:{tech}")
        take_token(s, p, str(answer.args[0]))


@HOOKS.reacts("wonder.built", "rome")
@HOOKS.reacts("city.founded", "rome")
@HOOKS.reacts("city.conquered", "rome")
@HOOKS.reacts("village.conquered", "rome")
async def rome_prospers(s: CivilizationTable, owner: int, p: Player, *_what: object) -> None:
    """A free step on the culture track (CIV-NAT-09, CIV-NAT-10)."""
    if owner == p.seat:
        await advance_track(s, p, free=True)


@HOOKS.changes("stacking", "russia")
def russia_stacks(_s: CivilizationTable, owner: int, limit: int, p: Player) -> int:
    """One figure more in a square (CIV-NAT-11)."""
    return limit + 1 if owner == p.seat else limit

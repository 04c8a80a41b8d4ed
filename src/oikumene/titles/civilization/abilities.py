"""Abilities of techs that cost something (CIV-ABL)."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from oikumene.engine.decision import Option
from oikumene.titles.civilization.cards import TECHS, Ability
from oikumene.titles.civilization.payments import ability_name, paid_for
from oikumene.titles.civilization.resources import can_pay
from oikumene.titles.civilization.state import CivilizationTable, Player, used
from oikumene.titles.civilization.techs import known

Effect = Callable[[CivilizationTable, Player, str, Ability], Coroutine[Any, Any, None]]
Ready = Callable[[CivilizationTable, Player, str, Ability], bool]

EFFECTS: dict[str, tuple[Effect, Ready]] = {}
USE = {id_: Option("use", (id_,), (f"tech:{id_}",)) for id_ in TECHS}


def always_ready(_s: CivilizationTable, _p: Player, _tech: str, _ability: Ability) -> bool:
    """It can always do something."""
    return True


def ability(does: str, ready: Ready = always_ready) -> Callable[[Effect], Effect]:
    """Register what an ability does, and whether it would do anything."""

    def keep(effect: Effect) -> Effect:
        EFFECTS[does] = effect, ready
        return effect

    return keep


def usable(s: CivilizationTable, p: Player, phase: str) -> list[Option]:
    """The abilities that a player can use now, of a stage or in battle (CIV-ABL-02, 03)."""
    return [USE[tech] for tech, each in known(p.techs).abilities[phase] if ready(s, p, tech, each)]


def ready(s: CivilizationTable, p: Player, tech: str, each: Ability) -> bool:
    """Whether an ability can be used: not used in this round, paid for, of some use."""
    if each.does not in EFFECTS or used(s, p, ability_name(tech, each)):
        return False  # what cancels is no effect of its own
    return can_pay(p, each.cost) and EFFECTS[each.does][1](s, p, tech, each)


async def use(s: CivilizationTable, p: Player, tech: str, phase: str) -> None:
    """Use the ability of a tech."""
    found = next(each for id_, each in known(p.techs).abilities[phase] if id_ == tech)
    if await paid_for(s, p, tech, found):
        await EFFECTS[found.does][0](s, p, tech, found)

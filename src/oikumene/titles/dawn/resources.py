"""Resources and natural wonders (CND-RES)."""

from __future__ import annotations

from oikumene.engine.decision import choose
from oikumene.engine.journal import log
from oikumene.titles.dawn.cards import RESOURCE, RESOURCE_TOKENS, RESOURCES, SEAT
from oikumene.titles.dawn.state import DawnTable, Player, react


def supply(s: DawnTable, resource: int) -> int:
    """Tokens of a type that nobody has and that do not lie on the map (CND-CMP-03)."""
    held = sum(p.resources[resource] for p in s.players)
    thing = f"resource:{RESOURCES[resource]}"
    return RESOURCE_TOKENS - held - sum(each == thing for each in s.things.values())


def available(s: DawnTable) -> list[int]:
    """The types that can be gained (CND-CMP-04)."""
    return [resource for resource in range(len(RESOURCES)) if supply(s, resource)]


async def gain_resource(s: DawnTable, p: Player, types: list[int], why: str) -> None:
    """One resource of choice out of some types; nothing if there is none."""
    if not types:
        return
    answer = await choose(p.seat, "gain-resource", [RESOURCE[each] for each in types], why=why)
    take_resource(s, p, RESOURCES.index(str(answer.args[0])), why)


def take_resource(s: DawnTable, p: Player, resource: int, why: str) -> None:
    """A resource from the supply."""
    p.resources[resource] += 1
    log(s, "gained", seat=SEAT[p.seat], resource=f"resource:{RESOURCES[resource]}", why=why)


def natural_wonder_of(s: DawnTable, n: int) -> str:
    """The natural wonder printed on a space."""
    kind, _, id_ = s.ground.marker[n].partition(":")
    return id_ if kind == "natural_wonder" else ""


async def gain_natural_wonder(s: DawnTable, p: Player, wonder: str) -> None:
    """A natural wonder token lies beside the leader sheet; America puts it on a card."""
    p.tokens = {**p.tokens, wonder: ""}
    await react(s, p, "natural_wonder.moves", wonder)

"""The abilities of the leaders (CND-LDR)."""

from __future__ import annotations

from functools import lru_cache

from oikumene.engine.decision import choose
from oikumene.titles.dawn.cards import DONE, ERAS, MILITARY, PUT, WONDERS, focus
from oikumene.titles.dawn.combat import Fight
from oikumene.titles.dawn.ground import ground_of
from oikumene.titles.dawn.hooks import HOOKS
from oikumene.titles.dawn.resources import available, gain_resource
from oikumene.titles.dawn.rows import swap, swaps
from oikumene.titles.dawn.state import DawnTable, Player

STEPPE = ("grassland", "hills")


@HOOKS.reacts("natural_wonder.moves", "america")
async def america(_s: DawnTable, owner: int, p: Player, wonder: str) -> None:
    """Gained or spent, a natural wonder goes on any card (CND-LDR-02)."""
    if p.seat != owner:
        return
    options = [PUT[card] for card in p.row]
    answer = await choose(owner, "put-token", options, thing=f"natural_wonder:{wonder}")
    p.tokens = {**p.tokens, wonder: str(answer.args[0])}


@HOOKS.reacts("card.reset", "aztec")
async def aztec(s: DawnTable, owner: int, p: Player, card: str) -> None:
    """After a won attack and the reset of the military card two cards may swap (CND-LDR-04)."""
    if p.seat != owner or focus(card).type != MILITARY or not s.attacks_won:
        return
    answer = await choose(owner, "swap-cards", [*swaps(p, neighbours=False), DONE])
    if answer != DONE:
        swap(s, p, answer)


@HOOKS.changes("wonder.cost", "egypt")
def egypt(_s: DawnTable, owner: int, cost: int, p: Player, _wonder: str) -> int:
    """One less (CND-LDR-06)."""
    return cost - (p.seat == owner)


@HOOKS.changes("culture.tokens", "france")
def france(_s: DawnTable, owner: int, tokens: int, p: Player) -> int:
    """By the latest era among the controlled wonders (CND-LDR-07)."""
    if p.seat != owner:
        return tokens
    eras = [ERAS.index(WONDERS[wonder].era) + 1 for wonder in p.wonders]
    return tokens + max(eras, default=0)


@HOOKS.changes("difficulty.set", "japan")
def japan(
    s: DawnTable, owner: int, difficulty: tuple[int, ...], p: Player, _purpose: str
) -> tuple[int, ...]:
    """In the own turn coastal deserts and mountains are like forests (CND-LDR-08)."""
    if p.seat != owner or s.active != owner:
        return difficulty
    return eased(s.map, difficulty)


@lru_cache(64)
def eased(map_: str, difficulty: tuple[int, ...]) -> tuple[int, ...]:
    """Difficulties with Japan's deserts and mountains."""
    ground = ground_of(map_)
    steep = [terrain in ("desert", "mountain") for terrain in ground.terrain]
    spaces = zip(difficulty, steep, ground.coast, strict=True)
    return tuple(3 if is_steep and coast else value for value, is_steep, coast in spaces)


@HOOKS.changes("caravans.start", "rome")
def rome(_s: DawnTable, owner: int, anywhere: bool, p: Player) -> bool:
    """Caravans start from any own city (CND-LDR-09)."""
    return anywhere or p.seat == owner


def _steppe(s: DawnTable, owner: int, value: int, p: Player, fight: Fight) -> int:
    """Where the defending space is grassland or hills (CND-LDR-10)."""
    return value + 3 * (p.seat == owner and s.ground.terrain[fight.n] in STEPPE)


HOOKS.changes("combat.attack", "scythia")(_steppe)
HOOKS.changes("combat.defence", "scythia")(_steppe)


@HOOKS.reacts("barbarian.defeated", "sumeria")
async def sumeria(s: DawnTable, owner: int, p: Player) -> None:
    """A resource as well (CND-LDR-11)."""
    if p.seat == owner:
        await gain_resource(s, p, available(s), "leader:sumeria")

"""Gaining advances (COC-ADV)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache

from oikumene.engine.decision import Option, Refusal, RuleId, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.cards import (
    ADVANCES,
    CATEGORIES,
    CIVILIZATIONS,
    DONE,
    FOOD,
    IDEAS,
    OWN_ADVANCES,
    SEAT,
    Goods,
    amount,
)
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.jobs import first_do
from oikumene.titles.clash.resources import (
    GOLD_FOR_ALL,
    Price,
    can_pay,
    gain,
    heed_limits,
    pay,
)
from oikumene.titles.clash.state import ClashTable, Player, react, refresh

PRICE = Price((amount({"food": 2}),), (*GOLD_FOR_ALL, (IDEAS, FOOD)))
"""COC-ADV-03, COC-RES-06."""
GAIN = {id_: Option("advance", (id_,), (f"advance:{id_}",)) for id_ in ADVANCES}
GOVERNING = {id_: each.category for id_, each in ADVANCES.items() if each.government}
"""The category of each advance that is a government."""


def government_of(p: Player) -> str:
    """The government category of a player."""
    return _government(p.advances)


def _government(advances: Iterable[str]) -> str:
    for each in advances:
        if each in GOVERNING:
            return GOVERNING[each]
    return ""


def why_not_gain(p: Player, id_: str) -> RuleId | None:
    """Whether an advance cannot be gained, whatever it costs."""
    return _why_not(p.advances, id_)


def _why_not(advances: Collection[str], id_: str) -> RuleId | None:
    if id_ in advances:
        return "COC-ADV-04"
    advance = ADVANCES[id_]
    if advance.requires and advance.requires not in advances:
        return "COC-GOV-02" if advance.government else "COC-ADV-02"
    if advance.government and _government(advances) not in ("", advance.category):
        return "COC-GOV-03"
    return None


def gainable(p: Player) -> tuple[str, ...]:
    """The advances that a player may gain."""
    return _gainable(tuple(p.advances))


@lru_cache(1 << 12)
def _gainable(advances: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(id_ for id_ in ADVANCES if _why_not(advances, id_) is None)


def price_of(s: ClashTable, p: Player, id_: str) -> Price:
    """What an advance costs (COC-ADV-03)."""
    found: Price = HOOKS.value(s, "advance.price", PRICE, p, id_)
    return found


def affordable(s: ClashTable, p: Player) -> Iterator[str]:
    """The advances that a player can gain and pay."""
    plain = can_pay(s, p, PRICE)
    if not bargains(s, p):
        yield from gainable(p) if plain else ()
        return
    for id_ in gainable(p):
        price = price_of(s, p, id_)
        # even then most cost what they always do
        if plain if price is PRICE else can_pay(s, p, price):
            yield id_


def bargains(s: ClashTable, p: Player) -> bool:
    """Whether anything may change what a player pays: only own things do."""
    return any(owner == p.seat for owner, _ in HOOKS.at(s, "advance.price"))


def can_advance(s: ClashTable, p: Player) -> bool:
    """Whether any advance can be gained for its price."""
    return any(affordable(s, p))


async def advance(s: ClashTable, p: Player, track: bool = True) -> None:
    """The main action: pay, and gain an advance (COC-ADV-03)."""
    answer = await choose(
        p.seat,
        "advance",
        lambda: [GAIN[id_] for id_ in affordable(s, p)],
        lambda: refused(s, p),
    )
    await buy(s, p, str(answer.args[0]), track)


def refused(s: ClashTable, p: Player) -> list[Refusal]:
    """Why the other advances cannot be gained."""
    found = []
    for id_ in ADVANCES:
        rule = why_not_gain(p, id_)
        if rule is None and not can_pay(s, p, price_of(s, p, id_)):
            rule = "COC-ADV-03"
        if rule:
            found.append(Refusal(GAIN[id_], rule))
    return found


async def buy(s: ClashTable, p: Player, id_: str, track: bool = True) -> Goods:
    """Pay for an advance and gain it."""
    way = await pay(s, p, price_of(s, p, id_), f"advance:{id_}")
    await gain_advance(s, p, id_, way, track)
    return way


async def gain_advance(
    s: ClashTable, p: Player, id_: str, spent: Goods | None = None, track: bool = True
) -> None:
    """An advance is gained; `spent` is what was paid in a purchase (COC-ADV-05 … 10)."""
    p.advances = {**p.advances, id_: s.age}
    log(s, "advanced", seat=SEAT[p.seat], advance=f"advance:{id_}")
    draws = track and mark_cube(p, id_)
    if ADVANCES[id_].bonus:
        gain(s, p, {ADVANCES[id_].bonus: 1}, f"advance:{id_}")
    link(s, p)
    refresh(s)
    heed_limits(s, p)
    if draws:
        first_do(s, f"event {p.seat}")  # COC-TIM-05
    await react(s, p, "advance.gained", id_, spent)


def mark_cube(p: Player, id_: str) -> bool:
    """Take the cube from the event track; whether that empties it (COC-ADV-09, COC-EVT-17)."""
    if p.anarchy and ADVANCES[id_].government:  # COC-EVC-19
        p.anarchy -= 1
        return False
    if not p.cubes:
        return False
    p.cubes -= 1
    return not p.cubes


def link(s: ClashTable, p: Player) -> None:
    """Civilization advances come and go with the advance they are linked to (COC-CIV-02 … 07)."""
    if not p.civilization:
        return
    governed = bool(government_of(p))
    for own, linked in CIVILIZATIONS[p.civilization].advances.items():
        fulfilled = governed if linked == "any_government" else linked in p.advances
        if fulfilled and own not in p.advances:
            p.advances = {**p.advances, own: s.age}
            log(s, "linked", seat=SEAT[p.seat], advance=f"advance:{own}")
        elif not fulfilled and own in p.advances:
            p.advances = {a: age for a, age in p.advances.items() if a != own}


async def free_advance(
    s: ClashTable, p: Player, some: Sequence[str], ask: str, *, track: bool, may: bool = True
) -> str:
    """Gain one of some advances for free; prerequisites hold (COC-ADV-12)."""
    can = gainable(p)
    options = [GAIN[id_] for id_ in some if id_ in can]
    if not options:
        return ""
    answer = await choose(p.seat, ask, [*options, DONE] if may else options)
    if answer == DONE:
        return ""
    await gain_advance(s, p, str(answer.args[0]), None, track)
    return str(answer.args[0])


def ordinary(p: Player) -> list[str]:
    """A player's advances without those of the civilization."""
    return [id_ for id_ in p.advances if id_ not in OWN_ADVANCES]


def complete(p: Player, category: str) -> bool:
    """Whether a player has all advances of a category."""
    return all(id_ in p.advances for id_ in CATEGORIES[category])

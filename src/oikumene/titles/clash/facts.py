"""What a screen says beside an option: names, numbers, and why they are what they are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from oikumene.engine.decision import Option
from oikumene.titles.clash.action_cards import half_thing, printed
from oikumene.titles.clash.action_cards import price_of as card_price
from oikumene.titles.clash.advances import PRICE, government_of, price_of
from oikumene.titles.clash.cards import (
    ACTIONS,
    ADVANCES,
    BUILDING_COST,
    BUILDINGS,
    CIVILIZATIONS,
    DIE,
    EVENTS,
    GOODS,
    INFLUENCE_SUCCESS,
    MOODS,
    NOBODY,
    OWNER,
    REGIONS,
    TERRAIN,
    UNIT_COST,
    UNITS,
    WONDER_COST,
    WONDERS,
    Goods,
)
from oikumene.titles.clash.construction import (
    WONDER_SWAPS,
    building_price,
    kinds_in,
    wonder_price,
)
from oikumene.titles.clash.ground import laid, region_of
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.influence import closed, in_reach, sources, tokens
from oikumene.titles.clash.mood import level_price
from oikumene.titles.clash.odds import Units, victory
from oikumene.titles.clash.pieces import (
    army_at,
    at,
    enemies_at,
    is_army,
    kind_of,
    ships_at,
    spaces_with,
)
from oikumene.titles.clash.recruiting import plain_price
from oikumene.titles.clash.resources import Price
from oikumene.titles.clash.seafaring import sailors
from oikumene.titles.clash.sides import ATTACKER, DEFENDER, fighters
from oikumene.titles.clash.state import Battle, ClashTable, Player, city_owner, has
from oikumene.titles.clash.traffic import ROADS, Traffic, counted
from oikumene.titles.clash.uses import USES, kind_of_thing
from oikumene.titles.clash.words import KIND_OF, Facts, Phrase, amounts, terrains
from oikumene.titles.clash.words import counted as told

THINGS = {
    **{word: f"{KIND_OF[word]}:{word}" for word in (*GOODS, *UNITS)},
    **{mood: f"mood:{mood}" for mood in MOODS},
    **{building: f"building:{building}" for building in ("settlement", *BUILDINGS)},
    **{wonder: f"wonder:{wonder}" for wonder in WONDERS},
    "pirate": "owner:pirates",
}
"""Words behind a space, as things."""
FIGHTING = ("fight", "retreat", "none")
"""Answers of who may want to know how the battle stands."""


def facts(s: ClashTable, seat: int, option: Option) -> Facts:
    """The arguments of the option's text, and the reasons of its numbers."""
    if option.verb in FIGHTING:
        return {"odds": battle_odds(s, seat)}
    named = _named(s, option)
    tell = FACTS.get(option.verb) if option.args else None
    return {**named, **tell(s, s.players[seat], option)} if tell else named


# What an option names


def _named(s: ClashTable, option: Option) -> Facts:
    """Spaces, things and numbers of an option, each by the same name everywhere."""
    spaces = [thing for thing in option.things if thing.startswith("hex:")]
    things = [thing for thing in option.things if not thing.startswith("hex:")]
    found = _numbers(option)
    if spaces:
        words = list(map(str, option.args[1:]))
        things += [THINGS[word] for word in words if word in THINGS]
        found |= _space(s, s.ground.board.number[spaces[0].partition(":")[2]])
        found |= _behind(s, words, spaces[1:])
    return {**found, **dict(zip(("thing", "other"), things, strict=False))}


def _behind(s: ClashTable, words: list[str], spaces: list[str]) -> Facts:
    """What follows the first space: where a way ends or starts, or how a thing is done."""
    if spaces:
        return {"end": spaces[0]}
    for word in words:
        if word in s.ground.where_is:
            return {"start": f"hex:{word}"}
        if word not in THINGS:
            return {"way": word}
    return {}


def _numbers(option: Option) -> Facts:
    """``spend 3``, or pairs as in ``group infantry 2 settler 1``."""
    args = option.args
    if len(args) == 1 and isinstance(args[0], int):
        return {"n": args[0]}
    pairs = dict(zip(args[::2], args[1::2], strict=False))
    if not pairs or not all(isinstance(n, int) for n in pairs.values()):
        return {}
    return {"amounts": amounts({str(word): int(n) for word, n in pairs.items()})}


def _space(s: ClashTable, n: int) -> Facts:
    """Where a space is, its terrain, and what is there."""
    here = _here(s, n)
    return {
        "space": s.ground.things[n],
        "terrain": f"terrain:{TERRAIN[s.terrain[n]]}",
        "here": ("here", {"things": here}) if here else "",
    }


def _here(s: ClashTable, n: int) -> list[Phrase]:
    found: list[Phrase] = [("exhausted-here", {})] if n in s.exhausted else []
    if city := s.cities.get(n):
        mood = f"mood:{MOODS[city.mood]}"
        found.append(("city-here", {"owner": OWNER[city.owner], "size": city.size, "mood": mood}))
    for owner, thing in enumerate(OWNER):
        if owner < len(s.units) and (units := at(s, owner, n)):
            found.append(("units-here", {"owner": thing, "units": _units(units)}))
    return found


def _units(units: list[int]) -> list[Phrase]:
    return told({UNITS[kind]: n for kind, n in sorted(counted(units).items())})


# Prices


def _cost(price: Price, helped: Iterable[str] = ()) -> Facts:
    """A price, all its ways, and what made it so."""
    first, *others = map(_amount, price.costs)
    for other in others:
        first = "price-or", {"one": first, "other": other}
    things = " ".join(helped)
    return {"price": first, "helped": ("helped", {"things": things}) if things else ""}


def _amount(cost: Goods) -> Phrase:
    if not any(cost):
        return "price-free", {}
    return "price", {"goods": told(dict(zip(GOODS, cost, strict=True)))}


def _helpers(s: ClashTable, moment: str, base: Any, *context: Any) -> list[str]:
    """What changed a price."""
    return [_thing(line.origin) for line in HOOKS.explain(s, moment, base, *context)]


def _thing(origin: str) -> str:
    return f"{'event' if origin in EVENTS else kind_of_thing(origin)}:{origin}"


def _advance(s: ClashTable, p: Player, option: Option) -> Facts:
    """What an advance costs, and what comes with it."""
    id_ = str(option.args[0])
    bonus, things = ADVANCES[id_].bonus, " ".join(_unlocked(s, p, id_))
    return {
        **_cost(price_of(s, p, id_), _helpers(s, "advance.price", PRICE, p, id_)),
        "token": ("advance-token", {"goods": told({bonus: 1})}) if bonus else "",
        "unlocks": ("advance-unlocks", {"things": things}) if things else "",
    }


def _unlocked(s: ClashTable, p: Player, id_: str) -> list[str]:
    """The building and the civilization advance that come with an advance."""
    advance = ADVANCES[id_]
    buildings = [f"building:{advance.building}"] if advance.building in kinds_in(s) else []
    own = CIVILIZATIONS[p.civilization].advances if p.civilization else {}
    ties = {id_, "any_government"} if advance.government and not government_of(p) else {id_}
    return [*buildings, *(f"advance:{each}" for each, tie in own.items() if tie in ties)]


def _build(s: ClashTable, p: Player, option: Option) -> Facts:
    n, building = s.ground.where(option), str(option.args[1])
    helped = _helpers(s, "build.price", Price((BUILDING_COST,)), p, n, building)
    return _cost(building_price(s, p, n, building), helped)


def _wonder(s: ClashTable, p: Player, option: Option) -> Facts:
    n, wonder = s.ground.where(option), str(option.args[1])
    base = Price((WONDER_COST[wonder],), WONDER_SWAPS)
    helped = _helpers(s, "build.price", base, p, n, wonder)
    return _cost(wonder_price(s, p, n, wonder), helped)


def _recruit(s: ClashTable, p: Player, option: Option) -> Facts:
    """The city is the one that is at work."""
    n, kind = s.charged, UNITS.index(str(option.args[0]))
    helped = _helpers(s, "recruit.price", Price((UNIT_COST[kind],)), p, n, kind)
    return _cost(plain_price(s, p, n, kind), helped)


def _raise(s: ClashTable, p: Player, option: Option) -> Facts:
    n = s.ground.where(option)
    levels = MOODS.index(str(option.args[1])) - s.cities[n].mood
    return _cost(level_price(s, p, n, levels))


# Cards and other things to use


def _play(_s: ClashTable, _p: Player, option: Option) -> Facts:
    """The upper half of a card, its price, and when it can be played."""
    card = str(option.args[0])
    return {
        "thing": half_thing(card),
        "timing": (f"timing-{printed(card).timing}", {}),
        **_cost(card_price(card)),
    }


def _use(_s: ClashTable, _p: Player, option: Option) -> Facts:
    """As an action or for free; other things are used at the moment that they are made for."""
    uses = USES.get(str(option.args[0]))
    if uses is None:
        return {"timing": ("timing-reaction", {})}
    main = uses[int(option.verb[3:] or 1) - 1].main
    return {"timing": ("timing-action" if main else "timing-free", {})}


def _complete(_s: ClashTable, _p: Player, option: Option) -> Facts:
    card, half = option.things
    return {"thing": half, "other": card}


def _lay(s: ClashTable, _p: Player, option: Option) -> Facts:
    """A card in a battle, or a region that is explored."""
    word = str(option.args[0])
    if word in ACTIONS:
        return {"thing": f"tactics:{ACTIONS[word].tactics}"}
    slot = region_of(s.ground.board.number[option.things[0].partition(":")[2]])
    return {"terrains": terrains(laid(REGIONS[s.faces[slot]].terrain, word == "turned"))}


def _give_card(_s: ClashTable, _p: Player, option: Option) -> Facts:
    return {"unseen": "yes" if "unseen" in option.args else "no"}


def _convert(_s: ClashTable, _p: Player, option: Option) -> Facts:
    """What the units of a city will be."""
    settlers, infantry = map(int, option.args[1:])
    return {"amounts": amounts({"settler": settlers, "infantry": infantry})}


# Moves and battles


def _step(s: ClashTable, p: Player, option: Option) -> Facts:
    """A move on land: whom it attacks, and how that may end."""
    n = s.ground.where(option)
    if not s.ground.is_dry[n] or not Traffic(s, p).hostile(n):
        return {"foe": "", "odds": ""}
    return _attack(s, p, n, _neighbours(s, p, n))


def _road(s: ClashTable, p: Player, option: Option) -> Facts:
    return {**_step(s, p, option), **_cost(ROADS)}


def _sail(s: ClashTable, p: Player, option: Option) -> Facts:
    """A move at sea: whom it attacks, and how that may end."""
    n = s.ground.where(option)
    fights = enemies_at(s, p.seat, n) != NOBODY and HOOKS.value(s, "sea.blocked", {n}, p)
    if not fights:
        return {"foe": "", "odds": ""}
    traffic = Traffic(s, p)
    fleets = [sailors(traffic, m) for m in spaces_with(s.units[p.seat]) if s.ground.is_sea[m]]
    return _attack(s, p, n, [fleet for fleet in fleets if fleet])


def _neighbours(s: ClashTable, p: Player, n: int) -> list[list[int]]:
    """The armies that can take a single step to a space."""
    traffic = Traffic(s, p)
    armies = (filter(is_army, traffic.movers(m)) for m in s.ground.beside[n])
    return [army for each in armies if (army := traffic.can_attack(n, each))]


def _attack(s: ClashTable, p: Player, n: int, armies: list[list[int]]) -> Facts:
    """The defenders, and the odds if it is clear who attacks."""
    owner = enemies_at(s, p.seat, n)
    owner = city_owner(s, n) if owner == NOBODY else owner
    sea = s.ground.is_sea[n]
    units = ships_at(s, owner, n) if sea else army_at(s, owner, n)
    fortress = n in s.cities and "fortress" in s.cities[n].buildings
    things: list[Phrase] = [*_units(units), *([("building-fortress", {})] if fortress else [])]
    if not things:
        return {"foe": ("foe-undefended", {"owner": OWNER[owner]}), "odds": ""}
    won = [
        victory(_kinds(army), _kinds(units), sea=sea, die=fortress, cancel=fortress)
        for army in armies
    ]
    return {
        "foe": ("foe", {"owner": OWNER[owner], "things": things}),
        "odds": _odds(won[0]) if len(won) == 1 else "",
    }


def _kinds(units: Iterable[int]) -> Units:
    return tuple(sorted(map(kind_of, units)))


def _odds(chance: float) -> Phrase:
    return "odds", {"n": round(100 * chance)}


def battle_odds(s: ClashTable, seat: int) -> Phrase | str:
    """How likely a seat wins the battle that it is in."""
    b = s.battle
    if b is None or seat not in (b.attacker, b.defender):
        return ""
    fortress = b.fortress and b.round == 1 and not b.dice[DEFENDER]
    chance = victory(
        _side(s, b, ATTACKER),
        _side(s, b, DEFENDER),
        sea=b.sea,
        die=fortress and not b.no_die,
        cancel=fortress and not b.no_cancel,
    )
    return _odds(chance if seat == b.attacker else 1 - chance)


def _side(s: ClashTable, b: Battle, side: int) -> Units:
    return _kinds(fighters(s, b, side))


# Influence


def _source(s: ClashTable, p: Player, option: Option) -> Facts:
    """How far a space reaches; it may as well be where a move starts."""
    return {"reach": sources(s, p).get(s.ground.where(option), 0)}


def _target(s: ClashTable, p: Player, option: Option) -> Facts:
    """By the die alone, and with all culture tokens that the range leaves."""
    n, way = s.ground.where(option), str((*option.args, "")[1])
    chances = [
        _chance(s, p, source, n, short) for _, _, source, short in in_reach(s, p, [(n, way)])
    ]
    best = max(chances, key=lambda each: (each["most"], each["n"], -each["cost"]))
    return {"chance": ("chance", best), "way": "unit" if way in UNITS else way}


def _chance(s: ClashTable, p: Player, source: int, n: int, short: int) -> dict[str, int]:
    bonus: int = has(p, "conversion") + HOOKS.value(s, "influence.bonus", 0, p, source)
    boosts = not closed(s, p, n) and (source != n or source in sources(s, p))
    more = tokens(s, p) - short if boosts else 0
    return {"n": _percent(bonus), "most": _percent(bonus + more), "cost": short}


def _percent(bonus: int) -> int:
    """How many of a hundred dice bring a success (COC-INF-05)."""
    good = sum(value + bonus >= INFLUENCE_SUCCESS for value, _ in DIE)
    return round(100 * good / len(DIE))


FACTS: Mapping[str, Callable[[ClashTable, Player, Option], Facts]] = {
    "advance": _advance,
    "build": _build,
    "wonder": _wonder,
    "recruit": _recruit,
    "raise": _raise,
    "play": _play,
    "use": _use,
    "use2": _use,
    "complete": _complete,
    "lay": _lay,
    "give-card": _give_card,
    "convert": _convert,
    "to": _step,
    "road": _road,
    "sail": _sail,
    "from": _source,
    "target": _target,
}

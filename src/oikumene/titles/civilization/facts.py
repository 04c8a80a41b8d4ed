"""What a screen says beside an option: names, numbers, and what would come of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from oikumene.engine.decision import Option
from oikumene.titles.civilization.buildings import wonder_owner
from oikumene.titles.civilization.cards import (
    BARBARIANS,
    LOOT,
    NOBODY,
    OWNER,
    SEAT,
    TECHS,
    TERRAIN,
    TRACK,
    TRUMPS,
    UNEXPLORED,
    UNIT_OF,
    UNITS,
    Icons,
    mark_thing,
)
from oikumene.titles.civilization.city_management import arts
from oikumene.titles.civilization.figures import KINDS, MOVING, SCOUT, armies_at, at, enemy_at
from oikumene.titles.civilization.forces import player_of
from oikumene.titles.civilization.fronts import card_at, front_of, strength, wounds_at
from oikumene.titles.civilization.harvest import harvestable
from oikumene.titles.civilization.movement import fights
from oikumene.titles.civilization.negotiation import GIVE, WANT
from oikumene.titles.civilization.negotiation import told as offered
from oikumene.titles.civilization.odds import win_chance
from oikumene.titles.civilization.production import bought, item_cost, per_payment, production
from oikumene.titles.civilization.research import threshold
from oikumene.titles.civilization.resources import CULTURE, TRADE
from oikumene.titles.civilization.state import (
    Battle,
    CivilizationTable,
    Player,
    cities_of,
    city_owner,
)
from oikumene.titles.civilization.techs import known
from oikumene.titles.civilization.words import (
    Facts,
    Phrase,
    amounts,
    coin_place,
    counted,
    goods,
    level,
)
from oikumene.titles.civilization.yields import coins, icons, resource

ICONS = ("trade", "production", "culture", "coin", "battle")


def facts(s: CivilizationTable, seat: int, option: Option) -> Facts:
    """The arguments of the option's text, and the reasons of its numbers."""
    named = _named(s, option)
    tell = FACTS.get(option.verb)
    return {**named, **tell(s, s.players[seat], option)} if tell else named


# What an option names


def _named(s: CivilizationTable, option: Option) -> Facts:
    """The square and the things of an option, each by the same name everywhere."""
    squares = [thing for thing in option.things if thing.startswith("square:")]
    things = [thing for thing in option.things if not thing.startswith("square:")]
    found: Facts = dict(zip(("thing", "other"), things, strict=False))
    if squares:
        found |= _square(s, s.ground.where_is[squares[0].partition(":")[2]])
    return found


def _square(s: CivilizationTable, n: int) -> Facts:
    """Where a square is, its terrain, and what is there."""
    letter, here = s.ground.terrain[n], _here(s, n)
    terrain = "unexplored" if letter == UNEXPLORED else TERRAIN[letter].id
    return {
        "square": s.ground.things[n],
        "terrain": f"terrain:{terrain}",
        "here": ("here", {"things": here}) if here else "",
    }


def _here(s: CivilizationTable, n: int) -> list[Phrase]:
    found: list[Phrase] = []
    if city := s.cities.get(n):
        kind = "city:capital" if city.capital else "city:city"
        found.append(("city-here", {"owner": SEAT[city.owner], "kind": kind}))
        found += _walls(s, n)
    if mark := s.built.get(n):
        found.append(("thing-here", {"thing": mark_thing(mark)}))
    if hut := s.huts.get(n):
        found.append(("thing-here", {"thing": f"marker:{hut}"}))
    for p in s.players:
        if figures := _figures(f for f in at(p, n) if not f & MOVING):
            found.append(("figures-here", {"owner": SEAT[p.seat], "figures": figures}))
    return [*found, ("frozen-here", {})] if n in s.frozen else found


def _walls(s: CivilizationTable, n: int) -> list[Phrase]:
    return [("walls", {})] if s.cities[n].walls else []


def _figures(figures: Iterable[int]) -> list[Phrase]:
    kinds = [f & SCOUT for f in figures]
    return counted("figure", {kind: kinds.count(at) for at, kind in enumerate(KINDS)})


# Numbers of squares and cities


def _yields(found: Icons, resources: Iterable[str]) -> Facts:
    """Behind a square: what it brings."""
    what = counted("icon", dict(zip(ICONS, found, strict=True)))
    what += [(f"resource-{name}", {}) for name in resources if name]
    return {"yields": ("yields", {"goods": what}) if what else ""}


def _outskirts(s: CivilizationTable, _p: Player, option: Option) -> Facts:
    """What the squares around a new city bring."""
    around = s.ground.around[s.ground.where(option)]
    total = Icons(*map(sum, zip(*(icons(s, n) for n in around), strict=True)))
    return _yields(total, dict.fromkeys(resource(s, n) for n in around))


def _place(s: CivilizationTable, p: Player, option: Option) -> Facts:
    """What a square brings; the first thing that is put down is the capital."""
    if not cities_of(s, p.seat):
        return _outskirts(s, p, option)
    n = s.ground.where(option)
    return {"yields": ""} if n in s.cities else _yields(icons(s, n), [resource(s, n)])


def _send(s: CivilizationTable, p: Player, option: Option) -> Facts:
    return {"city": f"square:{option.args[1]}", **_place(s, p, option)}


def _produce(s: CivilizationTable, p: Player, option: Option) -> Facts:
    """The production of a city, and with all trade converted."""
    n = production(s, p, s.ground.where(option))
    return {"n": n, "most": n + bought(s, p)}


def _arts(s: CivilizationTable, p: Player, option: Option) -> Facts:
    return {"n": arts(s, p, s.ground.where(option))}


def _harvest(s: CivilizationTable, _p: Player, option: Option) -> Facts:
    found = harvestable(s, s.ground.where(option))
    return {"things": " ".join(f"resource:{name}" for name in found)}


# Prices


def _item(s: CivilizationTable, p: Player, option: Option) -> Facts:
    """What an item costs; the words tell how much trade that takes (see words.more)."""
    return {"cost": item_cost(p, option), "gained": per_payment(s, p)}


def _wonder(s: CivilizationTable, p: Player, option: Option) -> Facts:
    """One of the market has a cost, one's own is there to be used."""
    return _item(s, p, option) if option.args[0] in s.wonders else {}


def _price(cost: Mapping[str, int]) -> Phrase:
    points = {word: n for word, n in cost.items() if word in (TRADE, CULTURE)}
    tokens = {word: n for word, n in cost.items() if word not in points}
    found = [*counted("resource", tokens), *counted("icon", points)]
    return ("price", {"goods": found}) if found else ("price-free", {})


def _use(_s: CivilizationTable, _p: Player, option: Option) -> Facts:
    """The abilities of a tech have one price."""
    return {"price": _price(TECHS[str(option.args[0])].abilities[0].cost)}


def _cancel(s: CivilizationTable, p: Player, option: Option) -> Facts:
    """With a tech, which has a price, or a card; or one's own offer."""
    if not option.args:
        return {}
    return _use(s, p, option) if option.args[0] in TECHS else {"price": ("price-free", {})}


def _advance(_s: CivilizationTable, p: Player, _option: Option) -> Facts:
    """The next space of the culture track."""
    space = TRACK[p.track + 1]
    return {
        "price": _price({CULTURE: space.culture, TRADE: space.trade}),
        "reward": (f"reward-{space.kind}", {"level": level(max(1, space.level))}),
    }


# Techs and governments


def _tech(s: CivilizationTable, p: Player, option: Option) -> Facts:
    """The level of a tech, what it unlocks, and what its research needs and leaves."""
    card = TECHS[str(option.args[0])]
    things: list[Phrase] = [(f"building-{building}", {}) for building in card.buildings]
    if card.walls:
        things.append(("walls", {}))
    if card.unit:
        things.append((f"unit-{card.unit}-{card.rank}", {}))
    if card.government:
        things.append((f"government-{card.government}", {}))
    return {
        "level": level(card.level),
        "unlocks": ("unlocks", {"things": things}) if things else "",
        "need": threshold(s, p, card.level),
        "left": min(p.trade, coins(s, p)),
    }


def _switch(s: CivilizationTable, _p: Player, option: Option) -> Facts:
    attribute = "text" if s.options.governments == "core" else "revised"
    return {"effect": (f"government-{option.args[0]}.{attribute}", {})}


# Moves


def _move(_s: CivilizationTable, _p: Player, option: Option) -> Facts:
    armies, scouts = map(int, option.args[1:])
    return {"amounts": amounts({"army": armies, "scout": scouts})}


def _go(s: CivilizationTable, p: Player, option: Option) -> Facts:
    """A step of the moving group: whom it attacks, which says what is there, and the odds."""
    n = s.ground.where(option)
    armies = sum(f & MOVING and not f & SCOUT for f in p.figures)
    if not armies or not fights(s, p, n):
        return {"foe": "", "odds": ""}
    owner, things = _foe(s, p, n)
    if not things:
        return {"here": "", "foe": ("foe-undefended", {"owner": owner}), "odds": ""}
    return {
        "here": "",
        "foe": ("foe", {"owner": owner, "things": things}),
        "odds": ("odds", {"n": round(100 * win_chance(s, p, n, armies))}),
    }


def _foe(s: CivilizationTable, p: Player, n: int) -> tuple[str, list[Phrase]]:
    """Who defends a square, and what; nothing if there are only scouts (CIV-ENM-02)."""
    if city_owner(s, n) != NOBODY:
        kind = "city-capital" if s.cities[n].capital else "city-city"
        return SEAT[s.cities[n].owner], [(kind, {}), *_walls(s, n)]
    enemy = enemy_at(s, p, n)
    if enemy is not None:
        return SEAT[enemy.seat], counted("figure", {"army": armies_at(enemy, n)})
    return OWNER[BARBARIANS], counted("unit", dict.fromkeys(UNITS[:-1], 1))  # CIV-HUT-08


# Battles


def _battle(s: CivilizationTable) -> Battle:
    assert s.battle is not None
    return s.battle


def _fighter(s: CivilizationTable, b: Battle, side: int, card: str, wounds: int = 0) -> Phrase:
    """A unit by the name of its rank, with its strength and wounds."""
    p, unit = player_of(s, b, side), UNIT_OF[card]
    rank = known(p.techs).ranks[unit] if p else 1
    about: Facts = {"name": (f"unit-{UNITS[unit]}-{rank}", {}), "n": strength(s, b, side, card)}
    return ("fighter-wounded", {**about, "wounds": wounds}) if wounds else ("fighter", about)


def _at_front(s: CivilizationTable, b: Battle, side: int, at: int) -> Phrase:
    return _fighter(s, b, side, card_at(b, side, at), wounds_at(b, side, at))


def _front(s: CivilizationTable, _p: Player, option: Option) -> Facts:
    b = _battle(s)
    return {"unit": _fighter(s, b, b.turn, str(option.args[0]))}


def _save(s: CivilizationTable, p: Player, option: Option) -> Facts:
    b = _battle(s)
    return {"unit": _fighter(s, b, b.side_of(p.seat), str(option.args[0]))}


def _attack(s: CivilizationTable, p: Player, option: Option) -> Facts:
    """Which unit meets which, and how that ends; or just the decision to fight."""
    if not option.args:
        return {}
    b, front, card = _battle(s), front_of(option), str(option.args[0])
    return {
        **_front(s, p, option),
        "enemy": _at_front(s, b, 1 - b.turn, front),
        "outcome": (_outcome(s, b, front, card), {}),
    }


def _outcome(s: CivilizationTable, b: Battle, front: int, card: str) -> str:
    """Who dies when a unit attacks (CIV-BAT-35 … 43)."""
    foe = 1 - b.turn
    theirs = card_at(b, foe, front)
    mine, toughness = strength(s, b, b.turn, card), strength(s, b, foe, theirs)
    kills = wounds_at(b, foe, front) + mine + b.charge >= toughness
    dies = toughness >= mine
    if kills and dies:
        if TRUMPS[UNIT_OF[card]] == UNIT_OF[theirs]:
            dies = False
        elif TRUMPS[UNIT_OF[theirs]] == UNIT_OF[card]:
            kills = False
    if kills:
        return "outcome-both" if dies else "outcome-kills"
    return "outcome-dies" if dies else "outcome-none"


def _wound(s: CivilizationTable, _p: Player, option: Option) -> Facts:
    b = _battle(s)
    return {"enemy": _at_front(s, b, 1 - b.turn, front_of(option))}


def _heal(s: CivilizationTable, _p: Player, option: Option) -> Facts:
    """A unit on a front; or a tech that heals."""
    b = _battle(s)
    if not isinstance(option.args[0], int):
        return {}
    return {"unit": _at_front(s, b, b.turn, front_of(option))}


# Spoils, deals, events


def _points(_s: CivilizationTable, _p: Player, option: Option) -> Facts:
    """``trade``: as much as there is; ``trade 2``."""
    return {"n": int(option.args[0]) if option.args else LOOT}


def _coin(_s: CivilizationTable, _p: Player, option: Option) -> Facts:
    return {"thing": coin_place(str(option.args[0]))}


def _level(_s: CivilizationTable, _p: Player, option: Option) -> Facts:
    return {"level": level(int(option.args[0]))}


def _amount(_s: CivilizationTable, _p: Player, option: Option) -> Facts:
    """``give trade 3``, ``give wheat``."""
    return {"n": int((*option.args, 1)[1])}


def _propose(s: CivilizationTable, _p: Player, _option: Option) -> Facts:
    return {"gives": goods(offered(s, GIVE)), "wants": goods(offered(s, WANT))}


def _kill(s: CivilizationTable, _p: Player, option: Option) -> Facts:
    """A figure that moves or stands, or a great person."""
    word = str(option.args[1])
    if word == "person":
        return {"thing": mark_thing(s.built[s.ground.where(option)]), "whose": ""}
    moving, _, kind = word.rpartition("-")
    owner = {"owner": SEAT[int(option.args[2])]}
    return {"thing": f"figure:{kind}", "whose": ("whose-moving" if moving else "whose", owner)}


def _obsolete(s: CivilizationTable, _p: Player, option: Option) -> Facts:
    owner = wonder_owner(s, str(option.args[0]))
    return {"owner": ("in-market", {}) if owner == NOBODY else SEAT[owner]}


FACTS: Mapping[str, Callable[[CivilizationTable, Player, Option], Facts]] = {
    "advance": _advance,
    "army": _item,
    "arts": _arts,
    "at": _place,
    "attack": _attack,
    "build": _item,
    "cancel": _cancel,
    "culture": _points,
    "discard-coin": _coin,
    "event": _level,
    "found": _outskirts,
    "front": _front,
    "give": _amount,
    "go": _go,
    "harvest": _harvest,
    "heal": _heal,
    "kill": _kill,
    "level": _level,
    "move": _move,
    "obsolete": _obsolete,
    "produce": _produce,
    "propose": _propose,
    "save": _save,
    "scout": _item,
    "send": _send,
    "steal-coin": _coin,
    "switch": _switch,
    "tech": _tech,
    "trade": _points,
    "unit": _item,
    "use": _use,
    "want": _amount,
    "want-event": _level,
    "wonder": _wonder,
    "wound": _wound,
}

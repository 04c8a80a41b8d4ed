"""What a screen says beside an option: names, numbers, and why they are what they are."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from typing import Any

from oikumene.engine.decision import Option
from oikumene.engine.hooks import Line
from oikumene.titles.dawn.cards import (
    CITY_STATES,
    ECONOMY,
    LEADERS,
    TILES,
    WONDERS,
    focus,
)
from oikumene.titles.dawn.combat import (
    BARBARIAN,
    CITY_STATE,
    PIECE,
    Fight,
    attack_bonus,
    defence_of,
)
from oikumene.titles.dawn.economy import caravan_starts
from oikumene.titles.dawn.hooks import HOOKS
from oikumene.titles.dawn.state import (
    NOBODY,
    DawnTable,
    Player,
    barbarian_at,
    city_state_at,
    is_city,
    lone_wonder,
)
from oikumene.titles.dawn.terrain import difficulties
from oikumene.titles.dawn.wonders import cost_of, production_of

Facts = dict[str, Any]
Phrase = tuple[str, Facts]

KINDS = ("token", "reinforced", "city", "capital")
"""Of a player's pieces, by number (see state.py)."""
DIE = range(1, 7)
SIXTH = 60
"""Degrees of a tile's turn."""


def facts(s: DawnTable, seat: int, option: Option) -> Facts:
    """The arguments of the option's text, and the reasons of its numbers."""
    tell = FACTS.get(option.verb)
    return tell(s, s.players[seat], option) if tell else {}


# Things


def _thing(origin: str) -> str:
    """What changed a value, as a thing."""
    if origin in LEADERS:
        return f"leader:{origin}"
    if origin in CITY_STATES:
        return f"city_state:{origin}"
    return f"diplomacy:{origin}" if "@" in origin else f"card:{origin}"


def _because(lines: Iterable[Line]) -> list[Facts]:
    return [{"thing": _thing(line.origin), "change": line.after - line.before} for line in lines]


def _sum(n: int, lines: Iterable[Line]) -> Phrase:
    """A number with its reasons."""
    return "sum", {"n": n, "because": _because(lines)}


def _piece(s: DawnTable, n: int) -> str:
    """The city or control token on a space, as a thing of its owner."""
    piece = s.pieces[n]
    return f"piece:{KINDS[piece & 3]}@{piece >> 2}" if piece >= 0 else ""


def _here(s: DawnTable, n: int) -> list[str]:
    """All that lies on a space, caravans aside."""
    letter, wonder = barbarian_at(s, n), lone_wonder(s, n)
    found = (
        _piece(s, n),
        s.things.get(n, ""),
        f"barbarian:{letter}" if letter else "",
        f"card:{wonder}" if wonder else "",
    )
    return [thing for thing in found if thing]


def _listed(things: list[str]) -> Phrase | str:
    """Behind a name: what is there."""
    return ("here", {"things": " ".join(things)}) if things else ""


def _at(s: DawnTable, n: int) -> Facts:
    """A space: where it is, its terrain and what lies there."""
    return {
        "space": s.ground.things[n],
        "terrain": f"terrain:{s.ground.terrain[n]}",
        "here": _listed(_here(s, n)),
    }


def _space(s: DawnTable, _p: Player, option: Option) -> Facts:
    return _at(s, s.ground.where(option))


def _second_space(s: DawnTable, _p: Player, option: Option) -> Facts:
    """From one space, or with one thing, to another space."""
    first = option.things[0]
    name = "start" if first.startswith("hex:") else "barbarian"
    return {name: first, **_at(s, s.ground.number[str(option.args[1])])}


def _named(*names: str) -> Callable[[DawnTable, Player, Option], Facts]:
    """The option's things, by these names."""

    def tell(_s: DawnTable, _p: Player, option: Option) -> Facts:
        return dict(zip(names, option.things, strict=False))

    return tell


# The map


def _tile(_s: DawnTable, _p: Player, option: Option) -> Facts:
    number, side = int(option.args[0]), str(option.args[1])
    markers = [space.partition(" ")[2] for space in TILES[number].side(side)]
    things = ["piece:capital" if each == "capital" else each for each in markers if each]
    return {"tile": f"tile:{number}", "side": f"side:{side}", "here": _listed(things)}


def _lay(_s: DawnTable, _p: Player, option: Option) -> Facts:
    return {"space": option.things[0], "turn": SIXTH * int(option.args[1])}


# The focus row


def _resolve(s: DawnTable, p: Player, option: Option) -> Facts:
    """The slot that the card lies in, and the one that it counts as."""
    card = str(option.args[0])
    slot = p.row.index(card) + 1
    return {
        "card": option.things[0],
        "slot": slot,
        "n": HOOKS.value(s, "slot.effective", slot, p),
        "because": _because(HOOKS.explain(s, "slot.effective", slot, p)),
    }


def _number(_s: DawnTable, _p: Player, option: Option) -> Facts:
    return {"n": option.args[0]}


# Caravans


def _caravan(s: DawnTable, p: Player, option: Option) -> Facts:
    """One on the map; the one on the card needs no words of ours."""
    return {} if option.args == ("card",) else _space(s, p, option)


def _go(s: DawnTable, p: Player, option: Option) -> Facts:
    """A shortest way, if it is clear which caravan goes."""
    n = s.ground.where(option)
    way = _way(s, p, n)
    steps: Phrase | str = ("steps", {"n": len(way)}) if way else ""
    return {**_at(s, n), "steps": steps, "path": [s.ground.things[each] for each in way]}


def _way(s: DawnTable, p: Player, goal: int) -> list[int]:
    starts = _starts(s, p)
    card, difficulty = focus(s.resolving), difficulties(s, p, ECONOMY)
    water, camps = s.ground.water, s.barbarians.values()

    def passes(n: int) -> bool:  # CND-ECO-05, CND-ECO-06
        return difficulty[n] <= s.slot and n not in camps and (card.water or not water[n])

    ways = [s.ground.land.path(start, goal, passes) for start in starts]
    return min((way for way in ways if way), key=len, default=[])


def _starts(s: DawnTable, p: Player) -> list[int]:
    """Where the caravan comes from that is moving."""
    return [s.moving] if s.moving >= 0 else caravan_starts(s, p)


# Building


def _wonder(s: DawnTable, p: Player, option: Option) -> Facts:
    wonder = str(option.args[0])
    printed = WONDERS[wonder]
    return {
        "card": option.things[0],
        "n": cost_of(s, p, wonder),
        "production": production_of(s, focus(s.resolving)),
        "because": _because(HOOKS.explain(s, "wonder.cost", printed.cost, p, wonder)),
    }


def _pay(_s: DawnTable, _p: Player, option: Option) -> Facts:
    goods = zip((*option.things, "good:trade"), option.args, strict=True)
    return {"amounts": [{"good": good, "n": n} for good, n in goods if n]}


# Fighting


def _attack(s: DawnTable, p: Player, option: Option) -> Facts:
    """Both sides before the dice, and how often the attack wins without trade tokens."""
    n, kind = s.ground.where(option), str(option.args[1])
    piece = s.pieces[n]
    defender = piece >> 2 if kind == PIECE else NOBODY
    the = Fight(p.seat, defender, n, kind, kind == PIECE and is_city(piece))
    attack = s.slot + attack_bonus(s, p, focus(s.resolving), the)
    defence = defence_of(s, p, the)
    return {
        "space": s.ground.things[n],
        "terrain": f"terrain:{s.ground.terrain[n]}",
        "foe": _foe(s, n, kind),
        "attack": attack,
        "defence": defence,
        "odds": odds(attack, defence),
        "mine": _sum(attack, HOOKS.explain(s, "combat.attack", 0, p, the)),  # they only add
        "theirs": _sum(defence, _defended(s, the)),
    }


def _foe(s: DawnTable, n: int, kind: str) -> str:
    if kind == BARBARIAN:
        return f"barbarian:{barbarian_at(s, n)}"
    return f"city_state:{city_state_at(s, n)}" if kind == CITY_STATE else _piece(s, n)


def _defended(s: DawnTable, the: Fight) -> list[Line]:
    if the.defender == NOBODY:
        return []
    return HOOKS.explain(s, "combat.defence", 0, s.players[the.defender], the)


def odds(attack: int, defence: int) -> int:
    """How many of a hundred attacks win (CND-CBT-16)."""
    won = sum(attack + mine > defence + theirs for mine, theirs in product(DIE, DIE))
    return round(100 * won / len(DIE) ** 2)


FACTS: dict[str, Callable[[DawnTable, Player, Option], Facts]] = {
    "tile": _tile,
    "lay": _lay,
    "resolve": _resolve,
    "use": _named("thing"),
    "also": _named("card"),
    "again": _named("card"),
    "put": _named("card"),
    "replace": _named("old", "card"),
    "swap-cards": _named("card", "other"),
    "resource": _named("resource"),
    "swap": _named("given", "taken"),
    "spend": _number,
    "caravan": _caravan,
    "go": _go,
    "wonder": _wonder,
    "pay": _pay,
    "attack": _attack,
    "shift": _second_space,
    "lure": _second_space,
    "take": _named("card"),
    "return": _named("card"),
    "trade-diplomacy": _named("old", "card"),
    "conquer": _named("state"),
    "liberate": _named("state"),
    **dict.fromkeys(
        (
            "place",
            "convert",
            "strike",
            "recall",
            "found",
            "site",
            "reinforce",
            "lift",
            "destroy",
            "fetch",
            "give",
            "sacrifice",
        ),
        _space,
    ),
}

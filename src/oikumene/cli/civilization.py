"""Civilization at the terminal: drawn from a view, the printed data and the words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from oikumene.cli.screen import Marks, described, plain_table, seat_name, seat_style, section
from oikumene.text import Words
from oikumene.titles.civilization.cards import (
    BARBARIANS,
    BUILDINGS,
    FAMILIES,
    LAST_SPACE,
    MARKET,
    OWNER,
    TECHS,
    TERRAIN,
    UNEXPLORED,
    UNIT_CARDS,
    UNITS,
    kind_of_mark,
    mark_thing,
)
from oikumene.titles.civilization.figures import KINDS
from oikumene.titles.civilization.printed import printed
from oikumene.titles.civilization.techs import TOP, known
from oikumene.titles.civilization.words import TEXTS, Phrase, coin_place

View = Mapping[str, Any]

GLYPHS = {
    "M": ("▲", "white"),
    "F": ("♣", "bold green"),
    "G": ("·", "green"),
    "D": ("░", "bright_yellow"),
    "W": ("~", "blue"),
    UNEXPLORED: ("?", "dim"),
}
CITY, CAPITAL, WALLED = "■", "★", "+"
MARKS = {"building": "⌂", "wonder": "✶", "great_person": "☺"}
RESOURCE_SIGNS = dict(zip(MARKET, ("ψ", "§", "∂", "◆"), strict=True))
HUTS = {"hut": "h", "village": "v"}
ICON_SIGNS = {"culture": "♪", "coin": "$"}
ARMY, SCOUT = "A", "s"
CELL = 4
"""The width of a column of squares, in characters."""
SIDES = ("gives", "wants")


def things() -> Sequence[str]:
    """Everything printed that has a name and a text."""
    return [thing for thing in printed() if thing.partition(":")[0] in TEXTS]


def table(view: View, words: Words, seat: int | None, marks: Marks) -> RenderableType:
    """The map, the market, the cities, how all stand, and the seat's own sheet."""
    t = view["table"]
    parts: list[RenderableType] = [
        section(_when(t, words), "bold"),
        _map(t, marks),
        _legend(words),
        section(words.say("screen-market")),
        _market(t, words),
        section(words.say("screen-cities")),
        _cities(t, words),
        section(words.say("screen-players")),
        _standings(t, words),
    ]
    if seat is not None:
        p = t["players"][seat]
        you = f" ({words.say('screen-you')})"
        parts += [_heading(p, words, you), _sheet(t, p, words)]
    return Group(*parts)


def boards(view: View, words: Words, seat: int | None) -> RenderableType:
    """The sheets of the others."""
    t = view["table"]
    parts: list[RenderableType] = []
    for p in t["players"]:
        if p["seat"] != seat:
            parts += [_heading(p, words), _sheet(t, p, words)]
    return Group(*parts)


def final(view: View, words: Words) -> RenderableType:
    """How far everybody came towards each victory that can be counted."""
    players = view["table"]["players"]
    lines = plain_table()
    lines.expand = False
    lines.add_column()
    for p in players:
        lines.add_column(seat_name(words, p["seat"]), justify="right", no_wrap=True)
    for kind in players[0]["progress"]:
        lines.add_row(words.say(f"score-{kind}"), *(str(p["progress"][kind]) for p in players))
    return Group(section(words.say("screen-final"), "bold"), lines)


# The map


def _when(t: View, words: Words) -> str:
    if t["stage"] == "setup":
        return words.say("screen-setup")
    return words.say("screen-when", n=t["round"], phase=f"phase:{t['stage']}")


def _map(t: View, marks: Marks) -> RenderableType:
    """A line of letters, then two lines for each row: the land, and what stands there."""
    wide = 1 + max(x for _, x, *_ in t["squares"])
    rows: dict[int, dict[int, int]] = {}
    for n, (_, x, y, *_) in enumerate(t["squares"]):
        rows.setdefault(y, {})[x] = n
    letters = "".join(chr(ord("A") + x).ljust(CELL) for x in range(wide))
    lines = [Text(" " * CELL + letters, style="dim")]
    for y, row in sorted(rows.items()):
        land, pieces = Text(str(y + 1).ljust(CELL), style="dim"), Text(" " * CELL)
        for x, n in sorted(row.items()):
            for line, cell in ((land, _land(t, n, marks)), (pieces, _pieces(t, n))):
                line.append(" " * (CELL * (x + 1) - line.cell_len))
                line.append_text(cell)
        lines += [land, pieces]
    return Text("\n").join(lines)


def _land(t: View, n: int, marks: Marks) -> Text:
    """Terrain, then the numbers of the options that lead there, or what lies there."""
    name, _, _, terrain, icons, resource, _ = t["squares"][n]
    glyph, style = GLYPHS[terrain]
    cell = Text(glyph, style=style)
    if numbers := marks.get(f"square:{name}", ""):
        return cell.append(numbers if len(numbers) < CELL - 1 else "*", "bold reverse")
    if mark := t["built"].get(str(n)):
        return cell.append(MARKS[kind_of_mark(mark)], "bold")
    _, _, culture, coin = icons
    signs = HUTS.get(t["huts"].get(str(n), ""), "") + RESOURCE_SIGNS.get(resource, "")
    signs += ICON_SIGNS["culture"] * bool(culture) + ICON_SIGNS["coin"] * bool(coin)
    return cell.append(signs[: CELL - 2])


def _pieces(t: View, n: int) -> Text:
    """The city of a square, or the figures: whose, and how many."""
    if city := t["cities"].get(str(n)):
        sign = f"{CAPITAL if city['capital'] else CITY}{city['owner'] + 1}"
        return Text(sign + WALLED * city["walls"], style=seat_style(city["owner"]))
    cell = Text()
    for p in t["players"]:
        here = Counter(kind for square, kind, _ in p["figures"] if square == n)
        if here:
            cell.append(f"{p['seat'] + 1}{_group(here)}", seat_style(p["seat"]))
    cell.truncate(CELL - 1, overflow="ellipsis")
    return cell


def _group(here: Counter[str]) -> str:
    """Armies before scouts, in two characters."""
    signs = ARMY * here["army"] + SCOUT * here["scout"]
    return signs if len(signs) < CELL - 1 else f"{signs[0]}{len(signs)}"


def _legend(words: Words) -> RenderableType:
    """What the signs of the map mean."""
    parts = [
        f"{GLYPHS[each.letter][0]} {words.name(f'terrain:{each.id}')}" for each in TERRAIN.values()
    ]
    parts += [f"{GLYPHS[UNEXPLORED][0]} {words.name('terrain:unexplored')}"]
    parts += [f"{CAPITAL} {words.say('city-capital')}", f"{CITY} {words.say('city-city')}"]
    parts += [f"{WALLED} {words.say('walls')}"]
    parts += [f"{sign} {words.say(f'screen-{kind}')}" for kind, sign in MARKS.items()]
    for kind, signs in (("marker", HUTS), ("resource", RESOURCE_SIGNS), ("icon", ICON_SIGNS)):
        parts += [f"{sign} {words.name(f'{kind}:{id_}')}" for id_, sign in signs.items()]
    parts += [f"{ARMY} {words.name('figure:army')}", f"{SCOUT} {words.name('figure:scout')}"]
    return Text(" · ".join(parts), style="dim")


# What all share


def _market(t: View, words: Words) -> RenderableType:
    """Wonders, buildings, tokens and decks; a battle or an offer, if there is one."""
    grid = _grid()
    priced = zip(t["wonders"], t["wonder_costs"], strict=True)
    wonders = [f"{words.name(f'wonder:{wonder}')} {cost}" for wonder, cost in priced if wonder]
    grid.add_row(words.say("screen-wonders"), ", ".join(wonders) or "—")
    grid.add_row(words.say("screen-buildings"), _supply(t, words))
    grid.add_row(words.say("screen-resources"), _tokens(t["market"], words) or "—")
    grid.add_row(words.say("screen-decks"), _levels(t["event_decks"]))
    if t["battle"]:
        grid.add_row(words.say("screen-battle"), _battle(t, words))
    for side in SIDES:
        if t["offer"] and side in t["offer"]:
            grid.add_row(words.say(f"screen-{side}"), _package(t["offer"][side], words))
    return grid


def _supply(t: View, words: Words) -> str:
    """Markers that are left, by family."""
    forms = {
        family: [id_ for id_, each in BUILDINGS.items() if each.family == family]
        for family in FAMILIES
    }
    return ", ".join(
        f"{' / '.join(words.name(f'building:{id_}') for id_ in ids)} {t['supply'][family]}"
        for family, ids in forms.items()
    )


def _levels(numbers: Sequence[int]) -> str:
    """Culture events by level."""
    return ", ".join(f"{'I' * level}: {n}" for level, n in enumerate(numbers, 1))


def _battle(t: View, words: Words) -> Text:
    """Where it is fought, the sides, and what stands on each front."""
    b = t["battle"]
    head = Text(t["squares"][b["square"]][0])
    for side, owner in enumerate((b["attacker"], b["defender"])):
        head.append(f" · {words.name(OWNER[owner])}: {b['sizes'][side]}")
        if b["bonus"][side]:
            head.append(f" +{b['bonus'][side]}")
    lines = [head]
    for at, (mine, hurt, theirs, sore) in enumerate(b["fronts"], 1):
        left = _fighter(t, b["attacker"], mine, hurt, words)
        right = _fighter(t, b["defender"], theirs, sore, words)
        lines.append(Text(f"{at}: {left} – {right}"))
    return Text("\n").join(lines)


def _fighter(t: View, owner: int, card: str, wounds: int, words: Words) -> str:
    """A unit by the name of its rank, with its strength and wounds."""
    if not card:
        return "—"
    unit = UNIT_CARDS[card].unit
    rank = t["players"][owner]["ranks"][unit] if owner != BARBARIANS else 1
    name: Phrase = (f"unit-{unit}-{rank}", {})
    n = UNIT_CARDS[card].strength + rank - 1
    if wounds:
        return words.say("fighter-wounded", name=name, n=n, wounds=wounds)
    return words.say("fighter", name=name, n=n)


def _package(package: View, words: Words) -> str:
    """One side of an offer: goods, and cards as far as they are known."""
    named = [words.amount(f"good:{good}", n) for good, n in package["goods"].items()]
    return ", ".join([*named, *map(words.name, package["cards"])]) or "—"


def _cities(t: View, words: Words) -> RenderableType:
    """Every city with what it yields and what is built around it."""
    lines = plain_table()
    lines.expand = False
    lines.show_header = False
    for style in ("bold", "", ""):
        lines.add_column(no_wrap=True, style=style)
    lines.add_column()
    cities = sorted(t["cities"].items(), key=lambda each: (each[1]["owner"], int(each[0])))
    for n, city in cities:
        owner = seat_name(words, city["owner"])
        yields = _yields(city, words)
        lines.add_row(t["squares"][int(n)][0], owner, yields, _around(t, int(n), words))
    return lines


def _yields(city: View, words: Words) -> str:
    kinds = ("trade", "production", "culture")
    return ", ".join(words.say(f"icon-{kind}.count", n=city[kind]) for kind in kinds if city[kind])


def _around(t: View, n: int, words: Words) -> str:
    """The markers in the outskirts of a city, and its resources."""
    _, x, y, *_ = t["squares"][n]
    found = []
    for m, mark in t["built"].items():
        name, across, down, *_ = t["squares"][int(m)]
        if max(abs(across - x), abs(down - y)) == 1:
            found.append(f"{words.name(mark_thing(mark))} {name}")
    found += [words.name(f"resource:{each}") for each in t["cities"][str(n)]["resources"]]
    return ", ".join(found)


# Players


LIMITS = ("speed", "stacking", "event_hand", "battle_hand", "city_limit")
COLUMNS = ("trade", "culture", "track", "techs", "coins", "cities", *KINDS, "units", "events")


def _standings(t: View, words: Words) -> RenderableType:
    lines = plain_table()
    lines.padding, lines.expand = (0, 1, 0, 0), False
    lines.add_column(no_wrap=True)
    for name in COLUMNS:
        lines.add_column(words.say(f"column-{name}"), justify="right", no_wrap=True)
    for p in t["players"]:
        lines.add_row(*_standing(p, t, words))
    return lines


def _standing(p: View, t: View, words: Words) -> list[RenderableType]:
    name = Text.assemble((f"{p['seat'] + 1} ", "dim"), seat_name(words, p["seat"]))
    if p["seat"] == t["active"]:
        name.append(" ◀", style="not bold")
    figures = Counter(kind for _, kind, _ in p["figures"])
    numbers = (
        p["trade"],
        p["culture"],
        f"{p['track']}/{LAST_SPACE}",
        len(p["techs"]),
        p["coins"],
        sum(city["owner"] == p["seat"] for city in t["cities"].values()),
        *(figures[kind] for kind in KINDS),
        sum(p["units"].values()),
        len(p["events"]) if _is_mine(p) else sum(p["events"]),
    )
    return [name, *map(str, numbers)]


def _is_mine(p: View) -> bool:
    """Whether the hands of a player are open to who looks."""
    return "unit_cards" in p


def _heading(p: View, words: Words, you: str = "") -> RenderableType:
    return Rule(Text.assemble(seat_name(words, p["seat"]), you), align="left", style="dim")


def _sheet(t: View, p: View, words: Words) -> RenderableType:
    """The pyramid from its top down, the government, and everything that a player has."""
    grid = _grid()
    grid.add_row(words.say("screen-civilization"), words.text(f"civilization:{p['civilization']}"))
    grid.add_row(words.say("screen-government"), _government(t, p, words))
    for level in range(TOP, 0, -1):
        if row := _row(p, level, words):
            grid.add_row(words.say("screen-techs", level=(f"level-{level}", {})), row)
    limits = {name: p[name] for name in LIMITS}
    grid.add_row(words.say("screen-limits"), words.say("screen-limits-are", **limits))
    for name, told in (
        ("units", _units(p, words)),
        ("figures", _figures(t, p, words)),
        ("resources", _resources(p, words)),
        ("events", _events(p, words)),
        ("coins", _coins(p, words)),
        ("wonders", described(_things("wonder", p["wonders"]), words)),
        ("obsolete", ", ".join(map(words.name, _things("wonder", p["obsolete"])))),
        ("reserve", described(_things("great_person", p["reserve"]), words)),
    ):
        if told:
            grid.add_row(words.say(f"screen-{name}"), told)
    return grid


def _government(t: View, p: View, words: Words) -> Text:
    """Its name, and its text in the set that is played with."""
    key = f"government-{p['government']}"
    text = words.say(f"{key}.{'text' if t['options']['governments'] == 'core' else 'revised'}")
    return Text.assemble(words.say(key), (f"{words.say('dash')}{text}", "dim"))


def _row(p: View, level: int, words: Words) -> str:
    """A row of the pyramid, with its next free space."""
    names = [
        words.name(f"tech:{id_}")
        for at, id_ in enumerate(p["techs"])
        if (TECHS[id_].level if at else 1) == level  # CIV-PYR-04
    ]
    free = ["□"] if level in known(tuple(p["techs"])).free else []
    return " · ".join(names + free)


def _units(p: View, words: Words) -> str:
    """Units by the name of their rank; one's own with their strengths."""
    told = []
    for unit in UNITS:
        if not p["units"].get(unit):
            continue
        rank = max(1, p["ranks"][unit])
        name = f"{words.say(f'unit-{unit}-{rank}')} × {p['units'][unit]}"
        cards = [UNIT_CARDS[id_] for id_ in p.get("unit_cards", ())]
        mine = [str(card.strength + rank - 1) for card in cards if card.unit == unit]
        told.append(name + (f" ({', '.join(mine)})" if mine else ""))
    return ", ".join(told)


def _figures(t: View, p: View, words: Words) -> str:
    """Where armies and scouts are."""
    places: dict[int, Counter[str]] = {}
    for square, kind, _ in p["figures"]:
        places.setdefault(square, Counter())[kind] += 1
    return "; ".join(
        f"{t['squares'][square][0]}: "
        + ", ".join(words.say(f"figure-{kind}.count", n=n) for kind, n in sorted(here.items()))
        for square, here in sorted(places.items())
    )


def _tokens(numbers: Sequence[int], words: Words) -> str:
    pairs = zip(MARKET, numbers, strict=True)
    return ", ".join(words.say(f"resource-{name}.count", n=n) for name, n in pairs if n)


def _resources(p: View, words: Words) -> str:
    """Tokens, and markers: their faces if they are seen, else their backs."""
    if _is_mine(p):
        markers = [words.name(thing) for thing in _things("marker", p["markers"])]
    else:
        markers = [words.say(f"marker-{id_}.count", n=n) for id_, n in p["markers"].items() if n]
    return ", ".join(filter(None, (_tokens(p["goods"], words), *markers)))


def _events(p: View, words: Words) -> Text | str:
    """One's own culture events, those of others by level."""
    if _is_mine(p):
        return described(_things("event", p["events"]), words)
    return _levels(p["events"]) if any(p["events"]) else ""


def _coins(p: View, words: Words) -> str:
    """Coin tokens by where they lie."""
    return ", ".join(
        f"{words.say('coin-sheet') if isinstance(place, tuple) else words.name(place)}: {n}"
        for place, n in ((coin_place(card), n) for card, n in p["tokens"].items())
    )


def _things(kind: str, ids: Iterable[str]) -> list[str]:
    return [f"{kind}:{id_}" for id_ in ids]


def _grid() -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(ratio=1)
    return grid

"""Clash of Cultures at the terminal: drawn from a view, the printed data and the words."""

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
from oikumene.titles.clash.cards import (
    ACTIONS,
    ADVANCES,
    BARBARIANS,
    CATEGORIES,
    GOODS,
    MOODS,
    OWNER,
    TERRAIN,
    UNITS,
)
from oikumene.titles.clash.printed import printed
from oikumene.titles.clash.words import LEVELS, TEXTS

View = Mapping[str, Any]

GLYPHS = {
    "F": ("·", "green"),
    "M": ("▲", "white"),
    "T": ("♣", "bold green"),
    "B": ("░", "bright_yellow"),
    "W": ("~", "blue"),
    "?": ("?", "dim"),
}
CITY, EXHAUSTED = "■", "×"
LETTERS = dict(zip(UNITS, "sicelw", strict=True))
OWNERS = ("1", "2", "3", "4", "B", "P")
"""Seats, barbarians and pirates in a single character."""
MOOD_SIGNS = ("−", "", "+")
CELL = 7
"""The width of a column of hexes, in characters."""
COUNTED = GOODS[:7]
"""Resources and tokens of the player board; captives are pieces."""


def things() -> Sequence[str]:
    """Everything printed that has a name and a text."""
    return [thing for thing in printed() if thing.partition(":")[0] in TEXTS]


def table(view: View, words: Words, seat: int | None, marks: Marks) -> RenderableType:
    """The map, the cities, how all stand, and the seat's own board."""
    t = view["table"]
    parts: list[RenderableType] = [
        section(_when(t, words), "bold"),
        _map(t, marks),
        _legend(words),
        _common(t, words),
        section(words.say("screen-cities")),
        _cities(t, words),
        section(words.say("screen-players")),
        _standings(t, words),
    ]
    if seat is not None:
        p = t["players"][seat]
        you = f" ({words.say('screen-you')})"
        parts += [_heading(p, words, you), _board(p, words)]
    return Group(*parts)


def boards(view: View, words: Words, seat: int | None) -> RenderableType:
    """The boards of the others."""
    parts: list[RenderableType] = []
    for p in view["table"]["players"]:
        if p["seat"] != seat:
            parts += [_heading(p, words), _board(p, words)]
    return Group(*parts)


def final(view: View, words: Words) -> RenderableType:
    """The score sheet."""
    players = view["table"]["players"]
    lines = plain_table()
    lines.expand = False
    lines.add_column()
    for p in players:
        lines.add_column(seat_name(words, p["seat"]), justify="right", no_wrap=True)
    for category in players[0]["points"]:
        points = (_halved(p["points"][category]) for p in players)
        lines.add_row(words.say(f"score-{category}"), *points)
    lines.add_row(words.say("score-total"), *(_points(p) for p in players), style="bold")
    return Group(section(words.say("screen-final"), "bold"), lines)


# The map


def _when(t: View, words: Words) -> str:
    level = LEVELS[t["age"]]
    if t["step"]:
        return words.say("screen-status", level=level, n=t["step"])
    return words.say("screen-when", level=level, n=t["round"], left=t["left"])


def _map(t: View, marks: Marks) -> RenderableType:
    """Columns of hexes, every other one half a hex lower; two lines for each space."""
    lines: dict[int, dict[int, Text]] = {}
    for n, (_, q, r, _) in enumerate(t["hexes"]):
        for below, cell in enumerate((_space(t, n, marks), _content(t, n))):
            if cell:
                lines.setdefault(2 * r + q + below, {})[q] = cell
    left = min(q for line in lines.values() for q in line)
    rows = []
    for _, cells in sorted(lines.items()):
        row = Text()
        for q, cell in sorted(cells.items()):
            row.append(" " * (1 + CELL * (q - left) - row.cell_len))
            row.append_text(cell)
        rows.append(row)
    return Text("\n").join(rows)


def _space(t: View, n: int, marks: Marks) -> Text:
    """Terrain and name, and the numbers of the options that lead there."""
    name, _, _, terrain = t["hexes"][n]
    glyph, style = GLYPHS[terrain]
    cell = Text.assemble((glyph, style), (name, "dim"))
    if n in t["exhausted"]:
        cell.append(EXHAUSTED)
    numbers = marks.get(f"hex:{name}", "")
    room = CELL - 1 - cell.cell_len
    return cell.append(numbers if len(numbers) <= room else "*", "bold reverse")


def _content(t: View, n: int) -> Text:
    """The city and the units of a space."""
    cell = Text()
    city = t["cities"].get(str(n))
    if city:
        sign = f"{CITY}{OWNERS[city['owner']]}{MOOD_SIGNS[city['mood']]}"
        cell.append(sign, _owner_style(city["owner"]))
    for owner, here in _units_at(t, n):
        if not city or city["owner"] != owner:
            cell.append(OWNERS[owner], _owner_style(owner))
        cell.append("".join(LETTERS[unit] * many for unit, many in here.items()))
    cell.truncate(CELL - 1, overflow="ellipsis")
    return cell


def _units_at(t: View, n: int) -> list[tuple[int, Counter[str]]]:
    """Whose units are on a space, and how many of each kind."""
    found = []
    for owner, units in enumerate(t["units"]):
        here = Counter(kind for space, kind, _ in units if space == n)
        if here:
            found.append((owner, here))
    return found


def _legend(words: Words) -> RenderableType:
    """What the signs of the map mean."""
    parts = [
        f"{GLYPHS[letter][0]} {words.name(f'terrain:{id_}')}" for letter, id_ in TERRAIN.items()
    ]
    parts += [f"{EXHAUSTED} {words.name('symbol:exhausted_land')}"]
    parts += [f"{CITY} {words.say('screen-city')}"]
    parts += [f"{letter} {words.name(f'unit:{unit}')}" for unit, letter in LETTERS.items()]
    parts += [f"{OWNERS[at]} {words.name(OWNER[at])}" for at in range(BARBARIANS, len(OWNERS))]
    return Text(" · ".join(parts), style="dim")


def _common(t: View, words: Words) -> RenderableType:
    """Decks, events in force, wonders on the table."""
    grid = _grid()
    decks = {
        name: t[f"{name}_deck"]["count"] for name in ("event", "action", "objective", "wonder")
    }
    grid.add_row(words.say("screen-decks"), words.say("screen-decks-left", **decks))
    for name, some in (
        ("in-force", [f"event:{id_}" for id_ in t["in_force"]]),
        ("open-wonders", [f"wonder:{id_}" for id_ in t["open_wonders"]]),
        ("topmost", [f"event:{id_}" for id_ in t["topmost"]]),
    ):
        if some:
            grid.add_row(words.say(f"screen-{name}"), described(some, words))
    if t["battle"]:
        grid.add_row(words.say("screen-battle"), _battle(t, words))
    for side in ("gives", "wants"):
        if t["offer"] and side in t["offer"]:
            grid.add_row(words.say(f"screen-{side}"), _package(t["offer"][side], words))
    return grid


def _battle(t: View, words: Words) -> str:
    """Where it is fought, and who is left."""
    b = t["battle"]
    units = dict(_units_at(t, b["space"]))
    sides = (
        f"{words.name(OWNER[owner])}: {_counts(units.get(owner, {}), words) or '—'}"
        for owner in (b["attacker"], b["defender"])
    )
    return " · ".join((t["hexes"][b["space"]][0], *sides))


def _package(package: View, words: Words) -> str:
    """One side of an offer: goods, and cards as far as they are known."""
    goods = [
        words.say(f"resource-{good}.count", n=n)
        for good, n in zip(COUNTED, package["goods"], strict=True)
        if n
    ]
    cards = (card.partition(" ")[0] for card in package["cards"])
    named = [words.name(card) if ":" in card else words.amount(f"card:{card}", 1) for card in cards]
    return ", ".join(goods + named) or "—"


def _counts(units: Mapping[str, int], words: Words) -> str:
    return ", ".join(words.say(f"unit-{unit}.count", n=n) for unit, n in units.items())


def _cities(t: View, words: Words) -> RenderableType:
    """Every city with what stands there."""
    lines = plain_table()
    lines.expand = False
    lines.show_header = False
    lines.add_column(no_wrap=True, style="bold")
    lines.add_column(no_wrap=True)
    lines.add_column(no_wrap=True)
    lines.add_column()
    cities = sorted(t["cities"].items(), key=lambda each: (each[1]["owner"], int(each[0])))
    for n, city in cities:
        lines.add_row(
            t["hexes"][int(n)][0], _owner(city["owner"], words), *_city(t, n, city, words)
        )
    return lines


def _city(t: View, n: str, city: View, words: Words) -> tuple[str, str]:
    """Size and mood; then pieces, those of another colour marked, and units."""
    pieces = [
        words.name(f"building:{id_}") + (f" ({OWNERS[colour]})" if colour != city["owner"] else "")
        for id_, colour in city["buildings"].items()
    ]
    pieces += [words.name(f"wonder:{id_}") for id_ in city["wonders"]]
    units = [_counts(here, words) for _, here in _units_at(t, int(n))]
    mood = words.name(f"mood:{MOODS[city['mood']]}")
    return f"{1 + len(pieces)} · {mood}", ", ".join(pieces + units)


# Players


def _standings(t: View, words: Words) -> RenderableType:
    lines = plain_table()
    lines.padding, lines.expand = (0, 1, 0, 0), False
    lines.add_column(no_wrap=True)
    for name in ("points", *COUNTED, "cards", "cubes"):
        lines.add_column(words.say(f"column-{name}"), justify="right", no_wrap=True)
    for p in t["players"]:
        lines.add_row(*_standing(p, t, words))
    return lines


def _standing(p: View, t: View, words: Words) -> list[RenderableType]:
    name = Text.assemble((f"{p['seat'] + 1} ", "dim"), seat_name(words, p["seat"]))
    if p["seat"] == t["active"]:
        name.append(" ◀", style="not bold")
    hands = "/".join(str(_size(p[hand])) for hand in ("actions", "objectives", "wonders"))
    goods = map(str, p["goods"][: len(COUNTED)])
    return [name, _points(p), *goods, hands, str(p["cubes"])]


def _size(hand: Any) -> int:
    """How many cards, seen or not."""
    return hand["count"] if isinstance(hand, Mapping) else len(hand)


def _heading(p: View, words: Words, you: str = "") -> RenderableType:
    return Rule(Text.assemble(seat_name(words, p["seat"]), you), align="left", style="dim")


def _board(p: View, words: Words) -> RenderableType:
    """Advances, cards in hand as far as they are seen, and everything won."""
    grid = _grid()
    for category in CATEGORIES:
        own = [id_ for id_ in p["advances"] if id_ in ADVANCES and id_ in CATEGORIES[category]]
        if own:
            grid.add_row(words.name(f"category:{category}"), _names(words, "advance", own))
    special = [id_ for id_ in p["advances"] if id_ not in ADVANCES]
    if special:
        grid.add_row(
            words.name(f"civilization:{p['civilization']}"), _told(words, "advance", special)
        )
    for name, some in (
        ("leader", _things("leader", [p["leader"]] if p["leader"] else [])),
        ("actions", [_card(card) for card in _seen(p["actions"])]),
        ("objectives", _things("objective_card", _seen(p["objectives"]))),
        ("wonders", _things("wonder", _seen(p["wonders"]))),
        ("open-cards", _things("event", p["open_cards"])),
    ):
        if some:
            grid.add_row(words.say(f"screen-{name}"), described(some, words))
    for name, some in (
        ("leaders", _things("leader", p["leaders"])),
        ("completed", _things("objective", p["completed"])),
        ("kept", _things("event", p["kept"])),
        ("killed", _things("leader", p["killed"])),
    ):
        if some:
            grid.add_row(words.say(f"screen-{name}"), ", ".join(map(words.name, some)))
    return grid


def _card(card: str) -> str:
    """A card held with the action cards: one of them, or a great person."""
    return f"{'action' if card in ACTIONS else 'event'}:{card}"


def _seen(hand: Any) -> list[str]:
    return [] if isinstance(hand, Mapping) else list(hand)


def _things(kind: str, ids: Iterable[str]) -> list[str]:
    return [f"{kind}:{id_}" for id_ in ids]


def _names(words: Words, kind: str, ids: Iterable[str]) -> str:
    return ", ".join(map(words.name, _things(kind, ids)))


def _told(words: Words, kind: str, ids: Iterable[str]) -> Text:
    return described(_things(kind, ids), words)


def _points(p: View) -> str:
    return _halved(sum(p["points"].values()))


def _halved(points: int) -> str:
    """Half points as people count: 12½."""
    whole, half = divmod(points, 2)
    if not half:
        return str(whole)
    return f"{whole}½" if whole else "½"


# Pieces


def _owner(owner: int, words: Words) -> Text:
    return Text(words.name(OWNER[owner]), style=_owner_style(owner))


def _owner_style(owner: int) -> str:
    return seat_style(owner) if owner < BARBARIANS else "bold white"


def _grid() -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(ratio=1)
    return grid

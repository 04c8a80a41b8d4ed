"""A New Dawn at the terminal: drawn from a view, the printed data and the words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from oikumene.cli.screen import Marks, described, plain_table, seat_name, seat_style, section
from oikumene.text import Words
from oikumene.titles.dawn.cards import (
    AFTER_LAST,
    CITY_STATES,
    DIPLOMACY,
    EVENT_DIAL,
    FOCUS,
    LAST_ON_DIAL,
    LEADERS,
    LEVEL_SPACES,
    NATURAL_WONDERS,
    VICTORY,
    WONDERS,
    focus,
)

View = Mapping[str, Any]

TERRAIN = {
    "grassland": ("·", "green"),
    "hills": ("∩", "yellow"),
    "forest": ("♣", "bold green"),
    "desert": ("░", "bright_yellow"),
    "mountain": ("▲", "white"),
    "water": ("~", "blue"),
    "natural_wonder": ("✶", "bright_magenta"),
}
PIECES = {"token": "○", "reinforced": "●", "city": "■", "capital": "★"}
GOODS = {"marble": "▤", "mercury": "☿", "oil": "◒", "diamond": "♦"}
CITY_STATE, CARAVAN = "⌂", "»"
TYPE_STYLES = {
    "culture": "bright_magenta",
    "science": "bright_blue",
    "economy": "bright_yellow",
    "industry": "yellow",
    "military": "bright_red",
}
ARROWS = "→↘↙←↖↗"
"""The six directions, clockwise from the east."""
LEVELS = ("", "I", "II", "III", "IV")
HALF = 2
"""Half the width of a hex, in characters."""


def things() -> Sequence[str]:
    """Everything printed that has a name and a text."""
    return [
        *(f"card:{id_}" for id_ in (*FOCUS, *(f"ap_{id_}" for id_ in FOCUS), *WONDERS)),
        *(f"leader:{id_}" for id_ in LEADERS),
        *(f"city_state:{id_}" for id_ in CITY_STATES),
        *(f"natural_wonder:{id_}" for id_ in NATURAL_WONDERS),
        *(f"diplomacy:{id_}" for id_ in DIPLOMACY),
        *(f"victory:{id_}" for id_ in VICTORY),
        *(f"event:{id_}" for id_ in dict.fromkeys(EVENT_DIAL)),
    ]


def table(view: View, words: Words, seat: int | None, marks: Marks) -> RenderableType:
    """The map, the common cards, how all stand, and the seat's own board."""
    t = view["table"]
    parts: list[RenderableType] = [
        section(_when(t, words), "bold"),
        _map(t, marks),
        _legend(words),
        section(words.say("screen-market")),
        _market(t, words, seat, marks),
        section(words.say("screen-victory")),
        _victory(t, words),
        section(words.say("screen-players")),
        _standings(t, words),
    ]
    if seat is not None:
        p = t["players"][seat]
        you = f" ({words.say('screen-you')})"
        parts += [_heading(p, words, you), _board(p, words, marks)]
    return Group(*parts)


def boards(view: View, words: Words, seat: int | None) -> RenderableType:
    """The boards of the others."""
    parts: list[RenderableType] = []
    for p in view["table"]["players"]:
        if p["seat"] != seat:
            parts += [_heading(p, words), _board(p, words, {})]
    return Group(*parts)


def final(view: View, words: Words) -> RenderableType:
    """Who completed what."""
    t = view["table"]
    return Group(
        section(words.say("screen-final"), "bold"), _victory(t, words), _standings(t, words)
    )


# The map


def _when(t: View, words: Words) -> str:
    if t["phase"] == "map":
        return words.say("screen-building")
    events = {
        "now": f"event:{EVENT_DIAL[t['dial']]}",
        "next": f"event:{EVENT_DIAL[(t['dial'] + 1) % len(EVENT_DIAL)]}",
    }
    return words.say("screen-when", round=t["round"], **events)


def _map(t: View, marks: Marks) -> RenderableType:
    """Row by row, each shifted by half a hex; in front the coordinates of its first space."""
    hexes = t["hexes"]
    left = min((2 * q + r for q, r, *_ in hexes), default=0)
    rows: dict[int, list[tuple[int, int]]] = {}
    for n, (q, r, *_) in enumerate(hexes):
        rows.setdefault(r, []).append((q, n))
    lines = []
    for r, row in sorted(rows.items()):
        line = Text(f"({min(row)[0]}, {r})".replace("-", "−").rjust(9) + " ", style="dim")
        margin = line.cell_len
        for q, n in sorted(row):
            line.append(" " * (margin + HALF * (2 * q + r - left) - line.cell_len))
            line.append_text(_space(t, n, marks))
        lines.append(line)
    return Text("\n").join(lines)


def _space(t: View, n: int, marks: Marks) -> Text:
    """Terrain, then the number of its option or what lies there."""
    q, r, terrain, _ = t["hexes"][n]
    glyph, style = TERRAIN[terrain]
    cell = Text(glyph, style=style)
    numbers = marks.get(f"hex:{q},{r}", "")
    if numbers:
        return cell.append(numbers if len(numbers) < 2 * HALF else "*", style="bold reverse")
    return cell.append_text(_content(t, n)).append_text(_passing(t, n))


def _content(t: View, n: int) -> Text:
    piece = t["pieces"][n]
    if piece >= 0:
        kind = PIECES[list(PIECES)[piece & 3]]
        return Text(f"{kind}{(piece >> 2) + 1}", style=seat_style(piece >> 2))
    kind, _, id_ = t["things"].get(str(n), "").partition(":")
    return Text({"resource": GOODS.get(id_, ""), "city_state": CITY_STATE}.get(kind, ""))


def _passing(t: View, n: int) -> Text:
    """A barbarian, or a caravan."""
    for letter, at in t["barbarians"].items():
        if at == n:
            return Text(letter, style="bold red")
    for p in t["players"]:
        if n in p["caravans"]:
            return Text(CARAVAN, style=seat_style(p["seat"]))
    return Text()


def _legend(words: Words) -> RenderableType:
    """What the signs of the map mean."""
    parts = [f"{glyph} {words.say(f'terrain-{id_}')}" for id_, (glyph, _) in TERRAIN.items()]
    parts += [f"{glyph} {words.say(f'piece-{id_}')}" for id_, glyph in PIECES.items()]
    parts += [f"{glyph} {words.say(f'resource-{id_}')}" for id_, glyph in GOODS.items()]
    parts += [f"{CITY_STATE} {words.say('target-city_state')}"]
    parts += [f"{CARAVAN} {words.say('piece-caravan')}", f"A–I {words.say('target-barbarian')}"]
    return Text(" · ".join(parts), style="dim")


# Common cards


def _market(t: View, words: Words, seat: int | None, marks: Marks) -> RenderableType:
    """The face-up wonders, with what they cost the seat."""
    lines = plain_table()
    lines.show_header = False
    lines.add_column(justify="right", style="bold", no_wrap=True, min_width=2)
    lines.add_column(justify="right", style="bold", no_wrap=True)
    lines.add_column(no_wrap=True)
    lines.add_column(no_wrap=True)
    lines.add_column(ratio=1)
    costs = t["players"][seat].get("costs") if seat is not None else None
    for at, wonder in enumerate(t["market"]):
        if not wonder:
            continue
        cost = costs[at] if costs else WONDERS[wonder].cost
        lines.add_row(
            marks.get(f"card:{wonder}", ""),
            str(cost),
            Text(words.name(f"card:{wonder}"), style=TYPE_STYLES[WONDERS[wonder].type]),
            " ".join(GOODS[each] for each in WONDERS[wonder].resources),
            Text(words.say(f"card-{wonder}.text"), style="dim"),
        )
    return lines


def _victory(t: View, words: Words) -> RenderableType:
    """How far everybody is, agenda by agenda."""
    lines = plain_table()
    lines.expand = False
    lines.add_column()
    players = [p for p in t["players"] if "progress" in p]
    for p in players:
        lines.add_column(seat_name(words, p["seat"]), justify="right", no_wrap=True)
    for card in t["victory"]:
        for agenda in VICTORY[card].agendas:
            name = Text(words.name(f"agenda:{agenda.id}"), style="bold")
            name.append(f"{words.say('dash')}{words.text(f'agenda:{agenda.id}')}", style="dim")
            lines.add_row(name, *(_progress(p, agenda.id) for p in players))
        lines.add_row()
    directions = words.say("screen-direction", arrow=ARROWS[t["direction"]])
    return Group(lines, Text(directions, style="dim"))


def _progress(p: View, agenda: str) -> Text:
    have, goal = p["progress"][agenda]
    return Text("✓", style="bold green") if agenda in p["agendas"] else Text(f"{have}/{goal}")


# Players


COLUMNS = ("dial", "cities", "mature", "spaces", "tokens", "wonders", "caravans")


def _standings(t: View, words: Words) -> RenderableType:
    lines = plain_table()
    lines.padding, lines.expand = (0, 1, 0, 0), False
    lines.add_column(no_wrap=True)
    for name in COLUMNS:
        lines.add_column(words.say(f"column-{name}"), justify="right", no_wrap=True)
    lines.add_column(words.say("column-resources"), no_wrap=True)
    for p in t["players"]:
        lines.add_row(*_standing(p, t, words))
    return lines


def _standing(p: View, t: View, words: Words) -> list[RenderableType]:
    name = Text.assemble((f"{p['seat'] + 1} ", "dim"), seat_name(words, p["seat"]))
    if p["seat"] == t["active"]:
        name.append(" ◀", style="not bold")
    numbers = (
        p["dial"],
        len(p["cities"]),
        len(p.get("mature", ())),
        p.get("spaces", 0),
        p.get("unused_tokens", 0),
        len(p["wonders"]),
        p.get("available_caravans", 0),
    )
    goods = zip(GOODS.values(), p["resources"], strict=True)
    return [name, *map(str, numbers), " ".join(glyph * n for glyph, n in goods if n)]


def _heading(p: View, words: Words, you: str = "") -> RenderableType:
    person = words.say(f"leader-{p['leader']}.leader")
    told = f"{you} · {person}"
    if p["automated"]:
        told += f" · {words.say('setting-automated_player')}"
    return Rule(Text.assemble(seat_name(words, p["seat"]), told), align="left", style="dim")


def _board(p: View, words: Words, marks: Marks) -> RenderableType:
    """The focus row from slot 5 down, and everything else that a player has."""
    lines = plain_table()
    lines.show_header = False
    lines.add_column(justify="right", style="bold", no_wrap=True, min_width=2)
    lines.add_column(justify="right", style="bold", no_wrap=True)
    lines.add_column(no_wrap=True)
    lines.add_column(no_wrap=True)
    lines.add_column(ratio=1)
    slots = p.get("slots", range(1, 6))
    for at in reversed(range(len(p["row"]))):
        card = p["row"][at]
        slot = str(at + 1) if slots[at] == at + 1 else f"{at + 1}→{slots[at]}"
        lines.add_row(
            marks.get(f"card:{card}", ""),
            slot,
            Text(words.name(f"card:{card}"), style=TYPE_STYLES[focus(card).type]),
            f"{LEVELS[focus(card).level]} {'●' * p['trade'][at]}",
            Text(words.say(f"card-{card}.text"), style="dim"),
        )
    return Group(lines, _belongings(p, words))


def _belongings(p: View, words: Words) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(ratio=1)
    grid.add_row(words.say("screen-ability"), words.say(f"leader-{p['leader']}.text"))
    grid.add_row(words.say("screen-dial"), _dial(p["dial"], words))
    held = {
        "wonders": [f"card:{wonder}" for wonder in p["wonders"]],
        "tokens": [_token(token) for token in p["tokens"]],
        "diplomacy": [_diplomacy(card) for card in p["diplomacy"]],
        "tiles": [f"tile:{tile}" for tile in p["tiles"]],
    }
    for name, some in held.items():
        if some:
            grid.add_row(words.say(f"screen-{name}"), described(some, words))
    if p["stored"]:
        grid.add_row(words.name("card:great_zimbabwe"), "●" * p["stored"])
    return grid


def _dial(at: int, words: Words) -> str:
    """Where the dial stands and where the next card waits."""
    passed = at if at < LAST_ON_DIAL else AFTER_LAST
    ahead = min(space for space in LEVEL_SPACES if space > passed)
    return words.say("screen-dial-at", at=at, ahead=ahead, level=LEVEL_SPACES[ahead])


def _token(token: str) -> str:
    return f"{'city_state' if token in CITY_STATES else 'natural_wonder'}:{token}"


def _diplomacy(card: str) -> str:
    return f"{'city_state' if card in CITY_STATES else 'diplomacy'}:{card}"

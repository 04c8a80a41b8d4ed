"""Nations at the terminal: drawn from a view, the printed data and the words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from oikumene.cli.screen import Marks, plain_table, seat_name, section
from oikumene.text import Words
from oikumene.titles.nations.cards import CARDS, EVENTS, GOODS, NATIONS, TABLES, TILES
from oikumene.titles.nations.words import card_text, tile_text

View = Mapping[str, Any]

KIND_STYLES = {
    "building": "bright_blue",
    "military": "red",
    "colony": "green",
    "war": "bright_red",
    "battle": "magenta",
    "golden_age": "yellow",
    "wonder": "cyan",
    "advisor": "bright_magenta",
}
PHASES = {
    "first-worker": "easier",
    "architects": "event",
    "begin-actions": "action",
    "event-top": "events",
    "event-bottom": "events",
    "stability-event": "events",
}
"""Steps that go by the name of a phase; the others are called as they are."""
SHORTER = {
    "text-deploy": "",
    "text-worker": "gist-worker",
    "text-worker-vp": "gist-worker-vp",
    "text-raid": "gist-raid",
    "text-stages": "gist-stages",
    "text-required": "gist-required",
    "text-vp": "gist-vp",
    "text-war": "gist-war",
    "text-battle": "gist-battle",
    "text-golden-age": "gist-golden-age",
}
"""How a phrase of a card's text is shortened where room is scarce."""
NAME = 24
"""Longer names would take the room of what the cards do."""
SHEET = ("vp", "colonies", "wonders", "workers", "resources")


def things() -> Sequence[str]:
    """Everything printed that has a name and a text."""
    halves = [half.id for event in EVENTS.values() for half in (event.top, event.bottom)]
    return [
        *(f"card:{id_}" for id_ in CARDS),
        *(f"event:{id_}" for id_ in halves),
        *(f"nation:{id_}" for id_ in NATIONS),
        *(f"tile:{id_}" for id_ in TILES),
    ]


def table(view: View, words: Words, seat: int | None, marks: Marks) -> RenderableType:
    """The common boards, how all stand, and the seat's own board."""
    t = view["table"]
    parts: list[RenderableType] = [
        section(_when(t, words), "bold"),
        _progress(t, words, seat, marks),
        section(words.say("screen-middle")),
        _middle(t, words),
    ]
    if any(n["nation"] for n in t["nations"]):
        parts += [section(words.say("screen-nations")), _standings(t, words)]
    if seat is not None and t["nations"][seat]["nation"]:
        n = t["nations"][seat]
        you = f" ({words.say('screen-you')})"
        parts += [_heading(n, words, you), _board(n, words, marks)]
    return Group(*parts)


def boards(view: View, words: Words, seat: int | None) -> RenderableType:
    """The boards of the others."""
    t = view["table"]
    others = [t["nations"][at] for at in t["order"] if at != seat and t["nations"][at]["nation"]]
    parts: list[RenderableType] = []
    for n in others:
        parts += [_heading(n, words), _board(n, words, {})]
    return Group(*parts) if parts else Text(words.say("screen-alone"))


def final(view: View, words: Words) -> RenderableType:
    """The score sheet, the best nation first."""
    nations = view["table"]["nations"]
    sheet = plain_table()
    sheet.expand = False
    sheet.add_column()
    for row in (*SHEET, "total"):
        sheet.add_column(words.say(f"column-{row}"), justify="right")
    for n in sorted(nations, key=lambda n: -sum(n["score"].values())):
        points = [n["score"][row] for row in SHEET]
        sheet.add_row(seat_name(words, n["seat"]), *map(_number, (*points, sum(points))))
    return Group(section(words.say("screen-score"), "bold"), sheet)


# The middle of the table


def _when(t: View, words: Words) -> str:
    rounds = t["options"]["ages"] * TABLES.rounds_per_age
    when = words.say("round", round=t["round"], rounds=rounds, age=f"age:{t['age']}")
    phase = words.say(f"phase-{PHASES.get(t['phase'], t['phase'])}")
    return f"{when} · {phase}"


def _progress(t: View, words: Words, seat: int | None, marks: Marks) -> RenderableType:
    """A line for each card, the cheapest row first; in solo with its column, for the die."""
    lines = plain_table()
    lines.add_column("", justify="right", style="bold", no_wrap=True, min_width=2)
    lines.add_column(words.say("column-price"), justify="right", style="bold yellow", no_wrap=True)
    if t["opponent"]:
        lines.add_column(words.say("column-columns"), justify="right", no_wrap=True)
    lines.add_column(words.say("board-progress"), no_wrap=True, max_width=NAME, overflow="ellipsis")
    lines.add_column("", no_wrap=True)
    lines.add_column(words.say("column-text"), ratio=1, no_wrap=True, overflow="ellipsis")
    prices = t["nations"][seat].get("prices", {}) if seat is not None else {}
    for cell, card in enumerate(t["board"]):
        row, column = divmod(cell, t["options"]["columns"])
        if row and not column:
            lines.add_row()
        if not card:
            continue
        price = prices.get(card, t["prices"][row])
        kind = CARDS[card].kind
        where = [str(column + 1)] if t["opponent"] else []
        lines.add_row(
            marks.get(f"card:{card}", ""),
            str(price),
            *where,
            Text(words.name(f"card:{card}"), style=KIND_STYLES[kind]),
            Text(words.say(f"short-{kind}"), style=KIND_STYLES[kind]),
            _gist(card, words),
        )
    return lines


def _middle(t: View, words: Words) -> RenderableType:
    """Event, War, architects, and in solo the opponent."""
    grid = _labels()
    label = words.say("board-event")
    for event in _events(t["event"]):
        text = Text.assemble((words.name(event), "bold"), words.say("dash"), _told(event, words))
        grid.add_row(label, text)
        label = ""
    if t["event"]:
        famine = (EVENTS.get(t["event"]) or TILES[t["event"]]).famine
        grid.add_row(words.say("board-famine"), words.say("screen-famine", n=famine))
    grid.add_row(words.say("board-war"), _war(t, words))
    grid.add_row(words.say("board-architects"), str(t["architects"]))
    if t["opponent"]:
        grid.add_row(words.say("board-opponent"), _opponent(t["opponent"], words))
    return grid


def _events(event: str) -> list[str]:
    if event in EVENTS:
        return [f"event:{EVENTS[event].top.id}", f"event:{EVENTS[event].bottom.id}"]
    return [f"tile:{event}"] if event else []


def _told(event: str, words: Words) -> str:
    """An event's text; of a tile only what the die does: its numbers stand below."""
    kind, _, id_ = event.partition(":")
    if kind != "tile":
        return words.text(event)
    key, args = tile_text(TILES[id_])[-1]
    return words.say(key, **args)


def _war(t: View, words: Words) -> Text:
    if not t["war"]:
        return Text(words.say("screen-none"), style="dim")
    name = (words.name(f"card:{t['war']}"), "bold bright_red")
    strength = words.say("screen-strength", n=t["war_strength"])
    return Text.assemble(name, f", {strength}", words.say("dash"), words.card_text(t["war"]))


def _opponent(opponent: View, words: Words) -> str:
    tracks = ("strength", "stability", "books")
    return words.say("screen-opponent", **{name: opponent[name] for name in tracks})


# The nations


def _standings(t: View, words: Words) -> RenderableType:
    """Goods with what Production will bring, tracks, workers, points now."""
    lines = plain_table()
    lines.padding, lines.expand = (0, 1, 0, 0), False
    lines.add_column(no_wrap=True)
    for good in GOODS[:-1]:
        lines.add_column(words.say(f"column-{good}"), justify="right", no_wrap=True)
        lines.add_column(style="dim", min_width=3, no_wrap=True)
    for name in ("vp", "strength", "stability", "area", "total"):
        lines.add_column(words.say(f"column-{name}"), justify="right", no_wrap=True)
    for at in t["order"]:
        n = t["nations"][at]
        if n["nation"]:
            lines.add_row(*_standing(n, t, words))
    return lines


def _standing(n: View, t: View, words: Words) -> list[RenderableType]:
    name = seat_name(words, n["seat"])
    if n["seat"] == t["active"]:
        name.append(" ◀", style="not bold")
    if n["passed"]:
        name.append(f" {words.say('screen-passed', n=n['passed'])}", style="dim not bold")
    cells: list[RenderableType] = [name]
    for have, more in zip(n["goods"], n["production"], strict=False):
        cells += [_number(have), _signed(more)]
    vp = n["goods"][GOODS.index("vp")]
    numbers = (vp, n["strength"], n["stability"], n["area"], sum(n["score"].values()))
    return cells + [_number(number) for number in numbers]


def _heading(n: View, words: Words, you: str = "") -> RenderableType:
    side = words.say(f"side-{n['side']}")
    level = words.say(f"difficulty-{n['difficulty']}")
    name = seat_name(words, n["seat"])
    return Rule(Text.assemble(name, f"{you} · {side} · {level}"), align="left", style="dim")


def _board(n: View, words: Words, marks: Marks) -> RenderableType:
    """A nation's cards with their workers, and everything else that it has."""
    lines = plain_table()
    lines.show_header = False
    lines.add_column(justify="right", style="bold", no_wrap=True, min_width=2)
    lines.add_column(no_wrap=True)
    lines.add_column(no_wrap=True)
    lines.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    for card, workers in zip(n["cards"], n["workers"], strict=True):
        if not card:
            lines.add_row("", Text(words.say("board-empty"), style="dim"), "", "")
            continue
        style = KIND_STYLES[CARDS[card].kind]
        lines.add_row(
            marks.get(f"card:{card}", ""),
            Text(words.name(f"card:{card}"), style=style),
            "●" * workers or Text("○", style="dim"),
            _gist(card, words),
        )
    return Group(lines, _belongings(n, words))


def _belongings(n: View, words: Words) -> RenderableType:
    grid = _labels()
    advisors = [card for card in (n["advisor"], n["tower_advisor"]) if card]
    grid.add_row(words.say("board-advisor"), _cards(advisors, words))
    grid.add_row(words.say("board-wonders"), _spaces(n["wonders"], words))
    if n["construction"]:
        grid.add_row(words.say("screen-built"), _construction(n, words))
    grid.add_row(words.say("board-colonies"), _spaces(n["colonies"], words))
    if private := sum(n["private"].values()):
        grid.add_row(words.say("board-private-architects"), str(private))
    grid.add_row(words.say("screen-workers"), _population(n, words))
    if n["side"] == "B":
        grid.add_row(words.say("side-B"), words.text(f"nation:{n['nation']}"))
    return grid


def _cards(cards: Sequence[str], words: Words) -> Text:
    if not cards:
        return Text(words.say("screen-none"), style="dim")
    lines = []
    for card in cards:
        name = (words.name(f"card:{card}"), KIND_STYLES[CARDS[card].kind])
        lines.append(Text.assemble(name, words.say("dash"), (words.card_text(card), "dim")))
    return Text("\n").join(lines)


def _spaces(cards: Sequence[str], words: Words) -> Text:
    """The cards on their spaces, and how many spaces are left."""
    held = [card for card in cards if card]
    free = Text(words.say("screen-free", n=len(cards) - len(held)), style="dim")
    return Text("\n").join([_cards(held, words), free]) if held else free


def _construction(n: View, words: Words) -> Text:
    costs = CARDS[n["construction"]].printed.stage_costs
    done = "■" * n["sections"] + "□" * (len(costs) - n["sections"])
    name = (words.name(f"card:{n['construction']}"), KIND_STYLES["wonder"])
    price = words.amount("good:stone", n["section_cost"])
    return Text.assemble(name, f" {done} ", words.say("screen-next-section", price=price))


def _population(n: View, words: Words) -> str:
    parts = [
        words.say("screen-in-area", n=n["area"]),
        words.say(
            "screen-track",
            **{
                "food": n["food_track"],
                "food-of": n["food_spaces"],
                "stability": n["stability_track"],
                "stability-of": n["stability_spaces"],
            },
        ),
    ]
    if n["beside"]:
        parts.append(words.say("screen-beside", n=n["beside"]))
    return "; ".join(parts)


# Pieces


def _labels() -> Table:
    """A column of labels beside what they name."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(ratio=1)
    return grid


def _number(n: int) -> Text:
    return Text(str(n).replace("-", "−"), style="bold")


def _signed(n: int) -> str:
    if not n:
        return ""
    return f"+{n}" if n > 0 else f"−{-n}"


# Cards in a line


def _gist(id_: str, words: Words) -> str:
    """What is most worth knowing about a card, in half a line."""
    card = CARDS[id_]
    cost = card.printed.deploy_cost
    phrases = [(SHORTER.get(key, key), args) for key, args in card_text(card)]
    said = [words.say(key, **{"n": cost, **args}) for key, args in phrases if key]
    return " · ".join(each.removesuffix(".") for each in said)

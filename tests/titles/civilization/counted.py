"""What lies on a table of Civilization, counted anew from the printed data and the pieces.

Nothing here asks the rules: the laws compare with it what the rules have made of a table.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

from oikumene.engine.match import Match
from oikumene.titles.civilization import TITLE
from oikumene.titles.civilization.state import Battle, CivilizationTable, Player
from tests.titles.common import by_id, printed

TECHS, WONDERS, BUILDINGS = (by_id(TITLE, name) for name in ("techs", "wonders", "buildings"))
EVENTS, UNITS, PERSONS = (by_id(TITLE, name) for name in ("events", "unit_cards", "great_people"))
MARKERS, TILES = by_id(TITLE, "markers"), by_id(TITLE, "tiles")
CIVILIZATIONS = by_id(TITLE, "civilizations")
GOVERNMENTS = {
    "core": by_id(TITLE, "governments"),
    "revised": by_id(TITLE, "revised_governments"),
}
LAYOUTS = {each["players"]: each for each in printed(TITLE, "layouts")}
TERRAIN = {each["letter"]: each for each in printed(TITLE, "terrain")}
TYPES = ("artillery", "infantry", "mounted", "aircraft")
GOODS = ("wheat", "silk", "incense", "iron")
STAGES = ("start", "trade", "city", "movement", "research")
NEUTRAL = [id_ for id_, tile in TILES.items() if "civilization" not in tile]
UPGRADE = {each["upgrade_of"]: id_ for id_, each in BUILDINGS.items() if "upgrade_of" in each}
MARKS = {**BUILDINGS, **PERSONS, **WONDERS}

# What is in the box (CIV-CMP), and other numbers of the rules.
ARMIES, SCOUTS, SIDE = 6, 2, 4
FAMILIES = {each["family"]: each["markers"] for each in BUILDINGS.values()}
MOST_TRADE, LAST_SPACE, ENOUGH_COINS, LEVELS = 27, 21, 15, 5
STACKING, HAND, CITY_LIMIT, SPEED, OFFERS = 2, 2, 2, 2, 3
OFFER_HEAD, MOST_PIECES = 3, 8
APART = 3
BARBARIANS = 4
SCOUT, MOVING = 1, 8


# What a table holds


def table_of(match: Match) -> CivilizationTable:
    """The live table."""
    assert isinstance(match.state, CivilizationTable)
    return match.state


def asked(match: Match, *asks: str) -> bool:
    """Whether one of these questions is open."""
    return any(decision.ask in asks for decision in match.decisions)


@cache
def squares(players: int) -> list[tuple[int, int]]:
    """All squares, row by row: their numbers are their places in this list."""
    layout = LAYOUTS[players]
    corners = [each[:2] for each in (*layout["homes"], *layout["neutral"])]
    found = {(x + i, y + j) for x, y in corners for i in range(SIDE) for j in range(SIDE)}
    return sorted(found, key=lambda at: (at[1], at[0]))


@cache
def around(players: int, n: int) -> list[int]:
    """The squares around one."""
    number = {at: m for m, at in enumerate(squares(players))}
    x, y = squares(players)[n]
    near = [(x + i, y + j) for j in (-1, 0, 1) for i in (-1, 0, 1) if i or j]
    return [number[at] for at in near if at in number]


class Land:
    """What is printed on the tiles that are face up, and what disasters made of it."""

    def __init__(self, tiles: str, players: int) -> None:
        layout, number = LAYOUTS[players], {at: n for n, at in enumerate(squares(players))}
        corners = [each[:2] for each in (*layout["homes"], *layout["neutral"])]
        words = tiles.split()
        self.tiles = words[: len(corners)]
        self.terrain = ["?"] * len(number)
        self.extras: list[tuple[str, ...]] = [()] * len(number)
        for (x, y), word in zip(corners, self.tiles, strict=True):
            if word == "-":
                continue
            id_, quarters = word.split("/")
            for at, letter in enumerate(TILES[id_]["terrain"]):
                i, j = at % SIDE, at // SIDE
                for _ in range(int(quarters)):  # clockwise: what was left is on top then
                    i, j = SIDE - 1 - j, i
                self.terrain[number[x + i, y + j]] = letter
                extras = TILES[id_].get("extras", {}).get(str(at), ())
                self.extras[number[x + i, y + j]] = tuple(extras)
        self.disasters = dict(word.split(":") for word in words[len(corners) :])
        assert len(self.disasters) == len(words) - len(corners)
        for n, letter in self.disasters.items():
            assert letter in "DG"
            assert self.terrain[int(n)] != "?"
            self.terrain[int(n)] = letter
            symbols = [each for each in self.extras[int(n)] if each in ("hut", "village")]
            self.extras[int(n)] = tuple(symbols)


@cache
def land_of(tiles: str, players: int) -> Land:
    """The land of a text of tiles; worked out once."""
    return Land(tiles, players)


def land(s: CivilizationTable) -> Land:
    """What is printed on this table."""
    return land_of(s.tiles, len(s.players))


def outskirts(s: CivilizationTable, seat: int) -> dict[int, int]:
    """The squares around a player's cities, and the city of each."""
    cities = [n for n, city in s.cities.items() if city.owner == seat]
    return {m: n for n in cities for m in around(len(s.players), n)}


def standing(p: Player) -> Counter[int]:
    """The figures that do not move now, by square."""
    return Counter(f >> 4 for f in p.figures if not f & MOVING)


def figures_of_others(s: CivilizationTable, seat: int) -> set[int]:
    """Squares that are blockaded for a player."""
    return {f >> 4 for p in s.players if p.seat != seat for f in p.figures}


def setting_up(s: CivilizationTable) -> bool:
    """Whether players are still placing what they begin with."""
    return s.stage == "setup"


@cache
def numbers(techs: tuple[str, ...], name: str, least: int) -> int:
    """The highest number of a kind that techs show."""
    return max((int(TECHS[id_].get(name, 0)) for id_ in techs), default=0) or least


@cache
def total(techs: tuple[str, ...], name: str) -> int:
    """The sum of such numbers."""
    return sum(int(TECHS[id_].get(name, 0)) for id_ in techs)


def halted(match: Match) -> set[str]:
    """Squares where an effect may have stopped figures that could not end there (CIV-MOV-22)."""
    entries = [entry for entry in match.journal() if entry.key in ("frozen", "killed")]
    return {str(entry.args["square"]).removeprefix("square:") for entry in entries}


def is_halted(match: Match, n: int) -> bool:
    """Whether figures may stand in a square by such an effect alone."""
    return table_of(match).ground.names[n] in halted(match)


def icons(s: CivilizationTable, n: int, kind: str) -> int:
    """The icons of a kind that a square shows: those of a marker cover the printed ones."""
    if n in s.cities:
        return 0
    if n in s.built:
        return int(MARKS[s.built[n]].get(kind, 0))
    ground = land(s)
    return int(TERRAIN[ground.terrain[n]].get(kind, 0)) + ground.extras[n].count(kind)


def coins(s: CivilizationTable, p: Player) -> int:
    """A player's coins (CIV-COI-01, CIV-COI-03, CIV-COI-04)."""
    government = GOVERNMENTS[s.options.governments][p.government]
    fixed = sum(p.tokens.values()) + total(p.techs, "coins") + int(government.get("coins", 0))
    mine = {*outskirts(s, p.seat), *(f >> 4 for f in p.figures if f & SCOUT)}
    return fixed + sum(icons(s, n, "coin") for n in mine - figures_of_others(s, p.seat))


def works(s: CivilizationTable, p: Player, wonder: str) -> bool:
    """Whether a player has a wonder that nobody blockades."""
    here = [n for n, mark in s.built.items() if mark == wonder]
    return wonder in p.wonders and not figures_of_others(s, p.seat) & set(here)


def strength(s: CivilizationTable, owner: int, card: str) -> int:
    """The strength of a unit: higher by its rank, and by Himeji Samurai Castle (CIV-UNI-05)."""
    unit = UNITS[card]
    if owner == BARBARIANS:
        return int(unit["strength"])
    p = s.players[owner]
    ranks = [TECHS[id_]["rank"] for id_ in p.techs if TECHS[id_].get("unit") == unit["unit"]]
    more = max(ranks, default=1) - 1
    return int(unit["strength"]) + more + works(s, p, "himeji_samurai_castle")


def worked(s: CivilizationTable, city: int, owner: int) -> set[int]:
    """The squares that count for a city (CIV-BLK-01, CIV-SCT-02, CIV-SCT-07)."""
    own = {n for n in around(len(s.players), city) if s.sent.get(n, city) == city}
    sent = {n for n, to in s.sent.items() if to == city}
    return (own | sent) - figures_of_others(s, owner)


def drawn(s: CivilizationTable, seat: int) -> list[str]:
    """A player's units in a battle force."""
    b = s.battle
    if b is None or seat not in (b.attacker, b.defender):
        return []
    return b.forces[0 if seat == b.attacker else 1]


def fighting(b: Battle) -> list[str]:
    """The unit cards of a battle; at its end they have gone home."""
    if b.winner >= 0:
        return []
    front = [card for mine, _, theirs, _ in b.fronts for card in (mine, theirs) if card]
    return [*b.forces[0], *b.forces[1], *front]


@cache
def is_pyramid(techs: tuple[str, ...]) -> bool:
    """Whether every tech found its place when it was learned (CIV-PYR-02, CIV-PYR-04)."""
    rows = [0] * (LEVELS + 1)
    for at, id_ in enumerate(techs):
        level = TECHS[id_]["level"] if at else 1
        rows[level] += 1
        if level > 1 and rows[level] > rows[level - 1] - 1:
            return False
    return True

"""Tables as if many rounds had passed, at random: for games in which much happens."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from oikumene.titles.civilization import TITLE
from oikumene.titles.civilization.ground import board_of
from oikumene.titles.civilization.state import CivilizationTable
from tests.titles.civilization.counted import (
    BUILDINGS,
    CIVILIZATIONS,
    ENOUGH_COINS,
    EVENTS,
    GOODS,
    MARKERS,
    NEUTRAL,
    PERSONS,
    STAGES,
    TECHS,
    UNITS,
    WONDERS,
    coins,
)

LAST_ROUNDS = 8
"""So many are left where the number of rounds is limited."""
MANY = 30
FULL = 14
"""Techs under Space Flight."""
MOST_SIMPLE = 9
"""There are not many more techs of the first level."""

Words = dict[str, Any]


def midgame(seats: int, options: Words, rng: Random, seed: int) -> Words:
    """A position, as `position` reads it."""
    limit = options["round_limit"] or MANY
    out = ("egypt", "rome") if options["learning_game"] else ()
    played = rng.sample([id_ for id_ in CIVILIZATIONS if id_ not in out], seats)
    words: Words = {
        "players": [{"civilization": civilization} for civilization in played],
        "tiles": discovered(seats, rng),
        "options": options,
        "seed": seed,
        "round": rng.randrange(limit - LAST_ROUNDS, limit),
        "first": rng.randrange(seats),
        "active": rng.randrange(seats),
        "stage": rng.choice(STAGES),
    }
    for player in words["players"]:
        player.update(learned(player["civilization"], rng))
    settle(words, rng)
    muster(words, rng)
    build(words, rng)
    deal(words, rng)
    enrich(words, rng)
    return words


def laid(words: Words) -> CivilizationTable:
    """The table so far."""
    _, _, s = TITLE.position(words)
    assert isinstance(s, CivilizationTable)
    return s


def discovered(seats: int, rng: Random) -> dict[str, str]:
    """Most tiles lie face up."""
    board = board_of(seats)
    slots = [slot for slot in range(seats, len(board.slots)) if rng.random() < 0.8]
    tiles = rng.sample(NEUTRAL, len(slots))
    return {
        board.names[board.slots[slot][0]]: f"{tile}/{rng.randrange(4)}"
        for slot, tile in zip(slots, tiles, strict=True)
    }


def learned(civilization: str, rng: Random) -> Words:
    """Techs that form a pyramid, a government that they allow, and what the dials show."""
    techs = [CIVILIZATIONS[civilization]["tech"]]
    for level in pyramid(rng):
        unknown = [id_ for id_, t in TECHS.items() if t["level"] == level and id_ not in techs]
        techs.append(rng.choice(unknown))
    allowed = [TECHS[id_]["government"] for id_ in techs if "government" in TECHS[id_]]
    start = CIVILIZATIONS[civilization]["government"]
    return {
        "techs": techs,
        "government": rng.choice((*allowed, start)),
        "trade": 27 if len(techs) == FULL else rng.randrange(28),
        "culture": rng.randrange(15),
        "track": rng.randrange(20),
    }


def pyramid(rng: Random) -> list[int]:
    """The levels of techs beside the first one, as they could have been learned."""
    if rng.random() < 0.1:
        return [1] * 4 + [2] * 4 + [3] * 3 + [4] * 2  # only Space Flight is missing
    rows, found = [0, 1, 0, 0, 0], []
    for _ in range(rng.randrange(3, 15)):
        free = [level for level in (2, 3, 4) if rows[level] + 2 <= rows[level - 1]]
        level = rng.choice([1, *free] if rows[1] < MOST_SIMPLE else free or [0])
        if level:
            rows[level] += 1
            found.append(level)
    return found


def settle(words: Words, rng: Random) -> None:
    """Everybody has more cities."""
    seats = len(words["players"])
    cities = words["cities"] = {}
    for seat in rng.sample(range(seats), seats):
        limit = 2 if "irrigation" in words["players"][seat]["techs"] else 1
        for _ in range(limit):
            s = laid(words)
            sites = [n for n in range(len(s.ground.names)) if is_site(s, n)]
            if sites and rng.random() < 0.8:
                name = s.ground.names[rng.choice(sites)]
                cities[name] = {"owner": seat, "walls": rng.random() < 0.3}


def is_site(s: CivilizationTable, n: int) -> bool:
    """Whether a city could stand there."""
    x, y = s.ground.board.grid.squares[n]
    centers = [s.ground.board.grid.squares[m] for m in s.cities]
    return (
        s.ground.whole[n]
        and not s.ground.is_water[n]
        and all(max(abs(x - i), abs(y - j)) >= 3 for i, j in centers)
    )


def muster(words: Words, rng: Random) -> None:
    """Figures stand here and there, most of them near some city."""
    s = laid(words)
    ground = s.ground
    near = [m for n in s.cities for m in ground.around[n]]
    free = [n for n, is_open in enumerate(ground.open) if is_open and not ground.is_water[n]]
    taken = {*s.cities}
    for player in words["players"]:
        figures = player["figures"] = []
        for kind, most in (("army", 4), ("scout", 2)):
            for _ in range(rng.randrange(1, most + 1)):
                n = rng.choice(near if rng.random() < 0.7 else free)
                if n not in taken and not ground.is_water[n]:
                    taken.add(n)
                    figures.append(f"{kind} {ground.names[n]}")


def build(words: Words, rng: Random) -> None:
    """Buildings, wonders and great people stand around cities."""
    s = laid(words)
    built = words["built"] = {}
    stock = Counter({each["family"]: each["markers"] for each in BUILDINGS.values()})
    persons = rng.sample(sorted(PERSONS) * 3, 12)
    wonders = [] if s.options.learning_game else open_wonders(words, rng)
    for n, city in s.cities.items():
        player = words["players"][city.owner]
        starred = False
        for m in rng.sample(s.ground.around[n], rng.randrange(5)):
            forms = [form for form in newest(player["techs"]) if stock[BUILDINGS[form]["family"]]]
            forms = [form for form in forms if s.ground.terrain[m] in BUILDINGS[form]["terrain"]]
            forms = [form for form in forms if not (starred and BUILDINGS[form].get("star"))]
            if forms:
                form = built[s.ground.names[m]] = rng.choice(forms)
                stock[BUILDINGS[form]["family"]] -= 1
                starred = starred or bool(BUILDINGS[form].get("star"))
        dry = [s.ground.names[m] for m in s.ground.around[n] if not s.ground.is_water[m]]
        left = [name for name in dry if name not in built]
        if left and wonders and rng.random() < 0.4:
            built[left.pop()] = wonders.pop()
        if left and rng.random() < 0.4:
            built[left.pop()] = persons.pop()


def open_wonders(words: Words, rng: Random) -> list[str]:
    """Some wonders have left the market: they can have been built."""
    ages = ("ancient", "medieval", "modern")
    came = sorted(
        rng.sample(sorted(WONDERS), len(WONDERS)), key=lambda w: ages.index(WONDERS[w]["age"])
    )
    left = rng.randrange(9)
    words["wonder_market"] = rng.sample(came[: left + 4], 4)
    words["wonder_pool"] = came[left + 4 :]
    return [wonder for wonder in came[: left + 4] if wonder not in words["wonder_market"]]


def newest(techs: list[str]) -> list[str]:
    """The buildings that techs unlock, in their highest form."""
    forms = [form for id_ in techs for form in TECHS[id_].get("buildings", ())]
    old = {BUILDINGS[form].get("upgrade_of") for form in forms}
    return [form for form in forms if form not in old]


def deal(words: Words, rng: Random) -> None:
    """Everybody has units, events, markers and tokens."""
    units = [id_ for id_, card in UNITS.items() for _ in range(card["count"])]
    events = [id_ for id_, card in EVENTS.items() for _ in range(card["count"])]
    markers = spare_markers(words, rng)
    for pool in (units, events):
        rng.shuffle(pool)
    goods = dict.fromkeys(GOODS, len(words["players"]))
    for player in words["players"]:
        player["units"] = [units.pop() for _ in range(rng.randrange(2, 8))]
        player["events"] = [events.pop() for _ in range(rng.randrange(3))]
        player["markers"] = [markers.pop() for _ in range(rng.randrange(3)) if markers]
        held = player["goods"] = {}
        for name in GOODS:
            if goods[name] and rng.random() < 0.4:
                held[name] = 1
                goods[name] -= 1


def spare_markers(words: Words, rng: Random) -> list[str]:
    """Markers that can have been taken: others still lie on the map."""
    laid_down = Counter(laid(words).huts.values())
    found = []
    for kind in ("hut", "village"):
        faces = [id_ for id_, m in MARKERS.items() for _ in range(m["count"]) if m["kind"] == kind]
        taken = rng.sample(faces, len(faces) - laid_down[kind])
        found += [face for face in taken if MARKERS[face]["content"] != "great_person"]
    return rng.sample(found, len(found))


def enrich(words: Words, rng: Random) -> None:
    """Coin tokens lie on cards, but nobody has won yet."""
    s = laid(words)
    for p, player in zip(s.players, words["players"], strict=True):
        missing = ENOUGH_COINS - 1 - coins(s, p)
        tokens = player["tokens"] = {}
        for card in (*(id_ for id_ in p.techs if "tokens" in TECHS[id_]), "sheet"):
            most = missing - 3 if card == "sheet" else min(missing, 3)
            many = rng.randrange(max(0, most) + 1)
            missing -= many
            if many:
                tokens[card] = many

"""The laws that every table of A New Dawn obeys, and random games to try them on.

What should be there is counted anew from the printed data and the spaces of the map, not by asking
the rules: a law that borrows the code it checks proves nothing.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from random import Random
from typing import Any, ClassVar

from oikumene.engine.chance import seeded
from oikumene.engine.decision import Option
from oikumene.engine.match import Match
from oikumene.titles.dawn import TITLE
from oikumene.titles.dawn.ground import ground_of
from oikumene.titles.dawn.state import DawnTable, Player, refresh
from tests.titles.common import Games, Watch, by_id, printed

FOCUS, LEADERS = by_id(TITLE, "focus_cards"), by_id(TITLE, "leaders")
WONDERS, VICTORY = by_id(TITLE, "wonders"), by_id(TITLE, "victory_cards")
CITY_STATES, NATURAL_WONDERS = by_id(TITLE, "city_states"), by_id(TITLE, "natural_wonders")
DIPLOMACY = by_id(TITLE, "diplomacy")
TILES: dict[int, dict[str, Any]] = {tile["number"]: tile for tile in printed(TITLE, "tiles")}
OF_TYPE = {(card["type"], card["level"]): id_ for id_, card in FOCUS.items()}
AGENDAS: dict[str, str] = {
    agenda["id"]: card for card, each in VICTORY.items() for agenda in each["agendas"]
}
"""The victory card of every agenda."""

# What is in the box (CND-CMP), and how much of it is used.
RESOURCES = ("marble", "mercury", "oil", "diamond")
EACH_RESOURCE = 8
CONTROL_TOKENS = 31
CITIES_AND_CAPITAL = 8
WATER_TOKENS = 8
MOST_TRADE, MOST_ON_ZIMBABWE = 3, 4
CARDS_OF_CITY_STATE = 2
ROW = 5
LAST_ON_DIAL = 24
SECTIONS = 5
TILES_FOR = {2: 10, 3: 13, 4: 16}
CORE_TILES, TILES_OF_EACH = 4, 3
REMOVED_FOR: dict[int, tuple[str, ...]] = {2: ("ancient", "medieval"), 3: ("ancient",), 4: ()}
MARKET = ("culture", "economy", "science", "military")
"""The types of the face-up wonders."""

TOKEN, REINFORCED, CITY, CAPITAL = range(4)
AROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


# What a table holds


def table_of(match: Match) -> DawnTable:
    """The live table."""
    assert isinstance(match.state, DawnTable)
    return match.state


def begun(s: DawnTable) -> bool:
    """Whether the map is finished and its tokens lie on it."""
    return s.phase not in ("map", "layout")


class Chart:
    """The map, read from its spaces alone."""

    def __init__(self, spaces: list[list[Any]]) -> None:
        number = {(q, r): n for n, (q, r, _, _) in enumerate(spaces)}
        assert len(number) == len(spaces)
        self.printed = [f"{terrain} {marker}".strip() for _, _, terrain, marker in spaces]
        self.marker = [marker for _, _, _, marker in spaces]
        self.water = [terrain == "water" for _, _, terrain, _ in spaces]
        self.beside = [
            [number[q + dq, r + dr] for dq, dr in AROUND if (q + dq, r + dr) in number]
            for q, r, _, _ in spaces
        ]
        self.coast = [
            len(near) < len(AROUND) or any(self.water[n] for n in near) for near in self.beside
        ]
        """Next to water or on the edge."""


@lru_cache(16)
def chart_of(map_: str) -> Chart:
    """The chart of a map as laid."""
    return Chart(ground_of(map_).shown)


def marked(s: DawnTable, kind: str) -> dict[str, int]:
    """The spaces of all printed markers of a kind, by what they name."""
    markers = chart_of(s.map).marker
    return {
        marker.partition(":")[2]: n for n, marker in enumerate(markers) if marker.startswith(kind)
    }


def owner(s: DawnTable, n: int) -> int:
    """Whose piece is on a space; -1: nobody's."""
    return s.pieces[n] // 4


def kind(s: DawnTable, n: int) -> int:
    """The kind of the piece on a space; -1 for none."""
    return s.pieces[n] % 4 if s.pieces[n] >= 0 else -1


def controlled(s: DawnTable, p: Player) -> set[str]:
    """The wonders on whose tokens a player's pieces stand (CND-WON-10)."""
    return {wonder for wonder, n in s.sites.items() if owner(s, n) == p.seat}


def asked(match: Match, *asks: str) -> bool:
    """Whether one of these questions is open."""
    return match.decision is not None and match.decision.ask in asks


def on_the_way(match: Match) -> str:
    """A token that the open question is about: it lies nowhere yet, or no longer."""
    if not asked(match, "put-token"):
        return ""
    assert match.decision is not None
    return str(match.decision.args["thing"]).partition(":")[2]


# Laws of the map


def the_map_is_whole(match: Match) -> None:
    s = table_of(match)
    laid = tiles_of(s.map)
    hands = [tile for p in s.players for tile in p.tiles]
    people = sum(not p.automated for p in s.players)
    total = TILES_FOR[len(s.players)]
    if people < len(s.players) and s.options.map != "first_game":
        total = CORE_TILES + 1 + TILES_OF_EACH * people  # CND-SOL-06, CND-SOL-07
    assert len({*laid, *hands}) == len(laid) + len(hands) == total
    assert len(s.pieces) == len(chart_of(s.map).printed)
    assert not (begun(s) and hands)


@lru_cache(16)
def tiles_of(map_: str) -> list[int]:
    """The tiles of a map, after a look at what is printed on its spaces."""
    spaces = iter(chart_of(map_).printed)
    tiles, water = [], 0
    for word in map_.split():
        face = word.partition(":")[0]
        tile, side = int(face[:-2]), face[-2]
        for space in TILES[tile][side] if tile else ["water"]:
            assert next(spaces) == space
        water += not tile
        if tile:
            tiles.append(tile)
    assert next(spaces, "") == ""
    assert water <= WATER_TOKENS
    return tiles


# Laws of the pieces


def pieces_are_where_their_owners_say(match: Match) -> None:
    s = table_of(match)
    chart = chart_of(s.map)
    expected = [-1] * len(s.pieces)
    for p in s.players:
        if not p.cities:
            assert not begun(s)
            continue
        for n in (*p.cities, *p.control):
            assert expected[n] == -1
            assert not chart.water[n]
            expected[n] = s.pieces[n]
            assert owner(s, n) == p.seat
        assert [kind(s, n) for n in p.cities] == [CAPITAL] + [CITY] * (len(p.cities) - 1)
        assert all(kind(s, n) in (TOKEN, REINFORCED) for n in p.control)
        assert chart.marker[p.cities[0]] == "capital"
    assert expected == s.pieces


def pieces_come_from_the_box(match: Match) -> None:
    for p in table_of(match).players:
        assert len(p.cities) <= CITIES_AND_CAPITAL
        assert 0 <= p.markers <= len(p.agendas)
        assert len(p.control) + p.markers <= CONTROL_TOKENS
        assert p.unused_tokens == CONTROL_TOKENS - len(p.control) - p.markers


def cities_keep_their_distance(match: Match) -> None:
    """None is built beside another or a city-state; only capitals and conquests come so close."""
    s = table_of(match)
    chart = chart_of(s.map)
    built = [
        n for p in s.players for n in p.cities[1:] if not chart.marker[n].startswith("city_state")
    ]
    for n in built:
        assert not any(near in built or kind(s, near) == CAPITAL for near in chart.beside[n])


def caravans_are_allowed(match: Match) -> None:
    s = table_of(match)
    camps = set(s.barbarians.values())
    for p in s.players:
        allowed = max((FOCUS[plain(card)].get("caravans", 0) for card in p.row), default=0)
        if allowed and not asked(match, "recall-caravan"):  # CND-SCI-13, CND-SCI-16
            assert len(p.caravans) <= allowed
        assert all(0 <= n < len(s.pieces) for n in p.caravans)
        assert s.phase == "event" or not camps.intersection(p.caravans)


def barbarians_are_alone_on_land(match: Match) -> None:
    s = table_of(match)
    if not begun(s):
        assert not s.barbarians
        return
    assert sorted(s.barbarians) == sorted(marked(s, "barbarian"))
    here = [n for n in s.barbarians.values() if n >= 0]
    assert not any(chart_of(s.map).water[n] for n in here)
    if s.phase != "event":
        assert len(set(here)) == len(here)
        assert all(kind(s, n) in (-1, CAPITAL) for n in here)


# Laws of the tokens


def resources_add_up(match: Match) -> None:
    s = table_of(match)
    for at, resource in enumerate(RESOURCES):
        lying = sum(thing == f"resource:{resource}" for thing in s.things.values())
        held = [p.resources[at] for p in s.players]
        assert min(held) >= 0
        assert lying + sum(held) <= EACH_RESOURCE


def tokens_lie_on_their_markers(match: Match) -> None:
    s = table_of(match)
    chart = chart_of(s.map)
    assert all(chart.marker[n] == thing for n, thing in s.things.items())
    assert all(s.pieces[n] == -1 for n in s.things)


def every_token_is_in_one_place(match: Match) -> None:
    s = table_of(match)
    if not begun(s):
        return
    places = {**marked(s, "natural_wonder"), **marked(s, "city_state")}
    found = Counter(on_the_way(match).split())
    for p in s.players:
        found.subtract({on_the_way(match)} & set(p.tokens))  # it has only to change its card
        found.update(p.tokens.keys())
    found.update(thing.partition(":")[2] for thing in s.things.values() if thing[0] in "nc")
    assert +found == Counter(places.keys())
    for p in s.players:
        for token, card in p.tokens.items():
            if token in NATURAL_WONDERS:  # CND-RES-06
                assert owner(s, places[token]) == p.seat
            if token != on_the_way(match):
                assert may_lie(p, token, card), (p.row, token, card)


def may_lie(p: Player, token: str, card: str) -> bool:
    """Whether a token may lie on a card of the row, or beside it ("")."""
    if token in NATURAL_WONDERS:  # CND-LDR-02
        return card in p.row if p.leader == "america" else card == ""
    return card == "" or (
        card in p.row and FOCUS[plain(card)]["type"] == CITY_STATES[token]["type"]
    )


def conquests_are_held(match: Match) -> None:
    s = table_of(match)
    spaces = marked(s, "city_state")
    for state, n in s.conquered.items():
        assert n == spaces[state]
        assert state == on_the_way(match) or state in s.players[owner(s, n)].tokens


# Laws of the cards


def plain(card: str) -> str:
    """A focus card, whoever has it."""
    return card.removeprefix("ap_")


def rows_are_whole(match: Match) -> None:
    s = table_of(match)
    for p in s.players:
        assert len(p.row) == len(set(p.row)) == len(p.trade) == ROW
        assert all(plain(card) in FOCUS for card in p.row)
        assert all(card.startswith("ap_") == p.automated for card in p.row)
        types = {FOCUS[plain(card)]["type"] for card in p.row}
        assert len(types) == ROW or "oxford_university" in s.sites  # CND-TRN-09, CND-SCI-14
        assert all(0 <= n <= MOST_TRADE for n in p.trade)
        assert 0 <= p.stored <= MOST_ON_ZIMBABWE * ("great_zimbabwe" in controlled(s, p))
        assert 0 <= p.dial <= LAST_ON_DIAL


def every_wonder_is_in_one_place(match: Match) -> None:
    s = table_of(match)
    found = Counter([*filter(None, s.market), *s.decks, *s.removed, *s.sites])
    assert found == Counter(WONDERS.keys())
    assert len(set(s.sites.values())) == len(s.sites)  # CND-WON-11
    shown = zip(MARKET, s.market, strict=True)
    assert all(WONDERS[wonder]["type"] == type_ for type_, wonder in shown if wonder)
    removed = [(type_, era) for type_ in MARKET for era in REMOVED_FOR[len(s.players)]]
    kinds = [(WONDERS[wonder]["type"], WONDERS[wonder]["era"]) for wonder in s.removed]
    assert sorted(kinds) == sorted(removed)
    for p in s.players:
        assert set(p.wonders) == controlled(s, p)


def diplomacy_cards_are_in_one_place(match: Match) -> None:
    s = table_of(match)
    held = Counter(card for p in s.players for card in p.diplomacy)
    own = {f"{card}@{p.seat}" for p in s.players for card in DIPLOMACY}
    assert all(n == 1 for card, n in held.items() if card in own)
    assert all(card in own or card in s.stocks for card in held)
    for p in s.players:
        assert len(set(p.diplomacy)) == len(p.diplomacy)
        each = Counter(card.partition("@")[2] for card in p.diplomacy if "@" in card)
        assert str(p.seat) not in each
        if "potala_palace" not in controlled(s, p) and not asked(match, "return-diplomacy"):
            assert all(n == 1 for n in each.values())  # CND-DIP-02
    for state, stock in s.stocks.items():
        free = f"city_state:{state}" in s.things.values()  # CND-CST-05, CND-CST-06
        assert stock + held[state] == (CARDS_OF_CITY_STATE if free else 0)
        assert stock >= 0
    assert sorted(s.stocks) == (sorted(marked(s, "city_state")) if begun(s) else [])


def what_is_in_play_is_known(match: Match) -> None:
    s = table_of(match)
    if begun(s):
        again = s.copy()
        refresh(again)
        assert s.in_play == again.in_play


# Laws of the agendas


def agendas_are_marked(match: Match) -> None:
    s = table_of(match)
    assert len(set(s.victory)) == len(s.victory) == s.options.victory_cards
    for p in s.players:
        cards = [AGENDAS[agenda] for agenda in p.agendas]
        assert len(set(cards)) == len(cards)  # CND-VIC-17
        assert set(cards) <= set(s.victory)
        if not p.cities or on_the_way(match):
            continue
        for card in set(s.victory) - set(cards):
            for agenda in VICTORY[card]["agendas"]:
                assert not fulfilled(s, p, agenda), (p.seat, agenda["id"])  # CND-VIC-09


def fulfilled(s: DawnTable, p: Player, agenda: dict[str, Any]) -> bool:
    """Whether a player has all that an agenda wants, now (CND-VIC-10 … 16)."""
    chart, wanted = chart_of(s.map), agenda["kind"]
    if wanted == "conquest":
        held = sum(token in CITY_STATES for token in p.tokens)
        defeated = p.capitals_defeated >= int(agenda["capitals_defeated"])
        return defeated or held >= int(agenda["city_state_tokens_held"])
    if wanted == "cities_on_map":
        have = len(p.cities)
    elif wanted == "wonders_of_type":
        have = sum(WONDERS[wonder]["type"] == agenda["type"] for wonder in controlled(s, p))
    elif wanted == "coast_or_edge_spaces":
        have = sum(chart.coast[n] for n in (*p.cities, *p.control))
    elif wanted == "tech_dial":
        have = p.dial
    elif wanted == "mature_cities":
        have = sum(mature(s, p, city) for city in p.cities)
    else:
        assert wanted == "natural_wonders"
        have = sum(token in NATURAL_WONDERS for token in p.tokens)
    return have >= int(agenda["n"])


def mature(s: DawnTable, p: Player, city: int) -> bool:
    """Whether every adjacent space is water or has a friendly control token (CND-CIT)."""
    chart = chart_of(s.map)
    friends = {p.seat}
    for rival in s.players:
        if f"open_borders@{rival.seat}" in p.diplomacy or "sydney_opera_house" in p.wonders:
            friends.add(rival.seat)
    return all(
        chart.water[n] or (owner(s, n) in friends and kind(s, n) in (TOKEN, REINFORCED))
        for n in chart.beside[city]
    )


# Laws of the turn


def the_turn_is_sound(match: Match) -> None:
    s = table_of(match)
    assert s.round >= 1
    assert 0 <= s.dial < SECTIONS
    assert 0 <= s.first < len(s.players)
    assert len({p.leader for p in s.players}) == len(s.players)
    assert all(p.leader in LEADERS for p in s.players)
    assert [p.automated for p in s.players[:-1]] == [False] * (len(s.players) - 1)
    if match.decision is not None:
        assert not s.players[match.decision.seat].automated  # CND-SOL-03


LAWS = (
    the_map_is_whole,
    pieces_are_where_their_owners_say,
    pieces_come_from_the_box,
    cities_keep_their_distance,
    caravans_are_allowed,
    barbarians_are_alone_on_land,
    resources_add_up,
    tokens_lie_on_their_markers,
    every_token_is_in_one_place,
    conquests_are_held,
    rows_are_whole,
    every_wonder_is_in_one_place,
    diplomacy_cards_are_in_one_place,
    what_is_in_play_is_known,
    agendas_are_marked,
    the_turn_is_sound,
)


# Laws of the end


def check_end(match: Match) -> None:
    """Somebody has a marker on every victory card, and the best of them has won (CND-VIC-05)."""
    s = table_of(match)
    done = [p for p in s.players if len(p.agendas) == len(s.victory)]
    ranks = {p.seat: (len(controlled(s, p)), len(p.cities) + len(p.control)) for p in done}
    best = [seat for seat, rank in ranks.items() if rank == max(ranks.values())]
    people = [p.seat for p in s.players if not p.automated]
    assert match.result is not None
    assert match.result.scores == [len(s.players[seat].agendas) for seat in people]
    assert match.result.winners == [seat for seat in best if seat in people]
    assert match.result.reason == reason(best, ranks, people)
    assert s.active == s.first
    assert len(match.journal()) > s.round


def reason(best: list[int], ranks: dict[int, tuple[int, int]], people: list[int]) -> str:
    """How the winner was found (CND-VIC-07, CND-VIC-08, CND-SOL-34)."""
    if not set(best) & set(people):
        return "automated"
    if len(ranks) == 1:
        return "agendas"
    if len(best) > 1:
        return "shared"
    wonders = [wonders for wonders, _ in ranks.values()]
    return "spaces" if wonders.count(max(wonders)) > 1 else "wonders"


# Random games


class DawnWatch(Watch):
    """Sees too what never changes: the map, the capitals, markers on victory cards."""

    fixed: tuple[Any, ...] = ()
    agendas: tuple[tuple[str, ...], ...] = ()
    round = 1

    def look(self) -> None:
        super().look()
        s = table_of(self.match)
        if not begun(s):
            return
        capitals = [p.cities[0] for p in s.players]
        fixed = (s.map, s.first, s.direction, s.victory, capitals, sorted(s.removed))
        assert self.fixed in ((), fixed)
        self.fixed = fixed
        agendas = tuple(p.agendas for p in s.players)
        for before, now in zip(self.agendas, agendas, strict=False):
            assert now[: len(before)] == before  # CND-VIC-04
        self.agendas = agendas
        assert s.round >= self.round
        self.round = s.round

    def play(self, seed: int) -> None:
        super().play(seed)
        for entry in self.match.journal():
            words = [word for word in entry.args.values() if isinstance(word, str)]
            if entry.key in ("resolves", "built", "used", "agenda"):
                self.seen.update(f"thing {word}" for word in words)


class DawnGames(Games):
    """All numbers of players, with and without the automated one, on all kinds of maps."""

    title = TITLE
    laws = LAWS
    most_options, most_answers = 1000, 150
    stride = 10
    taste: ClassVar[dict[str, float]] = {
        "done": 0.2,
        "stay": 0.2,
        "attack": 1,
        "found": 10,
        "wonder": 20,
    }
    tries = (
        ["resolve", "use", "place", "go", "found", "attack", "spend", "put", "done", "lay", ""],
        [*FOCUS, *WONDERS, *CITY_STATES, "0,0", "1,-2 piece", "9,9", "0,0 3", "7", "0", ""],
    )

    def settings_of(self, seed: int) -> tuple[int, dict[str, Any]]:
        rng = Random(seed)
        seats = seed % 4 + 1
        options = {setting.name: rng.choice(setting.values) for setting in TITLE.settings}
        options["random_map"] = options["random_map"] and not options["first_game_map"]
        options["automated_player"] = seats == 1 or (seats < 4 and rng.random() < 0.3)
        return seats, options

    def new_game(self, seed: int) -> Match:
        """Chance plays badly and stays poor, so in many games people start rich: then they meet
        the late cards and the wonders too."""
        seats, options = self.settings_of(seed)
        settings = TITLE.settle(seats, options)
        state = TITLE.setup(seats, settings, seeded(seed))
        assert isinstance(state, DawnTable)
        rng = Random(seed)
        if state.phase == "layout" and rng.random() < 0.6:
            enrich(state, rng)
        return Match(TITLE, seats, settings, state, seed=seed)

    def kind(self, option: Option) -> str:
        if option.verb != "resolve":
            return option.verb
        return f"resolve {FOCUS[str(option.args[0])]['type']}"

    def check_end(self, match: Match) -> None:
        check_end(match)

    def watch(self, seed: int) -> Watch:
        return DawnWatch(self, seed)

    def expected(self) -> dict[str, list[str]]:
        cards = [*FOCUS, *(f"ap_{card}" for card in FOCUS), *WONDERS]
        things = [f"card:{card}" for card in cards] + [f"agenda:{agenda}" for agenda in AGENDAS]
        return {"thing ": things, **super().expected()}


def enrich(s: DawnTable, rng: Random) -> None:
    """Better cards, trade tokens, and resources of which the map leaves enough."""
    markers = chart_of(s.map).marker
    people = [p for p in s.players if not p.automated]
    for p in people:
        p.row = [OF_TYPE[FOCUS[card]["type"], rng.randrange(1, 5)] for card in p.row]
        p.trade = [rng.randrange(MOST_TRADE + 1) for _ in p.row]
        p.dial = rng.randrange(LAST_ON_DIAL)
    for at, resource in enumerate(RESOURCES):
        for _ in range(rng.randrange(EACH_RESOURCE + 1 - markers.count(f"resource:{resource}"))):
            rng.choice(people).resources[at] += 1


GAMES = DawnGames()

"""Table setup and player setup (CIV-SET, CIV-PSU)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import oikumene
from oikumene.engine.errors import BadSetup
from oikumene.engine.match import Match
from oikumene.titles.civilization.cards import (
    CIVILIZATIONS,
    EVENTS,
    GREAT_PEOPLE,
    MARKERS,
    NEUTRAL,
    UNIT_CARDS,
    UNITS,
    WONDERS,
)
from oikumene.titles.civilization.culture import event_hand
from oikumene.titles.civilization.figures import SCOUT, stacking, unbuilt
from oikumene.titles.civilization.forces import battle_hand
from oikumene.titles.civilization.ground import board_of
from oikumene.titles.civilization.techs import known
from oikumene.titles.civilization.yields import coins, icons, trade_of
from tests.titles.civilization.given import asked, city, options, player, table, told, when

FOUR = ["america", "china", "egypt", "germany"]


def begin(*civilizations: str, seed: int = 1, **settings: Any) -> Match:
    """A new match of these civilizations, before the first choice."""
    chosen = list(civilizations)
    seats = len(chosen)
    return oikumene.start(
        "civilization", seats, seed=seed, options={"civilization": chosen, **settings}
    )


def set_up(match: Match) -> Match:
    """Everybody takes the first option until the first round begins."""
    while table(match).stage == "setup":
        match.answer(options(match)[0])
    return match


def until(match: Match, seat: int, ask: str) -> Match:
    """The first options are taken until somebody is asked something."""
    while asked(match) != (seat, ask):
        match.answer(options(match)[0])
    return match


def seat_of(match: Match, civilization: str) -> int:
    """Who plays a civilization."""
    return next(p.seat for p in table(match).players if p.civilization == civilization)


# The table


@pytest.mark.rule("CIV-SET-01", "CIV-OPT-03")
def test_civilizations_are_drawn_or_chosen() -> None:
    drawn = {
        tuple(p.civilization for p in table(oikumene.start("civilization", 4, seed=seed)).players)
        for seed in range(12)
    }
    assert len(drawn) > 6
    assert all(len(set(each)) == 4 for each in drawn)

    chosen = begin("rome", "random", "egypt")
    assert [p.civilization for p in table(chosen).players][::2] == ["rome", "egypt"]
    assert player(chosen, 1).civilization not in ("rome", "egypt")
    with pytest.raises(BadSetup, match="CIV-SET-01"):
        begin("rome", "rome")


@pytest.mark.rule("CIV-OPT-01")
def test_the_learning_game_has_no_egypt_no_rome_and_no_wonders() -> None:
    for seed in range(8):
        match = begin(*["random"] * 4, seed=seed, learning_game=True)
        assert not {"egypt", "rome"} & {p.civilization for p in table(match).players}
        assert table(match).wonders == ("",) * 4
        assert table(match).wonder_pool == []
    with pytest.raises(BadSetup, match="CIV-OPT-01"):
        begin("rome", "random", learning_game=True)


@pytest.mark.rule("CIV-SET-03", "CIV-SET-04", "CIV-PSU-07")
def test_everybody_has_one_unit_of_each_type_but_aircraft() -> None:
    match = set_up(begin("america", "germany", "china"))
    types = [Counter(UNIT_CARDS[card].unit for card in p.units) for p in table(match).players]
    assert types[0] == types[2] == {"artillery": 1, "infantry": 1, "mounted": 1}
    assert types[1] == {"artillery": 1, "infantry": 3, "mounted": 1}
    assert [len(deck) for deck in table(match).unit_decks] == [12, 10, 12, 8]
    both = Counter(card for p in table(match).players for card in p.units)
    both.update(card for deck in table(match).unit_decks for card in deck)
    assert both == {id_: card.count for id_, card in UNIT_CARDS.items()}


@pytest.mark.rule("CIV-SET-05")
def test_ranks_begin_at_one() -> None:
    match = set_up(begin("america", "china"))
    assert known(player(match).techs).ranks == (1, 1, 1, 0)


@pytest.mark.rule("CIV-SET-07")
def test_the_four_ancient_wonders_open_the_market() -> None:
    s = table(begin("america", "china"))
    assert {WONDERS[each].age for each in s.wonders} == {"ancient"}
    assert Counter(WONDERS[each].age for each in s.wonder_pool) == {"medieval": 4, "modern": 4}


@pytest.mark.rule("CIV-SET-08", "CIV-PSU-06")
def test_egypt_takes_an_ancient_wonder_first() -> None:
    match = begin("egypt", "america")
    s = table(match)
    (own,) = player(match).wonders
    assert WONDERS[own].age == "ancient"
    assert own not in s.wonders
    assert Counter(WONDERS[each].age for each in s.wonders) == {"ancient": 3, "medieval": 1}

    until(match, 0, "wonder-place")
    capital = next(n for n, each in s.cities.items() if each.owner == 0)
    dry = [n for n in s.ground.around[capital] if not s.ground.is_water[n]]
    assert options(match) == [f"at {s.ground.names[n]}" for n in dry]
    when(match, options(match)[0])
    assert s.built[dry[0]] == own
    assert len({player(begin("egypt", "china", seed=seed)).wonders for seed in range(20)}) == 4


@pytest.mark.rule("CIV-SET-10", "CIV-SET-20", "CIV-SET-14")
def test_decks_and_pools_are_whole() -> None:
    s = table(begin("america", "china"))
    events = Counter(card for deck in s.event_decks for card in deck)
    assert events == {id_: card.count for id_, card in EVENTS.items()}
    assert [len(deck) for deck in s.event_decks] == [19, 17, 11]
    assert all(EVENTS[c].level == at + 1 for at, deck in enumerate(s.event_decks) for c in deck)
    markers = Counter([*s.hut_pool, *s.village_pool])
    assert markers == {id_: marker.count for id_, marker in MARKERS.items()}
    assert Counter(s.person_pool) == {id_: each.count for id_, each in GREAT_PEOPLE.items()}
    assert sorted(s.tile_pool) == sorted(NEUTRAL)


@pytest.mark.rule("CIV-SET-11", "CIV-PSU-21")
def test_nobody_starts_with_culture_cards_or_resources() -> None:
    match = set_up(begin(*FOUR))
    for p in table(match).players:
        assert (p.track, p.culture, p.events, p.markers) == (0, 0, [], [])
        assert p.goods == [0, 0, 0, 0]


@pytest.mark.rule("CIV-SET-12", "CIV-EX-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_market_holds_a_token_of_each_kind_for_each_player(seats: int) -> None:
    assert table(begin(*FOUR[:seats])).market == [seats] * 4


@pytest.mark.rule("CIV-SET-13", "CIV-SET-18", "CIV-SET-19")
@pytest.mark.parametrize(("seats", "turns"), [(2, [1, 3]), (3, [2, 3, 1]), (4, [2, 2, 0, 0])])
def test_home_tiles_lie_in_seat_order_with_the_arrow_into_the_map(
    seats: int, turns: list[int]
) -> None:
    s = table(begin(*FOUR[:seats]))
    homes = s.tiles.split()[:seats]
    assert homes == [f"home_{FOUR[seat]}/{turns[seat]}" for seat in range(seats)]
    assert set(s.tiles.split()[seats:]) == {"-"}


@pytest.mark.rule("CIV-SET-14", "CIV-SET-15", "CIV-SET-16", "CIV-SET-17")
@pytest.mark.parametrize(("seats", "neutral"), [(2, 6), (3, 7), (4, 12)])
def test_neutral_tiles_fill_the_layout(seats: int, neutral: int) -> None:
    board = board_of(seats)
    assert len(board.slots) == seats + neutral
    assert len(board.names) == 16 * (seats + neutral)


@pytest.mark.rule("CIV-SET-15", "CIV-SET-16", "CIV-SET-17")
def test_the_shapes_of_the_maps() -> None:
    rows: dict[int, list[tuple[int, int]]] = {}
    for seats in (2, 3, 4):
        squares = board_of(seats).grid.squares
        rows[seats] = [
            (min(x for x, y in squares if y == row), max(x for x, y in squares if y == row))
            for row in sorted({y for _, y in squares})
        ]
    assert rows[2] == [(0, 15)] * 8
    assert rows[4] == [(0, 15)] * 16
    assert rows[3][::4] == [(6, 9), (4, 11), (2, 13), (0, 15)]
    corners = [board_of(4).grid.squares[board_of(4).slots[seat][0]] for seat in range(4)]
    assert corners == [(0, 0), (12, 0), (12, 12), (0, 12)]


@pytest.mark.rule("CIV-SET-22")
def test_the_first_player_is_drawn() -> None:
    first = {table(begin(*FOUR, seed=seed)).first for seed in range(30)}
    assert first == {0, 1, 2, 3}


# The players


@pytest.mark.rule("CIV-PSU-01", "CIV-PSU-02")
@pytest.mark.parametrize("civilization", list(CIVILIZATIONS))
def test_the_capital_stands_in_the_middle_of_the_home_tile(civilization: str) -> None:
    other = "america" if civilization != "america" else "china"
    match = until(begin(civilization, other), 0, "capital")
    s = table(match)
    middle = [s.ground.board.slots[0][at] for at in (5, 6, 9, 10)]
    dry = [n for n in middle if not s.ground.is_water[n]]
    assert options(match) == [f"at {s.ground.names[n]}" for n in dry]
    when(match, options(match)[-1])
    assert city(match, s.ground.names[dry[-1]]).capital
    assert city(match, s.ground.names[dry[-1]]).walls == (civilization == "china")
    assert len(s.ground.around[dry[-1]]) == 8


@pytest.mark.rule("CIV-PSU-04", "CIV-AMB-25", "CIV-PSU-18")
def test_americas_great_person_comes_last() -> None:
    match = until(begin("america", "china"), 0, "person-place")
    p, s = player(match), table(match)
    before = trade_of(s, next(n for n, each in s.cities.items() if each.owner == 0))
    assert p.trade == before
    assert len(p.figures) == 2  # army and scout stand already
    assert sum(len(each.reserve) for each in s.players) <= 1
    places = options(match)
    when(match, places[0])
    (person,) = s.built.values()
    assert person in GREAT_PEOPLE
    assert len(s.person_pool) == 17
    assert p.trade == before  # not counted for the start
    assert coins(s, p) == GREAT_PEOPLE[person].coin
    assert all(not s.ground.is_water[s.ground.where_is[text.split()[1]]] for text in places)


@pytest.mark.rule("CIV-PSU-05")
def test_only_chinas_capital_starts_with_walls() -> None:
    match = set_up(begin(*FOUR))
    walled = [each.owner for each in table(match).cities.values() if each.walls]
    assert walled == [seat_of(match, "china")]


@pytest.mark.rule("CIV-PSU-08", "CIV-PSU-09", "CIV-PSU-15", "CIV-PSU-12", "CIV-PSU-13")
@pytest.mark.parametrize(
    ("civilization", "tech", "government"),
    [
        ("america", "currency", "despotism"),
        ("china", "writing", "despotism"),
        ("egypt", "construction", "despotism"),
        ("germany", "metalworking", "despotism"),
        ("rome", "code_of_laws", "republic"),
        ("russia", "communism_tech", "communism"),
    ],
)
def test_starting_techs_and_governments(civilization: str, tech: str, government: str) -> None:
    other = "america" if civilization != "america" else "china"
    p = player(begin(civilization, other))
    assert (p.techs, p.government) == ((tech,), government)
    assert known(p.techs).rows[1] == 1  # in the bottom row, whatever its level


@pytest.mark.rule("CIV-PSU-09", "CIV-PSU-10", "CIV-PSU-11", "CIV-PSU-19")
def test_armies_and_scouts_start_around_the_capital() -> None:
    match = set_up(begin("russia", "america"))
    russia, america = player(match), player(match, 1)
    assert Counter(f & SCOUT for f in russia.figures) == {0: 2, SCOUT: 1}
    assert Counter(f & SCOUT for f in america.figures) == {0: 1, SCOUT: 1}
    assert (unbuilt(russia, 0), unbuilt(russia, SCOUT)) == (5, 1)
    assert (unbuilt(america, 0), unbuilt(america, SCOUT)) == (5, 1)
    s = table(match)
    for p in (russia, america):
        capital = next(n for n, each in s.cities.items() if each.owner == p.seat)
        assert all(f >> 4 in s.ground.around[capital] for f in p.figures)
        assert not any(s.ground.is_water[f >> 4] for f in p.figures)


@pytest.mark.rule("CIV-PSU-10", "CIV-PSU-11", "CIV-MOV-10")
def test_the_stacking_limit_holds_at_the_start() -> None:
    russia = until(begin("russia", "america"), 0, "figure-place")
    place = options(russia)[0]
    when(russia, place, place)
    assert place in options(russia)  # three figures may stand together
    when(russia, place)
    assert len({f >> 4 for f in player(russia).figures}) == 1

    america = until(begin("america", "russia"), 0, "figure-place")
    place = options(america)[0]
    when(america, place)
    assert place in options(america)


@pytest.mark.rule("CIV-PSU-14")
def test_the_starting_tech_works_from_the_start() -> None:
    match = begin("egypt", "rome")
    assert "workshop" in known(player(match).techs).buildings
    assert "trading_post" in known(player(match, 1).techs).buildings


@pytest.mark.rule("CIV-PSU-16", "CIV-PSU-17", "CIV-EX-02")
def test_starting_trade_is_counted_again_in_round_one() -> None:
    match = begin("germany", "china")
    s = table(match)
    until(match, 0, "capital")
    when(match, f"at {s.ground.names[s.ground.suggested_capital(0)]}")
    set_up(match)
    capital = s.ground.suggested_capital(0)
    icons_around = sum(icons(s, n).trade for n in s.ground.around[capital])
    assert icons_around == 3
    assert player(match).trade == 3
    while s.stage == "start":
        match.answer("end")
    assert player(match).trade == 6


@pytest.mark.rule("CIV-PSU-16")
def test_egypts_wonder_covers_its_square_before_trade_is_counted() -> None:
    match = until(begin("egypt", "china"), 0, "wonder-place")
    s = table(match)
    capital = next(n for n, each in s.cities.items() if each.owner == 0)
    desert = next(n for n in s.ground.around[capital] if s.ground.terrain[n] == "D")
    bare = trade_of(s, capital)
    when(match, f"at {s.ground.names[desert]}")
    set_up(match)
    assert player(match).trade == bare - 1
    [put] = told(match, "egypt-wonder")
    assert put["square"] == s.ground.things[desert]
    incomes = {each["seat"]: each["n"] for each in told(match, "trade-changed")}
    assert incomes["seat:0"] == bare - 1


@pytest.mark.rule("CIV-PSU-20")
def test_one_player_completes_the_setup_before_the_next() -> None:
    match = begin(*FOUR)
    order = []
    while table(match).stage == "setup":
        order.append(asked(match)[0])
        match.answer(options(match)[0])
    first = table(match).first
    assert list(dict.fromkeys(order)) == [(first + at) % 4 for at in range(4)]
    assert order == sorted(order, key=lambda seat: (seat - first) % 4)


@pytest.mark.rule("CIV-PSU-22", "CIV-MOV-02", "CIV-MOV-10", "CIV-BAT-07", "CIV-EVT-03")
def test_the_numbers_at_the_start() -> None:
    match = set_up(begin("america", "russia"))
    s, p = table(match), player(match)
    assert known(p.techs).speed == 2
    assert (stacking(s, p), stacking(s, player(match, 1))) == (2, 3)
    assert battle_hand(s, p, 1, False) == 3
    assert event_hand(s, p) == 2
    assert known(p.techs).city_limit == 2


@pytest.mark.rule("CIV-SET-04", "CIV-INF-02")
def test_starting_units_are_the_owners_secret() -> None:
    match = set_up(begin("america", "china"))
    assert match.view(1)["table"]["players"][0]["units"] == {
        "artillery": 1,
        "infantry": 1,
        "mounted": 1,
    }
    assert not any(card in str(told(match, "unit-drawn")) for card in player(match).units)
    assert len(UNITS) == 4

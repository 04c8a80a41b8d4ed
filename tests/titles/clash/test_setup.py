"""Setup (COC-SET)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import oikumene
from oikumene import BadSetup, Match
from oikumene.titles.clash.cards import (
    ACTIONS,
    CIVILIZATIONS,
    COLOURS,
    EVENTS,
    HAPPY,
    LEADERS,
    NEUTRAL,
    OBJECTIVE_CARDS,
    REGIONS,
    WONDERS,
)
from tests.titles.clash.given import (
    asked,
    city,
    given,
    goods,
    names,
    options,
    player,
    table,
    told,
    when,
)

SEEDS = range(60)
HOMES = {2: "D2 D7", 3: "E4 G8 B7", 4: "C2 I2 I8 C8"}
OWN_HOMES = [id_ for id_, each in CIVILIZATIONS.items() if each.home]


def new(seats: int = 2, seed: int = 1, **settings: Any) -> Match:
    """A match fresh from the box."""
    return oikumene.start("clash", seats, seed, settings)


def begun(match: Match) -> Match:
    """All settlers are on the board."""
    while asked(match)[1] == "first-settler":
        when(match, options(match)[0])
    return match


def home_of(match: Match, seat: int) -> str:
    """The terrain of a player's home region."""
    start = player(match, seat).start
    return table(match).terrain[start : start + 4]


# The board


@pytest.mark.rule("COC-SET-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_home_regions_lie_face_up_and_nothing_else(seats: int) -> None:
    for seed in range(5):
        s = table(new(seats, seed, expansion=False))
        shown = s.terrain[: 4 * seats]
        assert {shown[n : n + 4] for n in range(0, len(shown), 4)} <= {"FMTB", "FTMB"}
        assert set(s.terrain[4 * seats :]) == {"?"}
        assert s.regions == ["home"] * seats + [""] * (len(s.regions) - seats)


@pytest.mark.rule("COC-SET-01")
def test_the_side_and_the_turn_of_a_home_are_printed_on_the_layout() -> None:
    lying = {}
    for seats in HOMES:
        s = table(new(seats, expansion=False))
        homes = [s.ground.names[4 * slot : 4 * slot + 4] for slot in range(seats)]
        lying[seats] = [
            {letter: spaces[at] for at, letter in enumerate(s.terrain[4 * slot : 4 * slot + 4])}
            for slot, spaces in enumerate(homes)
        ]
    assert lying == {
        2: [
            {"F": "D2", "M": "E2", "T": "C2", "B": "D1"},
            {"F": "D7", "M": "C8", "T": "E8", "B": "D8"},
        ],
        3: [
            {"F": "E4", "M": "F3", "T": "D3", "B": "E3"},
            {"F": "G8", "M": "G9", "T": "H7", "B": "H8"},
            {"F": "B7", "M": "A7", "T": "B8", "B": "A8"},
        ],
        4: [
            {"F": "C2", "M": "D1", "T": "B1", "B": "C1"},
            {"F": "I2", "M": "H1", "T": "J1", "B": "I1"},
            {"F": "I8", "M": "H8", "T": "J8", "B": "I9"},
            {"F": "C8", "M": "D8", "T": "B8", "B": "C9"},
        ],
    }


@pytest.mark.rule("COC-SET-02")
@pytest.mark.parametrize(("seats", "number"), [(2, 8), (3, 12), (4, 14)])
def test_regular_regions_are_drawn_at_random(seats: int, number: int) -> None:
    dealt = [table(new(seats, seed)).faces for seed in SEEDS]

    for faces in dealt:
        assert faces[:seats] == [""] * seats
        assert len(faces[seats:]) == number == len(set(faces) & {*REGIONS})
    assert len({tuple(faces) for faces in dealt}) == len(SEEDS)
    assert len({faces[seats] for faces in dealt}) > 12
    assert {face for faces in dealt for face in faces[seats:]} == {*REGIONS}


@pytest.mark.rule("COC-SET-02")
def test_nobody_sees_what_lies_face_down_or_in_the_box() -> None:
    match = begun(new())

    for seat in (0, 1, None):
        shown = match.view(seat)["table"]
        assert "faces" not in shown
        assert shown["regions"][2:] == [""] * 8


@pytest.mark.rule("COC-SET-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_three_or_four_players_seats_are_drawn(seats: int) -> None:
    homes = HOMES[seats].split()
    found = set()
    for seed in SEEDS:
        s = table(new(seats, seed))
        found.add(tuple(s.ground.names[p.start] for p in s.players))

    around = {tuple(homes[turn:] + homes[:turn]) for turn in range(seats)}
    assert found == (around if seats > 2 else {tuple(homes)})


# Players


@pytest.mark.rule("COC-SET-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_takes_the_pieces_of_a_colour(seats: int) -> None:
    match = new(seats)
    players = match.view(0)["table"]["players"]

    assert len({p["colour"] for p in players} & {*COLOURS}) == seats
    for p in players:
        pieces = dict.fromkeys(["temple", "academy", "fortress", "port"], 5)
        assert pieces.items() <= p["pieces"].items()
        assert p["pieces"]["settlement"] == 7 - 1  # one is the first city
        assert {"infantry": 16, "ship": 4, "settler": 4}.items() <= p["supply"].items()
        assert len(p["caps"]) == 5
    begun(match)
    assert [p["supply"]["settler"] for p in match.view(0)["table"]["players"]] == [3] * seats


@pytest.mark.rule("COC-SET-05")
def test_the_expansion_adds_its_pieces() -> None:
    for p in new(4).view(0)["table"]["players"]:
        assert {"obelisk": 5, "market": 5, "observatory": 5}.items() <= p["pieces"].items()
        assert {"elephant": 4, "cavalry": 4, "leader": 1}.items() <= p["supply"].items()


@pytest.mark.rule("COC-SET-06")
@pytest.mark.parametrize("expansion", [False, True])
def test_everybody_starts_with_two_food(expansion: bool) -> None:
    match = begun(new(3, expansion=expansion))

    assert [goods(match, seat) for seat in range(3)] == [{"food": 2}] * 3


@pytest.mark.rule("COC-SET-07")
def test_everybody_gets_a_civilization_of_the_own_with_its_leaders() -> None:
    seen = Counter[str]()
    for seed in SEEDS:
        s = table(new(4, seed))
        mine = [p.civilization for p in s.players]
        assert len(set(mine)) == 4
        for p in s.players:
            assert sorted(p.leaders) == sorted(CIVILIZATIONS[p.civilization].leaders)
            assert (p.leader, p.recruited) == ("", 0)
        assert len({leader for p in s.players for leader in p.leaders} & {*LEADERS}) == 12
        seen.update(mine)
    assert {*seen} == {*CIVILIZATIONS}


@pytest.mark.rule("COC-SET-07")
def test_a_civilization_can_be_wished_for_by_one_player_only() -> None:
    match = new(3, civilization=["random", "rome", "random"])
    assert [p.civilization == "rome" for p in table(match).players] == [False, True, False]

    with pytest.raises(BadSetup) as wrong:
        new(2, civilization=["rome", "rome"])
    assert wrong.value.rule == "COC-SET-07"


@pytest.mark.rule("COC-SET-08")
@pytest.mark.parametrize("civilization", OWN_HOMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_own_home_region_replaces_the_printed_one(seats: int, civilization: str) -> None:
    """Its spaces lie where the layout counts them, the Fertile one under the first city."""
    for seat in range(seats):
        wish = ["random"] * seats
        wish[seat] = civilization
        match = new(seats, civilization=wish)

        assert home_of(match, seat) == CIVILIZATIONS[civilization].home
        start = player(match, seat).start
        assert table(match).terrain[start] == "F"
        assert table(match).cities[start].owner == seat


@pytest.mark.rule("COC-SET-08")
def test_carthage_lives_by_the_sea() -> None:
    match = new(2, civilization=["carthage", "rome"])
    s = table(match)

    assert dict(zip(s.ground.names[:8], s.terrain[:8], strict=True)) == {
        "D2": "F", "E2": "M", "C2": "T", "D1": "W",
        "D7": "F", "C8": "M", "E8": "T", "D8": "B",
    }  # fmt: skip


@pytest.mark.rule("COC-SET-08")
def test_the_others_keep_the_printed_home() -> None:
    for civilization in CIVILIZATIONS.keys() - {*OWN_HOMES}:
        assert home_of(new(2, civilization=[civilization, "random"]), 0) == "FMTB"


@pytest.mark.rule("COC-SET-09")
@pytest.mark.parametrize("expansion", [False, True])
def test_everybody_knows_farming_and_mining(expansion: bool) -> None:
    """The cubes come from the supply: the event track stays full."""
    for p in table(new(4, expansion=expansion)).players:
        assert p.advances == {"farming": 1, "mining": 1}
        assert p.cubes == 3


@pytest.mark.rule("COC-SET-10")
def test_the_third_advance_empties_the_event_track() -> None:
    match = given({"goods": {"food": 2, "gold": 4}})
    assert player(match).cubes == 3

    when(match, "advance", "advance writing", "pay food 2")
    when(match, "advance", "advance tactics")
    assert told(match, "event") == []
    when(match, "advance", "advance fishing")
    assert len(told(match, "event")) == 1


@pytest.mark.rule("COC-SET-11", "COC-SET-20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_city_stands_on_the_fertile_space_and_is_happy(seats: int) -> None:
    match = new(seats)
    s = table(match)

    assert names(match, list(s.cities)) == sorted(HOMES[seats].split())
    for p in s.players:
        first = s.cities[p.start]
        assert (first.owner, first.mood, first.size) == (p.seat, HAPPY, 1)
        assert s.terrain[p.start] == "F"
        assert goods(match, p.seat).get("mood", 0) == 0  # its token is not the player's


@pytest.mark.rule("COC-SET-20")
def test_a_later_city_is_neutral() -> None:
    match = given({"units": {"C2": "settler"}})

    when(match, "found")

    assert (city(match, "D2").mood, city(match, "C2").mood) == (HAPPY, NEUTRAL)


@pytest.mark.rule("COC-SET-12")
def test_everybody_places_a_settler_beside_the_first_city() -> None:
    match = new(2, 1, expansion=False)
    first = table(match).first
    beside = [["E2", "C2", "D1"], ["C8", "E8", "D8"]]

    assert asked(match) == (first, "first-settler")
    assert options(match) == [f"place {name}" for name in beside[first]]
    when(match, f"place {beside[first][2]}")
    assert asked(match) == (1 - first, "first-settler")
    assert options(match) == [f"place {name}" for name in beside[1 - first]]
    when(match, f"place {beside[1 - first][0]}")

    assert asked(match) == (first, "act")
    held = match.view(0)["table"]["units"]
    spaces = {seat: [table(match).ground.names[n] for n, _, _ in held[seat]] for seat in (0, 1)}
    assert spaces == {first: [beside[first][2]], 1 - first: [beside[1 - first][0]]}
    assert [kind for units in held for _, kind, _ in units] == ["settler", "settler"]


@pytest.mark.rule("COC-SET-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_three_other_home_spaces_are_beside_the_first_city(seats: int) -> None:
    s = table(new(seats))

    for p in s.players:
        assert {p.start + 1, p.start + 2, p.start + 3} <= {*s.ground.beside[p.start]}


@pytest.mark.rule("COC-SET-13")
@pytest.mark.parametrize("civilization", ["carthage", "phoenicia", "vikings"])
def test_the_first_settler_does_not_stand_on_the_sea(civilization: str) -> None:
    match = new(2, civilization=[civilization, "rome"])
    if asked(match)[0] == 1:
        when(match, "place D8")

    assert asked(match) == (0, "first-settler")
    assert options(match) == ["place E2", "place C2"]


# Cards


@pytest.mark.rule("COC-SET-14")
def test_every_deck_is_shuffled() -> None:
    decks = ("event_deck", "action_deck", "objective_deck", "wonder_deck")
    for name in decks:
        orders = {tuple(getattr(table(new(2, seed)), name)) for seed in SEEDS}
        assert len(orders) == len(SEEDS)
        tops = {order[-1] for order in orders}
        assert len(tops) > min(7, len(SEEDS) // 3)


@pytest.mark.rule("COC-SET-14", "COC-SET-15")
@pytest.mark.parametrize("expansion", [False, True])
def test_the_decks_hold_the_cards_of_the_box(expansion: bool) -> None:
    s = table(new(3, expansion=expansion))

    events = [id_ for id_, each in EVENTS.items() if expansion or not each.expansion]
    goals = [id_ for id_, each in OBJECTIVE_CARDS.items() if expansion or not each.expansion]
    assert sorted(s.event_deck) == sorted(events)
    assert sorted([*s.objective_deck, *(p.objectives[0] for p in s.players)]) == sorted(goals)
    assert sorted([*s.action_deck, *(p.actions[0] for p in s.players)]) == sorted(ACTIONS)
    assert sorted(s.wonder_deck) == sorted(WONDERS)
    assert (len(events), len(goals)) == ((58, 38) if expansion else (38, 32))


@pytest.mark.rule("COC-SET-15")
def test_cards_of_the_expansion_lie_anywhere_in_the_deck() -> None:
    places = [
        at
        for seed in range(10)
        for at, card in enumerate(table(new(2, seed)).event_deck)
        if EVENTS[card].expansion
    ]
    assert (min(places), max(places)) == (0, 57)


@pytest.mark.rule("COC-SET-16")
def test_everybody_draws_an_action_and_an_objective_card() -> None:
    match = new(4)

    for p in table(match).players:
        assert (len(p.actions), len(p.objectives), len(p.wonders)) == (1, 1, 0)


@pytest.mark.rule("COC-SET-16")
def test_the_first_cards_are_secret() -> None:
    match = new(2)

    mine, other = match.view(0)["table"]["players"]
    assert mine["actions"] == player(match, 0).actions
    assert mine["objectives"] == player(match, 0).objectives
    assert other["actions"] == other["objectives"] == {"count": 1}


# The beginning


@pytest.mark.rule("COC-SET-18")
def test_the_game_begins_in_round_one_of_age_one() -> None:
    s = table(begun(new()))

    assert (s.age, s.round, s.step) == (1, 1, 0)


@pytest.mark.rule("COC-SET-18")
@pytest.mark.parametrize(
    ("length", "last"), [("standard", 6), ("random_end", 7), ("wonder_end", 7)]
)
def test_the_back_of_the_track_has_a_seventh_age(length: str, last: int) -> None:
    for age in (6, 7):
        if age > last:
            continue
        match = given(options={"length": length}, age=age, phase="status")
        assert match.over is (age == last)


@pytest.mark.rule("COC-SET-19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn(seats: int) -> None:
    firsts = Counter[int]()
    for seed in SEEDS:
        match = begun(new(seats, seed))
        assert asked(match) == (table(match).first, "act")
        firsts[table(match).first] += 1
    assert {*firsts} == {*range(seats)}
    assert min(firsts.values()) > len(SEEDS) // seats // 2

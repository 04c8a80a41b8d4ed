"""The end of the game, points and victory (COC-END)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.engine.title import Result
from tests.titles.clash.events import points
from tests.titles.clash.given import given, table, when

Words = dict[str, Any]
BASE: Words = {"options": {"expansion": False}}
LAND = dict.fromkeys(("B2", "F2", "D3", "B4", "F4", "D5", "B6", "F6"), "FFFF")


def over(*players: Words, **words: Any) -> Match:
    """A game that is over."""
    return given(*players, **{"phase": "over", "regions": LAND, **words})


def final(*players: Words, **words: Any) -> Result:
    """Its result."""
    found = over(*players, **words).result
    assert found is not None
    return found


def scored(me: Words, rival: Words | None = None, **words: Any) -> dict[str, float]:
    """The points of the first player."""
    return points(over({"cities": {}, **me}, rival or {}, **words))


# The end


@pytest.mark.rule("COC-END-01")
def test_the_game_ends_after_the_first_step_of_the_last_status_phase() -> None:
    """The second player lacks a city; the third completes an objective before the end."""
    third = {"advances": ["storage"], "goods": {"food": 5}, "objectives": ["o14"]}
    match = given({}, {"cities": {}}, third, age=3, phase="status")
    assert not match.over
    when(match, "complete o14 food")
    assert match.over
    assert match.result is not None
    assert points(match, 2)["objectives"] == 2
    assert table(match).step == 1


@pytest.mark.rule("COC-END-01")
def test_a_city_lost_in_the_status_phase_does_not_end_the_game() -> None:
    me: Words = {"cities": {"D2": {}}, "goods": {}}
    match = given(me, {}, age=3, phase="status", step=4)
    when(match, "raze D2")
    assert not match.over
    assert table(match).ending is False


# Points


@pytest.mark.rule("COC-END-02")
def test_settlements_and_buildings_are_a_point_each() -> None:
    cities = {"D2": {"buildings": ["temple", "port"], "port": "D3"}, "C2": {}}
    sea = {**LAND, "D3": "WFFF"}
    assert scored({"cities": cities}, regions=sea, **BASE)["city_pieces"] == 4


@pytest.mark.rule("COC-END-02", "COC-END-13")
def test_buildings_score_for_the_player_of_their_colour_wherever_they_stand() -> None:
    """One in an own city, one abroad, one with barbarians; a foreign one at home does not."""
    me = {"cities": {"D2": {"buildings": ["temple", "academy@1"]}}}
    rival = {"cities": {"D7": {"buildings": ["market@0", "obelisk"]}}}
    grey = {"cities": {"D4": {"buildings": ["temple@0", "fortress@1"]}}}
    match = over(me, rival, barbarians=grey)
    assert points(match)["city_pieces"] == 1 + 3
    assert points(match, 1)["city_pieces"] == 1 + 3


@pytest.mark.rule("COC-END-14")
def test_grey_settlements_score_for_nobody() -> None:
    with_camps = over({}, {}, barbarians={"cities": {"D4": {}, "C5": {}}})
    without = over({}, {})
    assert [points(with_camps, seat) for seat in (0, 1)] == [
        points(without, seat) for seat in (0, 1)
    ]


@pytest.mark.rule("COC-END-03")
@pytest.mark.parametrize(
    ("advances", "halves"),
    [([], 2), (["arts"], 3), (["arts", "voting"], 4), (["engineering", "aqueduct"], 4)],
)
def test_advances_are_half_a_point_each_without_rounding(advances: list[str], halves: int) -> None:
    me = {"civilization": "rome", "advances": advances}
    assert scored(me)["advances"] == halves / 2


@pytest.mark.rule("COC-END-03")
def test_lent_advances_score_nothing() -> None:
    assert scored({"lent": ["arts", "math"]})["advances"] == 1


@pytest.mark.rule("COC-END-04")
def test_completed_objectives_are_two_points_each() -> None:
    assert scored({"completed": ["food", "ore", "citadel"]})["objectives"] == 6


@pytest.mark.rule("COC-END-05")
def test_wonders_are_four_points_shared_when_captured_and_the_pyramid_five() -> None:
    me = {"cities": {"D2": {"wonders": ["great_wall", "great_arena@1"]}, "C2": {
        "wonders": ["great_pyramid"]
    }}}  # fmt: skip
    rival = {"cities": {"D7": {"wonders": ["great_library@0", "great_statue"]}}}
    match = over(me, rival)
    assert points(match)["wonders"] == 4 + 2 + 5 + 2
    assert points(match, 1)["wonders"] == 2 + 2 + 4


@pytest.mark.rule("COC-END-06")
def test_kept_event_cards_score_as_printed() -> None:
    me = {"kept": {"solar_eclipse": 2, "volcano": 8, "black_death": 3}}
    assert scored(me)["events"] == 1 + 4 + 1.5
    assert scored({"anarchy": 2})["events"] == 2


@pytest.mark.rule("COC-END-07")
def test_leaders_killed_are_two_points_each() -> None:
    me = {"civilization": "rome", "killed": ["pericles", "leonidas"]}
    assert scored(me, {"civilization": "greece", "leaders": ["alexander"]})["captured_leaders"] == 4


@pytest.mark.rule("COC-END-08")
def test_captives_are_half_a_point_and_count_with_objectives() -> None:
    me = {"civilization": "aztecs", "captives": ["infantry@1", "infantry@1", "ship@1"]}
    assert scored(me)["objectives"] == 1.5


@pytest.mark.rule("COC-END-08")
def test_druid_tokens_are_a_point_and_count_with_objectives() -> None:
    grey = {"cities": {"D4": {"tokens": 1}, "C5": {"tokens": 1}, "E5": {}}}
    me = {"civilization": "celts", "advances": ["druidic_influence"]}
    match = over({**me, "cities": {"D2": {}}}, {}, barbarians=grey)
    assert points(match)["objectives"] == 2
    assert "objectives" not in points(match, 1)


@pytest.mark.rule("COC-END-08")
def test_rune_stones_and_eriks_cubes_are_a_point_and_count_with_objectives() -> None:
    me = {"civilization": "vikings", "runes": 2, "charted": ["D3", "B4", "F4"]}
    assert scored(me)["objectives"] == 2 + 3


@pytest.mark.rule("COC-END-08")
@pytest.mark.parametrize(("place", "halves"), [("D2", 0), ("D3", 1), ("C7", 5)])
def test_knut_counts_spaces_from_the_first_city_with_events(place: str, halves: int) -> None:
    me = {"civilization": "vikings", "leader": "knut", "units": {place: "leader"}}
    assert scored(me).get("events", 0) == halves / 2


@pytest.mark.rule("COC-END-08")
def test_knut_counts_only_while_he_is_in_play() -> None:
    me = {"civilization": "vikings", "leaders": [], "recruited": 3}
    assert "events" not in scored(me)


@pytest.mark.rule("COC-END-08")
def test_ports_of_phoenicia_are_worth_more_and_its_governments_nothing() -> None:
    sea = {**LAND, "D3": "WFFF"}
    port = {"buildings": ["port", "temple"], "port": "D3"}
    me = {
        "civilization": "phoenicia",
        "cities": {"D2": port},
        "advances": ["fishing", "city_independence", "voting", "free_economy"],
    }
    found = scored(me, regions=sea)
    assert found["city_pieces"] == 1 + 1.5 + 1
    assert found["advances"] == 4 / 2  # Farming, Mining, Fishing and its own
    plain = {**me, "advances": ["fishing", "voting", "free_economy"]}
    found = scored(plain, regions=sea)
    assert found["city_pieces"] == 3
    assert found["advances"] == 5 / 2


@pytest.mark.rule("COC-END-09")
def test_what_is_not_spent_or_played_is_worth_nothing() -> None:
    me = {
        "civilization": "rome",
        "advances": ["storage"],
        "goods": dict.fromkeys(("food", "wood", "ore", "ideas", "gold", "mood", "culture"), 7),
        "actions": ["a01", "great_artist"],
        "objectives": ["o01"],
        "wonders": ["great_wall"],
        "leader": "caesar",
        "units": {"D4": "3 infantry, 2 settler, leader"},
    }
    assert scored(me) == {"advances": 1.5}


# Victory


@pytest.mark.rule("COC-END-10")
@pytest.mark.parametrize("best", [0, 1, 2])
def test_most_points_win(best: int) -> None:
    players: list[Words] = [{} for _ in range(3)]
    players[best] = {"advances": ["arts"]}
    end = final(*players, regions={}, **BASE)
    assert (end.winners, end.reason) == ([best], "points")
    assert end.scores == [2.5 if seat == best else 2 for seat in range(3)]


# What two players with as many points have, in the order in which it breaks ties
CITIES: Words = {"cities": {"D2": {"buildings": ["temple", "academy"]}}}
PLAIN: Words = {"cities": {"D2": {}}}


def rival(**words: Any) -> Words:
    """The second player with a first city."""
    return {"civilization": "greece", "cities": {"D7": {}}, **words}


FOUR = ["arts", "math", "myths", "writing"]
WALL: Words = {"cities": {"D7": {"wonders": ["great_wall"]}}}
TIES: list[tuple[Words, Words, int, str]] = [
    (CITIES, rival(advances=FOUR), 0, "city_pieces"),
    (PLAIN | {"completed": ["food"]}, rival(advances=FOUR), 1, "advances"),
    (PLAIN | {"completed": ["food", "ore"]}, rival(**WALL), 0, "objectives"),
    (PLAIN | {"runes": 2}, rival(killed=["caesar"]), 0, "objectives"),
    (PLAIN | {"kept": {"volcano": 8}}, rival(**WALL), 1, "wonders"),
    (PLAIN | {"kept": {"volcano": 4}}, rival(killed=["caesar"]), 0, "events"),
]
"""The last category, leaders, can decide nothing: who is equal in all others is equal in it."""


@pytest.mark.rule("COC-END-11")
@pytest.mark.parametrize(
    ("me", "other", "winner", "category"), TIES, ids=[category for *_, category in TIES]
)
def test_a_tie_is_broken_by_the_categories_in_order(
    me: Words, other: Words, winner: int, category: str
) -> None:
    end = final({"civilization": "vikings", **me}, other)
    assert end.scores[0] == end.scores[1]
    assert (end.winners, end.reason, end.args) == ([winner], "tie-break", {"category": category})


@pytest.mark.rule("COC-END-11")
def test_only_the_tied_are_compared() -> None:
    """The third has the most cities but fewer points."""
    first = {"advances": ["arts", "math", "myths", "writing", "fishing", "bartering"]}
    second = {"completed": ["food"], "advances": ["arts", "math"]}
    third: Words = {"cities": {"B7": {}, "A7": {}, "B8": {}}}
    end = final(first, second, third, regions={}, **BASE)
    assert end.scores == [5, 5, 4]
    assert (end.winners, end.args) == ([0], {"category": "advances"})


@pytest.mark.rule("COC-END-12")
@pytest.mark.parametrize("seats", [2, 3])
def test_who_is_equal_in_everything_shares_the_victory(seats: int) -> None:
    end = final(*[{} for _ in range(seats)], regions={}, **BASE)
    assert (end.winners, end.reason) == (list(range(seats)), "shared")


@pytest.mark.rule("COC-END-12")
def test_others_do_not_share_it() -> None:
    end = final({"completed": ["food"]}, {}, {"completed": ["ore"]}, regions={}, **BASE)
    assert (end.winners, end.reason) == ([0, 2], "shared")

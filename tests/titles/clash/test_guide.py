"""The words of the guided first game are true."""

from __future__ import annotations

from functools import partial

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import (
    ADVANCES,
    ANGRY,
    BARBARIANS,
    FERTILE,
    GOODS,
    HAPPY,
    MOUNTAIN,
    NEUTRAL,
)
from oikumene.titles.clash.scoring import sheet
from oikumene.titles.clash.state import number_of_cities
from tests.titles import guided
from tests.titles.clash.given import (
    asked,
    city,
    goods,
    options,
    player,
    space,
    table,
    told,
    units,
)

at = partial(guided.at, "clash")


def terrain(match: Match, name: str) -> str:
    """The terrain of a space."""
    return table(match).terrain[space(match, name)]


def away(match: Match, name: str, other: str) -> int:
    """How far apart two spaces are."""
    return table(match).ground.distances(space(match, name))[space(match, other)]


def points(match: Match, seat: int) -> float:
    """What a player would score now."""
    return sum(sheet(table(match), player(match, seat)).values())


def on_table(match: Match) -> set[str]:
    """The things that the newcomer has before the eyes."""
    s, p = table(match), player(match)
    return {
        *(f"seat:{each.seat}" for each in s.players),
        *(f"resource:{good}" for good in GOODS),
        *(f"advance:{advance}" for advance in ADVANCES),
        *(f"action:{card}" for card in p.actions),
        *(f"objective_card:{card}" for card in p.objectives),
        *(f"wonder:{card}" for card in p.wonders),
        *s.ground.things,
    }


def test_everything_pointed_at_is_on_the_table() -> None:
    for step, match in guided.told("clash"):
        assert on_table(match) >= set(step.point), step


def test_an_age_of_the_base_game_is_played() -> None:
    s = table(at("guide-welcome"))
    assert not s.options.expansion
    assert (s.age, s.round, s.first, s.left) == (2, 1, 0, 3)
    match = at("guide-done")
    assert (table(match).age, table(match).round, table(match).active) == (3, 1, 0)
    assert asked(match) == (0, "act")


# The first turn


def test_tactics_cost_the_food_and_a_cube_and_bring_a_token() -> None:
    match = at("guide-turn")
    assert (goods(match)["food"], player(match).cubes) == (2, 2)
    match = at("guide-move")
    assert "food" not in goods(match)
    assert (goods(match)["culture"], player(match).cubes) == (1, 1)


def test_turned_the_region_has_fertile_land_next_to_both_cities() -> None:
    assert options(at("guide-region")) == ["lay straight", "lay turned"]
    match = at("guide-found")
    assert (terrain(match, "F2"), terrain(match, "E3")) == (MOUNTAIN, FERTILE)
    assert away(match, "E3", "D2") == away(match, "E3", "D3") == 1
    assert number_of_cities(table(match), 0) == 2


def test_free_actions_are_left_after_the_third_action() -> None:
    match = at("guide-free-actions")
    assert number_of_cities(table(match), 0) == 3
    assert options(match) == ["play a25", "trade", "end"]


# The second turn


def test_a_happy_city_of_size_two_collects_three_resources() -> None:
    match = at("guide-collect")
    assert "food" not in goods(match)
    assert city(match, "D6").owner == 1
    here = city(match, "D3")
    assert (here.size, here.mood, list(here.buildings)) == (2, HAPPY, ["temple"])
    assert sorted(options(at("guide-spaces"), "take")) == [
        "take C3 ore",
        "take D3 food",
        "take E3 food",
    ]


def test_the_goods_pay_for_a_building_and_an_infantry() -> None:
    assert "build D3 academy" in options(at("guide-academy"))
    have = {"mood": 2, "culture": 1}
    assert goods(at("guide-build")) == {"food": 2, "wood": 1, "ore": 2, **have}
    assert goods(at("guide-infantry")) == {"food": 1, "ore": 1, "ideas": 2, **have}
    match = at("guide-mood")
    assert goods(match) == {"ideas": 2, **have}
    assert units(match, 0, "D3") == {"infantry": 1}
    assert away(match, "D3", "E4") == 1


def test_the_second_activation_lowers_the_mood() -> None:
    assert city(at("guide-infantry"), "D3").mood == HAPPY
    assert city(at("guide-mood"), "D3").mood == NEUTRAL


# The third turn


def test_two_mood_tokens_make_the_city_happy_again() -> None:
    assert len(options(at("guide-happy"), "raise")) == 2
    match = at("guide-influence")
    assert city(match, "D3").mood == HAPPY
    assert "mood" not in goods(match)


def test_the_influence_lacks_one() -> None:
    match = at("guide-influence")
    assert city(match, "D5").buildings == {"port": 1}
    assert city(match, "D3").size == away(match, "D3", "D5") == 2
    match = at("guide-boost")
    assert table(match).die == 4
    assert options(match) == ["boost 1", "accept"]
    match = at("guide-attack")
    assert (city(match, "D5").owner, city(match, "D5").buildings) == (1, {"port": 0})


def test_the_card_decides_the_battle() -> None:
    assert units(at("guide-battle"), BARBARIANS, "E4") == {"infantry": 1}
    assert options(at("guide-card")) == ["lay a06", "none"]
    match = at("guide-victory")
    assert [(roll["dice"], roll["n"]) for roll in told(match, "rolled")] == [
        ("3i", 3 + 1 + 2),
        ("3i", 3 + 1),
    ]
    assert (city(match, "E4").owner, city(match, "E4").mood) == (0, ANGRY)
    assert goods(match)["gold"] == 2


# The status phase


def test_the_steps_of_the_status_phase_are_told_in_their_order() -> None:
    keys = ("objective", "free-advance", "event", "raze", "first")
    assert [table(at(f"guide-{key}")).step for key in keys] == [1, 2, 2, 4, 6]


def test_the_objective_is_worth_two_points() -> None:
    before, after = at("guide-objective"), at("guide-free-advance")
    assert options(before) == ["complete o02 academic", "done"]
    assert points(after, 0) - points(before, 0) == 2


def test_the_free_advance_empties_the_event_track() -> None:
    assert player(at("guide-free-advance")).cubes == 1
    match = at("guide-event")
    assert told(match, "event") == [{"seat": "seat:0", "event": "event:good_year_all"}]
    assert terrain(match, "G3") == MOUNTAIN
    assert "food" not in goods(match)
    match = at("guide-raze")
    assert goods(match)["food"] == 2
    assert player(match).cubes == 3


def test_cards_are_drawn_before_cities_may_be_razed() -> None:
    before, after = player(at("guide-objective")), player(at("guide-raze"))
    assert len(after.actions) == len(before.actions) + 1
    assert len(after.objectives) == len(before.objectives) - 1 + 1
    assert options(at("guide-raze")) == ["raze D2", "raze E4", "done"]


def test_the_first_player_decides_a_tie() -> None:
    match = at("guide-first")
    assert goods(match)["mood"] == goods(match, 1)["mood"] == 1
    assert "culture" not in {**goods(match), **goods(match, 1)}


def test_the_newcomer_leads() -> None:
    match = at("guide-done")
    assert (points(match, 0), points(match, 1)) == (13, 6.5)

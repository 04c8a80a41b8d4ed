"""City Management: the actions of cities (CIV-CTY) and the arts (CIV-ART)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.civilization.given import (
    asked,
    built,
    figures,
    given,
    goods,
    options,
    pass_on,
    player,
    refused,
    square,
    table,
    told,
    when,
)
from tests.titles.civilization.towns import (
    HOME,
    LAND,
    RIVAL,
    TOWN,
    manage,
    next_round,
    produce,
    techs,
)

SPY: dict[str, Any] = {"techs": ["currency", "writing"], "markers": ["hut_spy"]}
"""The rival can cancel a city action."""


def actions(*cities: str) -> list[str]:
    """All actions of some cities, as options."""
    return [f"{verb} {each}" for each in cities for verb in ("produce", "arts", "harvest")]


# City actions


@pytest.mark.rule("CIV-CTY-01")
def test_every_city_acts_once_and_in_any_order() -> None:
    match = manage(town={})
    assert options(match) == [*actions(HOME, TOWN), "end"]

    when(match, f"arts {TOWN}")  # the younger city first
    assert options(match) == [*actions(HOME), "end"]
    assert {refused(match)[each] for each in actions(TOWN)} == {"CIV-CTY-01"}

    when(match, f"harvest {HOME}")
    assert asked(match) == (1, "city")  # nothing is left to do


@pytest.mark.rule("CIV-CTY-02")
def test_a_city_produces_or_is_devoted_to_the_arts_or_harvests() -> None:
    producing = produce(manage(), "army", "D2")
    assert figures(producing, 0, "D2") == {"army": 1}
    assert (player(producing).culture, goods(producing)) == (0, {})

    devoted = when(manage(), f"arts {HOME}")
    assert player(devoted).culture == 1
    assert (player(devoted).figures, goods(devoted)) == ([], {})

    harvesting = when(manage(), f"harvest {HOME}")
    assert goods(harvesting) == {"iron": 1}
    assert (player(harvesting).figures, player(harvesting).culture) == ([], 0)


@pytest.mark.rule("CIV-CTY-03")
def test_two_cities_may_do_the_same() -> None:
    same = when(manage(town={}), f"arts {HOME}", f"arts {TOWN}")
    assert player(same).culture == 2

    different = when(manage(town={}), f"harvest {HOME}", f"arts {TOWN}")
    assert (player(different).culture, goods(different)) == (1, {"iron": 1})


@pytest.mark.rule("CIV-CTY-04")
def test_unused_actions_are_lost() -> None:
    match = manage(town={})
    when(match, "end")
    assert (player(match).culture, goods(match), player(match).figures) == (0, {}, [])

    next_round(match, "city")
    when(match, f"arts {HOME}")

    assert options(match) == [*actions(TOWN), "end"]  # one action only


@pytest.mark.rule("CIV-CTY-05")
def test_abilities_events_and_the_track_come_before_between_and_after_actions() -> None:
    mine = {
        **techs("currency", "chivalry"),
        "goods": {"incense": 2},
        "events": ["we_love_the_despot_day", "drought"],
        "culture": 3,
    }
    match = manage(mine, town={})
    around = ["advance", "use currency", "use chivalry", "play we_love_the_despot_day", "end"]
    assert options(match) == [*actions(HOME, TOWN), *around]

    when(match, "use currency")
    assert player(match).culture == 6
    when(match, f"arts {HOME}", "play we_love_the_despot_day", f"at {TOWN}", "advance")
    assert (player(match).culture, player(match).track) == (4, 1)
    when(match, f"harvest {TOWN}")

    assert options(match) == ["advance", "use chivalry", "end"]


@pytest.mark.rule("CIV-CTY-05")
def test_they_are_for_ones_own_city_management_only() -> None:
    mine = {**techs("currency"), "goods": {"incense": 1}, "culture": 3}
    mine["events"] = ["we_love_the_despot_day"]
    of_city = {"advance", "use currency", "play we_love_the_despot_day"}
    match = manage(mine, active=1, first=1)
    assert not of_city & set(options(match))  # the rival is asked
    pass_on(match, "city", 0)
    assert of_city < set(options(match))
    for stage in ("start", "trade", "movement", "research"):
        other = manage({**mine, "figures": ["scout D2"]}, stage=stage)
        assert not of_city & set(options(other))


@pytest.mark.rule("CIV-CTY-06")
@pytest.mark.parametrize("verb", ["produce", "arts", "harvest"])
def test_an_extra_action_may_be_any_of_the_three(verb: str) -> None:
    match = manage({**techs("atomic_theory"), "markers": ["village_uranium"]}, town={})

    when(match, f"{verb} {HOME}", *(["army", "at D2"] if verb == "produce" else []))
    assert not set(actions(HOME)) & set(options(match))
    when(match, "use atomic_theory")

    assert options(match) == [*actions(HOME, TOWN), "end"]
    when(match, f"arts {HOME}", f"harvest {TOWN}")
    assert options(match, "produce") == [f"produce {TOWN}"]  # one more for each city
    when(match, f"harvest {TOWN}")
    assert not set(actions(HOME, TOWN)) & set(options(match))


@pytest.mark.rule("CIV-CTY-07")
def test_a_cancelled_item_is_paid_for_and_not_built() -> None:
    match = manage({"trade": 8, "goods": {"wheat": 1}, **techs("animal_husbandry")}, SPY, town={})

    when(match, "use animal_husbandry", f"at {HOME}")
    produce(match, "wonder colossus", "D2")  # 8 production and 6 trade
    assert asked(match) == (1, "cancel")
    when(match, "cancel writing")

    assert built(match, "D2") == ""
    assert "colossus" in table(match).wonders
    assert (player(match).trade, goods(match)) == (2, {})
    assert {refused(match)[each] for each in actions(HOME)} == {"CIV-CTY-01"}
    when(match, f"produce {TOWN}")  # the other city still acts, with its own production
    assert match.decision is not None
    assert match.decision.args["n"] == 8


@pytest.mark.rule("CIV-CTY-07")
@pytest.mark.parametrize("verb", ["arts", "harvest"])
def test_a_cancelled_action_has_no_effect(verb: str) -> None:
    match = when(manage({}, SPY), f"{verb} {HOME}", "cancel writing")

    assert (player(match).culture, goods(match)) == (0, {})
    assert player(match, 1).markers == []
    assert asked(match)[0] == 1  # the city has no action left


@pytest.mark.rule("CIV-CTY-07")
def test_an_extra_action_can_follow_a_cancelled_one() -> None:
    match = manage({}, SPY, home={"extra": 1})

    when(match, f"arts {HOME}", "cancel writing", f"arts {HOME}")

    assert player(match).culture == 1


@pytest.mark.rule("CIV-CTY-08")
def test_a_new_city_produces_in_its_first_round() -> None:
    match = manage({"figures": [f"scout {TOWN}"]}, stage="start")
    when(match, f"found {TOWN}")
    pass_on(match, "city", 0)

    produce(match, "army", "F3", TOWN)

    assert figures(match, 0, "F3") == {"army": 1}


@pytest.mark.rule("CIV-CTY-09")
def test_the_capital_of_anarchy_does_nothing() -> None:
    match = manage({"government": "anarchy"}, town={}, home={"extra": 2})

    assert options(match) == [*actions(TOWN), "end"]
    assert {refused(match)[each] for each in actions(HOME)} == {"CIV-CTY-09"}


# The arts


@pytest.mark.rule("CIV-ART-01")
def test_the_arts_give_one_culture_and_one_for_each_icon() -> None:
    bare = when(manage(), f"arts {HOME}")
    assert player(bare).culture == 1
    assert [each["n"] for each in told(bare, "culture-changed")] == [1]

    marked = {"D2": "university", "B4": "temple", "C2": "artist"}
    assert player(when(manage(built=marked), f"arts {HOME}")).culture == 1 + 2 + 2 + 2


@pytest.mark.rule("CIV-ART-01")
@pytest.mark.parametrize("figure", ["army B4", "scout B4"])
def test_blockaded_icons_give_no_culture(figure: str) -> None:
    marked = {"D2": "library", "B4": "temple"}
    match = manage({}, {"figures": [figure]}, built=marked)

    when(match, f"arts {HOME}")

    assert player(match).culture == 1 + 1


@pytest.mark.rule("CIV-ART-01")
def test_icons_of_another_city_do_not_count() -> None:
    match = manage(town={}, built={"F3": "library", "D2": "university"})

    when(match, f"arts {TOWN}")

    assert player(match).culture == 1 + 1


@pytest.mark.rule("CIV-ART-02")
def test_scouts_send_culture() -> None:
    words: dict[str, Any] = {"tiles": {"E1": "tile_11"}}  # a natural wonder on H3
    mine = {"figures": ["scout H3"]}
    match = manage(mine, sent={"H3": HOME}, **words)
    assert table(match).ground.icons[square(match, "H3")].culture == 1

    assert player(when(match, f"arts {HOME}")).culture == 2
    assert player(when(manage(mine, **words), f"arts {HOME}")).culture == 1


ICONS = [
    ("library", 1),
    ("cathedral", 3),
    ("stonehenge", 1),
    ("angkor_wat", 2),
    ("united_nations", 3),
    ("humanitarian", 1),
    ("industrialist", 2),
]


@pytest.mark.rule("CIV-ART-03")
@pytest.mark.parametrize(("mark", "culture"), ICONS)
def test_all_markers_count_alike(mark: str, culture: int) -> None:
    match = when(manage(built={"D2": mark}), f"arts {HOME}")

    assert player(match).culture == 1 + culture


@pytest.mark.rule("CIV-ART-03")
def test_obsolete_wonders_and_natural_wonders_count() -> None:
    obsolete = manage({"obsolete": ["porcelain_tower"]}, built={"D2": "porcelain_tower"})
    assert player(when(obsolete, f"arts {HOME}")).culture == 1 + 2

    home = {"B2": {"owner": 0, "capital": True}}  # a natural wonder is on A1
    natural = given({"civilization": "china"}, RIVAL, cities=home, **LAND)
    assert table(natural).ground.icons[square(natural, "A1")].culture == 1
    assert player(when(natural, "arts B2")).culture == 1 + 1


@pytest.mark.rule("CIV-ART-04")
def test_culture_is_kept() -> None:
    match = when(manage({"culture": 1}), f"arts {HOME}")
    assert player(match).culture == 2

    next_round(match, "city")
    assert player(match).culture == 2
    when(match, f"arts {HOME}", "advance")  # three are spent on the first step
    assert player(match).culture == 0

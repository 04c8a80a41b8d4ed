"""Wonders and architects (NAT-WON, NAT-ARC)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.titles.nations.production import production_of
from tests.titles.nations.given import (
    asked,
    everybody_passes,
    given,
    goods,
    nation,
    options,
    refused,
    table,
    when,
)

FOUR = ["pyramids", "stonehenge", "hanging_gardens", "the_oracle"]


def begun(wonder: str, sections: int = 0, **told: Any) -> dict[str, Any]:
    """A nation that builds a Wonder."""
    return {"construction": wonder, "sections": sections, **told}


# Under construction


@pytest.mark.rule("NAT-WON-01", "NAT-WON-02")
def test_a_new_wonder_takes_the_place_of_the_unfinished_one_and_its_sections() -> None:
    match = given(
        begun("pyramids", 1, stone=3, gold=1),
        {"passed": 1},
        board=[["colosseum"]],
        architects=2,
    )

    when(match, "buy colosseum")
    n = nation(match)
    assert (n.construction, n.sections) == ("colosseum", 0)
    assert list(table(match).removed) == ["pyramids"]
    assert table(match).architects == 2, "they go to the guild, not to the public ones"
    assert goods(match)["stone"] == 3, "paid stone is lost"
    when(match, "hire board")

    assert goods(match)["stone"] == 1, "the first section of the new one"


@pytest.mark.rule("NAT-WON-03", "NAT-WON-06", "NAT-WON-07")
@pytest.mark.parametrize(
    ("board", "wonders"),
    [
        ({"nation": "china"}, [*FOUR, "sphinx"]),
        ({"nation": "china", "side": "B"}, [*FOUR, "sphinx", "petra"]),
    ],
)
def test_with_all_spaces_full_a_wonder_may_be_bought_and_must_cover_another(
    board: dict[str, Any], wonders: list[str]
) -> None:
    match = given(
        board | {"wonders": wonders, "stone": 3, "gold": 1},
        {"passed": 1},
        board=[["alhambra"]],
        architects=2,
    )

    when(match, "buy alhambra", "hire board", "hire board")
    assert asked(match) == (0, "place-wonder")
    assert options(match) == [f"cover {old}" for old in wonders]
    when(match, "cover pyramids")

    assert nation(match).wonders == ["alhambra", *wonders[1:]]
    assert list(table(match).removed) == ["pyramids"]


@pytest.mark.rule("NAT-WON-06", "NAT-WON-07")
def test_china_b_has_a_sixth_space() -> None:
    match = given(
        begun("alhambra", 1, nation="china", side="B", wonders=[*FOUR, "sphinx"], stone=1),
        {},
        architects=1,
    )

    when(match, "hire board", "place")

    assert nation(match).wonders == [*FOUR, "sphinx", "alhambra"]


@pytest.mark.rule("NAT-WON-07")
def test_a_ready_wonder_may_cover_another_though_a_space_is_free() -> None:
    match = given(
        begun("machu_picchu", 2, wonders=["the_oracle"], stone=0),
        {},
        architects=1,
    )
    assert nation(match).stability == 2

    when(match, "hire board")
    assert options(match) == ["place", "cover the_oracle"]
    when(match, "cover the_oracle")

    assert nation(match).wonders == ["machu_picchu", "", "", "", ""]
    assert nation(match).stability == 0, "the covered one is destroyed"
    assert list(table(match).removed) == ["the_oracle"]


# Ready


@pytest.mark.rule("NAT-WON-04", "NAT-WON-05", "NAT-WON-08")
def test_the_last_section_makes_a_wonder_ready_and_effective_at_once() -> None:
    match = given(begun("suez_canal", stone=4), {"passed": 1}, architects=3)

    when(match, "hire board")
    n = nation(match)
    assert (n.construction, n.sections, n.strength) == ("suez_canal", 1, 0)
    assert production_of(table(match), n) == (0, 0, 0, 0)
    when(match, "hire board")

    assert (n.construction, n.sections, n.strength) == ("", 0, 4)
    assert n.wonders[0] == "suez_canal"
    assert production_of(table(match), n) == (3, 0, 0, 0)
    assert table(match).architects == 1, "used architects go to the guild"


@pytest.mark.rule("NAT-WON-08")
def test_the_next_wonder_begins_without_architects() -> None:
    match = given(
        begun("machu_picchu", 2, stone=9, gold=1),
        {"passed": 1},
        board=[["colosseum"]],
        architects=1,
    )

    when(match, "hire board", "buy colosseum")

    assert (nation(match).construction, nation(match).sections) == ("colosseum", 0)
    assert table(match).architects == 0


@pytest.mark.rule("NAT-WON-09")
def test_cards_in_play_notice_a_ready_wonder_before_it_is_placed() -> None:
    match = given(
        begun("stonehenge", 2, advisor="hatshepsut", wonders=["sphinx"], stone=1, books=0, food=0),
        {},
        architects=1,
    )

    when(match, "hire board")
    assert asked(match) == (0, "place-wonder")
    assert (goods(match)["stone"], goods(match)["books"], goods(match)["food"]) == (5, 3, 0)
    when(match, "cover sphinx")

    assert (goods(match)["stone"], goods(match)["books"], goods(match)["food"]) == (5, 9, 4)


@pytest.mark.rule("NAT-WON-09")
def test_when_ready_is_judged_with_the_wonder_placed_and_the_covered_one_gone() -> None:
    stable = {"cards": {"ziggurat": 1}, "area": 0, "gold": 9}
    match = given(
        begun("terracotta_army", 2, wonders=["great_wall", "the_oracle"], stone=3, gold=9),
        stable,
        architects=1,
    )
    assert (nation(match, 0).stability, nation(match, 1).stability) == (4, 2)

    when(match, "hire board", "cover great_wall")

    assert [goods(match, seat)["gold"] for seat in range(2)] == [5, 5], "now tied for least"


@pytest.mark.rule("NAT-WON-10")
def test_losses_of_others_are_settled_at_once_in_reverse_order() -> None:
    poor = {"gold": 5, "food": 5, "stone": 5, "books": 4, "vp": 5}
    match = given(
        begun("british_museum", 2, stone=3, cards={"hoplite": 1}, area=0),
        poor,
        poor,
        architects=1,
    )

    when(match, "hire board")
    assert asked(match) == (2, "lose-anything")
    when(match, "pay gold 3 food 3")
    assert asked(match) == (1, "lose-anything")
    when(match, "pay gold 1 stone 5")

    assert goods(match, 1) == {"gold": 4, "food": 5, "stone": 0, "books": 0, "vp": 4}
    assert goods(match, 2) == {"gold": 2, "food": 2, "stone": 5, "books": 0, "vp": 4}
    assert asked(match) == (0, "end-turn"), "the turn is not over yet"


# Architects


@pytest.mark.rule("NAT-ARC-01", "NAT-ARC-03")
def test_an_architect_builds_the_leftmost_empty_section_for_its_stone() -> None:
    match = given(begun("piazza_san_marco", stone=7), {"passed": 1}, architects=4)
    seen = []

    for _ in range(3):
        when(match, "hire board")
        seen.append((goods(match)["stone"], nation(match).sections, table(match).architects))

    assert seen == [(4, 1, 3), (2, 2, 2), (1, 0, 1)]
    assert nation(match).wonders[0] == "piazza_san_marco"


@pytest.mark.rule("NAT-ARC-01", "NAT-ARC-05")
def test_a_private_architect_builds_like_a_public_one() -> None:
    match = given(
        begun("colosseum", stone=3, advisor="archimedes", private={"archimedes": 1}),
        {"passed": 1},
        architects=1,
    )
    assert {"hire board", "hire archimedes"} <= set(options(match))

    when(match, "hire archimedes")

    assert (goods(match)["stone"], nation(match).sections) == (1, 1)
    assert table(match).architects == 1
    assert not any(nation(match).private.values())


@pytest.mark.rule("NAT-ARC-02")
@pytest.mark.parametrize(
    ("nation_0", "architects"),
    [
        ({"stone": 9}, 1),
        (begun("colosseum", stone=9), 0),
        (begun("colosseum", stone=1), 1),
        (begun("colosseum", stone=1, private={"archimedes": 1}, advisor="archimedes"), 0),
    ],
    ids=["no-wonder", "no-architect", "no-stone", "no-stone-for-a-private-one"],
)
def test_no_architect_without_wonder_architect_or_stone(
    nation_0: dict[str, Any], architects: int
) -> None:
    match = given(nation_0, {}, architects=architects)

    assert refused(match)["hire board"] == "NAT-ARC-02"
    assert not [option for option in options(match) if option.startswith("hire")]


@pytest.mark.rule("NAT-ARC-03")
def test_one_architect_per_action() -> None:
    match = given(begun("piazza_san_marco", stone=6), {}, architects=3)

    when(match, "hire board")

    assert asked(match) == (1, "turn")
    assert nation(match).sections == 1


@pytest.mark.rule("NAT-ARC-04")
def test_a_section_for_nothing_still_takes_an_architect_and_an_action() -> None:
    match = given(begun("porcelain_tower", stone=1), {}, architects=2)

    when(match, "hire board")
    assert asked(match) == (1, "turn")
    assert (nation(match).construction, nation(match).sections) == ("porcelain_tower", 1)
    when(match, "pass", "hire board")

    assert nation(match).wonders[0] == "porcelain_tower"
    assert (goods(match)["stone"], table(match).architects) == (0, 0)


@pytest.mark.rule("NAT-ARC-05")
def test_nobody_hires_anothers_private_architects() -> None:
    match = given(
        begun("colosseum", stone=3),
        {"advisor": "archimedes", "private": {"archimedes": 1}, "stone": 9},
        architects=0,
    )

    assert not [option for option in options(match) if option.startswith("hire")]


@pytest.mark.rule("NAT-ARC-06")
def test_architects_granted_by_an_event_come_from_the_guild() -> None:
    match = given(
        begun("piazza_san_marco", cards={"ziggurat": 1}, area=0, stone=0),
        {},
        phase="event-bottom",
        round=7,
        event="event_4_anarchism",
        architects=2,
    )
    assert asked(match) == (0, "event-offer")

    when(match, "accept")

    assert asked(match) == (0, "event-offer"), "there is a second one"
    assert nation(match).sections == 1
    assert table(match).architects == 2


@pytest.mark.rule("NAT-ARC-07")
def test_architects_on_an_unfinished_wonder_stay_over_rounds() -> None:
    match = given(
        begun("piazza_san_marco", 1, stone=2),
        {},
        round=3,
        architects=1,
        event="event_2_imperial_examination",
        event_deck=["event_2_peace_of_god"],
    )

    when(match, "hire board")
    everybody_passes(match)
    when(match, "bonus food", "bonus stone")

    assert table(match).round == 4
    assert (nation(match).construction, nation(match).sections) == ("piazza_san_marco", 2)
    assert goods(match)["stone"] == 3
    when(match, "hire board")
    assert nation(match).wonders[0] == "piazza_san_marco"

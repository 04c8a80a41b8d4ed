"""Harvesting and spending resources (CIV-HRV)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from tests.titles.civilization.given import (
    asked,
    given,
    goods,
    market,
    options,
    player,
    refused,
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
    techs,
)

AMERICA: dict[str, Any] = {"civilization": "america"}


def america(**words: Any) -> Match:
    """America's capital on C3 has silk on C2 and incense on B3."""
    mine = {**AMERICA, **words.pop("mine", {})}
    theirs = {"civilization": "germany", **words.pop("theirs", {})}
    return given(mine, theirs, **LAND | words)


@pytest.mark.rule("CIV-HRV-01")
@pytest.mark.parametrize("name", ["silk", "incense"])
def test_a_harvest_takes_a_token_from_the_market(name: str) -> None:
    match = america()

    when(match, "harvest C3")
    assert options(match) == ["take incense", "take silk"]
    when(match, f"take {name}")

    assert goods(match) == {name: 1}
    assert market(match) == {"wheat": 2, "silk": 2, "incense": 2, "iron": 2} | {name: 1}


@pytest.mark.rule("CIV-HRV-02")
def test_a_harvest_needs_a_symbol_and_a_token() -> None:
    symbols = america(market={"incense": 1, "wheat": 2})
    when(symbols, "harvest C3")
    assert goods(symbols) == {"incense": 1}  # there is no silk to take, and no wheat around

    empty = america(market={"wheat": 2, "iron": 2})
    assert options(empty, "harvest") == []
    assert refused(empty)["harvest C3"] == "CIV-HRV-02"

    nothing = manage(built={"B3": "workshop"})
    assert refused(nothing)[f"harvest {HOME}"] == "CIV-HRV-02"


@pytest.mark.rule("CIV-HRV-03")
def test_a_harvest_gives_one_token_however_many_symbols_there_are() -> None:
    # silk on C2 and, sent by a scout, on M8
    two = america(mine={"figures": ["scout M8"]}, sent={"M8": "C3"}, market={"silk": 2})
    assert goods(when(two, "harvest C3")) == {"silk": 1}

    both = when(america(), "harvest C3", "take silk")
    assert goods(both) == {"silk": 1}
    assert asked(both)[0] == 1


@pytest.mark.rule("CIV-HRV-04")
def test_symbols_that_scouts_send_count() -> None:
    match = manage({"figures": ["scout H1"]}, sent={"H1": HOME})
    when(match, f"harvest {HOME}")
    assert options(match) == ["take iron", "take wheat"]

    away = manage({"figures": ["scout B3"]}, town={}, sent={"B3": TOWN})
    assert options(away, "harvest") == [f"harvest {TOWN}"]
    when(away, f"harvest {TOWN}")
    assert options(away) == ["take iron", "take wheat"]


@pytest.mark.rule("CIV-HRV-04")
@pytest.mark.parametrize("figure", ["army B3", "scout B3"])
def test_blockaded_symbols_do_not_count(figure: str) -> None:
    match = manage({}, {"figures": [figure]}, town={})

    assert options(match, "harvest") == [f"harvest {TOWN}"]
    assert refused(match)[f"harvest {HOME}"] == "CIV-HRV-02"


@pytest.mark.rule("CIV-HRV-05")
@pytest.mark.parametrize(
    "words",
    [
        {"built": {"H1": "market"}},
        {"built": {"H1": "stonehenge"}},
        {"built": {"H1": "artist"}},
        {"disasters": {"H1": "D"}},
    ],
    ids=["building", "wonder", "great person", "disaster"],
)
def test_covered_symbols_do_not_count(words: dict[str, Any]) -> None:
    assert options(manage(town={}), "harvest") == [f"harvest {HOME}", f"harvest {TOWN}"]
    assert options(manage(town={}, **words), "harvest") == [f"harvest {HOME}"]


@pytest.mark.rule("CIV-HRV-05")
def test_a_city_on_a_symbol_does_not_harvest_it() -> None:
    cities = {"B3": {"owner": 0, "capital": True}}  # where the iron is
    match = given({"civilization": "germany"}, RIVAL, **LAND, cities=cities)

    when(match, "harvest B3")

    assert goods(match) == {"wheat": 1}  # only that of A4


@pytest.mark.rule("CIV-HRV-06")
def test_a_symbol_is_harvested_every_round() -> None:
    match = when(manage(), f"harvest {HOME}")
    next_round(match, "city")

    when(match, f"harvest {HOME}")

    assert goods(match) == {"iron": 2}


@pytest.mark.rule("CIV-HRV-07")
def test_a_spent_token_returns_to_the_market() -> None:
    mine = {**techs("animal_husbandry"), "goods": {"wheat": 2}}
    match = manage(mine, town={})
    assert options(match, "harvest") == [f"harvest {HOME}"]  # all wheat is with the player

    when(match, "use animal_husbandry", f"at {TOWN}")
    assert (goods(match), market(match)["wheat"]) == ({"wheat": 1}, 1)

    when(match, f"harvest {TOWN}")
    assert (goods(match), market(match)["wheat"]) == ({"wheat": 2}, 0)


@pytest.mark.rule("CIV-HRV-08")
@pytest.mark.parametrize("marker", ["hut_iron", "village_iron", "hut_silk"])
def test_a_spent_marker_leaves_the_game(marker: str) -> None:
    match = manage({**techs("pottery"), "markers": [marker, marker]})
    pools = [*table(match).hut_pool, *table(match).village_pool]

    when(match, "use pottery")

    assert player(match).markers == []
    assert market(match) == dict.fromkeys(("wheat", "silk", "incense", "iron"), 2)
    assert [*table(match).hut_pool, *table(match).village_pool] == pools
    assert player(match).tokens == {"pottery": 1}


@pytest.mark.rule("CIV-HRV-09")
def test_there_is_no_limit_to_resources() -> None:
    markers = [*["hut_wheat"] * 5, *["hut_silk"] * 5, *["hut_iron"] * 2, *["village_spy"] * 3]
    match = manage({"goods": {"iron": 1, "silk": 2, "incense": 2}, "markers": markers})

    when(match, f"harvest {HOME}")

    assert goods(match) == {"iron": 2, "silk": 2, "incense": 2}
    assert sorted(player(match).markers) == sorted(markers)


@pytest.mark.rule("CIV-HRV-10")
def test_spies_and_uranium_are_not_harvested() -> None:
    assert set(market(manage())) == {"wheat", "silk", "incense", "iron"}
    resources = set()
    for at in range(1, 15):
        resources |= set(table(manage(tiles={"E1": f"tile_{at:02}"})).ground.resource)
    for civilization in ("america", "china", "egypt", "rome", "russia"):
        resources |= set(table(given({"civilization": civilization})).ground.resource)
    assert resources == {"", "wheat", "silk", "incense", "iron"}


@pytest.mark.rule("CIV-HRV-12")
def test_every_question_mark_is_paid_separately() -> None:
    mine = {**techs("philosophy"), "goods": {"iron": 1, "silk": 2}, "markers": ["hut_spy"]}
    match = manage({**mine, "events": ["a_generous_gift"]}, person_pool=["artist"])

    when(match, "use philosophy")
    assert asked(match) == (0, "pay")
    assert set(options(match)) == {
        "pay silk",
        "pay iron",
        "pay hut_spy",
        "pay a_generous_gift",
    }
    when(match, "pay silk", "pay hut_spy", "pay silk")

    assert [each.get("resource") for each in told(match, "paid")] == ["resource:silk"] * 2
    assert (goods(match), player(match).markers) == ({"iron": 1}, [])
    assert player(match).reserve == ("artist",)


@pytest.mark.rule("CIV-HRV-12")
@pytest.mark.parametrize(("silk", "can"), [(1, False), (2, True)])
def test_two_question_marks_need_two_resources(silk: int, can: bool) -> None:
    match = manage({**techs("pottery"), "goods": {"silk": silk}})

    assert ("use pottery" in options(match)) == can

"""The Research phase and the tech pyramid (CIV-RSH, CIV-PYR)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.civilization.cards import TECHS
from oikumene.titles.civilization.techs import known
from tests.titles.civilization.fights import siege, stand
from tests.titles.civilization.given import (
    asked,
    given,
    options,
    pass_on,
    player,
    refused,
    table,
    told,
    when,
)
from tests.titles.civilization.scenes import ME, RIVAL, scene

ROWS = {
    1: "pottery masonry navigation philosophy writing animal_husbandry currency",
    2: "engineering irrigation mathematics sailing chivalry",
    3: "biology gunpowder banking theology",
    4: "flight computers ballistics",
}
"""Techs of each level; Egypt's own lies in the bottom row."""
TRADE = {1: 6, 2: 11, 3: 16, 4: 21, 5: 26}


def pyramid(*rows: int) -> list[str]:
    """Egypt's techs: so many in each row."""
    found = ["construction"]
    for level, n in enumerate(rows, 1):
        found += ROWS[level].split()[: n - (level == 1)]
    return found


def study(trade: int, techs: list[str] | None = None, **words: Any) -> Match:
    """Egypt may research something, with so much trade."""
    mine = {"trade": trade, "techs": techs or ["construction"], **words.pop("mine", {})}
    return scene("research", mine, words.pop("theirs", {"trade": 6}), **words)


def levels(match: Match) -> list[int]:
    """The levels of the techs on offer."""
    if asked(match) != (0, "research"):
        return []  # there was no choice
    found = {TECHS[text.split()[1]].level for text in options(match, "tech")}
    return sorted(found)


# Research


@pytest.mark.rule("CIV-RSH-01")
def test_one_tech_is_researched_or_none() -> None:
    match = study(27)
    assert "no" in options(match)

    when(match, "tech pottery", "no")

    assert player(match).techs == ("construction", "pottery")
    assert asked(match) != (0, "research")
    assert table(match).round == 2

    pass_on(match, "start")
    idle = when(study(27), "no", "no")
    assert player(idle).techs == ("construction",)


@pytest.mark.rule("CIV-RSH-02", "CIV-CMP-23")
@pytest.mark.parametrize(
    ("trade", "found"),
    [
        (5, []),
        (6, [1]),
        (10, [1]),
        (11, [1, 2]),
        (15, [1, 2]),
        (16, [1, 2, 3]),
        (20, [1, 2, 3]),
        (21, [1, 2, 3, 4]),
        (25, [1, 2, 3, 4]),
        (27, [1, 2, 3, 4]),
    ],
)
def test_each_level_needs_its_trade(trade: int, found: list[int]) -> None:
    techs = [*pyramid(7, 5, 3, 1), "metalworking"]
    assert known(tuple(techs)).free == (1, 2, 3, 4)

    assert levels(study(trade, techs)) == found


@pytest.mark.rule("CIV-RSH-02")
@pytest.mark.parametrize(("trade", "offered"), [(25, False), (26, True), (27, True)])
def test_space_flight_needs_26(trade: int, offered: bool) -> None:
    match = study(trade, pyramid(5, 4, 3, 2))

    assert ("tech space_flight" in options(match)) == offered
    if not offered:
        assert refused(match)["tech space_flight"] == "CIV-RSH-02"


@pytest.mark.rule("CIV-RSH-03", "CIV-PYR-02")
def test_a_tech_needs_a_free_space_in_the_pyramid() -> None:
    match = study(27, ["construction"])

    assert levels(match) == [1]
    assert refused(match)["tech engineering"] == "CIV-PYR-02"


@pytest.mark.rule("CIV-RSH-04")
def test_a_known_tech_is_not_researched_again_but_others_may() -> None:
    match = study(6, ["construction", "pottery"], theirs={"trade": 6})

    assert "tech pottery" not in options(match)
    with pytest.raises(Exception, match="pottery"):
        when(match, "tech pottery")
    when(match, "tech masonry")
    assert "tech pottery" in options(match)
    when(match, "tech pottery")
    assert "pottery" in player(match, 0).techs
    assert "pottery" in player(match, 1).techs


@pytest.mark.rule("CIV-RSH-05", "CIV-INF-05")
def test_choices_are_secret_until_all_are_made() -> None:
    match = study(6)
    when(match, "tech pottery")

    assert asked(match) == (1, "research")
    assert player(match).techs == ("construction",)
    assert match.view(1)["table"]["players"][0]["techs"] == ["construction"]
    assert player(match).trade == 6
    assert told(match, "learned", 1) == []

    when(match, "tech masonry")

    assert player(match, 0).techs == ("construction", "pottery")
    assert player(match, 1).techs == ("currency", "masonry")


@pytest.mark.rule("CIV-RSH-06", "CIV-RSH-07", "CIV-COI-07")
@pytest.mark.parametrize(
    ("trade", "coins", "left"),
    [(6, 0, 0), (27, 0, 0), (27, 4, 4), (6, 4, 4), (6, 6, 6), (6, 9, 6)],
)
def test_the_whole_dial_is_spent_but_for_a_trade_for_each_coin(
    trade: int, coins: int, left: int
) -> None:
    match = study(trade, mine={"tokens": {"sheet": coins}}, theirs={})

    when(match, "tech pottery")

    assert "pottery" in player(match).techs
    assert player(match).trade == left
    spent = {"seat": "seat:0", "n": left - trade, "why": "tech:pottery"}
    assert told(match, "trade-changed") == ([spent] if left < trade else [])


@pytest.mark.rule("CIV-RSH-08")
def test_the_coin_of_the_new_tech_saves_nothing_yet() -> None:
    techs = ["construction", "pottery"]
    match = study(11, techs, mine={"tokens": {"sheet": 2}}, theirs={})

    when(match, "tech civil_service")

    assert match.view(0)["table"]["players"][0]["coins"] == 3
    assert player(match).trade == 2


@pytest.mark.rule("CIV-RSH-09")
def test_who_does_not_research_keeps_the_trade() -> None:
    match = study(17, theirs={"trade": 6})

    when(match, "no", "tech pottery")

    assert (player(match, 0).trade, player(match, 1).trade) == (17, 0)


@pytest.mark.rule("CIV-RSH-10")
@pytest.mark.parametrize(("trade", "found"), [(0, []), (1, [1]), (5, [1]), (6, [1, 2])])
def test_the_porcelain_tower_lowers_what_a_tech_needs(trade: int, found: list[int]) -> None:
    match = study(trade, pyramid(4, 1), built={"C3": "porcelain_tower"})

    assert levels(match) == found


@pytest.mark.rule("CIV-RSH-10")
def test_with_the_porcelain_tower_the_dial_is_spent_all_the_same() -> None:
    match = study(14, pyramid(4, 1), built={"C3": "porcelain_tower"}, theirs={})

    when(match, "tech writing")

    assert player(match).trade == 0


@pytest.mark.rule("CIV-RSH-11", "CIV-NAT-06")
@pytest.mark.parametrize(("first", "order"), [(0, ["seat:0", "seat:1"]), (1, ["seat:1", "seat:0"])])
def test_all_dials_are_reset_then_techs_work_in_player_order(first: int, order: list[str]) -> None:
    germany = {"civilization": "germany", "techs": ["metalworking", "pottery"], "trade": 11}
    mine = {**ME, "techs": ["construction", "pottery"], "trade": 11}
    match = given(mine, germany, stage="research", first=first)

    answers = ["tech mathematics", "tech chivalry"]
    when(match, *(answers if first == 0 else reversed(answers)))

    assert asked(match) == (1, "german-resource")  # in the midst of its new tech
    assert [p.trade for p in table(match).players] == [0, 0]
    when(match, "take iron")
    assert [entry["seat"] for entry in told(match, "learned")] == order


@pytest.mark.rule("CIV-RSH-12")
def test_a_free_tech_costs_no_trade_and_no_research() -> None:
    match = scene("start", {"trade": 9, "events": ["exchange_of_ideas"]})
    when(match, "play exchange_of_ideas")
    assert player(match).techs == ("construction", "currency")
    assert player(match).trade == 9

    pass_on(match, "research", 0)
    assert player(match).trade > 9
    when(match, "tech pottery")

    assert player(match).techs == ("construction", "currency", "pottery")


@pytest.mark.rule("CIV-RSH-12", "CIV-LOT-04")
def test_a_free_tech_needs_a_legal_space() -> None:
    mine = {"units": ["infantry_3", "mounted_3", "artillery_3"]}
    theirs = {"techs": ["currency", "engineering", "pottery"]}  # of the levels I, II, I
    match = stand(siege(mine, theirs))
    when(match, "learn")
    assert options(match) == ["tech currency", "tech pottery"]

    grown = {**mine, "techs": ["construction", "writing"]}
    match = stand(siege(grown, theirs))
    when(match, "learn")
    assert options(match) == ["tech currency", "tech engineering", "tech pottery"]


@pytest.mark.rule("CIV-RSH-13")
def test_techs_stay_when_everything_else_is_lost() -> None:
    mine = {"units": ["infantry_3", "mounted_3", "artillery_3"]}
    theirs = {"techs": ["currency", "pottery"], "tokens": {"pottery": 1}}
    match = stand(siege(mine, theirs))

    when(match, "learn", "tech pottery")

    assert player(match, 1).techs == ("currency", "pottery")
    assert player(match, 0).techs == ("construction", "pottery")


# The pyramid


@pytest.mark.rule("CIV-PYR-01")
def test_the_bottom_row_has_no_end() -> None:
    first = [id_ for id_, tech in TECHS.items() if tech.level == 1]
    match = study(6, ["construction", *first[:-1]])

    assert options(match, "tech") == [f"tech {first[-1]}"]


@pytest.mark.rule("CIV-PYR-02", "CIV-PYR-03")
@pytest.mark.parametrize(
    ("rows", "found"),
    [
        ((1,), [1]),
        ((2,), [1, 2]),
        ((2, 1), [1]),
        ((3, 1), [1, 2]),
        ((3, 2), [1, 3]),
        ((4, 2), [1, 2, 3]),
        ((4, 2, 1), [1, 2]),
        ((4, 3, 1), [1, 3]),
        ((4, 3, 2), [1, 4]),
        ((5, 3, 2), [1, 2, 4]),
        ((5, 4, 2, 1), [1, 3]),
        ((5, 4, 3, 1), [1, 4]),
        ((5, 4, 3, 2), [1, 5]),
        ((6, 5, 4, 3), [1, 5]),
    ],
)
def test_each_pair_of_neighbours_carries_one_tech(rows: tuple[int, ...], found: list[int]) -> None:
    assert levels(study(27, pyramid(*rows))) == found


@pytest.mark.rule("CIV-PYR-04")
def test_a_starting_tech_lies_in_the_bottom_row_whatever_its_level() -> None:
    russia = {"civilization": "russia", "techs": ["communism_tech", "pottery"], "trade": 27}
    match = given(russia, RIVAL, stage="research")

    assert levels(match) == [1, 2]  # two techs in the first row, none in the third


@pytest.mark.rule("CIV-PYR-05")
def test_for_everybody_else_it_has_its_printed_level() -> None:
    two = study(27, ["construction", "pottery"])
    assert "tech communism_tech" not in options(two)
    assert refused(two)["tech communism_tech"] == "CIV-PYR-02"

    match = study(27, pyramid(3, 2))
    when(match, "tech communism_tech", "no")

    assert known(player(match).techs).rows == (0, 3, 2, 1, 0, 0)


@pytest.mark.rule("CIV-PYR-06")
def test_a_tech_lies_in_the_row_of_its_level_only() -> None:
    # four techs of level I and one of level II: a second row with room, but no third
    match = study(27, pyramid(4, 1))

    assert levels(match) == [1, 2]
    when(match, "tech writing", "no")
    assert known(player(match).techs).rows == (0, 5, 1, 0, 0, 0)


@pytest.mark.rule("CIV-PYR-07")
@pytest.mark.parametrize(
    ("rows", "offered"),
    [((5, 4, 3, 2), True), ((5, 4, 3, 1), False), ((7, 5, 3, 1), False), ((6, 5, 4, 3), True)],
)
def test_space_flight_needs_fourteen_techs_below(rows: tuple[int, ...], offered: bool) -> None:
    assert [id_ for id_, tech in TECHS.items() if tech.level == 5] == ["space_flight"]
    match = study(27, pyramid(*rows))

    assert ("tech space_flight" in options(match)) == offered
    if offered:
        when(match, "tech space_flight", "no")
        assert (table(match).winner, table(match).victory) == (0, "tech")


@pytest.mark.rule("CIV-PYR-08", "CIV-VIC-07", "CIV-VIC-09")
@pytest.mark.parametrize("first", [0, 1])
def test_one_player_gets_the_one_space_flight(first: int) -> None:
    mine = {**ME, "techs": pyramid(5, 4, 3, 2), "trade": 27}
    others = [tech for tech in mine["techs"] if tech not in ("construction", "currency")]
    theirs = {**RIVAL, "techs": ["currency", *others, "horseback_riding"], "trade": 27}
    match = given(mine, theirs, stage="research", first=first)

    when(match, "tech space_flight", "tech space_flight")

    assert table(match).winner == first
    assert [p.seat for p in table(match).players if "space_flight" in p.techs] == [first]


@pytest.mark.rule("CIV-PYR-09", "CIV-INF-03")
def test_the_pyramid_of_everybody_is_public() -> None:
    match = study(6, ["construction", "pottery", "engineering"])

    for seat in (0, 1, None):
        shown = match.view(seat)["table"]["players"][0]["techs"]
        assert shown == ["construction", "pottery", "engineering"]

"""Scouts that gather, and the income of the Trade phase (CIV-SCT, CIV-TRD).

America's capital lies on C3; a second city on F3 where one is needed.
"""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.civilization.figures import remove
from oikumene.titles.civilization.forces import combat_bonus
from oikumene.titles.civilization.yields import (
    coins,
    culture_of,
    production_of,
    resources_of,
    trade_of,
)
from tests.titles.civilization.given import (
    given,
    options,
    pass_on,
    player,
    square,
    table,
    when,
)

MAP: dict[str, Any] = {"tiles": {"E1": "tile_03/1", "A5": "tile_12/0"}, "huts": {}, "round": 3}
TWO = {"C3": {"owner": 0, "capital": True}, "F3": {"owner": 0}}


def america(*figures: str, foe: tuple[str, ...] = (), **words: Any) -> Match:
    """America's Start of Turn."""
    mine = {"civilization": "america", "figures": list(figures), **words.pop("mine", {})}
    other = {"civilization": "germany", "figures": list(foe)}
    return given(mine, other, **{**MAP, **words})


def yields(match: Match, name: str) -> tuple[int, int, int]:
    """Trade, production and culture of a city."""
    s, n = table(match), square(match, name)
    return trade_of(s, n), production_of(s, n), culture_of(s, n)


@pytest.mark.rule("CIV-SCT-01", "CIV-SCT-02", "CIV-EX-37")
def test_a_scout_sends_what_its_square_yields_to_a_city() -> None:
    match = america("scout H1", cities=TWO)  # a forest with wheat: 2 production
    assert options(match, "send") == ["send H1 C3", "send H1 F3"]
    before = yields(match, "C3"), yields(match, "F3")
    when(match, "send H1 C3")
    trade, production, culture = before[0]
    assert yields(match, "C3") == (trade, production + 2, culture)
    assert yields(match, "F3") == before[1]
    assert "wheat" in resources_of(table(match), square(match, "C3"))


@pytest.mark.rule("CIV-EX-36", "CIV-EX-37", "CIV-EX-38", "CIV-EX-39")
def test_the_example_city() -> None:
    match = america("scout H1")
    s, home = table(match), square(match, "C3")
    assert yields(match, "C3") == (3, 5, 0)
    assert resources_of(s, home) == ["incense", "silk"]
    when(match, "send H1 C3")
    assert yields(match, "C3") == (3, 7, 0)
    assert resources_of(s, home) == ["incense", "silk", "wheat"]
    pass_on(match, "city", 0)
    when(match, "harvest C3")
    assert set(options(match)) == {"take incense", "take silk", "take wheat"}

    wonder = america("scout C6")  # a natural wonder
    when(wonder, "send C6 C3")
    assert culture_of(table(wonder), square(wonder, "C3")) == 1
    pass_on(wonder, "city", 0)
    when(wonder, "arts C3")
    assert player(wonder).culture == 2


@pytest.mark.rule("CIV-SCT-03")
def test_a_scout_built_in_this_round_does_not_gather() -> None:
    match = america("scout H1 fresh", "scout G1")
    assert options(match, "send") == ["send G1 C3"]


@pytest.mark.rule("CIV-SCT-04", "CIV-EX-40", "CIV-BLK-01", "CIV-TRD-03")
def test_a_scout_in_foreign_outskirts_takes_the_square_away() -> None:
    match = given(
        {"civilization": "america"},
        {"civilization": "germany", "figures": ["scout B4"]},  # a forest around C3
        **{**MAP, "active": 1, "first": 1},
    )
    capital = next(
        table(match).ground.names[n] for n, c in table(match).cities.items() if c.owner == 1
    )
    before = yields(match, capital)[1]
    assert yields(match, "C3")[1] == 3
    when(match, f"send B4 {capital}")
    assert yields(match, capital)[1] == before + 2
    assert yields(match, "C3")[1] == 3


@pytest.mark.rule("CIV-SCT-05")
def test_of_a_marker_a_scout_gathers_the_icons_on_it() -> None:
    match = america("scout F2", cities=TWO, built={"F2": "temple"})
    when(match, "send F2 C3")
    assert yields(match, "C3") == (3, 5, 2)  # not the forest below


@pytest.mark.rule("CIV-SCT-06")
def test_combat_icons_cannot_be_gathered() -> None:
    match = given(
        {"civilization": "america"},
        {"civilization": "germany", "figures": ["scout B2"]},
        **{**MAP, "active": 1, "first": 1, "built": {"B2": "barracks"}},
    )
    assert any(text.startswith("send B2") for text in options(match))
    when(match, options(match, "send")[0])
    assert combat_bonus(table(match), player(match, 1)) == 0


@pytest.mark.rule("CIV-SCT-07")
def test_a_square_counts_for_one_city_only() -> None:
    match = america("scout F2", cities=TWO)  # in the outskirts of F3
    near, far = yields(match, "F3"), yields(match, "C3")
    when(match, "send F2 C3")
    assert yields(match, "F3")[1] == near[1] - 2
    assert yields(match, "C3")[1] == far[1] + 2


@pytest.mark.rule("CIV-SCT-08")
def test_a_scout_beside_its_own_city_adds_nothing() -> None:
    match = america("scout B2")
    assert options(match, "send") == []
    assert yields(match, "C3") == (3, 5, 0)


@pytest.mark.rule("CIV-SCT-09")
def test_two_scouts_in_a_square_gather_it_once_and_the_last_word_counts() -> None:
    match = america("scout H1", "scout H1", cities=TWO)
    when(match, "send H1 C3")
    assert yields(match, "C3")[1] == 7
    when(match, "send H1 F3")
    assert yields(match, "C3")[1] == 5
    assert table(match).sent == {square(match, "H1"): square(match, "F3")}


@pytest.mark.rule("CIV-SCT-09")
def test_changing_a_declaration_comes_to_an_end() -> None:
    match = america("scout H1", cities=TWO)

    when(match, "send H1 C3")
    assert options(match, "send") == ["send H1 F3"]
    when(match, "send H1 F3")

    assert options(match, "send") == []


@pytest.mark.rule("CIV-SCT-10")
def test_what_a_lost_scout_would_have_sent_is_gone() -> None:
    match = given(
        {"civilization": "america", "figures": ["scout H1"]},
        {"civilization": "germany", "figures": ["army H2"], "events": ["disoriented"]},
        **{**MAP, "first": 0},
    )
    when(match, "send H1 C3")
    assert yields(match, "C3")[1] == 7
    remove(table(match), player(match), player(match).figures[0])
    assert yields(match, "C3")[1] == 5
    assert table(match).sent == {}


@pytest.mark.rule("CIV-SCT-11")
def test_what_is_sent_serves_the_one_action_of_the_city() -> None:
    match = america("scout C6")
    when(match, "send C6 C3")
    pass_on(match, "city", 0)
    when(match, "arts C3")
    assert player(match).culture == 2
    assert "arts C3" not in options(match)


@pytest.mark.rule("CIV-SCT-12")
def test_an_empty_square_gathers_nothing() -> None:
    assert options(america("scout G2"), "send") == []  # bare grassland


@pytest.mark.rule("CIV-SCT-13")
def test_a_player_with_one_city_sends_to_it() -> None:
    assert options(america("scout H1"), "send") == ["send H1 C3"]


@pytest.mark.rule("CIV-SCT-14")
def test_armies_never_gather() -> None:
    assert options(america("army H1"), "send") == []


@pytest.mark.rule("CIV-COI-10", "CIV-COI-12", "CIV-COI-03")
def test_a_scout_on_a_coin_has_it_at_once() -> None:
    match = given(
        {"civilization": "germany", "figures": ["scout B2"]},
        {"civilization": "america"},
        tiles={"E1": "tile_03/1"},
        huts={},
    )
    s = table(match)
    coin = next(iter(s.ground.coins), None)
    assert coin is not None
    p = player(match)
    before = coins(s, p)
    p.figures = [coin << 4 | 1, coin << 4 | 1]
    mine = any(coin in s.ground.around[n] for n, c in s.cities.items() if c.owner == 0)
    assert coins(s, p) == before + (not mine)
    p.figures = [coin << 4]
    assert coins(s, p) == before


# Income


@pytest.mark.rule("CIV-TRD-01", "CIV-EX-03")
def test_all_cities_add_their_trade() -> None:
    match = america(cities=TWO, mine={"trade": 2})
    both = yields(match, "C3")[0] + yields(match, "F3")[0]
    assert both > yields(match, "C3")[0] > 0
    pass_on(match, "trade")
    assert player(match).trade == 2 + both


@pytest.mark.rule("CIV-TRD-02")
def test_squares_of_scouts_count() -> None:
    match = america("scout H2")  # a desert
    when(match, "send H2 C3")
    pass_on(match, "trade")
    assert player(match).trade == 4


@pytest.mark.rule("CIV-TRD-03")
def test_blockaded_squares_give_no_trade() -> None:
    match = america(foe=("army B2",))  # a desert of the capital
    pass_on(match, "trade")
    assert player(match).trade == 2


@pytest.mark.rule("CIV-TRD-04", "CIV-EX-04", "CIV-CMP-22")
def test_trade_is_kept_and_stops_at_27() -> None:
    match = america(mine={"trade": 3})
    pass_on(match, "trade")
    assert player(match).trade == 6
    full = america(mine={"trade": 26})
    pass_on(full, "trade")
    assert player(full).trade == 27


@pytest.mark.rule("CIV-TRD-06")
def test_everybody_collects_before_anybody_deals() -> None:
    match = america()
    germany = sum(trade_of(table(match), n) for n, c in table(match).cities.items() if c.owner == 1)
    pass_on(match, "trade")
    assert (player(match).trade, player(match, 1).trade) == (3, germany)


@pytest.mark.rule("CIV-TRD-07", "CIV-ABL-17")
def test_trade_abilities_come_after_the_income() -> None:
    match = given(
        {
            "civilization": "america",
            "techs": ["currency", "horseback_riding"],
            "goods": {"silk": 1},
        },
        {"civilization": "germany"},
        **MAP,
    )
    assert options(match, "use") == []
    pass_on(match, "trade", 0)
    assert options(match, "use") == ["use horseback_riding"]
    mine, other = player(match).trade, player(match, 1).trade
    when(match, "use horseback_riding")
    assert (player(match).trade, player(match, 1).trade) == (mine + 9, other + 6)


@pytest.mark.rule("CIV-TRD-08")
def test_anarchy_does_not_hinder_trade() -> None:
    match = america(mine={"government": "anarchy"}, foe=("army E2",))
    pass_on(match, "trade")
    assert player(match).trade == 3


@pytest.mark.rule("CIV-TRD-05")
def test_trade_pays_production_never_the_other_way() -> None:
    match = america(stage="city", mine={"trade": 27})
    when(match, "produce C3")
    assert "wonder stonehenge" in options(match)  # 10, with 5 production and trade for the rest
    when(match, "wonder stonehenge", "at B2")
    assert player(match).trade == 27 - 9  # America: 2 production for each 3 trade

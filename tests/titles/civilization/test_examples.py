"""The worked examples, with the rulebook's own numbers (CIV-EX)."""

from __future__ import annotations

from typing import Any

import pytest

import oikumene
from oikumene.engine.match import Match
from oikumene.titles.civilization.cards import MOUNTED, TECHS
from oikumene.titles.civilization.techs import rank
from oikumene.titles.civilization.units import unit_cost
from tests.titles.civilization.fights import (
    RIVAL,
)
from tests.titles.civilization.given import (
    asked,
    built,
    given,
    goods,
    market,
    names,
    options,
    pass_on,
    player,
    refused,
    square,
    table,
    when,
)

AMERICA: dict[str, Any] = {"civilization": "america"}
CHINA: dict[str, Any] = {"civilization": "china"}
EGYPT: dict[str, Any] = {"civilization": "egypt"}
ROME: dict[str, Any] = {"civilization": "rome"}

OPEN: dict[str, Any] = {"tiles": {"E1": "tile_10"}, "huts": {}}
"""Land on E1 to H4 but for H3."""
FOUR = ("pottery", "writing", "currency", "navigation")


def yields(match: Match, name: str) -> tuple[int, int, int]:
    """Trade, production and culture of a city."""
    shown = match.view(None)["table"]["cities"][str(square(match, name))]
    return shown["trade"], shown["production"], shown["culture"]


# Setup and trade


@pytest.mark.rule("CIV-EX-01")
def test_three_players_have_three_tokens_of_each_resource() -> None:
    match = oikumene.start("civilization", 3, 1)

    assert market(match) == {"wheat": 3, "silk": 3, "incense": 3, "iron": 3}
    assert 16 - sum(market(match).values()) == 4  # of the box


@pytest.mark.rule("CIV-EX-02")
def test_three_trade_icons_count_at_setup_and_again_in_round_one() -> None:
    match = oikumene.start("civilization", 2, 1, {"civilization": ["rome", "china"]})
    while table(match).stage == "setup":
        capital = asked(match) == (0, "capital")
        when(match, "at B3" if capital else options(match)[0])

    assert player(match).trade == 3

    pass_on(match, "trade")

    assert (table(match).round, player(match).trade) == (1, 6)


@pytest.mark.rule("CIV-EX-03")
def test_two_cities_bring_twelve_trade() -> None:
    match = given(
        EGYPT,
        **OPEN,
        cities={"G2": {"owner": 0}},
        built={"H2": "aqueduct", "G3": "aqueduct", "H1": "barracks"},
    )
    assert (yields(match, "C2")[0], yields(match, "G2")[0]) == (4, 8)

    pass_on(match, "trade")

    assert player(match).trade == 12


@pytest.mark.rule("CIV-EX-04")
def test_three_and_three_trade_are_six() -> None:
    match = given({**ROME, "trade": 3})

    pass_on(match, "trade")

    assert player(match).trade == 6


# Founding


def settler(name: str, **words: Any) -> Match:
    """A scout of Egypt stands somewhere; the capital is on C2."""
    me = {**EGYPT, "techs": ["construction", "sailing"], "figures": [f"scout {name}"]}
    return given(me, {**RIVAL, **words.pop("rival", {})}, **{**OPEN, **words})


@pytest.mark.rule("CIV-EX-05")
def test_no_city_on_water() -> None:
    match = settler("H3")

    assert options(match, "found") == []
    assert refused(match)["found H3"] == "CIV-FND-04"


@pytest.mark.rule("CIV-EX-06")
def test_no_city_beside_a_village_until_it_is_gone() -> None:
    match = settler("G2", huts={"H1": "village"})

    assert options(match, "found") == []
    assert refused(match)["found G2"] == "CIV-FND-06"
    assert options(settler("G2"), "found") == ["found G2"]


@pytest.mark.rule("CIV-EX-07")
def test_no_city_beside_a_facedown_tile() -> None:
    match = settler("H2")

    assert options(match, "found") == []
    assert refused(match)["found H2"] == "CIV-FND-05"


@pytest.mark.rule("CIV-EX-08")
def test_no_city_beside_an_enemy_army() -> None:
    match = settler("G2", rival={"figures": ["army F3"]})

    assert options(match, "found") == []
    assert refused(match)["found G2"] == "CIV-FND-08"


@pytest.mark.rule("CIV-EX-09")
def test_a_city_keeps_a_distance_of_three() -> None:
    words: dict[str, Any] = {
        "tiles": {"E1": "tile_10", "E5": "tile_12"},
        "cities": {"G3": {"owner": 1}},
    }
    match = settler("G5", **words)

    assert options(match, "found") == []
    assert refused(match)["found G5"] == "CIV-FND-09"
    assert options(settler("G6", **words), "found") == ["found G6"]


# City Management


@pytest.mark.rule("CIV-EX-10")
def test_five_production_pay_one_item_of_five() -> None:
    match = given(ROME, CHINA, stage="city", first=1)
    assert yields(match, "N7")[1] == 5

    when(match, "produce N7")

    assert options(match) == [
        "army",
        "unit artillery",
        "unit infantry",
        "unit mounted",
        "build library",
    ]
    assert refused(match)["scout"] == "CIV-PRD-02"  # 6

    when(match, "build library")  # on the only grassland

    assert built(match, "N6") == "library"
    assert asked(match) == (0, "city")  # China can do no more


def egyptian_potter(blockader: str) -> Match:
    """Egypt builds something in its capital, where an enemy blockades a square."""
    me = {**EGYPT, "techs": ["construction", "pottery"]}
    match = given(me, {**RIVAL, "figures": [blockader]}, stage="city")
    return when(match, "produce C2")


@pytest.mark.rule("CIV-EX-11")
def test_a_granary_costs_five() -> None:
    match = egyptian_potter("army B1")
    assert yields(match, "C2")[1] == 5

    when(match, "build granary")

    assert built(match, "C3") == "granary"


@pytest.mark.rule("CIV-EX-11")
def test_four_production_pay_no_granary() -> None:
    match = egyptian_potter("army D3")
    assert yields(match, "C2")[1] == 4

    assert match.decision is not None
    assert match.decision.args["item"] == "figure:army"  # the only item, and so chosen already


@pytest.mark.rule("CIV-EX-12")
def test_a_temple_covers_its_forest() -> None:
    me = {**CHINA, "techs": ["writing", "philosophy"], "trade": 6}
    match = given(ROME, me, stage="city", first=1)
    _, production, culture = yields(match, "N7")

    when(match, "produce N7", "build temple", "at O6")

    assert table(match).ground.terrain[square(match, "O6")] == "F"
    assert yields(match, "N7")[1:] == (production - 2, culture + 2)


@pytest.mark.rule("CIV-EX-13")
def test_a_city_has_one_starred_building() -> None:
    me = {**CHINA, "techs": ["writing", "philosophy"], "trade": 27}
    rome = {**ROME, "figures": ["scout M6"]}  # so that nobody can build over the market
    match = given(rome, me, stage="city", first=1, built={"M6": "market"})

    when(match, "produce N7")

    assert "build temple" not in options(match)
    assert refused(match)["build temple"] == "CIV-OVR-06"
    assert "build temple" in options(when(given(rome, me, stage="city", first=1), "produce N7"))


@pytest.mark.rule("CIV-EX-14")
@pytest.mark.parametrize(
    ("techs", "production", "affordable"),
    [([], 14, False), ([], 15, True), (["metalworking"], 9, False), (["metalworking"], 10, True)],
)
def test_the_colossus_costs_fifteen_or_ten(
    techs: list[str], production: int, affordable: bool
) -> None:
    me = {**ROME, "techs": ["code_of_laws", *techs]}
    capital = {"B3": {"owner": 0, "capital": True, "bonus": production - 6}}
    match = given(me, stage="city", cities=capital)

    when(match, "produce B3")

    assert ("wonder colossus" in options(match)) == affordable


def roman_city(**words: Any) -> Match:
    """A second city of Rome, on E3: incense on D2, silk on D4 and E4."""
    words = {"built": {"D2": "trading_post"}, "tiles": {"E1": "tile_06/3"}, **words}
    return given(ROME, stage="city", huts={}, cities={"E3": {"owner": 0}}, **words)


@pytest.mark.rule("CIV-EX-15")
@pytest.mark.parametrize("resource", ["silk", "iron"])
def test_a_harvest_takes_one_of_the_resources_around(resource: str) -> None:
    capital = {"C3": {"owner": 0, "capital": True}}
    match = given(ROME, stage="city", cities=capital, built={"D2": "trading_post"})

    when(match, "harvest C3")

    assert sorted(options(match)) == ["take iron", "take silk"]

    when(match, f"take {resource}")

    assert goods(match) == {resource: 1}
    assert asked(match)[0] == 1  # Rome can do no more


@pytest.mark.rule("CIV-EX-16")
def test_two_symbols_bring_one_token() -> None:
    match = roman_city()
    ground = table(match).ground
    around = ground.around[square(match, "E3")]
    silk = [n for n in around if ground.resource[n] == "silk"]
    assert names(match, silk) == ["D4", "E4"]

    when(match, "harvest E3")

    assert goods(match) == {"silk": 1}
    assert market(match)["silk"] == 1


# Movement


@pytest.mark.rule("CIV-EX-17")
def test_a_tile_on_the_right_is_turned_with_its_arrow_to_the_right() -> None:
    me = {**ROME, "figures": ["army D2"]}
    match = given(me, stage="movement", tile_pool=["tile_01"], huts={})
    pools = list(table(match).hut_pool), list(table(match).village_pool)

    when(match, "move D2 1 0", "discover E2")

    s = table(match)
    rows = ["GGFF", "DGFF", "MWWG", "DMWG"]  # as printed, the arrow pointing up
    turned = ["".join(row[at] for row in reversed(rows)) for at in range(4)]
    terrain = [
        "".join(s.ground.terrain[square(match, f"{column}{row}")] for column in "EFGH")
        for row in range(1, 5)
    ]
    assert terrain == turned
    assert {s.ground.names[n]: kind for n, kind in s.huts.items()} == {
        "H1": "village",
        "E1": "hut",
    }
    assert (s.hut_pool, s.village_pool) == pools  # nobody has seen a face
    assert asked(match) == (0, "step")
    assert s.left == 1


# Techs


@pytest.mark.rule("CIV-EX-19")
@pytest.mark.parametrize(("techs", "second"), [([], False), (["engineering"], True)])
def test_a_tech_helps_only_those_who_know_it(techs: list[str], second: bool) -> None:
    me = {**EGYPT, "techs": ["construction", *techs]}
    rome = {**ROME, "techs": ["code_of_laws", "engineering"]}
    capital = {"C2": {"owner": 0, "capital": True, "bonus": 9}}
    match = given(me, rome, stage="city", cities=capital)

    when(match, "produce C2", "army", "at C1")

    assert (asked(match) == (0, "second-item")) == second


def researching(tech: str, *techs: str, **me: Any) -> Match:
    """Egypt has researched a tech."""
    match = given({**EGYPT, "techs": ["construction", *techs], **me}, stage="research")
    return when(match, f"tech {tech}")


@pytest.mark.rule("CIV-EX-20", "CIV-EX-21", "CIV-EX-22")
@pytest.mark.parametrize(("coins", "left"), [(0, 0), (4, 4), (5, 5)])
def test_coins_save_trade_when_a_tech_is_paid(coins: int, left: int) -> None:
    match = researching("sailing", "pottery", trade=18, tokens={"sheet": coins})

    assert "sailing" in player(match).techs
    assert player(match).trade == left


@pytest.mark.rule("CIV-EX-22")
def test_five_coins_save_five_trade_with_a_cheap_tech_too() -> None:
    match = researching("pottery", trade=6, tokens={"sheet": 5})

    assert player(match).trade == 5


@pytest.mark.rule("CIV-EX-23")
def test_code_of_laws_brings_trading_posts_and_the_republic() -> None:
    match = researching("code_of_laws", trade=6)

    pass_on(match, "start", 0)

    assert "switch republic" in options(match)

    pass_on(match, "city", 0)
    when(match, "free C2")

    assert "build trading_post" in options(match)


@pytest.mark.rule("CIV-EX-23")
def test_without_code_of_laws_there_are_no_trading_posts_and_no_republic() -> None:
    match = given(EGYPT)
    assert refused(match)["switch republic"] == "CIV-GOV-03"

    pass_on(match, "city", 0)
    when(match, "produce C2")

    assert refused(match)["build trading_post"] == "CIV-BLD-01"


@pytest.mark.rule("CIV-EX-24")
def test_chivalry_makes_knights_of_horsemen() -> None:
    match = given(
        {**EGYPT, "techs": ["construction", "pottery"], "trade": 11, "units": ["mounted_1"]},
        stage="research",
    )
    assert (rank(player(match), MOUNTED), unit_cost(player(match), MOUNTED)) == (1, 5)

    when(match, "tech chivalry")

    assert (rank(player(match), MOUNTED), unit_cost(player(match), MOUNTED)) == (2, 7)
    pass_on(match, "city", 0)
    when(match, "produce C2")  # 5 production
    assert refused(match)["unit mounted"] == "CIV-PRD-02"
    assert "unit infantry" in options(match)


@pytest.mark.rule("CIV-EX-25")
def test_engineering_turns_granaries_into_aqueducts() -> None:
    me = {**EGYPT, "techs": ["construction", "pottery"], "trade": 11}
    match = given(
        me,
        **OPEN,
        stage="research",
        cities={"G2": {"owner": 0}},
        built={"C3": "granary", "H2": "granary"},
    )

    when(match, "tech engineering")

    assert (built(match, "C3"), built(match, "H2")) == ("aqueduct", "aqueduct")
    pass_on(match, "city", 0)
    when(match, "produce C2")
    assert refused(match)["build granary"] == "CIV-BLD-11"


@pytest.mark.rule("CIV-EX-25", "CIV-EX-26")
@pytest.mark.parametrize("pottery", [True, False])
@pytest.mark.parametrize(("production", "affordable"), [(7, False), (8, True)])
def test_an_aqueduct_costs_eight_and_needs_no_pottery(
    pottery: bool, production: int, affordable: bool
) -> None:
    techs = ["construction", "engineering", *(["pottery"] if pottery else [])]
    capital = {"C2": {"owner": 0, "capital": True, "bonus": production - 5}}
    match = given({**EGYPT, "techs": techs}, stage="city", cities=capital)

    when(match, "produce C2")

    assert ("build aqueduct" in options(match)) == affordable
    assert "build granary" not in options(match)


@pytest.mark.rule("CIV-EX-27")
def test_currency_turns_incense_into_three_culture_once_in_a_round() -> None:
    match = given({**AMERICA, "goods": {"incense": 2}}, stage="city")

    when(match, "use currency")

    assert (player(match).culture, goods(match)) == (3, {"incense": 1})
    assert options(match, "use") == []


@pytest.mark.rule("CIV-EX-28")
def test_currency_and_chivalry_may_both_be_used_in_a_round() -> None:
    me = {**AMERICA, "techs": ["currency", "chivalry"], "goods": {"incense": 2}}
    match = given(me, stage="city")

    when(match, "use currency", "use chivalry")

    assert (player(match).culture, goods(match)) == (3 + 5, {})


# The example city: America's capital on N6


EXAMPLE = "N6"


def example(*scouts: str, stage: str = "start", **words: Any) -> Match:
    """America with scouts."""
    return given(
        {**EGYPT, **words.pop("rival", {})},
        {**AMERICA, "figures": [f"scout {name}" for name in scouts], **words.pop("me", {})},
        stage=stage,
        first=1,
        **words,
    )


@pytest.mark.rule("CIV-EX-36")
def test_the_example_city_brings_three_trade() -> None:
    match = example()
    assert yields(match, EXAMPLE) == (3, 5, 0)

    pass_on(match, "trade")

    assert player(match, 1).trade == 3


@pytest.mark.rule("CIV-EX-36")
def test_the_example_city_takes_one_action() -> None:
    assert options(example(stage="city")) == [
        f"produce {EXAMPLE}",
        f"arts {EXAMPLE}",
        f"harvest {EXAMPLE}",
        "end",
    ]
    items = when(example(stage="city"), f"produce {EXAMPLE}")
    assert options(items) == ["army", "unit artillery", "unit infantry", "unit mounted"]
    assert refused(items)["scout"] == refused(items)["build market"] == "CIV-PRD-02"
    assert player(when(example(stage="city"), f"arts {EXAMPLE}"), 1).culture == 1
    harvest = when(example(stage="city"), f"harvest {EXAMPLE}")
    assert sorted(options(harvest)) == ["take incense", "take silk"]
    assert goods(when(harvest, "take silk"), 1) == {"silk": 1}
    assert asked(harvest)[0] == 0  # America can do no more


@pytest.mark.rule("CIV-EX-37")
def test_a_scout_on_a_forest_sends_two_production() -> None:
    match = when(example("N8"), f"send N8 {EXAMPLE}")

    assert yields(match, EXAMPLE)[1] == 7

    pass_on(match, "city", 1)
    when(match, f"produce {EXAMPLE}", "build market", "at M7")  # 7

    assert built(match, "M7") == "market"


NATURE: dict[str, Any] = {"tiles": {"I5": "tile_11"}, "huts": {}}
"""A forest with a natural wonder on L7."""


@pytest.mark.rule("CIV-EX-38")
def test_a_scout_on_a_natural_wonder_sends_culture() -> None:
    match = when(example("L7", **NATURE), f"send L7 {EXAMPLE}")
    assert yields(match, EXAMPLE) == (3, 7, 1)

    pass_on(match, "city", 1)
    when(match, f"arts {EXAMPLE}")

    assert player(match, 1).culture == 2
    assert asked(match) == (0, "city")  # America can do no more


@pytest.mark.rule("CIV-EX-39")
def test_a_scout_on_wheat_adds_it_to_the_harvest() -> None:
    match = when(example("P5"), f"send P5 {EXAMPLE}")

    pass_on(match, "city", 1)
    when(match, f"harvest {EXAMPLE}")

    assert sorted(options(match)) == ["take incense", "take silk", "take wheat"]


@pytest.mark.rule("CIV-EX-40")
def test_an_enemy_scout_takes_what_it_blockades() -> None:
    match = example(rival={"figures": ["scout O5"]})
    before = yields(match, "C2")[1]

    assert yields(match, EXAMPLE)[1] == 3
    assert yields(pass_on(match, "start", 0), "C2")[1] == before

    when(match, "send O5 C2")

    assert yields(match, "C2")[1] == before + 2
    assert yields(match, EXAMPLE)[1] == 3


# Trade for production, and the pyramid


@pytest.mark.rule("CIV-EX-41")
def test_nine_trade_are_three_production() -> None:
    me = {**CHINA, "techs": ["writing", "printing_press"], "trade": 9}
    match = given(ROME, me, stage="city", first=1)
    assert yields(match, "N7")[1] == 5

    when(match, "produce N7", "build university")  # 8

    assert (built(match, "N6"), player(match, 1).trade) == ("university", 0)


@pytest.mark.rule("CIV-EX-41")
@pytest.mark.parametrize(("trade", "affordable"), [(9, True), (8, False)])
def test_nine_trade_are_six_production_for_america(trade: int, affordable: bool) -> None:
    me = {"techs": ["currency", "replaceable_parts"], "trade": trade}
    match = example(stage="city", me=me)

    when(match, f"produce {EXAMPLE}")  # 5 + 6 for infantry of 11

    assert ("unit infantry" in options(match)) == affordable


def levels(*techs: str) -> list[int]:
    """The levels that Egypt could research with these techs and the starting one."""
    match = given({**EGYPT, "techs": ["construction", *techs], "trade": 27}, stage="research")
    return sorted({TECHS[text.split()[1]].level for text in options(match, "tech")})


@pytest.mark.rule("CIV-EX-42")
def test_every_tech_stands_on_two() -> None:
    assert levels() == [1]
    assert levels("pottery") == [1, 2]
    assert levels("pottery", "engineering") == [1]
    assert levels("pottery", "writing", "engineering") == [1, 2]
    assert levels("pottery", "writing", "engineering", "sailing") == [1, 3]


@pytest.mark.rule("CIV-EX-43")
def test_the_fifteenth_tech_wins() -> None:
    second = ["engineering", "sailing", "irrigation", "mathematics"]
    third = ["banking", "biology", "railroad"]
    fourth = ["computers", "flight"]
    techs = ["construction", *FOUR, *second, *third, *fourth]
    assert len(techs) == 14
    assert 5 not in levels(*techs[1:-1])

    match = researching("space_flight", *techs[1:], trade=26)

    assert match.over
    assert len(player(match).techs) == 15
    assert (table(match).winner, table(match).victory) == (0, "tech")

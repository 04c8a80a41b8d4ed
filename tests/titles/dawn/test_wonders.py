"""World wonders: building and controlling them (CND-WON). What each does: test_wonder_cards.py."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.dawn.cards import WONDERS
from tests.titles.dawn.given import (
    asked,
    given,
    options,
    player,
    refused,
    resources,
    space,
    table,
    when,
    words,
)
from tests.titles.dawn.stage import (
    BEYOND,
    CENTRE,
    FAR,
    NEAR,
    PEACE,
    attacking,
    building,
    raided,
    row,
)

MATURE = {
    "capital": "-1,-6",
    "cities": ["-4,2", "-5,-3", "1,-7", "4,0"],
    "control": [
        "-1,-5",
        "-2,-5",
        "-4,3",
        "-4,1",
        "-4,-3",
        "-4,-4",
        "2,-7",
        "1,-6",
        "3,1",
        "3,0",
        "4,-1",
    ],
}
"""Five mature cities."""


def costs(match: Match) -> list[int]:
    """The prices of the market for the first player."""
    shown: list[int] = match.view(0)["table"]["players"][0]["costs"]
    return shown


def others(wonder: str) -> list[str]:
    """The wonders of the same type."""
    type_ = WONDERS[wonder].type
    return [id_ for id_ in WONDERS if WONDERS[id_].type == type_ and id_ != wonder]


# Building


@pytest.mark.rule("CND-WON-01")
def test_only_the_face_up_wonders_can_be_built() -> None:
    plenty = {"marble": 4, "mercury": 4, "oil": 4, "diamond": 4}
    market = ["eiffel_tower", "colossus", "oracle", "pentagon"]

    match = building({"resources": plenty}, market=market)

    assert options(match, "wonder") == [f"wonder {wonder}" for wonder in market]


@pytest.mark.rule("CND-WON-02", "CND-WON-05")
@pytest.mark.parametrize(
    ("card", "slot", "marble", "oil", "trade", "enough"),
    [
        ("pottery", 3, 1, 2, 0, True),
        ("pottery", 3, 1, 1, 2, True),
        ("pottery", 3, 1, 1, 1, False),
        ("pottery", 5, 0, 2, 0, True),
        ("animal_husbandry", 5, 1, 0, 1, False),
        ("urbanization", 5, 1, 0, 2, True),
        ("urbanization", 5, 1, 0, 1, False),
        ("nationalism", 5, 1, 0, 0, True),
        ("nationalism", 5, 0, 0, 1, False),
        ("nationalism", 4, 1, 0, 2, False),
        ("nationalism", 4, 2, 0, 1, True),
    ],
)
def test_production_is_slot_resources_and_trade_tokens(
    card: str, slot: int, marble: int, oil: int, trade: int, enough: bool
) -> None:
    match = building(
        {"resources": {"marble": marble, "oil": oil}, "trade": {card: trade, "masonry": 3}},
        card=card,
        slot=slot,
        market=["forbidden_city"],
    )

    assert ("wonder forbidden_city" in options(match)) == enough, "it costs 9"
    assert (refused(match).get("wonder forbidden_city") == "CND-WON-05") != enough


@pytest.mark.rule("CND-WON-02")
def test_it_is_the_effective_slot_that_counts() -> None:
    match = building(
        {"cities": [BEYOND], "resources": {"marble": 2}},
        slot=1,
        market=["stonehenge"],
        wonders={"machu_picchu": CENTRE},
    )

    assert "wonder stonehenge" in options(match), "3 and 4 for 7"


@pytest.mark.rule("CND-WON-02", "CND-WON-03")
def test_the_player_chooses_what_to_spend() -> None:
    match = building(
        {"resources": {"marble": 1, "mercury": 1, "oil": 1}, "trade": {"pottery": 3}},
        market=["stonehenge"],
    )

    when(match, "wonder stonehenge")
    assert asked(match) == (0, "pay")
    assert options(match) == ["pay 0 0 2", "pay 0 1 0", "pay 1 0 0"]
    when(match, "pay 0 1 0")

    assert resources(match) == {"marble": 1, "mercury": 0, "oil": 1, "diamond": 0}
    assert player(match).trade[0] == 3


@pytest.mark.rule("CND-WON-03")
def test_other_resources_do_not_count_and_spent_ones_return_to_the_supply() -> None:
    useless = building({"resources": {"oil": 4, "diamond": 4}}, market=["stonehenge"])
    assert "wonder stonehenge" not in options(useless)

    match = building({"resources": {"marble": 1, "oil": 3}}, market=["stonehenge"])
    supply = match.view(0)["table"]["supply"]
    when(match, "wonder stonehenge")

    assert resources(match) == {"marble": 0, "mercury": 0, "oil": 3, "diamond": 0}
    assert match.view(0)["table"]["supply"] == [supply[0] + 1, *supply[1:]]


@pytest.mark.rule("CND-WON-04")
@pytest.mark.parametrize(
    ("token", "enough"),
    [("crater_lake", True), ("galapagos_islands", True), ("grand_mesa", False)],
)
def test_a_natural_wonder_is_a_resource_of_its_type_and_stays(token: str, enough: bool) -> None:
    match = building({"leader": "rome", "tokens": {token: ""}}, market=["stonehenge"])
    assert ("wonder stonehenge" in options(match)) == enough, "marble or mercury"
    if not enough:
        return

    when(match, "wonder stonehenge")

    assert player(match).wonders == ("stonehenge",)
    assert dict(player(match).tokens) == {token: ""}


@pytest.mark.rule("CND-WON-04")
@pytest.mark.parametrize(("marble", "enough"), [(3, False), (4, True)])
def test_a_natural_wonder_counts_once_per_turn(marble: int, enough: bool) -> None:
    match = building(
        {
            "leader": "rome",
            "cities": [BEYOND, "-1,-6"],
            "tokens": {"crater_lake": ""},
            "resources": {"marble": marble},
        },
        wonders={"venetian_arsenal": CENTRE},
        market=["stonehenge", "oracle"],
    )

    when(match, "wonder stonehenge", f"site {BEYOND}", "again pottery")

    assert resources(match)["marble"] == marble, "the natural wonder paid for the first"
    assert ("wonder oracle" in options(match)) == enough, "slot 1 and marble for 8"


@pytest.mark.rule("CND-WON-04")
def test_a_natural_wonder_counts_again_in_the_next_turn() -> None:
    match = building(
        {
            "leader": "rome",
            "cities": [BEYOND],
            "tokens": {"crater_lake": ""},
            "trade": {"pottery": 3},
            "resources": {"marble": 1},
        },
        market=["stonehenge", "oracle"],
    )

    when(match, "wonder stonehenge", f"site {BEYOND}", "resolve pottery", "done")
    assert asked(match) == (0, "turn")
    when(match, "resolve pottery")

    assert "wonder oracle" in options(match), "slot 1, 3 trade tokens and 2 of mercury and marble"


@pytest.mark.rule("CND-WON-05")
def test_what_is_paid_too_much_is_lost() -> None:
    match = building(
        {"leader": "egypt", "resources": {"marble": 1}, "trade": {"masonry": 1}},
        market=["stonehenge"],
    )
    assert costs(match) == [6, 0, 0, 0]

    when(match, "wonder stonehenge")

    me = player(match)
    assert me.wonders == ("stonehenge",)
    assert (sum(me.resources), sum(me.trade), me.stored) == (0, 1, 0), "7 for 6, and no change"


@pytest.mark.rule("CND-WON-05")
def test_nothing_is_paid_in_advance() -> None:
    match = building({"resources": {"marble": 1}, "trade": {"pottery": 1}}, market=["chichen_itza"])
    assert refused(match)["wonder chichen_itza"] == "CND-WON-05", "8 for 10"

    when(match, "done")

    assert resources(match)["marble"] == 1
    assert player(match).trade[0] == 1


@pytest.mark.rule("CND-WON-06")
@pytest.mark.parametrize(
    ("leader", "diplomacy", "prices"),
    [
        ("rome", [], [7, 7, 8, 7]),
        ("egypt", [], [6, 6, 7, 6]),
        ("rome", ["buenos_aires"], [5, 5, 6, 5]),
        ("rome", ["brussels"], [2, 2, 3, 2]),
        ("egypt", ["buenos_aires"], [4, 4, 5, 4]),
        ("egypt", ["brussels"], [1, 1, 2, 1]),
        ("egypt", ["brussels", "buenos_aires"], [0, 0, 0, 0]),
    ],
)
def test_reductions_add_up_to_nothing_at_most(
    leader: str, diplomacy: list[str], prices: list[int]
) -> None:
    match = building({**MATURE, "leader": leader, "diplomacy": diplomacy}, slot=1)

    assert costs(match) == prices


@pytest.mark.rule("CND-WON-06")
def test_a_wonder_may_cost_nothing() -> None:
    match = building(
        {**MATURE, "leader": "egypt", "diplomacy": ["brussels", "buenos_aires"]}, slot=1
    )

    when(match, "wonder stonehenge", "site -1,-6")

    assert player(match).wonders == ("stonehenge",)


# Its city


@pytest.mark.rule("CND-WON-07", "CND-WON-11")
def test_the_player_chooses_a_city_without_a_wonder() -> None:
    match = building(
        {"cities": [BEYOND, "-1,-6"], "resources": {"marble": 1}},
        wonders={"petra": "-1,-6"},
        market=["stonehenge"],
    )

    when(match, "wonder stonehenge")
    assert asked(match) == (0, "wonder-site")
    assert sorted(options(match)) == [f"site {BEYOND}", f"site {CENTRE}"]
    when(match, f"site {CENTRE}")

    assert table(match).sites["stonehenge"] == space(match, CENTRE)
    assert sorted(player(match).wonders) == ["petra", "stonehenge"]


@pytest.mark.rule("CND-WON-07", "CND-WON-11")
def test_without_a_free_city_no_wonder() -> None:
    match = building(
        {"cities": [BEYOND], "control": [NEAR], "resources": {"marble": 1}},
        wonders={"petra": CENTRE, "oracle": BEYOND},
        market=["stonehenge"],
    )

    assert not options(match, "wonder")
    assert refused(match)["wonder stonehenge"] == "CND-WON-07"


@pytest.mark.rule("CND-WON-08")
def test_the_card_goes_to_its_builder_and_the_next_is_turned_up() -> None:
    match = building(
        {"resources": {"marble": 1}},
        market=["stonehenge", "colossus", "oracle", "petra"],
        deck=["hanging_gardens", "pyramids"],
    )

    when(match, "wonder stonehenge")

    assert player(match).wonders == ("stonehenge",)
    assert table(match).market == ["hanging_gardens", "colossus", "oracle", "petra"]
    assert table(match).decks == ["pyramids"]


@pytest.mark.rule("CND-WON-09")
def test_an_empty_deck_offers_nothing() -> None:
    match = building(
        {"cities": [BEYOND], "resources": {"marble": 5, "oil": 4}},
        removed=others("stonehenge"),
    )

    when(match, "wonder stonehenge", f"site {BEYOND}")
    assert table(match).market == ["", "colossus", "oracle", "petra"]
    when(match, "resolve pottery", "done", "resolve pottery")

    assert options(match, "wonder") == ["wonder colossus", "wonder oracle", "wonder petra"]


# Control


@pytest.mark.rule("CND-WON-10")
@pytest.mark.parametrize("piece", ["capital", "city", "token", "reinforced"])
@pytest.mark.parametrize("seat", [0, 1])
def test_who_stands_on_a_wonder_controls_and_uses_it(piece: str, seat: int) -> None:
    key = {"city": "cities", "token": "control"}.get(piece, piece)
    there = {"capital": NEAR} if piece == "capital" else {key: [NEAR]}
    homes: list[dict[str, Any]] = [{"capital": "3,-8"}, FAR]
    homes[seat] = homes[seat] | there

    match = given(*homes, **PEACE, wonders={"oracle": NEAR})

    assert [player(match, each).wonders for each in (seat, 1 - seat)] == [("oracle",), ()]
    assert options(match, "use") == (["use oracle"] if seat == 0 else [])


@pytest.mark.rule("CND-WON-10")
def test_a_lone_wonder_is_nobodys() -> None:
    match = given({"capital": CENTRE}, FAR, **PEACE, wonders={"oracle": NEAR})

    assert (player(match, 0).wonders, player(match, 1).wonders) == ((), ())
    assert not options(match, "use")


@pytest.mark.rule("CND-WON-12")
def test_the_wonder_of_a_destroyed_city_stays_in_its_space() -> None:
    match = raided(
        {"capital": CENTRE, "cities": [BEYOND]},
        FAR,
        to=BEYOND,
        barbarians={"B": "", "D": "3,-3", "I": ""},
        wonders={"oracle": BEYOND},
    )

    assert words(match, player(match).cities) == [CENTRE]
    assert table(match).sites == {"oracle": space(match, BEYOND)}
    assert player(match).wonders == ()
    assert not options(match, "use")


@pytest.mark.rule("CND-WON-12")
@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_places_a_token_on_a_lone_wonder_takes_control(seat: int) -> None:
    match = given(
        {"capital": CENTRE, "row": row(early_empire=1)},
        {"capital": BEYOND, "row": row(early_empire=1)},
        **PEACE,
        wonders={"oracle": NEAR},
        active=seat,
    )

    when(match, "resolve early_empire", f"place {NEAR}")

    assert [player(match, each).wonders for each in (seat, 1 - seat)] == [("oracle",), ()]


@pytest.mark.rule("CND-WON-12")
def test_whoever_builds_a_city_on_a_lone_wonder_takes_control() -> None:
    match = building(wonders={"oracle": BEYOND})

    when(match, f"found {BEYOND}")

    assert player(match).wonders == ("oracle",)


@pytest.mark.rule("CND-WON-13")
def test_a_token_that_leaves_gives_up_the_wonder() -> None:
    match = given(
        {"capital": CENTRE, "control": [NEAR], "row": row(drama_and_poetry=5)},
        FAR,
        **PEACE,
        wonders={"oracle": NEAR},
    )
    assert player(match).wonders == ("oracle",)

    when(match, "resolve drama_and_poetry", "done", f"shift {NEAR} {BEYOND}")

    assert player(match).wonders == ()
    assert table(match).sites["oracle"] == space(match, NEAR)


@pytest.mark.rule("CND-WON-13")
def test_a_destroyed_token_gives_up_the_wonder() -> None:
    match = given(
        {"capital": CENTRE},
        FAR | {"control": [NEAR]},
        **PEACE,
        wonders={"oracle": NEAR, "forbidden_city": CENTRE},
    )
    assert player(match, 1).wonders == ("oracle",)

    when(match, "use forbidden_city")

    assert player(match, 0).wonders == ("forbidden_city",)
    assert player(match, 1).wonders == ()


@pytest.mark.rule("CND-WON-13")
def test_who_captures_the_token_controls_the_wonder() -> None:
    match = attacking(
        {}, FAR | {"control": [NEAR]}, target=f"{NEAR} piece", wonders={"oracle": NEAR}
    )

    assert (player(match, 0).wonders, player(match, 1).wonders) == (("oracle",), ())


# When built


@pytest.mark.rule("CND-WON-14")
def test_when_built_comes_after_the_card_is_taken_and_before_the_next_is_revealed() -> None:
    match = building(
        {"resources": {"oil": 2}},
        market=["stonehenge", "colossus", "pyramids", "petra"],
        deck=["oracle"],
    )

    when(match, "wonder pyramids")
    assert asked(match) == (0, "improve-card")
    assert player(match).wonders == ("pyramids",)
    assert table(match).market == ["stonehenge", "colossus", "", "petra"]
    when(match, "done")

    assert table(match).market == ["stonehenge", "colossus", "oracle", "petra"]
    assert asked(match) == (1, "turn"), "once"


@pytest.mark.rule("CND-WON-14")
@pytest.mark.parametrize("wonder", ["pyramids", "porcelain_tower", "potala_palace"])
@pytest.mark.parametrize("piece", ["cities", "control"])
def test_a_captured_wonder_is_not_built(wonder: str, piece: str) -> None:
    match = attacking({}, FAR | {piece: [NEAR]}, target=f"{NEAR} piece", wonders={wonder: NEAR})

    assert player(match).wonders == (wonder,)
    assert asked(match) == (0, "attack"), "the card goes on"
    assert player(match).diplomacy == ()


@pytest.mark.rule("CND-WON-14")
@pytest.mark.parametrize("wonder", ["pyramids", "porcelain_tower", "potala_palace"])
def test_a_regained_wonder_is_not_built(wonder: str) -> None:
    match = given(
        {"capital": CENTRE, "row": row(early_empire=1)}, FAR, **PEACE, wonders={wonder: NEAR}
    )

    when(match, "resolve early_empire", f"place {NEAR}")

    assert player(match).wonders == (wonder,)
    assert asked(match) == (1, "turn"), "there is no second place for the card's tokens"


@pytest.mark.rule("CND-WON-15")
@pytest.mark.parametrize("wonder", ["pyramids", "porcelain_tower"])
def test_the_card_that_builds_may_be_replaced_and_the_new_one_is_reset(wonder: str) -> None:
    match = building(
        {"resources": {"mercury": 2}, "trade": {"pottery": 2}}, slot=5, market=[wonder]
    )

    when(match, f"wonder {wonder}", "pay 2 0 0", "replace pottery animal_husbandry", "done")

    me = player(match)
    assert me.row == ["animal_husbandry", "early_empire", "astrology", "foreign_trade", "masonry"]
    assert me.trade == [2, 0, 0, 0, 0]
    assert asked(match) == (1, "turn")

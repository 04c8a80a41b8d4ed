"""Science cards, the tech dial and gaining focus cards (CND-SCI)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.dawn.cards import focus
from oikumene.titles.dawn.state import CAPITAL, CITY, NOBODY, TOKEN
from tests.titles.dawn.given import (
    asked,
    given,
    options,
    player,
    resources,
    row,
    space,
    table,
    when,
    words,
)
from tests.titles.dawn.scenes import having, number, piece, spaces, thing, trade

LEVEL_II = {
    "early_empire": "drama_and_poetry",
    "astrology": "mathematics",
    "foreign_trade": "currency",
    "pottery": "animal_husbandry",
    "masonry": "iron_working",
}
OXFORD = {"oxford_university": "-4,4"}


def swaps(match: Match) -> set[tuple[str, str]]:
    """The cards that may be replaced, with those that may come."""
    pairs = [text.split()[1:] for text in options(match, "replace")]
    return {(old, new) for old, new in pairs}


# The dial


@pytest.mark.rule("CND-SCI-01")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_the_dial_moves_by_the_slot(slot: int) -> None:
    match = given(having("astrology", slot, dial=14), {})
    when(match, "resolve astrology")
    if slot == 5:
        when(match, "done")  # level IV at 19

    assert player(match).dial == 14 + slot


@pytest.mark.rule("CND-SCI-01")
@pytest.mark.parametrize("spent", [0, 1, 2, 3])
def test_the_dial_moves_on_for_trade_tokens(spent: int) -> None:
    match = given(having("astrology", 1, dial=14, trade={"astrology": 3}), {})
    when(match, "resolve astrology", f"spend {spent}")

    assert player(match).dial == 15 + spent
    assert trade(match).get("astrology", 0) == 3 - spent


@pytest.mark.rule("CND-SCI-01")
def test_the_dial_moves_by_the_effective_slot() -> None:
    """Machu Picchu makes slot 2 count as slot 3."""
    match = given(having("astrology", 2, dial=14), {}, wonders={"machu_picchu": "-4,4"})
    when(match, "resolve astrology")

    assert player(match).dial == 17


@pytest.mark.rule("CND-SCI-02")
@pytest.mark.parametrize("reached", range(1, 25))
def test_the_dial_has_six_level_spaces(reached: int) -> None:
    match = given(having("astrology", 1, dial=reached - 1), {})
    when(match, "resolve astrology")

    assert player(match).dial == reached
    level = {3: 2, 6: 2, 10: 3, 14: 3, 19: 4, 24: 4}.get(reached)
    if level is None:
        assert asked(match) == (1, "turn")
    else:
        assert asked(match) == (0, "gain-card")
        assert number(match, "level") == level


@pytest.mark.rule("CND-SCI-03")
@pytest.mark.parametrize("slot", [1, 3])
def test_a_level_space_reached_or_passed_gives_a_card_of_its_level(slot: int) -> None:
    match = given(having("astrology", slot, dial=2), {})
    when(match, "resolve astrology")
    assert asked(match) == (0, "gain-card")
    assert swaps(match) == set(LEVEL_II.items())

    when(match, "replace pottery animal_husbandry")

    row_now = player(match).row
    assert "animal_husbandry" in row_now
    assert "pottery" not in row_now
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-SCI-03")
def test_a_new_card_lies_in_the_slot_of_the_old_one() -> None:
    me = {"row": ["astrology", "masonry", "pottery", "early_empire", "foreign_trade"], "dial": 2}
    match = given(me, {})
    when(match, "resolve astrology", "replace pottery animal_husbandry")

    assert player(match).row == [
        "astrology", "masonry", "animal_husbandry", "early_empire", "foreign_trade",
    ]  # fmt: skip


@pytest.mark.rule("CND-SCI-03")
def test_every_player_has_an_own_deck() -> None:
    match = given(having("astrology", 1, dial=2), {"row": row("drama_and_poetry", 3)})
    when(match, "resolve astrology")

    assert ("early_empire", "drama_and_poetry") in swaps(match)


@pytest.mark.rule("CND-SCI-04")
def test_levels_may_be_skipped() -> None:
    match = given(having("astrology", 1, dial=18), {})
    when(match, "resolve astrology", "replace early_empire mass_media")

    assert "mass_media" in player(match).row


@pytest.mark.rule("CND-SCI-04")
def test_a_lower_level_may_replace_a_higher_one() -> None:
    cards = ["astrology", "mass_media", "steam_power", "animal_husbandry", "masonry"]
    match = given({"row": cards, "dial": 5}, {})
    when(match, "resolve astrology")
    assert swaps(match) == {
        ("astrology", "mathematics"),
        ("mass_media", "drama_and_poetry"),
        ("steam_power", "currency"),
        ("masonry", "iron_working"),  # and industry has its card of level II already
    }

    when(match, "replace mass_media drama_and_poetry")
    assert player(match).row[1] == "drama_and_poetry"


@pytest.mark.rule("CND-SCI-05")
def test_a_replaced_card_can_be_gained_again() -> None:
    cards = ["pottery", "masonry", "foreign_trade", "civil_service", "astrology"]
    match = given({"row": cards, "dial": 5}, {})
    when(match, "resolve astrology", "replace civil_service drama_and_poetry")
    assert number(match, "level") == 3

    when(match, "replace drama_and_poetry civil_service")
    assert "civil_service" in player(match).row


@pytest.mark.rule("CND-SCI-06")
def test_tokens_move_to_the_new_card() -> None:
    me = having("astrology", 1, dial=2, trade={"pottery": 3, "masonry": 1})
    tokens = {"buenos_aires": "pottery", "grand_mesa": "pottery", "kabul": "masonry"}
    match = given(me | {"tokens": tokens, "control": ["-1,-3"], "leader": "america"}, {})
    when(match, "resolve astrology", "replace pottery animal_husbandry")

    assert trade(match) == {"animal_husbandry": 3, "masonry": 1}
    assert player(match).tokens == {
        "buenos_aires": "animal_husbandry",
        "grand_mesa": "animal_husbandry",
        "kabul": "masonry",
    }


@pytest.mark.rule("CND-SCI-07")
def test_several_level_spaces_in_one_advance_give_a_card_each() -> None:
    match = given(having("astrology", 5, trade={"astrology": 1}), {})
    when(match, "resolve astrology", "spend 1")
    assert number(match, "level") == 2

    when(match, "replace pottery animal_husbandry")
    assert asked(match) == (0, "gain-card")
    assert number(match, "level") == 2

    when(match, "replace masonry iron_working")
    assert {"animal_husbandry", "iron_working"} <= set(player(match).row)
    assert player(match).dial == 6
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-SCI-07")
def test_level_spaces_come_in_the_order_of_the_dial() -> None:
    match = given(having("astrology", 5, dial=9, trade={"astrology": 3}), {})
    when(match, "resolve astrology", "spend 3")

    levels = []
    while asked(match) == (0, "gain-card"):
        levels.append(number(match, "level"))
        when(match, "done")
    assert levels == [3, 3]

    match = given(having("astrology", 5, dial=5), {})
    when(match, "resolve astrology")
    assert number(match, "level") == 2
    when(match, "done")
    assert number(match, "level") == 3


@pytest.mark.rule("CND-SCI-08")
@pytest.mark.parametrize(("dial", "slot", "reached"), [(24, 1, 15), (23, 2, 15), (21, 5, 16)])
def test_after_24_comes_15(dial: int, slot: int, reached: int) -> None:
    match = given(having("astrology", slot, dial=dial), {})
    when(match, "resolve astrology")
    if dial < 24:
        assert number(match, "level") == 4
        when(match, "done")

    assert player(match).dial == reached
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-SCI-08")
def test_the_last_level_spaces_are_reached_again_and_again() -> None:
    match = given(having("astrology", 5, dial=24), {})
    when(match, "resolve astrology")

    assert player(match).dial == 19
    assert number(match, "level") == 4


@pytest.mark.rule("CND-SCI-09")
def test_gaining_a_card_is_optional() -> None:
    match = given(having("astrology", 1, dial=2), {})
    before = player(match).row[:]
    when(match, "resolve astrology", "done")

    assert player(match).row == before
    assert asked(match) == (1, "turn")


# Replacing


@pytest.mark.rule("CND-SCI-10")
def test_a_science_card_replaced_meanwhile_is_finished_and_the_new_one_reset() -> None:
    cards = ["pottery", "masonry", "foreign_trade", "early_empire", "astrology"]
    match = given({"row": cards, "dial": 5}, {})
    when(match, "resolve astrology", "replace astrology mathematics")
    assert asked(match) == (0, "gain-card")  # the advance goes on to 10
    assert number(match, "level") == 3

    when(match, "done")
    assert player(match).dial == 10
    assert player(match).row == [
        "mathematics", "pottery", "masonry", "foreign_trade", "early_empire",
    ]  # fmt: skip


@pytest.mark.rule("CND-SCI-10")
def test_a_science_card_may_be_replaced_twice_in_one_advance() -> None:
    match = given(having("astrology", 5, dial=5, trade={"astrology": 1}), {})
    when(match, "resolve astrology", "spend 0")
    when(match, "replace astrology mathematics", "replace mathematics replaceable_parts")

    assert player(match).row[0] == "replaceable_parts"
    assert trade(match) == {"replaceable_parts": 1}


@pytest.mark.rule("CND-SCI-11")
@pytest.mark.parametrize("old", LEVEL_II)
def test_a_new_card_is_not_resolved(old: str) -> None:
    match = given(having("astrology", 1, dial=2), {})
    when(match, "resolve astrology", f"replace {old} {LEVEL_II[old]}")

    assert asked(match) == (1, "turn")
    assert player(match).dial == 3
    assert trade(match) == {}  # nor does Mathematics give its token


# Caravans


@pytest.mark.rule("CND-SCI-12")
def test_a_better_economy_card_has_its_caravans_at_once() -> None:
    """With the printed Maracanã the economy card is resolved right after the science card."""
    match = given(
        having("astrology", 5, caravans=["1,1"]), {}, wonders={"estadio_do_maracana": "-4,4"},
        options={"use_printed_maracana": True},
    )  # fmt: skip
    assert player(match).available_caravans == 1

    when(match, "resolve astrology", "replace foreign_trade currency")
    assert player(match).available_caravans == 2

    when(match, "also currency")
    assert set(options(match)) == {"caravan 1,1", "caravan card"}


@pytest.mark.rule("CND-SCI-13")
def test_surplus_caravans_return_by_choice() -> None:
    me = having("capitalism", 1, dial=2, caravans=["1,1", "0,2", "1,0"])
    match = given(me, {})
    when(match, "resolve astrology", "replace capitalism currency")
    assert asked(match) == (0, "recall-caravan")
    assert spaces(match, "recall") == {"1,1", "0,2", "1,0"}

    when(match, "recall 0,2")

    assert words(match, player(match).caravans) == ["1,0", "1,1"]
    assert player(match).available_caravans == 2
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-SCI-13")
def test_nothing_returns_while_enough_caravans_are_allowed() -> None:
    me = having("capitalism", 1, dial=2, caravans=["1,1", "0,2"])
    match = given(me, {})
    when(match, "resolve astrology", "replace capitalism currency")

    assert words(match, player(match).caravans) == ["0,2", "1,1"]
    assert asked(match) == (1, "turn")


# Oxford University


@pytest.mark.rule("CND-SCI-14")
def test_oxford_university_brings_cards_of_any_type() -> None:
    match = given(having("astrology", 1, dial=2), {}, wonders=OXFORD)
    when(match, "resolve astrology")

    others = LEVEL_II.keys() - {"astrology"}
    expected = {(old, new) for old in others for new in LEVEL_II.values()}
    assert swaps(match) == expected | {("astrology", "mathematics")}

    when(match, "replace pottery currency")
    assert player(match).cards_of("industry") == []
    assert set(player(match).cards_of("economy")) == {"foreign_trade", "currency"}


@pytest.mark.rule("CND-SCI-14")
def test_a_rivals_oxford_university_is_of_no_use() -> None:
    match = given(having("astrology", 1, dial=2), {}, wonders={"oxford_university": "1,-6"})
    when(match, "resolve astrology")

    assert swaps(match) == set(LEVEL_II.items())


@pytest.mark.rule("CND-SCI-14")
@pytest.mark.parametrize(
    ("wonder", "steep"),
    [
        ("pyramids", ("iron_working", "mass_production")),  # cards of level I only
        ("porcelain_tower", ("early_empire", "civil_service")),  # one level only
    ],
)
def test_oxford_university_works_with_wonders_that_improve_cards(
    wonder: str, steep: tuple[str, str]
) -> None:
    cards = ["astrology", "iron_working", "foreign_trade", "early_empire", "pottery"]
    me = {"leader": "scythia", "row": cards, "resources": {"mercury": 2}, "cities": ["1,0"]}
    match = given(me, {}, market=[wonder], wonders={"oxford_university": "1,0"})
    when(match, "resolve pottery", f"wonder {wonder}")

    assert asked(match) == (0, "improve-card")
    assert swaps(match) >= {("early_empire", "currency"), ("pottery", "mathematics")}
    assert ("astrology", "mathematics") in swaps(match)
    assert ("astrology", "currency") not in swaps(match)
    assert steep not in swaps(match)


NO_INDUSTRY = ["currency", "astrology", "early_empire", "drama_and_poetry", "masonry"]


@pytest.mark.rule("CND-SCI-15")
def test_trade_tokens_for_a_type_that_is_missing_are_lost() -> None:
    """A caravan comes to Brussels, which trades with industry cards."""
    match = given({"row": NO_INDUSTRY[::-1], "caravans": ["-1,2"]}, {})
    when(match, "resolve currency", "caravan -1,2", "go -1,1")

    assert asked(match) == (0, "take-diplomacy")
    assert trade(match) == {}


@pytest.mark.rule("CND-SCI-15")
def test_with_two_cards_of_a_type_the_player_chooses_for_trade_tokens() -> None:
    cards = ["pottery", "astrology", "early_empire", "animal_husbandry", "foreign_trade"]
    match = given({"row": cards, "caravans": ["-1,2"]}, {})
    when(match, "resolve foreign_trade", "go -1,1")
    assert options(match) == ["put pottery", "put animal_husbandry"]

    when(match, "put pottery", "put animal_husbandry")
    assert trade(match) == {"pottery": 1, "animal_husbandry": 1}


def conqueror(*cards: str, **more: Any) -> Match:
    """A player who is sure to conquer Brussels, whatever the dice say."""
    me = {"leader": "scythia", "row": [*cards, "flight"], "control": ["-1,2"], **more}
    match = given(me | {"diplomacy": ["joint_war@1"]}, {}, wonders={"terracotta_army": "-4,4"})
    return when(match, "resolve flight", "attack -1,1 city_state")


@pytest.mark.rule("CND-SCI-15")
def test_a_city_state_of_a_type_that_is_missing_lies_beside_the_leader_sheet() -> None:
    """It counts for Warmonger, together with Geneva's token."""
    cards = ("currency", "astrology", "early_empire", "drama_and_poetry")
    match = conqueror(*cards, tokens={"geneva": "astrology"})

    assert player(match).tokens == {"geneva": "astrology", "brussels": ""}
    assert player(match).agendas == ("warmonger",)


@pytest.mark.rule("CND-SCI-15")
def test_a_city_state_token_beside_the_leader_sheet_cannot_be_spent() -> None:
    """Kabul is for a military card; without one its token is of no use in combat."""
    rival = {"row": ["pottery", *NO_INDUSTRY[:4]], "tokens": {"kabul": ""}, "control": ["-3,3"]}
    match = given(having("masonry", 5), rival)
    when(match, "resolve masonry", "attack -3,3 piece")

    assert asked(match) != (1, "spend-on-defence")


@pytest.mark.rule("CND-SCI-15")
def test_with_two_cards_of_a_type_the_player_chooses_for_a_city_state_token() -> None:
    match = conqueror("pottery", "astrology", "early_empire", "animal_husbandry")
    assert asked(match) == (0, "put-token")
    assert options(match) == ["put pottery", "put animal_husbandry"]

    when(match, "put animal_husbandry")
    assert player(match).tokens == {"brussels": "animal_husbandry"}


@pytest.mark.rule("CND-SCI-15")
def test_a_city_state_token_does_not_stay_on_a_card_of_another_type() -> None:
    """Once the last industry card is gone its city-state lies beside the leader sheet."""
    me = having("astrology", 1, dial=2, tokens={"brussels": "pottery"}, trade={"pottery": 1})
    match = given(me, {}, wonders=OXFORD)
    when(match, "resolve astrology", "replace pottery iron_working")

    assert player(match).tokens == {"brussels": ""}
    assert trade(match) == {"iron_working": 1}


@pytest.mark.rule("CND-SCI-15")
def test_a_city_state_token_goes_to_another_card_of_its_type() -> None:
    cards = ["astrology", "pottery", "early_empire", "animal_husbandry", "masonry"]
    me = {"row": cards, "dial": 2, "tokens": {"brussels": "animal_husbandry"}}
    match = given(me, {}, wonders=OXFORD)
    when(match, "resolve astrology", "replace animal_husbandry iron_working")

    assert player(match).tokens == {"brussels": "pottery"}


@pytest.mark.rule("CND-SCI-16")
def test_without_an_economy_card_caravans_stay_where_they_are() -> None:
    me = having("currency", 1, dial=2, caravans=["1,1", "0,2"])
    match = given(me, {}, wonders=OXFORD)
    when(match, "resolve astrology", "replace currency iron_working")
    assert asked(match) == (1, "turn")
    assert words(match, player(match).caravans) == ["0,2", "1,1"]

    when(match, "resolve astrology")  # the rival's turn

    assert asked(match) == (0, "turn")
    assert not any(focus(text.split()[1]).caravans for text in options(match, "resolve"))


@pytest.mark.rule("CND-SCI-16")
@pytest.mark.parametrize(("card", "moves"), [("foreign_trade", 3), ("currency", 4)])
def test_of_two_economy_cards_each_moves_all_caravans(card: str, moves: int) -> None:
    cards = ["astrology", "early_empire", "masonry", "foreign_trade", "currency"]
    match = given({"row": cards, "caravans": ["1,1"]}, {})
    assert player(match).available_caravans == 2

    when(match, f"resolve {card}")
    assert set(options(match)) == {"caravan 1,1", "caravan card"}

    when(match, "caravan 1,1")
    assert number(match) == moves
    when(match, "stay")
    assert number(match) == moves
    when(match, "stay")
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-SCI-16")
@pytest.mark.parametrize("armed", [True, False])
def test_without_a_military_card_nothing_is_spent_in_combat(armed: bool) -> None:
    cards = ["pottery", "currency", "astrology", "early_empire"]
    cards.append("masonry" if armed else "drama_and_poetry")
    rival = {"row": cards, "trade": dict.fromkeys(cards, 3), "control": ["-3,3"]}
    match = given(having("masonry", 5), rival)
    when(match, "resolve masonry", "attack -3,3 piece")

    assert (asked(match) == (1, "spend-on-defence")) == armed


# The cards of levels III and IV


@pytest.mark.rule("CND-SCI-17")
def test_replaceable_parts_give_a_resource_of_a_new_type() -> None:
    """The natural wonder of oil is no resource token."""
    me = having(
        "replaceable_parts", 1, resources={"marble": 1}, control=["1,2"],
        tokens={"mount_kilimanjaro": ""},
    )  # fmt: skip
    match = given(me, {})
    when(match, "resolve replaceable_parts")
    assert options(match) == ["resource mercury", "resource oil", "resource diamond"]

    when(match, "resource oil")
    assert resources(match) == {"marble": 1, "mercury": 0, "oil": 1, "diamond": 0}
    assert player(match).dial == 1


@pytest.mark.rule("CND-SCI-17")
def test_replaceable_parts_give_nothing_to_who_has_all_types() -> None:
    every = {"marble": 1, "mercury": 1, "oil": 2, "diamond": 1}
    match = given(having("replaceable_parts", 1, resources=every), {})
    when(match, "resolve replaceable_parts")

    assert asked(match) == (1, "turn")
    assert resources(match) == every
    assert player(match).dial == 1


@pytest.mark.rule("CND-SCI-18")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_nuclear_power_strikes_from_slot_five_only(slot: int) -> None:
    match = given(having("nuclear_power", slot, dial=14), {"control": ["0,2"]})
    when(match, "resolve nuclear_power")

    if slot == 5:
        assert asked(match) == (0, "strike")
        assert len(options(match)) == len(table(match).pieces)  # any space of the map
        assert player(match).dial == 14
    else:
        assert asked(match) == (1, "turn")
        assert player(match).dial == 14 + slot
    assert piece(match, "0,2") == 4 + TOKEN


@pytest.mark.rule("CND-SCI-18")
def test_nuclear_power_does_not_strike_as_though_in_slot_one() -> None:
    """Venetian Arsenal resolves the card of slot 5 again, with an effective slot of 1."""
    match = given(having("nuclear_power", 5, dial=14), {}, wonders={"venetian_arsenal": "-4,4"})
    when(match, "resolve nuclear_power", "strike 0,2", "done", "again nuclear_power")

    assert asked(match) == (1, "turn")
    assert player(match).dial == 20


@pytest.mark.rule("CND-SCI-19")
def test_nuclear_power_strikes_the_tokens_of_everybody() -> None:
    me = having("nuclear_power", 5, control=["1,1"], reinforced=["0,3"], cities=["-1,2"])
    rival = {
        "control": ["1,2", "1,0"], "reinforced": ["0,2"], "tokens": {"mount_kilimanjaro": ""},
        "caravans": ["0,1"],
    }  # fmt: skip
    match = given(me, rival, barbarians={"D": "-1,3"})
    when(match, "resolve nuclear_power", "strike 0,2")

    assert piece(match, "1,1") == NOBODY  # an own token
    assert piece(match, "1,2") == NOBODY  # a rival one,
    assert player(match, 1).tokens == {}
    assert thing(match, "1,2") == "natural_wonder:mount_kilimanjaro"  # with its natural wonder
    assert piece(match, "0,3") == TOKEN  # reinforced ones are flipped,
    assert piece(match, "0,2") == 4 + TOKEN  # also in the space itself
    assert piece(match, "1,0") == 4 + TOKEN  # two spaces away
    assert piece(match, "-1,2") == CITY
    assert words(match, player(match, 1).caravans) == ["0,1"]
    assert table(match).barbarians["D"] == space(match, "-1,3")


@pytest.mark.rule("CND-SCI-19")
def test_nuclear_power_spares_capitals() -> None:
    match = given(having("nuclear_power", 5), {})
    when(match, "resolve nuclear_power", "strike 1,-6")

    assert piece(match, "1,-6") == 4 + CAPITAL

"""The eight leaders (CND-LDR)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.dawn.cards import FOCUS, LEADERS
from tests.titles.dawn.fights import (
    LOSE,
    ME,
    NO_BARBARIANS,
    RIVAL,
    WIN,
    at_war,
    barbarian,
    seed_for,
    strengths,
    totals,
)
from tests.titles.dawn.given import (
    asked,
    given,
    options,
    player,
    resources,
    row,
    space,
    table,
    told,
    when,
    words,
)

CAMP: dict[str, Any] = {"control": ["1,1"]}


def playing(
    leader: str, card: str, slot: int, mine: dict[str, Any], *theirs: dict[str, Any], **told: Any
) -> Match:
    """A card in a slot is chosen by a leader."""
    match = given(
        {**ME, "row": row(card, slot), **mine, "leader": leader},
        *({**RIVAL, **each} for each in theirs or ({},)),
        **{"barbarians": NO_BARBARIANS, **told},
    )
    return when(match, f"resolve {card}")


@pytest.mark.rule("CND-LDR-01")
@pytest.mark.parametrize(
    ("leader", "types"),
    [
        ("america", "military science industry culture economy"),
        ("aztec", "science culture economy military industry"),
        ("egypt", "science economy industry military culture"),
        ("france", "military science economy industry culture"),
        ("japan", "industry economy military science culture"),
        ("rome", "science economy military culture industry"),
        ("scythia", "culture military science economy industry"),
        ("sumeria", "economy culture science military industry"),
    ],
)
def test_a_leader_orders_the_first_row(leader: str, types: str) -> None:
    match = given({"leader": leader}, {"leader": "rome"})

    assert [FOCUS[card].type for card in player(match).row] == types.split()
    assert {FOCUS[card].level for card in player(match).row} == {1}
    assert len(LEADERS) == 8


# America


@pytest.mark.rule("CND-LDR-02")
@pytest.mark.parametrize("card", ["masonry", "early_empire"])
def test_america_puts_a_natural_wonder_on_any_card(card: str) -> None:
    match = playing("america", "early_empire", 5, {"cities": ["1,1"]})

    when(match, "place 1,2")
    assert asked(match) == (0, "put-token")
    assert options(match) == [f"put {each}" for each in player(match).row]
    when(match, f"put {card}")

    assert player(match).tokens == {"mount_kilimanjaro": card}


@pytest.mark.rule("CND-LDR-02")
def test_america_puts_a_captured_natural_wonder_on_any_card() -> None:
    theirs = {"control": ["1,2"], "tokens": {"mount_kilimanjaro": ""}}
    match = at_war("masonry", 5, {**CAMP, "leader": "america"}, theirs)

    when(match, "attack 1,2 piece", "put pottery")

    assert player(match).tokens == {"mount_kilimanjaro": "pottery"}


@pytest.mark.rule("CND-LDR-02")
def test_who_is_not_america_keeps_it_beside_the_sheet() -> None:
    match = playing("egypt", "early_empire", 5, {"cities": ["1,1"]})

    when(match, "place 1,2")

    assert asked(match) == (0, "place-token")
    assert player(match).tokens == {"mount_kilimanjaro": ""}


def with_mesa(card: str) -> dict[str, Any]:
    """The Grand Mesa (diamond) on a card."""
    return {"control": ["-1,-3"], "tokens": {"grand_mesa": card}}


@pytest.mark.rule("CND-LDR-02")
def test_america_spends_it_like_a_trade_token_and_puts_it_anywhere() -> None:
    match = playing("america", "astrology", 2, with_mesa("astrology"))
    assert asked(match) == (0, "spend-on-science")
    assert options(match) == ["spend 0", "spend 1"]

    when(match, "spend 1")
    assert asked(match) == (0, "put-token")
    assert len(options(match)) == 5
    when(match, "put masonry")

    assert player(match).dial == 2 + 1
    assert player(match).tokens == {"grand_mesa": "masonry"}


@pytest.mark.rule("CND-LDR-02")
def test_it_does_not_count_on_another_card() -> None:
    match = playing("america", "astrology", 2, with_mesa("masonry"))

    assert player(match).dial == 2
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-LDR-02")
def test_it_does_not_take_the_place_of_a_trade_token() -> None:
    mine = {**with_mesa("astrology"), "trade": {"astrology": 3}}
    match = playing("america", "astrology", 1, mine)

    assert options(match) == ["spend 0", "spend 1", "spend 2", "spend 3", "spend 4"]


@pytest.mark.rule("CND-LDR-02")
def test_it_brings_another_control_token() -> None:
    match = playing("america", "early_empire", 1, with_mesa("early_empire"))

    when(match, "place -4,3", "place -3,3")
    assert asked(match) == (0, "place-for-trade")
    when(match, "place -3,4", "put pottery")

    assert words(match, player(match).control) == ["-1,-3", "-3,3", "-3,4", "-4,3"]
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-LDR-02")
def test_it_moves_every_caravan_further() -> None:
    match = playing("america", "foreign_trade", 1, {**with_mesa("foreign_trade"), "capital": "1,1"})

    when(match, "spend 1", "put foreign_trade")

    assert match.decision is not None
    assert match.decision.args == {"n": 3 + 1}


@pytest.mark.rule("CND-LDR-02")
@pytest.mark.parametrize("card", ["pottery", "masonry"])
def test_it_pays_as_a_resource_from_whichever_card(card: str) -> None:
    """Petra costs 7 and takes diamonds: 5 and 2."""
    match = playing("america", "pottery", 5, with_mesa(card), market=["petra"])
    assert "wonder petra" in options(match)

    when(match, "wonder petra")
    assert asked(match) == (0, "put-token")
    when(match, "put astrology")

    assert player(match).wonders == ("petra",)
    assert player(match).tokens == {"grand_mesa": "astrology"}


@pytest.mark.rule("CND-LDR-02")
@pytest.mark.parametrize(("card", "enough"), [("pottery", True), ("masonry", False)])
def test_it_pays_like_a_trade_token_for_a_wonder_of_other_resources(
    card: str, enough: bool
) -> None:
    """Stonehenge costs 7 and takes no diamonds: 5, a marble is missing one."""
    mine = {**with_mesa(card), "trade": {"pottery": 1}}
    match = playing("america", "pottery", 5, mine, market=["stonehenge"])

    assert ("wonder stonehenge" in options(match)) == enough


@pytest.mark.rule("CND-LDR-02")
def test_it_fights_on_the_military_card() -> None:
    mine = {**with_mesa("masonry"), "leader": "america", "control": ["-1,-3", "1,1"]}
    match = at_war("masonry", 1, mine, {"control": ["0,2"]}, rolls=(3, 3))

    when(match, "attack 0,2 piece", "spend 1", "put masonry")

    assert totals(match) == (1 + 3 + 1, 1 + 3)


@pytest.mark.rule("CND-LDR-03")
def test_america_spends_it_once_a_turn_even_where_it_lies_again() -> None:
    mine = {**with_mesa("masonry"), "leader": "america", "control": ["-1,-3", "1,1"]}
    match = at_war("masonry", 1, mine, {"control": ["0,2"]}, rolls=LOSE + LOSE)

    when(match, "attack 0,2 piece", "spend 1", "put masonry", "attack 0,2 piece")

    assert totals(match) == (1 + 1, 1 + 6)  # nothing was left to spend
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-LDR-03")
@pytest.mark.parametrize("spent", [0, 1])
def test_spent_as_a_trade_token_it_is_no_resource_this_turn(spent: int) -> None:
    """Capitalism resolves two cards in a turn; Petra: 1 of the slot, 4 of diamonds, 2 missing."""
    mine = {**with_mesa("capitalism"), "resources": {"diamond": 2}}
    match = playing("america", "capitalism", 1, mine, market=["petra"])

    when(match, f"spend {spent}", *["put masonry"] * spent, *["stay"] * 3, "also pottery")

    assert ("wonder petra" in options(match)) == (not spent)


# Aztec


@pytest.mark.rule("CND-LDR-04")
def test_aztec_swaps_two_cards_after_a_won_attack() -> None:
    match = at_war("masonry", 3, {**CAMP, "leader": "aztec"}, {"control": ["0,2"]})

    when(match, "attack 0,2 piece", "done")
    assert asked(match) == (0, "swap-cards")
    reset = player(match).row[:]
    assert reset[0] == "masonry"
    assert len(options(match, "swap-cards")) == 10
    when(match, f"swap-cards {reset[0]} {reset[4]}")

    assert player(match).row == [reset[4], *reset[1:4], reset[0]]
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-LDR-04")
def test_aztec_need_not_swap() -> None:
    match = at_war("masonry", 3, {**CAMP, "leader": "aztec"}, {"control": ["0,2"]})

    when(match, "attack 0,2 piece", "done", "done")

    assert player(match).row[0] == "masonry"
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-LDR-04")
@pytest.mark.parametrize("rolls", [LOSE + WIN, WIN + LOSE])
def test_one_won_attack_of_two_is_enough_for_aztec(rolls: tuple[int, ...]) -> None:
    theirs = {"control": ["0,2", "1,0"]}
    match = at_war("masonry", 3, {**CAMP, "leader": "aztec"}, theirs, rolls=rolls)

    when(match, "attack 0,2 piece", "attack 1,0 piece")

    assert asked(match) == (0, "swap-cards")


@pytest.mark.rule("CND-LDR-04")
@pytest.mark.parametrize("answers", [["attack 0,2 piece", "done"], ["reinforce 1,1"], ["done"]])
def test_without_a_won_attack_aztec_swaps_nothing(answers: list[str]) -> None:
    mine = {**CAMP, "leader": "aztec"}
    match = at_war("masonry", 1, mine, {"control": ["0,2"]}, rolls=LOSE)

    when(match, *answers)

    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-LDR-04")
def test_the_swapped_cards_take_their_tokens_along() -> None:
    mine = {**CAMP, "leader": "aztec", "trade": {"pottery": 2}}
    match = at_war("masonry", 3, mine, {"control": ["0,2"]})

    when(match, "attack 0,2 piece", "done", "swap-cards early_empire pottery")

    assert player(match).row[1] == "pottery"
    assert player(match).trade == [0, 2, 0, 0, 0]


@pytest.mark.rule("CND-LDR-05")
def test_a_beaten_barbarian_is_a_won_attack() -> None:
    match = at_war("masonry", 3, {**CAMP, "leader": "aztec"}, {}, **barbarian("D", "1,0"))

    when(match, "attack 1,0 barbarian", "put pottery", "done")

    assert asked(match) == (0, "swap-cards")


@pytest.mark.rule("CND-LDR-05")
def test_capitalism_resets_no_military_card() -> None:
    match = playing("aztec", "capitalism", 1, CAMP, seed=seed_for(*WIN), **barbarian("D", "1,0"))

    when(match, *["stay"] * 3, "also masonry", "attack 1,0 barbarian", "put pottery", "done")

    assert told(match, "won-fight")
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-LDR-05")
def test_a_successful_defence_is_no_won_attack() -> None:
    theirs = {"control": ["0,2"], "leader": "aztec", "row": row("masonry", 1)}
    match = at_war("masonry", 1, CAMP, theirs, rolls=LOSE)

    when(match, "attack 0,2 piece", "done", "resolve masonry", "done")

    assert asked(match) == (0, "turn")


# Egypt and France


@pytest.mark.rule("CND-LDR-06")
@pytest.mark.parametrize(("leader", "cost"), [("egypt", 6), ("japan", 7)])
def test_wonders_cost_egypt_one_less(leader: str, cost: int) -> None:
    mine = {"trade": {"pottery": 1}}
    match = playing(leader, "pottery", 5, mine, market=["stonehenge", "petra", "colossus"])

    shown = match.view(0)["table"]
    assert shown["players"][0]["costs"][0] == cost
    assert shown["players"][1]["costs"][0] == 7
    for wonder in ("stonehenge", "petra", "colossus"):
        assert (f"wonder {wonder}" in options(match)) == (cost == 6)


@pytest.mark.rule("CND-LDR-07")
@pytest.mark.parametrize(
    ("wonders", "tokens"),
    [
        ({}, 2),
        ({"petra": "-4,4"}, 2 + 1),
        ({"alhambra": "-4,4"}, 2 + 2),
        ({"big_ben": "-4,4"}, 2 + 3),
        ({"petra": "-4,4", "alhambra": "4,0"}, 2 + 2),
        ({"big_ben": "-4,4", "petra": "4,0"}, 2 + 3),
        ({"oracle": "-4,4", "colossus": "4,0"}, 2 + 1),
    ],
)
def test_france_places_more_tokens_by_its_latest_wonder(
    wonders: dict[str, str], tokens: int
) -> None:
    mine = {"cities": ["4,0"]}
    match = playing("france", "early_empire", 5, mine, wonders=wonders)

    while asked(match) == (0, "place-token"):
        when(match, options(match)[0])

    assert len(player(match).control) == tokens
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-LDR-07")
def test_wonders_of_others_do_not_help_france() -> None:
    match = playing("france", "early_empire", 5, {}, wonders={"big_ben": "1,-6"})

    assert match.decision is not None
    assert match.decision.args == {"n": 2}


@pytest.mark.rule("CND-LDR-07")
def test_a_captured_wonder_helps_france() -> None:
    mine = {**CAMP, "leader": "france"}
    theirs = {"cities": ["1,0"], "row": row("masonry", 1)}
    match = at_war("masonry", 5, mine, theirs, wonders={"big_ben": "1,0"})

    when(match, "attack 1,0 piece", "done", "resolve masonry", "resolve early_empire")

    assert match.decision is not None
    assert match.decision.args == {"n": 2 + 3}


@pytest.mark.rule("CND-LDR-07")
def test_france_has_no_bonus_beside_the_culture_card() -> None:
    """The Hanging Gardens place one token."""
    match = given({**ME, "leader": "france"}, RIVAL, wonders={"hanging_gardens": "-4,4"})

    when(match, "use hanging_gardens", "place -4,3")

    assert asked(match) == (0, "turn")
    assert words(match, player(match).control) == ["-4,3"]


# Japan


@pytest.mark.rule("CND-LDR-08")
@pytest.mark.parametrize("leader", ["japan", "egypt"])
def test_japan_settles_deserts_and_mountains_at_the_coast(leader: str) -> None:
    """5,-3 and 4,-4 lie on the edge, 3,-3 and 0,0 at water; 4,-2 and 0,1 inland."""
    match = playing(leader, "early_empire", 3, {"cities": ["4,-3", "1,0"]})
    places = {each.split()[1] for each in options(match, "place")}

    steep = {"5,-3", "4,-4", "3,-3", "0,0"}
    assert places & steep == (steep if leader == "japan" else set())
    assert not places & {"4,-2", "0,1"}


@pytest.mark.rule("CND-LDR-08")
@pytest.mark.parametrize("slot", [2, 3])
def test_they_are_like_forests_and_not_easier(slot: int) -> None:
    match = playing("japan", "early_empire", slot, {"cities": ["4,-3"]})

    assert ("place 5,-3" in options(match)) == (slot == 3)


@pytest.mark.rule("CND-LDR-08")
def test_japan_builds_and_travels_there_too() -> None:
    mine = {"control": ["3,-2"], "caravans": ["3,-2"]}
    city = playing("japan", "pottery", 3, mine)
    caravan = playing("japan", "foreign_trade", 3, mine)

    assert "found 3,-3" in options(city)
    assert "go 3,-3" in options(caravan)
    assert "go 4,-2" not in options(caravan)


@pytest.mark.rule("CND-LDR-08")
@pytest.mark.parametrize(("slot", "allowed"), [(4, False), (5, True)])
def test_a_natural_wonder_has_no_terrain_that_japan_could_ease(slot: int, allowed: bool) -> None:
    """The Galapagos Islands, all but surrounded by water, seen from the only land beside them."""
    match = playing(
        "japan",
        "early_empire",
        slot,
        {"capital": "0,-1"},
        {"capital": "2,-3"},
        map=["4B0:0,0"],
        barbarians={"D": ""},
    )

    assert ("place 0,0" in options(match)) == allowed


@pytest.mark.rule("CND-LDR-08")
def test_in_the_turn_of_another_japans_mountains_are_mountains() -> None:
    match = at_war("masonry", 1, {"control": ["4,-3"]}, {"leader": "japan", "cities": ["5,-3"]})

    when(match, "attack 5,-3 piece")

    assert strengths(match)[1] == 2 * 5


# Rome


@pytest.mark.rule("CND-LDR-09")
@pytest.mark.parametrize("leader", ["rome", "egypt"])
def test_roman_caravans_start_from_any_city(leader: str) -> None:
    match = playing(leader, "foreign_trade", 1, {"cities": ["1,1"]})

    assert "go -4,3" in options(match)
    assert ("go 0,2" in options(match)) == (leader == "rome")


# Scythia

SPACES = [("4,-1", 3), ("3,-1", 3), ("2,0", 0), ("2,1", 0), ("4,-2", 0), ("1,2", 0)]
"""Of each terrain, with the bonus."""


@pytest.mark.rule("CND-LDR-10")
@pytest.mark.parametrize(("word", "bonus"), SPACES)
@pytest.mark.parametrize("kind", ["control", "cities", "barbarian"])
def test_scythia_attacks_better_in_the_steppe(word: str, bonus: int, kind: str) -> None:
    mine = {"leader": "scythia", "control": ["3,0"]}
    theirs = {kind: [word]} if kind != "barbarian" else {}
    camps = barbarian("D", word) if kind == "barbarian" else {}
    match = at_war("masonry", 1, mine, theirs, **camps)

    when(match, f"attack {word} {'barbarian' if camps else 'piece'}")

    assert strengths(match)[0] == 1 + bonus


@pytest.mark.rule("CND-LDR-10")
def test_scythia_attacks_city_states_better() -> None:
    match = at_war("masonry", 1, {**CAMP, "leader": "scythia"}, {})

    when(match, "attack -1,1 city_state")

    assert strengths(match) == (1 + 3, 8)


@pytest.mark.rule("CND-LDR-10")
@pytest.mark.parametrize(("word", "bonus"), SPACES)
@pytest.mark.parametrize(("kind", "times"), [("control", 1), ("cities", 2)])
def test_scythia_defends_better_in_the_steppe(word: str, bonus: int, kind: str, times: int) -> None:
    theirs = {"leader": "scythia", kind: [word]}
    match = at_war("masonry", 1, {"control": ["3,0"]}, theirs)
    difficulty = table(match).ground.difficulty[space(match, word)]

    when(match, f"attack {word} piece")

    assert strengths(match) == (1, times * difficulty + bonus)


# Sumeria


@pytest.mark.rule("CND-LDR-11")
def test_sumeria_gains_a_resource_for_a_beaten_barbarian() -> None:
    match = at_war("masonry", 3, {**CAMP, "leader": "sumeria"}, {}, **barbarian("D", "1,0"))

    when(match, "attack 1,0 barbarian", "put pottery")
    assert asked(match) == (0, "gain-resource")
    assert len(options(match)) == 4
    when(match, "resource oil")

    assert resources(match) == {"marble": 0, "mercury": 0, "oil": 1, "diamond": 0}
    assert sum(player(match).trade) == 1


@pytest.mark.rule("CND-LDR-11")
def test_sumeria_gains_one_for_a_barbarian_that_a_caravan_drives_off() -> None:
    """Currency brings no trade token."""
    mine = {"capital": "1,1", "leader": "sumeria"}
    match = playing("sumeria", "currency", 1, mine, **barbarian("D", "1,0"))

    when(match, "go 1,0", "resource marble")

    assert resources(match)["marble"] == 1
    assert table(match).barbarians["D"] < 0
    assert sum(player(match).trade) == 0


@pytest.mark.rule("CND-LDR-11")
def test_sumeria_gains_only_what_is_left() -> None:
    """Each of the eight oil tokens is taken or on the map."""
    mine = {**CAMP, "leader": "sumeria"}
    theirs = {"resources": {"oil": 6, "marble": 6}}
    match = at_war("masonry", 3, mine, theirs, **barbarian("D", "1,0"))

    when(match, "attack 1,0 barbarian", "put pottery")

    assert options(match) == ["resource mercury", "resource diamond"]


@pytest.mark.rule("CND-LDR-11")
def test_other_leaders_gain_no_resource() -> None:
    match = at_war("masonry", 3, CAMP, {"leader": "sumeria"}, **barbarian("D", "1,0"))

    when(match, "attack 1,0 barbarian", "put pottery")

    assert not any(resources(match).values())
    assert not any(resources(match, 1).values())

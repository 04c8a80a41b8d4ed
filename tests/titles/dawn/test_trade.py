"""Trade tokens (CND-TRD)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from tests.titles.dawn.given import asked, given, options, player, told, when
from tests.titles.dawn.scenes import having, number, spaces, trade

ROW = ["pottery", "early_empire", "masonry", "foreign_trade", "astrology"]
FULL = dict.fromkeys(ROW, 3)


def rich(card: str, **words: Any) -> dict[str, Any]:
    """A player with this card in slot 5 and three trade tokens on every card."""
    rest = [each for each in ROW if each != card]
    return {"leader": "scythia", "row": [*rest, card], "trade": FULL, **words}


def attacked(match: Match) -> Match:
    """The attack on the rival's token beside the capital."""
    return when(match, "resolve masonry", "attack -3,3 piece")


RIVAL: dict[str, Any] = {"control": ["-3,3"]}


@pytest.mark.rule("CND-TRD-02")
@pytest.mark.parametrize("lying", [1, 2, 3])
def test_any_number_of_the_tokens_on_the_card_may_be_spent(lying: int) -> None:
    match = given(having("astrology", 1, trade={"astrology": lying, "pottery": 3}), {})
    when(match, "resolve astrology")

    assert options(match) == [f"spend {n}" for n in range(lying + 1)]


@pytest.mark.rule("CND-TRD-02")
def test_tokens_on_other_cards_cannot_be_spent() -> None:
    others = {card: 3 for card in ROW if card != "astrology"}
    match = given(having("astrology", 1, trade=others), {})
    when(match, "resolve astrology")

    assert asked(match) == (1, "turn")
    assert player(match).dial == 1


@pytest.mark.rule("CND-TRD-02")
def test_only_the_owner_of_the_card_spends() -> None:
    match = given(having("astrology", 1), {"trade": {"astrology": 3}})
    when(match, "resolve astrology")

    assert asked(match) == (1, "turn")
    assert trade(match, 1) == {"astrology": 3}


# What a token does


@pytest.mark.rule("CND-TRD-03")
def test_a_token_on_a_culture_card_is_a_control_token_more() -> None:
    match = given(rich("early_empire"), {})
    places = ["-3,3", "-3,4", "-4,3", "-5,4", "-4,5"]
    when(match, "resolve early_empire", *[f"place {word}" for word in places])

    assert len(player(match).control) == 2 + 3
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-TRD-03")
@pytest.mark.parametrize("spent", [0, 2])
def test_a_token_on_a_military_card_is_one_more_in_combat(spent: int) -> None:
    match = attacked(given(rich("masonry"), RIVAL))
    assert asked(match) == (0, "spend-on-attack")
    before = number(match, "attack")

    when(match, f"spend {spent}")

    ended = told(match, "won-fight") + told(match, "repelled")
    assert [fight["attack"] for fight in ended] == [before + spent]


@pytest.mark.rule("CND-TRD-03")
def test_a_token_on_a_military_card_is_one_more_in_defence_too() -> None:
    match = attacked(given(having("masonry", 5), RIVAL | {"trade": {"masonry": 3}}))
    assert asked(match) == (1, "spend-on-defence")
    before = number(match, "defence")

    when(match, "spend 2")

    ended = told(match, "won-fight") + told(match, "repelled")
    assert [fight["defence"] for fight in ended] == [before + 2]
    assert trade(match, 1) == {"masonry": 1}


@pytest.mark.rule("CND-TRD-03")
def test_a_token_on_a_science_card_is_a_space_of_the_dial() -> None:
    match = given(rich("astrology", dial=10), {})
    when(match, "resolve astrology", "spend 3")

    assert player(match).dial == 10 + 5 + 3


@pytest.mark.rule("CND-TRD-03")
@pytest.mark.parametrize(("lying", "enough"), [(1, False), (2, True)])
def test_a_token_on_an_industry_card_is_one_more_for_a_wonder(lying: int, enough: bool) -> None:
    """Petra costs seven, the slot gives five."""
    match = given(having("pottery", 5, trade={"pottery": lying}), {}, market=["petra"])
    when(match, "resolve pottery")
    assert ("wonder petra" in options(match)) == enough

    if enough:
        when(match, "wonder petra")
        assert player(match).wonders == ("petra",)
        assert trade(match) == {}


@pytest.mark.rule("CND-TRD-03")
def test_a_token_on_an_industry_card_does_nothing_for_a_city() -> None:
    match = given(rich("pottery"), {})
    when(match, "resolve pottery", "found -2,4")

    assert len(player(match).cities) == 2
    assert trade(match) == FULL
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-TRD-03")
def test_a_token_on_an_economy_card_is_a_space_for_each_caravan() -> None:
    cards = ["pottery", "early_empire", "masonry", "astrology", "currency"]
    match = given({"row": cards, "trade": {"currency": 2}}, {})
    when(match, "resolve currency", "spend 2")
    assert number(match) == 4 + 2

    when(match, "stay")
    assert number(match) == 4 + 2


@pytest.mark.rule("CND-TRD-04")
def test_spent_tokens_leave_the_card() -> None:
    match = given(having("astrology", 1, trade={"astrology": 3}), {})
    when(match, "resolve astrology", "spend 2")

    assert trade(match) == {"astrology": 1}


@pytest.mark.rule("CND-TRD-04")
def test_tokens_spent_in_vain_leave_the_card_too() -> None:
    """Ten is the most that the attack can reach, twelve the least of the defence."""
    me = having("masonry", 1, trade={"masonry": 3}, control=["0,-4"]) | {"leader": "egypt"}
    rival = {"leader": "scythia", "reinforced": ["2,-6", "1,-5"]}
    match = given(me, rival, wonders={"ruhr_valley": "1,-6"})
    when(match, "resolve masonry", "attack 1,-5 piece", "spend 3")

    assert told(match, "repelled")
    assert trade(match) == {}


@pytest.mark.rule("CND-TRD-05")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("early_empire", ["place -3,3", "place -3,4", "place -4,3", "done"]),
        ("masonry", ["attack -3,3 piece", "spend 1"]),
        ("astrology", ["spend 1"]),
        ("pottery", ["wonder petra", "pay 0 0 2"]),
        ("foreign_trade", ["spend 1", "stay"]),
    ],
)
def test_tokens_do_not_move_between_cards(card: str, answers: list[str]) -> None:
    rival = RIVAL if card == "masonry" else {}
    match = given(rich(card, dial=10, resources={"oil": 1}), rival, market=["petra"])
    assert options(match) == [f"resolve {each}" for each in player(match).row]

    when(match, f"resolve {card}", *answers)

    others = {each: n for each, n in trade(match).items() if each != card}
    assert others == {each: 3 for each in ROW if each != card}
    assert trade(match)[card] == (1 if card == "pottery" else 2)


@pytest.mark.rule("CND-TRD-05")
def test_tokens_move_with_their_card_only() -> None:
    match = given(rich("astrology", dial=10, trade={"pottery": 1, "masonry": 2}), {})
    when(match, "resolve astrology", "done")

    assert player(match).row[0] == "astrology"
    assert trade(match) == {"pottery": 1, "masonry": 2}


@pytest.mark.rule("CND-TRD-06")
def test_a_token_gained_in_time_may_be_spent_at_once() -> None:
    """Mathematics puts its token on itself, and advances the dial by one more."""
    match = given(having("mathematics", 1, dial=14), {})
    when(match, "resolve mathematics", "put mathematics")
    assert options(match) == ["spend 0", "spend 1"]

    when(match, "spend 1")
    assert player(match).dial == 16
    assert trade(match) == {}


@pytest.mark.rule("CND-TRD-06")
def test_a_token_gained_for_another_card_is_not_spent() -> None:
    match = given(having("mathematics", 1, dial=14), {})
    when(match, "resolve mathematics", "put pottery")

    assert asked(match) == (1, "turn")
    assert player(match).dial == 15
    assert trade(match) == {"pottery": 1}


@pytest.mark.rule("CND-TRD-06")
def test_a_token_gained_after_the_decision_stays() -> None:
    """A caravan's tokens come when it has moved: they are for another resolution."""
    me = having("foreign_trade", 1, trade={"foreign_trade": 1})
    match = given(me, {"cities": ["-3,3"]})
    when(match, "resolve foreign_trade", "spend 1", "go -3,3")
    when(match, "put foreign_trade", "put foreign_trade", "done")

    assert asked(match) == (1, "turn")
    assert trade(match) == {"foreign_trade": 2}


@pytest.mark.rule("CND-TRD-07")
def test_a_token_may_be_put_on_a_full_card_and_is_lost() -> None:
    match = given(having("mathematics", 1, dial=14, trade={"pottery": 3}), {})
    when(match, "resolve mathematics")
    assert "put pottery" in options(match)

    when(match, "put pottery")
    assert trade(match) == {"pottery": 3}


@pytest.mark.rule("CND-TRD-07")
def test_nobody_is_spared_a_token_where_all_cards_are_full() -> None:
    match = given(rich("foreign_trade"), {"cities": ["-3,3"]})
    when(match, "resolve foreign_trade", "spend 0")
    assert "-3,3" in spaces(match, "go")

    when(match, "go -3,3", "put masonry", "put pottery")
    assert trade(match) == FULL

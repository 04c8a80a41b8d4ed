"""What is public, what is hidden, and who decides when (NAT-INFO)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import oikumene
from oikumene import Match
from oikumene.titles.nations.position import cards_on_table
from tests.titles.nations.given import (
    asked,
    everybody_passes,
    given,
    goods,
    nation,
    options,
    table,
    when,
)


def at_random(match: Match, answers: int, seed: int = 1) -> Match:
    """Go on with so many random answers."""
    rng = Random(seed)
    for _ in range(answers):
        assert match.decision is not None
        match.answer(rng.choice(match.decision.options))
    return match


def words(value: Any) -> set[str]:
    """Every text in a JSON value."""
    if isinstance(value, dict):
        return {word for key, inner in value.items() for word in (key, *words(inner))}
    if isinstance(value, (list, tuple)):
        return {word for inner in value for word in words(inner)}
    return {value} if isinstance(value, str) else set()


@pytest.mark.rule("NAT-INFO-01")
@pytest.mark.parametrize("answers", [0, 40, 90])
def test_every_seat_and_every_spectator_sees_the_same_table(answers: int) -> None:
    match = at_random(oikumene.start("nations", 3, 11), answers)

    spectator = match.view(None)["table"]

    assert [match.view(seat)["table"] for seat in range(3)] == [spectator] * 3


@pytest.mark.rule("NAT-INFO-01")
def test_everything_that_lies_on_the_table_is_shown() -> None:
    match = given(
        {"gold": 4},
        {
            "gold": 1, "food": 2, "stone": 3, "books": 4, "vp": 5, "area": 2, "advisor": "augustus",
            "cards": {"hoplite": 1, "forum": 1}, "colonies": ["nubia"], "wonders": ["stonehenge"],
            "construction": "pyramids", "sections": 1, "food_track": 3, "stability_track": 2,
        },
        board=[["aeneid"]],
        war="punic_wars",
        war_strength=3,
    )  # fmt: skip

    seen = match.view(0)["table"]
    other = seen["nations"][1]

    assert seen["board"][0] == "aeneid"
    assert (seen["war"], seen["war_strength"]) == ("punic_wars", 3)
    assert other["goods"] == [1, 2, 3, 4, 5]
    assert (other["area"], other["workers"][:2]) == (2, [1, 1])
    assert (other["cards"][:2], other["advisor"]) == (["hoplite", "forum"], "augustus")
    assert (other["colonies"][0], other["wonders"][0]) == ("nubia", "stonehenge")
    assert (other["construction"], other["sections"]) == ("pyramids", 1)
    assert (other["food_track"], other["stability_track"]) == (3, 2)
    assert (other["strength"], other["stability"]) == (3 + 1, -6)


@pytest.mark.rule("NAT-INFO-02")
@pytest.mark.parametrize(("seats", "level"), [(1, "basic"), (4, "expert"), (3, "competitive")])
def test_of_the_decks_only_their_size_is_shown(seats: int, level: str) -> None:
    match = oikumene.start("nations", seats, 5, {"level": level})
    at_random(match, seats)  # growth, so that the event is revealed
    s = table(match)
    undrawn = {*s.deck, *s.event_deck}

    for seat in (None, *range(seats)):
        view = match.view(seat)
        assert view["table"]["deck"] == {"count": len(s.deck)}
        assert view["table"]["event_deck"] == {"count": len(s.event_deck)}
        assert not undrawn & words(view)
        assert "chance" not in view["table"]
    told = {str(word) for entry in match.journal() for word in entry.args.values()}
    assert not {f"card:{card}" for card in undrawn} & told


@pytest.mark.rule("NAT-INFO-02")
def test_what_will_be_drawn_is_open_to_imagination() -> None:
    match = everybody_passes(given({}, {}, phase="action", event="event_2_imperial_examination"))
    here = [when(match.imagine(0, Random(seed)), "bonus gold") for seed in range(40)]

    assert asked(match) == (1, "growth")
    for other in here:  # the event is revealed after the second growth
        when(other, "bonus gold")
    assert len({table(other).event for other in here}) > 5


@pytest.mark.rule("NAT-INFO-02")
def test_an_imagined_exchanged_deck_holds_no_card_that_was_seen() -> None:
    """Also not the card that was just bought and is not placed yet."""
    match = given(
        {"gold": 9}, {}, board=[["iron_working", "pyramids"]], options={"level": "competitive"}
    )
    when(match, "buy iron_working")
    assert asked(match) == (0, "golden-age")
    decks = []

    for seed in range(60):
        other = match.imagine(0, Random(seed))
        decks.append(frozenset(table(other).deck))
        assert not decks[-1] & {"iron_working", "pyramids"}
        assert len(decks[-1]) == len(table(match).deck)
        assert other.view(0) == match.view(0)

    assert len(set(decks)) > 1


@pytest.mark.rule("NAT-INFO-02")
def test_a_wonder_that_waits_for_its_space_is_not_imagined_in_the_deck() -> None:
    builder = {"construction": "pyramids", "sections": 2, "wonders": ["petra"]}
    match = given(builder, {}, options={"level": "competitive"})
    when(match, "hire board")
    assert asked(match) == (0, "place-wonder")

    imagined = [match.imagine(0, Random(seed)) for seed in range(60)]

    assert not any("pyramids" in table(other).deck for other in imagined)


BOUGHT = [
    ("forum", ["place"]),
    ("hoplite", ["place"]),
    ("nubia", []),
    ("augustus", []),
    ("pyramids", []),
    ("punic_wars", []),
    ("aeneid", ["gain books"]),
    ("siege_of_troy", ["gain food"]),
]


@pytest.mark.rule("NAT-INFO-03")
@pytest.mark.parametrize(("card", "answers"), BOUGHT, ids=[card for card, _ in BOUGHT])
def test_a_bought_card_is_used_at_once_and_never_kept(card: str, answers: list[str]) -> None:
    buyer = {"cards": {"start_axeman": 2}, "area": 0}
    match = given(buyer, {}, board=[[card]])

    when(match, f"buy {card}")
    for answer in answers:  # the buyer has nothing else to do before the card is used
        assert asked(match)[0] == 0
        assert not {"pass", "end", "decline"} & set(options(match))
        when(match, answer)

    s = table(match)
    places = [*cards_on_table(s), *s.removed]
    assert places.count(card) == 1
    assert card not in s.board


@pytest.mark.rule("NAT-INFO-05")
def test_the_event_lies_open_from_its_reveal_to_its_resolution() -> None:
    calm = {"food": 9}
    match = given(calm, calm, phase="end-round", round=3, event_deck=["event_2_benedictine_rule"])

    def shown() -> str:
        return str(match.view(None)["table"]["event"])

    assert (asked(match)[1], shown()) == ("growth", "")
    when(match, "bonus gold")
    assert (asked(match)[1], shown()) == ("growth", "")
    when(match, "bonus gold")
    assert (asked(match)[1], shown()) == ("turn", "event_2_benedictine_rule")
    everybody_passes(match)
    assert (asked(match)[1], shown()) == ("event-offer", "event_2_benedictine_rule")
    when(match, "decline", "decline")
    assert (asked(match)[1], shown()) == ("growth", "")
    assert "event_2_benedictine_rule" in table(match).removed


@pytest.mark.rule("NAT-INFO-06")
def test_removed_cards_can_be_looked_at() -> None:
    match = given({"gold": 9}, {}, board=[["aeneid", "forum"]])

    when(match, "buy aeneid", "gain books")
    everybody_passes(match)  # and Maintenance clears row 1

    for seat in (None, 0, 1):
        removed = match.view(seat)["table"]["removed"]
        assert removed[0] == "aeneid"
        assert "forum" in removed


@pytest.mark.rule("NAT-INFO-08")
def test_growth_is_decided_last_in_order_first() -> None:
    match = given({}, {}, {}, phase="growth", order=[1, 2, 0])
    seats = []

    for _ in range(3):
        seats.append(asked(match))
        when(match, "bonus food")

    assert seats == [(0, "growth"), (2, "growth"), (1, "growth")]


@pytest.mark.rule("NAT-INFO-08")
def test_an_offer_to_all_is_answered_last_in_order_first() -> None:
    rich = {"food": 5}
    match = given(
        rich, rich, rich, phase="event-bottom", order=[1, 2, 0], event="event_2_benedictine_rule"
    )
    seats = []

    for _ in range(3):
        seats.append(asked(match))
        when(match, "decline")

    assert seats == [(0, "event-offer"), (2, "event-offer"), (1, "event-offer")]


@pytest.mark.rule("NAT-INFO-08")
def test_shortages_are_settled_last_in_order_first() -> None:
    poor = {"food": 0, "books": 0, "gold": 1, "stone": 1}
    match = given(poor, poor, poor, phase="famine", order=[1, 2, 0], event="event_1_taoism")
    seats = []

    for _ in range(3):
        seats.append(asked(match))
        when(match, "pay gold 1")

    assert seats == [(0, "lose-anything"), (2, "lose-anything"), (1, "lose-anything")]
    assert [goods(match, seat)["gold"] for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("NAT-INFO-08")
def test_losses_from_a_ready_wonder_are_chosen_last_in_order_first() -> None:
    builder = {"construction": "titanic", "sections": 2, "gold": 6, "advisor": "augustus"}
    match = given(
        {"gold": 6, "advisor": "boudica"}, builder, {"gold": 6, "advisor": "hatshepsut"},
        order=[1, 2, 0],
    )  # fmt: skip
    seats = []

    when(match, "hire board")
    for _ in range(3):
        seats.append(asked(match))
        when(match, "lose gold 4")

    assert seats == [(0, "choose-loss"), (2, "choose-loss"), (1, "choose-loss")]
    assert [nation(match, seat).goods[0] for seat in range(3)] == [2, 2, 2]

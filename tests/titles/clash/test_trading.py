"""Trading between players (COC-TRD), and how it is offered (COC-AMB-30)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from tests.titles.clash.fights import FIELD, ME, RIVAL, march
from tests.titles.clash.given import (
    asked,
    dice,
    given,
    goods,
    next_turn,
    options,
    plain,
    player,
    table,
    told,
    when,
)

Words = dict[str, Any]
GOODS = ["food", "wood", "ore", "ideas", "gold", "mood", "culture"]
HANDS = {
    "action": ("actions", "a05", "a06"),
    "objective": ("objectives", "o01", "o02"),
    "wonder": ("wonders", "great_wall", "great_arena"),
}
"""Where the cards of a kind are, and two of them."""
EACH_HAND = pytest.mark.parametrize("kind", HANDS)
WOOD: Words = {"goods": {"wood": 3}}
GOLD: Words = {"goods": {"gold": 3}}
ORE: Words = {"goods": {"ore": 3}}


def offered(match: Match, *pieces: str) -> Match:
    """The player whose turn it is makes an offer."""
    return when(match, "trade", *pieces, "propose")


def expanded(me: Words, rival: Words) -> Match:
    """A match with the expansion, where great persons are."""
    poor: Words = {"goods": {}}
    return given({**ME, **poor, **me}, {**RIVAL, **poor, **rival})


def hand(match: Match, seat: int, kind: str) -> list[str]:
    """A player's cards of a kind."""
    cards: list[str] = getattr(player(match, seat), HANDS[kind][0])
    return cards


def belongings(match: Match) -> list[Any]:
    """Everything tradable that the players have."""
    seats = range(match.seats)
    return [
        (goods(match, seat), [sorted(hand(match, seat, kind)) for kind in HANDS]) for seat in seats
    ]


# Who trades, and when


@pytest.mark.rule("COC-TRD-01")
@pytest.mark.parametrize(("active", "others"), [(0, [1, 2, 3]), (2, [3, 0, 1])])
def test_the_active_player_may_trade_with_any_other_player(active: int, others: list[int]) -> None:
    for partner in others:
        match = when(plain(WOOD, WOOD, WOOD, WOOD, active=active), "trade")
        assert asked(match) == (active, "trade")
        assert options(match) == [f"with {seat}" for seat in others]
        when(match, f"with {partner}", "give wood", "propose", "accept")
        assert goods(match, active) == {"wood": 2}
        assert goods(match, partner) == {"wood": 4}


@pytest.mark.rule("COC-TRD-01")
@pytest.mark.parametrize("left", [3, 0])
def test_a_trade_is_a_free_action(left: int) -> None:
    match = plain(WOOD, GOLD, left=left)
    offered(match, "give wood", "want gold")
    when(match, "accept")
    assert asked(match) == (0, "act")
    assert table(match).left == left
    assert "trade" in options(match)  # and again


@pytest.mark.rule("COC-TRD-08")
def test_who_answers_bargains_with_the_active_player_only() -> None:
    match = plain(WOOD, GOLD, ORE)
    when(match, "trade", "with 1", "give wood", "propose")
    assert asked(match) == (1, "answer-offer")
    assert options(match) == ["accept", "refuse", "counter"]

    when(match, "counter")
    assert asked(match) == (1, "offer")
    assert options(match) == ["give gold", "want wood", "cancel"]  # the third player has ore

    when(match, "give gold", "want wood", "propose")
    assert asked(match) == (0, "answer-offer")
    when(match, "accept")
    assert goods(match, 0) == {"wood": 2, "gold": 1}
    assert goods(match, 1) == {"wood": 1, "gold": 2}
    assert goods(match, 2) == {"ore": 3}


@pytest.mark.rule("COC-TRD-08")
def test_the_active_player_changes_with_the_turn() -> None:
    match = when(plain(WOOD, GOLD, ORE), "end", "trade")
    assert (asked(match)[0], options(match)) == (1, ["with 2", "with 0"])


def test_who_has_nothing_looks_for_nobody_who_has_nothing() -> None:
    assert "trade" not in options(plain({}, {}))
    assert options(when(plain({}, {}, GOLD, WOOD), "trade")) == ["with 2", "with 3"]


@pytest.mark.rule("COC-TRD-10")
def test_nobody_trades_in_the_status_phase() -> None:
    reader = {"advances": ["philosophy", "voting"], **WOOD}
    match = given(
        {"civilization": "babylon", **reader}, {"civilization": "persia", **GOLD}, round=3
    )
    assert "trade" in options(match)
    when(match, "end", "end")
    steps = set()
    while table(match).step:
        steps.add(table(match).step)
        assert "trade" not in options(match)
        when(match, options(match)[0])
    assert len(steps) > 1


@pytest.mark.rule("COC-TRD-10")
def test_nobody_trades_in_a_battle() -> None:
    mine = {**ME, **WOOD, "units": {"D3": "infantry"}, "actions": ["a05"]}
    theirs = {**RIVAL, **GOLD, "units": {"D4": "infantry"}, "advances": ["tactics"]}
    match = given(mine, {**theirs, "actions": ["a08"]}, **FIELD)
    assert "trade" in options(match)

    march(match, "D3", "D4")
    assert (asked(match), options(match)) == ((0, "tactics"), ["lay a05", "none"])
    when(match, "none")
    assert (asked(match), options(match)) == ((1, "tactics"), ["lay a08", "none"])
    when(dice(match, "1l 1l"), "none")
    assert (asked(match), options(match)) == ((0, "retreat"), ["fight", "retreat"])


@pytest.mark.rule("COC-TRD-10")
def test_nobody_trades_in_the_middle_of_an_action() -> None:
    match = given(
        {**ME, "goods": {"food": 2, "gold": 3}, "units": {"D2": "infantry", "D3": "infantry"}},
        {**RIVAL, **GOLD},
        **FIELD,
    )
    when(match, "move")
    assert "trade" not in options(match)
    when(match, "from D3")
    assert "trade" not in options(match)
    when(match, "to D4")
    assert asked(match) == (0, "move")
    assert "trade" not in options(match)
    when(match, "done")
    assert "trade" in options(match)

    when(match, "advance")
    assert "trade" not in options(match)
    when(match, "advance fishing")
    assert asked(match) == (0, "pay")
    assert "trade" not in options(match)


# What is traded


@pytest.mark.rule("COC-TRD-02")
@pytest.mark.parametrize("name", GOODS)
def test_resources_and_tokens_change_hands(name: str) -> None:
    match = plain({"goods": {name: 1}}, {})
    offered(match, f"give {name}")
    when(match, "accept")
    assert (goods(match, 0), goods(match, 1)) == ({}, {name: 1})

    match = plain({}, {"goods": {name: 1}})
    offered(match, f"want {name}")
    when(match, "accept")
    assert (goods(match, 0), goods(match, 1)) == ({name: 1}, {})


@pytest.mark.rule("COC-TRD-02")
@EACH_HAND
def test_cards_of_all_hands_change_hands(kind: str) -> None:
    where, mine, theirs = HANDS[kind]
    match = plain({where: [mine]}, {where: [theirs]})
    when(match, "trade", f"offer-card {kind}", f"give-card {mine}")
    assert f"offer-card {kind}" not in options(match)  # that was the only one
    when(match, f"want-card {kind}", "propose", "accept")
    assert hand(match, 0, kind) == [theirs]
    assert hand(match, 1, kind) == [mine]


@pytest.mark.rule("COC-TRD-02")
def test_an_offer_may_mix_everything() -> None:
    me = {"goods": {"food": 1, "mood": 2}, "actions": ["a05"], "wonders": ["great_wall"]}
    rival = {"goods": {"gold": 2, "culture": 1}, "objectives": ["o01", "o02"]}
    match = plain(me, rival)
    when(match, "trade", "give food", "give mood", "give mood")
    when(match, "offer-card action", "give-card a05 unseen")
    when(match, "offer-card wonder", "give-card great_wall")
    when(match, "want culture", "want gold", "want-card objective", "propose")
    when(match, "accept", "give-card o02")
    assert belongings(match) == [
        ({"gold": 1, "culture": 1}, [[], ["o02"], []]),
        ({"food": 1, "gold": 1, "mood": 2}, [["a05"], ["o01"], ["great_wall"]]),
    ]
    assert told(match, "trade-made") == [
        {
            "seat": "seat:0",
            "partner": "seat:1",
            "gives": "food 1 mood 2 action 1 wonder 1",
            "wants": "gold 1 culture 1 objective 1",
        }
    ]


RICH: Words = {
    "advances": ["tactics", "writing"],
    "units": {"D3": "infantry, settler"},
    "cubes": 2,
    "kept": {"famine_1": 2},
}


@pytest.mark.rule("COC-TRD-03")
def test_nothing_else_can_be_traded() -> None:
    me = {
        **RICH,
        "civilization": "aztecs",
        "goods": {},
        "completed": ["colony"],
        "killed": ["caesar"],
        "captives": ["infantry@1"],
        "cities": {"D2": {"wonders": ["great_wall"], "buildings": ["temple"]}, "C2": {}},
    }
    rival = {
        "civilization": "greece",
        "goods": {},
        "cities": {"D7": {"wonders": ["great_arena"]}},
        "units": {"D6": "infantry"},
    }
    match = given(me, rival, regions={"D3": "FFFF", "D5": "FFFF"})
    assert "trade" not in options(match)

    match = given(me, {**rival, "goods": {"ore": 1}}, regions={"D3": "FFFF", "D5": "FFFF"})
    assert options(when(match, "trade")) == ["want ore", "cancel"]


@pytest.mark.rule("COC-TRD-11")
def test_great_persons_in_hand_trade_like_action_cards() -> None:
    match = expanded({"actions": ["great_artist"]}, {"actions": ["a05", "great_prophet"]})
    when(match, "trade", "offer-card action")
    assert options(match) == ["give-card great_artist", "give-card great_artist unseen"]
    when(match, "give-card great_artist unseen", "want-card action", "propose")
    assert told(match, "trade-offered")[0]["gives"] == "action 1"

    when(match, "accept")
    assert (asked(match), options(match)) == (
        (1, "which-card"),
        ["give-card a05", "give-card great_prophet"],
    )
    when(match, "give-card great_prophet")
    assert player(match).actions == ["great_prophet"]
    assert player(match, 1).actions == ["a05", "great_artist"]


@pytest.mark.rule("COC-TRD-11")
@pytest.mark.parametrize("card", ["great_architect", "great_diplomat"])
def test_open_cards_are_not_traded(card: str) -> None:
    assert "trade" not in options(expanded({"open_cards": [card]}, {}))
    match = expanded({"open_cards": [card], **WOOD}, {})
    assert options(when(match, "trade")) == ["give wood", "cancel"]

    assert "trade" not in options(expanded({}, {"open_cards": [card]}))
    match = expanded({}, {"open_cards": [card], **WOOD})
    assert options(when(match, "trade")) == ["want wood", "cancel"]


# Terms


@pytest.mark.rule("COC-TRD-04")
def test_a_gift_is_allowed_but_must_be_accepted() -> None:
    match = plain(WOOD, GOLD)
    before = belongings(match)
    offered(match, "give wood", "give wood")
    assert belongings(match) == before
    assert asked(match) == (1, "answer-offer")
    when(match, "refuse")
    assert belongings(match) == before
    assert told(match, "trade-refused") == [{"seat": "seat:1", "partner": "seat:0"}]
    assert asked(match) == (0, "act")

    offered(match, "give wood", "give wood")
    when(match, "accept")
    assert (goods(match, 0), goods(match, 1)) == ({"wood": 1}, {"wood": 2, "gold": 3})


@pytest.mark.rule("COC-TRD-04")
@pytest.mark.parametrize("many", [1, 3])
def test_any_rate_is_allowed(many: int) -> None:
    match = plain(WOOD, GOLD)
    offered(match, "give wood", *["want gold"] * many)
    when(match, "accept")
    assert goods(match) == {"wood": 2, "gold": many}


@pytest.mark.rule("COC-TRD-04")
def test_a_counter_offer_needs_the_consent_of_who_began() -> None:
    match = plain(WOOD, GOLD)
    before = belongings(match)
    offered(match, "give wood", "want gold")
    when(match, "counter", "give gold", "want wood", "want wood", "propose")
    assert belongings(match) == before
    assert asked(match) == (0, "answer-offer")
    when(match, "refuse")
    assert belongings(match) == before
    assert asked(match) == (0, "act")


@pytest.mark.rule("COC-TRD-04")
def test_nobody_promises_what_a_partner_does_not_have() -> None:
    match = when(plain({"goods": {"wood": 1}}, {"goods": {"gold": 1}, "actions": ["a05"]}), "trade")
    assert options(match) == ["give wood", "want gold", "want-card action", "cancel"]
    when(match, "give wood", "want gold", "want-card action")
    assert options(match) == ["propose", "cancel"]


@pytest.mark.rule("COC-TRD-05")
@EACH_HAND
def test_the_owner_offers_a_card_face_up_or_unseen(kind: str) -> None:
    where, first, second = HANDS[kind]
    match = plain({where: [first, second]}, {})
    when(match, "trade", f"offer-card {kind}")
    shows = [f"give-card {card}{how}" for card in (first, second) for how in ("", " unseen")]
    assert options(match) == shows
    when(match, f"give-card {first}", f"offer-card {kind}", f"give-card {second} unseen", "propose")
    shown, back = match.view(1)["table"]["offer"]["gives"]["cards"]
    assert shown.endswith(f":{first}")
    assert back == kind
    when(match, "accept")
    assert hand(match, 1, kind) == [first, second]


@pytest.mark.rule("COC-TRD-05")
@EACH_HAND
def test_the_owner_of_a_wanted_card_chooses_it(kind: str) -> None:
    where, first, second = HANDS[kind]
    match = plain({}, {where: [first, second]})
    offered(match, f"want-card {kind}")
    when(match, "accept")
    assert asked(match) == (1, "which-card")
    assert options(match) == [f"give-card {first}", f"give-card {second}"]
    when(match, f"give-card {second}")
    assert hand(match, 0, kind) == [second]
    assert hand(match, 1, kind) == [first]


@pytest.mark.rule("COC-TRD-06")
def test_a_trade_is_carried_out_at_once_and_completely() -> None:
    match = plain({**WOOD, "actions": ["a05"]}, {**GOLD, "objectives": ["o01", "o02", "o03"]})
    before = belongings(match)
    when(match, "trade", "give wood", "offer-card action", "give-card a05")
    when(match, "want gold", "want-card objective", "want-card objective", "propose")
    when(match, "accept", "give-card o03")
    assert asked(match) == (1, "which-card")
    assert belongings(match) == before  # until everything is settled

    when(match, "give-card o01")
    assert asked(match) == (0, "act")
    assert table(match).offer == ()
    assert belongings(match) == [
        ({"wood": 2, "gold": 1}, [[], ["o01", "o03"], []]),
        ({"wood": 1, "gold": 2}, [["a05"], ["o02"], []]),
    ]


@pytest.mark.rule("COC-TRD-06")
def test_both_sides_hand_over_at_the_same_time() -> None:
    full = {"goods": {"food": 2, "gold": 7}}
    match = plain(full, full)
    offered(match, "give food", "give gold", "want food", "want gold")
    when(match, "accept")
    assert goods(match, 0) == goods(match, 1) == {"food": 2, "gold": 7}


@pytest.mark.rule("COC-TRD-06")
def test_what_was_traded_can_be_used_in_the_same_turn() -> None:
    match = given({**ME, "goods": {}}, {**RIVAL, "goods": {"gold": 2}})
    assert "advance" not in options(match)
    offered(match, "want gold", "want gold")
    when(match, "accept", "advance", "advance fishing")
    assert goods(match) == {"mood": 1}  # of the advance
    assert "fishing" in player(match).advances


@pytest.mark.rule("COC-TRD-09")
@pytest.mark.parametrize(
    ("name", "advances", "held", "after"),
    [
        ("wood", [], 6, 7),
        ("ore", [], 7, 7),
        ("gold", [], 5, 7),
        ("food", [], 2, 2),
        ("food", [], 1, 2),
        ("food", ["storage"], 2, 4),
        ("food", ["storage"], 7, 7),
        ("ideas", [], 2, 4),
        ("ideas", [], 6, 7),
        ("ideas", ["myths", "rituals", "philosophy", "dogma"], 1, 2),
        ("mood", [], 7, 9),
        ("culture", [], 7, 9),
    ],
)
@pytest.mark.parametrize("receiver", [0, 1])
def test_what_exceeds_a_limit_is_lost(
    name: str, advances: list[str], held: int, after: int, receiver: int
) -> None:
    taker = {"goods": {name: held}, "advances": advances}
    giver = {"goods": {name: 2}}
    match = plain(*((giver, taker) if receiver else (taker, giver)))
    offered(match, *[f"{'give' if receiver else 'want'} {name}"] * 2)
    when(match, "accept")
    assert goods(match, receiver) == {name: after}
    assert goods(match, 1 - receiver) == {}


# How it is offered


@pytest.mark.rule("COC-AMB-30")
def test_an_offer_is_a_package_for_all_or_nothing() -> None:
    match = plain(WOOD, GOLD)
    when(match, "trade")
    assert options(match) == ["give wood", "want gold", "cancel"]  # nothing to propose yet
    when(match, "give wood", "want gold", "want gold", "propose")
    assert match.decision is not None
    assert dict(match.decision.args) == {"partner": "seat:0", "gives": "wood 1", "wants": "gold 2"}
    assert options(match) == ["accept", "refuse", "counter"]


@pytest.mark.rule("COC-AMB-30")
def test_three_offers_to_each_partner_in_a_turn() -> None:
    match = plain(WOOD, GOLD, ORE)
    for _ in range(3):
        assert options(when(match, "trade")) == ["with 1", "with 2"]
        when(match, "with 1", "give wood", "propose", "refuse")
    when(match, "trade")  # nobody else is left, so the partner is not asked for
    assert asked(match) == (0, "offer")
    assert options(match, "want") == ["want ore"]
    when(match, "give wood", "propose", "accept", "trade", "want ore", "propose", "refuse")
    when(match, "trade", "want ore", "propose")
    assert options(match) == ["accept", "refuse"]  # the last one cannot be countered
    when(match, "refuse")
    assert "trade" not in options(match)


@pytest.mark.rule("COC-AMB-30")
def test_a_new_turn_counts_from_nothing() -> None:
    match = plain(WOOD, GOLD)
    for _ in range(3):
        when(match, "trade", "cancel")
    assert "trade" not in options(match)
    next_turn(match)
    for _ in range(3):
        offered(match, "give wood")
        when(match, "refuse")
    assert "trade" not in options(match)


@pytest.mark.rule("COC-AMB-30")
def test_counter_offers_count_and_the_cap_ends_the_bargaining() -> None:
    match = plain(WOOD, GOLD)
    offered(match, "give wood", "want gold")
    when(match, "counter", "give gold", "want wood", "propose")
    assert (asked(match), options(match)) == (
        (0, "answer-offer"),
        ["accept", "refuse", "counter"],
    )
    when(match, "counter", "give wood", "give wood", "want gold", "propose")
    assert (asked(match), options(match)) == ((1, "answer-offer"), ["accept", "refuse"])
    assert len(told(match, "trade-refused")) == 2
    when(match, "refuse")
    assert asked(match) == (0, "act")
    assert "trade" not in options(match)
    assert (goods(match, 0), goods(match, 1)) == ({"wood": 3}, {"gold": 3})


@pytest.mark.rule("COC-AMB-30")
def test_a_counter_offer_can_be_accepted() -> None:
    match = plain(WOOD, GOLD)
    offered(match, "give wood", "want gold")
    when(match, "counter", "give gold", "want wood", "want wood", "propose", "accept")
    assert goods(match, 0) == {"wood": 1, "gold": 1}
    assert goods(match, 1) == {"wood": 2, "gold": 2}
    assert told(match, "trade-made") == [
        {"seat": "seat:1", "partner": "seat:0", "gives": "gold 1", "wants": "wood 2"}
    ]


@pytest.mark.rule("COC-AMB-30")
def test_an_offer_that_was_given_up_counts_and_leaves_nothing_behind() -> None:
    match = plain(WOOD, GOLD)
    before = belongings(match)
    for _ in range(3):
        when(match, "trade", "give wood", "cancel")
        assert asked(match) == (0, "act")
        assert table(match).offer == ()
    assert "trade" not in options(match)
    assert belongings(match) == before
    assert not told(match, "trade-offered")


@pytest.mark.rule("COC-AMB-30")
def test_who_gives_up_a_counter_offer_gives_the_turn_back() -> None:
    match = plain(WOOD, GOLD)
    offered(match, "give wood")
    when(match, "counter", "give gold", "cancel")
    assert asked(match) == (0, "act")
    offered(match, "give wood")  # the third one
    assert options(match) == ["accept", "refuse"]


@pytest.mark.rule("COC-AMB-30")
def test_an_offer_has_eight_pieces_at_most() -> None:
    match = when(plain({"goods": {"wood": 7, "gold": 7}}, {}), "trade")
    when(match, *["give wood"] * 4, *["give gold"] * 4)
    assert options(match) == ["propose", "cancel"]
    when(match, "propose", "accept")
    assert goods(match, 1) == {"wood": 4, "gold": 4}

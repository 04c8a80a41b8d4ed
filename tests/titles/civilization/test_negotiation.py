"""Deals after the income of the Trade phase (CIV-NEG)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.civilization.negotiation import DRAFTS
from tests.titles.civilization.given import (
    asked,
    figures,
    given,
    goods,
    options,
    pass_on,
    player,
    table,
    told,
    when,
)

HUTS = {"tiles": {"E1": "tile_10"}, "huts": {}}


def talks(*players: dict[str, Any], **words: Any) -> Match:
    """The Trade phase after the income; seat 0 is asked first."""
    return given(*players, **{"stage": "trade", **words})


def offer(match: Match, partner: int, *pieces: str) -> Match:
    """The player who is asked proposes a deal."""
    return when(match, f"deal {partner}", *pieces, "propose")


def holdings(match: Match, seat: int) -> dict[str, Any]:
    """Everything that a player could give away."""
    p = player(match, seat)
    found: dict[str, Any] = {"trade": p.trade, "culture": p.culture, **goods(match, seat)}
    found |= {"markers": sorted(p.markers), "events": sorted(p.events)}
    return {name: held for name, held in found.items() if held}


RICH: dict[str, Any] = {
    "trade": 5,
    "culture": 4,
    "goods": {"wheat": 1, "silk": 1, "incense": 1, "iron": 1},
    "markers": ["hut_spy", "village_uranium"],
    "events": ["drought", "lost"],
}


# What is exchanged


@pytest.mark.rule("CIV-NEG-01", "CIV-NEG-02")
@pytest.mark.parametrize(
    ("piece", "gift"),
    [
        ("give trade", {"trade": 1}),
        ("give trade 3", {"trade": 3}),
        ("give culture", {"culture": 1}),
        ("give culture 3", {"culture": 3}),
        ("give wheat", {"wheat": 1}),
        ("give silk", {"silk": 1}),
        ("give incense", {"incense": 1}),
        ("give iron", {"iron": 1}),
        ("give-marker hut_spy", {"markers": ["hut_spy"]}),
        ("give-marker village_uranium", {"markers": ["village_uranium"]}),
        ("give-event drought", {"events": ["drought"]}),
        ("give-event lost", {"events": ["lost"]}),
    ],
)
def test_anything_that_can_be_exchanged_can_be_given_away(piece: str, gift: dict[str, Any]) -> None:
    match = talks(RICH)

    offer(match, 1, piece)
    assert holdings(match, 1) == {}  # nothing happens before it is accepted
    when(match, "accept")

    assert holdings(match, 1) == gift
    for name, n in gift.items():
        before = RICH["goods"] | RICH
        if isinstance(n, list):
            assert holdings(match, 0)[name] == sorted(set(before[name]) - set(n))
        else:
            assert holdings(match, 0).get(name, 0) == before[name] - n


@pytest.mark.rule("CIV-NEG-02")
@pytest.mark.parametrize(
    ("piece", "gift"),
    [
        ("want trade 3", {"trade": 3}),
        ("want culture", {"culture": 1}),
        ("want wheat", {"wheat": 1}),
        ("want silk", {"silk": 1}),
        ("want incense", {"incense": 1}),
        ("want iron", {"iron": 1}),
        ("want-marker hut", {"markers": ["hut_spy"]}),
        ("want-marker village", {"markers": ["village_uranium"]}),
        ("want-event 1", {"events": ["drought"]}),
        ("want-event 2", {"events": ["lost"]}),
    ],
)
def test_everything_of_the_partner_can_be_asked_for(piece: str, gift: dict[str, Any]) -> None:
    match = talks({}, RICH)

    offer(match, 1, piece)
    when(match, "accept")

    assert holdings(match, 0) == gift


@pytest.mark.rule("CIV-NEG-01")
def test_deals_follow_one_another() -> None:
    match = talks({"trade": 4}, {"goods": {"silk": 1}, "culture": 2}, {"goods": {"iron": 1}})

    offer(match, 1, "give trade", "want silk")
    when(match, "accept")
    offer(match, 1, "give trade", "give trade", "want culture", "want culture")
    when(match, "accept")
    offer(match, 2, "give silk", "give trade", "want iron")
    when(match, "accept")

    assert holdings(match, 0) == {"culture": 2, "iron": 1}
    assert holdings(match, 1) == {"trade": 3}
    assert holdings(match, 2) == {"trade": 1, "silk": 1}


@pytest.mark.rule("CIV-NEG-03")
def test_nothing_else_can_be_exchanged() -> None:
    everything = {
        "civilization": "egypt",
        "techs": ["construction", "pottery", "chivalry"],
        "units": ["infantry_2"],
        "figures": ["army C3", "scout B3"],
        "tokens": {"sheet": 2, "pottery": 1},
        "reserve": ["artist"],
    }
    built = {"D3": "workshop", "B1": "stonehenge", "B2": "builder"}
    match = talks({**everything, "trade": 1}, built=built)

    when(match, "deal 1")

    assert options(match) == ["give trade", "cancel"]


@pytest.mark.rule("CIV-NEG-03")
def test_who_has_nothing_to_exchange_is_not_asked_for_a_deal() -> None:
    poor = {"units": ["infantry_2"], "figures": [], "reserve": ["artist"], "tokens": {"sheet": 2}}
    match = talks(poor, poor, {"trade": 1})

    assert options(match, "deal") == ["deal 2"]


@pytest.mark.rule("CIV-NEG-04")
def test_a_deal_is_carried_out_at_once_and_completely() -> None:
    match = talks(
        {"trade": 3, "goods": {"silk": 1}, "markers": ["hut_iron"]},
        {"culture": 2, "goods": {"wheat": 2}, "events": ["drought"]},
    )

    offer(match, 1, "give trade 3", "give silk", "give-marker hut_iron", "want wheat", "want wheat")
    when(match, "counter", "give culture", "give-event drought", "want trade 3", "propose")
    when(match, "accept")

    assert holdings(match, 0) == {
        "culture": 1,
        "silk": 1,
        "markers": ["hut_iron"],
        "events": ["drought"],
    }
    assert holdings(match, 1) == {"trade": 3, "culture": 1, "wheat": 2}
    assert asked(match) == (0, "negotiate")


@pytest.mark.rule("CIV-NEG-04")
def test_an_offer_holds_no_more_than_there_is() -> None:
    match = talks({"trade": 4, "goods": {"wheat": 1}}, {"culture": 1})

    when(match, "deal 1", "give trade 3")
    assert options(match, "give") == ["give trade", "give wheat"]
    when(match, "give trade", "give wheat")
    assert options(match, "give") == []
    assert options(match, "want") == ["want culture"]
    when(match, "want culture")
    assert options(match) == ["propose", "cancel"]


@pytest.mark.rule("CIV-NEG-04")
def test_promises_bind_nobody() -> None:
    attacker = {"civilization": "egypt", "figures": ["army E2"]}
    victim = {"civilization": "america", "figures": ["scout F2"], "trade": 5}
    match = talks(attacker, victim, **HUTS)

    when(match, "pass")
    offer(match, 0, "give trade")  # for peace
    when(match, "accept")
    pass_on(match, "movement", 0)
    when(match, "move E2 1 0", "go F2")

    assert figures(match, 1, "F2") == {}


# Limits


@pytest.mark.rule("CIV-NEG-05")
def test_who_gets_too_many_events_discards_at_once() -> None:
    match = talks({"events": ["drought", "lost"]}, {"events": ["sabotage", "disoriented"]})

    offer(match, 1, "give-event lost", "give-event drought")
    when(match, "accept")

    assert asked(match) == (1, "discard")
    assert match.decision is not None
    assert match.decision.args["n"] == 2
    assert sorted(options(match)) == [
        "discard disoriented",
        "discard drought",
        "discard lost",
        "discard sabotage",
    ]
    when(match, "discard sabotage", "discard drought")
    assert sorted(player(match, 1).events) == ["disoriented", "lost"]
    assert table(match).event_discards == [["sabotage", "drought"], [], []]
    assert asked(match) == (0, "negotiate")


@pytest.mark.rule("CIV-NEG-05")
def test_an_exchange_of_events_within_the_limit_costs_none() -> None:
    match = talks({"events": ["drought", "lost"]}, {"events": ["sabotage", "disoriented"]})

    offer(match, 1, "give-event lost", "want-event 1")
    when(match, "accept", "give-event sabotage")

    assert sorted(player(match, 0).events) == ["drought", "sabotage"]
    assert sorted(player(match, 1).events) == ["disoriented", "lost"]
    assert asked(match) == (0, "negotiate")


@pytest.mark.rule("CIV-NEG-06")
def test_trade_beyond_the_dial_is_lost() -> None:
    match = talks({"trade": 10}, {"trade": 26})

    offer(match, 1, "give trade 3")
    when(match, "accept")

    assert (player(match, 0).trade, player(match, 1).trade) == (7, 27)


# What is seen


@pytest.mark.rule("CIV-NEG-07")
def test_markers_change_hands_facedown() -> None:
    match = talks({"markers": ["hut_spy", "hut_iron"]}, {}, {})

    offer(match, 1, "give-marker hut_iron")

    assert match.decision is not None
    assert match.decision.args["gives"] == "hut 1"
    assert match.decision.find("accept").things == ("marker:hut",)
    for seat in (1, 2, None):
        assert match.view(seat)["table"]["offer"]["gives"]["cards"] == ["marker:hut"]

    when(match, "accept")

    assert match.view(1)["table"]["players"][1]["markers"] == ["hut_iron"]
    for seat in (0, 2, None):
        shown = match.view(seat)["table"]["players"][1]["markers"]
        assert shown == {"hut": 1, "village": 0}
    assert [each["cards"] for each in told(match, "deal-cards", 1)] == ["marker:hut_iron"]
    assert [each["cards"] for each in told(match, "deal-cards", 0)] == ["marker:hut_iron"]
    assert told(match, "deal-cards", 2) == told(match, "deal-cards") == []


@pytest.mark.rule("CIV-NEG-07")
def test_a_wanted_marker_is_chosen_by_its_owner() -> None:
    match = talks({"trade": 1}, {"markers": ["hut_spy", "hut_iron", "village_iron"]})

    when(match, "deal 1")
    assert options(match, "want-marker") == ["want-marker hut", "want-marker village"]
    when(match, "want-marker hut", "propose", "accept")

    assert asked(match) == (1, "which-gift")
    assert sorted(options(match)) == ["give-marker hut_iron", "give-marker hut_spy"]
    when(match, "give-marker hut_spy")
    assert player(match, 0).markers == ["hut_spy"]
    assert sorted(player(match, 1).markers) == ["hut_iron", "village_iron"]


@pytest.mark.rule("CIV-NEG-08")
def test_of_an_event_only_the_back_is_seen() -> None:
    match = talks({"events": ["lost", "drought"]}, {}, {})

    offer(match, 1, "give-event lost")

    assert match.decision is not None
    assert match.decision.args["gives"] == "event_2 1"
    assert match.view(0)["table"]["offer"]["gives"]["cards"] == ["event:lost"]
    for seat in (1, 2, None):
        assert match.view(seat)["table"]["offer"]["gives"]["cards"] == ["deck:2"]
    assert told(match, "deal-offered", 1) == told(match, "deal-offered")
    assert "lost" not in str(told(match, "deal-offered"))

    when(match, "accept")

    assert match.view(1)["table"]["players"][1]["events"] == ["lost"]
    for seat in (0, 2, None):
        assert match.view(seat)["table"]["players"][1]["events"] == [0, 1, 0]
    assert told(match, "deal-cards", 2) == told(match, "deal-cards") == []


@pytest.mark.rule("CIV-NEG-08")
def test_a_wanted_event_rests_on_the_owners_word() -> None:
    match = talks({"trade": 1}, {"events": ["sabotage", "drought"]})

    when(match, "deal 1")
    assert options(match, "want-event") == ["want-event 1"]  # not: Drought
    when(match, "want-event 1", "propose", "accept")

    assert asked(match) == (1, "which-gift")
    when(match, "give-event drought")
    assert player(match, 0).events == ["drought"]


# When and how


@pytest.mark.rule("CIV-NEG-09")
@pytest.mark.parametrize("stage", ["start", "city", "movement", "research"])
def test_deals_are_made_in_the_trade_phase_only(stage: str) -> None:
    mine = {"trade": 9, "culture": 3, "figures": ["scout B2"]}
    assert options(talks(mine), "deal") == ["deal 1"]
    assert options(talks(mine, stage=stage), "deal") == []


@pytest.mark.rule("CIV-NEG-10")
def test_everybody_hears_an_offer_and_its_end() -> None:
    match = talks({"trade": 5}, {"culture": 5, "goods": {"silk": 1}}, {"trade": 1})
    heard = {
        "seat": "seat:0",
        "partner": "seat:1",
        "gives": "trade 4",
        "wants": "culture 1 silk 1",
    }

    offer(match, 1, "give trade 3", "give trade", "want culture", "want silk")

    assert asked(match) == (1, "answer-offer")
    assert options(match) == ["accept", "refuse", "counter"]
    assert told(match, "deal-offered") == [heard]
    when(match, "refuse")
    assert told(match, "deal-refused") == [{"seat": "seat:1", "partner": "seat:0"}]
    assert holdings(match, 0) == {"trade": 5}
    offer(match, 1, "give trade 3", "give trade", "want culture", "want silk")
    when(match, "accept")
    assert told(match, "deal-made") == [heard]


@pytest.mark.rule("CIV-NEG-10")
def test_an_offer_is_countered_by_one_from_the_partner() -> None:
    match = talks({"trade": 5}, {"goods": {"silk": 1}})

    offer(match, 1, "give trade 3", "want silk")
    when(match, "counter")

    assert asked(match) == (1, "offer")
    assert options(match, "give") == ["give silk"]
    when(match, "give silk", "want trade 3", "want trade", "propose")
    assert asked(match) == (0, "answer-offer")
    when(match, "accept")
    assert holdings(match, 0) == {"trade": 1, "silk": 1}
    assert holdings(match, 1) == {"trade": 4}


@pytest.mark.rule("CIV-NEG-10")
def test_talks_end_when_all_have_passed_in_a_row() -> None:
    match = talks(*[{"trade": 1, "culture": 1, "figures": []}] * 3)

    when(match, "pass")
    assert asked(match) == (1, "negotiate")
    offer(match, 2, "give trade")
    when(match, "refuse", "pass", "pass")  # the second and the third player

    assert asked(match) == (0, "negotiate")  # there was an offer since the first one passed
    assert table(match).stage == "trade"
    when(match, "pass")
    assert table(match).stage == "city"


@pytest.mark.rule("CIV-NEG-11")
def test_a_player_proposes_three_deals_at_most() -> None:
    match = talks({"trade": 9}, {"trade": 9})

    for _ in range(3):
        assert (asked(match), options(match)) == ((0, "negotiate"), ["deal 1", "pass"])
        offer(match, 1, "give trade")
        when(match, "refuse")

    # nothing is left for him but to pass; the partner has his own three
    assert (asked(match), options(match)) == ((1, "negotiate"), ["deal 0", "pass"])


@pytest.mark.rule("CIV-NEG-11")
def test_drafts_that_are_given_up_are_not_counted() -> None:
    match = talks({"trade": 9}, {"trade": 9})

    when(match, *["deal 1", "give trade", "cancel"] * 5)
    assert table(match).offers == (0, 0)
    offer(match, 1, "give trade")
    when(match, "counter", "cancel")  # the partner's draft is not counted either

    assert table(match).offers == (1, 0)
    assert (asked(match), options(match)) == ((0, "negotiate"), ["deal 1", "pass"])


@pytest.mark.rule("CIV-NEG-11")
def test_giving_up_drafts_comes_to_an_end() -> None:
    match = talks({"trade": 9}, {"trade": 9})

    when(match, *["deal 1", "cancel"] * DRAFTS)

    assert (asked(match), options(match)) == ((1, "negotiate"), ["deal 0", "pass"])
    offer(match, 0, "give trade")
    assert options(match) == ["accept", "refuse"]  # nor can he answer with a draft


@pytest.mark.rule("CIV-NEG-11")
def test_drafts_are_forgotten_with_the_round() -> None:
    match = talks({"trade": 9}, {"trade": 9})
    when(match, *["deal 1", "cancel"] * DRAFTS)

    pass_on(match, "research")
    pass_on(match, "trade", 0)

    assert options(match) == ["deal 1", "pass"]


@pytest.mark.rule("CIV-NEG-11")
def test_counter_offers_are_counted() -> None:
    match = talks({"trade": 9}, {"trade": 9}, offers=[0, 2])

    offer(match, 1, "give trade")
    when(match, "counter", "give trade", "propose", "refuse")  # the third of seat 1
    offer(match, 1, "give trade")

    assert options(match) == ["accept", "refuse"]
    when(match, "refuse", "pass")
    assert table(match).stage == "city"  # seat 1 can only pass


@pytest.mark.rule("CIV-NEG-11")
def test_an_offer_holds_eight_pieces_at_most() -> None:
    match = talks({"trade": 27}, {"trade": 27})

    when(match, "deal 1", *["give trade"] * 4, *["want trade"] * 3)
    assert "give trade" in options(match)
    when(match, "want trade")

    assert options(match) == ["propose", "cancel"]


@pytest.mark.rule("CIV-NEG-11", "CIV-NEG-01")
def test_a_deal_of_three_is_made_of_deals_of_two() -> None:
    match = talks({"goods": {"wheat": 1}}, {"goods": {"silk": 1}}, {"goods": {"iron": 1}})

    offer(match, 1, "give wheat")
    when(match, "accept", "pass")
    offer(match, 2, "give silk")
    when(match, "accept", "pass")
    offer(match, 0, "give iron")
    when(match, "accept")

    assert [holdings(match, seat) for seat in range(3)] == [{"iron": 1}, {"wheat": 1}, {"silk": 1}]

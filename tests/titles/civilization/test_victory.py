"""Victory and the end of the game (CIV-VIC)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.civilization.cards import LAST_SPACE
from tests.titles.civilization.fights import CAPITAL, DOOR, siege, stand
from tests.titles.civilization.given import cities, options, player, table, told, when
from tests.titles.civilization.lands import COIN, MINE, NEAR, coins_of, land, turn_of

Words = dict[str, Any]
IDLE = "army B1"
LEARNED = ["pottery", "writing", "masonry", "philosophy"]
PYRAMID = [
    *LEARNED,
    *("irrigation", "chivalry", "mathematics", "construction"),
    *("biology", "banking", "theology"),
    *("ballistics", "combustion"),
]
"""Above America's starting tech, all but Space Flight."""
TO_THE_STARS: Words = {"techs": ["currency", *PYRAMID], "trade": 26}
TO_THE_BANK: Words = {
    "techs": ["construction", *LEARNED],
    "trade": 20,
    "tokens": {"sheet": 14},
}
"""Civil Service is the fifteenth coin."""
SUPREME: Words = {"units": ["aircraft_7", "aircraft_7", "aircraft_6"]}


def ended(match: Match) -> tuple[list[int], str]:
    """Who has won, and how; nobody is asked any more."""
    assert match.over
    assert match.decisions == []
    assert match.result is not None
    return match.result.winners, match.result.reason


# The four ways to win


@pytest.mark.rule("CIV-VIC-01", "CIV-CUL-09")
@pytest.mark.parametrize("space", [LAST_SPACE - 2, LAST_SPACE - 1])
def test_the_last_space_of_the_culture_track_wins(space: int) -> None:
    match = land({"track": space, "culture": 7, "trade": 6}, stage="city")

    when(match, "advance")

    assert match.over == (space == LAST_SPACE - 1)
    if match.over:
        assert ended(match) == ([0], "culture")


@pytest.mark.rule("CIV-VIC-01", "CIV-CUL-10")
def test_a_free_step_onto_the_last_space_wins_too() -> None:
    me: Words = {"civilization": "rome", "track": LAST_SPACE - 1, "trade": 27}
    match = land(me, stage="city")

    when(match, "produce B3", "wonder stonehenge", "at B2")

    assert ended(match) == ([0], "culture")


@pytest.mark.rule("CIV-VIC-02")
def test_space_flight_wins() -> None:
    match = land({}, TO_THE_STARS, stage="research")

    when(match, "tech space_flight")

    assert ended(match) == ([1], "tech")


@pytest.mark.rule("CIV-VIC-03")
@pytest.mark.parametrize("tokens", [13, 14])
def test_fifteen_coins_win_at_any_moment(tokens: int) -> None:
    me: Words = {"techs": ["construction", "democracy_tech"], "trade": 6}
    match = land({**me, "tokens": {"sheet": tokens}}, stage="city")

    when(match, "use democracy_tech")

    assert match.over == (tokens == 14)
    if match.over:
        assert ended(match) == ([0], "economic")


@pytest.mark.rule("CIV-VIC-04", "CIV-LOT-13")
def test_who_takes_a_capital_wins() -> None:
    match = siege(SUPREME, {"units": ["infantry_1", "mounted_1"]}, capital=True)

    while not match.over:
        when(match, options(match, "front")[0])

    assert ended(match) == ([0], "military")


@pytest.mark.rule("CIV-VIC-04")
def test_another_city_does_not_win() -> None:
    match = stand(siege({**SUPREME, "figures": ["army F2", IDLE]}, {}))

    assert cities(match, 1) == [CAPITAL]
    assert not match.over


@pytest.mark.rule("CIV-VIC-04")
def test_the_defender_of_a_capital_does_not_win() -> None:
    match = stand(siege({"figures": [f"army {DOOR}", IDLE]}, SUPREME, capital=True))

    assert told(match, "battle-result")[0]["owner"] == "seat:1"
    assert not match.over


# The end


@pytest.mark.rule("CIV-VIC-05")
def test_nothing_is_completed_after_a_victory() -> None:
    """A scout steps on the fifteenth coin in the midst of its move, the first of three."""
    me: Words = {"figures": [f"scout {NEAR}", IDLE], "tokens": {"sheet": 14}}
    match = land(me, {"figures": ["army N7"]})

    when(match, f"move {NEAR} 0 1", f"go {COIN}")

    assert ended(match) == ([0], "economic")
    assert table(match).stage == "movement"
    assert table(match).round == 1
    assert told(match, "moved") == []
    assert told(match, "turn") == []


@pytest.mark.rule("CIV-VIC-05")
def test_nobody_shares_a_victory() -> None:
    """Two players have enough coins in the same instant."""
    me: Words = {"techs": ["construction", "democracy_tech"], "trade": 6, "tokens": {"sheet": 14}}
    match = land(me, {"tokens": {"sheet": 14}}, cities={"F2": {"owner": 1}}, stage="city")
    assert coins_of(match, 1) == 15

    when(match, "use democracy_tech")

    assert ended(match) == ([0], "economic")
    assert match.result is not None
    assert match.result.scores == [1, 0]


@pytest.mark.rule("CIV-VIC-06", "CIV-BLK-06")
@pytest.mark.parametrize(("figure", "group"), [("army", "1 0"), ("scout", "0 1")])
def test_a_blockader_that_leaves_may_let_the_other_win(figure: str, group: str) -> None:
    theirs: Words = {"figures": [f"{figure} {COIN}", "army N7"]}
    match = land({"tokens": {"sheet": 14}}, theirs, cities=MINE, **turn_of(1))
    assert coins_of(match) == 14

    when(match, f"move {COIN} {group}", f"go {NEAR}")

    assert ended(match) == ([0], "economic")


@pytest.mark.rule("CIV-VIC-06", "CIV-AMB-20")
def test_a_blockader_that_leaves_to_attack_does_so_too() -> None:
    units = {"units": ["infantry_2", "mounted_2"]}
    me: Words = {"tokens": {"sheet": 14}, "figures": [f"army {NEAR}"], **units}
    match = land(me, {"figures": [f"army {COIN}"], **units}, cities=MINE, **turn_of(1))

    when(match, f"move {COIN} 1 0", f"go {NEAR}")

    assert ended(match) == ([0], "economic")
    assert told(match, "battle") == []


# Several at once


@pytest.mark.rule("CIV-VIC-07")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_in_player_order_wins(first: int) -> None:
    theirs = {**TO_THE_BANK, "techs": ["currency", *LEARNED]}
    match = land(TO_THE_BANK, theirs, stage="research", **turn_of(first))

    when(match, "tech civil_service", "tech civil_service")

    assert ended(match) == ([first], "economic")
    assert "civil_service" not in player(match, 1 - first).techs


@pytest.mark.rule("CIV-VIC-07")
@pytest.mark.parametrize(("first", "winner"), [(0, 1), (1, 1), (2, 2)])
def test_player_order_begins_with_the_first_player(first: int, winner: int) -> None:
    """Somebody's coin is counted, and with it those of two others, who have enough."""
    rich: Words = {"tokens": {"sheet": 15}}
    me: Words = {"techs": ["construction", "democracy_tech"], "trade": 6}
    third = {"civilization": "germany", **rich}
    words: Words = {"stage": "city", "first": first, "active": 0, "tiles": {}}
    match = land(me, rich, third, **words)

    when(match, "use democracy_tech")

    assert ended(match) == ([winner], "economic")


@pytest.mark.rule("CIV-VIC-09", "CIV-RSH-11")
@pytest.mark.parametrize(("first", "how"), [(0, "economic"), (1, "tech")])
def test_a_reveal_resets_all_dials_and_then_goes_from_player_to_player(
    first: int, how: str
) -> None:
    match = land(TO_THE_BANK, TO_THE_STARS, stage="research", **turn_of(first))

    for decision in list(match.decisions):
        match.answer(["tech civil_service", "tech space_flight"][decision.seat], decision.seat)

    assert ended(match) == ([first], how)
    assert [player(match, seat).trade for seat in (0, 1)] == [14, 0]
    assert ("civil_service" in player(match).techs) == (first == 0)
    assert ("space_flight" in player(match, 1).techs) == (first == 1)


@pytest.mark.rule("CIV-VIC-09")
def test_the_coins_of_the_first_player_count_before_other_effects() -> None:
    """Germany wins with its fifteenth coin and has nothing to say about units any more."""
    german: Words = {
        "civilization": "germany",
        "techs": ["metalworking", *LEARNED, *PYRAMID[4:7], "construction", "biology"],
        "trade": 16,
        "tokens": {"sheet": 14},
    }
    match = land(german, stage="research")
    units = len(player(match).units)

    when(match, "tech railroad")

    assert ended(match) == ([0], "economic")
    assert len(player(match).units) == units


# One Space Flight

MARGIN: Words = {"options": {"tie_break": "margin"}}
RUSSIANS: Words = {
    **TO_THE_STARS,
    "civilization": "russia",
    "techs": ["communism_tech", *PYRAMID],
}


@pytest.mark.rule("CIV-PYR-08", "CIV-VIC-07", "CIV-OPT-05")
@pytest.mark.parametrize(
    ("settings", "first", "track", "winner"),
    [({}, 0, 3, 0), ({}, 1, 3, 1), (MARGIN, 0, 3, 1), (MARGIN, 1, 0, 1), (MARGIN, 0, 0, 0)],
    ids=["order", "other order", "margin", "equal margins, other order", "equal margins"],
)
def test_of_two_who_reveal_space_flight_the_winner_has_it(
    settings: Words, first: int, track: int, winner: int
) -> None:
    """Both have spent their trade; the other one has nothing for it: there is one card."""
    match = land(
        RUSSIANS, {**TO_THE_STARS, "track": track}, stage="research", **settings, **turn_of(first)
    )

    when(match, "tech space_flight", "tech space_flight")

    assert ended(match) == ([winner], "tech")
    assert ["space_flight" in player(match, seat).techs for seat in (0, 1)] == [
        winner == 0,
        winner == 1,
    ]
    assert [player(match, seat).trade for seat in (0, 1)] == [0, 0]
    assert [entry["seat"] for entry in told(match, "victory")] == [f"seat:{winner}"]


@pytest.mark.rule("CIV-PYR-08", "CIV-OPT-05")
def test_the_margin_also_decides_between_space_flight_and_coins() -> None:
    """The better of two fliers still meets somebody who is richer."""
    third: Words = {**TO_THE_BANK, "civilization": "germany", "tokens": {"sheet": 15}}
    third["techs"] = ["metalworking", *LEARNED]
    match = land(
        RUSSIANS, {**TO_THE_STARS, "track": 3}, third, stage="research", tiles={}, **MARGIN
    )

    when(match, "tech space_flight", "tech space_flight", "tech civil_service")

    assert ended(match) == ([2], "economic")
    assert "space_flight" in player(match, 1).techs
    assert "space_flight" not in player(match, 0).techs

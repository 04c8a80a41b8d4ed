"""What is hidden, what is left to chance, and who decides out of turn (CND-HID)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import oikumene
from oikumene.engine.match import Match
from oikumene.titles.dawn.cards import WONDERS
from oikumene.titles.dawn.ground import placements
from tests.titles.dawn.fights import ME, RIVAL, at_war, barbarian, seed_for
from tests.titles.dawn.given import asked, given, options, player, row, table, told, when

FIXED: dict[str, Any] = {"first_game_map": True}


def texts(value: Any) -> set[str]:
    """Every text in a JSON value."""
    if isinstance(value, dict):
        return {text for key, inner in value.items() for text in (str(key), *texts(inner))}
    if isinstance(value, (list, tuple)):
        return {text for inner in value for text in texts(inner)}
    return {value} if isinstance(value, str) else set()


def at_random(match: Match, answers: int) -> Match:
    """Go on with so many random answers."""
    rng = Random(1)
    for _ in range(answers):
        assert match.decision is not None
        match.answer(rng.choice(match.decision.options))
    return match


@pytest.mark.rule("CND-HID-01")
@pytest.mark.parametrize("seats", [2, 3])
def test_of_wonder_decks_and_removed_wonders_only_the_number_is_shown(seats: int) -> None:
    match = at_random(oikumene.start("dawn", seats, 5, FIXED), 30)
    s = table(match)
    unseen = {*s.decks, *s.removed}
    assert unseen

    for seat in (None, *range(seats)):
        view = match.view(seat)
        assert view["table"]["decks"] == {"count": len(s.decks)}
        assert view["table"]["removed"] == {"count": len(s.removed)}
        assert not unseen & texts(view)
        assert "chance" not in view["table"]
    named = texts([entry.args for entry in match.journal()])
    assert not {f"card:{wonder}" for wonder in unseen} & named


@pytest.mark.rule("CND-HID-01")
def test_what_went_back_to_the_box_is_open_to_imagination() -> None:
    match = oikumene.start("dawn", 2, 5, FIXED)
    s = table(match)
    worlds = [table(match.imagine(0, Random(seed))) for seed in range(40)]

    assert len({tuple(world.removed) for world in worlds}) > 5
    for world in worlds:
        assert world.market == s.market
        assert sorted([*world.decks, *world.removed]) == sorted([*s.decks, *s.removed])
        kinds = [(WONDERS[each].type, WONDERS[each].era) for each in world.removed]
        assert kinds == [(WONDERS[each].type, WONDERS[each].era) for each in s.removed]


@pytest.mark.rule("CND-HID-02")
@pytest.mark.parametrize("answers", [0, 60])
def test_every_seat_and_every_spectator_sees_the_same_table(answers: int) -> None:
    match = at_random(oikumene.start("dawn", 3, 11, FIXED), answers)

    spectator = match.view(None)["table"]

    assert [match.view(seat)["table"] for seat in range(3)] == [spectator] * 3
    assert all(entry.audience is None for entry in match.journal())


@pytest.mark.rule("CND-HID-02")
def test_everything_of_a_rival_is_open() -> None:
    match = given(
        {},
        {
            "leader": "rome",
            "trade": {"pottery": 2},
            "tokens": {"geneva": "astrology"},
            "dial": 7,
            "resources": {"oil": 2},
            "diplomacy": ["embassy@0", "brussels"],
            "agendas": ["civilized"],
            "tiles": [],
        },
        wonders={"petra": "1,-6"},
    )

    rival = match.view(0)["table"]["players"][1]

    assert rival["row"] == ["astrology", "foreign_trade", "masonry", "early_empire", "pottery"]
    assert rival["trade"] == [0, 0, 0, 0, 2]
    assert rival["tokens"] == {"geneva": "astrology"}
    assert (rival["dial"], rival["resources"]) == (7, [0, 0, 2, 0])
    assert list(rival["diplomacy"]) == ["embassy@0", "brussels"]
    assert list(rival["agendas"]) == ["civilized"]
    assert rival["progress"]["warmonger"] == [1, 2]
    assert list(rival["wonders"]) == ["petra"]


@pytest.mark.rule("CND-HID-02")
def test_tiles_in_hand_are_open() -> None:
    match = oikumene.start("dawn", 2, 3)

    for seat in (None, 0, 1):
        shown = match.view(seat)["table"]["players"]
        assert [len(each["tiles"]) for each in shown] == [3, 3]


@pytest.mark.rule("CND-HID-03")
def test_setup_is_left_to_chance() -> None:
    tables = [table(oikumene.start("dawn", 2, seed)) for seed in range(24)]
    cores = [placements(s.core) for s in tables]

    assert len({tuple(p.leader for p in s.players) for s in tables}) > 10
    assert len({p.tiles[0] for s in tables for p in s.players}) == 4  # capital tiles
    assert len({p.tiles[1:] for s in tables for p in s.players}) > 10
    assert len({tuple(each.tile for each in core) for core in cores}) > 10
    assert {each.side for core in cores for each in core} == {"A", "B"}
    assert len({tuple(s.market) for s in tables}) > 5
    assert len({tuple(s.removed) for s in tables}) > 10
    assert len({s.victory for s in tables}) > 5


@pytest.mark.rule("CND-HID-03")
def test_the_first_player_and_the_direction_token_are_left_to_chance() -> None:
    tables = [table(oikumene.start("dawn", 3, seed, FIXED)) for seed in range(24)]

    assert {s.first for s in tables} == {0, 1, 2}
    assert len({s.direction for s in tables}) == 6


@pytest.mark.rule("CND-HID-03")
def test_dice_are_left_to_chance() -> None:
    fights, raids = set(), set()
    for seed in range(40):
        war = at_war("masonry", 1, {"control": ["1,1"]}, {"control": ["0,2"]}, seed=seed)
        when(war, "attack 0,2 piece")
        fights |= {(each["die"], each["other"]) for each in told(war, "rolled")}
        raid = given({}, {}, phase="event", dial=1, seed=seed)
        raids |= {each["n"] for each in told(raid, "barbarians-move")}

    assert {mine for mine, _ in fights} == {theirs for _, theirs in fights} == {*range(1, 7)}
    assert raids == {*range(1, 7)}


@pytest.mark.rule("CND-HID-03")
@pytest.mark.parametrize(
    ("removed", "next_ones"),
    [
        ([], {"stonehenge"}),  # the other ancient one
        (["stonehenge"], {"forbidden_city", "chichen_itza"}),
        (["stonehenge", "forbidden_city"], {"chichen_itza"}),
    ],
)
def test_which_wonder_of_an_era_comes_next_is_left_to_chance(
    removed: list[str], next_ones: set[str]
) -> None:
    drawn = set()
    for seed in range(20):
        match = given(
            {**ME, "row": row("pottery", 5), "trade": {"pottery": 2}},
            RIVAL,
            market=["hanging_gardens"],
            removed=removed,
            seed=seed,
        )
        when(match, "resolve pottery", "wonder hanging_gardens")
        drawn.add(table(match).market[0])

    assert drawn == next_ones


# Decisions out of turn


@pytest.mark.rule("CND-HID-04")
def test_a_defender_decides_what_to_spend() -> None:
    theirs = {"control": ["0,2"], "trade": {"masonry": 1}}
    match = at_war("masonry", 1, {"control": ["1,1"]}, theirs)

    when(match, "attack 0,2 piece")

    assert asked(match) == (1, "spend-on-defence")


@pytest.mark.rule("CND-HID-04")
def test_the_victim_of_the_eiffel_tower_decides() -> None:
    match = given(ME, {**RIVAL, "control": ["0,2", "1,0", "2,0"]}, wonders={"eiffel_tower": "-4,4"})

    when(match, "use eiffel_tower", "fetch 0,2", "fetch 1,0")

    assert asked(match) == (1, "give-up-token")
    assert options(match) == ["give 0,2", "give 1,0"]


@pytest.mark.rule("CND-HID-04")
def test_who_has_a_barbarian_in_the_capital_decides_what_to_discard() -> None:
    theirs = {"capital": "1,1", "trade": {"pottery": 1, "masonry": 1, "astrology": 1}}
    match = given(
        ME,
        {**RIVAL, **theirs},
        phase="event",
        dial=1,
        seed=seed_for(1),
        **barbarian("D", "0,1"),
    )

    assert asked(match) == (1, "discard-trade")


@pytest.mark.rule("CND-HID-04")
def test_everybody_distributes_the_tokens_of_mature_cities() -> None:
    theirs = {"cities": ["4,0"], "control": ["3,0", "3,1", "4,-1"]}
    match = given(ME, {**RIVAL, **theirs}, phase="event", dial=2)

    assert asked(match) == (1, "put-trade")


@pytest.mark.rule("CND-HID-04")
def test_who_loses_the_potala_palace_decides_which_cards_to_keep() -> None:
    theirs = {"cities": ["1,0"], "diplomacy": ["embassy@0", "joint_war@0", "open_borders@0"]}
    match = at_war("masonry", 5, {"control": ["1,1"]}, theirs, wonders={"potala_palace": "1,0"})

    when(match, "attack 1,0 piece")
    assert asked(match) == (1, "return-diplomacy")
    when(match, "return embassy@0", "return joint_war@0")

    assert player(match, 1).diplomacy == ("open_borders@0",)
    assert player(match).wonders == ("potala_palace",)


@pytest.mark.rule("CND-HID-04")
def test_america_decides_where_a_natural_wonder_spent_in_defence_goes() -> None:
    theirs = {
        "leader": "america",
        "control": ["0,2", "4,-6"],
        "tokens": {"mount_everest": "masonry"},
    }
    match = at_war("masonry", 1, {"control": ["1,1"]}, theirs)

    when(match, "attack 0,2 piece")
    assert asked(match) == (1, "spend-on-defence")
    when(match, "spend 1")
    assert asked(match) == (1, "put-token")
    when(match, "put pottery")

    assert player(match, 1).tokens == {"mount_everest": "pottery"}

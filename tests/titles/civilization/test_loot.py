"""Spoils of battle (CIV-LOT)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.civilization.buildings import supply
from oikumene.titles.civilization.cards import FAMILIES, GREAT_PEOPLE
from tests.titles.civilization.fights import attack, march, raid, result, siege, stand
from tests.titles.civilization.given import (
    asked,
    cities,
    figures,
    given,
    goods,
    options,
    pass_on,
    player,
    refused,
    table,
    told,
    when,
)

VICTOR: dict[str, Any] = {"units": ["aircraft_7"], "figures": ["army E2", "army E4"]}
"""Beats everybody who has no units, and has something to do afterwards."""
CONQUEROR: dict[str, Any] = {"units": ["aircraft_7"], "figures": ["army F2", "army E4"]}
RICH: dict[str, Any] = {
    "trade": 8,
    "culture": 9,
    "goods": {"wheat": 1, "silk": 1},
    "markers": ["hut_spy", "village_iron"],
    "events": ["drought", "lost"],
    "tokens": {"sheet": 2},
}
WEALTH = tuple(RICH.values())
FIELD_SPOILS = [
    *("trade", "trade 2", "trade 1"),
    *("culture", "culture 2", "culture 1"),
    "token wheat",
    "token silk",
    "marker hut",
    "marker village",
    "no",
]
FAQ: dict[str, Any] = {"options": {"loot": "faq2"}}


THREE: dict[str, Any] = {
    "mine": {"figures": ["army F5", "army E8"]},
    "third": {"civilization": "russia"},
    "tiles": {"E5": "tile_10"},
    "start": "F5",
    "end": "G5",
}
"""The field for three players."""


def victory(theirs: dict[str, Any] | None = None, **words: Any) -> Match:
    """The attacker has won in the field and is asked what to take."""
    mine = {**VICTOR, **words.pop("mine", {})}
    return attack(mine, RICH if theirs is None else theirs, **words)


def conquest(theirs: dict[str, Any] | None = None, **words: Any) -> Match:
    """The attacker has destroyed a city and is asked what to take."""
    mine = {**CONQUEROR, **words.pop("mine", {})}
    return siege(mine, RICH if theirs is None else theirs, **words)


def belongings(match: Match, seat: int) -> tuple[Any, ...]:
    """What can be taken from a player."""
    p = player(match, seat)
    return p.trade, p.culture, goods(match, seat), p.markers, sorted(p.events), p.tokens


# In the field


@pytest.mark.rule("CIV-LOT-01")
def test_a_victory_in_the_field_brings_one_spoil() -> None:
    match = victory()

    assert asked(match) == (0, "spoils")
    assert options(match) == FIELD_SPOILS

    when(match, "trade")

    assert asked(match) == (0, "movement")
    assert (player(match).trade, player(match, 1).trade) == (3, 5)
    assert belongings(match, 1)[1:] == WEALTH[1:]


@pytest.mark.rule("CIV-LOT-01")
def test_a_spoil_may_be_culture_or_a_resource() -> None:
    culture, token = when(victory(), "culture"), when(victory(), "token silk")

    assert (player(culture).culture, player(culture, 1).culture) == (3, 6)
    assert (goods(token), goods(token, 1)) == ({"silk": 1}, {"wheat": 1})
    assert asked(culture) == asked(token) == (0, "movement")


@pytest.mark.rule("CIV-LOT-01")
@pytest.mark.parametrize("n", [1, 2])
def test_the_winner_may_take_less_trade_or_culture(n: int) -> None:
    trade, culture = when(victory(), f"trade {n}"), when(victory(), f"culture {n}")

    assert (player(trade).trade, player(trade, 1).trade) == (n, RICH["trade"] - n)
    assert (player(culture).culture, player(culture, 1).culture) == (n, RICH["culture"] - n)
    assert asked(trade) == asked(culture) == (0, "movement")


@pytest.mark.rule("CIV-LOT-01", "CIV-LOT-07")
@pytest.mark.parametrize(
    ("mine", "theirs", "offered"),
    [(0, 1, ["trade"]), (0, 2, ["trade", "trade 1"]), (25, 9, ["trade", "trade 1"]), (27, 9, [])],
)
def test_no_more_is_offered_than_there_is(mine: int, theirs: int, offered: list[str]) -> None:
    match = victory({"trade": theirs, "culture": 1}, mine={"trade": mine})

    assert options(match) == [*offered, "culture", "no"]


@pytest.mark.rule("CIV-LOT-01")
def test_killed_scouts_bring_a_spoil() -> None:
    match = victory({**RICH, "figures": ["scout F2"]})

    assert told(match, "battle") == []
    assert (asked(match), options(match)) == ((0, "spoils"), FIELD_SPOILS)


@pytest.mark.rule("CIV-LOT-01")
def test_a_lost_defence_in_the_field_brings_the_same_to_the_defender() -> None:
    match = attack({**RICH, "figures": ["army E2", "army E4"]}, {})

    assert (asked(match), options(match)) == ((1, "spoils"), FIELD_SPOILS)


@pytest.mark.rule("CIV-LOT-02")
def test_markers_are_taken_by_their_backs_and_at_random() -> None:
    huts = ["hut_iron", "hut_silk", "hut_spy"]
    taken = set()
    for seed in range(12):
        match = victory({"markers": [*huts, "village_iron"]}, seed=seed)
        assert options(match) == ["marker hut", "marker village", "no"]
        assert match.view(0)["table"]["players"][1]["markers"] == {"hut": 3, "village": 1}

        when(match, "marker hut")

        [mine] = player(match).markers
        assert sorted([mine, *player(match, 1).markers]) == [*huts, "village_iron"]
        taken.add(mine)

    assert taken == set(huts)


@pytest.mark.rule("CIV-LOT-02")
def test_only_the_two_players_see_which_marker_it_was() -> None:
    match = victory({"figures": ["army G5"], "markers": ["village_uranium"]}, **THREE)

    when(match, "marker village")

    faces = [told(match, "looted-marker-face", seat) for seat in (0, 1, 2)]
    assert faces == [[{"marker": "marker:village_uranium"}]] * 2 + [[]]
    assert told(match, "looted-marker", 2)[0]["marker"] == "marker:village"


# Cities


@pytest.mark.rule("CIV-LOT-03")
def test_a_city_brings_a_tech_an_event_or_two_resources() -> None:
    match = conquest()

    assert asked(match) == (0, "spoils")
    assert options(match) == ["learn", "event 1", "event 2", "resources", "no"]

    when(match, "learn")  # Currency is all that there is

    assert player(match).techs == ("construction", "currency")
    assert asked(match) == (0, "movement")
    assert belongings(match, 1) == WEALTH


@pytest.mark.rule("CIV-LOT-04")
@pytest.mark.parametrize(
    ("mine", "theirs", "techs"),
    [
        (["pottery"], ["pottery", "writing"], ["tech currency", "tech writing"]),
        (["pottery"], ["chivalry", "banking"], ["tech currency", "tech chivalry"]),
        ([], ["chivalry", "writing"], ["tech currency", "tech writing"]),
    ],
    ids=["unknown", "level II fits", "level II does not fit"],
)
def test_a_stolen_tech_is_unknown_and_has_a_space(
    mine: list[str], theirs: list[str], techs: list[str]
) -> None:
    match = conquest({"techs": ["currency", *theirs]}, mine={"techs": ["construction", *mine]})

    when(match, "learn")

    assert asked(match) == (0, "spoils-tech")
    assert options(match) == techs


@pytest.mark.rule("CIV-LOT-04")
@pytest.mark.parametrize(
    ("techs", "fits"),
    [(["pottery", "writing", "engineering", "irrigation"], True), (["pottery", "writing"], False)],
)
def test_a_starting_tech_is_stolen_with_its_printed_level(techs: list[str], fits: bool) -> None:
    russia = {"civilization": "russia", "trade": 1, "goods": {"iron": 1}}
    match = conquest(russia, mine={"techs": ["construction", *techs]})

    assert ("learn" in options(match)) == fits


@pytest.mark.rule("CIV-LOT-05")
def test_an_event_is_chosen_by_its_back_and_at_random() -> None:
    first = ["drought", "sabotage"]
    taken = set()
    for seed in range(12):
        match = conquest({"techs": ["currency", "pottery"], "events": [*first, "lost"]}, seed=seed)
        assert options(match, "event") == ["event 1", "event 2"]

        when(match, "event 1")

        [mine] = player(match).events
        assert sorted([mine, *player(match, 1).events]) == sorted([*first, "lost"])
        taken.add(mine)

    assert taken == set(first)


@pytest.mark.rule("CIV-LOT-06")
@pytest.mark.parametrize(
    ("pair", "left"),
    [
        (("token wheat", "token wheat"), ({}, ["hut_spy", "village_iron"])),
        (("token wheat", "marker hut"), ({"wheat": 1}, ["village_iron"])),
        (("marker village", "marker hut"), ({"wheat": 2}, [])),
    ],
)
def test_two_resources_may_be_alike_or_markers(
    pair: tuple[str, str], left: tuple[dict[str, int], list[str]]
) -> None:
    match = conquest({"goods": {"wheat": 2}, "markers": ["hut_spy", "village_iron"]})

    when(match, "resources", *pair)

    assert (goods(match, 1), player(match, 1).markers) == left
    assert sum(goods(match).values()) + len(player(match).markers) == 2
    assert asked(match) == (0, "movement")


@pytest.mark.rule("CIV-LOT-06")
def test_two_resources_are_two() -> None:
    """Trade and culture are taken up to a number; resources are not."""
    match = conquest({"goods": {"wheat": 1, "silk": 1, "iron": 1}})

    when(match, "resources")
    assert options(match) == ["token wheat", "token silk", "token iron"]
    when(match, "token silk")

    assert options(match) == ["token wheat", "token iron"]


@pytest.mark.rule("CIV-LOT-07")
@pytest.mark.parametrize(("mine", "theirs", "n"), [(0, 2, 2), (10, 9, 3), (26, 9, 1)])
def test_both_dials_limit_the_trade(mine: int, theirs: int, n: int) -> None:
    match = victory({"trade": theirs}, mine={"trade": mine})

    when(match, "trade")

    assert (player(match).trade, player(match, 1).trade) == (mine + n, theirs - n)


@pytest.mark.rule("CIV-LOT-08")
def test_the_winner_may_take_nothing() -> None:
    for match in (victory(), conquest()):
        before = belongings(match, 0), belongings(match, 1)

        when(match, "no")

        assert (belongings(match, 0), belongings(match, 1)) == before


@pytest.mark.rule("CIV-LOT-08")
def test_what_the_loser_does_not_have_is_not_offered() -> None:
    assert options(victory({"culture": 2})) == ["culture", "culture 1", "no"]
    learned = {"techs": ["construction", "currency"]}
    assert options(conquest({"goods": {"iron": 1}}, mine=learned)) == ["resources", "no"]
    assert asked(victory({})) == (0, "movement")


@pytest.mark.rule("CIV-LOT-09")
def test_a_stolen_event_too_many_forces_a_discard() -> None:
    match = conquest({"events": ["lost"]}, mine={"events": ["drought", "sabotage"]})

    when(match, "event 2")

    assert asked(match) == (0, "discard")
    assert options(match) == ["discard drought", "discard lost", "discard sabotage"]

    when(match, "discard drought")

    assert sorted(player(match).events) == ["lost", "sabotage"]


@pytest.mark.rule("CIV-LOT-10")
def test_a_city_falls_with_everything_around_it() -> None:
    built = {"F1": "workshop", "H2": "library", "G3": "oracle", "H1": "artist", "C3": "market"}
    market = ["stonehenge", "colossus", "hanging_gardens"]
    match = conquest({}, built=built, wonder_market=market)
    s = table(match)

    assert cities(match, 1) == ["N6"]
    assert list(s.built.values()) == ["market"]
    assert supply(s, "workshop_iron_mine") == FAMILIES["workshop_iron_mine"]
    assert supply(s, "library_university") == FAMILIES["library_university"]
    assert player(match, 1).wonders == player(match, 1).obsolete == player(match, 1).reserve == ()
    assert "oracle" not in (*s.wonders, *s.wonder_pool, *player(match).wonders)
    assert s.person_pool.count("artist") == GREAT_PEOPLE["artist"].count - 1


@pytest.mark.rule("CIV-LOT-11")
def test_figures_around_a_fallen_city_stay() -> None:
    match = given(
        {"civilization": "egypt", "figures": ["army F6", "scout F5"], "units": ["aircraft_7"]},
        {"civilization": "america", "figures": ["army H6", "scout G5"]},
        {"civilization": "russia", "figures": ["scout H5"]},
        stage="movement",
        tiles={"E5": "tile_10"},
        huts={},
        cities={"G6": {"owner": 1}},
    )

    march(match, "F6", "G6")

    assert told(match, "city-destroyed")
    assert figures(match, 0, "F5") == {"scout": 1}
    assert figures(match, 1, "H6") == {"army": 1}
    assert figures(match, 1, "G5") == figures(match, 2, "H5") == {"scout": 1}


@pytest.mark.rule("CIV-LOT-12")
def test_a_city_may_be_founded_again() -> None:
    words: dict[str, Any] = {"tiles": {"E1": "tile_10", "I5": "tile_12"}}
    scout = {"figures": ["scout J6"]}
    match = conquest(scout, **words)

    pass_on(match, "start", 1)
    when(match, "found J6")

    assert cities(match, 1) == ["J6", "N6"]

    standing = siege({}, scout, **words)  # the same when the city has held
    pass_on(standing, "start", 1)
    assert refused(standing)["found J6"] == "CIV-FND-02"


@pytest.mark.rule("CIV-LOT-13")
def test_who_takes_a_capital_wins() -> None:
    match = given(
        {"civilization": "egypt", "figures": ["army N7"], "units": ["aircraft_7", "aircraft_6"]},
        {"civilization": "america", **RICH},
        stage="movement",
    )

    when(match, "move N7 1 0", "go N6")  # 13 against 12

    assert match.over
    assert match.result is not None
    assert (match.result.winners, table(match).victory) == ([0], "military")


@pytest.mark.rule("CIV-LOT-14")
def test_who_holds_a_city_takes_a_spoil_of_the_field() -> None:
    match = siege({**RICH, "figures": ["army F2"]}, {})

    assert result(match)[0] == "seat:1"
    assert (asked(match), options(match)) == ((1, "spoils"), FIELD_SPOILS)


@pytest.mark.rule("CIV-LOT-15")
def test_loot_comes_after_the_losses_and_before_all_else() -> None:
    match = conquest(mine={"techs": ["construction", "code_of_laws"]})

    assert asked(match) == (0, "spoils")
    assert cities(match, 1) == ["N6"]
    assert player(match).tokens == {}  # Code of Laws comes later

    when(match, "no")

    assert player(match).tokens == {"code_of_laws": 1}


@pytest.mark.rule("CIV-LOT-15")
def test_the_losers_figures_are_gone_when_loot_is_taken() -> None:
    match = victory({**RICH, "figures": ["army F2", "scout F2"]})

    assert asked(match) == (0, "spoils")
    assert figures(match, 1, "F2") == {}


@pytest.mark.rule("CIV-LOT-16")
@pytest.mark.parametrize("units", [["aircraft_7"], []], ids=["won", "lost"])
def test_barbarians_bring_no_loot(units: list[str]) -> None:
    match = raid({**RICH, "units": units, "figures": ["army E2", "army E4"]})
    before = belongings(match, 1)

    stand(match)

    assert result(match)[0] == ("seat:0" if units else "owner:barbarians")
    assert asked(match) == (0, "movement")
    assert belongings(match, 1) == before
    assert player(match).trade == RICH["trade"]


# Loot by the later ruling


@pytest.mark.rule("CIV-LOT-17")
def test_by_the_later_ruling_a_victory_in_the_field_is_one_loot() -> None:
    match = victory(**FAQ)

    assert asked(match) == (0, "loot")

    when(match, "trade")

    assert asked(match) == (0, "movement")
    assert (player(match).trade, player(match, 1).trade) == (3, 5)


@pytest.mark.rule("CIV-LOT-17")
def test_by_the_later_ruling_a_city_is_two_loot_and_spoils_may_be_repeated() -> None:
    match = conquest(**FAQ)

    when(match, "culture")

    assert asked(match) == (0, "loot")

    when(match, "culture")

    assert asked(match) == (0, "movement")
    assert (player(match).culture, player(match, 1).culture) == (6, 3)


@pytest.mark.rule("CIV-LOT-18")
def test_one_loot_buys_trade_culture_a_resource_or_the_loss_of_a_coin() -> None:
    match = victory(**FAQ)

    assert options(match) == [*FIELD_SPOILS[:-1], "discard-coin sheet", "no"]
    assert player(when(victory(**FAQ), "culture")).culture == 3
    assert goods(when(victory(**FAQ), "token wheat")) == {"wheat": 1}
    assert player(when(victory(**FAQ), "marker village")).markers == ["village_iron"]

    when(match, "discard-coin sheet")

    assert (player(match).tokens, player(match, 1).tokens) == ({}, {"sheet": 1})
    assert asked(match) == (0, "movement")


@pytest.mark.rule("CIV-LOT-18")
def test_the_winner_names_the_coin_that_is_discarded() -> None:
    theirs = {"techs": ["currency", "pottery"], "tokens": {"sheet": 1, "pottery": 2}}
    match = victory(theirs, **FAQ)

    when(match, "discard-coin pottery")

    assert player(match, 1).tokens == {"sheet": 1, "pottery": 1}


@pytest.mark.rule("CIV-LOT-19")
def test_two_loot_buy_a_tech() -> None:
    match = when(conquest({"techs": ["currency", "writing"]}, **FAQ), "learn", "tech writing")

    assert player(match).techs == ("construction", "writing")
    assert asked(match) == (0, "movement")


@pytest.mark.rule("CIV-LOT-19")
def test_two_loot_buy_a_tech_only_if_it_has_a_space() -> None:
    match = conquest({**RICH, "techs": ["currency", "banking"]}, **FAQ)

    when(match, "learn")  # only Currency fits, so nothing is asked

    assert player(match).techs == ("construction", "currency")


@pytest.mark.rule("CIV-LOT-19")
def test_two_loot_buy_an_event_by_its_back() -> None:
    match = conquest(**FAQ)
    assert options(match, "event") == ["event 1", "event 2"]

    when(match, "event 2")

    assert (player(match).events, player(match, 1).events) == (["lost"], ["drought"])
    assert asked(match) == (0, "movement")


@pytest.mark.rule("CIV-LOT-19")
def test_two_loot_buy_a_coin_for_the_own_sheet() -> None:
    match = when(conquest(**FAQ), "steal-coin sheet")

    assert (player(match).tokens, player(match, 1).tokens) == ({"sheet": 1}, {"sheet": 1})
    assert asked(match) == (0, "movement")


@pytest.mark.rule("CIV-LOT-19")
def test_one_loot_does_not_buy_what_costs_two() -> None:
    match = when(conquest(**FAQ), "trade")

    for each in (match, victory(**FAQ)):
        assert not {"learn", "event 1", "event 2", "steal-coin sheet"} & set(options(each))

"""Huts and villages (CIV-HUT)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.civilization.cards import BARBARIANS, GREAT_PEOPLE
from oikumene.titles.civilization.yields import culture_of, resources_of, trade_of
from tests.titles.civilization.fights import (
    FIELD,
    ME,
    RIVAL,
    battle,
    bonus,
    drawn,
    march,
    raid,
    result,
    stand,
)
from tests.titles.civilization.given import (
    asked,
    figures,
    given,
    goods,
    market,
    options,
    pass_on,
    player,
    refused,
    square,
    table,
    told,
    when,
)

Words = dict[str, Any]
IDLE = "army B1"
STRONG: Words = {"units": ["aircraft_7", "aircraft_7"], "figures": ["army E2", IDLE]}
WEAK: Words = {"units": ["infantry_1"], "figures": ["army E2", "scout E2", IDLE]}
PLACE = "F2"
BARBARIC = ["artillery_1", "infantry_1", "mounted_1"]


def hut(*where: str, **words: Any) -> Match:
    """The Movement turn of a player; a hut lies on F2."""
    me = {**ME, "figures": list(where), **words.pop("me", {})}
    return given(me, RIVAL, **{**FIELD, "huts": {PLACE: "hut"}, **words})


def holder(stage: str, **words: Any) -> Match:
    """The turn of a player in a phase who has a hut marker with incense, and Currency."""
    me = {**RIVAL, "markers": ["hut_incense"], **words.pop("me", {})}
    return given(me, ME, stage=stage, **words)


def units_under(match: Match) -> list[str]:
    """The unit cards that lie faceup under the decks."""
    return sorted(card for cards in table(match).unit_discards for card in cards)


# Huts


@pytest.mark.rule("CIV-HUT-01", "CIV-FIG-11")
@pytest.mark.parametrize("kind", ["hut", "village"])
def test_scouts_alone_do_not_enter(kind: str) -> None:
    match = hut("2 scout E2", IDLE, huts={PLACE: kind})

    when(match, "move E2 0 2")

    assert f"go {PLACE}" not in options(match)
    assert refused(match)[f"go {PLACE}"] == "CIV-HUT-01"


@pytest.mark.rule("CIV-HUT-01", "CIV-GOV-24")
@pytest.mark.parametrize(("kind", "enters"), [("hut", True), ("village", False)])
def test_scouts_of_a_republic_explore_huts_only(kind: str, enters: bool) -> None:
    republic = {"civilization": "rome"}
    match = hut("scout E2", IDLE, huts={PLACE: kind}, me=republic)

    when(match, "move E2 0 1")

    assert (f"go {PLACE}" in options(match)) == enters
    if enters:
        when(match, f"go {PLACE}")
        assert len(player(match).markers) == 1
        assert table(match).huts == {}


@pytest.mark.rule("CIV-HUT-02")
def test_an_army_stops_and_explores_at_once() -> None:
    fast = {"techs": ["construction", "steam_power"]}
    match = hut("army E2", IDLE, me=fast)

    when(match, "move E2 1 0", f"go {PLACE}")

    assert asked(match) == (0, "movement")
    assert figures(match, 0, PLACE) == {"army": 1}
    assert told(match, "hut-explored") == [{"seat": "seat:0", "square": f"square:{PLACE}"}]


@pytest.mark.rule("CIV-HUT-03", "CIV-INF-02")
def test_a_hut_marker_is_kept_facedown_without_a_fight() -> None:
    match = hut("army E2", IDLE, hut_pool=["hut_spy"])

    march(match, "E2", PLACE)

    assert player(match).markers == ["hut_spy"]
    assert table(match).hut_pool == []
    assert table(match).huts == {}
    assert told(match, "battle") == []
    assert [entry["marker"] for entry in told(match, "marker-seen", 0)] == ["marker:hut_spy"]
    assert told(match, "marker-seen", 1) == []
    mine, theirs = (match.view(seat)["table"]["players"][0]["markers"] for seat in (0, 1))
    assert mine == ["hut_spy"]
    assert theirs == {"hut": 1, "village": 0}


@pytest.mark.rule("CIV-HUT-04", "CIV-HUT-05", "CIV-HRV-08")
def test_a_marker_is_spent_like_a_token_and_leaves_the_game() -> None:
    match = holder("city")
    tokens, pool = market(match), sorted(table(match).hut_pool)

    when(match, "use currency")

    assert player(match).culture == 3
    assert player(match).markers == []
    assert market(match) == tokens
    assert sorted(table(match).hut_pool) == pool
    paid = told(match, "paid-marker", 1)
    assert [entry["marker"] for entry in paid] == ["marker:hut_incense"]


@pytest.mark.rule("CIV-HUT-04")
@pytest.mark.parametrize("marker", ["hut_wheat", "hut_silk", "hut_spy", "village_iron"])
def test_a_marker_pays_only_for_its_kind(marker: str) -> None:
    assert "use currency" not in options(holder("city", me={"markers": [marker]}))


@pytest.mark.rule("CIV-HUT-04")
def test_a_marker_is_traded_like_a_token() -> None:
    match = holder("trade")
    when(match, "deal 1", "give-marker hut_incense", "propose", "accept")

    assert player(match, 0).markers == []
    assert player(match, 1).markers == ["hut_incense"]


@pytest.mark.rule("CIV-HUT-04", "CIV-LOT-02")
def test_a_marker_is_looted_like_a_token() -> None:
    rival = {**RIVAL, "figures": [f"scout {PLACE}"], "markers": ["hut_incense"]}
    match = given({**ME, "figures": ["army E2", IDLE]}, rival, **FIELD)

    march(match, "E2", PLACE)
    when(match, "marker hut")

    assert player(match, 0).markers == ["hut_incense"]
    assert player(match, 1).markers == []


# Villages


@pytest.mark.rule("CIV-HUT-06")
def test_a_village_is_fought_for_at_once() -> None:
    match = raid({"units": ["infantry_2"]})

    assert battle(match).defender == BARBARIANS
    assert battle(match).square == square(match, PLACE)
    assert table(match).huts == {square(match, PLACE): "village"}


@pytest.mark.rule("CIV-HUT-07", "CIV-BAT-02")
@pytest.mark.parametrize(("seat", "controller"), [(0, 1), (1, 2), (2, 0)])
def test_the_next_player_controls_the_barbarians(seat: int, controller: int) -> None:
    """Three players, whose homes border on the village's tiles."""
    start, corner, end = [("H4", "E5", "H5"), ("M13", "K9", "M12"), ("D13", "C9", "D12")][seat]
    players: list[Words] = [{"civilization": each} for each in ("egypt", "america", "germany")]
    players[seat] |= {"figures": [f"army {start}"], "units": ["infantry_2"]}
    words: Words = {"tiles": {corner: "tile_12"}, "huts": {end: "village"}, "stage": "movement"}
    match = given(*players, active=seat, first=seat, **words)

    when(match, f"move {start} 1 0", f"go {end}")

    assert battle(match).controller == controller
    assert asked(match) == (controller, "battle")


@pytest.mark.rule("CIV-HUT-08")
def test_barbarians_are_one_unit_of_each_type() -> None:
    match = raid({"units": ["infantry_2"]})

    assert battle(match).forces[1] == BARBARIC
    assert table(match).unit_decks == [[], [], [], []]


@pytest.mark.rule("CIV-HUT-08", "CIV-HUT-09")
@pytest.mark.parametrize("choice", ["infantry", "mounted"])
def test_the_controller_replaces_a_missing_unit(choice: str) -> None:
    deck = ["infantry_1"] * 2 + ["mounted_1"] * 2 + ["aircraft_5"]
    match = raid({"units": ["infantry_2"]}, unit_deck=deck)

    assert asked(match) == (1, "barbarians")
    assert options(match) == ["deck infantry", "deck mounted"]  # no aircraft

    when(match, f"deck {choice}")

    assert battle(match).forces[1] == sorted(["infantry_1", "mounted_1", f"{choice}_1"])
    assert table(match).unit_decks[3] == ["aircraft_5"]


@pytest.mark.rule("CIV-HUT-08", "CIV-UNI-07")
def test_faceup_cards_make_a_new_deck_for_the_barbarians() -> None:
    words: Words = {"unit_deck": ["infantry_1", "mounted_1"], "unit_discards": ["artillery_3"]}
    match = raid({"units": ["infantry_2"]}, **words)

    assert battle(match).forces[1] == ["artillery_3", "infantry_1", "mounted_1"]


@pytest.mark.rule("CIV-HUT-09", "CIV-HUT-10")
@pytest.mark.parametrize(
    ("deck", "force"),
    [
        (["aircraft_5"] * 3, []),
        (["mounted_1"], ["mounted_1"]),
        (["mounted_1", "mounted_2"], ["mounted_1", "mounted_2"]),
    ],
)
def test_barbarians_fight_with_what_they_got(deck: list[str], force: list[str]) -> None:
    match = raid({**STRONG, "units": []}, unit_deck=deck, village_pool=["village_iron"])

    assert drawn(match) == [0, len(force)]
    assert told(match, "battle-result")[0]["owner"] == "owner:barbarians"  # a tie, or more
    assert figures(match, 0, PLACE) == {}


@pytest.mark.rule("CIV-HUT-11")
def test_barbarians_have_rank_one_and_are_kept_apart() -> None:
    advanced = {
        "techs": ["currency", "chivalry", "democracy_tech", "mathematics"],
        "units": ["infantry_3"],
    }
    weak: Words = {"huts": {PLACE: "village"}, "unit_deck": BARBARIC}
    me = {**ME, "figures": ["army E2"], "units": ["infantry_3", "mounted_3"]}
    match = given(me, {**RIVAL, **advanced}, **{**FIELD, **weak})
    march(match, "E2", PLACE)
    assert battle(match).forces[1] == BARBARIC
    assert player(match, 1).units == ["infantry_3"]

    when(match, "front infantry_1")

    assert told(match, "front-opened")[0]["n"] == 1
    stand(match)
    assert player(match, 1).units == ["infantry_3"]
    assert result(match) == ("seat:0", 6, 3)


@pytest.mark.rule("CIV-HUT-12", "CIV-BAT-24")
def test_barbarians_have_no_bonus_and_no_abilities_of_their_controller() -> None:
    able: Words = {
        **RIVAL,
        "techs": ["currency", "mathematics", "theology"],
        "government": "fundamentalism",
        "goods": {"iron": 1},
    }
    words: Words = {
        "huts": {PLACE: "village"},
        "unit_deck": BARBARIC,
        "built": {"N7": "academy", "O7": "general"},
    }
    me = {**ME, "figures": ["army E2"], "units": ["infantry_2", "mounted_2"]}
    match = given(me, able, **{**FIELD, **words})

    march(match, "E2", PLACE)

    assert battle(match).bonus == [0, 0]
    assert drawn(match) == [2, 3]
    when(match, "front infantry_1", "front infantry_2")
    assert asked(match) == (1, "battle")
    assert options(match, "use") == []


@pytest.mark.rule("CIV-HUT-12", "CIV-BAT-24")
def test_the_explorer_has_his_bonus() -> None:
    match = raid({"units": ["infantry_2"]}, built={"C3": "barracks"})

    assert bonus(match) == {"seat:0": 2}


# After the battle


@pytest.mark.rule("CIV-HUT-13")
def test_a_village_won_brings_a_resource() -> None:
    match = stand(raid(STRONG, village_pool=["village_uranium"]))

    assert player(match).markers == ["village_uranium"]
    assert table(match).village_pool == []
    assert table(match).huts == {}
    assert told(match, "marker-seen", 1) == []
    assert figures(match, 0, PLACE) == {"army": 1}


@pytest.mark.rule("CIV-HUT-13", "CIV-GRP-16")
@pytest.mark.parametrize("person", sorted(GREAT_PEOPLE))
def test_a_village_won_brings_a_great_person(person: str) -> None:
    words: Words = {"village_pool": ["village_great_person"], "person_pool": [person]}
    match = stand(raid(STRONG, **words))

    assert asked(match) == (0, "great-person")
    when(match, "reserve")

    assert player(match).reserve == (person,)
    assert player(match).markers == []
    assert table(match).village_pool == []
    assert table(match).huts == {}


@pytest.mark.rule("CIV-HUT-14")
def test_a_village_lost_kills_all_figures_in_the_square() -> None:
    goods_: Words = {"trade": 9, "culture": 9, "goods": {"iron": 1}}
    match = stand(raid({**WEAK, **goods_}))

    assert told(match, "battle-result")[0]["owner"] == "owner:barbarians"
    assert figures(match, 0, PLACE) == {}
    assert len(player(match).figures) == 1
    assert asked(match) == (0, "movement")
    assert (player(match).trade, player(match).culture) == (9, 9)
    assert goods(match) == {"iron": 1}
    assert (player(match, 1).trade, player(match, 1).culture) == (0, 0)
    assert table(match).huts == {square(match, PLACE): "village"}
    assert told(match, "village-conquered") == []


@pytest.mark.rule("CIV-HUT-15", "CIV-BAT-52")
def test_the_explorer_loses_units_and_armies_as_in_any_battle() -> None:
    """Two horsemen die of the strongest barbarians, the aircraft win."""
    me: Words = {
        "figures": ["3 army E2", IDLE],
        "techs": ["construction", "masonry"],
        "units": ["mounted_1", "mounted_1", "aircraft_7", "aircraft_6"],
    }
    strong = ["artillery_3", "infantry_3", "mounted_3"]
    words: Words = {"unit_deck": strong, "village_pool": ["village_iron"]}
    match = raid(me, **words)

    when(match, "front infantry_3", "attack mounted_1 1")
    when(match, "front artillery_3", "attack mounted_1 1")
    stand(match)

    assert player(match).units == ["aircraft_6", "aircraft_7"]
    assert figures(match, 0, PLACE) == {"army": 2}
    assert told(match, "armies-lost") == [{"seat": "seat:0", "n": 1}]


@pytest.mark.rule("CIV-HUT-16")
@pytest.mark.parametrize("mine", [STRONG, WEAK], ids=["won", "lost"])
def test_all_barbarians_go_faceup_under_their_decks(mine: Words) -> None:
    match = raid(mine, village_pool=["village_iron"])
    when(match, "front mounted_1", f"attack {mine['units'][0]} 1")
    stand(match)

    assert len(told(match, "unit-killed")) == 1
    assert units_under(match) == BARBARIC
    assert table(match).unit_decks == [[], [], [], []]


@pytest.mark.rule("CIV-HUT-17", "CIV-TEC-09")
def test_a_village_won_is_a_battle_won() -> None:
    jurists = {"civilization": "rome", **STRONG}
    match = stand(raid(jurists, village_pool=["village_iron"], event_deck=[]))

    assert player(match).tokens == {"code_of_laws": 1}


# On the map


@pytest.mark.rule("CIV-HUT-18")
@pytest.mark.parametrize("kind", ["hut", "village"])
def test_markers_yield_nothing_on_the_map(kind: str) -> None:
    """C3 lies beside the capital; a scout stands on another marker."""

    def yields(huts: dict[str, str]) -> tuple[int, int, list[str]]:
        match = hut("scout E4", IDLE, stage="start", huts=huts, hut_pool=["hut_silk"] * 2)
        s, city = table(match), square(match, "C2")
        when(match, "send E4 C2")
        return trade_of(s, city), culture_of(s, city), resources_of(s, city)

    assert yields({"C3": kind, "E4": kind}) == yields({})


@pytest.mark.rule("CIV-HUT-18", "CIV-MOV-20")
@pytest.mark.parametrize("kind", ["hut", "village"])
@pytest.mark.parametrize(("techs", "passes"), [(["flight"], True), (["steam_power"], False)])
def test_markers_do_not_hinder_flight(kind: str, techs: list[str], passes: bool) -> None:
    match = hut("scout E2", IDLE, huts={PLACE: kind}, me={"techs": ["construction", *techs]})

    when(match, "move E2 0 1")

    assert (f"go {PLACE}" in options(match)) == passes
    if passes:
        when(match, f"go {PLACE}", "go G2", "stop")
        assert table(match).huts == {square(match, PLACE): kind}
        assert player(match).markers == []


@pytest.mark.rule("CIV-HUT-01")
def test_markers_stay_for_the_next_round() -> None:
    match = hut("scout E2", IDLE)
    when(match, "end")

    pass_on(match, "movement", 0)

    assert table(match).round == 2
    assert table(match).huts == {square(match, PLACE): "hut"}

"""Culture event cards: hands, timing, targets (CIV-EVT); what each does is in test_event_cards."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.civilization.cards import EVENTS
from oikumene.titles.civilization.culture import event_hand
from oikumene.titles.civilization.yields import icons
from tests.titles.civilization.given import (
    asked,
    built,
    city,
    figures,
    given,
    options,
    player,
    square,
    table,
    told,
    when,
)
from tests.titles.civilization.scenes import discarded, scene, three

TOWN = {"G2": {"owner": 1}}
"""A city of the rival: its outskirts are F1 to H3."""


def aims(match: Match) -> list[str]:
    """The squares that a card may be played on."""
    assert asked(match)[1] in ("aim", "aim-more")
    return [text.split()[1] for text in options(match) if text != "done"]


# Hands


@pytest.mark.rule("CIV-EVT-02")
def test_cards_in_hand_are_secret() -> None:
    match = scene("city", {"events": ["drought", "lost"]})

    assert match.view(0)["table"]["players"][0]["events"] == ["drought", "lost"]
    assert match.view(1)["table"]["players"][0]["events"] == [1, 1, 0]
    assert match.view(None)["table"]["players"][0]["events"] == [1, 1, 0]


@pytest.mark.rule("CIV-EVT-03", "CIV-TEC-06", "CIV-ABL-18")
@pytest.mark.parametrize(
    ("techs", "coins", "hand"),
    [
        ([], 0, 2),
        (["pottery"], 0, 3),
        (["pottery", "civil_service"], 0, 4),
        (["pottery", "civil_service", "theology"], 0, 5),
        (["computers"], 3, 2),  # Computers has a coin itself
        (["computers"], 4, 3),
        (["computers"], 8, 3),
        (["computers"], 9, 4),
        (["computers", "pottery"], 9, 5),
        ([], 9, 2),
    ],
)
def test_the_hand_is_two_and_more_by_techs(techs: list[str], coins: int, hand: int) -> None:
    mine = {"techs": ["construction", *techs], "tokens": {"sheet": coins}}
    match = scene("city", mine)

    assert event_hand(table(match), player(match)) == hand
    assert event_hand(table(match), player(match, 1)) == 2


@pytest.mark.rule("CIV-EVT-03")
@pytest.mark.parametrize(("blockader", "hand"), [([], 6), (["army C3"], 2)])
def test_cristo_redentor_adds_four_while_it_works(blockader: list[str], hand: int) -> None:
    match = scene("city", {}, {"figures": blockader}, built={"C3": "cristo_redentor"})

    assert event_hand(table(match), player(match)) == hand


@pytest.mark.rule("CIV-EVT-04", "CIV-EVT-11", "CIV-EVT-09")
@pytest.mark.parametrize("card", ["we_love_the_despot_day", "drought", "sabotage"])
def test_the_owner_chooses_what_he_discards_before_anything_is_played(card: str) -> None:
    mine = {"events": ["we_love_the_despot_day", "drought"], "culture": 3}
    match = scene("city", mine, event_deck=["sabotage"])

    when(match, "advance")

    assert asked(match) == (0, "discard")
    assert options(match) == [
        "discard drought",
        "discard sabotage",
        "discard we_love_the_despot_day",
    ]

    when(match, f"discard {card}")

    assert discarded(match) == [card]
    assert len(player(match).events) == 2
    assert city(match, "C2").bonus == 0  # without effect
    assert match.view(1)["table"]["event_discards"] == [[card], [], []]


@pytest.mark.rule("CIV-EVT-05", "CIV-BLK-06")
def test_a_card_is_discarded_when_the_limit_falls() -> None:
    cards = ["drought", "lost", "disaster"]
    computers = {"techs": ["construction", "computers"], "tokens": {"sheet": 3}, "events": cards}
    match = scene(
        "movement", computers, {"figures": ["army E3"]}, built={"D3": "builder"}, active=1
    )
    assert event_hand(table(match), player(match)) == 3

    when(match, "move E3 1 0", "go D3")  # the fifth coin is blockaded

    assert asked(match) == (0, "discard")

    when(match, "discard lost")

    assert player(match).events == ["drought", "disaster"]
    assert asked(match) == (1, "step")


@pytest.mark.rule("CIV-EVT-10")
def test_discards_become_a_new_deck_when_it_has_run_out() -> None:
    mine = {"culture": 6}
    match = scene("city", mine, event_deck=["lost"], event_discards=["drought", "disaster"])

    when(match, "advance")

    assert player(match).events == ["drought"]
    assert table(match).event_discards == [[], [], ["disaster"]]

    when(match, "advance")  # no card of the first deck is left

    assert (player(match).events, player(match).track) == (["drought"], 2)
    assert told(match, "events-shuffled") == [{"level": 1}]
    assert table(match).event_decks == [[], ["lost"], []]


@pytest.mark.rule("CIV-EVT-10")
def test_discards_wait_until_no_facedown_card_is_left() -> None:
    match = scene("city", {"culture": 3}, event_deck=["sabotage"], event_discards=["drought"] * 2)

    when(match, "advance")

    assert player(match).events == ["sabotage"]
    assert table(match).event_discards[0] == ["drought", "drought"]


# Playing


@pytest.mark.rule("CIV-EVT-07", "CIV-EVT-09")
def test_a_card_is_announced_resolved_and_discarded() -> None:
    match = scene("start", {"events": ["drought", "sabotage"]})

    when(match, "play drought", "at O5")

    assert told(match, "played", 1) == [
        {"seat": "seat:0", "event": "event:drought", "aims": "square:O5"}
    ]
    assert table(match).ground.terrain[square(match, "O5")] == "D"
    assert player(match).events == ["sabotage"]
    assert match.view(1)["table"]["event_discards"] == [["drought"], [], []]


@pytest.mark.rule("CIV-EVT-08")
def test_any_number_of_cards_may_be_played_in_a_phase() -> None:
    match = scene("city", {"events": ["we_love_the_despot_day", "we_love_the_queen_day"]})

    when(match, "play we_love_the_despot_day", "play we_love_the_queen_day")

    assert city(match, "C2").bonus == 4 + 6
    assert player(match).events == []


@pytest.mark.rule("CIV-EVT-06")
@pytest.mark.parametrize(("stage", "card"), [("start", "drought"), ("city", "lost")])
def test_a_card_waits_for_the_owners_turn(stage: str, card: str) -> None:
    match = scene(stage, {"events": [card]}, {"figures": ["army E3"]}, active=1)
    assert asked(match)[0] == 1
    assert options(match, "play") == []

    when(match, "end")

    assert player(match).events == [card]  # nobody has asked for it


@pytest.mark.rule("CIV-EVT-06", "CIV-TIM-05")
def test_a_card_interrupts_the_move_of_another_player_after_a_step() -> None:
    theirs = {"figures": ["army E3", "scout H1"]}
    match = scene("movement", {"events": ["defection"]}, theirs, active=1)
    assert asked(match) == (1, "movement")

    when(match, "move E3 1 0")
    assert asked(match) == (1, "step")  # not before the step

    when(match, "go E4")

    assert asked(match) == (0, "interrupt")
    assert options(match) == ["play defection", "no"]

    when(match, "no", "go D4")

    assert asked(match) == (0, "interrupt")  # and again after the next one


@pytest.mark.rule("CIV-EVT-06")
def test_an_interrupt_may_hit_any_target_not_just_the_moving_group() -> None:
    theirs = {"figures": ["army E3", "scout E1"]}
    match = scene("movement", {"events": ["defection"]}, theirs, active=1)

    when(match, "move E3 1 0", "go E4", "play defection")

    assert options(match) == ["kill E1 scout 1", "kill E4 moving-army 1"]

    when(match, "kill E1 scout 1")

    assert figures(match, 1, "E1") == {}
    assert asked(match) == (1, "step")


@pytest.mark.rule("CIV-EVT-06")
def test_only_some_cards_interrupt_a_move() -> None:
    movers = {id_ for id_, card in EVENTS.items() if card.phase == "movement"}
    assert movers == {"defection", "mass_defection", "wholesale_defection"}

    mine = {"events": ["lost", "sabotage"], "figures": ["army D4"]}
    match = scene("movement", mine, {"figures": ["2 army E3"]}, active=1)
    when(match, "move E3 1 0", "go E4")

    assert asked(match) == (1, "step")


# Targets


@pytest.mark.rule("CIV-EVT-12")
def test_no_square_of_a_facedown_tile_is_a_target() -> None:
    match = scene("start", {"events": ["drought"]}, tiles={"E1": "tile_10"})
    when(match, "play drought")

    ground = table(match).ground
    assert aims(match)
    assert all(ground.open[ground.where_is[name]] for name in aims(match))
    assert "I1" not in aims(match)


@pytest.mark.rule("CIV-EVT-12")
@pytest.mark.parametrize(
    ("stage", "card"),
    [
        ("start", "sabotage"),
        ("start", "disaster"),
        ("start", "exchange_of_ideas"),
        ("city", "lost"),
        ("movement", "wholesale_defection"),
    ],
)
def test_a_card_without_a_legal_target_cannot_be_played(stage: str, card: str) -> None:
    match = given(
        {"civilization": "egypt", "events": [card]},
        {"civilization": "russia"},  # whose only tech has level III
        stage=stage,
    )

    assert f"play {card}" not in options(match)


@pytest.mark.rule("CIV-EVT-20")
@pytest.mark.parametrize(
    ("mine", "reached"),
    [
        ([], False),  # G1 is 5 squares from C2
        (["army G5"], True),
        (["scout H4"], True),
        (["army H5"], False),
        (["army J2 moved"], True),
        (["army K1"], True),
        (["army K2"], False),
    ],
)
def test_reach_is_counted_from_figures_and_city_centers(mine: list[str], reached: bool) -> None:
    match = scene(
        "start",
        {"events": ["sabotage"], "figures": mine},
        cities=TOWN,
        built={"G1": "workshop"},
    )

    assert ("play sabotage" in options(match)) == reached


@pytest.mark.rule("CIV-EVT-20")
def test_reach_is_counted_from_every_own_city_and_to_a_center_for_walls() -> None:
    far = {"J7": {"owner": 1, "walls": True}}
    near = {**far, "G6": {"owner": 0}}

    assert "play sabotage" not in options(scene("start", {"events": ["sabotage"]}, cities=far))
    match = scene("start", {"events": ["sabotage"]}, cities=near)
    when(match, "play sabotage")
    assert not city(match, "J7").walls


@pytest.mark.rule("CIV-EVT-20")
@pytest.mark.parametrize("between", [{}, {"H3": "hut"}, {"H3": "village"}])
def test_nothing_open_blocks_the_way(between: dict[str, str]) -> None:
    # from H5 over the forest H4 and the water H3, where somebody else sails, to H2 and H1
    mine = {"events": ["sabotage"], "figures": ["army H5"]}
    theirs = {"figures": [] if between else ["army H3"]}
    words = {"cities": TOWN, "built": {"H1": "trading_post"}, "huts": between}
    match = scene("start", mine, theirs, **words)

    assert "play sabotage" in options(match)


@pytest.mark.rule("CIV-EVT-20", "CIV-EVT-12")
@pytest.mark.parametrize(("tiles", "reached"), [(["E5"], False), (["E5", "A5"], True)])
def test_facedown_tiles_must_be_gone_around(tiles: list[str], reached: bool) -> None:
    known = {"E5": "tile_02", "A5": "tile_06"}
    theirs = {"figures": ["army E6"]}  # 4 squares from C4, over the tile of A5
    mine = {"events": ["mass_defection"], "figures": ["army B4", "army C4"]}
    match = given(
        {"civilization": "egypt", **mine},
        {"civilization": "america", **theirs},
        tiles={tile: known[tile] for tile in tiles},
        huts={},
        stage="movement",
    )
    when(match, "play mass_defection")

    assert ("E6" in aims(match)) == reached


@pytest.mark.rule("CIV-EVT-21")
@pytest.mark.parametrize("card", ["defection", "mass_defection", "wholesale_defection"])
def test_own_figures_may_be_killed_too(card: str) -> None:
    match = scene("movement", {"events": [card], "figures": ["scout C3", "army D4"]})
    when(match, f"play {card}")
    assert options(match) == ["kill C3 scout 0", "kill D4 army 0"]

    when(match, "kill C3 scout 0")

    assert figures(match, 0, "C3") == {}
    assert figures(match, 0, "D4") == {"army": 1}


@pytest.mark.rule("CIV-EVT-21")
def test_figures_or_the_great_person_of_a_square_die_never_both() -> None:
    mine = {"events": ["mass_defection"], "figures": ["army D4"]}
    words = {"built": {"D3": "artist"}}
    persons = when(
        scene("movement", mine, {"figures": ["2 army D3"]}, **words), "play mass_defection"
    )
    assert options(persons) == ["kill D4 army 0", "kill D3 army 1", "kill D3 person"]

    when(persons, "kill D3 person")
    assert asked(persons) == (0, "movement")
    assert built(persons, "D3") == ""
    assert figures(persons, 1, "D3") == {"army": 2}

    armies = when(
        scene("movement", mine, {"figures": ["2 army D3"]}, **words), "play mass_defection"
    )
    when(armies, "kill D3 army 1")
    assert options(armies) == ["kill D3 army 1", "done"]
    when(armies, "kill D3 army 1")
    assert built(armies, "D3") == "artist"
    assert figures(armies, 1, "D3") == {}


@pytest.mark.rule("CIV-EVT-23", "CIV-WAL-07")
def test_own_buildings_may_be_destroyed_but_not_by_disaster() -> None:
    words: dict[str, Any] = {
        "built": {"C3": "library", "M5": "granary", "N5": "harbor"},
        "cities": {"C2": {"owner": 0, "capital": True, "walls": True}},
    }
    sabotage = when(scene("start", {"events": ["sabotage"]}, **words), "play sabotage")
    assert aims(sabotage) == ["C3", "C2"]

    disaster = when(scene("start", {"events": ["disaster"]}, **words), "play disaster")
    assert aims(disaster) == ["M5", "N5"]


@pytest.mark.rule("CIV-EVT-24")
def test_a_drought_needs_a_square_without_mountain_building_wonder_and_city() -> None:
    words: dict[str, Any] = {
        "tiles": {},
        "built": {"C3": "library", "D1": "stonehenge", "B2": "artist"},
    }
    match = scene("start", {"events": ["drought"], "figures": ["scout A1"]}, **words)
    when(match, "play drought")

    home = [name for name in aims(match) if name[0] in "ABCD"]
    # not the mountains A4, D3, D4, the library, the wonder and the capital
    assert home == ["A1", "B1", "C1", "A2", "B2", "D2", "A3", "B3", "B4", "C4"]

    when(match, "at B2")

    assert built(match, "B2") == "artist"
    assert icons(table(match), square(match, "B2")).culture == 2


@pytest.mark.rule("CIV-EVT-24")
def test_deforestation_needs_a_forest_of_that_kind() -> None:
    words: dict[str, Any] = {
        "tiles": {"E1": "tile_10", "E5": "tile_02"},
        "cities": {"F6": {"owner": 1}},  # a forest, but a city center
        "built": {"B2": "temple", "D1": "general", "G6": "stonehenge"},
        "huts": {"H4": "hut"},
    }
    match = scene("start", {"events": ["deforestation"]}, {"figures": ["army P5"]}, **words)
    when(match, "play deforestation")

    assert aims(match) == ["D1", "A2", "H4", "O5", "P5", "N8"]

    when(match, "at H4")

    assert table(match).huts == {square(match, "H4"): "hut"}


# Whom a card targets


@pytest.mark.rule("CIV-EVT-26")
@pytest.mark.parametrize(
    ("stage", "card", "aim", "targeted"),
    [
        ("start", "drought", ["at O5"], True),
        ("start", "drought", ["at A1"], False),
        ("start", "drought", ["at C1"], False),
        ("start", "deforestation", ["at O5"], True),
        ("start", "catastrophe", ["at H2"], True),
        ("start", "catastrophe", ["at G2"], True),
        ("start", "catastrophe", ["at C3"], False),
        ("start", "disaster", ["at H2", "done"], True),
        ("start", "think_tank", [], True),
        ("start", "the_citizens_are_revolting_1", [], True),
        ("start", "the_citizens_are_revolting_2", [], True),
        ("city", "we_love_the_queen_day", [], False),
        ("city", "lost", [], True),
        ("movement", "wholesale_defection", ["kill E8 army 1"], True),
        ("movement", "wholesale_defection", ["kill F3 army 0"], True),  # in the rival's outskirts
        ("movement", "defection", ["kill F3 army 0"], False),  # names the figure, not the square
        ("movement", "wholesale_defection", ["kill F1 person"], True),
        ("movement", "wholesale_defection", ["kill D1 person"], False),
        ("movement", "wholesale_defection", ["kill A1 army 0"], False),
    ],
)
def test_whom_a_card_targets(stage: str, card: str, aim: list[str], targeted: bool) -> None:
    mine = {
        "events": [card],
        "figures": ["army A1", "army F3"],
        "techs": ["construction", "pottery"],
    }
    theirs = {"events": ["bread_and_circuses"], "figures": ["army E8"]}
    match = scene(
        stage,
        mine,
        theirs,
        cities={"G2": {"owner": 1, "walls": True}},
        built={"H2": "library", "C3": "library", "F1": "artist", "D1": "artist"},
    )

    when(match, f"play {card}", *aim)

    assert (asked(match) == (1, "cancel")) == targeted


@pytest.mark.rule("CIV-EVT-26")
@pytest.mark.parametrize(
    ("stage", "card", "aim", "asks"),
    [
        ("movement", "defection", "kill O13 army 2", False),
        ("movement", "wholesale_defection", "kill O13 army 2", True),
        ("city", "disoriented", "at O13", True),
    ],
)
def test_a_square_in_foreign_outskirts_targets_the_owner_of_the_city_too(
    stage: str, card: str, aim: str, asks: bool
) -> None:
    # the outskirts of N14 belong to the rival, the army there to the third player
    where = aim.split()[1]
    mine = {"events": [card], "figures": ["army O16"]}
    match = three(stage, mine, {"events": ["bread_and_circuses"]}, {"figures": [f"army {where}"]})

    when(match, f"play {card}")
    if aim in options(match):
        when(match, aim)

    assert (asked(match) == (1, "cancel")) == asks

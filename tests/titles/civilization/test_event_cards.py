"""Every culture event card (CIV-EVT-06, CIV-EVT-13 … 26)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.civilization.cards import EVENTS
from oikumene.titles.civilization.production import production
from oikumene.titles.civilization.yields import production_of, trade_of
from tests.titles.civilization.given import (
    asked,
    built,
    city,
    figures,
    options,
    pass_on,
    player,
    square,
    table,
    told,
    when,
)
from tests.titles.civilization.scenes import scene, three

START = (
    "drought deforestation exchange_of_ideas knowledge_shared think_tank sabotage catastrophe "
    "disaster the_citizens_are_revolting_1 the_citizens_are_revolting_2"
)
CITY = (
    "we_love_the_despot_day we_love_the_queen_day we_love_the_president_day disoriented lost "
    "out_of_position"
)
MOVEMENT = "defection mass_defection wholesale_defection"
ANY = (
    "a_gift_from_afar a_generous_gift a_princely_gift bread_and_circuses jousting_tourney "
    "primetime_tv"
)
PHASES = {"start": START, "city": CITY, "movement": MOVEMENT, "": ANY}
LEVELS = {
    1: "a_gift_from_afar*3 bread_and_circuses*2 defection*2 disoriented*1 drought*2 "
    "exchange_of_ideas*3 sabotage*2 the_citizens_are_revolting_1*1 we_love_the_despot_day*3",
    2: "a_generous_gift*3 catastrophe*1 deforestation*2 jousting_tourney*2 knowledge_shared*3 "
    "lost*1 mass_defection*2 the_citizens_are_revolting_2*1 we_love_the_queen_day*2",
    3: "a_princely_gift*2 disaster*1 out_of_position*1 primetime_tv*2 think_tank*2 "
    "we_love_the_president_day*1 wholesale_defection*2",
}
TOWN: dict[str, Any] = {"G2": {"owner": 1}}
"""A city of the rival: its outskirts are F1 to H3."""


def everything(stage: str, card: str) -> Match:
    """Every card could be played on something."""
    mine = {
        "events": [card],
        "techs": ["construction", "pottery"],
        "trade": 11,
        "figures": ["army E2"],
    }
    theirs = {"figures": ["army E4"]}
    return scene(stage, mine, theirs, cities=TOWN, built={"F1": "workshop"})


def play(match: Match, card: str, *answers: str) -> Match:
    """A card is played on something; what leaves no choice is not asked."""
    return when(match, f"play {card}", *answers)


def spots(match: Match) -> list[str]:
    """The squares on offer, sorted."""
    return sorted(text.split()[1] for text in options(match) if " " in text)


@pytest.mark.parametrize("level", LEVELS)
def test_the_decks_hold_these_cards(level: int) -> None:
    deck = [f"{id_}*{card.count}" for id_, card in EVENTS.items() if card.level == level]
    assert sorted(deck) == sorted(LEVELS[level].split())


@pytest.mark.rule("CIV-EVT-06")
@pytest.mark.parametrize("card", [card for cards in PHASES.values() for card in cards.split()])
def test_each_card_is_played_in_its_phase(card: str) -> None:
    offered = [
        stage
        for stage in ("start", "trade", "city", "movement", "research")
        if f"play {card}" in options(everything(stage, card))
    ]
    phase = next(phase for phase, cards in PHASES.items() if card in cards.split())

    assert offered == ([phase] if phase else [])


# Disasters


@pytest.mark.rule("CIV-EVT-13")
def test_drought_makes_a_desert() -> None:
    match = scene("start", {"events": ["drought"]})
    n = square(match, "N6")
    assert (production_of(table(match), n), trade_of(table(match), n)) == (5, 3)

    play(match, "drought", "at O5")  # a forest beside the rival's capital

    assert table(match).ground.terrain[square(match, "O5")] == "D"
    assert (production_of(table(match), n), trade_of(table(match), n)) == (3, 4)


@pytest.mark.rule("CIV-EVT-13")
def test_deforestation_makes_a_grassland() -> None:
    match = scene("start", {"events": ["deforestation"]})
    n = square(match, "N6")

    play(match, "deforestation", "at O5")

    assert table(match).ground.terrain[square(match, "O5")] == "G"
    assert (production_of(table(match), n), trade_of(table(match), n)) == (3, 3)


# Exchanges

SCHOOLS = {"exchange_of_ideas": 1, "knowledge_shared": 2, "think_tank": 3}
WISE = ["pottery", "masonry", "engineering", "irrigation", "biology", "computers"]
WISER = ["navigation", "philosophy", "mathematics", "sailing", "gunpowder", "flight"]
"""Techs of the levels I, I, II, II, III, IV."""
BASE = ["writing", "animal_husbandry", "horseback_riding", "code_of_laws"]
BASE += ["civil_service", "printing_press", "chivalry", "theology", "railroad"]
"""Which both know: every row has room for one more."""


def school(card: str) -> Match:
    """Two learned players, and a card for them."""
    mine = {"techs": ["construction", *BASE, *WISE], "events": [card]}
    return scene("start", mine, {"techs": ["currency", *BASE, *WISER]})


@pytest.mark.rule("CIV-EVT-19")
@pytest.mark.parametrize("card", SCHOOLS)
def test_an_exchange_teaches_techs_up_to_its_level_the_user_first(card: str) -> None:
    match = play(school(card), card)
    level = SCHOOLS[card]
    theirs = ["currency", "navigation", "philosophy"]
    theirs += ["mathematics", "sailing"] if level > 1 else []
    theirs += ["gunpowder"] if level > 2 else []

    assert asked(match) == (0, "exchange")
    assert options(match) == [f"tech {tech}" for tech in theirs]  # learning is not optional

    when(match, "tech navigation")

    assert "navigation" in player(match).techs
    assert asked(match) == (1, "exchange")
    mine = ["pottery", "masonry"]
    mine += ["engineering", "irrigation"] if level > 1 else []
    mine += ["biology"] if level > 2 else []
    mine = ["construction", *mine] if level > 1 else mine  # by its printed level
    assert options(match) == [f"tech {tech}" for tech in mine]

    when(match, "tech masonry")

    assert "masonry" in player(match, 1).techs
    assert asked(match) == (0, "start")
    assert (player(match).trade, player(match, 1).trade) == (0, 0)


@pytest.mark.rule("CIV-EVT-19", "CIV-PYR-05")
def test_a_starting_tech_is_taught_by_its_printed_level() -> None:
    mine = {"techs": ["construction", "pottery"], "events": ["exchange_of_ideas"]}
    match = scene("start", mine)

    play(match, "exchange_of_ideas")

    assert player(match).techs == ("construction", "pottery", "currency")
    assert player(match, 1).techs == ("currency", "pottery")  # not Construction of level II


@pytest.mark.rule("CIV-EVT-19")
@pytest.mark.parametrize("card", ["knowledge_shared", "think_tank"])
def test_who_has_no_legal_choice_learns_nothing_and_the_other_still_does(card: str) -> None:
    # Both rows of seat 1 are too short for Construction; seat 0 learns Currency.
    match = scene("start", {"events": [card]})

    play(match, card)

    assert player(match).techs == ("construction", "currency")
    assert player(match, 1).techs == ("currency",)


@pytest.mark.rule("CIV-EVT-19")
def test_the_other_learns_also_when_the_user_cannot() -> None:
    mine = {"techs": ["construction", "currency", "pottery"], "events": ["exchange_of_ideas"]}
    match = scene("start", mine)

    play(match, "exchange_of_ideas")

    assert player(match).techs == ("construction", "currency", "pottery")
    assert player(match, 1).techs == ("currency", "pottery")


# Destruction


@pytest.mark.rule("CIV-EVT-20", "CIV-EVT-23")
@pytest.mark.parametrize(
    ("card", "reached"),
    [("sabotage", ["F1", "F3", "G2"]), ("catastrophe", ["F1", "F3", "G1", "G2", "G3", "H2"])],
)
def test_one_building_within_reach_is_destroyed(card: str, reached: list[str]) -> None:
    # from C2: F1, F3 and the walls of G2 are 4 squares away, G1, G3 and H2 5 or 6, M5 13
    marks = {"F1": "workshop", "F3": "trading_post", "G1": "workshop", "G3": "library"}
    marks |= {"H2": "granary", "M5": "granary"}
    walled = {"G2": {"owner": 1, "walls": True}}
    match = play(scene("start", {"events": [card]}, cities=walled, built=marks), card)
    assert spots(match) == reached

    when(match, "at F3")

    assert {name: built(match, name) for name in marks} == {**marks, "F3": ""}
    assert city(match, "G2").walls
    assert asked(match) == (0, "start")


@pytest.mark.rule("CIV-EVT-23", "CIV-WAL-07")
@pytest.mark.parametrize("card", ["sabotage", "catastrophe", "disaster"])
def test_walls_may_be_destroyed(card: str) -> None:
    match = scene("start", {"events": [card]}, cities={"G2": {"owner": 1, "walls": True}})

    play(match, card)

    assert not city(match, "G2").walls
    assert city(match, "G2").owner == 1


@pytest.mark.rule("CIV-EVT-23")
@pytest.mark.parametrize(
    ("second", "left"), [("at N5", ["granary", ""]), ("at N6", ["granary", "harbor"]), ("done", [])]
)
def test_disaster_destroys_up_to_two_buildings_of_others_anywhere(
    second: str, left: list[str]
) -> None:
    match = scene(
        "start",
        {"events": ["disaster"]},
        cities={"N6": {"owner": 1, "capital": True, "walls": True}},
        built={"C3": "library", "M5": "granary", "N5": "harbor", "M7": "workshop"},
    )
    play(match, "disaster")
    assert spots(match) == ["M5", "M7", "N5", "N6"]

    when(match, "at M7")
    assert spots(match) == ["M5", "N5", "N6"]
    assert "done" in options(match)
    when(match, second)

    assert built(match, "C3") == "library"
    assert built(match, "M7") == ""
    assert [built(match, name) for name in ("M5", "N5")] == (left or ["granary", "harbor"])
    assert city(match, "N6").walls == (second != "at N6")
    assert asked(match) == (0, "start")


# Revolts


@pytest.mark.rule("CIV-GOV-16", "CIV-EVT-26")
@pytest.mark.parametrize("card", ["the_citizens_are_revolting_1", "the_citizens_are_revolting_2"])
def test_citizens_revolt_and_the_government_falls(card: str) -> None:
    match = three("start", {"events": [card]}, {}, {"figures": ["army D14"]}, round=3)
    play(match, card)
    assert options(match) == ["player 1", "player 2"]

    when(match, "player 2")

    assert [p.government for p in table(match).players] == ["despotism", "despotism", "anarchy"]
    pass_on(match, "start", 1)
    when(match, "end")
    assert options(match, "switch") == []  # not in this round

    pass_on(match, "city", 1)
    when(match, "end")
    assert table(match).stage == "movement"  # the capital could do nothing
    pass_on(match, "start", 2)
    assert table(match).round == 4
    assert "switch despotism" in options(match)


# Feasts


@pytest.mark.rule("CIV-PRD-10")
@pytest.mark.parametrize(
    ("card", "n"),
    [
        ("we_love_the_despot_day", 4),
        ("we_love_the_queen_day", 6),
        ("we_love_the_president_day", 8),
    ],
)
def test_a_feast_makes_a_city_produce_more(card: str, n: int) -> None:
    match = scene("city", {"events": [card]}, cities={"G2": {"owner": 0}})
    before = {
        name: production(table(match), player(match), square(match, name)) for name in ("C2", "G2")
    }

    play(match, card)
    assert options(match) == ["at C2", "at G2"]
    when(match, "at G2", "produce G2")

    assert told(match, "city-bonus") == [{"square": "square:G2", "n": n}]
    assert match.decision is not None
    assert match.decision.args["n"] == before["G2"] + n
    assert production(table(match), player(match), square(match, "C2")) == before["C2"]


# Led astray

WALKS = {"disoriented": 2, "lost": 3, "out_of_position": 4}


@pytest.mark.rule("CIV-EVT-22")
@pytest.mark.parametrize("card", WALKS)
def test_figures_of_another_player_are_led_astray(card: str) -> None:
    mine = {"events": [card], "figures": ["army G6"]}
    match = scene("city", mine, {"figures": ["army F4", "scout F4", "army J8"]})
    play(match, card)
    assert options(match) == ["at F4", "at J8"]

    when(match, "at F4")

    assert asked(match) == (0, "lead")
    x, y = 5, 3
    steps = {
        text.split()[1]: abs(ord(text.split()[1][0]) - 65 - x)
        + abs(int(text.split()[1][1]) - 1 - y)
        for text in options(match)
    }
    assert max(steps.values()) == WALKS[card]
    assert "F4" not in steps

    when(match, "to E5")  # two squares away

    assert figures(match, 1, "E5") == {"army": 1, "scout": 1}
    assert figures(match, 1, "F4") == {}
    assert figures(match, 1, "J8") == {"army": 1}


@pytest.mark.rule("CIV-EVT-22")
def test_the_led_enter_no_water_hut_village_figure_or_city() -> None:
    # around E4: D4 has a hut, E3 a village, F4 an army of mine; below, water beside E5
    match = scene(
        "city",
        {"events": ["disoriented"], "figures": ["army F4"]},
        {"figures": ["army E4"]},
        huts={"D4": "hut", "E3": "village"},
        cities={"F6": {"owner": 1}},
    )

    play(match, "disoriented")

    assert options(match) == ["to E5", "to F5", "to E6"]  # not the water D5


@pytest.mark.rule("CIV-EVT-22", "CIV-EVT-12")
def test_the_led_enter_no_city_center_and_no_facedown_tile() -> None:
    match = scene(
        "city",
        {"events": ["disoriented"]},
        {"figures": ["army G1"]},
        tiles={"E1": "tile_10"},
        cities={"G2": {"owner": 1}},
    )

    play(match, "disoriented")

    # not the center G2, whoever owns it; H1 and H2 lie before facedown tiles
    assert spots(match) == ["E1", "F1", "F2", "H1", "H2"]


@pytest.mark.rule("CIV-EVT-22")
def test_a_wall_of_obstacles_leaves_nobody_to_lead() -> None:
    huts = dict.fromkeys(["E3", "D4", "F4", "E5"], "hut")
    match = scene("city", {"events": ["lost"]}, {"figures": ["army E4"]}, huts=huts)

    assert options(match, "play") == []


@pytest.mark.rule("CIV-EVT-22", "CIV-MOV-09")
def test_the_led_end_within_the_stacking_limit_of_their_owner() -> None:
    theirs = {"figures": ["2 army E4", "army E3", "2 scout F4"]}
    match = scene("city", {"events": ["disoriented"]}, theirs)

    play(match, "disoriented", "at E4")

    assert not {"to E3", "to F4"} & set(options(match))
    assert {"to E2", "to G4"} <= set(options(match))  # passing own figures is free


@pytest.mark.rule("CIV-EVT-22", "CIV-MOV-22")
def test_of_two_players_in_a_square_one_is_led() -> None:
    peaceful = {"techs": ["currency", "democracy_tech"], "government": "democracy"}
    # of three figures above the limit nobody finds room; the other player's one does
    theirs = {**peaceful, "figures": ["3 army J1"]}
    match = three("city", {"events": ["disoriented"]}, theirs, {"figures": ["army J1"]})

    play(match, "disoriented", "to J2")

    assert figures(match, 1, "J1") == {"army": 3}
    assert figures(match, 2, "J2") == {"army": 1}


@pytest.mark.rule("CIV-EVT-22", "CIV-SCT-10")
def test_a_led_scout_gathers_no_more() -> None:
    theirs = {"figures": ["scout E3"]}
    match = scene("city", {"events": ["lost"]}, theirs, sent={"E3": "N6"})
    assert "incense" in match.view(1)["table"]["cities"][str(square(match, "N6"))]["resources"]

    play(match, "lost", "to E4")

    assert table(match).sent == {}


# Defections


@pytest.mark.rule("CIV-EVT-20", "CIV-EVT-21")
@pytest.mark.parametrize(
    ("card", "reached"),
    [
        ("defection", {"F3"}),
        ("mass_defection", {"F3", "G4", "F1"}),
        ("wholesale_defection", {"F3", "G4", "F1", "M2", "M5"}),
    ],
)
def test_defections_reach_so_far(card: str, reached: set[str]) -> None:
    # from C2: F3 is 4 squares away, G4 6, M2 10; great people on F1 (4) and M5
    theirs = {"figures": ["scout F3", "army G4", "army M2"]}
    match = scene(
        "movement",
        {"events": [card], "figures": ["army A1"]},
        theirs,
        cities=TOWN,
        built={"F1": "artist", "M5": "general"},
    )

    play(match, card)

    assert set(spots(match)) == {"A1", *reached}


@pytest.mark.rule("CIV-EVT-21")
@pytest.mark.parametrize(
    ("card", "left"),
    [("defection", 2), ("mass_defection", 1), ("wholesale_defection", 1)],
)
def test_defections_kill_so_many(card: str, left: int) -> None:
    theirs = {"figures": ["2 army E3", "scout E3", "army E4"], "techs": ["currency", "masonry"]}
    match = scene("movement", {"events": [card], "figures": ["army A1"]}, theirs)

    play(match, card, "kill E3 army 1")
    if asked(match)[1] == "aim-more":
        assert options(match) == ["kill E3 army 1", "kill E3 scout 1", "done"]  # the same square
        when(match, "kill E3 scout 1")

    assert sum(figures(match, 1, "E3").values()) == left
    assert figures(match, 1, "E4") == {"army": 1}
    assert asked(match) == (0, "movement")


@pytest.mark.rule("CIV-EVT-21")
@pytest.mark.parametrize("card", ["mass_defection", "wholesale_defection"])
def test_greater_defections_may_kill_just_one_or_a_great_person(card: str) -> None:
    mine = {"events": [card], "figures": ["army A1"]}
    words = {"cities": TOWN, "built": {"F1": "artist"}}
    one = scene("movement", mine, {"figures": ["2 army E3"]}, **words)
    play(one, card, "kill E3 army 1", "done")
    assert figures(one, 1, "E3") == {"army": 1}

    person = scene("movement", mine, {"figures": ["2 army E3"]}, **words)
    play(person, card, "kill F1 person")
    assert built(person, "F1") == ""
    assert figures(person, 1, "E3") == {"army": 2}

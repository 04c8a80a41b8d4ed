"""Winning: agendas and their markers (CND-VIC)."""

from __future__ import annotations

from typing import Any

import pytest

import oikumene
from oikumene.engine.match import Match
from oikumene.titles.dawn.cards import VICTORY
from tests.titles.dawn.fights import ME, NO_BARBARIANS, RIVAL, WIN, at_war, seed_for
from tests.titles.dawn.given import asked, given, options, player, row, space, table, when

CITIES = "civilized_money_grubber"
WARS = "warmonger_paranoid"
COASTS = "explorer_aesthetic"
SCIENCE = "technophile_scholarly"
PEOPLE = "populous_preservationist"
THREE = [CITIES, WARS, COASTS]
ALL_THREE = ["civilized", "paranoid", "explorer"]
"""One agenda of each."""

# A token beside 0,2 and 1,0, two spaces from Brussels.
CAMP: dict[str, Any] = {"control": ["1,1"], "capital": "-4,4"}
SEVEN = ["-4,1", "-4,-1", "2,-7", "3,-6", "-1,-6", "4,-1", "-3,-4"]
"""Spaces for all city figures, none of them beside -2,4."""

# Five cities with few neighbours; -4,4 is the last space without a token.
FIVE: dict[str, Any] = {"capital": "-5,5", "cities": ["4,0", "3,-8", "-5,-3", "-1,-6"]}
AROUND = ["3,1", "3,0", "4,-1", "4,-8", "3,-7", "2,-7", "-4,-3", "-4,-4", "-1,-5", "-2,-5", "-4,5"]
AROUND_ALL = [*AROUND, "-5,4", "-4,4"]


def playing(
    card: str, slot: int, mine: dict[str, Any], *theirs: dict[str, Any], **told: Any
) -> Match:
    """A card in a slot is chosen by the first player."""
    match = given(
        {**ME, "row": row(card, slot), **mine},
        *({**RIVAL, **each} for each in theirs or ({},)),
        **{"barbarians": NO_BARBARIANS, **told},
    )
    return when(match, f"resolve {card}")


def coast(n: int) -> list[str]:
    """So many free spaces beside water or on the edge, away from the south-west."""
    s = table(given({}, {}))
    found = [
        word
        for at, word in enumerate(s.ground.words)
        if s.ground.coast[at] and not s.ground.water[at] and not s.ground.marker[at]
        if int(word.partition(",")[0]) > -3
    ]
    return found[:n]


def finished(*agendas: list[str], **told: Any) -> Match:
    """The first player's turn begins; players have completed agendas."""
    seats = told.pop("seats", [{} for _ in agendas])
    return given(
        *({"agendas": done, **seat} for done, seat in zip(agendas, seats, strict=True)),
        **{"phase": "victory", "victory": THREE, "round": 2, **told},
    )


# Markers


@pytest.mark.rule("CND-VIC-01")
def test_every_victory_card_has_two_agendas() -> None:
    assert len(VICTORY) == 5
    assert all(len({agenda.id for agenda in card.agendas}) == 2 for card in VICTORY.values())


@pytest.mark.rule("CND-VIC-01")
@pytest.mark.parametrize(
    ("agendas", "over"),
    [
        (["civilized", "warmonger", "explorer"], True),
        (["money_grubber", "paranoid", "aesthetic"], True),
        (["civilized", "paranoid", "explorer"], True),
        (["civilized", "paranoid"], False),
        ([], False),
    ],
)
def test_one_agenda_of_every_victory_card_is_needed(agendas: list[str], over: bool) -> None:
    match = finished(agendas, [])

    assert match.over == over
    if over:
        assert match.result is not None
        assert (match.result.winners, match.result.reason) == ([0], "agendas")


@pytest.mark.rule("CND-VIC-03")
def test_a_completed_agenda_is_marked_at_once_with_a_control_token() -> None:
    match = playing("astrology", 2, {"dial": 22}, victory=[SCIENCE, WARS])

    assert asked(match) == (0, "gain-card")  # in the middle of the card
    assert player(match).agendas == ("technophile",)
    assert player(match).markers == 1
    assert player(match).unused_tokens == 30
    assert match.view(1)["table"]["players"][0]["completed"] == [True, False]


@pytest.mark.rule("CND-VIC-04")
def test_a_marker_stays_when_the_condition_is_lost() -> None:
    """The second natural wonder is captured in the very next turn."""
    mine = {
        "cities": ["1,1"],
        "control": ["-1,-3"],
        "tokens": {"grand_mesa": ""},
    }
    theirs = {"control": ["2,1"], "row": row("masonry", 5)}
    match = playing("early_empire", 5, mine, theirs, victory=[PEOPLE, WARS], seed=seed_for(*WIN))
    when(match, "place 1,2", "done")
    assert player(match).agendas == ("preservationist",)

    when(match, "resolve masonry", "attack 1,2 piece")

    assert player(match).tokens == {"grand_mesa": ""}
    assert player(match).agendas == ("preservationist",)
    assert match.view(0)["table"]["players"][0]["progress"]["preservationist"] == [1, 2]
    assert match.view(0)["table"]["players"][0]["completed"] == [True, False]


# The end


@pytest.mark.rule("CND-VIC-05")
def test_the_game_ends_only_when_a_turn_of_the_first_player_begins() -> None:
    """The first player completes the last agenda; the other one still has a turn."""
    match = playing("astrology", 2, {"dial": 22, "agendas": ["paranoid"]}, victory=[SCIENCE, WARS])
    when(match, "done")
    assert asked(match) == (1, "turn")
    assert not match.over

    when(match, "resolve masonry")

    assert match.over
    assert match.result is not None
    assert match.result.winners == [0]
    assert match.result.scores == [2, 0]


@pytest.mark.rule("CND-VIC-05")
def test_who_is_not_the_first_player_wins_at_that_moment_too() -> None:
    theirs = {"dial": 22, "agendas": ["paranoid"], "row": row("astrology", 2)}
    match = playing("masonry", 1, {}, theirs, victory=[SCIENCE, WARS])
    assert asked(match) == (1, "turn")

    when(match, "resolve astrology", "done")

    assert match.over
    assert match.result is not None
    assert match.result.winners == [1]


@pytest.mark.rule("CND-VIC-05")
def test_before_the_turn_of_another_player_nobody_wins() -> None:
    match = given({"agendas": ALL_THREE}, {}, victory=THREE, active=1)

    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-VIC-07")
def test_of_several_the_one_with_most_wonders_wins() -> None:
    match = finished(
        ALL_THREE,
        ALL_THREE,
        ALL_THREE[:2],
        seats=[
            {"cities": ["4,0"], "control": ["1,1", "0,1"]},
            {"cities": ["2,0"]},
            {"cities": ["-1,-6", "-3,-4"]},
        ],
        wonders={
            "petra": "4,0",
            "oracle": "2,0",
            "colossus": "1,-6",
            "pyramids": "-1,-6",
            "stonehenge": "-3,-4",
            "alhambra": "5,1",
        },
    )

    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ([1], "wonders")


@pytest.mark.rule("CND-VIC-07")
@pytest.mark.parametrize("wonders", [{}, {"petra": "4,0", "oracle": "2,0"}])
def test_with_as_many_wonders_friendly_spaces_decide(wonders: dict[str, str]) -> None:
    match = finished(
        ALL_THREE,
        ALL_THREE,
        seats=[
            {"cities": ["4,0"], "control": ["1,1"], "reinforced": ["0,1"]},
            {"cities": ["2,0", "-1,-6"]},
        ],
        wonders=wonders,
    )

    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ([0], "spaces")


@pytest.mark.rule("CND-VIC-08")
def test_who_is_still_tied_shares_the_victory() -> None:
    match = finished(
        ALL_THREE,
        ALL_THREE,
        ALL_THREE,
        seats=[{"cities": ["4,0"]}, {"control": ["2,0"]}, {}],
    )

    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ([0, 1], "shared")


# When agendas are checked


@pytest.mark.rule("CND-VIC-09")
def test_an_agenda_can_be_completed_in_the_turn_of_another() -> None:
    """With the Sydney Opera House every token ripens the cities of its controller."""
    theirs = {**FIVE, "control": [*AROUND, "-5,4"]}
    match = playing(
        "early_empire",
        1,
        {"capital": "-3,4"},
        theirs,
        victory=[PEOPLE, WARS],
        wonders={"sydney_opera_house": "4,0"},
    )
    assert player(match, 1).agendas == ()

    when(match, "place -4,4")

    assert player(match, 1).agendas == ("populous",)
    assert player(match).agendas == ()


@pytest.mark.rule("CND-VIC-09")
def test_a_diplomacy_card_can_complete_an_agenda() -> None:
    """Open Borders makes the token of its owner count; the caravan that brings it comes home."""
    mine = {
        **FIVE,
        "control": [*AROUND, "-5,4"],
        "caravans": ["1,0"],
    }
    theirs = {"capital": "2,0", "control": ["-4,4"]}
    match = playing("foreign_trade", 5, mine, theirs, victory=[PEOPLE, WARS])

    when(match, "go 2,0", "put masonry", "put masonry", "take open_borders@1")

    assert player(match).agendas == ("populous",)


@pytest.mark.rule("CND-VIC-09")
def test_a_built_wonder_can_ripen_cities() -> None:
    mine = {**FIVE, "control": [*AROUND, "-5,4"], "resources": {"marble": 3}}
    match = playing(
        "pottery",
        5,
        mine,
        {"control": ["-4,4"]},
        victory=[PEOPLE, WARS],
        market=["sydney_opera_house"],
    )

    when(match, "wonder sydney_opera_house", "site 4,0")

    assert player(match).agendas == ("populous",)


@pytest.mark.rule("CND-VIC-09")
@pytest.mark.parametrize("kind", ["city", "capital"])
def test_a_captured_wonder_can_ripen_cities(kind: str) -> None:
    """Under a city it stays where it is, from a capital it is carried off."""
    mine = {**FIVE, "control": [*AROUND, "-5,4", "1,1"]}
    theirs = {"capital": "1,0"} if kind == "capital" else {"cities": ["1,0"]}
    match = at_war(
        "masonry",
        4,
        mine,
        {**theirs, "control": ["-4,4"]},
        victory=[PEOPLE, WARS],
        wonders={"sydney_opera_house": "1,0"},
    )

    when(match, "attack 1,0 piece")
    if kind == "capital":
        when(match, "site 4,0")

    assert player(match).wonders == ("sydney_opera_house",)
    assert "populous" in player(match).agendas


# The ten agendas


@pytest.mark.rule("CND-VIC-10")
@pytest.mark.parametrize(("cities", "done"), [(SEVEN[:6], True), (SEVEN[:5], False)])
def test_civilized_needs_the_capital_and_seven_cities(cities: list[str], done: bool) -> None:
    match = playing("pottery", 5, {"cities": cities}, victory=[CITIES, WARS])

    when(match, "found -2,4")

    assert player(match).agendas == (("civilized",) if done else ())
    progress = match.view(0)["table"]["players"][0]["progress"]["civilized"]
    assert progress == [len(cities) + 2, 8]


@pytest.mark.rule("CND-VIC-10")
def test_a_city_on_a_conquered_city_state_counts_for_the_civilized() -> None:
    mine = {**CAMP, "cities": SEVEN[:6], "trade": {"masonry": 3}}
    match = at_war("masonry", 5, mine, {}, victory=[CITIES, WARS])

    when(match, "attack -1,1 city_state", "spend 3")

    assert player(match).agendas == ("civilized",)


@pytest.mark.rule("CND-VIC-10")
def test_a_token_instead_of_a_city_does_not_count_for_the_civilized() -> None:
    """The city in Geneva was destroyed and its figure is used up elsewhere: seven and a token."""
    match = at_war(
        "masonry",
        4,
        {**CAMP, "cities": SEVEN[:5], "reinforced": ["-5,1"], "tokens": {"geneva": "astrology"}},
        {"cities": ["1,0"]},
        conquered={"geneva": "-5,1"},
        victory=[CITIES, WARS],
    )

    when(match, "attack 1,0 piece")

    assert match.view(0)["table"]["players"][0]["progress"]["civilized"] == [7, 8]
    assert player(match).agendas == ()


@pytest.mark.rule("CND-VIC-11")
def test_a_warmonger_has_beaten_a_capital() -> None:
    match = at_war("masonry", 4, CAMP, {"capital": "1,0"}, victory=[WARS, CITIES])

    when(match, "attack 1,0 piece")

    assert player(match).agendas == ("warmonger",)


@pytest.mark.rule("CND-VIC-11")
def test_an_attack_that_is_lost_makes_no_warmonger() -> None:
    match = at_war("masonry", 1, CAMP, {"capital": "1,0"}, rolls=(1, 6), victory=[WARS, CITIES])

    when(match, "attack 1,0 piece")

    assert player(match).agendas == ()


@pytest.mark.rule("CND-VIC-11")
@pytest.mark.parametrize(
    ("tokens", "done"),
    [
        ({}, False),
        ({"geneva": "astrology"}, True),  # its city is gone, the token was kept
    ],
)
def test_a_warmonger_holds_two_city_states(tokens: dict[str, str], done: bool) -> None:
    mine = {**CAMP, "tokens": tokens, "trade": {"masonry": 3}}
    match = at_war("masonry", 5, mine, {}, victory=[WARS, CITIES])

    when(match, "attack -1,1 city_state", "spend 3")

    assert "brussels" in player(match).tokens
    assert player(match).agendas == (("warmonger",) if done else ())


@pytest.mark.rule("CND-VIC-11")
def test_two_city_states_one_after_the_other_do_not_make_a_warmonger() -> None:
    """Brussels is taken, captured by the rival, and taken once more."""
    mine = {**CAMP, "trade": {"masonry": 3}}
    theirs = {"control": ["0,2"], "row": row("masonry", 5)}
    match = at_war("masonry", 5, mine, theirs, rolls=(6, 1, 6, 1, 6, 1), victory=[WARS, CITIES])

    when(match, "attack -1,1 city_state", "spend 3", "done")
    when(match, "resolve masonry", "attack -1,1 piece", "conquer brussels", "done")
    assert player(match).tokens == {}
    when(match, "resolve masonry", "attack -1,1 piece", "conquer brussels")

    assert player(match).tokens == {"brussels": "pottery"}
    assert player(match).agendas == player(match, 1).agendas == ()


@pytest.mark.rule("CND-VIC-12")
@pytest.mark.parametrize(("already", "done"), [(14, True), (13, False)])
def test_an_explorer_has_fifteen_spaces_at_water_or_on_the_edge(already: int, done: bool) -> None:
    """-5,4 is the next one; the capital lies inland, and so do two more tokens."""
    mine = {"control": [*coast(already), "0,1", "0,2"]}
    match = playing("early_empire", 1, mine, victory=[COASTS, WARS])

    when(match, "place -5,4")

    assert match.view(0)["table"]["players"][0]["progress"]["explorer"] == [already + 1, 15]
    assert player(match).agendas == (("explorer",) if done else ())


@pytest.mark.rule("CND-VIC-12")
def test_an_explorers_cities_count_too_and_inland_tokens_do_not() -> None:
    spaces = coast(14)
    mine = {"control": spaces[3:], "cities": [*spaces[:3], "1,1"]}
    match = playing("early_empire", 4, mine, victory=[COASTS, WARS])

    when(match, "place 0,1")  # inland, like the city beside it
    assert player(match).agendas == ()
    when(match, "place -5,4")

    assert player(match).agendas == ("explorer",)


@pytest.mark.rule("CND-VIC-13")
@pytest.mark.parametrize(
    ("slot", "dial", "done"), [(1, 23, False), (2, 24, True), (3, 15, True), (5, 17, True)]
)
def test_a_technophile_reaches_or_passes_space_24(slot: int, dial: int, done: bool) -> None:
    match = playing("astrology", slot, {"dial": 22}, victory=[SCIENCE, WARS])

    assert player(match).dial == dial
    assert player(match).agendas == (("technophile",) if done else ())


WONDER_AGENDAS = [
    (CITIES, "money_grubber", "colossus", "great_lighthouse"),
    (WARS, "paranoid", "petra", "terracotta_army"),
    (COASTS, "aesthetic", "stonehenge", "hanging_gardens"),
    (SCIENCE, "scholarly", "pyramids", "oracle"),
]


@pytest.mark.rule("CND-VIC-14")
@pytest.mark.parametrize(("card", "agenda", "has", "builds"), WONDER_AGENDAS)
def test_the_second_wonder_of_a_type_is_built(
    card: str, agenda: str, has: str, builds: str
) -> None:
    mine = {"cities": ["4,0"], "trade": {"pottery": 3}}
    match = playing(
        "pottery", 5, mine, victory=[card, PEOPLE], wonders={has: "4,0"}, market=[builds]
    )

    when(match, f"wonder {builds}")

    assert {*player(match).wonders} == {has, builds}
    assert player(match).agendas == (agenda,)


@pytest.mark.rule("CND-VIC-14")
@pytest.mark.parametrize(("card", "agenda", "has", "takes"), WONDER_AGENDAS)
def test_the_second_wonder_of_a_type_is_captured(
    card: str, agenda: str, has: str, takes: str
) -> None:
    match = at_war(
        "masonry",
        5,
        CAMP,
        {"cities": ["1,0"]},
        victory=[card, PEOPLE],
        wonders={has: "-4,4", takes: "1,0"},
    )

    when(match, "attack 1,0 piece")

    assert player(match).agendas == (agenda,)


@pytest.mark.rule("CND-VIC-14")
@pytest.mark.parametrize(("card", "agenda", "has", "builds"), WONDER_AGENDAS)
def test_wonders_of_other_types_do_not_count(card: str, agenda: str, has: str, builds: str) -> None:
    other = "oracle" if builds != "oracle" else "hanging_gardens"
    mine = {"cities": ["4,0"], "trade": {"pottery": 3}}
    match = playing(
        "pottery", 5, mine, victory=[card, PEOPLE], wonders={has: "4,0"}, market=[other]
    )

    when(match, f"wonder {other}")

    assert len(player(match).wonders) == 2
    assert player(match).agendas == ()
    assert match.view(0)["table"]["players"][0]["progress"][agenda] == [1, 2]


@pytest.mark.rule("CND-VIC-15")
def test_populous_needs_five_mature_cities_with_the_capital() -> None:
    mine = {**FIVE, "control": [*AROUND, "-5,4"]}
    match = playing("early_empire", 1, mine, victory=[PEOPLE, WARS])
    progress = match.view(0)["table"]["players"][0]["progress"]["populous"]
    assert progress == [4, 5]

    when(match, "place -4,4")

    assert player(match).agendas == ("populous",)


@pytest.mark.rule("CND-VIC-15")
def test_four_mature_cities_are_not_enough() -> None:
    mine = {
        **FIVE,
        "cities": FIVE["cities"][:3],
        "control": [each for each in AROUND if each not in ("-1,-5", "-2,-5")] + ["-5,4"],
    }
    match = playing("early_empire", 1, mine, victory=[PEOPLE, WARS])

    when(match, "place -4,4")

    assert len(match.view(0)["table"]["players"][0]["mature"]) == 4
    assert player(match).agendas == ()


@pytest.mark.rule("CND-VIC-16")
@pytest.mark.parametrize("held", [True, False])
def test_a_preservationist_holds_two_natural_wonders(held: bool) -> None:
    mine: dict[str, Any] = {"cities": ["1,1"]}
    if held:
        mine |= {"control": ["-1,-3"], "tokens": {"grand_mesa": ""}}
    match = playing("early_empire", 5, mine, victory=[PEOPLE, WARS])

    when(match, "place 1,2")

    assert "mount_kilimanjaro" in player(match).tokens
    assert player(match).agendas == (("preservationist",) if held else ())


@pytest.mark.rule("CND-VIC-16")
def test_city_states_are_no_natural_wonders() -> None:
    mine = {"cities": ["1,1"], "tokens": {"geneva": "astrology"}}
    match = playing("early_empire", 5, mine, victory=[PEOPLE, WARS])

    when(match, "place 1,2")

    assert player(match).agendas == ()


@pytest.mark.rule("CND-VIC-17")
def test_the_second_agenda_of_a_card_brings_nothing() -> None:
    mine = {"cities": ["4,0"], "trade": {"pottery": 3}, "agendas": ["civilized"]}
    match = playing(
        "pottery",
        5,
        mine,
        victory=[CITIES, PEOPLE],
        wonders={"colossus": "4,0"},
        market=["great_lighthouse"],
    )

    when(match, "wonder great_lighthouse")

    p = player(match)
    assert {*p.wonders} == {"colossus", "great_lighthouse"}
    assert (p.agendas, p.markers, p.unused_tokens) == (("civilized",), 1, 30)


# The epic game, and who stays in


@pytest.mark.rule("CND-VIC-18")
@pytest.mark.parametrize(("epic", "cards"), [(False, 3), (True, 4)])
def test_the_epic_game_has_four_victory_cards(epic: bool, cards: int) -> None:
    match = oikumene.start("dawn", 2, 1, {"epic_game": epic, "first_game_map": True})

    assert len(table(match).victory) == cards
    assert len({*table(match).victory}) == cards


@pytest.mark.rule("CND-VIC-18")
def test_in_the_epic_game_all_four_are_needed() -> None:
    epic: dict[str, Any] = {"victory": [*THREE, SCIENCE], "options": {"epic_game": True}}

    assert not finished(ALL_THREE, [], **epic).over
    assert finished([*ALL_THREE, "scholarly"], [], **epic).over


@pytest.mark.rule("CND-VIC-19")
def test_a_player_with_nothing_but_a_beaten_capital_plays_on() -> None:
    match = at_war("masonry", 4, CAMP, {"capital": "1,0"}, rolls=WIN + WIN, victory=[CITIES, WARS])

    when(match, "attack 1,0 piece", "attack 1,0 piece")

    assert player(match, 1).cities == [space(match, "1,0")]
    assert asked(match) == (1, "turn")
    assert len(options(match, "resolve")) == 5

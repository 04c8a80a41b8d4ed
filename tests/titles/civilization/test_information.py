"""What is hidden, what is public, and who knows what (CIV-INF)."""

from __future__ import annotations

import json
import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.civilization.cards import (
    EVENTS,
    GREAT_PEOPLE,
    MARKERS,
    NEUTRAL,
    UNIT_CARDS,
    WONDERS,
)
from tests.titles.civilization.fights import ME, RIVAL, attack, battle, siege
from tests.titles.civilization.given import asked, given, options, player, square, table, told, when

Words = dict[str, Any]
HANDS = ("events", "markers", "units")
MINE: Words = {
    "events": ["drought", "we_love_the_despot_day"],
    "markers": ["hut_spy", "village_uranium"],
    "units": ["infantry_3", "mounted_1"],
}
THEIRS: Words = {
    "events": ["sabotage"],
    "markers": ["hut_iron"],
    "units": ["artillery_1", "artillery_3", "aircraft_7"],
}
FIELD: Words = {"tiles": {"E1": "tile_10"}, "huts": {}}
"""Land beside the first player's home; with four players too."""


def view(match: Match, seat: int | None) -> Words:
    """The table as a seat (None: a spectator) sees it."""
    found: Words = match.view(seat)["table"]
    return found


def knows(match: Match, seat: int | None) -> set[str]:
    """Every word that a seat sees or hears."""
    news = [[entry.key, dict(entry.args)] for entry in match.journal(seat)]
    return set(re.findall(r"\w+", json.dumps([match.view(seat), news])))


def everybody(match: Match) -> list[int | None]:
    """All seats, and a spectator."""
    return [None, *range(match.seats)]


def imagined(match: Match, seat: int | None, number: int = 3) -> list[Match]:
    """Some worlds that a seat could be in."""
    return [match.imagine(seat, Random(n)) for n in range(number)]


def secret(match: Match, *faces: str, to: tuple[int, ...] = ()) -> None:
    """Only these seats know the faces; the others could be in any world that looks the same."""
    for seat in everybody(match):
        if seat in to:
            assert set(faces) <= knows(match, seat), seat
        else:
            assert not set(faces) & knows(match, seat), seat
        for world in imagined(match, seat):
            assert world.view(seat) == match.view(seat)
            assert world.journal(seat) == match.journal(seat)


def alike(one: Match, other: Match, *seats: int | None) -> None:
    """Two matches that differ in secrets only: neither eyes nor imagination tell them apart."""
    assert (one.digest(), one.history()) != (other.digest(), other.history())
    for seat in seats:
        assert one.view(seat) == other.view(seat)
        assert one.journal(seat) == other.journal(seat)
        assert [world.digest() for world in imagined(one, seat)] == [
            world.digest() for world in imagined(other, seat)
        ]


# Decks, pools and tiles


@pytest.mark.rule("CIV-INF-01")
@pytest.mark.parametrize(
    ("pool", "faces"),
    [
        ("event_deck", ["lost", "sabotage", "disoriented"]),
        ("unit_deck", ["infantry_1", "infantry_2", "infantry_3"]),
        ("tile_pool", ["tile_01", "tile_02", "tile_03", "tile_04", "tile_05", "tile_06"]),
        ("hut_pool", ["hut_silk", "hut_spy", "hut_iron"]),
        ("village_pool", ["village_spy", "village_uranium", "village_great_person"]),
        ("person_pool", ["artist", "builder", "general"]),
        ("wonder_pool", ["angkor_wat", "brandenburg_gate", "porcelain_tower"]),
    ],
)
def test_nobody_knows_a_deck_or_a_pool_only_how_much_there_is(pool: str, faces: list[str]) -> None:
    one, other = (given(ME, RIVAL, **{pool: order}) for order in (faces, faces[::-1]))
    alike(one, other, *everybody(one))
    secret(one, *faces)
    field = {"event_deck": "event_decks", "unit_deck": "unit_decks"}.get(pool, pool)
    for seat in everybody(one):
        shown = view(one, seat)[field]
        if pool == "event_deck":
            assert shown == [
                sum(EVENTS[face].level == level for face in faces) for level in (1, 2, 3)
            ]
        elif pool == "unit_deck":
            assert shown == {"artillery": 0, "infantry": 3, "mounted": 0, "aircraft": 0}
        else:
            assert shown == {"count": len(faces)}


@pytest.mark.rule("CIV-INF-01")
def test_nobody_knows_the_tiles_that_lie_face_down() -> None:
    match = given(ME, RIVAL, **FIELD)
    secret(match, *(tile for tile in NEUTRAL if tile != "tile_10"))
    for seat in everybody(match):
        shown = view(match, seat)
        assert [each["tile"] for each in shown["tiles"]] == [
            "home_egypt",
            "home_america",
            "tile_10",
            *[None] * 5,
        ]
        assert {row[3] for row in shown["squares"] if row[6] >= 3} == {"?"}
        assert shown["tile_pool"] == {"count": 13}  # the unused ones are among them


@pytest.mark.rule("CIV-INF-01")
def test_any_tile_that_nobody_has_seen_can_lie_on_any_place() -> None:
    start = given({**ME, "figures": ["army D3"]}, RIVAL, stage="movement")
    found = set()
    for world in imagined(start, 0, 80):
        when(world, "move D3 1 0", "discover E3")
        [word] = [word for word in table(world).tiles.split()[2:] if word != "-"]
        found.add(word.split("/")[0])
    assert found == set(NEUTRAL)


@pytest.mark.rule("CIV-INF-01")
def test_a_marker_on_the_map_is_a_hut_or_a_village_to_everybody() -> None:
    words = {"huts": {"F2": "hut", "G2": "village"}, "tiles": {"E1": "tile_10"}}
    match = given(ME, RIVAL, **words)
    for seat in everybody(match):
        huts = view(match, seat)["huts"]
        assert huts == {str(square(match, "F2")): "hut", str(square(match, "G2")): "village"}
    secret(match, *MARKERS)


@pytest.mark.rule("CIV-INF-01")
def test_the_face_of_a_hut_is_unknown_until_it_is_taken() -> None:
    match = given(
        {**ME, "figures": ["army E2"]},
        RIVAL,
        tiles={"E1": "tile_10"},
        huts={"F2": "hut"},
        stage="movement",
    )
    found = set()
    for world in imagined(match, 0, 30):
        when(world, "move E2 1 0", "go F2")
        found |= set(player(world).markers)
    assert found == {id_ for id_, marker in MARKERS.items() if marker.kind == "hut"}


@pytest.mark.rule("CIV-INF-01")
def test_nobody_knows_the_great_people_and_wonders_to_come() -> None:
    match = given(ME, RIVAL)
    later = [id_ for id_, wonder in WONDERS.items() if wonder.age != "ancient"]
    secret(match, *later)
    secret(match, *GREAT_PEOPLE)


# Hands


@pytest.mark.rule("CIV-INF-02")
def test_only_the_owner_sees_the_cards_and_markers_of_a_hand() -> None:
    match = given({**ME, **MINE}, {**RIVAL, **THEIRS}, {})
    assert view(match, 0)["players"][0]["events"] == MINE["events"]
    assert view(match, 0)["players"][0]["markers"] == MINE["markers"]
    assert view(match, 0)["players"][0]["unit_cards"] == MINE["units"]
    for owner, held in enumerate((MINE, THEIRS)):
        secret(match, *(face for hand in HANDS for face in held[hand]), to=(owner,))
        for seat in everybody(match):
            shown = view(match, seat)["players"][owner]
            assert ("unit_cards" in shown) == (seat == owner)


@pytest.mark.rule("CIV-INF-02")
@pytest.mark.parametrize(
    ("hand", "pool", "faces"),
    [
        ("events", "event_deck", ["lost", "mass_defection"]),
        ("markers", "hut_pool", ["hut_iron", "hut_spy"]),
        ("units", "unit_deck", ["infantry_1", "infantry_3"]),
    ],
)
def test_another_hand_could_hold_anything_with_the_same_back(
    hand: str, pool: str, faces: list[str]
) -> None:
    one, other = (
        given(ME, {**RIVAL, hand: [held]}, **{pool: [left]}) for held, left in (faces, faces[::-1])
    )
    alike(one, other, None, 0)
    assert one.view(1) != other.view(1)
    guesses = {getattr(player(world, 1), hand)[0] for world in imagined(one, 0, 12)}
    assert guesses == set(faces)
    assert {getattr(player(world, 1), hand)[0] for world in imagined(one, 1, 12)} == {faces[0]}


@pytest.mark.rule("CIV-INF-02")
def test_a_marker_in_a_hand_is_never_imagined_as_a_great_person() -> None:
    pool = ["village_great_person", "village_spy"]
    match = given(ME, {**RIVAL, "markers": ["village_uranium"]}, village_pool=pool)
    for world in imagined(match, 0, 12):
        assert player(world, 1).markers[0] in ("village_uranium", "village_spy")
        held = [*player(world, 1).markers, *table(world).village_pool]
        assert sorted(held) == sorted(["village_uranium", *pool])


FORCES: tuple[Words, Words] = (
    {"units": ["infantry_3", "mounted_1"]},
    {"units": ["artillery_3", "artillery_2"]},
)


def test_who_sees_a_battle_force_sees_how_strong_its_units_are() -> None:
    match = attack(
        {**FORCES[0], "techs": ["construction", "pottery", "democracy_tech"]},
        FORCES[1],
        built={"C3": "himeji_samurai_castle"},
    )
    assert view(match, 0)["battle"]["strengths"] == [[5, 2], None]
    assert view(match, 1)["battle"]["strengths"] == [None, [2, 3]]
    assert view(match, None)["battle"]["strengths"] == [None, None]


@pytest.mark.rule("CIV-INF-02")
def test_a_battle_force_is_its_owners_secret_until_units_are_played() -> None:
    match = attack(*FORCES)
    assert asked(match) == (1, "battle")
    assert view(match, 0)["battle"]["forces"] == [["infantry_3", "mounted_1"], None]
    assert view(match, 1)["battle"]["forces"] == [None, ["artillery_2", "artillery_3"]]
    assert view(match, None)["battle"]["forces"] == [None, None]
    assert {tuple(view(match, seat)["battle"]["sizes"]) for seat in everybody(match)} == {(2, 2)}
    secret(match, "infantry_3", "mounted_1", to=(0,))
    secret(match, "artillery_3", "artillery_2", to=(1,))

    before = view(match, 1)["battle"]["forces"]
    when(match, "front artillery_3")
    assert before == [None, ["artillery_2", "artillery_3"]]  # what was seen does not change
    assert view(match, 1)["battle"]["forces"] == [None, ["artillery_2"]]
    for seat in everybody(match):
        assert view(match, seat)["battle"]["fronts"] == [("", 0, "artillery_3", 0)]
    secret(match, "artillery_2", to=(1,))


@pytest.mark.rule("CIV-INF-02")
def test_which_units_were_drawn_for_a_battle_is_unknown_to_the_others() -> None:
    """Four units, of which three fight: only the sums of both places are public."""
    units = ["artillery_2", "infantry_2", "mounted_2", "aircraft_5"]
    match = attack({"units": units}, {"units": ["infantry_1", "infantry_2"]})
    for seat in everybody(match):
        assert view(match, seat)["players"][0]["units"] == {
            "artillery": 1,
            "infantry": 1,
            "mounted": 1,
            "aircraft": 1,
        }
    left = {player(world).units[0].split("_")[0] for world in imagined(match, 1, 40)}
    assert left == {"artillery", "infantry", "mounted", "aircraft"}
    assert {tuple(battle(world).forces[0]) for world in imagined(match, 0)} == {
        tuple(battle(match).forces[0])
    }


@pytest.mark.rule("CIV-INF-02")
@pytest.mark.parametrize("held", [["defection"], ["defection", "drought"], ["defection"] * 2])
def test_where_silence_shall_tell_nothing_everybody_is_asked_until_he_says_no(
    held: list[str],
) -> None:
    """Whether another card can interrupt the move or not."""
    match = given(
        {**ME, "figures": ["2 army D3", "army D2"]},
        {**RIVAL, "events": held, "figures": ["army C2"]},
        stage="movement",
        options={"interrupts": "ask"},
        cities={},
    )
    when(match, "move D3 2 0", "go D4")
    assert asked(match) == (0, "interrupt")
    when(match, "no")
    assert asked(match) == (1, "interrupt")
    when(match, "play defection", "kill D4 moving-army 0")
    while asked(match) == (0, "cancel"):
        when(match, "no")
    assert asked(match) == (1, "interrupt")
    assert view(match, 0)["players"][1]["events"] == [len(held) - 1, 0, 0]


@pytest.mark.rule("CIV-INF-02")
@pytest.mark.parametrize("stage", ["movement", "city"])
def test_where_silence_shall_tell_nothing_who_has_nothing_to_do_must_say_so(stage: str) -> None:
    """Otherwise it would be known of who is asked that a card can be played."""
    done = {"C2": {"owner": 0, "capital": True, "done": ["arts"]}}
    words: Words = {"stage": stage, "cities": done}
    match = given(ME, RIVAL, **words, options={"interrupts": "ask"})
    assert asked(match) == (0, stage)
    assert options(match) == ["end"]
    assert asked(given(ME, RIVAL, **words)) != (0, stage)


@pytest.mark.rule("CIV-INF-02")
def test_where_silence_shall_tell_nothing_a_price_is_asked_for_though_there_is_one_way() -> None:
    words: Words = {**RIVAL, "goods": {"incense": 1}}
    match = given(words, ME, stage="city", options={"interrupts": "ask"})
    when(match, "use currency")
    assert (asked(match), options(match)) == ((0, "pay"), ["pay incense"])


# What is public


@pytest.mark.rule("CIV-INF-03")
def test_everybody_sees_how_many_there_are_and_what_lies_open() -> None:
    me = {
        **ME,
        **MINE,
        "events": ["drought", "lost", "mass_defection"],
        "techs": ["construction", "masonry", "chivalry", "pottery"],
        "government": "feudalism",
        "trade": 13,
        "culture": 4,
        "track": 5,
        "goods": {"silk": 1, "iron": 1},
        "tokens": {"pottery": 2},
        "reserve": ["artist"],
    }
    piles = {"event_discards": ["sabotage"], "unit_discards": ["infantry_1", "mounted_3"]}
    match = given(me, RIVAL, {}, **piles)
    levels = [0, 0, 0]
    for card in me["events"]:
        levels[EVENTS[card].level - 1] += 1
    for seat in everybody(match):
        shown = view(match, seat)
        mine = shown["players"][0]
        if seat != 0:
            assert mine["events"] == levels
            assert mine["markers"] == {"hut": 1, "village": 1}
        assert mine["units"] == {"infantry": 1, "mounted": 1}
        assert mine["goods"] == [0, 1, 0, 1]
        assert (mine["trade"], mine["culture"], mine["track"]) == (13, 4, 5)
        assert mine["coins"] == 3  # two tokens, one of Feudalism
        assert mine["ranks"] == {"artillery": 1, "infantry": 1, "mounted": 2, "aircraft": 0}
        assert mine["techs"] == me["techs"]
        assert mine["government"] == "feudalism"
        assert mine["reserve"] == ["artist"]
        assert [card for pile in shown["event_discards"] for card in pile] == ["sabotage"]
        assert shown["unit_discards"] == [[], ["infantry_1"], ["mounted_3"], []]


@pytest.mark.rule("CIV-INF-04")
def test_everybody_knows_the_type_of_a_new_unit_and_only_the_owner_its_strength() -> None:
    rich = {**ME, "trade": 27}
    match = given(rich, RIVAL, {}, stage="city", unit_deck=["infantry_3"])
    when(match, options(match, "produce")[0], "unit infantry")
    assert player(match).units == ["infantry_3"]
    for seat in everybody(match):
        assert view(match, seat)["players"][0]["units"] == {"infantry": 1}
        assert told(match, "drew-unit", seat) == [{"seat": "seat:0", "unit": "unit:infantry"}]
        card = [{"unit": "unit:infantry", "n": 3}] if seat == 0 else []
        assert told(match, "drew-unit-card", seat) == card
    secret(match, "infantry_3", to=(0,))


@pytest.mark.rule("CIV-INF-04")
def test_imagination_keeps_the_types_of_units_and_not_their_strength() -> None:
    match = given(ME, {**RIVAL, "units": ["infantry_3", "infantry_3", "mounted_1"]})
    strengths = set()
    for world in imagined(match, 0, 20):
        cards = player(world, 1).units
        assert Counter(UNIT_CARDS[card].unit for card in cards) == {"infantry": 2, "mounted": 1}
        strengths |= {UNIT_CARDS[card].strength for card in cards}
    assert strengths == {1, 2, 3}


# Research


def scholars() -> Match:
    """Three players are about to choose a tech."""
    rich = {"trade": 10}
    return given({**ME, **rich}, {**RIVAL, **rich}, rich, stage="research")


def choose(match: Match, seat: int, answer: str) -> Match:
    """A seat answers, whoever else has not yet."""
    match.answer(answer, seat)
    return match


@pytest.mark.rule("CIV-INF-05")
def test_a_research_choice_is_secret_until_all_have_chosen() -> None:
    one, other, idle = (
        choose(scholars(), 1, answer) for answer in ("tech pottery", "tech navigation", "no")
    )
    for match in (other, idle):
        alike(one, match, None, 0, 2)
        assert one.view(1)["table"] == match.view(1)["table"]  # nothing has been done yet
    assert not told(one, "learned")
    for seat in (None, 0, 2):
        assert "pottery" not in knows(one, seat) - knows(scholars(), seat)


@pytest.mark.rule("CIV-INF-05")
def test_who_chooses_later_may_choose_the_same_and_all_is_revealed_at_once() -> None:
    match = choose(choose(scholars(), 1, "tech pottery"), 0, "tech pottery")
    assert not told(match, "learned")
    choose(match, 2, "no")
    assert told(match, "learned") == [
        {"seat": "seat:0", "tech": "tech:pottery"},
        {"seat": "seat:1", "tech": "tech:pottery"},
    ]


@pytest.mark.rule("CIV-INF-05")
def test_nobody_can_tell_who_passes_while_others_choose() -> None:
    one = choose(choose(scholars(), 0, "no"), 1, "tech pottery")
    other = choose(choose(scholars(), 0, "tech pottery"), 1, "no")
    alike(one, other, None, 2)
    assert [each.seat for each in one.decisions] == [2]


# Barbarians


def village(*players: Words) -> Match:
    """The first player's army has entered a village; the second one plays the barbarians."""
    me = {**ME, "figures": ["army E2"], "units": ["infantry_3", "mounted_3"]}
    match = given(
        me,
        {**RIVAL, "units": ["aircraft_5"]},
        *players,
        tiles={"E1": "tile_10"},
        huts={"F2": "village"},
        stage="movement",
        unit_deck=["artillery_1", "infantry_1", "mounted_1"],
    )
    return when(match, "move E2 1 0", "go F2")


@pytest.mark.rule("CIV-INF-06")
def test_only_who_plays_the_barbarians_sees_their_units() -> None:
    match = village({}, {})
    assert asked(match) == (1, "battle")
    people = ["artillery_1", "infantry_1", "mounted_1"]
    assert view(match, 1)["battle"]["forces"] == [None, people]
    assert view(match, 0)["battle"]["forces"] == [["infantry_3", "mounted_3"], None]
    for seat in (None, 2, 3):
        assert view(match, seat)["battle"]["forces"] == [None, None]
    secret(match, *people, to=(1,))

    when(match, "front infantry_1")
    assert {str(view(match, seat)["battle"]["fronts"]) for seat in everybody(match)} == {
        str([("", 0, "infantry_1", 0)])
    }
    secret(match, "artillery_1", "mounted_1", to=(1,))


@pytest.mark.rule("CIV-INF-06")
def test_barbarians_are_no_units_of_the_player_who_plays_them() -> None:
    match = village()
    for seat in everybody(match):
        assert view(match, seat)["players"][1]["units"] == {"aircraft": 1}
    assert view(match, 1)["players"][1]["unit_cards"] == ["aircraft_5"]


# The journal


@pytest.mark.rule("CIV-INF-09")
def test_the_journal_tells_the_level_of_a_drawn_event_and_its_name_to_the_owner_alone() -> None:
    match = given({**ME, "culture": 3}, RIVAL, {}, stage="city", event_deck=["drought"])
    when(match, "advance")
    assert player(match).events == ["drought"]
    for seat in everybody(match):
        assert told(match, "drew-event", seat) == [{"seat": "seat:0", "level": 1}]
        assert told(match, "drew-event-card", seat) == (
            [{"event": "event:drought"}] if seat == 0 else []
        )
    secret(match, "drought", to=(0,))


@pytest.mark.rule("CIV-INF-09")
def test_the_journal_tells_of_a_hut_and_its_face_to_the_explorer_alone() -> None:
    match = given(
        {**ME, "figures": ["army E2"]},
        RIVAL,
        tiles={"E1": "tile_10"},
        huts={"F2": "hut"},
        hut_pool=["hut_spy"],
        stage="movement",
    )
    when(match, "move E2 1 0", "go F2")
    assert player(match).markers == ["hut_spy"]
    for seat in everybody(match):
        assert told(match, "hut-explored", seat) == [{"seat": "seat:0", "square": "square:F2"}]
        assert len(told(match, "marker-seen", seat)) == (seat == 0)
    secret(match, "hut_spy", to=(0,))


@pytest.mark.rule("CIV-INF-09")
def test_a_stolen_marker_is_known_to_thief_and_owner_and_to_the_others_as_a_hut() -> None:
    loser = {**RIVAL, "figures": ["scout F2"], "markers": ["hut_spy", "village_uranium"]}
    match = given({**ME, "figures": ["army E2"]}, loser, {}, {}, **FIELD, stage="movement")
    when(match, "move E2 1 0", "go F2", "marker hut")
    assert player(match).markers == ["hut_spy"]
    for seat in everybody(match):
        [entry] = told(match, "looted-marker", seat)
        assert entry["marker"] == "marker:hut"
        face = [{"marker": "marker:hut_spy"}] if seat in (0, 1) else []
        assert told(match, "looted-marker-face", seat) == face
    for seat in (None, 1, 2):
        assert view(match, seat)["players"][0]["markers"] == {"hut": 1, "village": 0}
    assert "village_uranium" not in knows(match, 0)


@pytest.mark.rule("CIV-INF-09")
def test_a_stolen_event_is_known_to_thief_and_owner_and_to_the_others_by_its_level() -> None:
    strong = {"units": ["infantry_3", "infantry_3", "mounted_3"]}
    match = siege(strong, {"events": ["drought", "drought"]})
    while asked(match)[1] != "spoils":
        when(match, options(match)[0])
    when(match, "event 1")
    assert player(match).events == ["drought"]
    for seat in everybody(match):
        [entry] = told(match, "looted-event", seat)
        assert entry["level"] == 1
        card = [{"event": "event:drought"}] if seat is not None else []
        assert told(match, "looted-event-card", seat) == card
    assert "drought" not in knows(match, None)


@pytest.mark.rule("CIV-INF-09")
def test_cards_that_change_hands_in_a_deal_are_told_to_both_and_by_their_backs_to_others() -> None:
    match = given(
        {**ME, "events": ["drought"], "markers": ["hut_iron"]},
        {**RIVAL, "events": ["lost"], "trade": 3},
        {},
        stage="trade",
    )
    when(match, "deal 1", "give-event drought", "give-marker hut_iron", "want trade 3", "propose")
    assert view(match, 1)["offer"]["gives"]["cards"] == ["deck:1", "marker:hut"]
    assert view(match, 0)["offer"]["gives"]["cards"] == ["event:drought", "marker:hut_iron"]
    secret(match, "drought", "hut_iron", to=(0,))
    when(match, "accept")
    assert (player(match, 1).events, player(match, 1).markers) == (
        ["lost", "drought"],
        ["hut_iron"],
    )
    secret(match, "drought", "hut_iron", to=(0, 1))
    for seat in everybody(match):
        [deal] = told(match, "deal-made", seat)
        assert (deal["gives"], deal["wants"]) == ("hut 1 event_1 1", "trade 3")
        assert len(told(match, "deal-cards", seat)) == (seat in (0, 1))


@pytest.mark.rule("CIV-INF-09")
def test_an_offer_in_the_making_is_its_makers_alone() -> None:
    words: Words = {**ME, "events": ["drought"], "markers": ["hut_iron"], "trade": 3}
    one, other = (
        when(given(words, RIVAL, {}, stage="trade"), "deal 1", piece)
        for piece in ("give-event drought", "give trade 3")
    )
    alike(one, other, None, 1, 2)
    assert view(one, 1)["offer"] == {"seat": 0, "partner": 1, "open": False}
    assert not told(one, "deal-offered")

"""What is secret, what is public, and who knows what (COC-HID)."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import REGIONS
from tests.titles.clash.events import by_chance, drawn
from tests.titles.clash.fights import FIELD, ME, RIVAL, attack, clash, fighting, march, outcome
from tests.titles.clash.given import (
    asked,
    dice,
    given,
    options,
    player,
    space,
    table,
    told,
    units,
    when,
)

Words = dict[str, Any]
HANDS = ("actions", "objectives", "wonders")
MINE = {"actions": ["a05", "a06"], "objectives": ["o01"], "wonders": ["great_wall"]}
THEIRS = {"actions": ["a08"], "objectives": ["o02", "o03"], "wonders": ["great_arena"]}
THIRD: Words = {"civilization": "persia"}


def view(match: Match, seat: int | None) -> Words:
    """The table as a seat (None: a spectator) sees it."""
    found: Words = match.view(seat)["table"]
    return found


def hears(match: Match, seat: int | None, key: str) -> list[Words]:
    """What the journal tells a seat under a key."""
    return [dict(entry.args) for entry in match.journal(seat) if entry.key == key]


def knows(match: Match, seat: int | None) -> set[str]:
    """Every word that a seat sees or hears."""
    news = [[entry.key, dict(entry.args)] for entry in match.journal(seat)]
    return set(re.findall(r"\w+", json.dumps([match.view(seat), news])))


def everybody(match: Match) -> list[int | None]:
    """All seats, and a spectator."""
    return [None, *range(match.seats)]


def secret(match: Match, *cards: str, to: tuple[int, ...] = ()) -> None:
    """Only these seats know the cards; the others could be in any world that looks the same."""
    for seat in everybody(match):
        if seat in to:
            assert set(cards) <= knows(match, seat)
        else:
            assert not set(cards) & knows(match, seat)
        for world in imagined(match, seat):
            assert world.view(seat) == match.view(seat)
            assert world.journal(seat) == match.journal(seat)


def imagined(match: Match, seat: int | None, number: int = 3) -> list[Match]:
    """Some worlds that a seat could be in."""
    return [match.imagine(seat, Random(n)) for n in range(number)]


def alike(one: Match, other: Match, *seats: int | None) -> None:
    """Two matches that differ in secrets only: neither eyes nor imagination tell them apart."""
    assert one.digest() != other.digest()
    for seat in seats:
        assert one.view(seat) == other.view(seat)
        assert one.journal(seat) == other.journal(seat)
        assert [world.digest() for world in imagined(one, seat)] == [
            world.digest() for world in imagined(other, seat)
        ]


# Hands


@pytest.mark.rule("COC-HID-01")
@pytest.mark.parametrize("hand", HANDS)
def test_only_the_owner_sees_a_hand_the_others_its_number(hand: str) -> None:
    match = given({**ME, **MINE}, {**RIVAL, **THEIRS}, THIRD)
    for owner, held in enumerate((MINE, THEIRS)):
        for seat in everybody(match):
            shown = view(match, seat)["players"][owner][hand]
            assert shown == (held[hand] if seat == owner else {"count": len(held[hand])})
        secret(match, *held[hand], to=(owner,))


@pytest.mark.rule("COC-HID-01")
def test_imagination_deals_the_hands_of_others_anew() -> None:
    match = given({**ME, **MINE}, {**RIVAL, **THEIRS})
    for hand in HANDS:
        guesses = set()
        for world in imagined(match, 0, 12):
            assert getattr(player(world), hand) == MINE[hand]
            assert len(getattr(player(world, 1), hand)) == len(THEIRS[hand])
            guesses.add(tuple(getattr(player(world, 1), hand)))
        assert len(guesses) > 1


@pytest.mark.rule("COC-HID-01")
@pytest.mark.parametrize(
    ("hand", "deck", "cards"),
    [
        ("actions", "action_deck", ["a08", "a09"]),
        ("objectives", "objective_deck", ["o02", "o09"]),
        ("wonders", "wonder_deck", ["great_arena", "great_statue"]),
    ],
)
def test_other_hands_could_be_any(hand: str, deck: str, cards: list[str]) -> None:
    one, other = (
        given({**ME, **MINE}, {**RIVAL, hand: [held]}, **{deck: [left]})
        for held, left in (cards, cards[::-1])
    )
    alike(one, other, None, 0)
    assert one.view(1) != other.view(1)


@pytest.mark.rule("COC-HID-01")
def test_who_draws_is_told_the_card_and_the_others_that_there_was_one() -> None:
    match = given(
        {**ME, "advances": [], "goods": {"ideas": 2}, "cubes": 0},
        RIVAL,
        objective_deck=["o05", "o06"],
        action_deck=["a05", "a06"],
    )
    when(match, "advance", "advance writing")
    while asked(match)[1] != "act":
        when(match, options(match)[0])
    assert player(match).objectives == ["o05"]
    assert hears(match, 0, "drew-objective-card") == [{"card": "objective_card:o05"}]
    for seat in (1, None):
        assert hears(match, seat, "drew-objective") == [{"seat": "seat:0"}]
        assert not hears(match, seat, "drew-objective-card")
    secret(match, "o05", to=(0,))


# Decks and regions


@pytest.mark.rule("COC-HID-02")
@pytest.mark.parametrize(
    ("deck", "cards"),
    [
        ("event_deck", ["famine_1", "brisk_trade", "envoys_meet"]),
        ("action_deck", ["a05", "a06", "a07"]),
        ("objective_deck", ["o05", "o06", "o07"]),
        ("wonder_deck", ["great_wall", "great_arena", "great_statue"]),
    ],
)
def test_nobody_knows_the_order_of_a_deck(deck: str, cards: list[str]) -> None:
    one = given(ME, RIVAL, **{deck: cards})
    other = given(ME, RIVAL, **{deck: cards[::-1]})
    alike(one, other, *everybody(one))
    for seat in everybody(one):
        assert view(one, seat)[deck] == {"count": 3}
        orders = {tuple(getattr(table(world), deck)) for world in imagined(one, seat, 12)}
        assert len(orders) > 1
        assert {frozenset(order) for order in orders} == {frozenset(cards)}
    secret(one, *cards)


@pytest.mark.rule("COC-HID-02")
def test_nobody_knows_the_faces_of_unexplored_and_unused_regions() -> None:
    match = given(ME, RIVAL, faces={"D3": "r01", "D5": "r02"})
    other = given(ME, RIVAL, faces={"D3": "r02", "D5": "r01"})
    alike(match, other, *everybody(match))
    slot = space(match, "D3") >> 2
    assert table(match).faces[slot] == "r01"
    for seat in everybody(match):
        seen = view(match, seat)
        assert "faces" not in seen
        assert seen["regions"][slot] == ""
        assert {row[3] for row in seen["hexes"][4 * slot : 4 * slot + 4]} == {"?"}
    secret(match, *REGIONS)


@pytest.mark.rule("COC-HID-02")
def test_an_unused_region_could_lie_anywhere() -> None:
    match = given(ME, RIVAL, regions={"D3": "r05"})
    used = set(table(match).faces) - {""}
    assert len(used) < len(REGIONS)
    slot = space(match, "D3") >> 2
    guesses = set()
    for world in imagined(match, 0, 20):
        faces = [face for face in table(world).faces if face]
        assert len(set(faces)) == len(faces) == len(used)
        assert table(world).faces[slot] == "r05"  # this one lies open
        guesses |= set(faces)
    assert guesses == set(REGIONS)


# What is public


@pytest.mark.rule("COC-HID-03")
def test_everybody_sees_what_lies_open() -> None:
    me = {
        **ME,
        "advances": ["tactics", "arts@2"],
        "goods": {"food": 2, "gold": 3, "mood": 1, "culture": 4},
        "cubes": 2,
        "completed": ["colony"],
        "leader": "caesar",
        "cities": {"D2": {"mood": "angry", "buildings": ["temple"], "wonders": ["great_wall"]}},
        "units": {"D3": "leader, infantry"},
    }
    match = given(
        me,
        {**RIVAL, "open_cards": ["great_diplomat"]},
        **FIELD,
        action_discard=["a05", "a06"],
        event_discard=["famine_1"],
        objective_discard=["o09"],
    )
    for seat in everybody(match):
        seen = view(match, seat)
        mine = seen["players"][0]
        assert mine["goods"] == [2, 0, 0, 0, 3, 1, 4]
        assert mine["advances"] == {"farming": 1, "mining": 1, "tactics": 1, "arts": 2}
        assert mine["cubes"] == 2
        assert mine["completed"] == ["colony"]
        assert (mine["leader"], sorted(mine["leaders"])) == ("caesar", ["augustus", "sulla"])
        assert seen["players"][1]["open_cards"] == ["great_diplomat"]
        city = seen["cities"][str(space(match, "D2"))]
        assert (city["owner"], city["mood"]) == (0, 0)
        assert (city["buildings"], list(city["wonders"])) == ({"temple": 0}, ["great_wall"])
        assert seen["builders"] == {"great_wall": 0}
        army = [[space(match, "D3"), kind, 0] for kind in ("infantry", "leader")]
        assert seen["units"][0] == army
        assert [row[3] for row in seen["hexes"] if row[0] == "D3"] == ["F"]
        assert seen["action_discard"] == ["a06", "a05"]  # the top card last
        assert seen["event_discard"] == ["famine_1"]
        assert seen["objective_discard"] == {"count": 1}


@pytest.mark.rule("COC-HID-04")
def test_discarded_cards_lie_in_the_order_in_which_they_came() -> None:
    match = attack(
        {"units": {"D3": "infantry"}, "actions": ["a06", "a05"]},
        {"units": {"D4": "infantry"}},
        action_discard=["a20", "a10"],
    )
    when(dice(match, "- 1l 1l"), "lay a06")
    when(match, "fight")
    when(dice(match, "- 1l 1l"), "lay a05")
    for seat in everybody(match):
        assert view(match, seat)["action_discard"] == ["a10", "a20", "a06", "a05"]


@pytest.mark.rule("COC-HID-04")
def test_imagination_leaves_discarded_cards_as_they_lie() -> None:
    match = given(ME, RIVAL, action_discard=["a20", "a10"], event_discard=["famine_1", "volcano"])
    for seat in everybody(match):
        for world in imagined(match, seat):
            assert table(world).action_discard == ["a10", "a20"]
            assert table(world).event_discard == ["volcano", "famine_1"]


@pytest.mark.rule("COC-HID-04")
def test_the_event_that_was_resolved_last_lies_on_top() -> None:
    match = drawn("envoys_meet", event_discard=["famine_1", "brisk_trade"])
    while asked(match)[1] != "act":
        when(match, options(match)[0])
    assert view(match, None)["event_discard"] == ["brisk_trade", "famine_1", "envoys_meet"]


@pytest.mark.rule("COC-HID-04")
@pytest.mark.parametrize("pile", [["a05", "a06", "a10"], ["a10", "a06", "a05"]])
def test_the_mausoleum_reaches_the_top_card_only(pile: list[str]) -> None:
    cities = {"D2": {"wonders": ["great_mausoleum"]}}
    match = given({**ME, "cities": cities}, RIVAL, phase="status", step=3, action_discard=pile)
    assert asked(match) == (0, "draw-from")
    assert match.decision is not None
    assert match.decision.options[1].things == (f"action:{pile[0]}",)
    when(match, "discard")
    assert player(match).actions == pile[:1]
    assert table(match).action_discard == pile[:0:-1]


# Combat


TACTICIAN: Words = {"advances": ["tactics"]}
SCENE: tuple[Words, Words] = (
    {"units": {"D3": "infantry, cavalry"}, "actions": ["a05", "a06"]},
    {**TACTICIAN, "units": {"D4": "infantry, cavalry"}, "actions": ["a08", "a33"]},
)
ONE_HIT_EACH = "4e 2e 4e 2e"


@pytest.mark.rule("COC-HID-05")
def test_combat_cards_are_chosen_in_turn_but_face_down() -> None:
    match = attack(*SCENE)
    assert asked(match) == (0, "tactics")
    assert view(match, 1)["battle"]["laid"] == [False, False]

    when(match, "lay a05")
    assert asked(match) == (1, "tactics")
    for seat in everybody(match):
        battle = view(match, seat)["battle"]
        assert (battle["laid"], battle["shown"]) == ([True, False], ["", ""])
        assert "cards" not in battle
    assert view(match, 1)["players"][0]["actions"] == {"count": 2}
    assert not told(match, "tactics")
    secret(match, "a05", "a06", to=(0,))
    secret(match, "a08", "a33", to=(1,))


@pytest.mark.rule("COC-HID-05")
def test_whatever_the_attacker_laid_the_defender_sees_the_same() -> None:
    one, other = (when(attack(*SCENE), f"lay {card}") for card in ("a05", "a06"))
    alike(one, other, None, 1)
    guesses = set()
    for world in imagined(one, 1, 12):
        card = fighting(world).cards[0]
        assert card in player(world).actions
        guesses.add(card)
    assert len(guesses) > 1


@pytest.mark.rule("COC-HID-05")
def test_both_cards_are_turned_up_together() -> None:
    def revealed(seed: int) -> Match:
        """Dice that are told do not reach imagined worlds: here they fall by a seed."""
        mine, theirs = SCENE
        match = given({**ME, **mine}, {**RIVAL, **theirs}, **FIELD, seed=seed)
        return when(march(match, "D3", "D4"), "lay a05", "lay a08")

    match = by_chance(revealed, lambda match: asked(match) == (0, "casualties"))
    for seat in everybody(match):
        assert view(match, seat)["battle"]["shown"] == ["a05", "a08"]
        assert hears(match, seat, "tactics") == [
            {"seat": "seat:0", "tactics": "tactics:wedge_formation"},
            {"seat": "seat:1", "tactics": "tactics:high_morale"},
        ]
    assert (player(match).actions, player(match, 1).actions) == (["a06"], ["a33"])
    secret(match, "a06", to=(0,))
    secret(match, "a33", to=(1,))


@pytest.mark.rule("COC-HID-05")
def test_a_card_that_was_not_played_stays_secret() -> None:
    match = when(attack(*SCENE), "none")
    assert view(match, 1)["battle"]["laid"] == [False, False]
    secret(match, "a05", "a06", to=(0,))
    for world in imagined(match, 1):
        assert fighting(world).cards == ["", ""]


@pytest.mark.rule("COC-HID-09")
def test_both_sides_roll_and_lose_units_at_the_same_time() -> None:
    match = clash("infantry", "infantry", "6i 6i")
    assert [roll["owner"] for roll in told(match, "rolled")] == ["seat:0", "seat:1"]
    assert (units(match, 0, "D4"), units(match, 1, "D4")) == ({}, {})  # who fell struck too
    assert outcome(match) == ["drawn"]


@pytest.mark.rule("COC-HID-09")
def test_the_attacker_chooses_casualties_first_and_nothing_falls_before_both_chose() -> None:
    match = clash("infantry, cavalry", "infantry, cavalry", ONE_HIT_EACH)
    whole = {"infantry": 1, "cavalry": 1}
    assert asked(match) == (0, "casualties")
    assert (units(match, 0, "D4"), units(match, 1, "D4")) == (whole, whole)
    when(match, "lose infantry")
    assert asked(match) == (1, "casualties")
    assert (units(match, 0, "D4"), units(match, 1, "D4")) == (whole, whole)
    when(match, "lose cavalry")
    assert (units(match, 0, "D4"), units(match, 1, "D4")) == ({"cavalry": 1}, {"infantry": 1})


@pytest.mark.rule("COC-HID-09")
def test_the_attacker_chooses_first_before_the_dice_too() -> None:
    steel = {"advances": ["tactics", "steel_weapons"], "goods": {"ore": 1}}
    match = attack({**steel, "units": {"D3": "infantry"}}, {**steel, "units": {"D4": "infantry"}})
    assert asked(match) == (0, "steel-weapons")
    when(match, options(match)[0])
    assert asked(match) == (1, "steel-weapons")
    assert not told(match, "rolled")


@pytest.mark.rule("COC-HID-10")
def test_everybody_knows_who_captured_which_leader_and_its_worth() -> None:
    mine = {"leader": "caesar", "units": {"D3": "leader"}}
    match = attack(mine, {"units": {"D4": "2 infantry"}}, "2c 6i 5c")
    for seat in everybody(match):
        me, rival = view(match, seat)["players"]
        assert (me["killed"], rival["killed"]) == ([], ["caesar"])
        assert rival["points"]["captured_leaders"] == 4  # half points
        assert not me["points"].get("captured_leaders")


# Trades


def bargain(*answers: str) -> Match:
    """The first player makes an offer to the second, a third one looks on."""
    match = given({**ME, **MINE}, {**RIVAL, **THEIRS}, THIRD)
    return when(match, "trade", "with 1", *answers)


@pytest.mark.rule("COC-HID-07")
def test_an_offer_that_is_being_made_up_is_its_makers_alone() -> None:
    match = bargain("offer-card action", "give-card a05", "want-card wonder")
    for seat in (None, 1, 2):
        assert view(match, seat)["offer"] == {"seat": 0, "partner": 1, "open": False}
    assert view(match, 0)["offer"]["gives"]["cards"] == ["action:a05"]
    assert view(match, 0)["offer"]["wants"]["cards"] == ["wonder"]
    secret(match, *MINE["actions"], to=(0,))
    assert not told(match, "trade-offered")
    other = bargain("offer-card objective", "give-card o01 unseen", "want-card action")
    alike(match, other, None, 1, 2)


@pytest.mark.rule("COC-HID-07")
def test_a_card_that_is_offered_face_up_is_shown_to_the_partner_alone() -> None:
    match = bargain("offer-card action", "give-card a05", "want-card objective", "propose")
    assert asked(match) == (1, "answer-offer")
    secret(match, "a05", to=(0, 1))
    secret(match, "a06", to=(0,))
    for seat in (0, 1):
        assert view(match, seat)["offer"]["gives"]["cards"] == ["action:a05"]
        assert hears(match, seat, "trade-shown") == [
            {"seat": "seat:0", "partner": "seat:1", "cards": "action:a05"}
        ]
    for stranger in (None, 2):
        assert view(match, stranger)["offer"]["gives"]["cards"] == ["action"]
        assert not hears(match, stranger, "trade-shown")
        assert hears(match, stranger, "trade-offered") == [
            {"seat": "seat:0", "partner": "seat:1", "gives": "action 1", "wants": "objective 1"}
        ]
    for world in imagined(match, 1):
        assert "a05" in player(world).actions  # the partner saw it there


@pytest.mark.rule("COC-HID-07")
def test_a_card_that_is_offered_unseen_is_a_back_until_the_deal() -> None:
    match = bargain("offer-card action", "give-card a05 unseen", "propose")
    assert asked(match) == (1, "answer-offer")
    secret(match, "a05", "a06", to=(0,))
    assert view(match, 0)["offer"]["gives"]["cards"] == ["action:a05 unseen"]
    for seat in (None, 1, 2):
        assert view(match, seat)["offer"]["gives"]["cards"] == ["action"]
        assert not hears(match, seat, "trade-shown")
    other = bargain("offer-card action", "give-card a06 unseen", "propose")
    alike(match, other, None, 1, 2)


@pytest.mark.rule("COC-HID-01", "COC-HID-07")
def test_nobody_else_knows_where_a_great_person_went() -> None:
    """Given away unseen, or kept."""
    cards = {"actions": ["a05", "great_artist"]}
    one, other = (
        when(given({**ME, **cards}, RIVAL, THIRD), "trade", "with 1", "offer-card action", *deal)
        for deal in (
            ("give-card a05 unseen", "propose", "accept"),
            ("give-card great_artist unseen", "propose", "accept"),
        )
    )
    assert (player(one).actions, player(other).actions) == (["great_artist"], ["a05"])
    alike(one, other, None, 2)


@pytest.mark.rule("COC-HID-07")
def test_in_an_imagined_world_the_deal_can_be_made() -> None:
    match = bargain("offer-card action", "give-card a05 unseen", "want-card objective", "propose")
    for seat in everybody(match):
        for world in imagined(match, seat):
            when(world, "accept", options(when(world.clone(), "accept"))[0])
            assert len(player(world).actions) == 1
            assert len(player(world, 1).actions) == 2
            assert len(player(world).objectives) == 2


@pytest.mark.rule("COC-HID-07")
def test_a_wanted_card_that_was_chosen_is_secret_until_the_deal() -> None:
    match = given(ME, {**RIVAL, "objectives": ["o02", "o03", "o04"]}, THIRD)
    when(match, "trade", "with 1", "want-card objective", "want-card objective", "propose")
    when(match, "accept", "give-card o03")
    assert asked(match) == (1, "which-card")
    assert view(match, 1)["offer"]["wants"]["cards"] == ["objective_card:o03", "objective"]
    for seat in (None, 0, 2):
        assert view(match, seat)["offer"]["wants"]["cards"] == ["objective", "objective"]
    secret(match, "o02", "o03", "o04", to=(1,))


@pytest.mark.rule("COC-HID-07")
@pytest.mark.parametrize("how", ["", " unseen"])
def test_both_partners_know_the_cards_that_changed_hands_and_nobody_else(how: str) -> None:
    match = bargain("offer-card action", f"give-card a05{how}", "want-card objective", "propose")
    when(match, "accept", "give-card o03")
    assert "a05" in player(match, 1).actions
    assert "o03" in player(match).objectives
    secret(match, "a05", "o03", to=(0, 1))
    for seat in (0, 1):
        assert hears(match, seat, "trade-cards") == [
            {"seat": "seat:0", "partner": "seat:1", "cards": "action:a05"},
            {"seat": "seat:1", "partner": "seat:0", "cards": "objective_card:o03"},
        ]
    for stranger in (None, 2):
        assert not hears(match, stranger, "trade-cards")
        assert [each["gives"] for each in hears(match, stranger, "trade-made")] == ["action 1"]


# What effects let somebody see


SPY: Words = {**ME, "actions": ["a07", "a02"], "goods": {"culture": 1}}


@pytest.mark.rule("COC-HID-08")
def test_spies_see_a_hand_that_stays_secret_to_the_others() -> None:
    match = given(SPY, {**RIVAL, **THEIRS}, {**THIRD, "actions": ["a12"]})
    when(match, "play a07", "player 1")
    assert asked(match) == (0, "spies")
    held = [card for hand in HANDS for card in THEIRS[hand]]
    secret(match, *held, to=(0, 1))
    secret(match, "a12", to=(2,))
    for world in imagined(match, 0):
        assert [getattr(player(world, 1), hand) for hand in HANDS] == list(THEIRS.values())
        assert [o.text for o in world.decisions[0].options] == options(match)

    when(match, "swap a08 a02")
    secret(match, "a02", "a08", to=(0, 1))
    for seat in (None, 2):
        assert hears(match, seat, "swapped") == [
            {"seat": "seat:0", "target": "seat:1", "kind": "action"}
        ]


@pytest.mark.rule("COC-HID-08")
def test_the_calendar_shows_an_event_to_who_looks_alone() -> None:
    maya = {"civilization": "maya", "advances": ["math", "astronomy", "calendar"]}
    deck = ["reformation", "envoys_meet", "brisk_trade"]
    match = given({**maya, "goods": {"culture": 1}}, RIVAL, event_deck=deck)
    when(match, "use calendar")
    assert asked(match) == (0, "calendar")
    assert view(match, 0)["topmost"] == ["reformation"]
    secret(match, "reformation", to=(0,))
    secret(match, "envoys_meet", "brisk_trade")
    for seat in (None, 1):
        assert view(match, seat)["topmost"] == []
        assert hears(match, seat, "foresaw") == [{"seat": "seat:0"}]
        assert not hears(match, seat, "foresaw-card")
    assert {table(world).event_deck[-1] for world in imagined(match, 0, 12)} == {"reformation"}
    assert len({table(world).event_deck[-1] for world in imagined(match, 1, 12)}) > 1

    when(match, "bury")
    assert view(match, 0)["topmost"] == ["envoys_meet"]
    secret(match, "envoys_meet", to=(0,))


@pytest.mark.rule("COC-HID-08")
def test_new_goals_are_seen_by_who_draws_them_alone() -> None:
    me = {**ME, "actions": ["a31"], "objectives": ["o01"], "goods": {"culture": 1}}
    match = given(me, RIVAL, objective_deck=["o05", "o06", "o07"])
    when(match, "play a31")
    assert asked(match) == (0, "new-goals")
    secret(match, "o05", "o06", to=(0,))
    secret(match, "o07")
    when(match, "keep o06 o01")
    secret(match, "o06", to=(0,))
    assert view(match, None)["objective_deck"] == {"count": 3}


ORACLE: Words = {**ME, "actions": ["great_oracle"]}


@pytest.mark.rule("COC-HID-08")
def test_only_who_asked_the_oracle_knows_the_cards_that_it_laid_out() -> None:
    match = given(ORACLE, RIVAL, THIRD, objective_deck=["o05", "o06", "o07", "o08"])
    when(match, "play great_oracle")
    assert asked(match) == (0, "oracle")
    secret(match, "o05", "o06", "o07", to=(0,))
    secret(match, "o08")

    when(match, "assign o06", "assign o07")
    laid = {0: "o06", 1: "o07", 2: "o05"}
    assert table(match).assigned == laid
    for seat in everybody(match):
        assert "assigned" not in view(match, seat)
    assert [each["card"] for each in hears(match, 0, "assigned")] == [
        "objective_card:o06",
        "objective_card:o07",
    ]
    secret(match, "o06", "o07", to=(0,))
    assert all(table(world).assigned == laid for world in imagined(match, 0))
    for seat in (None, 1, 2):
        guesses = {tuple(table(world).assigned.values()) for world in imagined(match, seat, 12)}
        assert len(guesses) > 1


@pytest.mark.rule("COC-HID-08")
def test_an_assigned_card_becomes_known_to_who_draws_it() -> None:
    match = given(
        {**ME, "goods": {"ideas": 2}, "advances": [], "assigned": "o02"},
        {**RIVAL, "assigned": "o03"},
        THIRD,
        oracle=1,
        objective_deck=["o05"],
        action_deck=[],
    )
    when(match, "advance", "advance writing")
    assert player(match).objectives == ["o02"]
    secret(match, "o02", to=(0,))

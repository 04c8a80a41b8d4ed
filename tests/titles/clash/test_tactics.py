"""The lower halves of action cards in battle (COC-CMB-12, COC-ACT-05)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import ACTIONS, TACTICS
from tests.titles.clash.fights import (
    HOME,
    attack,
    fighting,
    lost,
    outcome,
    rolled,
    siege,
    values,
)
from tests.titles.clash.given import (
    asked,
    city,
    dice,
    goods,
    options,
    player,
    table,
    told,
    units,
    when,
)

CARD = {each.tactics: id_ for id_, each in reversed(ACTIONS.items())}
"""The first card of each combat effect."""
OTHER = {each.tactics: id_ for id_, each in ACTIONS.items()}
"""The last one, for the other side."""


def duel(
    mine: str,
    theirs: str,
    rolls: str,
    *,
    army: str = "infantry",
    foes: str = "infantry",
    me: Any = (),
    rival: Any = (),
    **city_words: Any,
) -> Match:
    """Both sides lay cards ("": none) and these dice fall; in a city if anything is said of it."""
    hands = [[CARD[mine]] if mine else [], [OTHER[theirs]] if theirs else []]
    match = attack(
        {"actions": hands[0], "units": {"D3": army}, **dict(me)},
        {
            "advances": ["tactics"],
            "actions": hands[1],
            "units": {"D4": foes} if foes else {},
            "cities": {**HOME, "D4": city_words["city"]} if city_words else HOME,
            **dict(rival),
        },
    )
    if mine and theirs:
        when(match, f"lay {CARD[mine]}")
    laid = CARD[mine] if mine and not theirs else OTHER[theirs]
    return when(dice(match, rolls), f"lay {laid}")


def test_every_combat_effect_has_a_card() -> None:
    assert sorted(CARD) == sorted(TACTICS)


@pytest.mark.rule("COC-ACT-05")
def test_combat_effects_need_tactics() -> None:
    rival = {"units": {"D4": "infantry"}, "actions": ["a06"]}
    match = attack({"units": {"D3": "infantry"}}, rival)
    assert asked(match) == (0, "retreat")
    match = attack({"units": {"D3": "infantry"}}, {**rival, "advances": ["tactics"]})
    assert asked(match) == (1, "tactics")


# On reveal


@pytest.mark.rule("COC-CMB-12")
def test_both_cards_are_turned_up_before_the_roll() -> None:
    match = duel("high_morale", "high_morale", "- - 1l 1l")
    assert told(match, "tactics") == [
        {"seat": "seat:0", "tactics": "tactics:high_morale"},
        {"seat": "seat:1", "tactics": "tactics:high_morale"},
    ]
    assert values(match) == [3, 3]


@pytest.mark.rule("COC-CMB-12")
@pytest.mark.parametrize("side", [0, 1])
def test_scouts_take_the_enemy_card_which_has_no_effect(side: int) -> None:
    cards = ("scouts", "high_morale")
    match = duel(*(cards if side == 0 else cards[::-1]), "- - 1l 1l")
    taken = (OTHER if side == 0 else CARD)["high_morale"]
    assert values(match) == [1, 1]
    assert player(match, side).actions == [taken]
    assert player(match, 1 - side).actions == []
    assert table(match).action_discard == [CARD["scouts"]]


@pytest.mark.rule("COC-CMB-12")
def test_scouts_without_an_enemy_card_do_nothing() -> None:
    match = duel("scouts", "", "- 1l 1l")
    assert player(match).actions == []
    assert table(match).action_discard == [CARD["scouts"]]


@pytest.mark.rule("COC-CMB-12")
@pytest.mark.parametrize("side", [0, 1])
def test_scouts_come_before_a_martyr(side: int) -> None:
    cards = ("martyr", "scouts")
    match = duel(
        *(cards if side == 0 else cards[::-1]),
        "- - 1l 1l 1l 1l",
        army="2 infantry",
        foes="2 infantry",
    )
    assert lost(match) == []
    assert player(match, 1 - side).actions == [CARD["martyr"]]


@pytest.mark.rule("COC-CMB-12")
@pytest.mark.parametrize("side", [0, 1])
def test_a_martyr_costs_both_sides_a_unit_and_the_enemy_card(side: int) -> None:
    cards = ("martyr", "archers")
    match = duel(
        *(cards if side == 0 else cards[::-1]), "- - 6i 1l", army="2 infantry", foes="2 infantry"
    )
    assert lost(match)[:2] == [(str(side), "infantry"), (str(1 - side), "infantry")]
    assert rolled(match) == [["6i"], ["1l"]]  # archers roll no die
    archers = (OTHER if side == 0 else CARD)["archers"]
    assert sorted(table(match).action_discard) == sorted([CARD["martyr"], archers])


@pytest.mark.rule("COC-CMB-12")
def test_the_owners_choose_who_falls_with_a_martyr() -> None:
    match = duel("martyr", "", "- 1l 1l", army="infantry, cavalry", foes="infantry, elephant")
    assert (asked(match), options(match)) == (
        (0, "casualties"),
        ["lose infantry", "lose cavalry"],
    )
    when(match, "lose cavalry")
    assert (asked(match), options(match)) == (
        (1, "casualties"),
        ["lose infantry", "lose elephant"],
    )
    when(match, "lose infantry")
    assert lost(match) == [("0", "cavalry"), ("1", "infantry")]
    assert [len(each) for each in rolled(match)] == [1, 1]


@pytest.mark.rule("COC-CMB-12")
@pytest.mark.parametrize(("die", "falls"), [("5c", True), ("6i", True), ("4e", False)])
@pytest.mark.parametrize("side", [0, 1])
def test_archers_strike_before_the_roll(die: str, falls: bool, side: int) -> None:
    cards = ("archers", "") if side == 0 else ("", "archers")
    match = duel(*cards, f"- {die} 1l 1l 1l 1l", army="2 infantry", foes="2 infantry")
    assert lost(match) == ([(str(1 - side), "infantry")] if falls else [])
    assert len(rolled(match)[1 - side]) == 2 - falls
    assert len(rolled(match)[side]) == 2


@pytest.mark.rule("COC-CMB-12")
@pytest.mark.parametrize(("first", "second", "loser"), [("6i", "1l", "1"), ("1l", "6i", "0")])
def test_the_attackers_archers_shoot_first(first: str, second: str, loser: str) -> None:
    match = duel(
        "archers",
        "archers",
        f"- - {first} {second} 1l 1l 1l",
        army="2 infantry",
        foes="2 infantry",
    )
    assert lost(match) == [(loser, "infantry")]


@pytest.mark.rule("COC-CMB-12")
def test_the_defenders_card_finds_what_the_attackers_card_left() -> None:
    """Peltasts throw a die for each unit, and archers have shot one of two."""
    match = duel("archers", "peltasts", "- - 5c 4e 6i 1l", foes="2 infantry")
    assert rolled(match) == [["6i"], ["1l"]]
    assert units(match, 1, "D4") == {}  # nobody cancels the hit


@pytest.mark.rule("COC-CMB-12")
@pytest.mark.parametrize(("die", "saves"), [("5c", True), ("5i", True), ("4c", False)])
@pytest.mark.parametrize("side", [0, 1])
def test_peltasts_may_cancel_a_hit(die: str, saves: bool, side: int) -> None:
    cards = ("peltasts", "") if side == 0 else ("", "peltasts")
    match = duel(*cards, f"- {die} " + ("1l 6i" if side == 0 else "6i 1l"))
    assert bool(units(match, side, "D4")) == saves
    assert not saves or fighting(match).hits[side] == 0


@pytest.mark.rule("COC-CMB-12")
def test_peltasts_throw_a_die_for_each_unit_and_cancel_one_hit() -> None:
    match = duel("peltasts", "", "- 1l 6i 1l 1l 6i 6i", army="2 infantry", foes="2 infantry")
    assert values(match) == [2, 14]
    assert fighting(match).hits == [1, 0]
    match = duel("peltasts", "", "- 6i 6i 1l 1l 6i 6i", army="2 infantry", foes="2 infantry")
    assert fighting(match).hits == [1, 0]  # two good dice are no better


@pytest.mark.rule("COC-CMB-12")
def test_a_tactical_retreat_ends_the_battle_which_the_attacker_wins() -> None:
    match = duel("flanking", "tactical_retreat", "- - 6i 6i", foes="2 infantry, settler")
    assert (asked(match), options(match)) == (
        (1, "withdraw"),
        ["withdraw D3", "withdraw C4", "withdraw E4", "withdraw D5"],
    )
    when(match, "withdraw D5")
    assert outcome(match) == ["seat:0"]
    assert units(match, 1, "D5") == {"infantry": 2, "settler": 1}
    assert units(match, 0, "D4") == {"infantry": 1}
    assert not told(match, "rolled")
    assert sorted(table(match).action_discard) == ["a19", "a31"]


@pytest.mark.rule("COC-CMB-12")
def test_a_tactical_retreat_leaves_the_city_to_the_attacker() -> None:
    match = duel("", "tactical_retreat", "-", city={})
    when(match, "withdraw C4")
    assert city(match, "D4").owner == 0
    assert units(match, 1, "C4") == {"infantry": 1}
    assert units(match, 1, "D7") == {"settler": 1}


@pytest.mark.rule("COC-CMB-12")
def test_a_tactical_retreat_comes_last() -> None:
    match = duel("archers", "tactical_retreat", "- - 6i", foes="2 infantry")
    when(match, "withdraw D5")
    assert lost(match) == [("1", "infantry")]
    assert units(match, 1, "D5") == {"infantry": 1}


@pytest.mark.rule("COC-CMB-12")
def test_a_tactical_retreat_needs_land_without_enemies_and_with_room() -> None:
    rival = {
        "advances": ["tactics"],
        "actions": ["a19", "a08"],
        "units": {"D4": "2 infantry", "D5": "3 infantry"},
        "cities": HOME,
    }
    regions = {"D3": "FWFF", "D5": "FFFF"}
    mine = {"units": {"D3": "2 infantry", "E4": "infantry"}}
    match = attack(mine, rival, group="infantry 1", regions=regions)
    assert options(match, "lay") == ["lay a08"]
    roomy = {**rival, "units": {"D4": "2 infantry", "D5": "2 infantry"}}
    match = attack(mine, roomy, group="infantry 1", regions=regions)
    assert options(match, "lay") == ["lay a08", "lay a19"]


# On the roll


@pytest.mark.parametrize("enemies", [1, 3])
def test_a_wedge_formation_adds_one_for_each_enemy(enemies: int) -> None:
    match = duel("wedge_formation", "", "- 1l 1l", foes=f"{enemies} infantry, settler")
    assert values(match)[0] == 1 + enemies


@pytest.mark.parametrize("side", [0, 1])
def test_high_morale_adds_two(side: int) -> None:
    cards = ("high_morale", "") if side == 0 else ("", "high_morale")
    match = duel(*cards, "- 1l 1l")
    assert values(match) == ([3, 1] if side == 0 else [1, 3])


def test_high_morale_helps_a_fortress_alone() -> None:
    match = duel("", "high_morale", "- 6i 3e", foes="", city={"buildings": ["fortress"]})
    assert values(match)[1] == 5
    assert outcome(match) == ["seat:1"]


@pytest.mark.parametrize(("army", "less"), [("infantry", 1), ("3 infantry, settler", 3)])
def test_a_defiant_stand_takes_one_for_each_attacker(army: str, less: int) -> None:
    faces = "4e 1l 1l" if less == 3 else "4e"
    match = duel("", "defiant_stand", f"- {faces} 1l", army=army)
    assert values(match) == [sum(int(face[0]) for face in faces.split()) - less, 1]


@pytest.mark.parametrize("side", [0, 1])
def test_high_ground_denies_clash_abilities(side: int) -> None:
    cards = ("high_ground", "") if side == 0 else ("", "high_ground")
    match = duel(*cards, "- 3i 4c 3i 4c", army="infantry, cavalry", foes="infantry, cavalry")
    assert values(match) == ([10, 7] if side == 0 else [7, 10])


def test_high_ground_keeps_elephants_and_leaders_from_their_abilities() -> None:
    led = {"leader": "caesar"}
    match = duel("", "high_ground", "- 1l 4e 1l", army="leader, elephant", me=led)
    assert rolled(match)[0] == ["1l", "4e"]
    assert values(match)[0] == 5
    assert lost(match) == [("1", "infantry")]


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("kills", [True, False])
def test_a_tactical_surprise_adds_one_and_draws_a_card_for_a_kill(side: int, kills: bool) -> None:
    cards = ("tactical_surprise", "") if side == 0 else ("", "tactical_surprise")
    strong, weak = ("4e", "1l") if kills else ("3e", "1l")
    faces = f"{strong} {weak} {weak} {weak}" if side == 0 else f"{weak} {strong}"
    foes = "3 infantry" if side == 0 else "infantry"
    match = duel(*cards, f"- {faces}", foes=foes)
    assert values(match)[side] == int(strong[0]) + 1
    assert len(player(match, side).actions) == int(kills)
    assert len(player(match, 1 - side).actions) == 0
    assert len(told(match, "drew-action")) == int(kills)


SUPPLIES = [
    ({"food": 2}, "supply", 3 + 1, {}),
    ({"food": 1, "gold": 1}, "supply", 3 + 1, {}),
    ({"food": 2}, "no", 3, {"food": 2}),
]


@pytest.mark.parametrize(("stock", "answer", "worth", "left"), SUPPLIES)
def test_the_siege_adds_one_and_starves_the_defender(
    stock: dict[str, int], answer: str, worth: int, left: dict[str, int]
) -> None:
    match = duel("the_siege", "", "- 2c 3i", rival={"goods": stock}, city={})
    assert asked(match) == (1, "the-siege")
    when(match, answer)
    assert values(match) == [2 + 1, worth]
    assert goods(match, 1) == left


def test_the_siege_starves_a_defender_without_food_unasked() -> None:
    match = duel("the_siege", "", "- 2c 3i", rival={"goods": {"food": 1}}, city={})
    assert asked(match) == (0, "retreat")
    assert values(match) == [3, 3]
    assert goods(match, 1) == {"food": 1}


EXTRA_DICE: list[tuple[str, str, dict[str, Any]]] = [
    ("", "for_the_people", {"city": {}}),
    ("", "prepared_defenses", {}),
    ("flanking", "", {}),
    ("flanking", "", {"city": {}}),
]


@pytest.mark.parametrize(("mine", "theirs", "words"), EXTRA_DICE)
def test_one_more_die(mine: str, theirs: str, words: dict[str, Any]) -> None:
    match = duel(mine, theirs, "- 2c 2e 1l" if mine else "- 1l 2c 2e", **words)
    assert [len(each) for each in rolled(match)] == ([2, 1] if mine else [1, 2])
    assert values(match) == ([4, 1] if mine else [1, 4])


@pytest.mark.parametrize(("buildings", "hits"), [([], 1), (["fortress"], 0)])
def test_upgraded_defenses_cancel_a_hit(buildings: list[str], hits: int) -> None:
    match = duel(
        "",
        "upgraded_defenses",
        "- 6i 4e 1l 1l 1l",
        army="2 infantry",
        foes="2 infantry",
        city={"buildings": buildings},
    )
    assert values(match)[0] == 11
    assert fighting(match).hits[1] == hits
    assert units(match, 1, "D4") == {"infantry": 2 - hits}


# After casualties


ROUTINGS = [
    # dice of one attacker and three defenders, die of the card, defenders left
    pytest.param("5c", "1l 1l 1l", "5c", 1, id="one more falls"),
    pytest.param("5c", "1l 1l 1l", "4e", 2, id="the die is too low"),
    pytest.param("5c", "4c 1l 1l", "6i", 1, id="as many on both sides"),
    pytest.param("1l", "1l 1l 1l", "6i", 2, id="nobody on both sides"),
    pytest.param("1l", "4c 1l 1l", "6i", 3, id="the player lost more"),
]


@pytest.mark.parametrize(("mine", "theirs", "die", "left"), ROUTINGS)
def test_routing_may_kill_once_more(mine: str, theirs: str, die: str, left: int) -> None:
    match = duel("routing", "", f"- {mine} {theirs} {die}", foes="3 infantry")
    assert rolled(match) == [mine.split(), theirs.split()]
    assert units(match, 1, "D4") == {"infantry": left}


def test_routing_serves_the_defender_too() -> None:
    match = duel("", "routing", "- 1l 1l 1l 4e 1l 6i", army="3 infantry", foes="2 infantry")
    assert units(match, 0, "D4") == {"infantry": 1}


def test_the_hit_of_routing_cannot_be_cancelled() -> None:
    match = duel(
        "routing",
        "",
        "- 1l 4e 1l 1l 1l 6i",
        army="2 infantry",
        foes="2 infantry",
        city={"buildings": ["fortress"]},
    )
    assert fighting(match).hits[1] == 0
    assert units(match, 1, "D4") == {"infantry": 1}


def test_both_routings_look_at_the_same_casualties() -> None:
    match = duel(
        "routing", "routing", "- - 1l 4e 1l 4c 6i 6i", army="2 infantry", foes="2 infantry"
    )
    assert values(match) == [5, 5]
    assert outcome(match) == ["drawn"]


@pytest.mark.rule("COC-CMB-12")
def test_cards_that_lay_on_the_table_are_discarded_with_the_battle() -> None:
    match = siege("infantry", "infantry", me={"actions": ["a06"]})
    when(dice(match, "- 6i 1l"), "lay a06")
    assert outcome(match) == ["seat:0"]
    assert table(match).action_discard == ["a06"]

"""One attack, from its declaration to what it brings (CND-CBT)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.dawn.state import CAPITAL, CITY, REINFORCED, TOKEN
from tests.titles.dawn.fights import (
    LOSE,
    ME,
    NO_BARBARIANS,
    RIVAL,
    WIN,
    at_war,
    barbarian,
    strengths,
    totals,
)
from tests.titles.dawn.given import (
    asked,
    given,
    options,
    player,
    resources,
    row,
    space,
    table,
    told,
    when,
    words,
)

# A token beside 0,2 (grassland) and 1,0 (grassland), two spaces from Brussels.
CAMP: dict[str, Any] = {"control": ["1,1"], "capital": "-4,4"}
SEVEN = ["-4,1", "-4,-1", "2,-7", "3,-6", "-1,-6", "4,-1", "-3,-4"]
"""Spaces for all city figures, far from the camp."""
QUIET_FOR_THREE = dict.fromkeys("ABDGI", "")


def at(match: Match, word: str) -> tuple[int, int]:
    """Whose piece is on a space, and of which kind."""
    return divmod(table(match).pieces[space(match, word)], 4)


def trade_on(match: Match, card: str, seat: int = 0) -> int:
    """The trade tokens on a card."""
    p = player(match, seat)
    return p.trade[p.row.index(card)]


# Steps 1 to 3: target, broken diplomacy, dice


@pytest.mark.rule("CND-CBT-01")
def test_nothing_is_rolled_before_the_target_is_chosen() -> None:
    """However many spaces an attack could start from, a target is offered once."""
    match = at_war("masonry", 1, {"reinforced": ["1,1", "0,1", "-1,2"]}, {"control": ["0,2"]})
    before = table(match).chance
    assert options(match, "attack").count("attack 0,2 piece") == 1
    assert not told(match, "rolled")

    when(match, "attack 0,2 piece")

    assert table(match).chance != before
    keys = [entry.key for entry in match.journal()]
    assert keys.index("attacks") < keys.index("rolled")
    assert told(match, "attacks") == [
        {"seat": "seat:0", "space": "hex:0,2", "target": "target:piece"}
    ]


@pytest.mark.rule("CND-CBT-02")
@pytest.mark.parametrize("rolls", [WIN, LOSE])
@pytest.mark.parametrize("card", ["joint_war@1", "embassy@1"])
def test_an_attack_on_a_rival_returns_the_rivals_card(card: str, rolls: tuple[int, int]) -> None:
    mine = {**CAMP, "diplomacy": [card, "geneva"], "trade": {"masonry": 1}}
    match = at_war("masonry", 1, mine, {"control": ["0,2"]}, rolls=rolls)

    when(match, "attack 0,2 piece")
    assert asked(match) == (0, "spend-on-attack")
    assert player(match).diplomacy == ("geneva",)  # before the fight is decided
    when(match, "spend 0")

    assert player(match).diplomacy == ("geneva",)
    assert card.partition("@")[0] in match.view(0)["table"]["players"][1]["stock"]


@pytest.mark.rule("CND-CBT-02")
def test_all_cards_of_the_rival_go_back_and_those_of_others_stay() -> None:
    mine = {**CAMP, "diplomacy": ["joint_war@1", "embassy@1", "joint_war@2", "brussels"]}
    match = at_war(
        "masonry",
        1,
        mine,
        {"control": ["0,2"]},
        {},
        barbarians=QUIET_FOR_THREE,
        wonders={"potala_palace": "-4,4"},
    )

    when(match, "attack 0,2 piece")

    assert player(match).diplomacy == ("joint_war@2", "brussels")


@pytest.mark.rule("CND-CBT-02")
@pytest.mark.parametrize("rolls", [WIN, LOSE])
def test_an_attack_on_a_city_state_returns_its_card(rolls: tuple[int, int]) -> None:
    mine = {**CAMP, "diplomacy": ["brussels", "geneva", "embassy@1"], "trade": {"masonry": 1}}
    match = at_war("masonry", 1, mine, {}, rolls=rolls)
    assert table(match).stocks["brussels"] == 1

    when(match, "attack -1,1 city_state")

    assert asked(match) == (0, "spend-on-attack")
    assert player(match).diplomacy == ("geneva", "embassy@1")
    assert table(match).stocks["brussels"] == 2


@pytest.mark.rule("CND-CBT-02")
def test_an_attack_on_a_barbarian_breaks_nothing() -> None:
    mine = {**CAMP, "diplomacy": ["brussels", "embassy@1"]}
    match = at_war("masonry", 1, mine, {"cities": ["1,0"]}, **barbarian("D", "1,0"))

    when(match, "attack 1,0 barbarian")

    assert player(match).diplomacy == ("brussels", "embassy@1")


@pytest.mark.rule("CND-CBT-03")
@pytest.mark.parametrize("target", ["0,2 piece", "-1,1 city_state", "0,0 barbarian"])
def test_both_sides_roll_one_die(target: str) -> None:
    match = at_war("masonry", 3, CAMP, {"control": ["0,2"]}, rolls=(2, 5), **barbarian("D", "0,0"))

    when(match, f"attack {target}")

    assert [(fight["die"], fight["other"]) for fight in told(match, "rolled")] == [(2, 5)]
    attack, defence = strengths(match)
    assert totals(match) == (attack + 2, defence + 5)


@pytest.mark.rule("CND-CBT-04")
@pytest.mark.parametrize(
    ("target", "defence"), [("-1,1 city_state", 8), ("0,0 barbarian", 4), ("1,0 barbarian", 1)]
)
def test_who_rolls_for_the_defender_adds_nothing(target: str, defence: int) -> None:
    """The player to the right is seat 2: with wonders, a pact, Scythia and tokens to spend."""
    helper = {
        "leader": "scythia",
        "capital": "5,1",
        "cities": ["4,-1"],
        "reinforced": ["-1,0", "-2,2", "2,0"],
        "diplomacy": ["defensive_pact@1"],
        "trade": {"masonry": 3},
    }
    where, kind = target.split()
    match = at_war(
        "masonry",
        1,
        CAMP,
        {},
        helper,
        rolls=LOSE,
        barbarians={**QUIET_FOR_THREE, "D": where if kind == "barbarian" else ""},
        wonders={"alhambra": "5,1", "ruhr_valley": "4,-1"},
    )

    when(match, f"attack {target}")

    assert strengths(match) == (1, defence)
    assert trade_on(match, "masonry", 2) == 3
    assert asked(match) == (0, "attack")  # nobody was asked to spend


# Values


@pytest.mark.rule("CND-CBT-05")
@pytest.mark.parametrize(
    ("card", "against_others", "against_barbarians"),
    [("masonry", 0, 0), ("iron_working", 1, 3), ("mass_production", 2, 2), ("flight", 3, 3)],
)
@pytest.mark.parametrize("slot", [1, 4])
def test_the_attack_is_the_slot_and_the_bonus_of_the_card(
    card: str, against_others: int, against_barbarians: int, slot: int
) -> None:
    for target in ("0,2 piece", "-1,1 city_state", "1,0 barbarian"):
        match = at_war(card, slot, CAMP, {"control": ["0,2"]}, **barbarian("D", "1,0"))
        when(match, f"attack {target}")
        bonus = against_barbarians if "barbarian" in target else against_others
        assert strengths(match)[0] == slot + bonus


@pytest.mark.rule("CND-CBT-05")
def test_the_attack_grows_by_cards_and_leader() -> None:
    """Slot 2, Iron Working 1, Terracotta Army 2, Alhambra 2, Joint War 2, Scythia 3."""
    mine = {
        "leader": "scythia",
        "control": ["1,1"],
        "cities": ["4,-1"],
        "diplomacy": ["joint_war@2"],
    }
    match = at_war(
        "iron_working",
        2,
        mine,
        {"control": ["0,2"]},
        {},
        barbarians=QUIET_FOR_THREE,
        wonders={"terracotta_army": "-4,4", "alhambra": "4,-1"},
    )

    when(match, "attack 0,2 piece")

    assert strengths(match) == (2 + 1 + 2 + 2 + 2 + 3, 1)


@pytest.mark.rule("CND-CBT-06")
def test_a_city_state_defends_with_8() -> None:
    """Whatever stands around it."""
    match = at_war("masonry", 1, CAMP, {"reinforced": ["0,0", "-1,0"]}, rolls=(1, 4))

    when(match, "attack -1,1 city_state")

    assert strengths(match) == (1, 8)
    assert totals(match) == (2, 12)


@pytest.mark.rule("CND-CBT-07")
@pytest.mark.parametrize(
    ("word", "difficulty"), [("4,-1", 1), ("3,-1", 2), ("2,0", 3), ("2,1", 4), ("4,-2", 5)]
)
def test_a_barbarian_defends_with_the_difficulty_of_its_space(word: str, difficulty: int) -> None:
    """Also in the middle of somebody's reinforced tokens, and in a city."""
    theirs = {"cities": [word], "reinforced": ["3,-2"]}
    match = at_war("iron_working", 1, {"control": ["3,0"]}, theirs, **barbarian("D", word))

    when(match, f"attack {word} barbarian")

    assert strengths(match)[1] == difficulty


@pytest.mark.rule("CND-CBT-08")
@pytest.mark.parametrize(
    ("word", "difficulty"), [("4,-1", 1), ("3,-1", 2), ("2,0", 3), ("2,1", 4), ("4,-2", 5)]
)
def test_a_control_token_defends_with_the_difficulty(word: str, difficulty: int) -> None:
    match = at_war("iron_working", 1, {"control": ["3,0"]}, {"control": [word]})

    when(match, f"attack {word} piece")

    assert strengths(match)[1] == difficulty


@pytest.mark.rule("CND-CBT-08")
def test_a_control_token_defends_with_everything_its_owner_has() -> None:
    """Hills 2, itself 1, two neighbours 2, Alhambra 2, Ruhr Valley 5, Scythia 3, a pact 2."""
    theirs = {
        "leader": "scythia",
        "capital": "1,-6",
        "cities": ["2,-7"],
        "reinforced": ["3,-1", "3,-2", "4,-2", "4,0"],
        "control": ["2,-1"],
        "diplomacy": ["defensive_pact@2"],
    }
    match = at_war(
        "masonry",
        1,
        {"control": ["3,0"]},
        theirs,
        {"reinforced": ["2,0"]},
        rolls=LOSE,
        barbarians=QUIET_FOR_THREE,
        wonders={"alhambra": "1,-6", "ruhr_valley": "2,-7"},
    )

    when(match, "attack 3,-1 piece")

    assert strengths(match) == (1, 2 + 1 + 2 + 2 + 5 + 3 + 2)


@pytest.mark.rule("CND-CBT-09")
@pytest.mark.parametrize(
    ("word", "difficulty"), [("4,-1", 1), ("3,-1", 2), ("2,0", 3), ("2,1", 4), ("4,-2", 5)]
)
@pytest.mark.parametrize("kind", ["city", "capital"])
def test_a_city_defends_with_twice_the_difficulty(word: str, difficulty: int, kind: str) -> None:
    theirs = {"capital": word} if kind == "capital" else {"cities": [word]}
    match = at_war("iron_working", 1, {"control": ["3,0"]}, theirs)

    when(match, f"attack {word} piece")

    assert strengths(match)[1] == 2 * difficulty


@pytest.mark.rule("CND-CBT-09")
def test_a_city_is_helped_by_neighbours_and_cards_like_a_token() -> None:
    theirs = {"cities": ["3,-1"], "reinforced": ["3,-2", "4,-2"], "control": ["4,-1"]}
    match = at_war(
        "masonry", 1, {"control": ["3,0"]}, theirs, rolls=LOSE, wonders={"alhambra": "1,-6"}
    )

    when(match, "attack 3,-1 piece")

    assert strengths(match)[1] == 2 * 2 + 2 + 2


EDGE = "5,-3"
"""A mountain on the edge of the map."""


@pytest.mark.rule("CND-CBT-10")
@pytest.mark.parametrize(
    ("mine", "theirs", "defence"),
    [
        ({"leader": "japan"}, {"control": [EDGE]}, 3),
        ({"leader": "japan"}, {"cities": [EDGE]}, 6),
        ({"leader": "japan"}, {"control": ["4,-2"]}, 5),  # a mountain inland
        ({"leader": "egypt"}, {"control": [EDGE]}, 5),
        ({"leader": "egypt"}, {"leader": "japan", "control": [EDGE]}, 5),
        ({"leader": "egypt"}, {"leader": "japan", "cities": [EDGE]}, 10),
        ({"diplomacy": ["kumasi"]}, {"control": ["3,0"]}, 3),
        ({"diplomacy": ["mohenjo_daro"]}, {"control": ["3,-1"]}, 2),
        ({}, {"diplomacy": ["kumasi", "mohenjo_daro"], "control": ["3,0"]}, 3),
    ],
)
def test_difficulty_in_combat_is_printed_unless_japan_attacks(
    mine: dict[str, Any], theirs: dict[str, Any], defence: int
) -> None:
    match = at_war("iron_working", 1, {"control": ["4,-1"], **mine}, theirs, rolls=LOSE)

    when(match, next(each for each in options(match, "attack") if each.endswith("piece")))

    assert strengths(match)[1] == defence


@pytest.mark.rule("CND-CBT-10")
def test_japan_attacks_a_barbarian_on_the_edge() -> None:
    mine = {"leader": "japan", "control": ["4,-1"]}
    match = at_war("iron_working", 1, mine, {}, **barbarian("D", EDGE))

    when(match, f"attack {EDGE} barbarian")

    assert strengths(match)[1] == 3


@pytest.mark.rule("CND-CBT-11")
@pytest.mark.parametrize(("word", "defence"), [("1,2", 5), ("-1,1", 1)])
def test_a_barbarian_on_a_natural_wonder_or_in_a_city_state(word: str, defence: int) -> None:
    match = at_war("masonry", 1, CAMP, {}, **barbarian("D", word))

    when(match, f"attack {word} barbarian")

    assert strengths(match)[1] == defence


# Step 4: trade tokens


def duel(**told: Any) -> Match:
    """3 against 1 with equal dice, both with tokens on their military cards and on others."""
    mine = {**CAMP, "trade": {"masonry": 2, "pottery": 3}}
    theirs = {"control": ["0,2"], "trade": {"masonry": 3, "astrology": 3}}
    match = at_war("masonry", 3, mine, theirs, **{"rolls": (3, 3), **told})
    return when(match, "attack 0,2 piece")


@pytest.mark.rule("CND-CBT-12")
def test_first_the_attacker_spends_and_then_the_defender() -> None:
    match = duel()
    assert asked(match) == (0, "spend-on-attack")
    assert match.decision is not None
    assert match.decision.args == {"attack": 6, "defence": 4}
    assert options(match) == ["spend 0", "spend 1", "spend 2"]

    when(match, "spend 2")
    assert asked(match) == (1, "spend-on-defence")
    assert match.decision.args == {"attack": 8, "defence": 4}
    assert options(match) == ["spend 0", "spend 1", "spend 2", "spend 3"]
    when(match, "spend 3")

    assert totals(match) == (8, 7)
    assert (trade_on(match, "masonry"), trade_on(match, "pottery")) == (0, 3)
    assert (trade_on(match, "masonry", 1), trade_on(match, "astrology", 1)) == (0, 3)


@pytest.mark.rule("CND-CBT-13")
def test_the_attacker_does_not_answer_the_defender() -> None:
    match = duel()

    when(match, "spend 0", "spend 2")

    assert totals(match) == (6, 6)
    assert at(match, "0,2") == (1, TOKEN)
    assert asked(match) == (0, "attack")
    assert trade_on(match, "masonry") == 2


@pytest.mark.rule("CND-CBT-14")
def test_spent_tokens_are_lost_with_the_fight() -> None:
    match = duel(rolls=(1, 6))

    when(match, "spend 2", "spend 1")

    assert totals(match) == (6, 8)
    assert trade_on(match, "masonry") == 0
    assert trade_on(match, "masonry", 1) == 2


@pytest.mark.rule("CND-CBT-14")
def test_spent_tokens_count_for_one_attack_only() -> None:
    match = duel(rolls=(1, 6, 1, 6))

    when(match, "spend 2", "spend 0", "attack 0,2 piece", "spend 0")

    assert totals(match) == (3 + 1, 1 + 6)


@pytest.mark.rule("CND-CBT-15")
def test_a_city_state_token_on_the_military_card_is_spent_once_a_turn() -> None:
    mine = {**CAMP, "tokens": {"kabul": "masonry"}}
    match = at_war("masonry", 1, mine, {"control": ["0,2"]}, rolls=LOSE + LOSE)

    when(match, "attack 0,2 piece")
    assert options(match) == ["spend 0", "spend 1"]
    when(match, "spend 1")
    assert totals(match) == (1 + 1 + 1, 1 + 6)
    assert player(match).tokens == {"kabul": "masonry"}

    when(match, "attack 0,2 piece")
    assert totals(match) == (1 + 1, 1 + 6)  # nothing left to spend
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-CBT-15")
def test_it_defends_again_in_the_turn_of_another_player() -> None:
    mine = {**CAMP, "tokens": {"kabul": "masonry"}}
    theirs = {"control": ["0,2"], "row": row("masonry", 1)}
    match = at_war("masonry", 1, mine, theirs, rolls=LOSE + LOSE)
    when(match, "attack 0,2 piece", "spend 1", "done", "resolve masonry")

    when(match, "attack 1,1 piece")

    assert asked(match) == (0, "spend-on-defence")
    when(match, "spend 1")
    assert totals(match) == (1 + 1, 1 + 6 + 1)


@pytest.mark.rule("CND-CBT-15")
def test_a_city_state_token_on_another_card_does_not_fight() -> None:
    mine = {**CAMP, "tokens": {"seoul": "astrology"}}
    match = at_war("masonry", 1, mine, {"control": ["0,2"]}, rolls=LOSE)

    when(match, "attack 0,2 piece")

    assert asked(match) == (0, "attack")


# Step 5: who wins


@pytest.mark.rule("CND-CBT-16")
@pytest.mark.parametrize(
    ("rolls", "winner"), [((3, 4), 1), ((3, 5), 1), ((4, 4), 0), ((6, 1), 0), ((1, 6), 1)]
)
def test_the_higher_value_wins_and_the_defender_wins_ties(
    rolls: tuple[int, int], winner: int
) -> None:
    """2 against 1, and the dice."""
    match = at_war("masonry", 2, CAMP, {"control": ["0,2"]}, rolls=rolls)

    when(match, "attack 0,2 piece")

    assert at(match, "0,2") == (winner, TOKEN)


@pytest.mark.rule("CND-CBT-17")
@pytest.mark.parametrize(
    "target", ["0,2 piece", "1,0 piece", "2,1 piece", "-1,1 city_state", "0,0 barbarian"]
)
def test_nothing_happens_if_the_defender_wins(target: str) -> None:
    theirs = {
        "capital": "1,0",
        "cities": ["2,1"],
        "reinforced": ["0,2"],
        "trade": {"astrology": 3},
    }
    match = at_war("masonry", 1, CAMP, theirs, rolls=LOSE, **barbarian("D", "0,0"))
    s = table(match)
    before = (s.pieces[:], dict(s.things), dict(s.barbarians), player(match, 1).trade[:])

    when(match, f"attack {target}")

    assert totals(match)[0] <= totals(match)[1]
    s = table(match)
    assert (s.pieces, s.things, s.barbarians, player(match, 1).trade) == before
    assert sum(player(match).trade) == 0


@pytest.mark.rule("CND-CBT-18")
@pytest.mark.parametrize("card", ["masonry", "pottery", "early_empire"])
def test_a_beaten_barbarian_leaves_the_map_for_a_trade_token(card: str) -> None:
    match = at_war("masonry", 1, CAMP, {}, **barbarian("D", "1,0"))

    when(match, "attack 1,0 barbarian")
    assert asked(match) == (0, "put-trade")
    assert options(match) == [f"put {each}" for each in player(match).row]
    when(match, f"put {card}")

    assert table(match).barbarians["D"] < 0
    assert trade_on(match, card) == 1
    assert sum(player(match).trade) == 1


@pytest.mark.rule("CND-CBT-18")
def test_a_beaten_barbarian_may_come_back() -> None:
    match = given(ME, RIVAL, phase="event", dial=4, barbarians=NO_BARBARIANS)

    assert table(match).barbarians["D"] == space(match, "-1,-1")


@pytest.mark.rule("CND-CBT-19")
def test_nobody_moves_in_for_a_beaten_barbarian() -> None:
    match = at_war("masonry", 1, CAMP, {"control": ["0,0"]}, **barbarian("D", "1,0"))

    when(match, "attack 1,0 barbarian", "put masonry")

    assert table(match).pieces[space(match, "1,0")] < 0
    assert words(match, player(match).control) == ["1,1"]


@pytest.mark.rule("CND-CBT-20")
@pytest.mark.parametrize("side", ["control", "reinforced"])
def test_a_beaten_token_gives_way_to_an_unreinforced_one(side: str) -> None:
    match = at_war("masonry", 3, CAMP, {side: ["0,2"]})
    assert (player(match).unused_tokens, player(match, 1).unused_tokens) == (30, 30)

    when(match, "attack 0,2 piece")

    assert at(match, "0,2") == (0, TOKEN)
    assert (player(match).unused_tokens, player(match, 1).unused_tokens) == (29, 31)


@pytest.mark.rule("CND-CBT-21")
def test_a_captured_space_brings_no_resource() -> None:
    """The oil of 3,0 went to the first who came."""
    match = at_war("masonry", 5, {"control": ["4,0"]}, {"control": ["3,0"]})
    supply = match.view(0)["table"]["supply"]

    when(match, "attack 3,0 piece")

    assert at(match, "3,0") == (0, TOKEN)
    assert not any(resources(match).values())
    assert match.view(0)["table"]["supply"] == supply


@pytest.mark.rule("CND-CBT-22")
def test_a_natural_wonder_changes_hands_with_its_space() -> None:
    theirs = {"control": ["1,2"], "tokens": {"mount_kilimanjaro": ""}}
    match = at_war("masonry", 5, CAMP, theirs)

    when(match, "attack 1,2 piece")

    assert at(match, "1,2") == (0, TOKEN)
    assert player(match).tokens == {"mount_kilimanjaro": ""}
    assert player(match, 1).tokens == {}
    assert space(match, "1,2") not in table(match).things


@pytest.mark.rule("CND-CBT-23")
def test_a_beaten_city_gives_way_to_an_own_city() -> None:
    theirs = {"cities": ["1,0"], "control": ["2,0"], "reinforced": ["0,1"]}
    match = at_war("masonry", 4, CAMP, theirs)
    assert (player(match).unused_cities, player(match, 1).unused_cities) == (7, 6)

    when(match, "attack 1,0 piece")

    assert at(match, "1,0") == (0, CITY)
    assert words(match, player(match).cities) == ["-4,4", "1,0"]
    assert (player(match).unused_cities, player(match, 1).unused_cities) == (6, 7)
    assert words(match, player(match, 1).control) == ["0,1", "2,0"]
    assert at(match, "0,1") == (1, REINFORCED)


# No city figure left


@pytest.mark.rule("CND-CBT-24")
def test_without_a_city_figure_a_reinforced_token_takes_the_place() -> None:
    match = at_war("masonry", 5, {**CAMP, "cities": SEVEN}, {"cities": ["1,0"]})

    when(match, "attack 1,0 piece")

    assert at(match, "1,0") == (0, REINFORCED)
    assert player(match).unused_cities == 0
    assert player(match, 1).cities == [space(match, "1,-6")]


@pytest.mark.rule("CND-CBT-24", "CND-CBT-26")
def test_a_city_state_is_conquered_by_a_token_too() -> None:
    mine = {**CAMP, "cities": SEVEN, "trade": {"masonry": 3}}
    match = at_war("masonry", 5, mine, {})

    when(match, "attack -1,1 city_state", "spend 3")

    assert at(match, "-1,1") == (0, REINFORCED)
    assert table(match).conquered == {"brussels": space(match, "-1,1")}
    assert player(match).tokens == {"brussels": "pottery"}


SUBSTITUTE: dict[str, Any] = {"reinforced": ["-1,1"], "tokens": {"brussels": "pottery"}}
"""Brussels is conquered, but a token stands there."""
CONQUERED: dict[str, Any] = {"conquered": {"brussels": "-1,1"}}


@pytest.mark.rule("CND-CBT-25")
@pytest.mark.parametrize(("cities", "kind"), [([], CITY), (SEVEN, REINFORCED)])
def test_who_takes_such_a_city_state_puts_a_city_if_able(cities: list[str], kind: int) -> None:
    match = at_war("masonry", 5, {**CAMP, "cities": cities}, SUBSTITUTE, **CONQUERED)

    when(match, "attack -1,1 piece", "conquer brussels")

    assert at(match, "-1,1") == (0, kind)
    assert player(match).tokens == {"brussels": "pottery"}
    assert player(match, 1).tokens == {}
    assert player(match, 1).control == []
    assert table(match).conquered == {"brussels": space(match, "-1,1")}


@pytest.mark.rule("CND-CBT-25")
def test_who_liberates_such_a_city_state_sets_the_token_free() -> None:
    match = at_war("masonry", 5, CAMP, SUBSTITUTE, **CONQUERED)

    when(match, "attack -1,1 piece", "liberate brussels")

    assert table(match).pieces[space(match, "-1,1")] < 0
    assert table(match).things[space(match, "-1,1")] == "city_state:brussels"
    assert player(match, 1).unused_tokens == 31


@pytest.mark.rule("CND-CBT-26")
def test_a_city_state_held_by_a_token_counts_for_the_warmonger() -> None:
    """With a second one beside it."""
    mine = {
        **CAMP,
        "cities": SEVEN,
        "trade": {"masonry": 3},
        "tokens": {"geneva": "astrology"},
        "reinforced": ["-5,1"],
    }
    match = at_war(
        "masonry",
        5,
        mine,
        {},
        conquered={"geneva": "-5,1"},
        victory=["warmonger_paranoid", "technophile_scholarly"],
    )

    when(match, "attack -1,1 city_state", "spend 3")

    assert player(match).agendas == ("warmonger",)


@pytest.mark.rule("CND-CBT-26")
def test_a_wonder_under_a_substitute_token_is_controlled() -> None:
    match = at_war(
        "masonry", 5, {**CAMP, "cities": SEVEN}, {"cities": ["1,0"]}, wonders={"petra": "1,0"}
    )
    assert player(match, 1).wonders == ("petra",)

    when(match, "attack 1,0 piece")

    assert at(match, "1,0") == (0, REINFORCED)
    assert player(match).wonders == ("petra",)
    assert player(match, 1).wonders == ()


@pytest.mark.rule("CND-CBT-26")
def test_a_natural_wonder_is_held_by_a_substitute_token() -> None:
    theirs = {"cities": ["1,2"], "tokens": {"mount_kilimanjaro": ""}}
    mine = {**CAMP, "cities": SEVEN, "trade": {"flight": 3}}
    match = at_war("flight", 5, mine, theirs)

    when(match, "attack 1,2 piece", "spend 3")

    assert at(match, "1,2") == (0, REINFORCED)
    assert player(match).tokens == {"mount_kilimanjaro": ""}


@pytest.mark.rule("CND-CBT-27")
def test_a_substitute_token_defends_like_a_token() -> None:
    """Grassland once, and itself."""
    match = at_war("masonry", 1, CAMP, SUBSTITUTE, rolls=LOSE, **CONQUERED)

    when(match, "attack -1,1 piece")

    assert strengths(match)[1] == 1 + 1


@pytest.mark.rule("CND-CBT-27")
def test_a_substitute_token_is_no_city_but_ripens_one() -> None:
    """4,0 has three neighbours; the one captured last is a token and completes it."""
    cities = ["4,0", "-4,1", "-4,-1", "2,-7", "-1,-6", "-3,-4", "2,-4"]
    mine = {"cities": cities, "control": ["3,0", "3,1"]}
    match = at_war(
        "masonry",
        5,
        mine,
        {"cities": ["4,-1"]},
        victory=["civilized_money_grubber"],
    )
    assert match.view(0)["table"]["players"][0]["mature"] == []

    when(match, "attack 4,-1 piece")

    shown = match.view(0)["table"]["players"][0]
    assert words(match, shown["mature"]) == ["4,0"]
    assert len(player(match).cities) == 8


@pytest.mark.rule("CND-CBT-27")
def test_a_substitute_token_is_not_the_eighth_city() -> None:
    """Without the figure that stands elsewhere the agenda is open; tokens do not count."""
    match = at_war(
        "masonry",
        5,
        {**CAMP, "cities": SEVEN[:6], **SUBSTITUTE},
        {"control": ["0,2"]},
        victory=["civilized_money_grubber"],
        **CONQUERED,
    )

    when(match, "attack 0,2 piece")

    assert match.view(0)["table"]["players"][0]["progress"]["civilized"] == [7, 8]
    assert player(match).agendas == ()


# Capitals


def at_the_gates(**told: Any) -> Match:
    """The rival capital on 1,0 is attacked with success."""
    theirs = {"capital": "1,0", "trade": {"pottery": 2, "astrology": 1}, **told.pop("theirs", {})}
    mine = {**CAMP, **told.pop("mine", {})}
    match = at_war("masonry", 4, mine, theirs, **told)
    return when(match, "attack 1,0 piece")


@pytest.mark.rule("CND-CBT-28")
def test_a_beaten_capital_gives_two_trade_tokens_and_stays() -> None:
    match = at_the_gates()
    assert asked(match) == (0, "plunder")
    assert {*options(match)} == {"put pottery", "put astrology"}

    when(match, "put astrology")  # only pottery has tokens left
    assert asked(match) == (0, "put-trade")
    when(match, "put early_empire", "put foreign_trade")

    assert trade_on(match, "pottery", 1) == 1
    assert trade_on(match, "astrology", 1) == 0
    assert trade_on(match, "early_empire") == trade_on(match, "foreign_trade") == 1
    assert at(match, "1,0") == (1, CAPITAL)
    assert player(match, 1).capital == space(match, "1,0")


@pytest.mark.rule("CND-CBT-28")
@pytest.mark.parametrize(("trade", "taken"), [({}, 0), ({"pottery": 1}, 1), ({"pottery": 3}, 2)])
def test_there_is_no_more_to_take_than_there_is(trade: dict[str, int], taken: int) -> None:
    match = at_the_gates(theirs={"trade": trade})

    when(match, *["put early_empire"] * taken)

    assert trade_on(match, "early_empire") == taken
    assert sum(player(match, 1).trade) == sum(trade.values()) - taken
    assert asked(match) == (0, "attack")


@pytest.mark.rule("CND-CBT-29")
def test_city_state_and_natural_wonder_tokens_cannot_be_taken() -> None:
    tokens = {"geneva": "astrology", "mount_everest": "pottery"}
    theirs = {"leader": "america", "tokens": tokens, "trade": {}, "control": ["4,-6"]}
    match = at_the_gates(theirs=theirs)

    assert asked(match) == (0, "attack")
    assert player(match, 1).tokens == tokens
    assert player(match).tokens == {}
    assert sum(player(match).trade) == 0


@pytest.mark.rule("CND-CBT-30")
def test_the_wonder_of_a_beaten_city_changes_hands() -> None:
    match = at_war("masonry", 4, CAMP, {"cities": ["1,0"]}, wonders={"colossus": "1,0"})

    when(match, "attack 1,0 piece")

    assert table(match).sites == {"colossus": space(match, "1,0")}
    assert player(match).wonders == ("colossus",)
    assert player(match, 1).wonders == ()


@pytest.mark.rule("CND-CBT-31")
def test_the_wonder_of_a_beaten_capital_moves_under_an_own_city() -> None:
    match = at_the_gates(
        mine={"cities": ["4,-1", "2,-7"]},
        theirs={"trade": {}},
        wonders={"colossus": "1,0", "oracle": "4,-1"},
    )
    assert asked(match) == (0, "wonder-site")
    assert options(match) == ["site -4,4", "site 2,-7"]  # it must go, and not beside another

    when(match, "site 2,-7")

    assert table(match).sites["colossus"] == space(match, "2,-7")
    assert {*player(match).wonders} == {"colossus", "oracle"}
    assert player(match, 1).wonders == ()
    assert at(match, "1,0") == (1, CAPITAL)


@pytest.mark.rule("CND-CBT-31")
def test_it_stays_if_the_winner_has_no_city_without_a_wonder() -> None:
    match = at_the_gates(theirs={"trade": {}}, wonders={"colossus": "1,0", "oracle": "-4,4"})

    assert table(match).sites["colossus"] == space(match, "1,0")
    assert player(match).wonders == ("oracle",)
    assert player(match, 1).wonders == ("colossus",)


@pytest.mark.rule("CND-CBT-31")
def test_what_lay_on_a_wonder_is_lost_when_it_is_carried_off() -> None:
    match = at_the_gates(theirs={"trade": {}, "stored": 3}, wonders={"great_zimbabwe": "1,0"})

    assert player(match).wonders == ("great_zimbabwe",)
    assert (player(match).stored, player(match, 1).stored) == (0, 0)


# Conquered city-states


def at_brussels(**told: Any) -> Match:
    """The city of a rival on conquered Brussels is beaten."""
    theirs = {"cities": ["-1,1"], "tokens": {"brussels": "pottery"}, **told.pop("theirs", {})}
    match = at_war("masonry", 4, CAMP, theirs, **CONQUERED, **told)
    return when(match, "attack -1,1 piece")


@pytest.mark.rule("CND-CBT-33")
def test_a_conquered_city_state_is_conquered_again_or_liberated() -> None:
    match = at_brussels()

    assert asked(match) == (0, "conquer-or-liberate")
    assert options(match) == ["conquer brussels", "liberate brussels"]


@pytest.mark.rule("CND-CBT-33")
def test_conquering_it_again_takes_space_and_token() -> None:
    match = when(at_brussels(), "conquer brussels")

    assert at(match, "-1,1") == (0, CITY)
    assert player(match).tokens == {"brussels": "pottery"}
    assert player(match, 1).tokens == {}
    assert player(match, 1).unused_cities == 7


@pytest.mark.rule("CND-CBT-33")
def test_liberating_it_sets_it_free() -> None:
    match = when(at_brussels(), "liberate brussels")

    assert table(match).things[space(match, "-1,1")] == "city_state:brussels"
    assert table(match).conquered == {}
    assert player(match, 1).tokens == {}
    assert player(match, 1).unused_cities == 7
    assert player(match).diplomacy == ("brussels",)
    assert table(match).stocks["brussels"] == 1


@pytest.mark.rule("CND-CBT-33", "CND-WON-12", "CND-WON-24")
def test_a_wonder_in_a_liberated_city_is_nobodys() -> None:
    match = at_brussels(theirs={"stored": 2}, wonders={"great_zimbabwe": "-1,1"})

    when(match, "liberate brussels")

    assert table(match).sites == {"great_zimbabwe": space(match, "-1,1")}
    assert player(match, 1).wonders == ()
    assert player(match).wonders == ()
    assert player(match, 1).stored == 0


@pytest.mark.rule("CND-CBT-34")
def test_caravans_in_a_captured_city_stay() -> None:
    match = at_war("masonry", 4, CAMP, {"cities": ["1,0"], "caravans": ["1,0"]})

    when(match, "attack 1,0 piece")

    assert at(match, "1,0") == (0, CITY)
    assert words(match, player(match, 1).caravans) == ["1,0"]


@pytest.mark.rule("CND-CBT-34")
def test_the_caravan_of_a_third_player_stays_in_a_captured_city() -> None:
    match = at_war(
        "masonry",
        4,
        CAMP,
        {"cities": ["1,0"]},
        {"caravans": ["1,0"]},
        barbarians=QUIET_FOR_THREE,
    )

    when(match, "attack 1,0 piece")

    assert at(match, "1,0") == (0, CITY)
    assert words(match, player(match, 2).caravans) == ["1,0"]

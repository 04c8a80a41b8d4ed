"""The events of age I, one by one."""

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.nations.wonders import section_cost
from tests.titles.nations.effects.resolving import (
    asked_in_turn,
    changes,
    each,
    five,
    having,
    resolving,
)
from tests.titles.nations.given import asked, given, goods, nation, options, table, when


@pytest.mark.rule("NAT-EVT-03")
@pytest.mark.parametrize(
    ("half", "good"),
    [
        ("exodus", "food"),
        ("philosophy", "vp"),
        ("bread_and_games", "food"),
        ("ionian_colonisation", "gold"),
        ("hellenism", "stone"),
        ("pax_romana", "vp"),
    ],
)
def test_a_tie_for_most_rewards_nobody(half: str, good: str) -> None:
    twin = having(strength=2, stability=1, gold=5, food=5, stone=5, vp=5)

    assert changes(half, good, twin, twin, having(gold=5, food=4, stone=5, vp=5)) == [0, 0, 0]


@pytest.mark.rule("NAT-RANK-08", "NAT-RANK-10", "NAT-RANK-12")
@pytest.mark.parametrize(
    ("half", "good", "change"),
    [
        ("exodus", "food", [4, 4, 0, 0, 0]),
        ("yellow_turban_rebellion", "food", [0, 0, 0, -3, -3]),
        ("spartacus_revolt", "gold", [0, 0, -1, -1, -1]),
        ("taoism", "books", [3, 3, 0, 0, 0]),
        ("philosophy", "vp", [1, 1, 0, 0, 0]),
        ("bread_and_games", "food", [3, 3, 0, 0, 0]),
        ("shang_oracle_bones", "books", [0, 0, -3, -3, -3]),
        ("ionian_colonisation", "gold", [3, 3, 0, 0, 0]),
        ("attila", "gold", [0, 0, 0, -3, -3]),
        ("aryan_migration", "books", [0, 0, 0, -3, -3]),
        ("code_of_hammurabi", "food", [3, 3, 0, 0, 0]),
        ("hellenism", "stone", [2, 0, 0, 0, 0]),
        ("hellenism", "food", [0, -2, -2, -2, -2]),
        ("sea_peoples", "vp", [0, 0, 0, -1, -1]),
        ("pax_romana", "vp", [1, 0, 0, 0, 0]),
    ],
)
def test_with_five_nations_two_places_count(half: str, good: str, change: list[int]) -> None:
    assert changes(half, good, *five()) == change


@pytest.mark.rule("NAT-RANK-08", "NAT-RANK-10")
def test_with_five_nations_two_places_count_for_workers_and_losses_too() -> None:
    deported = resolving("assyrian_deportations", *five(area=1))
    when(deported, "return area food")  # seat 3; seat 4 has nobody else to return

    assert deported.over
    assert [n.area for n in table(deported).nations] == [1, 1, 1, 0, 0]
    assert changes("jain_asceticism", "vp", *five(lost_to_war=[0, 0, 0, 0, 2])) == [2, 2, 0, 0, 0]
    assert asked_in_turn(resolving("han_dynasty", *five(food_track=1)), "decline") == [1, 0]


# Rigveda / Exodus


@pytest.mark.rule("NAT-EVC-18")
def test_rigveda_gives_a_book_per_war_and_battle_of_ones_own() -> None:
    warlike = having(bought=["hunnic_invasions", "battle_of_cannae", "aeneid"], books=1)
    raider = having(bought=["battle_of_kadesh", "siege_of_troy"], books=1)
    builder = having(bought=["ziggurat", "nubia"], books=1)

    assert changes("rigveda", "books", warlike, raider, builder) == [2, 2, 0]


def test_exodus_gives_4_food_to_the_nation_with_most_food() -> None:
    assert changes("exodus", "food", having(food=2), having(food=3), having(food=0)) == [0, 4, 0]


# Yellow Turban Rebellion / Spartacus Revolt


@pytest.mark.rule("NAT-EVT-03", "NAT-EVT-11")
def test_yellow_turbans_take_3_food_from_each_of_the_weakest() -> None:
    weak = having(strength=2, food=5)

    assert changes("yellow_turban_rebellion", "food", having(4, food=5), weak, weak) == [0, -3, -3]


@pytest.mark.rule("NAT-EVT-04", "NAT-EVT-11")
def test_spartacus_moves_the_least_stable_last_for_1_gold_each() -> None:
    unstable = having(stability=1, gold=5)
    stable = having(stability=2, gold=5)

    match = resolving("spartacus_revolt", stable, unstable, unstable, stable, order=[2, 0, 1, 3])

    assert table(match).order == [0, 3, 2, 1]
    assert each(match, "gold") == [5, 4, 4, 5]


# Taoism / Philosophy


def test_taoism_gives_3_books_to_the_first_to_pass() -> None:
    late, first = having(passed=2, books=1), having(passed=1, books=1)

    assert changes("taoism", "books", late, first, having(passed=3, books=1)) == [0, 3, 0]


def test_philosophy_gives_1_vp_to_the_most_stable() -> None:
    assert changes("philosophy", "vp", having(stability=1, vp=3), having(4, 2, vp=3)) == [0, 1]


# Bread and Games / Christianity


def test_bread_and_games_gives_3_food_to_the_most_stable() -> None:
    assert changes("bread_and_games", "food", having(0, 3, food=1), having(2, 2, food=1)) == [3, 0]


@pytest.mark.rule("NAT-EVT-07", "NAT-EVT-05")
def test_christianity_sells_6_books_for_4_food_once_to_everybody_who_can_pay() -> None:
    match = resolving(
        "christianity", having(food=8), having(food=3), having(food=4), having(food=9)
    )

    assert asked(match) == (3, "event-offer")
    when(match, "decline")
    assert asked(match) == (2, "event-offer")
    when(match, "accept")
    assert asked(match) == (0, "event-offer")
    when(match, "accept")

    assert match.over
    assert each(match, "food") == [4, 3, 0, 9]
    assert each(match, "books") == [6, 0, 6, 0]


# Shang Oracle Bones / Ionian Colonisation


@pytest.mark.rule("NAT-EVT-03", "NAT-EVT-11")
def test_shang_oracle_bones_cost_each_of_the_least_stable_3_books() -> None:
    rebel = having(stability_track=3, books=5)
    worse = having(stability_track=2, books=5)  # in revolt is in revolt

    found = changes("shang_oracle_bones", "books", rebel, having(books=5), worse)

    assert found == [-3, 0, -3]


def test_ionian_colonisation_gives_3_gold_for_most_food() -> None:
    poor, fed = having(food=3, gold=1), having(food=4, gold=1)

    assert changes("ionian_colonisation", "gold", poor, fed) == [0, 3]


# Attila / Zoroastrian Revival


@pytest.mark.rule("NAT-EVT-11")
def test_attila_takes_3_gold_from_each_of_the_weakest() -> None:
    nations = having(gold=5), having(2, gold=5), having(gold=9)

    assert changes("attila", "gold", *nations) == [-3, 0, -3]


@pytest.mark.rule("NAT-EVC-12")
def test_zoroastrian_revival_lets_the_most_stable_gain_4_stone() -> None:
    peer = having(stability=1, stone=1, food=5)
    match = resolving("zoroastrian_revival", peer, having(stability=2, stone=1, food=5), peer)

    assert asked(match) == (1, "zoroastrian-revival")
    assert options(match) == ["own-gain", "others-lose"]
    when(match, "own-gain")

    assert each(match, "stone") == [1, 5, 1]
    assert each(match, "food") == [5, 5, 5]


@pytest.mark.rule("NAT-EVC-12")
def test_zoroastrian_revival_lets_the_most_stable_cost_the_others_3_food() -> None:
    peer = having(stability=1, stone=1, food=5)
    match = resolving("zoroastrian_revival", peer, having(stability=2, stone=1, food=5), peer)

    when(match, "others-lose")

    assert each(match, "stone") == [1, 1, 1]
    assert each(match, "food") == [2, 5, 2]


@pytest.mark.rule("NAT-EVT-03")
def test_zoroastrian_revival_without_a_most_stable_nation_does_nothing() -> None:
    match = resolving("zoroastrian_revival", having(stone=1, food=5), having(stone=1, food=5))

    assert match.over
    assert each(match, "stone") == [1, 1]
    assert each(match, "food") == [5, 5]


@pytest.mark.rule("NAT-EVC-12")
def test_zoroastrian_revival_of_five_is_chosen_by_the_more_stable_of_two() -> None:
    match = resolving("zoroastrian_revival", *five(), order=[4, 3, 2, 1, 0])

    assert asked(match)[0] == 0
    when(match, "own-gain")

    assert each(match, "stone") == [24, 24, 20, 20, 20]


@pytest.mark.rule("NAT-EVC-12")
def test_zoroastrian_revival_of_five_is_chosen_by_the_earlier_of_equals() -> None:
    peer, stable = having(food=5), having(stability=2, food=5)
    order = [2, 3, 0, 1, 4]
    match = resolving("zoroastrian_revival", peer, stable, peer, stable, peer, order=order)

    assert asked(match)[0] == 3
    when(match, "others-lose")

    assert each(match, "food") == [2, 5, 2, 5, 2]


@pytest.mark.rule("NAT-EVT-05", "NAT-LACK-09")
def test_zoroastrian_revival_asks_the_others_in_reverse_order_what_they_lose_instead() -> None:
    hungry = having(gold=5, food=2, stone=5, books=0)
    match = resolving("zoroastrian_revival", hungry, having(0, 1), hungry)

    when(match, "others-lose")

    assert asked(match) == (2, "lose-anything")
    when(match, "pay stone 1")
    assert asked(match) == (0, "lose-anything")
    when(match, "pay gold 1")
    assert each(match, "gold") == [4, 6, 5]
    assert each(match, "stone") == [5, 6, 4]


# Qin Unification / Olympic Games


@pytest.mark.rule("NAT-EVC-13")
def test_qin_unification_rewards_strength_above_the_war() -> None:
    nations = having(8, vp=3), having(6, vp=3), having(4, vp=3)

    match = resolving("qin_unification", *nations, war_strength=6, war_buyer=1)

    assert each(match, "vp") == [4, 3, 3]


@pytest.mark.rule("NAT-EVC-13")
def test_qin_unification_needs_a_war() -> None:
    assert changes("qin_unification", "vp", having(8, vp=3), having(6, vp=3)) == [0, 0]


@pytest.mark.rule("NAT-EVC-13", "NAT-WRS-12")
def test_qin_unification_remembers_the_war_of_the_round() -> None:
    strong = having(strength=6, vp=3, food=9)
    weak = having(strength=2, vp=3, food=9)

    match = given(
        strong,
        weak,
        phase="war",
        war="wars_of_alexander",
        war_strength=4,
        war_buyer=1,
        event="event_1_qin_unification",
    )

    assert each(match, "vp") == [4, 2]


def test_olympic_games_make_the_most_stable_first() -> None:
    nations = having(stability=1), having(stability=2), having(stability=4)

    match = resolving("olympic_games", *nations, order=[1, 0, 2])

    assert table(match).order == [2, 1, 0]


@pytest.mark.rule("NAT-EVT-03")
def test_olympic_games_change_nothing_on_a_tie() -> None:
    tied = having(stability=2)

    match = resolving("olympic_games", having(), tied, tied, order=[0, 1, 2])

    assert table(match).order == [0, 1, 2]


@pytest.mark.rule("NAT-EVC-10", "NAT-EVT-04")
def test_olympic_games_of_five_put_the_more_stable_of_two_first() -> None:
    match = resolving("olympic_games", *five(), order=[4, 3, 1, 2, 0])

    assert table(match).order == [0, 1, 4, 3, 2]


@pytest.mark.rule("NAT-EVC-10", "NAT-EVT-04")
def test_olympic_games_of_five_leave_equals_in_their_order() -> None:
    stable = having(stability=3)

    match = resolving(
        "olympic_games", stable, having(), having(), stable, having(), order=[1, 3, 2, 0, 4]
    )

    assert table(match).order == [3, 0, 1, 2, 4]


# Aryan Migration / Code of Hammurabi


@pytest.mark.rule("NAT-EVT-11")
def test_aryan_migration_costs_each_of_the_weakest_3_books() -> None:
    weak = having(books=4)

    assert changes("aryan_migration", "books", weak, weak, having(2, books=4)) == [-3, -3, 0]


def test_code_of_hammurabi_gives_3_food_to_all_but_the_least_stable() -> None:
    nations = having(0, 2, food=1), having(0, 1, food=1), having(0, 0, food=1), having(food=1)

    assert changes("code_of_hammurabi", "food", *nations) == [3, 3, 0, 0]


# Hellenism / Ashoka's Conversion


def test_hellenism_gives_the_strongest_2_stone_and_costs_all_others_2_food() -> None:
    nations = having(2, food=5, stone=1), having(4, food=5, stone=1), having(food=5, stone=1)

    match = resolving("hellenism", *nations)

    assert each(match, "stone") == [1, 3, 1]
    assert each(match, "food") == [3, 5, 3]


@pytest.mark.rule("NAT-EVT-10")
def test_hellenism_without_a_strongest_nation_costs_everybody_2_food() -> None:
    tied = having(4, food=5)

    assert changes("hellenism", "food", tied, tied, having(2, food=5)) == [-2, -2, -2]


@pytest.mark.rule("NAT-EVC-16")
def test_ashoka_pays_2_books_for_every_soldier_sent_home() -> None:
    match = resolving("ashokas_conversion", having(6, 2), having(strength=2))

    assert asked(match) == (1, "event-undeploy")
    when(match, "decline")
    assert options(match) == ["decline", "undeploy start_axeman"]
    when(match, "undeploy start_axeman", "undeploy start_axeman", "decline")

    assert match.over
    assert each(match, "books") == [4, 0]
    assert [nation(match).area, nation(match).strength, nation(match).stability] == [2, 2, 2]
    assert nation(match, 1).strength == 2


@pytest.mark.rule("NAT-EVC-16")
def test_ashoka_changes_strength_at_once() -> None:
    """Harald Hardrada leaves as soon as his nation is among the weakest."""
    match = resolving("ashokas_conversion", having(6, advisor="harald_hardrada"), having(4))
    when(match, "decline")

    when(match, "undeploy start_axeman")

    assert options(match) == ["decline", "undeploy start_axeman"]
    assert nation(match).strength == 4
    assert nation(match).advisor == ""


# Assyrian Deportations / Jain Asceticism


@pytest.mark.rule("NAT-EVT-06", "NAT-EVC-22")
def test_assyrian_deportations_return_a_worker_of_ones_choice_to_a_section_of_ones_choice() -> None:
    weak = having(stability=1, area=1, food_track=3, stability_track=3)
    match = resolving("assyrian_deportations", weak, having(strength=2))

    assert asked(match) == (0, "return-worker")
    assert options(match) == [
        "return area food",
        "return area stability",
        "return start_caravan food",
        "return start_caravan stability",
    ]
    when(match, "return start_caravan stability")

    n = nation(match)
    assert match.over
    assert [n.area, sum(n.workers), n.food_track, n.stability_track] == [1, 0, 3, 4]
    assert n.stability == 0  # -2 before: 1 less without the Caravan, 3 more for the space


@pytest.mark.rule("NAT-EVC-22")
def test_assyrian_deportations_spare_a_nation_without_workers() -> None:
    match = resolving("assyrian_deportations", having(food_track=3), having(strength=2, area=1))

    assert match.over
    assert [nation(match).food_track, nation(match).stability_track] == [3, 4]
    assert nation(match, 1).own_workers == 2


@pytest.mark.rule("NAT-EVC-19")
def test_jain_asceticism_gives_the_most_stable_back_the_vp_of_the_war() -> None:
    stable = having(stability=2, vp=1, food=0, lost_to_war=[0, 3, 0, 0, 2])
    other = having(stability=1, vp=1, food=0, lost_to_war=[0, 3, 0, 0, 2])

    match = resolving("jain_asceticism", stable, other)

    assert each(match, "vp") == [3, 1]
    assert each(match, "food") == [0, 0]


def after_a_war_and_jain_asceticism(beaten: dict[str, Any]) -> Match:
    """The War of Three Kingdoms (5 gold), then the Assyrian Deportations: a Caravan is lost."""
    return given(
        beaten,
        having(strength=6, stability=1),
        phase="war",
        war="war_three_kingdoms",
        war_strength=6,
        war_buyer=1,
        event="event_1_assyrian_deportations",
    )


@pytest.mark.rule("NAT-EVC-19", "NAT-WRS-11")
def test_jain_asceticism_gives_back_the_vp_of_defeat_and_shortage() -> None:
    """1 VP for the defeat, 1 for lacking gold, 1 for lacking books."""
    match = after_a_war_and_jain_asceticism(having(0, 3, gold=1, food=0, stone=0, books=0, vp=5))

    assert goods(match) == {"gold": 0, "food": 0, "stone": 0, "books": 0, "vp": 5}


@pytest.mark.rule("NAT-EVC-19", "NAT-EVT-02")
def test_jain_asceticism_asks_who_is_most_stable_after_the_deportations() -> None:
    match = after_a_war_and_jain_asceticism(having(0, 2, gold=2, food=0, stone=0, books=0, vp=5))

    assert [nation(match, seat).stability for seat in (0, 1)] == [1, 1]
    assert goods(match)["vp"] == 2


# Sea Peoples / Bronze Age Collapse


@pytest.mark.rule("NAT-EVC-25")
def test_sea_peoples_send_an_architect_back_to_the_guild() -> None:
    weak = having(construction="pyramids", sections=1, vp=3)
    match = resolving("sea_peoples", weak, having(strength=2, vp=3), architects=1)

    assert asked(match) == (0, "choose-loss")
    assert options(match) == ["remove-architect", "lose vp 1"]
    when(match, "remove-architect")

    assert nation(match).sections == 0
    assert section_cost(nation(match)) == 2  # the first section of the Pyramids, once more
    assert table(match).architects == 1
    assert each(match, "vp") == [3, 3]


@pytest.mark.rule("NAT-EVT-08")
def test_sea_peoples_may_cost_the_last_vp_instead() -> None:
    weak = having(construction="pyramids", sections=1, vp=1)
    match = resolving("sea_peoples", weak, having(strength=2, vp=3))

    assert options(match) == ["remove-architect", "lose vp 1"]
    when(match, "lose vp 1")

    assert nation(match).sections == 1
    assert each(match, "vp") == [0, 3]


@pytest.mark.rule("NAT-EVT-09")
def test_sea_peoples_cost_1_vp_where_no_architect_stands() -> None:
    bare = having(construction="pyramids", sections=0, vp=3)

    match = resolving("sea_peoples", bare, having(vp=3), having(strength=2, vp=3))

    assert match.over
    assert each(match, "vp") == [2, 2, 3]


@pytest.mark.rule("NAT-EVC-25", "NAT-EVT-08")
def test_sea_peoples_take_the_architect_of_a_nation_without_vp() -> None:
    weak = having(construction="pyramids", sections=2, vp=0)

    match = resolving("sea_peoples", weak, having(strength=2, vp=3))

    assert match.over
    assert nation(match).sections == 1
    assert each(match, "vp") == [0, 3]


@pytest.mark.rule("NAT-EVC-01")
def test_bronze_age_collapse_spares_the_strongest_and_the_most_stable() -> None:
    strong, stable = having(strength=4, vp=3), having(strength=2, stability=2, vp=3)
    neither = having(strength=2, stability=1, vp=3)

    match = resolving("bronze_age_collapse", strong, neither, stable, neither)

    assert each(match, "vp") == [3, 2, 3, 2]


@pytest.mark.rule("NAT-EVT-03")
def test_bronze_age_collapse_spares_nobody_on_ties() -> None:
    tied = having(strength=2, stability=1, vp=3)

    assert changes("bronze_age_collapse", "vp", tied, tied) == [-1, -1]


@pytest.mark.rule("NAT-EVC-02")
def test_bronze_age_collapse_of_five_spares_up_to_four() -> None:
    nations = (
        having(8, 0, vp=3),
        having(6, 0, vp=3),
        having(0, 2, vp=3),
        having(0, 3, vp=3),
        having(4, 1, vp=3),
    )

    assert changes("bronze_age_collapse", "vp", *nations) == [0, 0, 0, 0, -1]


@pytest.mark.rule("NAT-EVC-02")
def test_bronze_age_collapse_of_five_spares_fewer_on_ties() -> None:
    """Strongest is seat 0 alone; most stable are 0 and 1."""
    assert changes("bronze_age_collapse", "vp", *five()) == [0, 0, -1, -1, -1]


# Pax Romana / Han Dynasty


def test_pax_romana_gives_1_vp_to_the_strongest() -> None:
    nations = having(2, 3, vp=3), having(4, vp=3), having(vp=3)

    assert changes("pax_romana", "vp", *nations) == [0, 1, 0]


@pytest.mark.rule("NAT-EVC-08", "NAT-EVT-06")
def test_han_dynasty_gives_a_worker_from_a_section_of_ones_choice_and_3_food() -> None:
    stable = having(stability=4, food_track=2, stability_track=4, food=1)
    match = resolving("han_dynasty", having(stability=1, food=1), stable)

    assert asked(match) == (1, "event-offer")
    when(match, "accept")
    assert options(match) == ["take food", "take stability"]
    when(match, "take stability")

    n = nation(match, 1)
    assert [n.area, n.food_track, n.stability_track, n.stability] == [1, 2, 3, 1]
    assert each(match, "food") == [1, 4]


@pytest.mark.rule("NAT-EVC-08")
def test_han_dynasty_declined_gives_nothing() -> None:
    stable = having(stability=2, food_track=2, food=1)
    match = resolving("han_dynasty", stable, having(stability=1, food=1))

    when(match, "decline")

    assert match.over
    assert nation(match).area == 0
    assert each(match, "food") == [1, 1]


@pytest.mark.rule("NAT-EVC-08")
def test_han_dynasty_gives_no_food_without_a_worker() -> None:
    stable = having(0, 9, stability_track=0, advisor="buddha", wonders=["the_oracle"], food=1)

    match = resolving("han_dynasty", stable, having(stability=1, food=1))

    assert nation(match).stability == 9 + 3 + 2 - 12
    assert match.over
    assert each(match, "food") == [1, 1]

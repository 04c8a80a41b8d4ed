"""The events of age III, one by one."""

import pytest

from oikumene.titles.nations.ranking import least, most
from tests.titles.nations.effects.resolving import (
    asked_in_turn,
    changes,
    each,
    five,
    having,
    resolving,
)
from tests.titles.nations.given import asked, given, nation, options, table, when


@pytest.mark.rule("NAT-EVT-03")
@pytest.mark.parametrize(
    ("half", "good"),
    [
        ("city_upon_a_hill", "books"),
        ("council_of_trent", "stone"),
        ("crop_rotation", "food"),
        ("spice_trade", "gold"),
        ("columbian_exchange", "food"),
        ("kangxi_era", "gold"),
        ("habeas_corpus_act", "vp"),
    ],
)
def test_a_tie_for_most_rewards_nobody(half: str, good: str) -> None:
    twin = having(strength=2, stability=1, gold=5, food=5, stone=5, books=5, vp=5)
    least = having(gold=5, food=4, stone=5, books=5, vp=5)

    assert changes(half, good, twin, twin, least)[:2] == [0, 0]


@pytest.mark.rule("NAT-RANK-08", "NAT-RANK-10", "NAT-RANK-12")
@pytest.mark.parametrize(
    ("half", "good", "change"),
    [
        ("city_upon_a_hill", "books", [6, 6, 0, 0, 0]),
        ("african_slave_trade", "vp", [0, 0, 0, -1, -1]),
        ("council_of_trent", "stone", [5, 5, 0, 0, 0]),
        ("crop_rotation", "food", [6, 6, 0, 0, 0]),
        ("peace_of_westphalia", "food", [0, 0, 0, -5, -5]),
        ("dutch_revolt", "gold", [0, 0, -3, -3, -3]),
        ("spice_trade", "gold", [4, 4, 0, 0, 0]),
        ("muntzer_revolt", "stone", [0, 0, -3, -3, -3]),
        ("salem_witch_trials", "gold", [0, 0, -3, -3, -3]),
        ("columbian_exchange", "food", [3, 0, 0, -3, -3]),
        ("expulsion_of_jews", "gold", [0, 0, -5, -5, -5]),
        ("tulip_mania", "vp", [0, 0, 0, -1, -1]),
        ("kangxi_era", "gold", [3, 3, 0, 0, 0]),
        ("papal_indulgence", "gold", [0, 0, -2, -2, -2]),
        ("blackbeard", "gold", [0, 0, 0, -5, -5]),
        ("habeas_corpus_act", "vp", [1, 1, 0, 0, 0]),
    ],
)
def test_with_five_nations_two_places_count(half: str, good: str, change: list[int]) -> None:
    assert changes(half, good, *five()) == change


@pytest.mark.rule("NAT-RANK-08", "NAT-RANK-10", "NAT-EVT-05")
@pytest.mark.parametrize(
    ("half", "answer", "seats"),
    [
        ("janissaries", "decline", [0]),
        ("sinking_of_the_vasa", "count-weaker 10", [4, 3, 2]),
        ("pilgrims", "take stability", [1, 0]),
    ],
)
def test_with_five_nations_two_places_choose(half: str, answer: str, seats: list[int]) -> None:
    match = resolving(half, *five(food_track=1))

    assert asked_in_turn(match, answer) == seats


@pytest.mark.rule("NAT-RANK-08", "NAT-EVT-05")
def test_with_five_nations_papal_indulgence_serves_two() -> None:
    first, second, *others = five()
    first["construction"], second["construction"] = "taj_mahal", "machu_picchu"
    match = resolving("papal_indulgence", first, second, *others)

    assert asked_in_turn(match, "accept") == [1, 0]
    assert [n.sections for n in table(match).nations] == [1, 1, 0, 0, 0]


# Little Ice Age / City upon a Hill


@pytest.mark.rule("NAT-EVT-05")
def test_little_ice_age_costs_every_nation_3_food_or_5_books() -> None:
    rich = having(food=4, books=6)
    match = resolving("little_ice_age", rich, rich, rich, order=[1, 2, 0])

    assert asked(match) == (0, "choose-loss")
    assert options(match) == ["lose food 3", "lose books 5"]
    when(match, "lose books 5")
    assert asked(match)[0] == 2
    when(match, "lose food 3")
    assert asked(match)[0] == 1
    when(match, "lose books 5")

    assert match.over
    assert each(match, "food") == [4, 4, 1]
    assert each(match, "books") == [1, 1, 6]


@pytest.mark.rule("NAT-EVT-08")
def test_little_ice_age_takes_what_can_be_lost_in_full() -> None:
    match = resolving("little_ice_age", having(food=3, books=4), having(food=2, books=5))

    assert match.over
    assert each(match, "food") == [0, 2]
    assert each(match, "books") == [4, 0]


@pytest.mark.rule("NAT-EVT-08")
def test_little_ice_age_lets_a_nation_that_can_do_neither_choose_its_shortage() -> None:
    poor = having(food=2, books=4, vp=5)
    match = resolving("little_ice_age", poor, having(food=9, books=0))

    assert options(match) == ["lose food 3", "lose books 5"]
    when(match, "lose food 3")

    assert each(match, "food") == [0, 6]
    assert each(match, "books") == [3, 0]
    assert each(match, "vp")[0] == 4


def test_city_upon_a_hill_gives_6_books_to_the_most_stable() -> None:
    nations = having(4, 1, books=1), having(0, 2, books=1)

    assert changes("city_upon_a_hill", "books", *nations) == [0, 6]


# African Slave Trade / Glorious Revolution


@pytest.mark.rule("NAT-EVT-03", "NAT-EVT-11")
def test_african_slave_trade_costs_each_of_the_weakest_1_vp() -> None:
    weak = having(2, vp=3)

    assert changes("african_slave_trade", "vp", weak, weak, having(4, vp=3)) == [-1, -1, 0]


def test_glorious_revolution_pays_the_most_stable_6_gold_for_going_last() -> None:
    nations = having(0, 1, gold=1), having(0, 2, gold=1), having(gold=1)
    match = resolving("glorious_revolution", *nations, order=[1, 0, 2])

    assert asked(match) == (1, "event-offer")
    when(match, "accept")

    assert match.over
    assert table(match).order == [0, 2, 1]
    assert each(match, "gold") == [1, 7, 1]


def test_glorious_revolution_declined_changes_nothing() -> None:
    nations = having(0, 1, gold=1), having(0, 2, gold=1)
    match = resolving("glorious_revolution", *nations, order=[1, 0])

    when(match, "decline")

    assert match.over
    assert table(match).order == [1, 0]
    assert each(match, "gold") == [1, 1]


@pytest.mark.rule("NAT-EVT-03")
def test_glorious_revolution_without_a_most_stable_nation_does_nothing() -> None:
    tied = having(0, 1, gold=1)

    match = resolving("glorious_revolution", tied, tied)

    assert match.over
    assert table(match).order == [0, 1]
    assert each(match, "gold") == [1, 1]


@pytest.mark.rule("NAT-EVC-05")
@pytest.mark.parametrize(
    ("second", "first", "order", "gold"),
    [
        ("accept", "accept", [2, 3, 4, 0, 1], [26, 26]),
        ("accept", "decline", [0, 2, 3, 4, 1], [20, 26]),
        ("decline", "accept", [1, 2, 3, 4, 0], [26, 20]),
        ("decline", "decline", [1, 0, 2, 3, 4], [20, 20]),
    ],
)
def test_glorious_revolution_of_five_asks_the_second_most_stable_first(
    second: str, first: str, order: list[int], gold: list[int]
) -> None:
    match = resolving("glorious_revolution", *five(), order=[1, 0, 2, 3, 4])

    assert asked(match) == (1, "event-offer")
    when(match, second)
    assert asked(match) == (0, "event-offer")
    when(match, first)

    assert match.over
    assert table(match).order == order
    assert each(match, "gold") == [*gold, 20, 20, 20]


@pytest.mark.rule("NAT-EVC-05")
def test_glorious_revolution_of_five_asks_the_later_of_equals_first() -> None:
    other, stable = having(), having(stability=2)
    match = resolving(
        "glorious_revolution", stable, other, stable, other, other, order=[2, 0, 1, 3, 4]
    )

    assert asked(match)[0] == 0
    when(match, "accept")
    assert asked(match)[0] == 2
    when(match, "accept")

    assert table(match).order == [1, 3, 4, 2, 0]


# Janissaries / Council of Trent


@pytest.mark.rule("NAT-EVC-09", "NAT-EVT-06")
def test_janissaries_bring_the_strongest_2_workers_and_4_stone() -> None:
    strong = having(4, food_track=2, stability_track=2, stone=1)
    match = resolving("janissaries", having(2, stone=1), strong)

    assert asked(match) == (1, "event-offer")
    when(match, "accept", "take food", "take stability")

    n = nation(match, 1)
    assert match.over
    assert [n.area, n.food_track, n.stability_track] == [2, 1, 1]
    assert each(match, "stone") == [1, 5]


@pytest.mark.rule("NAT-EVC-09")
def test_janissaries_may_be_the_last_2_workers_of_the_track() -> None:
    strong = having(4, food_track=2, stability_track=0, stone=1)
    match = resolving("janissaries", having(2, stone=1), strong)

    when(match, "accept")

    assert match.over
    assert [nation(match, 1).area, nation(match, 1).untaken] == [2, 0]
    assert each(match, "stone") == [1, 5]


@pytest.mark.rule("NAT-EVC-09")
def test_janissaries_declined_bring_nothing() -> None:
    match = resolving("janissaries", having(4, food_track=2, stone=1), having(stone=1))

    when(match, "decline")

    assert match.over
    assert nation(match).area == 0
    assert each(match, "stone") == [1, 1]


@pytest.mark.rule("NAT-EVC-09")
def test_janissaries_need_2_workers_on_the_track() -> None:
    strong = having(4, food_track=0, stability_track=1, stone=1)

    match = resolving("janissaries", strong, having(stone=1))

    assert match.over
    assert [nation(match).area, nation(match).stability_track] == [0, 1]
    assert each(match, "stone") == [1, 1]


@pytest.mark.rule("NAT-EVT-03")
def test_janissaries_serve_nobody_on_a_tie() -> None:
    tied = having(4, food_track=2, stone=1)

    match = resolving("janissaries", tied, tied)

    assert match.over
    assert each(match, "stone") == [1, 1]


def test_council_of_trent_gives_5_stone_to_the_most_stable() -> None:
    nations = having(0, 3, stone=1), having(4, 2, stone=1)

    assert changes("council_of_trent", "stone", *nations) == [5, 0]


# Crop Rotation / Mercantilism


def test_crop_rotation_gives_6_food_to_the_most_stable() -> None:
    assert changes("crop_rotation", "food", having(4, 1, food=9), having(0, 2, food=1)) == [0, 6]


@pytest.mark.rule("NAT-EVC-16")
def test_mercantilism_pays_2_stone_for_every_worker_taken_off_a_building() -> None:
    match = resolving("mercantilism", having(2, 3, stone=1), having(stability=1, stone=1))

    assert asked(match) == (1, "event-undeploy")
    when(match, "decline")
    assert options(match) == ["decline", "undeploy start_caravan"]
    when(match, "undeploy start_caravan", "undeploy start_caravan", "decline")

    assert match.over
    assert each(match, "stone") == [5, 1]
    assert [nation(match).area, nation(match).strength, nation(match).stability] == [2, 2, 1]
    assert nation(match, 1).stability == 1


@pytest.mark.rule("NAT-EVC-16")
def test_mercantilism_changes_stability_at_once() -> None:
    """Qin Shi Huang leaves as soon as his nation is among the least stable."""
    match = resolving("mercantilism", having(0, 3, advisor="qin_shi_huang"), having(0, 2))
    when(match, "decline")

    when(match, "undeploy start_caravan")

    assert options(match) == ["decline", "undeploy start_caravan"]
    assert nation(match).stability == 2
    assert nation(match).advisor == ""


# Sinking of the Vasa / Peace of Westphalia


def test_sinking_of_the_vasa_may_cost_the_least_stable_3_gold() -> None:
    match = resolving("sinking_of_the_vasa", having(12, 1, gold=5), having(14, 0, gold=5))

    assert asked(match) == (1, "choose-loss")
    assert options(match) == ["lose gold 3", "count-weaker 10"]
    when(match, "lose gold 3")

    assert each(match, "gold") == [5, 2]
    assert nation(match, 1).seems_weaker == 0


@pytest.mark.rule("NAT-EVC-11")
def test_sinking_of_the_vasa_may_weaken_the_least_stable_for_the_lower_event() -> None:
    """14 less 10 is weaker than 8; but the strength itself stays what it is."""
    weaker, unstable = having(8, 1, food=9), having(14, 0, food=9)
    match = given(weaker, unstable, phase="event-top", round=5, event="event_3_sinking_of_the_vasa")

    when(match, "count-weaker 10")

    assert each(match, "food") == [9, 4]
    assert nation(match, 1).strength == 14


@pytest.mark.rule("NAT-EVC-11")
def test_sinking_of_the_vasa_counts_only_for_the_peace_of_westphalia() -> None:
    match = resolving("sinking_of_the_vasa", having(8, 1), having(14, 0))
    when(match, "count-weaker 10")
    s = table(match)

    assert least(s, "strength") == [0]
    assert least(s, "reduced_strength") == [1]
    assert most(s, "strength") == [1]


@pytest.mark.rule("NAT-EVC-11")
def test_sinking_of_the_vasa_weakens_no_nation_below_0() -> None:
    """4 less 10 is 0, as weak as the nation without soldiers: both go hungry."""
    unstable, unarmed = having(4, 0, food=9), having(0, 1, food=9)
    match = given(
        unstable,
        unarmed,
        having(2, 1, food=9),
        phase="event-top",
        round=5,
        event="event_3_sinking_of_the_vasa",
    )

    when(match, "count-weaker 10")

    assert each(match, "food") == [4, 4, 9]


@pytest.mark.rule("NAT-EVC-11", "NAT-EVT-08")
def test_sinking_of_the_vasa_weakens_a_nation_without_3_gold() -> None:
    poor = having(6, 0, gold=2)

    match = resolving("sinking_of_the_vasa", poor, having(0, 1))

    assert match.over
    assert nation(match).seems_weaker == 10
    assert each(match, "gold") == [2, 6]


def test_peace_of_westphalia_costs_each_of_the_weakest_5_food() -> None:
    weak = having(2, food=7)

    assert changes("peace_of_westphalia", "food", weak, having(4, food=7), weak) == [-5, 0, -5]


# Pilgrims / Dutch Revolt


@pytest.mark.rule("NAT-EVC-23", "NAT-EVT-06")
def test_pilgrims_must_be_taken_by_the_nation_with_most_food() -> None:
    fed = having(food=4, food_track=2, stability_track=3)
    match = resolving("pilgrims", having(food=3, food_track=2), fed)

    assert asked(match) == (1, "take-worker")
    assert options(match) == ["take food", "take stability"]
    when(match, "take stability")

    n = nation(match, 1)
    assert match.over
    assert [n.area, n.food_track, n.stability_track, n.stability] == [1, 2, 2, -6]
    assert nation(match).area == 0


@pytest.mark.rule("NAT-EVC-23")
def test_pilgrims_must_be_taken_from_the_last_section_that_has_any() -> None:
    fed = having(food=4, food_track=0, stability_track=1)

    match = resolving("pilgrims", fed, having(food=3))

    assert match.over
    assert [nation(match).area, nation(match).stability_track] == [1, 0]


@pytest.mark.rule("NAT-EVC-23", "NAT-EVT-03")
def test_pilgrims_need_a_worker_and_a_nation_with_most_food() -> None:
    empty = resolving("pilgrims", having(food=4, stability_track=0), having(food=3))
    tied = resolving("pilgrims", having(food=4), having(food=4))

    assert empty.over
    assert tied.over
    assert [n.own_workers for n in (*table(empty).nations, *table(tied).nations)] == [0, 0, 0, 0]


@pytest.mark.rule("NAT-EVT-04", "NAT-EVT-11")
def test_dutch_revolt_moves_the_least_stable_last_for_3_gold_each() -> None:
    unstable = having(gold=5)

    match = resolving("dutch_revolt", unstable, having(0, 1, gold=5), unstable, order=[0, 2, 1])

    assert table(match).order == [1, 0, 2]
    assert each(match, "gold") == [2, 5, 2]


# Spice Trade / Müntzer Revolt


def test_spice_trade_gives_4_gold_for_most_food() -> None:
    nations = having(food=2, gold=9), having(food=4, gold=1), having(food=3, gold=1)

    assert changes("spice_trade", "gold", *nations) == [0, 4, 0]


@pytest.mark.rule("NAT-EVT-04", "NAT-EVT-11")
def test_muntzer_revolt_moves_the_least_stable_last_for_3_stone_each() -> None:
    unstable = having(stone=5)

    match = resolving("muntzer_revolt", unstable, unstable, having(0, 1, stone=5), order=[1, 2, 0])

    assert table(match).order == [2, 1, 0]
    assert each(match, "stone") == [2, 2, 5]


# Absolute Monarchy / Salem Witch Trials


def test_absolute_monarchy_costs_4_books_for_an_advisor_of_age_1_or_2() -> None:
    nations = (
        having(advisor="augustus", books=6),
        having(advisor="alhazen", books=6),
        having(advisor="isabella", books=6),
        having(books=6),
    )

    assert changes("absolute_monarchy", "books", *nations) == [-4, -4, 0, 0]


@pytest.mark.rule("NAT-EVT-05", "NAT-EVT-11")
def test_salem_witch_trials_cost_the_least_stable_3_gold_or_all_advisors() -> None:
    one = having(advisor="augustus", gold=5)
    two = having(
        advisor="isabella", wonders=["porcelain_tower"], tower_advisor="marco_polo", gold=5
    )
    match = resolving("salem_witch_trials", one, two, having(0, 1, advisor="alhazen", gold=5))

    assert asked(match) == (1, "choose-loss")
    assert options(match) == ["lose gold 3", "remove-advisors"]
    when(match, "remove-advisors")
    assert asked(match)[0] == 0
    when(match, "lose gold 3")

    assert match.over
    assert [n.advisors for n in table(match).nations] == [["augustus"], [], ["alhazen"]]
    assert sorted(table(match).removed) == ["isabella", "marco_polo"]
    assert each(match, "gold") == [2, 5, 5]


@pytest.mark.rule("NAT-EVT-09", "NAT-EVT-08")
def test_salem_witch_trials_cost_gold_where_no_advisor_is() -> None:
    match = resolving(
        "salem_witch_trials",
        having(gold=5),
        having(gold=1, books=4, vp=5),
        having(0, 1, gold=5),
    )

    assert match.over
    assert each(match, "gold") == [2, 0, 5]
    assert [each(match, "books")[1], each(match, "vp")[1]] == [2, 4]


@pytest.mark.rule("NAT-EVT-08")
def test_salem_witch_trials_take_the_advisor_where_3_gold_are_missing() -> None:
    match = resolving(
        "salem_witch_trials", having(advisor="augustus", gold=2), having(0, 1, gold=5)
    )

    assert match.over
    assert nation(match).advisors == []
    assert each(match, "gold") == [2, 5]


# Columbian Exchange / Expulsion of Jews


def test_columbian_exchange_feeds_the_strongest_and_starves_the_weakest_by_3() -> None:
    nations = having(2, food=5), having(4, food=5), having(0, food=5), having(0, food=5)

    assert changes("columbian_exchange", "food", *nations) == [0, 3, -3, -3]


@pytest.mark.rule("NAT-EVT-11")
def test_expulsion_costs_each_of_the_least_stable_5_gold() -> None:
    unstable = having(0, 1, gold=7)

    found = changes("expulsion_of_jews", "gold", unstable, having(0, 2, gold=7), unstable)

    assert found == [-5, 0, -5]


# Tulip Mania / Kangxi Era


def test_tulip_mania_costs_the_last_to_pass_1_vp() -> None:
    nations = having(passed=3, vp=3), having(passed=1, vp=3), having(passed=2, vp=3)

    assert changes("tulip_mania", "vp", *nations) == [-1, 0, 0]


def test_kangxi_era_puts_the_most_stable_first_with_3_gold() -> None:
    nations = having(gold=1), having(0, 1, gold=1), having(0, 2, gold=1)

    match = resolving("kangxi_era", *nations, order=[1, 0, 2])

    assert table(match).order == [2, 1, 0]
    assert each(match, "gold") == [1, 1, 4]


@pytest.mark.rule("NAT-EVC-10", "NAT-EVT-04")
def test_kangxi_era_of_five_puts_the_more_stable_of_two_first() -> None:
    match = resolving("kangxi_era", *five(), order=[2, 1, 3, 0, 4])

    assert table(match).order == [0, 1, 2, 3, 4]
    assert each(match, "gold") == [23, 23, 20, 20, 20]


@pytest.mark.rule("NAT-EVC-10", "NAT-EVT-04")
def test_kangxi_era_of_five_leaves_equals_in_their_order() -> None:
    other, stable = having(), having(stability=2)

    match = resolving("kangxi_era", stable, other, stable, other, other, order=[4, 2, 1, 0, 3])

    assert table(match).order == [2, 0, 4, 1, 3]


# Magellan's Expedition / Papal Indulgence


@pytest.mark.rule("NAT-EVT-14")
def test_magellans_expedition_gives_5_gold_per_colony_bought() -> None:
    two = having(bought=["quebec", "brazil"], colonies=["quebec"], gold=1)
    old = having(bought=["dike"], colonies=["nubia"], gold=1)

    assert changes("magellans_expedition", "gold", two, old) == [10, 0]


@pytest.mark.rule("NAT-EVC-06")
def test_papal_indulgence_offers_the_most_stable_a_free_architect() -> None:
    """Neither stone nor an architect of the board is there; the guild has one."""
    stable = having(0, 2, construction="taj_mahal", stone=0, gold=5)
    match = resolving("papal_indulgence", stable, having(0, 1, gold=5), architects=0)

    assert asked(match) == (0, "event-offer")
    when(match, "accept")

    assert match.over
    assert nation(match).sections == 1
    assert table(match).architects == 0
    assert each(match, "stone")[0] == 0
    assert each(match, "gold") == [5, 3]


def test_papal_indulgence_may_be_declined_and_still_costs_the_others_2_gold() -> None:
    stable = having(0, 2, construction="taj_mahal", gold=5)
    match = resolving("papal_indulgence", stable, having(gold=5), having(0, 1, gold=5))

    when(match, "decline")

    assert match.over
    assert nation(match).sections == 0
    assert each(match, "gold") == [5, 3, 3]


@pytest.mark.rule("NAT-EVT-10")
def test_papal_indulgence_without_a_most_stable_nation_costs_everybody_2_gold() -> None:
    tied = having(0, 1, gold=5, construction="")

    assert changes("papal_indulgence", "gold", tied, tied) == [-2, -2]


@pytest.mark.rule("NAT-EVT-02")
def test_papal_indulgence_fixes_the_others_before_anybody_builds() -> None:
    """Versailles makes its owner least stable, but too late for this event."""
    stable = having(0, 2, construction="versailles", sections=2, gold=5)
    match = resolving("papal_indulgence", stable, having(0, 1, gold=5), having(gold=5))

    when(match, "accept")

    assert match.over
    assert nation(match).seems_in_revolt
    assert each(match, "gold") == [5, 3, 3]


# Blackbeard / Habeas Corpus Act


@pytest.mark.rule("NAT-EVT-11")
def test_blackbeard_takes_5_gold_from_each_of_the_weakest() -> None:
    weak = having(gold=7)

    assert changes("blackbeard", "gold", having(2, gold=7), weak, weak) == [0, -5, -5]


def test_habeas_corpus_act_gives_1_vp_to_the_most_stable() -> None:
    assert changes("habeas_corpus_act", "vp", having(4, 1, vp=3), having(0, 2, vp=3)) == [0, 1]

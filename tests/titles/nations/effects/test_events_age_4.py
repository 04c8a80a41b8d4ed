"""The events of age IV, one by one."""

import pytest

from tests.titles.nations.effects.resolving import (
    asked_in_turn,
    changes,
    each,
    five,
    having,
    resolving,
)
from tests.titles.nations.given import asked, goods, nation, options, table, when


@pytest.mark.rule("NAT-EVT-03")
@pytest.mark.parametrize(
    ("half", "good"),
    [
        ("womens_suffrage", "vp"),
        ("first_vatican_council", "books"),
        ("californian_gold_rush", "gold"),
    ],
)
def test_a_tie_for_most_rewards_nobody(half: str, good: str) -> None:
    twin = having(strength=2, stability=1, gold=5, books=5, vp=5)

    assert changes(half, good, twin, twin, having(gold=5, books=5, vp=5)) == [0, 0, 0]


@pytest.mark.rule("NAT-RANK-08", "NAT-RANK-10", "NAT-RANK-12")
@pytest.mark.parametrize(
    ("half", "good", "change"),
    [
        ("tonghak_movement", "books", [0, 0, 0, -8, -8]),
        ("tonghak_movement", "stone", [0, 0, 0, 2, 2]),
        ("sepoy_mutiny", "gold", [0, 0, -5, -5, -5]),
        ("tennis_court_oath", "gold", [0, 0, -7, -7, -7]),
        ("romanticism", "books", [5, 5, 0, 0, 0]),
        ("sick_man_of_europe", "gold", [0, 0, 0, -8, -8]),
        ("womens_suffrage", "vp", [1, 1, 0, 0, 0]),
        ("eruption_of_krakatoa", "vp", [0, 0, 0, -1, -1]),
        ("first_vatican_council", "books", [10, 10, 0, 0, 0]),
        ("general_strike", "stone", [0, 0, -6, -6, -6]),
        ("californian_gold_rush", "gold", [8, 0, 0, 0, 0]),
        ("irish_potato_blight", "food", [0, 0, -8, -8, -8]),
        ("march_to_moscow", "vp", [0, 0, 0, -1, -1]),
        ("taiping_rebellion", "books", [0, 0, -10, -10, -10]),
        ("anarchism", "vp", [0, 0, 0, -1, -1]),
        ("american_revolution", "vp", [0, 0, 0, -1, -1]),
        ("french_revolution", "vp", [0, 0, -2, -2, -2]),
        ("dreyfus_affair", "books", [0, 0, -8, -8, -8]),
    ],
)
def test_with_five_nations_two_places_count(half: str, good: str, change: list[int]) -> None:
    assert changes(half, good, *five()) == change


@pytest.mark.rule("NAT-RANK-08", "NAT-EVT-05")
def test_with_five_nations_great_exhibition_serves_two() -> None:
    first, second, *others = five()
    first["construction"], second["construction"] = "titanic", "british_museum"
    match = resolving("great_exhibition", first, second, *others)

    assert asked_in_turn(match, "accept") == [1, 1, 0, 0]
    assert [n.sections for n in table(match).nations] == [2, 2, 0, 0, 0]


@pytest.mark.rule("NAT-RANK-08", "NAT-EVT-05")
def test_with_five_nations_entente_cordiale_serves_two() -> None:
    nations = [having(strength, area=1) for strength in (2, 8, 4, 0, 6)]

    match = resolving("entente_cordiale", *nations)

    assert asked_in_turn(match, "decline") == [4, 1]


@pytest.mark.rule("NAT-RANK-10")
def test_with_five_nations_emigration_hits_everybody_tied_for_two_places() -> None:
    match = resolving("emigration", *five(area=1))

    assert asked_in_turn(match, "return area food") == [3, 2]  # seat 4 has no choice
    assert [n.area for n in table(match).nations] == [1, 1, 0, 0, 0]


# Tonghak Movement / Sepoy Mutiny


def test_tonghak_movement_costs_the_weakest_8_books_and_then_gives_2_stone() -> None:
    rich, poor = having(stone=1, books=9), having(gold=0, food=0, stone=1, books=0)

    match = resolving("tonghak_movement", rich, poor, having(2, stone=1, books=9))

    assert each(match, "books") == [1, 0, 9]
    assert each(match, "stone") == [3, 2, 1]  # the poor nation had lost its last stone before


@pytest.mark.rule("NAT-EVT-04", "NAT-EVT-11")
def test_sepoy_mutiny_moves_the_least_stable_last_for_5_gold_each() -> None:
    unstable = having(gold=6)

    match = resolving("sepoy_mutiny", unstable, having(0, 1, gold=6), unstable, order=[2, 0, 1])

    assert table(match).order == [1, 2, 0]
    assert each(match, "gold") == [1, 6, 1]


# Sokoto Caliphate / Tennis Court Oath


@pytest.mark.rule("NAT-EVT-07")
def test_sokoto_caliphate_sells_8_gold_for_4_food_once_to_everybody_who_can_pay() -> None:
    match = resolving(
        "sokoto_caliphate", having(food=8, gold=1), having(food=3, gold=1), having(food=4, gold=1)
    )

    assert asked(match) == (2, "event-offer")
    when(match, "decline")
    assert asked(match) == (0, "event-offer")
    when(match, "accept")

    assert match.over
    assert each(match, "food") == [4, 3, 4]
    assert each(match, "gold") == [9, 1, 1]


@pytest.mark.rule("NAT-EVT-11")
def test_tennis_court_oath_costs_each_of_the_least_stable_7_gold() -> None:
    unstable = having(gold=8)

    found = changes("tennis_court_oath", "gold", having(0, 1, gold=8), unstable, unstable)

    assert found == [0, -7, -7]


# Romanticism / Industrial Revolution


def test_romanticism_gives_5_books_to_the_first_to_pass() -> None:
    nations = having(passed=2, books=1), having(passed=3, books=1), having(passed=1, books=1)

    assert changes("romanticism", "books", *nations) == [0, 0, 5]


@pytest.mark.rule("NAT-EVC-26")
def test_industrial_revolution_gives_1_vp_for_most_workers_on_industrial_buildings() -> None:
    industrial = having(cards={"factory": 2, "radio": 1}, vp=3)
    behind = having(cards={"railroad": 2, "start_caravan": 2}, vp=3)
    armed = having(cards={"cossack": 4, "bank": 4}, vp=3)

    assert changes("industrial_revolution", "vp", behind, industrial, armed) == [0, 1, 0]


@pytest.mark.rule("NAT-EVC-26", "NAT-EVT-03")
def test_industrial_revolution_gives_nothing_on_a_tie_or_without_industry() -> None:
    one, other = having(cards={"factory": 2}, vp=3), having(cards={"radio": 2}, vp=3)
    none = having(cards={"bank": 3, "coal_mine": 0}, vp=3)

    assert changes("industrial_revolution", "vp", one, other, none) == [0, 0, 0]
    assert changes("industrial_revolution", "vp", none, having(vp=3)) == [0, 0]


@pytest.mark.rule("NAT-EVC-26", "NAT-RANK-08")
def test_industrial_revolution_of_five_gives_nothing_to_nations_without_industry() -> None:
    first, none = having(cards={"factory": 2}, vp=3), having(vp=3)
    second = having(cards={"radio": 1}, vp=3)

    assert changes("industrial_revolution", "vp", first, second, *[none] * 3) == [1, 1, 0, 0, 0]
    assert changes("industrial_revolution", "vp", first, *[none] * 4) == [1, 0, 0, 0, 0]


# Sick Man of Europe / Women's Suffrage


@pytest.mark.rule("NAT-EVT-11")
def test_sick_man_of_europe_costs_each_of_the_weakest_8_gold() -> None:
    weak = having(gold=9)

    assert changes("sick_man_of_europe", "gold", weak, having(2, gold=9), weak) == [-8, 0, -8]


def test_womens_suffrage_gives_1_vp_to_the_most_stable() -> None:
    assert changes("womens_suffrage", "vp", having(4, 1, vp=3), having(0, 2, vp=3)) == [0, 1]


# Eruption of Krakatoa / First Vatican Council


@pytest.mark.rule("NAT-EVT-03", "NAT-EVT-11")
def test_eruption_of_krakatoa_costs_the_nations_with_least_food_1_vp() -> None:
    nations = having(food=2, vp=3), having(food=3, vp=3), having(food=2, vp=3)

    assert changes("eruption_of_krakatoa", "vp", *nations) == [-1, 0, -1]


def test_first_vatican_council_gives_10_books_to_the_most_stable() -> None:
    nations = having(0, 2, books=1), having(4, 1, books=9)

    assert changes("first_vatican_council", "books", *nations) == [10, 0]


# Entente Cordiale / General Strike


@pytest.mark.rule("NAT-EVC-21")
def test_entente_cordiale_lets_the_strongest_deploy_two_soldiers_for_no_stone() -> None:
    strong = having(cards={"cossack": 1, "start_axeman": 0, "start_caravan": 1}, area=1, stone=0)
    match = resolving("entente_cordiale", having(2, 1, area=1), strong)

    assert asked(match) == (1, "event-deploy")
    assert options(match) == [
        "deploy cossack",
        "deploy cossack start_caravan",
        "deploy start_axeman",
        "deploy start_axeman cossack",
        "deploy start_axeman start_caravan",
        "decline",
    ]
    when(match, "deploy cossack start_caravan")
    assert asked(match) == (1, "event-deploy")
    when(match, "deploy cossack")

    n = nation(match, 1)
    assert match.over
    assert [n.workers[:3], n.area, n.strength] == [[3, 0, 0], 0, 27]
    assert each(match, "stone")[1] == 0


@pytest.mark.rule("NAT-EVC-21")
@pytest.mark.parametrize(
    ("answers", "strength"), [(["decline"], 2), (["deploy start_axeman", "decline"], 4)]
)
def test_entente_cordiale_may_be_left_short(answers: list[str], strength: int) -> None:
    match = resolving("entente_cordiale", having(2, area=2), having())

    when(match, *answers)

    assert match.over
    assert nation(match).strength == strength


@pytest.mark.rule("NAT-EVT-03", "NAT-EVC-21")
def test_entente_cordiale_needs_a_strongest_nation_with_a_worker_to_move() -> None:
    tied = having(2, area=1)
    alone = having(2)

    assert resolving("entente_cordiale", tied, tied).over
    assert resolving("entente_cordiale", alone, having(area=3)).over


@pytest.mark.rule("NAT-EVT-11")
def test_general_strike_costs_each_of_the_least_stable_6_stone() -> None:
    unstable = having(stone=7)

    found = changes("general_strike", "stone", unstable, having(0, 1, stone=7), unstable)

    assert found == [-6, 0, -6]


# Weltpolitik / Emigration


def test_weltpolitik_gives_5_gold_and_5_stone_per_industrial_colony() -> None:
    two = having(colonies=["india", "congo"], gold=1, stone=1)
    one = having(colonies=["quebec", "libya"], gold=1, stone=1)

    match = resolving("weltpolitik", two, one, having(gold=1, stone=1))

    assert each(match, "gold") == [11, 6, 1]
    assert each(match, "stone") == [11, 6, 1]


@pytest.mark.rule("NAT-EVC-22", "NAT-EVT-05", "NAT-EVT-06")
def test_emigration_returns_a_worker_of_each_of_the_least_stable() -> None:
    rebel = having(2, area=1, food_track=2, stability_track=3)
    match = resolving("emigration", rebel, having(0, 1), rebel)

    assert asked(match) == (2, "return-worker")
    when(match, "return area stability")
    assert asked(match) == (0, "return-worker")  # although seat 2 is as stable as any by now
    when(match, "return start_axeman food")

    assert match.over
    assert [n.own_workers for n in table(match).nations] == [1, 1, 1]
    assert [n.stability for n in table(match).nations] == [-3, 1, 0]
    assert [n.strength for n in table(match).nations] == [0, 0, 2]
    assert [n.food_track for n in table(match).nations] == [3, 0, 2]


@pytest.mark.rule("NAT-EVT-02")
def test_emigration_hits_whom_it_has_chosen_though_the_ranks_change() -> None:
    """A Caravan that leaves makes seat 2 least stable alone; seat 0 pays all the same."""
    low = having(0, 1)
    match = resolving("emigration", low, having(0, 2), low)

    assert match.over
    assert [n.own_workers for n in table(match).nations] == [0, 2, 0]


@pytest.mark.rule("NAT-EVC-22")
def test_emigration_spares_a_nation_without_workers() -> None:
    match = resolving("emigration", having(food_track=2), having(0, 1))

    assert match.over
    assert [nation(match).food_track, nation(match, 1).own_workers] == [2, 1]


# Californian Gold Rush / Irish Potato Blight


def test_californian_gold_rush_gives_8_gold_to_the_strongest() -> None:
    nations = having(2, 3, gold=9), having(4, gold=1), having(gold=1)

    assert changes("californian_gold_rush", "gold", *nations) == [0, 8, 0]


@pytest.mark.rule("NAT-EVT-11")
def test_irish_potato_blight_costs_each_of_the_least_stable_8_food() -> None:
    unstable = having(food=9)

    found = changes("irish_potato_blight", "food", unstable, having(0, 1, food=9), unstable)

    assert found == [-8, 0, -8]


# March to Moscow / Taiping Rebellion


@pytest.mark.rule("NAT-EVC-20", "NAT-EVT-11")
def test_march_to_moscow_costs_the_nations_with_least_food_a_colony_or_1_vp() -> None:
    empire = having(food=2, colonies=["algeria", "congo"], vp=3)
    bare, fed = having(food=2, vp=3), having(food=3, colonies=["india"], vp=3)
    match = resolving("march_to_moscow", empire, bare, fed)

    assert asked(match) == (0, "remove-colony")
    assert options(match) == ["remove algeria", "remove congo"]
    when(match, "remove algeria")

    assert match.over
    assert nation(match).colonies == ["", "congo"]
    assert nation(match).strength == 0
    assert nation(match, 2).colonies == ["india", ""]
    assert list(table(match).removed) == ["algeria"]
    assert each(match, "vp") == [3, 2, 3]


@pytest.mark.rule("NAT-EVT-04", "NAT-EVT-11")
def test_taiping_rebellion_moves_the_least_stable_last_for_10_books_each() -> None:
    unstable = having(books=11)

    match = resolving(
        "taiping_rebellion", unstable, unstable, having(0, 1, books=11), order=[1, 2, 0]
    )

    assert table(match).order == [2, 1, 0]
    assert each(match, "books") == [1, 1, 11]


# Anarchism / Great Exhibition


def test_anarchism_costs_the_weakest_all_advisors_and_1_vp() -> None:
    one = having(advisor="alhazen", vp=3)
    two = having(
        advisor="marie_curie", wonders=["porcelain_tower"], tower_advisor="marco_polo", vp=3
    )
    strong = having(2, advisor="alfred_nobel", vp=3)

    match = resolving("anarchism", one, two, having(vp=3), strong)

    assert [n.advisors for n in table(match).nations] == [[], [], [], ["alfred_nobel"]]
    assert sorted(table(match).removed) == ["alhazen", "marco_polo", "marie_curie"]
    assert each(match, "vp") == [2, 2, 2, 3]


@pytest.mark.rule("NAT-EVT-02")
def test_anarchism_takes_the_vp_of_those_who_were_weakest() -> None:
    """Without Frederick the Great seat 0 would be weakest alone; seat 1 pays all the same."""
    marshal = having(0, advisor="frederick_the_great", vp=3)

    match = resolving("anarchism", marshal, having(2, vp=3), having(4, vp=3))

    assert [n.strength for n in table(match).nations] == [0, 2, 4]
    assert each(match, "vp") == [2, 2, 3]


@pytest.mark.rule("NAT-EVC-06")
def test_great_exhibition_offers_the_most_stable_two_free_architects() -> None:
    """Neither stone nor an architect of the board is there; the guild has both."""
    stable = having(0, 2, construction="titanic", stone=0)
    match = resolving("great_exhibition", having(construction="mit"), stable, architects=0)

    assert asked(match) == (1, "event-offer")
    when(match, "accept")
    assert asked(match) == (1, "event-offer")
    when(match, "accept")

    assert match.over
    assert [n.sections for n in table(match).nations] == [0, 2]
    assert table(match).architects == 0
    assert each(match, "stone")[1] == 0


@pytest.mark.rule("NAT-EVC-06")
@pytest.mark.parametrize(("answers", "sections"), [(["decline"], 0), (["accept", "decline"], 1)])
def test_great_exhibition_may_be_left_short(answers: list[str], sections: int) -> None:
    match = resolving("great_exhibition", having(0, 1, construction="titanic"), having())

    when(match, *answers)

    assert match.over
    assert nation(match).sections == sections


@pytest.mark.rule("NAT-EVC-07")
def test_great_exhibition_ends_when_the_wonder_is_ready() -> None:
    stable = having(0, 1, construction="darwins_voyage", sections=1, gold=1)
    match = resolving("great_exhibition", stable, having())

    when(match, "accept")

    assert match.over
    assert nation(match).wonders[0] == "darwins_voyage"
    assert [nation(match).construction, nation(match).sections] == ["", 0]
    assert goods(match)["gold"] == 16


def test_great_exhibition_needs_a_wonder_under_construction() -> None:
    assert resolving("great_exhibition", having(0, 1), having(construction="titanic")).over


@pytest.mark.rule("NAT-EVT-03")
def test_great_exhibition_needs_a_most_stable_nation() -> None:
    match = resolving("great_exhibition", having(construction="titanic"), having())

    assert match.over
    assert nation(match).sections == 0


# American Revolution / French Revolution


@pytest.mark.rule("NAT-EVC-20", "NAT-EVT-11")
def test_american_revolution_costs_the_weakest_a_colony_or_1_vp() -> None:
    empire = having(colonies=["virginia", "quebec"], vp=3)
    bare, strong = having(vp=3), having(2, colonies=["india"], vp=3)
    match = resolving("american_revolution", empire, bare, strong)

    assert asked(match) == (0, "remove-colony")
    assert options(match) == ["remove virginia", "remove quebec"]
    when(match, "remove quebec")

    assert match.over
    assert nation(match).colonies == ["virginia", ""]
    assert nation(match, 2).colonies == ["india", ""]
    assert each(match, "vp") == [3, 2, 3]


@pytest.mark.rule("NAT-EVT-11")
def test_french_revolution_costs_the_least_stable_all_advisors_or_2_vp() -> None:
    one = having(advisor="alhazen", vp=3)
    two = having(
        advisor="marie_curie", wonders=["porcelain_tower"], tower_advisor="marco_polo", vp=3
    )
    stable = having(0, 1, advisor="alfred_nobel", vp=3)

    match = resolving("french_revolution", one, two, having(vp=3), stable)

    assert [n.advisors for n in table(match).nations] == [[], [], [], ["alfred_nobel"]]
    assert each(match, "vp") == [3, 3, 1, 3]


# Scramble for Africa / Dreyfus Affair


def test_scramble_for_africa_gives_1_vp_for_having_an_industrial_colony() -> None:
    two = having(colonies=["india", "congo"], vp=3)
    one = having(colonies=["quebec", "libya"], vp=3)
    old = having(colonies=["nubia"], vp=3)

    assert changes("scramble_for_africa", "vp", two, one, old, having(vp=3)) == [1, 1, 0, 0]


@pytest.mark.rule("NAT-EVT-11")
def test_dreyfus_affair_costs_each_of_the_least_stable_8_books() -> None:
    unstable = having(books=9)

    found = changes("dreyfus_affair", "books", unstable, having(0, 1, books=9), unstable)

    assert found == [-8, 0, -8]

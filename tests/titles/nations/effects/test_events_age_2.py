"""The events of age II, one by one."""

import pytest

from tests.titles.nations.effects.resolving import changes, each, five, having, resolving
from tests.titles.nations.given import asked, given, goods, nation, options, table, when


@pytest.mark.rule("NAT-EVT-03")
@pytest.mark.parametrize(
    ("half", "good"),
    [
        ("benedictine_rule", "food"),
        ("hunt_for_prester_john", "books"),
        ("justinian_code", "vp"),
        ("scholasticism", "books"),
        ("chanson_de_roland", "books"),
        ("hanseatic_salt_trade", "gold"),
    ],
)
def test_a_tie_for_most_rewards_nobody(half: str, good: str) -> None:
    twin = having(strength=2, stability=1, gold=5, food=5, books=5, vp=5)
    least = having(gold=5, food=4, books=5, vp=5)

    assert changes(half, good, twin, twin, least)[:2] == [0, 0]


@pytest.mark.rule("NAT-RANK-08", "NAT-RANK-10")
@pytest.mark.parametrize(
    ("half", "good", "change"),
    [
        ("caste_system", "books", [0, 0, -4, -4, -4]),
        ("benedictine_rule", "food", [4, 4, 0, 0, 0]),
        ("hunt_for_prester_john", "books", [3, 0, 0, 0, 0]),
        ("justinian_code", "vp", [1, 1, 0, 0, 0]),
        ("martyrdom_of_ali", "vp", [0, 0, 0, -1, -1]),
        ("scholasticism", "books", [3, 3, 0, 0, 0]),
        ("hajj_from_mali", "gold", [0, 0, -18, -18, -18]),
        ("raid_on_lindisfarne", "gold", [0, 0, 0, -4, -4]),
        ("iconoclasm", "gold", [0, 0, -2, -2, -2]),
        ("iconoclasm", "food", [0, 0, -2, -2, -2]),
        ("chanson_de_roland", "books", [3, 0, 0, -1, -1]),
        ("zanj_revolt", "food", [0, 0, -2, -2, -2]),
        ("sack_of_baghdad", "books", [0, 0, 0, -5, -5]),
        ("hanseatic_salt_trade", "gold", [4, 4, 0, 0, 0]),
        ("great_schism", "gold", [0, 0, -3, -3, -3]),
    ],
)
def test_with_five_nations_two_places_count(half: str, good: str, change: list[int]) -> None:
    assert changes(half, good, *five()) == change


@pytest.mark.rule("NAT-RANK-08")
def test_with_five_nations_song_resistance_serves_two() -> None:
    nations = five(lost_to_war=[3, 0, 0, 0, 2])

    assert changes("song_resistance", "gold", *nations) == [3, 3, 0, 0, 0]
    assert changes("song_resistance", "vp", *nations) == [2, 2, 0, 0, 0]


# Ecological Collapse / Caste System


@pytest.mark.rule("NAT-EVC-24", "NAT-EVT-04", "NAT-EVT-05", "NAT-EX-12")
def test_ecological_collapse_moves_those_who_do_not_pay_behind_the_others() -> None:
    china, persia, rome = 0, 1, 2
    match = resolving("ecological_collapse", having(food=5), having(food=5), having(food=5))

    assert asked(match) == (rome, "choose-loss")
    assert options(match) == ["pay food 2", "go-last"]
    when(match, "pay food 2")
    assert asked(match)[0] == persia
    when(match, "go-last")
    assert asked(match)[0] == china
    assert table(match).order == [china, persia, rome]  # all choose before anybody moves
    when(match, "go-last")

    assert table(match).order == [rome, china, persia]
    assert each(match, "food") == [5, 5, 3]


@pytest.mark.rule("NAT-EVC-24")
def test_ecological_collapse_moves_whoever_cannot_pay() -> None:
    match = resolving("ecological_collapse", having(food=1), having(food=2), order=[0, 1])

    when(match, "pay food 2")

    assert match.over
    assert table(match).order == [1, 0]
    assert each(match, "food") == [1, 0]


@pytest.mark.rule("NAT-EVC-24")
@pytest.mark.parametrize(("answer", "food"), [("pay food 2", 3), ("go-last", 5)])
def test_ecological_collapse_keeps_the_order_if_all_do_the_same(answer: str, food: int) -> None:
    peer = having(food=5)
    match = resolving("ecological_collapse", peer, peer, peer, order=[2, 0, 1])

    when(match, answer, answer, answer)

    assert table(match).order == [2, 0, 1]
    assert each(match, "food") == [food, food, food]


@pytest.mark.rule("NAT-EVT-11")
def test_caste_system_costs_each_of_the_least_stable_4_books() -> None:
    low = having(stability=1, books=6)

    assert changes("caste_system", "books", low, having(0, 2, books=6), low) == [-4, 0, -4]


# Benedictine Rule / Paper Money


def test_benedictine_rule_gives_4_food_to_the_most_stable() -> None:
    assert changes("benedictine_rule", "food", having(2, 1, food=1), having(0, 2, food=1)) == [0, 4]


@pytest.mark.rule("NAT-EVT-07")
def test_paper_money_sells_5_gold_for_3_food_once_to_everybody_who_can_pay() -> None:
    match = resolving(
        "paper_money", having(food=9, gold=1), having(food=2, gold=1), having(food=3, gold=1)
    )

    assert asked(match) == (2, "event-offer")
    when(match, "decline")
    assert asked(match) == (0, "event-offer")
    when(match, "accept")

    assert match.over
    assert each(match, "food") == [6, 2, 3]
    assert each(match, "gold") == [6, 1, 1]


# Peace of God / Council of Clermont


@pytest.mark.rule("NAT-EVC-17")
@pytest.mark.parametrize(("buyer", "books"), [(0, [1, 1]), (1, [5, 1])])
def test_peace_of_god_pays_the_strongest_for_the_war_of_another(
    buyer: int, books: list[int]
) -> None:
    nations = having(4, books=1), having(2, books=1)

    match = resolving("peace_of_god", *nations, war_strength=2, war_buyer=buyer)

    assert each(match, "books") == books


@pytest.mark.rule("NAT-EVC-17")
def test_peace_of_god_needs_a_war() -> None:
    assert changes("peace_of_god", "books", having(4, books=1), having(2, books=1)) == [0, 0]


@pytest.mark.rule("NAT-EVC-17")
@pytest.mark.parametrize(
    ("buyer", "books"), [(0, [1, 5, 1, 1, 1]), (1, [5, 1, 1, 1, 1]), (2, [5, 5, 1, 1, 1])]
)
def test_peace_of_god_with_five_pays_each_of_the_two_strongest(
    buyer: int, books: list[int]
) -> None:
    nations = [having(strength, books=1) for strength in (8, 6, 4, 2, 0)]

    match = resolving("peace_of_god", *nations, war_strength=2, war_buyer=buyer)

    assert each(match, "books") == books


def test_council_of_clermont_gives_1_vp_per_medieval_colony() -> None:
    two = having(colonies=["greenland", "sicily"], vp=3)
    older = having(colonies=["nubia", "lombardy"], vp=3)
    newer = having(colonies=["quebec"], vp=3)

    assert changes("council_of_clermont", "vp", two, older, newer) == [2, 1, 0]


# Black Death / Hunt for Prester John


@pytest.mark.rule("NAT-EVT-05")
def test_black_death_strikes_when_all_have_chosen() -> None:
    # Harald would leave if his owner were the first to lose a soldier: 2 against 3
    rival = {"cards": {"hoplite": 1}, "area": 0}
    owner = {"cards": {"start_axeman": 2}, "area": 0, "advisor": "harald_hardrada"}
    match = resolving("black_death", rival, owner)

    assert match.over  # each has one soldier to give, and only the place beside the track
    assert [nation(match, seat).strength for seat in (0, 1)] == [0, 2]
    assert nation(match, 1).advisor == "harald_hardrada"


@pytest.mark.rule("NAT-EVT-05", "NAT-EVT-06", "NAT-EVC-22")
def test_black_death_returns_a_worker_of_every_nation() -> None:
    soldiers = having(strength=4, food_track=4, stability_track=3)
    idle = having(stability=2, area=1, food_track=3)
    match = resolving("black_death", soldiers, having(food_track=2), idle)

    assert asked(match) == (2, "return-worker")
    assert options(match) == ["return area food", "return start_caravan food"]
    when(match, "return area food")

    assert match.over  # seat 1 has no worker at all, seat 0 no choice
    assert [n.own_workers for n in table(match).nations] == [1, 0, 2]
    assert [n.food_track for n in table(match).nations] == [4, 2, 4]
    assert nation(match).stability_track == 4
    assert [nation(match).strength, nation(match).stability] == [2, 0]


def test_hunt_for_prester_john_gives_3_books_to_the_strongest() -> None:
    nations = having(2, books=1), having(6, books=1), having(4, 3, books=1)

    assert changes("hunt_for_prester_john", "books", *nations) == [0, 3, 0]


# Imperial Examination / Justinian Code


def test_imperial_examination_gives_1_vp_for_a_medieval_advisor() -> None:
    nations = (
        having(advisor="alhazen", vp=3),
        having(advisor="augustus", vp=3),
        having(vp=3),
        having(
            advisor="hatshepsut",
            wonders=["porcelain_tower"],
            tower_advisor="marco_polo",
            vp=3,
        ),
    )

    assert changes("imperial_examination", "vp", *nations) == [1, 0, 0, 1]


def test_imperial_examination_gives_1_vp_for_two_medieval_advisors() -> None:
    both = having(advisor="alhazen", wonders=["porcelain_tower"], tower_advisor="marco_polo", vp=3)

    assert changes("imperial_examination", "vp", both, having(vp=3)) == [1, 0]


def test_justinian_code_gives_1_vp_to_the_most_stable() -> None:
    assert changes("justinian_code", "vp", having(0, 2, vp=3), having(4, 1, vp=3)) == [1, 0]


# Martyrdom of Ali / Scholasticism


@pytest.mark.rule("NAT-EVT-03", "NAT-EVT-11")
def test_martyrdom_of_ali_costs_each_of_the_weakest_1_vp() -> None:
    weak = having(vp=3)

    assert changes("martyrdom_of_ali", "vp", weak, having(2, vp=3), weak) == [-1, 0, -1]


def test_scholasticism_gives_3_books_to_the_most_stable() -> None:
    assert changes("scholasticism", "books", having(4, 1, books=1), having(0, 2, books=1)) == [0, 3]


# Fourth Crusade / Song Resistance


@pytest.mark.rule("NAT-EVC-03")
def test_fourth_crusade_paid_for_gives_1_vp_and_costs_the_weakest_4_books() -> None:
    strong = having(4, gold=4, books=6, vp=3)
    weak, middle = having(0, gold=9, books=6, vp=3), having(2, gold=9, books=6, vp=3)
    match = resolving("fourth_crusade", weak, strong, middle, weak)

    assert asked(match) == (1, "event-offer")
    when(match, "accept")

    assert match.over
    assert each(match, "gold") == [9, 1, 9, 9]
    assert each(match, "vp") == [3, 4, 3, 3]
    assert each(match, "books") == [2, 6, 6, 2]


@pytest.mark.rule("NAT-EVC-03")
def test_fourth_crusade_declined_does_nothing() -> None:
    match = resolving("fourth_crusade", having(4, gold=4, books=6), having(gold=9, books=6))

    when(match, "decline")

    assert match.over
    assert each(match, "gold") == [4, 9]
    assert each(match, "books") == [6, 6]
    assert each(match, "vp") == [7, 7]


@pytest.mark.rule("NAT-EVC-03", "NAT-EVT-07")
def test_fourth_crusade_needs_3_gold() -> None:
    match = resolving("fourth_crusade", having(4, gold=2, books=6), having(gold=9, books=6))

    assert match.over
    assert each(match, "gold") == [2, 9]
    assert each(match, "books") == [6, 6]


@pytest.mark.rule("NAT-EVC-03", "NAT-EVT-03")
def test_fourth_crusade_without_a_strongest_nation_does_nothing() -> None:
    match = resolving("fourth_crusade", having(4, books=6), having(4, books=6), having(2, books=6))

    assert match.over
    assert each(match, "books") == [6, 6, 6]


@pytest.mark.rule("NAT-EVT-05", "NAT-LACK-09")
def test_fourth_crusade_asks_the_weakest_in_reverse_order_what_they_lose_instead() -> None:
    weak = having(gold=5, food=0, stone=5, books=3)
    match = resolving("fourth_crusade", weak, having(4), weak)

    when(match, "accept")

    assert asked(match) == (2, "lose-anything")
    when(match, "pay stone 1")
    assert asked(match) == (0, "lose-anything")
    when(match, "pay gold 1")
    assert each(match, "gold") == [4, 3, 5]
    assert each(match, "stone") == [5, 6, 4]


@pytest.mark.rule("NAT-EVC-04")
@pytest.mark.parametrize(("answer", "vp", "gold"), [("accept", 4, 2), ("decline", 3, 5)])
def test_fourth_crusade_of_five_lets_the_second_strongest_join(
    answer: str, vp: int, gold: int
) -> None:
    nations = [having(strength, gold=5, books=6, vp=3) for strength in (2, 6, 2, 8, 0)]
    match = resolving("fourth_crusade", *nations)

    assert asked(match)[0] == 3
    when(match, "accept")
    assert asked(match)[0] == 1
    when(match, answer)

    assert match.over
    assert each(match, "vp") == [3, vp, 3, 4, 3]
    assert each(match, "gold") == [5, gold, 5, 2, 5]
    assert each(match, "books") == [2, 6, 2, 6, 2]  # the two weakest, and who is tied


@pytest.mark.rule("NAT-EVC-04")
def test_fourth_crusade_of_five_is_decided_by_the_strongest_alone() -> None:
    nations = [having(strength, gold=5, books=6, vp=3) for strength in (2, 6, 2, 8, 0)]
    match = resolving("fourth_crusade", *nations)

    when(match, "decline")

    assert match.over
    assert each(match, "vp") == [3, 3, 3, 3, 3]
    assert each(match, "books") == [6, 6, 6, 6, 6]


@pytest.mark.rule("NAT-EVC-04")
def test_fourth_crusade_of_five_is_decided_by_the_earlier_of_equals() -> None:
    nations = [having(strength, gold=5, books=6) for strength in (6, 2, 6, 2, 0)]
    match = resolving("fourth_crusade", *nations, order=[1, 2, 0, 3, 4])

    assert asked(match)[0] == 2
    when(match, "accept")
    assert asked(match)[0] == 0


@pytest.mark.rule("NAT-EVC-19")
def test_song_resistance_gives_the_most_stable_back_all_that_the_war_took() -> None:
    lost = [3, 1, 0, 2, 2]
    stable = having(0, 2, gold=1, food=1, stone=1, books=1, vp=1, lost_to_war=lost)
    other = having(0, 1, gold=1, food=1, stone=1, books=1, vp=1, lost_to_war=lost)

    match = resolving("song_resistance", other, stable)

    assert goods(match, 0) == {"gold": 1, "food": 1, "stone": 1, "books": 1, "vp": 1}
    assert goods(match, 1) == {"gold": 4, "food": 2, "stone": 1, "books": 3, "vp": 3}


@pytest.mark.rule("NAT-EVC-19", "NAT-WRS-11")
def test_song_resistance_gives_back_what_was_paid_instead() -> None:
    """5 food less 1 by stability: 2 food, 1 book, 1 stone of the nation's choice, and 3 VP."""
    beaten = having(0, 1, gold=3, food=2, stone=3, books=1, vp=5)
    match = given(
        beaten,
        having(strength=6, gold=0),
        phase="war",
        war="hundred_years_war",
        war_strength=6,
        war_buyer=1,
        round=3,
        event="event_2_fourth_crusade",
    )

    when(match, "pay stone 1")

    # the famine of the card takes 2 food afterwards
    assert goods(match) == {"gold": 3, "food": 0, "stone": 3, "books": 1, "vp": 5}


# Feudal Dues / Hajj from Mali


@pytest.mark.rule("NAT-EVC-14")
@pytest.mark.parametrize(
    ("event", "order"), [("event_2_feudal_dues", [0, 1]), ("event_2_peace_of_god", [1, 0])]
)
def test_feudal_dues_skip_the_player_order_step(event: str, order: list[int]) -> None:
    match = given(
        having(strength=2, food=9),
        having(strength=4, stability=1, food=9),
        phase="order",
        round=3,
        order=[0, 1],
        event=event,
    )

    assert table(match).order == order


@pytest.mark.rule("NAT-EVC-15")
def test_hajj_from_mali_leaves_the_least_stable_2_gold() -> None:
    rich, poor = having(gold=9, books=3, vp=5), having(gold=1, books=3, vp=5)
    match = resolving("hajj_from_mali", rich, poor, having(0, 1, gold=9), having(gold=2))

    assert each(match, "gold") == [2, 1, 9, 2]
    assert each(match, "books")[:2] == [3, 3]
    assert each(match, "vp")[:2] == [5, 5]


# Raid on Lindisfarne / Iconoclasm


@pytest.mark.rule("NAT-EVT-11")
def test_raid_on_lindisfarne_takes_4_gold_from_each_of_the_weakest() -> None:
    weak = having(gold=6)

    assert changes("raid_on_lindisfarne", "gold", having(2, gold=6), weak, weak) == [0, -4, -4]


def test_iconoclasm_costs_the_least_stable_2_food_and_2_gold() -> None:
    match = resolving("iconoclasm", having(food=5, gold=5), having(0, 1, food=5, gold=5))

    assert each(match, "food") == [3, 5]
    assert each(match, "gold") == [3, 5]


# Chanson de Roland / Zanj Revolt


def test_chanson_de_roland_costs_the_weakest_1_book_and_gives_the_strongest_3() -> None:
    nations = having(2, books=4), having(4, books=4), having(0, books=4), having(0, books=4)

    assert changes("chanson_de_roland", "books", *nations) == [0, 3, -1, -1]


@pytest.mark.rule("NAT-EVT-04", "NAT-EVT-11")
def test_zanj_revolt_moves_the_least_stable_last_for_2_food_each() -> None:
    unstable, stable = having(food=5), having(0, 1, food=5)

    match = resolving("zanj_revolt", unstable, stable, unstable, order=[2, 0, 1])

    assert table(match).order == [1, 2, 0]
    assert each(match, "food") == [3, 5, 3]


# Sack of Baghdad / Hanseatic Salt Trade


@pytest.mark.rule("NAT-EVT-11")
def test_sack_of_baghdad_costs_each_of_the_weakest_5_books() -> None:
    weak = having(books=6)

    assert changes("sack_of_baghdad", "books", weak, having(2, books=6), weak) == [-5, 0, -5]


def test_hanseatic_salt_trade_gives_4_gold_for_most_food() -> None:
    nations = having(food=4, gold=1), having(food=3, gold=1), having(food=2, gold=9)

    assert changes("hanseatic_salt_trade", "gold", *nations) == [4, 0, 0]


# Stupor Mundi / Great Schism


@pytest.mark.rule("NAT-EVC-26", "NAT-EVT-14")
def test_stupor_mundi_gives_4_books_for_most_golden_ages_bought() -> None:
    two = having(bought=["compass", "magna_carta"], books=1)
    one = having(bought=["heavy_plough", "lombardy", "madrasa"], books=1)

    assert changes("stupor_mundi", "books", one, two, having(books=1)) == [0, 4, 0]


@pytest.mark.rule("NAT-EVC-26", "NAT-EVT-03")
def test_stupor_mundi_gives_nothing_on_a_tie_or_without_a_golden_age() -> None:
    one, other = having(bought=["compass"], books=1), having(bought=["magna_carta"], books=1)
    none = having(books=1)

    assert changes("stupor_mundi", "books", one, other, none) == [0, 0, 0]
    assert changes("stupor_mundi", "books", none, none) == [0, 0]


@pytest.mark.rule("NAT-EVC-26", "NAT-RANK-08")
def test_stupor_mundi_with_five_gives_nothing_for_a_tie_behind_the_first() -> None:
    none, one, two = having(books=1), {"bought": ["compass"]}, {"bought": ["silk", "the_bible"]}
    first, second = {**none, **two}, {**none, **one}

    assert changes("stupor_mundi", "books", first, second, none, none, none) == [4, 4, 0, 0, 0]
    assert changes("stupor_mundi", "books", first, none, none, none, none) == [4, 0, 0, 0, 0]


@pytest.mark.rule("NAT-EVT-11")
def test_great_schism_costs_each_of_the_least_stable_3_gold() -> None:
    low = having(0, 1, gold=5)

    assert changes("great_schism", "gold", low, having(0, 2, gold=5), low) == [-3, 0, -3]

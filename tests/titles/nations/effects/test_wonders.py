"""What each Wonder does in play. Their plain numbers: test_plain_cards.py."""

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.nations.cards import CARDS
from oikumene.titles.nations.ranking import least, most
from oikumene.titles.nations.scoring import score_sheet
from tests.titles.nations.given import (
    asked,
    everybody_passes,
    given,
    goods,
    nation,
    options,
    refused,
    table,
    when,
)

EMPTY = {"gold": 0, "food": 0, "stone": 0, "books": 0, "cards": {}, "area": 0}
NOTHING = {"gold": 0, "food": 0, "stone": 0, "books": 0, "vp": 7}
OTHER = {"food": 9, "area": 4}
DONE = OTHER | {"passed": 1}
"""A nation that has passed: the first one takes turn after turn."""
HALT = "event_4_sokoto_caliphate"
"""Its first event offers gold for 4 food: the match stops after Production, order and War."""
BATTLE, WAR = "siege_of_troy", "peloponnesian_war"


def produced(*nations: dict[str, Any], **words: Any) -> Match:
    """Production, player order and War have run."""
    return given(*nations, phase="production", event=HALT, **words)


def with_wonder(*wonders: str, **more: Any) -> dict[str, Any]:
    """A nation that has nothing but ready Wonders, and more."""
    return EMPTY | {"wonders": list(wonders)} | more


def finishing(wonder: str, **more: Any) -> dict[str, Any]:
    """A nation with stone for the last section of a Wonder, and more."""
    costs = CARDS[wonder].printed.stage_costs
    begun = {"construction": wonder, "sections": len(costs) - 1, "stone": costs[-1]}
    return EMPTY | begun | more


def wonder_points(match: Match) -> int:
    return score_sheet(table(match), nation(match))["wonders"]


# When ready


@pytest.mark.rule("NAT-CRD-64")
@pytest.mark.parametrize(
    ("wonder", "gains", "upkeep"),
    [
        ("stonehenge", {"books": 6, "food": 5}, 0),
        ("sankore_university", {"books": 8, "food": 1}, 0),
        ("moai_statues", {"stone": 12, "food": 1}, 1),
        ("taj_mahal", {"books": 15, "food": 1}, 0),
        ("darwins_voyage", {"gold": 15, "food": 1}, 0),
    ],
)
def test_stonehenge_sankore_moai_taj_mahal_and_darwins_voyage_pay_once(
    wonder: str, gains: dict[str, int], upkeep: int
) -> None:
    match = given(finishing(wonder, food=1), OTHER, event=HALT)

    when(match, "hire board")
    assert goods(match) == NOTHING | gains
    everybody_passes(match)

    assert goods(match) == NOTHING | gains | {"food": gains["food"] - upkeep}


@pytest.mark.rule("NAT-CRD-65", "NAT-LACK-01")
@pytest.mark.parametrize(("wonder", "food"), [("colosseum", 2), ("south_pole_expedition", 5)])
def test_colosseum_and_south_pole_expedition_cost_food_there_or_not(wonder: str, food: int) -> None:
    fed = given(finishing(wonder, food=9), OTHER)
    hungry = given(finishing(wonder, books=9), OTHER)

    when(fed, "hire board")
    when(hungry, "hire board")

    assert goods(fed) == NOTHING | {"food": 9 - food}
    assert goods(hungry) == NOTHING | {"books": 9 - food, "vp": 6}
    assert nation(hungry).wonders[0] == wonder


@pytest.mark.rule("NAT-CRD-43", "NAT-CRD-01")
@pytest.mark.parametrize(("others_stability", "hit"), [(1, [5, 9]), (0, [5, 5]), (-3, [9, 5])])
def test_terracotta_army_takes_gold_from_the_least_stable(
    others_stability: int, hit: list[int]
) -> None:
    rivals: dict[int, dict[str, Any]] = {
        1: {"cards": {"start_caravan": 1}},
        0: {},
        -3: {"stability_track": 3},
    }
    match = given(
        finishing("terracotta_army", gold=9), OTHER | {"gold": 9} | rivals[others_stability]
    )

    when(match, "hire board")

    assert [goods(match, seat)["gold"] for seat in (0, 1)] == hit


@pytest.mark.rule("NAT-CRD-43", "NAT-CRD-01")
@pytest.mark.parametrize(("colony", "hit"), [("macedonia", [10, 20]), ("nubia", [10, 10])])
def test_british_museum_takes_books_from_the_weakest(colony: str, hit: list[int]) -> None:
    match = given(
        finishing("british_museum", books=20), OTHER | {"books": 20, "colonies": [colony]}
    )

    when(match, "hire board")

    assert [goods(match, seat)["books"] for seat in (0, 1)] == hit


@pytest.mark.rule("NAT-CRD-43", "NAT-RANK-01")
@pytest.mark.parametrize(
    ("own", "others", "gains"),
    [("macedonia", "nubia", [6, 0]), ("nubia", "macedonia", [0, 6]), ("nubia", "israel", [0, 0])],
)
def test_brandenburg_gate_rewards_the_strongest_of_all(
    own: str, others: str, gains: list[int]
) -> None:
    third = OTHER | {"gold": 0, "stone": 1}
    match = given(
        finishing("brandenburg_gate", colonies=[own]), third | {"colonies": [others]}, third
    )

    when(match, "hire board")

    assert [goods(match, seat)["gold"] for seat in (0, 1)] == gains
    assert [goods(match, 0)["stone"], goods(match, 1)["stone"] - 1] == gains


@pytest.mark.rule("NAT-CRD-44", "NAT-CRD-45", "NAT-ADV-04", "NAT-WON-10", "NAT-EVT-09")
def test_titanic_takes_gold_or_all_advisors_from_every_nation() -> None:
    two = {"advisor": "augustus", "tower_advisor": "isabella", "wonders": ["porcelain_tower"]}
    match = given(
        finishing("titanic", gold=5),
        two | {"gold": 9},
        {"gold": 3, "advisor": "elizabeth"},
        {"gold": 9, "advisor": "montezuma"},
        {"gold": 1, "books": 9},
        order=[0, 1, 2, 3, 4],
    )

    when(match, "hire board")
    assert asked(match) == (3, "choose-loss")  # the last in order with a choice
    assert options(match) == ["lose gold 4", "remove-advisors"]
    when(match, "lose gold 4")
    assert asked(match) == (1, "choose-loss")
    when(match, "remove-advisors")

    assert [goods(match, seat)["gold"] for seat in range(5)] == [1, 9, 3, 5, 0]
    assert [n.advisors for n in table(match).nations] == [[], [], [], ["montezuma"], []]
    assert (goods(match, 4)["books"], goods(match, 4)["vp"]) == (6, 6)  # it lacked 3 gold


@pytest.mark.rule("NAT-CRD-44", "NAT-WON-10", "NAT-EVT-05")
def test_titanic_strikes_when_all_have_chosen() -> None:
    match = given(
        finishing("titanic", gold=4, wonders=["the_oracle"], cards={"start_axeman": 1}),
        EMPTY | {"gold": 4, "wonders": ["hanging_gardens"], "advisor": "qin_shi_huang"},
        EMPTY | {"gold": 4, "colonies": ["tibet"], "advisor": "marie_antoinette"},
    )
    assert [n.stability for n in table(match).nations] == [2, 1, 0]

    when(match, "hire board", "place", "remove-advisors")
    assert asked(match) == (1, "choose-loss"), "without Marie Antoinette, Qin Shi Huang would go"
    when(match, "remove-advisors")

    assert asked(match) == (0, "end-turn")
    assert [goods(match, seat)["gold"] for seat in range(3)] == [0, 4, 4]
    assert sorted(table(match).removed) == ["marie_antoinette", "qin_shi_huang"]


@pytest.mark.rule("NAT-CRD-48", "NAT-MNT-16", "NAT-MNT-18")
def test_alhambra_brings_its_first_private_architect_when_ready() -> None:
    match = given(finishing("alhambra", gold=1), DONE, board=[["machu_picchu"]], architects=1)

    when(match, "hire board", "buy machu_picchu", "hire alhambra")

    assert (nation(match).construction, nation(match).sections) == ("machu_picchu", 1)
    next_round = given(with_wonder("alhambra"), OTHER, phase="architects")
    assert nation(next_round).private == {"alhambra": 1}


@pytest.mark.rule("NAT-CRD-54")
def test_versailles_makes_its_owner_least_stable_without_a_revolt() -> None:
    owner = finishing("versailles", books=5, colonies=["tibet"], advisor="qin_shi_huang")
    match = given(owner, OTHER, DONE | {"stability_track": 3, "books": 9}, event=HALT)
    assert most(table(match), "stability") == [0]

    when(match, "hire board")
    assert least(table(match), "stability") == [0, 2]  # equal to a nation in revolt
    assert most(table(match), "stability") == [1]
    assert nation(match).advisor == ""  # Qin Shi Huang has left
    everybody_passes(match)

    assert nation(match).stability == 3
    assert (goods(match)["books"], goods(match)["vp"]) == (5, 7)


@pytest.mark.rule("NAT-CRD-54", "NAT-ORD-02")
def test_versailles_counts_for_order_and_advisors_and_also_when_it_is_covered() -> None:
    owner = finishing("versailles", gold=1, stone=9, colonies=["tibet"], advisor="saint_augustine")
    match = given(
        owner, OTHER, board=[["alhambra"]], architects=9, order=[0, 1], event=HALT, active=0
    )

    when(match, "hire board", "pass", "buy alhambra", "hire board", "hire board")
    when(match, "cover versailles")
    everybody_passes(match)

    assert table(match).order == [1, 0]
    assert goods(match)["books"] == 0


@pytest.mark.rule("NAT-CRD-54", "NAT-RND-06")
def test_versailles_is_forgotten_at_the_end_of_the_round() -> None:
    owner = finishing("versailles", food=9, colonies=["tibet"])
    match = given(owner, OTHER, event="event_1_qin_unification")

    when(match, "hire board")
    everybody_passes(match)

    assert table(match).round == 2
    assert most(table(match), "stability") == [0]


@pytest.mark.rule("NAT-CRD-54", "NAT-SOLO-27")
def test_versailles_loses_the_stability_event_against_the_solo_opponent() -> None:
    owner = finishing("versailles", food=20, colonies=["tibet"])
    match = given(owner, opponent={"stability": 0, "strength": 0}, architects=1)

    when(match, "hire board")

    assert table(match).round == 2
    assert goods(match)["vp"] == 6


@pytest.mark.rule("NAT-CRD-55")
def test_versailles_leaves_the_shield_of_stability() -> None:
    owner = finishing("versailles", books=9, colonies=["tibet"])
    match = given(
        owner, OTHER | {"colonies": ["macedonia"]}, war=WAR, war_strength=2, war_buyer=1, event=HALT
    )

    when(match, "hire board")
    everybody_passes(match)

    assert (goods(match)["books"], goods(match)["vp"]) == (8, 6)


# When another Wonder is ready, when a card is bought


@pytest.mark.rule("NAT-CRD-39", "NAT-WON-09", "NAT-WON-07")
def test_sphinx_brings_stone_even_for_the_wonder_that_covers_it() -> None:
    match = given(finishing("the_oracle", wonders=["sphinx"]), OTHER)

    when(match, "hire board")
    assert (asked(match)[1], goods(match)["stone"]) == ("place-wonder", 5)
    when(match, "cover sphinx")

    assert nation(match).wonders == ["the_oracle", "", "", "", ""]
    assert goods(match)["stone"] == 5


@pytest.mark.rule("NAT-CRD-39")
def test_sphinx_brings_nothing_for_itself_or_for_others() -> None:
    itself = given(finishing("sphinx"), OTHER)
    others = given(with_wonder("sphinx"), finishing("the_oracle"), active=1)

    when(itself, "hire board")
    when(others, "hire board")

    assert goods(itself)["stone"] == 0
    assert goods(others)["stone"] == 0


@pytest.mark.rule("NAT-CRD-40", "NAT-BUY-14")
@pytest.mark.parametrize(("row", "books"), [(0, 0), (1, 0), (2, 1)])
def test_great_lighthouse_brings_a_book_for_three_gold(row: int, books: int) -> None:
    board: list[list[str]] = [[], [], []]
    board[row] = ["mine"]
    match = given(with_wonder("great_lighthouse", gold=3), OTHER, board=board)

    when(match, "buy mine")

    assert goods(match)["books"] == books


@pytest.mark.rule("NAT-CRD-40", "NAT-CRD-15", "NAT-BUY-14")
def test_great_lighthouse_counts_hannibals_surcharge() -> None:
    armed = with_wonder("great_lighthouse", gold=3, cards={"archer": 1})
    match = given(armed, {"advisor": "hannibal"}, board=[[], [BATTLE]])

    when(match, f"buy {BATTLE}", "gain stone")

    assert (goods(match)["gold"], goods(match)["books"]) == (0, 1)


@pytest.mark.rule("NAT-CRD-41", "NAT-BUY-14")
@pytest.mark.parametrize(("row", "food"), [(0, 2), (1, 0), (2, 0)])
def test_red_fort_brings_food_for_one_gold(row: int, food: int) -> None:
    board: list[list[str]] = [[], [], []]
    board[row] = ["mine"]
    match = given(with_wonder("red_fort", gold=3), OTHER, board=board)

    when(match, "buy mine")

    assert goods(match)["food"] == food


@pytest.mark.rule("NAT-CRD-51")
def test_chichen_itza_brings_a_point_for_a_war_at_once() -> None:
    match = given(with_wonder("chichen_itza", gold=3), DONE, board=[[WAR, "mine", "forge"]])

    when(match, f"buy {WAR}")
    assert goods(match)["vp"] == 8
    when(match, "buy mine")

    assert goods(match)["vp"] == 8


@pytest.mark.rule("NAT-CRD-60", "NAT-BRD-08")
@pytest.mark.parametrize(
    ("old", "new", "stone"),
    [
        ("mine", "university", 4),
        ("start_farm", "mine", 4),
        ("mine", "granary", 0),
        ("university", "mine", 0),
        ("archer", "university", 0),
        ("mine", "longbowman", 0),
        ("archer", "longbowman", 0),
    ],
)
def test_himeji_castle_rewards_a_building_over_an_older_building(
    old: str, new: str, stone: int
) -> None:
    match = given(with_wonder("himeji_castle", gold=1, cards={old: 0}), OTHER, board=[[new]])

    when(match, f"buy {new}", f"replace {old}")

    assert goods(match)["stone"] == stone


@pytest.mark.rule("NAT-CRD-60")
def test_himeji_castle_gives_nothing_for_a_free_space() -> None:
    match = given(with_wonder("himeji_castle", gold=1, cards={"mine": 0}), OTHER, board=[["radio"]])

    when(match, "buy radio", "place")

    assert goods(match)["stone"] == 0


@pytest.mark.rule("NAT-CRD-61")
def test_mit_may_man_a_new_building_for_no_stone() -> None:
    cards = {"mine": 1, "forge": 1}
    match = given(with_wonder("mit", gold=2, cards=cards), DONE, board=[["radio", "rifleman"]])

    when(match, "buy radio", "replace mine")
    assert options(match) == ["deploy radio", "deploy radio forge", "decline"]
    declined = when(match.clone(), "decline", "end")
    moved = when(match.clone(), "deploy radio forge")
    when(match, "deploy radio", "end")

    assert (nation(match).workers[0], nation(match).area) == (1, 0)
    assert (nation(moved).workers[:2], nation(moved).area) == ([1, 0], 1)
    assert (nation(declined).workers[:2], nation(declined).area) == ([0, 1], 1)
    when(match, "buy rifleman", "place")
    assert asked(match) == (0, "end-turn")  # no offer for Military


# Actions


@pytest.mark.rule("NAT-CRD-42", "NAT-SPA-01")
@pytest.mark.parametrize(
    ("wonder", "price", "amount", "choice"),
    [
        ("petra", {"food": 1}, 3, ["books", "gold", "stone"]),
        ("piazza_san_marco", {"gold": 2}, 5, ["books", "food", "stone"]),
    ],
)
def test_petra_and_piazza_san_marco_trade_once_per_round(
    wonder: str, price: dict[str, int], amount: int, choice: list[str]
) -> None:
    stock = {"gold": 4, "food": 4}
    match = given(with_wonder(wonder, **stock), DONE, board=[["mine"]])

    when(match, f"use {wonder}")
    assert options(match) == [f"gain {good}" for good in choice]
    for good in choice:
        after = when(match.clone(), f"gain {good}")

        left = NOTHING | {name: had - price.get(name, 0) for name, had in stock.items()}
        assert goods(after) == left | {good: left[good] + amount}
        assert refused(after)[f"use {wonder}"] == "NAT-SPA-01"


@pytest.mark.rule("NAT-CRD-42", "NAT-RES-08")
@pytest.mark.parametrize("wonder", ["petra", "piazza_san_marco"])
def test_petra_and_piazza_san_marco_need_the_full_price(wonder: str) -> None:
    match = given(with_wonder(wonder, gold=1), OTHER, board=[["mine"]])

    assert refused(match)[f"use {wonder}"] == "NAT-RES-08"


@pytest.mark.rule("NAT-CRD-56", "NAT-SPA-01")
def test_royal_society_deploys_or_moves_a_worker_for_no_stone() -> None:
    cards = {"mine": 1, "radio": 0}
    match = given(with_wonder("royal_society", area=1, cards=cards), DONE)

    when(match, "use royal_society")
    assert options(match) == ["deploy mine", "deploy radio", "deploy radio mine"]
    moved = when(match.clone(), "deploy radio mine", "end")
    when(match, "deploy radio", "end")

    assert (nation(moved).workers[:2], nation(moved).area) == ([0, 1], 1)
    assert (nation(match).workers[:2], nation(match).area) == ([1, 1], 0)
    assert refused(match)["use royal_society"] == "NAT-SPA-01"


@pytest.mark.rule("NAT-CRD-56", "NAT-DEP-07")
def test_royal_society_needs_a_worker() -> None:
    match = given(with_wonder("royal_society", gold=1, cards={"radio": 0}), OTHER, board=[["mine"]])

    assert refused(match)["use royal_society"] == "NAT-DEP-07"


# Advisors, architects, Golden Ages, passing


@pytest.mark.rule("NAT-CRD-49", "NAT-ADV-01", "NAT-ADV-02")
@pytest.mark.parametrize(
    ("place", "advisors", "removed"),
    [
        ("advisor", ["elizabeth", "buddha"], ["augustus"]),
        ("tower", ["augustus", "elizabeth"], ["buddha"]),
    ],
)
def test_porcelain_tower_holds_a_second_advisor(
    place: str, advisors: list[str], removed: list[str]
) -> None:
    owner = with_wonder("porcelain_tower", gold=3, advisor="augustus")
    match = given(owner, DONE, board=[["buddha", "elizabeth", "mine"]])

    when(match, "buy buddha", "appoint tower")
    assert (nation(match).strength, nation(match).stability) == (1, 3)
    when(match, "buy elizabeth", f"appoint {place}")

    assert nation(match).advisors == advisors
    assert list(table(match).removed) == removed


@pytest.mark.rule("NAT-CRD-49")
def test_porcelain_tower_can_be_chosen_first() -> None:
    match = given(with_wonder("porcelain_tower", gold=1), OTHER, board=[["buddha"]])

    when(match, "buy buddha")
    assert options(match) == ["appoint advisor", "appoint tower"]
    when(match, "appoint tower")

    assert (nation(match).advisor, nation(match).tower_advisor) == ("", "buddha")


@pytest.mark.rule("NAT-CRD-50", "NAT-AMB-17")
def test_porcelain_tower_takes_its_advisor_along_when_covered() -> None:
    owner = finishing("alhambra", wonders=["porcelain_tower"], advisor="augustus")
    match = given(owner | {"tower_advisor": "abraham_lincoln"}, OTHER)
    assert nation(match).stability == 3

    when(match, "hire board", "cover porcelain_tower")

    assert nation(match).advisors == ["augustus"]
    assert set(table(match).removed) == {"porcelain_tower", "abraham_lincoln"}
    assert nation(match).stability == 0


@pytest.mark.rule("NAT-CRD-53")
def test_sistine_chapel_brings_books_for_each_architect() -> None:
    builder = with_wonder("sistine_chapel", stone=9, gold=1, construction="stonehenge")
    match = given(builder | {"private": {"egypt_B": 1}}, DONE, board=[["mine"]], architects=1)

    when(match, "hire board")
    assert goods(match)["books"] == 3
    when(match, "hire egypt_B")

    assert goods(match)["books"] == 6


@pytest.mark.rule("NAT-CRD-53")
def test_sistine_chapel_counts_free_architects_too() -> None:
    builder = with_wonder("sistine_chapel", construction="stonehenge", colonies=["tibet"])
    match = given(builder, OTHER, phase="event-bottom", event="event_4_anarchism")

    when(match, "accept")

    assert (nation(match).sections, goods(match)["books"]) == (1, 3)


@pytest.mark.rule("NAT-CRD-53")
def test_sistine_chapel_brings_nothing_for_its_own_sections() -> None:
    match = given(finishing("sistine_chapel"), OTHER)

    when(match, "hire board")

    assert nation(match).wonders[0] == "sistine_chapel"
    assert goods(match)["books"] == 0


@pytest.mark.rule("NAT-CRD-57", "NAT-EX-06", "NAT-GA-04", "NAT-GA-05")
@pytest.mark.parametrize(
    ("board", "stone", "food_left"),
    [({}, 4, 8), ({"nation": "greece", "side": "B"}, 5, 9)],
)
def test_uraniborg_is_worth_two_in_a_golden_age(
    board: dict[str, str], stone: int, food_left: int
) -> None:
    owner = with_wonder("uraniborg", gold=1, food=9) | board
    match = given(owner, OTHER, board=[["clocks"]])  # a Renaissance Golden Age of stone

    when(match, "buy clocks")
    goods_taken = when(match.clone(), "gain stone")
    when(match, "gain vp")

    assert goods(goods_taken)["stone"] == stone
    assert (goods(match)["vp"] - goods(goods_taken)["vp"], goods(match)["food"]) == (1, food_left)


@pytest.mark.rule("NAT-CRD-59", "NAT-PAS-03")
def test_forbidden_palace_rewards_passing_first_at_once() -> None:
    first = given(with_wonder("forbidden_palace", gold=1), OTHER, board=[["mine"]])
    second = given(with_wonder("forbidden_palace", gold=1), DONE, board=[["mine"]], event=HALT)

    when(first, "pass")
    when(second, "pass")

    assert (asked(first), goods(first)["vp"]) == ((1, "turn"), 8)
    assert goods(second)["vp"] == 7


# Production, War, the end of an age


@pytest.mark.rule("NAT-CRD-66", "NAT-PRD-11")
@pytest.mark.parametrize(
    ("wonder", "left"),
    [
        ("pyramids", {"gold": 2, "books": 3, "vp": 6}),
        ("start_pyramids", {"gold": 2, "books": 3, "vp": 6}),
        ("hanging_gardens", {"food": 2, "books": 4, "vp": 6}),
        ("moai_statues", {"books": 4, "vp": 6}),
    ],
)
def test_pyramids_hanging_gardens_and_moai_demand_their_upkeep(
    wonder: str, left: dict[str, int]
) -> None:
    match = produced(with_wonder(wonder, books=5), OTHER)

    assert goods(match) == NOTHING | left


@pytest.mark.rule("NAT-CRD-47", "NAT-EX-21")
def test_notre_dame_brings_three_books_more_to_the_most_stable() -> None:
    tied = produced(with_wonder("notre_dame"), OTHER)
    most_stable = produced(with_wonder("notre_dame", colonies=["tibet"]), OTHER)

    assert goods(tied)["books"] == 2
    assert goods(most_stable)["books"] == 5


@pytest.mark.rule("NAT-CRD-37", "NAT-CRD-03")
def test_angkor_wat_costs_the_weakest_books() -> None:
    tied = produced(with_wonder("angkor_wat", books=9), OTHER)
    stronger = produced(with_wonder("angkor_wat", books=9, colonies=["macedonia"]), OTHER)

    assert (goods(tied)["food"], goods(tied)["books"]) == (4, 5)
    assert (goods(stronger)["food"], goods(stronger)["books"]) == (4, 9)


@pytest.mark.rule("NAT-CRD-46")
def test_solomons_temple_brings_a_point_at_the_end_of_the_age_it_was_built_in() -> None:
    quiet = "event_2_imperial_examination"  # it rewards the most stable, and nobody is
    match = given(finishing("solomons_temple"), OTHER, round=2, event=quiet)

    when(match, "hire board")
    everybody_passes(match)

    assert table(match).round == 3
    assert goods(match)["vp"] == 8


@pytest.mark.rule("NAT-CRD-46")
@pytest.mark.parametrize(("round_", "vp"), [(3, 7), (4, 8)])
def test_solomons_temple_brings_nothing_in_the_middle_of_an_age(round_: int, vp: int) -> None:
    match = given(with_wonder("solomons_temple", food=9), OTHER, phase="famine", round=round_)

    assert table(match).round == round_ + 1
    assert goods(match)["vp"] == vp


@pytest.mark.rule("NAT-BKS-04")
def test_solomons_temple_pays_after_the_books() -> None:
    match = given(with_wonder("solomons_temple", books=9), OTHER, phase="books", round=2)

    gains = [entry.args["why"] for entry in match.journal(None) if entry.key == "gain"]
    assert gains == ["books", "card:solomons_temple"]
    assert goods(match)["vp"] == 9


@pytest.mark.rule("NAT-CRD-46")
def test_solomons_temple_falls_with_a_defeat() -> None:
    owner = with_wonder("solomons_temple", books=9)
    winner = OTHER | {"colonies": ["macedonia"]}
    match = produced(owner, winner, war=WAR, war_strength=1)
    holds = produced(owner, winner, war=WAR, war_strength=0)

    assert nation(match).wonders == ["", "", "", "", ""]
    assert list(table(match).removed) == ["solomons_temple", WAR]
    assert nation(holds).wonders[0] == "solomons_temple"


@pytest.mark.rule("NAT-CRD-52")
@pytest.mark.parametrize(
    ("passed", "books", "vp"),
    [(1, 9, 7), (2, 9, 6), (1, 0, 6)],
    ids=["first", "second", "first but lacking books"],
)
def test_great_wall_saves_the_point_of_a_defeat_for_the_first_to_pass(
    passed: int, books: int, vp: int
) -> None:
    owner = with_wonder("great_wall", books=books, passed=passed)
    match = produced(
        owner, OTHER | {"colonies": ["macedonia"], "passed": 3 - passed}, war=WAR, war_strength=2
    )

    assert goods(match)["vp"] == vp
    assert goods(match)["books"] == max(books - 2, 0)  # 4, less a stability of 2


# Scoring


@pytest.mark.rule("NAT-CRD-58", "NAT-SCO-03")
@pytest.mark.parametrize(
    ("one", "two", "vp"), [("", "", 1), ("buddha", "", 2), ("buddha", "isabella", 3)]
)
def test_potala_palace_scores_a_point_per_advisor(one: str, two: str, vp: int) -> None:
    owner = with_wonder("potala_palace", "porcelain_tower", advisor=one, tower_advisor=two)
    match = given(owner, OTHER, phase="over")

    assert wonder_points(match) == vp


@pytest.mark.rule("NAT-CRD-63", "NAT-SCO-03")
@pytest.mark.parametrize(
    ("colonies", "vp"), [(["quebec"], 1), (["quebec", "india"], 2), (["congo", "india"], 3)]
)
def test_big_ben_scores_a_point_per_colony_of_the_last_age(colonies: list[str], vp: int) -> None:
    match = given(with_wonder("big_ben", colonies=colonies), OTHER, phase="over")

    assert wonder_points(match) == vp


@pytest.mark.rule("NAT-CRD-62", "NAT-SCO-03")
@pytest.mark.parametrize(
    ("workers", "vp"),
    [
        ({"area": 3, "cards": {"mine": 2}}, 3),
        ({"area": 2, "cards": {"mine": 2}}, 1),
        ({"area": 3, "beside": 2, "food_track": 4, "stability_track": 4}, 1),
    ],
    ids=["most", "tied", "those of the track do not count"],
)
def test_statue_of_liberty_scores_for_most_workers(workers: dict[str, Any], vp: int) -> None:
    match = given(with_wonder("statue_of_liberty") | workers, OTHER | {"area": 4}, phase="over")

    assert wonder_points(match) == vp


@pytest.mark.rule("NAT-CRD-62", "NAT-RANK-11")
def test_statue_of_liberty_scores_for_the_second_of_five() -> None:
    few, many = {"area": 1}, {"area": 5}
    second = given(with_wonder("statue_of_liberty", area=2), many, few, few, few, phase="over")
    third = given(with_wonder("statue_of_liberty", area=2), many, many, few, few, phase="over")

    assert wonder_points(second) == 3
    assert wonder_points(third) == 1

"""Components, setup, difficulty levels and boards (NAT-COMP, NAT-SETUP, NAT-DIF, NAT-BRD)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import oikumene
from oikumene import BadSetup, Match
from oikumene.titles.nations.cards import CARDS, EVENTS, NATIONS, PROGRESS
from oikumene.titles.nations.position import cards_on_table
from oikumene.titles.nations.production import production_of
from oikumene.titles.nations.scoring import score_sheet
from oikumene.titles.nations.state import NOBODY
from oikumene.titles.nations.tracks import stability_of, strength_of
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

QUIET = "event_2_imperial_examination"
"""No famine, nothing for nations without an Advisor that tie in stability."""


def new(seats: int, seed: int = 1, **settings: Any) -> Match:
    """A match fresh from the box."""
    return oikumene.start("nations", seats, seed, settings)


def answer_at_random(match: Match, rng: Random) -> None:
    """One random answer."""
    assert match.decision is not None
    match.answer(rng.choice(match.decision.options))


# Components


@pytest.mark.rule("NAT-COMP-08")
def test_no_stock_is_too_large_to_grow() -> None:
    rich = {"gold": 1000, "food": 1000, "stone": 1000, "vp": 1000, "area": 0}
    match = given({**rich, "cards": {"market": 5}}, {}, phase="production", round=3, event=QUIET)

    assert goods(match) == {"gold": 1010, "food": 1010, "stone": 1000, "books": 0, "vp": 1000}


@pytest.mark.rule("NAT-COMP-08")
def test_no_stock_is_too_large_for_a_card_to_add_to() -> None:
    match = given({"gold": 9, "stone": 1000, "vp": 1000}, {"passed": 1}, board=[["map_making"]])

    when(match, "buy map_making", "gain stone")

    assert goods(match)["stone"] == 1002


@pytest.mark.rule("NAT-COMP-09")
def test_architects_are_placed_even_when_the_fifteen_cubes_are_all_in_use() -> None:
    wonders = ("pyramids", "stonehenge", "petra", "terracotta_army", "sankore_university")
    nations = [{"construction": wonder, "sections": 2} for wonder in wonders]  # 10 cubes
    nations[0]["advisor"] = "marie_curie"

    match = given(*nations, phase="architects", event="event_2_benedictine_rule")

    assert table(match).architects == 3 + 3
    assert nation(match).private == {"marie_curie": 2}


@pytest.mark.rule("NAT-COMP-11")
@pytest.mark.parametrize("seats", [1, 3])
def test_a_removed_card_never_returns(seats: int) -> None:
    match, rng, removed = new(seats, seed=5), Random(5), set[str]()

    while not match.over:
        answer_at_random(match, rng)
        s = table(match)
        assert removed <= set(s.removed)
        removed = set(s.removed) & (PROGRESS.keys() | EVENTS.keys())
        assert not removed & {*cards_on_table(s), *s.deck, *s.event_deck, s.event}

    assert len(removed) > 50


@pytest.mark.rule("NAT-COMP-12")
def test_a_printed_card_that_was_covered_is_gone_for_good() -> None:
    match = given({"cards": {"start_quarry": 2}, "area": 0}, {"passed": 1}, board=[["forum"]])

    when(match, "buy forum", "replace start_quarry")
    assert [text for text in options(match) if text.startswith("deploy")] == ["deploy forum"]
    when(match, "deploy forum")

    assert nation(match).cards == ["forum", "", "", "", ""]
    assert production_of(table(match), nation(match)) == (2, 1, 0, 0)


@pytest.mark.rule("NAT-COMP-12")
def test_a_covered_wonder_does_not_revive_when_the_covering_one_is_removed() -> None:
    egypt = {"nation": "egypt", "side": "B", "construction": "solomons_temple", "sections": 1}
    match = given({**egypt, "food": 9}, {"passed": 1}, war="parthian_wars", war_strength=5)

    when(match, "hire board", "cover start_pyramids")
    assert nation(match).wonders == ["solomons_temple", "", "", "", ""]
    everybody_passes(match)  # the War step removes Solomon's Temple from its defeated owner

    assert nation(match).wonders == ["", "", "", "", ""]
    assert production_of(table(match), nation(match)) == (0, 0, 0, 0)
    assert score_sheet(table(match), nation(match))["wonders"] == 0


@pytest.mark.rule("NAT-COMP-14")
def test_the_promo_card_is_used_only_by_agreement() -> None:
    finland = "grand_duchy_of_finland"

    without = given({}, {}, phase="end-round", round=6)
    agreed = given({}, {}, phase="end-round", round=6, options={"promo_finland": True})

    assert len(PROGRESS) == 296
    assert finland not in PROGRESS
    for match, count in ((without, 36), (agreed, 37)):
        fourth_age = [card for card in (*table(match).board, *table(match).deck) if card]
        assert len(fourth_age) == count
        assert (finland in fourth_age) == (match is agreed)


# Setup: the decks


@pytest.mark.rule("NAT-SETUP-02")
@pytest.mark.parametrize(
    ("level", "levels", "count"),
    [
        ("basic", {"basic"}, 36),
        ("advanced", {"basic", "advanced"}, 55),
        ("basic_expert", {"basic", "expert"}, 55),
        ("expert", {"basic", "advanced", "expert"}, 74),
    ],
)
def test_the_progress_deck_holds_the_chosen_levels_of_the_current_age(
    level: str, levels: set[str], count: int
) -> None:
    s = table(new(2, level=level))
    in_play = s.board + s.deck

    assert len(set(in_play)) == len(in_play) == count
    assert {PROGRESS[card].level for card in in_play} == levels
    assert {PROGRESS[card].age for card in in_play} == {1}


@pytest.mark.rule("NAT-SETUP-02", "NAT-SETUP-03")
def test_a_new_age_brings_its_own_decks_and_no_others() -> None:
    match = given({}, {}, phase="end-round", round=2)

    assert table(match).round == 3
    assert {PROGRESS[card].age for card in table(match).board + table(match).deck} == {2}
    assert len(table(match).event_deck) == 12
    assert {EVENTS[card].age for card in table(match).event_deck} == {2}


@pytest.mark.rule("NAT-SETUP-02", "NAT-SETUP-03")
def test_both_decks_are_shuffled() -> None:
    first_cards, first_events = set(), set()
    for seed in range(100):
        match = when(new(2, seed), "bonus gold", "bonus gold")
        first_cards.add(table(match).board[0])
        first_events.add(table(match).event)

    assert len(first_cards) > 30
    assert first_events == {card.id for card in EVENTS.values() if card.age == 1}
    assert table(new(2, 7)).board == table(new(2, 7)).board


@pytest.mark.rule("NAT-SETUP-03")
def test_the_event_deck_holds_the_twelve_cards_of_the_current_age() -> None:
    deck = table(new(3)).event_deck

    assert sorted(deck) == sorted(card.id for card in EVENTS.values() if card.age == 1)
    assert len(deck) == 12


# Setup: the score board


@pytest.mark.rule("NAT-SETUP-04")
def test_the_player_order_is_random() -> None:
    orders = {tuple(table(new(3, seed)).order) for seed in range(60)}

    assert len(orders) == 6


@pytest.mark.rule("NAT-SETUP-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_later_in_order_the_more_books(seats: int) -> None:
    match = new(seats, seed=3)

    in_order = [goods(match, seat)["books"] for seat in table(match).order]

    assert in_order == [1, 2, 3, 4, 5][:seats]


@pytest.mark.rule("NAT-SETUP-06")
def test_the_game_begins_with_the_first_round_of_age_one() -> None:
    match = new(2)

    assert (table(match).round, table(match).age) == (1, 1)
    when(match, "bonus gold", "bonus gold")
    assert (table(match).round, table(match).phase) == (1, "action")


@pytest.mark.rule("NAT-SETUP-07", "NAT-DIF-02")
def test_each_player_has_a_level_of_its_own() -> None:
    levels = ["chieftain", "prince", "king", "emperor"]
    match = new(4, difficulty=levels)

    assert [n.difficulty for n in table(match).nations] == levels
    with pytest.raises(BadSetup, match="chieftain, prince, king, emperor"):
        new(2, difficulty=["god", "prince"])


@pytest.mark.rule("NAT-SETUP-08")
def test_both_tracks_start_at_zero_but_for_what_the_board_prints() -> None:
    plain = new(5, level="advanced")
    romans = given({"nation": "rome", "side": "B"}, {"nation": "persia", "side": "B"})

    for n in table(plain).nations:
        assert (strength_of(n), stability_of(n)) == (0, 0)
    assert [strength_of(n) for n in table(romans).nations] == [2, 0]
    assert [stability_of(n) for n in table(romans).nations] == [0, 0]


@pytest.mark.rule("NAT-SETUP-09")
def test_there_is_no_war_at_the_start() -> None:
    s = table(new(3))

    assert (s.war, s.war_strength, s.war_buyer) == ("", NOBODY, NOBODY)


@pytest.mark.rule("NAT-SETUP-10")
def test_the_event_slot_stays_empty_until_the_first_growth_is_done() -> None:
    match = new(3)

    for _ in range(3):
        assert asked(match)[1] == "growth"
        assert table(match).event == ""
        when(match, "bonus gold")

    assert table(match).event in EVENTS
    assert asked(match)[1] == "turn"


@pytest.mark.rule("NAT-SETUP-11", "NAT-SETUP-12")
@pytest.mark.parametrize(("seats", "columns"), [(1, 4), (2, 4), (3, 5), (4, 6), (5, 7)])
def test_the_progress_board_is_filled_completely(seats: int, columns: int) -> None:
    s = table(new(seats))

    assert s.options.columns == columns
    assert len(s.board) == 3 * columns
    assert all(PROGRESS[card].age == 1 for card in s.board)


@pytest.mark.rule("NAT-SETUP-12")
@pytest.mark.parametrize(("seats", "columns"), [(1, 4), (2, 4), (3, 5), (4, 6), (5, 7)])
def test_a_row_has_a_column_less_for_fewer_players(seats: int, columns: int) -> None:
    row = [card for card in PROGRESS if PROGRESS[card].kind == "building"][:columns]
    match = given({"gold": 3}, *[{}] * (seats - 1), board=[[], row])

    options = match.view(0)["decision"]["options"]
    prices = {o["args"][0]: o["facts"]["n"] for o in options if o["verb"] == "buy"}

    assert prices == dict.fromkeys(row, 2)
    with pytest.raises(oikumene.BadPosition, match=f"has {columns} cells, not {columns + 1}"):
        given(*[{}] * seats, board=[[*row, "factory"]])


@pytest.mark.rule("NAT-SETUP-22")
def test_cells_stay_empty_when_the_deck_runs_out() -> None:
    match = given({}, {}, phase="end-round", round=1, deck=["forum", "ziggurat", "aeneid"])

    assert sorted(table(match).board[:3]) == ["aeneid", "forum", "ziggurat"]
    assert table(match).board[3:] == [""] * 9
    assert table(match).deck == []


@pytest.mark.rule("NAT-SETUP-21")
def test_five_players_need_more_than_the_basic_cards() -> None:
    for level in ("basic", "competitive"):
        with pytest.raises(BadSetup, match="NAT-SETUP-21"):
            new(5, level=level)

    for level, count in (("advanced", 55), ("basic_expert", 55), ("expert", 74)):
        s = table(new(5, level=level))
        assert len(s.board + s.deck) == count
    assert len(table(new(5)).deck) == 55 - 21


# Setup: the boards


@pytest.mark.rule("NAT-SETUP-13")
def test_side_a_boards_are_all_the_same() -> None:
    nations = table(new(5)).nations

    assert sorted(n.nation for n in nations) == sorted(NATIONS)
    assert {n.side for n in nations} == {"A"}
    assert all(n.board == nations[0].board for n in nations)


@pytest.mark.rule("NAT-SETUP-17", "NAT-SETUP-18", "NAT-SETUP-19")
def test_what_side_a_starts_with() -> None:
    match = new(2)
    n = nation(match)

    assert goods(match) | {"books": 0} == {"food": 3, "stone": 6, "gold": 6, "vp": 7, "books": 0}
    assert (n.area, n.own_workers) == (5, 5)
    assert n.cards == [
        "start_temple",
        "start_quarry",
        "start_axeman",
        "start_farm",
        "start_caravan",
    ]
    assert n.workers == [0, 0, 0, 0, 0]
    assert (n.advisor, n.colonies, n.wonders) == ("", [""] * 2, [""] * 5)
    assert (n.food_track, n.stability_track, n.beside) == (4, 4, 0)


@pytest.mark.rule("NAT-SETUP-19")
def test_side_a_has_one_advisor_space() -> None:
    match = given({"advisor": "hatshepsut"}, {"passed": 1}, board=[["augustus"]])

    when(match, "buy augustus")

    assert nation(match).advisors == ["augustus"]
    assert list(table(match).removed) == ["hatshepsut"]


@pytest.mark.rule("NAT-SETUP-17", "NAT-SETUP-18")
@pytest.mark.parametrize(
    ("board", "stock", "workers", "track"),
    [
        ("china", {"food": 1, "stone": 5, "gold": 5, "vp": 3}, 6, (3, 4)),
        ("egypt", {"food": 2, "stone": 7, "gold": 5, "vp": 4}, 5, (4, 4)),
        ("greece", {"food": 3, "stone": 6, "gold": 6, "vp": 5}, 5, (4, 4)),
        ("persia", {"food": 3, "stone": 5, "gold": 7, "vp": 4}, 5, (4, 4)),
        ("rome", {"food": 2, "stone": 6, "gold": 6, "vp": 4}, 5, (4, 4)),
    ],
)
def test_what_the_b_sides_start_with(
    board: str, stock: dict[str, int], workers: int, track: tuple[int, int]
) -> None:
    match = given({"nation": board, "side": "B"}, {})
    n = nation(match)

    assert goods(match) == {**stock, "books": 0}
    assert (n.area, sum(n.workers)) == (workers, 0)
    assert (n.food_track, n.stability_track) == (n.food_spaces, n.stability_spaces) == track
    assert n.own_workers + n.untaken == 13


@pytest.mark.rule("NAT-SETUP-14")
def test_nations_are_chosen_only_after_the_progress_board_is_filled() -> None:
    match = new(3, seed=4, boards="B", difficulty=["king", "prince", "chieftain"])
    s = table(match)

    assert s.phase == "draft"
    assert sorted(s.order) == [0, 1, 2]
    assert [n.difficulty for n in s.nations] == ["king", "prince", "chieftain"]
    assert len(set(s.draft)) == 3
    assert all(s.board)
    assert [n.nation for n in s.nations] == ["", "", ""]


@pytest.mark.rule("NAT-SETUP-14")
def test_the_nations_on_offer_are_drawn_at_random() -> None:
    offers = {frozenset(table(new(2, seed, boards="B")).draft) for seed in range(100)}

    assert len(offers) == 10  # every pair of five


@pytest.mark.rule("NAT-SETUP-15", "NAT-SETUP-16")
def test_the_last_in_order_chooses_nation_and_side_first() -> None:
    match = new(3, seed=4, boards="B")
    first, second, third = table(match).order
    one, two, three = table(match).draft

    assert asked(match) == (third, "draft")
    assert options(match) == [f"nation {n} {side}" for n in (one, two, three) for side in "AB"]
    when(match, f"nation {two} B")
    assert asked(match) == (second, "draft")
    assert options(match) == [f"nation {n} {side}" for n in (one, three) for side in "AB"]
    when(match, f"nation {three} A")
    assert asked(match) == (first, "draft")
    assert options(match) == [f"nation {one} A", f"nation {one} B"]
    when(match, f"nation {one} B")

    boards = [table(match).nations[seat].board_id for seat in (first, second, third)]
    assert boards == [f"{one}_B", f"{three}_A", f"{two}_B"]
    assert asked(match) == (third, "growth")
    assert [goods(match, seat)["books"] for seat in (first, second, third)] == [1, 2, 3]


# Difficulty levels


@pytest.mark.rule("NAT-DIF-01")
@pytest.mark.parametrize(
    ("level", "bonus"), [("chieftain", 4), ("prince", 3), ("king", 2), ("emperor", 1)]
)
@pytest.mark.parametrize("good", ["food", "stone", "gold"])
def test_the_level_sets_the_growth_bonus(level: str, bonus: int, good: str) -> None:
    match = given({}, {"difficulty": level}, phase="growth")
    before = goods(match, 1)

    when(match, f"bonus {good}")

    assert goods(match, 1) == {**before, good: before[good] + bonus}


@pytest.mark.rule("NAT-DIF-01")
def test_the_level_sets_nothing_else() -> None:
    """The same answers lead to the same table, as long as nobody takes the bonus."""
    easy, hard = (new(2, seed=8, difficulty=level) for level in ("chieftain", "emperor"))
    rng = Random(8)

    while not easy.over:
        assert easy.decision is not None
        choices = [text for text in options(easy) if not text.startswith("bonus")]
        answer = rng.choice(choices or options(easy))
        when(easy, answer)
        when(hard, answer)
        if answer.startswith("bonus"):  # the track is empty: even the stocks out again
            for n, twin in zip(table(easy).nations, table(hard).nations, strict=True):
                twin.goods = n.goods[:]

    for n in (*table(easy).nations, *table(hard).nations):
        n.difficulty = "prince"
    assert easy.digest() == hard.digest()
    assert easy.result == hard.result


@pytest.mark.rule("NAT-DIF-02")
def test_levels_are_fixed_for_the_whole_game() -> None:
    levels = ["emperor", "chieftain", "king"]
    match, rng = new(3, seed=2, difficulty=levels), Random(2)

    while not match.over:
        answer_at_random(match, rng)
        assert [n.difficulty for n in table(match).nations] == levels


# The boards


@pytest.mark.rule("NAT-BRD-02")
def test_china_b_has_its_own_spaces() -> None:
    n = nation(given({"nation": "china", "side": "B"}, {}))

    assert n.area == 6
    assert (n.food_spaces, n.stability_spaces) == (3, 4)
    assert (len(n.colonies), len(n.wonders)) == (1, 6)


@pytest.mark.rule("NAT-BRD-02")
@pytest.mark.parametrize(("passed", "food"), [(1, 1), (2, 0)])
def test_china_b_produces_food_if_it_passed_first(passed: int, food: int) -> None:
    match = given({"nation": "china", "side": "B", "passed": passed}, {"passed": 3 - passed})

    assert production_of(table(match), nation(match)) == (0, food, 0, 0)


@pytest.mark.rule("NAT-BRD-03")
def test_egypt_b_begins_with_the_pyramids() -> None:
    match = given({"nation": "egypt", "side": "B"}, {})
    n = nation(match)

    assert n.wonders == ["start_pyramids", "", "", "", ""]
    assert CARDS["start_pyramids"].age == 0
    assert score_sheet(table(match), n)["wonders"] == 3
    assert production_of(table(match), n) == (2, -2, 0, 0)
    assert n.military_cards == 0


@pytest.mark.rule("NAT-BRD-03")
@pytest.mark.parametrize("round_", [1, 4])
def test_egypt_b_has_a_private_architect_each_round(round_: int) -> None:
    egypt = {"nation": "egypt", "side": "B", "construction": "hanging_gardens"}
    match = given(egypt, {"construction": "pyramids"}, phase="architects", round=round_)
    assert [n.private for n in table(match).nations] == [{"egypt_B": 1}, {}]
    public = table(match).architects

    when(match, "hire egypt_B")

    assert nation(match).private == {"egypt_B": 0}
    assert nation(match).sections == 1
    assert table(match).architects == public


@pytest.mark.rule("NAT-BRD-04")
def test_greece_b_has_a_golden_age_bonus_of_one() -> None:
    greece = {"nation": "greece", "side": "B"}
    stones = given(greece, {}, board=[["iron_working"]])
    points = given(greece, {}, board=[["iron_working"]])

    when(stones, "buy iron_working", "gain stone")
    when(points, "buy iron_working", "gain vp")

    assert goods(stones) == {"gold": 5, "food": 3, "stone": 9, "books": 0, "vp": 5}
    assert goods(points) == {"gold": 5, "food": 3, "stone": 6, "books": 0, "vp": 6}


@pytest.mark.rule("NAT-BRD-05")
def test_persia_b_has_three_colony_spaces() -> None:
    persia = {"nation": "persia", "side": "B", "cards": {"start_axeman": 2}, "area": 0}
    match = given({**persia, "colonies": ["nubia", "israel"]}, {}, board=[["macedonia"]])

    when(match, "buy macedonia")

    assert nation(match).colonies == ["nubia", "israel", "macedonia"]
    assert list(table(match).removed) == []


@pytest.mark.rule("NAT-BRD-06")
def test_rome_b_is_stronger_by_two_at_all_times() -> None:
    rome = {"nation": "rome", "side": "B", "cards": {"start_legionary": 1}, "area": 1}
    match = given(rome, {})
    assert strength_of(nation(match)) == 3 + 2

    when(match, "deploy start_legionary")
    assert strength_of(nation(match)) == 6 + 2

    when(match, "undeploy start_legionary", "undeploy start_legionary")
    assert strength_of(nation(match)) == 2


@pytest.mark.rule("NAT-BRD-07")
@pytest.mark.parametrize("board", list(NATIONS))
def test_b_sides_have_four_spaces_and_a_sides_five(board: str) -> None:
    a, b = (given({"nation": board, "side": side}, {}) for side in "AB")

    assert (len(nation(a).cards), len(nation(b).cards)) == (5, 4)
    assert all(nation(a).cards)
    assert all(nation(b).cards)


@pytest.mark.rule("NAT-BRD-08")
def test_a_printed_building_is_older_than_any_for_himeji_castle() -> None:
    match = given({"wonders": ["himeji_castle"]}, {}, board=[["forum"]])

    when(match, "buy forum", "replace start_farm")

    assert goods(match)["stone"] == 6 + 4


@pytest.mark.rule("NAT-BRD-08")
@pytest.mark.parametrize("round_", [1, 3, 5, 7])
def test_printed_cards_are_never_of_the_current_age(round_: int) -> None:
    match = given({"advisor": "tokugawa"}, {}, round=round_)
    assert production_of(table(match), nation(match)) == (0, 0, 0, 0)

    with_one = {1: "forum", 3: "market", 5: "dike", 7: "factory"}[round_]
    match = given({"advisor": "tokugawa", "cards": {with_one: 0}}, {}, round=round_)
    assert production_of(table(match), nation(match)) == (0, 0, 2, 0)


@pytest.mark.rule("NAT-BRD-09")
def test_romes_strength_neither_drives_boudica_away_nor_raids() -> None:
    rome = {"nation": "rome", "side": "B", "advisor": "boudica"}
    match = given(rome, {}, board=[["battle_of_cannae"]])

    assert nation(match).advisor == "boudica"
    assert strength_of(nation(match)) == 2 + 1
    assert refused(match)["buy battle_of_cannae"] == "NAT-BAT-01"


@pytest.mark.rule("NAT-BRD-09")
def test_romes_strength_adds_nothing_to_a_raid() -> None:
    rome = {"nation": "rome", "side": "B", "cards": {"start_legionary": 1}, "area": 0}
    match = given(rome, {}, board=[["battle_of_cannae"]])

    when(match, "buy battle_of_cannae", "gain books")

    assert goods(match)["books"] == 3


def test_levels_of_cards_and_of_players_answer_to_the_same_name() -> None:
    match = oikumene.start("nations", seats=2, seed=7, options={"level": "king"})
    assert (match.settings["level"], match.settings["difficulty"]) == ("basic", ["king", "king"])

    match = oikumene.start("nations", seats=2, seed=7, options={"level": ["king", "prince"]})
    assert match.settings["difficulty"] == ["king", "prince"]

    match = oikumene.start("nations", seats=2, seed=7, options={"level": "expert"})
    assert (match.settings["level"], match.settings["difficulty"]) == ("expert", ["prince"] * 2)

    with pytest.raises(oikumene.BadSetup, match="'difficulty' is given twice"):
        oikumene.start("nations", 2, 7, {"level": "king", "difficulty": "king"})
    with pytest.raises(oikumene.BadSetup, match="'level' is 'queen'; allowed: basic"):
        oikumene.start("nations", 2, 7, {"level": "queen"})

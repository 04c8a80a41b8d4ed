"""Buying Progress cards, and those that stay in play (NAT-BUY, BLD, MIL, COL, ADV)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.titles.nations.buying import raid_value
from oikumene.titles.nations.production import production_of
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

FIVE = {"start_temple": 0, "start_quarry": 0, "start_axeman": 0, "start_farm": 0, "forum": 0}


# Prices and order (NAT-BUY)


@pytest.mark.rule("NAT-BUY-01")
@pytest.mark.parametrize("price", [1, 2, 3])
def test_the_row_says_the_price(price: int) -> None:
    board: list[list[str]] = [[], [], []]
    board[price - 1] = ["", "", "map_making"]
    match = given({"gold": 3}, {"passed": 1}, board=board)

    when(match, "buy map_making", "gain stone")

    assert goods(match)["gold"] == 3 - price


@pytest.mark.rule("NAT-BUY-01")
def test_cards_change_prices() -> None:
    soldier = {"cards": {"hoplite": 1}, "area": 0, "gold": 3}
    match = given(
        soldier,
        {"advisor": "hannibal", "gold": 0, "stone": 0},
        board=[["siege_of_troy"], ["map_making"], ["siege_of_alesia"]],
    )
    assert refused(match)["buy siege_of_alesia"] == "NAT-BUY-01", "4 gold against Hannibal"

    when(match, "buy siege_of_troy", "gain food", "end")

    assert goods(match)["gold"] == 1


@pytest.mark.rule("NAT-BUY-02")
def test_every_cell_is_open_whatever_its_column() -> None:
    rows = [
        ["forum", "lyceum", "aqueduct", "brewery"],
        ["synagogue", "ziggurat", "city_wall", "lighthouse"],
        ["hoplite", "legionary", "immortal", "chariot"],
    ]

    match = given({"gold": 3, "area": 0}, {}, board=rows)

    assert options(match) == [*(f"buy {card}" for row in rows for card in row), "pass"]


@pytest.mark.rule("NAT-BUY-03", "NAT-BUY-05", "NAT-BUY-06", "NAT-BUY-07", "NAT-BUY-08")
@pytest.mark.parametrize(
    ("card", "answers", "place"),
    [
        ("ziggurat", ["replace forum"], "cards"),
        ("legionary", ["replace forum"], "cards"),
        ("nubia", [], "colonies"),
        ("augustus", [], "advisor"),
        ("pyramids", [], "construction"),
        ("siege_of_troy", ["gain books"], "removed"),
        ("aeneid", ["gain books"], "removed"),
        ("warring_states", [], "war"),
    ],
)
def test_a_bought_card_is_used_at_once_and_lies_where_its_type_belongs(
    card: str, answers: list[str], place: str
) -> None:
    match = given(
        {"gold": 1, "cards": FIVE | {"start_axeman": 2}, "area": 0},
        {"area": 1},
        board=[[card]],
    )

    when(match, f"buy {card}", *answers, "end")

    s, n = table(match), nation(match)
    assert asked(match) == (1, "turn")
    found = {"removed": list(s.removed), "war": [s.war], "construction": [n.construction]} | {
        "advisor": [n.advisor],
        "cards": n.cards,
        "colonies": n.colonies,
    }
    assert [where for where, cards in found.items() if card in cards] == [place]
    assert card not in s.board


@pytest.mark.rule("NAT-BUY-04")
def test_an_emptied_cell_stays_empty_until_maintenance() -> None:
    match = given(
        {"food": 4, "stone": 0},
        {"food": 0},
        board=[["forum", "brewery"]],
        event="event_1_bread_and_games",
    )

    when(match, "buy forum", "replace start_farm")
    assert table(match).board[:2] == ["", "brewery"]
    everybody_passes(match)
    assert asked(match) == (0, "event-offer")
    assert table(match).board[:2] == ["", "brewery"]
    when(match, "decline")

    assert asked(match) == (1, "growth")
    assert all(table(match).board)


@pytest.mark.rule("NAT-BUY-09", "NAT-BLD-01", "NAT-BLD-03", "NAT-MIL-01")
@pytest.mark.parametrize("card", ["ziggurat", "legionary"])
@pytest.mark.parametrize("old", ["start_temple", "start_axeman"])
def test_a_full_board_gives_up_a_building_or_military_card(card: str, old: str) -> None:
    match = given({"cards": FIVE | {old: 3}, "area": 1}, {"passed": 1}, board=[[card]])

    when(match, f"buy {card}")
    assert options(match) == [f"replace {each}" for each in FIVE]
    when(match, f"replace {old}")

    n = nation(match)
    assert n.cards == [card if each == old else each for each in FIVE]
    assert sum(n.workers) == 0
    assert n.area == 4
    assert list(table(match).removed) == [old]


@pytest.mark.rule("NAT-BUY-10")
def test_a_replaced_printed_card_never_works_again() -> None:
    match = given(
        {"cards": {"start_farm": 0, "start_quarry": 0}, "nation": "rome", "side": "B"},
        {"passed": 1},
        board=[["brewery", "forum"]],
    )

    when(match, "buy brewery", "replace start_farm", "buy forum", "replace brewery")

    assert "start_farm" in table(match).removed
    assert nation(match).cards[:2] == ["forum", "start_quarry"]
    assert [option for option in options(match) if option.startswith("deploy")] == [
        "deploy forum",
        "deploy start_quarry",
    ]


@pytest.mark.rule("NAT-BUY-11")
def test_tracks_follow_every_purchase_replacement_and_worker_at_once() -> None:
    match = given(
        {"cards": {"immortal": 2, "ziggurat": 1}, "area": 1},
        {"passed": 1},
        board=[["augustus", "macedonia", "forum"]],
    )
    seen = []

    for answer in (
        *("buy augustus", "end"),
        *("buy macedonia", "end"),
        *("deploy ziggurat", "end"),
        "undeploy immortal",
        *("buy forum", "replace immortal"),
    ):
        when(match, answer)
        seen.append((nation(match).strength, nation(match).stability))

    assert seen == [
        *[(7, 0)] * 2,
        *[(9, 0)] * 2,
        *[(9, 2)] * 2,
        (6, 3),
        *[(6, 3), (3, 4)],
    ]


@pytest.mark.rule("NAT-BUY-12")
def test_buy_triggers_come_before_the_card_is_resolved() -> None:
    match = given(
        {"gold": 1, "food": 0, "stone": 0, "books": 0, "advisor": "sejong_the_great"},
        {"passed": 1},
        board=[["magna_carta"]],
    )

    when(match, "buy magna_carta")

    assert goods(match)["stone"] == 2
    assert options(match) == ["gain books", "gain vp"], "his stone can pay for the VP"


@pytest.mark.rule("NAT-BUY-12")
def test_a_purchase_is_paid_then_noticed_then_placed_then_manned() -> None:
    match = given(
        {"gold": 3, "stone": 0, "books": 0, "cards": FIVE, "area": 1}
        | {"wonders": ["great_lighthouse", "himeji_castle", "mit"]},
        {},
        board=[[], [], ["railroad"]],
    )

    when(match, "buy railroad")
    assert asked(match) == (0, "place-card")
    assert goods(match) | {"vp": 0} == {"gold": 0, "food": 3, "stone": 0, "books": 1, "vp": 0}
    when(match, "replace start_farm")
    assert asked(match) == (0, "deploy-on-new")
    assert goods(match)["stone"] == 4
    when(match, "deploy railroad")

    assert nation(match).workers[nation(match).cards.index("railroad")] == 1
    assert goods(match)["stone"] == 4


@pytest.mark.rule("NAT-BUY-12")
@pytest.mark.parametrize(
    ("advisor", "card", "books"), [("", "mansa_musa", 0), ("mansa_musa", "augustus", 2)]
)
def test_a_card_does_not_notice_its_own_purchase(advisor: str, card: str, books: int) -> None:
    match = given({"gold": 1, "books": 0, "advisor": advisor}, {}, board=[[card]])

    when(match, f"buy {card}")

    assert (goods(match)["gold"], goods(match)["books"]) == (0, books)


@pytest.mark.rule("NAT-BUY-13")
def test_a_printed_card_and_its_progress_card_may_lie_side_by_side() -> None:
    match = given(
        {"nation": "greece", "side": "B", "area": 2, "stone": 2},
        {"passed": 1},
        board=[["hoplite"]],
    )

    when(match, "buy hoplite", "replace start_farm")
    when(match, "deploy hoplite", "end", "deploy start_hoplite", "end")

    assert nation(match).cards == ["hoplite", "start_quarry", "start_hoplite", "start_lyceum"]
    assert nation(match).workers == [1, 0, 1, 0]
    assert nation(match).strength == 6


@pytest.mark.rule("NAT-BUY-14")
@pytest.mark.parametrize(
    ("row", "paid", "books"), [(1, 2, 0), (2, 3, 1), (3, 4, 0)], ids=["row-1", "row-2", "row-3"]
)
def test_a_price_trigger_looks_at_the_gold_really_paid(row: int, paid: int, books: int) -> None:
    match = given(
        {"gold": 4, "books": 0, "wonders": ["great_lighthouse"]}
        | {"cards": {"hoplite": 1}, "area": 0},
        {"advisor": "hannibal"},
        board=[*[[]] * (row - 1), ["siege_of_troy"]],
    )

    when(match, "buy siege_of_troy", "gain stone")

    assert (goods(match)["gold"], goods(match)["books"]) == (4 - paid, books)


@pytest.mark.rule("NAT-BUY-14")
def test_a_free_purchase_counts_as_price_zero() -> None:
    match = given(
        {"gold": 2, "food": 0, "advisor": "galileo_galilei", "wonders": ["red_fort"]},
        {"passed": 1},
        board=[["aeneid", "the_bible"]],
    )

    when(match, "use galileo_galilei", "buy aeneid", "gain books")
    assert (goods(match)["gold"], goods(match)["food"]) == (2, 0)
    when(match, "buy the_bible", "gain books")

    assert (goods(match)["gold"], goods(match)["food"]) == (1, 2)


# Buildings (NAT-BLD)


@pytest.mark.rule("NAT-BLD-01")
@pytest.mark.parametrize(("side", "spaces"), [("A", 5), ("B", 4)])
def test_a_nation_holds_as_many_buildings_as_its_board_has_spaces(side: str, spaces: int) -> None:
    buildings = ["forum", "lyceum", "aqueduct", "brewery", "synagogue"][:spaces]
    match = given(
        {"nation": "rome", "side": side, "cards": dict.fromkeys(buildings, 0)},
        {"passed": 1},
        board=[["ziggurat"]],
    )

    when(match, "buy ziggurat")

    assert options(match) == [f"replace {old}" for old in buildings]


@pytest.mark.rule("NAT-BLD-02")
@pytest.mark.parametrize(
    ("answer", "cards"),
    [
        ("place", ["start_farm", "hoplite", "ziggurat", "", ""]),
        ("replace start_farm", ["ziggurat", "hoplite", "", "", ""]),
        ("replace hoplite", ["start_farm", "ziggurat", "", "", ""]),
    ],
)
def test_the_buyer_chooses_the_space_though_another_is_empty(answer: str, cards: list[str]) -> None:
    match = given({"cards": {"start_farm": 0, "hoplite": 0}}, {"passed": 1}, board=[["ziggurat"]])

    when(match, "buy ziggurat", answer)

    assert nation(match).cards == cards


@pytest.mark.rule("NAT-BLD-04", "NAT-BLD-06", "NAT-MIL-05")
def test_each_worker_yields_what_is_printed_and_an_empty_card_nothing() -> None:
    cards = {"forum": 2, "lyceum": 0, "elephant": 2, "chariot": 0, "start_quarry": 1}

    match = given({"cards": cards, "area": 0}, {})

    gold, food, stone, books = production_of(table(match), nation(match))
    assert (gold, food, stone, books) == (2 * 2 + 1, 2 * 1 - 2 * 2, 1, 0)


@pytest.mark.rule("NAT-BLD-05")
def test_stability_of_a_building_counts_at_once_per_worker() -> None:
    match = given({"cards": {"ziggurat": 2}, "area": 2, "stone": 2}, {"passed": 1})
    assert nation(match).stability == 4

    when(match, "deploy ziggurat")
    assert nation(match).stability == 6
    when(match, "end", "deploy ziggurat")

    assert nation(match).stability == 8


# Military (NAT-MIL)


@pytest.mark.rule("NAT-MIL-02", "NAT-MIL-03")
def test_a_fourth_military_card_must_replace_one_of_three_printed_ones_included() -> None:
    match = given(
        {"cards": {"start_axeman": 0, "start_farm": 0, "hoplite": 0, "chariot": 0}},
        {"passed": 1},
        board=[["legionary", "immortal"]],
    )

    when(match, "buy legionary")
    assert options(match) == ["replace start_axeman", "replace hoplite", "replace chariot"]
    assert refused(match) == {"replace start_farm": "NAT-MIL-02", "place": "NAT-MIL-02"}
    when(match, "replace start_axeman", "buy immortal")

    assert options(match) == ["replace legionary", "replace hoplite", "replace chariot"]


@pytest.mark.rule("NAT-MIL-02", "NAT-MIL-03")
def test_up_to_three_military_cards_go_anywhere_and_a_covered_one_does_not_count() -> None:
    match = given(
        {"cards": {"start_axeman": 0, "hoplite": 0, "chariot": 0}},
        {"passed": 1},
        board=[["forum", "legionary"]],
    )

    when(match, "buy forum", "replace start_axeman", "buy legionary")

    assert options(match) == ["replace forum", "replace hoplite", "replace chariot", "place"]


@pytest.mark.rule("NAT-MIL-02")
def test_an_option_lifts_the_military_limit() -> None:
    match = given(
        {"cards": {"immortal": 0, "start_farm": 0, "hoplite": 0, "chariot": 0}},
        {"passed": 1},
        board=[["legionary"]],
        options={"max_military_cards": None},
    )

    when(match, "buy legionary", "place")

    assert nation(match).military_cards == 4


@pytest.mark.rule("NAT-MIL-04", "NAT-MIL-05")
def test_each_military_worker_brings_strength_and_costs_stability_at_once() -> None:
    match = given({"cards": {"hakkapeliitta": 2}, "area": 1, "stone": 3}, {"passed": 1})
    assert (nation(match).strength, nation(match).stability) == (16, -4)

    when(match, "deploy hakkapeliitta")

    assert (nation(match).strength, nation(match).stability) == (24, -6)
    assert production_of(table(match), nation(match))[:3] == (0, 0, 0), "no goods are due"


@pytest.mark.rule("NAT-MIL-06", "NAT-MIL-07", "NAT-MIL-08")
@pytest.mark.parametrize(
    ("cards", "advisor", "raid"),
    [
        ({"hoplite": 1}, "", 3),
        ({"hoplite": 3}, "", 3),
        ({"hoplite": 2, "archer": 1}, "", 4),
        ({"hoplite": 2, "archer": 0}, "", 3),
        ({"hoplite": 1}, "hannibal", 4),
        ({"hoplite": 0, "archer": 0}, "hannibal", 0),
    ],
)
def test_the_raid_value_is_the_best_manned_card_plus_bonuses(
    cards: dict[str, int], advisor: str, raid: int
) -> None:
    match = given({"cards": cards, "area": 0, "advisor": advisor}, {})

    assert raid_value(table(match), nation(match)) == raid


@pytest.mark.rule("NAT-MIL-07")
def test_military_cards_without_workers_have_no_effect_at_all() -> None:
    cards = {"cossack": 0, "dreadnought": 0, "cavalry": 0}

    match = given({"cards": cards}, {}, board=[["siege_of_troy"]])

    n = nation(match)
    assert (n.strength, n.stability) == (0, 0)
    assert production_of(table(match), n) == (0, 0, 0, 0)
    assert refused(match)["buy siege_of_troy"] == "NAT-BAT-01"


# Colonies (NAT-COL)


@pytest.mark.rule("NAT-COL-01", "NAT-COL-02", "NAT-COL-06")
def test_a_colony_needs_strength_only_when_it_is_bought() -> None:
    match = given(
        {"cards": {"start_axeman": 2}, "area": 0},
        {"passed": 1},
        board=[["israel", "hispania"]],
    )
    assert nation(match).strength == 4
    assert refused(match)["buy israel"] == "NAT-COL-01", "it needs 5"

    when(match, "buy hispania")
    assert (nation(match).strength, nation(match).workers[0]) == (4, 2), "nothing is used up"
    when(match, "undeploy start_axeman", "undeploy start_axeman")

    assert nation(match).strength == 0
    assert nation(match).colonies == ["hispania", ""]


@pytest.mark.rule("NAT-COL-03")
@pytest.mark.parametrize(
    ("card", "strength", "stability", "yields"),
    [
        ("crusader_states", 17, 0, (0, 0, 0, 0)),
        ("tibet", 14, 3, (0, 0, 0, 0)),
        ("england", 14, 0, (3, 0, 0, 0)),
    ],
)
def test_what_a_colony_gives(
    card: str, strength: int, stability: int, yields: tuple[int, ...]
) -> None:
    match = given({"cards": {"conscript": 2}, "area": 0, "gold": 1}, {"passed": 1}, board=[[card]])

    when(match, f"buy {card}")

    assert (nation(match).strength, nation(match).stability) == (strength, stability)
    assert production_of(table(match), nation(match)) == yields
    assert goods(match)["gold"] == 0, "goods come in Production"


@pytest.mark.rule("NAT-COL-04", "NAT-BUY-09")
@pytest.mark.parametrize(
    ("board", "held"),
    [
        ({"nation": "china"}, ["israel", "hispania"]),
        ({"nation": "china", "side": "B"}, ["israel"]),
        ({"nation": "persia", "side": "B"}, ["israel", "hispania", "gaul"]),
    ],
)
def test_a_colony_takes_a_free_space_and_on_a_full_board_the_place_of_another(
    board: dict[str, Any], held: list[str]
) -> None:
    soldiers = {"cards": {"conscript": 1}, "area": 0}
    free = given(board | soldiers | {"colonies": held[1:]}, {}, board=[["nubia"]])
    full = given(board | soldiers | {"colonies": held}, {}, board=[["nubia"]])

    when(free, "buy nubia")
    when(full, "buy nubia", *([f"replace {held[-1]}"] if len(held) > 1 else []))

    assert nation(free).colonies == [*held[1:], "nubia"]
    assert list(table(free).removed) == []
    assert nation(full).colonies == [*held[:-1], "nubia"]
    assert list(table(full).removed) == [held[-1]]


@pytest.mark.rule("NAT-COL-04")
def test_the_buyer_chooses_which_colony_gives_way() -> None:
    match = given(
        {"cards": {"conscript": 1}, "area": 0, "colonies": ["israel", "hispania"]},
        {},
        board=[["nubia"]],
    )

    when(match, "buy nubia")

    assert asked(match) == (0, "replace-colony")
    assert options(match) == ["replace israel", "replace hispania"]


@pytest.mark.rule("NAT-COL-05")
def test_the_strength_of_a_colony_about_to_be_replaced_still_counts() -> None:
    match = given(
        {"cards": {"hoplite": 1}, "area": 0, "colonies": ["macedonia", "nubia"]},
        {"passed": 1},
        board=[["israel"]],
    )

    when(match, "buy israel", "replace macedonia")

    assert nation(match).colonies == ["israel", "nubia"]
    assert nation(match).strength == 3, "less than Israel needs"


@pytest.mark.rule("NAT-BUY-09", "NAT-ACT-07")
@pytest.mark.parametrize(
    ("given_up", "strength", "advisor"), [("macedonia", 16, ""), ("nubia", 18, "harald_hardrada")]
)
def test_the_old_colony_leaves_before_the_new_one_comes(
    given_up: str, strength: int, advisor: str
) -> None:
    owner = {"cards": {"samurai": 1}, "colonies": ["macedonia", "nubia"]}
    match = given(
        owner | {"advisor": "harald_hardrada", "wonders": ["krak_des_chevaliers"], "area": 0},
        {"cards": {"conquistador": 2}, "area": 0},
        board=[["crusader_states"]],
    )
    assert [n.strength for n in table(match).nations] == [15, 14]

    when(match, "buy crusader_states", f"replace {given_up}")

    assert nation(match).strength == strength
    assert nation(match).advisor == advisor, "13 against 14 for a moment without Macedonia"


# Advisors (NAT-ADV)


@pytest.mark.rule("NAT-ADV-01", "NAT-ADV-02", "NAT-BUY-09")
def test_a_new_advisor_replaces_the_old_one() -> None:
    match = given({"advisor": "augustus"}, {}, board=[["hatshepsut"]])

    when(match, "buy hatshepsut")

    assert nation(match).advisors == ["hatshepsut"]
    assert nation(match).strength == 0
    assert list(table(match).removed) == ["augustus"]


@pytest.mark.rule("NAT-BUY-09", "NAT-ACT-07")
def test_the_old_advisor_leaves_before_the_new_one_comes() -> None:
    two = {"advisor": "saint_augustine", "tower_advisor": "qin_shi_huang"}
    match = given(two | {"wonders": ["porcelain_tower"]}, {}, board=[["thomas_aquino"]])

    when(match, "buy thomas_aquino", "appoint advisor")

    assert nation(match).stability == 1
    assert nation(match).advisors == ["thomas_aquino"], "0 against 0 for a moment"


@pytest.mark.rule("NAT-ADV-02")
def test_the_porcelain_tower_holds_a_second_advisor() -> None:
    match = given(
        {"advisor": "augustus", "wonders": ["porcelain_tower"]}, {}, board=[["hatshepsut"]]
    )

    when(match, "buy hatshepsut")
    assert options(match) == ["appoint advisor", "appoint tower"]
    when(match, "appoint tower")

    assert nation(match).advisors == ["augustus", "hatshepsut"]
    assert list(table(match).removed) == []


@pytest.mark.rule("NAT-ADV-03")
@pytest.mark.parametrize(
    ("card", "strength", "stability", "yields"),
    [
        ("buddha", 0, 3, (0, 0, 0, 0)),
        ("genghis_khan", 3, -3, (0, 0, 0, -3)),
        ("hatshepsut", 0, 0, (1, 0, 0, 0)),
    ],
)
def test_an_advisor_works_from_the_moment_of_purchase(
    card: str, strength: int, stability: int, yields: tuple[int, ...]
) -> None:
    match = given({"gold": 1}, {}, board=[[card]])

    when(match, f"buy {card}")

    assert (nation(match).strength, nation(match).stability) == (strength, stability)
    assert production_of(table(match), nation(match)) == yields
    assert goods(match)["gold"] == 0, "goods come in Production"


@pytest.mark.rule("NAT-ADV-04")
def test_remove_advisor_effects_remove_all_of_them() -> None:
    match = given(
        {"advisor": "augustus", "tower_advisor": "hatshepsut", "wonders": ["porcelain_tower"]},
        {"advisor": "buddha"},
        phase="event-bottom",
        round=7,
        event="event_4_american_revolution",
    )

    assert nation(match, 0).advisors == []
    assert nation(match, 1).advisors == ["buddha"], "only the least stable suffer"
    assert {"augustus", "hatshepsut"} <= set(table(match).removed)

"""What each Advisor of ages I and II does in play, and later ones that do the same.

Their plain numbers: test_plain_cards.py.
"""

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.nations.buying import raid_value
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
OTHER = {"food": 9, "area": 4}
DONE = OTHER | {"passed": 1}
"""A nation that has passed: the first one takes turn after turn."""
HALT = "event_4_sokoto_caliphate"
"""Its first event offers gold for 4 food: the match stops after Production, order and War."""
BATTLE, WAR, GOLDEN_AGE = "siege_of_troy", "opium_war", "aeneid"


def produced(*nations: dict[str, Any], **words: Any) -> Match:
    """Production, player order and War have run."""
    return given(*nations, phase="production", event=HALT, **words)


def with_advisor(advisor: str, **more: Any) -> dict[str, Any]:
    """A nation that has nothing but an Advisor, and more."""
    return EMPTY | {"advisor": advisor} | more


# Age I


MOST_STABLE = pytest.mark.parametrize(
    ("advisor", "books"), [("saint_augustine", 2), ("thomas_aquino", 4)]
)


@pytest.mark.rule("NAT-CRD-05", "NAT-RANK-01")
@MOST_STABLE
def test_saint_augustine_and_thomas_aquino_need_the_most_stable(advisor: str, books: int) -> None:
    most = produced(with_advisor(advisor), OTHER)
    tied = produced(with_advisor(advisor), OTHER | {"cards": {"start_caravan": 1}})

    assert goods(most)["books"] == books
    assert goods(tied)["books"] == 0


@pytest.mark.rule("NAT-CRD-05", "NAT-RANK-11")
@MOST_STABLE
def test_saint_augustine_and_thomas_aquino_also_serve_the_second_of_five(
    advisor: str, books: int
) -> None:
    stable = OTHER | {"area": 0, "cards": {"start_caravan": 2}}
    second = produced(with_advisor(advisor), stable, OTHER, OTHER, OTHER)
    third = produced(with_advisor(advisor), stable, stable, OTHER, OTHER)

    assert goods(second)["books"] == books
    assert goods(third)["books"] == 0


@pytest.mark.rule("NAT-CRD-07")
def test_hatshepsut_brings_books_for_each_own_wonder() -> None:
    match = given(
        with_advisor("hatshepsut", gold=2, stone=9, construction="the_oracle", sections=1),
        DONE,
        board=[["great_wall", "mine"]],
        architects=9,
    )

    when(match, "hire board")
    assert goods(match)["books"] == 3
    when(match, "buy great_wall", "hire board")
    assert goods(match)["books"] == 3
    when(match, "hire board", "place")
    assert goods(match)["books"] == 6


@pytest.mark.rule("NAT-CRD-07")
def test_hatshepsut_does_not_notice_the_wonders_of_others() -> None:
    builder = OTHER | {"construction": "the_oracle", "sections": 1}
    match = given(with_advisor("hatshepsut"), builder, active=1)

    when(match, "hire board")

    assert "the_oracle" in nation(match, 1).wonders
    assert goods(match)["books"] == 0


@pytest.mark.rule("NAT-CRD-06")
def test_augustus_brings_stone_only_to_the_strongest() -> None:
    strongest = produced(with_advisor("augustus"), OTHER)
    tied = produced(with_advisor("augustus"), OTHER | {"advisor": "boudica"})

    assert goods(strongest)["stone"] == 2
    assert goods(tied)["stone"] == 0


@pytest.mark.rule("NAT-CRD-08", "NAT-ACT-07")
def test_qin_shi_huang_leaves_when_another_nation_becomes_as_stable() -> None:
    owner = EMPTY | {"cards": {"start_caravan": 1}, "advisor": "qin_shi_huang"}
    match = given(owner, OTHER, active=1)
    assert nation(match).advisor == "qin_shi_huang"

    when(match, "deploy start_caravan")

    assert nation(match).advisor == ""
    assert list(table(match).removed) == ["qin_shi_huang"]


@pytest.mark.rule("NAT-CRD-02", "NAT-CRD-08")
def test_qin_shi_huang_leaves_at_once_if_bought_by_the_least_stable() -> None:
    match = given({}, OTHER | {"cards": {"start_caravan": 1}}, board=[["qin_shi_huang"]])

    when(match, "buy qin_shi_huang")

    assert nation(match).advisor == ""
    assert goods(match)["gold"] == 5
    assert list(table(match).removed) == ["qin_shi_huang"]


@pytest.mark.rule("NAT-CRD-08", "NAT-ACT-07")
def test_qin_shi_huang_leaves_between_an_undeploy_and_a_deploy() -> None:
    cards = {"start_caravan": 1, "start_ziggurat": 0}
    match = given(EMPTY | {"stone": 1, "cards": cards, "advisor": "qin_shi_huang"}, OTHER)

    when(match, "deploy start_ziggurat start_caravan")

    assert nation(match).stability == 2
    assert nation(match).advisor == ""


@pytest.mark.rule("NAT-CRD-08", "NAT-ACT-07")
def test_harald_hardrada_leaves_when_another_nation_becomes_as_strong() -> None:
    owner = EMPTY | {"cards": {"start_axeman": 1}, "advisor": "harald_hardrada"}
    match = given(owner, OTHER, active=1)
    assert nation(match).advisor == "harald_hardrada"

    when(match, "deploy start_axeman")

    assert nation(match).advisor == ""
    assert list(table(match).removed) == ["harald_hardrada"]


@pytest.mark.rule("NAT-ACT-07", "NAT-CRD-08", "NAT-CRD-09")
@pytest.mark.parametrize("seat", [0, 1])
def test_cards_whose_moment_has_come_leave_together_whoever_sits_first(seat: int) -> None:
    boudica = EMPTY | {"stone": 1, "cards": {"start_axeman": 0}, "area": 1, "advisor": "boudica"}
    harald = EMPTY | {"cards": {"hoplite": 1}, "advisor": "harald_hardrada"}
    nations = [boudica, harald] if seat == 0 else [harald, boudica]
    match = given(*nations, active=seat)
    assert sorted(n.strength for n in table(match).nations) == [1, 3]

    when(match, "deploy start_axeman")  # 3 against 3: only then does Boudica's strength go too

    assert [n.advisors for n in table(match).nations] == [[], []]


@pytest.mark.rule("NAT-CRD-09", "NAT-BRD-09")
def test_boudica_leaves_with_the_first_military_worker() -> None:
    match = given(
        {"nation": "rome", "side": "B", "advisor": "boudica", "colonies": ["macedonia"]}, OTHER
    )
    assert (nation(match).advisor, nation(match).strength) == ("boudica", 5)

    when(match, "deploy start_legionary")

    assert (nation(match).advisor, nation(match).strength) == ("", 7)
    assert list(table(match).removed) == ["boudica"]


@pytest.mark.rule("NAT-CRD-02", "NAT-CRD-09")
def test_boudica_leaves_at_once_if_a_military_worker_is_there() -> None:
    match = given({"cards": {"start_axeman": 1}, "area": 0}, OTHER, board=[["boudica"]])

    when(match, "buy boudica")

    assert (nation(match).advisor, table(match).removed) == ("", ("boudica",))


@pytest.mark.rule("NAT-MNT-16", "NAT-MNT-18", "NAT-ARC-05")
@pytest.mark.parametrize(("advisor", "architects"), [("archimedes", 1), ("marie_curie", 2)])
def test_archimedes_and_marie_curie_bring_private_architects(advisor: str, architects: int) -> None:
    building = {"gold": 2, "stone": 9, "construction": "stonehenge"}
    match = given(EMPTY | building, DONE, board=[[advisor, "mine"]], architects=0)

    when(match, f"buy {advisor}")
    assert nation(match).private == {advisor: architects}
    when(match, *[f"hire {advisor}"] * architects)

    assert nation(match).sections == architects
    assert f"hire {advisor}" not in options(match)
    next_round = given(with_advisor(advisor), OTHER, phase="architects")
    assert nation(next_round).private == {advisor: architects}


@pytest.mark.rule("NAT-CRD-10")
@pytest.mark.parametrize(
    ("advisor", "good", "bonus"),
    [
        ("cyrus_the_great", "gold", 3),
        ("eleanor_of_aquitaine", "gold", 5),
        ("benjamin_disraeli", "food", 8),
    ],
)
def test_cyrus_eleanor_and_disraeli_reward_colonies_once(
    advisor: str, good: str, bonus: int
) -> None:
    strong = EMPTY | {"gold": 3, "cards": {"longbowman": 3}}
    board = [["israel", advisor, "lombardy"]]  # both Colonies yield books only
    match = given(strong, DONE, board=board, event=HALT)
    own = {"gold": 2 if advisor == "benjamin_disraeli" else 0, "food": 0}

    when(match, "buy israel", "end", f"buy {advisor}", "end", "buy lombardy", "end")
    everybody_passes(match)
    none_bought = produced(with_advisor(advisor, colonies=["israel"]), OTHER)

    assert goods(match).items() >= (own | {good: own[good] + bonus}).items()
    assert goods(none_bought).items() >= own.items()


@pytest.mark.rule("NAT-CRD-11")
def test_sun_tzu_gives_two_actions_on_the_first_turn_only() -> None:
    farm = {"cards": {"start_farm": 0}, "area": 5}
    match = given(farm | {"advisor": "sun_tzu"}, farm | OTHER, phase="begin-actions")

    when(match, "deploy start_farm")
    assert asked(match) == (0, "turn")
    when(match, "deploy start_farm", "end")
    assert asked(match) == (1, "turn")
    when(match, "deploy start_farm", "end", "deploy start_farm")
    assert asked(match) == (0, "end-turn")


@pytest.mark.rule("NAT-CRD-11")
def test_sun_tzu_bought_on_the_first_turn_comes_too_late() -> None:
    match = given({}, OTHER, phase="begin-actions", board=[["sun_tzu"]])

    when(match, "buy sun_tzu")

    assert asked(match) == (1, "turn")


@pytest.mark.rule("NAT-CRD-11")
def test_sun_tzu_replaced_by_the_first_action_still_gives_the_second() -> None:
    match = given({"advisor": "sun_tzu"}, OTHER, phase="begin-actions", board=[["augustus"]])

    when(match, "buy augustus")

    assert asked(match) == (0, "turn")


@pytest.mark.rule("NAT-CRD-12")
def test_sun_tzu_does_not_act_after_a_pass() -> None:
    match = given({"advisor": "sun_tzu"}, OTHER, phase="begin-actions")

    when(match, "pass")

    assert nation(match).passed == 1
    assert asked(match) == (1, "turn")


@pytest.mark.rule("NAT-CRD-15", "NAT-MIL-08")
def test_hannibal_adds_to_a_raid_but_makes_none() -> None:
    match = given(
        EMPTY | {"gold": 1, "cards": {"hoplite": 1}, "advisor": "hannibal"}, OTHER, board=[[BATTLE]]
    )
    unarmed = given({"advisor": "hannibal"}, OTHER)

    when(match, f"buy {BATTLE}", "gain food")

    assert goods(match)["food"] == 4
    assert raid_value(table(unarmed), nation(unarmed)) == 0


@pytest.mark.rule("NAT-CRD-01", "NAT-CRD-04", "NAT-CRD-15")
def test_hannibal_makes_battles_dearer_for_the_others_while_he_is_there() -> None:
    armed = EMPTY | {"gold": 2, "cards": {"start_axeman": 1}}
    owner = armed | {"gold": 3, "advisor": "hannibal"}
    match = given(owner, armed, board=[["augustus"], [BATTLE, "battle_of_issus"]])
    gone = match.clone()

    when(match, f"buy {BATTLE}", "gain food", "end")
    when(gone, "buy augustus", "end")

    assert goods(match)["gold"] == 1
    assert refused(match)["buy battle_of_issus"] == "NAT-BUY-01"
    assert "buy battle_of_issus" in options(gone)


@pytest.mark.rule("NAT-CRD-13")
def test_buddha_skips_the_first_turn_without_passing() -> None:
    farm = {"cards": {"start_farm": 1}, "area": 1}
    match = given(farm | {"advisor": "buddha"}, OTHER, phase="begin-actions")

    assert asked(match) == (1, "turn")
    assert nation(match).passed == 0
    when(match, "deploy start_farm", "end")
    assert asked(match) == (0, "turn")


@pytest.mark.rule("NAT-CRD-13")
def test_buddha_bought_this_round_skips_nothing() -> None:
    match = given({}, OTHER, phase="begin-actions", board=[["buddha"]])

    when(match, "buy buddha", "deploy start_farm", "end")

    assert asked(match) == (0, "turn")


@pytest.mark.rule("NAT-CRD-14")
@pytest.mark.parametrize(("one", "two"), [("buddha", "sun_tzu"), ("sun_tzu", "buddha")])
def test_buddha_and_sun_tzu_together_skip_one_turn(one: str, two: str) -> None:
    both = {"advisor": one, "tower_advisor": two, "wonders": ["porcelain_tower"]}
    match = given(both, OTHER, phase="begin-actions")

    assert asked(match) == (1, "turn")
    when(match, "deploy start_farm", "end", "deploy start_farm")
    assert asked(match) == (0, "end-turn")


# Age II


@pytest.mark.rule("NAT-CRD-18", "NAT-BUY-12")
def test_sejong_rewards_a_golden_age_before_it_is_used() -> None:
    match = given(with_advisor("sejong_the_great", gold=1), OTHER, board=[["compass"]])

    when(match, "buy compass")
    assert goods(match)["stone"] == 2
    when(match, "gain vp")  # paid with the two stone

    assert goods(match) == {"gold": 0, "food": 0, "stone": 0, "books": 0, "vp": 8}


@pytest.mark.rule("NAT-CRD-16", "NAT-MIL-05")
def test_anna_komnene_cancels_upkeep_in_goods_but_not_in_stability() -> None:
    units = dict.fromkeys(("chariot", "legionary", "hoplite", "longships", "immortal"), 1)
    army = {"gold": 5, "food": 5, "stone": 5, "books": 5, "cards": units, "area": 0}
    army |= {"colonies": ["tibet"]}
    lifted = {"options": {"max_military_cards": None}}

    match = produced(army | {"advisor": "anna_komnene"}, OTHER, **lifted)
    without = produced(army, OTHER, **lifted)

    assert goods(match) == {"gold": 5, "food": 5, "stone": 5, "books": 6, "vp": 7}
    assert goods(without) == {"gold": 4, "food": 4, "stone": 4, "books": 4, "vp": 7}
    assert nation(match).stability == 2


@pytest.mark.rule("NAT-CRD-17")
def test_mansa_musa_rewards_a_purchase_with_the_last_gold() -> None:
    match = given(
        with_advisor("mansa_musa", gold=3), DONE, board=[["lyceum", "augustus"], ["mine"]]
    )

    when(match, "buy lyceum")
    assert (goods(match)["books"], goods(match)["food"]) == (0, 0)
    when(match, "buy mine")

    assert goods(match) == {"gold": 0, "food": 1, "stone": 0, "books": 2, "vp": 7}


@pytest.mark.rule("NAT-CRD-17", "NAT-BUY-12")
def test_mansa_musa_must_be_there_before_the_gold_is_spent() -> None:
    match = given(EMPTY | {"gold": 1}, OTHER, board=[["mansa_musa"]])

    when(match, "buy mansa_musa")

    assert nation(match).advisor == "mansa_musa"
    assert (goods(match)["books"], goods(match)["food"]) == (0, 0)


@pytest.mark.rule("NAT-CRD-17")
def test_mansa_musa_rewards_a_golden_age_point_bought_with_the_last_gold() -> None:
    match = given(with_advisor("mansa_musa", gold=3), OTHER, board=[["compass"]])

    when(match, "buy compass", "gain vp")

    assert goods(match) == {"gold": 0, "food": 1, "stone": 0, "books": 2, "vp": 8}


@pytest.mark.rule("NAT-CRD-17")
def test_mansa_musa_rewards_an_action_that_takes_the_last_gold() -> None:
    owner = with_advisor("mansa_musa", gold=2, wonders=["piazza_san_marco"])
    match = given(owner, OTHER)

    when(match, "use piazza_san_marco", "gain stone")

    assert goods(match) == {"gold": 0, "food": 1, "stone": 5, "books": 2, "vp": 7}


@pytest.mark.rule("NAT-CRD-17")
def test_mansa_musa_rewards_an_event_paid_with_the_last_gold() -> None:
    crusader = with_advisor("mansa_musa", gold=3, food=9, colonies=["macedonia"])
    weakest = OTHER | {"books": 9}
    match = given(crusader, weakest, phase="event-top", event="event_2_fourth_crusade")

    when(match, "accept")

    assert (goods(match)["vp"], goods(match)["books"]) == (8, 2)
    assert goods(match)["food"] == 9 + 1 - 2  # less the famine


@pytest.mark.rule("NAT-CRD-17")
def test_mansa_musa_does_not_reward_a_forced_loss() -> None:
    weak = with_advisor("mansa_musa", gold=3, food=9)
    strong = OTHER | {"colonies": ["macedonia"]}
    match = given(weak, strong, phase="event-top", event="event_1_attila")

    assert goods(match) == {"gold": 0, "food": 9 - 3, "stone": 0, "books": 0, "vp": 7}


@pytest.mark.rule("NAT-CRD-18", "NAT-BUY-12")
@pytest.mark.parametrize(("advisor", "books"), [("abu_bakr", 2), ("montezuma", 3)])
def test_abu_bakr_and_montezuma_reward_a_battle_before_it_is_fought(
    advisor: str, books: int
) -> None:
    match = given(
        with_advisor(advisor, gold=2, cards={"hoplite": 1}), DONE, board=[[BATTLE, GOLDEN_AGE]]
    )

    when(match, f"buy {BATTLE}")
    assert (asked(match)[1], goods(match)["books"]) == ("battle-gain", books)
    when(match, "gain stone", "end", f"buy {GOLDEN_AGE}")

    assert goods(match)["books"] == books  # nothing for another kind of card


@pytest.mark.rule("NAT-CRD-18")
@pytest.mark.parametrize(("advisor", "books"), [("abu_bakr", 0), ("montezuma", 3)])
def test_of_abu_bakr_and_montezuma_only_montezuma_rewards_a_war(advisor: str, books: int) -> None:
    match = given(with_advisor(advisor, gold=1), OTHER, board=[[WAR]])

    when(match, f"buy {WAR}")

    assert goods(match)["books"] == books


@pytest.mark.rule("NAT-CRD-19", "NAT-SPA-01")
def test_alhazen_swaps_two_cards_and_prices_follow_the_cells() -> None:
    match = given(
        with_advisor("alhazen", gold=1), DONE, board=[["mine", "aeneid"], [], ["", "petra"]]
    )
    assert "buy petra" not in options(match)

    when(match, "use alhazen")
    assert options(match) == ["swap mine", "swap aeneid", "swap petra"]
    when(match, "swap petra")
    assert options(match) == ["swap mine", "swap aeneid"]
    when(match, "swap mine")

    assert refused(match)["use alhazen"] == "NAT-SPA-01"
    assert refused(match)["buy mine"] == "NAT-BUY-01"
    when(match, "buy petra")
    assert (nation(match).construction, goods(match)["gold"]) == ("petra", 0)


@pytest.mark.rule("NAT-CRD-19")
def test_alhazen_needs_two_cards() -> None:
    match = given(with_advisor("alhazen", gold=1), OTHER, board=[["mine"]])

    assert refused(match)["use alhazen"] == "NAT-CRD-19"


@pytest.mark.rule("NAT-CRD-01", "NAT-CRD-04", "NAT-CRD-20")
def test_genghis_khan_lowers_every_stability_while_he_is_there() -> None:
    caravan = {"cards": {"start_caravan": 1}, "area": 0}
    match = given({}, caravan, DONE, board=[["genghis_khan", "augustus"]])

    when(match, "buy genghis_khan")
    assert [n.stability for n in table(match).nations] == [-3, -2, -3]
    when(match, "pass", "buy augustus")

    assert [n.stability for n in table(match).nations] == [0, 1, 0]


@pytest.mark.rule("NAT-CRD-21", "NAT-RES-08", "NAT-SPA-01")
def test_marco_polo_trades_food_or_stone_but_no_mix() -> None:
    match = given(with_advisor("marco_polo", food=3, stone=3), DONE, board=[["mine"]])
    mix = given(with_advisor("marco_polo", gold=1, food=1, stone=1), OTHER, board=[["mine"]])

    when(match, "use marco_polo")
    assert options(match) == ["pay food 2", "pay stone 2"]
    when(match, "pay stone 2")

    assert goods(match) == {"gold": 4, "food": 3, "stone": 1, "books": 0, "vp": 7}
    assert refused(match)["use marco_polo"] == "NAT-SPA-01"
    assert refused(mix)["use marco_polo"] == "NAT-RES-08"

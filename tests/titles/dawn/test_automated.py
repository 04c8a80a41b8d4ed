"""The automated player: its setup, its turn, and each of its twenty cards (CND-SOL)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

import oikumene
from oikumene import BadSetup, Match
from oikumene.titles.dawn.cards import (
    COLOURS,
    DIPLOMACY,
    LEADERS,
    MAPS,
    OF_TYPE,
    TILES,
    TYPES,
    focus,
)
from oikumene.titles.dawn.ground import placements
from tests.titles.dawn.fights import LOSE, WIN, seed_for
from tests.titles.dawn.given import (
    asked,
    given,
    options,
    player,
    resources,
    space,
    table,
    told,
    when,
)
from tests.titles.dawn.given import words as coordinates
from tests.titles.dawn.scenes import piece, trade
from tests.titles.dawn.stage import CENTRE, FAR, NEAR, PEACE, raided, values

SEEDS = range(24)
SOLO = {"options": {"automated_player": True}}
PERSON = {"leader": "egypt", **FAR}
"""A person in the south-west who changes no rule of wars."""
DEAR = ["eiffel_tower", "machu_picchu", "kremlin", "pentagon"]
"""A market that nobody can pay."""
CORNER = {"capital": "-1,-6"}
BESIEGED = {"barbarians": {"B": "", "D": "-2,-5", "I": "-1,-5"}}
"""Barbarians on the only land beside that corner."""
AROUND_CENTRE = ["4,-6", "4,-7", "3,-7", "2,-6", "2,-5", NEAR]
NO_FIGURES = ["5,-2", "3,0", "0,1", "-2,2", "-4,-1", "-2,-4", "1,-4"]
"""All city figures are on the map, far from each other."""


def row(card: str, *others: str) -> list[str]:
    """The automated player's row: a card in slot 5, some before it, level I of other types."""
    last = [*others, card]
    types = {focus(each).type for each in last}
    first = [OF_TYPE[type_, 1] for type_ in TYPES if type_ not in types]
    return [f"ap_{each}" for each in (*first, *last)]


def acting(card: str, *others: str, **words: Any) -> dict[str, Any]:
    """The automated player in the north-east, with a card in slot 5."""
    return {"leader": "rome", "capital": CENTRE, "row": row(card, *others), **words}


def its_turn(me: dict[str, Any], *people: dict[str, Any], **words: Any) -> Match:
    """The automated player, the last in turn order, has had its turn."""
    others = people or (PERSON,)
    return given(*others, me, **{**PEACE, **SOLO, "active": len(others), **words})


def it(match: Match) -> int:
    """The automated player's seat at the table."""
    return len(table(match).players) - 1


def placed(match: Match) -> list[str]:
    """Where it has placed control tokens, in order."""
    mine = f"seat:{it(match)}"
    return [each["space"][4:] for each in told(match, "placed") if each["seat"] == mine]


def attacked(match: Match) -> list[tuple[str, str]]:
    """What it has attacked, in order."""
    return [(each["space"][4:], each["target"][7:]) for each in told(match, "attacks")]


def reinforced(match: Match) -> list[str]:
    """The tokens that it has flipped, in order."""
    return [each["space"][4:] for each in told(match, "reinforced")]


def founded(match: Match) -> list[str]:
    """Where it has built a city."""
    return [each["space"][4:] for each in told(match, "founded")]


def built(match: Match) -> list[tuple[str, str]]:
    """What wonder it has built where."""
    return [(each["wonder"][5:], each["space"][4:]) for each in told(match, "built")]


def caravans(match: Match) -> list[str]:
    """Where its caravans are."""
    return coordinates(match, player(match, it(match)).caravans)


def levels(match: Match) -> dict[str, int]:
    """The level of its card of each type."""
    cards = map(focus, player(match, it(match)).row)
    return {card.type: card.level for card in cards}


def rolls(*each: tuple[int, int]) -> dict[str, int]:
    """The dice of its attacks, attacker first."""
    return {"seed": seed_for(*(die for pair in each for die in pair))}


# Setup


@pytest.mark.rule("CND-SOL-01")
@pytest.mark.parametrize("people", [1, 2, 3])
def test_it_joins_one_to_three_people_and_has_no_seat_of_the_match(people: int) -> None:
    match = oikumene.start("dawn", people, 1, {"automated_player": True, "random_map": True})

    assert match.seats == people
    assert [p.automated for p in table(match).players] == [*[False] * people, True]


@pytest.mark.rule("CND-SOL-01")
def test_it_joins_one_person_unasked_and_others_only_when_asked() -> None:
    alone, together = oikumene.start("dawn", 1, 1), oikumene.start("dawn", 2, 1)

    assert [p.automated for p in table(alone).players] == [False, True]
    assert [p.automated for p in table(together).players] == [False, False]


@pytest.mark.rule("CND-SOL-01")
@pytest.mark.parametrize(("people", "automated"), [(1, False), (4, True)])
def test_nobody_plays_alone_and_four_leave_no_room_for_it(people: int, automated: bool) -> None:
    with pytest.raises(BadSetup) as wrong:
        oikumene.start("dawn", people, 1, {"automated_player": automated})

    assert wrong.value.rule == "CND-SOL-01"


@pytest.mark.rule("CND-SOL-04", "CND-SOL-05")
def test_it_has_a_random_unused_leader_a_colour_and_the_first_cards_in_order() -> None:
    leaders = set()
    for seed in SEEDS:
        match = oikumene.start("dawn", 2, seed, {"automated_player": True})
        people, p = table(match).players[:2], player(match, 2)
        leaders.add(p.leader)

        assert p.leader not in {each.leader for each in people}
        assert p.colour in {*COLOURS} - {each.colour for each in people}
        assert p.row == [f"ap_{OF_TYPE[type_, 1]}" for type_ in LEADERS[p.leader].row]
        assert (p.available_caravans, p.caravans) == (1, [])
        assert (p.unused_tokens, p.unused_cities) == (31, 7)
    assert len(leaders) > 4


@pytest.mark.rule("CND-SOL-06")
def test_its_capital_tile_is_part_of_the_core_with_four_tiles_and_a_water_token() -> None:
    sides = set()
    for seed in SEEDS:
        match = oikumene.start("dawn", 1, seed)
        laid = placements(table(match).map)
        tiles = [each for each in laid if each.tile]
        kinds = sorted(TILES[each.tile].kind for each in tiles)
        p = player(match, 1)
        side = tiles[0].side
        sides.add(side)

        assert kinds == ["capital", *["city_state"] * 2, *["natural_wonder"] * 2]
        assert {each.side for each in tiles} == {side}
        assert [(each.q, each.r) for each in laid if not each.tile] == [
            tuple(MAPS.automated_core.water[side])
        ]
        assert table(match).ground.marker[p.capital] == "capital"
        assert table(match).ground.words[p.capital] == "0,0"
    assert sides == {"A", "B"}


@pytest.mark.rule("CND-SOL-07")
def test_it_lays_no_tiles_while_each_person_lays_three() -> None:
    match = oikumene.start("dawn", 2, 3, {"automated_player": True})
    assert [len(p.tiles) for p in table(match).players] == [3, 3, 0]
    layers = []
    while match.decision and match.decision.ask in ("tile", "lay-tile"):
        layers.append(match.decision.seat)
        when(match, options(match)[0])

    assert {layers.count(seat) for seat in (0, 1)} == {6}  # a tile, then its place
    assert len([each for each in placements(table(match).map) if each.tile]) == 5 + 6


@pytest.mark.rule("CND-SOL-08")
@pytest.mark.parametrize(("people", "removed"), [(1, 8), (2, 4), (3, 0)])
def test_all_other_setup_counts_it_as_a_player(people: int, removed: int) -> None:
    match = oikumene.start("dawn", people, 1, {"automated_player": True})

    assert len(table(match).removed) == removed
    assert len(table(match).decks) == 24 - 4 - removed


# The turn


@pytest.mark.rule("CND-SOL-09")
@pytest.mark.parametrize("type_", TYPES)
def test_it_resolves_the_card_of_slot_five_and_resets_it(type_: str) -> None:
    card = OF_TYPE[type_, 1]
    before = row(card)
    match = its_turn(acting(card, control=AROUND_CENTRE, trade={f"ap_{card}": 1}))

    assert [each["card"] for each in told(match, "resolves")] == [f"card:ap_{card}"]
    types = [focus(each).type for each in player(match, 1).row]
    assert types == [type_, *(focus(each).type for each in before[:4])]
    assert asked(match) == (0, "turn")


@pytest.mark.rule("CND-SOL-02")
def test_what_it_gains_it_gains_by_the_normal_rules() -> None:
    match = its_turn(acting("early_empire"), things={NEAR: "resource:oil"})

    assert resources(match, 1)["oil"] == 1
    assert player(match, 1).tokens == {"mount_everest": ""}
    assert table(match).round == 2


@pytest.mark.rule("CND-SOL-03")
def test_what_no_rule_decides_is_drawn_with_equal_chances() -> None:
    free = ["3,-7", "2,-6"]  # two hills like each other
    taken = [each for each in AROUND_CENTRE if each not in free]
    me = acting("early_empire", control=taken)
    first = [placed(its_turn(me, seed=seed))[0] for seed in range(60)]

    assert set(first) == set(free)
    assert 15 < first.count(free[0]) < 45


@pytest.mark.rule("CND-SOL-03", "CND-SOL-05")
def test_a_thing_that_it_may_use_at_the_start_of_a_turn_is_used_or_not() -> None:
    me = acting("astrology")
    used, rows = [], set()
    for seed in SEEDS:
        match = its_turn(me, seed=seed, wonders={"oracle": CENTRE})
        used.append(bool(told(match, "used")))
        rows.add(tuple(player(match, 1).row))

    assert {*used} == {True, False}
    assert len(rows) > 3  # any two neighbours may have changed places


@pytest.mark.rule("CND-SOL-05")
def test_an_automatic_ability_applies() -> None:
    egypt = acting("pottery", leader="egypt", trade={"ap_pottery": 1})
    rome = acting("pottery", trade={"ap_pottery": 1})

    assert built(its_turn(egypt))
    assert not built(its_turn(rome))


@pytest.mark.rule("CND-SOL-05", "CND-SOL-03")
def test_an_ability_that_it_may_use_is_used_or_not() -> None:
    me = acting("masonry", leader="aztec")
    words = {"barbarians": {**PEACE["barbarians"], "I": NEAR}}
    swapped = set()
    for seed in SEEDS:
        match = its_turn(me, **words, seed=seed)
        if told(match, "won-fight"):
            swapped.add(bool(told(match, "swapped-cards")))

    assert swapped == {True, False}


@pytest.mark.rule("CND-SOL-10")
def test_terrain_never_limits_it() -> None:
    culture = its_turn(acting("early_empire", control=["3,-7", "2,-6", NEAR, "4,-7"]))
    caravan = its_turn(acting("foreign_trade", capital="1,-6"))

    assert placed(culture) == ["4,-6", "2,-5"]  # a natural wonder and a mountain
    assert caravans(caravan) == ["1,-3"]  # a mountain


@pytest.mark.rule("CND-SOL-10")
def test_machu_picchu_and_slots_are_nothing_to_it() -> None:
    match = its_turn(acting("astrology"), wonders={"machu_picchu": CENTRE})

    assert [each["n"] for each in told(match, "resolves")] == [5]
    assert player(match, 1).dial == 5


@pytest.mark.rule("CND-SOL-11")
@pytest.mark.parametrize(("tokens", "left"), [(1, 0), (3, 2)])
def test_it_spends_the_trade_tokens_that_have_an_effect_and_no_others(
    tokens: int, left: int
) -> None:
    me = acting("foreign_trade", capital="1,-6", trade={"ap_foreign_trade": tokens})
    match = its_turn(me)

    assert told(match, "arrived")[0]["space"] == "hex:1,-2"  # four spaces
    assert trade(match, 1).get("ap_foreign_trade", 0) == left


@pytest.mark.rule("CND-SOL-11")
def test_of_two_caravans_only_one_may_need_a_token() -> None:
    me = acting("currency", caravans=["1,-3", "-4,-4"], trade={"ap_currency": 3})
    for seed in SEEDS:  # in any order: one space to Buenos Aires, five to Geneva
        match = its_turn(me, seed=seed)

        assert caravans(match) == []
        assert trade(match, 1) == {"ap_currency": 2, "ap_pottery": 2, "ap_astrology": 2}


@pytest.mark.rule("CND-SOL-11")
@pytest.mark.parametrize(
    ("dice", "spent"), [((3, 4), 2), ((2, 4), 3), ((1, 4), 0), ((6, 1), 0), ((4, 4), 1)]
)
def test_in_combat_it_spends_what_turns_a_loss_into_a_win_or_nothing(
    dice: tuple[int, int], spent: int
) -> None:
    words = {"barbarians": {**PEACE["barbarians"], "I": "2,-5"}}  # a mountain: five against five
    me = acting("masonry", trade={"ap_masonry": 3})
    match = its_turn(me, **words, **rolls(dice, LOSE))

    assert sum(each["n"] for each in told(match, "spent")) == spent
    assert bool(told(match, "won-fight")) == (spent > 0 or dice == WIN)


@pytest.mark.rule("CND-SOL-12")
@pytest.mark.parametrize(("dice", "spent"), [((4, 2), 2), ((5, 2), 3), ((6, 2), 0), ((1, 2), 0)])
def test_as_a_defender_it_spends_from_its_military_card_by_the_same_rule(
    dice: tuple[int, int], spent: int
) -> None:
    cards = ["masonry", "astrology", "foreign_trade", "pottery", "early_empire"]
    person = {**PERSON, "capital": "1,-4", "row": cards}
    me = acting("early_empire", control=[NEAR], trade={"ap_masonry": 3, "ap_pottery": 3})
    match = given(person, me, **PEACE, **SOLO, **rolls(dice))
    when(match, "resolve masonry", f"attack {NEAR} piece")

    assert values(match) == (1, 1)
    assert trade(match, 1) == ({"ap_pottery": 3} | ({"ap_masonry": 3 - spent} if spent < 3 else {}))
    assert bool(told(match, "won-fight")) == (dice == (6, 2))


# Culture


@pytest.mark.rule("CND-SOL-13")
def test_early_empire_places_two_tokens_natural_wonders_before_resources() -> None:
    match = its_turn(acting("early_empire"), things={NEAR: "resource:oil"})

    assert placed(match) == ["4,-6", NEAR]


@pytest.mark.rule("CND-SOL-13", "CND-SOL-15")
def test_drama_and_poetry_places_three_resource_spawn_point_and_most_cities() -> None:
    me = acting("drama_and_poetry", capital="3,-3")
    person = {**PERSON, "cities": ["5,-3"]}  # it counts though it is not friendly
    orders = {tuple(placed(its_turn(me, person, seed=seed))) for seed in SEEDS}

    assert orders == {("2,-3", "4,-4", "4,-3")}


@pytest.mark.rule("CND-SOL-13", "CND-SOL-15")
def test_the_city_with_the_fewest_missing_tokens_comes_before_difficulty() -> None:
    ripe = ["-4,3", "-5,4", "-5,5", "-4,5", "-3,4"]  # only grassland lacks
    me = acting("early_empire", cities=["-4,4"], control=["4,-6", *ripe])
    match = its_turn(me, {**PERSON, "capital": "3,0"})

    assert placed(match)[0] == "-3,3"
    assert placed(match)[1] in ("4,-7", "2,-5")  # mature now: the other city, the hardest space


@pytest.mark.rule("CND-SOL-13")
def test_civil_service_places_three_beside_treasure_and_one_beside_any_friendly_space() -> None:
    me = acting("civil_service", control=["4,-6"], tokens={"mount_everest": ""})
    match = its_turn(me, things={"1,-5": "resource:oil", "4,-8": ""})

    # a mountain and hills beside the oil, grassland beside a spawn point; then the oil itself
    assert placed(match) == ["2,-5", "2,-6", NEAR, "1,-5"]


@pytest.mark.rule("CND-SOL-13")
def test_a_covered_spawn_point_is_no_treasure() -> None:
    me = acting("civil_service", control=["4,-6"], tokens={"mount_everest": ""})
    person = {**PERSON, "control": ["2,-4"]}
    match = its_turn(me, person, things={"1,-5": "resource:oil", "4,-8": ""})

    assert placed(match)[:3] == ["2,-5", "2,-6", "4,-7"]


@pytest.mark.rule("CND-SOL-13")
def test_mass_media_weakens_rival_tokens_beside_friendly_spaces_and_places_four() -> None:
    person = {**PERSON, "control": ["3,-7", "3,-3"], "reinforced": ["2,-5", "2,-6"]}
    match = its_turn(acting("mass_media"), person)

    assert piece(match, "2,-5") == piece(match, "2,-6") == 0  # flipped
    assert piece(match, "3,-3") == 0  # not beside
    assert [each["space"] for each in told(match, "destroyed")] == ["hex:3,-7"]
    assert set(placed(match)) == {"4,-6", "4,-7", "3,-7", NEAR}
    assert placed(match)[0] == "4,-6"


@pytest.mark.rule("CND-SOL-13")
def test_mass_media_likes_to_be_beside_rivals_more_than_difficulty() -> None:
    person = {**PERSON, "control": ["3,-4"]}
    mass_media = its_turn(acting("mass_media", control=["4,-6"]), person)
    early_empire = its_turn(acting("early_empire", control=["4,-6"]), person)

    assert placed(mass_media)[0] == NEAR  # grassland beside the person's token
    assert set(placed(early_empire)) == {"4,-7", "2,-5"}  # mountains


@pytest.mark.rule("CND-SOL-14")
@pytest.mark.parametrize(
    ("card", "free", "before", "after"),
    [
        ("early_empire", 1, 0, 1),
        ("early_empire", 0, 0, 2),
        ("drama_and_poetry", 1, 0, 2),
        ("mass_media", 0, 0, 3),
        ("mass_media", 3, 1, 2),
        ("civil_service", 1, 2, 3),
    ],
)
def test_a_token_without_a_space_becomes_trade_on_the_card(
    card: str, free: int, before: int, after: int
) -> None:
    me = acting(card, control=AROUND_CENTRE[free:], trade={f"ap_{card}": before})
    match = its_turn(me)

    assert trade(match, 1) == {f"ap_{card}": after}


@pytest.mark.rule("CND-SOL-11", "CND-SOL-14")
def test_trade_tokens_become_further_control_tokens_as_long_as_there_is_room() -> None:
    me = acting("early_empire", control=AROUND_CENTRE[3:], trade={"ap_early_empire": 3})
    match = its_turn(me)

    assert len(placed(match)) == 3
    assert trade(match, 1) == {"ap_early_empire": 2}


# Science


@pytest.mark.rule("CND-SOL-30")
def test_astrology_advances_five_spaces_and_one_for_each_trade_token() -> None:
    plain = its_turn(acting("astrology"))
    more = its_turn(acting("astrology", trade={"ap_astrology": 2}))

    assert (player(plain, 1).dial, player(more, 1).dial) == (5, 7)
    assert not trade(more, 1)


@pytest.mark.rule("CND-SOL-30")
def test_a_level_space_replaces_a_random_card_of_the_lowest_level() -> None:
    me = acting("astrology", "iron_working", "currency")
    better = set()
    for seed in SEEDS:
        now = levels(its_turn(me, seed=seed))  # only the level space at 3
        better |= {type_ for type_, level in now.items() if level == 2}

        assert sorted(now.values()) == [1, 1, 2, 2, 2]
    assert better == {*TYPES}


@pytest.mark.rule("CND-SOL-30")
@pytest.mark.parametrize(("dial", "level"), [(5, 3), (14, 4)])
def test_the_new_card_has_the_level_of_the_space(dial: int, level: int) -> None:
    match = its_turn(acting("astrology", dial=dial, trade={"ap_pottery": 2}))
    now = sorted(levels(match).values())

    assert now == ([1, 1, 1, 2, 3] if dial == 5 else [1, 1, 1, 1, level])


@pytest.mark.rule("CND-SOL-30")
def test_a_card_that_has_that_level_becomes_one_level_higher() -> None:
    seconds = ("drama_and_poetry", "currency", "animal_husbandry", "iron_working")
    match = its_turn(acting("mathematics", *seconds, dial=3))

    assert sorted(levels(match).values()) == [2, 2, 2, 2, 3]


@pytest.mark.rule("CND-SOL-31")
def test_a_card_of_the_highest_level_is_never_replaced() -> None:
    fourths = ("mass_media", "capitalism", "urbanization", "flight")
    before = acting("nuclear_power", *fourths, dial=18)
    match = its_turn(before)

    assert player(match, 1).dial == 23
    assert {*player(match, 1).row} == {*before["row"]}
    assert not told(match, "new-card")


@pytest.mark.rule("CND-SOL-30")
def test_mathematics_puts_a_trade_token_on_the_poorest_card_the_highest_of_them() -> None:
    me = acting("mathematics", trade={"ap_mathematics": 1, "ap_masonry": 1})
    match = its_turn(me, seed=2)
    first = told(match, "trade")[0]

    assert first["card"] == "card:ap_pottery"  # slot 3
    assert player(match, 1).dial == 6


@pytest.mark.rule("CND-SOL-30")
def test_mathematics_may_pay_itself() -> None:
    match = its_turn(acting("mathematics"))

    assert told(match, "trade")[0]["card"] == "card:ap_mathematics"
    assert player(match, 1).dial == 6


@pytest.mark.rule("CND-SOL-30")
def test_replaceable_parts_improves_the_lowest_card_the_highest_of_them() -> None:
    match = its_turn(acting("replaceable_parts", "iron_working", dial=6))
    first = told(match, "new-card")[0]

    # culture, economy and industry are of level I; industry lies highest
    assert (first["old"], first["card"]) == ("card:ap_pottery", "card:ap_animal_husbandry")
    assert player(match, 1).dial == 11


@pytest.mark.rule("CND-SOL-33")
def test_nuclear_power_costs_every_person_a_city_with_all_tokens_around_it() -> None:
    one = {"leader": "egypt", "capital": "-4,4", "cities": ["0,2", "3,-1"], "control": ["1,1"]}
    two = {"leader": "france", "capital": "-4,0", "cities": ["-2,-3"]}
    me = acting("nuclear_power", control=["0,1"], reinforced=["3,-7"])
    match = its_turn(me, {**one, "reinforced": ["-1,2"]}, {**two, "control": ["1,2"]})

    assert asked(match) == (0, "sacrifice-city")
    assert options(match) == ["sacrifice 0,2", "sacrifice 3,-1"]
    when(match, "sacrifice 0,2")

    assert coordinates(match, player(match, 0).cities) == ["-4,4", "3,-1"]
    assert coordinates(match, player(match, 1).cities) == ["-4,0"]  # it had no choice
    gone = ("1,1", "-1,2", "0,1", "1,2")  # whoever had them, reinforced or not
    assert [piece(match, word) for word in gone] == [-1] * 4
    assert piece(match, "3,-7") >= 0
    assert player(match, 2).dial == 5


@pytest.mark.rule("CND-SOL-33")
def test_nuclear_power_spares_capitals() -> None:
    match = its_turn(acting("nuclear_power"))

    assert len(player(match, 0).cities) == 1
    assert player(match, 1).dial == 5


# Economy


@pytest.mark.rule("CND-SOL-16")
def test_foreign_trade_moves_the_caravan_three_spaces_to_the_nearest_city_state() -> None:
    match = its_turn(acting("foreign_trade", capital="1,-6"))

    assert caravans(match) == ["1,-3"]  # on the way to Buenos Aires


@pytest.mark.rule("CND-SOL-03", "CND-SOL-16")
def test_of_several_shortest_ways_any_may_be_taken() -> None:
    stops = {tuple(caravans(its_turn(acting("foreign_trade"), seed=seed))) for seed in SEEDS}

    assert stops == {("1,-3",), ("2,-3",)}  # both beside Buenos Aires


@pytest.mark.rule("CND-SOL-16")
@pytest.mark.parametrize(
    ("diplomacy", "arrives"),
    [
        ([], "hex:1,-2"),
        (["buenos_aires"], ""),
        (["buenos_aires", "brussels", "geneva"], "hex:1,-4"),
    ],
)
def test_a_city_state_without_an_own_card_comes_before_a_rival_city(
    diplomacy: list[str], arrives: str
) -> None:
    person = {**PERSON, "cities": ["1,-4"]}  # two spaces away
    trade_ = {"ap_foreign_trade": 1}
    me = acting("foreign_trade", capital="1,-6", diplomacy=diplomacy, trade=trade_)
    match = its_turn(me, person)

    assert [each["space"] for each in told(match, "arrived")] == ([arrives] if arrives else [])


@pytest.mark.rule("CND-SOL-16")
def test_currency_sends_its_caravans_to_different_destinations() -> None:
    held = ["buenos_aires", "brussels", "geneva"]
    person = {**PERSON, "capital": "1,-4"}  # the only rival city
    match = its_turn(acting("currency", capital="1,-6", diplomacy=held), person)
    arrived = [each["space"] for each in told(match, "arrived")]

    assert arrived == ["hex:1,-4", "hex:1,-2"]  # and then a city-state whose card it has


@pytest.mark.rule("CND-SOL-16")
def test_currency_first_defeats_the_barbarians_at_hand_without_reward() -> None:
    camps = {"barbarians": {"B": "4,-4", "D": "4,-7", "I": "2,-4"}}
    me = acting("currency", control=[NEAR], caravans=["5,-7", "5,-6"])
    match = its_turn(me, **camps)

    assert [each["barbarian"] for each in told(match, "barbarian-defeated")] == [
        "barbarian:D",
        "barbarian:I",
    ]
    assert not told(match, "trade")
    assert table(match).barbarians["B"] == space(match, "4,-4")


@pytest.mark.rule("CND-SOL-16")
def test_currency_moves_each_caravan_four_spaces() -> None:
    match = its_turn(acting("currency", capital="1,-7"))

    assert "1,-3" in caravans(match)
    assert len(caravans(match)) == 2


@pytest.mark.rule("CND-SOL-17")
def test_the_way_leads_around_barbarians() -> None:
    camps = {"barbarians": {**PEACE["barbarians"], "I": "1,-4"}}
    me = acting("foreign_trade", capital="1,-6")
    stops = {tuple(caravans(its_turn(me, seed=seed, **camps))) for seed in SEEDS}

    assert stops == {("2,-4",), ("0,-3",)}  # to the east and to the west


@pytest.mark.rule("CND-SOL-03", "CND-SOL-16")
def test_steam_power_gains_a_random_resource_and_goes_six_spaces_over_water() -> None:
    gains = set()
    for seed in SEEDS:
        me = acting("steam_power", **CORNER)
        match = its_turn(me, seed=seed, **BESIEGED)
        gains |= {name for name, n in resources(match, 1).items() if n}

        assert sum(resources(match, 1).values()) == 1
        # over water to Buenos Aires and towards the next city-state
        assert "hex:1,-2" in [each["space"] for each in told(match, "arrived")]
    assert gains == {"marble", "mercury", "oil", "diamond"}


@pytest.mark.rule("CND-SOL-32")
def test_capitalism_resolves_the_card_that_is_then_last_without_a_reset() -> None:
    me = acting("capitalism", "astrology", **CORNER)
    match = its_turn(me, **BESIEGED)
    resolved = [each["card"] for each in told(match, "resolves")]

    assert resolved == ["card:ap_capitalism", "card:ap_astrology"]
    assert player(match, 1).dial == 5
    p = player(match, 1)
    assert (focus(p.row[0]).id, focus(p.row[-1]).type) == ("capitalism", "science")


@pytest.mark.rule("CND-SOL-16", "CND-SOL-32")
def test_capitalism_has_three_caravans_for_six_spaces_over_water() -> None:
    match = its_turn(acting("capitalism", **CORNER), **BESIEGED)
    arrived = {each["space"] for each in told(match, "arrived")}

    assert "hex:1,-2" in arrived
    assert len(arrived) + len(caravans(match)) == 3


@pytest.mark.rule("CND-SOL-17")
def test_a_caravan_that_can_reach_nothing_stays_and_costs_nothing() -> None:
    me = acting("foreign_trade", trade={"ap_foreign_trade": 2}, **CORNER)
    match = its_turn(me, **BESIEGED)

    assert caravans(match) == []
    assert trade(match, 1) == {"ap_foreign_trade": 2}


@pytest.mark.rule("CND-SOL-17")
def test_the_destination_is_chosen_anew_each_time() -> None:
    towards = acting("foreign_trade", caravans=["1,-3"], capital="1,-6")
    before = its_turn(towards)
    after = its_turn({**towards, "diplomacy": ["buenos_aires"]})

    assert told(before, "arrived")[0]["space"] == "hex:1,-2"
    assert not told(after, "arrived")
    assert caravans(after) == ["-1,-1"]  # three spaces on, towards Brussels


@pytest.mark.rule("CND-SOL-18")
def test_on_arrival_at_a_city_state_it_gains_as_any_player() -> None:
    me = acting("foreign_trade", caravans=["1,-3"], capital="1,-6")
    taken = set()
    for seed in SEEDS:
        match = its_turn(me, seed=seed)
        taken.add(player(match, 1).diplomacy)

        assert trade(match, 1) == {"ap_pottery": 2}  # Buenos Aires is of industry
        assert caravans(match) == []
    assert ("buenos_aires",) in taken


@pytest.mark.rule("CND-SOL-18")
def test_on_arrival_at_a_rival_city_free_choices_are_random() -> None:
    held = ["buenos_aires", "brussels", "geneva"]
    me = acting("foreign_trade", caravans=["1,-3"], diplomacy=held, capital="1,-6")
    cards: set[str] = set()
    with_trade: set[str] = set()
    for seed in range(60):
        match = its_turn(me, {**PERSON, "cities": ["1,-4"]}, seed=seed)
        cards.update(player(match, 1).diplomacy[3:])
        with_trade.update(trade(match, 1))

        assert sum(trade(match, 1).values()) == 2
    assert cards == {f"{card}@0" for card in DIPLOMACY}
    assert len(with_trade) == 5


# Industry


def wonder(card: str = "pottery", **words: Any) -> list[str]:
    """The wonder that it builds with a card, if any."""
    agendas = words.pop("victory", ["technophile_scholarly", "warmonger_paranoid"])
    sites = words.pop("wonders", {})
    match = its_turn(acting(card, **words), victory=agendas, wonders=sites)
    return [id_ for id_, _ in built(match)]


@pytest.mark.rule("CND-SOL-19")
def test_pottery_builds_a_wonder_and_also_a_city() -> None:
    match = its_turn(acting("pottery", trade={"ap_pottery": 2}))

    assert len(built(match)) == len(founded(match)) == 1
    ground = table(match).ground
    city = ground.number[founded(match)[0]]
    assert ground.land.steps_from(space(match, CENTRE))[city] == 2
    assert levels(match)["industry"] == 1


@pytest.mark.rule("CND-SOL-19")
@pytest.mark.parametrize(
    ("card", "production"),
    [("pottery", 5), ("animal_husbandry", 6), ("nationalism", 7), ("urbanization", 8)],
)
def test_a_wonder_is_built_with_the_printed_production(card: str, production: int) -> None:
    ten = ["chichen_itza", "machu_picchu", "potala_palace", "alhambra"]
    marble = {"marble": 1}  # eligible for two of them, and two production
    lacks = 10 - production - 2

    def build(tokens: int) -> Match:
        me = acting(card, trade={f"ap_{card}": tokens}, resources=marble)
        return its_turn(me, market=ten)

    assert lacks == 0 or not built(build(lacks - 1))
    enough = build(lacks)
    assert len(built(enough)) == 1
    assert built(enough)[0][0] in ("chichen_itza", "potala_palace", "alhambra")
    assert not any(resources(enough, 1).values())


@pytest.mark.rule("CND-SOL-19", "CND-SOL-20")
@pytest.mark.parametrize(
    ("words", "choice"),
    [
        ({}, "petra"),  # science and military are wanted: the cheaper
        ({"agendas": ["paranoid"]}, "oracle"),  # only science is still wanted
        ({"agendas": ["warmonger"]}, "oracle"),
        ({"wonders": {"pyramids": CENTRE}, "cities": ["1,-4"]}, "oracle"),  # it has one of science
    ],
)
def test_it_builds_what_brings_it_closest_to_an_agenda_then_the_cheapest(
    words: dict[str, Any], choice: str
) -> None:
    assert wonder(trade={"ap_pottery": 3}, **words) == [choice]


@pytest.mark.rule("CND-SOL-19", "CND-SOL-20")
def test_without_a_wanted_type_it_builds_the_cheapest() -> None:
    done = ["technophile", "warmonger"]
    me = acting("pottery", trade={"ap_pottery": 3}, agendas=done)
    words = {
        "victory": ["technophile_scholarly", "warmonger_paranoid"],
        "market": ["hanging_gardens", "great_lighthouse", "oracle", "petra"],
    }

    assert built(its_turn(me, **words))[0][0] == "petra"


@pytest.mark.rule("CND-SOL-21")
def test_it_spends_natural_wonders_first_and_resources_only_as_needed() -> None:
    words = {"market": ["", "", "", "petra"]}  # seven; oil or diamond
    owned = {"oil": 2, "diamond": 2}
    natural = acting("pottery", resources=owned, tokens={"mount_kilimanjaro": ""})
    tokens = acting("pottery", resources=owned, trade={"ap_pottery": 3})

    by_nature, by_trade = its_turn(natural, **words), its_turn(tokens, **words)
    assert resources(by_nature, 1) == resources(by_trade, 1)
    assert (resources(by_nature, 1)["oil"], resources(by_nature, 1)["diamond"]) == (2, 2)
    assert trade(by_trade, 1) == {"ap_pottery": 1}


@pytest.mark.rule("CND-SOL-03", "CND-SOL-21")
def test_which_of_two_resources_it_spends_is_random() -> None:
    me = acting("pottery", resources={"oil": 2, "diamond": 2})
    left = set()
    for seed in SEEDS:
        match = its_turn(me, market=["", "", "", "petra"], seed=seed)
        assert built(match)
        left.add((resources(match, 1)["oil"], resources(match, 1)["diamond"]))

    assert left == {(1, 2), (2, 1)}


@pytest.mark.rule("CND-SOL-22", "CND-SOL-24")
@pytest.mark.parametrize(
    ("words", "site"),
    [
        ({}, CENTRE),  # hills: four
        ({"reinforced": ["4,-1", "4,-2", "5,-3"]}, "5,-2"),  # grassland with three shields: five
    ],
)
def test_a_wonder_goes_to_the_city_with_the_highest_defence(
    words: dict[str, Any], site: str
) -> None:
    me = acting("pottery", trade={"ap_pottery": 2}, cities=["5,-2"], **words)

    assert built(its_turn(me))[0][1] == site


@pytest.mark.rule("CND-SOL-22")
def test_a_city_that_has_a_wonder_gets_no_other() -> None:
    me = acting("pottery", trade={"ap_pottery": 2}, cities=["5,-2"])
    match = its_turn(me, wonders={"hanging_gardens": CENTRE}, market=["", "", "", "petra"])

    assert built(match) == [("petra", "5,-2")]


@pytest.mark.rule("CND-SOL-23")
@pytest.mark.parametrize(
    ("words", "place"),
    [
        ({"things": {"3,-3": "resource:oil"}}, "3,-4"),  # beside marble and oil
        ({}, "2,-4"),  # beside marble, on a spawn point
        ({"barbarians": {**PEACE["barbarians"], "I": "2,-4"}}, "4,-5"),  # a mountain beside Everest
    ],
)
def test_a_city_goes_beside_treasure_then_on_a_spawn_point_then_where_it_is_safe(
    words: dict[str, Any], place: str
) -> None:
    assert founded(its_turn(acting("pottery"), market=DEAR, **words)) == [place]


@pytest.mark.rule("CND-SOL-23", "CND-SOL-24")
def test_safety_counts_reinforced_neighbours_but_not_the_token_that_the_city_replaces() -> None:
    camps = {"barbarians": {**PEACE["barbarians"], "I": "2,-4"}}
    person = {**PERSON, "control": ["4,-5", "4,-8"]}  # the mountains in range
    words = {"market": DEAR, "things": {"4,-6": "", "2,-3": ""}, **camps}
    me = acting("pottery", reinforced=["5,-7"])
    found = {tuple(founded(its_turn(me, person, seed=seed, **words))) for seed in SEEDS}

    assert found == {("5,-6",)}  # of four hills the one beside the shield


@pytest.mark.rule("CND-SOL-02", "CND-SOL-23")
def test_the_great_lighthouse_opens_the_edge_to_its_cities() -> None:
    words = {"market": DEAR, "wonders": {"great_lighthouse": "-1,-6"}, **BESIEGED}
    match = its_turn(acting("pottery", **CORNER), **words)

    assert len(founded(match)) == 1
    assert table(match).ground.land.edge[space(match, founded(match)[0])]


@pytest.mark.rule("CND-SOL-25")
@pytest.mark.parametrize(
    ("card", "better"),
    [
        ("pottery", "animal_husbandry"),
        ("animal_husbandry", "nationalism"),
        ("nationalism", "urbanization"),
    ],
)
def test_an_industry_card_that_built_nothing_gives_way_to_the_next_level(
    card: str, better: str
) -> None:
    me = acting(card, cities=NO_FIGURES, trade={f"ap_{card}": 1})
    match = its_turn(me, market=DEAR)

    assert player(match, 1).row[0] == f"ap_{better}"
    assert trade(match, 1) == {f"ap_{better}": 1}
    assert [each["card"] for each in told(match, "resolves")] == [f"card:ap_{card}"]


@pytest.mark.rule("CND-SOL-25")
def test_animal_husbandry_counts_three_spaces_from_caravans_too() -> None:
    spots = set()
    for seed in SEEDS:
        me = acting("animal_husbandry", caravans=["4,0"], **CORNER)
        match = its_turn(me, market=DEAR, seed=seed, **BESIEGED)
        spots.update(founded(match))

        assert levels(match)["industry"] == 2
    ground = table(its_turn(acting("astrology"))).ground
    far = ground.land.steps_from(ground.number["4,0"])
    assert {far[ground.number[word]] <= 3 for word in spots} == {True}


@pytest.mark.rule("CND-SOL-19", "CND-SOL-23")
def test_nationalism_counts_four_spaces_over_water() -> None:
    match = its_turn(acting("nationalism", **CORNER), market=DEAR, **BESIEGED)
    ground = table(match).ground
    far = ground.land.steps_from(ground.number["-1,-6"])

    assert len(founded(match)) == 1
    assert 2 <= far[ground.number[founded(match)[0]]] <= 4


@pytest.mark.rule("CND-SOL-32", "CND-SOL-10")
def test_urbanization_resolves_the_culture_card_too_and_resets_it() -> None:
    me = acting("urbanization", "astrology")
    match = its_turn(me, market=DEAR)
    resolved = [(each["card"], each["n"]) for each in told(match, "resolves")]

    assert resolved == [("card:ap_urbanization", 5), ("card:ap_early_empire", 5)]
    assert player(match, 1).row[:2] == ["ap_early_empire", "ap_urbanization"]
    assert len(founded(match)) == 1
    assert "4,-6" in placed(match)  # as if in slot 5


@pytest.mark.rule("CND-SOL-32")
def test_urbanization_that_builds_nothing_stays_and_resolves_the_culture_card() -> None:
    match = its_turn(acting("urbanization", cities=NO_FIGURES), market=DEAR)

    assert not founded(match)
    assert not built(match)
    assert player(match, 1).row[:2] == ["ap_early_empire", "ap_urbanization"]
    assert len(placed(match)) == 2


# Military


@pytest.mark.rule("CND-SOL-26")
def test_masonry_attacks_barbarians_then_weak_cities_then_tokens_within_two() -> None:
    camps = {"barbarians": {**PEACE["barbarians"], "I": "2,-4"}}
    person = {**PERSON, "cities": ["1,-5"], "control": ["3,-4", "3,-3"]}
    match = its_turn(acting("masonry"), person, **camps, **rolls(WIN, WIN))

    assert attacked(match) == [("2,-4", "barbarian"), ("1,-5", "piece")]
    assert values(match) == (5, 2)
    assert table(match).barbarians["I"] == -1


@pytest.mark.rule("CND-SOL-26")
def test_masonry_leaves_a_city_with_more_than_four_defence_alone() -> None:
    person = {**PERSON, "cities": ["2,-4"], "control": ["3,-4"]}  # a forest: six
    match = its_turn(acting("masonry"), person, **rolls(WIN))

    assert attacked(match) == [("3,-4", "piece")]


@pytest.mark.rule("CND-SOL-26")
def test_of_equal_targets_the_one_with_the_lowest_defence_is_attacked() -> None:
    person = {**PERSON, "control": ["2,-5", "1,-5", "3,-4"]}  # five, one, two
    match = its_turn(acting("masonry"), person, **rolls(WIN, WIN))

    assert attacked(match) == [("1,-5", "piece"), ("3,-4", "piece")]
    assert [piece(match, word) for word in ("1,-5", "3,-4", "2,-5")] == [4, 4, 0]


@pytest.mark.rule("CND-SOL-26")
def test_it_attacks_even_where_it_must_lose() -> None:
    ruhr = {"wonders": {"ruhr_valley": "-4,4"}}  # +5
    person = {**PERSON, "reinforced": ["2,-5", "4,-7", "4,-5"], "control": []}
    match = its_turn(acting("masonry"), person, **ruhr, **rolls(LOSE, LOSE))

    assert len(attacked(match)) == 2
    assert len(told(match, "repelled")) == 2


@pytest.mark.rule("CND-SOL-26")
@pytest.mark.parametrize(("target", "value"), [("barbarian", 8), ("piece", 6)])
def test_iron_working_is_better_against_barbarians_and_reaches_three_spaces(
    target: str, value: int
) -> None:
    at = "3,-3"
    camps = {**PEACE["barbarians"], "I": at} if target == "barbarian" else PEACE["barbarians"]
    person = {**PERSON, "control": [] if target == "barbarian" else [at]}
    match = its_turn(acting("iron_working"), person, barbarians=camps, **rolls(WIN))

    assert attacked(match) == [(at, target)]
    assert values(match) == (value, 5)


@pytest.mark.rule("CND-SOL-26")
@pytest.mark.parametrize(("terrain", "attacks"), [("2,-4", True), ("2,-5", False)])
def test_iron_working_attacks_cities_up_to_a_defence_of_six(terrain: str, attacks: bool) -> None:
    match = its_turn(acting("iron_working"), {**PERSON, "cities": [terrain]}, **rolls(WIN, WIN))

    assert bool(attacked(match)) == attacks


@pytest.mark.rule("CND-SOL-26")
def test_mass_production_begins_with_a_city_that_has_a_wonder() -> None:
    camps = {"barbarians": {"B": "3,-3", "D": "", "I": "2,-5"}}
    person = {**PERSON, "cities": ["2,-4", "1,-5"], "control": ["3,-4"]}
    words = {**camps, "wonders": {"stonehenge": "2,-4"}, **rolls(WIN, WIN)}
    match = its_turn(acting("mass_production"), person, **words)

    # the forest is harder, but holds Stonehenge; then the barbarian beside, not the one farther off
    assert attacked(match) == [("2,-4", "piece"), ("2,-5", "barbarian")]
    assert values(match) == (7, 5)
    assert player(match, 1).wonders == ("stonehenge",)


@pytest.mark.rule("CND-SOL-26")
@pytest.mark.parametrize(
    ("person", "things", "first"),
    [
        ({"cities": ["1,-4"], "control": ["1,-6"]}, {}, ("1,-4", "piece")),
        ({"control": ["2,-5"]}, {}, ("1,-2", "city_state")),
        ({"cities": ["2,-5"]}, {}, ("1,-2", "city_state")),  # ten is too much
        ({"cities": ["2,-5"], "control": ["1,-6"]}, {"1,-2": ""}, ("1,-6", "piece")),
    ],
)
def test_mass_production_goes_on_with_cities_city_states_and_tokens(
    person: dict[str, Any], things: dict[str, str], first: tuple[str, str]
) -> None:
    camps = {"barbarians": {**PEACE["barbarians"], "I": "3,-4"}}  # not beside a friendly space
    me = acting("mass_production", capital="1,-7", control=["1,-5"])
    match = its_turn(me, {**PERSON, **person}, things=things, **camps, **rolls(LOSE, LOSE))

    assert attacked(match) == [first, first]


@pytest.mark.rule("CND-SOL-26")
def test_a_barbarian_in_a_capital_far_off_is_beside_nothing_friendly() -> None:
    camps = {"barbarians": {**PEACE["barbarians"], "I": "1,-4"}}
    me = acting("mass_production", capital="1,-7")
    match = its_turn(me, {**PERSON, "capital": "1,-4"}, **camps, **rolls(LOSE, LOSE))

    assert attacked(match) == [("1,-4", "piece")] * 2


@pytest.mark.rule("CND-SOL-26")
def test_flight_attacks_three_times_within_five_over_everything() -> None:
    person = {**PERSON, "cities": ["2,-3"], "control": ["3,-4"]}  # a city of ten
    camps = {"barbarians": {**PEACE["barbarians"], "I": "3,-1"}}  # five spaces away, not beside
    match = its_turn(acting("flight"), person, **camps, **rolls(WIN, WIN, WIN))

    assert attacked(match) == [("2,-3", "piece"), ("1,-2", "city_state"), ("3,-4", "piece")]
    assert values(match) == (8, 2)


@pytest.mark.rule("CND-SOL-27")
def test_a_lost_attack_is_repeated() -> None:
    camps = {"barbarians": {**PEACE["barbarians"], "I": "2,-5"}}
    match = its_turn(acting("masonry"), **camps, **rolls(LOSE, WIN))

    assert attacked(match) == [("2,-5", "barbarian")] * 2
    assert table(match).barbarians["I"] == -1


@pytest.mark.rule("CND-SOL-27")
def test_it_attacks_from_any_friendly_space() -> None:
    me = acting("masonry", control=["1,1"])
    match = its_turn(me, {**PERSON, "control": ["0,2"]}, **rolls(WIN))

    assert attacked(match) == [("0,2", "piece")]


@pytest.mark.rule("CND-SOL-28")
@pytest.mark.parametrize(
    ("card", "attacks", "flips"),
    [
        ("masonry", 0, 5),
        ("masonry", 1, 2),
        ("masonry", 2, 0),
        ("iron_working", 1, 3),
        ("iron_working", 2, 1),
        ("mass_production", 1, 4),
        ("mass_production", 2, 3),
        ("flight", 3, 2),
    ],
)
def test_it_reinforces_five_less_some_for_each_attack(card: str, attacks: int, flips: int) -> None:
    targets = ["3,-4", "1,-5", "2,-4"][:attacks]
    held = ["buenos_aires"]
    me = acting(card, control=AROUND_CENTRE, diplomacy=held)
    match = its_turn(me, {**PERSON, "control": targets}, things={"1,-2": ""}, **rolls(*[WIN] * 3))

    assert len(attacked(match)) == attacks
    assert len(reinforced(match)) == flips


@pytest.mark.rule("CND-SOL-28")
def test_it_reinforces_what_is_nearest_to_danger_then_the_hardest_space() -> None:
    camps = {"barbarians": {**PEACE["barbarians"], "I": "3,-1"}}
    tokens = ["3,-8", "3,-7", "2,-5", NEAR, "4,-5", "3,-4"]  # 7, 6, 5, 4, 4, 3 spaces away
    me = acting("masonry", control=tokens)
    orders = set()
    for seed in SEEDS:
        orders.add(tuple(reinforced(its_turn(me, seed=seed, **camps))))
        orders.add(tuple(reinforced(its_turn(me, {**PERSON, "capital": "3,-1"}, seed=seed))))

    # of two equally near the mountain comes before the grassland
    assert orders == {("3,-4", "4,-5", NEAR, "2,-5", "3,-7")}


@pytest.mark.rule("CND-SOL-29")
@pytest.mark.parametrize(
    ("card", "better"), [("masonry", "iron_working"), ("iron_working", "mass_production")]
)
def test_an_idle_military_card_gives_way_to_the_next_level(card: str, better: str) -> None:
    match = its_turn(acting(card, reinforced=[NEAR]))
    busy = its_turn(acting(card, control=[NEAR]))

    assert player(match, 1).row[0] == f"ap_{better}"
    assert player(busy, 1).row[0] == f"ap_{card}"


@pytest.mark.rule("CND-SOL-29")
@pytest.mark.parametrize("card", ["mass_production", "flight"])
def test_a_higher_military_card_stays_even_if_idle(card: str) -> None:
    match = its_turn(acting(card), things={"1,-2": ""})

    assert not attacked(match)
    assert player(match, 1).row[0] == f"ap_{card}"


# Winning, and what befalls it


def agendas(*done: Iterable[str]) -> Match:
    """The victory check, with the agendas that the person and the automated player have done."""
    person, me = ({"agendas": list(each)} for each in done)
    return given({**PERSON, **person}, {**acting("astrology"), **me}, phase="victory", **SOLO)


ALL = ("civilized", "warmonger", "explorer")


@pytest.mark.rule("CND-SOL-34")
def test_if_it_wins_the_people_lose() -> None:
    match = agendas(ALL[:2], ALL)

    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ([], "automated")
    assert match.result.scores == [2]


@pytest.mark.rule("CND-SOL-34")
def test_it_loses_to_a_person_who_is_first_or_better() -> None:
    alone, better = agendas(ALL, ALL[:2]), agendas(ALL, ALL)

    assert alone.result is not None
    assert (alone.result.winners, alone.result.reason) == ([0], "agendas")
    assert better.result is not None
    assert better.result.winners == [0]
    assert agendas((), ()).result is None


@pytest.mark.rule("CND-SOL-35")
def test_it_discards_trade_tokens_at_random_when_barbarians_come_to_its_capital() -> None:
    tokens = {"ap_pottery": 2, "ap_masonry": 2, "ap_early_empire": 2}
    me = acting("astrology", trade=tokens)
    left = set()
    for seed in SEEDS:
        camps = {"B": "", "D": "", "I": NEAR}
        match = raided(PERSON, me, to=CENTRE, barbarians=camps, seed=seed, **SOLO)
        left.add(tuple(sorted(trade(match, 1).items())))

        assert sum(trade(match, 1).values()) == 4
        assert asked(match) == (0, "turn")
    assert len(left) > 3


@pytest.mark.rule("CND-SOL-35", "CND-SOL-03")
def test_its_trade_tokens_of_the_event_go_to_random_cards() -> None:
    me = acting("astrology", control=AROUND_CENTRE)  # a mature capital
    cards = {
        card
        for seed in SEEDS
        for card in trade(given(PERSON, me, phase="event", dial=2, seed=seed, **PEACE, **SOLO), 1)
    }

    assert len(cards) == 5

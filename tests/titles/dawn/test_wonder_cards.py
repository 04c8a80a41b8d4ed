"""What each of the 24 world wonders does (CND-WON). Building and control: test_wonders.py."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from oikumene.engine.match import Match
from tests.titles.dawn.given import asked, given, options, player, space, table, told, when, words
from tests.titles.dawn.stage import (
    BEYOND,
    CENTRE,
    FAR,
    NEAR,
    PEACE,
    attacking,
    building,
    raided,
    row,
    values,
)

HOME = "2,-7"
"""Grassland in the north among hills: 1,-7, 1,-6, 2,-6 and 3,-7."""
HILLS = ["1,-6", "1,-7", "2,-6", "3,-7"]


def with_wonders(
    *wonders: str,
    rival: dict[str, Any] = FAR,
    more: dict[str, Any] | None = None,
    **me: Any,
) -> Match:
    """A player with wonders under the capital and further cities, at the start of a turn."""
    sites = [CENTRE, BEYOND, "-1,-6"]
    mine = {"leader": "rome", "capital": CENTRE, "cities": sites[1 : len(wonders)], **me}
    home = mine["capital"]
    laid = dict(zip(wonders, [home, *sites[1:]], strict=False))
    return given(mine, rival, **{**PEACE, "wonders": laid, **(more or {})})


def offers(match: Match) -> set[str]:
    """The spaces of the options on offer."""
    return {option.split()[1] for option in options(match) if " " in option}


def number(match: Match) -> int:
    """The number that comes with the open decision."""
    assert match.decision is not None
    return int(match.decision.args["n"])


def mature(match: Match, seat: int = 0) -> list[str]:
    """A player's mature cities."""
    return words(match, match.view(seat)["table"]["players"][seat]["mature"])


def land(match: Match, but: set[str], count: int) -> list[str]:
    """Some spaces without anything on them."""
    s = table(match)
    free = [
        word
        for n, word in enumerate(s.ground.words)
        if not s.ground.water[n] and s.pieces[n] < 0 and n not in s.things and word not in but
    ]
    return free[:count]


# Stonehenge


@pytest.mark.rule("CND-WON-16", "CND-TIM-07")
def test_stonehenge_goes_from_hills_to_hills_as_far_as_the_player_likes() -> None:
    match = with_wonders("stonehenge", capital=HOME, row=row(early_empire=2))

    when(match, "resolve early_empire", "place 2,-6")
    assert options(match) == ["place 1,-6", "place 3,-7", "place 3,-6", "done"]
    when(match, "place 3,-6")
    assert options(match) == ["place 3,-7", "done"], "two spaces from the city"
    when(match, "done")
    assert options(match) == ["place 1,-6", "place 3,-7", "done"]
    when(match, "place 1,-6")
    assert options(match) == ["place 1,-7", "done"]
    when(match, "place 1,-7")
    assert options(match) == ["place 3,-7", "done"], "1,-7 is the end, 2,-6 has one left"
    when(match, "done")
    assert (asked(match), number(match)) == ((0, "place-token"), 1)
    assert offers(match) == {"3,-7", "3,-8"}, "the second token of the card"
    when(match, "done")

    assert words(match, player(match).control) == ["1,-6", "1,-7", "2,-6", "3,-6"]
    assert player(match).unused_tokens == 27


@pytest.mark.rule("CND-WON-16")
def test_stonehenge_needs_neither_slot_nor_city_but_legal_hills() -> None:
    match = with_wonders(
        "stonehenge",
        capital=HOME,
        row=row(early_empire=2),
        rival=FAR | {"control": ["3,-6"]},
        more={"barbarians": {"B": "", "D": "1,-6", "I": ""}},
    )

    when(match, "resolve early_empire", "place 2,-6")

    assert options(match) == ["place 3,-7", "done"]


@pytest.mark.rule("CND-WON-16")
def test_stonehenge_knows_only_hills_and_its_controller() -> None:
    match = with_wonders("stonehenge", capital=HOME, row=row(early_empire=2))
    when(match, "resolve early_empire", "place 3,-8")
    assert offers(match) == set(HILLS), "grassland: on with the card"

    match = with_wonders("oracle", capital=HOME, row=row(early_empire=2))
    when(match, "resolve early_empire", "place 2,-6")
    assert offers(match) == {*HILLS, "3,-8"} - {"2,-6"}, "without Stonehenge: on with the card"


@pytest.mark.rule("CND-WON-17")
def test_stonehenge_follows_the_hanging_gardens_and_urbanization() -> None:
    match = with_wonders("stonehenge", "hanging_gardens", capital=HOME, row=row(early_empire=1))
    when(match, "use hanging_gardens", "place 2,-6")
    assert options(match) == ["place 1,-6", "place 3,-7", "place 3,-6", "done"]

    match = building(card="urbanization", slot=2, wonders={"stonehenge": CENTRE})
    when(match, "found 1,-6", "place 2,-6")
    assert options(match) == ["place 3,-7", "done"]


@pytest.mark.rule("CND-WON-17")
def test_stonehenge_does_not_follow_a_moved_token() -> None:
    match = with_wonders("stonehenge", capital=HOME, control=["1,-5"], row=row(drama_and_poetry=1))

    when(match, "resolve drama_and_poetry", "done", "shift 1,-5 2,-6")

    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-WON-17")
def test_stonehenge_does_not_follow_a_replaced_or_captured_token() -> None:
    rival = FAR | {"control": ["2,-6", "3,-3"]}
    match = with_wonders("stonehenge", capital=HOME, row=row(mass_media=1), rival=rival)
    when(match, "resolve mass_media", "done", "convert 2,-6")
    assert words(match, player(match).control) == ["2,-6"]
    assert asked(match) == (1, "turn")

    match = with_wonders("stonehenge", "eiffel_tower", capital=HOME, rival=rival)
    when(match, "use eiffel_tower", "fetch 2,-6", "give 2,-6")
    assert words(match, player(match).control) == ["2,-6"]
    assert asked(match) == (0, "turn")

    match = with_wonders("stonehenge", capital=HOME, row=row(flight=5), rival=rival)
    when(match, "resolve flight", "attack 2,-6 piece")
    assert words(match, player(match).control) == ["2,-6"]
    assert asked(match) == (0, "attack")


# The other wonders of culture


@pytest.mark.rule("CND-TIM-01")
def test_the_hanging_gardens_place_a_token_up_to_difficulty_4_at_the_start_of_a_turn() -> None:
    match = with_wonders("hanging_gardens", capital="1,1", row=row(early_empire=1))

    when(match, "use hanging_gardens")
    assert offers(match) == {"1,0", "0,2", "2,0", "0,1", "2,1"}, "but no natural wonder"
    when(match, "place 2,1")

    assert words(match, player(match).control) == ["2,1"]
    assert asked(match) == (0, "turn")
    assert not options(match, "use"), "once"


@pytest.mark.rule("CND-TIM-01")
def test_the_hanging_gardens_may_rest() -> None:
    match = with_wonders("hanging_gardens", capital="1,1")

    when(match, "use hanging_gardens", "done")

    assert player(match).control == []
    assert asked(match) == (0, "turn")


@pytest.mark.rule("CND-WON-18", "CND-TIM-01")
def test_the_forbidden_city_destroys_a_rival_token_beside_a_friendly_space() -> None:
    match = with_wonders(
        "forbidden_city",
        control=[BEYOND, "4,-5"],
        rival=FAR | {"control": [NEAR, "3,-2"], "reinforced": ["3,-3"], "cities": ["2,-6"]},
    )

    when(match, "use forbidden_city")
    assert offers(match) == {NEAR, "3,-3"}, "beside the capital and beside a token"
    when(match, "destroy 3,-3")

    rival = player(match, 1)
    assert words(match, rival.control) == ["3,-2", NEAR]
    assert rival.unused_tokens == 29
    assert table(match).pieces[space(match, "3,-3")] < 0
    assert not options(match, "use"), "once"


@pytest.mark.rule("CND-CUL-11")
def test_chichen_itza_opens_empty_forests_everywhere() -> None:
    forests = {"-5,-3", "-4,-1", "2,-1", "3,1"}

    match = with_wonders("chichen_itza", row=row(early_empire=3), caravans=["2,-1"])
    when(match, "resolve early_empire")

    assert offers(match) & forests == forests - {"2,-1"}, "a caravan is in one of them"
    assert not offers(match) & {"-4,-2", "-4,-4", "1,0"}, "resources, and other terrain"
    match = with_wonders("chichen_itza", row=row(early_empire=2))
    when(match, "resolve early_empire")
    assert not offers(match) & forests, "the limit of the card stays"


@pytest.mark.rule("CND-CUL-11")
def test_chichen_itza_helps_the_hanging_gardens_and_urbanization_but_not_stonehenge() -> None:
    match = with_wonders("chichen_itza", "hanging_gardens")
    when(match, "use hanging_gardens")
    assert "-5,-3" in offers(match)

    match = building(card="urbanization", slot=3, wonders={"chichen_itza": CENTRE})
    when(match, f"found {BEYOND}")
    assert "-5,-3" in offers(match)

    match = with_wonders("chichen_itza", "stonehenge", row=row(early_empire=3))
    when(match, "resolve early_empire", "place 2,-6")
    assert "-5,-3" not in offers(match), "hills only"


@pytest.mark.rule("CND-CIT-06")
def test_the_sydney_opera_house_lets_rival_tokens_mature_a_city() -> None:
    me: dict[str, Any] = {"capital": "3,-8", "control": ["4,-8"]}
    around = FAR | {"control": ["3,-7"], "reinforced": [HOME]}

    assert mature(with_wonders("sydney_opera_house", **me, rival=around)) == ["3,-8"]
    assert mature(with_wonders("oracle", **me, rival=around)) == []
    city = FAR | {"control": ["3,-7"], "cities": [HOME]}
    assert mature(with_wonders("sydney_opera_house", **me, rival=city)) == [], "tokens only"


@pytest.mark.rule("CND-WON-19", "CND-TIM-01")
def test_the_eiffel_tower_takes_the_one_of_two_tokens_that_the_rival_chooses() -> None:
    match = with_wonders(
        "eiffel_tower", rival=FAR | {"control": ["-3,4", "1,0"], "reinforced": ["4,0"]}
    )

    when(match, "use eiffel_tower", "fetch 4,0")
    assert offers(match) == {"-3,4", "1,0"}
    when(match, "fetch 1,0")
    assert asked(match) == (1, "give-up-token")
    assert offers(match) == {"4,0", "1,0"}
    when(match, "give 4,0")

    assert words(match, player(match, 0).control) == ["4,0"]
    assert table(match).pieces[space(match, "4,0")] == 0, "not reinforced"
    assert words(match, player(match, 1).control) == ["-3,4", "1,0"]
    assert asked(match) == (0, "turn")
    assert not options(match, "use"), "once"


@pytest.mark.rule("CND-WON-19")
def test_the_eiffel_tower_wants_two_tokens_of_the_same_rival() -> None:
    match = given(
        {"capital": CENTRE},
        FAR | {"control": ["-3,4", "-3,3"]},
        {"capital": "5,1", "control": ["4,1"]},
        wonders={"eiffel_tower": CENTRE},
    )
    when(match, "use eiffel_tower")
    assert offers(match) == {"-3,4", "-3,3"}, "the third player has only one"

    match = with_wonders("eiffel_tower", rival=FAR | {"control": ["-3,4"]})
    assert not options(match, "use")


@pytest.mark.rule("CND-WON-19")
@pytest.mark.parametrize(("tokens", "can"), [(30, True), (31, False)])
def test_the_eiffel_tower_wants_an_unused_token(tokens: int, can: bool) -> None:
    empty = with_wonders("eiffel_tower", rival=FAR)
    mine = land(empty, {"-3,4", "-3,3"}, tokens)

    match = with_wonders(
        "eiffel_tower",
        control=mine,
        rival=FAR | {"control": ["-3,4", "-3,3"]},
        more={"victory": ["technophile_scholarly"]},  # no agenda that tokens would mark
    )

    assert player(match).unused_tokens == 31 - tokens
    assert options(match, "use") == ["use eiffel_tower"] * can


# Economy


@pytest.mark.rule("CND-ECO-21")
def test_the_colossus_gives_six_spaces_that_all_caravans_share() -> None:
    match = with_wonders("colossus", row=row(currency=5))

    when(match, "resolve currency")
    assert number(match) == 10
    when(match, "go 3,1")
    assert number(match) == 7, "seven spaces away: three of the six are gone"
    when(match, "stay")

    assert words(match, player(match).caravans) == ["3,1"]


@pytest.mark.rule("CND-ECO-21")
def test_the_colossus_gives_its_spaces_at_every_resolution() -> None:
    match = with_wonders("colossus", "venetian_arsenal", row=row(foreign_trade=5))

    when(match, "resolve foreign_trade")
    assert number(match) == 9
    when(match, "go 3,1", "again foreign_trade")

    assert number(match) == 9


@pytest.mark.rule("CND-IND-14")
def test_the_great_lighthouse_lets_cities_be_built_on_the_edge_of_the_map() -> None:
    match = building(slot=3, wonders={"great_lighthouse": CENTRE})

    when(match, "found -5,-3")

    assert words(match, player(match).cities) == ["-5,-3", CENTRE]


@pytest.mark.rule("CND-WON-20")
@pytest.mark.parametrize(("slot", "steps"), [(1, 3), (2, 3), (3, 3), (4, 4), (5, 5)])
def test_machu_picchu_makes_a_third_slot_of_the_first_two(slot: int, steps: int) -> None:
    cards = row(astrology=slot)
    match = with_wonders("machu_picchu", row=cards)

    when(match, "resolve astrology", "done")

    assert player(match).dial == steps
    assert player(match).row == ["astrology", *[card for card in cards if card != "astrology"]], (
        "the reset is that of the real slot"
    )
    assert player(match).row[slot:] == cards[slot:]


@pytest.mark.rule("CND-WON-20")
def test_machu_picchu_opens_forests_and_needs_its_controller() -> None:
    near_forest: dict[str, Any] = {"capital": BEYOND, "row": row(early_empire=1)}
    match = with_wonders("machu_picchu", **near_forest)
    when(match, "resolve early_empire")
    assert offers(match) == {NEAR, "2,-4"}, "forest, but no mountain"

    match = with_wonders("oracle", **near_forest)
    when(match, "resolve early_empire")
    assert offers(match) == {NEAR}


@pytest.mark.rule("CND-WON-21")
def test_machu_picchu_is_blind_to_as_though_in_the_first_slot() -> None:
    match = with_wonders("machu_picchu", row=row(capitalism=5), dial=0)
    when(match, "resolve capitalism", "stay", "stay", "stay", "also astrology")
    assert player(match).dial == 1

    match = with_wonders("machu_picchu", "venetian_arsenal", row=row(astrology=5), dial=7)
    when(match, "resolve astrology", "done", "again astrology")
    assert player(match).dial == 7 + 5 + 1


def gaining(match: Match) -> Match:
    """A barbarian beside the capital is defeated: a trade token is to be placed."""
    return when(match, "resolve flight", f"attack {NEAR} barbarian")


BARBARIAN: dict[str, Any] = {"barbarians": {"B": "", "D": NEAR, "I": ""}}


@pytest.mark.rule("CND-WON-24")
def test_great_zimbabwe_stores_trade_tokens_instead_of_focus_cards() -> None:
    match = gaining(with_wonders("great_zimbabwe", row=row(flight=5), more=BARBARIAN))
    assert asked(match) == (0, "put-trade")
    assert options(match) == [f"put {card}" for card in (*row(flight=5), "great_zimbabwe")]

    when(match, "put great_zimbabwe")

    assert (player(match).stored, sum(player(match).trade)) == (1, 0)


@pytest.mark.rule("CND-WON-24")
def test_great_zimbabwe_takes_tokens_that_belong_on_a_certain_card() -> None:
    match = with_wonders(
        "great_zimbabwe", row=row(foreign_trade=5), caravans=["1,-3"], diplomacy=["buenos_aires"]
    )

    when(match, "resolve foreign_trade", "go 1,-2")
    assert options(match) == ["put pottery", "put great_zimbabwe"]
    when(match, "put great_zimbabwe", "put pottery")

    me = player(match)
    assert (me.stored, me.trade[me.row.index("pottery")]) == (1, 1)


@pytest.mark.rule("CND-WON-24")
def test_great_zimbabwe_holds_four() -> None:
    match = gaining(with_wonders("great_zimbabwe", row=row(flight=5), stored=4, more=BARBARIAN))

    when(match, "put great_zimbabwe")

    assert (player(match).stored, sum(player(match).trade)) == (4, 0)


@pytest.mark.rule("CND-WON-24", "CND-TIM-01")
def test_great_zimbabwe_is_unloaded_at_the_start_of_a_turn_only() -> None:
    match = with_wonders(
        "great_zimbabwe", row=row(astrology=2), stored=4, trade={"astrology": 2, "masonry": 3}
    )

    when(match, "use great_zimbabwe")
    assert (asked(match), number(match)) == ((0, "unload"), 4)
    assert "put masonry" not in options(match), "it is full"
    when(match, "put astrology")
    assert "put astrology" not in options(match)
    when(match, "put pottery", "done")

    assert player(match).stored == 2
    assert not options(match, "use"), "once"
    when(match, "resolve astrology")
    assert options(match) == ["spend 0", "spend 1", "spend 2", "spend 3"], "only what is on it"


@pytest.mark.rule("CND-WON-24")
def test_tokens_on_great_zimbabwe_are_lost_with_the_city() -> None:
    rival = FAR | {"cities": [NEAR], "stored": 3}
    match = attacking({}, rival, target=f"{NEAR} piece", wonders={"great_zimbabwe": NEAR})
    assert (player(match, 0).wonders, player(match, 0).stored) == (("great_zimbabwe",), 0)
    assert player(match, 1).stored == 0

    match = raided(
        {"capital": CENTRE, "cities": [BEYOND], "stored": 3},
        FAR,
        to=BEYOND,
        barbarians={"B": "", "D": "3,-3", "I": ""},
        wonders={"great_zimbabwe": BEYOND},
    )
    assert player(match).stored == 0


@pytest.mark.rule("CND-WON-24")
def test_tokens_on_great_zimbabwe_are_lost_with_the_capital_defeated() -> None:
    rival = {"capital": NEAR, "stored": 3}
    match = attacking({}, rival, target=f"{NEAR} piece", wonders={"great_zimbabwe": NEAR})

    assert (player(match, 0).wonders, player(match, 0).stored) == (("great_zimbabwe",), 0)
    assert player(match, 1).stored == 0


@pytest.mark.rule("CND-WON-24", "CND-CST-08")
def test_tokens_on_great_zimbabwe_are_lost_when_its_city_state_is_liberated() -> None:
    state = "1,-2"
    match = attacking(
        {"control": ["1,-3"]},
        FAR | {"cities": [state], "stored": 3, "tokens": {"buenos_aires": "pottery"}},
        target=f"{state} piece",
        conquered={"buenos_aires": state},
        wonders={"great_zimbabwe": state},
    )

    when(match, "liberate buenos_aires")

    assert (player(match, 0).wonders, player(match, 1).wonders) == ((), ())
    assert player(match, 1).stored == 0


@pytest.mark.rule("CND-WON-23")
def test_maracana_plays_and_resets_the_economy_card_first() -> None:
    match = with_wonders("estadio_do_maracana", row=row(astrology=3, foreign_trade=4), dial=6)

    when(match, "resolve astrology")
    assert asked(match) == (0, "also-economy")
    assert options(match) == ["also foreign_trade", "done"]
    when(match, "also foreign_trade", f"go {NEAR}")

    assert player(match).dial == 6 + 4, "the chosen card has moved up to slot 4"
    assert words(match, player(match).caravans) == [NEAR]
    when(match, "done")
    assert player(match).row == ["astrology", "foreign_trade", "early_empire", "pottery", "masonry"]


@pytest.mark.rule("CND-WON-23")
def test_maracana_is_optional_and_for_other_cards_only() -> None:
    cards = row(astrology=3, foreign_trade=4)
    match = with_wonders("estadio_do_maracana", row=cards, dial=6)
    when(match, "resolve astrology", "done")
    assert player(match).dial == 9
    assert player(match).row[3] == "foreign_trade"

    match = with_wonders("estadio_do_maracana", row=cards)
    when(match, "resolve foreign_trade")
    assert asked(match) == (0, "move-caravan")


@pytest.mark.rule("CND-WON-23")
def test_maracana_plays_once_per_turn() -> None:
    match = with_wonders("estadio_do_maracana", row=row(capitalism=4, pottery=5))

    when(match, "resolve pottery", "also capitalism", "stay", "stay", "stay", "also astrology")

    assert player(match).dial == 1
    assert asked(match) == (0, "build"), "the extra card does not set it off again"


@pytest.mark.rule("CND-WON-23", "CND-SCI-10")
def test_maracana_plays_on_with_the_card_that_has_replaced_the_chosen_one() -> None:
    match = with_wonders("estadio_do_maracana", row=row(capitalism=4, pottery=5), dial=2)

    when(match, "resolve pottery", "also capitalism", "stay", "stay", "stay", "also astrology")
    when(match, "replace pottery animal_husbandry")

    assert asked(match) == (0, "build")
    assert table(match).resolving == "animal_husbandry"


@pytest.mark.rule("CND-WON-22", "CND-AMB-08", "CND-SCI-10")
def test_the_venetian_arsenal_repeats_the_card_that_printed_maracana_has_let_replace() -> None:
    match = with_wonders(
        "estadio_do_maracana",
        "venetian_arsenal",
        row=row(capitalism=4, pottery=5),
        dial=2,
        more={"options": {"use_printed_maracana": True}},
    )

    when(match, "resolve pottery", "done", "also capitalism", "stay", "stay", "stay")
    when(match, "also astrology", "replace pottery animal_husbandry")

    assert asked(match) == (0, "resolve-again")
    assert options(match) == ["again animal_husbandry", "done"]
    when(match, "again animal_husbandry")
    assert player(match).row[0] == "animal_husbandry"


@pytest.mark.rule("CND-CBT-05", "CND-CBT-08")
@pytest.mark.parametrize(("caravans", "bonus"), [([CENTRE], 2), ([CENTRE, "2,-4"], 4), ([NEAR], 0)])
def test_big_ben_counts_own_caravans_beside_the_defending_space(
    caravans: list[str], bonus: int
) -> None:
    trader = {"row": row(flight=5, currency=1), "caravans": caravans}
    target = f"{NEAR} piece"

    match = attacking(trader, FAR | {"control": [NEAR]}, target=target, wonders={"big_ben": CENTRE})
    assert values(match) == (8 + bonus, 1)

    rival = FAR | {"control": [NEAR], "row": row(currency=1), "caravans": caravans}
    match = attacking({}, rival, target=target, wonders={"big_ben": "-4,4"})
    assert values(match) == (8, 1 + bonus)

    rival = FAR | {"control": [NEAR], "row": row(currency=1), "caravans": caravans}
    match = attacking({}, rival, target=target, wonders={"big_ben": CENTRE})
    assert values(match) == (8, 1), "not those of rivals"


# Science


@pytest.mark.rule("CND-TIM-01")
def test_the_oracle_swaps_two_neighbours_with_their_tokens() -> None:
    cards = row(astrology=1, pottery=2)
    match = with_wonders("oracle", row=cards, trade={"pottery": 2})

    when(match, "use oracle")
    assert options(match) == [f"swap-cards {a} {b}" for a, b in pairwise(cards)]
    when(match, "swap-cards astrology pottery")

    assert player(match).row == ["pottery", "astrology", *cards[2:]]
    assert player(match).trade == [2, 0, 0, 0, 0]
    assert not options(match, "use"), "once"


def raising(wonder: str, **me: Any) -> Match:
    """A wonder of science has just been built."""
    return when(building({"resources": {"mercury": 3}, **me}, market=[wonder]), f"wonder {wonder}")


@pytest.mark.rule("CND-WON-15")
def test_the_pyramids_improve_three_cards_of_level_i() -> None:
    cards = ["early_empire", "mathematics", "foreign_trade", "masonry", "pottery"]
    match = raising("pyramids", row=cards, trade={"masonry": 2})
    pairs = {
        "early_empire": "drama_and_poetry",
        "foreign_trade": "currency",
        "masonry": "iron_working",
        "pottery": "animal_husbandry",
    }
    assert options(match) == [*[f"replace {old} {new}" for old, new in pairs.items()], "done"]

    when(match, "replace early_empire drama_and_poetry", "replace masonry iron_working")
    assert options(match) == [
        "replace foreign_trade currency",
        "replace pottery animal_husbandry",
        "done",
    ]
    when(match, "replace foreign_trade currency")

    assert asked(match) == (1, "turn"), "three and no more"
    me = player(match)
    assert me.row == ["pottery", "drama_and_poetry", "mathematics", "currency", "iron_working"]
    assert me.trade == [0, 0, 0, 0, 2]


@pytest.mark.rule("CND-WON-15")
def test_the_porcelain_tower_improves_two_cards_by_one_level() -> None:
    cards = ["early_empire", "mathematics", "capitalism", "mass_production", "pottery"]
    match = raising("porcelain_tower", row=cards)
    assert options(match) == [
        "replace early_empire drama_and_poetry",
        "replace mathematics replaceable_parts",
        "replace mass_production flight",
        "replace pottery animal_husbandry",
        "done",
    ]

    when(match, "replace mathematics replaceable_parts")
    assert "replace replaceable_parts nuclear_power" not in options(match), "another card"
    when(match, "replace mass_production flight")

    assert asked(match) == (1, "turn"), "two and no more"
    assert player(match).row == [
        "pottery",
        "early_empire",
        "replaceable_parts",
        "capitalism",
        "flight",
    ]


@pytest.mark.rule("CND-SCI-14")
def test_oxford_university_gives_cards_of_any_type_but_not_for_science() -> None:
    match = with_wonders("oxford_university", row=row(astrology=3))

    when(match, "resolve astrology")

    others = [card for card in row(astrology=3) if card != "astrology"]
    level_ii = ["animal_husbandry", "currency", "drama_and_poetry", "iron_working", "mathematics"]
    swaps = [f"replace {old} {new}" for old in others for new in level_ii]
    assert set(options(match, "replace")) == {*swaps, "replace astrology mathematics"}


@pytest.mark.rule("CND-WON-25", "CND-DIP-02")
def test_the_potala_palace_takes_three_cards_when_built() -> None:
    match = raising("potala_palace")
    assert (asked(match), number(match)) == ((0, "take-diplomacy"), 3)
    assert options(match) == [
        "take joint_war@1",
        "take defensive_pact@1",
        "take open_borders@1",
        "take embassy@1",
        "done",
    ]

    when(match, "take embassy@1", "take joint_war@1", "take open_borders@1")

    assert asked(match) == (1, "turn")
    assert player(match).diplomacy == ("embassy@1", "joint_war@1", "open_borders@1")


@pytest.mark.rule("CND-WON-25")
def test_the_potala_palace_takes_what_lies_in_the_stocks_of_others_and_may_stop() -> None:
    match = given(
        {"capital": CENTRE, "row": row(pottery=5), "resources": {"mercury": 3}},
        FAR | {"diplomacy": ["embassy@2", "embassy@0"]},
        {"capital": "5,1", "diplomacy": ["joint_war@1", "joint_war@0"]},
        market=["potala_palace"],
    )

    when(match, "resolve pottery", "wonder potala_palace")
    assert set(options(match, "take")) == {
        "take defensive_pact@1",
        "take open_borders@1",
        "take embassy@1",
        "take joint_war@2",
        "take defensive_pact@2",
        "take open_borders@2",
    }
    when(match, "take embassy@1", "take joint_war@2", "done")

    assert player(match).diplomacy == ("embassy@1", "joint_war@2")


@pytest.mark.rule("CND-WON-25", "CND-DIP-02")
@pytest.mark.parametrize("wonder", ["potala_palace", "oracle"])
def test_with_the_potala_palace_a_new_card_does_not_cost_the_old_one(wonder: str) -> None:
    match = with_wonders(
        wonder,
        row=row(foreign_trade=5),
        caravans=[NEAR],
        diplomacy=["joint_war@1"],
        rival=FAR | {"cities": [BEYOND]},
    )

    when(match, "resolve foreign_trade", f"go {BEYOND}", "put pottery", "put pottery")
    when(match, "take embassy@1")

    kept = ("joint_war@1",) if wonder == "potala_palace" else ()
    assert player(match).diplomacy == (*kept, "embassy@1")


@pytest.mark.rule("CND-WON-25", "CND-HID-04")
def test_without_the_potala_palace_one_card_of_each_rival_is_kept() -> None:
    mine = ["embassy@0", "joint_war@0", "open_borders@0", "embassy@2", "joint_war@2"]
    match = attacking(
        {"diplomacy": ["embassy@1"]},
        FAR | {"cities": [NEAR], "diplomacy": mine},
        {"capital": "5,1"},
        target=f"{NEAR} piece",
        wonders={"potala_palace": NEAR},
    )

    assert asked(match) == (1, "return-diplomacy")
    assert options(match) == [f"return {card}" for card in mine[:3]]
    when(match, "return embassy@0", "return joint_war@0")
    assert options(match) == ["return embassy@2", "return joint_war@2"]
    when(match, "return joint_war@2")

    assert player(match, 1).diplomacy == ("open_borders@0", "embassy@2")
    assert player(match, 0).wonders == ("potala_palace",)
    assert asked(match) == (0, "attack")


@pytest.mark.rule("CND-WON-27")
@pytest.mark.parametrize(
    ("mine", "theirs", "bonus"), [(1, 0, 4), (2, 1, 4), (0, 0, 0), (1, 1, 0), (1, 2, 0)]
)
def test_the_kremlin_helps_whoever_has_more_reinforced_tokens(
    mine: int, theirs: int, bonus: int
) -> None:
    match = attacking(
        {"reinforced": ["1,0", "0,2"][:mine]},
        FAR | {"control": [NEAR], "reinforced": ["-3,4", "-3,3"][:theirs]},
        {"capital": "5,1", "reinforced": ["4,1", "5,2", "6,1"]},
        target=f"{NEAR} piece",
        wonders={"kremlin": CENTRE},
    )

    assert values(match) == (8 + bonus, 1), "the third player does not matter"


@pytest.mark.rule("CND-WON-27")
def test_the_kremlin_counts_at_the_moment_of_the_attack() -> None:
    match = attacking(
        {"reinforced": ["1,0"]},
        FAR | {"reinforced": [NEAR], "control": ["2,-4"]},
        target=f"{NEAR} piece",
        wonders={"kremlin": CENTRE},
    )
    assert values(match)[0] == 8, "one against one"

    when(match, "attack 2,-4 piece")

    assert values(match)[0] == 12, "the defender has lost its only one"


@pytest.mark.rule("CND-WON-27")
@pytest.mark.parametrize("target", [f"{NEAR} barbarian", "1,-2 city_state"])
def test_the_kremlin_helps_against_players_only(target: str) -> None:
    match = attacking(
        {"reinforced": ["1,-3"]}, FAR, target=target, wonders={"kremlin": CENTRE}, **BARBARIAN
    )

    assert values(match)[0] == 8


@pytest.mark.rule("CND-WON-27")
def test_the_kremlin_does_not_defend() -> None:
    rival = FAR | {"control": [NEAR], "reinforced": ["-3,4"]}
    match = attacking({}, rival, target=f"{NEAR} piece", wonders={"kremlin": "-4,4"})

    assert values(match) == (8, 1)


# Military


@pytest.mark.rule("CND-CBT-05", "CND-CBT-08")
@pytest.mark.parametrize(
    ("wonder", "attack", "defence"),
    [
        ("petra", 0, 2),
        ("terracotta_army", 2, 0),
        ("alhambra", 2, 2),
        ("pentagon", 2, 0),
        ("ruhr_valley", 0, 5),
    ],
)
def test_petra_terracotta_army_alhambra_pentagon_and_ruhr_valley_in_combat(
    wonder: str, attack: int, defence: int
) -> None:
    target = f"{NEAR} piece"
    rival = FAR | {"control": [NEAR]}

    mine = attacking({}, rival, target=target, wonders={wonder: CENTRE})
    theirs = attacking({}, rival, target=target, wonders={wonder: "-4,4"})

    assert values(mine) == (8 + attack, 1)
    assert values(theirs) == (8, 1 + defence)


@pytest.mark.rule("CND-CBT-05", "CND-CBT-09")
def test_bonuses_of_wonders_hold_against_everything_and_add_up() -> None:
    wonders = {"terracotta_army": CENTRE, "alhambra": "-1,-6"}
    me = {"cities": ["-1,-6"], "control": ["1,-3"]}

    for target, defence in ((f"{NEAR} barbarian", 1), ("1,-2 city_state", 8)):
        match = attacking(me, FAR, target=target, wonders=wonders, **BARBARIAN)
        assert values(match) == (12, defence)

    rival = FAR | {"cities": [NEAR, "-4,2"]}
    walls = {"ruhr_valley": NEAR, "alhambra": "-4,4", "petra": "-4,2"}
    match = attacking({}, rival, target=f"{NEAR} piece", wonders=walls)
    assert values(match) == (8, 2 + 5 + 2 + 2)


def sent(direction: int, wonder: str, **me: Any) -> str:
    """Where a barbarian south of the centre goes."""
    mine = {"capital": "3,-8", "leader": "rome", **me}
    match = given(
        mine, FAR, **BARBARIAN, wonders={wonder: "3,-8"}, phase="event", dial=1, direction=direction
    )
    return table(match).ground.words[table(match).barbarians["D"]]


@pytest.mark.rule("CND-EVT-24")
@pytest.mark.parametrize("piece", ["cities", "reinforced", "control"])
def test_petra_turns_barbarians_away_from_cities_and_reinforced_tokens(piece: str) -> None:
    south = next(n for n in range(6) if sent(n, "oracle") == BEYOND)
    assert sent(south, "petra") == BEYOND

    goal = sent(south, "petra", **{piece: [BEYOND]})

    assert goal == (BEYOND if piece == "control" else CENTRE)


@pytest.mark.rule("CND-EVT-24")
def test_petra_guards_the_capital_and_holds_a_barbarian_between_two_guards() -> None:
    south = next(n for n in range(6) if sent(n, "oracle") == BEYOND)

    assert sent(south, "petra", cities=[BEYOND], reinforced=[CENTRE]) == NEAR
    guarded = given(
        {"capital": BEYOND},
        FAR,
        **BARBARIAN,
        wonders={"petra": BEYOND},
        phase="event",
        dial=1,
        direction=south,
    )
    assert table(guarded).barbarians["D"] == space(guarded, CENTRE)


@pytest.mark.rule("CND-WON-22")
def test_the_venetian_arsenal_resolves_the_fifth_card_again_as_though_in_the_first_slot() -> None:
    cards = row(astrology=5)
    match = with_wonders("venetian_arsenal", row=cards, trade={"astrology": 2}, dial=14)

    when(match, "resolve astrology", "spend 1", "done")
    assert (player(match).dial, asked(match)) == (20, (0, "resolve-again"))
    when(match, "again astrology", "spend 1")

    assert player(match).dial == 22, "one for the slot and one for the last token"
    assert player(match).trade == [0] * 5
    assert player(match).row == ["astrology", *cards[:4]], "one reset"
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-WON-22")
def test_the_venetian_arsenal_may_rest_and_wants_the_fifth_slot() -> None:
    match = with_wonders("venetian_arsenal", row=row(astrology=5), dial=6)
    when(match, "resolve astrology", "done", "done")
    assert (player(match).dial, asked(match)) == (11, (1, "turn"))

    match = with_wonders("venetian_arsenal", row=row(astrology=4), dial=14)
    when(match, "resolve astrology")
    assert (player(match).dial, asked(match)) == (18, (1, "turn"))


@pytest.mark.rule("CND-WON-22")
def test_the_venetian_arsenal_does_not_refresh_once_per_turn_tokens() -> None:
    match = with_wonders(
        "venetian_arsenal", row=row(astrology=5), tokens={"geneva": "astrology"}, dial=14
    )

    when(match, "resolve astrology", "spend 1", "done", "again astrology")

    assert (player(match).dial, asked(match)) == (21, (1, "turn")), "the second time without it"


@pytest.mark.rule("CND-WON-22")
def test_the_venetian_arsenal_works_once_per_turn() -> None:
    match = with_wonders(
        "venetian_arsenal",
        "estadio_do_maracana",
        row=row(astrology=4, foreign_trade=5),
        dial=14,
    )

    when(match, "resolve astrology", "also foreign_trade", "stay")
    assert asked(match) == (0, "resolve-again")
    when(match, "again foreign_trade", "stay", "done")

    assert player(match).dial == 19, "from slot 5"
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-WON-26")
def test_the_pentagon_reaches_everything_on_the_map() -> None:
    rival = {"capital": "4,0", "control": ["5,-2"], "cities": ["0,3"]}
    me = {"leader": "rome", "capital": "-5,-3", "row": row(masonry=1)}
    city_states = {"1,-2 city_state", "-1,1 city_state", "-5,1 city_state"}

    match = given(me, rival, wonders={"pentagon": "-5,-3"}, barbarians={"B": ""})
    when(match, "resolve masonry")

    assert {option.removeprefix("attack ") for option in options(match, "attack")} == {
        *city_states,
        "-1,-1 barbarian",
        "2,-4 barbarian",
        "4,0 piece",
        "5,-2 piece",
        "0,3 piece",
    }
    match = given(me, rival, barbarians={"B": ""})
    when(match, "resolve masonry")
    assert asked(match) == (1, "turn"), "without it nothing is in range"


@pytest.mark.rule("CND-WON-26")
def test_the_pentagon_leaves_the_other_rules_of_attacks() -> None:
    match = given(
        {"leader": "rome", "capital": CENTRE, "row": row(masonry=5)},
        FAR | {"control": ["1,0", "-5,4", "-3,4"]},
        wonders={"pentagon": CENTRE},
        barbarians={"B": "", "D": "1,-2", "I": ""},
    )

    when(match, "resolve masonry")
    assert "attack 1,-2 barbarian" in options(match)
    assert "attack 1,-2 city_state" not in options(match), "a barbarian stands there"
    when(match, "attack 1,0 piece")
    assert values(match) == (5 + 2, 1), "slot and Pentagon against grassland"
    when(match, "attack -5,4 piece")

    assert len(told(match, "attacks")) == 2
    assert asked(match) == (1, "turn"), "Masonry has two attacks"

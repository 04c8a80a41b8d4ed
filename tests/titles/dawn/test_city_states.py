"""City-states, and what the cards of the eight do (CND-CST)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.dawn.state import CITY, REINFORCED
from tests.titles.dawn.given import (
    asked,
    given,
    options,
    player,
    refused,
    space,
    table,
    when,
    words,
)
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

STATE, BESIDE = "1,-2", "1,-3"
"""Buenos Aires (industry), and a mountain beside it."""
EAST = {"capital": "5,1"}
"""The capital of a third player."""
BARBARIAN: dict[str, Any] = {"barbarians": {"B": "", "D": NEAR, "I": ""}}
SEVEN = ["3,-4", "3,-8", "-4,2", "-4,-1", "0,3", "4,0", "-1,-6"]
"""Cities for all figures of a player."""


def conquering(me: dict[str, Any], *rivals: dict[str, Any], at: str = STATE) -> Match:
    """A city-state falls, whatever the dice: slot 5, Flight, Scythia and three trade tokens."""
    attacker = {
        "leader": "scythia",
        "capital": CENTRE,
        "control": [BESIDE],
        "row": row(flight=5),
        "trade": {"flight": 3},
        **me,
    }
    match = given(attacker, *rivals, **PEACE)
    return when(match, "resolve flight", f"attack {at} city_state", "spend 3")


def held(piece: str = "cities", **rival: Any) -> dict[str, Any]:
    """A rival who has conquered Buenos Aires."""
    return FAR | {piece: [STATE], "tokens": {"buenos_aires": "pottery"}, **rival}


def freeing(
    me: dict[str, Any], *rivals: dict[str, Any], piece: str = "cities", **words_: Any
) -> Match:
    """An attack on Buenos Aires in the hands of a rival is won."""
    return attacking(
        {"control": [BESIDE], **me},
        *(rivals or (held(piece),)),
        target=f"{STATE} piece",
        conquered={"buenos_aires": STATE},
        **words_,
    )


def offers(match: Match) -> set[str]:
    """The spaces of the options on offer."""
    return {option.split()[1] for option in options(match) if " " in option}


# Neutral


@pytest.mark.rule("CND-CST-02")
def test_a_city_state_defends_with_8_and_nobody_helps_it() -> None:
    rival = FAR | {"cities": ["0,3"], "reinforced": ["1,0"], "diplomacy": ["defensive_pact@2"]}
    match = attacking(
        {"control": [BESIDE]},
        rival,
        EAST,
        target=f"{STATE} city_state",
        wonders={"ruhr_valley": "0,3", "alhambra": "-4,4"},
    )

    assert values(match) == (8, 8)
    assert player(match, 1).diplomacy == ("defensive_pact@2",)


@pytest.mark.rule("CND-CST-02")
def test_a_city_state_lies_in_grassland() -> None:
    match = given(
        {"leader": "rome", "capital": CENTRE, "row": row(foreign_trade=1), "caravans": [BESIDE]},
        FAR,
        **PEACE,
    )

    when(match, "resolve foreign_trade")

    assert "go 1,-2" in options(match), "in slot 1"


@pytest.mark.rule("CND-CST-03")
def test_no_token_and_no_city_in_a_city_state_and_no_city_beside_it() -> None:
    me = {"leader": "rome", "capital": BESIDE, "row": row(early_empire=5)}
    match = given(me, FAR, **PEACE)
    when(match, "resolve early_empire")
    assert refused(match)[f"place {STATE}"] == "CND-CUL-04"

    match = building({"control": [BESIDE]}, card="urbanization")
    assert refused(match)[f"found {STATE}"] == "CND-IND-08"
    assert refused(match)[f"found {BESIDE}"] == "CND-IND-10"


@pytest.mark.rule("CND-CST-03")
def test_tokens_may_lie_beside_a_city_state() -> None:
    match = given({"leader": "rome", "capital": "1,-4", "row": row(early_empire=5)}, FAR, **PEACE)

    when(match, "resolve early_empire", f"place {BESIDE}")

    assert words(match, player(match).control) == [BESIDE]


# Conquest


@pytest.mark.rule("CND-CST-05")
@pytest.mark.parametrize(
    ("at", "state", "card"),
    [
        (STATE, "buenos_aires", "pottery"),
        ("-5,1", "geneva", "astrology"),
        ("2,5", "carthage", "flight"),
    ],
)
def test_a_conqueror_gets_a_city_and_the_token_on_the_card_of_its_type(
    at: str, state: str, card: str
) -> None:
    near = {STATE: BESIDE, "-5,1": "-4,1", "2,5": "2,4"}[at]
    match = conquering({"control": [near]}, FAR, EAST, at=at)

    me = player(match)
    assert dict(me.tokens) == {state: card}
    assert words(match, me.cities) == sorted([CENTRE, at])
    assert me.unused_cities == 6
    assert space(match, at) not in table(match).things
    assert table(match).stocks[state] == 0, "both cards are face down"
    assert dict(table(match).conquered) == {state: space(match, at)}


@pytest.mark.rule("CND-CST-05")
def test_without_a_city_figure_a_reinforced_token_conquers() -> None:
    match = conquering({"cities": SEVEN}, FAR)

    me = player(match)
    assert table(match).pieces[space(match, STATE)] == REINFORCED
    assert dict(me.tokens) == {"buenos_aires": "pottery"}
    assert len(me.cities) == 8
    assert words(match, me.control) == sorted([BESIDE, STATE])


@pytest.mark.rule("CND-CST-05")
def test_an_own_control_token_may_be_the_last_means_of_conquest() -> None:
    many = given({"capital": CENTRE, "cities": SEVEN}, FAR)
    s = table(many)
    free = [n for n, piece in enumerate(s.pieces) if piece < 0 and not s.ground.water[n]]
    spare = [s.ground.words[n] for n in free if n not in s.things and s.ground.words[n] != BESIDE]

    match = conquering({"cities": SEVEN, "control": [BESIDE, *spare[:30]]}, FAR)
    assert asked(match) == (0, "lift-token")
    when(match, f"lift {spare[0]}")

    assert table(match).pieces[space(match, STATE)] == REINFORCED
    assert table(match).pieces[space(match, spare[0])] < 0


@pytest.mark.rule("CND-CST-06")
def test_conquest_takes_the_cards_that_players_hold() -> None:
    match = conquering(
        {"diplomacy": ["buenos_aires", "brussels"]},
        FAR | {"diplomacy": ["buenos_aires", "geneva"]},
    )

    assert player(match, 0).diplomacy == ("brussels",)
    assert player(match, 1).diplomacy == ("geneva",)
    assert table(match).stocks["buenos_aires"] == 0


# The token


@pytest.mark.rule("CND-CST-07")
def test_a_token_counts_as_a_trade_token_and_stays() -> None:
    rich = {"row": row(astrology=1), "trade": {"astrology": 3}, "tokens": {"seoul": "astrology"}}
    match = given(rich | {"capital": CENTRE}, FAR, **PEACE)

    when(match, "resolve astrology")
    assert options(match)[-1] == "spend 4", "beside the three trade tokens"
    when(match, "spend 1")

    me = player(match)
    assert me.dial == 2
    assert dict(me.tokens) == {"seoul": "astrology"}
    assert me.trade[0] == 3, "it is spent before what would be lost"


@pytest.mark.rule("CND-CST-07")
def test_a_token_brings_a_control_token_with_the_culture_card() -> None:
    match = given(
        {"row": row(early_empire=1), "tokens": {"kumasi": "early_empire"}}, {"capital": "1,-6"}
    )

    when(match, "resolve early_empire", "place -3,3", "place -3,4")
    assert asked(match) == (0, "place-for-trade")
    when(match, "place -4,3")

    assert asked(match) == (1, "turn"), "once"
    assert len(player(match).control) == 3


@pytest.mark.rule("CND-CST-07")
@pytest.mark.parametrize(("marble", "can"), [(0, False), (1, True)])
def test_a_token_is_production_for_a_wonder(marble: int, can: bool) -> None:
    match = building(
        {"tokens": {"brussels": "pottery"}, "resources": {"marble": marble}},
        slot=4,
        market=["stonehenge"],
    )
    assert ("wonder stonehenge" in options(match)) == can, "4 and 1 and 2 for 7"
    if not can:
        return

    when(match, "wonder stonehenge")

    assert dict(player(match).tokens) == {"brussels": "pottery"}


@pytest.mark.rule("CND-CST-07")
def test_a_token_fights_once_in_a_turn() -> None:
    match = attacking(
        {"tokens": {"kabul": "flight"}},
        FAR | {"control": [NEAR, "2,-4"]},
        target=f"{NEAR} piece",
    )
    assert asked(match) == (0, "spend-on-attack")
    when(match, "spend 1")
    when(match, "attack 2,-4 piece")

    assert asked(match) == (0, "attack"), "nothing to spend in the second attack"
    assert dict(player(match).tokens) == {"kabul": "flight"}


@pytest.mark.rule("CND-CST-07")
def test_a_token_on_another_card_cannot_be_spent() -> None:
    me = {"capital": CENTRE, "row": row(astrology=1), "tokens": {"kabul": "masonry"}}
    match = given(me, FAR, **PEACE)

    when(match, "resolve astrology")

    assert asked(match) == (1, "turn")
    assert player(match).dial == 1


@pytest.mark.rule("CND-CST-11")
def test_a_defender_may_use_a_token_in_every_players_turn() -> None:
    fighter = {"leader": "rome", "row": row(masonry=1)}
    match = given(
        {**fighter, "capital": "4,-3"},
        {**fighter, "capital": "5,-2"},
        {
            "leader": "rome",
            "capital": "5,1",
            "row": row(masonry=5),
            "reinforced": ["4,-2"],
            "tokens": {"kabul": "masonry"},
        },
        barbarians={"B": "", "D": "", "I": "", "G": "", "A": ""},
    )

    when(match, "resolve masonry", "attack 4,-2 piece")
    assert asked(match) == (2, "spend-on-defence")
    when(match, "spend 1")
    assert asked(match) == (0, "attack"), "a reinforced token in the mountains holds out"
    when(match, "attack 4,-2 piece")
    assert asked(match) == (1, "turn"), "the token is spent for this turn"
    when(match, "resolve masonry", "attack 4,-2 piece")

    assert asked(match) == (2, "spend-on-defence"), "again, in another player's turn"


# Liberation and re-conquest


@pytest.mark.rule("CND-CST-08", "CND-CBT-33")
@pytest.mark.parametrize("piece", ["cities", "reinforced", "control"])
def test_a_liberator_gives_the_city_state_its_space_back_and_takes_a_card(piece: str) -> None:
    match = freeing({"diplomacy": ["embassy@1"]}, piece=piece)
    assert asked(match) == (0, "conquer-or-liberate")

    when(match, "liberate buenos_aires")

    s, me, loser = table(match), player(match, 0), player(match, 1)
    assert s.pieces[space(match, STATE)] < 0
    assert s.things[space(match, STATE)] == "city_state:buenos_aires"
    assert (loser.unused_cities, loser.unused_tokens, dict(loser.tokens)) == (7, 31, {})
    assert me.diplomacy == ("buenos_aires",)
    assert s.stocks["buenos_aires"] == 1, "two face up, one taken"
    assert dict(s.conquered) == {}
    assert words(match, me.cities) == [CENTRE]


@pytest.mark.rule("CND-CST-08")
def test_a_liberated_city_state_can_be_visited_and_attacked_again() -> None:
    match = freeing({})

    when(match, "liberate buenos_aires")

    assert f"attack {STATE} city_state" in options(match)
    assert f"attack {STATE} piece" not in options(match)


@pytest.mark.rule("CND-CST-09", "CND-CBT-25")
@pytest.mark.parametrize("piece", ["cities", "reinforced"])
def test_a_new_conqueror_takes_city_and_token_and_the_cards_stay_face_down(piece: str) -> None:
    match = freeing({}, piece=piece)

    when(match, "conquer buenos_aires")

    s, me, loser = table(match), player(match, 0), player(match, 1)
    assert s.pieces[space(match, STATE)] == CITY
    assert dict(me.tokens) == {"buenos_aires": "pottery"}
    assert (loser.unused_cities, loser.unused_tokens, dict(loser.tokens)) == (7, 31, {})
    assert s.stocks["buenos_aires"] == 0
    assert dict(s.conquered) == {"buenos_aires": space(match, STATE)}


@pytest.mark.rule("CND-CST-09")
def test_a_new_conqueror_without_a_city_figure_puts_a_reinforced_token() -> None:
    match = freeing({"cities": SEVEN})

    when(match, "conquer buenos_aires")

    assert table(match).pieces[space(match, STATE)] == REINFORCED
    assert dict(player(match).tokens) == {"buenos_aires": "pottery"}


@pytest.mark.rule("CND-CST-10")
def test_a_destroyed_city_leaves_the_token_and_an_ordinary_space() -> None:
    match = raided(
        held(capital=CENTRE, leader="rome", row=row(early_empire=1)),
        FAR,
        to=STATE,
        barbarians={"B": "", "D": BESIDE, "I": ""},
        conquered={"buenos_aires": STATE},
    )

    me = player(match)
    assert dict(me.tokens) == {"buenos_aires": "pottery"}
    assert words(match, me.cities) == [CENTRE]
    assert dict(table(match).conquered) == {}
    assert table(match).stocks["buenos_aires"] == 0
    assert space(match, STATE) not in table(match).things


@pytest.mark.rule("CND-CST-10")
def test_the_ordinary_space_takes_tokens_and_cities() -> None:
    lost = {"tokens": {"buenos_aires": "pottery"}}
    match = given(
        {"leader": "rome", "capital": BESIDE, "row": row(early_empire=1)}, FAR | lost, **PEACE
    )
    when(match, "resolve early_empire")
    assert f"place {STATE}" in options(match)

    match = building({"control": [BESIDE]}, FAR | lost, slot=1)
    assert f"found {STATE}" in options(match)

    match = attacking(
        {"control": [BESIDE]}, FAR | lost | {"cities": [STATE]}, target=f"{STATE} piece"
    )
    assert asked(match) == (0, "attack"), "nothing to liberate"
    assert words(match, player(match).cities) == [STATE, CENTRE]
    assert dict(player(match, 1).tokens) == {"buenos_aires": "pottery"}


@pytest.mark.rule("CND-CST-10")
def test_a_substitute_token_that_moves_away_leaves_an_ordinary_space() -> None:
    me = held("control", capital=CENTRE, leader="rome", row=row(drama_and_poetry=5))
    match = given(me, FAR, **PEACE, conquered={"buenos_aires": STATE})

    when(match, "resolve drama_and_poetry", "done", f"shift {STATE} {BESIDE}")

    assert dict(player(match).tokens) == {"buenos_aires": "pottery"}
    assert dict(table(match).conquered) == {}


@pytest.mark.rule("CND-CST-10")
@pytest.mark.parametrize(
    "answers",
    [
        ["resolve mass_media", "done", f"convert {STATE}"],
        ["use eiffel_tower", f"fetch {STATE}", f"give {STATE}"],
    ],
    ids=["mass-media", "eiffel-tower"],
)
def test_a_substitute_token_that_is_replaced_leaves_the_token_with_its_holder(
    answers: list[str],
) -> None:
    me = {"leader": "rome", "capital": BESIDE, "row": row(mass_media=1)}
    rival = held("control") | {"control": [STATE, "-3,4"]}
    match = given(
        me, rival, **PEACE, conquered={"buenos_aires": STATE}, wonders={"eiffel_tower": BESIDE}
    )

    when(match, *answers)

    assert words(match, player(match).control) == [STATE]
    assert dict(player(match, 1).tokens) == {"buenos_aires": "pottery"}
    assert dict(player(match, 0).tokens) == {}
    assert dict(table(match).conquered) == {}


# What their cards do


@pytest.mark.rule("CND-CBT-05", "CND-CBT-08")
def test_carthage_counts_city_states_and_own_cities_near_the_fight() -> None:
    card = {"diplomacy": ["carthage"]}
    near = {"cities": ["1,-5", "-1,-2"]}
    target = f"{BESIDE} piece"

    match = attacking(card | near, FAR | {"control": [BESIDE]}, target=target)
    assert values(match) == (8 + 3, 5), "Buenos Aires and two cities; the capital is too far away"

    match = attacking({}, FAR | near | card | {"control": [BESIDE]}, target=target)
    assert values(match) == (8, 5 + 3)

    match = attacking(near, FAR | card | {"control": [BESIDE]}, target=target)
    assert values(match) == (8, 5 + 1), "not the cities of the attacker"


@pytest.mark.rule("CND-CBT-05")
def test_carthage_counts_the_defending_space_itself() -> None:
    match = attacking(
        {}, FAR | {"cities": [NEAR], "diplomacy": ["carthage"]}, target=f"{NEAR} piece"
    )
    assert values(match) == (8, 2 + 1)

    match = attacking(
        {"control": [BESIDE], "diplomacy": ["carthage"]}, FAR, target=f"{STATE} city_state"
    )
    assert values(match) == (8 + 1, 8)


@pytest.mark.rule("CND-CBT-05", "CND-DIP-04")
@pytest.mark.parametrize(
    ("target", "attack"), [(f"{STATE} city_state", 8), (f"{STATE} barbarian", 9)]
)
def test_carthage_does_not_help_against_itself_but_against_a_barbarian_there(
    target: str, attack: int
) -> None:
    match = attacking(
        {"control": [BESIDE], "diplomacy": ["carthage"]},
        FAR,
        target=target,
        things={STATE: "city_state:carthage"},
        barbarians={"B": "", "D": STATE if "barbarian" in target else "", "I": ""},
    )

    assert values(match)[0] == attack


@pytest.mark.rule("CND-GEO-11")
def test_kumasi_makes_forests_easy_for_culture_and_industry() -> None:
    def resolving(card: str, **more: Any) -> Match:
        me = {
            "leader": "rome",
            "capital": BEYOND,
            "row": row(**{card: 1}),
            "diplomacy": ["kumasi"],
            **more,
        }
        return when(given(me, {"capital": "-5,-3"}, **PEACE), f"resolve {card}")

    forest = "2,-4"
    assert f"place {forest}" in options(resolving("early_empire"))
    assert f"place {forest}" not in options(resolving("early_empire", diplomacy=[]))
    assert f"found {forest}" in options(resolving("pottery", capital="-4,4", control=[NEAR]))
    assert f"go {forest}" not in options(resolving("foreign_trade")), "not for caravans"


@pytest.mark.rule("CND-GEO-11")
def test_kumasi_counts_cities_through_forests_and_helps_urbanizations_tokens() -> None:
    me = {"capital": "-4,4", "control": ["1,-4"], "diplomacy": ["kumasi"]}
    match = building(me, {"capital": "-5,-3"}, slot=2)
    assert f"found {BEYOND}" in options(match), "hills behind the forest"

    match = building({"diplomacy": ["kumasi"]}, card="urbanization", slot=2)
    when(match, f"found {BEYOND}")
    assert offers(match) == {NEAR, "2,-4"}


@pytest.mark.rule("CND-CBT-10")
@pytest.mark.parametrize("card", ["kumasi", "mohenjo_daro"])
def test_kumasi_and_mohenjo_daro_do_not_fight(card: str) -> None:
    match = attacking({"diplomacy": [card]}, FAR | {"control": ["2,-4"]}, target="2,-4 piece")

    assert values(match) == (8, 3)


@pytest.mark.rule("CND-WON-06")
def test_brussels_makes_wonders_cheaper_by_mature_cities() -> None:
    mature = {"capital": "3,-8", "control": ["4,-8", "3,-7", "2,-7"]}

    def cost(me: dict[str, Any], rival: dict[str, Any]) -> int:
        shown = building(me, rival).view(0)["table"]["players"][0]["costs"]
        return int(shown[0])

    assert cost(mature | {"diplomacy": ["brussels"]}, FAR) == 6
    assert cost(mature, FAR) == 7
    assert cost({"diplomacy": ["brussels"], "capital": "4,0"}, mature) == 7, "only own ones"


@pytest.mark.rule("CND-WON-06")
def test_buenos_aires_makes_the_first_wonder_of_a_type_cheaper() -> None:
    match = building(
        {"diplomacy": ["buenos_aires"]},
        market=["stonehenge", "colossus", "oracle", "petra"],
        wonders={"kremlin": CENTRE, "big_ben": "-4,4"},
    )

    assert match.view(0)["table"]["players"][0]["costs"] == [5, 5, 8, 5]


@pytest.mark.rule("CND-EVT-26", "CND-TIM-01")
def test_seoul_moves_a_barbarian_to_empty_land_without_effect() -> None:
    match = given(
        {"capital": CENTRE, "control": ["4,-5"], "diplomacy": ["seoul"], "caravans": [BEYOND]},
        FAR,
        **BARBARIAN,
    )

    when(match, "use seoul")
    assert sorted(options(match)) == ["lure D 2,-4", "lure D 2,-5"], "not to pieces or caravans"
    when(match, "lure D 2,-4")

    assert table(match).barbarians["D"] == space(match, "2,-4")
    assert asked(match) == (0, "turn")
    assert not options(match, "use"), "once"


@pytest.mark.rule("CND-EVT-26")
def test_seoul_avoids_water_and_tokens_of_all_kinds() -> None:
    match = given(
        {"capital": CENTRE, "diplomacy": ["seoul"]},
        FAR,
        barbarians={"B": "", "D": "1,-4", "I": "2,-4"},
        things={"1,-5": "resource:oil"},
        wonders={"petra": "0,-3"},
    )

    when(match, "use seoul")

    of_d = {option.split()[2] for option in options(match) if option.startswith("lure D")}
    assert of_d == {"2,-5", "1,-3", "0,-4"}


@pytest.mark.rule("CND-TIM-01", "CND-DIP-02")
def test_geneva_exchanges_a_players_card_for_another_of_the_same_player() -> None:
    match = given(
        {"capital": CENTRE, "diplomacy": ["geneva", "embassy@1"]},
        FAR,
        EAST | {"diplomacy": ["joint_war@1"]},
    )

    when(match, "use geneva")
    assert options(match) == [
        "trade-diplomacy embassy@1 defensive_pact@1",
        "trade-diplomacy embassy@1 open_borders@1",
    ]
    when(match, "trade-diplomacy embassy@1 open_borders@1")

    assert set(player(match).diplomacy) == {"geneva", "open_borders@1"}
    assert not options(match, "use"), "once"


@pytest.mark.rule("CND-TIM-01")
def test_geneva_wants_a_players_card_to_exchange() -> None:
    match = given({"capital": CENTRE, "diplomacy": ["geneva", "brussels"]}, FAR)

    assert not options(match, "use")


@pytest.mark.rule("CND-GEO-10", "CND-GEO-11")
def test_mohenjo_daro_makes_every_space_easier_for_control_tokens() -> None:
    def placing(slot: int, **more: Any) -> set[str]:
        me = {"leader": "rome", "row": row(early_empire=slot), "diplomacy": ["mohenjo_daro"]}
        match = given(me | {"capital": CENTRE} | more, FAR, **PEACE)
        return offers(when(match, "resolve early_empire"))

    assert placing(1) == {"2,-6", "3,-7", NEAR}, "hills in slot 1"
    assert placing(4) >= {"4,-6", "4,-7", "2,-5"}, "natural wonder and mountains in slot 4"
    assert not placing(3) & {"4,-6", "4,-7", "2,-5"}


@pytest.mark.rule("CND-GEO-11", "CND-CUL-11")
def test_mohenjo_daro_helps_every_effect_that_places_tokens() -> None:
    daro = {"leader": "rome", "diplomacy": ["mohenjo_daro"]}
    match = given(daro | {"capital": CENTRE}, FAR, **PEACE, wonders={"hanging_gardens": CENTRE})
    when(match, "use hanging_gardens")
    assert "4,-6" in offers(match), "difficulty 4"

    me = daro | {"capital": CENTRE, "row": row(early_empire=2)}
    match = given(me, FAR, **PEACE, wonders={"chichen_itza": CENTRE})
    when(match, "resolve early_empire")
    assert "-5,-3" in offers(match), "forests in slot 2"

    match = building(daro, card="urbanization", slot=2)
    when(match, f"found {BEYOND}")
    assert offers(match) == {NEAR, "2,-4"}, "the forest beside the new city in slot 2"


@pytest.mark.rule("CND-GEO-11")
def test_mohenjo_daro_does_not_help_cities_and_caravans() -> None:
    daro = {"leader": "rome", "capital": BEYOND, "diplomacy": ["mohenjo_daro"]}
    match = given(daro | {"row": row(foreign_trade=2)}, FAR, **PEACE)
    when(match, "resolve foreign_trade")
    assert "2,-4" not in offers(match)

    match = building(daro | {"capital": "-4,4", "control": [NEAR]}, {"capital": "-5,-3"}, slot=2)
    assert "2,-4" not in offers(match)


@pytest.mark.rule("CND-CBT-05")
@pytest.mark.parametrize(
    ("target", "attack"),
    [
        ("2,-5 piece", 11),
        ("2,-7 piece", 11),
        (f"{STATE} city_state", 11),
        ("4,-5 piece", 8),
        (f"{NEAR} barbarian", 8),
        ("3,-2 city_state", 8),
    ],
    ids=["city", "capital", "city-state", "token", "barbarian", "kabul"],
)
def test_kabul_helps_against_cities_and_other_city_states(target: str, attack: int) -> None:
    match = attacking(
        {"diplomacy": ["kabul"], "control": [BESIDE, "3,-3"]},
        {"capital": "2,-7", "cities": ["2,-5"], "control": ["4,-5"]},
        target=target,
        things={"3,-2": "city_state:kabul"},
        **BARBARIAN,
    )

    assert values(match)[0] == attack


@pytest.mark.rule("CND-CBT-09")
def test_kabul_does_not_defend() -> None:
    rival = FAR | {"cities": [NEAR], "diplomacy": ["kabul"]}

    assert values(attacking({}, rival, target=f"{NEAR} piece")) == (8, 2)

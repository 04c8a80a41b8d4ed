"""What each wonder does (CIV-WON-11, CIV-WON-15 … 23)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.civilization.yields import coins, production_of
from tests.titles.civilization.fights import march, stand
from tests.titles.civilization.given import (
    asked,
    city,
    figures,
    given,
    goods,
    options,
    pass_on,
    player,
    refused,
    square,
    table,
    told,
    when,
)
from tests.titles.civilization.towns import (
    HOME,
    TOWN,
    asked_number,
    manage,
    next_round,
    produce,
    techs,
)

STATES = pytest.mark.parametrize(
    ("state", "works"), [("faceup", True), ("blockaded", False), ("obsolete", False)]
)
RIVALS_TURN: dict[str, Any] = {"active": 1, "first": 1}


def owning(
    wonder: str,
    state: str = "faceup",
    mine: dict[str, Any] | None = None,
    theirs: dict[str, Any] | None = None,
    **words: Any,
) -> Match:
    """Germany has a wonder on D2; it may be blockaded or obsolete."""
    mine, theirs = {**(mine or {})}, {**(theirs or {})}
    if state == "obsolete":
        mine["obsolete"] = [wonder]
    if state == "blockaded":
        theirs["figures"] = ["scout D2", *theirs.get("figures", [])]
    return manage(mine, theirs, built={"D2": wonder}, **{"stage": "start", **words})


def among_three(wonder: str, *said: dict[str, Any], **words: Any) -> Match:
    """The same at a table of Germany, America and Egypt; the wonder is beside the capital."""
    civilizations = ("germany", "america", "egypt")
    players = [{"civilization": c, **each} for c, each in zip(civilizations, said, strict=True)]
    ground = table(given(*players)).ground
    near = ground.around[ground.suggested_capital(0)]
    where = next(ground.names[n] for n in near if not ground.is_water[n])
    return given(*players, built={where: wonder}, **words)


# Start of Turn, by itself


@pytest.mark.rule("CIV-WON-15", "CIV-WON-11", "CIV-SOT-03")
@STATES
def test_stonehenge_gives_culture(state: str, works: bool) -> None:
    match = owning("stonehenge", state, {"reserve": ["artist"]})

    assert options(match, "wonder") == []
    when(match, "end")

    assert player(match).culture == (1 if works else 0)
    assert player(match, 1).culture == 0


@pytest.mark.rule("CIV-WON-15", "CIV-WON-11")
@STATES
def test_the_colossus_gives_trade(state: str, works: bool) -> None:
    match = owning("colossus", state, {"trade": 2})
    assert options(match, "wonder") == []

    when(match, "end")

    assert player(match).trade == (5 if works else 2)


@pytest.mark.rule("CIV-WON-15", "CIV-WON-11", "CIV-COI-13")
@STATES
def test_the_panama_canal_gives_a_coin_every_round(state: str, works: bool) -> None:
    match = owning("panama_canal", state)
    when(match, "end")
    assert player(match).tokens == ({"panama_canal": 1} if works else {})
    assert coins(table(match), player(match)) == (1 if works else 0)

    next_round(match, "start", 0)
    when(match, "end")
    assert player(match).tokens == ({"panama_canal": 2} if works else {})


# Start of Turn, by choice


@pytest.mark.rule("CIV-WON-16", "CIV-WON-11", "CIV-SOT-05")
@STATES
def test_the_hanging_gardens_may_be_used(state: str, works: bool) -> None:
    match = owning("hanging_gardens", state)
    assert options(match, "wonder") == (["wonder hanging_gardens"] if works else [])


@pytest.mark.rule("CIV-WON-16", "CIV-PRD-11")
@pytest.mark.parametrize("kind", ["army", "scout"])
def test_the_hanging_gardens_bring_a_free_figure(kind: str) -> None:
    match = owning("hanging_gardens", mine={"trade": 4})

    when(match, "wonder hanging_gardens")
    assert (asked(match), options(match)) == ((0, "gardens"), ["army", "scout"])
    when(match, kind)

    assert figures(match, 0, "D2") == {kind: 1}
    assert player(match).trade == 4
    assert city(match, HOME).done == ()
    assert options(match, "wonder") == []  # once in a round
    next_round(match, "start", 0)
    assert options(match, "wonder") == ["wonder hanging_gardens"]


@pytest.mark.rule("CIV-WON-16")
def test_the_hanging_gardens_take_unbuilt_figures_within_the_stacking_limit() -> None:
    no_scout = owning("hanging_gardens", mine={"figures": ["2 scout B2"]})
    when(no_scout, "wonder hanging_gardens")  # there is only an army
    assert figures(no_scout, 0, "D2") == {"army": 1}

    full = owning("hanging_gardens", mine={"figures": ["army D2", "scout D2"]})
    assert options(full, "wonder") == []

    squares = ("B2", "B3", "B4")
    nobody = owning("hanging_gardens", mine={"figures": [*(f"2 army {n}" for n in squares)]})
    when(nobody, "wonder hanging_gardens")
    assert figures(nobody, 0, "D2") == {"scout": 1}


@pytest.mark.rule("CIV-WON-15")
@pytest.mark.parametrize("wonder", ["hanging_gardens", "cristo_redentor", "statue_of_liberty"])
def test_these_may_be_declined(wonder: str) -> None:
    theirs = {"techs": ["currency", "pottery"]}
    match = owning(wonder, mine={}, theirs=theirs)
    assert options(match, "wonder") == [f"wonder {wonder}"]

    when(match, "end")

    assert (player(match).figures, player(match).events) == ([], [])
    assert player(match).techs == ("metalworking",)


@pytest.mark.rule("CIV-WON-17", "CIV-WON-11")
@STATES
def test_cristo_redentor_may_be_used(state: str, works: bool) -> None:
    match = owning("cristo_redentor", state)
    assert options(match, "wonder") == (["wonder cristo_redentor"] if works else [])
    assert match.view(0)["table"]["players"][0]["event_hand"] == (2 + 4 if works else 2)


@pytest.mark.rule("CIV-WON-17")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_cristo_redentor_draws_two_cards_of_one_deck(level: int) -> None:
    match = owning("cristo_redentor")
    sizes = [len(deck) for deck in table(match).event_decks]

    when(match, "wonder cristo_redentor")
    assert (asked(match), options(match)) == ((0, "cristo"), ["level 1", "level 2", "level 3"])
    when(match, f"level {level}")

    assert len(player(match).events) == 2
    drawn = [size - len(deck) for size, deck in zip(sizes, table(match).event_decks, strict=True)]
    assert drawn == [2 if each == level else 0 for each in (1, 2, 3)]
    assert options(match, "wonder") == []


@pytest.mark.rule("CIV-WON-17", "CIV-EVT-10")
def test_cristo_redentor_makes_a_new_deck_between_the_cards() -> None:
    decks: dict[str, Any] = {"event_deck": ["lost"], "event_discards": ["catastrophe"]}
    match = owning("cristo_redentor", **decks)

    when(match, "wonder cristo_redentor")  # only one deck has cards

    assert sorted(player(match).events) == ["catastrophe", "lost"]


@pytest.mark.rule("CIV-WON-17", "CIV-EVT-04")
def test_cristo_redentor_keeps_the_hand_limit() -> None:
    held = ["drought", "sabotage", "lost", "disaster", "defection"]
    match = owning("cristo_redentor", mine={"events": held})

    when(match, "wonder cristo_redentor", "level 2")

    assert asked(match) == (0, "discard")
    assert asked_number(match) == 1  # 7 cards, 6 may be held
    when(match, "discard drought")
    assert len(player(match).events) == 6
    assert asked(match) == (0, "start")


@pytest.mark.rule("CIV-WON-18", "CIV-WON-11")
@STATES
def test_the_statue_of_liberty_may_be_used(state: str, works: bool) -> None:
    match = owning("statue_of_liberty", state)
    assert options(match, "wonder") == (["wonder statue_of_liberty"] if works else [])


@pytest.mark.rule("CIV-WON-18", "CIV-RSH-12")
def test_the_statue_of_liberty_teaches_what_another_player_knows() -> None:
    match = among_three(
        "statue_of_liberty",
        {"trade": 7, **techs("navigation")},
        {"techs": ["currency", "metalworking", "biology"]},
        {"techs": ["construction", "pottery"]},
    )

    when(match, "wonder statue_of_liberty")
    assert asked(match) == (0, "liberty")
    # Biology has no space in the pyramid, Metalworking is known
    assert sorted(options(match)) == ["tech construction", "tech currency", "tech pottery"]
    when(match, "tech construction")

    assert player(match).techs == ("metalworking", "navigation", "construction")
    assert player(match).trade == 7  # it costs nothing
    assert options(match, "wonder") == []
    pass_on(match, "research", 0)
    assert "tech pottery" in options(match)  # the normal research stays


@pytest.mark.rule("CIV-WON-18")
def test_the_statue_of_liberty_needs_a_legal_tech() -> None:
    match = owning("statue_of_liberty", theirs={"techs": ["currency", "chivalry"]}, mine=techs())
    when(match, "wonder statue_of_liberty")  # Currency is the only legal one
    assert player(match).techs == ("metalworking", "currency")

    nothing = owning("statue_of_liberty", mine=techs("currency"))
    assert options(nothing, "wonder") == []


# City Management and Research


@pytest.mark.rule("CIV-WON-19", "CIV-WON-11")
@STATES
def test_angkor_wat_doubles_a_harvest(state: str, works: bool) -> None:
    match = owning("angkor_wat", state, stage="city")

    when(match, f"harvest {HOME}")  # one symbol: iron

    if not works:
        assert goods(match) == {"iron": 1}
        return
    assert (asked(match), options(match)) == ((0, "harvest"), ["take iron", "no"])
    when(match, "take iron")
    assert goods(match) == {"iron": 2}


@pytest.mark.rule("CIV-WON-19")
def test_angkor_wat_works_for_one_harvest_of_a_round() -> None:
    match = owning("angkor_wat", stage="city", town={})
    when(match, f"harvest {TOWN}", "take wheat")
    assert goods(match) == {"wheat": 2}

    when(match, f"harvest {HOME}")
    assert goods(match) == {"wheat": 2, "iron": 1}

    next_round(match, "city")
    when(match, f"harvest {HOME}")  # the last iron
    assert goods(match) == {"wheat": 2, "iron": 2}


@pytest.mark.rule("CIV-WON-19")
def test_angkor_wat_takes_different_resources_or_declines() -> None:
    mine = {"figures": ["scout H1"]}
    words: dict[str, Any] = {"stage": "city", "sent": {"H1": HOME}, "town": {}}
    match = owning("angkor_wat", mine=mine, **words)

    when(match, f"harvest {HOME}", "take iron", "take wheat")
    assert goods(match) == {"iron": 1, "wheat": 1}

    declined = owning("angkor_wat", mine={}, stage="city", town={})
    when(declined, f"harvest {HOME}", "no", f"harvest {TOWN}")
    assert asked(declined) == (0, "harvest")  # it has not been used yet


@pytest.mark.rule("CIV-WON-19")
def test_angkor_wat_takes_no_more_than_the_market_holds() -> None:
    match = owning("angkor_wat", stage="city", market={"iron": 1, "wheat": 2})

    when(match, f"harvest {HOME}")

    assert goods(match) == {"iron": 1}
    assert asked(match)[0] == 1


@pytest.mark.rule("CIV-RSH-10", "CIV-WON-11")
@STATES
def test_the_porcelain_tower_lowers_what_research_needs(state: str, works: bool) -> None:
    for trade in (6, 10):  # of 11 that the second level needs
        mine = {**techs("currency"), "trade": trade}
        match = owning("porcelain_tower", state, mine, stage="research")
        assert ("tech chivalry" in options(match)) == works


@pytest.mark.rule("CIV-RSH-10")
def test_with_the_porcelain_tower_the_dial_is_spent_all_the_same() -> None:
    mine = {"trade": 9, "tokens": {"sheet": 2}}
    match = owning("porcelain_tower", mine=mine, stage="research")

    when(match, "tech currency")  # for 1

    assert player(match).techs == ("metalworking", "currency")
    assert player(match).trade == 2  # by the coins


# Battles


def fight(
    wonder: str,
    state: str,
    mine: list[str],
    theirs: list[str],
    attacker: int = 0,
) -> Match:
    """An army of Germany and one of the rival meet on E2 or F2."""
    turn = RIVALS_TURN if attacker else {}
    match = owning(
        wonder,
        state,
        {"figures": ["army E2"], "units": mine},
        {"figures": ["army F2"], "units": theirs},
        stage="movement",
        **turn,
    )
    return march(match, "F2", "E2") if attacker else march(match, "E2", "F2")


@pytest.mark.rule("CIV-WON-20", "CIV-WON-11")
@STATES
@pytest.mark.parametrize("attacker", [0, 1])
def test_the_oracle_opens_the_force_of_the_opponent(attacker: int, state: str, works: bool) -> None:
    units = ["infantry_2", "mounted_3"], ["artillery_1", "mounted_2"]
    match = fight("oracle", state, *units, attacker=attacker)

    forces = match.view(0)["table"]["battle"]["forces"]
    mine, theirs = (forces[0], forces[1]) if attacker == 0 else (forces[1], forces[0])
    assert sorted(mine) == units[0]
    assert (theirs is not None and sorted(theirs) == units[1]) == works
    assert (theirs is None) != works
    assert match.view(1)["table"]["battle"]["forces"].count(None) == 1  # not the other way
    assert match.view(None)["table"]["battle"]["forces"] == [None, None]


@pytest.mark.rule("CIV-WON-20")
@pytest.mark.parametrize("wonder", ["oracle", "stonehenge"])
def test_the_oracle_opens_the_force_of_barbarians(wonder: str) -> None:
    match = owning(
        wonder,
        mine={"figures": ["army E2"], "units": ["infantry_3", "mounted_1"]},
        stage="movement",
        huts={"F2": "village"},
        unit_deck=["artillery_1", "infantry_1", "mounted_2"],
    )

    march(match, "E2", "F2")

    force = match.view(0)["table"]["battle"]["forces"][1]
    if wonder == "oracle":
        assert sorted(force) == ["artillery_1", "infantry_1", "mounted_2"]
    else:
        assert force is None


@pytest.mark.rule("CIV-BAT-45", "CIV-WON-11")
@STATES
@pytest.mark.parametrize("attacker", [0, 1])
def test_himeji_makes_all_units_stronger(attacker: int, state: str, works: bool) -> None:
    units = ["infantry_2", "aircraft_5"], ["infantry_2", "artillery_2"]
    match = stand(fight("himeji_samurai_castle", state, *units, attacker=attacker))

    strengths: dict[str, list[int]] = {"seat:0": [], "seat:1": []}
    for each in told(match, "front-opened"):
        strengths[each["owner"]].append(each["n"])
    more = 1 if works else 0
    assert sorted(strengths["seat:0"]) == [2 + more, 5 + more]
    assert strengths["seat:1"] == [2, 2]


# Brandenburg Gate


def gate(
    theirs: dict[str, Any], state: str = "faceup", mine: dict[str, Any] | None = None, **words: Any
) -> Match:
    """The rival moves; Germany has the Gate in its capital and a city on G2."""
    rest = {"stage": "movement", "town": {}, **RIVALS_TURN, **words}
    return owning("brandenburg_gate", state, mine, theirs, **rest)


@pytest.mark.rule("CIV-WON-21", "CIV-WON-11")
@STATES
def test_others_do_not_stop_around_the_cities_of_the_gates_owner(state: str, works: bool) -> None:
    match = gate({"figures": ["army E2"]}, state)

    when(match, "move E2 1 0", "go F2")  # around a city without the Gate

    assert ("stop" not in options(match)) == works
    assert refused(match).get("stop") == ("CIV-WON-21" if works else None)


@pytest.mark.rule("CIV-WON-21")
def test_the_gate_lets_its_owner_stop() -> None:
    match = gate({}, mine={"figures": ["army E2"]}, active=0, first=0)

    when(match, "move E2 1 0", "go F2", "stop")

    assert figures(match, 0, "F2") == {"army": 1}


@pytest.mark.rule("CIV-WON-21")
@pytest.mark.parametrize("figure", ["army F2", "scout F2"])
def test_the_gate_protects_figures_in_the_outskirts(figure: str) -> None:
    match = gate({"figures": ["army E2"]}, mine={"figures": [figure]})
    when(match, "move E2 1 0")
    assert "go F2" not in options(match)
    assert refused(match)["go F2"] == "CIV-WON-21"

    field = gate({"figures": ["army F4"]}, mine={"figures": ["army E4"]}, tiles={"E1": "tile_10"})
    when(field, "move F4 1 0")
    assert "go E4" in options(field)  # but not elsewhere


@pytest.mark.rule("CIV-WON-21")
def test_the_gate_lets_others_pass_and_enter_the_city_itself() -> None:
    match = gate({"figures": ["army E2"], "units": ["infantry_2"]})
    when(match, "move E2 1 0", "go F2")
    assert f"go {TOWN}" in options(match)
    when(match, f"go {TOWN}")
    assert [each["square"] for each in told(match, "battle")] == [f"square:{TOWN}"]

    rider = {"techs": ["currency", "horseback_riding"], "figures": ["scout E2"]}
    passing = gate(rider, tiles={"E1": "tile_03/1"})
    when(passing, "move E2 0 1", "go D2", "go C2")  # C1 is the only way out
    assert figures(passing, 1, "C1") == {"scout": 1}


@pytest.mark.rule("CIV-WON-22")
def test_who_stands_there_stays_and_blockades_until_he_moves_out() -> None:
    gate_market: dict[str, Any] = {"wonder_market": ["brandenburg_gate"]}
    theirs = {"figures": ["army F2", "scout E4"]}
    match = manage({}, theirs, home={"bonus": 10}, town={}, **gate_market)
    produce(match, "wonder brandenburg_gate", "D2")

    assert figures(match, 1, "F2") == {"army": 1}
    assert production_of(table(match), square(match, TOWN)) == 8 - 2

    pass_on(match, "movement", 1)
    assert "end" not in options(match)
    assert refused(match)["end"] == "CIV-WON-22"
    when(match, "move F2 1 0")
    assert sorted(options(match)) == ["go E2", "go F1", "go F3", f"go {TOWN}"]  # and on from there
    when(match, "go E2", "stop")
    assert "end" in options(match)


@pytest.mark.rule("CIV-WON-22")
def test_each_of_several_figures_must_leave() -> None:
    match = gate({"figures": ["2 army F2", "army E4"]})

    when(match, "move F2 1 0", "go E2", "stop")

    assert options(match) == ["move F2 1 0", "move E4 1 0"]
    assert refused(match)["end"] == "CIV-WON-22"


@pytest.mark.rule("CIV-WON-22")
def test_who_cannot_leave_stays() -> None:
    match = gate({"figures": ["army F2", "army E4"]}, frozen=["F2"])

    assert "end" in options(match)
    when(match, "end")
    assert figures(match, 1, "F2") == {"army": 1}


# United Nations


REVOLT = "the_citizens_are_revolting_1"


@pytest.mark.rule("CIV-WON-23", "CIV-WON-11")
@STATES
def test_the_united_nations_let_their_owner_refuse_an_event(state: str, works: bool) -> None:
    match = owning("united_nations", state, {}, {"events": [REVOLT]}, **RIVALS_TURN)

    when(match, f"play {REVOLT}")

    if not works:
        assert player(match).government == "anarchy"
        return
    assert (asked(match), options(match)) == ((0, "consent"), ["yes", "no"])
    when(match, "no")
    assert player(match).government == "despotism"
    assert table(match).event_discards[0] == [REVOLT]  # the card is lost


@pytest.mark.rule("CIV-WON-23")
def test_the_owner_may_agree() -> None:
    match = owning("united_nations", mine={}, theirs={"events": [REVOLT]}, **RIVALS_TURN)

    when(match, f"play {REVOLT}", "yes")

    assert player(match).government == "anarchy"


@pytest.mark.rule("CIV-WON-23")
def test_mass_media_do_not_help_against_a_refusal() -> None:
    theirs = {"events": [REVOLT], "techs": ["currency", "mass_media"]}
    match = owning("united_nations", mine={}, theirs=theirs, **RIVALS_TURN)

    when(match, f"play {REVOLT}", "no")

    assert player(match).government == "despotism"


@pytest.mark.rule("CIV-WON-23", "CIV-EVT-26")
@pytest.mark.parametrize(
    ("card", "stage", "aim", "words"),
    [
        ("drought", "start", "at B4", {}),
        ("sabotage", "start", "at F3", {"town": {}, "library": "F3"}),
        ("disoriented", "city", "at C1", {"army": "C1"}),
        ("defection", "movement", "kill C1 army 0", {"army": "C1"}),
    ],
)
def test_what_targets_the_owner_needs_his_consent(
    card: str, stage: str, aim: str, words: dict[str, Any]
) -> None:
    mine: dict[str, Any] = {"figures": [f"army {words['army']}"]} if "army" in words else {}
    theirs = {"events": [card], "figures": ["army E1", "army O7"]}
    match = manage(
        mine,
        theirs,
        stage=stage,
        **RIVALS_TURN,
        **({"town": {}} if "town" in words else {}),
        built={"D2": "united_nations", "N7": "workshop"}
        | ({words["library"]: "library"} if "library" in words else {}),
    )

    when(match, f"play {card}")
    if asked(match)[1] == "aim":
        when(match, aim)

    assert asked(match) == (0, "consent")


@pytest.mark.rule("CIV-WON-23", "CIV-EVT-26")
def test_other_events_need_no_consent() -> None:
    match = among_three("united_nations", {}, {"events": [REVOLT]}, {}, **RIVALS_TURN)

    when(match, f"play {REVOLT}", "player 2")

    assert player(match, 2).government == "anarchy"

    own = owning("united_nations", mine={"events": ["drought"]})
    when(own, "play drought", "at B4")
    assert table(own).ground.terrain[square(own, "B4")] == "D"  # nor do his own


@pytest.mark.rule("CIV-WON-23")
def test_of_several_targets_only_those_of_the_owner_are_left_out() -> None:
    players: list[dict[str, Any]] = [{}, {"events": ["disaster"]}, {}]
    s = table(among_three("united_nations", *players))
    homes = {city.owner: s.ground.names[n] for n, city in s.cities.items()}
    walled = {name: {"owner": seat, "capital": True, "walls": True} for seat, name in homes.items()}
    match = among_three("united_nations", *players, **RIVALS_TURN, cities=walled)

    when(match, "play disaster", f"at {homes[0]}", f"at {homes[2]}", "no")

    left = {city.owner for city in table(match).cities.values() if city.walls}
    assert left == {0, 1}

"""Timing and priority (CIV-TIM)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from tests.titles.civilization.fights import attack, march, siege, stand
from tests.titles.civilization.given import (
    asked,
    cities,
    figures,
    given,
    goods,
    options,
    pass_on,
    player,
    square,
    table,
    told,
    when,
)
from tests.titles.civilization.lands import (
    COIN,
    MINE,
    NEAR,
    THEIRS,
    TOWN,
    coins_of,
    land,
    turn_of,
)

Words = dict[str, Any]
IDLE = "army B1"
STRONG: Words = {"units": ["aircraft_7", "aircraft_7"]}
CANCEL = "primetime_tv"
ASK: Words = {"options": {"interrupts": "ask"}}


def three(*players: Words, **words: Any) -> Match:
    """Three players with a field between their homes; what each is said to have."""
    names = ("egypt", "america", "germany")
    told_ = [{"civilization": name, **each} for name, each in zip(names, players, strict=True)]
    return given(*told_, **{"tiles": {"E5": "tile_10"}, "huts": {}, **words})


def keys(match: Match, *wanted: str) -> list[str]:
    """What the journal tells, in this order, of some kinds."""
    return [entry.key for entry in match.journal() if entry.key in wanted]


# The active player


@pytest.mark.rule("CIV-TIM-01")
@pytest.mark.parametrize("gardens_first", [True, False])
def test_the_active_player_acts_in_any_order_until_he_passes(gardens_first: bool) -> None:
    """The Gardens bring a scout, the Statue a tech: neither needs the other."""
    words: Words = {"stage": "start", "cities": MINE}
    wonders = {"C3": "hanging_gardens", "F3": "statue_of_liberty"}
    match = land({}, {"techs": ["currency", "pottery"]}, built=wonders, **words)

    deeds = [["wonder hanging_gardens", "scout"], ["wonder statue_of_liberty", "tech pottery"]]
    for deed in deeds if gardens_first else deeds[::-1]:
        assert asked(match) == (0, "start")
        when(match, *deed)

    assert figures(match, 0, "C3") == {"scout": 1}
    assert "pottery" in player(match).techs
    assert asked(match) == (0, "start")
    when(match, "end")
    assert asked(match) == (1, "start")


@pytest.mark.rule("CIV-TIM-01")
def test_nobody_else_acts_in_a_player_turn() -> None:
    match = land({"figures": [IDLE]}, {"figures": ["army N7"]})

    assert [decision.seat for decision in match.decisions] == [0]
    when(match, "move B1 1 0", "go A1", "stop")  # nothing is left to do
    assert asked(match) == (1, "movement")


# Several players at once


@pytest.mark.rule("CIV-TIM-02", "CIV-EVT-05")
@pytest.mark.parametrize("first", [0, 1])
def test_effects_on_several_players_begin_with_the_active_one(first: int) -> None:
    """A scout gives up a coin, and with it a card of its owner; and it blockades Cristo Redentor,
    which lets the other hold four cards more."""
    me: Words = {
        "techs": ["construction", "computers"],
        "tokens": {"sheet": 3},
        "events": ["drought", "sabotage", "lost"],
        "figures": [f"scout {COIN}", IDLE],
    }
    theirs: Words = {"events": ["drought", "sabotage", "catastrophe"]}
    words: Words = {"cities": THEIRS, "built": {"F3": "cristo_redentor"}}
    match = land(me, theirs, first=first, active=0, **words)

    when(match, f"move {COIN} 0 1", "go F3")

    assert asked(match) == (0, "discard")
    when(match, "discard lost")
    assert asked(match) == (1, "discard")
    when(match, "discard drought")
    assert asked(match) == (0, "step")


@pytest.mark.rule("CIV-TIM-02", "CIV-EVT-05", "CIV-ABL-14")
def test_a_bomb_costs_the_active_player_cards_first() -> None:
    """It kills a scout on a coin, and destroys Cristo Redentor."""
    me: Words = {
        "techs": ["construction", "computers", "atomic_theory"],
        "tokens": {"sheet": 3},
        "events": ["drought", "sabotage", "lost"],
        "markers": ["village_uranium"],
        "figures": [f"scout {COIN}", IDLE],
    }
    theirs: Words = {"events": ["drought", "sabotage", "catastrophe"]}
    words: Words = {"cities": THEIRS, "built": {"F3": "cristo_redentor"}}
    match = land(me, theirs, first=1, active=0, **words)

    when(match, "use atomic_theory")

    assert cities(match, 1) == ["N6"]
    assert asked(match) == (0, "discard")
    when(match, "discard lost")
    assert asked(match) == (1, "discard")


@pytest.mark.rule("CIV-TIM-02", "CIV-RSH-11")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_without_an_active_player_the_first_player_begins(first: int) -> None:
    match = three(*[{"trade": 6}] * 3, stage="research", **turn_of(first))

    for seat in (2, 0, 1):
        match.answer("tech pottery", seat)

    order = [(first + n) % 3 for n in range(3)]
    assert [entry["seat"] for entry in told(match, "learned")] == [f"seat:{n}" for n in order]


# Cancelling


@pytest.mark.rule("CIV-TIM-03")
def test_cancelling_comes_after_the_payment_and_before_the_effect() -> None:
    """America pays incense for culture; the others are asked clockwise."""
    me: Words = {"goods": {"incense": 1}}
    rival: Words = {"events": [CANCEL]}
    match = three(rival, me, rival, stage="city", **turn_of(1))

    when(match, "use currency")

    assert asked(match) == (2, "cancel")
    assert goods(match, 1) == {}
    assert player(match, 1).culture == 0

    when(match, "no")
    assert asked(match) == (0, "cancel")
    when(match, "no")
    assert player(match, 1).culture == 3


@pytest.mark.rule("CIV-TIM-03", "CIV-ABL-06")
def test_the_first_to_cancel_is_enough() -> None:
    rival: Words = {"events": [CANCEL]}
    match = three(rival, {"goods": {"incense": 1}}, rival, stage="city", **turn_of(1))

    when(match, "use currency", f"cancel {CANCEL}", "no")  # the other one lets it pass

    assert player(match, 1).culture == 0
    assert goods(match, 1) == {}
    assert player(match, 2).events == []
    assert player(match, 0).events == [CANCEL]
    assert asked(match) == (1, "city")


@pytest.mark.rule("CIV-TIM-03")
def test_the_active_player_is_the_first_to_cancel_what_another_does() -> None:
    """America stops Egypt's army; Egypt is on, so it is asked before Germany."""
    me: Words = {"figures": ["army F5", "army E8"], "events": [CANCEL]}
    stops: Words = {"techs": ["currency", "communism_tech"], "markers": ["hut_spy"]}
    match = three(me, stops, {"events": [CANCEL]}, stage="movement")

    when(match, "move F5 1 0", "go G5", "use communism_tech")

    assert asked(match) == (0, "cancel")
    when(match, "no")
    assert asked(match) == (2, "cancel")
    when(match, "no")
    assert asked(match) == (1, "freeze")


@pytest.mark.rule("CIV-TIM-04")
@pytest.mark.parametrize(
    ("chain", "takes_effect"),
    [
        (["no"], True),
        (["cancel jousting_tourney", "no"], False),
        (["cancel jousting_tourney", f"cancel {CANCEL}"], True),
    ],
)
def test_a_cancel_may_itself_be_cancelled(chain: list[str], takes_effect: bool) -> None:
    """The last one is resolved first."""
    me: Words = {"events": ["the_citizens_are_revolting_1", CANCEL]}
    match = land(me, {"events": ["jousting_tourney"]}, stage="start")

    when(match, "play the_citizens_are_revolting_1", *chain)

    assert asked(match) == (0, "start")
    assert (player(match, 1).government == "anarchy") == takes_effect


@pytest.mark.rule("CIV-TIM-04")
def test_the_chain_may_grow() -> None:
    """Three answers: the third undoes the second, so that the first one stands."""
    me: Words = {"events": ["the_citizens_are_revolting_1", CANCEL]}
    theirs: Words = {"events": ["jousting_tourney", "jousting_tourney"]}
    match = land(me, theirs, stage="start")

    when(match, "play the_citizens_are_revolting_1", "cancel jousting_tourney")
    when(match, f"cancel {CANCEL}", "cancel jousting_tourney")

    assert player(match, 1).government == "despotism"
    assert player(match, 0).events == player(match, 1).events == []


# Interrupting a move


@pytest.mark.rule("CIV-TIM-05", "CIV-EVT-06")
def test_a_move_may_be_interrupted_after_each_step() -> None:
    """The active player is asked first, then the others clockwise."""
    spy: Words = {"events": ["wholesale_defection"]}
    me: Words = {**spy, "figures": ["army M12", "army N13"]}
    near: Words = {"events": ["defection"], "figures": ["scout L11"]}
    words: Words = {"tiles": {"K9": "tile_10"}, "stage": "movement"}
    match = three(spy, me, near, **words, first=0, active=1)

    when(match, "move M12 1 0", "go M11")
    for seat in (1, 2, 0):
        assert asked(match) == (seat, "interrupt")
        when(match, "no")
    assert asked(match) == (1, "step")
    when(match, "go M10")
    assert asked(match) == (1, "interrupt")


@pytest.mark.rule("CIV-TIM-05")
def test_a_move_may_be_interrupted_after_a_discovery() -> None:
    theirs: Words = {"events": ["wholesale_defection"]}
    match = land({"figures": ["army H2", IDLE]}, theirs, tile_pool=["tile_01"])

    when(match, "move H2 1 0", "discover I2")

    assert asked(match) == (1, "interrupt")
    when(match, "play wholesale_defection", "kill H2 moving-army 0")
    assert figures(match, 0, "H2") == {}
    assert asked(match) == (0, "movement")


@pytest.mark.rule("CIV-TIM-05")
def test_nobody_is_asked_who_has_nothing_to_interrupt_with() -> None:
    match = land({"figures": ["army E2", IDLE]}, {"events": ["drought", "sabotage"]})

    when(match, "move E2 1 0", "go F2")

    assert asked(match) == (0, "step")


@pytest.mark.rule("CIV-TIM-05", "CIV-TIM-03", "CIV-INF-02", "CIV-OPT-12")
def test_all_are_asked_if_the_players_want_no_silence_to_tell() -> None:
    match = land({"figures": ["army E2", IDLE]}, **ASK)
    when(match, "move E2 1 0", "go F2")
    for seat in (0, 1):
        assert asked(match) == (seat, "interrupt")
        assert options(match) == ["no"]
        when(match, "no")
    assert asked(match) == (0, "step")

    match = land({"events": ["drought"]}, stage="start", **ASK)
    when(match, "play drought", "at B1")
    assert asked(match) == (1, "cancel")
    assert options(match) == ["no"]
    when(match, "no")
    assert table(match).ground.disasters == {square(match, "B1"): "D"}


@pytest.mark.rule("CIV-TIM-06")
@pytest.mark.parametrize("words", [{}, ASK], ids=["auto", "ask"])
def test_an_army_that_has_entered_an_enemy_square_fights(words: Words) -> None:
    units = ["infantry_2", "mounted_2"]
    theirs: Words = {"figures": ["army F2"], "units": units, "events": ["wholesale_defection"]}
    match = land({"figures": ["army E2"], "units": units}, theirs, **words)

    when(match, "move E2 1 0", "go F2")

    assert asked(match) == (1, "battle")


@pytest.mark.rule("CIV-TIM-06")
@pytest.mark.parametrize(
    ("theirs", "words"),
    [({"figures": ["scout F2"], "trade": 3}, {}), ({}, {"cities": THEIRS})],
    ids=["scout", "city"],
)
def test_it_is_too_late_for_scouts_and_cities_too(theirs: Words, words: Words) -> None:
    spy: Words = {"events": ["wholesale_defection"], "units": ["infantry_1", "mounted_1"]}
    me: Words = {"figures": ["army E2", IDLE], "units": ["infantry_2"]}
    match = land(me, {**spy, **theirs}, **words)

    when(match, "move E2 1 0", f"go {TOWN}")

    assert asked(match) == ((1, "battle") if words else (0, "spoils"))


# Victory first


@pytest.mark.rule("CIV-TIM-07", "CIV-VIC-05")
def test_a_victory_comes_before_the_spoils_of_the_same_battle() -> None:
    """The scout that is killed held the fifteenth coin."""
    me: Words = {"figures": [f"army {NEAR}", IDLE], "tokens": {"sheet": 14}}
    match = land(me, {"figures": [f"scout {COIN}"], "trade": 5}, cities=MINE)

    when(match, f"move {NEAR} 1 0", f"go {COIN}")

    assert match.over
    assert table(match).winner == 0
    assert player(match, 1).trade == 5


@pytest.mark.rule("CIV-TIM-07")
def test_a_victory_comes_before_the_second_half_of_an_effect() -> None:
    """The gift that pays the first of two resources brings another player his last coin."""
    me: Words = {
        "techs": ["construction", "pottery"],
        "events": ["a_gift_from_afar"],
        "goods": {"wheat": 1},
    }
    match = land(me, {"tokens": {"sheet": 14}}, stage="city")

    when(match, "use pottery", "pay a_gift_from_afar")

    assert match.over
    assert (table(match).winner, table(match).victory) == (1, "economic")
    assert goods(match) == {"wheat": 1}
    assert player(match).tokens == {}


@pytest.mark.rule("CIV-TIM-08")
@pytest.mark.parametrize("tokens", [13, 14])
def test_nobody_discards_after_a_victory(tokens: int) -> None:
    """A scout with a card too many leaves the coin of the other."""
    me: Words = {
        "techs": ["construction", "computers"],
        "tokens": {"sheet": 3},
        "events": ["drought", "sabotage", "lost"],
        "figures": [f"scout {COIN}", IDLE],
    }
    match = land(me, {"tokens": {"sheet": tokens}}, cities=THEIRS)
    assert coins_of(match) == 5

    when(match, f"move {COIN} 0 1", f"go {NEAR}")

    assert match.over == (tokens == 14)
    if not match.over:
        assert asked(match) == (0, "discard")


@pytest.mark.rule("CIV-TIM-08")
@pytest.mark.parametrize("tokens", [13, 14])
def test_nobody_makes_room_after_a_victory(tokens: int) -> None:
    """A city is founded where another figure stands."""
    me: Words = {"figures": [f"scout {TOWN}", f"army {TOWN}"], "tokens": {"sheet": tokens}}
    match = land(me, stage="start")

    when(match, f"found {TOWN}")

    assert match.over == (tokens == 14)
    if not match.over:
        assert asked(match) == (0, "displace")
    assert cities(match) == ["C2", TOWN]


# Battles


@pytest.mark.rule("CIV-TIM-09", "CIV-ABL-16", "CIV-BAT-23")
def test_what_comes_before_a_battle_comes_before_forces_and_bonus() -> None:
    """Combustion razes the walls: they neither help nor change who begins."""
    units = ["infantry_2", "mounted_2"]
    mine: Words = {"techs": ["construction", "combustion"], "units": units}
    match = siege(mine, {"units": units}, walls=True)

    order = keys(match, "battle", "destroyed", "force-drawn", "combat-bonus")

    assert order == ["battle", "destroyed", "force-drawn", "force-drawn", "combat-bonus"]
    assert told(match, "combat-bonus") == [{"owner": "seat:1", "n": 6}]
    assert asked(match) == (1, "battle")


@pytest.mark.rule("CIV-TIM-09", "CIV-LOT-15", "CIV-NAT-03")
def test_losses_spoils_and_other_effects_follow_the_result() -> None:
    """China wins: two of its horsemen fall, and with them an army."""
    mine: Words = {
        "civilization": "china",
        "techs": ["writing", "code_of_laws"],
        "figures": ["2 army E2", "army C4"],
        "units": ["mounted_1", "mounted_1", "aircraft_7", "aircraft_6"],
    }
    theirs: Words = {"units": ["infantry_3", "infantry_2"], "trade": 5}
    match = attack(mine, theirs)

    when(match, "front infantry_3", "attack mounted_1 1", "attack mounted_1 1")
    stand(match)
    assert asked(match) == (0, "spoils")
    assert player(match).tokens == {}
    when(match, "trade")
    assert asked(match) == (0, "save-unit")
    when(match, "save mounted_1")

    assert keys(
        match, "battle-result", "armies-lost", "figure-killed", "looted-trade", "coin", "unit-saved"
    ) == ["battle-result", "armies-lost", "figure-killed", "looted-trade", "coin", "unit-saved"]


@pytest.mark.rule("CIV-TIM-09", "CIV-NAT-03")
def test_after_a_battle_the_winner_comes_before_the_loser() -> None:
    mine: Words = {"civilization": "rome", "figures": ["army E2", "army C4"], **STRONG}
    theirs: Words = {"civilization": "china", "units": ["mounted_2"], "trade": 5}
    match = attack(mine, theirs)

    when(match, "attack aircraft_7 1")
    stand(match)
    when(match, "trade")

    assert asked(match) == (1, "save-unit")
    assert keys(match, "looted-trade", "coin") == ["looted-trade", "coin"]


# The end of a phase


@pytest.mark.rule("CIV-TIM-10", "CIV-TRN-06")
@pytest.mark.parametrize("stage", ["start", "city", "movement"])
def test_a_phase_ends_when_all_who_can_act_have_passed(stage: str) -> None:
    figures_: list[Words] = [{"figures": [IDLE]}, {"figures": ["army N7"]}]
    match = land(*figures_, stage=stage)

    for seat in (0, 1):
        assert (asked(match), table(match).stage) == ((seat, stage), stage)
        when(match, "end")

    assert table(match).stage != stage


@pytest.mark.rule("CIV-TIM-10")
def test_who_has_nothing_to_do_is_not_waited_for() -> None:
    match = land({}, {"figures": ["army N7"]})

    assert asked(match) == (1, "movement")


@pytest.mark.rule("CIV-TIM-10", "CIV-NEG-10")
def test_a_new_offer_gives_all_another_say() -> None:
    match = land({"trade": 3}, {"culture": 3}, stage="trade")

    when(match, "pass")
    assert asked(match) == (1, "negotiate")
    when(match, "deal 0", "give culture", "propose", "refuse", "pass")

    assert asked(match) == (0, "negotiate")
    when(match, "pass")
    assert table(match).stage == "city"


@pytest.mark.rule("CIV-TIM-10")
def test_research_waits_for_everybody() -> None:
    match = land({"trade": 6}, {"trade": 6}, stage="research")

    match.answer("tech pottery", 0)

    assert table(match).stage == "research"
    assert "pottery" not in player(match).techs
    match.answer("no", 1)
    assert "pottery" in player(match).techs
    pass_on(match, "start")
    assert table(match).round == 2


@pytest.mark.rule("CIV-TIM-06", "CIV-HUT-02")
def test_a_hut_is_explored_before_anybody_interrupts() -> None:
    theirs: Words = {"events": ["wholesale_defection"]}
    match = land({"figures": ["army E2", IDLE]}, theirs, huts={"F2": "hut"})

    march(match, "E2", "F2")

    assert len(player(match).markers) == 1
    assert asked(match) == (1, "interrupt")

"""The words of the guided first game are true."""

from __future__ import annotations

from functools import partial

from oikumene.engine.match import Match
from oikumene.titles.dawn.cards import EVENT_DIAL, FOCUS, RESOURCES, VICTORY, WONDERS
from oikumene.titles.dawn.guide import ROW
from oikumene.titles.dawn.maturity import mature_cities
from oikumene.titles.dawn.victory import goal, progress
from oikumene.titles.dawn.wonders import cost_of
from tests.titles import guided
from tests.titles.dawn.given import asked, options, player, resources, space, table
from tests.titles.dawn.given import told as journal

at = partial(guided.at, "dawn")


def slot(match: Match, card: str) -> int:
    """Where a card of Rome's lies."""
    return player(match).row.index(card) + 1


def trade(match: Match, card: str) -> int:
    """The trade tokens on a card of Rome's."""
    return player(match).trade[slot(match, card) - 1]


def terrain(match: Match, word: str) -> str:
    """The terrain of a space."""
    return str(table(match).ground.terrain[space(match, word)])


def test_seven_rounds_are_played() -> None:
    match = at("guide-done")
    assert table(match).round == 8
    assert asked(match) == (0, "turn")


def on_table(match: Match) -> set[str]:
    """The things that the newcomer has before the eyes."""
    s, p = table(match), player(match)
    return {
        *(f"seat:{each.seat}" for each in s.players),
        *(f"card:{card}" for card in (*p.row, *p.wonders, *s.market)),
        *(f"resource:{resource}" for resource in RESOURCES),
        *(f"agenda:{agenda.id}" for card in s.victory for agenda in VICTORY[card].agendas),
        *(f"barbarian:{letter}" for letter, n in s.barbarians.items() if n >= 0),
        *(f"city_state:{state}" for state in s.stocks),
        f"event:{EVENT_DIAL[(s.dial + 1) % len(EVENT_DIAL)]}",  # the next one is shown
        *s.ground.things,
    }


def test_everything_pointed_at_is_on_the_table() -> None:
    for step, match in guided.told("dawn"):
        assert on_table(match) >= set(step.point), step


# What the words say


def test_the_table_is_one_that_a_setup_for_two_could_lay() -> None:
    s = table(at("guide-welcome"))
    gone = [(WONDERS[wonder].type, WONDERS[wonder].era) for wonder in s.removed]
    assert len(set(gone)) == len(gone) == 8
    assert {era for _, era in gone} == {"ancient", "medieval"}
    assert {WONDERS[wonder].era for wonder in s.market} == {"ancient"}
    assert tuple(f"card:{card}" for card in s.players[0].row) == ROW
    assert (s.first, s.active, len(s.victory)) == (0, 0, 3)


def test_waiting_brings_each_card_to_the_slot_that_the_words_name() -> None:
    assert slot(at("guide-industry"), "pottery") == 5
    assert slot(at("guide-culture"), "pottery") == 1
    assert slot(at("guide-culture"), "early_empire") == 5
    assert slot(at("guide-military"), "masonry") == 5
    assert slot(at("guide-economy"), "foreign_trade") == 5
    assert slot(at("guide-science"), "astrology") == 5
    assert slot(at("guide-iron"), "iron_working") == 3
    assert slot(at("guide-production"), "pottery") == 5


def test_the_first_city_in_the_desert_is_mature_with_two_more_tokens() -> None:
    assert terrain(at("guide-city"), "-2,4") == "desert"
    assert terrain(at("guide-resource"), "-2,3") == "mountain"
    match = at("guide-mature")
    assert resources(match)["mercury"] == 1
    assert not mature_cities(table(match), player(match))
    match = at("guide-barbarians")
    assert mature_cities(table(match), player(match)) == [space(match, "-2,4")]


def test_barbarian_d_comes_closer_twice() -> None:
    assert len(journal(at("guide-barbarians"), "barbarian-moved")) == 3
    match = at("guide-science")
    assert len(journal(match, "barbarian-moved")) == 6
    land, near = table(match).ground.land, table(match).barbarians["D"]
    mountain = land.area([space(match, "-2,3")])
    assert land.reach(mountain, 2, table(match).ground.everything) & land.bits[near]
    assert not land.reach(mountain, 1, table(match).ground.everything) & land.bits[near]


def test_two_tokens_are_reinforced_and_the_third_was() -> None:
    assert len(options(at("guide-reinforce"), "reinforce")) == 2
    assert len(player(at("guide-reinforce")).control) == 3


def test_trade_tokens_come_as_the_words_say() -> None:
    assert asked(at("guide-trade")) == (0, "put-trade")
    assert trade(at("guide-economy"), "masonry") == 1
    assert trade(at("guide-diplomacy"), "pottery") == 2
    assert trade(at("guide-iron"), "iron_working") == 1
    assert trade(at("guide-peace"), "early_empire") == 1
    assert trade(at("guide-agendas"), "pottery") == 2


def test_the_dial_passes_one_level() -> None:
    assert player(at("guide-level")).dial == 5
    assert asked(at("guide-level")) == (0, "gain-card")
    assert FOCUS["iron_working"].level == 2
    assert "iron_working" in player(at("guide-iron")).row


def test_the_first_dice_tie_and_a_trade_token_wins() -> None:
    match = at("guide-tie")
    assert terrain(match, "-2,1") == "hills"
    rolled = journal(match, "rolled")[-1]
    assert (rolled["die"], rolled["other"]) == (1, 5)
    assert (rolled["attack"], rolled["defence"]) == (1 + 6, 5 + 2)
    match = at("guide-reward")
    won = journal(match, "won-fight")[-1]
    assert (won["attack"], won["defence"]) == (8, 7)
    assert table(match).barbarians["D"] < 0
    assert options(at("guide-peace"), "attack") == ["attack -1,1 city_state"]


def test_the_wonder_costs_the_slot_and_the_mercury() -> None:
    match = at("guide-wonder")
    assert "mount_everest" in player(match, 1).tokens
    assert WONDERS["oracle"].cost == 8
    assert cost_of(table(match), player(match), "oracle") == 7 == 5 + 2
    assert options(at("guide-pay")) == ["pay 0 0 2", "pay 1 0 0"]
    assert player(at("guide-agendas")).wonders == ("oracle",)


def test_the_agendas_stand_as_the_words_say() -> None:
    match = at("guide-agendas")
    s, p = table(match), player(match)
    agendas = [agenda for card in s.victory for agenda in VICTORY[card].agendas]
    stand = {agenda.id: (progress(s, p, agenda), goal(agenda)) for agenda in agendas}
    assert stand["scholarly"] == (1, 2)
    assert stand["civilized"] == (2, 8)
    assert stand["populous"] == (1, 5)
    assert stand["technophile"] == (5, 24)

"""Setup (CND-SET)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import oikumene
from oikumene import Match
from oikumene.titles.dawn.cards import (
    CITY_STATES,
    COLOURS,
    DIPLOMACY,
    FOCUS,
    LEADERS,
    NATURAL_WONDERS,
    TYPES,
    VICTORY,
    WONDERS,
)
from tests.titles.dawn.given import given, options, player, row, space, table, when

SEEDS = range(60)
WONDER_TYPES = ("culture", "economy", "science", "military")


def new(seats: int = 2, seed: int = 1, **settings: Any) -> Match:
    """A match fresh from the box, on the map of the first game unless another one is wanted."""
    settings = settings or {"first_game_map": True}
    return oikumene.start("dawn", seats, seed, settings)


def pass_turn(match: Match) -> None:
    """The turn of a player who only turns the tech dial."""
    when(match, "resolve astrology")
    while match.decision and match.decision.ask == "gain-card":
        when(match, "done")


def wonders_of(match: Match) -> list[str]:
    """All wonders in play: face up and in the decks."""
    return [*table(match).market, *table(match).decks]


# Players


@pytest.mark.rule("CND-SET-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_gets_a_leader_and_a_colour_of_the_own(seats: int) -> None:
    players = table(new(seats)).players

    assert len({p.leader for p in players} & {*LEADERS}) == seats
    assert len({p.colour for p in players} & {*COLOURS}) == seats


@pytest.mark.rule("CND-SET-01")
def test_leaders_are_dealt_at_random() -> None:
    pairs = {tuple(p.leader for p in table(new(2, seed)).players) for seed in SEEDS}

    assert {first for first, _ in pairs} == {second for _, second in pairs} == {*LEADERS}


@pytest.mark.rule("CND-SET-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_all_pieces_and_a_dial_at_zero(seats: int) -> None:
    for p in table(new(seats)).players:
        assert (p.unused_tokens, p.unused_cities, p.dial) == (31, 7, 0)
        assert p.control == p.caravans == []
        assert sum(p.resources) == sum(p.trade) == 0


@pytest.mark.rule("CND-SET-02")
def test_the_leader_orders_the_five_cards_of_level_one() -> None:
    for seed in SEEDS:
        for p in table(new(2, seed)).players:
            assert tuple(FOCUS[card].type for card in p.row) == LEADERS[p.leader].row
            assert [FOCUS[card].level for card in p.row] == [1] * 5


@pytest.mark.rule("CND-SET-02")
def test_the_row_of_rome_at_the_start() -> None:
    match = given({"leader": "rome"}, {})

    assert player(match).row == ["astrology", "foreign_trade", "masonry", "early_empire", "pottery"]


@pytest.mark.rule("CND-SET-02")
def test_one_caravan_is_ready_at_the_start() -> None:
    match = given({"leader": "rome"}, {})

    when(match, "resolve foreign_trade", "go -4,3")

    assert player(match).caravans == [space(match, "-4,3")]
    assert match.decision is not None
    assert match.decision.seat == 1  # there was no other caravan to move


# The map


@pytest.mark.rule("CND-SET-04")
@pytest.mark.parametrize("settings", [{"first_game_map": True}, {"random_map": True}])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_printed_marker_gets_its_token(seats: int, settings: dict[str, Any]) -> None:
    for seed in range(3):
        s = table(new(seats, seed, **settings))
        marked = {n: marker for n, marker in enumerate(s.ground.marker) if marker}

        tokens = dict(s.things)
        tokens |= {at: f"barbarian:{letter}" for letter, at in s.barbarians.items()}
        tokens |= {p.capital: "capital" for p in s.players}
        assert tokens == marked


@pytest.mark.rule("CND-SET-04")
def test_the_tokens_of_the_first_map() -> None:
    match = given({}, {})
    s = table(match)

    assert s.things[space(match, "-2,0")] == "resource:mercury"
    assert s.things[space(match, "-1,-3")] == "natural_wonder:grand_mesa"
    assert s.things[space(match, "-1,1")] == "city_state:brussels"
    assert s.barbarians["D"] == space(match, "-1,-1")


@pytest.mark.rule("CND-SET-05")
@pytest.mark.parametrize(
    ("tile", "shown", "hidden"),
    [
        ("12A0:0,0", "city_state:brussels", "city_state:seoul"),
        ("12B0:0,0", "city_state:seoul", "city_state:brussels"),
        ("1A0:0,0", "natural_wonder:torres_del_paine", "natural_wonder:cliffs_of_dover"),
        ("1B0:0,0", "natural_wonder:cliffs_of_dover", "natural_wonder:torres_del_paine"),
    ],
)
def test_a_token_shows_the_side_of_its_tile(tile: str, shown: str, hidden: str) -> None:
    match = given({"capital": "0,1"}, {"capital": "1,-2" if "B" in tile else "1,-1"}, map=[tile])

    assert shown in table(match).things.values()
    assert hidden not in table(match).things.values()


@pytest.mark.rule("CND-SET-05")
def test_tokens_without_a_marker_stay_in_the_box() -> None:
    others = {
        id_: token.other_side
        for kind in (CITY_STATES, NATURAL_WONDERS)
        for id_, token in kind.items()
    }
    for seed in range(10):
        s = table(new(2, seed, random_map=True))
        shown = [thing.partition(":")[2] for thing in s.things.values() if "resource" not in thing]

        assert sorted(shown) == sorted(
            marker.partition(":")[2]
            for marker in s.ground.marker
            if marker.startswith(("city_state", "natural_wonder"))
        )
        assert not {others[each] for each in shown} & {*shown}


@pytest.mark.rule("CND-SET-06")
def test_barbarians_without_a_letter_on_the_map_are_not_used() -> None:
    assert {*table(new(2)).barbarians} == {"B", "D", "I"}
    for seed in range(10):
        s = table(new(2, seed, random_map=True))
        printed = {m[-1] for m in s.ground.marker if m.startswith("barbarian")}
        assert {*s.barbarians} == printed


@pytest.mark.rule("CND-SET-06")
def test_an_unused_barbarian_never_spawns() -> None:
    match = given({}, {}, phase="event", dial=4, barbarians={"D": ""})  # spawning comes next

    assert {*table(match).barbarians} == {"B", "D", "I"}
    assert table(match).barbarians["D"] == space(match, "-1,-1")


@pytest.mark.rule("CND-SET-07")
@pytest.mark.parametrize("seats", [2, 4])
def test_two_diplomacy_cards_lie_ready_for_each_city_state_on_the_map(seats: int) -> None:
    for seed in range(5):
        s = table(new(seats, seed, random_map=True))
        states = {
            thing.partition(":")[2] for thing in s.things.values() if thing.startswith("city_state")
        }

        assert s.stocks == dict.fromkeys(states, 2)


# The first player and the event dial


@pytest.mark.rule("CND-SET-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_and_begins(seats: int) -> None:
    matches = [new(seats, seed) for seed in SEEDS]

    assert {table(match).first for match in matches} == {*range(seats)}
    for match in matches:
        assert match.decision is not None
        assert match.decision.seat == table(match).active == table(match).first


@pytest.mark.rule("CND-SET-08")
@pytest.mark.parametrize("settings", [{"first_game_map": True}, {"random_map": True}])
def test_the_journal_opens_with_the_first_player(settings: dict[str, Any]) -> None:
    match = new(3, **settings)

    assert [(entry.key, entry.args) for entry in match.journal()] == [
        ("begins", {"seat": f"seat:{table(match).first}"}),
        ("round", {"n": 1}),
    ]


@pytest.mark.rule("CND-SET-08")
def test_the_direction_token_is_turned_at_random() -> None:
    assert {table(new(2, seed)).direction for seed in SEEDS} == {*range(6)}


@pytest.mark.rule("CND-SET-08")
def test_first_player_and_direction_stay_for_the_whole_game() -> None:
    match, rng = new(3, seed=4), Random(4)
    at_first = table(match).first, table(match).direction

    while table(match).round < 12 and not match.over:
        assert match.decision is not None
        match.answer(rng.choice(match.decision.options))

    assert (table(match).first, table(match).direction) == at_first


@pytest.mark.rule("CND-SET-08")
def test_the_event_dial_begins_with_the_spawning_of_barbarians() -> None:
    match = given({}, {}, barbarians={"D": ""})
    assert table(match).dial == table(new()).dial == 0

    for _ in range(2):
        pass_turn(match)
    assert table(match).dial == 1
    assert table(match).barbarians["D"] == -1  # the next section is blank


@pytest.mark.rule("CND-SET-09")
def test_the_first_section_of_the_dial_is_not_resolved() -> None:
    match = new(2)
    assert [entry.key for entry in match.journal() if entry.key in ("event", "spawned")] == []

    for section in (1, 2):
        for _ in range(2):
            pass_turn(match)
        assert table(match).dial == section

    events = [entry.args["event"] for entry in match.journal() if entry.key == "event"]
    assert events == ["event:move"]


# World wonders


@pytest.mark.rule("CND-SET-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_a_face_up_wonder_of_each_type(seats: int) -> None:
    for seed in range(5):
        market = table(new(seats, seed)).market
        assert tuple(WONDERS[wonder].type for wonder in market) == WONDER_TYPES


@pytest.mark.rule("CND-SET-11", "CND-SET-12", "CND-SET-13")
@pytest.mark.parametrize(
    ("seats", "gone"), [(2, ("ancient", "medieval")), (3, ("ancient",)), (4, ())]
)
def test_wonders_of_each_type_go_back_to_the_box(seats: int, gone: tuple[str, ...]) -> None:
    for seed in range(10):
        match = new(seats, seed)
        removed = [(WONDERS[w].type, WONDERS[w].era) for w in table(match).removed]

        assert sorted(removed) == sorted((type_, era) for type_ in WONDER_TYPES for era in gone)
        assert sorted([*wonders_of(match), *table(match).removed]) == sorted(WONDERS)


@pytest.mark.rule("CND-SET-11", "CND-SET-12")
@pytest.mark.parametrize(("seats", "eras"), [(2, ("ancient", "medieval")), (3, ("ancient",))])
def test_chance_says_which_wonders_go_back(seats: int, eras: tuple[str, ...]) -> None:
    removed = {wonder for seed in SEEDS for wonder in table(new(seats, seed)).removed}

    assert removed == {id_ for id_, wonder in WONDERS.items() if wonder.era in eras}


@pytest.mark.rule("CND-SET-11", "CND-SET-12")
@pytest.mark.parametrize(("seats", "count"), [(2, 8), (3, 4)])
def test_nobody_sees_which_wonders_went_back(seats: int, count: int) -> None:
    match = new(seats)

    for seat in (*range(seats), None):
        assert match.view(seat)["table"]["removed"] == {"count": count}


@pytest.mark.rule("CND-SET-14")
@pytest.mark.parametrize(
    ("deck", "revealed"),
    [
        (["eiffel_tower", "forbidden_city", "stonehenge"], "stonehenge"),
        (["eiffel_tower", "forbidden_city"], "forbidden_city"),
        (["eiffel_tower"], "eiffel_tower"),
    ],
)
def test_ancient_wonders_lie_above_medieval_ones_and_those_above_modern_ones(
    deck: list[str], revealed: str
) -> None:
    builder = {"leader": "rome", "resources": {"marble": 2}}
    market = ["hanging_gardens", "colossus", "oracle", "petra"]
    match = given(builder, {}, market=market, deck=deck)

    when(match, "resolve pottery", "wonder hanging_gardens")

    assert table(match).market == [revealed, "colossus", "oracle", "petra"]


@pytest.mark.rule("CND-SET-14")
def test_the_cards_of_an_era_are_shuffled() -> None:
    builder = {"leader": "rome", "resources": {"marble": 2}}
    found = set()
    for seed in range(12):
        match = given(
            builder,
            {},
            seed=seed,
            market=["hanging_gardens"],
            deck=["forbidden_city", "chichen_itza", "eiffel_tower"],
        )
        found.add(table(when(match, "resolve pottery", "wonder hanging_gardens")).market[0])

    assert found == {"forbidden_city", "chichen_itza"}


@pytest.mark.rule("CND-SET-14")
def test_an_ancient_wonder_of_each_type_is_face_up_at_first() -> None:
    market = {wonder for seed in SEEDS for wonder in table(new(4, seed)).market}

    assert market == {id_ for id_, wonder in WONDERS.items() if wonder.era == "ancient"}


@pytest.mark.rule("CND-SET-14")
def test_the_other_wonders_lie_face_down() -> None:
    match = new(2)

    assert match.view(0)["table"]["decks"] == {"count": len(table(match).decks)}
    shown = match.view(0)["table"]["market"]
    assert shown == table(match).market


@pytest.mark.rule("CND-SET-15")
@pytest.mark.parametrize(("seats", "cards"), [(2, 4), (3, 5), (4, 6)])
def test_the_size_of_a_wonder_deck(seats: int, cards: int) -> None:
    match = new(seats)

    types = Counter(WONDERS[wonder].type for wonder in wonders_of(match))
    assert types == dict.fromkeys(WONDER_TYPES, cards)
    assert match.view(0)["table"]["deck_sizes"] == [cards - 1] * 4  # one of them is face up


# Cards


@pytest.mark.rule("CND-SET-17")
@pytest.mark.parametrize(("epic", "count"), [(False, 3), (True, 4)])
def test_victory_cards_are_drawn_at_random(epic: bool, count: int) -> None:
    drawn = [table(new(2, seed, first_game_map=True, epic_game=epic)).victory for seed in range(40)]

    assert {len({*cards}) for cards in drawn} == {count}
    assert {card for cards in drawn for card in cards} == {*VICTORY}
    assert len({frozenset(cards) for cards in drawn}) > 4


@pytest.mark.rule("CND-SET-19")
@pytest.mark.parametrize("seats", [2, 4])
def test_every_player_has_four_diplomacy_cards_for_the_others(seats: int) -> None:
    match = new(seats)

    for shown in match.view(0)["table"]["players"]:
        assert shown["stock"] == list(DIPLOMACY)
        assert shown["diplomacy"] == []


@pytest.mark.rule("CND-SET-19")
def test_others_can_take_each_of_the_four() -> None:
    mine = {"leader": "rome", "capital": "0,2", "row": row("foreign_trade", 5)}
    match = given(mine, {"capital": "2,1"}, barbarians={"D": ""})

    when(match, "resolve foreign_trade", "go 2,1", "put pottery", "put pottery")

    assert options(match, "take") == [f"take {card}@1" for card in DIPLOMACY]


@pytest.mark.rule("CND-SET-19")
@pytest.mark.parametrize(("dial", "level"), [(2, 2), (9, 3), (18, 4)])
def test_the_own_deck_holds_the_cards_of_higher_levels(dial: int, level: int) -> None:
    match = given({"leader": "rome", "dial": dial}, {})

    when(match, "resolve astrology")

    new_cards = [text.split()[2] for text in options(match, "replace")]
    assert sorted(new_cards) == sorted(id_ for id_, c in FOCUS.items() if c.level == level)
    assert len(new_cards) == len(TYPES)

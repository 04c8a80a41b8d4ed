"""What the greedy machine player thinks of tables of Civilization."""

from __future__ import annotations

from random import Random
from typing import Any

import oikumene
from oikumene.engine.match import Match
from oikumene.titles.civilization.evaluation import WIN, Sight, evaluate, purses
from oikumene.titles.civilization.forces import combat_bonus
from oikumene.titles.civilization.yields import coins
from tests.titles.civilization.given import given, player, table, when

MAP: dict[str, Any] = {"tiles": {"E1": "tile_03/1", "A5": "tile_12/0"}, "huts": {}, "round": 3}
STRONG = ["infantry_2"] * 3 + ["mounted_2"] * 2


def worth(mine: dict[str, Any], other: dict[str, Any] | None = None, **words: Any) -> float:
    """How a table looks for the first player, who plays America against Germany."""
    match = given(
        {"civilization": "america", **mine},
        {"civilization": "germany", **(other or {})},
        **{**MAP, **words},
    )
    return evaluate(table(match), 0)


def wander(match: Match, rng: Random, answers: int) -> Match:
    """Go on at random."""
    for _ in range(answers):
        if match.decision is None:
            break
        match.answer(rng.choice(match.decision.options), match.decision.seat)
    return match


def test_a_victory_is_worth_more_than_anything() -> None:
    match = given({"civilization": "china"}, **MAP)
    s = table(match)
    s.winner = 0
    assert [evaluate(s, seat) for seat in (0, 1)] == [WIN, -WIN]


def test_every_road_is_worth_more_the_further_it_has_been_gone() -> None:
    purse = [worth({"tokens": {"sheet": n}}) for n in (0, 4, 8)]
    track = [worth({"track": n}) for n in (0, 7, 14)]
    for first, second, third in (purse, track):
        assert third - second > second - first > 0


def test_a_tech_is_worth_more_than_the_trade_that_it_takes() -> None:
    assert worth({"techs": ["currency", "pottery"]}) > worth({"trade": 6})


def test_a_city_is_worth_more_than_a_scout_where_it_could_stand() -> None:
    match = given({"civilization": "america", "figures": ["scout F3"]}, **MAP)
    before = evaluate(table(match), 0)
    assert evaluate(table(when(match, "found F3")), 0) > before


def test_a_scout_goes_where_a_city_could_stand() -> None:
    assert worth({"figures": ["scout F3"]}) > worth({"figures": ["scout A1"]})


def test_an_army_goes_where_a_hut_is() -> None:
    huts = {"H1": "hut"}
    near, far = (worth({"figures": [f"army {n}"]}, huts=huts) for n in ("G2", "A1"))
    assert near > far


def test_an_army_before_an_unguarded_capital_is_felt_and_units_help() -> None:
    raider = {"units": STRONG, "figures": ["2 army D4"]}
    far = {"units": STRONG, "figures": []}
    loss = worth({}, far) - worth({}, raider)
    guarded = worth({"units": STRONG}, far) - worth({"units": STRONG}, raider)
    assert loss > 5 + guarded


def test_only_what_all_can_see_of_a_rival_counts() -> None:
    weak, strong = (
        worth(
            {"figures": ["army D4"], "units": STRONG},
            {"figures": ["army E4"], "units": units, "events": events, "markers": markers},
        )
        for units, events, markers in (
            (["infantry_1", "mounted_1"], ["sabotage"], ["hut_wheat"]),
            (["infantry_3", "mounted_3"], ["drought"], ["hut_spy"]),
        )
    )
    assert weak == strong


def test_an_offer_must_help_both() -> None:
    def offered(*words: str) -> float:
        match = given(
            {"civilization": "america", "goods": {"iron": 1, "incense": 1}},
            {"civilization": "germany", "goods": {"incense": 1, "iron": 1}},
            **{**MAP, "stage": "trade"},
        )
        return evaluate(table(when(match, "deal 1", *words, "propose")), 0)

    fair = offered("give iron", "want incense")  # Metalworking uses iron, Currency incense
    greedy = offered("want incense", "want iron")
    against = offered("give incense", "want iron")
    assert fair > max(greedy, against)


def test_sums_over_all_players_agree_with_the_rules() -> None:
    for seed in range(3):
        rng = Random(seed)
        match = oikumene.start("civilization", 4, seed=seed, journal=False)
        for _ in range(40):
            s = table(wander(match, rng, 30))
            sight = Sight(s, s.players[0])
            assert purses(sight) == [coins(s, p) for p in s.players]
            assert [sight.power(p).bonus for p in s.players] == [
                combat_bonus(s, p) for p in s.players
            ]


def test_looking_changes_nothing() -> None:
    match = given({"civilization": "rome", "figures": ["army C5", "scout D5"]}, **MAP)
    before = match.digest()
    evaluate(table(match), 0)
    assert match.digest() == before
    assert player(match).civilization == "rome"

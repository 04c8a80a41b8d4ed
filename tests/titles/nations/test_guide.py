"""The words of the guided first game are true."""

from __future__ import annotations

from functools import partial

import pytest

from oikumene.titles.nations.cards import GOODS
from oikumene.titles.nations.position import cards_on_table
from tests.titles import guided
from tests.titles.nations.given import asked, goods, nation, options, table

PLACES = {
    *(f"good:{good}" for good in GOODS),
    *(f"place:{place}" for place in ("area", "architects", "board", "event", "population")),
    *(f"track:{track}" for track in ("strength", "stability", "books", "order")),
    *("seat:0", "seat:1"),
}
each_seed = pytest.mark.parametrize("seed", range(5))
told = partial(guided.told, "nations")
at = partial(guided.at, "nations")


@each_seed
def test_the_script_can_be_played_whatever_is_drawn(seed: int) -> None:
    *_, (_last, match) = told(seed=seed)
    assert table(match).round == 2
    assert asked(match) == (0, "turn")


def test_everything_pointed_at_is_on_the_table() -> None:
    for step, match in told():
        cards = {f"card:{card}" for card in cards_on_table(table(match))}
        assert PLACES | cards >= set(step.point), step


# What the words say in numbers


def test_the_first_purchases_cost_what_the_words_say() -> None:
    assert goods(at("guide-advisor"))["gold"] == 9
    assert nation(at("guide-goods")).area == 5
    assert goods(at("guide-golden-age"))["gold"] == 9 - 1
    assert goods(at("guide-wonder"))["gold"] == 8 - 1
    assert goods(at("guide-architect"))["gold"] == 7 - 2
    assert table(at("guide-architect")).architects == 2
    assert goods(at("guide-last-stage"))["stone"] == 6 - 1
    assert goods(at("guide-building"))["stone"] == 5 - 2
    assert goods(at("guide-replace"))["gold"] == 5 - 2
    assert goods(at("guide-end-turn"))["stone"] == 3 - 1
    assert nation(at("guide-end-turn")).stability == 3


def test_the_war_is_stronger_until_the_axeman_is_manned() -> None:
    war = at("guide-war")
    assert (table(war).war, table(war).war_strength) == ("peloponnesian_war", 2)
    assert nation(war).strength == 1
    assert nation(at("guide-strength")).strength == 3
    assert goods(at("guide-colony"))["gold"] == 3


def test_one_more_worker_could_be_deployed_instead_of_passing() -> None:
    match = at("guide-pass")
    assert goods(match) == {"gold": 0, "food": 3, "stone": 1, "books": 3, "vp": 7}
    assert "deploy start_temple" in options(match)


def test_the_round_ends_as_the_words_say() -> None:
    match = at("guide-production")
    produced = [entry.args for entry in match.journal() if entry.key == "produced"]
    assert {"seat": "seat:0", "gold": 2, "food": 1, "stone": 2, "books": 0} in produced
    assert not [entry for entry in match.journal() if entry.key == "defeated"]
    assert goods(match) == {"gold": 2, "food": 3 + 1 - 1, "stone": 3, "books": 3 + 3, "vp": 8}
    assert table(match).order == [0, 1]
    assert nation(match).stability == 3
    assert nation(at("guide-done")).stability == 0

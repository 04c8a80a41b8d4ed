"""Conditions and counts that printed things name in the data, by their names there."""

from __future__ import annotations

from collections.abc import Callable

from oikumene.titles.nations.cards import BATTLE, CARDS, COLONY, WAR
from oikumene.titles.nations.ranking import (
    industrial_workers,
    least,
    most,
    passed_first,
)
from oikumene.titles.nations.state import NOBODY, Nation, NationsTable
from oikumene.titles.nations.tableau import manned_by
from oikumene.titles.nations.tracks import strength_of

Condition = Callable[[NationsTable, Nation], bool]
Counter = Callable[[NationsTable, Nation], int]


def above_the_war(s: NationsTable, n: Nation) -> bool:
    """Stronger than this round's War; without one nobody is (NAT-CRD-28, NAT-EVC-13)."""
    return s.war_strength != NOBODY and strength_of(n) > s.war_strength


def has_advisor_of(n: Nation, ages: tuple[int, ...]) -> bool:
    """Whether the nation has an Advisor of one of these ages."""
    return any(CARDS[card].age in ages for card in n.advisors)


def bought(n: Nation, *kinds: str) -> int:
    """Cards of these kinds that the nation bought this round (NAT-EVT-14)."""
    return sum(CARDS[card].kind in kinds for card in n.bought)


def colonies_of(n: Nation, age: int) -> int:
    """Colonies of an age that the nation has."""
    return sum(1 for card in n.colonies if card and CARDS[card].age == age)


CONDITIONS: dict[str, Condition] = {
    "most_strength": lambda s, n: n.seat in most(s, "strength"),
    "most_stability": lambda s, n: n.seat in most(s, "stability"),
    "most_workers": lambda s, n: n.seat in most(s, "workers"),
    "least_strength": lambda s, n: n.seat in least(s, "strength"),
    "least_stability": lambda s, n: n.seat in least(s, "stability"),
    "passed_first": passed_first,
    "bought_colony_this_round": lambda _, n: bought(n, COLONY) > 0,
    "has_military_worker": lambda _, n: manned_by(n).army > 0,
    "war_this_round_and_strength_above_war": above_the_war,
    "war_bought_by_another_nation": lambda s, n: s.war_buyer not in (NOBODY, n.seat),
    "has_advisor_age_2": lambda _, n: has_advisor_of(n, (2,)),
    "has_advisor_age_1_or_2": lambda _, n: has_advisor_of(n, (1, 2)),
    "has_colony_age_4": lambda _, n: colonies_of(n, 4) > 0,
}

COUNTERS: dict[str, Counter] = {
    "own_advisor": lambda _, n: len(n.advisors),
    "own_colony_age_2": lambda _, n: colonies_of(n, 2),
    "own_colony_age_3": lambda _, n: colonies_of(n, 3),
    "own_colony_age_4": lambda _, n: colonies_of(n, 4),
    "own_building_or_military_card_of_current_age": lambda s, n: sum(
        1 for card in n.cards if card and CARDS[card].age == s.age
    ),
    "own_worker_on_building_age_4": lambda _, n: industrial_workers(n),
    "war_or_battle_bought_this_round": lambda _, n: bought(n, WAR, BATTLE),
    "colony_bought_this_round": lambda _, n: bought(n, COLONY),
}

"""Hooks: values that fold, reactions that run in a declared order, checks at the start."""

from __future__ import annotations

import pytest

from oikumene.engine.errors import StartupError
from oikumene.engine.hooks import Hooks, Line, in_play
from tests.engine import toy
from tests.engine.toy import HOOKS


class Things:
    """The least that hooks need of a table."""

    def __init__(self, in_play: str) -> None:
        self.in_play = in_play


def add(_s: Things, _owner: int, value: int) -> int:
    return value + 1


def double(_s: Things, _owner: int, value: int) -> int:
    return value * 2


def toy_with(*relics: tuple[int, str]) -> toy.ToyTable:
    s = toy.table(toy.start(3))
    s.tune.clear()
    for seat, relic in relics:
        s.players[seat].relics.append(relic)
    toy.refresh(s)
    return s


# Declaring


def test_a_hook_needs_a_declared_moment() -> None:
    with pytest.raises(StartupError, match="'ring' hooks into 'unheard', which no rule declares"):
        Hooks().changes("unheard", "ring")
    with pytest.raises(StartupError, match="'ring' hooks into 'unheard', which no rule declares"):
        Hooks().reacts("unheard", "ring")


def test_a_value_is_not_a_moment_to_react_to() -> None:
    hooks = Hooks()
    hooks.value_moment("cost")
    with pytest.raises(StartupError, match="no rule declares"):
        hooks.reacts("cost", "ring")


def test_a_thing_hooks_into_a_moment_once() -> None:
    hooks = Hooks()
    hooks.value_moment("cost")
    hooks.changes("cost", "ring")(add)
    with pytest.raises(StartupError, match="'ring' hooks into 'cost' twice"):
        hooks.changes("cost", "ring")


def test_a_moment_can_be_declared_again_without_harm() -> None:
    hooks = Hooks()
    hooks.value_moment("cost")
    hooks.changes("cost", "ring")(add)
    hooks.value_moment("cost")
    assert hooks.value(Things("0:ring"), "cost", 1) == 2


def test_unknown_ties_are_refused() -> None:
    with pytest.raises(StartupError, match="'luck', not one of priority, owner, free"):
        Hooks().reaction_moment("won", ties="luck")


def test_decorators_leave_the_function_as_it_is() -> None:
    hooks = Hooks()
    hooks.value_moment("cost")
    assert hooks.changes("cost", "ring")(add) is add


def test_all_origins_are_known() -> None:
    assert HOOKS.origins == {"scale", "mirror", "bell", "drum", "lamp", "horn"}


async def react(_s: Things, _owner: int) -> None: ...


@pytest.mark.parametrize(
    ("ties", "priorities", "allowed"),
    [
        ("priority", (0, 0), False),
        ("priority", (0, 1), True),
        ("owner", (0, 0), True),
        ("free", (0, 0), True),
    ],
)
def test_an_order_left_to_accident_stops_the_start(
    ties: str, priorities: tuple[int, int], allowed: bool
) -> None:
    hooks = Hooks()
    hooks.reaction_moment("won", ties=ties)
    hooks.reacts("won", "ring", priorities[0])(react)
    hooks.reacts("won", "crown", priorities[1])(react)
    if allowed:
        hooks.check()
        return
    with pytest.raises(
        StartupError, match="'ring' and 'crown' both react to 'won' with priority 0"
    ):
        hooks.check()


# Values


def test_the_text_of_things_in_play() -> None:
    assert in_play([(0, "bell"), (-1, "storm")]) == "0:bell -1:storm"
    assert in_play([]) == ""


def test_without_hooks_a_value_is_its_base() -> None:
    assert HOOKS.value(toy_with(), "price", 2, 0) == 2
    assert HOOKS.value(toy_with((0, "bell")), "price", 2, 0) == 2


def test_values_fold_in_the_order_of_play() -> None:
    hooks = Hooks()
    hooks.value_moment("cost")
    hooks.changes("cost", "ring")(add)
    hooks.changes("cost", "crown")(double)
    assert hooks.value(Things("0:ring 0:crown"), "cost", 5) == 12
    assert hooks.value(Things("0:crown 0:ring"), "cost", 5) == 11


def test_a_hook_knows_its_owner_and_the_context() -> None:
    s = toy_with((0, "scale"), (1, "mirror"))
    assert [toy.price(s, seat) for seat in range(3)] == [2, 1, 3]


def test_things_without_hooks_are_no_harm() -> None:
    s = toy_with((0, "scale"))
    s.in_play += " 1:feather"
    assert toy.price(s, 1) == 3


def test_what_comes_and_goes_counts_at_once() -> None:
    s = toy_with((0, "scale"))
    assert toy.price(s, 1) == 3
    s.players[0].relics.clear()
    toy.refresh(s)
    assert toy.price(s, 1) == 2


def test_explain_names_everything_that_changed_the_value() -> None:
    s = toy_with((0, "scale"), (1, "mirror"), (2, "bell"))
    assert HOOKS.explain(s, "price", 2, 1) == [Line("scale", 0, 2, 3), Line("mirror", 1, 3, 1)]
    assert HOOKS.explain(s, "price", 2, 0) == []


def test_explained_values_are_those_that_count() -> None:
    s = toy_with((0, "scale"), (1, "mirror"))
    for seat in range(3):
        lines = HOOKS.explain(s, "price", 2, seat)
        assert (lines[-1].after if lines else 2) == toy.price(s, seat)


def test_many_different_tables_do_not_pile_up() -> None:
    hooks = Hooks()
    hooks.value_moment("cost")
    hooks.changes("cost", "ring")(add)
    for seat in range(10_000):
        assert hooks.value(Things(f"{seat}:ring"), "cost", seat) == seat + 1
    assert len(hooks._indexes) <= 4096


# Reactions


def test_nothing_in_play_asks_nothing() -> None:
    s = toy_with()
    assert toy.run(HOOKS.react(s, [0, 1, 2], "won")) == []
    assert s.tune == []


def test_priorities_decide_the_order_of_one_seat() -> None:
    s = toy_with((0, "lamp"), (0, "horn"))
    assert toy.run(HOOKS.react(s, [0], "paid")) == []
    assert s.tune == ["horn", "lamp"]


def test_the_owner_breaks_ties_where_the_moment_says_so() -> None:
    s = toy_with((0, "bell"), (0, "drum"))
    assert toy.run(HOOKS.react(s, [0], "won"), "first drum", "beat 2") == ["which-first", "beat"]
    assert s.tune == ["drum", "drum", "bell"]


def test_one_reaction_needs_no_order() -> None:
    s = toy_with((0, "drum"))
    assert toy.run(HOOKS.react(s, [0], "won"), "beat 1") == ["beat"]


def test_free_ties_run_in_the_order_of_play() -> None:
    hooks = Hooks()
    hooks.reaction_moment("won", ties="free")
    heard: list[str] = []

    async def ring(_s: Things, _owner: int) -> None:
        heard.append("ring")

    async def crown(_s: Things, _owner: int) -> None:
        heard.append("crown")

    hooks.reacts("won", "ring")(ring)
    hooks.reacts("won", "crown")(crown)
    assert toy.run(hooks.react(Things("0:crown 0:ring"), [0], "won")) == []
    assert heard == ["crown", "ring"]


def test_seats_react_in_the_given_order_and_only_those() -> None:
    s = toy_with((0, "lamp"), (2, "horn"), (1, "bell"))
    assert toy.run(HOOKS.react(s, [2, 0], "paid")) == []
    assert s.tune == ["horn", "lamp"]
    s.tune.clear()
    assert toy.run(HOOKS.react(s, [0], "paid")) == []
    assert s.tune == ["lamp"]


def test_at_lists_owners_and_hooks() -> None:
    s = toy_with((0, "lamp"), (2, "horn"))
    assert [(owner, hook.origin) for owner, hook in HOOKS.at(s, "paid")] == [
        (0, "lamp"),
        (2, "horn"),
    ]
    assert HOOKS.at(s, "won") == ()


def test_a_moment_is_a_value_or_a_reaction_but_not_both() -> None:
    hooks = Hooks()
    hooks.value_moment("price")
    hooks.reaction_moment("price")
    with pytest.raises(StartupError, match="'price' is declared both as a value and as a reaction"):
        hooks.check()

"""Deltas: what is sent turns the old view into the new one, whatever they are."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import oikumene
from oikumene.table.delta import delta
from oikumene.table.telling import view_of
from tests.table.site import applied

plain = st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab=~+-0", max_size=2)
values = st.recursive(
    plain,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text("ab=~+-01", max_size=2), inner, max_size=4)
    ),
    max_leaves=8,
)
views = st.dictionaries(st.text("abc=~+-01", max_size=1), values, max_size=5)
quick = settings(max_examples=60, deadline=None)


def sent(old: dict[str, Any], new: dict[str, Any]) -> Any:
    """The delta as it arrives."""
    return json.loads(json.dumps(delta(old, new)))


@quick
@given(views, views)
def test_a_delta_turns_the_old_into_the_new(old: dict[str, Any], new: dict[str, Any]) -> None:
    before = json.dumps(old)
    assert applied(sent(old, new), old) == new
    assert json.dumps(old) == before


@quick
@given(st.data())
def test_small_changes_deep_inside_arrive_too(data: st.DataObject) -> None:
    old = data.draw(views)
    new = json.loads(json.dumps(old))
    where: Any = new
    while where and data.draw(st.booleans()):
        key = data.draw(
            st.sampled_from(sorted(where) if isinstance(where, dict) else range(len(where)))
        )
        if not isinstance(where[key], dict | list) or not where[key]:
            where[key] = data.draw(values)
            break
        where = where[key]
    assert applied(sent(old, new), old) == new


@quick
@given(views)
def test_where_nothing_changed_nothing_is_sent(view: dict[str, Any]) -> None:
    assert delta(view, json.loads(json.dumps(view))) == {}


def test_a_list_that_grew_sends_only_its_end() -> None:
    old = {"removed": [f"card {n}" for n in range(100)]}
    new = {"removed": [*old["removed"], "one more"]}
    assert delta(old, new) == {"~": {"removed": {"+": ["one more"]}}}


def test_a_place_of_a_list_is_changed_alone() -> None:
    old = {"goods": [1, 2, 3], "board": [{"card": "a", "n": 1}, {"card": "b", "n": 2}]}
    new = {"goods": [1, 5, 3], "board": [{"card": "a", "n": 1}, {"card": "c", "n": 2}]}
    assert delta(old, new) == {
        "~": {"goods": {"=": {"1": 5}}, "board": {"~": {"1": {"=": {"card": "c"}}}}}
    }


def test_the_views_of_a_match_follow_from_their_deltas() -> None:
    rng = Random(1)
    match = oikumene.start("nations", 3, 1, {"ages": 1})
    shown = view_of(match, 0)
    while match.decision is not None:
        match.answer(rng.choice(match.decision.options))
        now = json.loads(json.dumps(view_of(match, 0)))
        shown = applied(sent(shown, now), shown)
        assert shown == now

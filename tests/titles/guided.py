"""The guided first games of the titles, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import oikumene
from oikumene.engine.match import Match
from oikumene.engine.title import Guide, GuideStep
from oikumene.titles import title_named


def guide_of(title: str) -> Guide:
    """The guided game of a title."""
    guide = title_named(title).guide
    assert guide is not None
    return guide


def seen(title: str) -> list[GuideStep]:
    """The steps with words."""
    return [step for step in guide_of(title).steps if step.say]


def told(title: str, **changed: Any) -> Iterator[tuple[GuideStep, Match]]:
    """Every step that is seen, with the match as it stands when it is read.

    Words of the position may be changed.
    """
    guide = guide_of(title)
    match = oikumene.position(title, {**guide.position, **changed})
    for step in guide.steps:
        if step.seat:
            play(match, step)
        if step.say:
            yield step, match
        if step.answer and not step.seat:
            play(match, step)


def play(match: Match, step: GuideStep) -> None:
    """Give the answer of a step, which must be the one that is asked for."""
    assert match.decision is not None
    assert match.decision.seat == step.seat, step
    match.answer(step.answer)


def at(title: str, key: str) -> Match:
    """The match when a step is read."""
    return next(match for step, match in told(title) if step.say == key)

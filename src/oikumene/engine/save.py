"""Saves: JSON text with the checkpoint, the answers since, and the whole history.

The checkpoint is what a match continues from, so a changed rule cannot break a stored match. The
history is for people (replay) and for undo past the checkpoint; it is played again only by the
rules version that wrote it. A digest over the content tells an edited or damaged file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from hashlib import blake2b
from typing import Any

import msgspec

from oikumene.engine.errors import BadSave, OikumeneError
from oikumene.engine.match import Imagined, Match, is_mark, without_choice, written
from oikumene.engine.state import Table
from oikumene.engine.title import Settings, Title, migrated

FORMAT = 1


class Save(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The file, field by field."""

    oikumene: int
    title: str
    rules: int
    seats: int
    seed: int | None
    options: Settings
    checkpoint: dict[str, Any]
    answers: list[str]
    first: dict[str, Any] | None = None
    history: list[str] | None = None
    digest: str = ""


def write(match: Match) -> str:
    """The text of a match."""
    if any(isinstance(answer, Imagined) for answer in match._answers):
        raise BadSave("an imagined match can be saved only from its next safe point on")
    save = kept(match)
    if match._first is not None and not match.forked:
        history = match.history()
        save.first = msgspec.to_builtins(match._first)
        save.history = history[: len(history) - len(save.answers)]
    return _signed(save)


def redacted(match: Match, seat: int | None, chance: int) -> str:
    """The text of a match for one seat's eyes: from the last safe point on, in a world that this
    seat could be in, without a past."""
    save = kept(match)
    state = _state(match.title, save.checkpoint, save.rules)
    state.chance = chance
    match.title.imagine(state, seat)
    save.checkpoint = msgspec.to_builtins(state)
    save.answers, save.seed = [], None
    return _signed(save)


def kept(match: Match) -> Save:
    """All that the match needs to go on (secrets included), for a trusted store."""
    match._catch_up()
    assert match._base is not None
    return Save(
        oikumene=FORMAT,
        title=match.title.name,
        rules=match.title.rules,
        seats=match.seats,
        seed=match.seed,
        options=match.settings,
        checkpoint=msgspec.to_builtins(match._base.base),
        answers=[written(answer) for answer in match._answers],
    )


def _signed(save: Save) -> str:
    save.digest = _digest(save)
    return msgspec.json.format(msgspec.json.encode(save), indent=1).decode()


def read(text: str, title_named: Callable[[str], Title]) -> Match:
    """A match from its text, standing where it was saved."""
    return revived(*_parsed(text, title_named))


def revived(save: Save, title: Title, *, journal: bool = True) -> Match:
    """A match that stands where it was kept; without a journal it has no past, for search."""
    match = _at_checkpoint(save, title, journal=journal)
    if journal and save.first is not None and save.rules == title.rules:
        match._first = _state(title, save.first, save.rules)
        match._prior = list(save.history or ())
    try:
        for line in save.answers:
            _accept(match, line)
    except BadSave:
        if save.rules == title.rules:
            raise
        # A newer rule no longer offers this: the match goes on from its checkpoint.
        return _at_checkpoint(save, title, journal=journal)
    return match


def replay(text: str, title_named: Callable[[str], Title]) -> Iterator[Match]:
    """The match from its start: first the opening position, then after each decision."""
    save, title = _parsed(text, title_named)
    if save.first is None or save.history is None:
        raise BadSave("this save has no history to replay (it was made without a journal)")
    if save.rules != title.rules:
        raise BadSave(f"the history is of rules version {save.rules}, these are {title.rules}")
    match = _standing(save, title, save.first)
    yield match
    for line in save.history + save.answers:
        if not without_choice(line):
            _accept(match, line)
            yield match


def _accept(match: Match, line: str) -> None:
    try:
        match.accept(line)
    except OikumeneError as wrong:
        raise BadSave(f"the save holds an impossible answer: {wrong}") from wrong


def _at_checkpoint(save: Save, title: Title, *, journal: bool) -> Match:
    match = _standing(save, title, save.checkpoint, journal=journal)
    match.answered = _choices(save.history or [])
    return match


def _choices(history: list[str]) -> int:
    """How many choices a history tells of, since the match was forked if it was."""
    marks = [at for at, line in enumerate(history) if is_mark(line)]
    since = history[marks[-1] + 1 :] if marks else history
    return sum(not without_choice(line) for line in since)


def _standing(save: Save, title: Title, plain: dict[str, Any], *, journal: bool = True) -> Match:
    state = _state(title, plain, save.rules)
    try:
        settings = title.settle(save.seats, save.options)
        return Match(title, save.seats, settings, state, seed=save.seed, journal=journal)
    except Exception as wrong:  # an edited table can break a rule in any way
        raise BadSave(f"the saved match cannot go on: {wrong!r}") from wrong


def _state(title: Title, plain: dict[str, Any], version: int) -> Table:
    try:
        plain = migrated(title, deepcopy(plain), version)
        return msgspec.convert(plain, title.table, str_keys=True)  # JSON has no other keys
    except Exception as wrong:  # so can one that a migration does not expect
        raise BadSave(f"the saved table is not a {title.name} table: {wrong}") from wrong


def _parsed(text: str, title_named: Callable[[str], Title]) -> tuple[Save, Title]:
    try:
        raw = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError, TypeError) as wrong:
        raise BadSave(f"the save is not complete JSON: {wrong}") from wrong
    if not isinstance(raw, dict) or not isinstance(raw.get("oikumene"), int):
        raise BadSave("this is not an Oikumene save: it has no 'oikumene' format number")
    if raw["oikumene"] > FORMAT:
        raise BadSave(f"save format {raw['oikumene']} is newer than this program's {FORMAT}")
    if raw["oikumene"] < FORMAT:
        raise BadSave(f"there is no save format {raw['oikumene']}; this program has {FORMAT}")
    try:
        save = msgspec.convert(raw, Save)
    except msgspec.ValidationError as wrong:
        raise BadSave(f"the save is damaged: {wrong}") from wrong
    title = title_named(save.title)
    if save.rules > title.rules:
        raise BadSave(
            f"the save needs rules version {save.rules} of {title.name}; this program has"
            f" {title.rules}"
        )
    if save.digest != _digest(save):
        raise BadSave("the save was edited or damaged: its digest does not fit its content")
    if any(is_mark(line) for line in (*save.answers, *(save.history or ()))):
        raise BadSave("the save holds an imagination: only a trusted store keeps those")
    return save, title


def _digest(save: Save) -> str:
    bare = msgspec.structs.replace(save, digest="")
    return blake2b(msgspec.json.encode(bare), digest_size=16).hexdigest()

"""The words: every key that the rules say, as a sentence in a language.

Sentences are Fluent messages: common ones in ``text/<language>``, a title's in
``titles/<title>/text/<language>``. An argument that names a thing (``card:ziggurat``) becomes the
thing's name, the message ``card-ziggurat``; for sentences that need more there are its bare id
(``$card-id``) and its text (``$card-text``). Things without a message of their own have that of
their kind (``hex:3,-1``); ``@2`` behind a thing says that it is seat 2's. What only a title can
tell lies in its `words` module, if it has one:

- ``parts(reference)``: the things that a thing shows as (an event card: its two events);
- ``text(reference)``: what is printed on a thing, as phrases;
- ``seats(view)``: what each seat is called, from a view of the match;
- ``more(key, args)``: arguments that a sentence needs beyond those that the rules gave.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from oikumene.engine.decision import Decision, Option, RuleId
from oikumene.engine.errors import OikumeneError
from oikumene.engine.match import Match
from oikumene.engine.state import Entry
from oikumene.engine.title import Result
from oikumene.titles import title_named

LANGUAGES = ("en", "ru", "uk")

Phrase = tuple[str, dict[str, Any]]
"""A key and its arguments: a sentence that is still in no language."""

_REFERENCES = re.compile(r"[a-z_]+:[\w,@-]+( [a-z_]+:[\w,@-]+)*")


class MissingText(OikumeneError):
    """A language has no words for a key, or not for its arguments."""


class Words:
    """What one reader reads: a title in a language, with the players' names."""

    def __init__(self, title: str, language: str, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = names
        self.seats: dict[int, str] = {}
        """What a seat is called, by reference (``nation:rome``) or plainly: see `meet`."""
        self._bundle = _bundle(title, language)
        self._title = words_of(title)

    def meet(self, match: Match) -> None:
        """Call the seats as the title does by now: in Nations, by their nations."""
        if self._title:
            self.seats = self._title.seats(match.view())

    # Sentences

    def say(self, key: str, **args: Any) -> str:
        """The message of a key, or of an attribute (``card-petra.text``)."""
        pattern = self._pattern(key)
        if pattern is None:
            raise MissingText(f"{self.language} has no words for {key!r}")
        text, errors = self._bundle.format_pattern(pattern, self._spoken(args))
        if errors:
            raise MissingText(f"{self.language} cannot say {key!r} with {args}: {errors[0]}")
        return _nested_quotes(str(text))

    def has(self, key: str) -> bool:
        """Whether there are words for a key."""
        return self._pattern(key) is not None

    def ask(self, decision: Decision) -> str:
        """What a seat is asked."""
        return self._tell(f"ask-{decision.ask}", decision.args)

    def option(self, match: Match, seat: int, option: Option) -> str:
        """What an option of the seat's open decision does, with its numbers.

        The words are those of the verb, unless it has others for its first argument
        (``option-gain-vp``) or the question (``option-deploy-at-deploy-free``), or both.
        """
        decision = next((each for each in match.decisions if each.seat == seat), None)
        verb = f"option-{option.verb}"
        keys = [f"{verb}-{word}" for word in option.args[:1]] + [verb]
        if decision is not None:
            keys = [name for key in keys for name in (f"{key}-at-{decision.ask}", key)]
        asked = decision.args if decision else {}
        return self._tell(
            next(filter(self.has, keys), verb), {**asked, **match.facts(seat, option)}
        )

    def entry(self, entry: Entry) -> str:
        """What happened."""
        return self._tell(f"log-{entry.key}", entry.args)

    def why(self, rule: RuleId) -> str:
        """Why something is refused, in one sentence."""
        return self.say(f"why-{rule}")

    def result(self, result: Result) -> str:
        """How the match ended."""
        winners = " ".join(f"seat:{seat}" for seat in result.winners)
        return self._tell(f"result-{result.reason}", {"winners": winners, **result.args})

    def _tell(self, key: str, args: Mapping[str, Any]) -> str:
        more = self._title.more(key, args) if self._title else {}
        return self.say(key, **{**args, **more})

    # Things

    def name(self, reference: str) -> str:
        """What a thing is called: ``card:ziggurat`` is *Ziggurat*."""
        kind, _, id_ = reference.partition(":")
        if kind == "seat":
            return self.player(int(id_))
        parts = self._title.parts(reference) if self._title else [reference]
        return " / ".join(map(self._called, parts))

    def _called(self, reference: str) -> str:
        """One thing by its own name or by that of its kind: ``hex:3,-1`` is *(3, −1)*."""
        thing, owned, seat = reference.partition("@")
        if owned:
            return self.say("owned", thing=thing, seat=f"seat:{seat}")
        key = _key(reference)
        kind, _, id_ = reference.partition(":")
        if self.has(kind) and not self.has(key):
            return self.say(kind, id=id_.replace("-", "−").replace(",", ", "))
        return self.say(key)

    def player(self, seat: int) -> str:
        """What a seat is called: as the title calls it, or as the person who plays it."""
        return str(self._said(self.seats[seat])) if seat in self.seats else self.person(seat)

    def person(self, seat: int) -> str:
        """The name of who plays, or *Player 3*."""
        name = self.names[seat] if seat < len(self.names) else ""
        return name or self.say("player", n=seat + 1)

    def text(self, reference: str) -> str:
        """What is printed on a thing, in sentences."""
        phrases: Iterable[Phrase] = self._title.text(reference) if self._title else []
        return " ".join(self.say(key, **args) for key, args in phrases)

    def card_text(self, card: str) -> str:
        """What is printed on a card, without its name."""
        return self.text(f"card:{card}")

    def amount(self, good: str, n: int) -> str:
        """A number of goods as the object of a verb: *2 books*."""
        return self.say(f"amount-{good.partition(':')[2]}", n=n)

    # Arguments

    def _spoken(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments in words; some sentences need more than was given."""
        spoken = {name: self._said(value) for name, value in args.items()}
        for name, value in args.items():
            if not _names_things(value):
                continue
            spoken.update(self._known(name, value))
            if value.startswith("good:") and "n" in args:
                spoken["amount"] = self.amount(value, args["n"])
        if "why" in args:
            spoken["why"] = self._reason(args["why"])
        if "n" in args:
            spoken["because"] = self._because(args["n"], args.get("because", ()))
        if "amounts" in args:
            parts = [self.amount(part["good"], part["n"]) for part in args["amounts"]]
            spoken["amounts"] = ", ".join(parts)
        return spoken

    def _known(self, name: str, reference: str) -> dict[str, str]:
        """What a sentence may want to know about a thing beside its name."""
        kind, _, id_ = reference.partition(":")
        known = {f"{name}-id": id_}
        if kind == "seat" and id_.isdigit():
            known[f"{name}-person"] = self.person(int(id_))
        text = f"{_key(reference)}.text"
        if self.has(text):
            known[f"{name}-text"] = self.say(text)
        return known

    def _said(self, value: Any) -> Any:
        """A reference, a phrase, or a list of either, in words; all else is as it is."""
        if _names_things(value):
            return ", ".join(self.name(each) for each in value.split())
        if isinstance(value, tuple):
            key, args = value
            return self.say(key, **args)
        if isinstance(value, list) and all(isinstance(each, tuple) for each in value):
            return ", ".join(self._said(each) for each in value)
        return value

    def _reason(self, why: str) -> str:
        """Behind a gain or loss, in brackets: the thing or the step that it comes from."""
        if not why:
            return ""
        reason = self.name(why) if ":" in why else self.say(f"reason-{why}")
        return self.say("reason", reason=reason)

    def _because(self, n: int, reasons: Sequence[Mapping[str, Any]]) -> str:
        """Behind a number, in brackets: what it was before and what changed it."""
        if not reasons:
            return ""
        changes = [
            self.say(
                "because-more" if reason["change"] > 0 else "because-less",
                change=abs(reason["change"]),
                thing=reason["thing"],
            )
            for reason in reasons
        ]
        before = n - sum(reason["change"] for reason in reasons)
        return self.say("because", before=before, changes=" ".join(changes))

    def _pattern(self, key: str) -> Any:
        id_, _, attribute = key.partition(".")
        if not self._bundle.has_message(id_):
            return None
        message = self._bundle.get_message(id_)
        return message.attributes.get(attribute) if attribute else message.value


def _names_things(value: object) -> bool:
    return isinstance(value, str) and _REFERENCES.fullmatch(value) is not None


def _key(reference: str) -> str:
    return reference.replace(":", "-", 1)


@lru_cache
def _bundle(title: str, language: str) -> FluentBundle:
    """All messages of a title in a language."""
    if language not in LANGUAGES:
        raise MissingText(f"there is no language {language!r}; there is: {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    for package in ("oikumene", title_named(title).package):
        folder = files(package).joinpath("text", language)
        for file in folder.iterdir():
            if file.name.endswith(".ftl"):
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@lru_cache
def words_of(title: str) -> ModuleType | None:
    """The title's `words` module."""
    name = f"{title_named(title).package}.words"
    return import_module(name) if find_spec(name) else None


def _nested_quotes(text: str) -> str:
    """«Прялка «Дженни»» → «Прялка „Дженни“»: a quoted name may hold quotes of its own."""
    depth, letters = 0, []
    for letter in text:
        depth -= letter == "»"
        letters.append({"«": "„", "»": "“"}.get(letter, letter) if depth else letter)
        depth += letter == "«"
    return "".join(letters)

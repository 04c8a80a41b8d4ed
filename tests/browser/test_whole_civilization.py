"""Civilization with nothing but clicks: a whole learning game, and the end of a long one."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import expect

import oikumene
from tests.browser.counsel import Counsel
from tests.browser.guest import CIVILIZATION, NewGuest, alone_at
from tests.browser.positions import late

AT_ONCE = ("propose", "accept")
"""What is chosen wherever it can be,"""
QUICK = ("end", "pass", "no")
"""and what somebody in a hurry chooses."""


def test_a_learning_game_is_played_by_clicks_from_setup_to_end(new_guest: NewGuest) -> None:
    """By two people at one screen: one of them knows the game, the other wants to see how it goes.

    Where rules or the machine player change, another seed may be needed for a game so short.
    """
    guest = new_guest("Ada")
    guest.words = CIVILIZATION
    wish: dict[str, Any] = {"seed": 30, "options": {"learning_game": True, "round_limit": 20}}
    table = guest.new_table("me", "Bo", title="civilization", undo="free", **wish)["id"]
    guest.open(f"/t/{table}")
    lesson = Lesson(oikumene.start("civilization", seats=2, **wish))
    guest.play_to_the_end(Random(1), lesson.pick)

    assert guest.view(table)["view"]["result"]["reason"] == "draw"  # CIV-OPT-01: nobody wins it
    entries = guest.view(table)["entries"]
    told = {entry["key"] for entry in entries}
    assert {"founded", "learned", "deal-made", "battle", "front-opened", "battle-result"} <= told


class Lesson(Counsel):
    """The first seat plays to found cities and makes a deal; the other is quick."""

    def pick(self, decision: dict[str, Any], rng: Random) -> dict[str, Any]:
        """One of the two."""
        texts = {option["text"] for option in decision["options"]}
        foes = [option["text"] for option in decision["options"] if option["facts"].get("foe")]
        if found := foes + [text for text in AT_ONCE if text in texts]:
            return self.do(decision, found[0])
        if decision["seat"] == 0:
            return self.deal(decision, rng) or super().pick(decision, rng)
        if found := [text for text in QUICK if text in texts]:
            return self.do(decision, found[0])
        return self.do(decision, decision["options"][-1]["text"])

    def deal(self, decision: dict[str, Any], rng: Random) -> dict[str, Any] | None:
        """An offer, until one has been accepted."""
        if decision["ask"] not in ("negotiate", "offer") or self.dealt():
            return None
        return self.do(decision, rng.choice(decision["options"])["text"])

    def dealt(self) -> bool:
        """Whether a deal has been made."""
        return any(entry.key == "deal-made" for entry in self.match.journal())


def test_civilization_is_played_by_clicks_to_its_end(new_guest: NewGuest) -> None:
    """By two people at one screen: the last round, with a deal and the battle that decides."""
    guest = new_guest("Ada")
    guest.words = CIVILIZATION
    table = alone_at(late(), guest)
    guest.play_to_the_end(Random(5), empire)

    result = guest.view(table)["view"]["result"]
    assert (result["winners"], result["reason"]) == ([0], "economic")
    score = guest.sheet.filter(
        has=guest.page.get_by_role("heading", name=CIVILIZATION.say("panel-score"))
    )
    expect(score).to_be_visible()
    told = {entry["key"] for entry in guest.view(table)["entries"]}
    assert {"learned", "round", "deal-offered", "deal-made", "produces-at", "devotes"} <= told
    assert {"battle", "front-opened", "unit-attacks", "battle-result", "victory"} <= told


def empire(decision: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Deals that are made, cities that are busy, and armies that fight."""
    options: list[dict[str, Any]] = decision["options"]
    by_text = {option["text"]: option for option in options}
    wanted = [option for option in options if option["facts"].get("foe")]
    wanted += [by_text[text] for text in ("propose", "accept") if text in by_text]
    if wanted:
        return wanted[0]
    if decision["ask"] == "start":
        return by_text["end"]
    if decision["ask"] == "movement":
        return next((option for option in options if "army" in str(option["facts"])), options[-1])
    return rng.choice(options)

"""A whole game with nothing but clicks, against machine players, to the final score."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.guest import CIVILIZATION, CLASH, DAWN, EN, NewGuest, alone_at
from tests.browser.positions import late

ACTS = {"found": 1.0, "advance": 0.4, "recruit": 0.4, "move": 0.6, "collect": 0.6, "build": 0.3}
"""How likely an action is in a short turn of Clash of Cultures, one after the other,"""
TRADES = 0.1
"""how likely a trade is after them,"""
AT_ONCE = ("propose", "all", "fight", "recruit infantry")
"""and what is chosen wherever it can be."""


@pytest.mark.parametrize(("ages", "rivals"), [(1, 3), (4, 1)])
def test_a_game_is_played_by_clicks_to_its_final_score(
    new_guest: NewGuest, ages: int, rivals: int
) -> None:
    guest = new_guest("Ada", reduced_motion="no-preference")
    table = guest.new_table("me", *["easy"] * rivals, options={"ages": ages})["id"]
    guest.sit(table)
    guest.play_to_the_end(Random(ages))

    # The score opens by itself.
    result = guest.view(table)["view"]["result"]
    score = guest.sheet.filter(has=guest.page.get_by_role("heading", name=EN.say("panel-score")))
    expect(score).to_be_visible()
    ranking = score.get_by_role("region", name=EN.say("panel-score-ranking"))
    points = [int(text) for text in ranking.locator(".points").all_inner_texts()]
    assert points == sorted(result["scores"], reverse=True)

    course = score.get_by_role("slider", name=EN.say("panel-score-chart"))
    assert course.locator("path.line").count() == rivals + 1
    drawn = [line.get_attribute("d") or "" for line in course.locator("path.line").all()]
    assert all(len(line.split("L")) > 2 * ages for line in drawn)
    course.press("End")
    final = EN.say("panel-score-round", n=2 * ages) + ": "
    spoken = course.get_attribute("aria-valuetext") or ""
    assert spoken.startswith(final)
    assert [int(part.split()[-1]) for part in spoken.split(",")] == result["scores"]

    sources = score.get_by_role("table").filter(has_text=EN.say("panel-score-sources"))
    totals = sources.locator("tfoot td").all_inner_texts()
    assert sorted(map(int, totals)) == sorted(result["scores"])
    for column in range(rivals + 1):
        parts = sources.locator(f"tbody tr td:nth-of-type({column + 1}) .number").all_inner_texts()
        assert sum(map(int, parts)) == int(totals[column])


def test_a_new_dawn_is_played_by_clicks_to_its_end(new_guest: NewGuest) -> None:
    """With a map that is built first, a caravan, a fight and whatever else chance brings."""
    guest = new_guest("Ada")
    guest.words = DAWN
    wish = {"options": {"random_map": False}, "undo": "free", "seed": 3}
    table = guest.new_table("me", "normal", title="dawn", **wish)["id"]
    guest.sit(table)
    guest.play_to_the_end(Random(1))

    view = guest.view(table)["view"]
    score = guest.sheet.filter(has=guest.page.get_by_role("heading", name=DAWN.say("panel-score")))
    expect(score).to_be_visible()
    ranking = score.get_by_role("region", name=DAWN.say("panel-score-ranking"))
    points = [int(text) for text in ranking.locator(".points").all_inner_texts()]
    assert points == sorted(view["result"]["scores"], reverse=True)
    told = {entry["key"] for entry in guest.view(table)["entries"]}
    assert {"tile", "placed", "resolves", "round", "barbarian-moved", "won"} <= told


def test_clash_of_cultures_is_played_by_clicks_to_its_end(new_guest: NewGuest) -> None:
    """By two people at one screen, so that chance is the same each time.

    Where rules change, another seed may be needed for a battle with rounds.
    """
    guest = new_guest("Ada")
    guest.words = CLASH
    table = guest.new_table("me", "Bo", title="clash", undo="free", seed=111)["id"]
    guest.open(f"/t/{table}")
    guest.play_to_the_end(Random(111), campaign)

    view = guest.view(table)["view"]
    score = guest.sheet.filter(has=guest.page.get_by_role("heading", name=CLASH.say("panel-score")))
    expect(score).to_be_visible()
    ranking = score.get_by_role("region", name=CLASH.say("panel-score-ranking"))
    points = [text.replace("½", ".5") for text in ranking.locator(".points").all_inner_texts()]
    assert list(map(float, points)) == sorted(view["result"]["scores"], reverse=True)
    entries = guest.view(table)["entries"]
    told = {entry["key"] for entry in entries}
    assert {"event", "explored", "founded", "collected", "advanced", "status"} <= told
    assert {"trade-offered", "battle", "rolled", "unit-lost"} <= told
    assert told & {"trade-made", "trade-refused"}
    assert max(each["args"]["n"] for each in entries if each["key"] == "combat-round") > 1


def campaign(decision: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Short turns that lead to battles."""
    options: list[dict[str, Any]] = decision["options"]
    by_text = {option["text"]: option for option in options}
    wanted = [option for option in options if option["facts"].get("foe")]
    wanted += [by_text[text] for text in AT_ONCE if text in by_text]
    if wanted:
        return wanted[0]
    if decision["ask"] != "act":
        return rng.choice(options)
    for verb, likely in (ACTS if decision["args"]["n"] else {"trade": TRADES}).items():
        found = [option for option in options if option["verb"] == verb]
        if found and rng.random() < likely:
            return rng.choice(found)
    return by_text["end"]


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

"""A whole game of Clash of Cultures with nothing but clicks, to the final score."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.browser.guest import CLASH, NewGuest

ACTS = {"found": 1.0, "advance": 0.4, "recruit": 0.4, "move": 0.6, "collect": 0.6, "build": 0.3}
"""How likely an action is in a short turn of Clash of Cultures, one after the other,"""
TRADES = 0.1
"""how likely a trade is after them,"""
AT_ONCE = ("propose", "all", "fight", "recruit infantry")
"""and what is chosen wherever it can be."""


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

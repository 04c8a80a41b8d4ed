"""A whole game of Nations with nothing but clicks, to the final score."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.guest import EN, NewGuest


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

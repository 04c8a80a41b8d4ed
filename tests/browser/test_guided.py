"""The guided first game, played by doing what it says."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from oikumene.text import Words
from oikumene.titles import title_named
from tests.browser.guest import EN, Guest


@pytest.mark.parametrize("title", ["nations", "dawn", "clash", "civilization"])
def test_the_first_game_leads_from_start_to_end(guest: Guest, title: str) -> None:
    guide, words = title_named(title).guide, Words(title, "en")
    assert guide is not None
    guest.open("/")
    guest.title(title).get_by_role("button", name=EN.say("lobby-quick-guided")).click()
    bubble = guest.page.get_by_role("complementary", name=EN.say("panel-guide"))
    seen = [step for step in guide.steps if step.say]
    for n, step in enumerate(seen, 1):
        expect(bubble).to_contain_text(EN.say("panel-of", n=n, last=len(seen)))
        expect(bubble).to_contain_text(words.say(step.say))
        expect(guest.page.locator(".pointed, .halo").first).to_be_visible()
        for ref in filter(is_thing, step.point):
            expect(guest.thing(ref)).to_have_class(re.compile(r"\bpointed\b"))
        if step.answer and not step.seat:
            act(guest, step.answer, step.point)
        else:
            guest.button("panel-next").click()
    expect(bubble).to_contain_text(EN.say("panel-guide-end"))

    guest.button("panel-guide-play").click()
    expect(bubble).to_be_hidden()
    expect(guest.bar).to_be_visible()
    seats = guest.get(f"/tables/{guest.table}")["seats"]
    assert [seat["player"] for seat in seats] == [None, "easy"]


def is_thing(ref: str) -> bool:
    """Cards and goods are always drawn as things; places, tracks and seats as parts of boards."""
    drawn = ("card:", "good:", "action:", "objective_card:", "wonder:", "advance:", "resource:")
    return ref.startswith(drawn)


def act(guest: Guest, answer: str, point: tuple[str, ...]) -> None:
    """Click what the guide points at, or the button if the answer is about no thing."""
    expect(guest.mine).to_be_visible()
    options = guest.view(guest.table)["view"]["decision"]["options"]
    wanted = next(option for option in options if option["text"] == answer)
    pointed = [ref for ref in point if ref in wanted["things"] and guest.thing(ref).count()]
    if pointed:
        guest.choose_on_table(answer, pointed[0])
    else:
        guest.choose(answer)

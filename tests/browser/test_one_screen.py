"""Several people at one screen, and people who only watch."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from oikumene.text import Words
from tests.browser.guest import EN, WIDE, Guest, NewGuest


@pytest.mark.parametrize("title", ["nations", "dawn", "clash", "civilization"])
def test_the_table_is_covered_while_the_screen_changes_hands(guest: Guest, title: str) -> None:
    guest.words = Words(title, "en")
    table = guest.new_table("me", "Bo", title=title)["id"]
    names = ["Ada", "Bo"]
    guest.open(f"/t/{table}")
    cover = guest.page.get_by_role("dialog")
    seen = set()
    for _ in range(6):
        expect(cover.or_(guest.mine)).to_be_visible()
        seat = guest.view(table)["view"]["waiting"][0]["seat"]
        if cover.is_visible():
            expect(cover.get_by_role("heading", name=names[seat])).to_be_visible()
            box = cover.bounding_box()
            assert box is not None
            assert (box["width"], box["height"]) == (WIDE["width"], WIDE["height"])
            assert guest.page.locator("[data-thing], [data-option], .journal").count() == 0
            guest.page.keyboard.press("Escape")
            expect(cover).to_be_visible()
            guest.button("panel-hand-over-ready", name=names[seat]).click()
        expect(guest.mine).to_be_visible()
        mine = guest.page.get_by_role("region", name=EN.say("app-my-board"))
        expect(mine).to_contain_text(names[seat])
        seen.add(seat)
        options = guest.view(table, seat)["view"]["decision"]["options"]
        guest.choose(options[0]["text"])
    assert seen == {0, 1}


def test_a_spectator_sees_the_table_and_cannot_act(new_guest: NewGuest) -> None:
    host, watcher = new_guest("Ada"), new_guest("Bo")
    table = host.new_table("me", "easy")
    host.sit(table["id"])
    watcher.open(f"/t/{table['id']}#key={table['links']['watch']}")
    expect(watcher.page).to_have_url(f"{watcher.url}/t/{table['id']}")
    for _ in range(2):
        expect(host.mine).to_be_visible()
        sentence = EN.say("app-waiting", who=host.name_of(0))
        expect(watcher.sentence).to_have_text(sentence)
        assert watcher.bar.get_by_role("button").count() == 0
        assert watcher.bar.get_by_role("checkbox").count() == 0
        assert watcher.page.locator(".thing.can, .thing.cannot").count() == 0
        for command in ("undo", "redo", "restart", "hint"):
            assert watcher.button(f"app-command-{command}").count() == 0
        expect(watcher.entries).to_have_text(host.lines())
        host.choose(host.first_option())

    # A click on a card only shows it.
    watcher.page.locator('[data-thing^="card:"]:visible').first.click()
    expect(watcher.sheet).to_be_visible()
    assert watcher.sheet.locator("[data-option]").count() == 0
    watcher.page.keyboard.press("Escape")
    watcher.command("share")
    expect(watcher.sheet).to_contain_text(EN.say("panel-host-only"))
    assert watcher.sheet.get_by_role("button").count() == 1  # to close it

"""The past of a match: replay, links to moments, trying it anew, what I have missed."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.guest import EN, Guest, NewGuest
from tests.browser.positions import played, rome


def replay(guest: Guest) -> Locator:
    """Open the replay."""
    guest.command("replay")
    dock = guest.page.get_by_role("region", name=EN.say("panel-replay"), exact=True)
    expect(dock).to_be_visible()
    expect(guest.page.get_by_role("slider")).to_be_enabled()
    return dock


def moment(guest: Guest) -> int:
    """The moment that the replay stands at."""
    return int(guest.page.get_by_role("slider").input_value())


def stops(guest: Guest, by: str) -> list[int]:
    """Where the replay stops on its way back from now."""
    guest.page.get_by_label(EN.say("panel-replay-by")).select_option(by)
    guest.page.get_by_role("slider").press("End")
    found = [moment(guest)]
    back = guest.button("panel-previous")
    while back.is_enabled():
        back.click()
        found.append(moment(guest))
    return found


def test_a_replay_stops_at_every_decision_action_turn_and_round(guest: Guest) -> None:
    table = guest.bring(played(18))
    guest.sit(table)
    last = guest.view(table)["moment"]
    moments = guest.get(f"/tables/{table}/moments")
    told = guest.view(table)["entries"]
    dock = replay(guest)
    expect(dock).to_contain_text(EN.say("panel-of", n=last, last=last))

    safe = [each["n"] for each in moments if each["safe"]]
    turns = [
        each["n"]
        for each, following in zip(moments, [*moments[1:], {"seat": None}], strict=True)
        if each["seat"] != following["seat"]
    ]
    rounds = [entry["moment"] for entry in told if entry["key"] == "round"]
    wanted = {"decision": range(last), "action": safe, "turn": turns, "round": rounds}
    found = {by: stops(guest, by) for by in wanted}
    for by, expected in wanted.items():
        assert found[by] == sorted({0, *expected, last}, reverse=True), by
    assert len({len(each) for each in found.values()}) == len(wanted), "they are all different"


def test_the_past_is_shown_as_it_was_and_cannot_be_changed(guest: Guest) -> None:
    table = guest.bring(played(24))
    guest.sit(table)
    now = guest.sentence.inner_text()
    before = guest.get(f"/tables/{table}/moments/6?seat=0")
    replay(guest)
    guest.page.get_by_role("slider").fill("6")
    expect(guest.sentence).to_have_text(EN.say("app-past", n=6))
    cards = {each for each in before["table"]["board"] if each}
    for card in cards:
        expect(guest.thing(f"card:{card}")).to_be_visible()
    assert guest.options.count() == 0
    assert guest.page.locator(".thing.can").count() == 0
    expect(guest.button("app-command-undo")).to_be_disabled()

    guest.button("app-now").first.click()
    expect(guest.sentence).to_have_text(now)
    expect(guest.mine).to_be_visible()


def test_a_link_leads_to_a_moment(guest: Guest) -> None:
    table = guest.bring(played(24))
    guest.sit(table)
    replay(guest)
    guest.page.get_by_role("slider").fill("9")
    guest.button("panel-replay-link").click()
    link = guest.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{guest.url}/t/{table}#m=9"

    guest.page.goto("about:blank")
    guest.page.goto(link)
    expect(guest.sentence).to_have_text(EN.say("app-past", n=9))
    guest.button("app-now").click()
    expect(guest.mine).to_be_visible()


def test_a_line_of_the_journal_leads_to_its_moment(guest: Guest) -> None:
    table = guest.bring(played(24))
    guest.sit(table)
    line = guest.entries.last
    line.hover()
    line.get_by_role("button", name=EN.say("panel-journal-go")).click()
    expect(guest.sentence).to_have_text(re.compile("^The past"))
    guest.page.keyboard.press("Escape")
    expect(guest.mine).to_be_visible()


def test_a_moment_can_be_tried_anew_at_a_table_of_my_own(new_guest: NewGuest) -> None:
    guest, friend = new_guest("Ada"), new_guest("Bo")
    table = guest.bring(played(24))
    own = next(
        each["n"] - 1
        for each in reversed(guest.get(f"/tables/{table}/moments"))
        if each["seat"] == 0 and guest.get(f"/tables/{table}/moments/{each['n'] - 1}")["decision"]
    )
    past = guest.get(f"/tables/{table}/moments/{own}?seat=0")
    before = guest.view(table)
    guest.sit(table)
    replay(guest)
    guest.page.get_by_role("slider").fill(str(own))
    expect(guest.sentence).to_have_text(EN.say("app-past", n=own))
    guest.button("panel-replay-fork").click()
    expect(guest.page).not_to_have_url(re.compile(table))
    expect(guest.mine).to_be_visible()
    fork = guest.table

    # The same position, mine alone, and it can be played.
    view = guest.view(fork)["view"]
    assert view["decision"]["options"] == past["decision"]["options"]
    assert view["table"]["board"] == past["table"]["board"]
    assert fork not in str(friend.get("/tables"))
    guest.choose(guest.first_option())
    assert guest.lines()
    expect(guest.button("app-command-undo")).to_be_enabled()
    after = guest.view(table)
    assert (after["moment"], after["view"]) == (before["moment"], before["view"])


def test_what_happened_since_my_last_turn_is_told_step_by_step(guest: Guest) -> None:
    guest.sit(guest.bring(rome()))
    guest.choose("pass")  # and Egypt plays alone to the end of the round
    expect(guest.sentence).to_have_text(EN.say("ask-growth"))
    guest.button("app-command-catch-up").click()
    dock = guest.page.get_by_role("region", name=EN.say("panel-catch-up"))
    count = dock.locator("header .number")
    expect(count).to_have_text(re.compile("^1 of"))
    last = int(count.inner_text().split()[-1])
    assert last > 2
    told = []
    for n in range(1, last + 1):
        expect(count).to_have_text(EN.say("panel-of", n=n, last=last))
        told.append(dock.locator(".news").inner_text())
        guest.page.keyboard.press("Space")
    expect(dock).to_be_hidden()
    expect(guest.sentence).to_have_text(EN.say("ask-growth"))
    assert "Egypt" in told[0]
    assert any("Egypt passes" in each for each in told)
    assert not any("Rome passes" in each for each in told)

    guest.page.keyboard.press("Shift+C")
    expect(count).to_have_text(EN.say("panel-of", n=1, last=last))
    expect(guest.sentence).to_have_text(re.compile("^The past"))
    guest.button("panel-next").click()
    guest.button("panel-previous").click()
    expect(count).to_have_text(EN.say("panel-of", n=1, last=last))
    guest.button("panel-catch-up-skip").click()
    expect(dock).to_be_hidden()
    expect(guest.sentence).to_have_text(EN.say("ask-growth"))


def test_nothing_to_catch_up_with_is_said_so(guest: Guest) -> None:
    guest.sit(guest.bring(rome()))
    guest.button("app-command-catch-up").click()
    dock = guest.page.get_by_role("region", name=EN.say("panel-catch-up"))
    expect(dock).to_contain_text(EN.say("panel-catch-up-nothing"))

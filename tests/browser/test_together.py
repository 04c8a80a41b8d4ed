"""Several people at one table, each with a browser of their own."""

from __future__ import annotations

import re
from statistics import median

from playwright.sync_api import Page, expect

from tests.browser.guest import EN, Guest, NewGuest, asked, seated
from tests.browser.positions import rome

SOON = 500
"""Milliseconds within which a move is seen elsewhere."""


def test_a_friend_joins_by_a_link_whose_secret_does_not_stay(new_guest: NewGuest) -> None:
    host, friend = new_guest("Ada"), new_guest("Bo")
    table = host.new_table("me", "open")["id"]
    host.open(f"/t/{table}")
    host.page.get_by_role("button", name=EN.say("lobby-copy-of", letter="B")).click()
    link = host.page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(rf"{host.url}/t/{table}#key=\S+", link)

    friend.page.goto(link)
    expect(friend.page).to_have_url(f"{friend.url}/t/{table}")
    expect(host.page.get_by_text("Bo", exact=True)).to_be_visible()
    friend.page.reload()
    expect(friend.page.get_by_text(EN.say("lobby-full"))).to_be_visible()

    host.button("lobby-start").click()
    for person in (host, friend):
        expect(person.bar).to_be_visible()
    stranger = new_guest("Cy")
    stranger.expect_trouble("404", "409")
    stranger.page.goto(link)
    expect(stranger.page.get_by_role("heading", name=EN.say("error-not-found"))).to_be_visible()


def test_each_sees_the_moves_of_the_other_at_once(new_guest: NewGuest) -> None:
    people = new_guest("Ada"), new_guest("Bo")
    seated(*people)
    took: dict[Guest, list[float]] = {person: [] for person in people}
    for _ in range(6):
        mover = asked(*people)
        seer = people[0] if mover is people[1] else people[1]
        watch_journal(seer.page)
        mover.page.evaluate("addEventListener('click', () => (window.clicked = Date.now()), true)")
        mover.choose(mover.first_option())
        seen = seer.page.wait_for_function("() => window.seen").json_value()
        took[mover].append(seen - mover.page.evaluate("window.clicked"))
        expect(seer.entries).to_have_text(mover.lines())
    for times in took.values():
        assert len(times) > 1
        assert median(times) < SOON, times


def watch_journal(page: Page) -> None:
    """Note when the journal next changes."""
    page.evaluate(
        """() => {
          window.seen = 0
          const watcher = new MutationObserver(() => {
            window.seen = Date.now()
            watcher.disconnect()
          })
          watcher.observe(document.querySelector('.journal'), { subtree: true, childList: true })
        }"""
    )


def test_a_reload_in_mid_action_loses_nothing(guest: Guest) -> None:
    table = guest.bring(rome())
    guest.sit(table)
    guest.choose("buy aeneid")
    asked_before, told_before = guest.sentence.inner_text(), guest.lines()
    assert asked_before == EN.say("ask-golden-age", card="card:aeneid")
    assert told_before

    guest.page.reload()
    expect(guest.sentence).to_have_text(asked_before)
    expect(guest.entries).to_have_text(told_before)
    assert guest.options.count() == 2
    guest.choose("gain books")
    expect(guest.journal).to_contain_text("Rome gains 2 books")


def test_what_is_said_arrives_with_a_name_and_stays_text(new_guest: NewGuest) -> None:
    host, friend = new_guest("Ada"), new_guest("Bo")
    seated(host, friend)
    host.page.get_by_role("tab", name=EN.say("app-chat")).click()
    message = host.page.get_by_role("textbox", name=EN.say("panel-chat-write"))
    message.fill("Have <b>fun</b> & luck")
    message.press("Enter")

    tab = friend.page.get_by_role("tab", name=EN.say("app-chat"))
    expect(tab).to_have_text(re.compile(r"1$"))
    tab.click()
    expect(tab).to_have_text(EN.say("app-chat"))
    line = friend.page.get_by_role("log").get_by_role("listitem")
    expect(line).to_contain_text("Ada")
    expect(line).to_contain_text("Have <b>fun</b> & luck")

    answer = friend.page.get_by_role("textbox", name=EN.say("panel-chat-write"))
    answer.fill("x" * 600)
    assert len(answer.input_value()) == 500
    friend.button("panel-chat-send").click()
    expect(host.page.get_by_role("log").get_by_role("listitem").last).to_contain_text("Bo")
    host.page.reload()
    host.page.get_by_role("tab", name=EN.say("app-chat")).click()
    expect(host.page.get_by_role("log").get_by_role("listitem")).to_have_count(2)

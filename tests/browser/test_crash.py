"""A server that dies in the middle of a game."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.guest import EN, NewGuest, asked, seated
from tests.browser.server import Server


def test_after_a_crash_all_pages_go_on_by_themselves(server: Server, new_guest: NewGuest) -> None:
    people = new_guest("Ada"), new_guest("Bo")
    seated(*people)
    for _ in range(4):
        mover = asked(*people)
        mover.choose(mover.first_option())
    decider = asked(*people)
    sentences = [person.sentence.inner_text() for person in people]
    journals = [person.lines() for person in people]
    options = decider.options.all_inner_texts()

    for person in people:
        person.expect_trouble("net::ERR_")
    server.kill()
    for person in people:
        expect(person.page.get_by_text(EN.say("app-reconnecting"))).to_be_visible()
    server.start()
    for person in people:
        expect(person.page.get_by_text(EN.say("app-reconnecting"))).to_be_hidden()
    assert [person.sentence.inner_text() for person in people] == sentences
    assert [person.lines() for person in people] == journals
    assert decider.options.all_inner_texts() == options

    decider.choose(decider.first_option())
    for person, before in zip(people, journals, strict=True):
        expect(person.journal.get_by_role("listitem")).not_to_have_count(len(before))
    assert people[0].lines() == people[1].lines()

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
    before = {person: (person.sentence.inner_text(), person.lines()) for person in people}
    options = decider.options.all_text_contents()

    for person in people:
        person.expect_trouble("net::ERR_")
    server.kill()
    for person in people:
        expect(person.page.get_by_text(EN.say("app-reconnecting"))).to_be_visible()
    server.start()
    for person, (sentence, lines) in before.items():
        expect(person.page.get_by_text(EN.say("app-reconnecting"))).to_be_hidden()
        expect(person.sentence).to_have_text(sentence)
        expect(person.entries).to_have_text(lines)
    expect(decider.options).to_have_text(options)

    decider.choose(decider.first_option())
    for person, (_, lines) in before.items():
        expect(person.entries).not_to_have_count(len(lines))
    expect(people[0].entries).to_have_text(people[1].lines())

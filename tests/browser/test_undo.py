"""Taking back: alone, by consent, freely; bringing back; beginning the turn anew."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.guest import EN, Guest, NewGuest, asked, seated
from tests.browser.positions import rome

TURN = EN.say("ask-turn")
AENEID = EN.say("ask-golden-age", card="card:aeneid")
PAY = EN.say("ask-pay-anything", n=1)


def test_a_decision_is_undone_redone_and_the_turn_begun_anew(guest: Guest) -> None:
    table = guest.bring(rome())
    guest.sit(table)
    undo, redo, restart = (
        guest.button(f"app-command-{name}") for name in ("undo", "redo", "restart")
    )
    for button in (undo, redo, restart):
        expect(button).to_be_disabled()
    gold = guest.thing("good:gold")
    expect(gold).to_contain_text("2")

    guest.choose("buy aeneid")
    expect(guest.sentence).to_have_text(AENEID)
    expect(gold).to_contain_text("1")
    undo.click()
    expect(guest.sentence).to_have_text(TURN)
    expect(gold).to_contain_text("2")
    expect(guest.entries).to_have_count(0)
    redo.click()
    expect(guest.sentence).to_have_text(AENEID)
    guest.choose("gain vp")
    expect(guest.sentence).to_have_text(PAY)

    undo.click()
    expect(guest.sentence).to_have_text(AENEID)
    redo.click()
    expect(guest.sentence).to_have_text(PAY)
    restart.click()
    expect(guest.sentence).to_have_text(TURN)
    expect(undo).to_be_disabled()
    expect(guest.thing("card:aeneid")).to_be_visible()


def test_at_a_strict_table_nothing_is_undone_after_another_has_decided(new_guest: NewGuest) -> None:
    people = new_guest("Ada"), new_guest("Bo")
    seated(*people)
    first = asked(*people)
    first.choose(first.first_option())
    expect(first.button("app-command-undo")).to_be_enabled()
    second = asked(*people)
    assert second is not first
    second.choose(second.first_option())
    expect(first.button("app-command-undo")).to_be_disabled()


def test_by_consent_the_others_are_asked_and_may_refuse(new_guest: NewGuest) -> None:
    people = new_guest("Ada"), new_guest("Bo")
    seated(*people, undo="consent")
    first = asked(*people)
    growth = first.sentence.inner_text()
    first.choose(first.first_option())
    second = asked(*people)
    assert second is not first
    second.choose(second.first_option())
    before = first.lines()

    first.button("app-command-undo").click()
    name = "Ada" if first is people[0] else "Bo"
    other = "Bo" if first is people[0] else "Ada"
    question = second.page.get_by_role("alert").filter(has_text=EN.say("app-consent", who=name))
    expect(question).to_be_visible()
    waiting = EN.say("app-consent-waiting", by=name, who=other)
    expect(first.bar.get_by_text(waiting)).to_be_visible()
    assert first.button("app-consent-yes").count() == 0
    second.button("app-consent-no").click()
    expect(question).to_be_hidden()
    expect(first.bar.get_by_text(waiting)).to_be_hidden()
    for person in people:
        expect(person.entries).to_have_text(before)

    first.button("app-command-undo").click()
    second.button("app-consent-yes").click()
    expect(first.mine).to_be_visible()
    expect(first.sentence).to_have_text(growth)
    expect(second.entries).to_have_text(first.lines())
    assert len(first.lines()) < len(before)


def test_at_a_free_table_even_answers_of_machines_are_taken_back(guest: Guest) -> None:
    guest.sit(guest.bring(rome()))
    guest.choose("buy augustus")
    expect(guest.journal).to_contain_text("Egypt")
    expect(guest.mine).to_be_visible()
    guest.button("app-command-undo").click()
    expect(guest.sentence).to_have_text(TURN)
    expect(guest.entries).to_have_count(0)
    expect(guest.thing("good:gold")).to_contain_text("2")

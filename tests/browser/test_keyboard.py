"""Playing without a pointer."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.guest import EN, Guest
from tests.browser.positions import rome

MOST_STOPS = 300
# Where the focus is: a mark that no other place has, and the option or thing there.
FOCUSED = """
() => {
  const { dataset } = document.activeElement
  dataset.met ??= String(Math.random())
  return [dataset.met, dataset.option ?? dataset.thing ?? '']
}
"""


def key_of(guest: Guest, name: str) -> str:
    """The key that stands on a button of the decision."""
    return guest.bar.get_by_role("button", name=name).locator("kbd").inner_text()


def tabbed(guest: Guest) -> set[str]:
    """The options and things that the focus meets on its way through the whole page."""
    guest.page.evaluate("document.activeElement.blur()")
    met: dict[str, str] = {}
    for _ in range(MOST_STOPS):
        guest.page.keyboard.press("Tab")
        place, name = guest.page.evaluate(FOCUSED)
        if place in met:
            break
        met[place] = name
    return set(met.values())


def test_every_option_and_every_thing_can_be_reached_with_the_tab_key(guest: Guest) -> None:
    guest.sit(guest.bring(rome()))
    decision = guest.view(guest.table)["view"]["decision"]
    options = {option["text"] for option in decision["options"]}
    deploying = {text for text in options if text.startswith("deploy")}
    guest.press(key_of(guest, EN.say("group-buy")))
    reached = tabbed(guest)
    assert reached & options == options - deploying
    cards = {ref for option in decision["options"] for ref in option["things"] if "card:" in ref}
    assert cards <= reached
    guest.press(key_of(guest, EN.say("group-deploy")))
    assert deploying <= tabbed(guest)


def test_keys_choose_groups_options_and_commands(guest: Guest) -> None:
    guest.sit(guest.bring(rome()))
    guest.press(key_of(guest, EN.say("group-buy")))
    option = guest.bar.locator('[data-option="buy aeneid"]')
    guest.press(option.locator("kbd").inner_text().lower())
    expect(guest.sentence).to_have_text(EN.say("ask-golden-age", card="card:aeneid"))
    guest.press("Shift+U")
    expect(guest.sentence).to_have_text(EN.say("ask-turn"))
    guest.press("Shift+Y")
    expect(guest.sentence).to_have_text(EN.say("ask-golden-age", card="card:aeneid"))

    # What cannot be taken back wants one more press, and Escape steps back from it.
    guest.press("1")
    expect(guest.button("app-confirm")).to_be_focused()
    guest.press("Escape")
    expect(guest.options).to_have_count(2)
    guest.press("1")
    expect(guest.button("app-confirm")).to_be_focused()
    guest.press("Enter")
    expect(guest.journal).to_contain_text("Rome gains 2 books")


def test_a_card_in_focus_is_chosen_with_enter_and_shown_with_i(guest: Guest) -> None:
    guest.sit(guest.bring(rome()))
    card = guest.thing("card:aeneid")
    card.focus()
    guest.page.keyboard.press("i")
    expect(guest.sheet.get_by_role("heading", name=EN.name("card:aeneid")).first).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.sheet).to_be_hidden()
    expect(card).to_be_focused()
    guest.page.keyboard.press("Enter")
    expect(guest.sentence).to_have_text(EN.say("ask-golden-age", card="card:aeneid"))


def test_a_cyrillic_layout_has_the_same_keys(guest: Guest) -> None:
    guest.sit(guest.bring(rome()))
    pressed = {"key": "К", "code": "KeyR", "shiftKey": True, "bubbles": True}
    guest.page.locator("body").dispatch_event("keydown", pressed)
    expect(guest.sheet.get_by_role("heading", name=EN.say("panel-rules"))).to_be_visible()


def test_a_question_mark_lists_all_keys_which_can_be_switched_off(guest: Guest) -> None:
    guest.sit(guest.bring(rome()))
    guest.page.keyboard.press("?")
    keys = guest.sheet
    expect(keys.get_by_role("heading", name=EN.say("app-keys"))).to_be_visible()
    for name in ("undo", "redo", "restart", "catch-up", "hint", "rules", "replay", "text", "share"):
        expect(keys).to_contain_text(EN.say(f"app-command-{name}"))
    for name in ("options", "enter", "escape", "thing"):
        expect(keys).to_contain_text(EN.say(f"app-keys-{name}.text"))

    assert guest.bar.locator("kbd").count() > 0
    keys.get_by_role("checkbox", name=EN.say("app-keys-on")).press("Space")
    guest.page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    assert guest.bar.locator("kbd").count() == 0
    for key in ("1", "Shift+R", "?"):
        guest.page.keyboard.press(key)
    assert guest.sheet.count() == 0
    assert guest.sentence.inner_text() == EN.say("ask-turn")
    guest.page.reload()
    expect(guest.sentence).to_be_visible()
    assert guest.bar.locator("kbd").count() == 0


def test_keys_are_not_for_the_table_while_something_is_typed(guest: Guest) -> None:
    table = guest.new_table("me", "easy", chat=True)["id"]
    guest.sit(table)
    expect(guest.mine).to_be_visible()
    guest.page.get_by_role("tab", name=EN.say("app-chat")).click()
    message = guest.page.get_by_role("textbox", name=EN.say("panel-chat-write"))
    message.press_sequentially("1 R?")
    assert message.input_value() == "1 R?"
    assert guest.sheet.count() == 0
    assert guest.view(table)["number"] is not None
    expect(guest.mine).to_be_visible()

"""Bots of one's own: a key is made, shown once, used, withdrawn."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.guest import EN, Guest


def test_a_key_is_made_used_and_withdrawn(guest: Guest) -> None:
    guest.open("/settings")
    name = guest.page.get_by_label(EN.say("bot-key-name"))
    name.fill("Deep Thought")
    guest.button("bot-key-make").click()
    expect(guest.page.get_by_text(EN.say("bot-key-once"))).to_be_visible()
    guest.button("bot-key-copy").click()
    expect(guest.button("app-copied")).to_be_visible()
    secret = guest.page.evaluate("navigator.clipboard.readText()")
    expect(guest.page.locator("code")).to_contain_text(f"--key {secret} --")

    # With it a program takes a free seat, and the others see that it is one.
    table = guest.new_table("me", "open")
    headers = {"authorization": f"Bearer {secret}"}
    join = f"{guest.url}/api/tables/{table['id']}/join"
    bot = guest.context.request
    assert bot.post(join, data={"secret": table["links"]["1"]}, headers=headers).ok
    guest.open(f"/t/{table['id']}")
    seat = guest.page.get_by_role("listitem").filter(has_text="Deep Thought")
    expect(seat).to_contain_text(EN.say("bot-seat"))

    guest.open("/settings")
    expect(guest.page.get_by_text(EN.say("bot-key-once"))).to_have_count(0)
    withdraw = EN.say("bot-key-withdraw-of", name="Deep Thought")
    guest.page.get_by_role("button", name=withdraw).click()
    expect(guest.page.get_by_role("button", name=withdraw)).to_have_count(0)
    assert bot.get(f"{guest.url}/api/me", headers=headers).status == 401

"""Standing orders: decided ahead, seen, used, cancelled."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.guest import EN, Guest
from tests.browser.positions import rome


def order(guest: Guest, name: str) -> Locator:
    """The box of a standing order; they are folded while none is on."""
    box = guest.bar.locator("label", has_text=EN.say(f"order-{name}")).locator("input")
    if not box.is_visible():
        guest.bar.get_by_text(EN.say("app-orders")).click()
    return box


def switch(guest: Guest, name: str, *, on: bool) -> None:
    """Give or cancel an order, and wait until the server knows."""
    order(guest, name).click()
    expect(order(guest, name)).to_be_enabled()
    expect(order(guest, name)).to_be_checked(checked=on)


def test_an_order_is_seen_until_it_has_been_obeyed(guest: Guest) -> None:
    table = guest.new_table("me", "easy", "easy")["id"]
    guest.sit(table)
    expect(guest.mine).to_be_visible()
    expect(guest.sentence).to_have_text(EN.say("ask-growth"))
    switch(guest, "pass", on=True)
    assert guest.view(table)["sheet"]["seats"][0]["orders"] == ["pass"]
    guest.page.reload()
    expect(guest.mine).to_be_visible()
    expect(order(guest, "pass")).to_be_visible()  # unfolded, because one is on
    expect(order(guest, "pass")).to_be_checked()

    guest.choose("bonus gold")
    expect(guest.journal).to_contain_text(f"{guest.name_of(0)} passes")
    expect(order(guest, "pass")).not_to_be_checked()
    assert guest.view(table)["sheet"]["seats"][0]["orders"] == []


def test_an_order_can_be_taken_back(guest: Guest) -> None:
    table = guest.new_table("me", "easy")["id"]
    guest.sit(table)
    expect(guest.mine).to_be_visible()
    switch(guest, "end-turn", on=True)
    switch(guest, "end-turn", on=False)
    assert guest.view(table)["sheet"]["seats"][0]["orders"] == []


def test_turns_end_at_once_when_that_is_ordered(guest: Guest) -> None:
    guest.sit(guest.bring(rome()))
    switch(guest, "end-turn", on=True)
    guest.choose("deploy start_farm")
    expect(guest.journal).to_contain_text("Egypt")
    expect(guest.mine).to_be_visible()
    expect(guest.sentence).to_have_text(EN.say("ask-turn"))
    expect(order(guest, "end-turn")).to_be_checked()

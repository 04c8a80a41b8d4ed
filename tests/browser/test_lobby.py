"""From the front page to a table: one click, or a table of one's own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from oikumene.text import Words
from oikumene.titles import title_named
from tests.browser.guest import EN, Guest, NewGuest

WAYS = {
    "machines": ["person", "machine", "machine", "machine"],
    "solo": ["person"],
    "two": ["person", "person"],
}
"""One click, and who sits at the table then."""


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("title", ["nations", "dawn", "clash", "civilization"])
def test_one_click_starts_a_game(guest: Guest, title: str, way: str) -> None:
    guest.open("/")
    begin = re.compile(f"^{EN.say(f'lobby-quick-{way}')}")
    button = guest.title(title).get_by_role("button", name=begin)
    if len(WAYS[way]) < title_named(title).seats[0]:
        expect(guest.title(title).get_by_role("button").first).to_be_visible()
        expect(button).to_have_count(0)
        return
    button.click()
    expect(guest.bar.or_(guest.sheet)).to_be_visible()
    sheet = guest.get(f"/tables/{guest.table}")
    assert (sheet["title"], sheet["status"]) == (title, "playing")
    assert [seat["kind"] for seat in sheet["seats"]] == WAYS[way]


def test_the_strength_of_machine_players_is_chosen_and_remembered(guest: Guest) -> None:
    guest.open("/")
    title = guest.title()
    title.get_by_text(EN.say("lobby-machine-normal"), exact=True).click()
    guest.page.reload()
    expect(title.get_by_role("radio", name=EN.say("lobby-machine-normal"))).to_be_checked()
    title.get_by_role("button", name=EN.say("lobby-quick-machines")).click()
    expect(guest.bar).to_be_visible()
    seats = guest.get(f"/tables/{guest.table}")["seats"]
    assert [seat["player"] for seat in seats] == [None, "normal", "normal", "normal"]
    assert [seat["style"] for seat in seats] == ["", "any", "any", "any"]


def test_each_machine_player_of_a_new_table_has_its_style(guest: Guest) -> None:
    guest.open("/new/clash")
    page, words = guest.page, Words("clash", "en")
    style = {seat: page.get_by_label(EN.say("lobby-seat-style", letter=seat)) for seat in "BCD"}
    expect(style["B"]).to_have_value("any")
    expect(style["B"].locator("option")).to_have_text(
        [
            EN.say("lobby-style-any"),
            EN.say("lobby-style-usual"),
            *(words.say(f"style-{name}") for name in title_named("clash").styles),
        ]
    )
    style["C"].select_option("warlike")
    expect(page.get_by_text(words.say("style-warlike.text"))).to_be_visible()
    style["D"].select_option("")
    guest.button("lobby-start").click()
    expect(guest.bar.or_(guest.sheet)).to_be_visible()
    seats = guest.get(f"/tables/{guest.table}")["seats"]
    assert [seat["style"] for seat in seats] == ["", "any", "warlike", ""]

    # The next time the form begins with the same, and the host's list tells it.
    guest.command("share")
    expect(guest.sheet.get_by_role("listitem").nth(2)).to_contain_text(words.say("style-warlike"))
    guest.open("/new/clash")
    expect(style["C"]).to_have_value("warlike")


def test_a_table_of_ones_own_has_the_seats_and_options_that_were_chosen(guest: Guest) -> None:
    guest.open("/")
    guest.title().get_by_role("link", name=EN.say("lobby-quick-own")).click()
    page = guest.page
    page.get_by_role("group", name=EN.say("lobby-seats-count")).get_by_text("3", exact=True).click()
    page.get_by_label(EN.say("lobby-seat-kind", letter="B")).select_option("hotseat")
    page.get_by_label(EN.say("lobby-seat-name", letter="B")).fill("Bo")
    page.get_by_label(EN.say("lobby-seat-strength", letter="C")).select_option("easy")
    ages = page.get_by_role("group", name=EN.say("setting-ages"))
    ages.get_by_text(EN.say("setting-ages-2"), exact=True).click()
    page.get_by_text(EN.say("lobby-options-more")).click()
    page.get_by_role("switch", name=EN.say("setting-easier_game")).check()
    page.get_by_role("radio", name=EN.say("lobby-undo-free")).check(force=True)
    page.get_by_role("switch", name=EN.say("lobby-chat")).uncheck()
    guest.button("lobby-start").click()
    expect(guest.bar.or_(guest.sheet)).to_be_visible()
    sheet = guest.get(f"/tables/{guest.table}")
    assert [seat["kind"] for seat in sheet["seats"]] == ["person", "person", "machine"]
    assert [seat["name"] for seat in sheet["seats"]][1] == "Bo"
    assert sheet["seats"][2]["player"] == "easy"
    assert (sheet["undo"], sheet["chat"]) == ("free", False)
    assert sheet["options"] == {"ages": 2, "easier_game": True}

    # The next time the form begins with the same.
    guest.open("/new/nations")
    expect(page.get_by_label(EN.say("lobby-seat-name", letter="B"))).to_have_value("Bo")
    expect(ages.get_by_role("radio", name=EN.say("setting-ages-2"))).to_be_checked()


def test_what_the_rules_do_not_allow_is_said_beside_the_form(guest: Guest) -> None:
    guest.expect_trouble("422")
    guest.open("/new/nations")
    page = guest.page
    page.get_by_role("group", name=EN.say("lobby-seats-count")).get_by_text("5", exact=True).click()
    level = page.get_by_role("group", name=EN.say("setting-level"))
    level.get_by_text(EN.say("setting-level-basic"), exact=True).click()
    guest.button("lobby-start").click()
    expect(page.get_by_role("alert")).to_contain_text(EN.say("why-NAT-SETUP-21"))
    expect(page).to_have_url(f"{guest.url}/new/nations")
    level.get_by_text(EN.say("setting-level-expert"), exact=True).click()
    guest.button("lobby-start").click()
    expect(guest.bar).to_be_visible()


def test_a_listed_table_is_found_joined_and_begun(new_guest: NewGuest) -> None:
    host, friend = new_guest("Ada"), new_guest("Bo")
    host.open("/new/nations")
    seats = host.page.get_by_role("group", name=EN.say("lobby-seats-count"))
    seats.get_by_text("2", exact=True).click()
    host.page.get_by_label(EN.say("lobby-seat-kind", letter="B")).select_option("open")
    host.page.get_by_role("switch", name=EN.say("lobby-listed")).check()
    host.button("lobby-create").click()
    expect(host.page.get_by_role("heading", name=EN.say("lobby-waiting"))).to_be_visible()
    expect(host.button("lobby-start-missing", n=1)).to_be_disabled()

    friend.open("/")
    table = friend.page.get_by_role("article").filter(has_text="Ada")
    expect(table).to_contain_text(EN.say("lobby-gathering", n=1))
    table.get_by_role("button", name=EN.say("lobby-join")).click()
    for person in (host, friend):
        expect(person.bar).to_be_visible()
    assert [seat["name"] for seat in host.get(f"/tables/{host.table}")["seats"]] == ["Ada", "Bo"]


def test_my_tables_wait_in_the_lobby_and_say_whose_turn_it_is(guest: Guest) -> None:
    guest.open("/")
    expect(guest.page.get_by_text(EN.say("lobby-mine-none"))).to_be_visible()
    table = guest.new_table("me")["id"]
    guest.page.reload()
    card = guest.page.get_by_role("article")
    expect(card).to_contain_text(EN.say("lobby-your-turn"))
    expect(guest.page).to_have_title("(1) Oikumene")
    guest.page.get_by_role("link", name=EN.say("lobby-your-turns", n=1)).click()
    expect(guest.page).to_have_url(f"{guest.url}/t/{table}")
    expect(guest.page).to_have_title(EN.say("app-tab-turn", title=EN.say("title-nations")))


def test_a_name_is_told_to_the_others(guest: Guest) -> None:
    guest.open("/settings")
    name = guest.page.get_by_label(EN.say("lobby-you")).last
    expect(name).not_to_have_value("")  # the page knows who it is
    name.fill("Grace")
    name.press("Tab")
    expect(guest.page.get_by_role("textbox", name=EN.say("lobby-you")).first).to_have_value("Grace")
    guest.page.reload()
    expect(guest.page.get_by_role("textbox", name=EN.say("lobby-you")).first).to_have_value("Grace")
    assert guest.new_table("me")["seats"][0]["name"] == "Grace"


def test_an_address_that_leads_nowhere_says_so(guest: Guest) -> None:
    guest.expect_trouble("404")
    guest.open("/nowhere/at/all")
    expect(guest.page.get_by_role("heading", name=EN.say("app-lost"))).to_be_visible()
    guest.page.get_by_role("link", name=EN.say("app-home")).click()
    expect(guest.page.get_by_role("heading", name=EN.say("lobby-mine"))).to_be_visible()
    guest.open("/t/nothing")
    expect(guest.page.get_by_role("heading", name=EN.say("error-not-found"))).to_be_visible()

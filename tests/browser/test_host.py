"""What the host of a table may do, and the others see of it."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.guest import EN, Guest, NewGuest, asked, seated


def row(host: Guest, seat: int) -> Locator:
    """A seat in the host's list."""
    return host.sheet.get_by_role("listitem").nth(seat)


def test_the_host_lets_a_machine_play_and_a_friend_come_back(new_guest: NewGuest) -> None:
    host, friend = new_guest("Ada"), new_guest("Bo")
    table = seated(host, friend)
    host.command("share")
    row(host, 1).get_by_role("combobox").select_option(label=EN.say("lobby-machine-normal"))
    machine = EN.say("panel-host-machine", player=EN.say("lobby-machine-normal"))
    expect(row(host, 1)).to_contain_text(machine)
    friend.expect_trouble("404", "403", "net::ERR")
    expect(friend.page.get_by_role("heading", name=EN.say("error-sent-away"))).to_be_visible()
    host.page.keyboard.press("Escape")
    if host.view(table)["view"]["waiting"][0]["seat"] == 0:
        host.choose(host.first_option())
    expect(host.mine).to_be_visible()  # after the machine has played

    host.command("share")
    row(host, 1).get_by_role("button", name=EN.say("panel-host-free")).click()
    expect(row(host, 1)).to_contain_text(EN.say("panel-host-open"))
    row(host, 1).get_by_role("button", name=EN.say("panel-host-link")).click()
    link = host.page.evaluate("navigator.clipboard.readText()")
    friend.page.goto("about:blank")
    friend.page.goto(link)
    expect(friend.bar).to_be_visible()
    expect(row(host, 1)).to_contain_text("Bo")
    assert friend.view(table)["sheet"]["me"]["seats"] == [1]


def test_the_host_pauses_the_table_and_lets_it_go_on(new_guest: NewGuest) -> None:
    people = new_guest("Ada"), new_guest("Bo")
    seated(*people)
    mover = asked(*people)
    question = mover.sentence.inner_text()
    people[0].command("share")
    people[0].button("panel-host-pause").click()
    for person in people:
        expect(person.page.locator(".decision h2")).to_have_text(EN.say("app-paused"))
        assert person.page.locator("[data-option]").count() == 0
        assert person.page.locator(".thing.can").count() == 0
    people[0].button("panel-host-resume").click()
    people[0].page.keyboard.press("Escape")
    expect(mover.sentence).to_have_text(question)
    mover.choose(mover.first_option())


def test_the_host_sends_somebody_away_whose_link_opens_nothing_then(new_guest: NewGuest) -> None:
    host, friend = new_guest("Ada"), new_guest("Bo")
    table = host.new_table("me", "open")
    link = f"{host.url}/t/{table['id']}#key={table['links']['1']}"
    friend.page.goto(link)
    expect(friend.page.get_by_text(EN.say("lobby-full"))).to_be_visible()
    host.post(f"/tables/{table['id']}/start")
    host.sit(table["id"])
    expect(friend.bar).to_be_visible()

    host.command("share")
    row(host, 1).get_by_role("button", name=EN.say("panel-host-kick")).click()
    expect(row(host, 1)).to_contain_text(EN.say("panel-host-kick-sure", name="Bo"))
    row(host, 1).get_by_role("button", name=EN.say("panel-host-no")).click()
    expect(row(host, 1)).to_contain_text("Bo")
    row(host, 1).get_by_role("button", name=EN.say("panel-host-kick")).click()
    row(host, 1).get_by_role("button", name=EN.say("panel-host-yes")).click()
    expect(row(host, 1)).to_contain_text(EN.say("panel-host-open"))

    friend.expect_trouble("404", "403", "net::ERR")
    expect(friend.page.get_by_role("heading", name=EN.say("error-sent-away"))).to_be_visible()
    friend.page.goto("about:blank")
    friend.page.goto(link)
    expect(friend.page.get_by_role("heading", name=EN.say("error-not-found"))).to_be_visible()


def test_the_host_deletes_the_table_after_typing_a_word(new_guest: NewGuest) -> None:
    host, friend = new_guest("Ada"), new_guest("Bo")
    table = seated(host, friend)
    host.command("share")
    host.button("panel-host-delete").click()
    confirm = host.button("panel-host-delete")
    expect(confirm).to_be_disabled()
    host.page.get_by_label(EN.say("panel-host-delete.text", word="delete")).fill("delete")
    friend.expect_trouble("404", "net::ERR")
    confirm.click()
    expect(host.page).to_have_url(f"{host.url}/")
    expect(friend.page.get_by_role("link", name=EN.say("app-home"))).to_be_visible()
    assert table not in str(host.get("/tables"))


def test_others_cannot_do_what_the_host_may(new_guest: NewGuest) -> None:
    host, friend = new_guest("Ada"), new_guest("Bo")
    seated(host, friend)
    friend.command("share")
    expect(friend.sheet).to_contain_text(EN.say("panel-host-only"))
    for key in ("link", "free", "kick", "pause", "delete"):
        assert friend.button(f"panel-host-{key}").count() == 0
    assert friend.sheet.get_by_role("combobox").count() == 0


def test_a_player_leaves_and_the_seat_waits_for_somebody(new_guest: NewGuest) -> None:
    host, friend = new_guest("Ada"), new_guest("Bo")
    table = seated(host, friend)
    friend.expect_trouble("404")
    friend.command("share")
    friend.button("panel-host-leave").click()
    friend.button("panel-host-leave-sure").click()
    expect(friend.page).to_have_url(f"{friend.url}/")
    host.command("share")
    expect(row(host, 1)).to_contain_text(EN.say("panel-host-open"))
    assert host.view(table)["sheet"]["seats"][1]["kind"] == "open"

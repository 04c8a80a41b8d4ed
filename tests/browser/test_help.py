"""Help at the table: why not, rules, hints, the table as text."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.guest import EN, Guest
from tests.browser.positions import rome


def ledger(guest: Guest) -> Locator:
    """The rules, open."""
    return guest.sheet.filter(has=guest.page.get_by_role("heading", name=EN.say("panel-rules")))


def test_a_card_that_cannot_be_bought_says_why_and_leads_to_the_rule(guest: Guest) -> None:
    guest.sit(guest.bring(rome()))
    hoplite = guest.thing("card:hoplite")
    cannot = re.escape(EN.say("app-cannot"))
    expect(hoplite).to_have_accessible_name(re.compile(f"{cannot}$"))
    hoplite.hover()
    tip = guest.page.get_by_role("tooltip")
    expect(tip).to_contain_text(EN.name("card:hoplite"))
    expect(tip).to_contain_text(EN.say("why-NAT-BUY-01"))
    tip.get_by_role("button", name="NAT-BUY-01").click()

    rules = ledger(guest)
    article = rules.locator("#NAT-BUY-01")
    expect(article).to_be_in_viewport()
    expect(article).to_have_class(re.compile("chosen"))
    assert rules.locator(".chosen").count() == 1


def test_all_that_cannot_be_done_now_is_listed_with_its_reasons(guest: Guest) -> None:
    guest.sit(guest.bring(rome()))
    refused = guest.view(guest.table)["view"]["decision"]["refused"]
    guest.bar.get_by_text(EN.say("app-not-now", n=len(refused))).click()
    for refusal in refused:
        expect(guest.bar).to_contain_text(EN.say(f"why-{refusal['rule']}"))
        for thing in refusal["things"]:
            expect(guest.bar).to_contain_text(EN.name(thing))
    guest.bar.get_by_role("button", name="NAT-BAT-01").click()
    expect(ledger(guest).locator("#NAT-BAT-01")).to_have_class(re.compile("chosen"))


def test_rules_are_found_by_word_and_by_id_and_lead_to_each_other(guest: Guest) -> None:
    guest.sit(guest.bring(rome()))
    guest.button("app-command-rules").click()
    rules = ledger(guest)
    every = rules.get_by_role("article")
    expect(every.first).to_be_visible()
    total = every.count()
    assert total > 200

    search = rules.get_by_role("searchbox")
    search.fill("famine")
    expect(every).not_to_have_count(total)
    for chapter in rules.locator("section").all():
        name = chapter.get_by_role("heading").inner_text()
        texts = chapter.get_by_role("article").all_inner_texts()
        assert all("famine" in f"{name} {text}".lower() for text in texts)
    expect(rules.get_by_role("status")).to_have_text(EN.say("panel-rules-found", n=every.count()))
    search.fill("nat-buy-03")
    expect(every).to_have_count(1)
    expect(every).to_contain_text("A bought card is used immediately.")
    search.fill("zebra")
    expect(every).to_have_count(0)
    expect(rules).to_contain_text(EN.say("panel-rules-none", wanted="zebra"))

    search.fill("")
    link = rules.locator("article p button").first
    target = rules.locator(f'[id$="{link.inner_text()}"]')
    link.click()
    expect(target).to_have_class(re.compile("chosen"))
    expect(target).to_be_in_viewport()
    guest.page.keyboard.press("Escape")
    expect(rules).to_be_hidden()


def test_a_hint_names_the_best_options_and_plays_one(guest: Guest) -> None:
    guest.sit(guest.bring(rome()))
    decision = guest.view(guest.table)["view"]["decision"]
    guest.button("app-command-hint").click()
    hint = guest.sheet
    advice = hint.get_by_role("listitem")
    expect(advice).to_have_count(5)
    expect(hint).to_contain_text(EN.say("panel-hint-more", n=len(decision["options"]) - 5))
    told = [value.split(" · ") for value in advice.locator(".value").all_inner_texts()]
    grades = [EN.say(f"panel-hint-{grade}") for grade in ("best", "near", "less", "worse", "poor")]
    assert told[0][0] == grades[0]
    places = [grades.index(grade) for grade, _ in told]
    assert places == sorted(places)
    shares = [int(share.removesuffix("%")) for _, share in told]
    assert shares == sorted(shares, reverse=True)

    before = guest.version()
    best = advice.first.locator(".words").inner_text()
    expect(hint).to_contain_text(EN.say("panel-hint-now", option=best))
    advice.first.get_by_role("button", name=EN.say("panel-hint-play")).click()
    expect(hint).to_be_hidden()
    guest.finish("", before)
    assert guest.lines()
    assert best.split()[0] in ("Buy", "Deploy", "Hire", "Pass")


def test_a_hint_shows_what_it_means(guest: Guest) -> None:
    guest.sit(guest.bring(rome()))
    guest.button("app-command-hint").click()
    advice = guest.sheet.get_by_role("listitem")
    expect(advice.first).to_be_visible()
    advice.first.locator(".words").click()
    expect(guest.sheet).to_be_hidden()
    expect(guest.page.locator(".thing.pointed").first).to_be_visible()
    expect(guest.entries).to_have_count(0)


def test_the_whole_table_can_be_read_and_copied_as_text(guest: Guest) -> None:
    guest.sit(guest.bring(rome()))
    decision = guest.view(guest.table)["view"]["decision"]
    guest.command("text")
    text = guest.sheet
    expect(text.get_by_role("heading", name=EN.say("panel-text-options"))).to_be_visible()
    expect(text).to_contain_text(EN.say("ask-turn"))
    assert text.get_by_role("listitem").count() > 40
    for thing in ("card:augustus", "card:hoplite", "card:start_quarry", "nation:egypt"):
        expect(text).to_contain_text(EN.name(thing))
    for refusal in decision["refused"]:
        expect(text).to_contain_text(refusal["rule"])
    options = text.locator("section", has_text=EN.say("panel-text-options")).first
    expect(options.get_by_role("listitem")).to_have_count(len(decision["options"]))

    guest.button("panel-text-copy").click()
    copied = guest.page.evaluate("navigator.clipboard.readText()")
    assert EN.say("ask-turn") in copied
    assert EN.name("card:hoplite") in copied


def test_a_card_can_be_seen_large_with_its_text_and_rules(guest: Guest) -> None:
    guest.sit(guest.bring(rome()))
    guest.thing("card:ziggurat").click(button="right")
    large = guest.sheet
    expect(large.get_by_role("heading", name=EN.name("card:ziggurat")).first).to_be_visible()
    expect(large).to_contain_text(EN.text("card:ziggurat").split(". ")[0])
    large.get_by_role("button", name="NAT-").first.click()
    expect(ledger(guest).locator(".chosen")).to_be_in_viewport()

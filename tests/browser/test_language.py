"""The whole table in another language at once."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from oikumene.text import Words
from tests.browser.guest import EN, Guest
from tests.browser.positions import played

RU, UK = Words("nations", "ru"), Words("nations", "uk")

# Everything a reader sees or hears, but a name that a person gave and the languages' own names.
ALL_WORDS = """
() => {
  const said = []
  const kinds = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT
  const apart = 'script, style, noscript, kbd, code, [lang]:not(html), .id, .rule, .link'
  const walker = document.createTreeWalker(document.body, kinds)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement.closest(apart)) continue
    if (node.nodeType === Node.TEXT_NODE) said.push(node.data)
    else for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt'])
      said.push(node.getAttribute(name) ?? '')
  }
  said.push(document.title)
  return said.filter((text) => text.trim())
}
"""


def all_words(page: Page) -> str:
    """What the page says, with everything that is folded."""
    said: list[str] = page.evaluate(ALL_WORDS)
    return "\n".join(said)


def speak(guest: Guest, name: str) -> None:
    """Choose a language in the settings of the table."""
    guest.sheet.get_by_role("combobox").first.select_option(label=name)


def latin(text: str) -> list[str]:
    """Words in Latin letters that are neither names nor abbreviations (keys, ages, rules)."""
    found = re.findall(r"[A-Za-z][A-Za-z’']{2,}", text)
    return [word for word in found if word not in ("Ada", "Oikumene") and not word.isupper()]


def test_another_language_leaves_nothing_in_the_old_one(guest: Guest) -> None:
    table = guest.bring(played(30))
    guest.sit(table)
    decision = guest.view(table)["view"]["decision"]
    ask = f"ask-{decision['ask']}"
    sentence = guest.page.locator(".decision h2")
    expect(sentence).to_have_text(EN.say(ask, **decision["args"]))
    card = guest.view(table)["view"]["table"]["board"]
    shown = next(each for each in card if each)
    face = guest.thing(f"card:{shown}")
    expect(face).to_contain_text(EN.name(f"card:{shown}"))

    guest.command("settings")
    speak(guest, "Русский")
    expect(sentence).to_have_text(RU.say(ask, **decision["args"]))
    expect(face).to_contain_text(RU.name(f"card:{shown}"))
    expect(guest.page.locator("html")).to_have_attribute("lang", "ru")
    russian = all_words(guest.page)
    assert latin(russian) == []
    assert not re.search("[іїєґІЇЄҐ]", russian)

    speak(guest, "Українська")
    expect(sentence).to_have_text(UK.say(ask, **decision["args"]))
    expect(face).to_contain_text(UK.name(f"card:{shown}"))
    ukrainian = all_words(guest.page)
    assert latin(ukrainian) == []
    assert not re.search("[ыэъёЫЭЪЁ]", ukrainian)
    guest.page.keyboard.press("Escape")
    newest = guest.page.locator(".journal .text").first.inner_text()
    assert newest in ukrainian

    # It is kept, and sentences that come later speak it too.
    guest.words = UK
    guest.page.reload()
    expect(sentence).to_have_text(UK.say(ask, **decision["args"]))
    guest.choose(guest.first_option())
    assert not re.search("[ыэъё]", all_words(guest.page))


def test_the_rules_follow_the_language(guest: Guest) -> None:
    guest.sit(guest.bring(played(10)))
    guest.button("app-command-rules").click()
    first = guest.sheet.get_by_role("article").first
    english = first.inner_text()
    guest.page.keyboard.press("Escape")

    guest.command("settings")
    speak(guest, "Русский")
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name=RU.say("app-command-rules"), exact=True).click()
    expect(first).to_be_visible()
    expect(guest.sheet).not_to_contain_text(RU.say("panel-rules-english"))
    russian = first.inner_text()
    assert english.split()[0] == russian.split()[0]  # the name of the rule
    assert re.search("[а-я]{4}", russian)
    assert latin(all_words(guest.page)) == []


def test_the_front_page_speaks_all_languages(guest: Guest) -> None:
    guest.open("/")
    expect(guest.page.get_by_role("heading", name=EN.say("title-nations"))).to_be_visible()
    choice = guest.page.get_by_role("combobox", name=EN.say("app-language"))
    choice.select_option(label="Русский")
    heading = guest.page.get_by_role("heading", name=RU.say("lobby-mine"))
    expect(heading).to_be_visible()
    assert latin(all_words(guest.page)) == []
    guest.page.get_by_role("combobox").first.select_option(label="Українська")
    expect(guest.page.get_by_role("heading", name=UK.say("lobby-mine"))).to_be_visible()
    assert latin(all_words(guest.page)) == []
    assert not re.search("[ыэъё]", all_words(guest.page))


def test_a_language_that_is_chosen_while_the_page_still_loads_is_spoken(guest: Guest) -> None:
    held: list[Route] = []
    guest.page.route("**/things", lambda route: held.append(route))
    guest.open("/")
    choice = guest.page.get_by_role("combobox", name=EN.say("app-language"))
    choice.select_option(label="Русский")
    expect(guest.page.get_by_text(RU.say("lobby-welcome"))).to_be_visible()
    for route in held:
        route.continue_()
    expect(guest.page.get_by_role("heading", name=RU.say("title-nations"))).to_be_visible()

"""Pages that everybody can use: axe finds nothing serious, in both themes, on wide screens and
phones; motion stops where it is not wanted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guest import EN, WIDE, Guest, NewGuest
from tests.browser.positions import SCENES, finished, frontier, played, rome

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SCREENS: dict[str, dict[str, Any]] = {"wide": {"viewport": WIDE}, "phone": PHONE}
BAD = ("serious", "critical")
HALF = 128
"""Between dark and light."""

in_both_themes = pytest.mark.parametrize("theme", ["dark", "light"])
on_both_screens = pytest.mark.parametrize("screen", list(SCREENS))


def reader(new_guest: NewGuest, theme: str, screen: str) -> Guest:
    """Somebody whose page axe may look into: its script would be stopped by the policy."""
    guest = new_guest("Ada", bypass_csp=True, **SCREENS[screen])
    guest.open("/settings")
    choose_theme(guest, theme)
    return guest


def choose_theme(guest: Guest, theme: str) -> None:
    """Choose a theme on the page of settings."""
    guest.page.get_by_text(EN.say(f"app-theme-{theme}"), exact=True).click()


def violations(page: Page) -> list[str]:
    """What axe thinks is serious on the page as it is.

    The face of a thing is full of numbers, which its name tells in words: there axe may not ask
    that a name repeats all that is written.
    """
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(({ violations }) => violations)")
    return [
        f"{page.url}: {each['id']}: {each['help']}: {node['target']} {node.get('failureSummary')}"
        for each in found
        if each["impact"] in BAD
        for node in each["nodes"]
        if each["id"] != "label-content-name-mismatch" or 'class="thing' not in node["html"]
    ]


def test_the_name_of_a_card_begins_with_what_is_written_on_it(guest: Guest) -> None:
    guest.sit(guest.bring(rome()))
    cards = guest.page.locator('[data-thing^="card:"]:visible').all()
    assert len(cards) > 12
    for card in cards:
        title = EN.name(card.get_attribute("data-thing") or "")
        expect(card).to_contain_text(title)
        assert (card.get_attribute("aria-label") or "").startswith(title)


@in_both_themes
@on_both_screens
def test_axe_finds_nothing_serious_outside_a_table(
    new_guest: NewGuest, theme: str, screen: str
) -> None:
    guest = reader(new_guest, theme, screen)
    guest.new_table("me")
    guest.new_table("me", "open")
    found = []
    for path in ("/", "/new/nations", "/settings", "/credits"):
        guest.open(path)
        guest.page.wait_for_load_state("networkidle")
        assert guest.page.locator("html").get_attribute("data-theme") == theme
        found += violations(guest.page)
    assert not found, "\n".join(found)


@in_both_themes
@on_both_screens
def test_axe_finds_nothing_serious_at_a_table(new_guest: NewGuest, theme: str, screen: str) -> None:
    guest = reader(new_guest, theme, screen)
    guest.sit(guest.bring(rome()))
    found = violations(guest.page)  # my turn
    if screen == "phone":
        guest.button("app-options", n=13).tap()
        found += violations(guest.page)
    guest.command("rules")
    expect(guest.sheet.get_by_role("article").first).to_be_visible()
    found += violations(guest.page)
    guest.page.keyboard.press("Escape")
    guest.thing("card:ziggurat").click(button="right")
    expect(guest.sheet).to_be_visible()
    found += violations(guest.page)

    not_my_turn(guest, new_guest("Bo"))
    found += violations(guest.page)
    guest.sit(guest.bring(finished()))
    guest.button("app-score").click()
    expect(guest.sheet.get_by_role("slider")).to_be_visible()
    found += violations(guest.page)
    assert not found, "\n".join(found)


@in_both_themes
@on_both_screens
def test_axe_finds_nothing_serious_over_a_map(new_guest: NewGuest, theme: str, screen: str) -> None:
    guest = reader(new_guest, theme, screen)
    found = []
    for scene, answers in SCENES.items():
        guest.sit(guest.bring(frontier(*answers)))
        expect(guest.mine).to_be_visible()
        found += [f"{scene}: {each}" for each in violations(guest.page)]
    assert not found, "\n".join(found)


def not_my_turn(guest: Guest, friend: Guest) -> None:
    """Sit at a table where the friend is to decide."""
    table = guest.new_table("me", "open")
    friend.post(f"/tables/{table['id']}/join", secret=table["links"]["1"])
    guest.post(f"/tables/{table['id']}/start")
    guest.sit(table["id"])
    if guest.view(table["id"])["number"] is not None:
        guest.choose("bonus gold")
    expect(guest.sentence).to_have_text(EN.say("app-waiting", who=guest.name_of(1)))


@in_both_themes
def test_the_theme_follows_the_system_or_what_is_chosen(new_guest: NewGuest, theme: str) -> None:
    guest = new_guest("Ada", color_scheme=theme)
    other = "light" if theme == "dark" else "dark"
    page = guest.page.locator("html")
    guest.open("/settings")
    choose_theme(guest, "auto")
    expect(page).to_have_attribute("data-theme", theme)
    assert (shade(guest.page) > HALF) == (theme == "dark")
    guest.page.emulate_media(color_scheme="light" if theme == "dark" else "dark")
    expect(page).to_have_attribute("data-theme", other)
    guest.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    expect(page).to_have_attribute("data-theme", theme)

    guest.button(f"lobby-to-{other}").click()
    expect(page).to_have_attribute("data-theme", other)
    assert (shade(guest.page) > HALF) == (other == "dark")
    guest.page.reload()
    expect(page).to_have_attribute("data-theme", other)


def shade(page: Page) -> float:
    """How light the ink is, from 0 to 255: it shows best what the paper must be like."""
    ink = "getComputedStyle(document.body).color.match(/[\\d.]+/g).map(Number)"
    red, green, blue, *_ = page.evaluate(ink)
    return float(red + green + blue) / 3


MOVING = """
() => {
  window.moved = 0
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...how) {
    moved += 1
    return animate.apply(this, how)
  }
  for (const kind of ['animationstart', 'transitionrun'])
    document.addEventListener(kind, ({ target }) => {
      const { animationDuration, transitionDuration } = getComputedStyle(target)
      const seconds = `${animationDuration}, ${transitionDuration}`.split(', ').map(parseFloat)
      if (Math.max(...seconds) > 0.05) moved += 1
    }, true)
}
"""


@pytest.mark.parametrize(("motion", "moves"), [("no-preference", True), ("reduce", False)])
def test_things_travel_only_if_motion_is_wanted(
    new_guest: NewGuest, motion: str, moves: bool
) -> None:
    guest = new_guest("Ada", reduced_motion=motion)
    guest.sit(guest.bring(rome()))
    guest.page.evaluate(MOVING)
    guest.choose("buy aeneid")
    guest.choose("gain books")
    assert (guest.page.evaluate("moved") > 0) == moves


def test_motion_can_be_switched_off_at_the_table(new_guest: NewGuest) -> None:
    guest = new_guest("Ada", reduced_motion="no-preference")
    guest.sit(guest.bring(played(10)))
    guest.command("settings")
    guest.sheet.get_by_role("checkbox", name=EN.say("app-motion")).uncheck()
    guest.page.keyboard.press("Escape")
    guest.page.evaluate(MOVING)
    guest.choose(guest.first_option())
    assert guest.page.evaluate("moved") == 0

"""The table and the front page on phones."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guest import EN, Guest, NewGuest
from tests.browser.positions import SCENES, frontier, played, rome

SIZES = [(360, 740), (390, 844)]
each_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
FINGER = 44
"""Pixels that a finger needs."""

# What can be pressed and is smaller than a finger, apart from links in running text.
TOO_SMALL = """
(finger) => {
  const can = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab]'
  const inText = (each) =>
    getComputedStyle(each).display === 'inline' || each.matches('p button, dt button')
  const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
  const small = []
  for (const each of top.querySelectorAll(can)) {
    const target = each.matches('input') ? (each.closest('label') ?? each) : each
    const { width, height } = target.getBoundingClientRect()
    const seen = target.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (!seen || !width || inText(target) || (width > finger - 1 && height > finger - 1)) continue
    const name = `${target.tagName}.${target.className} ${target.textContent.trim().slice(0, 30)}`
    small.push(`${name} ${Math.round(width)}×${Math.round(height)}`)
  }
  return small
}
"""


def phone(new_guest: NewGuest, size: tuple[int, int]) -> Guest:
    """Somebody with a phone."""
    viewport = {"width": size[0], "height": size[1]}
    return new_guest("Ada", viewport=viewport, has_touch=True, is_mobile=True)


def check(page: Page) -> None:
    """Nothing lies beside the screen, and everything can be hit."""
    wide: int = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
    assert wide <= 0
    small: list[str] = page.evaluate(TOO_SMALL, FINGER)
    assert small == []


@each_size
def test_a_phone_shows_one_part_at_a_time_and_the_decision_below(
    new_guest: NewGuest, size: tuple[int, int]
) -> None:
    guest = phone(new_guest, size)
    guest.sit(guest.bring(rome()))
    tabs = guest.page.get_by_role("navigation", name=EN.say("app-parts"))
    for part in ("board", "me", "others", "journal"):
        tab = tabs.get_by_role("button", name=EN.say(f"app-part-{part}"))
        tab.tap()
        expect(tab).to_have_attribute("aria-current", "true")
        section = guest.page.locator(f"section.page.{part}")
        expect(section).to_be_in_viewport(ratio=0.9)
        at_bottom(guest, size)
        check(guest.page)


def at_bottom(guest: Guest, size: tuple[int, int]) -> None:
    """The decision bar lies along the bottom edge, in sight."""
    box: Any = guest.bar.bounding_box()
    assert (box["x"], box["width"]) == (0, size[0])
    assert box["y"] + box["height"] == pytest.approx(size[1], abs=1)
    assert box["y"] > size[1] / 3
    expect(guest.sentence).to_be_in_viewport(ratio=1)


@each_size
def test_a_phone_plays(new_guest: NewGuest, size: tuple[int, int]) -> None:
    guest = phone(new_guest, size)
    guest.sit(guest.bring(rome()))
    options = guest.view(guest.table)["view"]["decision"]["options"]
    guest.button("app-options", n=len(options)).tap()
    at_bottom(guest, size)
    check(guest.page)
    guest.choose("buy aeneid")
    expect(guest.options).to_have_count(2)
    check(guest.page)
    guest.choose("gain books")
    expect(guest.journal).to_contain_text("Rome gains 2 books")


@each_size
def test_a_map_and_what_lies_over_it_fit_a_phone(
    new_guest: NewGuest, size: tuple[int, int]
) -> None:
    guest = phone(new_guest, size)
    for answers in SCENES.values():
        guest.sit(guest.bring(frontier(*answers)))
        expect(guest.mine).to_be_visible()
        at_bottom(guest, size)
        check(guest.page)


@each_size
def test_what_opens_above_the_table_fits_a_phone(
    new_guest: NewGuest, size: tuple[int, int]
) -> None:
    guest = phone(new_guest, size)
    guest.sit(guest.bring(played(25)))
    for command in ("rules", "text", "share", "settings", "keys", "hint"):
        guest.command(command)
        expect(guest.sheet).to_be_visible()
        expect(guest.sheet).not_to_contain_text(EN.say("panel-loading"))
        box: Any = guest.sheet.bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        check(guest.page)
        guest.button("app-close").tap()
    for command in ("replay", "catch-up"):
        guest.command(command)
        expect(guest.page.get_by_role("region", name=EN.say(f"panel-{command}"))).to_be_visible()
        check(guest.page)
        guest.button("app-now").first.tap()


@each_size
@pytest.mark.parametrize("path", ["/", "/new/nations", "/settings", "/credits"])
def test_pages_outside_a_table_fit_a_phone(
    new_guest: NewGuest, size: tuple[int, int], path: str
) -> None:
    guest = phone(new_guest, size)
    guest.open(path)
    expect(guest.page.get_by_role("heading").first).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    check(guest.page)

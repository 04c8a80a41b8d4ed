"""What a first visit to a table costs."""

from __future__ import annotations

from playwright.sync_api import Response, expect

from tests.browser.guest import Guest
from tests.browser.positions import rome

MOST_SCRIPT = 150_000
MOST_FONTS = 200_000
FETCHED = """
performance.getEntriesByType('resource')
  .filter(({ name, transferSize }) => name.includes('/assets/') && transferSize > 0)
  .map(({ name }) => name)
"""


def test_the_first_table_loads_little_script(guest: Guest) -> None:
    table = guest.bring(rome())
    answers: list[Response] = []
    guest.page.on("response", lambda answer: answers.append(answer))
    guest.sit(table)
    guest.page.wait_for_load_state("load")
    expect(guest.mine).to_be_visible()

    scripts = [each for each in answers if each.url.endswith(".js")]
    assert scripts
    assert all(each.headers["content-encoding"] == "gzip" for each in scripts)
    assert weight(scripts) <= MOST_SCRIPT
    fonts = [each for each in answers if each.url.endswith(".woff2")]
    assert weight(fonts) <= MOST_FONTS, "an English table needs Latin letters only"


def weight(answers: list[Response]) -> int:
    """Bytes that came over the wire."""
    return sum(each.request.sizes()["responseBodySize"] for each in answers)


def test_files_of_the_app_are_kept_by_the_browser(guest: Guest) -> None:
    guest.sit(guest.bring(rome()))
    guest.sit(guest.bring(rome()))
    assert guest.page.evaluate(FETCHED) == []

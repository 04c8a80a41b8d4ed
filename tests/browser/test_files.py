"""A match as a file: taken home and brought back."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

import oikumene
from tests.browser.guest import EN, Guest
from tests.browser.positions import played


def test_a_match_is_downloaded_and_opened_again(guest: Guest, tmp_path: Path) -> None:
    table = guest.bring(played(20))
    guest.sit(table)
    view = guest.view(table)["view"]
    guest.command("replay")
    with guest.page.expect_download() as got:
        guest.page.get_by_role("link", name=EN.say("panel-download")).click()
    file = tmp_path / got.value.suggested_filename
    got.value.save_as(file)
    assert file.name == f"nations-{table}.json"
    match = oikumene.load(file.read_text("utf-8"))
    assert match.decision is not None

    guest.open("/")
    guest.page.get_by_label(EN.say("lobby-upload")).locator("input").set_input_files(file)
    expect(guest.page).to_have_url(re.compile("/t/(?!" + table + ")"))
    expect(guest.sentence).to_have_text(EN.say("app-paused"))
    guest.command("share")
    guest.button("panel-host-resume").click()
    guest.page.keyboard.press("Escape")
    expect(guest.mine).to_be_visible()
    again = guest.view(guest.table)["view"]
    assert again["table"]["board"] == view["table"]["board"]
    assert again["decision"]["options"] == view["decision"]["options"]
    guest.choose(guest.first_option())


def test_a_damaged_file_is_refused_in_words(guest: Guest, tmp_path: Path) -> None:
    guest.expect_trouble("422")
    match = json.loads(played(6).save())
    match["answers"] = ["0 buy the_moon"]
    file = tmp_path / "match.json"
    file.write_text(json.dumps(match))
    guest.open("/")
    guest.page.get_by_label(EN.say("lobby-upload")).locator("input").set_input_files(file)
    expect(guest.page.get_by_text(EN.say("error-bad-file"))).to_be_visible()
    expect(guest.page).to_have_url(f"{guest.url}/")

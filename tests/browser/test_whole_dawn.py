"""A whole game of A New Dawn with nothing but clicks, to its end."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

import oikumene
from tests.browser.counsel import Counsel
from tests.browser.guest import DAWN, NewGuest


def test_a_new_dawn_is_played_by_clicks_to_its_end(new_guest: NewGuest) -> None:
    """By two people at one screen: the map is built first, then caravans, tokens and fights.

    Where rules or the machine player change, another seed may be needed for a game so short.
    """
    guest = new_guest("Ada")
    guest.words = DAWN
    options = {"random_map": False}
    table = guest.new_table("me", "Bo", title="dawn", undo="free", seed=58, options=options)["id"]
    guest.open(f"/t/{table}")
    counsel = Counsel(oikumene.start("dawn", seats=2, seed=58, options=options))
    guest.play_to_the_end(Random(1), counsel.pick)

    view = guest.view(table)["view"]
    score = guest.sheet.filter(has=guest.page.get_by_role("heading", name=DAWN.say("panel-score")))
    expect(score).to_be_visible()
    ranking = score.get_by_role("region", name=DAWN.say("panel-score-ranking"))
    points = [int(text) for text in ranking.locator(".points").all_inner_texts()]
    assert points == sorted(view["result"]["scores"], reverse=True)
    told = {entry["key"] for entry in guest.view(table)["entries"]}
    assert {"tile", "placed", "resolves", "round", "barbarian-moved", "attacks", "won"} <= told

"""Civilization on its map and its parchments: battles, deals, research, hidden hands."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.guest import CIVILIZATION, Guest, NewGuest, alone_at, asked, seated_at
from tests.browser.positions import LIMES, limes

ROME, EGYPT = LIMES["players"]


@pytest.fixture
def rome(new_guest: NewGuest) -> Guest:
    """Who is to move."""
    return speaker(new_guest, "Ada")


@pytest.fixture
def egypt(new_guest: NewGuest) -> Guest:
    """Who sits opposite."""
    return speaker(new_guest, "Bo")


def speaker(new_guest: NewGuest, name: str) -> Guest:
    """Somebody who knows the words of the title."""
    guest = new_guest(name)
    guest.words = CIVILIZATION
    return guest


def player(guest: Guest, seat: int) -> dict[str, Any]:
    """A player as somebody sees them now."""
    found: dict[str, Any] = guest.view(guest.table)["view"]["table"]["players"][seat]
    return found


def told(guest: Guest) -> list[str]:
    """What the journal tells somebody, by key."""
    return [entry["key"] for entry in guest.view(guest.table)["entries"]]


def knows(guest: Guest, *cards: str) -> list[str]:
    """Those of some cards that the page of somebody was told of."""
    everything = json.dumps(guest.view(guest.table))
    return [card for card in cards if re.search(rf"\b{card}\b", everything)]


# Battles


def test_a_battle_is_fought_front_by_front_before_the_eyes_of_both(
    rome: Guest, egypt: Guest
) -> None:
    both = (rome, egypt)
    seated_at(limes(), *both)
    rome.choose_on_table("move H3 1 0", "square:H3")
    rome.choose_on_table("go I3", "square:I3")

    # The defender begins. Nobody sees what the other has drawn.
    assert asked(*both) is egypt
    for person, mine, theirs in ((rome, ROME, EGYPT), (egypt, EGYPT, ROME)):
        expect(force(person)).to_have_count(3)
        assert len(knows(person, *mine["units"])) == 3
        assert knows(person, *set(theirs["units"]) - set(mine["units"])) == []
    play(egypt, "mounted", 1, "front mounted_1")
    for person in both:
        expect(fronts(person)).to_have_count(1)

    # Infantry trumps mounted: only one of them falls.
    assert asked(*both) is rome
    play(rome, "infantry", 2, "attack infantry_2 1")
    for person in both:
        expect(fronts(person).first).to_contain_text(lost("mounted"))
        expect(fronts(person).first).to_contain_text(stands("infantry", 2))
    assert asked(*both) is egypt
    play(egypt, "artillery", 3, "attack artillery_3 1")

    # Mounted trumps artillery, but does not kill it. Egypt's last unit has one front only.
    assert asked(*both) is rome
    play(rome, "mounted", 2, "attack mounted_2 1")
    expect(fronts(egypt)).to_have_count(2)
    expect(fronts(egypt).first).to_contain_text(lost("mounted"))
    for person in both:
        expect(fronts(person).first).to_contain_text(stands("artillery", 3, wounds=2))
    assert asked(*both) is rome
    expect(fronts(rome)).to_have_count(3)  # and one that could be opened
    rome.choose_on_parchment("attack artillery_2 2")  # the last one is picked already

    # Wounds do not count in the end. The winner takes a spoil.
    assert asked(*both) is egypt
    expect(egypt.parchment.locator("[data-option=trade]")).to_be_visible()
    egypt.choose_on_parchment("trade")
    assert (player(rome, 0)["trade"], player(rome, 1)["trade"]) == (8 - 3, 8 + 3)
    result = CIVILIZATION.say(
        "log-battle-result", owner="civilization:egypt", attacker=2, defender=3
    )
    expect(rome.parchment).to_contain_text("2 : 3")  # beside the map, where Rome moves on
    rome.parchment.get_by_role("button").click()
    expect(rome.parchment.locator(".end")).to_have_text(result)
    assert [kind for _, kind, _ in player(egypt, 0)["figures"]] == ["scout"]


def play(guest: Guest, unit: str, strength: int, option: str) -> None:
    """Pick a unit of the battle force, then its front."""
    force(guest).filter(has_text=stands(unit, strength)).get_by_role("button").click()
    guest.choose_on_parchment(option)


def force(guest: Guest) -> Locator:
    """The units that I have drawn."""
    mine = guest.parchment.get_by_role("list", name=CIVILIZATION.say("civilization-force"))
    return mine.get_by_role("listitem")


def fronts(guest: Guest) -> Locator:
    """The fronts of the battle."""
    drawn = guest.parchment.get_by_role("list", name=CIVILIZATION.say("civilization-fronts"))
    return drawn.get_by_role("listitem")


def stands(unit: str, strength: int, wounds: int = 0) -> str:
    """What is said of a unit."""
    how = {"strength": strength, "wounds": wounds}
    return CIVILIZATION.say("civilization-unit-stands", unit=f"unit:{unit}", **how)


def lost(unit: str) -> str:
    """What is said of a unit that was killed."""
    return CIVILIZATION.say("civilization-unit-lost", unit=f"unit:{unit}")


# Deals


def test_a_deal_is_put_together_and_accepted(rome: Guest, egypt: Guest) -> None:
    both = (rome, egypt)
    seated_at(limes("trade"), *both)
    rome.choose("deal 1")
    rome.choose_on_parchment("give trade 3")
    rome.choose_on_parchment("give-marker hut_wheat")
    rome.choose_on_parchment("want wheat")
    rome.choose_on_parchment("want-event 1")
    expect(side(rome, "give").get_by_text("3", exact=True)).to_be_visible()
    egypt.hear(rome.version())
    expect(egypt.parchment).to_have_count(0)  # what is not proposed yet is nobody's business
    rome.choose_on_parchment("propose")

    # Of the marker only its back is shown.
    assert asked(*both) is egypt
    expect(side(egypt, "get").get_by_text("3", exact=True)).to_be_visible()
    expect(side(egypt, "get")).to_contain_text(CIVILIZATION.name("marker:hut"))
    assert knows(egypt, "hut_wheat") == []
    egypt.choose_on_parchment("accept")
    egypt.choose_on_parchment("give-event sabotage")  # which card, its owner chooses

    assert (player(rome, 0)["trade"], player(rome, 1)["trade"]) == (8 - 3, 8 + 3)
    assert (player(rome, 0)["goods"], player(rome, 1)["goods"]) == ([1, 1, 0, 0], [0, 0, 0, 0])
    assert player(rome, 0)["events"] == ["bread_and_circuses", "sabotage"]
    assert sorted(player(egypt, 1)["markers"]) == ["hut_spy", "hut_wheat"]
    expect(rome.thing("event:sabotage")).to_be_visible()
    expect(egypt.thing("marker:hut_wheat")).to_be_visible()
    expect(egypt.parchment).to_have_count(0)
    made = [key for key in told(rome) if key.startswith("deal-")]
    assert made == ["deal-offered", "deal-made", "deal-cards", "deal-cards"]


def side(guest: Guest, what: str) -> Locator:
    """What I give or get in an offer."""
    return guest.parchment.locator("section").filter(
        has_text=CIVILIZATION.say(f"civilization-you-{what}")
    )


# Research


def test_all_choose_a_technology_before_any_is_shown(rome: Guest, egypt: Guest) -> None:
    both = (rome, egypt)
    seated_at(limes("research"), *both)
    for person in both:
        expect(person.mine).to_be_visible()
        expect(person.parchment.locator('[data-thing="tech:pottery"]')).to_be_visible()
    rome.choose_on_table("tech pottery", "tech:pottery")
    expect(rome.mine).to_have_count(0)
    expect(rome.sentence).to_have_text(
        CIVILIZATION.say("app-waiting", who=rome.name_of(1)), use_inner_text=True
    )

    # Egypt still chooses, and can see no difference.
    egypt.hear(rome.version())
    expect(egypt.mine).to_be_visible()
    for person in both:
        assert "learned" not in told(person)
        assert player(person, 0)["techs"] == ["code_of_laws"]
        assert player(person, 0)["trade"] == 8
    assert egypt.view(egypt.table)["view"]["decision"]["ask"] == "research"
    egypt.choose_on_table("tech writing", "tech:writing")

    for person in both:
        assert told(person).count("learned") == 2
        assert player(person, 0)["techs"] == ["code_of_laws", "pottery"]
        assert player(person, 1)["techs"] == ["construction", "writing"]
        assert player(person, 0)["trade"] == player(person, 1)["trade"] == 0
    expect(rome.thing("tech:pottery")).to_be_visible()  # in my pyramid


# One screen


def test_hands_change_with_the_person_at_the_screen(rome: Guest) -> None:
    table = alone_at(limes(), rome)
    expect(rome.mine).to_be_visible()
    check_hands(rome, ROME, EGYPT)
    rome.choose("end")
    cover = rome.page.get_by_role("dialog")
    expect(cover).to_be_visible()
    assert rome.page.locator("[data-thing], [data-option], .journal").count() == 0
    cover.get_by_role("button").click()
    expect(rome.mine).to_be_visible()
    check_hands(rome, EGYPT, ROME)
    assert rome.view(table, 1)["view"]["decision"]["ask"] == "movement"


def check_hands(guest: Guest, mine: dict[str, Any], theirs: dict[str, Any]) -> None:
    """Only one hand lies open."""
    for card in (*mine["events"], *mine["markers"]):
        expect(held(guest, card)).to_be_visible()
    for card in (*theirs["events"], *theirs["markers"]):
        expect(held(guest, card)).to_have_count(0)


def held(guest: Guest, card: str) -> Locator:
    """A card of somebody's hand, if it lies open."""
    kind = "marker" if card.startswith("hut_") else "event"
    return guest.page.locator(f'[data-thing="{kind}:{card}"]')

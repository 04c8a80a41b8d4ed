"""Clash of Cultures on its map and its parchments: battles, trades, events, ways and goods."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import oikumene
from oikumene.titles.clash.cards import DIE
from tests.browser.guest import CLASH, Guest, NewGuest, asked, seated_at
from tests.browser.positions import frontier

GOODS = ("food", "wood", "ore", "ideas", "gold", "mood", "culture")
MINE = ("action:a06", "action:a25", "objective_card:o01")
THEIRS = ("a33", "o22", "great_gardens")
"""Hands of the frontier."""


@pytest.fixture
def rome(new_guest: NewGuest) -> Guest:
    """Who is to move."""
    return speaker(new_guest, "Ada")


@pytest.fixture
def greece(new_guest: NewGuest) -> Guest:
    """Who sits opposite."""
    return speaker(new_guest, "Bo")


def speaker(new_guest: NewGuest, name: str) -> Guest:
    """Somebody who knows the words of the title."""
    guest = new_guest(name)
    guest.words = CLASH
    return guest


def table_of(guest: Guest) -> dict[str, Any]:
    """The table as somebody sees it now."""
    table: dict[str, Any] = guest.view(guest.table)["view"]["table"]
    return table


def goods(guest: Guest, seat: int = 0) -> dict[str, int]:
    """What a seat has, by name."""
    held = zip(GOODS, table_of(guest)["players"][seat]["goods"], strict=False)
    return {name: n for name, n in held if n}


def option(guest: Guest, text: str) -> Locator:
    """An option on the parchment."""
    return guest.parchment.locator(f'[data-option="{text}"]')


# Battles


def test_a_battle_goes_step_by_step_before_the_eyes_of_both(rome: Guest, greece: Guest) -> None:
    both = (rome, greece)
    seated_at(frontier(), *both)
    rome.choose("move")
    rome.choose_on_table("from D3", "hex:D3")
    rome.choose_on_table("to D4", "hex:D4")
    choose_group(rome)

    # Cards are laid face down,
    own, theirs = CLASH.name("tactics:high_morale"), CLASH.name("tactics:prepared_defenses")
    expect(option(rome, "lay a06")).to_contain_text(CLASH.text("tactics:high_morale"))
    rome.choose_on_parchment("lay a06")
    assert asked(*both) is greece
    expect(greece.parchment).to_contain_text(CLASH.say("clash-laid"))
    expect(greece.page.locator("body")).not_to_contain_text(own)
    greece.choose_on_parchment("lay a33")

    # turned up, and dice fall.
    for person in both:
        first = round_of(person, 1)
        expect(first).to_contain_text(own)
        expect(first).to_contain_text(theirs)
        expect(first.locator(".die text")).to_have_text(fallen_dice(person))
        values = table_of(person)["battle"]["values"]
        expect(first.locator(".values")).to_have_text(f"{values[0]} : {values[1]}")

    # Each side chooses what it loses.
    assert asked(*both) is rome
    expect(rome.parchment).to_contain_text(CLASH.say("clash-hits", n=1))
    rome.choose_on_parchment("lose infantry")
    assert asked(*both) is greece
    greece.choose_on_parchment("lose elephant")
    for person in both:
        for unit in ("infantry", "elephant"):
            lost = CLASH.say("clash-fallen", unit=f"unit:{unit}")
            expect(person.parchment.locator(".side").filter(has_text=lost)).to_have_count(1)

    # Another round begins, or the attacker leaves.
    assert asked(*both) is rome
    rome.choose_on_parchment("fight")
    rome.choose_on_parchment("none")
    earlier = greece.parchment.get_by_role("list", name=CLASH.say("clash-earlier"))
    expect(earlier.get_by_role("listitem")).to_have_count(1)
    expect(round_of(greece, 2).locator(".die").first).to_be_visible()
    rome.choose_on_parchment("retreat")
    for person in both:
        expect(person.parchment.locator(".end")).to_have_text(CLASH.say("log-battle-drawn"))


def choose_group(guest: Guest) -> None:
    """Two of three, then all, go to war."""
    infantry = guest.parchment.get_by_role("group", name=CLASH.name("unit:infantry"))
    expect(option(guest, "group cavalry 1 infantry 2")).to_be_visible()
    infantry.get_by_role("button", name="1").click()
    expect(option(guest, "group cavalry 1 infantry 1")).to_be_visible()
    infantry.get_by_role("button", name="2").click()
    guest.choose_on_parchment("group cavalry 1 infantry 2")


def round_of(guest: Guest, n: int) -> Locator:
    """The round that is being fought."""
    return guest.parchment.get_by_role("region", name=CLASH.say("log-combat-round", n=n))


def fallen_dice(guest: Guest) -> list[str]:
    """The numbers on the dice of both sides."""
    faces = table_of(guest)["battle"]["dice"]
    return [str(DIE[face][0]) for side in faces for face in side]


# Trades


def test_two_people_bargain_until_both_agree(rome: Guest, greece: Guest) -> None:
    both = (rome, greece)
    seated_at(frontier(), *both)
    rome.choose("trade")
    rome.choose_on_parchment("give wood")
    rome.choose_on_parchment("want ore")
    rome.choose_on_parchment("want ore")
    expect(side(rome, "give")).to_contain_text("1")
    expect(side(rome, "get")).to_contain_text("2")
    greece.hear(rome.version())
    expect(greece.parchment).to_have_count(0)  # what is not proposed yet is nobody's business
    rome.choose_on_parchment("propose")

    assert asked(*both) is greece
    expect(side(greece, "give").get_by_text("2", exact=True)).to_be_visible()
    expect(side(greece, "give").get_by_role("img", name=CLASH.name("resource:ore"))).to_be_visible()
    expect(side(greece, "get").get_by_role("img", name=CLASH.name("resource:wood"))).to_be_visible()
    greece.choose_on_parchment("counter")
    greece.choose_on_parchment("give ore")
    greece.choose_on_parchment("want wood")
    greece.choose_on_parchment("want-card action")
    greece.choose_on_parchment("propose")

    assert asked(*both) is rome
    expect(side(rome, "get").get_by_text("1", exact=True)).to_be_visible()
    rome.choose_on_parchment("accept")
    rome.choose_on_parchment("give-card a25")  # which card, its owner chooses
    assert goods(rome) == {"food": 2, "ore": 1, "ideas": 2, "gold": 2, "culture": 2}
    assert goods(rome, 1) == {"food": 1, "wood": 1, "ore": 1, "gold": 1}
    expect(rome.thing("action:a25")).to_be_hidden()
    expect(greece.thing("action:a25")).to_be_visible()
    expect(greece.entries).to_have_text(greece.lines())
    told = [entry["key"] for entry in rome.view(rome.table)["entries"]]
    assert [key for key in told if key.startswith("trade-")] == [
        "trade-offered",
        "trade-refused",
        "trade-offered",
        "trade-made",
        "trade-cards",
    ]


def side(guest: Guest, what: str) -> Locator:
    """What I give or get in an offer."""
    return guest.parchment.locator("section").filter(has_text=CLASH.say(f"clash-you-{what}"))


# Events and payments


def test_an_advance_is_paid_with_substitutes_and_brings_an_event(rome: Guest) -> None:
    rome.sit(rome.bring(frontier()))
    rome.choose("advance")
    rome.parchment.locator('[data-thing="advance:fishing"]').click()
    ways = ("food 2", "food 1 ideas 1", "food 1 gold 1", "ideas 2", "ideas 1 gold 1", "gold 2")
    offered = rome.parchment.locator("[data-option]")
    expect(offered).to_have_count(len(ways))
    assert [each.get_attribute("data-option") for each in offered.all()] == [
        f"pay {way}" for way in ways
    ]
    rome.choose_on_parchment("pay ideas 1 gold 1")
    paid = {"food": 2, "wood": 1, "ideas": 1, "gold": 1, "culture": 2}
    assert goods(rome) == {**paid, "mood": 1}  # fishing gives it

    # First the symbol, which is chosen on the map; then the text, on the card.
    card = rome.parchment.locator('[data-thing="event:great_warlord"]')
    expect(card).to_be_visible()
    expect(card.locator(".now")).to_contain_text(CLASH.text("symbol:exhausted_land"))
    assert option(rome, "exhaust C3").count() == 0
    rome.choose_on_table("exhaust C3", "hex:C3")
    expect(card.locator(".now")).to_contain_text(CLASH.say("event-great_warlord.text"))
    rome.choose_on_parchment("take great_warlord")
    expect(rome.thing("hex:C3")).to_have_accessible_name(re.compile(CLASH.say("clash-exhausted")))
    assert "great_warlord" in table_of(rome)["players"][0]["actions"]
    assert goods(rome)["culture"] == 1
    expect(rome.thing("event:great_warlord")).to_be_visible()  # in my hand


# The map


def test_a_way_is_shown_before_it_is_gone(rome: Guest) -> None:
    rome.sit(rome.bring(frontier()))
    rome.choose("move")
    rome.choose_on_table("from D3", "hex:D3")
    preview = rome.page.locator("svg.above")
    expect(preview.locator(".head")).to_have_count(0)
    rome.thing("hex:C4").hover()
    expect(preview.locator(".move .head")).to_be_visible()
    caption = rome.page.locator(".caption")
    expect(caption).to_contain_text(CLASH.name("terrain:forest"))
    rome.thing("hex:D4").hover()
    expect(preview.locator(".attack .head")).to_be_visible()
    expect(preview).to_contain_text(re.compile(r"\d%"))
    expect(caption).to_contain_text(CLASH.say("unit-elephant.count", n=1))
    rome.page.mouse.move(0, 0)
    expect(preview.locator(".head")).to_have_count(0)


def test_a_region_is_explored_and_laid_as_it_is_wanted(rome: Guest) -> None:
    rome.sit(rome.bring(frontier()))
    rome.choose("move")
    rome.choose_on_table("from E2", "hex:E2")
    unseen = rome.thing("hex:F2")
    expect(unseen).to_have_accessible_name(re.compile(CLASH.name("terrain:unexplored")))
    rome.choose_on_table("to F2", "hex:F2")

    ways = rome.page.locator(".ways button")
    expect(ways).to_have_count(2)
    turned = ways.and_(rome.page.locator('[data-option="lay turned"]'))
    ghost = rome.page.locator("svg.ghost")
    straight = ghost.inner_html()
    turned.hover()
    expect(turned).to_have_class(re.compile("pointed"))
    assert ghost.inner_html() != straight
    before = rome.version()
    turned.click()
    rome.finish("lay turned", before)
    expect(ghost).to_have_count(0)
    for name, terrain in (
        ("F2", "mountain"),
        ("E3", "fertile"),
        ("G3", "mountain"),
        ("F3", "forest"),
    ):
        label = re.compile(re.escape(CLASH.name(f"terrain:{terrain}")))
        expect(rome.thing(f"hex:{name}")).to_have_accessible_name(label)


def test_goods_are_collected_space_by_space(rome: Guest) -> None:
    rome.sit(rome.bring(frontier()))
    rome.choose("collect")
    expect(option(rome, "take C3 ore")).to_be_visible()
    rome.thing("hex:C2").hover()
    expect(rome.page.locator("svg.above .disc")).to_be_visible()
    rome.choose_on_table("take C2 wood", "hex:C2")
    expect(option(rome, "take C2 wood")).to_have_count(0)
    rome.choose_on_table("take C3 ore", "hex:C3")
    assert goods(rome) == {"food": 2, "wood": 2, "ore": 1, "ideas": 2, "gold": 2, "culture": 2}


@pytest.mark.parametrize("home", ["D2", "D7"])
def test_nothing_lies_over_spaces_that_can_be_chosen(rome: Guest, home: str) -> None:
    homes = [{"home": home}, {"home": "D7" if home == "D2" else "D2"}]
    rome.sit(rome.bring(oikumene.position("clash", {"players": homes})))
    rome.choose("collect")
    expect(rome.parchment).to_be_visible()
    spaces = [ref for each in rome.decision()["options"] for ref in each["things"]]
    assert len(spaces) > 2
    assert [ref for ref in spaces if not rome.in_reach(ref)] == []


# Words and secrets


def test_the_map_and_the_boards_can_be_read_as_text(rome: Guest) -> None:
    rome.sit(rome.bring(frontier()))
    rome.command("text")
    lines = rome.sheet.get_by_role("listitem")
    hexes = table_of(rome)["hexes"]
    for name, *_ in hexes:
        expect(lines.filter(has_text=re.compile(rf"\b{name}:"))).not_to_have_count(0)
    army = f"{CLASH.say('unit-elephant.count', n=1)} ({CLASH.name('civilization:greece')})"
    expect(lines.filter(has_text=army).first).to_contain_text(CLASH.name("hex:D4"))
    for thing in ("advance:tactics", "resource:culture", "objective_card:o01", "leader:pericles"):
        expect(rome.sheet).to_contain_text(CLASH.name(thing))


def test_the_hand_of_a_rival_is_not_in_the_page(rome: Guest) -> None:
    rome.sit(rome.bring(frontier()))
    for card in MINE:
        expect(rome.thing(card)).to_be_visible()
    told = json.dumps(rome.view(rome.table))
    assert not [card for card in THEIRS if re.search(rf"\b{card}\b", told)]
    rome.page.locator(".chip").filter(has_text=CLASH.name("civilization:greece")).click()
    check_secrets(rome)
    rome.page.keyboard.press("Escape")
    rome.command("text")
    check_secrets(rome)


def check_secrets(guest: Guest) -> None:
    """The page tells of three hands, but names no card in them."""
    for hand in ("actions", "objectives", "wonders"):
        expect(guest.sheet).to_contain_text(CLASH.say(f"clash-hand-{hand}"))
    page = guest.page.content()
    assert CLASH.name("tactics:high_morale") in page  # mine
    for card in ("civil:tech_synergy", "tactics:prepared_defenses", "wonder:great_gardens"):
        assert CLASH.name(card) not in page

"""What all civilizations have in common (COC-CIV-01 … 07)."""

from __future__ import annotations

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import ADVANCES, CATEGORIES, CIVILIZATIONS, OWN_ADVANCES
from tests.titles.clash.events import drawn, points
from tests.titles.clash.given import (
    asked,
    given,
    goods,
    options,
    player,
    refused,
    told,
    when,
)

GOVERNMENTS = [CATEGORIES[each][0] for each in ("democracy", "autocracy", "theocracy")]
PRINTED = """
aztecs tactics captives
aztecs rituals human_sacrifice
aztecs arts aztec_gold
aztecs any_government tribute_empire
babylon engineering canals
babylon writing code_of_laws
babylon astronomy star_catalogues
babylon dogma ziggurats
carthage husbandry warbeasts
carthage cartography hegemony
carthage navigation pirate_allies
carthage draft carthage_mercenaries
celts tactics tribal_warfare
celts draft tribal_allies
celts priesthood druidic_influence
celts trade_routes tribal_trade
china irrigation rice_cultivation
china husbandry expansion
china metallurgy fireworks
china any_government imperial_army
egypt irrigation flood_plains
egypt engineering architecture
egypt rituals embalming
egypt priesthood man_god
greece public_education study
greece draft sparta
greece arts hellenistic_culture
greece any_government city_states
huns storage nomads
huns husbandry mounted_archers
huns tactics raiders
huns any_government hunnic_tribes
india husbandry indian_elephants
india state_religion proselytism
india trade_routes prosperity
india theaters peace_and_poetry
japan storage pottery
japan husbandry horsemanship
japan tactics subterfuge
japan any_government shogunate
maya irrigation terracing
maya arts stelas
maya sports ballcourts
maya astronomy calendar
persia husbandry persian_elephants
persia draft immortals
persia priesthood zoroastrianism
persia currency banking
phoenicia fishing city_independence
phoenicia war_ships biremes
phoenicia writing alphabet
phoenicia trade_routes cedars_and_dyes
rome engineering aqueduct
rome roads roman_roads
rome bartering captivi
rome any_government provinces
vikings fishing ship_construction
vikings war_ships longships
vikings trade_routes raiding
vikings rituals rune_stones
"""
LINKS = [line.split() for line in PRINTED.split("\n") if line]
"""A civilization, an ordinary advance, and what comes with it."""


def other(civilization: str) -> str:
    """A civilization for the rival."""
    return "rome" if civilization != "rome" else "greece"


def learning(civilization: str, advance: str, known: tuple[str, ...] = ()) -> Match:
    """A civilization that can gain an advance for ideas gains it."""
    needed = ADVANCES[advance].requires
    before = [each for each in (needed, *known) if each not in ("", "farming", "mining")]
    links = CIVILIZATIONS[civilization].advances.items()
    before += [own for own, linked in links if linked == needed]
    me = {"civilization": civilization, "advances": before, "goods": {"ideas": 2}}
    match = given(me, {"civilization": other(civilization)})
    return when(match, "advance", f"advance {advance}")


def own(match: Match, seat: int = 0) -> set[str]:
    """The civilization advances that a player has."""
    return {each for each in player(match, seat).advances if each in OWN_ADVANCES}


@pytest.mark.rule("COC-CIV-01")
def test_each_civilization_has_four_advances_of_its_own() -> None:
    links = [
        [each.id, linked, own]
        for each in CIVILIZATIONS.values()
        for own, linked in each.advances.items()
    ]
    assert sorted(links) == sorted(LINKS)
    assert {len(each.advances) for each in CIVILIZATIONS.values()} == {4}
    assert len(OWN_ADVANCES) == 4 * len(CIVILIZATIONS)  # no two civilizations share one


@pytest.mark.rule("COC-CIV-01")
def test_nobody_else_gains_them() -> None:
    match = learning("rome", "tactics")
    assert own(match) == set()


@pytest.mark.rule("COC-CIV-02")
@pytest.mark.parametrize(("civilization", "linked", "advance"), LINKS)
def test_an_advance_comes_with_the_one_that_it_is_linked_to(
    civilization: str, linked: str, advance: str
) -> None:
    match = learning(civilization, "voting" if linked == "any_government" else linked)

    assert advance in own(match)
    assert told(match, "linked") == [{"seat": "seat:0", "advance": f"advance:{advance}"}]


@pytest.mark.rule("COC-CIV-02")
def test_they_cannot_be_bought() -> None:
    match = given({"civilization": "aztecs", "goods": {"ideas": 2}})

    when(match, "advance")

    shown = {text.split()[1] for text in (*options(match), *refused(match))}
    assert shown == set(ADVANCES)
    assert not shown & set(OWN_ADVANCES)


@pytest.mark.rule("COC-CIV-03")
@pytest.mark.parametrize("government", GOVERNMENTS)
def test_any_government_advance_will_do(government: str) -> None:
    assert own(learning("rome", government)) == {"provinces"}


@pytest.mark.rule("COC-CIV-03")
def test_only_the_first_government_advance_brings_it() -> None:
    match = learning("rome", "separation_of_power", ("provinces",))
    assert own(match) == {"provinces"}
    assert told(match, "linked") == []


@pytest.mark.rule("COC-CIV-04")
def test_they_take_no_cube_from_the_event_track_and_bring_no_token() -> None:
    match = learning("greece", "arts")

    assert own(match) == {"hellenistic_culture"}
    assert player(match).cubes == 3 - 1  # for Arts
    assert goods(match) == {ADVANCES["arts"].bonus: 1}


@pytest.mark.rule("COC-CIV-05")
def test_they_come_in_any_order() -> None:
    assert list(CIVILIZATIONS["aztecs"].advances)[-1] == "tribute_empire"
    assert own(learning("aztecs", "voting")) == {"tribute_empire"}


@pytest.mark.rule("COC-CIV-06")
def test_each_scores_half_a_point() -> None:
    match = given({"civilization": "greece", "advances": ["study", "sparta", "city_states"]})
    assert points(match)["advances"] == (2 + 3) / 2  # with Farming and Mining


@pytest.mark.rule("COC-CIV-07")
def test_it_goes_with_the_advance_that_it_is_linked_to() -> None:
    advances = ["nationalism", "hunnic_tribes", "tactics", "raiders"]
    match = drawn("revolution_anarchy", {"civilization": "huns", "advances": advances})

    assert own(match) == {"raiders"}
    assert "nationalism" not in player(match).advances


@pytest.mark.rule("COC-CIV-07")
def test_it_stops_working() -> None:
    me = {
        "civilization": "babylon",
        "advances": ["myths", "dogma", "ziggurats"],
        "goods": {"ideas": 2, "food": 2, "wood": 1, "ore": 1},
        "cities": {"D2": {}, "E2": {}},
    }
    assert "pay food 1 wood 1 ideas 1" in prices_of_a_temple(given(me))

    anarchic = drawn("revolution_anarchy", me)
    assert own(anarchic) == set()
    assert prices_of_a_temple(anarchic) == []


def prices_of_a_temple(match: Match) -> list[str]:
    """How a Temple on D2 can be paid, if there is a choice."""
    when(match, "build")
    if asked(match)[1] == "build":
        when(match, "build D2 temple")
    return options(match, "pay")


@pytest.mark.rule("COC-CIV-07")
def test_it_returns_with_the_link() -> None:
    me = {"civilization": "huns", "advances": ["philosophy", "voting", "hunnic_tribes"]}
    match = drawn("revolution_anarchy", {**me, "goods": {"ideas": 2}})
    assert own(match) == set()

    when(match, "advance", "advance voting")

    assert own(match) == {"hunnic_tribes"}

"""Abilities of techs for a price (CIV-ABL)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.civilization.fights import attack, killed, stand
from tests.titles.civilization.given import (
    asked,
    city,
    goods,
    market,
    options,
    pass_on,
    player,
    table,
    told,
    when,
)
from tests.titles.civilization.scenes import discarded, knows, pay_all, scene, spying

RICH: dict[str, Any] = {
    "goods": {"wheat": 1, "silk": 1, "incense": 1, "iron": 1},
    "markers": ["hut_wheat", "hut_silk", "hut_incense", "hut_iron", "hut_spy", "village_uranium"],
    "trade": 6,
    "culture": 5,
    "figures": ["army C3"],
}
PHASES = {
    "trade": "horseback_riding",
    "city": "animal_husbandry currency philosophy pottery chivalry construction democracy_tech "
    "monarchy_tech printing_press banking gunpowder metal_casting steam_power atomic_theory",
    "movement": "communism_tech atomic_theory",
    "battle": "metalworking mathematics ballistics",
    "": "writing civil_service mass_media",
}
"""The techs with something to use, by phase; the last ones answer what others do."""
ALL = dict.fromkeys(tech for techs in PHASES.values() for tech in techs.split())


# When and how often


@pytest.mark.rule("CIV-ABL-02")
@pytest.mark.parametrize("tech", ALL)
def test_an_ability_is_used_in_its_phase_by_who_knows_the_tech(tech: str) -> None:
    offered = []
    for stage in ("start", "trade", "city", "movement", "research"):
        words: dict[str, Any] = {"cities": {"G2": {"owner": 1}}}
        match = scene(stage, {**knows(tech), **RICH}, **words)
        if f"use {tech}" in options(match):
            offered.append(stage)
        if tech != "construction":
            assert f"use {tech}" not in options(scene(stage, RICH, **words))

    phases = [phase for phase, techs in PHASES.items() if tech in techs.split()]
    assert offered == [phase for phase in phases if phase not in ("", "battle")]


@pytest.mark.rule("CIV-ABL-02")
@pytest.mark.parametrize("stage", ["city", "movement"])
def test_it_is_used_in_the_owners_turn(stage: str) -> None:
    mine = {**RICH, **knows("currency", "atomic_theory")}
    match = scene(stage, mine, {"figures": ["army N7"]}, active=1, cities={"G2": {"owner": 1}})

    assert asked(match)[0] == 1
    assert options(match, "use") == []


@pytest.mark.rule("CIV-ABL-02", "CIV-BAT-47")
@pytest.mark.parametrize("tech", PHASES["battle"].split())
def test_battle_abilities_are_used_in_the_own_battle_turn(tech: str) -> None:
    units = {"units": ["infantry_1", "mounted_1"]}
    mine = {**knows(tech), "goods": {"iron": 1}, **units}
    match = attack(mine, {"units": ["infantry_3", "mounted_3"]})
    assert asked(match)[0] == 1
    assert options(match, "use") == []

    when(match, "front infantry_3")

    assert options(match, "use") == [f"use {tech}"]


@pytest.mark.rule("CIV-ABL-03", "CIV-TRN-09")
@pytest.mark.parametrize(
    ("tech", "stage"),
    [("horseback_riding", "trade"), ("communism_tech", "movement")]
    + [(tech, "city") for tech in ("animal_husbandry", "currency", "chivalry", "banking")]
    + [(tech, "city") for tech in ("metal_casting", "monarchy_tech", "pottery", "gunpowder")],
)
def test_it_is_used_once_in_a_round(tech: str, stage: str) -> None:
    twice = {**RICH, "markers": [*RICH["markers"], "hut_spy"]}
    match = scene(stage, {**twice, **knows(tech)}, {"figures": ["army N7"]})
    pay_all(when(match, f"use {tech}"))
    while asked(match) != (0, {"trade": "negotiate"}.get(stage, stage)):
        when(match, options(match)[0])

    assert player(match).markers  # enough for a second time
    assert f"use {tech}" not in options(match)
    pass_on(match, "start")
    pass_on(match, stage, 0)
    assert f"use {tech}" in options(match)


@pytest.mark.rule("CIV-ABL-04")
def test_similar_abilities_are_each_used_in_one_round() -> None:
    incense = {"goods": {"incense": 1}, "markers": ["hut_incense", "hut_incense"]}
    match = scene("city", {**knows("currency", "chivalry", "metal_casting"), **incense})

    for tech in ("currency", "chivalry", "metal_casting"):
        pay_all(when(match, f"use {tech}"))

    assert player(match).culture == 3 + 5 + 7
    assert options(match, "use") == []


@pytest.mark.rule("CIV-ABL-05")
def test_a_battle_ability_serves_one_battle_of_a_round() -> None:
    mine = {
        **knows("mathematics"),
        "units": ["infantry_3"],
        "goods": {"iron": 1},
        "markers": ["hut_iron"],
        "figures": ["army E2", "army E4"],
    }
    weak = ["artillery_1", "infantry_1", "mounted_1"]
    words: dict[str, Any] = {"huts": {"F4": "village"}, "unit_deck": weak}
    match = attack(mine, {"units": ["infantry_2"]}, **words)
    when(match, "use mathematics")
    pay_all(match)
    when(match, "wound 1", "wound 1")
    assert killed(match) == [("seat:1", "unit:infantry")]
    stand(match)

    when(match, "move E4 1 0", "go F4", "front infantry_1")

    assert table(match).battle
    assert goods(match) or player(match).markers
    assert options(match, "use") == []


# Paying


@pytest.mark.rule("CIV-ABL-06")
def test_resources_are_paid_before_the_effect_and_lost_if_it_is_cancelled() -> None:
    match = scene("city", knows(goods={"wheat": 1}), spying("mass_media"))
    when(match, "use construction")

    assert asked(match) == (1, "cancel")
    assert goods(match) == {}
    assert city(match, "C2").bonus == 0

    when(match, "cancel mass_media")

    assert city(match, "C2").bonus == 0
    assert goods(match) == {}
    assert market(match)["wheat"] == 2
    assert "0:construction" in table(match).used
    assert told(match, "cancelled", 0)[0]["what"] == "tech:construction"


@pytest.mark.rule("CIV-ABL-07", "CIV-HRV-07", "CIV-HRV-08", "CIV-HRV-12")
def test_tokens_and_markers_are_mixed_and_spent_markers_are_shown() -> None:
    mine = knows("philosophy", goods={"iron": 1}, markers=["hut_silk", "village_spy", "hut_wheat"])
    match = scene("city", mine, person_pool=["artist"])

    when(match, "use philosophy", "pay hut_silk", "pay iron", "pay village_spy", "reserve")

    assert player(match).reserve == ("artist",)
    assert (goods(match), player(match).markers) == ({}, ["hut_wheat"])
    shown = [entry["marker"] for entry in told(match, "paid-marker", 1)]
    assert shown == ["marker:hut_silk", "marker:village_spy"]
    assert market(match)["iron"] == 2


@pytest.mark.rule("CIV-ABL-07")
@pytest.mark.parametrize("source", ["wheat", "hut_wheat", "a_generous_gift"])
def test_the_player_chooses_with_what_he_pays(source: str) -> None:
    mine = knows(goods={"wheat": 1}, markers=["hut_wheat"], events=["a_generous_gift"])
    match = scene("city", mine)
    when(match, "use construction")
    assert options(match) == ["pay wheat", "pay hut_wheat", "pay a_generous_gift"]

    when(match, f"pay {source}")

    held = [*goods(match), *player(match).markers, *player(match).events]
    assert sorted(["wheat", "hut_wheat", "a_generous_gift"]) == sorted([*held, source])
    assert city(match, "C2").bonus == 5


@pytest.mark.rule("CIV-ABL-08")
def test_a_full_tech_takes_no_coin() -> None:
    mine = {**RICH, **knows("pottery"), "tokens": {"pottery": 4}}

    assert "use pottery" not in options(scene("city", mine))
    assert "use pottery" in options(scene("city", {**mine, "tokens": {"pottery": 3}}))


# Cancelling


@pytest.mark.rule("CIV-ABL-09", "CIV-CTY-07", "CIV-TIM-03")
@pytest.mark.parametrize("action", ["produce", "arts", "harvest"])
def test_writing_cancels_a_city_action_when_it_is_announced(action: str) -> None:
    match = scene("city", {}, spying("writing"), cities={"G2": {"owner": 0}})
    when(match, f"{action} C2")
    if action == "produce":
        when(match, "unit infantry")
    assert asked(match) == (1, "cancel")
    assert (player(match).units, player(match).culture, goods(match)) == ([], 0, {})

    when(match, "cancel writing")

    assert (player(match).units, player(match).culture, goods(match)) == ([], 0, {})
    assert player(match, 1).markers == []
    assert not any(text.endswith("C2") for text in options(match))  # it has acted
    assert "arts G2" in options(match)


@pytest.mark.rule("CIV-ABL-09")
def test_writing_works_once_in_a_round_and_only_against_others() -> None:
    theirs = spying("writing", markers=["hut_spy", "hut_spy"])
    match = scene("city", {}, theirs, cities={"G2": {"owner": 0}})
    when(match, "arts C2", "cancel writing", "arts G2")
    assert player(match).culture == 1

    own = scene("city", knows("writing", markers=["hut_spy"]))
    when(own, "arts C2")
    assert player(own).culture == 1


@pytest.mark.rule("CIV-ABL-09")
def test_writing_cancels_no_resource_ability() -> None:
    match = scene("city", knows(goods={"wheat": 1}), spying("writing"))

    when(match, "use construction")

    assert asked(match) == (0, "city")
    assert city(match, "C2").bonus == 5


@pytest.mark.rule("CIV-ABL-09")
def test_civil_service_cancels_an_event() -> None:
    match = scene("start", {"events": ["drought"]}, spying("civil_service"))
    when(match, "play drought", "at A1")
    assert options(match) == ["cancel civil_service", "no"]

    when(match, "cancel civil_service")

    assert table(match).ground.disasters == {}
    assert player(match, 1).markers == []
    assert discarded(match) == ["drought"]


@pytest.mark.rule("CIV-ABL-10")
@pytest.mark.parametrize(
    ("tech", "price", "asks"),
    [
        ("democracy_tech", {"trade": 6}, False),
        ("printing_press", {"culture": 5}, False),
        ("pottery", {"goods": {"wheat": 1, "silk": 1}}, True),
    ],
)
@pytest.mark.parametrize("canceller", ["mass_media", "primetime_tv"])
def test_only_what_is_paid_with_resources_is_a_resource_ability(
    tech: str, price: dict[str, Any], asks: bool, canceller: str
) -> None:
    theirs = spying("mass_media") if canceller == "mass_media" else {"events": ["primetime_tv"]}
    match = scene("city", knows(tech, **price), theirs)

    pay_all(when(match, f"use {tech}"))

    assert (asked(match) == (1, "cancel")) == asks
    assert player(match).tokens == ({} if asks else {tech: 1})


@pytest.mark.rule("CIV-ABL-10", "CIV-TIM-04")
def test_mass_media_cancels_a_cancelling_ability() -> None:
    mine = knows("mass_media", markers=["hut_spy"])
    match = scene("city", mine, spying("writing"))

    when(match, "arts C2", "cancel writing", "cancel mass_media")

    assert player(match).culture == 1
    assert (player(match).markers, player(match, 1).markers) == ([], [])

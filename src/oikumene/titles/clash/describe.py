"""Descriptions of tables: the way back from `position`, for reports and conversions."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from oikumene.engine.chance import MASK, seeded
from oikumene.engine.errors import BadPosition
from oikumene.titles.clash.cards import (
    BARBARIANS,
    CIVILIZATIONS,
    GOODS,
    MOODS,
    NOWHERE,
    PIRATES,
    START_ADVANCES,
    UNITS,
)
from oikumene.titles.clash.ground import region_of, spaces_of
from oikumene.titles.clash.pieces import kind_of, space_of
from oikumene.titles.clash.position import (
    ACT,
    ACTION,
    GREY,
    MARKS,
    STATUS,
    BarbarianWords,
    CityWords,
    PlayerWords,
    TableWords,
)
from oikumene.titles.clash.setup import SETTINGS
from oikumene.titles.clash.state import ClashTable, Player


def describe(s: ClashTable) -> dict[str, Any]:
    """A description that `position` makes this table of, with its chance and all secrets.

    A table can be described at a safe point (see Match.steps): before an action, a turn, or
    somebody's part of the status phase.
    """
    names = s.ground.names
    standing = {wonder for city in s.cities.values() for wonder in city.wonders}
    hidden = [slot for slot, region in enumerate(s.regions) if not region]
    told = TableWords(
        players=tuple(_player_words(s, p) for p in s.players),
        barbarians=BarbarianWords(_city_words(s, BARBARIANS), _unit_words(s, BARBARIANS)),
        pirates=_unit_words(s, PIRATES),
        regions=_region_words(s),
        faces={names[4 * slot]: s.faces[slot] for slot in hidden},
        exhausted=tuple(names[n] for n in s.exhausted),
        event_deck=tuple(s.event_deck[::-1]),
        action_deck=tuple(s.action_deck[::-1]),
        objective_deck=tuple(s.objective_deck[::-1]),
        wonder_deck=tuple(s.wonder_deck[::-1]),
        event_discard=tuple(s.event_discard[::-1]),
        action_discard=tuple(s.action_discard[::-1]),
        objective_discard=tuple(s.objective_discard[::-1]),
        wonder_discard=tuple(s.wonder_discard[::-1]),
        open_wonders=s.open_wonders,
        in_force=s.in_force,
        ruined=dict(s.ruined),
        builders={w: seat for w, seat in s.builders.items() if w not in standing},
        age=s.age,
        round=s.round,
        first=s.first,
        left=s.left,
        ending=s.ending,
        truce=s.truce,
        oracle=s.oracle,
        used=s.used,
        deeds=dict(s.deeds),
        offers=s.offers,
        built_by=s.built_by,
        noted=s.noted,
        charged=names[s.charged] if s.charged != NOWHERE else "",
        die=s.die,
        cancelled=s.cancelled,
        options=_option_words(s),
        seed=_seed(s.chance),
        **_stage(s),
    )
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(told))
    return found


def _stage(s: ClashTable) -> dict[str, Any]:
    """Where the match stands."""
    if s.phase == ACT and s.todo and s.todo[0].startswith(STATUS):
        _, step, seat, *again = s.todo[0].split()
        return {"phase": STATUS, "step": int(step), "active": int(seat), "again": bool(again)}
    if s.battle or s.offer or s.todo not in ((), ACTION):
        raise BadPosition(f"the table is in the midst of {s.todo[:1]}: wait for a safe point")
    return {"phase": s.phase, "active": s.active}


def _seed(chance: int) -> int:
    """The seed of which a match begins with this chance."""
    factor = seeded(1) - seeded(0)
    return (chance - seeded(0)) * pow(factor, -1, MASK + 1) & MASK


def _option_words(s: ClashTable) -> dict[str, Any]:
    options = {
        "start_settler": "in_city" if s.options.settler_in_city else "adjacent",
        "government_change_cost": "tokens" if s.options.change_costs else "free",
        **msgspec.structs.asdict(s.options),
    }
    return {
        setting.name: options[setting.name]
        for setting in SETTINGS
        if not setting.per_seat and options[setting.name] != setting.default
    }


def _region_words(s: ClashTable) -> dict[str, str]:
    """Explored regions; homes only if they are not what is printed."""
    found = {}
    for slot, label in enumerate(s.regions):
        if not label:
            continue
        terrain = "".join(s.terrain[n] for n in spaces_of(slot))
        if slot >= len(s.players):
            found[s.ground.names[4 * slot]] = label
        elif terrain != _home(s, slot):
            found[s.ground.names[4 * slot]] = terrain
    return found


def _home(s: ClashTable, slot: int) -> str:
    """The printed terrain of a home region."""
    p = next(p for p in s.players if region_of(p.start) == slot)
    printed = s.ground.board.blank[4 * slot : 4 * slot + 4]
    return CIVILIZATIONS[p.civilization].home or printed if p.civilization else printed


def _player_words(s: ClashTable, p: Player) -> PlayerWords:
    gained = [each for each in p.advances if each not in START_ADVANCES]
    goods = zip(GOODS, p.goods, strict=False)
    return PlayerWords(
        civilization=p.civilization,
        home=s.ground.names[p.start],
        goods={name: n for name, n in goods if n},
        advances=tuple(
            each if p.advances[each] == 1 else f"{each}@{p.advances[each]}" for each in gained
        ),
        lent=p.lent,
        cubes=p.cubes,
        actions=tuple(p.actions),
        objectives=tuple(p.objectives),
        wonders=tuple(p.wonders),
        completed=p.completed,
        leader=p.leader,
        leaders=p.leaders,
        recruited=p.recruited,
        killed=p.killed,
        leaderless=p.leaderless,
        captives=tuple(_captive_word(each) for each in p.captives),
        kept=dict(p.kept),
        gone=dict(p.gone),
        anarchy=p.anarchy,
        runes=p.runes,
        charted=tuple(s.ground.names[4 * slot] for slot in p.charted),
        open_cards=p.open_cards,
        fewer=p.fewer,
        barred=p.barred,
        seen=s.seen.get(p.seat, 0),
        assigned=s.assigned.get(p.seat, ""),
        cities=_city_words(s, p.seat),
        units=_unit_words(s, p.seat),
    )


def _advance_word(advance: str, age: int) -> str:
    return advance if age == 1 else f"{advance}@{age}"


def _captive_word(captive: int) -> str:
    owner, kind = divmod(captive, 8)
    return f"{UNITS[kind]}@{GREY if owner == BARBARIANS else owner}"


def _city_words(s: ClashTable, owner: int) -> dict[str, CityWords]:
    names = s.ground.names
    return {
        names[n]: CityWords(
            mood=MOODS[city.mood],
            buildings=tuple(
                _owned_word(each, seat, owner) for each, seat in city.buildings.items()
            ),
            port=names[city.port] if city.port != NOWHERE else "",
            wonders=tuple(_owned_word(w, s.builders[w], owner) for w in city.wonders),
            activations=city.activations,
            spent=city.spent,
            tokens=city.tokens,
        )
        for n, city in s.cities.items()
        if city.owner == owner
    }


def _owned_word(name: str, seat: int, owner: int) -> str:
    return name if seat == owner else f"{name}@{seat}"


def _unit_words(s: ClashTable, owner: int) -> dict[str, str]:
    found: dict[str, str] = {}
    for u, many in Counter(s.units[owner]).items():
        marks = [mark for mark, flag in MARKS.items() if u & flag]
        word = " ".join([*([str(many)] if many > 1 else []), UNITS[kind_of(u)], *marks])
        name = s.ground.names[space_of(u)]
        found[name] = f"{found[name]}, {word}" if name in found else word
    return found

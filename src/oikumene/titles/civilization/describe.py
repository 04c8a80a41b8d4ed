"""Descriptions of tables: the way back from `position`, for reports and conversions."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from oikumene.engine.chance import MASK, seeded
from oikumene.engine.errors import BadPosition
from oikumene.titles.civilization.cards import MARKET
from oikumene.titles.civilization.figures import KINDS, SCOUT, square_of
from oikumene.titles.civilization.ground import FACE_DOWN
from oikumene.titles.civilization.position import (
    FLAG,
    JOB,
    CityWords,
    PlayerWords,
    TableWords,
)
from oikumene.titles.civilization.setup import SETTINGS
from oikumene.titles.civilization.state import CivilizationTable, Player


def describe(s: CivilizationTable) -> dict[str, Any]:
    """A description that `position` makes this table of, with its chance and all secrets.

    A table can be described at a safe point (see Match.steps): before a choice of a player turn.
    """
    _check_safe(s)
    names = s.ground.names
    told = TableWords(
        players=tuple(_player_words(s, p) for p in s.players),
        cities={
            names[n]: CityWords(**msgspec.structs.asdict(city)) for n, city in s.cities.items()
        },
        built={names[n]: mark for n, mark in s.built.items()},
        tiles=_tile_words(s),
        disasters={names[n]: letter for n, letter in s.ground.disasters.items()},
        huts={names[n]: kind for n, kind in s.huts.items()},
        market=_goods_words(s.market),
        wonder_market=s.wonders,
        tile_pool=tuple(s.tile_pool),
        hut_pool=tuple(s.hut_pool),
        village_pool=tuple(s.village_pool),
        person_pool=tuple(s.person_pool),
        wonder_pool=tuple(s.wonder_pool),
        unit_deck=_together(s.unit_decks),
        event_deck=_together(s.event_decks),
        unit_discards=_together(s.unit_discards),
        event_discards=_together(s.event_discards),
        round=s.round,
        stage=s.stage,
        first=s.first,
        active=s.active,
        offers=s.offers,
        passed=s.passed,
        sent={names[n]: names[city] for n, city in s.sent.items()},
        frozen=tuple(names[n] for n in s.frozen),
        used=s.used,
        winner=s.winner,
        victory=s.victory,
        options=_option_words(s),
        seed=_seed(s.chance),
    )
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(told))
    return found


def _check_safe(s: CivilizationTable) -> None:
    """Only a table between two choices of a player turn can be described."""
    if s.phase != "act" or s.todo not in ((), (JOB[s.stage],)):
        midst = s.todo[0] if s.todo else s.phase
        raise BadPosition(f"the table is in the midst of {midst!r}: wait for a safe point")


def _seed(chance: int) -> int:
    """The seed of which a match begins with this chance."""
    factor = seeded(1) - seeded(0)
    return (chance - seeded(0)) * pow(factor, -1, MASK + 1) & MASK


def _option_words(s: CivilizationTable) -> dict[str, Any]:
    options = {
        "interrupts": "ask" if s.options.always_ask else "auto",
        **msgspec.structs.asdict(s.options),
    }
    return {
        setting.name: options[setting.name]
        for setting in SETTINGS
        if not setting.per_seat and options[setting.name] != setting.default
    }


def _tile_words(s: CivilizationTable) -> dict[str, str]:
    """Tiles that were discovered."""
    board = s.ground.board
    return {
        s.ground.names[board.slots[slot][0]]: word
        for slot, word in enumerate(s.ground.tiles)
        if slot >= len(s.players) and word != FACE_DOWN
    }


def _player_words(s: CivilizationTable, p: Player) -> PlayerWords:
    return PlayerWords(
        civilization=p.civilization,
        techs=p.techs,
        government=p.government,
        since=p.since,
        fresh=dict(p.fresh),
        trade=p.trade,
        culture=p.culture,
        track=p.track,
        tokens=dict(p.tokens),
        goods=_goods_words(p.goods),
        markers=tuple(p.markers),
        events=tuple(p.events),
        units=tuple(p.units),
        figures=_figure_words(s, p),
        wonders=p.wonders,
        obsolete=p.obsolete,
        reserve=p.reserve,
    )


def _goods_words(goods: list[int]) -> dict[str, int]:
    return {name: n for name, n in zip(MARKET, goods, strict=True) if n}


def _figure_words(s: CivilizationTable, p: Player) -> tuple[str, ...]:
    found = []
    for figure, many in Counter(p.figures).items():
        count = [str(many)] if many > 1 else []
        marks = [mark for mark, flag in FLAG.items() if figure & flag]
        name = s.ground.names[square_of(figure)]
        found.append(" ".join([*count, KINDS[figure & SCOUT], name, *marks]))
    return tuple(found)


def _together(decks: list[list[str]]) -> tuple[str, ...]:
    return tuple(card for deck in decks for card in deck)

"""The table as numbers of about size 1, as a seat sees it: what learning players learn from.

First what concerns all, then the seat's own part (what everybody sees of it, then what only it
knows or needs), then every rival clockwise: what everybody sees, and how the two stand to each
other in war. Rivals that are not there are zeros.

This is called more often than any rule. What hangs on the land, on techs or on one card alone is
worked out once and remembered, and all players are counted in one pass.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from operator import add, sub
from typing import NamedTuple

from oikumene.titles.civilization.cards import (
    ANARCHY,
    ARMIES,
    CITIES,
    CITY_HAND,
    CIVILIZATIONS,
    COINS_TO_WIN,
    EVENTS,
    GOVERNMENTS,
    HUT,
    LAST_SPACE,
    LEVELS,
    MARKERS,
    MARKET,
    MARKS,
    NOBODY,
    NOWHERE,
    PER_ARMY,
    RESOURCES,
    SCOUTS,
    STAGES,
    STRENGTH,
    TECHS,
    TRACK,
    TRADE_LIMIT,
    UNIT_OF,
    UNITS,
    WONDERS,
)
from oikumene.titles.civilization.evaluation import (
    ALARM,
    FADED,
    LAST,
    PYRAMID,
    TYPICAL_STRENGTH,
    culture_road,
    good_sites,
    learned,
    side_strength,
)
from oikumene.titles.civilization.figures import MOVED, SCOUT, stacking
from oikumene.titles.civilization.forces import battle_hand, city_bonus
from oikumene.titles.civilization.founding import APART
from oikumene.titles.civilization.ground import ground_of
from oikumene.titles.civilization.hooks import HOOKS
from oikumene.titles.civilization.negotiation import DRAFT, GIVE, OFFERS, WANT, amounts
from oikumene.titles.civilization.odds import chance
from oikumene.titles.civilization.state import City, CivilizationTable, Player, government_of
from oikumene.titles.civilization.techs import known

Numbers = tuple[float, ...]

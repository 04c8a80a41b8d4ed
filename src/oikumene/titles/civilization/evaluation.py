"""How good a table looks for a player: what the greedy machine player maximises.

Four roads lead to victory; each is worth the more the further it has been gone, so a player who is
near the end of one stays on it. Beside them counts what carries all four: techs, trade, cities with
what they yield, figures and units.
"""

from __future__ import annotations

from oikumene.titles.civilization.cards import COINS_TO_WIN, LAST_SPACE, NOBODY, TECHS
from oikumene.titles.civilization.figures import SCOUT
from oikumene.titles.civilization.state import CivilizationTable, Player, cities_of
from oikumene.titles.civilization.techs import known
from oikumene.titles.civilization.yields import coins, icons, lands

WIN = 1000.0
TECH = 6.0
TRADE, CULTURE = 0.35, 0.5
CITY, PRODUCTION, CITY_TRADE, CITY_CULTURE = 10.0, 0.9, 0.9, 0.7
RESOURCE, EVENT, PERSON, WONDER = 1.0, 0.8, 3.0, 4.0
UNIT, ARMY, SCOUT_WORTH = 1.5, 2.0, 3.0


def evaluate(s: CivilizationTable, seat: int) -> float:
    """What a player has and can become."""
    if s.winner != NOBODY:
        return WIN if s.winner == seat else -WIN
    p = s.players[seat]
    return roads(s, p) + realm(s, p) + force(p)


def roads(s: CivilizationTable, p: Player) -> float:
    """How far a player has come towards the victories that can be counted."""
    coin = coins(s, p) / COINS_TO_WIN
    culture = p.track / LAST_SPACE
    techs = sum(TECH + TECHS[tech].level for tech in p.techs)
    return techs + 40 * coin * (1 + coin) + 60 * culture * (1 + culture)


def realm(s: CivilizationTable, p: Player) -> float:
    """Cities with what they yield, and what lies on the sheet."""
    value = TRADE * p.trade + CULTURE * p.culture + RESOURCE * (sum(p.goods) + len(p.markers))
    value += EVENT * len(p.events) + PERSON * len(p.reserve) + WONDER * len(p.wonders)
    for city in cities_of(s, p.seat):
        value += CITY
        for n in lands(s, city):
            found = icons(s, n)
            value += PRODUCTION * found.production + CITY_TRADE * found.trade
            value += CITY_CULTURE * found.culture
    return value


def force(p: Player) -> float:
    """Figures and units."""
    ranks = known(p.techs).ranks
    scouts = sum(f & SCOUT for f in p.figures)
    return (
        UNIT * len(p.units) + sum(ranks) + SCOUT_WORTH * scouts + ARMY * (len(p.figures) - scouts)
    )

"""What squares yield: outskirts, blockades, gathering, coins (CIV-SCT, CIV-BLK, CIV-COI)."""

from __future__ import annotations

from oikumene.titles.civilization.cards import MARKS, NOBODY, Icons
from oikumene.titles.civilization.figures import SCOUT
from oikumene.titles.civilization.state import (
    CivilizationTable,
    Player,
    cities_of,
    government_of,
)
from oikumene.titles.civilization.techs import known


def icons(s: CivilizationTable, n: int) -> Icons:
    """What a square yields: a marker covers all that is printed (CIV-BLD-07, CIV-FND-13)."""
    mark = s.built.get(n)
    return MARKS[mark] if mark else s.ground.icons[n]


def resource(s: CivilizationTable, n: int) -> str:
    """The resource symbol of a square that nothing covers (CIV-HRV-05)."""
    return "" if n in s.built else s.ground.resource[n]


def lands(s: CivilizationTable, city: int) -> list[int]:
    """The squares that count for a city: its outskirts that are neither blockaded nor sent
    elsewhere, and squares that scouts send (CIV-BLK-01, CIV-SCT-02, CIV-SCT-07)."""
    enemy, sent = enemy_squares(s, s.cities[city].owner), s.sent
    around = s.ground.around[city]
    found = [n for n in around if n not in enemy and sent.get(n, city) == city]
    if sent:
        found += [n for n, to in sent.items() if to == city and n not in around and n not in enemy]
    return found


def yielded(s: CivilizationTable, city: int) -> list[Icons]:
    """What each of those squares yields (see icons)."""
    built, printed = s.built, s.ground.icons
    return [MARKS[built[n]] if n in built else printed[n] for n in lands(s, city)]


def trade_of(s: CivilizationTable, city: int) -> int:
    """Trade icons of a city (CIV-TRD-01)."""
    return sum([each.trade for each in yielded(s, city)])


def production_of(s: CivilizationTable, city: int) -> int:
    """Production icons of a city, without bonuses."""
    return sum([each.production for each in yielded(s, city)])


def culture_of(s: CivilizationTable, city: int) -> int:
    """Culture icons of a city (CIV-ART-01)."""
    return sum([each.culture for each in yielded(s, city)])


def resources_of(s: CivilizationTable, city: int) -> list[str]:
    """The resource symbols of a city, each once (CIV-HRV-01)."""
    built, printed = s.built, s.ground.resource
    return sorted({printed[n] for n in lands(s, city) if printed[n] and n not in built})


def enemy_squares(s: CivilizationTable, seat: int) -> set[int]:
    """The squares that hold other players' figures (CIV-BLK-07), also those of a fight."""
    return {f >> 4 for q in s.players if q.seat != seat for f in q.figures}


def blockaded(s: CivilizationTable, seat: int, n: int) -> bool:
    """Whether a square holds another player's figure."""
    return n in enemy_squares(s, seat)


def city_around(s: CivilizationTable, n: int) -> int:
    """The city in whose outskirts a square lies; NOWHERE (-1) if in none."""
    for m in s.ground.around[n]:
        if m in s.cities:
            return m
    return -1


def owner_around(s: CivilizationTable, n: int) -> int:
    """The player in whose outskirts a square lies."""
    city = city_around(s, n)
    return s.cities[city].owner if city >= 0 else NOBODY


def marks_of(s: CivilizationTable, seat: int) -> list[tuple[int, str]]:
    """A player's markers on the map, by square."""
    return [(n, mark) for n, mark in s.built.items() if owner_around(s, n) == seat]


def place_of(s: CivilizationTable, wonder: str) -> int:
    """Where a wonder's marker lies; -1: not on the map."""
    return next((n for n, mark in s.built.items() if mark == wonder), -1)


def works(s: CivilizationTable, seat: int, wonder: str) -> bool:
    """Whether a faceup wonder's ability works: its square is not blockaded (CIV-WON-11)."""
    n = place_of(s, wonder)
    return n >= 0 and not blockaded(s, seat, n)


def fixed_coins(s: CivilizationTable, p: Player) -> int:
    """Coins that are not on the map: tokens, techs, government (CIV-COI-01)."""
    return sum(p.tokens.values()) + known(p.techs).coins + government_of(s, p).coins


def coins(s: CivilizationTable, p: Player) -> int:
    """All coins of a player, as the economy dial shows them (CIV-CMP-25)."""
    squares = coin_squares(s)
    found = fixed_coins(s, p)
    if not squares:
        return found
    enemy = enemy_squares(s, p.seat)
    mine = {n for city in cities_of(s, p.seat) for n in s.ground.around[city]}
    scouts = {f >> 4 for f in p.figures if f & SCOUT}
    for n in squares:
        if n not in enemy and (n in scouts or n in mine):
            found += icons(s, n).coin
    return found


def coin_squares(s: CivilizationTable) -> list[int]:
    """The squares of the map that show a coin."""
    built = s.built
    found = [n for n, mark in built.items() if MARKS[mark].coin]
    found += [n for n in s.ground.coins if n not in built and n not in s.cities]
    return found

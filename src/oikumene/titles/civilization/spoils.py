"""Spoils of battle (CIV-LOT).

The printed table gives one spoil; by the later ruling (option ``loot = faq2``) a victory brings
loot that is spent spoil by spoil. Each choice is a job of its own.
"""

from __future__ import annotations

from functools import cache

from oikumene.engine.chance import draw
from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.civilization.cards import (
    EVENTS,
    HUT,
    LOOT,
    MARKERS,
    MARKET,
    NO,
    SEAT,
    SHEET,
    TECHS,
    TRADE_LIMIT,
    VILLAGE,
    WONDERS,
)
from oikumene.titles.civilization.culture import heed_hand
from oikumene.titles.civilization.jobs import first_do, job
from oikumene.titles.civilization.research import learn_from
from oikumene.titles.civilization.resources import add_token, gain_culture, gain_trade
from oikumene.titles.civilization.state import CivilizationTable, Player
from oikumene.titles.civilization.techs import learnable
from oikumene.titles.civilization.victory import recount

FIELD, CITY = "field", "city"
"""Where the loser stood: in the square of the battle, or in a city that fell."""
FAQ2 = "faq2"
WORTH = {FIELD: 1, CITY: 2}
"""Loot of a victory (CIV-LOT-17),"""
DEAR = ("learn", "event", "steal-coin")
"""and the spoils that cost 2 (CIV-LOT-19)."""
PAIR = 2
"""Resources from a city that fell (CIV-LOT-03)."""

TRADE, CULTURE = "trade", "culture"
LEARN, RESOURCES = Option("learn"), Option("resources")
TOKENS = tuple(Option("token", (name,), (f"resource:{name}",)) for name in MARKET)
UNSEEN = {kind: Option("marker", (kind,), (f"marker:{kind}",)) for kind in (HUT, VILLAGE)}
CARDS = tuple(Option("event", (level,)) for level in (1, 2, 3))


@cache
def points(verb: str, most: int) -> tuple[Option, ...]:
    """The options to take trade or culture: all that can be had, or less (CIV-LOT-01)."""
    return (Option(verb), *(Option(verb, (n,)) for n in range(most - 1, 0, -1))) if most else ()


@cache
def coin_from(verb: str, card: str) -> Option:
    """The option to take or discard a coin token that lies on a card."""
    if card in TECHS:
        return Option(verb, (card,), (f"tech:{card}",))
    return Option(verb, (card,), (f"wonder:{card}",) if card in WONDERS else ())


# What is asked


@job("spoils")
async def spoils(s: CivilizationTable, winner: str, loser: str, where: str) -> None:
    """The winner may take one spoil (CIV-LOT-01, CIV-LOT-03, CIV-LOT-08)."""
    if s.options.loot == FAQ2:
        first_do(s, f"loot {winner} {loser} {WORTH[where]}")
        return
    p, q = s.players[int(winner)], s.players[int(loser)]
    found = riches(p, q) if where == CITY else [*dials(p, q), *resources(q)]
    if not found:
        return
    answer = await choose(p.seat, "spoils", [*found, NO], other=SEAT[q.seat])
    if answer == RESOURCES:
        first_do(s, f"spoils-resource {winner} {loser} {PAIR}")
    elif answer != NO:
        await take(s, p, q, answer)


@job("spoils-resource")
async def spoils_resource(s: CivilizationTable, winner: str, loser: str, left: str) -> None:
    """The winner takes one of the resources that he may take (CIV-LOT-06)."""
    p, q, n = s.players[int(winner)], s.players[int(loser)], int(left)
    found = resources(q)
    if not n or not found:
        return
    first_do(s, f"spoils-resource {winner} {loser} {n - 1}")
    answer = await choose(p.seat, "spoils-resource", found, other=SEAT[q.seat], n=n)
    await take(s, p, q, answer)


@job("loot")
async def loot(s: CivilizationTable, winner: str, loser: str, left: str) -> None:
    """The winner spends loot on a spoil (CIV-LOT-17 … 19)."""
    p, q, n = s.players[int(winner)], s.players[int(loser)], int(left)
    found = looting(p, q, n)
    if not found:
        return
    answer = await choose(p.seat, "loot", [*found, NO], other=SEAT[q.seat], n=n)
    if answer == NO:
        return
    first_do(s, f"loot {winner} {loser} {n - (2 if answer.verb in DEAR else 1)}")
    await take(s, p, q, answer)


# What there is to take


def looting(p: Player, q: Player, n: int) -> list[Option]:
    """The spoils that so much loot can pay."""
    if not n:
        return []
    coins = list(q.tokens)
    found = [*dials(p, q), *resources(q), *(coin_from("discard-coin", card) for card in coins)]
    if n == 1:
        return found
    found += [each for each in riches(p, q) if each != RESOURCES]
    return found + [coin_from("steal-coin", card) for card in coins]


def dials(p: Player, q: Player) -> list[Option]:
    """Trade and culture, if the loser has any."""
    return [*points(TRADE, most_trade(p, q)), *points(CULTURE, min(LOOT, q.culture))]


def most_trade(p: Player, q: Player) -> int:
    """Up to 3 trade, as far as both dials go (CIV-LOT-07)."""
    return min(LOOT, q.trade, TRADE_LIMIT - p.trade)


def resources(q: Player) -> list[Option]:
    """Tokens by their kind, markers by their backs (CIV-LOT-02)."""
    found = [option for option, n in zip(TOKENS, q.goods, strict=True) if n]
    if q.markers:
        kinds = {MARKERS[marker].kind for marker in q.markers}
        found += [option for kind, option in UNSEEN.items() if kind in kinds]
    return found


def riches(p: Player, q: Player) -> list[Option]:
    """What a city that fell may bring: a tech, a culture event or resources (CIV-LOT-03 … 06)."""
    found = [LEARN] if learnable(p, q.techs) else []
    if q.events:
        levels = {EVENTS[card].level for card in q.events}
        found += [option for level, option in enumerate(CARDS, 1) if level in levels]
    return [*found, RESOURCES] if resources(q) else found


# Taking it


async def take(s: CivilizationTable, p: Player, q: Player, spoil: Option) -> None:
    """A spoil changes hands."""
    verb = spoil.verb
    if verb == TRADE:
        take_trade(s, p, q, int(spoil.args[0]) if spoil.args else most_trade(p, q))
    elif verb == CULTURE:
        take_culture(s, p, q, int(spoil.args[0]) if spoil.args else min(LOOT, q.culture))
    elif verb == "token":
        take_goods(s, p, q, str(spoil.args[0]))
    elif verb == "marker":
        take_marker(s, p, q, str(spoil.args[0]))
    elif verb == "learn":
        await learn_from(s, p, q.techs, "spoils-tech")
    elif verb == "event":
        take_event(s, p, q, int(spoil.args[0]))
        await heed_hand(s, p)  # CIV-LOT-09
    else:
        take_coin(s, p, q, str(spoil.args[0]), steal=verb == "steal-coin")


def take_trade(s: CivilizationTable, p: Player, q: Player, n: int) -> None:
    """Trade goes from dial to dial."""
    gain_trade(s, q, -n)
    gain_trade(s, p, n)
    log(s, "looted-trade", seat=SEAT[p.seat], other=SEAT[q.seat], n=n)


def take_culture(s: CivilizationTable, p: Player, q: Player, n: int) -> None:
    """Culture tokens."""
    gain_culture(s, q, -n)
    gain_culture(s, p, n)
    log(s, "looted-culture", seat=SEAT[p.seat], other=SEAT[q.seat], n=n)


def take_goods(s: CivilizationTable, p: Player, q: Player, name: str) -> None:
    """A market token."""
    at = MARKET.index(name)
    q.goods[at] -= 1
    p.goods[at] += 1
    log(s, "looted-resource", seat=SEAT[p.seat], other=SEAT[q.seat], resource=f"resource:{name}")


def take_marker(s: CivilizationTable, p: Player, q: Player, kind: str) -> None:
    """One of the markers with the same back, at random; only the two see which (CIV-LOT-02)."""
    marker = draw(s, sorted(m for m in q.markers if MARKERS[m].kind == kind))
    q.markers.remove(marker)
    p.markers.append(marker)
    p.markers.sort()
    log(s, "looted-marker", seat=SEAT[p.seat], other=SEAT[q.seat], marker=f"marker:{kind}")
    log(s, "looted-marker-face", (p.seat, q.seat), marker=f"marker:{marker}")


def take_event(s: CivilizationTable, p: Player, q: Player, level: int) -> None:
    """One of the cards with the same back, at random (CIV-LOT-05)."""
    card = draw(s, sorted(c for c in q.events if EVENTS[c].level == level))
    q.events.remove(card)
    p.events.append(card)
    log(s, "looted-event", seat=SEAT[p.seat], other=SEAT[q.seat], level=level)
    log(s, "looted-event-card", (p.seat, q.seat), event=f"event:{card}")


def take_coin(s: CivilizationTable, p: Player, q: Player, card: str, *, steal: bool) -> None:
    """A coin token of the loser is discarded, or comes to the winner's sheet (CIV-LOT-18, 19)."""
    q.tokens = {each: left for each, n in q.tokens.items() if (left := n - (each == card))}
    key = "coin-stolen" if steal else "coin-discarded"
    log(s, key, seat=SEAT[p.seat], other=SEAT[q.seat], card=card)
    if steal:
        add_token(s, p, SHEET)
    else:
        recount(s)

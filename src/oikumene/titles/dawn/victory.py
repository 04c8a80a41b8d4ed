"""Winning: agendas are marked as soon as they are fulfilled (CND-VIC)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from oikumene.engine.journal import log
from oikumene.engine.state import OVER
from oikumene.engine.title import Result
from oikumene.titles.dawn.cards import CITY_STATES, NATURAL_WONDERS, SEAT, VICTORY, WONDERS, Agenda
from oikumene.titles.dawn.hooks import HOOKS
from oikumene.titles.dawn.maturity import mature_cities
from oikumene.titles.dawn.state import DawnTable, Player, friendly


def cities_on_map(_s: DawnTable, p: Player, _agenda: Agenda) -> int:
    """The capital counts, substitute tokens do not (CND-VIC-10)."""
    return len(p.cities)


def wonders_of_type(_s: DawnTable, p: Player, agenda: Agenda) -> int:
    """Built or captured (CND-VIC-14)."""
    return sum(WONDERS[wonder].type == agenda.type for wonder in p.wonders)


def conquest(_s: DawnTable, p: Player, agenda: Agenda) -> int:
    """A rival capital, or two city-states at the same time, as parts of a whole (CND-VIC-11)."""
    capitals = p.capitals_defeated // agenda.capitals_defeated
    held = sum(token in CITY_STATES for token in p.tokens)
    return agenda.city_state_tokens_held if capitals else held


def coast_or_edge_spaces(s: DawnTable, p: Player, _agenda: Agenda) -> int:
    """Friendly spaces next to water or on the edge (CND-VIC-12)."""
    coast = s.ground.coast
    return sum(coast[n] for n in friendly(p))


def tech_dial(_s: DawnTable, p: Player, agenda: Agenda) -> int:
    """Reached or passed (CND-VIC-13): advancing marks it at once, so the dial itself will do."""
    return min(p.dial, agenda.n)


def mature(s: DawnTable, p: Player, _agenda: Agenda) -> int:
    """At the same time, capital included (CND-VIC-15)."""
    return len(mature_cities(s, p))


def natural_wonders(_s: DawnTable, p: Player, _agenda: Agenda) -> int:
    """Held at the same time (CND-VIC-16)."""
    return sum(token in NATURAL_WONDERS for token in p.tokens)


CITIES, WONDERS_OF, CONQUEST, COAST, DIAL, MATURE, NATURAL = (
    "cities_on_map",
    "wonders_of_type",
    "conquest",
    "coast_or_edge_spaces",
    "tech_dial",
    "mature_cities",
    "natural_wonders",
)
"""What agendas count."""

PROGRESS: dict[str, Callable[[DawnTable, Player, Agenda], int]] = {
    CITIES: cities_on_map,
    WONDERS_OF: wonders_of_type,
    CONQUEST: conquest,
    COAST: coast_or_edge_spaces,
    DIAL: tech_dial,
    MATURE: mature,
    NATURAL: natural_wonders,
}
PIECES = COAST, MATURE, CITIES, WONDERS_OF, NATURAL
"""What may grow when a city or control token comes."""


def goal(agenda: Agenda) -> int:
    """How much completes an agenda."""
    return agenda.n or agenda.city_state_tokens_held


def progress(s: DawnTable, p: Player, agenda: Agenda) -> int:
    """How far a player has come, at most to the goal."""
    return min(PROGRESS[agenda.kind](s, p, agenda), goal(agenda))


def check_agendas(s: DawnTable, p: Player, *kinds: str) -> None:
    """A player has gained something that agendas of these kinds count (CND-VIC-09).

    Only a gain can fulfil an agenda, and only the gainer's; but control tokens may count for the
    maturity of others' cities (CND-CIT-06).
    """
    in_play = watched(s.victory)
    for kind in kinds:
        for card, agenda, enough in in_play.get(kind, ()):
            gainers = s.players if kind == MATURE and HOOKS.at(s, "maturity.friends") else (p,)
            for each in gainers:
                if not completed(each, card) and _reached(s, each, agenda, enough):
                    complete(s, each, agenda)


@lru_cache
def watched(victory: tuple[str, ...]) -> dict[str, list[tuple[str, Agenda, int]]]:
    """The agendas in play by what they count, with their cards and goals."""
    found: dict[str, list[tuple[str, Agenda, int]]] = {}
    for card in victory:
        for agenda in VICTORY[card].agendas:
            found.setdefault(agenda.kind, []).append((card, agenda, goal(agenda)))
    return found


def _reached(s: DawnTable, p: Player, agenda: Agenda, enough: int) -> bool:
    """Whether an agenda is fulfilled now; too few pieces make counting needless."""
    if agenda.kind == MATURE and len(p.cities) < enough:
        return False
    if agenda.kind == COAST and len(p.cities) + len(p.control) < enough:
        return False
    return PROGRESS[agenda.kind](s, p, agenda) >= enough


def completed(p: Player, card: str) -> bool:
    """Whether a player has a marker on a victory card: one is enough (CND-VIC-17)."""
    one, other = VICTORY[card].agendas
    return one.id in p.agendas or other.id in p.agendas


def complete(s: DawnTable, p: Player, agenda: Agenda) -> None:
    """A marker for good, from the stock if there is one (CND-VIC-03, CND-VIC-04, CND-CMP-08)."""
    p.markers += p.unused_tokens > 0
    p.agendas = (*p.agendas, agenda.id)
    log(s, "agenda", seat=SEAT[p.seat], agenda=f"agenda:{agenda.id}")


def check_victory(s: DawnTable) -> None:
    """At the start of the first player's turn (CND-VIC-05 … 08)."""
    done = [p for p in s.players if all(completed(p, card) for card in s.victory)]
    if not done:
        s.phase = "turn"
        return
    most = max(_rank(p) for p in done)
    s.winners = tuple(p.seat for p in done if _rank(p) == most)
    for seat in s.winners:
        log(s, "won", seat=SEAT[seat])
    s.phase = OVER


def _rank(p: Player) -> tuple[int, int]:
    """Most world wonders, then most friendly spaces (CND-VIC-07)."""
    return len(p.wonders), len(friendly(p))


def result(s: DawnTable) -> Result:
    """The completed victory cards of each seat, and who won."""
    seats = [p for p in s.players if not p.automated]
    winners = [seat for seat in s.winners if not s.players[seat].automated]
    if not winners:
        return Result([len(p.agendas) for p in seats], [], "automated")
    done = [p for p in s.players if len(p.agendas) == len(s.victory)]
    return Result([len(p.agendas) for p in seats], winners, _reason(s, done))


def _reason(s: DawnTable, done: list[Player]) -> str:
    if len(done) == 1:
        return "agendas"
    if len(s.winners) > 1:
        return "shared"
    wonders = sorted(len(p.wonders) for p in done)
    return "spaces" if wonders[-1] == wonders[-2] else "wonders"

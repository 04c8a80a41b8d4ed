"""Victory and the end of the game (CIV-VIC)."""

from __future__ import annotations

from oikumene.engine.journal import log
from oikumene.engine.state import OVER
from oikumene.engine.title import Result
from oikumene.titles.civilization.cards import (
    COINS_TO_WIN,
    LAST_SPACE,
    NOBODY,
    SEAT,
    SPACE_FLIGHT,
)
from oikumene.titles.civilization.state import CivilizationTable, Player
from oikumene.titles.civilization.yields import coin_squares, coins, fixed_coins

MILITARY, DRAW = "military", "draw"
PLAYER_ORDER = "player_order"


class Won(Exception):
    """The game is over: nothing more is done (CIV-VIC-05)."""


def win(s: CivilizationTable, p: Player, how: str) -> None:
    """A player fulfils a victory condition; a learning game ends without a winner (CIV-OPT-02)."""
    if s.options.learning_game:
        draw(s)
    if s.victory and how != MILITARY:
        return  # with the tie-break by margin the phase is played to its end (CIV-OPT-05)
    s.winner, s.victory = p.seat, how
    log(s, "victory", seat=SEAT[p.seat], victory=f"victory:{how}")
    if s.options.tie_break == PLAYER_ORDER or how == MILITARY:
        end(s)


def end(s: CivilizationTable) -> None:
    """Stop at once."""
    s.todo = ()
    s.phase = OVER
    raise Won


def draw(s: CivilizationTable) -> None:
    """Nobody has won (CIV-OPT-02, CIV-OPT-06)."""
    s.winner, s.victory = NOBODY, DRAW
    log(s, "draw")
    end(s)


def recount(s: CivilizationTable) -> None:
    """Something changed that may bring coins: has anybody enough (CIV-VIC-03, CIV-VIC-07)?"""
    on_map = len(coin_squares(s))
    for seat in s.turn_order:
        p = s.players[seat]
        if fixed_coins(s, p) + on_map < COINS_TO_WIN:
            continue  # a quick look first: this is asked after every step of every figure
        if coins(s, p) >= COINS_TO_WIN:
            win(s, p, "economic")


def settle(s: CivilizationTable) -> None:
    """At the end of a phase: if somebody has won, who has the better margin (CIV-OPT-05)?"""
    if not s.victory:
        return
    best = foremost(s, [seat for seat in s.turn_order if seat == s.winner or how_won(s, seat)])
    if best != s.winner:
        s.winner, s.victory = best, how_won(s, best)
        log(s, "victory", seat=SEAT[best], victory=f"victory:{s.victory}")
    end(s)


def foremost(s: CivilizationTable, seats: list[int]) -> int:
    """Of players who fulfil a condition together, who wins (CIV-VIC-07, CIV-OPT-05)."""
    if s.options.tie_break == PLAYER_ORDER:
        return min(seats, key=s.turn_order.index)

    def margin(seat: int) -> tuple[int, ...]:
        p = s.players[seat]
        return max(coins(s, p), COINS_TO_WIN - 1), p.track, len(p.techs), -s.turn_order.index(seat)

    return max(seats, key=margin)


def how_won(s: CivilizationTable, seat: int) -> str:
    """The victory condition that a player fulfils; "" for none."""
    p = s.players[seat]
    if p.track == LAST_SPACE:
        return "culture"
    if SPACE_FLIGHT in p.techs:
        return "tech"
    return "economic" if coins(s, p) >= COINS_TO_WIN else ""


def result(s: CivilizationTable) -> Result:
    """Who won, and how; there is no other score (CIV-VIC-10)."""
    scores = [float(p.seat == s.winner) for p in s.players]
    winners = [] if s.winner == NOBODY else [s.winner]
    return Result(scores, winners, s.victory)


def progress(s: CivilizationTable, p: Player) -> dict[str, float]:
    """How far a player has come towards each victory that can be counted."""
    return {"culture": p.track, "tech": len(p.techs), "economic": coins(s, p)}

"""What wonders do outside movement and battle (CIV-WON-15 … 23); they must work (CIV-WON-11)."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.civilization.cards import DECK, SEAT, WONDERS
from oikumene.titles.civilization.culture import draw_event, heed_hand
from oikumene.titles.civilization.figures import KINDS, place, room, unbuilt
from oikumene.titles.civilization.hooks import HOOKS
from oikumene.titles.civilization.research import learn_from
from oikumene.titles.civilization.resources import add_token, gain_culture, gain_trade
from oikumene.titles.civilization.state import CivilizationTable, Player, opponents, use_up, used
from oikumene.titles.civilization.techs import learnable
from oikumene.titles.civilization.victory import recount
from oikumene.titles.civilization.yields import place_of, works

STONEHENGE, COLOSSUS, PANAMA = "stonehenge", "colossus", "panama_canal"
GARDENS, CRISTO, LIBERTY = "hanging_gardens", "cristo_redentor", "statue_of_liberty"
TOWER, ANGKOR, NATIONS = "porcelain_tower", "angkor_wat", "united_nations"
STONEHENGE_CULTURE, COLOSSUS_TRADE, TOWER_DISCOUNT = 1, 3, 5
CRISTO_HAND, CRISTO_CARDS, ANGKOR_TOKENS = 4, 2, 2

USE_WONDER = {id_: Option("wonder", (id_,), (f"wonder:{id_}",)) for id_ in WONDERS}
FIGURE = tuple(Option(kind, (), (f"figure:{kind}",)) for kind in KINDS)
LEVEL = {level: Option("level", (level,)) for level in DECK}

Ready = Callable[[CivilizationTable, Player], bool]
Effect = Callable[[CivilizationTable, Player], Coroutine[Any, Any, None]]

USES: dict[str, tuple[Ready, Effect]] = {}
"""Wonders that may be used in the Start of Turn."""


# When the Start of Turn ends (CIV-SOT-03)


@HOOKS.reacts("start.ends", STONEHENGE)
async def stonehenge(s: CivilizationTable, owner: int, p: Player) -> None:
    """Gain culture."""
    if owner == p.seat and works(s, owner, STONEHENGE):
        gain_culture(s, p, STONEHENGE_CULTURE, f"wonder:{STONEHENGE}")


@HOOKS.reacts("start.ends", COLOSSUS)
async def colossus(s: CivilizationTable, owner: int, p: Player) -> None:
    """Gain trade."""
    if owner == p.seat and works(s, owner, COLOSSUS):
        gain_trade(s, p, COLOSSUS_TRADE, f"wonder:{COLOSSUS}")


@HOOKS.reacts("start.ends", PANAMA)
async def panama_canal(s: CivilizationTable, owner: int, p: Player) -> None:
    """A coin token comes onto the card; there is no maximum (CIV-COI-13)."""
    if owner == p.seat and works(s, owner, PANAMA):
        add_token(s, p, PANAMA)


# In the Start of Turn, by choice (CIV-WON-15)


def usable_wonder(wonder: str, ready: Ready) -> Callable[[Effect], Effect]:
    """Register what a wonder does when it is used, and whether it would do anything."""

    def keep(effect: Effect) -> Effect:
        USES[wonder] = ready, effect
        return effect

    return keep


def uses(s: CivilizationTable, p: Player) -> list[Option]:
    """The wonders that a player may use now, each once in a round (CIV-SOT-02, CIV-SOT-05)."""
    return [
        USE_WONDER[wonder]
        for wonder in p.wonders
        if wonder in USES
        and not used(s, p, wonder)
        and works(s, p.seat, wonder)
        and USES[wonder][0](s, p)
    ]


async def use_wonder(s: CivilizationTable, p: Player, wonder: str) -> None:
    """Use a wonder."""
    use_up(s, p, wonder)
    log(s, "used-wonder", seat=SEAT[p.seat], wonder=f"wonder:{wonder}")
    await USES[wonder][1](s, p)


def figures_left(p: Player) -> list[int]:
    """The kinds of figures that a player has off the map."""
    return [kind for kind in range(len(KINDS)) if unbuilt(p, kind)]


def gardens_ready(s: CivilizationTable, p: Player) -> bool:
    """Whether a figure is left, and room for it."""
    return bool(figures_left(p)) and room(s, p, place_of(s, GARDENS)) > 0


@usable_wonder(GARDENS, gardens_ready)
async def hanging_gardens(s: CivilizationTable, p: Player) -> None:
    """A figure is placed on the wonder for free (CIV-WON-16)."""
    answer = await choose(p.seat, "gardens", [FIGURE[kind] for kind in figures_left(p)])
    n = place_of(s, GARDENS)
    place(p, n, FIGURE.index(answer))
    log(s, "figure-placed", seat=SEAT[p.seat], figure=answer.things[0], square=s.ground.things[n])
    recount(s)


def decks(s: CivilizationTable) -> list[Option]:
    """The culture event decks with cards, or with discards to make a new deck (CIV-EVT-10)."""
    return [
        option
        for level, option in LEVEL.items()
        if s.event_decks[level - 1] or s.event_discards[level - 1]
    ]


def cristo_ready(s: CivilizationTable, _p: Player) -> bool:
    """Whether there is anything to draw."""
    return bool(decks(s))


@usable_wonder(CRISTO, cristo_ready)
async def cristo_redentor(s: CivilizationTable, p: Player) -> None:
    """Two cards of one deck, then down to the limit (CIV-WON-17)."""
    answer = await choose(p.seat, "cristo", decks(s))
    for _ in range(CRISTO_CARDS):
        draw_event(s, p, int(answer.args[0]))
    await heed_hand(s, p)


def foreign_techs(s: CivilizationTable, p: Player) -> tuple[str, ...]:
    """The techs of all other players."""
    return tuple(dict.fromkeys(tech for q in opponents(s, p) for tech in q.techs))


def liberty_ready(s: CivilizationTable, p: Player) -> bool:
    """Whether there is a tech to learn."""
    return bool(learnable(p, foreign_techs(s, p)))


@usable_wonder(LIBERTY, liberty_ready)
async def statue_of_liberty(s: CivilizationTable, p: Player) -> None:
    """A tech that another player knows is learned for free (CIV-WON-18)."""
    await learn_from(s, p, foreign_techs(s, p), "liberty")


# Always


@HOOKS.changes("event.hand", CRISTO)
def larger_hand(s: CivilizationTable, owner: int, hand: int, p: Player) -> int:
    """Culture hand size +4 (CIV-EVT-03)."""
    return hand + CRISTO_HAND if owner == p.seat and works(s, owner, CRISTO) else hand


@HOOKS.changes("research.discount", TOWER)
def porcelain_tower(s: CivilizationTable, owner: int, discount: int, p: Player) -> int:
    """Techs need less trade (CIV-RSH-10)."""
    return discount + TOWER_DISCOUNT if owner == p.seat and works(s, owner, TOWER) else discount


@HOOKS.changes("harvest.tokens", ANGKOR)
def angkor_wat(s: CivilizationTable, owner: int, tokens: int, p: Player) -> int:
    """A harvest takes two tokens, once in a round (CIV-WON-19)."""
    if owner != p.seat or used(s, p, ANGKOR) or not works(s, owner, ANGKOR):
        return tokens
    return ANGKOR_TOKENS


@HOOKS.changes("event.safe", NATIONS)
def united_nations(s: CivilizationTable, owner: int, safe: bool, p: Player) -> bool:
    """Events of others need the owner's consent (CIV-WON-23)."""
    return safe or (owner == p.seat and works(s, owner, NATIONS))

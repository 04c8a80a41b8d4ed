"""Paying, announcing, cancelling (CIV-ABL-06, CIV-EVT-07, CIV-TIM-03, CIV-TIM-04).

These are one chapter because they call each other: a price may be paid with a culture event, which
may be cancelled for a price, which may be paid with a culture event.
"""

from __future__ import annotations

from functools import cache

from oikumene.engine.chance import revealed
from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.civilization.cards import (
    CITY,
    EVENTS,
    MARKERS,
    MARKET,
    NO,
    PLAYER,
    SEAT,
    SHEET,
    TECHS,
    YES,
    Ability,
)
from oikumene.titles.civilization.hooks import HOOKS
from oikumene.titles.civilization.resources import (
    CULTURE,
    TRADE,
    add_token,
    can_pay,
    gain_culture,
    gain_trade,
    paying,
    sources,
)
from oikumene.titles.civilization.state import (
    CivilizationTable,
    Player,
    clockwise,
    opponents,
    use_up,
    used,
)
from oikumene.titles.civilization.techs import known

EVENT, ABILITY, ACTION = "culture_event", "resource_ability", "city_action"
"""What can be cancelled."""
EITHER = f"{EVENT}_or_{ABILITY}"


# Paying


async def pay(s: CivilizationTable, p: Player, cost: dict[str, int]) -> bool:
    """Pay a cost, each resource by choice (CIV-HRV-12). False: a cancelled gift left it unpaid."""
    for kind, n in cost.items():
        if kind == TRADE:
            gain_trade(s, p, -n)
        elif kind == CULTURE:
            gain_culture(s, p, -n)
        else:
            for _ in range(n):
                if not await pay_one(s, p, kind):
                    return False
    return True


async def pay_one(s: CivilizationTable, p: Player, kind: str) -> bool:
    """Pay one resource; if a gift is cancelled, with something else."""
    while sources(p, kind):
        answer = await choose(
            p.seat,
            "pay",
            lambda: [paying(each) for each in dict.fromkeys(sources(p, kind))] or [NO],
            always=s.options.always_ask,
            resource=f"resource:{kind}",
        )
        if answer == NO:
            return False  # only in an imagined world, where the hand was made up
        if await spend(s, p, str(answer.args[0])):
            return True
    return False


async def spend(s: CivilizationTable, p: Player, source: str) -> bool:
    """A token returns to the market, a marker leaves the game, a gift is played
    (CIV-HRV-07, CIV-HRV-08). False: the gift was cancelled."""
    if source in MARKET:
        p.goods[MARKET.index(source)] -= 1
        s.market[MARKET.index(source)] += 1
        log(s, "paid", seat=SEAT[p.seat], resource=f"resource:{source}")
        return True
    if source in MARKERS:
        p.markers.remove(source)
        log(s, "paid-marker", seat=SEAT[p.seat], marker=f"marker:{source}")
        revealed(s)
        return True
    return await play_gift(s, p, source)


async def play_gift(s: CivilizationTable, p: Player, card: str) -> bool:
    """A culture event is played as a resource (CIV-EVT-25)."""
    lay_down(s, p, card)
    if not EVENTS[card].other:
        return not await cancelled(s, p, EVENT, announce(s, p, card))
    answer = await choose(p.seat, "gift-coin", [PLAYER[q.seat] for q in opponents(s, p)])
    other = s.players[int(answer.args[0])]
    what = announce(s, p, card, SEAT[other.seat])
    targets = (other.seat,)
    if await unwilling(s, p, what, targets) or await cancelled(s, p, EVENT, what, targets):
        return False
    add_token(s, other, SHEET)
    return True


# Announcing


def lay_down(s: CivilizationTable, p: Player, card: str) -> None:
    """A card leaves the hand before anything about it is asked: no secret waits in the rules.

    It lies among the discards at once: nobody draws before it has been resolved.
    """
    p.events.remove(card)
    s.event_discards[EVENTS[card].level - 1].append(card)


def announce(s: CivilizationTable, p: Player, card: str, *aims: str) -> str:
    """A culture event that was laid down is played on these things (CIV-EVT-07); its name."""
    what = f"event:{card}"
    log(s, "played", seat=SEAT[p.seat], event=what, aims=" ".join(aims))
    revealed(s)
    return what


async def unwilling(
    s: CivilizationTable, p: Player, what: str, targets: tuple[int, ...]
) -> set[int]:
    """The seats that may refuse to be targeted by an event, and do (CIV-WON-23)."""
    found = set()
    for q in (s.players[seat] for seat in targets if seat != p.seat):
        if not HOOKS.value(s, "event.safe", False, q):
            continue
        answer = await choose(q.seat, "consent", [YES, NO], what=what, by=SEAT[p.seat])
        if answer == NO:
            log(s, "event-refused", seat=SEAT[q.seat], event=what)
            found.add(q.seat)
    return found


# Cancelling


@cache
def cancelling(source: str) -> Option:
    """The option to cancel with a card or a tech."""
    kind = "event" if source in EVENTS else "tech"
    return Option("cancel", (source,), (f"{kind}:{source}",))


async def cancelled(
    s: CivilizationTable, p: Player, kind: str, what: str, targets: tuple[int, ...] = ()
) -> bool:
    """The others may cancel what a player announced, from the active player on (CIV-TIM-03)."""
    if kind == EVENT and HOOKS.value(s, "event.sure", False, p):
        return False
    for q in (s.players[seat] for seat in clockwise(s, s.active) if seat != p.seat):
        while s.options.always_ask or cancels(s, q, kind, targets):
            answer = await choose(
                q.seat,
                "cancel",
                lambda q=q: [*map(cancelling, cancels(s, q, kind, targets)), NO],  # type: ignore[misc]
                always=s.options.always_ask,
                what=what,
                by=SEAT[p.seat],
            )
            if answer == NO:
                break
            if await cancel_with(s, q, str(answer.args[0])):
                log(s, "cancelled", seat=SEAT[q.seat], what=what)
                return True
    return False


def cancels(s: CivilizationTable, q: Player, kind: str, targets: tuple[int, ...]) -> list[str]:
    """What a player can cancel with: cards in hand, and techs that he can pay for."""
    found = []
    for id_ in q.events:
        card = EVENTS[id_]
        fits = card.interrupts == kind or (card.interrupts == EITHER and kind != ACTION)
        if fits and (not card.targeted or q.seat in targets):
            found.append(id_)
    for tech, ability in interrupting(q):
        if ability.interrupts == kind and not used(s, q, tech) and can_pay(q, ability.cost):
            found.append(tech)
    return list(dict.fromkeys(found))


def interrupting(q: Player) -> tuple[tuple[str, Ability], ...]:
    """A player's abilities that answer another player's deed."""
    abilities = known(q.techs).abilities
    return abilities["any"] + abilities[CITY]


async def cancel_with(s: CivilizationTable, q: Player, source: str) -> bool:
    """Use a card or a tech to cancel; it may itself be answered (CIV-TIM-04)."""
    if source in EVENTS:
        lay_down(s, q, source)
        return not await cancelled(s, q, EVENT, announce(s, q, source))
    ability = next(a for tech, a in interrupting(q) if tech == source and a.interrupts)
    return await paid_for(s, q, source, ability)


async def paid_for(s: CivilizationTable, p: Player, tech: str, ability: Ability) -> bool:
    """Pay for an ability of a tech; whether it takes effect (CIV-ABL-03, CIV-ABL-06)."""
    use_up(s, p, ability_name(tech, ability))
    log(s, "used", seat=SEAT[p.seat], tech=f"tech:{tech}")
    if not await pay(s, p, ability.cost):
        return False
    if TRADE in ability.cost or CULTURE in ability.cost:
        return True  # no resource ability (CIV-ABL-10)
    return not await cancelled(s, p, ABILITY, f"tech:{tech}")


def ability_name(tech: str, ability: Ability) -> str:
    """What is marked as used: Atomic Theory has two abilities, each once in a round."""
    return tech if len(TECHS[tech].abilities) == 1 else f"{tech}-{ability.phase}"

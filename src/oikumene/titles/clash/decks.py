"""The four decks: drawing and discarding (COC-ACT-09, COC-OBJ-11, COC-WON-02, COC-EVT-03)."""

from __future__ import annotations

from oikumene.engine.chance import revealed, shuffled
from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.cards import ACTIONS, EVENTS, SEAT
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.state import ClashTable, Player


def action_thing(card: str) -> str:
    """The name of a card in an action hand: great persons are event cards."""
    return f"action:{card}" if card in ACTIONS else f"event:{card}"


def digs(s: ClashTable, p: Player) -> bool:
    """Whether a player may take the top of a discard pile instead (COC-WON-26)."""
    found: bool = HOOKS.value(s, "draw.digs", False, p)
    return found


async def wants_discard(s: ClashTable, p: Player, pile: list[str], thing: str) -> bool:
    """Ask the owner of the Great Mausoleum."""
    if not pile or not digs(s, p):
        return False
    options = [Option("deck"), Option("discard", (), (thing,))]
    return (await choose(p.seat, "draw-from", options)).verb == "discard"


async def draw_action(s: ClashTable, p: Player, n: int = 1) -> None:
    """Draw action cards (COC-ACT-09)."""
    for _ in range(n):
        pile = s.action_discard
        if await wants_discard(s, p, pile, action_thing(pile[-1]) if pile else ""):
            p.actions.append(pile.pop())
            log(s, "took-discard", seat=SEAT[p.seat], card=action_thing(p.actions[-1]))
            continue
        if not s.action_deck:
            s.action_deck = shuffled(s, s.action_discard)
            s.action_discard = []
        if not s.action_deck:
            return
        p.actions.append(s.action_deck.pop())
        revealed(s)
        log(s, "drew-action", seat=SEAT[p.seat])
        log(s, "drew-action-card", (p.seat,), card=action_thing(p.actions[-1]))


def draw_objective(s: ClashTable, p: Player) -> None:
    """Draw an objective card; one that an oracle assigned comes first (COC-OBJ-11)."""
    card = s.assigned.get(p.seat, "")
    if card:
        s.assigned = {seat: each for seat, each in s.assigned.items() if seat != p.seat}
    else:
        card = top_objective(s)
    if not card:
        return
    p.objectives.append(card)
    revealed(s)
    log(s, "drew-objective", seat=SEAT[p.seat])
    log(s, "drew-objective-card", (p.seat,), card=f"objective_card:{card}")


def top_objective(s: ClashTable) -> str:
    """Take the top card of the objective deck."""
    if not s.objective_deck:
        s.objective_deck = shuffled(s, s.objective_discard)
        s.objective_discard = []
    return s.objective_deck.pop() if s.objective_deck else ""


async def draw_wonder(s: ClashTable, p: Player) -> None:
    """Draw a wonder card; an open one may be taken instead (COC-WON-02, COC-EVC-15)."""
    wanted: str = HOOKS.value(s, "wonder.wanted", "", p)
    if wanted and fetch_wonder(s, p, wanted):
        return
    if s.options.open_wonders:  # COC-VAR-12
        open_wonder(s)
        return
    if s.open_wonders:
        options = [Option("deck")] if s.wonder_deck else []
        options += [Option("take", (w,), (f"wonder:{w}",)) for w in s.open_wonders]
        answer = await choose(p.seat, "draw-wonder", options)
        if answer.verb == "take":
            s.open_wonders = tuple(w for w in s.open_wonders if w != answer.args[0])
            _take_wonder(s, p, str(answer.args[0]))
            return
    if s.wonder_deck:
        _take_wonder(s, p, s.wonder_deck.pop())
        revealed(s)


def _take_wonder(s: ClashTable, p: Player, wonder: str) -> None:
    p.wonders.append(wonder)
    log(s, "drew-wonder", seat=SEAT[p.seat])
    log(s, "drew-wonder-card", (p.seat,), card=f"wonder:{wonder}")


def open_wonder(s: ClashTable) -> None:
    """Turn up the top wonder card."""
    if not s.wonder_deck:
        return
    wonder = s.wonder_deck.pop()
    s.open_wonders = (*s.open_wonders, wonder)
    revealed(s)
    log(s, "wonder-opened", card=f"wonder:{wonder}")


def fetch_wonder(s: ClashTable, p: Player, wonder: str) -> bool:
    """Take a certain wonder card from wherever it is (COC-CIV-14)."""
    if wonder in s.builders or wonder in p.wonders:
        return False
    if wonder in s.open_wonders:
        s.open_wonders = tuple(w for w in s.open_wonders if w != wonder)
        if not s.options.open_wonders:
            open_wonder(s)
    elif wonder in s.wonder_deck:
        s.wonder_deck = shuffled(s, [w for w in s.wonder_deck if w != wonder])
    elif wonder in s.wonder_discard:
        s.wonder_discard.remove(wonder)
    else:
        holder = next((q for q in s.players if wonder in q.wonders), None)
        if holder is None:
            return False
        holder.wonders.remove(wonder)
        if s.wonder_deck:
            _take_wonder(s, holder, s.wonder_deck.pop())
    revealed(s)
    _take_wonder(s, p, wonder)
    return True


def discard_action(s: ClashTable, p: Player, card: str) -> None:
    """A used card goes on its discard pile; under it with the Great Mausoleum (COC-WON-27)."""
    p.actions.remove(card)
    put_away(s, p, card)


def put_away(s: ClashTable, p: Player, card: str) -> None:
    """An action or event card goes to its discard pile."""
    pile = s.event_discard if card in EVENTS else s.action_discard
    pile.insert(0 if digs(s, p) else len(pile), card)

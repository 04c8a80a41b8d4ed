"""The lower halves of action cards: what they do in a round of combat (COC-CMB-12)."""

from __future__ import annotations

from oikumene.engine.chance import below, revealed
from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.capture import choose_losses
from oikumene.titles.clash.cards import ACTIONS, DIE, OWNER, SEAT
from oikumene.titles.clash.decks import draw_action
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.jobs import first_do
from oikumene.titles.clash.pieces import at, shift
from oikumene.titles.clash.resources import can_pay, pay, price
from oikumene.titles.clash.sides import (
    ATTACKER,
    DEFENDER,
    SIDES,
    both_react,
    card_player,
    decider,
    fall,
    fighters,
    fits,
    player_of,
    put_cards_away,
    shelters,
)
from oikumene.titles.clash.state import Battle, ClashTable

GOOD = 5
"""A die of a card that shows this or more has its effect."""
SUPPLIES = price(food=2)


class Round:
    """What the cards of a round come to."""

    def __init__(self) -> None:
        self.tactics = ["", ""]
        self.dice = [0, 0]
        self.bonus = [0, 0]
        self.cancels = [0, 0]
        self.clash = [True, True]
        self.retreated = False

    async def aftermath(self, s: ClashTable, b: Battle, before: list[int]) -> None:
        """Routing and Tactical Surprise look at the casualties of the round."""
        fell = [before[side] - len(fighters(s, b, side)) for side in SIDES]
        for side in SIDES:
            if self.tactics[side] == "routing" and fell[1 - side] >= fell[side]:
                await rout(s, b, side)
            if self.tactics[side] == "tactical_surprise" and fell[1 - side]:
                p = card_player(s, b, side)
                if p:
                    await draw_action(s, p)


async def reveal(s: ClashTable, b: Battle) -> Round:
    """Both cards are turned up at once; effects "on reveal" in their order."""
    this = Round()
    for side in SIDES:
        card, p = b.cards[side], card_player(s, b, side)
        if not card or p is None:
            continue
        revealed(s)
        p.actions.remove(card)
        b.shown[side] = card
        log(s, "tactics", seat=SEAT[p.seat], tactics=f"tactics:{ACTIONS[card].tactics}")
    b.cards = ["", ""]
    for side in SIDES:
        await both_react(s, b, side, "round.revealed")
    for side in SIDES:
        tactics = ACTIONS[b.shown[side]].tactics if b.shown[side] else ""
        if tactics and fits(s, b, side, tactics):  # COC-CMB-14
            this.tactics[side] = HOOKS.value(s, "tactics.used", tactics, b, side)
    await cancel_cards(s, b, this)
    for side in SIDES:
        await on_reveal(s, b, side, this)
    for side in SIDES:
        set_up(s, b, side, this)
    if this.tactics[DEFENDER] == "tactical_retreat" and shelters(s, b):
        await slip_away(s, b)
        this.retreated = True
    return this


async def cancel_cards(s: ClashTable, b: Battle, this: Round) -> None:
    """Scouts first, then Martyr."""
    for side in SIDES:
        p = card_player(s, b, side)
        foe = 1 - side
        if this.tactics[side] == "scouts" and b.shown[foe] and p:
            p.actions.append(b.shown[foe])
            b.shown[foe] = this.tactics[foe] = ""
    for side in SIDES:
        if this.tactics[side] == "martyr":
            this.tactics[1 - side] = ""
            await fell(s, b, side)
            await fell(s, b, 1 - side)


async def fell(s: ClashTable, b: Battle, side: int) -> None:
    """A side removes one of its fighting units at once."""
    units = fighters(s, b, side)
    for u in await choose_losses(s, decider(s, b, side), units, 1, "casualties"):
        await fall(s, b, side, u)


def die(s: ClashTable) -> int:
    """One die for a card."""
    return DIE[below(s, len(DIE))][0]


async def on_reveal(s: ClashTable, b: Battle, side: int, this: Round) -> None:
    """Archers, Peltasts, The Siege."""
    tactics = this.tactics[side]
    if tactics == "archers" and die(s) >= GOOD:
        await fell(s, b, 1 - side)
    elif tactics == "peltasts":
        dice = [die(s) for _ in fighters(s, b, side)]
        this.cancels[side] += any(each >= GOOD for each in dice)
    elif tactics == "the_siege":
        p = player_of(s, b, DEFENDER)
        if p is None or not can_pay(s, p, SUPPLIES):
            this.clash[DEFENDER] = False
            return
        options = [Option("supply", (), ("resource:food",)), Option("no")]
        if (await choose(p.seat, "the-siege", options)).verb == "no":
            this.clash[DEFENDER] = False
            return
        await pay(s, p, SUPPLIES, "tactics:the_siege")


def set_up(s: ClashTable, b: Battle, side: int, this: Round) -> None:
    """Cards that work on the roll and on casualties."""
    foe = 1 - side
    match this.tactics[side]:
        case "wedge_formation":
            this.bonus[side] += len(fighters(s, b, foe))
        case "high_morale":
            this.bonus[side] += 2
        case "defiant_stand":
            this.bonus[ATTACKER] -= len(fighters(s, b, ATTACKER))
        case "high_ground":
            this.clash[foe] = False
        case "tactical_surprise" | "the_siege":
            this.bonus[side] += 1
        case "for_the_people" | "prepared_defenses" | "flanking":
            this.dice[side] += 1
        case "upgraded_defenses":
            this.cancels[side] += 1


async def rout(s: ClashTable, b: Battle, side: int) -> None:
    """Routing: one more unit of the other side may fall."""
    if fighters(s, b, 1 - side) and die(s) >= GOOD:
        await fell(s, b, 1 - side)


async def slip_away(s: ClashTable, b: Battle) -> None:
    """Tactical Retreat: the defender leaves, the attacker has won."""
    options = s.ground.options("withdraw")
    answer = await choose(b.defender, "withdraw", [options[m] for m in sorted(shelters(s, b))])
    end = s.ground.where(answer)
    shift(s, b.defender, at(s, b.defender, b.space), end)
    log(s, "retreated", owner=OWNER[b.defender], space=s.ground.things[end])
    put_cards_away(s, b)
    first_do(s, f"battle-over {b.attacker}")

"""What a seat sees of the table, and what it can only imagine (COC-HID)."""

from __future__ import annotations

from typing import Any

from oikumene.engine.chance import below, shuffled
from oikumene.engine.view import seen
from oikumene.titles.clash.action_cards import spied_cards
from oikumene.titles.clash.cards import ACTIONS, REGIONS, UNIT, UNITS
from oikumene.titles.clash.construction import kinds_in
from oikumene.titles.clash.ground import hex_of
from oikumene.titles.clash.pieces import building_supply, kind_of, settlements, space_of, supply
from oikumene.titles.clash.resources import cap
from oikumene.titles.clash.scoring import points
from oikumene.titles.clash.sides import SIDES, card_player, fits
from oikumene.titles.clash.state import ClashTable, Player
from oikumene.titles.clash.trading import imagine_offer, known_cards, shown_offer


def view(s: ClashTable, seat: int | None) -> dict[str, Any]:
    """The marked fields, and the numbers that players would count themselves."""
    table = seen(s, seat)
    ground = s.ground
    table["hexes"] = [[name, *hex_of(name), s.terrain[n]] for n, name in enumerate(ground.names)]
    table["units"] = [
        [[space_of(u), UNITS[kind_of(u)], u & 63] for u in units] for units in s.units
    ]
    table["offer"] = shown_offer(s, seat)
    table["topmost"] = peeked(s, seat)
    for p, shown in zip(s.players, table["players"], strict=True):
        shown.update(derived(s, p))
    return table


def peeked(s: ClashTable, seat: int | None) -> list[str]:
    """Cards on top of the event deck that a seat has looked at, the topmost first."""
    known = s.seen.get(seat, 0) if seat is not None else 0
    return s.event_deck[::-1][:known]


def derived(s: ClashTable, p: Player) -> dict[str, Any]:
    """A player's numbers that follow from the table."""
    return {
        "supply": {
            name: supply(s, p.seat, kind)
            for kind, name in enumerate(UNITS)
            if s.options.expansion or not UNIT[name].expansion
        },
        "pieces": {
            "settlement": settlements(s, p),
            **{building: building_supply(s, p, building) for building in kinds_in(s)},
        },
        "caps": [cap(s, p, kind) for kind in range(5)],
        "points": points(s, p),
    }


def imagine(s: ClashTable, seat: int | None) -> None:
    """Everything that a seat cannot know is dealt anew, from sorted cards: how they really lie must
    make no difference."""
    keep = known(s, seat)
    imagine_hands(s, seat, keep)
    imagine_objectives(s, seat, keep)
    imagine_wonders(s, seat, keep)
    hidden = len(s.event_deck) - len(peeked(s, seat))
    s.event_deck[:hidden] = shuffled(s, sorted(s.event_deck[:hidden]))
    imagine_regions(s)
    imagine_offer(s, seat)


def known(s: ClashTable, seat: int | None) -> set[str]:
    """Cards in other hands that a seat knows: those of an offer, those it is looking at."""
    return {*known_cards(s, seat), *spied_cards(s, seat)}


def imagine_hands(s: ClashTable, seat: int | None, keep: set[str]) -> None:
    """Action cards of others and of the deck; great persons among others may have changed hands."""
    pool = list(s.action_deck)
    persons: list[str] = []
    others = [p for p in s.players if p.seat != seat]
    for p in others:
        unknown = [card for card in p.actions if card not in keep]
        pool += [card for card in unknown if card in ACTIONS]
        persons += [card for card in unknown if card not in ACTIONS]
    pool = shuffled(s, sorted(pool))
    hands = [[card for card in p.actions if card in keep] for p in others]
    for person in sorted(persons):
        room = [at for at, p in enumerate(others) if len(hands[at]) < room_for_persons(s, p)]
        hands[room[below(s, len(room))]].append(person)
    for p, hand in zip(others, hands, strict=True):
        laid = laid_card(s, p)
        while len(hand) < len(p.actions):
            hand.append(pool.pop())
        if laid:
            relay(s, p, hand, pool)
        p.actions = hand
    s.action_deck = pool


def room_for_persons(s: ClashTable, p: Player) -> int:
    """Cards in a hand that could be great persons: one that lies face down is an action card."""
    return len(p.actions) - laid_card(s, p)


def laid_card(s: ClashTable, p: Player) -> bool:
    """Whether a player has a card face down in the battle."""
    b = s.battle
    return b is not None and any(b.cards[side] and card_player(s, b, side) is p for side in SIDES)


def relay(s: ClashTable, p: Player, hand: list[str], pool: list[str]) -> None:
    """A card that could lie face down is chosen anew; one is swapped in if the hand has none."""
    b = s.battle
    assert b is not None
    for side in SIDES:
        if not b.cards[side] or card_player(s, b, side) is not p:
            continue
        able = [c for c in hand if c in ACTIONS and fits(s, b, side, ACTIONS[c].tactics)]
        if not able:
            spare = next(c for c in pool if fits(s, b, side, ACTIONS[c].tactics))
            at = next(i for i, c in enumerate(hand) if c in ACTIONS)
            pool[pool.index(spare)], hand[at] = hand[at], spare
            able = [spare]
        b.cards[side] = able[below(s, len(able))]


def imagine_objectives(s: ClashTable, seat: int | None, keep: set[str]) -> None:
    """Objective cards of others, of the deck, of the discard pile and of the oracle."""
    others = [p for p in s.players if p.seat != seat]
    pool = s.objective_deck + s.objective_discard
    for p in others:
        pool += [card for card in p.objectives if card not in keep]
    guessed = s.oracle != seat
    if guessed:
        pool += list(s.assigned.values())
    pool = shuffled(s, sorted(pool))
    for p in others:
        p.objectives = [card if card in keep else pool.pop() for card in p.objectives]
    if guessed:
        s.assigned = {to: pool.pop() for to in s.assigned}
    s.objective_discard = [pool.pop() for _ in s.objective_discard]
    s.objective_deck = pool


def imagine_wonders(s: ClashTable, seat: int | None, keep: set[str]) -> None:
    """Wonder cards of others and of the deck."""
    others = [p for p in s.players if p.seat != seat]
    pool = list(s.wonder_deck)
    for p in others:
        pool += [card for card in p.wonders if card not in keep]
    pool = shuffled(s, sorted(pool))
    for p in others:
        p.wonders = [card if card in keep else pool.pop() for card in p.wonders]
    s.wonder_deck = pool


def imagine_regions(s: ClashTable) -> None:
    """Regions that are face down, and those that are not used."""
    shown = {region.rstrip("*") for region in s.regions}
    pool = shuffled(s, [region for region in REGIONS if region not in shown])
    s.faces = [
        face if not face or s.regions[slot] else pool.pop() for slot, face in enumerate(s.faces)
    ]

"""What a seat sees of the table, and what it can only imagine (CIV-INF)."""

from __future__ import annotations

from typing import Any

from oikumene.engine.chance import draw
from oikumene.engine.view import seen
from oikumene.titles.civilization.buildings import supply
from oikumene.titles.civilization.cards import (
    BARBARIANS,
    DECK,
    EVENTS,
    FAMILIES,
    GREAT_PERSON,
    HUT,
    MARKERS,
    UNIT_OF,
    UNITS,
    VILLAGE,
    WONDERS,
)
from oikumene.titles.civilization.culture import event_hand
from oikumene.titles.civilization.figures import FLAGS, KINDS, SCOUT, stacking, unbuilt
from oikumene.titles.civilization.forces import SIDES, battle_hand
from oikumene.titles.civilization.fronts import strength
from oikumene.titles.civilization.governments import unlocked
from oikumene.titles.civilization.ground import FACE_DOWN
from oikumene.titles.civilization.hooks import HOOKS
from oikumene.titles.civilization.negotiation import imagine_offer, shown_offer
from oikumene.titles.civilization.production import production
from oikumene.titles.civilization.resources import content
from oikumene.titles.civilization.state import Battle, CivilizationTable, Player
from oikumene.titles.civilization.techs import known
from oikumene.titles.civilization.victory import progress
from oikumene.titles.civilization.wonders import wonder_cost
from oikumene.titles.civilization.yields import coins, culture_of, resources_of, trade_of

# What a seat sees


def view(s: CivilizationTable, seat: int | None) -> dict[str, Any]:
    """The marked fields, and the numbers that players would count themselves."""
    table = seen(s, seat)
    table.update(shown_map(s))
    table["unit_decks"] = {unit: len(s.unit_decks[at]) for at, unit in enumerate(UNITS)}
    table["event_decks"] = [len(deck) for deck in s.event_decks]
    table["supply"] = {family: supply(s, family) for family in FAMILIES}
    table["wonder_costs"] = [shown_cost(s, seat, wonder) for wonder in s.wonders]
    table["offer"] = shown_offer(s, seat)
    for n in s.cities:
        table["cities"][str(n)].update(city_numbers(s, n))
    for p, shown in zip(s.players, table["players"], strict=True):
        shown.update(derived(s, p))
        shown.update(shown_hands(s, p, p.seat == seat))
    if s.battle:
        table["battle"].update(shown_forces(s, s.battle, seat))
    return table


def shown_map(s: CivilizationTable) -> dict[str, Any]:
    """The squares in the order of their numbers, with what is printed there, and the tiles."""
    ground, board = s.ground, s.ground.board
    squares = [
        [
            name,
            *board.grid.squares[n],
            ground.terrain[n],
            list(ground.icons[n][:4]),
            ground.resource[n],
            board.slot_of[n],
        ]
        for n, name in enumerate(ground.names)
    ]
    tiles = [
        {
            "squares": [ground.names[n] for n in squares_of],
            "tile": None if word == FACE_DOWN else word.partition("/")[0],
        }
        for squares_of, word in zip(board.slots, ground.tiles, strict=True)
    ]
    disasters = {ground.names[n]: letter for n, letter in ground.disasters.items()}
    return {"squares": squares, "tiles": tiles, "disasters": disasters}


def shown_cost(s: CivilizationTable, seat: int | None, wonder: str) -> int:
    """What a wonder of the market costs a seat; the printed cost for a spectator."""
    if not wonder:
        return 0
    return WONDERS[wonder].cost if seat is None else wonder_cost(s.players[seat], wonder)


def city_numbers(s: CivilizationTable, n: int) -> dict[str, Any]:
    """What a city yields now."""
    return {
        "trade": trade_of(s, n),
        "production": production(s, s.players[s.cities[n].owner], n),
        "culture": culture_of(s, n),
        "resources": resources_of(s, n),
    }


def derived(s: CivilizationTable, p: Player) -> dict[str, Any]:
    """A player's numbers that follow from the table."""
    all_known = known(p.techs)
    return {
        "figures": [[f >> 4, KINDS[f & SCOUT], f & FLAGS] for f in p.figures],
        "unbuilt": {kind: unbuilt(p, at) for at, kind in enumerate(KINDS)},
        "speed": all_known.speed,
        "stacking": stacking(s, p),
        "event_hand": event_hand(s, p),
        "battle_hand": battle_hand(s, p, 1, False),
        "city_limit": all_known.city_limit,
        "ranks": {unit: int(all_known.ranks[at]) for at, unit in enumerate(UNITS)},
        "coins": coins(s, p),
        "governments": unlocked(p),
        "progress": progress(s, p),
    }


def shown_hands(s: CivilizationTable, p: Player, own: bool) -> dict[str, Any]:
    """One's own cards and markers by name, those of others by their backs (CIV-INF-02 … 04)."""
    types = [UNIT_OF[card] for card in (*p.units, *force_of(s, p))]
    units = {unit: types.count(at) for at, unit in enumerate(UNITS) if at in types}
    if own:
        return {"units": units, "unit_cards": p.units[:]}
    levels = [EVENTS[card].level for card in p.events]
    kinds = [MARKERS[marker].kind for marker in p.markers]
    return {
        "units": units,
        "events": [levels.count(level) for level in DECK],
        "markers": {kind: kinds.count(kind) for kind in (HUT, VILLAGE)},
    }


def shown_forces(s: CivilizationTable, b: Battle, seat: int | None) -> dict[str, Any]:
    """The battle forces that a seat sees, and how strong each of their units is."""
    visible = [sees_force(s, b, side, seat) for side in SIDES]
    strengths = [[strength(s, b, side, card) for card in b.forces[side]] for side in SIDES]
    return {
        "forces": [b.forces[side][:] if visible[side] else None for side in SIDES],
        "strengths": [strengths[side] if visible[side] else None for side in SIDES],
    }


def force_of(s: CivilizationTable, p: Player) -> list[str]:
    """A player's units in a battle force: nobody saw which ones were drawn (CIV-BAT-13)."""
    b = s.battle
    if b is None or p.seat not in (b.attacker, b.defender):
        return []
    return b.forces[b.side_of(p.seat)]


def sees_force(s: CivilizationTable, b: Battle, side: int, seat: int | None) -> bool:
    """Whether a seat knows a battle force: who plays it, or to whom it lies open."""
    if seat is None:
        return False
    if seat == b.seat_of(side):
        return True
    return seat == b.owner_of(1 - side) and HOOKS.value(s, "battle.open", False, s.players[seat])


# What it can only imagine


def imagine(s: CivilizationTable, seat: int | None) -> None:
    """Everything that a seat cannot know is drawn anew, from sorted pools: how things really lie
    must make no difference."""
    imagine_units(s, seat)
    imagine_events(s, seat)
    imagine_markers(s, seat)
    for pool in (s.tile_pool, s.person_pool, s.wonder_pool):
        pool.sort()
    imagine_offer(s, seat)


def imagine_units(s: CivilizationTable, seat: int | None) -> None:
    """Units of others and of hidden battle forces; their types are known (CIV-INF-04)."""
    forces = hidden_forces(s, seat)
    hidden = [p.units for p in s.players if p.seat != seat]
    for owner, force in forces:
        if owner == BARBARIANS:
            hidden.append(force)
        else:  # which of a player's units were drawn is not known either (CIV-BAT-06)
            s.players[owner].units += force
            s.players[owner].units.sort()
    for cards in hidden:
        for card in cards:
            s.unit_decks[UNIT_OF[card]].append(card)
    for deck in s.unit_decks:
        deck.sort()
    for cards in hidden:
        cards[:] = [draw(s, s.unit_decks[UNIT_OF[card]]) for card in cards]
    for owner, force in forces:
        if owner != BARBARIANS:
            units = s.players[owner].units
            force[:] = sorted(draw(s, units) for _ in force)
            units.sort()


def hidden_forces(s: CivilizationTable, seat: int | None) -> list[tuple[int, list[str]]]:
    """The battle forces that a seat does not see, and whose they are."""
    b = s.battle
    if b is None:
        return []
    return [
        (b.owner_of(side), b.forces[side]) for side in SIDES if not sees_force(s, b, side, seat)
    ]


def imagine_events(s: CivilizationTable, seat: int | None) -> None:
    """Culture events of others and of the decks, by level."""
    others = [p for p in s.players if p.seat != seat]
    for p in others:
        for card in p.events:
            s.event_decks[EVENTS[card].level - 1].append(card)
    for deck in s.event_decks:
        deck.sort()
    for p in others:
        p.events = [draw(s, s.event_decks[EVENTS[card].level - 1]) for card in p.events]


def imagine_markers(s: CivilizationTable, seat: int | None) -> None:
    """Hut and village markers of others and of the pools; nobody keeps a great person's."""
    others = [p for p in s.players if p.seat != seat]
    pools = {HUT: s.hut_pool, VILLAGE: s.village_pool}
    for p in others:
        for marker in p.markers:
            pools[MARKERS[marker].kind].append(marker)
    persons = [marker for marker in s.village_pool if content(marker) == GREAT_PERSON]
    for marker in persons:
        s.village_pool.remove(marker)
    for pool in pools.values():
        pool.sort()
    for p in others:
        p.markers = sorted(draw(s, pools[MARKERS[marker].kind]) for marker in sorted(p.markers))
    s.village_pool += persons

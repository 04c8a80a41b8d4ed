"""What culture events do (CIV-EVT-13 … 26). Gifts and events that cancel are in payments.py."""

from __future__ import annotations

from collections.abc import Iterator

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.civilization.buildings import remove_mark
from oikumene.titles.civilization.cards import (
    ANARCHY,
    BUILDINGS,
    GREAT_PEOPLE,
    NOBODY,
    PLAYER,
    SEAT,
    TECHS,
    Event,
)
from oikumene.titles.civilization.events import Chosen, event, near
from oikumene.titles.civilization.figures import (
    FRESH,
    KINDS,
    MOVED,
    MOVING,
    SCOUT,
    at,
    relocate,
    remove,
    room,
)
from oikumene.titles.civilization.governments import switch
from oikumene.titles.civilization.ground import with_disaster
from oikumene.titles.civilization.research import learn_from
from oikumene.titles.civilization.state import (
    CivilizationTable,
    Player,
    change,
    cities_of,
    city_owner,
    opponents,
)
from oikumene.titles.civilization.techs import learnable
from oikumene.titles.civilization.victory import recount
from oikumene.titles.civilization.yields import owner_around

PERSON = "person"
RUNNING = tuple(f"moving-{kind}" for kind in KINDS)


# Whom an event targets (CIV-EVT-26)


def land_owner(s: CivilizationTable, n: int) -> int:
    """In whose city center or outskirts a square lies."""
    owner = city_owner(s, n)
    return owner if owner != NOBODY else owner_around(s, n)


def lands_owner(s: CivilizationTable, _card: Event, aim: Option) -> tuple[int, ...]:
    """Of a square or what is built there: the owner of the city."""
    return (land_owner(s, s.ground.where(aim)),)


def the_player(_s: CivilizationTable, _card: Event, aim: Option) -> tuple[int, ...]:
    """The player who was chosen."""
    return (int(aim.args[0]),)


def nobody(_s: CivilizationTable, _card: Event, _aim: Option) -> tuple[int, ...]:
    """One's own things."""
    return ()


# Drought, Deforestation


def lands_to_waste(
    s: CivilizationTable, _p: Player, card: Event, _chosen: Chosen
) -> Iterator[Option]:
    """Squares without a city, building or wonder; great people stay (CIV-EVT-24)."""
    options = s.ground.options("at")
    for n, letter in enumerate(s.ground.terrain):
        if letter not in card.only or n in s.cities:
            continue
        if n not in s.built or s.built[n] in GREAT_PEOPLE:
            yield options[n]


@event("terrain", lands_to_waste, lands_owner)
async def lay_waste(s: CivilizationTable, _p: Player, card: Event, aims: Chosen) -> None:
    """The square has another terrain for the rest of the game (CIV-EVT-13 … 15)."""
    s.tiles = with_disaster(s.tiles, s.ground.where(aims[0]), card.to)
    recount(s)


# Exchange of Ideas, Knowledge Shared, Think Tank


def taught(p: Player, level: int) -> tuple[str, ...]:
    """A player's techs up to a printed level."""
    return tuple(tech for tech in p.techs if TECHS[tech].level <= level)


def schools(s: CivilizationTable, p: Player, card: Event, _chosen: Chosen) -> Iterator[Option]:
    """The players with whom at least one side would learn."""
    for q in opponents(s, p):
        if learnable(p, taught(q, card.n)) or learnable(q, taught(p, card.n)):
            yield PLAYER[q.seat]


@event("exchange", schools, the_player)
async def exchange(s: CivilizationTable, p: Player, card: Event, aims: Chosen) -> None:
    """Both learn from each other, the user first (CIV-EVT-19)."""
    q = s.players[int(aims[0].args[0])]
    await learn_from(s, p, taught(q, card.n), "exchange")
    await learn_from(s, q, taught(p, card.n), "exchange")


# Sabotage, Catastrophe, Disaster


def building_squares(s: CivilizationTable) -> Iterator[int]:
    """Squares with a building, and centers of cities with walls (CIV-EVT-23, CIV-WAL-07)."""
    for n, mark in s.built.items():
        if mark in BUILDINGS:
            yield n
    for n, city in s.cities.items():
        if city.walls:
            yield n


def buildings_to_destroy(
    s: CivilizationTable, p: Player, card: Event, chosen: Chosen
) -> Iterator[Option]:
    """The buildings within reach; of other players only for Disaster."""
    options = s.ground.options("at")
    for n in building_squares(s):
        if card.others and land_owner(s, n) == p.seat:
            continue
        if options[n] not in chosen and near(s, p, n, card.range):
            yield options[n]


@event("destroy", buildings_to_destroy, lands_owner, several=True)
async def destroy_them(s: CivilizationTable, _p: Player, _card: Event, aims: Chosen) -> None:
    """The chosen buildings are destroyed."""
    for aim in aims:
        remove_mark(s, s.ground.where(aim))


# The Citizens are Revolting


def rivals(s: CivilizationTable, p: Player, _card: Event, _chosen: Chosen) -> Iterator[Option]:
    """Any other player: one in Anarchy must stay in it (CIV-GOV-16)."""
    return (PLAYER[q.seat] for q in opponents(s, p))


@event("anarchy", rivals, the_player)
async def revolt(s: CivilizationTable, _p: Player, _card: Event, aims: Chosen) -> None:
    """A player's government falls; it was changed in this round then (CIV-GOV-16)."""
    switch(s, s.players[int(aims[0].args[0])], ANARCHY)


# We Love the … Day


def own_cities(s: CivilizationTable, p: Player, _card: Event, _chosen: Chosen) -> Iterator[Option]:
    """One's own cities."""
    options = s.ground.options("at")
    return (options[n] for n in cities_of(s, p.seat))


def cheer(s: CivilizationTable, n: int, amount: int) -> None:
    """A city has more production for its next produce action (CIV-PRD-10)."""
    change(s, n, bonus=s.cities[n].bonus + amount)
    log(s, "city-bonus", square=s.ground.things[n], n=amount)


@event("production", own_cities, nobody)
async def celebrate(s: CivilizationTable, _p: Player, card: Event, aims: Chosen) -> None:
    """A city is glad to work."""
    cheer(s, s.ground.where(aims[0]), card.n)


# Disoriented, Lost, Out of Position


def strayed(s: CivilizationTable, q: Player, n: int, limit: int) -> Iterator[int]:
    """Where a player's figures of a square can be led (CIV-EVT-22)."""
    closed = {f >> 4 for other in s.players if other is not q for f in other.figures}
    closed.update(s.huts, s.cities, (n,))
    ground, size, border = s.ground, len(at(q, n)), [n]
    for _ in range(limit):
        reached = []
        for here in border:
            for m in ground.beside[here]:
                if m in closed or ground.is_water[m]:
                    continue
                closed.add(m)
                reached.append(m)
                if room(s, q, m) >= size:
                    yield m
        border = reached


def the_next(s: CivilizationTable, p: Player, n: int, limit: int) -> Player | None:
    """Whose figures of a square can be led: where two share it (CIV-MOV-22), the next clockwise."""
    for q in opponents(s, p):
        if at(q, n) and any(True for _ in strayed(s, q, n, limit)):
            return q
    return None


def squares_to_lead(
    s: CivilizationTable, p: Player, card: Event, _chosen: Chosen
) -> Iterator[Option]:
    """Squares with another player's figures that can go anywhere."""
    options = s.ground.options("at")
    for n in dict.fromkeys(f >> 4 for q in opponents(s, p) for f in q.figures):
        if the_next(s, p, n, card.n):
            yield options[n]


def the_led(s: CivilizationTable, _card: Event, aim: Option) -> tuple[int, ...]:
    """Whose figures they are, and in whose outskirts they stand."""
    n = s.ground.where(aim)
    return (*(q.seat for q in s.players if at(q, n)), land_owner(s, n))


@event("move", squares_to_lead, the_led)
async def lead_astray(s: CivilizationTable, p: Player, card: Event, aims: Chosen) -> None:
    """All figures of the square go together; the user chooses where."""
    n = s.ground.where(aims[0])
    q = the_next(s, p, n, card.n)
    assert q is not None
    options = s.ground.options("to")
    answer = await choose(
        p.seat,
        "lead",
        lambda: [options[m] for m in strayed(s, q, n, card.n)],
        square=s.ground.things[n],
        other=SEAT[q.seat],
    )
    to = s.ground.where(answer)
    for figure in at(q, n):
        relocate(s, q, figure, to, figure & (MOVED | FRESH))
    log(s, "led", seat=SEAT[q.seat], square=s.ground.things[n], to=s.ground.things[to])
    recount(s)


# Defection, Mass Defection, Wholesale Defection


def victim(s: CivilizationTable, q: Player, figure: int) -> Option:
    """The option to kill a figure: those that move now are not like the others in their square."""
    word = (RUNNING if figure & MOVING else KINDS)[figure & SCOUT]
    return s.ground.options("kill", word, str(q.seat), of="seat")[figure >> 4]


def victims(s: CivilizationTable, p: Player, card: Event, chosen: Chosen) -> Iterator[Option]:
    """Figures of any player within reach, or a great person (CIV-EVT-21)."""
    if chosen:
        yield from other_victims(s, chosen)
        return
    seen: set[Option] = set()
    reached: dict[int, bool] = {}
    for q in s.players:
        for figure in q.figures:
            n = figure >> 4
            if n not in reached:
                reached[n] = near(s, p, n, card.range)
            if not reached[n]:
                continue
            option = victim(s, q, figure)
            if option not in seen:
                seen.add(option)
                yield option
    if card.great_person:
        options = s.ground.options("kill", PERSON)
        for n, mark in s.built.items():
            if mark in GREAT_PEOPLE and near(s, p, n, card.range):
                yield options[n]


def other_victims(s: CivilizationTable, chosen: Chosen) -> list[Option]:
    """The figures that are left in the square of the first."""
    if chosen[0].args[1] == PERSON:
        return []
    n = s.ground.where(chosen[0])
    left = [victim(s, q, figure) for q in s.players for figure in at(q, n)]
    for each in chosen:
        left.remove(each)
    return list(dict.fromkeys(left))


def the_killed(s: CivilizationTable, card: Event, aim: Option) -> tuple[int, ...]:
    """Defection names a figure; the others name a square, and so also the owner of the land."""
    owner = land_owner(s, s.ground.where(aim))
    if aim.args[1] == PERSON:
        return (owner,)
    seat = int(aim.args[2])
    return (seat, owner) if card.great_person else (seat,)


@event("kill", victims, the_killed, several=True)
async def kill(s: CivilizationTable, _p: Player, _card: Event, aims: Chosen) -> None:
    """Figures go back to the sheet without loot, a great person leaves the game (CIV-EVT-16)."""
    for aim in aims:
        n = s.ground.where(aim)
        if aim.args[1] == PERSON:
            remove_mark(s, n)
        else:
            kill_figure(s, s.players[int(aim.args[2])], aim)
    recount(s)


def kill_figure(s: CivilizationTable, q: Player, aim: Option) -> None:
    """One that has not moved yet, if there is one."""
    here = [f for f in at(q, s.ground.where(aim)) if victim(s, q, f) == aim]
    figure = min(here, key=lambda f: f & MOVED)
    remove(s, q, figure)
    log(
        s,
        "killed",
        seat=SEAT[q.seat],
        figure=f"figure:{KINDS[figure & SCOUT]}",
        square=aim.things[0],
    )

"""The Start of Turn phase (CIV-SOT), with scouts that gather (CIV-SCT)."""

from __future__ import annotations

from functools import lru_cache

from oikumene.engine.decision import Option, Refusal, choose
from oikumene.engine.journal import log
from oikumene.titles.civilization.abilities import usable, use
from oikumene.titles.civilization.cards import END, SEAT, START
from oikumene.titles.civilization.effects.wonders import use_wonder, uses
from oikumene.titles.civilization.events import play, playable
from oikumene.titles.civilization.figures import FRESH, SCOUT
from oikumene.titles.civilization.founding import found, founders, sites, why_not_found
from oikumene.titles.civilization.governments import (
    close_windows,
    refused_switches,
    switch,
    switches,
)
from oikumene.titles.civilization.great_people import person_places, put_person
from oikumene.titles.civilization.harvest import harvest, harvestable
from oikumene.titles.civilization.jobs import first_do, job
from oikumene.titles.civilization.resources import gain_culture, gain_trade
from oikumene.titles.civilization.state import (
    CivilizationTable,
    Player,
    cities_of,
    government_of,
    react,
    use_up,
    used,
)
from oikumene.titles.civilization.yields import icons, resource

FEUDALISM = "feudalism"


@job("start")
async def start(s: CivilizationTable) -> None:
    """The player does one thing more, or ends the Start of Turn (CIV-SOT-01)."""
    p = s.player
    always = s.options.always_ask
    answer = await choose(
        p.seat, "start", lambda: options(s, p), lambda: refused(s, p), always=always
    )
    if answer == END:
        await finish(s, p)
        return
    first_do(s, "start")
    await do(s, p, answer)


async def do(s: CivilizationTable, p: Player, answer: Option) -> None:
    """What was chosen."""
    verb = answer.verb
    if verb == "found":
        await found(s, p, s.ground.where(answer))
    elif verb == "switch":
        switch(s, p, str(answer.args[0]))
    elif verb == "person":
        await place_person(s, p, str(answer.args[0]))
    elif verb == "send":
        send(s, p, answer)
    elif verb == "use":
        await use(s, p, str(answer.args[0]), START)
    elif verb == "play":
        await play(s, p, str(answer.args[0]))
    elif verb == "wonder":
        await use_wonder(s, p, str(answer.args[0]))
    elif verb == "harvest":
        use_up(s, p, FEUDALISM)
        await harvest(s, p, s.ground.where(answer), government_of(s, p).harvest)


def options(s: CivilizationTable, p: Player) -> list[Option]:
    """Everything that a player may do in the Start of Turn."""
    found = [s.ground.options("found")[n] for n in sites(s, p)]
    found += switches(s, p)
    found += [person_option(each) for each in sorted(set(p.reserve)) if places_for(s, p, each)]
    found += sendings(s, p)
    found += usable(s, p, START)
    found += playable(s, p, START)
    found += uses(s, p)
    if government_of(s, p).harvest and not used(s, p, FEUDALISM):  # CIV-GOV-33
        cities = [n for n in cities_of(s, p.seat) if harvestable(s, n)]
        found += [s.ground.options("harvest")[n] for n in cities]
    return [*found, END]


def refused(s: CivilizationTable, p: Player) -> list[Refusal]:
    """Why a city cannot be founded where a scout stands, or a government not be adopted."""
    squares = sorted({f >> 4 for f in p.figures if founders(s, p, f >> 4)})
    rules = [(n, why_not_found(s, p, n)) for n in squares]
    sites = [Refusal(s.ground.options("found")[n], rule) for n, rule in rules if rule]
    return [*sites, *refused_switches(s, p)]


@lru_cache(None)
def person_option(person: str) -> Option:
    """The option to put a great person on the map."""
    return Option("person", (person,), (f"great_person:{person}",))


async def place_person(s: CivilizationTable, p: Player, person: str) -> None:
    """A great person leaves the reserve (CIV-GRP-03)."""
    at = s.ground.options("at")
    answer = await choose(
        p.seat,
        "person-place",
        lambda: [at[n] for n in places_for(s, p, person)],
        person=f"great_person:{person}",
    )
    n = s.ground.where(answer)
    use_up(s, p, stood(person, n))
    put_person(s, p, person, n)


def places_for(s: CivilizationTable, p: Player, person: str) -> list[int]:
    """Where a great person may go; not back to where it stood before in this turn: two could
    replace each other for ever."""
    return [n for n in person_places(s, p) if not used(s, p, stood(person, n))]


def stood(person: str, n: int) -> str:
    """How the place of a great person is marked as used."""
    return f"{person}-{n}"


# Scouts that gather


def sendings(s: CivilizationTable, p: Player) -> list[Option]:
    """What scouts may send to which city: only what would change something (CIV-SCT-01).

    Nobody says the same twice in a round: there would be no end of changing one's mind.
    """
    squares = sorted({f >> 4 for f in p.figures if f & SCOUT and not f & FRESH})  # CIV-SCT-03
    squares = [n for n in squares if yields_anything(s, n)]
    if not squares:
        return []
    cities = cities_of(s, p.seat)
    found = [
        s.ground.options("send", s.ground.names[city])[n]
        for n in squares
        for city in cities
        if goes_to(s, n, cities) != city
    ]
    return [option for option in found if not used(s, p, said(option))]


def said(option: Option) -> str:
    """How a declaration is marked as used."""
    return "-".join(map(str, option.args))


def yields_anything(s: CivilizationTable, n: int) -> bool:
    """Whether there is anything to gather in a square (CIV-SCT-12)."""
    if n in s.cities:
        return False
    found = icons(s, n)
    return bool(found.trade or found.production or found.culture or resource(s, n))


def goes_to(s: CivilizationTable, n: int, cities: list[int]) -> int:
    """The own city that a square counts for already (CIV-SCT-08)."""
    if n in s.sent:
        return s.sent[n]
    return next((city for city in cities if n in s.ground.around[city]), -1)


def send(s: CivilizationTable, p: Player, answer: Option) -> None:
    """A scout sends what its square yields to a city in this round (CIV-SCT-02, CIV-SCT-09)."""
    n, city = (s.ground.where_is[str(name)] for name in answer.args)
    s.sent = {**s.sent, n: city}
    use_up(s, p, said(answer))
    things = s.ground.things
    log(s, "sent", seat=SEAT[p.seat], square=things[n], city=things[city])


# The end


async def finish(s: CivilizationTable, p: Player) -> None:
    """Gains that are no choice come now, those of the government too (CIV-SOT-03, CIV-GOV-21).

    The government comes first: its owner would put a loss of trade before a gain (CIV-TIM-01).
    """
    close_windows(s, p)
    government = government_of(s, p)
    gain_trade(s, p, government.trade, f"government:{p.government}")
    armies = sum(not f & SCOUT for f in p.figures)
    gain_culture(s, p, government.culture_per_army * armies, f"government:{p.government}")
    await react(s, p, "start.ends")

"""City Management: city actions, and what a player may do around them (CIV-CTY, CIV-ART)."""

from __future__ import annotations

from oikumene.engine.decision import Option, Refusal, RuleId, choose
from oikumene.engine.journal import log
from oikumene.titles.civilization.abilities import usable, use
from oikumene.titles.civilization.cards import CITY, END, LAST_SPACE, SEAT
from oikumene.titles.civilization.culture import advance_track, can_advance
from oikumene.titles.civilization.events import play, playable
from oikumene.titles.civilization.harvest import choose_tokens, harvestable
from oikumene.titles.civilization.hooks import HOOKS
from oikumene.titles.civilization.jobs import first_do, job
from oikumene.titles.civilization.payments import ACTION, cancelled
from oikumene.titles.civilization.production import (
    can_build_free,
    can_produce,
    produce,
    produce_free,
    production,
    use_changes,
)
from oikumene.titles.civilization.resources import gain_culture, take_token
from oikumene.titles.civilization.state import (
    CivilizationTable,
    Player,
    change,
    cities_of,
    government_of,
)
from oikumene.titles.civilization.yields import culture_of

PRODUCE, ARTS, HARVEST, FREE = "produce", "arts", "harvest", "free"
ADVANCE = Option("advance")


@job("city")
async def city_turn(s: CivilizationTable) -> None:
    """One thing that the active player does with his cities, cards or culture (CIV-CTY-05)."""
    p = s.player
    always = s.options.always_ask
    answer = await choose(
        p.seat, "city", lambda: choices(s, p), lambda: refused(s, p), always=always
    )
    if answer == END:
        return
    first_do(s, "city")
    verb = answer.verb
    if answer == ADVANCE:
        await advance_track(s, p)
    elif verb == "use":
        await use(s, p, str(answer.args[0]), CITY)
    elif verb == "play":
        await play(s, p, str(answer.args[0]))
    else:
        await act_with(s, p, s.ground.where(answer), verb)


async def act_with(s: CivilizationTable, p: Player, city: int, verb: str) -> None:
    """A city acts; the action counts as taken also if it is cancelled (CIV-CTY-07)."""
    pool = production(s, p, city) if verb == PRODUCE else 0
    take_action(s, city, verb)
    if verb == PRODUCE:
        await produce(s, p, city, pool)
    elif verb == ARTS:
        await devote(s, p, city)
    elif verb == HARVEST:
        await reap(s, p, city)
    else:
        use_changes(s, p, "city.free", False, city)
        await produce_free(s, p, city)


def take_action(s: CivilizationTable, city: int, verb: str) -> None:
    """Mark an action as taken; producing uses all extra production up (CIV-PRD-10)."""
    kind = PRODUCE if verb == FREE else verb
    done = (*s.cities[city].done, kind)
    if verb == PRODUCE:
        change(s, city, done=done, bonus=0)
    else:
        change(s, city, done=done)


async def devote(s: CivilizationTable, p: Player, city: int) -> None:
    """Devote a city to the arts (CIV-ART-01)."""
    log(s, "devotes", seat=SEAT[p.seat], city=s.ground.things[city])
    if not await cancelled(s, p, ACTION, "action:arts"):
        gain_culture(s, p, arts(s, p, city), "arts")


def arts(s: CivilizationTable, p: Player, city: int) -> int:
    """The culture that a city devoted to the arts gives (CIV-ART-01, CIV-GOV-26)."""
    more = government_of(s, p).capital_arts if s.cities[city].capital else 0
    return 1 + culture_of(s, city) + more


async def reap(s: CivilizationTable, p: Player, city: int) -> None:
    """Harvest as a city action (CIV-HRV-01, CIV-WON-19)."""
    tokens = await choose_tokens(s, p, city, HOOKS.value(s, "harvest.tokens", 1, p))
    if len(tokens) > 1:
        use_changes(s, p, "harvest.tokens", 1)
    for name in tokens:
        thing = f"resource:{name}"
        log(s, "harvests", seat=SEAT[p.seat], city=s.ground.things[city], resource=thing)
    if await cancelled(s, p, ACTION, "action:harvest"):
        return
    for name in tokens:
        take_token(s, p, name)


# What is possible


def choices(s: CivilizationTable, p: Player) -> list[Option]:
    """Everything that the active player may do now."""
    options, found = s.ground.options, []
    for city in cities_of(s, p.seat):
        found += [options(verb)[city] for verb in actions(s, p, city)]
    if can_advance(p):
        found.append(ADVANCE)
    return [*found, *usable(s, p, CITY), *playable(s, p, CITY), END]


def actions(s: CivilizationTable, p: Player, city: int) -> list[str]:
    """The actions that a city can take now (CIV-CTY-02)."""
    if not actions_left(s, p, city):
        return []
    found = []
    if has_action(s, p, city, PRODUCE):
        if can_produce(s, p, city):
            found.append(PRODUCE)
        if HOOKS.value(s, "city.free", False, p, city) and can_build_free(s, p, city):
            found.append(FREE)
    if has_action(s, p, city, ARTS) and not government_of(s, p).no_arts:
        found.append(ARTS)  # the base culture is enough (CIV-AMB-28)
    if has_action(s, p, city, HARVEST) and harvestable(s, city):
        found.append(HARVEST)
    return found


def usual_actions(s: CivilizationTable, p: Player, city: int) -> int:
    """How many actions of different kinds a city has; -1: none at all (CIV-CTY-01, CIV-CTY-09)."""
    return government_of(s, p).capital_actions if s.cities[city].capital else 1


def actions_left(s: CivilizationTable, p: Player, city: int) -> int:
    """How many actions a city may still take (CIV-CTY-06)."""
    usual, each = usual_actions(s, p, city), s.cities[city]
    return max(0, usual + each.extra - len(each.done)) if usual > 0 else 0


def has_action(s: CivilizationTable, p: Player, city: int, kind: str) -> bool:
    """Whether a city may act in a way: its usual actions are of different kinds (CIV-GOV-34), extra
    ones may be any."""
    each = s.cities[city]
    if not each.done:
        return True
    done = (*each.done, kind)
    return len(done) - min(usual_actions(s, p, city), len(set(done))) <= each.extra


# Refusals


def refused(s: CivilizationTable, p: Player) -> list[Refusal]:
    """Why a city cannot act, or the track is closed."""
    options, found = s.ground.options, []
    builds_free = any(owner == p.seat for owner, _ in HOOKS.at(s, "city.free"))
    verbs = (PRODUCE, ARTS, HARVEST, FREE) if builds_free else (PRODUCE, ARTS, HARVEST)
    for city in cities_of(s, p.seat):
        offered = actions(s, p, city)
        found += [
            Refusal(options(verb)[city], why_not_act(s, p, city, verb))
            for verb in verbs
            if verb not in offered
        ]
    if not can_advance(p) and p.track < LAST_SPACE:
        found.append(Refusal(ADVANCE, "CIV-CUL-04"))
    return found


def why_not_act(s: CivilizationTable, p: Player, city: int, verb: str) -> RuleId:
    """The rule that forbids an action which is not on offer."""
    if usual_actions(s, p, city) < 0:
        return "CIV-CTY-09"
    if not actions_left(s, p, city):
        return "CIV-CTY-01"
    if not has_action(s, p, city, PRODUCE if verb == FREE else verb):
        return "CIV-GOV-34"
    if verb == ARTS:
        return "CIV-GOV-28"
    if verb == FREE:
        return "CIV-NAT-05"
    return "CIV-PRD-02" if verb == PRODUCE else "CIV-HRV-02"

"""Ages, rounds and turns (COC-TRN)."""

from __future__ import annotations

from collections.abc import Callable

from oikumene.engine.chance import below
from oikumene.engine.decision import Option, Refusal, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.action_cards import play, playable, refused_cards
from oikumene.titles.clash.advances import advance, can_advance
from oikumene.titles.clash.cards import ACTIONS_PER_TURN, AGES, DIE, END, ENDINGS, ROUNDS, SEAT
from oikumene.titles.clash.cities import active_cities
from oikumene.titles.clash.collecting import can_collect, collect
from oikumene.titles.clash.construction import build, can_build
from oikumene.titles.clash.events import heed_plague
from oikumene.titles.clash.founding import found_city, sites
from oikumene.titles.clash.influence import INFLUENCED, can_influence, influence
from oikumene.titles.clash.jobs import act as do_job
from oikumene.titles.clash.jobs import first_do, job
from oikumene.titles.clash.mood import can_improve, improve
from oikumene.titles.clash.movement import can_move, start_move
from oikumene.titles.clash.objectives import complete_now
from oikumene.titles.clash.pieces import FLAGS, unmark
from oikumene.titles.clash.recruiting import can_recruit, recruit
from oikumene.titles.clash.resources import heed_limits
from oikumene.titles.clash.state import ClashTable, Player, change, note, react, refresh
from oikumene.titles.clash.trading import can_trade, trade
from oikumene.titles.clash.uses import use, uses

ADVANCE, FOUND, COLLECT, BUILD, RECRUIT, MOVE, IMPROVE, INFLUENCE = (
    Option(verb)
    for verb in (
        "advance",
        "found",
        "collect",
        "build",
        "recruit",
        "move",
        "improve",
        "influence",
    )
)
TRADE = Option("trade")
LONG_AGES, SHORT_AGES = 7, 4
INSIDE = ("act", "go")
SAFE = ("action", "status")
"""Jobs before which a match can be kept; the others are safe points for search only."""
Able = Callable[[ClashTable, Player], list[int]]
"""The cities that can do something."""


def ages(s: ClashTable) -> int:
    """How many Ages the game has (COC-TRN-01, COC-VAR-03, COC-VAR-06)."""
    return {"standard": AGES, "short": SHORT_AGES}.get(s.options.length, LONG_AGES)


def last_rounds(s: ClashTable) -> bool:
    """Whether this is one of the rounds in which a variable end may come."""
    return s.options.length in ("random_end", "wonder_end") and (s.age, s.round) in ENDINGS


def turns(s: ClashTable) -> int:
    """How many turns lie behind the table; a status phase counts as one at the end of its round."""
    count = len(s.players)
    now = count if s.step else (s.active - s.first) % count
    return (s.age * ROUNDS + s.round) * (count + 1) + now


async def turn(s: ClashTable) -> None:
    """A turn begins (COC-TRN-02, COC-TRN-09)."""
    if s.active == s.first and begin_round(s):
        return
    p = s.player
    s.left = max(0, ACTIONS_PER_TURN - p.fewer)
    p.fewer = 0
    s.used, s.deeds, s.offers = (), {}, (0,) * len(s.players)
    log(s, "turn", seat=SEAT[p.seat])
    s.todo = ("action",)
    s.phase = "act"
    await react(s, p, "turn.starts")


def begin_round(s: ClashTable) -> bool:
    """A round begins; a random end may come first (COC-VAR-07). Whether it has come."""
    log(s, "round", age=s.age, n=s.round)
    if s.options.length == "random_end" and last_rounds(s):
        s.die = DIE[below(s, len(DIE))][0]
        log(s, "end-rolled", n=s.die)
        if s.die <= ENDINGS[s.age, s.round]:
            s.ending = True
            s.phase = "status"
            return True
    s.noted = s.built_by = ()
    return False


async def act(s: ClashTable) -> None:
    """The next job of a turn or of a status phase."""
    await do_job(s)
    if s.phase not in INSIDE:
        return
    if not s.todo:
        end_turn(s)
        return
    s.phase = "act" if s.todo[0].startswith(SAFE) else "go"


@job("action")
async def action(s: ClashTable) -> None:
    """The active player acts, uses something for free, trades, or ends the turn."""
    p = s.player
    answer = await choose(p.seat, "act", lambda: acts(s, p), lambda: refused(s, p), n=s.left)
    if answer == END:
        return
    first_do(s, "acted")
    verb = answer.verb
    if verb.startswith("use"):
        await use(s, p, answer)
    elif verb == "play":
        await play(s, p, answer)
    elif verb == "trade":
        await trade(s, p)
    else:
        s.left -= 1
        note(s, "main")
        await main_action(s, p, answer)


async def main_action(s: ClashTable, p: Player, answer: Option) -> None:
    """One of the main actions (COC-TRN-05)."""
    if answer == ADVANCE:
        await advance(s, p)
    elif answer == FOUND:
        await found_city(s, p)
    elif answer == COLLECT:
        await collect(s, p, await which_city(s, p, "collect-where", collectors))
    elif answer == BUILD:
        await build(s, p)
    elif answer == RECRUIT:
        await recruit(s, p, await which_city(s, p, "recruit-where", recruiters))
    elif answer == MOVE:
        start_move(s, p)
    elif answer == IMPROVE:
        await improve(s, p)
    elif answer == INFLUENCE:
        await influence(s, p)


async def which_city(s: ClashTable, p: Player, ask: str, able: Able) -> int:
    """The city of an activation."""
    ground = s.ground
    options = ground.options("city")
    return ground.where(await choose(p.seat, ask, lambda: [options[n] for n in able(s, p)]))


def collectors(s: ClashTable, p: Player) -> list[int]:
    """The cities that can collect; Free Economy allows no other collect (COC-ADT-46)."""
    if "free_economy" in s.used:
        return []
    return sorted(n for n in active_cities(s, p) if can_collect(s, p, n))


def recruiters(s: ClashTable, p: Player) -> list[int]:
    """The cities that can recruit."""
    return sorted(n for n in active_cities(s, p) if can_recruit(s, p, [n]))


def acts(s: ClashTable, p: Player) -> list[Option]:
    """Everything that the active player may do now."""
    found = main_actions(s, p) if s.left else []
    return [*found, *uses(s, p), *playable(s, p), *([TRADE] if can_trade(s, p) else []), END]


def main_actions(s: ClashTable, p: Player) -> list[Option]:
    """The main actions that are possible."""
    cities, found = active_cities(s, p), []
    if can_advance(s, p):
        found.append(ADVANCE)
    if sites(s, p):
        found.append(FOUND)
    if "free_economy" not in s.used and any(can_collect(s, p, n) for n in cities):
        found.append(COLLECT)
    if can_build(s, p, cities):
        found.append(BUILD)
    if can_recruit(s, p, cities):
        found.append(RECRUIT)
    if can_move(s, p):
        found.append(MOVE)
    if can_improve(s, p):
        found.append(IMPROVE)
    if can_influence(s, p):
        found.append(INFLUENCE)
    return found


NEEDS = (
    (ADVANCE, "COC-ADV-03"),
    (FOUND, "COC-FND-02"),
    (COLLECT, "COC-COL-15"),
    (BUILD, "COC-BLD-01"),
    (RECRUIT, "COC-REC-03"),
    (MOVE, "COC-MOV-01"),
    (IMPROVE, "COC-MOD-02"),
    (INFLUENCE, "COC-INF-02"),
)


def refused(s: ClashTable, p: Player) -> list[Refusal]:
    """Why a main action is not possible, or a card cannot be played."""
    cards = refused_cards(s, p)
    if not s.left:
        return [*(Refusal(option, "COC-TRN-03") for option, _ in NEEDS), *cards]
    found = main_actions(s, p)
    rules = {**dict(NEEDS), **({INFLUENCE: "COC-INF-12"} if INFLUENCED in s.used else {})}
    return [
        *(Refusal(option, rule) for option, rule in rules.items() if option not in found),
        *cards,
    ]


@job("acted")
async def acted(s: ClashTable) -> None:
    """An action with all that followed from it is over (COC-TIM-04)."""
    heed_plague(s)
    first_do(s, "action")
    await complete_now(s, "action")


def end_turn(s: ClashTable) -> None:
    """What lasted for a turn is over (COC-TRN-10)."""
    p = s.player
    unmark(s, p.seat, FLAGS)
    for n, city in s.cities.items():
        if city.activations or city.spent:
            change(s, n, activations=0, spent=False)
    s.used, s.deeds = (), {}
    p.barred = ()
    if p.lent:
        p.lent = ()
        refresh(s)
        heed_limits(s, p)
    s.left = 0
    s.active = (s.active + 1) % len(s.players)
    s.phase = "turn"
    if s.active == s.first:
        end_round(s)


def end_round(s: ClashTable) -> None:
    """The last player of a round has had the turn (COC-TRN-11)."""
    if s.options.length == "wonder_end" and last_rounds(s) and s.built_by:  # COC-VAR-09
        s.ending = True
        s.phase = "status"
    elif s.round == ROUNDS:
        s.phase = "status"
    else:
        s.round += 1

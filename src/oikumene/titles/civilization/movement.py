"""The Movement phase (CIV-MOV, CIV-WTR, CIV-ENM).

A player turn is a chain of jobs: ``movement`` chooses a group, ``step`` leads it one square on or
discovers a tile, ``arrive`` resolves the square where it ends, and ``move-ended`` comes after the
battle there, if there was one. The figures of the moving group are marked as MOVING.
"""

from __future__ import annotations

from functools import cache

from oikumene.engine.decision import Option, Refusal, RuleId, choose
from oikumene.engine.journal import log
from oikumene.titles.civilization.abilities import usable, use
from oikumene.titles.civilization.battle import begin_battle, kill_scouts
from oikumene.titles.civilization.cards import END, HUT, MOVEMENT, NOBODY, NOWHERE, SEAT
from oikumene.titles.civilization.culture import heed_hand
from oikumene.titles.civilization.events import figure_window, play, playable
from oikumene.titles.civilization.exploration import discover, explore_hut
from oikumene.titles.civilization.figures import (
    FLAGS,
    MOVED,
    MOVING,
    SCOUT,
    armies_at,
    at,
    enemy_at,
    scouts_at,
    stacking,
    stop_gathering,
)
from oikumene.titles.civilization.ground import Board
from oikumene.titles.civilization.hooks import HOOKS
from oikumene.titles.civilization.jobs import first_do, job
from oikumene.titles.civilization.state import (
    CivilizationTable,
    Player,
    city_owner,
    government_of,
    priority,
    react,
)
from oikumene.titles.civilization.techs import known
from oikumene.titles.civilization.victory import recount
from oikumene.titles.civilization.yields import icons

STOP = Option("stop")


# Where figures can go


class Field:
    """What a player's figures meet on the map; made once for a decision.

    Most squares are empty, so it only notes which ones are not; what is there is looked up when a
    group comes that way.
    """

    __slots__ = (
        "barred",
        "beside",
        "busy",
        "crosses",
        "foes",
        "ground",
        "limit",
        "own",
        "p",
        "s",
        "wet",
    )

    def __init__(self, s: CivilizationTable, p: Player) -> None:
        self.s, self.p = s, p
        self.ground = s.ground
        self.beside = self.ground.beside
        self.foes = {f >> 4 for q in s.players if q is not p for f in q.figures}
        self.own = [f >> 4 for f in p.figures if not f & MOVING]
        self.busy = {*self.foes, *self.own, *s.huts, *s.cities, *s.frozen}
        """Squares where ending a move needs a closer look."""
        techs = known(p.techs)
        self.wet = techs.stops_on_water  # CIV-WTR-03
        self.crosses = techs.crosses_water  # CIV-WTR-02
        self.limit = stacking(s, p)
        self.barred = bool(HOOKS.at(s, "stop.barred"))

    def bars(self, m: int) -> bool:
        """Whether a printed thing keeps figures from ending a move in a square (CIV-WON-21)."""
        return self.barred and HOOKS.value(self.s, "stop.barred", False, self.p, m)

    def plain(self, m: int) -> bool:
        """Whether any group may end its move in a square: nothing is there."""
        return m not in self.busy and (self.wet or not self.ground.is_water[m]) and not self.bars(m)

    def is_enemy_city(self, m: int) -> bool:
        """Whether the center of another player's city is there."""
        return city_owner(self.s, m) not in (NOBODY, self.p.seat)

    def halts(self, m: int) -> bool:
        """Whether a move ends there, whatever speed is left (CIV-MOV-17, CIV-ABL-12)."""
        return m in self.busy and halts(self.s, self.p, m)


def halts(s: CivilizationTable, p: Player, m: int) -> bool:
    """Whether a move of a player ends in a square; CIV-MOV-20: unless something passes it."""
    if m in s.frozen:
        return True
    return meets(s, p, m) and not HOOKS.value(s, "passes", False, p)


def meets(s: CivilizationTable, p: Player, m: int) -> bool:
    """Whether a hut, a village, an enemy figure or an enemy city is there (CIV-MOV-17)."""
    if m in s.huts or city_owner(s, m) not in (NOBODY, p.seat):
        return True
    return enemy_at(s, p, m) is not None


class Group:
    """Figures that move together, or might (CIV-MOV-06 … 08)."""

    __slots__ = ("armies", "field", "origin", "size")

    def __init__(self, field: Field, armies: int, scouts: int, origin: int = NOWHERE) -> None:
        self.field = field
        self.armies = armies
        self.size = armies + scouts
        self.origin = origin
        """Where its figures stand and are not marked as moving yet."""

    def why_not_end(self, m: int) -> RuleId:
        """What forbids the group to end its move in a square (CIV-MOV-21)."""
        field = self.field
        if field.ground.is_water[m] and not field.wet:
            return "CIV-WTR-02"
        standing = 0
        if m in field.busy:
            reason = self.why_not_meet(m)
            if reason:
                return reason
            standing = field.own.count(m) - (self.size if m == self.origin else 0)
        if standing + self.size > field.limit:
            return "CIV-MOV-09"
        return "CIV-WON-21" if field.bars(m) else ""

    def why_not_meet(self, m: int) -> RuleId:
        """What forbids to end a move with what is in a square."""
        field = self.field
        s, p = field.s, field.p
        if m in s.cities:
            return self.why_not_enter_city(m)
        if m in field.foes:
            if not self.armies:
                return "CIV-ENM-01"
            if government_of(s, p).no_attacks:
                return "CIV-GOV-27"
        if m in s.huts and not self.armies:
            explores = s.huts[m] == HUT and government_of(s, p).scouts_explore  # CIV-GOV-24
            return "" if explores else "CIV-HUT-01"
        return ""

    def why_not_enter_city(self, m: int) -> RuleId:
        """What forbids to end a move in the center of a city."""
        s, p = self.field.s, self.field.p
        if not self.field.is_enemy_city(m):
            return "CIV-MOV-13"
        if self.armies and not government_of(s, p).no_attacks:
            return ""
        if self.size == 1 and HOOKS.value(s, "enters.city", False, p, m):
            return ""
        return "CIV-GOV-27" if self.armies else "CIV-MOV-15"

    def why_not_go(self, m: int, left: int) -> RuleId:
        """What forbids a step onto a square after which so many steps are left."""
        field = self.field
        if field.ground.is_water[m] and not field.crosses:
            return "CIV-WTR-01"
        reason = self.why_not_end(m)
        if reason and not field.halts(m) and self.can_end_beyond(m, left):
            return ""
        return reason

    def can_end_beyond(self, n: int, left: int) -> bool:
        """Whether the group can go on from a square to a legal end (CIV-MOV-21)."""
        field = self.field
        seen = {n}
        border = [n]
        for _ in range(left):
            reached = []
            for here in border:
                for m in field.beside[here]:
                    if m in seen or (field.ground.is_water[m] and not field.crosses):
                        continue
                    if not self.why_not_end(m):
                        return True
                    seen.add(m)
                    if not field.halts(m):
                        reached.append(m)
            border = reached
        return False

    def can_discover(self, n: int, left: int) -> bool:
        """Whether the group may turn over a tile from a square; so many steps are left after it."""
        if not self.field.ground.frontier[n]:
            return False
        return not self.why_not_end(n) or self.can_end_beyond(n, left)

    def can_leave(self, n: int, left: int) -> bool:
        """Whether the group has anything to do with a move."""
        return self.can_discover(n, left - 1) or any(
            not self.why_not_go(m, left - 1) for m in self.field.beside[n]
        )


# A player turn


@job("movement")
async def movement(s: CivilizationTable) -> None:
    """The active player moves a group, uses or plays something, or ends the turn."""
    p = s.player
    s.left = 0
    always = s.options.always_ask
    answer = await choose(
        p.seat, "movement", lambda: choices(s, p), lambda: refused(s, p), always=always
    )
    if answer == END:
        return
    first_do(s, "movement")
    if answer.verb == "move":
        set_out(s, p, answer)
    elif answer.verb == "use":
        await use(s, p, str(answer.args[0]), MOVEMENT)
    else:
        await play(s, p, str(answer.args[0]))


def choices(s: CivilizationTable, p: Player) -> list[Option]:
    """What the active player may do."""
    field = Field(s, p)
    found: list[Option] = []
    bound = False
    for n, (armies, scouts) in unmoved(p).items():
        groups = groups_at(field, n, armies, scouts)
        found += groups
        bound = bound or (bool(groups) and field.bars(n))
    found += usable(s, p, MOVEMENT)
    found += playable(s, p, MOVEMENT)
    if not bound:  # CIV-WON-22
        found.append(END)
    return found


def unmoved(p: Player) -> dict[int, tuple[int, int]]:
    """The armies and scouts of a player that may still move, by square (CIV-MOV-01)."""
    found: dict[int, tuple[int, int]] = {}
    for f in p.figures:
        if not f & MOVED:
            armies, scouts = found.get(f >> 4, (0, 0))
            found[f >> 4] = (armies, scouts + 1) if f & SCOUT else (armies + 1, scouts)
    return found


@cache
def parts(
    board: Board, armies: int, scouts: int
) -> tuple[tuple[int, int, tuple[Option, ...]], ...]:
    """The groups that can be made of figures in one square, with their options by square."""
    return tuple(
        (a, c, board.options("move", str(a), str(c)))
        for a in range(armies, -1, -1)
        for c in range(scouts, -1, -1)
        if a + c
    )


def groups_at(field: Field, n: int, armies: int, scouts: int) -> list[Option]:
    """The groups that can move from a square."""
    if n in field.s.frozen:
        return []
    groups = parts(field.ground.board, armies, scouts)
    if armies + scouts <= field.limit and any(map(field.plain, field.beside[n])):
        return [options[n] for _, _, options in groups]
    speed = known(field.p.techs).speed
    return [options[n] for a, c, options in groups if Group(field, a, c, n).can_leave(n, speed)]


def refused(s: CivilizationTable, p: Player) -> list[Refusal]:
    """Why figures cannot move, or the turn cannot end."""
    field = Field(s, p)
    found = []
    bound = False
    for n, (armies, scouts) in unmoved(p).items():
        offered = groups_at(field, n, armies, scouts)
        rule = "CIV-ABL-12" if n in s.frozen else "CIV-MOV-21"
        groups = [options[n] for _, _, options in parts(s.ground.board, armies, scouts)]
        found += [Refusal(option, rule) for option in groups if option not in offered]
        bound = bound or (bool(offered) and field.bars(n))
    for n in sorted({f >> 4 for f in p.figures} - unmoved(p).keys()):
        armies, scouts = armies_at(p, n), scouts_at(p, n)
        option = s.ground.options("move", str(armies), str(scouts))[n]
        found.append(Refusal(option, "CIV-MOV-01"))
    if bound:
        found.append(Refusal(END, "CIV-WON-22"))
    return found


def set_out(s: CivilizationTable, p: Player, answer: Option) -> None:
    """A group begins to move."""
    n = s.ground.where(answer)
    wanted = [int(answer.args[1]), int(answer.args[2])]
    figures = []
    for f in p.figures:
        if f >> 4 == n and not f & MOVED and wanted[f & SCOUT]:
            wanted[f & SCOUT] -= 1
            f |= MOVING
        figures.append(f)
    p.figures = sorted(figures)
    s.left = known(p.techs).speed
    first_do(s, f"step {n}")


# A move


def moving(p: Player) -> list[int]:
    """The figures of the group that moves now."""
    return [f for f in p.figures if f & MOVING]


def where_moving(p: Player) -> int:
    """Where that group is; NOWHERE if nobody is left of it."""
    return next((f >> 4 for f in p.figures if f & MOVING), NOWHERE)


def moving_group(s: CivilizationTable, p: Player) -> Group:
    """The same, for looking where it can go."""
    figures = moving(p)
    scouts = sum([f & SCOUT for f in figures])
    return Group(Field(s, p), len(figures) - scouts, scouts)


@job("step")
async def step(s: CivilizationTable, start: str) -> None:
    """The group goes one square on, discovers a tile, or stops."""
    p = s.player
    n = where_moving(p)
    answer = await choose(
        p.seat,
        "step",
        lambda: steps(moving_group(s, p), n),
        lambda: refused_steps(moving_group(s, p), n),
        square=s.ground.things[n],
        n=s.left,
    )
    if answer.verb == "stop":
        first_do(s, f"arrive {start}")
        return
    s.left -= 1
    m = s.ground.where(answer)
    over = not s.left
    if answer.verb == "discover":
        discover(s, p, m, next(way for each, way in s.ground.frontier[n] if each == m))
        m = n
    else:
        over = over or halts(s, p, m)
        enter(s, p, n, m)
        if HOOKS.at(s, "event.hand"):  # coins and blockades change these limits (CIV-EVT-05)
            for seat in priority(s):
                await heed_hand(s, s.players[seat])
        if over and meets(s, p, m):  # entering and what follows are one event (CIV-TIM-06)
            first_do(s, f"arrive {start}")
            return
    await figure_window(s)
    if where_moving(p) != NOWHERE:
        first_do(s, f"arrive {start}" if over or m in s.frozen else f"step {start}")


def steps(group: Group, n: int) -> list[Option]:
    """What a group on a square can do next."""
    field = group.field
    s, ground = field.s, field.ground
    left = s.left - 1
    go = ground.options("go")
    found = [go[m] for m in field.beside[n] if field.plain(m) or not group.why_not_go(m, left)]
    if group.can_discover(n, left):
        found += [ground.options("discover")[m] for m, _ in ground.frontier[n]]
    begun = s.left < known(field.p.techs).speed
    if not found or (begun and not group.why_not_end(n)):
        found.append(STOP)  # with nowhere to go it stays where it is (CIV-MOV-22)
    return found


def refused_steps(group: Group, n: int) -> list[Refusal]:
    """Why a group cannot go to a square beside it, discover or stop."""
    field = group.field
    left = field.s.left - 1
    found = []
    for m in field.beside[n]:
        reason = group.why_not_go(m, left)
        if reason:
            found.append(Refusal(field.ground.options("go")[m], reason))
    if field.ground.frontier[n] and not group.can_discover(n, left):
        for m, _ in field.ground.frontier[n]:
            found.append(Refusal(field.ground.options("discover")[m], "CIV-MOV-21"))
    reason = group.why_not_end(n)
    if reason and STOP not in steps(group, n):
        found.append(Refusal(STOP, reason))
    return found


def enter(s: CivilizationTable, p: Player, n: int, m: int) -> None:
    """The moving group takes a step; blockades end and begin at once (CIV-BLK-06, CIV-AMB-20)."""
    p.figures = sorted(m << 4 | f & FLAGS if f & MOVING else f for f in p.figures)
    stop_gathering(s, p, n)
    if icons(s, n).coin or icons(s, m).coin:
        recount(s)


@job("arrive")
async def arrive(s: CivilizationTable, start: str) -> None:
    """The move is over: what the group meets is resolved (CIV-MOV-12, CIV-MOV-16, CIV-MOV-17)."""
    p = s.player
    marches = any(not f & SCOUT for f in moving(p))
    n = settle_down(s, p, int(start))
    if city_owner(s, n) not in (NOBODY, p.seat):
        await react(s, p, "city.entered", n)
    armies = armies_at(p, n)
    if armies and fights(s, p, n):
        first_do(s, f"move-ended {n}")
        begin(s, p, n)
        return
    if s.huts.get(n) == HUT and (armies or government_of(s, p).scouts_explore):
        await explore_hut(s, p, n)
        await figure_window(s)
    if marches:
        await move_ended(s, str(n))


def settle_down(s: CivilizationTable, p: Player, start: int) -> int:
    """The figures of the group have moved (CIV-MOV-07); where they are."""
    figures = moving(p)
    n = figures[0] >> 4
    p.figures = sorted(f & ~MOVING | MOVED if f & MOVING else f for f in p.figures)
    if n != start:
        scouts = sum(f & SCOUT for f in figures)
        log(
            s,
            "moved",
            seat=SEAT[p.seat],
            armies=len(figures) - scouts,
            scouts=scouts,
            start=s.ground.things[start],
            end=s.ground.things[n],
        )
    return n


def fights(s: CivilizationTable, p: Player, n: int) -> bool:
    """Whether armies fight where they are; an effect may have stopped them over an enemy whom they
    may not attack (CIV-MOV-22, CIV-GOV-27)."""
    if city_owner(s, n) not in (NOBODY, p.seat) or enemy_at(s, p, n):
        return not government_of(s, p).no_attacks
    return n in s.huts and s.huts[n] != HUT


def begin(s: CivilizationTable, p: Player, n: int) -> None:
    """A battle; scouts without an army die without one (CIV-ENM-02, CIV-ENM-03)."""
    enemy = enemy_at(s, p, n)
    if enemy and not armies_at(enemy, n) and n not in s.cities:
        kill_scouts(s, p, n)
    else:
        begin_battle(s, p, n)


@job("move-ended")
async def move_ended(s: CivilizationTable, where: str) -> None:
    """Armies ended a move, and no fight is left."""
    p = s.player
    n = int(where)
    if at(p, n):
        await react(s, p, "move.ended", n)

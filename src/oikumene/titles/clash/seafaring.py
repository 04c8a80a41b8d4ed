"""Ships and transport (COC-SEA)."""

from __future__ import annotations

from collections.abc import Iterator

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.cards import LEADER, NOBODY, SEAT, SHIP
from oikumene.titles.clash.combat import begin_battle
from oikumene.titles.clash.exploration import explore_by_sea, unexplored
from oikumene.titles.clash.ground import region_of
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.pieces import (
    CALM,
    FOUGHT,
    HIRED,
    MOVED,
    at,
    capacity,
    enemies_at,
    kind_of,
    mark,
    shift,
    ships_at,
)
from oikumene.titles.clash.state import ClashTable, Player, has, react, use_up
from oikumene.titles.clash.traffic import (
    NAVIGATED,
    SAILED,
    Traffic,
    chosen,
    counted,
    pay_toll,
    picked,
    why_not_attack,
)


class Voyage:
    """Where the ships of a space can go."""

    def __init__(self, traffic: Traffic, n: int) -> None:
        self.traffic, self.start = traffic, n
        ground = traffic.ground
        self.came = {n: n}
        """Sea spaces that can be reached, each with the space before it."""
        self.sail(n)
        self.near = list(self.came)
        self.slots: dict[int, list[int]] = {}
        """Regions that can be explored, with the spaces where the edge walk enters them."""
        self.around: set[int] = set()
        """What only Navigation reaches."""
        if has(traffic.p, "navigation"):
            self.navigate()
        for m in self.open():
            for near in ground.beside[m]:
                if unexplored(traffic.s, near):
                    self.slots.setdefault(region_of(near), [])

    def sail(self, start: int) -> None:
        """All of a sea area that ships do not keep closed (COC-SEA-01, COC-SEA-02)."""
        ground, others = self.traffic.ground, self.blocked()
        border = [start]
        while border:
            reached = []
            for n in border:
                if n in others and n != self.start:
                    continue
                for m in ground.beside[n]:
                    if ground.is_sea[m] and m not in self.came:
                        self.came[m] = n
                        reached.append(m)
            border = reached

    def open(self) -> list[int]:
        """The Sea spaces that can be reached and left again."""
        blocked = self.blocked()
        return [m for m in self.came if m not in blocked or m == self.start]

    def blocked(self) -> set[int]:
        """Sea spaces where a fight would start (COC-SEA-24)."""
        found: set[int] = HOOKS.value(
            self.traffic.s, "sea.blocked", self.traffic.others, self.traffic.p
        )
        return found

    def navigate(self) -> None:
        """Once around the edge to the next sea (COC-SEA-07 … 12)."""
        traffic, blocked = self.traffic, self.blocked()
        edge = traffic.ground.board.edge
        doors = [m for m in self.near if m in edge and (m not in blocked or m == self.start)]
        for door in doors:
            for way in (1, -1):
                m = self.next_on_edge(edge.index(door), way)
                if m < 0 or m in self.near:
                    continue
                if unexplored(traffic.s, m):
                    self.slots.setdefault(region_of(m), []).append(m)
                elif m not in self.came:
                    before = set(self.came)
                    self.came[m] = door
                    self.sail(m)
                    self.around |= set(self.came) - before

    def next_on_edge(self, at_: int, way: int) -> int:
        """The first Sea or unexplored edge space in a direction (COC-SEA-09)."""
        ground = self.traffic.ground
        edge = ground.board.edge
        for step in range(1, len(edge)):
            m = edge[(at_ + way * step) % len(edge)]
            if not ground.is_dry[m]:
                return m
        return -1


def sailors(traffic: Traffic, n: int) -> list[int]:
    """The ships of a space that can still sail (COC-SEA-03)."""
    bound = MOVED
    if HOOKS.value(traffic.s, "ship.rests", True, traffic.p):
        bound |= FOUGHT
    here = at(traffic.s, traffic.p.seat, n)
    ships = [u for u in here if kind_of(u) == SHIP and not u & bound]
    if all(u & HIRED for u in ships) and all(kind_of(u) == SHIP for u in here):
        return []  # pirates sail only with an own unit (COC-CIV-19)
    return ships


def sails(traffic: Traffic, n: int) -> Iterator[Option]:
    """The ways of ships that start on a space."""
    ships = sailors(traffic, n)
    if not ships:
        return
    s, p, ground = traffic.s, traffic.p, traffic.ground
    voyage = Voyage(traffic, n)
    blocked = voyage.blocked()
    option = ground.options("sail")
    for m in sorted(voyage.came):
        if m != n and (m not in blocked or (fierce(ships) and not why_not_attack(s, p, m))):
            yield option[m]
    explore = ground.options("explore")
    for slot in sorted(voyage.slots):
        yield explore[4 * slot]


def fierce(ships: list[int]) -> list[int]:
    """Those of some ships that may attack: some were infantry in a Forest (COC-CIV-53)."""
    return [u for u in ships if not u & CALM]


async def sail(
    s: ClashTable, p: Player, traffic: Traffic, n: int, where: Option, *, led: bool = False
) -> None:
    """Ships and what they carry make their move; `led` says that the leader must come along."""
    ships = sailors(traffic, n)
    if where.verb == "sail" and s.ground.where(where) in Voyage(traffic, n).blocked():
        ships = fierce(ships)
    cargo = [u for u in at(s, p.seat, n) if kind_of(u) != SHIP]
    hold = capacity(s, p.seat)
    all_ships = len(ships_at(s, p.seat, n))
    alone = all(u & HIRED for u in ships)

    def fits(group: dict[int, int]) -> bool:
        going = group.get(SHIP, 0)
        aboard = sum(group.values()) - going
        stay = len(cargo) - aboard
        if (alone and not aboard) or (led and LEADER not in group):
            return False
        return going > 0 and aboard <= hold * going and stay <= hold * (all_ships - going)

    options = chosen(counted(ships + cargo), fits)
    answer = await choose(p.seat, "group", options, start=s.ground.things[n], end=where.things[0])
    group = picked(ships + cargo, answer)
    voyage = Voyage(traffic, n)
    use_up(s, SAILED)
    if where.verb == "explore":
        await explore(s, p, voyage, n, group, region_of(s.ground.where(where)))
        return
    m = s.ground.where(where)
    if m in voyage.around:
        use_up(s, NAVIGATED)
    await land_at(s, p, group, n, m, voyage.came[m])


async def land_at(s: ClashTable, p: Player, group: list[int], n: int, m: int, origin: int) -> None:
    """Ships come to a Sea space; cargo is not counted as having moved (COC-SEA-17)."""
    fights = enemies_at(s, p.seat, m) != NOBODY
    blocked: set[int] = HOOKS.value(s, "sea.blocked", {m} if fights else set(), p)
    if m in blocked:
        await pay_toll(s, p, m)
    bring(s, p, group, m)
    log(
        s,
        "sailed",
        seat=SEAT[p.seat],
        n=sum(kind_of(u) == SHIP for u in group),
        start=s.ground.things[n],
        end=s.ground.things[m],
    )
    if m in blocked:
        begin_battle(s, p.seat, m, origin)
    await react(s, p, "sailed", m, origin)
    await react(s, p, "moved", tuple(group), n, m)


def bring(s: ClashTable, p: Player, group: list[int], m: int) -> None:
    """Ships with cargo are on another space now."""
    shift(s, p.seat, [u for u in group if kind_of(u) == SHIP], m, MOVED)
    shift(s, p.seat, [u for u in group if kind_of(u) != SHIP], m)


async def explore(
    s: ClashTable, p: Player, voyage: Voyage, n: int, group: list[int], slot: int
) -> None:
    """Ships explore a region and enter it, or return (COC-EXL-10 … 14)."""
    reach = voyage.open()
    near = [each for each in reach if each not in voyage.around]
    if slot not in {region_of(m) for each in near for m in s.ground.beside[each]}:
        use_up(s, NAVIGATED)
    end = await explore_by_sea(s, p, slot, reach, voyage.slots[slot])
    if end < 0:
        mark(s, p.seat, [u for u in group if kind_of(u) == SHIP], MOVED)
        return
    await land_at(s, p, group, n, end, n)

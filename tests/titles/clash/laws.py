"""The laws that every table of Clash of Cultures obeys, and random games to try them on.

What should be there is counted anew from the printed data and the pieces on the board, not by
asking the rules: a law that borrows the code it checks proves nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any, ClassVar

from oikumene.engine.chance import seeded
from oikumene.engine.decision import Decision, Option
from oikumene.engine.match import Match
from oikumene.titles.clash import TITLE
from oikumene.titles.clash.advances import gainable, link
from oikumene.titles.clash.jobs import JOBS
from oikumene.titles.clash.pieces import place
from oikumene.titles.clash.state import City, ClashTable, Player, refresh
from tests.titles.common import Chancer, Games, Watch, by_id, printed

ADVANCES, CIVILIZATIONS = by_id(TITLE, "advances"), by_id(TITLE, "civilizations")
ACTIONS, EVENTS = by_id(TITLE, "actions"), by_id(TITLE, "events")
OBJECTIVES, WONDERS = by_id(TITLE, "objective_cards"), by_id(TITLE, "wonders")
UNITS, BUILDINGS = by_id(TITLE, "units"), by_id(TITLE, "buildings")
REGIONS = by_id(TITLE, "regions")
LAYOUTS = {each["players"]: each for each in printed(TITLE, "layouts")}
GOVERNMENTS = {each["category"] for each in ADVANCES.values() if each.get("government")}
LEADERS = {leader: civ for civ, each in CIVILIZATIONS.items() for leader in each["leaders"]}
LINKS = {own: to for each in CIVILIZATIONS.values() for own, to in each["advances"].items()}
"""The advance that each civilization advance is linked to."""

# What is in the box (COC-CMP), and how much of it is used.
KINDS = ("settler", "infantry", "cavalry", "elephant", "leader", "ship")
SETTLER, INFANTRY, CAVALRY, ELEPHANT, LEADER, SHIP = range(len(KINDS))
HIRED = 32
BARBARIANS, PIRATES = 4, 5
EACH_SETTLEMENT, GREY_SETTLEMENTS, PIRATE_SHIPS, EXHAUSTED = 7, 10, 4, 6
EACH_BUILDING = 5
MOST, MOST_FOOD, MOST_IDEAS = 7, 2, 2
FOOD, IDEAS = 0, 3
ARMY_LIMIT, XERXES_LIMIT = 4, 5
CARGO, LONGSHIP_CARGO = 2, 3
BIGGEST_CITY = 5
START_ADVANCES = ("farming", "mining")
CUBES = 3
LEADERS_OF_EACH = 3
MOST_CAPTIVES = 4
AGES = {"standard": 6, "short": 4, "random_end": 7, "wonder_end": 7}
ROUNDS = 3


# What a table holds


def table_of(match: Match) -> ClashTable:
    """The live table."""
    assert isinstance(match.state, ClashTable)
    return match.state


def asked(match: Match, *asks: str) -> bool:
    """Whether one of these questions is open."""
    return match.decision is not None and match.decision.ask in asks


def space(u: int) -> int:
    """Where a unit is,"""
    return u >> 9


def kind(u: int) -> int:
    """and of which kind."""
    return u >> 6 & 7


def fighting(s: ClashTable) -> bool:
    """Whether a battle is on, or about to begin."""
    return s.battle is not None or any(job.startswith("battle") for job in s.todo)


def on_the_way(s: ClashTable) -> set[str]:
    """Event cards that are being resolved: they lie nowhere yet."""
    parts = (job.split() for job in s.todo)
    return {s.event, *(words[1] for words in parts if words[0] in ("symbol", "text", "event-end"))}


def civilizations(s: ClashTable) -> set[str]:
    """The civilizations that are played."""
    return {p.civilization for p in s.players}


# Laws of the map


def the_map_is_whole(match: Match) -> None:
    s = table_of(match)
    layout = LAYOUTS[len(s.players)]
    homes = len(layout["homes"])
    assert len(s.faces) == len(s.regions) == homes + len(layout["regions"])
    assert s.faces[:homes] == [""] * homes
    assert len(set(s.faces[homes:])) == len(layout["regions"])
    assert s.regions[:homes] == ["home"] * homes
    for slot, region in enumerate(s.regions):
        lies = s.terrain[4 * slot : 4 * slot + 4]
        if slot < homes:
            owner = next(p for p in s.players if p.start == 4 * slot)
            own = CIVILIZATIONS[owner.civilization].get("home") if owner.civilization else ""
            assert lies == (own or layout["homes"][slot]["terrain"])
        elif not region or asked(match, "orientation"):
            assert lies == "????" or region
        else:
            assert region.rstrip("*") == s.faces[slot]
            face = REGIONS[s.faces[slot]]["terrain"]
            assert lies == (face[::-1] if region.endswith("*") else face)


def exhausted_land_is_counted(match: Match) -> None:
    s = table_of(match)
    assert len(set(s.exhausted)) == len(s.exhausted) <= EXHAUSTED
    assert all(s.terrain[n] in "FMT" for n in s.exhausted)


# Laws of the units


def units_come_from_the_box(match: Match) -> None:
    s = table_of(match)
    assert len(s.units) == PIRATES + 1
    held = Counter(each for p in s.players for each in p.captives)
    for owner, units in enumerate(s.units):
        assert units == sorted(units)
        own = Counter(kind(u) for u in units if not u & HIRED)
        for each, name in enumerate(KINDS):
            used = own[each] + held[owner * 8 + each]
            assert used <= pieces(s, owner, name), (owner, name, used)
    hired = [u for units in s.units for u in units if u & HIRED]
    assert len(s.units[PIRATES]) + len(hired) <= PIRATE_SHIPS
    assert all(kind(u) == SHIP for u in hired)


def pieces(s: ClashTable, owner: int, name: str) -> int:
    """How many pieces somebody has (COC-CMP-09, COC-CMP-10)."""
    unit = UNITS[name]
    if unit.get("expansion") and not s.options.expansion:
        return 0
    if owner == PIRATES:
        return PIRATE_SHIPS if s.options.expansion and name == "ship" else 0
    if owner == BARBARIANS:
        return int(unit.get("barbarians", 0))
    if owner >= len(s.players):
        return 0
    return int(unit["pieces"]) - s.players[owner].gone.get(name, 0)


def units_stand_where_they_can(match: Match) -> None:
    s = table_of(match)
    for owner, units in enumerate(s.units):
        for u in units:
            assert s.terrain[space(u)] != "?"
            if kind(u) == SHIP or owner == BARBARIANS:
                assert (s.terrain[space(u)] == "W") == (kind(u) == SHIP)


def armies_are_small_enough(match: Match) -> None:
    s = table_of(match)
    for owner, units in enumerate(s.units):
        limit = ARMY_LIMIT
        if owner < len(s.players) and "xerxes" not in s.players[owner].leaders:
            limit = XERXES_LIMIT
        armies = Counter(space(u) for u in units if INFANTRY <= kind(u) <= LEADER)
        assert all(many <= limit for n, many in armies.items() if s.terrain[n] != "W")


def ships_carry_what_is_at_sea(match: Match) -> None:
    s = table_of(match)
    if fighting(s) or asked(match, "lose-cargo", "go-ashore"):
        return
    for p in s.players:
        hold = LONGSHIP_CARGO if "longships" in p.advances else CARGO
        allies = s.units[PIRATES] if "pirate_allies" in p.advances else []
        ships = Counter(space(u) for u in s.units[p.seat] + allies if kind(u) == SHIP)
        cargo = [u for u in s.units[p.seat] if kind(u) != SHIP and s.terrain[space(u)] == "W"]
        for n, many in Counter(map(space, cargo)).items():
            assert many <= hold * ships[n], (p.seat, n)


def enemies_share_no_space(match: Match) -> None:
    s = table_of(match)
    if fighting(s):
        return
    done = asked(match, "act", "move", "objective", "raze", "first-player")  # COC-REC-16
    here: dict[int, int] = {n: city.owner for n, city in s.cities.items()}
    for owner, units in enumerate(s.units):
        for n in {space(u) for u in units}:
            assert here.setdefault(n, owner) == owner or not (done or s.terrain[n] != "W"), n


def hired_pirates_have_company(match: Match) -> None:
    s = table_of(match)
    for owner, units in enumerate(s.units):
        own = {space(u) for u in units if not u & HIRED}
        alone = [u for u in units if u & HIRED and space(u) not in own]
        assert not alone or fighting(s) or s.todo, owner
        assert not any(u & HIRED for u in units) or "pirate_allies" in s.players[owner].advances


# Laws of the cities


def cities_stand_on_land(match: Match) -> None:
    s = table_of(match)
    odd = civilizations(s) & {"egypt", "huns"}  # COC-CIV-26, COC-CIV-35
    for n, city in s.cities.items():
        assert s.terrain[n] in ("FMTB" if odd else "FMT"), s.ground.names[n]
        assert n not in s.exhausted or "huns" in odd
        assert city.owner in (*range(len(s.players)), BARBARIANS)
        assert 0 <= city.mood <= 2
        assert 1 + len(city.buildings) + len(city.wonders) <= BIGGEST_CITY
        assert ("port" in city.buildings) == (city.port >= 0)
        assert city.port < 0 or (s.terrain[city.port] == "W" and city.port in s.ground.beside[n])
        assert city.tokens >= 0
        assert not city.tokens or civilizations(s) & {"celts"} or leader_came(s, "cleopatra")


def leader_came(s: ClashTable, leader: str) -> bool:
    """Whether a leader is in play."""
    return any(p.leader == leader for p in s.players)


def city_pieces_come_from_the_box(match: Match) -> None:
    s = table_of(match)
    settlements = Counter(city.owner for city in s.cities.values())
    assert settlements[BARBARIANS] <= GREY_SETTLEMENTS
    built = Counter(
        (id_, seat) for city in s.cities.values() for id_, seat in city.buildings.items()
    )
    assert all(0 <= seat < len(s.players) for _, seat in built)
    for p in s.players:
        assert settlements[p.seat] + p.gone.get("settlement", 0) <= EACH_SETTLEMENT
        for id_, building in BUILDINGS.items():
            used = built[id_, p.seat] + p.gone.get(id_, 0) + (p.runes if id_ == "obelisk" else 0)
            most = EACH_BUILDING if s.options.expansion or not building.get("expansion") else 0
            assert used <= most, (p.seat, id_)


def activations_end_with_the_turn(match: Match) -> None:
    s = table_of(match)
    worked = [n for n, city in s.cities.items() if city.activations or city.spent]
    assert all(s.cities[n].owner in (s.active, BARBARIANS) for n in worked)
    assert not (s.step and worked)


# Laws of the cards


def action_cards_are_in_one_place(match: Match) -> None:
    s = table_of(match)
    found = Counter([*s.action_deck, *s.action_discard])
    found.update(card for p in s.players for card in p.actions if card in ACTIONS)
    if s.battle is not None:
        found.update(card for card in s.battle.shown if card)
        hands = [card for p in s.players for card in p.actions]
        assert all(card in hands for card in s.battle.cards if card)
    assert found == Counter(ACTIONS.keys())


def event_cards_are_in_one_place(match: Match) -> None:
    s = table_of(match)
    found = Counter([*s.event_deck, *s.event_discard])
    found.update(card for card in s.in_force if card != "great_warlord")  # the played card
    for p in s.players:
        found.update(card for card in p.actions if card not in ACTIONS)
        found.update(p.open_cards)
    found.update({card for p in s.players for card in p.kept})
    found.update(card for card in on_the_way(s) if card and not found[card])
    expansion = s.options.expansion
    deck = [card for card, each in EVENTS.items() if expansion or not each.get("expansion")]
    assert found == Counter(deck), (found - Counter(deck), Counter(deck) - found)
    assert all(0 < known <= len(s.event_deck) for known in s.seen.values())
    assert bool(s.truce) == any("great_diplomat" in p.open_cards for p in s.players) or (
        asked(match, "truce")
    )


def objective_cards_are_in_one_place(match: Match) -> None:
    s = table_of(match)
    found = Counter([*s.objective_deck, *s.objective_discard, *s.assigned.values()])
    found.update(card for p in s.players for card in p.objectives)
    expansion = s.options.expansion
    deck = {card for card, each in OBJECTIVES.items() if expansion or not each.get("expansion")}
    assert set(found) <= deck
    assert all(n == 1 for n in found.values())
    completed = [half for p in s.players for half in p.completed]
    assert serve(completed, sorted(deck - set(found))), completed


def serve(halves: list[str], cards: list[str]) -> bool:
    """Whether each of some completed halves can be on a card of its own, and no card is left."""
    taken: dict[str, str] = {}

    def place_half(at: int, tried: set[str]) -> bool:
        for card in cards:
            printed_on = OBJECTIVES[card]["upper"], OBJECTIVES[card]["lower"]
            if card in tried or halves[at] not in printed_on:
                continue
            tried.add(card)
            if card not in taken or place_half(int(taken[card]), tried):
                taken[card] = str(at)
                return True
        return False

    return len(halves) == len(cards) and all(place_half(at, set()) for at in range(len(halves)))


def wonders_are_in_one_place(match: Match) -> None:
    s = table_of(match)
    standing = [wonder for city in s.cities.values() for wonder in city.wonders]
    assert Counter(s.builders.keys()) == Counter([*standing, *s.ruined])
    found = Counter([*s.wonder_deck, *s.wonder_discard, *s.open_wonders, *s.builders])
    found.update(card for p in s.players for card in p.wonders)
    assert set(found) <= set(WONDERS)
    assert all(n == 1 for n in found.values()), found
    assert all(0 <= seat < len(s.players) for seat in s.builders.values())


def what_is_in_play_is_known(match: Match) -> None:
    s = table_of(match)
    again = s.copy()
    refresh(again)
    assert s.in_play == again.in_play


# Laws of the players


def goods_have_limits(match: Match) -> None:
    for p in table_of(match).players:
        assert min(p.goods) >= 0
        assert max(p.goods[:5]) <= MOST
        can = {*p.advances, *p.lent}
        assert p.goods[FOOD] <= (MOST if "storage" in can else MOST_FOOD)
        assert p.goods[IDEAS] <= MOST or "dogma" not in can
        if "dogma" in can and "ziggurats" not in can:
            assert p.goods[IDEAS] <= MOST_IDEAS


def advances_are_in_order(match: Match) -> None:
    s = table_of(match)
    for p in s.players:
        own = [id_ for id_ in p.advances if id_ not in ADVANCES]
        plain = [id_ for id_ in p.advances if id_ in ADVANCES]
        assert all(ADVANCES[id_].get("requires", "farming") in p.advances for id_ in plain)
        governments = {ADVANCES[id_]["category"] for id_ in plain} & GOVERNMENTS
        assert len(governments) <= 1
        assert all(1 <= age <= s.age for age in p.advances.values())
        links = CIVILIZATIONS[p.civilization]["advances"] if p.civilization else {}
        assert set(own) == {
            id_
            for id_, to in links.items()
            if to in p.advances or (to == "any_government" and governments)
        }
        assert bool(p.civilization) == s.options.expansion


def cubes_are_on_the_track(match: Match) -> None:
    for p in table_of(match).players:
        assert 0 <= p.cubes <= CUBES
        assert p.cubes or not asked(match, "act", "raze", "first-player")


def leaders_are_in_one_place(match: Match) -> None:
    s = table_of(match)
    found: Counter[str] = Counter()
    for p in s.players:
        figures = [u for u in s.units[p.seat] if kind(u) == LEADER]
        assert len(figures) == bool(p.leader) or asked(match, "place", "muster", "successor")
        found.update([*p.leaders, *filter(None, [p.leader])])
        assert len(p.leaders) + p.recruited == LEADERS_OF_EACH * s.options.expansion
        assert (
            not s.options.expansion
            or s.options.alternate_history
            or all(
                LEADERS[each] == p.civilization for each in (*p.leaders, *filter(None, [p.leader]))
            )
        )
    killed = [leader for p in s.players for leader in p.killed]
    found.update(killed)
    assert all(n == 1 for n in found.values()), found


def special_pieces_have_an_owner(match: Match) -> None:
    s = table_of(match)
    for p in s.players:
        assert len(p.captives) <= MOST_CAPTIVES
        assert not p.captives or p.civilization == "aztecs"
        assert all(each % 8 in (INFANTRY, CAVALRY, ELEPHANT) for each in p.captives)
        assert p.runes == 0 or (p.runes > 0 and p.civilization == "vikings")
        assert len(set(p.charted)) == len(p.charted)
        assert min(p.anarchy, p.fewer) >= 0
        assert all(seat != p.seat for seat in p.barred)


# Laws of the turn


def the_turn_is_sound(match: Match) -> None:
    s = table_of(match)
    assert 1 <= s.age <= AGES[s.options.length]
    assert 1 <= s.round <= ROUNDS
    assert s.left >= 0
    assert 0 <= s.step <= 6
    assert len(s.offers) == len(s.players)
    assert all(job.split()[0] in JOBS for job in s.todo)
    assert (s.battle is None) or not s.step or s.event
    if match.decision is not None:
        assert match.decision.seat < len(s.players)


def points_are_counted(match: Match) -> None:
    shown = match.view(None)["table"]["players"]
    s = table_of(match)
    for p in s.players:
        assert shown[p.seat]["points"] == halves(s, p), p.seat


LAWS = (
    the_map_is_whole,
    exhausted_land_is_counted,
    units_come_from_the_box,
    units_stand_where_they_can,
    armies_are_small_enough,
    ships_carry_what_is_at_sea,
    enemies_share_no_space,
    hired_pirates_have_company,
    cities_stand_on_land,
    city_pieces_come_from_the_box,
    activations_end_with_the_turn,
    action_cards_are_in_one_place,
    event_cards_are_in_one_place,
    objective_cards_are_in_one_place,
    wonders_are_in_one_place,
    what_is_in_play_is_known,
    goods_have_limits,
    advances_are_in_order,
    cubes_are_on_the_track,
    leaders_are_in_one_place,
    special_pieces_have_an_owner,
    the_turn_is_sound,
    points_are_counted,
)


# Laws of the end


def halves(s: ClashTable, p: Player) -> dict[str, int]:
    """Half points by category, in the order in which they break ties (COC-END-02 … 11)."""
    cities = list(s.cities.values())
    ports = phoenician_ports(p, cities)
    free = "city_independence" in p.advances
    states = sum(bool(ADVANCES.get(id_, {}).get("government")) for id_ in p.advances)
    druids = "druidic_influence" in p.advances
    tokens = sum(city.tokens for city in cities if city.owner == BARBARIANS)
    return {
        "city_pieces": 2 * sum(city.owner == p.seat for city in cities)
        + 2 * sum(list(city.buildings.values()).count(p.seat) for city in cities)
        + ports,
        "advances": len(p.advances) - free * states,
        "objectives": 4 * len(p.completed)
        + 2 * (p.runes + len(p.charted) + druids * tokens)
        + len(p.captives),
        "wonders": sum(wonder_points(s, p.seat, wonder) for wonder in s.builders),
        "events": sum(p.kept.values()) + 2 * p.anarchy + knut(s, p),
        "captured_leaders": 4 * len(p.killed),
    }


def phoenician_ports(p: Player, cities: Iterable[City]) -> int:
    """Half a point more for each Port (COC-END-08)."""
    if "city_independence" not in p.advances:
        return 0
    return sum(city.buildings.get("port") == p.seat for city in cities)


def knut(s: ClashTable, p: Player) -> int:
    """His distance from the first city, over explored spaces (COC-GEN-10); 0 without a way."""
    if p.leader != "knut":
        return 0
    border = reached = {space(u) for u in s.units[p.seat] if kind(u) == LEADER}
    steps = 0
    while border and p.start not in reached:
        steps += 1
        near = {m for n in border for m in s.ground.beside[n] if s.terrain[m] != "?"}
        border = near - reached
        reached = reached | border
    return steps if p.start in reached else 0


def wonder_points(s: ClashTable, seat: int, wonder: str) -> int:
    """What a wonder is worth to a player (COC-WON-15 … 17, COC-WON-28)."""
    builder = s.builders[wonder]
    owners = [city.owner for city in s.cities.values() if wonder in city.wonders]
    (holder,) = owners or [s.ruined[wonder]]
    if wonder == "great_pyramid":
        return 10 * (seat == builder)
    if holder == builder:
        return 8 * (seat == builder)
    return 4 * (seat in (builder, holder))


def everybody_had_turns(match: Match) -> None:
    """In each round one turn for each, from the first player on (COC-TRN-02, COC-TRN-12)."""
    seats, first, rounds, due = match.seats, 0, 0, list[int]()
    for entry in match.journal():
        if entry.key in ("begins", "first-player"):
            first = seat_of(entry.args["seat" if entry.key == "begins" else "first"])
        elif entry.key == "round":
            rounds = rounds % ROUNDS + 1
            assert (due, entry.args["n"]) == ([], rounds)
            due = [(first + more) % seats for more in range(seats)]
        elif entry.key == "turn":
            assert seat_of(entry.args["seat"]) == due.pop(0)
        elif entry.key == "status":
            ends = table_of(match).ending and entry.args["age"] == table_of(match).age
            assert rounds == ROUNDS or ends
            assert not due or (ends and len(due) == seats)  # COC-VAR-07


def seat_of(thing: Any) -> int:
    """The seat that a word names."""
    return int(str(thing).removeprefix("seat:"))


def check_end(match: Match) -> None:
    """The last status phase is over, and the best sheet has won (COC-END-01, COC-END-10)."""
    s = table_of(match)
    sheets = [halves(s, p) for p in s.players]
    sums = [sum(sheet.values()) for sheet in sheets]
    assert s.step == 1
    assert not s.todo
    assert match.result is not None
    assert match.result.scores == [each / 2 for each in sums]
    best = [seat for seat, each in enumerate(sums) if each == max(sums)]
    pyramid = s.builders.get("great_pyramid", -1)
    if len(best) > 1 and pyramid in best:  # COC-WON-29
        best = [pyramid]
    ranks = {seat: tuple(sheets[seat].values()) for seat in best}
    best = [seat for seat in best if ranks[seat] == max(ranks.values())]
    assert match.result.winners == best
    razed = any(p.seat not in {city.owner for city in s.cities.values()} for p in s.players)
    early = razed or s.options.length in ("random_end", "wonder_end")
    assert early or (s.age, s.round) == (AGES[s.options.length], ROUNDS)
    everybody_had_turns(match)


# Random games


class ClashWatch(Watch):
    """Sees too what never changes or never comes back."""

    fixed: tuple[Any, ...] = ()
    grown: tuple[Any, ...] = ()
    wonders = frozenset(WONDERS)
    time = (0, 0)

    def look(self) -> None:
        super().look()
        s = table_of(self.match)
        fixed = tuple((p.civilization, p.start, p.colour) for p in s.players), tuple(s.faces)
        assert self.fixed in ((), fixed)
        self.fixed = fixed
        explored = {slot for slot, region in enumerate(s.regions) if region}
        done = tuple(p.completed for p in s.players)
        grown = (explored, set(s.exhausted), *map(set, done))
        for before, now in zip(self.grown, grown, strict=False):
            assert before <= now
        self.grown = grown
        hands = {card for p in s.players for card in p.wonders}
        there = frozenset([*s.wonder_deck, *s.wonder_discard, *s.open_wonders, *s.builders, *hands])
        assert there <= self.wonders  # COC-WON-13
        self.wonders = there
        assert self.time <= (s.age, s.round)
        self.time = s.age, s.round

    def play(self, seed: int) -> None:
        super().play(seed)
        for entry in self.match.journal():
            words = [word for word in entry.args.values() if isinstance(word, str)]
            self.seen.update(f"thing {word}" for word in words if ":" in word)


class Uniform(Chancer):
    """Takes any option, all alike."""

    def pick(self, decision: Decision) -> Option:
        return self.rng.choice(decision.options)


class ClashGames(Games):
    """All numbers of players, with and without the expansion, with all variants.

    Who answers with anything ends the turn at once, so most games are played by somebody busy.
    """

    title = TITLE
    laws = LAWS
    most_options, most_answers = 400, 60
    stride = 10
    secret_hands = True
    taste: ClassVar[dict[str, float]] = {
        "end": 0.1,
        "done": 0.5,
        "trade": 0.02,
        "cancel": 0.5,
        "raze": 0.2,
        "retreat": 0.5,
    }
    tries = (
        ["advance", "build", "collect", "use", "play", "move", "from", "to", "give", "lose", ""],
        [*ACTIONS, *ADVANCES, *WONDERS, "D2", "D2 temple", "Z9", "infantry 2", "7", "0", ""],
    )

    def settings_of(self, seed: int) -> tuple[int, dict[str, Any]]:
        rng = Random(seed)
        seats = seed % 3 + 2
        options: dict[str, Any] = {
            setting.name: rng.choice(setting.values)
            for setting in TITLE.settings
            if not setting.per_seat
        }
        options["expansion"] = rng.random() < 0.7
        for name in ("random_leaders", "alternate_history"):
            options[name] = options[name] and options["expansion"]
        return seats, options

    def new_game(self, seed: int) -> Match:
        """Chance plays badly and stays poor, so in most games people start rich and late: then
        they meet the advances, the wonders, the leaders and each other too."""
        seats, options = self.settings_of(seed)
        settings = TITLE.settle(seats, options)
        state = TITLE.setup(seats, settings, seeded(seed))
        assert isinstance(state, ClashTable)
        rng = Random(seed)
        if rng.random() < 0.8:
            enrich(state, rng)
        return Match(TITLE, seats, settings, state, seed=seed)

    def chancer(self, seed: int) -> Chancer:
        return Uniform(seed, self) if seed % 5 == 4 else Chancer(seed, self)

    def check_end(self, match: Match) -> None:
        check_end(match)

    def watch(self, seed: int) -> Watch:
        return ClashWatch(self, seed)

    def expected(self) -> dict[str, list[str]]:
        things = [
            *(f"advance:{id_}" for id_ in (*ADVANCES, *LINKS) if id_ not in START_ADVANCES),
            *(f"leader:{id_}" for id_ in LEADERS),
            *(f"wonder:{id_}" for id_ in WONDERS),
            *(f"event:{id_}" for id_ in EVENTS),
            *(f"civil:{id_}" for id_ in dict.fromkeys(each["civil"] for each in ACTIONS.values())),
            *(f"tactics:{id_}" for id_ in dict.fromkeys(a["tactics"] for a in ACTIONS.values())),
            *(f"objective:{id_}" for id_ in by_id(TITLE, "objectives")),
        ]
        return {"thing ": things, **super().expected()}


def enrich(s: ClashTable, rng: Random) -> None:
    """As if Ages had passed: explored land, cities, wonders, armies, leaders, advances, cards."""
    s.age = rng.randrange(2, AGES[s.options.length])
    for slot in range(len(s.players), len(s.faces)):
        if rng.random() < 0.7:
            turn_up(s, slot, turned=rng.random() < 0.5)
    for p in s.players:
        educate(s, p, rng)
        deal(s, p, rng)
    for owner in (*range(len(s.players)), *([BARBARIANS] * 2)):
        settle(s, owner, rng)
    for p in s.players:
        muster(s, p, rng)
    refresh(s)


def turn_up(s: ClashTable, slot: int, turned: bool) -> None:
    """A region is explored."""
    face = s.faces[slot]
    lies = REGIONS[face]["terrain"][:: -1 if turned else 1]
    s.terrain = s.terrain[: 4 * slot] + lies + s.terrain[4 * slot + 4 :]
    s.regions[slot] = face + "*" * turned


def educate(s: ClashTable, p: Player, rng: Random) -> None:
    """A player has advances, and goods."""
    for _ in range(rng.randrange(4, 20)):
        p.advances = {**p.advances, rng.choice(gainable(p)): rng.randrange(1, s.age)}
    link(s, p)
    p.goods = [rng.randrange(MOST + 1) for _ in p.goods]
    p.goods[IDEAS] = min(p.goods[IDEAS], MOST_IDEAS)
    if "storage" not in p.advances:
        p.goods[FOOD] = min(p.goods[FOOD], MOST_FOOD)


def deal(s: ClashTable, p: Player, rng: Random) -> None:
    """A player has cards, and a leader."""
    p.actions += [s.action_deck.pop() for _ in range(rng.randrange(4))]
    persons = [card for card in s.event_deck if EVENTS[card].get("person") == "hand"]
    for card in rng.sample(persons, rng.randrange(2)):
        s.event_deck.remove(card)
        p.actions.append(card)
    if p.leaders and rng.random() < 0.6:
        p.leader, *rest = rng.sample(p.leaders, LEADERS_OF_EACH)
        p.leaders, p.recruited = tuple(rest), 1
        place(s, p.seat, LEADER, p.start)
    p.objectives += [s.objective_deck.pop() for _ in range(rng.randrange(3))]
    p.wonders += [s.wonder_deck.pop() for _ in range(rng.randrange(3))]


def abroad(s: ClashTable) -> range:
    """The spaces outside the home regions."""
    return range(4 * len(s.players), len(s.terrain))


def settle(s: ClashTable, owner: int, rng: Random) -> None:
    """Somebody has more cities."""
    free = [n for n in abroad(s) if s.terrain[n] in "FMT" and n not in s.cities]
    for n in rng.sample(free, min(len(free), rng.randrange(4))):
        seat = owner if owner != BARBARIANS else rng.randrange(len(s.players))
        seas = [m for m in s.ground.beside[n] if s.terrain[m] == "W"]
        stock = [id_ for id_ in BUILDINGS if spare(s, id_, seat) and (seas or id_ != "port")]
        built = dict.fromkeys(rng.sample(stock, rng.randrange(3)), seat)
        port = rng.choice(seas) if "port" in built else -1
        wonders = (s.wonder_deck.pop(),) if s.wonder_deck and rng.random() < 0.2 else ()
        s.builders = {**s.builders, **dict.fromkeys(wonders, seat)}
        mood = rng.randrange(3)
        s.cities[n] = City(owner, mood=mood, buildings=built, port=port, wonders=wonders)
        for _ in range(rng.randrange(4)):
            place(s, owner, INFANTRY, n)


def spare(s: ClashTable, building: str, seat: int) -> bool:
    """Whether there is another such piece."""
    if BUILDINGS[building].get("expansion") and not s.options.expansion:
        return False
    used = sum(city.buildings.get(building) == seat for city in s.cities.values())
    return used < EACH_BUILDING


def muster(s: ClashTable, p: Player, rng: Random) -> None:
    """A player has armies here and there, and ships."""
    for n in rng.sample(abroad(s), 20):
        others = {space(u) for o, units in enumerate(s.units) if o != p.seat for u in units}
        if n in others or (n in s.cities and s.cities[n].owner != p.seat):
            continue
        used = Counter(kind(u) for u in s.units[p.seat])
        if s.terrain[n] == "W" and used[SHIP] < 3:
            place(s, p.seat, SHIP, n)
        army = [u for u in s.units[p.seat] if space(u) == n]
        if s.terrain[n] not in "W?" and not army and used[INFANTRY] < 10:
            place(s, p.seat, rng.choice((SETTLER, INFANTRY)) if used[SETTLER] < 2 else INFANTRY, n)
            place(s, p.seat, INFANTRY, n)


GAMES = ClashGames()

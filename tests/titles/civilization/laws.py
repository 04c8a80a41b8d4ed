"""The laws that every table of Civilization obeys, and random games to try them on.

What should be there is counted anew from the printed data and the pieces on the map (counted.py),
not by asking the rules: a law that borrows the code it checks proves nothing.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any, ClassVar

from oikumene.engine.chance import seeded
from oikumene.engine.decision import Decision, Option
from oikumene.engine.match import Match
from oikumene.titles.civilization import TITLE
from oikumene.titles.civilization.jobs import JOBS
from oikumene.titles.civilization.state import CivilizationTable, Player, refresh
from tests.titles.civilization.counted import (
    APART,
    ARMIES,
    BARBARIANS,
    BUILDINGS,
    CITY_LIMIT,
    CIVILIZATIONS,
    ENOUGH_COINS,
    EVENTS,
    FAMILIES,
    GOODS,
    GOVERNMENTS,
    HAND,
    LAST_SPACE,
    LAYOUTS,
    MARKERS,
    MOST_PIECES,
    MOST_TRADE,
    MOVING,
    NEUTRAL,
    OFFER_HEAD,
    OFFERS,
    PERSONS,
    SCOUT,
    SCOUTS,
    SPEED,
    STACKING,
    STAGES,
    TECHS,
    TYPES,
    UNITS,
    UPGRADE,
    WONDERS,
    around,
    asked,
    coins,
    drawn,
    fighting,
    icons,
    is_halted,
    is_pyramid,
    land,
    numbers,
    outskirts,
    setting_up,
    squares,
    standing,
    strength,
    table_of,
    total,
    worked,
    works,
)
from tests.titles.civilization.midgame import midgame
from tests.titles.common import Chancer, Games, Watch

# Laws of the map


def the_map_is_whole(match: Match) -> None:
    s = table_of(match)
    ground = land(s)
    seats = len(s.players)
    homes = [each[2] for each in LAYOUTS[seats]["homes"]]
    for p, word, quarters in zip(s.players, ground.tiles, homes, strict=False):
        assert word == f"{CIVILIZATIONS[p.civilization]['home']}/{quarters}"
    shown = [word.split("/")[0] for word in ground.tiles[seats:] if word != "-"]
    assert sorted(shown + s.tile_pool) == sorted(NEUTRAL)
    assert "".join(ground.terrain) == s.ground.terrain


def huts_lie_on_their_symbols(match: Match) -> None:
    s = table_of(match)
    extras = land(s).extras
    for n, kind in s.huts.items():
        assert kind in extras[n]
        assert n not in s.cities
        assert not any(m in s.cities for m in around(len(s.players), n))
    here = [n for p in s.players for n in standing(p) if n in s.huts]
    fought = s.battle.square if s.battle else -1
    assert all(n == fought or is_halted(match, n) for n in here)


def markers_come_from_the_box(match: Match) -> None:
    s = table_of(match)
    held = [marker for p in s.players for marker in p.markers]
    for kind, pool in (("hut", s.hut_pool), ("village", s.village_pool)):
        found = Counter(pool + [m for m in held if MARKERS[m]["kind"] == kind])
        assert all(
            MARKERS[m]["kind"] == kind and n <= MARKERS[m]["count"] for m, n in found.items()
        )
        assert list(s.huts.values()).count(kind) <= len(pool)
    assert not any(MARKERS[marker]["content"] == "great_person" for marker in held)


# Laws of the figures


def figures_come_from_the_box(match: Match) -> None:
    for p in table_of(match).players:
        assert p.figures == sorted(p.figures)
        scouts = sum(f & SCOUT for f in p.figures)
        assert scouts <= SCOUTS
        assert len(p.figures) - scouts <= ARMIES + (p.civilization == "russia")


def figures_stand_where_they_can(match: Match) -> None:
    s = table_of(match)
    terrain = land(s).terrain
    for p in s.players:
        afloat = any(TECHS[id_].get("water") == "stop" for id_ in p.techs)
        assert all(terrain[f >> 4] != "?" for f in p.figures)
        wet = [n for n in standing(p) if terrain[n] == "W" and not afloat]
        assert all(is_halted(match, n) for n in wet), (p.seat, wet)


def figures_keep_to_the_stacking_limit(match: Match) -> None:
    s = table_of(match)
    for p in s.players:
        limit = numbers(p.techs, "stacking", STACKING) + (p.civilization == "russia")
        crowds = [n for n, many in standing(p).items() if many > limit]
        assert all(is_halted(match, n) for n in crowds), (p.seat, limit, crowds)


def enemies_share_no_square(match: Match) -> None:
    s = table_of(match)
    fought = s.battle.square if s.battle else -1
    for one, other in combinations(s.players, 2):
        both = standing(one).keys() & standing(other).keys()
        assert all(n == fought or is_halted(match, n) for n in both), both


def city_centers_are_empty(match: Match) -> None:
    s = table_of(match)
    if asked(match, "displace", "sacrifice"):
        return
    fought = s.battle.square if s.battle else -1
    here = {n for p in s.players for n in standing(p) if n in s.cities}
    assert all(n == fought or is_halted(match, n) for n in here), here


def one_group_moves_at_a_time(match: Match) -> None:
    s = table_of(match)
    for p in s.players:
        group = [f >> 4 for f in p.figures if f & MOVING]
        assert len(set(group)) <= 1
        assert not group or (p.seat == s.active and s.stage == "movement")
    assert 0 <= s.left <= max(numbers(p.techs, "speed", SPEED) for p in s.players)


def scouts_send_what_they_hold(match: Match) -> None:
    s = table_of(match)
    for n, city in s.sent.items():
        owner = s.players[s.cities[city].owner]
        assert any(f >> 4 == n and f & SCOUT for f in owner.figures)


# Laws of the cities


def cities_keep_their_distance(match: Match) -> None:
    s = table_of(match)
    where, terrain = squares(len(s.players)), land(s).terrain
    for n in s.cities:
        assert terrain[n] not in "W?"
        near = around(len(s.players), n)
        assert len(near) == 8
        assert "?" not in {terrain[m] for m in near}
    for (x, y), (i, j) in combinations([where[n] for n in s.cities], 2):
        assert max(abs(x - i), abs(y - j)) >= APART


def cities_keep_to_their_limit(match: Match) -> None:
    s = table_of(match)
    for p in s.players:
        mine = [city for city in s.cities.values() if city.owner == p.seat]
        assert len(mine) <= numbers(p.techs, "city_limit", CITY_LIMIT)
        if not setting_up(s):
            assert [city.capital for city in mine].count(True) == 1
            assert mine[0].capital


def cities_act_in_their_phase(match: Match) -> None:
    s = table_of(match)
    for city in s.cities.values():
        assert city.extra >= 0 <= city.bonus
        if s.stage in ("setup", "start", "trade"):
            assert city.done == ()
            assert city.extra == 0
        usual = 2 if city.capital and s.options.governments == "revised" else 1
        assert len(city.done) <= usual + city.extra
        assert set(city.done) <= {"produce", "arts", "harvest"}


# Laws of the markers


def markers_stand_around_cities(match: Match) -> None:
    s = table_of(match)
    ground = land(s)
    owner = {m: p for p in s.players for m in outskirts(s, p.seat)}
    for n, mark in s.built.items():
        assert n in owner, mark
        assert n not in s.cities
        spoilt = str(n) in ground.disasters
        if mark not in BUILDINGS:
            assert ground.terrain[n] != "W", mark
            continue
        assert spoilt or ground.terrain[n] in BUILDINGS[mark]["terrain"], mark
        forms = {form for id_ in owner[n].techs for form in TECHS[id_].get("buildings", ())}
        assert mark in forms
        assert UPGRADE.get(mark) not in forms  # CIV-BLD-10


def cities_have_one_wonder_and_one_star(match: Match) -> None:
    s = table_of(match)
    for n in s.cities:
        marks = [s.built[m] for m in around(len(s.players), n) if m in s.built]
        assert sum(bool(BUILDINGS.get(mark, {}).get("star")) for mark in marks) <= 1
        assert sum(mark in WONDERS for mark in marks) <= 1


def buildings_come_from_the_market(match: Match) -> None:
    s = table_of(match)
    used = Counter(BUILDINGS[mark]["family"] for mark in s.built.values() if mark in BUILDINGS)
    assert all(n <= FAMILIES[family] for family, n in used.items())


def wonders_are_in_one_place(match: Match) -> None:
    s = table_of(match)
    assert len(s.wonders) == 4
    cards = [(p, card) for p in s.players for card in (*p.wonders, *p.obsolete)]
    found = Counter([*filter(None, s.wonders), *s.wonder_pool, *(card for _, card in cards)])
    assert found.keys() <= WONDERS.keys()
    assert all(n == 1 for n in found.values()), found
    assert not (found and s.options.learning_game)
    pool = {WONDERS[card]["age"] for card in s.wonder_pool}
    assert "ancient" not in pool
    outside = [
        card for card in found if WONDERS[card]["age"] == "modern" and card not in s.wonder_pool
    ]
    assert not (outside and "medieval" in pool)
    assert "" not in s.wonders or not pool
    for p in s.players:
        mine = [s.built[n] for n in outskirts(s, p.seat) if s.built.get(n) in WONDERS]
        held = sorted((*p.wonders, *p.obsolete))
        assert sorted(mine) == held or (setting_up(s) and not mine)


def great_people_are_in_one_place(match: Match) -> None:
    s = table_of(match)
    reserved = [person for p in s.players for person in p.reserve]
    there = [mark for mark in s.built.values() if mark in PERSONS]
    found = Counter([*s.person_pool, *reserved, *there])
    assert all(n <= PERSONS[person]["count"] for person, n in found.items())


# Laws of the cards and tokens


def unit_cards_are_in_one_place(match: Match) -> None:
    s = table_of(match)
    found: Counter[str] = Counter()
    for at, unit in enumerate(TYPES):
        deck = s.unit_decks[at] + s.unit_discards[at]
        assert {UNITS[card]["unit"] for card in deck} <= {unit}
        found.update(deck)
    for p in s.players:
        found.update(p.units)
    if s.battle:
        found.update(fighting(s.battle))
    assert found == Counter({card: each["count"] for card, each in UNITS.items()})


def event_cards_are_in_one_place(match: Match) -> None:
    s = table_of(match)
    found: Counter[str] = Counter()
    for at in range(3):
        deck = s.event_decks[at] + s.event_discards[at]
        assert {EVENTS[card]["level"] for card in deck} <= {at + 1}
        found.update(deck)
    for p in s.players:
        found.update(p.events)
    assert found == Counter({card: each["count"] for card, each in EVENTS.items()})


def hands_keep_to_their_limit(match: Match) -> None:
    s = table_of(match)
    waiting = {job.split()[1] for job in s.todo if job.startswith("heed")}
    for p in s.players:
        if len(p.events) <= HAND or asked(match, "discard") or str(p.seat) in waiting:
            continue
        limit = HAND + total(p.techs, "hand")
        limit += coins(s, p) // 5 * ("computers" in p.techs)
        limit += 4 * works(s, p, "cristo_redentor")
        assert len(p.events) <= limit, (p.seat, limit, p.events)


def tokens_are_shared_out(match: Match) -> None:
    s = table_of(match)
    assert min(s.market) >= 0
    for at, name in enumerate(GOODS):
        held = [p.goods[at] for p in s.players]
        assert min(held) >= 0
        assert sum(held) + s.market[at] == len(s.players), name


# Laws of the players


def dials_have_ends(match: Match) -> None:
    for p in table_of(match).players:
        assert 0 <= p.trade <= MOST_TRADE
        assert p.culture >= 0
        assert 0 <= p.track <= LAST_SPACE
        for card, n in p.tokens.items():
            assert n > 0
            if card in TECHS:
                assert card in p.techs
                assert n <= TECHS[card]["tokens"]
            else:
                assert card == "sheet" or (card == "panama_canal" and card in p.wonders)


def techs_form_a_pyramid(match: Match) -> None:
    for p in table_of(match).players:
        assert p.techs[0] == CIVILIZATIONS[p.civilization]["tech"]
        assert len(set(p.techs)) == len(p.techs)
        assert is_pyramid(p.techs), p.techs
    assert sum("space_flight" in p.techs for p in table_of(match).players) <= 1


def governments_are_unlocked(match: Match) -> None:
    s = table_of(match)
    for p in s.players:
        of_techs = {TECHS[id_].get("government") for id_ in p.techs} - {None}
        start = CIVILIZATIONS[p.civilization]["government"]
        assert p.government in {*of_techs, start, "anarchy"}
        assert 0 <= p.since <= s.round
        assert p.fresh.keys() <= of_techs
        assert all(0 <= n <= s.round for n in p.fresh.values())


def nobody_has_won_yet(match: Match) -> None:
    """Victory comes at once (CIV-VIC-05), unless a phase is played to its end (CIV-OPT-05)."""
    s = table_of(match)
    winners = [p.seat for p in s.players if any(fulfilled(s, p))]
    if match.over:
        return
    assert bool(s.victory) == (s.winner >= 0)
    assert not s.victory or s.options.tie_break == "margin"
    assert not winners or s.victory, winners


def fulfilled(s: CivilizationTable, p: Player) -> tuple[bool, bool, bool]:
    """The victory conditions that can be seen: culture, tech, economy."""
    return p.track == LAST_SPACE, "space_flight" in p.techs, coins(s, p) >= ENOUGH_COINS


def what_is_in_play_is_known(match: Match) -> None:
    s = table_of(match)
    again = s.copy()
    refresh(again)
    assert s.in_play == again.in_play


# Laws of the turn


def the_turn_is_sound(match: Match) -> None:
    s = table_of(match)
    seats = range(len(s.players))
    assert s.stage in (*STAGES, "setup")
    assert s.active in seats
    assert s.first in seats
    assert s.round > 0 or setting_up(s)
    assert not s.options.round_limit or s.round <= s.options.round_limit
    assert all(job.split()[0] in JOBS for job in s.todo)
    assert len(set(s.used)) == len(s.used), s.used
    assert len(s.offers) == len(s.players)
    assert max(s.offers) <= OFFERS
    assert not s.offer or s.stage == "trade"
    assert len(s.offer) <= OFFER_HEAD + MOST_PIECES
    assert all(decision.seat in seats for decision in match.decisions)


def the_battle_is_sound(match: Match) -> None:
    s = table_of(match)
    b = s.battle
    if b is None or match.over:
        return
    assert s.stage in ("city", "movement")
    assert b.attacker == s.active
    assert b.attacker != b.defender
    left = (b.attacker + 1) % len(s.players)
    assert b.controller == (left if b.defender == BARBARIANS else b.defender)
    assert b.winner >= 0 or b.sizes == [len(force) for force in b.forces]
    assert min(b.bonus) == 0
    assert b.charge >= 0
    assert len(set(b.used)) == len(b.used)
    for front in b.fronts:
        for owner, card, wounds in ((b.attacker, *front[:2]), (b.defender, *front[2:])):
            assert wounds < strength(s, owner, card) if card else not wounds  # CIV-BAT-36


def what_is_shown_is_counted(match: Match) -> None:
    """The numbers that people need not count themselves; it takes long to make a view."""
    if match.answered % 5 and not match.over:
        return
    s = table_of(match)
    view = match.view(None)["table"]
    for p in s.players:
        shown = view["players"][p.seat]
        assert shown["coins"] == coins(s, p), p.seat
        assert sum(shown["units"].values()) == len(p.units) + len(drawn(s, p.seat))
        assert shown["events"] == [
            sum(EVENTS[card]["level"] == level for card in p.events) for level in (1, 2, 3)
        ]
    for n, city in s.cities.items():
        shown = view["cities"][str(n)]
        for kind in ("trade", "culture"):
            assert shown[kind] == sum(icons(s, m, kind) for m in worked(s, n, city.owner)), kind


LAWS = (
    the_map_is_whole,
    huts_lie_on_their_symbols,
    markers_come_from_the_box,
    figures_come_from_the_box,
    figures_stand_where_they_can,
    figures_keep_to_the_stacking_limit,
    enemies_share_no_square,
    city_centers_are_empty,
    one_group_moves_at_a_time,
    scouts_send_what_they_hold,
    cities_keep_their_distance,
    cities_keep_to_their_limit,
    cities_act_in_their_phase,
    markers_stand_around_cities,
    cities_have_one_wonder_and_one_star,
    buildings_come_from_the_market,
    wonders_are_in_one_place,
    great_people_are_in_one_place,
    unit_cards_are_in_one_place,
    event_cards_are_in_one_place,
    hands_keep_to_their_limit,
    tokens_are_shared_out,
    dials_have_ends,
    techs_form_a_pyramid,
    governments_are_unlocked,
    nobody_has_won_yet,
    what_is_in_play_is_known,
    the_turn_is_sound,
    the_battle_is_sound,
    what_is_shown_is_counted,
)


# Laws of the end


def check_end(match: Match) -> None:
    """Somebody has fulfilled a condition, or a limit was reached."""
    s = table_of(match)
    result = match.result
    assert result is not None
    assert not s.todo
    assert result.winners == ([s.winner] if s.winner >= 0 else [])
    assert result.scores == [float(p.seat == s.winner) for p in s.players]
    told = [dict(entry.args) for entry in match.journal() if entry.key == "victory"]
    if result.reason == "draw":
        third = [[city.owner for city in s.cities.values()].count(p.seat) == 3 for p in s.players]
        limit = s.round == s.options.round_limit and s.stage == "research"
        won = [any(fulfilled(s, p)) for p in s.players]
        conquered = s.battle is not None and s.battle.city and s.battle.winner == 0
        learned = any(third) or any(won) or conquered
        assert limit or (s.options.learning_game and learned)
        assert (result.winners, told) == ([], [])
        return
    winner = s.players[s.winner]
    assert told[-1] == {"seat": f"seat:{s.winner}", "victory": f"victory:{result.reason}"}
    ways = dict(zip(("culture", "tech", "economic"), fulfilled(s, winner), strict=True))
    if result.reason == "military":
        assert s.battle is not None
        assert s.battle.attacker == s.winner
        assert s.cities[s.battle.square].capital
        assert s.cities[s.battle.square].owner == s.battle.defender
    else:
        assert ways[result.reason] or s.options.tie_break == "margin"
    assert len(told) == 1 or s.options.tie_break == "margin"


def everybody_had_turns(match: Match) -> None:
    """Five phases a round; in three of them one turn for each, from the first player on
    (CIV-TRN-01, CIV-TRN-02, CIV-TRN-05)."""
    seats = match.seats
    _, began = next(iter(match.steps()))
    assert isinstance(began, CivilizationTable)
    first, stage = began.first, began.stage
    due = [(first + more) % seats for more in range(seats)]
    due = due[due.index(began.active) + 1 :] if stage in ("start", "city", "movement") else []
    for entry in match.journal():
        if entry.key == "round":
            assert (due, stage) == ([], "setup" if entry.args["n"] == 1 else "research")
            first = int(str(entry.args["seat"]).removeprefix("seat:"))
        elif entry.key == "phase":
            assert not due
            now = str(entry.args["phase"]).removeprefix("phase:")
            assert STAGES.index(now) == (0 if stage == "setup" else (STAGES.index(stage) + 1) % 5)
            stage = now
            if stage in ("start", "city", "movement"):
                due = [(first + more) % seats for more in range(seats)]
        elif entry.key == "turn":
            assert entry.args["seat"] == f"seat:{due.pop(0)}"


# Random games


class CivilizationWatch(Watch):
    """Sees too what never changes or never comes back."""

    fixed: tuple[Any, ...] = ()
    known: tuple[set[str], ...] = ()
    gone: tuple[Counter[str], ...] = ()
    time = (0, -1)

    def look(self) -> None:
        super().look()
        s = table_of(self.match)
        fixed = tuple((p.civilization, p.colour, p.techs[0]) for p in s.players)
        assert self.fixed in ((), fixed)
        self.fixed = fixed
        shown = {word for word in s.tiles.split() if word != "-"}
        tracks = [{str(n) for n in range(p.track)} for p in s.players]
        known = (
            {word.split(":")[0] for word in shown},
            *(set(p.techs) for p in s.players),  # CIV-RSH-13
            *tracks,  # CIV-CUL-11
        )
        assert all(old <= new for old, new in zip(self.known, known, strict=False))
        self.known = known
        self._look_at_what_leaves(s)
        time = s.round, STAGES.index(s.stage) if s.stage in STAGES else -1
        assert self.time <= time
        self.time = time

    def _look_at_what_leaves(self, s: CivilizationTable) -> None:
        """Spent markers, lost wonders and great people are out of the game."""
        markers = [marker for p in s.players for marker in p.markers]
        persons = [person for p in s.players for person in p.reserve]
        cards = [card for p in s.players for card in (*p.wonders, *p.obsolete)]
        gone = (
            Counter([*s.hut_pool, *s.village_pool, *markers]),
            Counter([*s.person_pool, *persons, *(m for m in s.built.values() if m in PERSONS)]),
            Counter([*filter(None, s.wonders), *s.wonder_pool, *cards]),
        )
        assert all(new <= old for old, new in zip(self.gone, gone, strict=False))
        self.gone = gone

    def play(self, seed: int) -> None:
        super().play(seed)
        everybody_had_turns(self.match)
        self.seen[f"thing victory:{table_of(self.match).victory}"] += 1
        for entry in self.match.journal():
            words = " ".join(word for word in entry.args.values() if isinstance(word, str)).split()
            self.seen.update(f"thing {word}" for word in words if ":" in word)


class Uniform(Chancer):
    """Takes any option, all alike."""

    def pick(self, decision: Decision) -> Option:
        return self.rng.choice(decision.options)


def from_scratch(seed: int) -> bool:
    """Whether a random game begins with the setup."""
    return seed % 5 == 3


class CivilizationGames(Games):
    """All numbers of players with all options.

    Who answers with anything ends the turn at once, so most games are played by somebody busy.
    """

    title = TITLE
    laws = LAWS
    most_options, most_answers = 400, 60
    stride = 10
    secret_hands = True
    taste: ClassVar[dict[str, float]] = {
        "end": 0.2,
        "pass": 1,
        "deal": 0.1,
        "stop": 0.5,
        "send": 0.3,
        "switch": 0.2,
        "no": 2,
        "cancel": 2,
    }
    tries = (
        ["move", "go", "produce", "arts", "tech", "use", "play", "give", "front", "at", "end", ""],
        [*TECHS, *EVENTS, *WONDERS, "C3", "C3 1 0", "Z9", "infantry_2", "library", "7", "0", ""],
    )

    def settings_of(self, seed: int) -> tuple[int, dict[str, Any]]:
        rng = Random(seed)
        seats = seed % 3 + 2
        options: dict[str, Any] = {
            setting.name: rng.choice(setting.values)
            for setting in TITLE.settings
            if not setting.per_seat
        }
        options["learning_game"] = rng.random() < 0.2
        if from_scratch(seed):
            options["round_limit"] = 20
        return seats, options

    def new_game(self, seed: int) -> Match:
        """Chance plays badly and stays poor, so most games begin rich and late: then people meet
        techs, wonders and each other too."""
        seats, options = self.settings_of(seed)
        if from_scratch(seed):
            settings = TITLE.settle(seats, options)
            state = TITLE.setup(seats, settings, seeded(seed))
        else:
            _, settings, state = TITLE.position(midgame(seats, options, Random(seed), seed))
        return Match(TITLE, seats, settings, state, seed=seed)

    def chancer(self, seed: int) -> Chancer:
        return Uniform(seed, self) if seed % 5 == 4 else Chancer(seed, self)

    def check_end(self, match: Match) -> None:
        check_end(match)

    def watch(self, seed: int) -> Watch:
        return CivilizationWatch(self, seed)

    def expected(self) -> dict[str, list[str]]:
        things = [
            *(f"tech:{id_}" for id_ in TECHS),
            *(f"wonder:{id_}" for id_ in WONDERS),
            *(f"event:{id_}" for id_ in EVENTS),
            *(f"building:{id_}" for id_ in (*BUILDINGS, "city_walls")),
            *(f"great_person:{id_}" for id_ in PERSONS),
            *(f"government:{id_}" for id_ in GOVERNMENTS["core"]),
            *(f"victory:{how}" for how in ("culture", "tech", "economic", "military", "draw")),
        ]
        return {"thing ": things, **super().expected()}


GAMES = CivilizationGames()

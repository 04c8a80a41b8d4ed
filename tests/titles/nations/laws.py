"""The laws that every table of Nations obeys, and random games to try them on.

What should be there is counted anew from the printed data, not by asking the rules: a law that
borrows the code it checks proves nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, ClassVar

from oikumene.engine.chance import seeded
from oikumene.engine.decision import Option
from oikumene.engine.hooks import in_play
from oikumene.engine.match import Match
from oikumene.titles.nations import TITLE
from oikumene.titles.nations.state import Nation, NationsTable, things_in_play
from tests.titles.common import Games, Watch, by_id, printed

DECKS = {
    "buildings": "building",
    "military": "military",
    "colonies": "colony",
    "wars": "war",
    "battles": "battle",
    "golden_ages": "golden_age",
    "wonders": "wonder",
    "advisors": "advisor",
}
PROGRESS: dict[str, dict[str, Any]] = {
    card["id"]: {"kind": kind, **card}
    for deck, kind in DECKS.items()
    for card in printed(TITLE, deck)
}
PROMO, START = by_id(TITLE, "promo"), by_id(TITLE, "starting_cards")
CARDS = {**PROGRESS, **PROMO, **START}
EVENTS, TILES = by_id(TITLE, "events"), by_id(TITLE, "solo_tiles")
BOARDS: dict[tuple[str, str], dict[str, Any]] = {
    (nation["id"], side): board
    for nation in printed(TITLE, "nations")
    for side, board in nation["sides"].items()
}
TABLES: dict[str, Any] = printed(TITLE, "tables")
KNOWN = {*CARDS, *EVENTS, *TILES}

TEN = int(TABLES["score_divisor"])

GOODS = ("gold", "food", "stone", "books", "vp")
WORKERS = 13


# What a table holds


def table_of(match: Match) -> NationsTable:
    """The live table."""
    assert isinstance(match.state, NationsTable)
    return match.state


def places(s: NationsTable) -> Counter[str]:
    """Every card, event and tile that lies somewhere, as often as it lies there."""
    found = [*s.deck, *s.event_deck, *s.board, *s.removed, *s.undrawn, *s.drawn, s.war, s.event]
    for n in s.nations:
        found += [*n.cards, *n.wonders, *n.colonies, n.advisor, n.tower_advisor, n.construction]
    return Counter(card for card in found if card)


def on_the_way(match: Match, found: Counter[str]) -> set[str]:
    """Cards named in the open question that lie nowhere yet: a bought one that needs a space, or
    a ready Wonder."""
    if match.decision is None:
        return set()
    decision = match.decision
    words = [*map(str, decision.args.values()), *(t for o in decision.options for t in o.things)]
    named = [word.partition(":")[2] for word in words]
    named += table_of(match).nations[decision.seat].bought[-1:]
    return {card for card in named if card in KNOWN and card not in found}


def box(s: NationsTable) -> list[str]:
    """Everything that has entered the game so far; of exchanged decks without the cards."""
    cards = opened(s.age, s.options.level, s.options.promo, len(s.nations) == 1)[:]
    for n in s.nations:
        if n.nation:
            board = BOARDS[n.nation, n.side]
            cards += [*board["printed"], *board.get("printed_wonders", ())]
    return cards


@cache
def opened(age: int, level: str, promo: bool, solo: bool) -> list[str]:
    """The decks of all ages up to this one."""
    decks: list[dict[str, dict[str, Any]]] = [TILES if solo else EVENTS]
    if promo:
        decks.append(PROMO)
    if level != "competitive":
        levels = TABLES["levels"][level]
        decks.append({id_: card for id_, card in PROGRESS.items() if card["level"] in levels})
    return [id_ for deck in decks for id_, card in deck.items() if card["age"] <= age]


# Laws of the cards


def every_card_is_in_one_place(match: Match) -> None:
    s = table_of(match)
    found = places(s)
    found.update(on_the_way(match, found))
    if s.options.level == "competitive":
        cards = [card for card in found if card in PROGRESS]
        assert all(found.pop(card) == 1 for card in cards)
        assert all(PROGRESS[card]["age"] <= s.age for card in cards)
        for age in range(1, s.age + 1):
            _is_exchanged_deck(age, [card for card in cards if PROGRESS[card]["age"] == age])
    expected = Counter(box(s))
    assert dict(found) == dict(expected), (found - expected, expected - found)


def _is_exchanged_deck(age: int, cards: list[str]) -> None:
    """Half of each kind was exchanged for cards of the same kind (NAT-VAR-06)."""
    have, kept = basic_sizes(age), basic_sizes(age)
    have.subtract(PROGRESS[card]["kind"] for card in cards)
    assert not any(have.values())
    kept.subtract(kind for kind, size in basic_sizes(age).items() for _ in range(size // 2))
    kept.subtract(PROGRESS[card]["kind"] for card in cards if PROGRESS[card]["level"] == "basic")
    assert not any(kept.values())


def basic_sizes(age: int) -> Counter[str]:
    """How many basic cards of each kind an age has."""
    cards = PROGRESS.values()
    return Counter(c["kind"] for c in cards if c["age"] == age and c["level"] == "basic")


def cards_lie_where_they_belong(match: Match) -> None:
    s = table_of(match)
    assert len(s.board) == s.options.columns * len(TABLES["row_prices"])
    assert all(card in PROGRESS or card in PROMO for card in (*s.board, *s.deck) if card)
    assert not s.war or CARDS[s.war]["kind"] == "war"
    for n in s.nations:
        if not n.nation:
            continue
        board = BOARDS[n.nation, n.side]
        assert len(n.cards) == len(n.workers) == board["spaces"]
        assert len(n.colonies) == board["colony_spaces"]
        assert len(n.wonders) == board["wonder_spaces"]
        _are(n.cards, "building", "military")
        _are(n.colonies, "colony")
        _are([*n.wonders, n.construction], "wonder")
        _are([n.advisor, n.tower_advisor], "advisor")
        assert not n.tower_advisor or "porcelain_tower" in n.wonders
        military = sum(1 for card in n.cards if card and CARDS[card]["kind"] == "military")
        assert not s.options.military_cap or military <= s.options.military_cap


def _are(cards: list[str], *kinds: str) -> None:
    assert all(CARDS[card]["kind"] in kinds for card in cards if card), (cards, kinds)


def what_is_in_play_is_known(match: Match) -> None:
    s = table_of(match)
    assert s.in_play == in_play(things_in_play(s))


# Laws of people and goods


def nobody_is_born_or_lost(match: Match) -> None:
    for n in table_of(match).nations:
        counts = [n.area, n.food_track, n.stability_track, n.beside, *n.workers]
        assert all(count >= 0 for count in counts)
        assert sum(counts) == (WORKERS if n.nation else 0)
        assert n.food_track <= n.food_spaces
        assert n.stability_track <= n.stability_spaces
        assert all(card for card, count in zip(n.cards, n.workers, strict=True) if count)


def goods_are_never_negative(match: Match) -> None:
    s = table_of(match)
    for n in s.nations:
        assert len(n.goods) == len(GOODS)
        assert all(amount >= 0 for amount in n.goods[:-1])
        assert n.goods[-1] >= 0 or len(s.nations) == 1


def architects_are_within_the_round(match: Match) -> None:
    s = table_of(match)
    placed = 0
    if s.event:
        printed_on = (TILES if len(s.nations) == 1 else EVENTS)[s.event]
        placed = TABLES["architects"][str(len(s.nations))] + printed_on.get("architects", 0)
    assert 0 <= s.architects <= placed
    for n in s.nations:
        sections = len(CARDS[n.construction]["stage_costs"]) if n.construction else 1
        assert 0 <= n.sections < sections
        for thing, count in n.private.items():
            assert 0 <= count <= private_architects(n)[thing]


def private_architects(n: Nation) -> dict[str, int]:
    """The architects that a nation's things bring each round."""
    return {
        thing: ability["amount"]
        for thing, ability in abilities(n)
        if ability.get("modifier") == "private_architects"
    }


def abilities(n: Nation) -> list[tuple[str, dict[str, Any]]]:
    """What is printed on a nation's board and on its cards in play."""
    board = BOARDS[n.nation, n.side]
    found = [(f"{n.nation}_{n.side}", ability) for ability in board.get("abilities", ())]
    for card in (n.advisor, n.tower_advisor, *n.wonders, *n.colonies):
        if card:
            found += [(card, ability) for ability in CARDS[card].get("abilities", ())]
    return found


# Laws of the tracks


def tracks_are_right(match: Match) -> None:
    s = table_of(match)
    everywhere = stability_everywhere(s)
    for n in s.nations:
        if n.nation:
            assert (n.strength, n.stability) == recounted(n, everywhere)


def recounted(n: Nation, everywhere: int) -> tuple[int, int]:
    """Strength and stability by everything printed (NAT-TRK-01, NAT-TRK-02)."""
    strength = 0
    empty = n.stability_spaces - n.stability_track
    stability = everywhere - TABLES["stability_per_taken_worker"] * empty
    for id_, count in zip(n.cards, n.workers, strict=True):
        if count:
            card = CARDS[id_]
            strength += count * card.get("strength", 0)
            stability += count * card.get("per_worker", {}).get("stability", 0)
            stability -= count * card.get("upkeep", {}).get("stability", 0)
    for id_ in (*n.colonies, *n.wonders, n.advisor, n.tower_advisor):
        if id_:
            strength += CARDS[id_].get("strength", 0)
            stability += CARDS[id_].get("stability", 0)
    strength += sum(a["amount"] for _, a in abilities(n) if a.get("modifier") == "strength")
    return strength, stability


def stability_everywhere(s: NationsTable) -> int:
    """What cards do to the stability of all nations."""
    return sum(
        int(ability["amount"])
        for n in s.nations
        if n.nation
        for _, ability in abilities(n)
        if ability.get("modifier") == "all_nations_stability"
    )


# Laws of the round


def the_round_is_sound(match: Match) -> None:
    s = table_of(match)
    assert 1 <= s.round <= s.options.ages * TABLES["rounds_per_age"]
    assert sorted(s.order) == list(range(len(s.nations)))
    passed = sorted(n.passed for n in s.nations if n.passed)
    assert passed == list(range(1, len(passed) + 1))
    assert (s.war_strength >= 0) == (s.war_buyer >= 0)
    assert not s.war or s.war_strength >= 0


LAWS = (
    every_card_is_in_one_place,
    cards_lie_where_they_belong,
    what_is_in_play_is_known,
    nobody_is_born_or_lost,
    goods_are_never_negative,
    architects_are_within_the_round,
    tracks_are_right,
    the_round_is_sound,
)


# Laws of the end


def check_end(match: Match) -> None:
    """The end came in time, and the scores are right."""
    s = table_of(match)
    assert s.round == s.options.ages * TABLES["rounds_per_age"]
    assert match.result is not None
    assert match.result.scores == [score(s, n) for n in s.nations]
    assert match.result.winners == winners(s, match.result.scores)
    assert len(match.journal()) > s.round


def score(s: NationsTable, n: Nation) -> int:
    """Final points from scratch (NAT-SCO)."""
    pairs = zip(n.cards, n.workers, strict=True)
    points: int = (
        n.goods[-1]
        + sum(CARDS[card].get("vp", 0) for card in (*n.colonies, *n.wonders) if card)
        + sum(sum(CARDS[card]["worker_vp"][:count]) for card, count in pairs if count)
        + sum(scored(s, n, a) for _, a in abilities(n) if a["trigger"] == "scoring")
        + resources(s, n) // TEN
    )
    return points


def resources(s: NationsTable, n: Nation) -> int:
    """What is divided by ten: goods and both tracks, as far as they count."""
    strength, stability = recounted(n, stability_everywhere(s))
    strength = max(min(strength, TABLES["max_strength"]), TABLES["min_strength"])
    stability = min(stability, TABLES["max_stability"])
    total: int = sum(n.goods[:-1]) + strength + stability
    return max(total, 0)


def scored(s: NationsTable, n: Nation, ability: dict[str, Any]) -> int:
    """What an ability adds at the end."""
    vp = int(ability["vp"])
    if ability.get("condition") == "most_workers":
        return vp if _has_most_workers(s, n) else 0
    if ability["per"] == "own_advisor":
        return vp * sum(1 for card in (n.advisor, n.tower_advisor) if card)
    age = int(ability["per"].removeprefix("own_colony_age_"))
    return vp * sum(1 for card in n.colonies if card and CARDS[card]["age"] == age)


def _has_most_workers(s: NationsTable, n: Nation) -> bool:
    """More than all others; with five players, a place among the first two (NAT-RANK)."""
    mine = n.area + sum(n.workers)
    as_many = sum(other.area + sum(other.workers) >= mine for other in s.nations)
    return as_many <= int(TABLES["rank_depth"][str(len(s.nations))])


def winners(s: NationsTable, scores: Sequence[float]) -> list[int]:
    """Most points; then, if wanted, what was left over; then player order."""
    if len(scores) == 1:
        return [0] if scores[0] >= 0 else []
    tied = [seat for seat in s.order if scores[seat] == max(scores)]
    if s.options.remainder_tiebreak:
        left = {seat: resources(s, s.nations[seat]) % TEN for seat in tied}
        tied = [seat for seat in tied if left[seat] == max(left.values())]
    return tied[:1]


# Random games


class NationsWatch(Watch):
    """Counts the architects too."""

    _round = 0
    _hired = 0

    def look(self) -> None:
        super().look()
        s = table_of(self.match)
        if s.round != self._round:
            self._round, self._hired = s.round, 0
        if s.phase == "action":
            events = TILES if len(s.nations) == 1 else EVENTS
            at_first = TABLES["architects"][str(len(s.nations))]
            at_first += events[s.event].get("architects", 0)
            assert s.architects == at_first - self._hired

    def note(self, option: Option) -> None:
        super().note(option)
        if option.verb == "buy":
            self.seen[f"card {option.args[0]}"] += 1
        if option.text == "hire board":
            self._hired += 1
        s = table_of(self.match)
        if s.event:
            self.seen[f"event {s.event}"] += 1


class NationsGames(Games):
    """Whole games most, in all settings."""

    title = TITLE
    laws = LAWS
    most_options, most_answers = 200, 40
    stride = 1
    taste: ClassVar[dict[str, float]] = {"pass": 0.2, "undeploy": 0.2}
    tries = (
        ["buy", "deploy", "undeploy", "use", "hire", "take", "gain", "pay", "pass", "end", ""],
        [*CARDS, "food", "gold 1", "board", "vp", "", "0", "area stability"],
    )

    def settings_of(self, seed: int) -> tuple[int, dict[str, Any]]:
        rng = Random(seed)
        seats = seed % 5 + 1
        while True:
            options = {
                setting.name: [rng.choice(setting.values) for _ in range(seats)]
                if setting.per_seat
                else rng.choice(setting.values)
                for setting in TITLE.settings
            }
            if rng.random() < 0.5:
                options["ages"] = TABLES["ages"]
            if seats < 5 or options["level"] not in ("basic", "competitive"):
                return seats, options

    def new_game(self, seed: int) -> Match:
        """Chance plays badly and stays poor, so in many games the nations start rich: then they
        meet the dear and the late cards too."""
        seats, options = self.settings_of(seed)
        settings = TITLE.settle(seats, options)
        state = TITLE.setup(seats, settings, seeded(seed))
        assert isinstance(state, NationsTable)
        rng = Random(seed)
        if rng.random() < 0.6:
            for n in state.nations:
                n.goods = [had + rng.randrange(60) for had in n.goods]
        return Match(TITLE, seats, settings, state, seed=seed)

    def kind(self, option: Option) -> str:
        if option.verb not in ("buy", "deploy"):
            return option.verb
        return f"{option.verb} {CARDS[str(option.args[0])]['kind']}"

    def check_end(self, match: Match) -> None:
        check_end(match)

    def watch(self, seed: int) -> Watch:
        return NationsWatch(self, seed)

    def expected(self) -> dict[str, list[str]]:
        return {"card ": [*PROGRESS, *PROMO], "event ": [*EVENTS, *TILES], **super().expected()}


GAMES = NationsGames()

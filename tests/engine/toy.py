"""A tiny title that exists only for tests: the engine runs it without knowing it.

Each round everybody is dealt cards, all bid one of them secretly and at once, the highest bid
takes a relic, and then each seat shops: it pays coins into the bank, shows its hand, or is done.
Relics change the price and react to winning and paying. With the setting `traps` the shop also
offers to break the rules in several ways.
"""

from __future__ import annotations

from collections.abc import Coroutine, Mapping
from functools import partial
from typing import Any

import msgspec

from oikumene.engine import chance
from oikumene.engine.decision import Option, Refusal, choose, together
from oikumene.engine.errors import BadSetup
from oikumene.engine.hooks import Hooks, in_play
from oikumene.engine.journal import log
from oikumene.engine.match import Match
from oikumene.engine.state import OVER, Count, Hidden, Owner, Public, Record, Table
from oikumene.engine.title import Result, Setting, Settings, Step, Title
from oikumene.engine.view import seen

CARDS = list(range(1, 13))
RELICS = ["bell", "drum", "lamp", "scale", "mirror", "horn"]
PRICE = 2
DONE, SHOW = Option("done"), Option("show")


class Player(Record):
    """A seat with a hand that only it sees, and a mood that nobody sees."""

    seat: Public[int]
    hand: Owner[list[int]]
    coins: Public[int]
    relics: Public[list[str]]
    mood: Hidden[int]


class ToyTable(Table):
    """What lies on the toy table."""

    players: Public[list[Player]]
    pool: Count[list[int]]
    discarded: Public[list[int]]
    relics: Public[list[str]]
    round: Public[int]
    rounds: Public[int]
    hands: Public[list[int]]
    active: Public[int]
    winner: Public[int]
    tune: Public[list[str]]
    """Which relics have reacted, in order."""
    traps: Public[bool]
    in_play: Public[str]


HOOKS = Hooks()
HOOKS.value_moment("price")
HOOKS.reaction_moment("won", ties="owner")
HOOKS.reaction_moment("paid")


@HOOKS.changes("price", "scale")
def scale(_s: ToyTable, owner: int, price: int, buyer: int) -> int:
    """The others pay one more."""
    return price + 1 if owner != buyer else price


@HOOKS.changes("price", "mirror")
def mirror(_s: ToyTable, owner: int, price: int, buyer: int) -> int:
    """Its owner pays half."""
    return price // 2 if owner == buyer else price


@HOOKS.reacts("won", "bell")
async def bell(s: ToyTable, _owner: int) -> None:
    """It rings."""
    s.tune.append("bell")


@HOOKS.reacts("won", "drum")
async def drum(s: ToyTable, owner: int) -> None:
    """It beats once or twice, as its owner likes."""
    times = (await choose(owner, "beat", [Option("beat", (n,)) for n in (1, 2)])).args[0]
    s.tune += ["drum"] * int(times)


@HOOKS.reacts("paid", "lamp", priority=1)
async def lamp(s: ToyTable, _owner: int) -> None:
    """It shines after the horn."""
    s.tune.append("lamp")


@HOOKS.reacts("paid", "horn", priority=-1)
async def horn(s: ToyTable, _owner: int) -> None:
    """It is heard before the lamp is seen."""
    s.tune.append("horn")


HOOKS.check()


def refresh(s: ToyTable) -> None:
    """Say anew which relics are in play."""
    s.in_play = in_play((p.seat, relic) for p in s.players for relic in p.relics)


def price(s: ToyTable, seat: int) -> int:
    """What a seat pays."""
    value: int = HOOKS.value(s, "price", PRICE, seat)
    return value


# Steps


def deal(s: ToyTable) -> None:
    """Everybody draws to the hand size."""
    for player, size in zip(s.players, s.hands, strict=True):
        while len(player.hand) < size:
            player.hand.append(chance.draw(s, s.pool))
            log(s, "dealt", (player.seat,), card=player.hand[-1])
        player.hand.sort()
    s.phase = "bid"


async def bid(s: ToyTable) -> None:
    """All bid a card, secretly and at once; the highest wins."""
    answers = await together([choose(p.seat, "bid", partial(bids, p)) for p in s.players])
    cards = {seat: int(answer.args[0]) for seat, answer in answers.items()}
    for seat, card in cards.items():
        s.players[seat].hand.remove(card)
        s.discarded.append(card)
    s.winner = max(cards, key=lambda seat: cards[seat])
    log(s, "bids", winner=f"seat:{s.winner}", card=cards[s.winner])
    s.phase = "prize"


def bids(player: Player) -> list[Option]:
    """The cards in hand."""
    return [Option("bid", (card,), (f"card:{card}",)) for card in player.hand]


async def prize(s: ToyTable) -> None:
    """The winner takes a relic (the last one without a choice), and its relics react."""
    options = [Option("take", (relic,), (f"relic:{relic}",)) for relic in s.relics]
    relic = str((await choose(s.winner, "prize", options)).args[0])
    s.relics.remove(relic)
    s.players[s.winner].relics.append(relic)
    refresh(s)
    await HOOKS.react(s, [s.winner], "won")
    s.active = 0
    s.phase = "shop"


async def shop(s: ToyTable) -> None:
    """One seat pays and shows as often as it likes."""
    p = s.players[s.active]
    while True:
        answer = await choose(
            p.seat, "shop", lambda: offers(s, p), lambda: refused(s, p), price=price(s, p.seat)
        )
        if answer == DONE:
            break
        await buy(s, p, answer)
    s.active += 1
    if s.active == len(s.players):
        s.phase = "end-round"


def offers(s: ToyTable, p: Player) -> list[Option]:
    """What a seat may do in the shop."""
    options = [Option("pay")] if p.coins >= price(s, p.seat) else []
    options += [SHOW, DONE]
    return options + [Option("trap", (kind,)) for kind in TRAPS] if s.traps else options


def refused(s: ToyTable, p: Player) -> list[Refusal]:
    """What it may not."""
    return [] if p.coins >= price(s, p.seat) else [Refusal(Option("pay"), "TOY-PAY-01")]


async def buy(s: ToyTable, p: Player, answer: Option) -> None:
    """Pay, show, or step into a trap."""
    if answer.verb == "pay":
        p.coins -= price(s, p.seat)
        log(s, "paid", seat=f"seat:{p.seat}")
        await HOOKS.react(s, [p.seat], "paid")
    elif answer == SHOW:
        chance.revealed(s)
        log(s, "shown", seat=f"seat:{p.seat}", cards=" ".join(map(str, p.hand)))
    else:
        p.coins += 100
        log(s, "trapped")
        await TRAPS[str(answer.args[0])](s)


def end_round(s: ToyTable) -> None:
    """On to the next round, or the end."""
    s.round += 1
    s.phase = OVER if s.round > s.rounds else "deal"


# Ways to break the rules


async def raise_(_s: ToyTable) -> None:
    """A defect in the middle of a step."""
    raise ValueError("the shop is on fire")


async def starve(s: ToyTable) -> None:
    """A decision without options."""
    await choose(s.active, "nothing-to-eat", [])


async def get_lost(s: ToyTable) -> None:
    """The step ends well, but the next phase does not exist."""
    s.phase = "nowhere"


async def fail_later(s: ToyTable) -> None:
    """The step ends well, and the next one fails after a safe point."""
    s.phase = "broken"


async def broken(s: ToyTable) -> None:
    """A step that fails at once."""
    log(s, "broken")
    raise KeyError("no shop")


TRAPS = {"raise": raise_, "starve": starve, "lost": get_lost, "later": fail_later}

STEPS: dict[str, Step] = {
    "deal": deal,
    "bid": bid,
    "prize": prize,
    "shop": shop,
    "broken": broken,
    "end-round": end_round,
}


# The title


def setup(seats: int, settings: Settings, start: int) -> ToyTable:
    """The toy table before the first deal."""
    return ToyTable(
        phase="deal",
        chance=start,
        journal=None,
        players=[Player(seat, [], settings["coins"][seat], [], 7) for seat in range(seats)],
        pool=CARDS[:],
        discarded=[],
        relics=RELICS[: settings["rounds"] * 2],
        round=1,
        rounds=settings["rounds"],
        hands=list(settings["hand"]),
        active=0,
        winner=0,
        tune=[],
        traps=settings["traps"],
        in_play="",
    )


def check(seats: int, settings: Settings) -> None:
    """The pool must suffice."""
    if sum(settings["hand"]) + (settings["rounds"] - 1) * seats > len(CARDS):
        raise BadSetup("there are not enough cards for these hands")


def result(s: ToyTable) -> Result:
    """Coins and relics count."""
    scores = [p.coins + 3 * len(p.relics) for p in s.players]
    best = max(scores)
    return Result(scores, [seat for seat, score in enumerate(scores) if score == best], "most")


def view(s: ToyTable, seat: int | None) -> dict[str, Any]:
    """Only what the marks allow."""
    return seen(s, seat)


def imagine(s: ToyTable, seat: int | None) -> None:
    """Deal the rivals other cards out of all that this seat has not seen; nobody knows moods."""
    rivals = [p for p in s.players if p.seat != seat]
    unseen = sorted([*s.pool, *(card for p in rivals for card in p.hand)])
    for rival in rivals:
        rival.hand = sorted(chance.draw(s, unseen) for _ in rival.hand)
    s.pool = unseen
    for player in s.players:
        player.mood = chance.roll(s)


def position(told: Mapping[str, Any]) -> tuple[int, Settings, ToyTable]:
    """The toy has only one position: the start with some coins."""
    settings = TOY.settle(2, {"coins": told["coins"]})
    return 2, settings, setup(2, settings, chance.seeded(0))


def facts(s: ToyTable, seat: int, option: Option) -> dict[str, Any]:
    """The price, and why."""
    if option.verb != "pay":
        return {}
    lines = HOOKS.explain(s, "price", PRICE, seat)
    return {"n": price(s, seat), "because": [f"{x.origin} {x.before}→{x.after}" for x in lines]}


def from_version_1(state: dict[str, Any]) -> dict[str, Any]:
    """Version 1 called coins gold and had no tune."""
    for player in state["players"]:
        player["coins"] = player.pop("gold")
    return {**state, "tune": []}


TOY = Title(
    name="toy",
    package="tests.engine",
    rules=2,
    seats=(2, 3),
    settings=(
        Setting("hand", (1, 2, 3, 4), 3, per_seat=True, default_for={3: 2}),
        Setting("coins", (1, 5, 30), 5, per_seat=True),
        Setting("rounds", (1, 2, 3), 2),
        Setting("limit", (3, None), 3),
        Setting("traps", (False, True), False),
    ),
    table=ToyTable,
    setup=setup,
    steps=STEPS,
    result=result,
    view=view,
    imagine=imagine,
    position=position,
    facts=facts,
    check=check,
    migrations={1: from_version_1},
)


def start(seats: int = 2, seed: int = 1, *, journal: bool = True, **options: Any) -> Match:
    """A match of the toy."""
    settings = TOY.settle(seats, options)
    state = setup(seats, settings, chance.seeded(seed))
    return Match(TOY, seats, settings, state, seed=seed, journal=journal)


def ruled(
    *steps: Step, seats: int = 2, journal: bool = True, inner: frozenset[str] = frozenset()
) -> Match:
    """A match whose only rules are these steps; each must set the next phase or end the match."""
    phases = {"deal": steps[0], **numbered(steps)}
    title = msgspec.structs.replace(TOY, steps=phases, inner=inner)
    settings = title.settle(seats, {})
    state = setup(seats, settings, chance.seeded(1))
    return Match(title, seats, settings, state, journal=journal)


def numbered(steps: tuple[Step, ...]) -> dict[str, Step]:
    """The steps as phases "1", "2" …"""
    return {str(at): step for at, step in enumerate(steps)}


def table(match: Match) -> ToyTable:
    """The live toy table."""
    assert isinstance(match.state, ToyTable)
    return match.state


def options(match: Match) -> list[str]:
    """The texts on offer to the seat that is asked first."""
    assert match.decision is not None
    return [option.text for option in match.decision.options]


def to_shop(match: Match) -> Match:
    """Play on, each time with the first option, until somebody may shop."""
    while match.decision is not None and match.decision.ask != "shop":
        match.answer(match.decision.options[0])
    return match


def run(rule: Coroutine[Any, Any, None], *answers: str) -> list[str]:
    """Drive a rule by hand with these answers; returns what it asked."""
    asked: list[str] = []
    left = list(answers)
    value: Option | None = None
    while True:
        try:
            decision = rule.send(value)
        except StopIteration:
            assert not left
            return asked
        asked.append(decision.ask)
        value = decision.find(left.pop(0)) if len(decision.options) > 1 else decision.options[0]

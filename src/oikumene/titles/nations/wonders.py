"""Action C: hiring architects and completing Wonders (NAT-ARC, NAT-WON)."""

from __future__ import annotations

from oikumene.engine.decision import Option, Refusal, RuleId, choose
from oikumene.engine.journal import log
from oikumene.titles.nations.buying import receive_private_architects
from oikumene.titles.nations.cards import CARDS, SEAT, STONE, card_option
from oikumene.titles.nations.hooks import HOOKS
from oikumene.titles.nations.state import Nation, NationsTable, react
from oikumene.titles.nations.tracks import gone, in_play_changed

HIRE = Option("hire", ("board",), ("place:architects",))


def section_cost(n: Nation) -> int:
    """Stone for the leftmost empty section (NAT-ARC-01, NAT-ARC-03)."""
    return CARDS[n.construction].printed.stage_costs[n.sections]


def why_not_hire(n: Nation) -> RuleId | None:
    """Why no architect can be hired, wherever it comes from."""
    if not n.construction or n.goods[STONE] < section_cost(n):
        return "NAT-ARC-02"
    return None


def hire_options(s: NationsTable, n: Nation) -> list[Option]:
    """A public architect, or one of the private ones (NAT-ARC-05)."""
    if why_not_hire(n):
        return []
    options = [HIRE] if s.architects else []
    return options + [_private(thing) for thing, count in n.private.items() if count]


def _private(thing: str) -> Option:
    return Option("hire", (thing,), (f"card:{thing}",))


def refused_hire(s: NationsTable, n: Nation) -> list[Refusal]:
    """The public architect, if it cannot be hired."""
    if s.architects and not why_not_hire(n):
        return []
    return [Refusal(HIRE, "NAT-ARC-02")]


async def hire(s: NationsTable, n: Nation, source: str) -> None:
    """Build the next section with a public or private architect (NAT-ARC-01)."""
    cost = section_cost(n)
    if source == "board":
        s.architects -= 1
    else:
        n.private = {**n.private, source: n.private[source] - 1}
    n.goods[STONE] -= cost
    log(s, "hired", seat=SEAT[n.seat], card=CARDS[n.construction].thing, n=cost)
    await add_section(s, n)


async def hire_from_guild(s: NationsTable, n: Nation, why: str) -> None:
    """Build the next section for nothing, with an architect of the guild (NAT-ARC-06)."""
    log(s, "hired-free", seat=SEAT[n.seat], card=CARDS[n.construction].thing, why=why)
    await add_section(s, n)


async def add_section(s: NationsTable, n: Nation) -> None:
    """One section more; the last one completes the Wonder (NAT-WON-04)."""
    n.sections += 1
    await react(s, n, "architect.hired")
    if n.sections == len(CARDS[n.construction].printed.stage_costs):
        await complete(s, n)


async def complete(s: NationsTable, n: Nation) -> None:
    """A Wonder is ready: others notice, it is placed, then it works (NAT-WON-05, NAT-WON-09)."""
    card = CARDS[n.construction]
    n.sections = 0  # NAT-WON-08
    log(s, "wonder-ready", seat=SEAT[n.seat], card=card.thing)
    await HOOKS.react(s, [n.seat], "wonder.completed", n, card)
    old = await _space(n, card.id)
    n.construction = ""  # until now the card had to lie somewhere
    n.wonders[n.wonders.index(old)] = card.id
    if old:
        gone(s, n, old)
        log(s, "wonder-covered", seat=SEAT[n.seat], card=CARDS[old].thing)
    in_play_changed(s, n)
    receive_private_architects(s, n, card.id)
    await HOOKS.react(s, [n.seat], "wonder.ready", n, card)


async def _space(n: Nation, card: str) -> str:
    """A free space, or the Wonder to be covered (NAT-WON-06, NAT-WON-07)."""
    options = [Option("place")] if "" in n.wonders else []
    options += [card_option("cover", old) for old in n.wonders if old]
    answer = await choose(n.seat, "place-wonder", options, card=CARDS[card].thing)
    return str(answer.args[0]) if answer.verb == "cover" else ""

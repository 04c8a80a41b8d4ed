"""What a screen says beside an option: names, costs, and why they are what they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oikumene.engine.decision import Option
from oikumene.engine.hooks import Line
from oikumene.titles.nations.buying import CELL_PRICES, price_of
from oikumene.titles.nations.cards import CARDS, DIFFICULTIES
from oikumene.titles.nations.deploy import deploy_cost
from oikumene.titles.nations.hooks import HOOKS
from oikumene.titles.nations.state import Nation, NationsTable
from oikumene.titles.nations.wonders import section_cost

Facts = dict[str, Any]


def facts(s: NationsTable, seat: int, option: Option) -> Facts:
    """The arguments of the option's text, and the reasons of its numbers."""
    tell = FACTS.get(option.verb)
    return tell(s, s.nations[seat], option) if tell else {}


def _because(lines: list[Line]) -> Facts:
    reasons = [{"thing": f"card:{x.origin}", "change": x.after - x.before} for x in lines]
    return {"because": reasons} if reasons else {}


def _card(option: Option) -> Facts:
    return {"card": _thing(str(option.args[0]))}


def _thing(word: str) -> str:
    return CARDS[word].thing if word in CARDS else f"place:{word}"


def _buy(s: NationsTable, n: Nation, option: Option) -> Facts:
    card = str(option.args[0])
    cell = s.board.index(card)
    base = CELL_PRICES[s.options.columns][cell]
    return {
        **_card(option),
        "n": price_of(s, n, card, cell),
        **_because(HOOKS.explain(s, "buy.cost", base, n, CARDS[card])),
    }


def _deploy(s: NationsTable, n: Nation, option: Option) -> Facts:
    card = str(option.args[0])
    source = str(option.args[1]) if len(option.args) > 1 else "area"
    base = CARDS[card].printed.deploy_cost
    return {
        **_card(option),
        "source": _thing(source),
        "n": deploy_cost(s, n, card),
        **_because(HOOKS.explain(s, "deploy.cost", base, n, card)),
    }


def _hire(_s: NationsTable, n: Nation, option: Option) -> Facts:
    source = str(option.args[0])
    thing = "place:architects" if source == "board" else f"card:{source}"
    if not n.construction:
        return {"source": thing}
    return {"source": thing, "card": CARDS[n.construction].thing, "n": section_cost(n)}


def _only_card(_s: NationsTable, _n: Nation, option: Option) -> Facts:
    return _card(option)


def _place(_s: NationsTable, _n: Nation, option: Option) -> Facts:
    return {"place": f"place:{option.args[0]}"} if option.args else {}


def _take(_s: NationsTable, _n: Nation, option: Option) -> Facts:
    return {"section": f"track:{option.args[0]}"}


def _bonus(_s: NationsTable, n: Nation, option: Option) -> Facts:
    return {"good": f"good:{option.args[0]}", "n": DIFFICULTIES[n.difficulty].growth_bonus}


def _return(_s: NationsTable, _n: Nation, option: Option) -> Facts:
    source, section = map(str, option.args)
    return {"source": _thing(source), "section": f"track:{section}"}


def _good(_s: NationsTable, _n: Nation, option: Option) -> Facts:
    return {"good": f"good:{option.args[0]}"}


def _amounts(_s: NationsTable, _n: Nation, option: Option) -> Facts:
    """Pairs of good and amount: ``pay gold 1 books 2``."""
    pairs = zip(option.args[::2], option.args[1::2], strict=False)
    return {"amounts": [{"good": f"good:{name}", "n": n} for name, n in pairs]}


def _number(_s: NationsTable, _n: Nation, option: Option) -> Facts:
    return {"n": option.args[0]}


def _nation(_s: NationsTable, _n: Nation, option: Option) -> Facts:
    nation, side = option.args
    return {"nation": f"nation:{nation}", "side": f"side:{side}"}


def _event(_s: NationsTable, _n: Nation, option: Option) -> Facts:
    return {"event": option.things[0]}


FACTS: dict[str, Callable[[NationsTable, Nation, Option], Facts]] = {
    "buy": _buy,
    "deploy": _deploy,
    "undeploy": _only_card,
    "hire": _hire,
    "use": _only_card,
    "replace": _only_card,
    "cover": _only_card,
    "remove": _only_card,
    "swap": _only_card,
    "first": _only_card,
    "appoint": _place,
    "take": _take,
    "bonus": _bonus,
    "return": _return,
    "gain": _good,
    "pay": _amounts,
    "save": _amounts,
    "lose": _amounts,
    "count-weaker": _number,
    "nation": _nation,
    "event": _event,
}

"""What a seat sees of the table, and what it can only imagine (NAT-INFO)."""

from __future__ import annotations

from typing import Any

from oikumene.engine.chance import draw
from oikumene.engine.view import seen
from oikumene.titles.nations.buying import CELL_PRICES, prices
from oikumene.titles.nations.cards import PROGRESS, TABLES
from oikumene.titles.nations.deploy import deploy_cost
from oikumene.titles.nations.hooks import HOOKS
from oikumene.titles.nations.production import production_of
from oikumene.titles.nations.scoring import score_sheet
from oikumene.titles.nations.state import Nation, NationsTable
from oikumene.titles.nations.tracks import opponent_stability, stability_of, strength_of
from oikumene.titles.nations.wonders import section_cost


def view(s: NationsTable, seat: int | None) -> dict[str, Any]:
    """The marked fields, and the numbers that players would add up themselves."""
    table = seen(s, seat)
    table["age"] = s.age
    table["prices"] = TABLES.row_prices
    if s.opponent is not None:
        table["opponent"]["stability"] = opponent_stability(s)
    for n, shown in zip(s.nations, table["nations"], strict=True):
        shown.update(derived(s, n))
    return table


def derived(s: NationsTable, n: Nation) -> dict[str, Any]:
    """A nation's numbers that follow from its board."""
    if not n.nation:
        return {}
    return {
        "strength": strength_of(n),
        "stability": stability_of(n),
        "production": list(production_of(s, n)),
        "score": score_sheet(s, n),
        "deploy_costs": [deploy_cost(s, n, card) if card else 0 for card in n.cards],
        "section_cost": section_cost(n) if n.construction else 0,
        "prices": own_prices(s, n),
        "golden_age_bonus": HOOKS.value(s, "golden_age.bonus", 0, n),
    }


def own_prices(s: NationsTable, n: Nation) -> dict[str, int]:
    """The cards that cost this nation something else than the price of their row."""
    rows = zip(s.board, CELL_PRICES[s.options.columns], prices(s, n), strict=True)
    return {card: price for card, row, price in rows if card and price != row}


def imagine(s: NationsTable, _seat: int | None) -> None:
    """Only the order of the decks is secret, and pools have none; but exchanged decks hide
    which cards they hold (NAT-VAR-06): draw those anew from all that nobody has seen."""
    if s.options.level != "competitive":
        return
    unseen = unseen_cards(s)
    deck = []
    for card in s.deck:
        like = [id_ for id_ in unseen if _group(id_) == _group(card)]
        deck.append(draw(s, like) if like else card)
        if like:
            unseen.remove(deck[-1])
    s.deck = deck


def unseen_cards(s: NationsTable) -> list[str]:
    """The Progress cards of the age that have not been on the table."""
    table = {*s.board, *s.removed, s.war}
    for n in s.nations:
        table.update(n.bought)  # one of them may not lie anywhere yet
        table |= {*n.cards, *n.wonders, *n.colonies, n.advisor, n.tower_advisor, n.construction}
    return [id_ for id_, card in PROGRESS.items() if card.age == s.age and id_ not in table]


def _group(card: str) -> tuple[str, bool] | None:
    """Cards that could stand for each other in an exchanged deck."""
    if card not in PROGRESS:
        return None  # the promo card: known to be there
    return PROGRESS[card].kind, PROGRESS[card].level == "basic"

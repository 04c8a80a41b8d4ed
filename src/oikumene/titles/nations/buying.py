"""Action A: buying a Progress card (NAT-BUY), and what each of the eight types then does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence

from oikumene.engine.decision import Option, Refusal, RuleId, choose
from oikumene.engine.journal import log
from oikumene.titles.nations.cards import (
    ADVISOR,
    BATTLE,
    BUILDING,
    BUY,
    CARDS,
    COLONY,
    GOLD,
    GOLDEN_AGE,
    MILITARY,
    RESOURCES,
    SEAT,
    TABLES,
    WAR,
    WONDER,
    Card,
    card_option,
    good_option,
)
from oikumene.titles.nations.goods import gain, gain_vp, pay_anything, spend_gold
from oikumene.titles.nations.hooks import HOOKS
from oikumene.titles.nations.state import NOBODY, Nation, NationsTable, react
from oikumene.titles.nations.tableau import manned_by
from oikumene.titles.nations.tracks import in_play_changed, recount, strength_of, take_off_board

CELL_PRICES = {
    columns: tuple(price for price in TABLES.row_prices for _ in range(columns))
    for columns in TABLES.columns.values()
}
"""Number of columns → the price of each cell, row 1 first."""
PLAIN = {card.id for card in CARDS.values() if card.kind not in (COLONY, BATTLE, WAR)}
"""The cards that need nothing but gold."""


def price_of(s: NationsTable, n: Nation, card: str, cell: int) -> int:
    """Gold for a card: by row, changed by effects (NAT-BUY-01)."""
    price: int = HOOKS.value(s, "buy.cost", CELL_PRICES[s.options.columns][cell], n, CARDS[card])
    return price


def prices(s: NationsTable, n: Nation) -> Sequence[int]:
    """The prices of all cells for a nation."""
    if not HOOKS.at(s, "buy.cost"):
        return CELL_PRICES[s.options.columns]
    return [price_of(s, n, card, cell) if card else 0 for cell, card in enumerate(s.board)]


def why_not_buy(s: NationsTable, n: Nation, card: Card, price: int) -> RuleId | None:
    """Why a nation may not buy a card at a price."""
    if n.goods[GOLD] < price:
        return "NAT-BUY-01"
    kind = card.kind
    if kind == COLONY:
        return None if strength_of(n) >= colony_requirement(s, n, card) else "NAT-COL-01"
    if kind == BATTLE:
        return None if manned_by(n).army else "NAT-BAT-01"
    if kind == WAR:
        return _why_not_war(s, n)
    return None


def _why_not_war(s: NationsTable, n: Nation) -> RuleId | None:
    if s.war_strength != NOBODY:
        return "NAT-WAR-02"
    return None if HOOKS.value(s, "buy.war", True, n) else "NAT-CRD-34"


def colony_requirement(s: NationsTable, n: Nation, card: Card) -> int:
    """The strength that a Colony needs (NAT-COL-01)."""
    required: int = HOOKS.value(s, "colony.required", card.printed.strength_required, n, card)
    return required


def buy_options(s: NationsTable, n: Nation) -> list[Option]:
    """Every card that the nation may buy, in any column (NAT-BUY-02)."""
    gold = n.goods[GOLD]
    if not gold:
        return []
    return [
        BUY[id_]
        for id_, price in zip(s.board, prices(s, n), strict=True)
        # too dear is the usual reason, and most kinds know no other: no need to ask
        if price <= gold and id_ and (id_ in PLAIN or why_not_buy(s, n, CARDS[id_], price) is None)
    ]


def refused_purchases(s: NationsTable, n: Nation) -> Iterator[Refusal]:
    """Every card that the nation may not buy, with the reason."""
    for id_, price in zip(s.board, prices(s, n), strict=True):
        rule = why_not_buy(s, n, CARDS[id_], price) if id_ else None
        if rule is not None:
            yield Refusal(BUY[id_], rule)


async def buy(s: NationsTable, n: Nation, id_: str, price: int | None = None) -> None:
    """Buy and use a card at once (NAT-BUY-03), in the order of NAT-BUY-12."""
    card = CARDS[id_]
    cell = s.board.index(id_)
    if price is None:
        price = price_of(s, n, id_, cell)
    s.board[cell] = ""  # NAT-BUY-04
    n.bought = (*n.bought, id_)
    log(s, "bought", seat=SEAT[n.seat], card=card.thing, n=price)
    await spend_gold(s, n, price)
    await react(s, n, "card.bought", card, price)
    await USES[card.kind](s, n, card)
    await react(s, n, "card.placed", card)


# Buildings and Military (NAT-BLD, NAT-MIL)


async def place_on_space(s: NationsTable, n: Nation, card: Card) -> None:
    """Put a Building or Military card on a space, replacing what is there (NAT-BLD-01, 02)."""
    options, refused = _spaces(s, n, card)
    answer = await choose(n.seat, "place-card", options, lambda: refused, card=card.thing)
    old = str(answer.args[0]) if answer.verb == "replace" else ""
    at = n.cards.index(old)
    if old:
        s.removed = (*s.removed, old)
        n.area += n.workers[at]  # NAT-WRK-12
        n.workers[at] = 0
        log(s, "replaced", seat=SEAT[n.seat], old=CARDS[old].thing, card=card.thing)
    n.cards[at] = card.id
    recount(s, n)
    if old:
        await react(s, n, "card.replaced", CARDS[old], card)


def _spaces(s: NationsTable, n: Nation, card: Card) -> tuple[list[Option], list[Refusal]]:
    """The spaces for a card; with the Military limit reached only Military gives way."""
    full = card.kind == MILITARY and 0 < s.options.military_cap <= n.military_cards  # NAT-MIL-02
    options, refused = [], []
    for old in dict.fromkeys(n.cards):  # empty spaces are all alike
        option = card_option("replace", old) if old else Option("place")
        if full and (not old or CARDS[old].kind != MILITARY):
            refused.append(Refusal(option, "NAT-MIL-02"))
        else:
            options.append(option)
    return options, refused


# Colonies (NAT-COL)


async def place_colony(s: NationsTable, n: Nation, card: Card) -> None:
    """Put a Colony on a free space, or in the place of another (NAT-COL-04)."""
    if "" not in n.colonies:
        options = [card_option("replace", old) for old in n.colonies]
        answer = await choose(n.seat, "replace-colony", options, card=card.thing)
        make_room(s, n, str(answer.args[0]), card)
    n.colonies[n.colonies.index("")] = card.id
    in_play_changed(s, n)


def make_room(s: NationsTable, n: Nation, old: str, new: Card) -> None:
    """The old card leaves first, then the new one comes: a moment between (NAT-BUY-09, ACT-07)."""
    log(s, "replaced", seat=SEAT[n.seat], old=CARDS[old].thing, card=new.thing)
    take_off_board(s, n, old)


# Wars (NAT-WAR)


async def declare_war(s: NationsTable, n: Nation, card: Card) -> None:
    """Put the War in its slot; the marker keeps the buyer's strength of now (NAT-WAR-03, 04)."""
    s.war = card.id
    s.war_strength = strength_of(n)
    s.war_buyer = n.seat
    log(s, "war-declared", seat=SEAT[n.seat], card=card.thing, n=s.war_strength)


# Battles (NAT-BAT)


async def fight(s: NationsTable, n: Nation, card: Card) -> None:
    """Gain the raid value in one good of one's choice (NAT-BAT-02)."""
    raid = raid_value(s, n)
    options = [good_option("gain", name) for name in TABLES.battle_gains]
    answer = await choose(n.seat, "battle-gain", options, card=card.thing, n=raid)
    gain(s, n, {str(answer.args[0]): raid}, card.thing)
    s.removed = (*s.removed, card.id)  # NAT-BAT-04


def raid_value(s: NationsTable, n: Nation) -> int:
    """The highest raid among manned Military cards, plus bonuses (NAT-MIL-06, NAT-MIL-08)."""
    raid = manned_by(n).raid
    return raid + HOOKS.value(s, "raid.bonus", 0, n) if raid else 0


# Golden Ages (NAT-GA)


async def enjoy_golden_age(s: NationsTable, n: Nation, card: Card) -> None:
    """Gain the goods shown, or buy one VP for goods in any mix (NAT-GA-01)."""
    bonus: int = HOOKS.value(s, "golden_age.bonus", 0, n)  # NAT-GA-04, NAT-GA-05
    good, amount = card.printed.gain_resource, TABLES.golden_age_gain + bonus
    price = max(card.printed.vp_cost - bonus, 0)  # NAT-GA-02, NAT-GA-09
    take, vp = good_option("gain", good), good_option("gain", "vp")
    affordable = sum(n.goods[r] for r in RESOURCES) >= price  # NAT-GA-07
    answer = await choose(
        n.seat,
        "golden-age",
        [take, vp] if affordable else [take],
        lambda: [] if affordable else [Refusal(vp, "NAT-GA-07")],
        card=card.thing,
        good=f"good:{good}",
        n=amount,
        price=price,
    )
    if answer == take:
        gain(s, n, {good: amount}, card.thing)
    else:
        await pay_anything(s, n, price, card.thing)
        gain_vp(s, n, TABLES.golden_age_vp, card.thing)
    s.removed = (*s.removed, card.id)  # NAT-GA-08


# Wonders and Advisors (NAT-WON-01, NAT-ADV)


async def begin_wonder(s: NationsTable, n: Nation, card: Card) -> None:
    """Start a Wonder; one under construction is lost with its sections (NAT-WON-01, 02)."""
    if n.construction:
        s.removed = (*s.removed, n.construction)
        log(s, "wonder-abandoned", seat=SEAT[n.seat], card=CARDS[n.construction].thing)
    n.construction = card.id
    n.sections = 0


async def appoint(s: NationsTable, n: Nation, card: Card) -> None:
    """Put an Advisor on the advisor space or the Porcelain Tower (NAT-ADV-01, NAT-CRD-49)."""
    places = [Option("appoint", ("advisor",), ("place:advisor",))]
    if HOOKS.value(s, "advisor.tower", False, n):
        places.append(Option("appoint", ("tower",), ("place:tower",)))
    on_tower = (await choose(n.seat, "appoint", places, card=card.thing)).args[0] == "tower"
    old = n.tower_advisor if on_tower else n.advisor
    if old:
        make_room(s, n, old, card)
    if on_tower:
        n.tower_advisor = card.id
    else:
        n.advisor = card.id
    in_play_changed(s, n)
    receive_private_architects(s, n, card.id)


def receive_private_architects(s: NationsTable, n: Nation, thing: str) -> None:
    """A thing acquired in mid-round brings its architects at once (NAT-MNT-18)."""
    architects: dict[str, int] = HOOKS.value(s, "architects.private", {}, n)
    if thing in architects:
        n.private = {**n.private, thing: architects[thing]}


USES: dict[str, Callable[[NationsTable, Nation, Card], Awaitable[None]]] = {
    BUILDING: place_on_space,
    MILITARY: place_on_space,
    COLONY: place_colony,
    WAR: declare_war,
    BATTLE: fight,
    GOLDEN_AGE: enjoy_golden_age,
    WONDER: begin_wonder,
    ADVISOR: appoint,
}

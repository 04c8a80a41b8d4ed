"""Abilities that many cards share, attached from the data (vocabulary: data/README.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from oikumene.titles.nations.cards import (
    CARDS,
    NATIONS,
    RESOURCES,
    Ability,
    Card,
    goods,
    negative,
)
from oikumene.titles.nations.conditions import CONDITIONS, COUNTERS
from oikumene.titles.nations.events import SELECTS
from oikumene.titles.nations.goods import gain, gain_vp, lose
from oikumene.titles.nations.hooks import HOOKS
from oikumene.titles.nations.state import Nation, NationsTable

Attach = Callable[[str, Ability], None]
Yields = tuple[int, ...]


def attach_all() -> None:
    """Attach every ability whose trigger (and modifier) is common."""
    for origin, ability in printed_abilities():
        attach = ATTACH.get(str(ability.get("modifier") or ability["trigger"]))
        if attach is not None and is_plain(ability):
            attach(origin, ability)


def printed_abilities() -> Iterator[tuple[str, Ability]]:
    """Every ability in the box, with the thing that it is printed on."""
    for card in CARDS.values():
        for ability in card.printed.abilities:
            yield card.id, ability
    for nation in NATIONS.values():
        for name, side in nation.sides.items():
            for ability in side.abilities:
                yield f"{nation.id}_{name}", ability


def is_plain(ability: Ability) -> bool:
    """Whether it only gains and loses; anything else is a function of its own."""
    odd = {"do", "choose_one_of", "gain_one_of", "pay_one_of", "set_flag", "gain_for"}
    return not odd & ability.keys()


def ability_of(card: str, trigger: str) -> Ability:
    """A card's ability by trigger or modifier: functions take their numbers from it."""
    for ability in CARDS[card].printed.abilities:
        if trigger in (ability["trigger"], ability.get("modifier")):
            return ability
    raise KeyError(f"{card} has no {trigger}")


def reward(s: NationsTable, n: Nation, ability: Ability, origin: str) -> None:
    """Gain what an ability gives."""
    if "gain" in ability:
        gain(s, n, ability["gain"], f"card:{origin}")
    if "gain_vp" in ability:
        gain_vp(s, n, ability["gain_vp"], f"card:{origin}")


# Values


def production(origin: str, ability: Ability) -> None:
    """Production: if …: gain or lose, once or per … (NAT-CRD-03)."""
    changes = goods(ability.get("gain") or negative(ability["lose"]))
    holds = CONDITIONS[ability["condition"]] if "condition" in ability else None
    times_of = COUNTERS[ability["per"]] if "per" in ability else None

    @HOOKS.changes("production", origin)
    def produce_more(s: NationsTable, owner: int, total: Yields, n: Nation) -> Yields:
        if owner != n.seat or (holds is not None and not holds(s, n)):
            return total
        times = times_of(s, n) if times_of is not None else 1
        return tuple(total[r] + times * changes[r] for r in RESOURCES)


def scoring(origin: str, ability: Ability) -> None:
    """VP at the end, once or per …"""

    @HOOKS.changes("score", origin)
    def score_more(s: NationsTable, owner: int, vp: int, n: Nation) -> int:
        if owner != n.seat:
            return vp
        if "condition" in ability and not CONDITIONS[ability["condition"]](s, n):
            return vp
        times = COUNTERS[ability["per"]](s, n) if "per" in ability else 1
        return vp + times * int(ability["vp"])


def own_number(moment: str) -> Attach:
    """A number that adds to a value of the owner."""

    def attach(origin: str, ability: Ability) -> None:
        amount: int = ability["amount"]

        @HOOKS.changes(moment, origin)
        def add(_s: NationsTable, owner: int, value: int, n: Nation | None) -> int:
            return value + amount if n is not None and owner == n.seat else value

    return attach


def private_architects(origin: str, ability: Ability) -> None:
    """Private architects, each round (NAT-MNT-16)."""
    amount: int = ability["amount"]

    @HOOKS.changes("architects.private", origin)
    def add(_s: NationsTable, owner: int, value: dict[str, int], n: Nation) -> dict[str, int]:
        return {**value, origin: amount} if owner == n.seat else value


def remove_if(origin: str, ability: Ability) -> None:
    """If …: remove, at every moment (NAT-CRD-02); a defeat is a moment of its own."""
    if ability["condition"] == "defeated_in_war":
        return
    holds = CONDITIONS[ability["condition"]]

    @HOOKS.changes("card.leaves", origin)
    def leaves(s: NationsTable, _owner: int, value: bool, n: Nation, _card: str) -> bool:
        return value or holds(s, n)


# Reactions


def on_buy_card(origin: str, ability: Ability) -> None:
    """The owner buys a card of a type (NAT-CRD-18, NAT-CRD-51)."""

    @HOOKS.reacts("card.bought", origin)
    async def bought(s: NationsTable, owner: int, n: Nation, card: Card, _price: int) -> None:
        if owner == n.seat and card.kind in ability["card_types"]:
            reward(s, n, ability, origin)


def on_buy_card_at_price(origin: str, ability: Ability) -> None:
    """The owner buys a card for exactly so much gold (NAT-BUY-14)."""

    @HOOKS.reacts("card.bought", origin)
    async def bought(s: NationsTable, owner: int, n: Nation, _card: Card, price: int) -> None:
        if owner == n.seat and price == ability["price"]:
            reward(s, n, ability, origin)


def on_wonder_completed(origin: str, ability: Ability) -> None:
    """Another Wonder of the owner becomes ready; this one was in play before (NAT-WON-09)."""

    @HOOKS.reacts("wonder.completed", origin)
    async def completed(s: NationsTable, _owner: int, n: Nation, _card: Card) -> None:
        reward(s, n, ability, origin)


def on_ready(origin: str, ability: Ability) -> None:
    """The Wonder itself becomes ready: for its owner, or whoever fits (NAT-CRD-43, 64, 65)."""

    @HOOKS.reacts("wonder.ready", origin)
    async def ready(s: NationsTable, _owner: int, n: Nation, card: Card) -> None:
        if card.id != origin:
            return
        seats = SELECTS[ability["targets"]](s) if "targets" in ability else [n.seat]
        for target in [each for each in s.reverse if each.seat in seats]:  # NAT-WON-10
            reward(s, target, ability, origin)
            if "lose" in ability:
                await lose(s, target, ability["lose"], card.thing)


def when_own(moment: str) -> Attach:
    """Something happens to the owner: gain."""

    def attach(origin: str, ability: Ability) -> None:
        @HOOKS.reacts(moment, origin)
        async def happened(s: NationsTable, owner: int, n: Nation) -> None:
            if owner != n.seat:
                return
            if "condition" in ability and not CONDITIONS[ability["condition"]](s, n):
                return
            reward(s, n, ability, origin)

    return attach


def on_end_of_age(origin: str, ability: Ability) -> None:
    """The age ends (NAT-BKS-04)."""

    @HOOKS.reacts("age.ended", origin)
    async def ended(s: NationsTable, owner: int) -> None:
        reward(s, s.nations[owner], ability, origin)


ATTACH: dict[str, Attach] = {
    "production": production,
    "scoring": scoring,
    "strength": own_number("strength"),
    "golden_age_bonus": own_number("golden_age.bonus"),
    "raid_bonus": own_number("raid.bonus"),
    "war_resolution_strength": own_number("war.strength"),
    "private_architects": private_architects,
    "remove_if": remove_if,
    "on_buy_card": on_buy_card,
    "on_buy_card_at_price": on_buy_card_at_price,
    "on_own_wonder_ready": on_wonder_completed,
    "on_other_own_wonder_ready": on_wonder_completed,
    "on_ready": on_ready,
    "on_hire_architect": when_own("architect.hired"),
    "on_pass": when_own("nation.passed"),
    "on_spend_last_gold": when_own("gold.spent"),
    "on_end_of_age": on_end_of_age,
}

"""Advisors that are more than gains and losses, one function each."""

from __future__ import annotations

from oikumene.engine.decision import RuleId, choose
from oikumene.engine.journal import log
from oikumene.titles.nations.actions import special
from oikumene.titles.nations.buying import buy
from oikumene.titles.nations.cards import (
    BATTLE,
    BUY,
    CARDS,
    FOOD,
    GOODS,
    MILITARY,
    RESOURCES,
    SEAT,
    Card,
    amounts_option,
    card_option,
    good_option,
)
from oikumene.titles.nations.conditions import CONDITIONS
from oikumene.titles.nations.effects.abilities import ability_of, reward
from oikumene.titles.nations.events import remove_colony
from oikumene.titles.nations.goods import can_pay, gain, pay
from oikumene.titles.nations.hooks import HOOKS
from oikumene.titles.nations.population import take_worker
from oikumene.titles.nations.state import Nation, NationsTable

Yields = tuple[int, ...]

# Age I


@HOOKS.changes("actions.first_turn", "sun_tzu")  # NAT-CRD-11
def sun_tzu(_s: NationsTable, owner: int, actions: int, n: Nation) -> int:
    """One action more on the first turn, unless it is skipped (NAT-CRD-14)."""
    return actions + 1 if owner == n.seat and actions else actions


@HOOKS.changes("actions.first_turn", "buddha")  # NAT-CRD-13
def buddha(_s: NationsTable, owner: int, actions: int, n: Nation) -> int:
    """No first turn."""
    return 0 if owner == n.seat else actions


@HOOKS.changes("buy.cost", "hannibal")  # NAT-CRD-15
def hannibal(_s: NationsTable, owner: int, price: int, n: Nation, card: Card) -> int:
    """The others pay more for a Battle."""
    return price + HANNIBAL if owner != n.seat and card.kind == BATTLE else price


HANNIBAL = int(ability_of("hannibal", "others_battle_price")["amount"])

# Age II


@HOOKS.changes("production", "anna_komnene")  # NAT-CRD-16
def anna_komnene(_s: NationsTable, owner: int, total: Yields, n: Nation) -> Yields:
    """Military workers consume no goods."""
    if owner != n.seat:
        return total
    kept = list(total)
    for id_, count in zip(n.cards, n.workers, strict=True):
        if count and CARDS[id_].kind == MILITARY:
            for r in RESOURCES:
                kept[r] -= count * CARDS[id_].yields[r]
    return tuple(kept)


@HOOKS.changes("stability", "genghis_khan")  # NAT-CRD-20, NAT-SOLO-31
def genghis_khan(_s: NationsTable, _owner: int, stability: int, _n: Nation | None) -> int:
    """Every nation is less stable."""
    return stability + GENGHIS_KHAN


GENGHIS_KHAN = int(ability_of("genghis_khan", "all_nations_stability")["amount"])


def two_cards_left(s: NationsTable, _n: Nation) -> RuleId | None:
    """A swap needs two cards."""
    return None if sum(1 for card in s.board if card) >= 2 else "NAT-CRD-19"


async def alhazen(s: NationsTable, n: Nation) -> str:
    """Swap two cards of the Progress board (NAT-CRD-19)."""
    cards = [card_option("swap", card) for card in s.board if card]
    one = await choose(n.seat, "swap-first", cards)
    cards = [card for card in cards if card != one]
    two = await choose(n.seat, "swap-second", cards, card=one.things[0])
    first, second = str(one.args[0]), str(two.args[0])
    at, to = s.board.index(first), s.board.index(second)
    s.board[at], s.board[to] = second, first
    log(s, "swapped", seat=SEAT[n.seat], one=one.things[0], two=two.things[0])
    return ""


special("alhazen", two_cards_left, alhazen)


def marco_polo_can_pay(_s: NationsTable, n: Nation) -> RuleId | None:
    """He trades only for a full price."""
    return None if any(can_pay(n, p) for p in MARCO_POLO["pay_one_of"]) else "NAT-RES-08"


async def marco_polo(s: NationsTable, n: Nation) -> str:
    """Pay food or stone, not a mix, for gold (NAT-CRD-21)."""
    prices = [price for price in MARCO_POLO["pay_one_of"] if can_pay(n, price)]
    options = [amounts_option("pay", price) for price in prices]
    answer = await choose(n.seat, "pay-one-of", options, card="card:marco_polo")
    await pay(s, n, prices[options.index(answer)], "card:marco_polo")
    reward(s, n, MARCO_POLO, "marco_polo")
    return ""


MARCO_POLO = ability_of("marco_polo", "action")
special("marco_polo", marco_polo_can_pay, marco_polo)

# Age III


def free_cards(s: NationsTable) -> list[str]:
    """The cards that Galileo may bring for nothing."""
    kinds = ability_of("galileo_galilei", "action")["card_types"]
    return [card for card in s.board if card and CARDS[card].kind in kinds]


def galileo_finds_one(s: NationsTable, _n: Nation) -> RuleId | None:
    """There must be a Golden Age or a Wonder on the board."""
    return None if free_cards(s) else "NAT-CRD-22"


async def galileo_galilei(s: NationsTable, n: Nation) -> str:
    """Buy a Golden Age or Wonder from any row for nothing (NAT-CRD-22)."""
    options = [BUY[card] for card in free_cards(s)]
    answer = await choose(n.seat, "buy-free", options)
    await buy(s, n, str(answer.args[0]), price=0)
    return "buy"


special("galileo_galilei", galileo_finds_one, galileo_galilei)


@HOOKS.changes("colony.required", "pocahontas")  # NAT-CRD-25
def pocahontas(_s: NationsTable, _owner: int, required: int, _n: Nation, _card: Card) -> int:
    """Every Colony needs more strength, also for her owner."""
    return required + POCAHONTAS


POCAHONTAS = int(ability_of("pocahontas", "all_colony_requirements")["amount"])


@HOOKS.changes("war.loss", "martin_luther")  # NAT-CRD-26
def martin_luther(_s: NationsTable, _owner: int, loss: Yields, _n: Nation) -> Yields:
    """Every defeat costs food too."""
    return tuple(loss[r] + MARTIN_LUTHER if r == FOOD else loss[r] for r in RESOURCES)


MARTIN_LUTHER = int(ability_of("martin_luther", "all_defeats_extra_food")["amount"])


@HOOKS.reacts("production.choices", "peter_the_great")  # NAT-CRD-28, NAT-PRD-10
async def peter_the_great(s: NationsTable, owner: int, net: dict[int, list[int]]) -> None:
    """Above the War: goods of one's choice."""
    ability = ability_of("peter_the_great", "production")
    if not CONDITIONS[ability["condition"]](s, s.nations[owner]):
        return
    gains = [item for gain_ in ability["gain_one_of"] for item in gain_.items()]
    options = [good_option("gain", name) for name, _ in gains]
    answer = await choose(owner, "gain-one-of", options, card="card:peter_the_great", n=gains[0][1])
    name, amount = gains[options.index(answer)]
    net[owner][GOODS.index(name)] += amount


@HOOKS.changes("event.draws", "niccolo_machiavelli")  # NAT-CRD-29, NAT-SOLO-32
def niccolo_machiavelli(_s: NationsTable, owner: int, _chooser: int | None) -> int:
    """His owner chooses between two events."""
    return owner


def may_take_worker(s: NationsTable, n: Nation, condition: str | None) -> RuleId | None:
    """A worker must be left, and the condition hold."""
    if not n.untaken:
        return "NAT-WRK-08"
    if condition and not CONDITIONS[condition](s, n):
        return "NAT-CRD-30"
    return None


async def take_one(s: NationsTable, n: Nation) -> str:
    """Take a worker."""
    await take_worker(s, n)
    return ""


def why_not_suleiman(s: NationsTable, n: Nation) -> RuleId | None:
    """Only while strongest (NAT-CRD-30)."""
    return may_take_worker(s, n, ability_of("suleiman_i", "action")["condition"])


def why_not_lincoln(s: NationsTable, n: Nation) -> RuleId | None:
    """As long as workers are left (NAT-CRD-31)."""
    return may_take_worker(s, n, None)


special("suleiman_i", why_not_suleiman, take_one)

# Age IV

special("abraham_lincoln", why_not_lincoln, take_one)


@HOOKS.changes("shortage.vp", "florence_nightingale")  # NAT-CRD-32
def florence_nightingale(_s: NationsTable, owner: int, vp: int, n: Nation) -> int:
    """Lacking a good costs no VP."""
    return 0 if owner == n.seat else vp


@HOOKS.changes("deploy.cost", "frederick_the_great")  # NAT-CRD-33
def frederick_the_great(_s: NationsTable, owner: int, cost: int, n: Nation, card: str) -> int:
    """Military workers cost less stone, but not nothing."""
    if owner != n.seat or CARDS[card].kind != MILITARY:
        return cost
    return min(cost, max(cost - int(FREDERICK["amount"]), int(FREDERICK["minimum"])))


FREDERICK = ability_of("frederick_the_great", "military_deploy_discount")


@HOOKS.changes("buy.war", "alfred_nobel")  # NAT-CRD-34
def alfred_nobel(_s: NationsTable, owner: int, allowed: bool, n: Nation) -> bool:
    """His owner buys no Wars."""
    return allowed and owner != n.seat


def has_colony(_s: NationsTable, n: Nation) -> RuleId | None:
    """There must be a Colony to give up."""
    return None if any(n.colonies) else "NAT-CRD-35"


async def simon_bolivar(s: NationsTable, n: Nation) -> str:
    """Give up a Colony for goods (NAT-CRD-35)."""
    await remove_colony(s, n)
    reward(s, n, ability_of("simon_bolivar", "action"), "simon_bolivar")
    return ""


special("simon_bolivar", has_colony, simon_bolivar)


@HOOKS.reacts("card.bought", "shaka_zulu")  # NAT-CRD-36
async def shaka_zulu(s: NationsTable, owner: int, n: Nation, card: Card, _price: int) -> None:
    """Another nation that buys a Colony gains stone."""
    ability = ability_of("shaka_zulu", "on_others_buy_card")
    if owner != n.seat and card.kind in ability["card_types"]:
        gain(s, n, ability["gain"], "card:shaka_zulu")

"""What world wonders do for their controller (CND-WON)."""

from __future__ import annotations

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.dawn.cards import DONE, ECONOMY, MOST_TRADE, SEAT, focus
from oikumene.titles.dawn.combat import PIECE, Fight
from oikumene.titles.dawn.culture import beside, may_hold, place_one, targets
from oikumene.titles.dawn.diplomacy import from_rival, give_one_back, option, stock_of, take
from oikumene.titles.dawn.hooks import HOOKS
from oikumene.titles.dawn.jobs import do_before, first_do, job
from oikumene.titles.dawn.pieces import LOSSES, can_free_token, replace, vacate
from oikumene.titles.dawn.rows import swap, swaps
from oikumene.titles.dawn.science import exchange, replacements
from oikumene.titles.dawn.starts import Start, starting
from oikumene.titles.dawn.state import (
    REINFORCED,
    TOKEN,
    DawnTable,
    Player,
    empty,
    friendly,
    is_token,
)
from oikumene.titles.dawn.terrain import OTHERWISE
from oikumene.titles.dawn.wonders import BUILT

GARDENS_SLOT = 4
VENETIAN_SLOT, AS_IF_IN = 5, 1
LOWEST_SLOTS, MACHU_PICCHU_SLOT = (1, 2), 3
COLOSSUS = 6

# Culture


@HOOKS.reacts("token.placed", "stonehenge")
async def stonehenge(
    s: DawnTable, owner: int, p: Player, n: int, placed: tuple[int, ...], more: list[int]
) -> None:
    """From hills to hills, as far as the player likes (CND-WON-16, CND-WON-17, CND-TIM-07)."""
    if p.seat != owner or s.ground.terrain[n] != "hills":
        return
    hills = sorted(at for at in s.ground.dry[n] if s.ground.terrain[at] == "hills")
    while True:
        before = (*placed, *more)
        after = await place_one(s, p, lambda: [at for at in hills if may_hold(s, at)], before)
        if after == before:
            return
        more += after[len(before) :]


async def hanging_gardens(s: DawnTable, p: Player) -> None:
    """A control token beside a city, up to difficulty 4."""
    await place_one(s, p, lambda: _gardens(s, p), ())


def _gardens(s: DawnTable, p: Player) -> list[int]:
    return targets(s, p, beside(s, p.cities), GARDENS_SLOT, OTHERWISE)


async def forbidden_city(s: DawnTable, p: Player) -> None:
    """Destroy a rival control token beside a friendly space (CND-WON-18)."""
    destroy = s.ground.options("destroy")
    answer = await choose(p.seat, "destroy-token", [destroy[n] for n in _banned(s, p)])
    n = s.ground.where(answer)
    log(s, "destroyed", seat=SEAT[s.pieces[n] >> 2], space=s.ground.things[n])
    await vacate(s, n)


def _banned(s: DawnTable, p: Player) -> list[int]:
    near = beside(s, friendly(p))
    return sorted(n for n in near if is_token(s.pieces[n]) and s.pieces[n] >> 2 != p.seat)


@HOOKS.changes("place.targets", "chichen_itza")
def chichen_itza(s: DawnTable, owner: int, spaces: set[int], p: Player) -> set[int]:
    """Empty forests anywhere (CND-CUL-11)."""
    if p.seat != owner:
        return spaces
    forests = {n for n, here in enumerate(s.ground.terrain) if here == "forest" and empty(s, n)}
    return spaces | forests


@HOOKS.changes("maturity.friends", "sydney_opera_house")
def sydney_opera_house(s: DawnTable, owner: int, friends: set[int], p: Player) -> set[int]:
    """Everybody's control tokens count (CND-CIT-06)."""
    return set(range(len(s.players))) if p.seat == owner else friends


async def eiffel_tower(s: DawnTable, p: Player) -> None:
    """Two tokens of a rival, who gives up one of them (CND-WON-19)."""
    fetch = s.ground.options("fetch")
    first = s.ground.where(await choose(p.seat, "fetch-first", [fetch[n] for n in _fetched(s, p)]))
    rival = s.players[s.pieces[first] >> 2]
    others = [fetch[n] for n in sorted(rival.control) if n != first]
    second = s.ground.where(await choose(p.seat, "fetch-second", others))
    give = s.ground.options("give")
    answer = await choose(rival.seat, "give-up-token", [give[first], give[second]])
    n = s.ground.where(answer)
    log(s, "converted", seat=SEAT[p.seat], space=s.ground.things[n])
    await replace(s, p, n, TOKEN)


def _fetched(s: DawnTable, p: Player) -> list[int]:
    rivals = [each for each in s.players if each is not p and len(each.control) > 1]
    return sorted(n for rival in rivals for n in rival.control)


starting(
    "hanging_gardens",
    Start(lambda s, p: bool(_gardens(s, p)) and can_free_token(p), hanging_gardens),
)
starting("forbidden_city", Start(lambda s, p: bool(_banned(s, p)), forbidden_city))
starting(
    "eiffel_tower",
    Start(lambda s, p: p.unused_tokens > 0 and bool(_fetched(s, p)), eiffel_tower),
)


# Economy


@HOOKS.changes("caravans.extra", "colossus")
def colossus(_s: DawnTable, owner: int, extra: int, p: Player) -> int:
    """Six spaces for all caravans together (CND-ECO-21)."""
    return extra + COLOSSUS * (p.seat == owner)


@HOOKS.changes("city.targets", "great_lighthouse")
def great_lighthouse(s: DawnTable, owner: int, spaces: set[int], p: Player) -> set[int]:
    """Empty spaces on the edge of the map (CND-IND-14)."""
    if p.seat != owner:
        return spaces
    return spaces | {n for n, edge in enumerate(s.ground.land.edge) if edge and empty(s, n)}


@HOOKS.changes("slot.effective", "machu_picchu")
def machu_picchu(_s: DawnTable, owner: int, slot: int, p: Player) -> int:
    """The first two slots count as the third (CND-WON-20)."""
    return MACHU_PICCHU_SLOT if p.seat == owner and slot in LOWEST_SLOTS else slot


@HOOKS.changes("trade.storage", "great_zimbabwe")
def great_zimbabwe(_s: DawnTable, owner: int, cards: list[str], p: Player) -> list[str]:
    """Trade tokens may go on the wonder instead (CND-WON-24)."""
    return [*cards, "great_zimbabwe"] if p.seat == owner else cards


async def from_great_zimbabwe(s: DawnTable, p: Player) -> None:
    """Any number of its tokens go to focus cards."""
    while p.stored:
        roomy = [card for card, n in zip(p.row, p.trade, strict=True) if n < MOST_TRADE]
        if not roomy:
            return
        options = [Option("put", (card,), (f"card:{card}",)) for card in roomy]
        answer = await choose(p.seat, "unload", [*options, DONE], n=p.stored)
        if answer == DONE:
            return
        p.stored -= 1
        p.trade[p.row.index(str(answer.args[0]))] += 1


async def without_great_zimbabwe(_s: DawnTable, p: Player) -> None:
    """Its tokens return to the supply."""
    p.stored = 0


starting(
    "great_zimbabwe",
    Start(lambda _s, p: p.stored > 0 and min(p.trade) < MOST_TRADE, from_great_zimbabwe),
)
LOSSES["great_zimbabwe"] = without_great_zimbabwe


async def _caravans_first(s: DawnTable, p: Player, card: str) -> None:
    """Resolve and reset the economy card beside the chosen one (CND-WON-23)."""
    economy = p.cards_of(ECONOMY)
    if focus(card).type == ECONOMY or not economy or "maracana" in s.used:
        return
    options = [Option("also", (each,), (f"card:{each}",)) for each in economy]
    answer = await choose(p.seat, "also-economy", [*options, DONE])
    if answer == DONE:
        return
    s.used = (*s.used, "maracana")
    first_do(s, f"play {answer.args[0]}")


@HOOKS.reacts("card.chosen", "estadio_do_maracana")
async def maracana(s: DawnTable, owner: int, p: Player, card: str) -> None:
    """Before the chosen card."""
    if p.seat == owner and not s.options.printed_maracana:
        await _caravans_first(s, p, card)


@HOOKS.reacts("card.resolved", "estadio_do_maracana")
async def printed_maracana(s: DawnTable, owner: int, p: Player, card: str, _slot: int) -> None:
    """After it, as the card was printed (CND-AMB-08)."""
    if p.seat == owner and s.options.printed_maracana:
        await _caravans_first(s, p, card)


def _big_ben(s: DawnTable, owner: int, value: int, p: Player, fight: Fight) -> int:
    """+2 for each own caravan beside the defending space."""
    if p.seat != owner:
        return value
    return value + 2 * sum(n in s.ground.beside[fight.n] for n in p.caravans)


HOOKS.changes("combat.attack", "big_ben")(_big_ben)
HOOKS.changes("combat.defence", "big_ben")(_big_ben)


# Science


async def oracle(s: DawnTable, p: Player) -> None:
    """Two cards in neighbouring slots change places."""
    swap(s, p, await choose(p.seat, "swap-cards", swaps(p, neighbours=True)))


starting("oracle", Start(lambda _s, _p: True, oracle))


async def _improve(s: DawnTable, p: Player, cards: list[str], most: int) -> None:
    """Up to so many of these cards become one level better."""
    for left in range(most, 0, -1):
        better = [
            each
            for card in cards
            if card in p.row
            for each in replacements(s, p, [card], focus(card).level + 1)
        ]
        if not better:
            return
        answer = await choose(p.seat, "improve-card", [*better, DONE], n=left)
        if answer == DONE:
            return
        old, new = map(str, answer.args)
        cards = [card for card in cards if card != old]
        await exchange(s, p, old, new)


async def pyramids(s: DawnTable, p: Player) -> None:
    """Up to three cards of level I."""
    await _improve(s, p, [card for card in p.row if focus(card).level == 1], 3)


async def porcelain_tower(s: DawnTable, p: Player) -> None:
    """Up to two cards of any level."""
    await _improve(s, p, p.row[:], 2)


async def potala_palace(s: DawnTable, p: Player) -> None:
    """Up to three diplomacy cards of other players (CND-WON-25)."""
    for left in range(3, 0, -1):
        free = [card for rival in s.players if rival is not p for card in stock_of(s, rival)]
        if not free:
            return
        answer = await choose(
            p.seat, "take-diplomacy", [*[option("take", card) for card in free], DONE], n=left
        )
        if answer == DONE:
            return
        take(s, p, str(answer.args[0]))


async def without_potala_palace(s: DawnTable, p: Player) -> None:
    """One card of each rival is kept."""
    for rival in s.players:
        while len(held := from_rival(p, rival)) > 1:
            await give_one_back(s, p, held)


BUILT["pyramids"] = pyramids
BUILT["porcelain_tower"] = porcelain_tower
BUILT["potala_palace"] = potala_palace
LOSSES["potala_palace"] = without_potala_palace


@HOOKS.changes("diplomacy.limit", "potala_palace")
def many_cards(_s: DawnTable, owner: int, limit: int, p: Player) -> int:
    """Four cards of each rival."""
    return 4 if p.seat == owner else limit


@HOOKS.changes("focus.any_type", "oxford_university")
def oxford_university(_s: DawnTable, owner: int, anything: bool, p: Player) -> bool:
    """A new card may be of any type (CND-SCI-14)."""
    return anything or p.seat == owner


@HOOKS.changes("combat.attack", "kremlin")
def kremlin(s: DawnTable, owner: int, value: int, p: Player, fight: Fight) -> int:
    """+4 with more reinforced tokens than the defending player (CND-WON-27)."""
    if p.seat != owner or fight.kind != PIECE:
        return value
    return value + 4 * (_reinforced(s, p) > _reinforced(s, s.players[fight.defender]))


def _reinforced(s: DawnTable, p: Player) -> int:
    return sum(s.pieces[n] & 3 == REINFORCED for n in p.control)


# Military


def _bonus(wonder: str, attack: int, defence: int) -> None:
    """A plain bonus to the combat value."""

    def add(bonus: int, moment: str) -> None:
        @HOOKS.changes(moment, wonder)
        def stronger(_s: DawnTable, owner: int, value: int, p: Player, _fight: Fight) -> int:
            return value + bonus * (p.seat == owner)

    if attack:
        add(attack, "combat.attack")
    if defence:
        add(defence, "combat.defence")


_bonus("petra", 0, 2)
_bonus("terracotta_army", 2, 0)
_bonus("alhambra", 2, 2)
_bonus("pentagon", 2, 0)
_bonus("ruhr_valley", 0, 5)


@HOOKS.changes("barbarians.kept_out", "petra")
def petra(_s: DawnTable, owner: int, kept_out: bool, p: Player, piece: int) -> bool:
    """Barbarians cannot enter the controller's cities and reinforced tokens (CND-EVT-24)."""
    return kept_out or (p.seat == owner and piece & 3 >= REINFORCED)


@HOOKS.changes("attack.limits", "pentagon")
def pentagon(_s: DawnTable, owner: int, limited: bool, p: Player) -> bool:
    """Attacks reach everything (CND-WON-26)."""
    return limited and p.seat != owner


@HOOKS.reacts("card.resolved", "venetian_arsenal")
async def venetian_arsenal(s: DawnTable, owner: int, p: Player, card: str, slot: int) -> None:
    """The card of slot 5 once more, as though in slot 1 (CND-WON-22)."""
    if p.seat == owner and slot == VENETIAN_SLOT and "venetian" not in s.used:
        do_before(s, f"reset {card}", f"again {card}")


@job("again")
async def resolve_again(s: DawnTable, p: Player, card: str) -> None:
    """Whether to resolve a card a second time."""
    options = [Option("again", (card,), (f"card:{card}",)), DONE]
    if await choose(p.seat, "resolve-again", options) == DONE:
        return
    s.used = (*s.used, "venetian")
    first_do(s, f"resolve {card} {AS_IF_IN}")

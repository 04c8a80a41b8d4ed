"""Workers and the population track (NAT-WRK), and growth (NAT-MNT-08 … 12)."""

from __future__ import annotations

from oikumene.engine.decision import Option, Refusal, choose
from oikumene.engine.journal import log
from oikumene.titles.nations.cards import CARDS, DIFFICULTIES, GOODS, SEAT, TABLES, good_option
from oikumene.titles.nations.state import Nation, NationsTable
from oikumene.titles.nations.tracks import shift, tally

TAKE_FOOD = Option("take", ("food",), ("track:food",))
TAKE_STABILITY = Option("take", ("stability",), ("track:stability",))
TAKE_BESIDE = Option("take", ("beside",), ("track:beside",))
BONUS = [good_option("bonus", name) for name in TABLES.growth_goods]


async def grow(s: NationsTable) -> None:
    """Each nation, last in player order first, takes a worker or goods (NAT-MNT-08)."""
    log(s, "round", n=s.round, age=f"age:{s.age}")
    for n in s.reverse:
        await _grow_one(s, n)
    s.phase = "event"


async def _grow_one(s: NationsTable, n: Nation) -> None:
    options = take_options(n) + BONUS  # never empty, and one must be taken (NAT-MNT-12)
    answer = await choose(n.seat, "growth", options, lambda: why_not_take(n))
    if answer.verb == "take":
        take(s, n, answer)
        return
    good = str(answer.args[0])
    amount = DIFFICULTIES[n.difficulty].growth_bonus  # NAT-MNT-10, NAT-DIF-01
    n.goods[GOODS.index(good)] += amount
    log(s, "growth-bonus", seat=SEAT[n.seat], good=f"good:{good}", n=amount)


def take_options(n: Nation) -> list[Option]:
    """The sections to take a worker from; one beside the track comes first (NAT-WRK-02, 07)."""
    if n.beside:
        return [TAKE_BESIDE]
    options = []
    if n.food_track:
        options.append(TAKE_FOOD)
    if n.stability_track:
        options.append(TAKE_STABILITY)
    return options


def why_not_take(n: Nation) -> list[Refusal]:
    """Sections that no worker can be taken from."""
    if n.beside:
        return [Refusal(TAKE_FOOD, "NAT-WRK-07"), Refusal(TAKE_STABILITY, "NAT-WRK-07")]
    refused = []
    if not n.food_track:
        refused.append(Refusal(TAKE_FOOD, "NAT-WRK-08"))
    if not n.stability_track:
        refused.append(Refusal(TAKE_STABILITY, "NAT-WRK-08"))
    return refused


async def take_worker(s: NationsTable, n: Nation) -> None:
    """Take a worker from the section of one's choice; void if none is left (NAT-WRK-08)."""
    options = take_options(n)
    if options:
        take(s, n, await choose(n.seat, "take-worker", options, lambda: why_not_take(n)))


def take(s: NationsTable, n: Nation, section: Option) -> None:
    """Move a worker from the track to the area (NAT-WRK-01, NAT-WRK-14)."""
    calm = 0
    if section.args[0] == "beside":
        n.beside -= 1
    elif section.args[0] == "food":
        n.food_track -= 1
    else:
        n.stability_track -= 1
        calm = -TABLES.stability_per_taken_worker  # NAT-WRK-04
    n.area += 1
    log(s, "worker-taken", seat=SEAT[n.seat], section=f"track:{section.args[0]}")
    shift(s, n, 0, calm)


async def choose_return(n: Nation) -> Option | None:
    """A worker of one's choice, and a section to return it to (NAT-WRK-02, NAT-WRK-09)."""
    sources = ["area"] if n.area else []
    sources += [card for card, count in zip(n.cards, n.workers, strict=True) if count]
    if not sources:
        return None  # NAT-EVC-22
    options = [
        Option("return", (source, section), (_thing(source), f"track:{section}"))
        for source in sources
        for section in free_sections(n)
    ]
    return await choose(n.seat, "return-worker", options)


def return_worker(s: NationsTable, n: Nation, answer: Option) -> None:
    """Return the chosen worker (NAT-WRK-06, NAT-WRK-07); what must leave leaves after all."""
    source, section = map(str, answer.args)
    if source == "area":
        n.area -= 1
    else:
        n.workers[n.cards.index(source)] -= 1
    if section == "food":
        n.food_track += 1
    elif section == "stability":
        n.stability_track += 1
    else:
        n.beside += 1
    log(s, "worker-returned", seat=SEAT[n.seat], source=_thing(source), section=f"track:{section}")
    tally(s, n)


def free_sections(n: Nation) -> list[str]:
    """Where a returned worker can go (NAT-WRK-05, NAT-WRK-07)."""
    sections = []
    if n.taken_for_food:
        sections.append("food")
    if n.taken_for_stability:
        sections.append("stability")
    return sections or ["beside"]


def _thing(source: str) -> str:
    return CARDS[source].thing if source in CARDS else f"place:{source}"

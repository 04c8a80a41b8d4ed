"""What printed things do beyond their numbers.

`abilities` attaches what the data says in common words; the other modules hold one function per
odd thing, in the file named like its deck. Importing this package attaches everything, and stops
the program if a printed ability is left without effect.
"""

from oikumene.engine.errors import StartupError
from oikumene.titles.nations.cards import CARDS, EVENTS, NATIONS
from oikumene.titles.nations.effects import abilities, advisors, events, promo, wonders
from oikumene.titles.nations.events import EACH, SPECIAL_EVENTS, TOGETHER
from oikumene.titles.nations.hooks import HOOKS
from oikumene.titles.nations.state import HOOKED


def without_effect() -> list[str]:
    """Printed things with an ability that nothing carries out: the list is empty."""
    done = HOOKS.origins
    boards = {f"{n.id}_{name}": side for n in NATIONS.values() for name, side in n.sides.items()}
    halves = [half for event in EVENTS.values() for half in (event.top, event.bottom)]
    return [
        *(card.id for card in CARDS.values() if card.printed.abilities and card.id not in done),
        *(name for name, side in boards.items() if side.abilities and name not in done),
        *(
            half.id
            for half in halves
            if half.id not in SPECIAL_EVENTS
            and not all(op.keys() & (EACH.keys() | TOGETHER.keys()) for op in half.ops)
        ),
    ]


def attach() -> None:
    """Attach what is data, check what is left."""
    abilities.attach_all()
    HOOKS.check()
    HOOKED.update(HOOKS.origins)
    idle = without_effect()
    if idle:
        raise StartupError(f"nations: printed things without effect: {', '.join(idle)}")


attach()

__all__ = ["abilities", "advisors", "events", "promo", "without_effect", "wonders"]

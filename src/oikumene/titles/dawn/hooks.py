"""The moments at which printed things change the rules of A New Dawn.

Values are folded, reactions are awaited (see engine/hooks.py). The effects package attaches the
printed things; the chapters only name the moment.
"""

from oikumene.engine.hooks import Hooks

HOOKS = Hooks()

# value(s, moment, base, player, …): what a printed thing makes of the base
for _moment in (
    "attack.limits",  # whether the player's attacks are bound to a range
    "barbarians.kept_out",  # … piece: whether barbarians cannot enter its space
    "caravans.extra",  # spaces that the caravans of a resolution may share
    "caravans.start",  # the cities that a caravan may start from
    "city.targets",  # … further spaces for a city
    "combat.attack",  # … fight: the attacker's bonus
    "combat.defence",  # … fight: the defender's bonus
    "culture.tokens",  # control tokens of a culture card
    "difficulty.set",  # … purpose: the difficulty of every space, replaced
    "difficulty.less",  # … purpose: and then lowered (CND-GEO-11)
    "diplomacy.limit",  # cards that the player may hold of each rival
    "focus.any_type",  # … whether a focus card may be replaced by one of any type
    "maturity.friends",  # the seats whose control tokens count for the player's cities
    "place.targets",  # … further spaces for a control token
    "slot.effective",  # the slot that a card is resolved in
    "trade.storage",  # cards beside the focus row that take trade tokens
    "wonder.cost",  # … wonder: what it costs the player
):
    HOOKS.value_moment(_moment)

# react(s, order, moment, player, …): what a printed thing does when it happens
for _moment in (
    "barbarian.defeated",
    "card.chosen",  # before a chosen card is resolved
    "card.resolved",  # … card, slot: before its reset
    "card.reset",  # … card: after it
    "caravan.arrived",  # … space
    "natural_wonder.moves",  # … token: gained or spent
    "token.placed",  # … space, tokens placed by the same effect, [those placed on top of it]
):
    HOOKS.reaction_moment(_moment, ties="free")

# A thing that may be used once at the start of a turn (CND-TIM-01); see turn.py.
HOOKS.value_moment("turn.start")

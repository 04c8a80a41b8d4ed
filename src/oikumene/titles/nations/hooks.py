"""The moments at which printed things change the rules of Nations.

Values are folded, reactions are awaited (see engine/hooks.py). The effects package attaches the
printed things; the chapters only name the moment.
"""

from oikumene.engine.hooks import Hooks

HOOKS = Hooks()

# value(s, moment, base, nation, …): what a printed thing makes of the base
for _moment in (
    "actions.special",  # the things whose action the nation may take
    "actions.first_turn",  # how many actions the first turn of the round has
    "advisor.tower",  # whether an Advisor may stand on the Porcelain Tower
    "architects.private",  # {thing: private architects per round}
    "buy.cost",  # … nation, card: the price of a card
    "buy.war",  # whether the nation may buy Wars
    "card.leaves",  # … nation, card: whether the card must be removed now
    "colony.required",  # … nation, card: the strength that a Colony needs
    "deploy.cost",  # … nation, card: the stone for a worker
    "event.draws",  # how many event cards are drawn, and who chooses
    "golden_age.bonus",  # the Golden Age bonus
    "order.stays",  # whether the player order step is skipped
    "production",  # (gold, food, stone, books) of the nation
    "raid.bonus",  # added to a raid value of at least 1
    "score",  # VP of Wonders at the end
    "shortage.vp",  # VP for lacking a good
    "strength",  # strength from other than cards
    "stability",  # stability from other than cards
    "war.defeat_vp",  # VP for a defeat
    "war.loss",  # (gold, food, stone, books) of a defeat
    "war.strength",  # strength in the War step
):
    HOOKS.value_moment(_moment)

# react(s, order, moment, nation, …). Where ties are "free", all effects are plain gains:
# the order that the owner may choose (NAT-ACT-09) can make no difference.
HOOKS.reaction_moment("card.bought", ties="free")  # … card, price: before it is placed
HOOKS.reaction_moment("card.placed", ties="free")  # … card: after it is placed
HOOKS.reaction_moment("card.replaced", ties="free")  # … old, new
HOOKS.reaction_moment("age.ended", ties="free")
HOOKS.reaction_moment("architect.hired", ties="free")
HOOKS.reaction_moment("gold.spent", ties="free")  # the last gold
HOOKS.reaction_moment("nation.defeated", ties="free")
HOOKS.reaction_moment("nation.passed", ties="free")
HOOKS.reaction_moment("production.choices")  # before amounts are settled (NAT-PRD-10)
HOOKS.reaction_moment("wonder.completed", ties="free")  # … card: before it is placed
HOOKS.reaction_moment("wonder.ready", ties="free")  # … card: placed; only its own effect acts

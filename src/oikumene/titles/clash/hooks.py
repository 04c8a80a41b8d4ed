"""The moments at which printed things change the rules of Clash of Cultures.

Values are folded, reactions are awaited (see engine/hooks.py). The effects package attaches the
printed things; the chapters only name the moment. Every function gets the seat of the thing's
owner second, and must itself look whether the moment is about that seat.
"""

from oikumene.engine.hooks import Hooks

HOOKS = Hooks()

# value(s, moment, base, …): what a printed thing makes of the base
for _moment in (
    "advance.price",  # Price … player, advance: only the player's own things change it
    "advances.lent",  # advances … player: what works without being owned
    "army.limit",  # int … owner, space, led: whether a leader is or comes there
    "barbarians.break",  # bool … battle: whether the attacking barbarians must lose
    "build.barred",  # bool … player: whether nothing can be built
    "build.price",  # Price … player, space, building or wonder
    "capture.keeps",  # bool … colour, building: whether it keeps its colour
    "capture.mood",  # mood … player, space, the city as it was
    "city.mood",  # mood … player, space, purpose: the mood that an activation works with
    "collect.kinds",  # kinds … player, city space, space: what a space yields
    "collect.more",  # spaces … player, city space: further spaces to collect from
    "collect.number",  # int … player, space
    "combat.bonus",  # int … battle, side: combat value of a side in this round
    "combat.cancel",  # int … battle, side: hits that a side cancels for nothing
    "combat.clash",  # bool … battle, side: whether a side may use clash abilities
    "combat.clashes",  # int … battle, side: what its dice come to with clash abilities
    "combat.cap",  # int … battle, side: the most that its modifiers may add up to
    "combat.cards",  # seat … battle, side: who plays cards for a side
    "combat.mute",  # bool … battle, side: whether a side may not play a card this round
    "draft.price",  # Price or None … player, space, kind: one unit of a recruit action
    "draw.digs",  # bool … player: whether discard piles may be drawn from
    "first.chooser",  # seat: who decides on the first player
    "found.barren",  # bool … player
    "found.barred",  # bool … player, space: whether a settler may not found there
    "influence.barred",  # bool … player, target space: whether it cannot be a target
    "influence.fixed",  # bool … colour, building: whether it cannot be replaced
    "influence.range",  # int … player, source
    "influence.sources",  # {space: range} … player: with further sources
    "influence.targets",  # (space, way) … player: further targets
    "mood.price",  # Price … player, space, levels
    "move.ends",  # flags … player, units, space: what a move to a space forbids afterwards
    "move.more",  # options … player, space: further ways to move from it (see movement.py)
    "recruit.more",  # options … player, space, kinds paid specially: what else to take
    "pay.swaps",  # swaps … player: what may stand for what in any payment
    "recruit.number",  # int … player, space
    "recruit.place",  # spaces … player, space, kind: where a recruited land unit may appear
    "recruit.price",  # Price … player, space, kind
    "recruit.where",  # bool … player, space, kind: whether it may be recruited here
    "roads.reach",  # int … player: steps of a Roads move from own city to own city
    "routes.cap",  # int … player, routes: how many of these may be used
    "routes.cities",  # spaces … player: cities to trade with
    "routes.income",  # amounts … player: what all routes may bring together
    "routes.reach",  # int … player, unit, city space: how far a trading unit reaches
    "routes.units",  # units … player: what a route may start from (see routes.py)
    "routes.worth",  # int … player, unit, city space: routes that their owner prefers
    "routes.yields",  # kinds … player, city space: what a route may bring
    "score",  # half points … player, category
    "sea.blocked",  # spaces … player: where ships cannot pass without a fight
    "ship.capacity",  # int … owner
    "ship.number",  # int … owner, space: ships that carry
    "ship.rests",  # bool … player: whether ships that fought must rest
    "tactics.used",  # tactics … battle, side: the combat effect that a revealed card has
    "wonder.able",  # bool … player: whether the advance that a wonder needs is there
    "wonder.wanted",  # wonder … player: the card that a draw must bring
):
    HOOKS.value_moment(_moment)

# react(s, order, moment, player, …): what a printed thing does when it happens
for _moment in (
    "activating",  # player, space, what: counted, not yet done
    "activated",  # player, space, what ("collect", "recruit", "construct" …)
    "advance.gained",  # player, advance, spent goods
    "advance.needed",  # player, advances: a moment at which one of them would help
    "barbarians.moving",  # player, spaces: armies are about to move; one marked MOVED stays
    "battle.begins",  # player (a side), battle: payments before the first round
    "battle.ended",  # player (a side), battle, winner (owner or NOBODY)
    "build.paid",  # player, building: its price was paid
    "card.announced",  # player, card: an upper half, before it has an effect
    "captured",  # player, space, former owner, the city as it was
    "city.lost",  # player, space: somebody took or destroyed it
    "collected",  # player, space, gained goods, {space: kind}
    "constructed",  # player, space, building or wonder
    "event.draws",  # player: before a card is drawn
    "event.drawn",  # player, card: before it is resolved
    "event.told",  # player, cities before, units before: the text of an event was carried out
    "founded",  # player, space
    "influence.failed",  # player, source, target
    "gathering",  # player, the list of collected goods, which may be changed
    "influence.rolled",  # player, source, target: the die is s.die
    "influence.rolling",  # player, source, target: before the die
    "influenced",  # player, source, target: a success
    "leader.lost",  # player, leader
    "moved",  # player, units (as they are now), start, end
    "moving.ended",  # player: a move action is over
    "recruited",  # player, space, kinds, goods spent
    "round.begins",  # player, battle: before cards are laid
    "round.revealed",  # player, battle: cards are turned up, before their effects
    "round.rolled",  # player, battle: the values are known
    "round.cards",  # player, battle: cards are turned up, before the roll
    "round.hits",  # player, battle: hits are known, before casualties
    "round.ended",  # player, battle: after casualties, the battle is not decided
    "sailed",  # player, space, the space before it: ships came to a Sea space
    "traded",  # player, routes: income of trade routes came in
    "turn.starts",  # player
    "working",  # player, space, what: before the number of resources or units is fixed
):
    HOOKS.reaction_moment(_moment, ties="free")

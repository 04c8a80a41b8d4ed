"""The moments at which printed things change the rules of Civilization.

Values are folded, reactions are awaited (see engine/hooks.py). The effects package attaches the
printed things; the chapters only name the moment. Every function gets the seat of the thing's
owner second, and must itself look whether the moment is about that seat.
"""

from oikumene.engine.hooks import Hooks

HOOKS = Hooks()

# value(s, moment, base, …): what a printed thing makes of the base
for _moment in (
    "battle.free",  # tuple of options … player, battle: free abilities in a battle turn
    "battle.hand",  # int … player: battle hand size
    "battle.open",  # bool … player: whether the opponent's battle force is open to the player
    "city.free",  # bool … player, city square: whether its action may build a building for free
    "combat.bonus",  # int … player
    "enters.city",  # bool … player, square: whether figures without army may enter an enemy center
    "event.hand",  # int … player: culture hand size
    "event.safe",  # bool … player: whether events of others need the player's consent
    "event.sure",  # bool … player: whether the player's events cannot be cancelled
    "harvest.tokens",  # int … player: tokens of a harvest action
    "items",  # int … player: items that a produce action may buy
    "passes",  # bool … player: whether figures pass what would stop them
    "production",  # int … player, city square: bonuses of a produce action
    "production.gained",  # int … player: production for each 3 trade
    "research.discount",  # int … player
    "stacking",  # int … player
    "stop.barred",  # bool … player, square: whether the player's figures may not end a move there
    "unit.strength",  # int … player, unit card: of a unit in battle
):
    HOOKS.value_moment(_moment)

# react(s, order, moment, player, …): what a printed thing does when it happens
for _moment in (
    "battle.begins",  # player (a side), battle: before forces are drawn
    "battle.ended",  # player (a side), battle: after spoils
    "battle.heals",  # player, battle, tech: the player uses a free ability
    "battle.won",  # player: a battle was won, or scouts were killed without one (CIV-ENM-05)
    "city.conquered",  # player, square
    "city.entered",  # player, square: figures are in an enemy center, before they attack
    "city.founded",  # player, square
    "hut.explored",  # player
    "move.ended",  # player, square: armies of the player ended a move there, no fight is left
    "start.ends",  # player: automatic gains of the Start of Turn
    "tech.learned",  # player, tech: after setup
    "village.conquered",  # player
    "wonder.built",  # player, wonder
):
    HOOKS.reaction_moment(_moment, ties="free")

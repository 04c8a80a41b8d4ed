"""What printed things do: leaders, world wonders and diplomacy cards, attached to their moments."""

from oikumene.titles.dawn.effects import diplomacy as diplomacy
from oikumene.titles.dawn.effects import leaders as leaders
from oikumene.titles.dawn.effects import wonders as wonders
from oikumene.titles.dawn.hooks import HOOKS
from oikumene.titles.dawn.state import HOOKED

HOOKS.check()
HOOKED |= HOOKS.origins

"""What printed things do, attached to the moments of the rules."""

from oikumene.titles.civilization.effects import battle as battle
from oikumene.titles.civilization.effects import civilizations as civilizations
from oikumene.titles.civilization.effects import events as events
from oikumene.titles.civilization.effects import movement as movement
from oikumene.titles.civilization.effects import techs as techs
from oikumene.titles.civilization.effects import wonders as wonders
from oikumene.titles.civilization.hooks import HOOKS
from oikumene.titles.civilization.state import HOOKED

HOOKED |= HOOKS.origins
HOOKS.check()

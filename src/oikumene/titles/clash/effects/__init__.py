"""What printed things do, attached to the moments of the rules."""

from oikumene.titles.clash.effects import actions as actions
from oikumene.titles.clash.effects import advances as advances
from oikumene.titles.clash.effects import barbarians as barbarians
from oikumene.titles.clash.effects import civilizations as civilizations
from oikumene.titles.clash.effects import events as events
from oikumene.titles.clash.effects import forces as forces
from oikumene.titles.clash.effects import objectives as objectives
from oikumene.titles.clash.effects import persons as persons
from oikumene.titles.clash.effects import routes as routes
from oikumene.titles.clash.effects import scoring as scoring
from oikumene.titles.clash.effects import wonders as wonders
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.state import HOOKED

HOOKED |= HOOKS.origins
HOOKS.check()

"""The advances and leaders of the fifteen civilizations."""

from oikumene.titles.clash.effects.civilizations import aztecs as aztecs
from oikumene.titles.clash.effects.civilizations import babylon as babylon
from oikumene.titles.clash.effects.civilizations import carthage as carthage
from oikumene.titles.clash.effects.civilizations import celts as celts
from oikumene.titles.clash.effects.civilizations import china as china
from oikumene.titles.clash.effects.civilizations import egypt as egypt
from oikumene.titles.clash.effects.civilizations import greece as greece
from oikumene.titles.clash.effects.civilizations import huns as huns
from oikumene.titles.clash.effects.civilizations import india as india
from oikumene.titles.clash.effects.civilizations import japan as japan
from oikumene.titles.clash.effects.civilizations import maya as maya
from oikumene.titles.clash.effects.civilizations import persia as persia
from oikumene.titles.clash.effects.civilizations import phoenicia as phoenicia
from oikumene.titles.clash.effects.civilizations import rome as rome
from oikumene.titles.clash.effects.civilizations import vikings as vikings

"""The three boons."""

from waybread.journeys.facts import Boon
from waybread.journeys.library import boon


@boon(Boon.HIDDEN)
class Hidden:
    pass


@boon(Boon.EMBOLDENED)
class Emboldened:
    pass


@boon(Boon.DETERMINED)
class Determined:
    pass

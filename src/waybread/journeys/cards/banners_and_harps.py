"""What is borne or played in one hand."""

from waybread.journeys.facts import Slot, Stat
from waybread.journeys.library import item


@item("Banner", Slot.ONE_HAND, family="Banner", tier=1, lore=22)
class Banner:
    pass


@item("Dunedain Banner", Slot.ONE_HAND, family="Banner", tier=2, lore=61)
class DunedainBanner:
    pass


@item("War-Haven", Slot.ONE_HAND, family="Banner", tier=3, lore=94)
class WarHaven:
    pass


@item("War-Maker", Slot.ONE_HAND, family="Banner", tier=3, lore=94, stats=(Stat.MIGHT, Stat.WIT),
      lines="1: cleave / 1: 2 hits")  # fmt: skip
class WarMaker:
    pass


@item("Harp", Slot.ONE_HAND, family="Harp", tier=1, lore=24)
class Harp:
    pass


@item("Forlindon Harp", Slot.ONE_HAND, family="Harp", tier=2, lore=58)
class ForlindonHarp:
    pass


@item("Heart's-Rest", Slot.ONE_HAND, family="Harp", tier=3, lore=90)
class HeartsRest:
    pass


@item("River-Calling", Slot.ONE_HAND, family="Harp", tier=3, lore=90, stats=(Stat.SPIRIT,),
      lines="1: stun / 1: inspiration+1")  # fmt: skip
class RiverCalling:
    pass

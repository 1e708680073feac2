"""Armour that heroes wear."""

from waybread.journeys.facts import Slot, Stat
from waybread.journeys.library import item


@item("Cloak", Slot.ARMOUR, family="Cloak", tier=1, lore=28, copies=3)
class Cloak:
    pass


@item("Fangorn Cloak", Slot.ARMOUR, family="Cloak", tier=2, lore=65, stats=(Stat.AGILITY,), ranged=True,
      lines="1: 2 hits")  # fmt: skip
class FangornCloak:
    pass


@item("Ranger Cloak", Slot.ARMOUR, family="Cloak", tier=2, lore=65)
class RangerCloak:
    pass


@item("Tuckborough Cloak", Slot.ARMOUR, family="Cloak", tier=2, lore=65)
class TuckboroughCloak:
    pass


@item("Slip-Thorn", Slot.ARMOUR, family="Cloak", tier=3, lore=92, stats=(Stat.AGILITY,), ranged=True,
      lines="1: 2 hits pierce")  # fmt: skip
class SlipThorn:
    pass


@item("Splendor-Well", Slot.ARMOUR, family="Cloak", tier=3, lore=92)
class SplendorWell:
    pass


@item("Wind-Walker", Slot.ARMOUR, family="Cloak", tier=3, lore=92)
class WindWalker:
    pass


@item("Ring Mail", Slot.ARMOUR, family="Ring Mail", tier=1, lore=26)
class RingMail:
    pass


@item("Evendim Ring Mail", Slot.ARMOUR, family="Ring Mail", tier=2, lore=62)
class EvendimRingMail:
    pass


@item("Blade-Bane", Slot.ARMOUR, family="Ring Mail", tier=3, lore=98)
class BladeBane:
    pass


@item("Wrath's-End", Slot.ARMOUR, family="Ring Mail", tier=3, lore=98)
class WrathsEnd:
    pass


@item("Travel Garb", Slot.ARMOUR, family="Travel Garb", tier=1, lore=24, copies=2)
class TravelGarb:
    pass


@item("Greenwood Garb", Slot.ARMOUR, family="Travel Garb", tier=2, lore=57)
class GreenwoodGarb:
    pass


@item("Westmarch Garb", Slot.ARMOUR, family="Travel Garb", tier=2, lore=57)
class WestmarchGarb:
    pass


@item("Ever-Bloom", Slot.ARMOUR, family="Travel Garb", tier=3, lore=88)
class EverBloom:
    pass


@item("Wanderer's Wish", Slot.ARMOUR, family="Travel Garb", tier=3, lore=88)
class WanderersWish:
    pass

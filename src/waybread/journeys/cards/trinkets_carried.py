"""Trinkets that are carried: rations, maps, pipes, ropes, tomes and torches."""

from waybread.journeys.facts import Slot
from waybread.journeys.library import item


@item("Extra Rations", Slot.TRINKET, family="Extra Rations", tier=1, lore=24, copies=2, tokens=2, traits="Food.")
class ExtraRations:
    pass


@item("Breeland Rations", Slot.TRINKET, family="Extra Rations", tier=2, lore=48, tokens=2, traits="Food.")
class BreelandRations:
    pass


@item("Hobbit Rations", Slot.TRINKET, family="Extra Rations", tier=2, lore=48, tokens=4, traits="Food.")
class HobbitRations:
    pass


@item("Butterbur Biscuits", Slot.TRINKET, family="Extra Rations", tier=3, lore=78, tokens=3, traits="Food.")
class ButterburBiscuits:
    pass


@item("Tookish Apple Cakes", Slot.TRINKET, family="Extra Rations", tier=3, lore=78, tokens=4, traits="Food.")
class TookishAppleCakes:
    pass


@item("Old Map", Slot.TRINKET, family="Old Map", tier=1, lore=21, tokens=3)
class OldMap:
    pass


@item("Bounder's Map", Slot.TRINKET, family="Old Map", tier=2, lore=64, tokens=3)
class BoundersMap:
    pass


@item("Bullroarer's Course", Slot.TRINKET, family="Old Map", tier=3, lore=88, tokens=3)
class BullroarersCourse:
    pass


@item("Old Pipe", Slot.TRINKET, family="Old Pipe", tier=1, lore=25, tokens=2)
class OldPipe:
    pass


@item("Long-Stemmed Pipe", Slot.TRINKET, family="Old Pipe", tier=2, lore=65, tokens=2)
class LongStemmedPipe:
    pass


@item("Storm-Maker", Slot.TRINKET, family="Old Pipe", tier=3, lore=90, tokens=2)
class StormMaker:
    pass


@item("Rope", Slot.TRINKET, family="Rope", tier=1, lore=28, tokens=2)
class Rope:
    pass


@item("Hobson Rope", Slot.TRINKET, family="Rope", tier=2, lore=70, tokens=2)
class HobsonRope:
    pass


@item("Ninnyhammer Braid", Slot.TRINKET, family="Rope", tier=3, lore=96, tokens=2)
class NinnyhammerBraid:
    pass


@item("Tome", Slot.TRINKET, family="Tome", tier=1, lore=27, tokens=2)
class Tome:
    pass


@item("Tome of Battle", Slot.TRINKET, family="Tome", tier=2, lore=59, tokens=3)
class TomeOfBattle:
    pass


@item("Legendarium of Thror", Slot.TRINKET, family="Tome", tier=3, lore=92, tokens=2)
class LegendariumOfThror:
    pass


@item("Torch", Slot.TRINKET, family="Torch", tier=1, lore=31, tokens=1)
class Torch:
    pass


@item("Weathertop Torch", Slot.TRINKET, family="Torch", tier=2, lore=64, tokens=2)
class WeathertopTorch:
    pass


@item("Under-Sun", Slot.TRINKET, family="Torch", tier=3, lore=86, tokens=2)
class UnderSun:
    pass

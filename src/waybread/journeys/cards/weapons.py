"""Weapons, and what successes pay for in an attack with them."""

from waybread.journeys.facts import Slot, Stat
from waybread.journeys.library import item


@item("Battle Axe", Slot.TWO_HANDS, family="Battle Axe", tier=1, lore=33, stats=(Stat.MIGHT,),
      lines="1: 2 hits sunder / 2: 6 hits")  # fmt: skip
class BattleAxe:
    pass


@item("Iron Hills Battle Axe", Slot.TWO_HANDS, family="Battle Axe", tier=2, lore=71, stats=(Stat.MIGHT,),
      lines="1: 3 hits / 1: 2 hits sunder / 2: 6 hits")  # fmt: skip
class IronHillsBattleAxe:
    pass


@item("Grief-Bearer", Slot.TWO_HANDS, family="Battle Axe", tier=3, lore=105, stats=(Stat.MIGHT,),
      lines="1: 2 hits lethal / 1: 2 hits sunder / 3: 9 hits")  # fmt: skip
class GriefBearer:
    pass


@item("Honor-Knell", Slot.TWO_HANDS, family="Battle Axe", tier=3, lore=105, stats=(Stat.MIGHT, Stat.SPIRIT),
      lines="1: 2 hits cleave / 1: 2 hits sunder / 3: 8 hits")  # fmt: skip
class HonorKnell:
    pass


@item("Dagger", Slot.ONE_HAND, family="Dagger", tier=1, lore=25, copies=2, stats=(Stat.WIT,),
      lines="1: 2 hits / 2: 3 hits pierce")  # fmt: skip
class Dagger:
    pass


@item("Ered Luin Dagger", Slot.ONE_HAND, family="Dagger", tier=2, lore=55, stats=(Stat.WIT,),
      lines="1: 2 hits / 2: 4 hits pierce")  # fmt: skip
class EredLuinDagger:
    pass


@item("Gondolin Dagger", Slot.ONE_HAND, family="Dagger", tier=2, lore=55, stats=(Stat.WIT,),
      lines="1: 2 hits / 2: 4 hits pierce")  # fmt: skip
class GondolinDagger:
    pass


@item("Blood-Wright", Slot.ONE_HAND, family="Dagger", tier=3, lore=85, stats=(Stat.WIT,), ranged=True,
      lines="1: 3 hits / 1: 2 hits / 2: 4 hits pierce")  # fmt: skip
class BloodWright:
    pass


@item("Shade-Breaker", Slot.ONE_HAND, family="Dagger", tier=3, lore=85, stats=(Stat.WIT,),
      lines="1: 2 hits smite / 1: 2 hits / 2: 4 hits pierce")  # fmt: skip
class ShadeBreaker:
    pass


@item("Widow's Warning", Slot.ONE_HAND, family="Dagger", tier=3, lore=85, stats=(Stat.WIT,),
      lines="1: 3 hits / 1: 2 hits / 2: 4 hits pierce")  # fmt: skip
class WidowsWarning:
    pass


@item("Great Bow", Slot.TWO_HANDS, family="Great Bow", tier=1, lore=32, stats=(Stat.AGILITY,), ranged=True,
      lines="1: 2 hits / 2: 5 hits")  # fmt: skip
class GreatBow:
    pass


@item("Mirkwood Great Bow", Slot.TWO_HANDS, family="Great Bow", tier=2, lore=67, stats=(Stat.AGILITY,), ranged=True,
      lines="1: 2 hits / 2: 5 hits cleave")  # fmt: skip
class MirkwoodGreatBow:
    pass


@item("Mourning-Song", Slot.TWO_HANDS, family="Great Bow", tier=3, lore=99, stats=(Stat.AGILITY,), ranged=True,
      lines="1: 2 hits / 1: lethal / 2: 5 hits cleave")  # fmt: skip
class MourningSong:
    pass


@item("Silver-Fall", Slot.TWO_HANDS, family="Great Bow", tier=3, lore=99, stats=(Stat.AGILITY,), ranged=True,
      lines="1: 3 hits / 2: 2 hits pierce / 2: 5 hits cleave")  # fmt: skip
class SilverFall:
    pass


@item("Staff", Slot.TWO_HANDS, family="Staff", tier=1, lore=28, stats=(Stat.AGILITY,),
      lines="1: 2 hits / 1: 2 hits / 2: 3 hits stun")  # fmt: skip
class Staff:
    pass


@item("Lone-Land Staff", Slot.TWO_HANDS, family="Staff", tier=2, lore=60, stats=(Stat.AGILITY, Stat.WISDOM),
      lines="1: 3 hits / 1: 2 hits / 2: 4 hits stun")  # fmt: skip
class LoneLandStaff:
    pass


@item("Ent-Crook", Slot.TWO_HANDS, family="Staff", tier=3, lore=91, stats=(Stat.AGILITY, Stat.WISDOM),
      lines="1: 4 hits / 1: 3 hits cleave / 2: 5 hits stun")  # fmt: skip
class EntCrook:
    pass


@item("Maiden-Wrath", Slot.TWO_HANDS, family="Staff", tier=3, lore=91, stats=(Stat.AGILITY,),
      lines="1: 4 hits / 1: 2 hits sunder / 2: 3 hits stun")  # fmt: skip
class MaidenWrath:
    pass


@item("Sword", Slot.ONE_HAND, family="Sword", tier=1, lore=27, stats=(Stat.MIGHT,), lines="1: 2 hits / 2: 5 hits")
class Sword:
    pass


@item("Numenorean Sword", Slot.ONE_HAND, family="Sword", tier=2, lore=58, stats=(Stat.MIGHT,),
      lines="1: 3 hits / 2: 5 hits")  # fmt: skip
class NumenoreanSword:
    pass


@item("Fate-Bender", Slot.ONE_HAND, family="Sword", tier=3, lore=90, stats=(Stat.MIGHT, Stat.WISDOM),
      lines="1: 2 hits smite / 1: 2 hits / 2: 5 hits")  # fmt: skip
class FateBender:
    pass


@item("Sun-Silver", Slot.ONE_HAND, family="Sword", tier=3, lore=90, stats=(Stat.MIGHT,),
      lines="1: 3 hits / 1: pierce / 2: 6 hits")  # fmt: skip
class SunSilver:
    pass

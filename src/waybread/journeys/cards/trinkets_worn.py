"""Trinkets that are worn: boots, brooches, handkerchiefs and helmets."""

from waybread.journeys.facts import Slot
from waybread.journeys.library import item


@item("Boots", Slot.TRINKET, family="Boots", tier=1, lore=22, tokens=2)
class Boots:
    pass


@item("Greenway Boots", Slot.TRINKET, family="Boots", tier=2, lore=48, tokens=2)
class GreenwayBoots:
    pass


@item("Dusk Treaders", Slot.TRINKET, family="Boots", tier=3, lore=80, tokens=3)
class DuskTreaders:
    pass


@item("Brooch", Slot.TRINKET, family="Brooch", tier=1, lore=26, tokens=2)
class Brooch:
    pass


@item("Eriador Brooch", Slot.TRINKET, family="Brooch", tier=2, lore=54, tokens=2)
class EriadorBrooch:
    pass


@item("Mark of Arnor", Slot.TRINKET, family="Brooch", tier=3, lore=82, tokens=3)
class MarkOfArnor:
    pass


@item("Handkerchief", Slot.TRINKET, family="Handkerchief", tier=1, lore=20, tokens=1)
class Handkerchief:
    pass


@item("Heirloom Handkerchief", Slot.TRINKET, family="Handkerchief", tier=2, lore=50, tokens=2)
class HeirloomHandkerchief:
    pass


@item("Forget-Me-Never", Slot.TRINKET, family="Handkerchief", tier=3, lore=85, tokens=2)
class ForgetMeNever:
    pass


@item("Helmet", Slot.TRINKET, family="Helmet", tier=1, lore=23, tokens=2)
class Helmet:
    pass


@item("Dwarf-Forged Helmet", Slot.TRINKET, family="Helmet", tier=2, lore=52, tokens=4)
class DwarfForgedHelmet:
    pass


@item("Fire-Scale", Slot.TRINKET, family="Helmet", tier=3, lore=80, tokens=4)
class FireScale:
    pass

"""The damage deck."""

from waybread.journeys.facts import Settles
from waybread.journeys.library import damage


@damage("Shaken", Settles.DOWN)
class Shaken:
    pass


@damage("Weariness", Settles.DOWN, copies=11)
class Weariness:
    pass


@damage("Short of Breath", Settles.DOWN)
class ShortOfBreath:
    pass


@damage("Cursed Injury", Settles.STAY)
class CursedInjury:
    pass


@damage("Dazed", Settles.STAY)
class Dazed:
    pass


@damage("Exhaustion", Settles.STAY)
class Exhaustion:
    pass


@damage("Putrid Boils", Settles.DOWN)
class PutridBoils:
    pass


@damage("Concussion", Settles.STAY)
class Concussion:
    pass


@damage("Entangled", Settles.STAY)
class Entangled:
    pass


@damage("Crushed", Settles.DOWN)
class Crushed:
    pass


@damage("Feeble", Settles.DOWN)
class Feeble:
    pass


@damage("Fever", Settles.DOWN)
class Fever:
    pass


@damage("Sudden Sickness", Settles.DISCARD)
class SuddenSickness:
    pass


@damage("Deep Bruise", Settles.DISCARD)
class DeepBruise:
    pass


@damage("Stunned", Settles.DISCARD)
class Stunned:
    pass


@damage("Knocked Prone", Settles.DISCARD)
class KnockedProne:
    pass


@damage("Poison", Settles.DISCARD)
class Poison:
    pass


@damage("Laceration", Settles.DOWN)
class Laceration:
    pass

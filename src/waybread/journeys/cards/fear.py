"""The fear deck."""

from waybread.journeys.facts import Settles
from waybread.journeys.library import fear


@fear("Gloom", Settles.DOWN, copies=11)
class Gloom:
    pass


@fear("Surrender", Settles.STAY)
class Surrender:
    pass


@fear("Delusions", Settles.DOWN)
class Delusions:
    pass


@fear("Anxiety", Settles.DOWN)
class Anxiety:
    pass


@fear("Cower", Settles.STAY)
class Cower:
    pass


@fear("Troubled", Settles.STAY)
class Troubled:
    pass


@fear("Rage", Settles.STAY)
class Rage:
    pass


@fear("Impending Doom", Settles.DOWN)
class ImpendingDoom:
    pass


@fear("Tormented", Settles.DOWN)
class Tormented:
    pass


@fear("Greed", Settles.DOWN)
class Greed:
    pass


@fear("Dark Whispers", Settles.STAY)
class DarkWhispers:
    pass


@fear("Hopelessness", Settles.DISCARD)
class Hopelessness:
    pass


@fear("Looming Shadows", Settles.DOWN)
class LoomingShadows:
    pass


@fear("Ill Will", Settles.DISCARD)
class IllWill:
    pass


@fear("Hysteria", Settles.DISCARD)
class Hysteria:
    pass


@fear("Paranoia", Settles.DOWN)
class Paranoia:
    pass


@fear("Infighting", Settles.DOWN)
class Infighting:
    pass


@fear("Overcome", Settles.DOWN)
class Overcome:
    pass

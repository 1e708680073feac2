"""The skill cards of the burglar."""

from waybread.journeys.library import skill


@skill("Burglar", 1, title="Self-Sufficient", keywords="Hide.")
@skill("Burglar", 8, title="Self-Sufficient", experience=7, keywords="Hide.")
class SelfSufficient:
    pass


@skill("Burglar", 2, 3, title="Quiet", icons=(1, 0), keywords="Hide.")
class Quiet:
    pass


@skill("Burglar", 4, title="Word of Fortune", experience=3, traits="Knowledge.", keywords="Hide.")
class WordOfFortune:
    pass


@skill("Burglar", 5, title="Sneaking", experience=3, keywords="Hide. Sprint 1.")
class Sneaking:
    pass


@skill("Burglar", 6, title="Pockets", experience=3, keywords="Rest 2.")
class Pockets:
    pass


@skill("Burglar", 7, title="What Is In my Pocket?", icons=(0, 1), experience=7, keywords="Guard 2. Hide.")
class WhatIsInMyPocket:
    pass


@skill("Burglar", 9, title="Hidden Blades", icons=(0, 1), experience=7, traits="Shadow.", keywords="Hide. Strike 2.")
class HiddenBlades:
    pass


@skill("Burglar", 10, title="Unseen Strike", icons=(0, 2), experience=7, traits="Tactic. Shadow.", keywords="Strike 2.")
class UnseenStrike:
    pass


@skill("Burglar", 11, title="Quick Thinking", icons=(1, 0), experience=12, keywords="Sprint 1.")
class QuickThinking:
    pass


@skill("Burglar", 12, title="Embrace the Darkness", icons=(1, 0), experience=12, traits="Shadow.", keywords="Hide.")
class EmbraceTheDarkness:
    pass

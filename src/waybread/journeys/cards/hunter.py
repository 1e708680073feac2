"""The skill cards of the hunter."""

from waybread.journeys.library import skill


@skill("Hunter", 1, title="Resourceful")
@skill("Hunter", 4, title="Resourceful", experience=3)
class Resourceful:
    pass


@skill("Hunter", 2, 3, title="Precise Strike", icons=(1, 0), traits="Tactic.", keywords="Strike 3.")
class PreciseStrike:
    pass


@skill("Hunter", 5, title="Coordinated Strike", experience=3, traits="Aid.", keywords="Strike 1.")
class CoordinatedStrike:
    pass


@skill("Hunter", 6, title="Quick Snare", experience=3, traits="Tactic.", keywords="Strike 1.")
class QuickSnare:
    pass


@skill("Hunter", 7, title="Death Stroke", icons=(0, 1), experience=7, traits="Tactic.", keywords="Strike 2.")
class DeathStroke:
    pass


@skill("Hunter", 8, title="Barrage", icons=(0, 1), experience=7, traits="Tactic.", keywords="Strike 1.")
class Barrage:
    pass


@skill("Hunter", 9, title="Falcon Companion", icons=(0, 1), experience=7, traits="Creature.", keywords="Sprint 1.")
class FalconCompanion:
    pass


@skill("Hunter", 10, title="Gather Supplies", icons=(0, 1), experience=7, traits="Food.", keywords="Rest 2.")
class GatherSupplies:
    pass


@skill("Hunter", 11, title="On the Hunt", icons=(1, 0), experience=12, traits="Tactic.", keywords="Strike 2.")
class OnTheHunt:
    pass


@skill("Hunter", 12, title="Stalk Prey", icons=(1, 0), experience=12, traits="Valour.", keywords="Hide.")
class StalkPrey:
    pass

"""The skill cards of the captain."""

from waybread.journeys.library import skill


@skill("Captain", 1, title="Well Provisioned")
class WellProvisioned:
    pass


@skill("Captain", 2, 3, title="Lead the Charge", icons=(1, 0), traits="Tactic.", keywords="Strike 2.")
class LeadTheCharge:
    pass


@skill("Captain", 4, title="Word of Triumph", experience=3, traits="Knowledge.", keywords="Strike 2.")
class WordOfTriumph:
    pass


@skill("Captain", 5, title="Stand Together", experience=3, traits="Tactic.", keywords="Guard 1.")
class StandTogether:
    pass


@skill("Captain", 6, title="A Fey Mood", experience=3, traits="Valour.", keywords="Strike 2.")
class AFeyMood:
    pass


@skill("Captain", 7, title="Empowering Words", icons=(0, 1), experience=7, keywords="Guard 2.")
class EmpoweringWords:
    pass


@skill("Captain", 8, title="Inspiring Presence", icons=(0, 1), experience=7, traits="Aid.")
class InspiringPresence:
    pass


@skill("Captain", 9, title="To Me!", icons=(0, 1), experience=7, traits="Tactic.", keywords="Strike 2.")
class ToMe:
    pass


@skill("Captain", 10, title="Battle Plan", icons=(0, 1), experience=7, keywords="Guard 2.")
class BattlePlan:
    pass


@skill("Captain", 11, title="A Wind Among Grass", icons=(1, 0), experience=12, traits="Tactic.", keywords="Sprint 2.")
class AWindAmongGrass:
    pass


@skill("Captain", 12, title="Master Tactician", icons=(1, 0), experience=12, traits="Tactic.")
class MasterTactician:
    pass

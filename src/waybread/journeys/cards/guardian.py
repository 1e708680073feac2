"""The skill cards of the guardian."""

from waybread.journeys.library import skill


@skill("Guardian", 1, title="You Cannot Pass", traits="Tactic. Valour.", keywords="Guard 3.")
class YouCannotPass:
    pass


@skill("Guardian", 2, 3, title="Ready Defense", icons=(1, 0), traits="Tactic.", keywords="Guard 2.")
@skill("Guardian", 8, title="Ready Defense", icons=(1, 0), experience=7, traits="Tactic.", keywords="Guard 2.")
class ReadyDefense:
    pass


@skill("Guardian", 4, title="Word of Glory", experience=3, traits="Knowledge.", keywords="Guard 1.")
class WordOfGlory:
    pass


@skill("Guardian", 5, title="Noble Sacrifice", experience=3, traits="Valour.")
class NobleSacrifice:
    pass


@skill("Guardian", 6, title="Desperate Defense", experience=3, keywords="Guard 1. Rest 2.")
class DesperateDefense:
    pass


@skill("Guardian", 7, title="Voice Like Ringing Steel", icons=(0, 1), experience=7, traits="Valour.")
class VoiceLikeRingingSteel:
    pass


@skill("Guardian", 9, title="Guarded Strike", icons=(0, 1), experience=7, traits="Tactic.",
       keywords="Guard 2. Strike 1.")  # fmt: skip
class GuardedStrike:
    pass


@skill("Guardian", 10, title="Grim Resolve", icons=(0, 1), experience=7, keywords="Guard 2. Rest 2.")
class GrimResolve:
    pass


@skill("Guardian", 11, title="Final Defense", icons=(1, 0), experience=12, keywords="Guard 3. Rest 2.")
class FinalDefense:
    pass


@skill("Guardian", 12, title="Defense Instruction", icons=(1, 0), experience=12, traits="Knowledge.",
       keywords="Guard 2.")  # fmt: skip
class DefenseInstruction:
    pass

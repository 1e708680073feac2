"""Aragorn, and the skill cards that are nobody else's."""

from waybread.journeys.library import hero, skill


@hero("Aragorn", "Human", stats=(2, 3, 2, 4, 3), limits=(5, 5, 4),
      suggested=("Captain", "Sword", "Banner", "Travel Garb"))  # fmt: skip
class Aragorn:
    pass


@skill("Aragorn", 1, title="Wanderer", icons=(0, 1))
class Wanderer:
    pass


@skill("Aragorn", 2, 3, title="Strider", icons=(1, 0), traits="Tactic.", keywords="Strike 3. Guard 2.")
class Strider:
    pass


@skill("Aragorn", 4, title="Thorongil", traits="Knowledge.", keywords="Sprint 1.")
class Thorongil:
    pass

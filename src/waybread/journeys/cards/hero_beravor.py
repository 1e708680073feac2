"""Beravor, and the skill cards that are nobody else's."""

from waybread.journeys.library import hero, skill


@hero("Beravor", "Human", stats=(3, 3, 3, 3, 2), limits=(5, 5, 4), suggested=("Pathfinder", "Staff", "Travel Garb"))
class Beravor:
    pass


@skill("Beravor", 1, title="Into Hiding", keywords="Guard 2.")
class IntoHiding:
    pass


@skill("Beravor", 2, 3, title="Ways of Old", icons=(1, 0), traits="Tactic. Knowledge.", keywords="Sprint 1.")
class WaysOfOld:
    pass


@skill("Beravor", 4, title="Fateless", traits="Innate.")
class Fateless:
    pass

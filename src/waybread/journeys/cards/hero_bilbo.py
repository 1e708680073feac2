"""Bilbo, and the skill cards that are nobody else's."""

from waybread.journeys.library import hero, skill


@hero("Bilbo", "Hobbit", stats=(3, 2, 3, 2, 4), limits=(3, 7, 6), suggested=("Burglar", "Dagger", "Cloak"), hands=1)
class Bilbo:
    pass


@skill("Bilbo", 1, 2, title="The Tookish Part", icons=(1, 0), traits="Innate. Valour.", keywords="Hide.")
class TheTookishPart:
    pass


@skill("Bilbo", 3, title="Well-Nourished", traits="Food.", keywords="Rest 2.")
class WellNourished:
    pass


@skill("Bilbo", 4, title="Simple Desires", traits="Innate.")
class SimpleDesires:
    pass


@skill("Bilbo", 5, title="The Road Goes Ever On", icons=(0, 1), traits="Song.")
class TheRoadGoesEverOn:
    pass

"""Legolas, and the skill cards that are nobody else's."""

from waybread.journeys.library import hero, skill


@hero("Legolas", "Elf", stats=(4, 2, 2, 3, 3), limits=(4, 6, 5), suggested=("Hunter", "Great Bow", "Cloak"))
class Legolas:
    pass


@skill("Legolas", 1, title="Keen Eyes", icons=(0, 1), traits="Innate.", keywords="Strike 2.")
class KeenEyes:
    pass


@skill("Legolas", 2, 3, title="Light-Footed", icons=(1, 0), keywords="Sprint 1.")
class LightFooted:
    pass


@skill("Legolas", 4, title="Tireless")
class Tireless:
    pass

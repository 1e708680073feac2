"""Gimli, and the skill cards that are nobody else's."""

from waybread.journeys.library import hero, skill


@hero("Gimli", "Dwarf", stats=(2, 4, 4, 2, 2), limits=(6, 4, 3), suggested=("Guardian", "Battle Axe", "Ring Mail"))
class Gimli:
    pass


@skill("Gimli", 1, title="Poet's Heart", keywords="Rest 2.")
class PoetsHeart:
    pass


@skill("Gimli", 2, 3, title="Restless Axe", icons=(1, 0), traits="Tactic.", keywords="Strike 2.")
class RestlessAxe:
    pass


@skill("Gimli", 4, title="Kinship", traits="Aid.")
class Kinship:
    pass


@skill("Gimli", 5, title="Fury", icons=(0, 1))
class Fury:
    pass

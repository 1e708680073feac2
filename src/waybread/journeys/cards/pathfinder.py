"""The skill cards of the pathfinder."""

from waybread.journeys.library import skill


@skill("Pathfinder", 1, title="Trailblazer", keywords="Sprint 1.")
class Trailblazer:
    pass


@skill("Pathfinder", 2, 3, title="Paths Unseen", icons=(1, 0), keywords="Sprint 1.")
class PathsUnseen:
    pass


@skill("Pathfinder", 4, title="Word of Warning", experience=3, traits="Knowledge.", keywords="Sprint 1.")
class WordOfWarning:
    pass


@skill("Pathfinder", 5, title="Baited Trap", experience=3, traits="Aid.")
class BaitedTrap:
    pass


@skill("Pathfinder", 6, title="Trail Sign", experience=3, traits="Aid.")
class TrailSign:
    pass


@skill("Pathfinder", 7, 8, title="Ambush", icons=(0, 1), experience=7, traits="Tactic.", keywords="Strike 2.")
class Ambush:
    pass


@skill("Pathfinder", 9, title="A Shortcut", icons=(0, 1), experience=7, keywords="Hide.")
class AShortcut:
    pass


@skill("Pathfinder", 10, title="Find a Way", icons=(0, 1), experience=7, keywords="Sprint 1.")
class FindAWay:
    pass


@skill("Pathfinder", 11, title="Unstoppable", icons=(1, 0), experience=12, keywords="Sprint 2.")
class Unstoppable:
    pass


@skill("Pathfinder", 12, title="Honed Instinct", icons=(1, 0), experience=12, keywords="Strike 2. Hide.")
class HonedInstinct:
    pass

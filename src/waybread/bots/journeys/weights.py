"""The numbers behind the rules of thumb for journeys, in one place."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth to ``scout``; one is about the worth of a success."""

    person: float = 8.0
    search: float = 8.0
    threat_token: float = 5.0
    explore: float = 7.0
    """Aims of a hero's way, before their distance is counted."""
    per_move: float = 1.1
    """What each move on the way to an aim takes off its worth."""
    kill: float = 6.0
    """Defeating a group; a hit on it is worth its share."""
    danger: float = 1.0
    """What each damage or fear that a hero may expect costs; more when a limit is near."""
    near_limit: float = 2.5
    inspiration: float = 1.2
    """What an inspiration is worth, when it comes to spending it."""
    card: float = 1.0
    """What a prepared card is worth, when it comes to discarding it."""
    company: float = 0.6
    """Nobody goes where other heroes already go: what each of them takes off an aim."""
    success_on_top: float = 2.0
    fate_on_top: float = 1.0
    """Icons that a test will show."""

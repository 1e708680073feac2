"""The numbers behind the rules of thumb for journeys, in one place."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth to ``scout``; one is about the worth of a success."""

    objective: float = 10.0
    """What is asked for by the objective itself; what leads to it is worth its share."""
    token: float = 1.0
    """Any other token with a button, before what comes of it."""
    explore: float = 3.0
    """An unexplored tile: it adds to threat every round, and inspires whoever explores it."""
    threat: float = 0.3
    """A point of threat, while the bar is half empty."""
    per_move: float = 0.8
    """What each move on the way to an aim takes off its worth."""
    late: float = 1.0
    """What it takes off if the aim cannot be reached in this turn."""
    other_goes: float = 0.5
    """The share that is left of an aim which another hero is better placed for."""
    kill: float = 3.0
    """Defeating a group, whatever it can do."""
    blow: float = 1.6
    """What each damage or fear of a group's usual attack adds to that."""
    hunt: float = 0.5
    """The share of that for which a hero goes looking for a group."""
    counter: float = 0.35
    """The share that counts of being struck back: the group would have attacked somebody anyway."""
    danger: float = 0.8
    """What each damage or fear that a hero may expect costs; more when a limit is near."""
    near_limit: float = 2.0
    last_stand: float = 6.0
    """A limit reached."""
    heal: float = 0.7
    """A damage or fear card discarded; more when a limit is near."""
    inspiration: float = 1.0
    """What an inspiration is worth, when it comes to gaining or spending it."""
    card: float = 0.7
    """What a prepared card is worth at least, when it comes to discarding it."""
    scouting: float = 0.35
    """A card scouted."""
    boon: float = 1.2
    success: float = 0.9
    fate: float = 0.4
    """Icons in a deck, when a card that has them could be prepared or put on top instead."""
    act: float = 0.4
    """What is done in a turn has to be worth more than this."""

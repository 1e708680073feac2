"""What can happen: the occurrences that abilities answer to, before, when or after (jme:1.11 to jme:1.13)."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from waybread.journeys.facts import Keyword
    from waybread.journeys.state import Test


class On(StrEnum):
    """The kinds of occurrence."""

    SETUP = "setup"
    """After: the end of setup."""
    TURN = "turn"
    """Before: a turn begins. When: any moment of one's own turn between other things. After: it ends."""
    TRAVEL = "travel"
    """Before: a travel action."""
    LEAVE = "leave"
    """Before: a hero moves out of a space."""
    MOVE = "move"
    """After: a hero has moved into a space."""
    ENEMY_MOVE = "enemy move"
    """After: a group has moved into a space."""
    EXPLORE = "explore"
    """After: a hero has explored a tile."""
    INTERACT = "interact"
    """Before and after an interaction with a token."""
    TEST = "test"
    """Before: nothing is revealed. When: the revealed cards lie there, fate is converted. After: results."""
    ATTACK = "attack"
    """Before and after a hero's attack; what is done during it answers to its test."""
    WIELD = "wield"
    """When: a hero has chosen an item for an attack, and the group to attack with it; nothing is tested yet."""
    ATTACKED = "attacked"
    """When: an enemy attacks a hero, before the test to negate."""
    SUFFER = "suffer"
    """Before: nothing has been revealed, it can be prevented. After: all of one source is resolved."""
    REVEALED = "revealed"
    """When: a damage or fear card is turned up for a hero; its own text answers."""
    LAST_STAND = "last stand"
    """Before and after one; what is done during it answers to its test."""
    INSPIRATION = "inspiration"
    """When: a hero is about to gain one inspiration."""
    SPEND = "spend"
    """After: a hero has spent one inspiration."""
    BOON_LOST = "boon lost"
    """When: a boon is about to be discarded. After: it has been."""
    PREPARE = "prepare"
    """After: a hero has prepared a card."""
    UNPREPARE = "unprepare"
    """After: a hero has discarded a prepared card, for whatever reason."""
    SCOUT = "scout"
    """When: a hero is about to reveal cards for a scout."""
    KEYWORD = "keyword"
    """Before and after a hero uses the keyword of a card; a sprint is over when its moves are."""
    ACTIVATION = "activation"
    """When: a group activates."""
    GROUP_DEFEATED = "group defeated"
    """After: a hero has defeated the last enemy of a group."""
    DEPLETED = "depleted"
    """After: a hero has depleted a trinket."""
    RALLY = "rally"
    """Before: the rally phase begins."""
    SHADOW = "shadow"
    """After: the shadow phase ends."""


@dataclass(slots=True)
class Harm:
    """Damage and fear that a hero is about to suffer from one source."""

    damage: int
    fear: int
    damage_down: bool = False
    """Damage is suffered face down (jme:22.3b)."""
    fear_down: bool = False
    cause: str = ""
    """``attack``, ``darkness``, ``card``, ``terrain`` or ``event``."""
    fixed: bool = False
    """It can be neither negated nor prevented."""
    suffered: list[int] = field(default_factory=list)
    """The cards that came of it."""
    took_damage: int = 0
    took_fear: int = 0

    def left(self) -> int:
        """How much is left to be suffered."""
        return max(0, self.damage) + max(0, self.fear)


@dataclass(slots=True)
class Occurrence:
    """One occurrence, with whatever an answer to it may ask about or change."""

    on: On
    hero: int = -1
    """The hero it happens to, or who does it."""
    card: int = -1
    group: int = -1
    """The number of a group."""
    token: int = -1
    """The number of a token."""
    space: int = -1
    origin: int = -1
    """The space that was left."""
    tile: int = -1
    amount: int = 0
    prepares: int = 1
    """Scouting: how many of the cards may be prepared."""
    success: int = 0
    """A last stand to come: successes added to its test."""
    reason: str = ""
    keyword: Keyword | None = None
    test: Test | None = None
    harm: Harm | None = None
    prepared: list[int] = field(default_factory=list)
    """Scouting: what was prepared."""
    cancelled: bool = False
    """What was about to happen does not."""
    provokes: bool = True
    """Leaving and interacting: are groups provoked?"""
    keep: bool = False
    """The card used for a keyword, or the boon, is not discarded."""


STANDING: Final = Occurrence(On.TURN)
"""What standing text answers to: nothing in particular."""

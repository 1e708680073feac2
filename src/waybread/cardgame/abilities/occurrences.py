"""What can happen: the occurrences that abilities answer to.

Each has two windows: *when*, while it is pending, and *after*, once it is done (L9).
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final

from waybread.kernel import DERIVED, SPARSE, SPARSE_ID, Cloned


class On(StrEnum):
    """The kinds of occurrence. Each says what happens, and what the fields of its occurrence are.

    What is told in the present tense has a *when* window besides the *after* window, and can be changed there.
    """

    ROUND_BEGINS = "round begins"
    """A round has begun."""
    ROUND_ENDS = "round ends"
    """A round has ended, after the refresh phase."""
    PHASE_BEGINS = "phase begins"
    """A phase has begun; ``reason`` is its name, such as ``combat``."""
    PHASE_ENDS = "phase ends"
    """A phase has ended; ``reason`` is its name. Effects until the end of the phase still last."""
    PLAYED = "played"
    """``player`` plays ``card``, also an event, from the zone ``origin``; *when* is after paying."""
    ENTERS_PLAY = "enters play"
    """``card`` has entered play under the control of ``player``, played or not, also in the staging area."""
    LEAVES_PLAY = "leaves play"
    """``card`` leaves play: ``controller`` had it, ``reason`` says how.

    The card's own answer works although it lies in a discard pile by then. Reasons are ``destroyed``, ``discarded``,
    ``explored``, ``returned``, ``shuffled``, ``removed``, ``displayed`` (in the victory display) and ``eliminated``.
    """
    DESTROYED = "destroyed"
    """``card`` is destroyed by damage; ``attackers`` are the characters whose attack did it, if one did."""
    DISCARDED = "discarded"
    """``card`` is discarded, from play or from elsewhere: ``origin`` is the zone."""
    DAMAGE_DEALT = "damage dealt"
    """``amount`` damage is dealt to ``card`` by ``source``."""
    HEALED = "healed"
    """``amount`` damage is healed on ``card``."""
    EXHAUSTED = "exhausted"
    """``card`` exhausts."""
    READIED = "readied"
    """``card`` readies."""
    COMMITTED = "committed"
    """``card`` has committed to the quest, at the same time as all of ``cards``."""
    QUEST_SUCCEEDED = "quest succeeded"
    """The quest succeeds by ``amount``: *when* is before the progress is placed; ``cards`` are committed."""
    QUEST_FAILED = "quest failed"
    """The quest fails by ``amount``: *when* is before threat rises; ``cards`` are committed."""
    REVEALED = "revealed"
    """The encounter card ``card`` is revealed, before its when revealed text; ``reason`` names its side deck."""
    WHEN_REVEALED = "when revealed effect"
    """The when revealed text of ``card`` takes effect: *when* can cancel it."""
    SHADOW_DEALT = "shadow dealt"
    """The shadow card ``card`` has been dealt to the enemy ``source``, which attacks ``player``."""
    SHADOW_EFFECT = "shadow effect"
    """The shadow effect of ``card`` takes effect: *when* can cancel it. The enemy ``source`` attacks ``player``."""
    TRAVELLED = "travelled"
    """The players have travelled to ``card``."""
    EXPLORED = "explored"
    """The location ``card`` is explored: *when* it is still in play."""
    PROGRESS_PLACED = "progress placed"
    """``amount`` progress is placed on ``card``, a location or stage, by ``source``."""
    STAGE_REVEALED = "stage revealed"
    """The stage ``card`` is revealed: *when* is before the when revealed text of side B."""
    STAGE_DEFEATED = "stage defeated"
    """The stage ``card`` has all its progress: *when* can choose another next stage."""
    ENGAGED = "engaged"
    """The enemy ``card`` has engaged ``player``, by a check, by choice or by an effect."""
    ENEMY_ATTACKS = "enemy attacks"
    """The enemy ``card`` attacks ``player``: *when* can cancel the attack."""
    DEFENDER_DECLARED = "defender declared"
    """``card`` has been declared as a defender against the enemy ``source``."""
    ENEMY_ATTACKED = "enemy attack resolved"
    """The attack of the enemy ``card`` on ``player`` has been resolved; ``cards`` defended."""
    CHARACTERS_ATTACK = "characters attack"
    """``cards`` of ``player``, and of others, attack the enemy ``card``."""
    ATTACKER_DECLARED = "attacker declared"
    """``card`` has been declared as an attacker of the enemy ``source``."""
    CHARACTERS_ATTACKED = "player attack resolved"
    """The attack of ``cards`` on the enemy ``card`` has been resolved."""
    DRAWN = "drawn"
    """``player`` draws ``amount`` cards: *after* that they are ``cards``."""
    THREAT_RAISED = "threat raised"
    """The threat of ``player`` rises by ``amount``."""
    THREAT_REDUCED = "threat reduced"
    """The threat of ``player`` falls by ``amount``."""
    RESOURCES_GAINED = "resources gained"
    """``amount`` resources are added to the pool of ``card``."""
    ATTACHED = "attached"
    """The attachment ``card`` has been attached to ``source``, or to the deck of ``player``."""
    CONTROL_CHANGED = "control changed"
    """``player`` has gained control of ``card``."""
    CLAIMED = "claimed"
    """``player`` has claimed the objective ``card``."""
    EVENT_EFFECT = "event effect"
    """The effect of the event ``card``, which ``player`` has played: *when* can cancel it."""
    SCENARIO_EVENT = "scenario event"
    """Something that only the cards of a scenario know: ``reason`` is its name (``condition=called(name)``).

    Cards that lie aside answer to it too.
    """
    ENTERS_STAGING = "enters staging"
    """A card is laid in the staging area: ``revealed``, ``added`` or ``returned`` (lcg:faq.1.35)."""
    QUEST_RESOLVED = "quest resolved"
    """Before the totals are taken, and after success, failure or neither: ``reason`` says which."""


@dataclass(slots=True)
class Occurrence(Cloned):
    """Something that happens: ``use.occurrence`` of forced effects, responses and the like."""

    on: On
    card: int = -1
    """The card it happens to."""
    player: int = -1
    """The player it happens to, or who does it."""
    amount: int = 0
    """How much of it; a *when* answer may change the number."""
    source: int = -1
    """The card that causes it."""
    cards: tuple[int, ...] = ()
    """All cards that take part."""
    origin: int = -1
    """The zone a card comes from."""
    controller: int = -1
    """Who controlled the card, where it leaves play; -1 for encounter cards."""
    attackers: tuple[int, ...] = ()
    """The characters whose attack caused it."""
    reason: str = ""
    """Why or how, for the kinds that say so."""
    host: int = field(default=-1, metadata=SPARSE_ID)
    """What an attachment was on that leaves play."""
    host_reason: str = field(default="", metadata=SPARSE)
    """Why that has left play, if it has; an attachment that leaves by itself has none."""
    before: int = field(default=0, metadata=SPARSE)
    """How much progress there was before."""
    spared: tuple[int, ...] = field(default=(), metadata=SPARSE)
    """The players who are left out of it."""
    cancelled: bool = False
    """A *when* answer sets it: nothing happens."""
    replaced: bool = False
    """Something else happens instead (lcg:replacement.1)."""
    instead: Callable[[], Coroutine[Any, Any, None]] | None = field(default=None, metadata=DERIVED)
    """What that is, where it waits for all answers (lcg:replacement.2); the latest is the one (lcg:replacement.3)."""


NOTHING: Final[Occurrence] = None  # type: ignore[assignment]
"""What an ability answers to that is just used: only triggered abilities have an occurrence, and these always do."""

"""``scout`` for journeys: rules of thumb for every question that the game asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from waybread.bots.journeys import cards, choosing, testing, turning
from waybread.bots.journeys.knowledge import Asked
from waybread.bots.journeys.weights import Weights
from waybread.bots.seat import Seat
from waybread.journeys import JourneyGame
from waybread.kernel import PASS, Decision, Streams

Rule: TypeAlias = Callable[[Asked], int]

RULES: Final[Mapping[str, Rule]] = MappingProxyType(
    {
        "turn order": turning.turn_order,
        "turn": turning.turn,
        "turn end": choosing.turn_end,
        "prepare": cards.prepare,
        "put back": cards.put_back,
        "discard prepared": cards.give_up,
        "test": testing.convert,
        "line": testing.line,
        "stat": testing.stat,
        "negate": testing.harm,
        "prevent": testing.harm,
        "suffer next": testing.harm,
        "guard": testing.guard,
        "ability": choosing.offer,
        "hide": choosing.hide,
        "target": choosing.target,
        "provoke": choosing.target,
        "enemy target": choosing.enemy_target,
        "heal": choosing.heal,
        "turn down": choosing.heal,
        "move": choosing.move,
        "button": choosing.button,
    }
)
"""By kind of decision; what is not named here is answered by the first option."""
_WEIGHTS: Final = Weights()


def journey_policy(game: JourneyGame, decision: Decision, chance: Streams) -> int:
    """Choose in an imagined world."""
    if len(decision.options) == 1:
        return decision.options[0]
    rule = RULES.get(decision.kind)
    if rule is None:
        return decision.options[0]
    chosen = rule(Asked(game, decision, chance, _WEIGHTS))
    return chosen if chosen in decision.options else PASS


class JourneyScout:
    """Plays by rules of thumb."""

    name = "scout"

    def __init__(self, seed: int = 0) -> None:
        self._chance = Streams(seed)

    def choose(self, seat: Seat[JourneyGame]) -> int:
        """What the rules of thumb say."""
        return journey_policy(seat.imagine(self._chance.bits("world")), seat.decision, self._chance)

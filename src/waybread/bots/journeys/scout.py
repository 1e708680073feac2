"""``scout`` for journeys: rules of thumb for every question that the game asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from waybread.bots.journeys import averting, cards, choosing, testing, turning, wishing
from waybread.bots.journeys.knowledge import Asked
from waybread.bots.journeys.weights import Weights
from waybread.bots.journeys.wishing import Wishes
from waybread.bots.seat import Policy, Seat
from waybread.journeys import JourneyGame
from waybread.kernel import Decision, Streams

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
        "reveal again": testing.reveal_again,
        "burn": testing.burn,
        "keep": testing.keep,
        "modifier": testing.modifier,
        "amount": testing.amount,
        "negate": averting.harm,
        "prevent": averting.harm,
        "suffer next": averting.harm,
        "guard": averting.guard,
        "last stand": averting.last_stand,
        "enemy target": averting.enemy_target,
        "heal": averting.heal,
        "ability": choosing.offer,
        "hide": choosing.hide,
        "items": choosing.items,
        "target": choosing.target,
        "provoke": choosing.provoke,
        "turn down": choosing.turn_down,
        "move": choosing.move,
        "place": choosing.place,
        "space": choosing.space,
        "button": choosing.button,
        "token": choosing.token,
        "answer": choosing.answer,
        "hero": choosing.hero,
        "boon": choosing.boon,
        "lose boon": choosing.lose_boon,
        "deplete": choosing.deplete,
        "effect": choosing.effect,
        "wish": choosing.wish,
        "trinket": choosing.first,
        "start": choosing.first,
        "order": choosing.first,
        "path": choosing.first,
    }
)
"""By kind of decision."""


def policy(weights: Weights, wishes: Wishes = wishing.NONE) -> Policy[JourneyGame]:
    """Rules of thumb with these weights and wishes, to play on in a world that is imagined already."""

    def choose(game: JourneyGame, decision: Decision, chance: Streams) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        return RULES[decision.kind](Asked(game, decision, weights, wishes))

    return choose


journey_policy: Final[Policy[JourneyGame]] = policy(Weights())


class JourneyScout:
    """Plays by rules of thumb."""

    name = "scout"

    def __init__(self, weights: Weights | None = None, seed: int = 0, wishes: Wishes = wishing.NONE) -> None:
        self._policy = policy(weights or Weights(), wishes)
        self._chance = Streams(seed)

    def choose(self, seat: Seat[JourneyGame]) -> int:
        """What the rules of thumb say."""
        return self._policy(seat.imagine(self._chance.bits("world")), seat.decision, self._chance)

"""``scout`` for journeys: rules of thumb for every question that the game asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from waybread.bots.journeys import campaign_goals, card_worth, harm_choices, skill_test_choices, small_choices, turns
from waybread.bots.journeys.campaign_goals import StoryGoals
from waybread.bots.journeys.position import Asked
from waybread.bots.journeys.weights import Weights
from waybread.bots.seat import Policy, Seat
from waybread.journeys import JourneyGame
from waybread.kernel import Decision, Streams

Rule: TypeAlias = Callable[[Asked], int]

RULES: Final[Mapping[str, Rule]] = MappingProxyType(
    {
        "turn order": turns.turn_order,
        "turn": turns.turn,
        "turn end": small_choices.turn_end,
        "prepare": card_worth.prepare,
        "put back": card_worth.put_back,
        "discard prepared": card_worth.give_up,
        "test": skill_test_choices.convert,
        "line": skill_test_choices.line,
        "stat": skill_test_choices.stat,
        "reveal again": skill_test_choices.reveal_again,
        "burn": skill_test_choices.burn,
        "keep": skill_test_choices.keep,
        "modifier": skill_test_choices.modifier,
        "amount": skill_test_choices.amount,
        "negate": harm_choices.harm,
        "prevent": harm_choices.harm,
        "suffer next": harm_choices.harm,
        "guard": harm_choices.guard,
        "last stand": harm_choices.last_stand,
        "enemy target": harm_choices.enemy_target,
        "heal": harm_choices.heal,
        "ability": small_choices.offer,
        "hide": small_choices.hide,
        "items": small_choices.items,
        "target": small_choices.target,
        "provoke": small_choices.provoke,
        "turn down": small_choices.turn_down,
        "move": small_choices.move,
        "place": small_choices.place,
        "space": small_choices.space,
        "button": small_choices.button,
        "token": small_choices.token,
        "answer": small_choices.answer,
        "hero": small_choices.hero,
        "boon": small_choices.boon,
        "lose boon": small_choices.lose_boon,
        "deplete": small_choices.deplete,
        "effect": small_choices.effect,
        "wish": small_choices.wish,
        "trinket": small_choices.first,
        "start": small_choices.first,
        "order": small_choices.first,
        "path": small_choices.first,
    }
)
"""By kind of decision."""


def policy(weights: Weights, goals: StoryGoals = campaign_goals.NONE) -> Policy[JourneyGame]:
    """Rules of thumb with these weights and goals, to play on in a world that is imagined already."""

    def choose(game: JourneyGame, decision: Decision, chance: Streams) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        return RULES[decision.kind](Asked(game, decision, weights, goals))

    return choose


journey_policy: Final[Policy[JourneyGame]] = policy(Weights())


class Scout:
    """Plays by rules of thumb."""

    name = "scout"

    def __init__(self, seed: int = 0, weights: Weights | None = None, goals: StoryGoals = campaign_goals.NONE) -> None:
        self._weights = weights or Weights()
        self._chance = Streams(seed)
        self.pursue(goals)

    def pursue(self, goals: StoryGoals) -> None:
        """Play for something besides winning from now on."""
        self._policy = policy(self._weights, goals)

    def choose(self, seat: Seat[JourneyGame]) -> int:
        """What the rules of thumb say."""
        return self._policy(seat.imagine(self._chance.bits("world")), seat.decision, self._chance)

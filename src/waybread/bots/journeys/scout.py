"""``scout`` for journeys: rules of thumb for every question that the game asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from waybread.bots.journeys import card_worth, harm_choices, skill_test_choices, small_choices, turns
from waybread.bots.journeys.campaign_goals import NO_GOALS, StoryGoals
from waybread.bots.journeys.position import Asked
from waybread.bots.journeys.weights import Weights
from waybread.bots.seat import Policy, Seat
from waybread.journeys import DecisionKind, JourneyGame
from waybread.kernel import Decision, Streams

Rule: TypeAlias = Callable[[Asked], int]

RULES: Final[Mapping[str, Rule]] = {
    DecisionKind.TURN_ORDER: turns.turn_order,
    DecisionKind.TURN: turns.turn,
    DecisionKind.TURN_END: small_choices.turn_end,
    DecisionKind.PREPARE: card_worth.prepare,
    DecisionKind.PUT_BACK: card_worth.put_back,
    DecisionKind.DISCARD_PREPARED: card_worth.give_up,
    DecisionKind.TEST: skill_test_choices.convert,
    DecisionKind.LINE: skill_test_choices.line,
    DecisionKind.STAT: skill_test_choices.stat,
    DecisionKind.REVEAL_AGAIN: skill_test_choices.reveal_again,
    DecisionKind.BURN: skill_test_choices.burn,
    DecisionKind.KEEP: skill_test_choices.keep,
    DecisionKind.MODIFIER: skill_test_choices.modifier,
    DecisionKind.AMOUNT: skill_test_choices.amount,
    DecisionKind.NEGATE: harm_choices.harm,
    DecisionKind.PREVENT: harm_choices.harm,
    DecisionKind.SUFFER_NEXT: harm_choices.harm,
    DecisionKind.GUARD: harm_choices.guard,
    DecisionKind.LAST_STAND: harm_choices.last_stand,
    DecisionKind.ENEMY_TARGET: harm_choices.enemy_target,
    DecisionKind.HEAL: harm_choices.heal,
    DecisionKind.ABILITY: small_choices.offer,
    DecisionKind.HIDE: small_choices.hide,
    DecisionKind.ITEMS: small_choices.items,
    DecisionKind.TARGET: small_choices.target,
    DecisionKind.PROVOKE: small_choices.provoke,
    DecisionKind.TURN_DOWN: small_choices.turn_down,
    DecisionKind.MOVE: small_choices.move,
    DecisionKind.PLACE: small_choices.place,
    DecisionKind.SPACE: small_choices.space,
    DecisionKind.BUTTON: small_choices.button,
    DecisionKind.TOKEN: small_choices.token,
    DecisionKind.ANSWER: small_choices.answer,
    DecisionKind.HERO: small_choices.hero,
    DecisionKind.BOON: small_choices.boon,
    DecisionKind.LOSE_BOON: small_choices.lose_boon,
    DecisionKind.DEPLETE: small_choices.deplete,
    DecisionKind.EFFECT: small_choices.effect,
    DecisionKind.WISH: small_choices.wish,
    DecisionKind.TRINKET: small_choices.first,
    DecisionKind.START: small_choices.first,
    DecisionKind.ORDER: small_choices.first,
    DecisionKind.PATH: small_choices.first,
}
"""By kind of decision."""


def policy(weights: Weights, goals: StoryGoals = NO_GOALS) -> Policy[JourneyGame]:
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

    def __init__(self, seed: int = 0, weights: Weights | None = None, goals: StoryGoals = NO_GOALS) -> None:
        self._weights = weights or Weights()
        self._chance = Streams(seed)
        self.pursue(goals)

    def pursue(self, goals: StoryGoals) -> None:
        """Play for something besides winning from now on."""
        self._policy = policy(self._weights, goals)

    def choose(self, seat: Seat[JourneyGame]) -> int:
        """What the rules of thumb say."""
        return self._policy(seat.imagine(self._chance.bits("world")), seat.decision, self._chance)

"""``scout``: rules of thumb for every question that the card game asks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from waybread.bots.cardgame import action_choices, fights, questing, response_choices, small_choices
from waybread.bots.cardgame.card_knowledge import Knowledge
from waybread.bots.cardgame.position import Asked, Rule
from waybread.bots.cardgame.weights import AT, DEFAULT_WEIGHTS, Weights
from waybread.bots.seat import Seat
from waybread.cardgame import CardGame, DecisionKind
from waybread.kernel import Decision, Streams

__all__ = ["AT", "RULES", "Scout", "ScoutPolicy", "Weights", "scout_policy"]

RULES: Final[Mapping[str, Rule]] = {
    DecisionKind.FIRST_PLAYER: small_choices.first,
    DecisionKind.MULLIGAN: small_choices.mulligan,
    DecisionKind.ACTION: action_choices.action,
    DecisionKind.RESPONSE: response_choices.response,
    DecisionKind.ORDER: small_choices.first,
    DecisionKind.OCCURRENCE: small_choices.first,
    DecisionKind.COMMIT: questing.commit,
    DecisionKind.REMOVE_FROM_QUEST: questing.remove_from_quest,
    DecisionKind.TRAVEL: questing.travel,
    DecisionKind.ENGAGE: fights.engage,
    DecisionKind.ENGAGEMENT_CHECK: fights.weakest,
    DecisionKind.SHADOW_ORDER: fights.weakest,
    DecisionKind.ATTACKING_ENEMY: fights.strongest,
    DecisionKind.DEFEND: fights.defend,
    DecisionKind.ATTACK: fights.attack,
    DecisionKind.ATTACKERS: fights.attackers,
    DecisionKind.JOIN_ATTACK: fights.join_attack,
    DecisionKind.TAKE_DAMAGE: fights.take_damage,
    DecisionKind.TARGET: small_choices.target,
    DecisionKind.ATTACH: small_choices.attach,
    DecisionKind.PAY: small_choices.pay,
    DecisionKind.X: small_choices.x,
    DecisionKind.EITHER: small_choices.either,
    DecisionKind.MUST_EITHER: small_choices.first,
    DecisionKind.HEAL_UP_TO: small_choices.last,
    DecisionKind.PLAYER: small_choices.player,
    DecisionKind.EXHAUST: small_choices.exhaust,
    DecisionKind.DISCARD: small_choices.discard,
    DecisionKind.DISCARD_FROM_HAND: small_choices.discard,
    DecisionKind.DISCARD_ATTACHMENT: small_choices.give_up_attachment,
    DecisionKind.RESTRICTED: small_choices.give_up_attachment,
    DecisionKind.DISCARD_CHARACTER: small_choices.least_worth,
    DecisionKind.RETURN_TO_HAND: small_choices.return_to_hand,
    DecisionKind.SHUFFLE_INTO_DECK: small_choices.first,
    DecisionKind.NEXT_ON_THE_PILE: small_choices.first,
    DecisionKind.NEXT_FROM_THE_TOP: small_choices.best_card,
    DecisionKind.ADD_TO_HAND: small_choices.best_card,
    DecisionKind.SEARCH: small_choices.search,
    DecisionKind.CHOOSE_CARD: small_choices.first,
    DecisionKind.NUMBER: small_choices.last,
    DecisionKind.CARD_TYPE: small_choices.first,
    DecisionKind.MAY: small_choices.yes,
    DecisionKind.MAY_PAY: small_choices.yes,
    DecisionKind.MAY_SEARCH: small_choices.yes,
    DecisionKind.MAY_MOVE_TO_THE_BOTTOM: small_choices.to_the_bottom,
    DecisionKind.PAY_TO_READY: small_choices.yes,
    DecisionKind.ACTIVE_LOCATION: small_choices.first,
    DecisionKind.PROGRESS_SHARE: small_choices.last,
    DecisionKind.PAY_LESS: small_choices.yes,
    DecisionKind.COMMIT_TO_TEST: small_choices.commit_to_test,
    DecisionKind.LOCATE: small_choices.locate,
}
"""The rule of thumb for each kind of decision."""


class ScoutPolicy:
    """The rules of thumb; it takes nothing from chance, and can go to another process.

    They are weighed as they should be at each scenario, with others and alone (whoever is left alone is alone), or in
    one's own way everywhere.
    """

    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights
        self._usual = Knowledge(DEFAULT_WEIGHTS if weights is None else weights)
        self._at = {where: Knowledge(each) for where, each in AT.items()} if weights is None else {}

    def __reduce__(self) -> tuple[type[ScoutPolicy], tuple[Weights | None]]:
        return ScoutPolicy, (self._weights,)

    def __call__(self, game: CardGame, decision: Decision, chance: Streams) -> int:
        """What the rules of thumb say, in a world that is already imagined."""
        if len(decision.options) == 1:
            return decision.options[0]
        rule = RULES[decision.kind]
        where = game.state.scenario, len(game.order()) == 1
        return rule(Asked(game, decision, self._at.get(where, self._usual)))


scout_policy: Final = ScoutPolicy()
"""``scout`` in a world that is already imagined: it takes nothing from chance."""


class Scout:
    """Plays by rules of thumb, on a world as its seat may imagine it."""

    name = "scout"

    def __init__(self, seed: int = 0, weights: Weights | None = None) -> None:
        self._seed = seed
        self._policy = scout_policy if weights is None else ScoutPolicy(weights)
        self._chance = Streams(seed)

    def choose(self, seat: Seat[CardGame]) -> int:
        """What the rules of thumb say."""
        if len(seat.decision.options) == 1:
            return seat.decision.options[0]
        return self._policy(seat.imagine(self._seed), seat.decision, self._chance)

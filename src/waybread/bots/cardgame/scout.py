"""``scout``: rules of thumb for every question that the card game asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from waybread.bots.cardgame import action_choices, fights, questing, responses, small_choices
from waybread.bots.cardgame.card_knowledge import Knowledge
from waybread.bots.cardgame.position import Asked
from waybread.bots.cardgame.weights import AT, Weights
from waybread.bots.seat import Seat
from waybread.cardgame import CardGame
from waybread.kernel import Decision, Streams

__all__ = ["AT", "RULES", "Scout", "ScoutPolicy", "Weights", "scout_policy"]

Rule: TypeAlias = Callable[[Asked], int]

RULES: Final[Mapping[str, Rule]] = MappingProxyType(
    {
        "first player": small_choices.first,
        "mulligan": small_choices.mulligan,
        "action": action_choices.action,
        "response": responses.response,
        "order": small_choices.first,
        "occurrence": small_choices.first,
        "commit": questing.commit,
        "remove from quest": questing.remove_from_quest,
        "travel": questing.travel,
        "engage": fights.engage,
        "engagement check": fights.weakest,
        "shadow order": fights.weakest,
        "attacking enemy": fights.strongest,
        "defend": fights.defend,
        "attack": fights.attack,
        "attackers": fights.attackers,
        "join attack": fights.join_attack,
        "take damage": fights.take_damage,
        "target": small_choices.target,
        "attach": small_choices.attach,
        "pay": small_choices.pay,
        "x": small_choices.x,
        "either": small_choices.either,
        "must either": small_choices.first,
        "heal up to": small_choices.last,
        "player": small_choices.player,
        "exhaust": small_choices.exhaust,
        "discard": small_choices.discard,
        "discard from hand": small_choices.discard,
        "discard attachment": small_choices.give_up_attachment,
        "restricted": small_choices.give_up_attachment,
        "discard character": small_choices.least_worth,
        "return to hand": small_choices.return_to_hand,
        "shuffle into deck": small_choices.first,
        "next on the pile": small_choices.first,
        "next from the top": small_choices.best_card,
        "add to hand": small_choices.best_card,
        "search": small_choices.search,
        "may search": small_choices.yes,
        "may move to the bottom": small_choices.to_the_bottom,
        "pay to ready": small_choices.yes,
    }
)
"""The rule of thumb for each kind of decision."""


class ScoutPolicy:
    """The rules of thumb; it takes nothing from chance, and can go to another process.

    They are weighed as they should be at each scenario, with others and alone (whoever is left alone is alone), or in
    one's own way everywhere.
    """

    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights
        self._usual = Knowledge(Weights() if weights is None else weights)
        self._at = {where: Knowledge(each) for where, each in AT.items()} if weights is None else {}

    def __reduce__(self) -> tuple[type[ScoutPolicy], tuple[Weights | None]]:
        return ScoutPolicy, (self._weights,)

    def __call__(self, game: CardGame, decision: Decision, chance: Streams) -> int:
        """What the rules of thumb say, in a world that is already imagined."""
        if len(decision.options) == 1:
            return decision.options[0]
        rule = RULES.get(decision.kind, small_choices.first)
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

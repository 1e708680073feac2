"""``scout``: rules of thumb for every question that the card game asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from waybread.bots.scout import acting, answering, choosing, fighting, questing
from waybread.bots.scout.asked import Asked
from waybread.bots.scout.knowledge import Knowledge
from waybread.bots.scout.weights import AT, Weights
from waybread.bots.seat import Seat
from waybread.cardgame import CardGame
from waybread.kernel import Decision, Streams

__all__ = ["AT", "RULES", "Scout", "ScoutPolicy", "Weights", "scout_policy"]

Rule: TypeAlias = Callable[[Asked], int]

RULES: Final[Mapping[str, Rule]] = MappingProxyType(
    {
        "first player": choosing.first,
        "mulligan": choosing.mulligan,
        "action": acting.action,
        "response": answering.response,
        "order": choosing.first,
        "occurrence": choosing.first,
        "commit": questing.commit,
        "remove from quest": questing.remove_from_quest,
        "travel": questing.travel,
        "engage": fighting.engage,
        "engagement check": fighting.weakest,
        "shadow order": fighting.weakest,
        "attacking enemy": fighting.strongest,
        "defend": fighting.defend,
        "attack": fighting.attack,
        "attackers": fighting.attackers,
        "join attack": fighting.join_attack,
        "take damage": fighting.take_damage,
        "target": choosing.target,
        "attach": choosing.attach,
        "pay": choosing.pay,
        "x": choosing.x,
        "either": choosing.either,
        "must either": choosing.first,
        "heal up to": choosing.last,
        "player": choosing.player,
        "exhaust": choosing.exhaust,
        "discard": choosing.discard,
        "discard from hand": choosing.discard,
        "discard attachment": choosing.give_up_attachment,
        "restricted": choosing.give_up_attachment,
        "discard character": choosing.least_worth,
        "return to hand": choosing.return_to_hand,
        "shuffle into deck": choosing.first,
        "next on the pile": choosing.first,
        "next from the top": choosing.best_card,
        "add to hand": choosing.best_card,
        "search": choosing.search,
        "may search": choosing.yes,
        "may move to the bottom": choosing.to_the_bottom,
        "pay to ready": choosing.yes,
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
        rule = RULES.get(decision.kind, choosing.first)
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

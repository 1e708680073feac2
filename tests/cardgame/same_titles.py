"""Cards of later boxes that share their titles with core cards: in the pool only while a test wants them."""

from __future__ import annotations

import pytest

from waybread.cardgame.abilities.ability import Ability, Use, action
from waybread.cardgame.effects.card_draw import draw
from waybread.cardgame.effects.costs import EXHAUST_ME
from waybread.cardgame.facts import Card, CardType, Sphere
from waybread.cardgame.game import CardGame
from waybread.cardgame.library import CARDS, PRINTED
from waybread.cards import abilities_in

CORE_ARAGORN, LORE_ARAGORN = "core:1", "watcher:53"
"""Two heroes."""
CORE_FARAMIR, LORE_FARAMIR = "core:14", "shadow:5"
"""Two allies."""
CORE_GANDALF, HOBBIT_GANDALF = "core:73", "hobbit:10"
"""Two allies."""


class _Aragorn:
    @action(cost=EXHAUST_ME)
    async def read(game: CardGame, use: Use) -> None:  # noqa: N805
        """Exhaust Aragorn to draw a card."""
        await draw(game, use.player, 1)


_TWINS = (
    Card(
        LORE_ARAGORN, "Aragorn", CardType.HERO, "The Watcher in the Water", 53, unique=True, sphere=Sphere.LORE,
        threat_cost=12, willpower=2, attack=3, defense=2, hit_points=5, traits=frozenset({"Ranger"}),
        abilities=abilities_in(_Aragorn, Ability, "Aragorn"),
    ),
    Card(
        LORE_FARAMIR, "Faramir", CardType.ALLY, "A Shadow in the East", 5, unique=True, sphere=Sphere.LORE, cost=4,
        willpower=2, attack=2, defense=2, hit_points=4, quantity=3,
    ),
    Card(
        HOBBIT_GANDALF, "Gandalf", CardType.ALLY, "The Hobbit - Over Hill and Under Hill", 10, unique=True,
        sphere=Sphere.NEUTRAL, cost=5, willpower=4, attack=4, defense=4, hit_points=4, quantity=3,
    ),
)  # fmt: skip


def add_twins(patch: pytest.MonkeyPatch) -> None:
    """Put them into the pool for one test."""
    for each in _TWINS:
        patch.setitem(CARDS, each.key, each)
        patch.setitem(PRINTED, each.key, each)

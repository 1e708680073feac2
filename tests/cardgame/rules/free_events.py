"""Neutral events of cost 0 that do one thing to a chosen card or player, whenever a test needs it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import Use, action
from waybread.cardgame.abilities.selectors import any_player
from waybread.cardgame.effects.attachments import change_control
from waybread.cardgame.effects.damage import deal_damage
from waybread.cardgame.effects.engagement import return_to_staging
from waybread.cardgame.effects.leaving_play import discard, return_to_hand
from waybread.cardgame.effects.progress import progress_on_quest
from waybread.cardgame.effects.threat import raise_threat
from waybread.cardgame.facts import Sphere
from waybread.cardgame.library import event

Cast = Callable[[CardGame, Use, int], Awaitable[object]]
Targets = Callable[[CardGame, Use], Sequence[int]]


def spell(title: str, cast: Cast, targets: Targets) -> str:
    """Make an event that does something to a target of its player's choice; returns its title."""

    class Body:
        @action(target=targets)
        async def work(game: CardGame, use: Use, target: int) -> None:  # noqa: N805  (a card's functions are not methods)
            """Do what the test says."""
            await cast(game, use, target)

    event(title, Sphere.NEUTRAL, cost=0)(Body)
    return title


def _everybody(game: CardGame, use: Use) -> list[int]:
    return [*game.characters(), *game.enemies()]


async def _give(game: CardGame, use: Use, card: int) -> None:
    following = game.next_player(use.player)
    if following is not None:
        await change_control(game, card, following)


BLAST = spell("Test Spell Blast", lambda game, use, card: deal_damage(game, card, 9, use.card), _everybody)
"""9 damage to a character or enemy."""
WRATH = spell(
    "Test Spell Wrath", lambda game, use, _: deal_damage(game, _everybody(game, use), 9, use.card), any_player
)
"""9 damage to every character and enemy at once (choose any player)."""
SCRATCH = spell("Test Spell Scratch", lambda game, use, card: deal_damage(game, card, 1, use.card), _everybody)
"""1 damage to a character or enemy."""
DREAD = spell("Test Spell Dread", lambda game, use, player: raise_threat(game, player, 50, use.card), any_player)
"""A player's threat rises by 50."""
GIFT = spell("Test Spell Gift", _give, lambda game, use: game.characters(use.player))
"""The next player takes control of a character of yours."""
STRIDE = spell("Test Spell Stride", lambda game, use, _: progress_on_quest(game, 20, use.card), any_player)
"""20 progress on the current quest (choose any player)."""
RECALL = spell(
    "Test Spell Recall", lambda game, use, card: return_to_hand(game, card, use.card), lambda game, use: game.allies()
)
"""An ally returns to its owner's hand."""
BANISH = spell(
    "Test Spell Banish",
    lambda game, use, card: discard(game, card, use.card),
    lambda game, use: [each for each in game.cards_in_play() if each != game.state.quest],
)
"""Any card in play but the quest is discarded."""
REPEL = spell(
    "Test Spell Repel",
    lambda game, use, card: return_to_staging(game, card, use.card),
    lambda game, use: [each for player in game.order() for each in game.state.engaged[player]],
)
"""An engaged enemy returns to the staging area."""

"""Threat dials, resources and drawing: what happens to a player rather than to a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.cardgame import ending
from waybread.cardgame.happenings import Happening, On
from waybread.cardgame.modifiers import affects, forbidden
from waybread.cardgame.state import Zone
from waybread.cardgame.windows import done, listened, pending
from waybread.cardgame.zones import put
from waybread.kernel import Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


async def raise_threat(game: CardGame, player: int, amount: int, source: int = -1, reason: str = "") -> None:
    """Raise a player's threat; at 50 the player is eliminated at once (lcg:threat-elimination.2)."""
    if amount <= 0 or game.state.eliminated[player]:
        return
    happening = Happening(On.THREAT_RAISED, player=player, amount=amount, source=source, reason=reason)
    if not await pending(game, happening):
        return
    game.state.threat[player] += happening.amount
    if game.tell:
        game.tell(Event("threat", {"player": player, "amount": happening.amount, "reason": reason}))
    await ending.check_players(game)
    await done(game, happening)


async def reduce_threat(game: CardGame, player: int, amount: int, source: int = -1) -> None:
    """Lower a player's threat, never below 0 (lcg:threat.2)."""
    amount = min(amount, game.state.threat[player])
    if amount <= 0:
        return
    happening = Happening(On.THREAT_REDUCED, player=player, amount=amount, source=source)
    if not await pending(game, happening):
        return
    game.state.threat[player] -= happening.amount
    if game.tell:
        game.tell(Event("threat", {"player": player, "amount": -happening.amount, "reason": ""}))
    await done(game, happening)


async def gain_resources(game: CardGame, hero: int, amount: int, source: int = -1) -> None:
    """Move resources from the bank to a hero's pool (lcg:gains.1)."""
    if amount <= 0 or not game.in_play(hero) or not affects(game, source, hero):
        return
    happening = Happening(On.RESOURCES_GAINED, card=hero, amount=amount, source=source)
    if not await pending(game, happening):
        return
    resources = game.state.resources
    resources[hero] = resources.get(hero, 0) + happening.amount
    await done(game, happening)


async def draw(game: CardGame, player: int, amount: int = 1, source: int = -1) -> int:
    """Draw cards, all at the same time (lcg:drawing.2); returns how many were drawn."""
    state = game.state
    if amount <= 0 or state.eliminated[player] or forbidden(game, "cannot draw", player):
        return 0
    if listened(game, On.DRAWN) and not await pending(
        game, Happening(On.DRAWN, player=player, amount=amount, source=source)
    ):
        return 0
    deck = state.decks[player]
    drawn = [deck.pop() for _ in range(min(amount, len(deck)))]
    for card in drawn:
        state.seen.pop(card, None)
        put(game, card, Zone.HAND, player)
    if drawn:
        if game.tell:
            titles = ", ".join(map(game.title, drawn))
            facts = {"player": player, "cards": len(drawn)}
            game.tell(Event("drawn", facts, {"titles": titles}, (player,)))
        await done(
            game,
            Happening(On.DRAWN, player=player, amount=len(drawn), source=source, cards=tuple(drawn)),
        )
    return len(drawn)

"""Threat dials, resources and drawing: what happens to a player rather than to a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from waybread.cardgame import ending
from waybread.cardgame.happenings import Happening, On
from waybread.cardgame.modifiers import affects, forbidden
from waybread.cardgame.state import Zone
from waybread.cardgame.windows import done, done_together, listened, pending
from waybread.cardgame.zones import put
from waybread.kernel import Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


async def raise_threat(game: CardGame, player: int, amount: int, source: int = -1, reason: str = "") -> None:
    """Raise a player's threat; at 50 the player is eliminated at once (lcg:threat-elimination.2)."""
    await raise_threat_of(game, (player,), amount, source, reason)


async def raise_threat_of(
    game: CardGame, players: Sequence[int], amount: int, source: int = -1, reason: str = ""
) -> None:
    """Raise the threat of several players at the same time; who reaches 50 is eliminated together (L35 c)."""
    if any(player < 0 for player in players):
        raise ValueError("the scenario has no threat: on encounter cards take use.happening.player, or game.order()")
    rising = [
        happening
        for happening in (
            Happening(On.THREAT_RAISED, player=player, amount=amount, source=source, reason=reason)
            for player in players
            if amount > 0 and not game.state.eliminated[player]
        )
        if await pending(game, happening)
    ]
    for happening in rising:
        game.state.threat[happening.player] += happening.amount
        if game.tell:
            game.tell(Event("threat", {"player": happening.player, "amount": happening.amount, "reason": reason}))
    if rising:
        await ending.check_players(game)
        await done_together(game, rising)


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
    await gain_resources_together(game, (hero,), amount, source)


async def gain_resources_together(game: CardGame, heroes: Sequence[int], amount: int, source: int = -1) -> None:
    """Move resources to several heroes' pools at the same time."""
    gaining = [
        happening
        for happening in (Happening(On.RESOURCES_GAINED, card=hero, amount=amount, source=source) for hero in heroes)
        if amount > 0
        and game.in_play(happening.card)
        and affects(game, source, happening.card)
        and await pending(game, happening)
    ]
    resources = game.state.resources
    for happening in gaining:
        resources[happening.card] = resources.get(happening.card, 0) + happening.amount
    await done_together(game, gaining)


def could_draw(game: CardGame, player: int) -> bool:
    """Would a draw of a player change anything: is there a card, and does nothing forbid it?"""
    state = game.state
    return bool(state.decks[player]) and not state.eliminated[player] and not forbidden(game, "cannot draw", player)


async def draw(game: CardGame, player: int, amount: int = 1, source: int = -1) -> int:
    """Draw cards, all at the same time (lcg:drawing.2); returns how many were drawn."""
    return sum(each.amount for each in await draw_together(game, (player,), amount, source))


async def draw_together(game: CardGame, players: Sequence[int], amount: int = 1, source: int = -1) -> list[Happening]:
    """Have several players draw at the same time; returns what each drew."""
    found = [await _lift(game, player, amount, source) for player in players]
    drawn = [each for each in found if each is not None]
    await done_together(game, drawn)
    return drawn


async def _lift(game: CardGame, player: int, amount: int, source: int) -> Happening | None:
    """The draw itself, without what comes after it."""
    state = game.state
    if amount <= 0 or state.eliminated[player] or forbidden(game, "cannot draw", player):
        return None
    if listened(game, On.DRAWN) and not await pending(
        game, Happening(On.DRAWN, player=player, amount=amount, source=source)
    ):
        return None
    deck = state.decks[player]
    drawn = [deck.pop() for _ in range(min(amount, len(deck)))]
    for card in drawn:  # whoever has looked at it knows it in the hand too
        put(game, card, Zone.HAND, player)
    if not drawn:
        return None
    if game.tell:
        titles = ", ".join(map(game.title, drawn))
        facts = {"player": player, "cards": len(drawn)}
        game.tell(Event("drawn", facts, {"titles": titles}, (player,)))
    return Happening(On.DRAWN, player=player, amount=len(drawn), source=source, cards=tuple(drawn))

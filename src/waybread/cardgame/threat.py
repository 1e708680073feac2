"""Threat dials, resources and drawing: what happens to a player rather than to a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from waybread.cardgame import ending, telling
from waybread.cardgame.happenings import Happening, On
from waybread.cardgame.modifiers import affects, forbidden
from waybread.cardgame.state import Zone
from waybread.cardgame.windows import done, done_together, listened, pending
from waybread.cardgame.zones import put
from waybread.kernel import Event
from waybread.kernel.events import Fact

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
            _tell_threat(game, happening, happening.amount)
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
        _tell_threat(game, happening, -happening.amount)
    await done(game, happening)


def _tell_threat(game: CardGame, happening: Happening, amount: int) -> None:
    if game.tell:
        player = happening.player
        facts: dict[str, Fact] = {"player": player, "amount": amount, "threat": game.state.threat[player]}
        game.tell(Event("threat", {**facts, "reason": happening.reason, **telling.cause(game, happening.source)}))


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
    if game.tell and gaining:
        _tell_resources(game, gaining, source)
    await done_together(game, gaining)


def _tell_resources(game: CardGame, gaining: Sequence[Happening], source: int) -> None:
    """Heroes collect together, by the rules; what a card gives is told of each."""
    if game.tell is None:
        return
    if source < 0:
        amounts = tuple(each.amount for each in gaining)
        heroes = telling.all_of(game, [each.card for each in gaining])
        game.tell(Event("collected", {**heroes, "amounts": amounts}))
        return
    for each in gaining:
        facts = telling.of(game, each.card)
        game.tell(Event("resources", {**facts, "amount": each.amount, **telling.cause(game, source)}))


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
    if amount <= 0 or state.eliminated[player]:
        return None
    if forbidden(game, "cannot draw", player) or (
        listened(game, On.DRAWN)
        and not await pending(game, Happening(On.DRAWN, player=player, amount=amount, source=source))
    ):
        if game.tell:
            game.tell(Event("nothing drawn", {"player": player}))
        return None
    deck = state.decks[player]
    drawn = [deck.pop() for _ in range(min(amount, len(deck)))]
    for card in drawn:  # whoever has looked at it knows it in the hand too
        put(game, card, Zone.HAND, player)
    if not drawn:
        return None
    if game.tell:
        tell_drawn(game, player, drawn)
    return Happening(On.DRAWN, player=player, amount=len(drawn), source=source, cards=tuple(drawn))


def tell_drawn(game: CardGame, player: int, cards: Sequence[int], *, opening: bool = False) -> None:
    """Everybody hears of a draw, but only whoever sees the hand hears of what."""
    if game.tell:
        facts: dict[str, Fact] = {"player": player, "cards": len(cards), "opening": opening}
        secrets: dict[str, Fact] = {"ids": tuple(cards), "titles": telling.titles(game, cards)}
        game.tell(Event("drawn", facts, secrets, telling.hand_watchers(game, player)))

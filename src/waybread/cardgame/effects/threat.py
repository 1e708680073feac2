"""Threat dials, raised and reduced (lcg:threat.2, lcg:threat-elimination.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from waybread.cardgame import announcements
from waybread.cardgame.abilities.events import Occurrence, On
from waybread.cardgame.abilities.listeners import quiet
from waybread.cardgame.abilities.windows import after_window, after_window_together, when_window
from waybread.cardgame.effects.game_end import beaten, check_players, eliminate
from waybread.kernel import Effect, Event
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
        raise ValueError("the scenario has no threat: on encounter cards take use.occurrence.player, or game.order()")
    rest = raise_at_once(game, players, amount, source, reason)
    if rest is not None:
        await rest


def raise_at_once(
    game: CardGame, players: Sequence[int], amount: int, source: int = -1, reason: str = ""
) -> Effect | None:
    """Raise it as far as nothing could answer to it; returns what is left to be awaited."""
    if not quiet(game, On.THREAT_RAISED):
        return _raise_threat(game, players, amount, source, reason)
    for player in players:
        if amount > 0 and not game.state.eliminated[player]:
            _turn_dial(game, player, amount, source, reason)
    due = beaten(game) if amount > 0 else ()
    return eliminate(game, *due) if due else None


async def _raise_threat(game: CardGame, players: Sequence[int], amount: int, source: int, reason: str) -> None:
    rising = [
        occurrence
        for occurrence in (
            Occurrence(On.THREAT_RAISED, player=player, amount=amount, source=source, reason=reason)
            for player in players
            if amount > 0 and not game.state.eliminated[player]
        )
        if await when_window(game, occurrence)
    ]
    for each in rising:
        _turn_dial(game, each.player, each.amount, source, reason)
    if rising:
        await check_players(game)
        await after_window_together(game, rising)


def _turn_dial(game: CardGame, player: int, amount: int, source: int, reason: str = "") -> None:
    threat = game.state.threat
    threat[player] += amount
    if game.tell:
        facts: dict[str, Fact] = {"player": player, "amount": amount, "threat": threat[player]}
        game.tell(Event("threat", {**facts, "reason": reason, **announcements.cause(game, source)}))


async def reduce_threat(game: CardGame, player: int, amount: int, source: int = -1) -> None:
    """Lower a player's threat, never below 0 (lcg:threat.2)."""
    amount = min(amount, game.state.threat[player])
    if amount <= 0:
        return
    occurrence = Occurrence(On.THREAT_REDUCED, player=player, amount=amount, source=source)
    if not await when_window(game, occurrence):
        return
    _turn_dial(game, player, -occurrence.amount, source)
    await after_window(game, occurrence)

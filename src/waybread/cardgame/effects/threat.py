"""Threat dials, raised and reduced (lcg:threat.2, lcg:threat-elimination.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from waybread.cardgame import announcements
from waybread.cardgame.abilities.listeners import quiet
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.windows import after_window, when_window, when_windows
from waybread.cardgame.effects.game_end import check_players
from waybread.kernel import Event, Fact

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


async def raise_threat(
    game: CardGame, players: int | Sequence[int], amount: int, source: int = -1, reason: str = ""
) -> None:
    """Raise the threat of a player, or of several at the same time; who reaches 50 is eliminated (L35 c)."""
    seats = (players,) if isinstance(players, int) else players
    if any(player < 0 for player in seats):
        raise ValueError("the scenario has no threat: on encounter cards take use.occurrence.player, or game.order()")
    if amount <= 0:
        return
    if quiet(game, On.THREAT_RAISED):
        for player in seats:
            if game.takes_part(player):
                _turn_dial(game, player, amount, source, reason)
        await check_players(game)
        return
    raised = (
        Occurrence(On.THREAT_RAISED, player=player, amount=amount, source=source, reason=reason)
        for player in seats
        if game.takes_part(player)
    )
    rising = await when_windows(game, raised)
    for each in rising:
        _turn_dial(game, each.player, each.amount, source, reason)
    if rising:
        await check_players(game)
        await after_window(game, rising)


def _turn_dial(game: CardGame, player: int, amount: int, source: int, reason: str = "") -> None:
    threat = game.state.threat
    threat[player] += amount
    if game.tell:
        facts: dict[str, Fact] = {"player": player, "amount": amount, "threat": threat[player]}
        game.tell(Event("threat", {**facts, "reason": reason, **announcements.cause(game, source)}))


async def set_threat(game: CardGame, player: int, value: int, source: int = -1) -> int:
    """Set a player's threat to a number, which raises or reduces it by the difference; returns by how much it rose."""
    rise = value - game.state.threat[player]
    if rise > 0:
        await raise_threat(game, player, rise, source)
    else:
        await reduce_threat(game, player, -rise, source)
    return rise


def spare(game: CardGame, failed: Occurrence, player: int, source: int) -> None:
    """Leave a player out of the threat that a failed quest brings; an answer to it, while it is pending, does so."""
    failed.spared += (player,)
    if game.tell:
        game.tell(Event("spared", {"player": player, **announcements.cause(game, source)}))


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

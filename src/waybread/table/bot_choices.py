"""Bots and hints at a table. What is quick is done at once; what takes time can be taken to another process."""

from __future__ import annotations

from typing import Any

from waybread.bots import Bot, Hint, RandomBot, Seat, Settings, find_bot, hints
from waybread.table.chairs import Refused
from waybread.table.rulebooks import RULEBOOKS
from waybread.table.table import Table


def bot_named(game: str, name: str, seed: int) -> Bot:
    """Return a bot for a game; where the one with this name does not play it, a random one does.

    No bot sees what lies on the table beside the app of Journeys.
    """
    entry = find_bot(name)
    return entry.make(game, seed) if game in entry.games else RandomBot(seed)


def thinks(table: Table) -> bool:
    """Whether the bot of the seat that is asked takes its time, so that it should choose in another process."""
    decision = table.decision
    return decision is not None and find_bot(table.chairs[decision.player].bot).thinks


def pack_seat(table: Table) -> str:
    """The seat that is asked, as a text that another process can think about."""
    return _seat(table).dump()


def quick_choice(table: Table, instead: str = "") -> int:
    """What the bot of the seat that is asked chooses, or another instead."""
    seat = _seat(table)
    seed = table.moment  # another one for each moment, and nothing to do with the game's own
    return bot_named(table.rulebook.game.name, instead or table.chairs[seat.player].bot, seed).choose(seat)


def bot_choice(game: str, text: str, bot: str, seed: int) -> int:
    """Return what a bot chooses for a seat as text; for a process of its own."""
    return bot_named(game, bot, seed).choose(Seat.load(text))


def seat_hints(game: str, text: str, seconds: float, seed: int) -> list[Hint]:
    """Return what the search thinks of the options of a seat as text, the best first; for a process of its own."""
    return hints(Seat.load(text), RULEBOOKS[game].domain, Settings(seconds=seconds), seed)


def _seat(table: Table) -> Seat[Any]:
    if table.game is None or table.game.decision is None:
        raise Refused("Nobody is asked anything now.")
    return Seat(table.game)

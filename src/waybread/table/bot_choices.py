"""Bots and hints at a table. What is quick is done at once; what takes time can be taken to another process."""

from __future__ import annotations

from typing import Any

from waybread.bots import DEFAULT_BOT, Bot, Hint, RandomBot, Seat, Settings, find_bot, hints
from waybread.table.chairs import Refused
from waybread.table.rulebook_interface import Rulebook
from waybread.table.table import Table


def bot_named(rulebook: Rulebook[Any], name: str, seed: int) -> Bot:
    """Return a bot for a game; where the one with this name does not play it, a random one does.

    No bot sees what lies on the table beside the app of Journeys.
    """
    entry, game = find_bot(name), rulebook.game.name
    return entry.make(game, seed) if game in entry.games else RandomBot(seed)


def thinks(table: Table) -> bool:
    """Whether the bot of the seat that is asked takes its time, so that it should choose in another process."""
    decision = table.decision
    return decision is not None and find_bot(table.chairs[decision.player].bot).thinks


def seat_to_take_away(table: Table) -> str:
    """The seat that is asked, as a text that another process can think about."""
    return _seat(table).packed()


def quick_choice(table: Table, instead: str = "") -> int:
    """What the bot of the seat that is asked chooses, or another instead."""
    seat = _seat(table)
    return bot_named(table.rulebook, instead or table.chairs[seat.player].bot, _seed(table)).choose(seat)


def default_choice(table: Table) -> int:
    """What the default bot chooses for the seat that is asked."""
    return quick_choice(table, DEFAULT_BOT)


def choice_elsewhere(rulebook: Rulebook[Any], text: str, bot: str, seed: int) -> int:
    """What a bot chooses for a seat that was taken away."""
    return bot_named(rulebook, bot, seed).choose(Seat.unpacked(text))


def hints_elsewhere(rulebook: Rulebook[Any], text: str, seconds: float, seed: int) -> list[Hint]:
    """What the search thinks of the options of a seat that was taken away, the best first."""
    return hints(Seat.unpacked(text), rulebook.domain, Settings(seconds=seconds), seed)


def _seat(table: Table) -> Seat[Any]:
    if table.game is None or table.game.decision is None:
        raise Refused("Nobody is asked anything now.")
    return Seat(table.game)


def _seed(table: Table) -> int:
    """Another one for each moment, and nothing to do with the game's own."""
    return table.moment

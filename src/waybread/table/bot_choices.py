"""Bots and hints at a table. What is quick is done at once; what takes time can be taken to another process."""

from __future__ import annotations

from typing import Any, Final

from waybread.bots import Hint, Seat, Settings, hints
from waybread.table.journal import Refused
from waybread.table.rulebook import Rulebook
from waybread.table.table import Table

QUICK: Final = frozenset({"random", "scout"})
"""Bots that choose in a moment."""


def seat_to_take_away(table: Table) -> str:
    """The seat that is asked, as a text that another process can think about."""
    return _seat(table).packed()


def quick_choice(table: Table, instead: str = "") -> int:
    """What the bot of the seat that is asked chooses, or another instead."""
    seat = _seat(table)
    bot = table.rulebook.bot(instead or table.chairs[seat.player].bot, _seed(table))
    return bot.choose(seat)


def choice_elsewhere(rulebook: Rulebook[Any], text: str, bot: str, seed: int) -> int:
    """What a bot chooses for a seat that was taken away."""
    return rulebook.bot(bot, seed).choose(Seat.unpacked(text))


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

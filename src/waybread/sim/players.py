"""Who plays a simulated game: which bot, and how long it thinks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from waybread.bots import BOTS, DEFAULT_BOT, Bot, Settings, find_bot
from waybread.kernel import Json
from waybread.sim.study import StudyError

PLAYOUTS: Final = 100
"""The default for bots that think: playouts and not seconds, so that the same seed plays the same."""


@dataclass(frozen=True, slots=True)
class Player:
    """A bot, and how long it thinks about each decision."""

    name: str = DEFAULT_BOT
    playouts: int = 0
    """0 if it goes by time, or does not think."""
    seconds: float = 0.0

    @property
    def thinks(self) -> bool:
        """Whether it takes its time."""
        return find_bot(self.name).thinks

    def bot(self, game: str, seed: int) -> Bot:
        """Return the bot itself."""
        entry = find_bot(self.name)
        settings = Settings(playouts=self.playouts, seconds=self.seconds) if entry.thinks else None
        return entry.make(game, seed, settings)

    def description(self) -> str:
        """Return what it is called in tables."""
        if not self.thinks:
            return self.name
        return f"{self.name} ({f'{self.playouts} playouts' if self.playouts else f'{self.seconds:g} s'} a decision)"


def player(name: str, playouts: int | None = None, seconds: float | None = None) -> Player:
    """Return a player; WaybreadError if there is no such bot or it cannot think that long."""
    entry = find_bot(name)
    if playouts is not None and seconds is not None:
        raise StudyError("A search goes by --playouts or by --seconds, not by both.")
    if (playouts is not None and playouts < 1) or (seconds is not None and not 0 < seconds < 3600):
        raise StudyError("A search needs at least 1 playout, or more than 0 seconds and less than an hour.")
    if not entry.thinks:
        return Player(name)
    return Player(name, playouts=0, seconds=seconds) if seconds else Player(name, playouts or PLAYOUTS)


def parse_player(data: Json) -> Player:
    """Return a player from plain data."""
    match data:
        case {"name": str(name), "playouts": int(playouts), "seconds": float(seconds)}:
            return player(name, playouts or None, seconds or None)
    raise StudyError("The first line of the results makes no sense: it names no bot.")


def bots_description(players: Iterable[Player]) -> str:
    """Return the bots of a table in words, each kind once."""
    return " and ".join(dict.fromkeys(each.description() for each in players))


def players_for(
    names: Sequence[str], seats: int, playouts: int | None = None, seconds: float | None = None
) -> tuple[Player, ...]:
    """Return a player for each seat; one name is for all seats, none means the default bot."""
    names = names or [DEFAULT_BOT]
    if len(names) == 1:
        names = [*names] * seats
    if len(names) != seats:
        raise StudyError(
            f"--bot is said {len(names)} times, and the seats are {seats}: say it once, or once for each seat."
        )
    found = tuple(player(each, playouts, seconds) for each in names)
    if (playouts is not None or seconds is not None) and not any(each.thinks for each in found):
        thinkers = " or ".join(each.name for each in BOTS if each.thinks)
        raise StudyError(f"Only {thinkers} searches: --playouts and --seconds go with --bot {thinkers}.")
    return found

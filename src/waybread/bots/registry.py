"""The bots by name. A new bot is one module and one line in ``BOTS``.

Tables, simulations, the command line, the server and through it the client all read this list. A game's bots are
imported when one is made, so listing names and descriptions is cheap.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from typing import Final

from waybread.bots.seat import Bot
from waybread.bots.strider import Settings
from waybread.files import did_you_mean, quoted
from waybread.kernel import WaybreadError


class Speed(StrEnum):
    """How long a bot takes for a choice."""

    QUICK = "quick"
    """A moment. Its factory is called with a seed."""
    THINKS = "thinks"
    """As long as its ``Settings`` allow, so tables run it in another process. Its factory takes seed and settings."""


@dataclass(frozen=True, slots=True)
class BotEntry:
    """One bot: what it is called, what it does and where it is made."""

    name: str
    about: str
    """One sentence that describes it."""
    factory: str
    """What makes it, as ``module:name``; ``{game}`` stands for the name of the game."""
    speed: Speed = Speed.QUICK
    games: tuple[str, ...] = ("cardgame", "journeys")
    """The games that it plays."""

    @property
    def thinks(self) -> bool:
        """Whether it takes time, which can be set."""
        return self.speed is Speed.THINKS

    def make(self, game: str, seed: int = 0, settings: Settings | None = None) -> Bot:
        """Return a new bot for a game; settings are for bots that think."""
        if game not in self.games:
            raise WaybreadError(f"The bot {self.name} does not play {game}; it plays {', '.join(self.games)}.")
        module, _, name = self.factory.format(game=game).partition(":")
        factory = getattr(import_module(module), name)
        bot: Bot = factory(seed, settings) if self.thinks else factory(seed)
        return bot


BOTS: Final = (
    BotEntry("scout", "Plays by rules of thumb.", "waybread.bots.{game}.scout:Scout"),
    BotEntry("strider", "Thinks ahead in imagined games.", "waybread.bots.{game}.search_domain:strider", Speed.THINKS),
    BotEntry("random", "Picks any option at random.", "waybread.bots.random_bot:RandomBot"),
)
"""All bots, in the order in which they are offered. The first is the default."""
DEFAULT_BOT: Final = BOTS[0].name


def bot_names(game: str = "") -> list[str]:
    """Return the names of all bots, or of those that play a game."""
    return [each.name for each in BOTS if not game or game in each.games]


def names_in_words() -> str:
    """Return the names of all bots for a sentence: *scout, strider or random*."""
    *others, last = bot_names()
    return f"{', '.join(others)} or {last}"


def find_bot(name: str) -> BotEntry:
    """Return the bot with a name; WaybreadError if there is none."""
    for each in BOTS:
        if each.name == name:
            return each
    raise WaybreadError(f"There is no bot {quoted(name)}; {did_you_mean(name, bot_names())}")

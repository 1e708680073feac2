"""The processor time of a bot's decision, measured on the machine that plays the tables."""

from __future__ import annotations

import json
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from waybread.bots import Bot, Seat
from waybread.cardgame import CardGame, deckfiles
from waybread.kernel import Json
from waybread.sim import Player, code_fingerprint
from waybread.sim.cardgame import GameWatch, Party

_DECKS: Final = ("leadership", "tactics", "spirit", "lore")
_GAMES: Final = {"random": 20, "scout": 10, "strider": 4}
_EVERY: Final = 10
"""Strider is timed at every tenth decision of games that scout plays: its own games would take too long."""


@dataclass(frozen=True, slots=True)
class Timing:
    """A bot at a table with a number of players."""

    bot: str
    players: int
    decisions: float
    """Per game, all seats together; for strider, of scout's games."""
    milliseconds: float
    """Per decision, on average."""


class _Timed:
    """Plays as one bot does and times another."""

    def __init__(self, player: Bot, timed: Bot, every: int) -> None:
        self._player = player
        self._timed = timed
        self._every = every
        self.name: Final = player.name
        self.seconds = 0.0
        self.decisions = self.thoughts = 0

    def choose(self, seat: Seat[Any]) -> int:
        """Choose as the player does; now and then time the other."""
        if self.decisions % self._every == 0:
            began = time.process_time()
            self._timed.choose(seat)
            self.seconds += time.process_time() - began
            self.thoughts += 1
        self.decisions += 1
        return self._player.choose(seat)


def timing(place: Path, playouts: int) -> list[Timing]:
    """Time every bot at Passage Through Mirkwood with the starter decks; cached as long as the code is the same."""
    key = f"{code_fingerprint()} {playouts} {_GAMES}"
    if place.exists():
        kept = json.loads(place.read_text(encoding="utf-8"))
        if kept["of"] == key:
            return [Timing(**each) for each in kept["timing"]]
    bots = (Player("random"), Player("scout"), Player("strider", playouts))
    found = [_timed(bot, players) for bot in bots for players in (1, 2, 4)]
    place.write_text(json.dumps({"of": key, "timing": [asdict(each) for each in found]}), encoding="utf-8")
    return found


def _timed(bot: Player, players: int) -> Timing:
    decks = [deckfiles.open_deck(each).deck().setup() for each in _DECKS[:players]]
    setup: dict[str, Json] = {"scenario": "passage-through-mirkwood", "easy": False, "decks": decks}
    party = Party("", setup, ((Player("scout") if bot.playouts else bot),) * players)
    games, every = _GAMES[bot.name], _EVERY if bot.playouts else 1
    seats: list[_Timed] = []
    for seed in range(games):
        at_table = [_Timed(each, bot.bot(CardGame.name, seed), every) for each in party.bots(seed)]
        party.play(seed, GameWatch(), at_table)
        seats += at_table
    decisions, thoughts = sum(each.decisions for each in seats), sum(each.thoughts for each in seats)
    return Timing(bot.name, players, decisions / games, 1000 * sum(each.seconds for each in seats) / thoughts)

"""How long the bots think: processor time of a decision, measured where the tables are made."""

from __future__ import annotations

import json
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from waybread.bots import Bot, Seat
from waybread.cardgame import deckfiles
from waybread.sim.cardgame import Party, Player, Watch, play
from waybread.sim.results import code

_DECKS: Final = ("leadership", "tactics", "spirit", "lore")
_GAMES: Final = {"random": 20, "scout": 10, "strider": 1}


@dataclass(frozen=True, slots=True)
class Timing:
    """A bot at a table of so many."""

    bot: str
    players: int
    decisions: float
    """Of a game, all seats together."""
    milliseconds: float
    """Of a decision, on average."""


class _Timed:
    """A bot with a watch on its wrist."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.name: Final = bot.name
        self.seconds = 0.0
        self.decisions = 0

    def choose(self, seat: Seat[Any]) -> int:
        """As the bot chooses."""
        began = time.process_time()
        option = self._bot.choose(seat)
        self.seconds += time.process_time() - began
        self.decisions += 1
        return option


def timing(place: Path, playouts: int) -> list[Timing]:
    """Every bot at Passage Through Mirkwood with the starter decks; measured once for each state of the program."""
    key = f"{code()} {playouts}"
    if place.exists():
        kept = json.loads(place.read_text(encoding="utf-8"))
        if kept["of"] == key:
            return [Timing(**each) for each in kept["timing"]]
    bots = (Player("random"), Player("scout"), Player("strider", playouts))
    found = [_timed(bot, players) for bot in bots for players in (1, 2, 4)]
    place.write_text(json.dumps({"of": key, "timing": [asdict(each) for each in found]}), encoding="utf-8")
    return found


def _timed(bot: Player, players: int) -> Timing:
    decks = [deckfiles.opened(each).deck().setup() for each in _DECKS[:players]]
    party = Party("", {"scenario": "passage-through-mirkwood", "easy": False, "decks": decks}, (bot,) * players)
    games = _GAMES[bot.name]
    decisions, seconds = 0, 0.0
    for seed in range(games):
        seats = [_Timed(each) for each in party.bots(seed)]
        play(party, seed, Watch(), seats)
        decisions += sum(each.decisions for each in seats)
        seconds += sum(each.seconds for each in seats)
    return Timing(bot.name, players, decisions / games, 1000 * seconds / decisions)

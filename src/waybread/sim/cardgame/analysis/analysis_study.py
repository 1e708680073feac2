"""One seed, analysed: the game as the bots play it, the same with the other answer to the mulligan, and swaps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from waybread.bots import Bot, Seat
from waybread.cardgame import DecisionKind
from waybread.kernel import Json
from waybread.sim.cardgame.analysis.game_notes import GameNotes
from waybread.sim.cardgame.watched_game import GameWatch, Party
from waybread.sim.study import SeedResult, StudyError

KIND: Final = "analyse"


class OppositeMulligan:
    """A bot that answers one question the other way: whether to take a mulligan."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.name: Final = bot.name

    def choose(self, seat: Seat[Any]) -> int:
        """As the bot would, but for the mulligan."""
        option = self._bot.choose(seat)
        return 1 - option if seat.decision.kind == DecisionKind.MULLIGAN else option


@dataclass(frozen=True, slots=True)
class Analysis:
    """A party, and what it would be with one card swapped for another."""

    party: Party
    swaps: tuple[Party, ...] = ()

    def header(self) -> dict[str, Json]:
        """What is run."""
        return {"study": KIND, "party": self.party.to_data(), "swaps": [each.to_data() for each in self.swaps]}

    @staticmethod
    def of_header(header: dict[str, Json]) -> Analysis:
        """The analysis that was begun."""
        swaps = header.get("swaps")
        if header.get("study") != KIND or not isinstance(swaps, list):
            raise StudyError("These are not the results of waybread analyse.")
        return Analysis(Party.from_data(header.get("party")), tuple(map(Party.from_data, swaps)))

    def play(self, seed: int) -> SeedResult:
        """The game, then its twins on the same seed."""
        seats = len(self.party.players)
        notes = GameNotes(seats)
        game = notes.result(self.party.play(seed, notes))
        seat = seed % seats  # each seat's hand has its turn
        bots = self.party.bots(seed)
        bots[seat] = OppositeMulligan(bots[seat])
        kept = not notes.mulligans[seat]
        other = self._won(self.party, seed, bots)
        return {
            "seed": seed,
            "game": game,
            "hand": notes.hands[seat],
            "seat": seat,
            "kept": kept,
            "won if kept": game["won"] if kept else other,
            "won if not": other if kept else game["won"],
            "swaps": [self._won(each, seed) for each in self.swaps],
        }

    @staticmethod
    def _won(party: Party, seed: int, bots: Sequence[Bot] | None = None) -> bool:
        outcome = party.play(seed, GameWatch(), bots).outcome
        return outcome is not None and outcome.won

"""A study that is over in no time, for tests of what runs it."""

from __future__ import annotations

from dataclasses import dataclass

from waybread.kernel import Json, Streams, WaybreadError
from waybread.sim.study import SeedResult
from waybread.sim.win_rates import Share


@dataclass(frozen=True)
class Coins:
    """Tosses a coin for each seed; some seeds go wrong if that is wished."""

    refused: int = -1
    failing: int = -1

    def header(self) -> dict[str, Json]:
        return {"study": "coins"}

    def play(self, seed: int) -> SeedResult:
        if seed == self.refused:
            raise WaybreadError("The coin has rolled away.")
        if seed == self.failing:
            raise ZeroDivisionError("two sides only")
        return {"seed": seed, "won": Streams(seed).below("coin", 2) == 1}


class CoinTally:
    def __init__(self) -> None:
        self.seeds: list[int] = []
        self.headline = Share()

    def add(self, result: SeedResult) -> None:
        self.seeds.append(result["seed"])
        self.headline.add(won=result["won"])

    def add_all(self, games: list[SeedResult]) -> None:
        for each in games:
            self.add(each)

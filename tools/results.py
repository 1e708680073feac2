"""The published tables: ``make results``.

Plays every core scenario with the starter and sample decks, for one to four players, by every bot, standard and easy.
Each combination is a cell with its own file in ``build/results`` (``tools.cells``). At the end the tables and charts of
``docs/results.md`` are written from all games; the text around them stays.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from pathlib import Path
from typing import Final

from tools.cells import cell_parser, cell_runner, chosen_cells, page_to_write, played_cells
from tools.results_page import ORDER, STARTERS, Found, write_page
from tools.results_timing import timing
from waybread.cardgame import deckfiles
from waybread.kernel import Json
from waybread.sim import GameTally, Player, Simulation
from waybread.sim.cardgame import MEASURES, Party

PAGE: Final = Path("docs/results.md")
PAIRS: Final = (
    ("three-spheres", "tactics"), ("first-deck", "tactics"), ("strongest-solo", "tactics"),
    ("staging-hunters", "leadership"), ("cancel-and-strike", "lore"), ("beorns-path-anduin", "spirit"),
)  # fmt: skip
"""Sample decks with a starter deck that has what they lack; no hero is at a table twice."""
GAMES: Final = 100
SEARCHED_GAMES: Final = 10
"""Strider takes a hundred times as long."""
PLAYOUTS: Final = 20


@dataclass(frozen=True, slots=True)
class DeckCell:
    """One setup, played by one bot."""

    scenario: str
    easy: bool
    decks: tuple[str, ...]
    bot: Player

    @property
    def name(self) -> str:
        """The name of its file."""
        mode = "easy" if self.easy else "standard"
        return f"{self.scenario}-{mode}-{self.bot.name}{self.bot.playouts or ''}-{'+'.join(self.decks)}"

    @property
    def slow(self) -> bool:
        """Whether a game takes long."""
        return bool(self.bot.playouts)

    def study(self) -> Simulation:
        """What is played."""
        lists = [deckfiles.open_deck(each) for each in self.decks]
        decks: list[Json] = [each.deck().setup() for each in lists]
        setup: dict[str, Json] = {"scenario": self.scenario, "easy": self.easy, "decks": decks}
        return Simulation((Party(" + ".join(each.name for each in lists), setup, (self.bot,) * len(decks)),))


def tables() -> list[tuple[str, ...]]:
    """Return the decks of each table: every deck alone, starters together, sample decks with a partner."""
    alone = [*STARTERS, *(each for each in deckfiles.shipped() if each not in STARTERS)]
    starters = [each for count in (2, 3, 4) for each in combinations(STARTERS, count)]
    return [*((each,) for each in alone), *starters, *PAIRS]


def cells(playouts: int = PLAYOUTS) -> list[DeckCell]:
    """Return all cells, the quick ones first."""
    bots = (Player("random"), Player("scout"), Player("strider", playouts))
    return [
        DeckCell(scenario, easy, decks, bot)
        for bot, scenario, easy, decks in product(bots, ORDER, (False, True), tables())
    ]


def found(cells: Sequence[DeckCell], folder: Path) -> Iterator[Found]:
    """Yield what has been played of these cells by the code as it is now."""
    for cell, file in played_cells(cells, folder):
        tally = GameTally.of(MEASURES)
        games = [result["games"][0] for result in file]
        for each in games:
            tally.add(each)
        wins = tuple(bool(each["won"]) for each in games)
        yield Found(cell.scenario, cell.easy, cell.decks, cell.bot.name, tally, wins)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, then write the page, also after Ctrl-C."""
    parser = cell_parser(
        "results", "Play the games behind docs/results.md and write its tables.", games=GAMES,
        strider_games=SEARCHED_GAMES, playouts=PLAYOUTS,
    )  # fmt: skip
    parser.add_argument("--page", type=Path, default=PAGE, help=f"the page to write (default: {PAGE})")
    chosen = parser.parse_args(arguments)
    everything = cells(chosen.playouts)
    wanted = chosen_cells(everything, chosen.only)
    if not wanted:
        return 2
    with cell_runner(chosen) as runner:
        for slow, games in ((False, chosen.games), (True, chosen.strider_games)):
            part = [each for each in wanted if each.slow is slow]
            runner.play_all(part, [games] * len(part))
    if seen := list(found(everything, chosen.folder)):
        games = sum(each.tally.share.games for each in seen)
        page = page_to_write(chosen.page, "results.csv", games, chosen.folder, replace=chosen.replace)
        write_page(page, seen, chosen.playouts, timing(chosen.folder / "timing.json", chosen.playouts))
        print(f"{games:,} games of {len(seen)} cells are in {page}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())

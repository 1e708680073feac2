"""The published tables of journeys: ``make adventures``.

Plays every built-in adventure with one to five heroes, on normal and hard, by every bot; and every campaign from
prologue to epilogue with random answers. Parties are also steered to each epilogue of a campaign and to each named
ending of a single adventure. Each combination is a cell with its own file in ``build/adventures`` (``tools.cells``).
At the end the tables are written between their marks into ``docs/results.md``, or into a page of their own if there is
no such page.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from tools.adventures_page import DIFFICULTIES, MIX, SIZES, Found, FoundAdventure, FoundCampaign, write_page
from tools.cells import CellRunner, cell_file, cell_parser, cell_runner, chosen_cells, page_to_write, played_cells
from waybread.journeys import ADVENTURES, SMALL, stories, tales
from waybread.sim import Player
from waybread.sim.journeys import (
    OF_ITSELF,
    AdventurePlaytest,
    AdventureSource,
    CampaignPlaytest,
    CampaignTally,
    PlaytestTally,
)

SCOUT: Final = Player("scout")
GAMES: Final = 100
SEARCHED_GAMES: Final = 5
"""Strider takes a hundred times as long."""
CAMPAIGN_GAMES: Final = 20
LED_GAMES: Final = 40
LED_TOLD: Final = 3
"""Stop steering towards an epilogue or an ending once it was reached this often."""
PLAYOUTS: Final = 12
PAGES: Final = (Path("docs/results.md"), Path("docs/journeys-results.md"))
"""The page to write: the first one if it exists."""


@dataclass(frozen=True, slots=True)
class AdventureCell:
    """An adventure with a number of heroes, played by one bot."""

    adventure: str
    size: int
    difficulty: str
    bot: Player
    lead: str = ""
    """The ending to steer towards; empty for none."""

    @property
    def name(self) -> str:
        """The name of its file."""
        led = f"led-{self.lead}-" if self.lead else ""
        return f"{led}{self.adventure}-{self.difficulty}-{self.size}-{self.bot.name}{self.bot.playouts or ''}"

    @property
    def slow(self) -> bool:
        """Whether a game takes long."""
        return bool(self.bot.playouts)

    def study(self) -> AdventurePlaytest:
        """What is played."""
        source = sources().get(self.adventure)
        return AdventurePlaytest(self.adventure, self.size, self.difficulty, (self.bot,), source=source, lead=self.lead)


@dataclass(frozen=True, slots=True)
class CampaignCell:
    """A campaign with a number of heroes; dialogues are answered at random to cover every branch, or steered."""

    campaign: str
    size: int
    difficulty: str
    bots: tuple[str, ...]
    lead: str = ""
    """The epilogue to steer towards; empty for random answers."""

    @property
    def name(self) -> str:
        """The name of its file."""
        if self.lead:
            return f"led-{self.campaign}-{self.lead}-{self.difficulty}-{self.size}-{'+'.join(self.bots)}"
        return f"campaign-{self.campaign}-{self.difficulty}-{self.size}-{'+'.join(self.bots)}"

    @property
    def slow(self) -> bool:
        """Whether a game takes long."""
        return True

    def study(self) -> CampaignPlaytest:
        """What is played."""
        players = tuple(map(Player, self.bots))
        return CampaignPlaytest(sources()[self.campaign], self.size, self.difficulty, players, not self.lead, self.lead)


Cell: TypeAlias = AdventureCell | CampaignCell


@cache
def sources() -> dict[str, AdventureSource]:
    """Return the sources of all adventures and campaigns in text files, by key."""
    return {each.name: AdventureSource.at(each) for each in (*stories.FOLDERS, *stories.CAMPAIGNS)}


def adventures() -> list[str]:
    """Return the keys of all adventures, those of campaigns in the order of their chapters."""
    alone = [each.name for each in stories.FOLDERS if each.parent == stories.HERE and each.name not in SMALL]
    chapters = [chapter.adventure for tale in tales().values() for chapter in tale.chapters]
    return list(dict.fromkeys([*alone, *chapters, *(each.name for each in stories.FOLDERS)]))


def cells(playouts: int = PLAYOUTS) -> list[Cell]:
    """Return all cells, the quick ones first."""
    found: list[Cell] = []
    for bot in ("random", "scout", "strider"):
        player = Player(bot, playouts) if bot == "strider" else Player(bot)
        for adventure in adventures():
            least, most = ADVENTURES[adventure].heroes
            for size in SIZES:
                if least <= size <= most:
                    found += [AdventureCell(adventure, size, each, player) for each in DIFFICULTIES]
    campaigns = [
        CampaignCell(each, size, difficulty, bots)
        for each in tales() for bots in (("scout",), MIX) for difficulty in DIFFICULTIES for size in SIZES
    ]  # fmt: skip
    return sorted([*found, *campaigns, *_led()], key=lambda each: each.slow)


def _led() -> Iterator[Cell]:
    """Yield the cells that are steered, by scout on normal."""
    chapters = {chapter.adventure for tale in tales().values() for chapter in tale.chapters}
    for key in adventures():
        least, most = ADVENTURES[key].heroes
        for ending in () if key in chapters else ADVENTURES[key].endings:
            if ending.name not in OF_ITSELF:
                sizes = [each for each in SIZES if least <= each <= most]
                yield from (AdventureCell(key, size, DIFFICULTIES[0], SCOUT, ending.name) for size in sizes)
    for key, tale in tales().items():
        for epilogue in tale.epilogues:
            yield from (CampaignCell(key, size, DIFFICULTIES[0], (SCOUT.name,), epilogue.name) for size in SIZES)


def found(cells: Sequence[Cell], folder: Path) -> Iterator[Found]:
    """Yield what has been played of these cells by the code as it is now."""
    for cell, file in played_cells(cells, folder):
        games = list(file)
        if isinstance(cell, AdventureCell):
            tried = PlaytestTally()
            for result in games:
                tried.add(result)
            seeds = tuple(each["seed"] for each in games if cell.lead and each["reason"] == cell.lead)
            wins = tuple(bool(each["won"]) for each in games)
            yield FoundAdventure(
                cell.adventure, cell.size, cell.difficulty, cell.bot.name, tried, cell.lead, seeds, wins
            )  # fmt: skip
        else:
            tally = CampaignTally()
            for result in games:
                tally.add(result, cell.size)
            yield FoundCampaign(cell.campaign, cell.size, cell.difficulty, cell.bots, tally, cell.lead)


def lead(cell: Cell, most: int, runner: CellRunner) -> None:
    """Steer parties to an epilogue or an ending until it was reached often enough, or time is up."""
    where = "epilogue" if isinstance(cell, CampaignCell) else "reason"
    for games in range(runner.workers, most + runner.workers, runner.workers):
        reached = sum(each[where] == cell.lead for each in cell_file(cell, runner.folder))
        if reached >= LED_TOLD or not runner.play(cell, min(games, most)):
            return


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, then write the page, also after Ctrl-C."""
    chosen = _parser().parse_args(arguments)
    everything = cells(chosen.playouts)
    wanted = chosen_cells(everything, chosen.only)
    if not wanted:
        return 2
    with cell_runner(chosen) as runner:
        for slow in (False, True):
            part = [each for each in wanted if not each.lead and each.slow is slow]
            runner.play_all(part, [_games(each, chosen) for each in part])
        for each in (each for each in wanted if each.lead):
            lead(each, chosen.led_games, runner)
    if seen := list(found(everything, chosen.folder)):
        page = chosen.page or next((each for each in PAGES if each.exists()), PAGES[-1])
        games = sum(each.games for each in seen if isinstance(each, FoundAdventure) and not each.lead)
        page = page_to_write(page, "adventures.csv", games, chosen.folder, replace=chosen.replace)
        write_page(page, adventures(), seen, chosen.playouts)
        print(f"{games:,} games of {len(seen)} cells are in {page}.")
    return 0


def _games(cell: Cell, chosen: argparse.Namespace) -> int:
    if isinstance(cell, CampaignCell):
        return int(chosen.campaign_games)
    return int(chosen.strider_games if cell.slow else chosen.games)


def _parser() -> argparse.ArgumentParser:
    parser = cell_parser(
        "adventures", "Play the adventures of Journeys and write their tables.", games=GAMES,
        strider_games=SEARCHED_GAMES, playouts=PLAYOUTS,
    )  # fmt: skip
    add = parser.add_argument
    add("--campaign-games", type=int, default=CAMPAIGN_GAMES, help=f"campaigns per cell (default: {CAMPAIGN_GAMES})")
    add("--led-games", type=int, default=LED_GAMES, help=f"most games steered to one ending (default: {LED_GAMES})")
    add("--page", type=Path, help=f"the page to write (default: {PAGES[0]} if it exists, else {PAGES[-1]})")
    return parser


if __name__ == "__main__":
    sys.exit(main())

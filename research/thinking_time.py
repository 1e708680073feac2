"""What strider wins when it has time to think: ``make thinking``.

Games that take a search seconds each, beside those of scout on the same seeds. Every game is a line of
``docs/results/thinking.csv``: a run goes on where the last one was stopped, on whatever machine that was. At the end
the tables of ``docs/bots.md`` are written from all that is there; the words around them stay. Where bots or rules
have changed, begin with a new sheet.
"""

from __future__ import annotations

import argparse
import csv
import os
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.page_tables import COMPARISON_HEAD, Wins, between_marks, compared, comparison_row, markdown_table
from tools.results import DeckCell
from tools.results_charts import Row, chart
from tools.results_page import deck_names
from waybread.cardgame import SCENARIOS
from waybread.sim import Player, SeedResult, Share, play_seeds, processes
from waybread.sim.journeys import percent

FIRST: Final = 30_000_000
"""The first seed of every table: nothing was tuned on these games."""
SHEET: Final = Path("docs/results/thinking.csv")
PAGE: Final = Path("docs/bots.md")
HEAD: Final = ("scenario", "decks", "seconds", "seed", "won", "rounds", "cause")
PASSAGE: Final = ("passage-through-mirkwood", ("leadership",))
ANDUIN: Final = ("journey-along-the-anduin", ("back-to-basics",))
DOL_GULDUR: Final = ("escape-from-dol-guldur", ("leadership",))
PASSAGE_2: Final = ("passage-through-mirkwood", ("leadership", "tactics"))
ANDUIN_2: Final = ("journey-along-the-anduin", ("tactics", "spirit"))
DOL_GULDUR_2: Final = ("escape-from-dol-guldur", ("leadership", "spirit"))
WISHED: Final = {PASSAGE: 75, ANDUIN: 35, DOL_GULDUR: 8, PASSAGE_2: 85, ANDUIN_2: 55, DOL_GULDUR_2: 25}
"""The per cent that we would like strider to win."""
SECONDS: Final = 0.1
CURVE: Final = (0.02, SECONDS, 0.5)
_CURVE_GAMES: Final = 200


@dataclass(frozen=True, slots=True)
class Table:
    """Who plays what, for how long a decision, and how often."""

    scenario: str
    decks: tuple[str, ...]
    seconds: float
    """For each decision of strider; 0 for scout."""
    games: int

    @property
    def key(self) -> tuple[str, ...]:
        """As it stands in the sheet."""
        return _key(self.scenario, self.decks, self.seconds)

    def cell(self) -> DeckCell:
        """What is played."""
        bot = Player("strider", seconds=self.seconds) if self.seconds else Player("scout")
        return DeckCell(self.scenario, easy=False, decks=self.decks, bot=bot)


def _key(scenario: str, decks: tuple[str, ...], seconds: float) -> tuple[str, ...]:
    return scenario, "+".join(decks), f"{seconds:g}"


def tables() -> list[Table]:
    """All of them, quick ones first; scout plays every seed that strider plays."""
    scouts = [Table(*each, seconds=0.0, games=2000 if each == PASSAGE else 200) for each in WISHED]
    searched = [Table(*each, seconds=SECONDS, games=100 if len(each[1]) > 1 else 200) for each in WISHED]
    curve = [Table(*PASSAGE, seconds=each, games=_CURVE_GAMES) for each in CURVE if each != SECONDS]
    return [*scouts, *searched, *curve]


def read(sheet: Path) -> dict[tuple[str, ...], list[bool]]:
    """Whether each game was won, by table, from the first seed on."""
    found: dict[tuple[str, ...], list[bool]] = {}
    if sheet.exists():
        with sheet.open(encoding="utf-8", newline="") as lines:
            for row in csv.DictReader(lines):
                wins = found.setdefault((row["scenario"], row["decks"], row["seconds"]), [])
                if int(row["seed"]) != FIRST + len(wins):
                    raise ValueError(f"{sheet}: the game after seed {FIRST + len(wins) - 1} is missing: {row}")
                wins.append(row["won"] == "1")
    return found


def play(table: Table, sheet: Path, pool: tuple[Executor | None, int], until: float) -> bool:
    """Play what is missing of a table, unless time is up: then False."""
    executor, count = pool
    done = len(read(sheet).get(table.key, ()))
    part = 2 * count if table.seconds else 50 * count
    with sheet.open("a", encoding="utf-8", newline="") as lines:
        writer = csv.writer(lines, lineterminator="\n")
        if not lines.tell():
            writer.writerow(HEAD)

        def played(seen: list[SeedResult]) -> None:
            nonlocal done
            for each in seen:
                game = each["games"][0]
                writer.writerow([*table.key, each["seed"], int(game["won"]), game["rounds"], game["cause"]])
            lines.flush()
            done += len(seen)

        while done < table.games:
            if time.monotonic() >= until:
                return False
            seeds = range(FIRST + done, FIRST + min(done + part, table.games))
            play_seeds(table.cell().study(), seeds, played, executor, count)
            print(f"{' '.join(table.key)}: {done} of {table.games}", file=sys.stderr)
    return True


def write(page: Path, found: Mapping[tuple[str, ...], Wins]) -> None:
    """The tables, between their marks, and the chart of the curve."""
    text = page.read_text(encoding="utf-8")
    page.write_text(between_marks(text, {"strider": _beside(found), "curve": _curve(found)}), encoding="utf-8")
    rows = [Row(each, [(share.rate, share.interval)]) for each, share in _by_time(found)]
    picture = chart("Passage alone with Leadership: more time to think", ["won"], rows)
    (page.parent / "results/thinking.svg").write_text(picture, encoding="utf-8")


def _beside(found: Mapping[tuple[str, ...], Wins]) -> str:
    pairs = compared(*({each: found.get(_key(*each, seconds), ()) for each in WISHED} for seconds in (0.0, SECONDS)))
    rows = [
        [SCENARIOS[scenario].title, deck_names(decks), *comparison_row(of), f"{WISHED[scenario, decks]} %"]
        for (scenario, decks), of in pairs.items()
    ]
    return markdown_table(("scenario", "decks", *COMPARISON_HEAD, "wished for"), rows, range(2, 7))


def _curve(found: Mapping[tuple[str, ...], Wins]) -> str:
    rows = [[each, f"{share.games:,}", percent(share)] for each, share in _by_time(found)]
    return markdown_table(("a decision", "games", "won"), rows, (1, 2))


def _by_time(found: Mapping[tuple[str, ...], Wins]) -> Iterator[tuple[str, Share]]:
    scout = found.get(_key(*PASSAGE, 0.0), ())
    shown = {"scout, all seeds": scout, "scout": scout[:_CURVE_GAMES]}
    shown |= {f"strider, {seconds:g} s": found.get(_key(*PASSAGE, seconds), ()) for seconds in CURVE}
    for who, wins in shown.items():
        if wins:
            yield who, Share(sum(wins), len(wins))


def _obstacle(chosen: argparse.Namespace, wanted: Sequence[Table]) -> str:
    """Why what was asked for cannot be done, in a sentence; empty if it can."""
    if not wanted:
        names = ", ".join(sorted({part for each in tables() for part in each.key}))
        return f"--only {chosen.only} is in no name of a table; the names are made of {names}"
    if chosen.workers < 1:
        return f"--workers should be at least 1, not {chosen.workers}"
    if not chosen.page.is_file():
        return f"there is no page {chosen.page}: --page names the one that has the tables"
    for folder in (chosen.sheet.parent, chosen.page.parent / "results"):
        if not folder.is_dir():
            return f"there is no folder {folder} to write into"
    return ""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, then write; Ctrl-C ends the playing early, and what is there is written all the same."""
    parser = argparse.ArgumentParser(
        prog="python -m research.thinking_time",
        description="Measure how often strider wins with more time per decision.",
    )
    add = parser.add_argument
    add("--minutes", type=float, help="stop playing after this many minutes; 0 only writes the page")
    add(
        "--only",
        default="",
        metavar="WORD",
        help="only tables whose name or seconds contain WORD: anduin, tactics, 0.5",
    )
    add("--workers", type=int, default=os.cpu_count() or 1, help="worker processes (default: one per processor)")
    add("--sheet", type=Path, default=SHEET, help=f"the file with all games (default: {SHEET})")
    add("--page", type=Path, default=PAGE, help=f"the page to write (default: {PAGE})")
    chosen = parser.parse_args(arguments)
    wanted = [each for each in tables() if chosen.only in " ".join(each.key)]
    if obstacle := _obstacle(chosen, wanted):
        parser.error(obstacle)
    until = time.monotonic() + (float("inf") if chosen.minutes is None else 60 * chosen.minutes)
    try:
        with processes(chosen.workers) if chosen.workers > 1 else nullcontext() as executor:
            for table in wanted:
                if not play(table, chosen.sheet, (executor, chosen.workers), until):
                    print("Time is up; the next run goes on from here.", file=sys.stderr)
                    break
    except KeyboardInterrupt:
        print("Stopped; what was played is kept.", file=sys.stderr)
    write(chosen.page, read(chosen.sheet))
    return 0


if __name__ == "__main__":
    sys.exit(main())

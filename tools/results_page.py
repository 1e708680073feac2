"""The results of the card game as tables and charts between the marks of a page; the text around them stays."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Final, TypeAlias

from tools.page_tables import COMPARISON_HEAD, Wins, between_marks, compared, comparison_row, markdown_table, pooled
from tools.results_charts import Row, chart
from tools.results_timing import Timing
from waybread.cardgame import SCENARIOS, deckfiles
from waybread.kernel import ENGINE
from waybread.sim import GameTally, Interval, text_tables
from waybread.sim.journeys import percent

ORDER: Final = ("passage-through-mirkwood", "journey-along-the-anduin", "escape-from-dol-guldur")
"""The scenarios, the easiest first."""
STARTERS: Final = ("leadership", "tactics", "spirit", "lore")
"""In the order of the page."""
BOTS: Final = ("random", "scout", "strider")
SEES: Final = {
    "random": "its options, and takes any of them",
    "scout": "what its seat may know; rules of thumb, no search",
    "strider": "what its seat may know; searches in worlds imagined by that",
}


@dataclass(frozen=True, slots=True)
class Found:
    """A cell that has been played."""

    scenario: str
    easy: bool
    decks: tuple[str, ...]
    bot: str
    tally: GameTally
    wins: Wins = ()


def write_page(page: Path, found: Sequence[Found], playouts: int, timings: Sequence[Timing]) -> None:
    """Write the tables into the page, charts and all figures as CSV into the folder of its name."""
    folder = page.with_suffix("")
    folder.mkdir(parents=True, exist_ok=True)
    parts = {
        "run": _circumstances(found, playouts),
        "bots": _bots_table(timings),
        **{_words(scenario): _scenario(scenario, found, folder) for scenario in ORDER},
        "beside": _comparison_table(found),
        "ends": _ends_table(found),
    }
    (folder / "bots.svg").write_text(_bots_chart(found), encoding="utf-8")
    (folder / "results.csv").write_text(_sheet(found), encoding="utf-8")
    text = page.read_text(encoding="utf-8") if page.exists() else skeleton()
    page.write_text(between_marks(text, parts), encoding="utf-8")


def skeleton() -> str:
    """Return a page with only the marks."""
    names = ("run", "bots", *map(_words, ORDER), "beside", "ends")
    return "# Results\n\n" + "\n".join(f"<!-- {each} -->\n<!-- end -->\n" for each in names)


def _words(scenario: str) -> str:
    return scenario.replace("-", " ")


def deck_names(decks: Iterable[str]) -> str:
    """Return the names of the decks, without the word that all starters share."""
    return " + ".join(deckfiles.open_deck(each).name.removesuffix(" Starter") for each in decks)


def _circumstances(found: Sequence[Found], playouts: int) -> str:
    counts: dict[str, set[int]] = {}
    for each in found:
        counts.setdefault(each.bot, set()).add(each.tally.share.games)
    total = sum(each.tally.share.games for each in found)
    said = [
        f"{bot} {' to '.join(f'{n:,}' for n in sorted({min(counts[bot]), max(counts[bot])}))}"
        for bot in BOTS
        if bot in counts
    ]
    return (
        f"Waybread {ENGINE}: {total:,} games. Games of each cell: {', '.join(said)}"
        + (f"; strider with {playouts} playouts a decision" if "strider" in counts else "")
        + ". Seeds count up from 0, the same in every cell.\n"
    )


def _short(number: float) -> str:
    return f"{number:.0f}" if number >= 10 else f"{number:.2g}"


def _thought(each: Timing) -> str:
    """Return the time per decision, and how many a game has; strider is timed in games of scout."""
    return f"{_short(each.milliseconds)} ms" + (f" × {each.decisions:.0f}" if each.bot != "strider" else "")


def _bots_table(timings: Sequence[Timing]) -> str:
    rows = []
    for bot in BOTS:
        of = {each.players: each for each in timings if each.bot == bot}
        cells = [_thought(of[n]) if n in of else "–" for n in (1, 2, 4)]
        rows.append([f"`{bot}`", SEES[bot], *cells])
    return markdown_table(["bot", "what it sees", "1 player", "2 players", "4 players"], rows, (2, 3, 4))


Cells: TypeAlias = dict[tuple[bool, tuple[str, ...], str], Found]


def _table(tables: Sequence[tuple[str, ...]], of: Cells) -> str:
    """Return a row for each table; a number of games that is the same for a whole column is in its head."""
    head, cells = ["decks"], []
    for bot, easy in [(bot, easy) for bot in BOTS for easy in (False, True)]:
        column = [of.get((easy, decks, bot)) for decks in tables]
        if not any(column):
            continue
        counts = {each.tally.share.games for each in column if each}
        mode = "easy" if easy else "standard"
        head.append(f"{bot}, {mode}{f', n = {counts.pop()}' if len(counts) == 1 else ''}")
        cells.append([_share(each, told=len(counts) == 0) for each in column])
    rows = [[deck_names(decks), *row] for decks, row in zip(tables, zip(*cells, strict=True), strict=True)]
    return markdown_table(head, rows, range(1, len(head)))


def _share(each: Found | None, *, told: bool) -> str:
    if each is None:
        return "–"
    share = each.tally.share
    return f"{percent(share)}{'' if told else f' of {share.games}'}"


def _scenario(scenario: str, found: Sequence[Found], folder: Path) -> str:
    of = {(each.easy, each.decks, each.bot): each for each in found if each.scenario == scenario}
    tables = list(dict.fromkeys(decks for _, decks, _ in of))
    parts = []
    for words, file, wanted in (
        ("One player", "alone", [each for each in tables if len(each) == 1]),
        ("Two to four players", "together", [each for each in tables if len(each) > 1]),
    ):
        if wanted:
            name = f"{scenario}-{file}.svg"
            drawn = _scout_chart(f"{SCENARIOS[scenario].title}: {words.lower()}, scout", wanted, of)
            (folder / name).write_text(drawn, encoding="utf-8")
            parts.append(f"{words}:\n\n{_table(wanted, of)}\n![{words}, by deck]({folder.name}/{name})\n")
    return "\n".join(parts)


def _value(each: Found | None) -> tuple[float, Interval] | None:
    return None if each is None else (each.tally.share.rate, each.tally.share.interval)


def _scout_chart(title: str, tables: Sequence[tuple[str, ...]], of: Cells) -> str:
    def rate(decks: tuple[str, ...]) -> float:
        each = of.get((False, decks, "scout"))
        return each.tally.share.rate if each else 0.0

    rows = [
        Row(deck_names(decks), [_value(of.get((easy, decks, "scout"))) for easy in (False, True)])
        for decks in sorted(tables, key=rate, reverse=True)
    ]
    return chart(title, ["standard", "easy"], rows)


def _bots_chart(found: Sequence[Found]) -> str:
    of = {(each.scenario, each.decks, each.bot): each for each in found if not each.easy}
    played = [bot for bot in BOTS if any(each.bot == bot for each in found)]
    rows = []
    for scenario in ORDER:
        for decks in [*((each,) for each in STARTERS), STARTERS]:
            label = f"{SCENARIOS[scenario].title.split()[-1]}: {'all four' if len(decks) > 1 else deck_names(decks)}"
            rows.append(Row(label, [_value(of.get((scenario, decks, bot))) for bot in played]))
    return chart("Bots with the starter decks, standard", played, rows)


def _comparison_table(found: Sequence[Found]) -> str:
    """Compare strider with scout on the same seeds, all tables of a size together."""
    scout, strider = (
        {(each.scenario, each.easy, each.decks): each.wins for each in found if each.bot == bot}
        for bot in ("scout", "strider")
    )
    both = compared(scout, strider)
    rows = []
    for scenario, easy, players in product(ORDER, (False, True), (1, 2, 3, 4)):
        cells = [each for key, each in both.items() if (*key[:2], len(key[2])) == (scenario, easy, players)]
        if cells:
            mode = "easy" if easy else "standard"
            rows.append(
                [SCENARIOS[scenario].title, mode, str(players), str(len(cells)), *comparison_row(pooled(cells))]
            )
    for scenario in ORDER:
        cells = [each for key, each in both.items() if key[0] == scenario]
        if cells:
            title = f"all of {SCENARIOS[scenario].title}"
            rows.append([title, "", "", str(len(cells)), *comparison_row(pooled(cells))])
    return (
        markdown_table(["scenario", "mode", "players", "tables", *COMPARISON_HEAD], rows, range(2, 8)) if rows else ""
    )


def _ends_table(found: Sequence[Found]) -> str:
    """Return how long scout's games are and why they are lost, over all tables of a size."""
    rows = []
    for scenario in ORDER:
        for players in (1, 2, 3, 4):
            cells = [
                each.tally
                for each in found
                if (each.scenario, each.easy, each.bot, len(each.decks)) == (scenario, False, "scout", players)
            ]
            games = sum(each.share.games for each in cells)
            if games:
                causes: dict[str, int] = {}
                for tally in cells:
                    for cause, n in tally.causes.items():
                        causes[cause] = causes.get(cause, 0) + n
                lost = sum(causes.values()) or 1
                ends = "; ".join(
                    f"{cause} {100 * n / lost:.0f} %" for cause, n in text_tables.sorted_counts(causes.items())[:3]
                )
                length = sum(each.rounds.total for each in cells) / games
                rows.append([SCENARIOS[scenario].title, str(players), f"{games:,}", f"{length:.1f}", ends or "–"])
    return markdown_table(["scenario", "players", "games", "rounds", "lost by"], rows, (1, 2, 3))


def _sheet(found: Sequence[Found]) -> str:
    out = io.StringIO()
    lines = csv.writer(out, lineterminator="\n")
    lines.writerow(["scenario", "mode", "decks", "bot", "seed", "games", "won", "rate", "low", "high", "rounds"])
    for each in found:
        share = each.tally.share
        figures = [f"{number:.4f}" for number in (share.rate, *share.interval, each.tally.rounds.mean)]
        mode = "easy" if each.easy else "standard"
        lines.writerow([each.scenario, mode, " + ".join(each.decks), each.bot, 0, share.games, share.won, *figures])
    return out.getvalue()

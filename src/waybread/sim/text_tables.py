"""What simulations came to, in words and figures: for a terminal, for programs, for spreadsheets."""

from __future__ import annotations

import csv
import io
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from waybread.kernel import ENGINE, Json
from waybread.sim.simulated_party import SimulatedParty
from waybread.sim.simulation import GameTally, Simulation, SimulationTally
from waybread.sim.study import SeedResult
from waybread.sim.win_rates import Interval, Pairs, Share, Spread

__all__ = ["csv_lines", "data", "sheet", "sorted_counts"]
WIDTH: Final = 79
"""Letters in a line of a terminal."""
FEWEST: Final = 5
"""Rounds that fewer games than this have seen are in no table or chart; for programs they are all there."""


# For a terminal --------------------------------------------------------------------------


def percent(share: float) -> str:
    """A share in per cent."""
    return f"{100 * share:.1f} %"


def between(interval: Interval) -> str:
    """An interval in per cent."""
    return f"{100 * interval[0]:.1f} to {100 * interval[1]:.1f}"


def aligned(rows: Sequence[Sequence[str]], indent: str = "  ") -> str:
    """Columns: the first to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = (
        "  ".join(
            [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        )
        for row in rows
    )
    return "\n".join(f"{indent}{line.rstrip()}" for line in lines)


def sheet(study: Simulation, tally: SimulationTally, seed: int) -> str:
    """Everything, to be read."""
    parts = [heading(study.parties[0], tally.headline.games, seed)]
    for party, games in zip(study.parties, tally.parties, strict=True):
        parts.append(_party_sheet(party, games))
    if len(study.parties) == 2:
        parts.append(_pairs_sheet(study, tally.pairs))
    return "\n\n".join(parts)


def heading(party: SimulatedParty, games: int, seed: int) -> str:
    """What was played."""
    return f"{party.heading()}: {games} games, seeds from {seed}"


def _party_sheet(party: SimulatedParty, tally: GameTally) -> str:
    share, rounds = tally.share, tally.rounds
    lines = [
        party.name,
        f"  won     {share.won} of {share.games}: {percent(share.rate)}, 95 % interval {between(share.interval)} %",
        f"  rounds  {rounds.mean:.2f} on average, quartiles {', '.join(map(str, rounds.quartiles))}",
    ]
    if tally.score:
        lines += ["", f"  {party.terms.score_title}", aligned(_score_rows(tally, party.terms.score), "    ")]
    if tally.causes:
        lost = share.games - share.won
        rows = [[cause, str(n), percent(n / lost)] for cause, n in sorted_counts(tally.causes.items())]
        lines += ["", "  why games were lost", aligned(rows, "    ")]
    means = f"  means as {party.terms.moment}, of games still going on"
    rows = curve_rows(tally)
    lines += ["", means, aligned(rows, "    ")]
    if any(len(curve.all) >= len(rows) for curve in tally.curves.values()):
        lines.append(f"    fewer than {FEWEST} games went on longer")
    return "\n".join(lines)


def sorted_counts(counts: Iterable[tuple[str, int]]) -> list[tuple[str, int]]:
    """The most frequent first."""
    return sorted(counts, key=lambda each: (-each[1], each[0]))


def _score_rows(tally: GameTally, parts: Sequence[str]) -> list[list[str]]:
    rows = [["part", "mean", "quartiles"]]
    return rows + [
        [part, f"{spread.mean:.1f}", ", ".join(map(str, spread.quartiles))]
        for part in parts
        if (spread := tally.score.get(part))
    ]


def curve_rows(tally: GameTally) -> list[list[str]]:
    """The means of all measures, round by round, with a head."""
    columns = [curve.all for curve in tally.curves.values()]
    rows = [["round", "games", *tally.curves]]
    for n, spread in enumerate(columns[0]):
        if spread.size >= min(FEWEST, tally.share.games):
            rows.append([str(n + 1), str(spread.size), *(f"{column[n].mean:.1f}" for column in columns)])
    return rows


def _pairs_sheet(study: Simulation, pairs: Pairs) -> str:
    first, second = (each.name for each in study.parties)
    rows = [
        ["both won", str(pairs.both)],
        [f"only {first} won", str(pairs.first_only)],
        [f"only {second} won", str(pairs.second_only)],
        ["neither won", str(pairs.neither)],
    ]
    said = textwrap.fill(verdict(study, pairs), WIDTH, initial_indent="  ", subsequent_indent="  ")
    return "\n".join([f"{second} against {first}, on the same seeds", aligned(rows), said])


def verdict(study: Simulation, pairs: Pairs) -> str:
    """The comparison in a sentence."""
    second = study.parties[1].name
    low, high = pairs.interval
    said = (
        f"{second} wins {100 * pairs.difference:+.1f} points (95 % interval {100 * low:+.1f} to {100 * high:+.1f}); "
        f"McNemar's exact p = {pairs.p_value:.2g}"
    )
    return f"{said}: {'a difference' if pairs.p_value < 0.05 else 'so far no more than chance explains'}."


# For programs ----------------------------------------------------------------------------


def spread_data(spread: Spread) -> dict[str, Json]:
    """A spread by its figures."""
    return {
        "games": spread.size,
        "mean": spread.mean,
        "quartiles": list(spread.quartiles),
    }


def share_data(share: Share) -> dict[str, Any]:
    """A share by its figures."""
    return {"games": share.games, "wins": share.won, "win_rate": share.rate, "interval": list(share.interval)}


def data(study: Simulation, tally: SimulationTally, seed: int, asked: int) -> dict[str, Any]:
    """Everything, as plain data; the figures of the first party stand on top."""
    parties = [_party_data(party, games) for party, games in zip(study.parties, tally.parties, strict=True)]
    found = {"engine": ENGINE, "seed": seed, "asked": asked, **parties[0]}
    if len(parties) == 2:
        found |= {"compared": parties[1], "paired": pairs_data(tally.pairs)}
    return found


def pairs_data(pairs: Pairs) -> dict[str, Any]:
    """A comparison by its figures."""
    return {
        "both": pairs.both, "first_only": pairs.first_only, "second_only": pairs.second_only, "neither": pairs.neither,
        "difference": pairs.difference, "interval": list(pairs.interval), "p_value": pairs.p_value,
    }  # fmt: skip


def _party_data(party: SimulatedParty, tally: GameTally) -> dict[str, Any]:
    return {
        "name": party.name,
        "setup": party.setup,
        "bots": [each.description() for each in party.players],
        **share_data(tally.share),
        "rounds": spread_data(tally.rounds),
        "score": {part: spread_data(spread) for part, spread in tally.score.items()},
        "causes": dict(sorted_counts(tally.causes.items())),
        "curves": {
            measure: {
                name: [spread_data(each) for each in spreads]
                for name, spreads in (("all", curve.all), ("won", curve.won), ("lost", curve.lost))
            }
            for measure, curve in tally.curves.items()
        },
    }


# For spreadsheets ------------------------------------------------------------------------


def csv_lines(study: Simulation, games: Iterable[SeedResult]) -> Iterator[str]:
    """A line for each game, with a head; none of them is kept."""
    terms = study.terms
    yield _csv(["seed", terms.party, "won", "rounds", "cause of loss", *(f"score: {part}" for part in terms.score)])
    for result in games:
        played: Any = result["games"]
        for party, game in zip(study.parties, played, strict=True):
            score = [game["score"].get(part, "") for part in terms.score]
            yield _csv([result["seed"], party.name, int(game["won"]), game["rounds"], game["cause"], *score])


def _csv(cells: Sequence[object]) -> str:
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerow(cells)
    return out.getvalue()

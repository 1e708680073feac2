"""A simulation as one page: charts, tables and words, with nothing to be fetched from anywhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from waybread.sim import charts, text_tables
from waybread.sim.charts import Point, Series
from waybread.sim.page_style import STYLE
from waybread.sim.simulated_party import SimulatedParty
from waybread.sim.simulation import GameTally, Simulation, SimulationTally
from waybread.sim.win_rates import Spread

__all__ = ["page"]
_KEYS: Final = (
    '<ul class="legend"><li><span class="key good"></span> won</li><li><span class="key bad"></span> lost</li></ul>'
)


def page(study: Simulation, tally: SimulationTally, seed: int) -> str:
    """The whole page."""
    party = study.parties[0]
    names = [each.name for each in study.parties]
    title = f"{' and '.join(names)} at {party.title}"
    body = [
        f"<header><h1>{escape(title)}</h1>"
        f"<p>{escape(text_tables.heading(party, tally.headline.games, seed))}</p></header>"
    ]
    body.append(_headline(study, tally))
    for one, games in zip(study.parties, tally.parties, strict=True):
        body.append(_party(one, games, several=len(names) > 1))
    body.append(curve_cards(names, tally.parties, study.terms.measures))
    body.append(_notes(study))
    return document(title, body)


def document(title: str, body: Sequence[str]) -> str:
    """A page that stands alone."""
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body).replace(" %", "\u00a0%")
        + "\n</main>\n</body>\n</html>\n"
    )


def section(title: str, *parts: str, look: str = "") -> str:
    """A part of the page under its heading."""
    return f'<section class="{look}"><h2>{escape(title)}</h2>{"".join(parts)}</section>'


def table(head: Sequence[str], rows: Sequence[Sequence[str]], caption: str, *, titled: bool = False) -> str:
    """A table; the first cell of a row names it. Where a title says the same, the caption is for readers aloud."""
    unseen = ' class="unseen"' if titled else ""
    top = "".join(f'<th scope="col">{escape(each)}</th>' for each in head)
    lines = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(caption)}"><table>'
        f"<caption{unseen}>{escape(caption)}</caption><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table></div>"
    )


def folded(words: str, inside: str) -> str:
    """Something that opens when it is wanted."""
    return f"<details><summary>{escape(words)}</summary>{inside}</details>"


def _headline(study: Simulation, tally: SimulationTally) -> str:
    said_of: list[str] = []
    rows = []
    for party, games in zip(study.parties, tally.parties, strict=True):
        share = games.share
        said = f"{share.won} of {share.games} games won; with 95 % confidence {text_tables.between(share.interval)} %"
        name = f"{escape(party.name)}: " if len(study.parties) > 1 else ""
        said_of.append(f'<p class="big">{text_tables.percent(share.rate)}</p><p>{name}{said}.</p>')
        rows.append((party.name, share.rate, share.interval))
    said = "; ".join(
        f"{name} {text_tables.percent(rate)}, {text_tables.between(interval)} %" for name, rate, interval in rows
    )
    chart = charts.scale("Share of games won with its 95 % interval", said, rows, 0, 1)
    parts = [f'<div class="pair"><div>{"".join(said_of)}</div>{chart}</div>']
    if len(study.parties) == 2:
        pairs = tally.pairs
        cells = [["won", str(pairs.both), str(pairs.second_only)], ["lost", str(pairs.first_only), str(pairs.neither)]]
        first, second = (each.name for each in study.parties)
        parts.append(f"<p>{escape(text_tables.verdict(study, pairs))}</p>")
        head = [second, f"{first} won", f"{first} lost"]
        caption = f"Games by how both {study.terms.parties} did on the same seed; rows are {second}"
        parts.append(table(head, cells, caption))
    return section("Won", *parts, look="card")


def _party(party: SimulatedParty, tally: GameTally, *, several: bool) -> str:
    won, everything = tally.rounds_won.counts, tally.rounds.counts
    spans = range(min(everything), max(everything) + 1)
    histogram = [(n, won[n], everything[n] - won[n]) for n in spans]
    quartiles = ", ".join(map(str, tally.rounds.quartiles))
    said = f"{tally.rounds.mean:.2f} rounds on average, quartiles {quartiles}"
    shown = [
        section(
            "Length of the games",
            charts.columns("Games by their number of rounds, won and lost", said, histogram, "rounds"),
            _KEYS,
            f"<p>{said}.</p>",
            folded(
                "As a table", table(["rounds", "won", "lost"], _texts(histogram), "Games by their number of rounds")
            ),
            look="card",
        )
    ]
    lost = tally.share.games - tally.share.won
    if lost:
        causes = [
            (why, n / lost, f"{n} ({text_tables.percent(n / lost)})")
            for why, n in text_tables.sorted_counts(tally.causes.items())
        ]
        words = "; ".join(f"{why}: {n}" for why, _, n in causes)
        shown.append(section("Why games were lost", charts.bars("Causes of loss", words, causes, "bad"), look="card"))
    if tally.score:
        rows = [
            [part, f"{each.mean:.1f}", *map(str, each.quartiles)]
            for part in party.terms.score
            if (each := tally.score.get(part))
        ]
        head = ["part", "mean", "25 %", "50 %", "75 %"]
        caption = party.terms.score_title.capitalize()
        shown.append(section(caption, table(head, rows, caption, titled=True), look="card"))
    title = f"<h2>{escape(party.name)}</h2>" if several else ""
    return f'{title}<div class="cards">{"".join(shown)}</div>'


def _texts(rows: Sequence[Sequence[int]]) -> list[list[str]]:
    return [[str(cell) for cell in row] for row in rows]


def curve_cards(names: Sequence[str], tallies: Sequence[GameTally], measures: Mapping[str, str]) -> str:
    """A chart for each measure: of won and lost games, or of two parties."""
    cards = []
    for measure, title in measures.items():
        if len(tallies) == 1:
            curve = tallies[0].curves[measure]
            series = [_line("won in the end", "good", curve.won), _line("lost in the end", "bad", curve.lost)]
        else:
            series = [
                _line(name, look, tally.curves[measure].all)
                for name, look, tally in zip(names, ("one", "two"), tallies, strict=True)
            ]
        said = "; ".join(
            f"{each.name}: {each.points[0].y:.1f} in round {each.points[0].x}, then {each.points[-1].y:.1f} in round "
            f"{each.points[-1].x}"
            for each in series
            if each.points
        )
        chart = charts.line_chart(f"{title} by round", said, series, "round")
        if chart:
            cards.append(section(title, chart, folded("As a table", _curve_table(title, series)), look="card"))
    return f'<h2>The table, round by round</h2><div class="cards">{"".join(cards)}</div>'


def _line(name: str, look: str, spreads: Sequence[Spread]) -> Series:
    enough = [(n, each) for n, each in enumerate(spreads, 1) if each.size >= text_tables.FEWEST]
    return Series(name, look, [Point(n, each.mean, each.quantile(0.25), each.quantile(0.75)) for n, each in enough])


def _curve_table(title: str, series: Sequence[Series]) -> str:
    rounds = sorted({point.x for each in series for point in each.points})
    values = [{point.x: f"{point.y:.1f} ({point.low:g} to {point.high:g})" for point in each.points} for each in series]
    rows = [[str(n), *(each.get(n, "–") for each in values)] for n in rounds]
    return table(["round", *(each.name for each in series)], rows, f"{title}: mean and middle half")


def _notes(study: Simulation) -> str:
    words = (
        f"Values are taken as {study.terms.moment_in_full}, of games that are still going on then; a line ends "
        f"where fewer than {text_tables.FEWEST} games are left. Lines are means, bands the middle half of all games. "
        f"Intervals of shares are Wilson's. The figures say how these bots fare with these {study.terms.parties}; "
        "people may fare otherwise."
    )
    listings = "".join(
        folded(each.title, table(each.head, each.rows, each.caption))
        for party in study.parties
        for each in party.listings()
    )
    return section("How to read this", f"<p>{words}</p>", listings, look="card")

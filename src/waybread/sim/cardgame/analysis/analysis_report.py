"""An analysis as one page: charts, tables and words, with nothing to be fetched from anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from waybread.cardgame import shown_encounter_name, shown_name
from waybread.sim import charts, text_tables
from waybread.sim.cardgame.analysis import analysis_tables
from waybread.sim.cardgame.analysis.analysis_study import Analysis
from waybread.sim.cardgame.analysis.analysis_tally import BY_ROUND, AnalysisTally
from waybread.sim.html_report import curve_cards, document, section, table

__all__ = ["page"]
MOST_BARS: Final = 12


def page(study: Analysis, tally: AnalysisTally, seed: int) -> str:
    """The whole page."""
    title = f"{study.party.name} at {study.party.title}: what wins and what loses"
    share = tally.headline
    body = [
        f"<header><h1>{escape(title)}</h1>"
        f"<p>{escape(text_tables.heading(study.party, share.games, seed))}</p></header>",
        section(
            "Won",
            f'<p class="big">{text_tables.percent(share.rate)}</p>',
            f"<p>{share.won} of {share.games} games; with 95 % confidence {text_tables.between(share.interval)} %.</p>",
            look="card",
        ),
        _cards(tally),
    ]
    if study.swaps:
        body.append(_swaps(study, tally))
    body += [
        _rows(
            "Opening hands: kept, or a mulligan, on the same seeds",
            analysis_tables.hand_rows(tally),
            analysis_tables.mulligan_words(tally),
        ),
        _danger(tally),
        curve_cards([study.party.name], [tally.games], study.party.terms.measures),
        '<div class="cards">'
        + _rows("Resources paid for cards", analysis_tables.spent_rows(tally))
        + _rows("Where threat on the dials comes from", analysis_tables.raised_rows(tally))
        + "</div>",
    ]
    return document(title, body)


def _rows(title: str, rows: Sequence[Sequence[str]], said: str = "") -> str:
    head, *lines = rows
    return section(title, f"<p>{escape(said)}</p>" if said else "", table(head, lines, title, titled=True), look="card")


def _cards(tally: AnalysisTally) -> str:
    limit = BY_ROUND[0]
    found = []
    for name, card in tally.cards.items():
        contrast = card.by_round[limit]
        if contrast.present.games and contrast.absent.games:
            middle, low, high = contrast.gap
            found.append((shown_name(name), middle, (low, high)))
    found.sort(key=lambda each: (-each[1], each[0]))
    what = f"Points of win rate with a card drawn by round {limit}, less without it"
    parts = [f'<p class="hint">{escape(analysis_tables.CAUTION)}</p>']
    chart = ""
    if found:
        said = "; ".join(f"{title} {analysis_tables.points(middle, *ends)}" for title, middle, ends in found)
        ends = [end for _, _, interval in found for end in interval]
        parts.append(f"<p>{escape(what)}, with 95 % intervals; the table has the other ways to look at it.</p>")
        chart = charts.scale(what, said, found, min(0.0, *ends), max(0.0, *ends))
    head, *lines = analysis_tables.card_rows(tally)
    rows = table(head, lines, "Each card: points of win rate with it less without it (95 % interval)", titled=True)
    parts.append(f'<div class="beside">{chart}{rows}</div>')
    return section("Cards", *parts, look="card")


def _swaps(study: Analysis, tally: AnalysisTally) -> str:
    parts = [
        f"<p><strong>{escape(swap.name)}</strong>: {escape(analysis_tables.swap_verdict(pairs))}</p>"
        for swap, pairs in zip(study.swaps, tally.swaps, strict=True)
    ]
    return section("Swaps", *parts, look="card")


def _danger(tally: AnalysisTally) -> str:
    lost = tally.headline.games - tally.headline.won
    ended = sorted(
        ((each.ended, shown_encounter_name(name)) for name, each in tally.danger.items() if each.ended),
        key=lambda x: (-x[0], x[1]),
    )
    bars = [
        (title, count / lost, f"{count} ({text_tables.percent(count / lost)})") for count, title in ended[:MOST_BARS]
    ]
    parts = []
    if bars:
        said = "; ".join(f"{title}: {count}" for title, _, count in bars)
        parts += ["<p>What ended lost games:</p>", charts.bars("What ended lost games", said, bars, "bad")]
    head, *lines = analysis_tables.danger_rows(tally)
    parts.append(table(head, lines, "Each encounter card"))
    parts.append(f"<p>{escape(analysis_tables.DANGER_WORDS)}</p>")
    return section("What the encounter deck does", *parts, look="card")

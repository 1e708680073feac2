"""What many games came to, as a page draws it: a row for each bar, point or line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, cast

from waybread.cardgame import shown_name
from waybread.sim.cardgame.analysis.analysis_tables import Advice, HandKind, advice, hands
from waybread.sim.cardgame.analysis.analysis_tally import AnalysisTally, Contrast
from waybread.sim.cardgame.watched_game import TERMS
from waybread.sim.simulation import GameTally
from waybread.sim.text_tables import FEWEST, sorted_counts
from waybread.sim.win_rates import Pairs, Share, Spread

Measure = Literal["threat", "heroes", "allies", "willpower", "staging threat", "resources", "hand"]


@dataclass(frozen=True, slots=True)
class Length:
    """How many games took so many rounds."""

    rounds: int
    won: int
    lost: int


@dataclass(frozen=True, slots=True)
class Cause:
    """Why games were lost."""

    cause: str
    games: int


@dataclass(frozen=True, slots=True)
class ScorePart:
    """A part of the score of won games."""

    part: str
    mean: float


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """A measure in one round, over the games that had not ended: its mean, and the middle half."""

    round: int
    games: int
    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class MeasureCurve:
    """A measure as planning begins, round by round, of games that were won or lost in the end."""

    measure: Measure
    won: list[CurvePoint]
    lost: list[CurvePoint]


@dataclass(frozen=True, slots=True)
class Difference:
    """The share of wins with something less that without it, with its 95 % interval."""

    games: int
    """Games with it."""
    difference: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class CardFigures:
    """A card of the decks; null where there are too few games on one side."""

    name: str
    """What data of decks calls it: its title, or its id where others have the title."""
    title: str
    """What it is called where people read it."""
    copies: int
    opening: Difference | None
    by_round_3: Difference | None
    by_round_5: Difference | None
    played: Difference | None


@dataclass(frozen=True, slots=True)
class HandFigures:
    """Opening hands, kept and not kept on the same seeds."""

    of: HandKind
    """All hands, a kind of hand, or hands with a card."""
    name: str
    """Of a card, what data of decks calls it."""
    title: str
    """What people read."""
    games: int
    kept: float
    """Share of wins if it is kept."""
    anew: float
    """Share of wins with a mulligan."""
    difference: float
    """What a mulligan gains."""
    low: float
    high: float
    advice: Advice


@dataclass(frozen=True, slots=True)
class DangerFigures:
    """What an encounter card does, per game; the fields after ``ended`` are those of ``DEEDS``."""

    title: str
    ended: float
    """The share of lost games that it ended."""
    revealed: float
    staged_threat: float
    attacks: float
    attack: float
    damage: float
    destroyed: float
    threat_raised: float


@dataclass(frozen=True, slots=True)
class ThreatSource:
    """What raises threat on the dials."""

    source: str
    per_game: float


@dataclass(frozen=True, slots=True)
class AnalysisFigures:
    """What was asked for with ``analyse``."""

    cards: list[CardFigures]
    kept: float
    """The share of hands that the bots keep."""
    hands: list[HandFigures]
    dangers: list[DangerFigures]
    spent: list[CurvePoint]
    """Resources paid for cards."""
    raised: list[ThreatSource]


@dataclass(frozen=True, slots=True)
class TrialFigures:
    """What the games came to so far."""

    rounds: float
    """The mean."""
    lengths: list[Length]
    causes: list[Cause]
    score: list[ScorePart]
    curves: list[MeasureCurve]
    analysis: AnalysisFigures | None


@dataclass(frozen=True, slots=True)
class TrialNews:
    """How a trial is going."""

    done: int
    asked: int
    won: int
    low: float
    """Wilson's 95 % interval of the share of wins."""
    high: float
    spent: float
    """Seconds so far."""
    left: float | None
    """Seconds to come, by what games took so far."""
    over: bool = False
    """This is the last line."""
    why: str = ""
    """Why it ended early, in a sentence."""
    figures: TrialFigures | None = None
    """Every other second, and at the end."""


def figures(games: GameTally, analysis: AnalysisTally | None = None) -> TrialFigures:
    """Everything that is drawn."""
    spans = range(min(games.rounds.counts), max(games.rounds.counts) + 1) if games.rounds.counts else ()
    won, everything = games.rounds_won.counts, games.rounds.counts
    return TrialFigures(
        games.rounds.mean,
        [Length(n, won[n], everything[n] - won[n]) for n in spans],
        [Cause(*each) for each in sorted_counts(games.causes.items())],
        [ScorePart(part, games.score[part].mean) for part in TERMS.score if part in games.score],
        [
            MeasureCurve(cast("Measure", measure), _points(curve.won), _points(curve.lost))
            for measure, curve in games.curves.items()
        ],
        None if analysis is None else _analysis(analysis),
    )


def _points(spreads: Sequence[Spread]) -> list[CurvePoint]:
    """Round by round, as long as there are games enough for a mean to say something."""
    return [
        CurvePoint(n, each.size, each.mean, each.quantile(0.25), each.quantile(0.75))
        for n, each in enumerate(spreads, 1)
        if each.size >= FEWEST
    ]


def _analysis(tally: AnalysisTally) -> AnalysisFigures:
    games = tally.headline.games or 1
    lost = games - tally.headline.won
    shown = hands(tally)
    return AnalysisFigures(
        [
            CardFigures(
                name,
                shown_name(name),
                card.copies,
                *map(_difference, (card.opening, *card.by_round.values(), card.played)),
            )
            for name, card in sorted(tally.cards.items())
        ],
        tally.kept.rate,
        [_hand(kind, name, pairs, len(shown)) for kind, name, pairs in shown],
        [
            DangerFigures(title, danger.ended / lost if lost else 0.0, *(each / games for each in danger.deeds))
            for title, danger in sorted(tally.danger.items())
        ],
        _points(tally.spent),
        [ThreatSource(source.strip("()"), amount / games) for source, amount in sorted_counts(tally.raised.items())],
    )


def _difference(contrast: Contrast) -> Difference | None:
    """Points of win rate with a card less without it; none where there are not games enough on both sides."""
    if min(contrast.present.games, contrast.absent.games) < FEWEST:
        return None
    return Difference(contrast.present.games, *contrast.gap)


def _hand(kind: HandKind, name: str, pairs: Pairs, rows: int) -> HandFigures:
    said = pairs.games, pairs.first.rate, pairs.second.rate, pairs.difference
    return HandFigures(kind, name, shown_name(name), *said, *pairs.interval, advice(pairs, rows))


def news(share: Share, asked: int, spent: float) -> TrialNews:
    """How a trial of so many games is going after so many seconds."""
    left = spent / share.games * (asked - share.games) if share.games else None
    return TrialNews(share.games, asked, share.won, *share.interval, spent, left)

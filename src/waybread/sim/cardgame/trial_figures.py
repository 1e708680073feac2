"""What many games came to, as a page draws it: plain data, a row for each bar, point or line."""

from __future__ import annotations

from collections.abc import Sequence

from waybread.kernel import Json
from waybread.sim.cardgame.analysis.analysis_tables import advice, hands
from waybread.sim.cardgame.analysis.analysis_tally import BY_ROUND, AnalysisTally, Contrast
from waybread.sim.cardgame.analysis.game_notes import DEEDS
from waybread.sim.cardgame.watched_game import WORDS
from waybread.sim.simulation import GameTally
from waybread.sim.text_tables import FEWEST, sorted_counts
from waybread.sim.win_rates import Pairs, Spread


def figures(games: GameTally, analysis: AnalysisTally | None = None) -> dict[str, Json]:
    """Everything that is drawn."""
    spans = range(min(games.rounds.counts), max(games.rounds.counts) + 1) if games.rounds.counts else ()
    won, everything = games.rounds_won.counts, games.rounds.counts
    return {
        "rounds": games.rounds.mean,
        "lengths": [{"rounds": n, "won": won[n], "lost": everything[n] - won[n]} for n in spans],
        "causes": [{"cause": cause, "games": n} for cause, n in sorted_counts(games.causes.items())],
        "score": [{"part": part, "mean": games.score[part].mean} for part in WORDS.score if part in games.score],
        "curves": [
            {"measure": measure, "won": _points(curve.won), "lost": _points(curve.lost)}
            for measure, curve in games.curves.items()
        ],
        "analysis": None if analysis is None else _analysis(analysis),
    }


def _points(spreads: Sequence[Spread]) -> list[Json]:
    """Round by round, as long as there are games enough for a mean to say something."""
    return [
        {"round": n, "games": each.size, "mean": each.mean, "low": each.quantile(0.25), "high": each.quantile(0.75)}
        for n, each in enumerate(spreads, 1)
        if each.size >= FEWEST
    ]


def _analysis(tally: AnalysisTally) -> dict[str, Json]:
    games = tally.headline.games or 1
    lost = games - tally.headline.won
    return {
        "cards": [
            {
                "title": title,
                "copies": card.copies,
                "opening": _difference(card.opening),
                **{f"by_round_{n}": _difference(card.by_round[n]) for n in BY_ROUND},
                "played": _difference(card.played),
            }
            for title, card in sorted(tally.cards.items())
        ],
        "kept": tally.kept.rate,
        "hands": _hands(tally),
        "dangers": [
            {
                "title": title,
                **{_named(deed): amount / games for deed, amount in zip(DEEDS, danger.deeds, strict=True)},
                "ended": danger.ended / lost if lost else 0.0,
            }
            for title, danger in sorted(tally.danger.items())
        ],
        "spent": _points(tally.spent),
        "raised": [
            {"source": source.strip("()"), "per_game": amount / games}
            for source, amount in sorted_counts(tally.raised.items())
        ],
    }


def _named(deed: str) -> str:
    return deed.replace(" ", "_")


def _difference(contrast: Contrast) -> Json:
    """Points of win rate with a card less without it; none where there are not games enough on both sides."""
    if min(contrast.present.games, contrast.absent.games) < FEWEST:
        return None
    middle, low, high = contrast.gap
    return {"games": contrast.present.games, "difference": middle, "low": low, "high": high}


def _hands(tally: AnalysisTally) -> list[Json]:
    shown = hands(tally)
    return [_hand(kind, name, pairs, len(shown)) for kind, name, pairs in shown]


def _hand(kind: str, name: str, pairs: Pairs, rows: int) -> Json:
    low, high = pairs.interval
    return {
        "of": kind,
        "name": name,
        "games": pairs.games,
        "kept": pairs.first.rate,
        "anew": pairs.second.rate,
        "difference": pairs.difference,
        "low": low,
        "high": high,
        "advice": advice(pairs, rows),
    }

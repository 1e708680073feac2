"""An analysis in words and figures: for a terminal and for programs."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias

from waybread.cardgame import shown_encounter_name, shown_name
from waybread.kernel import ENGINE
from waybread.sim.cardgame.analysis.analysis_study import Analysis
from waybread.sim.cardgame.analysis.analysis_tally import BY_ROUND, AnalysisTally, CardTally, Contrast, DangerTally
from waybread.sim.cardgame.analysis.game_notes import DEEDS
from waybread.sim.text_tables import (
    FEWEST,
    WIDTH,
    aligned,
    between,
    curve_rows,
    heading,
    pairs_data,
    percent,
    share_data,
    spread_data,
)
from waybread.sim.win_rates import Pairs

__all__ = ["data", "sheet"]
Advice: TypeAlias = Literal["keep", "mulligan", "cannot be told yet"]
HandKind: TypeAlias = Literal["", "kind", "card"]
"""All hands, a kind of hand, or hands with a card."""
CAUTION: Final = (
    "Read with care. Whether a card is in the opening hand or drawn by a round is the luck of the shuffle, so those"
    " differences are close to its effect (mulligans blur the first, cards that draw others the rest). Whether it "
    "is played is a choice: cards are played in games that last and go well, so that column shows what goes "
    "together, not what helps. With many cards, one in twenty intervals lies beside 0 by chance alone; --swap tests"
    " one card for good."
)
DOUBT: Final = 0.05
"""Advice on hands may be wrong as often as this, in a whole table."""
_CARD_HEAD: Final = ("card", "copies", "in opening hand", *(f"drawn by round {n}" for n in BY_ROUND), "played")
_DANGER_HEAD: Final = (
    "encounter card", "revealed", "staged", "attacks", "strength", "damage", "kills", "dials", "ends",
)  # fmt: skip
DANGER_WORDS: Final = (
    "Per game: how often it is revealed, the threat it adds to quests from the staging area, its attacks and their "
    "strength together, the damage it deals to characters, how many it destroys, and by how much it raises dials. "
    "Last: the share of lost games that it ended, by the last damage or threat before the end."
)


def sheet(study: Analysis, tally: AnalysisTally, seed: int) -> str:
    """Everything, to be read."""
    share = tally.headline
    parts = [
        heading(study.party, share.games, seed),
        f"{study.party.name}\n  won {share.won} of {share.games}: {percent(share.rate)}, 95 % interval "
        f"{between(share.interval)} %",
        _titled("Cards: points of win rate with the card less without it (95 % interval)", card_rows(tally), CAUTION),
    ]
    parts += [_swap_words(swap.name, pairs) for swap, pairs in zip(study.swaps, tally.swaps, strict=True)]
    parts += [
        _titled("Opening hands: the same seeds with the hand kept and with a mulligan", hand_rows(tally),
                mulligan_words(tally)),
        _titled("Means as planning begins, of games still going on", [list(each) for each in curve_rows(tally.games)]),
        _titled("Resources paid for cards", spent_rows(tally)),
        _titled("Where threat on the dials comes from", raised_rows(tally)),
        _titled("What the encounter deck does", danger_rows(tally), DANGER_WORDS),
    ]  # fmt: skip
    return "\n\n".join(parts)


def _titled(title: str, rows: Sequence[Sequence[str]], words: str = "") -> str:
    lines = [title, aligned(rows)] if len(rows) > 1 else [title, "  nothing to show"]
    if words:
        lines.append(textwrap.fill(words, WIDTH, initial_indent="  ", subsequent_indent="  "))
    return "\n".join(lines)


def points(value: float, low: float, high: float) -> str:
    """A difference with its interval, in points."""
    return f"{100 * value:+.1f} ({100 * low:+.0f} to {100 * high:+.0f})"


def contrast_words(contrast: Contrast) -> str:
    """A contrast, where there are games on both sides."""
    if not contrast.present.games or not contrast.absent.games:
        return "–"
    return points(*contrast.gap)


def _order(card: CardTally) -> float:
    return -card.by_round[BY_ROUND[0]].gap[0]


def card_rows(tally: AnalysisTally) -> list[list[str]]:
    """A row for each card, the best first, with a head."""
    rows = [list(_CARD_HEAD)]
    for name, card in sorted(tally.cards.items(), key=lambda each: (_order(each[1]), each[0])):
        contrasts = (card.opening, *card.by_round.values(), card.played)
        rows.append([shown_name(name), str(card.copies), *map(contrast_words, contrasts)])
    return rows


def advice(pairs: Pairs, rows: int) -> Advice:
    """Keep or not, as far as it can be told of one row among so many (Bonferroni): chance has a try in each."""
    if pairs.p_value * rows >= DOUBT:
        return "cannot be told yet"
    return "keep" if pairs.difference < 0 else "mulligan"


def hands(tally: AnalysisTally) -> list[tuple[HandKind, str, Pairs]]:
    """All hands, then each kind of hand, then hands with each card, those best kept first, if seen often enough."""
    by_card = sorted(tally.by_card.items(), key=lambda each: (each[1].difference, each[0]))
    named: list[tuple[HandKind, str, Pairs]] = [("", "any hand", tally.mulligan)]
    named += [("kind", name, pairs) for name, pairs in sorted(tally.by_feature.items())]
    named += [("card", name, pairs) for name, pairs in by_card]
    return [each for each in named if each[2].games >= FEWEST]


def hand_rows(tally: AnalysisTally) -> list[list[str]]:
    """A row for each of ``hands``, with a head."""
    rows = [["hand", "games", "won if kept", "won if not", "mulligan gains", "so"]]
    shown = hands(tally)
    for kind, name, pairs in shown:
        cells = [percent(pairs.first.rate), percent(pairs.second.rate), points(pairs.difference, *pairs.interval)]
        named = f"with {shown_name(name)}" if kind == "card" else name
        rows.append([named, str(pairs.games), *cells, advice(pairs, len(shown))])
    return rows


def mulligan_words(tally: AnalysisTally) -> str:
    """How the bots do it, and what the advice takes."""
    return (
        f"The bots keep {percent(tally.kept.rate)} of their hands. A hand with several of these cards counts in "
        f"several rows. An interval is that of its row alone, and of {len(hands(tally))} rows over the same games some "
        "look good by chance: 'keep' or 'mulligan' is said only where the result is too lopsided for that "
        f"(McNemar's exact p, times the number of rows, below {DOUBT:g})."
    )


def _swap_words(name: str, pairs: Pairs) -> str:
    rows = [
        ["won with the deck as it is", str(pairs.first.won)],
        ["won with the swap", str(pairs.second.won)],
        ["only as it is", str(pairs.first_only)],
        ["only with the swap", str(pairs.second_only)],
    ]
    return _titled(f"Swap: {name}", rows, swap_verdict(pairs))


def swap_verdict(pairs: Pairs) -> str:
    """What a swap does, in a sentence."""
    low, high = pairs.interval
    sure = "" if pairs.p_value < 0.05 else " That is no more than chance explains so far."
    return (
        f"The swap wins {100 * pairs.difference:+.1f} points (95 % interval {100 * low:+.1f} to {100 * high:+.1f}; "
        f"McNemar's exact p = {pairs.p_value:.2g}), on the same seeds.{sure}"
    )


def spent_rows(tally: AnalysisTally) -> list[list[str]]:
    """Round by round, with a head."""
    rows = [["round", "games", "mean", "quartiles"]]
    least = min(FEWEST, tally.headline.games)
    return rows + [
        [str(n), str(each.size), f"{each.mean:.1f}", ", ".join(map(str, each.quartiles))]
        for n, each in enumerate(tally.spent, 1)
        if each.size >= least
    ]


def raised_rows(tally: AnalysisTally) -> list[list[str]]:
    """By source, with a head."""
    total = tally.raised.total() or 1
    rows = [["source", "per game", "share"]]
    for source, amount in sorted(tally.raised.items(), key=lambda each: (-each[1], each[0])):
        rows.append([source.strip("()"), f"{amount / (tally.headline.games or 1):.2f}", percent(amount / total)])
    return rows


def danger_rows(tally: AnalysisTally) -> list[list[str]]:
    """A row for each encounter card, what ends most games first, with a head."""
    games = tally.headline.games or 1
    lost = games - tally.headline.won
    rows = [list(_DANGER_HEAD)]
    for name, danger in sorted(tally.danger.items(), key=lambda each: (-each[1].ended, -_weight(each[1]), each[0])):
        ended = percent(danger.ended / lost) if lost else "–"
        rows.append([shown_encounter_name(name), *(f"{each / games:.2f}" for each in danger.deeds), ended])
    return rows


def _weight(danger: DangerTally) -> int:
    """Damage and threat together: a rough order of what hurts."""
    return danger.deeds[DEEDS.index("damage")] + danger.deeds[DEEDS.index("threat raised")]


# For programs ----------------------------------------------------------------------------


def data(study: Analysis, tally: AnalysisTally, seed: int, asked: int) -> dict[str, Any]:
    """Everything, as plain data."""
    return {
        "engine": ENGINE, "seed": seed, "asked": asked, "name": study.party.name, "setup": study.party.setup,
        "bots": [each.description() for each in study.party.players], **share_data(tally.headline),
        "cards": {name: _card_data(card) for name, card in tally.cards.items()},
        "swaps": {swap.name: pairs_data(pairs) for swap, pairs in zip(study.swaps, tally.swaps, strict=True)},
        "opening hands": {
            "kept by the bots": share_data(tally.kept), "any": pairs_data(tally.mulligan),
            "by feature": {name: pairs_data(pairs) for name, pairs in sorted(tally.by_feature.items())},
            "by card": {name: pairs_data(pairs) for name, pairs in tally.by_card.items()},
        },
        "curves": {name: [spread_data(each) for each in curve.all] for name, curve in tally.games.curves.items()},
        "spent": [spread_data(each) for each in tally.spent],
        "threat raised": dict(sorted(tally.raised.items())),
        "danger": {
            title: {**dict(zip(DEEDS, danger.deeds, strict=True)), "games": danger.games, "ended": danger.ended}
            for title, danger in sorted(tally.danger.items())
        },
    }  # fmt: skip


def _card_data(card: CardTally) -> dict[str, Any]:
    return {
        "copies": card.copies,
        "opening": _contrast_data(card.opening),
        **{f"by round {n}": _contrast_data(each) for n, each in card.by_round.items()},
        "played": _contrast_data(card.played),
    }


def _contrast_data(contrast: Contrast) -> dict[str, Any]:
    middle, low, high = contrast.gap
    return {
        "with": share_data(contrast.present), "without": share_data(contrast.absent), "difference": middle,
        "interval": [low, high],
    }  # fmt: skip

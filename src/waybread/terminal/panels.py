"""What is said at the table: news, the question, help, hints, the end. Each returns something that Rich draws."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, floor
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Column
from rich.table import Table as Grid
from rich.text import Text

from waybread.bots import Hint
from waybread.table import Prompt, Summary, counted
from waybread.terminal.typed_answers import numbered
from waybread.texts import CardName, Words

HELP: Final = (
    ("1", "choose by number; 0 passes, declines or is done"),
    ("1 3 done", "several at once, where a group is chosen"),
    ("Enter", "the question again"),
    ("v", "the whole table again"),
    ("u", "undo: take back your last choice"),
    ("h", "a hint: what a search thinks of the choices"),
    ("r", "the rule behind the question; r WORDS searches the rules"),
    ("c CARD", "show a card, by its title or by the number of a choice"),
    ("w CARD", "why a card cannot be chosen now"),
    ("x", "where changed numbers (*) and totals come from"),
    ("p", "pass until something happens"),
    ("s", "settings: windows in which to be asked always or never"),
    ("l", "the last lines of the log; l 100, l all"),
    ("q", "leave; the game is saved, and how to go on with it is said"),
)
PARTS: Final = ("threat", "fallen heroes", "damage", "rounds", "victory points")
"""The parts of a score in the order of the rules."""


def log_panel(lines: Iterable[Words]) -> RenderableType:
    """Lines of the log."""
    grid = Grid.grid(Column(style="dim", no_wrap=True), "", padding=(0, 1))
    for words in lines:
        grid.add_row(
            "-", Text.assemble(*((each.title, "cyan") if isinstance(each, CardName) else each for each in words))
        )
    return grid


def question(prompt: Prompt, names: Sequence[str], *, several: bool) -> RenderableType:
    """The question and its choices by number."""
    who = f"{names[prompt.seat]}: " if several else ""
    parts: list[RenderableType] = [Text(f"{who}{prompt.text}", style="bold")]
    if prompt.most > 1 and prompt.picked:
        parts.append(Text(f"{len(prompt.picked)} chosen so far.", style="italic"))
    rows = [(number, choice.label) for number, choice in numbered(prompt)]
    return Group(*parts, pairs(rows, width=3, space=1))


def windows(listed: Iterable[tuple[str, str, str]]) -> RenderableType:
    """The windows of a round, and how they are set."""
    grid = Grid.grid(Column(justify="right", style="bold yellow"), Column(no_wrap=True), "", padding=(0, 2))
    for number, words, way in listed:
        grid.add_row(number, Text(way, style="" if way == "usual" else "bold"), words)
    return grid


def hinted(found: Sequence[Hint], prompt: Prompt) -> RenderableType:
    """What a search thinks; intervals are rounded outwards, so that none looks narrower than it is."""
    if not found:
        return Text("There is nothing to weigh: only one thing can be done.")
    labels = {each.option: (number, each.label) for number, each in numbered(prompt)}
    rows = []
    for each in found:
        number, label = labels[each.option]
        interval = f"({floor(100 * each.low)}% to {ceil(100 * each.high)}%)"
        rows.append((number, f"{each.chance:4.0%} {interval}{' *' if each.usual else ''}  {label}"))
    head = Text("Chance to win as a search sees it, with its 95 % interval; * is what rules of thumb choose:")
    return Group(head, pairs(rows), Text(found[0].reason, style="italic"))


def ended(summary: Summary) -> RenderableType:
    """A finished game."""
    won = summary.won
    head = Text(f"{'WON' if won else 'LOST'}: {summary.reason}.", style="bold green" if won else "bold red")
    rounds = f"{summary.scenario}, {summary.difficulty}, {counted(summary.rounds, 'round')}."
    score = summary.score
    named = [*(each for each in PARTS if each in score), *(each for each in score if each not in (*PARTS, "total"))]
    rows = [(str(score[each]), each) for each in named] + [(str(score["total"]), "in all")] if score else []
    what = "Score, lower is better:" if won else "What a score would be made of; a lost game has none:"
    return Group(head, Text(rounds), *([Text(what), pairs(rows)] if rows else []))


def pairs(rows: Iterable[tuple[str, str]], *, width: int = 8, space: int = 2) -> RenderableType:
    """What is typed or counted, and what it means."""
    first = Column(justify="right", style="bold yellow", no_wrap=True, min_width=width)
    grid = Grid.grid(first, "", padding=(0, space))
    for left, right in rows:
        grid.add_row(left, Text(right))
    return grid

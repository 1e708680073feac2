"""Every rule of both games as a statement in our own words, with an id.

Outside its table an id carries its game: ``lcg:step.3.4-2`` for the card game,
``jme:22.7a`` for journeys. Decisions name the rule behind them, tests cite the rules they
hold, and people look them up.
"""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

GAMES: Final = MappingProxyType({"lcg": "The Lord of the Rings: The Card Game", "jme": "Journeys in Middle-earth"})
_COLUMNS: Final = ["id", "entry", "summary", "testable", "kind"]


@dataclass(frozen=True, slots=True)
class Rule:
    """One statement of a game's rules."""

    id: str
    """With the game in front."""
    entry: str
    """The heading under which the rules say it."""
    summary: str
    testable: bool
    kind: str


@cache
def rules() -> MappingProxyType[str, Rule]:
    """Every rule by its id, in the order of the tables."""
    found: dict[str, Rule] = {}
    for game in GAMES:
        text = files(__name__).joinpath(f"{game}.tsv").read_text(encoding="utf-8")
        header, *lines = [line.split("\t") for line in text.splitlines()]
        if header != _COLUMNS:
            raise ValueError(f"{game}.tsv should have the columns {_COLUMNS}, not {header}")
        for number, entry, summary, testable, kind in lines:
            rule = Rule(f"{game}:{number}", entry, summary, testable == "yes", kind)
            if rule.id in found or testable not in ("yes", "no"):
                raise ValueError(f"{game}.tsv: {number} stands twice, or is not yes or no")
            found[rule.id] = rule
    return MappingProxyType(found)


def search(words: str) -> list[Rule]:
    """The rules that have all of the words in their id, entry or summary."""
    wanted = words.casefold().split()
    return [
        rule
        for rule in rules().values()
        if all(word in f"{rule.id} {rule.entry} {rule.summary}".casefold() for word in wanted)
    ]


__all__ = ["GAMES", "Rule", "rules", "search"]

"""The register of keywords beyond the eight of the rulebook, each with the hooks by which it acts.

A keyword is registered before a card that has it is made: the common ones here, those of one box in that box. What a
keyword does is an effect, and the module of that effect fills in the hook. A game in which no card has such a keyword
never asks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from waybread.cardgame.facts import Keyword

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame
    from waybread.kernel import Effect


@dataclass(slots=True)
class KeywordRule:
    """A keyword with rules of its own: what is asked at which moment, or None."""

    name: str
    entering: Callable[[CardGame, int], Effect] | None = None
    """What it does after its card enters play: after constant text, before forced effects."""
    refreshing: Callable[[CardGame, int, int], Effect] | None = None
    """What it does to a card in play, given its number, after the first player token has passed."""
    survives: bool = False
    """Does its card stay in play with damage equal to its hit points?"""
    saving: Callable[[CardGame, int, int], int] | None = None
    """By how much less its card costs a player: the game, the player, the keyword's number."""


KEYWORDS: Final[dict[str, KeywordRule]] = {}
"""The registered keywords by name."""


def keyword_rule(name: str) -> KeywordRule:
    """Register a keyword, so that cards can be printed with it; returns the record that takes its hooks."""
    if name in KEYWORDS or name in set(Keyword):
        raise ValueError(f"there are two keywords named {name}")
    KEYWORDS[name] = found = KeywordRule(name)
    return found


def printed_name(word: str) -> str:
    """The name of a keyword printed on a card; raises on an unknown one."""
    if word in set(Keyword):
        return Keyword(word)
    if word not in KEYWORDS:
        raise ValueError(f"there is no keyword '{word}'; register it with keyword_rule")
    return word


AMBUSH: Final = keyword_rule("ambush")
INDESTRUCTIBLE: Final = keyword_rule("indestructible")
INDESTRUCTIBLE.survives = True
REGENERATE: Final = keyword_rule("regenerate")
SECRECY: Final = keyword_rule("secrecy")
SECRECY.saving = lambda game, player, amount: amount if game.state.threat[player] <= 20 else 0

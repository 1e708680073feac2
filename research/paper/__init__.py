"""The paper's game: the simplified setting of the only published research on this card game.

It is no scenario of the real game and shares nothing with it but the numbers of its cards, so that results can
stand beside those of Godlewski and Sawicki. ``docs/paper.md`` says what it is, and where it cannot match theirs.
"""

from research.paper.cards import KINDS, Kind
from research.paper.game import PaperGame, PaperState

__all__ = ["KINDS", "Kind", "PaperGame", "PaperState"]

"""The weights of the evaluation: what the boxes have of their scenarios, and the default.

``research/fit_evaluation.py`` writes those of a box into its ``bot_evaluation.toml``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from waybread.cardgame import bot_values

_VALUES: Final = bot_values()
FITTED: Final[Mapping[str, Mapping[str, float]]] = _VALUES.get("evaluation", {})
"""By scenario the weights of features, by their names; a feature without one weighs nothing."""
DEFAULT_EVALUATION: Final[Mapping[str, float]] = {
    "one": -8.475, "players": 0.664, "easy": 0.271, "progress": 0.330, "last stage": 1.753, "blocked": -0.273,
    "round": -0.343, "threat left": 0.441, "least threat left": 0.371, "danger": -0.739, "heroes": 2.785,
    "hero life": 1.658, "willpower": 0.673, "attack": 0.360, "defense": 1.271, "allies": 0.550, "ally life": 1.118,
    "attachments": 0.570, "hand": 0.469, "resources": 0.135, "staging threat": -1.489, "staged attack": 0.000,
    "staged life": -1.058, "engaged attack": -1.784, "engaged life": -1.446, "engaged": -0.124, "active points": -0.270,
    "surplus": 2.162, "objectives": 0.000, "free objectives": 0.000, "captive": 0.000,
}  # fmt: skip
"""The weights at a scenario that its box has none for.

They were fitted to the first scenario of the core set, and stay when that is fitted again.
"""

"""The spaces of actions and observations, the same for every seat."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space

from waybread.envs.game_form import HIGH, LOW, Form, G

Observation: TypeAlias = dict[str, Any]
"""``observation`` and ``action_mask``."""
ObservationSpace: TypeAlias = Space[Observation]
ActionSpace: TypeAlias = Space[Any]


def action_space(form: Form[G]) -> Discrete:
    """Every action of the game."""
    return Discrete(form.actions.size)


def observation_space(form: Form[G]) -> Dict:
    """The array of whole numbers, and the mask of actions."""
    return Dict(
        {
            "observation": Box(LOW, HIGH, (form.size,), np.float32),
            "action_mask": Box(0, 1, (form.actions.size,), np.int8),
        }
    )

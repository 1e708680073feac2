"""The spaces of actions and observations, the same for every scenario and seat."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space

from waybread.envs.actions import action_table
from waybread.envs.observations import HIGH, LOW, observation_size

Observation: TypeAlias = dict[str, Any]
"""``observation`` and ``action_mask``."""
ObservationSpace: TypeAlias = Space[Observation]
ActionSpace: TypeAlias = Space[Any]


def action_space(players: int) -> Discrete:
    """Every action of games with so many players."""
    return Discrete(action_table(players).size)


def observation_space(players: int) -> Dict:
    """The array of whole numbers, and the mask of actions."""
    return Dict(
        {
            "observation": Box(LOW, HIGH, (observation_size(players),), np.float32),
            "action_mask": Box(0, 1, (action_table(players).size,), np.int8),
        }
    )

"""What every environment has: spaces of actions and observations, and the game under way."""

from __future__ import annotations

from typing import Any, Generic, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space

from waybread.envs.episode import Episode
from waybread.envs.game_form import HIGH, LOW, Form, G
from waybread.kernel import SetupError, WaybreadError

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


class Dealt(Generic[G]):
    """An environment with a game under way, once there is one."""

    _episode: Episode[G] | None

    @property
    def episode(self) -> Episode[G]:
        """The game under way, with its actions and rewards."""
        if self._episode is None:
            raise WaybreadError("There is no game yet: call reset() first.")
        return self._episode

    @property
    def game(self) -> G:
        """The engine's own game, for bots and for study."""
        return self.episode.game

    def legal_actions(self) -> list[int]:
        """The actions that are offered now, without an observation."""
        return list(self.episode.offered())


def check_render_mode(mode: str | None) -> None:
    """Pictures are text, if there are any."""
    if mode not in (None, "ansi"):
        raise SetupError(f"The render mode is 'ansi' or None, not {mode!r}.")

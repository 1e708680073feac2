"""What every environment has: spaces of actions and observations, and the game under way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space

from waybread.envs.episode import Episode
from waybread.envs.game_form import HIGH, LOW, Form, G
from waybread.kernel import Json, Keep, SetupError, WaybreadError

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

    def __init__(
        self, form: Form[G], setup: Mapping[str, Json], *, shaped: bool, copies: bool, render_mode: str | None
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise SetupError(f"The render mode is 'ansi' or None, not {render_mode!r}.")
        self.setup: Final = setup
        self.render_mode = render_mode
        self._form: Final = form
        self._shaped: Final = shaped
        self._copies: Final = copies
        self._episode: Episode[G] | None = None

    def deal(self, seed: int) -> Episode[G]:
        """A new game; without copies it is faster, and cannot be copied in the middle of an effect."""
        game = self._form.kind.new(self.setup, seed, Keep.SEARCH if self._copies else Keep.ROLLOUT)
        self._episode = Episode(game, self._form, shaped=self._shaped)
        return self._episode

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


def copied(chance: np.random.Generator) -> np.random.Generator:
    """A source of chance of its own that goes on in the same way."""
    twin = np.random.Generator(type(chance.bit_generator)())
    twin.bit_generator.state = chance.bit_generator.state
    return twin

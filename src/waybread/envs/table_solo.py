"""Any game for Gymnasium: one seat learns, the others (if there are any) are played for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Self, SupportsFloat

import numpy as np
from gymnasium import Env

from waybread.envs.environment import Dealt, Observation, action_space, copied, observation_space
from waybread.envs.game_form import Form, G, Mask
from waybread.envs.table_aec import SEEDS
from waybread.kernel import Json, SetupError, Streams

_METADATA: Final[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}


class TableSolo(Env[Observation, np.int64], Dealt[G]):
    """One seat of a game. An action that is not offered ends the episode with -1."""

    metadata = _METADATA

    def __init__(
        self,
        form: Form[G],
        setup: Mapping[str, Json],
        seats: int,
        *,
        shaped: bool = False,
        copies: bool = True,
        seat: int = 0,
        others: Callable[[G], int] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Others are played by chance, or by what is given: at a question, one of the options of its decision."""
        if type(seat) is not int or not 0 <= seat < seats:
            raise SetupError(f"The seat is 0 to {seats - 1} with {seats} players, not {seat!r}.")
        Dealt.__init__(self, form, setup, shaped=shaped, copies=copies, render_mode=render_mode)
        self.seat: Final = seat
        self.action_space = action_space(form)
        self.observation_space = observation_space(form)
        self._others: Final = others
        self._chance = Streams(0)

    # What Gymnasium asks for -------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a game: by the seed itself, or by the next number of the seed given last."""
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(SEEDS)) if seed is None else int(seed)
        self._chance = Streams(dealt)
        self.deal(dealt)
        self._others_play()
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        """Take an action, and go on to the next question to this seat."""
        episode = self.episode
        if int(action) not in episode.offered():
            seen, info = self._seen()
            return seen, -1.0, True, False, {**info, "illegal": True}
        reward = episode.act(int(action)) + self._others_play()
        seen, info = self._seen()
        return seen, reward, episode.asked < 0, False, info

    def render(self) -> str | None:
        """The table as this seat sees it."""
        return None if self.render_mode is None else self._form.text(self.game, self.seat)

    # What it offers beyond ---------------------------------------------------------------

    def action_masks(self) -> Mask:
        """The mask alone, under the name by which learners look for it."""
        return self.episode.mask(self.seat)

    def clone(self) -> Self:
        """An environment of its own at the same position; what happens in one does not touch the other."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._episode = self.episode.clone()
        twin._chance = self._chance.clone()
        twin.np_random = copied(self.np_random)
        return twin

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        seen = self.episode.observe(self.seat)
        return seen, {"action_mask": seen["action_mask"]}

    def _others_play(self) -> float:
        """The other seats answer until this one is asked, or until the end."""
        episode = self.episode
        reward = 0.0
        while (decision := episode.game.decision) is not None and decision.player != self.seat:
            if self._others is None:
                option = self._chance.pick("others", decision.options)
            else:
                option = self._others(episode.game)
            reward += episode.choose(option)
        return reward

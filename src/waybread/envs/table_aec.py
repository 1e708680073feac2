"""Any game for PettingZoo: agents that are asked one after the other (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Self, TypeAlias

import numpy as np
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from waybread.envs.environment import (
    ActionSpace,
    Dealt,
    Observation,
    ObservationSpace,
    action_space,
    copied,
    observation_space,
)
from waybread.envs.game_form import Form, G
from waybread.kernel import Json, SetupError, WaybreadError

MAX_CYCLES: Final = 10_000
"""After so many answers of all players together a game is cut short; random games have some hundred."""
SEEDS: Final = 2**31
WrappedEnv: TypeAlias = "AECEnv[str, Observation, Any]"


def metadata(name: str) -> dict[str, Any]:
    """What PettingZoo wants to know of a game's environment."""
    return {"render_modes": ["ansi"], "name": name, "is_parallelizable": False}


class TableAEC(AECEnv[str, Observation, Any], Dealt[G]):
    """The raw environment: an action that is not offered is an error, and nothing is observed unless asked for."""

    def __init__(
        self,
        form: Form[G],
        setup: Mapping[str, Json],
        seats: int,
        *,
        shaped: bool = False,
        copies: bool = True,
        max_cycles: int = MAX_CYCLES,
        render_mode: str | None = None,
    ) -> None:
        if type(max_cycles) is not int or max_cycles < 1:
            raise SetupError(f"max_cycles is 1 or more, not {max_cycles!r}.")
        Dealt.__init__(self, form, setup, shaped=shaped, copies=copies, render_mode=render_mode)
        self._max_cycles: Final = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.action_spaces: dict[str, ActionSpace] = {each: action_space(form) for each in self.possible_agents}
        self.observation_spaces: dict[str, ObservationSpace] = {
            each: observation_space(form) for each in self.possible_agents
        }
        self._chance: np.random.Generator | None = None

    # What PettingZoo asks for ------------------------------------------------------------

    def observation_space(self, agent: str) -> ObservationSpace:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> ActionSpace:
        """The same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game: by the seed itself, or by the next number of the seed given last."""
        if seed is not None or self._chance is None:
            self._chance, _ = np_random(seed)
        dealt = int(self._chance.integers(SEEDS)) if seed is None else int(seed)
        episode = self.deal(dealt)
        self._cycles = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {each: {} for each in self.agents}
        self.__dict__.pop("_skip_agent_selection", None)  # of agents that died in the game before
        self.agent_selection = self.possible_agents[episode.asked]

    def step(self, action: int | None) -> None:
        """Take an action for the agent that is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise WaybreadError(f"{agent} is asked, and None is no action; legal_actions() lists what is offered.")
        episode = self.episode
        reward = episode.act(action)
        self._cycles += 1
        self._cumulative_rewards[agent] = 0.0
        if reward or any(self.rewards.values()):
            self.rewards = dict.fromkeys(self.agents, reward)
            self._accumulate_rewards()
        asked = episode.asked
        if asked < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        if self._cycles >= self._max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[asked]

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and the mask of its actions: only zeros unless it is asked."""
        return self.episode.observe(self.possible_agents.index(agent))

    def render(self) -> str | None:
        """The table as the agent that is selected sees it."""
        if self.render_mode is None:
            return None
        return self._form.text(self.game, self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        """Nothing is held open."""

    # What it offers beyond ---------------------------------------------------------------

    def clone(self) -> Self:
        """An environment of its own at the same position; what happens in one does not touch the other."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._episode = None if self._episode is None else self._episode.clone()
        twin._chance = None if self._chance is None else copied(self._chance)
        for name in ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations"):
            if name in self.__dict__:
                setattr(twin, name, self.__dict__[name].copy())
        twin.infos = {each: dict(info) for each, info in self.__dict__.get("infos", {}).items()}
        return twin


def wrapped(raw: WrappedEnv) -> WrappedEnv:
    """An environment in PettingZoo's usual wrappers: an action that is not offered ends the game with -1."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw, illegal_reward=-1)))

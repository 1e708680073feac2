"""The card game for PettingZoo: agents that are asked one after the other (AEC)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from waybread.cardgame import CardGame
from waybread.envs.episode import DeckChoice, Episode, setup
from waybread.envs.rendering import text
from waybread.envs.spaces import ActionSpace, Observation, ObservationSpace, action_space, observation_space
from waybread.kernel import SetupError, WaybreadError

MAX_CYCLES: Final = 10_000
"""After so many answers of all players together a game is cut short; random games have some hundred."""
SEEDS: Final = 2**31

_METADATA: Final[dict[str, Any]] = {
    "render_modes": ["ansi"],
    "name": "waybread_cardgame_v1",
    "is_parallelizable": False,
}

CardGameEnv: TypeAlias = "AECEnv[str, Observation, Any]"


class CardGameAEC(AECEnv[str, Observation, Any]):
    """The raw environment: an action that is not offered is an error, and nothing is observed unless asked for."""

    metadata = _METADATA

    def __init__(
        self,
        scenario: str = "passage-through-mirkwood",
        decks: Sequence[DeckChoice] | None = None,
        players: int | None = None,
        *,
        easy: bool = False,
        shaped: bool = False,
        copies: bool = True,
        max_cycles: int = MAX_CYCLES,
        render_mode: str | None = None,
    ) -> None:
        if type(max_cycles) is not int or max_cycles < 1:
            raise SetupError(f"max_cycles is 1 or more, not {max_cycles!r}.")
        if render_mode not in (None, "ansi"):
            raise SetupError(f"The render mode is 'ansi' or None, not {render_mode!r}.")
        players = 2 if decks is None and players is None else players
        self.setup: Final = setup(scenario, decks, players, easy=easy)
        self.render_mode: Final = render_mode
        self._shaped: Final = shaped
        self._copies: Final = copies
        self._max_cycles: Final = max_cycles
        count = len(self.setup["decks"]) if isinstance(self.setup["decks"], list) else 0
        self.possible_agents = [f"player_{seat}" for seat in range(count)]
        self.action_spaces: dict[str, ActionSpace] = {each: action_space(count) for each in self.possible_agents}
        self.observation_spaces: dict[str, ObservationSpace] = {
            each: observation_space(count) for each in self.possible_agents
        }
        self._chance: np.random.Generator | None = None
        self._episode: Episode | None = None

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
        self._episode = Episode.deal(self.setup, dealt, shaped=self._shaped, copies=self._copies)
        self._cycles = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {each: {} for each in self.agents}
        self.__dict__.pop("_skip_agent_selection", None)  # of agents that died in the game before
        self.agent_selection = self.possible_agents[self._episode.asked]

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
        return text(self.game, self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        """Nothing is held open."""

    # What it offers beyond ---------------------------------------------------------------

    @property
    def episode(self) -> Episode:
        """The game under way, with its actions and rewards."""
        if self._episode is None:
            raise WaybreadError("There is no game yet: call reset() first.")
        return self._episode

    @property
    def game(self) -> CardGame:
        """The engine's own game, for bots and for study."""
        return self.episode.game

    def legal_actions(self) -> list[int]:
        """The actions that are offered now, without an observation."""
        return list(self.episode.offered())

    def clone(self) -> CardGameAEC:
        """An environment of its own at the same position; what happens in one does not touch the other."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._episode = None if self._episode is None else self._episode.clone()
        twin._chance = None if self._chance is None else _copied(self._chance)
        for name in ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations"):
            if name in self.__dict__:
                setattr(twin, name, self.__dict__[name].copy())
        twin.infos = {each: dict(info) for each, info in self.__dict__.get("infos", {}).items()}
        return twin


def _copied(chance: np.random.Generator) -> np.random.Generator:
    twin = np.random.Generator(type(chance.bit_generator)())
    twin.bit_generator.state = chance.bit_generator.state
    return twin


def cardgame_aec(scenario: str = "passage-through-mirkwood", **wishes: Any) -> CardGameEnv:
    """The environment in PettingZoo's usual wrappers; ``.unwrapped`` is the raw one."""
    raw: CardGameEnv = CardGameAEC(scenario, **wishes)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw, illegal_reward=-1)))

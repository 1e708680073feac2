"""What every environment offers beyond the interfaces of others: the game that was dealt."""

from __future__ import annotations

from typing import Generic

from waybread.envs.episode import Episode
from waybread.envs.game_form import G
from waybread.kernel import SetupError, WaybreadError


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

"""Journeys for Gymnasium (one seat) and PettingZoo (all of them)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from waybread.envs.journeys.form import HeroChoice, form, seats, setup
from waybread.envs.table_aec import MAX_CYCLES, TableAEC, WrappedEnv, wrapped
from waybread.envs.table_solo import TableSolo
from waybread.journeys import JourneyGame

Other: TypeAlias = Callable[[JourneyGame], int]
"""Whoever plays the other seats: given the game at its question, one of the options of the engine's decision."""
_METADATA: Final[dict[str, Any]] = {
    "render_modes": ["ansi"],
    "name": "waybread_journeys_v1",
    "is_parallelizable": False,
}


class JourneysSolo(TableSolo[JourneyGame]):
    """One seat of a journey, with all heroes unless there are more players. An action not offered ends it with -1."""

    def __init__(
        self,
        adventure: str = "cold-beacon",
        party: Sequence[HeroChoice] | None = None,
        heroes: int | None = None,
        players: int | None = 1,
        *,
        difficulty: str = "normal",
        shaped: bool = False,
        copies: bool = True,
        seat: int = 0,
        others: Other | None = None,
        render_mode: str | None = None,
    ) -> None:
        dealt = setup(adventure, party, heroes, players, difficulty=difficulty)
        super().__init__(
            form(), dealt, seats(dealt), shaped=shaped, copies=copies, seat=seat, others=others,
            render_mode=render_mode,
        )  # fmt: skip


class JourneysAEC(TableAEC[JourneyGame]):
    """The raw environment of journeys: each hero has a player, unless there are fewer."""

    metadata = _METADATA

    def __init__(
        self,
        adventure: str = "cold-beacon",
        party: Sequence[HeroChoice] | None = None,
        heroes: int | None = None,
        players: int | None = None,
        *,
        difficulty: str = "normal",
        shaped: bool = False,
        copies: bool = True,
        max_cycles: int = MAX_CYCLES,
        render_mode: str | None = None,
    ) -> None:
        dealt = setup(adventure, party, heroes, players, difficulty=difficulty)
        super().__init__(
            form(), dealt, seats(dealt), shaped=shaped, copies=copies, max_cycles=max_cycles, render_mode=render_mode
        )


def journeys_aec(adventure: str = "cold-beacon", **wishes: Any) -> WrappedEnv:
    """The environment in PettingZoo's usual wrappers; ``.unwrapped`` is the raw one."""
    return wrapped(JourneysAEC(adventure, **wishes))

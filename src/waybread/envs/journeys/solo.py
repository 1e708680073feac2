"""Journeys for Gymnasium."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from waybread.envs.journeys.form import HeroChoice, form, seats, setup
from waybread.envs.table_solo import TableSolo
from waybread.journeys import JourneyGame

Other: TypeAlias = Callable[[JourneyGame], int]
"""Whoever plays the other seats: given the game at its question, one of the options of the engine's decision."""


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

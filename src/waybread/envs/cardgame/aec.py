"""The card game for PettingZoo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from waybread.cardgame import CardGame
from waybread.envs.cardgame.form import DeckChoice, form, seats, setup
from waybread.envs.table_aec import MAX_CYCLES, TableAEC
from waybread.envs.wrappers import WrappedEnv, wrapped

_METADATA: Final[dict[str, Any]] = {
    "render_modes": ["ansi"],
    "name": "waybread_cardgame_v1",
    "is_parallelizable": False,
}


class CardGameAEC(TableAEC[CardGame]):
    """The raw environment of the card game."""

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
        dealt = setup(scenario, decks, 2 if decks is None and players is None else players, easy=easy)
        super().__init__(
            form(seats(dealt)), dealt, seats(dealt), shaped=shaped, copies=copies, max_cycles=max_cycles,
            render_mode=render_mode,
        )  # fmt: skip


def cardgame_aec(scenario: str = "passage-through-mirkwood", **wishes: Any) -> WrappedEnv:
    """The environment in PettingZoo's usual wrappers; ``.unwrapped`` is the raw one."""
    return wrapped(CardGameAEC(scenario, **wishes))

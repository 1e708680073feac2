"""The card game for Gymnasium (one seat) and PettingZoo (all of them)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from waybread.cardgame import CardGame
from waybread.envs.cardgame.form import DeckChoice, form, seats, setup
from waybread.envs.table_aec import MAX_CYCLES, TableAEC, WrappedEnv, wrapped
from waybread.envs.table_solo import TableSolo

Other: TypeAlias = Callable[[CardGame], int]
"""Whoever plays the other seats: given the game at its question, one of the options of the engine's decision."""
_METADATA: Final[dict[str, Any]] = {
    "render_modes": ["ansi"],
    "name": "waybread_cardgame_v1",
    "is_parallelizable": False,
}


class CardGameSolo(TableSolo[CardGame]):
    """One seat of the card game. An action that is not offered ends the episode with -1."""

    def __init__(
        self,
        scenario: str = "passage-through-mirkwood",
        decks: Sequence[DeckChoice] | None = None,
        players: int | None = None,
        *,
        easy: bool = False,
        shaped: bool = False,
        copies: bool = True,
        seat: int = 0,
        others: Other | None = None,
        render_mode: str | None = None,
    ) -> None:
        dealt = setup(scenario, decks, players, easy=easy)
        super().__init__(
            form(seats(dealt)), dealt, seats(dealt), shaped=shaped, copies=copies, seat=seat, others=others,
            render_mode=render_mode,
        )  # fmt: skip


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

"""The card game for Gymnasium."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from waybread.cardgame import CardGame
from waybread.envs.cardgame.form import DeckChoice, form, seats, setup
from waybread.envs.table_solo import TableSolo

Other: TypeAlias = Callable[[CardGame], int]
"""Whoever plays the other seats: given the game at its question, one of the options of the engine's decision."""


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

"""One game as the environments play it: dealt by a seed, moved by actions, judged by rewards."""

from __future__ import annotations

from typing import Final, Generic

import numpy as np

from waybread.envs.game_form import Array, Form, G, Mask
from waybread.kernel import IllegalChoice


class Episode(Generic[G]):
    """A game under way. Nothing is worked out before it is asked for."""

    __slots__ = ("_offered", "_progress", "form", "game", "shaped")

    def __init__(self, game: G, form: Form[G], *, shaped: bool) -> None:
        self.game: Final = game
        self.form: Final = form
        self.shaped: Final = shaped
        self._offered: dict[int, int] | None = None
        self._progress = form.progress(game) if shaped else 0.0

    @property
    def asked(self) -> int:
        """The seat that is asked; -1 when the game is over."""
        return -1 if self.game.decision is None else self.game.decision.player

    def offered(self) -> dict[int, int]:
        """The actions that can be taken, each with the option that it stands for."""
        if self._offered is None:
            decision = self.game.decision
            self._offered = {} if decision is None else self.form.actions.offered(self.game, decision)
        return self._offered

    def act(self, action: int) -> float:
        """Take an action; the reward is everybody's."""
        option = self.offered().get(int(action))
        if option is None:
            names = self.form.actions.names
            legal = ", ".join(f"{each} ({names[each]})" for each in self._offered or ())
            raise IllegalChoice(f"The action {action} is not offered; the actions are {legal or 'none: it is over'}.")
        return self.choose(option)

    def choose(self, option: int) -> float:
        """Take an option of the engine; the reward is everybody's."""
        self._offered = None
        game = self.game
        game.choose(option)
        outcome = game.outcome
        if outcome is not None:
            return 1.0 if outcome.won else -1.0
        if not self.shaped:
            return 0.0
        before, self._progress = self._progress, self.form.progress(game)
        return self._progress - before

    def mask(self, seat: int) -> Mask:
        """A one for each action that a seat can take; only zeros unless it is asked."""
        mask = bytearray(self.form.actions.size)
        if seat == self.asked:
            for each in self.offered():
                mask[each] = 1
        return np.frombuffer(mask, dtype=np.int8)

    def observe(self, seat: int) -> dict[str, Array | Mask]:
        """What a seat sees, and what it can do."""
        offered = self.offered() if seat == self.asked else {}
        return {"observation": self.form.observe(self.game, seat, offered), "action_mask": self.mask(seat)}

    def clone(self) -> Episode[G]:
        """An episode of its own at the same position."""
        return Episode(self.game.clone(), self.form, shaped=self.shaped)

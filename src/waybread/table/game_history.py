"""A game with its log and its answers: who gave each of them, and which can be taken back or given again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final

from waybread.kernel import Decision, Event, Fact, Game, Json, NeverEnds, WaybreadError
from waybread.table.rulebook_interface import Rulebook

MAX_EVENTS: Final = 1000
"""Events that one answer can cause; what an author wrote may go round in circles."""


class By(StrEnum):
    """Who made a choice."""

    PERSON = "person"
    BOT = "bot"
    POLICY = "policy"
    """Passed as the player had asked for."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer of the game, as the table remembers it."""

    seat: int
    by: By
    revealed: bool
    """It revealed something that the player could not know."""
    lines: int
    """The length of the log before it."""


class GameHistory:
    """The game of a table, from its first moment to this one."""

    __slots__ = (
        "_log_before", "_rulebook", "_seats", "after_undo", "answers", "game", "log", "log_cut", "lost", "redoable",
        "undone",
    )  # fmt: skip

    def __init__(self, rulebook: Rulebook[Any], seats: int) -> None:
        self._rulebook: Final = rulebook
        self._seats: Final = seats
        self.game: Game[Any] | None = None
        self.log: list[Event] = []
        self.answers: list[Answer] = []
        self.undone = 0
        """How many answers have been taken back."""
        self.redoable: list[int] = []
        """The answers that were taken back and can be given again, the next one last."""
        self.after_undo = False
        """An undo led to the pending question: no policy passes it."""
        self.lost = 0
        """How many answers of the save it was read from could not be followed."""
        self.log_cut: int | None = None
        """For whoever shows the log: it was cut to this length since they last set this to None."""
        self._log_before = 0
        """The length of the log before the answer that is being carried out."""

    @property
    def decision(self) -> Decision | None:
        """What the game waits for."""
        return None if self.game is None else self.game.decision

    def hear(self, event: Event) -> None:
        """Add an event of the game to the log."""
        if len(self.log) - self._log_before > MAX_EVENTS:
            raise NeverEnds
        self.log.append(event if self.game is None else self._rulebook.add_names(self.game, event))

    def start(self, setup: dict[str, Json], seed: int) -> None:
        """Begin the game."""
        self._log_before = 0
        try:
            game = self.game = self._rulebook.game.new(setup, seed, tell=self.hear)
        except BaseException:
            self.log.clear()
            raise
        self.log = [self._rulebook.add_names(game, each) for each in self.log]  # before there was a game to look at

    def answer(self, seat: int, option: int, by: By) -> Sequence[Event]:
        """Answer the pending decision, and return what happened."""
        game, decision = self.game, self.decision
        if game is None or decision is None:
            raise WaybreadError("The journal has a choice where nothing is asked.")
        lines = self._log_before = len(self.log)
        given = len(game.answers)
        chosen = self._rulebook.choice_event(game, decision, option)
        hidden, chance = self._hidden(game), game.state.streams.clone()
        self.log.append(chosen)
        try:
            game.choose(option)
        except BaseException:
            del self.log[lines:]
            raise
        if len(game.answers) > given:  # not so at a stop, where there was nothing to choose
            shown = _learnt(hidden, self._hidden(game))
            news = shown if by is By.BOT else shown & hidden[seat]  # a person may take back what they knew
            revealed = bool(news) or game.state.streams != chance
            self.answers.append(Answer(seat, by, revealed, lines))
            again = self.redoable.pop() if self.redoable else option
            if again != option:  # another way was taken
                self.redoable.clear()
        self.after_undo = False
        return self.log[lines:]

    def _hidden(self, game: Game[Any]) -> list[frozenset[int]]:
        """Return the cards that each seat cannot know."""
        return [frozenset(self._rulebook.hidden_cards(game, seat)) for seat in range(self._seats)]

    def take_back(self, keep: int) -> None:
        """Take back all answers but so many."""
        if self.game is None:
            raise WaybreadError("The journal takes back where no game has begun.")
        self.after_undo = True
        while len(self.answers) > keep:
            self.redoable.append(self.game.answers[-1])
            self.game.undo()
            self.undone += 1
            del self.log[self.answers.pop().lines :]
        self.log_cut = len(self.log) if self.log_cut is None else min(self.log_cut, len(self.log))

    def deal_again(self, seed: int, knowers: Iterable[int] | None, facts: Mapping[str, Fact]) -> None:
        """Deal again what none of these seats knows (None: what no seat knows); the log says why."""
        if self.game is None:
            raise WaybreadError("The journal deals again where no game has begun.")
        kept = None if knowers is None else tuple(knowers)
        line = self._log_before = len(self.log)
        self.game.deal_again(seed, kept)
        self.log[line] = Event(self.log[line].kind, facts)
        self.redoable.clear()
        if kept is not None:
            self._forget_secrets(line, kept)

    def _forget_secrets(self, before: int, kept: Sequence[int]) -> None:
        """Have only these seats read the secrets of older lines: for the others they may be true no longer."""
        for line in range(before):
            event = self.log[line]
            knowers = tuple(each for each in event.knowers if each in kept)
            if knowers != event.knowers:
                self.log[line] = replace(event, knowers=knowers)
                self.log_cut = line if self.log_cut is None else min(self.log_cut, line)

    @property
    def fixed(self) -> int:
        """How many answers cannot be taken back, because what nobody knew was dealt again after them."""
        return self.game.redeals[-1].after if self.game is not None and self.game.redeals else 0

    def forget_lost_answers(self) -> bool:
        """Forget the answers that the rules of a newer version could not follow; return whether there are any."""
        kept = 0 if self.game is None else len(self.game.answers)
        if kept >= len(self.answers):
            return False
        self.lost = len(self.answers) - kept
        del self.log[self.answers[kept].lines :], self.answers[kept:]
        self.redoable.clear()
        return True

    def last_choice_of(self, seats: Sequence[int]) -> int | None:
        """Return the place of the last answer that a person gave for one of these seats."""
        own = (n for n in reversed(range(len(self.answers))) if self.answers[n].seat in seats)
        return next((n for n in own if self.answers[n].by is By.PERSON), None)

    def can_take_back_freely(self, seats: Sequence[int], keep: int) -> bool:
        """Whether nobody else has chosen since, and nothing was revealed that somebody could not know."""
        return all(
            not each.revealed and (each.seat in seats or each.by is not By.PERSON) for each in self.answers[keep:]
        )


def _learnt(before: Sequence[frozenset[int]], after: Sequence[frozenset[int]]) -> frozenset[int]:
    """Return the cards that anybody knows now and did not before."""
    return frozenset().union(*(old - new for old, new in zip(before, after, strict=True)))

"""A table as far as its journal has been followed: what is there to be seen, and what each entry does.

Whoever follows the same entries has the same table. Nothing is checked here: entries say what has happened.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from waybread.kernel import Decision, Event, Game, Json, NeverEnds, WaybreadError
from waybread.table.journal import Answer, By, Chair, Did, Entry, Policy, Refused, Request
from waybread.table.rulebook import Prompt, Rulebook, Summary, Words

MOST_TOLD: Final = 1000
"""So many things can happen by one answer; what an author wrote may go round in circles."""
FUSS: Final = frozenset(Did) - {Did.CHOOSE, Did.UNDO, Did.START}
"""Entries that bring the game no further."""


class Followed:
    """A game with chairs around it, as far as its journal has been followed."""

    __slots__ = (
        "_before", "answers", "asked_again", "casual", "chairs", "cut", "fuss", "game", "log", "moment", "number",
        "paused", "request", "rulebook", "sat", "taken_back", "undone", "wishes",
    )  # fmt: skip

    def __init__(
        self, rulebook: Rulebook[Any], wishes: Mapping[str, Json], seats: int, *, casual: bool = False
    ) -> None:
        self.rulebook: Final = rulebook
        self.wishes: Final = dict(wishes)
        """What is to be played: scenario, difficulty and the like; the decks are with the chairs."""
        self.casual: Final = casual
        """Decks may break the rules of deckbuilding."""
        self.chairs: Final = [Chair(f"Player {seat + 1}") for seat in range(seats)]
        self.game: Game[Any] | None = None
        self.log: list[Event] = []
        self.answers: list[Answer] = []
        self.number = 0
        """How many entries have been followed."""
        self.moment = 0
        """Changes with every new question: a choice names the moment it is meant for."""
        self.paused = False
        self.request: Request | None = None
        self.undone = 0
        """How many answers have been taken back."""
        self.taken_back: list[int] = []
        """The answers that were taken back and could be given again, the next one last."""
        self.asked_again = False
        """The question of this moment is one that an undo led to: no policy passes it."""
        self.sat: list[str] = []
        """Everybody who has ever held a chair."""
        self.cut: int | None = None
        """For whoever shows the log: it was taken back to this length since they last set this to None."""
        self.fuss = 0
        """Entries since the last choice that were none."""
        self._before = 0
        """How long the log was before the answer that is being carried out."""

    # What is to be seen -----------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat."""
        return tuple(each.name for each in self.chairs)

    @property
    def decision(self) -> Decision | None:
        """What the game waits for."""
        return None if self.game is None else self.game.decision

    @property
    def over(self) -> bool:
        """Has the game been played to its end?"""
        return self.game is not None and self.game.over

    def view(self, seat: int | None) -> dict[str, Json]:
        """All that a seat (None: a spectator) may know of the game; nothing before it begins."""
        return {} if self.game is None else self.game.view(seat)

    def prompt(self) -> Prompt | None:
        """The pending question in words, for the one who is asked."""
        return None if self.game is None or self.game.decision is None else self.rulebook.prompt(self.game, self.names)

    def lines(self, seat: int | None, since: int = 0) -> list[tuple[int, Words]]:
        """The log for a seat from a place in it on; each line with its place."""
        found = []
        for place in range(since, len(self.log)):
            words = self.rulebook.line(self.log[place], seat, self.names)
            if words is not None:
                found.append((place, words))
        return found

    def why_not(self, seat: int, card: int) -> str | None:
        """Why a player cannot answer with a card now; None if they can."""
        if self.game is None:
            return "The game has not begun."
        if self.decision is not None and self.decision.player != seat:
            return f"{self.chairs[self.decision.player].name} is asked now."
        return self.rulebook.why_not(self.game, seat, card)

    def summary(self) -> Summary:
        """A finished game, for the quest log."""
        if self.game is None or not self.game.over:
            raise Refused("The game has not ended: there is nothing for the quest log yet.")
        return self.rulebook.summary(self.game)

    def seats_of(self, holder: str) -> list[int]:
        """The chairs that somebody holds."""
        return [seat for seat, chair in enumerate(self.chairs) if holder and chair.holder == holder]

    def bot_due(self) -> int | None:
        """The seat whose bot is asked now, if it is a bot's turn."""
        decision = self.decision
        if decision is None or self.paused or not self.chairs[decision.player].bot:
            return None
        return decision.player

    # Following --------------------------------------------------------------------------

    def follow(self, entry: Entry) -> None:
        """Let happen what an entry says; for entries that this table or another program has checked."""
        _FOLLOW[entry.did](self, entry)
        self.number += 1
        self.fuss = self.fuss + 1 if entry.did in FUSS else 0

    def _sit(self, entry: Entry) -> None:
        data = entry.data
        old = self.chairs[entry.seat]
        if data["holder"] and data["holder"] not in self.sat:
            self.sat.append(data["holder"])
        self.chairs[entry.seat] = Chair(data["name"], data["holder"], data["bot"], old.deck, old.deck_name)
        if self.game is not None:
            self.game.set_stops(entry.seat, ())
        if self.request is not None:  # whoever was asked may be gone
            self.request = None

    def hear(self, event: Event) -> None:
        """Write down what the game tells."""
        if len(self.log) - self._before > MOST_TOLD:
            raise NeverEnds
        self.log.append(event if self.game is None else self.rulebook.heard(self.game, event))

    def _bring(self, entry: Entry) -> None:
        chair = self.chairs[entry.seat]
        chair.deck, chair.deck_name = entry.data["deck"], entry.data.get("name", "")

    def _start(self, entry: Entry) -> None:
        self._before = 0
        try:
            game = self.game = self.rulebook.game.new(entry.data["setup"], entry.data["seed"], tell=self.hear)
        except BaseException:
            self.log.clear()
            raise
        self.log = [self.rulebook.heard(game, each) for each in self.log]  # told before there was a game to look at
        for seat, chair in enumerate(self.chairs):
            self.game.set_stops(seat, chair.policy.stops)
        self.moment += 1

    def _answered(self, entry: Entry) -> None:
        game, decision = self.game, self.decision
        if game is None or decision is None:
            raise WaybreadError("The journal has a choice where nothing is asked.")
        option = entry.data["option"]
        lines = self._before = len(self.log)
        given = len(game.answers)
        told = self.rulebook.chosen(game, decision, option)
        hidden, chance = self.rulebook.hidden(game), game.state.streams.clone()
        self.log.append(told)
        try:
            game.choose(option)
        except BaseException:
            del self.log[lines:]
            raise
        if len(game.answers) > given:  # not so at a stop, where there was nothing to choose
            by = By(entry.data["by"])
            shown = _learnt(hidden, self.rulebook.hidden(game))
            news = shown if by is By.BOT else shown & hidden[entry.seat]  # a person may take back what they knew
            revealed = bool(news) or game.state.streams != chance
            self.answers.append(Answer(entry.seat, by, revealed, lines))
            again = self.taken_back.pop() if self.taken_back else option
            if again != option:  # another way was taken
                self.taken_back.clear()
        self.asked_again = False
        self.moment += 1
        self.request = None
        self._wake(lines)

    def _wake(self, lines: int) -> None:
        """Whoever passes until something happens looks up if it did, or if the question is more than a window."""
        asked = self.decision
        for seat, chair in enumerate(self.chairs):
            if not chair.passing:
                continue
            at_once = asked is None or (asked.player == seat and asked.kind not in self.rulebook.windows)
            if at_once or any(self.rulebook.concerns(each, seat) for each in self.log[lines:]):
                chair.passing = False

    def _take_back(self, entry: Entry) -> None:
        if self.game is None:
            raise WaybreadError("The journal takes back where no game has begun.")
        keep = entry.data["keep"]
        self.asked_again = True
        while len(self.answers) > keep:
            self.taken_back.append(self.game.answers[-1])
            self.game.undo()
            self.undone += 1
            del self.log[self.answers.pop().lines :]
        self.cut = len(self.log) if self.cut is None else min(self.cut, len(self.log))
        for chair in self.chairs:
            chair.passing = False
        self.moment += 1
        self.request = None

    def _ask_undo(self, entry: Entry) -> None:
        self.request = Request(entry.data["holder"], entry.data["name"], entry.data["keep"])

    def _agreed(self, entry: Entry) -> None:
        if self.request is not None:
            self.request.agreed.append(entry.data["holder"])

    def _refused(self, entry: Entry) -> None:
        self.request = None

    def _set_policy(self, entry: Entry) -> None:
        data = entry.data
        policy = Policy(tuple(data["stops"]), tuple(data["skips"]), tuple(data["cards"]))
        self.chairs[entry.seat] = replace(self.chairs[entry.seat], policy=policy)
        if self.game is not None:
            self.game.set_stops(entry.seat, policy.stops)

    def _pass_on(self, entry: Entry) -> None:
        self.chairs[entry.seat].passing = entry.data["on"]

    def _pause(self, entry: Entry) -> None:
        self.paused = entry.did is Did.PAUSE


_FOLLOW: Final = {
    Did.SIT: Followed._sit,
    Did.DECK: Followed._bring,
    Did.START: Followed._start,
    Did.CHOOSE: Followed._answered,
    Did.UNDO: Followed._take_back,
    Did.ASK_UNDO: Followed._ask_undo,
    Did.AGREE: Followed._agreed,
    Did.REFUSE: Followed._refused,
    Did.POLICY: Followed._set_policy,
    Did.WAIT: Followed._pass_on,
    Did.PAUSE: Followed._pause,
    Did.RESUME: Followed._pause,
}


def _learnt(before: tuple[frozenset[int], ...], after: tuple[frozenset[int], ...]) -> frozenset[int]:
    """The cards that anybody knows now and did not before."""
    return frozenset().union(*(old - new for old, new in zip(before, after, strict=True)))

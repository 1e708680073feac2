"""A game: everything one can do with it from outside, and what it remembers for that.

``choose`` runs the game on to its next decision (the driver does) and returns. A position
outside an effect is *quiescent*: the state says it all, and a clone is a copy of the state.
Inside an effect Python holds part of the position (the effect's variables), so a clone is the
last quiescent snapshot plus the answers since.
"""

import json
from abc import abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from enum import IntEnum
from typing import Any, ClassVar, Final, NoReturn, Self

from waybread import __version__
from waybread.kernel import records, saves
from waybread.kernel.decision import Decision
from waybread.kernel.driver import NO_END, Driver, S
from waybread.kernel.errors import (
    CannotClone,
    CannotDealAgain,
    IllegalChoice,
    NothingToUndo,
    RecordError,
    SaveError,
    SetupError,
    WaybreadError,
)
from waybread.kernel.events import Event
from waybread.kernel.records import Json
from waybread.kernel.stops import HoldAfter
from waybread.kernel.streams import Streams, stream_start

ENGINE: Final = __version__
_SNAPSHOTS_KEPT: Final = 12
_NO_STOPS: Final[Mapping[int, Iterable[str]]] = {}


def _sentence(error: Exception) -> str:
    """An error as a sentence: ours are one already."""
    return str(error) if isinstance(error, WaybreadError) else f"{error!r}."


class Keep(IntEnum):
    """What a game remembers of its past, beyond its state."""

    ROLLOUT = 0
    """Nothing: for games played out at once and thrown away."""
    SEARCH = 1
    """The last quiescent snapshot: the game can be cloned anywhere."""
    PLAY = 2
    """All answers and some snapshots: it can also be undone and saved."""


class Game(Driver[S]):
    """One running game. A game derives a class that adds rules but no attributes."""

    __slots__ = (
        "_answers", "_asked", "_began", "_keep", "_redeals", "_running", "_since", "_snapshot", "_snapshots", "_start",
        "seed", "setup",
    )  # fmt: skip

    name: ClassVar[str]
    """The name in save files."""
    state_type: ClassVar[type[Any]]
    """The class of the state, to build it again from a save."""

    setup: dict[str, Json]
    seed: int

    _keep: Keep
    _running: bool  # an answer is being carried out
    _snapshot: S | None  # the last quiescent state that was kept; never changed
    _asked: Decision | None  # what was asked there, if it was
    _since: list[int]  # the answers given since that snapshot
    _began: tuple[int, int] | None  # the answers since, and steps after them, until the effect under way began
    _answers: list[int]  # all answers (Keep.PLAY)
    _snapshots: list[tuple[int, S]]  # states by the number of answers before them (Keep.PLAY)
    _redeals: list[saves.Redeal]  # each time the unknown was dealt again (Keep.PLAY)
    _start: S | None  # where a game begins that was laid out by hand rather than dealt

    # What a game supplies -----------------------------------------------------------

    @classmethod
    @abstractmethod
    def deal(cls, setup: Mapping[str, Json], streams: Streams) -> S:
        """The state before the first step, or SetupError in one sentence."""

    @classmethod
    def shuffle_ids(cls, state: S) -> None:
        """Give the cards of a state that was just dealt other ids, so that an id tells nothing of its card."""

    @property
    @abstractmethod
    def players(self) -> range:
        """All players."""

    @abstractmethod
    def view(self, player: int | None) -> Mapping[str, Json]:
        """All that a player (None: a spectator) may know, as plain data."""

    @abstractmethod
    def conceal(self, viewers: Collection[int], streams: Streams) -> None:
        """Deal again, in place, all that none of the viewers can know.

        Ids stay where they are and change what they stand for, so that the variables of a
        running effect remain true.
        """

    # Beginning ----------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        setup: Mapping[str, Json],
        seed: int,
        keep: Keep = Keep.PLAY,
        tell: Callable[[Event], None] | None = None,
    ) -> Self:
        """A game from its beginning, at its first decision; a listener hears of the way there."""
        if type(seed) is not int:
            raise SetupError(f"A seed is a whole number, not {seed!r}.")
        plain = _plain(setup)
        return cls._bare(plain, seed, keep, cls._first_state(plain, seed))._begin(tell)

    @classmethod
    def _first_state(cls, setup: dict[str, Json], seed: int) -> S:
        state = cls.deal(saves.without_marks(setup), Streams(seed))
        if saves.IDS_IN_ORDER not in setup:
            cls.shuffle_ids(state)
        return state

    @classmethod
    def from_state(
        cls,
        state: S,
        keep: Keep = Keep.PLAY,
        stops: Mapping[int, Iterable[str]] = _NO_STOPS,
        tell: Callable[[Event], None] | None = None,
    ) -> Self:
        """A game that begins in the middle, from a state laid out by hand: for tests and puzzles."""
        game = cls._bare({}, state.streams.seed, keep, state.clone())
        game._start = state.clone()
        for player, names in stops.items():
            game.set_stops(player, names)
        return game._begin(tell)

    def _begin(self, tell: Callable[[Event], None] | None) -> Self:
        self.tell = tell
        self._remember_snapshot()
        if not self.over:
            self._drive(None, None)
            self._note_beginning()
        return self

    # Choosing -----------------------------------------------------------------------

    def choose(self, option: int) -> None:
        """Answer the pending decision and run on to the next one.

        Raises on an invalid answer; the game is unchanged. Should the rules themselves
        fail, a game that keeps snapshots returns to the position before the answer.
        """
        decision = self.decision
        if decision is None:
            raise IllegalChoice("The game is over: there is nothing left to choose.")
        if option not in decision.options or type(option) is not int:
            raise IllegalChoice(
                f"{option!r} is no option of the decision '{decision.kind}' of player "
                f"{decision.player}; the options are {', '.join(map(str, decision.options))}."
            )
        if self._keep is Keep.ROLLOUT:
            self._answer(option)
            return
        self._refuse_while_running()
        held = self._held
        effect = self._effect
        if held is not None:
            self._passed += 1
        else:
            if effect is None:
                self._remember_snapshot(decision)
            self._record(option)
        self._running = True
        try:
            self._answer(option)
        except BaseException:
            if held is None:
                self._forget_last()
            self._rebuild(held)
            raise
        finally:
            self._running = False
        if self._effect is not effect:
            self._note_beginning()

    def _refuse_while_running(self) -> None:
        if self._running:
            raise WaybreadError("The game is carrying an answer out; a listener may only listen.")

    # Copies -------------------------------------------------------------------------

    def clone(self, keep: Keep | None = None) -> Self:
        """A game of its own at the same position, with nobody listening."""
        self._refuse_while_running()
        if self._effect is None:
            twin = self._bare(self.setup, self.seed, self._keep, self.state.clone())
            twin.decision = self.decision
            twin._passed = self._passed
            twin._done = self._done
        else:
            if self._snapshot is None:
                raise CannotClone(
                    "This position lies inside an effect and cannot be copied: the game keeps no "
                    "snapshots (Keep.ROLLOUT; with Keep.SEARCH it would), or it is a determinised world "
                    "before its next quiescent moment."
                )
            self._bring_snapshot_nearer()
            twin = self._bare(self.setup, self.seed, Keep.ROLLOUT, self._snapshot.clone())
            twin._walk(self._since, self._held, self._asked)
        twin._keep = self._keep if keep is None else min(keep, self._keep)
        twin._stops = twin._policy = self._stops
        if twin._keep is not Keep.ROLLOUT:
            twin._snapshot = self._snapshot  # shared: a snapshot is never changed
            twin._asked = self._asked
            twin._since = self._since.copy()
            twin._began = self._began
            if twin._keep is Keep.PLAY:
                twin._start = self._start
                twin._answers = self._answers.copy()
                twin._snapshots = self._snapshots.copy()
                twin._redeals = self._redeals.copy()
        return twin

    def determinize(self, viewer: int, seed: int, keep: Keep = Keep.ROLLOUT) -> Self:
        """A world as the player who is asked may imagine it: the unknown and chance dealt anew.

        Inside an effect such a world is descended by choosing; it cannot be cloned again
        before its next quiescent moment.
        """
        if self.decision is None or self.decision.player != viewer:
            asked = f"player {self.decision.player}" if self.decision else "nobody"
            raise CannotClone(f"A world is imagined by the player who is asked, here {asked}, not by {viewer}.")
        twin = self.clone(Keep.ROLLOUT)
        twin._keep = min(keep, Keep.SEARCH)
        twin._stops = twin._policy = None
        twin.conceal((viewer,), Streams(stream_start(seed, "conceal")))  # apart from the streams to come
        twin.state.streams.reseed(stream_start(seed, "imagined"))  # even if the seed is the game's own
        if twin._effect is None:
            twin._remember_snapshot()
            twin._passed = 0
            twin._policy = HoldAfter(0)
            twin._drive(None, None)  # asks again, of what was dealt anew
            twin._policy = None
        return twin

    def digest(self) -> str:
        """A fingerprint of the state and the pending decision, the same in every process.

        Inside an effect it does not know the effect's variables.
        """
        return records.digest(self.state, self.decision)

    # Dealing again ------------------------------------------------------------------

    @property
    def redeals(self) -> tuple[saves.Redeal, ...]:
        """Each time the unknown was dealt again, for a game kept for play."""
        return tuple(self._redeals)

    @property
    def can_deal_again(self) -> bool:
        """Is a choice pending outside of any effect? An effect may have looked at hidden cards already."""
        return self._effect is None and self.decision is not None and len(self.decision.options) > 1

    def deal_again(self, seed: int, knowers: Iterable[int] | None = None) -> None:
        """Deal again all that no player knows, and let chance follow another seed from here on.

        It is part of the game like an answer, but no undo goes back beyond it. Whoever knew the game's seed
        or had its save knows the future no longer. Of players who are not among the knowers, what they alone know
        is dealt again too: their hands.
        """
        if type(seed) is not int:
            raise SetupError(f"A seed is a whole number, not {seed!r}.")
        self._refuse_while_running()
        if not self.can_deal_again:
            raise CannotDealAgain("What nobody knows can be dealt again only at a choice between effects.")
        viewers = self.players if knowers is None else tuple(knowers)
        if not viewers:
            raise SetupError("At least one player keeps what they know.")
        if unknown := {*viewers} - {*self.players}:
            raise SetupError(f"Unknown players: {sorted(unknown)}.")
        self.conceal(viewers, Streams(stream_start(seed, "dealt again")))  # apart from the streams to come
        self.state.streams.reseed(seed)
        if self._keep is Keep.PLAY:
            kept = None if knowers is None else tuple(viewers)
            self._redeals.append(saves.Redeal(len(self._answers), seed, kept))
            self._snapshots.clear()
        self._remember_snapshot()
        self._passed = 0
        asked, listener, events = self.decision, self.tell, [Event("dealt again", {})]
        self.tell = listener and events.append
        try:
            self._drive(None, None)  # asks again, of what was dealt anew; a new hand may leave nothing to choose
            self._note_beginning()
        finally:
            self.tell = listener
        if self.decision == asked:
            del events[1:]  # a step may tell once more what leads to its question
        if listener:
            for each in events:
                listener(each)

    # Going back ---------------------------------------------------------------------

    @property
    def answers(self) -> tuple[int, ...]:
        """Every choice made so far, for a game kept for play."""
        return tuple(self._answers)

    def undo(self) -> None:
        """Take the last answer back."""
        if self._keep is not Keep.PLAY:
            raise NothingToUndo("This game does not keep its answers, so none can be taken back.")
        self._refuse_while_running()
        if not self._answers:
            raise NothingToUndo("There is nothing to undo: no choice has been made yet.")
        if self._redeals and self._redeals[-1].after == len(self._answers):
            raise NothingToUndo("What nobody knew has been dealt again here: the game cannot go back beyond that.")
        before = self._snapshots.copy(), self._snapshot, self._since, self._answers, self._held
        self._answers = self._answers[:-1]
        try:
            self._go_back()
        except Exception as error:
            self._snapshots, self._snapshot, self._since, self._answers, held = before
            self._rebuild(held)
            raise NothingToUndo(
                f"This version cannot go back beyond here: {_sentence(error)} The game stands as it was."
            ) from error

    # Saving and loading -------------------------------------------------------------

    def save(self) -> str:
        """The text of a save file that leads to this very position."""
        if self._keep is not Keep.PLAY:
            raise SaveError("This game does not keep its answers, so it cannot be saved.")
        self._refuse_while_running()
        if self._effect is None:
            after, state, passed = len(self._answers), self.state, None if self._held is None else 0
        else:
            (after, state), passed = self._snapshots[-1], self._held
        return saves.write(
            saves.Save(
                format=saves.FORMAT,
                engine=ENGINE,
                game=self.name,
                setup=self.setup,
                seed=self.seed,
                answers=self._answers,
                passed=passed,
                stops=self._stops.as_lists() if self._stops else {},
                snapshot=saves.Snapshot(after, records.encode(state)),
                digest=self.digest(),
                start=None if self._start is None else records.encode(self._start),
                redeals=self._redeals,
            )
        )

    @classmethod
    def load(cls, text: str) -> Self:
        """The game that a save file leads to, or SaveError in one sentence.

        Where answers since the snapshot of an older version fit no more, it is the game at the snapshot.
        """
        save = saves.read(text)
        if save.game != cls.name:
            raise SaveError(f"This is a save of '{save.game}', not of '{cls.name}'.")
        try:
            game = cls._from_snapshot(save)
        except RecordError as error:
            if save.engine == ENGINE:
                raise SaveError(f"This save cannot be read: {error}.") from None
            game = cls._replayed(save)
        except SaveError:
            if save.engine == ENGINE:
                raise
            game = cls._from_snapshot(replace(save, answers=save.answers[: save.snapshot.after], passed=None))
        if save.engine == ENGINE and game.digest() != save.digest:
            raise SaveError(
                "This save does not lead to the position it names: the rules have changed since it was "
                "written, or it was altered."
            )
        for player, names in save.stops.items():
            game.set_stops(player, names)
        return game

    @classmethod
    def _replayed(cls, save: saves.Save) -> Self:
        """An older program wrote the save, and its snapshot cannot be read any more."""
        if save.start is not None:
            raise SaveError(f"This save of Waybread {save.engine} was laid out by hand and cannot be read any more.")
        try:
            return cls.replay(save.setup, save.seed, save.answers, save.redeals)
        except SaveError:
            raise
        except Exception as error:
            raise SaveError(
                f"This save of Waybread {save.engine} cannot be played again: {_sentence(error)}"
            ) from error

    @classmethod
    def replay(
        cls, setup: Mapping[str, Json], seed: int, answers: Iterable[int], redeals: Iterable[saves.Redeal] = ()
    ) -> Self:
        """Play a game again from its beginning; SaveError where an answer is none."""
        return cls.new(setup, seed)._follow(answers, redeals)

    def _follow(self, answers: Iterable[int], redeals: Iterable[saves.Redeal]) -> Self:
        """Play a whole game from here, its beginning."""
        dealt = saves.redeals_by_place(redeals)
        for each in dealt.get(0, ()):
            self.deal_again(each.seed, each.knowers)
        for number, option in enumerate(answers, 1):
            self._check_answer(number, option)
            self.choose(option)
            for each in dealt.get(number, ()):
                self.deal_again(each.seed, each.knowers)
        return self

    # Remembering --------------------------------------------------------------------

    @classmethod
    def _bare(cls, setup: dict[str, Json], seed: int, keep: Keep, state: S) -> Self:
        game: Self = object.__new__(cls)
        game.setup = setup
        game.seed = seed
        game.state = state
        game.decision = None
        game.tell = None
        game._keep = keep
        game._running = False
        game._done = 0
        game._effect = None
        game._entered = 0
        game._passed = 0
        game._policy = None
        game._stops = None
        game._snapshot = None
        game._asked = None
        game._since = []
        game._began = None
        game._answers = []
        game._snapshots = []
        game._redeals = []
        game._start = None
        return game

    @property
    def _held(self) -> int | None:
        """At a decision without a choice, how many of those were passed to get here; else None."""
        held = self.decision is not None and len(self.decision.options) == 1
        return self._passed if held else None

    def _remember_snapshot(self, asked: Decision | None = None) -> None:
        if self._keep is not Keep.ROLLOUT:
            self._snapshot = self.state.clone()
            self._asked = asked
            self._since = []
            if self._keep is Keep.PLAY:
                self._keep_snapshot(len(self._answers), self._snapshot)

    def _note_beginning(self) -> None:
        """Note where the effect under way began, unless stops were on the way: without them it is shorter."""
        counts = self._entered > 0 and self._stops is None
        self._began = (len(self._since), self._entered) if counts else None

    def _bring_snapshot_nearer(self) -> None:
        """Move it to where the effect under way began: whoever copies a position often copies it again."""
        if self._began is None or self._snapshot is None or self._stops is not None:
            return
        given, steps = self._began
        way = self._bare(self.setup, self.seed, Keep.ROLLOUT, self._snapshot.clone())
        way._walk(self._since[:given], None, self._asked, most=steps - 1)
        self._snapshot, self._asked, self._began = way.state, None, None
        self._since = self._since[given:]

    def _keep_snapshot(self, after: int, snapshot: S) -> None:
        kept = self._snapshots
        kept.append((after, snapshot))
        if len(kept) > _SNAPSHOTS_KEPT:  # thin out the older half, so that gaps grow with age
            del kept[1 : _SNAPSHOTS_KEPT // 2 : 2]

    def _record(self, option: int) -> None:
        self._since.append(option)
        if self._keep is Keep.PLAY:
            self._answers.append(option)
        self._passed = 0

    def _forget_last(self) -> None:
        self._since.pop()
        if self._keep is Keep.PLAY:
            self._answers.pop()

    @classmethod
    def _decoded(cls, data: Json) -> S:
        state: S = records.decode(cls.state_type, data)
        for step in state.stack:
            if step not in cls.steps:
                raise RecordError(f"{cls.name} has no step {step}")
        state.derive()
        return state

    @classmethod
    def _from_snapshot(cls, save: saves.Save) -> Self:
        state = cls._decoded(save.snapshot.state)
        game = cls._bare(save.setup, save.seed, Keep.PLAY, state.clone())
        if save.start is not None:
            game._start = cls._decoded(save.start)
        game._answers = save.answers
        game._redeals = save.redeals
        game._since = save.answers[save.snapshot.after :]
        game._snapshot = state
        game._snapshots = [(save.snapshot.after, state)]
        try:
            game._walk(game._since, save.passed)
        except WaybreadError:
            raise
        except Exception as error:  # whatever the rules stumble over: the snapshot is forged
            raise SaveError(f"The snapshot of this save makes no sense: {error!r}.") from error
        return game

    def _go_back(self) -> None:
        """To the position after the answers that are left, keeping snapshots for the next time."""
        kept = self._snapshots
        while kept and kept[-1][0] > len(self._answers):
            kept.pop()
        if not kept:
            kept.append(self._earliest_snapshot())
        after, self._snapshot = kept[-1]
        self._since = self._answers[after:]
        self._asked = None
        self._rebuild(None, remember=True)
        after, self._snapshot = kept[-1]
        self._since = self._answers[after:]
        self._began = None

    def _earliest_snapshot(self) -> tuple[int, S]:
        """The first state an undo may go back to, after how many answers: as dealt, or as last dealt again."""
        if not self._redeals:
            return 0, self._start or self._first_state(self.setup, self.seed)
        after = self._redeals[-1].after
        first = type(self).new(self.setup, self.seed) if self._start is None else type(self).from_state(self._start)
        return first._follow(self._answers[:after], self._redeals)._snapshots[-1]

    def _rebuild(self, passed: int | None, *, remember: bool = False) -> None:
        """Go to the position that the snapshot and the answers since say, unheard."""
        if self._snapshot is None:
            return  # a determinised world: there is no way back
        listener, self.tell = self.tell, None
        self._abandon_effect()
        self.state = self._snapshot.clone()
        try:
            self._walk(self._since, passed, self._asked, remember=remember)
        finally:
            self.tell, self._policy = listener, self._stops

    def _walk(
        self,
        answers: list[int],
        passed: int | None,
        asked: Decision | None = None,
        *,
        most: int = NO_END,
        remember: bool = False,
    ) -> None:
        """From a quiescent state to the position after these answers, then so many passes.

        With None for the passes, on to the next decision that leaves a choice, or so many steps at most.
        ``asked`` is what the state has asked already, if it has.
        """
        last = len(answers)
        before = max(0, len(self._answers) - last)
        goal = None if passed is None else HoldAfter(passed)
        self._effect = None
        self.decision = asked if last else None
        self._done = 0
        self._passed = 0
        self._policy = None if last else goal
        if self.decision is None and not self.over:
            self._drive(None, None, NO_END if last else most)
        for number, option in enumerate(answers, 1):
            self._check_answer(before + number, option)
            if remember and number > 1 and self._effect is None:
                self._keep_snapshot(before + number - 1, self.state.clone())
            self._passed = 0
            self._policy = goal if number == last else None
            self._answer(option, most if number == last else NO_END)
        self._policy = None

    def _check_answer(self, number: int, option: int) -> None:
        if self.decision is None or option not in self.decision.options or type(option) is not int:
            asked = f"'{self.decision.kind}'" if self.decision else "nothing"
            raise SaveError(f"Answer {number} of the game, {option}, is no option there: the game asks {asked}.")


def _refuse(number: str) -> NoReturn:
    raise ValueError(f"{number} is not a whole number")


def _plain(setup: Mapping[str, Json]) -> dict[str, Json]:
    """A copy of a setup, which has to come back from a save as it went in."""
    try:
        text = json.dumps(dict(setup), ensure_ascii=False, allow_nan=False)
        text.encode()
        copy: dict[str, Json] = json.loads(text, parse_float=_refuse)
    except (TypeError, ValueError, RecursionError):
        copy = {}
    if copy != setup:
        raise SetupError("A setup is made of tables, lists, texts, whole numbers, true and false.")
    return copy

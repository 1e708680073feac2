"""Random games, and the gates that watch them: one game can be watched by all gates at once.

A gate follows a game from decision to decision. At every position it does what is cheap; at those where
``watch.close`` is true it looks closely. On its own (``gate(plug, seeds)``) it looks closely at every
position. Where many games are played (``Run(..., sparse=True)``, as ``make soak`` does) all gates watch the
same game and look closely at

- the last position, and others drawn at random, one of ``plug.sparse`` on average;
- the first position of each kind in the run. A kind is the question, its rule and the card that asks.

What is rare is thus looked at in every run, and what is common in every game, at moments that differ from
game to game. A clone and a loaded game made at such a look come along for the next ``STRETCH`` answers, a
replay and a game with stops all the way; they are compared with the game at every position, field by field,
and by their digests when the game is over. Illegal answers, views and imagined worlds are tried at each close
look, for one seat drawn at random.
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeAlias

from tests.gates.plug import AnyGame, GateError, Plug, RandomPlayer
from waybread.kernel import Decision, Event
from waybread.kernel.records import field_names

STRETCH = 10
"""So many answers a copy made at a close look comes along with the game in a sparse run."""

Following: TypeAlias = Generator[None, int, None]
"""A gate at work on one game: it yields at each decision and is sent the answer that the game has taken."""


class Gate:
    """What must hold for every game on the kernel."""

    def __init__(self, follow: "Callable[[Watch], Following]") -> None:
        self.follow = follow
        self.name = follow.__name__
        self.judge: Callable[[Run], None] = lambda run: None
        """Called when all games are over, for what can only be said of many."""
        self.__doc__ = follow.__doc__

    def __call__(self, plug: Plug, seeds: Iterable[int]) -> None:
        """Watch one game for each seed, every position closely."""
        run = Run(plug, (self,))
        for seed in seeds:
            run.play(seed)
        run.judge()

    def judged(self, judge: "Callable[[Run], None]") -> "Callable[[Run], None]":
        """Decorator: what is to be said when all games are over."""
        self.judge = judge
        return judge


def gate_at_positions(check: "Callable[[Watch], None]") -> Gate:
    """Decorator: a gate that looks at each position by itself, the end included."""

    def follow(watch: Watch) -> Following:
        while True:
            check(watch)
            if watch.game.decision is None:
                return
            yield

    follow.__name__, follow.__doc__ = check.__name__, check.__doc__
    return Gate(follow)


class Run:
    """Random games of one plug, and what the gates remember from game to game."""

    def __init__(self, plug: Plug, gates: Sequence[Gate], *, sparse: bool = False) -> None:
        self.plug = plug
        self.gates = gates
        self.sparse = sparse
        self.kinds: set[tuple[str, str, int | None]] = set()
        """Kinds of questions that were asked."""
        self.types: set[type] = set()
        """Types of records whose clones were tried."""
        self.tally: Counter[tuple[str, bool]] = Counter()
        """How often something hidden was another in an imagined world, and how often not."""
        self.guesses: dict[str, tuple[int, int, float]] = {}
        """How often hidden cards were guessed by their ids, how often right, and how often that is by chance."""
        self.remembered: list[str] = []
        """What each id was in the game before."""
        self.played: dict[int, str] = {}
        """By seed, a fingerprint of the whole game."""

    def play(self, seed: int) -> AnyGame:
        """Play one random game under the eyes of all gates; returns it when it is over."""
        with _reported("a game", self.plug, seed, None):
            watch = Watch(self, seed)
        game, following = watch.game, []
        for gate in self.gates:
            with _reported(gate.name, self.plug, seed, game):
                following.append((gate, work := gate.follow(watch)))
                next(work, None)
        while game.decision is not None:
            with _reported("a game", self.plug, seed, game):
                option = watch.choose(game)
                game.choose(option)
                watch.arrive()
            for gate, work in following:
                with _reported(gate.name, self.plug, seed, game):
                    _go_on(work, option)
        return game

    def is_new(self, decision: Decision) -> bool:
        """Is this the first question of its kind?"""
        kind = decision.kind, decision.rule, decision.about
        if kind in self.kinds:
            return False
        self.kinds.add(kind)
        return True

    def guess(self, what: str, *, right: bool, chance: float) -> None:
        """A hidden card was guessed by its id."""
        guesses, hits, by_chance = self.guesses.get(what, (0, 0, 0.0))
        self.guesses[what] = guesses + 1, hits + right, by_chance + chance

    def judge(self) -> None:
        """All games are over."""
        for gate in self.gates:
            gate.judge(self)


class Watch:
    """One random game on its way, and what the gates that watch it share."""

    def __init__(self, run: Run, seed: int) -> None:
        self.run = run
        self.plug = run.plug
        self.seed = seed
        self.choose = RandomPlayer(seed)
        self.number = self.choose.number
        self.listeners: list[Callable[[Event], None]] = []
        """Hear every event after the first decision; there the game has not come to a rest yet."""
        self.heard: list[Event] = []
        """The events before the first decision."""
        self.game = run.plug.new(seed, self.heard.append)
        self.game.listen(self._tell)
        self._digest: str | None = None
        self.close = True
        """Is this a position to look at closely?"""
        self.follows = True
        """Has a copy that was made at the last close look come along to here?"""
        self._count = self._looked = 0
        self._next = self.number(2 * self.plug.sparse)
        self._judge_position()

    def arrive(self) -> None:
        """The game stands at its next position."""
        self._count += 1
        self._digest = None
        self.follows = not self.run.sparse or self._count - self._looked <= STRETCH
        self._judge_position()

    def _judge_position(self) -> None:
        decision, due = self.game.decision, self._count >= self._next
        if due:
            self._next = self._count + 1 + self.number(2 * self.plug.sparse)
        new = decision is not None and self.run.is_new(decision)
        self.close = due or new or decision is None or not self.run.sparse
        if self.close:
            self._looked = self._count

    def digest(self) -> str:
        """The digest of the game here."""
        if self._digest is None:
            self._digest = self.game.digest()
        return self._digest

    def any_option(self, game: AnyGame) -> int:
        """An option of a pending decision, for a companion that goes another way."""
        assert game.decision is not None
        return game.decision.options[self.number(len(game.decision.options))]

    def same(self, twin: AnyGame, what: str) -> None:
        """Fail unless another game stands where this one does."""
        same_position(self.game, twin, what)
        if (not self.run.sparse or self.game.decision is None) and twin.digest() != self.digest():
            raise GateError(f"{what} has another state: the fields look equal but not their digest")

    def _tell(self, event: Event) -> None:
        for listener in self.listeners:
            listener(event)


def same_position(expected: AnyGame, found: AnyGame, what: str) -> None:
    """Fail unless two games ask the same question of the same state."""
    if expected.decision != found.decision:
        raise GateError(f"{what} asks {found.decision}, not {expected.decision}")
    kind: Any = type(expected.state)
    for name in field_names(kind):
        ours, theirs = getattr(expected.state, name), getattr(found.state, name)
        if ours != theirs:
            raise GateError(f"{what} has another state: {name} is {theirs}, not {ours}")


def _go_on(work: Following, option: int) -> None:
    try:
        work.send(option)
    except StopIteration:
        return


@contextmanager
def _reported(who: str, plug: Plug, seed: int, game: AnyGame | None) -> Iterator[None]:
    """Turn whatever goes wrong into a GateError that says how to get there."""
    try:
        yield
    except Exception as error:
        said = str(error) if isinstance(error, AssertionError) else repr(error)
        answers = list(game.answers) if game else []
        raise GateError(f"{who}: {plug.game.name}, seed {seed}, after answers {answers}: {said}") from error

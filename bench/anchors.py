"""The libraries that our games are measured against.

Both are pure Python, known in the field and a ``pip install`` away, so that a ratio means
the same on every machine. They also ask their players when there is a single answer; both the
questions and the decisions among them are counted.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import version
from random import Random
from typing import Any, Final

from bench.measure import Contender, Copying, Played

_COPIED_GAMES: Final = 8
_COPIED_EVERY: Final = 20  # ticks, which makes about 340 positions


@dataclass(frozen=True, slots=True)
class Anchor:
    """A library that may be installed."""

    name: str
    package: str
    contender: Callable[[], Contender]
    """ImportError where it is not installed."""

    def version(self) -> str:
        """The installed version."""
        return version(self.package)


def catanatron() -> Contender:
    """Catan for two, as catanatron's own random players play it."""
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, RandomPlayer

    def new(seed: int) -> Any:
        # This seeds the global random module, which all of catanatron draws from. Its games
        # still differ between processes, even with PYTHONHASHSEED: they hang on addresses.
        return Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)

    def play(seed: int) -> Played:
        game = new(seed)
        questions = decisions = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            if len(game.state.playable_actions) > 1:
                decisions += 1
            game.play_tick()
            questions += 1
        return Played(questions, decisions)

    def positions() -> Iterator[Any]:
        for seed in range(1, _COPIED_GAMES + 1):
            game = new(seed)
            ticks = 0
            while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
                game.play_tick()
                ticks += 1
                if ticks % _COPIED_EVERY == 0:
                    yield game.copy()

    key = "anchor.catanatron.copy_us"
    copying = Copying(key, {key: [game.copy for game in positions()]})
    return Contender("anchor.catanatron", play, copying, asks_forced=True)


def rlcard_uno() -> Contender:
    """Uno for two through rlcard's environment, with random legal actions."""
    import rlcard

    # Seeded once for all games: doing it for each would slow the anchor down. Uno draws from
    # this alone; numpy's global generator is for actions that are not legal.
    env = rlcard.make("uno", config={"seed": 1})

    def play(seed: int) -> Played:
        chance = Random(seed).random  # noqa: S311  no secret hangs on it
        state, _ = env.reset()
        questions = decisions = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            if len(actions) > 1:
                decisions += 1
            state, _ = env.step(actions[int(chance() * len(actions))])
            questions += 1
        return Played(questions, decisions)

    play(1)  # imports and caches are not what is measured
    return Contender("anchor.rlcard_uno", play, asks_forced=True)


ANCHORS: Final = (
    Anchor("catanatron", "catanatron", catanatron),
    Anchor("rlcard_uno", "rlcard", rlcard_uno),
)

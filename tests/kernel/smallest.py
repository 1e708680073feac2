"""The smallest game there is, for docs/kernel.md: a pile of stones, and whoever takes the last one loses."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from tests.gates import Plug
from waybread.kernel import Decision, DecisionKind, Game, Json, Outcome, State, Steps, Streams


class Ask(DecisionKind):
    """What is asked."""

    TAKE = "take"


@dataclass(slots=True, kw_only=True)
class PileState(State):
    stones: int
    player: int = 0


class Pile(Game[PileState]):
    __slots__ = ()  # a game adds methods, no attributes
    name = "pile"
    state_type = PileState
    steps = Steps["Pile"]()

    @classmethod
    def deal(cls, setup: Mapping[str, Json], streams: Streams) -> PileState:
        return PileState(stack=["take"], streams=streams, stones=7 + streams.below("stones", 5))

    @property
    def players(self) -> range:
        return range(2)

    def view(self, player: int | None) -> dict[str, Json]:
        return {"stones": self.state.stones, "player": self.state.player}

    def conceal(self, viewers: Collection[int], streams: Streams) -> None:
        """Nothing is hidden."""


@Pile.steps.step("take")
def take(game: Pile) -> Decision:
    state = game.state
    return Decision(state.player, Ask.TAKE, tuple(range(1, min(3, state.stones) + 1)), "pile:take")


@take.answered
def taken(game: Pile, option: int) -> None:
    state = game.state
    state.stones -= option
    state.player = 1 - state.player
    if not state.stones:
        game.end(Outcome(won=state.player == 0, reason="the last stone is gone"))


PLUG = Plug(
    game=Pile, setup={}, players=2, where="tests.kernel.smallest:PLUG", open_information=True,
    hidden=lambda game, viewer: {}, secrets=lambda game, viewer: set(), invariant=lambda game: None,
)  # fmt: skip

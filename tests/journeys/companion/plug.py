"""Table mode, plugged into the fidelity gates."""

from tests.gates import Plug
from tests.journeys.plug import setup
from waybread.journeys import ADVENTURES, CompanionGame
from waybread.journeys.state import NOWHERE


def invariant(game: CompanionGame) -> None:
    """Nothing is negative, every group has figures and no place, the pane is open only while it is asked about."""
    state = game.state
    for group in state.groups:
        assert group.figures, f"group {group.number} has nobody left"
        assert group.space == NOWHERE, f"the app knows where group {group.number} stands"
        assert all(each.health > 0 and each.armour >= 0 <= each.sorcery for each in group.figures)
    asked = game.decision.kind if game.decision else ""
    assert (state.pane is None) == (asked != "attack pane"), f"the pane is {state.pane}, and {asked} is asked"
    assert state.app.threat >= 0
    assert all(0 <= tile < len(state.tiles) for tile in state.unexplored)
    assert all(token.space in game.board.spaces for token in state.tokens)


def plug(adventure: str, heroes: int, difficulty: str = "normal") -> Plug:
    """An adventure for a number of heroes."""
    name = f"{adventure.replace('-', '_').upper()}_{difficulty.upper()}_{heroes}"
    return Plug(
        game=CompanionGame,
        setup=setup(adventure, heroes, difficulty),
        players=1,
        hidden=lambda game, viewer: {},
        secrets=lambda game, viewer: set(),
        invariant=invariant,
        kinds=("map", "which hero", "hero", "provoke"),
        open_information=True,
        where=f"tests.journeys.companion.plug:{name}",
        sparse=16,
        progress=lambda game: game.state.app.objective or "all done",
    )


COLD_BEACON_NORMAL_1, HELD_FORD_HARD_2, HOLLOW_HILL_NORMAL_3, HUNTED_ROAD_HARD_4, MISSING_MILLER_NORMAL_5 = (
    plug("cold-beacon", 1), plug("held-ford", 2, "hard"), plug("hollow-hill", 3), plug("hunted-road", 4, "hard"),
    plug("missing-miller", 5),
)  # fmt: skip
RINGING_WALL_HARD_1, RINGING_WALL_NORMAL_4 = plug("ringing-wall", 1, "hard"), plug("ringing-wall", 4)
COMPANIONS = (
    COLD_BEACON_NORMAL_1, HELD_FORD_HARD_2, HOLLOW_HILL_NORMAL_3, HUNTED_ROAD_HARD_4, MISSING_MILLER_NORMAL_5,
    RINGING_WALL_HARD_1, RINGING_WALL_NORMAL_4,
)  # fmt: skip

EVERY = tuple(
    plug(adventure, heroes, "normal" if (number + heroes) % 2 else "hard")
    for number, adventure in enumerate(sorted(ADVENTURES))
    for heroes in range(1, 6)
)
"""Every adventure with every number of heroes, half of them on hard: for ``make soak``."""


def __getattr__(name: str) -> Plug:
    """Find a plug of ``EVERY`` by its name, as other processes do."""
    for each in EVERY:
        if each.where == f"{__name__}:{name}":
            return each
    raise AttributeError(name)

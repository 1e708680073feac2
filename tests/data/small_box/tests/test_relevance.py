"""When the actions and responses of the small box can matter: a position for each in which it has to be asked."""

from collections.abc import Callable

from tests.cardgame.board import Seat, Table, lay

MATTER: dict[str, Callable[[], Table]] = {
    "watcher:53": lambda: lay(Seat(heroes=["watcher:53"], threat=20), at="7.4"),
    "A Herdsman's Song": lambda: lay(Seat(hand=["A Herdsman's Song"], resources=1), at="2.2"),
    "herd:21": lambda: lay(Seat(hand=["herd:21"]), at="2.2"),
    "Muddy Crossing": lambda: lay(Seat(exhausted=["Aragorn"]), staging=["Muddy Crossing"], at="4.2").choose(
        "Muddy Crossing"
    ),
}
DO_NOT: dict[str, tuple[Callable[[], Table], ...]] = {}
ALWAYS_IN_PLACE = {"Muddy Crossing": "it is offered in the travel phase, before the fights of the round"}

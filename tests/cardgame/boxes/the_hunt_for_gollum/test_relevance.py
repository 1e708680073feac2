"""When the actions and responses of The Hunt for Gollum can matter: positions for ``test_positions.py``."""

from tests.cardgame.board import Seat, Table, lay
from tests.cardgame.boxes.core.scenes import QUIET
from tests.cardgame.boxes.positions import Position

MARK, TALES, EAGLES = "Dúnedain Mark", "Campfire Tales", "The Eagles Are Coming!"
BREAKER, MUSTER, MINSTREL, PATH = (
    "Westfold Horse-Breaker", "Mustering the Rohirrim", "Rivendell Minstrel", "Strider's Path",
)  # fmt: skip
SIGNS = "Signs of Gollum"
SPIDER = "Forest Spider"


def holding(hero: str, card: str, at: str = "2.2") -> Table:
    return lay(Seat(heroes=[hero], hand=[card], resources=5), at=at)


def marked(at: str, *engaged: str) -> Table:
    """Aragorn bears the mark, which could go to Glóin."""
    seat = Seat(heroes=["Aragorn", "Glóin"], attachments={"Aragorn": [MARK]}, resources=1, engaged=engaged)
    return lay(seat, at=at)


def attacking(window: str) -> Table:
    """Glóin attacks while Aragorn bears the mark."""
    return marked("6.7", SPIDER).choose(SPIDER, "Glóin").done().pass_to(window)


def horse(at: str, *engaged: str) -> Table:
    """Éowyn is exhausted, and could be ready again."""
    seat = Seat(heroes=["Éowyn"], allies=[BREAKER], exhausted=["Éowyn"], engaged=engaged)
    return lay(seat, at="6.3").pass_to(at) if at.startswith("6.4") else lay(seat, at=at)


def revealed_location() -> Table:
    seat = Seat(heroes=["Beravor"], hand=[PATH], resources=1)
    return lay(seat, encounter_deck=["The Old Ford", *QUIET], at="3.3")


def quested() -> Table:
    return lay(Seat(), committed=["Aragorn"], staging=[SIGNS], encounter_deck=QUIET, at="3.4")


MATTER: dict[str, Position] = {
    MARK: lambda: attacking("6.8.2"),
    TALES: lambda: holding("Aragorn", TALES),
    EAGLES: lambda: holding("Gimli", EAGLES),
    BREAKER: lambda: horse("6.4b", SPIDER),
    MUSTER: lambda: holding("Éowyn", MUSTER),
    MINSTREL: lambda: holding("Beravor", MINSTREL).choose(MINSTREL),
    PATH: revealed_location,
    SIGNS: quested,
}
DO_NOT: dict[str, tuple[Position, ...]] = {BREAKER: (lambda: horse("6.2"),)}
ALWAYS_IN_PLACE: dict[str, str] = {
    MARK: "it stays with its new bearer, so it matters in every window, though it can nearly always wait",
    TALES: "it draws cards",
}
WAITS: dict[str, tuple[Position, ...]] = {
    MARK: (lambda: marked("2.2"), lambda: marked("6.2", SPIDER), lambda: attacking("6.8.1"), lambda: marked("7.4")),
    TALES: (lambda: holding("Aragorn", TALES, "7.4"),),
    BREAKER: (lambda: horse("2.2"), lambda: horse("6.2", SPIDER)),
}
URGENT: dict[str, tuple[Position, ...]] = {
    MARK: (lambda: attacking("6.8.2"),),
    TALES: (lambda: holding("Aragorn", TALES, "2.2"),),
}

"""Scenes that the tests of encounter cards share: a card is revealed, a shadow card is turned up."""

from dataclasses import replace

from tests.cardgame.board import Seat, Table, lay

QUIET = ("Forest Gate",) * 10
"""An encounter deck in which nothing happens."""


def revealed(
    *cards: str, seats: tuple[Seat, ...] = (Seat(),), committed: tuple[str, ...] = (), staging: tuple[str, ...] = ()
) -> Table:
    """Staging begins with these cards on top of the encounter deck."""
    return lay(*seats, committed=committed, staging=staging, encounter_deck=(*cards, *QUIET), at="3.3")


def attacked(shadow: str, *seats: Seat, by: str = "Black Forest Bats") -> Table:
    """An enemy (attack 1) engaged with player 0 attacks with a shadow card; somebody is asked to defend."""
    first, *others = seats or (Seat(),)
    table = lay(replace(first, engaged=[by]), *others, shadows={by: [shadow]}, at="6.3")
    return table.pass_until("defend")

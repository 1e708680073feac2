"""Walk through a laid table and note the action windows that go by."""

from tests.cardgame.board import Table
from waybread.kernel import PASS


def windows_until(table: Table, kind: str) -> list[str]:
    """Pass everything (or take the first option) until a decision of this kind; the windows on the way."""
    seen: list[str] = []
    for _ in range(300):
        if table.asked == kind:
            return seen
        if table.asked == "action" and seen[-1:] != [table.window]:
            seen.append(table.window)
        table.game.choose(PASS if table.may_pass else table.decision.options[0])
    raise AssertionError(f"'{kind}' was never asked; now {table.asked}")


def to_window(table: Table, name: str) -> Table:
    """Pass everything until the action window of this name is open."""
    for _ in range(300):
        if table.window == name:
            return table
        table.game.choose(PASS if table.may_pass else table.decision.options[0])
    raise AssertionError(f"the window {name} never opened; now {table.asked}")

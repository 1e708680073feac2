"""What tests of fighting cards share: an attack by name, an effect out of the blue."""

from collections.abc import Coroutine
from typing import Any

import pytest

from tests.cardgame.board import Table


def attack(table: Table, enemy: str, *attackers: str) -> Table:
    """Declare an attack by name and pass until its damage has been dealt, or something else is asked."""
    table.choose(enemy)
    for each in attackers:
        if table.asked == "attackers":
            table.choose(each)
    if table.asked == "attackers":
        table.done()
    while table.window in ("6.8.1", "6.8.2"):
        table.done()
    return table


def attackers_now(table: Table) -> list[str]:
    """The enemies of the attacks under way in this very round, the innermost last."""
    assert table.state.round == 1
    return table.names(each.enemy for each in table.state.attacks)


def resolve(effect: Coroutine[Any, Any, object]) -> None:
    """Carry out an effect that asks nothing."""
    with pytest.raises(StopIteration):
        effect.send(None)

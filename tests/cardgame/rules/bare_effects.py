"""Effects out of the blue, and cards that hear one kind of occurrence: for tests of single verbs."""

from collections.abc import Coroutine
from typing import Any

import pytest

from tests.cardgame.rules.witness_cards import note
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import Use, forced
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.library import objective
from waybread.cards import Effect


def carry_out(effect: Coroutine[Any, Any, object]) -> object:
    """Carry out an effect that asks nothing: what it returns."""
    with pytest.raises(StopIteration) as over:
        effect.send(None)
    return over.value.value


def ear(on: On) -> str:
    """The title of an objective that notes each occurrence of a kind, before and after, with its amount."""
    return f"Test Ear for {on}"


def _hear(moment: str) -> Effect:
    async def hear(game: CardGame, use: Use) -> None:
        """Note it."""
        note(game, f"{moment} {use.occurrence.on} {use.occurrence.amount}")

    return hear


for _on in On:
    objective(ear(_on))(type("Ear", (), {"when": forced(when=_on)(_hear("when")),
                                         "after": forced(after=_on)(_hear("after"))}))  # fmt: skip

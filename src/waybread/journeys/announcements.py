"""Events for whoever listens; made only when somebody does. In table mode they are instructions as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.kernel import Event

if TYPE_CHECKING:
    from waybread.journeys.guided_game import GuidedGame, S
    from waybread.journeys.state import Token
    from waybread.kernel.events import Fact


def tell(game: GuidedGame[S], what: str, /, **facts: Fact) -> None:
    """Tell what has happened."""
    if game.table_mode:
        game.write_down(what, facts)
    if game.tell:
        game.tell(Event(what, facts))


def tell_gone(game: GuidedGame[S], token: Token) -> None:
    """A token has gone from the map; which one it was can be told from where it lay."""
    tell(
        game, "token removed", token=token.number, name=token.name, kind=token.kind, space=token.space,
        across=token.across,
    )  # fmt: skip

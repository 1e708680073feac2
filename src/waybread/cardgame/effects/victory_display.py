"""The victory display as a place: read, added to, and paid into; what is taken out of it just moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.cardgame import announcements
from waybread.cardgame.abilities.ability import Cost, Use
from waybread.cardgame.abilities.rules_in_play import affects
from waybread.cardgame.effects.leaving_play import leave_play, permanent
from waybread.cardgame.state import Zone
from waybread.cardgame.zones.card_moves import clear_card, put, take
from waybread.kernel import Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


def victory_points(game: CardGame) -> int:
    """The points printed on what lies in the victory display now (lcg:keyword.victory.4)."""
    return sum(game.card(each).victory for each in game.state.victory_display)


def displayed(game: CardGame, title: str) -> list[int]:
    """The cards of a title in the victory display."""
    return [each for each in game.state.victory_display if game.title(each) == title]


async def add_to_victory_display(game: CardGame, card: int, source: int = -1) -> bool:
    """Put a card into the victory display, from play or from elsewhere; False if it stays (lcg:faq.1.29)."""
    if not affects(game, source, card) or permanent(game, card) or game.state.zone[card] == Zone.VICTORY:
        return False
    if game.state.zone[card] >= Zone.AREA:
        return await leave_play(game, card, Zone.VICTORY, "displayed")
    take(game, card)
    clear_card(game, card)
    put(game, card, Zone.VICTORY)
    if game.tell:
        game.tell(Event("displayed", {**announcements.of(game, card), **announcements.cause(game, source)}))
    return True


class PutMeInVictoryDisplay(Cost):
    """The card itself goes to the victory display; it is the last of several costs."""

    def why_not(self, game: CardGame, use: Use) -> str | None:
        """Only a card that may leave play can go there."""
        return "it cannot leave play" if permanent(game, use.card) else None

    async def pay(self, game: CardGame, use: Use) -> None:
        """Move it."""
        await add_to_victory_display(game, use.card)

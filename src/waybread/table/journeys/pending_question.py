"""A pending decision at a table of journeys, and what would be told first if it were answered."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from waybread.journeys import NO_CARD_ASKS, GuidedGame, JourneyGame, hidden_cards
from waybread.kernel import Event, Keep, NeverEnds
from waybread.table.journeys.card_names import UNKNOWN
from waybread.table.rulebook_interface import PendingQuestion
from waybread.texts import CardName, Text

_MAX_EVENTS: Final = 20


class JourneyQuestion(PendingQuestion[JourneyGame]):
    """A question of journeys."""

    __slots__ = ()
    hidden_cards = hidden_cards

    def title(self, card: int) -> str:
        """The title of a card; empty if the player who is asked cannot know it."""
        return "" if card in self.hidden else self.game.card(card).title

    def card(self, card: int) -> CardName | Text:
        """A card as the player who is asked knows it."""
        return UNKNOWN if card in self.hidden else CardName(card, self.game.card(card).title)

    def hero(self, hero: int) -> str:
        """A hero by name."""
        return self.game.state.heroes[hero]

    @property
    def about(self) -> int | None:
        """The card whose text asks; heroes are cards too, but tokens and groups are not."""
        return None if self.decision.kind in NO_CARD_ASKS else self.decision.about


class _Enough(Exception):
    """What had to be known is known."""


def first_events(game: GuidedGame[Any], option: int, kind: str, most: int = _MAX_EVENTS) -> list[Event]:
    """The events of a kind with which it would begin if an option were chosen; nothing hidden decides these."""
    found: list[Event] = []

    def hear(event: Event) -> None:
        if event.kind == kind:
            found.append(event)
        if event.kind != kind or len(found) == most:
            raise _Enough

    twin = game.clone(Keep.ROLLOUT)
    twin.listen(hear)
    with suppress(_Enough, NeverEnds):
        twin.choose(option)
    return found

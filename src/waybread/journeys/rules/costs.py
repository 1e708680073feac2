"""What abilities cost (jme:1.6); who cannot pay cannot use the ability (jme:1.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from waybread.journeys.rules import gains, prepared_cards, trinkets, zones
from waybread.journeys.state import Zone

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame
    from waybread.journeys.rules.abilities import Use

__all__ = ["Deplete", "DiscardMe", "DiscardPrepared", "Inspiration", "OneAction", "RetireMe"]


@dataclass(frozen=True, slots=True)
class DiscardMe:
    """Discard this prepared card; its keyword is then not used (jme:1.7ex)."""

    def why_not(self, game: JourneyGame, use: Use) -> str | None:
        """It has to be prepared."""
        return None if game.state.zone[use.card] == Zone.PREPARED else "it is not prepared"

    async def pay(self, game: JourneyGame, use: Use) -> None:
        """Discard it."""
        await prepared_cards.discard_prepared(game, use.hero, use.card)


@dataclass(frozen=True, slots=True)
class RetireMe:
    """Remove this card from the adventure (jme:1.9)."""

    def why_not(self, game: JourneyGame, use: Use) -> str | None:
        """It has to be prepared."""
        return None if game.state.zone[use.card] == Zone.PREPARED else "it is not prepared"

    async def pay(self, game: JourneyGame, use: Use) -> None:
        """Set it aside."""
        zones.retire(game, use.hero, use.card)


@dataclass(frozen=True, slots=True)
class Inspiration:
    """Spend inspiration."""

    amount: int = 1

    def why_not(self, game: JourneyGame, use: Use) -> str | None:
        """The hero has to have it."""
        return None if game.state.inspiration[use.hero] >= self.amount else "there is not enough inspiration"

    async def pay(self, game: JourneyGame, use: Use) -> None:
        """Spend it."""
        await gains.spend_inspiration(game, use.hero, self.amount)


@dataclass(frozen=True, slots=True)
class Deplete:
    """Take a depletion token off this trinket (jme:109.5)."""

    def why_not(self, game: JourneyGame, use: Use) -> str | None:
        """There has to be one."""
        return None if game.state.depletion.get(use.card, 0) > 0 else "no depletion token is left on it"

    async def pay(self, game: JourneyGame, use: Use) -> None:
        """Take it off."""
        await trinkets.deplete(game, use.hero, use.card)


@dataclass(frozen=True, slots=True)
class DiscardMyBoon:
    """Discard this boon."""

    def why_not(self, game: JourneyGame, use: Use) -> str | None:
        """It is there as long as it can answer."""
        return None if game.state.zone[use.card] == Zone.BOON else "the boon is gone"

    async def pay(self, game: JourneyGame, use: Use) -> None:
        """Discard it."""
        await gains.lose_boon(game, use.hero, use.card)


@dataclass(frozen=True, slots=True)
class OneAction:
    """Use up an action of the own turn: what is done *as an action* (jme:3.3)."""

    def why_not(self, game: JourneyGame, use: Use) -> str | None:
        """It has to be the hero's turn, with an action left."""
        state = game.state
        return None if state.active == use.hero and state.actions > 0 else "no action is left"

    async def pay(self, game: JourneyGame, use: Use) -> None:
        """Use it up."""
        game.state.actions -= 1


@dataclass(frozen=True, slots=True)
class DiscardPrepared:
    """Discard one prepared card of choice."""

    def why_not(self, game: JourneyGame, use: Use) -> str | None:
        """One has to be prepared."""
        return None if game.state.prepared[use.hero] else "no card is prepared"

    async def pay(self, game: JourneyGame, use: Use) -> None:
        """Choose and discard it."""
        await prepared_cards.choose_discards(game, use.hero, 1, use.card)


DISCARD_ME: Final = DiscardMe()
RETIRE_ME: Final = RetireMe()
DEPLETE: Final = Deplete()
DISCARD_MY_BOON: Final = DiscardMyBoon()
ONE_ACTION: Final = OneAction()
"""Costs without numbers."""

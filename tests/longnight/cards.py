"""The twelve cards of The Long Night: printed facts and what they do, side by side."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from waybread.kernel import PASS, Decision, DecisionKind, pick_group

if TYPE_CHECKING:
    from tests.longnight.game import LongNight


class Ask(DecisionKind):
    """What is asked."""

    BURN = "burn"
    LET_GO = "let-go"
    RELAY = "relay"
    WARD = "ward"
    STAKE = "stake"
    GUST = "gust"
    PUT_OUT = "put-out"
    WATCH = "watch"
    BLOW = "blow"


Trick = Callable[["LongNight", int], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Card:
    name: str
    light: int = 0
    ward: bool = False
    trick: Trick | None = None

    @property
    def text(self) -> str:
        if self.light:
            return f"A torch: {self.light} light when staked."
        if self.ward:
            return "Cancels a gust."
        return (self.trick and self.trick.__doc__) or ""


async def relay(game: LongNight, player: int) -> None:
    """Twice: choose a watcher, who may burn a card from hand for 2 light."""
    state = game.state
    for _ in range(2):
        watchers = tuple(each for each in (0, 1) if state.hands[each])
        bearer = await Decision(player, Ask.RELAY, (*watchers, PASS), "night:relay")
        if bearer == PASS:
            return
        burnt = await Decision(bearer, Ask.BURN, (*state.hands[bearer], PASS), "night:relay")
        if burnt != PASS:
            game.discard(state.hands[bearer], burnt)
            state.light += 2


async def watchman(game: LongNight, player: int) -> None:
    """Look at the top three cards of the deck and discard up to two of them."""
    state = game.state
    top = state.deck[-3:]
    game.show(player, top)
    for card in await pick_group(player, Ask.LET_GO, top, "night:watchman", least=0, most=2):
        game.discard(state.deck, card)


async def kindling(game: LongNight, player: int) -> None:
    """Both watchers may stake up to two more torches."""
    game.state.active = 0  # where step 2 begins
    await game.perform("2")


CARDS = (
    Card("Rushlight", light=1),
    Card("Taper", light=1),
    Card("Candle", light=2),
    Card("Lantern", light=2),
    Card("Torch", light=3),
    Card("Brand", light=3),
    Card("Bonfire", light=4),
    Card("Cloak", ward=True),
    Card("Shutter", ward=True),
    Card("Relay", trick=relay),
    Card("Watchman", trick=watchman),
    Card("Kindling", trick=kindling),
)

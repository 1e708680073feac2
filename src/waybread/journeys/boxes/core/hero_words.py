"""The Words: all roles but the hunter have one, each for a stat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.journeys.rules.abilities import Ability, Use, may
from waybread.journeys.rules.costs import DISCARD_ME
from waybread.journeys.rules.events import On
from waybread.journeys.rules.prepared_cards import scout
from waybread.journeys.rules.selectors import every, own_or_near, testing

if TYPE_CHECKING:
    from waybread.journeys.facts import Stat
    from waybread.journeys.game import JourneyGame


def word(stat: Stat) -> Ability:
    """What a Word does in tests of its stat."""

    async def speak(game: JourneyGame, use: Use) -> None:
        use.test.success += 1
        await scout(game, use.hero, 1)

    speak.__doc__ = f"When you or a hero nearby test {stat}, discard this card: add 1 success to the test and scout 1."
    return may(when=On.TEST, condition=every(own_or_near, testing(stat)), cost=DISCARD_ME)(speak)

"""Skill cards that two heroes have, and the Words: all roles but the hunter have one, each for a stat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.journeys.facts import CardType
from waybread.journeys.library import skill
from waybread.journeys.rules.abilities import Ability, Use, may
from waybread.journeys.rules.costs import DISCARD_ME
from waybread.journeys.rules.events import On
from waybread.journeys.rules.harm_cards import choices, heal
from waybread.journeys.rules.prepared_cards import scout
from waybread.journeys.rules.selectors import every, own, own_or_near, testing

if TYPE_CHECKING:
    from waybread.journeys.facts import Stat
    from waybread.journeys.game import JourneyGame


@skill("Aragorn", 5, title="Gift of Men", icons=(0, 2), traits="Innate. Valour.")
@skill("Beravor", 5, title="Gift of Men", icons=(0, 2), traits="Innate. Valour.")
class GiftOfMen:
    @may(
        when=On.TURN,
        condition=every(own, lambda game, use: bool(choices(game, use.hero, (CardType.FEAR,)))),
        cost=DISCARD_ME,
    )
    async def let_go(game: JourneyGame, use: Use) -> None:
        """On your turn, discard this card: discard 1 of your fear cards."""
        await heal(game, use.hero, 1, (CardType.FEAR,))


@skill("Elena", 3, title="Immortality", traits="Innate.", keywords="Rest 2. Strike 2.")
@skill("Legolas", 5, title="Immortality", traits="Innate.", keywords="Rest 2. Strike 2.")
class Immortality:
    pass


def word(stat: Stat) -> Ability:
    """What a Word does in tests of its stat."""

    async def speak(game: JourneyGame, use: Use) -> None:
        use.test.success += 1
        await scout(game, use.hero, 1)

    speak.__doc__ = f"When you or a hero nearby test {stat}, discard this card: add 1 success to the test and scout 1."
    return may(when=On.TEST, condition=every(own_or_near, testing(stat)), cost=DISCARD_ME)(speak)

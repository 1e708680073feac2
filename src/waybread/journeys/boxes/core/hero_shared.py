"""Skill cards that two heroes have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.journeys.facts import CardType
from waybread.journeys.library import skill
from waybread.journeys.rules.abilities import Use, may
from waybread.journeys.rules.costs import DISCARD_ME
from waybread.journeys.rules.events import On
from waybread.journeys.rules.harm_cards import choices, heal
from waybread.journeys.rules.selectors import every, own

if TYPE_CHECKING:
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

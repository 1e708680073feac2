"""Aragorn, and the skill cards that are nobody else's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.journeys.facts import Stat
from waybread.journeys.library import hero, skill
from waybread.journeys.rules.abilities import Use, may, must
from waybread.journeys.rules.costs import DISCARD_ME
from waybread.journeys.rules.events import On
from waybread.journeys.rules.prepared_cards import scout
from waybread.journeys.rules.selectors import all_near, choose_hero, every, own, own_or_near

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame


@hero("Aragorn", "Human", stats=(2, 3, 2, 4, 3), limits=(5, 5, 4),
      suggested=("Captain", "Sword", "Banner", "Travel Garb"))  # fmt: skip
class Aragorn:
    @must(when=On.SCOUT, condition=every(own_or_near, lambda game, use: use.occurrence.reason == "rally"))
    async def lead(game: JourneyGame, use: Use) -> None:
        """In the rally phase you and each hero nearby scout 1 card more."""
        use.occurrence.amount += 1


@skill("Aragorn", 1, title="Wanderer", icons=(0, 1))
class Wanderer:
    @may(after=On.EXPLORE, condition=own)
    async def read_the_land(game: JourneyGame, use: Use) -> None:
        """Once you have explored a tile, you or a hero nearby may scout 1."""
        chosen = await choose_hero(game, use, all_near(game, use.hero))
        if chosen is not None:
            await scout(game, chosen, 1)


@skill("Aragorn", 2, 3, title="Strider", icons=(1, 0), traits="Tactic.", keywords="Strike 3. Guard 2.")
class Strider:
    pass


@skill("Aragorn", 4, title="Thorongil", traits="Knowledge.", keywords="Sprint 1.")
class Thorongil:
    @may(before=On.TEST, condition=every(own, lambda game, use: use.test.stat != Stat.WISDOM), cost=DISCARD_ME)
    async def draw_on_the_past(game: JourneyGame, use: Use) -> None:
        """Before you test, discard this card: test wisdom instead."""
        use.test.stat = Stat.WISDOM

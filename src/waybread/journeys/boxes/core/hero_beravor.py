"""Beravor, and the skill cards that are nobody else's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.journeys.facts import Boon, Keyword
from waybread.journeys.library import hero, skill
from waybread.journeys.rules.abilities import Use, may
from waybread.journeys.rules.costs import DISCARD_ME
from waybread.journeys.rules.events import On
from waybread.journeys.rules.gains import gain_boon
from waybread.journeys.rules.prepared_cards import scout
from waybread.journeys.rules.selectors import all_here, by_keyword, enemies_here, every, fate_to_turn, own
from waybread.journeys.rules.test_record import convert_all_fate, convert_fate

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame


def _could_hide(game: JourneyGame, use: Use) -> bool:
    unseen = any(not game.has_boon(each, Boon.HIDDEN) for each in all_here(game, use.hero))
    return unseen and not enemies_here(game, use.hero)


@hero("Beravor", "Human", stats=(3, 3, 3, 3, 2), limits=(5, 5, 4), suggested=("Pathfinder", "Staff", "Travel Garb"))
class Beravor:
    @may(
        after=On.KEYWORD,
        condition=every(own, by_keyword(Keyword.SPRINT, Keyword.HIDE, Keyword.STRIKE)),
        limit=1,
    )
    async def look_ahead(game: JourneyGame, use: Use) -> None:
        """Once per round, when you have sprinted, hidden or struck, you may scout 1."""
        await scout(game, use.hero, 1)


@skill("Beravor", 1, title="Into Hiding", keywords="Guard 2.")
class IntoHiding:
    @may(when=On.TURN, condition=every(own, _could_hide), cost=DISCARD_ME)
    async def take_cover(game: JourneyGame, use: Use) -> None:
        """On your turn, with no enemy in your space, discard this card: you and all heroes with you become hidden."""
        for each in all_here(game, use.hero):
            gain_boon(game, each, Boon.HIDDEN)


@skill("Beravor", 2, 3, title="Ways of Old", icons=(1, 0), traits="Tactic. Knowledge.", keywords="Sprint 1.")
class WaysOfOld:
    @may(when=On.TEST, condition=own, cost=DISCARD_ME)
    async def use_old_lore(game: JourneyGame, use: Use) -> None:
        """In your test, discard this card: turn 1 fate into a success and scout 1."""
        convert_fate(game, use.test, 1, 1)
        await scout(game, use.hero, 1)


@skill("Beravor", 4, title="Fateless", traits="Innate.")
class Fateless:
    @may(when=On.TEST, condition=every(own, fate_to_turn), cost=DISCARD_ME)
    async def defy_fate(game: JourneyGame, use: Use) -> None:
        """In your test, discard this card: turn all fate into success."""
        convert_all_fate(game, use.test)

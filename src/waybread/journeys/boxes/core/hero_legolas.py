"""Legolas, and the skill cards that are nobody else's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.journeys.facts import Stat
from waybread.journeys.library import hero, skill
from waybread.journeys.rules.abilities import Use, may, rule
from waybread.journeys.rules.costs import DISCARD_ME, Inspiration
from waybread.journeys.rules.events import On
from waybread.journeys.rules.movement import choose_move, destinations
from waybread.journeys.rules.prepared_cards import scout
from waybread.journeys.rules.selectors import every, own, with_token
from waybread.journeys.rules.standing_rules import Rule
from waybread.journeys.steps import turn

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame


@hero("Legolas", "Elf", stats=(4, 2, 2, 3, 3), limits=(4, 6, 5), suggested=("Hunter", "Great Bow", "Cloak"))
class Legolas:
    @may(
        when=On.TURN,
        condition=every(own, lambda game, use: bool(destinations(game, use.hero))),
        cost=Inspiration(),
        limit=1,
    )
    async def run_lightly(game: JourneyGame, use: Use) -> None:
        """Once per round, on your turn, spend 1 inspiration: move 1 without provoking anybody."""
        await choose_move(game, use.hero, use.card, provokes=False, optional=False)


@skill("Legolas", 1, title="Keen Eyes", icons=(0, 1), traits="Innate.", keywords="Strike 2.")
class KeenEyes:
    @rule(Rule.RANGE)
    def see_far(game: JourneyGame, use: Use, hero: int) -> int:
        """Your ranged attacks reach 1 space farther."""
        return 1 if hero == use.hero else 0


@skill("Legolas", 2, 3, title="Light-Footed", icons=(1, 0), keywords="Sprint 1.")
class LightFooted:
    @may(before=On.TEST, condition=every(own, with_token("search", "threat")), cost=DISCARD_ME)
    async def tread_lightly(game: JourneyGame, use: Use) -> None:
        """Before you test for a search or threat, discard this card: test agility instead and scout 1."""
        use.test.stat = Stat.AGILITY
        await scout(game, use.hero, 1)


@skill("Legolas", 4, title="Tireless")
class Tireless:
    @may(
        after=On.TURN,
        condition=every(own, lambda game, use: bool(turn.other_actions(game, use.hero))),
        cost=DISCARD_ME,
    )
    async def go_on(game: JourneyGame, use: Use) -> None:
        """At the end of your turn, discard this card: 1 action more, of a kind not yet performed this turn."""
        await turn.act_otherwise(game, use.hero, use.card)

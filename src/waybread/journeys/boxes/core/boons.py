"""The three boons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.journeys.decisions import DecisionKind
from waybread.journeys.facts import Boon
from waybread.journeys.library import boon
from waybread.journeys.rules.abilities import Use, may, must
from waybread.journeys.rules.costs import DISCARD_MY_BOON
from waybread.journeys.rules.gains import lose_boon
from waybread.journeys.rules.harm import DAMAGE, avertable, reduce
from waybread.journeys.rules.occurrences import On
from waybread.journeys.rules.selectors import every, for_purpose, no_enemy_near, own
from waybread.journeys.rules.skill_tests import reveal
from waybread.journeys.rules.test_record import drop, droppable
from waybread.kernel import PASS, Decision

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame


@boon(Boon.HIDDEN)
class Hidden:
    @must(when=On.ATTACKED, condition=own)
    async def go_unseen(game: JourneyGame, use: Use) -> None:
        """When an enemy attacks you, before you test, all damage of the attack is prevented and this boon is lost."""
        if DAMAGE in avertable(game, use.hero, use.harm):
            reduce(use.harm, DAMAGE, use.harm.damage)
        await lose_boon(game, use.hero, use.card, "attacked")

    @may(when=On.TEST, condition=every(own, for_purpose("attack")), cost=DISCARD_MY_BOON)
    async def strike_unseen(game: JourneyGame, use: Use) -> None:
        """In your attack, discard this boon: add 1 success."""
        use.test.success += 1


@boon(Boon.EMBOLDENED)
class Emboldened:
    @must(when=On.TEST, condition=every(own, for_purpose("attack")))
    async def strike_harder(game: JourneyGame, use: Use) -> None:
        """Your attacks have 2 more hits."""
        use.test.hits += 2

    @must(after=On.SUFFER, condition=every(own, lambda game, use: bool(use.harm.suffered)))
    async def falter(game: JourneyGame, use: Use) -> None:
        """Once you have suffered damage or fear, face up or down, discard this boon."""
        await lose_boon(game, use.hero, use.card)

    @must(after=On.TURN, condition=every(own, no_enemy_near))
    async def calm_down(game: JourneyGame, use: Use) -> None:
        """At the end of your turn with no enemy nearby, discard this boon."""
        await lose_boon(game, use.hero, use.card)


@boon(Boon.DETERMINED)
class Determined:
    @may(
        when=On.TEST,
        condition=every(own, lambda game, use: bool(droppable(game, use.test))),
        cost=DISCARD_MY_BOON,
    )
    async def try_again(game: JourneyGame, use: Use) -> None:
        """In your test, discard this boon: discard any of the revealed cards and reveal as many new ones."""
        discarded = 0
        while options := droppable(game, use.test):
            card = await Decision(
                game.seat(use.hero), DecisionKind.REVEAL_AGAIN, (*options, PASS), "jme:15.4", about=use.card
            )
            if card == PASS:
                break
            drop(game, use.test, card)
            discarded += 1
        await reveal(game, use.test, discarded)

"""Gimli, and the skill cards that are nobody else's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.journeys.decisions import DecisionKind
from waybread.journeys.library import hero, skill
from waybread.journeys.rules.abilities import Use, may, must
from waybread.journeys.rules.costs import DISCARD_ME
from waybread.journeys.rules.events import On
from waybread.journeys.rules.gains import gain_inspiration
from waybread.journeys.rules.hero_attacks import attack, targets
from waybread.journeys.rules.prepared_cards import scout
from waybread.journeys.rules.selectors import every, for_purpose, near, own, token_of
from waybread.journeys.rules.test_record import fate_left, return_to_top
from waybread.kernel import Decision

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame


@hero("Gimli", "Dwarf", stats=(2, 4, 4, 2, 2), limits=(6, 4, 3), suggested=("Guardian", "Battle Axe", "Ring Mail"))
class Gimli:
    @may(after=On.TEST, condition=every(own, for_purpose("attack"), lambda game, use: bool(use.test.revealed)))
    async def keep_count(game: JourneyGame, use: Use) -> None:
        """Once you have attacked, you may put a card revealed in that test on top of your deck."""
        revealed = tuple(use.test.revealed)
        card = await Decision(game.seat(use.hero), DecisionKind.KEEP, revealed, "jme:100.5", about=use.card)
        await return_to_top(game, use.test, card)


@skill("Gimli", 1, title="Poet's Heart", keywords="Rest 2.")
class PoetsHeart:
    @must(before=On.INTERACT, condition=every(own, token_of("person")))
    async def speak_fair(game: JourneyGame, use: Use) -> None:
        """Before you interact with a person, gain 1 inspiration."""
        await gain_inspiration(game, use.hero)


@skill("Gimli", 2, 3, title="Restless Axe", icons=(1, 0), traits="Tactic.", keywords="Strike 2.")
class RestlessAxe:
    @may(before=On.TURN, condition=every(own, lambda game, use: bool(targets(game, use.hero))), cost=DISCARD_ME)
    async def strike_first(game: JourneyGame, use: Use) -> None:
        """At the start of your turn, discard this card: attack with 2 more hits; that is no action."""
        await attack(game, use.hero, hits=2)


@skill("Gimli", 4, title="Kinship", traits="Aid.")
class Kinship:
    @may(before=On.TEST, condition=near, cost=DISCARD_ME)
    async def stand_by(game: JourneyGame, use: Use) -> None:
        """Before a hero nearby tests, discard this card: they reveal 2 cards more; for a Dwarf, you scout 1 as well."""
        use.test.more += 2
        if "Dwarf" in game.race(use.occurrence.hero):
            await scout(game, use.hero, 1)


@skill("Gimli", 5, title="Fury", icons=(0, 1))
class Fury:
    @may(when=On.TEST, condition=every(own, for_purpose("attack"), lambda game, use: fate_left(game, use.test) > 0))
    async def rage(game: JourneyGame, use: Use) -> None:
        """In your attack you may spend any number of fate: add 1 hit for each."""
        options = tuple(range(1, fate_left(game, use.test) + 1))
        spent = await Decision(game.seat(use.hero), DecisionKind.AMOUNT, options, "jme:38.2", about=use.card)
        use.test.used_fate += spent
        use.test.hits += spent

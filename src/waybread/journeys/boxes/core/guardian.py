"""The skill cards of the guardian."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.journeys.boxes.core.basic import word
from waybread.journeys.facts import Keyword, Stat
from waybread.journeys.library import skill
from waybread.journeys.rules.abilities import Use, may, must, rule
from waybread.journeys.rules.costs import DISCARD_ME
from waybread.journeys.rules.gains import gain_inspiration, spend_inspiration
from waybread.journeys.rules.harm import suffer_instead
from waybread.journeys.rules.occurrences import On
from waybread.journeys.rules.prepared_cards import scout
from waybread.journeys.rules.selectors import (
    by_keyword,
    every,
    fate_to_turn,
    for_purpose,
    near,
    own,
    own_or_here,
    own_or_near,
    shows,
    wants,
)
from waybread.journeys.rules.standing_rules import Rule
from waybread.journeys.rules.test_record import convert_fate
from waybread.journeys.state import Lasting

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame


def group_is_near(game: JourneyGame, use: Use) -> bool:
    """The group that it happens to is nearby."""
    group = game.group(use.occurrence.group)
    return group is not None and game.nearby(group.space, game.state.position[use.hero])


@skill("Guardian", 1, title="You Cannot Pass", traits="Tactic. Valour.", keywords="Guard 3.")
class YouCannotPass:
    @rule(Rule.GUARDS_NEARBY)
    def stand_before_them(game: JourneyGame, use: Use, hero: int) -> bool:
        """Your Guard cards, this one too, may also protect heroes nearby."""
        return hero == use.hero


@skill("Guardian", 2, 3, title="Ready Defense", icons=(1, 0), traits="Tactic.", keywords="Guard 2.")
@skill("Guardian", 8, title="Ready Defense", icons=(1, 0), experience=7, traits="Tactic.", keywords="Guard 2.")
class ReadyDefense:
    @must(when=On.TEST, condition=every(own, for_purpose("negate")))
    async def be_ready(game: JourneyGame, use: Use) -> None:
        """Your tests to negate damage or fear have 1 more success."""
        use.test.success += 1


word("Guardian", "Word of Glory", "Guard 1.", Stat.SPIRIT)


@skill("Guardian", 5, title="Noble Sacrifice", experience=3, traits="Valour.")
class NobleSacrifice:
    @may(before=On.SUFFER, condition=near, cost=DISCARD_ME)
    async def step_between(game: JourneyGame, use: Use) -> None:
        """When a hero nearby would suffer damage or fear, discard this card: you suffer all of it instead.

        Then that hero gains 1 inspiration, and you may scout 1.
        """
        await suffer_instead(game, use.occurrence, use.hero)
        await gain_inspiration(game, use.occurrence.hero)
        if await wants(game, use.hero, use.card):
            await scout(game, use.hero, 1)


@skill("Guardian", 6, title="Desperate Defense", experience=3, keywords="Guard 1. Rest 2.")
class DesperateDefense:
    @may(before=On.LAST_STAND, condition=own_or_here, cost=DISCARD_ME)
    async def hold_on(game: JourneyGame, use: Use) -> None:
        """Before a last stand of yours or of a hero in your space, discard this card: add 1 success to it."""
        use.occurrence.success += 1


@skill("Guardian", 7, title="Voice Like Ringing Steel", icons=(0, 1), experience=7, traits="Valour.")
class VoiceLikeRingingSteel:
    @may(when=On.ACTIVATION, condition=group_is_near, cost=DISCARD_ME)
    async def challenge(game: JourneyGame, use: Use) -> None:
        """When an enemy group nearby activates, discard this card: you become its target and scout 1.

        You cannot suffer fear in that activation.
        """
        use.occurrence.hero = use.hero
        game.state.lasting.append(Lasting(Rule.IMMUNE_TO_FEAR, 1, "activation", use.hero, use.card))
        await scout(game, use.hero, 1)


@skill("Guardian", 9, title="Guarded Strike", icons=(0, 1), experience=7, traits="Tactic.",
       keywords="Guard 2. Strike 1.")  # fmt: skip
class GuardedStrike:
    @rule(Rule.KEYWORDS)
    def strike_from_cover(game: JourneyGame, use: Use, card: int) -> dict[Keyword, int]:
        """Your other prepared cards with Guard also have Strike 1."""
        return {Keyword.STRIKE: 1} if shows(game, use, card, Keyword.GUARD) else {}

    @must(before=On.KEYWORD, condition=every(own, by_keyword(Keyword.STRIKE)))
    async def take_aim(game: JourneyGame, use: Use) -> None:
        """Before you strike with any card, gain 1 inspiration."""
        await gain_inspiration(game, use.hero)


@skill("Guardian", 10, title="Grim Resolve", icons=(0, 1), experience=7, keywords="Guard 2. Rest 2.")
class GrimResolve:
    @may(when=On.TEST, condition=every(own_or_here, for_purpose("last stand")), cost=DISCARD_ME)
    async def stand_grimly(game: JourneyGame, use: Use) -> None:
        """In a last stand of yours or of a hero in your space, discard this card: add 1 success."""
        use.test.success += 1


@skill("Guardian", 11, title="Final Defense", icons=(1, 0), experience=12, keywords="Guard 3. Rest 2.")
class FinalDefense:
    @may(when=On.TEST, condition=every(own_or_near, for_purpose("last stand")), cost=DISCARD_ME)
    async def stand_to_the_last(game: JourneyGame, use: Use) -> None:
        """In a last stand of yours or of a hero nearby, discard this card: add 1 success and scout 2."""
        use.test.success += 1
        await scout(game, use.hero, 2)


@skill("Guardian", 12, title="Defense Instruction", icons=(1, 0), experience=12, traits="Knowledge.",
       keywords="Guard 2.")  # fmt: skip
class DefenseInstruction:
    @may(
        when=On.TEST,
        condition=every(
            for_purpose("negate"),
            fate_to_turn,
            lambda game, use: game.state.inspiration[use.test.hero] > 0,
        ),
        chooser=lambda game, use: use.test.hero,
    )
    async def follow_instruction(game: JourneyGame, use: Use) -> None:
        """When any hero tests to negate damage or fear, they may spend 1 inspiration: 1 fate becomes 2 successes."""
        convert_fate(game, use.test, 1, 2)
        await spend_inspiration(game, use.test.hero)

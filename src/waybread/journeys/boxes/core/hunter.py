"""The skill cards of the hunter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.journeys.facts import Keyword, Modifier
from waybread.journeys.library import body, skill
from waybread.journeys.rules.abilities import Ability, Per, Use, may, must
from waybread.journeys.rules.costs import DISCARD_ME
from waybread.journeys.rules.gains import gain_inspiration, has_room
from waybread.journeys.rules.hero_attacks import apply_hits
from waybread.journeys.rules.occurrences import On
from waybread.journeys.rules.prepared_cards import scout
from waybread.journeys.rules.selectors import (
    alone,
    by_keyword,
    choose_group,
    every,
    for_purpose,
    itself,
    own,
    own_or_near,
)
from waybread.journeys.rules.test_record import add_modifier

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame
    from waybread.journeys.state import Group


def with_room(game: JourneyGame, use: Use) -> bool:
    """The card's own hero could gain inspiration."""
    return has_room(game, use.hero)


def groups_near(game: JourneyGame, use: Use) -> list[Group]:
    """The enemy groups nearby."""
    return game.groups_near(game.state.position[use.hero])


def another_beside_the_target(game: JourneyGame, use: Use) -> bool:
    """Another hero stands in the space of the group that is attacked."""
    group = game.group(use.test.group)
    others = [each for each in game.standing if each != use.hero]
    return group is not None and group.space in [game.state.position[each] for each in others]


def striking_with(modifier: Modifier) -> Ability:
    """Striking with this very card adds a modifier."""

    async def strike(game: JourneyGame, use: Use) -> None:
        use.test.modifiers.append(modifier)

    strike.__doc__ = f"Before you strike with this card, add {modifier} to the attack."
    return must(before=On.KEYWORD, condition=every(itself, by_keyword(Keyword.STRIKE)))(strike)


@must(after=On.PREPARE, condition=every(itself, with_room))
async def be_encouraged(game: JourneyGame, use: Use) -> None:
    """Once you have prepared this card, gain 1 inspiration."""
    await gain_inspiration(game, use.hero)


@skill("Hunter", 1, title="Resourceful")
@skill("Hunter", 4, title="Resourceful", experience=3)
class Resourceful:
    prepare = be_encouraged

    @may(after=On.TURN, condition=every(own, with_room), cost=DISCARD_ME)
    async def make_do(game: JourneyGame, use: Use) -> None:
        """At the end of your turn, discard this card: gain 1 inspiration."""
        await gain_inspiration(game, use.hero)

    @may(after=On.TURN, condition=own, cost=DISCARD_ME)
    async def look_around(game: JourneyGame, use: Use) -> None:
        """At the end of your turn, discard this card: scout 1."""
        await scout(game, use.hero, 1)


skill("Hunter", 2, 3, title="Precise Strike", icons=(1, 0), traits="Tactic.", keywords="Strike 3.")(body())


@skill("Hunter", 5, title="Coordinated Strike", experience=3, traits="Aid.", keywords="Strike 1.")
class CoordinatedStrike:
    @must(before=On.KEYWORD, condition=every(itself, by_keyword(Keyword.STRIKE), another_beside_the_target))
    async def coordinate(game: JourneyGame, use: Use) -> None:
        """Before you strike with this card, if another hero is in the target's space, add a modifier of your choice."""
        await add_modifier(game, use.hero, use.test)


@skill("Hunter", 6, title="Quick Snare", experience=3, traits="Tactic.", keywords="Strike 1.")
class QuickSnare:
    snare = striking_with(Modifier.STUN)


@skill("Hunter", 7, title="Death Stroke", icons=(0, 1), experience=7, traits="Tactic.", keywords="Strike 2.")
class DeathStroke:
    stroke = striking_with(Modifier.LETHAL)


@skill("Hunter", 8, title="Barrage", icons=(0, 1), experience=7, traits="Tactic.", keywords="Strike 1.")
class Barrage:
    volley = striking_with(Modifier.CLEAVE)


@skill("Hunter", 9, title="Falcon Companion", icons=(0, 1), experience=7, traits="Creature.", keywords="Sprint 1.")
class FalconCompanion:
    @may(when=On.TURN, condition=every(own, lambda game, use: bool(groups_near(game, use))), cost=DISCARD_ME)
    async def send_the_falcon(game: JourneyGame, use: Use) -> None:
        """On your turn, discard this card: an enemy group nearby takes 3 hits with pierce."""
        group = await choose_group(game, use, groups_near(game, use))
        if group is not None:
            await apply_hits(game, use.hero, group, 3, (Modifier.PIERCE,))


@skill("Hunter", 10, title="Gather Supplies", icons=(0, 1), experience=7, traits="Food.", keywords="Rest 2.")
class GatherSupplies:
    prepare = be_encouraged

    @may(after=On.KEYWORD, condition=every(itself, by_keyword(Keyword.REST)))
    async def forage(game: JourneyGame, use: Use) -> None:
        """When you rest with this card, you may scout 3."""
        await scout(game, use.hero, 3)


@skill("Hunter", 11, title="On the Hunt", icons=(1, 0), experience=12, traits="Tactic.", keywords="Strike 2.")
class OnTheHunt:
    @must(
        before=On.ATTACK,
        condition=every(own_or_near, lambda game, use: has_room(game, use.occurrence.hero)),
        limit=1,
        per=Per.TURN,
    )
    async def join_the_hunt(game: JourneyGame, use: Use) -> None:
        """Once in each hero's turn, before you or a hero nearby attack, the attacker gains 1 inspiration."""
        await gain_inspiration(game, use.occurrence.hero)


@skill("Hunter", 12, title="Stalk Prey", icons=(1, 0), experience=12, traits="Valour.", keywords="Hide.")
class StalkPrey:
    @must(when=On.TEST, condition=every(own, for_purpose("attack"), alone))
    async def strike_alone(game: JourneyGame, use: Use) -> None:
        """Your attacks with no hero nearby have 2 more hits."""
        use.test.hits += 2

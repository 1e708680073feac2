"""Trinkets that are carried: rations, maps, pipes, ropes, tomes and torches."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from waybread.journeys.facts import Boon, CardType, Modifier, Slot, Stat
from waybread.journeys.library import body, item
from waybread.journeys.rules.abilities import Condition, Use, may, rule
from waybread.journeys.rules.costs import DEPLETE
from waybread.journeys.rules.enemies.enemy_kinds import prohibited
from waybread.journeys.rules.gains import choose_boon, gain_boon, gain_inspiration, has_room
from waybread.journeys.rules.harm_cards import choices, heal
from waybread.journeys.rules.occurrences import On
from waybread.journeys.rules.selectors import (
    all_here,
    choose_hero,
    enemies_here,
    every,
    fate_to_turn,
    for_purpose,
    no_enemy_near,
    own,
    testing,
)
from waybread.journeys.rules.standing_rules import Rule
from waybread.journeys.rules.test_record import add_modifier, convert_fate, missing_modifiers

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame

rations = partial(item, slot=Slot.TRINKET, family="Extra Rations", traits="Food.")
map_ = partial(item, slot=Slot.TRINKET, family="Old Map")
pipe = partial(item, slot=Slot.TRINKET, family="Old Pipe")
rope = partial(item, slot=Slot.TRINKET, family="Rope")
tome = partial(item, slot=Slot.TRINKET, family="Tome")
torch = partial(item, slot=Slot.TRINKET, family="Torch")

DAMAGE = (CardType.DAMAGE,)
FEAR = (CardType.FEAR,)
PIERCE_OR_SMITE = (Modifier.PIERCE, Modifier.SMITE)
BLAZE = (*PIERCE_OR_SMITE, Modifier.STUN)

# Rations ------------------------------------------------------------------------------


def hurt_here(game: JourneyGame, use: Use) -> list[int]:
    """Who in the space, the card's own hero included, has damage cards."""
    return [each for each in all_here(game, use.hero) if choices(game, each, DAMAGE)]


def somebody_hurt(game: JourneyGame, use: Use) -> bool:
    """The rations could help somebody."""
    return bool(hurt_here(game, use))


@may(before=On.RALLY, condition=somebody_hurt, cost=DEPLETE)
async def share_a_meal(game: JourneyGame, use: Use) -> None:
    """As the rally phase begins: deplete this, and a hero in your space, perhaps you, discards 1 damage."""
    hero = await choose_hero(game, use, hurt_here(game, use))
    if hero is not None:
        await heal(game, hero, 1, DAMAGE)


def in_need_here(game: JourneyGame, use: Use) -> list[int]:
    """Who in the space, the card's own hero included, has damage or fear cards or is not determined."""
    return [
        each for each in all_here(game, use.hero) if choices(game, each) or not game.has_boon(each, Boon.DETERMINED)
    ]


# Maps ---------------------------------------------------------------------------------


def others_with_room(game: JourneyGame, use: Use) -> list[int]:
    """The other heroes, wherever they are, who could gain inspiration."""
    return [each for each in game.standing if each != use.hero and has_room(game, each)]


def own_and_others_with_room(game: JourneyGame, use: Use) -> bool:
    """It is the own hero who does it, and the map could help another."""
    return own(game, use) and bool(others_with_room(game, use))


async def show_the_way(game: JourneyGame, use: Use) -> None:
    """Another hero of choice gains 1 inspiration."""
    hero = await choose_hero(game, use, others_with_room(game, use))
    if hero is not None:
        await gain_inspiration(game, hero)


@may(after=On.EXPLORE, condition=own_and_others_with_room, cost=DEPLETE)
async def chart_the_land(game: JourneyGame, use: Use) -> None:
    """Once you have explored a tile: deplete this, and another hero, near or far, gains 1 inspiration."""
    await show_the_way(game, use)


@may(after=On.GROUP_DEFEATED, condition=own_and_others_with_room, cost=DEPLETE)
async def mark_the_victory(game: JourneyGame, use: Use) -> None:
    """Once you have defeated the last of a group: deplete this, and another hero, near or far, gains 1 inspiration."""
    await show_the_way(game, use)


def attack_lacks(*modifiers: Modifier) -> Condition:
    """The card's own hero attacks, and one of these would still change something."""
    return lambda game, use: own(game, use) and use.test.purpose == "attack" and bool(effective(game, use, modifiers))


def effective(game: JourneyGame, use: Use, modifiers: tuple[Modifier, ...]) -> tuple[Modifier, ...]:
    """Those that the attack does not have yet and that its target does not forbid."""
    group = game.group(use.test.group)
    forbidden = prohibited(group.bonuses) if group is not None else frozenset()
    return tuple(each for each in missing_modifiers(use.test, modifiers) if each not in forbidden)


# Pipes --------------------------------------------------------------------------------


def resting_scout(game: JourneyGame, use: Use) -> bool:
    """The card's own hero scouts in the rally phase, and no enemy is nearby."""
    return own(game, use) and use.occurrence.reason == "rally" and no_enemy_near(game, use)


# Ropes --------------------------------------------------------------------------------

climbing = every(own, for_purpose("interact"), testing(Stat.MIGHT, Stat.AGILITY), fate_to_turn)


@may(when=On.TEST, condition=climbing, cost=DEPLETE)
async def hold_fast(game: JourneyGame, use: Use) -> None:
    """Testing Might or Agility to interact with a token: deplete this to turn 1 fate into 1 success."""
    convert_fate(game, use.test, 1, 1)


@may(before=On.TEST, condition=every(own, for_purpose("interact"), testing(Stat.MIGHT)))
async def throw_a_line(game: JourneyGame, use: Use) -> None:
    """About to test Might to interact with a token: test Agility in its place, if you like."""
    use.test.stat = Stat.AGILITY


# Tomes --------------------------------------------------------------------------------


def cards_to_find(game: JourneyGame, use: Use) -> bool:
    """The card's own hero scouts, and there is more to find than the scout would show."""
    state = game.state
    return own(game, use) and len(state.decks[use.hero]) + len(state.discards[use.hero]) > use.occurrence.amount


async def read_up(game: JourneyGame, use: Use) -> None:
    """Two cards more, and inspiration if an enemy looks on."""
    use.occurrence.amount += 2
    if enemies_here(game, use.hero):
        await gain_inspiration(game, use.hero)


# Torches ------------------------------------------------------------------------------


@rule(Rule.IGNORES_DARKNESS)
def light_the_way(game: JourneyGame, use: Use, hero: int) -> bool:
    """You and whoever shares your space ignore darkness."""
    return hero in all_here(game, use.hero)


def target_here(game: JourneyGame, use: Use) -> bool:
    """The group that is attacked is in the own space."""
    return use.test.group in [each.number for each in enemies_here(game, use.hero)]


rations("Extra Rations", tier=1, lore=24, copies=2, tokens=2)(body(share_a_meal))


@rations("Breeland Rations", tier=2, lore=48, tokens=2)
class BreelandRations:
    @may(before=On.RALLY, condition=somebody_hurt, cost=DEPLETE)
    async def share_a_feast(game: JourneyGame, use: Use) -> None:
        """As the rally phase begins: deplete this, and a hero in your space, perhaps you, discards 2 damage."""
        hero = await choose_hero(game, use, hurt_here(game, use))
        if hero is not None:
            await heal(game, hero, 2, DAMAGE)


rations("Hobbit Rations", tier=2, lore=48, tokens=4)(body(share_a_meal))


@rations("Butterbur Biscuits", tier=3, lore=78, tokens=3)
class ButterburBiscuits:
    @may(before=On.RALLY, condition=lambda game, use: bool(in_need_here(game, use)), cost=DEPLETE)
    async def share_biscuits(game: JourneyGame, use: Use) -> None:
        """As the rally phase begins: deplete this, and a hero in your space, perhaps you, becomes determined.

        The same hero discards up to 2 damage or fear, in any mix.
        """
        hero = await choose_hero(game, use, in_need_here(game, use))
        if hero is not None:
            gain_boon(game, hero, Boon.DETERMINED)
            await heal(game, hero, 2, optional=True)


@rations("Tookish Apple Cakes", tier=3, lore=78, tokens=4)
class TookishAppleCakes:
    @may(
        before=On.RALLY,
        condition=lambda game, use: any(choices(game, each) for each in all_here(game, use.hero)),
        cost=DEPLETE,
    )
    async def share_cakes(game: JourneyGame, use: Use) -> None:
        """As the rally phase begins: deplete this, and 2 damage or fear in your space may be discarded, whosesoever."""
        await heal(game, use.hero, 2, among=all_here(game, use.hero), optional=True)


map_("Old Map", tier=1, lore=21, tokens=3)(body(chart_the_land))
map_("Bounder's Map", tier=2, lore=64, tokens=3)(body(chart_the_land, mark_the_victory))


@map_("Bullroarer's Course", tier=3, lore=88, tokens=3)
class BullroarersCourse:
    chart = chart_the_land
    victory = mark_the_victory

    @may(when=On.TEST, condition=attack_lacks(Modifier.LETHAL), cost=DEPLETE)
    async def play_golf(game: JourneyGame, use: Use) -> None:
        """Attacking: deplete this to make the attack lethal."""
        use.test.modifiers.append(Modifier.LETHAL)


@pipe("Old Pipe", tier=1, lore=25, tokens=2)
class OldPipe:
    @may(when=On.SCOUT, condition=resting_scout, cost=DEPLETE)
    async def blow_rings(game: JourneyGame, use: Use) -> None:
        """Scouting in the rally phase with no enemy nearby: deplete this to prepare 1 card more."""
        use.occurrence.prepares += 1


@pipe("Long-Stemmed Pipe", tier=2, lore=65, tokens=2)
class LongStemmedPipe:
    @may(when=On.SCOUT, condition=resting_scout, cost=DEPLETE)
    async def blow_great_rings(game: JourneyGame, use: Use) -> None:
        """Scouting in the rally phase with no enemy nearby: deplete this to prepare 1 card more.

        Besides, discard 2 of your face-down fear cards.
        """
        use.occurrence.prepares += 1
        await heal(game, use.hero, 2, FEAR, down_only=True)


@pipe("Storm-Maker", tier=3, lore=90, tokens=2)
class StormMaker:
    @may(when=On.SCOUT, condition=resting_scout, cost=DEPLETE)
    async def blow_ships(game: JourneyGame, use: Use) -> None:
        """Scouting in the rally phase with no enemy nearby: deplete this to prepare 1 card more.

        Besides, discard 2 of your face-down fear cards and gain a boon of your choice.
        """
        use.occurrence.prepares += 1
        await heal(game, use.hero, 2, FEAR, down_only=True)
        await choose_boon(game, use.hero)


rope("Rope", tier=1, lore=28, tokens=2)(body(hold_fast))
rope("Hobson Rope", tier=2, lore=70, tokens=2)(body(throw_a_line, hold_fast))


@rope("Ninnyhammer Braid", tier=3, lore=96, tokens=2)
class NinnyhammerBraid:
    line = throw_a_line

    @may(when=On.TEST, condition=climbing, cost=DEPLETE)
    async def hold_tight(game: JourneyGame, use: Use) -> None:
        """Testing Might or Agility to interact with a token: deplete this to turn 1 fate into 2 successes."""
        convert_fate(game, use.test, 1, 2)


@tome("Tome", tier=1, lore=27, tokens=2)
class Tome:
    @may(when=On.SCOUT, condition=cards_to_find, cost=DEPLETE)
    async def look_up(game: JourneyGame, use: Use) -> None:
        """Scouting: deplete this to reveal 2 cards more."""
        use.occurrence.amount += 2


@tome("Tome of Battle", tier=2, lore=59, tokens=3)
class TomeOfBattle:
    @may(when=On.SCOUT, condition=cards_to_find, cost=DEPLETE)
    async def study_war(game: JourneyGame, use: Use) -> None:
        """Scouting: deplete this to reveal 2 cards more, and to gain 1 inspiration if an enemy is in your space."""
        await read_up(game, use)


@tome("Legendarium of Thror", tier=3, lore=92, tokens=2)
class LegendariumOfThror:
    @may(when=On.SCOUT, condition=own, cost=DEPLETE)
    async def study_legends(game: JourneyGame, use: Use) -> None:
        """Scouting: deplete this to reveal 2 cards more and prepare 1 card more.

        Besides, gain 1 inspiration if an enemy is in your space.
        """
        use.occurrence.prepares += 1
        await read_up(game, use)


torch("Torch", tier=1, lore=31, tokens=1)(body(light_the_way))


@torch("Weathertop Torch", tier=2, lore=64, tokens=2)
class WeathertopTorch:
    light = light_the_way

    @may(when=On.TEST, condition=every(attack_lacks(*PIERCE_OR_SMITE), target_here), cost=DEPLETE)
    async def brandish(game: JourneyGame, use: Use) -> None:
        """Attacking a group in your space: deplete this to pierce or to smite."""
        await add_modifier(game, use.hero, use.test, effective(game, use, PIERCE_OR_SMITE))


@torch("Under-Sun", tier=3, lore=86, tokens=2)
class UnderSun:
    light = light_the_way

    @may(when=On.TEST, condition=every(attack_lacks(*BLAZE), target_here), cost=DEPLETE)
    async def blaze(game: JourneyGame, use: Use) -> None:
        """Attacking a group in your space: deplete this to pierce, smite and stun."""
        use.test.modifiers += BLAZE

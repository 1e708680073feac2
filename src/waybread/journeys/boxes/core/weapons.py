"""Weapons, and what successes pay for in an attack with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.journeys.facts import CardType, Keyword, Limit, Modifier, Slot, Stat
from waybread.journeys.library import item
from waybread.journeys.rules.abilities import Use, may, must, rule, value
from waybread.journeys.rules.costs import DiscardPrepared
from waybread.journeys.rules.events import On
from waybread.journeys.rules.gains import spend_inspiration
from waybread.journeys.rules.harm_cards import choices, heal
from waybread.journeys.rules.selectors import (
    all_here,
    attacking_with_it,
    choose_hero,
    enemies_here,
    enemy_with_trait_near,
    every,
    fate_to_turn,
    itself,
    own,
)
from waybread.journeys.rules.standing_rules import Rule
from waybread.journeys.rules.test_record import convert_all_fate

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame

FEAR = (CardType.FEAR,)


def orcs_near(game: JourneyGame, use: Use) -> bool:
    """An Orc or a Goblin is nearby."""
    return enemy_with_trait_near(game, use.hero, "Orc", "Goblin")


def from_afar(game: JourneyGame, use: Use) -> bool:
    """The attack goes into another space."""
    return all(each.number != use.occurrence.group for each in enemies_here(game, use.hero))


def song_prepared(game: JourneyGame, use: Use) -> bool:
    """The card's own hero has prepared a Song."""
    return any("Song" in game.card(each).traits for each in game.state.prepared[use.hero])


def target_exhausted(game: JourneyGame, use: Use) -> bool:
    """The group that is attacked is exhausted."""
    return any(each.exhausted for each in game.state.groups if each.number == use.test.group)


def frightened_here(game: JourneyGame, use: Use) -> list[int]:
    """Who in the space, the card's own hero included, has fear cards."""
    return [each for each in all_here(game, use.hero) if choices(game, each, FEAR)]


@item("Battle Axe", Slot.TWO_HANDS, family="Battle Axe", tier=1, lore=33, stats=(Stat.MIGHT,),
      lines="1: 2 hits sunder / 2: 6 hits")  # fmt: skip
class BattleAxe:
    pass


@item("Iron Hills Battle Axe", Slot.TWO_HANDS, family="Battle Axe", tier=2, lore=71, stats=(Stat.MIGHT,),
      lines="1: 3 hits / 1: 2 hits sunder / 2: 6 hits")  # fmt: skip
class IronHillsBattleAxe:
    pass


@item("Grief-Bearer", Slot.TWO_HANDS, family="Battle Axe", tier=3, lore=105, stats=(Stat.MIGHT,),
      lines="1: 2 hits lethal / 1: 2 hits sunder / 3: 9 hits")  # fmt: skip
class GriefBearer:
    pass


@item("Honor-Knell", Slot.TWO_HANDS, family="Battle Axe", tier=3, lore=105, stats=(Stat.MIGHT, Stat.SPIRIT),
      lines="1: 2 hits cleave / 1: 2 hits sunder / 3: 8 hits")  # fmt: skip
class HonorKnell:
    @value(Limit.INSPIRATION)
    def honoured(game: JourneyGame, use: Use, hero: int) -> int:
        """Your inspiration limit is 2 higher."""
        return 2 * int(hero == use.hero)


@item("Dagger", Slot.ONE_HAND, family="Dagger", tier=1, lore=25, copies=2, stats=(Stat.WIT,),
      lines="1: 2 hits / 2: 3 hits pierce")  # fmt: skip
class Dagger:
    pass


@item("Ered Luin Dagger", Slot.ONE_HAND, family="Dagger", tier=2, lore=55, stats=(Stat.WIT,),
      lines="1: 2 hits / 2: 4 hits pierce")  # fmt: skip
class EredLuinDagger:
    @rule(Rule.RANGED)
    def balanced(game: JourneyGame, use: Use, item: int) -> bool:
        """You may throw this dagger: for 1 inspiration it is ranged in an attack."""
        return item == use.card and game.state.inspiration[use.hero] > 0

    @must(when=On.WIELD, condition=every(itself, from_afar))
    async def throw(game: JourneyGame, use: Use) -> None:
        """Attacking into another space with it is what takes the inspiration."""
        await spend_inspiration(game, use.hero)


@item("Gondolin Dagger", Slot.ONE_HAND, family="Dagger", tier=2, lore=55, stats=(Stat.WIT,),
      lines="1: 2 hits / 2: 4 hits pierce")  # fmt: skip
class GondolinDagger:
    @must(before=On.TEST, condition=every(attacking_with_it, orcs_near))
    async def glow(game: JourneyGame, use: Use) -> None:
        """While an Orc or Goblin is nearby, attacks with it reveal 1 card more."""
        use.test.more += 1


@item("Blood-Wright", Slot.ONE_HAND, family="Dagger", tier=3, lore=85, stats=(Stat.WIT,), ranged=True,
      lines="1: 3 hits / 1: 2 hits / 2: 4 hits pierce")  # fmt: skip
class BloodWright:
    @value(Limit.DAMAGE, Limit.FEAR)
    def thirsty(game: JourneyGame, use: Use, hero: int) -> int:
        """Your damage limit and your fear limit are 1 lower."""
        return -int(hero == use.hero)


@item("Shade-Breaker", Slot.ONE_HAND, family="Dagger", tier=3, lore=85, stats=(Stat.WIT,),
      lines="1: 2 hits smite / 1: 2 hits / 2: 4 hits pierce")  # fmt: skip
class ShadeBreaker:
    @may(after=On.GROUP_DEFEATED, condition=lambda game, use: own(game, use) and bool(frightened_here(game, use)))
    async def dispel(game: JourneyGame, use: Use) -> None:
        """Once you have defeated the last of a group, a hero in your space, perhaps you, may discard 1 fear."""
        hero = await choose_hero(game, use, frightened_here(game, use))
        if hero is not None:
            await heal(game, hero, 1, FEAR)


@item("Widow's Warning", Slot.ONE_HAND, family="Dagger", tier=3, lore=85, stats=(Stat.WIT,),
      lines="1: 3 hits / 1: 2 hits / 2: 4 hits pierce")  # fmt: skip
class WidowsWarning:
    @must(before=On.TEST, condition=every(own, orcs_near))
    async def warn(game: JourneyGame, use: Use) -> None:
        """While an Orc or Goblin is nearby, each of your tests reveals 1 card more."""
        use.test.more += 1


@item("Great Bow", Slot.TWO_HANDS, family="Great Bow", tier=1, lore=32, stats=(Stat.AGILITY,), ranged=True,
      lines="1: 2 hits / 2: 5 hits")  # fmt: skip
class GreatBow:
    pass


@item("Mirkwood Great Bow", Slot.TWO_HANDS, family="Great Bow", tier=2, lore=67, stats=(Stat.AGILITY,), ranged=True,
      lines="1: 2 hits / 2: 5 hits cleave")  # fmt: skip
class MirkwoodGreatBow:
    pass


@item("Mourning-Song", Slot.TWO_HANDS, family="Great Bow", tier=3, lore=99, stats=(Stat.AGILITY,), ranged=True,
      lines="1: 2 hits / 1: lethal / 2: 5 hits cleave")  # fmt: skip
class MourningSong:
    @must(when=On.TEST, condition=every(attacking_with_it, song_prepared))
    async def sing(game: JourneyGame, use: Use) -> None:
        """While you have a Song prepared, attacks with it have 1 success more."""
        use.test.success += 1


@item("Silver-Fall", Slot.TWO_HANDS, family="Great Bow", tier=3, lore=99, stats=(Stat.AGILITY,), ranged=True,
      lines="1: 3 hits / 2: 2 hits pierce / 2: 5 hits cleave")  # fmt: skip
class SilverFall:
    @may(when=On.TEST, condition=every(attacking_with_it, fate_to_turn), cost=DiscardPrepared())
    async def rain_of_silver(game: JourneyGame, use: Use) -> None:
        """Attacking with it: discard a prepared card, and all fate becomes success."""
        convert_all_fate(game, use.test)


@item("Staff", Slot.TWO_HANDS, family="Staff", tier=1, lore=28, stats=(Stat.AGILITY,),
      lines="1: 2 hits / 1: 2 hits / 2: 3 hits stun")  # fmt: skip
class Staff:
    pass


@item("Lone-Land Staff", Slot.TWO_HANDS, family="Staff", tier=2, lore=60, stats=(Stat.AGILITY, Stat.WISDOM),
      lines="1: 3 hits / 1: 2 hits / 2: 4 hits stun")  # fmt: skip
class LoneLandStaff:
    pass


@item("Ent-Crook", Slot.TWO_HANDS, family="Staff", tier=3, lore=91, stats=(Stat.AGILITY, Stat.WISDOM),
      lines="1: 4 hits / 1: 3 hits cleave / 2: 5 hits stun")  # fmt: skip
class EntCrook:
    @rule(Rule.CANNOT_USE)
    def unhasty(game: JourneyGame, use: Use, hero: int) -> Keyword | None:
        """You cannot sprint."""
        return Keyword.SPRINT if hero == use.hero else None


@item("Maiden-Wrath", Slot.TWO_HANDS, family="Staff", tier=3, lore=91, stats=(Stat.AGILITY,),
      lines="1: 4 hits / 1: 2 hits sunder / 2: 3 hits stun")  # fmt: skip
class MaidenWrath:
    @must(when=On.TEST, condition=every(attacking_with_it, target_exhausted))
    async def press_on(game: JourneyGame, use: Use) -> None:
        """Attacks with it on an exhausted group have 1 success more."""
        use.test.success += 1


@item("Sword", Slot.ONE_HAND, family="Sword", tier=1, lore=27, stats=(Stat.MIGHT,), lines="1: 2 hits / 2: 5 hits")
class Sword:
    pass


@item("Numenorean Sword", Slot.ONE_HAND, family="Sword", tier=2, lore=58, stats=(Stat.MIGHT,),
      lines="1: 3 hits / 2: 5 hits")  # fmt: skip
class NumenoreanSword:
    @may(
        after=On.GROUP_DEFEATED,
        condition=lambda game, use: own(game, use) and bool(choices(game, use.hero, down_only=True)),
    )
    async def take_heart(game: JourneyGame, use: Use) -> None:
        """Once you have defeated the last of a group, you may discard 1 face-down damage or fear of yours."""
        await heal(game, use.hero, 1, down_only=True)


@item("Fate-Bender", Slot.ONE_HAND, family="Sword", tier=3, lore=90, stats=(Stat.MIGHT, Stat.WISDOM),
      lines="1: 2 hits smite / 1: 2 hits / 2: 5 hits")  # fmt: skip
class FateBender:
    @must(
        when=On.TEST,
        condition=lambda game, use: attacking_with_it(game, use) and len(game.harm_of(use.hero, CardType.DAMAGE)) >= 3,
    )
    async def defy(game: JourneyGame, use: Use) -> None:
        """While you have 3 damage cards or more, attacks with it stun."""
        use.test.modifiers.append(Modifier.STUN)


@item("Sun-Silver", Slot.ONE_HAND, family="Sword", tier=3, lore=90, stats=(Stat.MIGHT,),
      lines="1: 3 hits / 1: pierce / 2: 6 hits")  # fmt: skip
class SunSilver:
    @must(before=On.TEST, condition=attacking_with_it)
    async def gleam(game: JourneyGame, use: Use) -> None:
        """Attacks with it reveal 1 card more."""
        use.test.more += 1

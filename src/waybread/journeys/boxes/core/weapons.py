"""Weapons, and what successes pay for in an attack with them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from waybread.journeys.facts import CardType, Keyword, Limit, Modifier, Slot, Stat
from waybread.journeys.library import body, item
from waybread.journeys.rules.abilities import Use, may, must, rule, value
from waybread.journeys.rules.costs import DiscardPrepared
from waybread.journeys.rules.gains import spend_inspiration
from waybread.journeys.rules.harm_cards import choices, heal
from waybread.journeys.rules.occurrences import On
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

axe = partial(item, slot=Slot.TWO_HANDS, family="Battle Axe", stats=(Stat.MIGHT,))
dagger = partial(item, slot=Slot.ONE_HAND, family="Dagger", stats=(Stat.WIT,))
bow = partial(item, slot=Slot.TWO_HANDS, family="Great Bow", stats=(Stat.AGILITY,), ranged=True)
staff = partial(item, slot=Slot.TWO_HANDS, family="Staff", stats=(Stat.AGILITY,))
sword = partial(item, slot=Slot.ONE_HAND, family="Sword", stats=(Stat.MIGHT,))

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


axe("Battle Axe", tier=1, lore=33, lines="1: 2 hits sunder / 2: 6 hits")(body())
axe("Iron Hills Battle Axe", tier=2, lore=71, lines="1: 3 hits / 1: 2 hits sunder / 2: 6 hits")(body())
axe("Grief-Bearer", tier=3, lore=105, lines="1: 2 hits lethal / 1: 2 hits sunder / 3: 9 hits")(body())


@axe(
    "Honor-Knell",
    tier=3,
    lore=105,
    stats=(Stat.MIGHT, Stat.SPIRIT),
    lines="1: 2 hits cleave / 1: 2 hits sunder / 3: 8 hits",
)
class HonorKnell:
    @value(Limit.INSPIRATION)
    def honoured(game: JourneyGame, use: Use, hero: int) -> int:
        """Your inspiration limit is 2 higher."""
        return 2 * int(hero == use.hero)


dagger("Dagger", tier=1, lore=25, copies=2, lines="1: 2 hits / 2: 3 hits pierce")(body())


@dagger("Ered Luin Dagger", tier=2, lore=55, lines="1: 2 hits / 2: 4 hits pierce")
class EredLuinDagger:
    @rule(Rule.RANGED)
    def balanced(game: JourneyGame, use: Use, item: int) -> bool:
        """You may throw this dagger: for 1 inspiration it is ranged in an attack."""
        return item == use.card and game.state.inspiration[use.hero] > 0

    @must(when=On.WIELD, condition=every(itself, from_afar))
    async def throw(game: JourneyGame, use: Use) -> None:
        """Attacking into another space with it is what takes the inspiration."""
        await spend_inspiration(game, use.hero)


@dagger("Gondolin Dagger", tier=2, lore=55, lines="1: 2 hits / 2: 4 hits pierce")
class GondolinDagger:
    @must(before=On.TEST, condition=every(attacking_with_it, orcs_near))
    async def glow(game: JourneyGame, use: Use) -> None:
        """While an Orc or Goblin is nearby, attacks with it reveal 1 card more."""
        use.test.more += 1


@dagger("Blood-Wright", tier=3, lore=85, ranged=True, lines="1: 3 hits / 1: 2 hits / 2: 4 hits pierce")
class BloodWright:
    @value(Limit.DAMAGE, Limit.FEAR)
    def thirsty(game: JourneyGame, use: Use, hero: int) -> int:
        """Your damage limit and your fear limit are 1 lower."""
        return -int(hero == use.hero)


@dagger("Shade-Breaker", tier=3, lore=85, lines="1: 2 hits smite / 1: 2 hits / 2: 4 hits pierce")
class ShadeBreaker:
    @may(after=On.GROUP_DEFEATED, condition=lambda game, use: own(game, use) and bool(frightened_here(game, use)))
    async def dispel(game: JourneyGame, use: Use) -> None:
        """Once you have defeated the last of a group, a hero in your space, perhaps you, may discard 1 fear."""
        hero = await choose_hero(game, use, frightened_here(game, use))
        if hero is not None:
            await heal(game, hero, 1, FEAR)


@dagger("Widow's Warning", tier=3, lore=85, lines="1: 3 hits / 1: 2 hits / 2: 4 hits pierce")
class WidowsWarning:
    @must(before=On.TEST, condition=every(own, orcs_near))
    async def warn(game: JourneyGame, use: Use) -> None:
        """While an Orc or Goblin is nearby, each of your tests reveals 1 card more."""
        use.test.more += 1


bow("Great Bow", tier=1, lore=32, lines="1: 2 hits / 2: 5 hits")(body())
bow("Mirkwood Great Bow", tier=2, lore=67, lines="1: 2 hits / 2: 5 hits cleave")(body())


@bow("Mourning-Song", tier=3, lore=99, lines="1: 2 hits / 1: lethal / 2: 5 hits cleave")
class MourningSong:
    @must(when=On.TEST, condition=every(attacking_with_it, song_prepared))
    async def sing(game: JourneyGame, use: Use) -> None:
        """While you have a Song prepared, attacks with it have 1 success more."""
        use.test.success += 1


@bow("Silver-Fall", tier=3, lore=99, lines="1: 3 hits / 2: 2 hits pierce / 2: 5 hits cleave")
class SilverFall:
    @may(when=On.TEST, condition=every(attacking_with_it, fate_to_turn), cost=DiscardPrepared())
    async def rain_of_silver(game: JourneyGame, use: Use) -> None:
        """Attacking with it: discard a prepared card, and all fate becomes success."""
        convert_all_fate(game, use.test)


staff("Staff", tier=1, lore=28, lines="1: 2 hits / 1: 2 hits / 2: 3 hits stun")(body())
staff(
    "Lone-Land Staff",
    tier=2,
    lore=60,
    stats=(Stat.AGILITY, Stat.WISDOM),
    lines="1: 3 hits / 1: 2 hits / 2: 4 hits stun",
)(body())


@staff(
    "Ent-Crook",
    tier=3,
    lore=91,
    stats=(Stat.AGILITY, Stat.WISDOM),
    lines="1: 4 hits / 1: 3 hits cleave / 2: 5 hits stun",
)
class EntCrook:
    @rule(Rule.CANNOT_USE)
    def unhasty(game: JourneyGame, use: Use, hero: int) -> Keyword | None:
        """You cannot sprint."""
        return Keyword.SPRINT if hero == use.hero else None


@staff("Maiden-Wrath", tier=3, lore=91, lines="1: 4 hits / 1: 2 hits sunder / 2: 3 hits stun")
class MaidenWrath:
    @must(when=On.TEST, condition=every(attacking_with_it, target_exhausted))
    async def press_on(game: JourneyGame, use: Use) -> None:
        """Attacks with it on an exhausted group have 1 success more."""
        use.test.success += 1


sword("Sword", tier=1, lore=27, lines="1: 2 hits / 2: 5 hits")(body())


@sword("Numenorean Sword", tier=2, lore=58, lines="1: 3 hits / 2: 5 hits")
class NumenoreanSword:
    @may(
        after=On.GROUP_DEFEATED,
        condition=lambda game, use: own(game, use) and bool(choices(game, use.hero, down_only=True)),
    )
    async def take_heart(game: JourneyGame, use: Use) -> None:
        """Once you have defeated the last of a group, you may discard 1 face-down damage or fear of yours."""
        await heal(game, use.hero, 1, down_only=True)


@sword("Fate-Bender", tier=3, lore=90, stats=(Stat.MIGHT, Stat.WISDOM), lines="1: 2 hits smite / 1: 2 hits / 2: 5 hits")
class FateBender:
    @must(
        when=On.TEST,
        condition=lambda game, use: attacking_with_it(game, use) and len(game.harm_of(use.hero, CardType.DAMAGE)) >= 3,
    )
    async def defy(game: JourneyGame, use: Use) -> None:
        """While you have 3 damage cards or more, attacks with it stun."""
        use.test.modifiers.append(Modifier.STUN)


@sword("Sun-Silver", tier=3, lore=90, lines="1: 3 hits / 1: pierce / 2: 6 hits")
class SunSilver:
    @must(before=On.TEST, condition=attacking_with_it)
    async def gleam(game: JourneyGame, use: Use) -> None:
        """Attacks with it reveal 1 card more."""
        use.test.more += 1

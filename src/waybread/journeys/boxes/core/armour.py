"""Armour that heroes wear."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from waybread.journeys.facts import Boon, Limit, Slot, Stat
from waybread.journeys.library import body, item
from waybread.journeys.rules.abilities import Use, may, must, rule, value
from waybread.journeys.rules.costs import Inspiration
from waybread.journeys.rules.gains import gain_boon, gain_inspiration
from waybread.journeys.rules.harm import DAMAGE, avertable, is_face_down, prevent
from waybread.journeys.rules.movement import choose_move
from waybread.journeys.rules.occurrences import On
from waybread.journeys.rules.prepared_cards import scout
from waybread.journeys.rules.selectors import every, for_purpose, own, testing
from waybread.journeys.rules.standing_rules import Rule

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame

cloak = partial(item, slot=Slot.ARMOUR, family="Cloak")
mail = partial(item, slot=Slot.ARMOUR, family="Ring Mail")
garb = partial(item, slot=Slot.ARMOUR, family="Travel Garb")


def preventable(game: JourneyGame, use: Use) -> list[int]:
    """What the card's own hero is about to suffer, damage or fear, and could be spared."""
    return avertable(game, use.hero, use.harm) if own(game, use) else []


def preventable_down(game: JourneyGame, use: Use) -> list[int]:
    """The same of what would be suffered face down."""
    return [each for each in preventable(game, use) if is_face_down(game, use.hero, use.harm, each)]


@may(before=On.SUFFER, condition=lambda game, use: bool(preventable(game, use)), cost=Inspiration(1))
async def wrap_up(game: JourneyGame, use: Use) -> None:
    """About to suffer damage or fear: pay 1 inspiration, and 1 of it is prevented."""
    await prevent(game, use.occurrence, 1, optional=False)


@may(before=On.SUFFER, condition=lambda game, use: bool(preventable_down(game, use)))
async def shrug_off(game: JourneyGame, use: Use) -> None:
    """About to suffer damage or fear face down: 1 of it is prevented, if you like."""
    await prevent(game, use.occurrence, 1, preventable_down(game, use), optional=False)


@may(before=On.SUFFER, condition=lambda game, use: DAMAGE in preventable_down(game, use))
async def padded(game: JourneyGame, use: Use) -> None:
    """About to suffer damage face down: 1 of it is prevented, if you like."""
    await prevent(game, use.occurrence, 1, (DAMAGE,), optional=False)


@must(after=On.SETUP)
async def unnoticed(game: JourneyGame, use: Use) -> None:
    """Once setup is over you become hidden."""
    gain_boon(game, use.hero, Boon.HIDDEN)


@value(Stat.AGILITY)
def heavy(game: JourneyGame, use: Use, hero: int) -> int:
    """Your Agility is 1 lower."""
    return -int(hero == use.hero)


@value(Limit.FEAR)
def heartening(game: JourneyGame, use: Use, hero: int) -> int:
    """Your fear limit is 1 higher."""
    return int(hero == use.hero)


@value(Limit.DAMAGE, Limit.FEAR)
def sturdy(game: JourneyGame, use: Use, hero: int) -> int:
    """Your damage limit and your fear limit are 1 higher."""
    return int(hero == use.hero)


@may(before=On.TEST, condition=every(own, for_purpose("negate"), testing(Stat.WISDOM, Stat.SPIRIT, Stat.WIT)))
async def brace(game: JourneyGame, use: Use) -> None:
    """About to test Wisdom, Spirit or Wit to negate: test Might in its place, if you like."""
    use.test.stat = Stat.MIGHT


cloak("Cloak", tier=1, lore=28, copies=3)(body(wrap_up))
cloak("Fangorn Cloak", tier=2, lore=65, stats=(Stat.AGILITY,), ranged=True, lines="1: 2 hits")(body(wrap_up))
cloak("Ranger Cloak", tier=2, lore=65)(body(wrap_up, shrug_off))
cloak("Tuckborough Cloak", tier=2, lore=65)(body(wrap_up, unnoticed))


@cloak("Slip-Thorn", tier=3, lore=92, stats=(Stat.AGILITY,), ranged=True, lines="1: 2 hits pierce")
class SlipThorn:
    @may(before=On.SUFFER, condition=lambda game, use: bool(preventable(game, use)), cost=Inspiration(1))
    async def slip_away(game: JourneyGame, use: Use) -> None:
        """About to suffer damage or fear: pay 1 inspiration, and 2 of it are prevented, in any mix."""
        await prevent(game, use.occurrence, 2, optional=False)


@cloak("Splendor-Well", tier=3, lore=92)
class SplendorWell:
    cover = wrap_up
    weather = shrug_off

    @must(after=On.SETUP)
    async def shine(game: JourneyGame, use: Use) -> None:
        """Once setup is over you gain 3 inspiration."""
        await gain_inspiration(game, use.hero, 3)


@cloak("Wind-Walker", tier=3, lore=92)
class WindWalker:
    @may(before=On.TRAVEL, condition=own)
    async def run_ahead(game: JourneyGame, use: Use) -> None:
        """About to take a travel action: move once, if you like."""
        await choose_move(game, use.hero, use.card, optional=False)

    cover = wrap_up
    quiet = unnoticed


mail("Ring Mail", tier=1, lore=26)(body(heavy, brace))
mail("Evendim Ring Mail", tier=2, lore=62)(body(heavy, heartening, brace))


@mail("Blade-Bane", tier=3, lore=98)
class BladeBane:
    weight = heavy
    strength = sturdy
    steel = brace

    @rule(Rule.DAMAGE_DOWN)
    def blunts(game: JourneyGame, use: Use, hero: int) -> bool:
        """You suffer all damage face down."""
        return hero == use.hero


@mail("Wrath's-End", tier=3, lore=98)
class WrathsEnd:
    weight = heavy

    @value(Stat.SPIRIT)
    def calm(game: JourneyGame, use: Use, hero: int) -> int:
        """Your Spirit is 1 higher."""
        return int(hero == use.hero)

    strength = sturdy
    steel = brace


garb("Travel Garb", tier=1, lore=24, copies=2)(body(heartening, padded))


@garb("Greenwood Garb", tier=2, lore=57)
class GreenwoodGarb:
    courage = heartening
    padding = padded

    @may(after=On.EXPLORE, condition=own, cost=Inspiration(1))
    async def look_about(game: JourneyGame, use: Use) -> None:
        """Once you have explored a tile: pay 1 inspiration to scout 2."""
        await scout(game, use.hero, 2)


garb("Westmarch Garb", tier=2, lore=57)(body(sturdy, padded))


@garb("Ever-Bloom", tier=3, lore=88)
class EverBloom:
    strength = sturdy
    padding = padded

    @rule(Rule.IGNORES_HARM_EFFECTS)
    def unfading(game: JourneyGame, use: Use, hero: int) -> bool:
        """Where your damage and fear cards order you to discard inspiration or prepared cards, you need not."""
        return hero == use.hero


@garb("Wanderer's Wish", tier=3, lore=88)
class WanderersWish:
    courage = heartening

    @may(before=On.SUFFER, condition=lambda game, use: DAMAGE in preventable_down(game, use))
    async def well_padded(game: JourneyGame, use: Use) -> None:
        """About to suffer damage face down: 2 of it are prevented, if you like."""
        await prevent(game, use.occurrence, 2, (DAMAGE,), optional=False)

    @may(after=On.EXPLORE, condition=own, cost=Inspiration(1))
    async def look_far(game: JourneyGame, use: Use) -> None:
        """Once you have explored a tile: pay 1 inspiration to scout 4."""
        await scout(game, use.hero, 4)

"""Trinkets that are worn: boots, brooches, handkerchiefs and helmets."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from waybread.journeys.facts import Boon, Limit, Slot, Stat
from waybread.journeys.library import body, item
from waybread.journeys.rules.abilities import Condition, Use, may, value
from waybread.journeys.rules.costs import DEPLETE
from waybread.journeys.rules.gains import gain_boon, gain_inspiration
from waybread.journeys.rules.harm import DAMAGE, FEAR, avertable, is_face_down, reduce
from waybread.journeys.rules.harm_cards import choose_turn_down
from waybread.journeys.rules.movement import provoked
from waybread.journeys.rules.occurrences import On
from waybread.journeys.rules.selectors import alone, every, own, testing, token_of

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame

boots = partial(item, slot=Slot.TRINKET, family="Boots")
brooch = partial(item, slot=Slot.TRINKET, family="Brooch")
handkerchief = partial(item, slot=Slot.TRINKET, family="Handkerchief")
helmet = partial(item, slot=Slot.TRINKET, family="Helmet")


@may(before=On.TEST, condition=every(own, testing(Stat.AGILITY, Stat.MIGHT)), cost=DEPLETE)
async def stride(game: JourneyGame, use: Use) -> None:
    """About to test Agility or Might: deplete this to test the other of the two."""
    use.test.stat = Stat.MIGHT if use.test.stat == Stat.AGILITY else Stat.AGILITY


def about_to_provoke(game: JourneyGame, use: Use) -> bool:
    """The card's own hero is about to provoke somebody."""
    return own(game, use) and use.occurrence.provokes and bool(provoked(game, use.hero))


@may(before=On.LEAVE, condition=about_to_provoke, cost=DEPLETE)
async def step_softly(game: JourneyGame, use: Use) -> None:
    """About to move out of a space: deplete this to provoke nobody."""
    use.occurrence.provokes = False


def about_to_suffer_openly(kind: int) -> Condition:
    """The card's own hero is about to suffer damage, or fear, and not face down."""
    return lambda game, use: (
        own(game, use)
        and (use.harm.damage if kind == DAMAGE else use.harm.fear) > 0
        and not is_face_down(game, use.hero, use.harm, kind)
    )


def about_to_fear(game: JourneyGame, use: Use) -> bool:
    """The card's own hero is about to suffer fear that can be prevented or turned down."""
    return own(game, use) and (FEAR in avertable(game, use.hero, use.harm) or about_to_suffer_openly(FEAR)(game, use))


@may(before=On.SUFFER, condition=about_to_fear, cost=DEPLETE)
async def remember_better_days(game: JourneyGame, use: Use) -> None:
    """About to suffer fear: deplete this to prevent 1 of it and suffer the rest face down."""
    if FEAR in avertable(game, use.hero, use.harm):
        reduce(use.harm, FEAR)
    use.harm.fear_down = True


async def one_action_more(game: JourneyGame, use: Use) -> None:
    """One inspiration, and one action in the own turn."""
    await gain_inspiration(game, use.hero)
    if game.state.active == use.hero:
        game.state.actions += 1


@may(after=On.INTERACT, condition=every(own, token_of("person")), cost=DEPLETE)
async def wave_farewell(game: JourneyGame, use: Use) -> None:
    """Once you have interacted with a person: deplete this for 1 inspiration, determination and 1 action more."""
    gain_boon(game, use.hero, Boon.DETERMINED)
    await one_action_more(game, use)


@may(before=On.SUFFER, condition=about_to_suffer_openly(DAMAGE), cost=DEPLETE)
async def turn_the_blow(game: JourneyGame, use: Use) -> None:
    """About to suffer damage: deplete this to suffer all of it face down."""
    use.harm.damage_down = True


boots("Boots", tier=1, lore=22, tokens=2)(body(stride))
boots("Greenway Boots", tier=2, lore=48, tokens=2)(body(stride, step_softly))


@boots("Dusk Treaders", tier=3, lore=80, tokens=3)
class DuskTreaders:
    swap = stride
    leave = step_softly

    @may(before=On.INTERACT, condition=about_to_provoke, cost=DEPLETE)
    async def stoop_softly(game: JourneyGame, use: Use) -> None:
        """About to interact with a token: deplete this to provoke nobody."""
        use.occurrence.provokes = False


@brooch("Brooch", tier=1, lore=26, tokens=2)
class Brooch:
    @may(before=On.SUFFER, condition=about_to_suffer_openly(FEAR), cost=DEPLETE)
    async def clasp(game: JourneyGame, use: Use) -> None:
        """About to suffer fear: deplete this to suffer all of it face down."""
        use.harm.fear_down = True


brooch("Eriador Brooch", tier=2, lore=54, tokens=2)(body(remember_better_days))


@brooch("Mark of Arnor", tier=3, lore=82, tokens=3)
class MarkOfArnor:
    keepsake = remember_better_days

    @may(
        when=On.TURN,
        condition=lambda game, use: own(game, use) and any(game.is_face_up(each) for each in game.state.harm[use.hero]),
        cost=DEPLETE,
    )
    async def steady(game: JourneyGame, use: Use) -> None:
        """In your turn: deplete this to turn 1 of your damage or fear cards face down."""
        await choose_turn_down(game, use.hero)


@handkerchief("Handkerchief", tier=1, lore=20, tokens=1)
class Handkerchief:
    @may(after=On.INTERACT, condition=every(own, token_of("person")), cost=DEPLETE)
    async def wave(game: JourneyGame, use: Use) -> None:
        """Once you have interacted with a person: deplete this for 1 inspiration and 1 action more."""
        await one_action_more(game, use)


handkerchief("Heirloom Handkerchief", tier=2, lore=50, tokens=2)(body(wave_farewell))


@handkerchief("Forget-Me-Never", tier=3, lore=85, tokens=2)
class ForgetMeNever:
    @value(Stat.SPIRIT)
    def remembered(game: JourneyGame, use: Use, hero: int) -> int:
        """While no hero is nearby, your Spirit is 1 higher."""
        return int(hero == use.hero and alone(game, use))

    farewell = wave_farewell


helmet("Helmet", tier=1, lore=23, tokens=2)(body(turn_the_blow))
helmet("Dwarf-Forged Helmet", tier=2, lore=52, tokens=4)(body(turn_the_blow))


@helmet("Fire-Scale", tier=3, lore=80, tokens=4)
class FireScale:
    @value(Limit.DAMAGE)
    def scaled(game: JourneyGame, use: Use, hero: int) -> int:
        """Your damage limit is 1 higher."""
        return int(hero == use.hero)

    crest = turn_the_blow

"""What is borne or played in one hand."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from waybread.journeys.facts import CardType, Keyword, Slot, Stat
from waybread.journeys.library import body, item
from waybread.journeys.rules.abilities import Condition, Use, may, must
from waybread.journeys.rules.gains import gain_inspiration, has_room
from waybread.journeys.rules.harm_cards import BOTH, choices, heal
from waybread.journeys.rules.occurrences import On
from waybread.journeys.rules.selectors import (
    all_here,
    all_near,
    by_keyword,
    choose_hero,
    every,
    own,
    own_or_here,
    own_or_near,
)

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame

banner = partial(item, slot=Slot.ONE_HAND, family="Banner")
harp = partial(item, slot=Slot.ONE_HAND, family="Harp")


def could_gain(game: JourneyGame, use: Use) -> bool:
    """The hero concerned has room for inspiration."""
    return has_room(game, use.occurrence.hero)


@must(after=On.KEYWORD, condition=every(own_or_near, by_keyword(Keyword.REST, Keyword.GUARD), could_gain))
async def rally_round(game: JourneyGame, use: Use) -> None:
    """Each time you or a hero nearby has rested or guarded, that hero gains 1 inspiration."""
    await gain_inspiration(game, use.occurrence.hero)


@must(
    after=On.KEYWORD,
    condition=every(own_or_near, by_keyword(Keyword.REST, Keyword.GUARD, Keyword.HIDE), could_gain),
)
async def watch_over(game: JourneyGame, use: Use) -> None:
    """Each time you or a hero nearby has rested, guarded or hidden, that hero gains 1 inspiration."""
    await gain_inspiration(game, use.occurrence.hero)


def disheartened(game: JourneyGame, use: Use) -> list[int]:
    """Who shares the space, the card's own hero included, and has no inspiration."""
    return [each for each in all_here(game, use.hero) if not game.state.inspiration[each]]


def own_and_somebody_disheartened(game: JourneyGame, use: Use) -> bool:
    """It is the own turn, and the harp could help."""
    return own(game, use) and bool(disheartened(game, use))


@must(before=On.TURN, condition=own_and_somebody_disheartened)
async def play(game: JourneyGame, use: Use) -> None:
    """At the start of your turn a hero without inspiration in your space, perhaps you, gains 1."""
    hero = await choose_hero(game, use, disheartened(game, use))
    if hero is not None:
        await gain_inspiration(game, hero)


def would_soothe(*types: CardType) -> Condition:
    """A hero in the space is about to gain inspiration and could lose a face-down card of these types instead."""
    return lambda game, use: (
        own_or_here(game, use)
        and not use.occurrence.cancelled
        and bool(choices(game, use.occurrence.hero, types, down_only=True))
    )


def who_gains(game: JourneyGame, use: Use) -> int:
    """The hero who is about to gain inspiration decides."""
    return use.occurrence.hero


banner("Banner", tier=1, lore=22)(body(rally_round))
banner("Dunedain Banner", tier=2, lore=61)(body(watch_over))


def _wounded_near(game: JourneyGame, use: Use) -> list[int]:
    """The card's own hero and those nearby who have face-down cards."""
    return [each for each in all_near(game, use.hero) if choices(game, each, down_only=True)]


@banner("War-Haven", tier=3, lore=94)
class WarHaven:
    standard = watch_over

    @may(
        after=On.UNPREPARE,
        condition=lambda game, use: (
            own(game, use) and "Tactic" in game.card(use.occurrence.card).traits and bool(_wounded_near(game, use))
        ),
    )
    async def shelter(game: JourneyGame, use: Use) -> None:
        """Your prepared Tactic is discarded: you or a hero nearby may discard 1 face-down damage or fear."""
        hero = await choose_hero(game, use, _wounded_near(game, use))
        if hero is not None:
            await heal(game, hero, 1, down_only=True)


banner("War-Maker", tier=3, lore=94, stats=(Stat.MIGHT, Stat.WIT), lines="1: cleave / 1: 2 hits")(body(watch_over))
harp("Harp", tier=1, lore=24)(body(play))


@harp("Forlindon Harp", tier=2, lore=58)
class ForlindonHarp:
    melody = play

    @may(when=On.INSPIRATION, condition=would_soothe(CardType.FEAR), chooser=who_gains)
    async def allay(game: JourneyGame, use: Use) -> None:
        """In your space any hero, you too, may discard 1 face-down fear in place of each inspiration gained."""
        use.occurrence.cancelled = True
        await heal(game, use.occurrence.hero, 1, (CardType.FEAR,), down_only=True)


@harp("Heart's-Rest", tier=3, lore=90)
class HeartsRest:
    melody = play

    @may(when=On.INSPIRATION, condition=would_soothe(*BOTH), chooser=who_gains)
    async def soothe(game: JourneyGame, use: Use) -> None:
        """In your space any hero, you too, may discard 1 face-down damage or fear in place of each inspiration."""
        use.occurrence.cancelled = True
        await heal(game, use.occurrence.hero, 1, down_only=True)


@harp("River-Calling", tier=3, lore=90, stats=(Stat.SPIRIT,), lines="1: stun / 1: inspiration+1")
class RiverCalling:
    @must(before=On.TURN, condition=own_and_somebody_disheartened)
    async def play_on(game: JourneyGame, use: Use) -> None:
        """At the start of your turn up to 2 heroes without inspiration in your space, perhaps you, gain 1 each."""
        chosen: list[int] = []
        while len(chosen) < 2:
            left = [each for each in disheartened(game, use) if each not in chosen]
            hero = await choose_hero(game, use, left, optional=True)
            if hero is None:
                return
            chosen.append(hero)
            await gain_inspiration(game, hero)

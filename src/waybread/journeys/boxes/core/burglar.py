"""The skill cards of the burglar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.journeys.boxes.core.basic import word
from waybread.journeys.decisions import DecisionKind
from waybread.journeys.facts import Boon, Keyword, Modifier, Stat
from waybread.journeys.library import skill
from waybread.journeys.rules.abilities import Use, may, must, rule
from waybread.journeys.rules.costs import DISCARD_ME
from waybread.journeys.rules.gains import choose_boon, gain_inspiration
from waybread.journeys.rules.harm import suffer
from waybread.journeys.rules.occurrences import On
from waybread.journeys.rules.prepared_cards import discard_prepared, scout
from waybread.journeys.rules.selectors import (
    alone,
    by_keyword,
    every,
    fate_to_turn,
    in_darkness,
    itself,
    own,
    shows,
)
from waybread.journeys.rules.standing_rules import Rule
from waybread.journeys.rules.test_record import convert_fate, fate_left
from waybread.journeys.rules.trinkets import equip_trinket
from waybread.kernel import Decision

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame


def hidden_is_lost(game: JourneyGame, use: Use) -> bool:
    """The card's own hero is about to discard the Hidden boon, or has done so; nothing has kept it yet."""
    return own(game, use) and game.card(use.occurrence.card).boon is Boon.HIDDEN and not use.occurrence.keep


def other_boons(game: JourneyGame, use: Use) -> tuple[Boon, ...]:
    """The boons that the card's own hero lacks, but for the one just lost."""
    lost = game.card(use.occurrence.card).boon
    return tuple(each for each in Boon if each is not lost and not game.has_boon(use.hero, each))


@skill("Burglar", 1, title="Self-Sufficient", keywords="Hide.")
@skill("Burglar", 8, title="Self-Sufficient", experience=7, keywords="Hide.")
class SelfSufficient:
    @may(when=On.TEST, condition=every(own, alone, fate_to_turn, lambda game, use: fate_left(game, use.test) > 1))
    async def manage_alone(game: JourneyGame, use: Use) -> None:
        """In your test, with no hero nearby, you may turn 2 fate into 1 success."""
        convert_fate(game, use.test, 2, 1)


@skill("Burglar", 2, 3, title="Quiet", icons=(1, 0), keywords="Hide.")
class Quiet:
    @may(when=On.BOON_LOST, condition=hidden_is_lost, cost=DISCARD_ME)
    async def keep_still(game: JourneyGame, use: Use) -> None:
        """When you would discard your Hidden boon, you may discard this card in its place and gain 1 inspiration."""
        use.occurrence.keep = True
        await gain_inspiration(game, use.hero)


word("Burglar", "Word of Fortune", "Hide.", Stat.WIT)


@skill("Burglar", 5, title="Sneaking", experience=3, keywords="Hide. Sprint 1.")
class Sneaking:
    @rule(Rule.PROVOKES_NOTHING)
    def sneak(game: JourneyGame, use: Use, hero: int) -> bool:
        """While you are hidden you provoke nobody."""
        return hero == use.hero and game.has_boon(hero, Boon.HIDDEN)


@skill("Burglar", 6, title="Pockets", experience=3, keywords="Rest 2.")
class Pockets:
    @may(after=On.TURN, condition=every(own, lambda game, use: bool(game.state.trinkets)), cost=DISCARD_ME)
    async def rummage(game: JourneyGame, use: Use) -> None:
        """At the end of your turn, discard this card: equip a trinket of the party's that no hero has equipped."""
        trinkets = game.state.trinkets
        places = tuple(range(len(trinkets)))
        place = await Decision(game.seat(use.hero), DecisionKind.TRINKET, places, "jme:109.4", about=use.card)
        equip_trinket(game, use.hero, trinkets[place])


@skill("Burglar", 7, title="What Is In my Pocket?", icons=(0, 1), experience=7, keywords="Guard 2. Hide.")
class WhatIsInMyPocket:
    @must(when=On.BOON_LOST, condition=every(hidden_is_lost, lambda game, use: use.occurrence.reason == "attacked"))
    async def vanish(game: JourneyGame, use: Use) -> None:
        """When an attack on you would cost you your Hidden boon, discard this card in its place; gain 2 inspiration."""
        use.occurrence.keep = True
        await discard_prepared(game, use.hero, use.card)
        await gain_inspiration(game, use.hero, 2)


@skill("Burglar", 9, title="Hidden Blades", icons=(0, 1), experience=7, traits="Shadow.", keywords="Hide. Strike 2.")
class HiddenBlades:
    @rule(Rule.KEYWORDS)
    def draw_blades(game: JourneyGame, use: Use, card: int) -> dict[Keyword, int]:
        """Your other prepared cards with Hide also have Strike 2."""
        return {Keyword.STRIKE: 2} if shows(game, use, card, Keyword.HIDE) else {}


@skill("Burglar", 10, title="Unseen Strike", icons=(0, 2), experience=7, traits="Tactic. Shadow.", keywords="Strike 2.")
class UnseenStrike:
    @must(
        after=On.BOON_LOST,
        condition=lambda game, use: (
            hidden_is_lost(game, use)
            and use.occurrence.test is not None
            and use.test.purpose == "attack"
            and use.test.hero == use.hero
        ),
    )
    async def strike_from_the_dark(game: JourneyGame, use: Use) -> None:
        """Once you have discarded your Hidden boon in an attack of yours, the attack has 1 more hit and lethal."""
        use.test.hits += 1
        use.test.modifiers.append(Modifier.LETHAL)


@skill("Burglar", 11, title="Quick Thinking", icons=(1, 0), experience=12, keywords="Sprint 1.")
class QuickThinking:
    @must(after=On.PREPARE, condition=itself)
    async def look_about(game: JourneyGame, use: Use) -> None:
        """Once you have prepared this card, scout 2."""
        await scout(game, use.hero, 2)

    @may(after=On.BOON_LOST, condition=every(own, lambda game, use: bool(other_boons(game, use))), cost=DISCARD_ME)
    async def adapt(game: JourneyGame, use: Use) -> None:
        """Once you have discarded a boon, discard this card: gain a boon of another kind."""
        await choose_boon(game, use.hero, other_boons(game, use))


@skill("Burglar", 12, title="Embrace the Darkness", icons=(1, 0), experience=12, traits="Shadow.", keywords="Hide.")
class EmbraceTheDarkness:
    @must(when=On.TEST, condition=every(own, in_darkness, fate_to_turn))
    async def see_in_the_dark(game: JourneyGame, use: Use) -> None:
        """In your tests in darkness, 1 fate becomes a success."""
        convert_fate(game, use.test, 1, 1)

    @may(
        before=On.KEYWORD,
        condition=every(
            own, by_keyword(Keyword.HIDE), lambda game, use: not game.rule_applies(Rule.IMMUNE_TO_FEAR, use.hero)
        ),
    )
    async def go_deeper(game: JourneyGame, use: Use) -> None:
        """Before you hide, you may suffer 1 fear that cannot be prevented: the card used to hide is not discarded."""
        await suffer(game, use.hero, fear=1, cause="card", fixed=True)
        use.occurrence.keep = True

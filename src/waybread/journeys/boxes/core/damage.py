"""The damage deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.journeys.facts import CardType, Keyword, Settles, Stat
from waybread.journeys.library import damage
from waybread.journeys.rules.abilities import Use, must, rule, value
from waybread.journeys.rules.events import On
from waybread.journeys.rules.gains import discard_inspiration, lose_boon, spend_inspiration
from waybread.journeys.rules.harm import suffer
from waybread.journeys.rules.harm_cards import turn_down, turn_up
from waybread.journeys.rules.party_order import turn_up_each
from waybread.journeys.rules.prepared_cards import choose_discards, offer_discards
from waybread.journeys.rules.selectors import by_keyword, every, harm_discards, own, token_of
from waybread.journeys.rules.standing_rules import Rule
from waybread.journeys.rules.trinkets import choose_deplete
from waybread.journeys.rules.zones import gain_weakness

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame


@damage("Shaken", Settles.DOWN)
class Shaken:
    @must(when=On.REVEALED)
    async def shake(game: JourneyGame, use: Use) -> None:
        """Turn 1 of your face-down fear cards face up."""
        await turn_up(game, use.hero, CardType.FEAR)


@damage("Weariness", Settles.DOWN, copies=11)
class Weariness:
    pass


@damage("Short of Breath", Settles.DOWN)
class ShortOfBreath:
    @must(when=On.REVEALED)
    async def gasp(game: JourneyGame, use: Use) -> None:
        """Discard all your boons."""
        for boon in game.state.boons[use.hero].copy():
            await lose_boon(game, use.hero, boon)


@damage("Cursed Injury", Settles.STAY)
class CursedInjury:
    @rule(Rule.TURNED_DOWN_INSTEAD)
    def will_not_heal(game: JourneyGame, use: Use, card: int) -> bool:
        """Where you would discard a face-up damage card, this one too, turn it face down instead."""
        return game.holder(card) == use.hero and game.card(card).type is CardType.DAMAGE


@damage("Dazed", Settles.STAY)
class Dazed:
    @rule(Rule.CANNOT_INTERACT)
    def cannot_think(game: JourneyGame, use: Use, hero: int) -> str | None:
        """Without inspiration you cannot interact with threats."""
        return "threat" if hero == use.hero and not game.state.inspiration[hero] else None

    @must(before=On.INTERACT, condition=every(own, token_of("threat")))
    async def take_heart(game: JourneyGame, use: Use) -> None:
        """Before you interact with a threat, spend 1 inspiration."""
        if game.state.inspiration[use.hero]:
            await spend_inspiration(game, use.hero)
        else:
            use.occurrence.cancelled = True


@damage("Exhaustion", Settles.STAY)
class Exhaustion:
    @rule(Rule.SCOUTS_TO_BOTTOM)
    def too_tired(game: JourneyGame, use: Use, hero: int) -> bool:
        """In the rally phase, all cards that you scout and do not prepare go under your deck."""
        return hero == use.hero


@damage("Putrid Boils", Settles.DOWN)
class PutridBoils:
    @must(when=On.REVEALED)
    async def disgust(game: JourneyGame, use: Use) -> None:
        """Each hero nearby turns 1 of their face-down fear cards face up."""
        await turn_up_each(game, game.near(use.hero), CardType.FEAR, use.card)


@damage("Concussion", Settles.STAY)
class Concussion:
    @value(*Stat)
    def reel(game: JourneyGame, use: Use, hero: int) -> int:
        """All your stats are 1 lower."""
        return -1 if hero == use.hero else 0

    @must(after=On.TURN, condition=own)
    async def come_round(game: JourneyGame, use: Use) -> None:
        """At the end of your turn, turn this card face down."""
        turn_down(game, use.card)


@damage("Entangled", Settles.STAY)
class Entangled:
    @rule(Rule.TRAVELS_FEWER)
    def drag(game: JourneyGame, use: Use, hero: int) -> int:
        """Your travel actions have 1 move fewer."""
        return 1 if hero == use.hero else 0

    @must(after=On.KEYWORD, condition=every(own, by_keyword(Keyword.REST)))
    async def come_loose(game: JourneyGame, use: Use) -> None:
        """Once you have rested, turn this card face down."""
        turn_down(game, use.card)


@damage("Crushed", Settles.DOWN)
class Crushed:
    @must(when=On.REVEALED)
    async def crush(game: JourneyGame, use: Use) -> None:
        """Deplete one of your trinkets."""
        await choose_deplete(game, use.hero, use.hero)


@damage("Feeble", Settles.DOWN)
class Feeble:
    @must(when=On.REVEALED)
    async def lose_heart(game: JourneyGame, use: Use) -> None:
        """Suffer 1 fear face down."""
        await suffer(game, use.hero, fear=1, down=True, cause="card")


@damage("Fever", Settles.DOWN)
class Fever:
    @must(when=On.REVEALED, condition=harm_discards)
    async def rave(game: JourneyGame, use: Use) -> None:
        """Discard 1 inspiration."""
        discard_inspiration(game, use.hero, 1)


@damage("Sudden Sickness", Settles.DISCARD)
class SuddenSickness:
    @must(when=On.REVEALED, condition=harm_discards)
    async def sicken(game: JourneyGame, use: Use) -> None:
        """Discard all your inspiration."""
        discard_inspiration(game, use.hero, game.state.inspiration[use.hero])


@damage("Deep Bruise", Settles.DISCARD)
class DeepBruise:
    @must(when=On.REVEALED, condition=harm_discards)
    async def ache(game: JourneyGame, use: Use) -> None:
        """Discard 2 prepared cards, or suffer 2 damage face down."""
        if not await offer_discards(game, use.hero, 2, use.card):
            await suffer(game, use.hero, 2, down=True, cause="card")


@damage("Stunned", Settles.DISCARD)
class Stunned:
    @must(when=On.REVEALED)
    async def stagger(game: JourneyGame, use: Use) -> None:
        """Turn 1 of your face-down damage cards and 1 of your face-down fear cards face up."""
        await turn_up(game, use.hero, CardType.DAMAGE)
        await turn_up(game, use.hero, CardType.FEAR)


@damage("Knocked Prone", Settles.DISCARD)
class KnockedProne:
    @must(when=On.REVEALED)
    async def fall(game: JourneyGame, use: Use) -> None:
        """Deplete one of your trinkets and discard 1 prepared card."""
        await choose_deplete(game, use.hero, use.hero)
        if harm_discards(game, use):
            await choose_discards(game, use.hero, 1, use.card)


@damage("Poison", Settles.DISCARD)
class Poison:
    @must(when=On.REVEALED)
    async def weaken(game: JourneyGame, use: Use) -> None:
        """Take a weakness and shuffle it into your deck."""
        gain_weakness(game, use.hero)


@damage("Laceration", Settles.DOWN)
class Laceration:
    @must(when=On.REVEALED)
    async def open_wounds(game: JourneyGame, use: Use) -> None:
        """Turn 1 of your face-down damage cards face up."""
        await turn_up(game, use.hero, CardType.DAMAGE)

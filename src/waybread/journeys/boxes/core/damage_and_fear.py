"""The damage deck and the fear deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.journeys.decisions import DecisionKind
from waybread.journeys.facts import Boon, CardType, Keyword, Settles, Stat
from waybread.journeys.library import body, damage, fear
from waybread.journeys.rules.abilities import Use, may, must, rule, value
from waybread.journeys.rules.gains import discard_inspiration, lose_boon, spend_inspiration
from waybread.journeys.rules.harm import suffer
from waybread.journeys.rules.harm_cards import discard_face_up, turn_down, turn_up
from waybread.journeys.rules.occurrences import On
from waybread.journeys.rules.party_order import suffer_each, turn_up_each
from waybread.journeys.rules.prepared_cards import choose_discards, offer_discards
from waybread.journeys.rules.selectors import (
    all_near,
    alone,
    by_keyword,
    every,
    for_purpose,
    harm_discards,
    in_darkness,
    own,
    own_or_near,
    testing,
    token_of,
)
from waybread.journeys.rules.standing_rules import Rule
from waybread.journeys.rules.trinkets import choose_deplete, deplete
from waybread.journeys.rules.zones import gain_weakness
from waybread.kernel import Decision

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame


@must(when=On.REVEALED)
async def bare_a_fear(game: JourneyGame, use: Use) -> None:
    """Turn 1 of your face-down fear cards face up."""
    await turn_up(game, use.hero, CardType.FEAR)


@must(when=On.REVEALED)
async def bare_a_damage(game: JourneyGame, use: Use) -> None:
    """Turn 1 of your face-down damage cards face up."""
    await turn_up(game, use.hero, CardType.DAMAGE)


@must(when=On.REVEALED)
async def lose_heart(game: JourneyGame, use: Use) -> None:
    """Suffer 1 fear face down."""
    await suffer(game, use.hero, fear=1, down=True, cause="card")


@must(when=On.REVEALED, condition=harm_discards)
async def lose_inspiration(game: JourneyGame, use: Use) -> None:
    """Discard 1 inspiration."""
    discard_inspiration(game, use.hero, 1)


damage("Shaken", Settles.DOWN)(body(bare_a_fear))
damage("Weariness", Settles.DOWN, copies=11)(body())


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


damage("Feeble", Settles.DOWN)(body(lose_heart))
damage("Fever", Settles.DOWN)(body(lose_inspiration))


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


damage("Laceration", Settles.DOWN)(body(bare_a_damage))


fear("Gloom", Settles.DOWN, copies=11)(body())


@fear("Surrender", Settles.STAY)
class Surrender:
    @rule(Rule.TURNED_DOWN_INSTEAD)
    def will_not_leave(game: JourneyGame, use: Use, card: int) -> bool:
        """Where you would discard a face-up fear card, this one too, turn it face down instead."""
        return game.holder(card) == use.hero and game.card(card).type is CardType.FEAR


fear("Delusions", Settles.DOWN)(body(lose_inspiration))
fear("Anxiety", Settles.DOWN)(body(bare_a_fear))


@fear("Cower", Settles.STAY)
class Cower:
    @must(before=On.TEST, condition=every(own, for_purpose("attack")))
    async def hesitate(game: JourneyGame, use: Use) -> None:
        """In your attacks you reveal 1 card fewer."""
        use.test.more -= 1

    @may(when=On.TURN, condition=every(own, lambda game, use: game.has_boon(use.hero, Boon.EMBOLDENED)))
    async def take_courage(game: JourneyGame, use: Use) -> None:
        """On your turn, while you are emboldened, you may discard this card."""
        discard_face_up(game, use.hero, use.card)


@fear("Troubled", Settles.STAY)
class Troubled:
    @must(
        after=On.SUFFER,
        condition=every(own_or_near, lambda game, use: use.harm.cause == "darkness" and use.harm.took_fear > 0),
    )
    async def dread_the_dark(game: JourneyGame, use: Use) -> None:
        """Once you or a hero nearby have suffered fear from darkness, that hero suffers 1 fear more."""
        await suffer(game, use.occurrence.hero, fear=1, cause="card")


@fear("Rage", Settles.STAY)
class Rage:
    @rule(Rule.DAMAGE_IS_FIXED)
    def throw_caution_away(game: JourneyGame, use: Use, hero: int) -> bool:
        """Your damage can be neither prevented nor negated."""
        return hero == use.hero

    @must(when=On.TEST, condition=every(own, for_purpose("attack")))
    async def strike_in_anger(game: JourneyGame, use: Use) -> None:
        """Your attacks have 2 more hits."""
        use.test.hits += 2


@fear("Impending Doom", Settles.DOWN)
class ImpendingDoom:
    @must(when=On.REVEALED, condition=harm_discards)
    async def foresee(game: JourneyGame, use: Use) -> None:
        """Discard 1 prepared card, or suffer 1 fear."""
        if not await offer_discards(game, use.hero, 1, use.card):
            await suffer(game, use.hero, fear=1, cause="card")


fear("Tormented", Settles.DOWN)(body(bare_a_damage))


@fear("Greed", Settles.DOWN)
class Greed:
    @must(when=On.REVEALED)
    async def grasp(game: JourneyGame, use: Use) -> None:
        """Deplete a trinket of another hero; if there is none, suffer 1 fear face down."""
        state = game.state
        others = [each for each in game.standing if each != use.hero]
        trinkets = tuple(card for each in others for card in state.equipped[each] if state.depletion.get(card, 0) > 0)
        if trinkets:
            card = await Decision(game.seat(use.hero), DecisionKind.DEPLETE, trinkets, "jme:109.5", about=use.card)
            await deplete(game, game.holder(card), card)
        else:
            await suffer(game, use.hero, fear=1, down=True, cause="card")


@fear("Dark Whispers", Settles.STAY)
class DarkWhispers:
    @must(after=On.TURN, condition=own)
    async def whisper(game: JourneyGame, use: Use) -> None:
        """At the end of your turn, suffer 1 fear."""
        await suffer(game, use.hero, fear=1, cause="card")

    @must(when=On.TEST, condition=every(own, testing(Stat.WISDOM, Stat.WIT)))
    async def listen(game: JourneyGame, use: Use) -> None:
        """Your wisdom and wit tests have 1 success more."""
        use.test.success += 1


@fear("Hopelessness", Settles.DISCARD)
class Hopelessness:
    @must(when=On.REVEALED, condition=harm_discards)
    async def despair(game: JourneyGame, use: Use) -> None:
        """Discard 2 prepared cards, or suffer 2 fear face down."""
        if not await offer_discards(game, use.hero, 2, use.card):
            await suffer(game, use.hero, fear=2, down=True, cause="card")


@fear("Looming Shadows", Settles.DOWN)
class LoomingShadows:
    @must(when=On.REVEALED, condition=in_darkness)
    async def loom(game: JourneyGame, use: Use) -> None:
        """If you are in darkness, suffer 1 fear."""
        await suffer(game, use.hero, fear=1, cause="card")


@fear("Ill Will", Settles.DISCARD)
class IllWill:
    @must(when=On.REVEALED)
    async def spread(game: JourneyGame, use: Use) -> None:
        """Each other hero suffers 1 fear face down."""
        others = [each for each in game.standing if each != use.hero]
        await suffer_each(game, others, fear=1, down=True, cause="card", about=use.card)


@fear("Hysteria", Settles.DISCARD)
class Hysteria:
    @must(when=On.REVEALED)
    async def lash_out(game: JourneyGame, use: Use) -> None:
        """You and each hero nearby suffer 1 damage."""
        await suffer_each(game, all_near(game, use.hero), 1, cause="card", about=use.card)


@fear("Paranoia", Settles.DOWN)
class Paranoia:
    @must(when=On.REVEALED, condition=every(harm_discards, lambda game, use: not alone(game, use)))
    async def suspect(game: JourneyGame, use: Use) -> None:
        """If a hero is nearby, discard 1 prepared card."""
        await choose_discards(game, use.hero, 1, use.card)


@fear("Infighting", Settles.DOWN)
class Infighting:
    @must(when=On.REVEALED)
    async def quarrel(game: JourneyGame, use: Use) -> None:
        """Each hero nearby turns 1 of their face-down damage cards face up."""
        await turn_up_each(game, game.near(use.hero), CardType.DAMAGE, use.card)


fear("Overcome", Settles.DOWN)(body(lose_heart))

"""The fear deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.journeys.decisions import DecisionKind
from waybread.journeys.facts import Boon, CardType, Settles, Stat
from waybread.journeys.library import fear
from waybread.journeys.rules.abilities import Use, may, must, rule
from waybread.journeys.rules.events import On
from waybread.journeys.rules.gains import discard_inspiration
from waybread.journeys.rules.harm import suffer
from waybread.journeys.rules.harm_cards import discard_face_up, turn_up
from waybread.journeys.rules.party_order import suffer_each, turn_up_each
from waybread.journeys.rules.prepared_cards import choose_discards, offer_discards
from waybread.journeys.rules.selectors import (
    all_near,
    alone,
    every,
    for_purpose,
    harm_discards,
    own,
    own_or_near,
    testing,
)
from waybread.journeys.rules.standing_rules import Rule
from waybread.journeys.rules.trinkets import deplete
from waybread.kernel import Decision

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame


@fear("Gloom", Settles.DOWN, copies=11)
class Gloom:
    pass


@fear("Surrender", Settles.STAY)
class Surrender:
    @rule(Rule.TURNED_DOWN_INSTEAD)
    def will_not_leave(game: JourneyGame, use: Use, card: int) -> bool:
        """Where you would discard a face-up fear card, this one too, turn it face down instead."""
        return game.holder(card) == use.hero and game.card(card).type is CardType.FEAR


@fear("Delusions", Settles.DOWN)
class Delusions:
    @must(when=On.REVEALED, condition=harm_discards)
    async def delude(game: JourneyGame, use: Use) -> None:
        """Discard 1 inspiration."""
        discard_inspiration(game, use.hero, 1)


@fear("Anxiety", Settles.DOWN)
class Anxiety:
    @must(when=On.REVEALED)
    async def worry(game: JourneyGame, use: Use) -> None:
        """Turn 1 of your face-down fear cards face up."""
        await turn_up(game, use.hero, CardType.FEAR)


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


@fear("Tormented", Settles.DOWN)
class Tormented:
    @must(when=On.REVEALED)
    async def torment(game: JourneyGame, use: Use) -> None:
        """Turn 1 of your face-down damage cards face up."""
        await turn_up(game, use.hero, CardType.DAMAGE)


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
    @must(
        when=On.REVEALED,
        condition=lambda game, use: (
            game.is_dark(game.state.position[use.hero]) and not game.rule_applies(Rule.IGNORES_DARKNESS, use.hero)
        ),
    )
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


@fear("Overcome", Settles.DOWN)
class Overcome:
    @must(when=On.REVEALED)
    async def break_down(game: JourneyGame, use: Use) -> None:
        """Suffer 1 fear face down."""
        await suffer(game, use.hero, fear=1, down=True, cause="card")

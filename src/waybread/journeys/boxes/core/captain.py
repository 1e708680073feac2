"""The skill cards of the captain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.journeys.boxes.core.basic import word
from waybread.journeys.decisions import DecisionKind
from waybread.journeys.facts import Boon, Keyword, Stat
from waybread.journeys.library import skill
from waybread.journeys.rules.abilities import Use, may, must
from waybread.journeys.rules.costs import DISCARD_ME
from waybread.journeys.rules.gains import discard_inspiration, gain_boon, gain_inspiration, has_room
from waybread.journeys.rules.harm_cards import choices, heal
from waybread.journeys.rules.hero_attacks import attack, targets
from waybread.journeys.rules.movement import choose_move
from waybread.journeys.rules.occurrences import On
from waybread.journeys.rules.party_order import for_each, scout_each
from waybread.journeys.rules.prepared_cards import offer_discards, order_matters, prepare_from_discard, scout
from waybread.journeys.rules.selectors import all_here, all_near, choose_hero, enemies_here, every, near, own
from waybread.kernel import PASS, Decision

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame

_FEY = (Keyword.STRIKE, Keyword.GUARD, Keyword.SPRINT)


def able_to_attack(game: JourneyGame, use: Use) -> list[int]:
    """The heroes nearby who have somebody to attack."""
    return [each for each in game.near(use.hero) if targets(game, each)]


def fey_cards(game: JourneyGame, hero: int) -> list[int]:
    """Cards with Strike, Guard or Sprint on a hero's discard pile."""
    return [each for each in game.state.discards[hero] if any(one in game.card(each).keywords for one in _FEY)]


def not_emboldened(game: JourneyGame, use: Use) -> list[int]:
    """The card's own hero and those nearby who are not emboldened."""
    return [each for each in all_near(game, use.hero) if not game.has_boon(each, Boon.EMBOLDENED)]


def near_would_gain(game: JourneyGame, use: Use) -> bool:
    """A hero nearby is about to gain inspiration, and nothing else has come of it yet."""
    return near(game, use) and not use.occurrence.cancelled


@skill("Captain", 1, title="Well Provisioned")
class WellProvisioned:
    @may(before=On.TURN, condition=own, cost=DISCARD_ME)
    async def provide(game: JourneyGame, use: Use) -> None:
        """At the start of your turn, discard this card: you and a hero nearby scout 2 each."""
        other = await choose_hero(game, use, game.near(use.hero))
        others = [] if other is None else [other]
        await scout_each(game, [use.hero, *others], 2, use.card)


@skill("Captain", 2, 3, title="Lead the Charge", icons=(1, 0), traits="Tactic.", keywords="Strike 2.")
class LeadTheCharge:
    @may(
        after=On.ATTACK,
        condition=every(own, lambda game, use: has_room(game, use.hero) or bool(able_to_attack(game, use))),
        cost=DISCARD_ME,
    )
    async def lead(game: JourneyGame, use: Use) -> None:
        """Once you have attacked, discard this card: gain 1 inspiration, and a hero nearby attacks too."""
        await gain_inspiration(game, use.hero)
        follower = await choose_hero(game, use, able_to_attack(game, use))
        if follower is not None:
            await attack(game, follower)


word("Captain", "Word of Triumph", "Strike 2.", Stat.MIGHT)


@skill("Captain", 5, title="Stand Together", experience=3, traits="Tactic.", keywords="Guard 1.")
class StandTogether:
    @may(before=On.TURN, condition=own, cost=DISCARD_ME)
    async def gather(game: JourneyGame, use: Use) -> None:
        """At the start of your turn, discard this card: you and each hero in your space scout 1."""
        await scout_each(game, all_here(game, use.hero), 1, use.card)


@skill("Captain", 6, title="A Fey Mood", experience=3, traits="Valour.", keywords="Strike 2.")
class AFeyMood:
    @must(after=On.LAST_STAND)
    async def burn_brightly(game: JourneyGame, use: Use) -> None:
        """After any hero's last stand, each hero may prepare a Strike, Guard or Sprint card from their discard pile."""

        async def prepare(hero: int) -> None:
            cards = fey_cards(game, hero)
            card = await Decision(game.seat(hero), DecisionKind.PREPARE, (*cards, PASS), "jme:69.1", about=use.card)
            if card != PASS:
                await prepare_from_discard(game, hero, card)

        await for_each(
            game, game.standing, prepare, concerned=lambda hero: bool(fey_cards(game, hero)),
            matters=order_matters(game), about=use.card,
        )  # fmt: skip


@skill("Captain", 7, title="Empowering Words", icons=(0, 1), experience=7, keywords="Guard 2.")
class EmpoweringWords:
    @may(
        when=On.TURN,
        condition=every(
            own, lambda game, use: game.state.inspiration[use.hero] > 0 and bool(not_emboldened(game, use))
        ),
        cost=DISCARD_ME,
    )
    async def empower(game: JourneyGame, use: Use) -> None:
        """On your turn, discard this card and any number of inspiration.

        For each of them you or a hero nearby becomes emboldened.
        """
        first = True
        while game.state.inspiration[use.hero]:
            hero = await choose_hero(game, use, not_emboldened(game, use), optional=not first)
            if hero is None:
                return
            first = False
            discard_inspiration(game, use.hero, 1)
            gain_boon(game, hero, Boon.EMBOLDENED)


@skill("Captain", 8, title="Inspiring Presence", icons=(0, 1), experience=7, traits="Aid.")
class InspiringPresence:
    @may(when=On.INSPIRATION, condition=near_would_gain, chooser=lambda game, use: use.occurrence.hero)
    async def heed(game: JourneyGame, use: Use) -> None:
        """For each inspiration that a hero nearby would gain, they may scout 1 instead."""
        use.occurrence.cancelled = True
        await scout(game, use.occurrence.hero, 1)

    @may(
        when=On.INSPIRATION,
        condition=every(near_would_gain, lambda game, use: bool(choices(game, use.occurrence.hero, down_only=True))),
        chooser=lambda game, use: use.occurrence.hero,
    )
    async def recover(game: JourneyGame, use: Use) -> None:
        """For each inspiration that a hero nearby would gain, they may discard 1 face-down damage or fear instead."""
        use.occurrence.cancelled = True
        await heal(game, use.occurrence.hero, 1, down_only=True)


@skill("Captain", 9, title="To Me!", icons=(0, 1), experience=7, traits="Tactic.", keywords="Strike 2.")
class ToMe:
    @may(before=On.TURN, condition=own, cost=DISCARD_ME)
    async def call(game: JourneyGame, use: Use) -> None:
        """At the start of your turn, discard this card: you and each hero nearby scout 2."""
        await scout_each(game, all_near(game, use.hero), 2, use.card)


@skill("Captain", 10, title="Battle Plan", icons=(0, 1), experience=7, keywords="Guard 2.")
class BattlePlan:
    @may(after=On.MOVE, condition=every(own, lambda game, use: bool(enemies_here(game, use.hero))), cost=DISCARD_ME)
    async def plan(game: JourneyGame, use: Use) -> None:
        """When you move into a space with an enemy, discard this card: you and each hero nearby scout 3.

        Each of you who prepares a Tactic by that gains 1 inspiration.
        """

        async def prepare(hero: int) -> None:
            if any("Tactic" in game.card(each).traits for each in await scout(game, hero, 3)):
                await gain_inspiration(game, hero)

        await for_each(game, all_near(game, use.hero), prepare, matters=order_matters(game), about=use.card)


@skill("Captain", 11, title="A Wind Among Grass", icons=(1, 0), experience=12, traits="Tactic.", keywords="Sprint 2.")
class AWindAmongGrass:
    @may(after=On.MOVE, condition=own, cost=DISCARD_ME)
    async def sweep(game: JourneyGame, use: Use) -> None:
        """Once you have moved into a space, discard this card: attack.

        Then you and each hero nearby may move 1 without provoking anybody.
        """
        if targets(game, use.hero):
            await attack(game, use.hero)
        await for_each(
            game, all_near(game, use.hero), lambda hero: choose_move(game, hero, use.card, provokes=False),
            about=use.card,
        )  # fmt: skip


@skill("Captain", 12, title="Master Tactician", icons=(1, 0), experience=12, traits="Tactic.")
class MasterTactician:
    @must(before=On.TURN, condition=own)
    async def direct(game: JourneyGame, use: Use) -> None:
        """At the start of your turn each hero, however far away, may discard 1 prepared card to scout 3."""

        async def exchange(hero: int) -> None:
            if await offer_discards(game, hero, 1, use.card):
                await scout(game, hero, 3)

        await for_each(
            game, game.standing, exchange, concerned=lambda hero: bool(game.state.prepared[hero]),
            matters=order_matters(game), about=use.card,
        )  # fmt: skip

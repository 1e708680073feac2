"""The Leadership sphere of the core set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.cardgame.abilities.ability import Use, action, modifier, response, rule
from waybread.cardgame.abilities.lasting_effects import add_delayed_effect, add_lasting_effect, delayed
from waybread.cardgame.abilities.modifiers import has_trait
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import (
    any_player,
    both,
    host,
    itself,
    targets,
    to_a_hero,
    with_trait,
)
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.card_draw import could_draw, draw
from waybread.cardgame.effects.costs import EXHAUST_ME, Exhaust, Spend
from waybread.cardgame.effects.damage import deal_damage
from waybread.cardgame.effects.engagement import engage
from waybread.cardgame.effects.entering_play import put_into_play
from waybread.cardgame.effects.leaving_play import return_to_hand
from waybread.cardgame.effects.progress import place_progress
from waybread.cardgame.effects.readiness import could_ready, ready
from waybread.cardgame.effects.resources import gain_resources
from waybread.cardgame.facts import CardType, Sphere, Stat, Where
from waybread.cardgame.library import card
from waybread.cardgame.relevance import all_characters, changes, its_targets, lends, own_card, readies
from waybread.cardgame.state import Delayed, Zone

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

LEADERSHIP = Sphere.LEADERSHIP


@card("core:1", "Aragorn")
class Aragorn:
    @response(
        after=On.COMMITTED,
        condition=both(itself, lambda game, use: could_ready(game, use.card)),
        cost=Spend(1, own_pool=True),
        matters=readies(own_card),
    )
    async def rise_again(game: CardGame, use: Use) -> None:
        """Once Aragorn has committed to a quest, pay 1 from his own pool: he readies."""
        await ready(game, use.card, use.card)


@card("core:2", "Théodred")
class Theodred:
    @response(
        after=On.COMMITTED,
        condition=itself,
        target=targets(lambda game, use: [each for each in game.heroes() if each in game.state.committed]),
    )
    async def share_the_burden(game: CardGame, use: Use, hero: int) -> None:
        """Once Théodred has committed to a quest, a committed hero of your choice gains 1 resource."""
        await gain_resources(game, hero, 1, use.card)


@card("core:3", "Glóin")
class Gloin:
    @response(
        after=On.DAMAGE_DEALT,
        condition=itself,
    )
    async def paid_in_blood(game: CardGame, use: Use) -> None:
        """Once Glóin has taken damage, he gains 1 resource per point."""
        await gain_resources(game, use.card, use.occurrence.amount, use.card)


@card("core:14", "Faramir")
class Faramir:
    @action(cost=EXHAUST_ME, target=any_player, matters=changes(Stat.WILLPOWER, of=all_characters))
    async def inspire(game: CardGame, use: Use, player: int) -> None:
        """Exhaust Faramir and pick a player: for the rest of the phase their characters have +1 willpower."""
        add_lasting_effect(game, use.card, Stat.WILLPOWER, 1, cards=game.characters(player))


@card("core:15", "Son of Arnor")
class SonOfArnor:
    @response(
        after=On.ENTERS_PLAY,
        condition=itself,
        target=targets(
            lambda game, use: [each for each in game.enemies() if each not in game.state.engaged[use.player]]
        ),
    )
    async def challenge(game: CardGame, use: Use, enemy: int) -> None:
        """Once this ally has entered play, pick an enemy, staged or engaged with another player, and engage it."""
        await engage(game, enemy, use.player)


@card("core:16", "Snowbourn Scout")
class SnowbournScout:
    @response(after=On.ENTERS_PLAY, condition=itself, target=targets(lambda game, use: game.locations()))
    async def scout_ahead(game: CardGame, use: Use, location: int) -> None:
        """After this ally enters play, place 1 progress on a location."""
        await place_progress(game, location, 1, use.card)


@card("core:18", "Longbeard Orc Slayer")
class LongbeardOrcSlayer:
    @response(
        after=On.ENTERS_PLAY,
        condition=both(itself, lambda game, use: bool(with_trait(game, game.enemies(), "Orc"))),
    )
    async def slay(game: CardGame, use: Use) -> None:
        """Once this ally has entered play, every Orc enemy in play takes 1 damage."""
        await deal_damage(game, with_trait(game, game.enemies(), "Orc"), 1, use.card)


@card("core:19", "Brok Ironfist")
class BrokIronfist:
    @response(
        after=On.LEAVES_PLAY,
        where=Where.HAND,
        condition=lambda game, use: (
            use.occurrence.controller == use.player
            and game.type_of(use.occurrence.card) is CardType.HERO
            and has_trait(game, use.occurrence.card, "Dwarf")
            and game.may_enter(use.card)
        ),
    )
    async def avenge(game: CardGame, use: Use) -> None:
        """Once a Dwarf hero of yours has left play, put this ally from your hand into play."""
        await put_into_play(game, use.card, use.player)


@card("core:20", "Ever Vigilant")
class EverVigilant:
    @action(
        target=targets(lambda game, use: [each for each in game.allies() if could_ready(game, each)]),
        matters=readies(its_targets),
    )
    async def stand_watch(game: CardGame, use: Use, ally: int) -> None:
        """Ready an ally of your choice."""
        await ready(game, ally, use.card)


@card("core:21", "Common Cause")
class CommonCause:
    @action(
        cost=Exhaust(lambda game, use: game.heroes()),
        target=targets(
            lambda game, use: [each for each in game.heroes() if could_ready(game, each) and each != use.paid]
        ),
        matters=readies(its_targets),
    )
    async def take_turns(game: CardGame, use: Use, hero: int) -> None:
        """Exhaust a hero of yours: another hero of your choice readies."""
        await ready(game, hero, use.card)


@card("core:22", "For Gondor!")
class ForGondor:
    @action(matters=changes(Stat.ATTACK, Stat.DEFENSE, of=all_characters))
    async def for_gondor(game: CardGame, use: Use) -> None:
        """For the rest of the phase every character has +1 attack, and every Gondor character +1 defence besides."""
        characters = game.characters()
        add_lasting_effect(game, use.card, Stat.ATTACK, 1, cards=characters)
        add_lasting_effect(game, use.card, Stat.DEFENSE, 1, cards=with_trait(game, characters, "Gondor"))


@card("core:23", "Sneak Attack")
class SneakAttack:
    @action(
        target=lambda game, use: [
            each
            for each in game.state.hands[use.player]
            if game.type_of(each) is CardType.ALLY and game.may_enter(each)
        ],
        matters=lends(its_targets),
    )
    async def sneak(game: CardGame, use: Use, ally: int) -> None:
        """Put an ally from your hand into play; if still there when the phase ends, it returns to your hand."""
        if await put_into_play(game, ally, use.player):
            add_delayed_effect(game, "after:phase ends", "sneak attack ends", use.card, ally)


@delayed("sneak attack ends")
async def sneak_attack_ends(game: CardGame, effect: Delayed) -> None:
    """The ally returns to its owner's hand."""
    if game.state.zone[effect.card] == Zone.AREA:
        await return_to_hand(game, effect.card, effect.source)


@card("core:24", "Valiant Sacrifice")
class ValiantSacrifice:
    @response(
        after=On.LEAVES_PLAY,
        condition=lambda game, use: (
            game.card(use.occurrence.card).type is CardType.ALLY
            and use.occurrence.controller >= 0
            and could_draw(game, use.occurrence.controller)
        ),
    )
    async def remember(game: CardGame, use: Use) -> None:
        """Once an ally has left play, whoever controlled it draws 2 cards."""
        await draw(game, use.occurrence.controller, 2, use.card)


@card("core:25", "Grim Resolve")
class GrimResolve:
    @action(
        condition=lambda game, use: any(could_ready(game, each) for each in game.characters()),
        matters=readies(all_characters),
    )
    async def stand_again(game: CardGame, use: Use) -> None:
        """Every character in play readies."""
        await ready(game, game.characters(), use.card)


@card("core:26", "Steward of Gondor")
class StewardOfGondor:
    attaches = rule(Rule.ATTACHES_TO)(to_a_hero)

    @rule(Rule.GAINS_TRAIT)
    def of_gondor(game: CardGame, use: Use, card: int) -> str | None:
        """The hero it is on has the Gondor trait as well."""
        return "Gondor" if card == host(game, use) else None

    @action(cost=EXHAUST_ME)
    async def govern(game: CardGame, use: Use) -> None:
        """Exhaust this card: the attached hero gains 2 resources."""
        await gain_resources(game, host(game, use), 2, use.card)


@card("core:27", "Celebrían's Stone")
class CelebriansStone:
    attaches = rule(Rule.ATTACHES_TO)(to_a_hero)

    @modifier(Stat.WILLPOWER)
    def shine(game: CardGame, use: Use, card: int) -> int:
        """Attached hero gets +2 willpower."""
        return 2 if card == host(game, use) else 0

    @rule(Rule.GAINS_ICON)
    def heirloom(game: CardGame, use: Use, card: int) -> str | None:
        """If it is on Aragorn, he has the Spirit resource icon too."""
        mine = card == host(game, use) and game.title(card) == "Aragorn"
        return Sphere.SPIRIT.value if mine else None

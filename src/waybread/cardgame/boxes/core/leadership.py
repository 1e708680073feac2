"""The Leadership sphere of the core set."""

from __future__ import annotations

from waybread.cardgame import card_api as api
from waybread.cardgame.card_api import CardGame, Use

LEADERSHIP = api.Sphere.LEADERSHIP


@api.card("core:1", "Aragorn")
class Aragorn:
    @api.response(
        after=api.On.COMMITTED,
        condition=api.both(api.itself, lambda game, use: api.could_ready(game, use.card)),
        cost=api.Spend(1, own_pool=True),
        matters=api.readies(api.own_card),
    )
    async def rise_again(game: CardGame, use: Use) -> None:
        """Once Aragorn has committed to a quest, pay 1 from his own pool: he readies."""
        await api.ready(game, use.card, use.card)


@api.card("core:2", "Théodred")
class Theodred:
    @api.response(
        after=api.On.COMMITTED,
        condition=api.itself,
        target=api.targets(lambda game, use: [each for each in game.heroes() if each in game.state.committed]),
    )
    async def share_the_burden(game: CardGame, use: Use, hero: int) -> None:
        """Once Théodred has committed to a quest, a committed hero of your choice gains 1 resource."""
        await api.gain_resources(game, hero, 1, use.card)


@api.card("core:3", "Glóin")
class Gloin:
    @api.response(
        after=api.On.DAMAGE_DEALT,
        condition=api.itself,
    )
    async def paid_in_blood(game: CardGame, use: Use) -> None:
        """Once Glóin has taken damage, he gains 1 resource per point."""
        await api.gain_resources(game, use.card, use.occurrence.amount, use.card)


@api.card("core:14", "Faramir")
class Faramir:
    @api.action(
        cost=api.EXHAUST_ME, target=api.any_player, matters=api.changes(api.Stat.WILLPOWER, of=api.all_characters)
    )
    async def inspire(game: CardGame, use: Use, player: int) -> None:
        """Exhaust Faramir and pick a player: for the rest of the phase their characters have +1 willpower."""
        api.add_lasting_effect(game, use.card, api.Stat.WILLPOWER, 1, cards=game.characters(player))


@api.card("core:15", "Son of Arnor")
class SonOfArnor:
    @api.response(
        after=api.On.ENTERS_PLAY,
        condition=api.itself,
        target=api.targets(
            lambda game, use: [each for each in game.enemies() if each not in game.engaged_enemies(use.player)]
        ),
    )
    async def challenge(game: CardGame, use: Use, enemy: int) -> None:
        """Once this ally has entered play, pick an enemy, staged or engaged with another player, and engage it."""
        await api.engage(game, enemy, use.player)


@api.card("core:16", "Snowbourn Scout")
class SnowbournScout:
    @api.response(
        after=api.On.ENTERS_PLAY, condition=api.itself, target=api.targets(lambda game, use: game.locations())
    )
    async def scout_ahead(game: CardGame, use: Use, location: int) -> None:
        """After this ally enters play, place 1 progress on a location."""
        await api.place_progress(game, location, 1, use.card)


@api.card("core:18", "Longbeard Orc Slayer")
class LongbeardOrcSlayer:
    @api.response(
        after=api.On.ENTERS_PLAY,
        condition=api.both(api.itself, lambda game, use: bool(api.with_trait(game, game.enemies(), "Orc"))),
    )
    async def slay(game: CardGame, use: Use) -> None:
        """Once this ally has entered play, every Orc enemy in play takes 1 damage."""
        await api.deal_damage(game, api.with_trait(game, game.enemies(), "Orc"), 1, use.card)


@api.card("core:19", "Brok Ironfist")
class BrokIronfist:
    @api.response(
        after=api.On.LEAVES_PLAY,
        where=api.Where.HAND,
        condition=lambda game, use: (
            use.occurrence.controller == use.player
            and game.type_of(use.occurrence.card) is api.CardType.HERO
            and api.has_trait(game, use.occurrence.card, "Dwarf")
            and game.may_enter(use.card)
        ),
    )
    async def avenge(game: CardGame, use: Use) -> None:
        """Once a Dwarf hero of yours has left play, put this ally from your hand into play."""
        await api.put_into_play(game, use.card, use.player)


@api.card("core:20", "Ever Vigilant")
class EverVigilant:
    @api.action(
        target=api.targets(lambda game, use: [each for each in game.allies() if api.could_ready(game, each)]),
        matters=api.readies(api.its_targets),
    )
    async def stand_watch(game: CardGame, use: Use, ally: int) -> None:
        """Ready an ally of your choice."""
        await api.ready(game, ally, use.card)


@api.card("core:21", "Common Cause")
class CommonCause:
    @api.action(
        cost=api.Exhaust(lambda game, use: game.heroes()),
        target=api.targets(
            lambda game, use: [each for each in game.heroes() if api.could_ready(game, each) and each != use.paid]
        ),
        matters=api.readies(api.its_targets),
    )
    async def take_turns(game: CardGame, use: Use, hero: int) -> None:
        """Exhaust a hero of yours: another hero of your choice readies."""
        await api.ready(game, hero, use.card)


@api.card("core:22", "For Gondor!")
class ForGondor:
    @api.action(matters=api.changes(api.Stat.ATTACK, api.Stat.DEFENSE, of=api.all_characters))
    async def for_gondor(game: CardGame, use: Use) -> None:
        """For the rest of the phase every character has +1 attack, and every Gondor character +1 defence besides."""
        characters = game.characters()
        api.add_lasting_effect(game, use.card, api.Stat.ATTACK, 1, cards=characters)
        api.add_lasting_effect(game, use.card, api.Stat.DEFENSE, 1, cards=api.with_trait(game, characters, "Gondor"))


@api.card("core:23", "Sneak Attack")
class SneakAttack:
    @api.action(
        target=lambda game, use: [
            each
            for each in game.state.hands[use.player]
            if game.type_of(each) is api.CardType.ALLY and game.may_enter(each)
        ],
        matters=api.lends(api.its_targets),
    )
    async def sneak(game: CardGame, use: Use, ally: int) -> None:
        """Put an ally from your hand into play; if still there when the phase ends, it returns to your hand."""
        if await api.put_into_play(game, ally, use.player):
            api.add_delayed_effect(game, "after:phase ends", "sneak attack ends", use.card, ally)


@api.delayed("sneak attack ends")
async def sneak_attack_ends(game: CardGame, effect: api.Delayed) -> None:
    """The ally returns to its owner's hand."""
    if game.state.zone[effect.card] == api.Zone.AREA:
        await api.return_to_hand(game, effect.card, effect.source)


@api.card("core:24", "Valiant Sacrifice")
class ValiantSacrifice:
    @api.response(
        after=api.On.LEAVES_PLAY,
        condition=lambda game, use: (
            game.card(use.occurrence.card).type is api.CardType.ALLY
            and use.occurrence.controller >= 0
            and api.could_draw(game, use.occurrence.controller)
        ),
    )
    async def remember(game: CardGame, use: Use) -> None:
        """Once an ally has left play, whoever controlled it draws 2 cards."""
        await api.draw(game, use.occurrence.controller, 2, use.card)


@api.card("core:25", "Grim Resolve")
class GrimResolve:
    @api.action(
        condition=lambda game, use: any(api.could_ready(game, each) for each in game.characters()),
        matters=api.readies(api.all_characters),
    )
    async def stand_again(game: CardGame, use: Use) -> None:
        """Every character in play readies."""
        await api.ready(game, game.characters(), use.card)


@api.card("core:26", "Steward of Gondor")
class StewardOfGondor:
    attaches = api.rule(api.Rule.ATTACHES_TO)(api.to_a_hero)

    @api.rule(api.Rule.GAINS_TRAIT)
    def of_gondor(game: CardGame, use: Use, card: int) -> str | None:
        """The hero it is on has the Gondor trait as well."""
        return "Gondor" if card == api.host(game, use) else None

    @api.action(cost=api.EXHAUST_ME)
    async def govern(game: CardGame, use: Use) -> None:
        """Exhaust this card: the attached hero gains 2 resources."""
        await api.gain_resources(game, api.host(game, use), 2, use.card)


@api.card("core:27", "Celebrían's Stone")
class CelebriansStone:
    attaches = api.rule(api.Rule.ATTACHES_TO)(api.to_a_hero)

    @api.modifier(api.Stat.WILLPOWER)
    def shine(game: CardGame, use: Use, card: int) -> int:
        """Attached hero gets +2 willpower."""
        return 2 if card == api.host(game, use) else 0

    @api.rule(api.Rule.GAINS_ICON)
    def heirloom(game: CardGame, use: Use, card: int) -> str | None:
        """If it is on Aragorn, he has the Spirit resource icon too."""
        mine = card == api.host(game, use) and game.title(card) == "Aragorn"
        return api.Sphere.SPIRIT.value if mine else None

"""The Spirit sphere of the core set."""

from __future__ import annotations

from waybread.cardgame import card_api as api
from waybread.cardgame.card_api import CardGame, Use

SPIRIT = api.Sphere.SPIRIT


def is_spirit(game: CardGame, card: int) -> bool:
    """Does a card belong to the Spirit sphere, be it by an icon that it has gained?"""
    return SPIRIT.value in api.spheres(game, card)


def from_the_encounter_deck(game: CardGame, use: Use) -> bool:
    """Was it the encounter deck that the card came from?"""
    return use.occurrence.origin == api.Zone.ENCOUNTER_DECK


@api.card("core:7", "Éowyn")
class Eowyn:
    @api.action(
        cost=api.DiscardFromHand(), limit=1, anyone=True, matters=api.changes(api.Stat.WILLPOWER, of=api.own_card)
    )
    async def take_heart(game: CardGame, use: Use) -> None:
        """Discard any card from hand: Éowyn has +1 willpower for the rest of the phase.

        Every player may use this once each round.
        """
        api.add_lasting_effect(game, use.card, api.Stat.WILLPOWER, 1, cards=[use.card])


@api.card("core:8", "Eleanor")
class Eleanor:
    @api.response(
        when=api.On.WHEN_REVEALED,
        condition=lambda game, use: (
            from_the_encounter_deck(game, use) and game.type_of(use.occurrence.card) is api.CardType.TREACHERY
        ),
        cost=api.EXHAUST_ME,
        cancels=True,
    )
    async def foresee(game: CardGame, use: Use) -> None:
        """Exhaust Eleanor as the encounter deck reveals a treachery: all its when revealed effects are cancelled.

        Then it is discarded, and the next card of that deck replaces it.
        """
        use.occurrence.cancelled = use.occurrence.replaced = True


@api.card("core:9", "Dúnhere")
class Dunhere:
    @api.rule(api.Rule.ATTACKS_STAGING_ALONE)
    def ride_out(game: CardGame, use: Use, card: int) -> bool:
        """When Dúnhere attacks alone, he can attack an enemy in the staging area."""
        return card == use.card

    @api.modifier(api.Stat.ATTACK)
    def charge(game: CardGame, use: Use, card: int) -> int:
        """He has +1 attack while he does that."""
        if card != use.card or not game.state.attacks:
            return 0
        attack = game.state.attacks[-1]
        return 1 if attack.attackers == [card] and game.state.zone[attack.enemy] == api.Zone.STAGING else 0


@api.card("core:43", "Wandering Took")
class WanderingTook:
    @api.action(
        cost=api.ReduceMyThreat(3),
        condition=lambda game, use: len(game.order()) > 1,
        limit=1,
    )
    async def wander(game: CardGame, use: Use) -> None:
        """Lower your threat by 3: another player of your choice takes control of this ally; their threat rises by 3.

        At most once each round.
        """
        taker = await api.choose_player(use, [each for each in game.order() if each != use.player])
        await api.change_control(game, use.card, taker)
        await api.raise_threat(game, taker, 3, use.card)


@api.card("core:44", "Lórien Guide")
class LorienGuide:
    @api.response(
        after=api.On.COMMITTED,
        condition=api.both(
            api.itself,
            lambda game, use: (
                game.state.active_location >= 0 and api.affects(game, use.card, game.state.active_location)
            ),
        ),
    )
    async def lead_the_way(game: CardGame, use: Use) -> None:
        """Once this ally has committed to the quest, the active location gets 1 progress."""
        await api.place_progress(game, game.state.active_location, 1, use.card)


@api.card("core:45", "Northern Tracker")
class NorthernTracker:
    @api.response(
        after=api.On.COMMITTED,
        condition=api.both(
            api.itself,
            lambda game, use: any(api.affects(game, use.card, each) for each in game.staged(api.CardType.LOCATION)),
        ),
    )
    async def search_the_wild(game: CardGame, use: Use) -> None:
        """Once this ally has committed to the quest, every staged location gets 1 progress."""
        await api.place_progress(game, game.staged(api.CardType.LOCATION), 1, use.card)


@api.card("core:46", "The Galadhrim's Greeting")
class TheGaladhrimsGreeting:
    @api.action(condition=lambda game, use: any(game.state.threat[each] for each in game.order()))
    async def welcome(game: CardGame, use: Use) -> None:
        """Lower one player's threat by 6, or the threat of each player by 2."""
        chosen = await api.either(use, "Lower one player's threat by 6", "Lower each player's threat by 2")
        if chosen == 0:
            guest = await api.choose_player(use, [each for each in game.order() if game.state.threat[each]])
            await api.reduce_threat(game, guest, 6, use.card)
        else:
            for each in game.order():
                await api.reduce_threat(game, each, 2, use.card)


@api.card("core:47", "Strength of Will")
class StrengthOfWill:
    @api.response(
        after=api.On.TRAVELLED,
        condition=lambda game, use: (
            game.in_play(use.occurrence.card) and api.affects(game, use.card, use.occurrence.card)
        ),
        cost=api.Exhaust(lambda game, use: [each for each in game.characters() if is_spirit(game, each)]),
    )
    async def press_on(game: CardGame, use: Use) -> None:
        """Exhaust a Spirit character once you have travelled: the location you went to gets 2 progress."""
        await api.place_progress(game, use.occurrence.card, 2, use.card)


@api.card("core:48", "Hasty Stroke")
class HastyStroke:
    @api.response(when=api.On.SHADOW_EFFECT, cancels=True)
    async def forestall(game: CardGame, use: Use) -> None:
        """Cancel the shadow effect that has just triggered."""
        use.occurrence.cancelled = True


@api.card("core:49", "Will of the West")
class WillOfTheWest:
    @api.action(condition=lambda game, use: any(game.state.discards[each] for each in game.order()))
    async def renew(game: CardGame, use: Use) -> None:
        """Choose a player and shuffle their discard pile into their deck. Remove this card from the game."""
        player = await api.choose_player(use, [each for each in game.order() if game.state.discards[each]])
        for each in list(game.state.discards[player]):
            api.take(game, each)
            api.put(game, each, api.Zone.DECK, player)
        api.shuffle_deck(game, player)
        await api.remove_from_game(game, use.card)


@api.card("core:50", "A Test of Will")
class ATestOfWill:
    @api.response(when=api.On.WHEN_REVEALED, condition=from_the_encounter_deck, cancels=True)
    async def withstand(game: CardGame, use: Use) -> None:
        """As the encounter deck reveals a card, all its when revealed effects are cancelled."""
        use.occurrence.cancelled = True


def _fallen_allies(game: CardGame) -> list[int]:
    """Allies in discard piles that may return; neutral ones belong to no sphere (lcg:neutral.1)."""
    return [
        each
        for player in game.order()
        for each in game.state.discards[player]
        if game.type_of(each) is api.CardType.ALLY
        and game.card(each).sphere is not api.Sphere.NEUTRAL
        and game.may_enter(each)
    ]


@api.card("core:51", "Stand and Fight")
class StandAndFight:
    @api.rule(api.Rule.VALUES_OF_X)
    def worth(game: CardGame, use: Use) -> list[int]:
        """X is the printed cost of an ally in anybody's discard pile, whatever its sphere."""
        return [game.card(each).cost or 0 for each in _fallen_allies(game)]

    @api.action(condition=lambda game, use: bool(_fallen_allies(game)))
    async def rally(game: CardGame, use: Use) -> None:
        """Choose an ally of cost X, of any sphere, in any discard pile; put it into play under your control."""
        worth = [each for each in _fallen_allies(game) if game.card(each).cost == use.x]
        chosen = await api.choose(game, use.player, api.DecisionKind.TARGET, worth, use.card, "lcg:choose.2")
        if chosen is not None:
            await api.put_into_play(game, chosen, use.player)


@api.card("core:52", "A Light in the Dark")
class ALightInTheDark:
    @api.action(
        target=api.targets(lambda game, use: [each for player in game.order() for each in game.state.engaged[player]])
    )
    async def dazzle(game: CardGame, use: Use, enemy: int) -> None:
        """An engaged enemy of your choice, anybody's, goes back to the staging area."""
        await api.return_to_staging(game, enemy, use.card)


@api.card("core:53", "Dwarven Tomb")
class DwarvenTomb:
    @api.action(target=lambda game, use: [each for each in game.state.discards[use.player] if is_spirit(game, each)])
    async def recover(game: CardGame, use: Use, card: int) -> None:
        """Take back into hand one Spirit card of your discard pile."""
        await api.return_to_hand(game, card, use.card)


@api.card("core:54", "Fortune or Fate")
class FortuneOrFate:
    @api.action(
        target=lambda game, use: [
            each
            for player in game.order()
            for each in game.state.discards[player]
            if game.type_of(each) is api.CardType.HERO and game.may_enter(each)
        ]
    )
    async def return_from_shadow(game: CardGame, use: Use, fallen: int) -> None:
        """Put a hero of your choice from anybody's discard pile into play; its owner controls it."""
        await api.put_into_play(game, fallen, game.state.owner[fallen])


@api.card("core:55", "The Favor of the Lady")
class TheFavorOfTheLady:
    attaches = api.rule(api.Rule.ATTACHES_TO)(api.to_a_hero)

    @api.modifier(api.Stat.WILLPOWER)
    def favor(game: CardGame, use: Use, card: int) -> int:
        """Attached hero gets +1 willpower."""
        return 1 if card == api.host(game, use) else 0


@api.card("core:56", "Power in the Earth")
class PowerInTheEarth:
    attaches = api.rule(api.Rule.ATTACHES_TO)(api.to_a_location)

    @api.modifier(api.Stat.THREAT)
    def hallow(game: CardGame, use: Use, card: int) -> int:
        """The location it is on has 1 threat less."""
        return -1 if card == api.host(game, use) else 0


@api.card("core:57", "Unexpected Courage")
class UnexpectedCourage:
    attaches = api.rule(api.Rule.ATTACHES_TO)(api.to_a_hero)

    @api.action(
        cost=api.EXHAUST_ME,
        condition=lambda game, use: api.could_ready(game, api.host(game, use)),
        matters=api.readies(api.its_host),
    )
    async def stand_up(game: CardGame, use: Use) -> None:
        """Exhaust this card to ready the attached hero."""
        await api.ready(game, api.host(game, use), use.card)

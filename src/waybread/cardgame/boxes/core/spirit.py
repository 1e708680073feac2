"""The Spirit sphere of the core set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.cardgame.abilities.ability import Use, action, modifier, response, rule
from waybread.cardgame.abilities.lasting_effects import add_lasting_effect
from waybread.cardgame.abilities.modifiers import spheres
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.rules_in_play import affects
from waybread.cardgame.abilities.selectors import (
    both,
    choose,
    choose_player,
    either,
    host,
    itself,
    targets,
    to_a_hero,
    to_a_location,
)
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.attachments import change_control
from waybread.cardgame.effects.costs import EXHAUST_ME, DiscardFromHand, Exhaust, ReduceMyThreat
from waybread.cardgame.effects.engagement import return_to_staging
from waybread.cardgame.effects.entering_play import put_into_play
from waybread.cardgame.effects.leaving_play import remove_from_game, return_to_hand
from waybread.cardgame.effects.progress import place_progress
from waybread.cardgame.effects.readiness import could_ready, ready
from waybread.cardgame.effects.threat import raise_threat, reduce_threat
from waybread.cardgame.facts import CardType, Sphere, Stat
from waybread.cardgame.library import card
from waybread.cardgame.relevance import changes, its_host, own_card, readies
from waybread.cardgame.state import Zone
from waybread.cardgame.zones.card_moves import put, take
from waybread.cardgame.zones.piles import shuffle_deck

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

SPIRIT = Sphere.SPIRIT


def is_spirit(game: CardGame, card: int) -> bool:
    """Does a card belong to the Spirit sphere, be it by an icon that it has gained?"""
    return SPIRIT.value in spheres(game, card)


def from_the_encounter_deck(game: CardGame, use: Use) -> bool:
    """Was it the encounter deck that the card came from?"""
    return use.occurrence.origin == Zone.ENCOUNTER_DECK


@card("core:7", "Éowyn")
class Eowyn:
    @action(cost=DiscardFromHand(), limit=1, anyone=True, matters=changes(Stat.WILLPOWER, of=own_card))
    async def take_heart(game: CardGame, use: Use) -> None:
        """Discard any card from hand: Éowyn has +1 willpower for the rest of the phase.

        Every player may use this once each round.
        """
        add_lasting_effect(game, use.card, Stat.WILLPOWER, 1, cards=[use.card])


@card("core:8", "Eleanor")
class Eleanor:
    @response(
        when=On.WHEN_REVEALED,
        condition=lambda game, use: (
            from_the_encounter_deck(game, use) and game.type_of(use.occurrence.card) is CardType.TREACHERY
        ),
        cost=EXHAUST_ME,
        cancels=True,
    )
    async def foresee(game: CardGame, use: Use) -> None:
        """Exhaust Eleanor as the encounter deck reveals a treachery: all its when revealed effects are cancelled.

        Then it is discarded, and the next card of that deck replaces it.
        """
        use.occurrence.cancelled = use.occurrence.replaced = True


@card("core:9", "Dúnhere")
class Dunhere:
    @rule(Rule.ATTACKS_STAGING_ALONE)
    def ride_out(game: CardGame, use: Use, card: int) -> bool:
        """When Dúnhere attacks alone, he can attack an enemy in the staging area."""
        return card == use.card

    @modifier(Stat.ATTACK)
    def charge(game: CardGame, use: Use, card: int) -> int:
        """He has +1 attack while he does that."""
        if card != use.card or not game.state.attacks:
            return 0
        attack = game.state.attacks[-1]
        return 1 if attack.attackers == [card] and game.state.zone[attack.enemy] == Zone.STAGING else 0


@card("core:43", "Wandering Took")
class WanderingTook:
    @action(
        cost=ReduceMyThreat(3),
        condition=lambda game, use: len(game.order()) > 1,
        limit=1,
    )
    async def wander(game: CardGame, use: Use) -> None:
        """Lower your threat by 3: another player of your choice takes control of this ally; their threat rises by 3.

        At most once each round.
        """
        taker = await choose_player(use, [each for each in game.order() if each != use.player])
        await change_control(game, use.card, taker)
        await raise_threat(game, taker, 3, use.card)


@card("core:44", "Lórien Guide")
class LorienGuide:
    @response(
        after=On.COMMITTED,
        condition=both(
            itself,
            lambda game, use: game.state.active_location >= 0 and affects(game, use.card, game.state.active_location),
        ),
    )
    async def lead_the_way(game: CardGame, use: Use) -> None:
        """Once this ally has committed to the quest, the active location gets 1 progress."""
        await place_progress(game, game.state.active_location, 1, use.card)


@card("core:45", "Northern Tracker")
class NorthernTracker:
    @response(
        after=On.COMMITTED,
        condition=both(
            itself, lambda game, use: any(affects(game, use.card, each) for each in game.staged(CardType.LOCATION))
        ),
    )
    async def search_the_wild(game: CardGame, use: Use) -> None:
        """Once this ally has committed to the quest, every staged location gets 1 progress."""
        await place_progress(game, game.staged(CardType.LOCATION), 1, use.card)


@card("core:46", "The Galadhrim's Greeting")
class TheGaladhrimsGreeting:
    @action(condition=lambda game, use: any(game.state.threat[each] for each in game.order()))
    async def welcome(game: CardGame, use: Use) -> None:
        """Lower one player's threat by 6, or the threat of each player by 2."""
        one = await either(use, 2) == 0
        if one:
            guest = await choose_player(use, [each for each in game.order() if game.state.threat[each]])
            await reduce_threat(game, guest, 6, use.card)
        else:
            for each in game.order():
                await reduce_threat(game, each, 2, use.card)


@card("core:47", "Strength of Will")
class StrengthOfWill:
    @response(
        after=On.TRAVELLED,
        condition=lambda game, use: game.in_play(use.occurrence.card) and affects(game, use.card, use.occurrence.card),
        cost=Exhaust(lambda game, use: [each for each in game.characters() if is_spirit(game, each)]),
    )
    async def press_on(game: CardGame, use: Use) -> None:
        """Exhaust a Spirit character once you have travelled: the location you went to gets 2 progress."""
        await place_progress(game, use.occurrence.card, 2, use.card)


@card("core:48", "Hasty Stroke")
class HastyStroke:
    @response(when=On.SHADOW_EFFECT, cancels=True)
    async def forestall(game: CardGame, use: Use) -> None:
        """Cancel the shadow effect that has just triggered."""
        use.occurrence.cancelled = True


@card("core:49", "Will of the West")
class WillOfTheWest:
    @action(condition=lambda game, use: any(game.state.discards[each] for each in game.order()))
    async def renew(game: CardGame, use: Use) -> None:
        """Choose a player and shuffle their discard pile into their deck. Remove this card from the game."""
        player = await choose_player(use, [each for each in game.order() if game.state.discards[each]])
        for each in list(game.state.discards[player]):
            take(game, each)
            put(game, each, Zone.DECK, player)
        shuffle_deck(game, player)
        await remove_from_game(game, use.card)


@card("core:50", "A Test of Will")
class ATestOfWill:
    @response(when=On.WHEN_REVEALED, condition=from_the_encounter_deck, cancels=True)
    async def withstand(game: CardGame, use: Use) -> None:
        """As the encounter deck reveals a card, all its when revealed effects are cancelled."""
        use.occurrence.cancelled = True


def _fallen_allies(game: CardGame) -> list[int]:
    """Allies in discard piles that may return; neutral ones belong to no sphere (lcg:neutral.1)."""
    return [
        each
        for player in game.order()
        for each in game.state.discards[player]
        if game.type_of(each) is CardType.ALLY and game.card(each).sphere is not Sphere.NEUTRAL and game.may_enter(each)
    ]


@card("core:51", "Stand and Fight")
class StandAndFight:
    @rule(Rule.VALUES_OF_X)
    def worth(game: CardGame, use: Use) -> list[int]:
        """X is the printed cost of an ally in anybody's discard pile, whatever its sphere."""
        return [game.card(each).cost or 0 for each in _fallen_allies(game)]

    @action(condition=lambda game, use: bool(_fallen_allies(game)))
    async def rally(game: CardGame, use: Use) -> None:
        """Choose an ally of cost X, of any sphere, in any discard pile; put it into play under your control."""
        worth = [each for each in _fallen_allies(game) if game.card(each).cost == use.x]
        chosen = await choose(game, use.player, DecisionKind.TARGET, worth, use.card, "lcg:choose.2")
        if chosen is not None:
            await put_into_play(game, chosen, use.player)


@card("core:52", "A Light in the Dark")
class ALightInTheDark:
    @action(target=targets(lambda game, use: [each for player in game.order() for each in game.state.engaged[player]]))
    async def dazzle(game: CardGame, use: Use, enemy: int) -> None:
        """An engaged enemy of your choice, anybody's, goes back to the staging area."""
        await return_to_staging(game, enemy, use.card)


@card("core:53", "Dwarven Tomb")
class DwarvenTomb:
    @action(target=lambda game, use: [each for each in game.state.discards[use.player] if is_spirit(game, each)])
    async def recover(game: CardGame, use: Use, card: int) -> None:
        """Take back into hand one Spirit card of your discard pile."""
        await return_to_hand(game, card, use.card)


@card("core:54", "Fortune or Fate")
class FortuneOrFate:
    @action(
        target=lambda game, use: [
            each
            for player in game.order()
            for each in game.state.discards[player]
            if game.type_of(each) is CardType.HERO and game.may_enter(each)
        ]
    )
    async def return_from_shadow(game: CardGame, use: Use, fallen: int) -> None:
        """Put a hero of your choice from anybody's discard pile into play; its owner controls it."""
        await put_into_play(game, fallen, game.state.owner[fallen])


@card("core:55", "The Favor of the Lady")
class TheFavorOfTheLady:
    attaches = rule(Rule.ATTACHES_TO)(to_a_hero)

    @modifier(Stat.WILLPOWER)
    def favor(game: CardGame, use: Use, card: int) -> int:
        """Attached hero gets +1 willpower."""
        return 1 if card == host(game, use) else 0


@card("core:56", "Power in the Earth")
class PowerInTheEarth:
    attaches = rule(Rule.ATTACHES_TO)(to_a_location)

    @modifier(Stat.THREAT)
    def hallow(game: CardGame, use: Use, card: int) -> int:
        """The location it is on has 1 threat less."""
        return -1 if card == host(game, use) else 0


@card("core:57", "Unexpected Courage")
class UnexpectedCourage:
    attaches = rule(Rule.ATTACHES_TO)(to_a_hero)

    @action(
        cost=EXHAUST_ME,
        condition=lambda game, use: could_ready(game, host(game, use)),
        matters=readies(its_host),
    )
    async def stand_up(game: CardGame, use: Use) -> None:
        """Exhaust this card to ready the attached hero."""
        await ready(game, host(game, use), use.card)

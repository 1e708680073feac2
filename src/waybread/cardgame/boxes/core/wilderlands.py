"""The encounter set Wilderlands."""

from __future__ import annotations

from waybread.cardgame import card_api as api
from waybread.cardgame.card_api import CardGame, Use


@api.card("core:81", "Wolf Rider")
class WolfRider:
    @api.shadow
    async def ride_in(game: CardGame, use: Use) -> None:
        """The defending player is also attacked by Wolf Rider, with a shadow card of its own; one character may defend.

        When combat is over, Wolf Rider goes back on top of the encounter deck.
        """
        api.add_delayed_effect(
            game, "after:phase ends:combat", "wolf rider rides on", use.card, use.card
        )  # lcg:seq.6.4-2
        await api.enemy_attacks(game, use.card, use.player, outside=True)


@api.delayed("wolf rider rides on")
async def wolf_rider_rides_on(game: CardGame, effect: api.Delayed) -> None:
    """Wolf Rider goes on top of the encounter deck, from the pile that shadow cards have been discarded to."""
    if game.state.zone[effect.card] == api.Zone.ENCOUNTER_DISCARD:
        api.lay_on_deck(game, effect.card)


@api.card("core:82", "Hill Troll")
class HillTroll:
    @api.rule(api.Rule.EXCESS_DAMAGE_RAISES_THREAT)
    def crush(game: CardGame, use: Use, enemy: int) -> bool:
        """Combat damage that Hill Troll deals beyond a character's remaining hit points raises your threat instead."""
        return enemy == use.card


def _hidden_behind_others(game: CardGame, use: Use, enemy: int, player: int) -> bool:
    """In the encounter phase it cannot be engaged optionally as long as another enemy is in the staging area."""
    return enemy == use.card and game.staged(api.CardType.ENEMY) != [use.card]


def _combat_ends_in_staging(game: CardGame, use: Use) -> bool:
    combat = use.occurrence.reason == "combat"
    return combat and game.state.zone[use.card] == api.Zone.STAGING


@api.card("core:83", "Goblin Sniper")
class GoblinSniper:
    keep_away = api.rule(api.Rule.CANNOT_BE_ENGAGED_OPTIONALLY)(_hidden_behind_others)

    @api.forced(after=api.On.PHASE_ENDS, condition=_combat_ends_in_staging)
    async def snipe(game: CardGame, use: Use) -> None:
        """As the combat phase ends with this enemy in the staging area, 1 character of each player takes 1 damage."""
        hit = []
        for player in game.order():
            able = [each for each in game.characters(player) if api.damageable(game, each, use.card)]
            chosen = await api.choose(game, player, api.DecisionKind.TAKE_DAMAGE, able, use.card)
            if chosen is not None:
                hit.append(chosen)
        await api.deal_damage(game, hit, 1, use.card)


@api.card("core:84", "Marsh Adder")
class MarshAdder:
    @api.forced(when=api.On.ENEMY_ATTACKS, condition=api.itself)
    async def frighten(game: CardGame, use: Use) -> None:
        """Whenever this enemy attacks you, your threat rises by 1."""
        await api.raise_threat(game, use.occurrence.player, 1, use.card)


def _dealt_no_effect(game: CardGame, use: Use) -> bool:
    """It had a shadow card without a printed shadow effect; a cancelled effect is an effect all the same."""
    dealt = game.state.shadows.get(use.card, ())
    return api.itself(game, use) and any(game.card(each).shadow is None for each in dealt)


@api.card("core:85", "Wargs")
class Wargs:
    @api.forced(after=api.On.ENEMY_ATTACKED, condition=_dealt_no_effect)
    async def slink_away(game: CardGame, use: Use) -> None:
        """Once it has attacked with a shadow card that has no effect, this enemy goes back to the staging area."""
        await api.return_to_staging(game, use.card, use.card)

    @api.shadow
    async def strike_harder(game: CardGame, use: Use) -> None:
        """+1 attack for the attacking enemy, or +2 if nobody defends."""
        api.add_lasting_effect(
            game,
            use.card,
            api.Stat.ATTACK,
            2 if api.undefended(game) else 1,
            cards=[api.attacker(game)],
            until="attack",
        )


@api.card("core:86", "Despair")
class Despair:
    @api.when_revealed
    async def dishearten(game: CardGame, use: Use) -> None:
        """The current quest card loses 4 progress, or all it has."""
        await api.remove_progress(game, game.state.quest, 4)

    @api.shadow
    async def falter(game: CardGame, use: Use) -> None:
        """The defending character's defense is not counted in this attack."""
        defenders = api.defenders(game)
        if defenders:
            api.add_lasting_effect(game, use.card, api.Rule.DOES_NOT_COUNT_DEFENSE, cards=defenders, until="attack")


@api.card("core:87", "The Brown Lands")
class TheBrownLands:
    @api.forced(after=api.On.TRAVELLED, condition=api.itself)
    async def hurry_through(game: CardGame, use: Use) -> None:
        """Once you have travelled here, 1 progress is placed on this location."""
        await api.place_progress(game, use.card, 1, use.card)


@api.card("core:88", "The East Bight")
class TheEastBight:
    @api.rule(api.Rule.MUST_TRAVEL)
    def bar_the_way(game: CardGame, use: Use, location: int) -> bool:
        """Without an active location you cannot decline to travel here when you may travel."""
        return location == use.card

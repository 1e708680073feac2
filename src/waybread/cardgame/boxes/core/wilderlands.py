"""The encounter set Wilderlands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.cardgame.abilities.ability import Use, forced, rule, shadow, when_revealed
from waybread.cardgame.abilities.lasting_effects import add_delayed_effect, add_lasting_effect, delayed
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import attacker, choose, itself, undefended
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.attacks import enemy_attacks
from waybread.cardgame.effects.damage import damageable, deal_damage
from waybread.cardgame.effects.engagement import return_to_staging
from waybread.cardgame.effects.progress import place_progress, remove_progress
from waybread.cardgame.effects.threat import raise_threat
from waybread.cardgame.facts import CardType, Stat
from waybread.cardgame.library import card
from waybread.cardgame.state import Delayed, Zone
from waybread.cardgame.zones.piles import lay_on_deck

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


@card("core:81", "Wolf Rider")
class WolfRider:
    @shadow
    async def ride_in(game: CardGame, use: Use) -> None:
        """The defending player is also attacked by Wolf Rider, with a shadow card of its own; one character may defend.

        When combat is over, Wolf Rider goes back on top of the encounter deck.
        """
        add_delayed_effect(game, "after:phase ends:combat", "wolf rider rides on", use.card, use.card)  # lcg:seq.6.4-2
        await enemy_attacks(game, use.card, use.player, outside=True)


@delayed("wolf rider rides on")
async def wolf_rider_rides_on(game: CardGame, effect: Delayed) -> None:
    """Wolf Rider goes on top of the encounter deck, from the pile that shadow cards have been discarded to."""
    if game.state.zone[effect.card] == Zone.ENCOUNTER_DISCARD:
        lay_on_deck(game, effect.card)


@card("core:82", "Hill Troll")
class HillTroll:
    @rule(Rule.EXCESS_DAMAGE_RAISES_THREAT)
    def crush(game: CardGame, use: Use, enemy: int) -> bool:
        """Combat damage that Hill Troll deals beyond a character's remaining hit points raises your threat instead."""
        return enemy == use.card


def _hidden_behind_others(game: CardGame, use: Use, enemy: int, player: int) -> bool:
    """In the encounter phase it cannot be engaged optionally as long as another enemy is in the staging area."""
    return enemy == use.card and game.staged(CardType.ENEMY) != [use.card]


def _combat_ends_in_staging(game: CardGame, use: Use) -> bool:
    combat = use.occurrence.reason == "combat"
    return combat and game.state.zone[use.card] == Zone.STAGING


@card("core:83", "Goblin Sniper")
class GoblinSniper:
    keep_away = rule(Rule.CANNOT_BE_ENGAGED_OPTIONALLY)(_hidden_behind_others)

    @forced(after=On.PHASE_ENDS, condition=_combat_ends_in_staging)
    async def snipe(game: CardGame, use: Use) -> None:
        """As the combat phase ends with this enemy in the staging area, 1 character of each player takes 1 damage."""
        hit = []
        for player in game.order():
            able = [each for each in game.characters(player) if damageable(game, each, use.card)]
            chosen = await choose(game, player, DecisionKind.TAKE_DAMAGE, able, use.card)
            if chosen is not None:
                hit.append(chosen)
        await deal_damage(game, hit, 1, use.card)


@card("core:84", "Marsh Adder")
class MarshAdder:
    @forced(when=On.ENEMY_ATTACKS, condition=itself)
    async def frighten(game: CardGame, use: Use) -> None:
        """Whenever this enemy attacks you, your threat rises by 1."""
        await raise_threat(game, use.occurrence.player, 1, use.card)


def _dealt_no_effect(game: CardGame, use: Use) -> bool:
    """It had a shadow card without a printed shadow effect; a cancelled effect is an effect all the same."""
    dealt = game.state.shadows.get(use.card, ())
    return itself(game, use) and any(game.card(each).shadow is None for each in dealt)


@card("core:85", "Wargs")
class Wargs:
    @forced(after=On.ENEMY_ATTACKED, condition=_dealt_no_effect)
    async def slink_away(game: CardGame, use: Use) -> None:
        """Once it has attacked with a shadow card that has no effect, this enemy goes back to the staging area."""
        await return_to_staging(game, use.card, use.card)

    @shadow
    async def strike_harder(game: CardGame, use: Use) -> None:
        """+1 attack for the attacking enemy, or +2 if nobody defends."""
        add_lasting_effect(
            game, use.card, Stat.ATTACK, 2 if undefended(game) else 1, cards=[attacker(game)], until="attack"
        )


@card("core:86", "Despair")
class Despair:
    @when_revealed
    async def dishearten(game: CardGame, use: Use) -> None:
        """The current quest card loses 4 progress, or all it has."""
        await remove_progress(game, game.state.quest, 4)

    @shadow
    async def falter(game: CardGame, use: Use) -> None:
        """The defending character's defense is not counted in this attack."""
        defenders = game.state.attacks[-1].defenders
        if defenders:
            add_lasting_effect(game, use.card, Rule.DOES_NOT_COUNT_DEFENSE, cards=defenders, until="attack")


@card("core:87", "The Brown Lands")
class TheBrownLands:
    @forced(after=On.TRAVELLED, condition=itself)
    async def hurry_through(game: CardGame, use: Use) -> None:
        """Once you have travelled here, 1 progress is placed on this location."""
        await place_progress(game, use.card, 1, use.card)


@card("core:88", "The East Bight")
class TheEastBight:
    @rule(Rule.MUST_TRAVEL)
    def bar_the_way(game: CardGame, use: Use, location: int) -> bool:
        """Without an active location you cannot decline to travel here when you may travel."""
        return location == use.card

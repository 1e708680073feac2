"""The encounter set Sauron's Reach."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread.cardgame.abilities.ability import Use, forced, shadow, when_revealed
from waybread.cardgame.abilities.lasting_effects import add_lasting_effect
from waybread.cardgame.abilities.modifiers import is_player_card
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import attacker, can_target, choose, itself
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.damage import deal_damage
from waybread.cardgame.effects.leaving_play import discard, return_to_hand, shuffle_into_deck
from waybread.cardgame.effects.threat import raise_threat
from waybread.cardgame.facts import Stat
from waybread.cardgame.library import card

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

NOTICED: Final = 35
"""The threat from which these cards strike at a player."""


def _noticed(game: CardGame) -> list[int]:
    return [player for player in game.order() if game.state.threat[player] >= NOTICED]


@card("core:115", "Eastern Crows")
class EasternCrows:
    @forced(after=On.DESTROYED, condition=itself)
    async def flock_back(game: CardGame, use: Use) -> None:
        """Defeated crows are shuffled into the encounter deck again."""
        await shuffle_into_deck(game, use.card)

    @shadow
    async def spy(game: CardGame, use: Use) -> None:
        """+1 attack for the attacking enemy, or +2 if the defending player's threat is at least 35."""
        strength = 2 if use.player in _noticed(game) else 1
        add_lasting_effect(game, use.card, Stat.ATTACK, strength, cards=[attacker(game)], until="attack")


@card("core:116", "Evil Storm")
class EvilStorm:
    @when_revealed
    async def lash(game: CardGame, use: Use) -> None:
        """Every character of each player whose threat is at least 35 takes 1 damage."""
        struck = [each for player in _noticed(game) for each in game.characters(player)]
        await deal_damage(game, struck, 1, use.card)


@card("core:117", "Pursued by Shadow")
class PursuedByShadow:
    @when_revealed
    async def pursue(game: CardGame, use: Use) -> None:
        """The threat of each player rises by the number of their characters that are not committed to the quest."""
        committed = game.state.committed
        idle = {player: sum(each not in committed for each in game.characters(player)) for player in game.order()}
        for player, amount in idle.items():
            await raise_threat(game, player, amount, use.card)

    @shadow
    async def drive_off(game: CardGame, use: Use) -> None:
        """The defending player picks one of their exhausted allies, which returns to its owner's hand.

        With no exhausted ally their threat rises by 3 instead.
        """
        exhausted = [each for each in game.allies(use.player) if each in game.state.exhausted]
        if not exhausted:
            await raise_threat(game, use.player, 3, use.card, "shadow")
            return
        of_players = [each for each in exhausted if is_player_card(game, each)]  # the scenario has no hand
        ally = await choose(
            game, use.player, DecisionKind.RETURN_TO_HAND, can_target(game, use.card, of_players), use.card
        )
        if ally is not None:
            await return_to_hand(game, ally, use.card)


@card("core:118", "Treacherous Fog")
class TreacherousFog:
    @when_revealed
    async def lead_astray(game: CardGame, use: Use) -> None:
        """Until the phase ends, locations in the staging area have +1 threat.

        Then each player whose threat is at least 35 picks and discards 1 card from their hand.
        """
        add_lasting_effect(game, use.card, Stat.THREAT, 1, live="locations in the staging area")
        lost = [
            await choose(game, player, DecisionKind.DISCARD_FROM_HAND, game.state.hands[player], use.card)
            for player in _noticed(game)
        ]
        await discard(game, [each for each in lost if each is not None], use.card)

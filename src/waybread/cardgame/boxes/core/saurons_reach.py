"""The encounter set Sauron's Reach."""

from __future__ import annotations

from typing import Final

from waybread.cardgame import card_api as api
from waybread.cardgame.card_api import CardGame, Use

NOTICED: Final = 35
"""The threat from which these cards strike at a player."""


def _noticed(game: CardGame) -> list[int]:
    return [player for player in game.order() if game.state.threat[player] >= NOTICED]


@api.card("core:115", "Eastern Crows")
class EasternCrows:
    @api.forced(after=api.On.DESTROYED, condition=api.itself)
    async def flock_back(game: CardGame, use: Use) -> None:
        """Defeated crows are shuffled into the encounter deck again."""
        await api.shuffle_into_deck(game, use.card)

    @api.shadow
    async def spy(game: CardGame, use: Use) -> None:
        """+1 attack for the attacking enemy, or +2 if the defending player's threat is at least 35."""
        strength = 2 if use.player in _noticed(game) else 1
        api.add_lasting_effect(game, use.card, api.Stat.ATTACK, strength, cards=[api.attacker(game)], until="attack")


@api.card("core:116", "Evil Storm")
class EvilStorm:
    @api.when_revealed
    async def lash(game: CardGame, use: Use) -> None:
        """Every character of each player whose threat is at least 35 takes 1 damage."""
        struck = [each for player in _noticed(game) for each in game.characters(player)]
        await api.deal_damage(game, struck, 1, use.card)


@api.card("core:117", "Pursued by Shadow")
class PursuedByShadow:
    @api.when_revealed
    async def pursue(game: CardGame, use: Use) -> None:
        """The threat of each player rises by the number of their characters that are not committed to the quest."""
        committed = game.state.committed
        idle = {player: sum(each not in committed for each in game.characters(player)) for player in game.order()}
        for player, amount in idle.items():
            await api.raise_threat(game, player, amount, use.card)

    @api.shadow
    async def drive_off(game: CardGame, use: Use) -> None:
        """The defending player picks one of their exhausted allies, which returns to its owner's hand.

        With no exhausted ally their threat rises by 3 instead.
        """
        exhausted = [each for each in game.allies(use.player) if each in game.state.exhausted]
        if not exhausted:
            await api.raise_threat(game, use.player, 3, use.card, "shadow")
            return
        of_players = [each for each in exhausted if api.is_player_card(game, each)]  # the scenario has no hand
        ally = await api.choose(
            game, use.player, api.DecisionKind.RETURN_TO_HAND, api.can_target(game, use.card, of_players), use.card
        )
        if ally is not None:
            await api.return_to_hand(game, ally, use.card)


@api.card("core:118", "Treacherous Fog")
class TreacherousFog:
    @api.when_revealed
    async def lead_astray(game: CardGame, use: Use) -> None:
        """Until the phase ends, locations in the staging area have +1 threat.

        Then each player whose threat is at least 35 picks and discards 1 card from their hand.
        """
        api.add_lasting_effect(game, use.card, api.Stat.THREAT, 1, live="locations in the staging area")
        lost = [
            await api.choose(game, player, api.DecisionKind.DISCARD_FROM_HAND, game.state.hands[player], use.card)
            for player in _noticed(game)
        ]
        await api.discard(game, [each for each in lost if each is not None], use.card)

"""The encounter set Dol Guldur Orcs."""

from __future__ import annotations

from dataclasses import dataclass

from waybread.cardgame import card_api as api
from waybread.cardgame.card_api import CardGame, Use


@api.card("core:89", "Dol Guldur Orcs")
class DolGuldurOrcs:
    @api.when_revealed
    async def shoot(game: CardGame, use: Use) -> None:
        """One committed character, picked by the first player, takes 2 damage."""
        state = game.state
        committed = [each for each in state.committed if api.damageable(game, each, use.card)]
        chosen = await api.choose(game, state.first_player, api.DecisionKind.TAKE_DAMAGE, committed, use.card)
        if chosen is not None:
            await api.deal_damage(game, chosen, 2, use.card)

    @api.shadow
    async def strike_harder(game: CardGame, use: Use) -> None:
        """+1 attack for the attacking enemy, or +3 if nobody defends."""
        api.add_lasting_effect(
            game,
            use.card,
            api.Stat.ATTACK,
            3 if api.undefended(game) else 1,
            cards=[api.attacker(game)],
            until="attack",
        )


@api.card("core:90", "Chieftan Ufthak")
class ChieftanUfthak:
    @api.modifier(api.Stat.ATTACK)
    def grow_bold(game: CardGame, use: Use, card: int) -> int:
        """Each resource token on Ufthak is worth +2 attack to him."""
        return 2 * game.state.resources.get(card, 0) if card == use.card else 0

    @api.forced(after=api.On.ENEMY_ATTACKED, condition=api.itself)
    async def plunder(game: CardGame, use: Use) -> None:
        """Once Ufthak has attacked, 1 resource token is put on him."""
        resources = game.state.resources
        resources[use.card] = resources.get(use.card, 0) + 1


@api.card("core:91", "Dol Guldur Beastmaster")
class DolGuldurBeastmaster:
    @api.forced(when=api.On.ENEMY_ATTACKS, condition=api.itself)
    async def crack_the_whip(game: CardGame, use: Use) -> None:
        """Each time this enemy attacks, it receives a second shadow card."""
        await api.deal_shadow(game, use.card)


@api.card("core:92", "Driven by Shadow")
class DrivenByShadow:
    @api.when_revealed
    async def drive_on(game: CardGame, use: Use) -> None:
        """Until the phase ends, the enemies and locations now in the staging area have +1 threat.

        Should the staging area be empty, this card gains Surge.
        """
        # Only what is there at the moment, by its own word and the FAQ, unlike lcg:lasting.5.
        staged = [*game.staged(api.CardType.ENEMY), *game.staged(api.CardType.LOCATION)]
        if staged:
            api.add_lasting_effect(game, use.card, api.Stat.THREAT, 1, cards=staged)
        if not game.state.staging:
            api.gain_surge(game)

    @api.shadow
    async def disarm(game: CardGame, use: Use) -> None:
        """Discard one attachment of your choice from the defender, or, if nobody defends, every attachment of yours."""
        if api.undefended(game):
            await api.discard(game, api.discardable(game, use, api.attachments_of(game, use.player)), use.card)
            return
        held = [each for defender in api.defenders(game) for each in game.state.attached.get(defender, ())]
        chosen = await api.choose(
            game, use.player, api.DecisionKind.DISCARD_ATTACHMENT, api.discardable(game, use, held), use.card
        )
        if chosen is not None:
            await api.discard(game, chosen, use.card)


@api.card("core:93", "The Necromancer's Reach")
class TheNecromancersReach:
    @api.when_revealed
    async def wither(game: CardGame, use: Use) -> None:
        """Every exhausted character takes 1 damage."""
        exhausted = [each for each in game.characters() if each in game.state.exhausted]
        await api.deal_damage(game, exhausted, 1, use.card)


@dataclass(frozen=True)
class DiscardAtRandom(api.Cost):
    """The first player discards cards from hand at random."""

    amount: int

    def why_not(self, game: CardGame, use: Use) -> str | None:
        """There must be enough cards in hand."""
        enough = len(game.state.hands[game.state.first_player]) >= self.amount
        return None if enough else f"the first player has fewer than {self.amount} cards in hand"

    async def pay(self, game: CardGame, use: Use) -> None:
        """Let chance pick them, then discard them together."""
        state = game.state
        hand = state.hands[state.first_player].copy()
        state.streams.shuffle("chance", hand)
        await api.discard(game, hand[: self.amount])


@api.card("core:94", "Necromancer's Pass")
class NecromancersPass:
    @api.travel(DiscardAtRandom(2))
    async def leave_things_behind(game: CardGame, use: Use) -> None:
        """To go there, the first player has to discard 2 cards from hand that chance picks."""


@api.card("core:95", "Enchanted Stream")
class EnchantedStream:
    @api.rule(api.Rule.CANNOT_DRAW)
    def forget(game: CardGame, use: Use, player: int) -> bool:
        """Nobody can draw cards as long as this is the active location."""
        return game.state.active_location == use.card

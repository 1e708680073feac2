"""The encounter set Dol Guldur Orcs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from waybread.cardgame.abilities.ability import Cost, Use, forced, modifier, rule, shadow, travel, when_revealed
from waybread.cardgame.abilities.lasting_effects import add_lasting_effect
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import (
    attachments_of,
    attacker,
    choose,
    discardable,
    itself,
    undefended,
)
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.damage import damageable, deal_damage
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.effects.reveals import gain_surge
from waybread.cardgame.effects.shadow_cards import deal_shadow
from waybread.cardgame.facts import CardType, Stat
from waybread.cardgame.library import card

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


@card("core:89", "Dol Guldur Orcs")
class DolGuldurOrcs:
    @when_revealed
    async def shoot(game: CardGame, use: Use) -> None:
        """One committed character, picked by the first player, takes 2 damage."""
        state = game.state
        committed = [each for each in state.committed if damageable(game, each, use.card)]
        chosen = await choose(game, state.first_player, DecisionKind.TAKE_DAMAGE, committed, use.card)
        if chosen is not None:
            await deal_damage(game, chosen, 2, use.card)

    @shadow
    async def strike_harder(game: CardGame, use: Use) -> None:
        """+1 attack for the attacking enemy, or +3 if nobody defends."""
        add_lasting_effect(
            game, use.card, Stat.ATTACK, 3 if undefended(game) else 1, cards=[attacker(game)], until="attack"
        )


@card("core:90", "Chieftan Ufthak")
class ChieftanUfthak:
    @modifier(Stat.ATTACK)
    def grow_bold(game: CardGame, use: Use, card: int) -> int:
        """Each resource token on Ufthak is worth +2 attack to him."""
        return 2 * game.state.resources.get(card, 0) if card == use.card else 0

    @forced(after=On.ENEMY_ATTACKED, condition=itself)
    async def plunder(game: CardGame, use: Use) -> None:
        """Once Ufthak has attacked, 1 resource token is put on him."""
        resources = game.state.resources
        resources[use.card] = resources.get(use.card, 0) + 1


@card("core:91", "Dol Guldur Beastmaster")
class DolGuldurBeastmaster:
    @forced(when=On.ENEMY_ATTACKS, condition=itself)
    async def crack_the_whip(game: CardGame, use: Use) -> None:
        """Each time this enemy attacks, it receives a second shadow card."""
        await deal_shadow(game, use.card)


@card("core:92", "Driven by Shadow")
class DrivenByShadow:
    @when_revealed
    async def drive_on(game: CardGame, use: Use) -> None:
        """Until the phase ends, the enemies and locations now in the staging area have +1 threat.

        Should the staging area be empty, this card gains Surge.
        """
        # Only what is there at the moment, by its own word and the FAQ, unlike lcg:lasting.5.
        staged = [*game.staged(CardType.ENEMY), *game.staged(CardType.LOCATION)]
        if staged:
            add_lasting_effect(game, use.card, Stat.THREAT, 1, cards=staged)
        if not game.state.staging:
            gain_surge(game)

    @shadow
    async def disarm(game: CardGame, use: Use) -> None:
        """Discard one attachment of your choice from the defender, or, if nobody defends, every attachment of yours."""
        state = game.state
        if undefended(game):
            await discard(game, discardable(game, use, attachments_of(game, use.player)), use.card)
            return
        held = [each for defender in state.attacks[-1].defenders for each in state.attached.get(defender, ())]
        chosen = await choose(game, use.player, DecisionKind.DISCARD_ATTACHMENT, discardable(game, use, held), use.card)
        if chosen is not None:
            await discard(game, chosen, use.card)


@card("core:93", "The Necromancer's Reach")
class TheNecromancersReach:
    @when_revealed
    async def wither(game: CardGame, use: Use) -> None:
        """Every exhausted character takes 1 damage."""
        exhausted = [each for each in game.characters() if each in game.state.exhausted]
        await deal_damage(game, exhausted, 1, use.card)


@dataclass(frozen=True)
class DiscardAtRandom(Cost):
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
        await discard(game, hand[: self.amount])


@card("core:94", "Necromancer's Pass")
class NecromancersPass:
    @travel(DiscardAtRandom(2))
    async def leave_things_behind(game: CardGame, use: Use) -> None:
        """To go there, the first player has to discard 2 cards from hand that chance picks."""


@card("core:95", "Enchanted Stream")
class EnchantedStream:
    @rule(Rule.CANNOT_DRAW)
    def forget(game: CardGame, use: Use, player: int) -> bool:
        """Nobody can draw cards as long as this is the active location."""
        return game.state.active_location == use.card

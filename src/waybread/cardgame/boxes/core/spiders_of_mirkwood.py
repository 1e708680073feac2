"""The encounter set Spiders of Mirkwood."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from waybread.cardgame import announcements
from waybread.cardgame.abilities.ability import Cost, Use, forced, response, rule, shadow, travel, when_revealed
from waybread.cardgame.abilities.lasting_effects import add_lasting_effect
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.rules_in_play import rule_applies
from waybread.cardgame.abilities.selectors import both, can_target, choose, host, itself, may, undefended
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.attachments import attach
from waybread.cardgame.effects.damage import damageable, deal_damage
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.effects.readiness import exhaust
from waybread.cardgame.effects.reveals import reveal_top
from waybread.cardgame.effects.threat import raise_threat
from waybread.cardgame.facts import CardType, Stat
from waybread.cardgame.library import card
from waybread.cardgame.secrecy import hand_watchers, look_alone
from waybread.cardgame.state import Zone
from waybread.cardgame.zones.card_moves import put, take
from waybread.cardgame.zones.piles import shuffle_deck
from waybread.kernel import PASS, Decision, Event, pick_group

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


@card("core:74", "King Spider")
class KingSpider:
    @when_revealed
    async def bind(game: CardGame, use: Use) -> None:
        """Each player must pick one of their ready characters and exhaust it."""
        for player in game.order():
            await _exhaust_characters(game, use, player, 1)

    @shadow
    async def bind_defenders(game: CardGame, use: Use) -> None:
        """The defending player must pick and exhaust 1 of their ready characters, or 2 if nobody defends."""
        await _exhaust_characters(game, use, use.player, 2 if undefended(game) else 1)


async def _exhaust_characters(game: CardGame, use: Use, player: int, count: int) -> None:
    """Have a player choose and exhaust characters, as many as are still ready."""
    upright = [each for each in game.characters(player) if each not in game.state.exhausted]
    able = can_target(game, use.card, upright)
    chosen = await pick_group(
        player, DecisionKind.EXHAUST, able, "lcg:choose.1", least=count, most=count, about=use.card
    )
    await exhaust(game, chosen, use.card)


@card("core:75", "Hummerhorns")
class Hummerhorns:
    @forced(after=On.ENGAGED, condition=itself)
    async def sting(game: CardGame, use: Use) -> None:
        """Once this enemy has engaged you, one hero of yours takes 5 damage."""
        player = use.occurrence.player
        heroes = [each for each in game.heroes(player) if damageable(game, each, use.card)]
        hero = await choose(game, player, DecisionKind.TAKE_DAMAGE, heroes, use.card)
        if hero is not None:
            await deal_damage(game, hero, 5, use.card)

    @shadow
    async def swarm(game: CardGame, use: Use) -> None:
        """All characters of the defending player take 1 damage each, or 2 each if nobody defends."""
        await deal_damage(game, game.characters(use.player), 2 if undefended(game) else 1, use.card)


@card("core:76", "Ungoliant's Spawn")
class UngoliantsSpawn:
    @when_revealed
    async def dishearten(game: CardGame, use: Use) -> None:
        """For the rest of the phase, committed characters have 1 willpower less."""
        add_lasting_effect(game, use.card, Stat.WILLPOWER, -1, live="committed characters")

    @shadow
    async def terrify(game: CardGame, use: Use) -> None:
        """The defending player's threat rises by 4, or by 8 if nobody defends."""
        await raise_threat(game, use.player, 8 if undefended(game) else 4, use.card, "shadow")


@dataclass(frozen=True)
class EachPlayerExhaustsAHero(Cost):
    """Each player exhausts a hero of theirs."""

    def ready_heroes(self, game: CardGame, player: int) -> list[int]:
        """The heroes that a player can exhaust."""
        return [each for each in game.heroes(player) if each not in game.state.exhausted]

    def why_not(self, game: CardGame, use: Use) -> str | None:
        """Nobody may be without a ready hero."""
        if all(self.ready_heroes(game, player) for player in game.order()):
            return None
        return "each player needs a ready hero to exhaust"

    async def pay(self, game: CardGame, use: Use) -> None:
        """Each player chooses a hero, in player order."""
        heroes = [
            await Decision(player, DecisionKind.EXHAUST, tuple(self.ready_heroes(game, player)), "lcg:cost.3", use.card)
            for player in game.order()
        ]
        if game.tell:
            game.tell(Event("exhausted", {**announcements.all_of(game, heroes), **announcements.cause(game, use.card)}))
        await exhaust(game, heroes)


@card("core:77", "Great Forest Web")
class GreatForestWeb:
    @travel(EachPlayerExhaustsAHero())
    async def cut_through(game: CardGame, use: Use) -> None:
        """To go there, every player has to exhaust one of their heroes."""


@dataclass(frozen=True)
class RevealTheTopCard(Cost):
    """The top card of the encounter deck is revealed; outside the quest phase an empty deck stays empty (L24)."""

    def why_not(self, game: CardGame, use: Use) -> str | None:
        """There must be a card."""
        return None if game.state.encounter_deck else "the encounter deck is empty"

    async def pay(self, game: CardGame, use: Use) -> None:
        """Reveal and stage it."""
        await reveal_top(game)


@card("core:78", "Mountains of Mirkwood")
class MountainsOfMirkwood:
    @travel(RevealTheTopCard())
    async def climb(game: CardGame, use: Use) -> None:
        """To go there, the next encounter card has to be revealed and staged."""

    @response(
        after=On.LEAVES_PLAY,
        condition=both(
            itself,
            lambda game, use: use.occurrence.reason == "explored",
            lambda game, use: any(game.state.decks[player] for player in game.order()),
        ),
    )
    async def look_far(game: CardGame, use: Use) -> None:
        """After this location is explored, each player may look at their top 5 cards, take 1 into hand, and shuffle."""
        for player in game.order():
            top = tuple(reversed(game.state.decks[player][-5:]))
            if top and await may(game, player, DecisionKind.MAY_SEARCH, use.card):
                look_alone(game, player, top)
                found = await Decision(player, DecisionKind.SEARCH, (*top, PASS), "lcg:search.2", use.card)
                if found != PASS:
                    take(game, found)
                    game.state.seen.pop(found, None)
                    put(game, found, Zone.HAND, player)
                    if game.tell:
                        game.tell(announcements.to_hand(game, found, player, hand_watchers(game, player)))
                shuffle_deck(game, player)


@card("core:79", "Eyes of the Forest")
class EyesOfTheForest:
    @when_revealed
    async def watch(game: CardGame, use: Use) -> None:
        """Every event in any player's hand is discarded."""
        hands = [each for player in game.order() for each in game.state.hands[player]]
        await discard(game, [each for each in hands if game.type_of(each) is CardType.EVENT], use.card)


@card("core:80", "Caught in a Web")
class CaughtInAWeb:
    @when_revealed
    async def catch(game: CardGame, use: Use) -> None:
        """Whoever has the highest threat puts this card on one of their heroes, as a Condition attachment.

        It then reads: the attached hero stays exhausted in the refresh phase unless 2 resources are paid from its pool.
        """
        highest = max(game.state.threat[each] for each in game.order())
        tied = [each for each in game.order() if game.state.threat[each] == highest]
        # The first player decides between players who are tied.
        player = await choose(game, game.state.first_player, DecisionKind.PLAYER, tied, use.card, "lcg:first-player.6")
        if player is not None:
            heroes = [each for each in game.heroes(player) if _may_be_caught(game, use, each)]
            hero = await choose(game, player, DecisionKind.ATTACH, heroes, use.card)
            if hero is not None:
                await attach(game, use.card, hero, form="core:80/attached")


def _may_be_caught(game: CardGame, use: Use, hero: int) -> bool:
    return bool(can_target(game, use.card, [hero])) and not rule_applies(
        game, Rule.CANNOT_HAVE_ATTACHMENTS, hero, use.card
    )


@card("core:80/attached", "Caught in a Web", type=CardType.ATTACHMENT, traits=frozenset({"Condition"}))
class CaughtInAWebAttached:
    @rule(Rule.PRICE_TO_READY)
    def struggle(game: CardGame, use: Use, hero: int) -> int:
        """The attached hero stays exhausted in the refresh phase unless 2 resources are paid from its pool."""
        return 2 if hero == host(game, use) else 0

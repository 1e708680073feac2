"""The encounter set Spiders of Mirkwood."""

from __future__ import annotations

from dataclasses import dataclass

from waybread.cardgame import card_api as api
from waybread.cardgame.card_api import CardGame, Use


@api.card("core:74", "King Spider")
class KingSpider:
    @api.when_revealed
    async def bind(game: CardGame, use: Use) -> None:
        """Each player must pick one of their ready characters and exhaust it."""
        for player in game.order():
            await _exhaust_characters(game, use, player, 1)

    @api.shadow
    async def bind_defenders(game: CardGame, use: Use) -> None:
        """The defending player must pick and exhaust 1 of their ready characters, or 2 if nobody defends."""
        await _exhaust_characters(game, use, use.player, 2 if api.undefended(game) else 1)


async def _exhaust_characters(game: CardGame, use: Use, player: int, count: int) -> None:
    """Have a player choose and exhaust characters, as many as are still ready."""
    upright = [each for each in game.characters(player) if each not in game.state.exhausted]
    able = api.can_target(game, use.card, upright)
    chosen = await api.pick_group(
        player, api.DecisionKind.EXHAUST, able, "lcg:choose.1", least=count, most=count, about=use.card
    )
    await api.exhaust(game, chosen, use.card)


@api.card("core:75", "Hummerhorns")
class Hummerhorns:
    @api.forced(after=api.On.ENGAGED, condition=api.itself)
    async def sting(game: CardGame, use: Use) -> None:
        """Once this enemy has engaged you, one hero of yours takes 5 damage."""
        player = use.occurrence.player
        heroes = [each for each in game.heroes(player) if api.damageable(game, each, use.card)]
        hero = await api.choose(game, player, api.DecisionKind.TAKE_DAMAGE, heroes, use.card)
        if hero is not None:
            await api.deal_damage(game, hero, 5, use.card)

    @api.shadow
    async def swarm(game: CardGame, use: Use) -> None:
        """All characters of the defending player take 1 damage each, or 2 each if nobody defends."""
        await api.deal_damage(game, game.characters(use.player), 2 if api.undefended(game) else 1, use.card)


@api.card("core:76", "Ungoliant's Spawn")
class UngoliantsSpawn:
    @api.when_revealed
    async def dishearten(game: CardGame, use: Use) -> None:
        """For the rest of the phase, committed characters have 1 willpower less."""
        api.add_lasting_effect(game, use.card, api.Stat.WILLPOWER, -1, live="committed characters")

    @api.shadow
    async def terrify(game: CardGame, use: Use) -> None:
        """The defending player's threat rises by 4, or by 8 if nobody defends."""
        await api.raise_threat(game, use.player, 8 if api.undefended(game) else 4, use.card, "shadow")


@dataclass(frozen=True)
class EachPlayerExhaustsAHero(api.Cost):
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
            await api.Decision(
                player, api.DecisionKind.EXHAUST, tuple(self.ready_heroes(game, player)), "lcg:cost.3", use.card
            )
            for player in game.order()
        ]
        if game.tell:
            game.tell(
                api.Event(
                    "exhausted", {**api.announcements.all_of(game, heroes), **api.announcements.cause(game, use.card)}
                )
            )
        await api.exhaust(game, heroes)


@api.card("core:77", "Great Forest Web")
class GreatForestWeb:
    @api.travel(EachPlayerExhaustsAHero())
    async def cut_through(game: CardGame, use: Use) -> None:
        """To go there, every player has to exhaust one of their heroes."""


@dataclass(frozen=True)
class RevealTheTopCard(api.Cost):
    """The top card of the encounter deck is revealed; outside the quest phase an empty deck stays empty (L24)."""

    def why_not(self, game: CardGame, use: Use) -> str | None:
        """There must be a card."""
        return None if game.state.encounter_deck else "the encounter deck is empty"

    async def pay(self, game: CardGame, use: Use) -> None:
        """Reveal and stage it."""
        await api.reveal_top(game)


@api.card("core:78", "Mountains of Mirkwood")
class MountainsOfMirkwood:
    @api.travel(RevealTheTopCard())
    async def climb(game: CardGame, use: Use) -> None:
        """To go there, the next encounter card has to be revealed and staged."""

    @api.response(
        after=api.On.LEAVES_PLAY,
        condition=api.both(
            api.itself,
            lambda game, use: use.occurrence.reason == "explored",
            lambda game, use: any(game.state.decks[player] for player in game.order()),
        ),
    )
    async def look_far(game: CardGame, use: Use) -> None:
        """After this location is explored, each player may look at their top 5 cards, take 1 into hand, and shuffle."""
        for player in game.order():
            if game.state.decks[player] and await api.may(game, player, api.DecisionKind.MAY_SEARCH, use.card):
                await api.search_deck(game, player, use.card, top=5)


@api.card("core:79", "Eyes of the Forest")
class EyesOfTheForest:
    @api.when_revealed
    async def watch(game: CardGame, use: Use) -> None:
        """Every event in any player's hand is discarded."""
        hands = [each for player in game.order() for each in game.state.hands[player]]
        await api.discard(game, [each for each in hands if game.type_of(each) is api.CardType.EVENT], use.card)


@api.card("core:80", "Caught in a Web")
class CaughtInAWeb:
    @api.when_revealed
    async def catch(game: CardGame, use: Use) -> None:
        """Whoever has the highest threat puts this card on one of their heroes, as a Condition attachment.

        It then reads: the attached hero stays exhausted in the refresh phase unless 2 resources are paid from its pool.
        """
        highest = max(game.state.threat[each] for each in game.order())
        tied = [each for each in game.order() if game.state.threat[each] == highest]
        # The first player decides between players who are tied.
        player = await api.choose(
            game, game.state.first_player, api.DecisionKind.PLAYER, tied, use.card, "lcg:first-player.6"
        )
        if player is not None:
            heroes = [each for each in game.heroes(player) if _may_be_caught(game, use, each)]
            hero = await api.choose(game, player, api.DecisionKind.ATTACH, heroes, use.card)
            if hero is not None:
                await api.attach(game, use.card, hero, form="core:80/attached")


def _may_be_caught(game: CardGame, use: Use, hero: int) -> bool:
    return bool(api.can_target(game, use.card, [hero])) and not api.rule_applies(
        game, api.Rule.CANNOT_HAVE_ATTACHMENTS, hero, use.card
    )


@api.card("core:80/attached", "Caught in a Web", type=api.CardType.ATTACHMENT, traits=frozenset({"Condition"}))
class CaughtInAWebAttached:
    @api.rule(api.Rule.PRICE_TO_READY)
    def struggle(game: CardGame, use: Use, hero: int) -> int:
        """The attached hero stays exhausted in the refresh phase unless 2 resources are paid from its pool."""
        return 2 if hero == api.host(game, use) else 0

"""The Lore sphere of the core set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from waybread.cardgame import announcements
from waybread.cardgame.abilities.ability import Per, Use, action, modifier, response, rule
from waybread.cardgame.abilities.lasting_effects import add_lasting_effect
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import (
    any_player,
    discardable,
    either,
    host,
    itself,
    may,
    targets,
    to_a_character,
    to_a_hero,
    with_trait,
)
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.card_draw import could_draw, draw
from waybread.cardgame.effects.costs import EXHAUST_ME, DiscardFromHand, Spend
from waybread.cardgame.effects.damage import heal
from waybread.cardgame.effects.leaving_play import discard, return_to_hand
from waybread.cardgame.facts import CardType, Sphere, Stat
from waybread.cardgame.library import card
from waybread.cardgame.relevance import DRAWS, changes, its_host, its_targets, shows
from waybread.cardgame.secrecy import hand_watchers, look, look_alone
from waybread.cardgame.state import Zone
from waybread.cardgame.zones.card_moves import put, take
from waybread.kernel import Decision

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

LORE = Sphere.LORE


def wounded(game: CardGame, characters: Sequence[int]) -> list[int]:
    """Those of the characters that have damage to heal."""
    return [each for each in characters if each in game.state.damage]


def somebody_could_draw(game: CardGame, use: Use) -> bool:
    """A draw changes something only if there is a card to draw, and somebody may."""
    return any(could_draw(game, each) for each in game.order())


def an_encounter_card_is_left(game: CardGame, use: Use) -> bool:
    """The encounter deck has not run out."""
    return bool(game.state.encounter_deck)


def the_next_encounter_card(game: CardGame, use: Use) -> list[int]:
    """The top card of the encounter deck."""
    return game.state.encounter_deck[-1:]


@card("core:10", "Denethor")
class Denethor:
    @action(cost=EXHAUST_ME, condition=an_encounter_card_is_left)
    async def foresee(game: CardGame, use: Use) -> None:
        """Exhaust Denethor: you alone see which encounter card comes next, and may put it at the bottom instead."""
        card = game.state.encounter_deck[-1]
        look(game, use.player, [card])
        if await may(game, use.player, DecisionKind.MAY_MOVE_TO_THE_BOTTOM, use.card):
            take(game, card)
            put(game, card, Zone.ENCOUNTER_DECK, top=False)


@card("core:11", "Glorfindel")
class Glorfindel:
    @action(
        cost=Spend(1, own_pool=True),
        target=targets(lambda game, use: wounded(game, game.characters())),
        limit=1,
    )
    async def lay_hands(game: CardGame, use: Use, character: int) -> None:
        """Spend 1 of Glorfindel's own resources to heal a character of 1 damage. Limit once per round."""
        await heal(game, character, 1, use.card)


@card("core:12", "Beravor")
class Beravor:
    @action(cost=EXHAUST_ME, condition=somebody_could_draw, target=any_player, limit=1, matters=DRAWS)
    async def share_lore(game: CardGame, use: Use, player: int) -> None:
        """Exhaust Beravor: a player of your choice draws 2 cards. At most once each round."""
        await draw(game, player, 2, use.card)


@card("core:58", "Daughter of the Nimrodel")
class DaughterOfTheNimrodel:
    @action(cost=EXHAUST_ME, target=targets(lambda game, use: wounded(game, game.heroes())))
    async def tend(game: CardGame, use: Use, hero: int) -> None:
        """Exhaust this ally to heal a hero of 1 or 2 damage."""
        amounts = tuple(range(1, 1 + min(2, game.state.damage[hero])))
        await heal(
            game, hero, await Decision(use.player, DecisionKind.HEAL_UP_TO, amounts, "lcg:choose.2", use.card), use.card
        )


@card("core:59", "Erebor Hammersmith", minds_discard_order=True)
class EreborHammersmith:
    @response(after=On.PLAYED, condition=itself, target=targets(lambda game, use: topmost_attachments(game)))
    async def mend(game: CardGame, use: Use, attachment: int) -> None:
        """After you play this ally, a player takes the attachment nearest the top of their discard pile into hand."""
        await return_to_hand(game, attachment, use.card)


def topmost_attachments(game: CardGame) -> list[int]:
    """Of each player's discard pile the attachment that lies nearest to the top."""
    piles = [game.state.discards[each] for each in game.order()]
    attachments = [[each for each in pile if game.type_of(each) is CardType.ATTACHMENT] for pile in piles]
    return [each[-1] for each in attachments if each]


@card("core:60", "Henamarth Riversong")
class HenamarthRiversong:
    @action(cost=EXHAUST_ME, condition=an_encounter_card_is_left, matters=shows(the_next_encounter_card))
    async def listen(game: CardGame, use: Use) -> None:
        """Exhaust Henamarth Riversong: you alone see which encounter card comes next."""
        look(game, use.player, game.state.encounter_deck[-1:])


@card("core:61", "Miner of the Iron Hills")
class MinerOfTheIronHills:
    @response(after=On.ENTERS_PLAY, condition=itself, target=lambda game, use: discardable(game, use, conditions(game)))
    async def dig_out(game: CardGame, use: Use, condition: int) -> None:
        """After this ally enters play, discard a Condition attachment of your choice."""
        await discard(game, condition, use.card)


def conditions(game: CardGame) -> list[int]:
    """Every Condition attachment in play, the encounter deck's included."""
    return with_trait(game, game.cards_in_play(), "Condition")  # in play only attachments are Conditions


@card("core:62", "Gléowine")
class Gleowine:
    @action(cost=EXHAUST_ME, condition=somebody_could_draw, target=any_player, matters=DRAWS)
    async def sing(game: CardGame, use: Use, player: int) -> None:
        """Exhaust this ally: a player of your choice draws 1 card."""
        await draw(game, player, 1, use.card)


@card("core:63", "Lore of Imladris")
class LoreOfImladris:
    @action(target=targets(lambda game, use: wounded(game, game.characters())))
    async def restore(game: CardGame, use: Use, character: int) -> None:
        """Choose a character, which is healed of all its damage."""
        await heal(game, character, game.state.damage[character], use.card)


@card("core:64", "Lórien's Wealth")
class LoriensWealth:
    @action(condition=somebody_could_draw, target=any_player, matters=DRAWS)
    async def give(game: CardGame, use: Use, player: int) -> None:
        """A player of your choice draws 3 cards."""
        await draw(game, player, 3, use.card)


@card("core:65", "Radagast's Cunning")
class RadagastsCunning:
    @action(
        phase="quest",
        target=targets(lambda game, use: game.staged(CardType.ENEMY)),
        matters=changes(Stat.THREAT, of=its_targets),
    )
    async def lead_astray(game: CardGame, use: Use, enemy: int) -> None:
        """Choose a staged enemy: its threat does not count for the rest of the phase."""
        add_lasting_effect(game, use.card, Rule.DOES_NOT_COUNT_THREAT, cards=[enemy])


@card("core:66", "Secret Paths")
class SecretPaths:
    @action(
        phase="quest",
        target=targets(lambda game, use: game.staged(CardType.LOCATION)),
        matters=changes(Stat.THREAT, of=its_targets),
    )
    async def go_round(game: CardGame, use: Use, location: int) -> None:
        """Choose a staged location: its threat does not count for the rest of the phase."""
        add_lasting_effect(game, use.card, Rule.DOES_NOT_COUNT_THREAT, cards=[location])


@card("core:67", "Gandalf's Search")
class GandalfsSearch:
    @action(target=any_player)
    async def search(game: CardGame, use: Use, player: int) -> None:
        """See the X topmost cards of one player's deck: 1 goes to that player's hand, the others back in your order."""
        deck = game.state.decks[player]
        cards = deck[-use.x :][::-1]
        look_alone(game, use.player, cards)
        if not cards:
            return
        chosen = await Decision(use.player, DecisionKind.ADD_TO_HAND, tuple(cards), "lcg:choose.2", use.card)
        take(game, chosen)
        put(game, chosen, Zone.HAND, player)
        if game.tell:
            game.tell(announcements.to_hand(game, chosen, player, (use.player, *hand_watchers(game, player))))
        left = [each for each in cards if each != chosen]
        ordered: list[int] = []
        while left:
            ordered.append(
                await Decision(use.player, DecisionKind.NEXT_FROM_THE_TOP, tuple(left), "lcg:choose.2", use.card)
            )
            left.remove(ordered[-1])
        deck[len(deck) - len(ordered) :] = ordered[::-1]

    @rule(Rule.VALUES_OF_X)
    def worth_paying(game: CardGame, use: Use) -> range:
        """X is at least 1."""
        return range(1, 1 + max(len(game.state.decks[each]) for each in game.order()))


@card("core:68", "Beorn's Hospitality")
class BeornsHospitality:
    @action(condition=lambda game, use: bool(wounded(game, game.heroes())), target=any_player)
    async def welcome(game: CardGame, use: Use, player: int) -> None:
        """Choose a player, whose heroes are all healed of all their damage."""
        for each in wounded(game, game.heroes(player)):
            await heal(game, each, game.state.damage[each], use.card)


@card("core:69", "Forest Snare")
class ForestSnare:
    @rule(Rule.ATTACHES_TO)
    def trap(game: CardGame, use: Use, card: int) -> bool:
        """Attach to any engaged enemy."""
        return game.engaged_with(card) is not None

    @rule(Rule.CANNOT_ATTACK)
    def hold(game: CardGame, use: Use, card: int, player: int) -> bool:
        """The enemy it is on does not attack any more."""
        return card == host(game, use)


@card("core:70", "Protector of Lórien")
class ProtectorOfLorien:
    attaches = rule(Rule.ATTACHES_TO)(to_a_hero)

    @action(
        cost=DiscardFromHand(),
        limit=3,
        per=Per.PHASE,
        matters=changes(Stat.DEFENSE, Stat.WILLPOWER, of=its_host),
    )
    async def protect(game: CardGame, use: Use) -> None:
        """Discard any card from hand: this phase its hero has +1 defence, or +1 willpower. Up to 3 times each phase."""
        which = (Stat.DEFENSE, Stat.WILLPOWER)[await either(use, 2)]
        add_lasting_effect(game, use.card, which, 1, cards=[host(game, use)])


@card("core:71", "Dark Knowledge")
class DarkKnowledge:
    attaches = rule(Rule.ATTACHES_TO)(to_a_hero)

    @modifier(Stat.WILLPOWER)
    def burden(game: CardGame, use: Use, card: int) -> int:
        """The hero it is on has 1 willpower less."""
        return -1 if card == host(game, use) else 0

    @response(
        after=On.SHADOW_DEALT,
        condition=lambda game, use: use.occurrence.player == use.player,
        cost=EXHAUST_ME,
        matters=shows(lambda game, use: [use.occurrence.card]),
    )
    async def pry(game: CardGame, use: Use) -> None:
        """Exhaust this card to see a shadow card as it is dealt to an enemy that attacks you."""
        look(game, use.player, [use.occurrence.card])


@card("core:72", "Self Preservation")
class SelfPreservation:
    attaches = rule(Rule.ATTACHES_TO)(to_a_character)

    @action(cost=EXHAUST_ME, condition=lambda game, use: bool(wounded(game, [host(game, use)])))
    async def recover(game: CardGame, use: Use) -> None:
        """Exhaust this card: the character it is on is healed of 2 damage."""
        await heal(game, host(game, use), 2, use.card)

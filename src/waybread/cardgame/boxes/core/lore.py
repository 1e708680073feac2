"""The Lore sphere of the core set."""

from __future__ import annotations

from collections.abc import Sequence

from waybread.cardgame import card_api as api
from waybread.cardgame.card_api import CardGame, Use

LORE = api.Sphere.LORE


def wounded(game: CardGame, characters: Sequence[int]) -> list[int]:
    """Those of the characters that have damage to heal."""
    return [each for each in characters if each in game.state.damage]


def somebody_could_draw(game: CardGame, use: Use) -> bool:
    """A draw changes something only if there is a card to draw, and somebody may."""
    return any(api.could_draw(game, each) for each in game.order())


def an_encounter_card_is_left(game: CardGame, use: Use) -> bool:
    """The encounter deck has not run out."""
    return bool(game.state.encounter_deck)


def the_next_encounter_card(game: CardGame, use: Use) -> list[int]:
    """The top card of the encounter deck."""
    return game.state.encounter_deck[-1:]


@api.card("core:10", "Denethor")
class Denethor:
    @api.action(cost=api.EXHAUST_ME, condition=an_encounter_card_is_left)
    async def foresee(game: CardGame, use: Use) -> None:
        """Exhaust Denethor: you alone see which encounter card comes next, and may put it at the bottom instead."""
        card = game.state.encounter_deck[-1]
        api.look(game, use.player, [card])
        if await api.may(game, use.player, api.DecisionKind.MAY_MOVE_TO_THE_BOTTOM, use.card):
            api.take(game, card)
            api.put(game, card, api.Zone.ENCOUNTER_DECK, top=False)


@api.card("core:11", "Glorfindel")
class Glorfindel:
    @api.action(
        cost=api.Spend(1, own_pool=True),
        target=api.targets(lambda game, use: wounded(game, game.characters())),
        limit=1,
    )
    async def lay_hands(game: CardGame, use: Use, character: int) -> None:
        """Spend 1 of Glorfindel's own resources to heal a character of 1 damage. Limit once per round."""
        await api.heal(game, character, 1, use.card)


@api.card("core:12", "Beravor")
class Beravor:
    @api.action(cost=api.EXHAUST_ME, condition=somebody_could_draw, target=api.any_player, limit=1, matters=api.DRAWS)
    async def share_lore(game: CardGame, use: Use, player: int) -> None:
        """Exhaust Beravor: a player of your choice draws 2 cards. At most once each round."""
        await api.draw(game, player, 2, use.card)


@api.card("core:58", "Daughter of the Nimrodel")
class DaughterOfTheNimrodel:
    @api.action(cost=api.EXHAUST_ME, target=api.targets(lambda game, use: wounded(game, game.heroes())))
    async def tend(game: CardGame, use: Use, hero: int) -> None:
        """Exhaust this ally to heal a hero of 1 or 2 damage."""
        amounts = tuple(range(1, 1 + min(2, game.state.damage[hero])))
        await api.heal(
            game,
            hero,
            await api.Decision(use.player, api.DecisionKind.HEAL_UP_TO, amounts, "lcg:choose.2", use.card),
            use.card,
        )


@api.card("core:59", "Erebor Hammersmith", minds_discard_order=True)
class EreborHammersmith:
    @api.response(
        after=api.On.PLAYED, condition=api.itself, target=api.targets(lambda game, use: topmost_attachments(game))
    )
    async def mend(game: CardGame, use: Use, attachment: int) -> None:
        """After you play this ally, a player takes the attachment nearest the top of their discard pile into hand."""
        await api.return_to_hand(game, attachment, use.card)


def topmost_attachments(game: CardGame) -> list[int]:
    """Of each player's discard pile the attachment that lies nearest to the top."""
    piles = [game.state.discards[each] for each in game.order()]
    attachments = [[each for each in pile if game.type_of(each) is api.CardType.ATTACHMENT] for pile in piles]
    return [each[-1] for each in attachments if each]


@api.card("core:60", "Henamarth Riversong")
class HenamarthRiversong:
    @api.action(cost=api.EXHAUST_ME, condition=an_encounter_card_is_left, matters=api.shows(the_next_encounter_card))
    async def listen(game: CardGame, use: Use) -> None:
        """Exhaust Henamarth Riversong: you alone see which encounter card comes next."""
        api.look(game, use.player, game.state.encounter_deck[-1:])


@api.card("core:61", "Miner of the Iron Hills")
class MinerOfTheIronHills:
    @api.response(
        after=api.On.ENTERS_PLAY,
        condition=api.itself,
        target=lambda game, use: api.discardable(game, use, conditions(game)),
    )
    async def dig_out(game: CardGame, use: Use, condition: int) -> None:
        """After this ally enters play, discard a Condition attachment of your choice."""
        await api.discard(game, condition, use.card)


def conditions(game: CardGame) -> list[int]:
    """Every Condition attachment in play, the encounter deck's included."""
    return api.with_trait(game, game.cards_in_play(), "Condition")  # in play only attachments are Conditions


@api.card("core:62", "Gléowine")
class Gleowine:
    @api.action(cost=api.EXHAUST_ME, condition=somebody_could_draw, target=api.any_player, matters=api.DRAWS)
    async def sing(game: CardGame, use: Use, player: int) -> None:
        """Exhaust this ally: a player of your choice draws 1 card."""
        await api.draw(game, player, 1, use.card)


@api.card("core:63", "Lore of Imladris")
class LoreOfImladris:
    @api.action(target=api.targets(lambda game, use: wounded(game, game.characters())))
    async def restore(game: CardGame, use: Use, character: int) -> None:
        """Choose a character, which is healed of all its damage."""
        await api.heal(game, character, game.state.damage[character], use.card)


@api.card("core:64", "Lórien's Wealth")
class LoriensWealth:
    @api.action(condition=somebody_could_draw, target=api.any_player, matters=api.DRAWS)
    async def give(game: CardGame, use: Use, player: int) -> None:
        """A player of your choice draws 3 cards."""
        await api.draw(game, player, 3, use.card)


@api.card("core:65", "Radagast's Cunning")
class RadagastsCunning:
    @api.action(
        phase="quest",
        target=api.targets(lambda game, use: game.staged(api.CardType.ENEMY)),
        matters=api.changes(api.Stat.THREAT, of=api.its_targets),
    )
    async def lead_astray(game: CardGame, use: Use, enemy: int) -> None:
        """Choose a staged enemy: its threat does not count for the rest of the phase."""
        api.add_lasting_effect(game, use.card, api.Rule.DOES_NOT_COUNT_THREAT, cards=[enemy])


@api.card("core:66", "Secret Paths")
class SecretPaths:
    @api.action(
        phase="quest",
        target=api.targets(lambda game, use: game.staged(api.CardType.LOCATION)),
        matters=api.changes(api.Stat.THREAT, of=api.its_targets),
    )
    async def go_round(game: CardGame, use: Use, location: int) -> None:
        """Choose a staged location: its threat does not count for the rest of the phase."""
        api.add_lasting_effect(game, use.card, api.Rule.DOES_NOT_COUNT_THREAT, cards=[location])


@api.card("core:67", "Gandalf's Search")
class GandalfsSearch:
    @api.action(target=api.any_player)
    async def search(game: CardGame, use: Use, player: int) -> None:
        """See the X topmost cards of one player's deck: 1 goes to that player's hand, the others back in your order."""
        deck = game.state.decks[player]
        cards = deck[-use.x :][::-1]
        api.look_alone(game, use.player, cards)
        if not cards:
            return
        chosen = await api.Decision(use.player, api.DecisionKind.ADD_TO_HAND, tuple(cards), "lcg:choose.2", use.card)
        api.take(game, chosen)
        api.put(game, chosen, api.Zone.HAND, player)
        if game.tell:
            game.tell(api.announcements.to_hand(game, chosen, player, (use.player, *api.hand_watchers(game, player))))
        left = [each for each in cards if each != chosen]
        ordered: list[int] = []
        while left:
            ordered.append(
                await api.Decision(
                    use.player, api.DecisionKind.NEXT_FROM_THE_TOP, tuple(left), "lcg:choose.2", use.card
                )
            )
            left.remove(ordered[-1])
        deck[len(deck) - len(ordered) :] = ordered[::-1]

    @api.rule(api.Rule.VALUES_OF_X)
    def worth_paying(game: CardGame, use: Use) -> range:
        """X is at least 1."""
        return range(1, 1 + max(len(game.state.decks[each]) for each in game.order()))


@api.card("core:68", "Beorn's Hospitality")
class BeornsHospitality:
    @api.action(condition=lambda game, use: bool(wounded(game, game.heroes())), target=api.any_player)
    async def welcome(game: CardGame, use: Use, player: int) -> None:
        """Choose a player, whose heroes are all healed of all their damage."""
        for each in wounded(game, game.heroes(player)):
            await api.heal(game, each, game.state.damage[each], use.card)


@api.card("core:69", "Forest Snare")
class ForestSnare:
    @api.rule(api.Rule.ATTACHES_TO)
    def trap(game: CardGame, use: Use, card: int) -> bool:
        """Attach to any engaged enemy."""
        return bool(game.engaged_players(card))

    @api.rule(api.Rule.CANNOT_ATTACK)
    def hold(game: CardGame, use: Use, card: int, player: int) -> bool:
        """The enemy it is on does not attack any more."""
        return card == api.host(game, use)


@api.card("core:70", "Protector of Lórien")
class ProtectorOfLorien:
    attaches = api.rule(api.Rule.ATTACHES_TO)(api.to_a_hero)

    @api.action(
        cost=api.DiscardFromHand(),
        limit=3,
        per=api.Per.PHASE,
        matters=api.changes(api.Stat.DEFENSE, api.Stat.WILLPOWER, of=api.its_host),
    )
    async def protect(game: CardGame, use: Use) -> None:
        """Discard any card from hand: this phase its hero has +1 defence, or +1 willpower. Up to 3 times each phase."""
        which = (api.Stat.DEFENSE, api.Stat.WILLPOWER)[await api.either(use, "+1 defence", "+1 willpower")]
        api.add_lasting_effect(game, use.card, which, 1, cards=[api.host(game, use)])


@api.card("core:71", "Dark Knowledge")
class DarkKnowledge:
    attaches = api.rule(api.Rule.ATTACHES_TO)(api.to_a_hero)

    @api.modifier(api.Stat.WILLPOWER)
    def burden(game: CardGame, use: Use, card: int) -> int:
        """The hero it is on has 1 willpower less."""
        return -1 if card == api.host(game, use) else 0

    @api.response(
        after=api.On.SHADOW_DEALT,
        condition=lambda game, use: use.occurrence.player == use.player,
        cost=api.EXHAUST_ME,
        matters=api.shows(lambda game, use: [use.occurrence.card]),
    )
    async def pry(game: CardGame, use: Use) -> None:
        """Exhaust this card to see a shadow card as it is dealt to an enemy that attacks you."""
        api.look(game, use.player, [use.occurrence.card])


@api.card("core:72", "Self Preservation")
class SelfPreservation:
    attaches = api.rule(api.Rule.ATTACHES_TO)(api.to_a_character)

    @api.action(cost=api.EXHAUST_ME, condition=lambda game, use: bool(wounded(game, [api.host(game, use)])))
    async def recover(game: CardGame, use: Use) -> None:
        """Exhaust this card: the character it is on is healed of 2 damage."""
        await api.heal(game, api.host(game, use), 2, use.card)

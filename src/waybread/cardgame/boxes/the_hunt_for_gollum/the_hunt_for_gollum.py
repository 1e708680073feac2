"""The scenario The Hunt for Gollum, and the encounter set of that name."""

from __future__ import annotations

from typing import Final

from waybread.cardgame import card_api as api
from waybread.cardgame.card_api import CardGame, Use

TITLE = "The Hunt for Gollum"
api.scenario(
    TITLE,
    *(TITLE, "Sauron's Reach", "Journey Along the Anduin"),
    number=1,
    about="Gollum has been seen by the Great River. Find his tracks before Mordor does, and do not lose the trail: "
    "who bears a sign of him had better not be hurt.",
    note="more will than swords",
    difficulty=4,
    emblem="road",
)
CLUE: Final = "Clue"
RIVERLAND: Final = "Riverland"
GONE: Final = ("destroyed", "discarded", "returned", "shuffled", "removed", "displayed", "eliminated")
"""Every way in which a hero leaves play."""


def clues(game: CardGame) -> list[int]:
    """All Clues in play: staged, guarded or claimed."""
    return api.with_trait(game, game.cards_in_play(), CLUE)


def trackers(game: CardGame, player: int | None = None) -> list[int]:
    """The heroes with a Clue, of one player or of all."""
    return [each for each in game.heroes(player) if api.with_trait(game, game.attachments(each), CLUE)]


def riverlands(game: CardGame) -> list[int]:
    """The Riverland locations in play."""
    return api.with_trait(game, game.locations(), RIVERLAND)


async def _pick_one_of_the_top(game: CardGame, use: Use, count: int) -> None:
    """The first player sees so many cards of the encounter deck: one is revealed, the others are discarded.

    They are discarded first, so that neither a surge nor a guard comes out of them (ruling hfg:11.1).
    """
    player = game.state.first_player
    seen = game.state.encounter_deck[-count:][::-1]
    api.look(game, player, seen)
    chosen = await api.choose(game, player, api.DecisionKind.SEARCH, seen, use.card)
    await api.discard(game, [each for each in seen if each != chosen], use.card)
    if chosen is not None:
        await api.reveal_top(game)


@api.card("hfg:11", "The Hunt Begins")
class TheHuntBegins:
    @api.setup
    async def begin(game: CardGame, use: Use) -> None:
        """1 encounter card for each player must be revealed and staged."""
        await api.reveal_top(game, len(game.order()))

    @api.forced(when=api.On.QUEST_SUCCEEDED)
    async def search(game: CardGame, use: Use) -> None:
        """Each time a quest succeeds, the first player sees the next 3 encounter cards and reveals one of them.

        It is staged as usual, the 2 others are discarded.
        """
        await _pick_one_of_the_top(game, use, 3)


@api.card("hfg:12", "A New Terror Abroad")
class ANewTerrorAbroad:
    @api.forced(after=api.On.PHASE_BEGINS, condition=lambda game, use: use.occurrence.reason == "quest")
    async def search(game: CardGame, use: Use) -> None:
        """As each quest phase begins, the first player sees the next 2 encounter cards and reveals one of them.

        It is staged as usual, the other is discarded.
        """
        await _pick_one_of_the_top(game, use, 2)


@api.card("hfg:13", "On the Trail")
class OnTheTrail:
    @api.rule(api.Rule.CANNOT_COMMIT)
    def need_a_guide(game: CardGame, use: Use, character: int) -> bool:
        """Only players who have a Clue on a hero of theirs can commit characters to the quest."""
        return not trackers(game, game.state.controller[character])

    @api.whenever(lambda game, use: not trackers(game))
    async def lose_the_trail(game: CardGame, use: Use) -> None:
        """As soon as no hero in play has a Clue, the quest is reset to stage 2B."""
        await api.reset_to_stage(game, 2)


def _claimed(game: CardGame, use: Use) -> bool:
    """Is it on a hero, rather than with a guard?"""
    return game.state.controller[use.card] != api.SCENARIO


def _bearer_is_hurt_or_gone(game: CardGame, use: Use) -> bool:
    if use.occurrence.on is api.On.DAMAGE_DEALT:
        return _claimed(game, use) and use.occurrence.card == api.host(game, use)
    return api.host_left(*GONE)(game, use)


def _finders(game: CardGame, use: Use) -> list[int]:
    """The heroes on the quest who can bear it."""
    heroes = [each for each in game.heroes() if each in game.state.committed]
    able = api.can_target(game, use.card, heroes)
    return [each for each in able if not api.rule_applies(game, api.Rule.CANNOT_HAVE_ATTACHMENTS, each, use.card)]


@api.card("hfg:14", "Signs of Gollum")
class SignsOfGollum:
    @api.response(
        when=api.On.QUEST_SUCCEEDED,
        condition=lambda game, use: game.state.zone[use.card] == api.Zone.STAGING,  # with a guard it is attached to it
        target=_finders,
        anyone=True,
    )
    async def find(game: CardGame, use: Use, hero: int) -> None:
        """Once a quest has succeeded, any player may claim this objective if unguarded, for a hero on that quest."""
        await api.claim(game, use.card, game.state.controller[hero], hero)

    @api.rule(api.Rule.GAINS_TRAIT)
    def become_a_condition(game: CardGame, use: Use, card: int) -> str | None:
        """Claimed, it is a Condition as well."""
        return "Condition" if card == use.card and _claimed(game, use) else None

    @api.forced(after=(api.On.DAMAGE_DEALT, api.On.LEAVES_PLAY), condition=_bearer_is_hurt_or_gone)
    async def slip_away(game: CardGame, use: Use) -> None:
        """Once its bearer has taken damage, or has left play, it is put back on top of the encounter deck."""
        if game.in_play(use.card):
            await api.leave_play(game, use.card, api.Zone.ENCOUNTER_DECK, "returned")
        else:
            api.lay_on_deck(game, use.card)


@api.card("hfg:15", "The Old Ford")
class TheOldFord:
    @api.modifier(api.Stat.THREAT)
    def slow_the_crossing(game: CardGame, use: Use, card: int) -> int:
        """X is how many allies all players have in play."""
        return len(game.allies()) if card == use.card else 0

    @api.shadow
    async def sweep_away(game: CardGame, use: Use) -> None:
        """Every ally whose printed cost is below the number of Riverlands in play is discarded."""
        count = len(riverlands(game))
        cheap = [each for each in game.allies() if (game.card(each).cost or 0) < count]
        await api.discard(game, api.discardable(game, use, cheap), use.card)


@api.card("hfg:16", "The Eaves of Mirkwood")
class TheEavesOfMirkwood:
    @api.rule(api.Rule.CANNOT_CANCEL)
    def darken(game: CardGame, use: Use, card: int) -> bool:
        """As long as this is the active location, nothing cancels effects of encounter cards."""
        return game.is_active(use.card)


@api.card("hfg:17", "River Ninglor")
class RiverNinglor:
    @api.constant(after=api.On.ROUND_ENDS, condition=lambda game, use: game.is_active(use.card))
    async def wash_away(game: CardGame, use: Use) -> None:
        """As long as this is the active location, it and the stage lose 1 progress each when a round ends."""
        await api.remove_progress(game, use.card, 1)
        await api.remove_progress(game, game.state.quest, 1)

    @api.shadow
    async def carry_off(game: CardGame, use: Use) -> None:
        """The stage loses 1 progress, or 2 instead if nobody defends."""
        await api.remove_progress(game, game.state.quest, 2 if api.undefended(game) else 1)


def _dearer(game: CardGame, location: int, card: int, *types: api.CardType) -> int:
    """By how much a card in hand costs more while the location is active."""
    in_hand = game.state.zone[card] == api.Zone.HAND
    return int(in_hand and game.card(card).type in types and game.is_active(location))


@api.delayed("the enemy falls back from the east bank")
async def _fall_back(game: CardGame, effect: api.Delayed) -> None:
    """It is staged again."""
    if game.state.zone[effect.card] == api.Zone.ENGAGED:
        await api.return_to_staging(game, effect.card, effect.source)


@api.card("hfg:18", "The East Bank")
class TheEastBank:
    @api.modifier(api.Stat.COST)
    def delay_friends(game: CardGame, use: Use, card: int) -> int:
        """As long as this is the active location, allies in hand cost 1 more, of the same sphere."""
        return _dearer(game, use.card, card, api.CardType.ALLY)

    @api.shadow
    async def cover_a_retreat(game: CardGame, use: Use) -> None:
        """Unless a hero of yours has a Clue, the attacker is staged again once this attack is over."""
        if not trackers(game, use.player):
            api.after_this_attack(game, "the enemy falls back from the east bank", use.card, api.attacker(game))


@api.card("hfg:19", "The West Bank")
class TheWestBank:
    @api.modifier(api.Stat.COST)
    def delay_plans(game: CardGame, use: Use, card: int) -> int:
        """As long as this is the active location, attachments and events in hand cost 1 more, of the same sphere."""
        return _dearer(game, use.card, card, api.CardType.ATTACHMENT, api.CardType.EVENT)

    @api.shadow
    async def ambush(game: CardGame, use: Use) -> None:
        """Unless a hero of yours has a Clue, the attacker's printed attack counts double in this attack."""
        if not trackers(game, use.player):
            enemy = api.attacker(game)
            printed = max(game.card(enemy).attack or 0, 0)
            api.add_lasting_effect(game, use.card, api.Stat.ATTACK, printed, cards=[enemy], until="attack")


@api.card("hfg:20", "Goblintown Scavengers")
class GoblintownScavengers:
    @api.when_revealed
    async def scavenge(game: CardGame, use: Use) -> None:
        """The next card of every player's deck is discarded.

        Their printed costs are added to this enemy's threat for the rest of the phase.
        """
        state = game.state
        tops = [state.decks[player][-1] for player in game.order() if state.decks[player]]
        await api.discard(game, tops, use.card)
        loot = sum(max(game.card(each).cost or 0, 0) for each in tops if state.zone[each] != api.Zone.DECK)
        api.add_lasting_effect(game, use.card, api.Stat.THREAT, loot, cards=[use.card])


def _for_each_clue(game: CardGame, use: Use, card: int) -> int:
    return 2 * len(clues(game)) if card == use.card else 0


@api.card("hfg:21", "Hunters from Mordor")
class HuntersFromMordor:
    @api.modifier(api.Stat.ATTACK)
    def hunt(game: CardGame, use: Use, card: int) -> int:
        """This enemy has 2 more attack for every Clue in play."""
        return _for_each_clue(game, use, card)

    @api.modifier(api.Stat.THREAT)
    def track(game: CardGame, use: Use, card: int) -> int:
        """It also has 2 more threat for every Clue in play."""
        return _for_each_clue(game, use, card)

    @api.shadow
    async def strike_trackers(game: CardGame, use: Use) -> None:
        """All heroes with a Clue take 1 damage each, or 3 each if nobody defends."""
        await api.deal_damage(game, trackers(game), 3 if api.undefended(game) else 1, use.card)


@api.card("hfg:22", "False Lead")
class FalseLead:
    @api.when_revealed
    async def mislead(game: CardGame, use: Use) -> None:
        """1 card in play that is printed as a Clue, of the first player's choice, is shuffled into the encounter deck.

        With no such card in play this treachery surges.
        """
        found = [each for each in game.cards_in_play() if CLUE in game.card(each).traits]
        if not found:
            api.gain_surge(game)
            return
        able = api.can_target(game, use.card, found)
        chosen = await api.choose(game, game.state.first_player, api.DecisionKind.SHUFFLE_INTO_DECK, able, use.card)
        if chosen is not None:
            await api.shuffle_into_deck(game, chosen)


@api.card("hfg:23", "Flooding")
class Flooding:
    @api.when_revealed
    async def flood(game: CardGame, use: Use) -> None:
        """All Riverland locations in play lose their progress."""
        for each in riverlands(game):
            await api.remove_progress(game, each, game.state.progress.get(each, 0))

    @api.shadow
    async def flood_as_well(game: CardGame, use: Use) -> None:
        """Carry out this card's when revealed text."""
        await api.resolve_when_revealed(game, use.card)


@api.card("hfg:24", "Old Wives' Tales")
class OldWivesTales:
    @api.when_revealed
    async def waste_time(game: CardGame, use: Use) -> None:
        """Every hero's pool loses 1 resource; heroes with an empty pool are exhausted instead."""
        heroes = game.heroes()
        lost = await api.lose_resources(game, heroes, 1, use.card)
        await api.exhaust(game, [each for each in heroes if not lost[each]], use.card)

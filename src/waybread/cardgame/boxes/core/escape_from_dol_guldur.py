"""The scenario Escape from Dol Guldur, and the encounter set of that name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.cardgame.abilities.ability import (
    Ability,
    Use,
    action,
    constant,
    forced,
    response,
    rule,
    setup,
    shadow,
    when_revealed,
)
from waybread.cardgame.abilities.lasting_effects import STAGING_THREAT, add_lasting_effect
from waybread.cardgame.abilities.modifiers import is_player_card, stat
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.rules_in_play import affects, rule_applies
from waybread.cardgame.abilities.selectors import attachments_of, both, choose, discardable, itself, undefended
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.abilities.windows import after_window, when_window
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.attachments import attach_to_deck, claim
from waybread.cardgame.effects.costs import RaiseMyThreat
from waybread.cardgame.effects.damage import deal_damage
from waybread.cardgame.effects.engagement import engage
from waybread.cardgame.effects.entering_play import place_in_staging
from waybread.cardgame.effects.leaving_play import discard, shuffle_into_deck
from waybread.cardgame.effects.reveals import guard, reveal
from waybread.cardgame.effects.threat import raise_threat
from waybread.cardgame.facts import CardType, Stat
from waybread.cardgame.library import card
from waybread.cardgame.relevance import Relevance
from waybread.cardgame.scenarios import scenario
from waybread.cardgame.state import SCENARIO, Zone, replaced
from waybread.cardgame.zones.card_moves import put, take, take_form
from waybread.cardgame.zones.piles import search, shuffle_deck
from waybread.kernel import Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

TITLE = "Escape from Dol Guldur"
NAZGUL = "Nazgûl of Dol Guldur"
scenario(
    TITLE,
    *(TITLE, "Dol Guldur Orcs", "Spiders of Mirkwood"),
    number=3,
    about="A hero lies in the Necromancer's dungeon. Three objectives under guard, one ally a round, and little time.",
    note="better with friends",
    difficulty=7,
    emblem="tower",
)
OBJECTIVES = 3

# What the scenario remembers: who was taken, that he was rescued, and in which round an ally was last played.
_TAKEN = "prisoner"
_RESCUED = "prisoner rescued"
_ALLY = "ally played in round"


def prisoner(game: CardGame) -> int | None:
    """The hero who lies face down, a prisoner."""
    state = game.state
    hero = state.notes.get(_TAKEN, -1)
    return hero if hero in state.facedown else None


def has_prisoner(game: CardGame, use: Use) -> bool:
    """Is there a prisoner to rescue?"""
    return prisoner(game) is not None


def claimed(game: CardGame) -> list[int]:
    """The objectives of this scenario that the players have; one with a guard is attached to the guard, not theirs."""
    state = game.state
    return [each for each in state.host if state.cards[each].scenario == TITLE and state.controller[each] != SCENARIO]


def _plays_ally(game: CardGame, use: Use) -> bool:
    return game.card(use.occurrence.card).type is CardType.ALLY


async def _count_ally(game: CardGame, use: Use) -> None:
    """The players together can play only 1 ally in each round."""
    game.state.notes[_ALLY] = game.state.round


def _no_second_ally(game: CardGame, use: Use, card: int, player: int) -> bool:
    """Putting an ally into play is not playing it."""
    return game.card(card).type is CardType.ALLY and game.state.notes.get(_ALLY) == game.state.round


def _prisoner_lost(game: CardGame, use: Use) -> bool:
    """If the player whose hero is the prisoner is eliminated, nobody can be rescued and the game is lost."""
    return _TAKEN in game.state.notes and _RESCUED not in game.state.notes and prisoner(game) is None


_counting: Ability = constant(after=On.PLAYED, condition=_plays_ally)(_count_ally)
_limit: Ability = rule(Rule.CANNOT_PLAY)(_no_second_ally)
_loss: Ability = rule(Rule.LOSES)(_prisoner_lost)


@card("core:123", "The Necromancer's Tower")
class TheNecromancersTower:
    @setup
    async def begin(game: CardGame, use: Use) -> None:
        """Reveal and stage the 3 objectives, and set the Nazgûl of Dol Guldur aside.

        Then the encounter deck is shuffled, and each objective gets its guard.
        """
        objectives = search(game, lambda card: game.card(card).type is CardType.OBJECTIVE)
        for each in objectives:  # revealed, so that Guarded works; but the guards come when the deck is shuffled
            await reveal(game, each, guarding=False)
        for each in search(game, lambda card: game.title(card) == NAZGUL):
            take(game, each)
            put(game, each, Zone.ASIDE)
        shuffle_deck(game, SCENARIO)
        for each in objectives:
            await guard(game, each)

    @when_revealed
    async def take_prisoner(game: CardGame, use: Use) -> None:
        """Chance picks 1 hero of any player, who is turned face down: the prisoner.

        Until rescued, the prisoner can be neither used nor damaged, and collects no resources.
        """
        state = game.state
        heroes = game.heroes()
        if heroes:
            taken = Occurrence(On.TAKEN_PRISONER, card=state.streams.pick("chance", heroes), source=use.card)
            await when_window(game, taken)  # a campaign knows the prisoner beforehand
            hero = taken.card
            state.notes[_TAKEN] = hero
            state.facedown[hero] = True
            state.index = None
            if game.tell:
                game.tell(Event("taken prisoner", {"card": hero, "title": game.title(hero)}))
            await after_window(game, taken)

    count_ally = _counting
    one_ally = _limit
    lost = _loss

    @rule(Rule.CANNOT_ADVANCE)
    def locked_in(game: CardGame, use: Use) -> bool:
        """The players cannot go on unless 1 objective or more is theirs."""
        return not claimed(game)


@card("core:124", "Through the Caverns")
class ThroughTheCaverns:
    @response(after=On.PROGRESS_PLACED, condition=both(itself, has_prisoner))
    async def rescue(game: CardGame, use: Use) -> None:
        """After progress is placed here, turn the prisoner face up: that hero is rescued, and takes 1 damage."""
        state = game.state
        hero = prisoner(game)
        if hero is None:
            return
        rescued = Occurrence(On.RESCUED, card=hero, player=state.controller[hero], source=use.card)
        if not await when_window(game, rescued):
            return
        state.notes[_RESCUED] = 1
        del state.facedown[hero]
        state.index = None
        if game.tell:
            game.tell(Event("rescued", {"card": hero, "title": game.title(hero)}))
        await deal_damage(game, hero, 1, use.card)
        await after_window(game, rescued)

    count_ally = _counting
    one_ally = _limit
    lost = _loss

    @rule(Rule.CANNOT_ADVANCE)
    def locked_in(game: CardGame, use: Use) -> bool:
        """The players cannot go on unless the prisoner is rescued and all 3 objectives are theirs."""
        return _RESCUED not in game.state.notes or len(claimed(game)) < OBJECTIVES


@card("core:125", "Out of the Dungeons")
class OutOfTheDungeons:
    @forced(
        after=On.PHASE_BEGINS,
        condition=lambda game, use: use.occurrence.reason == "quest",
    )
    async def raise_the_alarm(game: CardGame, use: Use) -> None:
        """As each quest phase begins, every player is engaged by an Orc Guard: the next card of their own deck.

        It lies face down, is an enemy with 1 attack, 1 defense and 1 hit point, and counts as coming from the
        staging area.
        """
        await call_orc_guards(game)

    @rule(Rule.CANNOT_ADVANCE)
    def hunted(game: CardGame, use: Use) -> bool:
        """With the Nazgûl of Dol Guldur in play this stage cannot be completed; completing it wins the game."""
        return bool(game.copies(NAZGUL))


@card("core:101", "Dungeon Jailor")
class DungeonJailor:
    @forced(
        after=On.QUEST_FAILED,
        condition=lambda game, use: game.state.zone[use.card] == Zone.STAGING and bool(unclaimed(game)),
    )
    async def lock_away(game: CardGame, use: Use) -> None:
        """After a failed quest, if this enemy is staged, 1 unclaimed objective there goes back into its deck."""
        chosen = await choose(game, game.state.first_player, DecisionKind.SHUFFLE_INTO_DECK, unclaimed(game), use.card)
        if chosen is not None:
            await shuffle_into_deck(game, chosen)


def unclaimed(game: CardGame) -> list[int]:
    """The objectives of the staging area: those that lie free there, and those whose guard is there."""
    state = game.state
    held = [each for each, guard in state.guards.items() if state.zone[guard] == Zone.STAGING]
    return [*game.staged(CardType.OBJECTIVE), *held]


@card("core:102", NAZGUL)
class NazgulOfDolGuldur:
    @rule(Rule.CANNOT_HAVE_ATTACHMENTS)
    def shake_off(game: CardGame, use: Use, host: int, attachment: int) -> bool:
        """Players cannot attach anything to the Nazgûl."""
        return host == use.card and is_player_card(game, attachment)

    @forced(when=On.RESCUED)
    async def give_chase(game: CardGame, use: Use) -> None:
        """The Nazgûl is staged as the players rescue the prisoner."""
        await place_in_staging(game, use.card)

    @forced(
        after=On.SHADOW_EFFECT,
        condition=lambda game, use: use.occurrence.source == use.card,
    )
    async def strike_down(game: CardGame, use: Use) -> None:
        """Each time a shadow effect of the Nazgûl has resolved, the engaged player must discard a character."""
        player = game.engaged_with(use.card)
        if player is not None:
            characters = discardable(game, use, game.characters(player))
            chosen = await choose(game, player, DecisionKind.DISCARD_CHARACTER, characters, use.card)
            if chosen is not None:
                await discard(game, chosen, use.card)


@card("core:103", "Cavern Guardian")
class CavernGuardian:
    @shadow
    async def despoil(game: CardGame, use: Use) -> None:
        """Pick and discard 1 attachment of yours, or lose all of them if nobody defends.

        Objectives that are lost this way return to the staging area.
        """
        held = discardable(game, use, attachments_of(game, use.player))
        if undefended(game):
            await discard(game, held, use.card)
            return
        chosen = await choose(game, use.player, DecisionKind.DISCARD_ATTACHMENT, held, use.card)
        if chosen is not None:
            await discard(game, chosen, use.card)


@card("core:104", "Under the Shadow")
class UnderTheShadow:
    @when_revealed
    async def darken(game: CardGame, use: Use) -> None:
        """Until the phase ends, 1 threat for each player in the game is added to that of the whole staging area."""
        add_lasting_effect(game, use.card, STAGING_THREAT, 1, per="players")

    @shadow
    async def weigh_down(game: CardGame, use: Use) -> None:
        """The defending player's threat rises by 1 for each enemy engaged with them."""
        await raise_threat(game, use.player, len(game.state.engaged[use.player]), use.card, "shadow")


async def _shackle(game: CardGame, use: Use) -> None:
    await attach_to_deck(game, use.card, game.state.first_player, "core:105/attached")


@card("core:105", "Iron Shackles")
class IronShackles:
    @when_revealed
    async def bind(game: CardGame, use: Use) -> None:
        """This card is laid on the first player's deck, as a Condition attachment.

        It then reads: the next draw from this deck, of however many cards, discards Iron Shackles instead.
        """
        await _shackle(game, use)

    @shadow
    async def bind_as_well(game: CardGame, use: Use) -> None:
        """Do as if this card had been revealed."""
        await _shackle(game, use)


def _draws_from_shackled_deck(game: CardGame, use: Use) -> bool:
    player = use.occurrence.player
    return use.card in game.state.deck_attachments.get(player, ()) and bool(game.state.decks[player])


@card("core:105/attached", "Iron Shackles", type=CardType.ATTACHMENT, traits=frozenset({"Condition"}))
class IronShacklesAttached:
    @constant(when=On.DRAWN, condition=_draws_from_shackled_deck)
    async def hold_back(game: CardGame, use: Use) -> None:
        """The next draw from this deck, of however many cards, discards Iron Shackles instead."""
        use.occurrence.replaced = True
        await discard(game, use.card)


@card("core:107", "Tower Gate")
class TowerGate:
    @forced(after=On.TRAVELLED, condition=itself)
    async def raise_the_alarm(game: CardGame, use: Use) -> None:
        """Once you have travelled here, every player is engaged by an Orc Guard: the next card of their own deck.

        It lies face down, is an enemy with 1 attack, 1 defense and 1 hit point, and counts as coming from the
        staging area.
        """
        await call_orc_guards(game)


@card("core:107/orc-guard", "Orc Guard", type=CardType.ENEMY, attack=1, defense=1, hit_points=1)
class OrcGuard:
    """What a face-down player card serves as."""


async def call_orc_guards(game: CardGame) -> None:
    """Each player, in player order, is engaged by the top card of their deck, which nobody looks at."""
    state = game.state
    for player in game.order():
        if state.decks[player]:
            guard = state.decks[player][-1]
            take_form(game, guard, "core:107/orc-guard")
            state.controller = replaced(state.controller, guard, SCENARIO)
            await engage(game, guard, player)


def bearer(game: CardGame, use: Use) -> int:
    """The hero that a claimed objective is attached to; -1 while nobody has claimed it."""
    return -1 if game.state.controller[use.card] == SCENARIO else game.state.host.get(use.card, -1)


def borne(game: CardGame, use: Use) -> bool:
    """Has somebody claimed it?"""
    return bearer(game, use) >= 0


def _may_be_claimed(game: CardGame, use: Use) -> bool:
    return game.state.zone[use.card] == Zone.STAGING  # one with a guard is attached to it


def _claimants(game: CardGame, use: Use) -> list[int]:
    return [
        each
        for each in game.heroes(use.player)
        if affects(game, use.card, each) and not rule_applies(game, Rule.CANNOT_HAVE_ATTACHMENTS, each, use.card)
    ]


async def _claim(game: CardGame, use: Use, hero: int) -> None:
    """If nothing guards it, add 2 to your threat: you claim this objective, and it goes on a hero of yours."""
    await claim(game, use.card, use.player, hero)


def _goes_back(game: CardGame, use: Use) -> bool:
    """Should it be detached, it returns to the staging area."""
    return True


def _can_claim_later(game: CardGame, use: Use) -> bool:
    """What is claimed counts when the stage has all its progress, which the quest brings in 3.4."""
    points = stat(game, game.state.quest, Stat.QUEST_POINTS)
    return game.state.windows[-1].name != "3.3" and game.state.progress.get(game.state.quest, 0) < points


_claiming = action(
    cost=RaiseMyThreat(2),
    condition=_may_be_claimed,
    target=_claimants,
    matters=Relevance(_may_be_claimed, _can_claim_later),
)


@card("core:108", "Gandalf's Map")
class GandalfsMap:
    claim = _claiming(_claim)
    goes_back = rule(Rule.RETURNS_TO_STAGING)(_goes_back)

    @rule(Rule.CANNOT_ATTACK)
    def keep_out_of_attacks(game: CardGame, use: Use, character: int, player: int) -> bool:
        """The hero who bears it cannot attack."""
        return character == bearer(game, use)

    @rule(Rule.CANNOT_DEFEND)
    def keep_out_of_defense(game: CardGame, use: Use, character: int, player: int) -> bool:
        """Nor can that hero defend."""
        return character == bearer(game, use)


@card("core:109", "Dungeon Torch")
class DungeonTorch:
    claim = _claiming(_claim)
    goes_back = rule(Rule.RETURNS_TO_STAGING)(_goes_back)

    @forced(after=On.ROUND_ENDS, condition=borne)
    async def draw_eyes(game: CardGame, use: Use) -> None:
        """As each round ends, the threat of whoever controls the hero who bears it rises by 2."""
        if borne(game, use):  # the bearer may have fallen as the round ended
            await raise_threat(game, game.state.controller[bearer(game, use)], 2, use.card, "torch")


@card("core:110", "Shadow Key")
class ShadowKey:
    claim = _claiming(_claim)
    goes_back = rule(Rule.RETURNS_TO_STAGING)(_goes_back)

    @forced(after=On.ROUND_ENDS, condition=borne)
    async def gnaw(game: CardGame, use: Use) -> None:
        """As each round ends, the hero who bears it takes 1 damage."""
        if borne(game, use):
            await deal_damage(game, bearer(game, use), 1, use.card)

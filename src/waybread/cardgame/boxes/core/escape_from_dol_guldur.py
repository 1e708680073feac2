"""The encounter set Escape from Dol Guldur."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.cardgame.abilities.ability import Use, action, constant, forced, rule, shadow, when_revealed
from waybread.cardgame.abilities.lasting_effects import STAGING_THREAT, add_lasting_effect
from waybread.cardgame.abilities.modifiers import is_player_card
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.rules_in_play import affects, rule_applies
from waybread.cardgame.abilities.selectors import attachments_of, choose, discardable, itself, undefended
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.attachments import attach_to_deck, claim
from waybread.cardgame.effects.costs import RaiseMyThreat
from waybread.cardgame.effects.damage import deal_damage
from waybread.cardgame.effects.engagement import engage
from waybread.cardgame.effects.entering_play import place_in_staging
from waybread.cardgame.effects.leaving_play import discard, shuffle_into_deck
from waybread.cardgame.effects.threat import raise_threat
from waybread.cardgame.facts import CardType
from waybread.cardgame.library import card, enemy, location, objective, treachery
from waybread.cardgame.state import SCENARIO, Zone, replaced
from waybread.cardgame.zones.card_moves import take_form

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

SET = "Escape from Dol Guldur"
CORE = "Core Set"
NAZGUL = "Nazgûl of Dol Guldur"


@enemy("Dungeon Jailor", encounter_set=SET, set_name=CORE, number=101, quantity=2, easy_quantity=0,
       engagement_cost=38, threat=1, attack=2, defense=3, hit_points=5, traits="Dol Guldur. Orc.",
       keywords="Victory 5.")  # fmt: skip
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


@enemy(NAZGUL, encounter_set=SET, set_name=CORE, number=102, quantity=1, easy_quantity=1, engagement_cost=40, threat=5,
       attack=4, defense=3, hit_points=9, traits="Nazgûl.")  # fmt: skip
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


@enemy("Cavern Guardian", encounter_set=SET, set_name=CORE, number=103, quantity=2, easy_quantity=2, engagement_cost=8,
       threat=2, attack=2, defense=1, hit_points=2, traits="Undead.", keywords="Doomed 1.")  # fmt: skip
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


@treachery("Under the Shadow", encounter_set=SET, set_name=CORE, number=104, quantity=2, easy_quantity=2)
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
    await attach_to_deck(game, use.card, game.state.first_player, "iron-shackles-attached")


@treachery("Iron Shackles", encounter_set=SET, set_name=CORE, number=105, quantity=1, easy_quantity=1)
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


@card("Iron Shackles", CardType.ATTACHMENT, key="iron-shackles-attached", encounter_set=SET, set_name=CORE, number=105,
      quantity=0, easy_quantity=0, traits="Condition.")  # fmt: skip
class IronShacklesAttached:
    @constant(when=On.DRAWN, condition=_draws_from_shackled_deck)
    async def hold_back(game: CardGame, use: Use) -> None:
        """The next draw from this deck, of however many cards, discards Iron Shackles instead."""
        use.occurrence.replaced = True
        await discard(game, use.card)


@location("Endless Caverns", encounter_set=SET, set_name=CORE, number=106, quantity=2, easy_quantity=2, threat=1,
          quest_points=3, traits="Dungeon.", keywords="Doomed 1. Surge.")  # fmt: skip
class EndlessCaverns:
    pass


@location("Tower Gate", encounter_set=SET, set_name=CORE, number=107, quantity=2, easy_quantity=2, threat=2,
          quest_points=1, traits="Dungeon.")  # fmt: skip
class TowerGate:
    @forced(after=On.TRAVELLED, condition=itself)
    async def raise_the_alarm(game: CardGame, use: Use) -> None:
        """Once you have travelled here, every player is engaged by an Orc Guard: the next card of their own deck.

        It lies face down, is an enemy with 1 attack, 1 defense and 1 hit point, and counts as coming from the
        staging area.
        """
        await call_orc_guards(game)


@card("Orc Guard", CardType.ENEMY, encounter_set=SET, quantity=0, easy_quantity=0, attack=1, defense=1, hit_points=1)
class OrcGuard:
    """What a face-down player card serves as."""


async def call_orc_guards(game: CardGame) -> None:
    """Each player, in player order, is engaged by the top card of their deck, which nobody looks at."""
    state = game.state
    for player in game.order():
        if state.decks[player]:
            guard = state.decks[player][-1]
            take_form(game, guard, "orc-guard")
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


_claiming = action(cost=RaiseMyThreat(2), condition=_may_be_claimed, target=_claimants)


@objective("Gandalf's Map", encounter_set=SET, scenario=SET, set_name=CORE, number=108, traits="Item.",
           keywords="Guarded. Restricted.")  # fmt: skip
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


@objective("Dungeon Torch", encounter_set=SET, scenario=SET, set_name=CORE, number=109, traits="Item.",
           keywords="Guarded. Restricted.")  # fmt: skip
class DungeonTorch:
    claim = _claiming(_claim)
    goes_back = rule(Rule.RETURNS_TO_STAGING)(_goes_back)

    @forced(after=On.ROUND_ENDS, condition=borne)
    async def draw_eyes(game: CardGame, use: Use) -> None:
        """As each round ends, the threat of whoever controls the hero who bears it rises by 2."""
        if borne(game, use):  # the bearer may have fallen as the round ended
            await raise_threat(game, game.state.controller[bearer(game, use)], 2, use.card, "torch")


@objective("Shadow Key", encounter_set=SET, scenario=SET, set_name=CORE, number=110, traits="Item.",
           keywords="Guarded. Restricted.")  # fmt: skip
class ShadowKey:
    claim = _claiming(_claim)
    goes_back = rule(Rule.RETURNS_TO_STAGING)(_goes_back)

    @forced(after=On.ROUND_ENDS, condition=borne)
    async def gnaw(game: CardGame, use: Use) -> None:
        """As each round ends, the hero who bears it takes 1 damage."""
        if borne(game, use):
            await deal_damage(game, bearer(game, use), 1, use.card)

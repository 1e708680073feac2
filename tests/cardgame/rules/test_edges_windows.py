"""Edges of windows: who is asked about what, from where, and what an answer leaves to others."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, lay
from tests.cardgame.rules.bare_effects import carry_out, ear
from tests.cardgame.rules.witness_cards import noted
from waybread.cardgame.abilities.ability import Ability, Per, Use, action, forced, response, rule
from waybread.cardgame.abilities.lasting_effects import DELAYED, add_lasting_effect, delayed
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.card_draw import draw
from waybread.cardgame.effects.damage import deal_damage
from waybread.cardgame.effects.entering_play import put_into_play
from waybread.cardgame.effects.progress import defeat_stage
from waybread.cardgame.facts import Card, CardType, Kind, Sphere, Stat, Where
from waybread.cardgame.library import ally, event, hero, objective
from waybread.cardgame.state import Delayed

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

NEUTRAL = Sphere.NEUTRAL
BODY = {"cost": 0, "willpower": 1, "attack": 1, "defense": 1, "hit_points": 2}
SQUIRE = "Test Edges Squire"
GIFT = "Test Edges Gift"
SHIELD = "Test Edges Shield"
SCOUT = "Test Edges Scout"
STONE = "Test Edges Stone"
SLUGGARD = "Test Edges Sluggard"
ANCHOR = "Test Edges Anchor"
BARE = "Test Edges Bare Friend"
PIPER = "Test Edges Piper"


@ally(SQUIRE, NEUTRAL, **BODY)
class Squire:
    @response(after=On.DAMAGE_DEALT)
    async def help_up(game: CardGame, use: Use) -> None:
        """After damage is dealt, draw 1 card."""
        await draw(game, use.player, 1, use.card)


@event(GIFT, NEUTRAL, cost=0)
class Gift:
    @response(after=On.DAMAGE_DEALT)
    async def comfort(game: CardGame, use: Use) -> None:
        """After damage is dealt, draw 2 cards."""
        await draw(game, use.player, 2, use.card)


@objective(SHIELD)
class Shield:
    @forced(when=On.DAMAGE_DEALT)
    async def ward(game: CardGame, use: Use) -> None:
        """When damage is dealt, it is 2 less."""
        use.occurrence.amount -= 2


@event(STONE, NEUTRAL, cost=0)
class Stone:
    @action(target=lambda game, use: game.characters())
    async def throw(game: CardGame, use: Use, character: int) -> None:
        """Deal 1 damage to a character."""
        await deal_damage(game, character, 1, use.card)


@hero(SCOUT, Sphere.LORE, threat_cost=8, willpower=1, attack=1, defense=1, hit_points=4)
class Scout:
    @action(limit=1, per=Per.PHASE)
    async def scout(game: CardGame, use: Use) -> None:
        """Draw 1 card. (Limit once per phase.)"""
        await draw(game, use.player, 1, use.card)


@ally(SLUGGARD, NEUTRAL, **BODY)
class Sluggard:
    @response(after=On.ROUND_ENDS)
    async def brace(game: CardGame, use: Use) -> None:
        """At the end of the round this ally gets +3 attack until the end of that round."""
        add_lasting_effect(game, use.card, Stat.ATTACK, 3, until="round", cards=[use.card])


@objective(ANCHOR)
class Anchor:
    @forced(when=On.STAGE_DEFEATED)
    async def hold(game: CardGame, use: Use) -> None:
        """A stage is not left."""
        use.occurrence.cancelled = True


@ally(BARE, NEUTRAL, **BODY)
class Bare:
    @rule(Rule.CANNOT_HAVE_ATTACHMENTS)
    def strip(game: CardGame, use: Use, card: int, attachment: int) -> bool:
        """Heroes cannot have attachments."""
        return card in game.heroes()


@ally(PIPER, NEUTRAL, **BODY)
class Piper:
    @action(where=Where.HAND)
    async def pipe(game: CardGame, use: Use) -> None:
        """From your hand: draw 1 card."""
        await draw(game, use.player, 1, use.card)

    @action(where=Where.DISCARD)
    async def hum(game: CardGame, use: Use) -> None:
        """From your discard pile: draw 1 card."""
        await draw(game, use.player, 1, use.card)

    @response(after=On.DAMAGE_DEALT, where=Where.DISCARD)
    async def mourn(game: CardGame, use: Use) -> None:
        """From your discard pile: after damage is dealt, draw 1 card."""
        await draw(game, use.player, 1, use.card)

    @action()
    async def sing(game: CardGame, use: Use) -> None:
        """In play: draw 1 card."""
        await draw(game, use.player, 1, use.card)


# From where


@pytest.mark.rule("lcg:event.3")
def test_a_response_in_the_hand_is_offered_on_an_event_and_not_on_an_ally() -> None:
    table = lay(Seat(hand=[STONE, SQUIRE, GIFT]), at="4.2")
    table.choose(STONE)
    assert table.asked == "response"
    assert table.options == [GIFT]
    table.choose(GIFT)
    assert len(table.hand()) == 3


def test_an_ally_in_play_responds_too() -> None:
    table = lay(Seat(allies=[SQUIRE], hand=[STONE, GIFT]), at="4.2")
    table.choose(STONE, "Aragorn")
    assert sorted(table.options) == [GIFT, SQUIRE]


def test_a_response_from_the_discard_pile_is_offered_from_there_and_from_nowhere_else() -> None:
    table = lay(Seat(discards=[SQUIRE, PIPER], hand=[STONE, PIPER], allies=[PIPER]), at="4.2")
    table.choose(STONE, "Aragorn")
    assert [each // 8 for each in table.decision.options if each >= 0] == [table.state.discards[0][1]]


def test_a_response_is_offered_from_a_discard_pile_with_no_other_card() -> None:
    table = lay(Seat(discards=[PIPER], hand=[STONE]), at="4.2").choose(STONE)
    assert (table.asked, table.options) == ("response", [PIPER])


@pytest.mark.parametrize(
    ("seat", "slot"), [(Seat(hand=[PIPER]), 0), (Seat(discards=[PIPER]), 1), (Seat(allies=[PIPER]), 3)]
)
def test_an_action_is_offered_where_it_works_and_nowhere_else(seat: Seat, slot: int) -> None:
    table = lay(seat, at="4.2")
    assert [each % 8 for each in table.decision.options if each >= 0] == [slot]


def test_a_printed_card_knows_what_can_be_used_from_where() -> None:
    async def act(game: CardGame, use: Use) -> None:
        """Act."""

    places = tuple(Ability(Kind.ACTION, "", act, where=each) for each in (Where.PLAY, Where.HAND, Where.DISCARD))
    answer = Ability(Kind.RESPONSE, "", act, on=(On.DRAWN,))
    held = Card("one", "One", CardType.ALLY, abilities=(*places, answer))
    assert (held.from_hand, held.from_discards) == ((1,), (2,))
    assert held.listed == (("action", 0), ("after:drawn", 3))
    played = Card("two", "Two", CardType.EVENT, abilities=(*places, answer))
    assert (played.from_hand, played.from_discards) == ((0,), (2,))


# Who is asked, about what


def test_a_response_is_asked_about_the_card_that_it_answers_to_the_first_one_too() -> None:
    table = lay(Seat(heroes=["Aragorn", "Éowyn"], hand=[STONE, GIFT]), at="4.2")
    assert table.id("Aragorn") == 0
    table.choose(STONE, "Aragorn")
    assert table.decision.about == table.id("Aragorn")


def test_a_response_to_what_happens_to_no_card_is_asked_about_none() -> None:
    table = lay(Seat(allies=[SLUGGARD]), at="7.4")
    table.pass_until("response")
    assert table.options == [SLUGGARD]
    assert table.decision.about is None


@pytest.mark.rule("lcg:choose.2")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("first", [0, 1])
def test_who_uses_an_ability_chooses_its_target_first_player_or_not(player: int, first: int) -> None:
    hands = [[STONE] if each == player else [] for each in (0, 1)]
    table = lay(Seat(hand=hands[0]), Seat(heroes=["Éowyn"], hand=hands[1]), first_player=first, at="4.2")
    table.pass_until("action", player).choose(STONE)
    assert table.asked == "target"
    assert table.player == player


def test_both_moments_of_playing_an_event_can_be_answered() -> None:
    table = lay(Seat(hand=[STONE]), staging=[ear(On.PLAYED)], at="4.2")
    table.choose(STONE)
    assert noted(table) == ["when played 0", "after played 0"]


# What is left


def test_damage_that_is_reduced_to_nothing_is_not_dealt() -> None:
    table = lay(Seat(allies=[SQUIRE]), staging=[SHIELD], at="4.2")
    cards = [table.id("Aragorn"), table.id(SQUIRE)]
    assert carry_out(deal_damage(table.game, cards, 2)) == 0
    assert table.state.damage == {}


def test_nobody_responds_to_damage_that_was_reduced_to_nothing() -> None:
    table = lay(Seat(allies=[SQUIRE], hand=[STONE]), staging=[SHIELD], at="4.2")
    table.choose(STONE, "Aragorn")
    assert table.asked == "action"
    assert table.state.damage == {}


def test_a_card_that_comes_to_forbid_attachments_has_them_dropped_at_once() -> None:
    table = lay(Seat(attachments={"Aragorn": ["Steward of Gondor"]}, hand=[BARE]), at="2.2")
    assert table.attachments("Aragorn") == ["Steward of Gondor"]
    carry_out(put_into_play(table.game, table.id(BARE), 0))
    assert table.attachments("Aragorn") == []
    assert table.discards() == ["Steward of Gondor"]


def test_a_stage_whose_defeat_is_cancelled_stays() -> None:
    table = lay(Seat(), quest_deck=["a-fork-in-the-road"], progress={"Flies and Spiders": 8}, staging=[ANCHOR],
                at="4.2")  # fmt: skip
    carry_out(defeat_stage(table.game))
    assert table.quest == "Flies and Spiders"


@pytest.mark.rule("lcg:limits.1")
def test_a_limit_per_phase_begins_anew_in_the_next_phase() -> None:
    table = lay(Seat(heroes=[SCOUT]), at="4.2")
    table.choose(SCOUT)
    assert table.options == []
    table.done()
    table.pass_to("5.2")
    assert table.options == [SCOUT]


@pytest.mark.rule("lcg:lasting.8")
def test_nothing_lasts_until_the_end_of_a_round_that_has_already_ended() -> None:
    table = lay(Seat(allies=[SLUGGARD]), at="7.4")
    table.pass_until("response").choose(SLUGGARD)
    assert table.state.round == 2
    assert table.stat(SLUGGARD, Stat.ATTACK) == 1
    assert table.state.lasting == ()


def test_two_delayed_effects_cannot_have_one_name(monkeypatch: pytest.MonkeyPatch) -> None:
    async def deed(game: CardGame, effect: Delayed) -> None:
        """Nothing."""

    monkeypatch.setitem(DELAYED, "test edges taken", deed)
    monkeypatch.setitem(DELAYED, "test edges free", deed)
    monkeypatch.delitem(DELAYED, "test edges free")
    with pytest.raises(ValueError, match="two delayed effects named test edges taken"):
        delayed("test edges taken")(deed)
    assert delayed("test edges free")(deed) is deed
    assert DELAYED["test edges free"] is deed

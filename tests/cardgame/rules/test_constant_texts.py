"""Text that acts whenever something is true, effects that need a condition, and what no willpower costs."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.rules.bare_effects import carry_out
from tests.cardgame.rules.free_events import SCRATCH
from tests.cardgame.rules.witness_cards import note, noted
from waybread.cardgame.abilities.ability import Use, action, modifier, rule, whenever
from waybread.cardgame.abilities.lasting_effects import add_lasting_effect, condition
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.abilities.state_checks import settle
from waybread.cardgame.effects.damage import deal_damage, heal
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.facts import Sphere, Stat
from waybread.cardgame.library import attachment, event, objective

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame
    from waybread.cardgame.state import Lasting

NURSE, TWIN, LEECH = "Test Text Nurse", "Test Text Twin", "Test Text Leech"
FROST, CHILL, CUT = "Test Text Frost", "Test Text Chill", "Test Text Cut"


def _hurt(game: CardGame, use: Use) -> bool:
    return game.state.damage.get(game.copies("Aragorn")[0], 0) >= 2


@objective(NURSE)
class Nurse:
    @whenever(_hurt)
    async def tend(game: CardGame, use: Use) -> None:
        """Whenever Aragorn has 2 damage, heal all of it."""
        note(game, "nurse")
        await heal(game, game.copies("Aragorn")[0], 9)


@objective(TWIN)
class Twin:
    @whenever(_hurt)
    async def tend(game: CardGame, use: Use) -> None:
        """Whenever Aragorn has 2 damage, heal 1 of it."""
        note(game, "twin")
        await heal(game, game.copies("Aragorn")[0], 1)


@objective(LEECH)
class Leech:
    @whenever(_hurt)
    async def suck(game: CardGame, use: Use) -> None:
        """Does nothing about it."""


@objective(FROST)
class Frost:
    @rule(Rule.DISCARDED_AT_NO_WILLPOWER)
    def freeze(game: CardGame, use: Use, card: int) -> bool:
        """A character whose willpower is 0 is discarded."""
        return True


@attachment(CHILL, Sphere.NEUTRAL, cost=0)
class Chill:
    @modifier(Stat.WILLPOWER)
    def weaken(game: CardGame, use: Use, card: int) -> int:
        """-2 willpower."""
        return -2 if card == game.state.host[use.card] else 0


@condition("test: damaged")
def _damaged(game: CardGame, effect: Lasting, card: int) -> bool:
    return card in game.state.damage


@event(CUT, Sphere.NEUTRAL, cost=0)
class Cut:
    @action()
    async def cut(game: CardGame, use: Use) -> None:
        """Until the end of the phase each character gets +3 attack while it is damaged."""
        cards = game.characters()
        add_lasting_effect(game, use.card, Stat.ATTACK, 3, cards=cards, condition="test: damaged")


@pytest.mark.rule("lcg:modifiers.1")
def test_text_acts_as_soon_as_its_condition_is_true_and_not_before() -> None:
    table = lay(Seat(), staging=[NURSE], at="2.2")
    carry_out(deal_damage(table.game, table.id("Aragorn"), 1))
    assert (table.damage("Aragorn"), noted(table)) == (1, [])
    carry_out(deal_damage(table.game, table.id("Aragorn"), 1))
    assert (table.damage("Aragorn"), noted(table)) == (0, ["nurse"])


@pytest.mark.rule("lcg:first-player.6")
def test_of_several_texts_that_are_due_the_first_player_says_which_comes_first() -> None:
    table = lay(Seat(hand=[SCRATCH]), staging=[NURSE, TWIN], damage={"Aragorn": 1}, at="2.2")
    table.choose(SCRATCH)
    assert (table.asked, table.options) == ("order", [NURSE, TWIN])
    table.choose(TWIN)
    assert noted(table) == ["twin"]  # by then nothing else is due


def test_a_text_that_does_not_end_what_it_acts_on_is_a_fault() -> None:
    table = lay(Seat(), staging=[LEECH], at="2.2")
    with pytest.raises(RuntimeError, match="has left true what it acts on"):
        carry_out(deal_damage(table.game, table.id("Aragorn"), 2))


@pytest.mark.rule("lcg:modifiers.1")
def test_a_character_without_willpower_is_discarded_at_once_where_a_card_says_so() -> None:
    table = lay(Seat(heroes=["Aragorn", "Gimli"]), staging=[FROST], attached={"Aragorn": [CHILL]}, at="2.2")
    carry_out(settle(table.game))
    assert (table.zone("Aragorn"), table.zone("Gimli")) == (Zone.DISCARD, Zone.AREA)


def test_a_lasting_effect_may_discard_who_loses_the_last_willpower_later() -> None:
    table = lay(Seat(heroes=["Aragorn", "Gimli"]), staging=["Forest Spider"], at="2.2")
    aragorn, gimli, spider = map(table.id, ("Aragorn", "Gimli", "Forest Spider"))
    add_lasting_effect(table.game, spider, Rule.DISCARDED_AT_NO_WILLPOWER, cards=[aragorn])
    carry_out(settle(table.game))
    assert table.area() == ["Aragorn", "Gimli"]
    add_lasting_effect(table.game, spider, Stat.WILLPOWER, -2, cards=[aragorn, gimli])
    carry_out(settle(table.game))
    assert table.area() == ["Gimli"]


def test_a_lasting_effect_with_a_condition_works_while_that_is_true() -> None:
    table = lay(Seat(hand=[CUT]), at="2.2").choose(CUT)
    assert table.stat("Aragorn", Stat.ATTACK) == 3
    carry_out(deal_damage(table.game, table.id("Aragorn"), 1))
    assert table.stat("Aragorn", Stat.ATTACK) == 6
    table.game = table.game.load(table.game.save())
    assert table.stat("Aragorn", Stat.ATTACK) == 6
    carry_out(heal(table.game, table.id("Aragorn"), 1))
    assert table.stat("Aragorn", Stat.ATTACK) == 3


def test_a_condition_has_to_be_known_by_its_name() -> None:
    table = lay(Seat(), at="2.2")
    with pytest.raises(ValueError, match="no condition named never"):
        add_lasting_effect(table.game, 0, Stat.ATTACK, cards=[0], condition="never")


def test_a_text_is_silent_once_its_card_has_left_play() -> None:
    table = lay(Seat(), staging=[NURSE], at="2.2")
    carry_out(discard(table.game, table.id(NURSE)))
    carry_out(deal_damage(table.game, table.id("Aragorn"), 3))
    assert table.damage("Aragorn") == 3

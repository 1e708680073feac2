"""Modified numbers, base values, what is printed and what is gained."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, Table, lay
from waybread.cardgame.abilities.ability import Op, Use, action, modifier, rule
from waybread.cardgame.abilities.lasting_effects import add_lasting_effect
from waybread.cardgame.abilities.modifiers import base, keyword, staging_threat
from waybread.cardgame.abilities.selectors import host, targets, to_a_character
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.card_draw import draw
from waybread.cardgame.facts import CardType, Keyword, Sphere, Stat
from waybread.cardgame.library import ally, attachment, event

if TYPE_CHECKING:
    from waybread.cardgame.abilities.ability import Ability
    from waybread.cardgame.game import CardGame

NEUTRAL = Sphere.NEUTRAL


def change(amount: int, op: Op) -> Ability:
    """An action that changes the attack of a hero until the end of the phase."""

    async def effect(game: CardGame, use: Use, hero: int) -> None:
        """Choose a hero, whose attack is changed until the end of the phase."""
        add_lasting_effect(game, use.card, Stat.ATTACK, amount, cards=[hero], op=op)

    return action(target=targets(lambda game, use: game.heroes()))(effect)


@event("Test Modifiers Plus Two", NEUTRAL, cost=0)
class PlusTwo:
    add = change(2, Op.ADD)


@event("Test Modifiers Minus Five", NEUTRAL, cost=0)
class MinusFive:
    take_away = change(-5, Op.ADD)


@event("Test Modifiers Double", NEUTRAL, cost=0)
class Double:
    double = change(2, Op.MULTIPLY)


@event("Test Modifiers Set to Four", NEUTRAL, cost=0)
class SetToFour:
    four = change(4, Op.SET)


@ally("Test Modifiers Warden", NEUTRAL, cost=1, willpower=0, attack=0, defense=0, hit_points=1)
class Warden:
    @modifier(Stat.THREAT, Op.SET)
    def calm(game: CardGame, use: Use, card: int) -> int | None:
        """The threat of each enemy in the staging area is 0."""
        return 0 if game.type_of(card) is CardType.ENEMY else None


@event("Test Modifiers Set to One", NEUTRAL, cost=0)
class SetToOne:
    one = change(1, Op.SET)


@attachment("Test Modifiers Weary Arm", NEUTRAL, cost=0)
class WearyArm:
    attaches = rule(Rule.ATTACHES_TO)(to_a_character)

    @modifier(Stat.ATTACK, Op.MULTIPLY)
    def tire(game: CardGame, use: Use, card: int) -> float | None:
        """Attached character's attack is halved."""
        return 0.5 if card == host(game, use) else None


@attachment("Test Modifiers Horse", NEUTRAL, cost=0)
class Horse:
    attaches = rule(Rule.ATTACHES_TO)(to_a_character)

    @rule(Rule.GAINS_KEYWORD)
    def ride(game: CardGame, use: Use, card: int) -> str | None:
        """Attached character gains Ranged."""
        return Keyword.RANGED if card == host(game, use) else None


@event("Test Modifiers Song of Gondor", NEUTRAL, cost=0)
class SongOfGondor:
    @action()
    async def sing(game: CardGame, use: Use) -> None:
        """Draw 1 card for each hero with the printed Gondor trait."""
        count = sum("Gondor" in game.card(each).traits for each in game.heroes())
        await draw(game, use.player, count, use.card)


def play(*titles: str, hero: str = "Aragorn", attachments: tuple[str, ...] = ()) -> Table:
    """Play events on a hero (Aragorn has an attack of 3), one after the other."""
    table = lay(Seat(heroes=[hero], hand=titles, attachments={hero: attachments}, deck=[]), at="3.1")
    return table.choose(*titles)


# Adding up


@pytest.mark.rule("lcg:modifiers.1")
def test_a_change_counts_from_the_moment_it_comes_to_the_moment_it_goes() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], allies=["Faramir"]),
        staging=["Forest Gate", "Forest Gate"],
        committed=["Aragorn"],
        encounter_deck=[],
        at="3.3",
    )
    assert table.stat("Aragorn", Stat.WILLPOWER) == 2  # against a threat of 4
    table.choose("Faramir")
    assert table.stat("Aragorn", Stat.WILLPOWER) == 3
    table.pass_to("3.4")
    assert table.threat() == 21  # the quest counted 3, not the 2 of before
    table.pass_to("4.2")
    assert table.stat("Aragorn", Stat.WILLPOWER) == 2


@pytest.mark.rule("lcg:modifiers.2")
def test_when_a_modifier_goes_the_number_is_made_anew_from_its_base_value() -> None:
    table = lay(
        Seat(
            heroes=["Aragorn"],
            attachments={"Aragorn": ["Celebrían's Stone", "Test Modifiers Weary Arm"]},
            hand=["Test Modifiers Minus Five", "Test Modifiers Plus Two"],
        ),
        encounter_deck=[],
        at="3.1",
    )
    table.choose("Test Modifiers Minus Five")
    assert table.stat("Aragorn", Stat.ATTACK) == 0  # half of -2
    table.choose("Test Modifiers Plus Two")
    assert table.stat("Aragorn", Stat.ATTACK) == 0  # half of 3 - 5 + 2, not 0 + 2
    table.pass_to("4.2")
    assert table.stat("Aragorn", Stat.ATTACK) == 2  # half of 3 again


@pytest.mark.rule("lcg:modifiers.3", "lcg:modifiers.4")
def test_additions_come_before_doubling_in_whatever_order_they_arrive() -> None:
    one, two = "Test Modifiers Plus Two", "Test Modifiers Double"
    assert play(one, two).stat("Aragorn", Stat.ATTACK) == 10
    assert play(two, one).stat("Aragorn", Stat.ATTACK) == 10


@pytest.mark.rule("lcg:modifiers.5")
def test_a_number_that_is_set_overrides_all_that_is_added_or_multiplied() -> None:
    others = ("Test Modifiers Plus Two", "Test Modifiers Double")
    assert play("Test Modifiers Set to Four", *others).stat("Aragorn", Stat.ATTACK) == 4
    assert play(*others, "Test Modifiers Set to Four").stat("Aragorn", Stat.ATTACK) == 4


@pytest.mark.rule("lcg:modifiers.6")
def test_of_two_settings_the_latest_prevails() -> None:
    four, one = "Test Modifiers Set to Four", "Test Modifiers Set to One"
    assert play(four, one).stat("Aragorn", Stat.ATTACK) == 1
    assert play(one, four).stat("Aragorn", Stat.ATTACK) == 4


@pytest.mark.rule("lcg:modifiers.7")
def test_a_number_below_zero_counts_as_zero_once_all_is_added() -> None:
    table = play("Test Modifiers Minus Five")
    assert table.stat("Aragorn", Stat.ATTACK) == 0
    assert play("Test Modifiers Minus Five", "Test Modifiers Plus Two").stat("Aragorn", Stat.ATTACK) == 0
    assert play(*["Test Modifiers Plus Two"] * 2, "Test Modifiers Minus Five").stat("Aragorn", Stat.ATTACK) == 2


@pytest.mark.rule("lcg:modifiers.7")
def test_a_location_with_less_than_no_threat_takes_nothing_from_the_staging_area() -> None:
    attached = {"Old Forest Road": ["Power in the Earth", "Power in the Earth"]}
    table = lay(Seat(), staging=["Old Forest Road", "Forest Gate"], attached=attached, encounter_deck=[], at="3.4")
    assert table.stat("Old Forest Road", Stat.THREAT) == 0
    assert table.threat() == 22  # the other location's 2


@pytest.mark.rule("lcg:modifiers.8")
def test_fractions_are_rounded_up_at_the_end() -> None:
    weary = ("Test Modifiers Weary Arm",)
    assert play(attachments=weary).stat("Aragorn", Stat.ATTACK) == 2  # 1.5
    both = weary * 2
    assert play(attachments=both).stat("Aragorn", Stat.ATTACK) == 1  # 0.75
    assert play("Test Modifiers Double", attachments=weary).stat("Aragorn", Stat.ATTACK) == 3


# Base values, printed values, gained ones


@pytest.mark.rule("lcg:base-value.1", "lcg:base-value.2")
def test_the_base_value_is_the_printed_one_before_any_modifier() -> None:
    table = play("Test Modifiers Plus Two", "Test Modifiers Double")
    assert table.stat("Aragorn", Stat.ATTACK) == 10
    assert base(table.game, table.id("Aragorn"), Stat.ATTACK) == 3
    assert table.game.card(table.id("Aragorn")).attack == 3


@pytest.mark.rule("lcg:printed.1")
def test_printed_leaves_out_what_was_gained_or_modified() -> None:
    steward = {"Aragorn": ["Steward of Gondor"]}
    seat = Seat(
        heroes=["Aragorn", "Eleanor"], attachments=steward, hand=["Test Modifiers Song of Gondor"], deck=["Faramir"] * 3
    )
    table = lay(seat, at="3.1")
    assert "Gondor" in table.traits("Aragorn")
    table.choose("Test Modifiers Song of Gondor")
    assert table.hand() == ["Faramir"]  # for Eleanor alone


@pytest.mark.rule("lcg:gains.2")
def test_a_card_with_a_gained_trait_works_as_though_it_had_it() -> None:
    steward = {"Aragorn": ["Steward of Gondor"]}
    seat = Seat(heroes=["Aragorn", "Théodred"], attachments=steward, hand=["For Gondor!"], resources=1)
    table = lay(seat, at="3.1").choose("For Gondor!")
    assert table.stat("Aragorn", Stat.DEFENSE) == 3
    assert table.stat("Théodred", Stat.DEFENSE) == 1


@pytest.mark.rule("lcg:gains.2")
def test_a_card_with_a_gained_keyword_works_as_though_it_had_it() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], engaged=["Forest Spider"], exhausted=["Aragorn"]),
        Seat(heroes=["Théodred", "Glóin"], attachments={"Glóin": ["Test Modifiers Horse"]}),
        encounter_deck=[],
        at="6.7",
    )
    table.pass_until("attack", 1).choose("Forest Spider")
    assert table.state.attacks[-1].attackers == [table.id("Glóin")]  # who alone could


@pytest.mark.rule("lcg:gains.3")
def test_what_is_gained_is_not_printed_on_the_card() -> None:
    seat = Seat(heroes=["Aragorn"], attachments={"Aragorn": ["Steward of Gondor", "Test Modifiers Horse"]})
    table = lay(seat, at="3.1")
    aragorn = table.id("Aragorn")
    assert "Gondor" in table.traits("Aragorn")
    assert keyword(table.game, aragorn, Keyword.RANGED) == 1
    assert "Gondor" not in table.game.card(aragorn).traits
    assert Keyword.RANGED not in table.game.card(aragorn).keywords


@pytest.mark.rule("lcg:modifiers.5")
def test_a_threat_that_is_set_to_zero_counts_as_zero_in_the_staging_area_and_leaves_other_cards_alone() -> None:
    staging = ["King Spider", "Forest Gate"]
    assert staging_threat(lay(Seat(), staging=staging, at="4.2").game) == 4
    assert staging_threat(lay(Seat(allies=["Test Modifiers Warden"]), staging=staging, at="4.2").game) == 2

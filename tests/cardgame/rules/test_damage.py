"""Damage: dealt, assigned, placed; hit points; being destroyed; cards that cannot be damaged."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, Zone, lay
from waybread.cardgame.abilities.ability import Use, action, response, rule
from waybread.cardgame.abilities.lasting_effects import add_lasting_effect
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import host, to_a_character
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.card_draw import draw
from waybread.cardgame.effects.damage import damageable, deal_damage, move_damage
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.facts import CHARACTERS, Sphere, Stat
from waybread.cardgame.library import ally, attachment, event, hero

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

NEUTRAL = Sphere.NEUTRAL


def hurtable(game: CardGame, use: Use) -> list[int]:
    """Characters and enemies that an effect may choose to damage."""
    return [each for each in [*game.characters(), *game.enemies()] if damageable(game, each, use.card)]


@event("Test Damage Stone", NEUTRAL, cost=0)
class Stone:
    @action(target=hurtable)
    async def throw(game: CardGame, use: Use, card: int) -> None:
        """Choose a character or enemy and deal 2 damage to it."""
        await deal_damage(game, card, 2, use.card)


@event("Test Damage Transfer", NEUTRAL, cost=0)
class Transfer:
    @action(target=hurtable)
    async def shift(game: CardGame, use: Use, card: int) -> None:
        """Move all damage from the first damaged card to a card of your choice."""
        await move_damage(game, next(iter(game.state.damage)), card, 9, use.card)


@event("Test Damage Burden", NEUTRAL, cost=0)
class Burden:
    @action(condition=lambda game, use: bool(game.state.damage))
    async def lay_down(game: CardGame, use: Use) -> None:
        """Move all damage from the first damaged card to your last hero."""
        await move_damage(game, next(iter(game.state.damage)), game.heroes(use.player)[-1], 9, use.card)


@event("Test Damage Reckoning", NEUTRAL, cost=0)
class Reckoning:
    @action(condition=lambda game, use: bool(game.state.damage))
    async def reckon(game: CardGame, use: Use) -> None:
        """Move all damage from the first damaged card to your last hero. Then draw 1 card for each of your heroes."""
        await move_damage(game, next(iter(game.state.damage)), game.heroes(use.player)[-1], 9, use.card)
        await draw(game, use.player, len(game.heroes(use.player)), use.card)


@event("Test Damage Banish", NEUTRAL, cost=0)
class Banish:
    @action(target=lambda game, use: game.characters())
    async def banish(game: CardGame, use: Use, card: int) -> None:
        """Choose and discard a character."""
        await discard(game, card, use.card)


@event("Test Damage Blessing", NEUTRAL, cost=0)
class Blessing:
    @action(target=lambda game, use: game.characters())
    async def bless(game: CardGame, use: Use, card: int) -> None:
        """Choose a character, which cannot be damaged until the end of the phase."""
        add_lasting_effect(game, use.card, Rule.CANNOT_BE_DAMAGED, cards=[card])


@attachment("Test Damage Charm", NEUTRAL, cost=0)
class Charm:
    attaches = rule(Rule.ATTACHES_TO)(to_a_character)

    @rule(Rule.CANNOT_BE_DAMAGED)
    def protect(game: CardGame, use: Use, card: int) -> bool:
        """Attached character cannot be damaged."""
        return card == host(game, use)


@hero("Test Damage Bodyguard", Sphere.TACTICS, threat_cost=8, willpower=1, attack=1, defense=1, hit_points=5)
class Bodyguard:
    @response(
        when=On.DAMAGE_DEALT,
        condition=lambda game, use: (
            use.occurrence.card != use.card
            and game.type_of(use.occurrence.card) in CHARACTERS
            and damageable(game, use.card, use.card)
        ),
    )
    async def intercept(game: CardGame, use: Use) -> None:
        """When a character is dealt damage, this hero takes it instead."""
        use.occurrence.replaced = True
        await deal_damage(game, use.card, use.occurrence.amount, use.card)

    @response(
        when=On.DAMAGE_DEALT,
        condition=lambda game, use: use.occurrence.amount > 1,
    )
    async def soften(game: CardGame, use: Use) -> None:
        """When damage is dealt, reduce it by 1."""
        use.occurrence.amount -= 1


@ally("Test Damage Gravedigger", NEUTRAL, cost=1, willpower=0, attack=0, defense=0, hit_points=1)
class Gravedigger:
    @response(after=On.DISCARDED)
    async def bury(game: CardGame, use: Use) -> None:
        """After a card is discarded, draw 1 card."""
        await draw(game, use.player, 1, use.card)


# How damage is dealt


@pytest.mark.rule("lcg:damage.1")
def test_attacks_and_abilities_put_damage_on_characters_and_enemies() -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=["Forest Spider"], hand=["Test Damage Stone"]),
        staging=["Old Forest Road"],
        encounter_deck=[],
        at="6.2",
    )
    table.choose("Test Damage Stone")
    assert table.options == ["Gimli", "Forest Spider"]  # no location
    table.choose("Forest Spider")
    assert table.damage("Forest Spider") == 2
    table.pass_to("6.4.3")
    assert table.damage("Gimli") == 2


@pytest.mark.rule("lcg:damage.3", "lcg:damage.4", "lcg:damage.5")
def test_the_amount_is_settled_first_then_assigned_then_placed() -> None:
    table = lay(Seat(heroes=["Gimli", "Test Damage Bodyguard"], hand=["Test Damage Stone"]), at="4.2")
    table.choose("Test Damage Stone", "Gimli")
    assert (table.asked, table.options) == ("response", ["Test Damage Bodyguard", "Test Damage Bodyguard"])
    assert table.state.damage == {}  # nothing is placed while it is pending
    table.choose("Test Damage Bodyguard:1")  # the amount: 1 less
    table.choose("Test Damage Bodyguard:0")  # to whom: the other hero
    table.pass_until("action")
    assert table.damage("Gimli") == 0
    assert table.damage("Test Damage Bodyguard") == 1


# Hit points


@pytest.mark.rule("lcg:damage.2", "lcg:hit-points.2", "lcg:destroy.2")
@pytest.mark.parametrize(("before", "destroyed"), [(1, False), (2, True), (3, True)])
def test_damage_that_reaches_or_passes_the_hit_points_destroys(before: int, destroyed: bool) -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=["Forest Spider"], hand=["Test Damage Stone"]),
        damage={"Forest Spider": before},
        encounter_discard=["Old Forest Road"],
        at="4.2",
    )
    table.choose("Test Damage Stone", "Forest Spider")
    assert table.engaged() == ([] if destroyed else ["Forest Spider"])
    assert table.encounter_discard == ["Old Forest Road", *(["Forest Spider"] if destroyed else [])]


@pytest.mark.rule("lcg:damage.2", "lcg:hit-points.2")
def test_losing_hit_points_destroys_a_character_that_has_the_damage_already() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Thalin"], attachments={"Thalin": ["Citadel Plate"]}, engaged=["Black Forest Bats"]),
        damage={"Thalin": 5},
        shadows={"Black Forest Bats": ["Forest Spider"]},
        at="6.4a",
    )
    assert table.stat("Thalin", Stat.HIT_POINTS) == 8
    table.pass_until("defend").choose("Gimli").pass_to("6.4.2")  # the shadow effect discards the armour
    assert table.discards() == ["Citadel Plate", "Thalin"]


@pytest.mark.rule("lcg:destroy.1")
def test_a_destroyed_character_goes_to_the_top_of_its_owners_discard_pile() -> None:
    table = lay(
        Seat(heroes=["Gimli"], allies=["Veteran Axehand"], hand=["Test Damage Stone"], discards=["Feint"]),
        Seat(heroes=["Aragorn", "Éowyn"], hand=["Test Damage Stone"], discards=["Faramir"]),
        damage={"Éowyn": 1},
        at="4.2",
    )
    table.choose("Test Damage Stone", "Veteran Axehand")
    assert table.discards(0) == ["Feint", "Veteran Axehand", "Test Damage Stone"]  # the event after its effect
    table.choose("Test Damage Stone#2", "Éowyn")
    assert table.discards(1) == ["Faramir", "Éowyn", "Test Damage Stone#2"]
    assert table.id("Éowyn") not in table.state.facedown


@pytest.mark.rule("lcg:destroy.3")
def test_being_destroyed_is_not_being_discarded() -> None:
    table = lay(
        Seat(
            heroes=["Gimli"],
            allies=["Veteran Axehand", "Guard of the Citadel", "Test Damage Gravedigger"],
            hand=["Rain of Arrows", "Test Damage Banish"],
            engaged=["King Spider"],
        ),
        encounter_deck=[],
        at="6.4a",
    )
    table.pass_until("defend").choose("Veteran Axehand").pass_to("6.4.3")
    assert table.zone("Veteran Axehand") is Zone.DISCARD
    assert len(table.hand()) == 2  # nobody was asked to bury it
    table.choose("Test Damage Banish", "Guard of the Citadel")
    assert (table.asked, table.options) == ("response", ["Test Damage Gravedigger"])


@pytest.mark.rule("lcg:damage.2")
def test_damage_that_is_moved_destroys_before_the_effect_goes_on() -> None:
    seat = Seat(heroes=["Gimli", "Théodred"], hand=["Test Damage Reckoning"], deck=["Faramir", "Gandalf"])
    table = lay(seat, damage={"Gimli": 4}, at="4.2").choose("Test Damage Reckoning")
    assert table.zone("Théodred") is Zone.DISCARD
    assert table.hand() == ["Faramir"]  # Gimli is the only hero left


# Cannot be damaged


@pytest.mark.rule("lcg:cannot-be-damaged.1", "lcg:cannot-be-damaged.2")
def test_a_card_that_cannot_be_damaged_is_no_target_for_damage_dealt_or_moved() -> None:
    table = lay(
        Seat(
            heroes=["Gimli", "Thalin"],
            attachments={"Thalin": ["Test Damage Charm"]},
            hand=["Test Damage Stone", "Test Damage Transfer"],
        ),
        damage={"Gimli": 1},
        staging=["Forest Spider"],
        at="4.2",
    )
    table.choose("Test Damage Stone")
    assert table.options == ["Gimli", "Forest Spider"]
    table.choose("Forest Spider").choose("Test Damage Transfer")
    assert table.options == ["Gimli", "Forest Spider"]


@pytest.mark.rule("lcg:cannot-be-damaged.1", "lcg:cannot-be-damaged.2")
def test_a_card_that_cannot_be_damaged_is_not_picked_to_take_undefended_damage() -> None:
    table = lay(
        Seat(
            heroes=["Gimli", "Thalin", "Aragorn"],
            attachments={"Thalin": ["Test Damage Charm"]},
            engaged=["King Spider"],
        ),
        encounter_deck=[],
        at="6.4a",
    )
    table.pass_until("take damage")
    assert table.options == ["Gimli", "Aragorn"]


@pytest.mark.rule("lcg:cannot-be-damaged.1")
def test_damage_is_not_moved_to_a_card_that_cannot_be_damaged() -> None:
    seat = Seat(heroes=["Gimli", "Thalin"], hand=["Test Damage Burden"])
    table = lay(seat, damage={"Gimli": 1}, at="4.2")
    table.choose("Test Damage Burden")
    assert (table.damage("Gimli"), table.damage("Thalin")) == (0, 1)
    seat.attachments = {"Thalin": ["Test Damage Charm"]}
    table = lay(seat, damage={"Gimli": 1}, at="4.2")
    table.choose("Test Damage Burden")
    assert (table.damage("Gimli"), table.damage("Thalin")) == (1, 0)


@pytest.mark.rule("lcg:cannot-be-damaged.1")
def test_a_defender_that_cannot_be_damaged_takes_nothing_and_nobody_else_does() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Thalin"], attachments={"Thalin": ["Test Damage Charm"]}, engaged=["Ungoliant's Spawn"]),
        encounter_deck=[],
        at="6.4a",
    )
    table.pass_until("defend").choose("Thalin").pass_to("6.4.3")
    assert table.state.damage == {}


@pytest.mark.rule("lcg:cannot-be-damaged.1")
def test_damage_is_not_reassigned_to_a_card_that_cannot_be_damaged() -> None:
    table = lay(
        Seat(
            heroes=["Gimli", "Test Damage Bodyguard"],
            attachments={"Test Damage Bodyguard": ["Test Damage Charm"]},
            hand=["Test Damage Stone"],
        ),
        at="4.2",
    )
    table.choose("Test Damage Stone")  # only Gimli can be chosen
    assert (table.asked, table.options) == ("response", ["Test Damage Bodyguard"])  # to soften it, not to take it
    table.done()
    assert table.damage("Gimli") == 2


@pytest.mark.rule("lcg:cannot-be-damaged.2", "lcg:multiple-defenders.3")
def test_of_several_defenders_one_that_cannot_be_damaged_is_not_picked() -> None:
    table = lay(
        Seat(
            heroes=["Gimli", "Thalin"],
            attachments={"Thalin": ["Test Damage Charm"]},
            engaged=["Ungoliant's Spawn"],
            hand=["Stand Together"],
        ),
        encounter_deck=[],
        at="6.4a",
    )
    table.choose("Stand Together").pass_until("defend").choose("Gimli", "Thalin").pass_to("6.4.2").done()
    assert table.window == "6.4.3"  # there was nothing to choose
    assert table.state.damage == {table.id("Gimli"): 5 - 2 - 2}


@pytest.mark.rule("lcg:cannot-be-damaged.3", "lcg:cannot-be-damaged.4")
def test_damage_stays_on_a_card_that_cannot_be_damaged_and_other_effects_still_remove_it() -> None:
    table = lay(
        Seat(
            heroes=["Gimli"],
            allies=["Beorn"],
            hand=["Test Damage Blessing", "Test Damage Stone", "Test Damage Banish"],
        ),
        damage={"Beorn": 4},
        at="4.2",
    )
    table.choose("Test Damage Blessing", "Beorn")
    assert table.damage("Beorn") == 4
    table.choose("Test Damage Stone")  # Gimli is the only choice
    assert (table.damage("Gimli"), table.damage("Beorn")) == (2, 4)
    table.choose("Test Damage Banish", "Beorn")
    assert table.zone("Beorn") is Zone.DISCARD

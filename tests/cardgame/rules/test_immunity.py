"""Immunity: what it shields, and what it leaves open."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, lay
from waybread.cardgame.abilities.ability import Use, action, rule, shadow, when_revealed
from waybread.cardgame.abilities.lasting_effects import add_lasting_effect
from waybread.cardgame.abilities.modifiers import is_player_card
from waybread.cardgame.abilities.selectors import host, targets
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.damage import deal_damage, move_damage
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.effects.progress import progress_on_quest
from waybread.cardgame.effects.threat import raise_threat
from waybread.cardgame.facts import Sphere, Stat
from waybread.cardgame.library import attachment, enemy, event, hero, location

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

NEUTRAL = Sphere.NEUTRAL
WRAITH = "Test Immunity Wraith"


@enemy(WRAITH, engagement_cost=20, threat=2, attack=2, defense=1, hit_points=4)
class Wraith:
    @rule(Rule.IMMUNE)
    def untouchable(game: CardGame, use: Use, card: int, source: int) -> bool:
        """Immune to player card effects."""
        return card == use.card and is_player_card(game, source)

    @when_revealed
    async def wail(game: CardGame, use: Use) -> None:
        """The first player raises their threat by 4."""
        await raise_threat(game, game.state.first_player, 4, use.card)

    @shadow
    async def chill(game: CardGame, use: Use) -> None:
        """Raise your threat by 4."""
        await raise_threat(game, use.player, 4, use.card)


@location("Test Immunity Barrow", threat=2, quest_points=3)
class Barrow:
    @rule(Rule.IMMUNE)
    def untouchable(game: CardGame, use: Use, card: int, source: int) -> bool:
        """Immune to player card effects."""
        return card == use.card and is_player_card(game, source)


@attachment("Test Immunity Mantle", NEUTRAL, cost=0)
class Mantle:
    @rule(Rule.ATTACHES_TO)
    def goes_on(game: CardGame, use: Use, card: int) -> bool:
        """Attach to an enemy."""
        return card in game.enemies()

    @rule(Rule.IMMUNE)
    def cover(game: CardGame, use: Use, card: int, source: int) -> bool:
        """Attached enemy is immune to player card effects."""
        return card == host(game, use) and source != use.card and is_player_card(game, source)


@hero("Test Immunity Bombadil", Sphere.LORE, threat_cost=8, willpower=3, attack=1, defense=1, hit_points=4)
class Bombadil:
    @rule(Rule.IMMUNE)
    def unmoved(game: CardGame, use: Use, card: int, source: int) -> bool:
        """Immune to encounter card effects."""
        return card == use.card and not is_player_card(game, source)


@event("Test Immunity Arrow", NEUTRAL, cost=0)
class Arrow:
    @action(target=targets(lambda game, use: game.enemies()))
    async def shoot(game: CardGame, use: Use, enemy: int) -> None:
        """Choose an enemy and deal 1 damage to it."""
        await deal_damage(game, enemy, 1, use.card)


@event("Test Immunity Volley", NEUTRAL, cost=0)
class Volley:
    @action()
    async def shoot(game: CardGame, use: Use) -> None:
        """Deal 1 damage to each enemy, which gets -1 attack until the end of the phase."""
        await deal_damage(game, game.enemies(), 1, use.card)
        add_lasting_effect(game, use.card, Stat.ATTACK, -1, cards=game.enemies())


@event("Test Immunity Rust", NEUTRAL, cost=0)
class Rust:
    @action(target=targets(lambda game, use: [each for held in game.state.attached.values() for each in held]))
    async def corrode(game: CardGame, use: Use, card: int) -> None:
        """Choose and discard an attachment."""
        await discard(game, card, use.card)


@event("Test Immunity Transfer", NEUTRAL, cost=0)
class Transfer:
    @action(target=targets(lambda game, use: game.enemies()))
    async def shift(game: CardGame, use: Use, enemy: int) -> None:
        """Move 1 damage from the first damaged card to an enemy of your choice."""
        await move_damage(game, next(iter(game.state.damage)), enemy, 1, use.card)


@event("Test Immunity Stride", NEUTRAL, cost=0)
class Stride:
    @action()
    async def stride(game: CardGame, use: Use) -> None:
        """Place 2 progress on the current quest."""
        await progress_on_quest(game, 2, use.card)


@pytest.mark.rule("lcg:immune.1")
def test_an_immune_card_is_neither_chosen_nor_affected() -> None:
    table = lay(
        Seat(engaged=["Forest Spider", "King Spider"], hand=["Test Immunity Arrow", "Test Immunity Volley"]),
        staging=[WRAITH],
        at="4.2",
    )
    table.choose("Test Immunity Arrow")
    assert table.options == ["Forest Spider", "King Spider"]
    table.choose("King Spider").choose("Test Immunity Volley")
    assert [table.damage(each) for each in ("Forest Spider", "King Spider", WRAITH)] == [1, 2, 0]
    assert table.stat("Forest Spider", Stat.ATTACK) == 1
    assert table.stat(WRAITH, Stat.ATTACK) == 2


@pytest.mark.rule("lcg:immune.1")
def test_immunity_to_encounter_cards_holds_against_an_effect_on_all_characters() -> None:
    table = lay(
        Seat(heroes=["Test Immunity Bombadil", "Éowyn"]),
        committed=["Test Immunity Bombadil", "Éowyn"],
        encounter_deck=["Ungoliant's Spawn", "Forest Gate"],
        at="3.3",
    )
    assert table.stat("Éowyn", Stat.WILLPOWER) == 4 - 1
    assert table.stat("Test Immunity Bombadil", Stat.WILLPOWER) == 3


@pytest.mark.rule("lcg:immune.1")
def test_an_effect_with_no_other_target_cannot_be_used() -> None:
    table = lay(Seat(hand=["Test Immunity Arrow"]), staging=[WRAITH], at="4.2")
    assert table.options == []
    assert table.why_not_use("Test Immunity Arrow") == "there is nothing to choose"


@pytest.mark.rule("lcg:immune.2")
def test_attachments_and_tokens_on_an_immune_card_are_not_immune() -> None:
    table = lay(
        Seat(
            heroes=["Gimli"],
            engaged=["King Spider"],
            hand=["Test Immunity Rust", "Test Immunity Transfer"],
        ),
        staging=[WRAITH],
        attached={WRAITH: ["Forest Snare"]},
        damage={WRAITH: 2},
        at="4.2",
    )
    table.choose("Test Immunity Rust")
    assert table.attachments(WRAITH) == []
    table.choose("Test Immunity Transfer")  # only to the King Spider
    assert (table.damage(WRAITH), table.damage("King Spider")) == (1, 1)


@pytest.mark.rule("lcg:immune.2")
def test_the_abilities_of_an_immune_card_are_not_immune() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], hand=["A Test of Will"], resources=1),
        encounter_deck=[WRAITH, "Forest Gate"],
        at="3.3",
    )
    assert (table.asked, table.options) == ("response", ["A Test of Will"])
    table.choose("A Test of Will")
    assert table.threat() == 20
    assert table.staging == [WRAITH]


@pytest.mark.rule("lcg:immune.3")
def test_lasting_effects_are_taken_off_a_card_that_becomes_immune() -> None:
    table = lay(
        Seat(engaged=["Forest Spider"], hand=["Test Immunity Volley", "Test Immunity Mantle"]),
        encounter_deck=["Forest Gate"] * 5,
        at="2.2",
    )
    table.choose("Test Immunity Volley")
    assert table.stat("Forest Spider", Stat.ATTACK) == 1
    table.choose("Test Immunity Mantle")
    assert table.attachments("Forest Spider") == ["Test Immunity Mantle"]
    assert table.stat("Forest Spider", Stat.ATTACK) == 2
    assert table.damage("Forest Spider") == 1  # what was done stays done


# Framework effects


@pytest.mark.rule("lcg:faq.1.47")
def test_engagement_checks_and_attacks_work_on_an_immune_enemy() -> None:
    table = lay(Seat(heroes=["Aragorn"], threat=25), staging=[WRAITH], at="5.3")
    assert table.engaged() == [WRAITH]
    table.pass_until("attack").choose(WRAITH).pass_to("6.8.3")
    assert table.damage(WRAITH) == 3 - 1


@pytest.mark.rule("lcg:faq.1.47")
def test_progress_of_a_quest_is_placed_on_an_immune_location() -> None:
    table = lay(
        Seat(heroes=["Éowyn", "Aragorn"]),
        active_location="Test Immunity Barrow",
        committed=["Éowyn"],
        staging=["Forest Spider"],
        at="3.4",
    )
    assert table.progress("Test Immunity Barrow") == 4 - 2


@pytest.mark.rule("lcg:faq.1.47-2")
def test_progress_from_a_player_card_is_placed_nowhere_behind_an_immune_active_location() -> None:
    table = lay(Seat(hand=["Test Immunity Stride"]), active_location="Test Immunity Barrow", at="4.2")
    table.choose("Test Immunity Stride")
    assert table.state.progress == {}
    usual = lay(Seat(hand=["Test Immunity Stride"]), active_location="Old Forest Road", at="4.2")
    usual.choose("Test Immunity Stride")
    assert usual.progress("Old Forest Road") == 2

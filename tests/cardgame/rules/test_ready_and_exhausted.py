"""Ready and exhausted cards, enemies in play, willpower."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import CARDS, Seat, Zone, lay
from waybread.cardgame.abilities.ability import Use, action, response, rule
from waybread.cardgame.abilities.modifiers import committed_willpower
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.card_draw import draw
from waybread.cardgame.effects.readiness import exhaust
from waybread.cardgame.facts import CHARACTERS, Sphere, Stat
from waybread.cardgame.library import ally, event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

NEUTRAL = Sphere.NEUTRAL
TIRELESS = "Test Ready Tireless Friend"


@event("Test Ready Lullaby", NEUTRAL, cost=0)
class Lullaby:
    @action()
    async def sing(game: CardGame, use: Use) -> None:
        """Exhaust each character."""
        for each in game.characters():
            await exhaust(game, each, use.card)


@ally("Test Ready Watcher", NEUTRAL, cost=1, willpower=0, attack=0, defense=0, hit_points=1)
class Watcher:
    @response(after=On.EXHAUSTED, condition=lambda game, use: bool(game.state.decks[use.player]))
    async def note(game: CardGame, use: Use) -> None:
        """After a character exhausts, draw 1 card."""
        await draw(game, use.player, 1, use.card)


@ally(TIRELESS, NEUTRAL, cost=1, willpower=1, attack=1, defense=1, hit_points=3)
class Tireless:
    @rule(Rule.COMMITS_WITHOUT_EXHAUSTING)
    def quest(game: CardGame, use: Use, card: int) -> bool:
        """This ally does not exhaust to commit to a quest."""
        return card == use.card

    @rule(Rule.ATTACKS_WITHOUT_EXHAUSTING)
    def attack(game: CardGame, use: Use, card: int) -> bool:
        """This ally does not exhaust to attack."""
        return card == use.card

    @rule(Rule.DEFENDS_WITHOUT_EXHAUSTING)
    def defend(game: CardGame, use: Use, card: int) -> bool:
        """This ally does not exhaust to defend."""
        return card == use.card


# Exhausted


@pytest.mark.rule("lcg:exhausted.1", "lcg:exhausted.4")
def test_a_card_exhausts_to_use_an_ability_and_then_cannot_use_it_again() -> None:
    table = lay(Seat(heroes=["Gimli"], allies=["Faramir"]), at="3.1")
    assert table.options == ["Faramir"]
    table.choose("Faramir")
    assert not table.ready("Faramir")
    assert table.options == []
    assert table.why_not_use("Faramir") == "it is exhausted"


@pytest.mark.rule("lcg:exhausted.2")
def test_an_exhausted_card_does_not_exhaust_again() -> None:
    table = lay(
        Seat(
            heroes=["Gimli"], allies=["Test Ready Watcher"], exhausted=["Gimli"], hand=["Test Ready Lullaby"] * 2
        ),
        at="4.2",
    )  # fmt: skip
    table.choose("Test Ready Lullaby")
    assert (table.asked, table.options) == ("response", ["Test Ready Watcher"])  # for itself, not for Gimli
    table.choose("Test Ready Watcher")
    assert table.asked == "action"
    table.choose("Test Ready Lullaby#2")
    assert table.asked == "action"  # nobody could exhaust any more


@pytest.mark.rule("lcg:exhausted.3")
def test_the_abilities_of_an_exhausted_card_stay_active() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Legolas"], exhausted=["Gimli"], engaged=["Black Forest Bats"]),
        damage={"Gimli": 2},
        at="6.7",
    )
    assert table.stat("Gimli", Stat.ATTACK) == 2 + 2  # a constant ability
    table.choose("Black Forest Bats").pass_until("response")
    assert not table.ready("Legolas")
    assert table.options == ["Legolas"]  # a response


# Ready


@pytest.mark.rule("lcg:ready.1")
def test_a_card_enters_play_ready() -> None:
    table = lay(Seat(heroes=["Aragorn"], hand=["Faramir", "Steward of Gondor"], resources=9), at="2.2")
    table.choose("Faramir:play").choose("Steward of Gondor")
    assert table.ready("Faramir")
    assert table.ready("Steward of Gondor")
    assert table.options == ["Faramir", "Steward of Gondor"]  # both can exhaust at once


@pytest.mark.rule("lcg:ready.2")
def test_readying_a_card_lets_it_act_again() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], allies=["Faramir"], exhausted=["Faramir"], hand=["Ever Vigilant"], resources=1),
        at="4.2",
    )
    assert table.options == ["Ever Vigilant"]
    table.choose("Ever Vigilant")
    assert table.ready("Faramir")
    assert table.options == ["Faramir"]


@pytest.mark.rule("lcg:faq.q.ready")
@pytest.mark.parametrize("ready", [True, False])
def test_a_character_has_to_be_ready_even_if_it_need_not_exhaust(ready: bool) -> None:
    tired = [] if ready else [TIRELESS]
    offered = [TIRELESS] if ready else []

    quest = lay(Seat(heroes=["Gimli"], allies=[TIRELESS], exhausted=tired), at="3.2")
    assert quest.options == ["Gimli", *offered]

    attack = lay(Seat(heroes=["Gimli"], allies=[TIRELESS], exhausted=tired, engaged=["Forest Spider"]), at="6.7")
    attack.choose("Forest Spider")
    assert (attack.options if ready else attack.names(attack.state.attacks[-1].attackers)) == ["Gimli", *offered]

    defence = lay(
        Seat(heroes=["Gimli"], allies=[TIRELESS], exhausted=tired, engaged=["Forest Spider"]),
        encounter_deck=[],
        at="6.4a",
    )
    assert defence.pass_until("defend").options == ["Gimli", *offered]
    if ready:
        defence.choose(TIRELESS)
        attack.choose(TIRELESS).done()
        quest.choose(TIRELESS).done()
        assert defence.ready(TIRELESS)
        assert attack.ready(TIRELESS)
        assert quest.ready(TIRELESS)


# Enemies


@pytest.mark.rule("lcg:enemy.2")
def test_a_revealed_enemy_goes_to_the_staging_area() -> None:
    table = lay(Seat(threat=40), encounter_deck=["Forest Spider", "Forest Gate"], at="3.3")
    assert table.staging == ["Forest Spider"]
    assert table.engaged() == []


@pytest.mark.rule("lcg:enemy.3", "lcg:enemy.4")
def test_enemies_stay_in_play_and_engaged_from_round_to_round_until_they_are_defeated() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Gimli"], engaged=["Dol Guldur Orcs"], threat=5),
        staging=["Ungoliant's Spawn"],
        encounter_deck=["Forest Gate"] * 9,
        at="6.11",
    )
    table.pass_until("defend", rounds=1).choose("Gimli")
    assert table.state.round == 2
    assert table.engaged() == ["Dol Guldur Orcs"]
    assert "Ungoliant's Spawn" in table.staging
    table.pass_until("attack").choose("Dol Guldur Orcs").pass_to("6.8.3")
    assert table.zone("Dol Guldur Orcs") is Zone.ENCOUNTER_DISCARD


@pytest.mark.rule("lcg:enemy.4")
def test_an_ability_may_take_an_engaged_enemy_back_to_the_staging_area() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], engaged=["Dol Guldur Orcs"], hand=["A Light in the Dark"], resources=2), at="6.2"
    )
    table.choose("A Light in the Dark")
    assert table.engaged() == []
    assert table.staging == ["Dol Guldur Orcs"]


# Willpower


@pytest.mark.rule("lcg:willpower.1")
def test_willpower_counts_for_characters_that_are_committed() -> None:
    assert all(card.willpower is not None for card in CARDS.values() if card.type in CHARACTERS)
    table = lay(Seat(heroes=["Éowyn", "Gimli"], allies=["Faramir"]), at="3.2")
    assert committed_willpower(table.game) == 0
    table.choose("Éowyn", "Faramir").done()
    assert committed_willpower(table.game) == 4 + 2

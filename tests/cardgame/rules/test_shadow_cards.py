"""Shadow cards: when their text works, and what of them works at all."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, Zone, lay, printed
from waybread.cardgame.abilities.ability import Use, forced, modifier, shadow, when_revealed
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import attacker
from waybread.cardgame.effects.attachments import attach
from waybread.cardgame.effects.threat import raise_threat
from waybread.cardgame.facts import Kind, Stat
from waybread.cardgame.library import enemy, treachery

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


@enemy("Test Shadow Cards Overlord", engagement_cost=45, threat=4, attack=4, defense=4, hit_points=8,
       keywords="Doomed 5. Surge.")  # fmt: skip
class Overlord:
    @modifier(Stat.ATTACK)
    def command(game: CardGame, use: Use, card: int) -> int:
        """Other enemies get +3 attack."""
        return 3 if card in game.enemies() and card != use.card else 0

    @when_revealed
    async def arrive(game: CardGame, use: Use) -> None:
        """The first player raises their threat by 7."""
        await raise_threat(game, game.state.first_player, 7, use.card)

    @forced(after=On.ENEMY_ATTACKED)
    async def exult(game: CardGame, use: Use) -> None:
        """After an enemy attacks, the first player raises their threat by 9."""
        await raise_threat(game, game.state.first_player, 9, use.card)

    @shadow
    async def mock(game: CardGame, use: Use) -> None:
        """Raise your threat by 1."""
        await raise_threat(game, use.player, 1, use.card)


@treachery("Test Shadow Cards Burr")
class Burr:
    @shadow
    async def cling(game: CardGame, use: Use) -> None:
        """Attach this card to the attacking enemy."""
        await attach(game, use.card, attacker(game))


@pytest.mark.rule("lcg:shadow.1")
def test_a_shadow_effect_is_kept_apart_from_a_cards_other_text() -> None:
    spawn = printed("ungoliants-spawn")
    assert spawn.shadow is not None
    assert spawn.shadow.text.startswith("Shadow: ")
    others = [each for each in spawn.abilities if each is not spawn.shadow]
    assert [each.kind for each in others] == [Kind.WHEN_REVEALED]
    assert printed("forest-gate").shadow is None


@pytest.mark.rule("lcg:step.6.4.2", "lcg:shadow.3")
def test_the_shadow_card_is_turned_up_after_defenders_are_declared_and_its_shadow_effect_resolved() -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=["Forest Spider"]),
        encounter_deck=["East Bight Patrol"],
        at="6.2",
    )
    card = table.id("East Bight Patrol")
    table.pass_until("defend").choose("Gimli")
    assert table.window == "6.4.1"
    assert card in table.state.facedown
    assert table.stat("Forest Spider", Stat.ATTACK) == 2
    table.pass_to("6.4.2")
    assert card not in table.state.facedown
    assert table.stat("Forest Spider", Stat.ATTACK) == 3
    table.pass_to("6.4.3")
    assert table.damage("Gimli") == 1
    assert table.threat() == 20  # the attack was defended


@pytest.mark.rule("lcg:shadow.3")
def test_shadow_text_does_nothing_when_the_card_is_revealed() -> None:
    table = lay(Seat(heroes=["Gimli"]), encounter_deck=["East Bight Patrol", "Forest Gate"], at="3.3")
    assert table.staging == ["East Bight Patrol"]
    assert table.threat() == 20
    assert table.state.lasting == ()


@pytest.mark.rule("lcg:shadow.3")
def test_shadow_text_does_nothing_on_a_card_dealt_to_another_enemy() -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=["Forest Spider", "Dol Guldur Orcs"]),
        shadows={"Forest Spider": ["Forest Gate"], "Dol Guldur Orcs": ["East Bight Patrol"]},
        at="6.4a",
    )
    table.choose("Forest Spider").pass_to("6.4.3")
    assert table.damage("Gimli") == 2
    assert table.threat() == 20
    assert table.id("East Bight Patrol") in table.state.facedown


@pytest.mark.rule("lcg:faq.q.shadow-text")
def test_of_a_shadow_card_nothing_works_but_the_shadow_text() -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=["Forest Spider"]),
        encounter_deck=["Test Shadow Cards Overlord", "Forest Gate"],
        at="6.2",
    )
    table.pass_to("6.4.2")
    assert table.zone("Test Shadow Cards Overlord") is Zone.SHADOW
    assert table.stat("Forest Spider", Stat.ATTACK) == 2  # no constant ability
    table.pass_to("6.4.3")
    assert table.threat() == 21  # the shadow effect, but neither when revealed, Doomed nor Forced
    assert table.engaged() == ["Forest Spider"]
    assert table.encounter_deck == ["Forest Gate"]  # nor Surge


@pytest.mark.rule("lcg:step.6.4.2")
def test_several_shadow_cards_are_all_resolved_also_if_one_of_them_goes_elsewhere() -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=["Black Forest Bats"]),
        shadows={"Black Forest Bats": ["Test Shadow Cards Burr", "East Bight Patrol"]},
        at="6.4a",
    )
    table.pass_to("6.4.3")
    assert table.attachments("Black Forest Bats") == ["Test Shadow Cards Burr"]
    assert table.damage("Gimli") == 1 + 1
    assert table.threat() == 23

"""Winning, and the group's score."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, Table, lay
from waybread.cardgame.abilities.ability import Use, action, rule
from waybread.cardgame.abilities.selectors import any_player
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.attachments import change_control
from waybread.cardgame.effects.game_end import eliminate, score
from waybread.cardgame.effects.progress import place_progress
from waybread.cardgame.facts import Sphere
from waybread.cardgame.library import event, quest

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

NEUTRAL = Sphere.NEUTRAL


@quest("Test Scoring Last Stage", stage=3, quest_points=4)
class LastStage:
    pass


@quest("Test Scoring Ashes", stage=3, quest_points=20)
class Ashes:
    @rule(Rule.WINS)
    def prevail(game: CardGame, use: Use) -> bool:
        """If no enemy is in play, the players win."""
        return not game.enemies()


@event("Test Scoring Stride", NEUTRAL, cost=0)
class Stride:
    @action()
    async def stride(game: CardGame, use: Use) -> None:
        """Place 4 progress on the current quest."""
        await place_progress(game, game.state.quest, 4, use.card)


@event("Test Scoring Farewell", NEUTRAL, cost=0)
class Farewell:
    @action(target=any_player)
    async def depart(game: CardGame, use: Use, player: int) -> None:
        """Choose a player, who is eliminated."""
        await eliminate(game, player)


@event("Test Scoring Oath", NEUTRAL, cost=0)
class Oath:
    @action(target=lambda game, use: game.heroes(use.player))
    async def swear(game: CardGame, use: Use, hero: int) -> None:
        """Choose a hero you control and give control of it to the next player."""
        following = game.next_player(use.player)
        if following is not None:
            await change_control(game, hero, following)


def parts(table: Table) -> dict[str, int]:
    """The score of the game that has just been won."""
    assert table.game.outcome is not None
    assert table.game.outcome.won
    return dict(table.game.outcome.score)


# Winning


@pytest.mark.rule("lcg:winning.1")
def test_completing_the_final_stage_wins_also_with_a_single_player_left() -> None:
    table = lay(
        Seat(hand=["Test Scoring Stride", "Test Scoring Farewell"]),
        Seat(heroes=["Gimli"]),
        quest="Test Scoring Last Stage",
        at="4.2",
    )
    table.choose("Test Scoring Farewell", "player 1")
    assert table.won is None
    table.choose("Test Scoring Stride")
    assert table.won is True
    assert table.asked == "nothing"


@pytest.mark.rule("lcg:winning.1")
def test_a_stage_before_the_final_one_does_not_win() -> None:
    table = lay(
        Seat(hand=["Test Scoring Stride"]),
        quest="Test Scoring Last Stage",
        quest_deck=["Beorn's Path"],
        at="4.2",
    )
    table.choose("Test Scoring Stride")
    assert table.won is None
    assert table.quest == "Beorn's Path"


@pytest.mark.rule("lcg:winning.2")
def test_a_goal_on_a_card_wins_at_once() -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=["Black Forest Bats"]),
        quest="Test Scoring Ashes",
        at="6.7",
    )
    table.choose("Black Forest Bats").pass_to("6.8.2")
    assert table.won is None
    table.done()
    assert table.won is True  # there and then, without progress
    assert table.progress("Test Scoring Ashes") == 0


# The score


@pytest.mark.rule("lcg:scoring.2")
def test_a_lost_game_has_no_score() -> None:
    table = lay(Seat(hand=["Test Scoring Farewell"]), at="4.2")
    table.choose("Test Scoring Farewell")
    assert table.game.outcome is not None
    assert table.won is False
    assert table.game.outcome.score == {}


@pytest.mark.rule("lcg:scoring.3", "lcg:scoring.4", "lcg:scoring.5")
def test_the_score_adds_threat_fallen_heroes_and_damage_on_survivors() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Théodred"], allies=["Beorn"], threat=31, hand=["Test Scoring Stride"]),
        Seat(heroes=["Gimli"], threat=27, discards=["Thalin"]),
        damage={"Aragorn": 2, "Gimli": 1, "Beorn": 3},
        quest="Test Scoring Last Stage",
        at="4.2",
    )
    table.choose("Test Scoring Stride")
    won = parts(table)
    assert won["threat"] == 31 + 27
    assert won["fallen heroes"] == 9  # Thalin's threat cost
    assert won["damage"] == 2 + 1  # on heroes, not on the ally
    assert won["total"] == 58 + 9 + 3


@pytest.mark.rule("lcg:scoring.6")
def test_each_completed_round_adds_ten_and_the_running_one_nothing() -> None:
    table = lay(
        Seat(hand=["Test Scoring Stride"]), quest="Test Scoring Last Stage", encounter_deck=["Forest Gate"] * 9,
        at="7.4",
    )  # fmt: skip
    early = table.game.clone()
    assert score(early)["rounds"] == 0
    table.done()
    assert (table.state.round, table.window) == (2, "1.3")
    table.choose("Test Scoring Stride")
    assert parts(table)["rounds"] == 10


@pytest.mark.rule("lcg:scoring.7", "lcg:keyword.victory.4")
def test_victory_points_are_taken_off() -> None:
    table = lay(
        Seat(hand=["Test Scoring Stride"], threat=30),
        quest="Test Scoring Last Stage",
        victory_display=["Hummerhorns", "Chieftan Ufthak"],
        at="4.2",
    )
    table.choose("Test Scoring Stride")
    won = parts(table)
    assert won["victory points"] == -(5 + 4)
    assert won["total"] == 30 - 9


@pytest.mark.rule("lcg:scoring.8", "lcg:scoring.9")
def test_an_eliminated_player_counts_50_threat_and_all_heroes_as_defeated() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], threat=20, hand=["Test Scoring Farewell", "Test Scoring Stride"]),
        Seat(heroes=["Gimli", "Thalin"], threat=25),
        damage={"Gimli": 3},
        quest="Test Scoring Last Stage",
        at="4.2",
    )
    table.choose("Test Scoring Farewell", "player 1").choose("Test Scoring Stride")
    won = parts(table)
    assert won["threat"] == 20 + 50
    assert won["fallen heroes"] == 11 + 9
    assert won["damage"] == 0


@pytest.mark.rule("lcg:scoring.9")
def test_a_hero_of_an_eliminated_player_counts_as_defeated_even_while_another_player_controls_it() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Thalin"], threat=25, hand=["Test Scoring Oath", "Test Scoring Farewell"]),
        Seat(heroes=["Aragorn"], threat=20, hand=["Test Scoring Stride"]),
        damage={"Gimli": 3},
        quest="Test Scoring Last Stage",
        at="4.2",
    )
    table.choose("Test Scoring Oath", "Gimli").done()
    table.choose("Test Scoring Farewell", "player 0")
    assert table.area(1) == ["Aragorn", "Gimli"]
    table.choose("Test Scoring Stride")
    assert parts(table)["fallen heroes"] == 11 + 9
    assert parts(table)["damage"] == 0


@pytest.mark.rule("lcg:scoring.10")
def test_the_better_game_has_the_lower_score() -> None:
    def total(threat: int, *victories: str) -> int:
        seat = Seat(hand=["Test Scoring Stride"], threat=threat)
        table = lay(seat, quest="Test Scoring Last Stage", victory_display=victories, at="4.2")
        return parts(table.choose("Test Scoring Stride"))["total"]

    assert total(20) < total(30)
    assert total(30, "Hummerhorns") < total(30)

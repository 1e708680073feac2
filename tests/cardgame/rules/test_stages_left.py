"""Stages left without being defeated, gone back to, or complete by text; and progress moved and taken."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from tests.cardgame.rules.bare_effects import carry_out, ear
from tests.cardgame.rules.witness_cards import note, noted
from waybread.cardgame.abilities.ability import Use, forced, rule, setup, when_revealed
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import host_left
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.progress import (
    advance,
    check_quest,
    move_progress,
    nth_token,
    place_progress,
    progress_on_quest,
    remove_progress,
    reset_to_stage,
)
from waybread.cardgame.facts import Sphere
from waybread.cardgame.library import attachment, location, objective, quest

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

ONE, TWO, THREE = (f"Test Left Stage {each}" for each in ("One", "Two", "Three"))
GATE, LOCK, FLAG = "Test Left Gate", "Test Left Lock", "Test Left Flag"
HUNT, EXIT, VIEW = "Test Left Hunt", "Test Left Exit", "Test Left View"


async def _set_up(game: CardGame, use: Use) -> None:
    """Note the setup."""
    note(game, f"setup {game.title(use.card)}")


async def _reveal(game: CardGame, use: Use) -> None:
    """Note the reveal."""
    note(game, f"reveal {game.title(use.card)}")


async def _count(game: CardGame, use: Use) -> None:
    """Note the third token."""
    note(game, "third token")


@quest(ONE, stage=1, quest_points=4)
class One:
    set_up = setup(_set_up)
    third = forced(after=On.PROGRESS_PLACED, condition=nth_token(3))(_count)


@quest(TWO, stage=2, quest_points=5, keywords="Victory 2.")
class Two:
    reveal = when_revealed(_reveal)


@quest(THREE, stage=3, quest_points=6)
class Three:
    pass


async def _look_round(game: CardGame, use: Use) -> None:
    """Note which quest lies there."""
    note(game, f"side A, quest {game.state.quest}")


@quest(VIEW, stage=3, quest_points=6)
class View:
    look_round = setup(_look_round)


@location(GATE, threat=1, quest_points=3)
class Gate:
    pass


@objective(LOCK)
class Lock:
    @rule(Rule.CANNOT_HAVE_PROGRESS)
    def bar(game: CardGame, use: Use, card: int, source: int) -> bool:
        """Only the framework places progress on the quest."""
        return card == game.state.quest and source >= 0


@objective(HUNT)
class Hunt:
    @rule(Rule.ADVANCES)
    def hurry(game: CardGame, use: Use) -> bool:
        """The players go on once no enemy is in play."""
        return game.title(game.state.quest) == ONE and not game.enemies()


@objective(EXIT)
class Exit:
    @rule(Rule.COMPLETES)
    def finish(game: CardGame, use: Use) -> bool:
        """Stage two is complete."""
        return game.title(game.state.quest) == TWO


async def _lowered(game: CardGame, use: Use) -> None:
    """Note that it has left with its stage."""
    note(game, f"flag of {game.title(use.occurrence.host)}")


@attachment(FLAG, Sphere.NEUTRAL, cost=0)
class Flag:
    lowered = forced(after=On.LEAVES_PLAY, condition=host_left("defeated"))(_lowered)


def on_stage(stage: str, *staging: str, left: tuple[str, ...] = (), progress: int = 0, **more: object) -> Table:
    deck = {ONE: [TWO, THREE], TWO: [THREE], THREE: []}[stage]
    return lay(Seat(), quest=stage, quest_deck=deck, removed=left, staging=staging, at="2.2",
               progress={stage: progress} if progress else {}, **more)  # type: ignore[arg-type]  # fmt: skip


@pytest.mark.rule("lcg:quest-advancement.2")
def test_leaving_a_stage_is_not_defeating_it() -> None:
    table = on_stage(ONE, ear(On.STAGE_DEFEATED), progress=3)
    carry_out(advance(table.game))
    assert (table.quest, table.zone(ONE), table.progress(TWO)) == (TWO, Zone.REMOVED, 0)
    assert noted(table) == [f"reveal {TWO}"]


def test_after_the_last_stage_there_is_none_to_go_on_to() -> None:
    table = on_stage(THREE)
    with pytest.raises(ValueError, match="there is no stage after"):
        carry_out(advance(table.game))


def test_card_text_may_have_the_players_go_on() -> None:
    table = on_stage(ONE, HUNT, "Forest Spider", ear(On.STAGE_DEFEATED))
    carry_out(check_quest(table.game))
    assert table.quest == ONE
    table = on_stage(ONE, HUNT, ear(On.STAGE_DEFEATED))
    carry_out(check_quest(table.game))
    assert (table.quest, noted(table)) == (TWO, [f"reveal {TWO}"])


def test_card_text_may_complete_a_stage_whatever_its_progress() -> None:
    table = on_stage(TWO, EXIT, ear(On.STAGE_DEFEATED))
    carry_out(check_quest(table.game))
    assert table.quest == THREE
    assert noted(table) == ["when stage defeated 0", "after stage defeated 0"]


@pytest.mark.rule("lcg:quest-side.1")
def test_side_a_of_a_later_stage_is_followed_before_it_is_turned_over() -> None:
    table = lay(Seat(), quest=TWO, quest_deck=[VIEW], at="2.2")
    carry_out(advance(table.game))
    assert noted(table) == ["side A, quest -1"]
    assert table.quest == VIEW


@pytest.mark.rule("lcg:quest-deck.4")
def test_a_defeated_stage_with_victory_points_goes_to_the_victory_display() -> None:
    table = on_stage(TWO)
    carry_out(place_progress(table.game, table.id(TWO), 5))
    assert (table.quest, table.zone(TWO)) == (THREE, Zone.VICTORY)


@pytest.mark.rule("lcg:quest-reset.1", "lcg:quest-reset.2", "lcg:quest-reset.3")
def test_the_quest_goes_back_to_an_earlier_stage_without_its_setup() -> None:
    table = on_stage(THREE, left=(ONE, TWO), progress=2, active_location=GATE)
    table.state.progress[table.id(GATE)] = 1
    assert carry_out(reset_to_stage(table.game, 1))
    assert (table.quest, noted(table)) == (ONE, [])
    assert table.names(reversed(table.state.quest_deck)) == [TWO, THREE]
    assert (table.progress(THREE), table.progress(GATE)) == (0, 1)
    assert table.state.removed == []


def test_the_quest_does_not_go_back_to_a_stage_that_was_never_left() -> None:
    table = on_stage(THREE, left=(TWO,))
    assert not carry_out(reset_to_stage(table.game, 1))
    assert table.quest == THREE


@pytest.mark.rule("lcg:attachment.4")
def test_what_is_attached_to_a_stage_leaves_with_it_and_answers_to_that() -> None:
    table = on_stage(ONE, attached={ONE: [FLAG]})
    carry_out(place_progress(table.game, table.id(ONE), 4))
    assert (table.zone(FLAG), table.state.host, table.state.attached) == (Zone.ENCOUNTER_DISCARD, {}, {})
    assert set(noted(table)) == {"third token", f"flag of {ONE}", f"reveal {TWO}"}


@pytest.mark.rule("lcg:forced.5")
@pytest.mark.parametrize(("before", "placed", "answers"), [(0, 2, 0), (2, 1, 1), (0, 3, 1), (2, 9, 1), (3, 1, 0)])
def test_the_nth_token_is_answered_even_if_it_completed_the_stage(before: int, placed: int, answers: int) -> None:
    table = on_stage(ONE, progress=before)
    carry_out(place_progress(table.game, table.id(ONE), placed))
    assert noted(table).count("third token") == answers


@pytest.mark.rule("lcg:cannot.1")
def test_progress_may_be_barred_by_what_it_comes_from() -> None:
    table = on_stage(TWO, LOCK)
    carry_out(progress_on_quest(table.game, 2, table.id("Aragorn")))
    assert table.progress(TWO) == 0
    carry_out(progress_on_quest(table.game, 2))
    assert table.progress(TWO) == 2


def test_moved_progress_explores_but_is_not_placed() -> None:
    table = on_stage(TWO, GATE, ear(On.PROGRESS_PLACED), progress=4)
    assert carry_out(move_progress(table.game, table.id(TWO), table.id(GATE), 3)) == 3
    assert (table.progress(TWO), table.zone(GATE), noted(table)) == (1, Zone.ENCOUNTER_DISCARD, [])


def test_progress_is_not_moved_to_where_it_cannot_be() -> None:
    table = on_stage(TWO, GATE, LOCK)
    table.state.progress[table.id(GATE)] = 2
    assert carry_out(move_progress(table.game, table.id(GATE), table.id(TWO), 2, table.id("Aragorn"))) == 0
    assert carry_out(move_progress(table.game, table.id(GATE), table.id(TWO), 9)) == 2
    assert (table.progress(GATE), table.progress(TWO)) == (0, 2)


def test_taking_progress_says_how_much_was_there() -> None:
    table = on_stage(TWO, progress=3)
    assert carry_out(remove_progress(table.game, table.id(TWO), 2)) == 2
    assert carry_out(remove_progress(table.game, table.id(TWO), 2)) == 1
    assert carry_out(remove_progress(table.game, table.id(TWO), 2)) == 0

"""Quest decks that are shuffled: stages with side A up, bypassed, shuffled back, drawn and chosen."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from tests.cardgame.rules.bare_effects import carry_out
from tests.cardgame.rules.witness_cards import note, noted
from tests.table.cardgame.table_words import Log
from waybread.cardgame.abilities.ability import Use, constant, forced, when_revealed
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import itself
from waybread.cardgame.effects.game_end import win
from waybread.cardgame.effects.progress import advance, progress_on_quest, turn_stage
from waybread.cardgame.effects.quest_deck import bypass_stage, choose_stage, draw_stage, shuffle_into_quest_deck
from waybread.cardgame.library import quest
from waybread.cardgame.secrecy import hidden_cards
from waybread.kernel import Streams

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

START, CAVE, STAIR, EXIT = (f"Test Wandering {each}" for each in ("Start", "Cave", "Stair", "Exit"))
SIDE_A = "Test Which Way"
PATHS = (CAVE, STAIR, EXIT)


async def _read(game: CardGame, use: Use) -> None:
    """Note that side B is up."""
    note(game, f"side B of {game.title(use.card)} in the {game.state.phase} phase")


async def _escape(game: CardGame, use: Use) -> None:
    """Whoever defeats this stage has won."""
    win(game, "the way out is found")


@quest(START, stage=1)
class Start:
    pass


@quest(CAVE, title_a=SIDE_A, stage=2, quest_points=3, keywords="Victory 2.", turned_later=True)
class Cave:
    read = when_revealed(_read)


@quest(STAIR, title_a=SIDE_A, stage=2, quest_points=5, keywords="Victory 1.", turned_later=True)
class Stair:
    read = when_revealed(_read)

    @forced(after=On.PHASE_ENDS)
    async def wander(game: CardGame, use: Use) -> None:
        """At the end of each combat phase the stage is bypassed."""
        if use.occurrence.reason == "combat":
            await bypass_stage(game)


@quest(EXIT, title_a=SIDE_A, stage=2, quest_points=2, turned_later=True)
class Exit:
    read = when_revealed(_read)
    escape = constant(when=On.STAGE_DEFEATED, condition=itself)(_escape)


def wandering(stage: str = START, deck: tuple[str, ...] = PATHS, *, at: str = "2.2", **more: object) -> Table:
    return lay(Seat(), quest=stage, quest_deck=deck, at=at, **more)  # type: ignore[arg-type]


def on_side_a(stage: str = CAVE, deck: tuple[str, ...] = (STAIR, EXIT), *, at: str = "2.2") -> Table:
    """The first of these stages has come up, and is not turned over yet."""
    table = wandering(START, (stage, *deck), at=at)
    carry_out(advance(table.game, Zone.VICTORY))
    return table


@pytest.mark.rule("lcg:quest-deck.1")
def test_a_stage_of_a_shuffled_quest_deck_comes_up_with_side_a() -> None:
    table = on_side_a()
    assert (table.quest, table.zone(START), noted(table)) == (CAVE, Zone.VICTORY, [])
    for viewer in (0, None):
        shown = table.game.view(viewer)
        assert shown["quest"] == [{"id": -1, "title": SIDE_A, "type": "quest", "facedown": True}]
        assert not any(each in json.dumps(shown) for each in PATHS)


@pytest.mark.rule("lcg:quest-deck.1")
def test_no_progress_is_placed_while_side_a_is_up() -> None:
    table = on_side_a()
    carry_out(progress_on_quest(table.game, 3))
    assert (table.quest, table.progress(CAVE)) == (CAVE, 0)


@pytest.mark.rule("lcg:quest-deck.2")
def test_it_is_turned_over_as_staging_begins_before_anything_is_revealed() -> None:
    table = on_side_a(at="2.2")
    table.pass_to("3.3")
    assert noted(table) == [f"side B of {CAVE} in the quest phase"]
    assert table.game.view(0)["quest"][0]["title"] == CAVE
    assert len(table.staging) == 1


@pytest.mark.rule("lcg:quest-deck.2")
def test_a_stage_that_is_up_is_not_turned_again() -> None:
    table = wandering(CAVE, (STAIR,))
    table.pass_to("3.3")
    assert noted(table) == []


@pytest.mark.rule("lcg:quest-deck.3")
def test_a_bypassed_stage_goes_to_the_bottom_without_its_progress() -> None:
    table = wandering(CAVE, (STAIR, EXIT), progress={CAVE: 2})
    carry_out(bypass_stage(table.game))
    assert (table.quest, table.progress(CAVE)) == (STAIR, 0)
    assert table.names(reversed(table.state.quest_deck)) == [EXIT, CAVE]
    assert table.state.facedown == {table.id(STAIR): True}


@pytest.mark.rule("lcg:quest-deck.3")
def test_a_lone_stage_that_is_bypassed_comes_up_again() -> None:
    table = wandering(CAVE, (), progress={CAVE: 2})
    carry_out(bypass_stage(table.game))
    assert (table.quest, table.progress(CAVE)) == (CAVE, 0)
    assert table.game.view(0)["quest"][0]["title"] == SIDE_A


@pytest.mark.rule("lcg:quest-deck.3")
def test_text_may_bypass_a_stage_at_the_end_of_a_phase() -> None:
    table = wandering(STAIR, (CAVE,), at="6.1")
    table.pass_to("7.4")
    assert table.quest == CAVE
    assert table.names(table.state.quest_deck) == [STAIR]


@pytest.mark.rule("lcg:quest-deck.3")
def test_everybody_knows_a_bypassed_stage_until_the_quest_deck_is_shuffled() -> None:
    table = wandering(CAVE, (STAIR, EXIT))
    carry_out(bypass_stage(table.game))
    cave = table.id(CAVE)
    known = [{"id": cave, "title": CAVE, "key": table.game.card(cave).key, "zone": "quest_deck", "from_top": 1}]
    assert table.game.view(0)["looked_at"] == known
    carry_out(shuffle_into_quest_deck(table.game, table.id(STAIR)))
    assert table.game.view(0)["looked_at"] == []
    assert len(hidden_cards(table.game, 0)) == len(hidden_cards(table.game, None))


@pytest.mark.rule("lcg:quest-deck.4")
def test_a_defeated_stage_goes_to_the_victory_display_and_the_next_comes_up() -> None:
    table = wandering(CAVE, (STAIR, EXIT))
    carry_out(progress_on_quest(table.game, 3))
    assert (table.zone(CAVE), table.quest, noted(table)) == (Zone.VICTORY, STAIR, [])
    assert table.game.view(0)["quest"][0]["title"] == SIDE_A


def test_text_of_a_stage_may_win_the_game_though_others_are_left() -> None:
    table = wandering(EXIT, (CAVE, STAIR), at="3.4", committed=["Aragorn"])
    table.pass_until("nothing")
    assert table.game.outcome is not None
    assert (table.game.outcome.won, table.game.outcome.reason) == (True, "the way out is found")


def test_the_current_stage_is_shuffled_in_and_another_may_come_up() -> None:
    found = set()
    for seed in range(20):
        table = wandering(CAVE, (STAIR, EXIT), seed=seed, progress={CAVE: 1})
        carry_out(shuffle_into_quest_deck(table.game, table.id(CAVE)))
        found.add(table.quest)
        assert (len(table.state.quest_deck), table.progress(CAVE)) == (2, 0)
        assert table.game.view(0)["quest"][0]["title"] == SIDE_A
    assert found == {*PATHS}


def test_a_stage_is_shuffled_back_from_the_victory_display() -> None:
    table = wandering(EXIT, (STAIR,), victory_display=[CAVE])
    carry_out(shuffle_into_quest_deck(table.game, table.id(CAVE)))
    assert (table.quest, sorted(table.names(table.state.quest_deck))) == (EXIT, [CAVE, STAIR])
    assert table.game.view(0)["victory_points"] == 0


def test_one_of_several_stages_of_a_number_is_drawn_and_the_others_leave_the_game() -> None:
    found = set()
    for seed in range(20):
        table = wandering(START, PATHS, seed=seed)
        drawn = draw_stage(table.game, 2)
        found.add(table.name(drawn))
        assert (table.state.quest_deck, len(table.state.removed)) == ([drawn], 2)
    assert found == {*PATHS}


def test_a_stage_is_drawn_and_the_others_stay() -> None:
    table = wandering(START, (*PATHS, "Beorn's Path"))
    drawn = draw_stage(table.game, 2, others=Zone.QUEST_DECK)
    assert (table.state.quest_deck[-1], len(table.state.quest_deck)) == (drawn, 4)


def test_a_player_chooses_one_of_the_top_stages_and_the_other_goes_to_the_bottom() -> None:
    table = wandering(START, PATHS)
    choosing = choose_stage(table.game, 0, table.id(START))
    asked = choosing.send(None)
    assert table.names(asked.options) == [CAVE, STAIR]
    with pytest.raises(StopIteration):
        choosing.send(table.id(STAIR))
    assert table.names(reversed(table.state.quest_deck)) == [STAIR, EXIT, CAVE]
    assert [each["title"] for each in table.game.view(0)["looked_at"]] == [CAVE, STAIR]


@pytest.mark.rule("lcg:quest-deck.1")
def test_stages_that_nobody_knows_are_dealt_again_among_themselves() -> None:
    table = on_side_a()
    found = set()
    for seed in range(20):
        world = table.game.clone()
        world.conceal((0,), Streams(seed))
        stages = (world.state.quest, *world.state.quest_deck)
        assert sorted(world.title(each) for each in stages) == [CAVE, EXIT, STAIR]
        found.add(world.title(world.state.quest))
        assert not {*stages} & {*world.state.encounter_deck}
    assert found == {*PATHS}


@pytest.mark.rule("lcg:quest-deck.1")
def test_a_stage_that_is_up_and_one_that_was_bypassed_stay_what_they_are() -> None:
    table = wandering(CAVE, (STAIR, EXIT))
    carry_out(bypass_stage(table.game))
    carry_out(turn_stage(table.game))
    for seed in range(5):
        world = table.game.clone()
        world.conceal((0,), Streams(seed))
        assert (world.title(table.state.quest), world.title(table.id(CAVE))) == (STAIR, CAVE)


def test_the_log_names_a_stage_by_side_a_until_it_is_turned() -> None:
    table = wandering(CAVE, (STAIR, EXIT))
    log = Log(table)
    carry_out(bypass_stage(table.game))
    carry_out(turn_stage(table.game))
    carry_out(shuffle_into_quest_deck(table.game, table.id(STAIR)))
    assert log.lines()[:-1] == [
        f"The players bypass {CAVE}, which goes to the bottom of the quest deck.",
        f"Stage 2: {SIDE_A}.",
        f"The players read side B: {STAIR}.",
        f"{STAIR}: Note that side B is up.",
        f"{STAIR} is shuffled into the quest deck.",
    ]
    assert log.lines()[-1] == f"Stage 2: {SIDE_A}."

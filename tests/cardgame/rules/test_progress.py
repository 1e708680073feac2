"""Progress: locations explored, stages completed, the way to the end of a scenario."""

import pytest

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.rules.witness_cards import WATCHER, note, noted, window
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import Use, action, forced, rule, setup, when_revealed
from waybread.cardgame.abilities.modifiers import staging_threat
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.attachments import claim
from waybread.cardgame.effects.damage import deal_damage
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.effects.progress import place_progress, progress_on_quest
from waybread.cardgame.facts import Sphere
from waybread.cardgame.library import enemy, event, location, objective, quest

HEROES = ["Aragorn", "Glóin", WATCHER]
"""Willpower 2 each."""
FORD, MOOR = "Test Progress Ford", "Test Progress Moor"
ONE, TWO, THREE = "Test Progress First Stage", "Test Progress Second Stage", "Test Progress Third Stage"
TROLL = "Test Progress Troll"


# Cards


@location(FORD, threat=2, quest_points=3)
class Ford:
    pass


@location(MOOR, threat=5, quest_points=1)
class Moor:
    pass


@enemy(TROLL, engagement_cost=45, threat=0, attack=0, defense=0, hit_points=1)
class Troll:
    pass


@quest(ONE, stage=1, quest_points=4)
class FirstStage:
    pass


async def _side_a(game: CardGame, use: Use) -> None:
    """Note it."""
    note(game, f"side A in the {game.state.phase} phase")


async def _side_b(game: CardGame, use: Use) -> None:
    """Note it."""
    note(game, f"side B in the {game.state.phase} phase")


@quest(TWO, stage=2, quest_points=4)
class SecondStage:
    side_a = setup(_side_a)
    side_b = when_revealed(_side_b)


@quest(THREE, stage=3, quest_points=2)
class ThirdStage:
    pass


def _guarded(game: CardGame, use: Use) -> bool:
    """Cannot be completed while a Troll is in play."""
    return bool(game.copies(TROLL))


@quest("Test Progress Guarded Stage", stage=1, quest_points=4)
class GuardedStage:
    guarded = rule(Rule.CANNOT_ADVANCE)(_guarded)


def _unclaimed(game: CardGame, use: Use) -> bool:
    """Cannot be completed before the Key has been claimed."""
    return not any(game.state.controller[each] >= 0 for each in game.copies("Test Progress Key"))


@quest("Test Progress Locked Stage", stage=1, quest_points=4)
class LockedStage:
    locked = rule(Rule.CANNOT_ADVANCE)(_unclaimed)


async def _take_up(game: CardGame, use: Use) -> None:
    """Claim this, with your first hero."""
    await claim(game, use.card, use.player, game.heroes(use.player)[0])


@objective("Test Progress Key")
class Key:
    take_up = action()(_take_up)


async def _press_on(game: CardGame, use: Use) -> None:
    """Place 5 progress on the quest."""
    await progress_on_quest(game, 5, use.card)


@event("Test Progress March", Sphere.NEUTRAL, cost=0)
class March:
    press_on = action()(_press_on)


async def _survey(game: CardGame, use: Use) -> None:
    """Place 5 progress on the active location."""
    await place_progress(game, game.state.active_location, 5, use.card)


@event("Test Progress Survey", Sphere.NEUTRAL, cost=0)
class Survey:
    survey = action()(_survey)


async def _close(game: CardGame, use: Use) -> None:
    """Discard the active location."""
    await discard(game, game.state.active_location, use.card)


@event("Test Progress Landslide", Sphere.NEUTRAL, cost=0)
class Landslide:
    close = action()(_close)


async def _slay(game: CardGame, use: Use) -> None:
    """Deal 1 damage to each enemy."""
    for each in game.enemies():
        await deal_damage(game, each, 1, use.card)


@event("Test Progress Volley", Sphere.NEUTRAL, cost=0)
class Volley:
    slay = action()(_slay)


async def _note_explored(game: CardGame, use: Use) -> None:
    """Note it."""
    note(game, "explored")


async def _note_discarded(game: CardGame, use: Use) -> None:
    """Note it."""
    if use.occurrence.origin == Zone.ACTIVE:
        note(game, "discarded")


@objective("Test Progress Cairn")
class Cairn:
    explored = forced(after=On.EXPLORED)(_note_explored)
    discarded = forced(after=On.DISCARDED)(_note_discarded)


# The active location


@pytest.mark.rule("lcg:active-location.4")
def test_the_threat_of_the_active_location_does_not_count() -> None:
    table = lay(Seat(), at="3.4", active_location=MOOR, staging=[FORD], committed=["Aragorn"])
    assert staging_threat(table.game) == 2
    assert table.threat() == 20  # a tie


@pytest.mark.rule("lcg:active-location.5", "lcg:step.3.4-3")
def test_progress_goes_on_the_active_location_first() -> None:
    table = lay(Seat(), at="3.4", active_location=FORD, quest=ONE, committed=["Aragorn"])
    assert table.progress(FORD) == 2
    assert table.progress(ONE) == 0


@pytest.mark.rule("lcg:active-location.5", "lcg:explored.3", "lcg:step.3.4-3")
def test_what_the_active_location_does_not_need_goes_on_the_quest() -> None:
    table = lay(Seat(heroes=HEROES), at="3.4", active_location=FORD, committed=HEROES, progress={FORD: 1})
    assert table.zone(FORD) is Zone.ENCOUNTER_DISCARD
    assert table.progress("Flies and Spiders") == 4  # 2 of the 6 filled the ford


@pytest.mark.rule("lcg:active-location.6")
def test_what_is_left_of_an_effect_that_explores_the_active_location_goes_on_the_quest() -> None:
    table = lay(Seat(hand=["Test Progress March"]), at="4.2", active_location=FORD, quest=ONE)
    table.choose("Test Progress March")
    assert table.active_location is None
    assert table.progress(ONE) == 2


@pytest.mark.rule("lcg:active-location.6")
def test_progress_meant_for_the_location_itself_does_not_flow_over() -> None:
    table = lay(Seat(hand=["Test Progress Survey"]), at="4.2", active_location=FORD, quest=ONE)
    table.choose("Test Progress Survey")
    assert table.active_location is None
    assert table.progress(ONE) == 0


# Exploring


@pytest.mark.rule("lcg:explored.1")
@pytest.mark.parametrize(("before", "explored"), [(0, False), (1, True), (2, True)])
def test_a_location_with_progress_equal_to_its_quest_points_is_explored(before: int, explored: bool) -> None:
    table = lay(
        Seat(), at="3.4", active_location=FORD, quest=ONE, committed=["Aragorn"], progress={FORD: before}
    )  # fmt: skip
    assert table.encounter_discard == ([FORD] if explored else [])
    assert (table.active_location is None) is explored
    if explored:
        assert table.progress(FORD) == 0  # its tokens are gone


@pytest.mark.rule("lcg:explored.2")
def test_being_explored_is_not_being_discarded() -> None:
    table = lay(
        Seat(hand=["Test Progress March"]), at="4.2", active_location=FORD, quest=ONE, staging=["Test Progress Cairn"]
    )  # fmt: skip
    table.choose("Test Progress March")
    assert table.encounter_discard == [FORD]
    assert noted(table) == ["explored"]


@pytest.mark.rule("lcg:explored.2")
def test_being_discarded_is_not_being_explored() -> None:
    table = lay(
        Seat(hand=["Test Progress Landslide"]), at="4.2", active_location=FORD, staging=["Test Progress Cairn"]
    )  # fmt: skip
    table.choose("Test Progress Landslide")
    assert table.encounter_discard == [FORD]
    assert noted(table) == ["discarded"]


@pytest.mark.rule("lcg:seq.loc.4", "lcg:explored.1")
def test_a_location_in_the_staging_area_is_explored_like_any_other() -> None:
    table = lay(Seat(hand=["Snowbourn Scout"], resources=1), at="2.2", staging=[FORD, MOOR])
    table.choose("Snowbourn Scout").choose("Snowbourn Scout")  # played, then its response
    assert table.options == [FORD, MOOR]
    table.choose(MOOR)
    assert table.staging == [FORD]
    assert table.encounter_discard == [MOOR]


# Stages


@pytest.mark.rule("lcg:quest-advancement.1")
@pytest.mark.parametrize(("before", "stage"), [(1, ONE), (2, TWO), (3, TWO)])
def test_the_players_go_on_as_soon_as_progress_reaches_the_quest_points(before: int, stage: str) -> None:
    table = lay(Seat(), at="3.4", quest=ONE, quest_deck=[TWO, THREE], committed=["Aragorn"], progress={ONE: before})
    assert table.quest == stage
    assert window(table) == "3.4"  # at once


@pytest.mark.rule("lcg:quest-advancement.2", "lcg:seq.quest.1")
def test_surplus_progress_is_lost() -> None:
    table = lay(Seat(heroes=HEROES), at="3.4", quest=ONE, quest_deck=[TWO, THREE], committed=HEROES)
    assert table.quest == TWO
    assert table.progress(TWO) == 0
    assert table.state.progress == {}


@pytest.mark.rule("lcg:quest-advancement.1", "lcg:seq.quest.1")
def test_a_stage_with_a_condition_waits_for_it_and_is_then_complete_in_any_phase() -> None:
    stage = "Test Progress Guarded Stage"
    table = lay(
        Seat(heroes=HEROES, hand=["Test Progress Volley"]), at="3.4", quest=stage, quest_deck=[TWO],
        committed=HEROES, staging=[TROLL],
    )  # fmt: skip
    assert table.quest == stage
    assert table.progress(stage) == 6
    table.pass_to("7.4").choose("Test Progress Volley")
    assert table.state.phase == "refresh"
    assert table.quest == TWO
    assert table.progress(TWO) == 0


@pytest.mark.rule("lcg:quest-advancement.1")
def test_a_condition_met_without_anything_leaving_play_counts_at_once() -> None:
    stage = "Test Progress Locked Stage"
    table = lay(
        Seat(), at="4.2", quest=stage, quest_deck=[TWO], staging=["Test Progress Key"], progress={stage: 4}
    )  # fmt: skip
    assert table.quest == stage
    table.choose("Test Progress Key")
    assert table.controller("Test Progress Key") == 0
    assert table.quest == TWO


@pytest.mark.rule("lcg:seq.quest.1")
def test_a_stage_can_be_completed_outside_the_quest_phase() -> None:
    table = lay(Seat(hand=["Test Progress March"]), at="1.3", quest=ONE, quest_deck=[TWO])
    table.choose("Test Progress March")
    assert (table.state.phase, table.quest) == ("resource", TWO)


@pytest.mark.rule("lcg:seq.quest.2")
def test_the_next_stage_is_revealed_at_once_side_a_before_side_b() -> None:
    table = lay(Seat(heroes=HEROES), at="3.4", quest=ONE, quest_deck=[TWO, THREE], committed=HEROES)
    assert table.quest == TWO
    assert noted(table) == ["side A in the quest phase", "side B in the quest phase"]
    assert window(table) == "3.4"


@pytest.mark.rule("lcg:current-quest.1")
def test_the_current_quest_is_the_stage_that_progress_is_made_on() -> None:
    table = lay(
        Seat(hand=["Test Progress March", "Test Progress March"]), at="4.2", quest=TWO, quest_deck=[THREE]
    )  # fmt: skip
    assert table.quest == TWO
    table.choose("Test Progress March")
    assert table.quest == THREE
    assert table.zone(TWO) is Zone.REMOVED
    table.choose("Test Progress March")
    assert table.won is True  # 5 progress on the stage that had become current


@pytest.mark.rule("lcg:quest-cards.1", "lcg:current-quest.1")
def test_each_quest_card_is_a_stage_and_the_last_one_wins_the_game() -> None:
    march = ["Test Progress March"] * 3
    table = lay(Seat(hand=march), at="4.2", quest=ONE, quest_deck=[TWO, THREE])
    stages = []
    while table.won is None:
        stages.append((table.quest, len(table.state.quest_deck)))
        table.choose("Test Progress March")
    assert stages == [(ONE, 2), (TWO, 1), (THREE, 0)]
    assert table.won is True

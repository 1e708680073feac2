"""Stages advance, and games are won or lost, on the spot: before anything answers to what brought it about."""

import pytest

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.rules.bare_effects import ear
from tests.cardgame.rules.witness_cards import note, noted
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import Use, action, constant, forced, response, rule
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.attachments import claim
from waybread.cardgame.effects.damage import deal_damage
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.effects.progress import place_progress, progress_on_quest
from waybread.cardgame.effects.threat import raise_threat
from waybread.cardgame.facts import Sphere
from waybread.cardgame.library import ally, enemy, event, location, objective, quest

NEUTRAL = Sphere.NEUTRAL
GUARDED, LOCKED, PLAIN = "Test Advancing Guarded Stage", "Test Advancing Locked Stage", "Test Advancing Plain Stage"
WON, NEXT, WATCHFUL = "Test Advancing Won Stage", "Test Advancing Next Stage", "Test Advancing Watchful Stage"
LOST, SUNG, MOURNFUL = (f"Test Advancing {each} Stage" for each in ("Lost", "Sung", "Mournful"))
TROLL, KEY, FORD, BARD = "Test Advancing Troll", "Test Advancing Key", "Test Advancing Ford", "Test Advancing Bard"
VOLLEY, MARCH, SURVEY, DREAD = (f"Test Advancing {each}" for each in ("Volley", "March", "Survey", "Dread"))
BANISH = "Test Advancing Banish"
CHRONICLE = "Test Advancing Chronicle"


# Cards


@enemy(TROLL, engagement_cost=45, threat=0, attack=0, defense=0, hit_points=1)
class Troll:
    pass


@location(FORD, threat=2, quest_points=3)
class Ford:
    pass


def _guarded(game: CardGame, use: Use) -> bool:
    """Cannot be completed while a Troll is in play."""
    return bool(game.copies(TROLL))


def _locked(game: CardGame, use: Use) -> bool:
    """Cannot be completed before the Key has been claimed."""
    return not any(game.state.controller[each] >= 0 for each in game.copies(KEY))


def _sung(game: CardGame, use: Use) -> bool:
    """Cannot be completed while a Bard is in play."""
    return bool(game.copies(BARD))


def _clear(game: CardGame, use: Use) -> bool:
    """Won once no enemy is in play."""
    return not game.enemies()


def _thinned(game: CardGame, use: Use) -> bool:
    """Lost once a player is eliminated."""
    return any(game.state.eliminated)


async def _chronicle(game: CardGame, use: Use) -> None:
    """Note what happened, and the quest that the players were on then."""
    note(game, f"{use.occurrence.on} on {game.title(game.state.quest)}")


@quest(GUARDED, stage=1, quest_points=4)
class GuardedStage:
    guarded = rule(Rule.CANNOT_ADVANCE)(_guarded)


@quest(LOCKED, stage=1, quest_points=4)
class LockedStage:
    locked = rule(Rule.CANNOT_ADVANCE)(_locked)


@quest(SUNG, stage=1, quest_points=4)
class SungStage:
    sung = rule(Rule.CANNOT_ADVANCE)(_sung)


@quest(PLAIN, stage=1, quest_points=4)
class PlainStage:
    pass


@quest(WON, stage=3, quest_points=0)
class WonStage:
    clear = rule(Rule.WINS)(_clear)


@quest(LOST, stage=1, quest_points=9)
class LostStage:
    thinned = rule(Rule.LOSES)(_thinned)


@quest(NEXT, stage=2, quest_points=9)
class NextStage:
    pass


@quest(WATCHFUL, stage=2, quest_points=9)
class WatchfulStage:
    forced_text = forced(after=On.DESTROYED)(_chronicle)
    constant_text = constant(after=On.DESTROYED)(_chronicle)


@quest(MOURNFUL, stage=2, quest_points=9)
class MournfulStage:
    mourn = forced(after=On.LEAVES_PLAY)(_chronicle)


@objective(CHRONICLE)
class Chronicle:
    destroyed = forced(after=On.DESTROYED)(_chronicle)
    left = forced(after=On.LEAVES_PLAY)(_chronicle)
    claimed = forced(after=On.CLAIMED)(_chronicle)
    attached = forced(after=On.ATTACHED)(_chronicle)
    placed = forced(after=On.PROGRESS_PLACED)(_chronicle)
    revealed = forced(after=On.STAGE_REVEALED)(_chronicle)


async def _take_up(game: CardGame, use: Use) -> None:
    """Claim this, with your first hero."""
    await claim(game, use.card, use.player, game.heroes(use.player)[0])


@objective(KEY)
class Key:
    take_up = action()(_take_up)


async def _sing(game: CardGame, use: Use) -> None:
    """Place 1 progress on the quest."""
    await progress_on_quest(game, 1, use.card)


@ally(BARD, NEUTRAL, cost=1, willpower=0, attack=1, defense=0, hit_points=1)
class Bard:
    of_deeds = response(after=On.DESTROYED)(_sing)
    of_keys = response(after=On.CLAIMED)(_sing)


async def _slay(game: CardGame, use: Use) -> None:
    """Deal 1 damage to each enemy."""
    await deal_damage(game, game.enemies(), 1, use.card)


async def _banish(game: CardGame, use: Use) -> None:
    """Discard each enemy."""
    for each in game.enemies():
        await discard(game, each, use.card)


async def _press_on(game: CardGame, use: Use) -> None:
    """Place 4 progress on the quest."""
    await progress_on_quest(game, 4, use.card)


async def _survey(game: CardGame, use: Use) -> None:
    """Place 3 progress on the first location in the staging area."""
    await place_progress(game, game.locations()[0], 3, use.card)


async def _frighten(game: CardGame, use: Use) -> None:
    """Raise the other player's threat by 50."""
    await raise_threat(game, 1 - use.player, 50, use.card)


for _title, _deed in ((VOLLEY, _slay), (BANISH, _banish), (MARCH, _press_on), (SURVEY, _survey), (DREAD, _frighten)):
    event(_title, NEUTRAL, cost=0)(type("Deed", (), {"deed": action()(_deed)}))


# Advancing


@pytest.mark.rule("lcg:quest-advancement.1", "lcg:seq.quest.1")
def test_a_kill_that_completes_a_stage_is_answered_on_the_next_stage() -> None:
    table = lay(
        Seat(hand=[VOLLEY], allies=[BARD]), quest=GUARDED, quest_deck=[NEXT], staging=[TROLL], progress={GUARDED: 7},
        at="4.2",
    )  # fmt: skip
    table.choose(VOLLEY)
    assert (table.asked, table.options, table.quest) == ("response", [BARD], NEXT)
    table.choose(BARD)
    assert table.progress(NEXT) == 1


@pytest.mark.rule("lcg:quest-advancement.1")
def test_a_stage_advances_before_forced_effects_that_answer_to_the_kill() -> None:
    table = lay(
        Seat(hand=[VOLLEY]), quest=GUARDED, quest_deck=[NEXT], staging=[TROLL, CHRONICLE], progress={GUARDED: 4},
        at="4.2",
    )  # fmt: skip
    table.choose(VOLLEY).pass_until("action")
    assert sorted(noted(table)) == [f"destroyed on {NEXT}", f"leaves play on {NEXT}", f"stage revealed on {NEXT}"]


@pytest.mark.rule("lcg:quest-advancement.1")
def test_a_kill_that_completes_no_stage_is_answered_on_the_stage_it_happened_on() -> None:
    table = lay(
        Seat(hand=[VOLLEY], allies=[BARD]), quest=GUARDED, quest_deck=[NEXT], staging=[TROLL], progress={GUARDED: 3},
        at="4.2",
    )  # fmt: skip
    table.choose(VOLLEY, BARD)
    assert table.quest == NEXT  # by the fourth progress


@pytest.mark.rule("lcg:forced.5")
def test_text_of_the_next_stage_does_not_answer_to_the_kill_that_completed_the_last_one() -> None:
    table = lay(
        Seat(hand=[VOLLEY]), quest=GUARDED, quest_deck=[WATCHFUL], staging=[TROLL], progress={GUARDED: 4}, at="4.2"
    )  # fmt: skip
    table.choose(VOLLEY)
    assert (table.quest, noted(table)) == (WATCHFUL, [])


@pytest.mark.rule("lcg:forced.5", "lcg:elimination.4")
def test_text_of_the_next_stage_does_not_answer_to_the_elimination_that_completed_the_last_one() -> None:
    seats = Seat(hand=[DREAD]), Seat(heroes=["Éowyn"], allies=[BARD])
    table = lay(*seats, quest=SUNG, quest_deck=[MOURNFUL], progress={SUNG: 4}, at="4.2").choose(DREAD)
    assert (table.state.eliminated, table.quest, noted(table)) == ([False, True], MOURNFUL, [])


@pytest.mark.rule("lcg:quest-advancement.1")
def test_a_stage_that_waits_for_an_enemy_to_go_advances_when_it_is_discarded() -> None:
    table = lay(
        Seat(hand=[BANISH]), quest=GUARDED, quest_deck=[NEXT], staging=[TROLL, CHRONICLE], progress={GUARDED: 4},
        at="4.2",
    )  # fmt: skip
    table.choose(BANISH)
    assert noted(table) == [f"stage revealed on {NEXT}", f"leaves play on {NEXT}"]


@pytest.mark.rule("lcg:quest-advancement.1")
def test_a_claim_that_completes_a_stage_is_answered_on_the_next_stage() -> None:
    table = lay(
        Seat(allies=[BARD]), quest=LOCKED, quest_deck=[NEXT], staging=[KEY, CHRONICLE], progress={LOCKED: 4}, at="4.2"
    )  # fmt: skip
    table.choose(KEY)
    while table.asked == "order":
        table.choose(CHRONICLE)
    assert sorted(noted(table)) == [f"attached on {NEXT}", f"claimed on {NEXT}", f"stage revealed on {NEXT}"]
    table.choose(BARD)
    assert table.progress(NEXT) == 1


@pytest.mark.rule("lcg:quest-advancement.1")
def test_progress_that_completes_a_stage_is_answered_on_the_next_stage() -> None:
    table = lay(Seat(hand=[MARCH]), quest=PLAIN, quest_deck=[NEXT], staging=[CHRONICLE], at="4.2")
    table.choose(MARCH)
    assert noted(table) == [f"stage revealed on {NEXT}", f"progress placed on {NEXT}"]


@pytest.mark.rule("lcg:explored.1")
def test_a_location_is_explored_before_anything_answers_to_its_last_progress() -> None:
    table = lay(Seat(hand=[SURVEY]), quest=PLAIN, staging=[FORD, ear(On.PROGRESS_PLACED), ear(On.EXPLORED)], at="1.3")
    table.choose(SURVEY)
    assert table.asked == "order"  # both wait for the same window
    assert table.zone(FORD) is Zone.ENCOUNTER_DISCARD
    assert noted(table) == ["when progress placed 3", "when explored 0"]


# Winning and losing


@pytest.mark.rule("lcg:winning.1")
def test_a_kill_that_wins_the_game_is_not_answered() -> None:
    table = lay(Seat(hand=[VOLLEY], allies=[BARD]), quest=WON, staging=[TROLL, CHRONICLE], at="4.2")
    table.choose(VOLLEY)
    assert (table.won, noted(table)) == (True, [])


@pytest.mark.rule("lcg:winning.1")
def test_a_stage_that_is_won_as_it_is_revealed_is_not_answered() -> None:
    table = lay(Seat(hand=[MARCH]), quest=PLAIN, quest_deck=[WON], staging=[CHRONICLE], at="4.2")
    table.choose(MARCH)
    assert (table.won, noted(table)) == (True, [])


def test_an_elimination_that_loses_the_game_is_not_answered() -> None:
    table = lay(Seat(hand=[DREAD]), Seat(heroes=["Éowyn"]), quest=LOST, staging=[ear(On.LEAVES_PLAY)], at="4.2")
    table.choose(DREAD)
    assert (table.won, noted(table)) == (False, [])

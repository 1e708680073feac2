"""The phases as the app runs them: setup, threat and its thresholds, rally, objectives, the end."""

from types import MappingProxyType

import pytest

from tests.journeys.companion.app_board import Foes, lay
from tests.journeys.plug import setup
from tests.journeys.proving_ground import HERE, NEAR, do, variant
from waybread.journeys import CompanionGame
from waybread.journeys.companion.app_texts import say
from waybread.journeys.script.adventure import Condition, Ending, Event, Objective
from waybread.kernel import SetupError


def new(adventure: str = "cold-beacon", heroes: int = 2, difficulty: str = "normal") -> CompanionGame:
    return CompanionGame.new(setup(adventure, heroes, difficulty), seed=1)


@pytest.mark.rule("jme:52.1", "jme:8.0")
def test_the_app_lays_the_map_and_says_where_heroes_begin_and_what_happens_first() -> None:
    game = new()
    said = [say(game, each) for each in game.state.chronicle]
    assert said[:2] == ["Place tile 300A as the map shows.", "Place all heroes in space 1 of tile 300A."]
    assert said[2].startswith("The beacon on the hill has not burned")
    assert game.state.tiles[0].tile == "300A"
    assert game.state.unexplored == [1, 2]  # laid by the first event


@pytest.mark.rule("jme:18.0")
def test_the_first_objective_stands_in_the_chronicle() -> None:
    game = new()
    kinds = [note.kind for note in game.state.chronicle]
    told = say(game, game.state.chronicle[kinds.index("objective")])
    assert told == f"A new objective: {game.view(0)['objective_words']}"
    assert kinds.index("objective") < kinds.index("round")


@pytest.mark.rule("jme:69.2a", "jme:setup.new.10")
def test_an_adventure_that_is_embarked_on_asks_for_a_scout_before_the_first_action_phase() -> None:
    kinds = [note.kind for note in new().state.chronicle]
    assert kinds.index("scout") < kinds.index("round")


def test_an_adventure_can_do_without_the_opening_scout() -> None:
    variant("no scout", opening_scout=0)
    game = CompanionGame.new(setup("no scout", 1), seed=1)
    assert "scout" not in [note.kind for note in game.state.chronicle]


def test_a_battle_map_has_nothing_to_explore() -> None:
    assert new("ringing-wall").state.unexplored == []


def test_an_adventure_that_nobody_knows_is_refused_in_one_sentence() -> None:
    with pytest.raises(SetupError, match="There is no adventure 'nowhere'"):
        CompanionGame.new(setup("nowhere", 1), seed=1)


# Threat


@pytest.mark.rule("jme:101.1", "jme:101.0")
def test_threat_rises_by_heroes_threat_tokens_and_unexplored_tiles() -> None:
    app = lay(tokens={"snare": HERE, "stone": NEAR}, unexplored=[1, 2]).press("hourglass")
    assert app.view["threat"] == 2 * 2 + 1 + 2
    assert "Threat rises by 7 and stands at 7." in app.sentences


@pytest.mark.rule("jme:101.3")
def test_a_threshold_that_is_reached_has_its_event_and_leaves_the_bar() -> None:
    event = Event("omen", "threshold", "10", do=(do("counter", name="omen"),))
    app = lay(threat=5, adventure=variant("omens", fixed_bar=True, events=(event,)))
    assert app.view["thresholds"] == [10, 20]
    assert app.press("hourglass").counters == {}  # at nine
    app.press("hourglass")
    assert (app.counters, app.view["thresholds"]) == ({"omen": 1}, [20])


def test_the_view_has_the_words_of_the_ending_whatever_is_told_after_it() -> None:
    late = Ending("full", won=False, do=(do("counter", name="ending full"), do("text", text="after")))
    texts = {"ending.full": "It is too late.", "ending.lost": "All is lost.", "after": "And it rains."}
    key = variant("late", fixed_bar=True, endings=(Ending("lost", won=False), late), texts=MappingProxyType(texts))
    app = lay(threat=48, adventure=key)
    assert app.view["ending"] == ""
    assert app.press("hourglass").view["ending"] == "It is too late."


@pytest.mark.rule("jme:29.4")
def test_a_full_bar_loses() -> None:
    app = lay(threat=48, adventure=variant("full", fixed_bar=True)).press("hourglass")
    assert app.game.outcome is not None
    assert (app.game.outcome.won, app.game.outcome.reason) == (False, "the threat bar is full")


# Rally


@pytest.mark.rule("jme:73.2", "jme:69.2a")
def test_the_rally_phase_is_said_and_the_next_round_begins() -> None:
    app = lay().press("hourglass")
    assert app.sentences[-2] == "Each hero shuffles the discard pile into the skill deck, then scouts 2."
    assert (app.game.state.round, app.game.state.phase, app.kind) == (2, "action", "map")


def test_events_of_rounds_and_shadow_phases_come_in_their_time() -> None:
    events = (Event("dusk", "shadow", "1", do=(do("text", text="dusk"),)),
              Event("dawn", "round", "2", do=(do("text", text="dawn"),)))  # fmt: skip
    app = lay(groups=[Foes("ruffian")], adventure=variant("hours", events=events)).press("hourglass")
    assert [each["key"] for each in app.said("text")] == ["dusk"]
    app.press("done")
    assert [each["key"] for each in app.said("text")] == ["dusk", "dawn"]


# Objectives


@pytest.mark.rule("jme:63.2")
def test_an_objective_that_is_done_is_followed_by_the_next_by_itself() -> None:
    done = Event("proof", "entered", "ground 1", do=(do("counter", name="proved"),), again=True)
    app = lay(adventure=variant("proving", events=(done,))).press("enter 0", "Gimli")
    assert (app.view["objective"], app.said("objective")[-1]["name"]) == ("prove again", "prove again")
    app.press("enter 0", "Gimli")
    assert app.game.outcome is not None
    assert app.game.outcome.won


def test_the_view_has_the_words_of_the_objective() -> None:
    key = variant("words", objectives=(Objective("prove", "text.prove", (Condition("counter", "proved"),)),))
    assert lay(adventure=key).view["objective_text"] == "text.prove"

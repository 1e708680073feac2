"""Triggers and the queue: each name once, first come first served, who takes a name and who gets it too."""

from tests.journeys.importers.jime.imported_game import notes, playing
from tests.journeys.importers.jime.written_scenarios import (
    CONDITIONAL,
    DECISION,
    GO,
    MULTI,
    SEARCH,
    TEXT,
    Data,
    chapter,
    event,
    objective,
    resolution,
    scenario,
    tile,
    token,
    trigger,
)


def said(data: Data, seed: int = 1) -> list[str]:
    """The texts that a scenario shows before the first turn, after its introduction."""
    with playing(data, seed=seed) as play:
        return play.shown[1:]


def test_an_event_runs_when_the_trigger_that_it_listens_to_is_fired() -> None:
    assert said(scenario(events=[event(TEXT, "A", on=GO, text="It runs.")])) == ["It runs."]


def test_an_event_fires_its_trigger_when_it_is_done() -> None:
    events = [event(TEXT, "A", on=GO, text="One.", after="Next"), event(TEXT, "B", on="Next", text="Two.")]
    assert said(scenario(events=events, triggers=["Next"])) == ["One.", "Two."]


def test_the_name_of_an_event_can_be_fired_like_a_trigger() -> None:
    events = [event(TEXT, "A", on=GO, text="One.", after="B"), event(TEXT, "B", text="Two.")]
    assert said(scenario(events=events)) == ["One.", "Two."]


def test_every_name_works_at_most_once() -> None:
    events = [
        event(MULTI, "Twice", on=GO, triggerList=["Bell", "Again"], usingTriggers=True),
        event(TEXT, "Ring", on="Bell", text="Ding."),
        event(TEXT, "Echo", on="Again", after="Bell", text="Dong."),
    ]
    assert said(scenario(events=events, triggers=["Bell", "Again"])) == ["Ding.", "Dong."]


def test_names_that_come_while_others_wait_stand_behind_them() -> None:
    events = [
        event(MULTI, "Both", on=GO, eventList=["First", "Second"]),
        event(TEXT, "First", text="First.", after="Third"),
        event(TEXT, "Second", text="Second."),
        event(TEXT, "Third", text="Third."),
    ]
    assert said(scenario(events=events)) == ["First.", "Second.", "Third."]


def test_what_an_event_fires_waits_until_the_event_is_over() -> None:
    events = [
        event(DECISION, "Ask", on=GO, text="Well?", choice1Trigger="Chosen", after="Done"),
        event(TEXT, "A", on="Chosen", text="Chosen."),
        event(TEXT, "B", on="Done", text="Done."),
    ]
    with playing(scenario(events=events, triggers=["Chosen", "Done"])) as play:
        assert play.kind == "answer"
        play.choose(0)
        assert play.shown[1:] == ["Well?", "Chosen.", "Done."]


def test_of_several_that_listen_to_a_trigger_one_is_picked_at_random() -> None:
    events = [event(TEXT, name, on=GO, text=f"{name}.") for name in ("Rain", "Sun", "Snow")]
    seen = [said(scenario(events=events), seed) for seed in range(1, 25)]
    assert {tuple(each) for each in seen} == {("Rain.",), ("Sun.",), ("Snow.",)}


def test_all_that_listen_to_a_multi_trigger_run() -> None:
    events = [event(TEXT, "Call", on=GO, after="All")]
    events += [event(TEXT, name, on="All", text=f"{name}.") for name in ("Rain", "Sun", "Snow")]
    data = scenario(events=events, triggers=[trigger("All", multi=True)])
    assert said(data) == ["Rain.", "Sun.", "Snow."]


def test_a_trigger_stops_at_the_first_that_takes_it() -> None:
    lane = chapter("Lane", tile(201), on=GO)
    with playing(scenario(events=[event(TEXT, "A", on=GO, text="Mine.")], chapters=[lane])) as play:
        assert play.shown[1:] == ["Mine."]
        assert "lane-201" not in play.game.state.app.places


def test_it_is_noted_when_one_takes_a_trigger_from_another() -> None:
    data = scenario(events=[event(TEXT, "A", on=GO)], chapters=[chapter("Lane", tile(201), on=GO)])
    reason = "it is no multi trigger, so the first that can takes it from the others."
    assert f"Trigger 'Go': event 'A' and chapter 'Lane' wait for it; {reason}" in notes(data)


def test_a_multi_trigger_is_offered_to_all() -> None:
    events = [event(TEXT, "Call", on=GO, after="All"), event(TEXT, "A", on="All", text="Mine.")]
    lane = chapter("Lane", tile(201), on="All")
    with playing(scenario(events=events, triggers=[trigger("All", multi=True)], chapters=[lane])) as play:
        assert play.shown[1:] == ["Mine."]
        assert "lane-201" in play.game.state.app.places


def test_an_objective_keeps_nothing_from_the_others_and_that_is_noted() -> None:
    data = scenario(
        objectives=[objective("Begin", done=GO), objective("Go on", on=GO)],
        chapters=[chapter("Lane", tile(201), on=GO)],
    )
    with playing(data) as play:
        assert play.game.state.app.objective == "go-on"
        assert "lane-201" in play.game.state.app.places
    assert any("an objective keeps nothing from the others" in each for each in notes(data))


def test_a_hidden_token_takes_a_trigger_once_its_tile_is_explored() -> None:
    hidden = token("Door", on=GO)
    events = [event(TEXT, "Door", token=SEARCH, text="Open."), event(TEXT, "A", on=GO, text="Mine.")]
    with playing(scenario(events=events, start=[tile(200, hidden)])) as play:
        assert play.tokens == ["door"]
        assert play.shown[1:] == []


def test_a_hidden_token_lies_there_if_its_trigger_was_fired_before_its_tile_is_explored() -> None:
    data = scenario(
        events=[event(TEXT, "Door", token=SEARCH, text="Open."), event(TEXT, "A", on=GO, text="Mine.")],
        start=[tile(100), tile(101, token("Door", on=GO), at="96,0")],
        opening={"isPreExplored": False},
    )
    with playing(data) as play:
        assert play.tokens == []
        assert play.shown[1:] == ["Mine."]
        assert play.move().tokens == ["door"]


def test_token_events_and_events_of_a_group_are_not_started_by_a_trigger_or_by_name() -> None:
    events = [
        event(TEXT, "Token", on=GO, token=SEARCH, text="Token."),
        event(TEXT, "Some GRP1", on=GO, text="Group."),
        event(MULTI, "Call", on=GO, eventList=["Token", "Some GRP1"]),
    ]
    data = scenario(events=events)
    assert said(data) == []
    assert "Event 'Call': event 'Token' begins from a token and cannot be started by name." in notes(data)


def test_names_that_name_nothing_are_noted_and_harmless() -> None:
    data = scenario(events=[event(TEXT, "A", on=GO, text="On we go.", after="Nowhere")])
    assert said(data) == ["On we go."]
    assert notes(data) == [
        "Event 'A': triggerAfterName names 'Nowhere', which is neither a trigger nor an event."
    ]  # fmt: skip


def test_none_null_and_nothing_are_no_names() -> None:
    for nothing in ("None", "none", "", None):
        data = scenario(events=[event(TEXT, "A", on=GO, text="On we go.", after=nothing)])  # type: ignore[arg-type]
        assert notes(data) == []
        assert said(data) == ["On we go."]


def test_names_are_case_sensitive_and_may_hold_anything() -> None:
    odd = "Dör/../'\"<b>\u202e\n.5 \x00"
    events = [
        event(TEXT, "go on", on=GO, text="Small.", after="Go On"),
        event(TEXT, "Go On", text="Large.", after=odd),
        event(TEXT, odd, text="Odd."),
    ]
    assert said(scenario(events=events)) == ["Small.", "Large.", "Odd."]


def test_a_gate_opens_when_all_its_triggers_have_been_fired_and_not_before() -> None:
    def opened(*fired: str) -> bool:
        events = [
            event(MULTI, "Fire", on=GO, triggerList=list(fired), usingTriggers=True),
            event(CONDITIONAL, "Gate", triggerList=["One", "Two", "Three"], finishedTrigger="Open"),
            event(TEXT, "Inside", on="Open", text="Inside."),
        ]
        return said(scenario(events=events, triggers=["One", "Two", "Three", "Open"])) == ["Inside."]

    assert not opened("One", "Two")
    assert opened("Three", "One", "Two")


def test_a_gate_may_need_only_some_of_its_triggers() -> None:
    events = [
        event(MULTI, "Fire", on=GO, triggerList=["One", "Three"], usingTriggers=True),
        event(
            CONDITIONAL, "Gate", triggerList=["One", "Two", "Three"], finishedTrigger="Open", triggersRequiredCount=2
        ),
        event(TEXT, "Inside", on="Open", text="Inside."),
    ]
    assert said(scenario(events=events, triggers=["One", "Two", "Three", "Open"])) == ["Inside."]


def test_a_resolution_ends_the_scenario_as_the_file_says() -> None:
    for won in (True, False):
        ending = resolution("The End", "Over", "All is said.")
        data = scenario(
            events=[event(TEXT, "A", on=GO, after="Over")],
            triggers=["Over"],
            resolutions=[ending],
            won={"The End": won},
        )
        with playing(data) as play:
            assert play.game.outcome is not None
            assert (play.game.outcome.won, play.game.outcome.reason) == (won, "ending the-end")
            assert play.shown[1:] == ["All is said."]


def test_a_resolution_that_the_file_says_nothing_of_is_a_defeat() -> None:
    with playing(scenario(resolutions=[resolution("The End", GO)], won={})) as play:
        assert play.game.outcome is not None
        assert not play.game.outcome.won


def test_an_objective_starts_ends_pays_and_fires_the_next() -> None:
    data = scenario(
        events=[event(TEXT, "A", on=GO, after="Found"), event(TEXT, "B", on="Onward", text="Onward.")],
        triggers=["Found", "Onward"],
        objectives=[objective("Find it", done="Found", then="Onward", loreReward=2, xpReward=1, threatReward=-4)],
    )
    with playing(data) as play:
        app = play.game.state.app
        assert play.shown[1:] == ["Find it: so much is known.", "Onward."]
        assert (app.objective, app.lore, app.experience, app.threat) == ("none", 2, 1, 4)


def test_an_objective_that_is_not_the_current_one_is_not_completed() -> None:
    data = scenario(objectives=[objective("First"), objective("Other", done=GO, loreReward=2)])
    with playing(data) as play:
        assert (play.game.state.app.objective, play.game.state.app.lore) == ("first", 0)

"""How the app runs events: what waits for what, and how often."""

import pytest

from tests.journeys.board import FAR, NEAR, Hero, lay
from tests.journeys.proving_ground import KEY, do, variant
from waybread.journeys.script.adventure import ADVENTURES, Condition, Event, Extra, Objective, TileOf, add_adventure

WILD = TileOf("wild", pool=("200A", "201A"))


def test_an_event_may_lay_a_tile_when_a_hero_enters_a_place() -> None:
    edge = variant("edge", tiles=(WILD,), events=(Event("look", "entered", "ground 1", do=(do("tile", name="wild"),)),))
    table = lay(Hero(at=NEAR), adventure=edge).choose(f"move {FAR}")
    assert "wild" in table.game.state.app.places
    assert len(table.game.state.tiles) == 4


def test_events_may_wait_for_a_tile_and_for_a_space_of_it() -> None:
    events = (
        Event("tile", "entered", "ground 1", do=(do("counter", name="tile"),), again=True),
        Event("space", "entered", f"ground 1.{FAR % 10}", do=(do("counter", name="space"),), again=True),
        Event("other", "entered", "ground 2", do=(do("counter", name="other"),)),
    )
    table = lay(Hero(at=NEAR), adventure=variant("waiting", events=events)).choose(f"move {FAR}", f"move {NEAR}")
    assert table.game.state.app.counters == {"tile": 1, "space": 1}


def test_an_event_that_may_come_again_comes_once_each_time_that_something_has_happened() -> None:
    tick = Event("tick", "check", when=(Condition("round"),), do=(do("counter", name="ticks"),), again=True)
    table = lay(Hero(at=NEAR), adventure=variant("ticking", events=(tick,)))
    table.choose(f"move {FAR}")
    assert table.game.state.app.counters == {"ticks": 1}
    table.choose(f"move {NEAR}")
    assert table.game.state.app.counters == {"ticks": 2}


def test_an_objective_that_leads_back_to_itself_is_done_once_at_a_time() -> None:
    vigil = Objective(
        "prove", done=(Condition("counter", "watches"),), then="prove", do=(do("counter", name="nights"),)
    )
    watch = Extra("watch", "watch", do=(do("counter", name="watches"),))
    table = lay(Hero(at=NEAR), adventure=variant("vigil", objectives=(vigil,), extras=(watch,)))
    table.choose("extra 0")
    assert (table.kind, table.game.state.app.counters) == ("turn", {"watches": 1, "nights": 1})
    table.choose("extra 0")
    assert table.game.state.app.counters == {"watches": 2, "nights": 2}


def test_objectives_whose_conditions_hold_are_done_one_after_the_other() -> None:
    objectives = (
        Objective("prove", done=(Condition("round"),), then="second"),
        Objective("second", done=(Condition("round"),), then="third"),
        Objective("third", done=(Condition("round", number=9),)),
    )
    table = lay(Hero(at=NEAR), adventure=variant("ladder", objectives=objectives)).choose(f"move {FAR}")
    assert table.game.state.app.objective == "third"


def test_an_adventure_cannot_be_added_twice() -> None:
    known = ADVENTURES[KEY]
    with pytest.raises(ValueError, match="there are two adventures called proving-ground"):
        add_adventure(known)
    assert ADVENTURES[KEY] is known

"""How the app runs events: what waits for what, and how often."""

from tests.journeys.board import FAR, NEAR, Hero, lay
from tests.journeys.proving import do, variant
from waybread.journeys.app.adventure import Condition, Event, TileOf

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

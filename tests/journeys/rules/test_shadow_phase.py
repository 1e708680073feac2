"""The shadow phase: its steps, darkness, threat and thresholds (jme:23, 83, 101)."""

from typing import Any

import pytest

from tests.journeys.board import BLANK, FAR, FATE, HERE, NEAR, SUCCESS, Foes, Hero, Table, lay, seed_for
from tests.journeys.proving_ground import do, variant
from waybread.journeys.facts import Stat
from waybread.journeys.maps.board import Placed
from waybread.journeys.script.adventure import Event

CUDGEL = seed_for("ruffian.cudgel")
MARKED = variant(
    "marked",
    fixed_bar=True,
    events=(
        Event("tenth", "threshold", "10", do=(do("counter", name="ten"), do("inspiration", who="each")), again=True),
        Event("twentieth", "threshold", "20", do=(do("counter", name="twenty"),)),
    ),
)
"""The bar ends at 50, with thresholds at 10 and 20."""


def gimli(*deck: str, **more: Any) -> Hero:
    """Spirit 4; the fear limit is 4."""
    return Hero("Gimli", "Guardian", deck=(*deck, *(BLANK,) * 20), **more)


def order(table: Table, *kinds: str) -> list[str]:
    return [kind for kind, _ in table.told if kind in kinds]


# Steps -------------------------------------------------------------------------------------------


@pytest.mark.rule("jme:83.0", "jme:83.1", "jme:83.2", "jme:83.3", "jme:quick.round.2", "jme:30.8")
def test_enemies_come_before_darkness_and_darkness_before_threat() -> None:
    table = lay(gimli(), groups=[Foes("ruffian", NEAR)], darkness=[HERE], threat=9, adventure=MARKED, seed=CUDGEL)
    table.done()
    steps = ("enemy attack", "suffered", "threat", "threshold", "scouted")
    told = [(kind, facts.get("what")) for kind, facts in table.told if kind in steps]
    assert told == [
        ("enemy attack", None), ("suffered", "damage"), ("suffered", "damage"), ("suffered", "fear"),
        ("suffered", "fear"), ("threat", None), ("threshold", None), ("scouted", None),
    ]  # fmt: skip


@pytest.mark.rule("jme:83.1b", "jme:83.2a")
def test_without_enemies_and_darkness_only_threat_rises() -> None:
    table = lay(gimli()).done()
    assert order(table, "activation", "suffered", "tested", "threat") == ["threat"]


# Darkness ----------------------------------------------------------------------------------------


@pytest.mark.rule("jme:23.0", "jme:23.4", "jme:23.4a", "jme:83.2")
def test_each_hero_in_a_space_with_a_darkness_token_suffers_fear_in_the_shadow_phase() -> None:
    table = lay(gimli(), Hero("Legolas", "Hunter"), Hero("Bilbo", "Burglar", at=NEAR), darkness=[HERE])
    table.done()
    assert table.fear("Gimli") == 0  # not before
    table.choose("Legolas").done().done().choose("Gimli")
    assert (table.fear("Gimli"), table.fear("Legolas"), table.fear("Bilbo")) == (2, 2, 0)


@pytest.mark.rule("jme:adv.conflicts.1", "jme:83.2")
def test_the_party_says_in_which_order_heroes_suffer_from_darkness() -> None:
    party = gimli(), Hero("Legolas", "Hunter", seat=1), Hero("Bilbo", "Burglar", at=NEAR), Hero("Elena", "Musician")
    table = lay(*party, at="83.2", darkness=[HERE])
    assert (table.kind, table.offered, table.decision.player) == ("hero", ["Gimli", "Legolas", "Elena"], 0)
    table.choose("Elena")
    assert (table.fear("Elena"), table.offered) == (2, ["Gimli", "Legolas"])
    table.choose("Legolas")
    assert (table.kind, table.fear("Gimli"), table.fear("Legolas")) == ("prepare", 2, 2)


@pytest.mark.rule("jme:23.1", "jme:23.4a")
@pytest.mark.parametrize(("space", "fear"), [(1, 2), (2, 0), (3, 2)])
def test_a_space_with_a_printed_darkness_icon_is_always_in_darkness(space: int, fear: int) -> None:
    table = lay(gimli(at=space), tiles=[Placed("303B", 0, 0)]).done()
    assert table.fear() == fear


@pytest.mark.rule("jme:23.2", "jme:23.4a")
def test_an_effect_that_adds_darkness_puts_a_token_on_the_space() -> None:
    dusk = variant("dusk", events=(Event("fall", "shadow", "1", do=(do("darkness", at="ground 0.2"),)),))
    table = lay(gimli(at=HERE), adventure=dusk).done()
    assert table.game.state.darkness == [HERE]
    assert table.game.view(None)["darkness"] == [HERE]
    assert table.fear() == 2


@pytest.mark.rule("jme:23.2")
def test_an_effect_may_take_darkness_away() -> None:
    dawn = variant("dawn", events=(Event("rise", "shadow", "1", do=(do("darkness", at="ground 0.2", on=0),)),))
    table = lay(gimli(at=HERE), adventure=dawn, darkness=[HERE, NEAR]).done()
    assert (table.game.state.darkness, table.fear()) == ([NEAR], 0)


@pytest.mark.rule("jme:23.3", "jme:23.4a")
def test_the_entire_map_may_be_in_darkness() -> None:
    night = variant("night", events=(Event("fall", "shadow", "1", do=(do("darkness"),)),))
    table = lay(gimli(), Hero("Legolas", "Hunter", at=FAR), adventure=night).done(2).choose("Gimli")
    assert (table.fear("Gimli"), table.fear("Legolas")) == (2, 2)
    assert (table.game.view(None)["dark"], table.game.state.darkness) == (True, [])  # no tokens are needed


@pytest.mark.rule("jme:23.4b")
def test_the_fear_of_darkness_can_be_negated_by_a_spirit_test() -> None:
    table = lay(gimli(SUCCESS, FATE, inspiration=1), darkness=[HERE]).done()
    assert table.kind == "test"
    table.choose("inspire", "fear", "fear")
    assert [(each["stat"], each["successes"]) for each in table.heard("tested")] == [("spirit", 2)]
    assert table.fear() == 0


@pytest.mark.rule("jme:23.4")
def test_the_adventure_says_how_much_fear_there_is_in_darkness() -> None:
    gloom = variant("gloom", darkness=1, darkness_stat=Stat.WIT)
    table = lay(gimli(), adventure=gloom, darkness=[HERE]).done()
    assert [each["stat"] for each in table.heard("tested")] == ["wit"]
    assert table.fear() == 1


# Threat ------------------------------------------------------------------------------------------


@pytest.mark.rule("jme:101.0", "jme:101.1", "jme:101.1a", "jme:83.3a", "jme:83.3a1", "jme:64.1")
def test_threat_rises_by_two_for_each_hero() -> None:
    table = lay(gimli(), Hero("Legolas", "Hunter"), Hero("Bilbo", "Burglar"))
    table.done().choose("Legolas").done().done()
    assert table.heard("threat") == [{"amount": 6, "threat": 6}]
    assert table.game.view(None)["threat"] == 6


@pytest.mark.rule("jme:83.3a1", "jme:101.1a", "jme:64.1")
def test_a_hero_defeated_in_this_shadow_phase_still_belongs_to_the_party() -> None:
    table = lay(gimli(fear_down=3), Hero("Legolas", "Hunter"), darkness=[HERE]).done(2).choose("Gimli")
    assert table.game.state.defeated == [True, False]
    assert table.heard("threat") == [{"amount": 4, "threat": 4}]


@pytest.mark.rule("jme:101.1b", "jme:83.3a2", "jme:102.4", "jme:101.1", "jme:83.3a")
def test_threat_rises_by_one_for_each_threat_token() -> None:
    table = lay(gimli(), tokens={"snare": FAR, "stone": HERE, "heap": HERE, "stranger": HERE}).done()
    assert table.heard("threat")[0]["amount"] == 2 + 1


@pytest.mark.rule("jme:101.1c", "jme:83.3a3", "jme:101.1", "jme:83.3a")
def test_threat_rises_by_one_for_each_unexplored_tile() -> None:
    table = lay(gimli(), unexplored=[1, 2], tokens={"snare": HERE}).done()
    assert table.heard("threat")[0]["amount"] == 2 + 2 + 1


@pytest.mark.rule("jme:101.3", "jme:83.3")
@pytest.mark.parametrize(("threat", "met"), [(7, 0), (8, 1), (9, 1)])
def test_a_threshold_met_or_passed_has_its_event(threat: int, met: int) -> None:
    table = lay(gimli(), adventure=MARKED, threat=threat).done()
    assert table.game.state.app.counters.get("ten", 0) == met
    assert table.inspiration() == met


@pytest.mark.rule("jme:101.3", "jme:83.3")
def test_several_thresholds_passed_at_once_have_their_events_from_the_lowest() -> None:
    table = lay(gimli(), adventure=MARKED, threat=30).done()
    assert [each["name"] for each in table.heard("event")] == ["tenth", "twentieth"]


@pytest.mark.rule("jme:101.3")
def test_a_threshold_has_its_event_once() -> None:
    table = lay(gimli(), adventure=MARKED, threat=9).done().until("turn").done()
    assert table.game.state.app.threat == 13
    assert [each["at"] for each in table.heard("threshold")] == [10]
    assert table.game.state.app.counters == {"ten": 1}


@pytest.mark.rule("jme:101.3")
def test_threat_that_rises_in_the_action_phase_is_caught_up_in_the_threat_step() -> None:
    table = lay(gimli(), adventure=MARKED, threat=9)
    table.game.state.app.counters["may shout"] = 1
    table.choose(f"move {NEAR}", "extra 0")
    assert (table.game.state.app.threat, table.heard("threshold")) == (10, [])
    table.done()
    assert [each["at"] for each in table.heard("threshold")] == [10]


@pytest.mark.rule("jme:101.2", "jme:29.4", "jme:29.0")
def test_threat_at_the_end_of_the_bar_ends_the_adventure_as_a_loss() -> None:
    table = lay(gimli(), adventure=MARKED, threat=48).done()
    outcome = table.game.outcome
    assert outcome is not None
    assert (outcome.won, outcome.reason) == (False, "the threat bar is full")
    assert table.heard("threshold") == []  # before any further event


@pytest.mark.rule("jme:29.4", "jme:101.2")
def test_a_bar_that_fills_in_the_action_phase_ends_the_adventure_as_well() -> None:
    table = lay(gimli(), adventure=MARKED, threat=49)
    table.game.state.app.counters["may shout"] = 1
    table.choose(f"move {NEAR}", "extra 0")
    assert table.game.outcome is not None
    assert not table.game.outcome.won


@pytest.mark.rule("jme:29.4", "jme:101.2")
def test_a_bar_that_an_attack_fills_ends_the_adventure_as_well() -> None:
    table = lay(gimli(), adventure=MARKED, threat=49, groups=[Foes("goblin-scout")], seed=seed_for("goblin-scout.horn"))
    table.choose(f"move {NEAR}", "damage")
    assert table.game.outcome is not None
    assert not table.game.outcome.won


@pytest.mark.rule("jme:63.2")
def test_an_objective_that_a_threshold_completes_is_done_before_the_rally_phase() -> None:
    counted = Event("tenth", "threshold", "10", do=(do("counter", name="proved"),))
    table = lay(gimli(), adventure=variant("proving", fixed_bar=True, events=(counted,)), threat=9).done()
    assert order(table, "threshold", "objective completed", "scouted") == [
        "threshold",
        "objective completed",
        "scouted",
    ]

"""Table mode where several rules meet: what the app tracks about groups, last stands, tests and objectives."""

import pytest

from tests.journeys.companion.app_board import HERE, Foes, lay
from tests.journeys.proving_ground import do, variant
from waybread.journeys.script.adventure import Condition, Event, Objective

ONE_FOE = variant(
    "one foe at the table",
    objectives=(Objective("prove", done=(Condition("counter", "foes"),)),),
    events=(Event("fallen", "defeated", do=(do("counter", name="foes"),)),),
)
"""Won when a group has been defeated."""


def pluses(number: int) -> list[str]:
    return ["plus"] * number


@pytest.mark.rule("jme:29.2", "jme:63.3", "jme:29.4")
def test_a_group_felled_in_its_own_activation_wins_before_threat_fills_the_bar() -> None:
    app = lay(groups=[Foes("ruffian")], adventure=ONE_FOE, threat=49).press("hourglass")
    app.press("ruffian", *pluses(5), "apply")
    assert app.game.outcome is not None
    assert (app.game.outcome.won, app.game.state.app.threat) == (True, 49)


@pytest.mark.rule("jme:29.2", "jme:63.3", "jme:29.4")
def test_a_group_felled_in_the_darkness_step_wins_before_threat_fills_the_bar() -> None:
    app = lay(at="83.2", groups=[Foes("ruffian")], adventure=ONE_FOE, threat=49, darkness=[HERE])
    app.press("ruffian", *pluses(5), "apply", "done")
    assert app.game.outcome is not None
    assert (app.game.outcome.won, app.game.state.app.threat) == (True, 49)


@pytest.mark.rule("jme:29.2", "jme:63.3", "jme:83.1")
def test_no_other_group_activates_once_the_adventure_is_won() -> None:
    app = lay(groups=[Foes("ruffian"), Foes("wight")], adventure=ONE_FOE).press("hourglass")
    app.press("ruffian", *pluses(5), "apply")
    assert app.game.outcome is not None
    assert [each["group"] for each in app.said("activation")] == [1]


@pytest.mark.rule("jme:59.3", "jme:13.3a", "jme:35.1", "jme:32.4")
def test_barrels_leave_a_group_that_no_stun_affects_ready_to_be_provoked() -> None:
    app = lay(groups=[Foes("ruffian", bonuses=["alert"])], terrain=[("barrels", HERE)])
    app.press("barrels", "0", "Gimli", "passed", "ruffian")
    assert (app.figures(), "provoke" in app.offered) == ([(1, 0, 0)], True)


@pytest.mark.rule("jme:59.6f", "jme:35.3", "jme:35.4", "jme:83.5")
def test_a_group_stunned_in_the_pane_is_neither_provoked_nor_activated_and_ready_in_the_next_round() -> None:
    app = lay(groups=[Foes("ruffian", size=2)]).press("ruffian", "stun", "apply")
    assert (app.kind, "provoke" in app.offered) == ("map", False)
    app.press("hourglass")
    assert (app.kind, app.game.state.round, "provoke" in app.offered) == ("map", 2, True)


@pytest.mark.rule("jme:21.5", "jme:28.2", "jme:35.3")
def test_an_elite_group_that_struck_back_is_asked_about_again_but_does_not_activate() -> None:
    """J10."""
    app = lay(groups=[Foes("ruffian", bonuses=["huge"])]).press("ruffian", "apply", "yes", "Gimli", "done")
    assert app.group("ruffian").exhausted
    app.press("ruffian", "plus", "apply")
    assert app.kind == "counterattack"
    app.press("no", "hourglass")
    assert (app.kind, app.game.state.round) == ("map", 2)


@pytest.mark.rule("jme:54.3b", "jme:54.3a")
def test_damage_and_fear_count_together_for_the_last_stands_of_one_hero_and_not_for_anothers() -> None:
    """J7."""
    app = lay().press("party", "Gimli", "damage", "passed", "party", "Gimli", "fear", "passed")
    app.press("party", "Legolas", "damage", "passed")
    assert [each["need"] for each in app.said("last stand")] == [1, 2, 1]


@pytest.mark.rule("jme:100.3d", "jme:49.2")
def test_successes_of_different_heroes_add_up_in_one_cumulative_test() -> None:
    app = lay(tokens={"heap": HERE}).press("heap", "0", "Gimli", "3")
    assert app.game.state.app.counters == {"dug": 3, "failed": 1}
    app.press("heap", "0", "Legolas", "1")
    assert app.game.state.app.counters == {"dug": 4, "failed": 1, "passed": 1}


@pytest.mark.rule("jme:24.3", "jme:24.3a", "jme:29.5a")
def test_heroes_can_win_after_a_defeat_as_long_as_the_hourglass_is_not_pressed() -> None:
    app = lay(groups=[Foes("ruffian")], adventure=ONE_FOE).press("party", "Gimli", "damage", "failed")
    app.press("ruffian", *pluses(5), "apply")
    assert app.game.outcome is not None
    assert app.game.outcome.won


@pytest.mark.rule("jme:91.2a", "jme:59.6e", "jme:11.3")
def test_a_statue_takes_armour_for_good_and_hits_that_armour_stopped_come_back() -> None:
    app = lay(groups=[Foes("hill-troll")], terrain=[("statue", HERE)])
    app.press("statue", "0", "Gimli", "passed", "hill-troll")
    assert (app.figures(), [each for each in app.offered if each == "statue"]) == ([(11, 1, 0)], [])

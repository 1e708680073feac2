"""Hits and modifiers on a group: entered, shown before they fall, applied, answered by a counterattack."""

import pytest

from tests.journeys.board import seed_for
from tests.journeys.companion.app_board import Companion, Foes, lay
from waybread.cards import act_option
from waybread.journeys.companion.app_view_types import AppPane
from waybread.journeys.decisions import Button

RUFFIANS = (Foes("ruffian", size=2),)
"""Two figures with five health each."""
MODIFIERS = ["pierce", "smite", "cleave", "lethal", "sunder", "stun"]


def pluses(number: int) -> list[str]:
    return ["plus"] * number


def pane(app: Companion) -> AppPane:
    shown = app.view["pane"]
    assert shown is not None
    return shown


def preview(app: Companion) -> list[list[int]]:
    return pane(app)["preview"]


@pytest.mark.rule("jme:10.2", "jme:33.4", "jme:32.5", "jme:33.2", "jme:app.enemy.0")
def test_a_portrait_opens_the_pane_of_its_group_where_hits_and_modifiers_are_entered() -> None:
    app = lay(groups=[Foes("ruffian"), Foes("wight")]).press("wight")
    assert (app.kind, app.decision.about) == ("attack pane", app.group("wight").number)
    assert pane(app)["group"] == app.group("wight").number
    assert app.offered == ["plus", *MODIFIERS, "apply", "back"]


@pytest.mark.rule("jme:10.3", "jme:app.enemy.3", "jme:app.enemy.4", "jme:12.4a1")
def test_each_press_of_plus_is_a_hit_and_apply_lets_them_fall() -> None:
    app = lay(groups=RUFFIANS).press("ruffian", *pluses(4), "minus", "apply")
    assert app.figures() == [(2, 0, 0), (5, 0, 0)]


def test_there_is_nothing_to_take_away_from_no_hits() -> None:
    app = lay(groups=RUFFIANS).press("ruffian")
    assert "minus" not in app.offered
    assert "minus" not in app.press("plus", "minus").offered


@pytest.mark.rule("jme:10.3a")
def test_the_pane_shows_how_what_is_entered_would_fall_and_the_group_stays_as_it_is() -> None:
    app = lay(groups=[Foes("goblin-scout", size=2)]).press("goblin-scout")
    assert preview(app) == [[3, 1, 0], [3, 1, 0]]
    assert preview(app.press(*pluses(2))) == [[2, 0, 0], [3, 1, 0]]  # the first hit goes on armour
    assert preview(app.press("cleave")) == [[2, 0, 0], [2, 0, 0]]
    assert app.figures() == [(3, 1, 0), (3, 1, 0)]


@pytest.mark.rule("jme:59.4", "jme:app.enemy.2")
def test_modifiers_are_toggled_and_shown_before_they_are_applied() -> None:
    app = lay(groups=[Foes("goblin-scout")]).press("goblin-scout", *pluses(2), "pierce")
    assert (pane(app)["modifiers"], preview(app)) == (["pierce"], [[1, 1, 0]])
    app.press("pierce")
    assert (pane(app)["modifiers"], preview(app)) == ([], [[2, 0, 0]])


@pytest.mark.parametrize("modifier", MODIFIERS)
def test_each_modifier_has_a_button_of_its_own(modifier: str) -> None:
    app = lay(groups=RUFFIANS).press("ruffian", modifier)
    assert pane(app)["modifiers"] == [modifier]


@pytest.mark.rule("jme:10.3b")
def test_what_was_entered_is_forgotten_when_the_pane_is_left_without_apply() -> None:
    app = lay(groups=RUFFIANS).press("ruffian", *pluses(3), "stun", "back")
    assert (app.kind, app.figures(), app.group().exhausted) == ("map", [(5, 0, 0), (5, 0, 0)], False)
    assert pane(app.press("ruffian"))["hits"] == 0


@pytest.mark.rule("jme:59.3")
def test_a_modifier_that_a_bonus_forbids_can_be_pressed_but_shows_no_effect() -> None:
    app = lay(groups=[Foes("goblin-scout", bonuses=["hardened"])]).press("goblin-scout", *pluses(2), "pierce")
    assert pane(app)["forbidden"] == ["pierce", "sunder"]
    assert preview(app) == [[2, 0, 0]]


@pytest.mark.rule("jme:11.3", "jme:87.3")
def test_bars_have_health_armour_and_sorcery_and_those_come_back_after_apply() -> None:
    app = lay(groups=[Foes("wight")])
    assert app.view["groups"][0]["figures"] == [[6, 0, 3]]
    app.press("wight", *pluses(4), "apply", "no")
    assert app.view["groups"][0]["figures"] == [[5, 0, 3]]


@pytest.mark.rule("jme:10.5", "jme:24.5")
def test_the_app_says_how_many_figures_to_remove() -> None:
    app = lay(groups=RUFFIANS).press("ruffian", *pluses(6), "apply")
    assert app.said("hits")[-1]["fell"] == 1
    assert "Remove 1 figure of the Ruffian group." in app.sentences
    assert app.figures() == [(4, 0, 0)]


@pytest.mark.rule("jme:10.5", "jme:21.0", "jme:10.5a", "jme:21.1")
def test_a_group_with_figures_left_may_strike_back_and_attacks_on_a_yes() -> None:
    app = lay(groups=RUFFIANS, seed=seed_for("ruffian.cudgel")).press("ruffian", "plus", "apply")
    assert (app.kind, app.offered) == ("counterattack", ["yes", "no"])
    app.press("yes", "Gimli")
    attack = app.said("enemy attack")[-1]
    assert (attack["hero"], attack["occasion"], attack["damage"]) == (0, "counterattack", 3)
    assert app.group().exhausted  # J10


@pytest.mark.rule("jme:12.5a", "jme:5.2a")
def test_a_no_means_that_nobody_strikes_back_and_the_group_stays_readied() -> None:
    app = lay(groups=RUFFIANS).press("ruffian", "plus", "apply", "no")
    assert (app.kind, app.said("enemy attack"), app.group().exhausted) == ("map", [], False)


@pytest.mark.rule("jme:21.7")
def test_apply_without_any_hit_can_bring_a_counterattack() -> None:
    assert lay(groups=RUFFIANS).press("ruffian", "apply").kind == "counterattack"


@pytest.mark.rule("jme:21.4a")
def test_an_exhausted_group_brings_no_prompt() -> None:
    app = lay(groups=[Foes("ruffian", exhausted=True)]).press("ruffian", "plus", "apply")
    assert (app.kind, app.figures()) == ("map", [(4, 0, 0)])


@pytest.mark.rule("jme:21.5")
def test_an_exhausted_elite_group_does() -> None:
    app = lay(groups=[Foes("ruffian", exhausted=True, bonuses=["large"])]).press("ruffian", "plus", "apply")
    assert app.kind == "counterattack"


@pytest.mark.rule("jme:21.6")
def test_a_stunned_elite_group_does_not() -> None:
    app = lay(groups=[Foes("ruffian", bonuses=["large"])]).press("ruffian", "plus", "stun", "apply")
    assert (app.kind, app.group().exhausted) == ("map", True)


def test_the_last_figure_takes_the_group_off_the_map_and_gives_heart() -> None:
    app = lay(groups=[Foes("ruffian"), Foes("wight")]).press("ruffian", *pluses(5), "apply")
    assert [each.kind for each in app.game.state.groups] == ["wight"]
    assert [note.kind for note in app.game.state.chronicle[-3:]] == ["hits", "group defeated", "take heart"]


def test_hits_that_a_card_applies_while_enemies_activate_are_entered_the_same_way() -> None:
    app = lay(at="83.1", groups=RUFFIANS)
    assert app.kind == "activation"
    app.press("ruffian", *pluses(2), "apply", "no")
    assert (app.kind, app.figures()[0]) == ("activation", (3, 0, 0))


@pytest.mark.rule("jme:30.2", "jme:21.2")
def test_a_group_that_counterattacks_in_its_own_activation_goes_on_with_it() -> None:
    app = lay(at="83.1", groups=[Foes("ruffian")], seed=seed_for("ruffian.cudgel"))
    app.press("ruffian", "plus", "apply", "yes", "Legolas", "done")
    assert (app.kind, app.decision.about, app.view["activating"]) == ("activation", 1, 1)
    assert (app.group().exhausted, "done" in app.offered) == (True, True)
    assert app.press("done").kind == "map"


def test_a_group_counterattacks_once_in_its_own_activation() -> None:
    """J10."""
    app = lay(at="83.1", groups=[Foes("ruffian")]).press("ruffian", "apply", "yes", "Legolas", "done")
    app.press("ruffian", "apply")
    assert (app.kind, [each["occasion"] for each in app.said("enemy attack")]) == (
        "activation", ["activation", "counterattack"],
    )  # fmt: skip


@pytest.mark.rule("jme:59.6f", "jme:35.3")
@pytest.mark.parametrize("before", [(), ("ruffian", "apply", "yes", "Legolas", "done")])
def test_a_group_that_is_stunned_in_its_own_activation_does_nothing_more(before: tuple[str, ...]) -> None:
    """Whether it has counterattacked before or not."""
    app = lay(at="83.1", groups=[Foes("ruffian"), Foes("wight")]).press(*before, "ruffian", "stun", "apply")
    assert (app.kind, app.decision.about, app.view["activating"]) == ("activation", 2, 2)


@pytest.mark.rule("jme:59.6f", "jme:30.2")
def test_a_group_goes_on_with_its_activation_while_another_one_is_stunned() -> None:
    app = lay(at="83.1", groups=[Foes("ruffian"), Foes("wight")]).press("wight", "stun", "apply")
    assert (app.kind, app.decision.about, app.view["activating"]) == ("activation", 1, 1)
    assert app.press("done").kind == "map"  # the other one does not activate


@pytest.mark.rule("jme:32.7")
def test_no_group_is_shown_as_activating_once_all_have_activated() -> None:
    app = lay(at="83.1", groups=[Foes("ruffian")], seed=seed_for("ruffian.cudgel")).press("done")
    assert (app.kind, app.view["activating"]) == ("map", -1)


def test_a_group_that_falls_in_its_own_activation_does_nothing_more() -> None:
    app = lay(at="83.1", groups=[Foes("ruffian")]).press("ruffian", *pluses(5), "apply")
    assert (app.kind, app.game.state.phase, app.game.state.round) == ("map", "action", 2)


def test_the_hit_counter_has_an_end() -> None:
    app = lay(groups=[Foes("hill-troll")]).press("hill-troll", *pluses(60))
    assert act_option(Button.PLUS) not in app.decision.options

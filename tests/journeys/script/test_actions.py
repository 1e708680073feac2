"""What the app does, and to whom."""

import pytest

from tests.journeys.board import BLANK, HERE, NEAR, Hero, Table, lay
from tests.journeys.proving_ground import do, doubled, variant
from waybread.journeys.facts import Stat
from waybread.journeys.script.adventure import Action, Condition, Event, Extra
from waybread.kernel import NeverEnds
from waybread.kernel.driver import MOST_DONE

DROPS = doubled(do("counter", name="drops"))
"""Built once, since comparing two such trees would never end either when the tests run again in the same process."""


def doing(name: str, *actions: Action) -> str:
    """An adventure whose own action does these things."""
    return variant(f"doing {name}", extras=(Extra(name, name, do=actions),))


def frail(inspiration: int = 0) -> Hero:
    """Gimli, whom one more damage defeats."""
    return Hero("Gimli", "Guardian", deck=(BLANK,) * 20, damage_down=5, inspiration=inspiration)


def test_what_follows_for_a_hero_who_was_defeated_by_it_falls_on_nobody_else() -> None:
    pit = doing("pit", do("suffer", damage=1), do("inspiration", amount=-1), do("threat", amount=2))
    table = lay(frail(inspiration=1), Hero("Legolas", "Hunter", inspiration=1), adventure=pit).choose("extra 0")
    assert table.game.state.defeated == [True, False]
    assert table.kind == "turn"  # nobody was asked who else it should be
    assert (table.inspiration("Gimli"), table.inspiration("Legolas"), table.game.state.app.threat) == (1, 1, 2)


def test_an_event_that_no_hero_set_off_is_for_one_whom_the_party_picks() -> None:
    gift = variant("gift", events=(Event("gift", "round", "2", do=(do("inspiration"),)),))
    table = lay(Hero("Gimli", "Guardian"), Hero("Legolas", "Hunter", at=NEAR), adventure=gift, at="2")
    assert (table.kind, table.offered) == ("hero", ["Gimli", "Legolas"])
    table.choose("Legolas")
    assert (table.inspiration("Gimli"), table.inspiration("Legolas")) == (0, 1)


def test_a_hero_defeated_by_what_came_of_anothers_test_does_not_test() -> None:
    quake = doing("quake", do("test", stats=(Stat.WIT,), who="each", failed=(do("suffer", damage=1, who="each"),)))
    table = lay(Hero("Legolas", "Hunter", deck=(BLANK,) * 20), frail(), adventure=quake).choose("extra 0")
    assert (table.kind, table.offered) == ("hero", ["Legolas", "Gimli"])
    table.choose("Legolas", "Legolas")  # who tests first, and who suffers first from the failure
    assert table.game.state.defeated == [False, True]
    assert [each["hero"] for each in table.heard("tested") if each["purpose"] == "test"] == [0]


def asking(*options: tuple[str, int]) -> Table:
    """Answers, each on the condition that a counter has reached a number; each counts itself."""
    answers = tuple((label, (Condition("counter", "asked", ">=", least),), (do("counter", name=label),))
                    for label, least in options)  # fmt: skip
    key = doing("talk", do("choose", text="talk", options=answers))
    return lay(Hero(at=HERE), adventure=key).choose("extra 0")


def test_only_answers_whose_conditions_hold_can_be_given() -> None:
    table = asking(("yes", 0), ("no", 0), ("never", 1))
    assert (table.kind, table.offered) == ("answer", ["answer 0", "answer 1"])
    table.choose("answer 1")
    assert table.game.state.app.counters == {"no": 1}


def test_a_question_without_an_answer_that_can_be_given_is_passed_by() -> None:
    table = asking(("never", 1))
    assert (table.kind, table.game.state.app.counters) == ("turn", {})


def test_threat_does_not_fall_below_nothing() -> None:
    table = lay(adventure=doing("calm", do("threat", amount=-3)), threat=2).choose("extra 0")
    assert table.game.state.app.threat == 0


# Without end -----------------------------------------------------------------------------


def test_an_answer_of_which_too_much_would_come_is_refused_and_nothing_has_changed() -> None:
    table = lay(Hero(at=HERE), adventure=doing("flood", do("lore", amount=1), DROPS))
    before = table.game.digest()
    with pytest.raises(NeverEnds, match="may never end; nothing has changed"):
        table.choose("extra 0")
    assert (table.game.digest(), table.kind) == (before, "turn")


def test_what_was_done_by_earlier_answers_is_not_counted_against_the_next_one() -> None:
    much = doing("much", *[do("counter", name="done")] * (MOST_DONE // 2 + 1))
    table = lay(Hero(at=HERE), adventure=much).choose("extra 0").choose("extra 0")
    assert table.game.state.app.counters == {"done": 2 * (MOST_DONE // 2 + 1)}

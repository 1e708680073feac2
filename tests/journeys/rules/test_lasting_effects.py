"""Effects for a stated time: on one hero, on one thing, and gone when the time is over."""

from tests.journeys.board import BLANK, NEAR, Foes, Hero, lay, seed_for
from waybread.journeys.facts import Stat
from waybread.journeys.rules.standing_rules import Rule
from waybread.journeys.state import Lasting

THREATS = seed_for("ruffian.threats")
"""Two fear, negated by spirit."""


def test_a_lasting_change_is_one_heros_and_one_stats() -> None:
    table = lay(Hero("Gimli"), Hero("Legolas"))
    table.game.state.lasting.append(Lasting(Stat.MIGHT, 2, "adventure", 0, 7))
    assert (table.stat(Stat.MIGHT, "Gimli"), table.stat(Stat.MIGHT, "Legolas")) == (6, 2)
    assert table.stat(Stat.WIT, "Gimli") == 2
    assert table.game.value_changes(0, Stat.MIGHT) == [(7, 2)]  # which says where it comes from


def test_a_lasting_answer_is_one_heros_and_to_one_question() -> None:
    game = lay(Hero("Gimli"), Hero("Legolas")).game
    game.state.lasting.append(Lasting(Rule.NO_COUNTERATTACK, 1, "turn", 0, 7))
    assert [game.rule_applies(Rule.NO_COUNTERATTACK, hero) for hero in (0, 1)] == [True, False]
    assert not game.rule_applies(Rule.IMMUNE_TO_FEAR, 0)


def test_what_lasts_for_a_turn_is_over_with_it_and_nothing_else_is() -> None:
    table = lay(Hero("Gimli"), Hero("Legolas"))
    lasting = [Lasting(Stat.WIT, 1, until, 0, 7) for until in ("turn", "activation", "adventure")]
    table.game.state.lasting += lasting
    table.done()
    assert table.game.state.lasting == lasting[1:]


def test_what_lasts_for_an_activation_is_over_with_it_and_nothing_else_is() -> None:
    table = lay(Hero("Gimli", deck=[BLANK] * 12), groups=[Foes("ruffian", NEAR), Foes("ruffian", NEAR)], seed=THREATS)
    state = table.game.state
    state.lasting += [Lasting(Rule.IMMUNE_TO_FEAR, 1, "activation", 0, 7), Lasting(Stat.WIT, 1, "adventure", 0, 7)]
    table.done().until("prepare")
    assert [each.until for each in state.lasting] == ["adventure"]
    first, second = (each["hero"] for each in table.heard("enemy attack"))
    assert (first, second) == (0, 0)
    assert [each["what"] for each in table.heard("suffered")] != []  # what the second of them did


def test_no_number_falls_below_nothing() -> None:
    table = lay(Hero("Gimli"))
    table.game.state.lasting.append(Lasting(Stat.WIT, -9, "adventure", 0, 7))
    assert table.stat(Stat.WIT) == 0

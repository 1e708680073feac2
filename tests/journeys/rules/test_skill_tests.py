"""Tests: reveal, convert, results; fate, inspiration, successes (jme:100, 38, 48, 88, 90, 95)."""

import pytest

from tests.journeys.board import BLANK, FATE, HERE, SUCCESS, Foes, Hero, Table, lay
from waybread.journeys.facts import Boon, Limit, Stat
from waybread.journeys.rules.gains import gain_inspiration
from waybread.journeys.state import Lasting


def lifting(*deck: str, **more: object) -> Table:
    """Gimli (might 4) tries to lift a stone that needs two successes, with these cards on top of his deck."""
    hero = Hero("Gimli", "Guardian", deck=(*deck, *(BLANK,) * (10 - len(deck))), **more)  # type: ignore[arg-type]
    return lay(hero, tokens={"stone": HERE}).choose("interact stone")


def outcome(table: Table) -> str:
    counters = table.game.state.app.counters
    return "passed" if counters.get("passed") else "failed" if counters.get("failed") else "open"


@pytest.mark.rule("jme:100.1", "jme:90.1", "jme:45.1a", "jme:100.0-2", "jme:100.1a")
def test_a_test_reveals_as_many_cards_as_the_stat_says() -> None:
    table = lifting()
    assert [each["cards"] for each in table.heard("revealed")] == [", ".join([BLANK] * 4)]
    assert table.discards() == [BLANK] * 4


@pytest.mark.rule("jme:100.3a", "jme:95.1", "jme:85.3a", "jme:100.3")
def test_a_test_against_a_number_is_passed_when_the_successes_reach_it() -> None:
    assert outcome(lifting(SUCCESS, SUCCESS)) == "passed"


@pytest.mark.rule("jme:100.3a")
def test_a_test_against_a_number_is_failed_below_it() -> None:
    assert outcome(lifting(SUCCESS, BLANK, BLANK, BLANK, SUCCESS)) == "failed"


@pytest.mark.rule("jme:95.5")
def test_successes_beyond_the_number_have_no_effect() -> None:
    table = lifting(SUCCESS, SUCCESS, SUCCESS, SUCCESS)
    assert table.game.state.app.counters["passed"] == 1


@pytest.mark.rule("jme:100.2", "jme:48.3", "jme:38.1", "jme:95.3", "jme:88.1", "jme:100.2b")
def test_each_inspiration_spent_turns_a_fate_into_a_success_as_often_as_wished() -> None:
    table = lifting(FATE, FATE, FATE, inspiration=3)
    table.choose("inspire", "inspire", "inspire")
    assert table.heard("tested")[-1]["successes"] == 3
    assert outcome(table) == "passed"


@pytest.mark.rule("jme:48.4", "jme:88.1a")
def test_spent_inspiration_leaves_the_hero_card() -> None:
    table = lifting(FATE, FATE, inspiration=2)
    table.choose("inspire")
    assert table.inspiration() == 1


@pytest.mark.rule("jme:38.1a", "jme:100.2c", "jme:95.3a")
def test_a_converted_fate_is_no_fate_any_more() -> None:
    table = lifting(FATE, inspiration=2)
    table.choose("inspire")
    assert outcome(table) == "failed"  # it was not asked again: no fate was left
    assert table.inspiration() == 1


@pytest.mark.rule("jme:38.1")
def test_fate_alone_does_nothing() -> None:
    assert outcome(lifting(FATE, FATE, FATE, FATE)) == "failed"


@pytest.mark.rule("jme:38.3", "jme:95.4", "jme:69.6")
def test_icons_on_prepared_cards_have_no_effect() -> None:
    table = lifting(prepared=[SUCCESS, SUCCESS, FATE], inspiration=2)
    assert table.heard("tested")[-1]["successes"] == 0
    assert outcome(table) == "failed"


@pytest.mark.rule("jme:100.1e", "jme:1.1b", "jme:85.2b")
def test_text_on_revealed_cards_is_ignored() -> None:
    table = lifting("Undying Might", SUCCESS)  # prepared, it would add a success to a might test
    assert outcome(table) == "failed"


@pytest.mark.rule("jme:1.1a", "jme:69.5", "jme:85.2a", "jme:69.5a", "jme:1.1")
def test_the_ability_of_a_prepared_card_can_be_used() -> None:
    table = lifting(SUCCESS, prepared=["Undying Might"])
    assert "Undying Might" in table.offered
    table.choose("Undying Might")
    assert outcome(table) == "passed"


@pytest.mark.rule("jme:69.5b", "jme:1.1a")
def test_the_ability_of_a_card_in_the_discard_pile_cannot_be_used() -> None:
    assert outcome(lifting(SUCCESS, discards=["Undying Might"])) == "failed"


@pytest.mark.rule("jme:100.2a")
def test_abilities_during_a_test_are_used_when_the_cards_are_revealed() -> None:
    table = lifting(FATE, prepared=["Undying Might"], inspiration=1)
    assert table.kind == "test"
    assert table.offered == ["inspire", "Undying Might", "pass"]


@pytest.mark.rule("jme:100.4")
def test_all_revealed_cards_are_discarded_after_the_results() -> None:
    table = lifting(SUCCESS, SUCCESS, BLANK, FATE)
    assert sorted(table.discards()) == sorted([SUCCESS, SUCCESS, BLANK, FATE])


@pytest.mark.rule("jme:76.1", "jme:quick.reset.2")
def test_with_no_card_left_the_discard_pile_makes_a_new_deck_in_the_middle_of_a_test() -> None:
    hero = Hero("Gimli", "Guardian", deck=(SUCCESS,), discards=(SUCCESS, SUCCESS, SUCCESS, SUCCESS))
    table = lay(hero, tokens={"stone": HERE}).choose("interact stone")
    assert table.heard("tested")[-1]["successes"] == 4
    assert len(table.deck()) == 1  # what was revealed before was not shuffled in
    assert len(table.discards()) == 4


@pytest.mark.rule("jme:100.1c")
def test_a_test_reveals_at_least_one_card() -> None:
    hero = Hero("Gimli", "Guardian", deck=(SUCCESS,) * 5)
    table = lay(hero, tokens={"stone": HERE}, stops=())
    table.game.state.lasting.append(_lasting(Stat.MIGHT, -9))
    table.choose("interact stone")
    assert len(table.discards()) == 1


@pytest.mark.rule("jme:100.1d", "jme:100.1d1", "jme:100.1b")
def test_what_changes_the_number_of_cards_counts_before_any_is_revealed() -> None:
    hero = Hero("Gimli", "Guardian", deck=(BLANK,) * 10)
    table = lay(hero, tokens={"stone": HERE})
    table.game.state.lasting += [_lasting(Stat.MIGHT, 2), _lasting(Stat.MIGHT, -1)]
    table.choose("interact stone")
    assert len(table.discards()) == 5


@pytest.mark.rule("jme:100.0", "jme:90.2")
def test_a_test_may_leave_the_choice_among_several_stats() -> None:
    table = lay(Hero("Legolas", "Hunter"), tokens={"snare": HERE}).choose("interact snare")
    assert (table.kind, table.offered) == ("stat", ["agility", "wit"])
    table.choose("agility")
    assert table.heard("tested")[-1]["stat"] == "agility"
    assert len(table.discards()) == 4


@pytest.mark.rule("jme:100.3d")
def test_a_cumulative_test_adds_up_successes_over_attempts() -> None:
    deck = (SUCCESS, SUCCESS, BLANK, BLANK, SUCCESS, SUCCESS, BLANK, BLANK)
    table = lay(Hero("Gimli", "Guardian", deck=deck), tokens={"heap": HERE})
    table.choose("interact heap", "button 0")
    assert outcome(table) == "failed"
    assert table.game.state.app.counters["dug"] == 2
    table.choose("interact heap", "button 0")
    assert table.game.state.app.counters["passed"] == 1


@pytest.mark.rule("jme:100.5", "jme:46.1", "jme:quick.kw.hide", "jme:53.1f")
def test_after_a_test_a_hide_card_can_be_discarded_to_become_hidden() -> None:
    table = lifting(prepared=["Quiet"])
    assert (table.kind, outcome(table)) == ("hide", "failed")  # the results are known by then
    table.choose("Quiet hide")
    assert table.boons() == ["hidden"]
    assert "Quiet" in table.discards()


@pytest.mark.rule("jme:46.3")
def test_a_hidden_hero_cannot_hide() -> None:
    table = lifting(prepared=["Quiet"], boons=[Boon.HIDDEN])
    assert table.kind == "turn"


@pytest.mark.rule("jme:46.2")
def test_only_a_prepared_card_can_be_discarded_to_hide() -> None:
    table = lifting(discards=["Quiet"])
    assert table.kind == "turn"


@pytest.mark.rule("jme:48.2", "jme:48.2a", "jme:48.1")
def test_a_hero_gains_inspiration_up_to_the_limit_and_no_further() -> None:
    table = lay(Hero("Gimli", "Guardian", inspiration=2), unexplored=[], tokens={"stone": HERE})
    limit = table.game.value(0, Limit.INSPIRATION)
    assert limit == 3
    resolve(table, 2)
    assert table.inspiration() == 3


@pytest.mark.rule("jme:88.3a", "jme:88.3", "jme:12.4", "jme:100.3f", "jme:12.4a")
def test_a_success_spent_on_a_line_cannot_be_spent_again() -> None:
    hero = Hero("Gimli", "Guardian", deck=(SUCCESS, SUCCESS, *(BLANK,) * 6), items=["Battle Axe"])
    table = lay(hero, groups=[Foes("hill-troll")]).choose("attack")
    assert table.offered == ["Battle Axe line 1", "Battle Axe line 2", "pass"]
    table.choose("Battle Axe line 1")  # one success of two: the line for two is out of reach
    assert table.heard("hits")[-1]["hits"] == 2


@pytest.mark.rule("jme:88.4a", "jme:38.2a", "jme:38.2", "jme:88.4")
def test_a_fate_that_was_spent_cannot_be_spent_again() -> None:
    hero = Hero("Gimli", "Guardian", deck=(FATE, *(BLANK,) * 6), items=["Battle Axe"], prepared=["Fury"], inspiration=1)
    table = lay(hero, groups=[Foes("hill-troll")]).choose("attack")
    assert "Fury" in table.offered
    table.choose("inspire")
    assert table.kind != "test" or "Fury" not in table.offered


def _lasting(what: str, amount: int) -> Lasting:
    return Lasting(what, amount, "adventure", 0, 0)


def resolve(table: Table, amount: int) -> None:
    """Let the hero gain inspiration as an effect would."""
    effect = gain_inspiration(table.game, 0, amount)
    with pytest.raises(StopIteration):
        effect.send(None)


@pytest.mark.rule("jme:76.1")
def test_a_test_with_no_card_in_the_deck_begins_with_a_new_deck() -> None:
    hero = Hero("Gimli", "Guardian", deck=(), discards=(SUCCESS,) * 5)
    table = lay(hero, tokens={"stone": HERE}).choose("interact stone")
    assert (table.heard("tested")[-1]["successes"], len(table.deck()), len(table.discards())) == (4, 1, 4)


@pytest.mark.rule("jme:76.1")
def test_a_test_without_any_card_reveals_none() -> None:
    """J17."""
    table = lay(Hero("Gimli", "Guardian", deck=()), tokens={"stone": HERE}).choose("interact stone")
    assert (outcome(table), table.discards()) == ("failed", [])


@pytest.mark.rule("jme:58.2")
@pytest.mark.parametrize(("terrain", "successes"), [([("mist", HERE)], 0), ([], 1)])
def test_no_ability_turns_fate_into_success_in_an_attack_on_a_group_in_mist(
    terrain: list[tuple[str, int]], successes: int
) -> None:
    hero = Hero("Beravor", "Pathfinder", prepared=["Ways of Old"], items=["Sword"], deck=(FATE, *(BLANK,) * 9))
    table = lay(hero, groups=[Foes("hill-troll", exhausted=True)], terrain=terrain).choose("attack", "Ways of Old")
    table.until("turn")
    assert (table.heard("tested")[0]["successes"], len(table.heard("scouted"))) == (successes, 1)

"""The six modifiers, alone and together, and what prohibits them."""

import pytest

from tests.journeys.rules.enemies.small_ground import bars, group
from waybread.journeys.facts import Modifier
from waybread.journeys.rules.enemies.hits import Bar, able_to_counterattack, take_hits


@pytest.mark.rule("jme:11.4", "jme:59.6a", "jme:quick.mod.pierce")
def test_pierce_ignores_armour_and_not_sorcery() -> None:
    assert take_hits(group((6, 2, 3)), 4, {Modifier.PIERCE}).bars == (Bar(5, 2, 0),)


@pytest.mark.rule("jme:87.4", "jme:59.6b", "jme:quick.mod.smite")
def test_smite_ignores_sorcery_and_not_armour() -> None:
    assert take_hits(group((6, 2, 3)), 4, {Modifier.SMITE}).bars == (Bar(4, 0, 3),)


@pytest.mark.rule("jme:10.7a", "jme:59.6c", "jme:quick.mod.cleave")
def test_cleave_gives_every_figure_all_the_hits() -> None:
    goblins = group((3, 1, 0), (1, 1, 0), (3, 0, 0))
    result = take_hits(goblins, 2, {Modifier.CLEAVE})
    assert result.bars == (Bar(2, 0, 0), Bar(0, 0, 0), Bar(1, 0, 0))
    assert bars(goblins) == [(2, 1, 0), (1, 0, 0)]


@pytest.mark.rule("jme:59.6d", "jme:quick.mod.lethal")
@pytest.mark.parametrize(("health", "hits"), [(1, 1), (2, 1), (5, 3), (6, 3), (14, 7)])
def test_lethal_defeats_a_figure_that_loses_at_least_half_of_its_health(health: int, hits: int) -> None:
    assert take_hits(group((health, 0, 0)), hits, {Modifier.LETHAL}).group_defeated
    assert not take_hits(group((health, 0, 0)), hits - 1, {Modifier.LETHAL}).group_defeated


@pytest.mark.rule("jme:59.6d")
def test_lethal_halves_the_health_that_is_left_and_not_what_there_was_once() -> None:
    troll = group((14, 0, 0), kind="hill-troll")
    take_hits(troll, 6, ())
    assert not take_hits(troll.clone(), 3, {Modifier.LETHAL}).group_defeated
    assert take_hits(troll, 4, {Modifier.LETHAL}).group_defeated


@pytest.mark.rule("jme:59.6d")
def test_armour_and_sorcery_do_not_count_for_lethal() -> None:
    assert take_hits(group((6, 2, 3)), 7, {Modifier.LETHAL}).bars == (Bar(4, 0, 0),)
    assert take_hits(group((6, 2, 3)), 8, {Modifier.LETHAL}).group_defeated


def test_lethal_without_a_hit_on_health_defeats_nobody() -> None:
    assert take_hits(group((1, 2, 0)), 2, {Modifier.LETHAL}).defeated == ()


@pytest.mark.rule("jme:10.7", "jme:59.6d")
def test_hits_that_lethal_spares_go_on_to_the_next_figure() -> None:
    result = take_hits(group((5, 0, 0), (5, 0, 0), (5, 0, 0)), 7, {Modifier.LETHAL})
    assert result.bars == (Bar(0, 0, 0), Bar(0, 0, 0), Bar(4, 0, 0))


@pytest.mark.rule("jme:59.6d", "jme:59.2")
def test_lethal_counts_for_each_figure_under_cleave() -> None:
    result = take_hits(group((8, 0, 0), (6, 0, 0), (7, 0, 0)), 3, {Modifier.LETHAL, Modifier.CLEAVE})
    assert result.bars == (Bar(5, 0, 0), Bar(0, 0, 0), Bar(4, 0, 0))


@pytest.mark.rule("jme:11.5", "jme:59.6e")
def test_sunder_takes_one_armour_from_the_uppermost_figure_for_good() -> None:
    marauders = group((5, 2, 0), (5, 2, 0))
    assert take_hits(marauders, 0, {Modifier.SUNDER}).sundered == (0,)
    assert bars(marauders) == [(5, 1, 0), (5, 2, 0)]


@pytest.mark.rule("jme:quick.mod.sunder")
def test_sunder_takes_the_armour_before_the_hits_fall() -> None:
    assert take_hits(group((5, 2, 0)), 3, {Modifier.SUNDER}).bars == (Bar(3, 0, 0),)


@pytest.mark.rule("jme:11.3", "jme:11.5")
def test_what_sunder_took_does_not_come_back_and_the_rest_does() -> None:
    marauders = group((5, 2, 0))
    take_hits(marauders, 2, {Modifier.SUNDER})
    assert bars(marauders) == [(4, 1, 0)]


@pytest.mark.rule("jme:11.5a", "jme:59.6e")
def test_sunder_goes_on_to_the_next_figure_for_each_that_falls() -> None:
    goblins = group((3, 1, 0), (3, 1, 0), (3, 1, 0))
    result = take_hits(goblins, 6, {Modifier.SUNDER})
    assert result.bars == (Bar(0, 0, 0), Bar(0, 0, 0), Bar(3, 0, 0))
    assert result.sundered == (0, 1, 2)
    assert bars(goblins) == [(3, 0, 0)]


@pytest.mark.rule("jme:11.5a")
def test_sunder_stops_at_a_figure_that_stands_even_one_without_armour() -> None:
    mixed = group((5, 0, 0), (5, 2, 0))
    assert take_hits(mixed, 4, {Modifier.SUNDER}).sundered == ()
    assert bars(mixed) == [(1, 0, 0), (5, 2, 0)]


def test_sunder_goes_on_from_a_fallen_figure_that_had_no_armour() -> None:
    mixed = group((5, 0, 0), (5, 2, 0))
    assert take_hits(mixed, 5, {Modifier.SUNDER}).sundered == (1,)
    assert bars(mixed) == [(5, 1, 0)]


@pytest.mark.rule("jme:59.2")
def test_sunder_works_down_the_group_under_cleave_as_long_as_figures_fall() -> None:
    marauders = group((1, 2, 0), (5, 2, 0), (5, 2, 0))
    result = take_hits(marauders, 2, {Modifier.SUNDER, Modifier.CLEAVE})
    assert result.sundered == (0, 1)
    assert result.bars == (Bar(0, 0, 0), Bar(4, 0, 0), Bar(5, 0, 0))


@pytest.mark.rule("jme:59.2")
def test_sunder_under_cleave_does_not_reach_past_a_figure_that_stands() -> None:
    marauders = group((5, 2, 0), (1, 1, 0), (5, 2, 0))
    result = take_hits(marauders, 2, {Modifier.SUNDER, Modifier.CLEAVE})
    assert result.sundered == (0,)
    assert result.bars == (Bar(4, 0, 0), Bar(0, 0, 0), Bar(5, 0, 0))


@pytest.mark.rule("jme:59.2")
def test_pierce_and_smite_together_leave_health_alone_to_be_hit() -> None:
    assert take_hits(group((6, 2, 3)), 4, {Modifier.PIERCE, Modifier.SMITE}).bars == (Bar(2, 2, 3),)


@pytest.mark.rule("jme:21.6", "jme:59.6f", "jme:quick.mod.stun")
def test_stun_exhausts_the_group() -> None:
    ruffians = group((5, 0, 0))
    result = take_hits(ruffians, 1, {Modifier.STUN})
    assert ruffians.exhausted
    assert not able_to_counterattack(ruffians, result)


@pytest.mark.rule("jme:21.6", "jme:59.6f", "jme:quick.mod.stun")
def test_stun_keeps_even_an_elite_group_from_answering_that_attack_and_no_other() -> None:
    elite = group((5, 0, 0), bonuses=("huge",))
    assert not able_to_counterattack(elite, take_hits(elite, 1, {Modifier.STUN}))
    assert able_to_counterattack(elite, take_hits(elite, 1, ()))


@pytest.mark.rule("jme:21.4", "jme:35.5")
def test_a_group_that_is_not_elite_answers_only_while_readied() -> None:
    ruffians = group((5, 0, 0))
    assert able_to_counterattack(ruffians, take_hits(ruffians, 1, ()))
    ruffians.exhausted = True
    assert not able_to_counterattack(ruffians, take_hits(ruffians, 1, ()))
    assert ruffians.exhausted


@pytest.mark.rule("jme:21.5", "jme:28.2", "jme:35.5")
def test_an_exhausted_elite_group_can_answer() -> None:
    elite = group((5, 0, 0), bonuses=("huge",))
    elite.exhausted = True
    assert able_to_counterattack(elite, take_hits(elite, 1, ()))


def test_a_defeated_group_does_not_answer() -> None:
    ruffians = group((5, 0, 0))
    assert not able_to_counterattack(ruffians, take_hits(ruffians, 5, ()))


@pytest.mark.rule("jme:59.5")
def test_the_same_modifier_twice_counts_once() -> None:
    twice = group((5, 2, 0))
    take_hits(twice, 0, [Modifier.SUNDER, Modifier.SUNDER])
    assert bars(twice) == [(5, 1, 0)]


@pytest.mark.rule("jme:59.3")
@pytest.mark.parametrize(
    ("bonus", "modifier"),
    [("alert", "stun"), ("guarded", "cleave"), ("hardened", "pierce"), ("hardened", "sunder"), ("wary", "lethal"),
     ("possessed", "smite")],
)  # fmt: skip
def test_a_modifier_that_a_bonus_prohibits_has_no_effect(bonus: str, modifier: str) -> None:
    elite, same = (group((6, 2, 2), (6, 2, 2), bonuses=(bonus,)) for _ in range(2))
    assert take_hits(elite, 7, {modifier}) == take_hits(same, 7, ())
    assert elite == same


@pytest.mark.rule("jme:59.3")
def test_a_bonus_prohibits_nothing_else() -> None:
    elite = group((6, 2, 2), bonuses=("hardened",))
    take_hits(elite, 7, {Modifier.PIERCE, Modifier.SMITE, Modifier.STUN})
    assert bars(elite) == [(1, 2, 2)]
    assert elite.exhausted


@pytest.mark.rule("jme:59.0", "jme:59.6", "jme:quick.mod.0")
def test_each_of_the_six_modifiers_changes_what_hits_do() -> None:
    plain = group((6, 2, 2), (6, 2, 2))
    take_hits(plain, 7, ())
    assert len(Modifier) == 6
    for modifier in Modifier:
        changed = group((6, 2, 2), (6, 2, 2))
        take_hits(changed, 7, {modifier})
        assert changed != plain, modifier

"""Hits fall on one figure after the other, and on armour and sorcery first."""

import pytest

from tests.journeys.rules.enemies.small_ground import bars, group
from waybread.journeys.rules.enemies.hits import Bar, preview, take_hits


@pytest.mark.rule("jme:10.6")
def test_each_hit_takes_one_off_a_figures_health() -> None:
    ruffians = group((5, 0, 0))
    take_hits(ruffians, 3, ())
    assert bars(ruffians) == [(2, 0, 0)]


@pytest.mark.rule("jme:10.6a", "jme:11.2")
def test_hits_use_up_armour_before_health() -> None:
    marauders = group((5, 2, 0))
    assert take_hits(marauders, 3, ()).bars == (Bar(4, 0, 0),)


@pytest.mark.rule("jme:10.6a", "jme:87.2")
def test_hits_use_up_sorcery_before_health() -> None:
    wights = group((6, 0, 3))
    assert take_hits(wights, 4, ()).bars == (Bar(5, 0, 0),)


@pytest.mark.rule("jme:10.6b", "jme:11.2a", "jme:87.2a")
def test_hits_use_up_armour_before_sorcery() -> None:
    assert take_hits(group((6, 2, 3)), 1, ()).bars == (Bar(6, 1, 3),)
    assert take_hits(group((6, 2, 3)), 4, ()).bars == (Bar(6, 0, 1),)
    assert take_hits(group((6, 2, 3)), 6, ()).bars == (Bar(5, 0, 0),)


@pytest.mark.rule("jme:11.3")
def test_a_figure_that_stands_gets_its_armour_back() -> None:
    marauders = group((5, 2, 0))
    take_hits(marauders, 3, ())
    take_hits(marauders, 3, ())
    assert bars(marauders) == [(3, 2, 0)]


@pytest.mark.rule("jme:87.3")
def test_a_figure_that_stands_gets_its_sorcery_back() -> None:
    wights = group((6, 0, 3))
    take_hits(wights, 4, ())
    assert bars(wights) == [(5, 0, 3)]


@pytest.mark.rule("jme:10.7")
def test_hits_go_to_the_uppermost_figure_until_it_falls_and_what_is_left_to_the_next() -> None:
    goblins = group((3, 1, 0), (3, 1, 0), (3, 1, 0))
    result = take_hits(goblins, 6, ())
    assert result.bars == (Bar(0, 0, 0), Bar(2, 0, 0), Bar(3, 1, 0))
    assert bars(goblins) == [(2, 1, 0), (3, 1, 0)]


@pytest.mark.rule("jme:10.7")
def test_a_figure_that_stands_keeps_all_hits_from_those_below() -> None:
    assert take_hits(group((5, 0, 0), (1, 0, 0)), 4, ()).bars == (Bar(1, 0, 0), Bar(1, 0, 0))


@pytest.mark.rule("jme:24.4")
def test_a_figure_without_health_is_defeated_and_leaves_the_group() -> None:
    ruffians = group((5, 0, 0), (4, 0, 0))
    result = take_hits(ruffians, 5, ())
    assert result.defeated == (0,)
    assert not result.group_defeated
    assert bars(ruffians) == [(4, 0, 0)]


@pytest.mark.rule("jme:10.0")
def test_a_group_is_defeated_when_none_of_its_figures_has_health_left() -> None:
    ruffians = group((5, 0, 0), (5, 0, 0))
    assert take_hits(ruffians, 10, ()).group_defeated
    assert ruffians.figures == []


def test_hits_beyond_the_last_health_of_a_group_are_lost() -> None:
    ruffians = group((5, 0, 0))
    assert take_hits(ruffians, 50, ()).bars == (Bar(0, 0, 0),)


def test_no_hits_do_nothing() -> None:
    marauders = group((5, 2, 0))
    result = take_hits(marauders, 0, ())
    assert (result.bars, result.defeated, result.sundered, result.stunned) == ((Bar(5, 2, 0),), (), (), False)
    assert bars(marauders) == [(5, 2, 0)]
    assert not marauders.exhausted


def test_fewer_than_no_hits_are_refused() -> None:
    with pytest.raises(ValueError, match="not -1"):
        take_hits(group((5, 0, 0)), -1, ())


@pytest.mark.rule("jme:10.3a")
def test_a_preview_shows_what_applying_does() -> None:
    marauders = group((5, 2, 0), (5, 2, 0))
    shown = preview(marauders, 7, {"sunder", "lethal"})
    assert shown == take_hits(marauders, 7, {"sunder", "lethal"})
    assert shown.defeated == (0,)


@pytest.mark.rule("jme:10.3b", "jme:59.4")
def test_input_can_be_changed_freely_until_it_is_applied() -> None:
    marauders = group((5, 2, 0), (5, 2, 0))
    before = marauders.clone()
    assert preview(marauders, 20, {"cleave", "stun"}).group_defeated
    assert preview(marauders, 2, {"pierce", "sunder"}).bars == (Bar(3, 1, 0), Bar(5, 2, 0))
    assert preview(marauders, 2, ()).bars == (Bar(5, 0, 0), Bar(5, 2, 0))
    assert marauders == before
    take_hits(marauders, 2, {"pierce", "sunder"})
    assert bars(marauders) == [(3, 1, 0), (5, 2, 0)]

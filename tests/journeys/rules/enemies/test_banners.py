"""Banners tell elite groups and groups of one kind apart."""

import pytest

from waybread.journeys.rules.enemies.spawns import SYMBOLS, banner_for, new_group
from waybread.journeys.state import Group
from waybread.kernel import Streams


def placed(*groups: str) -> list[Group]:
    """Groups that came one after the other; a plus makes one elite."""
    found: list[Group] = []
    for number, each in enumerate(groups):
        bonuses = ("huge",) if each.endswith("+") else ()
        group = new_group(number, each.rstrip("+"), 1, found, Streams(0), heroes=1, size=1, bonuses=bonuses)
        assert group is not None
        found.append(group)
    return found


def test_the_first_plain_group_of_a_kind_has_no_banner() -> None:
    assert [each.banner for each in placed("ruffian", "wight", "goblin-scout")] == ["", "", ""]


@pytest.mark.rule("jme:28.4", "jme:31.1", "jme:31.3")
def test_an_elite_group_has_an_elite_banner() -> None:
    assert placed("ruffian", "wight+")[1].banner == "elite antler"


@pytest.mark.rule("jme:31.2", "jme:31.3")
def test_a_group_of_a_kind_that_is_on_the_map_has_a_standard_banner() -> None:
    assert [each.banner for each in placed("ruffian", "ruffian")] == ["", "standard antler"]
    assert [each.banner for each in placed("ruffian+", "ruffian")] == ["elite antler", "standard antler"]


def test_no_two_groups_have_the_same_banner() -> None:
    groups = placed("ruffian", "ruffian", "ruffian", "wight+", "wight+", "ruffian+", "wight")
    given = [each.banner for each in groups if each.banner]
    assert len(set(given)) == len(given) == 6


def test_the_banner_of_a_group_that_left_is_free_again() -> None:
    groups = placed("ruffian", "ruffian", "ruffian")
    assert groups[1].banner == "standard antler"
    del groups[1]
    assert banner_for("ruffian", groups, elite=False) == "standard antler"


def test_a_kind_that_has_left_the_map_needs_no_banner_any_more() -> None:
    assert banner_for("ruffian", placed("wight"), elite=False) == ""


def test_there_are_six_banners_of_each_colour_and_then_none() -> None:
    kinds = ("ruffian", "goblin-scout")
    elites = placed(*(f"{kinds[each % 2]}+" for each in range(8)))
    assert [each.banner for each in elites] == [*(f"elite {symbol}" for symbol in SYMBOLS), "", ""]
    assert banner_for("ruffian", elites, elite=False) == "standard antler"

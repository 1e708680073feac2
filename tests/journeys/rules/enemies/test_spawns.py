"""How large new groups are, and what they are like."""

from itertools import product

import pytest

from tests.journeys.rules.enemies.small_ground import bars
from waybread.journeys.rules.enemies.enemy_kinds import BONUSES, ENEMIES
from waybread.journeys.rules.enemies.spawns import (
    DIFFICULTIES,
    HARD,
    NORMAL,
    PARTIES,
    SIZES,
    SUBSTITUTES,
    available,
    bonuses_of,
    figure_of,
    figures_left,
    new_group,
    size_of,
)
from waybread.journeys.state import Figure, Group
from waybread.kernel import Streams

EVERY = list(product(ENEMIES, PARTIES, DIFFICULTIES))


def placed(kind: str, size: int, number: int = 1) -> Group:
    return Group(number, kind, [figure_of(kind) for _ in range(size)], space=1)


@pytest.mark.rule("jme:33.0")
@pytest.mark.parametrize(("kind", "heroes", "difficulty"), EVERY)
def test_a_group_has_one_figure_at_least_and_as_many_as_its_kind_allows_at_most(
    kind: str, heroes: int, difficulty: str
) -> None:
    group = new_group(1, kind, 5, [], Streams(0), heroes=heroes, difficulty=difficulty)
    assert group is not None
    assert 1 <= len(group.figures) == size_of(kind, heroes, difficulty) <= ENEMIES[kind].largest
    assert (group.number, group.kind, group.space, group.exhausted) == (1, kind, 5, False)


def test_more_heroes_never_meet_a_smaller_group() -> None:
    for kind, difficulty in product(ENEMIES, DIFFICULTIES):
        sizes = [size_of(kind, heroes, difficulty) for heroes in PARTIES]
        assert sizes == sorted(sizes)
    assert set(SIZES) == set(ENEMIES)


@pytest.mark.rule("jme:26.2a")
@pytest.mark.parametrize(("kind", "heroes"), list(product(ENEMIES, PARTIES)))
def test_on_hard_there_are_more_enemies_or_they_have_more_bonuses(kind: str, heroes: int) -> None:
    def figures_and_bonuses(difficulty: str) -> tuple[int, int]:
        return size_of(kind, heroes, difficulty), bonuses_of(kind, heroes, difficulty, elite=False)

    (figures, bonuses), (more, better) = figures_and_bonuses(NORMAL), figures_and_bonuses(HARD)
    assert (more - figures, better - bonuses) in {(1, 0), (0, 1)}


@pytest.mark.rule("jme:26.2a")
@pytest.mark.parametrize(("kind", "heroes"), list(product(ENEMIES, PARTIES)))
def test_elites_have_more_bonuses_on_hard(kind: str, heroes: int) -> None:
    normal, hard = (bonuses_of(kind, heroes, difficulty, elite=True) for difficulty in DIFFICULTIES)
    assert normal < hard <= 3


@pytest.mark.rule("jme:28.1")
@pytest.mark.parametrize(("kind", "heroes", "difficulty"), EVERY)
def test_an_elite_group_has_different_bonuses_that_its_kind_can_have(kind: str, heroes: int, difficulty: str) -> None:
    for seed in range(20):
        group = new_group(1, kind, 1, [], Streams(seed), heroes=heroes, difficulty=difficulty, elite=True)
        assert group is not None
        assert group.elite
        assert len(set(group.bonuses)) == bonuses_of(kind, heroes, difficulty, elite=True) >= 1
        assert all(BONUSES[each].basic and kind in BONUSES[each].kinds for each in group.bonuses)


def test_bonuses_at_random_are_those_of_the_seed() -> None:
    def drawn(seed: int) -> tuple[str, ...]:
        group = new_group(1, "wight", 1, [], Streams(seed), heroes=4, elite=True)
        assert group is not None
        return group.bonuses

    assert drawn(3) == drawn(3)
    assert len({drawn(seed) for seed in range(30)}) > 10


@pytest.mark.parametrize(
    ("kind", "drawn_together", "never"),
    [
        ("ruffian", ("armored", "hardened"), ("hardened", "armored")),  # they have no armour of their own to pierce
        ("hungry-warg", ("alert", "guarded"), ("guarded", "alert")),  # they are safe from stun already
        ("hill-troll", ("guarded", "wary"), ("alert", "guarded")),  # there is nobody beside it to cleave
    ],
)
def test_no_bonus_is_drawn_that_would_change_nothing(
    kind: str, drawn_together: tuple[str, str], never: tuple[str, str]
) -> None:
    drawn = set()
    for seed in range(1500):
        group = new_group(1, kind, 1, [], Streams(seed), heroes=4, elite=True)
        assert group is not None
        drawn.add(group.bonuses)
    assert drawn_together in drawn
    assert never not in drawn


@pytest.mark.rule("jme:28.1b")
def test_bonuses_add_to_the_bar_of_every_figure() -> None:
    marauders = new_group(1, "orc-marauder", 1, [], Streams(0), heroes=2, bonuses=("orc-captain", "shrouded"))
    assert marauders is not None
    assert bars(marauders) == [(7, 3, 1), (7, 3, 1)]


@pytest.mark.parametrize(
    ("kind", "bonus", "bar"), [("ruffian", "undying-hate", (1, 0, 0)), ("goblin-scout", "last-gasp", (3, 0, 0))]
)
def test_a_bonus_that_takes_away_leaves_one_health_and_no_less_than_nothing(
    kind: str, bonus: str, bar: tuple[int, int, int]
) -> None:
    assert figure_of(kind, [bonus]) == Figure(*bar)


def test_an_adventure_can_give_size_bonuses_and_a_name() -> None:
    group = new_group(
        4, "goblin-scout", 2, [], Streams(0), heroes=5, difficulty=HARD, size=1, bonuses=("swift-death",), name="Snag"
    )
    assert group is not None
    assert (len(group.figures), group.bonuses, group.name) == (1, ("swift-death",), "Snag")


def test_an_adventure_can_keep_a_group_plain_on_hard() -> None:
    troll = new_group(1, "hill-troll", 1, [], Streams(0), heroes=2, difficulty=HARD, bonuses=())
    assert troll is not None
    assert not troll.elite


def test_no_group_is_larger_than_its_kind_allows_even_if_an_adventure_says_so() -> None:
    group = new_group(1, "ruffian", 1, [], Streams(0), heroes=1, size=6)
    assert group is not None
    assert len(group.figures) == 3


def test_figures_on_the_map_are_not_in_the_box() -> None:
    groups = [placed("ruffian", 3), placed("ruffian", 1, 2), placed("wight", 2, 3)]
    assert [figures_left(kind, groups) for kind in ("ruffian", "wight", "goblin-scout")] == [2, 1, 6]


def test_a_group_is_smaller_when_figures_run_out() -> None:
    group = new_group(9, "orc-hunter", 1, [placed("orc-hunter", 2)], Streams(0), heroes=5)
    assert group is not None
    assert (group.kind, len(group.figures)) == ("orc-hunter", 1)


def test_figures_that_were_defeated_can_come_again() -> None:
    hunters = placed("orc-hunter", 3)
    del hunters.figures[1:]
    group = new_group(9, "orc-hunter", 1, [hunters], Streams(0), heroes=5)
    assert group is not None
    assert len(group.figures) == 2


def test_a_substitute_comes_in_its_own_number_when_no_figure_of_the_kind_is_left() -> None:
    group = new_group(9, "hill-troll", 1, [placed("hill-troll", 1)], Streams(0), heroes=4, name="Old Bole")
    assert group is not None
    assert (group.kind, len(group.figures), group.name) == ("hungry-warg", 2, "Old Bole")
    assert bars(group) == [(8, 1, 0), (8, 1, 0)]


def test_a_substitute_has_those_of_the_given_bonuses_that_it_can_have() -> None:
    group = new_group(9, "hill-troll", 1, [placed("hill-troll", 1)], Streams(0), heroes=1,
                      bonuses=("spike-armor", "huge"))  # fmt: skip
    assert group is not None
    assert group.bonuses == ("huge",)


def test_an_adventure_may_give_a_kind_a_bonus_that_others_of_it_do_not_have() -> None:
    group = new_group(1, "hungry-warg", 1, [], Streams(0), heroes=1, bonuses=("veteran",))
    assert group is not None
    assert group.bonuses == ("veteran",)


def test_every_kind_has_substitutes_other_than_itself() -> None:
    assert set(SUBSTITUTES) == set(ENEMIES)
    for kind, others in SUBSTITUTES.items():
        assert set(others) <= set(ENEMIES) - {kind}
        assert len(set(others)) == len(others) == 3


def test_nobody_comes_when_the_box_has_no_substitute_either() -> None:
    groups = [placed(kind, 3) for kind in ("ruffian", "ruffian", "goblin-scout", "goblin-scout", "orc-hunter")]
    assert available("ruffian", groups) == "orc-marauder"
    groups.append(placed("orc-marauder", 3))
    assert available("ruffian", groups) is None
    assert new_group(9, "ruffian", 1, groups, Streams(0), heroes=1) is None


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"kind": "balrog"}, "no enemy called 'balrog'; there are ruffian"),
        ({"heroes": 6}, "1 to 5 heroes, not 6"),
        ({"heroes": 0}, "1 to 5 heroes, not 0"),
        ({"difficulty": "easy"}, "normal or hard, not 'easy'"),
        ({"size": 0}, "at least one figure, not 0"),
        ({"bonuses": ("hasty",)}, "no bonus called 'hasty'; there are alert"),
    ],
)
def test_what_is_not_a_group_is_refused_with_what_would_be_right(wrong: dict[str, object], words: str) -> None:
    asked: dict[str, object] = {"kind": "wight", "heroes": 2, **wrong}
    with pytest.raises(ValueError, match=words):
        new_group(1, space=1, groups=[], streams=Streams(0), **asked)  # type: ignore[arg-type]

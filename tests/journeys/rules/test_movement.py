"""Heroes on the map: moving, exploring, provoking by leaving, being placed, who is nearby (jme:6, 37, 60, 61, 71)."""

import pytest

from tests.journeys.board import BEYOND, BLANK, FAR, HERE, NEAR, Foes, Hero, Table, lay, seed_for
from tests.journeys.plug import setup
from tests.journeys.proving_ground import bring, do, variant
from waybread.cards import Effect
from waybread.journeys import JourneyGame
from waybread.journeys.maps.arrangement import arrange
from waybread.journeys.maps.board import Placed
from waybread.journeys.rules.abilities import Use, must
from waybread.journeys.rules.movement import place
from waybread.journeys.rules.occurrences import On
from waybread.journeys.rules.selectors import own
from waybread.journeys.script.adventure import Event, Extra, TileOf
from waybread.journeys.state import Token
from waybread.kernel import Streams

CUDGEL = seed_for("ruffian.cudgel")
"""Two damage from one ruffian, negated by might."""


def tough(*, at: int = HERE, **more: object) -> Hero:
    """Gimli, who can bear much and reveals nothing of use."""
    return Hero("Gimli", "Guardian", at=at, deck=[BLANK] * 20, **more)  # type: ignore[arg-type]


def order(table: Table, *kinds: str) -> list[str]:
    """What was told of some kinds, in order."""
    return [kind for kind, _ in table.told if kind in kinds]


# Moving ------------------------------------------------------------------------------------


@pytest.mark.rule("jme:6.1", "jme:60.2")
def test_a_hero_moves_into_an_adjacent_space() -> None:
    table = lay(Hero(at=NEAR))
    adjacent = [f"move {each}" for each in table.game.board.neighbours(NEAR)]
    assert table.offered == [*adjacent, "pass"]
    assert f"move {FAR}" in adjacent
    assert f"move {BEYOND}" not in adjacent
    table.choose(f"move {FAR}")
    assert table.at() == FAR


# Exploring -----------------------------------------------------------------------------------


def exploring(difficulty: str = "normal", **more: object) -> Table:
    """A hero beside an unexplored tile."""
    hero = Hero("Gimli", "Guardian", at=NEAR, **more)  # type: ignore[arg-type]
    table = lay(hero, unexplored=[1, 2], difficulty=difficulty)
    assert table.game.board.tile_of(FAR) == 1
    return table


@pytest.mark.rule("jme:37.3", "jme:60.3", "jme:60.3a", "jme:37.2", "jme:37.4")
def test_moving_into_an_unexplored_tile_explores_it_at_once() -> None:
    table = exploring().choose(f"move {FAR}")
    assert table.kind == "turn"  # nobody was asked whether
    assert table.game.state.unexplored == [2]
    assert [each["tile"] for each in table.heard("explored")] == [1]


@pytest.mark.rule("jme:37.3")
def test_any_space_of_a_tile_explores_it_once() -> None:
    table = exploring().choose("move 12", f"move {FAR}")
    assert len(table.heard("explored")) == 1


@pytest.mark.rule("jme:37.3a", "jme:60.3a", "jme:37.5")
def test_exploring_is_no_action_and_does_not_stop_the_hero() -> None:
    table = exploring().choose(f"move {FAR}")
    assert (table.game.state.actions, table.game.state.moves) == (1, 1)
    table.choose(f"move {BEYOND}")
    assert (table.at(), table.game.state.actions, table.game.state.unexplored) == (BEYOND, 1, [])


@pytest.mark.rule("jme:37.4")
def test_on_normal_the_hero_who_explores_gains_inspiration() -> None:
    assert exploring().choose(f"move {FAR}").inspiration() == 1


@pytest.mark.rule("jme:37.4", "jme:48.2a")
def test_exploring_gives_no_inspiration_beyond_the_limit() -> None:
    assert exploring(inspiration=3).choose(f"move {FAR}").inspiration() == 3


@pytest.mark.rule("jme:26.2b")
def test_on_hard_exploring_gives_no_inspiration() -> None:
    table = exploring("hard").choose(f"move {FAR}")
    assert (table.inspiration(), len(table.heard("explored"))) == (0, 1)


@pytest.mark.rule("jme:37.4")
def test_what_the_adventure_says_of_an_explored_tile_follows() -> None:
    finding = variant("finding", events=(Event("found", "explored", "ground 1", do=(do("counter", name="found"),)),))
    table = lay(Hero(at=NEAR), unexplored=[1, 2], adventure=finding)
    assert "found" not in table.game.state.app.counters
    table.choose(f"move {FAR}")
    assert table.game.state.app.counters["found"] == 1


@pytest.mark.rule("jme:37.1", "jme:37.2")
def test_a_new_tile_is_unexplored_if_the_adventure_says_so() -> None:
    key = variant(
        "new-tiles",
        tiles=(
            TileOf("camp", at=Placed("300A", 0, 0), explored=True),
            TileOf("wild", pool=("200A", "201A")),
            TileOf("tame", pool=("203A", "204A"), explored=True),
        ),
        start=("camp.1",),
        events=(Event("begin", "start", do=(do("tile", name="wild"), do("tile", name="tame"))),),
    )
    game = JourneyGame.new(setup(key, 1), 1)
    places = game.state.app.places
    assert set(places) == {"camp", "wild", "tame"}
    assert game.state.unexplored == [places["wild"]]


def test_the_tiles_on_which_the_heroes_begin_are_explored() -> None:
    camp, ford = arrange(("300A", "301A"), 2, Streams(1))
    key = variant("two-camps", tiles=(TileOf("camp", at=camp), TileOf("ford", at=ford)), start=("camp.1", "ford.1"))
    game = JourneyGame.new(setup(key, 2, seats=1), 1)
    for space in (1, 11):
        game.choose(space)
    assert game.state.unexplored == []


# Provoking -----------------------------------------------------------------------------------


@pytest.mark.rule("jme:60.4", "jme:71.2", "jme:quick.overlooked.2", "jme:71.0", "jme:60.4a", "jme:71.2a", "jme:71.1")
def test_leaving_a_space_provokes_the_readied_group_there_before_the_move() -> None:
    table = lay(tough(), groups=[Foes("ruffian", HERE)], seed=CUDGEL).choose(f"move {NEAR}")
    assert order(table, "provoked", "enemy attack", "moved") == ["provoked", "enemy attack", "moved"]
    assert (table.damage(), table.at()) == (2, NEAR)


@pytest.mark.rule("jme:60.4", "jme:71.2")
def test_leaving_provokes_each_group_in_the_order_the_hero_likes() -> None:
    groups = [Foes("ruffian", HERE), Foes("wight", HERE), Foes("hill-troll", NEAR), Foes("orc-hunter", exhausted=True)]
    table = lay(tough(), groups=groups).choose(f"move {NEAR}")
    assert (table.kind, table.offered) == ("provoke", ["ruffian", "wight"])  # neither those nearby nor the exhausted
    table.choose("wight").until("turn")
    assert [each["group"] for each in table.heard("provoked")] == [2, 1]
    assert table.at() == NEAR


@pytest.mark.rule("jme:35.4", "jme:60.4", "jme:quick.overlooked.2")
def test_an_exhausted_group_is_not_provoked() -> None:
    table = lay(tough(), groups=[Foes("ruffian", HERE, exhausted=True)]).choose(f"move {NEAR}")
    assert (table.damage(), table.heard("provoked"), table.at()) == (0, [], NEAR)


@pytest.mark.rule("jme:60.4b", "jme:71.2b")
def test_leaving_by_a_keyword_provokes_as_well() -> None:
    hero = Hero(prepared=["Thorongil"])
    table = lay(hero, groups=[Foes("ruffian", HERE)], seed=CUDGEL).choose("Thorongil sprint", f"move {NEAR}")
    assert (len(table.heard("provoked")), table.damage()) == (1, 2)


@pytest.mark.rule("jme:60.4b", "jme:71.2b")
def test_leaving_by_an_ability_provokes_as_well() -> None:
    hero = Hero("Bilbo", "Burglar", prepared=["The Road Goes Ever On"])
    table = lay(hero, groups=[Foes("ruffian", HERE)], seed=CUDGEL)
    table.choose("The Road Goes Ever On", f"space {NEAR}")
    assert (len(table.heard("provoked")), table.damage(), table.at()) == (1, 2, NEAR)


@pytest.mark.rule("jme:60.4a", "jme:71.2a")
def test_a_hero_defeated_by_those_provoked_does_not_move() -> None:
    friend = Hero("Legolas", "Hunter", at=NEAR)
    table = lay(tough(damage_down=5), friend, groups=[Foes("ruffian", HERE)], seed=CUDGEL)
    table.choose(f"move {NEAR}")
    assert table.game.state.defeated == [True, False]
    assert table.heard("moved") == []


# Placing -------------------------------------------------------------------------------------


@pytest.mark.rule("jme:60.5", "jme:60.5a")
def test_a_hero_who_is_placed_elsewhere_provokes_nobody_and_explores_nothing() -> None:
    eagles = variant("eagles", extras=(Extra("fly", "fly", do=(do("place heroes", at="ground 1.1"),)),))
    table = lay(tough(), groups=[Foes("ruffian", HERE)], unexplored=[1], adventure=eagles)
    table.choose("extra 0")
    assert table.at() == FAR
    assert (table.heard("provoked"), table.heard("moved"), table.damage()) == ([], [], 0)
    assert table.game.state.unexplored == [1]


# Nearby ----------------------------------------------------------------------------------------


@pytest.mark.rule("jme:quick.overlooked.3", "jme:61.1")
@pytest.mark.parametrize(("space", "nearby"), [(HERE, True), (NEAR, True), (FAR, False)])
def test_those_in_the_space_and_in_adjacent_spaces_are_nearby(space: int, nearby: bool) -> None:
    friend = Hero("Gimli", "Guardian", at=space, prepared=["Kinship"])  # it helps a hero nearby who tests
    table = lay(Hero("Legolas", "Hunter"), friend, tokens={"stone": HERE}).choose("interact stone")
    assert (table.kind == "ability") is nearby


@pytest.mark.rule("jme:61.2")
def test_nobody_is_nearby_oneself() -> None:
    table = lay(Hero("Gimli", "Guardian", prepared=["Kinship"]), tokens={"stone": HERE}).choose("interact stone")
    assert (table.kind, table.prepared()) == ("turn", ["Kinship"])


# A move that comes to nothing ------------------------------------------------------------------


async def _flee(game: JourneyGame, use: Use) -> None:
    """When you are attacked, place yourself far away."""
    place(game, use.hero, BEYOND)


async def _shut(game: JourneyGame, use: Use) -> None:
    """When you are attacked, a wall rises."""
    game.state.tokens.append(Token(99, "wall", HERE, across=NEAR))
    game.state.ground = None


@pytest.mark.rule("jme:60.2", "jme:60.4a")
@pytest.mark.parametrize(("effect", "end"), [(_flee, BEYOND), (_shut, HERE)])
def test_a_hero_who_is_elsewhere_or_shut_in_after_provoking_does_not_move(
    monkeypatch: pytest.MonkeyPatch, effect: Effect, end: int
) -> None:
    bring(monkeypatch, "Panic", must(when=On.ATTACKED, condition=own)(effect))
    table = lay(tough(prepared=["Panic"]), groups=[Foes("ruffian")], seed=CUDGEL).choose(f"move {NEAR}")
    assert (table.at(), table.heard("moved"), table.game.state.moves) == (end, [], 1)


@pytest.mark.rule("jme:60.4", "jme:35.4")
def test_a_hero_who_is_elsewhere_after_provoking_one_group_provokes_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch, "Panic", must(when=On.ATTACKED, condition=own)(_flee))
    groups = [Foes("ruffian", name="one"), Foes("ruffian", name="two"), Foes("ruffian", BEYOND)]
    table = lay(tough(prepared=["Panic"]), groups=groups, seed=CUDGEL).choose(f"move {NEAR}", "one")
    assert [each["group"] for each in table.heard("provoked")] == [1]


async def _daunt(game: JourneyGame, use: Use) -> None:
    """When you are attacked, stun every other group here."""
    for group in game.groups_at(game.state.position[use.hero]):
        group.exhausted = group.number != use.occurrence.group


@pytest.mark.rule("jme:35.4")
def test_a_group_that_is_exhausted_meanwhile_is_not_provoked(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch, "Glare", must(when=On.ATTACKED, condition=own)(_daunt))
    groups = [Foes("ruffian", name="one"), Foes("ruffian", name="two")]
    table = lay(tough(prepared=["Glare"]), groups=groups, seed=CUDGEL).choose(f"move {NEAR}", "two")
    assert [each["group"] for each in table.heard("enemy attack")] == [2]
    assert table.at() == NEAR

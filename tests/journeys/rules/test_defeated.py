"""What a defeat cuts short (jme:24.2): a hero who is out does nothing more, and nothing more happens to them."""

from typing import Any

import pytest

from tests.journeys.board import BLANK, HERE, NEAR, SUCCESS, Foes, Hero, Table, lay, seed_for
from tests.journeys.proving_ground import bring, do, variant
from waybread.journeys.facts import Boon
from waybread.journeys.game import JourneyGame
from waybread.journeys.rules import hero_attacks, movement
from waybread.journeys.rules.abilities import Use, must
from waybread.journeys.rules.gains import gain_boon, has_room
from waybread.journeys.rules.harm import suffer
from waybread.journeys.rules.occurrences import On
from waybread.journeys.rules.prepared_cards import scout
from waybread.journeys.rules.selectors import own
from waybread.journeys.script.adventure import Event

CUDGEL = seed_for("ruffian.cudgel")
"""Two damage."""


def frail(*, at: int = HERE, **more: Any) -> Hero:
    """Gimli, whom one more damage defeats."""
    return Hero("Gimli", "Guardian", at=at, deck=[BLANK] * 30, damage_down=5, **more)


def friend(**more: Any) -> Hero:
    return Hero("Legolas", "Hunter", deck=[BLANK] * 12, **more)


def out(table: Table) -> list[bool]:
    return table.game.state.defeated


@pytest.mark.rule("jme:24.2", "jme:49.3")
def test_whoever_falls_to_one_provoked_group_is_attacked_by_no_other() -> None:
    groups = [Foes("ruffian", name="one"), Foes("ruffian", name="two")]
    table = lay(frail(), friend(at=NEAR), groups=groups, seed=CUDGEL).choose(f"move {NEAR}", "one")
    assert (out(table), [each["group"] for each in table.heard("enemy attack")]) == ([True, False], [1])
    assert table.game.state.active == 1


@pytest.mark.rule("jme:24.2", "jme:12.9")
@pytest.mark.parametrize(("damage", "left"), [(5, 1), (3, 0)])
def test_an_attack_does_nothing_more_to_a_hero_whom_it_defeats(damage: int, left: int) -> None:
    hero = Hero("Gimli", "Guardian", deck=[BLANK] * 30, damage_down=damage, inspiration=1)
    table = lay(hero, friend(at=NEAR), groups=[Foes("ruffian")], seed=seed_for("ruffian.cutpurse"))
    table.choose(f"move {NEAR}").until("turn")
    assert (table.inspiration("Gimli"), out(table)[0]) == (left, damage == 5)


@pytest.mark.rule("jme:24.2", "jme:54.3b")
def test_whoever_fails_the_first_of_two_last_stands_does_not_make_the_second() -> None:
    table = lay(frail(fear_down=3), friend(), tokens={"barrow": HERE}).choose("interact barrow")
    table.until("last stand").choose("fear")
    assert (out(table), [each["what"] for each in table.heard("last stand")]) == ([True, False], ["fear"])


@pytest.mark.rule("jme:24.2")
def test_a_sprint_that_ends_in_defeat_has_no_aftermath() -> None:
    hero = frail(prepared=["Paths Unseen"])
    table = lay(hero, friend(at=NEAR), groups=[Foes("ruffian")], seed=CUDGEL)
    table.choose("Paths Unseen sprint", f"move {NEAR}")
    assert (out(table), table.kind, table.at("Legolas")) == ([True, False], "turn", NEAR)


async def _bleed(game: JourneyGame, use: Use) -> None:
    """At the start of your turn, suffer 1 damage."""
    await suffer(game, use.hero, 1, down=True)


@pytest.mark.rule("jme:24.2")
def test_a_hero_defeated_at_the_start_of_the_turn_has_no_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch, "Wound", must(before=On.TURN, condition=own)(_bleed))
    table = lay(frail(prepared=["Wound"]), friend(), at="2.5").choose("Gimli")
    assert (out(table), table.game.state.acted, table.game.state.active) == ([True, False], [0], 1)


@pytest.mark.rule("jme:24.2")
def test_a_hero_defeated_at_the_end_of_the_turn_does_nothing_more_at_it(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch, "Wound", must(after=On.TURN, condition=own)(_bleed))
    table = lay(frail(prepared=["Wound"], items=["Travel Garb"]), friend(), terrain=[("bush", HERE)]).done()
    assert table.offered == ["Wound", "bush", "pass"]
    table.choose("Wound").done()
    assert (out(table), table.game.state.acted, table.kind) == ([True, False], [0], "turn")


@pytest.mark.rule("jme:24.2")
def test_a_hero_whom_anothers_move_defeats_is_not_asked_to_move() -> None:
    trap = variant(
        "landslide", events=(Event("slide", "entered", "ground 0", do=(do("suffer", damage=1, who="each"),)),)
    )
    singer = Hero("Bilbo", "Burglar", prepared=["The Road Goes Ever On"], deck=[BLANK] * 9)
    table = lay(singer, frail(), adventure=trap).choose("The Road Goes Ever On", "Bilbo")
    assert table.offered[-1] == "pass"
    table.choose(f"space {NEAR}", "Bilbo")  # who suffers from the landslide first
    assert (out(table), table.kind) == ([False, True], "turn")


@pytest.mark.rule("jme:24.2", "jme:22.5")
def test_a_defeated_hero_suffers_nothing_more() -> None:
    table = lay(frail(), friend(), tokens={"thorn": HERE}).choose("interact thorn")
    with pytest.raises(StopIteration):
        suffer(table.game, 0, 1, 1).send(None)
    assert (out(table), table.damage("Gimli"), table.fear("Gimli")) == ([True, False], 6, 0)


@pytest.mark.rule("jme:24.2")
def test_a_defeated_hero_is_near_nothing_and_reaches_nobody() -> None:
    table = lay(frail(items=["Battle Axe"]), friend(), groups=[Foes("ruffian", exhausted=True)], tokens={"thorn": HERE})
    table.choose("interact thorn")
    game, space = table.game, table.at("Gimli")
    game.state.app.dark = True
    assert out(table) == [True, False]
    assert (game.near(0), game.here(0), game.groups_near(space), game.is_dark(space)) == ([], [], [], False)
    assert (hero_attacks.targets(game, 0), movement.destinations(game, 0)) == ([], [])


@pytest.mark.rule("jme:24.2", "jme:24.2a")
def test_a_defeated_hero_gains_neither_inspiration_nor_boons() -> None:
    table = lay(frail(), friend(), tokens={"thorn": HERE}).choose("interact thorn")
    gain_boon(table.game, 0, Boon.HIDDEN)
    assert (has_room(table.game, 0), has_room(table.game, 1), table.boons("Gimli")) == (False, True, [])


def test_an_event_may_wait_for_a_defeat() -> None:
    mourned = variant("mourning", events=(Event("mourn", "hero defeated", do=(do("counter", name="mourned"),)),))
    table = lay(frail(), friend(), tokens={"thorn": HERE}, adventure=mourned).choose("interact thorn")
    assert (out(table), table.game.state.app.counters) == ([True, False], {"mourned": 1})
    passed = Hero("Gimli", "Guardian", deck=[SUCCESS] * 30, damage_down=5)
    table = lay(passed, friend(), tokens={"thorn": HERE}, adventure=mourned).choose("interact thorn")
    assert (out(table), table.game.state.app.counters) == ([False, False], {})


@pytest.mark.rule("jme:24.2")
def test_a_defeated_hero_does_not_scout() -> None:
    table = lay(frail(), friend(), tokens={"thorn": HERE}).choose("interact thorn")
    with pytest.raises(StopIteration) as ended:
        scout(table.game, 0, 2).send(None)
    assert (ended.value.value, table.heard("scouted")) == ([], [])

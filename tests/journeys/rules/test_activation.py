"""What comes in the middle of an enemy's activation: attacks on it, stuns, streams, targets that flee (jme:30)."""

from typing import Any

import pytest

from tests.journeys.board import BLANK, FAR, HERE, NEAR, SUCCESS, Foes, Hero, Table, lay
from tests.journeys.proving_ground import bring
from waybread.journeys.facts import Modifier, Stat
from waybread.journeys.game import JourneyGame
from waybread.journeys.rules.abilities import Use, must
from waybread.journeys.rules.enemies.attack_facts import Attack, Effect, Extra
from waybread.journeys.rules.enemies.attack_tables import ATTACKS
from waybread.journeys.rules.enemies.target_preferences import Preference
from waybread.journeys.rules.hero_attacks import apply_hits
from waybread.journeys.rules.occurrences import On
from waybread.journeys.state import NOBODY


@pytest.fixture
def blow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ruffians know one attack: a damage, on whoever has the most inspiration."""
    only_attack(monkeypatch)


def only_attack(patch: pytest.MonkeyPatch, extra: Extra | None = None) -> None:
    attack = Attack("ruffian.own", Stat.MIGHT, (1, 1, 1), (0, 0, 0), Preference.MOST_INSPIRATION, "", extra)
    patch.setitem(ATTACKS, "ruffian", (attack,))


def ambusher(*deck: str, **more: Any) -> Hero:
    return Hero("Beravor", "Pathfinder", prepared=["Ambush"], items=["Sword"], deck=(*deck, *(BLANK,) * 12), **more)


def shadow(*heroes: Hero, foes: int, **more: Any) -> Table:
    """All heroes end their turns; ruffians activate in this space."""
    return lay(*heroes, groups=[Foes("ruffian", foes)], **more).done(len(heroes))


def attacks(table: Table) -> list[str]:
    return [each["occasion"] for each in table.heard("enemy attack")]


def moves(table: Table) -> list[int]:
    return [each["space"] for each in table.heard("group moved")]


@pytest.mark.usefixtures("blow")
@pytest.mark.rule("jme:30.2", "jme:21.2")
def test_a_group_that_strikes_back_on_its_way_goes_on_with_its_activation() -> None:
    table = shadow(ambusher(), foes=NEAR).choose("Ambush").until("prepare")
    assert attacks(table) == ["counterattack", "activation"]


@pytest.mark.usefixtures("blow")
def test_a_group_strikes_back_once_in_an_activation() -> None:
    """J10."""
    hero = ambusher()
    hero.prepared = ["Ambush", "Ambush"]
    table = shadow(hero, foes=NEAR).choose("Ambush").until("ability").choose("Ambush#2")
    assert attacks(table.until("prepare")) == ["counterattack", "activation"]


@pytest.mark.usefixtures("blow")
@pytest.mark.rule("jme:59.6f", "jme:35.3")
def test_a_group_that_is_stunned_on_its_way_neither_moves_on_nor_attacks() -> None:
    heroes = Hero("Elena", "Musician", at=NEAR, prepared=["Child of the Lhun"]), Hero("Gimli", inspiration=1)
    table = shadow(*heroes, foes=FAR).choose("Child of the Lhun").until("prepare")
    assert (moves(table), attacks(table)) == ([NEAR], [])


@pytest.mark.usefixtures("blow")
@pytest.mark.rule("jme:59.6f", "jme:35.3")
def test_a_group_that_has_struck_back_can_still_be_stunned_on_its_way() -> None:
    ambush = ambusher(at=NEAR)
    ambush.prepared = ["Ambush", "Child of the Lhun"]
    table = shadow(ambush, Hero("Gimli", inspiration=1), foes=FAR)
    table.choose("Ambush").until("ability").choose("Child of the Lhun").until("prepare")
    assert (moves(table), attacks(table)) == ([NEAR], ["counterattack"])


@pytest.mark.usefixtures("blow")
@pytest.mark.rule("jme:24.4")
def test_a_group_that_is_defeated_on_its_way_does_nothing_more() -> None:
    table = shadow(ambusher(*(SUCCESS,) * 3, at=NEAR), Hero("Gimli", inspiration=1), foes=FAR)
    table.choose("Ambush", "Sword line 1", "Sword line 2").until("prepare")
    assert (table.group(), moves(table), attacks(table)) == (None, [NEAR], [])


@pytest.mark.rule("jme:30.3", "jme:60.7")
def test_a_group_that_withdraws_on_its_way_takes_another_way_with_the_moves_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    only_attack(monkeypatch, Extra(Effect.WITHDRAW))
    table = shadow(ambusher(), foes=NEAR)
    table.choose("Ambush").until("path").choose(f"path {NEAR}").until("path").choose(f"path {NEAR}").until("prepare")
    assert moves(table) == [HERE, NEAR, HERE, NEAR]
    assert attacks(table) == ["counterattack", "activation"]


@pytest.mark.rule("jme:30.2")
def test_a_group_that_withdraws_on_its_way_has_no_more_moves_than_before(monkeypatch: pytest.MonkeyPatch) -> None:
    only_attack(monkeypatch, Extra(Effect.WITHDRAW))
    table = shadow(ambusher(), foes=FAR)
    table.choose("Ambush").until("path").choose(f"path {NEAR}").until("prepare")
    assert (moves(table), attacks(table)) == ([NEAR, HERE, NEAR], ["counterattack"])


@pytest.mark.rule("jme:92.3", "jme:60.9")
@pytest.mark.parametrize(("terrain", "ended"), [([("stream", NEAR, HERE)], True), ([], False)])
def test_a_group_that_withdraws_over_a_stream_ends_its_activation(
    monkeypatch: pytest.MonkeyPatch, terrain: list[tuple[Any, ...]], ended: bool
) -> None:
    only_attack(monkeypatch, Extra(Effect.WITHDRAW))
    table = shadow(ambusher(at=NEAR), foes=FAR, terrain=terrain)
    table.choose("Ambush").until("path").choose(f"path {HERE}").until("prepare")
    assert attacks(table) == (["counterattack"] if ended else ["counterattack", "activation"])


@pytest.mark.rule("jme:92.3", "jme:60.9")
@pytest.mark.parametrize(("terrain", "way"), [([("stream", HERE, NEAR)], [NEAR]), ([], [NEAR, FAR])])
def test_a_group_withdraws_no_farther_than_over_a_stream_in_the_shadow_phase(
    monkeypatch: pytest.MonkeyPatch, terrain: list[tuple[Any, ...]], way: list[int]
) -> None:
    only_attack(monkeypatch, Extra(Effect.WITHDRAW, amount=2))
    hero = Hero("Gimli", "Guardian", deck=(BLANK,) * 12)
    table = shadow(hero, foes=HERE, terrain=terrain)
    for space in way:
        table.until("path").choose(f"path {space}")
    assert moves(table.until("prepare")) == way


def test_a_group_that_is_provoked_withdraws_over_a_stream_and_on(monkeypatch: pytest.MonkeyPatch) -> None:
    only_attack(monkeypatch, Extra(Effect.WITHDRAW, amount=2))
    hero = Hero("Gimli", "Guardian", deck=(BLANK,) * 12)
    table = lay(hero, groups=[Foes("ruffian", HERE)], terrain=[("stream", HERE, NEAR)], tokens={"stranger": HERE})
    table.choose("interact stranger", f"path {NEAR}", f"path {FAR}")  # it has no activation that could end
    assert moves(table) == [NEAR, FAR]


@pytest.mark.usefixtures("blow")
@pytest.mark.rule("jme:30.3", "jme:30.2a")
def test_a_group_follows_a_hero_who_is_elsewhere_all_of_a_sudden() -> None:
    heroes = Hero("Bilbo", "Burglar", prepared=["Coney-Foot"], inspiration=1, deck=(BLANK,) * 12), Hero("Gimli", at=FAR)
    table = shadow(*heroes, foes=FAR).choose("Coney-Foot").until("prepare")
    assert moves(table) == [NEAR, FAR]
    assert [(each["hero"], each["occasion"]) for each in table.heard("enemy attack")] == [(0, "activation")]


@pytest.mark.usefixtures("blow")
@pytest.mark.rule("jme:24.2")
def test_a_group_whose_target_falls_on_its_way_stops_there() -> None:
    doomed = ambusher(at=NEAR, damage_down=4, inspiration=1)
    table = shadow(doomed, Hero("Gimli"), foes=FAR).choose("Ambush").until("prepare")
    assert (table.game.state.defeated, moves(table), attacks(table)) == ([True, False], [NEAR], ["counterattack"])


@pytest.mark.usefixtures("blow")
def test_an_activation_that_is_over_is_nobodys() -> None:
    table = shadow(ambusher(), foes=NEAR)
    assert table.game.state.activating == 1
    assert table.done().until("prepare").game.state.activating == NOBODY


@pytest.mark.usefixtures("blow")
@pytest.mark.rule("jme:111.1", "jme:30.6")
def test_a_group_with_no_way_to_any_hero_stays_where_it_is() -> None:
    walls = [("wall", NEAR, each) for each in lay().game.board.neighbours(NEAR)]
    table = shadow(Hero("Gimli"), foes=NEAR, terrain=walls)
    assert (moves(table), attacks(table), len(table.heard("no target"))) == ([], [], 1)


async def _shoot(game: JourneyGame, use: Use) -> None:
    """When a group activates, it takes 9 hits."""
    group = game.group(use.occurrence.group)
    assert group is not None
    await apply_hits(game, use.hero, group, 9)


async def _shout(game: JourneyGame, use: Use) -> None:
    """When a group activates, stun it."""
    group = game.group(use.occurrence.group)
    assert group is not None
    await apply_hits(game, use.hero, group, 0, (Modifier.STUN,))


@pytest.mark.usefixtures("blow")
@pytest.mark.parametrize(("effect", "left"), [(_shoot, 0), (_shout, 1)])
def test_a_group_that_is_defeated_or_stunned_as_it_activates_does_nothing(
    monkeypatch: pytest.MonkeyPatch, effect: Any, left: int
) -> None:
    bring(monkeypatch, "Challenge", must(when=On.ACTIVATION)(effect))
    table = shadow(Hero("Gimli", prepared=["Challenge"]), foes=NEAR)
    assert (len(table.game.state.groups), moves(table), attacks(table)) == (left, [], [])


@pytest.mark.rule("jme:12.9")
def test_a_cornered_group_does_not_withdraw(monkeypatch: pytest.MonkeyPatch) -> None:
    only_attack(monkeypatch, Extra(Effect.WITHDRAW))
    monkeypatch.setitem(ATTACKS, "orc-hunter", ATTACKS["ruffian"])
    hero = Hero("Gimli", "Guardian", at=NEAR, deck=(BLANK,) * 12)
    table = lay(hero, groups=[Foes("orc-hunter", HERE)]).done()  # it shoots from the end of the row
    assert (moves(table), attacks(table), table.kind) == ([], ["activation"], "prepare")


@pytest.mark.rule("jme:12.9", "jme:24.4")
def test_a_group_that_is_defeated_as_it_withdraws_goes_no_farther(monkeypatch: pytest.MonkeyPatch) -> None:
    only_attack(monkeypatch, Extra(Effect.WITHDRAW, amount=2))
    hero = Hero("Gimli", "Guardian", deck=(BLANK,) * 12, prepared=["Baited Trap"])
    table = lay(hero, Hero("Legolas", "Hunter", at=NEAR), groups=[Foes("goblin-scout", HERE)])
    monkeypatch.setitem(ATTACKS, "goblin-scout", ATTACKS["ruffian"])
    table.choose(f"move {NEAR}", f"path {NEAR}", "Baited Trap")
    assert (table.group(), moves(table)) == (None, [NEAR])

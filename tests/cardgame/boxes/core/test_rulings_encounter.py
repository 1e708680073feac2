"""Rulings on encounter and quest cards of the core set that no other test holds."""

from dataclasses import replace

import pytest

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.boxes.core.fights import resolve
from tests.cardgame.boxes.core.scenes import QUIET
from waybread.cardgame.abilities.modifiers import staging_threat
from waybread.cardgame.effects.reveals import reveal
from waybread.cardgame.effects.shadow_cards import drop_shadows
from waybread.cardgame.facts import Stat

PAIR = Seat(heroes=["Aragorn", "Théodred"])
JAILOR, KEY, SNIPER = "Dungeon Jailor", "Shadow Key", "Goblin Sniper"
TOWER, DUNGEONS = "The Necromancer's Tower", "Out of the Dungeons"


@pytest.mark.ruling("core:76.1")
def test_ungoliants_spawn_fetched_by_dont_leave_the_path_has_no_when_revealed_effect() -> None:
    spawn, fork, path = "Ungoliant's Spawn", "A Fork in the Road", '"Don\'t Leave the Path!"'
    table = lay(PAIR, quest=fork, quest_deck=[path], committed=["Aragorn"], encounter_deck=[spawn, *QUIET], at="3.4")
    assert (table.quest, table.staging) == (path, [spawn])
    assert table.stat("Aragorn", Stat.WILLPOWER) == 2


@pytest.mark.ruling("core:118.2")
def test_treacherous_fog_does_not_cover_the_active_location() -> None:
    deck = ["Treacherous Fog", *QUIET]
    table = lay(Seat(), staging=["Old Forest Road"], active_location="Forest Gate", encounter_deck=deck, at="3.3")
    assert (table.stat("Old Forest Road", Stat.THREAT), table.stat("Forest Gate", Stat.THREAT)) == (2, 2)
    assert staging_threat(table.game) == 2


@pytest.mark.ruling("core:83.1")
def test_goblin_sniper_can_be_engaged_by_son_of_arnor_though_another_enemy_is_there() -> None:
    seat = Seat(hand=["Son of Arnor"], resources=3)
    table = lay(seat, staging=[SNIPER, "Forest Spider"], at="2.2").choose("Son of Arnor", "Son of Arnor")
    assert table.options == [SNIPER, "Forest Spider"]
    table.choose(SNIPER)
    assert table.engaged() == [SNIPER]


@pytest.mark.ruling("core:85.2")
def test_wargs_stay_if_their_shadow_card_was_discarded_before_the_attack() -> None:
    table = lay(replace(PAIR, engaged=["Wargs"]), shadows={"Wargs": ["Forest Gate"]}, at="6.3")
    drop_shadows(table.game, table.id("Wargs"))
    table.pass_until("defend").choose("Aragorn").pass_until("attack")
    assert table.encounter_discard == ["Forest Gate"]
    assert (table.engaged(), table.staging) == (["Wargs"], [])


@pytest.mark.ruling("core:101.1")
def test_dungeon_jailor_shuffles_an_objective_away_that_gets_a_new_guard_when_it_comes_again() -> None:
    deck = [KEY, "Forest Spider", *QUIET]
    table = lay(Seat(), staging=[JAILOR], encounter_deck=deck, at="3.3").done()
    assert (table.zone(KEY), table.staging) == (Zone.ENCOUNTER_DECK, [JAILOR, "Forest Spider"])
    resolve(reveal(table.game, table.id(KEY)))
    guard = table.state.guards[table.id(KEY)]
    assert table.staging == [JAILOR, "Forest Spider", table.name(guard)]


@pytest.mark.ruling("core:121.2")
def test_dont_leave_the_path_is_won_by_a_spawn_that_was_in_play_before() -> None:
    spawn, fork, path = "Ungoliant's Spawn", "A Fork in the Road", '"Don\'t Leave the Path!"'
    table = lay(
        replace(PAIR, allies=["Gandalf"], engaged=[spawn]), quest=fork, quest_deck=[path], committed=["Théodred"],
        damage={spawn: 8}, progress={fork: 1}, encounter_deck=QUIET, at="3.4",
    )  # fmt: skip
    assert table.quest == path
    table.pass_until("defend").choose("Gandalf").pass_until("attack").choose(spawn).pass_until("nothing")
    assert table.won is True


@pytest.mark.ruling("core:123.4")
def test_the_prisoner_keeps_the_attachments_it_had() -> None:
    web, steward = "Caught in a Web", "Steward of Gondor"
    seat = Seat(heroes=["Aragorn"], attachments={"Aragorn": [steward, web]})
    table = lay(seat, quest="", quest_deck=[TOWER], encounter_deck=QUIET, at="setup.7")
    assert table.names(table.state.facedown) == ["Aragorn"]
    assert table.attachments("Aragorn") == [steward, web]


@pytest.mark.ruling("core:125.1")
def test_out_of_the_dungeons_calls_orc_guards_without_traits_that_never_lie_in_the_staging_area() -> None:
    light = "A Light in the Dark"
    seat = Seat(heroes=["Éowyn"], hand=[light], resources=2, deck=["Faramir", "Gandalf"])
    table = lay(seat, quest=DUNGEONS, encounter_deck=QUIET, at="3.1")
    assert (table.engaged(), table.traits("Faramir")) == (["Faramir"], frozenset())
    table.choose(light)
    assert table.staging == []
    assert sorted(table.discards()) == [light, "Faramir"]

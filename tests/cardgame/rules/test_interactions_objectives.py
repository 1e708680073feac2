"""Objectives, guards and player cards that fight as enemies, where they meet control, elimination and stages."""

from __future__ import annotations

import pytest

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.boxes.core.fights import attack
from tests.cardgame.rules.free_events import BLAST, DREAD, GIFT
from tests.cardgame.rules.window_walk import to_window
from waybread.cardgame.facts import Stat

KEY, TORCH = "Shadow Key", "Dungeon Torch"
TOWER, CAVERNS = "The Necromancer's Tower", "Through the Caverns"


@pytest.mark.rule("lcg:objective.5", "lcg:ownership.10", "lcg:step.0.1-2")
def test_a_claimed_objective_goes_with_its_hero_and_weighs_on_the_new_controller() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Gimli"], hand=[GIFT]),
        Seat(heroes=["Legolas"]),
        staging=[TORCH],
        quest=CAVERNS,
        at="3.1",
    )
    table.choose(TORCH, "Aragorn").done().choose(GIFT, "Aragorn")
    assert table.controller(TORCH) == 1
    to_window(table, "7.4")
    before = [table.threat(0), table.threat(1)]
    to_window(table, "1.3")
    assert [table.threat(0) - before[0], table.threat(1) - before[1]] == [0, 2]


@pytest.mark.rule("lcg:keyword.restricted.2", "lcg:objective.5", "lcg:cost.7")
def test_a_hero_with_two_restricted_attachments_may_give_one_up_for_an_objective() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], attachments={"Aragorn": ["Celebrían's Stone", "Dwarven Axe"]}),
        staging=[TORCH],
        quest=CAVERNS,
        at="3.1",
    )
    table.choose(TORCH)
    assert sorted(table.options) == ["Celebrían's Stone", TORCH, "Dwarven Axe"]
    table.choose("Dwarven Axe")
    assert table.attachments("Aragorn") == ["Celebrían's Stone", TORCH]
    assert table.zone("Dwarven Axe") == Zone.DISCARD
    assert table.threat() == 22


@pytest.mark.rule("lcg:keyword.guarded.6", "lcg:elimination.4", "lcg:keyword.guarded.7")
def test_an_objective_of_an_eliminated_player_may_be_claimed_by_another_without_a_new_guard() -> None:
    table = lay(Seat(heroes=["Aragorn"], hand=[DREAD]), Seat(heroes=["Gimli"]), staging=[KEY], quest=CAVERNS, at="3.1")
    table.choose(KEY).done().choose(DREAD, 0)
    assert table.staging == [KEY]
    assert (table.player, table.options) == (1, [KEY])
    table.choose(KEY)
    assert table.attachments("Gimli") == [KEY]


@pytest.mark.rule("lcg:seq.quest.1", "lcg:attachment.4", "lcg:quest-advancement.1")
def test_a_stage_that_needs_a_claimed_objective_stays_if_its_bearer_falls_before_the_progress_is_there() -> None:
    table = lay(
        Seat(heroes=["Éowyn", "Gimli"], hand=[BLAST]),
        staging=[KEY],
        quest=TOWER,
        quest_deck=[CAVERNS],
        progress={TOWER: 8},
        committed=["Éowyn"],
        at="3.3",
        encounter_deck=["Old Forest Road"] * 5,
    )
    to_window(table, "3.3").choose(KEY, "Gimli").choose(BLAST, "Gimli")
    to_window(table, "3.4")
    assert table.progress(TOWER) == 8 + 4 - 1
    assert table.quest == TOWER
    table.choose(KEY)
    assert table.quest == CAVERNS


@pytest.mark.rule("lcg:faq.1.17", "lcg:elimination.5", "lcg:keyword.guarded.5")
def test_a_guard_that_returns_from_an_eliminated_player_still_guards_its_objective() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=[DREAD], threat=40),
        Seat(heroes=["Gimli"]),
        encounter_deck=[KEY, "King Spider", *["Forest Gate"] * 5],
        at="3.3",
    )
    to_window(table, "5.3")
    assert table.engaged(0) == ["King Spider"]
    table.choose(DREAD, 0)
    assert "King Spider" in table.staging
    assert table.attachments("King Spider") == [KEY]
    assert (table.player, table.options) == (1, [])


@pytest.mark.rule("lcg:card-types.2", "lcg:destroy.1", "lcg:ownership.7")
def test_a_player_card_that_fought_as_an_enemy_is_slain_as_an_enemy_and_nobody_responds_to_the_loss_of_an_ally() -> (
    None
):
    table = lay(
        Seat(
            heroes=["Legolas", "Aragorn"],
            attachments={"Aragorn": ["Horn of Gondor"]},
            hand=["Valiant Sacrifice"],
            resources=1,
            deck=["Faramir", "Feint"],
        ),
        staging=["Tower Gate"],
        at="4.1",
    )
    table.choose("Tower Gate").pass_until("attack")
    attack(table, "Faramir", "Legolas")
    assert (table.asked, table.options) == ("response", ["Legolas"])
    assert table.discards() == ["Faramir"]


@pytest.mark.rule("lcg:ownership.1", "lcg:engaged.1", "lcg:discard.3")
def test_a_player_card_that_fights_another_player_goes_to_its_owners_pile_when_it_is_slain() -> None:
    table = lay(
        Seat(heroes=["Legolas"], deck=["Faramir", "Feint"]),
        Seat(heroes=["Aragorn"], deck=[], hand=["Sneak Attack", "Son of Arnor", BLAST], resources=1),
        staging=["Tower Gate"],
        at="4.1",
    )
    table.choose("Tower Gate").done().choose("Sneak Attack").pass_until("response").choose("Son of Arnor")
    assert (table.engaged(0), table.engaged(1)) == ([], ["Faramir"])
    table.pass_until("action", player=1).choose(BLAST, "Faramir")
    assert table.discards(0) == ["Faramir"]


@pytest.mark.rule("lcg:winning.2", "lcg:card-types.2", "lcg:enemy.3")
def test_a_player_card_that_fights_as_an_enemy_is_an_enemy_in_the_way_of_victory() -> None:
    table = lay(
        Seat(heroes=["Legolas"], hand=[BLAST], deck=["Faramir"]),
        staging=["Tower Gate", "Black Forest Bats"],
        quest="Ambush on the Shore",
        at="4.1",
    )
    table.choose("Tower Gate").choose(BLAST, "Black Forest Bats")
    assert table.won is None
    table.pass_until("attack")
    attack(table, "Faramir")
    assert table.won is True


@pytest.mark.rule("lcg:elimination.4", "lcg:seq.control", "lcg:modifiers.2")
def test_what_an_eliminated_player_attached_to_a_location_is_gone_and_the_threat_is_back() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], hand=["Power in the Earth", DREAD], resources=1),
        Seat(heroes=["Gimli"]),
        staging=["Forest Gate"],
        at="2.1",
    )
    table.choose("Power in the Earth")
    assert table.stat("Forest Gate", Stat.THREAT) == 1
    table.done().choose(DREAD, 0)
    assert table.zone("Power in the Earth") == Zone.DISCARD
    assert table.stat("Forest Gate", Stat.THREAT) == 2


@pytest.mark.rule("lcg:cost.7", "lcg:threat-elimination.2", "lcg:to.2")
def test_claiming_at_the_brink_leaves_the_objective_to_the_other_players() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], threat=48), Seat(heroes=["Gimli"]), staging=[KEY], quest=TOWER, quest_deck=[CAVERNS],
        progress={TOWER: 9}, at="3.1",
    )  # fmt: skip
    table.choose(KEY)
    assert table.state.eliminated == [True, False]
    assert table.staging == [KEY]
    assert table.quest == TOWER
    table.choose(KEY)
    assert table.quest == CAVERNS

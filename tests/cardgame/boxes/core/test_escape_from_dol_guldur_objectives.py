"""The objectives of Escape from Dol Guldur: claimed, borne, and lost again."""

from dataclasses import replace

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from tests.cardgame.boxes.core.scenes import QUIET
from waybread.cardgame.abilities.modifiers import keyword
from waybread.cardgame.facts import CardType, Keyword

PAIR = Seat(heroes=["Aragorn", "Théodred"])
LONE = Seat(heroes=["Glóin"])
MAP, TORCH, KEY = "Gandalf's Map", "Dungeon Torch", "Shadow Key"
ALL = (MAP, TORCH, KEY)
each_objective = pytest.mark.parametrize("relic", ALL)


def found(*seats: Seat, staging: tuple[str, ...] = ALL, at: str = "4.2") -> Table:
    """Objectives lie free in the staging area, and an action window is open."""
    return lay(*seats, staging=staging, encounter_deck=(), at=at)


def claimed(*relics: str, seats: tuple[Seat, ...] = (PAIR, LONE), hero: str = "Aragorn", at: str = "4.2") -> Table:
    """The first player has claimed objectives for one hero."""
    table = found(*seats, staging=relics, at=at)
    for each in relics:
        table.choose(each, hero)
        while table.player != 0:
            table.done()
    return table


# Claiming


@each_objective
@pytest.mark.ruling("core:108.1", "core:109.1", "core:110.1")
def test_an_objective_is_claimed_for_a_hero_by_raising_your_threat_by_2(relic: str) -> None:
    table = found(PAIR, LONE)
    assert table.options == list(ALL)
    table.choose(relic)
    assert (table.asked, table.options) == ("target", ["Aragorn", "Théodred"])
    assert (table.threat(0), table.threat(1)) == (22, 20)
    table.choose("Théodred")
    assert table.attachments("Théodred") == [relic]
    assert table.controller(relic) == 0
    assert relic not in table.staging


@each_objective
@pytest.mark.ruling("core:108.1", "core:109.1", "core:110.1")
def test_an_objective_can_be_claimed_by_any_player_in_any_action_window(relic: str) -> None:
    for step in ("1.3", "4.2", "5.4", "7.4"):
        table = lay(PAIR, LONE, staging=[relic], first_player=1, at=step).pass_until("action", 0)
        assert relic in table.options
        table.done().pass_until("action", 1)
        assert relic in table.options


@each_objective
def test_an_objective_that_has_been_claimed_is_not_claimed_again(relic: str) -> None:
    table = claimed(relic)
    assert (table.player, table.options) == (0, [])
    assert table.why_not_use(relic, player=1) == "it could not change anything now"


@each_objective
@pytest.mark.rule("lcg:keyword.guarded.5", "lcg:keyword.guarded.6")
def test_an_objective_cannot_be_claimed_before_its_guard_is_gone(relic: str) -> None:
    table = lay(PAIR, encounter_deck=[relic, "Dol Guldur Orcs", *QUIET], at="3.3")
    assert table.attachments("Dol Guldur Orcs") == [relic]
    assert table.options == []
    table.pass_until("engage").choose("Dol Guldur Orcs").pass_until("defend").done().pass_until("attack")
    table.choose("Dol Guldur Orcs", "Aragorn", "Théodred").pass_to("6.8.3")
    assert table.staging == [relic]
    assert relic in table.options


def test_an_objective_that_costs_the_last_threat_is_not_claimed() -> None:
    table = found(replace(PAIR, threat=48), LONE).choose(KEY)
    assert table.state.eliminated == [True, False]
    assert table.zone(KEY) == Zone.STAGING
    assert table.controller(KEY) == -1


@each_objective
def test_an_objective_cannot_be_borne_by_a_prisoner(relic: str) -> None:
    table = found(PAIR, staging=(relic,))
    table.state.facedown[table.id("Aragorn")] = True
    table.state.index = None
    table.choose(relic)
    assert table.attachments("Théodred") == [relic]


@each_objective
def test_an_objective_is_an_item_that_is_guarded_and_restricted(relic: str) -> None:
    table = claimed(relic)
    assert table.traits(relic) == {"Item"}
    assert table.is_type(relic, CardType.OBJECTIVE)
    for each in (Keyword.GUARDED, Keyword.RESTRICTED):
        assert keyword(table.game, table.id(relic), each) == 1


@pytest.mark.rule("lcg:keyword.restricted.2")
@pytest.mark.ruling("core:108.2", "core:109.2", "core:110.2")
def test_a_third_objective_on_one_hero_sends_one_back_to_the_staging_area() -> None:
    table = found(PAIR).choose(MAP, "Aragorn").choose(TORCH, "Aragorn").choose(KEY, "Aragorn")
    assert (table.asked, sorted(table.options)) == ("restricted", [TORCH, MAP, KEY])
    table.choose(KEY)
    assert table.staging == [KEY]
    assert table.controller(KEY) == -1
    assert table.attachments("Aragorn") == [MAP, TORCH]
    assert table.options == [KEY]  # it can be claimed anew


# Losing


@each_objective
def test_an_objective_returns_to_the_staging_area_when_its_bearer_leaves_play(relic: str) -> None:
    seat = replace(PAIR, engaged=["King Spider"])
    table = lay(seat, LONE, staging=[relic], damage={"Théodred": 3}, at="6.2").choose(relic, "Théodred")
    table.pass_until("defend").done().pass_until("take damage").choose("Théodred")
    assert table.discards() == ["Théodred"]
    assert table.staging == [relic]
    assert table.controller(relic) == -1
    assert relic in table.options


@each_objective
@pytest.mark.rule("lcg:elimination.5")
def test_an_objective_returns_to_the_staging_area_when_its_player_is_eliminated(relic: str) -> None:
    table = claimed(relic, seats=(replace(PAIR, threat=47), LONE)).pass_to("7.4")
    assert table.state.eliminated == [True, False]
    assert relic in table.staging
    assert table.controller(relic) == -1


@pytest.mark.rule("lcg:keyword.restricted.2", "lcg:quest-advancement.1")
def test_an_objective_that_is_given_up_at_once_as_the_third_restricted_one_completes_no_stage() -> None:
    seat = replace(PAIR, attachments={"Aragorn": ["Dwarven Axe", "Celebrían's Stone"]})
    table = lay(
        seat, staging=[MAP], quest="The Necromancer's Tower", quest_deck=["Through the Caverns"],
        progress={"The Necromancer's Tower": 9}, at="4.2",
    )  # fmt: skip
    table.choose(MAP, "Aragorn")
    assert (table.asked, table.quest) == ("restricted", "The Necromancer's Tower")
    table.choose(MAP)
    assert (table.quest, table.staging) == ("The Necromancer's Tower", [MAP])


@pytest.mark.rule("lcg:keyword.restricted.2", "lcg:damage.2")
def test_a_hero_who_gives_up_armour_for_an_objective_dies_of_old_damage() -> None:
    seat = replace(PAIR, attachments={"Aragorn": ["Citadel Plate", "Celebrían's Stone"]})
    table = lay(seat, staging=[MAP], damage={"Aragorn": 5}, at="4.2").choose(MAP, "Aragorn", "Citadel Plate")
    assert (table.zone("Aragorn"), table.staging) == (Zone.DISCARD, [MAP])


# Gandalf's Map


def test_gandalfs_map_keeps_its_bearer_from_defending() -> None:
    table = lay(replace(PAIR, engaged=["King Spider"]), staging=[MAP], at="6.2").choose(MAP, "Aragorn")
    assert table.pass_until("defend").options == ["Théodred"]


def test_gandalfs_map_keeps_its_bearer_from_attacking() -> None:
    table = lay(replace(PAIR, engaged=["King Spider"]), staging=[MAP], at="6.2").choose(MAP, "Aragorn")
    table.pass_until("defend").done().pass_until("attack").choose("King Spider")
    assert table.state.attacks[-1].attackers == [table.id("Théodred")]


def test_gandalfs_map_does_not_keep_its_bearer_from_the_quest() -> None:
    table = claimed(MAP, seats=(PAIR,), at="3.1").pass_until("commit")
    assert table.options == ["Aragorn", "Théodred"]


@pytest.mark.ruling("core:108.3")
def test_gandalfs_map_does_not_hinder_its_guard() -> None:
    table = lay(PAIR, encounter_deck=[MAP, "Dol Guldur Orcs", *QUIET], at="3.3").pass_until("engage")
    table.choose("Dol Guldur Orcs").pass_until("defend")
    assert table.state.attacks[-1].enemy == table.id("Dol Guldur Orcs")
    assert table.attachments("Dol Guldur Orcs") == [MAP]


def test_gandalfs_map_returns_to_the_staging_area_when_its_bearer_falls() -> None:
    table = lay(replace(PAIR, engaged=["King Spider"]), staging=[MAP], damage={"Théodred": 3}, at="6.2")
    table.choose(MAP, "Théodred").pass_until("defend").done().pass_until("take damage").choose("Théodred")
    assert table.discards() == ["Théodred"]
    assert (table.staging, table.controller(MAP)) == ([MAP], -1)


# Dungeon Torch


@pytest.mark.ruling("core:109.1")
def test_dungeon_torch_raises_its_bearers_controllers_threat_by_2_at_the_end_of_each_round() -> None:
    table = claimed(TORCH).pass_to("7.4")
    assert (table.threat(0), table.threat(1)) == (23, 21)
    table.pass_to("1.3")
    assert (table.threat(0), table.threat(1)) == (25, 21)
    table.pass_to("7.4").pass_to("1.3")
    assert (table.threat(0), table.threat(1)) == (28, 22)


def test_dungeon_torch_does_nothing_before_it_is_claimed() -> None:
    assert found(PAIR, staging=(TORCH,), at="7.4").pass_to("1.3").threat() == 20


def test_dungeon_torch_can_cost_its_player_the_last_threat_and_returns_to_the_staging_area() -> None:
    table = claimed(TORCH, seats=(replace(PAIR, threat=45), LONE)).pass_to("7.4")
    assert table.attachments("Aragorn") == [TORCH]
    table.pass_to("1.3")
    assert table.state.eliminated == [True, False]
    assert (table.staging, table.controller(TORCH)) == ([TORCH], -1)


# Shadow Key


def test_shadow_key_damages_its_bearer_at_the_end_of_each_round() -> None:
    table = claimed(KEY).pass_to("7.4")
    assert table.damage("Aragorn") == 0
    table.pass_to("1.3")
    assert (table.damage("Aragorn"), table.damage("Théodred"), table.damage("Glóin")) == (1, 0, 0)
    table.pass_to("7.4").pass_to("1.3")
    assert table.damage("Aragorn") == 2


def test_shadow_key_does_nothing_before_it_is_claimed() -> None:
    table = found(PAIR, staging=(KEY,), at="7.4").pass_to("1.3")
    assert table.state.damage == {}


def test_shadow_key_can_kill_its_bearer_and_returns_to_the_staging_area() -> None:
    table = lay(PAIR, staging=[KEY], damage={"Théodred": 3}, at="7.4").choose(KEY, "Théodred").pass_to("1.3")
    assert table.discards() == ["Théodred"]
    assert table.staging == [KEY]


@pytest.mark.rule("lcg:forced.3")
def test_shadow_key_and_dungeon_torch_are_ordered_by_the_first_player_and_the_second_may_find_no_bearer() -> None:
    for first, threat in ((KEY, 25), (TORCH, 27)):
        table = lay(PAIR, staging=[KEY, TORCH], damage={"Théodred": 3}, encounter_deck=(), at="4.2")
        table.choose(KEY, "Théodred").choose(TORCH, "Théodred").pass_until("order")
        assert sorted(table.options) == [TORCH, KEY]
        table.choose(first)
        assert table.discards() == ["Théodred"]
        assert (sorted(table.staging), table.threat()) == ([TORCH, KEY], threat)


@pytest.mark.parametrize(("claim", "free"), [(KEY, TORCH), (TORCH, KEY)])
def test_an_objective_that_nobody_bears_is_not_put_in_an_order_with_one_that_is_borne(claim: str, free: str) -> None:
    table = lay(PAIR, staging=[claim, free], encounter_deck=(), at="4.2").choose(claim, "Théodred").pass_to("7.4")
    table.done()
    assert (table.window, table.staging) == ("1.3", [free])

"""The Tactics attachments of the core set."""

import pytest

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.boxes.core.fights import attack, resolve
from waybread.cardgame.effects.damage import deal_damage
from waybread.cardgame.facts import Stat

BATS, SPIDER, PATROL = "Black Forest Bats", "Forest Spider", "East Bight Patrol"


def offered_for(attachment: str) -> list[str]:
    """Where an attachment can be put as it is played, with heroes, allies and an enemy about."""
    seat = Seat(heroes=["Thalin"], allies=["Beorn"], hand=[attachment], resources=5, engaged=[BATS])
    table = lay(seat, Seat(heroes=["Legolas"], allies=["Gandalf"]), at="2.2").choose(f"{attachment}:play")
    assert table.asked == "attach"
    return table.options


def test_blade_of_gondolin_is_attached_to_a_hero_and_is_restricted() -> None:
    table = lay(
        Seat(heroes=["Gimli"], allies=["Beorn"], hand=["Blade of Gondolin"], resources=1,
             attachments={"Gimli": ["Dwarven Axe", "Citadel Plate"]}), at="2.2",
    )  # fmt: skip
    table.choose("Blade of Gondolin:play")
    assert table.asked == "restricted"
    assert table.options == ["Dwarven Axe", "Citadel Plate", "Blade of Gondolin"]
    table.choose("Dwarven Axe")
    assert table.attachments("Gimli") == ["Citadel Plate", "Blade of Gondolin"]


@pytest.mark.parametrize(("enemy", "strength"), [(PATROL, 3), (SPIDER, 2)])
def test_blade_of_gondolin_gives_attack_while_attacking_an_orc_only(enemy: str, strength: int) -> None:
    table = lay(
        Seat(heroes=["Gimli", "Thalin"], attachments={"Gimli": ["Blade of Gondolin"]}, engaged=[enemy]), at="6.7"
    )  # fmt: skip
    assert table.stat("Gimli", Stat.ATTACK) == 2
    table.choose(enemy, "Gimli").done()
    assert table.window == "6.8.1"
    assert table.stat("Gimli", Stat.ATTACK) == strength
    assert table.stat("Thalin", Stat.ATTACK) == 2


def test_blade_of_gondolin_gives_nothing_once_the_attacked_orc_is_gone() -> None:
    seat = Seat(heroes=["Gimli"], attachments={"Gimli": ["Blade of Gondolin"]}, engaged=[PATROL])
    table = lay(seat, at="6.7").choose(PATROL)
    assert (table.window, table.stat("Gimli", Stat.ATTACK)) == ("6.8.1", 3)
    resolve(deal_damage(table.game, table.id(PATROL), 9))
    assert (table.zone(PATROL), table.stat("Gimli", Stat.ATTACK)) == (Zone.ENCOUNTER_DISCARD, 2)


def test_blade_of_gondolin_gives_nothing_while_defending_against_an_orc() -> None:
    table = lay(Seat(heroes=["Gimli"], attachments={"Gimli": ["Blade of Gondolin"]}, engaged=[PATROL]), at="6.3")
    table.pass_until("defend").choose("Gimli")
    assert table.stat("Gimli", Stat.ATTACK) == 2


def test_blade_of_gondolin_places_one_progress_after_its_hero_destroys_an_enemy() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Thalin"], attachments={"Gimli": ["Blade of Gondolin"]}, engaged=[BATS]), at="6.7"
    )  # fmt: skip
    attack(table, BATS, "Gimli", "Thalin")
    assert table.asked == "response"
    assert table.options == ["Blade of Gondolin"]
    table.choose("Blade of Gondolin")
    assert table.progress("Flies and Spiders") == 1


def test_blade_of_gondolin_does_not_answer_an_attack_without_its_hero() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Thalin"], attachments={"Gimli": ["Blade of Gondolin"]}, engaged=[BATS]), at="6.7"
    )  # fmt: skip
    attack(table, BATS, "Thalin")
    assert table.zone(BATS) is Zone.ENCOUNTER_DISCARD
    assert table.asked == "action"


@pytest.mark.ruling("core:39.1")
def test_blade_of_gondolin_and_legolas_answer_in_any_order_and_the_second_finds_the_next_stage() -> None:
    table = lay(
        Seat(heroes=["Legolas"], attachments={"Legolas": ["Blade of Gondolin"]}, engaged=[BATS]),
        quest_deck=["A Fork in the Road"], progress={"Flies and Spiders": 7}, at="6.7",
    )  # fmt: skip
    attack(table, BATS)
    assert sorted(table.options) == ["Blade of Gondolin", "Legolas"]
    table.choose("Legolas")
    assert table.quest == "A Fork in the Road"
    assert table.progress("A Fork in the Road") == 0  # nothing is carried over
    assert table.options == ["Blade of Gondolin"]
    table.choose("Blade of Gondolin")
    assert table.progress("A Fork in the Road") == 1


def test_citadel_plate_is_attached_to_any_players_hero() -> None:
    assert offered_for("Citadel Plate") == ["Thalin", "Legolas"]


def test_citadel_plate_gives_four_hit_points() -> None:
    table = lay(Seat(heroes=["Thalin", "Gimli"], attachments={"Thalin": ["Citadel Plate"]}), at="1.3")
    assert table.stat("Thalin", Stat.HIT_POINTS) == 8
    assert table.stat("Gimli", Stat.HIT_POINTS) == 5


def test_citadel_plate_lost_destroys_a_hero_it_kept_alive() -> None:
    table = lay(
        Seat(heroes=["Thalin", "Gimli"], attachments={"Thalin": ["Citadel Plate"]}, engaged=[BATS]),
        shadows={BATS: [SPIDER]}, damage={"Thalin": 4}, at="6.3",
    )  # fmt: skip
    assert table.zone("Thalin") is Zone.AREA
    table.pass_until("defend").choose("Gimli").pass_to("6.4.2")
    assert table.discards() == ["Citadel Plate", "Thalin"]


def test_citadel_plate_lost_leaves_a_hero_with_hit_points_of_their_own() -> None:
    table = lay(
        Seat(heroes=["Thalin", "Gimli"], attachments={"Thalin": ["Citadel Plate"]}, engaged=[BATS]),
        shadows={BATS: [SPIDER]}, damage={"Thalin": 3}, at="6.3",
    )  # fmt: skip
    table.pass_until("defend").choose("Gimli").pass_to("6.4.2")
    assert table.discards() == ["Citadel Plate"]
    assert table.zone("Thalin") is Zone.AREA


def test_dwarven_axe_is_attached_to_any_players_hero() -> None:
    assert offered_for("Dwarven Axe") == ["Thalin", "Legolas"]


@pytest.mark.parametrize(("bearer", "attacks"), [("Thalin", [4, 2, 3]), ("Legolas", [2, 2, 4])])
def test_dwarven_axe_gives_its_bearer_one_attack_or_two_to_a_dwarf(bearer: str, attacks: list[int]) -> None:
    table = lay(Seat(heroes=["Thalin", "Gimli", "Legolas"], attachments={bearer: ["Dwarven Axe"]}), at="1.3")
    assert [table.stat(each, Stat.ATTACK) for each in ("Thalin", "Gimli", "Legolas")] == attacks


def test_horn_of_gondor_is_attached_to_any_players_hero() -> None:
    assert offered_for("Horn of Gondor") == ["Thalin", "Legolas"]


@pytest.mark.ruling("core:42.1")
def test_horn_of_gondor_gains_a_resource_after_a_character_is_destroyed() -> None:
    table = lay(
        Seat(heroes=["Gimli"], allies=["Snowbourn Scout"], attachments={"Gimli": ["Horn of Gondor"]}, engaged=[SPIDER]),
        at="6.3",
    )
    table.pass_until("defend").choose("Snowbourn Scout").pass_until("response")
    assert table.zone("Snowbourn Scout") is Zone.DISCARD
    assert table.options == ["Horn of Gondor"]
    table.choose("Horn of Gondor")
    assert table.resources("Gimli") == 1


@pytest.mark.ruling("core:42.1")
def test_horn_of_gondor_sounds_for_other_players_characters() -> None:
    table = lay(
        Seat(heroes=["Gimli"], attachments={"Gimli": ["Horn of Gondor"]}),
        Seat(heroes=["Thalin"], allies=["Snowbourn Scout"], engaged=[SPIDER]), at="6.3",
    )  # fmt: skip
    table.pass_until("defend", 1).choose("Snowbourn Scout").pass_until("response")
    assert table.player == 0
    table.choose("Horn of Gondor")
    assert table.resources("Gimli") == 1


def test_horn_of_gondor_is_silent_when_an_enemy_is_destroyed() -> None:
    table = lay(Seat(heroes=["Gimli"], attachments={"Gimli": ["Horn of Gondor"]}, engaged=[BATS]), at="6.7")
    attack(table, BATS)
    assert table.zone(BATS) is Zone.ENCOUNTER_DISCARD
    assert table.asked == "action"


@pytest.mark.ruling("core:42.1")
def test_horn_of_gondor_is_silent_when_a_character_leaves_play_otherwise() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], allies=["Beorn"], attachments={"Aragorn": ["Horn of Gondor"]}), at="5.3"
    )  # fmt: skip
    table.choose("Beorn").done()
    assert table.zone("Beorn") is Zone.DECK
    assert table.asked == "action"


def test_horn_of_gondor_falls_silent_with_its_bearer() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Thalin"], attachments={"Gimli": ["Horn of Gondor"]}, engaged=[SPIDER]),
        damage={"Gimli": 4}, at="6.3",
    )  # fmt: skip
    table.pass_until("defend").done().pass_until("take damage").choose("Gimli")
    assert table.discards() == ["Horn of Gondor", "Gimli"]
    assert table.asked == "action"

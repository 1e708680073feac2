"""The Lost Herd: its encounter set card by card, then the quest."""

from tests.cardgame.board import Seat, Table, lay
from tests.cardgame.boxes.core.scenes import attacked, revealed
from waybread.cardgame import CardGame


def test_stampede_raises_each_threat_by_1() -> None:
    seats = Seat(deck=["Gandalf"]), Seat(heroes=["Gimli"], threat=30)
    table = revealed("Stampede", seats=seats)
    assert (table.threat(0), table.threat(1)) == (21, 31)


def test_stampede_as_a_shadow_gives_2_attack_if_nobody_defends() -> None:
    table = attacked("Stampede", Seat(heroes=["Gimli", "Legolas"])).done().pass_until("take damage").choose("Gimli")
    assert table.damage("Gimli") == 3


def test_muddy_crossing_costs_2_threat_to_travel_to() -> None:
    table = lay(Seat(), staging=["Muddy Crossing"], at="4.2").choose("Muddy Crossing")
    assert (table.active_location, table.threat()) == ("Muddy Crossing", 22)


def test_thieves_by_the_fire_reveals_a_card_for_each_player() -> None:
    table = lay(Seat(), quest="Tracks in the Mud", quest_deck=["Thieves by the Fire"],
                progress={"Tracks in the Mud": 3}, committed=["Aragorn"], at="3.4").pass_to("4.2")  # fmt: skip
    assert (table.quest, len(table.staging)) == ("Thieves by the Fire", 1)


def test_muddy_crossing_readies_a_character_of_the_first_player() -> None:
    seat = Seat(heroes=["Gimli", "Legolas"], exhausted=["Gimli", "Legolas"])
    table = lay(seat, staging=["Muddy Crossing"], at="4.2").choose("Muddy Crossing", "Muddy Crossing", "Legolas")
    assert (table.ready("Gimli"), table.ready("Legolas")) == (False, True)


def test_tracks_in_the_mud_reveals_a_card_as_the_game_begins() -> None:
    setup = {"scenario": "the-lost-herd", "decks": [{"heroes": ["core:1"], "cards": {"Guard of the Citadel": 3}}]}
    table = Table(CardGame.new(setup, 1)).pass_until("commit")
    assert len(table.staging) + len(table.encounter_discard) == 1

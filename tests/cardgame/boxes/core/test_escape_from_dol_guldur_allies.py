"""The scenario Escape from Dol Guldur: one ally each round, until the last stage."""

from dataclasses import replace

import pytest

from tests.cardgame.board import Seat, Table, lay

PAIR = Seat(heroes=["Aragorn", "Théodred"])
LONE = Seat(heroes=["Glóin"])
TOWER, CAVERNS, DUNGEONS = "The Necromancer's Tower", "Through the Caverns", "Out of the Dungeons"
PLAYERS = (
    replace(PAIR, hand=["Guard of the Citadel", "Snowbourn Scout", "Steward of Gondor"], resources=5),
    replace(LONE, hand=["Silverlode Archer"], resources=5),
)
SNEAK = replace(PAIR, hand=["Sneak Attack", "Gandalf", "Guard of the Citadel", "Snowbourn Scout"], resources=5)


def scout_played(quest: str) -> Table:
    """The first player has played an ally, and has another in hand."""
    table = lay(*PLAYERS, quest=quest, at="2.1")
    assert table.options == ["Guard of the Citadel", "Snowbourn Scout", "Steward of Gondor"]
    return table.choose("Snowbourn Scout").pass_until("action", 0)


# The Necromancer's Tower


def test_the_necromancers_tower_lets_a_player_play_only_one_ally_each_round() -> None:
    table = scout_played(TOWER)
    assert table.options == ["Steward of Gondor"]
    table.pass_to("1.3")  # the next round
    assert table.why_not_play("Guard of the Citadel") is None


def test_the_necromancers_tower_counts_the_ally_for_all_players_together() -> None:
    table = scout_played(TOWER).done().done().pass_until("action", 1)
    assert (table.state.active_player, table.options) == (1, [])
    assert table.why_not_play("Silverlode Archer", 1) == "a card in play forbids playing Silverlode Archer"


@pytest.mark.ruling("core:123.6")
def test_the_necromancers_tower_does_not_mind_an_ally_that_is_put_into_play() -> None:
    table = lay(SNEAK, quest=TOWER, at="2.1").choose("Guard of the Citadel").pass_until("action")
    assert table.options == ["Sneak Attack"]
    table = lay(SNEAK, quest=TOWER, at="2.1").choose("Sneak Attack", "Aragorn", "Gandalf").pass_until("action")
    assert table.area() == ["Aragorn", "Théodred", "Gandalf"]
    assert table.options == ["Guard of the Citadel", "Snowbourn Scout"]


# Through the Caverns


def test_through_the_caverns_lets_a_player_play_only_one_ally_each_round() -> None:
    table = scout_played(CAVERNS)
    assert table.options == ["Steward of Gondor"]
    table.pass_to("1.3")  # the next round
    assert table.why_not_play("Guard of the Citadel") is None


def test_through_the_caverns_counts_the_ally_for_all_players_together() -> None:
    table = scout_played(CAVERNS).done().done().pass_until("action", 1)
    assert (table.state.active_player, table.options) == (1, [])
    assert table.why_not_play("Silverlode Archer", 1) == "a card in play forbids playing Silverlode Archer"


@pytest.mark.ruling("core:124.1")
def test_through_the_caverns_does_not_mind_an_ally_that_is_put_into_play() -> None:
    table = lay(SNEAK, quest=CAVERNS, at="2.1").choose("Guard of the Citadel").pass_until("action")
    assert table.options == ["Sneak Attack"]
    table = lay(SNEAK, quest=CAVERNS, at="2.1").choose("Sneak Attack", "Aragorn", "Gandalf").pass_until("action")
    assert table.area() == ["Aragorn", "Théodred", "Gandalf"]
    assert table.options == ["Guard of the Citadel", "Snowbourn Scout"]


# Out of the Dungeons


def test_out_of_the_dungeons_lets_players_play_any_number_of_allies() -> None:
    assert "Guard of the Citadel" in scout_played(DUNGEONS).options

"""The Leadership heroes, allies and attachments of the core set."""

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from waybread.cardgame.abilities.ability_legality import why_not_use
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.facts import Stat

STONE = "Celebrían's Stone"
STEWARD = "Steward of Gondor"


def struck(table: Table, defender: str) -> Table:
    """An enemy strikes a defender, and what comes of it is asked next."""
    table.pass_until("defend").choose(defender).pass_to("6.4.2")
    while table.window == "6.4.2":
        table.done()
    return table


# Aragorn


@pytest.mark.ruling("core:1.2")
def test_aragorn_spends_a_resource_of_his_own_to_ready_after_committing() -> None:
    table = lay(Seat(heroes=["Aragorn", "Théodred"], resources=1), at="3.2")
    table.choose("Aragorn").done()
    assert table.asked == "response"
    assert table.options == ["Aragorn"]
    assert table.may_pass
    table.choose("Aragorn")
    assert table.ready("Aragorn")
    assert table.committed == ["Aragorn"]
    assert (table.resources("Aragorn"), table.resources("Théodred")) == (0, 1)


@pytest.mark.ruling("core:1.1")
def test_aragorn_answers_a_commitment_only_once() -> None:
    table = lay(Seat(heroes=["Aragorn"], resources=2), at="3.2")
    table.choose("Aragorn").choose("Aragorn")
    assert table.asked == "action"
    assert table.resources("Aragorn") == 1


def test_aragorn_cannot_ready_with_the_resources_of_others() -> None:
    table = lay(Seat(heroes=["Aragorn", "Glóin"], resources={"Glóin": 3}), at="3.2")
    table.choose("Aragorn").done()
    assert table.asked == "action"
    assert not table.ready("Aragorn")


def test_aragorn_stays_exhausted_when_only_others_commit() -> None:
    table = lay(Seat(heroes=["Aragorn", "Glóin"], resources=1, exhausted=["Aragorn"]), at="3.2")
    table.choose("Glóin")
    assert table.asked == "action"
    assert not table.ready("Aragorn")


def test_aragorn_defends_other_players_as_a_sentinel() -> None:
    table = lay(
        Seat(heroes=["Glóin"], engaged=["Forest Spider"]), Seat(heroes=["Aragorn"]), encounter_deck=[], at="6.3"
    )
    table.pass_until("defend", 0).done()
    assert table.player == 1
    assert table.options == ["Aragorn"]
    table.choose("Aragorn").pass_to("6.4.3")
    assert (table.damage("Aragorn"), table.damage("Glóin")) == (0, 0)


# Théodred


@pytest.mark.ruling("core:2.1")
def test_theodred_gives_a_resource_to_a_committed_hero() -> None:
    table = lay(Seat(heroes=["Théodred", "Glóin", "Aragorn"], allies=["Faramir"]), at="3.2")
    table.choose("Théodred", "Glóin", "Faramir").done()
    assert table.options == ["Théodred"]
    table.choose("Théodred")
    assert table.asked == "target"
    assert table.options == ["Théodred", "Glóin"]
    table.choose("Glóin")
    assert (table.resources("Glóin"), table.resources("Théodred")) == (1, 0)


@pytest.mark.ruling("core:2.2")
def test_theodred_pays_for_aragorn_in_whatever_order_they_commit() -> None:
    for order in (["Aragorn", "Théodred"], ["Théodred", "Aragorn"]):
        table = lay(Seat(heroes=order), at="3.2")
        table.choose(*order)
        assert table.options == ["Théodred"]
        table.choose("Théodred", "Aragorn")
        assert table.options == ["Aragorn"]
        table.choose("Aragorn")
        assert table.ready("Aragorn")
        assert table.resources("Aragorn") == 0


@pytest.mark.ruling("core:2.3")
def test_theodred_comes_too_late_for_a_hero_whom_another_player_has_committed() -> None:
    table = lay(Seat(heroes=["Aragorn"]), Seat(heroes=["Théodred"]), at="3.2")
    table.choose("Aragorn")
    assert table.asked == "commit"
    assert table.player == 1
    table.choose("Théodred").choose("Théodred", "Aragorn")
    assert table.resources("Aragorn") == 1
    assert table.asked == "action"
    assert not table.ready("Aragorn")


# Glóin


def test_gloin_gains_a_resource_for_each_damage_he_suffers() -> None:
    table = lay(Seat(heroes=["Glóin"], engaged=["Forest Spider"]), encounter_deck=[], at="6.3")
    table.pass_until("defend").done().pass_until("response")
    assert table.damage("Glóin") == 2
    assert table.options == ["Glóin"]
    table.choose("Glóin")
    assert table.resources("Glóin") == 2


def test_gloin_counts_only_the_damage_that_his_defence_lets_through() -> None:
    table = lay(Seat(heroes=["Glóin"], engaged=["Forest Spider"]), encounter_deck=[], at="6.3")
    struck(table, "Glóin").choose("Glóin")
    assert table.resources("Glóin") == 1


def test_gloin_gains_nothing_by_dying() -> None:
    table = lay(
        Seat(heroes=["Glóin", "Aragorn"], engaged=["Forest Spider"]), damage={"Glóin": 3}, encounter_deck=[], at="6.3"
    )
    struck(table, "Glóin")
    assert table.asked == "action"
    assert table.discards() == ["Glóin"]
    assert table.resources("Glóin") == 0


# Faramir


def test_faramir_exhausts_to_inspire_one_players_characters_until_the_end_of_the_phase() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], allies=["Faramir"]),
        Seat(heroes=["Glóin"], allies=["Silverlode Archer"]),
        committed=["Silverlode Archer"],
        at="3.3",
    )
    assert table.options == ["Faramir"]
    table.choose("Faramir")
    assert table.options == ["player 0", "player 1"]
    table.choose("player 1")
    assert not table.ready("Faramir")
    assert (table.stat("Glóin", Stat.WILLPOWER), table.stat("Silverlode Archer", Stat.WILLPOWER)) == (3, 2)
    assert table.stat("Aragorn", Stat.WILLPOWER) == 2
    table.pass_to("4.2")
    assert table.stat("Glóin", Stat.WILLPOWER) == 2


@pytest.mark.ruling("core:14.1")
def test_faramir_inspires_nobody_who_arrives_later() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], allies=["Faramir"], hand=["Sneak Attack", "Silverlode Archer"], resources=1), at="4.2"
    )
    table.choose("Faramir").choose("Sneak Attack")
    assert table.stat("Silverlode Archer", Stat.WILLPOWER) == 1
    assert table.stat("Aragorn", Stat.WILLPOWER) == 3


def test_faramir_cannot_inspire_while_exhausted() -> None:
    table = lay(Seat(allies=["Faramir"], exhausted=["Faramir"]), at="4.2")
    assert table.options == []
    assert table.why_not_use("Faramir") == "it is exhausted"


# Son of Arnor


def test_son_of_arnor_engages_a_staged_enemy_or_another_players_when_entering_play() -> None:
    table = lay(
        Seat(hand=["Son of Arnor"], resources=3, engaged=["Black Forest Bats"]),
        Seat(heroes=["Glóin"], engaged=["East Bight Patrol"]),
        staging=["Forest Spider", "Forest Gate"],
        at="2.2",
    )
    table.choose("Son of Arnor")
    assert table.asked == "response"
    assert table.options == ["Son of Arnor"]
    assert table.may_pass
    table.choose("Son of Arnor")
    assert table.asked == "target"
    assert table.options == ["East Bight Patrol", "Forest Spider"]
    table.choose("East Bight Patrol")
    assert table.engaged(0) == ["Black Forest Bats", "East Bight Patrol"]
    assert table.engaged(1) == []


def test_son_of_arnor_sets_off_what_follows_an_engagement() -> None:
    table = lay(Seat(hand=["Son of Arnor"], resources=3), staging=["Forest Spider"], at="2.2")
    table.choose("Son of Arnor").choose("Son of Arnor")
    assert table.engaged() == ["Forest Spider"]
    assert table.stat("Forest Spider", Stat.ATTACK) == 3


def test_son_of_arnor_has_nothing_to_do_without_an_enemy_to_engage() -> None:
    table = lay(Seat(hand=["Son of Arnor"], resources=3, engaged=["Forest Spider"]), at="2.2")
    table.choose("Son of Arnor")
    assert table.asked == "action"


def test_son_of_arnor_does_not_answer_when_another_ally_enters_play() -> None:
    seat = Seat(allies=["Son of Arnor"], hand=["Guard of the Citadel"], resources=2)
    assert lay(seat, staging=["Forest Spider"], at="2.2").choose("Guard of the Citadel").asked == "action"


# Snowbourn Scout


def test_snowbourn_scout_places_progress_on_any_location_when_entering_play() -> None:
    table = lay(
        Seat(hand=["Snowbourn Scout"], resources=1),
        active_location="Old Forest Road",
        staging=["Forest Gate", "Forest Spider"],
        at="2.2",
    )
    table.choose("Snowbourn Scout").choose("Snowbourn Scout")
    assert table.asked == "target"
    assert table.options == ["Old Forest Road", "Forest Gate"]
    table.choose("Forest Gate")
    assert (table.progress("Forest Gate"), table.progress("Old Forest Road")) == (1, 0)


@pytest.mark.ruling("core:16.1")
def test_snowbourn_scout_explores_a_staged_location_with_its_last_progress() -> None:
    table = lay(
        Seat(hand=["Snowbourn Scout"], resources=1), staging=["Forest Gate"], progress={"Forest Gate": 3}, at="2.2"
    )
    table.choose("Snowbourn Scout").choose("Snowbourn Scout")
    assert table.staging == []
    assert table.encounter_discard == ["Forest Gate"]


# Silverlode Archer and Longbeard Orc Slayer


def test_silverlode_archer_attacks_another_players_enemy() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], allies=["Silverlode Archer"]),
        Seat(heroes=["Glóin"], engaged=["Forest Spider"]),
        at="6.7",
    )
    assert table.asked == "attack"
    assert table.options == ["Forest Spider"]
    table.choose("Forest Spider").pass_to("6.8.3")
    assert table.ready("Aragorn")
    assert not table.ready("Silverlode Archer")
    assert table.damage("Forest Spider") == 1


def test_silverlode_archer_joins_another_players_attack() -> None:
    table = lay(
        Seat(heroes=["Glóin"], engaged=["Forest Spider"]),
        Seat(heroes=["Aragorn"], allies=["Silverlode Archer"]),
        at="6.7",
    )
    table.choose("Forest Spider")
    assert table.asked == "join attack"
    assert table.options == ["Silverlode Archer"]
    table.choose("Silverlode Archer").pass_to("6.8.3")
    assert table.damage("Forest Spider") == 3


def test_longbeard_orc_slayer_hurts_every_orc_in_play_when_entering_play() -> None:
    table = lay(
        Seat(hand=["Longbeard Orc Slayer"], resources=4),
        Seat(heroes=["Glóin"], engaged=["East Bight Patrol"]),
        staging=["East Bight Patrol", "Forest Spider"],
        damage={"East Bight Patrol#2": 1},
        at="2.2",
    )
    table.choose("Longbeard Orc Slayer")
    assert table.options == ["Longbeard Orc Slayer"]
    table.choose("Longbeard Orc Slayer")
    assert table.damage("East Bight Patrol") == 1
    assert table.zone("East Bight Patrol#2") is Zone.ENCOUNTER_DISCARD
    assert table.damage("Forest Spider") == 0


def test_longbeard_orc_slayer_needs_an_orc() -> None:
    table = lay(Seat(hand=["Longbeard Orc Slayer"], resources=4), staging=["Forest Spider"], at="2.2")
    table.choose("Longbeard Orc Slayer")
    assert table.asked == "action"


# Brok Ironfist


def test_brok_ironfist_comes_from_the_hand_when_your_dwarf_hero_falls() -> None:
    table = lay(
        Seat(heroes=["Glóin", "Aragorn"], hand=["Brok Ironfist"], engaged=["Forest Spider"]),
        damage={"Glóin": 3},
        encounter_deck=[],
        at="6.3",
    )
    struck(table, "Glóin")
    assert table.options == ["Brok Ironfist"]
    assert table.may_pass
    table.choose("Brok Ironfist")
    assert table.area() == ["Aragorn", "Brok Ironfist"]
    assert table.hand() == []


def test_brok_ironfist_does_not_come_for_other_heroes_or_other_players_heroes() -> None:
    table = lay(
        Seat(heroes=["Glóin", "Théodred"], engaged=["Forest Spider", "Forest Spider"]),
        Seat(heroes=["Aragorn"], hand=["Brok Ironfist"]),
        damage={"Glóin": 3},
        encounter_deck=[],
        at="6.3",
    )
    struck(table, "Glóin")
    assert table.discards(0) == ["Glóin"]
    assert table.asked == "action"
    own = lay(
        Seat(heroes=["Théodred", "Aragorn"], hand=["Brok Ironfist"], engaged=["Forest Spider"]),
        damage={"Théodred": 3},
        encounter_deck=[],
        at="6.3",
    )
    struck(own, "Théodred")
    assert own.discards() == ["Théodred"]
    assert own.asked == "action"


def test_brok_ironfist_stays_in_hand_while_another_copy_is_in_play() -> None:
    table = lay(
        Seat(heroes=["Glóin", "Aragorn"], hand=["Brok Ironfist"], engaged=["Forest Spider"]),
        Seat(heroes=["Théodred"], allies=["Brok Ironfist"]),
        damage={"Glóin": 3},
        encounter_deck=[],
        at="6.3",
    )
    struck(table, "Glóin")
    assert table.asked == "action"
    assert table.discards(0) == ["Glóin"]
    assert table.hand(0) == ["Brok Ironfist"]


def test_brok_ironfist_does_not_come_for_a_dwarf_ally() -> None:
    seat = Seat(allies=["Erebor Hammersmith"], hand=["Brok Ironfist"], engaged=["Forest Spider"])
    table = lay(seat, damage={"Erebor Hammersmith": 2}, encounter_deck=[], at="6.3")
    struck(table, "Erebor Hammersmith")
    assert (table.discards(), table.asked) == (["Erebor Hammersmith"], "action")


# Attachments


def test_steward_of_gondor_exhausts_for_2_resources() -> None:
    table = lay(Seat(heroes=["Glóin"], attachments={"Glóin": [STEWARD]}, resources=1, exhausted=["Glóin"]), at="4.2")
    assert table.options == [STEWARD]
    table.choose(STEWARD)
    assert table.resources("Glóin") == 3
    assert not table.ready(STEWARD)
    assert table.options == []


@pytest.mark.ruling("core:26.3")
def test_steward_of_gondor_readies_in_the_refresh_phase_and_works_in_its_window() -> None:
    table = lay(Seat(heroes=["Glóin"], attachments={"Glóin": [STEWARD]}, exhausted=[STEWARD]), at="7.1")
    assert table.window == "7.4"
    assert table.options == [STEWARD]


def test_steward_of_gondor_makes_its_hero_a_man_of_gondor() -> None:
    table = lay(Seat(heroes=["Glóin", "Aragorn"], attachments={"Glóin": [STEWARD]}), at="4.2")
    assert table.traits("Glóin") == {"Dwarf", "Noble", "Gondor"}
    assert "Gondor" not in table.traits("Aragorn")


def test_steward_of_gondor_is_one_for_the_whole_table() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=[STEWARD], resources=2),
        Seat(heroes=["Glóin"], attachments={"Glóin": [STEWARD]}),
        at="2.2",
    )
    assert table.options == []
    assert table.why_not_play(STEWARD + "#1") == f"{STEWARD} is unique, and a copy is in play"


@pytest.mark.ruling("core:26.2")
def test_steward_of_gondor_serves_the_player_whose_hero_has_it() -> None:
    table = lay(Seat(heroes=["Aragorn"], hand=[STEWARD], resources=2), Seat(heroes=["Glóin"]), at="2.2")
    table.choose(STEWARD)
    assert table.options == ["Aragorn", "Glóin"]
    table.choose("Glóin")
    assert table.player == 1
    assert table.options == [STEWARD]
    table.choose(STEWARD)
    assert table.resources("Glóin") == 2


def test_celebrians_stone_gives_2_willpower_and_aragorn_a_spirit_icon() -> None:
    table = lay(
        Seat(
            heroes=["Aragorn", "Glóin"],
            attachments={"Aragorn": [STONE]},
            hand=["Unexpected Courage"],
            resources={"Aragorn": 2, "Glóin": 1},
        ),
        at="2.2",
    )
    assert (table.stat("Aragorn", Stat.WILLPOWER), table.stat("Glóin", Stat.WILLPOWER)) == (4, 2)
    assert table.options == ["Unexpected Courage"]
    table.choose("Unexpected Courage", "Aragorn")
    assert (table.resources("Aragorn"), table.resources("Glóin")) == (0, 1)


def test_celebrians_stone_gives_nobody_else_an_icon() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Glóin"], attachments={"Glóin": [STONE]}, hand=["Unexpected Courage"], resources=2),
        at="2.2",
    )
    assert table.stat("Glóin", Stat.WILLPOWER) == 4
    assert table.options == []
    assert table.why_not_play("Unexpected Courage") == "no hero of yours has a spirit icon"


def test_celebrians_stone_goes_on_a_hero_and_no_ally() -> None:
    seat = Seat(heroes=["Aragorn", "Théodred"], allies=["Faramir"], hand=[STONE], resources=1)
    assert lay(seat, at="2.2").choose(STONE).options == ["Aragorn", "Théodred"]


def test_celebrians_stone_cannot_be_a_third_restricted_attachment() -> None:
    table = lay(
        Seat(
            heroes=["Aragorn"],
            attachments={"Aragorn": ["Dwarven Axe", "Citadel Plate"]},
            hand=[STONE],
            resources=2,
        ),
        at="2.2",
    )
    table.choose(STONE)
    assert table.asked == "restricted"
    assert table.options == ["Dwarven Axe", "Citadel Plate", STONE]
    table.choose("Dwarven Axe")
    assert table.attachments("Aragorn") == ["Citadel Plate", STONE]
    assert table.discards() == ["Dwarven Axe"]


def test_longbeard_orc_slayer_does_not_answer_the_arrival_of_others() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], allies=["Longbeard Orc Slayer"], hand=["Guard of the Citadel"], resources=2),
        staging=["Wolf Rider"], at="2.2",
    )  # fmt: skip
    table.choose("Guard of the Citadel:play")
    assert (table.asked, table.damage("Wolf Rider")) == ("action", 0)


def test_aragorn_does_not_answer_his_commitment_while_he_is_ready() -> None:
    table = lay(Seat(heroes=["Aragorn"], resources=1), at="3.2")
    aragorn = table.id("Aragorn")
    committed = Occurrence(On.COMMITTED, card=aragorn)
    assert why_not_use(table.game, 0, aragorn, 0, committed) == "it could not change anything now"
    table.state.exhausted[aragorn] = True
    assert why_not_use(table.game, 0, aragorn, 0, committed) is None


def test_snowbourn_scout_does_not_answer_the_arrival_of_others() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], allies=["Snowbourn Scout"], hand=["Guard of the Citadel"], resources=2),
        staging=["Forest Gate"], at="2.2",
    )  # fmt: skip
    table.choose("Guard of the Citadel:play")
    assert (table.asked, table.progress("Forest Gate")) == ("action", 0)

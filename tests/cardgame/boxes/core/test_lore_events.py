"""The Lore events and attachments of the core set."""

import pytest

from tests.cardgame.board import Seat, Table, lay
from tests.cardgame.boxes.core.test_lore import known
from waybread.cardgame.abilities.modifiers import staging_threat
from waybread.cardgame.facts import Stat

SEARCH = "Gandalf's Search"


def imagined_decks(table: Table, player: int, count: int) -> set[tuple[str, ...]]:
    """The top cards of a player's deck in worlds that the player who is asked may imagine."""
    worlds = [table.game.determinize(table.player, seed) for seed in range(30)]
    return {tuple(world.title(each) for each in world.state.decks[player][: -count - 1 : -1]) for world in worlds}


# Lore of Imladris


def test_lore_of_imladris_heals_all_damage_of_a_character() -> None:
    table = lay(
        Seat(heroes=["Denethor"], hand=["Lore of Imladris"], resources=2),
        Seat(heroes=["Aragorn"], allies=["Faramir"]),
        damage={"Aragorn": 4, "Faramir": 2},
        at="4.2",
    )
    table.choose("Lore of Imladris")
    assert table.options == ["Aragorn", "Faramir"]
    table.choose("Aragorn")
    assert table.damage("Aragorn") == 0
    assert table.damage("Faramir") == 2
    assert table.resources("Denethor") == 0
    assert table.discards() == ["Lore of Imladris"]


def test_lore_of_imladris_is_not_played_where_nobody_is_wounded() -> None:
    table = lay(Seat(heroes=["Denethor"], hand=["Lore of Imladris"], resources=2), at="4.2")
    assert table.options == ["Denethor"]
    assert table.why_not_use("Lore of Imladris") == "there is nothing to choose"


# Lórien's Wealth


def test_loriens_wealth_has_a_player_draw_three_cards() -> None:
    table = lay(Seat(heroes=["Denethor"], hand=["Lórien's Wealth"], resources=3), Seat(), at="4.2")
    table.choose("Lórien's Wealth")
    assert table.options == ["player 0", "player 1"]
    table.choose("player 1")
    assert len(table.hand(1)) == 3
    assert table.hand(0) == []
    assert table.resources("Denethor") == 0


def test_loriens_wealth_draws_what_is_left_but_not_from_nothing() -> None:
    table = lay(Seat(heroes=["Denethor"], hand=["Lórien's Wealth"], resources=3, deck=["Faramir"]), at="4.2")
    assert table.choose("Lórien's Wealth").hand() == ["Faramir"]
    table = lay(Seat(heroes=["Denethor"], hand=["Lórien's Wealth"], resources=3, deck=[]), at="4.2")
    assert table.options == ["Denethor"]


# Radagast's Cunning and Secret Paths


def test_radagasts_cunning_leaves_a_staged_enemys_threat_out_of_the_quest() -> None:
    table = lay(
        Seat(heroes=["Denethor", "Aragorn"], hand=["Radagast's Cunning"], resources={"Denethor": 1}, threat=1),
        staging=["Forest Spider", "East Bight Patrol", "Old Forest Road"],
        committed=["Aragorn"],
        encounter_deck=[],
        at="3.3",
    )
    assert staging_threat(table.game) == 6
    table.choose("Radagast's Cunning")
    assert table.options == ["Forest Spider", "East Bight Patrol"]
    table.choose("East Bight Patrol")
    assert staging_threat(table.game) == 3
    table.pass_to("3.4")
    assert table.threat() == 2  # 2 willpower against 3 threat


def test_radagasts_cunning_ends_with_the_phase() -> None:
    table = lay(
        Seat(heroes=["Denethor"], hand=["Radagast's Cunning"], resources=1, threat=1),
        staging=["Forest Spider"],
        encounter_deck=[],
        at="3.1",
    )
    table.choose("Radagast's Cunning")
    assert staging_threat(table.game) == 0
    table.pass_to("4.2")
    assert staging_threat(table.game) == 2


def test_radagasts_cunning_is_for_the_quest_phase_and_needs_an_enemy() -> None:
    seat = Seat(heroes=["Glorfindel"], hand=["Radagast's Cunning"], resources=1)
    table = lay(seat, staging=["Forest Spider"], at="7.4")
    assert table.options == []
    assert table.why_not_use("Radagast's Cunning") == "only in the quest phase"
    table = lay(seat, staging=["Old Forest Road"], at="3.1")
    assert table.options == []
    assert table.why_not_use("Radagast's Cunning") == "there is nothing to choose"


def test_secret_paths_leaves_a_staged_locations_threat_out_for_the_phase() -> None:
    table = lay(
        Seat(heroes=["Glorfindel"], hand=["Secret Paths"], resources=1, threat=1),
        staging=["Forest Spider", "Old Forest Road", "Forest Gate"],
        encounter_deck=[],
        at="3.1",
    )
    assert staging_threat(table.game) == 5
    table.choose("Secret Paths")
    assert table.options == ["Old Forest Road", "Forest Gate"]
    table.choose("Forest Gate")
    assert staging_threat(table.game) == 3
    table.pass_to("4.2")
    assert staging_threat(table.game) == 5


def test_secret_paths_is_for_the_quest_phase_and_needs_a_staged_location() -> None:
    seat = Seat(heroes=["Glorfindel"], hand=["Secret Paths"], resources=1)
    table = lay(seat, staging=["Forest Gate"], at="7.4")
    assert table.why_not_use("Secret Paths") == "only in the quest phase"
    table = lay(seat, staging=["Forest Spider"], active_location="Forest Gate", at="3.1")
    assert table.options == []
    assert table.why_not_use("Secret Paths") == "there is nothing to choose"


# Gandalf's Search


def test_gandalfs_search_takes_one_of_x_cards_and_orders_the_rest() -> None:
    table = lay(
        Seat(
            heroes=["Glorfindel"],
            hand=[SEARCH],
            resources=3,
            deck=["Faramir", "Ever Vigilant", "Sneak Attack", "Son of Arnor"],
        ),
        at="4.2",
    )
    table.choose(SEARCH)
    assert table.asked == "x"
    assert table.options == ["1", "2", "3"]
    table.choose("3")
    assert table.asked == "add to hand"
    assert table.options == ["Faramir", "Ever Vigilant", "Sneak Attack"]
    table.choose("Ever Vigilant")
    assert table.asked == "next from the top"
    assert table.options == ["Faramir", "Sneak Attack"]
    table.choose("Sneak Attack")
    assert table.deck() == ["Sneak Attack", "Faramir", "Son of Arnor"]
    assert table.hand() == ["Ever Vigilant"]
    assert table.resources("Glorfindel") == 0
    assert table.discards() == [SEARCH]


def test_gandalfs_search_may_be_cheap() -> None:
    table = lay(
        Seat(heroes=["Glorfindel"], hand=[SEARCH], resources=3, deck=["Faramir", "Ever Vigilant"]), at="4.2"
    )  # fmt: skip
    table.choose(SEARCH, "1")
    assert table.asked == "action"
    assert table.hand() == ["Faramir"]
    assert table.deck() == ["Ever Vigilant"]
    assert table.resources("Glorfindel") == 2


def test_gandalfs_search_is_limited_by_resources_and_by_the_longest_deck() -> None:
    table = lay(
        Seat(heroes=["Glorfindel"], hand=[SEARCH], resources=5, deck=[]), Seat(deck=["Faramir"] * 2), at="4.2"
    )  # fmt: skip
    assert table.choose(SEARCH).options == ["1", "2"]
    table = lay(Seat(heroes=["Glorfindel"], hand=[SEARCH]), at="4.2")
    assert table.options == []
    assert table.why_not_use(SEARCH) == "it costs 1 and you have 0 that match"
    table = lay(Seat(heroes=["Glorfindel"], hand=[SEARCH], resources=5, deck=[]), at="4.2")
    assert table.options == []
    assert table.why_not_use(SEARCH) == "no X would do anything"


def test_gandalfs_search_shows_another_players_deck_to_the_searcher_alone() -> None:
    table = lay(
        Seat(heroes=["Glorfindel"], hand=[SEARCH], resources=2),
        Seat(deck=["Faramir", "Ever Vigilant", "Sneak Attack", "Son of Arnor", "Valiant Sacrifice"]),
        at="4.2",
    )
    table.choose(SEARCH, "2")
    assert table.options == ["player 0", "player 1"]
    table.choose("player 1")
    assert table.player == 0
    assert imagined_decks(table, 1, 2) == {("Faramir", "Ever Vigilant")}
    table.choose("Ever Vigilant")
    assert table.hand(1) == ["Ever Vigilant"]
    assert table.hand(0) == []
    assert known(table, 0) == ["Faramir", "Ever Vigilant"]
    assert known(table, 1) == []
    assert table.player == 1
    assert len(imagined_decks(table, 1, 1)) > 1
    table.done()
    assert table.player == 0
    assert imagined_decks(table, 1, 1) == {("Faramir",)}


def test_gandalfs_search_is_remembered_when_the_other_player_draws_the_card() -> None:
    table = lay(
        Seat(heroes=["Glorfindel"], hand=[SEARCH], resources=2),
        Seat(deck=["Faramir", "Ever Vigilant", "Sneak Attack"]),
        first_player=1,
        at="7.4",
    )
    table.choose(SEARCH, "2", "player 1", "Ever Vigilant").pass_to("1.3")
    assert table.hand(1) == ["Ever Vigilant", "Faramir"]
    assert known(table, 0) == ["Ever Vigilant", "Faramir"]  # as they came into the hand
    assert known(table, 1) == []


def test_gandalfs_search_makes_others_lose_track_of_what_they_had_seen() -> None:
    table = lay(
        Seat(heroes=["Glorfindel"], hand=[SEARCH], resources=2),
        Seat(
            heroes=["Denethor"],
            hand=[SEARCH],
            resources=2,
            deck=["Faramir", "Ever Vigilant", "Sneak Attack", "Son of Arnor"],
        ),
        at="4.2",
    )
    table.choose(SEARCH, "2", "player 1", "Ever Vigilant")
    assert known(table, 0) == ["Faramir", "Ever Vigilant"]
    table.choose(SEARCH, "2", "player 1", "Faramir")
    assert table.hand(1) == ["Ever Vigilant", "Faramir"]
    assert known(table, 0) == ["Ever Vigilant"]
    assert known(table, 1) == ["Sneak Attack"]


# Beorn's Hospitality


def test_beorns_hospitality_heals_every_hero_of_one_player() -> None:
    table = lay(
        Seat(heroes=["Denethor"], hand=["Beorn's Hospitality"], resources=5),
        Seat(heroes=["Aragorn", "Glorfindel"], allies=["Faramir"]),
        damage={"Denethor": 1, "Aragorn": 4, "Glorfindel": 2, "Faramir": 2},
        at="4.2",
    )
    table.choose("Beorn's Hospitality")
    assert table.options == ["player 0", "player 1"]
    table.choose("player 1")
    assert (table.damage("Aragorn"), table.damage("Glorfindel")) == (0, 0)
    assert (table.damage("Denethor"), table.damage("Faramir")) == (1, 2)
    assert table.resources("Denethor") == 0


def test_beorns_hospitality_needs_a_wounded_hero() -> None:
    table = lay(
        Seat(heroes=["Denethor"], allies=["Faramir"], hand=["Beorn's Hospitality"], resources=5),
        damage={"Faramir": 2},
        at="4.2",
    )
    assert "Beorn's Hospitality" not in table.options
    assert table.why_not_use("Beorn's Hospitality") == "it could not change anything now"


# Forest Snare


def test_forest_snare_goes_on_an_enemy_engaged_with_any_player() -> None:
    table = lay(
        Seat(heroes=["Denethor"], hand=["Forest Snare"], resources=3, engaged=["Forest Spider"]),
        Seat(engaged=["East Bight Patrol"]),
        staging=["Black Forest Bats"],
        at="2.2",
    )
    table.choose("Forest Snare")
    assert table.asked == "attach"
    assert table.options == ["Forest Spider", "East Bight Patrol"]
    table.choose("East Bight Patrol")
    assert table.attachments("East Bight Patrol") == ["Forest Snare"]
    assert table.controller("Forest Snare") == 0


def test_forest_snare_cannot_be_played_on_a_staged_enemy() -> None:
    table = lay(
        Seat(heroes=["Denethor"], hand=["Forest Snare"], resources=3), staging=["Forest Spider"], at="2.2"
    )  # fmt: skip
    assert "Forest Snare" not in table.options
    assert table.why_not_play("Forest Snare") == "nothing in play can take this attachment"


def test_forest_snare_keeps_its_enemy_from_attacking_but_not_the_others() -> None:
    table = lay(
        Seat(
            heroes=["Glorfindel", "Aragorn"],
            hand=["Forest Snare"],
            resources={"Glorfindel": 3},
            engaged=["Forest Spider", "Black Forest Bats"],
        ),
        encounter_deck=["Forest Gate"] * 8,
        at="2.2",
    )
    table.choose("Forest Snare", "Forest Spider").pass_to("6.2")
    assert sorted(table.names(table.state.shadows)) == ["Black Forest Bats", "Forest Spider"]
    table.pass_until("defend")
    assert table.decision.about == table.id("Black Forest Bats")
    table.choose("Glorfindel").pass_until("attack")
    assert table.options == ["Forest Spider", "Black Forest Bats"]
    assert table.damage("Glorfindel") == 0
    assert table.names(table.state.attacked) == ["Black Forest Bats"]


def test_forest_snare_stays_on_an_enemy_that_engages_somebody_else() -> None:
    table = lay(
        Seat(heroes=["Glorfindel"], hand=["Forest Snare"], resources=3, engaged=["Forest Spider"]),
        Seat(heroes=["Aragorn"], hand=["Son of Arnor"], resources=3),
        at="2.2",
    )
    table.choose("Forest Snare").pass_until("action", player=1).done()
    table.pass_until("action", player=1).choose("Son of Arnor").choose("Son of Arnor")
    assert table.engaged(1) == ["Forest Spider"]
    assert table.attachments("Forest Spider") == ["Forest Snare"]
    table.pass_until("attack")
    assert table.state.attacked == []
    assert table.damage("Aragorn") == 0


# Protector of Lórien


def test_protector_of_lorien_gives_defense_or_willpower_for_a_discarded_card() -> None:
    table = lay(
        Seat(
            heroes=["Denethor"],
            attachments={"Denethor": ["Protector of Lórien"]},
            hand=["Faramir", "Ever Vigilant", "Sneak Attack"],
            exhausted=["Denethor"],
        ),
        at="4.2",
    )
    assert table.options == ["Protector of Lórien"]
    table.choose("Protector of Lórien")
    assert table.asked == "discard"
    assert table.options == ["Faramir", "Ever Vigilant", "Sneak Attack"]
    table.choose("Faramir")
    assert table.asked == "either"
    assert table.options == ["0", "1"]
    table.choose("0")
    assert (table.stat("Denethor", Stat.DEFENSE), table.stat("Denethor", Stat.WILLPOWER)) == (4, 1)
    table.choose("Protector of Lórien", "Sneak Attack", "1")
    assert (table.stat("Denethor", Stat.DEFENSE), table.stat("Denethor", Stat.WILLPOWER)) == (4, 2)
    assert table.discards() == ["Faramir", "Sneak Attack"]
    assert table.hand() == ["Ever Vigilant"]
    table.pass_to("5.2")
    assert (table.stat("Denethor", Stat.DEFENSE), table.stat("Denethor", Stat.WILLPOWER)) == (3, 1)


@pytest.mark.ruling("core:70.1")
def test_protector_of_lorien_works_three_times_a_phase() -> None:
    table = lay(
        Seat(
            heroes=["Denethor"],
            attachments={"Denethor": ["Protector of Lórien", "Protector of Lórien"]},
            hand=["Faramir"] * 6,
            exhausted=["Denethor"],
        ),
        at="4.2",
    )
    for _ in range(3):
        table.choose("Protector of Lórien", "Faramir", "1")
    assert table.stat("Denethor", Stat.WILLPOWER) == 4
    assert table.options == ["Protector of Lórien#2"]  # a limit belongs to the copy
    assert table.why_not_use("Protector of Lórien", 1) == "at most 3 per phase"
    table.pass_to("5.2")
    assert table.options == ["Protector of Lórien", "Protector of Lórien#2"]


def test_protector_of_lorien_needs_a_card_in_hand() -> None:
    table = lay(Seat(heroes=["Aragorn"], attachments={"Aragorn": ["Protector of Lórien"]}), at="4.2")
    assert table.options == []
    assert table.why_not_use("Protector of Lórien", 1) == "there are not enough cards in your hand"


def test_protector_of_lorien_goes_on_heroes_only() -> None:
    table = lay(
        Seat(heroes=["Glorfindel"], allies=["Faramir"], hand=["Protector of Lórien"], resources=1),
        Seat(heroes=["Aragorn"]),
        at="2.2",
    )
    assert table.choose("Protector of Lórien").options == ["Glorfindel", "Aragorn"]


# Dark Knowledge


def test_dark_knowledge_weighs_on_its_hero() -> None:
    table = lay(
        Seat(heroes=["Glorfindel"], allies=["Faramir"], hand=["Dark Knowledge"], resources=1),
        Seat(heroes=["Aragorn"]),
        at="2.2",
    )
    table.choose("Dark Knowledge")
    assert table.options == ["Glorfindel", "Aragorn"]
    table.choose("Glorfindel")
    assert table.stat("Glorfindel", Stat.WILLPOWER) == 2
    assert table.stat("Aragorn", Stat.WILLPOWER) == 2
    assert table.stat("Faramir", Stat.WILLPOWER) == 2


def test_dark_knowledge_looks_at_one_shadow_card_as_it_is_dealt() -> None:
    table = lay(
        Seat(attachments={"Aragorn": ["Dark Knowledge"]}, engaged=["Forest Spider", "Black Forest Bats"]),
        Seat(),
        encounter_deck=["East Bight Patrol", "Old Forest Road", *["Forest Gate"] * 4],
        at="6.2",
    )
    assert table.asked == "response"
    assert table.options == ["Dark Knowledge"]
    assert table.may_pass
    table.choose("Dark Knowledge")
    assert not table.ready("Dark Knowledge")
    assert table.ready("Aragorn")
    assert table.asked == "action"  # exhausted, it cannot look at the second card
    assert known(table, 0) == ["East Bight Patrol"]
    assert known(table, 1) == []
    assert table.id("East Bight Patrol") in table.state.facedown


def test_dark_knowledge_may_wait_for_the_card_of_another_enemy() -> None:
    table = lay(
        Seat(attachments={"Aragorn": ["Dark Knowledge"]}, engaged=["Forest Spider", "Black Forest Bats"]),
        encounter_deck=["East Bight Patrol", "Old Forest Road", "Forest Gate"],
        at="6.2",
    )
    table.done()
    assert table.asked == "response"
    table.choose("Dark Knowledge")
    assert known(table, 0) == ["Old Forest Road"]


def test_dark_knowledge_sees_no_shadow_card_of_an_enemy_that_attacks_somebody_else() -> None:
    table = lay(Seat(attachments={"Aragorn": ["Dark Knowledge"]}), Seat(engaged=["Forest Spider"]), at="6.2")
    assert table.asked == "action"
    assert len(table.state.shadows) == 1
    assert known(table, 0) == []


def ridden_down(*others: str) -> Table:
    """Wolf Rider, the shadow card of the bats, attacks Aragorn's player and is dealt a card of its own."""
    seats = (
        Seat(heroes=["Aragorn", "Gimli"], attachments={"Aragorn": ["Dark Knowledge"]}, engaged=["Black Forest Bats"]),
        *(Seat(heroes=[each], attachments={each: ["Dark Knowledge"]}) for each in others),
    )
    table = lay(
        *seats, shadows={"Black Forest Bats": ["Wolf Rider"]}, encounter_deck=["East Bight Patrol", "Forest Gate"],
        at="6.3",
    )  # fmt: skip
    return table.pass_until("defend").choose("Gimli").pass_until("response")


@pytest.mark.rule("lcg:attack-outside.1")
def test_dark_knowledge_looks_at_the_shadow_card_of_an_attack_that_a_card_adds() -> None:
    table = ridden_down()
    assert table.options == ["Dark Knowledge"]
    table.choose("Dark Knowledge")
    assert known(table, 0) == ["East Bight Patrol"]
    assert table.state.shadows[table.id("Wolf Rider")] == (table.id("East Bight Patrol"),)
    table.pass_until("defend")
    assert table.decision.about == table.id("Wolf Rider")


def test_dark_knowledge_of_another_player_sees_no_shadow_card_of_an_added_attack() -> None:
    table = ridden_down("Glorfindel")
    assert (table.player, table.options) == (0, ["Dark Knowledge"])
    table.done()
    assert table.asked != "response"


# Self Preservation


def test_self_preservation_heals_two_damage_on_its_character() -> None:
    table = lay(
        Seat(allies=["Guard of the Citadel"], attachments={"Aragorn": ["Self Preservation"]}),
        damage={"Aragorn": 3, "Guard of the Citadel": 1},
        at="4.2",
    )
    table.choose("Self Preservation")
    assert table.damage("Aragorn") == 1
    assert table.damage("Guard of the Citadel") == 1
    assert not table.ready("Self Preservation")
    assert table.ready("Aragorn")
    assert table.options == []
    table.pass_to("7.4")
    assert table.choose("Self Preservation").damage("Aragorn") == 0


def test_self_preservation_needs_damage_on_its_character() -> None:
    table = lay(
        Seat(allies=["Guard of the Citadel"], attachments={"Aragorn": ["Self Preservation"]}),
        damage={"Guard of the Citadel": 1},
        at="4.2",
    )
    assert table.options == []
    assert table.why_not_use("Self Preservation", 1) == "it could not change anything now"


def test_self_preservation_goes_on_any_character() -> None:
    table = lay(
        Seat(heroes=["Glorfindel"], allies=["Guard of the Citadel"], hand=["Self Preservation"], resources=3),
        Seat(heroes=["Aragorn"]),
        at="2.2",
    )
    assert table.choose("Self Preservation").options == ["Glorfindel", "Guard of the Citadel", "Aragorn"]

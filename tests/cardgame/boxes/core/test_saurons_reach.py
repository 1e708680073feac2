"""Sauron's Reach, card by card."""

import pytest

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.boxes.core.fights import attack, resolve
from tests.cardgame.boxes.core.scenes import QUIET, attacked, revealed
from waybread.cardgame.abilities.modifiers import explain, staging_threat
from waybread.cardgame.effects.leaving_play import discard, shuffle_into_deck
from waybread.cardgame.facts import Stat
from waybread.cardgame.state import SCENARIO, replaced

PAIR = Seat(heroes=["Aragorn", "Théodred"])
LONE = Seat(heroes=["Glóin"])
BATS = "Black Forest Bats"
CROWS = "Eastern Crows"


# Eastern Crows


@pytest.mark.rule("lcg:keyword.surge.1")
def test_eastern_crows_surge() -> None:
    table = revealed(CROWS, "Forest Spider", "Forest Gate")
    assert table.staging == [CROWS, "Forest Spider"]


def test_eastern_crows_are_shuffled_back_into_the_encounter_deck_after_they_are_defeated() -> None:
    places = set()
    for seed in range(6):
        table = lay(Seat(engaged=[CROWS]), encounter_deck=QUIET, seed=seed, at="6.7")
        attack(table.pass_until("attack"), CROWS)
        assert (table.zone(CROWS), table.encounter_discard) == (Zone.ENCOUNTER_DECK, [])
        assert len(table.encounter_deck) == len(QUIET) + 1
        assert table.state.seen == {}
        assert table.game.view(0)["attack"] is None  # nobody can tell any more which card of the deck it is
        places.add(table.encounter_deck.index(CROWS))
    assert len(places) > 1


@pytest.mark.rule("lcg:forced.5")
@pytest.mark.ruling("core:115.1")
def test_eastern_crows_slain_as_they_are_revealed_are_shuffled_back_and_do_not_surge() -> None:
    table = revealed(CROWS, "Forest Spider", seats=(Seat(heroes=["Thalin"]),), committed=("Thalin",))
    assert table.staging == []
    assert table.encounter_discard == []
    assert len(table.encounter_deck) == len(QUIET) + 2
    assert {CROWS, "Forest Spider"} <= set(table.encounter_deck)


def test_eastern_crows_discarded_without_a_defeat_stay_in_the_discard_pile() -> None:
    table = lay(Seat(engaged=[CROWS]), at="6.7")
    resolve(discard(table.game, table.id(CROWS)))
    assert table.encounter_discard == [CROWS]


def test_eastern_crows_do_not_shuffle_other_enemies_back() -> None:
    table = lay(Seat(engaged=[BATS, CROWS]), damage={BATS: 1}, at="6.7")
    attack(table.pass_until("attack"), BATS)
    assert (table.encounter_discard, table.engaged()) == ([BATS], [CROWS])


@pytest.mark.parametrize(("threat", "strength"), [(34, 2), (35, 3)])
def test_eastern_crows_shadow_adds_1_attack_or_2_if_the_defending_players_threat_is_35(
    threat: int, strength: int
) -> None:
    seat, other = Seat(heroes=["Aragorn"], threat=threat), Seat(heroes=["Glóin"], threat=69 - threat)
    table = attacked(CROWS, seat, other).choose("Aragorn").pass_to("6.4.2")
    assert table.stat(BATS, Stat.ATTACK) == strength


def test_eastern_crows_shadow_lasts_for_the_attack_only() -> None:
    table = attacked(CROWS, PAIR).choose("Aragorn").pass_until("attack")
    assert (table.state.round, table.state.phase) == (1, "combat")
    assert table.stat(BATS, Stat.ATTACK) == 1


# Evil Storm


def test_evil_storm_deals_1_damage_to_each_character_of_players_with_35_threat() -> None:
    high = Seat(heroes=["Aragorn", "Théodred"], allies=["Faramir", "Snowbourn Scout"], threat=35)
    low = Seat(heroes=["Glóin"], allies=["Guard of the Citadel"], threat=34)
    table = revealed("Evil Storm", seats=(high, low), committed=("Aragorn",))
    assert [table.damage(each) for each in ("Aragorn", "Théodred", "Faramir")] == [1, 1, 1]
    assert table.zone("Snowbourn Scout") == Zone.DISCARD
    assert [table.damage(each) for each in ("Glóin", "Guard of the Citadel")] == [0, 0]
    assert "Evil Storm" in table.encounter_discard


def test_evil_storm_hurts_nobody_below_35_threat() -> None:
    table = revealed("Evil Storm", seats=(Seat(threat=34), Seat(heroes=["Glóin"], threat=20)))
    assert table.state.damage == {}


# Pursued by Shadow


def test_pursued_by_shadow_raises_each_players_threat_by_1_for_each_character_not_committed() -> None:
    many = Seat(heroes=["Aragorn", "Théodred"], allies=["Faramir"], exhausted=["Faramir"], threat=20)
    table = revealed("Pursued by Shadow", seats=(many, LONE), committed=("Aragorn",))
    assert (table.threat(0), table.threat(1)) == (22, 21)


def test_pursued_by_shadow_raises_no_threat_of_a_player_whose_characters_are_all_committed() -> None:
    table = revealed("Pursued by Shadow", seats=(PAIR, LONE), committed=("Aragorn", "Théodred"))
    assert (table.threat(0), table.threat(1)) == (20, 21)


def test_pursued_by_shadow_may_eliminate_a_player() -> None:
    table = revealed("Pursued by Shadow", seats=(Seat(threat=49), PAIR))
    assert table.state.eliminated == [True, False]
    assert table.threat(1) == 22


def test_pursued_by_shadow_shadow_returns_an_exhausted_ally_of_the_players_choice_to_hand() -> None:
    allies = ["Faramir", "Snowbourn Scout", "Guard of the Citadel"]
    seat = Seat(heroes=["Aragorn"], allies=allies, exhausted=["Faramir", "Snowbourn Scout"])
    other = Seat(heroes=["Glóin"], allies=["Silverlode Archer"], exhausted=["Silverlode Archer"])
    table = attacked("Pursued by Shadow", seat, other).choose("Aragorn").pass_until("return to hand")
    assert (table.player, table.options, table.may_pass) == (0, ["Faramir", "Snowbourn Scout"], False)
    table.choose("Snowbourn Scout")
    assert (table.hand(), table.threat()) == (["Snowbourn Scout"], 20)
    assert table.area() == ["Aragorn", "Faramir", "Guard of the Citadel"]


def test_pursued_by_shadow_shadow_raises_threat_by_3_without_an_exhausted_ally() -> None:
    seat = Seat(heroes=["Aragorn", "Théodred"], allies=["Faramir"], exhausted=["Théodred"])
    other = Seat(heroes=["Glóin"], allies=["Silverlode Archer"], exhausted=["Silverlode Archer"])
    table = attacked("Pursued by Shadow", seat, other).choose("Aragorn").pass_to("6.4.2")
    assert (table.threat(0), table.threat(1)) == (23, 20)
    assert "Faramir" in table.area()


def test_pursued_by_shadow_shadow_cannot_be_spent_on_an_ally_of_the_scenario() -> None:
    seat = Seat(heroes=["Aragorn"], allies=["Mendor", "Faramir"], exhausted=["Mendor", "Faramir"])
    table = attacked("Pursued by Shadow", seat)
    table.state.owner = replaced(table.state.owner, table.id("Mendor"), SCENARIO)
    table.choose("Aragorn").pass_to("6.4.2")
    assert table.hand() == ["Faramir"]
    assert table.area() == ["Aragorn", "Mendor"]


def test_pursued_by_shadow_shadow_may_take_the_defending_ally_away() -> None:
    seat = Seat(heroes=["Aragorn"], allies=["Guard of the Citadel"], deck=[])
    table = attacked("Pursued by Shadow", seat).choose("Guard of the Citadel").pass_until("attack")
    assert table.hand() == ["Guard of the Citadel"]
    assert table.damage("Aragorn") == 1  # the attack has become an undefended one


# Treacherous Fog


def test_treacherous_fog_adds_1_threat_to_each_location_in_the_staging_area_until_the_phase_ends() -> None:
    table = lay(Seat(), staging=["Old Forest Road", "Forest Spider"], active_location="Enchanted Stream",
                encounter_deck=("Treacherous Fog", *QUIET), at="3.3")  # fmt: skip
    threats = [table.stat(each, Stat.THREAT) for each in ("Old Forest Road", "Forest Spider", "Enchanted Stream")]
    assert threats == [2, 2, 2]
    assert staging_threat(table.game) == 4
    table.pass_to("4.2")
    assert table.stat("Old Forest Road", Stat.THREAT) == 1


def test_treacherous_fog_shuffled_into_the_deck_again_is_no_longer_named_as_the_reason() -> None:
    table = revealed("Treacherous Fog", staging=("Old Forest Road",))
    road, fog = table.id("Old Forest Road"), table.id("Treacherous Fog")
    assert explain(table.game, road, Stat.THREAT) == [("add", 1, "printed"), ("add", 1, "Treacherous Fog")]
    resolve(shuffle_into_deck(table.game, fog))
    assert explain(table.game, road, Stat.THREAT) == [("add", 1, "printed"), ("add", 1, "earlier effect")]


@pytest.mark.rule("lcg:lasting.5")
@pytest.mark.ruling("core:118.1")
def test_treacherous_fog_covers_a_location_that_arrives_later_in_the_phase() -> None:
    table = revealed("Treacherous Fog", "Old Forest Road", seats=(PAIR, LONE))
    assert table.staging == ["Old Forest Road"]
    assert staging_threat(table.game) == 2


def test_treacherous_fog_has_each_player_with_35_threat_discard_a_card_of_their_choice() -> None:
    high = Seat(hand=["Faramir", "Ever Vigilant"], threat=35)
    higher = Seat(heroes=["Glóin"], hand=["Sneak Attack", "For Gondor!"], threat=40)
    low = Seat(heroes=["Éowyn"], hand=["The Galadhrim's Greeting"], threat=34)
    table = revealed("Treacherous Fog", seats=(high, higher, low))
    assert (table.asked, table.player) == ("discard from hand", 0)
    assert (table.options, table.may_pass) == (["Faramir", "Ever Vigilant"], False)
    table.choose("Ever Vigilant")
    assert (table.asked, table.player, table.options) == ("discard from hand", 1, ["Sneak Attack", "For Gondor!"])
    table.choose("For Gondor!")
    assert [table.discards(seat) for seat in (0, 1, 2)] == [["Ever Vigilant"], ["For Gondor!"], []]
    assert [table.hand(seat) for seat in (0, 1, 2)] == [["Faramir"], ["Sneak Attack"], ["The Galadhrim's Greeting"]]


def test_treacherous_fog_takes_nothing_from_an_empty_hand() -> None:
    table = revealed("Treacherous Fog", seats=(Seat(threat=35),))
    assert (table.asked, table.discards()) == ("action", [])

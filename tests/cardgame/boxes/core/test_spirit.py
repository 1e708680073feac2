"""The Spirit heroes (Eleanor is with the cancels), allies and attachments of the core set."""

import pytest

from tests.cardgame.board import Seat, Zone, lay
from waybread.cardgame.abilities.ability import Use, rule
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.facts import Card, CardType, Stat
from waybread.cardgame.game import CardGame
from waybread.cardgame.library import CARDS


@pytest.fixture
def immune_bog(monkeypatch: pytest.MonkeyPatch) -> str:
    """A location that is immune to player card effects."""

    def shrug(game: CardGame, use: Use, card: int, source: int) -> bool:
        """Immune to player card effects."""
        return card == use.card and game.state.owner[source] >= 0

    abilities = (rule(Rule.IMMUNE)(shrug),)
    bog = Card(key="bog", title="Bog", type=CardType.LOCATION, threat=2, quest_points=3, abilities=abilities)
    monkeypatch.setitem(CARDS, bog.key, bog)
    return bog.title


# Éowyn


@pytest.mark.ruling("core:7.1")
def test_eowyn_trades_a_card_for_willpower_until_the_end_of_the_phase() -> None:
    table = lay(Seat(heroes=["Éowyn"], hand=["Ever Vigilant", "Valiant Sacrifice"]), committed=["Éowyn"], at="3.3")
    assert table.window == "3.3"
    assert table.options == ["Éowyn"]
    table.choose("Éowyn")
    assert table.asked == "discard"
    assert table.options == ["Ever Vigilant", "Valiant Sacrifice"]
    table.choose("Valiant Sacrifice")
    assert table.discards() == ["Valiant Sacrifice"]
    assert table.hand() == ["Ever Vigilant"]
    assert table.stat("Éowyn", Stat.WILLPOWER) == 5
    table.pass_to("4.2")
    assert table.stat("Éowyn", Stat.WILLPOWER) == 4


@pytest.mark.ruling("core:7.2")
def test_eowyn_may_be_strengthened_once_a_round_by_each_player_from_their_own_hand() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], hand=["Ever Vigilant"] * 2),
        Seat(heroes=["Aragorn"], hand=["Common Cause"] * 2),
        at="4.2",
    )
    table.choose("Éowyn", "Ever Vigilant")
    assert table.player == 1
    assert table.options == ["Éowyn"]
    table.choose("Éowyn")
    assert table.player == 1
    assert table.options == ["Common Cause", "Common Cause#2"]
    table.choose("Common Cause")
    assert table.discards(0) == ["Ever Vigilant"]
    assert table.discards(1) == ["Common Cause"]
    assert table.stat("Éowyn", Stat.WILLPOWER) == 6
    assert table.player == 0
    assert table.options == []
    assert table.done().player == 1
    assert table.options == []
    table.pass_to("1.3")
    assert table.options == ["Éowyn"]


def test_eowyn_cannot_be_strengthened_by_a_player_without_cards() -> None:
    table = lay(Seat(heroes=["Éowyn"]), Seat(hand=["Ever Vigilant"]), at="4.2")
    assert table.player == 0
    assert table.options == []
    assert table.why_not_use("Éowyn") == "there are not enough cards in your hand"
    assert table.done().player == 1
    assert table.options == ["Éowyn"]


# Dúnhere


@pytest.mark.ruling("core:9.1")
def test_dunhere_attacks_a_staged_enemy_alone_with_one_more_attack() -> None:
    table = lay(Seat(heroes=["Dúnhere", "Aragorn"]), staging=["Forest Spider"], at="6.7")
    assert table.asked == "attack"
    assert table.options == ["Forest Spider"]
    table.choose("Forest Spider")
    assert not table.ready("Dúnhere")
    assert table.ready("Aragorn")
    assert table.window == "6.8.1"
    assert table.stat("Dúnhere", Stat.ATTACK) == 3
    table.pass_to("6.8.3")
    assert table.damage("Forest Spider") == 2
    assert table.staging == ["Forest Spider"]
    assert table.engaged() == []
    table.pass_to("7.4")
    assert table.stat("Dúnhere", Stat.ATTACK) == 2


def test_dunhere_gets_nothing_against_an_engaged_enemy() -> None:
    table = lay(Seat(heroes=["Dúnhere"], engaged=["Forest Spider"]), at="6.7")
    table.choose("Forest Spider").pass_to("6.8.3")
    assert table.damage("Forest Spider") == 1


def test_dunhere_attacks_an_engaged_enemy_together_with_others() -> None:
    table = lay(Seat(heroes=["Dúnhere", "Aragorn"], engaged=["Forest Spider"]), at="6.7")
    table.choose("Forest Spider")
    assert table.asked == "attackers"
    assert table.options == ["Dúnhere", "Aragorn"]
    table.choose("Dúnhere", "Aragorn").pass_to("6.8.3")
    assert table.zone("Forest Spider") is Zone.ENCOUNTER_DISCARD  # 2 + 3 - 1 damage


@pytest.mark.ruling("core:9.2")
def test_dunhere_is_joined_by_nobody_in_the_staging_area() -> None:
    table = lay(
        Seat(heroes=["Dúnhere"]),
        Seat(heroes=["Aragorn"], allies=["Silverlode Archer"]),
        staging=["Forest Spider"],
        at="6.7",
    )
    table.choose("Forest Spider")
    assert table.asked == "action"
    assert table.window == "6.8.1"
    assert table.ready("Silverlode Archer")


def test_dunhere_alone_reaches_the_staging_area() -> None:
    table = lay(
        Seat(heroes=["Dúnhere", "Aragorn"], allies=["Silverlode Archer"], exhausted=["Dúnhere"]),
        staging=["Forest Spider"],
        at="6.7",
        stops=["attack"],
    )
    assert table.asked == "attack"
    assert table.options == []


def test_dunhere_gives_no_attack_to_another_whose_enemy_has_gone_back_to_the_staging_area() -> None:
    seat = Seat(
        heroes=["Aragorn", "Dúnhere"], exhausted=["Dúnhere"], engaged=["Forest Spider"], hand=["A Light in the Dark"],
        resources=2,
    )  # fmt: skip
    table = lay(seat, at="6.7").choose("Forest Spider", "A Light in the Dark")
    assert (table.staging, table.names(table.state.attacks[-1].attackers)) == (["Forest Spider"], ["Aragorn"])
    assert (table.stat("Aragorn", Stat.ATTACK), table.stat("Dúnhere", Stat.ATTACK)) == (3, 2)


def test_dunhere_charges_with_one_more_attack_in_the_midst_of_an_enemys_attack() -> None:
    seat = Seat(heroes=["Gimli", "Dúnhere"], engaged=["Black Forest Bats"], hand=["Quick Strike"], resources=1)
    table = lay(seat, staging=["Forest Spider"], encounter_deck=[], at="6.3").pass_until("defend").choose("Gimli")
    table.choose("Quick Strike", "Forest Spider")
    assert table.names(each.enemy for each in table.state.attacks) == ["Black Forest Bats"]
    assert table.damage("Forest Spider") == 2 + 1 - 1


# Wandering Took


@pytest.mark.ruling("core:43.1")
def test_wandering_took_goes_to_another_player_with_3_threat() -> None:
    table = lay(Seat(heroes=["Eleanor"], allies=["Wandering Took"], threat=20), Seat(threat=25), at="4.2")
    assert table.options == ["Wandering Took"]
    table.choose("Wandering Took")
    assert (table.threat(0), table.threat(1)) == (17, 28)
    assert table.area(0) == ["Eleanor"]
    assert table.area(1) == ["Aragorn", "Wandering Took"]
    assert table.controller("Wandering Took") == 1
    assert table.ready("Wandering Took")
    assert table.player == 1
    assert table.options == []
    table.pass_to("1.3")
    assert table.options == ["Wandering Took"]
    assert table.player == 1


def test_wandering_took_may_go_to_any_other_player() -> None:
    table = lay(Seat(heroes=["Eleanor"], allies=["Wandering Took"]), Seat(), Seat(heroes=["Glóin"]), at="4.2")
    table.choose("Wandering Took")
    assert table.asked == "player"
    assert table.options == ["player 1", "player 2"]
    table.choose("player 2")
    assert [table.threat(each) for each in range(3)] == [17, 20, 23]
    assert table.area(2) == ["Glóin", "Wandering Took"]


def test_wandering_took_stays_with_a_lone_player_and_with_one_of_too_little_threat() -> None:
    alone = lay(Seat(heroes=["Eleanor"], allies=["Wandering Took"]), at="4.2")
    assert alone.options == []
    assert alone.why_not_use("Wandering Took") == "it could not change anything now"
    low = lay(Seat(heroes=["Eleanor"], allies=["Wandering Took"], threat=2), Seat(), at="4.2")
    assert low.options == []
    assert low.why_not_use("Wandering Took") == "your threat is too low"


def test_wandering_took_is_lost_with_a_player_whom_the_threat_eliminates() -> None:
    table = lay(Seat(heroes=["Eleanor"], allies=["Wandering Took"]), Seat(threat=47), at="4.2")
    table.choose("Wandering Took")
    assert table.state.eliminated == [False, True]
    assert table.threat(0) == 17
    assert table.discards(0) == ["Wandering Took"]
    assert table.controller("Wandering Took") == 0


@pytest.mark.ruling("core:43.2")
def test_wandering_took_goes_on_defending_for_the_attacked_player() -> None:
    table = lay(
        Seat(heroes=["Eleanor"], allies=["Wandering Took"], engaged=["Forest Spider"]),
        Seat(),
        encounter_deck=[],
        at="6.3",
    )
    table.pass_until("defend").choose("Wandering Took")
    assert table.window == "6.4.1"
    table.choose("Wandering Took")
    assert table.controller("Wandering Took") == 1
    assert not table.ready("Wandering Took")
    table.pass_to("6.4.3")
    assert table.damage("Wandering Took") == 1
    assert table.damage("Eleanor") == 0
    assert table.damage("Aragorn") == 0


def test_wandering_took_goes_on_questing_for_another_player() -> None:
    table = lay(Seat(heroes=["Eleanor"], allies=["Wandering Took"]), Seat(), committed=["Wandering Took"], at="3.3")
    table.choose("Wandering Took")
    assert table.committed == ["Wandering Took"]
    assert table.game.view(0)["willpower"] == 1


def test_wandering_took_leaves_play_to_its_owner() -> None:
    table = lay(
        Seat(heroes=["Eleanor"], allies=["Wandering Took"], engaged=["Forest Spider"]),
        Seat(),
        damage={"Wandering Took": 1},
        encounter_deck=[],
        at="6.3",
    )
    table.pass_until("defend").choose("Wandering Took").choose("Wandering Took").pass_to("6.4.3")
    assert table.discards(0) == ["Wandering Took"]
    assert table.discards(1) == []


# Lórien Guide and Northern Tracker


def test_lorien_guide_places_progress_on_the_active_location_when_committing() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], allies=["Lórien Guide"]),
        active_location="Forest Gate",
        staging=["Old Forest Road"],
        at="3.2",
    )
    table.choose("Lórien Guide").done()
    assert table.asked == "response"
    assert table.options == ["Lórien Guide"]
    assert table.may_pass
    table.choose("Lórien Guide")
    assert table.progress("Forest Gate") == 1
    assert table.progress("Old Forest Road") == 0
    assert table.committed == ["Lórien Guide"]
    assert not table.ready("Lórien Guide")


def test_lorien_guide_explores_a_location_with_its_last_progress() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], allies=["Lórien Guide"]),
        active_location="Forest Gate",
        progress={"Forest Gate": 3},
        at="3.2",
    )
    table.choose("Lórien Guide").done().choose("Lórien Guide")
    assert table.active_location is None
    assert table.encounter_discard == ["Forest Gate"]
    assert table.progress("Flies and Spiders") == 0


def test_lorien_guide_needs_an_active_location() -> None:
    table = lay(Seat(heroes=["Éowyn"], allies=["Lórien Guide"]), staging=["Forest Gate"], at="3.2")
    table.choose("Lórien Guide").done()
    assert table.asked == "action"
    assert table.progress("Forest Gate") == 0


def test_lorien_guide_answers_only_to_its_own_commitment() -> None:
    table = lay(Seat(heroes=["Éowyn"], allies=["Lórien Guide"]), active_location="Forest Gate", at="3.2")
    table.choose("Éowyn").done()
    assert table.asked == "action"
    assert table.progress("Forest Gate") == 0


def test_lorien_guide_cannot_help_with_an_immune_location(immune_bog: str) -> None:
    table = lay(Seat(heroes=["Éowyn"], allies=["Lórien Guide"]), active_location=immune_bog, at="3.2")
    table.choose("Lórien Guide").done()
    assert table.asked == "action"
    assert table.progress(immune_bog) == 0


@pytest.mark.ruling("core:45.1", "core:45.2")
def test_northern_tracker_places_progress_on_every_staged_location_when_committing() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], allies=["Northern Tracker"]),
        active_location="Forest Gate",
        staging=["Old Forest Road", "Forest Spider", "Old Forest Road"],
        progress={"Old Forest Road": 2},
        at="3.2",
    )
    table.choose("Northern Tracker").done()
    assert table.asked == "response"
    assert table.options == ["Northern Tracker"]
    table.choose("Northern Tracker")
    assert table.staging == ["Forest Spider", "Old Forest Road#2"]  # the other one was explored at once
    assert table.encounter_discard == ["Old Forest Road"]
    assert table.progress("Old Forest Road#2") == 1
    assert table.progress("Forest Gate") == 0


def test_northern_tracker_passes_over_an_immune_location(immune_bog: str) -> None:
    table = lay(Seat(heroes=["Éowyn"], allies=["Northern Tracker"]), staging=[immune_bog, "Forest Gate"], at="3.2")
    table.choose("Northern Tracker").done().choose("Northern Tracker")
    assert (table.progress(immune_bog), table.progress("Forest Gate")) == (0, 1)


def test_northern_tracker_needs_a_location_in_the_staging_area() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], allies=["Northern Tracker"]),
        active_location="Forest Gate",
        staging=["Forest Spider"],
        at="3.2",
    )
    table.choose("Northern Tracker").done()
    assert table.asked == "action"
    assert table.progress("Forest Gate") == 0


def test_northern_tracker_answers_only_to_its_own_commitment() -> None:
    table = lay(Seat(heroes=["Éowyn"], allies=["Northern Tracker"]), staging=["Forest Gate"], at="3.2")
    table.choose("Éowyn").done()
    assert table.asked == "action"
    assert table.progress("Forest Gate") == 0


def test_strength_of_will_is_not_offered_for_an_immune_location(immune_bog: str) -> None:
    seat = Seat(heroes=["Éowyn"], hand=["Strength of Will"])
    table = lay(seat, staging=[immune_bog, "Forest Gate"], at="4.2").choose(immune_bog)
    assert (table.active_location, table.asked) == (immune_bog, "action")
    assert table.hand() == ["Strength of Will"]


# Attachments


def test_the_favor_of_the_lady_lends_a_hero_willpower() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], allies=["Lórien Guide"], hand=["The Favor of the Lady"], resources=2),
        Seat(heroes=["Aragorn"]),
        at="2.2",
    )
    table.choose("The Favor of the Lady")
    assert table.asked == "attach"
    assert table.options == ["Éowyn", "Aragorn"]
    table.choose("Aragorn")
    assert table.stat("Aragorn", Stat.WILLPOWER) == 3
    assert table.stat("Éowyn", Stat.WILLPOWER) == 4
    assert table.controller("The Favor of the Lady") == 1
    assert table.resources("Éowyn") == 0


def test_the_favor_of_the_lady_adds_up() -> None:
    table = lay(Seat(heroes=["Éowyn"], attachments={"Éowyn": ["The Favor of the Lady"] * 2}), at="2.2")
    assert table.stat("Éowyn", Stat.WILLPOWER) == 6


def test_power_in_the_earth_lowers_the_threat_of_a_location() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], hand=["Power in the Earth"] * 2, resources=2),
        staging=["Forest Spider", "Forest Gate"],
        active_location="Old Forest Road",
        at="2.2",
    )
    table.choose("Power in the Earth")
    assert table.asked == "attach"
    assert table.options == ["Old Forest Road", "Forest Gate"]
    table.choose("Forest Gate")
    assert table.stat("Forest Gate", Stat.THREAT) == 1
    assert table.game.view(0)["threat"] == 3
    assert table.controller("Power in the Earth") == 0
    table.choose("Power in the Earth#2", "Forest Gate")
    assert table.stat("Forest Gate", Stat.THREAT) == 0


def test_power_in_the_earth_cannot_be_attached_to_an_immune_location(immune_bog: str) -> None:
    table = lay(Seat(heroes=["Éowyn"], hand=["Power in the Earth"], resources=1), staging=[immune_bog], at="2.2")
    assert table.why_not_play("Power in the Earth") == "nothing in play can take this attachment"


def test_power_in_the_earth_never_brings_threat_below_0_and_is_discarded_with_its_location() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], allies=["Northern Tracker"], hand=["Power in the Earth"] * 2, resources=2),
        staging=["Old Forest Road", "Forest Spider"],
        progress={"Old Forest Road": 2},
        at="2.2",
    )
    table.choose("Power in the Earth", "Power in the Earth#2")
    assert table.attachments("Old Forest Road") == ["Power in the Earth", "Power in the Earth#2"]
    assert table.stat("Old Forest Road", Stat.THREAT) == 0
    assert table.game.view(0)["threat"] == 2
    table.pass_until("commit").choose("Northern Tracker").done().choose("Northern Tracker")
    assert table.encounter_discard == ["Old Forest Road"]
    assert table.discards(0) == ["Power in the Earth", "Power in the Earth#2"]


def test_unexpected_courage_exhausts_to_ready_its_hero() -> None:
    table = lay(Seat(heroes=["Éowyn"], attachments={"Éowyn": ["Unexpected Courage"]}), committed=["Éowyn"], at="3.3")
    assert table.options == ["Unexpected Courage"]
    table.choose("Unexpected Courage")
    assert table.ready("Éowyn")
    assert not table.ready("Unexpected Courage")
    assert table.committed == ["Éowyn"]
    assert table.options == []


def test_unexpected_courage_goes_on_a_hero_and_no_ally() -> None:
    seat = Seat(heroes=["Éowyn", "Dúnhere"], allies=["Faramir"], hand=["Unexpected Courage"], resources=1)
    assert lay(seat, at="2.2").choose("Unexpected Courage").options == ["Éowyn", "Dúnhere"]


def test_unexpected_courage_has_nothing_to_do_for_a_ready_hero() -> None:
    table = lay(Seat(heroes=["Éowyn"], attachments={"Éowyn": ["Unexpected Courage"]}), at="4.2")
    assert table.options == []
    assert table.why_not_use("Unexpected Courage", 1) == "it could not change anything now"


def test_unexpected_courage_is_used_by_the_player_whose_hero_has_it() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], hand=["Unexpected Courage"], resources=2),
        Seat(heroes=["Aragorn"], exhausted=["Aragorn"]),
        at="2.2",
    )
    table.choose("Unexpected Courage", "Aragorn")
    assert table.player == 1
    assert table.options == ["Unexpected Courage"]
    table.choose("Unexpected Courage")
    assert table.ready("Aragorn")

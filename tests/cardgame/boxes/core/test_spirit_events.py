"""The Spirit events of the core set; A Test of Will is with the cancels."""

import pytest

from tests.cardgame.board import Seat, Zone, lay
from waybread.cardgame.facts import Stat

GREETING = "The Galadhrim's Greeting"
LIGHT = "A Light in the Dark"
TEST = "A Test of Will"


# The Galadhrim's Greeting


def test_the_galadhrims_greeting_lowers_one_players_threat_by_6() -> None:
    table = lay(Seat(heroes=["Éowyn"], hand=[GREETING], resources=3), Seat(), Seat(heroes=["Glóin"]), at="4.2")
    table.choose(GREETING)
    assert table.asked == "either"
    assert table.options == ["0", "1"]
    table.choose("0")
    assert table.asked == "player"
    assert table.options == ["player 0", "player 1", "player 2"]
    table.choose("player 1")
    assert [table.threat(each) for each in range(3)] == [20, 14, 20]
    assert table.resources("Éowyn") == 0
    assert table.discards() == [GREETING]


def test_the_galadhrims_greeting_lowers_each_players_threat_by_2() -> None:
    table = lay(Seat(heroes=["Éowyn"], hand=[GREETING], resources=3), Seat(threat=1), at="4.2")
    table.choose(GREETING, "1")
    assert (table.threat(0), table.threat(1)) == (18, 0)


def test_the_galadhrims_greeting_is_for_players_who_have_threat() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], hand=[GREETING], resources=3, threat=0), Seat(threat=4), Seat(threat=7), at="4.2"
    )
    table.choose(GREETING, "0")
    assert table.options == ["player 1", "player 2"]
    table.choose("player 1")
    assert table.threat(1) == 0
    free = lay(Seat(heroes=["Éowyn"], hand=[GREETING], resources=3, threat=0), at="4.2")
    assert free.why_not_use(GREETING) == "it could not change anything now"


# Strength of Will


def test_strength_of_will_exhausts_a_spirit_character_for_2_progress_on_the_new_location() -> None:
    table = lay(
        Seat(
            heroes=["Éowyn", "Aragorn"], allies=["Lórien Guide", "Guard of the Citadel"], hand=["Strength of Will"],
        ),
        staging=["Old Forest Road"],
        at="4.2",
    )  # fmt: skip
    table.choose("Old Forest Road")
    assert table.asked == "response"
    assert table.options == ["Strength of Will"]
    table.choose("Strength of Will")
    assert table.asked == "exhaust"
    assert table.options == ["Éowyn", "Lórien Guide"]
    table.choose("Lórien Guide")
    assert not table.ready("Lórien Guide")
    assert table.progress("Old Forest Road") == 2
    assert table.discards() == ["Strength of Will"]


def test_strength_of_will_may_be_played_by_any_player_and_by_each() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], hand=["Strength of Will"]),
        Seat(heroes=["Eleanor"], hand=["Strength of Will"]),
        staging=["Old Forest Road"],
        at="4.2",
    )
    table.choose("Old Forest Road").done()
    assert table.player == 1
    table.choose("Strength of Will#2")
    assert table.progress("Old Forest Road") == 2
    assert not table.ready("Eleanor")
    assert table.player == 0
    assert "Strength of Will" in table.options
    table.choose("Strength of Will")
    assert table.active_location is None
    assert table.encounter_discard == ["Old Forest Road"]
    assert table.progress("Flies and Spiders") == 0


def test_strength_of_will_has_no_location_left_when_it_has_been_explored() -> None:
    table = lay(
        Seat(heroes=["Éowyn", "Eleanor"], hand=["Strength of Will"] * 2),
        staging=["Old Forest Road"],
        progress={"Old Forest Road": 1},
        at="4.2",
    )
    table.choose("Old Forest Road", "Strength of Will", "Éowyn")
    assert table.active_location is None
    assert table.asked == "action"
    assert table.hand() == ["Strength of Will#2"]


@pytest.mark.ruling("core:47.2")
def test_strength_of_will_needs_a_ready_spirit_character_and_a_spirit_hero() -> None:
    tired = lay(
        Seat(heroes=["Éowyn"], hand=["Strength of Will"], exhausted=["Éowyn"]), staging=["Forest Gate"], at="4.2"
    )
    assert tired.choose("Forest Gate").options == ["Forest Gate"]
    strangers = lay(
        Seat(heroes=["Aragorn"], allies=["Lórien Guide"], hand=["Strength of Will"]), staging=["Forest Gate"], at="4.2"
    )
    assert strangers.choose("Forest Gate").options == ["Forest Gate"]


def test_strength_of_will_takes_a_hero_who_has_gained_a_spirit_icon() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], attachments={"Aragorn": ["Celebrían's Stone"]}, hand=["Strength of Will"]),
        staging=["Forest Gate"],
        at="4.2",
    )
    table.choose("Forest Gate", "Strength of Will")
    assert not table.ready("Aragorn")
    assert table.progress("Forest Gate") == 2


# Hasty Stroke


def test_hasty_stroke_cancels_a_shadow_effect() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], engaged=["Forest Spider"]),
        Seat(heroes=["Éowyn"], hand=["Hasty Stroke"], resources=1),
        shadows={"Forest Spider": ["East Bight Patrol"]},
        at="6.3",
    )
    table.pass_until("response")
    assert table.player == 1
    assert table.options == ["Hasty Stroke"]
    assert table.may_pass
    assert table.decision.rule == "lcg:cancel.3"  # it comes before everything else
    table.choose("Hasty Stroke").pass_to("6.4.3")
    assert table.damage("Aragorn") == 2
    assert table.threat(0) == 20
    assert table.discards(1) == ["Hasty Stroke"]
    assert table.resources("Éowyn") == 0


def test_hasty_stroke_may_be_held_back() -> None:
    table = lay(
        Seat(heroes=["Éowyn", "Aragorn"], engaged=["Forest Spider"], hand=["Hasty Stroke"], resources=1),
        shadows={"Forest Spider": ["East Bight Patrol"]},
        at="6.3",
    )
    table.pass_until("response").done().pass_until("take damage").choose("Aragorn")
    assert table.damage("Aragorn") == 3
    assert table.threat() == 23


def test_hasty_stroke_cancels_one_shadow_effect_of_several() -> None:
    table = lay(
        Seat(heroes=["Éowyn", "Aragorn"], engaged=["Forest Spider"], hand=["Hasty Stroke"], resources=1),
        shadows={"Forest Spider": ["East Bight Patrol", "East Bight Patrol"]},
        at="6.3",
    )
    table.pass_until("response").choose("Hasty Stroke").pass_until("take damage").choose("Aragorn")
    assert table.damage("Aragorn") == 3
    assert table.threat() == 23


def test_hasty_stroke_finds_nothing_in_a_card_without_shadow_effect() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], engaged=["East Bight Patrol"], hand=["Hasty Stroke"], resources=1),
        shadows={"East Bight Patrol": ["Forest Gate"]},
        at="6.3",
    )
    table.pass_until("defend").choose("Éowyn")
    assert table.window == "6.4.1"
    table.done()
    assert table.window == "6.4.2"  # without an offer in between
    assert table.encounter_discard == []


def test_hasty_stroke_is_offered_to_nobody_once_the_effect_is_cancelled() -> None:
    seats = (
        Seat(heroes=["Éowyn"], hand=["Hasty Stroke"], resources=1, engaged=["Black Forest Bats"]),
        Seat(heroes=["Eleanor"], hand=["Hasty Stroke"], resources=1),
    )
    table = lay(*seats, shadows={"Black Forest Bats": ["East Bight Patrol"]}, at="6.3").pass_until("defend")
    table.choose("Éowyn").pass_until("response").choose("Hasty Stroke")
    assert table.asked != "response"
    assert table.hand(1) == ["Hasty Stroke#2"]


# Will of the West


@pytest.mark.ruling("core:49.1")
def test_will_of_the_west_shuffles_a_discard_pile_into_its_deck_and_leaves_the_game() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], hand=["Will of the West"], resources=1, deck=[], discards=["Hasty Stroke"]),
        Seat(deck=["Ever Vigilant"], discards=["Faramir", "Common Cause"]),
        Seat(heroes=["Glóin"]),
        at="4.2",
    )
    table.choose("Will of the West")
    assert table.asked == "player"
    assert table.options == ["player 0", "player 1"]
    table.choose("player 1")
    assert table.discards(1) == []
    assert sorted(table.deck(1)) == ["Common Cause", "Ever Vigilant", "Faramir"]
    assert table.discards(0) == ["Hasty Stroke"]
    assert table.zone("Will of the West") is Zone.REMOVED


def test_will_of_the_west_shuffles() -> None:
    cards = ["Common Cause", "Ever Vigilant", "Faramir", "Glóin", "Eleanor", "Hasty Stroke", "A Light in the Dark"]
    table = lay(Seat(heroes=["Éowyn"], hand=["Will of the West"], resources=1, deck=[], discards=cards), at="4.2")
    table.choose("Will of the West")
    assert sorted(table.deck()) == sorted(cards)
    assert table.deck() not in (cards, cards[::-1])


def test_will_of_the_west_takes_fallen_heroes_along() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], hand=["Will of the West"], resources=1, deck=[], discards=["Eleanor", TEST]), at="4.2"
    )
    table.choose("Will of the West")
    assert sorted(table.deck()) == [TEST, "Eleanor"]


def test_will_of_the_west_needs_a_card_in_some_discard_pile() -> None:
    table = lay(Seat(heroes=["Eleanor"], hand=["Will of the West"], resources=1), Seat(), at="4.2")
    assert table.options == []
    assert table.why_not_use("Will of the West") == "it could not change anything now"


# Stand and Fight


@pytest.mark.ruling("core:51.1")
def test_stand_and_fight_returns_an_ally_of_any_player_for_its_printed_cost() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], deck=[], hand=["Stand and Fight"], resources=3, discards=["Snowbourn Scout", "Faramir"]),
        Seat(discards=["Guard of the Citadel", "Ever Vigilant"], deck=[]),
        at="4.2",
    )
    table.choose("Stand and Fight")
    assert table.asked == "x"
    assert table.options == ["1", "2"]  # Faramir costs 4, Ever Vigilant is no ally
    table.choose("2")
    assert table.area(0) == ["Éowyn", "Guard of the Citadel"]
    assert table.controller("Guard of the Citadel") == 0
    assert table.resources("Éowyn") == 1
    assert table.discards(0) == ["Snowbourn Scout", "Faramir", "Stand and Fight"]


def test_stand_and_fight_leaves_a_choice_among_allies_of_equal_cost() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], hand=["Stand and Fight"], resources=3, discards=["Son of Arnor", "Silverlode Archer"]),
        at="4.2",
    )
    table.choose("Stand and Fight")
    assert table.asked == "target"
    assert table.options == ["Son of Arnor", "Silverlode Archer"]
    table.choose("Silverlode Archer")
    assert table.area() == ["Éowyn", "Silverlode Archer"]
    assert table.ready("Silverlode Archer")


@pytest.mark.ruling("core:51.2")
def test_stand_and_fight_puts_the_ally_into_play_without_playing_it() -> None:
    scout = lay(
        Seat(heroes=["Éowyn"], hand=["Stand and Fight"], resources=1, discards=["Snowbourn Scout"]),
        staging=["Forest Gate"],
        at="4.3",
    )
    scout.pass_to("5.2").choose("Stand and Fight")
    assert scout.options == ["Snowbourn Scout"]  # which enters play
    smith = lay(
        Seat(heroes=["Éowyn"], hand=["Stand and Fight"], resources=2, discards=["Dwarven Axe", "Erebor Hammersmith"]),
        at="4.2",
    )
    smith.choose("Stand and Fight")
    assert smith.area() == ["Éowyn", "Erebor Hammersmith"]
    assert smith.asked == "action"


@pytest.mark.ruling("core:51.1")
def test_stand_and_fight_brings_no_neutral_ally_and_no_second_copy_of_a_unique_one() -> None:
    table = lay(
        Seat(heroes=["Eleanor"], hand=["Stand and Fight"], resources=9, discards=["Gandalf", "Faramir"]),
        Seat(allies=["Faramir"]),
        at="4.2",
    )
    assert table.options == []
    assert table.why_not_use("Stand and Fight", 1) == "it could not change anything now"


def test_stand_and_fight_needs_enough_resources_for_the_cheapest_ally() -> None:
    table = lay(Seat(heroes=["Eleanor"], hand=["Stand and Fight"], resources=3, discards=["Faramir"]), at="4.2")
    assert table.options == []
    assert table.why_not_use("Stand and Fight", 1) == "it costs 4 and you have 3 that match"


def test_stand_and_fight_lends_the_ally_until_it_leaves_play() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], hand=["Stand and Fight"], resources=1, engaged=["Forest Spider"]),
        Seat(discards=["Snowbourn Scout"]),
        encounter_deck=[],
        at="6.2",
    )
    table.choose("Stand and Fight").pass_until("defend").choose("Snowbourn Scout").pass_to("6.4.3")
    assert table.discards(1) == ["Snowbourn Scout"]
    assert table.discards(0) == ["Stand and Fight"]


# A Light in the Dark


@pytest.mark.ruling("core:52.1")
def test_a_light_in_the_dark_returns_an_engaged_enemy_as_it_is() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], hand=[LIGHT], resources=2, engaged=["Forest Spider"]),
        Seat(engaged=["East Bight Patrol"]),
        staging=["Black Forest Bats"],
        damage={"Forest Spider": 1},
        at="6.2",
    )
    table.choose(LIGHT)
    assert table.asked == "target"
    assert table.options == ["Forest Spider", "East Bight Patrol"]
    table.choose("Forest Spider")
    assert table.staging == ["Black Forest Bats", "Forest Spider"]
    assert table.damage("Forest Spider") == 1
    table.pass_until("defend")
    assert table.player == 1  # only the other enemy attacks


@pytest.mark.ruling("core:52.1")
def test_a_light_in_the_dark_does_not_stop_an_attack_under_way() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], hand=[LIGHT], resources=2, engaged=["Forest Spider"]), encounter_deck=[], at="6.3"
    )
    assert table.window == "6.4b"
    table.choose(LIGHT)
    assert table.staging == ["Forest Spider"]
    table.pass_until("defend").done().pass_to("6.4.3")
    assert table.damage("Éowyn") == 2


def test_a_light_in_the_dark_needs_an_engaged_enemy() -> None:
    table = lay(Seat(heroes=["Éowyn"], hand=[LIGHT], resources=2), staging=["Forest Spider"], at="4.2")
    assert table.why_not_use(LIGHT) == "there is nothing to choose"


# Dwarven Tomb


def test_dwarven_tomb_returns_a_spirit_card_from_your_own_discard_pile() -> None:
    table = lay(
        Seat(
            heroes=["Éowyn"],
            hand=["Dwarven Tomb"],
            resources=1,
            discards=["Ever Vigilant", TEST, "Lórien Guide", "Unexpected Courage"],
        ),
        Seat(discards=["Hasty Stroke"]),
        at="4.2",
    )
    table.choose("Dwarven Tomb")
    assert table.asked == "target"
    assert table.options == [TEST, "Lórien Guide", "Unexpected Courage"]
    table.choose("Unexpected Courage")
    assert table.hand() == ["Unexpected Courage"]
    assert table.discards() == ["Ever Vigilant", TEST, "Lórien Guide", "Dwarven Tomb"]


def test_dwarven_tomb_cannot_fetch_itself() -> None:
    table = lay(Seat(heroes=["Éowyn"], hand=["Dwarven Tomb"], resources=1, discards=["Ever Vigilant"]), at="4.2")
    assert table.why_not_use("Dwarven Tomb") == "there is nothing to choose"


# Fortune or Fate


def test_fortune_or_fate_brings_a_fallen_hero_back_under_its_owners_control() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], hand=["Fortune or Fate"], resources=5, discards=["Eleanor", "Faramir"]),
        Seat(heroes=["Aragorn"], discards=["Théodred"], threat=30),
        at="4.2",
    )
    table.choose("Fortune or Fate")
    assert table.asked == "target"
    assert table.options == ["Eleanor", "Théodred"]
    table.choose("Théodred")
    assert table.area(1) == ["Aragorn", "Théodred"]
    assert table.controller("Théodred") == 1
    assert table.ready("Théodred")
    assert table.resources("Théodred") == 0
    assert table.threat(1) == 30


def test_fortune_or_fate_returns_a_hero_without_the_damage_that_killed_it() -> None:
    table = lay(
        Seat(heroes=["Éowyn", "Eleanor"], hand=["Fortune or Fate"], resources=5, engaged=["Forest Spider"]),
        damage={"Eleanor": 2},
        encounter_deck=[],
        at="6.3",
    )
    table.pass_until("defend").done().pass_until("take damage").choose("Eleanor")
    assert table.discards() == ["Eleanor"]
    table.choose("Fortune or Fate")
    assert table.area() == ["Éowyn", "Eleanor"]
    assert table.damage("Eleanor") == 0
    assert table.stat("Eleanor", Stat.HIT_POINTS) == 3


def test_fortune_or_fate_does_not_bring_back_an_eliminated_player() -> None:
    table = lay(
        Seat(heroes=["Eleanor"], hand=["Fortune or Fate"], resources=5),
        Seat(heroes=["Aragorn"], threat=49),
        at="7.3",
    )
    assert table.state.eliminated == [False, True]
    assert table.options == []
    assert table.why_not_use("Fortune or Fate") == "there is nothing to choose"


def test_fortune_or_fate_brings_no_second_copy_of_a_hero_in_play() -> None:
    table = lay(
        Seat(heroes=["Dúnhere"], hand=["Fortune or Fate"], resources=5, discards=["Gimli"]), Seat(heroes=["Gimli"]),
        at="4.2",
    )  # fmt: skip
    assert table.options == []

"""Spiders of Mirkwood, card by card."""

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from tests.cardgame.boxes.core.scenes import QUIET, attacked, revealed
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.modifiers import committed_willpower
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.facts import CardType, Stat
from waybread.kernel import Json, SetupError

PAIR = Seat(heroes=["Aragorn", "Théodred"])
LONE = Seat(heroes=["Glóin"])


# King Spider


def test_king_spider_revealed_makes_each_player_exhaust_a_character() -> None:
    other = Seat(heroes=["Glóin"], allies=["Faramir"])
    table = revealed("King Spider", seats=(PAIR, other))
    assert (table.asked, table.player, table.options, table.may_pass) == ("exhaust", 0, ["Aragorn", "Théodred"], False)
    table.choose("Théodred")
    assert (table.asked, table.player, table.options) == ("exhaust", 1, ["Glóin", "Faramir"])
    table.choose("Faramir")
    assert [table.ready(each) for each in ("Aragorn", "Théodred", "Glóin", "Faramir")] == [True, False, True, False]
    assert "King Spider" in table.staging


def test_king_spider_revealed_takes_the_only_ready_character_and_spares_who_has_none() -> None:
    table = revealed("King Spider", seats=(PAIR, LONE), committed=("Aragorn", "Glóin"))
    assert table.asked == "action"
    assert not table.ready("Théodred")
    assert not table.ready("Glóin")


def test_king_spider_shadow_exhausts_one_character_of_the_defending_player() -> None:
    table = attacked("King Spider", Seat(heroes=["Aragorn", "Théodred", "Glóin"])).choose("Aragorn")
    table.pass_until("exhaust")
    assert table.options == ["Théodred", "Glóin"]
    table.choose("Glóin")
    assert table.window == "6.4.2"
    assert table.ready("Théodred")
    assert not table.ready("Glóin")


def test_king_spider_shadow_exhausts_two_if_undefended() -> None:
    table = attacked("King Spider", Seat(heroes=["Aragorn", "Théodred", "Glóin"])).done().pass_until("exhaust")
    table.choose("Aragorn")
    assert (table.asked, table.options) == ("exhaust", ["Théodred", "Glóin"])
    table.choose("Théodred")
    assert table.window == "6.4.2"
    assert [table.ready(each) for each in ("Aragorn", "Théodred", "Glóin")] == [False, False, True]


def test_king_spider_shadow_exhausts_the_last_ready_character_if_there_is_but_one() -> None:
    table = attacked("King Spider", PAIR).choose("Aragorn").pass_to("6.4.2")
    assert not table.ready("Théodred")


# Hummerhorns


def test_hummerhorns_deals_5_damage_to_one_hero_of_the_player_it_engages() -> None:
    armoured = Seat(heroes=["Aragorn", "Théodred"], attachments={"Aragorn": ["Citadel Plate"]})
    table = lay(LONE, armoured, staging=["Hummerhorns"], first_player=1, at="5.2").choose("Hummerhorns")
    assert (table.asked, table.player, table.options) == ("take damage", 1, ["Aragorn", "Théodred"])
    table.choose("Aragorn")
    assert [table.damage(each) for each in ("Aragorn", "Théodred", "Glóin")] == [5, 0, 0]
    assert table.engaged(1) == ["Hummerhorns"]


def test_hummerhorns_deals_its_damage_on_an_engagement_check_too() -> None:
    table = lay(Seat(heroes=["Aragorn", "Théodred"], threat=40), LONE, staging=["Hummerhorns"], at="5.3")
    table.choose("Aragorn")
    assert table.zone("Aragorn") == Zone.DISCARD  # he has 5 hit points
    assert table.engaged() == ["Hummerhorns"]


def test_hummerhorns_does_nothing_when_another_enemy_engages() -> None:
    table = lay(PAIR, staging=["Hummerhorns", "Forest Spider"], at="5.2").choose("Forest Spider")
    assert (table.asked, table.state.damage) == ("action", {})


def test_hummerhorns_spares_allies_when_it_engages() -> None:
    seat = Seat(heroes=["Aragorn", "Théodred"], allies=["Faramir"])
    table = lay(seat, staging=["Hummerhorns"], at="5.2").choose("Hummerhorns")
    assert table.options == ["Aragorn", "Théodred"]


def test_hummerhorns_shadow_deals_1_damage_to_each_character_of_the_defending_player() -> None:
    seat = Seat(heroes=["Aragorn", "Théodred"], allies=["Snowbourn Scout", "Faramir"])
    table = attacked("Hummerhorns", seat, LONE).choose("Aragorn").pass_to("6.4.2")
    assert [table.damage(each) for each in ("Aragorn", "Théodred", "Faramir", "Glóin")] == [1, 1, 1, 0]
    assert table.zone("Snowbourn Scout") == Zone.DISCARD


def test_hummerhorns_shadow_deals_2_damage_if_undefended() -> None:
    table = attacked("Hummerhorns", PAIR, LONE).done().pass_to("6.4.2")
    assert [table.damage(each) for each in ("Aragorn", "Théodred", "Glóin")] == [2, 2, 0]


@pytest.mark.rule("lcg:keyword.victory.1", "lcg:keyword.victory.4")
def test_hummerhorns_defeated_is_worth_5_victory_points() -> None:
    table = lay(Seat(engaged=["Hummerhorns"]), damage={"Hummerhorns": 2}, at="6.7")
    table.pass_until("attack").choose("Hummerhorns").pass_to("6.8.3")
    assert table.zone("Hummerhorns") == Zone.VICTORY
    assert table.game.card(table.id("Hummerhorns")).victory == 5


# Ungoliant's Spawn


def test_ungoliants_spawn_revealed_lowers_the_willpower_of_committed_characters() -> None:
    table = revealed("Ungoliant's Spawn", seats=(Seat(heroes=["Aragorn", "Théodred", "Glóin"]),),
                     committed=("Aragorn", "Glóin"))  # fmt: skip
    assert [table.stat(each, Stat.WILLPOWER) for each in ("Aragorn", "Théodred", "Glóin")] == [1, 1, 1]
    assert committed_willpower(table.game) == 2
    assert table.staging == ["Ungoliant's Spawn"]


@pytest.mark.rule("lcg:lasting.5")
def test_ungoliants_spawn_reaches_characters_that_commit_later_in_the_phase() -> None:
    table = revealed("Ungoliant's Spawn", seats=(PAIR,), committed=("Aragorn",))
    table.state.committed.append(table.id("Théodred"))
    assert table.stat("Théodred", Stat.WILLPOWER) == 0


def test_ungoliants_spawn_lets_go_of_willpower_at_the_end_of_the_phase() -> None:
    table = revealed("Ungoliant's Spawn", seats=(PAIR,), committed=("Aragorn",)).pass_to("4.2")
    assert table.stat("Aragorn", Stat.WILLPOWER) == 2


def test_ungoliants_spawn_shadow_raises_the_defending_players_threat_by_4() -> None:
    table = attacked("Ungoliant's Spawn", PAIR, LONE).choose("Aragorn").pass_to("6.4.2")
    assert (table.threat(0), table.threat(1)) == (24, 20)


def test_ungoliants_spawn_shadow_raises_it_by_8_if_undefended() -> None:
    table = attacked("Ungoliant's Spawn", PAIR, LONE).done().pass_to("6.4.2")
    assert (table.threat(0), table.threat(1)) == (28, 20)


# Great Forest Web


@pytest.mark.rule("lcg:travel.1")
def test_great_forest_web_makes_each_player_exhaust_a_hero_to_travel_there() -> None:
    other = Seat(heroes=["Glóin"], allies=["Faramir"])
    table = lay(PAIR, other, staging=["Great Forest Web"], at="4.2").choose("Great Forest Web")
    assert (table.asked, table.player, table.options) == ("exhaust", 0, ["Aragorn", "Théodred"])
    table.choose("Aragorn")
    assert table.active_location == "Great Forest Web"
    assert [table.ready(each) for each in ("Aragorn", "Théodred", "Glóin", "Faramir")] == [False, True, False, True]


@pytest.mark.rule("lcg:travel.2")
def test_great_forest_web_cannot_be_travelled_to_if_a_player_has_no_ready_hero() -> None:
    spent = Seat(heroes=["Glóin"], allies=["Faramir"], exhausted=["Glóin"])
    table = lay(PAIR, spent, staging=["Great Forest Web", "Forest Gate"], at="4.2")
    assert (table.asked, table.options) == ("travel", ["Forest Gate"])


# Mountains of Mirkwood


@pytest.mark.rule("lcg:travel.1")
def test_mountains_of_mirkwood_reveals_the_top_card_to_travel_there() -> None:
    table = lay(Seat(), staging=["Mountains of Mirkwood"], encounter_deck=("Forest Spider", *QUIET), at="4.2")
    table.choose("Mountains of Mirkwood")
    assert table.active_location == "Mountains of Mirkwood"
    assert table.staging == ["Forest Spider"]


def test_mountains_of_mirkwood_resolves_what_it_reveals() -> None:
    deck = ("The Necromancer's Reach", *QUIET)
    table = lay(Seat(exhausted=["Aragorn"]), staging=["Mountains of Mirkwood"], encounter_deck=deck, at="4.2")
    table.choose("Mountains of Mirkwood")
    assert table.damage("Aragorn") == 1
    assert table.encounter_discard == ["The Necromancer's Reach"]
    assert table.active_location == "Mountains of Mirkwood"


@pytest.mark.rule("lcg:travel.2")
def test_mountains_of_mirkwood_cannot_be_travelled_to_with_an_empty_encounter_deck() -> None:
    table = lay(Seat(), staging=["Mountains of Mirkwood", "Forest Gate"], encounter_deck=(), at="4.2")
    assert table.options == ["Forest Gate"]
    assert lay(Seat(), staging=["Mountains of Mirkwood", "Forest Gate"], at="4.2").options == [
        "Mountains of Mirkwood",
        "Forest Gate",
    ]


DECK = ["Faramir", "Son of Arnor", "Snowbourn Scout", "Silverlode Archer", "Brok Ironfist", "Ever Vigilant"]


def explored(*seats: Seat) -> Table:
    """Quest resolution (2 willpower) explores Mountains of Mirkwood."""
    return lay(*seats, active_location="Mountains of Mirkwood", progress={"Mountains of Mirkwood": 2},
               committed=("Aragorn",), at="3.4")  # fmt: skip


def test_mountains_of_mirkwood_explored_lets_a_player_take_one_of_the_top_5_cards() -> None:
    table = explored(Seat(deck=DECK))
    assert (table.asked, table.options, table.may_pass) == ("response", ["Mountains of Mirkwood"], True)
    table.choose("Mountains of Mirkwood")
    assert (table.asked, table.may_pass) == ("may search", True)
    table.choose("1")
    assert (table.asked, table.options, table.may_pass) == ("search", DECK[:5], True)
    table.choose("Silverlode Archer")
    assert table.hand() == ["Silverlode Archer"]
    assert sorted(table.deck()) == sorted(set(DECK) - {"Silverlode Archer"})
    assert table.zone("Mountains of Mirkwood") == Zone.ENCOUNTER_DISCARD


def test_mountains_of_mirkwood_shows_the_searched_cards_to_their_player_alone() -> None:
    table = explored(Seat(deck=DECK), LONE).choose("Mountains of Mirkwood", "1")
    assert {table.name(card): players for card, players in table.state.seen.items()} == dict.fromkeys(DECK[:5], (0,))
    assert table.choose("Faramir").state.seen == {}


def test_mountains_of_mirkwood_shuffles_a_deck_that_was_searched_in_vain() -> None:
    table = explored(Seat(deck=DECK)).choose("Mountains of Mirkwood", "1").done()
    assert table.hand() == []
    assert table.deck() != DECK
    assert sorted(table.deck()) == sorted(DECK)


def test_mountains_of_mirkwood_leaves_a_deck_alone_that_is_not_searched() -> None:
    table = explored(Seat(deck=DECK)).choose("Mountains of Mirkwood").done()
    assert (table.asked, table.hand(), table.deck()) == ("action", [], DECK)


def test_mountains_of_mirkwood_offers_its_search_to_each_player_with_a_deck() -> None:
    other = Seat(heroes=["Glóin"], deck=["Grim Resolve"])
    empty = Seat(heroes=["Théodred"], deck=[])
    table = explored(Seat(deck=DECK), empty, other).choose("Mountains of Mirkwood")
    assert (table.asked, table.player) == ("may search", 0)
    table.done()
    assert (table.asked, table.player) == ("may search", 2)
    table.choose("1", "Grim Resolve")
    assert (table.hand(2), table.deck(2)) == (["Grim Resolve"], [])


def test_mountains_of_mirkwood_gives_nothing_if_the_response_is_declined() -> None:
    table = explored(Seat(deck=DECK)).done()
    assert (table.asked, table.deck()) == ("action", DECK)


def test_mountains_of_mirkwood_answers_when_explored_in_the_staging_area() -> None:
    seat = Seat(hand=["Snowbourn Scout"], deck=DECK[:2], resources=1)
    table = lay(seat, staging=["Mountains of Mirkwood"], progress={"Mountains of Mirkwood": 2}, at="2.2")
    table.choose("Snowbourn Scout:play", "Snowbourn Scout")
    assert (table.asked, table.options) == ("response", ["Mountains of Mirkwood"])


def test_mountains_of_mirkwood_gives_nothing_when_it_leaves_play_unexplored() -> None:
    table = lay(Seat(deck=DECK), staging=["Mountains of Mirkwood"], at="2.2")
    leaving = discard(table.game, table.id("Mountains of Mirkwood"))
    with pytest.raises(StopIteration):  # it ends without a question
        leaving.send(None)
    assert table.encounter_discard == ["Mountains of Mirkwood"]


def test_mountains_of_mirkwood_gives_nothing_when_another_location_is_explored() -> None:
    table = lay(Seat(heroes=["Aragorn", "Glóin"], deck=DECK), staging=["Mountains of Mirkwood"],
                active_location="Old Forest Road", progress={"Old Forest Road": 2}, committed=("Aragorn", "Glóin"),
                at="3.4")  # fmt: skip
    assert (table.asked, table.active_location) == ("action", None)


# Eyes of the Forest


def test_eyes_of_the_forest_discards_all_events_in_all_hands() -> None:
    first = Seat(hand=["Ever Vigilant", "Faramir", "Grim Resolve"])
    second = Seat(heroes=["Glóin"], hand=["Sneak Attack", "Celebrían's Stone"])
    table = revealed("Eyes of the Forest", seats=(first, second))
    assert (table.hand(0), table.hand(1)) == (["Faramir"], ["Celebrían's Stone"])
    assert sorted(table.discards(0)) == ["Ever Vigilant", "Grim Resolve"]
    assert table.discards(1) == ["Sneak Attack"]
    assert table.encounter_discard == ["Eyes of the Forest"]


def test_eyes_of_the_forest_asks_for_no_order_of_events() -> None:
    seat = Seat(hand=["Ever Vigilant", "Faramir", "Grim Resolve"], deck=["Erebor Hammersmith"])
    table = revealed("Eyes of the Forest", seats=(seat,))
    assert table.asked == "action"
    assert sorted(table.discards()) == ["Ever Vigilant", "Grim Resolve"]


# Caught in a Web


def test_caught_in_a_web_goes_to_a_hero_of_the_player_with_the_highest_threat() -> None:
    highest = Seat(heroes=["Aragorn", "Théodred"], allies=["Faramir"], threat=21)
    table = revealed("Caught in a Web", seats=(LONE, highest))
    assert (table.asked, table.player, table.options, table.may_pass) == ("attach", 1, ["Aragorn", "Théodred"], False)
    table.choose("Théodred")
    assert table.attachments("Théodred") == ["Caught in a Web"]
    assert table.is_type("Caught in a Web", CardType.ATTACHMENT)
    assert table.traits("Caught in a Web") == {"Condition"}


@pytest.mark.rule("lcg:first-player.6")
@pytest.mark.ruling("core:80.1")
def test_caught_in_a_web_has_the_first_player_break_a_tie() -> None:
    low = Seat(heroes=["Dúnhere"], threat=10)
    table = lay(LONE, low, PAIR, first_player=1, active_player=2, encounter_deck=("Caught in a Web",), at="3.3")
    assert (table.asked, table.player, table.options) == ("player", 1, ["player 2", "player 0"])
    table.choose("player 0")
    assert table.attachments("Glóin") == ["Caught in a Web"]


@pytest.mark.ruling("core:80.2")
def test_caught_in_a_web_is_controlled_by_no_player() -> None:
    table = revealed("Caught in a Web", seats=(LONE,))
    assert table.controller("Caught in a Web") == -1


def caught(copies: int = 1, resources: int = 0) -> Table:
    """The refresh phase finds Aragorn exhausted and caught."""
    seat = Seat(heroes=["Aragorn", "Théodred"], resources={"Aragorn": resources, "Théodred": 5},
                exhausted=["Aragorn", "Théodred"])  # fmt: skip
    return lay(seat, attached={"Aragorn": ["caught-in-a-web-attached"] * copies}, at="7.2")


def test_caught_in_a_web_keeps_a_hero_exhausted_who_cannot_pay() -> None:
    table = caught(resources=1)
    assert table.asked == "action"  # the other hero's pool is of no use
    assert not table.ready("Aragorn")
    assert table.ready("Théodred")
    assert (table.resources("Aragorn"), table.resources("Théodred")) == (1, 5)


def test_caught_in_a_web_lets_the_hero_ready_for_2_resources() -> None:
    table = caught(resources=3)
    assert (table.asked, table.player, table.may_pass) == ("pay to ready", 0, True)
    table.choose("1")
    assert table.ready("Aragorn")
    assert (table.resources("Aragorn"), table.resources("Théodred")) == (1, 5)
    assert table.attachments("Aragorn") == ["Caught in a Web"]


def test_caught_in_a_web_keeps_a_hero_exhausted_who_will_not_pay() -> None:
    table = caught(resources=3).done()
    assert not table.ready("Aragorn")
    assert table.resources("Aragorn") == 3


@pytest.mark.ruling("core:80.2")
def test_caught_in_a_web_twice_costs_4_resources_or_nothing() -> None:
    assert not caught(copies=2, resources=3).ready("Aragorn")
    table = caught(copies=2, resources=4).choose("1")
    assert table.ready("Aragorn")
    assert table.resources("Aragorn") == 0


def test_caught_in_a_web_does_not_keep_other_effects_from_readying_its_hero() -> None:
    seat = Seat(heroes=["Aragorn", "Théodred"], hand=["Grim Resolve"], resources=5, exhausted=["Aragorn"])
    table = lay(seat, attached={"Aragorn": ["caught-in-a-web-attached"]}, at="4.2")
    table.choose("Grim Resolve").pass_until("action")
    assert table.ready("Aragorn")


def caught_and_brave(resources: int) -> Table:
    """The last window of the refresh phase; Aragorn, exhausted and caught, bears Unexpected Courage."""
    seat = Seat(
        heroes=["Aragorn", "Théodred"], attachments={"Aragorn": ["Unexpected Courage"]}, exhausted=["Aragorn"],
        resources={"Aragorn": resources, "Théodred": 5},
    )  # fmt: skip
    return lay(seat, attached={"Aragorn": ["caught-in-a-web-attached"]}, at="7.4")


@pytest.mark.rule("lcg:window.7.4")
def test_caught_in_a_web_has_to_be_paid_for_readying_in_the_last_window_of_the_refresh_phase_too() -> None:
    table = caught_and_brave(resources=3).choose("Unexpected Courage")
    assert (table.asked, table.player, table.may_pass) == ("pay to ready", 0, True)
    table.choose("1")
    assert table.ready("Aragorn")
    assert (table.resources("Aragorn"), table.resources("Théodred")) == (1, 5)


@pytest.mark.rule("lcg:window.7.4")
def test_caught_in_a_web_keeps_a_hero_exhausted_in_that_window_who_will_not_pay() -> None:
    table = caught_and_brave(resources=3).choose("Unexpected Courage").done()
    assert not table.ready("Aragorn")
    assert table.resources("Aragorn") == 3


@pytest.mark.rule("lcg:ability.11")
def test_caught_in_a_web_rules_out_readying_in_that_window_if_the_hero_cannot_pay() -> None:
    assert caught_and_brave(resources=2).options == ["Unexpected Courage"]
    assert caught_and_brave(resources=1).options == []


@pytest.mark.rule("lcg:window.7.4")
def test_caught_in_a_web_has_its_price_among_heroes_who_ready_together_in_that_window() -> None:
    seat = Seat(
        heroes=["Aragorn", "Théodred"], hand=["Grim Resolve"], resources={"Aragorn": 2, "Théodred": 5},
        exhausted=["Aragorn", "Théodred"],
    )  # fmt: skip
    table = lay(seat, attached={"Aragorn": ["caught-in-a-web-attached"]}, at="7.4").choose("Grim Resolve")
    while table.asked == "pay":
        table.choose("Théodred")
    assert table.asked == "pay to ready"
    table.done()
    assert table.ready("Théodred")
    assert not table.ready("Aragorn")


@pytest.mark.rule("lcg:attachment.4", "lcg:discard.3")
def test_caught_in_a_web_is_a_treachery_again_once_its_hero_is_gone() -> None:
    seat = Seat(heroes=["Glóin", "Aragorn"], threat=30)
    deck = ("Caught in a Web", "The Necromancer's Reach", *QUIET)
    table = lay(
        seat, Seat(heroes=["Théodred"]), encounter_deck=deck, committed=["Glóin"], damage={"Glóin": 3}, at="3.3"
    )
    table.choose("Glóin")
    assert table.zone("Glóin") == Zone.DISCARD
    assert table.encounter_discard == ["Caught in a Web", "The Necromancer's Reach"]
    assert table.is_type("Caught in a Web", CardType.TREACHERY)


def test_caught_in_a_web_cannot_be_put_into_a_players_deck() -> None:
    deck: Json = {"heroes": ["Aragorn"], "cards": {"Caught in a Web": 1}}
    with pytest.raises(SetupError, match="Caught in a Web is of type treachery"):
        CardGame.new({"scenario": "passage-through-mirkwood", "decks": [deck]}, seed=1)


def test_mountains_of_mirkwood_explored_is_not_answered_when_every_deck_is_empty() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Éowyn"], deck=[]), active_location="Mountains of Mirkwood",
        progress={"Mountains of Mirkwood": 2}, committed=["Aragorn", "Éowyn"], at="3.4",
    )  # fmt: skip
    assert (table.active_location, table.asked) == (None, "action")

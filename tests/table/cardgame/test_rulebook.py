"""What a table asks of the card game besides words: secrets, reasons, attention, summaries, decks."""

import pytest

from tests.cardgame.board import Seat, lay
from tests.table.cardgame.table_words import Log
from waybread.cardgame import CardGame
from waybread.cardgame.deckfiles import shipped
from waybread.cardgame.state import Zone
from waybread.kernel import PASS, Event, Json, SetupError, WaybreadError
from waybread.kernel.events import Fact
from waybread.table.bot_choices import bot_named
from waybread.table.cardgame import CARDGAME_TABLE

FIRST = shipped()["first-deck"].deck().setup()


def choice(event: Event, viewer: int | None) -> dict[str, Fact]:
    return event.seen_by(viewer)


# Choices


def test_a_choice_of_an_open_card_is_known_to_all() -> None:
    table = lay(Seat(), at="3.2", stops=())
    event = CARDGAME_TABLE.choice_event(table.game, table.decision, table.id("Aragorn"))
    facts = {"player": 0, "kind": "commit", "passed": False, "card": table.id("Aragorn"), "title": "Aragorn"}
    assert [event.seen_by(each) for each in (0, None)] == [facts, facts]


def test_a_card_chosen_from_hand_is_known_only_to_who_sees_the_hand() -> None:
    table = lay(Seat(heroes=["Éowyn"], hand=["Faramir", "Gandalf"]), Seat(), at="4.2", stops=()).choose("Éowyn")
    event = CARDGAME_TABLE.choice_event(table.game, table.decision, table.id("Gandalf"))
    assert choice(event, 0)["title"] == "Gandalf"
    assert {"title", "card"}.isdisjoint(choice(event, 1))
    assert "title" not in choice(event, None)


def test_with_open_hands_the_other_players_know_but_no_spectator_does() -> None:
    hand = ["Faramir", "Gandalf"]
    table = lay(Seat(heroes=["Éowyn"], hand=hand), Seat(), at="4.2", stops=(), open_hands=True).choose("Éowyn")
    event = CARDGAME_TABLE.choice_event(table.game, table.decision, table.id("Gandalf"))
    assert choice(event, 1)["title"] == "Gandalf"
    assert "title" not in choice(event, None)


def test_a_card_that_asks_from_the_hand_is_not_given_away_either() -> None:
    pools = {"Aragorn": 2, "Glóin": 1}
    seat = Seat(heroes=["Aragorn", "Glóin"], hand=["Snowbourn Scout"], resources=pools)
    table = lay(seat, Seat(heroes=["Gimli"]), at="2.1", stops=()).choose("Snowbourn Scout")
    assert table.asked == "pay"
    event = CARDGAME_TABLE.choice_event(table.game, table.decision, table.id("Aragorn"))
    assert choice(event, 0)["about title"] == "Snowbourn Scout"
    assert "about" not in choice(event, 1)
    assert choice(event, 1)["title"] == "Aragorn"


def test_a_searched_card_is_known_only_to_the_searcher() -> None:
    seat = Seat(heroes=["Beravor"], hand=["Gandalf's Search"], resources={"Beravor": 2}, deck=["Gléowine", "Faramir"])
    table = lay(seat, Seat(), at="4.2", stops=()).choose("Gandalf's Search", "2", "player 0")
    assert table.asked == "add to hand"
    event = CARDGAME_TABLE.choice_event(table.game, table.decision, table.id("Faramir"))
    assert choice(event, 0)["title"] == "Faramir"
    assert "title" not in choice(event, 1)


def test_seats_and_numbers_are_chosen_in_the_open() -> None:
    table = lay(Seat(), Seat(heroes=["Gimli"]), at="setup.4", stops=())
    assert CARDGAME_TABLE.choice_event(table.game, table.decision, 1).facts["seat"] == 1
    table = lay(Seat(), at="setup.5b", stops=())
    assert CARDGAME_TABLE.choice_event(table.game, table.decision, 1).facts["number"] == 1


# Secrets and reasons


def test_hidden_cards_are_given_for_each_seat() -> None:
    table = lay(Seat(hand=["Faramir"]), Seat(heroes=["Gimli"], hand=["Feint"]), at="4.2")
    anna, ben = (frozenset(CARDGAME_TABLE.hidden_cards(table.game, each)) for each in (0, 1))
    faramir, feint = table.id("Faramir"), table.id("Feint")
    assert (faramir in anna, feint in anna, faramir in ben, feint in ben) == (False, True, True, False)
    assert all(set(table.state.encounter_deck) <= each for each in (anna, ben))


def test_why_not_is_a_sentence() -> None:
    table = lay(Seat(hand=["Snowbourn Scout"], resources=0), at="2.1")
    scout = table.id("Snowbourn Scout")
    assert CARDGAME_TABLE.why_not(table.game, 0, scout) == "It costs 1 and you have 0 that match."
    assert CARDGAME_TABLE.why_not(table.game, 0, table.id("Aragorn")) == "It has no action."


def test_why_not_needs_no_word_of_the_engine() -> None:
    table = lay(Seat(hand=["Faramir", "Gandalf"], heroes=["Éowyn"]), at="4.2", stops=()).choose("Éowyn")
    assert table.asked == "discard"
    assert CARDGAME_TABLE.why_not(table.game, 0, table.id("Éowyn")) == "It is no answer to what is asked now."
    assert CARDGAME_TABLE.why_not(table.game, 0, table.id("Faramir")) is None


def test_what_is_offered_is_known_by_title() -> None:
    table = lay(Seat(hand=["Snowbourn Scout", "Gandalf"], resources=1), at="2.1")
    assert CARDGAME_TABLE.offered_titles(table.game) == {"Snowbourn Scout"}
    table = lay(Seat(), Seat(heroes=["Gimli"]), at="setup.4")
    assert CARDGAME_TABLE.offered_titles(table.game) == frozenset()


# Attention


def test_a_player_looks_up_for_what_engages_and_attacks_them() -> None:
    for kind in ("engaged", "enemy attacks", "damage"):
        event = Event(kind, {"player": 1, "card": 5, "title": "Forest Spider"})
        assert CARDGAME_TABLE.concerns(event, 1)
        assert not CARDGAME_TABLE.concerns(event, 0)


def test_everybody_looks_up_for_what_is_revealed_and_for_a_new_stage() -> None:
    for kind in ("revealed", "stage", "eliminated"):
        assert CARDGAME_TABLE.concerns(Event(kind, {"player": 1}), 0)


@pytest.mark.parametrize(
    ("amount", "threat", "expected"), [(1, 30, False), (1, 40, True), (3, 41, True), (1, 45, True), (-5, 45, False)]
)
def test_a_player_looks_up_when_threat_becomes_dangerous(amount: int, threat: int, expected: bool) -> None:
    event = Event("threat", {"player": 0, "amount": amount, "threat": threat, "reason": ""})
    assert CARDGAME_TABLE.concerns(event, 0) is expected
    assert not CARDGAME_TABLE.concerns(event, 1)


def test_a_player_looks_up_when_the_quest_fails_but_not_when_it_succeeds() -> None:
    assert CARDGAME_TABLE.concerns(Event("quest", {"willpower": 1, "threat": 2}), 0)
    assert not CARDGAME_TABLE.concerns(Event("quest", {"willpower": 2, "threat": 1}), 0)


def test_the_death_of_a_character_concerns_whoever_controlled_it() -> None:
    table = lay(Seat(heroes=["Aragorn", "Glóin"], engaged=["Hill Troll"]), Seat(heroes=["Gimli"]), at="6.4a")
    log = Log(table)
    table.pass_until("defend").choose("Glóin").pass_to("6.4.3")
    assert table.zone("Glóin") is Zone.DISCARD
    assert CARDGAME_TABLE.concerns(log.event("leaves"), 0)
    assert not CARDGAME_TABLE.concerns(log.event("leaves"), 1)


# Before and after


def test_a_lost_game_is_summed_up_with_the_parts_of_a_score() -> None:
    setup: dict[str, Json] = {"scenario": "passage-through-mirkwood", "easy": True, "decks": [FIRST]}
    game = CardGame.new(setup, seed=4)
    with pytest.raises(WaybreadError, match="not over"):
        CARDGAME_TABLE.summary(game)
    while game.decision is not None:
        game.choose(PASS if PASS in game.decision.options else game.decision.options[0])
    summary = CARDGAME_TABLE.summary(game)
    assert (summary.scenario, summary.difficulty) == ("Passage Through Mirkwood", "easy")
    assert (summary.won, summary.reason) == (False, "every player has been eliminated")
    assert summary.rounds == game.state.round
    assert summary.score["threat"] == 50
    assert summary.decks == (FIRST,)


def test_a_deck_is_taken_as_it_may_be_played() -> None:
    assert CARDGAME_TABLE.check_deck(FIRST, casual=False) == FIRST
    small: Json = {"heroes": ["Aragorn"], "cards": {"Gandalf": 1}}
    assert CARDGAME_TABLE.check_deck(small, casual=True) == small


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"heroes": ["Aragorn"], "cards": {"Gandalf": 1}}, "A deck has at least 50 cards, not 1."),
        ({"heroes": ["Sauron"], "cards": {}}, "Sauron is not a hero that can be played here yet."),
        ("first-deck", "A deck has 'heroes', a list of titles, and 'cards', with how many of each title."),
        (None, "A deck has 'heroes', a list of titles, and 'cards', with how many of each title."),
    ],
)
def test_a_deck_that_may_not_be_played_is_refused_in_a_sentence(data: Json, sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        CARDGAME_TABLE.check_deck(data, casual=False)


def test_a_setup_has_the_wishes_and_the_decks() -> None:
    setup = CARDGAME_TABLE.make_setup({"scenario": "passage-through-mirkwood", "easy": True}, [FIRST])
    assert setup == {"scenario": "passage-through-mirkwood", "easy": True, "decks": [FIRST]}
    assert CardGame.new(setup, seed=1).decision is not None


def test_a_setup_that_cannot_be_is_refused_before_the_game_begins() -> None:
    with pytest.raises(SetupError, match="There is no scenario 'mordor'"):
        CARDGAME_TABLE.make_setup({"scenario": "mordor"}, [FIRST])
    with pytest.raises(SetupError, match="heroes are unique"):
        CARDGAME_TABLE.make_setup({"scenario": "passage-through-mirkwood"}, [FIRST, FIRST])


@pytest.mark.parametrize("name", ["random", "scout", "strider"])
def test_bots_are_known_by_name(name: str) -> None:
    assert bot_named(CARDGAME_TABLE.game.name, name, 1).name == name


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(WaybreadError, match="There is no bot 'gollum'"):
        bot_named(CARDGAME_TABLE.game.name, "gollum", 1)


def test_players_act_or_pass_again_and_again_in_actions_and_responses() -> None:
    assert CARDGAME_TABLE.windows == {"action", "response"}


def test_a_player_who_passes_on_looks_up_when_planning_begins() -> None:
    assert CARDGAME_TABLE.concerns(Event("phase", {"phase": "planning"}), 0)
    assert not CARDGAME_TABLE.concerns(Event("phase", {"phase": "travel"}), 0)

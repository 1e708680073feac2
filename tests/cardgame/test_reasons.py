"""Why a card cannot be played or used now, and setups that make no sense: one clear sentence each."""

import pytest

from tests.cardgame.board import Seat, Table, lay
from waybread.cardgame import CardGame
from waybread.cardgame.abilities import Ability, Kind, Moment, rule
from waybread.cardgame.happenings import On
from waybread.cardgame.lasting import last, later
from waybread.cardgame.reasons import why_not
from waybread.kernel import Json, SetupError


def reason(table: Table, name: str, player: int = 0) -> str | None:
    return why_not(table.game, player, table.id(name))


def test_what_is_offered_has_no_reason_against_it() -> None:
    table = lay(Seat(hand=["Guard of the Citadel"], resources=2), at="2.1")
    assert "Guard of the Citadel" in table.options
    assert reason(table, "Guard of the Citadel") is None


@pytest.mark.parametrize(
    ("table", "card", "said"),
    [
        (lay(Seat(hand=["Guard of the Citadel"], resources=2), at="7.4"), "Guard of the Citadel", "planning phase"),
        (lay(Seat(hand=["Guard of the Citadel"], resources=1), at="2.1"), "Guard of the Citadel", "it costs 2"),
        (lay(Seat(hand=["Celebrían's Stone"], heroes=["Gimli"], resources=2), at="2.1"), "Celebrían's Stone", "icon"),
        (lay(Seat(hand=["Sneak Attack"], resources=1), at="2.1"), "Sneak Attack", "nothing to choose"),
        (lay(Seat(hand=["A Test of Will"], heroes=["Éowyn"], resources=1), at="2.1"), "A Test of Will", "a response"),
        (lay(Seat(allies=["Faramir"], exhausted=["Faramir"]), at="2.1"), "Faramir", "it is exhausted"),
        (lay(Seat(allies=["Gandalf"]), at="2.1"), "Gandalf", "it has no action"),
        (lay(Seat(deck=["Faramir"]), at="2.1"), "Faramir", "not in play"),
        (lay(Seat(), Seat(heroes=["Gimli"], allies=["Faramir"]), at="2.1"), "Faramir", "you do not control it"),
        (lay(Seat(), Seat(heroes=["Gimli"], hand=["Feint"]), at="2.1"), "Feint", "another player's hand"),
        (lay(Seat(allies=["Faramir"]), staging=["Forest Gate"], at="4.2"), "Faramir", "the question is 'travel'"),
    ],
)
def test_what_is_not_offered_has_a_reason(table: Table, card: str, said: str) -> None:
    found = reason(table, card)
    assert found is not None
    assert said in found


def test_somebody_elses_turn_is_a_reason() -> None:
    table = lay(Seat(), Seat(heroes=["Gimli"], allies=["Beorn"]), at="2.1")
    assert table.player == 0
    assert reason(table, "Beorn", player=1) == "player 1 is asked now"


DECK: dict[str, Json] = {"heroes": ["Aragorn"], "cards": {"Guard of the Citadel": 3}}


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        ({}, "There is no scenario ''"),
        ({"scenario": "moria", "decks": [DECK]}, "There is no scenario 'moria'"),
        ({"scenario": "passage-through-mirkwood"}, "a list of 1 to 4 decks"),
        ({"scenario": "passage-through-mirkwood", "decks": [DECK] * 5}, "1 to 4 decks, not 5"),
        ({"scenario": "passage-through-mirkwood", "decks": [DECK], "eazy": True}, "A setup has no 'eazy'"),
        ({"scenario": "passage-through-mirkwood", "decks": [DECK], "easy": "no"}, "'easy' in a setup is true or false"),
        ({"scenario": "passage-through-mirkwood", "decks": [{"heroes": []}]}, "Deck 1 needs 1 to 3 heroes"),
        ({"scenario": "passage-through-mirkwood", "decks": [{**DECK, "card": {}}]}, "not 'card'"),
        (
            {"scenario": "passage-through-mirkwood", "decks": [{"heroes": ["Aragorn"], "cards": {"Gandalf": -1}}]},
            "0 to 100 of Gandalf, not -1",
        ),
        (
            {"scenario": "passage-through-mirkwood", "decks": [{"heroes": ["Aragorn"], "cards": {"Gimli": 1}}]},
            "Gimli is of type hero",
        ),
        (
            {"scenario": "passage-through-mirkwood", "decks": [{"heroes": ["Aragorn"], "cards": {"Sting": 1}}]},
            "There is no card 'Sting'",
        ),
        ({"scenario": "passage-through-mirkwood", "decks": [DECK, DECK]}, "Aragorn is a hero of deck 1 and of deck 2"),
    ],
)
def test_a_setup_that_makes_no_sense_is_refused_in_a_sentence(setup: dict[str, Json], said: str) -> None:
    with pytest.raises(SetupError) as refused:
        CardGame.new(setup, 1)
    assert said in str(refused.value)
    assert str(refused.value).endswith(".")


def test_a_scenario_is_found_by_its_title_too() -> None:
    assert CardGame.new({"scenario": "Passage Through Mirkwood", "decks": [DECK]}, 1).decision is not None


def test_a_mistake_in_a_card_is_found_at_once() -> None:
    table = lay(Seat(), at="2.1")
    with pytest.raises(ValueError, match="nobody asks 'cannot comit'"):
        rule("cannot comit")
    with pytest.raises(ValueError, match="there is no Combat phase"):
        Ability(Kind.ACTION, "", phase="Combat")
    with pytest.raises(ValueError, match="has to come before what it cancels"):
        Ability(Kind.RESPONSE, "", on=On.REVEALED, moment=Moment.AFTER, cancels=True)
    with pytest.raises(ValueError, match="no effect 'wilpower'"):
        last(table.game, 0, "wilpower", cards=[0])
    with pytest.raises(ValueError, match="until the end of the Phase"):
        last(table.game, 0, "attack", cards=[0], until="Phase")
    with pytest.raises(ValueError, match="there is no moment 'after:phase end'"):
        later(table.game, "after:phase end", "sneak attack ends", 0)


def test_a_lasting_effect_on_nothing_is_none() -> None:
    table = lay(Seat(), at="2.1")
    last(table.game, 0, "cannot attack", cards=[])
    assert table.state.lasting == []

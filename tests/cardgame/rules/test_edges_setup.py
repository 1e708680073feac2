"""Edges of setup: what is no game at all, and that every card of a list is dealt."""

from collections import Counter

import pytest

from tests.cardgame.board import CARDS, Seat, Table, lay
from waybread.cardgame import CardGame
from waybread.cardgame.scenarios import SCENARIOS
from waybread.cardgame.state import SCENARIO
from waybread.kernel import Json, SetupError

HEROES: list[Json] = ["Aragorn", "Éowyn"]
DECK: Json = {"heroes": HEROES, "cards": {"Faramir": 2, "Steward of Gondor": 3, "Feint": 1}}
DECKS: list[Json] = [DECK, {"heroes": ["Gimli"]}, {"heroes": ["Legolas"]}, {"heroes": ["Thalin"]}]
PASSAGE = "passage-through-mirkwood"


def new(decks: Json, scenario: str = PASSAGE) -> CardGame:
    return CardGame.new({"scenario": scenario, "decks": decks}, 1)


def test_every_card_of_a_list_is_dealt_and_no_other() -> None:
    game = new([DECK])
    own = [game.title(n) for n, who in enumerate(game.state.owner) if who == 0]
    assert Counter(own) == {"Aragorn": 1, "Éowyn": 1, "Faramir": 2, "Steward of Gondor": 3, "Feint": 1}
    theirs = Counter(game.state.identity[n] for n, who in enumerate(game.state.owner) if who == SCENARIO)
    wanted = SCENARIOS[PASSAGE].encounter_deck() + SCENARIOS[PASSAGE].quest_cards()
    assert theirs == Counter(wanted)


def test_cards_are_found_by_title_with_or_without_accents_and_by_key() -> None:
    key = next(key for key, card in CARDS.items() if card.title == "Éowyn")
    for name in ("Éowyn", "Eowyn", key):
        game = new([{"heroes": [name], "cards": {"gleowine": 1}}])
        assert [game.title(n) for n, who in enumerate(game.state.owner) if who == 0] == ["Éowyn", "Gléowine"]


@pytest.mark.parametrize("decks", [[], DECKS * 2, "one", None, {"heroes": HEROES}])
def test_a_game_has_1_to_4_decks(decks: Json) -> None:
    with pytest.raises(SetupError, match="A game has a list of 1 to 4 decks"):
        new(decks)


@pytest.mark.parametrize("count", [1, 4])
def test_1_player_can_play_and_4_can(count: int) -> None:
    assert len(new(DECKS[:count]).players) == count


@pytest.mark.parametrize(
    ("deck", "complaint"),
    [
        ("Aragorn", "Deck 2 should name its heroes and cards"),
        ({"cards": {}}, "Deck 2 needs 1 to 3 heroes"),
        ({"heroes": [], "cards": {}}, "Deck 2 needs 1 to 3 heroes"),
        ({"heroes": "Aragorn", "cards": {}}, "Deck 2 needs 1 to 3 heroes"),
        ({"heroes": ["Aragorn", "Éowyn", "Gimli", "Legolas"]}, "Deck 2 needs 1 to 3 heroes"),
        ({"heroes": HEROES, "cards": ["Faramir"]}, "Deck 2 should give its cards by title"),
        ({"heroes": HEROES, "cards": {"Faramir": -1}}, "Deck 2 can have 0 to 100 of Faramir"),
        ({"heroes": HEROES, "cards": {"Faramir": 101}}, "Deck 2 can have 0 to 100 of Faramir"),
        ({"heroes": HEROES, "cards": {"Faramir": "2"}}, "Deck 2 can have 0 to 100 of Faramir"),
        ({"heroes": HEROES, "cards": {"Faramir": True}}, "Deck 2 can have 0 to 100 of Faramir"),
        ({"heroes": ["Faramir"]}, "Faramir is of type ally"),
        ({"heroes": ["Gimli"]}, "Gimli is a hero of deck 1 and of deck 2"),
        ({"heroes": ["Legolas", "legolas"]}, "Legolas is in deck 2 twice"),
        ({"heroes": ["Sauron"]}, "There is no card 'Sauron'"),
        ({"heroes": HEROES, "hand": []}, "Deck 2 has 'heroes' and 'cards', not 'hand'"),
        ({"heroes": HEROES, "cards": {"King Spider": 1}}, "King Spider is of type enemy"),
    ],
)
def test_a_deck_that_is_none_is_refused_with_its_number_and_the_reason(deck: Json, complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        new([DECKS[1], deck])


@pytest.mark.parametrize("heroes", [["Aragorn"], ["Aragorn", "Éowyn", "Gimli"]])
@pytest.mark.parametrize("count", [0, 100])
def test_the_fewest_and_the_most_that_a_deck_may_have(heroes: list[Json], count: int) -> None:
    game = new([{"heroes": heroes, "cards": {"Faramir": count}}])
    assert sum(who == 0 for who in game.state.owner) == len(heroes) + count


def test_a_scenario_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(SetupError, match=f"There is no scenario 'mordor'; there are .*{PASSAGE}"):
        new([DECK], "mordor")


def test_after_the_vote_nobody_votes_again() -> None:
    table = Table(new(DECKS[:3]))
    asked = []
    while table.asked == "first player":
        asked.append(table.player)
        table.choose(2)
    assert asked == [0, 1, 2]
    assert table.state.first_player == 2
    assert table.asked == "mulligan"
    assert table.player == 2


def test_a_lone_player_is_never_asked_for_a_vote_even_with_a_stop() -> None:
    table = lay(Seat(), at="setup.4", quest="", quest_deck=["a-fork-in-the-road"], stops=("first player",))
    assert table.asked != "first player"

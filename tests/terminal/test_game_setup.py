"""Before a game: scenarios, decks and seats, and what is wrong with them in one sentence."""

import sys
from pathlib import Path

import pytest

from tests.terminal.conftest import Play

SCENARIOS = "escape-from-dol-guldur, journey-along-the-anduin, passage-through-mirkwood"
SMALL = "Small\n\nHeroes\nAragorn\nÉowyn\n\nAllies\n3x Gandalf\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("moria", f"No scenario is called 'moria': there are {SCENARIOS}."),
        ("a", f"Several scenarios are called 'a': there are {SCENARIOS}."),
        ("", f"Say which scenario is to be played ({SCENARIOS}), or --resume to go on with a game."),
        ("mirkwood --seats 5", "A game has 1 to 4 seats, not 5."),
        ("mirkwood --seats 0", "A game has 1 to 4 seats, not 0."),
        ("mirkwood --bot balrog", "There is no bot 'balrog'; there are scout, strider, random."),
        ("mirkwood --bot scout --seats 1",
         "A bot plays every seat but the first, so it needs at least two: --seats 2."),
        ("mirkwood --bot scout --bot random --seats 2",
         "There are 2 bots for 2 seats, and the first seat is yours: give --bot once for all the others, or once for "
         "each of them."),
        ("mirkwood --bot scout --bot random --seats 4",
         "There are 2 bots for 4 seats, and the first seat is yours: give --bot once for all the others, or once for "
         "each of them."),
        ("mirkwood --bot scout --bot scout --bot scout --bot scout", "A game has 1 to 4 seats, not 5."),
        ("mirkwood --seats 1 --deck lore --deck spirit", "There are 2 decks for 1 seat: each seat plays one."),
        ("mirkwood --deck -", "What is piped in are the answers, so a deck has to be in a file: --deck FILE."),
        ("cold-beacon",
         "'cold-beacon' is an adventure of journeys, and only the card game is played in a terminal so far; "
         "bots play it by: waybread simulate cold-beacon --hero gimli."),
        ("mirkwood --deck lore --deck lore",
         "Denethor is a hero of deck 1 and of deck 2: heroes are unique."),
        ("mirkwood --seats 4 --deck three-spheres",
         "No starter deck is left without a hero who plays already: name 4 decks with --deck."),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_said_in_one_sentence(arguments: str, said: str, play: Play) -> None:
    assert play(arguments, status=1) == f"{said}\n"


def test_each_seat_but_the_first_may_have_a_bot_of_its_own(play: Play) -> None:
    screen = play("mirkwood --bot scout --bot random", "q")
    assert "Player 2 (scout) plays" in screen
    assert "Player 3 (random) plays" in screen


def test_an_unknown_deck_names_those_near_it(play: Play) -> None:
    assert play("mirkwood --deck leadrship", status=1) == (
        "There is no file and no shipped deck called 'leadrship'; did you mean leadership?\n"
    )


def test_a_refused_game_leaves_no_file(play: Play, saves: Path) -> None:
    play("mirkwood --bot balrog", status=1)
    assert not saves.exists()


def test_a_deck_that_is_too_small_is_refused_and_says_how_it_can_be_played(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "small.txt"
    file.write_text(SMALL, encoding="utf-8")
    assert play(f"mirkwood --deck {file}", status=1) == (
        "Small: A deck has at least 50 cards, not 3. With --casual it can be played all the same.\n"
    )


def test_a_casual_game_takes_a_small_deck(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "small.txt"
    file.write_text(SMALL, encoding="utf-8")
    assert "Player 1 plays Small (Aragorn, Éowyn)." in play(f"mirkwood --casual --deck {file}")


def test_the_best_deck_for_the_anduin_is_another(play: Play) -> None:
    assert "plays Back to Basics" in play("anduin")


def test_seats_without_a_deck_get_starter_decks_with_other_heroes(play: Play) -> None:
    screen = play("mirkwood --deck spirit --seats 3")
    assert "Player 2 plays Leadership Starter" in screen
    assert "Player 3 plays Tactics Starter" in screen


def test_easy_mode_is_said_and_played(play: Play) -> None:
    screen = play("mirkwood --easy")
    assert "easy mode" in screen
    assert "Aragorn                    2       3        2     5          1" in screen


def test_the_same_seed_deals_the_same_game(play: Play) -> None:
    hands = [play("mirkwood --seed 8").partition("opening hand")[2] for _ in range(2)]
    assert hands[0].partition("Keep it?")[0] == hands[1].partition("Keep it?")[0] != ""


def test_without_rich_it_is_said_what_to_install(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rich", None)
    assert play("mirkwood", status=1) == (
        "The table is drawn with Rich, which is not installed: pip install 'waybread[terminal]' brings it.\n"
    )

"""A campaign played in the terminal, from its log and back to it."""

from pathlib import Path

import pytest

from tests.cardgame.rules.campaigns import CAMPAIGN
from tests.terminal.conftest import Lost, Play
from waybread.bots import Scout
from waybread.bots import play as play_out
from waybread.cardgame import CardGame
from waybread.cardgame.campaign.campaign_file import load
from waybread.cli import main

PASSAGE = CAMPAIGN[0]


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """The log of a campaign of Ann's that has just begun."""
    file = tmp_path / "road.txt"
    assert main(["campaign", "new", str(file), "Ann"]) == 0
    return file


def game_of(log: Path, ending: str = "") -> Path:
    return log.with_name(f"road-{PASSAGE}{ending}.json")


def won_by_a_bot(log: Path) -> None:
    """The first game is set up, and somebody else has won it."""
    for seed in range(1, 60):
        options = ["--casual", "--easy", "--overwrite", "--seed", str(seed)]
        assert main(["campaign", "setup", str(log), "leadership", *options]) == 0
        game = CardGame.load(game_of(log).read_text(encoding="utf-8"))
        if play_out(game, [Scout()]).won:
            game_of(log).write_text(game.save(), encoding="utf-8")
            return
    raise AssertionError("the bot wins none of these games")


def test_the_next_game_is_set_up_by_the_log_and_kept_beside_it(play: Play, log: Path) -> None:
    screen = play(f"--campaign {log} --deck leadership --seed 8", "1", "q")
    assert "1  heroes: Ann enters Aragorn, Théodred, Glóin." in screen
    assert "Ann keeps the hand." in screen
    assert load(log).players[0].heroes == ("Aragorn", "Théodred", "Glóin")
    assert f"The game is saved in {game_of(log)}" in screen
    assert f"waybread play --campaign {log} goes on with it." in screen


def test_a_game_that_was_left_goes_on(play: Play, log: Path) -> None:
    play(f"--campaign {log} --deck leadership --seed 8", "1", "q")
    screen = play(f"--campaign {log}", "l all", "q")
    assert f"The game goes on from {game_of(log)}" in screen
    assert "Ann keeps the hand." in screen


def test_a_game_that_was_set_up_before_is_played_as_far_as_it_has_come(play: Play, log: Path) -> None:
    assert main(["campaign", "setup", str(log), "leadership", "--casual", "--seed", "8"]) == 0
    game = CardGame.load(game_of(log).read_text(encoding="utf-8"))
    game.choose(0)
    game_of(log).write_text(game.save(), encoding="utf-8")
    screen = play(f"--campaign {log}", "q")
    assert "Ann keeps the hand." in screen


def test_a_bot_plays_the_other_seats(play: Play, tmp_path: Path) -> None:
    log = tmp_path / "road.txt"
    main(["campaign", "new", str(log), "Ann", "Bob"])
    assert "Bob (scout)" in play(f"--campaign {log} --deck leadership --deck tactics --bot scout", "q")


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        ("--bot scout", "A bot plays every seat but the first, and there is only one seat.\n"),
        ("--bot balrog", "There is no bot 'balrog'; there are scout, strider, random.\n"),
    ],
)
def test_a_bot_without_a_seat_is_refused_before_the_game_is_set_up(play: Play, log: Path, bots: str, said: str) -> None:
    before = log.read_text(encoding="utf-8")
    assert play(f"--campaign {log} --deck leadership {bots}", status=1) == said
    assert log.read_text(encoding="utf-8") == before
    assert not game_of(log).exists()


def test_a_game_that_was_left_takes_no_other_bot(play: Play, tmp_path: Path) -> None:
    log = tmp_path / "road.txt"
    main(["campaign", "new", str(log), "Ann", "Bob"])
    play(f"--campaign {log} --deck leadership --deck tactics", "1", "q")
    assert play(f"--campaign {log} --bot scout", status=1) == (
        f"This game has begun, in {game_of(log)}, and goes on with the same players: leave out --bot.\n"
    )


def test_a_game_that_is_won_is_entered_and_the_next_one_comes(play: Play, log: Path) -> None:
    won_by_a_bot(log)
    screen = play(f"--campaign {log}", "q")
    assert "Passage Through Mirkwood is won and entered." in screen
    assert load(log).won == (PASSAGE,)
    assert play(f"--campaign {log}", status=1).startswith("Journey Along the Anduin is not set up yet, and needs")


def test_a_win_that_is_taken_back_is_not_entered(play: Play, log: Path) -> None:
    won_by_a_bot(log)
    before = load(log)
    assert "Taken back." in play(f"--campaign {log}", "u", "q")
    assert load(log) == before


def test_a_lost_game_changes_nothing_and_makes_room_for_another(play: Play, log: Path, lost: Lost) -> None:
    deck = lost.arguments.rpartition("--deck ")[2]
    again = f"--campaign {log} --casual --seed 3 --deck {deck}"
    screen = play(again, *("1",) * 60)
    assert "Passage Through Mirkwood was lost: nothing is entered, and it is played again." in screen
    assert f"The finished game is kept in {game_of(log, '-lost-1')}" in screen
    assert load(log).won == ()
    assert not game_of(log).exists()
    assert "The eight checks for Passage Through Mirkwood:" in play(again, "q")


def test_a_game_that_cannot_be_entered_is_kept(play: Play, log: Path) -> None:
    won_by_a_bot(log)
    log.write_text(log.read_text(encoding="utf-8").replace("Aragorn", "Éowyn"), encoding="utf-8")
    screen = play(f"--campaign {log}", "q")
    assert f"The game could not be entered in {log}: This was no game of this campaign" in screen
    assert game_of(log).exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("", "Passage Through Mirkwood is not set up yet, and needs a deck for Ann, not 0: --deck DECK for each, in "
         "this order."),
        ("mirkwood", "The log says what is played, by whom, and how far it is: --campaign LOG goes without SCENARIO, "
         "--seats and --resume."),
        ("--deck nobody", "There is no file and no shipped deck called 'nobody'"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_said_and_nothing_changes(arguments: str, said: str, play: Play, log: Path) -> None:
    before = log.read_bytes()
    assert play(f"--campaign {log} {arguments}", status=1).startswith(said)
    assert log.read_bytes() == before
    assert not game_of(log).exists()


def test_a_game_is_not_set_up_twice(play: Play, log: Path) -> None:
    play(f"--campaign {log} --deck leadership", "q")
    said = f"This game is set up already, in {game_of(log)}: --campaign alone goes on with it.\n"
    assert play(f"--campaign {log} --deck lore", status=1) == said

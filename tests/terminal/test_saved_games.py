"""A game on the disk: saved after every choice, gone on with, never lost."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.terminal.conftest import Lost, Play

GAME = "mirkwood --seed 3"


def only(saves: Path) -> Path:
    """The one game that is kept."""
    (file,) = saves.glob("*.json")
    return file


def last_question(screen: str) -> str:
    """The question at which the screen ends."""
    return screen.rpartition("> ")[0].rpartition("\n\n")[2]


def test_leaving_says_where_the_game_is(play: Play, saves: Path) -> None:
    screen = play(GAME, "q")
    assert f"The game is saved in {only(saves)}\n" in screen


def test_the_newest_game_goes_on_where_it_stood(play: Play) -> None:
    play("anduin --seed 1", "1")
    left = play(GAME, "1", "0", "1")
    assert last_question(play("--resume")) == last_question(left)


def test_a_game_of_a_named_scenario_goes_on(play: Play) -> None:
    left = play("anduin --seed 1", "1")
    play(GAME, "1")
    assert last_question(play("anduin --resume")) == last_question(left)


def test_a_game_in_a_file_of_ones_own_goes_on(play: Play, tmp_path: Path) -> None:
    left = play(f"{GAME} --save {tmp_path}/mine.json", "1")
    assert last_question(play(f"--resume --save {tmp_path}/mine.json")) == last_question(left)


def test_undo_goes_back_before_the_game_was_left(play: Play) -> None:
    play(GAME, "1", "0")
    assert "Your planning" in last_question(play("--resume", "u"))


def test_settings_are_kept(play: Play) -> None:
    play(GAME, "s 2 skip")
    assert "Commit characters" in last_question(play("--resume", "1"))


@pytest.mark.system
def test_a_killed_game_has_lost_no_choice(saves: Path, play: Play) -> None:
    command = [sys.executable, "-m", "waybread.cli", "play", *GAME.split()]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", env={**os.environ}
    ) as run:
        assert run.stdin is not None
        assert run.stdout is not None
        run.stdin.write("1\n1\n")
        run.stdin.flush()
        screen = ""
        while not screen.endswith("Whose resource pays for Guard of the Citadel?\n"):
            screen += run.stdout.readline()
        run.kill()
    assert "Whose resource pays for Guard of the Citadel?" in last_question(play("--resume"))


def test_whoever_leaves_is_told_how_to_go_on(play: Play, tmp_path: Path) -> None:
    assert "\nwaybread play --resume goes on with the newest game.\n" in play(GAME)
    file = tmp_path / "my&game.json"
    assert f"\nwaybread play --resume --save '{file}' goes on with it.\n" in play(f"{GAME} --save {file}")
    assert "goes on" in play(f"--resume --save {file}")


def test_a_file_that_is_there_is_not_written_over(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text("mine", encoding="utf-8")
    assert play(f"{GAME} --save {file}", status=1) == (
        f"{file} is there already: --resume --save {file} goes on with it.\n"
    )
    assert file.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[: len(text) // 2],
        lambda text: text.replace("Aragorn", "Aragirn", 1),
        lambda text: "",
        lambda text: "[]",
        lambda text: "\udcff" + text,
    ],
    ids=["cut off", "altered", "empty", "something else", "no text"],
)
def test_a_damaged_file_is_refused_in_a_sentence_and_kept(
    damage: Callable[[str], str], play: Play, saves: Path
) -> None:
    play(GAME, "1")
    file = only(saves)
    damaged = damage(file.read_text(encoding="utf-8")).encode(errors="surrogateescape")
    file.write_bytes(damaged)
    said = play("--resume", status=1)
    assert said.startswith(f"{file} ")
    assert said.count("\n") == 1
    assert file.read_bytes() == damaged


def test_a_choice_that_cannot_be_saved_leaves_the_old_file_whole_and_is_saved_later(
    play: Play, saves: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace, left = Path.replace, [1]

    def full(self: Path, target: Path) -> Path:
        if left and self.name.startswith(".") and target.exists():
            left.pop()
            raise OSError(28, "No space left on device")
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", full)
    screen = play(GAME, "1", "0")
    assert "could NOT be saved" in screen
    assert "no space left on device" in " ".join(screen.split())  # wherever the line was broken
    assert "Commit characters" in last_question(play("--resume"))


def test_a_folder_that_cannot_be_written_is_said_before_the_game(play: Play) -> None:
    said = play(f"{GAME} --save /dev/null/game.json", status=1)
    assert said == (
        "/dev/null/game.json cannot be written: its folder is a file. --save FILE keeps the game elsewhere.\n"
    )


def test_a_finished_game_makes_room_for_those_to_go_on_with(play: Play, saves: Path, lost: Lost) -> None:
    play("anduin --seed 1", "1")
    play(lost.arguments, *lost.typed)
    assert only(saves).name.startswith("journey-along-the-anduin-")
    (finished,) = (saves / "finished").iterdir()
    assert play(f"--resume --save {finished}").count("LOST: every player has been eliminated.") == 1


def test_nothing_to_go_on_with_is_said(play: Play, saves: Path) -> None:
    said = play("--resume", status=1)
    assert said == f"There is no game to go on with in {saves}; waybread play SCENARIO begins one.\n"


def test_a_file_that_is_not_there_is_said(play: Play, tmp_path: Path) -> None:
    assert play(f"--resume --save {tmp_path}/no.json", status=1) == (
        f"{tmp_path}/no.json cannot be read: no such file or directory.\n"
    )


def test_a_game_goes_on_as_it_was_begun(play: Play) -> None:
    assert "goes on as it was begun" in play("--resume --easy", status=1)

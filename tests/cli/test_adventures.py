"""``waybread adventure`` as a person types it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from waybread.cli import main
from waybread.cli.adventures import party_sizes
from waybread.journeys import ADVENTURES, stories
from waybread.kernel import WaybreadError

Said = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _tidy_shelf() -> Iterator[None]:
    """What is played here does not stay on the shelf."""
    before = {*ADVENTURES}
    yield
    for key in {*ADVENTURES} - before:
        del ADVENTURES[key]


@pytest.fixture
def folder(tmp_path: Path, capsys: Said) -> Path:
    """An adventure as it is begun."""
    place = tmp_path / "old-mill"
    assert main(["adventure", "new", str(place)]) == 0
    assert capsys.readouterr().out.endswith("it can be checked and played as it is.\n")
    return place


def test_a_new_adventure_has_nothing_wrong_with_it(folder: Path, capsys: Said) -> None:
    assert main(["adventure", "check", str(folder)]) == 0
    assert capsys.readouterr().out == f"{folder}: nothing is wrong.\n"


def test_a_folder_that_has_something_in_it_is_left_alone(folder: Path, capsys: Said) -> None:
    before = (folder / "adventure.toml").read_text(encoding="utf-8")
    assert main(["adventure", "new", str(folder)]) == 1
    assert capsys.readouterr().err == f"{folder} is there already, and something is in it.\n"
    assert (folder / "adventure.toml").read_text(encoding="utf-8") == before


def test_a_folder_that_cannot_be_written_gets_no_adventure(tmp_path: Path, capsys: Said) -> None:
    (tmp_path / "old-mill").write_text("a file", encoding="utf-8")
    assert main(["adventure", "new", str(tmp_path / "old-mill")]) == 1
    assert "cannot be written: " in capsys.readouterr().err
    assert (tmp_path / "old-mill").read_text(encoding="utf-8") == "a file"


def test_an_adventure_needs_a_name_that_can_be_a_key(tmp_path: Path, capsys: Said) -> None:
    assert main(["adventure", "new", str(tmp_path / "Old Mill")]) == 1
    assert capsys.readouterr().err.endswith(
        "'Old Mill' is no name; names are lower-case words with hyphens, like old-mill.\n"
    )
    assert not (tmp_path / "Old Mill").exists()


def test_errors_come_before_warnings_and_make_the_check_fail(folder: Path, capsys: Said) -> None:
    with (folder / "adventure.toml").open("a", encoding="utf-8") as file:
        file.write('[[event]]\nname = "omen"\non = "never"\n[[talk]]\nname = "girl"\n')
    assert main(["adventure", "check", str(folder)]) == 1
    *found, last = capsys.readouterr().out.splitlines()
    assert found[0].startswith("adventure.toml:49: the talk 'girl' has no answer")
    assert ["warning" in each for each in found] == sorted("warning" in each for each in found)
    assert last.startswith(f"{folder}: ")


def test_warnings_alone_let_the_check_pass(folder: Path, capsys: Said) -> None:
    with (folder / "adventure.toml").open("a", encoding="utf-8") as file:
        file.write('[[event]]\nname = "omen"\non = "never"\n')
    assert main(["adventure", "check", str(folder)]) == 0
    assert capsys.readouterr().out.endswith(f"{folder}: no errors and 1 warning.\n")


def test_what_is_no_adventure_is_refused_in_a_sentence(tmp_path: Path, capsys: Said) -> None:
    for verb in ("check", "play"):
        assert main(["adventure", verb, str(tmp_path / "nowhere")]) == 1
        output = capsys.readouterr()
        assert output.out == ""
        assert output.err.count("\n") == 1
        assert "adventure.toml" in output.err


@pytest.mark.parametrize("verb", ["check", "play"])
def test_the_file_of_an_adventure_stands_for_its_folder(verb: str, folder: Path, capsys: Said) -> None:
    more = ["--games", "1"] if verb == "play" else []
    assert main(["adventure", verb, str(folder / "adventure.toml"), *more]) == 0
    assert main(["adventure", verb, str(folder / "words" / "en.toml"), *more]) == 1
    assert capsys.readouterr().err.endswith(
        "is one file of several: the folder of the adventure is checked and played.\n"
    )


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("lost.jime", "There is no such file: lost.jime.\n"),
        ("lost.zip", "There is no such file: lost.zip.\n"),
        ("lat-ferry", "There is no such folder: lat-ferry; an adventure is a folder with adventure.toml in it, "
                      "or one that comes with the program: did you mean late-ferry?\n"),
    ],
)  # fmt: skip
def test_what_is_not_there_is_said_to_be_missing(name: str, said: str, capsys: Said) -> None:
    for verb in ("check", "play"):
        assert main(["adventure", verb, name]) == 1
        assert capsys.readouterr().err == said


def test_adventures_that_come_with_the_program_go_by_their_names(capsys: Said) -> None:
    assert main(["adventure", "check", "late-ferry"]) == 0
    assert capsys.readouterr().out == "late-ferry: nothing is wrong.\n"
    assert main(["adventure", "play", "late-ferry", "--games", "1"]) == 0
    assert capsys.readouterr().out.startswith("The Late Ferry, normal, by scout\n")


def test_an_adventure_that_cannot_be_played_says_everything_that_is_wrong(folder: Path, capsys: Said) -> None:
    with (folder / "adventure.toml").open("a", encoding="utf-8") as file:
        file.write('[[event]]\nname = "omen"\non = "defeated wolves"\ndo = ["win"]\n')
        file.write('[[event]]\nname = "howl"\non = "round 2"\ndo = ["spawn hungry-wrg at wood as wolves", "treat 1"]\n')
    assert main(["adventure", "play", str(folder)]) == 1
    output = capsys.readouterr()
    assert output.out == ""
    assert [line.split(";")[0] for line in output.err.splitlines()] == [
        "adventure.toml:53: 'hungry-wrg' is not an enemy",
        "adventure.toml:53: 'treat' is nothing that the app can do",
    ]


def test_bots_play_it_and_the_figures_are_shown(folder: Path, capsys: Said) -> None:
    assert main(["adventure", "play", str(folder), "--games", "4", "--heroes", "1..2", "--difficulty", "hard"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "A New Adventure, hard, by scout"
    assert lines[2].split() == ["heroes", "games", "won", "rounds", "threat", "at", "the", "end"]
    assert [line.split()[:2] for line in lines[3:5]] == [["1", "4"], ["2", "4"]]
    assert all(" % (" in line and line.endswith("of the bar") for line in lines[3:5])
    assert "How games ended:" in lines
    assert lines[-1].startswith("Events never seen: ")


def test_parties_of_sizes_that_the_author_excludes_are_left_out(folder: Path, capsys: Said) -> None:
    file = folder / "adventure.toml"
    file.write_text(f"heroes = [2, 2]\n{file.read_text(encoding='utf-8')}", encoding="utf-8")
    assert main(["adventure", "play", str(folder), "--games", "1", "--heroes", "1..3"]) == 0
    assert [line.split()[:2] for line in capsys.readouterr().out.splitlines()[3:4]] == [["2", "1"]]
    assert main(["adventure", "play", str(folder), "--games", "1", "--heroes", "4"]) == 1
    assert "is for a party of 2, not of 4." in capsys.readouterr().err


def test_the_same_games_come_of_the_same_seed(folder: Path, capsys: Said) -> None:
    said = []
    for seed in ("5", "5", "900"):
        assert main(["adventure", "play", str(folder), "--games", "6", "--bot", "random", "--seed", seed]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1] != said[2]


def test_events_and_endings_that_nobody_saw_are_named(folder: Path, capsys: Said) -> None:
    text = '[[event]]\nname = "omen"\non = "round 90"\ndo = "win late"\n[[ending]]\nname = "late"\n'
    with (folder / "adventure.toml").open("a", encoding="utf-8") as file:
        file.write(text)
    assert main(["adventure", "play", str(folder), "--games", "3"]) == 0
    out = capsys.readouterr().out
    assert "omen" in out.partition("Events never seen: ")[2]
    assert "begin" not in out.partition("Events never seen: ")[2]
    assert out.endswith("Endings never reached: late.\n")


def test_counters_of_earlier_adventures_can_be_given(folder: Path, capsys: Said) -> None:
    text = '[[event]]\nname = "omen"\non = "start"\nwhen = ["counter debt == 2"]\ndo = "lose"\n'
    with (folder / "adventure.toml").open("a", encoding="utf-8") as file:
        file.write(text)
    assert main(["adventure", "play", str(folder), "--games", "2", "--remember", "debt=2"]) == 0
    assert "100 %  lost" in capsys.readouterr().out
    assert main(["adventure", "play", str(folder), "--games", "2", "--remember", "debt"]) == 1
    assert capsys.readouterr().err == "--remember takes a counter and a number, like rope=1; not 'debt'.\n"


def test_an_adventure_that_came_along_can_be_played_from_its_folder(capsys: Said) -> None:
    place = stories.HERE / "late-ferry"
    assert main(["adventure", "play", str(place), "--games", "2"]) == 0
    assert capsys.readouterr().out.startswith("The Late Ferry, normal, by scout\n")


@pytest.mark.parametrize(
    ("words", "sizes"), [("3", [3]), ("2..4", [2, 3, 4]), ("4..", [4, 5]), ("1,3", [1, 3]), ("2,1..3", [2, 1, 3])]
)
def test_party_sizes_can_be_written_in_several_ways(words: str, sizes: list[int]) -> None:
    assert party_sizes(words) == sizes


@pytest.mark.parametrize("words", ["", "0", "6", "2-4", "4..2", "2..9", "two"])
def test_party_sizes_that_make_no_sense_are_refused(words: str) -> None:
    with pytest.raises(WaybreadError, match="--heroes takes 1 to 5"):
        party_sizes(words)


@pytest.mark.parametrize("more", [["--games", "0"], ["--bot", "gandalf"], ["--heroes", "9"], ["--workers", "0"]])
def test_wishes_that_make_no_sense_are_refused(more: list[str], folder: Path, capsys: Said) -> None:
    assert main(["adventure", "play", str(folder), *more]) == 1
    assert capsys.readouterr().err.count("\n") == 1


ENDLESS_OBJECTIVES = "".join(
    f'[[objective]]\nname = "o-{n}"\ndo = ["objective o-{n + 1}", "complete", "objective o-{n + 1}", "complete"]\n'
    for n in range(40)
)
"""Each leads to the next one twice."""


def test_games_that_would_never_end_stop_with_a_sentence(folder: Path, capsys: Said) -> None:
    with (folder / "adventure.toml").open("a", encoding="utf-8") as file:
        file.write(f'{ENDLESS_OBJECTIVES}[[objective]]\nname = "o-40"\nthen = "o-0"\n')
        file.write('[[event]]\nname = "flood"\non = "round 2"\ndo = ["objective o-0", "complete"]\n')
    assert main(["adventure", "play", str(folder), "--games", "1", "--quiet"]) == 1
    said = "The game of seed 0 stopped: so much would come of one answer that it may never end.\n"
    assert capsys.readouterr().err == said


def test_threat_at_the_end_is_never_more_than_the_whole_bar(folder: Path, capsys: Said) -> None:
    with (folder / "adventure.toml").open("a", encoding="utf-8") as file:
        file.write('[[event]]\nname = "flood"\non = "round 2"\ndo = ["threat 500"]\n')
    assert main(["adventure", "play", str(folder), "--games", "2", "--quiet"]) == 0
    assert "  100 % of the bar\n" in capsys.readouterr().out

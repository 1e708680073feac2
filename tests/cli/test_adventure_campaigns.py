"""``waybread adventure`` with whole campaigns and with community scenarios, as a person types it."""

import io
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.journeys.authoring.written_adventures import write
from tests.sim.journeys.small_campaign import CAMPAIGN, written
from waybread.cli import main
from waybread.journeys import ADVENTURES

Said = pytest.CaptureFixture[str]
COMMUNITY = Path(__file__).parents[1] / "data" / "jime"
SCENARIO = COMMUNITY / "the_millers_lantern.jime"
LEFT_OUT = "left out: Event 'Dusk falls': its words tell players to do something, which only they can do, at a table."

CROSSING = """\
[[talk]]
name = "which"
  [[talk.answer]]
  name = "on"
  do = ["win"]
  [[talk.answer]]
  name = "back"
  do = ["lose"]

[[event]]
name = "asked"
on = "start"
do = ["talk which"]
"""


@pytest.fixture(autouse=True)
def _tidy_shelf() -> Iterator[None]:
    """What is played here does not stay on the shelf."""
    before = {*ADVENTURES}
    yield
    for key in {*ADVENTURES} - before:
        del ADVENTURES[key]


def said(capsys: Said, *words: str) -> list[str]:
    """What a command prints when all goes well."""
    assert main(["adventure", *words]) == 0
    return capsys.readouterr().out.splitlines()


def refused(capsys: Said, *words: str) -> str:
    """The one sentence with which a command is refused."""
    assert main(["adventure", *words]) == 1
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.count("\n") == 1
    return output.err


def test_a_campaign_is_played_from_its_prologue_to_its_epilogues(tmp_path: Path, capsys: Said) -> None:
    folder = str(written(tmp_path))
    lines = said(capsys, "play", folder, "--games", "6", "--heroes", "1,3", "--difficulty", "hard", "--wander")
    assert lines[0] == "Two Roads, hard, by scout, wandering"
    assert [line.split()[:2] for line in lines[3:5]] == [["1", "6"], ["3", "6"]]
    assert [line.split()[:2] for line in lines if line.startswith("fork")] == [["fork", "12"]]
    assert {line.split()[-1] for line in lines[lines.index("Epilogues:") + 1 :][:2]} == {"dawn", "dusk"}
    assert lines[-3:] == ["Epilogues never told: never.", "Events never seen:", "  fork: omen"]


def test_processes_together_play_what_one_would(tmp_path: Path, capsys: Said) -> None:
    words = ["play", str(written(tmp_path)), "--games", "5", "--bot", "random", "--bot", "scout", "--wander"]
    assert said(capsys, *words, "--workers", "2") == said(capsys, *words)


def test_a_campaign_remembers_by_itself(tmp_path: Path, capsys: Said) -> None:
    error = refused(capsys, "play", str(written(tmp_path)), "--remember", "road=1")
    assert error == "--remember is for one adventure; a campaign remembers by itself.\n"


def test_what_is_wrong_with_a_campaign_is_said_before_it_is_played(tmp_path: Path, capsys: Said) -> None:
    folder = written(tmp_path, CAMPAIGN.replace("sim-left", "sim-lift"))
    assert "there is no adventure 'sim-lift' in the folder; did you mean sim-left" in refused(
        capsys, "play", str(folder)
    )


def test_a_wanderer_takes_every_way_of_one_adventure_too(tmp_path: Path, capsys: Said) -> None:
    folder = str(write(tmp_path, CROSSING, name="sim-crossing"))
    for more, ways in (([], {"all objectives are complete"}), (["--wander"], {"all objectives are complete", "lost"})):
        lines = said(capsys, "play", folder, "--games", "10", *more)
        ended = lines[lines.index("How games ended:") + 1 :]
        assert {line.split(" %  ")[1] for line in ended[: ended.index("")]} == ways


def test_a_party_can_be_led_to_an_ending(capsys: Said) -> None:
    lines = said(capsys, "play", "and-so-on", "--games", "2", "--heroes", "3", "--lead", "short")
    assert lines[0] == "And So On, normal, by scout, led to short"
    assert "  100 %  short" in lines
    assert lines[-1] == "The end that they were led to came 2 of 2 times."


def test_it_is_said_how_often_a_campaign_came_to_the_epilogue_that_it_was_led_to(tmp_path: Path, capsys: Said) -> None:
    lines = said(capsys, "play", str(written(tmp_path)), "--games", "2", "--lead", "dusk")
    assert lines[-1] == "The end that they were led to came 2 of 2 times."


def test_an_ending_that_comes_by_itself_is_one_to_be_led_to_only_if_something_brings_it(
    tmp_path: Path, capsys: Said
) -> None:
    assert refused(capsys, "play", "gull-skerry", "--lead", "lost") == (
        "Nobody can be led to the ending lost, as it only comes by itself; there is only won.\n"
    )
    folder = str(write(tmp_path, f'{CROSSING}[[ending]]\nname = "won"\n', name="sim-crossing"))
    for end in ("won", "lost"):
        lines = said(capsys, "play", folder, "--games", "3", "--lead", end)
        assert lines[-1] == "The end that they were led to came 3 of 3 times."


def test_an_end_that_is_not_there_is_refused_and_so_is_a_party_that_wanders_and_is_led(capsys: Said) -> None:
    assert "no ending called shirt; did you mean short?" in refused(capsys, "play", "and-so-on", "--lead", "shirt")
    both = refused(capsys, "play", "and-so-on", "--lead", "short", "--wander")
    assert both == "A party wanders, or it is led; not both.\n"


# Community scenarios ----------------------------------------------------------------------


def test_a_check_of_a_scenario_says_what_could_not_be_honoured(capsys: Said) -> None:
    lines = said(capsys, "check", str(SCENARIO))
    assert LEFT_OUT in lines
    assert lines[-1] == f"{SCENARIO}: The Miller's Lantern, 1 scenario; 4 things could not be honoured as written."


def test_a_scenario_is_played_and_what_could_not_be_honoured_is_said(capsys: Said) -> None:
    lines = said(capsys, "play", str(SCENARIO), "--games", "2", "--bot", "random")
    assert lines[0] == "The Miller's Lantern, normal, by random"
    assert LEFT_OUT in lines
    assert "too-late" in next(line for line in lines if line.startswith("Events never seen: "))


def test_a_campaign_in_a_zip_file_and_in_a_folder_is_the_same(tmp_path: Path, capsys: Said) -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for each in COMMUNITY.iterdir():
            archive.write(each, each.name)
    file = tmp_path / "lantern.zip"
    file.write_bytes(packed.getvalue())
    lines = said(capsys, "play", str(file), "--games", "1", "--bot", "random")
    assert lines[0] == "One-lantern test campaign, normal, by random"
    assert any(line.startswith("jime-the-millers-lantern-") for line in lines)
    assert lines == said(capsys, "play", str(COMMUNITY), "--games", "1", "--bot", "random")
    assert said(capsys, "check", str(file))[:-1] == said(capsys, "check", str(COMMUNITY))[:-1]


@pytest.mark.parametrize("verb", ["check", "play"])
def test_a_broken_scenario_is_refused_in_a_sentence(verb: str, tmp_path: Path, capsys: Said) -> None:
    file = tmp_path / "broken.jime"
    file.write_bytes(SCENARIO.read_bytes()[:-20])
    assert refused(capsys, verb, str(file)).startswith("'broken.jime': ")

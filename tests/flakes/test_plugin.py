"""A test of the whole system has a second chance and is named at the end; no other test has one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BEGINNING = """
from pathlib import Path
import pytest
RUNS = Path(__file__).with_name("runs")
def times(most=1):
    "Fails as often as it is told to."
    RUNS.open("a").write("x")
    assert len(RUNS.read_text()) > most, "the first failure"
"""


def run_tests(folder: Path, text: str, *options: str) -> tuple[int, list[str]]:
    """Run a file of tests as a project of its own: exit status, and the lines that were printed."""
    (folder / "test_it.py").write_text(BEGINNING + text, encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "tests.flakes.plugin",
        "-p",
        "no:cacheprovider",
        "--tb=short",
    ]
    run = subprocess.run(
        [*command, "-o", "markers=system", "--strict-markers", *options, str(folder)],
        cwd=ROOT, env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    return run.returncode, run.stdout.splitlines() + run.stderr.splitlines()


def flakes(lines: list[str]) -> list[str]:
    return [each.rpartition("::")[2] for each in lines if each.startswith("FLAKE ")]


@pytest.mark.parametrize("options", [(), ("-p", "xdist", "-n", "2")], ids=["alone", "parallel"])
def test_a_marked_test_that_fails_once_passes_and_is_named_with_its_first_failure(
    tmp_path: Path, options: tuple[str, ...]
) -> None:
    status, lines = run_tests(
        tmp_path,
        "@pytest.mark.system\ndef test_shaky(): times()\n@pytest.mark.system\ndef test_firm(): pass\n",
        *options,
    )
    assert status == 0
    assert flakes(lines) == ["test_shaky"]
    assert any("flakes to fix" in each for each in lines)
    assert any("AssertionError: the first failure" in each for each in lines)
    assert lines[-1].startswith("2 passed")


def test_a_marked_test_that_fails_twice_fails_and_is_no_flake(tmp_path: Path) -> None:
    status, lines = run_tests(tmp_path, "@pytest.mark.system\ndef test_broken(): times(2)\n")
    assert status == 1
    assert flakes(lines) == []
    assert lines[-1].startswith("1 failed")
    assert (tmp_path / "runs").read_text() == "xx"


def test_a_test_without_the_mark_has_no_second_chance(tmp_path: Path) -> None:
    status, lines = run_tests(tmp_path, "def test_shaky(): times()\n")
    assert status == 1
    assert flakes(lines) == []
    assert (tmp_path / "runs").read_text() == "x"


def test_the_second_run_gets_every_fixture_anew(tmp_path: Path) -> None:
    status, lines = run_tests(
        tmp_path,
        "made = []\n"
        "@pytest.fixture(scope='session')\ndef world(): made.append('world')\n"
        "@pytest.fixture(scope='module')\ndef thing(): made.append('thing')\n"
        "@pytest.mark.system\ndef test_shaky(thing, world): times()\n"
        "@pytest.mark.system\ndef test_next(thing, world): assert made == ['world', 'thing'] * 2\n",
    )
    assert (status, flakes(lines)) == (0, ["test_shaky"])


def test_a_fixture_of_the_session_that_fails_once_fails_nothing(tmp_path: Path) -> None:
    status, lines = run_tests(
        tmp_path,
        "@pytest.fixture(scope='session')\ndef world(): times()\n"
        "@pytest.mark.system\ndef test_shaky(world): pass\n@pytest.mark.system\ndef test_next(world): pass\n",
    )
    assert (status, flakes(lines)) == (0, ["test_shaky"])


def test_a_teardown_that_fails_once_is_a_flake_too(tmp_path: Path) -> None:
    status, lines = run_tests(
        tmp_path,
        "@pytest.fixture\ndef thing():\n    yield\n    times()\n@pytest.mark.system\ndef test_shaky(thing): pass\n",
    )
    assert (status, flakes(lines)) == (0, ["test_shaky"])

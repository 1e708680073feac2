"""The ``waybread`` command as a person types it."""

import argparse
import subprocess
import sys
from collections.abc import Iterator

import pytest

from waybread.bots import names_in_words
from waybread.cli.entry_point import command_parser, main


def test_rule_shows_the_rule_of_an_id(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "lcg:defending-player.2"]) == 0
    assert capsys.readouterr().out.startswith("lcg:defending-player.2  (Defending Player)\n")


def test_rule_searches_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "another", "sentinel", "defender"]) == 0
    assert "lcg:defending-player.2" in capsys.readouterr().out


def test_rule_says_what_an_id_looks_like_when_nothing_is_found(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rule", "lcg:step.99"]) == 1
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.count("\n") == 1
    assert "lcg:step.3.4-2" in output.err


@pytest.mark.parametrize("words", ["L12", "l3"])
def test_rule_points_to_the_adopted_readings(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", words]) == 1
    said = f"{words.upper()} is no rule but an adopted reading of the rules: docs/readings.md has them.\n"
    assert capsys.readouterr().err == said


def test_rule_wants_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", ""]) == 1
    assert capsys.readouterr().out == ""


def test_a_reader_who_leaves_early_is_no_error() -> None:
    command = [sys.executable, "-m", "waybread.cli", "rule", "a"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        assert run.stdout.readline().startswith("lcg:")
        run.stdout.close()
        assert run.stderr.read() == ""
    assert run.returncode == 0


def test_version_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert stop.value.code == 0
    assert capsys.readouterr().out.startswith("waybread 0.")


def _commands(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for each in action.choices.values():
                yield from _commands(each)


@pytest.mark.parametrize("command", [*_commands(command_parser())], ids=lambda command: command.prog)
def test_help_explains_every_argument_and_states_its_default(command: argparse.ArgumentParser) -> None:
    for action in command._actions:
        if isinstance(action, argparse._SubParsersAction) or action.help is argparse.SUPPRESS:
            continue
        assert action.help, f"{command.prog} {action.dest} has no help"
        has_default = isinstance(action.default, str | int | float) and not isinstance(action.default, bool)
        if has_default and action.default not in ("", argparse.SUPPRESS):
            assert f"default: {action.default}" in action.help, f"{command.prog} {action.dest}"


def test_help_is_plain_english() -> None:
    said = "\n".join(each.format_help() for each in _commands(command_parser()))
    assert "waybread simulate" in said
    for stilted in ("unless said", "say nothing of", "if wished", "what came of", "go on where"):
        assert stilted not in said


@pytest.mark.parametrize("command", [*_commands(command_parser())], ids=lambda command: command.prog)
def test_help_begins_with_what_the_command_does(command: argparse.ArgumentParser) -> None:
    assert command.description
    assert command.description.endswith(".")


@pytest.mark.parametrize("name", ["play", "simulate", "analyse", "adventure play"])
def test_every_command_with_bots_lists_all_of_them(name: str) -> None:
    (command,) = (each for each in _commands(command_parser()) if each.prog == f"waybread {name}")
    assert names_in_words() in " ".join(command.format_help().split())

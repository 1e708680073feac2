"""Settings and limits: where their values come from, and who is told of them."""

import os
import re
import sys
from pathlib import Path

import pytest

from waybread.cli.entry_point import main
from waybread.server.settings import Limits, Settings, SettingsError, explained, read_settings

PAGE = Path(__file__).parents[2] / "docs" / "operations.md"


@pytest.fixture(autouse=True)
def _empty_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_DATA_HOME", *(each for each in os.environ if each.startswith("WAYBREAD_"))):
        monkeypatch.delenv(name, raising=False)


def test_limits_are_changed_by_name() -> None:
    changed = read_settings({"limit": ["burst=5", "idle_days=0.5"]}).limits
    assert (changed.burst, changed.idle_days, changed.tables) == (5, 0.5, Limits().tables)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("bursts=5", r"There is no limit 'bursts'; did you mean burst\?"),
        ("xyzzy=5", "There is no limit 'xyzzy'; there are messages_per_second, burst, "),
        ("burst", "The limit burst is a number, as in burst=60."),
        ("burst=many", "The limit burst is a number, as in burst=60."),
        ("burst=0", "The limit burst is more than 0."),
        ("idle_days=nan", "The limit idle_days is more than 0."),
    ],
)
def test_a_limit_that_is_none_is_refused_in_one_sentence(change: str, why: str) -> None:
    with pytest.raises(SettingsError, match=f"^{why}"):
        read_settings({"limit": [change]})


def test_an_option_wins_over_a_variable_and_a_variable_over_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WAYBREAD_PORT", "1234")
    monkeypatch.setenv("WAYBREAD_THINKERS", "3")
    monkeypatch.setenv("WAYBREAD_ORIGIN", "https://a.example, https://b.example")
    monkeypatch.setenv("WAYBREAD_LIMITS__BURST", "7")
    monkeypatch.setenv("WAYBREAD_LIMITS__UNSENT", "8")
    found = read_settings({"port": 99, "limit": ["burst=5"]})
    assert (found.port, found.thinkers, found.host) == (99, 3, "127.0.0.1")
    assert found.origin == {"https://a.example", "https://b.example"}
    assert (found.limits.burst, found.limits.unsent, found.limits.trials) == (5, 8, 2)


def test_the_database_is_a_file_in_the_data_folder_unless_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_settings({"data": Path("/a")}).database == "sqlite:////a/waybread.db"
    monkeypatch.setenv("WAYBREAD_DATABASE_URL", "postgresql://b")
    assert read_settings({"data": Path("/a")}).database == "postgresql://b"


def test_a_setting_that_makes_no_sense_is_refused_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WAYBREAD_PORT", "eighty")
    assert main(["serve"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("The setting port cannot be used: input should be a valid integer")
    assert said.count("\n") == 1


def test_the_page_for_hosts_explains_every_setting_and_limit_with_its_default() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name, default, words in explained(Settings):
        option, variable = f"--{name.replace('_', '-')}", f"WAYBREAD_{name.upper()}"
        assert f"| `{option}` | `{variable}` | {f'`{default}`' if default else ''} | {words} |" in page
    for name, default, words in explained(Limits):
        assert f"| `{name}` | {default} | {words} |" in page


def test_the_help_explains_every_setting_and_limit_with_its_default(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    said = " ".join(capsys.readouterr().out.split())
    for name, default, words in explained(Settings):
        assert re.search(rf" --{name.replace('_', '-')}[ ,]", said)
        assert f" {words}{f' (default: {default})' if default else ''}" in said
    for name, default, words in explained(Limits):
        assert f" {name}: {words} (default: {default})" in said


def test_every_option_is_a_setting(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    given: list[Settings] = []

    def read(options: dict[str, object]) -> Settings:
        given.append(read_settings(options))
        raise SettingsError("That is all.")

    monkeypatch.setattr("waybread.server.read_settings", read)
    typed = f"serve --host ::1 --port 0 --data {tmp_path} --origin a --origin b --thinkers 2 --proxy c --logs --open"
    assert main([*typed.split(), "--limit", "burst=5", "--limit", "trials=1"]) == 1
    assert given == [
        Settings(
            host="::1", port=0, data=tmp_path, origin=frozenset("ab"), thinkers=2, proxy="c", logs=True, open=True,
            limits=Limits(burst=5, trials=1),
        )
    ]  # fmt: skip


def test_a_switch_that_a_variable_turns_on_is_turned_off_by_its_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WAYBREAD_LOGS", "1")
    monkeypatch.setenv("WAYBREAD_OPEN", "1")
    given: list[Settings] = []
    monkeypatch.setattr("waybread.server.run_server", given.append)
    for option in ("--no-logs", "--no-open"):
        main(["serve", option])
    assert [(each.logs, each.open) for each in given] == [(False, True), (True, False)]


def test_who_lacks_the_server_is_told_what_brings_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "waybread.server", None)
    assert main(["serve", "--port", "0"]) == 1
    assert "pip install 'waybread[server]' brings it." in capsys.readouterr().err


@pytest.mark.parametrize(
    "given", [["https://a.example,https://b.example"], ["https://a.example", "https://b.example,"]]
)
def test_origins_are_repeated_or_separated_by_commas(given: list[str]) -> None:
    assert read_settings({"origin": given}).origin == {"https://a.example", "https://b.example"}


def test_a_variable_that_cannot_be_read_is_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WAYBREAD_LIMITS", "foo")
    with pytest.raises(SettingsError, match="An environment variable cannot be read"):
        read_settings({})

"""``waybread serve`` as a person types it."""

import socket
from pathlib import Path

import pytest

from waybread.cli import main


def test_who_finds_the_port_taken_is_told_how_to_choose_another(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--data", str(tmp_path)]) == 1
    said = "".join(capsys.readouterr())
    assert f"Port {port} of 127.0.0.1 cannot be used: Address already in use." in said
    assert "--port 0, or make play PORT=0." in said


def test_who_names_a_file_as_the_data_folder_is_not_told_of_ports(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("", encoding="utf-8")
    assert main(["serve", "--port", "0", "--data", str(file)]) == 1
    said = "".join(capsys.readouterr())
    assert f"The data folder {file} cannot be used: File exists." in said
    assert "Port" not in said

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
    assert f"Port {port} of 127.0.0.1 cannot be had" in said
    assert "--port 0, or make play PORT=0." in said

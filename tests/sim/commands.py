"""The command as somebody types it."""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path
from typing import Any

from waybread.cli import main

TABLE = ("mirkwood", "--deck", "leadership", "--seed", "40")


def said(*arguments: str, command: str = "simulate") -> str:
    """What a command says when it is done."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        assert main([command, *arguments, "--quiet"]) == 0
    return out.getvalue()


def refusal(*arguments: str, command: str = "simulate") -> str:
    """The one sentence, or two, of a command that cannot be done."""
    err = io.StringIO()
    with contextlib.redirect_stderr(err), contextlib.redirect_stdout(io.StringIO()):
        assert main([command, *arguments, "--quiet"]) == 1
    assert err.getvalue().count("\n") == 1
    return err.getvalue()


def figures(folder: Path, *arguments: str, table: tuple[str, ...] = TABLE, command: str = "simulate") -> Any:
    """All figures of a run."""
    file = folder / "figures.json"
    said(*table, *arguments, "--json", str(file), command=command)
    return json.loads(file.read_text(encoding="utf-8"))

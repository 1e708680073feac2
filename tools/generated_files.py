"""Files that tools generate and the repository keeps: written, or with ``--check`` only compared."""

import argparse
import json
from pathlib import Path


def add_check(parser: argparse.ArgumentParser) -> None:
    """Add the option ``--check``."""
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the file is not up to date")


def update(file: Path, text: str, command: str, *, check: bool) -> bool:
    """Write a generated file; with ``check`` write nothing, and return False if the file is not up to date."""
    if not check:
        file.write_text(text, encoding="utf-8")
    elif not file.exists() or file.read_text(encoding="utf-8") != text:
        print(f"{file} is not up to date: run '{command}' and commit it.")
        return False
    return True


def parse_citations(description: str, command: str) -> tuple[set[str] | None, bool]:
    """Return what passing tests cite, or None if a file is missing, and whether ``--check`` was given."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("citations", type=Path, nargs="+", help="the files written by pytest --citations")
    add_check(parser)
    chosen = parser.parse_args()
    try:
        lists = [json.loads(file.read_text(encoding="utf-8")) for file in chosen.citations]
    except FileNotFoundError as missing:
        print(f"{missing.filename} is missing: '{command}' runs the tests and writes it.")
        return None, chosen.check
    return {cited for found in lists for cited in found}, chosen.check

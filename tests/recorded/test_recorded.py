"""Recorded games play again choice by choice. A difference is a changed rule: see ``tools/record.py``."""

import pytest

from tests.recorded.recording import FOLDER, Recording, read, replay

RECORDINGS = [each for file in sorted(FOLDER.glob("*.json.xz")) for each in read(file)]


@pytest.mark.parametrize("recording", RECORDINGS, ids=lambda each: f"{each.game} {each.name}")
def test_a_recorded_game_plays_again(recording: Recording) -> None:
    assert replay(recording) is None

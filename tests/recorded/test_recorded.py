"""Recorded games play again choice by choice. A difference is a changed rule: see ``tools/record.py``."""

from collections.abc import Iterable

import pytest

from tests.cardgame.boxes import scenarios_of
from tests.recorded.recording import FOLDER, Recording, of_boxes, read, replay
from waybread.cardgame import CardGame
from waybread.journeys import CompanionGame, JourneyGame, stories
from waybread.kernel import Json

RECORDINGS = [each for file in (*sorted(FOLDER.glob("*.json.xz")), *of_boxes().values()) for each in read(file)]
SHIPPED = [each.name for each in stories.FOLDERS]


@pytest.mark.parametrize("recording", RECORDINGS, ids=lambda each: f"{each.game} {each.name}")
def test_a_recorded_game_plays_again(recording: Recording) -> None:
    assert replay(recording) is None


def test_every_scenario_and_adventure_is_recorded_for_every_number_of_players() -> None:
    recorded = {(each.game, scenario_of(each), seats_of(each)) for each in RECORDINGS}
    scenarios = [each for box in ("core", *of_boxes()) for each in scenarios_of(box)]
    wanted: list[tuple[str, Iterable[str], int]] = [
        (CardGame.name, scenarios, 4), (JourneyGame.name, SHIPPED, 5), (CompanionGame.name, SHIPPED, 5),
    ]  # fmt: skip
    assert {(game, each, n + 1) for game, there, most in wanted for each in there for n in range(most)} <= recorded


def test_campaigns_are_recorded() -> None:
    assert {each.game for each in RECORDINGS if each.setup.get("campaign")} == {CardGame.name, JourneyGame.name}


def test_the_recordings_stay_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.glob("*.xz")) < 1 << 20


def scenario_of(recording: Recording) -> Json:
    return recording.setup.get("scenario") or recording.setup["adventure"]


def seats_of(recording: Recording) -> int:
    seats = recording.setup.get("decks") or recording.setup["heroes"]
    assert isinstance(seats, list)
    return len(seats)

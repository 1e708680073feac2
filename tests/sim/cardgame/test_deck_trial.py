"""A trial: news while it is played, figures now and then, an end in any case."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from waybread.cardgame import deckfiles
from waybread.kernel import Json
from waybread.sim.cardgame.deck_trial import DeckTrial, play_trial
from waybread.sim.cardgame.watched_game import Party
from waybread.sim.players import Player

PASSAGE: dict[str, Json] = {
    "scenario": "passage-through-mirkwood",
    "easy": False,
    "decks": [deckfiles.open_deck("leadership").deck().setup()],
}


def party(bot: str = "random") -> Party:
    return Party("mine", PASSAGE, (Player(bot),))


def hours() -> Callable[[], float]:
    """A clock on which an hour passes between two looks at it."""
    now = [0.0]

    def look() -> float:
        now[0] += 3600.0
        return now[0]

    return look


def news(trial: DeckTrial, now: Callable[[], float] | None = None) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    play_trial(trial, found.append, *([] if now is None else [now]))
    return found


def test_a_trial_comes_back_from_the_line_that_it_is_sent_as() -> None:
    trial = DeckTrial(party("scout"), 12, 5, True, 33.0)
    assert DeckTrial.from_line(trial.to_line()) == trial


def test_the_end_is_told_with_all_figures() -> None:
    last = news(DeckTrial(party(), 7))[-1]
    assert (last["done"], last["asked"], last["over"], last["why"], last["left"]) == (7, 7, True, "", 0.0)
    assert sum(each["lost"] + each["won"] for each in last["figures"]["lengths"]) == 7
    assert last["figures"]["analysis"] is None


def test_news_come_while_it_is_played_where_games_are_slow() -> None:
    found = news(DeckTrial(party(), 3, seconds=1e9), hours())
    assert [each["done"] for each in found] == [1, 2, 3]
    assert all(each["figures"] for each in found)
    assert found[0]["left"] == 2 * found[0]["spent"]


def test_a_trial_whose_time_is_over_says_so() -> None:
    (only,) = news(DeckTrial(party(), 3, seconds=60), hours())
    assert (only["done"], only["over"]) == (1, True)
    assert only["why"] == "It ends after 1 min 00 s, the longest time that a trial may take."


def test_a_game_that_fails_ends_the_trial_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(self: Player, seed: int) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Player, "bot", stumble)
    (only,) = news(DeckTrial(party(), 3))
    assert (only["done"], only["over"]) == (0, True)
    assert only["why"].startswith("The game of seed 0 failed, which is a fault of ours")


def test_the_program_ends_when_whoever_began_it_is_gone() -> None:
    program = [sys.executable, "-m", "waybread.sim.cardgame.trial_process"]
    with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(DeckTrial(party("scout"), 100_000).to_line() + "\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["done"] > 0
        process.stdin.close()
        assert process.wait(timeout=60) == 1

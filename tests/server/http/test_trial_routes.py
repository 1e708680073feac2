"""Decks tried out over HTTP: what is told is what `waybread simulate` says, and nothing goes on unheard."""

import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from tests.server.table_clients import DECKS, MANY, Client, server
from waybread.cardgame.card_lookup import title_of
from waybread.server.http.dependencies import services_of
from waybread.server.http.trial_processes import BROKEN, GOING_DOWN, Trials
from waybread.sim.cardgame import TrialNews
from waybread.sim.cardgame.watched_game import Party
from waybread.sim.players import Player
from waybread.sim.simulation import Simulation, SimulationTally

PATIENCE = 60.0
LONG: dict[str, Any] = {
    "scenario": "passage-through-mirkwood", "decks": [DECKS["leadership"]], "bot": "scout", "games": 1000,
}  # fmt: skip


NEWS = TypeAdapter(TrialNews)


def wanted(**changes: Any) -> dict[str, Any]:
    return {"scenario": "passage-through-mirkwood", "decks": [DECKS["leadership"]], "bot": "random", **changes}


def told(library: Client, **changes: Any) -> list[TrialNews]:
    """Everything that is told of a trial."""
    answer = library.post("/api/trials", json=wanted(**changes), timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/x-ndjson"
    return [NEWS.validate_python(json.loads(line)) for line in answer.text.splitlines() if line]


@contextmanager
def listening(library: Client) -> Iterator[Iterator[str]]:
    """Somebody who hears of a long trial, from the second piece of news on."""
    with library.stream("POST", "/api/trials", json=LONG, timeout=PATIENCE) as answer:
        assert answer.status_code == 200
        lines = (line for line in answer.iter_lines() if line)
        assert not json.loads(next(lines))["over"]
        yield lines


def trials_of(library: Client) -> Trials:
    return services_of(library.app).trials


def wait(ready: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_trial_plays_the_games_that_a_simulation_of_the_same_seeds_plays(library: Client) -> None:
    last = told(library, bot="scout", games=6, seed=3, easy=True)[-1]
    setup = {"scenario": "passage-through-mirkwood", "easy": True, "decks": [DECKS["leadership"]]}
    study = Simulation((Party("same", setup, (Player("scout"),)),))
    tally = SimulationTally(study)
    for seed in range(3, 9):
        tally.add(study.play(seed))
    assert (last.done, last.won) == (6, tally.headline.won)
    assert (last.low, last.high) == pytest.approx(tally.headline.interval)
    assert last.figures is not None
    assert last.figures.rounds == pytest.approx(tally.parties[0].rounds.mean)
    assert sum(each.won for each in last.figures.lengths) == tally.headline.won
    assert sum(each.games for each in last.figures.causes) == 6 - tally.headline.won


def test_only_the_last_line_says_that_it_is_over(library: Client) -> None:
    lines = told(library, games=200)
    assert [each.over for each in lines] == [False] * (len(lines) - 1) + [True]
    assert [each.done for each in lines] == sorted({each.done for each in lines})
    assert lines[-1].done == 200
    assert lines[-1].why == ""


def test_an_analysis_looks_at_cards_hands_and_the_encounter_deck(library: Client) -> None:
    found = told(library, games=30, analyse=True)[-1].figures
    assert found is not None
    assert found.analysis is not None
    copies = {title_of(name): count for name, count in DECKS["leadership"]["cards"].items()}
    assert {title_of(each.name): each.copies for each in found.analysis.cards} == copies
    assert found.analysis.hands[0].name == "any hand"
    assert found.analysis.hands[0].games == 30
    assert sum(each.ended for each in found.analysis.dangers) > 0
    assert told(library, games=1)[-1].figures.analysis is None  # type: ignore[union-attr]


def test_several_decks_sit_at_one_table(library: Client) -> None:
    found = told(library, games=8, decks=[DECKS["leadership"], DECKS["spirit"]])[-1].figures
    assert found is not None
    heroes = next(each for each in found.curves if each.measure == "heroes")
    assert [*heroes.won, *heroes.lost][0].mean == 6


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"scenario": "mount-doom"}, "mount-doom"),
        ({"decks": [{"heroes": ["Frodo"], "cards": {}}]}, "Frodo"),
        ({"decks": [DECKS["leadership"], DECKS["leadership"]]}, "Aragorn"),
        ({"games": 1001}, "1000"),
        ({"bot": "sauron"}, "bot"),
        ({"decks": []}, "decks"),
        ({"seed": -1}, "seed"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(library: Client, changes: dict[str, Any], words: str) -> None:
    answer = library.post("/api/trials", json=wanted(**changes))
    assert answer.status_code == 422
    assert words in answer.json()["detail"]


def test_a_trial_ends_when_nobody_listens_any_more(library: Client) -> None:
    with listening(library):
        assert trials_of(library).running == 1
    wait(lambda: trials_of(library).running == 0)
    assert told(library, games=1)[-1].done == 1


def test_a_visitor_has_one_trial_at_a_time(library: Client) -> None:
    with listening(library):
        answer = library.post("/api/trials", json=wanted(games=1))
        assert answer.status_code == 429
        assert "yours" in answer.json()["detail"]
    wait(lambda: trials_of(library).running == 0)


def test_there_are_only_so_many_trials_at_a_time(tmp_path: Path) -> None:
    limits = MANY.__class__(trials=1, trials_per_address=5)
    with server(tmp_path, limits) as client:
        with listening(client):
            answer = client.post("/api/trials", json=wanted(games=1))
            assert answer.status_code == 503
            assert "Others" in answer.json()["detail"]
        wait(lambda: trials_of(client).running == 0)


def test_a_trial_that_takes_too_long_ends_with_what_it_has(tmp_path: Path) -> None:
    with server(tmp_path, MANY.__class__(trial_seconds=0.2)) as client:
        last = told(client, bot="scout", games=1000)[-1]
        assert 0 < last.done < 1000
        assert last.why.startswith("It ends after 0 s")
        assert last.figures is not None


@pytest.mark.system
def test_a_trial_whose_process_is_killed_says_so(library: Client) -> None:
    with listening(library) as lines:
        for process in list(trials_of(library)._processes):
            os.kill(process.pid, signal.SIGKILL)
        last = NEWS.validate_python([json.loads(line) for line in lines][-1])
    assert (last.over, last.why) == (True, BROKEN)
    assert last.done > 0


def test_a_server_that_goes_down_ends_its_trials_and_says_so(tmp_path: Path) -> None:
    with server(tmp_path) as client, listening(client) as lines:
        trials_of(client).close()
        last = json.loads([*lines][-1])
        assert (last["over"], last["why"]) == (True, GOING_DOWN)
        assert client.post("/api/trials", json=wanted(games=1)).status_code == 503


def test_trials_give_way_to_the_tables(library: Client) -> None:
    with listening(library):
        (process,) = trials_of(library)._processes
        assert os.getpriority(os.PRIO_PROCESS, process.pid) > os.getpriority(os.PRIO_PROCESS, 0)
    wait(lambda: trials_of(library).running == 0)

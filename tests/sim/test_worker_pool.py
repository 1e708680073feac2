"""Runs: whoever plays, and whatever ends them, the games come in the order of their seeds and none is lost."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import ParamSpec, TypeVar

import pytest

from tests.sim.toy_study import Coins, CoinTally
from waybread.sim import worker_pool
from waybread.sim.result_files import ResultFile
from waybread.sim.study import SeedResult, StudyError
from waybread.sim.worker_pool import play_seeds

P = ParamSpec("P")
T = TypeVar("T")
SEEDS = range(100, 137)


def tallied(executor: ThreadPoolExecutor | None, chunk: int, count: int = 1) -> CoinTally:
    tally = CoinTally()
    play_seeds(Coins(), SEEDS, tally.add_all, executor, count, chunk)
    return tally


@pytest.mark.parametrize("chunk", [1, 5, 100])
def test_games_come_in_the_order_of_their_seeds_whatever_the_chunks(chunk: int) -> None:
    with ThreadPoolExecutor(3) as executor:
        tally = tallied(executor, chunk, 3)
    assert tally.seeds == list(SEEDS)
    assert tally.headline == tallied(None, 1).headline


def test_processes_play_the_same_as_this_one() -> None:
    tally = CoinTally()
    with worker_pool.processes(2) as executor:
        play_seeds(Coins(), SEEDS, tally.add_all, executor, 2, 4)
    assert tally.seeds == list(SEEDS)
    assert tally.headline == tallied(None, 1).headline


def test_a_refusal_names_the_seed_of_the_game() -> None:
    with pytest.raises(StudyError, match=r"^The game of seed 7 stopped: The coin has rolled away\.$"):
        play_seeds(Coins(refused=7), range(10), lambda games: None)


def test_a_fault_of_ours_is_called_so() -> None:
    with pytest.raises(StudyError, match="seed 3 failed, which is a fault of ours: ZeroDivisionError"):
        play_seeds(Coins(failing=3), range(10), lambda games: None)


def test_a_fault_in_a_worker_ends_the_run_after_the_games_before_it() -> None:
    tally = CoinTally()
    with ThreadPoolExecutor(2) as executor, pytest.raises(StudyError, match="seed 20"):
        play_seeds(Coins(refused=20), range(30), tally.add_all, executor, 2, 5)
    assert tally.seeds == list(range(20))


class EveryChunkAtOnce(ThreadPoolExecutor):
    """Everything is finished by the time that anybody asks."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def test_an_interruption_hands_over_all_that_is_finished() -> None:
    results: list[int] = []

    def played(games: list[SeedResult]) -> None:
        results.extend(each["seed"] for each in games)
        if len(results) == 10:
            os.kill(os.getpid(), signal.SIGINT)

    with EveryChunkAtOnce(1) as executor, pytest.raises(KeyboardInterrupt):
        play_seeds(Coins(), range(1000), played, executor, 2, 5)
    assert results == list(range(len(results)))
    assert 35 <= len(results) < 100


def test_an_interruption_does_not_tear_what_is_written_down() -> None:
    steps: list[str] = []

    def played(games: list[SeedResult]) -> None:
        steps.append("begun")
        os.kill(os.getpid(), signal.SIGINT)
        steps.append("ended")

    with pytest.raises(KeyboardInterrupt):
        play_seeds(Coins(), range(10), played)
    assert steps == ["begun", "ended"]


def test_after_a_run_an_interruption_is_what_it_was_before() -> None:
    before = signal.getsignal(signal.SIGINT)
    play_seeds(Coins(), range(3), lambda games: None)
    assert signal.getsignal(signal.SIGINT) is before


def test_results_go_on_where_they_end(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    results = ResultFile.begun(file, Coins().header())
    results.append([Coins().play(seed) for seed in range(4)])
    results.close()
    again = ResultFile.opened(file)
    again.append([Coins().play(seed) for seed in range(4, 6)])
    again.close()
    assert [each["seed"] for each in ResultFile.opened(file)] == list(range(6))


def test_a_line_that_was_cut_off_is_dropped(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    results = ResultFile.begun(file, Coins().header())
    results.append([Coins().play(seed) for seed in range(4)])
    results.close()
    file.write_bytes(file.read_bytes()[:-5])
    again = ResultFile.opened(file)
    assert again.done == 3
    again.append([Coins().play(3)])
    again.close()
    assert [each["seed"] for each in ResultFile.opened(file)] == list(range(4))


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    results = ResultFile.begun(file, Coins().header())
    results.append([Coins().play(seed) for seed in range(2)])
    results.close()
    lines = file.read_text().splitlines()
    file.write_text("\n".join([lines[0], "rubbish", lines[2], ""]))
    with pytest.raises(StudyError, match=r"Line 2 of .* is damaged"):
        list(ResultFile.opened(file))


@pytest.mark.parametrize("text", ["", "rubbish\n", "{}\n", "[1]\n"])
def test_a_file_of_something_else_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "other.jsonl"
    file.write_text(text)
    with pytest.raises(StudyError, match="is no file of results"):
        ResultFile.opened(file)


def test_results_of_another_version_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "old.jsonl"
    ResultFile.begun(file, Coins().header()).close()
    file.write_text(file.read_text().replace('"engine":"', '"engine":"0.0.'))
    with pytest.raises(StudyError, match="their games may differ"):
        ResultFile.opened(file)


def test_results_of_other_code_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "old.jsonl"
    ResultFile.begun(file, Coins().header()).close()
    file.write_text(file.read_text().replace('"code":"', '"code":"0'))
    with pytest.raises(StudyError, match="before the program was changed"):
        ResultFile.opened(file)


def test_a_new_run_writes_over_nothing(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("dear diary")
    with pytest.raises(StudyError, match="file exists"):
        ResultFile.begun(file, Coins().header())
    assert file.read_text() == "dear diary"

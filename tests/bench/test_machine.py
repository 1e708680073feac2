"""Thinking, two processes and memory are measured, and what a game costs after many others."""

import json
from pathlib import Path

import pytest

from bench import growth
from bench.machine import APART
from bench.measure import compare
from bench.subjects import SUBJECTS
from bench.thinking import THINKING, Thinking

PARTS = {each.name: each for each in APART}


@pytest.mark.parametrize("thinking", [THINKING[0], THINKING[-1]], ids=lambda each: str(each.key))
def test_playouts_are_counted_as_they_were_played(thinking: Thinking) -> None:
    contender = thinking.contender()
    found = [contender.play(seed) for seed in range(1, 5)]
    assert found == [contender.play(seed) for seed in range(1, 5)]
    assert all(0 < each.decisions <= each.questions for each in found)


def test_playouts_are_not_set_beside_decisions() -> None:
    anchor = SUBJECTS[0].contender()
    assert compare([THINKING[0].contender()], [anchor]) == {}


def test_two_workers_are_set_beside_one_and_beside_what_the_machine_gives_a_plain_loop() -> None:
    found = {key.removeprefix("sim.workers."): each.median for key, each in PARTS["workers"].figures(1, 0.01).items()}
    ours, machines = found.pop("2_vs_1"), found.pop("machine_2_vs_1")
    assert ours == pytest.approx(found["2.games_per_s"] / found["1.games_per_s"])
    assert machines == pytest.approx(found["2.loops_per_s"] / found["1.loops_per_s"])
    assert found.pop("2_vs_1_of_what_the_machine_gives") == pytest.approx(ours / machines)
    assert set(found) == {"1.games_per_s", "1.loops_per_s", "2.games_per_s", "2.loops_per_s"}


def test_a_copy_takes_less_memory_than_a_game_and_games_of_more_players_take_more() -> None:
    found = {key: each.median for key, each in PARTS["memory"].figures(1, 1.0).items()}
    for variant in ("cardgame.memory.{}p", "journeys.memory.{}h"):
        keys = [variant.format(count) for count in (1, 2, 4)]
        sizes = [(found[f"{key}.clone_kib"], found[f"{key}.game_kib"]) for key in keys]
        assert all(0 < copy <= game for copy, game in sizes)
        assert sizes[0][1] < sizes[1][1] < sizes[2][1]


def test_growth_has_a_step_for_each_tenfold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(growth, "FIRST", 2)
    assert growth.main(["--games", "30", "--json", str(tmp_path / "build" / "growth.json")]) == 0
    steps = json.loads((tmp_path / "build" / "growth.json").read_text(encoding="utf-8"))
    assert [each["games"] for each in steps] == [2, 20, 30]
    assert all(each["ms_per_game"] > 0 and each["resident_mib"] > 0 for each in steps)

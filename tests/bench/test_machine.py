"""Thinking, two processes and memory are measured, and what a game costs after many others."""

import json
from pathlib import Path

import pytest

from bench import growth
from bench.machine import APART
from bench.measure import compare
from bench.subjects import SUBJECTS
from bench.thinking import THINKING

PARTS = {each.name: each for each in APART}


def test_playouts_are_counted_as_they_were_played() -> None:
    contender = THINKING[0].contender()
    found = [contender.play(seed) for seed in range(1, 5)]
    assert found == [contender.play(seed) for seed in range(1, 5)]
    assert all(0 < each.decisions <= each.questions for each in found)


def test_playouts_are_not_set_beside_decisions() -> None:
    anchor = SUBJECTS[0].contender()
    assert compare([THINKING[0].contender()], [anchor]) == {}


def test_two_workers_are_set_beside_one() -> None:
    found = PARTS["workers"].figures(1, 0.01)
    one, two, ratio = (found[key].median for key in sorted(found))
    assert [*sorted(found)] == ["sim.workers.1.games_per_s", "sim.workers.2.games_per_s", "sim.workers.2_vs_1"]
    assert ratio == pytest.approx(two / one)


def test_a_copy_takes_less_memory_than_a_game_and_games_of_more_players_take_more() -> None:
    found = {key: each.median for key, each in PARTS["memory"].figures(1, 1.0).items()}
    sizes = [(found[f"cardgame.memory.{n}p.clone_kib"], found[f"cardgame.memory.{n}p.game_kib"]) for n in (1, 2, 4)]
    assert all(0 < copy <= game for copy, game in sizes)
    assert sizes[0][1] < sizes[1][1] < sizes[2][1]


def test_growth_has_a_step_for_each_tenfold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(growth, "FIRST", 2)
    assert growth.main(["--games", "30", "--json", str(tmp_path / "build" / "growth.json")]) == 0
    steps = json.loads((tmp_path / "build" / "growth.json").read_text(encoding="utf-8"))
    assert [each["games"] for each in steps] == [2, 20, 30]
    assert all(each["ms_per_game"] > 0 and each["resident_mib"] > 0 for each in steps)

"""``waybread simulate``: figures that depend on nothing but what was asked."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from tests.sim.commands import TABLE, figures, refusal, said
from waybread.bots import RandomBot, Scout, play
from waybread.cardgame import CardGame, deckfiles
from waybread.cardgame.effects.game_end import completed_rounds
from waybread.kernel import Event, Keep, Outcome
from waybread.sim import text_tables
from waybread.sim.cardgame.watched_game import MEASURES, GameWatch, Party, measured
from waybread.sim.players import Player
from waybread.sim.simulation import Simulation, SimulationTally
from waybread.sim.win_rates import wilson

SETUP: dict[str, Any] = {
    "scenario": "passage-through-mirkwood",
    "decks": [deckfiles.open_deck("leadership").deck().setup()],
}
PARTY = Party("Leadership", SETUP, (Player("scout"),))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Twelve games in one go, in this process."""
    return figures(tmp_path_factory.mktemp("whole"), "--games", "12", "--workers", "1")


# What is seen ------------------------------------------------------------------------------


def test_a_watched_game_is_the_game_that_the_bots_play() -> None:
    result = Simulation((PARTY,)).play(44)["games"][0]
    game = CardGame.new(SETUP, 44, Keep.SEARCH)
    outcome = play(game, [Scout()])
    assert (result["won"], result["rounds"], result["score"]) == (outcome.won, game.state.round, outcome.score)
    assert completed_rounds(game) in (result["rounds"], result["rounds"] - 1)


def test_the_table_is_looked_at_once_in_every_round() -> None:
    result = Simulation((PARTY,)).play(44)["games"][0]
    assert [len(each) for each in result["curves"]] == [result["rounds"]] * len(MEASURES)
    first = dict(zip(MEASURES, (each[0] for each in result["curves"]), strict=True))
    assert (first["threat"], first["heroes"], first["resources"], first["hand"]) == (29, 3, 3, 7)


def test_measures_are_those_of_the_table() -> None:
    game = CardGame.new(SETUP, 3)
    game.choose(0)
    state = game.state
    assert measured(game)[MEASURES.index("threat")] == state.threat[0]
    assert measured(game)[MEASURES.index("staging threat")] == game.view(0)["threat"]


@pytest.mark.parametrize(("reasons", "cause"), [
    (("threat",), "threat reached 50"),
    (("heroes", "heroes"), "the last hero fell"),
    (("threat", "heroes"), "some players' heroes fell, others' threat reached 50"),
])  # fmt: skip
def test_the_cause_of_a_loss_is_what_eliminated_the_players(reasons: tuple[str, ...], cause: str) -> None:
    watch = GameWatch()
    for each in reasons:
        watch.hear(Event("eliminated", {"player": 0, "reason": each}))
    game = CardGame.new(SETUP, 3)
    game.choose(0)
    game.state.outcome = Outcome(won=False, reason="every player has been eliminated")
    assert watch.result(game)["cause"] == cause


def test_a_game_says_itself_what_eliminated_its_player() -> None:
    watch = GameWatch()
    game = CardGame.new(SETUP, 3, Keep.SEARCH, watch.hear)
    game.state.threat[0] = 49
    play(game, [RandomBot(1)])
    assert watch.result(game)["cause"] == "threat reached 50"


# Figures -----------------------------------------------------------------------------------


def test_the_figures_say_how_many_were_won(whole: Any) -> None:
    assert whole["games"] == 12
    assert whole["win_rate"] == whole["wins"] / 12
    assert tuple(whole["interval"]) == wilson(whole["wins"], 12)
    assert sum(whole["causes"].values()) == 12 - whole["wins"]
    assert whole["rounds"]["games"] == 12
    assert whole["score"]["total"]["games"] == whole["wins"]


def test_curves_of_won_and_lost_games_make_up_all(whole: Any) -> None:
    curve = whole["curves"]["threat"]
    assert curve["won"][0]["games"] == whole["wins"]
    assert curve["all"][0]["games"] == 12
    assert curve["all"][0]["mean"] == 29.0


def test_workers_change_nothing(whole: Any, tmp_path: Path) -> None:
    assert figures(tmp_path, "--games", "12", "--workers", "2") == whole


def test_a_run_in_two_parts_is_the_run_in_one_go(whole: Any, tmp_path: Path) -> None:
    file = str(tmp_path / "run.jsonl")
    figures(tmp_path, "--games", "5", "--workers", "1", "--resume", file)
    again = figures(tmp_path, "--games", "12", "--workers", "1", "--resume", file, table=())
    assert again == whole


@pytest.mark.system
def test_a_run_that_was_killed_goes_on_to_the_same_figures(whole: Any, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    arguments = ["--games", "12", "--workers", "2", "--resume", str(file), "--quiet"]
    victim = subprocess.Popen(
        [sys.executable, "-m", "waybread.cli", "simulate", *TABLE, *arguments],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    while victim.poll() is None and (not file.exists() or file.read_bytes().count(b"\n") < 4):
        sleep(0.02)
    victim.kill()
    victim.wait()
    left = file.read_bytes()
    assert 4 <= left.count(b"\n") < 13
    assert figures(tmp_path, "--workers", "1", "--resume", str(file)) == whole
    assert file.read_bytes().startswith(left[: left.rindex(b"\n") + 1])


def test_an_interrupted_run_tells_what_is_done_and_how_to_go_on(
    whole: Any, tmp_path: Path, runs: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from waybread.cli import main

    adding = SimulationTally.add

    def add(self: SimulationTally, result: dict[str, Any]) -> None:
        adding(self, result)
        if self.headline.games == 3:
            os.kill(os.getpid(), signal.SIGINT)

    with monkeypatch.context() as patch:
        patch.setattr(SimulationTally, "add", add)
        assert main(["simulate", *TABLE, "--games", "12", "--workers", "1", "--quiet"]) == 130
    out, err = capsys.readouterr()
    (file,) = runs.iterdir()
    assert "3 games" in out
    assert err == f"Stopped after 3 of 12 games, which are kept: --resume {file} goes on with them.\n"
    assert figures(tmp_path, "--resume", str(file), "--workers", "1", table=()) == whole


def test_a_run_that_is_over_leaves_no_file_that_nobody_asked_for(runs: Path) -> None:
    said(*TABLE, "--games", "1", "--workers", "1")
    assert list(runs.iterdir()) == []


def test_the_same_deck_against_itself_is_no_different(tmp_path: Path) -> None:
    found = figures(tmp_path, "--games", "3", "--compare", "leadership", "--workers", "1")
    paired = found["paired"]
    assert (paired["first_only"], paired["second_only"], paired["p_value"]) == (0, 0, 1.0)
    assert found["compared"]["wins"] == found["wins"]
    assert found["name"] == "Leadership Starter (1)"


def test_two_decks_are_paired_by_their_seeds(tmp_path: Path, whole: Any) -> None:
    file = tmp_path / "games.csv"
    both = ("--compare", "leadership", "tactics", "--workers", "1", "--games", "4", "--csv", str(file))
    found = figures(tmp_path, *both, table=("mirkwood", "--seed", "40"))
    with file.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert [row["seed"] for row in rows] == ["40", "40", "41", "41", "42", "42", "43", "43"]
    won = [(first["won"] == "1", second["won"] == "1") for first, second in zip(rows[::2], rows[1::2], strict=True)]
    assert found["paired"]["both"] == won.count((True, True))
    assert found["paired"]["first_only"] == won.count((True, False))
    assert found["paired"]["second_only"] == won.count((False, True))
    assert found["compared"]["wins"] == sum(second for _, second in won)


def test_each_seat_has_its_deck_and_its_bot(tmp_path: Path) -> None:
    two = ("mirkwood", "--deck", "leadership", "--deck", "spirit", "--bot", "scout", "--bot", "random")
    found = figures(tmp_path, "--games", "1", "--workers", "1", "--easy", table=two)
    assert found["bots"] == ["scout", "random"]
    assert found["setup"]["easy"] is True
    assert found["curves"]["heroes"]["all"][0]["mean"] == 6.0


def test_strider_plays_the_same_with_the_same_playouts(tmp_path: Path) -> None:
    search = ("--bot", "strider", "--playouts", "2", "--games", "1", "--workers", "1")
    assert figures(tmp_path, *search) == figures(tmp_path, *search)


def test_the_sheet_has_every_part() -> None:
    tally = SimulationTally(Simulation((PARTY,)))
    curves = [[3] for _ in MEASURES]
    score = {"total": 100, "threat": 40, "fallen heroes": 8, "damage": 5, "rounds": 50, "victory points": -3}
    won: dict[str, Any] = {"won": True, "rounds": 5, "cause": "", "score": score, "curves": curves}
    lost: dict[str, Any] = {"won": False, "rounds": 7, "cause": "the last hero fell", "score": {}, "curves": curves}
    for seed, game in enumerate([won, lost, lost]):
        tally.add({"seed": seed, "games": [game]})
    sheet = text_tables.sheet(Simulation((PARTY,)), tally, 40)
    assert "Passage Through Mirkwood, standard mode, 1 player, scout: 3 games, seeds from 40" in sheet
    assert "won     1 of 3: 33.3 %, 95 % interval 6.1 to 79.2 %" in sheet
    assert "rounds  6.33 on average, quartiles 5, 7, 7" in sheet
    assert "the last hero fell  2  100.0 %" in sheet
    assert "fallen heroes     8.0" in sheet
    assert "round  games  threat  heroes  allies  willpower  staging threat  resources  hand" in sheet


def test_memory_does_not_grow_with_the_games() -> None:
    tally = SimulationTally(Simulation((PARTY,)))
    results = [Simulation((PARTY,)).play(seed) for seed in (40, 41)]
    for each in results:
        tally.add(each)
    sizes = _numbers_kept(tally)
    for _ in range(500):
        for each in results:
            tally.add(each)
    assert _numbers_kept(tally) == sizes


def _numbers_kept(tally: SimulationTally) -> int:
    games = tally.parties[0]
    curves = [each for curve in games.curves.values() for each in (*curve.won, *curve.lost)]
    return sum(len(each.counts) for each in (games.rounds, games.rounds_won, *games.score.values(), *curves))


# What is refused ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "Say what is to be played: a scenario with its decks (mirkwood --deck leadership) or"),
        (("moria", "--deck", "lore"), "No scenario and no adventure is called 'moria'"),
        (("mirkwood",), "not 0. For one: --deck leadership; waybread deck show lists"),
        (("mirkwood", "--deck", "leadreship"), "did you mean leadership"),
        (("mirkwood", "--deck", "lore", "--bot", "gollum"), "There is no bot 'gollum'"),
        (
            ("mirkwood", "--deck", "lore", "--bot", "scout", "--bot", "random"),
            "--bot is said 2 times",
        ),
        (("mirkwood", "--deck", "lore", "--games", "0"), "A run has 1 to"),
        (("mirkwood", "--deck", "lore", "--seed", "-1"), "A seed is a whole number from 0"),
        (("mirkwood", "--deck", "lore", "--workers", "0"), "1 to 256 workers, not 0"),
        (("mirkwood", "--deck", "lore", "--playouts", "5"), "Only strider searches"),
        (("mirkwood", "--deck", "lore", "--bot", "strider", "--playouts", "5", "--seconds", "1"), "not by both"),
        (("mirkwood", "--deck", "lore", "--bot", "strider", "--seconds", "nan"), "more than 0 seconds"),
        (("mirkwood", "--deck", "lore", "--deck", "lore"), "heroes are unique"),
        (("mirkwood", "--deck", "lore", "--compare", "spirit", "tactics"), "each side needs a deck for each seat"),
        (("mirkwood", "--deck", "lore", "--json", "/nowhere/at/all.json"), "cannot be written"),
        (("--resume", "/nowhere/at/all.jsonl"), "There is no file /nowhere/at/all.jsonl to go on with"),
        (("mirkwood", "--deck", "lore", "--workers", "2", "--dask", "tcp://x:1"), "do not go together"),
    ],
)
def test_bad_wishes_get_one_clear_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    assert sentence in refusal(*arguments)


def test_a_small_deck_is_for_casual_tables_only(tmp_path: Path) -> None:
    file = tmp_path / "small.txt"
    file.write_text("1x Aragorn (Core Set)\n3x Gandalf (Core Set)\n", encoding="utf-8")
    assert "at least 50 cards, not 3. With --casual" in refusal("mirkwood", "--deck", str(file), "--games", "1")
    assert "1 games" in said("mirkwood", "--deck", str(file), "--games", "1", "--casual", "--workers", "1")


def test_results_go_on_only_as_they_were_begun(tmp_path: Path) -> None:
    file = str(tmp_path / "run.jsonl")
    said(*TABLE, "--games", "2", "--workers", "1", "--resume", file)
    before = Path(file).read_bytes()
    assert "another run" in refusal("mirkwood", "--deck", "tactics", "--resume", file)
    assert "begun with the seed 40" in refusal("--resume", file, "--seed", "3")
    assert "has 2 games already" in refusal("--resume", file, "--games", "1")
    assert Path(file).read_bytes() == before


def test_a_header_that_was_tampered_with_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    said(*TABLE, "--games", "1", "--workers", "1", "--resume", str(file))
    head, *games = file.read_text().splitlines(keepends=True)
    unnamed: list[list[Any]] = [[], [{}], [{"name": "x", "setup": {}, "players": [1]}]]
    for parties in unnamed:
        file.write_text(json.dumps({**json.loads(head), "parties": parties}) + "\n" + "".join(games))
        assert refusal("--resume", str(file))


def test_a_fault_on_the_way_keeps_what_is_done(runs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    playing = Simulation.play

    def failing(self: Simulation, seed: int) -> dict[str, Any]:
        if seed == 42:
            raise ZeroDivisionError
        return playing(self, seed)

    monkeypatch.setattr(Simulation, "play", failing)
    words = refusal(*TABLE, "--games", "5", "--workers", "1")
    assert "The game of seed 42 failed, which is a fault of ours" in words
    (file,) = runs.iterdir()
    assert f"Stopped after 2 of 5 games, which are kept: --resume {file}" in words

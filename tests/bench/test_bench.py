"""The harness measures a game alone or next to an anchor, and counts and divides correctly."""

import json
from pathlib import Path
from random import Random

import pytest

from bench import __main__ as command
from bench import measure
from bench.anchors import Anchor
from bench.measure import Contender, Copying, Figure, Played, compare, summarize
from bench.subjects import SUBJECTS
from waybread.kernel import Keep

LONG_NIGHT = SUBJECTS[0]
OURS = {
    "longnight.2p.decisions_per_game",
    "longnight.2p.decisions_per_s",
    "longnight.2p.games_per_s",
    "longnight.clone.2p.in_effect_us",
    "longnight.clone.2p.quiescent_us",
    "longnight.clone.2p.us",
}


class Clock:
    """A clock that only contenders move."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def contender(self, name: str, mean: str, play_s: float, copy_s: dict[str, list[float]]) -> Contender:
        def play(seed: int) -> Played:
            self.now += play_s
            return Played(questions=10, decisions=4)

        def copying(seconds: float) -> None:
            self.now += seconds

        groups = {key: [lambda each=each: copying(each) for each in times] for key, times in copy_s.items()}
        return Contender(name, play, Copying(mean, groups), asks_forced=True)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(measure, "clock", clock)
    return clock


@pytest.fixture
def no_anchors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "ANCHORS", ())


def bench(path: Path, *options: str) -> dict[str, str | float]:
    assert command.main(["--rounds", "1", "--slice", "0.001", "--json", str(path), *options]) == 0
    figures = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(figures, dict)
    return figures


@pytest.mark.usefixtures("no_anchors")
def test_a_game_alone_has_every_figure_in_a_flat_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    figures = bench(tmp_path / "build" / "bench.json", "--only", "longnight")
    run = {key: figures.pop(key) for key in list(figures) if key.startswith("run.")}
    assert run.keys() == {"run.python", "run.waybread", "run.rounds", "run.slice_s"}
    assert figures.keys() == OURS
    assert all(isinstance(each, float) and each > 0 for each in figures.values())
    printed = capsys.readouterr().out
    assert all(key in printed for key in OURS)


def test_next_to_an_anchor_a_game_also_has_ratios(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mean = "anchor.snail.copy_us"
    snail = Contender("anchor.snail", LONG_NIGHT.play, Copying(mean, {mean: [list]}))
    monkeypatch.setattr(command, "ANCHORS", (Anchor("snail", "waybread", lambda: snail),))
    figures = bench(tmp_path / "bench.json", "--only", "longnight")
    assert figures.keys() > OURS
    assert {"longnight.2p.decisions_vs_snail", "longnight.clone.2p.vs_snail"} < figures.keys()


def test_without_an_anchor_the_run_goes_on_and_says_how_to_install_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def contender() -> Contender:
        raise ModuleNotFoundError("No module named 'snail'")

    monkeypatch.setattr(command, "ANCHORS", (Anchor("snail", "snail", contender),))
    assert bench(tmp_path / "bench.json", "--only", "longnight").keys() > OURS
    said = capsys.readouterr().err
    assert "The anchor snail is not installed" in said
    assert "pip install -e '.[bench]'" in said


def test_a_round_divides_what_happened_by_the_time_it_took(clock: Clock) -> None:
    times = {"ours.quiescent_us": [0.25, 0.25, 0.25], "ours.in_effect_us": [1.25]}
    contender = clock.contender("ours.2p", "ours.us", 2.0, times)
    (figures,) = measure.measure([contender], 1, 0.5)
    assert figures == pytest.approx(
        {
            "ours.2p.decisions_per_s": 2,
            "ours.2p.questions_per_s": 5,
            "ours.2p.games_per_s": 0.5,
            "ours.2p.decisions_per_game": 4,
            "ours.quiescent_us": 250_000,
            "ours.in_effect_us": 1_250_000,
            "ours.us": 500_000,
        }
    )


def test_a_ratio_is_ours_over_theirs(clock: Clock) -> None:
    times = {"ours.clone.2p.quiescent_us": [1.0], "ours.clone.2p.in_effect_us": [3.0]}
    ours = clock.contender("ours.2p", "ours.clone.2p.us", 1.0, times)
    theirs = clock.contender("anchor.snail", "anchor.snail.copy_us", 4.0, {"copy": [2.0]})
    rounds = list(measure.measure([theirs, ours], 2, 0.5))
    figures = summarize(rounds, compare([ours], [theirs]))
    assert figures["ours.2p.choices_vs_snail"].median == 4
    assert figures["ours.2p.decisions_vs_snail"].median == pytest.approx(1.6)  # 4 decisions, 10 questions
    assert figures["ours.clone.2p.quiescent_vs_snail"].median == 0.5
    assert figures["ours.clone.2p.vs_snail"].median == 1


def test_a_ratio_is_the_median_of_the_rounds_not_the_ratio_of_the_medians() -> None:
    rounds = [
        {"ours": 2.0, "theirs": 1.0},
        {"ours": 9.0, "theirs": 3.0},
        {"ours": 4.0, "theirs": 4.0},
    ]
    figures = summarize(rounds, {"ratio": ("ours", "theirs")})
    assert figures["ours"] == Figure(4, 2, 9)
    assert figures["ratio"] == Figure(2, 1, 3)


def test_only_decisions_that_leave_a_choice_count() -> None:
    for seed in range(1, 6):
        game = LONG_NIGHT.new(seed, Keep.PLAY)
        chance = Random(seed).random
        while game.decision is not None:
            options = game.decision.options
            assert len(options) > 1
            game.choose(options[int(chance() * len(options))])
        assert LONG_NIGHT.play(seed).decisions == len(game.answers)


def test_no_two_games_share_a_key() -> None:
    plays = [each.key for each in SUBJECTS]
    clones = [(each.name, each.clone) for each in SUBJECTS if each.clone]
    assert len(set(plays)) == len(plays)
    assert len(set(clones)) == len(clones)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--rounds", "0"], "--rounds must be 1 or more, not 0."),
        (["--slice", "0"], "--slice must be more than 0 and at most 60 seconds, not 0."),
        (["--slice", "nan"], "--slice must be more than 0 and at most 60 seconds, not nan."),
        (
            ["--only", "chess"],
            "there is no 'chess' to measure; there is: longnight, cardgame, journeys, companion, env, strider, workers,"
            " memory.",
        ),
        (["--json", "."], "--json . cannot be written: it is a folder."),
    ],
)
def test_nonsense_is_refused_in_a_sentence(
    options: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as refused:
        command.main(options)
    assert refused.value.code == 2
    assert sentence in capsys.readouterr().err

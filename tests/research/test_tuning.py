"""The tools that tune and fit: their arithmetic, and that they play fair."""

import math
import re
from collections.abc import Sequence
from dataclasses import fields, replace

import numpy as np
import pytest

from research import fit_evaluation, slope_scout
from research.fit_evaluation import (
    Positions,
    box_of,
    chance_of,
    evaluation_file,
    fit,
    gather,
    log_loss,
    settled,
    told_apart,
)
from research.tune_scout import (
    CONSOLATION,
    SCENARIOS,
    generation,
    interval,
    main,
    mean,
    new_game,
    normal,
    perturbed,
    report,
    results,
    seeds_used,
    way_made,
    weights_at,
)
from waybread.bots import Weights, play_out, scout_policy
from waybread.bots.cardgame.evaluation import FEATURES, SIGNS
from waybread.bots.cardgame.fitted_weights import DEFAULT_EVALUATION, FITTED
from waybread.bots.cardgame.scout import AT, ScoutPolicy
from waybread.cardgame import CardGame
from waybread.cardgame.library import box_text
from waybread.kernel import Outcome, Streams


def test_a_perturbed_copy_differs_in_some_weights_and_is_the_same_for_the_same_chance() -> None:
    copies = [perturbed(Weights(), Streams(5), 0.3) for _ in range(2)]
    assert copies[0] == copies[1] != Weights()
    names = Weights.__dataclass_fields__
    changed = [name for name in names if getattr(copies[0], name) != getattr(Weights(), name)]
    assert 0 < len(changed) < len(names) / 2


def test_a_won_game_counts_one_and_a_lost_one_by_how_far_it_came() -> None:
    game = new_game("p:leadership", 1)
    assert way_made(game, Outcome(won=True, reason="")) == 1.0
    outcome = play_out(game, scout_policy, Streams(1))
    lost = Outcome(won=False, reason=outcome.reason)
    assert 0 <= way_made(game, lost) <= CONSOLATION


def test_challengers_play_the_same_games_as_the_champion() -> None:
    tables, seeds = ("p:leadership",), range(3)
    assert results(Weights(), tables, seeds) == results(Weights(), tables, seeds)
    assert len(results(Weights(), tables, seeds)) == 3


@pytest.mark.parametrize(("size", "games"), [(8, 10), (2, 1), (16, 200)])
def test_a_generation_plays_the_seeds_that_are_its_own(size: int, games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    played: set[int] = set()

    def noted(weights: Weights, tables: Sequence[str], seeds: range) -> list[float]:
        played.update(seeds)
        return [0.5] * len(seeds)

    monkeypatch.setattr("research.tune_scout.results", noted)
    generation(Weights(), ("p:leadership",), 70, size, games, Streams(1))
    assert played == {*range(70, 70 + seeds_used(size, games))}


def test_nothing_is_tuned_on_the_hold_out_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A run ends when its seeds are used up, though there be time left."""
    played: list[int] = []

    def noted(weights: Weights, tables: Sequence[str], seeds: range) -> list[float]:
        played.extend(seeds)
        return [0.5] * len(seeds)

    monkeypatch.setattr("research.tune_scout.results", noted)
    monkeypatch.setattr("research.tune_scout.HOLD_OUT", 1000)
    monkeypatch.setattr("research.tune_scout.SPAN", 100)
    main(["--seed", "9", "--minutes", "0.05", "--size", "2", "--games", "4", "--hold-out", "5"])
    assert min(played) == 900
    assert [each for each in played if each >= 1000] == [*range(1000, 1005)] * 2
    with pytest.raises(SystemExit):
        main(["--seed", "10", "--minutes", "0", "--hold-out", "1"])


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("--size 0", "--size should be at least 1, not 0"),
        ("--games 0", "--games should be at least 1, not 0"),
        ("--hold-out 0", "--hold-out should be at least 1, not 0"),
        ("--minutes -1", "--minutes should be 0 or more, not -1"),
        ("--tables x:leadership", "'x:leadership' has no scenario: it should begin with p:, a: or e:"),
        ("--tables p:leadership p:nowhere", "no shipped deck called 'nowhere'"),
        ("--tables p:spirit+spirit", "is a hero of deck 1 and of deck 2"),
    ],
)
def test_what_cannot_be_tuned_is_refused_in_a_sentence(
    given: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(given.split())
    assert ended.value.code == 2
    assert said in capsys.readouterr().err


def test_too_few_games_to_report_on_are_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    for game in ("cardgame", "journeys"):
        with pytest.raises(SystemExit) as ended:
            fit_evaluation.main([game, "--games", "2"])
        assert ended.value.code == 2
        assert "--games should be at least 3, as a third of them is played to report on" in capsys.readouterr().err


def test_what_was_won_is_told_beside_what_games_were_worth() -> None:
    before, after, gain, why = report([1.0, 0.0, 0.3, 0.1], [1.0, 1.0, 0.2, 0.0]).splitlines()
    assert before.startswith("hold-out before: 1 of 4 games won (25.0 %), worth 0.3500 ± ")
    assert after.startswith("hold-out after: 2 of 4 games won (50.0 %), worth 0.5500 ± ")
    assert gain.startswith("hold-out gain: worth +0.2000 ± ")
    assert why == "A won game is worth 1, a lost one up to 0.3, by how far it came."


def test_the_slope_tells_what_a_weight_does_and_how_sure_that_is() -> None:
    chance = Streams(3)
    changes = np.array([[normal(chance) for _ in range(3)] for _ in range(400)])
    went = 0.2 + 0.1 * changes[:, 1] + np.array([0.05 * normal(chance) for _ in range(400)])
    found, errors = slope_scout.slopes(changes, went)
    assert [round(float(each), 2) for each in found] == [0.0, 0.1, 0.0]
    assert all(0.002 < each < 0.003 for each in errors)  # 0.05 / sqrt(400)


def test_every_game_is_another_with_all_weights_moved_from_what_scout_weighs_with_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where more of a weight wins, and less of another leads further, that is what is told."""
    base = AT["escape-from-dol-guldur", False]
    played: list[tuple[int, bool]] = []

    def noted(game: CardGame, policy: ScoutPolicy, chance: Streams) -> Outcome:
        assert game.state.scenario == "escape-from-dol-guldur"
        played.append((game.seed, game.state.easy))
        weights = policy.__reduce__()[1][0]
        assert weights is not None
        moved = [getattr(weights, each.name) != getattr(base, each.name) for each in fields(weights)]
        assert sum(moved) > len(moved) - 3  # one in thousands stays where it is by chance
        further = weights.kill < base.kill
        monkeypatch.setattr(slope_scout, "way_made", lambda *_: 0.3 if further else 0.0)
        return Outcome(won=weights.progress > base.progress, reason="")

    monkeypatch.setattr(slope_scout, "play_out", noted)
    slope_scout.main(["e:leadership+spirit", "--games", "300", "--first", "70", "--easy"])
    assert played == [(70 + number, number % 2 == 1) for number in range(300)]
    head, first, *lines, last = capsys.readouterr().out.splitlines()
    assert last == f"By chance alone some 3 of {len(fields(Weights()))} are more than 2 standard errors from 0."
    assert re.fullmatch(r"300 games, 1\d\d won\. If a weight grows by 35 %:", head)
    assert re.match(r"progress +won +\+(3|4)\d\.\d\d points \(\+[12]\d\.\d standard errors\), way [+-][0-3]\.", first)
    kill = next(each for each in lines if each.startswith("kill "))
    assert re.match(r"kill +won +[+-]\d\.\d\d points \([+-][0-3]\.\d standard errors\), way -[12]\d\.\d", kill)
    assert len(lines) + 1 == len(fields(Weights()))


def test_slopes_of_few_wins_are_told_as_what_they_are() -> None:
    chance = Streams(1)
    changes = np.array([[normal(chance) for _ in fields(Weights())] for _ in range(120)])
    few, more = (slope_scout.report(changes, (np.arange(120) < won).astype(float), np.zeros(120)) for won in (49, 50))
    assert "(Fewer than 50 games are won: that tells nothing of single weights." in few
    assert "Fewer" not in more


@pytest.mark.parametrize(("played", "told"), [(5, False), (150, True)])
def test_a_run_that_is_stopped_tells_of_what_was_played(
    played: int, told: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    left = iter(range(played))

    def stopped(*_: object) -> Outcome:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return Outcome(won=False, reason="")

    monkeypatch.setattr(slope_scout, "play_out", stopped)
    monkeypatch.setattr(slope_scout, "way_made", lambda *_: 0.0)
    assert slope_scout.main(["p:leadership", "--games", "400"]) == (0 if told else 1)
    seen = capsys.readouterr()
    assert (
        seen.out.startswith("150 games, 0 won.")
        if told
        else seen.err == (f"Stopped after 5 games: a slope needs at least {2 * len(fields(Weights()))}.\n")
    )


def test_too_few_games_for_a_slope_are_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        slope_scout.main(["p:leadership", "--games", "9"])
    assert "--games should be at least" in capsys.readouterr().err


def test_tuning_begins_with_what_scout_has_and_tells_what_it_changed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = AT["escape-from-dol-guldur", False]
    met: list[Weights] = []

    def noted(weights: Weights, tables: Sequence[str], seeds: range) -> list[float]:
        met.append(weights)
        return [0.5] * len(seeds)

    def taken(best: Weights, *more: object) -> Weights:
        return replace(best, hurt=9.0)

    monkeypatch.setattr("research.tune_scout.results", noted)
    monkeypatch.setattr("research.tune_scout.generation", taken)
    monkeypatch.setattr("research.tune_scout.SPAN", 10)
    main(["--tables", "e:leadership+spirit", "--size", "1", "--games", "4", "--hold-out", "5", "--minutes", "1"])
    assert met == [begun, replace(begun, hurt=9.0)]
    assert "generation 1: {'hurt': 9.0}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("tables", "place"),
    [
        (["p:leadership", "a:spirit"], None),
        (["e:leadership"], ("escape-from-dol-guldur", True)),
        (["e:leadership+spirit", "e:tactics+spirit"], ("escape-from-dol-guldur", False)),
        (["e:leadership", "e:tactics+spirit"], None),
    ],
)
def test_tuning_begins_with_what_scout_weighs_with_at_these_tables(
    tables: list[str], place: tuple[str, bool] | None
) -> None:
    assert weights_at(tables) == (AT[place] if place else Weights())


def test_the_interval_is_that_of_a_mean() -> None:
    values = [0.0, 1.0] * 50
    assert mean(values) == 0.5
    assert math.isclose(interval(values), 1.96 * math.sqrt(0.25 * 100 / 99) / 10)


def test_the_fit_finds_the_weights_that_made_the_outcomes() -> None:
    chance = Streams(1)
    data = Positions()
    for _ in range(1500):
        row = [1.0] + [0.0] * (len(FEATURES) - 1)
        row[3] = chance.below("row", 1000) / 500 - 1
        data.rows.append(row)
        data.won.append(float(chance.below("won", 10_000) < 10_000 / (1 + math.exp(-(0.5 + 2 * row[3])))))
    weights = fit(data.rows, data.won)
    assert 0.2 < weights[0] < 0.8
    assert 1.6 < weights[3] < 2.4
    said = [chance_of(weights, row) for row in data.rows]
    assert log_loss(said, data.won) < log_loss([mean(data.won)] * len(said), data.won)


def test_positions_are_gathered_at_the_beginning_of_rounds_with_the_outcome_of_their_game() -> None:
    data = gather("p", 2, 5)
    assert len(data.rows) == len(data.won) == len(data.tables) > 8
    rounds = [round(10 * row[FEATURES.index("round")]) for row in data.rows if row[0] == 1.0]
    first = rounds.index(2, 1)
    assert rounds == [*range(2, first + 2), *range(2, len(rounds) - first + 2)]
    assert data.tables == [*["p leadership"] * first, *["p beorns-path-anduin"] * (len(rounds) - first)]
    assert all(len({*data.won[part]}) == 1 for part in (slice(first), slice(first, None)))


def test_positions_of_one_table_are_compared_and_not_one_deck_with_another() -> None:
    """A deck that has more of something and wins less does not make it bad; and the whole says what was won."""
    chance, data = Streams(2), Positions()
    for number in range(3000):
        table = number % 2
        row = [1.0, 2 * table + chance.below("row", 1000) / 500]
        odds = 1 / (1 + math.exp(-(row[1] - 1 - 5 * table)))
        data.add([row], won=chance.below("won", 10_000) < 10_000 * odds, table="ab"[table])
    assert fit(data.rows, data.won)[1] < 0
    weights = settled(fit(told_apart(data), data.won)[:2], data)
    assert 0.8 < weights[1] < 1.2
    said = [chance_of(weights, row) for row in data.rows]
    assert math.isclose(mean(said), mean(data.won), abs_tol=1e-6)


def test_no_weight_of_the_evaluation_speaks_against_what_is_good() -> None:
    """Otherwise a hint would give its opposite as a reason."""
    signs = dict(zip(FEATURES, SIGNS, strict=True))
    for weights in (DEFAULT_EVALUATION, *FITTED.values()):
        assert all(weight * signs[name] >= 0 for name, weight in weights.items())


def test_the_tool_writes_what_the_core_set_has() -> None:
    name, scenarios = box_of("escape-from-dol-guldur")
    assert (name, scenarios) == ("core", [*SCENARIOS.values()])
    assert evaluation_file({each: FITTED[each] for each in scenarios}) == box_text(name, "bot_evaluation.toml")

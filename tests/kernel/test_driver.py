"""The driver: what happens at the edges of running."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from tests.kernel.games import Ask
from tests.kernel.smallest import Pile, PileState
from tests.longnight import LongNight
from waybread.kernel import (
    Decision,
    Event,
    Events,
    Json,
    Outcome,
    SetupError,
    Step,
    Steps,
    Streams,
    WaybreadError,
    driver,
)


def pile(effect: Callable[[Pile], Awaitable[None]]) -> Pile:
    """A pile in which every answer runs an effect."""

    class Odd(Pile):
        __slots__ = ()
        steps = Steps["Pile"](Pile.steps)

    def taken(game: Pile, option: int) -> Any:
        game.state.stones -= 1
        return effect(game)

    Odd.steps["take"] = Step("take", Pile.steps["take"].enter)
    Odd.steps["take"].answer = taken
    return Odd.new({}, 1)


def test_a_listener_hears_of_the_way_to_the_first_decision() -> None:
    events = Events()
    LongNight.new({}, 1, tell=events.append)
    assert [event.kind for event in events] == ["drawn"] * 8


def test_a_game_laid_out_at_its_end_is_over() -> None:
    state = PileState(stack=["take"], streams=Streams(1), stones=0, outcome=Outcome(won=True, reason="done"))
    game = Pile.from_state(state)
    assert game.over
    assert game.decision is None


def test_no_rule_can_swallow_the_end() -> None:
    async def greedy(game: Pile) -> None:
        try:
            game.end(Outcome(won=False, reason="over"))
        except Exception:  # noqa: BLE001  # the rule that must not succeed
            await Decision(0, Ask.MORE, (1, 2), "pile:take")

    game = pile(greedy)
    game.choose(1)
    assert game.over
    assert game.decision is None


def test_a_question_after_the_end_is_an_error_and_the_game_stays_as_it_was() -> None:
    async def talkative(game: Pile) -> None:
        try:
            game.end(Outcome(won=False, reason="over"))
        finally:
            await Decision(0, Ask.MORE, (1, 2), "pile:take")

    game = pile(talkative)
    before = game.digest()
    with pytest.raises(RuntimeError, match="'more' is asked after the end"):
        game.choose(1)
    assert game.digest() == before
    assert not game.over


def test_an_effect_that_asks_while_it_is_closed_can_be_undone() -> None:
    async def clinging(game: Pile) -> None:
        try:
            await Decision(0, Ask.FIRST, (1, 2), "pile:take")
        finally:
            await Decision(0, Ask.LAST_WORDS, (1, 2), "pile:take")

    game = pile(clinging)
    before = game.digest()
    game.choose(1)
    game.undo()
    assert game.digest() == before


def test_an_effect_without_options_leaves_no_trace() -> None:
    async def empty(game: Pile) -> None:
        try:
            await Decision(0, Ask.NOTHING, (), "pile:take")
        finally:
            game.state.stones = 99

    game = pile(empty)
    before = game.digest()
    with pytest.raises(RuntimeError, match="'nothing' offers no option"):
        game.choose(1)
    assert game.digest() == before


def test_a_step_that_goes_round_and_round_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "_LONGEST_RUN", 50)

    class Endless(Pile):
        __slots__ = ()
        steps = Steps["Pile"]({"take": Step("take", lambda game: None)})

    with pytest.raises(RuntimeError, match="step take goes round and round"):
        Endless.new({}, 1)


def test_a_step_that_does_not_exist_is_named() -> None:
    with pytest.raises(KeyError, match="there is no step named 'nowhere'"):
        Pile.from_state(PileState(stack=["nowhere"], streams=Streams(1), stones=5))


def test_a_listener_may_only_listen() -> None:
    game = LongNight.new({}, 1)
    refused: list[str] = []

    def meddle(event: Event) -> None:
        for act in (lambda: game.choose(-1), game.clone, game.save, game.undo):
            with pytest.raises(WaybreadError, match="a listener may only listen"):
                act()
            refused.append(event.kind)

    game.listen(meddle)
    game.choose(-1)
    assert refused == ["staked"] * 4
    assert game.answers == (-1,)


def test_an_interrupted_answer_is_taken_back() -> None:
    async def interrupted(game: Pile) -> None:
        game.state.stones = 99
        raise KeyboardInterrupt

    game = pile(interrupted)
    before = game.digest()
    with pytest.raises(KeyboardInterrupt):
        game.choose(1)
    assert game.digest() == before
    assert game.answers == ()


def test_undo_keeps_snapshots_on_its_way_back() -> None:
    game = LongNight.new({"beacons": 9}, 3)
    while len(game.answers) < 30 and game.decision:
        game.choose(game.decision.options[-1] if len(game.answers) % 3 else game.decision.options[0])
    loaded = LongNight.load(game.save())
    for _ in range(3):
        loaded.undo()
        game.undo()
        assert loaded.digest() == game.digest()
    assert len(loaded._snapshots) > 3


@pytest.mark.parametrize("seed", ["a", None, True, 1.5])
def test_a_seed_that_is_no_whole_number_is_refused(seed: Any) -> None:
    with pytest.raises(SetupError, match="A seed is a whole number"):
        Pile.new({}, seed)


@dataclass
class Strange:
    """Nothing that JSON knows."""


@pytest.mark.parametrize(
    "setup",
    [{"a": 1.5}, {"a": (1, 2)}, {"a": {1: 2}}, {"a": {1, 2}}, {"a": Strange()}, {"a": "\ud800"}, {"a": float("nan")}],
)
def test_a_setup_that_would_not_come_back_from_a_save_is_refused(setup: Mapping[str, Json]) -> None:
    with pytest.raises(SetupError, match="A setup is made of"):
        Pile.new(setup, 1)


def test_stops_that_are_no_texts_are_refused() -> None:
    with pytest.raises(TypeError, match="stops are kinds of decision"):
        Pile.new({}, 1).set_stops(0, [1])  # type: ignore[list-item]  # the mistake


def test_a_single_stop_may_be_given_as_it_is() -> None:
    game = LongNight.new({}, 1)
    game.set_stops(0, "ward")
    assert LongNight.load(game.save()).save() == game.save()

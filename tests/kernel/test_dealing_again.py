"""What no player knows is dealt again: a part of the game that no undo takes back."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.kernel.games import Ferry, asked, ferry, play
from tests.longnight import LongNight
from waybread.kernel import (
    CannotDealAgain,
    Event,
    Events,
    IllegalChoice,
    Keep,
    NothingToUndo,
    Redeal,
    SaveError,
    SetupError,
    WaybreadError,
    saves,
)


def dealt_again() -> Ferry:
    """A ferry that asks for its third boat; before the second all shut crates were dealt again."""
    game = play(ferry(), 2, 4)
    game.deal_again(77)
    return play(game, 3, 1)


def shut(game: Ferry) -> list[int]:
    return [game.state.contents[each] for each in range(6) if each not in game.state.opened]


def test_what_nobody_knows_changes_and_what_was_opened_stays() -> None:
    worlds = set()
    for seed in range(12):
        game = play(ferry(), 2, 4)
        before, opened, question = shut(game), game.view(0), game.decision
        game.deal_again(seed)
        assert sorted(shut(game)) == sorted(before)
        assert game.view(0) == opened
        assert game.decision == question
        worlds.add(tuple(shut(game)))
    assert len(worlds) > 8


def test_what_any_player_knows_stays_and_the_deck_changes() -> None:
    game = LongNight.new({}, 5)
    views, deck = [game.view(seat) for seat in (0, 1)], [game.title(each) for each in game.state.deck]
    game.deal_again(6)
    assert [game.view(seat) for seat in (0, 1)] == views
    assert [game.title(each) for each in game.state.deck] != deck


def test_of_players_who_are_no_knowers_hands_are_dealt_again_too() -> None:
    game = LongNight.new({}, 5)
    views = [game.view(seat) for seat in (0, 1, None)]
    game.deal_again(6, [0])
    assert [game.view(seat) for seat in (0, None)] == [views[0], views[2]]
    assert game.view(1) != views[1]
    assert game.redeals == (Redeal(0, 6, (0,)),)
    assert LongNight.load(game.save()).digest() == game.digest()
    assert LongNight.replay(game.setup, game.seed, game.answers, game.redeals).digest() == game.digest()


@pytest.mark.parametrize("knowers", [[], [2], [0, -1]])
def test_somebody_keeps_what_they_know(knowers: list[int]) -> None:
    game = LongNight.new({}, 5)
    digest = game.digest()
    with pytest.raises(SetupError, match=r"At least one player|Unknown players"):
        game.deal_again(6, knowers)
    assert game.digest() == digest


def test_nobody_goes_back_beyond_it_in_a_clone_or_with_stops() -> None:
    game = play(ferry(), 2, 4)
    game.set_stops(0, ["push"])
    game.deal_again(77)
    here = game.digest()
    twin = game.clone()
    for each in (game, twin):
        play(each, 3)
        each.undo()
        assert each.digest() == here
        with pytest.raises(NothingToUndo):
            each.undo()


def test_spectators_see_no_difference() -> None:
    game = LongNight.new({}, 5)
    before = game.view(None)
    game.deal_again(6)
    assert game.view(None) == before


def test_chance_follows_the_new_seed() -> None:
    tolls = set()
    for seed in range(12):
        game = play(ferry(), 2)
        game.undo()
        game.deal_again(seed)
        tolls.add(play(game, 2, 4).state.tolls)
    assert len(tolls) > 2


def test_the_same_seed_deals_the_same() -> None:
    assert dealt_again().digest() == dealt_again().digest()


def test_it_is_told_once() -> None:
    game, events = play(ferry(), 2, 4), Events()
    game.listen(events.append)
    game.deal_again(7)
    assert list(events) == [Event("dealt again", {})]


# Where it is possible -----------------------------------------------------------------


def inside_an_effect() -> Ferry:
    return play(ferry(), 2)


def without_a_choice() -> Ferry:
    game = ferry()
    game.set_stops(0, ["push"])
    play(game, 2)
    assert asked(game) == "push"
    return game


def at_its_end() -> Ferry:
    return play(ferry(1), 2, 4)


@pytest.mark.parametrize("lay", [inside_an_effect, without_a_choice, at_its_end])
def test_it_is_refused_where_no_choice_is_pending_between_effects(lay: Callable[[], Ferry]) -> None:
    game = lay()
    before = game.digest()
    assert not game.can_deal_again
    with pytest.raises(CannotDealAgain):
        game.deal_again(7)
    assert game.digest() == before
    assert game.redeals == ()


def test_a_seed_is_a_whole_number() -> None:
    game: Any = ferry()
    with pytest.raises(SetupError):
        game.deal_again("7")


def test_a_listener_cannot_deal_again() -> None:
    game = ferry()

    def listener(event: Event) -> None:
        game.deal_again(7)

    play(game, 2)
    game.listen(listener)
    with pytest.raises(WaybreadError, match="only listen"):
        game.choose(4)


# Part of the game ---------------------------------------------------------------------


def test_a_replay_deals_again_in_the_same_place() -> None:
    game = dealt_again()
    assert game.redeals == (Redeal(2, 77),)
    assert Ferry.replay(game.setup, game.seed, game.answers, game.redeals).digest() == game.digest()
    assert Ferry.replay(game.setup, game.seed, game.answers).digest() != game.digest()


def test_a_replay_deals_again_before_the_first_answer_and_several_times() -> None:
    game = ferry()
    for seed in (1, 2, 3):
        game.deal_again(seed)
    play(game, 2, 4, 1)
    assert Ferry.replay(game.setup, game.seed, game.answers, game.redeals).digest() == game.digest()


def test_a_save_leads_to_the_same_game() -> None:
    game = dealt_again()
    for option in (1, 0):  # at a step, and inside an effect
        loaded = Ferry.load(game.save())
        assert (loaded.digest(), loaded.redeals) == (game.digest(), game.redeals)
        assert play(loaded, option).digest() == play(game, option).digest()


def test_a_save_of_an_older_version_is_played_again_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = dealt_again()
    content = saves.read(game.save())
    content.engine, content.snapshot.state = "0.0.1", {"strange": True}
    assert Ferry.load(saves.write(content)).digest() == game.digest()


def test_clones_go_on_alike_and_apart() -> None:
    game = play(dealt_again(), 2)
    twin = game.clone()
    assert twin.digest() == game.digest()
    play(twin, 0)
    twin.undo()
    assert twin.digest() == game.digest()
    play(twin, 0)
    play(game, 0)
    assert twin.digest() == game.digest()


@pytest.mark.parametrize("keep", [Keep.ROLLOUT, Keep.SEARCH])
def test_games_that_keep_less_can_deal_again(keep: Keep) -> None:
    game = Ferry.new({}, 2026, keep)
    whole = ferry()
    for each in (game, whole):
        play(each, 2, 4).deal_again(77)
        play(each, 3, 1)
    assert game.digest() == whole.digest()


# Going back ---------------------------------------------------------------------------


def test_undo_goes_back_to_it_and_not_beyond() -> None:
    game = play(ferry(), 2, 4)
    game.deal_again(77)
    here = game.digest()
    play(game, 3, 1)
    game.undo()
    game.undo()
    assert game.digest() == here
    with pytest.raises(NothingToUndo, match="dealt again"):
        game.undo()
    assert game.digest() == here
    assert game.answers == (2, 4)


def test_undo_after_loading_goes_back_to_it_and_not_beyond() -> None:
    game = play(ferry(), 2, 4)
    game.deal_again(77)
    here = game.digest()
    loaded = Ferry.load(play(game, 3, 1, 2).save())
    for _ in range(3):
        loaded.undo()
    assert loaded.digest() == here
    with pytest.raises(NothingToUndo):
        loaded.undo()


def test_undo_after_loading_a_game_that_was_laid_out_by_hand() -> None:
    game = play(Ferry.from_state(play(ferry(5), 2, 4).state), 1, 1)
    game.deal_again(77)
    here = game.digest()
    loaded = Ferry.load(play(game, 3, 0, 2).save())
    for _ in range(3):
        loaded.undo()
    assert loaded.digest() == here


def test_an_answer_that_fails_leaves_what_was_dealt_again() -> None:
    game = dealt_again()
    here = game.digest()
    with pytest.raises(IllegalChoice):
        game.choose(9)

    def stumble(event: Event) -> None:
        raise ZeroDivisionError

    play(game, 1)
    game.listen(stumble)
    with pytest.raises(ZeroDivisionError):
        game.choose(0)
    game.undo()
    assert game.digest() == here


# Save files ---------------------------------------------------------------------------


def test_a_save_of_format_2_loads() -> None:
    game = play(ferry(), 2, 4)
    content = json.loads(game.save())
    del content["redeals"], content["check"]
    content["format"] = 2
    text = json.dumps({**content, "check": saves._check(content)})
    loaded = Ferry.load(text)
    assert loaded.digest() == game.digest()
    assert loaded.redeals == ()


@pytest.mark.parametrize("places", [[-1], [5], [1, 0]])
def test_a_save_with_impossible_places_is_refused(places: list[int]) -> None:
    content = saves.read(dealt_again().save())
    content.redeals = [Redeal(each, 1) for each in places]
    with pytest.raises(SaveError, match="dealt again"):
        Ferry.load(saves.write(content))

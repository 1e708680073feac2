from typing import Any

import pytest

from tests.kernel.games import GO, Errand, Ferry, asked, errand, ferry, play
from waybread.kernel import PASS, Event, Events, Fact, Keep

DRAWN = Event("drawn", {"player": 1}, {"card": "Lantern"}, (1, 2))
DAWN = Event("dawn", {"light": 3})


# Who may know what ------------------------------------------------------------------


@pytest.mark.parametrize("player", [1, 2])
def test_those_who_know_a_secret_see_it(player: int) -> None:
    assert DRAWN.seen_by(player) == {"player": 1, "card": "Lantern"}


@pytest.mark.parametrize("player", [0, 3])
def test_other_players_see_only_the_facts(player: int) -> None:
    assert DRAWN.seen_by(player) == {"player": 1}


def test_a_spectator_sees_only_the_facts() -> None:
    assert DRAWN.seen_by(None) == {"player": 1}


def test_an_event_without_secrets_is_the_same_to_everybody() -> None:
    assert DAWN.seen_by(0) == DAWN.seen_by(None) == {"light": 3}


def test_what_is_seen_can_be_changed_without_changing_the_event() -> None:
    DAWN.seen_by(0)["light"] = 9
    assert DAWN.facts == {"light": 3}


def test_a_record_of_events_is_seen_in_order() -> None:
    events = Events([DRAWN, DAWN])
    assert events.seen_by(1) == [
        ("drawn", {"player": 1, "card": "Lantern"}),
        ("dawn", {"light": 3}),
    ]


@pytest.mark.parametrize("player", [0, None])
def test_a_record_of_events_keeps_its_secrets(player: int | None) -> None:
    seen: list[tuple[str, dict[str, Fact]]] = [("drawn", {"player": 1}), ("dawn", {"light": 3})]
    assert Events([DRAWN, DAWN]).seen_by(player) == seen


# Listening to a game ----------------------------------------------------------------


def heard(game: Ferry) -> Events:
    """A record of all that the game tells from here on."""
    events = Events()
    game.listen(events.append)
    return events


def kinds(events: Events) -> list[str]:
    return [event.kind for event in events]


def test_a_listener_is_told_what_happens() -> None:
    game = play(ferry(), 2)
    events = heard(game)
    play(game, 4)
    assert kinds(events) == ["opened", "paid"]


def test_nothing_is_told_while_nobody_listens() -> None:
    game = ferry()
    events = heard(game)
    game.listen(None)
    play(game, 2, 4)
    assert kinds(events) == []


def test_rules_make_no_event_while_nobody_listens() -> None:
    assert ferry().tell is None


def test_a_new_listener_takes_the_place_of_the_old_one() -> None:
    game = play(ferry(), 2)
    old, new = heard(game), heard(game)
    play(game, 4)
    assert (kinds(old), kinds(new)) == ([], ["opened", "paid"])


def test_nothing_is_told_by_copying_a_game_inside_an_effect() -> None:
    game = ferry()
    events = heard(game)
    play(game, 2, 4, 1)
    told = len(events)
    game.clone()
    game.determinize(1, 7)
    assert len(events) == told


def test_a_clone_has_no_listener() -> None:
    game = ferry()
    events = heard(game)
    for twin in (game.clone(), play(game, 1).clone(), game.determinize(0, 7)):
        assert twin.tell is None
    play(game.clone(), 4)
    assert kinds(events) == []


def test_nothing_is_told_by_undo_and_the_listener_stays() -> None:
    game = ferry()
    events = heard(game)
    play(game, 2, 4, 1)
    told = len(events)
    game.undo()
    game.undo()
    assert asked(game) == "crate"
    assert len(events) == told
    play(game, PASS)
    assert kinds(events)[told:] == ["paid"]


def test_nothing_is_told_when_a_failed_answer_is_taken_back() -> None:
    told: list[str] = []

    async def stumble(game: Errand) -> None:
        if game.tell:
            game.tell(Event("started", {}))
        raise ZeroDivisionError

    game = errand(stumble)
    game.listen(lambda event: told.append(event.kind))
    with pytest.raises(ZeroDivisionError):
        game.choose(GO)
    assert told == ["started"]
    with pytest.raises(ZeroDivisionError):
        game.choose(GO)
    assert told == ["started", "started"]


def test_a_loaded_game_has_no_listener() -> None:
    game = ferry()
    events = heard(game)
    play(game, 2, 4, 1)
    told = len(events)
    assert Ferry.load(game.save()).tell is None
    assert len(events) == told


@pytest.mark.parametrize("keep", list(Keep))
def test_a_game_runs_the_same_with_and_without_a_listener(keep: Keep) -> None:
    silent, loud = (Ferry.new({"crossings": 3}, 2026, keep) for _ in range(2))
    heard(loud)
    for option in (2, 4, 1, PASS, 3, 0):
        play(silent, option)
        play(loud, option)
        assert loud.digest() == silent.digest()
    assert loud.over


def test_a_listener_that_fails_costs_the_answer_but_not_the_game() -> None:
    def deaf(event: Event) -> Any:
        raise ZeroDivisionError

    game = play(ferry(), 2)
    before = game.digest()
    game.listen(deaf)
    with pytest.raises(ZeroDivisionError):
        game.choose(4)
    assert game.digest() == before

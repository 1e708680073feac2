"""Who is at the table, what happened since one last chose, and the same game again."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.table_clients import (
    DECKS,
    Client,
    Somebody,
    bearing,
    bot,
    free,
    hub_of,
    joined,
    me,
    opened,
    server,
    sitting,
)
from waybread.kernel import Outcome
from waybread.server.live.live_table import Presence


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("server")) as found:
        yield found


def away(somebody: Somebody) -> list[bool]:
    return [each["away"] for each in somebody.document["chairs"]]


def test_whoever_goes_is_away_until_they_come_back(client: Client) -> None:
    tokens = opened(client, me(), free())
    bobs = joined(client, tokens, 1, "Bob")
    with sitting(client, tokens["token"]) as ann:
        assert away(ann) == [False, True], "Bob has a chair and has not come yet"
        with sitting(client, bobs):
            ann.hear("update")
            assert away(ann) == [False, False]
        ann.hear("update")
        assert away(ann) == [False, True]
        with sitting(client, bobs) as bob:
            assert away(bob) == [False, False]


def test_whoever_has_two_windows_is_here_until_the_last_is_closed(client: Client) -> None:
    tokens = opened(client, me(), free())
    bobs = joined(client, tokens, 1, "Bob")
    with sitting(client, bobs) as bob:
        with sitting(client, tokens["token"]), sitting(client, tokens["token"]):
            bob.hear("update")
            assert away(bob) == [False, False]
        bob.hear("update")
        assert away(bob) == [True, False]
        assert [each["type"] for each in bob.heard] == ["welcome", "update", "update"]


def test_bots_and_empty_chairs_are_not_away(client: Client) -> None:
    tokens = opened(client, me(), bot("scout", "spirit"), free())
    with sitting(client, tokens["token"]) as ann:
        assert away(ann) == [False, False, False]


def test_a_process_among_others_calls_nobody_away_whom_it_did_not_see_go() -> None:
    here = Presence(alone=False)
    assert not here.away("bob")
    assert here.come("bob")
    assert here.go("bob")
    assert here.away("bob")
    here.acted_elsewhere("bob")
    assert not here.away("bob")


def test_a_document_says_where_in_the_log_ones_last_choice_stands(client: Client) -> None:
    tokens = opened(client, me(), bot())
    with sitting(client, tokens["token"]) as ann:
        assert ann.document["since"] == 0
        ann.choose(0)
        assert ann.wait_for_question()["kind"] == "mulligan"
        before = max(ann.lines)
        ann.choose(0)
        ann.wait_for_question()
        told = [words for place, words in ann.lines.items() if place >= ann.document["since"]]
        assert ann.document["since"] > before
        assert told[0] == "Ann keeps the hand."


def test_lines_of_the_log_say_what_they_tell_of(client: Client) -> None:
    tokens = opened(client, me())
    with sitting(client, tokens["token"]) as ann:
        kinds: dict[str, Any] = {line["kind"]: line["words"] for line in ann.welcome["lines"]}
        assert kinds["drawn"][0] == "Ann draws an opening hand of "


def test_the_same_game_again_has_the_same_chairs_and_decks(client: Client) -> None:
    tokens = opened(client, me(), bot("scout", "spirit"), wishes={"scenario": "passage-through-mirkwood", "easy": True})
    answer = client.post("/api/tables/mine/again", headers=bearing(tokens["token"]))
    assert answer.status_code == 201
    assert answer.json()["table"] != tokens["table"]
    with sitting(client, answer.json()["token"]) as ann:
        assert (ann.document["status"], ann.document["wishes"]["easy"]) == ("playing", True)
        assert [(each["yours"], each["bot"]) for each in ann.document["chairs"]] == [(True, ""), (False, "scout")]


def test_the_same_game_again_waits_for_friends(client: Client) -> None:
    tokens = opened(client, me(), free())
    joined(client, tokens, 1, "Bob")
    again = client.post("/api/tables/mine/again", headers=bearing(tokens["token"])).json()
    with sitting(client, again["token"]) as ann:
        assert ann.document["status"] == "gathering"
        assert [(each["taken"], each["deck"] is not None) for each in ann.document["chairs"]] == [
            (True, True),
            (False, True),
        ]
    spectator = client.post("/api/tables/mine/again", headers=bearing(tokens["watch"]))
    assert spectator.status_code == 403


def test_the_same_game_again_shows_no_deck_that_a_friend_has_brought_until_the_game_is_over(client: Client) -> None:
    tokens = opened(client, me(), free(deck=None))

    def again() -> list[Any]:
        found = client.post("/api/tables/mine/again", headers=bearing(tokens["token"])).json()
        with sitting(client, found["token"]) as ann:
            return [each["deck"] and each["deck"]["name"] for each in ann.document["chairs"]]

    bobs = joined(client, tokens, 1, "Bob")
    with sitting(client, bobs) as bob, sitting(client, tokens["token"]) as ann:
        bob.ask(type="deck", seat=1, deck=DECKS["spirit"], name="Ours")
        assert again() == ["", None]
        ann.ask(type="start")
        assert again() == ["", None]
        bob.ask(type="leave", seat=1)
        joined(client, tokens, 1, "Cem")
        assert again() == ["", None]
    game = hub_of(client).live[tokens["table"]].table.game
    assert game is not None
    game.state.outcome = Outcome(won=True, reason="")
    assert again() == ["", "Ours"]

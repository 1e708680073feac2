"""When somebody sits down at a running table of a server, or opens one from a save, the unknown is dealt again."""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.server.table_clients import Client, Somebody, bearing, bot, free, hub_of, joined, me, opened, server, sitting
from waybread.cardgame import CardGame
from waybread.kernel import saves
from waybread.server.http import new_tables
from waybread.table import EntryKind, table

DEALT = "Everything still unknown was dealt again, because {}."
BOB_SAT = DEALT.format("Bob sat down")
FROM_SAVE = DEALT.format("the game was opened from a save")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with server(tmp_path_factory.mktemp("server")) as found:
        yield found


def _seeds(first: int) -> Callable[[int], int]:
    numbers = count(first)
    return lambda _: next(numbers)


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games and dealings in every run."""
    for place, module in enumerate((new_tables, table)):
        monkeypatch.setattr(module, "randbelow", _seeds(100 * place))


def play(somebody: Somebody, choices: int) -> None:
    for _ in range(choices):
        question = somebody.wait_for_question()
        assert somebody.choose(question["choices"][-1]["option"])["type"] == "done"


def save_of(client: Client, tokens: dict[str, str]) -> str:
    answer = client.get("/api/tables/mine/save", headers=bearing(tokens["token"]))
    assert answer.status_code == 200, answer.text
    return answer.text


def game_of(client: Client, table_id: str) -> CardGame:
    game = hub_of(client).live[table_id].table.game
    assert isinstance(game, CardGame)
    return game


def test_everybody_reads_that_the_unknown_was_dealt_again(client: Client) -> None:
    tokens = opened(client, me(), bot("random"))
    with sitting(client, tokens["token"]) as ann, sitting(client, tokens["watch"]) as crowd:
        play(ann, 4)
        ann.wait_for_question()
        before = ann.document["views"]
        bobs = joined(client, tokens, 1, "Bob")
        for each in (ann, crowd):
            while BOB_SAT not in each.lines.values():
                each.hear("update")
        assert ann.document["views"] == before
        entries = hub_of(client).store.entries(tokens["table"])
        assert [each.kind for each in entries[-3:]] == [EntryKind.SIT, EntryKind.DEALING_DUE, EntryKind.DEAL_AGAIN]
        with sitting(client, bobs) as bob:
            assert BOB_SAT in bob.lines.values()


def test_a_save_from_before_tells_nothing_of_what_comes(client: Client) -> None:
    tokens = opened(client, me(), bot("random"))
    with sitting(client, tokens["token"]) as ann:
        play(ann, 3)
        ann.wait_for_question()
    known = saves.read(save_of(client, tokens))
    joined(client, tokens, 1, "Bob")
    game = game_of(client, tokens["table"])
    foreseen = type(game).replay(known.setup, known.seed, known.answers)
    assert foreseen.answers == game.answers
    assert foreseen.state.encounter_deck == game.state.encounter_deck
    assert [foreseen.title(each) for each in foreseen.state.encounter_deck] != [
        game.title(each) for each in game.state.encounter_deck
    ]
    assert foreseen.state.streams != game.state.streams
    hands = [[[each.title(card) for card in hand] for hand in each.state.hands] for each in (foreseen, game)]
    assert hands[0][0] == hands[1][0]
    assert hands[0][1] != hands[1][1]


def test_coming_back_and_sitting_down_again_deal_nothing(client: Client) -> None:
    tokens = opened(client, me(), free())
    bobs = joined(client, tokens, 1, "Bob")
    for _ in range(2):
        with sitting(client, bobs) as bob:
            bob.ask(type="leave", seat=1)
        again = client.post("/api/tables/mine/chairs", json={"seat": 1, "name": "Bob"}, headers=bearing(bobs))
        assert again.status_code == 201
    assert len(game_of(client, tokens["table"]).redeals) == 1


def test_a_restart_leads_to_the_same_table_and_deals_nothing(tmp_path: Path) -> None:
    with server(tmp_path) as first:
        tokens = opened(first, me(), free())
        bobs = joined(first, tokens, 1, "Bob")
        game = game_of(first, tokens["table"])
        digest, redeals = game.digest(), game.redeals
        with sitting(first, bobs) as bob:
            lines = bob.lines
        hub_of(first).live[tokens["table"]].checkpoint = 10_000  # it goes down without a word
    with server(tmp_path) as second, sitting(second, bobs) as bob:
        game = game_of(second, tokens["table"])
        assert (game.digest(), game.redeals, bob.lines) == (digest, redeals, lines)


def test_a_table_that_is_opened_from_a_save_is_dealt_again_and_says_so(client: Client) -> None:
    tokens = opened(client, me())
    with sitting(client, tokens["token"]) as ann:
        play(ann, 4)
        views = ann.document["views"]
    text = save_of(client, tokens)
    others = opened(client, {"by": "me", "name": "Ann"}, save=text)
    with sitting(client, others["token"]) as ann:
        assert ann.document["views"] == views
        assert list(ann.lines.values())[-1] == FROM_SAVE
        assert "nobody can go back beyond that" in ann.ask(type="undo")["reason"]
        play(ann, 2)
    again = saves.read(save_of(client, others))
    assert [each.after for each in again.redeals] == [len(again.answers) - 2]
    assert again.redeals[0].seed != saves.read(text).seed


def test_a_replay_deals_again_where_the_game_did(client: Client) -> None:
    tokens = opened(client, me())
    with sitting(client, tokens["token"]) as ann:
        play(ann, 3)
    others = opened(client, {"by": "me", "name": "Ann"}, save=save_of(client, tokens))
    with sitting(client, others["token"]) as ann:
        play(ann, 6)
        views = ann.document["views"]
    text = save_of(client, others)
    moments = client.post("/api/replays/read", json={"save": text}).json()["moments"]
    assert len(moments) == 10
    assert moments[3]["lines"][-1]["words"] == ["Everything still unknown was dealt again."]
    shown = client.post("/api/replays/moment", json={"save": text, "moment": 9}).json()
    assert shown["views"] == views
    third = opened(client, {"by": "me", "name": "Ann"}, save=text)
    assert len(game_of_save(client, third).redeals) == 2


def game_of_save(client: Client, tokens: dict[str, str]) -> saves.Save:
    with sitting(client, tokens["token"]):
        return saves.read(save_of(client, tokens))

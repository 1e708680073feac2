"""A server's data folder, exported saves and terminal games of Waybread 0.2.0 open and go on."""

import io
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.recorded.data_folder import EXPECTED, SAVES, TABLES, position, unpack
from tests.recorded.recording import GAMES
from tests.server.table_clients import Client, bearing, server, sitting
from waybread.bots import random_policy
from waybread.cli import main
from waybread.kernel import Streams, saves
from waybread.server.live.live_table import read_table
from waybread.server.storage import Store
from waybread.table import RULEBOOKS, Table

OF_GAMES = [name for name in SAVES if not name.startswith("party")]


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Everything, for tests that change nothing."""
    folder = tmp_path_factory.mktemp("data")
    unpack(folder)
    return folder


@pytest.fixture(scope="module", params=["from their checkpoints", "from their journals"])
def store(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    folder = tmp_path_factory.mktemp("store")
    unpack(folder)
    if request.param == "from their journals":
        with closing(sqlite3.connect(folder / "waybread.db")) as connection, connection:
            connection.execute("DELETE FROM checkpoints")
    opened = Store(f"sqlite:///{folder / 'waybread.db'}")
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server with the old data folder."""
    folder = tmp_path_factory.mktemp("server")
    unpack(folder)
    with server(folder) as found:
        yield found


# Tables -----------------------------------------------------------------------------------


def table_of(store: Store, name: str) -> Table:
    holder = store.holder_of(TABLES[name]["token"])
    assert holder is not None
    return read_table(store, RULEBOOKS, holder.table_id)[0]


@pytest.mark.parametrize("name", TABLES)
def test_a_table_stands_where_it_stood_and_goes_on(store: Store, name: str, caplog: pytest.LogCaptureFixture) -> None:
    then, table = TABLES[name], table_of(store, name)
    assert [each.message for each in caplog.records] == []  # a checkpoint that cannot be read would be told here
    assert (table.rulebook.game.name, len(table.chairs)) == (then["game"], then["seats"])
    assert (len(table.answers), table.history.undone) == (then["answers"], then["undone"])
    if "checksum" not in then:
        assert table.game is None
        return
    assert table.game is not None
    assert position(table.game) == {key: then[key] for key in ("checksum", "asked", "won") if key in then}
    play_on(table, 40)


def play_on(table: Table, choices: int) -> None:
    """Choose at random for whoever is asked, and take the last choice of a player alone back and choose it again."""
    chance, holder = Streams(1), table.chairs[0].holder
    for _ in range(choices):
        decision = table.decision
        if decision is None or table.game is None:
            return
        option = random_policy(table.game, decision, chance)
        if table.chairs[decision.player].bot:
            table.choose_for_bot(decision.player, option, table.moment)
        else:
            table.choose(table.chairs[decision.player].holder, decision.player, option, table.moment)
    if all(each.holder == holder for each in table.chairs):
        assert table.game is not None
        before = position(table.game)
        table.undo(holder)
        table.redo(holder)
        assert position(table.game) == before


@pytest.mark.parametrize("name", [name for name, each in TABLES.items() if "asked" in each])
def test_whoever_comes_back_to_a_table_is_asked_and_chooses(client: Client, name: str) -> None:
    then = TABLES[name]
    seat, rule, options = then["asked"]
    for token in (then["token"], *then.get("others", ())):
        with sitting(client, token) as somebody:
            if seat not in somebody.welcome["seats"]:
                continue
            question = somebody.wait_for_question()
            assert (question["seat"], question["rule"], len(question["choices"])) == (seat, rule, options)
            assert somebody.choose(question["choices"][-1]["option"])["type"] == "done"
            assert len(somebody.lines) > 2
            return
    pytest.fail("nobody is asked")


# Shelves ----------------------------------------------------------------------------------


def ask(client: Client, shelf: str, path: str, **sent: Any) -> Any:
    """The answer to a request about one of the two shelves."""
    method = "POST" if sent else "GET"
    headers = bearing(EXPECTED["shelves"][shelf]["token"])
    answer = client.request(method, f"/api/{path}", json=sent or None, headers=headers)
    assert answer.is_success, answer.text
    return answer.json()


def test_the_decks_and_the_campaign_of_a_shelf_are_there(client: Client) -> None:
    assert sorted(each["name"] for each in ask(client, "cards", "shelf/decks")) == ["Mine", "Other"]
    for each in ask(client, "cards", "shelf/decks"):
        assert ask(client, "cards", f"shelf/decks/{each['id']}")["deck"]["heroes"]
    [campaign] = ask(client, "cards", "shelf/campaigns")
    found = ask(client, "cards", f"shelf/campaigns/{campaign['id']}")
    assert found["text"] == EXPECTED["shelves"]["cards"]["campaign"]
    assert found["log"]["next"] == "journey-along-the-anduin"


def test_the_saves_of_a_shelf_are_stepped_through(client: Client) -> None:
    saves = ask(client, "cards", "shelf/saves")
    assert sorted(each["name"] for each in saves) == ["Inside", "Journey", "Over", "Table mode"]
    for each in saves:
        replay = ask(client, "cards", f"shelf/saves/{each['id']}/replay")
        assert len(replay["moments"]) > 40
        last = len(replay["moments"]) - 1
        assert ask(client, "cards", f"shelf/saves/{each['id']}/replay/{last}")["moment"] == last


def test_the_quests_of_a_shelf_are_stepped_through_to_their_end(client: Client) -> None:
    quests = ask(client, "cards", "shelf/quests")["quests"]
    assert sorted(each["game"] for each in quests) == ["cardgame", "companion", "journeys"]
    for each in quests:
        replay = ask(client, "cards", f"quests/{each['id']}/replay")
        assert replay["ending"]["won"] is each["won"]
        assert replay["moments"][-1]["asked"] is None


def test_the_parties_and_adventures_of_a_shelf_are_there_and_go_on(client: Client) -> None:
    then = EXPECTED["shelves"]["journeys"]
    parties = ask(client, "journeys", "shelf/parties")
    assert {str(each["slot"]): each["name"] for each in parties} == then["parties"]
    assert sorted(each["title"] for each in ask(client, "journeys", "shelf/adventures")) == then["adventures"]
    stages = {}
    for each in parties:
        party = ask(client, "journeys", f"shelf/parties/{each['id']}")
        assert party["why_not"] is None
        stages[each["slot"]] = party["stage"]
        if party["stage"] == "adventure":
            token = ask(client, "journeys", f"shelf/parties/{each['id']}/table", none="")["token"]
            with sitting(client, token) as somebody:
                assert somebody.wait_for_question()["choices"]
    assert stages == {1: "camp", 2: "adventure", 3: "adventure", 4: "adventure", 5: "adventure"}


# Exported saves ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", OF_GAMES)
def test_an_exported_save_loads_and_is_played_again(name: str) -> None:
    written = saves.read(SAVES[name])
    kind = GAMES[written.game]
    assert position(kind.load(SAVES[name])) == position(kind.replay(written.setup, written.seed, written.answers))


@pytest.mark.parametrize("name", OF_GAMES)
def test_an_exported_save_is_gone_on_with_at_a_new_table(client: Client, name: str) -> None:
    chairs = 2 if name == "cardgame over" else 1
    answer = client.post("/api/tables", json={"save": SAVES[name], "chairs": [{"by": "me"}] * chairs})
    assert answer.status_code == 201, answer.text
    with sitting(client, answer.json()["token"]) as somebody:
        assert somebody.document["answers"] == len(json.loads(SAVES[name])["answers"])


@pytest.mark.parametrize(("name", "stage"), [("party on the way", "adventure"), ("party at camp", "camp")])
def test_an_exported_party_goes_on_elsewhere(tmp_path: Path, name: str, stage: str) -> None:
    with server(tmp_path) as other:
        headers = bearing(other.post("/api/shelf").json()["token"])
        answer = other.post("/api/shelf/parties/read", json={"slot": 1, "text": SAVES[name]}, headers=headers)
        assert answer.status_code == 201, answer.text
        assert answer.json()["stage"] == stage


# The terminal -----------------------------------------------------------------------------


def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str, keys: str = "") -> str:
    """What is on the screen after a command and some lines that are typed."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{each}\n" for each in keys)))
    capsys.readouterr()
    assert main([*arguments]) == 0
    return capsys.readouterr().out


def test_a_game_of_the_terminal_goes_on(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = data / "terminal" / "alone.json"
    before = file.read_text(encoding="utf-8")
    screen = typed(monkeypatch, capsys, "play", "--resume", "--save", str(file), keys="uu1q")
    assert "Snowbourn Scout" in screen
    assert "The game is saved in" in screen
    assert file.read_text(encoding="utf-8") != before


def test_a_finished_game_of_the_terminal_is_shown(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    screen = typed(monkeypatch, capsys, "play", "--resume", "--save", str(data / "terminal" / "anduin.json"), keys="q")
    assert "LOST: every player has been eliminated." in screen


def test_a_campaign_goes_on_with_its_game(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    log = data / "terminal" / "road.txt"
    screen = typed(monkeypatch, capsys, "play", "--campaign", str(log), keys="1q")
    assert "Characters have committed to the quest: respond?" in screen
    assert "Théodred" in typed(monkeypatch, capsys, "campaign", "show", str(log))


def test_a_won_game_is_entered_into_the_campaign_log(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    log = data / "terminal" / "won.txt"
    game = data / "terminal" / "won-passage-through-mirkwood.json"
    typed(monkeypatch, capsys, "campaign", "record", str(log), str(game))
    assert "Journey Along the Anduin is next." in typed(monkeypatch, capsys, "campaign", "show", str(log))

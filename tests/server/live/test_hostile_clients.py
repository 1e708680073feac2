"""Hostile clients on the socket; ``make fuzz`` sends many more messages."""

import json
import os
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.server.hostile_clients import ANN, BOB, Log, Town, logged
from tests.server.socket_fuzzer import fuzz
from tests.server.table_clients import MANY, Client, bearing, bot, free, hub_of, joined, me, opened, server, sitting
from waybread.server.http.dependencies import services_of
from waybread.server.live.messages import MOST_BYTES
from waybread.server.settings import Limits


@pytest.fixture(scope="module")
def log() -> Iterator[Log]:
    with logged() as found:
        yield found


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory, log: Log) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("hostile")) as found:
        yield found


@pytest.fixture(scope="module")
def town(client: Client) -> Town:
    return Town.founded(client)


def knocking(client: Client, **more: Any) -> ClientConnection:
    """A socket that has not said anything yet."""
    connection: ClientConnection = connect(f"ws://127.0.0.1:{client.port}/api/socket", max_size=None, **more)
    return connection


def goodbye(connection: ClientConnection) -> tuple[str, int]:
    """What the server says last, and the code with which it closes."""
    reason = ""
    try:
        while True:
            message = json.loads(connection.recv(timeout=30))
            reason = message.get("reason") if message["type"] == "goodbye" else reason
    except ConnectionClosed as closed:
        return reason, closed.rcvd.code if closed.rcvd else 0


def raw(client: Client) -> socket.socket:
    """A bare connection to the server."""
    return socket.create_connection(("127.0.0.1", client.port), timeout=30)


def shaken(client: Client) -> socket.socket:
    """A bare connection that has become a web socket."""
    connection = raw(client)
    connection.sendall(
        b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    assert b"101" in connection.recv(4096)
    return connection


def frame(text: str, *, length: int | None = None) -> bytes:
    """A text as a client sends it; it may claim another length than it has."""
    data = text.encode()
    return b"\x81" + struct.pack("!BH", 0x80 | 126, len(data) if length is None else length) + bytes(4) + data


def wait_until_alone(client: Client) -> None:
    """Until the server knows that all sockets are gone."""
    for _ in range(1000):
        if not services_of(client.app).sockets:
            return
        time.sleep(0.01)
    raise AssertionError(f"sockets are left over: {services_of(client.app).sockets}")


def test_hostile_messages_change_nothing_and_are_told_nothing(town: Town, log: Log) -> None:
    fuzzer = fuzz(town, seed=1, messages=1200)
    assert fuzzer.heard["refused"] > 300
    assert fuzzer.heard["welcome"] > 20
    assert log.faults() == []


def test_the_people_at_a_table_play_on_while_others_are_hostile(town: Town) -> None:
    with sitting(town.client, town.shared["token"]) as ann:
        fuzz(town, seed=2, messages=300)
        now = town.table(town.shared)
        while ann.document["moment"] != now.moment:
            ann.next()
        assert (ann.document["answers"], ann.document["asked"]) == (len(now.answers), now.view(0)["asked"])
        assert ann.document["views"]["0"] == now.view(0)


@pytest.mark.parametrize(
    ("message", "code", "reason"),
    [
        ('{"type":"pause","id":1}', 1008, "The first message is hello, with the token of a seat."),
        ('{"type":"hello","token":"abcdefgh"}', 1008, "This link is not known here"),
        (b"\x00\x01", 1008, "Messages are texts, not bytes."),
    ],
)
def test_whoever_does_not_say_hello_properly_is_sent_away(
    client: Client, message: str | bytes, code: int, reason: str
) -> None:
    with knocking(client) as connection:
        connection.send(message)
        said, closed = goodbye(connection)
        assert closed == code
        assert said.startswith(reason)


def test_hello_is_said_once_and_a_token_leads_to_one_table(town: Town) -> None:
    with sitting(town.client, town.watched["watch"]) as stranger:
        stranger.say({"type": "hello", "token": town.quiet["token"]})
        assert goodbye(stranger.connection) == ("Hello is said once.", 1008)
        assert ANN not in json.dumps(stranger.heard[1:])


def test_a_message_that_is_too_long_ends_the_socket(client: Client) -> None:
    with knocking(client) as connection:
        connection.send("x" * (MOST_BYTES + 1))
        assert goodbye(connection)[1] == 1009


def test_a_message_in_many_pieces_is_too_long_too(client: Client) -> None:
    """With bare frames: a client that still sends when the socket is closed may never read why."""
    piece = frame("x" * 1000)[1:]
    with closing(shaken(client)) as connection:
        with suppress(OSError):
            connection.sendall(b"\x01" + piece + (b"\x00" + piece) * (MOST_BYTES // 1000))
        heard = connection.recv(4096)
        assert (heard[:1], heard[2:4]) == (b"\x88", struct.pack("!H", 1009))


def test_an_invitation_says_nothing_about_hands(town: Town) -> None:
    with sitting(town.client, town.watched["invite"]) as guest:
        assert guest.welcome["seats"] == []
        assert [each["hand"] for each in guest.document["views"]["watch"]["players"]] == [None, None]
        answer = guest.ask(type="choose", seat=0, option=0, moment=guest.document["moment"])
        assert answer["reason"] == f"The chair of {ANN} is not yours to choose for."


def test_nobody_chooses_for_another_seat_or_for_a_moment_that_is_past(client: Client) -> None:
    tokens = opened(client, me(ANN), free())
    bobs = joined(client, tokens, 1, BOB)
    with sitting(client, tokens["token"]) as ann, sitting(client, bobs) as bob:
        before = hub_of(client).live[tokens["table"]].table.number
        moment = ann.document["moment"]
        assert bob.ask(type="choose", seat=0, option=0, moment=moment)["type"] == "refused"
        assert bob.ask(type="choose", seat=1, option=0, moment=moment)["reason"] == f"{ANN} is asked now."
        assert "moved on" in ann.ask(type="choose", seat=0, option=0, moment=moment - 1)["reason"]
        assert "not among the options" in ann.ask(type="choose", seat=0, option=7, moment=moment)["reason"]
        assert hub_of(client).live[tokens["table"]].table.number == before
        assert ann.choose(0)["type"] == "done"
        assert "moved on" in ann.ask(type="choose", seat=0, option=0, moment=moment)["reason"]


def test_a_card_that_is_hidden_or_none_has_no_reasons(client: Client) -> None:
    tokens = opened(client, me(), free())
    joined(client, tokens, 1, BOB)
    with sitting(client, tokens["token"]) as ann:
        table = hub_of(client).live[tokens["table"]].table
        assert table.game is not None
        hidden = min(table.rulebook.hidden_cards(table.game, 0))
        assert ann.ask(type="why", seat=0, card=hidden)["reason"] == "You cannot know this card."
        assert ann.ask(type="why", seat=0, card=2**31 - 1)["reason"] == "There is no such card in this game."
        assert ann.ask(type="why", seat=1, card=0)["reason"] == "That is for whoever holds the seat."


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://[", "http://127.0.0.1", "//"])
def test_a_page_from_elsewhere_opens_no_socket(client: Client, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        knocking(client, additional_headers={"Origin": origin})
    assert refused.value.response.status_code == 403


def test_a_page_of_our_own_opens_a_socket(town: Town) -> None:
    own = f"http://127.0.0.1:{town.client.port}"
    with knocking(town.client, additional_headers={"Origin": own}) as connection:
        connection.send(json.dumps({"type": "hello", "token": town.watched["watch"]}))
        assert json.loads(connection.recv())["type"] == "welcome"


def test_sockets_that_vanish_leave_nothing_behind(town: Town, log: Log) -> None:
    client = town.client
    hello = json.dumps({"type": "hello", "token": town.watched["watch"]})
    ways = [
        (raw, b""),
        (raw, b"GET /api/socket HTTP/1.1\r\nUpgr"),
        (raw, os.urandom(200)),
        (shaken, b""),
        (shaken, b"\x81"),
        (shaken, frame(hello, length=5000)),
        (shaken, frame(hello)),
        (shaken, frame(hello) + frame('{"type":"pause","id":1}')),
        (shaken, b"\xff" * 50),
        (shaken, b"\x81\x02ab"),
    ]
    for way, data in ways:
        for linger in (struct.pack("ii", 1, 0), struct.pack("ii", 0, 0)):
            with closing(way(client)) as connection:
                connection.sendall(data)
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
    wait_until_alone(client)
    assert hub_of(client).live[town.watched["table"]].clients == set()
    town.check()
    assert log.faults() == []


def test_what_a_client_asked_for_is_done_and_told_though_it_vanishes(client: Client) -> None:
    tokens = opened(client, me(ANN), free())
    bobs = joined(client, tokens, 1, BOB)
    with sitting(client, bobs) as bob:
        moment = bob.document["moment"]
        choice = {"type": "choose", "id": 1, "seat": 0, "option": 0, "moment": moment}
        with closing(shaken(client)) as ann:
            ann.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            ann.sendall(frame(json.dumps({"type": "hello", "token": tokens["token"]})) + frame(json.dumps(choice)))
            while hub_of(client).live[tokens["table"]].table.moment == moment:
                time.sleep(0.001)
        assert bob.wait_for_question()["seat"] == 1


# Limits ---------------------------------------------------------------------------------


def test_a_flood_of_messages_ends_the_socket(tmp_path: Path) -> None:
    with server(tmp_path, Limits()) as client:
        tokens = opened(client, me())
        with sitting(client, tokens["token"]) as ann:
            with suppress(ConnectionClosed):  # before all is said
                for number in range(200):
                    ann.say({"type": "why", "id": number, "seat": 0, "card": 0})
            assert goodbye(ann.connection) == ("That was too much at once; come back a little slower.", 1008)
        with sitting(client, tokens["token"]) as again:
            assert again.choose(0)["type"] == "done"


def test_one_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    with server(tmp_path, Limits(sockets_per_address=3)) as client, ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(knocking(client))
        with knocking(client) as another, pytest.raises(ConnectionClosed) as refused:
            another.recv(timeout=30)
        assert refused.value.rcvd is not None
        assert refused.value.rcvd.reason == "There are many sockets from your address already."


def test_one_address_opens_only_so_many_sockets_in_a_while(tmp_path: Path) -> None:
    with server(tmp_path, Limits(sockets_per_second=0.001, socket_burst=2)) as client:
        for _ in range(2):
            with knocking(client):
                pass
        with pytest.raises(InvalidStatus), knocking(client):
            pass


def test_a_silent_socket_is_closed_after_a_while(tmp_path: Path) -> None:
    with server(tmp_path, Limits(hello_seconds=0.2)) as client, knocking(client) as connection:
        assert goodbye(connection) == ("The first message is hello, and it did not come.", 1008)


def test_a_client_that_never_reads_is_let_go_and_the_others_play_on(tmp_path: Path) -> None:
    limits = Limits(unsent=20, burst=1_000_000, table_burst=100)
    with server(tmp_path, limits) as client:
        tokens = opened(client, me())
        with closing(shaken(client)) as slow, sitting(client, tokens["token"]) as ann:
            slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            slow.sendall(frame(json.dumps({"type": "hello", "token": tokens["watch"]})))
            clients = hub_of(client).live[tokens["table"]].clients
            while len(clients) < 2:
                time.sleep(0.01)
            slow.settimeout(0.2)
            with suppress(OSError):
                while len(clients) == 2:
                    slow.sendall(frame('{"type":"nonsense"}') * 500)
            while len(clients) == 2:
                time.sleep(0.01)
            assert ann.choose(0)["type"] == "done"


def test_a_table_holds_only_so_many_clients(tmp_path: Path) -> None:
    with server(tmp_path, Limits(clients_per_table=1)) as client:
        tokens = opened(client, me())
        with sitting(client, tokens["token"]), knocking(client) as another:
            another.send(json.dumps({"type": "hello", "token": tokens["watch"]}))
            assert goodbye(another) == ("This table has as many clients as it can have.", 1013)


def test_only_so_many_tables_can_be_open(tmp_path: Path) -> None:
    with server(tmp_path, Limits(tables=1)) as client:
        opened(client, me())
        answer = client.post("/api/tables", json={"wishes": {}, "chairs": [{"by": "me"}]})
        assert answer.status_code == 503
        assert "as many tables as it can have" in answer.json()["detail"]


# The log --------------------------------------------------------------------------------


def test_the_log_has_no_names_and_no_tokens(tmp_path: Path) -> None:
    with logged() as log, server(tmp_path, MANY) as client:
        tokens = opened(client, me(ANN), free(), bot(deck="spirit"))
        tokens["bob"] = joined(client, tokens, 1, BOB)
        with sitting(client, tokens["token"]) as ann, sitting(client, tokens["bob"]) as bob:
            for each in (ann, bob):
                each.wait_for_question()
                each.choose(0)
        for path in ("/api/tables/mine", "/api/tables/mine/save", f"/table/{tokens['token']}", f"/{tokens['bob']}"):
            client.get(path, headers=bearing(tokens["token"]), params={"token": tokens["watch"]})
        with pytest.raises(InvalidStatus):
            connect(f"ws://127.0.0.1:{client.port}/api/{tokens['token']}?token={tokens['bob']}")
        with connect(f"ws://127.0.0.1:{client.port}/api/socket?token={tokens['bob']}") as connection:
            connection.send(f'{{"type":"hello","token":"{tokens["bob"]}x"}}')
            goodbye(connection)
    secrets = [ANN, BOB, *(value for name, value in tokens.items() if name != "table")]
    assert len(log.lines) > 5
    assert [line for line in log.lines if any(each in line for each in secrets)] == []

"""Hostile requests over HTTP: from the description of the interface, and those that nobody describes."""

import json
import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import APIRoute

from tests.server.hostile_clients import Log, logged
from tests.server.schema_requests import described
from tests.server.table_clients import Client, bearing, me, opened, server
from waybread.server.http.response_headers import HEADERS
from waybread.server.settings import Limits

EXAMPLES = 3
"""For each request of the description, well-formed and not; ``make fuzz`` tries more."""
PRIVATE = "nobody else's business"


@pytest.fixture(scope="module")
def log() -> Iterator[Log]:
    with logged() as found:
        yield found


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory, log: Log) -> Iterator[Client]:
    """A server whose client folder lies beside something that is nobody's business."""
    place = tmp_path_factory.mktemp("hostile")
    (place / "client" / "assets").mkdir(parents=True)
    (place / "client" / "index.html").write_text("the first page")
    (place / "client" / "assets" / "main.js").write_text("the program")
    (place / "client" / "assets" / "link").symlink_to(place / "secret.txt")
    (place / "secret.txt").write_text(PRIVATE)
    with server(place, pages=place / "client") as found:
        yield found


def test_every_request_of_the_description_is_answered_as_described(client: Client, log: Log) -> None:
    answers = dict(described(client, EXAMPLES))
    assert len(answers) > 15
    assert min(answers.values()) >= 1
    assert log.faults() == []


# Bodies ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"", "application/json"),
        (b"{", "application/json"),
        (b"\xff\xfe", "application/json"),
        (b"[" * 100_000, "application/json"),
        (b'{"wishes":' * 50_000, "application/json"),
        (b"9" * 100_000, "application/json"),
        (b'{"wishes": {"a": NaN}, "chairs": [{"by": "me"}]}', "application/json"),
        (b'{"wishes": {"a": "\\ud800"}, "chairs": [{"by": "me"}]}', "application/json"),
        (b'{"wishes": {}, "chairs": [{"by": "me", "name": "\\u0000"}]}', "application/json"),
        (b'{"wishes": {}, "chairs": []}', "text/plain"),
        (b"wishes=1&chairs=2", "application/x-www-form-urlencoded"),
        (b"--x\r\n\r\n--x--", "multipart/form-data; boundary=x"),
        (b"<a/>", "application/xml"),
        (b"{}", "application/json; charset=utf-7"),
    ],
)
def test_a_body_that_is_none_is_refused_in_one_sentence(client: Client, log: Log, body: bytes, kind: str) -> None:
    answer = client.post("/api/tables", content=body, headers={"content-type": kind})
    assert answer.status_code in (400, 409, 422), answer.text
    assert list(answer.json()) == ["detail"]
    assert isinstance(answer.json()["detail"], str)
    assert log.faults() == []


@pytest.mark.parametrize("path", ["/api/tables", "/api/decks/read", "/nowhere", "/api/tables/mine/chairs"])
def test_a_body_that_is_too_large_is_refused_unread(client: Client, path: str) -> None:
    answer = client.post(path, content=b"x" * (1024 * 1024 + 1))
    assert answer.status_code == 413


def test_a_body_without_a_length_cannot_be_too_large_either(client: Client, log: Log) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(1100):
            yield b" " * 1024

    answer = client.post("/api/decks/read", content=pieces(), headers={"content-type": "application/json"})
    assert answer.status_code in (400, 413)
    assert log.faults() == []


@pytest.mark.parametrize("length", ["-1", "abc", "9" * 30, "1, 2"])
def test_a_length_that_is_none_is_refused(client: Client, length: str, log: Log) -> None:
    answer = asked(client, f"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\n\r\n".encode())
    assert answer.split()[1] in (b"400", b"413")
    assert log.faults() == []


def test_a_body_that_does_not_come_is_given_up(tmp_path: Path) -> None:
    with logged() as log, server(tmp_path, Limits(body_seconds=0.2)) as client:
        answer = asked(client, b"POST /api/decks/read HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        assert answer.split()[1] == b"400"
        assert log.faults() == []


def asked(client: Client, request: bytes) -> bytes:
    """The answer to a request that is sent as it is, up to the end of its first part."""
    with closing(socket.create_connection(("127.0.0.1", client.port), timeout=30)) as connection:
        connection.sendall(request)
        return connection.recv(65_536)


# Uploads --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "sent",
    [
        {"text": "3x " + "A" * 100_000},
        {"text": "\n".join(["999999999999x Gandalf"] * 1000)},
        {"text": '<!DOCTYPE a [<!ENTITY b "&#38;b;&#38;b;">]><deck>&b;</deck>'},
        {"text": '<?xml version="1.0"?><deck>' + "<section>" * 20_000},
        {"text": '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><deck game="x"><section name="&x;"/></deck>'},
        {"text": "[" * 100_000},
        {"text": '{"heroes": ' * 5000},
        {"data": "AAAA" * 1000},
        {"data": "===="},
        {"data": "UEsDBA" + "A" * 100},
        {"text": "\ufeff\u202e\u0000"},
    ],
)
def test_a_deck_file_that_is_none_is_refused_and_reads_no_file(client: Client, log: Log, sent: dict[str, Any]) -> None:
    answer = client.post("/api/decks/read", json=sent)
    assert answer.status_code in (200, 422)
    assert "root:" not in answer.text
    assert log.faults() == []


# Paths ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%2fsecret.txt", "/assets/..%5c..%5csecret.txt", "//secret.txt", "/assets//../../secret.txt",
        "/%2e%2e%2fsecret.txt", "/assets/..%c0%af..%c0%afsecret.txt", "/assets/link", "/secret.txt%00.js",
        "/assets/main.js%00", "/%00", "/assets/" + "a" * 5000, "/assets/" + "../" * 500 + "etc/passwd",
        "/.%252e/secret.txt", "/assets/....//....//secret.txt", "/%2Fetc%2Fpasswd", "/assets", "/assets/",
    ],
)  # fmt: skip
def test_no_path_leads_out_of_the_folder_of_the_client(client: Client, log: Log, path: str) -> None:
    answer = asked(client, f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
    assert answer.split()[1] in (b"400", b"404"), answer
    assert PRIVATE.encode() not in answer
    assert b"root:" not in answer
    assert log.faults() == []


def test_the_files_of_the_client_are_there(client: Client) -> None:
    assert client.get("/").text == "the first page"
    assert client.get("/table/anything/at/all").text == "the first page"
    assert client.get("/assets/main.js").text == "the program"


# Headers --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"), ("GET", "/assets/main.js"), ("GET", "/nowhere"), ("GET", "/health"), ("GET", "/metrics"),
        ("GET", "/api/openapi.json"), ("GET", "/api/nowhere"), ("GET", "/api/tables/mine"), ("POST", "/api/tables"),
        ("DELETE", "/api/tables"), ("TRACE", "/"), ("OPTIONS", "/api/tables"), ("GET", "/assets/%00"),
    ],
)  # fmt: skip
def test_every_answer_has_the_headers_that_browsers_keep_to(client: Client, method: str, path: str) -> None:
    answer = client.request(method, path)
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert "server" not in answer.headers or answer.headers["server"] == "uvicorn"
    if path.startswith("/api/"):
        assert answer.headers["cache-control"] == "no-store"


def test_an_answer_about_our_own_fault_has_the_headers_and_no_traceback(tmp_path: Path) -> None:
    with logged() as log, server(tmp_path) as client:

        async def stumble() -> None:
            raise ZeroDivisionError(PRIVATE)

        client.app.router.routes.insert(0, APIRoute("/stumble", stumble))
        answer = client.get("/stumble")
        assert (answer.status_code, answer.headers["x-frame-options"]) == (500, "DENY")
        assert answer.json()["detail"] == "The server stumbled over that, which is our fault."
        assert len(log.faults()) == 1


def test_what_is_sent_comes_back_in_no_header(client: Client) -> None:
    evil = "x\r\nSet-Cookie: a=b"
    for path in ("/api/rules?words=x%0d%0aSet-Cookie:%20a=b", "/table/x%0d%0aSet-Cookie:%20a=b", "/%0d%0aSet-Cookie:a"):
        answer = client.get(path)
        assert "set-cookie" not in answer.headers
    deck = {"deck": {"heroes": ["Aragorn"], "cards": {}}, "format": "plain", "name": evil}
    written = client.post("/api/decks/write", json=deck)
    assert "set-cookie" not in written.headers
    assert "\n" not in json.dumps(written.json().get("filename", ""))


def test_a_flood_of_requests_is_slowed_down(tmp_path: Path) -> None:
    with server(tmp_path, Limits(request_burst=20, requests_per_second=0.01)) as client:
        answers = [client.get("/api/bots").status_code for _ in range(25)]
        assert answers == [200] * 20 + [429] * 5
        assert client.get("/health").status_code == 200


@pytest.mark.parametrize(
    "header", ["", "Bearer", "Bearer x", "Basic abcdefgh", "Bearer " + "a" * 65, "bearer abcdefgh"]
)
def test_a_token_that_is_none_opens_nothing(client: Client, header: str) -> None:
    for method, path in (("GET", "/api/tables/mine"), ("GET", "/api/tables/mine/save")):
        answer = client.request(method, path, headers={"authorization": header} if header else {})
        assert answer.status_code in (401, 404)
        assert set(answer.json()) == {"detail"}


def test_a_token_for_watching_takes_no_chair_and_no_save(client: Client) -> None:
    tokens = opened(client, me())
    for role in ("watch", "invite"):
        assert client.get("/api/tables/mine/save", headers=bearing(tokens[role])).status_code == 403
    wanted = {"seat": 0, "name": "Cem"}
    watching = client.post("/api/tables/mine/chairs", json=wanted, headers=bearing(tokens["watch"]))
    assert watching.status_code == 403

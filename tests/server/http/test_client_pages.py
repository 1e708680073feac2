"""The client's pages and files, compressed on request, and unknown addresses."""

import gzip
import os
import socket
import tomllib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.table_clients import Client, server
from waybread.server.http.client_pages import BUILT

ROOT = Path(__file__).parents[3]
PERSON = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
SCRIPT, FONT, ICON = "/assets/index-a1.js", "/assets/text-b2.woff2", "/icon.svg"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    place = tmp_path_factory.mktemp("server")
    built = place / "client"
    (built / "assets").mkdir(parents=True)
    for path, content in (("index.html", "the client"), (SCRIPT, "the script"), (FONT, "the font"), (ICON, "the icon")):
        (built / path.removeprefix("/")).write_text(content, encoding="utf-8")
    for path, content in (("index.html", "the client"), (SCRIPT, "the script")):
        (built / f"{path.removeprefix('/')}.gz").write_bytes(gzip.compress(content.encode()))
        (built / f"{path.removeprefix('/')}.br").write_bytes(f"{content} by brotli".encode())
    (place / "secret.js").write_text("not for you", encoding="utf-8")
    with server(place, pages=built) as found:
        yield found


def raw(client: Client, path: str, method: str = "GET", **headers: str) -> tuple[httpx.Response, bytes]:
    """An answer, and its content as it was sent."""
    headers = {"accept-encoding": "", **{name.replace("_", "-"): value for name, value in headers.items()}}
    with client.stream(method, path, headers=headers) as answer:
        return answer, b"".join(answer.iter_raw())


@pytest.mark.parametrize("path", ["/", "/decks", "/rules/lcg:step.3.4-2", "/table"])
def test_an_address_of_the_client_is_its_first_page(client: Client, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.text) == (200, "the client")


@pytest.mark.parametrize("path", ["/nowhere", "/decksandmore", "/a/b/c"])
def test_whoever_comes_to_an_unknown_address_sees_a_page_of_ours(client: Client, path: str) -> None:
    answer = client.get(path, headers=PERSON)
    assert (answer.status_code, answer.text) == (404, "the client")


@pytest.mark.parametrize(("path", "headers"), [("/nowhere", {}), ("/assets/gone.js", {}), ("/api/nowhere", PERSON)])
def test_programs_and_the_interface_are_answered_in_json(client: Client, path: str, headers: dict[str, str]) -> None:
    answer = client.get(path, headers=headers)
    assert (answer.status_code, answer.json()) == (404, {"detail": "Not Found"})


def test_as_long_as_the_client_is_not_built_pages_say_so_and_other_addresses_lead_nowhere(tmp_path: Path) -> None:
    with server(tmp_path, pages=tmp_path / "nothing") as client:
        answers = [client.get(path) for path in ("/decks", "/assets/gone.js")]
    assert [each.status_code for each in answers] == [503, 404]
    assert "not built yet" in answers[0].text


@pytest.mark.parametrize("path", ["/", "/decks", "/index.html", SCRIPT])
@pytest.mark.parametrize(("accepted", "encoding"), [("gzip, br", "br"), ("gzip", "gzip"), ("", None), ("zstd", None)])
def test_a_file_is_sent_as_the_copy_that_a_browser_takes(
    client: Client, path: str, accepted: str, encoding: str | None
) -> None:
    content = "the script" if path == SCRIPT else "the client"
    sent = {"br": f"{content} by brotli".encode(), "gzip": gzip.compress(content.encode()), None: content.encode()}
    answer, body = raw(client, path, accept_encoding=accepted)
    assert (answer.status_code, answer.headers.get("content-encoding")) == (200, encoding)
    assert answer.headers["content-length"] == str(len(body))
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["content-type"].split(";")[0] == ("text/javascript" if path == SCRIPT else "text/html")
    assert gzip.decompress(body) == content.encode() if encoding == "gzip" else body == sent[encoding]


@pytest.mark.parametrize(("path", "kind"), [(FONT, "font/woff2"), (ICON, "image/svg+xml")])
def test_a_file_without_copies_is_sent_as_it_is(client: Client, path: str, kind: str) -> None:
    answer, _ = raw(client, path, accept_encoding="br, gzip")
    assert {"content-encoding", "vary"}.isdisjoint(answer.headers)
    assert answer.headers["content-type"] == kind


def test_a_page_that_nobody_knows_is_compressed_too(client: Client) -> None:
    answer, body = raw(client, "/nowhere", accept_encoding="br", **PERSON)
    assert (answer.status_code, answer.headers["content-encoding"], body) == (404, "br", b"the client by brotli")


@pytest.mark.parametrize("path", [SCRIPT, FONT])
def test_files_with_a_hash_in_their_names_are_kept_forever(client: Client, path: str) -> None:
    assert client.get(path).headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize("path", ["/", "/decks", ICON])
def test_other_files_are_sent_again_only_when_they_have_changed(client: Client, path: str) -> None:
    tags = set()
    for accepted in ("", "gzip", "br"):
        first, _ = raw(client, path, accept_encoding=accepted)
        assert first.headers["cache-control"] == "no-cache"
        again, body = raw(client, path, accept_encoding=accepted, if_none_match=first.headers["etag"])
        assert (again.status_code, body, again.headers["etag"]) == (304, b"", first.headers["etag"])
        other, _ = raw(client, path, accept_encoding=accepted, if_none_match='"other"')
        assert other.status_code == 200
        tags.add(first.headers["etag"])
    assert len(tags) == (1 if path == ICON else 3)  # one for each way in which it is sent


def test_a_page_that_has_changed_is_known_by_its_content(tmp_path: Path) -> None:
    """Installed files may all have the same time, and pages that name other scripts the same length."""
    page = tmp_path / "index.html"
    page.write_text("index-aaaa.js", encoding="utf-8")
    with server(tmp_path, pages=tmp_path) as client:
        first = client.get("/")
        times = page.stat()
        page.write_text("index-bbbb.js", encoding="utf-8")
        os.utime(page, ns=(times.st_atime_ns, times.st_mtime_ns))
        again = client.get("/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.text) == (200, "index-bbbb.js")


@pytest.mark.parametrize("path", ["/", "/decks", SCRIPT])
def test_a_question_for_the_headers_has_no_content(client: Client, path: str) -> None:
    answer, body = raw(client, path, "HEAD", accept_encoding="br")
    full, _ = raw(client, path, accept_encoding="br")
    assert (answer.status_code, body) == (200, b"")
    same = ("content-length", "content-encoding", "content-type", "etag", "vary", "cache-control")
    assert [answer.headers[each] for each in same] == [full.headers[each] for each in same]


def test_a_part_of_a_file_is_a_part_of_the_file_itself(client: Client) -> None:
    answer, body = raw(client, SCRIPT, accept_encoding="br", range="bytes=4-")
    assert (answer.status_code, body, answer.headers["content-range"]) == (206, b"script", "bytes 4-9/10")
    assert "content-encoding" not in answer.headers


@pytest.mark.parametrize("path", [f"{SCRIPT}.br", f"{SCRIPT}.gz", "/index.html.br", "/assets", "/assets/"])
def test_copies_and_folders_are_no_files_of_their_own(client: Client, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize("path", ["/../secret.js", "/assets/../../secret.js", "/..%2fsecret.js", "//../secret.js"])
def test_no_path_leads_out_of_the_folder(client: Client, path: str) -> None:
    with socket.create_connection(("127.0.0.1", client.port)) as connection:  # other clients tidy the path up
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: connection.recv(65536), b""))
    assert answer.startswith(b"HTTP/1.1 404")
    assert b"not for you" not in answer


def test_the_wheel_has_the_client_and_its_copies() -> None:
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"]
    assert [(ROOT / each).resolve() for each in wheel["wheel"]["artifacts"]] == [BUILT.resolve()]

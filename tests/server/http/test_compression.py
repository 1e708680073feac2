"""Which encoding is chosen, and what of the API is compressed."""

import gzip
import json

import httpx
import pytest
from starlette.datastructures import Headers

from tests.server.table_clients import DECKS, Client
from waybread.server.http.compression import best_encoding

TRIAL = {"scenario": "passage-through-mirkwood", "decks": [DECKS["leadership"]], "bot": "random", "games": 1000}


def raw(library: Client, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """An answer, and its content as it was sent."""
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    with library.stream("GET", path, headers=sent) as answer:
        return answer, b"".join(answer.iter_raw())


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("", None),
        ("identity", None),
        ("gzip", "gzip"),
        ("GZip", "gzip"),
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0.5, gzip;q=0.8", "gzip"),
        ("br ; q=0.9 , gzip;q=0.8", "br"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0, gzip;q=0.000", None),
        ("*", "br"),
        ("*;q=0", None),
        ("br;q=0, *;q=0.1", "gzip"),
        ("identity, gzip;q=0.5", None),
        ("identity;q=0.5, gzip;q=0.5", "gzip"),
        ("zstd, compress", None),
        ("gzip;q=high, br;level=4", None),
        (",;,=", None),
    ],
)
def test_the_encoding_is_the_best_that_is_accepted(accepted: str, encoding: str | None) -> None:
    assert best_encoding(Headers({"accept-encoding": accepted}), ["br", "gzip"]) == encoding


def test_headers_that_were_sent_apart_are_one_list() -> None:
    request = Headers(raw=[(b"accept-encoding", b"br;q=0"), (b"accept-encoding", b"gzip")])
    assert best_encoding(request, ["br", "gzip"]) == "gzip"


def test_a_long_answer_is_compressed_for_whoever_takes_that(library: Client) -> None:
    plain, whole = raw(library, "/api/cards", accept_encoding="gzip;q=0")
    packed, sent = raw(library, "/api/cards", accept_encoding="br, gzip")
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["content-length"] == str(len(sent))
    assert len(sent) < len(whole) / 4
    assert gzip.decompress(sent) == whole
    assert [each.headers["vary"].lower() for each in (plain, packed)] == ["accept-encoding"] * 2


def test_a_short_answer_is_sent_as_it_is(library: Client) -> None:
    answer, content = raw(library, "/api/campaigns", accept_encoding="gzip")
    assert json.loads(content)
    assert "content-encoding" not in answer.headers


def test_what_has_not_changed_is_not_sent_again_in_another_encoding_either(library: Client) -> None:
    packed, _ = raw(library, "/api/cards", accept_encoding="gzip")
    answer, content = raw(library, "/api/cards", accept_encoding="", if_none_match=packed.headers["etag"])
    assert (answer.status_code, content) == (304, b"")


def test_lines_of_a_stream_are_compressed_one_by_one(library: Client) -> None:
    with library.stream("POST", "/api/trials", json=TRIAL, headers={"accept-encoding": "gzip"}, timeout=60) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        first = next(each for each in answer.iter_lines() if each)
        assert not json.loads(first)["over"]

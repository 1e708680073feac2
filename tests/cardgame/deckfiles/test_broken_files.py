"""Broken deck files: each gives one clear sentence, and none a traceback."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel import UNHURRIED
from waybread.cardgame.deckfiles import FORMATS, DeckFileError, read, shipped, write
from waybread.cli import main

DECK = shipped()["back-to-basics"]
WHOLE = {each: write(DECK, each).encode() for each in FORMATS}
LISTS = ("ringsdb-text", "cardgamedb", "plain", "name-first", "x-first")
HERO = "51223bd0-ffd1-11df-a976-0801200c9001"
Case = tuple[str, bytes]


def truncated() -> Iterator[Case]:
    """XML and JSON cut anywhere; lists cut inside a section, whose heading then promises too much."""
    for each in ("octgn", "ringsdb-json", "dragncards"):
        size = len(WHOLE[each].rstrip())
        for n in range(1, 31):
            yield f"{each} cut after {n} parts of 31", WHOLE[each][: size * n // 31]
    for each in LISTS:
        place = 0
        lines = WHOLE[each].splitlines(keepends=True)
        for n, line in enumerate(lines[:-1]):
            if line.strip() and lines[n + 1].strip() and b"x" in line:
                if n % 2:
                    yield f"{each} cut in line {n + 1}", WHOLE[each][: place + len(line) // 2]
            place += len(line)


def flipped() -> Iterator[Case]:
    """A byte that is no text, at many places."""
    for each, whole in WHOLE.items():
        for n in range(1, 7):
            place = len(whole) * n // 7
            for byte in (b"\xff", b"\x00", b"\x1b"):
                yield f"{each} with {byte!r} at {place}", whole[:place] + byte + whole[place + 1 :]


def wrongly_encoded() -> Iterator[Case]:
    for each in FORMATS:
        text = write(shipped()["leadership"], each)
        if not text.isascii():
            for encoding in ("latin-1", "mac-roman", "utf-16-le", "utf-32", "cp500"):
                yield f"{each} in {encoding}", text.encode(encoding)
    yield "a mark of UTF-16 and half a character", b"\xff\xfe1"
    yield "UTF-7", b"3x Gl+APM-in"


def binary() -> Iterator[Case]:
    yield "nothing", b""
    yield "only blanks", b" \n\t\n"
    yield "a picture", b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"
    yield "gzip", b"\x1f\x8b\x08\x00\x00\x00\x00\x00"
    yield "zip", b"PK\x03\x04\x14\x00\x00\x00\x08\x00"
    yield "a program", b"\x7fELF\x02\x01\x01\x00"
    yield "a database", b"SQLite format 3\x00"
    yield "every byte", bytes(range(256))
    yield "larger than a deck file may be", b"3x Gandalf\n" * 100_000
    yield "too many lines", b"\n" * 5_000 + b"3x Gandalf"
    yield "a line without end", b"3x " + b"Gandalf" * 1_000


def miscounted() -> Iterator[Case]:
    for count in ("100", "0", "99999999999", "9" * 5_000):
        for line in ("{}x Gandalf", "{} Gandalf", "x{} Gandalf", "Gandalf x{}", "Gandalf (Core) x{}"):
            yield f"{count[:12]} in {line}", line.format(count).encode()[:1_900]
        yield f"{count[:12]} in slots", f'{{"slots": {{"01073": {count}}}}}'.encode()
        yield f"{count[:12]} in DragnCards", f'[{{"databaseId": "{HERO}", "quantity": {count}}}]'.encode()
        yield f"{count[:12]} in OCTGN", xml(f'<card qty="{count}" id="{HERO}"/>')
    for count in ("-1", "1.5", "1e999", "true", "null", '"many"', "[]", "{}", "NaN", "Infinity"):
        yield f"{count} in slots", f'{{"slots": {{"01073": {count}}}}}'.encode()
        yield f"{count} in DragnCards", f'[{{"databaseId": "{HERO}", "quantity": {count}}}]'.encode()
    for count in ("-1", "1.5", "many", "", "٣"):
        yield f"{count} in OCTGN", xml(f'<card qty="{count}" id="{HERO}"/>')
    yield "many lines of the same card", b"3x Gandalf\n" * 40


def unknown() -> Iterator[Case]:
    for each in ("2x Snowborn Scout", "Henemarth x1", "x2 Favour of the Lady", "3x", "1x (Core Set)", "???"):
        yield f"the line {each}", each.encode()
    yield "an unknown pack", b"3x Gandalf (Bag End Box)"
    yield "another pack", b"2x Faramir (Khazad-dum)"
    yield "an open bracket", b"2x Faramir (Core Set"
    yield "an encounter card", b"2x Forest Spider"
    yield "many unknown lines", b"3x Nobody\n" * 1_000
    yield "a wrong heading", b"Heroes (3)\n1x Aragorn\n"
    yield "an unknown code", b'{"slots": {"99999": 1}}'
    yield "an empty code", b'{"slots": {"": 1}}'
    yield "an unknown id", xml('<card qty="1" id="00000000-0000-0000-0000-000000000000">Gandalf</card>')
    yield "neither id nor name", xml('<card qty="1"/>')
    yield "an unknown id in DragnCards", b'[{"databaseId": "0", "quantity": 1}]'
    yield "no id in DragnCards", b'[{"databaseId": 7, "quantity": 1}]'


def misshapen() -> Iterator[Case]:
    for text in ("{}", "[]", "[1]", "[[]]", '{"slots": []}', '{"slots": 3}', '{"slots": "x"}', '{"slots": [1]}'):
        yield f"JSON {text}", text.encode()
    yield "slots twice", b'{"slots": {"01001": 1}, "slots": {"01002": 1}}'
    yield "two decks", b'[{"slots": {"01001": 1}}, {"slots": {"01001": 1}}]'
    yield "two built-in decks", b'{"preBuiltDecks": {"a": {"cards": []}, "b": {"cards": []}}}'
    yield "a list that is none", b'{"load_list": {"a": 1}}'
    yield "a card that is none", b'{"load_list": ["Gandalf"]}'
    yield "a scenario of DragnCards", f'[{{"databaseId": "{HERO}", "loadGroupId": "sharedQuestDeck"}}]'.encode()
    yield "a group that is no word", f'[{{"databaseId": "{HERO}", "loadGroupId": 3}}]'.encode()
    yield "an old card without sides", b'[{"cardRow": {"sides": 3}, "quantity": 1}]'
    yield "two values", b'{"slots": {"01001": 1}} {}'
    yield "single quotes", b"{'slots': {'01001': 1}}"
    yield "a page of a website", b"<html><body><p>404</p></body></html>"
    yield "a deck for another game", b'<deck game="00000000-0000-0000-0000-000000000000"></deck>'
    yield "an empty deck", b"<deck></deck>"
    yield "a scenario of OCTGN", f'<deck><section name="Quest"><card qty="1" id="{HERO}"/></section></deck>'.encode()
    yield "crossed elements", b"<deck><section></deck></section>"
    yield "an entity nobody knows", xml("<card>&hobbit;</card>")
    yield "a character that is none", xml("<card>&#0;</card>")


def bombs() -> Iterator[Case]:
    laughs = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 10))
    yield "a billion laughs", f'<!DOCTYPE d [<!ENTITY l0 "ha">{laughs}]><deck>&l9;</deck>'.encode()
    yield "one large entity", f'<!DOCTYPE d [<!ENTITY a "{"a" * 50_000}">]><deck>{"&a;" * 10_000}</deck>'.encode()
    yield "an entity from a file", b'<!DOCTYPE d [<!ENTITY a SYSTEM "file:///etc/passwd">]><deck>&a;</deck>'
    yield "an entity from the net", b'<!DOCTYPE d [<!ENTITY a SYSTEM "http://localhost/">]><deck>&a;</deck>'
    yield "a parameter entity", b'<!DOCTYPE d [<!ENTITY % a SYSTEM "file:///etc/passwd"> %a;]><deck/>'
    yield "a document type elsewhere", b'<!DOCTYPE deck SYSTEM "http://localhost/deck.dtd"><deck/>'
    yield "a bare document type", b"<!DOCTYPE deck><deck/>"
    yield "deep XML", b"<deck>" * 100_000
    yield "deep XML, closed", b"<deck>" * 5_000 + b"</deck>" * 5_000
    yield "long XML", b"<deck>" + b"<section/>" * 20_000 + b"</deck>"
    yield "a long note", b"<deck><notes>" + b"a" * 200_000 + b"</notes></deck>"
    yield "deep lists", b"[" * 500_000
    yield "deep lists, closed", b"[" * 1_000 + b"]" * 1_000
    yield "deep objects", b'{"slots":' * 50_000
    yield "deep slots", b'{"slots": {"01001": ' + b"[" * 100 + b"]" * 100 + b"}}"
    yield "quotes without end", b'{"' + b'\\"' * 400_000
    yield "comments without end", b"{" + b"//" * 400_000
    yield "many keys", json.dumps({"slots": {str(n): 1 for n in range(20_000)}}).encode()
    yield "brackets without end", (b"3x " + b"(a" * 900 + b"\n") * 500


def xml(cards: str) -> bytes:
    return f'<deck><section name="Ally">{cards}</section></deck>'.encode()


MAKERS = (truncated, flipped, wrongly_encoded, binary, miscounted, unknown, misshapen, bombs)
BROKEN = [case for maker in MAKERS for case in maker()]


def test_there_are_many_kinds_of_broken_files() -> None:
    assert len(BROKEN) >= 400
    assert all(sum(1 for _ in maker()) >= 10 for maker in MAKERS)


@pytest.mark.parametrize(("kind", "data"), BROKEN, ids=[kind for kind, _ in BROKEN])
def test_a_broken_file_gives_one_clear_sentence(
    kind: str, data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deck"
    file.write_bytes(data)
    assert main(["deck", "show", str(file)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    sentence = said.err.removesuffix("\n")
    assert sentence.isprintable()
    assert sentence[0].isupper() or sentence[0] in "'/"
    assert sentence.endswith((".", "?"))
    assert 15 < len(sentence) < 320


@UNHURRIED
@given(data=st.binary(max_size=400))
def test_bytes_by_chance_never_give_a_traceback(data: bytes) -> None:
    assert understood_or_refused(data)


@UNHURRIED
@given(text=st.text(max_size=400))
def test_text_by_chance_never_gives_a_traceback(text: str) -> None:
    assert understood_or_refused(text)


@UNHURRIED
@given(kind=st.sampled_from(list(FORMATS)), place=st.integers(0, 10_000), change=st.binary(max_size=4))
def test_a_change_by_chance_never_gives_a_traceback(kind: str, place: int, change: bytes) -> None:
    whole = WHOLE[kind]
    at = place % len(whole)
    assert understood_or_refused(whole[:at] + change + whole[at + len(change) :])


plain_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(["01001", HERO]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["01001", "cardRow", "databaseId", "quantity", "cardid", "sides"]), inner)
    ),
    max_leaves=8,
)


@UNHURRIED
@given(
    plain=st.dictionaries(
        st.sampled_from(
            ["slots", "heroes", "sideslots", "name", "description_md", "load_list", "preBuiltDecks", "cards"]
        ),
        plain_values,
    )
)
def test_json_of_any_shape_never_gives_a_traceback(plain: object) -> None:
    assert understood_or_refused(json.dumps(plain))


def understood_or_refused(data: bytes | str) -> bool:
    try:
        return bool(read(data).cards)
    except DeckFileError as error:
        return "\n" not in str(error)

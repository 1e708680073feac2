"""Messages: reading them, filling them, and what is said about wrong ones."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from waybread.texts import (
    Arg,
    CardName,
    Catalogue,
    Message,
    MessageError,
    Text,
    content,
    joined,
    pack,
    plain,
    read_messages,
    say,
    unpack,
)

SAMPLES: Final = Path(__file__).with_name("samples.json")
"""What the client's tests read as well."""


def catalogue(**messages: str) -> Catalogue:
    """A small catalogue."""
    return Catalogue({name: Message.read(source) for name, source in messages.items()})


def said(source: str, **args: Arg) -> str:
    """A message as a sentence."""
    return plain(catalogue(it=source).words(Text("it", args)))


def test_arguments_are_put_where_their_names_stand() -> None:
    assert said("{player} draws {count}.", player="Anna", count=3) == "Anna draws 3."


@pytest.mark.parametrize(("count", "words"), [(0, "No cards"), (1, "1 card"), (2, "2 cards"), (11, "11 cards")])
def test_plurals_choose_by_number(count: int, words: str) -> None:
    assert said("{count, plural, =0 {No cards} one {# card} other {# cards}}", count=count) == words


@pytest.mark.parametrize(("why", "words"), [("threat", "Out: too much threat."), ("other", "Out."), ("new", "Out.")])
def test_select_chooses_by_word(why: str, words: str) -> None:
    assert said("Out{why, select, threat {: too much threat} other {}}.", why=why) == words


def test_plurals_may_stand_inside_a_choice() -> None:
    source = "{kind, select, hit {{n, plural, one {# hit} other {# hits}}} other {nothing}}"
    assert said(source, kind="hit", n=2) == "2 hits"


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("Anna's turn", "Anna's turn"),
        ("it''s", "It's"),
        ("'{'name'}'", "{name}"),
        ("'{name}'", "{name}"),
        ("number #1", "Number #1"),
    ],
)
def test_apostrophes_quote_only_what_has_a_meaning(source: str, words: str) -> None:
    assert said(source) == words


def test_a_sentence_begins_with_a_capital_letter() -> None:
    assert said("{group} attacks.", group="the goblin") == "The goblin attacks."


def test_cards_stay_cards_and_lists_are_joined() -> None:
    gimli, legolas = CardName(3, "Gimli"), CardName(4, "Legolas")
    words = catalogue(it="{cards} attack.").words(Text("it", {"cards": (gimli, legolas, "Anna")}))
    assert words == (gimli, ", ", legolas, " and Anna attack.")


def test_texts_may_be_given_to_texts() -> None:
    small = catalogue(it="{who} rests ({why}).", why="{count, plural, one {# wound} other {# wounds}}")
    text = Text("it", {"who": "Bilbo", "why": Text("why", {"count": 1})})
    assert plain(small.words(text)) == "Bilbo rests (1 wound)."


def test_parts_are_joined_by_a_message_where_and_will_not_do() -> None:
    small = catalogue(either="{first} or {next}", it="{which}")
    assert plain(small.words(say("it", which=joined("either", ("might", "wit", 3))))) == "Might or wit or 3"
    assert joined("either", ("might",)) == "might"


def test_a_packed_text_is_the_same_text() -> None:
    gimli, legolas = CardName(3, "Gimli", "core:4"), CardName(4, "Legolas")
    text = say("it", who=(gimli, legolas, "Anna"), why=say("why", count=1, words=content("“so”")))
    assert unpack(pack(text)) == text
    with pytest.raises(ValueError, match="not a text"):
        unpack("3")


def test_words_of_others_are_shown_as_they_are() -> None:
    assert plain(catalogue(it="{text}").words(Text("it", {"text": content("{braces} and 'quotes'")}))) == (
        "{braces} and 'quotes'"
    )
    assert plain(catalogue().words(content("lower case"))) == "lower case"


@pytest.mark.parametrize(
    "source",
    [
        "{",
        "{name",
        "}",
        "{a b}",
        "{count, number}",
        "{count, plural, one {#}}",
        "{count, plural, other {#}",
        "{x, plural}",
    ],
)
def test_a_wrong_message_is_refused(source: str) -> None:
    with pytest.raises(MessageError):
        Message.read(source)


def test_a_missing_message_or_argument_is_named() -> None:
    small = catalogue(it="{who} rests.")
    with pytest.raises(MessageError, match="the catalogue has no message 'that'"):
        small.words(say("that"))
    with pytest.raises(MessageError, match="it: the argument 'who' is missing"):
        small.words(say("it"))


def test_plurals_want_numbers() -> None:
    with pytest.raises(MessageError, match="'count' should be a number"):
        said("{count, plural, other {#}}", count="many")


def test_arguments_are_listed_with_their_kinds() -> None:
    source = "{who}: {n, plural, one {{what}} other {# of {what}}} {kind, select, other {}}"
    assert Message.read(source).arguments() == {"who": "any", "n": "plural", "what": "any", "kind": "select"}


def test_python_says_what_the_client_says() -> None:
    samples = json.loads(SAMPLES.read_text("utf-8"))
    known = Catalogue(
        {
            name: Message.read(source)
            for name, source in read_messages("samples", json.dumps(samples["messages"])).items()
        }
    )
    for text, words in samples["sentences"]:
        assert list(known.words(read(text))) == [each if isinstance(each, str) else CardName(**each) for each in words]


def read(data: Any) -> Any:
    """An argument as the samples have it."""
    if isinstance(data, list):
        return tuple(read(each) for each in data)
    if not isinstance(data, dict):
        return data
    return (
        Text(data["id"], {name: read(each) for name, each in data["args"].items()})
        if "args" in data
        else CardName(**data)
    )

"""Reads what an adventure does and waits for: one sentence each, by the patterns of the verbs and conditions."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from waybread.files import did_you_mean, quoted
from waybread.journeys.authoring.toml_files import Where
from waybread.journeys.authoring.vocabulary import WORD_KINDS, known_words
from waybread.journeys.facts import Stat
from waybread.journeys.library import plain
from waybread.journeys.script.actions import PATTERNS
from waybread.journeys.script.adventure import Condition
from waybread.journeys.script.conditions import ABOUT, COMPARE
from waybread.journeys.script.grammar import Part, Pattern, Slot, arg_of
from waybread.journeys.script.runner import OF_ANY

NAME: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
"""Of tiles, tokens, events and so on."""
TILE: Final = re.compile(rf"{NAME.pattern}(?:\.[1-9])?")
"""A tile, or a space of one."""
PLACE: Final = re.compile(rf"{TILE.pattern}|@{NAME.pattern}")
"""The same, or where a token lies."""
_NUMBER: Final = re.compile(r"\d{1,4}")
_CHANGE: Final = re.compile(r"[+-]?\d{1,4}")
_KEY: Final = re.compile(r"[a-z0-9-]+(?:\.[a-z0-9-]+)*")
_ENDED: Final = re.compile(rf"{NAME.pattern}\.{NAME.pattern}")
_LONGEST_HINT: Final = 40
"""Letters of a name that somebody could use."""
_WHO: Final = ("each", "hero", "one")
TRIGGERS: Final = {
    "start": "", "explored": "tile", "entered": "place", "defeated": "group", "threshold": "number",
    "round": "number", "shadow": "number", "fired": "event", "hero-defeated": "", "check": "", "never": "",
}  # fmt: skip
"""What events can wait for, with the kind of what is named behind it."""
REMEMBERED: Final = {
    "counter": "counter", "won": "chapter", "lost": "chapter", "ended": "ending of a chapter", "lore": "",
    "party": "", "hero": "hero", "difficulty": "difficulty", "victories": "", "defeats": "",
}  # fmt: skip
"""What chapters and epilogues of a campaign can look at, with the kind of what is named behind it."""


_FORMS: Final = {
    "place": (PLACE, "place: a tile's name, one of its spaces as TILE.2, or where a token lies as @TOKEN"),
    "words": (_KEY, "key of words; keys are like 'ferry' or 'ferry.sinks'"),
    "ending of a chapter": (_ENDED, "ending; it is written CHAPTER.ENDING, like old-mill.saved"),
}
"""How names of a kind are written, and the end of a sentence about one that is not."""


class Unread(ValueError):
    """A sentence that makes no sense, and why."""


@dataclass(frozen=True, slots=True)
class ParsedCondition:
    """A condition, and where it stands."""

    condition: Condition
    where: Where


@dataclass(frozen=True, slots=True)
class ParsedAction:
    """An action as it is written: how, with what, on which conditions, and where."""

    pattern: Pattern
    args: Mapping[str, object]
    when: tuple[ParsedCondition, ...]
    where: Where


def no_name(text: str) -> str:
    """A sentence about what is no name, with one that it could be."""
    could = plain(text[:_LONGEST_HINT])
    like = could if NAME.fullmatch(could) else "old-mill"
    return f"{quoted(text)} is no name; names are lower-case words with hyphens, like {like}."


def read_action(sentence: str, where: Where) -> ParsedAction:
    """An action sentence; ``if CONDITION and CONDITION: `` may stand before it."""
    when: tuple[ParsedCondition, ...] = ()
    found = sentence.split()
    if found and found[0] == "if":
        asked, colon, rest = sentence.partition(":")
        if not colon:
            raise Unread(f"behind {quoted(asked)} comes a colon and what is done: if party >= 3: threat 1.")
        when = tuple(read_condition(each, where) for each in re.split(r"\sand\s", asked.strip()[2:]))
        found = rest.split()
    if not found:
        raise Unread("there is no action here.")
    known = PATTERNS.get(found[0])
    if known is None:
        raise Unread(f"{quoted(found[0])} is nothing that the app can do; {did_you_mean(found[0], PATTERNS)}")
    return ParsedAction(known, _arguments(known, found), when, where)


def read_condition(sentence: str, where: Where) -> ParsedCondition:
    """A condition sentence: ``[not] WORD [NAME] [COMPARE NUMBER]``."""
    return _condition(sentence, where, ABOUT)


def read_memory(sentence: str, where: Where) -> ParsedCondition:
    """The same over what a campaign remembers."""
    return _condition(sentence, where, REMEMBERED)


def _condition(sentence: str, where: Where, about: Mapping[str, str]) -> ParsedCondition:
    found = sentence.split()
    turned = found[:1] == ["not"]
    found = found[turned:]
    if not found:
        raise Unread("there is no condition here.")
    what, *rest = found
    if what not in about:
        raise Unread(f"{quoted(what)} is nothing that can be looked at; {did_you_mean(what, about)}")
    name, kind = "", about[what]
    if kind:
        if not rest or rest[0] in COMPARE:
            raise Unread(f"behind '{what}' comes {_article(kind)}.")
        name = str(_value(kind, rest.pop(0)))
    compare, number = ">=", 1
    if rest:
        if rest[0] not in COMPARE or len(rest) != 2 or not _CHANGE.fullmatch(rest[1]):
            raise Unread(f"{quoted(' '.join(rest))} is no comparison; it is written like >= 2, == 0 or < 3.")
        compare, number = rest[0], int(rest[1])
    elif not kind:
        raise Unread(f"behind '{what}' comes a comparison, like {what} >= 2.")
    condition = Condition(what, name, compare, number)
    return ParsedCondition(condition.negated() if turned else condition, where)


def read_trigger(sentence: str) -> tuple[str, str]:
    """What an event waits for: what happens, and of what."""
    on, *rest = sentence.split() or [""]
    if on not in TRIGGERS:
        raise Unread(f"{quoted(on)} is nothing that an event can wait for; {did_you_mean(on, TRIGGERS)}")
    kind = TRIGGERS[on]
    if not rest and kind and on not in OF_ANY:
        raise Unread(f"behind '{on}' comes {_article(kind)}.")
    if len(rest) > bool(kind):
        raise Unread(f"behind '{on}' comes {f'{_article(kind)} and nothing else' if kind else 'nothing'}.")
    return on, str(_value(kind, rest[0])) if rest else ""


def read_test(sentence: str) -> tuple[tuple[Stat, ...], int | None, str]:
    """A test: ``wit or spirit 2``, ``might 8 into piles``, ``wisdom``: stats, the number needed, the counter."""
    match = re.fullmatch(r"([a-z ]*?)(?:\s(\d{1,3}))?(?:\sinto\s(\S+))?", " ".join(sentence.split()))
    if match is None:
        raise Unread(f"{quoted(sentence)} is no test; it is written like 'wit or spirit 2' or 'might 8 into piles'.")
    stats = [Stat(str(_value("stat", each))) for each in match[1].split(" or ")]
    counter = str(_value("counter", match[3])) if match[3] else ""
    if counter and not match[2]:
        raise Unread("a test whose successes are gathered needs a number: might 8 into piles.")
    return tuple(stats), int(match[2]) if match[2] else None, counter


def _article(kind: str) -> str:
    if kind in WORD_KINDS:
        return WORD_KINDS[kind]
    return {"place": "a tile, a space of one as TILE.2, or @TOKEN"}.get(
        kind, f"{'an' if kind[0] in 'aeo' else 'a'} {kind}"
    )


def _arguments(known: Pattern, found: Sequence[str]) -> Mapping[str, object]:
    args: dict[str, object] = {}
    rest = _take(known, known.needed, found, args)
    groups = list(known.optional)
    while rest:
        for group in groups:
            if _begins(group, rest):
                rest = _take(known, group, rest, args)
                groups.remove(group)
                break
        else:
            raise Unread(f"{quoted(rest[0])} is not understood here; it is written: {known.shown}.")
    return args


def _begins(group: tuple[Part, ...], rest: Sequence[str]) -> bool:
    """Can this be the beginning of a part that may be left out?"""
    first = group[0]
    if not isinstance(first, Slot):
        return rest[0] == first
    follows = next((each for each in group[1:] if isinstance(each, str)), None)
    if follows is not None and rest[1:2] != [follows]:
        return False
    match first.kind:
        case "who":
            return rest[0] in (*_WHO, "at")
        case "off":
            return rest[0] == "off"
        case "number" | "change":
            return bool(_CHANGE.fullmatch(rest[0]))
        case _:
            return True


def _take(known: Pattern, parts: tuple[Part, ...], found: Sequence[str], args: dict[str, object]) -> Sequence[str]:
    """Take parts of a sentence from its beginning; gives back the rest."""
    rest = list(found)
    for part in parts:
        if not rest:
            raise Unread(f"something is missing at the end; it is written: {known.shown}.")
        word = rest.pop(0)
        if isinstance(part, Slot):
            if part.kind in ("who", "whom") and word == "at" and rest:
                word = f"at {rest.pop(0)}"
            args[part.arg] = _value(part.kind, word)
        elif word != part:
            raise Unread(f"'{part}' belongs where {quoted(word)} stands; it is written: {known.shown}.")
    if not any(isinstance(each, Slot) for each in parts) and parts is not known.needed:
        args[arg_of(parts)] = True
    return rest


def _value(kind: str, word: str) -> object:
    """What a word stands for where one of a kind belongs."""
    kind = kind.removeprefix("new ")
    if kind == "bonuses":
        return tuple(_known(kind, each) for each in word.split(","))
    if known_words(kind):
        return _known(kind, word)
    match kind:
        case "number" | "change":
            if not (_NUMBER if kind == "number" else _CHANGE).fullmatch(word):
                raise Unread(f"{quoted(word)} is no whole number.")
            return int(word)
        case "off":
            return 0
        case "who" | "whom":
            return _who(word)
        case _:
            if kind not in _FORMS and not NAME.fullmatch(word):
                raise Unread(no_name(word))
            form, right = _FORMS.get(kind, (NAME, ""))
            if not form.fullmatch(word):
                raise Unread(f"{quoted(word)} is no {right}.")
            return word


def _known(kind: str, word: str) -> object:
    if word not in known_words(kind):
        hint = did_you_mean(word, (each for each in known_words(kind) if "." not in each))
        raise Unread(f"{quoted(word)} is not {WORD_KINDS[kind]}; {hint}")
    return known_words(kind)[word]


def _who(word: str) -> str:
    place = word.removeprefix("at ")
    if word in _WHO or (place != word and PLACE.fullmatch(place)):
        return word
    raise Unread(f"{quoted(word)} is nobody; it is written: each, hero, one or at PLACE.")

"""Sentences made of parts: names in a row, numbers of things, words with links to cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from waybread.kernel import Fact
from waybread.texts import CardName, Words

Part: TypeAlias = str | CardName | Sequence[str | CardName]


@dataclass(frozen=True, slots=True)
class EventFacts:
    """The facts of an event as far as a reader may know them, and the names of the players by seat."""

    facts: dict[str, Fact]
    names: Sequence[str]

    def number(self, fact: str) -> int:
        """A number; 0 if there is none."""
        found = self.facts.get(fact, 0)
        return found if isinstance(found, int) else 0

    def text(self, fact: str) -> str:
        """A text; empty if there is none."""
        found = self.facts.get(fact, "")
        return found if isinstance(found, str) else ""

    def numbers(self, fact: str) -> tuple[int, ...]:
        """Several numbers."""
        found = self.facts.get(fact, ())
        return found if isinstance(found, tuple) else ()


def listed(names: Sequence[str]) -> str:
    """Several names in a sentence."""
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def whose(name: str) -> str:
    """A name that something belongs to: *Anna's*, *Legolas'*."""
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def counted(amount: int, thing: str) -> str:
    """So many of something."""
    if amount == 1:
        return f"1 {thing}"
    plural = f"{thing[:-1]}ies" if thing.endswith("y") else f"{thing}es" if thing.endswith("s") else f"{thing}s"
    return f"{amount} {plural}"


def sentence(words: str) -> str:
    """With a capital letter and a full stop."""
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "!", "?")) else ".")


def say(*parts: Part) -> Words:
    """A sentence of its parts, ended with a full stop."""
    found: list[str | CardName] = []
    for part in parts:
        for each in (part,) if isinstance(part, str | CardName) else part:
            if isinstance(each, str) and found and isinstance(found[-1], str):
                found[-1] += each
            elif each != "":
                found.append(each)
    end = found[-1].title if isinstance(found[-1], CardName) else found[-1]
    return tuple(found) if end.rstrip("\"'").endswith((".", "!", "?")) else say(found, ".")


def dealt_again(event: EventFacts) -> Words:
    """The line of the log that says that, and why, what nobody knew was dealt again."""
    newcomer = event.text("newcomer")
    why = f"because {newcomer} sat down" if newcomer else "because the game was opened from a save"
    told = newcomer or "from save" in event.facts
    return say("Everything still unknown was dealt again", f", {why}" if told else "")


def several(cards: Sequence[CardName]) -> Words:
    """Cards in a sentence: *A, B and C*."""
    words: list[str | CardName] = []
    for n, each in enumerate(cards):
        if n:
            words.append(" and " if n == len(cards) - 1 else ", ")
        words.append(each)
    return tuple(words)

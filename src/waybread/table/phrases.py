"""The facts of events for lines of the log, and a few words that texts of tables share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from waybread.kernel import Fact
from waybread.texts import Text, say


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


def counted(amount: int, thing: str) -> str:
    """So many of something."""
    if amount == 1:
        return f"1 {thing}"
    plural = f"{thing[:-1]}ies" if thing.endswith("y") else f"{thing}es" if thing.endswith("s") else f"{thing}s"
    return f"{amount} {plural}"


def sentence(words: str) -> str:
    """With a capital letter and a full stop."""
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "!", "?")) else ".")


def dealt_again(event: EventFacts) -> Text:
    """The line of the log that says that, and why, what nobody knew was dealt again."""
    newcomer = event.text("newcomer")
    why = "newcomer" if newcomer else "save" if "from save" in event.facts else "none"
    return say("table.dealt_again", why=why, newcomer=newcomer)

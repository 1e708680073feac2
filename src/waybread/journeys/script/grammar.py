"""How verbs are written as sentences: each verb says it once, as a pattern, where it is.

A pattern is words, slots and parts that may be left out::

    spawn <kind:enemy> at <at:place> [as <name:new group>] [elite] [size <size:number>]

A slot has the name of what the verb takes and the kind of thing that can stand there. Parts in brackets come after
the others, in any order; one without a slot is a switch, and its word is what the verb takes.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, TypeAlias


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in a sentence for something that the writer chooses."""

    arg: str
    kind: str


Part: TypeAlias = str | Slot


@dataclass(frozen=True, slots=True)
class Pattern:
    """How a verb is written."""

    verb: str
    """The verb of ``actions.ACTIONS``."""
    shown: str
    """As people read it: ``spawn ENEMY at PLACE [elite]``."""
    needed: tuple[Part, ...]
    """What comes first, in this order; the first part is the word of the verb."""
    optional: tuple[tuple[Part, ...], ...]

    @property
    def word(self) -> str:
        """With which the sentence begins."""
        return str(self.needed[0])

    @property
    def takes(self) -> tuple[str, ...]:
        """The names of what the verb takes; those that may be left out end in ``?``."""
        needed = [each.arg for each in self.needed if isinstance(each, Slot)]
        return (*needed, *(f"{arg_of(each)}?" for each in self.optional))


def arg_of(group: tuple[Part, ...]) -> str:
    """The name of what a part that may be left out is for."""
    return next((each.arg for each in group if isinstance(each, Slot)), str(group[0]))


def pattern(verb: str, written: str) -> Pattern:
    """A pattern from its notation."""
    needed: list[Part] = []
    optional: list[tuple[Part, ...]] = []
    group: list[Part] | None = None
    for each in re.findall(r"[\[\]]|<[^>]+>|[^\s\[\]]+", written):
        if each == "[":
            group = []
        elif each == "]":
            optional.append(tuple(group or ()))
            group = None
        else:
            (needed if group is None else group).append(Slot(*each[1:-1].split(":")) if each[0] == "<" else each)
    return Pattern(verb, _SLOT.sub(lambda found: found[1].upper().replace(" ", "-"), written), tuple(needed),
                   tuple(optional))  # fmt: skip


_SLOT: Final = re.compile(r"<[^:>]+:(?:new )?([^>]+)>")

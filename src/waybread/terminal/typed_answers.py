"""What is typed as an answer: numbers of choices, several of them for a group, and words that end one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waybread.kernel import PASS, Decision
from waybread.table import Choice, Prompt, Refused

PASSING: Final = frozenset(("0", "d", "done", "pass"))
"""What passes, declines or ends a group."""

LONGEST: Final = 40
"""So many letters of what was typed are repeated."""


def numbered(prompt: Prompt) -> list[tuple[str, Choice]]:
    """The choices with what is typed for them: 0 is always the one that passes, and stands last."""
    others = [each for each in prompt.choices if each.option != PASS]
    passing = [each for each in prompt.choices if each.option == PASS]
    return [(str(n), each) for n, each in enumerate(others, 1)] + [("0", each) for each in passing]


def options(words: Sequence[str], prompt: Prompt) -> list[int]:
    """The options that somebody means, in their order; refused as a whole if one of them is none."""
    known = {number: each.option for number, each in numbered(prompt)}
    ends_group = prompt.most > 1 and len(words) > 1
    found = []
    for place, word in enumerate(words):
        last = place == len(words) - 1
        if word in PASSING and last and (ends_group or PASS in known.values()):
            found.append(PASS)
        elif word in known and word not in PASSING:
            found.append(known[word])
        else:
            raise Refused(f"'{word[:LONGEST]}' is no choice here. {expected(prompt)}")
    return found


def expected(prompt: Prompt) -> str:
    """What can be typed, in a sentence."""
    numbers = [number for number, _ in numbered(prompt)]
    which = numbers[0] if len(numbers) == 1 else f"{', '.join(numbers[:-1])} or {numbers[-1]}"
    if len(numbers) > 4:
        which = f"a number from {min(map(int, numbers))} to {max(map(int, numbers))}"
    several = ", several at once as in '1 2 done'" if prompt.most > 1 else ""
    return f"Type {which}{several}; ? helps."


def goes_on(before: Decision, now: Decision | None) -> bool:
    """Is it still the same question, after one pick of several?"""
    if now is None:
        return False
    same = (before.player, before.kind, before.rule, before.about) == (now.player, now.kind, now.rule, now.about)
    return same and (now.most == 1 or now.picked[: len(before.picked)] == before.picked != now.picked)

"""Questions and lines of the log, as clients get them."""

from __future__ import annotations

from typing import Any

from waybread.server.live.messages import CardRef, Line
from waybread.table import Choice, Prompt, Words


def question(prompt: Prompt) -> dict[str, Any]:
    """A question in words (:class:`waybread.server.live.messages.Question`)."""
    return {
        "seat": prompt.player,
        "kind": prompt.kind,
        "text": prompt.text,
        "rule": prompt.rule,
        "rule_text": prompt.rule_text,
        "about": prompt.about,
        "choices": [_choice(each) for each in prompt.choices],
        "least": prompt.least,
        "most": prompt.most,
        "picked": list(prompt.picked),
        "about_title": prompt.about_title,
    }


def _choice(choice: Choice) -> dict[str, Any]:
    spot = choice.spot
    return {
        "option": choice.option,
        "label": choice.label,
        "card": choice.card,
        "spot": None if spot is None else {"kind": spot.kind, "number": spot.number},
    }


def line(place: int, kind: str, words: Words) -> Line:
    """A line of the log, by its place in it."""
    parts = [each if isinstance(each, str) else CardRef(id=each.id, title=each.title) for each in words]
    return Line(place=place, kind=kind, words=parts)

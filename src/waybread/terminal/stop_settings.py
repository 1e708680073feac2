"""Where a player wants to be asked, and where not: the windows of a round by number."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from waybread.cardgame import DecisionKind, catalogue
from waybread.rules import rules
from waybread.table import Policy, Refused
from waybread.table.cardgame import stop_names
from waybread.terminal.typed_answers import LONGEST

_WAYS: Final = ("stop", "skip", "usual")
USAGE: Final = (
    "s 3 stop: always ask there, even if you can only pass. s 3 skip: never ask there. s 3 usual: ask if there is "
    "something to do. s card TITLE: ask wherever that card is offered, even where windows are skipped; once more "
    "takes it back."
)


def windows() -> list[tuple[str, str]]:
    """Every window: its name in a policy, and its words."""
    known = {DecisionKind.RESPONSE.value: "responses, whenever they can be given", "lcg:window.2.2": "planning"}
    return [
        (name, known.get(name) or rules()[name].summary.removeprefix("Action window ").rstrip("."))
        for name in stop_names()
    ]


def listed(policy: Policy) -> list[tuple[str, str, str]]:
    """Every window with its number, its words and how it is set; then the cards that are never skipped."""
    found = [(str(n), words, _way(policy, name)) for n, (name, words) in enumerate(windows(), 1)]
    return found + [("card", each, "ask") for each in policy.cards]


def differing(policy: Policy) -> list[tuple[str, str, str]]:
    """What is not as usual; or that all is."""
    return [each for each in listed(policy) if each[2] != "usual"] or [("all", "windows", "usual")]


def _way(policy: Policy, name: str) -> str:
    return "STOP" if name in policy.stops else "skip" if name in policy.skips else "usual"


def changed(policy: Policy, words: list[str]) -> Policy:
    """The policy as somebody wants it."""
    if len(words) > 1 and words[0] == "card":
        return _with_card(policy, " ".join(words[1:]))
    known = {str(n): name for n, (name, _) in enumerate(windows(), 1)}
    if len(words) != 2 or words[0] not in known or words[1] not in _WAYS:
        raise Refused(f"'s {' '.join(words)[:LONGEST]}' is no setting. {USAGE}")
    name, way = known[words[0]], words[1]
    stops, skips = (tuple(each for each in names if each != name) for names in (policy.stops, policy.skips))
    return replace(
        policy,
        stops=(*stops, name) if way == "stop" else stops,
        skips=(*skips, name) if way == "skip" else skips,
    )


def _with_card(policy: Policy, words: str) -> Policy:
    found = [each.title for each in catalogue.search(words) if catalogue.called(each, words)]
    if not found:
        raise Refused(catalogue.why_unknown(words))
    left = tuple(each for each in policy.cards if each != found[0])
    return replace(policy, cards=left if found[0] in policy.cards else (*policy.cards, found[0]))

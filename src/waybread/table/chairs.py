"""Chairs around a table: who chooses there, with which deck, and where they want to be asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from waybread.kernel import Decision, Json, WaybreadError

MAX_POLICY_NAMES: Final = 100
"""Stops, skips and cards of a policy together."""
MAX_NAME: Final = 40
"""Letters of the name of a player, or in a policy."""
MAX_DECK_NAME: Final = 80


class Refused(WaybreadError):
    """An invalid request to a table; nothing has changed."""


@dataclass(frozen=True, slots=True)
class Policy:
    """When a player wants to be asked. Windows are named by a decision's kind (action) or rule (lcg:window.3.2)."""

    stops: tuple[str, ...] = ()
    """Asked here even where there is nothing to choose."""
    skips: tuple[str, ...] = ()
    """Passed here even where something could be done."""
    cards: tuple[str, ...] = ()
    """Titles: a window that offers one of these is never skipped."""

    def verify(self) -> None:
        """Raise if it names too much."""
        names = (*self.stops, *self.skips, *self.cards)
        if len(names) > MAX_POLICY_NAMES or any(len(each) > MAX_NAME for each in names):
            raise Refused(f"A policy names at most {MAX_POLICY_NAMES} things, each of at most {MAX_NAME} letters.")


@dataclass(slots=True)
class Chair:
    """A player's place at the table."""

    name: str
    holder: str = ""
    """Who chooses here: the id of a person, or nobody."""
    bot: str = ""
    """The bot that chooses here, if one does."""
    deck: Json = None
    """What the player brings to the game."""
    deck_name: str = ""
    """What the player calls it."""
    deck_by: str = ""
    """Who brought it: the id of a person, or nobody known."""
    policy: Policy = Policy()
    held: bool = False
    """A person sits here or has sat here: what the chair knows, somebody knows."""
    passing: bool = False
    """Passes until something happens."""

    def passes(self, window: Decision) -> bool:
        """Whether the player wants to pass a window."""
        skipped = window.kind in self.policy.skips or window.rule in self.policy.skips
        return bool(self.holder) and (self.passing or skipped)


def player_name(name: str) -> str:
    """Return the name of a player without needless spaces; raise if it cannot be used."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= MAX_NAME or not name.isprintable():
        raise Refused(f"A name has 1 to {MAX_NAME} letters that can be read.")
    return name


def deck_name(name: str) -> str:
    """Return the name of a deck without needless spaces; raise if it cannot be used."""
    name = " ".join(name.split())
    if len(name) > MAX_DECK_NAME or not name.isprintable():
        raise Refused(f"The name of a deck has at most {MAX_DECK_NAME} letters that can be read.")
    return name

"""What a simulation needs of a party, whichever game it plays, and what tables and pages say of that game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from waybread.kernel import Json
from waybread.sim.players import Player
from waybread.sim.study import SeedResult


@dataclass(frozen=True, slots=True)
class GameTerms:
    """What is looked at in a game, and what it is called."""

    measures: Mapping[str, str]
    """What is looked at once in every round, with the title of its chart."""
    moment: str
    """When it is looked at: *means as planning begins*."""
    moment_in_full: str
    """*Values are taken as the planning phase of a round begins.*"""
    score: tuple[str, ...]
    """What is written down at the end of a won game."""
    score_title: str
    party: str
    """What a party is told apart by: its *deck*."""
    parties: str


class Listing(NamedTuple):
    """Something that a party consists of, as a table."""

    title: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    caption: str


class SimulatedParty(Protocol):
    """A party that can be watched as it plays."""

    @property
    def name(self) -> str:
        """What it is called in tables."""

    @property
    def setup(self) -> dict[str, Json]:
        """What its games are dealt from."""

    @property
    def players(self) -> Sequence[Player]:
        """Who plays, seat by seat."""

    @property
    def words(self) -> GameTerms:
        """What is looked at in its game."""

    @property
    def title(self) -> str:
        """What is played, as people call it."""

    def heading(self) -> str:
        """What is played, how and by whom."""

    def packed(self) -> dict[str, Json]:
        """As plain data."""

    def watched(self, seed: int) -> SeedResult:
        """One game, as it is written down."""

    def renamed(self, name: str) -> SimulatedParty:
        """The same under another name."""

    def listings(self) -> Iterator[Listing]:
        """What it consists of."""

"""What a table has to know of a game: its questions and happenings in words, and what is a window in it.

Engines have no words for people. Each game brings a :class:`Rulebook`; tables, terminals and servers speak
through it and know no game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar

from waybread.bots import Domain
from waybread.kernel import Decision, DecisionKind, Event, Game, Json

G = TypeVar("G", bound=Game[Any])


@dataclass(frozen=True, slots=True)
class CardName:
    """A card in a sentence: pages make a link of it."""

    id: int
    title: str


Words: TypeAlias = tuple[str | CardName, ...]
"""A sentence in parts."""


def plain_words(words: Words) -> str:
    """A sentence as a text."""
    return "".join(each if isinstance(each, str) else each.title for each in words)


@dataclass(frozen=True, slots=True)
class Spot:
    """Something on the table that is no card: a space, a token, a figure."""

    kind: str
    """What it is, in the words of the game: *space*, *token*, *group*, *hero*."""
    number: int
    """By which the view has it."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One option of a decision, as a person reads it."""

    option: int
    label: str
    card: int | None = None
    """The card on the table that is chosen with it, if one is."""
    spot: Spot | None = None
    """What else on the table is chosen with it."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """A decision in words, for the player who is asked."""

    player: int
    kind: DecisionKind
    text: str
    """The question, and what it is about."""
    rule: str
    """The id of the rule behind it."""
    rule_text: str
    """What the rule says, in our words."""
    about: int | None
    """The card whose text asks, if one does."""
    choices: tuple[Choice, ...]
    least: int
    most: int
    picked: tuple[int, ...]
    about_title: str = ""
    """What that card is called, if the player may know: it may lie nowhere that is shown."""


@dataclass(frozen=True, slots=True)
class Brought:
    """What a player brings to a table, as everybody may know it before the game."""

    heroes: tuple[str, ...]
    cards: int = 0
    """How many, without the heroes."""
    more: Json = None
    """Whatever else the game wants to be seen."""


@dataclass(frozen=True, slots=True)
class Played:
    """What a game is a game of."""

    scenario: str
    """By its id."""
    title: str
    difficulty: str
    campaign: bool = False
    """Does it belong to one?"""


@dataclass(frozen=True, slots=True)
class Summary:
    """A finished game for the quest log."""

    scenario: str
    difficulty: str
    won: bool
    reason: str
    rounds: int
    score: Mapping[str, int]
    decks: tuple[Json, ...]
    """Each seat's heroes and cards, as the setup had them."""


class Rulebook(Protocol[G]):
    """A game, for tables."""

    @property
    def game(self) -> type[G]:
        """The engine."""

    @property
    def domain(self) -> Domain[G]:
        """What bots have to know."""

    @property
    def kinds(self) -> tuple[DecisionKind, ...]:
        """Everything that players can be asked."""

    @property
    def windows(self) -> frozenset[str]:
        """The kinds of decision in which a player may act or pass, again and again."""

    @property
    def seats(self) -> range:
        """How many chairs a table can have."""

    @property
    def brings(self) -> str:
        """What each player brings, in a word: a *deck*."""

    def deck(self, data: Json, *, casual: bool, wishes: Mapping[str, Json] | None = None) -> Json:
        """What a player brings to a table with these wishes, as a setup has it; SetupError if it may not be played."""

    def brought(self, deck: Json) -> Brought:
        """What everybody may know of what a player brings."""

    def setup(self, wishes: Mapping[str, Json], decks: Sequence[Json]) -> dict[str, Json]:
        """The setup of a game for these wishes (scenario, easy, ...) and decks; SetupError if it cannot be."""

    def parted(self, setup: Mapping[str, Json]) -> tuple[dict[str, Json], list[Json]]:
        """The wishes, and what each seat brings, from the setup of a game that can be dealt."""

    def wishes_seen(self, wishes: Mapping[str, Json]) -> dict[str, Json]:
        """The wishes as everybody may know them."""

    def prompt(self, game: G, names: Sequence[str]) -> Prompt:
        """The pending decision in words; names are those of the players by seat."""

    def chosen(self, game: G, decision: Decision, option: int) -> Event:
        """What a player is about to choose, as an event for the log; others may know less of it."""

    def heard(self, game: G, event: Event) -> Event:
        """An event with the names that its line will need, while what it is about can still be found."""

    def line(self, event: Event, viewer: int | None, names: Sequence[str]) -> Words | None:
        """An event as a log line for a seat (None: a spectator); None if it is not worth one."""

    def why_not(self, game: G, player: int, card: int) -> str | None:
        """Why a player cannot answer with a card now, as a sentence; None if they can."""

    def hidden(self, game: G) -> tuple[frozenset[int], ...]:
        """The cards whose identity each player cannot know, by seat."""

    def offered(self, game: G) -> frozenset[str]:
        """The titles of the cards that the pending decision offers."""

    def concerns(self, event: Event, player: int) -> bool:
        """Would a player who wanted to pass until something happens want to look up now?"""

    def moment(self, game: G) -> tuple[int, str]:
        """The round and the phase."""

    def played(self, game: G) -> Played:
        """What is being played."""

    def summary(self, game: G) -> Summary:
        """A finished game, for the quest log."""

"""A game that the app guides: what it knows in either mode, and what differs from one mode to the other.

In the *digital* mode everything is simulated (``game.JourneyGame``); in the *table* mode the boxes are on the table
and the program is the app (``companion.CompanionGame``). Both run the same adventures.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Coroutine, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

from waybread.journeys.library import CARDS
from waybread.journeys.maps.board import Board, board
from waybread.journeys.rules.enemies.attack_tables import ATTACKS
from waybread.journeys.script.adventure import ADVENTURES
from waybread.journeys.sources import adventure_of
from waybread.journeys.state import NOWHERE, Group, GuidedState, Token
from waybread.kernel import Event, Game

if TYPE_CHECKING:
    from waybread.journeys.rules.enemies.attack_facts import Attack
    from waybread.journeys.script.adventure import Adventure, TestOf
    from waybread.journeys.script.runner import Scene
    from waybread.kernel import Fact

S = TypeVar("S", bound=GuidedState)
_ATTACKS: Final = {attack.key: attack for table in ATTACKS.values() for attack in table}


class GuidedGame(Game[S]):
    """An adventure that the app runs."""

    __slots__ = ()
    verbs: ClassVar[Mapping[str, Callable[..., Coroutine[Any, Any, None]]]]
    """What the app can do in this mode, by name."""
    table_mode: ClassVar[bool] = False
    """Do the boxes lie on the table? Then only the players see heroes, cards and where anybody stands (jme:80.2a)."""

    # What differs by mode ----------------------------------------------------------------

    @abstractmethod
    def seat(self, hero: int) -> int:
        """Who plays a hero."""

    @property
    @abstractmethod
    def party_seat(self) -> int:
        """Who speaks for the party."""

    @abstractmethod
    def ask_test(self, asked: TestOf, scene: Scene, purpose: str) -> Coroutine[Any, Any, None]:
        """A test that the app asks for, and what comes of it."""

    @abstractmethod
    def heroes_at(self, place: str) -> Coroutine[Any, Any, list[int]]:
        """The heroes in a place that the adventure names."""

    @abstractmethod
    def copies_owned(self, key: str) -> int:
        """How many copies of a title or trinket the party has, equipped or not."""

    # Events -------------------------------------------------------------------------------

    def announce(self, what: str, /, **facts: Fact) -> None:
        """Tell whoever listens what has happened."""
        if self.tell:
            self.tell(Event(what, facts))

    def announce_removal(self, token: Token) -> None:
        """Tell that a token has gone from the map; which one it was can be told from where it lay."""
        self.announce(
            "token removed", token=token.number, name=token.name, kind=token.kind, space=token.space,
            across=token.across,
        )  # fmt: skip

    # The party --------------------------------------------------------------------------

    @property
    def heroes(self) -> range:
        """All heroes, defeated ones too."""
        return range(len(self.state.heroes))

    @property
    def standing(self) -> list[int]:
        """The heroes who are not defeated."""
        return [hero for hero, gone in enumerate(self.state.defeated) if not gone]

    def has_all_copies(self, key: str) -> bool:
        """Return whether the supply has no copy left of a title or trinket (jme:97.1)."""
        return self.copies_owned(key) >= CARDS[key].copies

    def can_gain_trinket(self, key: str) -> bool:
        """Return whether a hero could take a copy of a trinket: from the supply, or one that nobody has equipped."""
        return not self.has_all_copies(key) or key in self.state.trinkets

    # The map ----------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The spaces and how they lie, with the walls that stand."""
        state = self.state
        if state.ground is None:
            state.ground = board(state.tiles, tuple(self.borders("wall")))
        return state.ground

    def group(self, number: int) -> Group | None:
        """A group on the map by its number."""
        return next((each for each in self.state.groups if each.number == number), None)

    def token(self, number: int) -> Token | None:
        """A token on the map by its number."""
        return next((each for each in self.state.tokens if each.number == number), None)

    def has_ordinary_rules(self, token: Token) -> bool:
        """Has a terrain token the rules of its kind? Not if the adventure has others for it (jme:99.3)."""
        return not token.name or self.adventure.token(token.name) is None

    def borders(self, kind: str) -> list[tuple[int, int]]:
        """The pairs of spaces with a stream, or a wall, between them."""
        return [
            (each.space, each.across)
            for each in self.state.tokens
            if each.kind == kind and self.has_ordinary_rules(each)
        ]

    def is_dark(self, space: int) -> bool:
        """Is a space in darkness (jme:23.4a)?"""
        if space == NOWHERE:
            return False
        return self.state.app.dark or space in self.state.darkness or self.board.dark(space)

    # The adventure ------------------------------------------------------------------------

    @property
    def adventure(self) -> Adventure:
        """What is being played: it is known by its key, or read from the source that came with the game."""
        try:
            return ADVENTURES[self.state.app.adventure]
        except KeyError:
            return adventure_of(self.setup["source"])

    def attack(self, key: str) -> Attack | None:
        """An attack by its key: one of the adventure's own, or of a kind of enemy."""
        own = (each for tables in self.adventure.attacks.values() for table in tables for each in table)
        return next((each for each in own if each.key == key), None) or _ATTACKS.get(key)

    @property
    def threat_end(self) -> int:
        """The end of the threat bar."""
        return self.adventure.mark(self.adventure.threat, len(self.heroes))

"""What a table has to know of a game: its questions and events in words, and which questions are windows.

Engines have no words for people. Each game brings a :class:`Rulebook`; tables, terminals and servers use it and know
no game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from waybread.bots import Domain
from waybread.kernel import Decision, DecisionKind, Event, Game, Json, WaybreadError
from waybread.rules import rules
from waybread.texts import CONTENT, Arg, Text, Words, content, english, plain, say

G = TypeVar("G", bound=Game[Any])


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
    seat: int | None = None
    """The player who is chosen with it, if one is."""
    verb: str = ""
    """What it does, in a word: with the game before it, the id of the message that names the choice."""
    subject: Arg | None = None
    """What it is done with: a card, a player, a place, a number; it is put into that message."""
    details: tuple[Text, ...] = ()
    """What else there is to know of it: a price, what tells two copies apart, the words of a card."""

    @classmethod
    def of(
        cls,
        game: str,
        option: int,
        verb: str,
        subject: Arg | None = None,
        details: Sequence[Text] = (),
        *,
        card: int | None = None,
        spot: Spot | None = None,
        seat: int | None = None,
    ) -> Choice:
        """Return a choice of a game with its label."""
        name = Text(f"{game}.choice.{verb}", {} if subject is None else {"subject": subject})
        for detail in details:
            shown = "choice.worded" if detail.id == CONTENT else "choice.detailed"
            name = say(shown, choice=name, detail=detail)
        label = plain(english().words(name))
        return cls(option, label, card, spot, seat, verb, subject, tuple(details))


@dataclass(frozen=True, slots=True)
class Prompt:
    """A decision in words, for the player who is asked."""

    seat: int
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
    about_key: str = ""
    """Which design it is, in a game that has several with the same title."""
    asks: Text | None = None
    """The question as data."""

    @classmethod
    def of(
        cls,
        asked: Decision,
        text: str | Text,
        choices: tuple[Choice, ...],
        about: int | None = None,
        about_title: str = "",
        about_key: str = "",
    ) -> Prompt:
        """Return a decision in these words, with what the rule behind it says."""
        rule = rules().get(asked.rule)
        asks = content(text) if isinstance(text, str) else text
        return cls(
            asked.player, asked.kind, plain(english().words(asks)), asked.rule, rule.summary if rule else "", about,
            choices, asked.least, asked.most, asked.picked, about_title, about_key, asks,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class DeckSummary:
    """What a player brings to a table, as everybody may know it before the game."""

    heroes: tuple[str, ...]
    cards: int = 0
    """How many, without the heroes."""
    more: Json = None
    """Whatever else the game wants to be seen."""


@dataclass(frozen=True, slots=True)
class ScenarioInfo:
    """What a game is a game of."""

    scenario: str
    """By its id."""
    title: str
    difficulty: str
    campaign: bool = False
    """Does it belong to one?"""
    mode: str = ""
    """Another way to play it, named beside the difficulty."""


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


class DeckCheck(Protocol):
    """Checks what a player brings."""

    def __call__(self, data: Json, *, casual: bool, wishes: Mapping[str, Json] | None = None) -> Json:
        """Return it as a setup has it; SetupError if it may not be played with these wishes."""


@dataclass(frozen=True, slots=True)
class PendingQuestion(Generic[G]):
    """A pending decision, and the table it is asked at."""

    hidden_cards: ClassVar[Callable[[Any, int], Collection[int]]]
    """Return the cards whose identity a player of the game cannot know."""
    game: G
    decision: Decision
    names: Sequence[str]
    hidden: frozenset[int]
    """The cards that the player who is asked cannot know."""

    @classmethod
    def at(cls, game: G, decision: Decision, names: Sequence[str]) -> Self:
        """The question of a game."""
        return cls(game, decision, names, frozenset(cls.hidden_cards(game, decision.player)))


def pending_decision(game: Game[Any]) -> Decision:
    """Return what somebody is asked; WaybreadError once the game is over."""
    if game.decision is None:
        raise WaybreadError("The game is over: nobody is asked anything.")
    return game.decision


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulebook(Generic[G]):
    """A game, for tables: some data and the functions of the game's own modules."""

    game: type[G]
    """The engine."""
    domain: Domain[G]
    """What the search of hints has to know."""
    kinds: tuple[DecisionKind, ...]
    """Everything that players can be asked."""
    windows: frozenset[str]
    """The kinds of decision in which a player may act or pass, again and again."""
    seats: range
    """How many chairs a table can have."""
    brings: str
    """What each player brings, in a word: a *deck*."""
    view_type: type[Any] = dict
    """The typed dict of what a seat may know."""

    check_deck: DeckCheck
    """Check what a player brings."""
    deck_summary: Callable[[Json], DeckSummary]
    """Return what everybody may know of what a player brings."""
    make_setup: Callable[[Mapping[str, Json], Sequence[Json]], dict[str, Json]]
    """Return the setup of a game for these wishes (scenario, easy, ...) and decks; SetupError if it is invalid."""
    split_setup: Callable[[Mapping[str, Json]], tuple[dict[str, Json], list[Json]]]
    """Return the wishes, and what each seat brings, from a setup."""
    public_wishes: Callable[[Mapping[str, Json]], dict[str, Json]]
    """Return the wishes as everybody may know them."""

    prompt: Callable[[G, Sequence[str]], Prompt]
    """Return the pending decision in words; the names are those of the players by seat."""
    choice_event: Callable[[G, Decision, int], Event]
    """Return what a player is about to choose as an event for the log; others may know less of it."""
    add_names: Callable[[G, Event], Event] = lambda _, event: event
    """Return an event with the names that its line will need, while what it is about can still be found; as it is, for
    engines that name all that their events are about."""
    log_line: Callable[[Event, int | None, Sequence[str]], Words | None]
    """Return an event as a log line for a seat (None: a spectator); None if it is not worth one."""
    line_kind: Callable[[str], str] = lambda kind: kind
    """Return what clients are told that the line of a kind of event is about."""
    why_not: Callable[[G, int, int], str | None]
    """Return why a player cannot answer with a card now, as a sentence; None if they can."""
    hidden_cards: Callable[[G, int | None], Collection[int]]
    """Return the cards whose identity a player (None: a spectator) cannot know."""
    offered_titles: Callable[[G], frozenset[str]]
    """Return the titles of the cards that the pending decision offers."""
    concerns: Callable[[Event, int], bool]
    """Whether a player who wanted to pass until something happens would want to look up now."""

    round_and_phase: Callable[[G], tuple[int, str]] = lambda game: (game.state.round, game.state.phase)
    """Return the round and the phase."""
    scenario: Callable[[G], ScenarioInfo]
    """Return what is being played."""
    lost_score: Callable[[G], Mapping[str, int]] = lambda _: {}
    """Return the parts of a score that a lost game has, too; none where the outcome has all of the score."""

    def summary(self, game: G) -> Summary:
        """Return a finished game, for the quest log."""
        outcome, played = game.outcome, self.scenario(game)
        if outcome is None:
            raise WaybreadError("The game is not over: there is nothing to sum up yet.")
        mode = played.mode or ("campaign" if played.campaign else "")
        return Summary(
            scenario=played.title,
            difficulty=f"{played.difficulty}, {mode}" if mode else played.difficulty,
            won=outcome.won,
            reason=outcome.reason,
            rounds=self.round_and_phase(game)[0],
            score=outcome.score or self.lost_score(game),
            decks=tuple(self.split_setup(game.setup)[1]),
        )

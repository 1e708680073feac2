"""The rulebook of journeys for tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from waybread.bots import Domain
from waybread.bots.journeys import JOURNEYS
from waybread.journeys import JourneyGame
from waybread.journeys.decisions import DecisionKind, card_chosen
from waybread.journeys.views import hidden_cards
from waybread.kernel import Decision, Event, Json, WaybreadError
from waybread.table.journeys import choice_reasons, chosen_lines, log_lines, named_events, prompts, seat_setup
from waybread.table.journeys.attention import concerns
from waybread.table.journeys.card_names import title_of
from waybread.table.journeys.pending_question import Question
from waybread.table.rulebook_interface import Brought, Played, Prompt, Rulebook, Summary, Words


class JourneysTable:
    """Journeys in words: a chair for each player, who plays one hero or several."""

    game: type[JourneyGame] = JourneyGame
    domain: Domain[JourneyGame] = JOURNEYS
    kinds: tuple[DecisionKind, ...] = tuple(DecisionKind)
    windows: frozenset[str] = frozenset(
        (DecisionKind.ABILITY, DecisionKind.TEST, DecisionKind.GUARD, DecisionKind.TURN_END, DecisionKind.HIDE)
    )
    seats: range = range(1, seat_setup.MOST_HEROES + 1)
    brings: str = "hero"

    def deck(self, data: Json, *, casual: bool, wishes: Mapping[str, Json] | None = None) -> Json:
        """The heroes of a chair, if they may be played; what is earned only in a campaign."""
        return seat_setup.heroes(data, freely=casual or "campaign" in (wishes or {}))

    def brought(self, deck: Json) -> Brought:
        """The heroes of a chair, with roles and items."""
        return seat_setup.brought(deck)

    def setup(self, wishes: Mapping[str, Json], decks: Sequence[Json]) -> dict[str, Json]:
        """The setup of a game."""
        return seat_setup.setup(wishes, decks)

    def parted(self, setup: Mapping[str, Json]) -> tuple[dict[str, Json], list[Json]]:
        """The wishes, and the heroes of each seat."""
        return seat_setup.parted(setup)

    def wishes_seen(self, wishes: Mapping[str, Json]) -> dict[str, Json]:
        """The adventure with its title, but without its source, which would tell everything that is to come."""
        return {name: each for name, each in wishes.items() if name != "source"} | seat_setup.titled(wishes)

    def prompt(self, game: JourneyGame, names: Sequence[str]) -> Prompt:
        """The pending decision in words."""
        if game.decision is None:
            raise WaybreadError("The game is over: nobody is asked anything.")
        return prompts.prompt(Question.at(game, game.decision, names))

    def chosen(self, game: JourneyGame, decision: Decision, option: int) -> Event:
        """What a player is about to choose."""
        return chosen_lines.chosen(game, decision, option)

    def heard(self, game: JourneyGame, event: Event) -> Event:
        """An event with the names of heroes, groups, places and texts."""
        return named_events.heard(game, event)

    def line(self, event: Event, viewer: int | None, names: Sequence[str]) -> Words | None:
        """An event as a log line."""
        return log_lines.line(event, viewer, names)

    def why_not(self, game: JourneyGame, player: int, card: int) -> str | None:
        """Why a player cannot answer with a card now."""
        return choice_reasons.why_not(game, player, card)

    def hidden(self, game: JourneyGame) -> tuple[frozenset[int], ...]:
        """The cards whose identity each player cannot know."""
        return tuple(frozenset(hidden_cards(game, each)) for each in game.players)

    def offered(self, game: JourneyGame) -> frozenset[str]:
        """The titles of the cards that are offered."""
        if game.decision is None:
            return frozenset()
        question = Question.at(game, game.decision, ())
        cards = (card_chosen(game.decision.kind, each) for each in game.decision.options)
        return frozenset(question.card(each) for each in cards if each is not None)

    def concerns(self, event: Event, player: int) -> bool:
        """Would a player who wanted to pass look up?"""
        return concerns(event, player)

    def moment(self, game: JourneyGame) -> tuple[int, str]:
        """The round and the phase."""
        return game.state.round, game.state.phase

    def played(self, game: JourneyGame) -> Played:
        """The adventure, and how hard it is."""
        adventure = game.adventure
        difficulty = game.state.app.difficulty
        return Played(adventure.key, title_of(adventure), difficulty, bool(game.setup.get("campaign")))

    def summary(self, game: JourneyGame) -> Summary:
        """A finished adventure."""
        outcome = game.outcome
        if outcome is None:
            raise WaybreadError("The game is not over: there is nothing to sum up yet.")
        played = self.played(game)
        return Summary(
            scenario=played.title,
            difficulty=f"{played.difficulty}, campaign" if played.campaign else played.difficulty,
            won=outcome.won,
            reason=outcome.reason,
            rounds=game.state.round,
            score=outcome.score,
            decks=tuple(seat_setup.parted(game.setup)[1]),
        )


JOURNEYS_TABLE: Final[Rulebook[JourneyGame]] = JourneysTable()

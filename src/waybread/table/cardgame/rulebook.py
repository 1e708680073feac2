"""The card game's rulebook for tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from waybread.bots import CARDGAME, Domain
from waybread.cardgame import CardGame
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.game_end import score
from waybread.cardgame.offers import cards_chosen
from waybread.cardgame.reasons import why_not
from waybread.cardgame.scenarios import SCENARIOS
from waybread.cardgame.secrecy import hidden_cards
from waybread.kernel import Decision, Event, Json, WaybreadError
from waybread.table.cardgame import chosen_lines, log_lines, prompts, seat_setup
from waybread.table.cardgame.attention import concerns
from waybread.table.cardgame.labels import Question
from waybread.table.phrases import sentence
from waybread.table.rulebook_interface import Brought, Played, Prompt, Rulebook, Summary, Words


class CardGameTable:
    """The card game in words."""

    game: type[CardGame] = CardGame
    domain: Domain[CardGame] = CARDGAME
    kinds: tuple[DecisionKind, ...] = tuple(DecisionKind)
    windows: frozenset[str] = frozenset((DecisionKind.ACTION, DecisionKind.RESPONSE))
    seats: range = range(1, 5)
    brings: str = "deck"

    def deck(self, data: Json, *, casual: bool, wishes: Mapping[str, Json] | None = None) -> Json:
        """A deck as a setup has it, if it may be played; boons and burdens only in a campaign."""
        return seat_setup.deck(data, casual=casual, campaign="campaign" in (wishes or {}))

    def brought(self, deck: Json) -> Brought:
        """Its heroes, and how many cards it has."""
        return Brought(tuple(deck["heroes"]), sum(deck["cards"].values()))

    def setup(self, wishes: Mapping[str, Json], decks: Sequence[Json]) -> dict[str, Json]:
        """The setup of a game."""
        return seat_setup.setup(wishes, decks)

    def parted(self, setup: Mapping[str, Json]) -> tuple[dict[str, Json], list[Json]]:
        """The wishes and the decks of a setup."""
        return {name: each for name, each in setup.items() if name != "decks"}, list(setup["decks"])

    def wishes_seen(self, wishes: Mapping[str, Json]) -> dict[str, Json]:
        """All of them."""
        return dict(wishes)

    def prompt(self, game: CardGame, names: Sequence[str]) -> Prompt:
        """The pending decision in words."""
        if game.decision is None:
            raise WaybreadError("The game is over: nobody is asked anything.")
        return prompts.prompt(Question.at(game, game.decision, names))

    def chosen(self, game: CardGame, decision: Decision, option: int) -> Event:
        """What a player is about to choose."""
        return chosen_lines.chosen(game, decision, option)

    def heard(self, game: CardGame, event: Event) -> Event:
        """As it is: the engine names all that it tells of."""
        return event

    def line(self, event: Event, viewer: int | None, names: Sequence[str]) -> Words | None:
        """An event as a log line."""
        return log_lines.line(event, viewer, names)

    def why_not(self, game: CardGame, player: int, card: int) -> str | None:
        """Why a player cannot answer with a card now."""
        if not 0 <= card < len(game.state.cards):
            return "There is no such card in this game."
        reason = why_not(game, player, card)
        if reason is not None and card in hidden_cards(game, player):
            return "You cannot know this card."
        if reason is not None and reason.startswith("the question is "):
            reason = "it is no answer to what is asked now"
        return None if reason is None else sentence(reason)

    def hidden(self, game: CardGame) -> tuple[frozenset[int], ...]:
        """The cards whose identity each player cannot know."""
        return tuple(frozenset(hidden_cards(game, each)) for each in game.players)

    def offered(self, game: CardGame) -> frozenset[str]:
        """The titles of the cards that are offered."""
        decision = game.decision
        if decision is None:
            return frozenset()
        return frozenset(game.title(each) for each in cards_chosen(game, decision) if each is not None)

    def concerns(self, event: Event, player: int) -> bool:
        """Would a player who wanted to pass look up?"""
        return concerns(event, player)

    def moment(self, game: CardGame) -> tuple[int, str]:
        """The round and the phase."""
        return game.state.round, game.state.phase

    def played(self, game: CardGame) -> Played:
        """The scenario, and how hard it is."""
        state = game.state
        difficulty = "easy" if state.easy else "standard"
        return Played(state.scenario, SCENARIOS[state.scenario].title, difficulty, "campaign" in game.setup)

    def summary(self, game: CardGame) -> Summary:
        """A finished game; a lost one has its parts of a score too."""
        outcome = game.outcome
        if outcome is None:
            raise WaybreadError("The game is not over: there is nothing to sum up yet.")
        decks = game.setup.get("decks")
        played = self.played(game)
        return Summary(
            scenario=played.title,
            difficulty=f"{played.difficulty}, campaign" if played.campaign else played.difficulty,
            won=outcome.won,
            reason=outcome.reason,
            rounds=game.state.round,
            score=outcome.score or score(game),
            decks=tuple(decks) if isinstance(decks, list) else (),
        )


CARDGAME_TABLE: Final[Rulebook[CardGame]] = CardGameTable()

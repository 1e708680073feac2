"""The rulebook of table mode for tables: one chair, which holds the app for everybody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from waybread import kernel
from waybread.bots import Domain, random_policy
from waybread.journeys import CompanionGame
from waybread.journeys.decisions import CompanionKind, DecisionKind
from waybread.kernel import PASS, Decision, Event, Json, WaybreadError
from waybread.table.companion import prompts
from waybread.table.journeys import JOURNEYS_TABLE
from waybread.table.journeys.card_names import title_of
from waybread.table.rulebook_interface import Brought, Played, Prompt, Rulebook, Summary, Words


class CompanionTable:
    """The app in words. What is brought and wished for is that of the digital mode."""

    game: type[CompanionGame] = CompanionGame
    domain: Domain[CompanionGame] = Domain(
        policy=random_policy,
        evaluate=lambda game: 0.5,
        clock=lambda game: game.state.round,
        names=lambda game, decision: list(decision.options),
    )
    kinds: tuple[kernel.DecisionKind, ...] = (*CompanionKind, *DecisionKind)
    windows: frozenset[str] = frozenset()
    seats: range = range(1, 2)
    brings: str = JOURNEYS_TABLE.brings

    def deck(self, data: Json, *, casual: bool, wishes: Mapping[str, Json] | None = None) -> Json:
        """The whole party, if it may be played."""
        return JOURNEYS_TABLE.deck(data, casual=casual, wishes=wishes)

    def brought(self, deck: Json) -> Brought:
        """The heroes, with roles and items."""
        return JOURNEYS_TABLE.brought(deck)

    def setup(self, wishes: Mapping[str, Json], decks: Sequence[Json]) -> dict[str, Json]:
        """The setup of a game."""
        return JOURNEYS_TABLE.setup(wishes, decks)

    def parted(self, setup: Mapping[str, Json]) -> tuple[dict[str, Json], list[Json]]:
        """The wishes, and the party."""
        return JOURNEYS_TABLE.parted(setup)

    def wishes_seen(self, wishes: Mapping[str, Json]) -> dict[str, Json]:
        """The wishes as everybody may know them."""
        return JOURNEYS_TABLE.wishes_seen(wishes)

    def prompt(self, game: CompanionGame, names: Sequence[str]) -> Prompt:
        """The pending decision in words."""
        return prompts.prompt(game)

    def chosen(self, game: CompanionGame, decision: Decision, option: int) -> Event:
        """What is about to be pressed."""
        return Event("chose", {"player": decision.player, "kind": decision.kind, "passed": option == PASS})

    def heard(self, game: CompanionGame, event: Event) -> Event:
        """What the app says, in its words; it has been written down."""
        return Event(event.kind, {**event.facts, "words": prompts.told(game, event)})

    def line(self, event: Event, viewer: int | None, names: Sequence[str]) -> Words | None:
        """What the app has said; what happens inside the story, and what players press, it does not say."""
        words = event.facts.get("words")
        return (words,) if isinstance(words, str) and words else None

    def why_not(self, game: CompanionGame, player: int, card: int) -> str | None:
        """The app knows no cards."""
        return "Cards lie on the table; the app knows none of them."

    def hidden(self, game: CompanionGame) -> tuple[frozenset[int], ...]:
        """Nothing is hidden from whoever holds the app."""
        return tuple(frozenset[int]() for _ in game.players)

    def offered(self, game: CompanionGame) -> frozenset[str]:
        """No cards are offered."""
        return frozenset()

    def concerns(self, event: Event, player: int) -> bool:
        """Everything concerns everybody."""
        return True

    def moment(self, game: CompanionGame) -> tuple[int, str]:
        """The round and the phase."""
        return game.state.round, game.state.phase

    def played(self, game: CompanionGame) -> Played:
        """The adventure, and how hard it is."""
        adventure = game.adventure
        return Played(adventure.key, title_of(adventure), game.state.app.difficulty, bool(game.setup.get("campaign")))

    def summary(self, game: CompanionGame) -> Summary:
        """A finished adventure."""
        outcome = game.outcome
        if outcome is None:
            raise WaybreadError("The game is not over: there is nothing to sum up yet.")
        played = self.played(game)
        return Summary(
            scenario=played.title, difficulty=f"{played.difficulty}, beside the boxes", won=outcome.won,
            reason=outcome.reason, rounds=game.state.round, score=outcome.score,
            decks=tuple(self.parted(game.setup)[1]),
        )  # fmt: skip


COMPANION_TABLE: Final[Rulebook[CompanionGame]] = CompanionTable()

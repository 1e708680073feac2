"""The rulebook of table mode for tables: one chair, which holds the app for everybody."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from waybread.bots import Domain, random_policy
from waybread.journeys import CompanionGame, CompanionKind, DecisionKind
from waybread.kernel import PASS, Decision, Event
from waybread.table.companion.prompts import app_sentence, prompt
from waybread.table.journeys import rulebook as digital
from waybread.table.journeys import seat_setup
from waybread.table.phrases import Words
from waybread.table.rulebook_interface import Rulebook, ScenarioInfo


def choice_event(game: CompanionGame, decision: Decision, option: int) -> Event:
    """Return what is about to be pressed."""
    return Event("chose", {"player": decision.player, "kind": decision.kind, "passed": option == PASS})


def add_sentence(game: CompanionGame, event: Event) -> Event:
    """Return an event with what the app says of it."""
    return Event(event.kind, {**event.facts, "words": app_sentence(game, event)})


def log_line(event: Event, viewer: int | None, names: Sequence[str]) -> Words | None:
    """Return what the app has said; what happens inside the story, and what players press, it does not say."""
    words = event.facts.get("words")
    return (words,) if isinstance(words, str) and words else None


def why_not(game: CompanionGame, player: int, card: int) -> str | None:
    """Return a reason for any card: the app knows none."""
    return "Cards lie on the table; the app knows none of them."


def hidden_cards(game: CompanionGame, player: int) -> Collection[int]:
    """Return nothing: nothing is hidden from whoever holds the app."""
    return ()


def offered_titles(game: CompanionGame) -> frozenset[str]:
    """Return nothing: no cards are offered."""
    return frozenset()


def concerns(event: Event, player: int) -> bool:
    """Everything concerns everybody."""
    return True


def scenario(game: CompanionGame) -> ScenarioInfo:
    """Return the adventure, and how hard it is."""
    return replace(digital.scenario(game), mode="beside the boxes")


COMPANION_TABLE: Final[Rulebook[CompanionGame]] = Rulebook(
    game=CompanionGame,
    domain=Domain(
        policy=random_policy,
        evaluate=lambda game: 0.5,
        clock=lambda game: game.state.round,
        names=lambda game, decision: list(decision.options),
    ),
    kinds=(*CompanionKind, *DecisionKind),
    windows=frozenset(),
    seats=range(1, 2),
    brings="hero",
    check_deck=seat_setup.check_deck,
    deck_summary=seat_setup.deck_summary,
    make_setup=seat_setup.make_setup,
    split_setup=seat_setup.split_setup,
    public_wishes=seat_setup.public_wishes,
    prompt=prompt,
    choice_event=choice_event,
    add_names=add_sentence,
    log_line=log_line,
    why_not=why_not,
    hidden_cards=hidden_cards,
    offered_titles=offered_titles,
    concerns=concerns,
    scenario=scenario,
)

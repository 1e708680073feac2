"""The rulebook of table mode for tables: one chair, which holds the app for everybody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from waybread.bots import Domain, random_policy
from waybread.journeys import CompanionGame, CompanionKind, DecisionKind
from waybread.kernel import PASS, Event
from waybread.table.companion.prompts import app_sentence, prompt
from waybread.table.journeys import rulebook as digital
from waybread.table.journeys import seat_setup
from waybread.table.phrases import EventFacts, dealt_again
from waybread.table.rulebook_interface import Rulebook
from waybread.texts import Words


def log_line(event: Event, viewer: int | None, names: Sequence[str]) -> Words | None:
    """Return what the app has said; what happens inside the story, and what players press, it does not say."""
    if event.kind == "dealt again":
        return dealt_again(EventFacts(event.seen_by(viewer), names))
    words = event.facts.get("words")
    return (words,) if isinstance(words, str) and words else None


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
    choice_event=lambda game, decision, option: Event(
        "chose", {"player": decision.player, "kind": decision.kind, "passed": option == PASS}
    ),
    add_names=lambda game, event: Event(event.kind, {**event.facts, "words": app_sentence(game, event)}),
    log_line=log_line,
    why_not=lambda game, player, card: "Cards lie on the table; the app knows none of them.",
    hidden_cards=lambda game, player: (),
    offered_titles=lambda game: frozenset(),
    concerns=lambda event, player: True,
    scenario=lambda game: replace(digital.scenario(game), mode="beside the boxes"),
)

"""The rulebook of table mode for tables: one chair, which holds the app for everybody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from waybread.bots import Domain, random_policy
from waybread.journeys import CompanionGame, CompanionKind, CompanionView, DecisionKind
from waybread.kernel import PASS, Event
from waybread.table.companion.prompts import app_text, prompt
from waybread.table.journeys import rulebook as digital
from waybread.table.journeys import seat_setup
from waybread.table.phrases import EventFacts, dealt_again
from waybread.table.rulebook_interface import Rulebook
from waybread.texts import Text, Words, content, english, pack, unpack


def log_text(event: Event, viewer: int | None, names: Sequence[str]) -> Text | None:
    """Return what the app has said; what happens inside the story, and what players press, it does not say."""
    if event.kind == "dealt again":
        return dealt_again(EventFacts(event.seen_by(viewer), names))
    packed, older = event.facts.get("text"), event.facts.get("words")
    if isinstance(older, str) and older:  # in tables that were written before texts had ids
        return content(older)
    return unpack(packed) if isinstance(packed, str) else None


def log_line(event: Event, viewer: int | None, names: Sequence[str]) -> Words | None:
    """Return the text as a sentence."""
    text = log_text(event, viewer, names)
    return None if text is None else english().words(text)


def add_text(game: CompanionGame, event: Event) -> Event:
    """Return an event with what the app has said of it."""
    text = app_text(game, event)
    return event if text is None else Event(event.kind, {**event.facts, "text": pack(text)})


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
    view_type=CompanionView,
    check_deck=seat_setup.check_deck,
    deck_summary=seat_setup.deck_summary,
    make_setup=seat_setup.make_setup,
    split_setup=seat_setup.split_setup,
    public_wishes=seat_setup.public_wishes,
    prompt=prompt,
    choice_event=lambda game, decision, option: Event(
        "chose", {"player": decision.player, "kind": decision.kind, "passed": option == PASS}
    ),
    add_names=add_text,
    log_line=log_line,
    why_not=lambda game, player, card: "Cards lie on the table; the app knows none of them.",
    hidden_cards=lambda game, player: (),
    offered_titles=lambda game: frozenset(),
    concerns=lambda event, player: True,
    scenario=lambda game: replace(digital.scenario(game), mode="beside the boxes"),
)

"""The rulebook of journeys for tables: a chair for each player, who plays one hero or several."""

from __future__ import annotations

from typing import Any, Final

from waybread.bots.journeys import JOURNEYS
from waybread.journeys import (
    DecisionKind,
    GuidedGame,
    JourneyGame,
    JourneyView,
    Kind,
    Zone,
    card_chosen,
    hidden_cards,
    is_hidden,
)
from waybread.table.journeys import seat_setup
from waybread.table.journeys.log_events import add_names, choice_event, concerns
from waybread.table.journeys.log_lines import log_line
from waybread.table.journeys.pending_question import JourneyQuestion
from waybread.table.journeys.prompts import prompt
from waybread.table.rulebook_interface import Rulebook, ScenarioInfo


def why_not(game: JourneyGame, player: int, card: int) -> str | None:
    """Return why a player cannot answer with a card, as a sentence; None if they can."""
    state, decision = game.state, game.decision
    if not 0 <= card < len(state.cards):
        return "There is no such card in this game."
    if decision is not None and decision.player == player:
        if card in (card_chosen(decision.kind, each) for each in decision.options):
            return None
    if is_hidden(game.state, player, card):
        return "You cannot know this card."
    printed = game.card(card)
    if decision is None:
        return "The game is over."
    if state.zone[card] < Zone.CARD:
        return f"{printed.title} does not lie in a play area, where abilities work."
    owner = game.holder(card)
    if game.seat(owner) != player:
        return f"{printed.title} belongs to {state.heroes[owner]}, whom you do not play."
    if card in state.facedown:
        return f"{printed.title} lies face down, so nothing on it works."
    texts = [each.text for each in printed.abilities if each.kind is Kind.MAY]
    if not texts:
        return f"{printed.title} has nothing that could be used by choice."
    return f"{printed.title} is no answer to what is asked now. {' '.join(texts)}"


def offered_titles(game: JourneyGame) -> frozenset[str]:
    """Return the titles of the cards that are offered."""
    if game.decision is None:
        return frozenset()
    question = JourneyQuestion.at(game, game.decision, ())
    cards = (card_chosen(game.decision.kind, each) for each in game.decision.options)
    return frozenset(question.title(each) for each in cards if each is not None and each not in question.hidden)


def scenario(game: GuidedGame[Any]) -> ScenarioInfo:
    """Return the adventure, and how hard it is."""
    adventure = game.adventure
    campaign = bool(game.setup.get("campaign"))
    return ScenarioInfo(adventure.key, adventure.title, game.state.app.difficulty, campaign)


JOURNEYS_TABLE: Final = Rulebook(
    game=JourneyGame,
    domain=JOURNEYS,
    kinds=tuple(DecisionKind),
    windows=frozenset(
        (DecisionKind.ABILITY, DecisionKind.TEST, DecisionKind.GUARD, DecisionKind.TURN_END, DecisionKind.HIDE)
    ),
    seats=range(1, seat_setup.MOST_HEROES + 1),
    brings="hero",
    view_type=JourneyView,
    check_deck=seat_setup.check_deck,
    deck_summary=seat_setup.deck_summary,
    make_setup=seat_setup.make_setup,
    split_setup=seat_setup.split_setup,
    public_wishes=seat_setup.public_wishes,
    prompt=prompt,
    choice_event=choice_event,
    add_names=add_names,
    log_line=log_line,
    why_not=why_not,
    hidden_cards=hidden_cards,
    offered_titles=offered_titles,
    concerns=concerns,
    scenario=scenario,
)

"""Why a card cannot be chosen now."""

from __future__ import annotations

from waybread.journeys import JourneyGame
from waybread.journeys.decisions import card_chosen
from waybread.journeys.rules.abilities import Kind
from waybread.journeys.state import Zone
from waybread.journeys.views import hidden_cards


def why_not(game: JourneyGame, player: int, card: int) -> str | None:
    """Why a player cannot answer with a card, as a sentence; None if they can."""
    state, decision = game.state, game.decision
    if not 0 <= card < len(state.cards):
        return "There is no such card in this game."
    if decision is not None and decision.player == player:
        if card in (card_chosen(decision.kind, each) for each in decision.options):
            return None
    if card in hidden_cards(game, player):
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

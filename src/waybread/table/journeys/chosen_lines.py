"""What players choose, for the log: others learn only what they may know."""

from __future__ import annotations

from waybread.journeys import JourneyGame
from waybread.journeys.decisions import DecisionKind, Options, card_chosen
from waybread.journeys.views import hidden_cards
from waybread.kernel import PASS, Decision, Event
from waybread.kernel.events import Fact
from waybread.table.journeys.labels import label
from waybread.table.journeys.pending_question import Question

_UNSAID = frozenset((DecisionKind.ANSWER, DecisionKind.PATH))
"""What comes of these is told at once; their labels take long to find."""


def chosen(game: JourneyGame, decision: Decision, option: int) -> Event:
    """What a player is about to choose, in words."""
    facts: dict[str, Fact] = {"player": decision.player, "kind": decision.kind, "passed": option == PASS}
    if decision.kind in _UNSAID:
        return Event("chose", facts)
    question = Question.at(game, decision, ())
    secrets: dict[str, Fact] = {"choice": label(question, option)}
    card = card_chosen(decision.kind, option)
    if card is not None:
        secrets |= {"card": card, "title": question.card(card)}
    who = _who(question, card)
    if who >= 0:
        facts["who"] = game.state.heroes[who]
    blind = {each for each in game.players if card in hidden_cards(game, each)} if card is not None else set()
    if not blind:
        return Event("chose", {**facts, **secrets})
    return Event("chose", facts, secrets, tuple(each for each in game.players if each not in blind))


def _who(question: Question, card: int | None) -> int:
    """The hero who does it: whose card it is, whom the question is about, or whose turn it is."""
    game, about = question.game, question.about
    if card is not None and question.decision.kind.options is Options.ACTS:
        return game.holder(card)
    if about is not None:
        return about if about < len(game.state.heroes) else game.holder(about)
    return game.state.active

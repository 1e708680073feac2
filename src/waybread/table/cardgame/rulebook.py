"""The card game's rulebook for tables: its setup, its decks, and the functions that put it into words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from waybread.bots import CARDGAME
from waybread.cardgame import (
    SCENARIOS,
    CardGame,
    CardGameView,
    DecisionKind,
    cards_chosen,
    check,
    hidden_cards,
    reasons,
    score,
    shown_name,
)
from waybread.cardgame.campaign import deck_with_boons
from waybread.kernel import Json, SetupError, Streams, saves
from waybread.rules import rules
from waybread.table.cardgame.log_events import choice_event, concerns
from waybread.table.cardgame.log_lines import line_kind, log_line
from waybread.table.cardgame.prompts import prompt
from waybread.table.phrases import sentence
from waybread.table.rulebook_interface import DeckSummary, Rulebook, ScenarioInfo

# Setup


def check_deck(data: Json, *, casual: bool, wishes: Mapping[str, Json] | None = None) -> Json:
    """Return a deck as a setup has it, if it may be played.

    A casual table does not mind its size and copies; boons and burdens are for campaigns.
    """
    heroes = data.get("heroes") if isinstance(data, dict) else None
    cards = data.get("cards", {}) if isinstance(data, dict) else None
    if not isinstance(heroes, list) or not isinstance(cards, dict):
        raise SetupError("A deck has 'heroes', a list of titles, and 'cards', with how many of each title.")
    found = deck_with_boons([str(each) for each in heroes], cards)
    verdict = check(found, casual=casual, campaign="campaign" in (wishes or {}))
    if not verdict.legal:
        raise SetupError(verdict.errors[0])
    return found.setup()


def deck_summary(deck: Json) -> DeckSummary:
    """Return the heroes of a deck, and how many cards it has."""
    return DeckSummary(tuple(map(shown_name, deck["heroes"])), sum(deck["cards"].values()))


def make_setup(wishes: Mapping[str, Json], decks: Sequence[Json]) -> dict[str, Json]:
    """Return the setup of a game, after dealing it once to see that it can be."""
    found: dict[str, Json] = {**wishes, "decks": list(decks)}
    CardGame.deal(found, Streams(0))
    return found


def split_setup(setup: Mapping[str, Json]) -> tuple[dict[str, Json], list[Json]]:
    """Return the wishes and the decks of a setup; a game laid out by hand has no decks."""
    decks = setup.get("decks")
    wishes = {name: each for name, each in saves.without_marks(setup).items() if name != "decks"}
    return wishes, list(decks) if decks else []


# The game


def why_not(game: CardGame, player: int, card: int) -> str | None:
    """Return why a player cannot answer with a card now."""
    if not 0 <= card < len(game.state.cards):
        return "There is no such card in this game."
    reason = reasons.why_not(game, player, card)
    if reason is not None and card in hidden_cards(game, player):
        return "You cannot know this card."
    if reason is not None and reason.startswith("the question is "):
        reason = "it is no answer to what is asked now"
    return None if reason is None else sentence(reason)


def offered_titles(game: CardGame) -> frozenset[str]:
    """Return the titles of the cards that are offered."""
    decision = game.decision
    if decision is None:
        return frozenset()
    return frozenset(game.title(each) for each in cards_chosen(game, decision) if each is not None)


def stop_names() -> list[str]:
    """Return the windows that a policy can name: by the rule of each window of a round, and responses by their kind."""
    windows = [each for each in rules() if each.startswith("lcg:window.") and each != "lcg:window.none"]
    return [*windows, DecisionKind.RESPONSE.value]


def scenario(game: CardGame) -> ScenarioInfo:
    """Return the scenario, and how hard it is."""
    state = game.state
    difficulty = "easy" if state.easy else "standard"
    return ScenarioInfo(state.scenario, SCENARIOS[state.scenario].title, difficulty, "campaign" in game.setup)


CARDGAME_TABLE: Final = Rulebook(
    game=CardGame,
    domain=CARDGAME,
    kinds=tuple(DecisionKind),
    windows=frozenset((DecisionKind.ACTION, DecisionKind.RESPONSE)),
    seats=range(1, 5),
    brings="deck",
    view_type=CardGameView,
    check_deck=check_deck,
    deck_summary=deck_summary,
    make_setup=make_setup,
    split_setup=split_setup,
    public_wishes=dict,
    prompt=prompt,
    choice_event=choice_event,
    log_line=log_line,
    line_kind=line_kind,
    why_not=why_not,
    hidden_cards=hidden_cards,
    offered_titles=offered_titles,
    concerns=concerns,
    scenario=scenario,
    lost_score=score,
)

"""What heroes can do in words: the options of questions that offer several kinds of thing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from waybread.cards import read_ability
from waybread.journeys import NOBODY, TERRAIN_CARDS, Act, JourneyGame, Line, provoked, read_keyword
from waybread.table.journeys.card_names import (
    button_words,
    group_name,
    keyword_words,
    space_with_all,
    token_name,
    words_of,
)
from waybread.table.journeys.pending_question import JourneyQuestion
from waybread.table.phrases import counted, listed


def _ability(question: JourneyQuestion, number: int) -> str:
    card, slot = read_ability(number)
    return f"{question.card(card)}: {question.game.card(card).abilities[slot].text}{of_whom(question, card)}"


def of_whom(question: JourneyQuestion, card: int) -> str:
    """Whose card it is, where somebody else is concerned."""
    game, about = question.game, question.about
    owner = game.holder(card)
    known = about is None or about >= len(game.state.heroes) or owner in (about, NOBODY)
    return "" if known else f" (of {question.hero(owner)})"


def _keyword(question: JourneyQuestion, number: int) -> str:
    card, keyword = read_keyword(number)
    words = keyword_words(keyword, question.game.keywords(card).get(keyword, 0))
    return f"{words}: discard {question.card(card)}{of_whom(question, card)}"


def _move(question: JourneyQuestion, space: int) -> str:
    game = question.game
    hero = game.state.active
    words = f"Move to {space_with_all(game, space)}{_provoking(game)}"
    crossing = hero >= 0 and game.stream_between(game.state.position[hero], space)
    return f"{words}, across a stream: that ends the turn" if crossing else words


def _provoking(game: JourneyGame) -> str:
    """Whom the hero whose turn it is provokes by moving or interacting."""
    hero = game.state.active
    groups = [group_name(game, each) for each in provoked(game, hero)] if hero >= 0 else []
    return f", provoking {listed(groups)}" if groups else ""


def _interact(question: JourneyQuestion, number: int) -> str:
    name, buttons = token_name(question.game, number), button_words(question.game, number)
    provoking = _provoking(question.game)
    if buttons:
        return f"Interact, {buttons}{provoking} ({name})"
    kind, colon, words = name.partition(":")
    return f"Interact with {kind}{provoking}{colon}{words}"


def _terrain(question: JourneyQuestion, number: int) -> str:
    token = question.game.token(number)
    kind = "terrain" if token is None else token.kind
    return f"Use the {kind}: {TERRAIN_CARDS.get(kind, '')}"


def _line(question: JourneyQuestion, number: int) -> str:
    item, place = read_ability(number)
    return f"{question.card(item)}: {line_words(question.game.card(item).lines[place])}"


def line_words(line: Line) -> str:
    """A line of an item: what it costs, and what it gives."""
    gains = [counted(line.hits, "hit")] if line.hits else []
    gains += [each.value for each in line.modifiers]
    gains += [f"{line.inspiration} inspiration"] if line.inspiration else []
    return f"{counted(line.cost, 'success')} for {listed(gains) if gains else 'nothing'}"


ACT_WORDS: Final[Mapping[Act, Callable[[JourneyQuestion, int], str]]] = {
    Act.ABILITY: _ability,
    Act.KEYWORD: _keyword,
    Act.MOVE: _move,
    Act.ATTACK: lambda question, number: "Attack",
    Act.INTERACT: _interact,
    Act.EXTRA: lambda question, place: words_of(question.game, question.game.adventure.extras[place].label),
    Act.INSPIRE: lambda question, number: "Spend 1 inspiration: turn a fate into a success",
    Act.TERRAIN: _terrain,
    Act.LINE: _line,
    Act.TOP: lambda question, card: f"{question.card(card)} on top of the deck",
    Act.BOTTOM: lambda question, card: f"{question.card(card)} at the bottom of the deck",
}

"""What heroes can do: the options of questions that offer several kinds of thing, as they are named."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from waybread.cards import read_ability
from waybread.journeys import NOBODY, TERRAIN_CARDS, Act, provoked, read_keyword
from waybread.table.journeys.card_names import (
    Named,
    buttons,
    contents,
    group_text,
    line_text,
    space_text,
    token_text,
    token_words,
    words_of,
)
from waybread.table.journeys.pending_question import JourneyQuestion
from waybread.texts import Text, content, say


def _ability(question: JourneyQuestion, number: int) -> Named:
    card, slot = read_ability(number)
    words = content(question.game.card(card).abilities[slot].text)
    return "use", question.card(card), (words, *of_whom(question, card))


def of_whom(question: JourneyQuestion, card: int) -> tuple[Text, ...]:
    """Whose card it is, where somebody else is concerned."""
    game, about = question.game, question.about
    owner = game.holder(card)
    known = about is None or about >= len(game.state.heroes) or owner in (about, NOBODY)
    return () if known else (say("journeys.detail.of", hero=question.hero(owner)),)


def _keyword(question: JourneyQuestion, number: int) -> Named:
    card, keyword = read_keyword(number)
    amount = question.game.keywords(card).get(keyword, 0)
    discarded = say("journeys.detail.discard", card=question.card(card))
    name = say("journeys.keyword", keyword=keyword.value, amount=amount)
    return "use_keyword", name, (discarded, *of_whom(question, card))


def _move(question: JourneyQuestion, space: int) -> Named:
    game = question.game
    hero = game.state.active
    crossing = hero >= 0 and game.stream_between(game.state.position[hero], space)
    across = (say("journeys.detail.across_stream"),) if crossing else ()
    return "move", space_text(game, space), (*contents(game, space), *_provoking(question), *across)


def _provoking(question: JourneyQuestion) -> tuple[Text, ...]:
    """Whom the hero whose turn it is provokes by moving or interacting."""
    game = question.game
    hero = game.state.active
    groups = tuple(group_text(game, each) for each in provoked(game, hero)) if hero >= 0 else ()
    return (say("journeys.detail.provoking", groups=groups),) if groups else ()


def _interact(question: JourneyQuestion, number: int) -> Named:
    verb, subject, details = named_token(question, number, *_provoking(question))
    return "interact" if verb == "press" else "interact_with", subject, details


def named_token(question: JourneyQuestion, number: int, *more: Text) -> Named:
    """A token by its buttons, if it has some, and by its kind and its words."""
    game = question.game
    token = game.token(number)
    name, named, words = token_text(token), buttons(game, token), token_words(game, token)
    worded = (content(words),) if words else ()
    return ("choose", name, (*more, *worded)) if named is None else ("press", named, (name, *more, *worded))


def _terrain(question: JourneyQuestion, number: int) -> Named:
    token = question.game.token(number)
    kind = "terrain" if token is None else token.kind
    rules = TERRAIN_CARDS.get(kind)
    return "use_terrain", say("journeys.terrain", kind=kind.replace(" ", "_")), (content(rules),) if rules else ()


def _line(question: JourneyQuestion, number: int) -> Named:
    item, place = read_ability(number)
    return "spend", question.card(item), (line_text(question.game.card(item).lines[place]),)


def _extra(question: JourneyQuestion, place: int) -> Named:
    return "extra", content(words_of(question.game, question.game.adventure.extras[place].label)), ()


ACTS: Final[Mapping[Act, Callable[[JourneyQuestion, int], Named]]] = {
    Act.ABILITY: _ability,
    Act.KEYWORD: _keyword,
    Act.MOVE: _move,
    Act.ATTACK: lambda question, number: ("attack", None, ()),
    Act.INTERACT: _interact,
    Act.EXTRA: _extra,
    Act.INSPIRE: lambda question, number: ("spend_inspiration", None, ()),
    Act.TERRAIN: _terrain,
    Act.LINE: _line,
    Act.TOP: lambda question, card: ("put_on_top", question.card(card), ()),
    Act.BOTTOM: lambda question, card: ("put_at_bottom", question.card(card), ()),
}
"""How each act is named, by its number."""

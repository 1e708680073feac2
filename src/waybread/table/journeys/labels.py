"""The options of a decision in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Final

from waybread.journeys import (
    ALL,
    CARDS,
    DAMAGE,
    FEAR,
    STATS,
    Act,
    Boon,
    DecisionKind,
    HarmDecision,
    Modifier,
    Options,
    card_chosen,
    read_act,
)
from waybread.kernel import PASS
from waybread.table.journeys.act_labels import ACT_WORDS, line_words
from waybread.table.journeys.card_names import (
    button_words,
    group_name,
    harm_name,
    icons,
    of_token,
    space_name,
    space_with_all,
    strength,
    tell_apart,
    token_name,
    words_of,
)
from waybread.table.journeys.pending_question import JourneyQuestion, first_events
from waybread.table.phrases import counted, listed
from waybread.table.rulebook_interface import Choice, Spot

_SPOTS: Final[Mapping[Act, str]] = {Act.MOVE: "space", Act.INTERACT: "token", Act.TERRAIN: "token"}
_PLACES: Final[Mapping[Enum | None, str]] = {
    Options.HEROES: "hero",
    Options.GROUPS: "group",
    Options.SPACES: "space",
    Options.TOKENS: "token",
}


def spot_of(question: JourneyQuestion, option: int) -> Spot | None:
    """What else on the table is chosen with an option."""
    kind = question.decision.kind
    if option == PASS:
        return None
    sort = kind.options
    if sort in _PLACES:
        return Spot(_PLACES[sort], option)
    if kind == DecisionKind.PATH:
        way = _way(question, option)
        return Spot("space", way[-1]) if way else None
    if sort is not Options.ACTS:
        return None
    act, number = read_act(option)
    return Spot(_SPOTS[act], number) if act in _SPOTS else None


def choices(question: JourneyQuestion) -> tuple[Choice, ...]:
    """Every option in words, no two alike."""
    options = question.decision.options
    labels = tell_apart([label(question, each) for each in options])
    return tuple(
        Choice(each, words, card_chosen(question.decision.kind, each), spot_of(question, each))
        for each, words in zip(options, labels, strict=True)
    )


def label(question: JourneyQuestion, option: int) -> str:
    """One option in words."""
    kind = question.decision.kind
    if option == PASS:
        begun = isinstance(question.decision, HarmDecision) and question.decision.done
        return _PASSES.get(kind, "No") if begun or kind not in _AT_FIRST else _AT_FIRST[kind]
    if kind.options is Options.ACTS:
        act, number = read_act(option)
        return ACT_WORDS[act](question, number)
    write = _LABELS.get(kind) or _SORTS.get(kind.options)
    return write(question, option) if write else question.card(option)


_PASSES: Final[Mapping[str, str]] = {
    DecisionKind.TURN: "End the turn",
    DecisionKind.TURN_END: "That is all",
    DecisionKind.ABILITY: "Use nothing",
    DecisionKind.TEST: "Let the result stand",
    DecisionKind.GUARD: "Prevent nothing more",
    DecisionKind.HIDE: "Do not hide",
    DecisionKind.LINE: "Spend no more",
    DecisionKind.ITEMS: "These are all",
    DecisionKind.NEGATE: "Negate no more",
    DecisionKind.PREVENT: "Prevent no more",
    DecisionKind.PREPARE: "Prepare none",
    DecisionKind.HEAL: "Discard no more",
    DecisionKind.TURN_DOWN: "Turn no more face down",
    DecisionKind.BUTTON: "Step back",
    DecisionKind.MOVE: "Stay",
    DecisionKind.DISCARD_PREPARED: "Keep them",
    DecisionKind.REVEAL_AGAIN: "That is all",
    DecisionKind.TARGET: "Nobody",
    DecisionKind.HERO: "Nobody",
}
_AT_FIRST: Final[Mapping[str, str]] = {
    DecisionKind.GUARD: "Prevent nothing",
    DecisionKind.NEGATE: "Negate nothing",
    DecisionKind.PREVENT: "Prevent nothing",
}
"""What passing means before anything has been averted."""


def _hero(question: JourneyQuestion, hero: int) -> str:
    state = question.game.state
    role = state.roles[hero]
    return f"{question.hero(hero)} ({role})" if role else question.hero(hero)


def _group(question: JourneyQuestion, number: int) -> str:
    group = question.game.group(number)
    name = group_name(question.game, number)
    return name if group is None else f"{name[:1].upper()}{name[1:]} ({strength(group)})"


def _token(question: JourneyQuestion, number: int) -> str:
    name, buttons = token_name(question.game, number), button_words(question.game, number)
    return f"{buttons} ({name})" if buttons else f"{name[:1].upper()}{name[1:]}"


def _skill(question: JourneyQuestion, card: int) -> str:
    """A skill card with its icons and keywords."""
    text = question.game.card(card).text
    words = f"{question.card(card)} ({icons(question.game, card)})"
    return f"{words}: {text}" if text else words


def _revealed(question: JourneyQuestion, card: int) -> str:
    return f"{question.card(card)} ({icons(question.game, card)})"


def _weapon(question: JourneyQuestion, card: int) -> str:
    printed = question.game.card(card)
    lines = "; ".join(line_words(each) for each in printed.lines)
    return f"{printed.title} ({lines})" if lines else printed.title


def _trinket_worn(question: JourneyQuestion, card: int) -> str:
    left = question.game.state.depletion.get(card, 0)
    return f"{question.card(card)} ({counted(left, 'token')} left)"


def _harm_card(question: JourneyQuestion, card: int) -> str:
    name = harm_name(question.game, card, question.hidden)
    whose = question.game.holder(card)
    words = f"{name[:1].upper()}{name[1:]}"
    return f"{words} of {question.hero(whose)}" if whose != question.about else words


def _averted(question: JourneyQuestion, kind: int) -> str:
    """One card of damage or fear, or all that can be averted."""
    asked = question.decision
    if kind != ALL or not isinstance(asked, HarmDecision):
        return "1 damage" if kind == DAMAGE else "1 fear"
    coming = {DAMAGE: (asked.damage, "damage"), FEAR: (asked.fear, "fear")}
    averted = [(min(asked.left, coming[each][0]), coming[each][1]) for each in asked.kinds]
    whole = sum(count for count, _ in averted) == asked.damage + asked.fear
    return f"{ALL_OF_IT if whole else ''}{listed([f'{count} {what}' for count, what in averted])}"


ALL_OF_IT: Final = "All of it: "


def _stat(question: JourneyQuestion, place: int) -> str:
    game, hero = question.game, question.about
    stat = STATS[place]
    if hero is None or hero >= len(game.state.heroes):
        return stat.capitalize()
    return f"{stat.capitalize()}: {counted(max(1, game.value(hero, stat)), 'card')}"


def _effect(question: JourneyQuestion, place: int) -> str:
    about = question.about
    found = ALTERNATIVES.get(question.game.state.identity[about], ()) if about is not None else ()
    return found[place - 1] if place <= len(found) else f"Alternative {place}"


ALTERNATIVES: Final[Mapping[str, tuple[str, ...]]] = {
    "pathfinder.6": ("Move 1 more", "Become hidden", "Interact with a search token there"),
    "pathfinder.10": ("Become determined", "Gain 1 inspiration", "Scout 1"),
}
"""What the cards offer that have a hero choose between effects, in the order of their options."""


def _button(question: JourneyQuestion, place: int) -> str:
    game = question.game
    token = game.token(question.decision.about if question.decision.about is not None else -1)
    known = None if token is None else game.adventure.token(token.name)
    if token is None or known is None:
        return f"Button {place + 1}"
    return words_of(game, known.interactions[place].label) or of_token(game, token)


def answer_key(question: JourneyQuestion, option: int) -> str:
    """The key of the words of an answer."""
    found = first_events(question.game, option, "answer", most=1)
    return str(found[0].facts["key"]) if found else ""


def _answer(question: JourneyQuestion, option: int) -> str:
    return words_of(question.game, answer_key(question, option)) or f"Answer {option + 1}"


def _way(question: JourneyQuestion, option: int) -> list[int]:
    """The spaces that a group would go through."""
    if question.decision.about is None:
        return [option]
    return [int(str(each.facts["space"])) for each in first_events(question.game, option, "group moved")]


def _path(question: JourneyQuestion, option: int) -> str:
    way = _way(question, option)
    if not way:
        return f"Way {option + 1}"
    by = [space_name(question.game, each) for each in way[:-1]]
    last = space_with_all(question.game, way[-1])
    return f"To {last}, by way of {listed(by)}" if by else f"To {last}"


_LABELS: Final[Mapping[str, Callable[[JourneyQuestion, int], str]]] = {
    DecisionKind.NEGATE: _averted,
    DecisionKind.PREVENT: _averted,
    DecisionKind.ITEMS: _weapon,
    DecisionKind.PREPARE: _skill,
    DecisionKind.DISCARD_PREPARED: _skill,
    DecisionKind.KEEP: _revealed,
    DecisionKind.BURN: _revealed,
    DecisionKind.REVEAL_AGAIN: _revealed,
    DecisionKind.DEPLETE: _trinket_worn,
    DecisionKind.HEAL: _harm_card,
    DecisionKind.TURN_DOWN: _harm_card,
    DecisionKind.STAT: _stat,
    DecisionKind.MODIFIER: lambda question, place: tuple(Modifier)[place].capitalize(),
    DecisionKind.BOON: lambda question, place: tuple(Boon)[place].capitalize(),
    DecisionKind.TRINKET: lambda question, place: CARDS[question.game.state.trinkets[place]].title,
    DecisionKind.AMOUNT: lambda question, number: f"{number}",
    DecisionKind.EFFECT: _effect,
    DecisionKind.WISH: lambda question, option: "Yes",
    DecisionKind.BUTTON: _button,
    DecisionKind.ANSWER: _answer,
    DecisionKind.PATH: _path,
}
_SORTS: Final[Mapping[Enum | None, Callable[[JourneyQuestion, int], str]]] = {
    Options.HEROES: _hero,
    Options.GROUPS: _group,
    Options.SPACES: lambda question, space: space_with_all(question.game, space, without=question.about),
    Options.TOKENS: _token,
    Options.HARM: lambda question, kind: "Damage" if kind == DAMAGE else "Fear",
}

"""The options of a decision, as they are named."""

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
from waybread.table.journeys.act_labels import ACTS, named_token
from waybread.table.journeys.card_names import (
    Named,
    contents,
    group_text,
    harm_card,
    icons,
    line_text,
    space_text,
    strength,
    tell_apart,
    token_text,
    words_of,
)
from waybread.table.journeys.pending_question import JourneyQuestion, first_events
from waybread.table.rulebook_interface import Choice, Spot
from waybread.texts import content, joined, say

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
    if kind == DecisionKind.BUTTON and question.decision.about is not None:
        return Spot("token", question.decision.about)
    if kind == DecisionKind.PATH:
        way = _way(question, option)
        return Spot("space", way[-1]) if way else None
    if sort is not Options.ACTS:
        return None
    act, number = read_act(option)
    return Spot(_SPOTS[act], number) if act in _SPOTS else None


def choices(question: JourneyQuestion) -> tuple[Choice, ...]:
    """Every option, no two alike."""
    return tell_apart("journeys", [_choice(question, each) for each in question.decision.options])


def _choice(question: JourneyQuestion, option: int) -> Choice:
    card, spot = card_chosen(question.decision.kind, option), spot_of(question, option)
    return Choice.of("journeys", option, *named(question, option), card=card, spot=spot)


def named(question: JourneyQuestion, option: int) -> Named:
    """One option: its verb, its subject, and details."""
    kind = question.decision.kind
    if option == PASS:
        begun = isinstance(question.decision, HarmDecision) and question.decision.done
        return _PASSES.get(kind, "no") if begun or kind not in _AT_FIRST else _AT_FIRST[kind], None, ()
    if kind.options is Options.ACTS:
        act, number = read_act(option)
        return ACTS[act](question, number)
    name = _NAMED.get(kind) or _SORTS.get(kind.options)
    return name(question, option) if name else ("choose", question.card(option), ())


_PASSES: Final[Mapping[str, str]] = {
    DecisionKind.TURN: "end_turn",
    DecisionKind.TURN_END: "finish",
    DecisionKind.ABILITY: "use_nothing",
    DecisionKind.TEST: "let_stand",
    DecisionKind.GUARD: "guard_no_more",
    DecisionKind.HIDE: "do_not_hide",
    DecisionKind.LINE: "spend_no_more",
    DecisionKind.ITEMS: "take_these",
    DecisionKind.NEGATE: "negate_no_more",
    DecisionKind.PREVENT: "prevent_no_more",
    DecisionKind.PREPARE: "prepare_none",
    DecisionKind.HEAL: "heal_no_more",
    DecisionKind.TURN_DOWN: "turn_no_more",
    DecisionKind.BUTTON: "step_back",
    DecisionKind.MOVE: "stay",
    DecisionKind.DISCARD_PREPARED: "keep",
    DecisionKind.REVEAL_AGAIN: "finish",
    DecisionKind.TARGET: "nobody",
    DecisionKind.HERO: "nobody",
}
_AT_FIRST: Final[Mapping[str, str]] = {
    DecisionKind.GUARD: "prevent_nothing",
    DecisionKind.NEGATE: "negate_nothing",
    DecisionKind.PREVENT: "prevent_nothing",
}
"""What passing means before anything has been averted."""


def _hero(question: JourneyQuestion, hero: int) -> Named:
    role = question.game.state.roles[hero]
    return "choose", question.hero(hero), (say("journeys.detail.role", role=role),) if role else ()


def _group(question: JourneyQuestion, number: int) -> Named:
    group = question.game.group(number)
    bars = () if group is None else (say("journeys.detail.strength", bars=strength(group)),)
    return "choose", group_text(question.game, number), bars


def _space(question: JourneyQuestion, space: int) -> Named:
    game = question.game
    return "choose", space_text(game, space), contents(game, space, without=question.about)


def _skill(question: JourneyQuestion, card: int) -> Named:
    """A skill card with its icons and keywords."""
    verb, name, shown = _revealed(question, card)
    text = question.game.card(card).text
    return verb, name, (*shown, content(text)) if text else shown


def _revealed(question: JourneyQuestion, card: int) -> Named:
    return "choose", question.card(card), (icons(question.game, card),)


def _weapon(question: JourneyQuestion, card: int) -> Named:
    lines = [line_text(each) for each in question.game.card(card).lines]
    shown = (say("journeys.detail.lines", lines=joined("list.semicolon", lines)),) if lines else ()
    return "choose", question.card(card), shown


def _trinket_worn(question: JourneyQuestion, card: int) -> Named:
    left = question.game.state.depletion.get(card, 0)
    return "choose", question.card(card), (say("journeys.detail.tokens_left", count=left),)


def _harm_card(question: JourneyQuestion, card: int) -> Named:
    name, holder = harm_card(question.game, card, question.hidden), question.game.holder(card)
    whose = (say("journeys.detail.of", hero=question.hero(holder)),) if holder != question.about else ()
    return "choose", name, whose


def averted(question: JourneyQuestion, kind: int) -> tuple[int, int]:
    """How much damage and fear is averted: one of a kind, or all that can be."""
    asked = question.decision
    if kind != ALL or not isinstance(asked, HarmDecision):
        return (1, 0) if kind == DAMAGE else (0, 1)
    damage, fear = (
        min(asked.left, coming) if each in asked.kinds else 0
        for each, coming in ((DAMAGE, asked.damage), (FEAR, asked.fear))
    )
    return damage, fear


def _averted(question: JourneyQuestion, kind: int) -> Named:
    asked = question.decision
    damage, fear = averted(question, kind)
    whole = kind == ALL and isinstance(asked, HarmDecision) and damage + fear == asked.damage + asked.fear
    verbs = ("negate", "negate_all") if asked.kind == DecisionKind.NEGATE else ("prevent", "prevent_all")
    return verbs[whole], say("journeys.harm", damage=damage, fear=fear), ()


def _stat(question: JourneyQuestion, place: int) -> Named:
    game, hero = question.game, question.about
    stat = STATS[place]
    name = say("journeys.stat", stat=stat.value)
    if hero is None or hero >= len(game.state.heroes):
        return "choose", name, ()
    return "choose", name, (say("journeys.detail.cards", count=max(1, game.value(hero, stat))),)


def alternative(question: JourneyQuestion, place: int) -> str:
    """An effect that a hero may choose, as the card has it."""
    about = question.about
    found = ALTERNATIVES.get(question.game.state.identity[about], ()) if about is not None else ()
    return found[place - 1] if place <= len(found) else ""


def _effect(question: JourneyQuestion, place: int) -> Named:
    words = alternative(question, place)
    return "choose", content(words) if words else place, ()


ALTERNATIVES: Final[Mapping[str, tuple[str, ...]]] = {
    "pathfinder.6": ("Move 1 more", "Become hidden", "Interact with a search token there"),
    "pathfinder.10": ("Become determined", "Gain 1 inspiration", "Scout 1"),
}
"""What the cards offer that have a hero choose between effects, in the order of their options."""


def _button(question: JourneyQuestion, place: int) -> Named:
    game = question.game
    token = game.token(question.decision.about if question.decision.about is not None else -1)
    known = None if token is None else game.adventure.token(token.name)
    words = "" if known is None else words_of(game, known.interactions[place].label)
    return "button", content(words) if words else token_text(token), ()


def answer_key(question: JourneyQuestion, option: int) -> str:
    """The key of the words of an answer."""
    found = first_events(question.game, option, "answer", most=1)
    return str(found[0].facts["key"]) if found else ""


def _answer(question: JourneyQuestion, option: int) -> Named:
    words = words_of(question.game, answer_key(question, option))
    return "answer", content(words) if words else option + 1, ()


def _way(question: JourneyQuestion, option: int) -> list[int]:
    """The spaces that a group would go through."""
    if question.decision.about is None:
        return [option]
    return [int(str(each.facts["space"])) for each in first_events(question.game, option, "group moved")]


def _path(question: JourneyQuestion, option: int) -> Named:
    way, game = _way(question, option), question.game
    if not way:
        return "choose", option + 1, ()
    spaces = tuple(space_text(game, each) for each in way[:-1])
    by = (say("journeys.detail.by_way_of", spaces=spaces),) if spaces else ()
    return "go_to", space_text(game, way[-1]), (*contents(game, way[-1]), *by)


_NAMED: Final[Mapping[str, Callable[[JourneyQuestion, int], Named]]] = {
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
    DecisionKind.MODIFIER: lambda question, place: (
        "choose", say("journeys.modifier", modifier=tuple(Modifier)[place].value), (),
    ),
    DecisionKind.BOON: lambda question, place: ("choose", say("journeys.boon", boon=tuple(Boon)[place].value), ()),
    DecisionKind.TRINKET: lambda question, place: ("choose", CARDS[question.game.state.trinkets[place]].title, ()),
    DecisionKind.AMOUNT: lambda question, number: ("choose", number, ()),
    DecisionKind.EFFECT: _effect,
    DecisionKind.WISH: lambda question, option: ("yes", None, ()),
    DecisionKind.BUTTON: _button,
    DecisionKind.ANSWER: _answer,
    DecisionKind.PATH: _path,
}  # fmt: skip
_SORTS: Final[Mapping[Enum | None, Callable[[JourneyQuestion, int], Named]]] = {
    Options.HEROES: _hero,
    Options.GROUPS: _group,
    Options.SPACES: _space,
    Options.TOKENS: named_token,
    Options.HARM: lambda question, kind: (
        "choose", say("journeys.harm_kind", kind="damage" if kind == DAMAGE else "fear"), (),
    ),
}  # fmt: skip

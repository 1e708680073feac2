"""Does an ability make a difference? Two copies of a game are played on, which differ in what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import fields, replace
from typing import Any, Final, TypeAlias

from waybread.cardgame import CardGame, DecisionKind, Options, options_of
from waybread.cardgame.abilities.ability import Ability
from waybread.cardgame.abilities.verbs_used import uses_any
from waybread.cardgame.relevance import can_wait, matters
from waybread.cards import CARD_ITSELF, ability_card, read_ability
from waybread.kernel import PASS, Decision, Streams

Choose: TypeAlias = Callable[[CardGame, Decision], int]

BOOKKEEPING: Final = frozenset(
    ("streams", "seen", "lasting", "counter", "uses", "history", "cards", "index", "usable", "hand_keys",
     "discard_keys", "recalls", "own_rules", "special_keywords", "held")
)  # fmt: skip
"""What is compared in another way or not at all: who has looked at what, how effects are numbered, what is derived."""


def in_vain(game: CardGame, option: int) -> bool:
    """Is an action or response said to change nothing that still counts?"""
    decision = game.decision
    assert decision is not None
    card, slot = read_ability(option)
    if option == PASS or slot == CARD_ITSELF or not game.quiescent:
        return False
    if decision.kind is DecisionKind.ACTION:
        return not matters(game, decision.player, card, slot)
    on = game.ability(card, slot).on
    answered = [each for each in game.state.answering[-1].happenings if each.on in on]
    return not any(matters(game, decision.player, card, slot, each) for each in answered)


def waits(game: CardGame, option: int) -> bool:
    """Is an action said to matter, but to do just as well in a later window?"""
    assert game.decision is not None
    card, slot = read_ability(option)
    if option == PASS or slot == CARD_ITSELF or game.decision.kind is not DecisionKind.ACTION or not game.quiescent:
        return False
    player = game.decision.player
    return matters(game, player, card, slot) and can_wait(game, player, card, slot)


# The two copies


def made_in_vain(game: CardGame, option: int, choose: Choose, chance: Streams) -> str:
    """What the effect of an ability changes until the round ends; nothing if empty.

    In both copies the ability is paid for, and its effect happens in one of them. Nobody may be asked anything else
    then, and as the round ends both are the same.
    """
    used, muted = _both(game, option, chance)
    lent = {card for card, zone in enumerate(used.state.zone) if muted.state.zone[card] != zone}
    now, phase = game.state.round, game.state.phase
    while used.decision is not None and muted.decision is not None and used.state.round == now:
        if used.state.phase != phase:
            phase = used.state.phase
            if not differing(used, muted):
                return ""
        if found := _asked(used, muted, choose, lent):
            return found
    return "; ".join(differing(used, muted).values())


def lost_by_waiting(game: CardGame, option: int, choose: Choose, chance: Streams) -> str:
    """What the effect of an ability changes before the window to which it is said that it can wait.

    That is the first one in which it matters and cannot wait; if there is none, nothing may come of it. Nobody acts
    until then, for what there is to be done may well be more after it.
    """
    assert game.decision is not None
    player, (card, slot) = game.decision.player, read_ability(option)
    used, muted = _both(game, option, chance)
    effect, last = differing(used, muted).keys(), game.state.round + 1
    while used.decision is not None and muted.decision is not None and used.state.round <= last:
        if used.state.form != muted.state.form:
            return ""  # a card of a deck has become an enemy, and another one is the same enemy for the players
        if muted.decision.kind is DecisionKind.ACTION and muted.quiescent and muted.decision.player == player:
            if matters(muted, player, card, slot) and not can_wait(muted, player, card, slot):
                break
        if used.decision.kind is muted.decision.kind is DecisionKind.ACTION:
            used.choose(PASS)
            muted.choose(PASS)
        elif muted.decision.kind is DecisionKind.RESPONSE and used.decision.kind is not DecisionKind.RESPONSE:
            muted.choose(PASS)  # text that could do the same is left as long as this can wait
        elif found := _asked(used, muted, choose, fewer=True):
            return found
    return "; ".join(said for name, said in differing(used, muted).items() if name not in effect)


def _both(game: CardGame, option: int, chance: Streams) -> tuple[CardGame, CardGame]:
    """The game after the use of an ability, and the same if it does nothing."""
    used, muted, answers = game.clone(), game.clone(), list[int]()
    for each in (used, muted):
        for player in game.players:
            each.set_stops(player, list(DecisionKind))  # both are asked even where there is no choice
    ability = game.ability(*read_ability(option))
    _carry_out(used, option, answers, chance)
    if uses_any(ability, "add_lasting_effect"):  # what else it does is its price
        _carry_out(muted, option, answers, chance)
        muted.state.lasting, muted.state.index = game.state.lasting, None
    else:
        with _does_nothing(ability):
            _carry_out(muted, option, answers, chance)
    return used, muted


@contextmanager
def _does_nothing(ability: Ability) -> Iterator[None]:
    async def nothing(*_: Any) -> None:
        pass

    effect = ability.effect
    object.__setattr__(ability, "effect", nothing)
    try:
        yield
    finally:
        object.__setattr__(ability, "effect", effect)


def _carry_out(game: CardGame, option: int, answers: list[int], chance: Streams) -> None:
    """Choose an option and all that it asks: as answered in the other copy, or at random."""
    given = list(answers)
    game.choose(option)
    while game.decision is not None and (not game.quiescent or game.state.play is not None):
        if given:
            game.choose(given.pop(0))
        else:
            answers.append(chance.pick("inside", game.decision.options))
            game.choose(answers[-1])


def _asked(used: CardGame, muted: CardGame, choose: Choose, lent: Iterable[int] = (), *, fewer: bool = False) -> str:
    """Answer both copies alike, or say how the questions differ.

    What is about cards that were lent is left out; where ``fewer`` is true there may be fewer options with the effect.
    """
    first, second = used.decision, muted.decision
    assert first is not None
    assert second is not None
    options = _without(lent, used)
    others = _without(lent, muted)
    alike = options == others or (fewer and set(options) < set(others))
    if (first.kind, first.player) != (second.kind, second.player) or not alike:
        return f"{_said(used)}, but without it {_said(muted)}"
    option = choose(muted, second)
    if option not in options:
        option = options[-1]
    used.choose(option)
    muted.choose(option)
    return ""


def _subjects(game: CardGame) -> dict[int, int]:
    """The card (or seat) of each option."""
    assert game.decision is not None
    of_abilities = options_of(game, game.decision) is Options.ABILITIES
    return {
        each: ability_card(each) if of_abilities and each != PASS else each
        for each in game.decision.options
    }  # fmt: skip


def _without(cards: Iterable[int], game: CardGame) -> list[int]:
    return [option for option, card in _subjects(game).items() if card not in cards]


def _said(game: CardGame) -> str:
    decision = game.decision
    assert decision is not None
    titles = [game.title(card) for card in _subjects(game).values() if card != PASS]
    return f"seat {decision.player} is asked {decision.kind} {titles} at {game.state.stack}"


# What is on the table


def differing(one: CardGame, other: CardGame) -> dict[str, str]:
    """What differs between two tables, in words."""
    first, second = _facts(one), _facts(other)
    return {name: _said_of(name, first[name], second[name]) for name in first if first[name] != second[name]}


def _facts(game: CardGame) -> dict[str, Any]:
    """All that is on the table, but for bookkeeping; what lies in no order is sorted."""
    state = game.state
    found = {each.name: getattr(state, each.name) for each in fields(state) if each.name not in BOOKKEEPING}
    found["hands"] = [sorted(each) for each in state.hands]
    found["discards"] = [sorted(each) for each in state.discards]
    found["attached"] = {card: sorted(held) for card, held in state.attached.items()}
    over = state.outcome is not None  # then nothing is used any more
    found["exhausted"] = set() if over else set(state.exhausted)
    found["lasting effects"] = [] if over else sorted([replace(each, number=0) for each in state.lasting], key=repr)
    return found


def _said_of(name: str, one: Any, other: Any) -> str:
    if isinstance(one, (list, tuple)) and len(one) == len(other):
        where = [number for number in range(len(one)) if one[number] != other[number]]
        one, other = {each: one[each] for each in where}, {each: other[each] for each in where}
    return f"{name} {one}, but without it {other}"

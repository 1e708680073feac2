"""The windows of an occurrence, when it is pending and after it is done (L9, L10), and what answers in them.

In each window: constant abilities, then delayed effects (L41), then forced abilities, each in the
order the first player likes, then responses round the table until all pass in a row. Cancels
come before all of it (lcg:cancel.3).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from waybread.cardgame.abilities.ability import Moment, Use
from waybread.cardgame.abilities.ability_legality import uses
from waybread.cardgame.abilities.lasting_effects import DELAYED, asked_by
from waybread.cardgame.abilities.listeners import (
    AFTER,
    ASIDE,
    OWN,
    WHEN,
    could_answer,
    delayed_until,
    entering_keywords,
    listeners,
)
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.responses import ask_for_response, listed_responses, responses_of
from waybread.cardgame.abilities.rules_in_play import rule_applies
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.abilities.state_checks import ATTACHMENTS, QUEST
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.facts import Kind
from waybread.cardgame.state import Answering, Zone
from waybread.cardgame.zones.piles import order_discards
from waybread.cards import CARD_ITSELF, ability_options, read_ability
from waybread.kernel import PASS, Decision, Effect

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

_Due = tuple[list[tuple[int, int, Occurrence]], list[tuple[int, int, Occurrence]]]
_FIRM: Final = {On.WHEN_REVEALED: Kind.WHEN_REVEALED, On.SHADOW_EFFECT: Kind.SHADOW}
_RULE, _RESPONSE, _BY_ITSELF = Kind.RULE, Kind.RESPONSE, (Kind.RULE, Kind.FORCED)

USE_BY_KIND: Final[dict[Kind, Callable[[CardGame, Use], Effect]]] = {}
"""What uses an ability that answers; ``ability_use`` registers it, because to use an ability opens windows."""


async def when_window(game: CardGame, occurrence: Occurrence) -> bool:
    """The *when* window. False if what was to happen has been cancelled or replaced."""
    if could_answer(game, WHEN[occurrence.on], occurrence):
        await _window(game, (occurrence,), Moment.WHEN)
    if occurrence.instead is not None and not occurrence.cancelled:
        occurrence.replaced = True
        await occurrence.instead()
    return not (occurrence.cancelled or occurrence.replaced)


async def when_windows(game: CardGame, occurrences: Iterable[Occurrence]) -> list[Occurrence]:
    """The *when* window of each of several things that are to occur together; returns those that do."""
    return [each for each in occurrences if await when_window(game, each)]


async def after_window(
    game: CardGame, occurrences: Occurrence | Sequence[Occurrence], *, ends_step: bool = False
) -> None:
    """The *after* window; several occurrences at the same time have one (lcg:triggering-condition.2).

    ``ends_step`` says that it is the last thing that a step, or the effect of a step, does: where only responses may
    come they are asked for by the step ``responses``, so that the position is quiescent.
    """
    state = game.state
    if isinstance(occurrences, Occurrence):
        if state.attached and ATTACHMENTS.due(game):
            await ATTACHMENTS.make(game)
        if state.held is None and not could_answer(game, AFTER[occurrences.on], occurrences):
            return
        occurrences = (occurrences,)
    if state.held is not None:
        state.held.extend(occurrences)
        return
    answerable = tuple([each for each in occurrences if could_answer(game, AFTER[each.on], each)])
    if not answerable:
        return
    if ends_step and not state.delayed:
        constant, forced, responses = _due(game, answerable, AFTER)
        if not (constant or forced or any(entering_keywords(game, each) for each in answerable)):
            if responses:
                state.answering.append(Answering(answerable, state.first_player))
                state.call("responses")
            return
    await _window(game, answerable, Moment.AFTER)


class AtOnce:
    """``async with AtOnce(game)``: all of it is one occurrence, with one *after* window when it is over.

    So a blow that both hurts and kills (lcg:triggering-condition.2), or several costs that are
    paid as one (lcg:cost.5). Blocks may lie inside each other; the outermost counts. ``ends_step`` says
    that it is the last thing that the effect of a step does (see ``after_window``).
    """

    def __init__(self, game: CardGame, *, ends_step: bool = False) -> None:
        self._game = game
        self._ends_step = ends_step
        self._outermost = False

    async def __aenter__(self) -> None:
        if self._game.state.held is None:
            self._game.state.held = []
            self._outermost = True

    async def __aexit__(self, failed: object, *_: object) -> None:
        if self._outermost:
            state = self._game.state
            held, state.held = state.held, None
            if held and failed is None:
                lost = [each.card for each in held if each.on in (On.LEAVES_PLAY, On.DISCARDED)]
                if len(lost) > 1:
                    await order_discards(self._game, lost)
                if QUEST.due(self._game):
                    await _after_advancing(self._game, tuple(held))
                    return
                await after_window(self._game, held, ends_step=self._ends_step)


async def _after_advancing(game: CardGame, occurrences: tuple[Occurrence, ...]) -> None:
    """Advance the quest that an occurrence has completed, then open the *after* window (lcg:quest-advancement.1)."""
    constant, forced, _ = _due(game, occurrences, AFTER)  # what the new stage brings was not in play (lcg:forced.5)
    await QUEST.make(game)
    await _window(game, occurrences, Moment.AFTER, (constant, forced))


async def _window(game: CardGame, occurrences: tuple[Occurrence, ...], moment: Moment, due: _Due | None = None) -> None:
    """Open a window; ``due`` names what answers by itself, if that was found out earlier."""
    outer, game.state.held = game.state.held, None  # what an answer does is an occurrence of its own
    await _answers(game, occurrences, moment, due)
    game.state.held = outer


async def _answers(game: CardGame, occurrences: tuple[Occurrence, ...], moment: Moment, due: _Due | None) -> None:
    before = moment is Moment.WHEN
    keys = WHEN if before else AFTER
    if before and all(can_cancel(game, each) for each in occurrences):
        await _responses(game, occurrences, pending=True, cancels=True)
        if _all_cancelled(occurrences):
            return
    constant, forced = due or _due(game, occurrences, keys)[:2]
    if constant:
        await _forced(game, (), keys, constant)
    if game.state.special_keywords and not before:  # they act by themselves like constant text, and after it
        for effect in [effect for each in occurrences for effect in entering_keywords(game, each)]:
            await effect()
    if forced or game.state.delayed:
        await _forced(game, occurrences, keys, forced)
    if not _all_cancelled(occurrences):
        await _responses(game, occurrences, pending=before, cancels=False)


def _due(
    game: CardGame, occurrences: tuple[Occurrence, ...], keys: Mapping[On, str]
) -> tuple[list[tuple[int, int, Occurrence]], list[tuple[int, int, Occurrence]], bool]:
    """The constant and the forced abilities that answer by themselves, and if there may be responses as well."""
    constant: list[tuple[int, int, Occurrence]] = []
    forced: list[tuple[int, int, Occurrence]] = []
    responses = False
    for occurrence in occurrences:
        key = keys[occurrence.on]
        responses = responses or game.in_hands(key)
        for card, slot in listeners(game, key, occurrence):
            kind = game.state.cards[card].abilities[slot].kind
            if kind is _RESPONSE:
                responses = True
            elif kind in _BY_ITSELF and _applies(game, card, slot, occurrence):
                (constant if kind is _RULE else forced).append((card, slot, occurrence))
    return constant, forced, responses


def can_cancel(game: CardGame, occurrence: Occurrence) -> bool:
    """May what is pending be cancelled? Text of encounter cards may say of itself, or of others, that it cannot."""
    kind = _FIRM.get(occurrence.on)
    if kind is None:
        return True
    abilities = game.card(occurrence.card).abilities
    return not any(each.firm for each in abilities if each.kind is kind) and not rule_applies(
        game, Rule.CANNOT_CANCEL, occurrence.card
    )


def _all_cancelled(occurrences: tuple[Occurrence, ...]) -> bool:
    return False not in [each.cancelled for each in occurrences]


async def _forced(
    game: CardGame, occurrences: tuple[Occurrence, ...], keys: Mapping[On, str], due: list[tuple[int, int, Occurrence]]
) -> None:
    """Delayed effects, then forced ones, one after the other (lcg:delayed.2, lcg:forced.3, lcg:forced.4)."""
    while True:
        delayed = [found for each in occurrences for found in delayed_until(game, keys[each.on], each)]
        waiting = [(asked_by(game, each), CARD_ITSELF) for each in delayed] or [(card, slot) for card, slot, _ in due]
        if not waiting:
            return
        options = tuple(dict.fromkeys(ability_options(waiting)))
        chosen = options[0]
        if len(options) > 1:
            rule = "lcg:timing-order.3" if delayed else "lcg:forced.3"
            chosen = await Decision(game.state.first_player, DecisionKind.ORDER, options, rule)
        card, slot = read_ability(chosen)
        if slot == CARD_ITSELF:
            effect = next(each for each in delayed if asked_by(game, each) == card)
            game.state.delayed = tuple([each for each in game.state.delayed if each is not effect])
            await DELAYED[effect.effect](game, effect)
            continue
        occurrence = next(each[2] for each in due if each[:2] == (card, slot))
        due.remove((card, slot, occurrence))
        if _still_there(game, card, occurrence):
            use = Use(card, game.state.controller[card], slot, occurrence)
            await USE_BY_KIND[game.ability(card, slot).kind](game, use)


async def _responses(game: CardGame, occurrences: tuple[Occurrence, ...], *, pending: bool, cancels: bool) -> None:
    answering = Answering(occurrences, game.state.first_player, pending, cancels)
    while ask := ask_for_response(game, answering):
        effect = respond(game, answering, await ask)
        if effect is not None:
            await effect


def respond(game: CardGame, answering: Answering, option: int) -> Effect | None:
    """What comes of the answer."""
    player = answering.turn
    answering.turn = (player + 1) % len(game.players)
    if option == PASS:
        answering.passes += 1
        return None
    answering.passes = 0
    return _respond(game, answering, player, option)


async def _respond(game: CardGame, answering: Answering, player: int, option: int) -> None:
    card, slot = read_ability(option)
    occurrences, number = answering.happenings, 0
    if len(occurrences) > 1:
        numbers = responses_of(game, answering, player, listed_responses(game, answering))[option]
        number = await _occurrence(player, occurrences, numbers, card)
    answering.used += ((card, slot, number),)
    await USE_BY_KIND[_RESPONSE](game, Use(card, player, slot, occurrences[number]))
    if _all_cancelled(occurrences):
        answering.passes = len(game.players)  # nothing is pending any more (lcg:cancel.4)


async def _occurrence(player: int, occurrences: tuple[Occurrence, ...], numbers: list[int], card: int) -> int:
    """Which of several simultaneous occurrences a response answers: named by its card, or else its player."""
    if len(numbers) == 1:
        return numbers[0]
    subjects = {
        occurrences[n].card if occurrences[n].card >= 0 else occurrences[n].player: n for n in reversed(numbers)
    }
    return subjects[
        await Decision(player, DecisionKind.OCCURRENCE, tuple(reversed(subjects)), "lcg:triggering-condition.2", card)
    ]


def _applies(game: CardGame, card: int, slot: int, occurrence: Occurrence) -> bool:
    ability = game.ability(card, slot)
    use = Use(card, game.state.controller[card], slot, occurrence)
    if ability.limit and uses(game, card, slot, use.player) >= ability.limit:
        return False
    return ability.condition is None or ability.condition(game, use)


def _still_there(game: CardGame, card: int, occurrence: Occurrence) -> bool:
    """Has the card of a forced effect not been lost to an earlier one?"""
    own = occurrence.card == card and (occurrence.on in OWN or occurrence.on is On.PROGRESS_PLACED)  # lcg:forced.5
    return game.state.zone[card] >= Zone.AREA or own or occurrence.on in ASIDE

"""The windows of an occurrence: when it is pending, and after it is done (L9, L10).

In each: constant abilities, then forced ones and delayed effects in the order the first
player likes, then responses round the table until all pass in a row. Cancels come before
all of it (lcg:cancel.3).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from waybread import cardgame as engine
from waybread.cardgame import telling
from waybread.cardgame.abilities import Ability, Kind, Moment, Use, Where
from waybread.cardgame.happenings import Happening, On
from waybread.cardgame.initiating import count_use, resolve, use_ability, uses, why_not_use
from waybread.cardgame.lasting import DELAYED
from waybread.cardgame.piles import arrange
from waybread.cardgame.state import SCENARIO, Delayed, Zone
from waybread.kernel import PASS, Decision, Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

SLOTS: Final = 8
"""An option that names an ability is its card times this, plus its slot."""
_DELAYED_SLOT: Final = SLOTS - 1
_WHEN: Final = {on: f"{Moment.WHEN}:{on}" for on in On}
_AFTER: Final = {on: f"{Moment.AFTER}:{on}" for on in On}
_OWN: Final = frozenset((On.LEAVES_PLAY, On.DESTROYED, On.DISCARDED, On.EXPLORED, On.REVEALED))
_ASIDE: Final = frozenset((On.RESCUED,))
"""What brings cards into play that lie in wait, set aside."""
_ABSENT: Final = _OWN | _ASIDE
"""What cards answer to that are not in play."""
_RULE, _RESPONSE, _BY_ITSELF = Kind.RULE, Kind.RESPONSE, (Kind.RULE, Kind.FORCED)


async def pending(game: CardGame, happening: Happening) -> bool:
    """The *when* window. False if what was to happen has been cancelled or replaced."""
    if _heard(game, _WHEN[happening.on], happening):
        await _window(game, (happening,), Moment.WHEN)
    if happening.instead is not None and not happening.cancelled:
        happening.replaced = True
        await happening.instead()
    return not (happening.cancelled or happening.replaced)


async def done(game: CardGame, happening: Happening) -> None:
    """The *after* window."""
    if game.state.attached and "cannot have attachments" in game.index:
        await _drop_attachments(game)
    held = game.state.held
    if held is not None:
        held.append(happening)
    elif _heard(game, _AFTER[happening.on], happening):
        await _window(game, (happening,), Moment.AFTER)


async def done_together(game: CardGame, happenings: Sequence[Happening]) -> None:
    """The one *after* window of what happened at the same time (lcg:triggering-condition.2)."""
    held = game.state.held
    if held is not None:
        held.extend(happenings)
        return
    heard = [each for each in happenings if _heard(game, _AFTER[each.on], each)]
    if heard:
        await _window(game, tuple(heard), Moment.AFTER)


class AtOnce:
    """``async with AtOnce(game)``: all of it is one occurrence, with one *after* window when it is over.

    So a blow that both hurts and kills (lcg:triggering-condition.2), or several costs that are
    paid as one (lcg:cost.5). Blocks may lie inside each other; the outermost counts.
    """

    def __init__(self, game: CardGame) -> None:
        self._game = game
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
                    await arrange(self._game, lost)
                await done_together(self._game, held)


async def _drop_attachments(game: CardGame) -> None:
    """What has just happened may have given a card the text 'cannot have attachments'."""
    await engine.attaching.check_attachments_allowed(game)


def listened(game: CardGame, on: On) -> bool:
    """Could either window of such an occurrence find anything? Quick, and asked often."""
    state = game.state
    index = state.index or game.index
    return _WHEN[on] in index or _AFTER[on] in index or bool(state.delayed)


def awaited(game: CardGame, on: On) -> bool:
    """Could the *when* window of such an occurrence find anything?"""
    state = game.state
    return _WHEN[on] in (state.index or game.index) or bool(state.delayed)


def quiet(game: CardGame, on: On, card: int | None = None) -> bool:
    """Can nothing come of such an occurrence (to this card, if it is named), so that it may just be done?"""
    state = game.state
    if state.held is not None or state.delayed or on in _ABSENT:
        return False
    index = state.index or game.index
    if "cannot have attachments" in index:
        return False
    for key in (_WHEN[on], _AFTER[on]):
        listed = index.get(key)
        if listed is None:
            continue
        if card is None or key in state.hand_keys or key in state.discard_keys or _any_of(game, listed, card):
            return False
    return True


async def _window(game: CardGame, happenings: tuple[Happening, ...], moment: Moment) -> None:
    outer, game.state.held = game.state.held, None  # what an answer does is an occurrence of its own
    await _answers(game, happenings, moment)
    game.state.held = outer


async def _answers(game: CardGame, happenings: tuple[Happening, ...], moment: Moment) -> None:
    used: set[tuple[int, int, int]] = set()  # card, slot, occurrence; only asked for membership
    keys = _WHEN if moment is Moment.WHEN else _AFTER
    if moment is Moment.WHEN:
        await _responses(game, happenings, keys, used, cancels=True)
        if _all_cancelled(happenings):
            return
    constant: list[tuple[int, int, Happening]] = []
    forced: list[tuple[int, int, Happening]] = []
    for happening in happenings:
        for card, slot in _listeners(game, keys[happening.on], happening):
            kind = game.state.cards[card].abilities[slot].kind
            if kind in _BY_ITSELF and _applies(game, card, slot, happening):
                (constant if kind is _RULE else forced).append((card, slot, happening))
    if constant:
        await _forced(game, (), keys, constant)
    if forced or game.state.delayed:
        await _forced(game, happenings, keys, forced)
    if not _all_cancelled(happenings):
        await _responses(game, happenings, keys, used, cancels=False)


def _all_cancelled(happenings: tuple[Happening, ...]) -> bool:
    return False not in [each.cancelled for each in happenings]


async def _forced(
    game: CardGame, happenings: tuple[Happening, ...], keys: Mapping[On, str], due: list[tuple[int, int, Happening]]
) -> None:
    """Forced and delayed effects, one after the other (lcg:forced.3, lcg:forced.4)."""
    while True:
        delayed = [found for each in happenings for found in _delayed(game, keys[each.on], each)]
        waiting = [*((card, slot) for card, slot, _ in due), *((each.source, _DELAYED_SLOT) for each in delayed)]
        if not waiting:
            return
        options = tuple(dict.fromkeys(card * SLOTS + slot for card, slot in waiting))
        chosen = options[0]
        if len(options) > 1:
            chosen = await Decision(game.state.first_player, "order", options, "lcg:forced.3")
        card, slot = divmod(chosen, SLOTS)
        if slot == _DELAYED_SLOT:
            effect = next(each for each in delayed if each.source == card)
            game.state.delayed = tuple([each for each in game.state.delayed if each is not effect])
            await DELAYED[effect.effect](game, effect)
            continue
        happening = next(each[2] for each in due if each[:2] == (card, slot))
        due.remove((card, slot, happening))
        if _still_there(game, card, happening):
            await _set_off(game, card, slot, happening)


async def _responses(
    game: CardGame,
    happenings: tuple[Happening, ...],
    keys: Mapping[On, str],
    used: set[tuple[int, int, int]],
    *,
    cancels: bool,
) -> None:
    """Go round in player order until everybody has passed in a row (lcg:response.6)."""
    listed = [_in_play(game, keys[each.on], each, cancels=cancels) for each in happenings]
    if not any(listed) and not any(_from_afar(game, keys[each.on]) for each in happenings):
        return
    passes, turn = 0, game.state.first_player
    while passes < len(players := game.order(turn)):
        player = players[0]
        options: dict[int, list[int]] = {}  # with the occurrences that each could answer
        for number, happening in enumerate(happenings):
            for card, slot in _candidates(game, player, keys[happening.on], listed[number], cancels=cancels):
                if (card, slot, number) not in used and why_not_use(game, player, card, slot, happening) is None:
                    options.setdefault(card * SLOTS + slot, []).append(number)
        chosen = PASS
        if options:
            about = happenings[0].card if len(happenings) == 1 and happenings[0].card >= 0 else None
            rule = "lcg:cancel.3" if cancels else "lcg:response.5"
            chosen = await Decision(player, "response", (*options, PASS), rule, about)
        turn = (player + 1) % len(game.players)
        if chosen == PASS:
            passes += 1
            continue
        passes = 0
        card, slot = divmod(chosen, SLOTS)
        number = await _occurrence(player, happenings, options[chosen], card)
        used.add((card, slot, number))  # each answers an occurrence at most once (lcg:faq.1.08)
        await use_ability(game, Use(card, player, slot, happenings[number]))
        if _all_cancelled(happenings):
            return  # nothing is pending any more (lcg:cancel.4)
        listed = [_in_play(game, keys[each.on], each, cancels=cancels) for each in happenings]


async def _occurrence(player: int, happenings: tuple[Happening, ...], numbers: list[int], card: int) -> int:
    """Which of several simultaneous occurrences a response answers: named by its card, or else its player."""
    if len(numbers) == 1:
        return numbers[0]
    subjects = {happenings[n].card if happenings[n].card >= 0 else happenings[n].player: n for n in reversed(numbers)}
    return subjects[await Decision(player, "occurrence", tuple(reversed(subjects)), "lcg:triggering-condition.2", card)]


def _heard(game: CardGame, key: str, happening: Happening) -> bool:
    """Could anything answer?"""
    state = game.state
    listed = (state.index or game.index).get(key)
    if listed is not None and (_any_of(game, listed, happening.card) or game.in_hands(key)):
        return True
    if state.delayed and _delayed(game, key, happening):
        return True
    return happening.on in _ABSENT and bool(_own(game, key, happening))


def _any_of(game: CardGame, listed: Sequence[tuple[int, int]], subject: int) -> bool:
    """Could any of the abilities that answer to something answer to it of this card?"""
    cards = game.state.cards
    for card, slot in listed:
        if card == subject:
            return True
        if not cards[card].abilities[slot].own:
            return True
    return False


def _listeners(game: CardGame, key: str, happening: Happening) -> Sequence[tuple[int, int]]:
    """The abilities in play that answer to something, and those of the very card that leaves play or is revealed."""
    state, subject = game.state, happening.card
    listed = [
        (card, slot)
        for card, slot in (state.index or game.index).get(key, ())
        if card == subject or not state.cards[card].abilities[slot].own
    ]
    return listed + _own(game, key, happening) if happening.on in _ABSENT else listed


def _own(game: CardGame, key: str, happening: Happening) -> list[tuple[int, int]]:
    """Text about its own card being revealed or leaving works, though that card is not in play (lcg:forced.5)."""
    if happening.on in _ASIDE:
        cards = game.state.cards
        return [(each, n) for each in game.state.aside for n, one in enumerate(cards[each].abilities) if one.key == key]
    card = happening.card
    if game.state.zone[card] >= Zone.AREA:
        return []
    if happening.on is On.DISCARDED and happening.origin < Zone.AREA:
        return []
    if happening.origin == Zone.ENGAGED and game.state.owner[card] != SCENARIO:
        return []  # a player card that served as an enemy had no text of its own
    abilities = game.state.cards[card].abilities
    return [(card, slot) for slot, each in enumerate(abilities) if each.key == key and each.where is Where.PLAY]


def _in_play(game: CardGame, key: str, happening: Happening, *, cancels: bool) -> list[tuple[int, int]]:
    """The responses in play to something, whoever may use them."""
    cards = game.state.cards
    found = []
    for card, slot in _listeners(game, key, happening):
        ability = cards[card].abilities[slot]
        if ability.kind is _RESPONSE and ability.cancels is cancels:
            found.append((card, slot))
    return found


def _from_afar(game: CardGame, key: str) -> bool:
    """Might a card in a hand, or in a discard pile, be a response to it?"""
    return key in game.state.hand_keys or key in game.state.discard_keys


def _candidates(
    game: CardGame, player: int, key: str, listed: list[tuple[int, int]], *, cancels: bool
) -> list[tuple[int, int]]:
    """Responses that a player might use: those listed in play, from the hand, and from the discard pile."""
    state = game.state
    cards = state.cards
    found = [each for each in listed if _may_use(game, player, each[0], cards[each[0]].abilities[each[1]])]
    if not _from_afar(game, key):
        return found
    held = [(card, slot) for card in state.hands[player] for slot in cards[card].answers_from_hand.get(key, ())]
    piled = state.discards[player] if key in state.discard_keys else ()
    held += [(card, slot) for card in piled for slot in cards[card].answers_from_discards.get(key, ())]
    return found + [each for each in held if cards[each[0]].abilities[each[1]].cancels is cancels]


def _may_use(game: CardGame, player: int, card: int, ability: Ability) -> bool:
    """Optional text is its controller's to use; the scenario's is the first player's."""
    controller = game.state.controller[card]
    if controller == SCENARIO:
        return player == game.state.first_player
    return controller == player or ability.anyone


def _applies(game: CardGame, card: int, slot: int, happening: Happening) -> bool:
    ability = game.ability(card, slot)
    use = Use(card, game.state.controller[card], slot, happening)
    if ability.limit and uses(game, card, slot, use.player) >= ability.limit:
        return False
    return ability.condition is None or ability.condition(game, use)


def _still_there(game: CardGame, card: int, happening: Happening) -> bool:
    """Has the card of a forced effect not been lost to an earlier one?"""
    own = happening.card == card and happening.on in _OWN
    return game.state.zone[card] >= Zone.AREA or own or happening.on in _ASIDE


async def _set_off(game: CardGame, card: int, slot: int, happening: Happening) -> None:
    use = Use(card, game.state.controller[card], slot, happening)
    count_use(game, use)
    if game.tell and game.ability(card, slot).kind is Kind.FORCED:
        game.tell(Event("effect", telling.ability(game, card, slot)))
    await resolve(game, use)


def _delayed(game: CardGame, key: str, happening: Happening) -> list[Delayed]:
    return [each for each in game.state.delayed if each.moment == key or each.moment == f"{key}:{happening.reason}"]

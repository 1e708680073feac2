"""Who could answer to what happens: asked of the index of abilities in play, so that most questions end there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from waybread.cardgame.abilities.ability import Moment
from waybread.cardgame.abilities.modifiers import special_keywords
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.facts import Where
from waybread.cardgame.state import SCENARIO, Delayed, Zone

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame
    from waybread.kernel import Effect

WHEN: Final = {on: f"{Moment.WHEN}:{on}" for on in On}
AFTER: Final = {on: f"{Moment.AFTER}:{on}" for on in On}
OWN: Final = frozenset((On.LEAVES_PLAY, On.DESTROYED, On.DISCARDED, On.EXPLORED, On.REVEALED))
"""What cards answer to that have left play, or never were in it, if it happens to themselves."""
ASIDE: Final = frozenset((On.SCENARIO_EVENT,))
"""What cards answer to that lie in wait, set aside."""
_ABSENT: Final = OWN | ASIDE
"""What cards answer to that are not in play."""
_CANNOT_HAVE_ATTACHMENTS = Rule.CANNOT_HAVE_ATTACHMENTS


def listened(game: CardGame, on: On) -> bool:
    """Could either window of such an occurrence find anything? Quick, and asked often."""
    state = game.state
    index = state.index or game.index
    return WHEN[on] in index or AFTER[on] in index or bool(state.delayed)


def awaited(game: CardGame, on: On) -> bool:
    """Could the *when* window of such an occurrence find anything?"""
    state = game.state
    return WHEN[on] in (state.index or game.index) or bool(state.delayed)


def quiet(game: CardGame, on: On, card: int | None = None) -> bool:
    """Can nothing come of such an occurrence (to this card, if it is named), so that it may just be done?"""
    state = game.state
    if state.held is not None or state.delayed or on in _ABSENT or (state.special_keywords and on is On.ENTERS_PLAY):
        return False
    index = state.index or game.index
    if state.attached and _CANNOT_HAVE_ATTACHMENTS in index:
        return False
    for key in (WHEN[on], AFTER[on]):
        listed = index.get(key)
        if listed is None:
            continue
        if card is None or key in state.hand_keys or key in state.discard_keys or _any_of(game, listed, card):
            return False
    return True


def could_answer(game: CardGame, key: str, occurrence: Occurrence) -> bool:
    """Could anything answer to it at this moment?"""
    state = game.state
    listed = (state.index or game.index).get(key)
    if listed is not None and (_any_of(game, listed, occurrence.card) or game.in_hands(key)):
        return True
    if state.delayed and delayed_until(game, key, occurrence):
        return True
    if state.special_keywords and key == AFTER[On.ENTERS_PLAY] and entering_keywords(game, occurrence):
        return True
    return occurrence.on in _ABSENT and bool(_own(game, key, occurrence))


def _any_of(game: CardGame, listed: Sequence[tuple[int, int]], subject: int) -> bool:
    """Could any of the abilities that answer to something answer to it of this card?"""
    cards = game.state.cards
    for card, slot in listed:
        if card == subject:
            return True
        if not cards[card].abilities[slot].own:
            return True
    return False


def listeners(game: CardGame, key: str, occurrence: Occurrence) -> Sequence[tuple[int, int]]:
    """The abilities in play that answer to something, and those of the very card that leaves play or is revealed."""
    state, subject = game.state, occurrence.card
    listed = [
        (card, slot)
        for card, slot in (state.index or game.index).get(key, ())
        if card == subject or not state.cards[card].abilities[slot].own
    ]
    return listed + _own(game, key, occurrence) if occurrence.on in _ABSENT else listed


def _own(game: CardGame, key: str, occurrence: Occurrence) -> list[tuple[int, int]]:
    """Text about its own card being revealed or leaving works, though that card is not in play (lcg:forced.5)."""
    if occurrence.on in ASIDE:
        cards = game.state.cards
        return [
            (each, n) for each in game.state.aside for n, one in enumerate(cards[each].abilities) if key in one.keys
        ]
    card = occurrence.card
    if game.state.zone[card] >= Zone.AREA:
        return []
    if occurrence.on is On.DISCARDED and occurrence.origin < Zone.AREA:
        return []
    if occurrence.origin == Zone.ENGAGED and game.state.owner[card] != SCENARIO:
        return []  # a player card that served as an enemy had no text of its own
    abilities = game.state.cards[card].abilities
    return [(card, slot) for slot, each in enumerate(abilities) if key in each.keys and each.where is Where.PLAY]


def entering_keywords(game: CardGame, occurrence: Occurrence) -> list[Callable[[], Effect]]:
    """What keywords of a card do because it has entered play (lcg:keyword.ambush.1)."""
    card = occurrence.card
    if occurrence.on is not On.ENTERS_PLAY or not game.state.special_keywords:
        return []
    hooks = [each.entering for each, _ in special_keywords(game, card)]
    return [partial(hook, game, card) for hook in hooks if hook is not None]


def from_afar(game: CardGame, key: str) -> bool:
    """Might a card in a hand, or in a discard pile, be a response to it?"""
    return key in game.state.hand_keys or key in game.state.discard_keys


def delayed_until(game: CardGame, key: str, occurrence: Occurrence) -> list[Delayed]:
    """The delayed effects whose moment has come."""
    return [each for each in game.state.delayed if each.moment == key or each.moment == f"{key}:{occurrence.reason}"]

"""The responses that players could use to what happens, and who is asked next (lcg:response.5, lcg:response.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread.cardgame.abilities.ability import Ability
from waybread.cardgame.abilities.ability_legality import why_not_use
from waybread.cardgame.abilities.listeners import AFTER, WHEN, from_afar, listeners
from waybread.cardgame.abilities.occurrences import Occurrence
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.facts import Kind
from waybread.cardgame.state import SCENARIO, Answering
from waybread.cards import ability_option
from waybread.kernel import PASS, Decision

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

_RESPONSE: Final = Kind.RESPONSE


def ask_for_response(game: CardGame, answering: Answering) -> Decision | None:
    """Whoever may respond next; None when everybody has passed in a row."""
    occurrences, cancels = answering.happenings, answering.cancels
    keys = WHEN if answering.pending else AFTER
    listed: list[list[tuple[int, int]]] | None = None
    while answering.passes < len(players := game.order(answering.turn)):
        player = answering.turn = players[0]
        if listed is None:
            listed = listed_responses(game, answering)
            if not any(listed) and not any(from_afar(game, keys[each.on]) for each in occurrences):
                return None  # the rule, and fast
        options = responses_of(game, answering, player, listed)
        if options:
            about = occurrences[0].card if len(occurrences) == 1 and occurrences[0].card >= 0 else None
            rule = "lcg:cancel.3" if cancels else "lcg:response.5"
            return Decision(player, DecisionKind.RESPONSE, (*options, PASS), rule, about)
        answering.turn = (player + 1) % len(game.players)
        answering.passes += 1
    return None


def responses_of(
    game: CardGame, answering: Answering, player: int, listed: list[list[tuple[int, int]]]
) -> dict[int, list[int]]:
    """The responses that a player could use, with the occurrences that each could answer."""
    keys, used = WHEN if answering.pending else AFTER, answering.used
    options: dict[int, list[int]] = {}
    for number, occurrence in enumerate(answering.happenings):
        for card, slot in _candidates(game, player, keys[occurrence.on], listed[number], cancels=answering.cancels):
            if (card, slot, number) not in used and why_not_use(game, player, card, slot, occurrence) is None:
                options.setdefault(ability_option(card, slot), []).append(number)
    return options


def listed_responses(game: CardGame, answering: Answering) -> list[list[tuple[int, int]]]:
    """The responses in play to each of the occurrences."""
    keys = WHEN if answering.pending else AFTER
    return [_in_play(game, keys[each.on], each, cancels=answering.cancels) for each in answering.happenings]


def _in_play(game: CardGame, key: str, occurrence: Occurrence, *, cancels: bool) -> list[tuple[int, int]]:
    """The responses in play to something, whoever may use them."""
    cards = game.state.cards
    found = []
    for card, slot in listeners(game, key, occurrence):
        ability = cards[card].abilities[slot]
        if ability.kind is _RESPONSE and ability.cancels is cancels:
            found.append((card, slot))
    return found


def _candidates(
    game: CardGame, player: int, key: str, listed: list[tuple[int, int]], *, cancels: bool
) -> list[tuple[int, int]]:
    """Responses that a player might use: those listed in play, from the hand, and from the discard pile."""
    state = game.state
    cards = state.cards
    found = [each for each in listed if _may_use(game, player, each[0], cards[each[0]].abilities[each[1]])]
    if not from_afar(game, key):
        return found
    held = [(card, slot) for card in state.hands[player] for slot in cards[card].answers_from_hand.get(key, ())]
    piled = state.discards[player] if key in state.discard_keys else ()
    held += [(card, slot) for card in piled for slot in cards[card].answers_from_discards.get(key, ())]
    return found + [each for each in held if cards[each[0]].abilities[each[1]].cancels is cancels]


def _may_use(game: CardGame, player: int, card: int, ability: Ability) -> bool:
    """Optional text is its controller's to use; the scenario's is the first player's, unless it speaks to anyone."""
    controller = game.state.controller[card]
    if controller == SCENARIO:
        return player == game.state.first_player or ability.anyone
    return controller == player or ability.anyone

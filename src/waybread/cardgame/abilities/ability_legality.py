"""Whether and how often an ability can be used: conditions, costs, limits, and what a player could do now.

Legality is a function that returns a reason or None: ``why_not_use``. The use itself is in ``ability_use``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread import cards
from waybread.cardgame.abilities.ability import Per, Use
from waybread.cardgame.abilities.card_cost import own_rules
from waybread.cardgame.abilities.occurrences import NOTHING, Occurrence
from waybread.cardgame.abilities.payment import why_not_pay
from waybread.cardgame.abilities.rules_in_play import rule_applies
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.facts import CardType, Kind, Stat, Where
from waybread.cardgame.state import SCENARIO
from waybread.kernel import Decision

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

_ACTION: Final = Kind.ACTION.value
_EVENT: Final = CardType.EVENT
_COST, _COST_ON_HOST = Stat.COST, Rule.COST_ON_HOST
_CANNOT_PLAY, _CANNOT_TRIGGER = Rule.CANNOT_PLAY, Rule.CANNOT_TRIGGER
_PLAY: Final = Where.PLAY
_BOUNDLESS: Final = 1000


def why_not_use(
    game: CardGame,
    player: int,
    card: int,
    slot: int,
    occurrence: Occurrence = NOTHING,
    *,
    free: bool = False,
    less: int = 0,
    least: int = 0,
) -> str | None:
    """Why a player cannot use an ability now, or None; an effect may let them play an event at no cost, or for less."""
    state = game.state
    printed = state.cards[card]
    ability = printed.abilities[slot]
    if ability.phase and ability.phase != state.phase:
        return f"only in the {ability.phase} phase"
    if ability.limit and state.uses and uses(game, card, slot, player) >= ability.limit:
        return f"at most {ability.limit} per {ability.per.value}"
    if _CANNOT_TRIGGER in (state.index or game.index) and rule_applies(game, _CANNOT_TRIGGER, card):
        return "its abilities cannot be used"
    use = Use(card, player, slot, occurrence)
    if ability.condition is not None and not ability.condition(game, use):
        return "it could not change anything now"
    if ability.target is not None and not ability.target(game, use):
        return "there is nothing to choose"
    for cost in ability.cost:
        if reason := cost.why_not(game, use):
            return reason
    if printed.type is _EVENT and ability.where is _PLAY:
        if rule_applies(game, _CANNOT_PLAY, card, player):
            return f"a card in play forbids playing {printed.title}"
        if state.own_rules and forbids_itself(game, player, card):
            return "its own text forbids it now"
        return None if free else why_not_pay(game, player, card, ability.resources, less=less, least=least)
    return None


def forbids_itself(game: CardGame, player: int, card: int) -> bool:
    """Does the text of a card in hand forbid playing it now?"""
    own = own_rules(game, card, _CANNOT_PLAY)
    return any(
        each.amount(game, Use(card, player, slot), card, player) for slot, each in own if each.amount is not None
    )


def usable_actions(game: CardGame, player: int) -> list[tuple[int, int]]:
    """Every action that a player may take in the open window, as card and slot."""
    state = game.state
    cards, exhausted, now = state.cards, state.exhausted, ("", state.phase)
    found: list[tuple[int, int]] = []
    for card, slot in (state.index or game.index).get(_ACTION, ()):
        ability = cards[card].abilities[slot]
        if ability.phase not in now or (card in exhausted and ability.exhausts_itself):
            continue  # the rule, and fast
        if state.controller[card] not in (player, SCENARIO) and not ability.anyone:
            continue
        if why_not_use(game, player, card, slot) is None:
            found.append((card, slot))
    _add_from_hand(game, player, found)
    if _ACTION in state.discard_keys:
        piled = [(card, slot) for card in state.discards[player] for slot in cards[card].from_discards]
        found += [each for each in piled if why_not_use(game, player, *each) is None]
    return found


def _add_from_hand(game: CardGame, player: int, found: list[tuple[int, int]]) -> None:
    """The same, of the cards in a player's hand."""
    state = game.state
    cards, means, now = state.cards, -1, ("", state.phase)
    for card in state.hands[player]:
        printed = cards[card]
        for slot in printed.from_hand:
            if printed.abilities[slot].phase not in now:
                continue  # the rule, and fast
            if means < 0:
                means = means_of(game, player)
            if printed.type is _EVENT and (printed.cost or 0) > means:
                continue
            if why_not_use(game, player, card, slot) is None:
                found.append((card, slot))


def means_of(game: CardGame, player: int) -> int:
    """What a card could cost at most for a player to have enough, of whatever sphere. Quick, and asked often."""
    state = game.state
    index = state.index or game.index
    if _COST in index or _COST_ON_HOST in index or state.special_keywords or state.own_rules or state.discounts:
        return _BOUNDLESS  # a cost may be other than printed
    resources = state.resources
    if len(state.areas) == 1:
        return sum(resources.values())
    return sum([resources[each] for each in state.areas[player] if each in resources])


def ask_for_target(game: CardGame, use: Use) -> Decision | None:
    """What an ability with targets may choose, if anything is left: paying may have removed it (L12)."""
    ability = game.ability(use.card, use.slot)
    targets = tuple(ability.target(game, use)) if ability.target else ()
    player = use.player if use.player >= 0 else game.state.first_player
    return Decision(player, DecisionKind.TARGET, targets, "lcg:choose.2", use.card) if targets else None


def gone(game: CardGame, use: Use) -> bool:
    """Has whoever uses an ability been eliminated?"""
    return use.player >= 0 and not game.takes_part(use.player)


def uses(game: CardGame, card: int, slot: int, player: int) -> int:
    """How often an ability has been used within its limit."""
    return game.state.uses.get(_limit_key(game, card, slot, player), 0)


def count_use(game: CardGame, use: Use) -> None:
    """Note the use of a limited ability, whatever comes of it (lcg:limits.3)."""
    if game.ability(use.card, use.slot).limit:
        cards.count_use(game.state.uses, _limit_key(game, use.card, use.slot, use.player))


def _limit_key(game: CardGame, card: int, slot: int, player: int) -> str:
    ability = game.ability(card, slot)
    if ability.per is Per.GAME:  # by player, over all copies (lcg:limits.2)
        return f"game {game.title(card)} {slot} {player}"
    if ability.per is Per.GROUP:
        return f"group {game.title(card)} {slot}"
    who = f" {player}" if ability.anyone and not ability.shared else ""
    return f"{ability.per} {card} {slot}{who}"

"""The options of a decision as choices: what each does, with which card, and what else there is to know of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from waybread.cardgame import (
    DELAYED,
    MULLIGAN,
    CardType,
    DecisionKind,
    Kind,
    Stat,
    Zone,
    asked_by,
    cards_chosen,
    cost_of,
    read_option,
)
from waybread.cards import CARD_ITSELF, AbilityOption, CardOption, NumberOption, Option, PassOption, SeatOption
from waybread.table.cardgame.card_names import (
    CardQuestion,
    Named,
    attached_to,
    place,
    price,
    stat_text,
    tell_apart,
    text_of,
)
from waybread.table.rulebook_interface import Choice
from waybread.texts import Text, content, say

Details: TypeAlias = Callable[[CardQuestion, int], tuple[Text, ...]]


def choices(question: CardQuestion) -> tuple[Choice, ...]:
    """Every option as a choice, no two of which read the same."""
    game, decision = question.game, question.decision
    cards = cards_chosen(game, decision)
    options = [read_option(game, decision, each) for each in decision.options]
    named = tell_apart(question, cards, [_named(question, each) for each in options])
    seats = [each.seat if isinstance(each, SeatOption) else None for each in options]
    return tuple(
        Choice.of("cardgame", option, *each, card=card, seat=seat)
        for option, each, card, seat in zip(decision.options, named, cards, seats, strict=True)
    )


def _named(question: CardQuestion, option: Option) -> Named:
    kind = question.decision.kind
    match option:
        case PassOption():
            return _pass(question)
        case SeatOption(seat):
            return Named("choose_player", question.names[seat])
        case AbilityOption(card, slot):
            return _ability(question, card, slot)
        case CardOption(card):
            verb, details = CARDS.get(kind, ("choose", _attached))
            return Named(verb, question.name(card), details(question, card))
        case NumberOption(number):
            named = NUMBERS[kind]
            return Named(named) if isinstance(named, str) else named(question, number)


# Passing


PASSES: Final[Mapping[str, str]] = {
    DecisionKind.ACTION: "pass",
    DecisionKind.RESPONSE: "no_response",
    DecisionKind.TRAVEL: "travel_nowhere",
    DecisionKind.ENGAGE: "engage_nothing",
    DecisionKind.ATTACK: "end_attacks",
    DecisionKind.DEFEND: "defend_with_nobody",
    DecisionKind.JOIN_ATTACK: "stay_out_of_attack",
    DecisionKind.COMMIT: "commit_nobody",
    DecisionKind.COMMIT_TO_TEST: "commit_nobody",
    DecisionKind.LOCATE: "give_up",
    DecisionKind.SEARCH: "take_nothing",
    DecisionKind.PAY_TO_READY: "refuse_to_pay",
    DecisionKind.MAY_PAY: "refuse_to_pay",
    DecisionKind.MAY_MOVE_TO_THE_BOTTOM: "leave_on_top",
}
"""What passing is called, by the kind of the question; otherwise it is a plain no."""


def _pass(question: CardQuestion) -> Named:
    decision = question.decision
    if decision.picked or decision.kind == DecisionKind.ATTACKERS:
        return Named("done")
    if decision.kind == DecisionKind.DEFEND and question.game.state.attacks[-1].player != decision.player:
        return Named("stay_out_of_defence")
    return Named(PASSES.get(decision.kind, "no"))


# Abilities


def _ability(question: CardQuestion, card: int, slot: int) -> Named:
    game = question.game
    name, printed = question.name(card), game.card(card)
    ordering = question.decision.kind == DecisionKind.ORDER
    if slot == CARD_ITSELF:
        return _later(question, card) if ordering else Named("play", name, (price(game, card),))
    text = content(text_of(printed.abilities[slot]))
    if printed.type is CardType.EVENT and game.state.zone[card] == Zone.HAND:
        return Named("play", name, (price(game, card), text))
    return Named("resolve" if ordering else "use", name, (*_attached(question, card), text))


def _later(question: CardQuestion, card: int) -> Named:
    """What waits for later by this card, or for it."""
    game = question.game
    texts = [DELAYED[each.effect].__doc__ or "" for each in game.state.delayed if asked_by(game, each) == card]
    if texts:
        return Named("resolve", question.name(card), (content(texts[0]),))
    return Named("resolve_the_rest", question.name(card))


# Numbers


def _x(question: CardQuestion, option: int) -> Named:
    about = question.decision.about
    cost = option if about is None else cost_of(question.game, question.player, about, option)
    return Named("choose_x", option, () if cost == option else (say("cardgame.detail.cost", cost=cost),))


def _effect(question: CardQuestion, option: int) -> Named:
    return Named("choose_effect", content(question.decision.words[option]))


def _card_type(_: CardQuestion, option: int) -> Named:
    return Named("name_type", say("cardgame.card_type", type=tuple(CardType)[option].value))


NUMBERS: Final[Mapping[str, str | Callable[[CardQuestion, int], Named]]] = {
    DecisionKind.MULLIGAN: lambda _, option: Named("take_mulligan" if option == MULLIGAN else "keep_hand"),
    DecisionKind.X: _x,
    DecisionKind.EITHER: _effect,
    DecisionKind.MUST_EITHER: _effect,
    DecisionKind.HEAL_UP_TO: lambda _, option: Named("heal", option),
    DecisionKind.NUMBER: lambda _, option: Named("choose_number", option),
    DecisionKind.CARD_TYPE: _card_type,
    DecisionKind.PROGRESS_SHARE: lambda _, option: Named("place_progress", option),
    DecisionKind.PAY_TO_READY: "pay_price",
    DecisionKind.MAY_PAY: "pay_price",
    DecisionKind.MAY_MOVE_TO_THE_BOTTOM: "put_at_the_bottom",
    DecisionKind.MAY_SEARCH: "yes",
    DecisionKind.MAY: "yes",
    DecisionKind.PAY_LESS: "yes",
}
"""The choice of a number, or of yes, by the kind of the question: its verb, or a function that names it."""


# Cards


def _attached(question: CardQuestion, card: int) -> tuple[Text, ...]:
    """What a card is attached to."""
    host = attached_to(question, card)
    return () if host is None else (host,)


def _chosen_one(question: CardQuestion, card: int) -> tuple[Text, ...]:
    """What an effect may choose: with its life or its progress, while it is in play."""
    game = question.game
    printed = game.card(card)
    if not game.in_play(card) or game.state.zone[card] == Zone.ATTACHED:
        return _attached(question, card)
    if printed.type is CardType.LOCATION:
        threat, points = question.stat(card, Stat.THREAT), question.stat(card, Stat.QUEST_POINTS)
        progress = game.state.progress.get(card, 0)
        return (say("cardgame.detail.exploring", threat=threat, progress=progress, points=points),)
    return _victim(question, card) if printed.hit_points is not None else ()


def _willing(question: CardQuestion, card: int) -> tuple[Text, ...]:
    return (stat_text(Stat.WILLPOWER, question.stat(card, Stat.WILLPOWER)),)


def _tester(question: CardQuestion, card: int) -> tuple[Text, ...]:
    which = Stat(question.game.state.tests[-1].stat)
    return (stat_text(which, question.stat(card, which)),)


def _defender(question: CardQuestion, card: int) -> tuple[Text, ...]:
    defense, left = question.stat(card, Stat.DEFENSE), question.hit_points(card)
    return (say("cardgame.detail.defender", defense=defense, left=left),)


def _striker(question: CardQuestion, card: int) -> tuple[Text, ...]:
    return (stat_text(Stat.ATTACK, question.stat(card, Stat.ATTACK)),)


def _enemy(question: CardQuestion, card: int) -> tuple[Text, ...]:
    """What one fights against."""
    attack, defense = question.stat(card, Stat.ATTACK), question.stat(card, Stat.DEFENSE)
    return (say("cardgame.detail.enemy", attack=attack, defense=defense, left=question.hit_points(card)),)


def _victim(question: CardQuestion, card: int) -> tuple[Text, ...]:
    return (say("cardgame.detail.hit_points", left=question.hit_points(card)),)


def _location(question: CardQuestion, card: int) -> tuple[Text, ...]:
    threat, points = question.stat(card, Stat.THREAT), question.stat(card, Stat.QUEST_POINTS)
    costs = [text_of(each) for each in question.game.card(card).abilities if each.kind is Kind.TRAVEL]
    return (say("cardgame.detail.location", threat=threat, points=points), *map(content, costs))


def _pool(question: CardQuestion, card: int) -> tuple[Text, ...]:
    return (say("cardgame.detail.resources", amount=question.game.state.resources.get(card, 0)),)


def _host(question: CardQuestion, card: int) -> tuple[Text, ...]:
    held = question.names_of(question.game.state.attached.get(card, ()))
    return (say("cardgame.detail.has", cards=held),) if held else ()


def _found(question: CardQuestion, card: int) -> tuple[Text, ...]:
    where = place(question, card)
    return () if where is None else (where,)


CARDS: Final[Mapping[str, tuple[str, Details]]] = {
    DecisionKind.TARGET: ("choose", _chosen_one),
    DecisionKind.ACTIVE_LOCATION: ("choose", _chosen_one),
    DecisionKind.COMMIT: ("commit", _willing),
    DecisionKind.COMMIT_TO_TEST: ("commit", _tester),
    DecisionKind.REMOVE_FROM_QUEST: ("take_off_the_quest", _willing),
    DecisionKind.TRAVEL: ("travel", _location),
    DecisionKind.ENGAGE: ("engage", _enemy),
    DecisionKind.ENGAGEMENT_CHECK: ("engage", _enemy),
    DecisionKind.SHADOW_ORDER: ("deal_shadow_card", _attached),
    DecisionKind.ATTACKING_ENEMY: ("face_attack", _enemy),
    DecisionKind.DEFEND: ("defend", _defender),
    DecisionKind.ATTACK: ("attack", _enemy),
    DecisionKind.ATTACKERS: ("attack_with", _striker),
    DecisionKind.JOIN_ATTACK: ("join_attack", _striker),
    DecisionKind.TAKE_DAMAGE: ("take_damage", _victim),
    DecisionKind.PAY: ("pay", _pool),
    DecisionKind.ATTACH: ("attach", _host),
    DecisionKind.EXHAUST: ("exhaust", _attached),
    DecisionKind.DISCARD: ("discard", _attached),
    DecisionKind.DISCARD_FROM_HAND: ("discard", _attached),
    DecisionKind.DISCARD_ATTACHMENT: ("discard", _attached),
    DecisionKind.DISCARD_CHARACTER: ("discard", _attached),
    DecisionKind.RESTRICTED: ("discard", _attached),
    DecisionKind.LOCATE: ("discard", _attached),
    DecisionKind.SEARCH: ("take", _found),
    DecisionKind.ADD_TO_HAND: ("take", _attached),
    DecisionKind.RETURN_TO_HAND: ("return_to_hand", _attached),
    DecisionKind.SHUFFLE_INTO_DECK: ("shuffle_into_deck", _attached),
}
"""The choice of a card by the kind of the question: its verb, and what is told of the card; otherwise it is chosen."""

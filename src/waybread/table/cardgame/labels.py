"""The options of a decision in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from waybread.cardgame import (
    DELAYED,
    MULLIGAN,
    CardGame,
    CardType,
    DecisionKind,
    Kind,
    Stat,
    Zone,
    asked_by,
    cards_chosen,
    cost_of,
    hidden_cards,
    read_option,
    remaining_hit_points,
    stat,
)
from waybread.cards import CARD_ITSELF, AbilityOption, PassOption, SeatOption
from waybread.table.cardgame.card_names import UNKNOWN, place, price, strength, tell_apart, text_of
from waybread.table.phrases import counted, listed
from waybread.table.rulebook_interface import Choice, PendingQuestion


class CardQuestion(PendingQuestion[CardGame]):
    """A question of the card game."""

    __slots__ = ()
    hidden_cards = hidden_cards

    @property
    def player(self) -> int:
        """Who is asked."""
        return self.decision.player

    @property
    def asking(self) -> str:
        """The card that asks, by name."""
        about = self.decision.about
        return "The rules" if about is None else self.name(about)

    def name(self, card: int) -> str:
        """A card as the player who is asked knows it; what a face-down card serves as, everybody knows."""
        known = card not in self.hidden or card in self.game.state.form
        return self.game.title(card) if known else UNKNOWN

    def stat(self, card: int, which: Stat) -> int:
        """A number of a card."""
        return stat(self.game, card, which)


def choices(question: CardQuestion) -> tuple[Choice, ...]:
    """Every option in words, no two alike."""
    game, decision = question.game, question.decision
    cards = cards_chosen(game, decision)
    labels = [label(question, each) for each in decision.options]
    labels = tell_apart(game, cards, labels, question.names)
    return tuple(Choice(*each) for each in zip(decision.options, labels, cards, strict=True))


def label(question: CardQuestion, option: int) -> str:
    """One option in words."""
    match read_option(question.game, question.decision, option):
        case PassOption():
            return _pass_label(question)
        case SeatOption(seat):
            return question.names[seat]
        case AbilityOption(card, slot):
            return _ability(question, card, slot)
        case _:
            words = _LABELS.get(question.decision.kind, _card)
            return words.format(option) if isinstance(words, str) else words(question, option)


# Passing


_PASSES: Final[Mapping[str, str]] = {
    DecisionKind.ACTION: "Pass",
    DecisionKind.RESPONSE: "No response",
    DecisionKind.TRAVEL: "Travel nowhere",
    DecisionKind.ENGAGE: "Engage no enemy",
    DecisionKind.ATTACK: "No more attacks",
    DecisionKind.DEFEND: "Nobody defends",
    DecisionKind.JOIN_ATTACK: "Do not join",
    DecisionKind.COMMIT: "Commit nobody",
    DecisionKind.COMMIT_TO_TEST: "Commit nobody",
    DecisionKind.LOCATE: "Give up",
    DecisionKind.SEARCH: "Take none",
    DecisionKind.PAY_TO_READY: "Do not pay",
    DecisionKind.MAY_PAY: "Do not pay",
    DecisionKind.MAY_MOVE_TO_THE_BOTTOM: "Leave it on top",
}


def _pass_label(question: CardQuestion) -> str:
    decision = question.decision
    if decision.picked or decision.kind == DecisionKind.ATTACKERS:
        return "Done"
    if decision.kind == DecisionKind.DEFEND and question.game.state.attacks[-1].player != decision.player:
        return "Do not defend"
    return _PASSES.get(decision.kind, "No")


# Abilities


def _ability(question: CardQuestion, card: int, slot: int) -> str:
    game = question.game
    printed = game.card(card)
    title = question.name(card)
    if slot == CARD_ITSELF:
        if question.decision.kind != DecisionKind.ORDER:
            return f"Play {title} ({price(game, card)})"
        return f"{title}: {_later(game, card)}"
    text = text_of(printed.abilities[slot])
    if printed.type is CardType.EVENT and game.state.zone[card] == Zone.HAND:
        return f"Play {title} ({price(game, card)}): {text}"
    host = game.state.host.get(card)
    on = f" on {game.title(host)}" if host is not None else ""
    return f"{title}{on}: {text}"


def _later(game: CardGame, card: int) -> str:
    """What waits for later by this card, or for it."""
    texts = [DELAYED[each.effect].__doc__ or "" for each in game.state.delayed if asked_by(game, each) == card]
    return texts[0] if texts else "what it has left for later."


# Numbers


def _mulligan(question: CardQuestion, option: int) -> str:
    return "Take a mulligan" if option == MULLIGAN else "Keep this hand"


def _x(question: CardQuestion, option: int) -> str:
    about = question.decision.about
    cost = option if about is None else cost_of(question.game, question.player, about, option)
    return f"X is {option}" if cost == option else f"X is {option} (costs {cost})"


# Cards


def _card(question: CardQuestion, card: int) -> str:
    """A card, with the one that it is attached to."""
    host = question.game.state.host.get(card)
    return question.name(card) if host is None else f"{question.name(card)} (on {question.name(host)})"


def _chosen_one(question: CardQuestion, card: int) -> str:
    """What an effect may choose: with its life or its progress, while it is in play."""
    game = question.game
    printed = game.card(card)
    if not game.in_play(card) or game.state.zone[card] == Zone.ATTACHED:
        return _card(question, card)
    if printed.type is CardType.LOCATION:
        progress, points = game.state.progress.get(card, 0), question.stat(card, Stat.QUEST_POINTS)
        threat = question.stat(card, Stat.THREAT)
        return f"{question.name(card)} ({threat} threat, {progress} of {points} progress)"
    return _victim(question, card) if printed.hit_points is not None else question.name(card)


def _willing(question: CardQuestion, card: int) -> str:
    return f"{question.name(card)} ({question.stat(card, Stat.WILLPOWER)} willpower)"


def _tester(question: CardQuestion, card: int) -> str:
    which = Stat(question.game.state.tests[-1].stat)
    return f"{question.name(card)} ({question.stat(card, which)} {which.value})"


def _defender(question: CardQuestion, card: int) -> str:
    left = counted(remaining_hit_points(question.game, card), "hit point")
    return f"{question.name(card)} ({question.stat(card, Stat.DEFENSE)} defence, {left} left)"


def _striker(question: CardQuestion, card: int) -> str:
    return f"{question.name(card)} ({question.stat(card, Stat.ATTACK)} attack)"


def _enemy(question: CardQuestion, card: int) -> str:
    return f"{question.name(card)} ({strength(question.game, card)})"


def _victim(question: CardQuestion, card: int) -> str:
    left = counted(remaining_hit_points(question.game, card), "hit point")
    return f"{question.name(card)} ({left} left)"


def _location(question: CardQuestion, card: int) -> str:
    game = question.game
    points = question.stat(card, Stat.QUEST_POINTS)
    words = f"{question.name(card)} ({question.stat(card, Stat.THREAT)} threat, {counted(points, 'quest point')})"
    costs = [text_of(each) for each in game.card(card).abilities if each.kind is Kind.TRAVEL]
    return ": ".join([words, *costs])


def _pool(question: CardQuestion, card: int) -> str:
    return f"{question.name(card)} ({counted(question.game.state.resources.get(card, 0), 'resource')})"


def _host(question: CardQuestion, card: int) -> str:
    held = [question.name(each) for each in question.game.state.attached.get(card, ())]
    return f"{question.name(card)} (has {listed(held)})" if held else question.name(card)


def _found(question: CardQuestion, card: int) -> str:
    return f"{question.name(card)} ({place(question.game, card, question.names)})"


_LABELS: Final[Mapping[str, str | Callable[[CardQuestion, int], str]]] = {
    DecisionKind.MULLIGAN: _mulligan,
    DecisionKind.X: _x,
    DecisionKind.EITHER: lambda question, option: question.decision.words[option],
    DecisionKind.MUST_EITHER: lambda question, option: question.decision.words[option],
    DecisionKind.HEAL_UP_TO: "Heal {} damage",
    DecisionKind.PAY_TO_READY: "Pay",
    DecisionKind.MAY_MOVE_TO_THE_BOTTOM: "Put it at the bottom",
    DecisionKind.MAY_SEARCH: "Yes",
    DecisionKind.MAY: "Yes",
    DecisionKind.MAY_PAY: "Pay",
    DecisionKind.NUMBER: "{}",
    DecisionKind.CARD_TYPE: lambda _, option: tuple(CardType)[option].value.capitalize(),
    DecisionKind.COMMIT: _willing,
    DecisionKind.ACTIVE_LOCATION: _chosen_one,
    DecisionKind.PROGRESS_SHARE: "{} progress",
    DecisionKind.PAY_LESS: "Yes",
    DecisionKind.COMMIT_TO_TEST: _tester,
    DecisionKind.REMOVE_FROM_QUEST: _willing,
    DecisionKind.DEFEND: _defender,
    DecisionKind.ATTACKERS: _striker,
    DecisionKind.JOIN_ATTACK: _striker,
    DecisionKind.ATTACKING_ENEMY: _enemy,
    DecisionKind.ATTACK: _enemy,
    DecisionKind.ENGAGE: _enemy,
    DecisionKind.ENGAGEMENT_CHECK: _enemy,
    DecisionKind.TAKE_DAMAGE: _victim,
    DecisionKind.TARGET: _chosen_one,
    DecisionKind.TRAVEL: _location,
    DecisionKind.PAY: _pool,
    DecisionKind.ATTACH: _host,
    DecisionKind.SEARCH: _found,
}

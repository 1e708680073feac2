"""Cards by name, as a player may know them, and what tells two of a kind apart."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from waybread.cardgame import (
    SCENARIO,
    Ability,
    CardGame,
    CardType,
    Stat,
    Zone,
    cost_of,
    hidden_cards,
    remaining_hit_points,
    stat,
)
from waybread.table.rulebook_interface import PendingQuestion
from waybread.texts import CONTENT, Arg, CardName, Text, say

Name: TypeAlias = "CardName | Text"
"""A card by name, or what stands for one that the player may not know."""
_UNKNOWN: Final = say("cardgame.face_down_card")
_RULES: Final = say("cardgame.the_rules")
_LABELS: Final = ("Action: ", "Response: ", "Forced: ", "When Revealed: ", "Shadow: ", "Travel: ", "Setup: ")
_PLACES: Final = {
    Zone.DECK: say("cardgame.detail.in_deck"),
    Zone.HAND: say("cardgame.detail.in_hand"),
    Zone.DISCARD: say("cardgame.detail.in_discard_pile"),
    Zone.ENCOUNTER_DECK: say("cardgame.detail.in_encounter_deck"),
    Zone.ENCOUNTER_DISCARD: say("cardgame.detail.in_encounter_discard_pile"),
    Zone.SIDE_DECK: say("cardgame.detail.in_side_deck"),
    Zone.SIDE_DISCARD: say("cardgame.detail.in_side_discard_pile"),
    Zone.VICTORY: say("cardgame.detail.in_victory_display"),
    Zone.ASIDE: say("cardgame.detail.set_aside"),
    Zone.STAGING: say("cardgame.detail.in_staging_area"),
    Zone.ACTIVE: say("cardgame.detail.active_location"),
}


class CardQuestion(PendingQuestion[CardGame]):
    """A question of the card game."""

    __slots__ = ()
    hidden_cards = hidden_cards

    @property
    def player(self) -> int:
        """Who is asked."""
        return self.decision.player

    @property
    def asking(self) -> Name:
        """The card that asks, by name."""
        about = self.decision.about
        return _RULES if about is None else self.name(about)

    def name(self, card: int) -> Name:
        """A card as the player who is asked knows it; what a face-down card serves as, everybody knows."""
        if card in self.hidden and card not in self.game.state.form:
            return _UNKNOWN
        printed = self.game.card(card)
        return CardName(card, printed.title, printed.key)

    def names_of(self, cards: Iterable[int]) -> tuple[Name, ...]:
        """Several cards as the player knows them."""
        return tuple([self.name(each) for each in cards])

    def stat(self, card: int, which: Stat) -> int:
        """A number of a card."""
        return stat(self.game, card, which)

    def hit_points(self, card: int) -> int:
        """The hit points that a card has left."""
        return remaining_hit_points(self.game, card)


def text_of(ability: Ability) -> str:
    """What an ability does, without the label in front."""
    text = ability.text.removeprefix(f"{ability.phase.capitalize()} ")
    for label in _LABELS:
        if text.startswith(label):
            return text.removeprefix(label)
    return text


def price(game: CardGame, card: int) -> Text:
    """What it costs to play a card, with the sphere that pays."""
    printed = game.card(card)
    amount = "X" if printed.cost is not None and printed.cost < 0 else cost_of(game, game.state.controller[card], card)
    return say("cardgame.detail.price", amount=amount, sphere=printed.sphere.value if printed.sphere else "neutral")


def stat_text(which: Stat, amount: int) -> Text:
    """So much of a number that cards have."""
    return say("cardgame.stat", amount=amount, stat=which.value)


# Telling copies apart


class Named(NamedTuple):
    """A choice before what tells it from others: its verb, its subject, its details."""

    verb: str
    subject: Arg | None = None
    details: tuple[Text, ...] = ()

    def detailed(self, detail: Text) -> Named:
        """The choice with one more detail; the words of a card stay the last."""
        words = self.details[-1:] if self.details and self.details[-1].id == CONTENT else ()
        return self._replace(details=(*self.details[: len(self.details) - len(words)], detail, *words))


def tell_apart(question: CardQuestion, cards: Sequence[int | None], named: Sequence[Named]) -> list[Named]:
    """The choices, each with what tells it from the others that read the same; at last with a number."""
    found = list(named)
    for describe in _DETAILS:
        for group in _groups(found):
            details = [None if (card := cards[n]) is None else describe(question, card) for n in group]
            if len(set(map(_read, details))) > 1:
                for n, detail in zip(group, details, strict=True):
                    found[n] = found[n].detailed(detail) if detail else found[n]
    for group in _groups(found):
        for number, n in enumerate(group, 1):
            found[n] = found[n].detailed(say("cardgame.detail.copy", number=number))
    return found


def _groups(named: Sequence[Named]) -> Iterable[list[int]]:
    """The positions of choices that read the same."""
    places: dict[Hashable, list[int]] = {}
    for n, each in enumerate(named):
        places.setdefault(_read(each), []).append(n)
    return [each for each in places.values() if len(each) > 1]


def _read(arg: Arg | Named | None) -> Hashable:
    """What a person reads, to be compared: a card by its title alone."""
    if isinstance(arg, CardName):
        return arg.title
    if isinstance(arg, Text):
        return (arg.id, *[(name, _read(each)) for name, each in arg.args.items()])
    return tuple([_read(each) for each in arg]) if isinstance(arg, tuple) else arg


Describe: TypeAlias = Callable[[CardQuestion, int], Text | None]


def _owner(question: CardQuestion, card: int) -> Text | None:
    state = question.game.state
    owner = state.controller[card] if state.zone[card] >= Zone.AREA else state.owner[card]
    return say("cardgame.detail.owner", player=question.names[owner]) if owner != SCENARIO else None


def place(question: CardQuestion, card: int) -> Text | None:
    """Where a card is; nothing for a player's characters."""
    zone = Zone(question.game.state.zone[card])
    if zone is Zone.ENGAGED:
        player = question.game.engaged_with(card)
        return None if player is None else say("cardgame.detail.engaged_with", player=question.names[player])
    return attached_to(question, card) if zone is Zone.ATTACHED else _PLACES.get(zone)


def attached_to(question: CardQuestion, card: int) -> Text | None:
    """What a card is attached to, if it is."""
    host = question.game.state.host.get(card)
    return None if host is None else say("cardgame.detail.attached_to", host=question.name(host))


def _tokens(question: CardQuestion, card: int) -> Text | None:
    state = question.game.state
    found = []
    if card in state.damage:
        found.append(say("cardgame.detail.damage", amount=state.damage[card]))
    if card in state.progress:
        found.append(say("cardgame.detail.progress", amount=state.progress[card]))
    if card in state.resources and state.cards[card].type is not CardType.HERO:
        found.append(say("cardgame.detail.resources", amount=state.resources[card]))
    return say("cardgame.detail.tokens", tokens=tuple(found)) if found else None


def _held(question: CardQuestion, card: int) -> Text | None:
    held = question.names_of(question.game.state.attached.get(card, ()))
    return say("cardgame.detail.with", cards=held) if held else None


def _turned(question: CardQuestion, card: int) -> Text | None:
    return say("cardgame.detail.exhausted") if card in question.game.state.exhausted else None


_DETAILS: Final[tuple[Describe, ...]] = (_owner, place, _tokens, _held, _turned)

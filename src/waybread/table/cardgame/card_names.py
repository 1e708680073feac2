"""Cards by name, as a player may know them, and what tells two of a kind apart."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from waybread.cardgame import SCENARIO, Ability, CardGame, CardType, Stat, Zone, cost_of, remaining_hit_points, stat
from waybread.table.phrases import counted, listed

UNKNOWN: Final = "a face-down card"
_LABELS: Final = ("Action: ", "Response: ", "Forced: ", "When Revealed: ", "Shadow: ", "Travel: ", "Setup: ")
_PLACES: Final = {
    Zone.DECK: "in the deck",
    Zone.HAND: "in hand",
    Zone.DISCARD: "in the discard pile",
    Zone.ENCOUNTER_DECK: "in the encounter deck",
    Zone.ENCOUNTER_DISCARD: "in the encounter discard pile",
    Zone.SIDE_DECK: "in its own deck",
    Zone.SIDE_DISCARD: "in its own discard pile",
    Zone.VICTORY: "in the victory display",
    Zone.ASIDE: "set aside",
    Zone.STAGING: "in the staging area",
    Zone.ACTIVE: "the active location",
}


def text_of(ability: Ability) -> str:
    """What an ability does, without the label in front."""
    text = ability.text.removeprefix(f"{ability.phase.capitalize()} ")
    for label in _LABELS:
        if text.startswith(label):
            return text.removeprefix(label)
    return text


def price(game: CardGame, card: int) -> str:
    """What it costs to play a card, with the sphere that pays."""
    printed = game.card(card)
    amount = (
        "X" if printed.cost is not None and printed.cost < 0 else str(cost_of(game, game.state.controller[card], card))
    )
    sphere = printed.sphere.value if printed.sphere is not None else "neutral"
    return f"{amount} of any sphere" if sphere == "neutral" else f"{amount} {sphere}"


def strength(game: CardGame, card: int) -> str:
    """What one fights against: an enemy's attack, defence and hit points."""
    return (
        f"{stat(game, card, Stat.ATTACK)} attack, {stat(game, card, Stat.DEFENSE)} defence, "
        f"{counted(remaining_hit_points(game, card), 'hit point')} left"
    )


# Telling copies apart


def tell_apart(game: CardGame, cards: Sequence[int | None], labels: Sequence[str], names: Sequence[str]) -> list[str]:
    """The labels, each with what tells it from the others of the same words; at last with a number."""
    found = list(labels)
    for detail in _DETAILS:
        for group in _groups(found):
            details = [_of(detail, game, cards[n], names) for n in group]
            if len(set(details)) > 1:
                for n, words in zip(group, details, strict=True):
                    found[n] += f" ({words})" if words else ""
    for group in _groups(found):
        for number, n in enumerate(group, 1):
            found[n] += f" (copy {number})"
    return found


def _groups(labels: Sequence[str]) -> Iterable[list[int]]:
    """The positions of equal labels."""
    places: dict[str, list[int]] = {}
    for n, label in enumerate(labels):
        places.setdefault(label, []).append(n)
    return [each for each in places.values() if len(each) > 1]


Detail = Callable[[CardGame, int, Sequence[str]], str]


def _of(detail: Detail, game: CardGame, card: int | None, names: Sequence[str]) -> str:
    return "" if card is None else detail(game, card, names)


def _owner(game: CardGame, card: int, names: Sequence[str]) -> str:
    zone = game.state.zone[card]
    owner = game.state.controller[card] if zone >= Zone.AREA else game.state.owner[card]
    return names[owner] if owner != SCENARIO else ""


def place(game: CardGame, card: int, names: Sequence[str]) -> str:
    """Where a card is, in words; nothing for a player's characters."""
    state = game.state
    zone = Zone(state.zone[card])
    if zone is Zone.ENGAGED:
        player = game.engaged_with(card)
        return "" if player is None else f"engaged with {names[player]}"
    if zone is Zone.ATTACHED and card in state.host:
        return f"on {game.title(state.host[card])}"
    return _PLACES.get(zone, "")


def _tokens(game: CardGame, card: int, names: Sequence[str]) -> str:
    state = game.state
    found = []
    if card in state.damage:
        found.append(f"{state.damage[card]} damage")
    if card in state.progress:
        found.append(f"{state.progress[card]} progress")
    if card in state.resources and state.cards[card].type is not CardType.HERO:
        found.append(counted(state.resources[card], "resource"))
    return listed(found) if found else ""


def _held(game: CardGame, card: int, names: Sequence[str]) -> str:
    held = [game.title(each) for each in game.state.attached.get(card, ())]
    return f"with {listed(held)}" if held else ""


def _turned(game: CardGame, card: int, names: Sequence[str]) -> str:
    return "exhausted" if card in game.state.exhausted else ""


_DETAILS: Final[tuple[Detail, ...]] = (_owner, place, _tokens, _held, _turned)

"""The table in a few lines of text, as one seat sees it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from waybread.cardgame import committed_willpower, remaining_hit_points, sees_hand, staging_threat
from waybread.envs.cardgame.action_table import action_table

if TYPE_CHECKING:
    from waybread.cardgame import CardGame


def text(game: CardGame, viewer: int) -> str:
    """What a seat sees, and the actions that it is offered."""
    state = game.state
    lines = [
        f"{state.scenario}, round {state.round}, {state.phase}",
        f"quest: {_quest(game)}; active location: {_titles(game, _active(game)) or 'none'}",
        f"staging area: {_titles(game, state.staging) or 'empty'} "
        f"(threat {staging_threat(game)} against willpower {committed_willpower(game)})",
    ]
    for seat in game.players:
        lines += _seat(game, seat, viewer)
    return "\n".join([*lines, *action_table(len(game.players)).last_line(game, viewer)])


def _quest(game: CardGame) -> str:
    quest = game.state.quest
    if quest in game.state.facedown:
        return f"{game.card(quest).title_a}, side A"
    return f"{game.title(quest)}, progress {game.state.progress.get(quest, 0)}" if quest >= 0 else "none yet"


def _active(game: CardGame) -> list[int]:
    return [game.state.active_location] if game.state.active_location >= 0 else []


def _seat(game: CardGame, seat: int, viewer: int) -> list[str]:
    state = game.state
    area = ", ".join(_character(game, each) for each in state.areas[seat])
    hand = _titles(game, state.hands[seat]) if sees_hand(game, viewer, seat) else f"{len(state.hands[seat])} cards"
    return [
        f"player {seat}: threat {state.threat[seat]}{', eliminated' if state.eliminated[seat] else ''}",
        f"  area: {area or 'empty'}",
        f"  engaged: {_titles(game, state.engaged[seat]) or 'nobody'}",
        f"  hand: {hand or 'empty'}",
    ]


def _character(game: CardGame, card: int) -> str:
    if card in game.state.facedown:
        return f"{game.title(card)} face down"
    marks = "" if card not in game.state.exhausted else " exhausted"
    resources = game.state.resources.get(card, 0)
    return f"{game.title(card)} {remaining_hit_points(game, card)}hp {resources}r{marks}"


def _titles(game: CardGame, cards: Iterable[int]) -> str:
    return ", ".join(game.title(each) for each in cards)

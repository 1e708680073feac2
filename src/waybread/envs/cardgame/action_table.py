"""The fixed table of actions: which number stands for which option of a decision.

An option of the engine is an id, and ids differ from game to game. An action names what it is about: a card
by its title, the ability of it that is used, and which of the copies offered; or a player, a number, yes, pass.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from waybread.cardgame import (
    CARDS,
    MOST_COPIES,
    MOST_PLAYERS,
    Card,
    CardGame,
    CardType,
    DecisionKind,
    Kind,
    Options,
    cards_chosen,
    is_hidden,
    options_of,
)
from waybread.cards import CARD_ITSELF, read_ability
from waybread.envs.game_form import Actions
from waybread.kernel import PASS, Decision

POOL: Final = tuple(
    line.partition("\t")[2]
    for line in files(__package__).joinpath("pools/core-v1.tsv").read_text(encoding="utf-8").splitlines()[1:]
)
"""Every card that a single game of the Core Set may show, by id; its place here is its number, and never changes."""
NUMBER: Final = {key: n for n, key in enumerate(POOL)}

DO_PASS: Final = 0
YES: Final = 1
FIRST_PLAYER: Final = 2
"""The seat that is asked; the next ones are those to its left."""
FIRST_NUMBER: Final = FIRST_PLAYER + MOST_PLAYERS
NUMBERS: Final = 64
FIRST_UNKNOWN: Final = FIRST_NUMBER + NUMBERS
UNKNOWN: Final = 16
"""How many cards can be offered that lie face down before the seat."""

KINDS: Final = (
    "action", "add to hand", "attach", "attack", "attackers", "attacking enemy", "commit", "defend", "discard",
    "discard attachment", "discard character", "discard from hand", "either", "engage", "engagement check",
    "exhaust", "first player", "heal up to", "join attack", "may move to the bottom", "may search", "mulligan",
    "must either", "next from the top", "next on the pile", "occurrence", "order", "pay", "pay to ready", "player",
    "remove from quest", "response", "restricted", "return to hand", "search", "shadow order", "shuffle into deck",
    "take damage", "target", "travel", "x",
)  # fmt: skip
"""Every kind of decision that a game with the Core Set may ask; kinds for other boxes do not change it."""

_OCCURRENCE: Final = DecisionKind.OCCURRENCE
_ABILITIES, _SEATS, _NUMBERS, _YES = Options.ABILITIES, Options.SEATS, Options.NUMBERS, Options.YES
_CHOSEN: Final = -1
"""In place of a slot: the card itself is chosen, not an ability of it."""
_SINGLE: Final = (CardType.HERO, CardType.QUEST)
_ENCOUNTER_COPIES: Final = 4
_GUARD: Final = "core:107/orc-guard"
_GUARDS: Final = 16
_USED: Final = (Kind.ACTION, Kind.RESPONSE, Kind.FORCED)


class ActionTable(Actions[CardGame]):
    """All actions of games with so many players."""

    def __init__(self, players: int) -> None:
        self.players: Final = players
        self._first: dict[str, dict[int, int]] = {}
        self._room: dict[int, int] = {FIRST_UNKNOWN: UNKNOWN}
        names = ["pass", "yes", *(f"player {n}" for n in range(MOST_PLAYERS))]
        names += [f"number {n}" for n in range(NUMBERS)]
        names += [f"a hidden card ({n + 1})" for n in range(UNKNOWN)]
        for key in POOL:
            card = CARDS[key]
            room = _copies(card, players)
            slots = self._first[key] = {}
            for slot, verb in _slots(card):
                slots[slot] = len(names)
                self._room[len(names)] = room
                names += [f"{verb} {_label(card)} ({n + 1})" for n in range(room)]
        self.names = tuple(names)

    def offered(self, game: CardGame, decision: Decision) -> dict[int, int]:
        """The actions of a decision, each with the option that it stands for."""
        options = decision.options
        if decision.kind is _OCCURRENCE:
            return {FIRST_NUMBER + n: each for n, each in enumerate(options[:NUMBERS])}
        sort = options_of(game, decision)
        if sort is _YES:
            return {(DO_PASS if each == PASS else YES): each for each in options}
        if sort is _NUMBERS:
            return {FIRST_NUMBER + each: each for each in options if each < NUMBERS}
        if sort is _SEATS:
            return {FIRST_PLAYER + (each - decision.player) % self.players: each for each in options}
        return self._cards(game, decision.player, options, abilities=sort is _ABILITIES)

    def _cards(self, game: CardGame, player: int, options: tuple[int, ...], *, abilities: bool) -> dict[int, int]:
        state = game.state
        cards, first, room = state.cards, self._first, self._room
        found: dict[int, int] = {}
        seen: dict[int, int] = {}
        slot = _CHOSEN
        for option in options:
            if option == PASS:
                found[DO_PASS] = PASS
                continue
            card = option
            if abilities:
                card, slot = read_ability(option)
            begin = FIRST_UNKNOWN if is_hidden(state, player, card) else first[cards[card].key][slot]
            copy = seen.get(begin, 0)
            seen[begin] = copy + 1
            if copy < room[begin]:
                found[begin + copy] = option
        return found


@cache
def action_table(players: int) -> ActionTable:
    """The table for so many players, made once."""
    return ActionTable(players)


def cards_offered(game: CardGame, decision: Decision) -> list[int]:
    """The cards that the options of a decision are about, those that its player may know."""
    if decision.kind is _OCCURRENCE:
        return []
    state, player = game.state, decision.player
    cards = cards_chosen(game, decision)
    return [each for each in cards if each is not None and not is_hidden(state, player, each)]


def _label(card: Card) -> str:
    """The title, with what it has become where a card is in the pool twice."""
    return f"{card.title}, attached" if card.key.endswith("/attached") else card.title


def _copies(card: Card, players: int) -> int:
    """How many copies of a card may be offered at once."""
    if card.type in _SINGLE:
        return 1
    if not card.encounter_set:
        return MOST_COPIES * players
    return _GUARDS if card.key == _GUARD else _ENCOUNTER_COPIES


def _slots(card: Card) -> Iterator[tuple[int, str]]:
    """What can be done with a card: choosing it, using an ability, playing it or setting off its delayed effect."""
    yield _CHOSEN, "choose"
    for slot, ability in enumerate(card.abilities):
        if ability.kind in _USED or (ability.kind is Kind.RULE and ability.on):
            yield slot, f"use ability {slot + 1} of"
    yield CARD_ITSELF, "play or finish"

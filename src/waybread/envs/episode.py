"""One game as the environments play it: dealt by a seed, moved by actions, judged by rewards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from waybread.cardgame import CardGame, deckfiles
from waybread.cardgame.decks import MOST_COPIES
from waybread.cardgame.facts import Stat
from waybread.cardgame.library import plain
from waybread.cardgame.modifiers import stat
from waybread.cardgame.scenarios import MOST_PLAYERS
from waybread.envs.actions import action_table
from waybread.envs.observations import Array, observe
from waybread.kernel import IllegalChoice, Json, Keep, SetupError

Mask: TypeAlias = NDArray[np.int8]
DeckChoice: TypeAlias = str | Mapping[str, Json]
"""A shipped deck by its name, a deck file, or the heroes and cards themselves."""

STARTERS: Final = ("leadership", "tactics", "spirit", "lore")
"""The decks of the first players, where none are named."""
_LAST_STAGE: Final = 3


def setup(
    scenario: str, decks: Sequence[DeckChoice] | None = None, players: int | None = None, *, easy: bool = False
) -> dict[str, Json]:
    """The setup of a game: by default one player with the first starter deck."""
    if decks is None:
        count = 1 if players is None else players
        if type(count) is not int or not 1 <= count <= MOST_PLAYERS:
            raise SetupError(f"A game has 1 to {MOST_PLAYERS} players, not {count!r}.")
        decks = STARTERS[:count]
    elif isinstance(decks, str | Mapping):
        raise SetupError("decks is a list with a deck for each player.")
    elif players is not None and players != len(decks):
        raise SetupError(f"There are {len(decks)} decks for {players} players; each player needs one.")
    found: list[Json] = []
    for number, each in enumerate(decks, start=1):
        deck = deckfiles.opened(each).deck().setup() if isinstance(each, str) else dict(each)
        _check_copies(deck, number)
        found.append(deck)
    return {"scenario": scenario, "decks": found, "easy": easy}


def _check_copies(deck: Mapping[str, Json], number: int) -> None:
    """The table of actions has room for a legal number of copies."""
    cards = deck.get("cards", {})
    copies: dict[str, int] = {}
    for title, count in cards.items() if isinstance(cards, Mapping) else ():
        copies[plain(title)] = copies.get(plain(title), 0) + (count if isinstance(count, int) else 0)
        if copies[plain(title)] > MOST_COPIES:
            raise SetupError(
                f"Deck {number} has more than {MOST_COPIES} of {title}; an environment has room for {MOST_COPIES}."
            )


class Episode:
    """A game under way. Nothing is worked out before it is asked for."""

    __slots__ = ("_offered", "_progress", "game", "shaped", "table")

    def __init__(self, game: CardGame, *, shaped: bool) -> None:
        self.game: Final = game
        self.shaped: Final = shaped
        self.table: Final = action_table(len(game.players))
        self._offered: dict[int, int] | None = None
        self._progress = quest_progress(game) if shaped else 0.0

    @classmethod
    def deal(cls, setup: Mapping[str, Json], seed: int, *, shaped: bool, copies: bool) -> Episode:
        """A new game; without ``copies`` it is faster, and cannot be copied in the middle of an effect."""
        return cls(CardGame.new(setup, seed, Keep.SEARCH if copies else Keep.ROLLOUT), shaped=shaped)

    @property
    def asked(self) -> int:
        """The seat that is asked; -1 when the game is over."""
        return -1 if self.game.decision is None else self.game.decision.player

    def offered(self) -> dict[int, int]:
        """The actions that can be taken, each with the option that it stands for."""
        if self._offered is None:
            decision = self.game.decision
            self._offered = {} if decision is None else self.table.offered(self.game, decision)
        return self._offered

    def act(self, action: int) -> float:
        """Take an action; the reward is everybody's."""
        option = self.offered().get(int(action))
        if option is None:
            legal = ", ".join(f"{each} ({self.table.names[each]})" for each in self._offered or ())
            raise IllegalChoice(f"The action {action} is not offered; the actions are {legal or 'none: it is over'}.")
        return self.choose(option)

    def choose(self, option: int) -> float:
        """Take an option of the engine; the reward is everybody's."""
        self._offered = None
        game = self.game
        game.choose(option)
        outcome = game.outcome
        if outcome is not None:
            return 1.0 if outcome.won else -1.0
        if not self.shaped:
            return 0.0
        before, self._progress = self._progress, quest_progress(game)
        return self._progress - before

    def mask(self, seat: int) -> Mask:
        """A one for each action that a seat can take; only zeros unless it is asked."""
        mask = bytearray(self.table.size)
        if seat == self.asked:
            for each in self.offered():
                mask[each] = 1
        return np.frombuffer(mask, dtype=np.int8)

    def observe(self, seat: int) -> dict[str, Array | Mask]:
        """What a seat sees, and what it can do."""
        return {"observation": observe(self.game, seat), "action_mask": self.mask(seat)}

    def clone(self) -> Episode:
        """An episode of its own at the same position."""
        return Episode(self.game.clone(), shaped=self.shaped)


def quest_progress(game: CardGame) -> float:
    """How far the quest has come, from 0 to 1: a third for each stage, the one under way by its progress."""
    state = game.state
    quest = state.quest
    if quest < 0:
        return 0.0
    points = stat(game, quest, Stat.QUEST_POINTS)
    made = min(1.0, state.progress.get(quest, 0) / points) if points else 0.0
    return (state.cards[quest].stage - 1 + made) / _LAST_STAGE

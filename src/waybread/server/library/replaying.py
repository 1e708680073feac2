"""Games played again from their save files, to be stepped through.

A save file comes from strangers, and whoever wrote it could have written any state into it. So nothing is
believed but its setup, its seed and its answers: they are played again by the rules.
"""

from __future__ import annotations

import json
import threading
import time
from bisect import bisect_right
from collections import OrderedDict
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from fastapi import HTTPException

from waybread.cardgame import CardGame
from waybread.kernel import Event, Keep, SaveError, WaybreadError, saves
from waybread.server.library.refusals import unusable
from waybread.table.cardgame import CARDGAME_TABLE

MOST_ANSWERS: Final = 20_000
MOST_SECONDS: Final = 20.0
"""A game that takes longer to be played again is refused."""
KEPT: Final = 12
"""So many games stay in memory; each has about a megabyte."""
FRAMES: Final = 40
"""Positions of a game that are kept; others are played to from the one before."""
AT_ONCE: Final = 2
"""So many games are played again at the same time; others wait for a while."""
PATIENCE: Final = 10.0


@dataclass(frozen=True, slots=True)
class Moment:
    """The position after so many answers."""

    round: int
    phase: str
    asked: int | None
    lines: int
    """How long the log was when it had been reached."""


@dataclass(slots=True)
class Replay:
    """A game that can be looked at in every moment."""

    setup: dict[str, object]
    answers: list[int]
    last: CardGame
    moments: list[Moment]
    log: list[Event]
    frames: dict[int, CardGame]
    lock: threading.Lock = field(default_factory=threading.Lock)

    def at(self, moment: int) -> CardGame:
        """The game after so many answers: a copy."""
        places = sorted(self.frames)
        place = places[bisect_right(places, moment) - 1]
        with self.lock:  # a copy may also bring a frame nearer to its position
            game = self.frames[place].clone()
        for option in self.answers[place:moment]:
            game.choose(option)
        return game

    def events(self, moment: int) -> list[tuple[int, Event]]:
        """What led from the moment before to this one, each with its place in the log."""
        first = self.moments[moment - 1].lines if moment else 0
        return list(enumerate(self.log[first : self.moments[moment].lines], first))


class Replays:
    """The games that were looked at last."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._known: OrderedDict[bytes, Replay] = OrderedDict()
        self._lock = threading.Lock()
        self._turn = threading.BoundedSemaphore(AT_ONCE)

    def opened(self, text: str) -> Replay:
        """The game of a save file; refused in one sentence if it is none."""
        key = sha256(text.encode()).digest()
        with self._lock:
            if key in self._known:
                self._known.move_to_end(key)
                return self._known[key]
        if not self._turn.acquire(timeout=PATIENCE):
            raise HTTPException(503, "Many games are being played again just now; please try again in a moment.")
        try:
            with unusable():
                found = replayed(text)
        finally:
            self._turn.release()
        with self._lock:
            self._known[key] = found
            while len(self._known) > self._kept:
                self._known.popitem(last=False)
        return found


REPLAYS: Final = Replays()


def replayed(text: str, most_seconds: float = MOST_SECONDS) -> Replay:
    """Play a game again from its beginning, or SaveError."""
    save = saves.read(text)
    if save.game != CardGame.name:
        raise SaveError(f"This is a save of '{save.game[:40]}', not of the card game.")
    if len(save.answers) > MOST_ANSWERS:
        raise SaveError(f"A game with more than {MOST_ANSWERS:,} answers is not played again here.")
    if save.start is not None:
        raise SaveError("This game was laid out by hand: it cannot be played again from its beginning.")
    try:
        json.dumps(save.setup, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise SaveError("This save cannot be read: it has characters in it that are none.") from None
    try:
        return _played(save, time.monotonic() + most_seconds)
    except WaybreadError as error:
        raise SaveError(f"This save of Waybread {save.engine[:40]} cannot be played again: {error}") from None
    except Exception:  # noqa: BLE001  whatever strangers wrote, the answer is a sentence
        raise SaveError("This save cannot be played again: the rules stumble over it.") from None


def _played(save: saves.Save, until: float) -> Replay:
    log: list[Event] = []
    game = CardGame.new(save.setup, save.seed, Keep.SEARCH, log.append)
    step = max(25, len(save.answers) // FRAMES + 1)
    frames = {0: game.clone()}
    moments = [_moment(game, log)]
    for number, option in enumerate(save.answers, 1):
        if game.decision is None:
            raise SaveError(f"It has {len(save.answers)} answers, and its game is over after {number - 1}.")
        if option not in game.decision.options:
            raise SaveError(
                f"Answer {number} was not to be chosen from: the rules have changed since, or it was altered."
            )
        log.append(CARDGAME_TABLE.chosen(game, game.decision, option))
        game.choose(option)
        moments.append(_moment(game, log))
        if number % step == 0:
            frames[number] = game.clone()
        if time.monotonic() > until:
            raise SaveError("It takes too long.")
    return Replay(save.setup, save.answers, game, moments, log, frames)


def _moment(game: CardGame, log: list[Event]) -> Moment:
    asked = None if game.decision is None else game.decision.player
    return Moment(game.state.round, game.state.phase, asked, len(log))

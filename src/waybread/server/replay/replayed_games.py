"""Games played again from their save files, to be stepped through.

A save file comes from strangers, and whoever wrote it could have written any state into it. So nothing is
believed but its setup, its seed and its answers: they are played again by the rules. That takes a while, so it
is done in a process of its own, which keeps the games that were looked at last. So that it starts quickly,
nothing of HTTP or of a database is loaded here.
"""

from __future__ import annotations

import json
import time
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from waybread.kernel import ENGINE, Event, Game, Keep, Redeal, SaveError, WaybreadError, saves
from waybread.table import RULEBOOKS, Rulebook

MOST_ANSWERS: Final = 20_000
MOST_SECONDS: Final = 20.0
"""A game that takes longer to be played again is refused."""
KEPT: Final = 12
"""So many games stay in memory; each has about a megabyte."""
FRAMES: Final = 40
"""Positions of a game that are kept; others are played to from the one before."""
_CHANGED: Final = "an older version of Waybread saved the game, and the rules have changed since."


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

    rulebook: Rulebook[Any]
    setup: dict[str, Any]
    answers: list[int]
    last: Game[Any]
    moments: list[Moment]
    log: list[Event]
    frames: dict[int, Game[Any]]
    dealt: Mapping[int, Sequence[Redeal]]
    """Where what nobody knew was dealt again, by the number of answers before."""
    stopped: str = ""
    """Why it stops before its last answer, as a sentence."""

    def at(self, moment: int) -> Game[Any]:
        """The game after so many answers: a copy."""
        places = sorted(self.frames)
        place = places[bisect_right(places, moment) - 1]
        game = self.frames[place].clone()
        for number, option in enumerate(self.answers[place:moment], place + 1):
            game.choose(option)
            for each in self.dealt.get(number, ()):
                game.deal_again(each.seed, each.knowers)
        return game

    def events(self, moment: int) -> list[tuple[int, Event]]:
        """What led from the moment before to this one, each with its place in the log."""
        first = self.moments[moment - 1].lines if moment else 0
        return list(enumerate(self.log[first : self.moments[moment].lines], first))


@lru_cache(maxsize=KEPT)
def opened(text: str) -> Replay:
    """The game of a save file, or SaveError in one sentence; those that were looked at last are kept."""
    return replayed(text)


def check(text: str) -> str:
    """The name of the game of a save file; SaveError in one sentence if it cannot be played again to its end."""
    replay = opened(text)
    if replay.stopped:
        raise SaveError(replay.stopped)
    name: str = replay.rulebook.game.name
    return name


def replayed(text: str, most_seconds: float = MOST_SECONDS) -> Replay:
    """Play a game again from its beginning, as far as these rules can follow it if another version saved it."""
    save = saves.read(text)
    if save.game not in RULEBOOKS:
        raise SaveError(f"This is a save of '{save.game[:40]}', which is not played here.")
    if len(save.answers) > MOST_ANSWERS:
        raise SaveError(f"A game with more than {MOST_ANSWERS:,} answers is not played again here.")
    if save.start is not None:
        raise SaveError("This game was laid out by hand: it cannot be played again from its beginning.")
    try:
        json.dumps(save.setup, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise SaveError("This save cannot be read: it contains invalid characters.") from None
    try:
        return _played(save, time.monotonic() + most_seconds)
    except WaybreadError as error:
        raise SaveError(f"This save of Waybread {save.engine[:40]} cannot be played again: {error}") from None
    except Exception:  # noqa: BLE001  whatever strangers wrote, the answer is a sentence
        raise SaveError("This save cannot be played again: the rules stumble over it.") from None


def _played(save: saves.Save, until: float) -> Replay:
    rulebook = RULEBOOKS[save.game]
    events: list[Event] = []
    game = rulebook.game.new(save.setup, save.seed, Keep.SEARCH, events.append)
    log = [rulebook.add_names(game, each) for each in events]
    game.listen(lambda event: log.append(rulebook.add_names(game, event)))
    dealt = saves.redeals_by_place(save.redeals)
    _deal_again(game, dealt.get(0, ()), until)
    step = max(25, len(save.answers) // FRAMES + 1)
    frames = {0: game.clone()}
    moments = [_moment(rulebook, game, log)]
    for number, option in enumerate(save.answers, 1):
        lines = len(log)
        try:
            _choose(rulebook, game, option, log, number)
            _deal_again(game, dealt.get(number, ()), until)
        except Exception:  # rules of another version may stumble anywhere
            if save.engine == ENGINE:
                raise
            del log[lines:]
            stopped = f"The replay stops at choice {number} of {len(save.answers)}: {_CHANGED}"
            given = save.answers[: number - 1]
            return Replay(rulebook, save.setup, given, game, moments, log, frames, dealt, stopped)
        moments.append(_moment(rulebook, game, log))
        if number % step == 0:
            frames[number] = game.clone()
        _check_time(until)
    return Replay(rulebook, save.setup, save.answers, game, moments, log, frames, dealt)


def _deal_again(game: Game[Any], redeals: Sequence[Redeal], until: float) -> None:
    for each in redeals:
        game.deal_again(each.seed, each.knowers)
        _check_time(until)


def _check_time(until: float) -> None:
    if time.monotonic() > until:
        raise SaveError("It takes too long.")


def _choose(rulebook: Rulebook[Any], game: Game[Any], option: int, log: list[Event], number: int) -> None:
    if game.decision is None:
        raise SaveError(f"It has more answers, and its game is over after {number - 1}.")
    if option not in game.decision.options:
        raise SaveError(f"Answer {number} was not to be chosen from: the rules have changed since, or it was altered.")
    log.append(rulebook.choice_event(game, game.decision, option))
    game.choose(option)


def _moment(rulebook: Rulebook[Any], game: Game[Any], log: list[Event]) -> Moment:
    asked = None if game.decision is None else game.decision.player
    return Moment(*rulebook.round_and_phase(game), asked, len(log))

"""The programming interface in five names: ``new_game``, ``load``, ``simulate``, ``Game`` and ``Bot``.

``import waybread`` offers them; ``docs/api.md`` shows them at work. Everything else is in the packages.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from waybread.bots import DEFAULT_BOT
from waybread.cardgame import CardGame
from waybread.files import errors_as, read_text
from waybread.journeys import CompanionGame, JourneyGame
from waybread.kernel import Game, SaveError, SetupError, saves
from waybread.sim import GameTally, SeedResult, Simulation, SimulationTally, StudyError, play_seeds, player
from waybread.sim.cardgame import Party, make_party
from waybread.sim.journeys import JourneyParty
from waybread.sim.journeys import make_party as make_journey_party

_GAMES: Final[dict[str, type[Game[Any]]]] = {each.name: each for each in (CardGame, JourneyGame, CompanionGame)}
_LARGEST_SAVE: Final = 1 << 26


def new_game(
    name: str, *, decks: Sequence[str] = (), heroes: Sequence[str] = (), seed: int = 0, easy: bool = False,
    difficulty: str = "normal",
) -> Game[Any]:  # fmt: skip
    """Return a new game at its first decision.

    ``name`` is a scenario of the card game, played with a deck for each player (built-in decks by name, or files), or
    an adventure of Journeys, played with heroes (``"Gimli"``, ``"Gimli:Captain"``). Part of a name is enough.
    Raises SetupError if the game cannot be set up.
    """
    try:
        party = _party(name, decks, heroes, easy=easy, difficulty=difficulty)
    except StudyError as error:
        raise SetupError(str(error)) from None
    game = JourneyGame if heroes else CardGame
    return game.new(party.setup, seed)


def load(file: str | Path) -> Game[Any]:
    """Return the game in a save file, at the decision where it was saved; SaveError if it cannot be read."""
    with errors_as(SaveError):
        text = read_text(Path(file), _LARGEST_SAVE)
    game = saves.read(text).game
    if game not in _GAMES:
        raise SaveError(f"{file} is a save of '{game}'; this version loads {', '.join(_GAMES)}.")
    return _GAMES[game].load(text)


def simulate(
    name: str, *, decks: Sequence[str] = (), heroes: Sequence[str] = (), games: int = 100, seed: int = 0,
    bot: str = DEFAULT_BOT, easy: bool = False, difficulty: str = "normal",
) -> GameTally:  # fmt: skip
    """Let bots play a number of games, on the seeds from ``seed`` on, and return what they came to.

    ``share`` of the result has the wins with a 95 % interval. Raises WaybreadError if it cannot be played.
    ``waybread simulate`` uses all processors; this is for notebooks and scripts.
    """
    party = _party(name, decks, heroes, easy=easy, difficulty=difficulty)
    party = replace(party, players=(player(bot),) * len(party.players))
    study = Simulation((party,))
    tally = SimulationTally(study)

    def count(results: list[SeedResult]) -> None:
        for each in results:
            tally.add(each)

    play_seeds(study, range(seed, seed + games), count)
    return tally.parties[0]


def _party(
    name: str, decks: Sequence[str], heroes: Sequence[str], *, easy: bool, difficulty: str
) -> Party | JourneyParty:
    if bool(decks) == bool(heroes):
        raise StudyError("A game needs decks (the card game) or heroes (Journeys), and not both.")
    if heroes:
        return make_journey_party(name, heroes, difficulty)
    return make_party(name, decks, easy=easy)

"""Replays over HTTP: a finished game moment by moment, with all hands open.

Whoever has a save file has everything that is in it, so nothing is hidden here, even if the game is not over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Path
from pydantic import Field

from waybread.cardgame.ending import score
from waybread.cardgame.scenarios import SCENARIOS
from waybread.kernel import Event
from waybread.server.documents import line, question
from waybread.server.library.refusals import refusals
from waybread.server.library.replaying import MOST_ANSWERS, REPLAYS, Replay
from waybread.server.library.shapes import Sent, Shape
from waybread.server.library.shelf import LARGEST_SAVE, Id, Shelf, Storage
from waybread.server.messages import Line, Question
from waybread.table.cardgame import CARDGAME_TABLE

router = APIRouter(tags=["replays"])
Number = Annotated[int, Path(ge=0, le=MOST_ANSWERS)]


class SaveFile(Sent):
    """The text of a save file."""

    save: Annotated[str, Field(max_length=LARGEST_SAVE)]


class MomentWanted(SaveFile):
    """A moment of a save file's game."""

    moment: Annotated[int, Field(ge=0, le=MOST_ANSWERS)]


class MomentSeen(Shape):
    """The game after so many answers, in short."""

    round: int
    phase: str
    asked: int | None
    """The seat that is asked; null when the game is over."""
    lines: list[Line]
    """What the log says of the way here from the moment before."""


class Ending(Shape):
    """How a game ended."""

    won: bool
    reason: str
    rounds: int
    score: dict[str, int]


class ReplaySeen(Shape):
    """A game to be stepped through."""

    scenario: str
    """By its id."""
    title: str
    easy: bool
    campaign: bool
    players: list[str]
    decks: list[dict[str, Any]]
    """Each seat's heroes and cards, as the setup had them."""
    ending: Ending | None
    """Null if the game was not over when it was saved."""
    moments: list[MomentSeen]
    """The first is the game as it begins; each of the others comes after one more answer."""


class MomentShown(Shape):
    """A game in one moment, with all hands open."""

    moment: int
    asked: int | None
    views: dict[str, dict[str, Any]]
    """What each seat knows, by seat."""
    question: Question | None
    answer: int | None
    """The option that was chosen then; null at the end."""
    label: str
    """The choice in words."""
    lines: list[Line]


@router.post("/replays/read", responses=refusals())
def read_replay(sent: SaveFile) -> ReplaySeen:
    """Everything to step through the game of a save file, but for the table itself in each moment."""
    return seen(REPLAYS.opened(sent.save))


@router.post("/replays/moment", responses=refusals(404))
def read_moment(sent: MomentWanted) -> MomentShown:
    """The table in one moment of a save file's game."""
    return shown(REPLAYS.opened(sent.save), sent.moment)


@router.get("/shelf/saves/{kept}/replay", responses=refusals(401, 404))
def replay_save(shelf: Shelf, store: Storage, kept: Id) -> ReplaySeen:
    """Everything to step through a save on a shelf."""
    return seen(REPLAYS.opened(store.saves.get(shelf, kept).content))


@router.get("/shelf/saves/{kept}/replay/{moment}", responses=refusals(401, 404))
def save_moment(shelf: Shelf, store: Storage, kept: Id, moment: Number) -> MomentShown:
    """The table in one moment of a save on a shelf."""
    return shown(REPLAYS.opened(store.saves.get(shelf, kept).content), moment)


@router.get("/quests/{quest}/replay", responses=refusals(401, 404))
def replay_quest(shelf: Shelf, store: Storage, quest: Id) -> ReplaySeen:
    """Everything to step through a quest that stands on one's shelf."""
    found = store.quests.get_from(shelf, quest)
    return seen(REPLAYS.opened(found.replay), found.players)


@router.get("/quests/{quest}/replay/{moment}", responses=refusals(401, 404))
def quest_moment(shelf: Shelf, store: Storage, quest: Id, moment: Number) -> MomentShown:
    """The table in one moment of a quest that stands on one's shelf."""
    found = store.quests.get_from(shelf, quest)
    return shown(REPLAYS.opened(found.replay), moment, found.players)


def seen(replay: Replay, players: Sequence[str] = ()) -> ReplaySeen:
    """A game for whoever wants to step through it."""
    game, state = replay.last, replay.last.state
    names = _names(replay, players)
    decks = replay.setup.get("decks")
    outcome = game.outcome
    return ReplaySeen(
        scenario=state.scenario,
        title=SCENARIOS[state.scenario].title,
        easy=state.easy,
        campaign="campaign" in replay.setup,
        players=list(names),
        decks=decks if isinstance(decks, list) else [],
        ending=None
        if outcome is None
        else Ending(
            won=outcome.won, reason=outcome.reason, rounds=state.round, score=dict(outcome.score or score(game))
        ),
        moments=[
            MomentSeen(round=each.round, phase=each.phase, asked=each.asked, lines=_lines(replay.events(number), names))
            for number, each in enumerate(replay.moments)
        ],
    )


def shown(replay: Replay, moment: int, players: Sequence[str] = ()) -> MomentShown:
    """A game in one moment."""
    if moment >= len(replay.moments):
        raise HTTPException(404, f"This game has the moments 0 to {len(replay.moments) - 1}, and no moment {moment}.")
    game = replay.at(moment)
    names = _names(replay, players)
    prompt = None if game.decision is None else CARDGAME_TABLE.prompt(game, names)
    answer = replay.answers[moment] if moment < len(replay.answers) else None
    labels = {} if prompt is None else {each.option: each.label for each in prompt.choices}
    return MomentShown(
        moment=moment,
        asked=replay.moments[moment].asked,
        views={str(each): game.view(each) for each in game.players},
        question=None if prompt is None else Question.model_validate(question(prompt)),
        answer=answer,
        label="" if answer is None else labels.get(answer, ""),
        lines=_lines(replay.events(moment), names),
    )


def _names(replay: Replay, players: Sequence[str]) -> Sequence[str]:
    seats = replay.last.players
    return players if len(players) == len(seats) else [f"Player {each + 1}" for each in seats]


def _lines(events: Sequence[tuple[int, Event]], names: Sequence[str]) -> list[Line]:
    """Events in words, as somebody reads them who knows all that anybody knew."""
    found = []
    for place, event in events:
        viewer = event.knowers[0] if event.knowers else None
        words = CARDGAME_TABLE.line(event, viewer, names)
        if words is not None:
            found.append(line(place, words))
    return found

"""A game that was played again, told moment by moment with all hands open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic_core import to_jsonable_python

from waybread.kernel import Event, WaybreadError
from waybread.server.base_models import Shape, fields_of
from waybread.server.live.messages import Line, Question
from waybread.server.replay.replayed_games import Moment, Replay, opened
from waybread.table import ScenarioInfo, Summary


class NoMoment(WaybreadError):
    """A game does not have a moment that is asked for."""


@fields_of(Moment)
class MomentSeen(Shape):
    """The game after so many answers, in short."""

    asked: int | None
    """The seat that is asked; null when the game is over."""
    lines: list[Line]
    """What the log says of the way here from the moment before."""


@fields_of(Summary, without="scenario difficulty decks")
class Ending(Shape):
    """How a game ended."""


@fields_of(ScenarioInfo, without="mode")
class ReplaySeen(Shape):
    """A game to be stepped through."""

    game: str
    easy: bool
    players: list[str]
    decks: list[dict[str, Any]]
    """Each seat's heroes and cards, as the setup had them."""
    ending: Ending | None
    """Null if the game was not over when it was saved."""
    moments: list[MomentSeen]
    """The first is the game as it begins; each of the others comes after one more answer."""
    stopped: str
    """Why the moments end before the last answer of the save, as a sentence; "" if they do not."""


class MomentShown(Shape):
    """A game in one moment, with all hands open."""

    moment: int
    asked: int | None
    views: dict[str, Mapping[str, Any]]
    """What each seat knows, by seat."""
    question: Question | None
    answer: int | None
    """The option that was chosen then; null at the end."""
    label: str
    """The choice in words."""
    lines: list[Line]


def describe_replay(text: str, players: Sequence[str] = ()) -> str:
    """Return the game of a save file for whoever wants to step through it, as JSON (:class:`ReplaySeen`)."""
    replay = opened(text)
    rulebook = replay.rulebook
    names = _names(replay, players)
    played = rulebook.scenario(replay.last)
    seen = ReplaySeen.from_data(
        played,
        game=rulebook.game.name,
        easy=played.difficulty == "easy",
        players=list(names),
        decks=rulebook.split_setup(replay.setup)[1],
        ending=None if replay.last.outcome is None else Ending.from_data(rulebook.summary(replay.last)),
        moments=[
            MomentSeen.from_data(each, lines=_log_lines(replay, replay.events(number), names))
            for number, each in enumerate(replay.moments)
        ],
        stopped=replay.stopped,
    )
    return seen.model_dump_json()


def describe_moment(text: str, moment: int, players: Sequence[str] = ()) -> str:
    """Return one moment of the game of a save file, as JSON (:class:`MomentShown`)."""
    replay = opened(text)
    if moment >= len(replay.moments):
        raise NoMoment(f"This game has the moments 0 to {len(replay.moments) - 1}, and no moment {moment}.")
    game = replay.at(moment)
    names = _names(replay, players)
    prompt = None if game.decision is None else replay.rulebook.prompt(game, names)
    answer = replay.answers[moment] if moment < len(replay.answers) else None
    labels = {} if prompt is None else {each.option: each.label for each in prompt.choices}
    shown = MomentShown(
        moment=moment,
        asked=replay.moments[moment].asked,
        views={str(each): game.view(each) for each in range(len(names))},
        question=None if prompt is None else Question.model_validate(to_jsonable_python(prompt)),
        answer=answer,
        label="" if answer is None else labels.get(answer, ""),
        lines=_log_lines(replay, replay.events(moment), names),
    )
    return shown.model_dump_json()


def _names(replay: Replay, players: Sequence[str]) -> Sequence[str]:
    seats = len(replay.rulebook.split_setup(replay.setup)[1])
    return players if len(players) == seats else [f"Player {each + 1}" for each in range(seats)]


def _log_lines(replay: Replay, events: Sequence[tuple[int, Event]], names: Sequence[str]) -> list[Line]:
    """Events in words, as somebody reads them who knows all that anybody knew."""
    found = []
    for place, event in events:
        viewer = event.knowers[0] if event.knowers else None
        words = replay.rulebook.log_line(event, viewer, names)
        if words is not None:
            found.append(Line(place=place, kind=replay.rulebook.line_kind(event.kind), words=list(words)))
    return found

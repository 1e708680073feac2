"""What is said over a socket, in both directions; ``docs/protocol.md`` tells the story around it.

A client says hello first, with its token. After that each of its messages has an id of the client's choice,
and is answered by ``done``, by ``refused`` with a sentence, or by what it asked for.
"""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, WithJsonSchema

from waybread.bots import Hint
from waybread.server.base_models import fields_of
from waybread.server.storage import Status
from waybread.table import RULEBOOKS, Chair, DeckSummary, Policy, Prompt, UndoRequest
from waybread.texts import CardName

MOST_BYTES = 64 * 1024
"""The longest message that a client may send."""
Id = Annotated[int, Field(ge=0, le=2**53 - 1)]
Seat = Annotated[int, Field(ge=0, le=7)]
Short = Annotated[str, Field(max_length=40)]
DeckName = Annotated[str, Field(max_length=80)]
Names = Annotated[list[Short], Field(max_length=100)]
Number = Annotated[int, Field(ge=0, le=2**31 - 1)]
_KINDS = sorted({str(kind) for each in RULEBOOKS.values() for kind in each.kinds})
QuestionKind = Annotated[str, WithJsonSchema({"type": "string", "enum": _KINDS})]
"""Everything that players can be asked, in any game."""


class Message(BaseModel):
    """Anything that is said."""

    model_config = ConfigDict(
        extra="forbid", strict=True, json_schema_serialization_defaults_required=True, use_attribute_docstrings=True
    )

    @cached_property
    def wire_text(self) -> str:
        """The message as it is sent; serialised once, however many clients get it."""
        return self.model_dump_json()


# From the client ------------------------------------------------------------------------


class Hello(Message):
    """Who is there: the first message on a socket."""

    type: Literal["hello"]
    token: Annotated[str, Field(min_length=8, max_length=64)]
    line: Number = 0
    """The first line of the log that the client has not seen."""
    undone: Number = 0
    """How many answers had been taken back when it last heard of the table, as its document says."""


class Request(Message):
    """What a client asks for after its hello."""

    type: str
    id: Id


class SeatRequest(Request):
    """What a client asks for in the name of a seat."""

    seat: Seat


class Choose(SeatRequest):
    """Answer the question of this moment for a seat."""

    type: Literal["choose"]
    option: Annotated[int, Field(ge=-1, le=2**31 - 1)]
    moment: Number


class Undo(Request):
    """Take back one's last choice, or all answers but so many."""

    type: Literal["undo"]
    keep: Number | None = None


class Redo(Request):
    """Choose again what one has taken back last."""

    type: Literal["redo"]


class Agree(Request):
    """Agree to what somebody wants to take back."""

    type: Literal["agree"]


class Refuse(Request):
    """Do not agree to it."""

    type: Literal["refuse"]


class SetPolicy(SeatRequest):
    """Where a player wants to be asked, and where not."""

    type: Literal["policy"]
    stops: Names = []
    skips: Names = []
    cards: Names = []


class PassOn(SeatRequest):
    """Pass until something happens; or no longer."""

    type: Literal["pass on"]
    on: bool = True


class Pause(Request):
    """Nobody chooses for a while."""

    type: Literal["pause"]


class Resume(Request):
    """Go on after a pause."""

    type: Literal["resume"]


class Leave(SeatRequest):
    """Leave a chair."""

    type: Literal["leave"]


class Free(SeatRequest):
    """Have somebody leave their chair, or a bot; for the host."""

    type: Literal["free"]


class SeatBot(SeatRequest):
    """Have a bot play for a chair that is free, or one's own."""

    type: Literal["bot"]
    bot: Annotated[str, Field(min_length=1, max_length=40)]
    """By its name (``GET /api/bots`` lists them)."""


class Bring(SeatRequest):
    """Bring a deck, or heroes, before the game begins."""

    type: Literal["deck"]
    deck: Any
    name: DeckName = ""
    """What the player calls it."""


class Start(Request):
    """Begin the game."""

    type: Literal["start"]


class Why(SeatRequest):
    """Why can this card not be chosen now?"""

    type: Literal["why"]
    card: Number


class AskHint(SeatRequest):
    """What would the search do?"""

    type: Literal["hint"]


FromClient = Annotated[
    Hello
    | Choose
    | Undo
    | Redo
    | Agree
    | Refuse
    | SetPolicy
    | PassOn
    | Pause
    | Resume
    | Leave
    | Free
    | SeatBot
    | Bring
    | Start
    | Why
    | AskHint,
    Field(discriminator="type"),
]
FROM_CLIENT: TypeAdapter[Hello | Request] = TypeAdapter(FromClient)


# From the server ------------------------------------------------------------------------


class Line(Message):
    """A line of the log, by its place in it."""

    place: int
    kind: str
    """What it tells of: ``damage``, ``threat``, ``revealed`` and so on."""
    words: list[str | CardName]


@fields_of(Prompt)
class Question(Message):
    """The pending question, for those who hold the seat that is asked."""

    model_config = ConfigDict(strict=False)

    kind: QuestionKind


@fields_of(DeckSummary)
class DeckInfo(Message):
    """What a player brings, a deck or heroes, as everybody sees it before the game."""

    model_config = ConfigDict(strict=False)

    name: str
    """What its player calls it; "" if nobody said."""


@fields_of(Chair, only="name bot")
class ChairSeen(Message):
    """A chair from outside."""

    taken: bool
    yours: bool
    deck: DeckInfo | None


class ChairInfo(ChairSeen):
    """A chair as everybody sees it."""

    passing: bool
    away: bool
    """Somebody holds it, and is not at the table just now."""


@fields_of(UndoRequest, only="name keep")
class UndoInfo(Message):
    """Somebody wants to take something back."""

    agreed: int
    yours: bool
    """You asked, or have agreed: the others are waited for."""


class Document(Message):
    """All that a client may know of a table. It is sent whole once, and by its changes after that."""

    model_config = ConfigDict(strict=False)

    game: str
    wishes: dict[str, Any]
    status: Status
    paused: bool
    moment: int
    answers: int
    undone: int
    """How many answers have been taken back so far."""
    asked: int | None
    """The seat that is asked, if one is."""
    chairs: list[ChairInfo]
    undo: UndoInfo | None
    policies: dict[str, Policy]
    """By seat, for the seats that are yours."""
    views: dict[str, dict[str, Any]]
    """What each of your seats may know of the game, empty before it begins; a spectator has one, under ``watch``."""
    question: Question | None
    """What you are asked, if you are."""
    since: int
    """Where in the log begins what has happened since your last choice; for spectators, anybody's."""
    redo: int = 0
    """How many answers that were taken back could be given again, one after the other."""


class Welcome(Message):
    """The answer to hello: everything as it stands."""

    type: Literal["welcome"] = "welcome"
    table: str
    number: int
    seats: list[int]
    host: bool
    player: bool
    """Your link is a player's: you may take a chair that is free, or seat a bot there, also after leaving yours."""
    document: Document
    lines: list[Line]
    cut: int
    """Lines from this place on that the client may still show have been taken back; ``lines`` follow."""


class Update(Message):
    """What changed at the table."""

    type: Literal["update"] = "update"
    number: int
    patch: list[list[Any]]
    lines: list[Line]
    cut: int | None = None
    """Lines from this place on have been taken back."""


class Done(Message):
    """A request was carried out, and is stored."""

    type: Literal["done"] = "done"
    id: int


class Refusal(Message):
    """A request was not carried out, and why; nothing has changed."""

    type: Literal["refused"] = "refused"
    id: int | None
    reason: str


class Reason(Message):
    """Why a card cannot be chosen; null if it can."""

    type: Literal["reason"] = "reason"
    id: int
    reason: str | None


@fields_of(Hint)
class HintOption(Message):
    """An option as the search sees it."""

    label: str


class Hints(Message):
    """The options that the search looked at, by their chances, the best first."""

    type: Literal["hints"] = "hints"
    id: int
    moment: int
    hints: list[HintOption]


class Goodbye(Message):
    """The server closes this socket, and why; the client may come back."""

    type: Literal["goodbye"] = "goodbye"
    reason: str


FromServer = Annotated[Welcome | Update | Done | Refusal | Reason | Hints | Goodbye, Field(discriminator="type")]
FROM_SERVER: TypeAdapter[Welcome | Update | Done | Refusal | Reason | Hints | Goodbye] = TypeAdapter(FromServer)

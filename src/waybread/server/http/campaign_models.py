"""The shapes of campaigns: the log as data, what players decide, and how far a setup has come."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from waybread.cardgame import BOXES, SCENARIOS, CampaignType
from waybread.cardgame.campaign import FIRST_BOX, Log, Plan, Question, campaign_log, campaign_order
from waybread.server.base_models import Counts, DeckShape, Name, Sent, Shape, Title, fields_of
from waybread.server.http.shelf_routes import KeptLabel

PlayerName = Annotated[str, Field(min_length=1, max_length=40)]
LARGEST_LOG = 64 * 1024


class NewCampaign(Sent):
    """A campaign that begins."""

    name: Name
    players: Annotated[list[PlayerName], Field(min_length=1, max_length=4)]
    expert: bool = False
    """Heroes carry their damage on."""
    box: str = Field(default=FIRST_BOX, max_length=40)
    """The box whose campaign it is, by its id in GET /api/campaigns."""
    after: Annotated[str, Field(pattern="^[0-9a-f]{16}$")] | None = None
    """An earlier campaign on the same shelf: boons of it may come along."""


class LogText(Sent):
    """A campaign log as the text that a person can read and edit."""

    name: Name
    text: Annotated[str, Field(max_length=LARGEST_LOG)]


@fields_of(campaign_log.Player)
class Column(Shape):
    """A player's column of the log."""

    total_penalty: int
    """With the group's: what is added to the starting threat."""


class PoolCard(Shape):
    """A boon or burden in the campaign pool."""

    title: str
    kind: Literal["boon", "burden"]
    hero: str
    """The hero of a Permanent card; else empty."""
    text: str
    """What it does, in our words."""


class Part(Shape):
    """A scenario of the campaign."""

    id: str
    title: str
    won: bool


@fields_of(Log, without="won box")
class LogSeen(Shape):
    """A campaign as it stands between two games."""

    players: list[Column]
    campaign: str
    """The title of the box."""
    scenarios: list[Part]
    """In the order in which they are played."""
    next: str | None
    """The scenario to be played now, by its id; null when all are won."""
    pool: list[PoolCard]
    remarks: list[str]
    """What is worth knowing before the next game."""


class KeptCampaign(KeptLabel):
    """A campaign on a shelf."""

    text: str
    """The log for reading and editing."""
    log: LogSeen
    said: str = ""
    """What there is to say about what was just done."""


class PlanShape(Sent):
    """What one player decides while a game is set up."""

    replacements: Annotated[dict[Title, Title], Field(max_length=12)] = Field(default_factory=dict)
    """A new hero for each of theirs that has fallen."""
    swap: Annotated[list[Title], Field(min_length=2, max_length=2)] | None = None
    """A hero of theirs, and the one who comes instead."""
    heal: Annotated[list[Title], Field(max_length=12)] = Field(default_factory=list)
    """Heroes whose damage is cleared at a price."""
    boons: Counts = Field(default_factory=dict)
    """What they take from the pool into their deck."""
    burdens: Counts = Field(default_factory=dict)

    def plan(self) -> Plan:
        """For the checklist."""
        swap = None if self.swap is None else (self.swap[0], self.swap[1])
        return Plan(
            replacements=self.replacements, swap=swap, heal=tuple(self.heal), boons=self.boons, burdens=self.burdens
        )


class ToPrepare(Sent):
    """The decks of all players, and what they have decided so far."""

    decks: Annotated[list[DeckShape], Field(min_length=1, max_length=4)]
    plans: Annotated[list[PlanShape], Field(max_length=4)] = Field(default_factory=list)
    easy: bool = False
    casual: bool = False
    """Decks may break the rules of deckbuilding."""
    begin: bool = False
    """If nothing is open, enter it in the log. Without this nothing is stored."""


@fields_of(Question)
class QuestionSeen(Shape):
    """Something that a player has to decide, or may."""

    player: int
    """By seat; -1 if it is for anybody."""
    text: str


class Check(Shape):
    """One of the eight checks before a game, and what it has done."""

    about: str
    done: list[str]


class ReadyChair(Shape):
    """A chair of the table to be opened."""

    name: str
    deck: DeckShape


class ReadyTable(Shape):
    """What to open a table with: the same fields as in POST /api/tables."""

    wishes: dict[str, Any]
    casual: bool
    chairs: list[ReadyChair]


class Prepared(Shape):
    """How far a setup has come."""

    checks: list[Check]
    questions: list[QuestionSeen]
    problems: list[str]
    """What is not allowed as it is."""
    log: LogSeen
    """With what this setup enters."""
    table: ReadyTable | None
    """Null while something has to be decided, or is not allowed."""
    begun: bool
    """Whether the log has been stored."""


class PlayedTable(Sent):
    """The table at which a game of the campaign has ended."""

    token: Annotated[str, Field(min_length=8, max_length=64)]


def log_seen(log: Log) -> LogSeen:
    """The log as data."""
    return LogSeen.from_data(
        log,
        players=[Column.from_data(each, total_penalty=log.penalty_of(seat)) for seat, each in enumerate(log.players)],
        campaign=BOXES[log.box].title,
        scenarios=[Part(id=each, title=SCENARIOS[each].title, won=each in log.won) for each in campaign_order(log.box)],
        next=log.scenario,
        pool=[_pool_card(log, each.title, each.hero) for each in log.pool],
        remarks=campaign_log.remarks(log),
    )


def _pool_card(log: Log, title: str, hero: str) -> PoolCard:
    card = campaign_log.campaign_card(log, title)
    kind: Literal["boon", "burden"] = "boon" if card and card.campaign is CampaignType.BOON else "burden"
    return PoolCard(title=title, kind=kind, hero=hero, text=card.text if card else "")

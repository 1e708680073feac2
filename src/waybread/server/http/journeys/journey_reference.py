"""What there is to look up of journeys: cards, adventures, campaigns, enemies and terrain."""

from __future__ import annotations

from functools import cache

from fastapi import APIRouter
from pydantic import TypeAdapter
from starlette.responses import Response

from waybread.journeys import (
    ADVENTURES,
    BONUSES,
    CARDS,
    ENEMIES,
    TERRAIN_CARDS,
    Bonus,
    Card,
    Enemy,
    Line,
    sources,
    tales,
)
from waybread.journeys.campaign import Story, next_tier
from waybread.journeys.script import Adventure
from waybread.server.base_models import Shape, fields_of
from waybread.server.http.reference_routes import UNCHANGED, Etag, page, unchanged
from waybread.server.http.refusals import refusals

router = APIRouter(prefix="/journeys", tags=["journeys"])


@fields_of(Line)
class LineFacts(Shape):
    """A line of an item that successes pay for in an attack."""

    modifiers: list[str]


@fields_of(Card, without="abilities family settles boon listed")
class JourneyCard(Shape):
    """A printed card of journeys."""

    text: str
    """What it does, in our words."""
    traits: list[str]
    keywords: dict[str, int]
    stats: list[str]
    values: dict[str, int]
    """Of heroes: stats and limits."""
    slot: str
    """Of items: armour, one-handed, two-handed or trinket."""
    upgrades: list[str]
    """Of items: what it may become."""
    lines: list[LineFacts]


@router.get("/cards", response_model=list[JourneyCard], responses=refusals() | UNCHANGED)
def journey_cards(if_none_match: Etag = None) -> Response:
    """All printed cards of journeys."""
    return unchanged(_cards, if_none_match)


@cache
def _cards() -> tuple[bytes, str]:
    return page(TypeAdapter(list[JourneyCard]).dump_json([_card(each) for each in CARDS.values()]))


def _card(card: Card) -> JourneyCard:
    upgrades = [each.key for each in next_tier(card)]
    return JourneyCard.from_data(card, traits=sorted(card.traits), slot=card.slot or "", upgrades=upgrades)


class AdventureFacts(Shape):
    """An adventure that comes with the program."""

    key: str
    title: str
    summary: str
    kind: str
    """``journey`` or ``battle``."""
    fewest: int
    most: int
    """Heroes it is meant for."""
    campaign: str
    """The campaign that it belongs to, by key; empty for one that stands alone."""


@router.get("/adventures", response_model=list[AdventureFacts], responses=refusals() | UNCHANGED)
def adventures(if_none_match: Etag = None) -> Response:
    """The adventures that come with the program."""
    return unchanged(_adventures, if_none_match)


@cache
def _adventures() -> tuple[bytes, str]:
    belongs = {chapter.adventure: key for key, tale in tales().items() for chapter in tale.chapters}
    found = [_adventure(ADVENTURES[key], belongs.get(key, "")) for key in sources.known()]
    return page(TypeAdapter(list[AdventureFacts]).dump_json(found))


def _adventure(adventure: Adventure, campaign: str) -> AdventureFacts:
    fewest, most = adventure.heroes
    summary = adventure.texts.get("summary", "")
    return AdventureFacts.from_data(
        adventure, title=adventure.title, summary=summary, fewest=fewest, most=most, campaign=campaign
    )


@fields_of(Story, without="first trinkets")
class StoryFacts(Shape):
    """A campaign that comes with the program."""

    chapters: int


@router.get("/stories", response_model=list[StoryFacts], responses=refusals() | UNCHANGED)
def stories(if_none_match: Etag = None) -> Response:
    """The campaigns that come with the program."""
    return unchanged(_stories, if_none_match)


@cache
def _stories() -> tuple[bytes, str]:
    found = [StoryFacts.from_data(tale.story, key=key, chapters=len(tale.chapters)) for key, tale in tales().items()]
    return page(TypeAdapter(list[StoryFacts]).dump_json(found))


@fields_of(Enemy, without="figures")
class EnemyFacts(Shape):
    """A kind of enemy; the numbers are those of one figure."""

    traits: list[str]


@fields_of(Bonus, only="key name")
class BonusFacts(Shape):
    """What an elite group has more than others."""

    text: str


class Bestiary(Shape):
    """Enemies, and what lies on battle maps."""

    enemies: list[EnemyFacts]
    bonuses: list[BonusFacts]
    terrain: dict[str, str]
    """What each kind of terrain does, in our words."""


@router.get("/enemies", response_model=Bestiary, responses=refusals() | UNCHANGED)
def enemies(if_none_match: Etag = None) -> Response:
    """The kinds of enemies, the bonuses of elite groups, and terrain."""
    return unchanged(_enemies, if_none_match)


@cache
def _enemies() -> tuple[bytes, str]:
    found = Bestiary(
        enemies=[EnemyFacts.from_data(each, traits=sorted(each.traits)) for each in ENEMIES.values()],
        bonuses=[BonusFacts.from_data(each) for each in BONUSES.values()],
        terrain=dict(TERRAIN_CARDS),
    )
    return page(found.model_dump_json().encode())

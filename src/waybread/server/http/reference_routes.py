"""What there is to look up: cards, scenarios, rules and bots. It changes only with the program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Header, Query
from pydantic import ConfigDict, TypeAdapter
from starlette.responses import Response

from waybread import rules
from waybread.bots import BOTS, BotEntry
from waybread.cardgame import BOXES, CARDS, SCENARIOS, Card, Scenario, campaign, catalogue
from waybread.server.base_models import Shape, fields_of
from waybread.server.http.refusals import refusals

router = APIRouter(tags=["reference"])
UNCHANGED: Final[dict[int | str, dict[str, Any]]] = {304: {"description": "Nothing has changed since that ETag."}}
Etag = Annotated[str | None, Header(alias="if-none-match", max_length=200)]
Value = int | Literal["X"]


# Cards ----------------------------------------------------------------------------------


def _never_null(schema: dict[str, Any]) -> None:
    for field in schema["properties"].values():
        if kinds := [each for each in field.pop("anyOf", []) if each != {"type": "null"}]:
            field.update(kinds[0] if len(kinds) == 1 else {"anyOf": kinds})
            del field["default"]


@fields_of(catalogue.Entry, only="number title type group")
@fields_of(
    Card, only="key unique campaign sphere keywords stage title_a encounter_set encounter_sets scenario", optional=True
)
class CardFacts(Shape):
    """A printed card; what it does not have is left out."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=False, json_schema_extra=_never_null)

    set: str
    pack: str
    """The short name of the set; its name if it has none."""
    name: str | None = None
    """A player card's title with its set, where others have the title; decks call it by its key then."""
    status: str
    """Whether it can be played here: 'implemented' or 'not implemented yet'."""
    rulings: list[catalogue.Ruling] | None = None
    cost: Value | None = None
    threat_cost: Value | None = None
    willpower: Value | None = None
    attack: Value | None = None
    defense: Value | None = None
    hit_points: Value | None = None
    engagement_cost: Value | None = None
    threat: Value | None = None
    quest_points: Value | None = None
    victory: int | None = None
    traits: list[str] | None = None
    quantity: int | None = None
    """Copies in the set."""
    reprints: int | None = None
    """Copies in the set that prints the card again."""
    reprinted_in: str | None = None
    """That set."""
    easy_quantity: int | None = None
    """Copies that stay in the encounter deck in easy mode."""
    text: str | None = None
    """What it does, in our words."""


@router.get("/cards", response_model=list[CardFacts], responses=refusals() | UNCHANGED)
def cards(if_none_match: Etag = None) -> Response:
    """All printed cards of the sets we know, with everything that is known of them."""
    return unchanged(_cards, if_none_match)


@cache
def _cards() -> tuple[bytes, str]:
    found = [CardFacts.model_validate(catalogue.facts(each)) for each in catalogue.catalogue()]
    return page(TypeAdapter(list[CardFacts]).dump_json(found, exclude_none=True))


# Scenarios ------------------------------------------------------------------------------


@fields_of(Card, only="stage title title_a")
class Stage(Shape):
    """A quest card of a scenario; a stage may have several, of which one is drawn."""

    quest_points: Value | None
    text: str
    """What it does, in our words."""


class EncounterSet(Shape):
    """A part of the encounter deck, and how many cards it has."""

    name: str
    standard: int
    easy: int


@fields_of(Scenario, only="title about note difficulty emblem")
class ScenarioFacts(Shape):
    """A scenario that can be played."""

    id: str
    stages: list[Stage]
    encounter_sets: list[EncounterSet]
    standard: int
    """Cards in the encounter deck."""
    easy: int
    """Cards in the encounter deck in easy mode."""


@router.get("/scenarios", response_model=list[ScenarioFacts], responses=refusals() | UNCHANGED)
def scenarios(if_none_match: Etag = None) -> Response:
    """The scenarios that can be played, with their stages and encounter sets."""
    return unchanged(_scenarios, if_none_match)


@cache
def _scenarios() -> tuple[bytes, str]:
    found = [_scenario(each) for each in SCENARIOS.values()]
    return page(TypeAdapter(list[ScenarioFacts]).dump_json(found))


def _scenario(scenario: Scenario) -> ScenarioFacts:
    quests = sorted((CARDS[key] for key in scenario.quest_cards()), key=lambda each: each.stage)
    standard, easy = (scenario.encounter_deck(easy=each) for each in (False, True))
    return ScenarioFacts.from_data(
        scenario,
        stages=[
            Stage.from_data(each, quest_points="X" if each.quest_points == -1 else each.quest_points) for each in quests
        ],
        encounter_sets=[
            EncounterSet(name=name, standard=_of_set(standard, name), easy=_of_set(easy, name))
            for name in scenario.encounter_sets
        ],
        standard=len(standard),
        easy=len(easy),
    )


def _of_set(deck: Sequence[str], name: str) -> int:
    return sum(CARDS[key].encounter_set == name for key in deck)


# Campaigns ------------------------------------------------------------------------------


class CampaignFacts(Shape):
    """A campaign that can be played."""

    id: str
    title: str
    """The title of its box."""
    scenarios: list[str]
    """The ids of its scenarios, in the order in which they are played."""


@router.get("/campaigns", response_model=list[CampaignFacts], responses=refusals() | UNCHANGED)
def campaigns(if_none_match: Etag = None) -> Response:
    """The campaigns that can be played: one for each box that has campaign cards."""
    return unchanged(_campaigns, if_none_match)


@cache
def _campaigns() -> tuple[bytes, str]:
    found = [
        CampaignFacts(id=each, title=BOXES[each].title, scenarios=list(campaign.campaign_order(each)))
        for each in campaign.campaigns()
    ]
    return page(TypeAdapter(list[CampaignFacts]).dump_json(found))


# Rules ----------------------------------------------------------------------------------


@fields_of(rules.Rule, without="testable")
class RuleFacts(Shape):
    """One statement of a game's rules, in our words."""

    id: str
    """With the game in front: lcg for the card game, jme for journeys."""


@router.get("/rules", response_model=list[RuleFacts], responses=refusals() | UNCHANGED)
def search_rules(
    words: Annotated[str, Query(max_length=200)] = "",
    game: Literal["lcg", "jme"] | None = None,
    if_none_match: Etag = None,
) -> Response:
    """The rules that have all of the words in their id, heading or text; all rules without words."""
    return unchanged(lambda: _rules(words, game), if_none_match)


def _rules(words: str, game: str | None) -> tuple[bytes, str]:
    found = [
        RuleFacts.from_data(each) for each in rules.search(words) if game is None or each.id.startswith(f"{game}:")
    ]
    return page(TypeAdapter(list[RuleFacts]).dump_json(found))


# Bots -----------------------------------------------------------------------------------


@fields_of(BotEntry, only="name about games")
class BotFacts(Shape):
    """A bot that can take a chair."""

    quick: bool
    """Whether it chooses at once; the others think."""


@router.get("/bots", responses=refusals())
def bots() -> list[BotFacts]:
    """The bots that can take a chair; the first is the default."""
    return [BotFacts.from_data(each, quick=not each.thinks) for each in BOTS]


# Pages that stay the same ---------------------------------------------------------------


def page(content: bytes) -> tuple[bytes, str]:
    """What is shown, with its ETag: a weak one, for it is the same however the answer is compressed."""
    return content, f'W/"{sha256(content).hexdigest()[:24]}"'


def unchanged(page: Callable[[], tuple[bytes, str]], known: str | None) -> Response:
    """A page, or 304 to a browser that has it."""
    content, etag = page()
    headers = {"etag": etag, "cache-control": "no-cache"}
    tags = {each.strip().removeprefix("W/") for each in (known or "").split(",")}
    if etag.removeprefix("W/") in tags or "*" in tags:
        return Response(status_code=304, headers=headers)
    return Response(content, headers=headers, media_type="application/json")

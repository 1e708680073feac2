"""The shapes of parties: slots, the campaign as data, camp with its offers, and what is asked for."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from waybread.journeys.campaign import MOST_SLOTS, Campaign, Difficulty, camp
from waybread.server.base_models import Sent, Shape, Title, fields_of
from waybread.server.http.new_tables import LARGEST_SAVE
from waybread.server.live.messages import Short

Slot = Annotated[int, Field(ge=1, le=MOST_SLOTS)]
Key = Annotated[str, Field(max_length=80)]
HeroName = Annotated[str, Field(min_length=1, max_length=40)]
SaveText = Annotated[str, Field(max_length=LARGEST_SAVE)]


# Sent -----------------------------------------------------------------------------------


class Entering(Sent):
    """A hero of a new party."""

    hero: HeroName
    items: Annotated[list[Key], Field(max_length=6)] = Field(default_factory=list)
    """Starting items by key; without any, those that go well with the hero."""
    seat: Annotated[int, Field(ge=0, le=4)] | None = None
    """Who plays this hero; without it each hero has a seat of their own."""


class NewParty(Sent):
    """A campaign that begins."""

    story: Key = ""
    """The campaign by key, one of those that come with the program."""
    own: Annotated[str, Field(pattern="^[0-9a-f]{16}$")] | None = None
    """Or a campaign on one's shelf that was uploaded, by its id."""
    difficulty: Annotated[Difficulty, Field(strict=False)] = Difficulty.NORMAL
    slot: Slot
    name: Annotated[str, Field(min_length=1, max_length=60)]
    heroes: Annotated[list[Entering], Field(min_length=1, max_length=5)]
    freely: bool = False
    """Heroes may be shared out among players otherwise than the rules have it."""


class SaveIn(Sent):
    """The text of a save, for a slot."""

    slot: Slot
    text: SaveText


class SaveOver(Sent):
    """The text of a save in place of what is there."""

    text: SaveText


class IntoSlot(Sent):
    """A slot that is free."""

    slot: Slot


class Invitation(Sent):
    """An invitation to a party, and the slot that it is to have."""

    token: Annotated[str, Field(min_length=8, max_length=64)]
    slot: Slot


class CampDeed(Sent):
    """Something done at camp."""

    do: Literal["buy", "sell", "upgrade"]
    hero: Annotated[str, Field(max_length=40)] = ""
    """Who does it; empty for a trinket of the party."""
    card: Key
    into: Key = ""
    """What an item becomes."""


class Outfit(Sent):
    """What a hero sets out with."""

    role: Title
    trinket: Key = ""


class PartyChair(Sent):
    """A chair of the table to be opened."""

    name: Short = ""
    by: Annotated[str, Field(min_length=1, max_length=40)] = "me"
    """You (``me``), whoever comes (``open``), or the name of a bot."""


class Embark(Sent):
    """The party sets out."""

    choices: Annotated[dict[HeroName, Outfit], Field(max_length=5)]
    """A role for each hero, and a trinket for whoever takes one."""
    chairs: Annotated[list[PartyChair], Field(max_length=5)] = Field(default_factory=list)
    """Who plays each seat; you, unless it is said."""
    mode: Literal["journeys", "companion"] = "journeys"
    """Everything simulated, or the app beside the boxes on the table."""


class Products(Sent):
    """The collection manager."""

    products: dict[Key, bool]
    """Which products are there to be played with."""


# Answered -------------------------------------------------------------------------------


class CollectionSeen(Shape):
    """The collection manager."""

    products: dict[str, bool]
    titles: dict[str, str]


@fields_of(Campaign, only="slot name story adventure")
class PartyLabel(Shape):
    """A party in its slot, from outside; texts are empty if its save cannot be read."""

    id: str
    difficulty: str
    stage: str
    """``beginning``, ``adventure``, ``camp`` or ``over``."""
    title: str
    """Of its campaign; empty if that is not known here."""
    next: str
    """The title of the adventure under way, or of the next one."""
    heroes: list[str]
    people: int
    """On how many shelves it stands."""
    changed: float
    why_not: str | None
    """Why it cannot be played as things stand, if it cannot."""


@fields_of(camp.Offer)
class OfferSeen(Shape):
    """A skill card of a role, as a hero at camp sees it."""

    status: str
    colour: str


class RoleSeen(Shape):
    """A role that a hero has played."""

    role: str
    experience: int
    offers: list[OfferSeen]


class HeroAtCamp(Shape):
    """What a hero can do at camp."""

    hero: str
    roles: list[RoleSeen]


@fields_of(camp.Belonging)
class ItemAtCamp(Shape):
    """An item of a hero, or a trinket of the party."""


class CampSeen(Shape):
    """The party between two adventures."""

    why_not: str | None
    """Why nothing can be bought, sold or upgraded now, if it cannot."""
    words: str
    """What the campaign tells of this camp; empty if nothing."""
    heroes: list[HeroAtCamp]
    items: list[ItemAtCamp]


class Station(Shape):
    """An adventure on the road of a party: behind it, under way, or the next one."""

    adventure: str
    title: str
    summary: str
    kind: str
    """``journey`` or ``battle``; empty if the adventure is not known here."""
    state: Literal["won", "lost", "under way", "next"]


class PartySeen(PartyLabel):
    """A party with all that it has."""

    road: list[Station]
    """The adventures so far, and the one that comes now; what follows then is not told."""
    epilogue: str
    """How the campaign ended, if it has."""
    campaign: dict[str, Any] | None
    """The save as data; null if it cannot be read."""
    text: str
    """The save for reading and editing, without the game under way."""
    camp: CampSeen | None
    table: bool
    """Is there a table for the adventure under way?"""
    said: str = ""
    """What there is to say about what was just done."""


class TableToken(Shape):
    """The way to the table of the adventure under way: keep it."""

    table: str
    token: str
    """Yours."""
    invite: str
    """For friends who are to take a chair there, whether they have the party on their shelf or not."""


class Faults(Shape):
    """What is wrong with the text of a save."""

    faults: list[str]
    """A sentence each; none if it can be played."""
    remarks: list[str]
    """What looks odd but does no harm, a sentence each."""


class PartyInvitation(Shape):
    """For friends: whoever has it can have the party on their shelf too."""

    token: str


def camp_seen(campaign: Campaign, words: str) -> CampSeen:
    """What can be done at camp, and why not if it cannot."""
    return CampSeen(
        why_not=camp.why_not_at_camp(campaign),
        words=words,
        heroes=[
            HeroAtCamp(
                hero=hero.name,
                roles=[
                    RoleSeen(
                        role=role,
                        experience=hero.experience.get(role, 0),
                        offers=[OfferSeen.from_data(each) for each in camp.offers(campaign, hero.name, role)],
                    )
                    for role in hero.played
                ],
            )
            for hero in campaign.heroes
        ],
        items=[ItemAtCamp.from_data(each) for each in camp.item_menu(campaign)],
    )

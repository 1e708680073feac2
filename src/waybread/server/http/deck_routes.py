"""Decks over HTTP: the shipped ones, files read and written in every format, judged, and dealt from."""

from __future__ import annotations

from base64 import b64decode
from collections import Counter
from functools import cache
from secrets import randbelow
from typing import Annotated, Final

from fastapi import APIRouter
from pydantic import Field, model_validator

from waybread.cardgame import CARDS, CardType, Deck, deckfiles, decks, plain, shown_name
from waybread.cardgame.deckfiles import (
    FORMATS,
    DeckFileError,
    DeckList,
    Entry,
    Format,
    Tally,
    candidates,
    deck_name,
    entry_of,
    find_cards,
    near_titles,
    unknown_card,
)
from waybread.kernel import Streams
from waybread.server.base_models import Counts, DeckShape, Sent, Shape, fields_of
from waybread.server.http.refusals import refusals, unusable

router = APIRouter(prefix="/decks", tags=["decks"])
HAND: Final = 6
"""Cards of an opening hand."""
LARGEST: Final = 700_000
"""Characters of an uploaded file."""
FormatName = Annotated[str, Field(max_length=40, json_schema_extra={"enum": list(FORMATS)})]


@fields_of(decks.Verdict)
class Verdict(Shape):
    """May a deck be played, and why not."""

    legal: bool
    size: int
    """Cards that count towards the minimum."""
    threat: int | None
    """What its heroes start with; null if one of them cannot be played here."""
    heroes: list[str]
    """What they are called where people read it: with the set where others have the title."""


@fields_of(DeckList, only="name notes")
class ShippedDeck(Shape):
    """A deck that comes with the program."""

    id: str
    starter: bool
    """One of the four starter decks; no two of them share a hero."""
    deck: DeckShape
    verdict: Verdict


@fields_of(Format, without="write read keys")
class DeckFormat(Shape):
    """A format that deck files can be read and written in."""

    name: FormatName


class DeckFile(Sent):
    """A deck file in any of our formats, as text or as the bytes of a file in base64."""

    text: Annotated[str, Field(max_length=LARGEST)] | None = None
    data: Annotated[str, Field(max_length=LARGEST, pattern="^[A-Za-z0-9+/\r\n]*={0,2}[\r\n]*$")] | None = None
    """Base64."""
    name: Annotated[str, Field(max_length=200)] = ""
    """For formats that have no name of their own: that of the file."""
    casual: bool = False
    """Judge it for a table that minds no limits."""

    @model_validator(mode="after")
    def _one_of_both(self) -> DeckFile:
        if (self.text is None) == (self.data is None):
            raise ValueError("a deck file comes as 'text' or as 'data', one of both")
        return self

    def content(self) -> str | bytes:
        """What is in the file."""
        if self.data is None:
            return self.text or ""
        try:
            return b64decode(self.data)
        except ValueError:
            raise DeckFileError("'data' is not in base64.") from None


class Trouble(Shape):
    """A line that was not understood."""

    line: int
    """Counted from 1; 0 where it is not about a line."""
    reason: str
    near: list[str]
    """Titles that may have been meant."""


@fields_of(Entry, without="code octgn_id")
class ListedCard(Shape):
    """A card of a deck file, by its first printing."""

    count: int


@fields_of(DeckList, only="name notes")
class DeckRead(Shape):
    """What a deck file holds."""

    format: str
    """One of those that a deck can be written in."""
    deck: DeckShape
    side: Counts
    """The sideboard: kept, never played."""
    verdict: Verdict
    not_understood: list[Trouble]
    """Lines that were left out."""
    not_implemented: list[ListedCard]
    """Cards that were printed but cannot be played here yet."""


class DeckToWrite(Sent):
    """A deck to be written as a file."""

    deck: DeckShape
    format: FormatName
    name: Annotated[str, Field(max_length=200)] = ""
    notes: Annotated[str, Field(max_length=4000)] = ""
    side: Counts = Field(default_factory=dict)


class DeckWritten(Shape):
    """The text of a deck file, and what to call it."""

    text: str
    filename: str
    media_type: str


class DeckToCheck(Sent):
    """A deck to be judged."""

    deck: DeckShape
    casual: bool = False
    campaign: bool = False
    """Boons and burdens are allowed in it."""


class DeckToDeal(Sent):
    """A deck to draw opening hands from."""

    deck: DeckShape
    seed: Annotated[int, Field(ge=0, le=2**53 - 1)] | None = None
    """The same hands for the same seed; any unless said."""


class Hands(Shape):
    """An opening hand, and the one that a mulligan would bring."""

    seed: int
    hand: list[str]
    mulligan: list[str]


@router.get("/shipped", responses=refusals())
def shipped() -> list[ShippedDeck]:
    """The decks that come with the program."""
    return _shipped()


@cache
def _shipped() -> list[ShippedDeck]:
    return [
        ShippedDeck.from_data(
            each, id=key, starter=key in deckfiles.starters(), deck=shape_of(each.deck()), verdict=verdict(each.deck())
        )
        for key, each in deckfiles.shipped().items()
    ]


@router.get("/formats", responses=refusals())
def formats() -> list[DeckFormat]:
    """The formats of deck files."""
    return [DeckFormat.from_data(each) for each in FORMATS.values()]


@router.post("/read", responses=refusals())
def read(sent: DeckFile) -> DeckRead:
    """Read a deck file; its format is found out. Names in a list that nobody knows are told, the rest is read."""
    with unusable():
        format_, found, wrong = deckfiles.read_in_part(sent.content(), sent.name)
        if len(found.deck().heroes) > 12:
            raise DeckFileError("A deck has 1 to 3 heroes, and this one has more than twelve.")
    cards = (*found.cards, *found.side)
    return DeckRead.from_data(
        found,
        format=format_,
        deck=shape_of(found.deck()),
        side=_side(found),
        verdict=verdict(found.deck(), casual=sent.casual),
        not_understood=[Trouble.from_data(each, reason=str(each)) for each in wrong],
        not_implemented=[ListedCard.from_data(each, count=n) for each, n in cards if not deckfiles.implemented(each)],
    )


@router.post("/write", responses=refusals())
def write(wanted: DeckToWrite) -> DeckWritten:
    """Write a deck as a file of a format."""
    with unusable():
        text = deckfiles.write(_decklist(wanted), wanted.format)
    format_ = FORMATS[wanted.format]
    filename = f"{plain(wanted.name)[:60].strip('-') or 'deck'}.{format_.ending}"
    return DeckWritten(text=text, filename=filename, media_type=format_.media_type)


@router.post("/check", responses=refusals())
def check(wanted: DeckToCheck) -> Verdict:
    """Judge a deck by the rules of deckbuilding."""
    return verdict(wanted.deck.deck(), casual=wanted.casual, campaign=wanted.campaign)


@router.post("/hand", responses=refusals())
def hand(wanted: DeckToDeal) -> Hands:
    """Draw an opening hand, and another as after a mulligan."""
    seed = randbelow(2**53) if wanted.seed is None else wanted.seed
    streams = Streams(seed)
    cards = list(Counter(wanted.deck.cards).elements())
    drawn = []
    for _ in range(2):
        streams.shuffle("hand", cards)
        drawn.append(cards[:HAND])
    return Hands(seed=seed, hand=drawn[0], mulligan=drawn[1])


def shape_of(deck: Deck) -> DeckShape:
    """A deck as it is sent."""
    return DeckShape.model_validate(deck.setup())


def verdict(deck: Deck, *, casual: bool = False, campaign: bool = False) -> Verdict:
    """A deck judged."""
    found = decks.check(deck, casual=casual, campaign=campaign)
    heroes = [decks.find(each, CardType.HERO) for each in deck.heroes]
    threat = sum(each.threat_cost or 0 for each in heroes if each is not None)
    names = [*map(shown_name, deck.heroes)]
    return Verdict.from_data(found, size=deck.size, threat=None if None in heroes else threat, heroes=names)


def _side(found: DeckList) -> dict[str, int]:
    side: Counter[str] = Counter()
    for entry, count in found.side:
        side[deck_name(entry)] += count
    return dict(side)


def _decklist(wanted: DeckToWrite) -> DeckList:
    tally = Tally()
    for title in wanted.deck.heroes:
        tally.add(_entry(title, hero=True), 1)
    for title, count in wanted.deck.cards.items():
        tally.add(_entry(title, hero=False), count)
    for title, count in wanted.side.items():
        tally.add(_entry(title, hero=False), count, side=True)
    return tally.decklist(wanted.name, wanted.notes)


def _entry(name: str, *, hero: bool) -> Entry:
    """The printed card that a name in a deck means."""
    found = entry_of(CARDS[name]) if name in CARDS else None
    if found is not None and hero == (found.type == "Hero"):
        return found
    if hero:
        entries = [each for each in find_cards(name, "Hero") if each.type == "Hero"]
    else:
        entries = [each for each in candidates(name) if each.type != "Hero"] or find_cards(name, "")
    if not entries:
        raise unknown_card(name, near_titles(name))
    return entries[0]
